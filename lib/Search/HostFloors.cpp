//===- HostFloors.cpp - Bounds of strategies with offload -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "HostFloors.h"
#include <algorithm>

namespace planner {

HostFloors::HostFloors(const OpGraph &graph, const ClusterSpec &cluster,
                       const StackSpec &stack, int64_t n)
    : rates(cluster, n), devices(static_cast<double>(n)), operands(graph) {
  if (const auto &host = cluster.host) {
    const auto sharing = static_cast<double>(host->inUse(n));
    hostMemory = static_cast<double>(host->usableBytes) / sharing /
                 std::min(1.0, stack.offload.buffers);
    disks =
        host->nvme ? static_cast<double>(host->nvme->memoryBytes) / sharing : 0;
  }
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    const auto bytes = static_cast<double>(tensor.bytes());
    const bool isTrained = tensor.role == Role::Parameter;
    if (tensor.role == Role::OptimizerState)
      states += bytes;
    if (isTrained || tensor.role == Role::FrozenParameter)
      parameters += bytes;
    if (isTrained && tensor.updatedTo != kNone)
      sums += stack.accumulation.bytes > 0
                  ? stack.accumulation.bytes *
                        static_cast<double>(tensor.elements())
                  : bytes;
  }
}

/// Some stage has at least the mean of all. Each pass of each micro-batch
/// fetches what lies on a device, and all of them together once if layers are
/// relayed.
Seconds HostFloors::copying(const StagePoint &point,
                            const OffloadChoice &choice) const {
  if (!choice.movesParameters())
    return Seconds();
  const auto split = static_cast<double>(
      point.stages *
      (point.zero >= 3 ? point.stateDevices() : point.tp * point.ep));
  const double passes =
      choice.relay ? 2 : 2 * static_cast<double>(point.microBatches);
  return rates.copying(passes * parameters / split, 0);
}

/// States are read and written, of all devices together at least once. The
/// relay updates beside the backward pass.
Seconds HostFloors::updating(const OffloadChoice &choice) const {
  if (!choice.optimizer)
    return Seconds();
  return rates.updating(2 * states / devices);
}

/// A device's part of what is stored, as a ZeRO level from `zero` on splits it.
static double storedPart(const StagePoint &point, double bytes, int zero) {
  const int64_t sharing =
      point.zero >= zero ? point.stateDevices() : point.tp * point.ep;
  return bytes / static_cast<double>(sharing * point.stages);
}

/// While all that is saved is there nothing need be read, and some stage has at
/// least the mean.
double HostFloors::deviceBytes(const StagePoint &point,
                               const OffloadChoice &choice,
                               double saved) const {
  double bytes = 0;
  if (!choice.movesParameters())
    bytes += storedPart(point, parameters, 3);
  if (!choice.movesStates())
    bytes += storedPart(point, states, 1);
  // Sums stay unless gradients leave with each micro-batch.
  if (!choice.relay && !(choice.optimizer && point.zero >= 2))
    bytes += storedPart(point, sums, 2);
  const double read = operands.of(point, choice.movesParameters());
  return point.stages == 1 ? bytes + std::max(saved, read)
                           : std::max(bytes + saved, read);
}

/// Only what is stored may lie on disks. Of several stages one has the most of
/// that, and perhaps another one of what is saved.
bool HostFloors::mayHost(const StagePoint &point, const OffloadChoice &choice,
                         double saved) const {
  double stored = 0;
  if (choice.movesStates())
    stored += storedPart(point, states, 1);
  if (choice.movesParameters())
    stored += storedPart(point, parameters, 3);
  const double both =
      point.stages == 1 ? stored + saved : std::max(stored, saved);
  return saved <= hostMemory + 1 && both <= hostMemory + disks + 1;
}

} // namespace planner
