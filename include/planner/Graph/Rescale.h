//===- Rescale.h - The same model at another batch --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_RESCALE_H
#define PLANNER_GRAPH_RESCALE_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Size of the dimension class of that kind, for the batch over all
/// micro-batches of a step; nothing if the graph has none.
std::optional<int64_t> dimClassSize(const OpGraph &graph, DimClassKind kind);

/// Samples of a step. A graph without a batch dimension is one sample.
int64_t stepSamples(const OpGraph &graph);
/// Those that go through the model at once: of one micro-batch.
int64_t samplesAtOnce(const OpGraph &graph);

/// Whether the tensor has something of each sample: the batch dimension, or one
/// that it is merged into.
bool isOfSamples(const OpGraph &graph, TensorId tensor);

/// Gives every factor of the class another size, and every tensor and every
/// work count what follows from it. Needs inferDimClasses. Fails, naming the
/// operator, if a dimension cannot follow. `size` is as in dimClassSize; one
/// sample is what a graph without a batch has.
Expected<void> resizeDimClass(OpGraph &graph, DimClassKind kind, int64_t size);

/// The same for these operators, and what they read and write. All others keep
/// the sizes they had, and are wrong from then on.
Expected<void> resizePart(OpGraph &graph, DimClassKind kind, int64_t size,
                          const std::vector<OpId> &ops);

} // namespace planner

#endif // PLANNER_GRAPH_RESCALE_H
