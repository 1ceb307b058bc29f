//===- PublishedTest.cpp - Sizes and work as published --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Zoo/Zoo.h"
#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace planner {
namespace {

constexpr double kPublishedTolerance = 0.01;

const ZooPreset *find(const std::string &name) {
  static const std::vector<ZooPreset> presets = zooPresets();
  for (const ZooPreset &preset : presets)
    if (preset.name == name)
      return &preset;
  return nullptr;
}

TEST(Published, ParametersOfAllPresets) {
  ASSERT_GE(zooPresets().size(), 30u);
  for (const ZooPreset &preset : zooPresets()) {
    SCOPED_TRACE(preset.name + ": " + preset.source);
    Expected<int64_t> count = zooParameters(preset.name);
    ASSERT_TRUE(count) << count.error().render();
    EXPECT_NEAR(static_cast<double>(*count), preset.publishedParameters,
                kPublishedTolerance * preset.publishedParameters);
    EXPECT_FALSE(preset.source.empty());
  }
}

//===----------------------------------------------------------------------===//
// FLOPs of a forward pass; a multiplication and an addition are two
//===----------------------------------------------------------------------===//

double billions(double count) { return count * 1e9; }

/// Megatron's formula (Narayanan et al. 2021, section 5.1): a training step of
/// a GPT without recomputation is 72 B s l h^2 (1 + s/6h + V/12lh), of which
/// the forward pass is a third. Attention counts in full, masked or not.
double gpt(double batch, double s, double l, double h, double vocab) {
  return 24 * batch * s * l * h * h * (1 + s / (6 * h) + vocab / (12 * l * h));
}

/// PaLM's (Chowdhery et al. 2022, appendix B), a third of it: 2 (N + 2 l h s)
/// a token, N the active parameters that are no embedding, h all heads.
double decoder(double tokens, double parameters, double embedding, double l,
               double h, double s) {
  return 2 * tokens * (parameters - embedding + 2 * l * h * s);
}

/// By hand: an encoder layer has 4 h i + 2 h f weights (i: all heads), a
/// decoder layer another 4 h i, of which keys and values are made of the
/// source; scores and their use are 2 i multiplications a query and key.
double t5(double batch, double s, double t, double l, double h, double inner,
          double ffn, double vocab) {
  const double attention = 4 * h * inner, mlp = 2 * h * ffn;
  const double encoder = s * (attention + mlp) + 2 * s * s * inner;
  const double decoder = t * (attention + mlp) + 2 * t * t * inner +
                         (t + s) * attention / 2 + 2 * t * s * inner;
  return 2 * batch * (l * (encoder + decoder) + t * h * vocab);
}

/// By hand, level by level: 3x3 convolutions at 32, 16, 8 and 4 with 128 or
/// 256 features, what the way up reads is joined with what the way down left.
double unet() {
  auto conv = [](double side, double from, double to) {
    return side * side * 9 * from * to;
  };
  auto block = [&](double side, double from, double to) {
    return conv(side, from, to) + conv(side, to, to) +
           (from != to ? side * side * from * to : 0) + 512 * to;
  };
  // Four projections of 256 features and two products over 256 positions.
  const double attention = 256 * (4 * 256 * 256 + 2 * 256 * 256.0);
  double total = 128 * 512 + 512 * 512 + conv(32, 3, 128);
  total += 2 * block(32, 128, 128) + conv(16, 128, 128);
  total += block(16, 128, 256) + block(16, 256, 256) + 2 * attention +
           conv(8, 256, 256);
  total += 2 * block(8, 256, 256) + conv(4, 256, 256);
  total += 2 * block(4, 256, 256);
  total += 2 * block(4, 256, 256) + 16 * (4 * 256 * 256 + 2 * 16 * 256);
  total += 3 * block(4, 512, 256) + conv(8, 256, 256);
  total += 3 * block(8, 512, 256) + conv(16, 256, 256);
  total += 2 * block(16, 512, 256) + block(16, 384, 256) + 3 * attention +
           conv(32, 256, 256);
  total += block(32, 384, 128) + 2 * block(32, 256, 128);
  return 2 * (total + conv(32, 128, 3));
}

struct Work {
  std::string preset;
  double flops;
};

std::vector<Work> published() {
  std::vector<Work> all = {
      {"gpt2", gpt(8, 1024, 12, 768, 50257)},
      {"gpt2-xl", gpt(8, 1024, 48, 1600, 50257)},
      {"gpt3-175b", gpt(1536, 2048, 96, 12288, 50257)},
      {"megatron-22b", gpt(4, 2048, 48, 6144, 51200)},
      {"megatron-175b", gpt(64, 2048, 96, 12288, 51200)},
      {"megatron-530b", gpt(280, 2048, 105, 20480, 51200)},
      {"megatron-1t", gpt(3072, 2048, 128, 25600, 51200)},
      {"llama2-7b", decoder(8 * 4096, 6.74e9, 32000 * 4096, 32, 4096, 4096)},
      {"llama2-13b", decoder(8 * 4096, 13.02e9, 32000 * 5120, 40, 5120, 4096)},
      {"llama2-70b", decoder(8 * 4096, 68.98e9, 32000 * 8192, 80, 8192, 4096)},
      {"llama3-8b", decoder(8 * 8192, 8.03e9, 128256 * 4096, 32, 4096, 8192)},
      {"llama3-70b",
       decoder(8 * 8192, 70.55e9, 128256.0 * 8192, 80, 8192, 8192)},
      {"llama3-405b",
       decoder(8 * 8192, 405.85e9, 128256.0 * 16384, 126, 16384, 8192)},
      // The active parameters of the paper: 12.9 billion.
      {"mixtral-8x7b", decoder(8 * 4096, 12.9e9, 32000 * 4096, 32, 4096, 4096)},
      // The head of masked words has a product of h^2 more.
      {"bert-large",
       gpt(32, 512, 24, 1024, 30522) + 2.0 * 32 * 512 * 1024 * 1024},
      {"t5-small", t5(128, 512, 128, 6, 512, 512, 2048, 32128)},
      {"t5-11b", t5(128, 512, 128, 24, 1024, 128 * 128, 65536, 32128)},
      {"unet", 128 * unet()},
      // Two products of both layers' input and state with four gates, and the
      // words: 8 u^2 l + u V multiplications a token.
      {"rnnlm", 2 * 64 * 256 * (2 * 8 * 2048.0 * 2048 + 2048 * 1e5)},
  };
  // Billions of multiply-adds an image: for the classifiers as the library
  // torchvision publishes them with its weights, for AlexNet the sum of its
  // layers (105.4, 223.9, 149.5, 112.1 and 74.8 million in the convolutions,
  // 58.6 in the dense layers), for DiT as its paper says (Table 4).
  struct Image {
    const char *preset;
    double batch, multiplyAdds;
  };
  for (const Image &image : {Image{"resnet50", 256, 4.09},
                             {"resnet101", 256, 7.80},
                             {"resnet152", 256, 11.51},
                             {"inception-v3", 128, 5.71},
                             {"densenet121", 128, 2.83},
                             {"densenet161", 128, 7.73},
                             {"alexnet", 128, 0.7244},
                             {"vit-b16", 256, 17.56},
                             {"vit-l16", 256, 61.55},
                             {"vit-h14", 256, 167.29},
                             {"dit-xl2", 256, 118.6}})
    all.push_back(
        {image.preset, 2 * image.batch * billions(image.multiplyAdds)});
  return all;
}

TEST(Published, WorkOfAForwardPass) {
  for (const Work &work : published()) {
    SCOPED_TRACE(work.preset);
    ASSERT_TRUE(find(work.preset));
    // Before attention is recognised: scores that a mask hides count.
    Expected<OpGraph> graph = importZoo(work.preset, {});
    ASSERT_TRUE(graph) << graph.error().render();
    EXPECT_NEAR(graph->modelMatmulFlops(), work.flops,
                kPublishedTolerance * work.flops);
  }
}

TEST(Published, LoopsHaveTheSameSizeAndWork) {
  for (const ZooFamily &family : zooFamilies()) {
    bool hasLoop = false;
    for (const std::string &key : family.keys)
      hasLoop |= key == "scan=0";
    if (!hasLoop)
      continue;
    SCOPED_TRACE(family.name);
    const std::string small = family.name + ",layers=3,batch=4";
    Expected<OpGraph> unrolled = importZoo(small, {});
    Expected<OpGraph> loop = importZoo(small + ",scan=1", {});
    ASSERT_TRUE(unrolled && loop);
    EXPECT_EQ(*zooParameters(small), *zooParameters(small + ",scan=1"));
    EXPECT_EQ(unrolled->modelMatmulFlops(), loop->modelMatmulFlops());
    EXPECT_LT(loop->arguments.size(), unrolled->arguments.size());
  }
}

} // namespace
} // namespace planner
