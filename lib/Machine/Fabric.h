//===- Fabric.h - Rates of the collectives on one kind of link --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Collectives", has the formulas.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_FABRIC_H
#define PLANNER_LIB_MACHINE_FABRIC_H

#include "Json.h"
#include "planner/Machine/Collective.h"
#include <array>
#include <string>
#include <vector>

namespace planner {

/// tau(x) = bytes / busbw of one collective among `participants` domains, each
/// with `lanes` devices, as a function of x = bytes / lanes. Kept as logarithms
/// and never decreasing in x.
struct RateCurve {
  int64_t participants = 0;
  int64_t lanes = 1;
  struct Point {
    double logBytes = 0;
    double logTau = 0;
  };
  std::vector<Point> points;

  /// Linear between points; constant below the first (latency), proportional to
  /// the bytes above the last (bandwidth).
  double logTau(double logBytes) const;
};

struct FabricRates {
  std::string name;
  /// Per device and direction, of the links that the curves were measured on.
  double referenceBandwidth = 0;
  /// Starting a collective.
  double launch = 0;
  /// One step of a ring between neighbours, for the smallest message.
  double hopLatency = 0;
  /// What one more peer adds to an all-to-all.
  double messageLatency = 0;
  /// What each doubling of the participants beyond the largest curve adds.
  double doublingLatency = 0;
  /// Fractions of the link's bandwidth that point-to-point messages and, where
  /// there is no curve, rings reach.
  double pointToPointEfficiency = 1;
  double ringEfficiency = 1;
  /// All-reduces are done in the switch for groups large enough, so that the
  /// time may fall when the group grows.
  bool inSwitchReduction = false;
  /// AllReduce, AllGather, ReduceScatter; ordered by lanes, then participants.
  std::array<std::vector<RateCurve>, 3> curves;
};

/// Reads a fabric object; mistakes stay in the reader's document.
FabricRates readFabric(JsonReader &reader);
Expected<FabricRates> loadFabric(const std::string &name);

} // namespace planner

#endif // PLANNER_LIB_MACHINE_FABRIC_H
