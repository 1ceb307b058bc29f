//===- StatisticsFloors.h - What sums over samples take ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STATISTICSFLOORS_H
#define PLANNER_LIB_SEARCH_STATISTICSFLOORS_H

#include "OuterBound.h"

namespace planner {

/// Whether a pass computes statistics of samples, of which it needs those of
/// all devices at once.
bool sumsSamples(const OpGraph &graph);

/// Statistics of samples, as batch norms compute. Data-parallel devices have
/// different samples, so each micro-batch sums over these devices, however
/// short its passes are.
class StatisticsFloors {
public:
  StatisticsFloors(const OpGraph &graph, const LayerLine &line,
                   const ClusterSpec &cluster);

  /// Whether there are any.
  bool any() const { return !sums.empty(); }
  /// Seconds that each kind of sum takes at least on that mesh of a stage,
  /// whose axes have these roles; nothing without data parallelism.
  std::vector<double> timesOn(const Mesh &mesh,
                              const std::vector<AxisRole> &roles) const;
  /// Adds a micro-batch's passes with these, and by unit of the line, if that
  /// is known.
  void addTo(StepFloors &floors, const std::vector<double> &times) const;

private:
  /// Sums of so many bytes, if nothing but samples is split.
  struct Alike {
    double bytes;
    PassFloors count;
    std::vector<std::pair<size_t, double>> along;
  };
  double timeOf(double bytes, const Mesh &mesh,
                const std::vector<AxisRole> &roles) const;

  const ClusterSpec &cluster;
  std::vector<Alike> sums;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STATISTICSFLOORS_H
