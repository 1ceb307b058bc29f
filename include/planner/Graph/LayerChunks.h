//===- LayerChunks.h - Layers of each chunk of a pipeline -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_LAYERCHUNKS_H
#define PLANNER_GRAPH_LAYERCHUNKS_H

#include "planner/Support/Diagnostic.h"
#include <optional>
#include <string>
#include <vector>

namespace planner {

/// Into how many chunks a chain of equal layers is cut: evenly, unless it says
/// how many layers each has.
struct LayerChunks {
  int64_t number = 1;
  /// Of each chunk, in model order; empty if they are cut evenly.
  std::vector<int64_t> counts;

  LayerChunks(int64_t n = 1) : number(n) {}
  explicit LayerChunks(std::vector<int64_t> c)
      : number(static_cast<int64_t>(c.size())), counts(std::move(c)) {}
  friend auto operator<=>(const LayerChunks &, const LayerChunks &) = default;

  /// How many layers each has of so many. Evenly: all the same, for layers
  /// alone or with the two ends of the model in the place of a layer each; else
  /// some have one more, first those without an end, of these the later ones,
  /// where fewer micro-batches are kept, and last that with the end after the
  /// layers, which has the loss. Expects hasLayers().
  std::vector<int64_t> of(int64_t layers) const;
  /// Whether each has a layer, and all of them so many.
  bool hasLayers(int64_t layers) const;

  /// Layers of the smallest and of the largest chunk; nothing unless
  /// hasLayers().
  struct Sizes {
    int64_t least = 1, most = 1;
  };
  std::optional<Sizes> sizes(int64_t layers) const;

  /// By layer, whether it is among the first `count` of its chunk. Expects
  /// hasLayers().
  std::vector<bool> firstOfEach(int64_t layers, int64_t count) const;
};

/// Layers of the largest of the chunks into which so many layers are cut;
/// nothing if they cannot be cut so that chunks have equally many, for layers
/// alone or with the two ends of the model in the place of a layer each.
std::optional<int64_t> layersOfChunk(int64_t layers, int64_t chunks);

/// Fails unless so many layers can be cut so, and some chunk has `count` of
/// them, which the strategy says with that key.
Expected<void> checkFirstOfEach(const char *key, int64_t count, int64_t layers,
                                const LayerChunks &chunks);

} // namespace planner

#endif // PLANNER_GRAPH_LAYERCHUNKS_H
