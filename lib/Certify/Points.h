//===- Points.h - Random strategy strings of the space ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Written from docs/search-space.md, and not from what enumerates it.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_CERTIFY_POINTS_H
#define PLANNER_LIB_CERTIFY_POINTS_H

#include "planner/Cost/LayerLine.h"
#include "planner/Machine/Stack.h"
#include "planner/Strategy/StrategySpec.h"
#include <random>

namespace planner {

struct PointRequest {
  /// As a search takes the model.
  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  /// With what is forbidden.
  const StrategySpec &fix;
  int64_t devices = 1;
  /// Axes of the meshes of strategies without stages.
  unsigned meshAxes = 2;
  /// Whether the space has strategies with stages and micro-batches.
  bool stages = false;
  /// Bytes that a device can hold.
  int64_t memory = 0;
};

class RandomPoints {
public:
  explicit RandomPoints(const PointRequest &r);
  /// A strategy of the space, legal or not; nothing if what was drawn is none.
  std::optional<StrategySpec> draw(std::mt19937_64 &random) const;
  /// The same with stages that have different meshes, without context and
  /// expert parallelism; nothing where degrees are fixed or forbidden.
  std::optional<StrategySpec> drawUnlike(std::mt19937_64 &random) const;

private:
  struct Degrees {
    int64_t pp = 1, tp = 1, cp = 1, ep = 1, dp = 1;
  };
  std::optional<Degrees> drawDegrees(std::mt19937_64 &random) const;
  std::vector<std::string> overlapsOf() const;
  std::optional<StrategySpec> drawStaged(std::mt19937_64 &random,
                                         const Degrees &degrees) const;
  std::optional<int64_t> drawShards(std::mt19937_64 &random, int zero,
                                    const Degrees &degrees) const;
  std::optional<int64_t> drawZeroLayers(std::mt19937_64 &random,
                                        const StrategySpec &spec) const;
  bool hasLargeParameters(const Degrees &degrees) const;
  bool splitsTensors(int64_t tp) const;
  bool mayShareUnevenly(const Degrees &degrees) const;
  bool computesSome() const;
  /// Whether data parallelism may split what devices with context parallelism
  /// have at once.
  bool maySplitSamples() const { return !request.fix.cp && !request.fix.dp; }
  bool fixesSchedule() const;
  bool mayInterleave() const;
  bool isOnParts(int64_t chunks) const;
  bool mayBeUneven(int64_t stages, int64_t chunks) const;
  bool isHeavyAtEnd() const;
  bool isAllowed(const StrategySpec &spec) const;

  const PointRequest request;
  int64_t batch = 0, sequence = 1, experts = 1;
  LayerLine line;
};

} // namespace planner

#endif // PLANNER_LIB_CERTIFY_POINTS_H
