//===- SomeAgain.h - Layers divided, and computed again ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_SOMEAGAIN_H
#define PLANNER_PLAN_SOMEAGAIN_H

#include "planner/Plan/Pipeline.h"
#include <memory>

namespace planner {

class LayerDivider;

/// The first so many layers of each chunk that are computed again, and how many
/// layers each has; none if they are divided evenly.
struct SomeAgain {
  int64_t count = 0;
  std::vector<int64_t> layers;
  /// What a step should take.
  Seconds step;
};

/// Divides layers freely, and says how many of each chunk are computed again so
/// that they fit, from what a strategy takes and leaves that keeps all
/// (docs/cost-model.md, "Stages"). That is not quite what they do, so that what
/// it says is to be priced, and then it says better.
class SomeAgainDivider {
public:
  /// Of a pipeline of a chain of equal layers, also over parts of a cluster;
  /// `kept.line` is known. Fails as
  /// predictStages() does.
  static Expected<SomeAgainDivider> make(const StagedStrategy &kept,
                                         int64_t memoryLimit);
  /// As it is made of a strategy that keeps all.
  explicit SomeAgainDivider(LayerDivider own);
  ~SomeAgainDivider();
  SomeAgainDivider(SomeAgainDivider &&) noexcept;
  SomeAgainDivider &operator=(SomeAgainDivider &&) noexcept;

  /// False if none takes less, whether it fits or not. That is soon told.
  bool mayTakeLess(std::optional<Seconds> most) const;
  /// The fastest that should fit; nothing if none should take less than `most`.
  std::optional<SomeAgain> next(std::optional<Seconds> most);
  /// What the stages of one of these need.
  void correct(const SomeAgain &priced, const std::vector<StageShare> &stages);

private:
  std::unique_ptr<LayerDivider> divider;
};

} // namespace planner

#endif // PLANNER_PLAN_SOMEAGAIN_H
