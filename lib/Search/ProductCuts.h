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

namespace planner {

/// Models that are no chain of equal layers, cut into chunks with as many
/// products each: whether several chunks a stage may be of use (docs/search.md,
/// "Space").
class ProductCuts {
public:
  explicit ProductCuts(const OuterSpaceRequest &request);

  /// Whether so many chunks may be as long as each other: the mean one as long
  /// as eight of the heaviest units, which are about two layers of a
  /// transformer.
  bool mayBeEven(int64_t chunks) const {
    return 8 * static_cast<double>(chunks) * heaviest <= all;
  }
  /// Whether stages wait for less with so many chunks than with half as many,
  /// and not by less than what a micro-batch is longer on its way.
  bool mayHelp(const StagePoint &point, const ScheduleChoice &schedule);

private:
  const std::vector<size_t> &borders(int64_t chunks);

  const CostModel alike;
  const LayerLine &line;
  const KernelFloors kernels;
  const MoveFloors moves;
  /// By unit, and of all; in FLOP.
  std::vector<double> products;
  double all = 0, heaviest = 0;
  std::map<int64_t, std::vector<size_t>> known;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PRODUCTCUTS_H
