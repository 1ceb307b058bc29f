//===- StatisticsFloors.cpp - What sums over samples take -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// An axis of data parallelism splits the samples of every operator that lets it
// (enumerateConfigs()). What such an operator reduces over samples inside, and
// needs whole, is all-reduced over these axes (OpCost::collectives).
//
//===----------------------------------------------------------------------===//

#include "StatisticsFloors.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>

namespace planner {

/// The one factor of samples, if axes may split it whatever others split;
/// kNoFactor if not.
static FactorId samplesOf(const OpGraph &graph, OpId id, int64_t samples) {
  const Op &op = graph.ops[id];
  FactorId found = kNoFactor;
  std::set<ReduceOp> kinds;
  Mesh mesh;
  mesh.axes = {{"all", samples, 0}};
  for (size_t f = 0; f < op.rule->factors.size() && f <= 127; ++f) {
    const Factor &factor = op.rule->factors[f];
    OpConfig config;
    config.axes = {static_cast<int8_t>(f)};
    for (unsigned r = 0; r < op.results.size(); ++r)
      if (const TensorSharding made = resultSharding(op, r, config, mesh);
          made.partial != 0)
        kinds.insert(made.partialOp);
    if (factor.size == 1 || factor.dimClass >= graph.dimClasses.size() ||
        graph.dimClasses[factor.dimClass].kind != DimClassKind::Batch)
      continue;
    if (found != kNoFactor || factor.size != samples ||
        !checkConfig(graph, id, mesh, config))
      return kNoFactor;
    found = static_cast<FactorId>(f);
  }
  // Axes may not be for partial results of several kinds at once.
  return kinds.size() > 1 ? kNoFactor : found;
}

/// Bytes of each sum over samples, if nothing but these is split. Members of
/// one round that reduce the same factors are summed together.
static std::vector<double> sumsOf(const Op &op, FactorId samples) {
  using Factors = SmallVec<FactorId, 2>;
  std::map<std::pair<uint32_t, ReduceOp>, std::map<Factors, double>> rounds;
  for (const Member &member : op.members) {
    Factors reduced = member.internalReduction;
    if (std::find(reduced.begin(), reduced.end(), samples) == reduced.end())
      continue;
    std::sort(reduced.begin(), reduced.end());
    double bytes = static_cast<double>(bitWidth(member.dtype)) / 8;
    for (FactorId factor : member.resultFactors)
      bytes *= static_cast<double>(op.rule->factors[factor].size);
    rounds[{member.round, member.reduce}][reduced] += bytes;
  }
  // Where axes split other factors, too, more of a round may be one sum.
  std::vector<double> sums;
  for (const auto &[round, bytesOf] : rounds) {
    double most = 0;
    for (const auto &[reduced, bytes] : bytesOf)
      most = std::max(most, bytes);
    if (most > 0)
      sums.push_back(most);
  }
  return sums;
}

/// Of one execution of an operator of the passes.
static std::vector<double> sumsOf(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  const int64_t samples = samplesAtOnce(graph);
  // Gradients of attention stay partial.
  if (samples <= 1 || op.phase == Phase::Optimizer ||
      op.kind == OpKind::AttentionBackward ||
      std::all_of(op.members.begin(), op.members.end(),
                  [](const Member &member) {
                    return member.internalReduction.empty();
                  }))
    return {};
  const FactorId factor = samplesOf(graph, id, samples);
  return factor == kNoFactor ? std::vector<double>() : sumsOf(op, factor);
}

bool sumsSamples(const OpGraph &graph) {
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (!sumsOf(graph, id).empty())
      return true;
  return false;
}

StatisticsFloors::StatisticsFloors(const OpGraph &graph, const LayerLine &line,
                                   const ClusterSpec &c)
    : cluster(c) {
  std::map<double, AlongLine> counts;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    for (const double bytes : sumsOf(graph, id))
      counts.try_emplace(bytes, line)
          .first->second.add(line.ops[id], graph.executions(graph.ops[id]));
  for (const auto &[bytes, along] : counts)
    sums.push_back({bytes, along.least(), along.notZero()});
}

/// Other axes may split what is summed, or take part in the sum.
double StatisticsFloors::timeOf(double bytes, const Mesh &mesh,
                                const std::vector<AxisRole> &roles) const {
  AxisMask data = 0, others = 0;
  double parts = 1;
  for (unsigned a = 0; a < mesh.axes.size(); ++a) {
    const bool isData =
        roles[a] == AxisRole::Data || roles[a] == AxisRole::Replica;
    (isData ? data : others) |= AxisMask(1) << a;
    parts *= isData ? 1 : static_cast<double>(mesh.axes[a].size);
  }
  if (data == 0)
    return 0;
  double least = std::numeric_limits<double>::infinity();
  for (AxisMask with = others;; with = (with - 1) & others) {
    least = std::min(least, collectiveTime(cluster, CollectiveKind::AllReduce,
                                           groupOf(mesh, data | with, cluster),
                                           Bytes(bytes / parts))
                                .value);
    if (with == 0)
      return least;
  }
}

std::vector<double>
StatisticsFloors::timesOn(const Mesh &mesh,
                          const std::vector<AxisRole> &roles) const {
  std::vector<double> times;
  for (const Alike &own : sums)
    times.push_back(timeOf(own.bytes, mesh, roles));
  return times;
}

void StatisticsFloors::addTo(StepFloors &floors,
                             const std::vector<double> &times) const {
  for (size_t i = 0; i < sums.size(); ++i) {
    const Alike &own = sums[i];
    floors.passes += {own.count.layer * times[i], own.count.first * times[i],
                      own.count.last * times[i]};
    for (const auto &[unit, count] : own.along)
      if (unit < floors.passesAlong.size())
        floors.passesAlong[unit] += count * times[i];
  }
}

} // namespace planner
