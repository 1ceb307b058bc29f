//===- Parts.h - Clusters of several kinds of nodes -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A cluster of several kinds of nodes has parts, each a cluster of one kind.
// What lies inside a part is priced there; what is alike on all parts at once
// is priced on a uniform cluster (docs/cost-model.md, "Clusters of several
// kinds of nodes").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_PARTS_H
#define PLANNER_MACHINE_PARTS_H

#include "planner/Machine/Cluster.h"

namespace planner {

/// Parts that a cluster may have.
constexpr size_t kMaxParts = 8;

/// What one part does of a strategy: stages of a pipeline that follow each
/// other; or, where parts split the batch, copies of all stages.
struct PartRun {
  size_t part = 0;
  int64_t stages = 1;
  int64_t replicas = 1;
  /// Of each replica where parts split the batch, else 0.
  int64_t microBatches = 0;
  friend bool operator==(const PartRun &, const PartRun &) = default;
};

/// One kind of device in place of several: each kernel takes as long as on the
/// slowest of them, and it has the least memory. That device itself if all are
/// the same.
DeviceSpec slowestOf(const std::vector<DeviceSpec> &kinds);

/// The same of kinds that are charged so much for a second: each kernel takes
/// what the one that is charged least for it is, and it has the most memory.
DeviceSpec chargedDevice(const std::vector<DeviceSpec> &kinds,
                         const std::vector<double> &charges);

/// One kind of host in place of the parts': each device has no more of its
/// memory, its disks and their rates than of any of these, as many as share it
/// there. That host itself if all are the same, with all devices in use;
/// nothing where a part does not say what its hosts are, and no disks where
/// some have none.
std::optional<HostSpec>
leastHost(const std::vector<std::shared_ptr<const ClusterSpec>> &parts);

/// Fills in `device`, `host`, `levels` and the price of a cluster with parts,
/// from the devices in use: a uniform cluster whose devices, hosts and links
/// are nowhere faster than the parts'. A level of it is one that all parts
/// have, of the devices that share it in each; between parts, the cluster's own
/// link.
void makeUniform(ClusterSpec &cluster);

/// A cluster of one kind on which nothing inside a part takes longer than any
/// part is charged for it, with so much for each of a part's seconds: what
/// bounds of strategies are priced on whose stages lie inside parts, whichever
/// of them. As many devices as the cluster's own, on the levels of the parts;
/// nothing if these are of different sizes.
std::optional<ClusterSpec> chargedUniform(const ClusterSpec &cluster,
                                          const std::vector<double> &charges);

/// So many devices in use: those of the first part before those of the next,
/// and of the last of these parts what is left. One part alone is a cluster of
/// one kind.
void useDevices(ClusterSpec &cluster, int64_t devices);

/// So many devices of each part in use, in their order, some of one at least.
void useDevices(ClusterSpec &cluster, const std::vector<int64_t> &ofParts);

/// What joins devices of two parts: the cluster's own link, or the slower of
/// the outermost links of both.
LinkLevel linkBetween(const ClusterSpec &cluster, size_t a, size_t b);

} // namespace planner

#endif // PLANNER_MACHINE_PARTS_H
