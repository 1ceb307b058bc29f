//===- MemoryUsage.cpp - Memory of the inner problem over time ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MemoryUsage.h"
#include <algorithm>
#include <map>

namespace planner {

MemoryUsage::MemoryUsage(const InnerProblem &problem) : inner(problem) {
  choosePositions();
  countLive();
}

void MemoryUsage::choosePositions() {
  const FoldedGraph &folded = inner.folded;
  std::map<OpId, OpId> last;
  for (OpId id = 0; id < folded.representative.size(); ++id)
    last[folded.representative[id]] = id;
  for (auto [first, end] : last) {
    positions.push_back(first);
    positions.push_back(end);
  }
  std::sort(positions.begin(), positions.end());
  positions.erase(std::unique(positions.begin(), positions.end()),
                  positions.end());
}

void MemoryUsage::countLive() {
  const OpGraph &graph = inner.model.graph();
  std::vector<Lifetime> lifetimes = computeLifetimes(graph);
  std::vector<std::map<uint32_t, double>> counts(inner.folded.classes.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    TensorClassId tensorClass = inner.folded.classOf[id];
    const Lifetime &lifetime = lifetimes[id];
    if (tensorClass == kNone || lifetime.aliasOf != kNone)
      continue;
    auto begin = positions.begin(), end = positions.end();
    if (!lifetime.persistent) {
      begin = std::lower_bound(begin, end, lifetime.begin);
      end = std::upper_bound(begin, end, lifetime.end);
    }
    for (auto it = begin; it != end; ++it)
      counts[tensorClass][static_cast<uint32_t>(it - positions.begin())] += 1;
  }
  live.resize(counts.size());
  for (size_t c = 0; c < counts.size(); ++c)
    for (auto [time, count] : counts[c])
      live[c].push_back({time, count});
}

static int64_t scaled(int64_t bytes, double count) {
  double product = static_cast<double>(bytes) * count;
  return product < 4e18 ? static_cast<int64_t>(product) : int64_t(4e18);
}

/// What the tensors of each class hold in the layout they are made in.
void MemoryUsage::addTensors(
    std::vector<std::vector<std::vector<int64_t>>> &bytes) const {
  const OpGraph &graph = inner.model.graph();
  const Mesh &mesh = inner.model.mesh();
  for (TensorClassId id = 0; id < inner.folded.classes.size(); ++id) {
    if (live[id].empty())
      continue;
    const TensorClass &tensorClass = inner.folded.classes[id];
    const Tensor &lead = graph.tensors[tensorClass.lead];
    uint32_t variable = tensorClass.isArgument
                            ? inner.storageVariable(id)
                            : inner.groups[tensorClass.producer].variable;
    for (uint32_t i = 0; i < bytes[variable].size(); ++i) {
      TensorSharding layout =
          tensorClass.isArgument
              ? inner.storageLayout(id, i)
              : resultSharding(graph.ops[lead.producer], lead.resultIndex,
                               inner.groups[tensorClass.producer].configs[i],
                               mesh);
      int64_t each = localBytes(lead, layout, mesh);
      for (const Live &l : live[id])
        bytes[variable][i][l.time] =
            saturatingAdd(bytes[variable][i][l.time], scaled(each, l.count));
    }
  }
}

void MemoryUsage::addTemporaries(
    std::vector<std::vector<std::vector<int64_t>>> &bytes) const {
  for (uint32_t time = 0; time < positions.size(); ++time) {
    OpId op = positions[time];
    GroupId group = inner.folded.groupOf[op];
    if (group == kNone)
      continue;
    const InnerProblem::GroupVariable &variable = inner.groups[group];
    for (uint32_t i = 0; i < variable.configs.size(); ++i) {
      int64_t &total = bytes[variable.variable][i][time];
      total = saturatingAdd(
          total, inner.model.opCost(op, variable.configs[i]).temporaryBytes);
    }
  }
}

void MemoryUsage::addTo(solver::Problem &problem, int64_t capacity) const {
  // By variable, alternative and time.
  std::vector<std::vector<std::vector<int64_t>>> bytes;
  for (const InnerProblem::Variable &variable : inner.variables)
    bytes.emplace_back(variable.seconds.size(),
                       std::vector<int64_t>(positions.size(), 0));
  addTensors(bytes);
  addTemporaries(bytes);
  for (uint32_t v = 0; v < bytes.size(); ++v)
    for (uint32_t i = 0; i < bytes[v].size(); ++i) {
      std::vector<solver::UsageEntry> usage;
      for (uint32_t time = 0; time < positions.size(); ++time)
        if (bytes[v][i][time] > 0)
          usage.push_back({time, bytes[v][i][time]});
      problem.setUsage(v, i, std::move(usage));
    }
  problem.setCapacities(
      std::vector<int64_t>(positions.size(), std::max<int64_t>(capacity, 0)));
}

} // namespace planner
