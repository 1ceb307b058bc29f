//===- Recombination.h - The good parts of a proposal -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Where two assignments differ, the variables that differ fall into connected
// components, each of which can be changed without regard to the others except
// for capacity. So of a proposal that uses too much, the parts that fit and
// gain are taken; where one does not fit, others may make room that lose less
// than it gains.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_RECOMBINATION_H
#define PLANNER_SOLVER_RECOMBINATION_H

#include "SearchModel.h"

namespace planner::solver {

class Recombination {
public:
  explicit Recombination(const SearchModel &model);

  /// Changes `best`, which fits and whose usage is `usage`, towards `proposal`
  /// wherever that makes it cheaper and it still fits. Prices tell which parts
  /// go first. Returns what is gained, at least 0.
  double improve(std::vector<uint32_t> &best, std::vector<int64_t> &usage,
                 const std::vector<uint32_t> &proposal,
                 const PricedCosts &priced);
  /// Work of the calls so far.
  int64_t work = 0;

private:
  struct Part {
    std::vector<uint32_t> vars;
    /// Usage gained, as disjoint pieces; amounts may be negative.
    std::vector<UsageInterval> change;
    double cost = 0, priced = 0;
    bool taken = false;
  };
  void findParts(const std::vector<uint32_t> &best,
                 const std::vector<uint32_t> &proposal,
                 const PricedCosts &priced);
  void measure(Part &part, const std::vector<uint32_t> &best,
               const std::vector<uint32_t> &proposal,
               const PricedCosts &priced);
  bool fits(const Part &part, const std::vector<int64_t> &usage, int sign);
  void apply(Part &part, std::vector<int64_t> &usage, int sign);
  bool take(Part &part, std::vector<int64_t> &usage);
  double takeByPrice(std::vector<int64_t> &usage);
  double selectStrictly(std::vector<int64_t> &usage);
  std::optional<uint32_t> cheapestRelief(size_t time, int64_t excess,
                                         const std::vector<uint32_t> &besides);
  void flip(uint32_t id, std::vector<int64_t> &usage);
  double makeRoomFor(uint32_t id, std::vector<int64_t> &usage);
  double exchange(std::vector<int64_t> &usage);

  const SearchModel &model;
  std::vector<Part> parts;
  std::vector<uint32_t> partOf;
  std::vector<std::pair<uint32_t, int64_t>> events;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_RECOMBINATION_H
