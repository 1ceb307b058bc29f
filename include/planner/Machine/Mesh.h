//===- Mesh.h - Named axes of devices ---------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_MESH_H
#define PLANNER_MACHINE_MESH_H

#include "planner/Machine/Cluster.h"
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace planner {

/// An axis lies on exactly one link level: the devices along it differ in their
/// position within a domain of that level and in nothing else.
struct MeshAxis {
  std::string name;
  int64_t size = 1;
  unsigned level = 0;
  friend bool operator==(const MeshAxis &, const MeshAxis &) = default;
};

/// Axes outermost first: the last axis joins neighbouring devices. No axes is
/// the mesh of a single device.
struct Mesh {
  std::vector<MeshAxis> axes;

  int64_t devices() const;
  /// "fabric0=4,nvlink0=8"
  std::string str() const;
  friend bool operator==(const Mesh &, const Mesh &) = default;
};

/// A set of axes of a mesh; bit i stands for axes[i].
using AxisMask = uint32_t;
constexpr unsigned kMaxAxes = 32;

/// Participants of a collective on each link level, innermost first: {8, 1} is
/// a whole node, {1, 16} one device of each of 16 nodes, {8, 4} four nodes.
struct GroupShape {
  std::array<int64_t, kMaxLevels> perLevel{1, 1, 1, 1};

  int64_t size() const;
  friend bool operator==(const GroupShape &, const GroupShape &) = default;
  friend auto operator<=>(const GroupShape &, const GroupShape &) = default;
};

/// The outermost link level that a collective of the group crosses.
unsigned outermostLevel(const GroupShape &group);

GroupShape groupOf(const Mesh &mesh, AxisMask axes, const ClusterSpec &cluster);

/// How `devices` devices are placed: the fan-out of each level, innermost
/// first, with product `devices`. A domain of a level holds the largest divisor
/// of the number of devices above it that its size allows, so that all domains
/// are filled alike: 7 devices are {7, 1}, 12 are {6, 2}, 16 are {8, 2} on
/// nodes of
/// 8. Devices that do not divide at all (13) are placed one to a domain, which
/// prices them at the outer level's rate: never too fast.
std::vector<int64_t> levelCounts(const ClusterSpec &cluster, int64_t devices);

/// The same axes on as many devices of another cluster, each on the innermost
/// level that has room for it; nothing if one has none.
std::optional<Mesh> placedOn(const ClusterSpec &cluster, const Mesh &mesh);

/// Every mesh of `devices` devices up to the exchange of axes of one level: for
/// each level a multiset of factors (at least 2) of its fan-out, largest first,
/// at most `maxAxes` axes in total, or one per level if that is more. Axes are
/// named by level and position: "fabric0", "nvlink0", "nvlink1".
std::vector<Mesh> enumerateAllMeshes(const ClusterSpec &cluster,
                                     int64_t devices, unsigned maxAxes);

/// The same without the meshes that another one refines by splitting an axis: a
/// split that uses the whole of an axis uses its parts in order, so what the
/// coarse mesh can do the fine one can.
std::vector<Mesh> enumerateMeshes(const ClusterSpec &cluster, int64_t devices,
                                  unsigned maxAxes);

} // namespace planner

#endif // PLANNER_MACHINE_MESH_H
