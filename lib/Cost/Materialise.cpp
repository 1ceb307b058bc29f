//===- Materialise.cpp - From which layouts others are made ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Evaluate.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

namespace planner {
namespace {

constexpr size_t kExactLayouts = 4;

/// Each layout is made from the produced one or from another that is needed: a
/// cheapest arborescence rooted at the produced one.
class Arborescence {
public:
  Arborescence(const CostModel &model, TensorId tensor,
               const TensorSharding &produced,
               const std::vector<TensorSharding> &targets)
      : count(targets.size()), sources(count, -1), best(count, -1) {
    std::vector<TensorSharding> from = targets;
    from.push_back(produced);
    times = model.layoutChangeTable(tensor, from, targets);
  }

  /// The time; the sources are then chosen().
  double solve() {
    if (count <= kExactLayouts)
      visit(0, 0);
    else
      attachNearest();
    return bestTime;
  }

  const std::vector<int32_t> &chosen() const { return best; }

private:
  double time(int32_t source, size_t target) const {
    const size_t row = source < 0 ? count : static_cast<size_t>(source);
    return times[row * count + target].value;
  }

  bool reachesRoot(size_t target) const {
    size_t hops = 0;
    for (int32_t at = static_cast<int32_t>(target); at >= 0; at = sources[at])
      if (++hops > count)
        return false;
    return true;
  }

  void visit(size_t target, double total) {
    if (total >= bestTime)
      return;
    if (target == count) {
      for (size_t i = 0; i < count; ++i)
        if (!reachesRoot(i))
          return;
      bestTime = total;
      best = sources;
      return;
    }
    for (int32_t source = -1; source < static_cast<int32_t>(count); ++source) {
      if (source == static_cast<int32_t>(target))
        continue;
      sources[target] = source;
      visit(target + 1, total + time(source, target));
    }
    sources[target] = -1;
  }

  void attachNearest() {
    std::vector<bool> made(count, false);
    bestTime = 0;
    for (size_t round = 0; round < count; ++round) {
      size_t nearest = count;
      int32_t from = -1;
      double least = kInfinity;
      for (size_t target = 0; target < count; ++target)
        for (int32_t source = -1;
             !made[target] && source < static_cast<int32_t>(count); ++source)
          if ((source < 0 || made[source]) && time(source, target) < least) {
            least = time(source, target);
            nearest = target;
            from = source;
          }
      bestTime += least;
      if (nearest == count)
        return;
      made[nearest] = true;
      best[nearest] = from;
    }
  }

  size_t count;
  std::vector<Seconds> times;
  std::vector<int32_t> sources, best;
  double bestTime = kInfinity;
};

} // namespace

std::optional<MaterialisationCost>
bestMaterialisation(const CostModel &model, TensorId tensor,
                    const TensorSharding &produced,
                    const std::vector<TensorSharding> &needed) {
  std::vector<TensorSharding> targets;
  for (const TensorSharding &layout : needed)
    if (layout != produced &&
        std::find(targets.begin(), targets.end(), layout) == targets.end())
      targets.push_back(layout);
  std::sort(targets.begin(), targets.end());
  Arborescence tree(model, tensor, produced, targets);
  MaterialisationCost result;
  result.time = Seconds(tree.solve());
  if (!result.time.isFinite())
    return std::nullopt;
  const std::vector<int32_t> sources = tree.chosen();
  for (size_t i = 0; i < targets.size(); ++i) {
    Materialised layout;
    layout.layout = targets[i];
    layout.source = sources[i];
    result.layouts.push_back(std::move(layout));
  }
  return result;
}

} // namespace planner
