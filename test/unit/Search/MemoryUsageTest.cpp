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
using planner::test::randomGraph;

namespace {

/// Rounded down, no strategy is counted to need more than it does: a bound that
/// is made of it holds, and so does "nothing fits".
TEST(MemoryUsage, DownIsNeverMoreThanEvaluated) {
  Expected<ClusterSpec> cluster = loadCluster("a100-80g-sxm", 4);
  Expected<StackSpec> stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  Mesh mesh;
  mesh.axes = {{"x", 4, 0}};
  const StrategySpec spec;
  std::mt19937 random(1);
  int legal = 0;
  for (int i = 0; i < 300; ++i) {
    const OpGraph graph = randomGraph(random);
    const CostModel model(graph, *cluster, *stack, mesh);
    const FoldedGraph folded = foldGraph(graph, Adjoints::Free);
    InnerProblem inner(model, folded, spec, std::nullopt,
                       InnerProblem::Detail::Memory);
    solver::FactoredProblem problem = inner.build();
    const MemoryUsage memory(inner);
    problem.usage = memory.terms(MemoryUsage::Rounding::Down);
    problem.capacities = memory.capacities(kSaturated);
    for (int j = 0; j < 200; ++j) {
      std::vector<uint32_t> choice;
      for (const InnerProblem::Variable &variable : inner.variables)
        choice.push_back(
            static_cast<uint32_t>(random() % variable.seconds.size()));
      if (problem.costOf(choice) == solver::kForbidden)
        continue;
      const Expected<PricedStrategy> priced =
          evaluate(model, inner.expand(choice));
      ASSERT_TRUE(priced) << priced.error().render();
      ++legal;
      const std::vector<int64_t> used = problem.usageOf(choice);
      ASSERT_LE(*std::max_element(used.begin(), used.end()),
                priced->memory.totalPeak)
          << printGraph(graph);
    }
  }
  EXPECT_GT(legal, 1000);
}

} // namespace
