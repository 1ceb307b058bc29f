//===- Overlap.cpp - Communication beside compute -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Overlap.h"
#include <algorithm>

namespace planner {

/// Empty if nothing is said. To forbid it is to have none.
static std::string_view wantedBy(const StrategySpec &spec) {
  return spec.forbidden.overlap ? "none" : spec.choiceOf("overlap");
}

OverlapChoice overlapOf(const StrategySpec &spec, const StackSpec &stack) {
  const StackOverlap &can = stack.overlap;
  const std::string_view wanted = wantedBy(spec);
  const auto wants = [&](std::string_view what) {
    return wanted == what || wanted == "all";
  };
  return {wants("dp") && (can.gradients || can.parameters),
          wants("tp") && can.tensor > 0,
          wanted == "all" && can.sends != StackOverlap::Sends::Never};
}

StrategySpec withOverlap(StrategySpec spec, const StackSpec &stack) {
  if (!wantedBy(spec).empty() || stack.overlap.contention > 1)
    return spec;
  StrategySpec overlapping = spec;
  overlapping.named.emplace_back("overlap", "all");
  return overlapOf(overlapping, stack).any() ? overlapping : spec;
}

VisibleShares visibleShares(const StackSpec &stack,
                            const OverlapChoice &overlap) {
  const StackOverlap &can = stack.overlap;
  VisibleShares shares;
  shares.contention = std::min(can.contention, 1.0);
  if (overlap.tensor)
    shares.tensor = 1 - can.tensor * (1 - shares.contention);
  if (overlap.data && can.gradients)
    shares.gradients = shares.contention;
  if (overlap.data && can.parameters)
    shares.parameters = shares.contention;
  return shares;
}

} // namespace planner
