//===- Host.cpp - Reading host files --------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Host.h"
#include "Read.h"
#include <algorithm>

namespace planner {

static int64_t bytesOf(JsonReader &reader, const char *key, Range range) {
  return static_cast<int64_t>(
      std::min(reader.quantity(key, "B", range), 0x1p62));
}

HostSpec readHost(JsonReader &reader) {
  HostSpec host;
  host.name = reader.string("name");
  reader.string("description");
  host.devices = reader.integer("devices", 1, 1 << 16);
  host.memoryBytes = bytesOf(reader, "memory", Range::Positive);
  host.usableBytes = std::max<int64_t>(
      0, host.memoryBytes - bytesOf(reader, "reserve", Range::NonNegative));
  host.memoryBandwidth = BytesPerSecond(
      reader.quantity("memory_bandwidth", "B/s", Range::Positive));
  host.updateBandwidth = BytesPerSecond(
      reader.quantity("update_bandwidth", "B/s", Range::Positive));
  JsonReader link = reader.object("link");
  host.linkDevices = link.integer("devices", 1, 1 << 16);
  host.linkBandwidth =
      BytesPerSecond(link.quantity("bandwidth", "B/s", Range::Positive));
  link.finish();
  if (host.devices % host.linkDevices != 0)
    reader.fail("link", "expected a link for a divisor of the host's " +
                            std::to_string(host.devices) + " devices, got " +
                            std::to_string(host.linkDevices));
  if (reader.mentions("nvme")) {
    JsonReader nvme = reader.object("nvme");
    NvmeSpec disks;
    disks.memoryBytes = bytesOf(nvme, "memory", Range::Positive);
    disks.read = BytesPerSecond(nvme.quantity("read", "B/s", Range::Positive));
    disks.write =
        BytesPerSecond(nvme.quantity("write", "B/s", Range::Positive));
    nvme.finish();
    host.nvme = disks;
  }
  reader.finish();
  return host;
}

} // namespace planner
