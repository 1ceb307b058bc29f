//===- SolveTest.cpp - Certificates, limits and honest answers
//-------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Solve.h"
#include "Certified.h"
#include "RandomProblem.h"
#include "planner/Solver/Iopddl.h"
#include "planner/Support/File.h"
#include "test/SourceDir.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::test;
using testing::HasSubstr;

namespace {

Expected<Problem> readInput(const std::string &name) {
  std::string path =
      std::string(PLANNER_SOURCE_DIR "/test/unit/Solver/Inputs/") + name;
  auto text = readFile(path);
  if (!text)
    return text.takeError();
  return readIopddl(*text, path);
}

//===----------------------------------------------------------------------===//
// Known optima
//===----------------------------------------------------------------------===//

/// The reference program's optima; the tables are rounded, so are the optima.
TEST(Known, PaseTables) {
  for (auto [name, optimum] : {std::pair("alexnet-p8.json", 97098296512),
                               std::pair("rnnlm-p8.json", 7462723813376)}) {
    auto problem = readInput(name);
    ASSERT_TRUE(problem) << problem.error().render();
    auto found = solve(*problem);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->proven);
    EXPECT_EQ(found->cost, optimum);
    expectCertified(*problem, *found);
  }
}

/// At time 50 nodes 0, 1 and 2 are alive: 10 + 25 + usage(2) <= 50 excludes
/// alternative 1 of node 2; at time 110 nodes 2, 3 and 4 always fit. Of the 8
/// assignments left the cheapest is 0, 0, 2, 1, 0: nodes 15 + 55 + 35 + 75 +
/// 95, edges 30 + 40 + 10 + 30 + 60.
TEST(Known, ContestExample) {
  auto problem = readInput("iopddl-example.json");
  ASSERT_TRUE(problem) << problem.error().render();
  EXPECT_EQ(problem->numTimes(), 2u);
  Solution oracle = solveExhaustively(*problem);
  EXPECT_EQ(oracle.cost, 15 + 55 + 35 + 75 + 95 + 30 + 40 + 10 + 30 + 60);
  auto found = solve(*problem);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->proven);
  EXPECT_EQ(found->cost, oracle.cost);
}

TEST(Iopddl, SaysWhatIsWrong) {
  auto message = [](const char *text) {
    auto problem = readIopddl(text, "p.json");
    return problem ? std::string() : problem.error().message;
  };
  EXPECT_THAT(message("{"), HasSubstr("not valid JSON"));
  EXPECT_THAT(message("[]"), HasSubstr("no object 'problem'"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {}}})"),
              HasSubstr("no 'nodes' or no 'edges'"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {"costs": [[1], ["x"]]},
                          "edges": {"nodes": [], "costs": []}}})"),
              HasSubstr("costs of node 1 holds \"x\""));
  EXPECT_THAT(message(R"({"problem": {"nodes": {"costs": [[1], [1]]},
                          "edges": {"nodes": [[0, 2]], "costs": [[1]]}}})"),
              HasSubstr("edge 0 must join two nodes below 2"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {"costs": [[1], [1]]},
                          "edges": {"nodes": [[0, 1]], "costs": [[1, 2]]}}})"),
              HasSubstr("edge 0 has 2 costs, expected 1 x 1"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {"costs": [[1]], "usages": [[1]],
                          "intervals": [[5, 3]]},
                          "edges": {"nodes": [], "costs": []}}})"),
              HasSubstr("interval of node 0 is not [start, end]"));
}

//===----------------------------------------------------------------------===//
// Infeasible
//===----------------------------------------------------------------------===//

TEST(Infeasible, ForbiddenEntriesAlone) {
  // A triangle of "must differ" over two alternatives: arc consistent, but
  // without a solution.
  Problem problem;
  for (int i = 0; i < 3; ++i)
    problem.addVariable({0, 0});
  TableId differ = problem.addTable(2, 2, {kForbidden, 0, 0, kForbidden});
  problem.addPair(0, 1, differ);
  problem.addPair(1, 2, differ);
  problem.addPair(0, 2, differ);
  auto found = solve(problem);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->feasible);
  EXPECT_TRUE(found->proven);
  EXPECT_EQ(found->lowerBound, kForbidden);
  ASSERT_TRUE(found->infeasibility);
  EXPECT_TRUE(found->infeasibility->proven);
  EXPECT_FALSE(found->infeasibility->time);
  EXPECT_EQ(found->certifiedBound, kForbidden);
  expectCertified(problem, *found);
}

TEST(Infeasible, NamesTheTimeAndTheMissingAmount) {
  // Each uses at least 5, 4 and 7 at time 2, of 12: 4 are missing. At time 0
  // there is room.
  Problem problem;
  int64_t least[] = {5, 4, 7};
  for (int64_t amount : least) {
    VarId v = problem.addVariable({0, 1});
    problem.setUsage(v, 0, {{0, 1}, {2, amount + 3}});
    problem.setUsage(v, 1, {{2, amount}});
  }
  problem.setCapacity(0, 100);
  problem.setCapacity(2, 12);
  auto found = solve(problem);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->feasible);
  EXPECT_TRUE(found->proven);
  ASSERT_TRUE(found->infeasibility);
  EXPECT_TRUE(found->infeasibility->proven);
  EXPECT_EQ(found->infeasibility->time, 2u);
  EXPECT_EQ(found->infeasibility->missing, 4);
  EXPECT_TRUE(found->infeasibility->everyAssignment);
  EXPECT_THAT(found->infeasibility->reason, HasSubstr("time 2 lacks 4"));
  // Nobody asks why.
  Options options;
  options.algorithm = Algorithm::Exact;
  options.explains = false;
  found = solve(problem, options);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->feasible);
  EXPECT_FALSE(found->infeasibility);
}

/// Either assignment that the pair allows exceeds another time.
TEST(Infeasible, SeveralTimesTogether) {
  Problem problem;
  for (uint32_t time : {0u, 1u}) {
    VarId v = problem.addVariable({0, 0});
    problem.setUsage(v, 0, {{time, 1}});
    problem.setUsage(v, 1, {{time, 9}});
    problem.setCapacity(time, 5);
  }
  problem.addPair(0, 1, problem.addTable(2, 2, {kForbidden, 0, 0, 0}));
  for (Algorithm algorithm :
       {Algorithm::Auto, Algorithm::Exact, Algorithm::Dual, Algorithm::Lns,
        Algorithm::Exhaustive}) {
    SCOPED_TRACE(int(algorithm));
    Options options;
    options.algorithm = algorithm;
    auto found = solve(problem, options);
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->feasible);
    EXPECT_TRUE(found->proven);
    ASSERT_TRUE(found->infeasibility);
    EXPECT_TRUE(found->infeasibility->proven);
    EXPECT_FALSE(found->infeasibility->everyAssignment);
    if (found->infeasibility->time) {
      EXPECT_EQ(found->infeasibility->missing, 4);
    }
    EXPECT_THAT(found->infeasibility->reason, HasSubstr("together"));
  }
}

/// The least usage at the time follows from the pairs, not from each variable
/// alone: small alternatives exclude each other.
TEST(Infeasible, MissingAmountTakesPairsIntoAccount) {
  Problem problem;
  for (int i = 0; i < 2; ++i) {
    VarId v = problem.addVariable({0, 0});
    problem.setUsage(v, 0, {{0, 2}});
    problem.setUsage(v, 1, {{0, 6}});
  }
  problem.addPair(0, 1, problem.addTable(2, 2, {kForbidden, 0, 0, 0}));
  problem.setCapacity(0, 5);
  for (Algorithm algorithm :
       {Algorithm::Auto, Algorithm::Exact, Algorithm::Dual, Algorithm::Lns})
    for (int64_t budget : {int64_t(1), Options().budget}) {
      Options options;
      options.algorithm = algorithm;
      options.budget = budget;
      auto found = solve(problem, options);
      ASSERT_TRUE(found);
      EXPECT_FALSE(found->feasible);
      EXPECT_TRUE(found->proven);
      EXPECT_EQ(found->lowerBound, kForbidden);
      ASSERT_TRUE(found->infeasibility);
      EXPECT_TRUE(found->infeasibility->proven);
      EXPECT_EQ(found->infeasibility->time, 0u);
      // 2 + 6 - 5.
      EXPECT_EQ(found->infeasibility->missing, 3);
    }
}

//===----------------------------------------------------------------------===//
// Certificates
//===----------------------------------------------------------------------===//

Problem limitedProblem(uint64_t seed) {
  Shape shape;
  shape.maxVariables = 7;
  shape.maxTimes = 3;
  shape.pairUsage = true;
  return randomProblem(seed, shape);
}

TEST(Certificate, AnyMessagesAndPricesGiveAValidBound) {
  // What a hostile certificate can achieve is a weaker bound, never a false
  // one.
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = limitedProblem(seed);
    Solution oracle = solveExhaustively(problem);
    auto found = solve(problem);
    ASSERT_TRUE(found);
    if (found->dual.toFirst.empty())
      continue;
    Random random(seed);
    DualCertificate dual = found->dual;
    dual.kind = DualCertificate::Kind::Dual;
    for (auto *side : {&dual.toFirst, &dual.toSecond})
      for (auto &messages : *side)
        for (int64_t &message : messages)
          message += random.in(-1'000'000, 1'000'000);
    for (uint32_t t = 0; t < dual.prices.size(); ++t)
      if (problem.capacity(t) != kUnlimited)
        dual.prices[t] = std::min(dual.prices[t] + random.in(0, 1'000'000),
                                  int64_t(1) << 44);
    auto bound = checkCertificate(problem, dual);
    ASSERT_TRUE(bound) << bound.error().message;
    EXPECT_LE(*bound, oracle.lowerBound);
  }
}

TEST(Certificate, MalformedOnesAreRefused) {
  Problem problem = limitedProblem(5);
  auto found = solve(problem);
  ASSERT_TRUE(found);
  auto message = [&](auto &&change) {
    DualCertificate dual = found->dual;
    change(dual);
    auto bound = checkCertificate(problem, dual);
    return bound ? std::string() : bound.error().message;
  };
  EXPECT_THAT(message([](auto &d) { d.kind = DualCertificate::Kind::None; }),
              HasSubstr("no claim"));
  EXPECT_THAT(message([](auto &d) { d.shift = 90; }), HasSubstr("shifts"));
  EXPECT_THAT(message([](auto &d) { d.prices = {-1}; }),
              HasSubstr("price of time 0 is -1"));
  EXPECT_THAT(message([](auto &d) { d.prices.resize(100); }),
              HasSubstr("prices 100 times"));
  EXPECT_THAT(message([](auto &d) { d.toFirst.resize(99); }),
              HasSubstr("messages for 99 pairs"));
  ASSERT_GT(problem.numPairs(), 0u);
  EXPECT_THAT(message([](auto &d) { d.toSecond.at(0) = {1, 2, 3, 4, 5, 6}; }),
              HasSubstr("6 messages"));
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Larger than brute force can handle; chain-like, so that it stays exact.
Problem chain(uint32_t n, uint32_t domain, uint32_t times, uint64_t seed) {
  Random random(seed);
  Problem problem;
  for (uint32_t i = 0; i < n; ++i) {
    std::vector<Cost> costs(domain);
    for (Cost &cost : costs)
      cost = random.in(0, 10'000);
    problem.addVariable(std::move(costs));
  }
  for (uint32_t i = 0; i < n; ++i) {
    for (uint32_t k : {1u, 3u}) {
      if (i + k >= n)
        continue;
      std::vector<Cost> entries(size_t(domain) * domain);
      for (Cost &cost : entries)
        cost = random.in(0, 10'000);
      problem.addPair(i, i + k, problem.addTable(domain, domain, entries));
    }
    for (uint32_t a = 0; a < domain && times; ++a)
      problem.setUsage(i, a, {{i * times / n, random.in(0, 100)}});
  }
  for (uint32_t t = 0; t < times; ++t)
    problem.setCapacity(t, int64_t(n) * 30 / times);
  return problem;
}

TEST(Options, SameSeedAndBudgetGiveTheSameAnswer) {
  Problem problem = chain(40, 8, 3, 7);
  for (Algorithm algorithm :
       {Algorithm::Auto, Algorithm::Dual, Algorithm::Lns}) {
    Options options;
    options.algorithm = algorithm;
    options.budget = 3'000'000;
    auto first = solve(problem, options);
    auto second = solve(problem, options);
    ASSERT_TRUE(first);
    ASSERT_TRUE(second);
    EXPECT_EQ(first->assignment, second->assignment);
    EXPECT_EQ(first->lowerBound, second->lowerBound);
    EXPECT_EQ(first->stats.work, second->stats.work);
  }
}

TEST(Options, MediumProblemsAreProvenAndCertified) {
  for (uint32_t times : {0u, 1u, 2u}) {
    Problem problem = chain(40, 8, times, 11);
    auto found = solve(problem);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->proven) << times;
    expectCertified(problem, *found);
  }
}

TEST(Options, SmallBudgetsStayHonest) {
  Problem problem = chain(40, 8, 3, 7);
  auto full = solve(problem);
  ASSERT_TRUE(full);
  ASSERT_TRUE(full->feasible);
  for (int64_t budget : {1, 10'000, 100'000, 1'000'000}) {
    Options options;
    options.budget = budget;
    auto found = solve(problem, options);
    ASSERT_TRUE(found);
    EXPECT_LE(found->lowerBound, full->cost);
    if (found->feasible) {
      EXPECT_GE(found->cost, full->lowerBound);
    }
    EXPECT_EQ(found->proven,
              found->feasible && found->cost == found->lowerBound);
  }
}

TEST(Options, CancellationEndsTheRun) {
  Problem problem = chain(60, 12, 6, 3);
  Cancellation cancel;
  cancel.cancel();
  Options options;
  options.cancel = &cancel;
  auto found = solve(problem, options);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->stats.cancelled);
  EXPECT_LE(found->stats.passes, 2u);
}

TEST(Options, UpperBoundsSuppressWhatIsNotBetter) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    Problem problem = limitedProblem(seed);
    Solution oracle = solveExhaustively(problem);
    if (!oracle.feasible)
      continue;
    Options options;
    options.upperBound = oracle.cost;
    auto none = solve(problem, options);
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->feasible);
    EXPECT_TRUE(none->proven);
    EXPECT_EQ(none->lowerBound, oracle.cost);
    ASSERT_TRUE(none->infeasibility);
    EXPECT_FALSE(none->infeasibility->proven);
    options.upperBound = oracle.cost + 1;
    auto some = solve(problem, options);
    ASSERT_TRUE(some);
    EXPECT_TRUE(some->feasible);
    EXPECT_EQ(some->cost, oracle.cost);
  }
}

TEST(Options, AGoodStartIsNeverLost) {
  Problem problem = chain(40, 8, 3, 7);
  auto full = solve(problem);
  ASSERT_TRUE(full);
  ASSERT_TRUE(full->feasible);
  Options options;
  options.budget = 1;
  options.start = full->assignment;
  auto found = solve(problem, options);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cost, full->cost);
}

//===----------------------------------------------------------------------===//
// Extremes
//===----------------------------------------------------------------------===//

TEST(Extremes, LargestCostsDoNotOverflow) {
  // Total magnitude just within 2^60, both signs, so that ranges reach 2^61.
  constexpr Cost kHuge = (Cost(1) << 57) - 1;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Problem problem;
    for (int i = 0; i < 4; ++i)
      problem.addVariable({random.chance(0.5) ? kHuge : -kHuge,
                           random.in(-kHuge, kHuge), random.in(-9, 9)});
    for (VarId i = 0; i < 4; ++i) {
      std::vector<Cost> entries(9);
      for (Cost &entry : entries)
        entry = random.chance(0.2) ? kForbidden : random.in(-kHuge, kHuge);
      problem.addPair(i, (i + 1) % 4, problem.addTable(3, 3, entries));
      problem.setUsage(i, 0, {{0, int64_t(1) << 57}});
      problem.setUsage(i, 2, {{0, random.in(0, int64_t(1) << 57)}});
    }
    problem.setCapacity(0, int64_t(1) << 58);
    ASSERT_TRUE(problem.check());
    Solution oracle = solveExhaustively(problem);
    auto found = solve(problem);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->feasible, oracle.feasible);
    EXPECT_EQ(found->cost, oracle.cost);
    EXPECT_TRUE(found->proven);
    expectCertified(problem, *found);
  }
}

TEST(Extremes, EmptyAndSingleProblems) {
  Problem empty;
  auto nothing = solve(empty);
  ASSERT_TRUE(nothing);
  EXPECT_TRUE(nothing->feasible);
  EXPECT_TRUE(nothing->proven);
  EXPECT_EQ(nothing->cost, 0);

  Problem single;
  single.addVariable({7, -3, 4});
  auto one = solve(single);
  ASSERT_TRUE(one);
  EXPECT_EQ(one->cost, -3);
  EXPECT_EQ(one->assignment, std::vector<uint32_t>{1});
  EXPECT_TRUE(one->proven);
}

TEST(Extremes, SharedTablesWithMultiplicities) {
  // 300 variables in a chain share one 3 x 3 table at scale 1 and 5.
  Problem problem;
  for (int i = 0; i < 300; ++i)
    problem.addVariable({i % 3, (i + 1) % 3, (i + 2) % 3});
  TableId same = problem.addTable(3, 3, {0, 1, 1, 1, 0, 1, 1, 1, 0});
  for (VarId i = 0; i + 1 < 300; ++i)
    problem.addPair(i, i + 1, same, i == 0 ? 1 : 5);
  auto found = solve(problem);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->proven);
  // All alike cost 300 whichever alternative they take, and a change after
  // variable 0 costs 5, more than it can save. Only variable 0 may differ, for
  // 1: it takes alternative 0 at cost 0 where the others' alternative 2 costs
  // it 2.
  EXPECT_EQ(found->cost, 299);
}

} // namespace
