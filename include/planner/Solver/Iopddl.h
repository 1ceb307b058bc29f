//===- Iopddl.h - Problems in the IOPDDL contest's JSON ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// {"problem": {"nodes": {"intervals", "costs", "usages"}, "edges": {"nodes",
// "costs"}, "usage_limit"}} (google/iopddl), members in any order. Nodes become
// variables and edges pairs. What node i uses by "usages"[i][strategy] counts
// on its half-open interval [start, end); usages and the limit may be missing.
// Costs of 10^18 and more forbid. An edge's list of costs is row-major over its
// two nodes; an edge of one node, or of one node twice, is folded into that
// node's costs. Edges of more nodes are refused.
//
// The text is read in one pass and never held whole; equal tables are stored
// once, in as few bytes as their numbers allow. Times are compressed to the
// maximal segments.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_IOPDDL_H
#define PLANNER_SOLVER_IOPDDL_H

#include "planner/Solver/Problem.h"
#include "planner/Support/Cancellation.h"
#include <string_view>

namespace planner::solver {

struct IopddlOptions {
  /// What the lists of the problem may take in memory, as algorithms take them.
  int64_t maxBytes = std::numeric_limits<int64_t>::max();
  const Cancellation *cancel = nullptr;
};

/// A problem, and what its numbers are in the file.
struct IopddlProblem {
  Problem problem;
  /// The file's time that each time of the problem stands for, ascending.
  std::vector<int64_t> times;
  /// Per edge of the file, its pair; none if it was folded into a node.
  std::vector<std::optional<PairId>> pairs;
  /// Per node, the times [first, second) of the problem in which it is alive;
  /// none of one that uses nothing.
  std::vector<std::pair<uint32_t, uint32_t>> alive;
  /// Decompressed.
  uint64_t textBytes = 0;
};

/// `where` names the text in messages.
Expected<IopddlProblem> readIopddlProblem(std::string_view text,
                                          const std::string &where,
                                          const IopddlOptions &options = {});
/// A file, or standard input for "-"; gzip by its first bytes, not by its name.
Expected<IopddlProblem> readIopddlFile(const std::string &path,
                                       const IopddlOptions &options = {});
/// The problem alone.
Expected<Problem> readIopddl(std::string_view text, const std::string &where);

} // namespace planner::solver

#endif // PLANNER_SOLVER_IOPDDL_H
