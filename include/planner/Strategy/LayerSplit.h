//===- LayerSplit.h - Layers of each chunk of a pipeline --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_LAYERSPLIT_H
#define PLANNER_STRATEGY_LAYERSPLIT_H

#include "planner/Support/Diagnostic.h"
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// How the layers of a chain of equal layers are divided among the chunks of a
/// pipeline: as evenly as can be, unless it says otherwise.
struct LayerSplit {
  /// The numbers with which a step is fastest.
  bool isFree = false;
  /// Of each chunk, in model order.
  std::vector<int64_t> counts;

  bool isEven() const { return !isFree && counts.empty(); }
  /// Of all chunks.
  int64_t total() const;
  friend bool operator==(const LayerSplit &, const LayerSplit &) = default;
};

/// "even", "free", or numbers of layers: "9/9/9/5", in short "3x9/5". Fails for
/// anything else, and for a chunk without layers.
Expected<LayerSplit> parseLayerSplit(std::string_view text);
/// In its shortest form.
std::string toString(const LayerSplit &split);

} // namespace planner

#endif // PLANNER_STRATEGY_LAYERSPLIT_H
