//===- StateLayers.cpp - Layers whose parameters ZeRO-3 splits ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/StateLayers.h"
#include <cmath>

namespace planner {

bool tellsLayersApart(const OpGraph &graph, const LayerLine &line) {
  return line.isUniform && graph.loops.size() == 1;
}

Expected<void> checkZeroLayers(const OpGraph &graph, const LayerLine &line,
                               const LayerChunks &chunks, int64_t count) {
  const std::string what =
      "strategy: zero_layers=" + std::to_string(count) + ": ";
  const char *leave = "leave zero_layers out";
  if (graph.loops.size() > 1)
    return makeError(what + "the model has loops, whose iterations are alike",
                     {}, leave);
  if (!line.isUniform)
    return makeError(what + "the model is no chain of equal layers", {}, leave);
  return checkFirstOfEach("zero_layers", count, line.layers, chunks);
}

namespace {

/// By unit of the line, whether it is a layer with ZeRO-3.
std::vector<bool> unitsOf(const LayerLine &line, const LayerChunks &chunks,
                          int64_t count) {
  std::vector<bool> units = chunks.firstOfEach(line.layers, count);
  // What is before the layers, and after them.
  units.insert(units.begin(), false);
  units.push_back(false);
  return units;
}

/// What lies in several units belongs to none of them.
bool isInside(const LineSpan &span, const std::vector<bool> &units) {
  const auto unit = static_cast<size_t>(std::floor(span.begin));
  return unit < units.size() && units[unit] &&
         span.end <= static_cast<double>(unit + 1);
}

} // namespace

ZeroLayers zeroLayersOf(const OpGraph &graph, const LayerLine &line,
                        const LayerChunks &chunks, int64_t count) {
  const std::vector<bool> units = unitsOf(line, chunks, count);
  ZeroLayers layers;
  layers.ops.resize(graph.ops.size());
  layers.tensors.resize(graph.tensors.size());
  for (OpId id = 0; id < graph.ops.size(); ++id)
    layers.ops[id] =
        worksOnStates(graph, graph.ops[id]) && isInside(line.ops[id], units);
  for (const TensorId id : graph.arguments)
    layers.tensors[id] = isInside(line.tensors[id], units);
  // Of the ends of the model, too.
  for (const auto &[id, span] : line.shared)
    layers.tensors[id] = layers.tensors[id] && isInside(span, units);
  return layers;
}

} // namespace planner
