//===- PricedTest.cpp - Prices and fixing against brute force -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Priced.h"
#include "../../../lib/Solver/FactoredDual.h"
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace planner;
using namespace planner::solver;

namespace {

/// Three to six variables in a ring with chords, so that some are eliminated
/// and some are not; classes are coarser than alternatives; usage at three
/// times.
FactoredProblem randomFactored(std::mt19937 &random) {
  auto pick = [&](size_t n) { return uint32_t(random() % n); };
  FactoredProblem problem;
  uint32_t n = 3 + pick(4);
  for (uint32_t v = 0; v < n; ++v) {
    problem.variables.push_back({"v" + std::to_string(v), {}});
    uint32_t domain = 1 + pick(5);
    for (uint32_t a = 0; a < domain; ++a)
      problem.variables.back().costs.push_back(
          pick(20) == 0 && a > 0 ? kForbidden : Cost(pick(50)));
  }
  for (uint32_t v = 0; v < n; ++v)
    for (uint32_t w = v + 1; w < n; ++w) {
      if (w != v + 1 && pick(3) != 0)
        continue;
      FactoredProblem::Pair pair;
      pair.first = pick(2) ? v : w;
      pair.second = pair.first == v ? w : v;
      pair.rows = 1 + pick(3);
      pair.cols = 1 + pick(3);
      for (size_t a = 0; a < problem.variables[pair.first].costs.size(); ++a)
        pair.rowOf.push_back(pick(pair.rows));
      for (size_t b = 0; b < problem.variables[pair.second].costs.size(); ++b)
        pair.colOf.push_back(pick(pair.cols));
      for (uint32_t i = 0; i < pair.rows * pair.cols; ++i)
        pair.entries.push_back(pick(6) == 0 ? kForbidden : Cost(pick(40)));
      // Parallel pairs, too.
      problem.pairs.push_back(pair);
      if (pick(8) == 0)
        problem.pairs.push_back(pair);
    }
  constexpr uint32_t kTimes = 3;
  auto term = [&](bool ofPair, uint32_t id, size_t size) {
    UsageTerm result{ofPair, id, {}, {}};
    for (size_t i = 0; i < size; ++i)
      result.amounts.push_back(pick(30));
    for (uint32_t t = 0; t < kTimes; ++t)
      if (pick(2))
        result.counts.emplace_back(t, 1 + pick(3));
    problem.usage.push_back(std::move(result));
  };
  for (uint32_t v = 0; v < n; ++v)
    for (uint32_t i = pick(3); i > 0; --i)
      term(false, v, problem.variables[v].costs.size());
  for (uint32_t p = 0; p < problem.pairs.size(); ++p)
    if (pick(2))
      term(true, p, problem.pairs[p].entries.size());
  problem.capacities.assign(kTimes, 0);
  for (int64_t &capacity : problem.capacities)
    capacity = int64_t(n) * (10 + pick(40));
  return problem;
}

/// What the assignment that comes nearest to the capacities lacks.
int64_t leastMissing(const FactoredProblem &problem) {
  std::vector<uint32_t> choice(problem.variables.size(), 0);
  int64_t least = std::numeric_limits<int64_t>::max();
  for (size_t v = 0; v < choice.size();) {
    if (problem.costOf(choice) != kForbidden) {
      std::vector<int64_t> usage = problem.usageOf(choice);
      int64_t most = 0;
      for (size_t t = 0; t < usage.size(); ++t)
        most = std::max(most, usage[t] - problem.capacities[t]);
      least = std::min(least, most);
    }
    for (v = 0; v < choice.size(); ++v) {
      if (++choice[v] < problem.variables[v].costs.size())
        break;
      choice[v] = 0;
    }
  }
  return least;
}

} // namespace

TEST(FactoredTest, ExpandsToTheSameProblem) {
  std::mt19937 random(7);
  for (int i = 0; i < 100; ++i) {
    FactoredProblem factored = randomFactored(random);
    Problem problem = factored.expandLimited();
    std::vector<uint32_t> assignment;
    for (const auto &variable : factored.variables)
      assignment.push_back(uint32_t(random() % variable.costs.size()));
    Expected<Evaluation> evaluation = problem.evaluate(assignment);
    ASSERT_TRUE(evaluation);
    bool forbidden = !evaluation->forbiddenVariables.empty() ||
                     !evaluation->forbiddenPairs.empty();
    Cost cost = factored.costOf(assignment);
    EXPECT_EQ(cost == kForbidden, forbidden);
    if (!forbidden) {
      EXPECT_EQ(WideCost(cost), evaluation->cost);
    }
    EXPECT_EQ(factored.usageOf(assignment), evaluation->usage);
  }
}

/// Calls visit(assignment) for all that are allowed and keep the capacities.
template <typename Function>
static void forEachThatFits(const FactoredProblem &problem, Function &&visit) {
  std::vector<uint32_t> choice(problem.variables.size(), 0);
  for (size_t v = 0; v < choice.size();) {
    const std::vector<int64_t> usage = problem.usageOf(choice);
    bool fits = problem.costOf(choice) != kForbidden;
    for (size_t t = 0; t < usage.size(); ++t)
      fits &= usage[t] <= problem.capacities[t];
    if (fits)
      visit(choice);
    for (v = 0; v < choice.size(); ++v) {
      if (++choice[v] < problem.variables[v].costs.size())
        break;
      choice[v] = 0;
    }
  }
}

/// What is dropped for using too much is in nothing that fits, and something is
/// dropped.
TEST(FactoredDualTest, DropsOnlyWhatNeverFits) {
  std::mt19937 random(11);
  int dropped = 0, emptied = 0, fitting = 0;
  for (int i = 0; i < 300; ++i) {
    const FactoredProblem problem = randomFactored(random);
    FactoredDual dual(problem);
    if (!dual.propagate())
      continue;
    dual.addUsage();
    dual.setPrices(Prices(problem.capacities.size(), 0));
    const size_t before = dual.numAlternatives();
    const bool something = dual.dropOverfull();
    dropped += something && dual.numAlternatives() < before;
    emptied += !something;
    EXPECT_TRUE(dual.droppedOverfull() || dual.numAlternatives() == before);
    forEachThatFits(problem, [&](const std::vector<uint32_t> &assignment) {
      ++fitting;
      ASSERT_TRUE(something);
      for (size_t v = 0; v < assignment.size(); ++v)
        EXPECT_TRUE(std::binary_search(dual.kept()[v].begin(),
                                       dual.kept()[v].end(), assignment[v]));
    });
  }
  EXPECT_GT(dropped, 30);
  EXPECT_GT(emptied, 5);
  EXPECT_GT(fitting, 1000);
}

class PricedTest : public testing::TestWithParam<int> {};

TEST_P(PricedTest, AgreesWithBruteForce) {
  std::mt19937 random{uint32_t(GetParam())};
  int binding = 0, infeasible = 0, proven = 0, feasible = 0;
  for (int i = 0; i < 250; ++i) {
    FactoredProblem factored = randomFactored(random);
    Solution free = solveExhaustively(factored.expand());
    Solution brute = solveExhaustively(factored.expandLimited());
    PricedSolution found = solvePriced(factored, {});
    if (!brute.feasible) {
      EXPECT_TRUE(found.assignment.empty());
      infeasible += found.proven;
      if (found.proven && found.missing > 0) {
        EXPECT_LE(found.missing, leastMissing(factored));
      }
      continue;
    }
    binding += free.cost < brute.cost;
    EXPECT_LE(found.lowerBound, brute.cost);
    ++feasible;
    if (found.assignment.empty()) {
      EXPECT_FALSE(found.proven);
      continue;
    }
    EXPECT_EQ(found.cost, factored.costOf(found.assignment));
    EXPECT_GE(found.cost, brute.cost);
    std::vector<int64_t> usage = factored.usageOf(found.assignment);
    for (size_t t = 0; t < usage.size(); ++t)
      EXPECT_LE(usage[t], factored.capacities[t]);
    proven += found.proven;
    if (found.proven) {
      EXPECT_EQ(found.cost, brute.cost);
    }
  }
  // All outcomes are exercised, and small problems are closed.
  EXPECT_GT(binding, 20);
  EXPECT_GT(infeasible, 5);
  EXPECT_GT(proven, feasible * 9 / 10);
}

/// Whoever asks only for what is cheaper than the optimum, or the optimum and
/// nothing dearer, learns just that: fixing loses nothing.
TEST_P(PricedTest, UpperBoundsKeepTheOptimum) {
  std::mt19937 random{uint32_t(GetParam()) + 1000};
  int closed = 0;
  for (int i = 0; i < 250; ++i) {
    FactoredProblem factored = randomFactored(random);
    Solution brute = solveExhaustively(factored.expandLimited());
    if (!brute.feasible)
      continue;
    PricedOptions options;
    options.upperBound = brute.cost;
    PricedSolution none = solvePriced(factored, options);
    EXPECT_TRUE(none.assignment.empty());
    EXPECT_LE(none.lowerBound, brute.cost);
    closed += none.proven;
    options.upperBound = brute.cost + 1;
    PricedSolution found = solvePriced(factored, options);
    EXPECT_LE(found.lowerBound, brute.cost);
    if (found.proven) {
      ASSERT_FALSE(found.assignment.empty());
      EXPECT_EQ(found.cost, brute.cost);
    }
  }
  EXPECT_GT(closed, 50);
}

/// Where a bound of so much is all that is asked for, it is still one; and that
/// much, if more could be shown.
TEST_P(PricedTest, EnoughIsEnough) {
  std::mt19937 random{uint32_t(GetParam()) + 3000};
  int shown = 0;
  for (int i = 0; i < 250; ++i) {
    FactoredProblem factored = randomFactored(random);
    Solution brute = solveExhaustively(factored.expandLimited());
    if (!brute.feasible)
      continue;
    PricedOptions options;
    const PricedSolution best = solvePriced(factored, options);
    options.enough = brute.cost - std::abs(brute.cost) / 4;
    const PricedSolution found = solvePriced(factored, options);
    EXPECT_LE(found.lowerBound, brute.cost);
    EXPECT_GE(found.lowerBound, std::min(best.lowerBound, *options.enough));
    shown += found.lowerBound >= *options.enough;
  }
  EXPECT_GT(shown, 50);
}

/// The judge has the last word: what it refuses is not returned, and the bound
/// stays one on what it would take.
TEST_P(PricedTest, TheJudgeDecides) {
  std::mt19937 random{uint32_t(GetParam()) + 2000};
  for (int i = 0; i < 100; ++i) {
    FactoredProblem factored = randomFactored(random);
    // Truly there is less room at the first time.
    FactoredProblem truth = factored;
    truth.capacities[0] = truth.capacities[0] * 3 / 4;
    Solution brute = solveExhaustively(truth.expandLimited());
    PricedOptions options;
    options.judge = [&](const std::vector<uint32_t> &assignment) {
      int64_t over = truth.usageOf(assignment)[0] - truth.capacities[0];
      return Judgement{over <= 0, {}, std::max<int64_t>(over, 0), 0};
    };
    options.trustsUsage = i % 2 == 1;
    PricedSolution found = solvePriced(factored, options);
    if (brute.feasible) {
      EXPECT_LE(found.lowerBound, brute.cost);
    }
    if (found.assignment.empty())
      continue;
    ASSERT_TRUE(brute.feasible);
    if (found.proven) {
      EXPECT_EQ(found.cost, brute.cost);
    }
    EXPECT_GE(found.cost, brute.cost);
    EXPECT_LE(truth.usageOf(found.assignment)[0], truth.capacities[0]);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, PricedTest, testing::Range(0, 4));

/// Each time alone could be kept, and both together cannot: one of two
/// alternatives of each variable uses 10 of the first, the other one of the
/// second, and there are 4 of each for each variable. All use 10 n of 8 n, so
/// that one of the two lacks at least n. Too many to be solved exactly.
TEST(PricedSolverTest, ProvesThatNothingFitsAtSeveralTimes) {
  FactoredProblem problem;
  constexpr uint32_t kVariables = 400;
  for (uint32_t v = 0; v < kVariables; ++v) {
    problem.variables.push_back({"v", {0, 1}});
    problem.usage.push_back({false, v, {10, 0}, {{0, 1}}});
    problem.usage.push_back({false, v, {0, 10}, {{1, 1}}});
  }
  problem.capacities = {4 * kVariables, 4 * kVariables};
  PricedSolution found = solvePriced(problem, {});
  EXPECT_TRUE(found.assignment.empty());
  EXPECT_TRUE(found.proven);
  EXPECT_GT(found.missing, 0);
  EXPECT_LE(found.missing, kVariables);
}

// Twelve variables in a clique, of which eight alternatives each cost as little
// as the bound: no elimination finds a candidate whose usage would tell prices.
TEST(PricedSolverTest, TooWideForAnyCandidate) {
  constexpr uint32_t kVariables = 12, kDomain = 8;
  std::mt19937 random(3);
  FactoredProblem problem;
  FactoredProblem::Pair pair;
  pair.rows = pair.cols = kDomain;
  for (uint32_t a = 0; a < kDomain; ++a) {
    pair.rowOf.push_back(a);
    pair.colOf.push_back(a);
  }
  pair.entries.resize(size_t(kDomain) * kDomain);
  for (uint32_t v = 0; v < kVariables; ++v) {
    problem.variables.push_back(
        {"v" + std::to_string(v), std::vector<Cost>(kDomain, 0)});
    UsageTerm usage{false, v, {}, {{0, 1}}};
    for (uint32_t a = 0; a < kDomain; ++a)
      usage.amounts.push_back(a);
    problem.usage.push_back(std::move(usage));
    for (pair.first = 0, pair.second = v; pair.first < v; ++pair.first) {
      for (Cost &entry : pair.entries)
        entry = random() % 4 == 0;
      problem.pairs.push_back(pair);
    }
  }
  problem.capacities = {kVariables};
  PricedOptions options;
  options.usageMatters = true;
  const PricedSolution found = solvePriced(problem, options);
  EXPECT_GE(found.lowerBound, 0);
  if (found.cost != kForbidden) {
    EXPECT_EQ(found.cost, problem.costOf(found.assignment));
    EXPECT_LE(problem.usageOf(found.assignment)[0], problem.capacities[0]);
  }
}
