//===- ThinnedTest.cpp - A second dynamic program on real problems --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Real problems are too large for brute force. With few alternatives left of
// each variable a dynamic program of another kind than the solver's can do
// them: it goes through the variables one after another, and keeps the least
// cost of everything that can be chosen for the variables that later ones still
// see. It neither reduces nor bounds anything, and shares nothing with the
// solver but the Problem. Limits are left out.
//
//===----------------------------------------------------------------------===//

#include "RandomProblem.h"
#include "planner/Solver/Iopddl.h"
#include "planner/Solver/Solve.h"
#include "test/SourceDir.h"
#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

using namespace planner::solver;
using namespace planner::solver::test;

namespace {

/// Forward dynamic program over partial assignments.
class Frontier {
public:
  explicit Frontier(const Problem &given)
      : problem(given), pairsOf(given.numVariables()),
        unseen(given.numVariables(), 0) {
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      pairsOf[problem.pair(p).first].push_back(p);
      pairsOf[problem.pair(p).second].push_back(p);
    }
    for (VarId v = 0; v < unseen.size(); ++v)
      unseen[v] = pairsOf[v].size();
  }

  /// The least cost of all assignments; kForbidden if there is none.
  WideCost solve() {
    states = {{{}, 0}};
    for (size_t i = 0; i < problem.numVariables(); ++i)
      extend(next());
    return states.empty() ? WideCost(kForbidden) : states.begin()->second;
  }

private:
  bool open(VarId v) const {
    return std::find(frontier.begin(), frontier.end(), v) != frontier.end();
  }
  VarId otherEnd(PairId p, VarId v) const {
    return problem.pair(p).first == v ? problem.pair(p).second
                                      : problem.pair(p).first;
  }
  /// The variable after which the frontier is shortest.
  VarId next() const {
    VarId best = 0;
    int64_t least = std::numeric_limits<int64_t>::max();
    for (VarId v = 0; v < problem.numVariables(); ++v) {
      if (taken.contains(v))
        continue;
      std::map<VarId, size_t> joins;
      for (PairId p : pairsOf[v])
        if (open(otherEnd(p, v)))
          ++joins[otherEnd(p, v)];
      int64_t length = 1;
      for (auto [other, count] : joins)
        length -= unseen[other] == count;
      length -= joins.empty() && pairsOf[v].empty();
      if (length < least) {
        least = length;
        best = v;
      }
    }
    return best;
  }

  void extend(VarId v) {
    taken[v] = true;
    const std::vector<VarId> before = frontier;
    std::vector<std::pair<PairId, size_t>> closing;
    for (PairId p : pairsOf[v]) {
      auto at = std::find(before.begin(), before.end(), otherEnd(p, v));
      if (at == before.end())
        continue;
      closing.emplace_back(p, at - before.begin());
      --unseen[v];
      --unseen[*at];
    }
    std::vector<size_t> stay;
    frontier.clear();
    for (size_t i = 0; i < before.size(); ++i)
      if (unseen[before[i]] > 0) {
        stay.push_back(i);
        frontier.push_back(before[i]);
      }
    if (unseen[v] > 0)
      frontier.push_back(v);
    std::map<std::vector<uint32_t>, WideCost> after;
    for (const auto &[chosen, cost] : states)
      for (uint32_t a = 0; a < problem.domain(v); ++a) {
        WideCost total = cost;
        bool allowed = add(total, problem.variable(v).costs[a], 1);
        for (auto [p, at] : closing) {
          const Problem::Pair &pair = problem.pair(p);
          const auto &table = problem.tableOf(pair);
          const uint32_t row = pair.first == v ? a : chosen[at];
          const uint32_t col = pair.first == v ? chosen[at] : a;
          allowed = allowed && add(total, table.at(row, col), pair.scale);
        }
        if (!allowed)
          continue;
        std::vector<uint32_t> key;
        for (size_t i : stay)
          key.push_back(chosen[i]);
        if (unseen[v] > 0)
          key.push_back(a);
        auto [entry, isNew] = after.try_emplace(std::move(key), total);
        if (!isNew)
          entry->second = std::min(entry->second, total);
      }
    states = std::move(after);
  }
  static bool add(WideCost &total, Cost cost, Cost scale) {
    total += WideCost(cost) * scale;
    return cost != kForbidden;
  }

  const Problem &problem;
  std::vector<std::vector<PairId>> pairsOf;
  /// Of each variable, the pairs with a variable that was not yet taken.
  std::vector<size_t> unseen;
  std::map<VarId, bool> taken;
  /// What later variables see, and the least cost of each choice for it.
  std::vector<VarId> frontier;
  std::map<std::vector<uint32_t>, WideCost> states;
};

/// The problem with these alternatives alone, and without limits.
Problem thinned(const Problem &problem,
                const std::vector<std::vector<uint32_t>> &kept) {
  Problem result;
  for (VarId v = 0; v < problem.numVariables(); ++v) {
    std::vector<Cost> costs;
    for (uint32_t a : kept[v])
      costs.push_back(problem.variable(v).costs[a]);
    result.addVariable(std::move(costs));
  }
  for (PairId p = 0; p < problem.numPairs(); ++p) {
    const Problem::Pair &pair = problem.pair(p);
    const auto &table = problem.tableOf(pair);
    const auto &rows = kept[pair.first], &cols = kept[pair.second];
    std::vector<Cost> entries;
    for (uint32_t row : rows)
      for (uint32_t col : cols)
        entries.push_back(table.at(row, col));
    TableId id =
        result.addTable(uint32_t(rows.size()), uint32_t(cols.size()), entries);
    result.addPair(pair.first, pair.second, id, pair.scale);
  }
  return result;
}

/// Further files, separated by colons, for a run by hand.
std::vector<std::string> files() {
  const std::string inputs = PLANNER_SOURCE_DIR "/test/unit/Solver/Inputs/";
  std::vector<std::string> list = {inputs + "alexnet-p8.json",
                                   inputs + "rnnlm-p8.json"};
  if (const char *more = std::getenv("PLANNER_SOLVER_PROBLEMS")) {
    std::istringstream names(more);
    for (std::string name; std::getline(names, name, ':');)
      list.push_back(name);
  }
  return list;
}

TEST(Thinned, AnotherDynamicProgramAgrees) {
  for (const std::string &file : files()) {
    SCOPED_TRACE(file);
    auto read = readIopddlFile(file);
    ASSERT_TRUE(read) << read.error().render();
    const Problem &problem = read->problem;
    for (uint64_t seed = 1; seed <= 20; ++seed) {
      SCOPED_TRACE(seed);
      Random random(seed);
      std::vector<std::vector<uint32_t>> kept(problem.numVariables());
      for (VarId v = 0; v < kept.size(); ++v) {
        const auto last = int64_t(problem.domain(v)) - 1;
        for (uint64_t i = 0; i < 2 + seed % 3; ++i)
          kept[v].push_back(uint32_t(random.in(0, last)));
        std::sort(kept[v].begin(), kept[v].end());
        kept[v].erase(std::unique(kept[v].begin(), kept[v].end()),
                      kept[v].end());
      }
      const Problem few = thinned(problem, kept);
      const WideCost least = Frontier(few).solve();
      // One elimination, and bounds that make it unnecessary.
      for (int64_t cheap : {Options().cheapWork, int64_t(0)}) {
        Options options;
        options.cheapWork = cheap;
        auto found = solve(few, options);
        ASSERT_TRUE(found);
        EXPECT_TRUE(found->proven);
        EXPECT_EQ(WideCost(found->cost), least);
      }
    }
  }
}

} // namespace
