//===- StagesTest.cpp - Pipeline stages, micro-batches, accumulation ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayeredModel.h"
#include "RandomGraph.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Search.h"
#include <cmath>
#include <gmock/gmock.h>
#include <random>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

Expected<SearchResult> tryPrice(const OpGraph &graph,
                                const std::string &strategy, int64_t devices,
                                const char *software = "ideal") {
  auto cluster = loadCluster("a100-80g-sxm", devices);
  auto stack = loadStack(software);
  auto spec = parseStrategy(strategy);
  EXPECT_TRUE(cluster && stack && spec) << strategy;
  return priceStrategy(graph, *cluster, *stack, *spec, devices);
}

SearchResult price(const OpGraph &graph, const std::string &strategy,
                   int64_t devices, const char *software = "ideal") {
  auto found = tryPrice(graph, strategy, devices, software);
  EXPECT_TRUE(found) << strategy << ": " << found.error().render();
  return found ? std::move(*found) : SearchResult{};
}

std::string refusal(const OpGraph &graph, const std::string &strategy,
                    int64_t devices, const char *software = "megatron") {
  auto found = tryPrice(graph, strategy, devices, software);
  EXPECT_FALSE(found) << strategy;
  return found ? std::string() : found.error().render();
}

OpGraph resized(OpGraph graph, int64_t batch) {
  const auto ok = resizeDimClass(graph, DimClassKind::Batch, batch);
  EXPECT_TRUE(ok) << ok.error().render();
  return graph;
}

double sumOf(const TimeBreakdown &b) {
  return (b.compute + b.recompute + b.optimizer + b.exposedComm +
          b.exposedOffload + b.bubble)
      .value;
}

/// The price of an assignment in so many chunks, each on a stage of its own.
StagedPrice splitPrice(const OpGraph &graph, const SearchResult &found,
                       size_t chunks, const char *software = "ideal",
                       int64_t microBatches = 1) {
  auto cluster = loadCluster("a100-80g-sxm", 8);
  auto stack = loadStack(software);
  EXPECT_TRUE(cluster && stack);
  const CostModel model(graph, *cluster, *stack, found.stage.mesh);
  StageRequest request;
  request.chunks = chunks;
  request.microBatches = microBatches;
  request.stages.clear();
  for (size_t c = 0; c < chunks; ++c)
    request.stages.push_back({{c, 1}});
  auto staged =
      priceStages(model, found.stage.assignment, found.stage.priced, request);
  EXPECT_TRUE(staged) << staged.error().render();
  return staged ? std::move(*staged) : StagedPrice{};
}

TEST(StagesTest, OneStageOfOneMicroBatchIsThePlainPrice) {
  const OpGraph graph = LayeredModel().build();
  for (const char *software : {"ideal", "megatron"}) {
    const SearchResult plain = price(graph, "tp=2,dp=4,zero=1", 8, software);
    const SearchResult spelled =
        price(graph, "tp=2,dp=4,zero=1,pp=1,mbs=8", 8, software);
    EXPECT_EQ(plain.prediction.stepTime, spelled.prediction.stepTime);
    EXPECT_EQ(plain.prediction.memory.totalPeak,
              spelled.prediction.memory.totalPeak);
    EXPECT_TRUE(plain.prediction.stages.empty());
    // The pipeline's own sums, where nothing is pipelined.
    auto cluster = loadCluster("a100-80g-sxm", 8);
    auto stack = loadStack(software);
    const CostModel model(graph, *cluster, *stack, plain.stage.mesh);
    const auto staged = predictStages(
        {model, plain.stage.assignment, plain.stage.priced, graph, {}});
    ASSERT_TRUE(staged) << staged.error().render();
    EXPECT_NEAR(staged->prediction.stepTime.value,
                plain.prediction.stepTime.value,
                1e-12 * plain.prediction.stepTime.value);
    EXPECT_EQ(staged->prediction.memory.totalPeak,
              plain.prediction.memory.totalPeak);
  }
}

TEST(StagesTest, ChunksAddUpToTheWhole) {
  for (bool scanned : {false, true}) {
    LayeredModel shape;
    shape.scanned = scanned;
    const OpGraph graph = shape.build();
    for (const char *strategy :
         {"dp=8,zero=0", "dp=8,zero=1", "dp=8,zero=3", "tp=4,dp=2,zero=1"}) {
      const SearchResult found = price(graph, strategy, 8);
      const PricedStrategy &whole = found.stage.priced;
      for (size_t chunks : {1, 2, 3, 4, 5, 8}) {
        SCOPED_TRACE(std::string(strategy) + (scanned ? " scanned " : " ") +
                     std::to_string(chunks));
        const StagedPrice staged = splitPrice(graph, found, chunks);
        Seconds compute, communication, optimizer;
        double layers = 0;
        for (const ChunkPrice &chunk : staged.chunks) {
          compute += chunk.forward.compute + chunk.backward.compute;
          communication += chunk.forward.exposed + chunk.backward.exposed;
          layers += chunk.layers;
          EXPECT_LE(chunk.weightGradient, chunk.backward.compute);
        }
        for (const UpdatePrice &stage : staged.stages) {
          optimizer += stage.optimizer;
          communication += stage.exposedReduction + stage.exposedGathering;
        }
        EXPECT_NEAR(layers, 8, 1e-9);
        EXPECT_NEAR(compute.value, whole.compute.value,
                    1e-9 * whole.compute.value);
        EXPECT_NEAR(optimizer.value, whole.optimizer.value,
                    1e-9 * whole.optimizer.value);
        EXPECT_NEAR(communication.value, whole.communication.value,
                    1e-9 * whole.communication.value);
      }
    }
  }
}

/// T(m) = m (forward + backward) + reduction + optimizer, all of the plain
/// price of one micro-batch. `ideal` sums gradients in the type that they have,
/// in the products that make them: the same bytes written, and as many read
/// beside the arithmetic, which takes longer.
TEST(StagesTest, AccumulationRepeatsThePassesOnly) {
  const OpGraph graph = LayeredModel().build();
  const char *strategy = "dp=8,zero=0,mbs=2";
  const auto step = [&](int64_t microBatches) {
    return price(resized(graph, 16 * microBatches), strategy, 8)
        .prediction.stepTime.value;
  };
  const SearchResult one = price(resized(graph, 16), "dp=8,zero=0", 8);
  const PricedStrategy &plain = one.stage.priced;
  const double t2 = step(2), t3 = step(3), t4 = step(4);
  EXPECT_NEAR(t4 - t3, t3 - t2, 1e-9 * t4);
  double reduction = 0;
  for (const PricedChange &change : plain.changes)
    if (change.isGradient)
      reduction += change.perStep().value;
  EXPECT_GT(reduction, 0);
  const double once = t2 - 2 * (t3 - t2);
  EXPECT_GE(once, reduction + plain.optimizer.value * (1 - 1e-9));
  EXPECT_LE(once, (reduction + plain.optimizer.value) * 1.05);
  EXPECT_GE(t3 - t2, plain.compute.value * (1 - 1e-9));
  EXPECT_LE(t3 - t2, plain.compute.value * 1.25);
}

/// Stages of two equal layers: (p - 1) / m of the work, but for the ends of the
/// model, which are a thousandth of it.
/// Where a device keeps its part of a sum, it adds to it what every micro-batch
/// reduces, whether the backward pass or the optimizer is first to ask for it.
TEST(StagesTest, PartsOfSumsAreReducedInEveryMicroBatch) {
  const OpGraph graph = LayeredModel().build();
  const SearchResult found = price(graph, "dp=8,zero=0", 8);
  auto cluster = loadCluster("a100-80g-sxm", 8);
  auto stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  const CostModel model(graph, *cluster, *stack, found.stage.mesh);
  const auto data = [&](bool late, int zero) {
    Assignment assignment = found.stage.assignment;
    for (TensorId id = 0; id < graph.tensors.size(); ++id)
      if (model.service(id) == Service::Gradient)
        for (Materialised &copy : assignment.materialised[id])
          copy.late = late;
    const auto priced = evaluate(model, assignment);
    EXPECT_TRUE(priced) << priced.error().render();
    StageRequest request;
    request.microBatches = 4;
    request.zero = zero;
    auto staged = priceStages(model, assignment, *priced, request);
    EXPECT_TRUE(staged) << staged.error().render();
    const auto purpose = static_cast<size_t>(Purpose::Data);
    return std::pair(staged->chunks[0].backward.communication[purpose].value,
                     staged->stages[0].communication[purpose].value);
  };
  const auto [eachTime, atTheEnd] = data(false, 2);
  EXPECT_GT(eachTime, 0);
  EXPECT_NEAR(data(true, 2).first, eachTime, 1e-9 * eachTime);
  EXPECT_NEAR(data(true, 2).second, atTheEnd, 1e-9 * eachTime);
  // Whole sums are reduced once.
  EXPECT_EQ(data(false, 0).first, 0);
  EXPECT_NEAR(data(true, 0).second, atTheEnd + eachTime, 1e-9 * eachTime);
}

TEST(StagesTest, BubbleOfEqualStages) {
  LayeredModel shape;
  shape.input = shape.output = 8;
  shape.ffn = 8192;
  const OpGraph graph = shape.build();
  for (const auto &[strategy, fraction] :
       {std::pair{"pp=4,mbs=4", 3.0 / 8}, std::pair{"pp=4,mbs=2", 3.0 / 16},
        std::pair{"pp=2,mbs=4", 1.0 / 8},
        std::pair{"pp=4,vpp=2,mbs=4", 3.0 / 16}}) {
    const Prediction p =
        price(graph, strategy, std::string(strategy)[3] - '0').prediction;
    const Seconds work =
        p.stepTime - p.breakdown.bubble - p.breakdown.optimizer;
    EXPECT_NEAR(p.breakdown.bubble / work, fraction, 0.1 * fraction)
        << strategy;
    EXPECT_NEAR(sumOf(p.breakdown), p.stepTime.value, 1e-12);
  }
}

/// The same layers, and bytes that differ by such a share at most.
void expectSameStages(const Prediction &a, const Prediction &b, double share) {
  ASSERT_EQ(a.stages.size(), b.stages.size());
  for (size_t s = 0; s < a.stages.size(); ++s) {
    EXPECT_EQ(a.stages[s].layers, b.stages[s].layers);
    const auto bytes = static_cast<double>(a.stages[s].memoryBytes);
    EXPECT_NEAR(bytes, static_cast<double>(b.stages[s].memoryBytes),
                share * bytes)
        << "stage " << s;
  }
}

/// In bytes but for what a loop carries from layer to layer, the residual
/// stream, which stays beside the value that replaces it.
TEST(StagesTest, LoopsOverLayersCostWhatLayersCost) {
  LayeredModel shape;
  const OpGraph unrolled = shape.build();
  shape.scanned = true;
  const OpGraph scanned = shape.build();
  for (const char *strategy :
       {"dp=4,pp=2,mbs=2,zero=1", "tp=2,pp=4,mbs=4", "pp=8,mbs=4",
        "dp=2,pp=4,mbs=2,zero=0", "dp=4,pp=2,vpp=2,mbs=2,zero=0"}) {
    SCOPED_TRACE(strategy);
    const Prediction a = price(unrolled, strategy, 8).prediction;
    const Prediction b = price(scanned, strategy, 8).prediction;
    EXPECT_NEAR(a.stepTime.value, b.stepTime.value, 0.02 * a.stepTime.value);
    expectSameStages(a, b, 0.04);
  }
}

/// So it is where some of them are computed again: of each chunk the first
/// ones, also of chunks that have fewer.
TEST(StagesTest, SomeIterationsCostWhatSomeLayersCost) {
  struct Named {
    const char *strategy;
    LayerChunks chunks;
  };
  for (const Named &named :
       {Named{"dp=4,pp=2,mbs=2,zero=1", LayerChunks(2)},
        Named{"tp=2,pp=4,mbs=4", LayerChunks(4)},
        Named{"dp=4,pp=2,vpp=2,mbs=2,zero=0", LayerChunks(4)},
        Named{"dp=8,mbs=2", LayerChunks(1)},
        Named{"dp=4,pp=2,mbs=2,zero=1,layers=5/3", LayerChunks({5, 3})},
        Named{"dp=2,pp=4,mbs=2,layers=1/3/2/2", LayerChunks({1, 3, 2, 2})}}) {
    LayeredModel shape;
    const int64_t most = named.chunks.sizes(shape.layers)->most;
    for (int64_t layers = 1; layers <= most; ++layers) {
      const std::string strategy =
          std::string(named.strategy) +
          ",recompute=full,recompute_layers=" + std::to_string(layers);
      SCOPED_TRACE(strategy);
      const RecomputeChoice some(Recompute::Full, layers, named.chunks);
      shape.scanned = false;
      const Prediction a = price(shape.build(some), strategy, 8).prediction;
      shape.scanned = true;
      const Prediction b = price(shape.build(some), strategy, 8).prediction;
      EXPECT_NEAR(a.stepTime.value, b.stepTime.value, 0.02 * a.stepTime.value);
      EXPECT_NEAR(a.breakdown.recompute.value, b.breakdown.recompute.value,
                  0.02 * a.breakdown.recompute.value);
      expectSameStages(a, b, 0.06);
    }
  }
}

/// Stage i of 1F1B keeps p - i micro-batches. In bytes, one layer of h = 512
/// and f = 2048 has 2 h f parameters, each with 4 bytes of itself, 4 of its
/// gradient's sum and 8 of two moments; a micro-batch of 4 x 128 tokens leaves
/// the layer's input and tanh, h + f f32 for each token, which inner stages
/// keep. Beside it are the buffers of the sends, input and output in both
/// directions, and what the layer works on.
TEST(StagesTest, MemoryOfStages) {
  LayeredModel shape;
  shape.layers = 4;
  const OpGraph graph = shape.build();
  const Prediction p = price(graph, "pp=4,mbs=4", 4).prediction;
  ASSERT_EQ(p.stages.size(), 4u);
  const int64_t parameters = 2 * 512 * 2048, tokens = 4 * 128;
  const int64_t saved = tokens * (512 + 2048) * 4;
  const int64_t stream = tokens * 512 * 4;
  for (int64_t stage : {1, 2}) {
    const int64_t memory = p.stages[static_cast<size_t>(stage)].memoryBytes;
    const int64_t least = 16 * parameters + (4 - stage) * saved + 4 * stream;
    EXPECT_GE(memory, least) << stage;
    // At most the gradients of tanh's argument and result, and of the stream.
    EXPECT_LE(memory, least + tokens * (2 * 2048 + 3 * 512) * 4) << stage;
  }
  EXPECT_EQ(p.stages[1].memoryBytes - p.stages[2].memoryBytes, saved);
  EXPECT_GT(p.stages[0].memoryBytes, p.stages[1].memoryBytes);
}

/// Stage 1 of four has three micro-batches under way. What it sends of each
/// stays, if the stack keeps it; the last stage sends nothing on. Half as much
/// again of what layers leave to the backward pass is half of three
/// micro-batches, and of what the one at work has made. A pool of half as much
/// again is that of all that comes and goes, and of nothing that stays.
TEST(StagesTest, WhatAStackHoldsBesideTheGraph) {
  LayeredModel shape;
  shape.layers = 4;
  const OpGraph graph = shape.build();
  const auto cluster = loadCluster("a100-80g-sxm", 4);
  const auto spec = parseStrategy("pp=4,mbs=4");
  auto stack = loadStack("ideal");
  ASSERT_TRUE(cluster && spec && stack);
  const auto stages = [&] {
    const auto found = priceStrategy(graph, *cluster, *stack, *spec, 4);
    EXPECT_TRUE(found) << found.error().render();
    return found ? found->prediction.stages : std::vector<StageShare>(4);
  };
  const auto plain = stages();
  const int64_t tokens = 4 * 128, stream = tokens * 512 * 4;
  const int64_t saved = tokens * (512 + 2048) * 4;
  stack->memory.keepsSent = true;
  const auto kept = stages();
  EXPECT_EQ(kept[1].memoryBytes - plain[1].memoryBytes, 3 * stream);
  EXPECT_EQ(kept[2].memoryBytes - plain[2].memoryBytes, 2 * stream);
  EXPECT_EQ(kept[3].memoryBytes, plain[3].memoryBytes);
  stack->memory.keepsSent = false;
  stack->memory.activations[0] = 1.5;
  const auto scaled = stages();
  const int64_t more = scaled[1].memoryBytes - plain[1].memoryBytes;
  EXPECT_GE(more, 3 * saved / 2);
  EXPECT_LE(more, 3 * saved / 2 + tokens * (2048 + 512) * 4 / 2);
  stack->memory.activations[0] = 1;
  stack->memory.pool = 1.5;
  const auto pooled = stages();
  EXPECT_GE(pooled[1].memoryBytes - plain[1].memoryBytes, more);
  for (size_t s = 0; s < 4; ++s)
    EXPECT_LT(pooled[s].memoryBytes, plain[s].memoryBytes * 3 / 2) << s;
}

/// The first and the last stage have the embedding, and sum its gradients: an
/// all-reduce between two devices of 64 x 512 f32, over NVLink.
TEST(StagesTest, TiedEmbeddings) {
  LayeredModel shape;
  for (bool scanned : {false, true}) {
    shape.scanned = scanned;
    shape.tied = false;
    const OpGraph apart = shape.build();
    shape.tied = true;
    const OpGraph tied = shape.build();
    const SearchResult found = price(tied, "dp=2,zero=0", 2);
    const StagedPrice staged = splitPrice(tied, found, 4);
    auto cluster = loadCluster("a100-80g-sxm", 8);
    ASSERT_TRUE(cluster);
    GroupShape pair;
    pair.perLevel[0] = 2;
    const Seconds sum = collectiveTime(*cluster, CollectiveKind::AllReduce,
                                       pair, Bytes(64 * 512 * 4));
    EXPECT_EQ(staged.stages[0].pipeline, sum);
    EXPECT_EQ(staged.stages[1].pipeline, Seconds());
    EXPECT_EQ(staged.stages[2].pipeline, Seconds());
    EXPECT_EQ(staged.stages[3].pipeline, sum);
    const StagedPrice other =
        splitPrice(apart, price(apart, "dp=2,zero=0", 2), 4);
    for (MemoryClass kind : {MemoryClass::Parameters, MemoryClass::Gradients})
      for (size_t c = 0; c < 4; ++c)
        EXPECT_EQ(staged.chunks[c].memory.persistent[static_cast<size_t>(kind)],
                  other.chunks[c].memory.persistent[static_cast<size_t>(kind)])
            << c;
  }
}

TEST(StagesTest, LayersThatDoNotDivide) {
  LayeredModel shape;
  shape.layers = 6;
  const OpGraph six = shape.build();
  // Embedding and head take a slot each.
  const SearchResult slots = price(six, "pp=4,mbs=4", 4);
  const std::vector<double> expected = {1, 2, 2, 1};
  ASSERT_EQ(slots.prediction.stages.size(), 4u);
  for (size_t s = 0; s < 4; ++s)
    EXPECT_EQ(slots.prediction.stages[s].layers, expected[s]);
  EXPECT_TRUE(slots.warnings.empty());
  shape.layers = 7;
  const SearchResult uneven = price(shape.build(), "pp=4,mbs=4", 4);
  ASSERT_FALSE(uneven.warnings.empty());
  EXPECT_THAT(uneven.warnings[0], HasSubstr("7 layers do not divide among 4"));
  double layers = 0;
  for (const StageShare &stage : uneven.prediction.stages)
    layers += stage.layers;
  EXPECT_EQ(layers, 7);
  EXPECT_THAT(refusal(six, "pp=8,mbs=4", 8),
              HasSubstr("8 chunks of a model of 6 layers"));
}

TEST(StagesTest, RefusalsNameWhatIsLegal) {
  const OpGraph graph = LayeredModel().build();
  const auto says = [&](const std::string &strategy, int64_t devices,
                        const std::string &what, const std::string &fix,
                        const char *software = "megatron") {
    const std::string text = refusal(graph, strategy, devices, software);
    EXPECT_THAT(text, HasSubstr(what)) << strategy;
    EXPECT_THAT(text, HasSubstr(fix)) << strategy;
  };
  says("tp=2,pp=3", 8, "tp=2 * pp=3 is 6 devices", "pp=4 or pp=2");
  says("tp=2,dp=2,pp=4", 8, "is 16 devices: expected 8",
       "tp=1 or pp=2 or dp=1");
  says("dp=2,pp=2,mbs=3", 4, "6 samples at once do not divide",
       "mbs=4 or mbs=2");
  says("pp=4,vpp=2,mbs=16", 4, "micro-batches divisible by 4", "mbs=8");
  says("pp=2,vpp=2,schedule=1f1b", 2, "1f1b: expected 1 chunk per stage",
       "without schedule or vpp=1");
  says("dp=2,pp=2,zero=3", 4, "ZeRO up to stage 1 with pipelines",
       "zero=1 or pp=1,dp=4");
  says("dp=2,pp=2,zero=2", 4, "ZeRO up to stage 1", "zero=1", "deepspeed");
  says("vpp=2,dp=4", 4, "expected more than one stage", "vpp=1");
  says("dp=4,overlap=dp", 4, "does not overlap that", "without overlap",
       "megatron-2021");
}

/// An operator each second is a whole number of seconds, twice as many at half
/// the pace; a host that is ahead of the device costs nothing.
TEST(StagesTest, PassesWaitForTheHost) {
  const OpGraph graph = LayeredModel().build();
  const SearchResult found = price(graph, "dp=1", 1);
  const auto passes = [&](double issue) {
    auto cluster = loadCluster("a100-80g-sxm", 1);
    auto stack = loadStack("ideal");
    EXPECT_TRUE(cluster && stack);
    stack->kernels.issue = Seconds(issue);
    const CostModel model(graph, *cluster, *stack, found.stage.mesh);
    const auto priced = evaluate(model, found.stage.assignment);
    EXPECT_TRUE(priced) << priced.error().render();
    auto staged =
        priceStages(model, found.stage.assignment, *priced, StageRequest{});
    EXPECT_TRUE(staged) << staged.error().render();
    const Seconds both =
        staged->chunks[0].forward.time() + staged->chunks[0].backward.time();
    // One stage and one micro-batch: the plain price says the same.
    EXPECT_NEAR(both.value, (priced->stepTime - priced->optimizer).value,
                1e-9 * both.value);
    return both.value;
  };
  const double operators = passes(1);
  EXPECT_GT(operators, 10);
  EXPECT_NEAR(operators, std::round(operators), 1e-9);
  EXPECT_NEAR(passes(2), 2 * operators, 1e-9);
  EXPECT_EQ(passes(1e-15), passes(0));
  EXPECT_LT(passes(0), 1);
}

/// Column and row splits sum once in the forward and once in the backward pass
/// of a layer. Without them the host issues operators alone.
TEST(StagesTest, TheHostIssuesCollectivesToo) {
  const auto issued = [](int64_t layers, const char *strategy) {
    LayeredModel shape;
    shape.layers = layers;
    const OpGraph graph = shape.build();
    const SearchResult found = price(graph, strategy, 8, "megatron-2021");
    auto cluster = loadCluster("a100-80g-sxm", 8);
    auto stack = loadStack("megatron-2021");
    EXPECT_TRUE(cluster && stack);
    stack->kernels.issue = Seconds(1);
    const CostModel model(graph, *cluster, *stack, found.stage.mesh);
    const auto priced = evaluate(model, found.stage.assignment);
    EXPECT_TRUE(priced) << priced.error().render();
    const auto forward = static_cast<size_t>(Phase::Forward);
    const auto backward = static_cast<size_t>(Phase::Backward);
    return (priced->ownIssueByPhase[forward] +
            priced->ownIssueByPhase[backward])
        .value;
  };
  EXPECT_DOUBLE_EQ(issued(8, "tp=8") - issued(5, "tp=8"), 3 * 2);
  EXPECT_DOUBLE_EQ(issued(8, "dp=8") - issued(5, "dp=8"), 0);
}

/// What is hidden is at most what there is, and never compute; contention costs
/// something where a stack says so.
TEST(StagesTest, OverlapHidesCommunication) {
  const OpGraph graph = LayeredModel().build();
  for (const char *software : {"ideal", "megatron", "torchtitan"})
    for (const char *strategy :
         {"dp=8,zero=0,mbs=2", "dp=8,zero=1,mbs=2", "tp=4,dp=2,mbs=2,zero=1",
          "tp=2,pp=2,dp=2,mbs=2,zero=1"}) {
      SCOPED_TRACE(std::string(software) + " " + strategy);
      const Prediction none = price(graph, strategy, 8, software).prediction;
      const Prediction all =
          price(graph, std::string(strategy) + ",overlap=all", 8, software)
              .prediction;
      EXPECT_LT(all.stepTime, none.stepTime);
      EXPECT_GE(
          all.stepTime.value,
          (none.stepTime - none.breakdown.exposedComm - none.breakdown.bubble)
                  .value *
              (1 - 1e-9));
      EXPECT_GE(all.breakdown.exposedComm.value, 0);
      EXPECT_NEAR(sumOf(all.breakdown), all.stepTime.value, 1e-12);
      EXPECT_NEAR(all.communication.data.value, none.communication.data.value,
                  1e-9 * none.stepTime.value);
    }
}

/// Each value that follows from a parameter is looked at once, whichever of the
/// 2^64 ways leads to it.
TEST(StagesTest, FormsOfAParameterAreFollowedOnce) {
  GraphBuilder b;
  const TensorId x = b.argument({64, 64}, Role::Input);
  TensorId form = b.argument({64, 64}, Role::Parameter);
  for (int i = 0; i < 64; ++i)
    form = b.elementwise({form, b.elementwise({form}, false)}, true);
  b.output(b.matmul(b.elementwise({b.matmul(x, form)}, false), form));
  const LayerLine line = findLayers(CostModel(
      b.graph, *loadCluster("a100-80g-sxm", 1), *loadStack("ideal"), Mesh{}));
  EXPECT_EQ(line.length, 3);
  EXPECT_EQ(line.shared.size(), 1U);
}

/// The same work in another order: stages compute as long under every schedule,
/// those that split the backward pass wait less. But for the model's ends,
/// which lie on other stages, and sends, which are waited for at other times.
TEST(StagesTest, SchedulesDoTheSameWork) {
  LayeredModel shape;
  shape.input = shape.output = 8;
  shape.ffn = 8192;
  const OpGraph graph = shape.build();
  const Prediction usual = price(graph, "pp=4,mbs=2", 4).prediction;
  for (const char *schedule : {"gpipe", "zb-h1", "zbv", "dualpipe"}) {
    SCOPED_TRACE(schedule);
    const Prediction p =
        price(graph, std::string("pp=4,mbs=2,schedule=") + schedule, 4)
            .prediction;
    EXPECT_NEAR(p.breakdown.compute.value, usual.breakdown.compute.value,
                0.03 * usual.breakdown.compute.value);
    EXPECT_NEAR(sumOf(p.breakdown), p.stepTime.value, 1e-12);
    if (std::string(schedule) == "gpipe") {
      EXPECT_GT(p.memory.totalPeak, usual.memory.totalPeak);
      EXPECT_NEAR(p.breakdown.bubble.value, usual.breakdown.bubble.value,
                  0.1 * usual.breakdown.bubble.value);
    } else {
      EXPECT_LT(p.breakdown.bubble, usual.breakdown.bubble);
      EXPECT_LT(p.stepTime, usual.stepTime);
    }
  }
}

/// Random legal strategies: parts are not negative and add up, shares are
/// shares, memory is the worst stage's.
TEST(StagesTest, PartsOfRandomStrategiesAddUp) {
  std::mt19937 random(7);
  const auto pick = [&](std::vector<int64_t> list) {
    return list[random() % list.size()];
  };
  for (bool scanned : {false, true}) {
    LayeredModel shape;
    shape.scanned = scanned;
    const OpGraph graph = shape.build();
    for (int i = 0; i < 15; ++i) {
      const int64_t pp = pick({1, 2, 4, 8}), tp = pick({1, 2, 4});
      const int64_t dp = pick({1, 2}), vpp = pp > 1 ? pick({1, 1, 2}) : 1;
      const int64_t mbs = pick({1, 2, 4});
      if (pp * vpp > 8 || (32 / (mbs * dp)) % pp != 0)
        continue;
      std::string strategy =
          "pp=" + std::to_string(pp) + ",tp=" + std::to_string(tp) +
          ",dp=" + std::to_string(dp) + ",mbs=" + std::to_string(mbs) +
          ",zero=" + std::to_string(pick({0, 1}));
      if (vpp > 1)
        strategy += ",vpp=" + std::to_string(vpp);
      const char *overlaps[] = {"none", "dp", "tp", "all"};
      strategy += std::string(",overlap=") + overlaps[random() % 4];
      SCOPED_TRACE(strategy);
      const Prediction p =
          price(graph, strategy, pp * tp * dp, "megatron").prediction;
      EXPECT_NEAR(sumOf(p.breakdown), p.stepTime.value,
                  1e-12 * p.stepTime.value);
      for (Seconds part : {p.breakdown.compute, p.breakdown.optimizer,
                           p.breakdown.exposedComm, p.breakdown.bubble})
        EXPECT_GE(part.value, -1e-15);
      if (pp > 1) {
        ASSERT_EQ(p.stages.size(), static_cast<size_t>(pp));
      }
      int64_t most = 0;
      double layers = 0;
      for (const StageShare &stage : p.stages) {
        EXPECT_GT(stage.stepShare, 0);
        EXPECT_LE(stage.stepShare, 1);
        most = std::max(most, stage.memoryBytes);
        layers += stage.layers;
      }
      if (!p.stages.empty()) {
        EXPECT_EQ(most, p.memory.totalPeak);
        EXPECT_NEAR(layers, 8, 1e-9);
      }
    }
  }
}

/// Against every way to cut.
TEST(StagesTest, BalancedCutsAreTheBest) {
  std::mt19937 random(11);
  for (int round = 0; round < 100; ++round) {
    const size_t units = 3 + random() % 8;
    const size_t chunks = 2 + random() % 2;
    std::vector<double> weights;
    for (size_t u = 0; u < units; ++u)
      weights.push_back(static_cast<double>(random() % 10));
    LayerLine line;
    line.length = static_cast<int64_t>(units);
    const auto cuts = cutLine(line, chunks, weights);
    ASSERT_TRUE(cuts);
    const auto sum = [&](double from, double to) {
      double total = 0;
      for (auto u = static_cast<size_t>(from); static_cast<double>(u) < to; ++u)
        total += weights[u];
      return total;
    };
    double got = 0, best = 1e9;
    for (size_t c = 0; c < chunks; ++c) {
      EXPECT_LT(cuts->at[c], cuts->at[c + 1]);
      got = std::max(got, sum(cuts->at[c], cuts->at[c + 1]));
    }
    const auto n = static_cast<double>(units);
    for (double a = 1; a < n; ++a)
      if (chunks == 2)
        best = std::min(best, std::max(sum(0, a), sum(a, n)));
      else
        for (double b = a + 1; b < n; ++b)
          best = std::min(best, std::max({sum(0, a), sum(a, b), sum(b, n)}));
    EXPECT_NEAR(got, best, 1e-9);
  }
}

} // namespace
