//===- WarmMessages.h - Messages that outlive their model -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_WARMMESSAGES_H
#define PLANNER_SOLVER_WARMMESSAGES_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace planner::solver {

/// Messages of a model, for one in which some of the alternatives, variables
/// and pairs are left.
struct WarmMessages {
  std::map<std::pair<uint32_t, uint32_t>, std::array<std::vector<double>, 2>>
      byPair;
  /// The records that the model had.
  size_t mark = 0;
  /// How far prices moved, and passes until the next bound.
  double step = 0.5;
  unsigned nextBound = 150;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_WARMMESSAGES_H
