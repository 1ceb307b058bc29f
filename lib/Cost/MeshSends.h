//===- MeshSends.h - What neighbours with different meshes send -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_MESHSENDS_H
#define PLANNER_LIB_COST_MESHSENDS_H

#include "planner/Cost/MeshCuts.h"

namespace planner::detail {

/// Seconds in which two stages hand each other a micro-batch.
struct SendPair {
  double forward = 0, backward = 0;
  double both() const { return forward + backward; }
};

/// What stages send over a border, from a mesh to the one after it and back.
class MeshSends {
public:
  /// All must outlive this. Devices are counted in grains.
  MeshSends(const std::vector<MeshLoads> &m, const MeshCutRequest &r,
            int64_t grain);

  /// Whether anything is known.
  bool any() const { return isKnown; }
  /// Stages on meshes of one kind are reached by the same links.
  size_t kindOf(size_t mesh) const { return kinds[mesh]; }
  /// Behind so many units, if `own` begins with so many grains left.
  SendPair over(size_t border, size_t own, size_t left, size_t next);
  /// What any two neighbours hand each other takes at most.
  double most(size_t border) const { return mostOver[border - 1]; }
  /// Whether the one is handed what passes there no later than the other, by
  /// any link.
  bool isNoLater(size_t border, size_t mesh, size_t other) const;

private:
  /// To the next, and back.
  struct LinkPair {
    int16_t forward = -1, backward = -1;
  };

  LinkPair linksOf(size_t own, size_t left, size_t next);
  double secondsOf(size_t border, size_t to, int16_t link) const;
  double slowest(size_t border, size_t to) const;

  const std::vector<MeshLoads> &meshes;
  const MeshCutRequest &request;
  const int64_t grain;
  bool isKnown = false;
  std::vector<size_t> kinds;
  /// A mesh of each.
  std::vector<size_t> firstOfKind;
  /// By grains left and both kinds, once they were asked for.
  std::vector<LinkPair> links;
  /// By border, from the first between units.
  std::vector<double> mostOver;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_MESHSENDS_H
