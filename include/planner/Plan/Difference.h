//===- Difference.h - From one plan to another ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_DIFFERENCE_H
#define PLANNER_PLAN_DIFFERENCE_H

#include "planner/Plan/Plan.h"

namespace planner {

/// A stage that has a tensor, and which rows of it: from `begin` to before
/// `end`, of a tensor that holds a slice for each layer; all if `end` is 0.
struct Holding {
  int64_t stage = 0;
  int64_t begin = 0, end = 0;
  friend auto operator<=>(const Holding &, const Holding &) = default;
};

/// How a stage has what it has of a tensor, on devices from `first` on.
struct StageLayout {
  const Mesh *mesh = nullptr;
  const TensorSharding *layout = nullptr;
  int64_t first = 0;
};

/// How a tensor that lasts from step to step lies in a plan. Stage s has as
/// many devices as the mesh, from s times that on, unless stages say otherwise.
struct Placement {
  const Mesh &mesh;
  const TensorSharding &layout;
  std::vector<Holding> holdings = {{}};
  std::vector<StageLayout> stages = {};

  StageLayout of(int64_t stage) const {
    return stages.empty() ? StageLayout{&mesh, &layout, stage * mesh.devices()}
                          : stages[static_cast<size_t>(stage)];
  }
};

/// What devices must receive for a tensor to lie otherwise. Device i of one
/// plan is device i of the other; one that the first plan does not have holds
/// nothing yet.
struct Movement {
  /// Over all devices, and of the device that receives most.
  int64_t totalBytes = 0, mostBytes = 0;
  /// Of each device, up to the last one that has some of it.
  std::vector<int64_t> byDevice = {};
};
Movement movement(const Tensor &tensor, const Placement &before,
                  const Placement &after);

/// A priced plan, the graph that it is for, and the machine and the stack that
/// it was priced with.
struct PlannedModel {
  const Plan &plan;
  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
};

/// What changes from one plan of a model to another, what it costs, and which
/// parameters and states move: "devices 64 -> 56".
std::vector<std::string> describeDifference(const PlannedModel &before,
                                            const PlannedModel &after);

} // namespace planner

#endif // PLANNER_PLAN_DIFFERENCE_H
