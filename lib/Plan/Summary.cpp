//===- Summary.cpp - A plan in a few lines --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Summary.h"
#include "PlanFormat.h"
#include "planner/Graph/Recompute.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Compare.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace planner {

namespace {

class Summary {
public:
  Summary(const Plan &p, const OpGraph &g, const ClusterSpec &c,
          const StackSpec &s, const SummaryOptions &o)
      : plan(p), prediction(p.prediction), graph(g), cluster(c), stack(s),
        options(o) {}

  std::string text();

private:
  void smallBatch();
  void interrupted();
  void model();
  void machine();
  std::string stagesOn(size_t mesh) const;
  void pipeline();
  void overlap();
  void parts();
  void choices();
  void stacks();
  void storage();
  void time();
  void memory();
  void hostMemory(const HostReport &host);
  void certificate();
  std::string withoutStages() const;
  void objective();
  void baselines();
  void changes();
  void warnings();
  void nextCommand();

  void add(std::string_view label, const std::string &content) {
    constexpr size_t width = 11;
    std::string line(label);
    line.resize(std::max(width, line.size() + 1), ' ');
    lines += line + content + "\n";
  }
  bool countsTokens() const;

  const Plan &plan;
  const Prediction &prediction;
  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SummaryOptions &options;
  std::string lines;
};

} // namespace

static std::string percent(double share, int decimals = 0) {
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "%.*f%%", decimals, share * 100);
  return text.data();
}

static std::string counted(size_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) +
         (count == 1 ? "" : "s");
}

/// Whether the numbers of chunks are of layers, which stages then have.
static bool countsLayers(const Prediction &prediction) {
  double layers = 0;
  for (const StageShare &stage : prediction.stages)
    layers += stage.layers;
  return std::llround(layers) == prediction.pipeline.layers.total();
}

/// Model text goes to a terminal: no control characters.
static std::string printable(std::string text) {
  for (char &c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
      c = '?';
  return text;
}

/// "137 GFLOP".
static std::string flopText(double flops, std::string_view unit) {
  std::string text = formatCount(flops);
  const size_t digits = text.find_first_not_of("0123456789.");
  text.insert(std::min(digits, text.size()), " ");
  return text + std::string(unit);
}

std::string shellWord(const std::string &path) {
  std::string text = printable(path);
  const bool plain =
      !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) ||
               std::string_view("._-/:=,+@%").find(c) != std::string::npos;
      });
  if (plain)
    return text;
  std::string quoted = "'";
  for (char c : text)
    quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

bool Summary::countsTokens() const {
  return graph.mode == Mode::Decode
             ? dimClassSize(graph, DimClassKind::Sequence).has_value()
             : inputSequence(graph).has_value();
}

void Summary::smallBatch() {
  const int64_t size = globalBatch(graph), devices = plan.inputs.devices;
  if (size == 0 || size / graph.microBatches >= devices)
    return;
  std::string text = "the global batch of " + std::to_string(size) +
                     " is smaller than the " + std::to_string(devices) +
                     " devices";
  if (graph.microBatches > 1)
    text = "each of the " + std::to_string(graph.microBatches) +
           " micro-batches has " + std::to_string(size / graph.microBatches) +
           " samples, fewer than the " + std::to_string(devices) + " devices";
  if (options.largerBatch)
    text += ": try --global-batch " +
            std::to_string(options.largerBatch->globalBatch) + " (at least " +
            formatCount(options.largerBatch->tokensPerSecondPerDevice) +
            (countsTokens() ? " tokens/s" : " samples/s") +
            " per device, here " +
            formatCount(prediction.tokensPerSecondPerDevice) + ")";
  add("note", text);
}

void Summary::interrupted() {
  if (plan.interrupted)
    add("note", "interrupted: the best plan found so far");
}

void Summary::model() {
  std::string text = printable(plan.inputs.modelPath) + ", " +
                     std::string(name(graph.mode)) +
                     (graph.isTrainStep ? " step as given" : "") + ": " +
                     formatCount(static_cast<double>(graph.parameterCount())) +
                     " parameters, " + flopText(modelFlopsOnce(graph), "FLOP") +
                     " a step, " + counted(graph.ops.size(), "operator");
  if (size_t opaque = graph.opaqueOps())
    text += ", " + std::to_string(opaque) +
            " opaque (not understood, the same on every device)";
  add("model", text);
  if (graph.assumedOptimizer.empty())
    return;
  double states = 0;
  for (TensorId id : graph.arguments)
    if (graph.tensors[id].role == Role::OptimizerState)
      states += static_cast<double>(graph.tensors[id].bytes());
  const auto parameters = static_cast<double>(graph.parameterCount());
  std::array<char, 64> each;
  std::snprintf(each.data(), each.size(), "states of %.3g bytes a parameter",
                parameters > 0 ? states / parameters : 0);
  add("assumed", "optimizer " + graph.assumedOptimizer + ", " +
                     (states > 0 ? each.data() : "no states") +
                     "; --optimizer names another");
}

/// "stages 0, 2: ", where stages have different meshes.
std::string Summary::stagesOn(size_t mesh) const {
  const std::vector<size_t> &meshes = prediction.pipeline.meshes;
  std::string list;
  size_t count = 0;
  for (size_t s = 0; s < meshes.size(); ++s)
    if (meshes[s] == mesh) {
      list += (count++ == 0 ? "" : ", ") + std::to_string(s);
    }
  return count == 0 ? "" : (count == 1 ? "stage " : "stages ") + list + ": ";
}

void Summary::machine() {
  add("cluster", counted(static_cast<size_t>(plan.inputs.devices), "device") +
                     " of " + cluster.name + " (" + cluster.device.name +
                     "), stack " + stack.name);
  for (size_t m = 0; m < plan.stages.size(); ++m) {
    std::string text;
    for (const MeshAxis &axis : plan.stages[m].mesh.axes) {
      text += (text.empty() ? "" : ", ") + axis.name + "=" +
              std::to_string(axis.size);
      if (axis.level < cluster.levels.size())
        text += " on " + cluster.levels[axis.level].name;
    }
    add("mesh", stagesOn(m) + (text.empty() ? "one device" : text));
  }
  pipeline();
  overlap();
}

void Summary::pipeline() {
  const PipelineShape &shape = prediction.pipeline;
  if (shape.offload.any())
    add("offload", std::string(name(shape.offload)));
  if (shape.stages == 1 && shape.microBatches == 1)
    return;
  std::string text;
  if (shape.isPipeline()) {
    text = counted(static_cast<size_t>(shape.stages), "stage") +
           (shape.meshes.empty() ? " like this, " : ", ");
    if (shape.chunksPerStage > 1)
      text += std::to_string(shape.chunksPerStage) + " chunks each, ";
    text += std::string(name(shape.schedule)) + ", ";
  }
  text += std::to_string(shape.microBatches) +
          (shape.microBatches == 1 ? " micro-batch" : " micro-batches");
  add("pipeline",
      text + " of " +
          counted(static_cast<size_t>(shape.microBatchSamples), "sample"));
  if (!shape.layers.counts.empty())
    add("layers",
        toString(shape.layers) +
            (countsLayers(prediction)
                 ? ", from the first "
                 : " operators of the forward pass, from the first ") +
            (shape.chunksPerStage > 1 ? "chunk" : "stage") + " to the last");
  parts();
}

/// What runs beside compute.
void Summary::overlap() {
  const PipelineShape &shape = prediction.pipeline;
  std::string text;
  const CommunicationTotals &moved = prediction.communication;
  for (const auto &[isHidden, time, what] :
       {std::tuple(shape.overlapsData, moved.data, "gradients and parameters"),
        std::tuple(shape.overlapsTensor, moved.tensor, "tensor parallelism"),
        std::tuple(shape.overlapsSends, moved.pipeline,
                   "sends between stages")})
    if (isHidden && time.value > 0)
      text += (text.empty() ? "" : ", ") + std::string(what);
  if (!text.empty())
    add("overlap", "communication of " + text + " beside compute");
}

/// "2 stages of 5, 6 layers on 16 devices of NAME (DEVICE)", or "2 replicas of
/// 8 micro-batches on ...", a line for each.
void Summary::parts() {
  const PipelineShape &shape = prediction.pipeline;
  size_t next = 0;
  for (const PartRun &run : shape.parts) {
    std::string layers;
    for (int64_t s = 0; s < run.stages && !shape.splitsBatch(); ++s) {
      layers += s == 0 ? "" : ", ";
      layers += std::to_string(std::llround(prediction.stages[next++].layers));
    }
    const std::string text =
        shape.splitsBatch()
            ? counted(static_cast<size_t>(run.replicas), "replica") + " of " +
                  std::to_string(run.microBatches) + " micro-batches"
            : counted(static_cast<size_t>(run.stages), "stage") + " of " +
                  layers + " layers";
    const ClusterSpec &part = *cluster.parts[run.part];
    add("part", text + " on " +
                    counted(static_cast<size_t>(part.devices), "device") +
                    " of " + part.name + " (" + part.device.name + ")");
  }
}

void Summary::choices() {
  for (const Stage &stage : plan.stages)
    for (const std::string &line :
         describeChoices(graph, stage.mesh, stage.assignment))
      add("split", printable(line));
}

/// A saving of less than a tenth is not worth a line.
void Summary::stacks() {
  if (graph.recompute.kind == Recompute::Full || computesOnlyScores(graph) ||
      static_cast<double>(graph.leastStackedBytes) <
          0.9 * static_cast<double>(graph.stackedBytes))
    add("kept", describeStacks(graph));
}

/// Share of the bytes of parameters and optimizer states that a device keeps.
void Summary::storage() {
  for (const Stage &stage : plan.stages) {
    std::array<double, 2> whole{}, local{};
    for (TensorId id : graph.arguments) {
      const Tensor &tensor = graph.tensors[id];
      const bool isState = tensor.role == Role::OptimizerState;
      if (!isState && tensor.role != Role::Parameter &&
          tensor.role != Role::FrozenParameter)
        continue;
      whole[isState] += static_cast<double>(tensor.bytes());
      local[isState] += static_cast<double>(
          localBytes(tensor, stage.assignment.storage[id], stage.mesh));
    }
    std::string text;
    for (size_t i = 0; i < 2; ++i)
      if (whole[i] > 0)
        text += std::string(text.empty() ? "" : ", ") +
                (i ? "optimizer states " : "parameters ") +
                percent(local[i] / whole[i], local[i] < whole[i] ? 1 : 0);
    if (!text.empty() && stage.mesh.devices() > 1)
      add("stored", text + " on each device");
  }
  if (prediction.pipeline.zeroLayers > 0)
    add("stored", describeZeroLayers(prediction.pipeline));
}

/// " (6.2 ms to 8.7 ms)": where nine of ten measurements are.
template <typename Quantity, typename Format>
static std::string between(Quantity low, Quantity high, Format &&format) {
  return low < high ? " (" + format(low) + " to " + format(high) + ")" : "";
}

void Summary::time() {
  const TimeBreakdown &parts = prediction.breakdown;
  const double step = prediction.stepTime.value;
  add("step", formatSeconds(prediction.stepTime) +
                  between(prediction.intervalLow, prediction.intervalHigh,
                          formatSeconds) +
                  ", " + formatCount(prediction.tokensPerSecondPerDevice) +
                  (countsTokens() ? " tokens/s" : " samples/s") +
                  " per device, " +
                  flopText(prediction.modelFlopsPerDevice.value, "FLOP/s") +
                  " per device, MFU " + percent(prediction.mfu, 1) +
                  (prediction.hfu > prediction.mfu
                       ? ", HFU " + percent(prediction.hfu, 1)
                       : std::string()));
  std::string text;
  auto part = [&](std::string_view what, Seconds seconds) {
    if (seconds.value > 0 && step > 0)
      text += (text.empty() ? "" : ", ") + std::string(what) + " " +
              percent(seconds.value / step);
  };
  part("compute", parts.compute);
  part("recompute", parts.recompute);
  part("optimizer", parts.optimizer);
  part("exposed communication", parts.exposedComm);
  part("exposed offload", parts.exposedOffload);
  part("bubble", parts.bubble);
  add("time", text.empty() ? "none" : text);
}

void Summary::memory() {
  const MemoryReport &report = prediction.memory;
  const bool isOnlyHost = prediction.host && report.totalPeak <= report.usable;
  std::string text =
      formatBytes(report.totalPeak) +
      between(prediction.memoryLow, prediction.memoryHigh, formatBytes) +
      " of " + formatBytes(report.usable) + " a device" +
      (isOnlyHost || prediction.fits ? "" : ", DOES NOT FIT");
  static constexpr std::array<const char *, 6> names = {
      "parameters",  "gradients",   "optimizer",
      "activations", "temporaries", "communication buffers"};
  std::string parts;
  for (size_t i = 0; i < names.size(); ++i)
    if (report.atPeak[i] > 0)
      parts += (parts.empty() ? "" : ", ") + std::string(names[i]) + " " +
               formatBytes(report.atPeak[i]);
  add("memory", text + (parts.empty() ? "" : ": " + parts));
  if (prediction.host)
    hostMemory(*prediction.host);
}

void Summary::hostMemory(const HostReport &host) {
  std::string parts;
  for (const auto &[what, bytes] : {std::pair{"parameters", host.parameters},
                                    std::pair{"gradients", host.gradients},
                                    std::pair{"optimizer", host.optimizer},
                                    std::pair{"activations", host.activations}})
    if (bytes > 0)
      parts += (parts.empty() ? ": " : ", ") + std::string(what) + " " +
               formatBytes(bytes);
  std::string text =
      formatBytes(host.total()) + " of " + formatBytes(host.usable) +
      " a host of " + counted(static_cast<size_t>(host.devices), "device") +
      (host.total() <= host.usable ? "" : ", DOES NOT FIT") + parts;
  if (host.nvme > 0)
    text += "; " + formatBytes(host.nvme) + " of " +
            formatBytes(host.nvmeUsable) + " on disks" +
            (host.nvme <= host.nvmeUsable ? "" : ", DOES NOT FIT");
  add("host", text);
}

/// "$0.0123 a step, $1.27 for a million tokens".
static std::string costText(double perStep, const Prediction &prediction,
                            int64_t devices, const char *items) {
  std::string text = valueText(Objective::Cost, perStep) + " a step";
  const double count = prediction.tokensPerSecondPerDevice *
                       static_cast<double>(devices) * prediction.stepTime.value;
  if (count > 0)
    text += ", " + valueText(Objective::Cost, perStep / count * 1e6) +
            " for a million " + items;
  return text;
}

/// Falling numbers, where they follow one another as "6 to 4".
static std::vector<std::string> rangesOf(const std::vector<int64_t> &counts) {
  std::vector<std::string> ranges;
  for (size_t i = 0; i < counts.size();) {
    size_t end = i + 1;
    while (end < counts.size() && counts[end] + 1 == counts[end - 1])
      ++end;
    const bool isRange = end - i > 2;
    if (!isRange)
      end = i + 1;
    ranges.push_back(std::to_string(counts[i]) +
                     (isRange ? " to " + std::to_string(counts[end - 1]) : ""));
    i = end;
  }
  return ranges;
}

/// "8, 6 to 4, 2"; of many that do not follow one another, the first and the
/// last.
static std::string lookedText(const ObjectiveClaim &claim) {
  if (!claim.deviceSets.empty())
    return counted(claim.deviceSets.size(), "choice") +
           " of devices of the parts";
  constexpr size_t kShown = 12, kFirst = 4;
  std::vector<std::string> ranges = rangesOf(claim.deviceCounts);
  std::string text;
  if (ranges.size() > kShown) {
    text = std::to_string(claim.deviceCounts.size()) + " numbers of them: ";
    ranges.erase(ranges.begin() + kFirst, ranges.end() - 1);
    ranges.insert(ranges.end() - 1, "...");
  }
  for (size_t i = 0; i < ranges.size(); ++i)
    text += (i > 0 ? ", " : "") + ranges[i];
  return text;
}

/// Whether any number of devices was looked at.
static bool isOfAllCounts(const ObjectiveClaim &claim) {
  return claim.objective == Objective::Memory ||
         (claim.deviceSets.empty() &&
          std::cmp_equal(claim.deviceCounts.size(), claim.devicesGiven));
}

/// What is claimed of the step time on all devices is beside the point where
/// the plan was chosen for something else.
void Summary::objective() {
  const ObjectiveClaim &claim = *plan.claim;
  const int64_t devices = plan.inputs.devices;
  const double value =
      objectiveValue(claim.objective, prediction, devices, cluster);
  const ObjectiveGap gap = gapOf(value, claim.lowerBound);
  std::string text = std::string(name(claim.objective)) + ": ";
  if (claim.objective == Objective::Cost)
    text += costText(value, prediction, devices,
                     countsTokens() ? "tokens" : "samples");
  else
    text += valueText(claim.objective, value);
  const std::string where =
      isOfAllCounts(claim) ? "" : " where plans were looked for";
  if (gap.proven)
    text += "; no plan that fits has less" + where;
  else if (claim.lowerBound > (claim.objective == Objective::Memory ? 1 : 0))
    text += "; gap at most " + percent(gap.gap, 1) +
            ": no plan that fits has less than " +
            valueText(claim.objective, claim.lowerBound) + where;
  else
    text += "; how much less there can be is not known";
  add("least", text);
  if (claim.deviceCounts.size() < 2)
    return;
  std::string used;
  for (int64_t count : plan.inputs.partDevices)
    used += (used.empty() ? "; of the parts " : ", ") + std::to_string(count);
  add("idle", std::to_string(claim.devicesGiven - devices) + " of " +
                  counted(static_cast<size_t>(claim.devicesGiven), "device") +
                  used + (used.empty() ? "" : " are used") +
                  "; plans were looked for on " + lookedText(claim));
}

/// What is known of a part of the space, if that is more.
std::string Summary::withoutStages() const {
  const Certificate part = makeCertificate(
      prediction.stepTime, options.plainBound.value_or(Seconds()), 0);
  if (part.lowerBound <= plan.certificate.lowerBound)
    return "";
  return part.proven ? "; none without stages and micro-batches is"
                     : "; at most " + percent(part.gap, 1) +
                           " without stages and micro-batches";
}

std::string_view equalMeshesOnly(const Certificate &certificate,
                                 const StackSpec &stack) {
  return stack.pipeline.stageMeshes && certificate.stages &&
                 !certificate.stageMeshes
             ? " (all stages with equal meshes)"
             : "";
}

void Summary::certificate() {
  if (options.planPath.empty())
    return;
  if (plan.claim)
    return objective();
  const Certificate &c = plan.certificate;
  std::string space = spaceSizeText(c.log10SpaceSize) + " strategies searched";
  // Not of all strategies, but of those that the user left.
  const bool fixed = !plan.inputs.givenFix().empty();
  if (fixed)
    space += " with what --fix leaves open";
  if (!plan.inputs.forbid.empty())
    space += fixed ? " and --forbid allows" : " with what --forbid allows";
  space += equalMeshesOnly(c, stack);
  if (c.proven)
    add("optimal", "no faster one among the " + space);
  else if (c.lowerBound.value > 0)
    add("gap", "at most " + percent(c.gap, 1) + ": none of the " + space +
                   " is faster than " + formatSeconds(c.lowerBound) +
                   withoutStages());
  else
    add("gap", "unknown: no lower bound was found for the " + space);
}

/// "1.46x this plan's time (1.20x to 1.78x)" if one is faster whatever the
/// error of the ratio, else "within noise (0.90x to 1.35x this plan's time)".
static std::string comparison(const Comparison &c) {
  const auto times = [](double ratio) {
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.2fx", ratio);
    return std::string(text.data());
  };
  const std::string range = times(c.low) + " to " + times(c.high);
  if (c.verdict == Verdict::WithinNoise)
    return "within noise (" + range + " this plan's time)";
  return times(c.ratio) + " this plan's time" +
         (c.low < c.high ? " (" + range + ")" : "");
}

void Summary::baselines() {
  for (const Baseline &b : plan.baselines) {
    std::string text = b.name +
                       (b.strategy.empty() ? "" : " (" + b.strategy + ")") +
                       ": " + formatSeconds(b.stepTime);
    if (prediction.stepTime.value > 0)
      text += ", " + comparison(compareStepTimes(prediction.stepTime,
                                                 b.stepTime, stack));
    if (!b.fits)
      text += ", does not fit (" + formatBytes(b.memoryBytes) + ")";
    add("compare", text);
  }
}

void Summary::changes() {
  for (const std::string &change : options.changes)
    add("change", printable(change));
}

void Summary::warnings() {
  constexpr size_t most = 3;
  for (size_t i = 0; i < graph.warnings.size() && i < most; ++i)
    add("warning", printable(graph.warnings[i]));
  if (graph.warnings.size() > most)
    add("warning",
        "and " + std::to_string(graph.warnings.size() - most) + " more" +
            (options.planPath.empty() ? "" : " in " + options.planPath));
}

void Summary::nextCommand() {
  // A model from standard input is gone; the plan on standard output too.
  if (plan.inputs.modelPath == "-" || options.planPath == "-" ||
      options.planPath.empty())
    return;
  add("next", "planner verify " + shellWord(options.planPath) + " " +
                  shellWord(plan.inputs.modelPath));
}

std::string Summary::text() {
  smallBatch();
  interrupted();
  model();
  machine();
  choices();
  stacks();
  storage();
  time();
  memory();
  certificate();
  baselines();
  changes();
  warnings();
  nextCommand();
  return std::move(lines);
}

std::string summarise(const Plan &plan, const OpGraph &graph,
                      const ClusterSpec &cluster, const StackSpec &stack,
                      const SummaryOptions &options) {
  return Summary(plan, graph, cluster, stack, options).text();
}

} // namespace planner
