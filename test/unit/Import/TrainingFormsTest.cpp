//===- TrainingFormsTest.cpp - Forward module against train step ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The same model exported as a forward module with a loss and as a full train
// step must become the same training graph: the first by buildTraining, the
// second as it stands.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Import/Import.h"
#include "test/SourceDir.h"
#include <gtest/gtest.h>

namespace planner {
namespace {

OpGraph loadFile(const std::string &file) {
  auto graph =
      importModel(std::string(PLANNER_SOURCE_DIR) + "/test/models/" + file, {});
  EXPECT_TRUE(graph) << graph.error().render();
  if (!graph)
    return {};
  EXPECT_TRUE(inferRoles(*graph, {}, std::nullopt));
  EXPECT_EQ(graph->mode, Mode::Train);
  return std::move(*graph);
}

struct GraphTotals {
  double matmul[3] = {}, vector[3] = {}, gradients = 0, saved = 0, states = 0;
  size_t unpaired = 0;
};

GraphTotals totalsOf(const OpGraph &graph) {
  GraphTotals totals;
  for (const Op &op : graph.ops) {
    const auto phase = static_cast<size_t>(op.phase);
    const double times = graph.executions(op);
    totals.matmul[phase] += op.work.matmulFlops * times;
    totals.vector[phase] += op.work.vectorFlops * times;
    totals.unpaired +=
        op.phase == Phase::Backward &&
        (op.kind == OpKind::Contraction || op.kind == OpKind::Convolution) &&
        op.adjointOf == kNone;
  }
  for (const Tensor &tensor : graph.tensors) {
    const auto bytes = static_cast<double>(tensor.bytes());
    if (tensor.role == Role::Gradient)
      totals.gradients += bytes;
    if (tensor.role == Role::OptimizerState)
      totals.states += bytes;
    // Masks are made again rather than saved.
    if (tensor.producer == kNone || tensor.dtype == DType::I1 ||
        graph.ops[tensor.producer].phase != Phase::Forward)
      continue;
    for (const Use &use : tensor.uses)
      if (graph.ops[use.op].phase == Phase::Backward) {
        totals.saved += bytes;
        break;
      }
  }
  return totals;
}

void expectClose(double built, double exported, const char *what) {
  EXPECT_NEAR(built, exported, 0.02 * exported) << what;
}

void prepare(OpGraph &graph) {
  mergeCommonSubexpressions(graph);
  recomputeStackedScores(graph);
  recogniseAttention(graph);
  fuseOperators(graph);
  auto ok = graph.verify();
  EXPECT_TRUE(ok) << ok.error().render();
}

size_t attentionsOf(const OpGraph &graph) {
  size_t count = 0;
  for (const Op &op : graph.ops)
    count +=
        op.kind == OpKind::Attention || op.kind == OpKind::AttentionBackward;
  return count;
}

void compare(const std::string &model, const TrainingOptions &options) {
  OpGraph built = loadFile(model + ".mlir");
  EXPECT_TRUE(built.hasLoss);
  auto ok = buildTraining(built, options);
  ASSERT_TRUE(ok) << ok.error().render();
  ok = built.verify();
  ASSERT_TRUE(ok) << ok.error().render();

  OpGraph exported = loadFile(model + "_train.mlir");
  EXPECT_TRUE(exported.isTrainStep);
  inferPhases(exported);
  ok = exported.verify();
  ASSERT_TRUE(ok) << ok.error().render();

  EXPECT_EQ(built.parameterCount(), exported.parameterCount());
  const GraphTotals a = totalsOf(built), b = totalsOf(exported);
  for (size_t phase : {0, 1}) {
    EXPECT_GT(b.matmul[phase], 0);
    expectClose(a.matmul[phase], b.matmul[phase], "matrix FLOPs");
    expectClose(a.vector[phase], b.vector[phase], "elementwise FLOPs");
  }
  EXPECT_EQ(b.matmul[2], 0);
  // Exported steps may decay weights by their own rules.
  expectClose(a.vector[0] + a.vector[1] + a.vector[2],
              b.vector[0] + b.vector[1] + b.vector[2], "all elementwise FLOPs");
  expectClose(a.gradients, b.gradients, "gradients");
  expectClose(a.states, b.states, "optimizer states");
  expectClose(a.saved, b.saved, "saved activations");
  // Every product of the backward pass belongs to one of the forward pass.
  EXPECT_EQ(a.unpaired, 0u);
  EXPECT_EQ(b.unpaired, 0u);

  // What planning sees.
  prepare(built);
  prepare(exported);
  const GraphTotals c = totalsOf(built), d = totalsOf(exported);
  for (size_t phase : {0, 1})
    expectClose(c.matmul[phase], d.matmul[phase], "fused matrix FLOPs");
  expectClose(c.gradients, d.gradients, "fused gradients");
  expectClose(c.saved, d.saved, "fused saved activations");
  EXPECT_EQ(attentionsOf(built), attentionsOf(exported));
}

TEST(TrainingForms, Gpt2) {
  TrainingOptions options;
  options.optimizer = "adam";
  compare("gpt2", options);
}

TEST(TrainingForms, ResNet50) {
  TrainingOptions options;
  options.optimizer = "momentum";
  options.clipGlobalNorm = false;
  compare("resnet50", options);
}

/// Layers in a scan; the exported step keeps no f32 copy of the parameters.
TEST(TrainingForms, MixtureOfExperts) {
  TrainingOptions options;
  options.optimizer = "adam";
  options.masterWeights = false;
  compare("moe", options);
}

/// Layers in a scan: attention is found in the loop and in its adjoint.
TEST(TrainingForms, AttentionInScansIsFoundInBothPasses) {
  for (const char *model : {"llama3_8b", "moe"}) {
    OpGraph graph = loadFile(std::string(model) + ".mlir");
    ASSERT_TRUE(buildTraining(graph, {}));
    prepare(graph);
    EXPECT_EQ(attentionsOf(graph), 2u) << model;
  }
}

/// What a forward scan of transformer layers keeps for each token and layer,
/// from the shapes of Llama-3-8B: in 16 bits the inputs of the two
/// normalisations, their results, the attention's output and the query (6 x
/// 4096), key and value (2 x 1024), and of the MLP gate, up and what goes into
/// the last product (3 x 14336); in 32 bits a sum of squares for each
/// normalisation and the log-sum-exp of 32 heads. f32 copies of the stream and
/// the parts of silu follow from these.
TEST(TrainingForms, ScannedLayersKeepWhatTheirProductsRead) {
  OpGraph graph = loadFile("llama3_8b.mlir");
  ASSERT_TRUE(prepareGraph(graph, {}));
  const int64_t perToken = 2 * (6 * 4096 + 2 * 1024 + 3 * 14336) + 4 * (2 + 32);
  EXPECT_EQ(perToken, 139400);
  const Shape tokens = graph.tensors[graph.arguments[12]].shape;
  int64_t kept = 0;
  for (const Op &op : graph.ops)
    if (op.kind == OpKind::LoopNext && op.phase == Phase::Forward &&
        graph.tensors[op.results[0]].shape[0] == 32)
      kept += graph.tensors[op.results[0]].bytes();
  EXPECT_EQ(kept, 32 * tokens[0] * tokens[1] * perToken);
}

/// Every model with a loss has a rule for each of its operators.
TEST(TrainingForms, AllModelsHaveAdjoints) {
  for (const char *model :
       {"alexnet", "inception_v3", "llama3_8b", "lstm_lm", "t5", "unet",
        "vit_b16", "vocab100k", "gpt_block_8"}) {
    OpGraph graph = loadFile(std::string(model) + ".mlir");
    const double forward = graph.modelMatmulFlops();
    auto ok = buildTraining(graph, {});
    ASSERT_TRUE(ok) << model << ": " << ok.error().render();
    ok = graph.verify();
    ASSERT_TRUE(ok) << model << ": " << ok.error().render();
    // Two products backward for each forward one, but none for the inputs.
    const double backward = graph.modelMatmulFlops() - forward;
    EXPECT_LE(backward, 2 * forward * (1 + 1e-9)) << model;
    EXPECT_GT(backward, 1.85 * forward) << model;
  }
}

} // namespace
} // namespace planner
