//===- ActivationMemoryTest.cpp - What waits for the backward pass --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Megatron-LM's formulas of activation memory (Korthikanti and others, 2022),
// bytes of a layer in 16 bits, with dropout and unfused attention, for s
// tokens in each of b sequences, h features, a heads, t tensor-parallel
// devices:
//
//   tensor parallelism               s b h (10 + 24 / t + 5 a s / (h t))
//   and sequence parallelism         s b h / t (34 + 5 a s / h)
//   and selective recomputation      34 s b h / t
//   selective recomputation alone    s b h (10 + 24 / t)
//   full recomputation               2 s b h
//
// Nothing of them is written in the planner: they follow from which tensors of
// the graph live until the backward pass, and how they are split. Statistics of
// normalisations, two f32 numbers for each token, are what they neglect.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Graph/Recompute.h"
#include "planner/Search/Search.h"
#include "planner/Zoo/Zoo.h"
#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace planner {
namespace {

constexpr int64_t kTensor = 8, kSequence = 2048;

struct Model {
  const char *name;
  int64_t hidden, heads, layers, microBatch;
  /// Stages and model chunks of a stage: the first stage keeps the activations
  /// of 1 + (p - 1) / (p v) times the layers.
  double inFlight;
};
const Model kModels[] = {{"22B", 6144, 64, 48, 4, 1},
                         {"175B", 12288, 96, 96, 1, 1 + 7.0 / 24},
                         {"530B", 20480, 128, 105, 1, 1 + 34.0 / 105},
                         {"1T", 25600, 160, 128, 1, 1}};

struct Way {
  bool sequence;
  Recompute recompute;
};
constexpr Way kAlone = {false, Recompute::None},
              kSplit = {true, Recompute::None},
              kSelective = {false, Recompute::Selective},
              kBoth = {true, Recompute::Selective},
              kFull = {false, Recompute::Full};

struct Saved {
  double activations = 0, statistics = 0;
};

OpGraph prepared(const Model &model, int64_t layers, Recompute recompute) {
  const std::string name = "gpt,layers=" + std::to_string(layers) +
                           ",hidden=" + std::to_string(model.hidden) +
                           ",heads=" + std::to_string(model.heads) +
                           ",vocab=51200,seq=" + std::to_string(kSequence) +
                           ",batch=" + std::to_string(model.microBatch) +
                           ",dropout=1";
  auto graph = importZoo(name, {});
  EXPECT_TRUE(graph) << graph.error().render();
  if (!graph)
    return {};
  PrepareOptions options;
  options.recompute = recompute;
  options.attention = AttentionForm::Eager;
  const auto ok = prepareGraph(*graph, options);
  EXPECT_TRUE(ok) << ok.error().render();
  return std::move(*graph);
}

/// The layouts of a tensor that wait for the backward pass.
class Waiting {
public:
  Waiting(const OpGraph &g, const Stage &s)
      : graph(g), stage(s), lifetimes(computeLifetimes(g)) {}

  Saved sum(const Model &model) const {
    // Views share a buffer.
    std::map<TensorId, double> bytesOf;
    for (TensorId id = 0; id < graph.tensors.size(); ++id) {
      const Tensor &tensor = graph.tensors[id];
      if (tensor.producer == kNone ||
          graph.ops[tensor.producer].phase != Phase::Forward ||
          graph.ops[tensor.producer].kind == OpKind::Generator)
        continue;
      TensorId root = id;
      while (lifetimes[root].aliasOf != kNone)
        root = lifetimes[root].aliasOf;
      bytesOf[root] = std::max(bytesOf[root], bytes(id));
    }
    Saved saved;
    for (const auto &[id, value] : bytesOf) {
      const bool isOfTokens =
          graph.tensors[id].elements() <= kSequence * model.microBatch;
      (isOfTokens ? saved.statistics : saved.activations) += value;
    }
    return saved;
  }

private:
  double bytes(TensorId id) const {
    const Tensor &tensor = graph.tensors[id];
    const auto &copies = stage.assignment.materialised[id];
    const TensorSharding produced =
        resultSharding(graph.ops[tensor.producer], tensor.resultIndex,
                       stage.assignment.ops[tensor.producer], stage.mesh);
    std::vector<TensorSharding> waiting;
    for (const Use &use : tensor.uses) {
      if (graph.ops[use.op].phase == Phase::Forward)
        continue;
      TensorSharding layout =
          operandSharding(graph.ops[use.op], use.operand,
                          stage.assignment.ops[use.op], stage.mesh);
      for (bool isThere = false; !isThere && layout != produced;) {
        const auto copy = std::find_if(
            copies.begin(), copies.end(),
            [&](const Materialised &m) { return m.layout == layout; });
        if (copy == copies.end())
          break;
        isThere = !copy->redoneEachPhase && isReadForward(id, layout);
        if (!isThere)
          layout = copy->source < 0 ? produced : copies[copy->source].layout;
      }
      if (std::find(waiting.begin(), waiting.end(), layout) == waiting.end())
        waiting.push_back(layout);
    }
    double total = 0;
    for (const TensorSharding &layout : waiting)
      total += static_cast<double>(localBytes(tensor, layout, stage.mesh));
    return total;
  }

  bool isReadForward(TensorId id, const TensorSharding &layout) const {
    for (const Use &use : graph.tensors[id].uses)
      if (graph.ops[use.op].phase == Phase::Forward &&
          operandSharding(graph.ops[use.op], use.operand,
                          stage.assignment.ops[use.op], stage.mesh) == layout)
        return true;
    return false;
  }

  const OpGraph &graph;
  const Stage &stage;
  const std::vector<Lifetime> lifetimes;
};

Saved savedOf(const Model &model, int64_t layers, const Way &way) {
  const OpGraph graph = prepared(model, layers, way.recompute);
  auto cluster = loadCluster("a100-80g-sxm", kTensor);
  auto stack = loadStack("megatron");
  const std::string strategy = std::string("tp=8,dp=1,attn=eager,sp=") +
                               (way.sequence ? "1" : "0") +
                               ",recompute=" + std::string(name(way.recompute));
  auto spec = parseStrategy(strategy);
  EXPECT_TRUE(cluster && stack && spec);
  const auto found = priceStrategy(graph, *cluster, withKernels(*stack, *spec),
                                   *spec, kTensor);
  EXPECT_TRUE(found) << found.error().render();
  return found ? Waiting(graph, found->stage).sum(model) : Saved{};
}

/// Of one layer: what a third one adds to two.
Saved ofLayer(const Model &model, const Way &way) {
  const Saved two = savedOf(model, 2, way), three = savedOf(model, 3, way);
  return {three.activations - two.activations,
          three.statistics - two.statistics};
}

double formula(const Model &model, const Way &way) {
  const auto h = static_cast<double>(model.hidden);
  const auto a = static_cast<double>(model.heads);
  const double t = kTensor, s = kSequence;
  const double sbh = s * static_cast<double>(model.microBatch) * h;
  if (way.recompute == Recompute::Full)
    return 2 * sbh;
  const double scores =
      way.recompute == Recompute::None ? 5 * a * s / (h * t) : 0;
  return sbh * ((way.sequence ? 10 / t : 10) + 24 / t + scores);
}

TEST(ActivationMemory, IsMegatronsFormula) {
  const Model &model = kModels[0];
  for (const Way &way : {kAlone, kSplit, kSelective, kBoth, kFull}) {
    SCOPED_TRACE(std::string(name(way.recompute)) +
                 (way.sequence ? " sp=1" : " sp=0"));
    const Saved layer = ofLayer(model, way);
    EXPECT_NEAR(layer.activations, formula(model, way), 0.5);
    EXPECT_LE(layer.statistics,
              16.0 * kSequence * static_cast<double>(model.microBatch));
  }
}

double gib(const Model &model, const Way &way) {
  return ofLayer(model, way).activations * static_cast<double>(model.layers) *
         model.inFlight / (1024.0 * 1024 * 1024);
}

/// The paper's table, to every printed digit.
TEST(ActivationMemory, IsThatOfThePublishedModels) {
  const double none[] = {59.25, 66.84, 114.02, 131.25};
  const double both[] = {9.56, 12.35, 23.08, 26.56};
  for (size_t i = 0; i < std::size(kModels); ++i) {
    SCOPED_TRACE(kModels[i].name);
    EXPECT_NEAR(gib(kModels[i], kAlone), none[i], 0.005);
    EXPECT_NEAR(gib(kModels[i], kBoth), both[i], 0.005);
  }
}

/// Shares of what is kept without any of it, within 0.2 points.
TEST(ActivationMemory, IsThePublishedShareOfAll) {
  const double shares[][4] = {{66.84, 49.42, 16.18, 7.64},
                              {62.04, 56.53, 18.49, 8.71},
                              {58.31, 62.04, 20.27, 9.42},
                              {58.31, 62.04, 20.27, 9.42}};
  const Way ways[] = {kSplit, kSelective, kBoth, kFull};
  for (size_t i = 0; i < std::size(kModels); ++i) {
    SCOPED_TRACE(kModels[i].name);
    const double all = ofLayer(kModels[i], kAlone).activations;
    for (size_t way = 0; way < std::size(ways); ++way)
      EXPECT_NEAR(100 * ofLayer(kModels[i], ways[way]).activations / all,
                  shares[i][way], 0.2);
  }
}

//===----------------------------------------------------------------------===//
// recompute=full in both forms
//===----------------------------------------------------------------------===//

struct Price {
  double step, peak, recompute, hardware, model;
};

Price priceOf(bool scans, const std::string &strategy) {
  auto spec = parseStrategy(strategy);
  auto cluster = loadCluster("a100-80g-sxm", kTensor);
  auto stack = loadStack("megatron");
  auto graph = importZoo(std::string("gpt,layers=3,hidden=2048,heads=16,"
                                     "vocab=1024,seq=2048,batch=32,scan=") +
                             (scans ? "1" : "0"),
                         {});
  EXPECT_TRUE(spec && cluster && stack && graph);
  PrepareOptions options;
  options.recompute = spec->recompute();
  EXPECT_TRUE(prepareGraph(*graph, options));
  const auto found = priceStrategy(*graph, *cluster, *stack, *spec, kTensor);
  EXPECT_TRUE(found) << found.error().render();
  if (!found)
    return {};
  const Prediction &p = found->prediction;
  return {p.stepTime.value, static_cast<double>(p.memory.totalPeak),
          p.breakdown.recompute.value, graph->modelMatmulFlops(),
          modelFlopsOnce(*graph)};
}

TEST(Recomputation, CostsTheSameInLoopsAndOutside) {
  for (const std::string strategy : {"tp=8,sp=0,dp=1", "dp=8,zero=1"}) {
    SCOPED_TRACE(strategy);
    const Price loop = priceOf(true, strategy + ",recompute=full");
    const Price line = priceOf(false, strategy + ",recompute=full");
    EXPECT_NEAR(loop.step, line.step, 0.02 * line.step);
    EXPECT_EQ(loop.hardware, line.hardware);
    EXPECT_EQ(loop.model, line.model);
    for (bool scans : {false, true}) {
      const Price full = scans ? loop : line;
      const Price none = priceOf(scans, strategy + ",recompute=none");
      EXPECT_EQ(none.recompute, 0);
      EXPECT_GT(full.recompute, 0);
      EXPECT_LT(full.peak, none.peak);
      EXPECT_EQ(full.model, none.hardware);
      // A layer's products and attention, forward: 24 b s h^2 and 2 b s^2 h.
      EXPECT_DOUBLE_EQ(full.hardware - full.model,
                       3 * 32 * 2048.0 * 2048 * (24 * 2048 + 2 * 2049.0));
    }
  }
}

} // namespace
} // namespace planner
