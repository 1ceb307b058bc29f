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
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include "planner/Zoo/Zoo.h"
#include <algorithm>
#include <gtest/gtest.h>

namespace planner {
namespace {

constexpr int64_t kDevices = 64;

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
  auto cluster = loadCluster("a100-80g-sxm", kDevices);
  auto stack = loadStack("ideal");
  auto spec = parseStrategy("dp=64,zero=" + std::to_string(zero));
  EXPECT_TRUE(cluster && stack && spec);
  const auto found = priceStrategy(graph, *cluster, *stack, *spec, kDevices);
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

} // namespace
} // namespace planner
