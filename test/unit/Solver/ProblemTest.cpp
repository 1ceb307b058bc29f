//===- ProblemTest.cpp - Checks and evaluation
//-----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Problem.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner::solver;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// Two variables, one pair of scale 3, one limited time.
Problem small() {
  Problem problem;
  VarId a = problem.addVariable({1, 2}, "a");
  VarId b = problem.addVariable({10, kForbidden, 30}, "b");
  TableId table = problem.addTable(2, 3, {0, 0, 5, kForbidden, 0, 7});
  PairId pair = problem.addPair(a, b, table, 3);
  problem.setUsage(a, 1, {{0, 4}, {0, 2}, {1, 1}});
  problem.setPairUsage(pair, 1, 2, {{0, 5}});
  problem.setCapacity(0, 10);
  return problem;
}

TEST(Problem, EvaluatesCostUsageAndViolations) {
  Problem problem = small();
  ASSERT_TRUE(problem.check());
  auto free = problem.evaluate({0, 2});
  ASSERT_TRUE(free);
  // 1 + 30 + 3 * 5.
  EXPECT_EQ(Cost(free->cost), 46);
  EXPECT_TRUE(free->feasible());

  auto over = problem.evaluate({1, 2});
  ASSERT_TRUE(over);
  // 2 + 30 + 3 * 7; at time 0 the variable uses 4 + 2 and the pair 5, of 10.
  EXPECT_EQ(Cost(over->cost), 53);
  EXPECT_THAT(over->usage, ElementsAre(11, 1));
  ASSERT_EQ(over->violations.size(), 1u);
  EXPECT_EQ(over->violations[0].time, 0u);
  EXPECT_EQ(over->violations[0].usage, 11);
  EXPECT_EQ(over->violations[0].capacity, 10);

  auto forbidden = problem.evaluate({1, 0});
  ASSERT_TRUE(forbidden);
  EXPECT_THAT(forbidden->forbiddenPairs, ElementsAre(0));
  EXPECT_THAT(problem.evaluate({0, 1})->forbiddenVariables, ElementsAre(1));
}

TEST(Problem, RefusesAssignmentsOfTheWrongForm) {
  Problem problem = small();
  auto shorter = problem.evaluate({0});
  ASSERT_FALSE(shorter);
  EXPECT_THAT(shorter.error().message, HasSubstr("1 entries, expected 2"));
  auto outside = problem.evaluate({0, 3});
  ASSERT_FALSE(outside);
  EXPECT_THAT(outside.error().message, HasSubstr("variable 1 'b'"));
}

TEST(Problem, SumsBeyond64Bits) {
  Problem problem;
  for (int i = 0; i < 4; ++i)
    problem.addVariable({Cost(1) << 62});
  auto evaluation = problem.evaluate({0, 0, 0, 0});
  ASSERT_TRUE(evaluation);
  EXPECT_EQ(toString(evaluation->cost), "18446744073709551616");
  EXPECT_EQ(toString(-evaluation->cost), "-18446744073709551616");
  // No algorithm may be asked to add these in 64 bits.
  auto checked = problem.check();
  ASSERT_FALSE(checked);
  EXPECT_THAT(checked.error().message, HasSubstr("can exceed 2^60"));
}

struct Misuse {
  const char *name;
  void (*apply)(Problem &);
  const char *message;
};

class ProblemMisuse : public testing::TestWithParam<Misuse> {};

TEST_P(ProblemMisuse, IsDiagnosed) {
  Problem problem = small();
  GetParam().apply(problem);
  auto checked = problem.check();
  ASSERT_FALSE(checked);
  EXPECT_THAT(checked.error().message, HasSubstr(GetParam().message));
}

INSTANTIATE_TEST_SUITE_P(
    All, ProblemMisuse,
    testing::Values(
        Misuse{"NoAlternatives", [](Problem &p) { p.addVariable({}, "c"); },
               "variable 2 'c' has no alternatives"},
        Misuse{"TableSize", [](Problem &p) { p.addTable(2, 2, {1, 2, 3}); },
               "table 1 has 3 entries, expected 2 x 2 = 4"},
        Misuse{"PairTableShape", [](Problem &p) { p.addPair(1, 0, 0); },
               "pair 1 has a 2 x 3 table, expected 3 x 2"},
        Misuse{"PairOfMissing", [](Problem &p) { p.addPair(0, 7, 0); },
               "joins variables 0 and 7, expected below 2"},
        Misuse{"PairWithItself", [](Problem &p) { p.addPair(0, 0, 0); },
               "joins variable 0 with itself"},
        Misuse{"MissingTable", [](Problem &p) { p.addPair(0, 1, 9); },
               "names table 9, expected below 1"},
        Misuse{"NegativeScale", [](Problem &p) { p.addPair(0, 1, 0, -1); },
               "has scale -1"},
        Misuse{"NegativeUsage", [](Problem &p) { p.setUsage(0, 0, {{1, -5}}); },
               "variable 0 'a' uses -5 at time 1"},
        Misuse{"UsageOfMissing", [](Problem &p) { p.setUsage(5, 0, {{1, 5}}); },
               "variable 5, which does not exist"},
        Misuse{"PairUsageOfMissing",
               [](Problem &p) { p.setPairUsage(0, 2, 0, {{1, 5}}); },
               "entry (2, 0) of pair 0, which does not exist"},
        Misuse{"HugeUsage",
               [](Problem &p) { p.setUsage(0, 0, {{1, kUnlimited - 1}}); },
               "usage at time 1 can exceed 2^60"},
        Misuse{"HugeScale",
               [](Problem &p) { p.addPair(0, 1, 0, Cost(1) << 58); },
               "can exceed 2^60"}),
    [](const auto &tested) { return std::string(tested.param.name); });

TEST(Times, KeepsMaximalSetsOnly) {
  // Alive: [0,10) {0}, [10,20) {0,1}, [20,30) {1}, [30,40) {1,2}, then nothing
  // until [50,60) {3}. Maximal: at 10, 30 and 50.
  auto segments =
      compressTimes({{0, 20}, {10, 40}, {30, 40}, {50, 60}, {5, 5}});
  EXPECT_THAT(segments.times, ElementsAre(10, 30, 50));
  EXPECT_THAT(segments.ranges, ElementsAre(std::pair(0u, 1u), std::pair(0u, 2u),
                                           std::pair(1u, 2u), std::pair(2u, 3u),
                                           std::pair(0u, 0u)));
}

TEST(Times, AddUsageCoversTheHalfOpenInterval) {
  Problem problem;
  VarId a = problem.addVariable({0, 0});
  problem.addUsage(a, 1, 2, 4, 7);
  problem.addUsage(a, 1, 3, 5, 1);
  EXPECT_THAT(problem.evaluate({1})->usage, ElementsAre(0, 0, 7, 8, 1));
  EXPECT_THAT(problem.evaluate({0})->usage, ElementsAre(0, 0, 0, 0, 0));
}

} // namespace
