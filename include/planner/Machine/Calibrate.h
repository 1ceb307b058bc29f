//===- Calibrate.h - A cluster file from measurements -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/calibrate.md says which constants come from which rows.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_CALIBRATE_H
#define PLANNER_MACHINE_CALIBRATE_H

#include "planner/Machine/Cluster.h"
#include "planner/Machine/FitMatmul.h"
#include "planner/Machine/MeasurementLog.h"
#include "planner/Machine/Mesh.h"

namespace planner {

struct CalibrationOptions {
  /// Name or file of the cluster whose numbers stay where nothing was measured;
  /// nothing for that of the device that the logs name.
  std::optional<std::string> base;
  /// YYYY-MM of logs that do not say when they were made.
  std::string date;
  /// Hosts that a domain of the level below the outermost consists of.
  int64_t hostsPerDomain = 1;
};

/// What was measured of one thing, and how well it is predicted.
struct CalibrationRow {
  std::string what;
  /// The constants that it gave; empty where it was only compared.
  std::string fitted;
  FitError before, after;
};

struct Calibration {
  /// The cluster that the numbers started from.
  std::string base;
  std::string clusterJson;
  ClusterSpec cluster;
  std::vector<CalibrationRow> rows;
  std::vector<std::string> warnings;
};

Expected<Calibration> calibrate(const std::vector<LogFile> &logs,
                                const CalibrationOptions &options);

/// The standard cluster of a device as the driver calls it ("NVIDIA H100 80GB
/// HBM3"); empty if there is none.
std::string clusterOfDevice(const std::string &device);

/// Where the ranks of a run are: as many as possible on the innermost levels.
Expected<GroupShape> placeRun(const ClusterSpec &cluster, const NcclRun &run,
                              int64_t hostsPerDomain);

} // namespace planner

#endif // PLANNER_MACHINE_CALIBRATE_H
