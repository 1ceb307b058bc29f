//===- LayerLine.h - Where operators stand along the model ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A pipeline cuts the model into pieces that follow each other. The line is the
// order in which they do: one unit of length a layer, from the model's input to
// the loss. Backward operators stand where their forward operators do,
// operators of the optimizer where their parameter is used (docs/cost-model.md,
// "Stages").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_LAYERLINE_H
#define PLANNER_COST_LAYERLINE_H

#include "planner/Cost/CostModel.h"
#include <memory>

namespace planner {

/// Some units of a line: by border, how many of them are before it.
using UnitSet = std::vector<int64_t>;

/// Part of the line. An operator of a loop over layers, and a tensor that is
/// stacked over them, have equal parts on all units of the loop.
struct LineSpan {
  double begin = 0, end = 1;
  /// Of a loop over some of the layers, its units; else it has all from begin
  /// to end. The line's (LayerLine::unitSets).
  const UnitSet *units = nullptr;

  double length() const { return within(begin, end); }
  /// The units between two borders.
  double within(double from, double to) const;
  bool has(size_t unit) const {
    return !units || (*units)[unit] < (*units)[unit + 1];
  }
};

struct LayerLine {
  /// By OpId, and by TensorId; of an argument, where it is first used.
  std::vector<LineSpan> ops, tensors;
  /// By TensorId: holds a slice for each unit of its span.
  std::vector<bool> stacked;
  /// By TensorId: what one piece of the model hands to the next. Not what
  /// follows from parameters or from inputs alone, which is made where it is
  /// needed.
  std::vector<bool> sent;
  /// Parameters that are used at further places (tied embeddings).
  std::vector<std::pair<TensorId, LineSpan>> shared;
  /// Units. If the model is one chain of equal layers: `layers` of them, and
  /// one before and one after for the rest. Else one for each operator of the
  /// forward pass and each iteration of a loop over layers.
  int64_t length = 0;
  bool isUniform = false;
  int64_t layers = 0;
  /// By layer, also of several chains: where its products are.
  std::vector<LineSpan> layerSpans;
  /// Of spans, also of those of copies of the line.
  std::vector<std::shared_ptr<const UnitSet>> unitSets;
};

LayerLine findLayers(const CostModel &model);

} // namespace planner

#endif // PLANNER_COST_LAYERLINE_H
