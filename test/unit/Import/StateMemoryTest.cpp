//===- StateMemoryTest.cpp - Parameters, gradients, optimizer states ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// ZeRO's own example (Rajbhandari and others, 2020): mixed-precision Adam keeps
// 2 + 2 + 12 bytes for each parameter, and 64 data-parallel devices divide the
// states, then the gradients, then the parameters among them. 7.5 billion
// parameters are 120, 31.4, 16.6 and 1.9 GB.
//
// Whose sums of gradients are in fp32 keeps 18 bytes: Megatron-LM, whose
// authors (Korthikanti and others, 2022) print 18 * 12 L h^2 / (t p) for four
// models. DeepSpeed's estimates for n devices are 4 + 16 / n bytes for ZeRO-2,
// where the gradients of a micro-batch are whole, and 18 / n and the largest
// layer for ZeRO-3.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include "planner/Zoo/Zoo.h"
#include <algorithm>
#include <gtest/gtest.h>

namespace planner {
namespace {

constexpr int64_t kStateDevices = 64;

/// Bytes of a device for each parameter of the model.
struct PerParameter {
  double parameters = 0, gradients = 0, states = 0;
};

/// The layout of a gradient that waits for the optimizer.
int64_t waitingBytes(const OpGraph &graph, const Stage &stage, TensorId id) {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding produced =
      resultSharding(graph.ops[tensor.producer], tensor.resultIndex,
                     stage.assignment.ops[tensor.producer], stage.mesh);
  int64_t bytes = 0;
  for (const Use &use : tensor.uses) {
    if (graph.ops[use.op].phase != Phase::Optimizer)
      continue;
    TensorSharding layout =
        operandSharding(graph.ops[use.op], use.operand,
                        stage.assignment.ops[use.op], stage.mesh);
    for (const Materialised &copy : stage.assignment.materialised[id])
      if (copy.layout == layout && copy.late)
        layout = produced;
    bytes = std::max(bytes, localBytes(tensor, layout, stage.mesh));
  }
  return bytes;
}

PerParameter perParameter(const OpGraph &graph, int zero) {
  auto cluster = loadCluster("a100-80g-sxm", kStateDevices);
  auto stack = loadStack("ideal");
  auto spec = parseStrategy("dp=64,zero=" + std::to_string(zero));
  EXPECT_TRUE(cluster && stack && spec);
  const auto found =
      priceStrategy(graph, *cluster, *stack, *spec, kStateDevices);
  EXPECT_TRUE(found) << found.error().render();
  if (!found)
    return {};
  Stage stage = found->stage;
  // ZeRO-1 keeps gradients whole until the optimizer takes its part of them.
  if (zero == 1)
    for (TensorId id = 0; id < graph.tensors.size(); ++id)
      if (graph.tensors[id].producer != kNone &&
          graph.ops[graph.tensors[id].producer].phase == Phase::Backward)
        for (Materialised &copy : stage.assignment.materialised[id])
          copy.late = true;
  const std::vector<Lifetime> lifetimes = computeLifetimes(graph);
  PerParameter per;
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone) {
      const auto bytes = static_cast<double>(
          localBytes(tensor, stage.assignment.storage[id], stage.mesh));
      if (tensor.role == Role::Parameter)
        per.parameters += bytes;
      if (tensor.role == Role::OptimizerState)
        per.states += bytes;
    } else if (lifetimes[id].memoryClass == MemoryClass::Gradients &&
               lifetimes[id].aliasOf == kNone) {
      per.gradients += static_cast<double>(waitingBytes(graph, stage, id));
    }
  }
  const auto count = static_cast<double>(graph.parameterCount());
  return {per.parameters / count, per.gradients / count, per.states / count};
}

TEST(StateMemory, IsThatOfZero) {
  auto graph = importZoo(
      "gpt,layers=2,hidden=4096,heads=32,vocab=51200,seq=64,batch=64", {});
  ASSERT_TRUE(graph) << graph.error().render();
  const auto ok = prepareGraph(*graph, {});
  ASSERT_TRUE(ok) << ok.error().render();
  const double published[] = {120, 31.4, 16.6, 1.9};
  for (int zero = 0; zero <= 3; ++zero) {
    SCOPED_TRACE(zero);
    const PerParameter per = perParameter(*graph, zero);
    EXPECT_NEAR(7.5 * (per.parameters + per.gradients + per.states),
                published[zero], 0.05);
    const auto share = [&](int level) { return zero >= level ? 64.0 : 1.0; };
    EXPECT_NEAR(per.states, 12 / share(1), 1e-3);
    EXPECT_NEAR(per.gradients, 2 / share(2), 1e-3);
    EXPECT_NEAR(per.parameters, 2 / share(3), 1e-3);
  }
}

//===----------------------------------------------------------------------===//
// Stacks: 16 or 18 bytes for each parameter
//===----------------------------------------------------------------------===//

/// On one device.
struct Held {
  double parameters = 0, gradients = 0, optimizer = 0, copies = 0;
  /// Elements of parameters of more dimensions, and of one.
  double matrices = 0, vectors = 0;
};

/// Of a step of two micro-batches.
Held heldBy(const std::string &model, int64_t layers, const char *stackName,
            const std::string &strategy, int64_t devices) {
  auto graph =
      importZoo("gpt,layers=" + std::to_string(layers) + "," + model, {});
  auto cluster = loadCluster("a100-80g-sxm", devices);
  auto stack = loadStack(stackName);
  auto spec = parseStrategy(strategy + ",mbs=1");
  EXPECT_TRUE(graph && cluster && stack && spec);
  EXPECT_TRUE(prepareGraph(*graph, {}));
  const auto found = priceStrategy(*graph, *cluster, *stack, *spec, devices);
  EXPECT_TRUE(found) << found.error().render();
  if (!found)
    return {};
  const auto at = [&](MemoryClass kind) {
    return static_cast<double>(
        found->prediction.memory.atPeak[static_cast<size_t>(kind)]);
  };
  Held held{at(MemoryClass::Parameters),
            at(MemoryClass::Gradients),
            at(MemoryClass::Optimizer),
            at(MemoryClass::Temporaries),
            0,
            0};
  for (TensorId id : graph->arguments) {
    const Tensor &tensor = graph->tensors[id];
    if (tensor.role != Role::Parameter)
      continue;
    const auto local = static_cast<double>(
        localBytes(tensor, found->stage.assignment.storage[id],
                   found->stage.mesh) /
        2);
    (tensor.shape.size() > 1 ? held.matrices : held.vectors) += local;
  }
  return held;
}

/// Of a layer: what a third one adds to two.
Held ofLayer(const std::string &model, const char *stack,
             const std::string &strategy, int64_t devices) {
  const Held two = heldBy(model, 2, stack, strategy, devices);
  const Held three = heldBy(model, 3, stack, strategy, devices);
  return {three.parameters - two.parameters, three.gradients - two.gradients,
          three.optimizer - two.optimizer,   three.copies - two.copies,
          three.matrices - two.matrices,     three.vectors - two.vectors};
}

TEST(StateMemory, IsThatOfMegatronsTable) {
  struct Published {
    const char *name;
    int64_t hidden, heads, layers, stages;
    double gib;
  };
  for (const Published &p : {Published{"22B", 6144, 64, 48, 1, 45.56},
                             {"175B", 12288, 96, 96, 8, 45.56},
                             {"530B", 20480, 128, 105, 35, 31.64},
                             {"1T", 25600, 160, 128, 64, 32.96}}) {
    SCOPED_TRACE(p.name);
    const Held layer = ofLayer("hidden=" + std::to_string(p.hidden) +
                                   ",heads=" + std::to_string(p.heads) +
                                   ",vocab=51200,seq=64,batch=2",
                               "megatron", "tp=8,dp=1", 8);
    const double elements = layer.matrices + layer.vectors;
    EXPECT_EQ(layer.parameters, 2 * elements);
    EXPECT_EQ(layer.gradients, 4 * elements);
    EXPECT_EQ(layer.optimizer, 12 * elements);
    // The formula is of matrices alone.
    const auto h = static_cast<double>(p.hidden);
    EXPECT_EQ(layer.matrices, 12 * h * h / 8);
    EXPECT_LT(layer.vectors, 13 * h);
    const double perStage =
        static_cast<double>(p.layers) / static_cast<double>(p.stages);
    EXPECT_NEAR(18 * layer.matrices * perStage / kGiB, p.gib, 0.005);
  }
}

/// Sums in the parameters' type: fp16 of Megatron-LM, bf16 of NeMo's recipes.
TEST(StateMemory, IsSixteenBytesWhereGradientsAreNarrow) {
  const std::string model = "hidden=1024,heads=16,vocab=1024,seq=64,batch=2";
  const Held half = ofLayer(model + ",dtype=fp16", "megatron", "tp=8,dp=1", 8);
  const Held nemo = ofLayer(model, "nemo", "tp=8,dp=1", 8);
  for (const Held &layer : {half, nemo}) {
    const double elements = layer.matrices + layer.vectors;
    EXPECT_EQ(layer.parameters + layer.gradients + layer.optimizer,
              16 * elements);
  }
  // The step of fp16 works on a copy of its gradients in fp32.
  EXPECT_EQ(half.copies, 4 * (half.matrices + half.vectors));
  EXPECT_EQ(nemo.copies, 0);
}

/// Rows of DeepSpeed's documentation without offload: GiB for 2851 million
/// parameters with a largest layer of 32 million on 8 devices, and MiB for
/// t5-large on 4.
TEST(StateMemory, IsThatOfDeepSpeedsEstimates) {
  const auto perElement = [](const char *zero, int64_t devices) {
    const std::string n = std::to_string(devices);
    const Held layer =
        ofLayer("hidden=1024,heads=16,vocab=1024,seq=64,batch=" +
                    std::to_string(2 * devices),
                "deepspeed", "dp=" + n + ",zero=" + zero, devices);
    const double elements = 3 * 4 * 1024.0 * 1024 + 13 * 1024.0;
    return Held{layer.parameters / elements,
                layer.gradients / elements,
                layer.optimizer / elements,
                layer.copies / elements,
                0,
                0};
  };
  const Held second = perElement("1", 8);
  EXPECT_NEAR((second.parameters + second.gradients + second.optimizer +
               second.copies) *
                  2851e6 / kGiB,
              15.93, 0.005);
  // Their estimate has no sums of 16 bits beside the copies in fp32.
  const auto third = [&](int64_t devices) {
    const Held held = perElement("3", devices);
    return held.parameters + held.optimizer + held.copies;
  };
  EXPECT_NEAR((third(8) * 2851e6 + 4 * 32e6) / kGiB, 6.09, 0.005);
  EXPECT_NEAR((third(4) * 737.67e6 + 4 * 32.90e6) / (1024 * 1024), 3291, 0.5);
}

//===----------------------------------------------------------------------===//
// Kernels of their own
//===----------------------------------------------------------------------===//

constexpr int64_t kTokens = 2 * 256, kVocabulary = 65536, kHidden = 1024;

/// Two micro-batches of two sequences each through two layers. The peak is at
/// the loss.
int64_t peakOf(const StackSpec &stack, const std::string &strategy,
               int64_t devices) {
  auto graph = importZoo("gpt,layers=2,hidden=1024,heads=16,vocab=65536,"
                         "seq=256,batch=4",
                         {});
  auto cluster = loadCluster("a100-80g-sxm", devices);
  auto spec = parseStrategy(strategy + ",dp=1,mbs=2");
  EXPECT_TRUE(graph && cluster && spec);
  EXPECT_TRUE(prepareGraph(*graph, {}));
  const auto found = priceStrategy(*graph, *cluster, stack, *spec, devices);
  EXPECT_TRUE(found) << found.error().render();
  return found ? found->prediction.memory.totalPeak : 0;
}

TEST(ActivationTerms, NormalisationsKeepTheirOwn) {
  auto stack = loadStack("megatron");
  ASSERT_TRUE(stack);
  const int64_t plain = peakOf(*stack, "tp=1", 1);
  stack->memory.fusedNorm = 2;
  stack->memory.eagerNorm = 10;
  // Two of each layer, and the last one.
  const int64_t elements = kTokens * kHidden * 5;
  EXPECT_EQ(peakOf(*stack, "tp=1", 1) - plain, 2 * elements);
  stack->fusedNorm = false;
  EXPECT_EQ(peakOf(*stack, "tp=1", 1) - plain, 10 * elements);
}

TEST(ActivationTerms, ALossOfSeparateKernelsWritesLogitsAgain) {
  auto stack = loadStack("megatron");
  ASSERT_TRUE(stack);
  const int64_t plain = peakOf(*stack, "tp=1", 1);
  const int64_t split = peakOf(*stack, "tp=2", 2);
  // Without them the peak may be at another operator, a little higher.
  const auto expectMore = [](int64_t more, int64_t expected) {
    EXPECT_LE(more, expected);
    EXPECT_GE(static_cast<double>(more), 0.97 * static_cast<double>(expected));
  };
  stack->memory.wholeLoss = 4;
  stack->memory.splitLoss = 6;
  expectMore(peakOf(*stack, "tp=1", 1) - plain, 4 * kTokens * kVocabulary);
  expectMore(peakOf(*stack, "tp=2", 2) - split, 6 * kTokens * kVocabulary / 2);
  // The pieces of 16 bits that are gathered, and one tensor of them.
  stack->memory.wholeLogits = true;
  expectMore(peakOf(*stack, "tp=1", 1) - plain, 4 * kTokens * kVocabulary);
  expectMore(peakOf(*stack, "tp=2", 2) - split,
             (4 + 2 + 2) * kTokens * kVocabulary);
}

} // namespace
} // namespace planner
