//===- ProofTest.cpp - What proofs hold, and what they must not -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Proof.h"
#include "Certified.h"
#include "RandomProblem.h"
#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::test;
using testing::HasSubstr;

using Kind = ProofStep::Kind;

namespace {

ProofStep step(Kind kind, std::vector<uint32_t> list = {}) {
  return {kind, std::move(list), 0, nullptr};
}

std::shared_ptr<const ProofDual> dual(std::vector<int64_t> messages) {
  auto made = std::make_shared<ProofDual>();
  made->messages = std::move(messages);
  return made;
}

std::string refusal(const Problem &problem, Cost claim,
                    std::vector<ProofStep> steps) {
  auto verdict = checkProof(problem, {claim, std::move(steps)});
  return verdict ? std::string() : verdict.error().message;
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

/// Two variables of costs {0, 4} and {0, 1}, 5 if both take the first: the
/// optimum is 1, by 0 and 1.
Problem two() {
  Problem problem;
  VarId a = problem.addVariable({0, 4}), b = problem.addVariable({0, 1});
  problem.addPair(a, b, problem.addTable(2, 2, {5, 0, 0, 0}));
  return problem;
}

/// Without messages the bound is 0 + 0 + 0. A message of 4 to the second's
/// first alternative makes that {4, 1} and the table {1, 0, -4, 0}: 0 + 1 - 4.
/// With 1 it is {1, 1} and {4, 0, -1, 0}: 0. With 4 to a's first, 1 to b's
/// first: {4, 4}, {1, 1}, {0, -4, -1, 0}: 1.
TEST(Proof, BoundsAreAddedUp) {
  EXPECT_EQ(refusal(two(), 0, {step(Kind::Bound)}), "");
  EXPECT_THAT(refusal(two(), 1, {step(Kind::Bound)}), HasSubstr("is below"));
  auto with = [](Cost claim, std::vector<int64_t> messages) {
    ProofStep bound = step(Kind::Bound);
    bound.dual = dual(std::move(messages));
    return refusal(two(), claim, {bound});
  };
  EXPECT_EQ(with(-3, {0, 0, 4, 0}), "");
  EXPECT_NE(with(-2, {0, 0, 4, 0}), "");
  EXPECT_EQ(with(0, {0, 0, 1, 0}), "");
  EXPECT_EQ(with(1, {4, 0, 1, 0}), "");
  EXPECT_NE(with(2, {4, 0, 1, 0}), "");
  EXPECT_THAT(with(0, {0}), HasSubstr("1 messages, expected 4"));
}

TEST(Proof, EnumerationFindsWhatIsCheaper) {
  EXPECT_EQ(refusal(two(), 1, {step(Kind::Enumerate)}), "");
  EXPECT_THAT(refusal(two(), 2, {step(Kind::Enumerate)}),
              HasSubstr("but an assignment costs 1"));
  ProofLimits tables, labels, numbers, comparisons;
  tables.maxTable = numbers.maxNumbers = 1;
  labels.maxLabels = comparisons.maxCompared = 0;
  for (const ProofLimits &limits : {tables, labels, numbers, comparisons}) {
    auto verdict = checkProof(two(), {2, {step(Kind::Enumerate)}}, limits);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(*verdict, ProofVerdict::TooLarge);
  }
}

/// a = 0 costs at least 1 (with b = 1), a = 1 at least 4.
TEST(Proof, SplitsShareOutAllAlternatives) {
  auto bound = [](std::vector<int64_t> messages) {
    ProofStep made = step(Kind::Bound);
    made.dual = dual(std::move(messages));
    return made;
  };
  // With a = 0 the table is {5, 0}: a message of 1 to b's first makes it 1.
  EXPECT_EQ(refusal(two(), 1,
                    {step(Kind::Split, {0, 1, 0, 1}), bound({0, 1, 0}),
                     step(Kind::Bound)}),
            "");
  EXPECT_THAT(
      refusal(two(), 1, {step(Kind::Split, {0, 1, 0, 1}), bound({0, 1, 0})}),
      HasSubstr("breaks off"));
  for (const std::vector<uint32_t> &list :
       std::vector<std::vector<uint32_t>>{{},
                                          {0, 1, 0},
                                          {0, 1, 1, 1},
                                          {0, 2, 0, 1},
                                          {2, 1, 0, 1},
                                          {0, 1, 0, 2},
                                          {0, 9, 0, 1}})
    EXPECT_THAT(refusal(two(), 1,
                        {step(Kind::Split, list), step(Kind::Enumerate),
                         step(Kind::Enumerate)}),
                HasSubstr("share out"));
}

TEST(Proof, DominanceIsLookedAt) {
  // Of a {0, 4} neither is always better: 5 + 0 and 0 + 4. With b = {0, 9} and
  // no pair, b's first is.
  Problem problem = two();
  problem.addVariable({0, 9, 9});
  EXPECT_EQ(
      refusal(problem, 1,
              {step(Kind::Dominated, {2, 1, 1, 0}), step(Kind::Enumerate)}),
      "");
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Dominated, {2, 1, 0, 1})}),
              HasSubstr("does not dominate"));
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Dominated, {0, 1, 1, 0})}),
              HasSubstr("does not dominate"));
  // Two equal ones may not remove each other.
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Dominated, {2, 2, 1, 2, 2, 1})}),
              HasSubstr("dropped itself"));
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Dominated, {2, 5, 1, 0})}),
              HasSubstr("malformed"));
  // Nor what uses less.
  problem.setUsage(2, 0, {{0, 3}});
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Dominated, {2, 1, 1, 0})}),
              HasSubstr("does not dominate"));
}

TEST(Proof, FixingMayNotDropWhatIsBelowTheClaim) {
  // Excess over the bound 0 of a's second: 4. Below a claim of 5 it may be
  // needed.
  auto fix = [](int64_t gap) {
    ProofStep made = step(Kind::Fix);
    made.gap = gap;
    return made;
  };
  // Within 0 there are the first of both, whose entry is beyond it.
  EXPECT_EQ(
      refusal(two(), 1,
              {fix(0), step(Kind::ArcConsistency), step(Kind::Infeasible)}),
      "");
  EXPECT_THAT(refusal(two(), 5, {fix(3), step(Kind::Enumerate)}),
              HasSubstr("drops what may cost less"));
  EXPECT_THAT(refusal(two(), kForbidden, {fix(3), step(Kind::Enumerate)}),
              HasSubstr("drops what may cost less"));
}

TEST(Proof, InfeasibilityMustShow) {
  EXPECT_NE(refusal(two(), kForbidden, {step(Kind::Infeasible)}), "");
  Problem problem = two();
  for (uint32_t a = 0; a < 2; ++a)
    problem.setUsage(0, a, {{1, 5 + a}});
  problem.setCapacity(1, 4);
  EXPECT_EQ(refusal(problem, kForbidden,
                    {step(Kind::FilterByCapacity), step(Kind::Infeasible)}),
            "");
  EXPECT_EQ(refusal(problem, kForbidden,
                    {step(Kind::TakeCommonUsage), step(Kind::Infeasible)}),
            "");
  EXPECT_EQ(refusal(problem, kForbidden, {step(Kind::Enumerate)}), "");
  problem.setCapacity(1, 5);
  EXPECT_NE(refusal(problem, kForbidden,
                    {step(Kind::FilterByCapacity), step(Kind::Infeasible)}),
            "");
}

TEST(Proof, TimesMustBeCovered) {
  // At times 0 and 2 both alternatives use 3 and 1 of 3, at 1 they use 1 and 3.
  Problem problem;
  VarId v = problem.addVariable({0, 1}), w = problem.addVariable({0, 1});
  for (VarId u : {v, w}) {
    problem.setUsage(u, 0, {{0, 3}, {1, 1}, {2, 3}});
    problem.setUsage(u, 1, {{0, 1}, {1, 3}, {2, 1}});
  }
  for (uint32_t t = 0; t < 3; ++t)
    problem.setCapacity(t, 4);
  auto forget = [&](std::vector<uint32_t> list) {
    return refusal(
        problem, 1,
        {step(Kind::CompressTimes, std::move(list)), step(Kind::Enumerate)});
  };
  EXPECT_EQ(forget({0, 2}), "");
  EXPECT_EQ(forget({2, 0}), "");
  EXPECT_THAT(forget({1, 0}), HasSubstr("does not cover"));
  EXPECT_THAT(forget({0, 2, 2, 0}), HasSubstr("does not cover"));
  EXPECT_THAT(forget({0, 0}), HasSubstr("does not cover"));
}

TEST(Proof, EliminationIsOfFewNeighboursWithoutUsage) {
  Problem problem = two();
  EXPECT_EQ(
      refusal(problem, 1, {step(Kind::Eliminate, {0, 1}), step(Kind::Bound)}),
      "");
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Eliminate, {0, 0})}),
              HasSubstr("cannot be eliminated"));
  problem.setUsage(0, 1, {{0, 1}});
  EXPECT_THAT(refusal(problem, 1, {step(Kind::Eliminate, {0})}),
              HasSubstr("cannot be eliminated"));
}

TEST(Proof, ComponentsAreSolvedApart) {
  // The optimum of `two` is 1, beyond the least of both, 0; a third variable
  // costs 3 or 7 and uses 2 or nothing of the one unit at time 0: 7.
  Problem problem = two();
  VarId third = problem.addVariable({3, 7});
  problem.setUsage(third, 0, {{0, 2}});
  problem.setCapacity(0, 1);
  auto apart = [&](Cost least, std::vector<uint32_t> list) {
    ProofStep solved = step(Kind::SolveComponents, std::move(list));
    solved.gap = least;
    return refusal(problem, 8,
                   {step(Kind::ArcConsistency), solved,
                    step(Kind::FilterByCapacity), step(Kind::Bound)});
  };
  EXPECT_EQ(apart(1, {0, 1}), "");
  EXPECT_THAT(apart(0, {0, 1}), HasSubstr("is below"));
  EXPECT_THAT(apart(2, {0, 1}), HasSubstr("but an assignment costs 1"));
  EXPECT_NE(apart(kForbidden, {0, 1}), "");
  EXPECT_THAT(apart(0, {0}), HasSubstr("paired with other variables"));
  for (const std::vector<uint32_t> &list :
       std::vector<std::vector<uint32_t>>{{third}, {0, 1, 0}, {0, 1, 9}})
    EXPECT_THAT(apart(1, list), HasSubstr("cannot be solved apart"));
}

/// {0, 4} and {2, 3} with a pair of {9, 8, 8, 8}: 2 + 8 alone, 11 together.
TEST(Proof, WhatComponentsCostIsBeyondThatOfPairs) {
  Problem problem;
  VarId a = problem.addVariable({0, 4}), b = problem.addVariable({2, 3});
  problem.addPair(a, b, problem.addTable(2, 2, {9, 8, 8, 8}));
  for (Cost beyond : {0, 1, 2}) {
    ProofStep solved = step(Kind::SolveComponents, {0, 1});
    solved.gap = beyond;
    EXPECT_EQ(
        refusal(problem, 10 + beyond, {solved, step(Kind::Bound)}).empty(),
        beyond <= 1);
  }
}

TEST(Proof, AComponentMayHaveNothingThatIsAllowed) {
  // Three variables that must all differ, with two alternatives, and a fourth.
  Problem problem;
  TableId different = problem.addTable(2, 2, {kForbidden, 0, 0, kForbidden});
  for (VarId v = 0; v < 4; ++v)
    problem.addVariable({1, 2});
  for (auto [a, b] : {std::pair(0, 1), {0, 2}, {1, 2}})
    problem.addPair(VarId(a), VarId(b), different);
  ProofStep solved = step(Kind::SolveComponents, {0, 1, 2});
  solved.gap = kForbidden;
  EXPECT_EQ(refusal(problem, kForbidden, {solved, step(Kind::Infeasible)}), "");
  solved.list = {3};
  EXPECT_THAT(refusal(problem, kForbidden, {solved, step(Kind::Infeasible)}),
              HasSubstr("but an assignment costs"));
}

/// Four variables of costs {0, 1, 5} use {4, 3, 1} of 9: beyond 1 each, there
/// is room for 5 of {3, 2, 0}, so for one at most that takes the first, and two
/// that take the first or the second.
TEST(Proof, CoversExceedTheCapacity) {
  Problem problem;
  for (VarId v = 0; v < 4; ++v) {
    problem.addVariable({0, 1, 5});
    for (uint32_t a = 0; a < 3; ++a)
      problem.setUsage(v, a, {{0, std::array{4, 3, 1}[a]}});
  }
  problem.addVariable({0, 0});
  problem.setCapacity(0, 9);
  auto with = [&](Cost claim, int64_t price, std::vector<uint32_t> list) {
    ProofStep bound = step(Kind::Bound);
    auto made = std::make_shared<ProofDual>();
    made->prices = {{1, price}};
    bound.dual = std::move(made);
    return refusal(problem, claim, {step(Kind::Cover, std::move(list)), bound});
  };
  // At a price of 1 each pays 1, less 1; at 5 each pays 5, less 2 * 5.
  EXPECT_EQ(with(3, 1, {0, 1, 0, 1, 0, 1, 1, 0, 2, 1, 0, 3, 1, 0}), "");
  EXPECT_THAT(with(4, 1, {0, 1, 0, 1, 0, 1, 1, 0, 2, 1, 0, 3, 1, 0}),
              HasSubstr("is below"));
  EXPECT_EQ(with(10, 5, {0, 2, 0, 2, 0, 1, 1, 2, 0, 1, 2, 2, 0, 1, 3, 2, 0, 1}),
            "");
  // 3, and 3 + 2, do not exceed it.
  EXPECT_THAT(with(0, 0, {0, 0, 0, 1, 0}), HasSubstr("leaves 2"));
  EXPECT_THAT(with(0, 0, {0, 1, 0, 2, 0, 1, 1, 1, 0}), HasSubstr("leaves 0"));
  for (const std::vector<uint32_t> &list :
       std::vector<std::vector<uint32_t>>{{},
                                          {1, 0, 0, 1, 0},
                                          {0, 1, 0, 1, 0},
                                          {0, 0, 0},
                                          {0, 0, 0, 0},
                                          {0, 0, 0, 2, 0},
                                          {0, 0, 0, 1, 3},
                                          {0, 1, 0, 2, 0, 0},
                                          {0, 1, 0, 1, 0, 0, 1, 0},
                                          {0, 1, 0, 1, 0, 9, 1, 0},
                                          {0, 1, 0, 1, 0, 4, 1, 0}})
    EXPECT_THAT(with(0, 0, list), HasSubstr("malformed"));
}

//===----------------------------------------------------------------------===//
// At random
//===----------------------------------------------------------------------===//

Shape shapeOf(uint64_t seed) {
  Shape shape;
  shape.maxTimes = uint32_t(seed % 4);
  shape.pairUsage = seed % 3 == 0;
  shape.pairProbability = seed % 5 == 0 ? 0.9 : 0.5;
  shape.tightness = 0.5;
  return shape;
}

/// Some with a part of their own, some with tensors of few sizes.
Problem problemOf(uint64_t seed) {
  Shape shape = shapeOf(seed);
  const bool parts = seed % 7 == 1;
  if (parts)
    shape.maxVariables = 4;
  Problem problem = randomProblem(seed, shape);
  if (parts)
    addClique(problem, seed);
  return seed % 20 == 3 ? equalTensors(seed, 16) : problem;
}

/// Runs that reduce, fix, enumerate and branch.
Options optionsOf(uint64_t seed) {
  Options options;
  options.algorithm = seed % 2 ? Algorithm::Exact : Algorithm::Lns;
  options.cheapWork = seed % 3 * 50;
  options.labelCap = seed % 4 < 2 ? 1 : 4096;
  options.tableCap = seed % 4 < 2 ? 4 : int64_t(1) << 26;
  return options;
}

TEST(Proof, EveryKindOfStepHolds) {
  std::map<Kind, unsigned> kinds;
  for (uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = problemOf(seed);
    auto found = solve(problem, optionsOf(seed));
    ASSERT_TRUE(found);
    expectCertified(problem, *found);
    for (const ProofStep &made : found->proof.steps)
      ++kinds[made.kind];
    if (HasFailure())
      return;
  }
  for (Kind kind :
       {Kind::ArcConsistency, Kind::SumParallel, Kind::MergeBijections,
        Kind::FoldSeparable, Kind::TakeCommonUsage, Kind::FilterByCapacity,
        Kind::CompressTimes, Kind::Dominated, Kind::Eliminate, Kind::Fix,
        Kind::Cover, Kind::SolveComponents, Kind::Bound, Kind::Enumerate,
        Kind::Infeasible, Kind::Split})
    EXPECT_GT(kinds[kind], 0u) << int(kind);
}

/// What is changed at random is refused, or proves what is true.
TEST(Proof, TamperedProofsProveNothingFalse) {
  unsigned refused = 0, held = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = problemOf(seed);
    const Solution oracle = solveExhaustively(problem);
    auto found = solve(problem, optionsOf(seed));
    ASSERT_TRUE(found);
    if (found->proof.steps.empty())
      continue;
    Random random(seed);
    for (int i = 0; i < 20; ++i) {
      Proof proof = found->proof;
      auto &steps = proof.steps;
      auto at = steps.begin() + random.in(0, int64_t(steps.size()) - 1);
      switch (random.in(0, 6)) {
      case 0:
        if (proof.claim != kForbidden)
          proof.claim += random.in(1, 5);
        else
          steps.erase(at);
        break;
      case 1:
        steps.erase(at);
        break;
      case 2:
        std::swap(*at, steps.front());
        break;
      case 3:
        at->kind = Kind(random.in(0, int64_t(Kind::Open)));
        break;
      case 4:
        if (!at->list.empty())
          at->list[size_t(random.in(0, int64_t(at->list.size()) - 1))] =
              uint32_t(random.in(0, 4));
        break;
      case 5:
        at->gap -= random.in(1, 1 << 20);
        break;
      default:
        if (at->dual) {
          ProofDual changed = *at->dual;
          for (int64_t &message : changed.messages)
            message += random.in(-(1 << 20), 1 << 20);
          for (auto &[time, price] : changed.prices)
            price += random.in(0, 1 << 20);
          at->dual = std::make_shared<const ProofDual>(std::move(changed));
        }
      }
      auto verdict = checkProof(problem, proof);
      refused += !verdict;
      held += bool(verdict);
      if (verdict && *verdict == ProofVerdict::Holds)
        ASSERT_LE(proof.claim, oracle.lowerBound);
    }
  }
  EXPECT_GT(refused, 1000u);
  EXPECT_GT(held, 100u);
}

} // namespace
