//===- IopddlText.h - The lists of the contest's JSON -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// From text to lists of integers, in one pass: what is on the way is a piece of
// the text and one list.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SOLVER_IOPDDLTEXT_H
#define PLANNER_LIB_SOLVER_IOPDDLTEXT_H

#include "ByteSource.h"
#include "planner/Solver/Iopddl.h"
#include <array>
#include <bitset>
#include <unordered_map>

namespace planner::solver {

/// Lists of costs, each stored once.
class CostLists {
public:
  /// The number of a list equal to this one.
  uint32_t find(const std::vector<Cost> &list);
  size_t size() const { return lists.size(); }
  const std::shared_ptr<const CostList> &operator[](size_t id) const {
    return lists[id];
  }

private:
  /// Only looked up, never walked through.
  std::unordered_multimap<uint64_t, uint32_t> byHash;
  std::vector<std::shared_ptr<const CostList>> lists;
};

/// The members that count; others are passed over.
enum IopddlMember : uint8_t {
  kRoot,
  kProblem,
  kNodes,
  kNodeCosts,
  kIntervals,
  kUsages,
  kEdges,
  kEdgeNodes,
  kEdgeCosts,
  kUsageLimit,
  kNumMembers
};

/// What the file says, before anything is known of its order.
struct IopddlDocument {
  std::bitset<kNumMembers> has;
  std::vector<std::vector<Cost>> costs;
  std::vector<std::pair<int64_t, int64_t>> intervals;
  std::vector<std::vector<int64_t>> usages;
  /// An edge of one node has it twice, and is marked below.
  std::vector<std::array<int64_t, 2>> ends;
  std::vector<bool> single;
  CostLists lists;
  std::vector<uint32_t> tableOfEdge;
  int64_t limit = kUnlimited;
  uint64_t textBytes = 0;
};

/// `where` names the text in messages.
Expected<IopddlDocument> readIopddlText(ByteSource &source,
                                        const std::string &where,
                                        const IopddlOptions &options);

} // namespace planner::solver

#endif // PLANNER_LIB_SOLVER_IOPDDLTEXT_H
