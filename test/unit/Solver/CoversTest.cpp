//===- CoversTest.cpp - Cover inequalities cut off nothing that fits ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Solver/Covers.h"
#include "Certified.h"
#include "RandomProblem.h"
#include "planner/Solver/Solve.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::test;
using testing::ElementsAre;

namespace {

Reparametrisation priced(const Model &model, const std::vector<double> &prices,
                         int sweeps = 0) {
  Dual dual(model);
  dual.setPrices(prices);
  for (int i = 0; i < sweeps; ++i)
    dual.sweep(i % 2 == 0);
  return dual.reparametrise();
}

/// Five of 3 units, of which 8 are there; to do without costs 10. At a price of
/// 10/3 per unit that is 50 - 8 * 10/3 = 23.3. But only two fit: 30.
Problem fiveEqual() {
  Problem problem;
  for (VarId v = 0; v < 5; ++v) {
    problem.addVariable({0, 10});
    problem.setUsage(v, 0, {{0, 3}});
  }
  problem.setCapacity(0, 8);
  return problem;
}

TEST(Covers, RoundWhatFitsDown) {
  Model model(fiveEqual());
  const Reparametrisation r = priced(model, {10.0 / 3});
  EXPECT_EQ(r.lowerBound(), 24);
  const std::vector<Cover> covers = coversOf(model, r, 1 << 20);
  ASSERT_EQ(covers.size(), 1u);
  EXPECT_EQ(covers[0].rank, 2u);
  EXPECT_EQ(covers[0].members.size(), 5u);
  addCover(model, covers[0]);
  EXPECT_THAT(model.capacity, ElementsAre(8, 2));
  EXPECT_FALSE(model.isCover(0));
  EXPECT_TRUE(model.isCover(1));
  EXPECT_EQ(priced(model, {0, 10}).lowerBound(), 30);
  // Covers are made of the problem's times alone.
  EXPECT_TRUE(coversOf(model, priced(model, {0, 10}), 1 << 20).empty());
}

TEST(Covers, AnythingAsLargeMayJoin) {
  // The dual favours the first two, who exceed 5 together; the third is as
  // large as the larger one, the fourth is not, but as large as the smaller
  // one.
  Problem problem;
  const int64_t sizes[] = {4, 3, 4, 3};
  for (VarId v = 0; v < 4; ++v) {
    problem.addVariable(v < 2 ? std::vector<Cost>{0, 100}
                              : std::vector<Cost>{100, 0});
    problem.setUsage(v, 0, {{0, sizes[v]}});
  }
  problem.setCapacity(0, 5);
  const Model model(problem);
  const auto covers = coversOf(model, priced(model, {1}), 0);
  ASSERT_EQ(covers.size(), 1u);
  EXPECT_EQ(covers[0].rank, 1u);
  std::vector<uint32_t> members;
  for (const auto &[var, alternatives] : covers[0].members) {
    members.push_back(var);
    EXPECT_THAT(alternatives, ElementsAre(0));
  }
  EXPECT_THAT(members, testing::UnorderedElementsAre(0, 1, 2));
}

/// Calls back with every assignment.
template <typename Function>
void eachAssignment(const Problem &problem, Function function) {
  std::vector<uint32_t> choice(problem.numVariables(), 0);
  for (size_t v = 0; v < choice.size();) {
    function(choice);
    for (v = 0; v < choice.size() && ++choice[v] == problem.domain(VarId(v));
         ++v)
      choice[v] = 0;
  }
}

/// Whatever the prices and the excess, what fits keeps all covers.
TEST(Covers, NoAssignmentThatFitsIsLost) {
  Shape shape;
  shape.maxTimes = 3;
  shape.pairUsage = true;
  shape.tightness = 0.5;
  shape.forbidden = 0;
  unsigned found = 0, broken = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    const Problem problem =
        seed % 4 == 0 ? equalTensors(seed, 10) : randomProblem(seed, shape);
    const Model model(problem);
    if (model.infeasible)
      continue;
    Random random(seed);
    std::vector<double> prices;
    for (size_t t = 0; t < problem.numTimes(); ++t)
      prices.push_back(double(random.in(0, seed % 4 == 0 ? 100 : 3)));
    const Reparametrisation r = priced(model, prices, 4);
    for (const Cover &cover :
         coversOf(model, r, random.in(0, int64_t(5000) << r.shift))) {
      ++found;
      eachAssignment(problem, [&](const std::vector<uint32_t> &choice) {
        uint32_t chosen = 0;
        for (const auto &[var, list] : cover.members)
          chosen += uint32_t(std::count(list.begin(), list.end(), choice[var]));
        if (chosen <= cover.rank)
          return;
        ++broken;
        auto evaluation = problem.evaluate(choice);
        ASSERT_TRUE(evaluation);
        EXPECT_FALSE(evaluation->feasible());
      });
    }
    if (HasFailure())
      return;
  }
  EXPECT_GT(found, 100u);
  EXPECT_GT(broken, 1000u);
}

/// Tensors of two sizes, of which a whole number fits, not what prices say.
TEST(Covers, ProofsOfEqualTensorsHaveThem) {
  unsigned covered = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE(seed);
    const Problem problem = equalTensors(seed, 30);
    auto found = solve(problem);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->proven);
    expectCertified(problem, *found);
    covered += std::any_of(
        found->proof.steps.begin(), found->proof.steps.end(),
        [](const ProofStep &s) { return s.kind == ProofStep::Kind::Cover; });
  }
  EXPECT_GT(covered, 3u);
}

} // namespace
