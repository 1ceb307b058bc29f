//===- StageCuts.cpp - Where a model is cut into chunks -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Stages.h"
#include <algorithm>
#include <numeric>

namespace planner {

double StageCuts::share(const LineSpan &span, size_t chunk) const {
  const double length = span.length();
  return length > 0 ? span.within(at[chunk], at[chunk + 1]) / length : 0;
}

std::pair<size_t, size_t> StageCuts::chunksOf(const LineSpan &span) const {
  const auto first = std::upper_bound(at.begin() + 1, at.end() - 1, span.begin);
  const auto last = std::lower_bound(first, at.end() - 1, span.end);
  return {static_cast<size_t>(first - at.begin()) - 1,
          static_cast<size_t>(last - at.begin())};
}

namespace {

using Cuts = std::vector<double>;

/// The ends of the model are with the first and the last chunk.
Cuts layerCuts(const LayerLine &line, const std::vector<int64_t> &layers) {
  Cuts at = {0};
  double position = 1;
  for (size_t k = 0; k + 1 < layers.size(); ++k)
    at.push_back(position += static_cast<double>(layers[k]));
  at.push_back(static_cast<double>(line.length));
  return at;
}

/// Fills chunks up to `most`, leaving a unit for each that follows; nothing if
/// they do not take all.
std::optional<Cuts> fillChunks(const std::vector<double> &weights,
                               size_t chunks, double most) {
  Cuts at = {0};
  size_t unit = 0;
  for (size_t k = 0; k < chunks; ++k) {
    double sum = weights[unit++];
    while (unit + (chunks - k - 1) < weights.size() &&
           sum + weights[unit] <= most)
      sum += weights[unit++];
    if (sum > most)
      return std::nullopt;
    at.push_back(static_cast<double>(unit));
  }
  if (unit < weights.size())
    return std::nullopt;
  return at;
}

/// The heaviest chunk is as light as can be.
Cuts balancedCuts(const std::vector<double> &weights, size_t chunks) {
  const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
  double low = 0, high = total;
  Cuts best = *fillChunks(weights, chunks, total);
  constexpr int kHalvings = 50;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    if (auto cuts = fillChunks(weights, chunks, middle)) {
      best = std::move(*cuts);
      high = middle;
    } else {
      low = middle;
    }
  }
  return best;
}

} // namespace

Expected<void> checkCuts(const LayerLine &line, size_t chunks) {
  const int64_t units = line.isUniform ? line.layers : line.length;
  if (chunks <= 1 || units >= static_cast<int64_t>(chunks))
    return {};
  return makeError("strategy: " + std::to_string(chunks) +
                       " chunks of a model of " + std::to_string(units) +
                       (line.isUniform ? " layers" : " operators") +
                       ", expected at most one for each",
                   {}, "lower pp or vpp");
}

Expected<StageCuts> cutLine(const LayerLine &line, size_t chunks,
                            const std::vector<double> &weights) {
  StageCuts cuts;
  const auto count = static_cast<int64_t>(chunks);
  if (chunks <= 1) {
    cuts.at = {0, static_cast<double>(std::max<int64_t>(line.length, 1))};
    return cuts;
  }
  if (auto ok = checkCuts(line, chunks); !ok)
    return ok.takeError();
  if (!line.isUniform) {
    cuts.at = balancedCuts(weights, chunks);
    return cuts;
  }
  cuts.at = layerCuts(line, LayerChunks(count).of(line.layers));
  if (!layersOfChunk(line.layers, count))
    cuts.warnings.push_back(
        std::to_string(line.layers) + " layers do not divide among " +
        std::to_string(chunks) + " chunks of the pipeline: some have one more");
  return cuts;
}

Expected<StageCuts> cutLayers(const LayerLine &line, const LayerSplit &split) {
  const int64_t units = line.isUniform ? line.layers : line.length;
  const std::string kind =
      line.isUniform ? " layers" : " operators of the forward pass";
  if (split.total() != units)
    return makeError("strategy: layers=" + toString(split) + ": " +
                         std::to_string(split.total()) + kind +
                         ", the model has " + std::to_string(units),
                     {}, "leave the numbers out, or correct them");
  StageCuts cuts;
  if (line.isUniform) {
    cuts.at = layerCuts(line, split.counts);
    return cuts;
  }
  cuts.at = {0};
  for (const int64_t count : split.counts)
    cuts.at.push_back(cuts.at.back() + static_cast<double>(count));
  return cuts;
}

LayerSplit splitAt(const LayerLine &line, const StageCuts &cuts) {
  LayerSplit split;
  for (size_t c = 0; c < cuts.chunks(); ++c)
    split.counts.push_back(static_cast<int64_t>(cuts.at[c + 1] - cuts.at[c]));
  if (line.isUniform) {
    --split.counts.front();
    --split.counts.back();
  }
  return split;
}

} // namespace planner
