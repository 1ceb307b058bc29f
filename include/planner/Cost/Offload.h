//===- Offload.h - What hosts keep, and when it moves -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/offload.md has the formulas.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_OFFLOAD_H
#define PLANNER_COST_OFFLOAD_H

#include "planner/Machine/Cluster.h"
#include "planner/Machine/Stack.h"

namespace planner {

/// Bytes of one device that a chunk of the model has on the host.
struct HostBytes {
  /// The whole step: optimizer states, gradients as they wait for the update,
  /// parameters.
  double states = 0, gradients = 0, parameters = 0;
  /// What one micro-batch leaves to its backward pass.
  double saved = 0;
  /// Gradients that leave the device: after each micro-batch, or once a step.
  double passGradients = 0, stepGradients = 0;
  /// Parameters that the device's part of the update writes; of these, what it
  /// reads where it runs on the device.
  double updated = 0, read = 0;
  /// Of the unit of the line that has most of them.
  double unitParameters = 0, unitGradients = 0, unitUpdated = 0;
  /// Part of the states that the largest unit has.
  double unitShare = 0;

  HostBytes &operator+=(const HostBytes &other);
};

/// Whether one has no less of anything than the other, but for rounding: no
/// stage waits less for it.
bool hasNoLess(const HostBytes &host, const HostBytes &other);

/// What lies on disks because the host's memory is too small for it.
struct OffloadPlace {
  bool statesOnNvme = false, parametersOnNvme = false;
};

/// Rates of one device while all devices of its host do the same.
class HostRates {
public:
  HostRates(const ClusterSpec &cluster, int64_t allDevices);

  int64_t devices() const { return used; }
  /// To copy so many bytes to the device and to the host, beside each other.
  Seconds copying(double toDevice, double toHost) const;
  Seconds reading(double bytes) const { return Bytes(bytes) / nvmeRead; }
  Seconds writing(double bytes) const { return Bytes(bytes) / nvmeWrite; }
  /// For an optimizer on the host that reads and writes so many bytes.
  Seconds updating(double bytes) const { return Bytes(bytes) / update; }

private:
  int64_t used;
  BytesPerSecond copy, memory, update, nvmeRead, nvmeWrite;
};

/// An update on the host reads and writes states, reads gradients and writes
/// parameters.
Seconds hostUpdate(const HostRates &rates, const OffloadPlace &place,
                   const HostBytes &bytes);

/// On one host, by what a device of a stage has there: `kept` micro-batches are
/// between their passes.
struct HostReport {
  int64_t devices = 1;
  int64_t optimizer = 0, gradients = 0, parameters = 0, activations = 0;
  int64_t usable = 0;
  int64_t nvme = 0, nvmeUsable = 0;

  int64_t total() const {
    return saturatingAdd(saturatingAdd(optimizer, gradients),
                         saturatingAdd(parameters, activations));
  }
  bool fits() const { return total() <= usable && nvme <= nvmeUsable; }
};
HostReport reportHost(const ClusterSpec &cluster, const StackSpec &stack,
                      const OffloadPlace &place, const HostBytes &bytes,
                      double kept, int64_t allDevices);

/// What of these goes to disks: states, and if that is not enough parameters.
OffloadPlace placeOffload(const ClusterSpec &cluster, const StackSpec &stack,
                          const HostBytes &bytes, int64_t allDevices);

/// Fails if the cluster says nothing of its hosts, or the stack has no such
/// offload.
Expected<void> checkOffload(const OffloadChoice &choice,
                            const ClusterSpec &cluster, const StackSpec &stack);

} // namespace planner

#endif // PLANNER_COST_OFFLOAD_H
