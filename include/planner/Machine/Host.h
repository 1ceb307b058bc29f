//===- Host.h - The machine around the devices ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What a host file (cost-models/hosts) says, in SI units: where strategies with
// `offload` keep what does not fit on devices, and how fast it moves
// (docs/offload.md).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_HOST_H
#define PLANNER_MACHINE_HOST_H

#include "planner/Support/Units.h"
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

namespace planner {

/// Solid-state disks of one host.
struct NvmeSpec {
  int64_t memoryBytes = 0;
  /// Of all disks together.
  BytesPerSecond read, write;
  friend bool operator==(const NvmeSpec &, const NvmeSpec &) = default;
};

struct HostSpec {
  std::string name;
  /// That share it.
  int64_t devices = 1;
  /// What is installed, and what of it programs can pin.
  int64_t memoryBytes = 0, usableBytes = 0;
  /// Of all sockets together.
  BytesPerSecond memoryBandwidth;
  /// Bytes that an optimizer on all cores reads and writes in a second.
  BytesPerSecond updateBandwidth;
  /// One direction of a link between devices and host, and the devices behind
  /// it.
  BytesPerSecond linkBandwidth;
  int64_t linkDevices = 1;
  std::optional<NvmeSpec> nvme;

  /// Devices of a run on so many that share one host.
  int64_t inUse(int64_t allDevices) const {
    return std::max<int64_t>(1, std::min(devices, allDevices));
  }
  /// One direction of a device's copies while `used` devices copy at once.
  /// These are spread over the links.
  BytesPerSecond copyBandwidth(int64_t used) const {
    const int64_t links = std::max<int64_t>(1, devices / linkDevices);
    return linkBandwidth / static_cast<double>(ceilDiv(used, links));
  }
  friend bool operator==(const HostSpec &, const HostSpec &) = default;
};

} // namespace planner

#endif // PLANNER_MACHINE_HOST_H
