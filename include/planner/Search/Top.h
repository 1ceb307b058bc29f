//===- Top.h - The fastest plans that differ --------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_TOP_H
#define PLANNER_SEARCH_TOP_H

#include "planner/Search/Search.h"

namespace planner {

/// Two staged strategies in one number format are different plans if one of
/// these differs. Of those that differ in micro-batches alone the fastest is
/// the plan.
struct PlanKind {
  StagePoint stage;
  ScheduleChoice schedule;
  OffloadChoice offload;
  explicit PlanKind(const OuterPoint &point);
  friend auto operator<=>(const PlanKind &, const PlanKind &) = default;
};

struct TopPlans {
  /// The fastest first; each fits, and no two in one format are priced alike in
  /// both time and memory. A plan without stages whose mesh is not named is the
  /// fastest of all such plans in its format, which are of one kind.
  std::vector<SearchResult> plans;
  /// No plan of another kind than these is faster; absent if there is none that
  /// fits.
  std::optional<Seconds> othersBound;
};

/// The `count` fastest plans of different kinds, or as many as there are. Fails
/// like jointSearch() where there is none.
Expected<TopPlans> searchTop(const OpGraph &graph, const ClusterSpec &cluster,
                             const StackSpec &stack,
                             const SearchOptions &options, size_t count);

} // namespace planner

#endif // PLANNER_SEARCH_TOP_H
