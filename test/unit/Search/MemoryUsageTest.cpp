//===- MemoryUsageTest.cpp - The search's memory against evaluate()'s -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/MemoryUsage.h"
#include "../../../lib/Search/InnerProblem.h"
#include "RandomGraph.h"
#include <algorithm>
#include <gtest/gtest.h>

using namespace planner;
using planner::test::randomFan;
using planner::test::randomGraph;

namespace {

/// Chooses operators and storage, then looks for kept layouts.
class Choices {
public:
  Choices(const InnerProblem &inner, const solver::FactoredProblem &problem)
      : inner(inner), problem(problem), isKept(inner.variables.size(), false) {
    for (const InnerProblem::Residence &residence : inner.residences)
      if (!residence.readers.empty())
        isKept[residence.consumer] = true;
  }

  std::vector<uint32_t> draw(std::mt19937 &random) const {
    std::vector<uint32_t> choice;
    for (const InnerProblem::Variable &variable : inner.variables)
      choice.push_back(
          static_cast<uint32_t>(random() % variable.seconds.size()));
    return choice;
  }

  /// Whether some kept layouts cost no more than `seconds` and need no more
  /// than `bytes`.
  bool any(std::vector<uint32_t> &choice, double seconds, int64_t bytes,
           size_t variable = 0) const {
    while (variable < choice.size() && !isKept[variable])
      ++variable;
    if (variable == choice.size()) {
      const solver::Cost cost = problem.costOf(choice);
      if (cost == solver::kForbidden ||
          static_cast<double>(cost) * inner.secondsPerTick() >
              seconds * (1 + 1e-9))
        return false;
      const std::vector<int64_t> used = problem.usageOf(choice);
      return *std::max_element(used.begin(), used.end()) <= bytes;
    }
    for (uint32_t i = 0; i < inner.variables[variable].seconds.size(); ++i) {
      choice[variable] = i;
      if (any(choice, seconds, bytes, variable + 1))
        return true;
    }
    return false;
  }

private:
  const InnerProblem &inner;
  const solver::FactoredProblem &problem;
  std::vector<bool> isKept;
};

/// Rounded down, no strategy is counted to need more than it does, or to cost
/// more: a bound that is made of it holds, and so does "nothing fits".
TEST(MemoryUsage, DownIsNeverMoreThanEvaluated) {
  Expected<ClusterSpec> cluster = loadCluster("a100-80g-sxm", 4);
  Expected<StackSpec> stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  Mesh mesh;
  mesh.axes = {{"x", 4, 0}};
  const InnerOptions options;
  std::mt19937 random(1);
  int legal = 0;
  for (int i = 0; i < 300; ++i) {
    const OpGraph graph = i % 2 == 0 ? randomGraph(random) : randomFan(random);
    const CostModel model(graph, *cluster, *stack, mesh);
    const FoldedGraph folded = foldGraph(graph, Adjoints::Free);
    InnerProblem inner(model, folded, options, InnerProblem::Detail::Memory);
    solver::FactoredProblem problem = inner.build();
    const MemoryUsage memory(inner);
    problem.usage = memory.terms(MemoryUsage::Rounding::Down);
    problem.capacities = memory.capacities(kSaturated);
    const Choices choices(inner, problem);
    for (int j = 0; j < 100; ++j) {
      std::vector<uint32_t> choice = choices.draw(random);
      if (problem.costOf(choice) == solver::kForbidden)
        continue;
      const Expected<PricedStrategy> priced =
          evaluate(model, inner.expand(choice));
      ASSERT_TRUE(priced) << priced.error().render();
      ++legal;
      ASSERT_TRUE(
          choices.any(choice, priced->stepTime.value, priced->memory.totalPeak))
          << printGraph(graph);
    }
  }
  EXPECT_GT(legal, 1000);
}

} // namespace
