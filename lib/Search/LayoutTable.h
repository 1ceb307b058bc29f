//===- LayoutTable.h - The layouts of one tensor ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_LAYOUTTABLE_H
#define PLANNER_LIB_SEARCH_LAYOUTTABLE_H

#include "planner/Cost/CostModel.h"
#include <unordered_map>

namespace planner {

/// Numbers the layouts that the producer and the consumers of a tensor use, and
/// holds the time of changing one into another.
class LayoutTable {
public:
  uint32_t number(const TensorSharding &layout);
  size_t size() const { return layouts.size(); }
  const TensorSharding &layout(uint32_t number) const {
    return layouts[number];
  }

  const std::vector<TensorSharding> &all() const { return layouts; }

  /// Prices the changes from each of `sources` to each of `targets`, `weight`
  /// times. What then takes more than `most` seconds is impossible.
  void price(const CostModel &model, TensorId tensor, double weight,
             const std::vector<uint32_t> &sources,
             const std::vector<uint32_t> &targets, double most);
  /// Infinite if impossible or not priced.
  double seconds(uint32_t from, uint32_t to) const {
    return from == to ? 0 : times[size_t(from) * layouts.size() + to];
  }
  /// From the nearest of those that are `there`.
  double seconds(const SmallVec<uint32_t, 2> &there, uint32_t to) const;
  /// The cheapest way to make all of `needed`, each from one of those that are
  /// `there` or from another one. Exact up to four.
  double treeSeconds(const SmallVec<uint32_t, 2> &there,
                     const SmallVec<uint32_t, 2> &needed) const;

private:
  std::vector<TensorSharding> layouts;
  std::unordered_map<TensorSharding, uint32_t, TensorShardingHash> numbers;
  std::vector<double> times;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_LAYOUTTABLE_H
