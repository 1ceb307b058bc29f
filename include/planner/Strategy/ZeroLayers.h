//===- ZeroLayers.h - What ZeRO-3 of some layers is about -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_ZEROLAYERS_H
#define PLANNER_STRATEGY_ZEROLAYERS_H

#include <vector>

namespace planner {

/// Of a strategy with ZeRO-3 of some layers: what belongs to these. All else
/// has ZeRO-2.
struct ZeroLayers {
  /// By OpId, of operators on parameters, gradients or states alone
  /// (worksOnStates()); and by TensorId, of parameters and states.
  std::vector<bool> ops, tensors;
};

} // namespace planner

#endif // PLANNER_STRATEGY_ZEROLAYERS_H
