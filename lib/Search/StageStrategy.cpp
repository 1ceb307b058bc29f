//===- StageStrategy.cpp - Stages and micro-batches of a strategy ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageStrategy.h"
#include "Overlap.h"
#include "planner/Cost/Stages.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>

namespace planner {

namespace {

class StageReader {
public:
  StageReader(const StrategySpec &s, const OpGraph &g, const StackSpec &k,
              int64_t n)
      : spec(s), graph(g), stack(k), devices(n) {}

  Expected<StageStrategy> run();

private:
  using Check = Expected<void> (StageReader::*)();
  Expected<void> readDegrees();
  Expected<void> readBatch();
  Expected<void> readSchedule();
  Expected<void> readLayers();
  Expected<void> readOverlap();
  Expected<void> readOffload();
  Expected<void> checkStates();
  Expected<void> checkZeroLayers();
  Expected<void> checkHybrid();

  static Diagnostic refused(const std::string &what, const std::string &why) {
    return makeError("strategy: " + what + ": " + why);
  }
  /// Without data parallelism and stages.
  int64_t splitDevices() const {
    return saturatingMul(
        saturatingMul(spec.tp.value_or(1), spec.cp.value_or(1)),
        spec.ep.value_or(1));
  }
  bool isStaged() const {
    return spec.pp.value_or(1) > 1 || spec.microBatch ||
           spec.vpp.value_or(1) > 1 || spec.offload().any() || spec.zeroLayers;
  }
  int64_t dataDevices() const {
    return saturatingMul(result.inner.dp.value_or(1), spec.ep.value_or(1));
  }
  /// Whether ZeRO has anybody to share states with.
  bool sharesStates() const {
    return saturatingMul(dataDevices(), spec.cp.value_or(1)) > 1;
  }
  void setStates();
  void dropKeys();

  const StrategySpec &spec;
  const OpGraph &graph;
  const StackSpec &stack;
  const int64_t devices;
  StageStrategy result;
};

} // namespace

/// Data parallelism takes what the others leave, if it is not given.
Expected<void> StageReader::readDegrees() {
  const int64_t pp = spec.pp.value_or(1);
  const int64_t others = saturatingMul(splitDevices(), pp);
  result.pipeline.stages = pp;
  result.inner = spec;
  if (!isStaged() && !spec.dpShard) {
    result.stageDevices = devices;
    return {};
  }
  const int64_t named = saturatingMul(others, spec.dp.value_or(1));
  if (spec.dp ? named == devices : named <= devices && devices % named == 0) {
    result.stageDevices = devices / pp;
    result.inner.dp = devices / others;
    return {};
  }
  std::string degrees;
  for (auto [key, value] : {std::pair{"tp", spec.tp}, std::pair{"cp", spec.cp},
                            std::pair{"ep", spec.ep}, std::pair{"pp", spec.pp},
                            std::pair{"dp", spec.dp}})
    if (value)
      degrees += (degrees.empty() ? "" : " * ") + std::string(key) + "=" +
                 std::to_string(*value);
  return refused(degrees + " is " + std::to_string(named) + " devices",
                 "expected " + std::string(spec.dp ? "" : "a divisor of ") +
                     std::to_string(devices));
}

/// One micro-batch of all samples without stages, and of one sample for each
/// data-parallel device with them, if none is given.
Expected<void> StageReader::readBatch() {
  PipelineShape &shape = result.pipeline;
  const int64_t batch = stepSamples(graph);
  shape.microBatchSamples = samplesAtOnce(graph);
  if (!isStaged())
    return {};
  int64_t samples = spec.microBatch.value_or(1);
  if (!spec.microBatch && shape.stages == 1)
    samples = ceilDiv(samplesAtOnce(graph), dataDevices());
  const int64_t atOnce = saturatingMul(samples, dataDevices());
  if (graph.microBatches > 1) {
    if (atOnce == samplesAtOnce(graph) && shape.stages == 1)
      return {};
    return refused("mbs=" + std::to_string(samples),
                   "the model accumulates gradients itself, in micro-batches "
                   "of " +
                       std::to_string(samplesAtOnce(graph)) + " samples");
  }
  if (atOnce > batch || batch % atOnce != 0)
    return refused((spec.microBatch ? "mbs=" + std::to_string(samples) + " on "
                                    : std::string()) +
                       std::to_string(dataDevices()) + " data-parallel devices",
                   std::to_string(atOnce) +
                       " samples at once do not divide the global batch of " +
                       std::to_string(batch));
  shape.microBatches = batch / atOnce;
  shape.microBatchSamples = atOnce;
  return {};
}

Expected<void> StageReader::readSchedule() {
  PipelineShape &shape = result.pipeline;
  const std::string_view wanted = spec.choiceOf("schedule");
  shape.chunksPerStage =
      spec.vpp.value_or(wanted == "zbv" || wanted == "dualpipev" ? 2 : 1);
  if (!wanted.empty())
    shape.schedule = *scheduleNamed(wanted);
  else if (shape.chunksPerStage > 1)
    shape.schedule = PipelineSchedule::Interleaved;
  if (shape.stages == 1 && shape.chunksPerStage > 1)
    return refused("vpp=" + std::to_string(shape.chunksPerStage),
                   "expected more than one stage");
  if (shape.stages == 1) {
    shape.chunksPerStage = 1;
    shape.schedule = PipelineSchedule::OneForwardOneBackward;
    return {};
  }
  PipelineSpec pipeline;
  pipeline.schedule = shape.schedule;
  pipeline.stages = shape.stages;
  pipeline.chunksPerStage = shape.chunksPerStage;
  pipeline.microBatches = shape.microBatches;
  pipeline.chunks.resize(static_cast<size_t>(std::min<int64_t>(
      saturatingMul(shape.stages, shape.chunksPerStage), devices * 4096)));
  Expected<void> ok = checkPipeline(pipeline);
  if (!ok) {
    Diagnostic error = ok.takeError();
    error.message = "strategy: " + error.message;
    return error;
  }
  return {};
}

/// How many the model has is for whoever prices it to say.
Expected<void> StageReader::readLayers() {
  PipelineShape &shape = result.pipeline;
  if (!spec.layers || spec.layers->isEven())
    return {};
  const std::string what = "layers=" + toString(*spec.layers);
  const auto counts = static_cast<int64_t>(spec.layers->counts.size());
  if (!spec.layers->isFree && counts != shape.chunks())
    return refused(what, "numbers of " + std::to_string(counts) +
                             " chunks, expected " +
                             std::to_string(shape.chunks()));
  // Of some layers of each chunk it is known before which these are.
  const bool mayBeFree =
      shape.mayCutFreely() && !spec.recomputeLayers && !spec.zeroLayers;
  if (shape.isPipeline() && (!spec.layers->isFree || mayBeFree))
    shape.layers = *spec.layers;
  return {};
}

Expected<void> StageReader::readOverlap() {
  PipelineShape &shape = result.pipeline;
  const std::string_view wanted = spec.choiceOf("overlap");
  const OverlapChoice choice = overlapOf(spec, stack);
  if ((wanted == "dp" && !choice.data) || (wanted == "tp" && !choice.tensor))
    return refused("overlap=" + std::string(wanted),
                   "the stack " + stack.name + " does not overlap that");
  shape.overlapsData = choice.data;
  shape.overlapsTensor = choice.tensor;
  shape.overlapsSends =
      choice.sends && stack.overlap.overlapsSends(shape.chunksPerStage > 1);
  return {};
}

Expected<void> StageReader::readOffload() {
  PipelineShape &shape = result.pipeline;
  shape.offload = spec.offload();
  if (!shape.offload.any())
    return {};
  const std::string what = "offload=" + std::string(name(shape.offload));
  if (graph.mode != Mode::Train)
    return refused(what, "expected a model that is trained");
  if (shape.offload.relay && shape.isPipeline())
    return refused(what + ",pp=" + std::to_string(shape.stages),
                   "all micro-batches pass through one layer before the next, "
                   "on one stage");
  if (shape.offload.movesParameters() && spec.zero && sharesStates() &&
      *spec.zero < stack.offload.parameterZero)
    return refused(what + ",zero=" + std::to_string(*spec.zero),
                   "the stack " + stack.name +
                       " keeps parameters on hosts from ZeRO stage " +
                       std::to_string(stack.offload.parameterZero) + " on");
  return {};
}

Expected<void> StageReader::checkStates() {
  PipelineShape &shape = result.pipeline;
  shape.zero = spec.zero.value_or(0);
  if (shape.isPipeline() && shape.zero > stack.pipeline.zero)
    return refused("zero=" + std::to_string(shape.zero) +
                       ",pp=" + std::to_string(shape.stages),
                   "the stack " + stack.name + " has ZeRO up to stage " +
                       std::to_string(stack.pipeline.zero) + " with pipelines");
  return {};
}

/// How many the model has is for whoever prices it to say.
Expected<void> StageReader::checkZeroLayers() {
  if (!spec.zeroLayers)
    return {};
  const std::string what =
      "strategy: zero_layers=" + std::to_string(*spec.zeroLayers);
  const char *leave = "leave zero_layers out";
  if (!stack.features.zeroLayers)
    return makeError(what + ": the stack " + stack.name +
                         " has one ZeRO level for all layers",
                     {}, leave);
  if (graph.mode != Mode::Train)
    return makeError(what + ": expected a model that is trained", {}, leave);
  result.pipeline.zeroLayers = *spec.zeroLayers;
  return {};
}

/// All of the data-parallel devices share states if nothing else is said.
Expected<void> StageReader::checkHybrid() {
  if (!spec.dpShard)
    return {};
  const std::string what = "dp_shard=" + std::to_string(*spec.dpShard);
  if (auto ok = checkShards(result.inner); !ok)
    return ok;
  std::vector<int> levels = stack.features.hybridZero;
  if (result.pipeline.isPipeline())
    std::erase_if(levels, [&](int zero) { return zero > stack.pipeline.zero; });
  std::string known;
  for (const int level : levels)
    known += (known.empty() ? "zero=" : " or zero=") + std::to_string(level);
  if (spec.zero == 0)
    return makeError("strategy: " + what + ",zero=0: no states are shared", {},
                     "leave dp_shard out" +
                         (known.empty() ? known : ", or say " + known));
  if (!result.inner.isHybrid()) {
    result.inner.dpShard.reset();
    return {};
  }
  const int least = spec.zero.value_or(result.pipeline.offload.movesParameters()
                                           ? stack.offload.parameterZero
                                           : 1);
  const auto level = std::lower_bound(levels.begin(), levels.end(), least);
  if (level == levels.end() || (spec.zero && *level != least))
    return makeError("strategy: " + what +
                         (spec.zero ? ",zero=" + std::to_string(least) : "") +
                         ": the stack " + stack.name +
                         " shares states among all data-parallel devices" +
                         (known.empty() ? known : " but for " + known),
                     {}, "leave dp_shard out");
  result.pipeline.zero = *level;
  result.inner.zero = *level;
  return {};
}

/// One micro-batch does not tell what is done once a step from what is
/// repeated, so what lies where is not left open: ZeRO-1 moves as many bytes as
/// the all-reduce of the gradients, and takes less memory.
void StageReader::setStates() {
  const int most =
      result.pipeline.isPipeline() ? stack.pipeline.zero : stack.features.zero;
  if (result.isPlain() || result.inner.zero)
    return;
  const OffloadChoice &offload = result.pipeline.offload;
  result.pipeline.zero = std::min(
      most,
      std::max(1, offload.movesParameters() ? stack.offload.parameterZero : 0));
  result.inner.zero = result.pipeline.zero;
}

/// The mesh of a stage knows nothing of these.
void StageReader::dropKeys() {
  StrategySpec &inner = result.inner;
  inner.pp.reset();
  inner.vpp.reset();
  inner.layers.reset();
  inner.zeroLayers.reset();
  if (result.isPlain())
    return;
  inner.microBatch.reset();
  inner.globalBatch.reset();
  std::erase_if(inner.named, [](const auto &entry) {
    return entry.first == "schedule" || entry.first == "overlap" ||
           entry.first == "offload";
  });
}

Expected<StageStrategy> StageReader::run() {
  for (Check check : {&StageReader::readDegrees, &StageReader::readBatch,
                      &StageReader::readSchedule, &StageReader::readOverlap,
                      &StageReader::readOffload, &StageReader::readLayers,
                      &StageReader::checkStates, &StageReader::checkZeroLayers,
                      &StageReader::checkHybrid})
    if (auto ok = (this->*check)(); !ok)
      return ok.takeError();
  setStates();
  dropKeys();
  return std::move(result);
}

Expected<StageStrategy> stageStrategy(const StrategySpec &spec,
                                      const OpGraph &graph,
                                      const StackSpec &stack, int64_t devices) {
  return StageReader(spec, graph, stack, devices).run();
}

Expected<void> checkFixedChunks(const LayerLine &line, const StrategySpec &fix,
                                const OpGraph &graph, const StackSpec &stack,
                                int64_t devices) {
  if (auto ok = checkCuts(line, static_cast<size_t>(fix.chunks())); !ok)
    return ok;
  if (fix.layers && !fix.layers->counts.empty())
    if (auto cuts = cutLayers(line, *fix.layers); !cuts)
      return cuts.takeError();
  // That stages have several chunks is no news to who asks for it by schedule.
  StrategySpec asked = fix;
  if (fix.choiceOf("schedule") == name(PipelineSchedule::Interleaved) &&
      !asked.vpp)
    asked.vpp = 2;
  if (auto read = stageStrategy(asked, graph, stack, devices); !read)
    return read.takeError();
  return {};
}

void nameLayers(StrategySpec &spec, const PipelineShape &shape) {
  if (!spec.layers || !spec.layers->isFree)
    return;
  spec.layers.reset();
  if (!shape.layers.counts.empty())
    spec.layers = shape.layers;
}

Expected<void> checkAlike(const StrategySpec &spec,
                          const ClusterSpec &cluster) {
  if (!cluster.parts.empty() && spec.zeroLayers && spec.pp.value_or(1) > 1)
    return makeError(
        "strategy: zero_layers=" + std::to_string(*spec.zeroLayers) +
            " with pp=" + std::to_string(*spec.pp) + ": the cluster " +
            cluster.name +
            " has several kinds of nodes, over which all layers "
            "of a pipeline have one ZeRO level",
        {}, "leave pp out, or zero_layers");
  if (!cluster.parts.empty() && spec.offload().any() && spec.pp.value_or(1) > 1)
    return makeError("strategy: offload=" + std::string(name(spec.offload())) +
                         " with pp=" + std::to_string(*spec.pp) +
                         ": the cluster " + cluster.name +
                         " has several kinds of nodes, whose hosts are for "
                         "strategies of one stage, which all devices do alike",
                     {}, "leave pp out, or offload");
  // Where stages are cut by speed, the layers of each are not known before.
  if (!cluster.parts.empty() && spec.recomputeLayers &&
      spec.pp.value_or(1) > 1 && !(spec.layers && !spec.layers->counts.empty()))
    return makeError(
        "strategy: recompute_layers=" + std::to_string(*spec.recomputeLayers) +
            ": the cluster " + cluster.name +
            " has several kinds of nodes, among whose stages layers are "
            "divided by speed unless layers=.. names their numbers",
        {}, "name the layers of each stage, as in layers=8/8/16");
  if (cluster.parts.empty() || !spec.isHybrid())
    return {};
  return makeError("strategy: dp_shard=" + std::to_string(*spec.dpShard) +
                       ": the cluster " + cluster.name +
                       " has several kinds of nodes, on which all "
                       "data-parallel devices share states",
                   {}, "leave dp_shard out");
}

} // namespace planner
