//===- Difference.cpp - From one plan to another --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Difference.h"
#include "Holdings.h"
#include "planner/Cost/Offload.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Collective.h"
#include "planner/Plan/Compare.h"
#include "planner/Plan/Summary.h"
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <span>

namespace planner {

//===----------------------------------------------------------------------===//
// What a tensor's devices must receive
//===----------------------------------------------------------------------===//

namespace {

/// Which elements of a dimension a device has: from .first to before .second.
using Range = std::pair<int64_t, int64_t>;

/// The pieces of one tensor on the devices of the stages that have some of it.
class Pieces {
public:
  Pieces(const Tensor &t, const Placement &p) : tensor(t), place(p) {}

  int64_t devices() const {
    int64_t last = 0;
    for (const Holding &holding : place.holdings)
      last = std::max(last, endOf(holding));
    return last;
  }
  const std::vector<Holding> &holdings() const { return place.holdings; }
  int64_t firstOf(const Holding &holding) const {
    return place.of(holding.stage).first;
  }
  int64_t endOf(const Holding &holding) const {
    const StageLayout stage = place.of(holding.stage);
    return saturatingAdd(stage.first, stage.mesh->devices());
  }
  bool isOn(const Holding &holding, int64_t device) const {
    return firstOf(holding) <= device && device < endOf(holding);
  }
  Range range(const Holding &holding, int64_t device, size_t dim) const;

private:
  static int64_t positionOn(const Mesh &mesh, AxisId axis, int64_t device);

  const Tensor &tensor;
  const Placement &place;
};

} // namespace

/// The last axis joins neighbouring devices.
int64_t Pieces::positionOn(const Mesh &mesh, AxisId axis, int64_t device) {
  const std::vector<MeshAxis> &axes = mesh.axes;
  for (size_t a = axes.size(); a-- > axis + size_t(1);)
    device /= axes[a].size;
  return device % axes[axis].size;
}

/// Uneven splits round up, so that the last pieces are smaller, or empty.
Range Pieces::range(const Holding &holding, int64_t device, size_t dim) const {
  const StageLayout stage = place.of(holding.stage);
  int64_t part = 0, parts = 1;
  for (AxisId axis : stage.layout->dims[dim]) {
    const int64_t size = stage.mesh->axes[axis].size;
    part = part * size + positionOn(*stage.mesh, axis, device - stage.first);
    parts *= size;
  }
  const bool isRows = dim == 0 && holding.end > 0;
  const int64_t first = isRows ? holding.begin : 0;
  const int64_t size = isRows ? holding.end - holding.begin : tensor.shape[dim];
  const int64_t piece = ceilDiv(size, parts);
  const int64_t begin = std::min(size, saturatingMul(part, piece));
  return {first + begin, first + std::min(size, saturatingAdd(begin, piece))};
}

/// Elements of a piece that a device wants, and of these it has.
static std::pair<int64_t, int64_t> overlap(const Tensor &tensor,
                                           const Pieces &from, const Pieces &to,
                                           const Holding &wants,
                                           int64_t device) {
  const auto sizeOf = [](Range range) { return range.second - range.first; };
  int64_t wanted = 1, held = 0;
  for (size_t dim = 0; dim < tensor.shape.size(); ++dim)
    wanted = saturatingMul(wanted, sizeOf(to.range(wants, device, dim)));
  for (const Holding &has : from.holdings()) {
    if (!from.isOn(has, device))
      continue;
    int64_t common = 1;
    for (size_t dim = 0; dim < tensor.shape.size(); ++dim) {
      const Range there = to.range(wants, device, dim);
      const Range here = from.range(has, device, dim);
      const Range both{std::max(here.first, there.first),
                       std::min(here.second, there.second)};
      common = saturatingMul(common, std::max<int64_t>(0, sizeOf(both)));
    }
    held = saturatingAdd(held, common);
  }
  return {wanted, held};
}

Movement movement(const Tensor &tensor, const Placement &before,
                  const Placement &after) {
  const Pieces from(tensor, before), to(tensor, after);
  const int64_t elements = tensor.elements();
  const int64_t each = elements > 0 ? tensor.bytes() / elements : 0;
  Movement result;
  result.byDevice.assign(static_cast<size_t>(to.devices()), 0);
  for (const Holding &wants : to.holdings())
    for (int64_t device = to.firstOf(wants); device < to.endOf(wants);
         ++device) {
      const auto [wanted, held] = overlap(tensor, from, to, wants, device);
      const int64_t bytes = saturatingMul(wanted - held, each);
      int64_t &sum = result.byDevice[static_cast<size_t>(device)];
      sum = saturatingAdd(sum, bytes);
      result.totalBytes = saturatingAdd(result.totalBytes, bytes);
      result.mostBytes = std::max(result.mostBytes, sum);
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
  /// The stages that have them, in words.
  std::string oldStages, newStages;
  int64_t count = 0;
  Movement each;

  int64_t totalBytes() const { return saturatingMul(count, each.totalBytes); }
};

using Roles = std::span<const Role>;
constexpr std::array kParameters = {Role::Parameter, Role::FrozenParameter};
constexpr std::array kOptimizerStates = {Role::OptimizerState};
constexpr std::array kLasting = {Role::Parameter, Role::FrozenParameter,
                                 Role::State, Role::OptimizerState};

class PlanDifference {
public:
  PlanDifference(const PlannedModel &b, const PlannedModel &a)
      : before(b), after(a) {}

  std::vector<std::string> run();

private:
  void sizes();
  void strategy();
  void choices();
  bool isWithinNoise() const;
  void cost();
  bool isPiped() const {
    return before.plan.prediction.pipeline.isPipeline() ||
           after.plan.prediction.pipeline.isPipeline();
  }
  Expected<std::vector<MovedTensors>> moved(Roles roles,
                                            bool throughHosts = false) const;
  void movements();
  void hostMovements();
  void hostMovement(const char *what, Roles roles, bool wasOnHosts,
                    bool isOnHosts);
  void addLayouts(const std::vector<MovedTensors> &groups);
  void addStages(const std::vector<MovedTensors> &groups);

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

static std::string objectiveText(const Plan &plan) {
  if (!plan.claim)
    return "time";
  const Objective objective = plan.claim->objective;
  return std::string(name(objective)) +
         (objective == Objective::Time ? ", devices may be idle" : "");
}

void PlanDifference::sizes() {
  const PlanInputs &old = before.plan.inputs, &now = after.plan.inputs;
  change("devices", std::to_string(old.devices), std::to_string(now.devices));
  change("cluster", old.cluster, now.cluster);
  change("stack", old.stack, now.stack);
  change("objective", objectiveText(before.plan), objectiveText(after.plan));
  for (auto [label, kind] : {std::pair{"batch", DimClassKind::Batch},
                             std::pair{"sequence", DimClassKind::Sequence}})
    change(label, std::to_string(dimClassSize(before.graph, kind).value_or(0)),
           std::to_string(dimClassSize(after.graph, kind).value_or(0)));
}

static std::string meshText(const PlannedModel &model) {
  std::string text;
  for (const Stage &stage : model.plan.stages) {
    const std::string own = stage.mesh.str();
    text += (text.empty() ? "" : "; ") + (own.empty() ? "one device" : own);
  }
  return text;
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

void PlanDifference::strategy() {
  change("mesh", meshText(before), meshText(after));
  change("pipeline", pipelineText(before), pipelineText(after));
  change("offload", std::string(name(before.plan.prediction.pipeline.offload)),
         std::string(name(after.plan.prediction.pipeline.offload)));
  change("recompute", recomputeText(before.graph.recompute),
         recomputeText(after.graph.recompute));
  change("zero_layers", zeroLayersText(before), zeroLayersText(after));
}

/// Lines of one plan that the other does not have, each after "-" or "+".
void PlanDifference::choices() {
  const auto listOf = [](const PlannedModel &model) {
    std::vector<std::string> list;
    for (const Stage &stage : model.plan.stages)
      for (std::string &line :
           describeChoices(model.graph, stage.mesh, stage.assignment))
        list.push_back(std::move(line));
    return list;
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
bool PlanDifference::isWithinNoise() const {
  const PlanInputs &old = before.plan.inputs, &now = after.plan.inputs;
  const bool isAlike = old.cluster == now.cluster && old.stack == now.stack &&
                       old.globalBatch == now.globalBatch &&
                       old.sequence == now.sequence;
  return isAlike &&
         compareStepTimes(after.plan.prediction.stepTime,
                          before.plan.prediction.stepTime, after.stack)
                 .verdict == Verdict::WithinNoise;
}

void PlanDifference::cost() {
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

/// "stage 1", "stages 0, 3"; of one that has no stages nothing.
static std::string stagesText(const PlannedModel &model,
                              const std::vector<Holding> &holdings) {
  if (!model.plan.prediction.pipeline.isPipeline())
    return "all devices";
  constexpr size_t kShown = 4;
  std::vector<int64_t> stages;
  for (const Holding &holding : holdings)
    if (stages.empty() || stages.back() != holding.stage)
      stages.push_back(holding.stage);
  std::string text = stages.size() == 1 ? "stage " : "stages ";
  if (stages.size() > kShown)
    return text + std::to_string(stages.front()) + " to " +
           std::to_string(stages.back());
  for (size_t i = 0; i < stages.size(); ++i)
    text += (i > 0 ? ", " : "") + std::to_string(stages[i]);
  return text;
}

namespace {

/// How the arguments of a plan lie on its meshes.
class Layouts {
public:
  Layouts(const PlannedModel &planned, const Holdings &h)
      : plan(planned.plan), meshes(plan.prediction.pipeline.meshes),
        holdings(h) {
    const PipelineShape &shape = plan.prediction.pipeline;
    const bool followsParts = !shape.parts.empty() && !shape.splitsBatch();
    if (meshes.empty() && followsParts)
      meshes.assign(static_cast<size_t>(shape.stages), 0);
    int64_t next = 0;
    for (const size_t mesh : meshes) {
      firsts.push_back(next);
      next = saturatingAdd(next, plan.stages[mesh].mesh.devices());
    }
    if (followsParts)
      placeParts(shape.parts, planned.cluster);
  }

  Placement of(TensorId id) const {
    const Stage &one = plan.stages.front();
    Placement placement{one.mesh, one.assignment.storage[id], holdings.of(id)};
    for (size_t s = 0; s < meshes.size(); ++s) {
      const Stage &own = plan.stages[meshes[s]];
      placement.stages.push_back(
          {&own.mesh, &own.assignment.storage[id], firsts[s]});
    }
    return placement;
  }

private:
  /// Stages may run over parts in another order than these are numbered in.
  void placeParts(const std::vector<PartRun> &runs,
                  const ClusterSpec &cluster) {
    size_t stage = 0;
    for (const PartRun &run : runs) {
      int64_t begin = -firsts[stage];
      for (size_t k = 0; k < run.part; ++k)
        begin = saturatingAdd(begin, cluster.parts[k]->devices);
      for (int64_t s = 0; s < run.stages; ++s)
        firsts[stage++] += begin;
    }
  }

  const Plan &plan;
  /// By stage its mesh and first device, where stages are not alike.
  std::vector<size_t> meshes;
  std::vector<int64_t> firsts;
  const Holdings &holdings;
};

} // namespace

/// What tells apart how tensors of one shape lie.
static std::vector<TensorSharding> layoutsOf(const Placement &placement) {
  std::vector<TensorSharding> list;
  for (const Holding &holding : placement.holdings)
    list.push_back(*placement.of(holding.stage).layout);
  return list;
}

static std::string layoutText(const Placement &placement) {
  const StageLayout stage = placement.of(
      placement.holdings.empty() ? 0 : placement.holdings.front().stage);
  return toString(*stage.layout, *stage.mesh);
}

/// Tensors that do not stay where they are, largest groups first; if they go to
/// hosts or come from there, all that devices have of them.
Expected<std::vector<MovedTensors>>
PlanDifference::moved(Roles roles, bool throughHosts) const {
  Expected<Holdings> had = Holdings::make(before), has = Holdings::make(after);
  if (!had)
    return had.takeError();
  if (!has)
    return has.takeError();
  const Layouts old(before, *had), now(after, *has);
  using Places = std::vector<Holding>;
  using Lying = std::vector<TensorSharding>;
  using Key = std::tuple<Shape, DType, Lying, Lying, Places, Places>;
  std::map<Key, MovedTensors> groups;
  const size_t count =
      std::min(before.graph.arguments.size(), after.graph.arguments.size());
  for (size_t i = 0; i < count; ++i) {
    const TensorId a = before.graph.arguments[i], b = after.graph.arguments[i];
    const Tensor &tensor = after.graph.tensors[b];
    if (std::find(roles.begin(), roles.end(), tensor.role) == roles.end() ||
        before.graph.tensors[a].shape != tensor.shape)
      continue;
    Placement from = old.of(a);
    if (throughHosts)
      from.holdings.clear();
    const Placement to = now.of(b);
    auto [entry, isNew] =
        groups.try_emplace({tensor.shape, tensor.dtype, layoutsOf(from),
                            layoutsOf(to), from.holdings, to.holdings});
    MovedTensors &group = entry->second;
    if (isNew)
      group = {tensor.name,
               layoutText(from),
               layoutText(to),
               stagesText(before, from.holdings),
               stagesText(after, to.holdings),
               0,
               movement(tensor, from, to)};
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

/// What the device that receives most receives.
static int64_t mostTo(const std::vector<MovedTensors> &groups) {
  std::vector<int64_t> sums;
  for (const MovedTensors &group : groups) {
    sums.resize(std::max(sums.size(), group.each.byDevice.size()), 0);
    for (size_t d = 0; d < group.each.byDevice.size(); ++d)
      sums[d] = saturatingAdd(
          sums[d], saturatingMul(group.count, group.each.byDevice[d]));
  }
  return sums.empty() ? 0 : *std::max_element(sums.begin(), sums.end());
}

/// If the device that receives most does so over the outermost links in use,
/// all devices at once.
static std::string moveTime(const ClusterSpec &cluster, int64_t bytes) {
  const std::vector<int64_t> counts = levelCounts(cluster, cluster.devices);
  GroupShape pair;
  for (size_t level = counts.size(); level-- > 0;)
    if (counts[level] > 1) {
      pair.perLevel[level] = 2;
      return ", in about " +
             formatSeconds(collectiveTime(cluster, CollectiveKind::Permute,
                                          pair,
                                          Bytes(static_cast<double>(bytes)))) +
             " over " + cluster.levels[level].name;
    }
  return "";
}

/// Number and bytes of all of them.
static std::pair<int64_t, int64_t>
totalOf(const std::vector<MovedTensors> &groups) {
  int64_t tensors = 0, bytes = 0;
  for (const MovedTensors &group : groups) {
    tensors += group.count;
    bytes = saturatingAdd(bytes, group.totalBytes());
  }
  return {tensors, bytes};
}

static std::string tensorsText(int64_t count) {
  return std::to_string(count) + " parameters and states";
}

/// Stages may hold other layers than before.
void PlanDifference::movements() {
  const Expected<std::vector<MovedTensors>> groups = moved(kLasting);
  if (!groups)
    return add("move", "not known: " + groups.error().message);
  const auto [tensors, bytes] = totalOf(*groups);
  if (tensors == 0)
    return add("move", "no parameter or state");
  const int64_t most = mostTo(*groups);
  add("move", tensorsText(tensors) + ", " + formatBytes(bytes) +
                  " over all devices, at most " + formatBytes(most) +
                  " to one" + moveTime(after.cluster, most));
  if (isPiped())
    addStages(*groups);
  else
    addLayouts(*groups);
}

/// What hosts keep from now on, or no longer, crosses the links to them once
/// more than what devices hand to one another.
void PlanDifference::hostMovements() {
  const OffloadChoice &old = before.plan.prediction.pipeline.offload;
  const OffloadChoice &now = after.plan.prediction.pipeline.offload;
  hostMovement(" parameters", kParameters, old.movesParameters(),
               now.movesParameters());
  hostMovement(" optimizer states", kOptimizerStates, old.movesStates(),
               now.movesStates());
}

void PlanDifference::hostMovement(const char *what, Roles roles,
                                  bool wasOnHosts, bool isOnHosts) {
  if (wasOnHosts == isOnHosts)
    return;
  const Expected<std::vector<MovedTensors>> groups = moved(roles, true);
  if (!groups)
    return add("move", "not known: " + groups.error().message);
  const auto [tensors, bytes] = totalOf(*groups);
  const int64_t most = mostTo(*groups);
  const auto amount = static_cast<double>(most);
  const ClusterSpec &cluster = after.cluster;
  const auto copying = [&] {
    return HostRates(cluster, cluster.devices)
        .copying(isOnHosts ? 0 : amount, isOnHosts ? amount : 0);
  };
  add("move",
      std::to_string(tensors) + what +
          (isOnHosts ? " to hosts, " : " from hosts, ") + formatBytes(bytes) +
          " of all devices, at most " + formatBytes(most) + " of one" +
          (cluster.host ? ", in about " + formatSeconds(copying()) : ""));
}

void PlanDifference::addLayouts(const std::vector<MovedTensors> &groups) {
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

/// By the stages that had them and those that have them now, the most bytes
/// first.
void PlanDifference::addStages(const std::vector<MovedTensors> &groups) {
  std::map<std::pair<std::string, std::string>, std::pair<int64_t, int64_t>>
      byStages;
  for (const MovedTensors &group : groups) {
    auto &[bytes, count] = byStages[{group.oldStages, group.newStages}];
    bytes = saturatingAdd(bytes, group.totalBytes());
    count += group.count;
  }
  std::vector<std::tuple<int64_t, std::string, int64_t>> list;
  for (const auto &[stages, sums] : byStages)
    list.emplace_back(-sums.first, stages.first + " -> " + stages.second,
                      sums.second);
  std::sort(list.begin(), list.end());
  constexpr size_t kShown = 8;
  int64_t bytes = 0, count = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    const auto &[less, stages, tensors] = list[i];
    if (i < kShown) {
      add("move",
          stages + ": " + tensorsText(tensors) + ", " + formatBytes(-less));
      continue;
    }
    bytes = saturatingAdd(bytes, -less);
    count += tensors;
  }
  if (count > 0)
    add("move",
        "between others: " + tensorsText(count) + ", " + formatBytes(bytes));
}

std::vector<std::string> PlanDifference::run() {
  sizes();
  strategy();
  choices();
  cost();
  movements();
  hostMovements();
  return std::move(lines);
}

std::vector<std::string> describeDifference(const PlannedModel &before,
                                            const PlannedModel &after) {
  return PlanDifference(before, after).run();
}

} // namespace planner
