//===- DualOrder.cpp - DualPipe and DualPipeV -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Each stage has an outer chunk, early in the model, and an inner one, late in
// it. With DualPipe half of the micro-batches run through the outer chunk of a
// stage as they enter there, the other half, which enter at the opposite end,
// through its inner chunk; with DualPipeV all run through both. Backward passes
// come back to the inner chunk first. The phases are those of the DeepSeek-V3
// report's figure (docs/schedule.md).
//
//===----------------------------------------------------------------------===//

#include "Orders.h"
#include <algorithm>
#include <array>

namespace planner {

namespace {

enum Side { Outer, Inner };

class DualOrder {
public:
  DualOrder(const PipelineSpec &spec, int64_t stage)
      : chunks(int64_t(spec.chunks.size())), half(chunks / 2) {
    bool isV = spec.schedule == PipelineSchedule::DualPipeV;
    bool mirrored = stage >= half;
    depth = mirrored ? chunks - 1 - stage : stage;
    count = isV ? spec.microBatches : spec.microBatches / 2;
    if (!isV)
      first[mirrored ? Outer : Inner] = count;
  }

  StageOrder order() {
    // How many stages lie between this one and the turn of the pipeline.
    int64_t inside = half - 1 - depth;
    repeat(2 * inside, [&] { forward(Outer); });
    repeat(depth + 1, [&] { forward(Outer), forward(Inner); });
    repeat(inside, [&] {
      splitBackward(Inner);
      weightGradient();
      forward(Inner);
    });
    int64_t steady = count - chunks + depth + 1;
    for (int64_t i = 0; i < steady; ++i) {
      // At the turn the two would wait for one another's sends.
      bool apart = i == 0 && inside == 0;
      forward(Outer, !apart), backward(Inner);
      forward(Inner, true), backward(Outer);
    }
    repeat(inside, [&] {
      backward(Inner);
      forward(Inner, true), backward(Outer);
    });
    drain(inside);
    return std::move(works);
  }

private:
  template <typename Body> void repeat(int64_t times, Body body) {
    for (int64_t i = 0; i < times; ++i)
      body();
  }

  /// Backward passes in turn, the later half of them split; then weight
  /// gradients fill the waits.
  void drain(int64_t inside) {
    for (int64_t i = 0; i < 2 * (depth + 1); ++i) {
      Side side = i % 2 == 0 ? Inner : Outer;
      if (i > depth)
        splitBackward(side);
      else
        backward(side);
    }
    repeat(inside, [&] {
      weightGradient();
      splitBackward(Outer);
    });
    repeat(depth + 1, [&] { weightGradient(); });
  }

  StageWork work(WorkKind kind, Side side, std::array<int64_t, 2> &next) {
    return {kind, side == Outer ? depth : chunks - 1 - depth,
            first[side] + next[side]++};
  }
  void forward(Side side, bool paired = false) {
    works.push_back(work(WorkKind::Forward, side, forwards));
    works.back().paired = paired;
  }
  void backward(Side side) {
    works.push_back(work(WorkKind::Backward, side, backwards));
  }
  void splitBackward(Side side) {
    works.push_back(work(WorkKind::InputGradient, side, backwards));
    open.push_back(works.back());
  }
  /// Of the oldest split backward pass without one.
  void weightGradient() {
    works.push_back(open[closed++]);
    works.back().kind = WorkKind::WeightGradient;
  }

  int64_t chunks, half, depth = 0, count = 0;
  /// The first micro-batch of each side, and how many it has begun.
  std::array<int64_t, 2> first{}, forwards{}, backwards{};
  StageOrder works, open;
  size_t closed = 0;
};

} // namespace

StageOrder dualOrder(const PipelineSpec &spec, int64_t stage) {
  return DualOrder(spec, stage).order();
}

} // namespace planner
