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
    : rates(cluster, n), devices(static_cast<double>(n)) {
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

double HostFloors::deviceBytes(const StagePoint &point,
                               const OffloadChoice &choice) const {
  const auto all = static_cast<double>(point.stateDevices());
  const auto copies = static_cast<double>(point.tp * point.ep);
  const auto part = [&](double bytes, int level) {
    return bytes / (point.zero >= level ? all : copies);
  };
  double bytes = 0;
  if (!choice.movesParameters())
    bytes += part(parameters, 3);
  if (!choice.movesStates())
    bytes += part(states, 1);
  // Sums stay unless gradients leave with each micro-batch.
  if (!choice.relay && !(choice.optimizer && point.zero >= 2))
    bytes += part(sums, 2);
  return bytes / static_cast<double>(point.stages);
}

} // namespace planner
