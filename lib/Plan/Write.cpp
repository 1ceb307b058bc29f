//===- Write.cpp - A plan as a JSON document ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ObjectiveClaim.h"
#include "WriteStage.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Compare.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Plan/Summary.h"
#include <cmath>

namespace planner {

using Style = JsonWriter::Style;

static void writeTexts(JsonWriter &out, std::string_view key,
                       const std::vector<std::string> &texts,
                       Style style = Style::Inline) {
  out.key(key).beginArray(style);
  for (const std::string &text : texts)
    out.value(text);
  out.end();
}

static void writeInputs(JsonWriter &out, const PlanInputs &inputs) {
  out.beginObject(Style::Lines).field("model", inputs.modelPath);
  out.field("cluster", inputs.cluster).field("devices", inputs.devices);
  if (!inputs.partDevices.empty()) {
    out.key("part_devices").beginArray();
    for (int64_t count : inputs.partDevices)
      out.value(count);
    out.end();
  }
  out.field("stack", inputs.stack).key("mode");
  if (inputs.mode)
    out.value(name(*inputs.mode));
  else
    out.null();
  out.field("optimizer", inputs.optimizer);
  writeTexts(out, "param", inputs.parameters);
  writeTexts(out, "input", inputs.inputs);
  writeTexts(out, "state", inputs.states);
  out.key("bind").beginArray();
  for (const auto &[symbol, size] : inputs.bindings)
    out.beginObject().field("name", symbol).field("size", size).end();
  out.end().field("entry", inputs.entry);
  out.field("global_batch", inputs.globalBatch);
  out.field("sequence", inputs.sequence);
  out.field("ignore_shardings", inputs.ignoreShardings);
  out.field("memory_limit_bytes", inputs.memoryLimit);
  out.field("fix", inputs.fix).field("forbid", inputs.forbid);
  if (!inputs.formats.empty())
    writeTexts(out, "dtypes", inputs.formats);
  out.end();
}

static void writeModel(JsonWriter &out, const OpGraph &graph) {
  out.beginObject(Style::Lines).field("name", graph.name);
  out.field("identity", graphIdentity(graph));
  out.field("mode", name(graph.mode));
  out.field("train_step", graph.isTrainStep).key("assumed_optimizer");
  if (graph.assumedOptimizer.empty())
    out.null();
  else
    out.value(graph.assumedOptimizer);
  out.field("parameters", graph.parameterCount());
  out.field("matmul_flops", graph.modelMatmulFlops());
  out.field("arguments", graph.arguments.size());
  out.field("operators", graph.ops.size());
  out.field("opaque_operators", graph.opaqueOps());
  writeTexts(out, "warnings", graph.warnings, Style::Lines);
  out.end();
}

static void writeBreakdown(JsonWriter &out, const Prediction &p) {
  out.key("breakdown_s").beginObject();
  out.field("compute", p.breakdown.compute.value);
  out.field("recompute", p.breakdown.recompute.value);
  out.field("optimizer", p.breakdown.optimizer.value);
  out.field("exposed_comm", p.breakdown.exposedComm.value);
  out.field("exposed_offload", p.breakdown.exposedOffload.value);
  out.field("bubble", p.breakdown.bubble.value).end();
  out.key("comm_total_s").beginObject();
  out.field("tp", p.communication.tensor.value);
  out.field("cp", p.communication.context.value);
  out.field("ep", p.communication.expert.value);
  out.field("dp", p.communication.data.value);
  out.field("pp", p.communication.pipeline.value).end();
}

static void writeMemory(JsonWriter &out, const Prediction &p) {
  const MemoryReport &memory = p.memory;
  auto at = [&](MemoryClass c) {
    return memory.atPeak[static_cast<size_t>(c)];
  };
  out.key("memory_bytes").beginObject();
  out.field("total_peak", memory.totalPeak);
  out.field("parameters", at(MemoryClass::Parameters));
  out.field("gradients", at(MemoryClass::Gradients));
  out.field("optimizer", at(MemoryClass::Optimizer));
  out.field("activations", at(MemoryClass::Activations));
  out.field("temporaries", at(MemoryClass::Temporaries));
  out.field("communication_buffers", at(MemoryClass::CommunicationBuffers));
  out.field("usable", memory.usable).end();
  out.key("memory_interval_bytes").beginArray();
  out.value(p.memoryLow).value(p.memoryHigh).end();
  out.key("memory_peak_operator");
  if (memory.peakOp == kNone)
    out.null();
  else
    out.value(memory.peakOp);
}

/// Of one host.
static void writeHost(JsonWriter &out, const HostReport &host) {
  out.key("host_memory_bytes").beginObject();
  out.field("total", host.total()).field("devices", host.devices);
  out.field("parameters", host.parameters).field("gradients", host.gradients);
  out.field("optimizer", host.optimizer);
  out.field("activations", host.activations).field("usable", host.usable);
  out.field("nvme", host.nvme).field("nvme_usable", host.nvmeUsable).end();
}

static void writeStages(JsonWriter &out, const Prediction &p,
                        const OpGraph &graph) {
  out.key("per_stage").beginArray();
  if (p.stages.empty()) {
    out.beginObject().field("layers", layerCount(graph));
    out.field("step_share", 1);
    out.field("memory_bytes", p.memory.totalPeak).end();
  }
  for (const StageShare &stage : p.stages) {
    out.beginObject();
    out.field("layers", static_cast<int64_t>(std::llround(stage.layers)));
    out.field("step_share", stage.stepShare);
    out.field("memory_bytes", stage.memoryBytes);
    if (!stage.device.empty())
      out.field("device", stage.device);
    out.end();
  }
  out.end();
}

/// "none", or what the stack's and the cluster's numbers are fitted to.
static std::string calibrationOf(const ClusterSpec &cluster,
                                 const StackSpec &stack) {
  std::string text;
  if (!stack.calibration.empty())
    text = "stack " + stack.name + ": " + stack.calibration;
  if (!cluster.calibration.empty())
    text += (text.empty() ? "cluster " : "; cluster ") + cluster.name + ": " +
            cluster.calibration;
  return text.empty() ? "none" : text;
}

static void writePrediction(JsonWriter &out, const Plan &plan,
                            const OpGraph &graph, const ClusterSpec &cluster,
                            const StackSpec &stack, bool isPlan, Style style) {
  const Prediction &p = plan.prediction;
  out.beginObject(style).field("step_time_s", p.stepTime.value);
  out.key("interval_s").beginArray();
  out.value(p.intervalLow.value).value(p.intervalHigh.value).end();
  out.field("tokens_per_s_per_device", p.tokensPerSecondPerDevice);
  out.field("model_tflops_per_device", p.modelFlopsPerDevice.value / 1e12);
  out.field("hardware_tflops_per_device",
            p.hardwareFlopsPerDevice.value / 1e12);
  out.field("mfu", p.mfu).field("hfu", p.hfu);
  writeBreakdown(out, p);
  writeMemory(out, p);
  if (p.host)
    writeHost(out, *p.host);
  writeStages(out, p, graph);
  out.field("fits", p.fits);
  std::vector<std::string> resolved;
  if (graph.leastStackedBytes < graph.stackedBytes ||
      graph.recompute.kind == Recompute::Full || computesOnlyScores(graph))
    resolved.push_back(describeStacks(graph));
  for (const Stage &stage : plan.stages)
    for (std::string &line :
         describeChoices(graph, stage.mesh, stage.assignment))
      resolved.push_back(std::move(line));
  if (p.pipeline.zeroLayers > 0)
    resolved.push_back(describeZeroLayers(p.pipeline));
  writeTexts(out, "resolved", resolved, style);
  if (isPlan) {
    const Certificate &c = plan.certificate;
    out.key("certificate").beginObject();
    out.field("lower_bound_s", c.lowerBound.value).field("gap", c.gap);
    out.field("log10_space_size", c.log10SpaceSize);
    out.field("space_size", spaceSizeText(c.log10SpaceSize));
    out.field("proven", c.proven).field("mesh_axes", c.meshAxes);
    out.field("stages", c.stages);
    if (c.offload)
      out.field("offload", true);
    if (c.stageMeshes)
      out.field("stage_meshes", true);
    out.end();
  }
  out.key("provenance").beginObject();
  out.field("device", cluster.device.name).field("cluster", cluster.name);
  out.field("cluster_identity", cluster.identity).field("stack", stack.name);
  out.field("calibration", calibrationOf(cluster, stack));
  out.field("version", kPlannerVersion);
  out.end().end();
}

/// How the step runs through stages. `micro` is the graph of one micro-batch.
static void writePipeline(JsonWriter &out, const PipelineShape &shape,
                          const OpGraph &micro) {
  out.key("pipeline").beginObject().field("stages", shape.stages);
  out.field("chunks_per_stage", shape.chunksPerStage);
  out.field("schedule", name(shape.schedule));
  if (!shape.layers.counts.empty())
    out.field("layers", toString(shape.layers));
  out.field("micro_batches", shape.microBatches);
  out.field("micro_batch_samples", samplesAtOnce(micro));
  out.field("gradients_reduced", shape.zero >= 2 ? kEachMicroBatch : kEachStep);
  if (shape.zeroLayers > 0)
    out.field("zero_layers", shape.zeroLayers);
  out.key("overlap").beginArray();
  for (const auto &[name, part] : kOverlapNames)
    if (shape.*part)
      out.value(name);
  out.end();
  if (!shape.parts.empty()) {
    out.key("parts").beginArray();
    for (const PartRun &run : shape.parts) {
      out.beginObject().field("part", run.part).field("stages", run.stages);
      if (shape.splitsBatch())
        out.field("replicas", run.replicas)
            .field("micro_batches", run.microBatches);
      out.end();
    }
    out.end();
  }
  if (!shape.meshes.empty()) {
    out.key("stage_meshes").beginArray();
    for (const size_t mesh : shape.meshes)
      out.value(mesh);
    out.end();
  }
  if (shape.offload.any())
    out.field("offload", name(shape.offload));
  out.end();
}

static void writeBaselines(JsonWriter &out, const Plan &plan,
                           const StackSpec &stack) {
  out.key("baselines").beginArray(Style::Lines);
  for (const Baseline &b : plan.baselines) {
    const Comparison than =
        compareStepTimes(plan.prediction.stepTime, b.stepTime, stack);
    out.beginObject().field("name", b.name).field("strategy", b.strategy);
    out.field("step_time_s", b.stepTime.value);
    out.field("memory_bytes", b.memoryBytes).field("fits", b.fits);
    out.field("ratio", than.ratio).key("ratio_interval").beginArray();
    out.value(than.low).value(than.high).end();
    out.field("plan_is", name(than.verdict)).end();
  }
  out.end();
}

/// With the chunks that it is about.
static std::string recomputeStrategy(const RecomputeChoice &choice) {
  const LayerChunks &chunks = choice.chunks;
  std::string text;
  if (choice.isPartial())
    text = "pp=" + std::to_string(chunks.number) + ",";
  if (choice.isPartial() && !chunks.counts.empty())
    text += "layers=" + toString(LayerSplit{false, chunks.counts}) + ",";
  return text + toString(choice);
}

std::string serialise(const Plan &plan, const OpGraph &graph,
                      const ClusterSpec &cluster, const StackSpec &stack) {
  // A plan that can be priced has micro-batches that its graph can have.
  const Expected<MicroBatchGraph> resized =
      MicroBatchGraph::make(graph, plan.prediction.pipeline);
  const OpGraph &micro = resized ? resized->get() : graph;
  const RuleTable rules(micro);
  JsonWriter out;
  // About what an operator, a tensor and a layout change take.
  out.reserve(400 * graph.ops.size() + 250 * graph.tensors.size() + 65536);
  out.beginObject(Style::Lines).field("format", kPlanFormat);
  out.field("format_version", kPlanFormatVersion);
  out.field("interrupted", plan.interrupted).key("inputs");
  writeInputs(out, plan.inputs);
  out.field("strategy", recomputeStrategy(graph.recompute));
  writePipeline(out, plan.prediction.pipeline, micro);
  out.key("model");
  writeModel(out, graph);
  out.key("cluster").beginObject().field("name", cluster.name);
  out.field("identity", cluster.identity);
  out.field("device", cluster.device.name);
  out.field("devices", cluster.devices).end().key("prediction");
  writePrediction(out, plan, graph, cluster, stack, true, Style::Lines);
  writeObjective(out, plan, cluster);
  writeBaselines(out, plan, stack);
  out.key("rules").beginArray(Style::Lines);
  for (const RuleTable::Entry &rule : rules.entries())
    out.value(rule.text);
  out.end().key("stages").beginArray(Style::Lines);
  for (const Stage &stage : plan.stages)
    writeStage(out, micro, rules, stage);
  out.end().end();
  return out.take() + "\n";
}

std::string serialisePrediction(const Plan &plan, const OpGraph &graph,
                                const ClusterSpec &cluster,
                                const StackSpec &stack, bool isPlan) {
  JsonWriter out;
  writePrediction(out, plan, graph, cluster, stack, isPlan, Style::Inline);
  return out.take();
}

} // namespace planner
