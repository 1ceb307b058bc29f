//===- VOrder.cpp - ZB-V --------------------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Stage i has chunk i, on the way down the V, and chunk 2p - 1 - i, on the way
// back. An order is that of a pipeline whose forward passes and weight
// gradients take one tick and whose input gradients take one or two, in which
// each stage keeps at most the activations of p micro-batches and does, of what
// it can, what the rest of the pipeline waits for longest. Neither order
// depends on the durations, so that the time of each, and of the better one, is
// monotone in them.
//
//===----------------------------------------------------------------------===//

#include "Orders.h"
#include <algorithm>

namespace planner {

namespace {

class VOrder {
public:
  VOrder(const PipelineSpec &pipeline, int64_t ticks)
      : p(pipeline.stages), m(pipeline.microBatches), backwardTicks(ticks),
        chunks(size_t(2 * p)), orders(size_t(p)), kept(size_t(p)),
        ticksLeft(size_t(p)) {
    for (StageOrder &order : orders)
      order.reserve(size_t(6 * m));
  }

  std::vector<StageOrder> run() {
    for (int64_t left = 3 * m * int64_t(chunks.size()); left > 0;) {
      for (int64_t stage = 0; stage < p; ++stage)
        if (ticksLeft[size_t(stage)] <= 0)
          if (std::optional<StageWork> work = pick(stage))
            begin(stage, *work);
      // What a tick makes is there for the next one.
      for (int64_t stage = 0; stage < p; ++stage) {
        int64_t &ticks = ticksLeft[size_t(stage)];
        ticks = std::max<int64_t>(-1, ticks - 1);
        if (ticks != 0)
          continue;
        done(orders[size_t(stage)].back());
        --left;
      }
    }
    return std::move(orders);
  }

private:
  /// How many passes of each kind a chunk has done.
  struct Chunk {
    int64_t forward = 0, inputGradient = 0, weightGradient = 0;
  };
  const Chunk &at(int64_t chunk) const { return chunks[size_t(chunk)]; }

  bool canForward(int64_t chunk) const {
    int64_t k = at(chunk).forward;
    return k < m && (chunk == 0 || k < at(chunk - 1).forward);
  }
  bool canBackward(int64_t chunk) const {
    int64_t k = at(chunk).inputGradient;
    return chunk == 2 * p - 1 ? k < at(chunk).forward
                              : k < at(chunk + 1).inputGradient;
  }
  bool owesWeightGradient(int64_t chunk) const {
    return at(chunk).weightGradient < at(chunk).inputGradient;
  }

  std::optional<StageWork> pick(int64_t stage) const {
    int64_t down = stage, back = 2 * p - 1 - stage;
    bool hasRoom = kept[size_t(stage)] < 2 * p;
    // More of them would leave no room for the way back.
    bool mayEnter = at(down).forward - at(back).forward < 2 * p - 1 - 2 * stage;
    if (canBackward(down))
      return StageWork{WorkKind::InputGradient, down, at(down).inputGradient};
    if (hasRoom && canForward(back))
      return StageWork{WorkKind::Forward, back, at(back).forward};
    if (canBackward(back))
      return StageWork{WorkKind::InputGradient, back, at(back).inputGradient};
    if (hasRoom && mayEnter && canForward(down))
      return StageWork{WorkKind::Forward, down, at(down).forward};
    for (int64_t chunk : {back, down})
      if (owesWeightGradient(chunk))
        return StageWork{WorkKind::WeightGradient, chunk,
                         at(chunk).weightGradient};
    return std::nullopt;
  }

  void begin(int64_t stage, const StageWork &work) {
    orders[size_t(stage)].push_back(work);
    ticksLeft[size_t(stage)] =
        work.kind == WorkKind::InputGradient ? backwardTicks : 1;
  }

  void done(const StageWork &work) {
    Chunk &chunk = chunks[size_t(work.chunk)];
    int64_t &keptHere =
        kept[size_t(std::min(work.chunk, 2 * p - 1 - work.chunk))];
    if (work.kind == WorkKind::Forward) {
      ++chunk.forward;
      ++keptHere;
    } else if (work.kind == WorkKind::InputGradient) {
      ++chunk.inputGradient;
    } else {
      ++chunk.weightGradient;
      --keptHere;
    }
  }

  int64_t p, m, backwardTicks;
  std::vector<Chunk> chunks;
  std::vector<StageOrder> orders;
  /// Activations of one chunk and one micro-batch that each stage keeps.
  std::vector<int64_t> kept;
  /// Of the last work of each stage; -1 if it was done before.
  std::vector<int64_t> ticksLeft;
};

} // namespace

std::vector<StageOrder> vOrders(const PipelineSpec &spec,
                                int64_t backwardTicks) {
  return VOrder(spec, backwardTicks).run();
}

} // namespace planner
