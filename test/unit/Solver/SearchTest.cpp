//===- SearchTest.cpp - The parts of the search for large problems --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RandomProblem.h"
#include "TestModel.h"
#include "lib/Solver/LargeSearch.h"
#include "planner/Solver/Elimination.h"
#include "planner/Solver/Solve.h"
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

using namespace planner::solver;
using namespace planner::solver::test;

namespace {

PairwiseView viewOf(const SearchModel &flat) {
  PairwiseView view;
  view.domains = flat.domains;
  for (uint32_t v = 0; v < flat.size(); ++v)
    view.unary.push_back(flat.costs.data() + flat.offsets[v]);
  for (const SearchModel::Edge &edge : flat.edges)
    view.edges.push_back({edge.first, edge.second, edge.table});
  view.edgesOf = flat.edgesOf;
  return view;
}

TEST(ConditionedElimination, WithoutACapFindsTheOptimum) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.forbidden = seed % 2 ? 0.2 : 0;
    Problem problem = randomProblem(seed, shape);
    Model model = consistentModel(problem);
    Solution oracle = solveExhaustively(problem);
    if (model.infeasible || !oracle.feasible)
      continue;
    SearchModel flat(model);
    std::vector<uint32_t> choice(flat.size(), 0);
    SearchRandom random(seed);
    ConditionedElimination().run(viewOf(flat), choice, 1e9, random);
    EXPECT_EQ(Cost(flat.costOf(choice)) + Cost(model.constant), oracle.cost);
  }
}

TEST(ConditionedElimination, NeverMakesAnAssignmentDearer) {
  ConditionedElimination elimination;
  ClusterMoves clusters;
  size_t better = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    Model model = consistentModel(ladder(seed, 20, false));
    SearchModel flat(model);
    PairwiseView view = viewOf(flat);
    SearchRandom random(seed);
    // Equal positions are never forbidden.
    std::vector<uint32_t> choice(flat.size(), uint32_t(seed % 4));
    for (int step = 0; step < 10; ++step) {
      double before = flat.costOf(choice);
      if (step % 2)
        clusters.run(view, choice, 6, 12, 200, random);
      else
        elimination.run(view, choice, step < 4 ? 4 : 64, random);
      EXPECT_LE(flat.costOf(choice), before);
      better += flat.costOf(choice) < before;
    }
    EXPECT_LT(elimination.freed(), flat.size());
  }
  EXPECT_GT(better, 40u);
}

TEST(Recombination, TakesWhatFitsAndGains) {
  size_t gains = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Model model = consistentModel(ladder(seed, 12, true));
    SearchModel flat(model);
    PrimalSearch search(flat, seed);
    search.findFeasible(nullptr);
    if (!search.feasible())
      continue;
    std::vector<uint32_t> best = search.bestChoice();
    std::vector<int64_t> usage = flat.usageOf(best);
    double before = flat.costOf(best);
    // Without regard to capacity.
    std::vector<uint32_t> proposal = best;
    SearchRandom random(seed);
    ConditionedElimination().run(viewOf(flat), proposal, 1e9, random);
    Recombination recombination(flat);
    PricedCosts priced(flat);
    double gain = recombination.improve(best, usage, proposal, priced);
    EXPECT_TRUE(flat.fits(flat.usageOf(best)));
    EXPECT_EQ(usage, flat.usageOf(best));
    EXPECT_DOUBLE_EQ(flat.costOf(best), before - gain);
    EXPECT_GE(gain, 0);
    gains += gain > 0;
  }
  EXPECT_GT(gains, 10u);
}

TEST(PriceDual, StaysBelowTheOptimumAndComesNear) {
  double gap = 0, unpriced = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxTimes = 3;
    shape.pairUsage = seed % 2 == 0;
    Problem problem = randomProblem(seed, shape);
    Solution oracle = solveExhaustively(problem);
    Model model = consistentModel(problem);
    if (model.infeasible || !oracle.feasible)
      continue;
    SearchModel flat(model);
    PriceDual dual(flat);
    for (int pass = 0; pass < 200; ++pass) {
      dual.advance(double(oracle.cost));
      ASSERT_LE(dual.bound(), double(oracle.cost) + 1e-6);
      if (pass == 9)
        unpriced += double(oracle.cost) - dual.best();
    }
    gap += double(oracle.cost) - dual.best();
  }
  EXPECT_LT(gap, 0.8 * unpriced);
}

TEST(PriceDual, LeavesTheGapThatBranchingCloses) {
  // The worked example of docs/solver.md: bound(p) = 2 min(9, 7 p) - 10 p is
  // largest at p = 9/7, where it is 36/7; the optimum is 9.
  Problem problem;
  for (int i = 0; i < 2; ++i) {
    VarId v = problem.addVariable({9, 0});
    problem.setUsage(v, 1, {{0, 7}});
  }
  problem.setCapacity(0, 10);
  Model model = consistentModel(problem);
  SearchModel flat(model);
  PriceDual dual(flat);
  for (int pass = 0; pass < 400; ++pass)
    dual.advance(9);
  EXPECT_NEAR(dual.best(), 36.0 / 7, 0.01);
  for (Algorithm algorithm : {Algorithm::Auto, Algorithm::Lns}) {
    Options options;
    options.algorithm = algorithm;
    auto found = solve(problem, options);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->cost, 9);
    EXPECT_TRUE(found->proven);
  }
}

TEST(LargeSearch, ThreadsMakeNoDifference) {
  for (uint64_t seed = 1; seed < 4; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = ladder(seed, 60, true);
    Options options;
    options.algorithm = Algorithm::Lns;
    options.seed = seed;
    options.budget = 1 << 24;
    options.certificate = false;
    auto one = solve(problem, options);
    ASSERT_TRUE(one);
    ASSERT_TRUE(one->feasible);
    EXPECT_LE(one->lowerBound, one->cost);
    for (unsigned threads : {2u, 4u}) {
      options.threads = threads;
      auto more = solve(problem, options);
      ASSERT_TRUE(more);
      EXPECT_EQ(one->assignment, more->assignment);
      EXPECT_EQ(one->lowerBound, more->lowerBound);
      EXPECT_EQ(one->stats.work, more->stats.work);
    }
  }
}

TEST(LargeSearch, AnotherThreadMayCancel) {
  Problem problem = ladder(8, 200, true);
  planner::Cancellation cancel;
  std::promise<void> found;
  std::thread canceller([&] {
    found.get_future().wait();
    cancel.cancel();
  });
  Options options;
  options.algorithm = Algorithm::Lns;
  options.budget = int64_t(1) << 60;
  options.patience = 0;
  options.threads = 2;
  options.cancel = &cancel;
  bool told = false;
  options.progress = [&](const Progress &seen) {
    if (!seen.assignment.empty() && !std::exchange(told, true))
      found.set_value();
  };
  auto best = solve(problem, options);
  if (!told)
    found.set_value();
  canceller.join();
  ASSERT_TRUE(best);
  EXPECT_TRUE(best->feasible);
  EXPECT_LE(best->lowerBound, best->cost);
}

TEST(LargeSearch, ACancelledRunGivesTheBestSoFar) {
  Problem problem = ladder(7, 200, true);
  planner::Cancellation cancel;
  Options options;
  options.budget = int64_t(1) << 60;
  options.patience = 0;
  options.certificate = false;
  options.cancel = &cancel;
  options.progress = [&](const Progress &seen) {
    if (!seen.assignment.empty())
      cancel.cancel();
  };
  auto found = solve(problem, options);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->stats.cancelled);
  EXPECT_TRUE(found->feasible);
  EXPECT_LE(found->lowerBound, found->cost);
}

TEST(LargeSearch, ARunCancelledAtOnceClaimsNothing) {
  Problem problem = ladder(7, 200, true);
  planner::Cancellation cancel;
  cancel.cancel();
  Options options;
  options.cancel = &cancel;
  auto found = solve(problem, options);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->stats.cancelled);
  EXPECT_FALSE(found->proven);
}

} // namespace
