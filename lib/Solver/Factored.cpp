//===- Factored.cpp - Problems in which alternatives look alike -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Factored.h"
#include "planner/Support/Units.h"
#include <numeric>

using namespace planner;
using namespace planner::solver;

size_t FactoredProblem::numAlternatives() const {
  size_t sum = 0;
  for (const Variable &variable : variables)
    sum += variable.costs.size();
  return sum;
}

Cost FactoredProblem::costOf(const std::vector<uint32_t> &assignment) const {
  Cost sum = 0;
  auto add = [&sum](Cost cost) {
    sum = cost == kForbidden || sum == kForbidden ? kForbidden : sum + cost;
  };
  for (VarId v = 0; v < variables.size(); ++v)
    add(variables[v].costs[assignment[v]]);
  for (const Pair &pair : pairs)
    add(pair.at(assignment[pair.first], assignment[pair.second]));
  return sum;
}

std::vector<int64_t>
FactoredProblem::usageOf(const std::vector<uint32_t> &assignment) const {
  std::vector<int64_t> total(capacities.size(), 0);
  for (const UsageTerm &term : usage) {
    size_t index = 0;
    if (term.ofPair) {
      const Pair &pair = pairs[term.id];
      index = size_t(pair.rowOf[assignment[pair.first]]) * pair.cols +
              pair.colOf[assignment[pair.second]];
    } else
      index = assignment[term.id];
    if (int64_t amount = term.amounts[index]; amount != 0)
      for (auto [time, count] : term.counts)
        total[time] = saturatingAdd(total[time], saturatingMul(amount, count));
  }
  return total;
}

static std::vector<std::vector<uint32_t>>
everything(const FactoredProblem &problem) {
  std::vector<std::vector<uint32_t>> kept;
  for (const FactoredProblem::Variable &variable : problem.variables) {
    kept.emplace_back(variable.costs.size());
    std::iota(kept.back().begin(), kept.back().end(), 0);
  }
  return kept;
}

Problem FactoredProblem::expand() const {
  return expand(everything(*this), {});
}

Problem FactoredProblem::expandLimited() const {
  std::vector<uint32_t> times(capacities.size());
  std::iota(times.begin(), times.end(), 0);
  return expand(everything(*this), times);
}

namespace {

/// The usage at the chosen times of everything that one variable or pair has.
class TermUsage {
public:
  TermUsage(const std::vector<uint32_t> &times, size_t numTimes)
      : number(numTimes, kGone) {
    for (uint32_t i = 0; i < times.size(); ++i)
      number[times[i]] = i;
  }
  void add(const UsageTerm &term) {
    terms.push_back({&term, {}});
    for (auto [time, count] : term.counts)
      if (number[time] != kGone)
        terms.back().second.emplace_back(number[time], count);
    if (terms.back().second.empty())
      terms.pop_back();
  }
  bool empty() const { return terms.empty(); }
  std::vector<UsageInterval> at(size_t index) const {
    std::vector<UsageInterval> list;
    for (const auto &[term, counts] : terms)
      if (term->amounts[index] != 0)
        for (auto [time, count] : counts)
          list.push_back({time, saturatingMul(term->amounts[index], count)});
    return list;
  }

private:
  static constexpr uint32_t kGone = std::numeric_limits<uint32_t>::max();
  std::vector<uint32_t> number;
  std::vector<
      std::pair<const UsageTerm *, std::vector<std::pair<uint32_t, int64_t>>>>
      terms;
};

} // namespace

Problem FactoredProblem::expand(const std::vector<std::vector<uint32_t>> &kept,
                                const std::vector<uint32_t> &times) const {
  std::vector<TermUsage> ofVariable, ofPair;
  if (!times.empty()) {
    TermUsage none(times, capacities.size());
    ofVariable.assign(variables.size(), none);
    ofPair.assign(pairs.size(), none);
    for (const UsageTerm &term : usage)
      (term.ofPair ? ofPair : ofVariable)[term.id].add(term);
  }
  Problem problem;
  for (VarId v = 0; v < variables.size(); ++v) {
    std::vector<Cost> costs;
    costs.reserve(kept[v].size());
    for (uint32_t a : kept[v])
      costs.push_back(variables[v].costs[a]);
    problem.addVariable(std::move(costs), variables[v].name);
    if (!times.empty() && !ofVariable[v].empty())
      for (uint32_t i = 0; i < kept[v].size(); ++i)
        problem.setUsage(v, i, ofVariable[v].at(kept[v][i]));
  }
  for (uint32_t p = 0; p < pairs.size(); ++p) {
    const Pair &pair = pairs[p];
    const auto &rows = kept[pair.first], &cols = kept[pair.second];
    std::vector<Cost> entries;
    entries.reserve(rows.size() * cols.size());
    for (uint32_t a : rows) {
      const Cost *line =
          pair.entries.data() + size_t(pair.rowOf[a]) * pair.cols;
      for (uint32_t b : cols)
        entries.push_back(line[pair.colOf[b]]);
    }
    PairId id =
        problem.addPair(pair.first, pair.second,
                        problem.addTable(uint32_t(rows.size()),
                                         uint32_t(cols.size()), entries));
    if (times.empty() || ofPair[p].empty())
      continue;
    for (uint32_t i = 0; i < rows.size(); ++i)
      for (uint32_t j = 0; j < cols.size(); ++j)
        if (auto list = ofPair[p].at(size_t(pair.rowOf[rows[i]]) * pair.cols +
                                     pair.colOf[cols[j]]);
            !list.empty())
          problem.setPairUsage(id, i, j, list);
  }
  for (uint32_t i = 0; i < times.size(); ++i)
    problem.setCapacity(i, capacities[times[i]]);
  return problem;
}
