//===- AgreementTest.cpp - Every algorithm against brute force
//-------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RandomProblem.h"
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

TEST(Agreement, EliminationMatchesBruteForceWithoutLimits) {
  for (uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = randomProblem(seed, {});
    Solution oracle = solveExhaustively(problem);
    auto found = solve(problem);
    ASSERT_TRUE(found);
    expectOptimal(problem, oracle, *found);
  }
}

} // namespace
