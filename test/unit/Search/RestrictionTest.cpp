//===- RestrictionTest.cpp - Restricted spaces lie in the whole one -------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RandomGraph.h"
#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include <gtest/gtest.h>

using namespace planner;
using planner::test::GraphBuilder;
using planner::test::randomFan;
using planner::test::randomGraph;

namespace {

struct Restriction {
  std::string fix, forbid;
};

/// On 4 devices: meshes of one axis and of two, and every ban.
const std::vector<Restriction> restrictions = {
    {"dp=4", ""}, {"tp=4", ""},   {"dp=2,tp=2", ""}, {"dp=4,zero=3", ""},
    {"tp=2", ""}, {"", "dp"},     {"", "tp"},        {"", "sp"},
    {"", "cp"},   {"", "zero=1"}, {"", "zero=3"},    {"", "dp,zero=3"}};

class RestrictionTest : public testing::Test {
protected:
  void SetUp() override {
    Expected<ClusterSpec> loaded = loadCluster("a100-80g-sxm", 4);
    ASSERT_TRUE(loaded) << loaded.error().render();
    cluster = *loaded;
    Expected<StackSpec> ideal = loadStack("ideal");
    ASSERT_TRUE(ideal) << ideal.error().render();
    stack = *ideal;
  }

  Expected<SearchResult> plan(const OpGraph &graph, const Restriction &r,
                              int64_t limit) {
    SearchOptions options;
    options.fix = *parseStrategy(r.fix);
    options.fix.forbidden = *parseForbidden(r.forbid);
    options.devices = 4;
    options.memoryLimit = limit;
    options.baselines = false;
    return search(graph, cluster, stack, options);
  }

  void compare(const OpGraph &graph, int64_t limit) {
    const Expected<SearchResult> whole = plan(graph, {}, limit);
    for (const Restriction &restriction : restrictions) {
      const Expected<SearchResult> part = plan(graph, restriction, limit);
      if (!part)
        continue;
      ++compared;
      const double step = part->prediction.stepTime.value;
      const std::string what = "--fix '" + restriction.fix + "' --forbid '" +
                               restriction.forbid + "'\n" + printGraph(graph);
      if (!whole) {
        ADD_FAILURE() << "only a part of the space has a plan: " << what;
        continue;
      }
      const double least = whole->certificate.lowerBound.value;
      EXPECT_GE(step, least * (1 - 1e-9) - 1e-12) << what;
      if (whole->certificate.proven) {
        EXPECT_GE(step, whole->prediction.stepTime.value * (1 - 1e-9) - 1e-12)
            << what;
      }
    }
    if (whole && limit == 0)
      peak = whole->prediction.memory.totalPeak;
  }

  ClusterSpec cluster;
  StackSpec stack;
  int64_t peak = 0;
  int compared = 0;
};

} // namespace

TEST_F(RestrictionTest, OfRandomGraphs) {
  std::mt19937 random(3);
  for (int i = 0; i < 20; ++i) {
    OpGraph graph = i % 2 == 0 ? randomGraph(random) : randomFan(random);
    inferDimClasses(graph);
    compare(graph, 0);
    compare(graph, peak * 3 / 4);
  }
  EXPECT_GT(compared, 300);
}

/// A layer and its derivative: activations are read in both passes, gradients
/// by their norm and the update.
TEST_F(RestrictionTest, OfATrainStep) {
  GraphBuilder b;
  const TensorId x = b.argument({4096, 1024}, Role::Input);
  const TensorId up = b.argument({1024, 4096}, Role::Parameter);
  const TensorId down = b.argument({4096, 1024}, Role::Parameter);
  const TensorId hidden = b.elementwise({b.matmul(x, up)}, false);
  const TensorId y = b.elementwise({x, b.matmul(hidden, down)}, true);
  b.phase = Phase::Backward;
  const TensorId dy = b.elementwise({y}, false);
  const TensorId dDown = b.matmulOfTransposed(hidden, dy);
  const TensorId dHidden =
      b.elementwise({b.matmulByTransposed(dy, down), hidden}, false);
  const TensorId dUp = b.matmulOfTransposed(x, dHidden);
  b.phase = Phase::Optimizer;
  for (const TensorId gradient : {dDown, dUp}) {
    b.output(b.sum(gradient));
    b.output(b.elementwise({gradient}, false));
  }
  OpGraph graph = std::move(b.graph);
  inferDimClasses(graph);
  compare(graph, 0);
  compare(graph, peak * 3 / 4);
  EXPECT_GT(compared, 12);
}
