//===- Collective.h - Time of a collective ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_COLLECTIVE_H
#define PLANNER_MACHINE_COLLECTIVE_H

#include "planner/Machine/Cluster.h"
#include "planner/Machine/Mesh.h"
#include "planner/Support/Units.h"
#include <string_view>

namespace planner {

enum class CollectiveKind : uint8_t {
  AllReduce,
  AllGather,
  ReduceScatter,
  AllToAll,
  Permute
};
constexpr unsigned kCollectiveKinds = 5;
/// "all-reduce", ...
std::string_view name(CollectiveKind kind);

/// Time of one collective of `group` while the other groups of the mesh run the
/// same one. `bytes` is the full payload of a group: the gathered output of an
/// all-gather, the input of a reduce-scatter, the buffer of an all-reduce, and
/// the local buffer of an all-to-all and a permute (each device sends all of
/// it to one neighbour along the group's ring).
///
/// Zero for a group of one and for no bytes. Never decreases with bytes, nor
/// with the participants of the group's outermost level, except that
/// all-reduces over NVLink SHARP are faster than those of the groups too small
/// for it, as measured. More participants on an inner level of a group that
/// spans an outer one add NICs, and may make it faster.
Seconds collectiveTime(const ClusterSpec &cluster, CollectiveKind kind,
                       const GroupShape &group, Bytes bytes);

/// Time of one tensor's share of a collective that takes several tensors
/// together, `bucket` bytes in all: the collective's time in proportion to the
/// bytes. A payload of a bucket or more has its own collective.
Seconds bucketedTime(const ClusterSpec &cluster, CollectiveKind kind,
                     const GroupShape &group, Bytes bytes, Bytes bucket);

} // namespace planner

#endif // PLANNER_MACHINE_COLLECTIVE_H
