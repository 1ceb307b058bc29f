//===- RepeatedTest.cpp - What repeats is looked at once ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/Materialise.h"
#include "RandomGraph.h"
#include "planner/Graph/Passes.h"
#include <gtest/gtest.h>

using namespace planner;
using planner::test::GraphBuilder;

/// Layers of a product, a nonlinearity and a residual sum, and their gradients.
static OpGraph layers(int count) {
  GraphBuilder b;
  std::vector<TensorId> inputs, weights;
  TensorId x = b.elementwise({b.argument({64, 64}, Role::Input)}, false);
  for (int i = 0; i < count; ++i) {
    weights.push_back(b.argument({64, 64}, Role::Parameter));
    inputs.push_back(x);
    x = b.elementwise({b.elementwise({b.matmul(x, weights.back())}, false), x},
                      true);
  }
  b.phase = Phase::Backward;
  TensorId gradient = b.elementwise({x}, false);
  for (int i = count; i-- > 0;) {
    b.output(b.matmulOfTransposed(inputs[i], gradient));
    gradient =
        b.elementwise({b.matmulByTransposed(gradient, weights[i])}, true);
  }
  b.output(gradient);
  return std::move(b.graph);
}

/// With any configurations, as long as what repeats has the same ones: the
/// layouts chosen by class price like those chosen one by one, and one operator
/// and one tensor of each kind tell the time of all.
TEST(Repeated, OneOfEachKindTellsAll) {
  OpGraph graph = layers(6);
  findBlocks(graph);
  const FoldedGraph folded = foldGraph(graph, Adjoints::Free);
  ASSERT_LT(folded.groups.size(), graph.ops.size() / 2);
  ASSERT_LT(folded.classes.size(), graph.tensors.size() / 2);
  auto cluster = loadCluster("a100-80g-sxm", 8);
  auto stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  Mesh mesh;
  mesh.axes = {{"x", 2, 0}, {"y", 4, 0}};
  CostModel model(graph, *cluster, *stack, mesh);

  std::vector<std::array<double, 3>> tensors(graph.tensors.size());
  for (const TensorClass &tensorClass : folded.classes)
    tensors[tensorClass.lead] = tensorClass.counts;
  std::mt19937 random(5);
  int communicating = 0;
  for (int round = 0; round < 100; ++round) {
    Assignment assignment;
    assignment.ops.resize(graph.ops.size());
    assignment.storage.resize(graph.tensors.size());
    std::vector<OpConfig> chosen;
    for (const OpGroup &group : folded.groups) {
      auto configs = enumerateConfigs(graph, group.leads[0], mesh, {});
      // Nothing takes a partial sum, which its producer may not make.
      std::erase_if(configs, [](const OpConfig &config) {
        return std::any_of(config.axes.begin(), config.axes.end(),
                           [](int8_t e) { return e < OpConfig::kReplicated; });
      });
      chosen.push_back(configs[random() % configs.size()]);
    }
    for (OpId id = 0; id < graph.ops.size(); ++id)
      assignment.ops[id] = chosen[folded.groupOf[id]];
    for (const TensorClass &tensorClass : folded.classes)
      if (tensorClass.isArgument) {
        const auto stored = enumerateStorage(graph, tensorClass.lead, mesh, {});
        const TensorSharding layout = stored[random() % stored.size()];
        for (TensorId id : tensorClass.tensors)
          assignment.storage[id] = layout;
      }
    assignment.materialised = chooseMaterialised(model, assignment);
    const Expected<PricedStrategy> single = evaluate(model, assignment);
    assignment.materialised = chooseMaterialised(
        model, assignment, folded,
        std::vector<const KeptLayouts *>(folded.classes.size(), nullptr));
    const Expected<PricedStrategy> priced = evaluate(model, assignment);
    const Expected<Seconds> time =
        stepTimeOf(model, assignment, folded.occurrences, tensors);
    ASSERT_TRUE(single && priced && time);
    const double step = priced->stepTime.value;
    EXPECT_NEAR(single->stepTime.value, step, 1e-12 * step);
    EXPECT_NEAR(time->value, step, 1e-12 * step);
    communicating += priced->communication.value > 0;
  }
  EXPECT_GT(communicating, 30);
}
