//===- InterruptionTest.cpp - What is left of a run that was stopped ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A run is stopped at its n-th look at the cancellation, for many n, so that
// every place that looks is one at which some run ends.
//
//===----------------------------------------------------------------------===//

#include "RandomProblem.h"
#include "planner/Solver/Iopddl.h"
#include "planner/Solver/Solve.h"
#include "test/SourceDir.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::test;

namespace {

Solution stoppedAtLook(const Problem &problem, Options options, uint64_t look) {
  Cancellation cancel;
  cancel.cancelAtLook(look);
  options.cancel = &cancel;
  auto found = solve(problem, options);
  EXPECT_TRUE(found);
  return std::move(*found);
}

/// The assignment costs what is said, fits, and no claim exceeds the optimum.
void expectHonestBound(const Problem &problem, const Solution &found,
                       const Solution &whole) {
  if (found.feasible) {
    auto evaluation = problem.evaluate(found.assignment);
    ASSERT_TRUE(evaluation);
    EXPECT_TRUE(evaluation->feasible());
    EXPECT_EQ(Cost(evaluation->cost), found.cost);
    EXPECT_LE(found.lowerBound, found.cost);
    EXPECT_EQ(found.proven, found.lowerBound == found.cost);
  }
  EXPECT_LE(found.lowerBound, whole.lowerBound);
  EXPECT_LE(found.certifiedBound, found.lowerBound);
  Cost certified = -kMaxTotalCost;
  if (found.dual.kind != DualCertificate::Kind::None) {
    auto bound = checkCertificate(problem, found.dual);
    ASSERT_TRUE(bound) << bound.error().message;
    certified = *bound;
  }
  if (!found.proof.steps.empty()) {
    auto verdict = checkProof(problem, found.proof);
    ASSERT_TRUE(verdict) << verdict.error().message;
    EXPECT_EQ(*verdict, ProofVerdict::Holds);
    certified = std::max(certified, found.proof.claim);
  }
  EXPECT_EQ(found.certifiedBound, certified);
}

/// Stops at one look after the other, then at ever more distant ones; returns
/// how many runs were stopped.
unsigned stopEverywhere(const Problem &problem, const Options &options) {
  const Solution whole = *solve(problem, options);
  EXPECT_TRUE(whole.proven);
  unsigned stopped = 0;
  for (uint64_t look = 1;; look += 1 + look / 4) {
    SCOPED_TRACE("look " + std::to_string(look));
    const Solution found = stoppedAtLook(problem, options, look);
    expectHonestBound(problem, found, whole);
    if (testing::Test::HasFatalFailure() || !found.stats.cancelled)
      return stopped;
    ++stopped;
  }
}

TEST(Interruption, LeavesAnHonestResultOfSmallProblems) {
  for (uint64_t seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Shape shape;
    shape.minVariables = 4;
    shape.maxVariables = 8;
    shape.maxTimes = seed % 3 ? 4 : 0;
    shape.pairUsage = seed % 2;
    Options options;
    options.algorithm = seed % 5 == 0 ? Algorithm::Exact : Algorithm::Auto;
    EXPECT_GT(stopEverywhere(randomProblem(seed, shape), options), 0u);
  }
}

TEST(Interruption, LeavesAnHonestResultOfWideProblems) {
  for (uint64_t seed = 0; seed < 2; ++seed)
    for (Algorithm algorithm :
         {Algorithm::Auto, Algorithm::Exact, Algorithm::Lns}) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      Options options;
      options.algorithm = algorithm;
      // Unlimited ones are proven whatever the algorithm.
      const bool limited = algorithm != Algorithm::Exact;
      EXPECT_GT(
          stopEverywhere(ladder(seed, limited ? 6 : 20, limited), options), 5u);
    }
}

/// The work between two looks is the difference of what two runs had done when
/// the one stopped a look after the other.
void expectLooksWithin(const Problem &problem, const Options &options,
                       int64_t mostWork) {
  for (uint64_t look = 1;; look += 1 + look / 4) {
    const Solution first = stoppedAtLook(problem, options, look);
    const Solution next = stoppedAtLook(problem, options, look + 1);
    EXPECT_LE(next.stats.work - first.stats.work, mostWork) << "look " << look;
    if (!next.stats.cancelled)
      return;
  }
}

TEST(Interruption, IsSeenSoon) {
  // Less than a millisecond.
  constexpr int64_t kMostWork = int64_t(1) << 19;
  Options options;
  options.certificate = false;
  auto contest = readIopddlFile(PLANNER_SOURCE_DIR
                                "/test/unit/Solver/Inputs/iopddl-G.json.gz");
  ASSERT_TRUE(contest);
  expectLooksWithin(contest->problem, options, kMostWork);
  options.budget = int64_t(1) << 25;
  expectLooksWithin(ladder(1, 60, true), options, kMostWork);
}

} // namespace
