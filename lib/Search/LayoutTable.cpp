//===- LayoutTable.cpp - The layouts of one tensor ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayoutTable.h"
#include <algorithm>
#include <limits>

namespace planner {

static constexpr double kInfinite = std::numeric_limits<double>::infinity();

uint32_t LayoutTable::number(const TensorSharding &layout) {
  auto [entry, isNew] =
      numbers.try_emplace(layout, static_cast<uint32_t>(layouts.size()));
  if (isNew)
    layouts.push_back(layout);
  return entry->second;
}

void LayoutTable::price(const CostModel &model, TensorId tensor, double weight,
                        const std::vector<uint32_t> &targets) {
  times.assign(layouts.size() * layouts.size(), kInfinite);
  std::vector<TensorSharding> to;
  for (uint32_t target : targets)
    to.push_back(layouts[target]);
  std::vector<Seconds> table = model.layoutChangeTable(tensor, layouts, to);
  for (size_t from = 0; from < layouts.size(); ++from)
    for (size_t i = 0; i < targets.size(); ++i)
      times[from * layouts.size() + targets[i]] =
          weight * table[from * targets.size() + i].value;
}

/// Directed spanning tree by repeatedly attaching the nearest layout: exact for
/// two, where both orders are tried, and for more an upper bound.
static double greedyTree(const LayoutTable &table, uint32_t produced,
                         SmallVec<uint32_t, 2> missing) {
  SmallVec<uint32_t, 4> made = {produced};
  double total = 0;
  while (!missing.empty()) {
    double nearest = kInfinite;
    size_t which = 0;
    for (size_t i = 0; i < missing.size(); ++i)
      for (uint32_t source : made)
        if (double t = table.seconds(source, missing[i]); t < nearest)
          nearest = t, which = i;
    if (nearest == kInfinite)
      return kInfinite;
    total += nearest;
    made.push_back(missing[which]);
    missing.erase(missing.begin() + static_cast<ptrdiff_t>(which));
  }
  return total;
}

/// All orders in which the layouts can be made, each from the cheapest source
/// made before it; some order is that of an optimal tree.
static double exactTree(const LayoutTable &table, uint32_t produced,
                        SmallVec<uint32_t, 2> needed) {
  std::sort(needed.begin(), needed.end());
  double best = kInfinite;
  do {
    double total = 0;
    for (size_t i = 0; i < needed.size(); ++i) {
      double cheapest = table.seconds(produced, needed[i]);
      for (size_t j = 0; j < i; ++j)
        cheapest = std::min(cheapest, table.seconds(needed[j], needed[i]));
      total += cheapest;
    }
    best = std::min(best, total);
  } while (std::next_permutation(needed.begin(), needed.end()));
  return best;
}

double LayoutTable::treeSeconds(uint32_t produced,
                                const SmallVec<uint32_t, 2> &needed) const {
  SmallVec<uint32_t, 2> missing;
  for (uint32_t layout : needed)
    if (layout != produced &&
        std::find(missing.begin(), missing.end(), layout) == missing.end())
      missing.push_back(layout);
  if (missing.empty())
    return 0;
  if (missing.size() == 1)
    return seconds(produced, missing[0]);
  if (missing.size() <= 4)
    return exactTree(*this, produced, missing);
  return greedyTree(*this, produced, missing);
}

} // namespace planner
