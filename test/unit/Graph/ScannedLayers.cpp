//===- ScannedLayers.cpp - Differentiated scans, for tests ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ScannedLayers.h"
#include "Interpreter.h"
#include "planner/Graph/Passes.h"
#include <cmath>
#include <gtest/gtest.h>

namespace planner::test {

OpGraph trainedScan(GraphMaker &m, int64_t layers, TensorId x,
                    const Layer &layer) {
  const TensorId y = m.scan(layers, {x}, [&](auto carried, TensorId i) {
    return std::vector<TensorId>{layer(carried[0], i)};
  })[0];
  OpGraph graph = m.finish(m.meanOfSquares(m.convert(y, DType::F32)));
  TrainingOptions options;
  options.optimizer = "sgd";
  const auto ok = buildTraining(graph, options);
  EXPECT_TRUE(ok) << ok.error().render();
  return graph;
}

OpGraph trainedScanOf(const char *f) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {4, 4});
  const TensorId w = m.parameter("w", {3, 4, 4});
  return trainedScan(m, 3, x, [&](TensorId carried, TensorId i) {
    return m.apply(f,
                   {m.dot(carried, m.builder().readSlice(w, i), {}, {{1, 0}})});
  });
}

void expectSameResults(const OpGraph &before, const OpGraph &after) {
  std::map<std::string, Values> arguments;
  double value = 0.1;
  for (TensorId t : before.arguments)
    for (int64_t i = 0; i < before.tensors[t].elements(); ++i) {
      value = std::fmod(value * 7.3 + 0.37, 1.0);
      arguments[before.tensors[t].name].push_back(value - 0.5);
    }
  Interpreter first(before), second(after);
  first.run(arguments);
  second.run(arguments);
  ASSERT_EQ(before.results.size(), after.results.size());
  for (size_t i = 0; i < before.results.size(); ++i)
    EXPECT_EQ(first[before.results[i]], second[after.results[i]]);
}

} // namespace planner::test
