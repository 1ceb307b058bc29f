//===- Loops.cpp - Where loops begin and end ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include <algorithm>

namespace planner::detail {

Loops::Loops(const OpGraph &g) : graph(g), ranges(g.loops.size()) {
  bodies.reserve(graph.ops.size());
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    bodies.push_back(op.loop);
    if (op.kind == OpKind::LoopNext && op.tiedTo != kNone)
      bodies[op.tiedTo] = op.loop;
    for (LoopId loop = op.loop;; loop = graph.loops[loop].parent) {
      ranges[loop].first = std::min(ranges[loop].first, id);
      ranges[loop].last = std::max(ranges[loop].last, id);
      if (loop == 0)
        break;
    }
  }
}

LoopId Loops::home(TensorId id) const {
  const OpId producer = graph.tensors[id].producer;
  if (producer == kNone)
    return 0;
  const Op &op = graph.ops[producer];
  return op.kind == OpKind::LoopNext ? graph.loops[op.loop].parent
                                     : bodies[producer];
}

bool Loops::isInside(LoopId loop, LoopId outer) const {
  while (loop != outer && loop != 0)
    loop = graph.loops[loop].parent;
  return loop == outer;
}

double Loops::trips(LoopId loop) const {
  double trips = 1;
  for (; loop != 0; loop = graph.loops[loop].parent)
    trips *= static_cast<double>(graph.loops[loop].tripCount);
  return trips;
}

LoopRange Loops::useRange(TensorId tensor, OpId user) const {
  const LoopId from = home(tensor);
  LoopId loop = bodies[user];
  if (graph.ops[user].kind == OpKind::LoopEnter)
    loop = graph.loops[loop].parent;
  LoopId outermost = from;
  for (; loop != from && loop != 0; loop = graph.loops[loop].parent)
    outermost = loop;
  return outermost == from ? LoopRange{user, user} : ranges[outermost];
}

} // namespace planner::detail
