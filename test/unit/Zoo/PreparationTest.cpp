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

  Preparation::Step begin() {
    return [this](OpGraph &graph) {
      note(graph, mostBegun);
      return beginGraph(graph, options);
    };
  }

  Preparation::Step finish() {
    return [this](OpGraph &graph) -> Expected<void> {
      note(graph, mostFinished);
      if (auto done = finishGraph(graph, options); !done || !resizes)
        return done;
      return resizeDimClass(graph, DimClassKind::Batch, 24);
    };
  }

  std::unique_ptr<Preparation> prepare(OpGraph graph) {
    auto made = Preparation::make(std::move(graph), begin(), {true, false});
    EXPECT_TRUE(made);
    return std::move(*made);
  }

  OpGraph finished(Preparation &preparation) {
    const bool isFull =
        options.recompute && options.recompute->kind == Recompute::Full;
    Expected<OpGraph> graph = preparation.finish(
        finish(), isFull, options.recompute && options.recompute->isPartial());
    EXPECT_TRUE(graph);
    EXPECT_TRUE(graph->verify());
    return std::move(*graph);
  }

  OpGraph preparedWhole(OpGraph graph) {
    EXPECT_TRUE(beginGraph(graph, options));
    EXPECT_TRUE(finish()(graph));
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
      std::vector<std::optional<RecomputeChoice>> wishes = {std::nullopt};
      if (mode == Mode::Train)
        wishes.insert(wishes.end(), std::begin(kRecomputes),
                      std::end(kRecomputes));
      for (const auto &wish : wishes) {
        options.recompute = wish;
        const OpGraph own = finished(*preparation);
        const size_t most = mostFinished;
        const OpGraph whole = preparedWhole(raw);
        EXPECT_EQ(textOf(own), textOf(whole));
        EXPECT_THAT(most, Lt(mostFinished / 4));
        mostFinished = 0;
      }
      EXPECT_THAT(mostBegun, Lt(raw.ops.size() / 4));
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
  EXPECT_THAT(mostBegun, Lt(raw.ops.size() / 4));
}

/// Of a file, where columns jump with the digits of its numbers.
TEST_F(PreparationTest, FromAFile) {
  const Expected<std::string> text = zooText(kModels[0]);
  ASSERT_TRUE(text);
  const Expected<OpGraph> raw = importText(*text, "some/gpt-2.mlir", {});
  ASSERT_TRUE(raw);
  options.mode = Mode::Train;
  const auto preparation = prepare(*raw);
  for (const auto &wish : {std::optional<RecomputeChoice>(),
                           std::optional<RecomputeChoice>(Recompute::Full)}) {
    options.recompute = wish;
    const OpGraph own = finished(*preparation);
    EXPECT_EQ(textOf(own), textOf(preparedWhole(*raw)));
  }
  EXPECT_THAT(mostBegun, Lt(raw->ops.size() / 4));
}

TEST_F(PreparationTest, InOtherSizes) {
  const OpGraph raw = imported(kModels[2]);
  options.mode = Mode::Train;
  resizes = true;
  const auto preparation = prepare(raw);
  EXPECT_EQ(textOf(finished(*preparation)), textOf(preparedWhole(raw)));
}

/// What was begun is what it is if it is begun whole.
TEST_F(PreparationTest, SomeLayersComputedAgain) {
  const OpGraph raw = imported(kModels[0]);
  options.mode = Mode::Train;
  const auto preparation = prepare(raw);
  options.recompute =
      RecomputeChoice(Recompute::Full, 3, LayerChunks(int64_t{4}));
  EXPECT_EQ(textOf(finished(*preparation)), textOf(preparedWhole(raw)));
  EXPECT_THAT(mostBegun, Lt(raw.ops.size() / 4));
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

TEST_F(PreparationTest, WhyItCannotBeBegun) {
  const auto made = Preparation::make(
      imported(kModels[0]),
      [](OpGraph &graph) -> Expected<void> {
        return makeError("no model of " + std::to_string(graph.ops.size()));
      },
      {});
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message,
              HasSubstr(std::to_string(imported(kModels[0]).ops.size())));
}

} // namespace
} // namespace planner
