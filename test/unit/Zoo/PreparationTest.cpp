//===- PreparationTest.cpp - Models of many layers ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Preparation.h"
#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Import/FromModule.h"
#include "planner/Import/Import.h"
#include "planner/Plan/Plan.h"
#include "planner/Zoo/BuildModule.h"
#include "planner/Zoo/Zoo.h"
#include <atomic>
#include <gmock/gmock.h>

namespace planner {
namespace {

using testing::HasSubstr;
using testing::Lt;

OpGraph imported(const std::string &name) {
  Expected<OpGraph> graph = importZoo(name, {});
  EXPECT_TRUE(graph) << name;
  return std::move(*graph);
}

/// All that is to be known of a graph.
std::string textOf(const OpGraph &graph) {
  std::string text = printGraph(graph) + printRules(graph) +
                     printBlocks(graph) + printDimClasses(graph) +
                     graphIdentity(graph);
  for (const Tensor &tensor : graph.tensors)
    text += tensor.name + " " + std::to_string(tensor.origin) + "\n";
  for (const Op &op : graph.ops)
    text += op.location + " " + std::to_string(op.origin) + " " +
            std::to_string(op.alike) + " " + std::to_string(op.recomputes) +
            " " + std::to_string(op.memberWork.size()) + "\n";
  for (const OpId folded : graph.foldClass)
    text += std::to_string(folded) + " ";
  for (const Op &op : graph.ops)
    text +=
        std::to_string(op.axis) + " " + std::to_string(op.members.size()) + " ";
  for (const Block &block : graph.blocks)
    for (const auto &occurrence : block.occurrences)
      for (const OpId op : occurrence)
        text += std::to_string(op) + " ";
  for (const std::string &warning : graph.warnings)
    text += warning;
  text += graph.assumedOptimizer + std::to_string(graph.microBatches) +
          toString(graph.recompute) + std::to_string(graph.stackedBytes) + " " +
          std::to_string(graph.leastStackedBytes);
  for (const auto &[which, into] : graph.mergedOrigins)
    text += std::to_string(which) + "=" + std::to_string(into) + " ";
  return text;
}

class PreparationTest : public testing::Test {
protected:
  PrepareOptions options;
  bool resizes = false;
  /// Operators of the largest graphs that were begun and finished.
  std::atomic<size_t> mostBegun = 0, mostFinished = 0;

  static void note(const OpGraph &graph, std::atomic<size_t> &most) {
    size_t known = most;
    while (known < graph.ops.size() &&
           !most.compare_exchange_weak(known, graph.ops.size())) {
    }
  }

  Preparation::Begin begin() {
    return [this](OpGraph &graph) {
      note(graph, mostBegun);
      return beginGraph(graph, options);
    };
  }

  Preparation::Finish finish() {
    return [this](OpGraph &graph,
                  const Preparation::Wish &wish) -> Expected<void> {
      note(graph, mostFinished);
      PrepareOptions own = options;
      own.recompute = wish;
      if (auto done = finishGraph(graph, own); !done || !resizes)
        return done;
      return resizeDimClass(graph, DimClassKind::Batch, 24);
    };
  }

  /// Without threads what is compared with the whole model is so once that is
  /// asked.
  std::unique_ptr<Preparation> prepare(OpGraph graph) {
    auto made = Preparation::make(std::move(graph), begin(), finish(),
                                  {false, true, true});
    EXPECT_TRUE(made);
    return std::move(*made);
  }

  static OpGraph finished(Preparation &preparation,
                          const Preparation::Wish &wish = {}) {
    Expected<OpGraph> graph = preparation.finished(wish);
    EXPECT_TRUE(graph);
    EXPECT_TRUE(graph->verify());
    return std::move(*graph);
  }

  OpGraph preparedWhole(OpGraph graph, const Preparation::Wish &wish = {}) {
    EXPECT_TRUE(beginGraph(graph, options));
    EXPECT_TRUE(finish()(graph, wish));
    return graph;
  }
};

const std::string kModels[] = {
    "gpt,layers=64,hidden=64,heads=4,vocab=100,seq=16,batch=8",
    std::string("gpt,layers=64,tied=0,gated=1,kv_heads=2,dropout=1,dtype=fp32")
        .append(",hidden=64,heads=4,vocab=100,seq=16,batch=8"),
    "llama,layers=61,kv_heads=2,hidden=64,heads=4,vocab=100,seq=16,batch=8",
    "moe,layers=61,experts=4,hidden=64,heads=4,vocab=100,seq=16,batch=8",
    "bert,layers=68,dropout=1,hidden=64,heads=4,vocab=100,seq=16,batch=8",
    "vit,layers=64,hidden=64,heads=4,image=32,patch=8,classes=10,batch=8"};

/// As they are prepared whole, from models of few layers.
TEST_F(PreparationTest, ManyLayersAreAsPreparedWhole) {
  for (const std::string &model : kModels)
    for (const Mode mode : {Mode::Train, Mode::Prefill}) {
      SCOPED_TRACE(model + " " + std::string(name(mode)));
      const OpGraph raw = imported(model);
      options = {};
      options.mode = mode;
      mostBegun = mostFinished = 0;
      const auto preparation = prepare(raw);
      std::vector<Preparation::Wish> wishes = {std::nullopt};
      if (mode == Mode::Train)
        wishes.insert(wishes.end(), std::begin(kRecomputes),
                      std::end(kRecomputes));
      std::vector<OpGraph> told;
      for (const Preparation::Wish &wish : wishes)
        told.push_back(finished(*preparation, wish));
      const size_t mostOfFew = mostFinished;
      EXPECT_THAT(mostBegun, Lt(raw.ops.size() / 4));
      for (size_t i = 0; i < wishes.size(); ++i) {
        EXPECT_EQ(textOf(told[i]), textOf(preparedWhole(raw, wishes[i])));
        EXPECT_TRUE(preparation->isConfirmed(wishes[i]));
      }
      EXPECT_THAT(mostOfFew, Lt(mostFinished / 4));
    }
}

/// Where gradients of every layer are added that are no scalars, models of few
/// layers do not tell the whole one.
TEST_F(PreparationTest, GradientsOfWhatAllLayersRead) {
  const OpGraph raw =
      imported("dit,layers=72,hidden=64,heads=4,image=16,batch=8");
  options.mode = Mode::Train;
  const auto preparation = prepare(raw);
  for (int again = 0; again < 2; ++again)
    EXPECT_EQ(textOf(finished(*preparation)), textOf(preparedWhole(raw)));
}

/// Of a file, where columns jump with the digits of its numbers.
TEST_F(PreparationTest, FromAFile) {
  const Expected<std::string> text = zooText(kModels[0]);
  ASSERT_TRUE(text);
  const Expected<OpGraph> raw = importText(*text, "some/gpt-2.mlir", {});
  ASSERT_TRUE(raw);
  options.mode = Mode::Train;
  const auto preparation = prepare(*raw);
  const OpGraph own = finished(*preparation);
  const OpGraph again = finished(*preparation, Recompute::Full);
  EXPECT_THAT(mostBegun, Lt(raw->ops.size() / 4));
  EXPECT_EQ(textOf(own), textOf(preparedWhole(*raw)));
  EXPECT_EQ(textOf(again), textOf(preparedWhole(*raw, Recompute::Full)));
  EXPECT_TRUE(preparation->isConfirmed(Recompute::Full));
}

TEST_F(PreparationTest, InOtherSizes) {
  const OpGraph raw = imported(kModels[2]);
  options.mode = Mode::Train;
  resizes = true;
  const auto preparation = prepare(raw);
  EXPECT_EQ(textOf(finished(*preparation)), textOf(preparedWhole(raw)));
}

TEST_F(PreparationTest, SomeLayersComputedAgain) {
  const OpGraph raw = imported(kModels[0]);
  options.mode = Mode::Train;
  const auto preparation = prepare(raw);
  const RecomputeChoice some(Recompute::Full, 3, LayerChunks(int64_t{4}));
  EXPECT_EQ(textOf(finished(*preparation, some)),
            textOf(preparedWhole(raw, some)));
}

TEST_F(PreparationTest, FewLayersAreBegunWhole) {
  const OpGraph raw =
      imported("gpt,layers=8,hidden=64,heads=4,vocab=100,seq=16,batch=8");
  options.mode = Mode::Train;
  const auto preparation = prepare(raw);
  EXPECT_EQ(mostBegun, raw.ops.size());
  EXPECT_EQ(textOf(finished(*preparation)), textOf(preparedWhole(raw)));
}

/// Somewhere among the layers something is not as in the others.
TEST_F(PreparationTest, OneLayerThatDiffers) {
  options.mode = Mode::Train;
  for (const double part : {0.02, 0.1, 0.3, 0.5, 0.7, 0.98}) {
    SCOPED_TRACE(part);
    const OpGraph same = imported(kModels[0]);
    auto at = static_cast<OpId>(part * static_cast<double>(same.ops.size()));
    while (same.ops[at].rule->factors.empty())
      ++at;
    std::vector<OpGraph> others;
    const auto other = [&]() -> OpGraph & { return others.emplace_back(same); };
    other().ops[at].location = "elsewhere";
    other().tensors[same.ops[at].results[0]].name = "another";
    other().ops[at].rule.edit().factors[0].kind = FactorKind::NeedReplication;
    other().ops[at].work.vectorFlops += 1;
    for (const OpGraph &raw : others)
      EXPECT_EQ(textOf(finished(*prepare(raw))), textOf(preparedWhole(raw)));
  }
}

/// A layer that reads what an early one has made.
TEST_F(PreparationTest, ASkipAcrossLayers) {
  options.mode = Mode::Train;
  OpGraph raw = imported(kModels[0]);
  std::vector<OpId> adds;
  for (OpId id = 0; id < raw.ops.size(); ++id)
    if (raw.ops[id].mnemonic == "add" &&
        raw.tensors[raw.ops[id].results[0]].shape.size() == 3 &&
        raw.tensors[raw.ops[id].operands[1]].shape ==
            raw.tensors[raw.ops[id].operands[0]].shape)
      adds.push_back(id);
  ASSERT_GT(adds.size(), 40U);
  Op &late = raw.ops[adds[30]];
  const auto type = [&](TensorId t) {
    return std::pair(raw.tensors[t].shape, raw.tensors[t].dtype);
  };
  const TensorId before = late.operands[1];
  const auto early = std::find_if(adds.begin(), adds.end(), [&](OpId id) {
    return type(raw.ops[id].results[0]) == type(before);
  });
  ASSERT_LT(*early, adds[20]);
  late.operands[1] = raw.ops[*early].results[0];
  for (Tensor &tensor : raw.tensors)
    tensor.uses.clear();
  for (OpId id = 0; id < raw.ops.size(); ++id)
    for (uint32_t i = 0; i < raw.ops[id].operands.size(); ++i)
      raw.tensors[raw.ops[id].operands[i]].uses.push_back({id, i});
  ASSERT_TRUE(raw.verify());
  EXPECT_EQ(textOf(finished(*prepare(raw))), textOf(preparedWhole(raw)));
}

/// Layers on 512 samples, of which few do less than two products on what is
/// looked up by 384 tokens, and all of them more: what the batch is depends on
/// how many there are.
TEST_F(PreparationTest, WhatSumsDecideIsNotTold) {
  const int layers = 60;
  const std::string states = "tensor<512x256xf32>",
                    weights = "tensor<256x256xf32>";
  const std::string tokens = "tensor<384x1024xf32>";
  const std::string large = "tensor<1024x1024xf32>";
  const auto product = [](const std::string &result, const std::string &a,
                          const std::string &b, const std::string &type,
                          const std::string &weight) {
    return "  " + result + " = stablehlo.dot_general " + a + ", " + b +
           ", contracting_dims = [1] x [0] : (" + type + ", " + weight +
           ") -> " + type + "\n";
  };
  std::string text = "func.func public @main(%x: " + states +
                     ", %tok: tensor<384x1xi32>, %tab: tensor<1000x1024xf32>, "
                     "%v0: " +
                     large + ", %v1: " + large;
  for (int i = 0; i < layers; ++i)
    text += ", %w" + std::to_string(i) + ": " + weights;
  text += ") -> (" + states + ", " + tokens + ") {\n";
  text += "  %g = \"stablehlo.gather\"(%tab, %tok) {dimension_numbers = "
          "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
          "start_index_map = [0], index_vector_dim = 1>, slice_sizes = "
          "array<i64: 1, 1024>} : (tensor<1000x1024xf32>, "
          "tensor<384x1xi32>) -> " +
          tokens + "\n";
  text += product("%g1", "%g", "%v0", tokens, large);
  text += "  %g2 = stablehlo.tanh %g1 : " + tokens + "\n";
  text += product("%g3", "%g2", "%v1", tokens, large);
  std::string last = "%x";
  for (int i = 0; i < layers; ++i) {
    const std::string own = std::to_string(i);
    text += product("%d" + own, last, "%w" + own, states, weights);
    last = "%h" + own;
    text += "  " + last + " = stablehlo.tanh %d" + own + " : " + states + "\n";
  }
  text += "  return " + last + ", %g3 : " + states + ", " + tokens + "\n}\n";
  const Expected<OpGraph> raw = importText(text, "sums.mlir", {});
  ASSERT_TRUE(raw) << raw.error().render();
  options.mode = Mode::Prefill;
  const auto batchOf = [](const OpGraph &graph) {
    return dimClassSize(graph, DimClassKind::Batch);
  };
  const auto preparation = prepare(*raw);
  EXPECT_EQ(batchOf(finished(*preparation)), 384);
  EXPECT_FALSE(preparation->isConfirmed({}));
  const OpGraph own = finished(*preparation);
  EXPECT_EQ(batchOf(own), 512);
  EXPECT_EQ(textOf(own), textOf(preparedWhole(*raw)));
}

TEST_F(PreparationTest, WhyItCannotBeBegun) {
  const auto made = Preparation::make(
      imported(kModels[0]),
      [](OpGraph &graph) -> Expected<void> {
        return makeError("no model of " + std::to_string(graph.ops.size()));
      },
      finish(), {false, true, true});
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message,
              HasSubstr(std::to_string(imported(kModels[0]).ops.size())));
}

} // namespace
} // namespace planner
