//===- Legal.h - Which strategies are legal ---------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A strategy is legal if priceStrategy() has a price for it (docs/cli.md,
// "Legal or not"). Saying so takes no price.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_LEGAL_H
#define PLANNER_SEARCH_LEGAL_H

#include "planner/Cost/LayerLine.h"
#include "planner/Search/Search.h"
#include <functional>
#include <map>

namespace planner {

struct StageStrategy;

/// Keeps references to all it is given. Not for several threads at once.
class LegalStrategies {
public:
  LegalStrategies(const OpGraph &graph, const ClusterSpec &cluster,
                  const StackSpec &stack, int64_t devices);

  /// Why the strategy is illegal, independent reasons each; empty if it is
  /// legal. Degrees that do not multiply to the devices, or do not lie along
  /// the links; a batch, a sequence or experts that do not divide; heads or
  /// key/value heads that do not, where the stack splits column-row pairs; more
  /// chunks than layers; schedules that cannot run so; ZeRO above what the
  /// stack has with pipelines; and what is not priced.
  std::vector<Diagnostic> errors(const StrategySpec &spec) const;
  bool isLegal(const StrategySpec &spec) const { return errors(spec).empty(); }
  /// All errors as one, with the nearest legal strategies; nothing if the
  /// strategy is legal.
  std::optional<Diagnostic> refusal(const StrategySpec &spec) const;

  /// At most `count` legal strategies, the nearest first: a change of a number
  /// counts its doublings, and every changed key something. What a strategy
  /// does not name stays so where that can be.
  std::vector<StrategySpec> nearest(const StrategySpec &spec,
                                    size_t count = 3) const;
  /// The same among those whose tensor parallelism stays within the innermost
  /// link level.
  std::vector<StrategySpec> nearestInside(const StrategySpec &spec,
                                          size_t count = 3) const;

private:
  using Accepts = std::function<bool(const StrategySpec &)>;
  std::vector<StrategySpec> closest(const StrategySpec &spec, size_t count,
                                    const Accepts &accepts) const;
  /// The graph of the strategy's global batch; null if it has no such.
  const OpGraph *graphOf(const StrategySpec &spec) const;
  Expected<void> checkDegrees(const StrategySpec &spec,
                              const OpGraph &model) const;
  Expected<void> checkMesh(const StageStrategy &staged) const;
  Expected<void> checkLayers(int64_t chunks) const;
  std::vector<Diagnostic> errorsOfStages(const StrategySpec &spec) const;
  const LayerLine &layers() const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const int64_t devices;
  /// Heads of keys and values, and of queries, of each attention that differs.
  std::vector<std::pair<int64_t, int64_t>> heads;
  /// By global batch, as far as they were asked for.
  mutable std::map<int64_t, std::optional<OpGraph>> resized;
  mutable std::optional<LayerLine> line;
  /// Set if the model's own shardings leave nothing to a strategy.
  std::optional<Diagnostic> shardings;
};

/// "nearest legal: tp=4,dp=2 or pp=2", the changes of each; empty if there are
/// none.
std::string nearestText(const StrategySpec &spec,
                        const std::vector<StrategySpec> &nearest,
                        const std::string &label = "nearest legal");

} // namespace planner

#endif // PLANNER_SEARCH_LEGAL_H
