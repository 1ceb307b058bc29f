//===- FactorSpace.h - Unifying the factors of several operators -*- C++
//-*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Union-find over factors, in which a factor may also be cut into a major and a
// minor part: a reshape of [12, 64] to [768] makes the 768 of its consumer the
// ordered product of 12 and 64. Steps can be taken back, so a merge can be
// tried.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FACTORSPACE_H
#define PLANNER_LIB_GRAPH_FACTORSPACE_H

#include "planner/Graph/OpGraph.h"

namespace planner {

class FactorSpace {
public:
  using Node = uint32_t;
  using Nodes = SmallVec<Node, 4>;

  /// A factor. `replicate`: it must not be split. `whole`: making it so costs
  /// nothing, because the dimension is needed whole elsewhere anyway.
  Node add(int64_t size, bool replicate = false, bool whole = false);

  /// Declares two descriptions of one dimension equal, both major to minor.
  /// False if they cannot be aligned, or if that would forbid to split a factor
  /// that is not needed whole anyway; the space is then in an undefined state,
  /// to be taken back. An empty description is a dimension that is not split.
  bool unify(const Nodes &a, const Nodes &b);

  /// As unify, but never fails: what cannot be aligned must not be split.
  void unifyOrReplicate(const Nodes &a, const Nodes &b);

  /// Appends the smallest parts of a factor, major to minor; parts of size 1
  /// are dropped.
  void expand(Node node, Nodes &parts) const;
  Nodes expand(const Nodes &nodes) const;
  /// True if the factor was cut.
  bool isCut(Node node) const { return entries[find(node)].major != kNone; }

  int64_t size(Node node) const { return entries[find(node)].size; }
  bool mustReplicate(Node node) const { return entries[find(node)].replicate; }
  void replicate(Node node);
  Node find(Node node) const {
    while (entries[node].parent != node)
      node = entries[node].parent;
    return node;
  }

  /// A point to come back to.
  struct Mark {
    size_t entries, undo;
  };
  Mark mark() const { return {entries.size(), undo.size()}; }
  void rollback(Mark mark);
  /// Nothing until now is taken back.
  void keep() { undo.clear(); }
  void clear() {
    entries.clear();
    undo.clear();
  }
  void reserve(size_t nodes) { entries.reserve(nodes); }

private:
  struct Entry {
    int64_t size;
    Node parent;
    Node major = kNone, minor = kNone;
    uint32_t weight = 1;
    bool replicate = false, whole = false;
  };
  std::optional<bool> unifyOneByOne(const Nodes &a, const Nodes &b);
  bool merge(Node a, Node b);
  void cut(Node node, int64_t majorSize);
  bool forbid(const Nodes &parts);
  void change(Node node) { undo.push_back({node, entries[node]}); }

  std::vector<Entry> entries;
  std::vector<std::pair<Node, Entry>> undo;
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FACTORSPACE_H
