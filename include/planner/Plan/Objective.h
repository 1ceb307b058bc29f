//===- Objective.h - What a plan has least of -------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_OBJECTIVE_H
#define PLANNER_PLAN_OBJECTIVE_H

#include "planner/Machine/Cluster.h"
#include "planner/Plan/Prediction.h"
#include <string>
#include <string_view>
#include <vector>

namespace planner {

enum class Objective : uint8_t {
  /// Seconds of a step.
  Time,
  /// Bytes at the peak of the device that needs most; of equal ones the
  /// fastest.
  Memory,
  /// US dollars of a step: devices x hours x what an hour of a device costs.
  Cost
};
constexpr std::array<Objective, 3> kObjectives = {
    Objective::Time, Objective::Memory, Objective::Cost};

/// "time", "memory", "cost".
std::string_view name(Objective objective);
std::optional<Objective> objectiveNamed(std::string_view name);
/// "s", "B", "USD".
std::string_view unitOf(Objective objective);
/// "9.26 ms", "376 MiB", "$0.0123".
std::string valueText(Objective objective, double value);

/// Of a plan on so many devices. The cluster says what they cost if that is the
/// objective.
double objectiveValue(Objective objective, const Prediction &prediction,
                      int64_t devices, const ClusterSpec &cluster);

/// What a plan was chosen for, where that is not its step time on all devices
/// that were given.
struct ObjectiveClaim {
  Objective objective = Objective::Time;
  /// Those that the plan does not use are idle.
  int64_t devicesGiven = 1;
  /// On how many of them plans were looked for, the most first.
  std::vector<int64_t> deviceCounts;
  /// In the objective's unit: no plan on any of these numbers (sets) of devices
  /// that fits has less.
  double lowerBound = 0;
  /// On a cluster with parts, of how many devices of each, in the order in
  /// which it was looked there.
  std::vector<std::vector<int64_t>> deviceSets = {};
};

/// How far a value may be above the least: (value - bound) / value, and whether
/// that is nothing but rounding.
struct ObjectiveGap {
  double gap = 1;
  bool proven = false;
};
ObjectiveGap gapOf(double value, double lowerBound);

} // namespace planner

#endif // PLANNER_PLAN_OBJECTIVE_H
