//===- Read.cpp - From a document to a plan -------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Read.h"
#include "ObjectiveClaim.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Support/Text.h"
#include <algorithm>

namespace planner {

bool isPlanText(const std::string &text) {
  const size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string::npos || text[start] != '{')
    return false;
  // A plan that was cut off is still a plan: do not parse, find the first key.
  constexpr std::string_view spaces = " \t\r\n";
  const std::string marker = std::string("\"") + kPlanFormat + "\"";
  for (size_t at = text.find("\"format\"", start); at != std::string::npos;
       at = text.find("\"format\"", at + 1)) {
    size_t next = text.find_first_not_of(spaces, at + 8);
    if (next == std::string::npos || text[next] != ':')
      continue;
    next = text.find_first_not_of(spaces, next + 1);
    if (next != std::string::npos &&
        text.compare(next, marker.size(), marker) == 0)
      return true;
  }
  return false;
}

Expected<Json> parsePlan(const std::string &text) {
  Expected<Json> document = parseJson(text);
  if (!document)
    return document;
  auto format =
      document->is_object() ? document->find("format") : document->end();
  if (!document->is_object() || format == document->end() ||
      *format != kPlanFormat)
    return makeError("not a plan: expected an object with \"format\": \"" +
                         std::string(kPlanFormat) + "\"",
                     "/format");
  JsonNode::Failure failure;
  JsonNode root(*document, failure);
  int64_t version = root.at("format_version").integer(1, INT32_MAX);
  if (failure)
    return *failure;
  if (version != kPlanFormatVersion)
    return makeError("the plan has format version " + std::to_string(version) +
                         ", expected version " +
                         std::to_string(kPlanFormatVersion),
                     "/format_version",
                     "plan the model again with this planner, or use the one "
                     "that wrote the plan");
  return document;
}

static std::optional<Mode> modeFromName(std::string_view text) {
  for (Mode mode : {Mode::Train, Mode::Prefill, Mode::Decode})
    if (name(mode) == text)
      return mode;
  return std::nullopt;
}

/// What of the strategy is no operator's own.
static RecomputeChoice readRecompute(const JsonNode &node) {
  const Expected<StrategySpec> spec = parseStrategy(node.text());
  if (spec && spec->recompute())
    return *spec->recompute();
  node.fail(
      "expected recompute=none, recompute=selective or recompute=full, got " +
      shownValue(node.json()));
  return Recompute::None;
}

static PlanInputs readInputs(const JsonNode &root) {
  const JsonNode node = root.at("inputs");
  PlanInputs inputs;
  inputs.modelPath = node.at("model").text();
  inputs.cluster = node.at("cluster").text();
  inputs.devices = node.at("devices").integer(1, INT64_MAX);
  if (const auto parts = node.find("part_devices"))
    for (size_t i = 0; i < parts->size(); ++i)
      inputs.partDevices.push_back(parts->at(i).integer(0, INT64_MAX));
  inputs.stack = node.at("stack").text();
  if (auto mode = node.find("mode")) {
    inputs.mode = modeFromName(mode->text());
    if (!inputs.mode)
      mode->fail("expected train, prefill or decode, got " +
                 shownValue(mode->json()));
  }
  inputs.optimizer = node.at("optimizer").text();
  inputs.parameters = node.at("param").texts();
  inputs.inputs = node.at("input").texts();
  inputs.states = node.at("state").texts();
  JsonNode bindings = node.at("bind");
  for (size_t i = 0; i < bindings.size(); ++i)
    inputs.bindings.emplace_back(
        bindings.at(i).at("name").text(),
        bindings.at(i).at("size").integer(0, INT64_MAX));
  inputs.entry = node.at("entry").text();
  inputs.globalBatch = node.at("global_batch").integer(0, INT64_MAX);
  inputs.sequence = node.at("sequence").integer(0, INT64_MAX);
  inputs.ignoreShardings = node.at("ignore_shardings").boolean();
  inputs.memoryLimit = node.at("memory_limit_bytes").integer(0, INT64_MAX);
  inputs.fix = node.at("fix").text();
  inputs.forbid = node.at("forbid").text();
  if (const auto formats = node.find("dtypes"))
    inputs.formats = formats->texts();
  inputs.recompute = readRecompute(root.at("strategy"));
  return inputs;
}

Expected<PlanInputs> readInputs(const Json &document) {
  JsonNode::Failure failure;
  PlanInputs inputs = readInputs(JsonNode(document, failure));
  if (failure)
    return *failure;
  return inputs;
}

Expected<PlanInputs> readPlanInputs(const std::string &text) {
  Expected<Json> document = parsePlan(text);
  if (!document)
    return document.takeError();
  return readInputs(*document);
}

static PartRun readPart(const JsonNode &node) {
  PartRun run;
  run.part = static_cast<size_t>(node.at("part").integer(0, kMaxParts - 1));
  run.stages = node.at("stages").integer(1, INT32_MAX);
  if (const auto replicas = node.find("replicas"))
    run.replicas = replicas->integer(1, INT32_MAX);
  if (const auto micro = node.find("micro_batches"))
    run.microBatches = micro->integer(1, INT32_MAX);
  return run;
}

Expected<PipelineShape> readPipeline(const Json &document) {
  JsonNode::Failure failure;
  const JsonNode node = JsonNode(document, failure).at("pipeline");
  PipelineShape shape;
  shape.stages = node.at("stages").integer(1, INT32_MAX);
  shape.chunksPerStage = node.at("chunks_per_stage").integer(1, INT32_MAX);
  const JsonNode schedule = node.at("schedule");
  if (const auto known = scheduleNamed(schedule.text()))
    shape.schedule = *known;
  else
    schedule.fail("expected a schedule, as in 1f1b, got " +
                  shownValue(schedule.json()));
  if (const auto layers = node.find("layers")) {
    Expected<LayerSplit> split = parseLayerSplit(layers->text());
    if (split && static_cast<int64_t>(split->counts.size()) == shape.chunks())
      shape.layers = std::move(*split);
    else
      layers->fail("expected the number of layers of each chunk, as in 9/9/9/5 "
                   "or 3x9/5, got " +
                   shownValue(layers->json()));
  }
  shape.microBatches = node.at("micro_batches").integer(1, INT32_MAX);
  shape.microBatchSamples =
      node.at("micro_batch_samples").integer(0, INT64_MAX);
  const JsonNode reduced = node.at("gradients_reduced");
  if (reduced.text() == kEachMicroBatch)
    shape.zero = 2;
  else if (reduced.text() != kEachStep)
    reduced.fail("expected step or micro-batch, got " +
                 shownValue(reduced.json()));
  if (const auto layers = node.find("zero_layers"))
    shape.zeroLayers = layers->integer(1, INT32_MAX);
  const JsonNode overlap = node.at("overlap");
  for (const std::string &text : overlap.texts()) {
    const auto *known =
        std::find_if(kOverlapNames.begin(), kOverlapNames.end(),
                     [&](const auto &entry) { return entry.first == text; });
    if (known != kOverlapNames.end())
      shape.*known->second = true;
    else
      overlap.fail("expected data, tensor or sends, got " + shownText(text));
  }
  if (const auto parts = node.find("parts"))
    for (size_t i = 0; i < parts->size(); ++i)
      shape.parts.push_back(readPart(parts->at(i)));
  if (const auto meshes = node.find("stage_meshes"))
    for (size_t s = 0; s < meshes->size(); ++s)
      shape.meshes.push_back(static_cast<size_t>(
          meshes->at(s).integer(0, static_cast<int64_t>(meshes->size()) - 1)));
  if (const auto offload = node.find("offload")) {
    const auto known = offloadNamed(offload->text());
    if (known && known->any())
      shape.offload = *known;
    else
      offload->fail("expected what is kept on hosts, as in optimizer+params, "
                    "got " +
                    shownValue(offload->json()));
  }
  if (failure)
    return *failure;
  return shape;
}

static MemoryReport readMemory(const JsonNode &prediction) {
  JsonNode node = prediction.at("memory_bytes");
  auto bytes = [&](std::string_view key) {
    return node.at(key).integer(0, INT64_MAX);
  };
  MemoryReport memory;
  memory.totalPeak = bytes("total_peak");
  memory.usable = bytes("usable");
  auto set = [&](MemoryClass c, std::string_view key) {
    memory.atPeak[static_cast<size_t>(c)] = bytes(key);
  };
  set(MemoryClass::Parameters, "parameters");
  set(MemoryClass::Gradients, "gradients");
  set(MemoryClass::Optimizer, "optimizer");
  set(MemoryClass::Activations, "activations");
  set(MemoryClass::Temporaries, "temporaries");
  set(MemoryClass::CommunicationBuffers, "communication_buffers");
  if (auto peak = prediction.find("memory_peak_operator"))
    memory.peakOp = static_cast<OpId>(peak->integer(0, UINT32_MAX));
  return memory;
}

static HostReport readHost(const JsonNode &node) {
  auto bytes = [&](std::string_view key) {
    return node.at(key).integer(0, INT64_MAX);
  };
  HostReport host;
  host.devices = bytes("devices");
  host.parameters = bytes("parameters");
  host.gradients = bytes("gradients");
  host.optimizer = bytes("optimizer");
  host.activations = bytes("activations");
  host.usable = bytes("usable");
  host.nvme = bytes("nvme");
  host.nvmeUsable = bytes("nvme_usable");
  return host;
}

Prediction readPrediction(const JsonNode &node) {
  Prediction p;
  auto seconds = [](const JsonNode &parent, auto key) {
    return Seconds(parent.at(key).real());
  };
  p.stepTime = seconds(node, std::string_view("step_time_s"));
  p.intervalLow = seconds(node.at("interval_s"), size_t(0));
  p.intervalHigh = seconds(node.at("interval_s"), size_t(1));
  p.tokensPerSecondPerDevice = node.at("tokens_per_s_per_device").real();
  p.modelFlopsPerDevice =
      FlopsPerSecond(node.at("model_tflops_per_device").real() * 1e12);
  p.hardwareFlopsPerDevice =
      FlopsPerSecond(node.at("hardware_tflops_per_device").real() * 1e12);
  p.mfu = node.at("mfu").real();
  p.hfu = node.at("hfu").real();
  JsonNode split = node.at("breakdown_s");
  auto part = [&](std::string_view key) { return seconds(split, key); };
  p.breakdown = {part("compute"),         part("recompute"),
                 part("optimizer"),       part("exposed_comm"),
                 part("exposed_offload"), part("bubble")};
  split = node.at("comm_total_s");
  p.communication = {part("tp"), part("cp"), part("ep"), part("dp"),
                     part("pp")};
  p.memory = readMemory(node);
  const JsonNode bytes = node.at("memory_interval_bytes");
  p.memoryLow = bytes.at(size_t(0)).integer(0, INT64_MAX);
  p.memoryHigh = bytes.at(size_t(1)).integer(0, INT64_MAX);
  if (const auto host = node.find("host_memory_bytes"))
    p.host = readHost(*host);
  p.fits = node.at("fits").boolean();
  return p;
}

Certificate readCertificate(const JsonNode &node) {
  Certificate c;
  c.lowerBound = Seconds(node.at("lower_bound_s").real());
  c.gap = node.at("gap").real();
  c.log10SpaceSize = node.at("log10_space_size").real();
  c.proven = node.at("proven").boolean();
  c.meshAxes = static_cast<unsigned>(node.at("mesh_axes").integer(1, kMaxAxes));
  c.stages = node.at("stages").boolean();
  if (const auto offload = node.find("offload"))
    c.offload = offload->boolean();
  if (const auto meshes = node.find("stage_meshes"))
    c.stageMeshes = meshes->boolean();
  return c;
}

static std::vector<Baseline> readBaselines(const JsonNode &node) {
  std::vector<Baseline> baselines;
  for (size_t i = 0; i < node.size(); ++i) {
    JsonNode entry = node.at(i);
    baselines.push_back({entry.at("name").text(), entry.at("strategy").text(),
                         Seconds(entry.at("step_time_s").real()),
                         entry.at("memory_bytes").integer(0, INT64_MAX),
                         entry.at("fits").boolean()});
  }
  return baselines;
}

static Diagnostic otherModel(std::string how, std::string pointer) {
  return makeError("the plan is of another model: " + std::move(how),
                   std::move(pointer),
                   "give the model that the plan was made from, read with the "
                   "same flags");
}

Expected<Plan> readPlanDocument(const Json &document, const OpGraph &graph,
                                const OpGraph &micro) {
  const RuleTable rules(micro);
  if (documentIdentity(document) != graphIdentity(graph)) {
    std::vector<Difference> differences =
        structuralDifferences(document, micro, rules, 4);
    if (!differences.empty()) {
      Diagnostic error =
          otherModel(differences[0].text, differences[0].pointer);
      if (graph.leastStackedBytes < graph.stackedBytes)
        error.notes.push_back("the model was read with recompute=" +
                              std::string(name(graph.recompute.kind)) +
                              ", as the plan's strategy says");
      for (size_t i = 1; i < differences.size(); ++i)
        error.notes.push_back(differences[i].text);
      return error;
    }
  }
  JsonNode::Failure failure;
  JsonNode root(document, failure);
  Plan plan;
  plan.inputs = readInputs(root);
  plan.interrupted = root.at("interrupted").boolean();
  JsonNode prediction = root.at("prediction");
  plan.prediction = readPrediction(prediction);
  Expected<PipelineShape> pipeline = readPipeline(document);
  if (!pipeline)
    return pipeline.takeError();
  plan.prediction.pipeline = *pipeline;
  plan.certificate = readCertificate(prediction.at("certificate"));
  if (const auto claim = root.find("objective"))
    plan.claim = readObjective(*claim);
  plan.baselines = readBaselines(root.at("baselines"));
  JsonNode stages = root.at("stages");
  const std::vector<size_t> &meshes = pipeline->meshes;
  const size_t count =
      meshes.empty() ? 1 : *std::max_element(meshes.begin(), meshes.end()) + 1;
  if (stages.size() != count)
    stages.fail("expected " +
                (count == 1
                     ? "one entry"
                     : std::to_string(count) + " entries, as stage_meshes "
                                               "says") +
                ", got " + std::to_string(stages.size()));
  for (size_t i = 0; i < stages.size() && !failure; ++i)
    plan.stages.push_back(readStage(stages.at(i), micro, rules));
  if (failure)
    return *failure;
  return plan;
}

Expected<Plan> readPlan(const std::string &text, const OpGraph &graph) {
  Expected<Json> document = parsePlan(text);
  if (!document)
    return document.takeError();
  Expected<PipelineShape> pipeline = readPipeline(*document);
  if (!pipeline)
    return pipeline.takeError();
  Expected<MicroBatchGraph> micro = MicroBatchGraph::make(graph, *pipeline);
  if (!micro)
    return micro.takeError();
  Expected<Plan> plan = readPlanDocument(*document, graph, micro->get());
  if (!plan)
    return plan;
  const std::string identity = graphIdentity(graph);
  const std::string stated = documentIdentity(*document);
  if (stated != identity)
    return otherModel("its operators are connected alike, but their work, "
                      "loops or roles differ (identity " +
                          stated + ", this model's is " + identity + ")",
                      "/model/identity");
  return plan;
}

} // namespace planner
