//===- LayoutSearch.cpp - Cheapest layout changes -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayoutSearch.h"
#include <algorithm>

namespace planner::detail {

LayoutSearch::LayoutSearch(LayoutGraph &graph, const Mesh &mesh,
                           TensorClass tensor, CollectivePrice price)
    : graph(graph), tensor(std::move(tensor)), price(std::move(price)),
      axisCount(static_cast<unsigned>(mesh.axes.size())) {
  const size_t masks = size_t(1) << axisCount;
  ways.resize(masks, 1);
  for (size_t mask = 1; mask < masks; ++mask)
    for (unsigned axis = 0; axis < axisCount; ++axis)
      if (mask >> axis & 1)
        ways[mask] *= static_cast<double>(mesh.axes[axis].size);
  prices.resize(kCollectiveKinds * masks * masks, -1);
}

double LayoutSearch::localBytes(AxisMask split) const {
  return tensor.bytes / ways[split];
}

/// As collectiveTime() takes it.
double LayoutSearch::payload(const LayoutMove &move, uint32_t from) const {
  const double local = localBytes(graph.split(from));
  switch (move.kind) {
  case CollectiveKind::AllGather:
    return local * ways[move.axes];
  case CollectiveKind::AllReduce:
  case CollectiveKind::ReduceScatter:
    return local * tensor.reductionFactor;
  case CollectiveKind::AllToAll:
  case CollectiveKind::Permute:
    return local;
  }
  return local;
}

double LayoutSearch::moveTime(const LayoutMove &move, uint32_t from) {
  if (move.isSlice)
    return 0;
  const size_t index =
      ((static_cast<size_t>(move.kind) << axisCount | move.axes) << axisCount) |
      graph.split(from);
  if (prices[index] < 0)
    prices[index] = price(move.kind, move.axes, payload(move, from));
  return prices[index];
}

void LayoutSearch::expand(Run &run, uint32_t id) {
  const std::vector<LayoutMove> &moves = graph.moves(id);
  if (run.labels.size() < graph.size())
    run.labels.resize(graph.size());
  const double before = run.labels[id].time;
  const uint32_t steps = run.labels[id].steps;
  for (uint32_t m = 0; m < moves.size(); ++m) {
    const LayoutMove &move = moves[m];
    Label &label = run.labels[move.to];
    if (label.settled ||
        (move.grownDim >= 0 && !tensor.allowed[move.grownDim][move.grownMask]))
      continue;
    const double time = before + moveTime(move, id);
    const uint32_t count = steps + (move.isSlice ? 0 : 1);
    if (std::tie(time, count) < std::tie(label.time, label.steps)) {
      run.heap.push_back({time, count, graph.key(move.to), move.to});
      std::push_heap(run.heap.begin(), run.heap.end());
    } else if (!(time == label.time && count == label.steps &&
                 graph.key(id) < graph.key(label.previous))) {
      continue;
    }
    label = {time, count, id, m, false};
  }
}

LayoutSearch::Run &LayoutSearch::runTo(uint32_t from, uint32_t to) {
  if (runs.size() <= from)
    runs.resize(from + 1);
  Run &run = runs[from];
  if (run.labels.size() < graph.size())
    run.labels.resize(graph.size());
  if (!run.started) {
    run.started = true;
    run.labels[from].time = 0;
    run.heap.push_back({0, 0, graph.key(from), from});
  }
  while (!run.labels[to].settled && !run.heap.empty()) {
    std::pop_heap(run.heap.begin(), run.heap.end());
    const uint32_t id = run.heap.back().id;
    run.heap.pop_back();
    if (run.labels[id].settled)
      continue;
    run.labels[id].settled = true;
    expand(run, id);
  }
  return run;
}

double LayoutSearch::time(uint32_t from, uint32_t to) {
  if (from == to)
    return 0;
  return runTo(from, to).labels[to].time;
}

std::vector<CollectiveStep> LayoutSearch::steps(uint32_t from, uint32_t to) {
  std::vector<CollectiveStep> result;
  if (from == to)
    return result;
  const Run &run = runTo(from, to);
  for (uint32_t id = to; id != from; id = run.labels[id].previous) {
    const Label &label = run.labels[id];
    const LayoutMove &move = graph.moves(label.previous)[label.move];
    if (move.isSlice)
      continue;
    CollectiveStep step;
    step.kind = move.kind;
    step.axes = move.axes;
    step.dim = move.dim;
    step.toDim = move.toDim;
    step.bytes = Bytes(payload(move, label.previous));
    step.time = Seconds(moveTime(move, label.previous));
    result.push_back(step);
  }
  std::reverse(result.begin(), result.end());
  return result;
}

} // namespace planner::detail
