//===- LayoutTable.cpp - The layouts of one tensor ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayoutTable.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

namespace planner {

uint32_t LayoutTable::number(const TensorSharding &layout) {
  auto [entry, isNew] =
      numbers.try_emplace(layout, static_cast<uint32_t>(layouts.size()));
  if (isNew)
    layouts.push_back(layout);
  return entry->second;
}

void LayoutTable::price(const CostModel &model, TensorId tensor, double weight,
                        const std::vector<uint32_t> &sources,
                        const std::vector<uint32_t> &targets, double most) {
  times.assign(layouts.size() * layouts.size(), kInfinity);
  std::vector<TensorSharding> from, to;
  for (uint32_t source : sources)
    from.push_back(layouts[source]);
  for (uint32_t target : targets)
    to.push_back(layouts[target]);
  std::vector<Seconds> table = model.layoutChangeTable(
      tensor, from, to, Seconds(weight > 0 ? most / weight : kInfinity));
  for (size_t s = 0; s < sources.size(); ++s)
    for (size_t t = 0; t < targets.size(); ++t) {
      const double each = table[s * targets.size() + t].value;
      times[sources[s] * layouts.size() + targets[t]] =
          each == kInfinity ? kInfinity : weight * each;
    }
}

/// The nearest of `sources` to a layout.
double LayoutTable::seconds(const SmallVec<uint32_t, 2> &there,
                            uint32_t to) const {
  double least = kInfinity;
  for (uint32_t from : there)
    least = std::min(least, seconds(from, to));
  return least;
}

/// Directed spanning forest by repeatedly attaching the nearest layout: an
/// upper bound.
static double greedyTree(const LayoutTable &table, SmallVec<uint32_t, 2> made,
                         SmallVec<uint32_t, 2> missing) {
  double total = 0;
  while (!missing.empty()) {
    double least = kInfinity;
    size_t which = 0;
    for (size_t i = 0; i < missing.size(); ++i)
      if (double t = table.seconds(made, missing[i]); t < least)
        least = t, which = i;
    if (least == kInfinity)
      return kInfinity;
    total += least;
    made.push_back(missing[which]);
    missing.erase(missing.begin() + static_cast<ptrdiff_t>(which));
  }
  return total;
}

/// All orders in which the layouts can be made, each from the cheapest source
/// made before it; some order is that of an optimal forest.
static double exactTree(const LayoutTable &table,
                        const SmallVec<uint32_t, 2> &there,
                        SmallVec<uint32_t, 2> needed) {
  std::sort(needed.begin(), needed.end());
  double best = kInfinity;
  do {
    double total = 0;
    for (size_t i = 0; i < needed.size(); ++i) {
      double cheapest = table.seconds(there, needed[i]);
      for (size_t j = 0; j < i; ++j)
        cheapest = std::min(cheapest, table.seconds(needed[j], needed[i]));
      total += cheapest;
    }
    best = std::min(best, total);
  } while (std::next_permutation(needed.begin(), needed.end()));
  return best;
}

double LayoutTable::treeSeconds(const SmallVec<uint32_t, 2> &there,
                                const SmallVec<uint32_t, 2> &needed) const {
  const auto has = [](const SmallVec<uint32_t, 2> &list, uint32_t layout) {
    return std::find(list.begin(), list.end(), layout) != list.end();
  };
  SmallVec<uint32_t, 2> missing;
  for (uint32_t layout : needed)
    if (!has(there, layout) && !has(missing, layout))
      missing.push_back(layout);
  if (missing.empty())
    return 0;
  if (missing.size() == 1)
    return seconds(there, missing[0]);
  if (missing.size() <= 4)
    return exactTree(*this, there, missing);
  return greedyTree(*this, there, missing);
}

} // namespace planner
