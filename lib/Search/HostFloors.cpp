//===- HostFloors.cpp - Bounds of strategies with offload -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "HostFloors.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

namespace planner {

HostFloors::HostFloors(const OpGraph &graph, const ClusterSpec &cluster,
                       const StackSpec &stack, int64_t devices)
    : rates(cluster, devices), operands(graph) {
  if (const auto &host = cluster.host) {
    const auto sharing = static_cast<double>(host->inUse(devices));
    memory = static_cast<double>(host->usableBytes) / sharing;
    disks =
        host->nvme ? static_cast<double>(host->nvme->memoryBytes) / sharing : 0;
    buffers = stack.offload.buffers;
  }
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    const auto bytes = static_cast<double>(tensor.bytes());
    if (tensor.role == Role::OptimizerState)
      states += bytes;
    if (tensor.role == Role::Parameter || tensor.role == Role::FrozenParameter)
      parameters += bytes;
    const GradientBytes gradient = gradientBytes(graph, id, stack);
    if (gradient.sum == 0)
      continue;
    sums += gradient.sum;
    gradients += gradient.waiting;
    // As they are, or as their sum.
    leaving += std::min(gradient.sum, bytes);
    updated += bytes;
  }
}

/// A device's part of what is stored, as a ZeRO level from `zero` on splits it:
/// some stage has at least the mean of all.
static double storedPart(const StagePoint &point, double bytes, int zero) {
  const int64_t sharing =
      point.zero >= zero ? point.stateDevices() : point.tp * point.ep;
  return bytes / static_cast<double>(sharing * point.stages);
}

HostFloors::Stored HostFloors::storedOf(const StagePoint &point,
                                        const OffloadChoice &choice) const {
  Stored stored;
  if (choice.movesStates()) {
    stored.states = storedPart(point, states, 1);
    stored.gradients = storedPart(point, gradients, 1);
    stored.leaving = storedPart(point, leaving, 1);
    stored.updated = storedPart(point, updated, 1);
  }
  if (choice.movesParameters())
    stored.parameters = storedPart(point, parameters, 3);
  return stored;
}

/// Each pass of each micro-batch fetches what lies on a device, and all of them
/// together once if layers are relayed; these are also updated beside their
/// backward passes.
HostFloors::Copies HostFloors::copying(const StagePoint &point,
                                       const OffloadChoice &choice,
                                       const HostUse &use) const {
  const Stored stored = storedOf(point, choice);
  const double times =
      choice.relay ? static_cast<double>(point.microBatches) : 1;
  const double fetched = stored.parameters / times;
  const bool leavesAtOnce = choice.sendsGradientsAtOnce(point.zero);
  Copies copies{rates.copying(fetched, use.pass),
                rates.copying(fetched + use.pass,
                              leavesAtOnce ? stored.leaving / times : 0)};
  if (choice.relay)
    copies.backward = std::max(copies.backward, updating(stored, use) / times);
  if (isOnDisks(stored.parameters))
    for (Seconds *pass : {&copies.forward, &copies.backward})
      *pass = std::max(*pass, rates.reading(fetched));
  return copies;
}

double HostFloors::withCopies(double passes, double forward, double backward,
                              const Copies &copies) {
  return std::max({passes, copies.both().value, copies.forward.value + backward,
                   forward + copies.backward.value});
}

Seconds HostFloors::updating(const StagePoint &point,
                             const OffloadChoice &choice,
                             const HostUse &use) const {
  return choice.optimizer ? updating(storedOf(point, choice), use) : Seconds();
}

/// As hostUpdate(). Where memory does not hold all that is on the host, states
/// are on disks, or nothing fits.
Seconds HostFloors::updating(const Stored &stored, const HostUse &use) const {
  const Seconds computing =
      rates.updating(2 * stored.states + stored.leaving + stored.updated);
  const double moved = stored.states + stored.gradients;
  const bool areOnDisks =
      isOnDisks(stored.total()) || (disks > 0 && leastOf(use.all) > memory + 1);
  return areOnDisks
             ? std::max({computing, rates.reading(moved), rates.writing(moved)})
             : computing;
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
  if (!choice.sendsGradientsAtOnce(point.zero))
    bytes += storedPart(point, sums, 2);
  const double read = operands.of(point, choice.movesParameters());
  return point.stages == 1 ? bytes + std::max(saved, read)
                           : std::max(bytes + saved, read);
}

double HostFloors::bytesOf(const MemoryFloors &model, const StagePoint &point,
                           const ScheduleChoice &schedule,
                           const OffloadChoice &choice) const {
  if (!mayHost(model.onHost(point, schedule, choice)))
    return kInfinity;
  const double left = choice.activations ? 0 : model.left(point, schedule);
  return deviceBytes(
      point, choice,
      left * (choice.relay ? static_cast<double>(point.microBatches) : 1));
}

/// Only what is stored may lie on disks.
bool HostFloors::mayHost(const HostUse &use) const {
  return use.saved <= memory + 1 && leastOf(use.all) <= memory + disks + 1;
}

} // namespace planner
