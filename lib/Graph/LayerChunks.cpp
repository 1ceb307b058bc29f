//===- LayerChunks.cpp - Layers of each chunk of a pipeline ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/LayerChunks.h"
#include <algorithm>
#include <numeric>

namespace planner {

std::optional<int64_t> layersOfChunk(int64_t layers, int64_t chunks) {
  if (chunks < 1 || chunks > layers)
    return std::nullopt;
  if (layers % chunks == 0)
    return layers / chunks;
  if ((layers + 2) % chunks == 0)
    return (layers + 2) / chunks;
  return std::nullopt;
}

bool LayerChunks::hasLayers(int64_t layers) const {
  if (counts.empty())
    return number >= 1 && number <= layers;
  return *std::min_element(counts.begin(), counts.end()) >= 1 &&
         std::accumulate(counts.begin(), counts.end(), int64_t(0)) == layers;
}

std::optional<LayerChunks::Sizes> LayerChunks::sizes(int64_t layers) const {
  if (!hasLayers(layers))
    return std::nullopt;
  if (!counts.empty())
    return Sizes{*std::min_element(counts.begin(), counts.end()),
                 *std::max_element(counts.begin(), counts.end())};
  const int64_t most =
      layersOfChunk(layers, number).value_or((layers + number - 1) / number);
  return Sizes{layers % number == 0 ? most : most - 1, most};
}

std::vector<int64_t> LayerChunks::of(int64_t layers) const {
  if (!counts.empty())
    return counts;
  std::vector<int64_t> list(static_cast<size_t>(number), layers / number);
  if (const auto equal = layersOfChunk(layers, number)) {
    std::fill(list.begin(), list.end(), *equal);
    if (layers % number != 0) {
      --list.front();
      --list.back();
    }
    return list;
  }
  for (int64_t left = layers % number; left > 0; --left)
    ++list[static_cast<size_t>(number - 1 - left)];
  return list;
}

std::vector<bool> LayerChunks::firstOfEach(int64_t layers,
                                           int64_t count) const {
  std::vector<bool> list(static_cast<size_t>(layers));
  auto first = list.begin();
  for (const int64_t size : of(layers)) {
    std::fill(first, first + std::min(count, size), true);
    first += size;
  }
  return list;
}

Expected<void> checkFirstOfEach(const char *key, int64_t count, int64_t layers,
                                const LayerChunks &chunks) {
  const std::string what =
      "strategy: " + std::string(key) + "=" + std::to_string(count) + ": ";
  const std::string has = "the model has " + std::to_string(layers) + " layers";
  const auto sizes = chunks.sizes(layers);
  if (!sizes && chunks.counts.empty())
    return makeError(what + std::to_string(chunks.number) + " chunks, " + has +
                         ", expected at most one chunk for each",
                     {}, "lower pp or vpp");
  if (!sizes)
    return makeError(what + has + ", not as many as its chunks", {},
                     "correct the numbers of layers");
  if (count > sizes->most)
    return makeError(what + "expected at most " + std::to_string(sizes->most) +
                     ", the layers of a chunk");
  return {};
}

} // namespace planner
