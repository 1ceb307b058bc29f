//===- MeasurementLog.h - Measurements that programs print ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Readers of what `planner calibrate` takes: the log of bench/device, the text
// of nccl-tests, and tables of matrix products. Mistakes are Diagnostics with
// the file's name and line. docs/calibrate.md has the formats.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_MEASUREMENTLOG_H
#define PLANNER_MACHINE_MEASUREMENTLOG_H

#include "planner/Machine/Collective.h"
#include "planner/Machine/Device.h"
#include "planner/Support/Diagnostic.h"
#include <optional>
#include <string>
#include <vector>

namespace planner {

struct LogFile {
  std::string path;
  std::string text;

  std::string at(size_t line) const {
    return path + ":" + std::to_string(line);
  }
};

enum class LogKind { Device, Nccl, MatmulTable };
/// What a log is, by its text.
Expected<LogKind> logKind(const LogFile &file);

/// One matrix product; the rows of a table.
struct MatmulSample {
  MathFormat format = MathFormat::Fp32;
  double batch = 1, m = 0, n = 0, k = 0;
  double seconds = 0;
};

/// A table with a header of names, one row per line, separated by commas,
/// semicolons, tabs or spaces: m, n, k, dtype, optionally batch, and one of
/// tflops, gflops, time_s, time_ms, time_us.
Expected<std::vector<MatmulSample>> readMatmulTable(const LogFile &file);

/// The number format of a name that benchmarks use: "bf16", "bfloat16",
/// "fp8_e4m3", ...; nothing for an unknown one.
std::optional<MathFormat> mathFormatNamed(std::string_view text);

/// A kernel that moves memory, or a copy between host and device.
struct TransferSample {
  std::string kernel;
  double bytes = 0;
  double seconds = 0;
};

/// A fused attention kernel on queries, keys and values of batch x heads x
/// sequence x headDim, in 16 bits.
struct AttentionSample {
  double headDim = 0;
  bool causal = false;
  bool backward = false;
  double batch = 1, heads = 1, sequence = 0;
  double seconds = 0;
};

/// The log of bench/device.
struct DeviceLog {
  /// As the driver calls it.
  std::string device;
  /// YYYY-MM-DD
  std::string date;
  std::vector<MatmulSample> matmul;
  std::vector<AttentionSample> attention;
  std::vector<TransferSample> memory;
  std::vector<TransferSample> elementwise;
  std::vector<TransferSample> hostCopies;
  /// Seconds of a launch by its way: "stream", "graph".
  std::vector<std::pair<std::string, double>> launches;
  /// What was not measured, and why.
  std::vector<std::string> skipped;
};
Expected<DeviceLog> readDeviceLog(const LogFile &file);

/// A table of nccl-tests: one collective of one communicator.
struct NcclRun {
  CollectiveKind collective = CollectiveKind::AllReduce;
  /// Of one group: where a run splits its ranks, all groups are alike.
  int64_t ranks = 0;
  /// Hosts that a group's ranks are on, equally many on each.
  int64_t hosts = 0;
  /// The devices' name as the log has it; empty if it has none.
  std::string device;
  struct Point {
    /// The payload as collectiveTime counts it.
    double bytes = 0;
    double seconds = 0;
  };
  /// The out-of-place columns.
  std::vector<Point> points;
};

/// All tables of a file. Which collective it is comes from the program that the
/// log names or, if it names none, from the file's name.
Expected<std::vector<NcclRun>> readNcclLog(const LogFile &file);

} // namespace planner

#endif // PLANNER_MACHINE_MEASUREMENTLOG_H
