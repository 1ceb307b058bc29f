//===- Offload.cpp - What hosts keep, and when it moves -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Offload.h"
#include <algorithm>
#include <array>

namespace planner {

static constexpr std::array kSums = {
    &HostBytes::states,  &HostBytes::gradients,     &HostBytes::parameters,
    &HostBytes::saved,   &HostBytes::passGradients, &HostBytes::stepGradients,
    &HostBytes::updated, &HostBytes::read};
static constexpr std::array kLargest = {
    &HostBytes::unitParameters, &HostBytes::unitGradients,
    &HostBytes::unitUpdated, &HostBytes::unitShare};

HostBytes &HostBytes::operator+=(const HostBytes &other) {
  for (double HostBytes::*sum : kSums)
    this->*sum += other.*sum;
  for (double HostBytes::*most : kLargest)
    this->*most = std::max(this->*most, other.*most);
  return *this;
}

bool hasNoLess(const HostBytes &host, const HostBytes &other) {
  constexpr double kRounding = 1e-12;
  const auto isNoLess = [&](double HostBytes::*part) {
    return host.*part >= other.*part * (1 - kRounding);
  };
  return std::all_of(kSums.begin(), kSums.end(), isNoLess) &&
         std::all_of(kLargest.begin(), kLargest.end(), isNoLess);
}

HostRates::HostRates(const ClusterSpec &cluster, int64_t allDevices)
    : used(cluster.host ? cluster.host->inUse(allDevices) : 1) {
  if (!cluster.host)
    return;
  const HostSpec &host = *cluster.host;
  const auto shared = static_cast<double>(used);
  copy = std::min(cluster.device.hostBandwidth, host.copyBandwidth(used));
  memory = host.memoryBandwidth / shared;
  update = host.updateBandwidth / shared;
  if (host.nvme) {
    nvmeRead = host.nvme->read / shared;
    nvmeWrite = host.nvme->write / shared;
  }
}

Seconds HostRates::copying(double toDevice, double toHost) const {
  return std::max(Bytes(std::max(toDevice, toHost)) / copy,
                  Bytes(toDevice + toHost) / memory);
}

Seconds hostUpdate(const HostRates &rates, const OffloadPlace &place,
                   const HostBytes &bytes) {
  const Seconds computing =
      rates.updating(2 * bytes.states + bytes.passGradients +
                     bytes.stepGradients + bytes.updated);
  if (!place.statesOnNvme)
    return computing;
  return std::max({computing, rates.reading(bytes.states + bytes.gradients),
                   rates.writing(bytes.states + bytes.gradients)});
}

static int64_t onHost(double bytesOfDevice, int64_t devices) {
  constexpr double kMost = 0x1p61;
  return static_cast<int64_t>(
      std::clamp(bytesOfDevice * static_cast<double>(devices), 0.0, kMost));
}

HostReport reportHost(const ClusterSpec &cluster, const StackSpec &stack,
                      const OffloadPlace &place, const HostBytes &bytes,
                      double kept, int64_t allDevices) {
  HostReport report;
  if (!cluster.host)
    return report;
  const HostSpec &host = *cluster.host;
  report.devices = host.inUse(allDevices);
  report.usable = host.usableBytes;
  report.nvmeUsable = host.nvme ? host.nvme->memoryBytes : 0;
  // Disks hold what is there, memory buffers beside it.
  const auto put = [&](double amount, bool isOnNvme, int64_t &memory) {
    if (isOnNvme)
      report.nvme = saturatingAdd(report.nvme, onHost(amount, report.devices));
    else
      memory = onHost(amount * stack.offload.buffers, report.devices);
  };
  put(bytes.states, place.statesOnNvme, report.optimizer);
  put(bytes.gradients, place.statesOnNvme, report.gradients);
  put(bytes.parameters, place.parametersOnNvme, report.parameters);
  report.activations = onHost(bytes.saved * kept, report.devices);
  return report;
}

OffloadPlace placeOffload(const ClusterSpec &cluster, const StackSpec &stack,
                          const HostBytes &bytes, int64_t allDevices) {
  OffloadPlace place;
  if (!cluster.host || !cluster.host->nvme)
    return place;
  for (bool OffloadPlace::*next :
       {&OffloadPlace::statesOnNvme, &OffloadPlace::parametersOnNvme}) {
    const HostReport report =
        reportHost(cluster, stack, place, bytes, 0, allDevices);
    if (report.total() <= report.usable)
      break;
    place.*next = true;
  }
  return place;
}

Expected<void> checkOffload(const OffloadChoice &choice,
                            const ClusterSpec &cluster,
                            const StackSpec &stack) {
  if (!choice.any())
    return {};
  const std::string what = "strategy: offload=" + std::string(name(choice));
  if (!stack.offload.has(choice)) {
    std::string known;
    for (const OffloadChoice &other : stack.offload.sets)
      known += (known.empty() ? "" : ", ") + std::string(name(other));
    return makeError(
        what + ": the stack " + stack.name +
            (known.empty() ? " keeps nothing on hosts" : " has only " + known),
        {}, "leave offload out, or price another --stack");
  }
  if (!cluster.host)
    return makeError(what + ": the cluster " + cluster.name +
                         " says nothing of its hosts",
                     {},
                     "give a cluster file with a host (planner clusters "
                     "a100-80g-sxm shows one)");
  return {};
}

} // namespace planner
