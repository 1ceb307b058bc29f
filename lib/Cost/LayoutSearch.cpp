//===- LayoutSearch.cpp - Cheapest layout changes -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayoutSearch.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

namespace planner::detail {

namespace {

/// Which of two layouts that are equally far comes first is no matter.
constexpr auto isFarther = [](const auto &a, const auto &b) {
  return a.first > b.first;
};
} // namespace

LayoutSearch::LayoutSearch(LayoutGraph &graph, const Mesh &mesh,
                           TensorClass tensor, CollectivePrice price)
    : graph(graph), tensor(std::move(tensor)), price(std::move(price)) {
  const size_t masks = size_t(1) << mesh.axes.size();
  ways.resize(masks, 1);
  for (size_t mask = 1; mask < masks; ++mask)
    for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
      if (mask >> axis & 1)
        ways[mask] *= static_cast<double>(mesh.axes[axis].size);
  prices.resize(graph.priceCount(), -1);
  prices[0] = 0;
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

double LayoutSearch::priceOf(uint32_t from, uint32_t index) {
  double &known = prices[graph.edges(from)[index].price];
  if (known < 0) {
    const LayoutMove &move = graph.moves(from)[index];
    known = price(move.kind, move.axes, payload(move, from));
  }
  return known;
}

bool LayoutSearch::allows(uint32_t id) {
  if (allowed.size() <= id)
    allowed.resize(std::max<size_t>(graph.size(), id + 1), -1);
  if (allowed[id] < 0) {
    const Layout &layout = graph.layout(id);
    allowed[id] = 1;
    for (unsigned d = 0; d < layout.dims.size(); ++d)
      if (!tensor.allowed[d][layout.dimMask(d)])
        allowed[id] = 0;
  }
  return allowed[id] > 0;
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

/// To where a move leads this tensor, and the cheapest one that does.
const std::vector<LayoutSearch::Arc> &LayoutSearch::arcsOf(uint32_t id) {
  const std::vector<LayoutEdge> &edges = graph.edges(id);
  if (arcs.size() < graph.size())
    arcs.resize(graph.size());
  std::optional<std::vector<Arc>> &known = arcs[id];
  if (known)
    return *known;
  known.emplace();
  known->reserve(edges.size());
  for (uint32_t i = 0; i < edges.size(); ++i)
    if (allows(edges[i].to))
      known->push_back({edges[i].to, priceOf(id, i)});
  std::sort(known->begin(), known->end(), [](const Arc &a, const Arc &b) {
    return std::tie(a.to, a.time) < std::tie(b.to, b.time);
  });
  known->erase(
      std::unique(known->begin(), known->end(),
                  [](const Arc &a, const Arc &b) { return a.to == b.to; }),
      known->end());
  return *known;
}

/// Expands a layout whose distance is final, and all that slices lead to from
/// it: they are equally far. What is settled is no farther than that.
void LayoutSearch::settle(Distances &run, uint32_t first) {
  stack.assign(1, first);
  const double base = run.time[first];
  while (!stack.empty()) {
    const uint32_t id = stack.back();
    stack.pop_back();
    if (run.settled[id])
      continue;
    run.settled[id] = true;
    const std::vector<Arc> &out = arcsOf(id);
    if (run.time.size() < graph.size()) {
      run.time.resize(graph.size(), kInfinity);
      run.settled.resize(graph.size(), false);
    }
    for (const Arc &arc : out) {
      const double time = base + arc.time;
      if (time >= run.time[arc.to])
        continue;
      run.time[arc.to] = time;
      if (time == base) {
        stack.push_back(arc.to);
        continue;
      }
      run.heap.emplace_back(time, arc.to);
      std::push_heap(run.heap.begin(), run.heap.end(), isFarther);
    }
  }
}

double LayoutSearch::time(uint32_t from, uint32_t to, double most) {
  if (distances.size() <= from)
    distances.resize(std::max<size_t>(graph.size(), from + 1));
  Distances &run = distances[from];
  if (run.time.size() < graph.size()) {
    run.time.resize(graph.size(), kInfinity);
    run.settled.resize(graph.size(), false);
  }
  if (!run.settled[from]) {
    run.time[from] = 0;
    settle(run, from);
  }
  while (!run.settled[to] && !run.heap.empty() &&
         run.heap.front().first <= most) {
    std::pop_heap(run.heap.begin(), run.heap.end(), isFarther);
    const auto [time, id] = run.heap.back();
    run.heap.pop_back();
    if (!run.settled[id] && time == run.time[id])
      settle(run, id);
  }
  return run.settled[to] && run.time[to] <= most ? run.time[to] : kInfinity;
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

void LayoutSearch::expand(Paths &run, uint32_t id) {
  const std::vector<LayoutMove> &moves = graph.moves(id);
  if (run.labels.size() < graph.size())
    run.labels.resize(graph.size());
  const double before = run.labels[id].time;
  const uint32_t steps = run.labels[id].steps;
  for (uint32_t m = 0; m < moves.size(); ++m) {
    const LayoutMove &move = moves[m];
    Label &label = run.labels[move.to];
    if (label.settled || !allows(move.to))
      continue;
    const double time = before + priceOf(id, m);
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

const LayoutSearch::Paths &LayoutSearch::pathsTo(uint32_t from, uint32_t to) {
  if (paths.size() <= from)
    paths.resize(std::max<size_t>(graph.size(), from + 1));
  Paths &run = paths[from];
  const bool started = !run.labels.empty();
  if (run.labels.size() < graph.size())
    run.labels.resize(graph.size());
  if (!started) {
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

std::vector<CollectiveStep> LayoutSearch::steps(uint32_t from, uint32_t to) {
  std::vector<CollectiveStep> result;
  if (from == to)
    return result;
  const Paths &run = pathsTo(from, to);
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
    step.time = Seconds(priceOf(label.previous, label.move));
    result.push_back(step);
  }
  std::reverse(result.begin(), result.end());
  return result;
}

} // namespace planner::detail
