//===- ToJson.cpp - A plan as a JSON document -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanFormat.h"
#include "planner/Plan/Plan.h"
#include <nlohmann/json.hpp>

namespace planner {

using Json = nlohmann::ordered_json;

namespace {

class Writer {
public:
  Writer(const OpGraph &g, const Mesh &m) : graph(g), mesh(m) {}

  Json stage(const Assignment &assignment, const PricedStrategy &priced) const;

private:
  Json axisNames(AxisMask mask) const;
  Json sharding(const TensorSharding &s) const;
  Json shape(const Shape &s) const;
  Json tensor(TensorId id, const Assignment &assignment) const;
  Json op(OpId id, const OpConfig &config, const OpCost &cost) const;
  Json steps(const std::vector<CollectiveStep> &steps) const;
  Json change(const PricedChange &change) const;

  const OpGraph &graph;
  const Mesh &mesh;
};

} // namespace

std::string configEntryName(const Op &op, int8_t choice) {
  if (choice == OpConfig::kReplicated)
    return "-";
  if (choice < OpConfig::kReplicated)
    return "partial" + std::to_string(-2 - choice);
  const Factor &factor = op.rule.factors[static_cast<size_t>(choice)];
  // The number keeps factors apart that share a name.
  return (factor.name.empty() ? "f" : std::string(factor.name) + ":") +
         std::to_string(choice);
}

Json Writer::axisNames(AxisMask mask) const {
  Json names = Json::array();
  for (size_t a = 0; a < mesh.axes.size(); ++a)
    if (mask >> a & 1)
      names.push_back(mesh.axes[a].name);
  return names;
}

/// Dimensions as lists of axes, and the same by axis in OneFlow's terms.
Json Writer::sharding(const TensorSharding &s) const {
  Json dims = Json::array();
  std::vector<std::string> sbp(mesh.axes.size(), "B");
  for (size_t d = 0; d < s.dims.size(); ++d) {
    Json axes = Json::array();
    for (AxisId axis : s.dims[d]) {
      axes.push_back(mesh.axes[axis].name);
      sbp[axis] = "S(" + std::to_string(d) + ")";
    }
    dims.push_back(std::move(axes));
  }
  Json result = {{"dims", std::move(dims)}};
  if (s.partial != 0) {
    result["partial"] = axisNames(s.partial);
    result["reduce"] = std::string(name(s.partialOp));
    for (size_t a = 0; a < mesh.axes.size(); ++a)
      if (s.partial >> a & 1)
        sbp[a] = "P(" + std::string(name(s.partialOp)) + ")";
  }
  result["sbp"] = sbp;
  return result;
}

Json Writer::shape(const Shape &s) const {
  Json sizes = Json::array();
  for (int64_t size : s)
    sizes.push_back(size);
  return sizes;
}

Json Writer::tensor(TensorId id, const Assignment &assignment) const {
  const Tensor &t = graph.tensors[id];
  Json result = {{"id", id},
                 {"name", t.name},
                 {"shape", shape(t.shape)},
                 {"dtype", std::string(name(t.dtype))},
                 {"role", std::string(name(t.role))}};
  TensorSharding produced = assignment.storage[id];
  if (t.producer != kNone)
    produced = resultSharding(graph.ops[t.producer], t.resultIndex,
                              assignment.ops[t.producer], mesh);
  if (t.argument >= 0)
    result["argument"] = t.argument;
  result["sharding"] = sharding(produced);
  result["local_bytes"] = localBytes(t, produced, mesh);
  if (!assignment.materialised[id].empty()) {
    Json layouts = Json::array();
    for (const Materialised &m : assignment.materialised[id]) {
      Json layout = sharding(m.layout);
      layout["source"] = m.source;
      if (m.redoneEachPhase)
        layout["redone_each_phase"] = true;
      layouts.push_back(std::move(layout));
    }
    result["materialised"] = std::move(layouts);
  }
  return result;
}

Json Writer::steps(const std::vector<CollectiveStep> &list) const {
  Json result = Json::array();
  for (const CollectiveStep &step : list) {
    Json entry = {{"collective", std::string(name(step.kind))},
                  {"axes", axisNames(step.axes)},
                  {"bytes", step.bytes.value},
                  {"time_s", step.time.value}};
    if (step.dim >= 0)
      entry["dim"] = step.dim;
    if (step.toDim >= 0)
      entry["to_dim"] = step.toDim;
    result.push_back(std::move(entry));
  }
  return result;
}

Json Writer::op(OpId id, const OpConfig &config, const OpCost &cost) const {
  const Op &o = graph.ops[id];
  Json split = Json::object();
  for (size_t a = 0; a < mesh.axes.size(); ++a)
    split[mesh.axes[a].name] = configEntryName(o, config.axes[a]);
  Json result = {{"id", id},
                 {"name", o.mnemonic},
                 {"kind", std::string(name(o.kind))},
                 {"phase", std::string(name(o.phase))},
                 {"rule", toString(o.rule)},
                 {"configuration", std::move(split)},
                 {"executions", graph.executions(o)},
                 {"compute_s", cost.compute.value}};
  if (!o.location.empty())
    result["location"] = o.location;
  if (!cost.collectives.empty()) {
    result["communication_s"] = cost.communication.value;
    result["collectives"] = steps(cost.collectives);
  }
  return result;
}

Json Writer::change(const PricedChange &c) const {
  return {{"tensor", c.tensor},
          {"from", sharding(c.from)},
          {"to", sharding(c.to)},
          {"phase", std::string(name(c.phase))},
          {"executions", c.executions},
          {"time_s", c.change.time.value},
          {"steps", steps(c.change.steps)}};
}

Json Writer::stage(const Assignment &assignment,
                   const PricedStrategy &priced) const {
  Json axes = Json::array();
  for (const MeshAxis &axis : mesh.axes)
    axes.push_back(
        {{"name", axis.name}, {"size", axis.size}, {"level", axis.level}});
  Json tensors = Json::array(), ops = Json::array(), changes = Json::array();
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    tensors.push_back(tensor(id, assignment));
  for (OpId id = 0; id < graph.ops.size(); ++id)
    ops.push_back(op(id, assignment.ops[id], priced.ops[id]));
  for (const PricedChange &c : priced.changes)
    changes.push_back(change(c));
  return {{"mesh", std::move(axes)},
          {"tensors", std::move(tensors)},
          {"operators", std::move(ops)},
          {"layout_changes", std::move(changes)}};
}

static Json memoryJson(const MemoryReport &memory) {
  auto at = [&](MemoryClass c) {
    return memory.atPeak[static_cast<size_t>(c)];
  };
  return {{"total_peak", memory.totalPeak},
          {"parameters", at(MemoryClass::Parameters)},
          {"gradients", at(MemoryClass::Gradients)},
          {"optimizer", at(MemoryClass::Optimizer)},
          {"activations", at(MemoryClass::Activations)},
          {"temporaries", at(MemoryClass::Temporaries)},
          {"communication_buffers", at(MemoryClass::CommunicationBuffers)},
          {"usable", memory.usable}};
}

static Json predictionJson(const Plan &plan, size_t numOps) {
  const Prediction &p = plan.prediction;
  const Certificate &c = plan.certificate;
  Json stage = {{"layers", numOps},
                {"step_share", 1.0},
                {"memory_bytes", p.memory.totalPeak}};
  return {{"step_time_s", p.stepTime.value},
          {"interval_s", {p.intervalLow.value, p.intervalHigh.value}},
          {"tokens_per_s_per_device", p.tokensPerSecondPerDevice},
          {"model_tflops_per_device", p.modelFlopsPerDevice.value / 1e12},
          {"hardware_tflops_per_device", p.hardwareFlopsPerDevice.value / 1e12},
          {"mfu", p.mfu},
          {"hfu", p.hfu},
          {"breakdown_s",
           {{"compute", p.breakdown.compute.value},
            {"recompute", p.breakdown.recompute.value},
            {"optimizer", p.breakdown.optimizer.value},
            {"exposed_comm", p.breakdown.exposedComm.value},
            {"exposed_offload", p.breakdown.exposedOffload.value},
            {"bubble", p.breakdown.bubble.value}}},
          {"comm_total_s",
           {{"tp", p.communication.tensor.value},
            {"cp", p.communication.context.value},
            {"ep", p.communication.expert.value},
            {"dp", p.communication.data.value},
            {"pp", p.communication.pipeline.value}}},
          {"memory_bytes", memoryJson(p.memory)},
          {"per_stage", Json::array({std::move(stage)})},
          {"fits", p.fits},
          {"certificate",
           {{"lower_bound_s", c.lowerBound.value},
            {"gap", c.gap},
            {"log10_space_size", c.log10SpaceSize},
            {"space_size", spaceSizeText(c.log10SpaceSize)},
            {"proven", c.proven}}}};
}

static Json inputsJson(const PlanInputs &inputs) {
  Json bindings = Json::object();
  for (const auto &[symbol, value] : inputs.bindings)
    bindings[symbol] = value;
  Json mode = nullptr;
  if (inputs.mode)
    mode = std::string(name(*inputs.mode));
  return {{"model", inputs.modelPath},
          {"cluster", inputs.cluster},
          {"devices", inputs.devices},
          {"stack", inputs.stack},
          {"mode", std::move(mode)},
          {"optimizer", inputs.optimizer},
          {"param", inputs.parameters},
          {"input", inputs.inputs},
          {"state", inputs.states},
          {"bind", std::move(bindings)},
          {"ignore_shardings", inputs.ignoreShardings},
          {"memory_limit_bytes", inputs.memoryLimit},
          {"fix", inputs.fix},
          {"forbid", inputs.forbid}};
}

static Json modelJson(const OpGraph &graph) {
  Json result = {{"name", graph.name},
                 {"identity", graphIdentity(graph)},
                 {"mode", std::string(name(graph.mode))},
                 {"train_step", graph.isTrainStep},
                 {"parameters", graph.parameterCount()},
                 {"matmul_flops", graph.modelMatmulFlops()},
                 {"operators", graph.ops.size()},
                 {"opaque_operators", graph.opaqueOps()},
                 {"warnings", graph.warnings}};
  if (!graph.assumedOptimizer.empty())
    result["assumed_optimizer"] = graph.assumedOptimizer;
  return result;
}

Json toJson(const Plan &plan, const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack) {
  Json stages = Json::array();
  for (const Stage &stage : plan.stages) {
    CostModel model(graph, cluster, stack, stage.mesh);
    Expected<PricedStrategy> priced = evaluate(model, stage.assignment);
    if (priced)
      stages.push_back(
          Writer(graph, stage.mesh).stage(stage.assignment, *priced));
  }
  Json prediction = predictionJson(plan, graph.ops.size());
  prediction["provenance"] = {{"device", cluster.device.name},
                              {"cluster", cluster.name},
                              {"cluster_identity", cluster.identity},
                              {"stack", stack.name},
                              {"calibration", "none"},
                              {"version", kPlannerVersion}};
  Json baselines = Json::array();
  for (const Baseline &b : plan.baselines)
    baselines.push_back({{"name", b.name},
                         {"strategy", b.strategy},
                         {"step_time_s", b.stepTime.value},
                         {"memory_bytes", b.memoryBytes},
                         {"fits", b.fits}});
  Json document = {{"format", kPlanFormat},
                   {"format_version", kPlanFormatVersion},
                   {"inputs", inputsJson(plan.inputs)},
                   {"model", modelJson(graph)},
                   {"cluster",
                    {{"name", cluster.name},
                     {"identity", cluster.identity},
                     {"device", cluster.device.name},
                     {"devices", plan.inputs.devices}}},
                   {"prediction", std::move(prediction)},
                   {"baselines", std::move(baselines)},
                   {"stages", std::move(stages)}};
  if (plan.interrupted)
    document["interrupted"] = true;
  return document;
}

std::string serialise(const Json &document) {
  // Names come from the model and may hold any bytes.
  return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace planner
