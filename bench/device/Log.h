//===- Log.h - The rate tables of a device ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/calibrate.md has the format.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_BENCH_DEVICE_LOG_H
#define PLANNER_BENCH_DEVICE_LOG_H

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bench {

using Value = std::variant<double, std::string>;

struct Table {
  std::string name;
  /// Names and units, "" for text.
  std::vector<std::pair<std::string, std::string>> columns;
  std::vector<std::vector<Value>> rows;
};

struct Log {
  std::string date;
  /// No device was asked: the times mean nothing.
  bool invented = false;
  std::vector<std::pair<std::string, Value>> device, software, method;
  std::vector<Table> tables;
  /// Tables that are not there, and why.
  std::vector<std::pair<std::string, std::string>> skipped;

  std::string json() const;
};

/// The whole file or none; returns what went wrong, or nothing.
std::string writeWhole(const std::string &path, const std::string &text);

} // namespace bench

#endif // PLANNER_BENCH_DEVICE_LOG_H
