//===- AgreementTest.cpp - Every algorithm against brute force
//-------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RandomProblem.h"
#include "planner/Solver/Certificate.h"
#include "planner/Solver/Solve.h"
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

/// The certificate proves what the solution says, as far as it claims to.
void expectCertified(const Problem &problem, const Solution &found) {
  auto bound = checkCertificate(problem, found.dual);
  ASSERT_TRUE(bound) << bound.error().message;
  EXPECT_LE(*bound, found.lowerBound);
  if (found.proven)
    EXPECT_EQ(*bound, found.lowerBound);
}

struct Case {
  const char *name;
  Shape shape;
  unsigned count;
};

class Agreement : public testing::TestWithParam<Case> {};

TEST_P(Agreement, ExactAlgorithmsFindTheOptimum) {
  for (uint64_t seed = 0; seed < GetParam().count; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = randomProblem(seed, GetParam().shape);
    Solution oracle = solveExhaustively(problem);
    for (Algorithm algorithm : {Algorithm::Auto, Algorithm::Exact}) {
      Options options;
      options.algorithm = algorithm;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      expectOptimal(problem, oracle, *found);
      expectCertified(problem, *found);
    }
    if (HasFailure())
      return;
  }
}

TEST_P(Agreement, HeuristicsAreHonest) {
  for (uint64_t seed = 0; seed < GetParam().count; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = randomProblem(seed, GetParam().shape);
    Solution oracle = solveExhaustively(problem);
    for (Algorithm algorithm : {Algorithm::Dual, Algorithm::Lns}) {
      Options options;
      options.algorithm = algorithm;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      expectHonest(problem, oracle, *found);
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
    [](const auto &info) { return std::string(info.param.name); });

} // namespace
