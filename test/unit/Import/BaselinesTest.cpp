//===- BaselinesTest.cpp - What users would do by hand --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Import/Import.h"
#include "planner/Search/Search.h"
#include "planner/Strategy/TensorPattern.h"
#include "test/SourceDir.h"
#include <gmock/gmock.h>

namespace planner {
namespace {

using testing::ElementsAre;

OpGraph loadModel(const std::string &model) {
  auto graph = importModel(
      std::string(PLANNER_SOURCE_DIR) + "/test/models/" + model + ".mlir", {});
  EXPECT_TRUE(graph) << graph.error().render();
  if (!graph)
    return {};
  auto ok = prepareGraph(*graph, {});
  EXPECT_TRUE(ok) << ok.error().render();
  return std::move(*graph);
}

ClusterSpec cluster(const std::string &name, int64_t devices) {
  auto spec = loadCluster(name, devices);
  EXPECT_TRUE(spec) << spec.error().render();
  return *spec;
}

StackSpec stack(const std::string &name) {
  auto spec = loadStack(name);
  EXPECT_TRUE(spec) << spec.error().render();
  return *spec;
}

SearchResult price(const OpGraph &graph, const ClusterSpec &machine,
                   const StackSpec &software, const std::string &strategy,
                   int64_t devices) {
  auto spec = parseStrategy(strategy);
  EXPECT_TRUE(spec);
  auto found = priceStrategy(graph, machine, software, *spec, devices);
  EXPECT_TRUE(found) << strategy << ": " << found.error().render();
  return found ? std::move(*found) : SearchResult{};
}

/// Sizes of the pattern's factors of every forward product, "4096->16384*" for
/// a split of the columns, "16384*->4096" of the rows.
std::vector<std::string> productsOf(const OpGraph &graph) {
  const TensorPattern pattern = tensorPattern(graph);
  std::vector<std::string> list;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase != Phase::Forward || op.kind != OpKind::Contraction)
      continue;
    std::string in, out;
    const TensorMap &weights = op.rule->operands[1];
    for (const DimFactors &dim : weights)
      for (FactorId factor : dim) {
        const bool made =
            op.rule->factors[factor].kind != FactorKind::Reduction;
        std::string &text = made ? out : in;
        text += std::to_string(op.rule->factors[factor].size);
        for (FactorId split : pattern.factors[id])
          text += split == factor ? "*" : "";
      }
    list.push_back(in + "->" + out);
  }
  return list;
}

struct Reductions {
  /// Of whole activations over one tensor-parallel axis.
  double forward = 0, backward = 0;
  double others = 0;
};

Reductions countReductions(const OpGraph &graph, const SearchResult &found,
                           double bytes) {
  Reductions count;
  const auto add = [&](const CollectiveStep &step, TensorId id, double times) {
    if (step.bytes.value < bytes / 2)
      return;
    const bool isActivation = step.kind == CollectiveKind::AllReduce &&
                              step.bytes.value == bytes && id != kNone;
    const OpId producer = id == kNone ? kNone : graph.tensors[id].producer;
    if (!isActivation || producer == kNone)
      count.others += times;
    else if (graph.ops[producer].phase == Phase::Forward)
      count.forward += times;
    else
      count.backward += times;
  };
  const PricedStrategy &priced = found.stage.priced;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    for (const CollectiveStep &step : priced.ops[id].collectives)
      add(step, kNone, 1);
  for (const PricedChange &change : priced.changes)
    for (const CollectiveStep &step : change.change.steps)
      add(step, change.tensor, change.executions);
  return count;
}

// Four products of a block: Q, K, V by columns (heads), the output projection
// by rows; the feed-forward's first by columns, the second by rows.
TEST(TensorPattern, SplitsATransformerAsMegatronDoes) {
  for (const char *model : {"gpt_block_8", "gpt_block_shuffled"}) {
    SCOPED_TRACE(model);
    const OpGraph graph = loadModel(model);
    std::vector<std::string> products = productsOf(graph);
    std::sort(products.begin(), products.end());
    EXPECT_THAT(products,
                ElementsAre("16384*->4096", "4096*->4096", "4096->16384*",
                            "4096->4096*", "4096->4096*", "4096->4096*"));
    const TensorPattern pattern = tensorPattern(graph);
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].kind == OpKind::Attention)
        for (FactorId factor : pattern.factors[id])
          EXPECT_EQ(graph.ops[id].rule->factors[factor].name, "head");
  }
}

// A pair needs one reduction forward (of what the rows sum) and one backward
// (of the columns' input): two pairs in a block, of 8 x 2048 x 4096 elements of
// two bytes.
TEST(TensorPattern, APairNeedsOneReductionEachWay) {
  const OpGraph graph = loadModel("gpt_block_8");
  const ClusterSpec machine = cluster("h100-80g-sxm", 8);
  const SearchResult found =
      price(graph, machine, stack("megatron-2021"), "tp=8,sp=0,dp=1", 8);
  const double bytes = 8.0 * 2048 * 4096 * 2;
  const Reductions count = countReductions(graph, found, bytes);
  EXPECT_EQ(count.forward, 2);
  EXPECT_EQ(count.backward, 2);
  EXPECT_EQ(count.others, 0);
}

// The names of a model's values and the order of its arguments mean nothing.
TEST(TensorPattern, DependsOnStructureAlone) {
  const ClusterSpec machine = cluster("h100-80g-sxm", 8);
  const StackSpec software = stack("megatron");
  const auto step = [&](const char *model) {
    return price(loadModel(model), machine, software, "tp=4,sp=1,dp=2", 8)
        .prediction.stepTime.value;
  };
  EXPECT_NEAR(step("gpt_block_8"), step("gpt_block_shuffled"), 1e-9);
}

// The table of 100k words is split by words where it is looked up, where it
// makes logits and in the loss; grouped-query attention by its 8 groups.
TEST(TensorPattern, SplitsVocabulariesAndHeads) {
  for (const char *model : {"vocab100k", "gpt2", "llama3_8b"}) {
    SCOPED_TRACE(model);
    const OpGraph graph = loadModel(model);
    const TensorPattern pattern = tensorPattern(graph);
    EXPECT_TRUE(pattern.any());
    size_t lookups = 0, attentions = 0;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      std::vector<std::string> split;
      for (FactorId factor : pattern.factors[id])
        split.push_back(std::string(op.rule->factors[factor].name));
      if (op.kind == OpKind::Attention) {
        ++attentions;
        EXPECT_THAT(split, ElementsAre("head"));
      }
      if (op.kind == OpKind::Gather && pattern.isSplit[id]) {
        ++lookups;
        ASSERT_EQ(pattern.factors[id].size(), 1U);
        EXPECT_GT(op.rule->factors[pattern.factors[id][0]].size, 50000);
      }
    }
    EXPECT_GE(lookups, 1U);
    EXPECT_EQ(attentions > 0, std::string(model) != "vocab100k");
  }
}

// Nothing is split twice: a product has columns or rows, not both, unless what
// it reads and makes are the same features.
TEST(TensorPattern, ProductsHaveColumnsOrRows) {
  for (const char *model : {"gpt2", "vit_b16", "t5", "linalg_block"})
    for (const std::string &product : productsOf(loadModel(model)))
      EXPECT_LE(std::count(product.begin(), product.end(), '*'), 1)
          << model << ": " << product;
}

TEST(Baselines, AreWhatTheStackCanRun) {
  const ClusterSpec machine = cluster("h100-80g-sxm", 64);
  const auto names = [&](const char *software, int64_t samples = 64) {
    std::vector<std::string> list;
    for (const UsualStrategy &usual :
         usualStrategies(machine, stack(software), 64, samples))
      list.push_back(usual.name + " " + usual.strategy);
    return list;
  };
  EXPECT_THAT(names("megatron"),
              ElementsAre("data parallel dp=64,zero=0",
                          "fully sharded data parallel dp=64,zero=3",
                          "megatron tp=2,sp=1,dp=32,zero=1",
                          "megatron tp=4,sp=1,dp=16,zero=1",
                          "megatron tp=8,sp=1,dp=8,zero=1"));
  // 8 samples are for no more than 8 devices: tp=8 leaves so many.
  EXPECT_THAT(names("megatron", 8),
              ElementsAre("data parallel dp=64,zero=0",
                          "fully sharded data parallel dp=64,zero=3",
                          "megatron tp=8,sp=1,dp=8,zero=1"));
  EXPECT_THAT(names("megatron", 2).back(), "megatron tp=8,sp=1,dp=8,zero=1");
  EXPECT_THAT(names("fsdp"),
              ElementsAre("data parallel dp=64,zero=0",
                          "fully sharded data parallel dp=64,zero=3"));
  EXPECT_THAT(names("megatron-2021"),
              ElementsAre("data parallel dp=64,zero=0",
                          "megatron tp=2,sp=0,dp=32,zero=0",
                          "megatron tp=4,sp=0,dp=16,zero=0",
                          "megatron tp=8,sp=0,dp=8,zero=0"));
}

TEST(Baselines, TheCheapestDegreeIsListed) {
  const OpGraph graph = loadModel("gpt_block_8");
  const ClusterSpec machine = cluster("h100-80g-sxm", 8);
  const StackSpec software = stack("megatron");
  SearchOptions options;
  options.devices = 8;
  auto found = search(graph, machine, software, options);
  ASSERT_TRUE(found) << found.error().render();
  ASSERT_EQ(found->baselines.size(), 3U);
  const Baseline &listed = found->baselines.back();
  EXPECT_EQ(listed.name, "megatron");
  bool isListed = false;
  for (const UsualStrategy &usual :
       usualStrategies(machine, software, 8, samplesAtOnce(graph))) {
    if (usual.name != "megatron")
      continue;
    // What `evaluate` says of the string is what the summary says.
    const SearchResult one = price(graph, machine, software, usual.strategy, 8);
    EXPECT_GE(one.prediction.stepTime.value,
              listed.stepTime.value * (1 - 1e-12));
    if (usual.strategy == listed.strategy) {
      isListed = true;
      EXPECT_EQ(one.prediction.stepTime.value, listed.stepTime.value);
    }
  }
  EXPECT_TRUE(isListed);
}

// The ideal stack is a bound: whatever another one's best strategy of a kind
// is, it takes no longer without overheads.
TEST(Stacks, NoneIsFasterThanIdeal) {
  for (const char *model : {"gpt_block_8", "alexnet", "lstm_lm", "decode",
                            "vocab100k", "linalg_block", "moe"}) {
    const OpGraph graph = loadModel(model);
    for (const char *machineName :
         {"h100-80g-sxm", "a100-80g-sxm", "v100-32g-sxm", "pase-1080ti"}) {
      const ClusterSpec machine = cluster(machineName, 8);
      for (const char *strategy : {"dp=8,zero=3", "tp=4,sp=1,dp=2,zero=1"})
        for (const std::string &name : stackNames()) {
          const SearchResult found =
              price(graph, machine, stack(name), strategy, 8);
          const StackSpec ideal = stack("ideal");
          const CostModel model2(graph, machine, ideal, found.stage.mesh);
          auto priced = evaluate(model2, found.stage.assignment);
          ASSERT_TRUE(priced) << priced.error().render();
          EXPECT_LE(priced->stepTime.value,
                    found.prediction.stepTime.value * (1 + 1e-9))
              << model << ", " << machineName << ", " << name << ", "
              << strategy;
        }
    }
  }
}

} // namespace
} // namespace planner
