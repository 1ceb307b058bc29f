//===- HostSums.h - What chunks have on hosts -------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_HOSTSUMS_H
#define PLANNER_LIB_COST_HOSTSUMS_H

#include "ChunkPlaces.h"
#include "UnitBytes.h"

namespace planner::detail {

/// Bytes of one argument on one device's part of the host, wherever it is.
struct ArgumentOnHost {
  double parameters = 0, states = 0, gradients = 0;
  double passGradients = 0, stepGradients = 0, updated = 0, read = 0;
  /// Of its gradient, what leaves at once.
  double leaving = 0;
  friend bool operator==(const ArgumentOnHost &,
                         const ArgumentOnHost &) = default;
};

/// Adds up what arguments have on hosts, by chunk; what forward passes leave
/// there is no part of that.
class HostSums {
public:
  /// All must outlive this.
  HostSums(const CostModel &m, const LayerLine &l, const StageCuts &c,
           OffloadChoice o, int zeroLevel);

  ArgumentOnHost of(TensorId argument, const Assignment &assignment) const;
  /// Or takes them away, with a sign of -1.
  void add(TensorId argument, const ArgumentOnHost &bytes, double sign = 1);
  void addAll(const Assignment &assignment);
  HostBytes of(size_t chunk) const;
  /// What is on the device meanwhile: of parameters and gradients, two units
  /// that follow each other.
  void addUnits(size_t chunk, ChunkBytes &memory) const;

private:
  struct Sums {
    Sums(const StageCuts &cuts, size_t chunk)
        : parameters(cuts, chunk), gradients(cuts, chunk), updated(cuts, chunk),
          states(cuts, chunk) {}
    HostBytes host;
    UnitBytes parameters, gradients, updated, states;
  };

  const CostModel *model;
  const LayerLine *line;
  ChunkPlaces places;
  OffloadChoice offload;
  int zero;
  std::vector<Sums> chunks;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_HOSTSUMS_H
