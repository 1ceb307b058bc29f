//===- ModelsTest.cpp - Real models ---------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The models of test/models have known sizes and known work.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "test/SourceDir.h"
#include <filesystem>

namespace planner {
namespace {

OpGraph model(const std::string &name) {
  const std::string path =
      std::string(PLANNER_SOURCE_DIR) + "/test/models/" + name + ".mlir";
  Expected<OpGraph> graph = importModel(path, {});
  if (!graph) {
    ADD_FAILURE() << graph.error().render();
    return {};
  }
  return std::move(*graph);
}

/// Elements of all floating-point arguments: parameters, and images.
double floats(const OpGraph &graph) {
  double total = 0;
  for (TensorId id : graph.arguments)
    if (isFloat(graph.tensors[id].dtype))
      total += static_cast<double>(graph.tensors[id].elements());
  return total;
}

TEST(Models, AllAreUnderstoodCompletely) {
  size_t models = 0;
  const std::string folder = std::string(PLANNER_SOURCE_DIR) + "/test/models";
  for (const auto &entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".mlir")
      continue;
    ++models;
    SCOPED_TRACE(entry.path().filename().string());
    const Expected<OpGraph> graph = importModel(entry.path().string(), {});
    ASSERT_TRUE(graph) << graph.error().render();
    const Expected<void> valid = graph->verify();
    EXPECT_TRUE(valid) << (valid ? "" : valid.error().render());
    EXPECT_EQ(graph->opaqueOps(), 0u);
    EXPECT_THAT(graph->warnings, testing::IsEmpty());
    EXPECT_GT(graph->modelMatmulFlops(), 0);
    // Every factor of a contraction splits some dimension.
    for (const Op &op : graph->ops)
      if (op.kind == OpKind::Contraction) {
        EXPECT_FALSE(op.rule->factors.empty());
      }
  }
  EXPECT_GE(models, 12u);
}

/// Multiply-adds of GPT-2 124M for 8 sequences of 1024 tokens: four weight
/// matrices a layer, scores and weighted values, and the vocabulary.
double gpt2Flops() {
  const double tokens = 8 * 1024;
  const double weights = 768.0 * 2304 + 768.0 * 768 + 2 * 768.0 * 3072;
  const double layer = 2 * tokens * weights + 4 * tokens * 1024 * 768;
  return 12 * layer + 2 * tokens * 768 * 50257;
}

TEST(Models, Gpt2) {
  const OpGraph graph = model("gpt2");
  EXPECT_EQ(floats(graph), 124439808);
  EXPECT_EQ(graph.modelMatmulFlops(), gpt2Flops());
}

TEST(Models, Gpt2TrainStep) {
  const OpGraph graph = model("gpt2_train");
  // Parameters and Adam's two moments.
  EXPECT_EQ(floats(graph), 3.0 * 124439808);
  // Two products backward for each one forward.
  EXPECT_NEAR(graph.modelMatmulFlops() / gpt2Flops(), 3, 0.01);
}

TEST(Models, Llama3ScanOverLayers) {
  const OpGraph graph = model("llama3_8b");
  ASSERT_EQ(graph.loops.size(), 2u);
  EXPECT_EQ(graph.loops[1].tripCount, 32);
  EXPECT_EQ(floats(graph), 8030261248.0);
  const double tokens = 8 * 8192;
  const double weights =
      4096.0 * (4096 + 1024 + 1024 + 4096) + 3 * 4096.0 * 14336;
  const double layer = 2 * tokens * weights + 4 * tokens * 8192 * 4096;
  EXPECT_DOUBLE_EQ(graph.modelMatmulFlops(),
                   32 * layer + 2 * tokens * 4096 * 128256);
}

TEST(Models, ConvolutionalNetworks) {
  // Published multiply-adds an image: ResNet-50 4.09 G, Inception-v3 5.71 G.
  const OpGraph resnet = model("resnet50");
  EXPECT_EQ(floats(resnet), 25557032 + 256.0 * 224 * 224 * 3);
  EXPECT_NEAR(resnet.modelMatmulFlops() / 256 / 2, 4.09e9, 0.01e9);
  const OpGraph inception = model("inception_v3");
  EXPECT_NEAR(inception.modelMatmulFlops() / 128 / 2, 5.71e9, 0.02e9);
  // Forward, weight gradients and input gradients (none for the first layer).
  const OpGraph train = model("resnet50_train");
  const double ratio = train.modelMatmulFlops() / resnet.modelMatmulFlops();
  EXPECT_GT(ratio, 2.9);
  EXPECT_LT(ratio, 3.0);
}

TEST(Models, VisionTransformer) {
  const OpGraph graph = model("vit_b16");
  EXPECT_EQ(floats(graph), 86567656 + 256.0 * 224 * 224 * 3);
  // 197 tokens of width 768; patches and head.
  const double tokens = 197;
  const double layer = 2 * tokens * 12 * 768 * 768 + 4 * tokens * tokens * 768;
  EXPECT_DOUBLE_EQ(graph.modelMatmulFlops(),
                   256 *
                       (12 * layer + 2 * 196.0 * 768 * 768 + 2 * 768.0 * 1000));
}

TEST(Models, LinalgBlockIsSeenAsTheSameOperators) {
  const OpGraph graph = model("linalg_block");
  const double tokens = 8 * 512, width = 1024;
  EXPECT_DOUBLE_EQ(graph.modelMatmulFlops(),
                   2 * tokens * 12 * width * width + 4 * tokens * 512 * width);
  size_t contractions = 0;
  for (const Op &op : graph.ops)
    contractions += op.kind == OpKind::Contraction;
  // Query, key, value, scores, weighted values, output, and two of the MLP.
  EXPECT_EQ(contractions, 8u);
}

} // namespace
} // namespace planner
