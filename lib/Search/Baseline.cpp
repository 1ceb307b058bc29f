//===- Baseline.cpp - What users would do by hand -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include <algorithm>

namespace planner {

int64_t usableMemory(const ClusterSpec &cluster, const StackSpec &stack,
                     int64_t memoryLimit) {
  const int64_t usable =
      std::max<int64_t>(cluster.device.usableBytes - stack.reservedBytes, 0);
  return memoryLimit > 0 ? std::min(memoryLimit, usable) : usable;
}

Expected<HandStrategy> solveByHand(const OpGraph &graph,
                                   const FoldedGraph &folded,
                                   const ClusterSpec &cluster,
                                   const StackSpec &stack,
                                   const std::string &strategy, int64_t devices,
                                   const Cancellation *cancel) {
  Expected<StrategySpec> spec = parseStrategy(strategy);
  if (!spec)
    return spec.takeError();
  Expected<Mesh> mesh = meshForStrategy(cluster, devices, *spec);
  if (!mesh)
    return mesh.takeError();
  CostModel model(graph, cluster, stack, *mesh);
  InnerOptions inner;
  inner.spec = std::move(*spec);
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

std::vector<UsualStrategy> usualStrategies(const ClusterSpec &cluster,
                                           int64_t devices) {
  if (devices == 1)
    return {};
  const std::string dp = "dp=" + std::to_string(devices);
  std::vector<UsualStrategy> list = {
      {"data parallel", dp + ",zero=0"},
      {"fully sharded data parallel", dp + ",zero=3"}};
  const int64_t tp = levelCounts(cluster, devices).front();
  if (tp > 1)
    list.push_back({"megatron", "tp=" + std::to_string(tp) + ",sp=1,dp=" +
                                    std::to_string(devices / tp) + ",zero=1"});
  return list;
}

Expected<Baseline> priceBaseline(const OpGraph &graph,
                                 const ClusterSpec &cluster,
                                 const StackSpec &stack,
                                 const std::string &name,
                                 const std::string &strategy, int64_t devices,
                                 int64_t memoryLimit) {
  const std::vector<UsualStrategy> usual = usualStrategies(cluster, devices);
  if (std::none_of(usual.begin(), usual.end(), [&](const UsualStrategy &u) {
        return u.name == name && u.strategy == strategy;
      }))
    return makeError("'" + name + "' is not the name of " + strategy + " on " +
                     std::to_string(devices) + " devices");
  Expected<HandStrategy> found =
      solveByHand(graph, foldGraph(graph, Adjoints::Free), cluster, stack,
                  strategy, devices, nullptr);
  if (!found)
    return found.takeError();
  const PricedStrategy &priced = found->solved.priced;
  return Baseline{name, strategy, priced.stepTime, priced.memory.totalPeak,
                  priced.memory.totalPeak <=
                      usableMemory(cluster, stack, memoryLimit)};
}

} // namespace planner
