//===- Inception.cpp - Inception-v3 ---------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Szegedy et al. 2015 (arXiv 1512.00567) in the form that was released, without
// the auxiliary classifier: modules of branches whose outputs are joined.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"

using namespace mlir;

namespace planner {
namespace {

/// Writes the steps of a branch one after the other.
class Branch {
public:
  Branch(ModelBuilder &b, const llvm::Twine &name, Value image)
      : builder(b), scope(b, name), x(image) {}

  /// Convolution, normalisation and ReLU.
  Branch &unit(int64_t features, int64_t height, int64_t width) {
    return add({features, height, 1, {}, 1, false, width});
  }
  Branch &unit(int64_t features, int64_t size) {
    return unit(features, size, size);
  }
  /// The same without padding.
  Branch &bare(int64_t features, int64_t size, int64_t stride) {
    return add({features, size, stride, 0});
  }
  Branch &averagePool() {
    using Window = ModelBuilder::Window;
    x = builder.averagePool(
        x, Window::same({3, 3}, 1, builder.shapeOf(x).slice(1, 2)));
    return *this;
  }
  Branch &maxPool() {
    x = builder.maxPool(x, ModelBuilder::Window::square(3, 2, 0));
    return *this;
  }
  /// Two units that read the same, joined.
  Branch &fork(int64_t features) {
    const Value input = x;
    const Value wide = unit(features, 1, 3).x;
    x = input;
    const Value high = unit(features, 3, 1).x;
    x = builder.concatenate({wide, high}, 3);
    return *this;
  }
  operator Value() const { return x; }

private:
  Branch &add(const ConvSpec &spec) {
    x = convNorm(builder, "unit_" + std::to_string(count++), x, spec);
    return *this;
  }

  ModelBuilder &builder;
  ModelBuilder::Scope scope;
  Value x;
  int count = 0;
};

} // namespace

static Value moduleA(ModelBuilder &b, Value x, int64_t pooled) {
  const Value one = Branch(b, "1x1", x).unit(64, 1);
  const Value five = Branch(b, "5x5", x).unit(48, 1).unit(64, 5);
  const Value three = Branch(b, "3x3", x).unit(64, 1).unit(96, 3).unit(96, 3);
  const Value pool = Branch(b, "pool", x).averagePool().unit(pooled, 1);
  return b.concatenate({one, five, three, pool}, 3);
}

static Value moduleB(ModelBuilder &b, Value x) {
  const Value three = Branch(b, "3x3", x).bare(384, 3, 2);
  const Value two =
      Branch(b, "3x3_twice", x).unit(64, 1).unit(96, 3).bare(96, 3, 2);
  const Value pool = Branch(b, "pool", x).maxPool();
  return b.concatenate({three, two, pool}, 3);
}

static Value moduleC(ModelBuilder &b, Value x, int64_t n) {
  const Value one = Branch(b, "1x1", x).unit(192, 1);
  const Value seven =
      Branch(b, "7x7", x).unit(n, 1).unit(n, 1, 7).unit(192, 7, 1);
  const Value twice = Branch(b, "7x7_twice", x)
                          .unit(n, 1)
                          .unit(n, 7, 1)
                          .unit(n, 1, 7)
                          .unit(n, 7, 1)
                          .unit(192, 1, 7);
  const Value pool = Branch(b, "pool", x).averagePool().unit(192, 1);
  return b.concatenate({one, seven, twice, pool}, 3);
}

static Value moduleD(ModelBuilder &b, Value x) {
  const Value three = Branch(b, "3x3", x).unit(192, 1).bare(320, 3, 2);
  const Value seven = Branch(b, "7x7", x)
                          .unit(192, 1)
                          .unit(192, 1, 7)
                          .unit(192, 7, 1)
                          .bare(192, 3, 2);
  const Value pool = Branch(b, "pool", x).maxPool();
  return b.concatenate({three, seven, pool}, 3);
}

static Value moduleE(ModelBuilder &b, Value x) {
  const Value one = Branch(b, "1x1", x).unit(320, 1);
  const Value three = Branch(b, "3x3", x).unit(384, 1).fork(384);
  const Value two =
      Branch(b, "3x3_twice", x).unit(448, 1).unit(384, 3).fork(384);
  const Value pool = Branch(b, "pool", x).averagePool().unit(192, 1);
  return b.concatenate({one, three, two, pool}, 3);
}

static Value stem(ModelBuilder &b, Value x) {
  return Branch(b, "stem", x)
      .bare(32, 3, 2)
      .bare(32, 3, 1)
      .unit(64, 3)
      .maxPool()
      .unit(80, 1)
      .bare(192, 3, 1)
      .maxPool();
}

static Value buildInception(ModelBuilder &b, const Settings &s) {
  Value x = stem(b, b.input("images",
                            {s["batch"], s["image"], s["image"], s["channels"]},
                            b.computeType()));
  int number = 0;
  auto module = [&](auto write) {
    const ModelBuilder::Scope scope(b, "module_" + llvm::Twine(number++));
    x = write();
  };
  for (int64_t pooled : {32, 64, 64})
    module([&] { return moduleA(b, x, pooled); });
  module([&] { return moduleB(b, x); });
  for (int64_t width : {128, 160, 160, 192})
    module([&] { return moduleC(b, x, width); });
  module([&] { return moduleD(b, x); });
  for (int i = 0; i < 2; ++i)
    module([&] { return moduleE(b, x); });
  return classify(b, globalPool(b, x), s["classes"]);
}

static Expected<void> completeNothing(Settings &) { return {}; }

const Family kInception = {
    "inception",
    "image classifier of modules with parallel branches (Inception-v3)",
    "image=299,channels=3,classes=1000,batch=128", completeNothing,
    buildInception};

//===----------------------------------------------------------------------===//
// AlexNet (Krizhevsky et al. 2012), whose convolutions 2, 4 and 5 were divided
// among two devices: `groups`
//===----------------------------------------------------------------------===//

static Value dense(ModelBuilder &b, llvm::StringRef name, Value x) {
  constexpr int64_t features = 4096;
  return relu(b, linear(b, name, x, features, true));
}

static Value buildAlexnet(ModelBuilder &b, const Settings &s) {
  const int64_t groups = s["groups"];
  auto pool = [&](Value x) {
    return b.maxPool(x, ModelBuilder::Window::square(3, 2, 0));
  };
  Value x =
      b.input("images", {s["batch"], s["image"], s["image"], s["channels"]},
              b.computeType());
  x = relu(b, conv(b, "conv_1", x, {96, 11, 4, 0, 1, true}));
  x = relu(b, conv(b, "conv_2", pool(x), {256, 5, 1, 2, groups, true}));
  x = relu(b, conv(b, "conv_3", pool(x), {384, 3, 1, 1, 1, true}));
  x = relu(b, conv(b, "conv_4", x, {384, 3, 1, 1, groups, true}));
  x = pool(relu(b, conv(b, "conv_5", x, {256, 3, 1, 1, groups, true})));
  const Sizes shape = b.shapeOf(x);
  x = b.reshape(x, {shape[0], shape[1] * shape[2] * shape[3]});
  return classify(b, dense(b, "dense_2", dense(b, "dense_1", x)), s["classes"]);
}

static Expected<void> completeAlexnet(Settings &s) {
  if (96 % s["groups"] == 0 && 256 % s["groups"] == 0)
    return {};
  return makeError("groups: expected a divisor of 96 and 256, got " +
                       std::to_string(s["groups"]),
                   {}, "try groups=2");
}

const Family kAlexnet = {"alexnet",
                         "image classifier of five convolutions (AlexNet)",
                         "image=227,channels=3,classes=1000,groups=2,batch=128",
                         completeAlexnet, buildAlexnet};

//===----------------------------------------------------------------------===//
// DenseNet (Huang et al. 2016, arXiv 1608.06993): each layer reads the outputs
// of all before it in its block
//===----------------------------------------------------------------------===//

namespace {

struct DenseDepth {
  int64_t depth, blocks[4];
};
constexpr DenseDepth kDenseDepths[] = {{121, {6, 12, 24, 16}},
                                       {161, {6, 12, 36, 24}},
                                       {169, {6, 12, 32, 32}},
                                       {201, {6, 12, 48, 32}}};

} // namespace

static const DenseDepth *findDenseDepth(int64_t depth) {
  for (const DenseDepth &known : kDenseDepths)
    if (known.depth == depth)
      return &known;
  return nullptr;
}

/// Normalisation, ReLU and convolution, in this order.
static Value normConv(ModelBuilder &b, llvm::StringRef name, Value x,
                      const ConvSpec &spec) {
  const ModelBuilder::Scope scope(b, name);
  return conv(b, "conv", relu(b, batchNorm(b, "bn", x)), spec);
}

static Value denseLayer(ModelBuilder &b, Value x, int64_t growth) {
  // The bottleneck has four times as many features.
  const Value y = normConv(b, "conv_1", x, {4 * growth, 1});
  return b.concatenate({x, normConv(b, "conv_2", y, {growth, 3, 1, 1})}, 3);
}

/// Half the features, at half the resolution.
static Value transition(ModelBuilder &b, Value x) {
  x = normConv(b, "transition", x, {b.shapeOf(x).back() / 2, 1});
  return b.averagePool(x, ModelBuilder::Window::square(2, 2, 0));
}

static Value buildDensenet(ModelBuilder &b, const Settings &s) {
  const DenseDepth &network = *findDenseDepth(s["depth"]);
  Value x =
      b.input("images", {s["batch"], s["image"], s["image"], s["channels"]},
              b.computeType());
  x = convNorm(b, "stem", x, {2 * s["growth"], 7, 2, 3});
  x = b.maxPool(x, ModelBuilder::Window::square(3, 2, 1));
  for (int block = 0; block < 4; ++block) {
    const ModelBuilder::Scope scope(b, "block_" + llvm::Twine(block));
    for (int64_t i = 0; i < network.blocks[block]; ++i) {
      const ModelBuilder::Scope layer(b, "layer_" + llvm::Twine(i));
      x = denseLayer(b, x, s["growth"]);
    }
    if (block < 3)
      x = transition(b, x);
  }
  x = relu(b, batchNorm(b, "norm", x));
  return classify(b, globalPool(b, x), s["classes"]);
}

static Expected<void> completeDensenet(Settings &s) {
  if (findDenseDepth(s["depth"])) {
    // The deepest is wider, too.
    s.setDefault("growth", s["depth"] == 161 ? 48 : 32);
    return {};
  }
  return makeError("depth: expected 121, 161, 169 or 201, got " +
                       std::to_string(s["depth"]),
                   {}, "try depth=121");
}

const Family kDensenet = {
    "densenet", "image classifier whose layers read all before them (DenseNet)",
    "depth=121,growth=,image=224,channels=3,classes=1000,batch=128",
    completeDensenet, buildDensenet};

} // namespace planner
