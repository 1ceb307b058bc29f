//===- Loops.cpp - Where loops begin and end ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include <algorithm>

namespace planner::detail {

LoopNest::LoopNest(const OpGraph &g)
    : graph(g), ranges(g.loops.size()), entered(g.ops.size()) {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    entered[id] = op.loop;
    if (op.kind == OpKind::LoopNext && op.tiedTo != kNone)
      entered[op.tiedTo] = op.loop;
    for (LoopId loop = op.loop;; loop = graph.loops[loop].parent) {
      ranges[loop].first = std::min(ranges[loop].first, id);
      ranges[loop].last = std::max(ranges[loop].last, id);
      if (loop == 0)
        break;
    }
  }
}

LoopId LoopNest::homeOf(TensorId id) const {
  const OpId producer = graph.tensors[id].producer;
  if (producer == kNone)
    return 0;
  const Op &op = graph.ops[producer];
  return op.kind == OpKind::LoopNext ? graph.loops[op.loop].parent
                                     : entered[producer];
}

LoopRange LoopNest::useRange(TensorId tensor, OpId user) const {
  const Op &op = graph.ops[user];
  const LoopId home = homeOf(tensor);
  LoopId loop = op.kind == OpKind::LoopEnter ? graph.loops[entered[user]].parent
                                             : op.loop;
  LoopId outermost = home;
  for (; loop != home && loop != 0; loop = graph.loops[loop].parent)
    outermost = loop;
  return outermost == home ? LoopRange{user, user} : ranges[outermost];
}

bool isInside(const OpGraph &graph, LoopId loop, LoopId outer) {
  while (loop != outer && loop != 0)
    loop = graph.loops[loop].parent;
  return loop == outer;
}

bool isSliceOfAll(const OpGraph &graph, LoopId loop, double touched) {
  // Shares are rounded; those of one layer fewer are larger.
  const auto layers = static_cast<double>(graph.loops[loop].layers.size());
  return layers > 0 && touched > 0 && touched * (layers - 0.5) < 1;
}

double tripsOf(const OpGraph &graph, LoopId loop) {
  double trips = 1;
  for (; loop != 0; loop = graph.loops[loop].parent)
    trips *= static_cast<double>(graph.loops[loop].tripCount);
  return trips;
}

} // namespace planner::detail
