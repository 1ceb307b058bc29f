//===- Order.cpp - What each stage does, in order -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Orders.h"
#include <algorithm>
#include <cassert>
#include <tuple>

namespace planner {

/// All forward passes, then all backward passes, the last first.
static StageOrder gpipeOrder(const PipelineSpec &spec, int64_t stage) {
  StageOrder order;
  order.reserve(size_t(2 * spec.microBatches));
  for (int64_t k = 0; k < spec.microBatches; ++k)
    order.push_back({WorkKind::Forward, stage, k});
  for (int64_t k = spec.microBatches; k-- > 0;)
    order.push_back({WorkKind::Backward, stage, k});
  return order;
}

/// `count` forward passes and as many backward passes: `warmUp` forward, then
/// forward and backward in turn, then what is left backward.
template <typename Forward, typename Backward>
static StageOrder alternating(int64_t count, int64_t warmUp, Forward forward,
                              Backward backward) {
  warmUp = std::min(warmUp, count);
  StageOrder order;
  order.reserve(size_t(2 * count));
  for (int64_t k = 0; k < warmUp; ++k)
    order.push_back(forward(k));
  for (int64_t k = 0; k < count; ++k) {
    if (k + warmUp < count)
      order.push_back(forward(k + warmUp));
    order.push_back(backward(k));
  }
  return order;
}

static StageOrder oneForwardOneBackwardOrder(const PipelineSpec &spec,
                                             int64_t stage) {
  auto of = [stage](WorkKind kind) {
    return [=](int64_t k) { return StageWork{kind, stage, k}; };
  };
  return alternating(spec.microBatches, spec.stages - 1 - stage,
                     of(WorkKind::Forward), of(WorkKind::Backward));
}

/// Groups of as many micro-batches as stages run through the first chunk of
/// each stage, then through the second, and so on.
static StageOrder interleavedOrder(const PipelineSpec &spec, int64_t stage) {
  int64_t p = spec.stages, v = spec.chunksPerStage;
  auto at = [=](WorkKind kind, int64_t k) {
    int64_t round = k / p % v, group = k / (p * v);
    if (kind == WorkKind::Backward)
      round = v - 1 - round;
    return StageWork{kind, round * p + stage, group * p + k % p};
  };
  return alternating(
      spec.microBatches * v, (p - 1 - stage) * 2 + (v - 1) * p,
      [&](int64_t k) { return at(WorkKind::Forward, k); },
      [&](int64_t k) { return at(WorkKind::Backward, k); });
}

/// 1F1B with split backward passes. Stage i runs the first i of them without
/// their weight gradients, so that all stages keep as many activations and the
/// weight gradients left fill the end.
static StageOrder zeroBubbleOrder(const PipelineSpec &spec, int64_t stage) {
  int64_t m = spec.microBatches;
  int64_t warmUp = std::min(m, spec.stages - 1 - stage);
  StageOrder order;
  order.reserve(size_t(3 * m));
  for (int64_t k = 0; k < warmUp; ++k)
    order.push_back({WorkKind::Forward, stage, k});
  for (int64_t k = 0; k < m; ++k) {
    if (k + warmUp < m)
      order.push_back({WorkKind::Forward, stage, k + warmUp});
    order.push_back({WorkKind::InputGradient, stage, k});
    if (k >= stage)
      order.push_back({WorkKind::WeightGradient, stage, k - stage});
  }
  for (int64_t k = std::max<int64_t>(0, m - stage); k < m; ++k)
    order.push_back({WorkKind::WeightGradient, stage, k});
  return order;
}

static StageOrder orderOf(const PipelineSpec &spec, int64_t stage) {
  switch (spec.schedule) {
  case PipelineSchedule::GPipe:
    return gpipeOrder(spec, stage);
  case PipelineSchedule::Interleaved:
    return interleavedOrder(spec, stage);
  case PipelineSchedule::ZBH1:
    return zeroBubbleOrder(spec, stage);
  case PipelineSchedule::DualPipe:
  case PipelineSchedule::DualPipeV:
    return dualOrder(spec, stage);
  default:
    return oneForwardOneBackwardOrder(spec, stage);
  }
}

static std::vector<StageOrders> makeOrders(const PipelineSpec &spec) {
  if (spec.schedule == PipelineSchedule::ZBV)
    return {vOrders(spec, 1), vOrders(spec, 2)};
  StageOrders orders;
  for (int64_t stage = 0; stage < spec.stages; ++stage)
    orders.push_back(orderOf(spec, stage));
  return {orders};
}

std::shared_ptr<const std::vector<StageOrders>>
possibleOrders(const PipelineSpec &spec) {
  // All that an order depends on.
  using Key = std::tuple<PipelineSchedule, int64_t, int64_t, int64_t>;
  assert(spec.chunks.size() == size_t(spec.stages * spec.chunksPerStage));
  thread_local std::pair<Key, std::shared_ptr<const std::vector<StageOrders>>>
      last;
  const Key key(spec.schedule, spec.stages, spec.chunksPerStage,
                spec.microBatches);
  if (!last.second || last.first != key)
    last = {key,
            std::make_shared<const std::vector<StageOrders>>(makeOrders(spec))};
  return last.second;
}

} // namespace planner
