//===- FitFabric.h - Rates of collectives from times ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_FITFABRIC_H
#define PLANNER_LIB_MACHINE_FITFABRIC_H

#include "Fabric.h"
#include "planner/Machine/MeasurementLog.h"

namespace planner {

/// A run on the levels of a cluster.
struct PlacedRun {
  NcclRun run;
  GroupShape group;
  /// The outermost level with participants, which gets the numbers.
  size_t level = 0;
  /// The log's name and hash.
  std::string source;
  std::string date;

  int64_t participants() const { return group.perLevel[level]; }
  int64_t lanes() const { return group.size() / participants(); }
  /// "all-reduce, 4 x 8 ranks"
  std::string str() const;
};

/// A curve of a fabric file.
struct MeasuredCurve {
  CollectiveKind kind = CollectiveKind::AllReduce;
  RateCurve curve;
  std::string source;
  std::string date;
  /// Points were moved so that larger groups or payloads are not faster.
  bool pooled = false;
  /// Beyond what was measured: as much slower than the largest measured group
  /// as the fabric's own curves are.
  bool extended = false;
};

/// The numbers of one level's fabric that runs decide. Those that none does
/// stay what they were.
struct FabricFit {
  double launch = 0, hopLatency = 0, messageLatency = 0;
  double pointToPointEfficiency = 1, ringEfficiency = 1;
  /// Of the level.
  double latency = 0;
  std::vector<MeasuredCurve> curves;
  /// Logs that the point-to-point numbers, and the bounds, are from.
  std::string exchangeSource, boundSource;
  std::string date;
  bool used = false;

  bool has(CollectiveKind kind) const;
};

/// One for each level of the cluster.
std::vector<FabricFit> fitFabrics(const ClusterSpec &cluster,
                                  const std::vector<PlacedRun> &runs);

} // namespace planner

#endif // PLANNER_LIB_MACHINE_FITFABRIC_H
