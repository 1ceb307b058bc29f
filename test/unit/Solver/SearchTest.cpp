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

TEST(ConditionedElimination, FreesVariablesWithManyNeighbours) {
  // A ladder of classes, each alternative in an even or an odd version, and a
  // hub that wants all of one version. Alone neither the hub nor any other
  // variable gains by changing: 60 pairs cost more than the hub saves.
  constexpr uint32_t kRungs = 30;
  Problem problem;
  VarId hub = problem.addVariable({0, 50});
  std::vector<Cost> version, sameClass;
  for (uint32_t h = 0; h < 2; ++h)
    for (uint32_t a = 0; a < 6; ++a)
      version.push_back(a % 2 == h ? 0 : 1);
  for (uint32_t a = 0; a < 6; ++a)
    for (uint32_t b = 0; b < 6; ++b)
      sameClass.push_back(a / 2 == b / 2 ? 0 : 1);
  TableId wants = problem.addTable(2, 6, version);
  TableId near = problem.addTable(6, 6, sameClass);
  std::vector<VarId> ends;
  for (uint32_t i = 0; i < 2 * kRungs; ++i) {
    ends.push_back(problem.addVariable(std::vector<Cost>(6, 0)));
    problem.addPair(hub, ends[i], wants);
    if (i % 2 == 1)
      problem.addPair(ends[i - 1], ends[i], near);
    if (i >= 2)
      problem.addPair(ends[i - 2], ends[i], near);
  }
  Model model = consistentModel(problem);
  SearchModel flat(model);
  std::vector<uint32_t> choice(flat.size(), 1);
  SearchRandom random(1);
  ConditionedElimination elimination;
  for (int call = 0; call < 60; ++call)
    elimination.run(viewOf(flat), choice, 64, random);
  EXPECT_EQ(flat.costOf(choice), 0);
}

TEST(Fusion, FindsTheBestOfItsParents) {
  size_t better = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxTimes = 3;
    shape.pairUsage = seed % 2 == 0;
    Model model = consistentModel(randomProblem(seed, shape));
    if (model.infeasible)
      continue;
    SearchModel flat(model);
    PricedCosts priced(flat);
    SearchRandom random(seed);
    std::vector<std::vector<uint32_t>> parents(2);
    for (uint32_t v = 0; v < flat.size(); ++v)
      for (std::vector<uint32_t> &parent : parents)
        parent.push_back(random.below(flat.domains[v]));
    Fusion fusion(flat);
    fusion.setParents(parents, priced);
    // Laid out without prices, used with.
    std::vector<double> prices(flat.numTimes());
    for (double &price : prices)
      price = random.real();
    priced.set(prices);
    fusion.price(priced);
    auto value = [&](const std::vector<uint32_t> &choice) {
      double sum = flat.costOf(choice);
      std::vector<int64_t> usage = flat.usageOf(choice);
      for (size_t t = 0; t < usage.size(); ++t)
        sum += prices[t] * double(usage[t]);
      return sum;
    };
    if (value(parents[0]) == std::numeric_limits<double>::infinity())
      continue;
    EXPECT_LE(fusion.view().domains.size(), flat.size());
    std::vector<uint32_t> choice = fusion.narrowed(parents[0]);
    std::vector<uint32_t> same = parents[0];
    fusion.widen(choice, same);
    EXPECT_EQ(same, parents[0]);
    ConditionedElimination().run(fusion.view(), choice, 1e9, random);
    std::vector<uint32_t> fused = parents[0];
    fusion.widen(choice, fused);
    // Against all combinations.
    double least = std::numeric_limits<double>::infinity();
    ASSERT_LT(flat.size(), 20u);
    for (uint32_t mask = 0; mask < 1u << flat.size(); ++mask) {
      std::vector<uint32_t> mixed;
      for (uint32_t v = 0; v < flat.size(); ++v)
        mixed.push_back(parents[mask >> v & 1][v]);
      least = std::min(least, value(mixed));
    }
    EXPECT_NEAR(value(fused), least, 1e-9 * (1 + std::abs(least)));
    better += least < std::min(value(parents[0]), value(parents[1]));
  }
  EXPECT_GT(better, 30u);
}

TEST(RegionProposals, MoveABorderThatSmallMovesCannot) {
  // A chain that agrees on one of two axes up to its middle, and on the other
  // from there on. The border costs 100; each variable of the second half has a
  // slight preference for the axis it is on.
  constexpr uint32_t kLength = 200;
  Problem problem;
  TableId agree = problem.addTable(2, 2, {0, 100, 100, 0});
  for (uint32_t v = 0; v < kLength; ++v) {
    problem.addVariable(v < kLength / 2 ? std::vector<Cost>{0, 5}
                                        : std::vector<Cost>{1, 0});
    // Two chains' worth of pairs, so that nobody leaves alone.
    for (uint32_t back : {1u, 2u})
      if (v >= back)
        problem.addPair(v - back, v, agree);
  }
  Model model = consistentModel(problem);
  SearchModel flat(model);
  PairwiseView view = viewOf(flat);
  std::vector<uint32_t> choice;
  for (uint32_t v = 0; v < kLength; ++v)
    choice.push_back(v < kLength / 2 ? 0 : 1);
  ASSERT_EQ(flat.costOf(choice), 300);
  PricedCosts priced(flat);
  RegionProposals regions;
  Fusion fusion(flat);
  SearchRandom random(1);
  for (int i = 0; i < 60; ++i) {
    regions.setPresent(view, choice);
    std::vector<uint32_t> proposal;
    regions.propose(random, proposal);
    if (proposal == choice)
      continue;
    fusion.setParents({choice, proposal}, priced);
    std::vector<uint32_t> narrowed = fusion.narrowed(choice);
    ConditionedElimination().run(fusion.view(), narrowed, 64, random);
    fusion.widen(narrowed, choice);
  }
  EXPECT_EQ(flat.costOf(choice), kLength / 2);
}

TEST(RegionProposals, ProposeNothingWherePairsCostNothing) {
  Problem problem;
  VarId a = problem.addVariable({3, 4}), b = problem.addVariable({5, 6});
  problem.addPair(a, b, problem.addTable(2, 2, {0, 0, 0, 7}));
  Model model = consistentModel(problem);
  SearchModel flat(model);
  PairwiseView view = viewOf(flat);
  RegionProposals regions;
  SearchRandom random(1);
  const std::vector<uint32_t> choice = {0, 1};
  regions.setPresent(view, choice);
  std::vector<uint32_t> proposal;
  regions.propose(random, proposal);
  EXPECT_EQ(proposal, choice);
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

/// What variables that cost or use nothing else gain where they do not fit
/// beside each other: at (cost without, usage with), of which `present` are in.
static double
gainOfTaking(const std::vector<std::pair<int64_t, int64_t>> &worth,
             const std::vector<uint32_t> &present,
             const std::vector<uint32_t> &proposal) {
  Problem problem;
  for (auto [cost, usage] : worth) {
    VarId v = problem.addVariable({cost, 0});
    problem.setUsage(v, 1, {{0, usage}});
  }
  problem.setCapacity(0, 10);
  Model model = consistentModel(problem);
  SearchModel flat(model);
  std::vector<uint32_t> best = present;
  std::vector<int64_t> usage = flat.usageOf(best);
  Recombination recombination(flat);
  const double gain =
      recombination.improve(best, usage, proposal, PricedCosts(flat));
  EXPECT_EQ(usage, flat.usageOf(best));
  EXPECT_TRUE(flat.fits(usage));
  return gain;
}

TEST(Recombination, MakesRoomForWhatGainsMore) {
  // Two that use 5 and are worth 3 leave for one that uses 9 and is worth 10.
  EXPECT_EQ(gainOfTaking({{3, 5}, {3, 5}, {10, 9}}, {1, 1, 0}, {0, 0, 1}), 4);
  // Only one of them has to where it uses 5; the dearer by its room stays.
  EXPECT_EQ(gainOfTaking({{4, 5}, {3, 5}, {10, 5}}, {1, 1, 0}, {0, 0, 1}), 7);
  // Together they are worth more.
  EXPECT_EQ(gainOfTaking({{6, 5}, {6, 5}, {10, 9}}, {1, 1, 0}, {0, 0, 1}), 0);
  // What the proposal does not give up makes no room.
  EXPECT_EQ(gainOfTaking({{3, 5}, {3, 5}, {10, 9}}, {1, 1, 0}, {1, 0, 1}), 0);
}

TEST(Recombination, ComesNearTheBestOfAllSubsets) {
  constexpr uint32_t kVariables = 10, kTimes = 3;
  size_t problems = 0, optimal = 0;
  double gained = 0, possible = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    SearchRandom random(seed);
    Problem problem;
    for (uint32_t v = 0; v < kVariables; ++v) {
      problem.addVariable({Cost(random.below(20)), Cost(random.below(20))});
      for (uint32_t a = 0; a < 2; ++a)
        for (uint32_t t = 0; t < kTimes; ++t)
          problem.addUsage(v, a, t, t + 1, random.below(10));
    }
    for (uint32_t t = 0; t < kTimes; ++t)
      problem.setCapacity(t, 50);
    Model model(problem);
    SearchModel flat(model);
    std::vector<uint32_t> best(kVariables, 0), proposal(kVariables, 1);
    std::vector<int64_t> usage = flat.usageOf(best);
    if (!flat.fits(usage))
      continue;
    const double before = flat.costOf(best);
    double least = before;
    for (uint32_t mask = 0; mask < 1u << kVariables; ++mask) {
      std::vector<uint32_t> mixed;
      for (uint32_t v = 0; v < kVariables; ++v)
        mixed.push_back(mask >> v & 1);
      if (flat.fits(flat.usageOf(mixed)))
        least = std::min(least, flat.costOf(mixed));
    }
    const double gain =
        Recombination(flat).improve(best, usage, proposal, PricedCosts(flat));
    EXPECT_EQ(usage, flat.usageOf(best));
    EXPECT_TRUE(flat.fits(usage));
    EXPECT_EQ(flat.costOf(best), before - gain);
    EXPECT_LE(gain, before - least);
    ++problems;
    optimal += gain == before - least;
    gained += gain;
    possible += before - least;
  }
  EXPECT_GT(problems, 50u);
  EXPECT_GT(optimal * 2, problems);
  EXPECT_GT(gained, 0.9 * possible);
}

/// Random problems that some assignment satisfies, with the cost of the best:
/// check(seed, model, cost).
template <typename Check> static void forLimitedProblems(Check &&check) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxTimes = 3;
    shape.pairUsage = seed % 2 == 0;
    Problem problem = randomProblem(seed, shape);
    Solution oracle = solveExhaustively(problem);
    Model model = consistentModel(problem);
    if (!model.infeasible && oracle.feasible)
      check(seed, model, oracle.cost);
  }
}

TEST(PriceDual, StaysBelowTheOptimumAndComesNear) {
  double gap = 0, unpriced = 0;
  forLimitedProblems([&](uint64_t, const Model &model, Cost optimum) {
    SearchModel flat(model);
    PriceDual dual(flat);
    for (int pass = 0; pass < 200; ++pass) {
      dual.advance(double(optimum));
      ASSERT_LE(dual.bound(), double(optimum) + 1e-6);
      // Nothing is below the bound at the prices of its pass.
      ASSERT_GE(dual.decodedValue(), dual.bound() - 1e-6);
      if (pass == 9)
        unpriced += double(optimum) - dual.best();
    }
    gap += double(optimum) - dual.best();
  });
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

TEST(PriceDual, ValuesWhatItDecodes) {
  Model model = consistentModel(ladder(3, 20, true));
  SearchModel flat(model);
  PriceDual dual(flat);
  size_t priced = 0;
  for (int pass = 0; pass < 60; ++pass) {
    dual.advance(std::nullopt);
    // At prices that no longer move.
    dual.pass();
    const std::vector<uint32_t> &choice = dual.decoded();
    std::vector<int64_t> usage = flat.usageOf(choice);
    double value = flat.costOf(choice) + double(model.constant);
    for (size_t t = 0; t < usage.size(); ++t)
      value += dual.prices()[t] * double(usage[t] - flat.capacity[t]);
    EXPECT_NEAR(dual.decodedValue(), value, 1e-6 * std::abs(value));
    EXPECT_GE(dual.decodedValue(), dual.bound() - 1e-6);
    priced += dual.prices() != std::vector<double>(flat.numTimes(), 0);
  }
  EXPECT_GT(priced, 10u);
}

TEST(PrimalSearch, WalksToTheOptimumFromEitherSideOfTheLimits) {
  size_t problems = 0, optimal = 0, exceeding = 0;
  forLimitedProblems([&](uint64_t seed, const Model &model, Cost optimum) {
    SearchModel flat(model);
    PriceDual dual(flat);
    for (int pass = 0; pass < 40; ++pass)
      dual.advance(double(optimum));
    PrimalSearch search(flat, seed);
    search.findFeasible(nullptr);
    if (!search.feasible())
      return;
    ++problems;
    search.setPrices(dual.bestPrices());
    // Without prices the cheapest, which may use too much.
    std::vector<uint32_t> start = search.bestChoice();
    SearchRandom random(seed);
    ConditionedElimination().run(viewOf(flat), start, 1e9, random);
    exceeding += !flat.fits(flat.usageOf(start));
    search.setStart(start);
    search.run(int64_t(1) << 22, nullptr);
    EXPECT_TRUE(flat.fits(flat.usageOf(search.bestChoice())));
    EXPECT_EQ(flat.costOf(search.bestChoice()), search.bestCost());
    Cost cost = Cost(search.bestCost()) + Cost(model.constant);
    EXPECT_GE(cost, optimum);
    optimal += cost == optimum;
  });
  EXPECT_GT(exceeding, problems / 10);
  EXPECT_GT(optimal * 100, problems * 95);
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
    options.lanes = unsigned(seed) + 1;
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
