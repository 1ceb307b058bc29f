//===- Difference.cpp - From one plan to another --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Difference.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Compare.h"
#include "planner/Plan/Summary.h"
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

namespace planner {

//===----------------------------------------------------------------------===//
// What a tensor's devices must receive
//===----------------------------------------------------------------------===//

namespace {

/// Which elements of a dimension a device has: from .first to before .second.
using Range = std::pair<int64_t, int64_t>;

/// The pieces of one tensor on the devices of a mesh.
class Pieces {
public:
  Pieces(const Tensor &t, const Placement &p)
      : tensor(t), mesh(p.mesh), layout(p.layout), devices(p.mesh.devices()) {}

  bool has(int64_t device) const { return device < devices; }
  Range range(int64_t device, size_t dim) const;

private:
  int64_t positionOn(AxisId axis, int64_t device) const;

  const Tensor &tensor;
  const Mesh &mesh;
  const TensorSharding &layout;
  int64_t devices;
};

} // namespace

/// The last axis joins neighbouring devices.
int64_t Pieces::positionOn(AxisId axis, int64_t device) const {
  for (size_t a = mesh.axes.size(); a-- > axis + size_t(1);)
    device /= mesh.axes[a].size;
  return device % mesh.axes[axis].size;
}

/// Uneven splits round up, so that the last pieces are smaller, or empty.
Range Pieces::range(int64_t device, size_t dim) const {
  int64_t part = 0, parts = 1;
  for (AxisId axis : layout.dims[dim]) {
    part = part * mesh.axes[axis].size + positionOn(axis, device);
    parts *= mesh.axes[axis].size;
  }
  const int64_t size = tensor.shape[dim];
  const int64_t piece = ceilDiv(size, parts);
  const int64_t begin = std::min(size, saturatingMul(part, piece));
  return {begin, std::min(size, saturatingAdd(begin, piece))};
}

Movement movement(const Tensor &tensor, const Placement &before,
                  const Placement &after) {
  const Pieces from(tensor, before), to(tensor, after);
  const int64_t elements = tensor.elements();
  const int64_t each = elements > 0 ? tensor.bytes() / elements : 0;
  Movement result;
  for (int64_t device = 0; to.has(device); ++device) {
    int64_t wanted = 1, held = from.has(device) ? 1 : 0;
    for (size_t dim = 0; dim < tensor.shape.size(); ++dim) {
      const Range there = to.range(device, dim);
      wanted = saturatingMul(wanted, there.second - there.first);
      if (held == 0)
        continue;
      const Range here = from.range(device, dim);
      held = saturatingMul(
          held, std::max<int64_t>(0, std::min(here.second, there.second) -
                                         std::max(here.first, there.first)));
    }
    const int64_t bytes = saturatingMul(wanted - held, each);
    result.totalBytes = saturatingAdd(result.totalBytes, bytes);
    result.mostBytes = std::max(result.mostBytes, bytes);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// In words
//===----------------------------------------------------------------------===//

namespace {

/// Tensors that move alike.
struct MovedTensors {
  std::string example, from, to;
  int64_t count = 0;
  Movement each;

  int64_t totalBytes() const { return saturatingMul(count, each.totalBytes); }
};

class Difference {
public:
  Difference(const PlannedModel &b, const PlannedModel &a)
      : before(b), after(a) {}

  std::vector<std::string> run();

private:
  void sizes();
  void strategy();
  void choices();
  bool isWithinNoise() const;
  void cost();
  std::vector<MovedTensors> moved() const;
  void movements();

  /// "8 -> 16", if they differ.
  void change(const char *label, const std::string &old,
              const std::string &now) {
    if (old != now)
      add(label, old + " -> " + now);
  }
  void add(const char *label, const std::string &text) {
    lines.push_back(std::string(label) + " " + text);
  }

  const PlannedModel &before, &after;
  std::vector<std::string> lines;
};

} // namespace

void Difference::sizes() {
  const PlanInputs &old = before.plan.inputs, &now = after.plan.inputs;
  change("devices", std::to_string(old.devices), std::to_string(now.devices));
  change("cluster", old.cluster, now.cluster);
  change("stack", old.stack, now.stack);
  for (auto [label, kind] : {std::pair{"batch", DimClassKind::Batch},
                             std::pair{"sequence", DimClassKind::Sequence}})
    change(label, std::to_string(dimClassSize(before.graph, kind).value_or(0)),
           std::to_string(dimClassSize(after.graph, kind).value_or(0)));
}

static std::string meshText(const PlannedModel &model) {
  const std::string text = model.plan.stages.front().mesh.str();
  return text.empty() ? "one device" : text;
}

static std::string pipelineText(const PlannedModel &model) {
  const PipelineShape &shape = model.plan.prediction.pipeline;
  std::string text =
      std::to_string(shape.stages) + (shape.stages == 1 ? " stage" : " stages");
  if (shape.chunksPerStage > 1)
    text += " of " + std::to_string(shape.chunksPerStage) + " chunks";
  if (shape.isPipeline())
    text += ", " + std::string(name(shape.schedule));
  return text + ", " + std::to_string(shape.microBatches) +
         (shape.microBatches == 1 ? " micro-batch" : " micro-batches");
}

static std::string zeroLayersText(const PlannedModel &model) {
  const int64_t count = model.plan.prediction.pipeline.zeroLayers;
  return count == 0 ? "none apart"
                    : std::to_string(count) + " layers of each chunk";
}

static std::string recomputeText(const RecomputeChoice &choice) {
  std::string text(name(choice.kind));
  if (choice.isPartial())
    text += ", " + std::to_string(choice.layers) + " layers of each chunk";
  return text;
}

void Difference::strategy() {
  change("mesh", meshText(before), meshText(after));
  change("pipeline", pipelineText(before), pipelineText(after));
  change("offload", std::string(name(before.plan.prediction.pipeline.offload)),
         std::string(name(after.plan.prediction.pipeline.offload)));
  change("recompute", recomputeText(before.graph.recompute),
         recomputeText(after.graph.recompute));
  change("zero_layers", zeroLayersText(before), zeroLayersText(after));
}

/// Lines of one plan that the other does not have, each after "-" or "+".
void Difference::choices() {
  const auto listOf = [](const PlannedModel &model) {
    const Stage &stage = model.plan.stages.front();
    return describeChoices(model.graph, stage.mesh, stage.assignment);
  };
  const std::vector<std::string> old = listOf(before), now = listOf(after);
  const auto addMissing = [&](const std::vector<std::string> &from,
                              const std::vector<std::string> &without,
                              const char *sign) {
    for (const std::string &line : from)
      if (std::find(without.begin(), without.end(), line) == without.end())
        add("split", sign + line);
  };
  addMissing(old, now, "- ");
  addMissing(now, old, "+ ");
}

/// Times of other work, or on another machine, do not share what is wrong with
/// them.
bool Difference::isWithinNoise() const {
  const PlanInputs &old = before.plan.inputs, &now = after.plan.inputs;
  const bool isAlike = old.cluster == now.cluster && old.stack == now.stack &&
                       old.globalBatch == now.globalBatch &&
                       old.sequence == now.sequence;
  return isAlike &&
         compareStepTimes(after.plan.prediction.stepTime,
                          before.plan.prediction.stepTime, after.stack)
                 .verdict == Verdict::WithinNoise;
}

void Difference::cost() {
  const Prediction &old = before.plan.prediction, &now = after.plan.prediction;
  std::array<char, 64> ratio{};
  if (old.stepTime.value > 0)
    std::snprintf(ratio.data(), ratio.size(), " (%.2fx%s)",
                  now.stepTime / old.stepTime,
                  isWithinNoise() ? ", within noise" : "");
  add("step", formatSeconds(old.stepTime) + " -> " +
                  formatSeconds(now.stepTime) + ratio.data());
  add("rate", formatCount(old.tokensPerSecondPerDevice) + " -> " +
                  formatCount(now.tokensPerSecondPerDevice) +
                  " a second and device");
  add("memory", formatBytes(old.memory.totalPeak) + " -> " +
                    formatBytes(now.memory.totalPeak) + " a device");
}

static bool lasts(const Tensor &tensor) {
  return tensor.role == Role::Parameter ||
         tensor.role == Role::FrozenParameter || tensor.role == Role::State ||
         tensor.role == Role::OptimizerState;
}

/// Parameters and states that do not stay where they are, largest groups first.
std::vector<MovedTensors> Difference::moved() const {
  const Stage &old = before.plan.stages.front();
  const Stage &now = after.plan.stages.front();
  using Key = std::tuple<Shape, DType, TensorSharding, TensorSharding>;
  std::map<Key, MovedTensors> groups;
  const size_t count =
      std::min(before.graph.arguments.size(), after.graph.arguments.size());
  for (size_t i = 0; i < count; ++i) {
    const TensorId a = before.graph.arguments[i], b = after.graph.arguments[i];
    const Tensor &tensor = after.graph.tensors[b];
    if (!lasts(tensor) || before.graph.tensors[a].shape != tensor.shape)
      continue;
    const TensorSharding &from = old.assignment.storage[a];
    const TensorSharding &to = now.assignment.storage[b];
    auto [entry, isNew] =
        groups.try_emplace({tensor.shape, tensor.dtype, from, to});
    MovedTensors &group = entry->second;
    if (isNew)
      group = {tensor.name, toString(from, old.mesh), toString(to, now.mesh), 0,
               movement(tensor, {old.mesh, from}, {now.mesh, to})};
    ++group.count;
  }
  std::vector<MovedTensors> list;
  for (auto &[key, group] : groups)
    if (group.each.totalBytes > 0)
      list.push_back(std::move(group));
  std::sort(list.begin(), list.end(), [](const auto &x, const auto &y) {
    return std::pair(-x.totalBytes(), x.example) <
           std::pair(-y.totalBytes(), y.example);
  });
  return list;
}

/// Stages hold other layers when their number changes; what each of them is
/// sent then is not said.
void Difference::movements() {
  if (before.plan.prediction.pipeline.isPipeline() ||
      after.plan.prediction.pipeline.isPipeline())
    return;
  const std::vector<MovedTensors> groups = moved();
  int64_t tensors = 0, bytes = 0, most = 0;
  for (const MovedTensors &group : groups) {
    tensors += group.count;
    bytes = saturatingAdd(bytes, group.totalBytes());
    most =
        saturatingAdd(most, saturatingMul(group.count, group.each.mostBytes));
  }
  add("move", tensors == 0
                  ? std::string("no parameter or state")
                  : std::to_string(tensors) + " parameters and states, " +
                        formatBytes(bytes) + " over all devices, at most " +
                        formatBytes(most) + " to one");
  constexpr size_t kShown = 3;
  for (size_t i = 0; i < std::min(kShown, groups.size()); ++i) {
    const MovedTensors &group = groups[i];
    const std::string alike =
        group.count > 1 ? " and " + std::to_string(group.count - 1) + " alike"
                        : "";
    add("move", group.example + alike + ": " + group.from + " -> " + group.to +
                    ", " + formatBytes(group.totalBytes()));
  }
}

std::vector<std::string> Difference::run() {
  sizes();
  strategy();
  choices();
  cost();
  movements();
  return std::move(lines);
}

std::vector<std::string> describeDifference(const PlannedModel &before,
                                            const PlannedModel &after) {
  return Difference(before, after).run();
}

} // namespace planner
