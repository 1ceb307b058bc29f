//===- Baseline.cpp - What users would do by hand -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "Overlap.h"
#include "StageStrategy.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Strategy/TensorPattern.h"
#include <algorithm>

namespace planner {

int64_t usableMemory(const ClusterSpec &cluster, const StackSpec &stack,
                     int64_t memoryLimit) {
  const int64_t usable =
      std::max<int64_t>(cluster.device.usableBytes - stack.reservedBytes, 0);
  return memoryLimit > 0 ? std::min(memoryLimit, usable) : usable;
}

Expected<HandStrategy>
solveByHand(const OpGraph &graph, const FoldedGraph &folded,
            const ClusterSpec &cluster, const StackSpec &stack,
            const std::string &strategy,
            const std::shared_ptr<const TensorPattern> &pattern,
            int64_t devices, const Cancellation *cancel) {
  Expected<StrategySpec> spec = parseStrategy(strategy);
  if (!spec)
    return spec.takeError();
  Expected<Mesh> mesh = meshForStrategy(cluster, devices, *spec);
  if (!mesh)
    return mesh.takeError();
  CostModel model(graph, cluster, stack, *mesh);
  InnerOptions inner;
  inner.spec = std::move(*spec);
  inner.spec.pattern = pattern;
  inner.memoryLimit = kSaturated;
  inner.solver.certificate = false;
  inner.solver.cancel = cancel;
  Expected<InnerResult> solved = solveInner(model, folded, inner);
  if (!solved)
    return solved.takeError();
  if (!solved->assignment)
    return makeError("no strategy of " + strategy + " was found");
  return HandStrategy{std::move(*mesh), std::move(*solved)};
}

static std::vector<UsualStrategy> usualSplits(const ClusterSpec &cluster,
                                              const StackSpec &stack,
                                              int64_t devices,
                                              int64_t samples) {
  if (devices == 1)
    return {};
  const std::string dp = "dp=" + std::to_string(devices);
  std::vector<UsualStrategy> list = {{"data parallel", dp + ",zero=0"}};
  if (stack.features.zero >= 3)
    list.push_back({"fully sharded data parallel", dp + ",zero=3"});
  if (stack.features.tensor == StackFeatures::Tensor::None)
    return list;
  // Tensor parallelism stays within a node, in powers of two if it has any.
  const int64_t node = levelCounts(cluster, devices).front();
  std::vector<int64_t> degrees;
  for (int64_t tp = node % 2 ? node : 2; tp > 1 && node % tp == 0; tp *= 2)
    degrees.push_back(tp);
  const int64_t largest = degrees.empty() ? 1 : degrees.back();
  std::erase_if(degrees, [&](int64_t tp) {
    return devices / tp > samples && tp != largest;
  });
  for (int64_t tp : degrees)
    list.push_back(
        {"megatron", "tp=" + std::to_string(tp) +
                         (stack.features.sequence ? ",sp=1" : ",sp=0") +
                         ",dp=" + std::to_string(devices / tp) +
                         (stack.features.zero >= 1 ? ",zero=1" : ",zero=0")});
  return list;
}

std::vector<UsualStrategy> usualStrategies(const ClusterSpec &cluster,
                                           const StackSpec &stack,
                                           int64_t devices, int64_t samples,
                                           const RecomputeChoice &recompute,
                                           const std::string &overlap) {
  std::vector<UsualStrategy> list =
      usualSplits(cluster, stack, devices, samples);
  for (UsualStrategy &usual : list) {
    if (!overlap.empty())
      usual.strategy += ",overlap=" + overlap;
    if (recompute != Recompute::None)
      usual.strategy += "," + toString(recompute);
  }
  return list;
}

/// On one stage, in one micro-batch, with what it runs beside compute.
Expected<Baseline> priceByHand(const OpGraph &graph, const ClusterSpec &cluster,
                               const StackSpec &stack,
                               const UsualStrategy &usual,
                               const HandStrategy &found, int64_t devices,
                               int64_t limit) {
  const PricedStrategy &priced = found.solved.priced;
  Baseline baseline{usual.name, usual.strategy, priced.stepTime,
                    priced.memory.totalPeak, false};
  Expected<StrategySpec> spec = parseStrategy(usual.strategy);
  if (!spec)
    return spec.takeError();
  if (overlapOf(*spec, stack).any()) {
    Expected<StageStrategy> staged =
        stageStrategy(*spec, graph, stack, devices);
    if (!staged)
      return staged.takeError();
    const CostModel model(graph, cluster, stack, found.mesh);
    Expected<StagedPrediction> price = predictStages(
        {model, *found.solved.assignment, priced, graph, staged->pipeline},
        limit);
    if (!price)
      return price.takeError();
    baseline.stepTime = price->prediction.stepTime;
    baseline.memoryBytes = price->prediction.memory.totalPeak;
  }
  baseline.fits = baseline.memoryBytes <= limit;
  return baseline;
}

Expected<Baseline> priceBaseline(const OpGraph &graph,
                                 const ClusterSpec &cluster,
                                 const StackSpec &stack,
                                 const std::string &name,
                                 const std::string &strategy, int64_t devices,
                                 int64_t memoryLimit) {
  const auto isUsual = [&](const std::string &overlap) {
    const std::vector<UsualStrategy> usual =
        usualStrategies(cluster, stack, devices, samplesAtOnce(graph),
                        graph.recompute, overlap);
    return std::any_of(usual.begin(), usual.end(), [&](const UsualStrategy &u) {
      return u.name == name && u.strategy == strategy;
    });
  };
  if (!isUsual("") && !isUsual("dp") && !isUsual("tp") && !isUsual("all"))
    return makeError("'" + name + "' is not the name of " + strategy + " on " +
                     std::to_string(devices) + " devices under the stack " +
                     stack.name);
  Expected<HandStrategy> found = solveByHand(
      graph, foldGraph(graph, Adjoints::Free), cluster, stack, strategy,
      std::make_shared<const TensorPattern>(tensorPattern(graph)), devices,
      nullptr);
  if (!found)
    return found.takeError();
  return priceByHand(graph, cluster, stack, {name, strategy}, *found, devices,
                     usableMemory(cluster, stack, memoryLimit));
}

} // namespace planner
