//===- StateLayers.h - Layers whose parameters ZeRO-3 splits ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_STATELAYERS_H
#define PLANNER_COST_STATELAYERS_H

#include "planner/Cost/LayerLine.h"
#include "planner/Strategy/ZeroLayers.h"

namespace planner {

/// Whether the layers of a model are one chain and no loop, so that some may
/// store their parameters in another way than others.
bool tellsLayersApart(const OpGraph &graph, const LayerLine &line);

/// Fails unless the first `count` layers of each of so many chunks can be told:
/// tellsLayersApart(), they divide among the chunks, and each has as many.
Expected<void> checkZeroLayers(const OpGraph &graph, const LayerLine &line,
                               const LayerChunks &chunks, int64_t count);

/// What belongs to these layers alone, where checkZeroLayers() holds.
ZeroLayers zeroLayersOf(const OpGraph &graph, const LayerLine &line,
                        const LayerChunks &chunks, int64_t count);

} // namespace planner

#endif // PLANNER_COST_STATELAYERS_H
