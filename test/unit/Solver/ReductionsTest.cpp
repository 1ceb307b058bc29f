//===- ReductionsTest.cpp - Each reduction alone keeps the optimum
//---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Reductions.h"
#include "RandomProblem.h"
#include "TestModel.h"
#include "planner/Solver/Solve.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner::solver;
using namespace planner::solver::test;
using testing::ElementsAre;

namespace {

/// The optimum of a model by trying everything, and its choice.
std::optional<std::pair<WideCost, std::vector<uint32_t>>>
bruteForce(const Model &model) {
  std::optional<std::pair<WideCost, std::vector<uint32_t>>> best;
  if (model.infeasible)
    return best;
  std::vector<uint32_t> vars = model.living();
  std::vector<uint32_t> choice(model.vars.size(), 0);
  while (true) {
    auto cost = model.costOf(choice);
    bool fits = true;
    std::vector<int64_t> usage = model.usageOf(choice);
    for (size_t t = 0; t < usage.size(); ++t)
      fits = fits && usage[t] <= model.capacity[t];
    if (cost && fits && (!best || *cost < best->first))
      best = {*cost, choice};
    size_t i = 0;
    while (i < vars.size() && ++choice[vars[i]] == model.vars[vars[i]].domain())
      choice[vars[i++]] = 0;
    if (i == vars.size())
      return best;
  }
}

/// The model's best choice leads back to an optimum of the problem.
void expectOptimumKept(const Problem &problem, const Model &model) {
  Solution oracle = solveExhaustively(problem);
  auto best = bruteForce(model);
  ASSERT_EQ(best.has_value(), oracle.feasible);
  if (!best)
    return;
  EXPECT_EQ(Cost(best->first), oracle.cost);
  auto evaluation = problem.evaluate(model.expand(best->second));
  ASSERT_TRUE(evaluation);
  EXPECT_TRUE(evaluation->feasible());
  EXPECT_EQ(Cost(evaluation->cost), oracle.cost);
}

struct Reduction {
  const char *name;
  /// None: what comes before all of them alone.
  bool (*apply)(Model &);
};

class Reductions : public testing::TestWithParam<Reduction> {};

TEST_P(Reductions, KeepTheOptimumAndLeadBackToIt) {
  unsigned changes = 0;
  for (uint64_t seed = 0; seed < 600; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxVariables = 5;
    shape.maxTimes = seed % 3 == 0 ? 0 : 3;
    shape.pairUsage = seed % 3 == 2;
    shape.forbidden = seed % 2 ? 0.3 : 0.1;
    Problem problem = randomProblem(seed, shape);
    // What the reductions ask for.
    Model model = consistentModel(problem);
    const bool summed = !model.infeasible && sumParallelPairs(model);
    if (!GetParam().apply)
      changes += summed;
    else if (!model.infeasible)
      changes += GetParam().apply(model);
    expectOptimumKept(problem, model);
    if (HasFailure())
      return;
  }
  // A reduction that never applies would pass.
  EXPECT_GT(changes, 20u);
}

bool everything(Model &model) {
  const size_t before = model.records();
  reduceFully(model);
  return model.records() > before;
}
bool lowDegree(Model &model) { return eliminateLowDegree(model, 1 << 16); }
bool components(Model &model) { return solveComponents(model, 1 << 20); }

INSTANTIATE_TEST_SUITE_P(
    All, Reductions,
    testing::Values(Reduction{"ParallelAndForbidden", nullptr},
                    Reduction{"Separable", foldSeparablePairs},
                    Reduction{"Bijections", mergeBijections},
                    Reduction{"Dominated", dropDominated},
                    Reduction{"CapacityFilter", filterByCapacity},
                    Reduction{"CommonUsage", takeCommonUsage},
                    Reduction{"Times", compressTimes},
                    Reduction{"LowDegree", lowDegree},
                    Reduction{"Components", components},
                    Reduction{"Everything", everything}),
    [](const auto &tested) { return std::string(tested.param.name); });

TEST(Reduction, ComponentsWithoutUsageAreSolvedApart) {
  unsigned left = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Shape shape;
    shape.maxVariables = 3;
    shape.maxTimes = 2;
    Problem problem = randomProblem(seed, shape);
    const VarId first = problem.numVariables();
    addClique(problem, seed);
    Model model = consistentModel(problem);
    if (model.infeasible)
      continue;
    Model same = model;
    EXPECT_FALSE(solveComponents(same, /*workCap=*/1));
    EXPECT_EQ(same.living(), model.living());
    EXPECT_TRUE(solveComponents(model, 1 << 20));
    for (uint32_t v : model.living())
      EXPECT_LT(v, first);
    left += !model.living().empty();
    expectOptimumKept(problem, model);
    if (HasFailure())
      return;
  }
  EXPECT_GT(left, 50u);
}

TEST(Reduction, AComponentMayProveThatNothingIsAllowed) {
  // Four variables, all different, with three alternatives: arc consistent.
  Problem problem;
  TableId different = problem.addTable(
      3, 3, {kForbidden, 0, 0, 0, kForbidden, 0, 0, 0, kForbidden});
  for (VarId v = 0; v < 4; ++v) {
    problem.addVariable({0, 0, 0});
    for (VarId before = 0; before < v; ++before)
      problem.addPair(before, v, different);
  }
  Model model = consistentModel(problem);
  ASSERT_FALSE(model.infeasible);
  EXPECT_FALSE(solveComponents(model, 1 << 20)) << "nothing else is there";
  problem.addVariable({1, 2});
  model = consistentModel(problem);
  EXPECT_TRUE(solveComponents(model, 1 << 20));
  EXPECT_TRUE(model.infeasible);
  auto found = solve(problem);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->feasible);
  EXPECT_TRUE(found->proven);
}

TEST(Reduction, ArcConsistencyReachesAFixpoint) {
  // c's only alternative forbids b = 1, and b = 0 forbids a = 0.
  Problem problem;
  VarId a = problem.addVariable({0, 0}), b = problem.addVariable({0, 0}),
        c = problem.addVariable({0});
  problem.addPair(a, b, problem.addTable(2, 2, {kForbidden, 0, 0, 0}));
  problem.addPair(b, c, problem.addTable(2, 1, {0, kForbidden}));
  Model model(problem);
  EXPECT_TRUE(enforceArcConsistency(model));
  EXPECT_EQ(model.vars[a].domain(), 1u);
  EXPECT_EQ(model.vars[b].domain(), 1u);
  EXPECT_THAT(model.expand({0, 0, 0}), ElementsAre(1, 0, 0));
}

TEST(Reduction, BijectionsMergeIntoOneVariable) {
  // A chain of three variables that rotate each other's alternatives.
  Problem problem;
  for (int i = 0; i < 3; ++i)
    problem.addVariable({Cost(i), 5, 9});
  TableId rotate = problem.addTable(3, 3,
                                    {kForbidden, 1, kForbidden, kForbidden,
                                     kForbidden, 1, 1, kForbidden, kForbidden});
  problem.addPair(0, 1, rotate);
  problem.addPair(1, 2, rotate);
  Model model(problem);
  EXPECT_TRUE(mergeBijections(model));
  ASSERT_EQ(model.living().size(), 1u);
  // x -> x + 1 -> x + 2: costs 0+5+9+2, 5+9+2+2, 9+1+5+2.
  auto best = bruteForce(model);
  ASSERT_TRUE(best);
  EXPECT_EQ(Cost(best->first), 16);
  EXPECT_THAT(model.expand(best->second), ElementsAre(0, 1, 2));
}

TEST(Reduction, EqualAlternativesLeaveTheFirst) {
  Problem problem;
  problem.addVariable({3, 3, 3});
  Model model(problem);
  EXPECT_TRUE(dropDominated(model));
  EXPECT_EQ(model.vars[0].domain(), 1u);
  EXPECT_THAT(model.expand({0}), ElementsAre(0));
}

TEST(Reduction, ACheaperAlternativeThatUsesMoreDominatesNothing) {
  Problem problem;
  VarId v = problem.addVariable({1, 2});
  problem.setUsage(v, 0, {{0, 5}});
  problem.setUsage(v, 1, {{0, 4}});
  problem.setCapacity(0, 4);
  Model model(problem);
  EXPECT_FALSE(dropDominated(model));
}

TEST(Reduction, CapacityFilterNamesTheTimeAndTheMissingAmount) {
  Problem problem;
  for (int i = 0; i < 2; ++i) {
    VarId v = problem.addVariable({0, 0});
    problem.setUsage(v, 0, {{3, 6}});
    problem.setUsage(v, 1, {{3, 8}});
  }
  problem.setCapacity(3, 10);
  Model model(problem);
  filterByCapacity(model);
  EXPECT_TRUE(model.infeasible);
  ASSERT_TRUE(model.infeasibleTime);
  EXPECT_EQ(*model.infeasibleTime, 3u);
  // 6 + 6 - 10.
  EXPECT_EQ(model.missing, 2);
}

TEST(Reduction, TimesCoveredByOthersAreForgotten) {
  Problem problem;
  for (int i = 0; i < 2; ++i) {
    VarId v = problem.addVariable({0, 1});
    // Time 1 always uses what time 0 does and more; time 2 never binds.
    problem.setUsage(v, 0, {{0, 3}, {1, 4}, {2, 1}});
  }
  problem.setCapacities({5, 5, 2});
  Model model(problem);
  EXPECT_TRUE(compressTimes(model));
  EXPECT_THAT(model.capacity, ElementsAre(5));
  EXPECT_THAT(model.times, ElementsAre(1));
}

} // namespace
