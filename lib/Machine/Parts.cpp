//===- Parts.cpp - Clusters of several kinds of nodes ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Parts.h"
#include <algorithm>
#include <numeric>
#include <set>

namespace planner {

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Of which nothing is known yet but their names.
static DeviceSpec inPlaceOf(std::vector<DeviceSpec> kinds) {
  DeviceSpec device = kinds.front();
  device.name.clear();
  for (const DeviceSpec &kind : kinds)
    device.name += (device.name.empty() ? "" : " + ") + kind.name;
  device.kinds = std::move(kinds);
  return device;
}

DeviceSpec slowestOf(const std::vector<DeviceSpec> &kinds) {
  std::vector<DeviceSpec> different;
  for (const DeviceSpec &kind : kinds)
    if (std::find(different.begin(), different.end(), kind) == different.end())
      different.push_back(kind);
  if (different.size() == 1)
    return kinds.front();
  DeviceSpec device = inPlaceOf(std::move(different));
  for (const DeviceSpec &kind : kinds) {
    device.memoryBytes = std::min(device.memoryBytes, kind.memoryBytes);
    device.usableBytes = std::min(device.usableBytes, kind.usableBytes);
    device.memoryBandwidth =
        std::min(device.memoryBandwidth, kind.memoryBandwidth);
    device.hostBandwidth = std::min(device.hostBandwidth, kind.hostBandwidth);
    device.kernelLaunch = std::max(device.kernelLaunch, kind.kernelLaunch);
  }
  return device;
}

DeviceSpec chargedDevice(const std::vector<DeviceSpec> &kinds,
                         const std::vector<double> &charges) {
  DeviceSpec device = inPlaceOf(kinds);
  device.charges = charges;
  device.memoryBandwidth = device.hostBandwidth = {};
  device.kernelLaunch = kinds.front().kernelLaunch * charges.front();
  for (size_t k = 0; k < kinds.size(); ++k) {
    const DeviceSpec &kind = kinds[k];
    device.memoryBytes = std::max(device.memoryBytes, kind.memoryBytes);
    device.usableBytes = std::max(device.usableBytes, kind.usableBytes);
    device.memoryBandwidth =
        std::max(device.memoryBandwidth, kind.memoryBandwidth / charges[k]);
    device.hostBandwidth =
        std::max(device.hostBandwidth, kind.hostBandwidth / charges[k]);
    device.kernelLaunch =
        std::min(device.kernelLaunch, kind.kernelLaunch * charges[k]);
  }
  return device;
}

static std::vector<DeviceSpec> devicesOf(const ClusterSpec &cluster) {
  std::vector<DeviceSpec> kinds;
  for (const auto &part : cluster.parts)
    kinds.push_back(part->device);
  return kinds;
}

//===----------------------------------------------------------------------===//
// Hosts
//===----------------------------------------------------------------------===//

/// What so many devices have of a host that `used` of them share, as a host of
/// theirs, each with a link of its own.
static HostSpec shareOf(const HostSpec &host, int64_t used, int64_t devices) {
  HostSpec share = host;
  const auto bytes = [&](int64_t all) { return all / used * devices; };
  const auto rate = [&](BytesPerSecond all) {
    return all / static_cast<double>(used) * static_cast<double>(devices);
  };
  share.devices = devices;
  share.linkDevices = 1;
  share.memoryBytes = bytes(host.memoryBytes);
  share.usableBytes = bytes(host.usableBytes);
  share.memoryBandwidth = rate(host.memoryBandwidth);
  share.updateBandwidth = rate(host.updateBandwidth);
  share.linkBandwidth = host.copyBandwidth(used);
  if (const auto &all = host.nvme)
    share.nvme = {bytes(all->memoryBytes), rate(all->read), rate(all->write)};
  return share;
}

static void makeLeast(HostSpec &host, const HostSpec &other) {
  if (host.name != other.name)
    host.name += " + " + other.name;
  host.memoryBytes = std::min(host.memoryBytes, other.memoryBytes);
  host.usableBytes = std::min(host.usableBytes, other.usableBytes);
  host.memoryBandwidth = std::min(host.memoryBandwidth, other.memoryBandwidth);
  host.updateBandwidth = std::min(host.updateBandwidth, other.updateBandwidth);
  host.linkBandwidth = std::min(host.linkBandwidth, other.linkBandwidth);
  if (!host.nvme || !other.nvme)
    return host.nvme.reset();
  host.nvme->memoryBytes =
      std::min(host.nvme->memoryBytes, other.nvme->memoryBytes);
  host.nvme->read = std::min(host.nvme->read, other.nvme->read);
  host.nvme->write = std::min(host.nvme->write, other.nvme->write);
}

std::optional<HostSpec>
leastHost(const std::vector<std::shared_ptr<const ClusterSpec>> &parts) {
  if (!std::all_of(parts.begin(), parts.end(),
                   [](const auto &part) { return part->host.has_value(); }))
    return std::nullopt;
  const auto usedOf = [](const ClusterSpec &part) {
    return part.host->inUse(part.devices);
  };
  const ClusterSpec &first = *parts.front();
  // All of its devices are in use.
  if (std::all_of(parts.begin(), parts.end(), [&](const auto &part) {
        return *part->host == *first.host &&
               usedOf(*part) == first.host->devices;
      }))
    return first.host;
  int64_t together = 0;
  for (const auto &part : parts)
    together = std::gcd(together, usedOf(*part));
  HostSpec least = shareOf(*first.host, usedOf(first), together);
  for (const auto &part : parts)
    makeLeast(least, shareOf(*part->host, usedOf(*part), together));
  return least;
}

//===----------------------------------------------------------------------===//
// Links
//===----------------------------------------------------------------------===//

/// Rates are measured on links of one bandwidth, and go with it.
static LinkLevel slowerOf(const LinkLevel &a, const LinkLevel &b) {
  LinkLevel link = b.bandwidth < a.bandwidth ? b : a;
  link.latency = std::max(a.latency, b.latency);
  return link;
}

LinkLevel linkBetween(const ClusterSpec &cluster, size_t a, size_t b) {
  if (cluster.link)
    return *cluster.link;
  return slowerOf(cluster.parts[a]->levels.back(),
                  cluster.parts[b]->levels.back());
}

/// The innermost link that joins all devices of a domain of that size; null if
/// only the outermost does.
static const LinkLevel *innerLink(const ClusterSpec &part, int64_t size) {
  for (size_t i = 0; i + 1 < part.levels.size(); ++i)
    if (part.levels[i].devices % size == 0)
      return &part.levels[i];
  return nullptr;
}

static const LinkLevel &linkOf(const ClusterSpec &part, int64_t size) {
  const LinkLevel *inner = innerLink(part, size);
  return inner ? *inner : part.levels.back();
}

/// Sizes of domains into which all parts can be divided so that each lies
/// inside a domain of the part's own, innermost first.
static std::vector<int64_t> sharedDomains(const ClusterSpec &cluster,
                                          size_t most) {
  std::set<int64_t> sizes;
  for (const auto &part : cluster.parts)
    for (size_t i = 0; i + 1 < part->levels.size(); ++i)
      sizes.insert(part->levels[i].devices);
  const std::vector<int64_t> own(sizes.begin(), sizes.end());
  for (int64_t a : own)
    for (int64_t b : own)
      sizes.insert(std::gcd(a, b));
  std::vector<int64_t> shared;
  for (int64_t size : sizes) {
    const bool isEverywhere = std::all_of(
        cluster.parts.begin(), cluster.parts.end(),
        [&](const auto &part) { return innerLink(*part, size) != nullptr; });
    if (size > 1 && isEverywhere &&
        (shared.empty() || size % shared.back() == 0))
      shared.push_back(size);
  }
  if (shared.size() > most)
    shared.erase(shared.begin(),
                 shared.end() - static_cast<std::ptrdiff_t>(most));
  return shared;
}

//===----------------------------------------------------------------------===//
// Uniform clusters
//===----------------------------------------------------------------------===//

void makeUniform(ClusterSpec &cluster) {
  cluster.device = slowestOf(devicesOf(cluster));
  cluster.host = leastHost(cluster.parts);
  cluster.devices = 0;
  int64_t together = 0;
  double price = 0;
  bool isPriced = true;
  for (const auto &part : cluster.parts) {
    cluster.devices += part->devices;
    together = std::gcd(together, part->devices);
    isPriced = isPriced && part->pricePerDeviceHour;
    price += part->pricePerDeviceHour.value_or(0) *
             static_cast<double>(part->devices);
  }
  cluster.pricePerDeviceHour.reset();
  if (isPriced)
    cluster.pricePerDeviceHour = price / static_cast<double>(cluster.devices);
  std::vector<int64_t> sizes =
      sharedDomains(cluster, kMaxLevels - (cluster.link ? 2 : 1));
  // The parts themselves are domains inside a link of the cluster's own.
  if (cluster.link) {
    std::erase_if(sizes, [&](int64_t size) { return together % size != 0; });
    if (together > 1 && (sizes.empty() || sizes.back() < together))
      sizes.push_back(together);
  }
  cluster.levels.clear();
  const auto add = [&](LinkLevel level, int64_t devices) {
    level.devices = devices;
    cluster.levels.push_back(std::move(level));
  };
  for (int64_t size : sizes) {
    LinkLevel level = linkOf(*cluster.parts.front(), size);
    for (const auto &part : cluster.parts)
      level = slowerOf(level, linkOf(*part, size));
    add(level, size);
  }
  LinkLevel outermost = linkBetween(cluster, 0, 0);
  for (size_t k = 1; k < cluster.parts.size(); ++k)
    outermost = slowerOf(outermost, linkBetween(cluster, 0, k));
  add(outermost, cluster.devices);
}

std::optional<ClusterSpec> chargedUniform(const ClusterSpec &cluster,
                                          const std::vector<double> &charges) {
  ClusterSpec charged = *cluster.parts.front();
  const auto hasLevelsOf = [&](const auto &part) {
    return std::equal(part->levels.begin(), part->levels.end() - 1,
                      charged.levels.begin(), charged.levels.end() - 1,
                      [](const LinkLevel &a, const LinkLevel &b) {
                        return a.devices == b.devices;
                      });
  };
  if (!std::all_of(cluster.parts.begin(), cluster.parts.end(), hasLevelsOf))
    return std::nullopt;
  charged.device = chargedDevice(devicesOf(cluster), charges);
  charged.devices = charged.maxDevices = cluster.devices;
  charged.levels.back().devices = cluster.devices;
  for (size_t k = 0; k < charges.size(); ++k)
    charged.charged.push_back({cluster.parts[k], charges[k]});
  return charged;
}

void useDevices(ClusterSpec &cluster, int64_t devices) {
  std::vector<int64_t> ofParts;
  for (const auto &part : cluster.parts) {
    ofParts.push_back(std::min(devices, part->devices));
    devices -= ofParts.back();
  }
  useDevices(cluster, ofParts);
}

void useDevices(ClusterSpec &cluster, const std::vector<int64_t> &ofParts) {
  std::vector<std::shared_ptr<const ClusterSpec>> used;
  for (size_t k = 0; k < ofParts.size(); ++k) {
    if (ofParts[k] == 0)
      continue;
    auto copy = std::make_shared<ClusterSpec>(*cluster.parts[k]);
    copy->devices = ofParts[k];
    copy->levels.back().devices = ofParts[k];
    used.push_back(std::move(copy));
  }
  cluster.parts = std::move(used);
  if (cluster.parts.size() > 1)
    return makeUniform(cluster);
  const ClusterSpec &only = *cluster.parts.front();
  cluster.device = only.device;
  cluster.host = only.host;
  cluster.levels = only.levels;
  cluster.devices = only.devices;
  cluster.pricePerDeviceHour = only.pricePerDeviceHour;
  cluster.parts.clear();
}

} // namespace planner
