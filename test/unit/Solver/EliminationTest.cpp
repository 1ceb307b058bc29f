//===- EliminationTest.cpp - Orders, tables and labels
//---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Elimination.h"
#include "RandomProblem.h"
#include "TestModel.h"
#include "lib/Solver/Sparse.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Reductions.h"
#include "planner/Solver/Solve.h"
#include <gtest/gtest.h>
#include <set>

using namespace planner::solver;
using namespace planner::solver::test;

namespace {

std::vector<std::vector<uint32_t>> cycle(uint32_t n) {
  std::vector<std::vector<uint32_t>> adjacency(n);
  for (uint32_t i = 0; i < n; ++i) {
    adjacency[i] = {(i + 1) % n, (i + n - 1) % n};
    std::sort(adjacency[i].begin(), adjacency[i].end());
  }
  return adjacency;
}

TEST(Order, WidthOfWellKnownGraphs) {
  // A cycle has treewidth 2, a star 1.
  EXPECT_EQ(bestOrder(cycle(9), std::vector<uint32_t>(9, 5)).width, 2u);
  std::vector<std::vector<uint32_t>> star(6);
  for (uint32_t leaf = 1; leaf < 6; ++leaf) {
    star[0].push_back(leaf);
    star[leaf] = {0};
  }
  EliminationOrder order = bestOrder(star, {100, 2, 2, 2, 2, 2});
  EXPECT_EQ(order.width, 1u);
  // Five leaves of 2 against the centre of 100, then the centre or the last
  // leaf: 5 * 200 + 100 at most.
  EXPECT_LE(order.work, 1100);
  EXPECT_EQ(order.largest, 100);
}

TEST(Order, EveryRuleOrdersEveryVertexOnce) {
  auto adjacency = cycle(12);
  for (OrderRule rule : {OrderRule::MinDegree, OrderRule::MinFill,
                         OrderRule::MinTable, OrderRule::MinWeightedFill}) {
    auto order =
        greedyOrder(adjacency, std::vector<uint32_t>(12, 3), rule, 1e9);
    ASSERT_TRUE(order);
    std::vector<uint32_t> sorted = order->order;
    std::sort(sorted.begin(), sorted.end());
    for (uint32_t i = 0; i < 12; ++i)
      EXPECT_EQ(sorted[i], i);
    EXPECT_EQ(order->width, 2u);
  }
}

/// `n` vertices, joined with the probability given.
std::vector<std::vector<uint32_t>> randomGraph(Random &random, uint32_t n,
                                               double probability) {
  std::vector<std::vector<uint32_t>> adjacency(n);
  for (uint32_t a = 0; a < n; ++a)
    for (uint32_t b = a + 1; b < n; ++b)
      if (random.chance(probability)) {
        adjacency[a].push_back(b);
        adjacency[b].push_back(a);
      }
  for (auto &list : adjacency)
    std::sort(list.begin(), list.end());
  return adjacency;
}

/// Work, entries, largest table and width of an order, on sets.
void expectHonest(const std::vector<std::vector<uint32_t>> &adjacency,
                  const std::vector<uint32_t> &domains,
                  const EliminationOrder &order) {
  std::vector<std::set<uint32_t>> around;
  for (const auto &list : adjacency)
    around.emplace_back(list.begin(), list.end());
  EliminationOrder plain;
  for (uint32_t v : order.order) {
    double table = 1;
    for (uint32_t n : around[v])
      table *= domains[n];
    plain.work += table * domains[v];
    plain.entries += table;
    plain.largest = std::max(plain.largest, table);
    plain.width = std::max(plain.width, around[v].size());
    for (uint32_t n : around[v]) {
      around[n].insert(around[v].begin(), around[v].end());
      around[n].erase(n);
      around[n].erase(v);
    }
  }
  EXPECT_EQ(order.order.size(), adjacency.size());
  EXPECT_DOUBLE_EQ(order.work, plain.work);
  EXPECT_DOUBLE_EQ(order.entries, plain.entries);
  EXPECT_EQ(order.largest, plain.largest);
  EXPECT_EQ(order.width, plain.width);
}

/// A path with chords, all of it joined to a hub, and leaves on both: lists
/// keep what is gone for a while.
TEST(Order, HubsAndLeavesAreCounted) {
  for (uint64_t seed = 0; seed < 30; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const uint32_t n = 60 + uint32_t(random.in(0, 200));
    std::vector<std::set<uint32_t>> sets(n);
    auto join = [&](uint32_t a, uint32_t b) {
      if (a == b)
        return;
      sets[a].insert(b);
      sets[b].insert(a);
    };
    for (uint32_t v = 1; v < n; ++v) {
      const bool leaf = random.chance(0.4);
      join(v, leaf ? uint32_t(random.in(0, 3)) : v - 1);
      if (!leaf && random.chance(0.7))
        join(v, 0);
      if (random.chance(0.05))
        join(v, uint32_t(random.in(0, int64_t(v) - 1)));
    }
    std::vector<std::vector<uint32_t>> adjacency;
    for (const auto &set : sets)
      adjacency.emplace_back(set.begin(), set.end());
    std::vector<uint32_t> domains(n);
    for (uint32_t &domain : domains)
      domain = uint32_t(random.in(1, 5));
    for (OrderRule rule : {OrderRule::MinDegree, OrderRule::MinFill,
                           OrderRule::MinTable, OrderRule::MinWeightedFill})
      for (uint64_t start : {0, 1})
        expectHonest(adjacency, domains,
                     *greedyOrder(adjacency, domains, rule, 1e99, start));
    expectHonest(adjacency, domains, bestOrder(adjacency, domains));
  }
}

TEST(Order, RestartsBeatEveryRuleWhereTablesAreLarge) {
  unsigned better = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    auto adjacency = randomGraph(random, 24, 0.15);
    std::vector<uint32_t> domains(24);
    for (uint32_t &domain : domains)
      domain = uint32_t(random.in(2, 40));
    const double work = bestOrder(adjacency, domains).work;
    double byRule = std::numeric_limits<double>::infinity();
    for (OrderRule rule : {OrderRule::MinDegree, OrderRule::MinFill,
                           OrderRule::MinTable, OrderRule::MinWeightedFill})
      byRule =
          std::min(byRule, greedyOrder(adjacency, domains, rule, 1e99)->work);
    EXPECT_LE(work, byRule);
    better += work < byRule;
  }
  EXPECT_GE(better, 10u);
}

TEST(Order, ComponentsAreOrderedApart) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    auto both = randomGraph(random, 12, 0.3);
    const auto second = randomGraph(random, 14, 0.3);
    std::vector<uint32_t> domains(26);
    for (uint32_t &domain : domains)
      domain = uint32_t(random.in(2, 9));
    const EliminationOrder one =
        bestOrder(both, {domains.begin(), domains.begin() + 12});
    const EliminationOrder other =
        bestOrder(second, {domains.begin() + 12, domains.end()});
    for (std::vector<uint32_t> list : second) {
      for (uint32_t &v : list)
        v += 12;
      both.push_back(std::move(list));
    }
    const EliminationOrder all = bestOrder(both, domains);
    EXPECT_EQ(all.work, one.work + other.work);
    EXPECT_EQ(all.entries, one.entries + other.entries);
    EXPECT_EQ(all.width, std::max(one.width, other.width));
    std::vector<uint32_t> sorted = all.order;
    std::sort(sorted.begin(), sorted.end());
    for (uint32_t i = 0; i < 26; ++i)
      EXPECT_EQ(sorted[i], i);
  }
}

/// Costs scaled by 2^48 leave the range of exact doubles: the same problem then
/// takes the integer kernels, and the optimum scales alike.
TEST(Elimination, MatchesBruteForceInBothArithmetics) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxVariables = 7;
    shape.pairProbability = 0.6;
    Problem problem = randomProblem(seed, shape);
    Solution oracle = solveExhaustively(problem);
    for (Cost factor : {Cost(1), Cost(1) << 48}) {
      Model model(problem);
      if (model.infeasible) {
        EXPECT_FALSE(oracle.feasible);
        continue;
      }
      for (Model::Var &var : model.vars)
        for (Cost &cost : var.cost)
          cost *= factor;
      for (Model::Edge &edge : model.edges) {
        Matrix scaled = *edge.table;
        for (Cost &cost : scaled.entries)
          if (cost != kForbidden)
            cost *= factor;
        edge.table = std::make_shared<const Matrix>(std::move(scaled));
      }
      model.constant *= factor;
      EliminationResult found = eliminateAll(model, {});
      ASSERT_EQ(found.status == EliminationResult::Status::Optimal,
                oracle.feasible);
      if (!oracle.feasible)
        continue;
      EXPECT_EQ(toString(found.cost), toString(WideCost(oracle.cost) * factor));
      auto evaluation = problem.evaluate(model.expand(found.choice));
      EXPECT_EQ(Cost(evaluation->cost), oracle.cost);
    }
    if (HasFailure())
      return;
  }
}

TEST(Elimination, RefusesTablesAboveTheCap) {
  Problem problem = randomProblem(3, {});
  EliminationLimits limits;
  limits.tableCap = 0;
  EXPECT_EQ(eliminateAll(Model(problem), limits).status,
            EliminationResult::Status::TooLarge);
}

/// With any gap the best assignment within it is found, or there is none; with
/// a gap that admits all, the optimum. Messages of some sweeps, so that the
/// excess is spread over variables and pairs.
TEST(Sparse, FindsTheBestWithinTheGap) {
  unsigned inside = 0, outside = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxVariables = 7;
    shape.pairProbability = 0.3 + 0.1 * double(seed % 6);
    Problem problem = randomProblem(seed, shape);
    Solution oracle = solveExhaustively(problem);
    Model model = consistentModel(problem);
    if (model.infeasible)
      continue;
    sumParallelPairs(model);
    Dual dual(model);
    for (uint64_t i = 0; i < seed % 5; ++i)
      dual.sweep(i % 2 == 0);
    Reparametrisation r = dual.reparametrise();
    WideCost least = (WideCost(oracle.cost) << r.shift) - r.bound;
    for (int64_t gap : {int64_t(0), int64_t(3) << r.shift, int64_t(1) << 50}) {
      SparseResult found = eliminateWithin(model, r, {gap});
      ASSERT_EQ(found.status, SparseResult::Status::Complete);
      ASSERT_EQ(found.found, oracle.feasible && least <= gap);
      ++(found.found ? inside : outside);
      if (!found.found)
        continue;
      EXPECT_EQ(found.excess, int64_t(least));
      auto evaluation = problem.evaluate(model.expand(found.choice));
      EXPECT_TRUE(evaluation->feasible());
      EXPECT_EQ(Cost(evaluation->cost), oracle.cost);
    }
    SparseLimits none;
    none.gap = int64_t(1) << 50;
    none.workCap = 0;
    SparseResult refused = eliminateWithin(model, r, none);
    if (refused.status == SparseResult::Status::Complete) {
      EXPECT_TRUE(!refused.found || model.living().size() <= 1);
    }
    if (HasFailure())
      return;
  }
  EXPECT_GT(inside, 400u);
  EXPECT_GT(outside, 100u);
}

/// Labels with the dual as it is before any message: no price, no gap, so that
/// the Pareto sets alone must find the optimum.
TEST(Labels, MatchBruteForceWithoutAnyBound) {
  unsigned limitedProblems = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxTimes = 3;
    shape.pairUsage = seed % 2;
    shape.tightness = 0.5;
    Problem problem = randomProblem(seed, shape);
    Solution oracle = solveExhaustively(problem);
    Model model = consistentModel(problem);
    if (model.infeasible)
      continue;
    limitedProblems += countLimitedTimes(model) > 0;
    LabelResult found = labelsWithoutBound(model);
    ASSERT_EQ(found.status, LabelResult::Status::Complete);
    ASSERT_EQ(found.found, oracle.feasible);
    if (!found.found)
      continue;
    auto evaluation = problem.evaluate(model.expand(found.choice));
    EXPECT_TRUE(evaluation->feasible());
    EXPECT_EQ(Cost(evaluation->cost), oracle.cost);
    if (HasFailure())
      return;
  }
  EXPECT_GT(limitedProblems, 300u);
}

TEST(Labels, TruncationIsReportedWithAValidBound) {
  unsigned truncated = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxTimes = 2;
    shape.tightness = 0.5;
    Problem problem = randomProblem(seed, shape);
    Solution oracle = solveExhaustively(problem);
    Model model = consistentModel(problem);
    if (model.infeasible)
      continue;
    LabelLimits limits;
    limits.labelCap = 1;
    LabelResult found = labelsWithoutBound(model, limits);
    if (found.status != LabelResult::Status::Truncated)
      continue;
    ++truncated;
    Reparametrisation lost = Dual(model).reparametrise();
    lost.bound += found.lostExcess;
    Cost foundCost = kForbidden;
    if (found.found) {
      auto evaluation = problem.evaluate(model.expand(found.choice));
      EXPECT_TRUE(evaluation->feasible());
      foundCost = Cost(evaluation->cost);
    }
    if (oracle.feasible) {
      EXPECT_LE(std::min(lost.lowerBound(), foundCost), oracle.cost);
    }
  }
  EXPECT_GT(truncated, 30u);
}

} // namespace
