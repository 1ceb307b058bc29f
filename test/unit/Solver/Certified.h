//===- Certified.h - What a solution proves to others -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_SOLVER_CERTIFIED_H
#define PLANNER_TEST_SOLVER_CERTIFIED_H

#include "planner/Solver/Solve.h"
#include <gtest/gtest.h>

namespace planner::solver::test {

/// Certificate and proof hold, and prove what the solution says of them.
inline void expectCertified(const Problem &problem, const Solution &found) {
  auto bound = checkCertificate(problem, found.dual);
  ASSERT_TRUE(bound) << bound.error().message;
  EXPECT_LE(*bound, found.lowerBound);
  Cost certified = *bound;
  if (!found.proof.steps.empty()) {
    auto verdict = checkProof(problem, found.proof);
    ASSERT_TRUE(verdict) << verdict.error().message;
    EXPECT_EQ(*verdict, ProofVerdict::Holds);
    certified = std::max(certified, found.proof.claim);
  }
  EXPECT_EQ(found.certifiedBound, certified);
  // That the least usage exceeds a capacity is found last, and not recorded.
  if (found.proven && found.feasible) {
    EXPECT_EQ(certified, found.lowerBound);
  }
}

} // namespace planner::solver::test

#endif // PLANNER_TEST_SOLVER_CERTIFIED_H
