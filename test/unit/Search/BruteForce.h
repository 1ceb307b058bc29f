//===- BruteForce.h - Every strategy of one mesh ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_BRUTEFORCE_H
#define PLANNER_TEST_UNIT_SEARCH_BRUTEFORCE_H

#include "../../../lib/Search/Materialise.h"
#include "planner/Search/Inner.h"
#include <set>

namespace planner::test {

/// Every strategy of the space, priced by evaluate(): the oracle.
class BruteForce {
public:
  /// Of larger spaces than `most` nothing is tried.
  BruteForce(const CostModel &m, int64_t memoryLimit,
             double most = std::numeric_limits<double>::infinity())
      : model(m), limit(memoryLimit) {
    const OpGraph &graph = model.graph();
    for (OpId id = 0; id < graph.ops.size(); ++id)
      configs.push_back(enumerateConfigs(graph, id, model.mesh(), spec));
    for (TensorId id : graph.arguments)
      storage.push_back(enumerateStorage(graph, id, model.mesh(), spec));
    assignment.ops.resize(graph.ops.size());
    assignment.storage.resize(graph.tensors.size());
    if (size() <= most)
      chooseOp(0);
  }

  double size() const {
    double product = 1;
    for (const auto &list : configs)
      product *= static_cast<double>(list.size());
    for (const auto &list : storage)
      product *= static_cast<double>(list.size());
    return product;
  }

  std::optional<Seconds> best;
  /// Of those that make nothing again.
  std::optional<Seconds> bestKept;

private:
  void chooseOp(OpId id) {
    if (id == configs.size())
      return chooseStorage(0);
    for (const OpConfig &config : configs[id]) {
      assignment.ops[id] = config;
      chooseOp(id + 1);
    }
  }
  void chooseStorage(size_t i) {
    const OpGraph &graph = model.graph();
    if (i == storage.size())
      return price();
    for (const TensorSharding &layout : storage[i]) {
      assignment.storage[graph.arguments[i]] = layout;
      chooseStorage(i + 1);
    }
  }
  void price() {
    assignment.materialised = chooseMaterialised(model, assignment);
    chooseAgain(0, 0);
  }
  /// Every further layout is kept, or made again in each phase of what the
  /// producer makes or of one that is kept.
  void chooseAgain(TensorId id, size_t copy) {
    const OpGraph &graph = model.graph();
    if (id == graph.tensors.size())
      return judge();
    if (copy == assignment.materialised[id].size())
      return chooseAgain(id + 1, 0);
    chooseAgain(id, copy + 1);
    auto &copies = assignment.materialised[id];
    if (limit == kSaturated || !isUsedInPhases(id, copies[copy].layout))
      return;
    const Materialised before = copies[copy];
    copies[copy].redoneEachPhase = true;
    for (int32_t source = -1; source < static_cast<int32_t>(copies.size());
         ++source) {
      if (source == static_cast<int32_t>(copy) ||
          (source >= 0 && leadsTo(copies, source, copy)))
        continue;
      copies[copy].source = source;
      ++numAgain;
      chooseAgain(id, copy + 1);
      --numAgain;
    }
    copies[copy] = before;
  }
  /// Whether several phases read a layout of what an operator makes.
  bool isUsedInPhases(TensorId id, const TensorSharding &layout) const {
    const OpGraph &graph = model.graph();
    std::set<Phase> phases;
    for (const Use &use : graph.tensors[id].uses)
      if (operandSharding(graph.ops[use.op], use.operand,
                          assignment.ops[use.op], model.mesh()) == layout)
        phases.insert(graph.ops[use.op].phase);
    return graph.tensors[id].producer != kNone && phases.size() > 1;
  }
  static bool leadsTo(const SmallVec<Materialised, 1> &copies, int32_t from,
                      size_t copy) {
    for (; from >= 0; from = copies[from].source)
      if (from == static_cast<int32_t>(copy))
        return true;
    return false;
  }
  void judge() {
    Expected<PricedStrategy> priced = evaluate(model, assignment);
    if (!priced || priced->memory.totalPeak > limit)
      return;
    if (!best || priced->stepTime < *best)
      best = priced->stepTime;
    if (numAgain == 0 && (!bestKept || priced->stepTime < *bestKept))
      bestKept = priced->stepTime;
  }

  const CostModel &model;
  int64_t limit;
  StrategySpec spec;
  std::vector<std::vector<OpConfig>> configs;
  std::vector<std::vector<TensorSharding>> storage;
  Assignment assignment;
  int numAgain = 0;
};

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_BRUTEFORCE_H
