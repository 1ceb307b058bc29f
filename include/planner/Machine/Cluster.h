//===- Cluster.h - Devices and the links between them -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_CLUSTER_H
#define PLANNER_MACHINE_CLUSTER_H

#include "planner/Machine/Device.h"
#include "planner/Machine/Host.h"
#include "planner/Support/Diagnostic.h"
#include "planner/Support/Units.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace planner {

/// Link levels that a cluster may have: package, node, rack, fabric.
constexpr unsigned kMaxLevels = 4;

/// Measured rates of the collectives on one kind of link (cost-models/fabrics);
/// see Collective.h.
struct FabricRates;

/// One level of the network. A domain of level i consists of whole domains of
/// level i - 1.
struct LinkLevel {
  std::string name;
  /// Devices of one domain of this level, inner levels included. For the
  /// outermost level: the devices in use, or the most there can be.
  int64_t devices = 0;
  /// Per device and direction. Where a node has fewer NICs than devices this is
  /// the device's share of them.
  BytesPerSecond bandwidth;
  /// Of a message between two devices, beyond its transfer.
  Seconds latency;
  std::shared_ptr<const FabricRates> rates;
};

struct ClusterSpec;

/// A cluster whose seconds are charged so much each.
struct ChargedCluster {
  std::shared_ptr<const ClusterSpec> cluster;
  double charge = 1;
};

/// Of one kind of nodes, unless it has parts.
struct ClusterSpec {
  std::string name;
  std::string description;
  DeviceSpec device;
  /// Around the devices; nothing if the file does not say.
  std::optional<HostSpec> host;
  /// Innermost first; the outermost grows with the number of devices.
  std::vector<LinkLevel> levels;
  /// Devices in use if given to loadCluster, else the most there can be.
  int64_t devices = 0;
  int64_t maxDevices = 0;
  /// US dollars; nothing if the file does not say.
  std::optional<double> pricePerDeviceHour;
  /// Hash of the cluster, device and fabric data: equal iff the prices are.
  std::string identity;
  /// The logs and measured steps of this machine that numbers of the file were
  /// fitted to; empty if there are none.
  std::string calibration;
  /// Clusters of one kind each, in the order in which their devices are used,
  /// with those in use of each. `device` and `levels` are then those of a
  /// uniform cluster that is nowhere faster (Parts.h).
  std::vector<std::shared_ptr<const ClusterSpec>> parts;
  /// If not empty, clusters on the same levels that this one stands for:
  /// collectives take what the one that is charged least for them is (Parts.h).
  std::vector<ChargedCluster> charged;
  /// Between parts; the slower of their outermost links if not set.
  std::optional<LinkLevel> link;
};

/// A cluster of cost-models/clusters by name, or a file in the same format by
/// path (recognised by a '/' or a ".json" ending). Diagnostics name the file,
/// the JSON pointer, what was expected and what was found. Of a cluster with
/// parts, which devices are used is for useDevices() to say.
Expected<ClusterSpec> loadCluster(const std::string &nameOrPath,
                                  std::optional<int64_t> devices = {});
/// The same of a text; `path` is its name in Diagnostics.
Expected<ClusterSpec> parseCluster(std::string path, std::string text);
/// The same cluster with so many devices in use, at most its `maxDevices`.
ClusterSpec withDevices(ClusterSpec cluster, int64_t devices);
/// What loadCluster would read.
Expected<std::string> clusterText(const std::string &nameOrPath);
Expected<DeviceSpec> loadDevice(const std::string &name);

std::vector<std::string> clusterNames();
std::vector<std::string> deviceNames();
/// The text of a built-in cluster file; empty for an unknown name.
std::string clusterJson(const std::string &name);

} // namespace planner

#endif // PLANNER_MACHINE_CLUSTER_H
