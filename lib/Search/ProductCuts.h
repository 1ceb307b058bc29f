//===- ProductCuts.h - How many chunks a stage are of use -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PRODUCTCUTS_H
#define PLANNER_LIB_SEARCH_PRODUCTCUTS_H

#include "OuterBound.h"
#include <map>
#include <tuple>

namespace planner {

/// A model that is no chain of equal layers, cut into chunks with about as many
/// products each (docs/search-space.md, "Schedules and chunks").
class ProductCuts {
public:
  explicit ProductCuts(const OuterSpaceRequest &request);

  /// Whether so many chunks may be as long as each other: the mean one as long
  /// as eight of the heaviest units, which are about two layers of a
  /// transformer.
  bool mayBeEven(int64_t chunks) const {
    return 8 * static_cast<double>(chunks) * heaviest <= 1;
  }
  /// What a step takes as far as products, sends and waiting tell.
  double stepOf(const StagePoint &point, const ScheduleChoice &schedule);

private:
  const std::vector<size_t> &cuts(int64_t chunks);
  double stretch(const StagePoint &point, const ScheduleChoice &schedule);

  const CostModel alike;
  const KernelFloors kernels;
  const MoveFloors moves;
  /// By unit, their part of all.
  std::vector<double> products;
  double heaviest = 0;
  std::map<int64_t, std::vector<size_t>> known;
  /// By schedule, stages and micro-batches.
  std::map<std::tuple<ScheduleChoice, int64_t, int64_t>, double> knownSteps;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PRODUCTCUTS_H
