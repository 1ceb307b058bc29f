//===- HostCopies.cpp - What copies to hosts make stages wait for ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/HostCopies.h"
#include <algorithm>

namespace planner {

HostCopies::HostCopies(const CostModel &model, const StageRequest &request,
                       OffloadPlace place)
    : rates(model.cluster(),
            saturatingMul(static_cast<int64_t>(request.stages.size()),
                          model.mesh().devices())),
      offload(request.offload), onHost(place),
      relayed(offload.relay ? static_cast<double>(request.microBatches) : 1) {}

void HostCopies::addTo(PassPrice &pass, double toDevice, double toHost,
                       double fetched, Seconds beside) const {
  pass.copies = rates.copying(toDevice, toHost);
  Seconds copying = std::max(pass.copies, beside);
  if (onHost.parametersOnNvme)
    copying = std::max(copying, rates.reading(fetched));
  pass.offload = std::max(Seconds(), copying - pass.time());
}

/// Copies run beside the pass, layer by layer with one ahead: layers are alike,
/// so a pass takes as long as what is slowest. What one micro-batch does for a
/// layer that all of them relay through counts once for all.
void HostCopies::addTo(PassPrice &forward, PassPrice &backward,
                       const HostBytes &chunk, Seconds update) const {
  const double fetched = chunk.parameters / relayed;
  addTo(forward, fetched, chunk.saved, fetched, Seconds());
  const Seconds updating = std::max(update, hostUpdate(rates, onHost, chunk));
  addTo(backward, fetched + chunk.saved, chunk.passGradients / relayed, fetched,
        offload.relay ? updating / relayed : Seconds());
}

/// Gradients come, the host updates, parameters go back, layer by layer. With
/// the relay that runs beside the backward pass, but for the last layer. What
/// issues a kernel for each parameter on a device takes no less to update it
/// itself, so that no host updates faster than the device would.
void HostCopies::addTo(UpdatePrice &update, const HostBytes &stage) const {
  const bool returns = !offload.movesParameters();
  // Before the first layer, and after the last one.
  Seconds ends;
  if (offload.movesParameters())
    ends += rates.copying(stage.unitParameters, 0);
  if (offload.movesStates())
    ends += rates.copying(0, stage.unitGradients);
  if (offload.movesStates())
    update.optimizer =
        std::max(update.optimizer, hostUpdate(rates, onHost, stage));
  if (offload.relay) {
    update.optimizer = update.optimizer * stage.unitShare;
  } else if (offload.movesStates()) {
    update.copies =
        rates.copying(returns ? stage.updated : 0, stage.stepGradients);
    ends += std::max(Seconds(), update.copies - update.optimizer);
    if (returns)
      ends += rates.copying(stage.unitUpdated, 0);
  } else if (offload.parameters) {
    update.copies = rates.copying(stage.read, stage.updated);
    ends += std::max(Seconds(), update.copies - update.optimizer) +
            rates.copying(0, stage.unitUpdated);
  }
  update.offload = ends;
}

} // namespace planner
