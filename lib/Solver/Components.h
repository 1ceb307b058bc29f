//===- Components.h - Connected components of graphs ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_COMPONENTS_H
#define PLANNER_SOLVER_COMPONENTS_H

#include <cstdint>
#include <vector>

namespace planner::solver {

/// Vertices that are joined to no others, and the graph that they form.
struct Component {
  /// Ascending.
  std::vector<uint32_t> vertices;
  /// By position in `vertices`.
  std::vector<std::vector<uint32_t>> adjacency;
  std::vector<uint32_t> domains;
};

/// In the order of their first vertices. `adjacency` lists both directions of
/// every edge.
std::vector<Component>
componentsOf(const std::vector<std::vector<uint32_t>> &adjacency,
             const std::vector<uint32_t> &domains);

} // namespace planner::solver

#endif // PLANNER_SOLVER_COMPONENTS_H
