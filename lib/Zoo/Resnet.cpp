//===- Resnet.cpp - Residual networks of convolutions ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"
#include <algorithm>

using namespace mlir;

namespace planner {
namespace {

/// The networks of the paper (He et al. 2015, arXiv 1512.03385, Table 1).
struct Depth {
  int64_t depth;
  bool isBottleneck;
  int64_t blocks[4];
};

constexpr Depth kDepths[] = {
    {18, false, {2, 2, 2, 2}},  {34, false, {3, 4, 6, 3}},
    {50, true, {3, 4, 6, 3}},   {101, true, {3, 4, 23, 3}},
    {152, true, {3, 8, 36, 3}},
};

} // namespace

static const Depth *findDepth(int64_t depth) {
  for (const Depth &known : kDepths)
    if (known.depth == depth)
      return &known;
  return nullptr;
}

/// Convolutions of one block without the shortcut; the stride is at the 3x3
/// convolution.
static Value branch(ModelBuilder &b, Value x, bool isBottleneck, int64_t width,
                    int64_t stride) {
  if (!isBottleneck) {
    x = convNorm(b, "conv_1", x, {width, 3, stride, 1});
    return convNorm(b, "conv_2", x, {width, 3, 1, 1}, false);
  }
  x = convNorm(b, "conv_1", x, {width, 1});
  x = convNorm(b, "conv_2", x, {width, 3, stride, 1});
  return convNorm(b, "conv_3", x, {4 * width, 1}, false);
}

static Value residual(ModelBuilder &b, Value x, bool isBottleneck,
                      int64_t width, int64_t stride) {
  const Value y = branch(b, x, isBottleneck, width, stride);
  if (b.shapeOf(x) != b.shapeOf(y))
    x = convNorm(b, "shortcut", x, {b.shapeOf(y).back(), 1, stride, 0}, false);
  return relu(b, b.add(x, y));
}

static Value buildResnet(ModelBuilder &b, const Settings &s) {
  const Depth &network = *findDepth(s["depth"]);
  Value x =
      b.input("images", {s["batch"], s["image"], s["image"], s["channels"]},
              b.computeType());
  x = convNorm(b, "stem", x, {s["width"], 7, 2, 3});
  x = b.maxPool(x, ModelBuilder::Window::square(3, 2, 1));
  for (int64_t stage = 0; stage < 4; ++stage)
    for (int64_t i = 0; i < network.blocks[stage]; ++i) {
      const ModelBuilder::Scope scope(b, "stage_" + llvm::Twine(stage) +
                                             "_block_" + llvm::Twine(i));
      x = residual(b, x, network.isBottleneck, s["width"] << stage,
                   stage > 0 && i == 0 ? 2 : 1);
    }
  return classify(b, globalPool(b, x), s["classes"]);
}

static Expected<void> completeResnet(Settings &s) {
  if (findDepth(s["depth"]))
    return {};
  const Depth *nearest = std::min_element(
      std::begin(kDepths), std::end(kDepths),
      [&](const Depth &x, const Depth &y) {
        return std::abs(x.depth - s["depth"]) < std::abs(y.depth - s["depth"]);
      });
  return makeError("depth: expected 18, 34, 50, 101 or 152, got " +
                       std::to_string(s["depth"]),
                   {}, "try depth=" + std::to_string(nearest->depth));
}

const Family kResnet = {
    "resnet", "image classifier of residual convolutions (ResNet)",
    "depth=50,width=64,image=224,channels=3,classes=1000,batch=256",
    completeResnet, buildResnet};

} // namespace planner
