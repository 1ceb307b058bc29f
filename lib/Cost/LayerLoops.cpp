//===- LayerLoops.cpp - Loops over layers, and what they stack ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayerLoops.h"
#include "planner/Graph/Recompute.h"
#include <algorithm>

namespace planner::detail {

static double touchedOf(const std::vector<double> &touched, size_t i) {
  return i < touched.size() ? touched[i] : 1;
}

LayerLoops::LayerLoops(const CostModel &model)
    : graph(model.graph()), loops(graph), isLayers(graph.loops.size(), false),
      forwardOf(graph.loops.size(), kNone), loopOfOp(graph.ops.size(), kNone),
      stacks(graph.tensors.size(), kNone), ofAll(graph.tensors.size(), false) {
  findLoops(model);
  pairBackward();
  findStacks();
  spreadStacks();
}

int64_t LayerLoops::trips(LoopId loop) const {
  return std::max<int64_t>(1, graph.loops[loop].tripCount);
}

bool LayerLoops::isSlice(double touched, LoopId loop) const {
  const bool isOwn = trips(loop) > 1 && planner::isSlice(touched, trips(loop));
  return isOwn || isSliceOfAll(graph, loop, touched);
}

LoopId LayerLoops::outermostLayer(LoopId loop) const {
  LoopId found = kNone;
  for (; loop != 0; loop = graph.loops[loop].parent)
    if (isLayers[loop])
      found = loop;
  return found;
}

void LayerLoops::findLoops(const CostModel &model) {
  for (const Op &op : graph.ops)
    for (size_t i = 0; i < op.operands.size(); ++i) {
      if (op.loop == 0 || model.service(op.operands[i]) != Service::Parameter)
        continue;
      const LoopId home = loops.homeOf(op.operands[i]);
      for (LoopId loop = op.loop; loop != home && loop != 0;
           loop = graph.loops[loop].parent)
        if (isSlice(touchedOf(op.operandTouched, i), loop))
          isLayers[loop] = true;
    }
}

/// The loop that goes back has the adjoints of operators of the forward loop.
/// Where nothing says whose they are, it is the last one of as many iterations.
void LayerLoops::pairBackward() {
  std::vector<LoopId> phaseLoops;
  for (const Op &op : graph.ops) {
    const LoopId loop = outermostLayer(op.loop);
    if (loop == kNone || forwardOf[loop] != kNone)
      continue;
    if (op.phase == Phase::Forward) {
      forwardOf[loop] = loop;
      phaseLoops.push_back(loop);
    } else if (op.adjointOf != kNone) {
      const LoopId other = outermostLayer(graph.ops[op.adjointOf].loop);
      if (other != kNone && forwardOf[other] == other)
        forwardOf[loop] = other;
    }
  }
  for (LoopId loop = 1; loop < graph.loops.size(); ++loop)
    if (isLayers[loop] && outermostLayer(loop) == loop &&
        forwardOf[loop] == kNone)
      for (LoopId other : phaseLoops)
        if (trips(other) == trips(loop))
          forwardOf[loop] = other;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (const LoopId loop = outermostLayer(loops.enteredBy(id)); loop != kNone)
      loopOfOp[id] = forwardOf[loop];
}

/// Of a loop over one of the layers: written in place, and all that there is.
bool LayerLoops::writesOnlySlice(const Op &op, LoopId loop) const {
  return trips(loop) == 1 && !graph.loops[loop].layers.empty() &&
         touchedOf(op.operandTouched, 0) == 0;
}

void LayerLoops::noteStack(TensorId tensor, double touched, LoopId loop) {
  stacks[tensor] = loop;
  ofAll[tensor] = isSliceOfAll(graph, loop, touched);
}

/// What an iteration reads or writes one slice of.
void LayerLoops::findStacks() {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const LoopId loop = loopOfOp[id];
    if (loop == kNone || op.kind == OpKind::LoopEnter)
      continue;
    const LoopId around = graph.loops[outermostLayer(op.loop)].parent;
    for (size_t i = 0; i < op.operands.size(); ++i)
      if (const double touched = touchedOf(op.operandTouched, i);
          isSlice(touched, loop) &&
          isInside(graph, around, loops.homeOf(op.operands[i])))
        noteStack(op.operands[i], touched, loop);
    for (size_t i = 0; i < op.results.size(); ++i)
      if (const double touched = touchedOf(op.resultTouched, i);
          isSlice(touched, loop) || writesOnlySlice(op, loop))
        noteStack(op.results[i], touched, loop);
    // The carried buffer in which slices are written.
    if (op.kind != OpKind::LoopNext || op.tiedTo == kNone)
      continue;
    const Op &enter = graph.ops[op.tiedTo];
    for (size_t i = 0; i < op.results.size() && i < op.operands.size(); ++i) {
      if (stacks[op.operands[i]] == kNone)
        continue;
      const auto share = [&](TensorId other) {
        stacks[other] = loop;
        ofAll[other] = ofAll[op.operands[i]];
      };
      share(op.results[i]);
      if (i < enter.results.size())
        share(enter.results[i]);
      if (i < enter.operands.size())
        share(enter.operands[i]);
    }
  }
}

/// Outside of loops, what has as many elements as a stack that it is made of or
/// goes into: casts of parameters, gradients, states and their updates.
void LayerLoops::spreadStacks() {
  const auto share = [&](TensorId from, TensorId to) {
    if (stacks[from] != kNone && stacks[to] == kNone &&
        graph.tensors[from].elements() == graph.tensors[to].elements()) {
      stacks[to] = stacks[from];
      ofAll[to] = ofAll[from];
    }
  };
  const auto visit = [&](const Op &op) {
    if (op.loop != 0 || op.kind == OpKind::LoopEnter)
      return;
    for (TensorId result : op.results)
      for (TensorId operand : op.operands) {
        share(result, operand);
        share(operand, result);
      }
  };
  for (size_t i = graph.ops.size(); i-- > 0;)
    visit(graph.ops[i]);
  for (const Op &op : graph.ops)
    visit(op);
  // States that meet nothing but results of the same operator.
  for (const Op &op : graph.ops)
    visit(op);
}

} // namespace planner::detail
