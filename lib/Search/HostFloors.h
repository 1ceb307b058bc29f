//===- HostFloors.h - Bounds of strategies with offload ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_HOSTFLOORS_H
#define PLANNER_LIB_SEARCH_HOSTFLOORS_H

#include "OuterBound.h"
#include "planner/Cost/Offload.h"
#include "planner/Search/OuterPoint.h"
#include <algorithm>

namespace planner {

/// What copies, the update and the device's memory take at least, as if all
/// were split over all devices that can. None exceeds what priceStrategy() says
/// (property test).
class HostFloors {
public:
  HostFloors(const OpGraph &graph, const ClusterSpec &cluster,
             const StackSpec &stack, int64_t devices);

  /// Beside the passes of a micro-batch on the mean stage: of what lies on
  /// disks, to read it, too.
  struct Copies {
    Seconds forward, backward;
    Seconds both() const { return forward + backward; }
  };
  Copies copying(const StagePoint &point, const OffloadChoice &choice,
                 const HostUse &use = {}) const;
  /// The least of a micro-batch's passes if they take, and each of them, at
  /// least so long without: all or one wait for the copies.
  static double withCopies(double passes, double forward, double backward,
                           const Copies &copies);
  /// After them.
  Seconds updating(const StagePoint &point, const OffloadChoice &choice,
                   const HostUse &use = {}) const;
  /// What a device holds that keeps so much between its passes.
  double deviceBytes(const StagePoint &point, const OffloadChoice &choice,
                     double saved = 0) const;
  /// The same of a model with these; infinite if hosts, with their
  /// disks, do not hold what is to be there.
  double bytesOf(const MemoryFloors &model, const StagePoint &point,
                 const ScheduleChoice &schedule,
                 const OffloadChoice &choice) const;
  bool mayHost(const HostUse &use) const;

private:
  /// Bytes of a device on its host; and of gradients that come there, and
  /// parameters that an update writes.
  struct Stored {
    double states = 0, gradients = 0, parameters = 0;
    double leaving = 0, updated = 0;
    double total() const { return states + gradients + parameters; }
  };
  Stored storedOf(const StagePoint &point, const OffloadChoice &choice) const;
  Seconds updating(const Stored &stored, const HostUse &use) const;
  /// Whether memory does not hold so much that is stored.
  bool isOnDisks(double bytes) const {
    return disks > 0 && bytes * buffers > memory + 1;
  }
  /// Room that this takes at least, of which it is not known how much is
  /// stored: only for that are there `buffers`.
  double leastOf(double bytes) const { return bytes * std::min(1.0, buffers); }

  HostRates rates;
  OperandFloors operands;
  /// A device's part of its host's memory, and of its disks; and what is stored
  /// takes of memory, relative to its bytes.
  double memory = 0, disks = 0, buffers = 1;
  double parameters = 0, states = 0, sums = 0, gradients = 0;
  double leaving = 0, updated = 0;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_HOSTFLOORS_H
