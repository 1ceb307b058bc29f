//===- HostCopies.h - What copies to hosts make stages wait for -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_HOSTCOPIES_H
#define PLANNER_COST_HOSTCOPIES_H

#include "planner/Cost/Stages.h"

namespace planner {

/// Of a pipeline all of whose devices copy at once, what each of them waits for
/// (docs/offload.md): of a chunk in its passes, of a stage in its update.
class HostCopies {
public:
  /// `model` is of one of the stages that `request` describes, with what
  /// they keep on hosts, and where that lies there.
  HostCopies(const CostModel &model, const StageRequest &request,
             OffloadPlace place);

  /// Of one micro-batch, to passes that wait for nothing else: a device would
  /// take `update` for the chunk's part of the optimizer.
  void addTo(PassPrice &forward, PassPrice &backward, const HostBytes &chunk,
             Seconds update) const;
  /// Of all of a stage's chunks, to what it does once a step.
  void addTo(UpdatePrice &update, const HostBytes &stage) const;

  OffloadPlace place() const { return onHost; }

private:
  void addTo(PassPrice &pass, double toDevice, double toHost, double fetched,
             Seconds beside) const;

  const HostRates rates;
  const OffloadChoice offload;
  const OffloadPlace onHost;
  /// Micro-batches that pass a layer while it is on the device.
  const double relayed;
};

} // namespace planner

#endif // PLANNER_COST_HOSTCOPIES_H
