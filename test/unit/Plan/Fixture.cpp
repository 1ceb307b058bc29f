//===- Fixture.cpp - A small plan -----------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include <algorithm>
#include <gtest/gtest.h>

namespace planner {

namespace {

constexpr DimClassId kBatch = 0, kModel = 1, kHidden = 2;

TensorId addArgument(OpGraph &graph, std::string name, Shape shape, Role role) {
  Tensor tensor;
  tensor.name = std::move(name);
  tensor.shape = std::move(shape);
  tensor.dtype = DType::BF16;
  tensor.role = role;
  tensor.argument = static_cast<int32_t>(graph.arguments.size());
  TensorId id = graph.addTensor(std::move(tensor));
  graph.arguments.push_back(id);
  return id;
}

TensorId addResult(OpGraph &graph, std::string name, Shape shape, Role role) {
  Tensor tensor;
  tensor.name = std::move(name);
  tensor.shape = std::move(shape);
  tensor.dtype = DType::BF16;
  tensor.role = role;
  return graph.addTensor(std::move(tensor));
}

FactorId addFactor(ShardingRule &rule, int64_t size, FactorKind kind,
                   std::string_view name, DimClassId dimClass) {
  FactorId factor = rule.addFactor(size, kind, name);
  rule.factors[factor].dimClass = dimClass;
  return factor;
}

/// An elementwise operator on tensors of two dimensions.
TensorId addVector(OpGraph &graph, std::string mnemonic,
                   std::vector<TensorId> operands,
                   std::array<DimClassId, 2> classes, Phase phase) {
  const Tensor first = graph.tensors[operands.front()];
  Op op;
  op.kind = OpKind::Vector;
  op.mnemonic = std::move(mnemonic);
  op.phase = phase;
  op.operands.assign(operands.begin(), operands.end());
  addFactor(op.rule.edit(), first.shape[0], FactorKind::PassThrough, "",
            classes[0]);
  addFactor(op.rule.edit(), first.shape[1], FactorKind::PassThrough, "",
            classes[1]);
  const TensorMap map = {DimFactors{0}, DimFactors{1}};
  op.rule.edit().operands.assign(operands.size(), map);
  op.rule.edit().results.push_back(map);
  op.work.vectorFlops = static_cast<double>(first.elements());
  TensorId result = addResult(graph, op.mnemonic, first.shape, first.role);
  op.results.push_back(result);
  graph.addOp(std::move(op));
  return result;
}

/// left^T * right: the gradient of a weight.
TensorId addGradient(OpGraph &graph, TensorId left, TensorId right,
                     std::array<DimClassId, 2> classes, OpId forward) {
  const Shape a = graph.tensors[left].shape, b = graph.tensors[right].shape;
  Op op;
  op.kind = OpKind::Contraction;
  op.mnemonic = "dot_general";
  op.phase = Phase::Backward;
  op.adjointOf = forward;
  op.operands = {left, right};
  FactorId i =
      addFactor(op.rule.edit(), a[1], FactorKind::PassThrough, "", classes[0]);
  FactorId j =
      addFactor(op.rule.edit(), b[1], FactorKind::PassThrough, "", classes[1]);
  FactorId k =
      addFactor(op.rule.edit(), a[0], FactorKind::Reduction, "", kBatch);
  op.rule.edit().operands = {TensorMap{DimFactors{k}, DimFactors{i}},
                             TensorMap{DimFactors{k}, DimFactors{j}}};
  op.rule.edit().results = {TensorMap{DimFactors{i}, DimFactors{j}}};
  op.work.matmulFlops = 2.0 * static_cast<double>(a[0] * a[1] * b[1]);
  TensorId result = addResult(graph, "dW", {a[1], b[1]}, Role::Gradient);
  op.results.push_back(result);
  graph.addOp(std::move(op));
  return result;
}

} // namespace

TensorId addMatmul(OpGraph &graph, TensorId left, TensorId right,
                   std::array<DimClassId, 3> classes) {
  const Shape a = graph.tensors[left].shape, b = graph.tensors[right].shape;
  Op op;
  op.kind = OpKind::Contraction;
  op.mnemonic = "dot_general";
  op.operands = {left, right};
  FactorId m =
      addFactor(op.rule.edit(), a[0], FactorKind::PassThrough, "", classes[0]);
  FactorId n =
      addFactor(op.rule.edit(), b[1], FactorKind::PassThrough, "", classes[1]);
  FactorId k =
      addFactor(op.rule.edit(), a[1], FactorKind::Reduction, "", classes[2]);
  op.rule.edit().operands = {TensorMap{DimFactors{m}, DimFactors{k}},
                             TensorMap{DimFactors{k}, DimFactors{n}}};
  op.rule.edit().results = {TensorMap{DimFactors{m}, DimFactors{n}}};
  op.rule.edit().linear = {{0}, {1}};
  op.work.matmulFlops = 2.0 * static_cast<double>(a[0] * a[1] * b[1]);
  op.location = "mlp.mlir:12:3";
  TensorId result = addResult(graph, "product", {a[0], b[1]}, Role::Activation);
  op.results.push_back(result);
  graph.addOp(std::move(op));
  return result;
}

static void buildGraph(OpGraph &graph, int64_t hidden) {
  graph.name = "mlp";
  graph.mode = Mode::Train;
  graph.assumedOptimizer = "sgd";
  graph.dimClasses = {{"batch", DimClassKind::Batch, 2048},
                      {"model", DimClassKind::Other, 1024},
                      {"hidden", DimClassKind::Other, hidden}};
  TensorId x = addArgument(graph, "x", {2048, 1024}, Role::Input);
  std::vector<std::array<TensorId, 2>> weights;
  for (int layer = 0; layer < 2; ++layer) {
    const std::string prefix = "layers/" + std::to_string(layer);
    weights.push_back(
        {addArgument(graph, prefix + "/w1", {1024, hidden}, Role::Parameter),
         addArgument(graph, prefix + "/w2", {hidden, 1024}, Role::Parameter)});
  }
  Block block{"mlp", {}};
  std::vector<TensorId> inputs, activations;
  for (auto [w1, w2] : weights) {
    const auto first = static_cast<OpId>(graph.ops.size());
    inputs.push_back(x);
    TensorId h = addMatmul(graph, x, w1, {kBatch, kHidden, kModel});
    h = addVector(graph, "maximum", {h}, {kBatch, kHidden}, Phase::Forward);
    activations.push_back(h);
    x = addMatmul(graph, h, w2, {kBatch, kModel, kHidden});
    block.occurrences.push_back({first, first + 1, first + 2});
  }
  graph.blocks.push_back(std::move(block));
  // Stand-ins for cotangents keep the graph small: forward values.
  for (size_t layer = 0; layer < weights.size(); ++layer) {
    const auto forward = static_cast<OpId>(3 * layer);
    const std::array<TensorId, 2> gradients = {
        addGradient(graph, inputs[layer], activations[layer], {kModel, kHidden},
                    forward),
        addGradient(graph, activations[layer], x, {kHidden, kModel},
                    forward + 2)};
    for (size_t i = 0; i < 2; ++i) {
      TensorId updated = addVector(
          graph, "sgd", {weights[layer][i], gradients[i]},
          i == 0 ? std::array{kModel, kHidden} : std::array{kHidden, kModel},
          Phase::Optimizer);
      graph.tensors[weights[layer][i]].updatedTo = updated;
      graph.tensors[updated].outputs.push_back(
          static_cast<int32_t>(graph.results.size()));
      graph.results.push_back(updated);
    }
  }
}

SmallPlan::SmallPlan(int64_t hidden) {
  buildGraph(graph, hidden);
  auto ok = graph.verify();
  EXPECT_TRUE(ok) << (ok ? "" : ok.error().render());
  auto loaded = loadCluster("h100-80g-sxm", 16);
  auto loadedStack = loadStack("megatron");
  if (!loaded || !loadedStack) {
    ADD_FAILURE() << "no cluster or stack";
    return;
  }
  cluster = *loaded;
  stack = *loadedStack;
  plan.inputs.modelPath = "mlp.mlir";
  plan.inputs.devices = 16;
  plan.inputs.optimizer = "sgd";
  plan.inputs.mode = Mode::Train;
  plan.inputs.parameters = {"layers/0/w1"};
  plan.inputs.fix = "tp=8,dp=2";

  Stage stage;
  stage.mesh = {{{"fabric0", 2, 1}, {"nvlink0", 8, 0}}};
  // The batch over fabric0; hidden over nvlink0, replicated where it is absent.
  for (const Op &op : graph.ops) {
    OpConfig config;
    config.axes.assign(2, OpConfig::kReplicated);
    for (size_t f = 0; f < op.rule->factors.size(); ++f) {
      if (op.rule->factors[f].dimClass == kBatch)
        config.axes[0] = static_cast<int8_t>(f);
      if (op.rule->factors[f].dimClass == kHidden)
        config.axes[1] = static_cast<int8_t>(f);
    }
    stage.assignment.ops.push_back(config);
  }
  stage.assignment.storage.resize(graph.tensors.size());
  for (TensorId id : graph.arguments) {
    TensorSharding &storage = stage.assignment.storage[id];
    storage.dims.resize(2);
    if (id == 0)
      storage.dims[0] = {0};
    else
      storage.dims[id % 2 == 1 ? 1 : 0] = {1};
  }
  plan.stages.push_back(std::move(stage));
  plan.baselines = {{"pure data parallelism", "dp=16", Seconds(0.5),
                     int64_t(200) << 30, false},
                    {"Megatron pattern", "tp=8,dp=2", Seconds(0.25),
                     int64_t(20) << 30, true}};
  materialise();
  price();
}

void SmallPlan::materialise() {
  Stage &stage = plan.stages.front();
  auto &layouts = stage.assignment.materialised;
  layouts.assign(graph.tensors.size(), {});
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    std::vector<TensorSharding> needed;
    for (const Use &use : tensor.uses)
      needed.push_back(operandSharding(graph.ops[use.op], use.operand,
                                       stage.assignment.ops[use.op],
                                       stage.mesh));
    TensorSharding produced = stage.assignment.storage[id];
    if (tensor.producer != kNone)
      produced =
          resultSharding(graph.ops[tensor.producer], tensor.resultIndex,
                         stage.assignment.ops[tensor.producer], stage.mesh);
    for (TensorId argument : graph.arguments)
      if (graph.tensors[argument].updatedTo == id)
        needed.push_back(stage.assignment.storage[argument]);
    for (TensorSharding &layout : needed) {
      bool known = layout == produced;
      for (const Materialised &m : layouts[id])
        known |= m.layout == layout;
      if (!known)
        layouts[id].push_back({std::move(layout)});
    }
  }
}

void SmallPlan::price() {
  Stage &stage = plan.stages.front();
  CostModel costs = model();
  Expected<PricedStrategy> priced = evaluate(costs, stage.assignment);
  if (!priced) {
    ADD_FAILURE() << priced.error().render();
    return;
  }
  stage.priced = std::move(*priced);
  plan.prediction =
      predict(costs, stage.assignment, stage.priced, plan.inputs.memoryLimit);
  plan.certificate = makeCertificate(plan.prediction.stepTime,
                                     plan.prediction.stepTime * 0.75, 41.5);
}

} // namespace planner
