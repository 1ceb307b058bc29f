//===- LayerSplit.cpp - Layers of each chunk of a pipeline ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/LayerSplit.h"
#include "CountList.h"
#include "planner/Support/Text.h"
#include <numeric>

namespace planner {

int64_t LayerSplit::total() const {
  return std::accumulate(counts.begin(), counts.end(), int64_t(0));
}

Expected<LayerSplit> parseLayerSplit(std::string_view text) {
  LayerSplit split;
  if (text == "even")
    return split;
  if (text == "free") {
    split.isFree = true;
    return split;
  }
  std::optional<std::vector<int64_t>> counts = parseCounts(text);
  if (!counts)
    return makeError("strategy: expected even, free, or the number of layers "
                     "of each chunk for 'layers', got '" +
                         shownText(text) + "'",
                     {}, "as in layers=9/9/9/5, or layers=3x9/5");
  split.counts = std::move(*counts);
  return split;
}

std::string toString(const LayerSplit &split) {
  if (split.isFree)
    return "free";
  if (split.counts.empty())
    return "even";
  return countsText(split.counts);
}

} // namespace planner
