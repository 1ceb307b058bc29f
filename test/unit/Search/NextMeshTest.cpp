//===- NextMeshTest.cpp - Meshes that are searched meanwhile --------------===//
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

namespace {

/// What a search has found, mesh by mesh.
struct Found {
  std::optional<Seconds> step, bound;
  std::vector<std::tuple<std::string, Seconds, std::optional<Seconds>, size_t>>
      meshes;
  bool operator==(const Found &) const = default;
};

class NextMeshTest : public testing::Test {
protected:
  /// On 6 nodes: with three axes there are several meshes.
  void SetUp() override {
    Expected<ClusterSpec> loaded = loadCluster("a100-80g-sxm", 48);
    ASSERT_TRUE(loaded) << loaded.error().render();
    cluster = *loaded;
    Expected<StackSpec> ideal = loadStack("ideal");
    ASSERT_TRUE(ideal) << ideal.error().render();
    stack = *ideal;
  }

  Found find(const OpGraph &graph, unsigned threads,
             std::optional<Seconds> incumbent) {
    SearchOptions options;
    options.devices = 48;
    options.maxAxes = 3;
    options.baselines = options.hints = false;
    options.threads = threads;
    options.incumbent = incumbent;
    EmptySearch empty;
    options.empty = &empty;
    const Expected<SearchResult> result =
        search(graph, cluster, stack, options);
    if (!result)
      return {{}, empty.lowerBound, {}};
    Found found{
        result->prediction.stepTime, result->certificate.lowerBound, {}};
    for (const MeshOutcome &mesh : result->meshes)
      found.meshes.emplace_back(mesh.mesh.str(), mesh.lowerBound, mesh.stepTime,
                                mesh.alternatives);
    return found;
  }

  ClusterSpec cluster;
  StackSpec stack;
};

} // namespace

/// Whether the next mesh was begun for nothing (the one before it has something
/// faster) or not (it has nothing faster than the incumbent).
TEST_F(NextMeshTest, ThreadsChangeNothing) {
  std::mt19937 random(7);
  size_t several = 0;
  for (int i = 0; i < 6; ++i) {
    OpGraph graph = test::randomGraph(random);
    inferDimClasses(graph);
    const Found one = find(graph, 1, {});
    ASSERT_TRUE(one.step);
    several += one.meshes.size() > 2;
    for (const std::optional<Seconds> incumbent :
         {std::optional<Seconds>(), std::optional(2 * *one.step),
          std::optional(*one.step)}) {
      const Found same = find(graph, 1, incumbent);
      EXPECT_EQ(find(graph, 2, incumbent), same);
      EXPECT_EQ(find(graph, 4, incumbent), same);
    }
  }
  EXPECT_EQ(several, 6u);
}
