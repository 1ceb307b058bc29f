//===- Stack.cpp - Reading stack files ------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Stack.h"
#include "Json.h"
#include <algorithm>

namespace planner {

static FusedSoftmax readFusedSoftmax(JsonReader reader) {
  FusedSoftmax kernel;
  kernel.batch = reader.integer("batch", 1, 1 << 20);
  kernel.keys = reader.integer("keys", 1, 1 << 30);
  kernel.castsOthers = reader.boolean("casts_others");
  reader.string("source");
  reader.finish();
  return kernel;
}

static bool readDrops(JsonReader reader) {
  const bool drops = reader.boolean("attention");
  reader.string("source");
  reader.finish();
  return drops;
}

static StackKernels readKernels(JsonReader reader) {
  StackKernels kernels;
  kernels.matmul = reader.quantity("matmul", "1", Range::Fraction);
  kernels.attention = reader.quantity("attention", "1", Range::Fraction);
  kernels.elementwise = reader.quantity("elementwise", "1", Range::Fraction);
  kernels.issue = Seconds(reader.quantity("issue", "s", Range::NonNegative));
  if (reader.mentions("fused_softmax"))
    kernels.fusedSoftmax = readFusedSoftmax(reader.object("fused_softmax"));
  if (reader.mentions("dropout"))
    kernels.dropsProbabilities = readDrops(reader.object("dropout"));
  reader.finish();
  return kernels;
}

static ErrorInterval readError(JsonReader reader) {
  ErrorInterval error;
  error.low = std::min(1.0, reader.quantity("low", "1", Range::Positive));
  error.high = std::max(1.0, reader.quantity("high", "1", Range::Positive));
  reader.finish();
  return error;
}

static void readTimeError(JsonReader reader, StackInterval &interval) {
  for (const std::vector<double> &row : reader.points("points", 3)) {
    interval.timeLow.points.push_back({row[0], std::min(1.0, row[1])});
    interval.timeHigh.points.push_back({row[0], std::max(1.0, row[2])});
  }
  reader.provenance("1 -> 1, 1");
  reader.finish();
}

static StackInterval readInterval(JsonReader reader) {
  StackInterval interval;
  readTimeError(reader.object("time"), interval);
  interval.memory = readError(reader.object("memory"));
  interval.ratio =
      std::max(1.0, reader.quantity("ratio", "1", Range::Positive));
  reader.finish();
  return interval;
}

static StackBuckets readBuckets(JsonReader reader) {
  StackBuckets buckets;
  buckets.gradients = reader.quantity("gradients", "1", Range::NonNegative);
  buckets.parameters = reader.quantity("parameters", "1", Range::NonNegative);
  buckets.perDevice = reader.quantity("per_device", "1", Range::NonNegative);
  reader.finish();
  return buckets;
}

/// Ascending.
static std::vector<int> readHybridLevels(JsonReader &reader, int highest) {
  std::vector<int> levels;
  for (const int64_t level : reader.integers("hybrid_zero", 1, 3)) {
    levels.push_back(static_cast<int>(level));
    if (level > highest)
      reader.fail("hybrid_zero", "expected levels up to zero, which is " +
                                     std::to_string(highest));
  }
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

static StackFeatures readFeatures(JsonReader reader) {
  StackFeatures features;
  features.tensor = static_cast<StackFeatures::Tensor>(
      reader.choice("tensor", {"none", "any", "column-row"}));
  features.sequence = reader.boolean("sequence");
  features.zero = static_cast<int>(reader.integer("zero", 0, 3));
  if (reader.mentions("hybrid_zero"))
    features.hybridZero = readHybridLevels(reader, features.zero);
  if (reader.mentions("zero_layers"))
    features.zeroLayers = reader.boolean("zero_layers");
  if (features.zeroLayers && features.zero < 3)
    reader.fail("zero_layers", "expected zero to be 3, of which it is a part");
  reader.string("source");
  reader.finish();
  return features;
}

static StackAccumulation readAccumulation(JsonReader reader) {
  StackAccumulation accumulation;
  accumulation.bytes = reader.quantity("bytes", "B", Range::NonNegative);
  accumulation.fused = reader.boolean("fused");
  reader.finish();
  return accumulation;
}

static StackOverlap readOverlap(JsonReader reader) {
  StackOverlap overlap;
  overlap.gradients = reader.boolean("gradients");
  overlap.parameters = reader.boolean("parameters");
  if (reader.mentions("leaves_bucket"))
    overlap.leavesBucket = reader.boolean("leaves_bucket");
  overlap.tensor =
      std::min(1.0, reader.quantity("tensor", "1", Range::NonNegative));
  overlap.sends = static_cast<StackOverlap::Sends>(
      reader.choice("sends", {"never", "interleaved", "always"}));
  overlap.contention = reader.quantity("contention", "1", Range::NonNegative);
  reader.string("source");
  reader.finish();
  return overlap;
}

static StackPipeline readPipeline(JsonReader reader) {
  StackPipeline pipeline;
  pipeline.zero = static_cast<int>(reader.integer("zero", 0, 3));
  for (const std::string &text : reader.strings("schedules"))
    if (const auto schedule = scheduleNamed(text))
      pipeline.schedules.push_back(*schedule);
    else
      reader.fail("schedules",
                  "expected names of pipeline schedules, as in 1f1b, got '" +
                      text + "'");
  pipeline.scatterGather = reader.boolean("scatter_gather");
  if (reader.mentions("uneven_layers"))
    pipeline.unevenLayers = reader.boolean("uneven_layers");
  if (reader.mentions("stage_meshes"))
    pipeline.stageMeshes = reader.boolean("stage_meshes");
  reader.string("source");
  reader.finish();
  return pipeline;
}

static StackOffload readOffload(JsonReader reader) {
  StackOffload offload;
  for (const std::string &text : reader.strings("sets"))
    if (const auto choice = offloadNamed(text); choice && choice->any())
      offload.sets.push_back(*choice);
    else
      reader.fail("sets", "expected values of the key offload beside none, as "
                          "in optimizer+params, got '" +
                              text + "'");
  offload.parameterZero = static_cast<int>(reader.integer("params_zero", 0, 3));
  offload.gradientBytes = reader.quantity("gradients", "B", Range::NonNegative);
  offload.buffers = reader.quantity("buffers", "1", Range::Positive);
  reader.string("source");
  reader.finish();
  return offload;
}

static StackMemory::PerElement readPerElement(JsonReader reader) {
  StackMemory::PerElement bytes;
  bytes.bf16 = reader.quantity("bf16", "B", Range::NonNegative);
  bytes.fp16 = reader.quantity("fp16", "B", Range::NonNegative);
  reader.finish();
  return bytes;
}

static StackMemory readMemory(JsonReader reader) {
  StackMemory memory;
  memory.gradients = readPerElement(reader.object("gradients"));
  memory.update = readPerElement(reader.object("update"));
  JsonReader loss = reader.object("loss");
  memory.wholeLoss = loss.quantity("whole", "B", Range::NonNegative);
  memory.splitLoss = loss.quantity("split", "B", Range::NonNegative);
  loss.finish();
  memory.wholeLogits = reader.boolean("whole_logits");
  JsonReader activations = reader.object("activations");
  size_t recompute = 0;
  for (const char *key : {"none", "selective", "full"})
    memory.activations[recompute++] =
        activations.quantity(key, "1", Range::Positive);
  activations.finish();
  memory.pool = reader.quantity("pool", "1", Range::Positive);
  JsonReader norm = reader.object("norm");
  memory.fusedNorm = norm.quantity("fused", "B", Range::NonNegative);
  memory.eagerNorm = norm.quantity("eager", "B", Range::NonNegative);
  norm.finish();
  memory.keepsSent = reader.boolean("keeps_sent");
  reader.finish();
  return memory;
}

static StackSpec readStack(JsonReader &reader) {
  StackSpec stack;
  stack.name = reader.string("name");
  stack.description = reader.string("description");
  stack.launch = reader.quantity("launch", "1", Range::NonNegative);
  stack.kernels = readKernels(reader.object("kernels"));
  stack.buckets = readBuckets(reader.object("bucket"));
  stack.reservedBytes = static_cast<int64_t>(
      std::min(0x1p62, reader.quantity("reserved", "B", Range::NonNegative)));
  if (reader.mentions("memory"))
    stack.memory = readMemory(reader.object("memory"));
  stack.tf32 = reader.boolean("tf32");
  const unsigned kernel = reader.choice(
      "attention", {"flash2", "flash3", "fastest", "fused", "eager"});
  stack.attention.reset();
  if (kernel < 2)
    stack.attention = static_cast<AttentionKernel>(kernel);
  if (kernel > 2)
    stack.attentionForm =
        kernel == 3 ? AttentionForm::Fused : AttentionForm::Eager;
  if (reader.mentions("norm"))
    stack.fusedNorm = reader.choice("norm", {"eager", "fused"}) == 1;
  stack.features = readFeatures(reader.object("parallelism"));
  stack.accumulation = readAccumulation(reader.object("accumulation"));
  stack.overlap = readOverlap(reader.object("overlap"));
  stack.pipeline = readPipeline(reader.object("pipeline"));
  if (reader.mentions("offload"))
    stack.offload = readOffload(reader.object("offload"));
  // Before the interval, which is what the constants leave.
  stack.calibration = reader.fits();
  stack.interval = readInterval(reader.object("interval"));
  reader.finish();
  return stack;
}

/// A stack that names another one says only where it differs (RFC 7396).
static Expected<void> addBase(JsonDocument &document) {
  if (!document.root.is_object() || !document.root.contains("base"))
    return {};
  const nlohmann::json name = document.root["base"];
  Expected<JsonDocument> base = embeddedDocument(
      "stacks", "stack", name.is_string() ? name.get<std::string>() : "");
  if (!base)
    return base.takeError();
  if (base->root.contains("base"))
    return makeError("stack '" + name.get<std::string>() +
                         "' is like another one itself",
                     document.path, "name that one as the base");
  document.root.erase("base");
  base->root.merge_patch(document.root);
  document.root = std::move(base->root);
  return {};
}

Expected<StackSpec> loadStack(const std::string &nameOrPath) {
  Expected<JsonDocument> document = openDocument("stacks", "stack", nameOrPath);
  if (!document)
    return document.takeError();
  if (auto ok = addBase(*document); !ok)
    return ok.takeError();
  JsonReader reader(*document);
  StackSpec stack = readStack(reader);
  if (document->error)
    return *document->error;
  return stack;
}

std::vector<std::string> stackNames() { return embeddedNames("stacks"); }

} // namespace planner
