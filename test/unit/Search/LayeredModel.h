//===- LayeredModel.h - Models of equal layers, for tests -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_LAYEREDMODEL_H
#define PLANNER_TEST_UNIT_SEARCH_LAYEREDMODEL_H

#include "../Graph/GraphMaker.h"
#include "planner/Graph/Passes.h"
#include <gtest/gtest.h>

namespace planner::test {

/// y = E x, then layers h + tanh(h A) B, then O h; trained with AdamW on the
/// mean of squares, all in one format. With batch norms, tanh(norm(h A)).
struct LayeredModel {
  int64_t layers = 8, hidden = 512, ffn = 2048, input = 64, output = 64;
  int64_t batch = 32, sequence = 128;
  /// One loop over stacked weights instead of layer after layer.
  bool scanned = false;
  /// O is E transposed.
  bool tied = false;
  /// Each layer is wider than the one before it, so that none are equal.
  bool widening = false;
  /// Each layer standardises features over all samples and places.
  bool normalised = false;
  /// Else it hands out y.
  bool trained = true;
  DType dtype = DType::F32;

  static TensorId batchNorm(GraphMaker &m, TensorId x) {
    const Shape shape = m.graph().tensors[x].shape;
    const auto last = static_cast<int64_t>(shape.size()) - 1;
    SmallVec<int64_t, 4> all;
    for (int64_t dim = 0; dim < last; ++dim)
      all.push_back(dim);
    const double count =
        static_cast<double>(m.graph().tensors[x].elements() / shape.back());
    const auto mean = [&](TensorId of) {
      return m.apply("divide", {m.builder().reduceSum(of, all),
                                m.constant(count, {shape.back()})});
    };
    const auto spread = [&](TensorId of) {
      return m.builder().broadcast(of, shape, {last});
    };
    const TensorId centred = m.apply("subtract", {x, spread(mean(x))});
    const TensorId variance = mean(m.apply("multiply", {centred, centred}));
    const TensorId root =
        m.apply("rsqrt",
                {m.apply("add", {variance, m.constant(1e-5, {shape.back()})})});
    return m.apply("multiply", {centred, spread(root)});
  }

  OpGraph build(const RecomputeChoice &recompute = Recompute::Selective) const {
    GraphMaker m;
    const TensorId x = m.input("x", {batch, sequence, input}, dtype);
    const TensorId e = m.parameter("E", {input, hidden}, dtype);
    TensorId h = m.dot(x, e, {}, {{2, 0}});
    const auto layer = [&](TensorId in, TensorId a, TensorId b) {
      const TensorId wide = m.dot(in, a, {}, {{2, 0}});
      const TensorId u =
          m.apply("tanh", {normalised ? batchNorm(m, wide) : wide});
      return m.apply("add", {in, m.dot(u, b, {}, {{2, 0}})});
    };
    if (scanned) {
      const TensorId a = m.parameter("A", {layers, hidden, ffn}, dtype);
      const TensorId b = m.parameter("B", {layers, ffn, hidden}, dtype);
      h = m.scan(layers, {h}, [&](auto carried, TensorId i) {
        return std::vector<TensorId>{layer(carried[0],
                                           m.builder().readSlice(a, i),
                                           m.builder().readSlice(b, i))};
      })[0];
    } else {
      for (int64_t i = 0; i < layers; ++i) {
        const std::string number = std::to_string(i);
        const int64_t width = widening ? ffn * (i + 1) : ffn;
        const TensorId a = m.parameter("A" + number, {hidden, width}, dtype);
        const TensorId b = m.parameter("B" + number, {width, hidden}, dtype);
        h = layer(h, a, b);
      }
    }
    const TensorId y =
        tied
            ? m.dot(h, e, {}, {{2, 1}})
            : m.dot(h, m.parameter("O", {hidden, output}, dtype), {}, {{2, 0}});
    OpGraph graph = m.finish(trained ? m.meanOfSquares(y) : y);
    PrepareOptions options;
    options.mode = trained ? Mode::Train : Mode::Prefill;
    options.recompute = recompute;
    const auto ok = prepareGraph(graph, options);
    EXPECT_TRUE(ok) << ok.error().render();
    return graph;
  }
};

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_LAYEREDMODEL_H
