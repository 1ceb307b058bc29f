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
                               int64_t chunks, int64_t count) {
  const std::string what =
      "strategy: zero_layers=" + std::to_string(count) + ": ";
  const char *leave = "leave zero_layers out";
  if (graph.loops.size() > 1)
    return makeError(what + "the model has loops, whose iterations are alike",
                     {}, leave);
  if (!line.isUniform)
    return makeError(what + "the model is no chain of equal layers", {}, leave);
  const auto each = layersOfChunk(line.layers, chunks);
  if (!each)
    return makeError(what + std::to_string(line.layers) +
                         " layers do not divide among " +
                         std::to_string(chunks) + " chunks of the pipeline",
                     {}, "choose pp and vpp so that they do");
  if (count > *each)
    return makeError(what + "expected at most " + std::to_string(*each) +
                     ", the layers of a chunk");
  return {};
}

namespace {

/// By unit of the line, whether it is a layer with ZeRO-3.
std::vector<bool> unitsOf(const LayerLine &line, int64_t chunks,
                          int64_t count) {
  std::vector<bool> units(static_cast<size_t>(line.length));
  for (int64_t layer = 0; layer < line.layers; ++layer)
    units[static_cast<size_t>(layer) + 1] =
        isAmongFirst(layer, line.layers, chunks, count);
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
                        int64_t chunks, int64_t count) {
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
