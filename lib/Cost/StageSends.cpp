//===- StageSends.cpp - What pipeline stages hand to each other -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageSends.h"
#include <algorithm>

namespace planner::detail {

unsigned levelBetween(const ClusterSpec &cluster, int64_t stages,
                      int64_t devicesOfStage, int64_t from, int64_t to) {
  const std::vector<int64_t> counts =
      levelCounts(cluster, saturatingMul(stages, devicesOfStage));
  int64_t domain = 1;
  unsigned level = 0;
  for (; level + 1 < counts.size(); ++level) {
    domain = saturatingMul(domain, counts[level]);
    const auto together = [&](int64_t rank) {
      return (from * devicesOfStage + rank) / domain ==
             (to * devicesOfStage + rank) / domain;
    };
    if (together(0) && together(devicesOfStage - 1))
      return level;
  }
  return level;
}

namespace {

class CrossingFinder {
public:
  CrossingFinder(const CostModel &m, const Assignment &a,
                 const ResolvedStrategy &r, const LayerLine &l,
                 const StageCuts &c)
      : model(m), graph(m.graph()), assignment(a), resolved(r), line(l),
        cuts(c), purposes(m, a) {}

  std::vector<Crossing> run() {
    std::vector<Crossing> crossings(cuts.chunks());
    for (TensorId id = 0; id < graph.tensors.size(); ++id)
      if (line.sent[id])
        add(id, crossings);
    return crossings;
  }

private:
  void add(TensorId id, std::vector<Crossing> &crossings) const;
  /// The smallest of the layouts that later users read.
  const TensorSharding *layoutAfter(TensorId id, double position) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const ResolvedStrategy &resolved;
  const LayerLine &line;
  const StageCuts &cuts;
  const PurposeFinder purposes;
};

} // namespace

const TensorSharding *CrossingFinder::layoutAfter(TensorId id,
                                                  double position) const {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding *best = nullptr;
  int64_t bytes = 0;
  for (size_t u = 0; u < tensor.uses.size(); ++u) {
    const OpId user = tensor.uses[u].op;
    if (graph.ops[user].phase != Phase::Forward ||
        line.ops[user].end <= position)
      continue;
    const TensorSharding &layout =
        resolved.layout(assignment, id, resolved.tensors[id].useSource[u]);
    const int64_t own = localBytes(tensor, layout, model.mesh());
    if (best && own >= bytes)
      continue;
    best = &layout;
    bytes = own;
  }
  return best;
}

void CrossingFinder::add(TensorId id, std::vector<Crossing> &crossings) const {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.producer == kNone || tensor.uses.empty())
    return;
  const double made = line.ops[tensor.producer].end;
  for (size_t c = cuts.chunksOf(line.ops[tensor.producer]).second - 1;
       c + 1 < cuts.chunks(); ++c) {
    const double position = cuts.at[c + 1];
    if (made > position)
      continue;
    const TensorSharding *layout = layoutAfter(id, position);
    if (!layout)
      return;
    const auto bytes =
        static_cast<double>(localBytes(tensor, *layout, model.mesh()));
    const AxisMask used = layout->splitAxes() | layout->partial;
    AxisMask copies = 0;
    for (size_t a = 0; a < model.mesh().axes.size(); ++a)
      if (!(used >> a & 1) && purposes.ofAxes()[a] == Purpose::Tensor)
        copies |= AxisMask(1) << a;
    crossings[c].bytes += bytes;
    crossings[c].copies |= copies;
    crossings[c].partBytes +=
        bytes / static_cast<double>(axisProduct(model.mesh(), copies));
  }
}

std::vector<Crossing> findCrossings(const CostModel &model,
                                    const Assignment &assignment,
                                    const ResolvedStrategy &resolved,
                                    const LayerLine &line,
                                    const StageCuts &cuts) {
  return CrossingFinder(model, assignment, resolved, line, cuts).run();
}

} // namespace planner::detail

namespace planner {

unsigned levelBetween(const ClusterSpec &cluster, const StagePlace &a,
                      const StagePlace &b) {
  const std::vector<int64_t> counts = levelCounts(cluster, cluster.devices);
  const int64_t first = std::min(a.first, b.first);
  const int64_t last = std::max(a.first + a.devices, b.first + b.devices) - 1;
  int64_t domain = 1;
  unsigned level = 0;
  for (; level + 1 < counts.size(); ++level) {
    domain = saturatingMul(domain, counts[level]);
    if (first / domain == last / domain)
      return level;
  }
  return level;
}

Seconds sendTime(const CostModel &model, const Crossing &crossing,
                 const ClusterSpec &links, unsigned level) {
  const auto transfer = [&](double bytes) {
    GroupShape pair;
    pair.perLevel[level] = 2;
    return collectiveTime(links, CollectiveKind::Permute, pair, Bytes(bytes));
  };
  const Seconds whole = transfer(crossing.bytes);
  if (!model.stack().pipeline.scatterGather || crossing.copies == 0)
    return whole;
  const Seconds gather =
      collectiveTime(model.cluster(), CollectiveKind::AllGather,
                     groupOf(model.mesh(), crossing.copies, model.cluster()),
                     Bytes(crossing.bytes));
  return std::min(whole, transfer(crossing.partBytes) + gather);
}

} // namespace planner
