//===- AgreementTest.cpp - Every algorithm against brute force
//-------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Certified.h"
#include "RandomProblem.h"
#include "TestModel.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Reductions.h"
#include "planner/Solver/Solve.h"
#include <cstdlib>
#include <gtest/gtest.h>

using namespace planner::solver;
using namespace planner::solver::test;

namespace {

/// What must hold of any solution of a problem whose optimum is known.
void expectOptimal(const Problem &problem, const Solution &oracle,
                   const Solution &found) {
  EXPECT_TRUE(found.proven);
  ASSERT_EQ(found.feasible, oracle.feasible);
  EXPECT_EQ(found.lowerBound, oracle.lowerBound);
  if (!oracle.feasible) {
    ASSERT_TRUE(found.infeasibility);
    EXPECT_TRUE(found.infeasibility->proven);
    return;
  }
  EXPECT_EQ(found.cost, oracle.cost);
  auto evaluation = problem.evaluate(found.assignment);
  ASSERT_TRUE(evaluation);
  EXPECT_TRUE(evaluation->feasible());
  EXPECT_EQ(Cost(evaluation->cost), oracle.cost);
}

/// What is said of every assignment holds; the oracle has seen them all.
void expectTrueReason(const Solution &oracle, const Solution &found) {
  if (!found.infeasibility || !found.infeasibility->everyAssignment)
    return;
  ASSERT_TRUE(oracle.infeasibility);
  EXPECT_TRUE(oracle.infeasibility->everyAssignment);
  EXPECT_EQ(found.infeasibility->missing, oracle.infeasibility->missing);
}

/// What must hold of any honest solution.
void expectHonest(const Problem &problem, const Solution &oracle,
                  const Solution &found) {
  EXPECT_LE(found.lowerBound, oracle.lowerBound);
  if (found.proven)
    expectOptimal(problem, oracle, found);
  if (found.feasible) {
    auto evaluation = problem.evaluate(found.assignment);
    ASSERT_TRUE(evaluation);
    EXPECT_TRUE(evaluation->feasible());
    EXPECT_EQ(Cost(evaluation->cost), found.cost);
    EXPECT_GE(found.cost, oracle.cost);
  }
}

struct Case {
  const char *name;
  Shape shape;
  unsigned count;
};

/// More seeds for a long run by hand.
uint64_t seeds(unsigned count) {
  const char *factor = std::getenv("PLANNER_SOLVER_SEEDS");
  return count * (factor ? std::max(1ull, std::strtoull(factor, nullptr, 10))
                         : uint64_t(1));
}

class Agreement : public testing::TestWithParam<Case> {};

TEST_P(Agreement, ExactAlgorithmsFindTheOptimum) {
  unsigned feasible = 0;
  for (uint64_t seed = 0; seed < seeds(GetParam().count); ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = randomProblem(seed, GetParam().shape);
    Solution oracle = solveExhaustively(problem);
    feasible += oracle.feasible;
    for (Algorithm algorithm : {Algorithm::Auto, Algorithm::Exact}) {
      Options options;
      options.algorithm = algorithm;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      expectOptimal(problem, oracle, *found);
      expectTrueReason(oracle, *found);
      // What elimination affords, it also finds.
      if (!oracle.feasible) {
        EXPECT_EQ(found->infeasibility->everyAssignment,
                  oracle.infeasibility->everyAssignment);
      }
      expectCertified(problem, *found);
    }
    if (HasFailure())
      return;
  }
  // Neither kind may be missing from the sample.
  EXPECT_GT(feasible, GetParam().count / 10);
}

/// Small problems are eliminated at once unless that is forbidden: then bounds,
/// cores and sparse tables must come to the same.
TEST_P(Agreement, BoundsLeadToTheSameOptimum) {
  for (uint64_t seed = 0; seed < seeds(GetParam().count); ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = randomProblem(seed, GetParam().shape);
    Solution oracle = solveExhaustively(problem);
    for (int64_t cheap : {0, 10, 100}) {
      Options options;
      options.cheapWork = cheap;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      expectOptimal(problem, oracle, *found);
      expectTrueReason(oracle, *found);
      expectCertified(problem, *found);
    }
    if (HasFailure())
      return;
  }
}

TEST_P(Agreement, HeuristicsAreHonest) {
  for (uint64_t seed = 0; seed < seeds(GetParam().count); ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = randomProblem(seed, GetParam().shape);
    Solution oracle = solveExhaustively(problem);
    for (Algorithm algorithm : {Algorithm::Dual, Algorithm::Lns}) {
      Options options;
      options.algorithm = algorithm;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      expectHonest(problem, oracle, *found);
      expectTrueReason(oracle, *found);
      expectCertified(problem, *found);
    }
    // Exact with hardly any room for labels and tables: branching, or a gap.
    Options tight;
    tight.algorithm = Algorithm::Exact;
    tight.labelCap = 1;
    tight.tableCap = 4;
    auto found = solve(problem, tight);
    ASSERT_TRUE(found);
    expectHonest(problem, oracle, *found);
    expectTrueReason(oracle, *found);
    expectCertified(problem, *found);
    if (HasFailure())
      return;
  }
}

/// Too large for brute force, with small costs, so that good assignments are
/// many and differ by little: the oracle is elimination with labels and without
/// any bound (EliminationTest holds it against brute force).
TEST(LargerAgreement, BoundsAndBranchingKeepTheOptimum) {
  unsigned branched = 0, gaps = 0;
  for (uint64_t seed = 0; seed < seeds(1500); ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.minVariables = 12;
    shape.maxVariables = 16;
    shape.maxDomain = 5;
    shape.maxCost = 12;
    shape.pairProbability = 0.12;
    shape.forbidden = 0.05;
    shape.maxTimes = 2;
    shape.tightness = 0.5;
    shape.pairUsage = seed % 2;
    Problem problem = randomProblem(seed, shape);
    Model model = consistentModel(problem);
    if (model.infeasible)
      continue;
    LabelLimits limits;
    limits.labelCap = 1 << 16;
    LabelResult labels = labelsWithoutBound(model, limits);
    ASSERT_EQ(labels.status, LabelResult::Status::Complete);
    Solution oracle;
    oracle.feasible = labels.found;
    oracle.lowerBound = kForbidden;
    if (labels.found) {
      oracle.assignment = model.expand(labels.choice);
      oracle.cost = oracle.lowerBound =
          Cost(problem.evaluate(oracle.assignment)->cost);
    }
    auto found = solve(problem);
    ASSERT_TRUE(found);
    expectOptimal(problem, oracle, *found);
    expectCertified(problem, *found);
    // Where reductions leave nothing all of this run's ways are the same.
    if (found->stats.reducedVariables == 0)
      continue;
    Random random(seed);
    for (int run = 0; run < 6; ++run) {
      Options options;
      options.algorithm = Algorithm::Exact;
      options.labelCap = 1 + run % 2;
      // Budgets that end somewhere in the tree of branches, and one that does
      // not.
      options.budget = run == 0 ? 100'000'000 : random.in(3'000, 60'000);
      auto tight = solve(problem, options);
      ASSERT_TRUE(tight);
      expectHonest(problem, oracle, *tight);
      expectCertified(problem, *tight);
      branched += tight->stats.branches > 0;
      gaps += !tight->proven;
    }
    if (HasFailure())
      return;
  }
  // Both ways out of too few labels were taken.
  EXPECT_GT(branched, 5u);
  EXPECT_GT(gaps, 2u);
}

/// As the planner's own problems are: a chain of operators whose tensors are
/// made in one or two layouts, from which the consumers choose, and a variable
/// that many others depend on.
Problem layoutProblem(uint64_t seed, uint32_t operators, uint32_t layouts) {
  Random random(seed);
  Problem problem;
  auto costs = [&](uint32_t n, Cost most) {
    std::vector<Cost> list(n);
    for (Cost &cost : list)
      cost = random.in(0, most);
    return list;
  };
  std::vector<std::pair<uint32_t, uint32_t>> sets;
  for (uint32_t i = 0; i < layouts; ++i)
    for (uint32_t j = i; j < layouts; ++j)
      sets.push_back({i, j});
  uint32_t many = uint32_t(sets.size());
  VarId hub = problem.addVariable(costs(layouts * 2, 30));
  std::vector<VarId> ops;
  for (uint32_t i = 0; i < operators; ++i) {
    VarId op = problem.addVariable(costs(layouts, 100));
    if (i > 0) {
      VarId made = problem.addVariable(std::vector<Cost>(many, 0));
      std::vector<Cost> change(layouts * layouts), entries, choice;
      for (Cost &cost : change)
        cost = random.in(5, 60);
      for (uint32_t from = 0; from < layouts; ++from)
        for (auto [a, b] : sets)
          entries.push_back(
              (a == from ? 0 : change[from * layouts + a]) +
              (b == from || b == a ? 0 : change[from * layouts + b]));
      for (auto [a, b] : sets)
        for (uint32_t to = 0; to < layouts; ++to)
          choice.push_back(to == a || to == b ? 0 : kForbidden);
      VarId from = ops[size_t(random.in(std::max(0, int(i) - 3), i - 1))];
      problem.addPair(from, made, problem.addTable(layouts, many, entries));
      TableId allowed = problem.addTable(many, layouts, choice);
      problem.addPair(made, op, allowed);
      if (i > 1 && ops[i - 1] != from)
        problem.addPair(made, ops[i - 1], allowed);
    }
    if (i % 3 == 0)
      problem.addPair(op, hub,
                      problem.addTable(layouts, layouts * 2,
                                       costs(layouts * layouts * 2, 40)));
    ops.push_back(op);
  }
  return problem;
}

/// Too large for brute force: plain elimination is the oracle.
TEST(LayoutAgreement, BoundsLeadToTheSameOptimum) {
  for (uint64_t seed = 0; seed < seeds(12); ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = layoutProblem(seed, 6 + uint32_t(seed % 4) * 3, 5);
    Model model(problem);
    EliminationResult all = eliminateAll(model, {});
    ASSERT_EQ(all.status, EliminationResult::Status::Optimal);
    for (int64_t cheap : {int64_t(0), int64_t(20'000), int64_t(1) << 40}) {
      Options options;
      options.cheapWork = cheap;
      options.certificate = false;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      EXPECT_TRUE(found->proven);
      EXPECT_EQ(found->cost, Cost(all.cost));
      // What is not better is not found, and that is proven as well.
      options.upperBound = Cost(all.cost);
      auto none = solve(problem, options);
      EXPECT_FALSE(none->feasible);
      EXPECT_TRUE(none->proven);
      EXPECT_EQ(none->lowerBound, Cost(all.cost));
    }
    if (HasFailure())
      return;
  }
}

Shape limited(uint32_t times, bool pairUsage, double tightness) {
  Shape shape;
  shape.maxTimes = times;
  shape.pairUsage = pairUsage;
  shape.tightness = tightness;
  return shape;
}
Shape dense() {
  Shape shape;
  shape.pairProbability = 0.9;
  shape.forbidden = 0.4;
  return shape;
}
Shape free_() {
  Shape shape;
  shape.forbidden = 0;
  shape.maxDomain = 6;
  shape.maxCost = 1000;
  return shape;
}

INSTANTIATE_TEST_SUITE_P(
    Random, Agreement,
    testing::Values(Case{"Unlimited", {}, 300}, Case{"Forbidden", dense(), 200},
                    Case{"AllAllowed", free_(), 100},
                    Case{"OneTime", limited(1, false, 0.6), 200},
                    Case{"Times", limited(4, false, 0.7), 200},
                    Case{"PairUsage", limited(4, true, 0.6), 200},
                    Case{"Tight", limited(3, true, 0.35), 200}),
    [](const auto &tested) { return std::string(tested.param.name); });

} // namespace
