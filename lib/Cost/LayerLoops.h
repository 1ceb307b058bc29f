//===- LayerLoops.h - Loops over layers, and what they stack ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_LAYERLOOPS_H
#define PLANNER_LIB_COST_LAYERLOOPS_H

#include "Loops.h"
#include "planner/Cost/CostModel.h"

namespace planner::detail {

/// A loop is over layers if each iteration reads a slice of its own of a
/// parameter: the loop of the forward pass, and the one that goes back. Two
/// loops may share the layers (Loop::layers).
class LayerLoops {
public:
  explicit LayerLoops(const CostModel &model);

  /// The forward loop over layers whose iterations an operator belongs to;
  /// kNone for none. A LoopEnter belongs to the loop that it enters.
  LoopId of(OpId op) const { return loopOfOp[op]; }
  /// The loop over layers whose slices a tensor is a stack of; kNone for none.
  LoopId stackOf(TensorId tensor) const { return stacks[tensor]; }
  /// Whether it has slices for all layers that its loop shares with another.
  bool isOfAll(TensorId tensor) const { return ofAll[tensor]; }
  int64_t trips(LoopId loop) const;
  /// Whether it is one of them itself, and not inside one.
  bool isOutermost(LoopId loop) const {
    return loop != 0 && outermostLayer(loop) == loop;
  }

private:
  void findLoops(const CostModel &model);
  void pairBackward();
  void findStacks();
  void spreadStacks();
  bool isSlice(double touched, LoopId loop) const;
  bool writesOnlySlice(const Op &op, LoopId loop) const;
  void noteStack(TensorId tensor, double touched, LoopId loop);
  LoopId outermostLayer(LoopId loop) const;

  const OpGraph &graph;
  LoopNest loops;
  /// By LoopId: it is one; and the forward loop of those that are.
  std::vector<bool> isLayers;
  std::vector<LoopId> forwardOf;
  std::vector<LoopId> loopOfOp;
  std::vector<LoopId> stacks;
  std::vector<bool> ofAll;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_LAYERLOOPS_H
