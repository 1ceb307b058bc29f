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
  /// Whether the one is handed what passes there no later than the other, by
  /// any link.
  bool isNoLater(size_t border, size_t mesh, size_t other) const;

private:
  /// To the next, and back.
  struct LinkPair {
    uint16_t forward = 0, backward = 0;
    bool isKnown = false;
  };

  void findShares();
  void findSeconds();
  LinkPair linksOf(size_t own, size_t left, size_t next);
  /// Of its first link.
  size_t indexOf(size_t border, size_t mesh) const {
    return ((border - 1) * meshes.size() + mesh) * numLinks;
  }

  const std::vector<MeshLoads> &meshes;
  const MeshCutRequest &request;
  const int64_t grain;
  bool isKnown = false;
  std::vector<size_t> kinds;
  /// A mesh of each.
  std::vector<size_t> firstOfKind;
  /// By grains left and both kinds, once they were asked for.
  std::vector<LinkPair> links;
  /// From the devices of one kind to those of another, how often each sends.
  std::vector<double> shares;
  size_t numLinks = 0;
  /// By border between units, mesh and link, what the mesh is handed there; 0
  /// if that is not known.
  std::vector<double> seconds;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_MESHSENDS_H
