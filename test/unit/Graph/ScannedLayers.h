//===- ScannedLayers.h - Differentiated scans, for tests --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_GRAPH_SCANNEDLAYERS_H
#define PLANNER_TEST_UNIT_GRAPH_SCANNEDLAYERS_H

#include "GraphMaker.h"

namespace planner::test {

/// A layer on a carried value, with what it reads of the weights' row `i`.
using Layer = std::function<TensorId(TensorId carried, TensorId i)>;

/// A scan of `layers` such layers over `x`, trained with SGD to make the
/// squares of the result small.
OpGraph trainedScan(GraphMaker &m, int64_t layers, TensorId x,
                    const Layer &layer);

/// Three layers `f(x w)`, 4 x 4.
OpGraph trainedScanOf(const char *f);

/// Both graphs, which have the same arguments, make the same results of the
/// same numbers.
void expectSameResults(const OpGraph &before, const OpGraph &after);

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_GRAPH_SCANNEDLAYERS_H
