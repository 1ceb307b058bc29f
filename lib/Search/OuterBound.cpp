//===- OuterBound.cpp - Bounds of staged strategies -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OuterBound.h"
#include "planner/Cost/Memory.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Kernel.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

namespace planner {

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

static double totalOf(const LayerLine &line, const PassFloors &floors) {
  return static_cast<double>(line.layers) * floors.layer + floors.first +
         floors.last;
}

/// The parts of what is so much and lies there.
static void addAlong(PassFloors &sums, const LayerLine &line,
                     const LineSpan &span, double amount) {
  if (!line.isUniform) {
    sums.first += amount;
    return;
  }
  const auto end = static_cast<double>(line.layers + 1);
  const double each = amount / span.length();
  const auto overlap = [&](double from, double to) {
    return std::max(0.0, std::min(span.end, to) - std::max(span.begin, from));
  };
  sums.first += each * overlap(0, 1);
  sums.layer += each * overlap(1, end) / static_cast<double>(line.layers);
  sums.last += each * overlap(end, end + 1);
}

Seconds stepBound(const StagePoint &point, const LayerLine &line,
                  const PassFloors &floors) {
  return Seconds(static_cast<double>(point.microBatches) /
                 static_cast<double>(point.stages) * totalOf(line, floors));
}

/// However a model is cut: m L_s + sum of L_i for i < s, over the stages s, is
/// at least this mean of them, in which every L_i has the same part.
static double anyCut(const StagePoint &point, double total) {
  const auto m = static_cast<double>(point.microBatches);
  const auto p = static_cast<double>(point.stages);
  return total / (1 - std::pow(1 - 1 / m, p));
}

/// The same of units that no cut divides, whose passes and sums of gradients
/// are known: the least that the stage which is last to end takes, cut
/// anywhere. Stages sum their gradients while those before them still run
/// backward passes.
static double unitCut(const StagePoint &point, const StepFloors &floors) {
  const std::vector<double> &passes = floors.passesAlong;
  const std::vector<double> &sums = floors.reductionsAlong;
  if (passes.empty() || point.stages == 1)
    return 0;
  const auto m = static_cast<double>(point.microBatches);
  // A stage that begins later has more before it, and takes no longer.
  const auto suffices = [&](double most) {
    size_t unit = 0;
    double before = 0;
    for (int64_t stage = 0; stage < point.stages; ++stage) {
      double own = 0, summed = 0;
      const double sends = 2 * static_cast<double>(stage) * floors.leastSend;
      for (; unit < passes.size(); ++unit) {
        const double pass = own + passes[unit], sum = summed + sums[unit];
        if (m * pass + std::max(before + sends, sum) > most)
          break;
        own = pass;
        summed = sum;
      }
      before += own;
    }
    return unit == passes.size();
  };
  constexpr int kHalvings = 20;
  double low = 0,
         high = std::accumulate(sums.begin(), sums.end(),
                                (m + 1) * std::accumulate(passes.begin(),
                                                          passes.end(), 0.0)) +
                2 * static_cast<double>(point.stages) * floors.leastSend;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (suffices(middle) ? high : low) = middle;
  }
  return low;
}

/// Layers that do not divide among the stages: the last of the stages that have
/// one more than others has waited for all of those before it.
static double unevenCut(const StagePoint &point, const LayerLine &line,
                        const PassFloors &floors) {
  const int64_t layers = line.isUniform ? line.layers : 0;
  const int64_t most = ceilDiv(layers, point.stages);
  const int64_t many = std::max<int64_t>(layers % point.stages, 1);
  return floors.first + static_cast<double>(point.microBatches + many - 1) *
                            static_cast<double>(most) * floors.layer;
}

/// However chunks are cut: one micro-batch passes through all of them, and
/// where most is to do the others wait for it in one of both passes, which is
/// no shorter than half of both.
static double wholeTrip(const StagePoint &point, const LayerLine &line,
                        const StepFloors &floors) {
  const int64_t layers = line.isUniform ? line.layers : 0;
  const double total = totalOf(line, floors.passes);
  const double most = std::max(
      total / static_cast<double>(point.stages),
      static_cast<double>(ceilDiv(layers, point.stages)) * floors.passes.layer);
  return total + 2 * static_cast<double>(point.stages - 1) * floors.send +
         static_cast<double>(point.microBatches - 1) * most / 2;
}

/// Layers of each chunk, if cutLine() makes them all equal but for the ends.
static std::optional<std::vector<double>> layersOf(const LayerLine &line,
                                                   int64_t chunks) {
  const bool divides = line.layers % chunks == 0;
  if (!line.isUniform || (!divides && (line.layers + 2) % chunks != 0))
    return std::nullopt;
  const int64_t each = (line.layers + (divides ? 0 : 2)) / chunks;
  std::vector<double> layers(static_cast<size_t>(chunks),
                             static_cast<double>(each));
  if (!divides) {
    layers.front() -= 1;
    layers.back() -= 1;
  }
  return layers;
}

/// Layers of a stage, at least.
static double leastLayers(const StagePoint &point,
                          const ScheduleChoice &schedule,
                          const LayerLine &line) {
  const int64_t v = schedule.chunksPerStage, chunks = point.stages * v;
  // Of the most even cut a chunk has this at least.
  int64_t layers = line.layers / chunks * v;
  if (line.layers % chunks != 0 && (line.layers + 2) % chunks == 0)
    layers = (line.layers + 2) / point.stages - 2;
  return static_cast<double>(layers);
}

/// What the stage that ends last does between the passes and the updates. Where
/// backward passes are whole that is the one with the first chunk, and the last
/// chunk is on another one.
static double reductionBound(const StagePoint &point,
                             const ScheduleChoice &schedule,
                             const LayerLine &line, const StepFloors &floors) {
  const PassFloors &sums = floors.reductions;
  if (point.stages == 1)
    return totalOf(line, sums);
  if (!line.isUniform)
    return 0;
  const double layers = leastLayers(point, schedule, line) * sums.layer;
  return splitsBackward(schedule.schedule)
             ? layers
             : sums.first + layers + floors.shared;
}

/// Of the stage that takes longest.
static double updateBound(const StagePoint &point,
                          const ScheduleChoice &schedule, const LayerLine &line,
                          const PassFloors &updates) {
  const double mean =
      totalOf(line, updates) / static_cast<double>(point.stages);
  if (point.stages == 1 || !line.isUniform)
    return mean;
  return std::max(mean, leastLayers(point, schedule, line) * updates.layer +
                            std::max(updates.first, updates.last));
}

/// Of whole passes so much is forward; nobody waits for more than an unknown
/// part of the rest, which counts as weight gradients.
static void splitPasses(PipelineSpec &spec, const std::vector<double> &layers,
                        const PassFloors &forward) {
  for (size_t c = 0; c < layers.size(); ++c) {
    ChunkTimes &chunk = spec.chunks[c];
    const double ends = (c == 0 ? forward.first : 0) +
                        (c + 1 == layers.size() ? forward.last : 0);
    chunk.forward =
        std::min(Seconds(layers[c] * forward.layer + ends), chunk.backward);
    chunk.backward -= chunk.forward;
    chunk.weightGradient = chunk.backward;
  }
}

/// Whole passes count as backward passes: what bounds use of both they use
/// alike, or of the backward pass alone, unless that is split.
static Seconds passBound(const StagePoint &point,
                         const ScheduleChoice &schedule, const LayerLine &line,
                         const StepFloors &floors) {
  const PassFloors &passes = floors.passes;
  const Seconds average = stepBound(point, line, passes);
  const auto layers = layersOf(line, point.stages * schedule.chunksPerStage);
  if (!layers || point.stages == 1) {
    const bool isWhole =
        schedule.schedule <= PipelineSchedule::OneForwardOneBackward;
    return isWhole ? std::max({average,
                               Seconds(anyCut(point, totalOf(line, passes))),
                               Seconds(unevenCut(point, line, passes)),
                               Seconds(wholeTrip(point, line, floors)),
                               Seconds(unitCut(point, floors))})
                   : average;
  }
  PipelineSpec spec;
  // All forward passes first are no faster, and what one bounds of them needs
  // both passes.
  spec.schedule =
      std::max(schedule.schedule, PipelineSchedule::OneForwardOneBackward);
  spec.stages = point.stages;
  spec.chunksPerStage = schedule.chunksPerStage;
  spec.microBatches = point.microBatches;
  spec.chunks.resize(layers->size());
  for (size_t c = 0; c < layers->size(); ++c)
    spec.chunks[c].backward = Seconds((*layers)[c] * passes.layer);
  spec.chunks.front().backward += Seconds(passes.first);
  spec.chunks.back().backward += Seconds(passes.last);
  if (splitsBackward(schedule.schedule))
    splitPasses(spec, *layers, floors.forward);
  for (size_t c = 0; c + 1 < layers->size(); ++c) {
    const auto chunk = static_cast<int64_t>(c);
    if (stageOf(spec, chunk, 0) == stageOf(spec, chunk + 1, 0))
      continue;
    spec.chunks[c].sendForward = Seconds(floors.send);
    spec.chunks[c + 1].sendBackward = Seconds(floors.send);
  }
  return std::max(average, lowerBound(spec));
}

/// Until all gradients are summed: every stage does its passes, and then its
/// sums, so that however a model is cut some stage takes the mean of these.
static Seconds meanWork(const StagePoint &point, const LayerLine &line,
                        const StepFloors &floors) {
  return stepBound(point, line, floors.passes) +
         Seconds(totalOf(line, floors.reductions) /
                 static_cast<double>(point.stages));
}

Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const StepFloors &floors) {
  const Seconds passes = passBound(point, schedule, line, floors) +
                         Seconds(reductionBound(point, schedule, line, floors));
  return std::max(passes, meanWork(point, line, floors)) +
         Seconds(updateBound(point, schedule, line, floors.updates));
}

Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const StepFloors &floors,
                  const PassFloors &issue) {
  StepFloors issued = floors;
  issued.passes = issue;
  // Where nothing is done for several micro-batches, the host also issues while
  // gradients are summed.
  if (point.stages == 1 && point.microBatches == 1)
    issued.reductions = {};
  return std::max(stepBound(point, schedule, line, floors),
                  stepBound(point, schedule, line, issued));
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// Bytes of a payload at which nothing gets faster any more.
constexpr double kLargest = 0x1p40;

/// Gradients may be of narrower elements than their parameters.
static double leastBytes(const Tensor &tensor) {
  constexpr double kNarrow = 2;
  const auto elements = static_cast<double>(tensor.elements());
  return std::min(static_cast<double>(tensor.bytes()), kNarrow * elements);
}

/// The bytes that cross a border of units: made before, and read after it. Of
/// equal layers the least of them alone, else all, the least first.
static std::vector<double> leastCrossings(const OpGraph &graph,
                                          const LayerLine &line) {
  const int64_t borders = line.isUniform ? line.layers + 1 : line.length;
  if (borders < 2 || (line.isUniform && line.layers < 2))
    return {};
  std::vector<double> change(static_cast<size_t>(line.length) + 1);
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    if (!line.sent[id] || tensor.producer == kNone)
      continue;
    const double made = line.ops[tensor.producer].end;
    double read = made;
    for (const Use &use : tensor.uses)
      if (graph.ops[use.op].phase == Phase::Forward)
        read = std::max(read, line.ops[use.op].end);
    // A border at `made` is crossed, one at `read` is not.
    const auto bytes = static_cast<double>(tensor.bytes());
    change[static_cast<size_t>(std::ceil(made))] += bytes;
    change[static_cast<size_t>(std::ceil(read))] -= bytes;
  }
  std::vector<double> crossing;
  double live = 0;
  for (size_t border = 0; border < static_cast<size_t>(borders); ++border) {
    live += change[border];
    if (border >= 1)
      crossing.push_back(std::max(live, 0.0));
  }
  std::sort(crossing.begin(), crossing.end());
  if (line.isUniform)
    crossing.resize(1);
  return crossing;
}

namespace {

/// Gradients that are sums over the sequence, or over samples that are split
/// among experts' axes, too: those axes split the sum, and what each of them
/// makes is added up. (Of the batch all gradients are sums.)
class SumFinder {
public:
  explicit SumFinder(const OpGraph &g)
      : graph(g), sequence(dimClassSize(g, DimClassKind::Sequence).value_or(0)),
        overContext(g.tensors.size()), overExperts(g.tensors.size()) {
    for (const Op &op : graph.ops)
      if (op.phase != Phase::Forward)
        addOp(op);
  }

  bool sumsContext(const Tensor &parameter) const {
    return overContext[parameter.updatedTo];
  }
  bool sumsExperts(const Tensor &parameter) const {
    return overExperts[parameter.updatedTo];
  }

private:
  DimClassKind kindOf(const Factor &factor) const {
    return factor.dimClass < graph.dimClasses.size()
               ? graph.dimClasses[factor.dimClass].kind
               : DimClassKind::Other;
  }

  /// Whether a result is of samples, or of tokens.
  bool hasData(const Op &op, const TensorMap &result) const {
    for (const DimFactors &dim : result)
      for (FactorId factor : dim) {
        const DimClassKind kind = kindOf(op.rule.factors[factor]);
        if (kind == DimClassKind::Batch || kind == DimClassKind::Sequence)
          return true;
      }
    return false;
  }

  void addOp(const Op &op) {
    bool sumsSequence = false, sumsBatch = false, hasExperts = false;
    for (const Factor &factor : op.rule.factors) {
      const DimClassKind kind = kindOf(factor);
      const bool isSum = op.phase == Phase::Backward &&
                         factor.kind == FactorKind::Reduction &&
                         factor.reduce == ReduceOp::Sum;
      sumsSequence |=
          isSum && kind == DimClassKind::Sequence && factor.size == sequence;
      sumsBatch |= isSum && kind == DimClassKind::Batch;
      hasExperts |= kind == DimClassKind::Expert;
    }
    for (unsigned i = 0; i < op.results.size(); ++i) {
      const TensorId result = op.results[i];
      if (hasData(op, op.rule.results[i]))
        continue;
      overContext[result] = sumsSequence || leadsOn(op, result, overContext);
      overExperts[result] =
          (sumsBatch && !hasExperts) || leadsOn(op, result, overExperts);
    }
  }

  /// What sums are converted to, added to, put into, or updated with.
  bool leadsOn(const Op &op, TensorId result,
               const std::vector<bool> &summed) const {
    const bool isProduct =
        op.kind == OpKind::Contraction || op.kind == OpKind::Convolution;
    return !isProduct &&
           std::any_of(
               op.operands.begin(), op.operands.end(), [&](TensorId operand) {
                 return summed[operand] && graph.tensors[operand].elements() <=
                                               graph.tensors[result].elements();
               });
  }

  const OpGraph &graph;
  const int64_t sequence;
  std::vector<bool> overContext, overExperts;
};

} // namespace

void MoveFloors::addGradient(const Summed &own) {
  auto at = std::find_if(gradients.begin(), gradients.end(),
                         [&](const Summed &known) {
                           return known.shape == own.shape &&
                                  known.overContext == own.overContext &&
                                  known.overExperts == own.overExperts;
                         });
  if (at == gradients.end())
    gradients.push_back(own);
  else {
    at->bytes += own.bytes;
    at->along.insert(at->along.end(), own.along.begin(), own.along.end());
  }
}

MoveFloors::MoveFloors(const OpGraph &graph, const LayerLine &line,
                       const ClusterSpec &c, const StackSpec &stack)
    : cluster(c), units(line.isUniform ? 0 : static_cast<size_t>(line.length)),
      crossings(leastCrossings(graph, line)),
      samples(std::max<int64_t>(samplesAtOnce(graph), 1)) {
  // Read and written, in kernels of any size.
  secondsPerState = 2 * streamTime(c.device, Bytes(kLargest)).value / kLargest /
                    std::max(1.0, stack.kernels.elementwise);
  const SumFinder sums(graph);
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.updatedTo == kNone)
      continue;
    if (tensor.role == Role::OptimizerState)
      addAlong(states, line, line.tensors[id],
               static_cast<double>(tensor.bytes()));
    if (tensor.role != Role::Parameter)
      continue;
    PassFloors bytes;
    addAlong(bytes, line, line.tensors[id], leastBytes(tensor));
    AlongLine along(line);
    along.add(line.tensors[id], leastBytes(tensor));
    addGradient({tensor.shape, sums.sumsContext(tensor),
                 sums.sumsExperts(tensor), bytes, along.notZero()});
    const auto isReadIn = [&](Phase phase) {
      return std::any_of(
          tensor.uses.begin(), tensor.uses.end(),
          [&](const Use &use) { return graph.ops[use.op].phase == phase; });
    };
    const bool isAtBothEnds = std::any_of(
        line.shared.begin(), line.shared.end(), [&](const auto &known) {
          return line.isUniform && known.first == id &&
                 line.tensors[id].end <= 1 &&
                 known.second.begin >= static_cast<double>(line.layers + 1);
        });
    if (isAtBothEnds)
      atBothEnds.push_back(stack.accumulation.bytes > 0
                               ? stack.accumulation.bytes *
                                     static_cast<double>(tensor.elements())
                               : static_cast<double>(tensor.bytes()));
    if (line.stacked[id])
      continue;
    auto at = std::find_if(
        parameters.begin(), parameters.end(),
        [&](const Shared &known) { return known.shape == tensor.shape; });
    if (at == parameters.end())
      at = parameters.insert(at, {tensor.shape, {}});
    for (Phase phase : {Phase::Forward, Phase::Backward})
      if (isReadIn(phase))
        at->reads += bytes;
  }
}

/// Over the innermost link that two stages next to each other may share: the
/// least of a border, and the mean of as many as there are between stages.
std::pair<double, double> MoveFloors::sendTimes(const StagePoint &point) const {
  if (point.stages == 1 || crossings.empty())
    return {0, 0};
  const int64_t devices = point.stageDevices();
  const std::vector<int64_t> counts =
      levelCounts(cluster, point.stages * devices);
  GroupShape pair;
  unsigned level = 0;
  for (int64_t domain = counts[0];
       level + 1 < counts.size() && devices % domain == 0;
       domain *= counts[++level])
    ;
  pair.perLevel[level] = 2;
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(samples * devices);
  const auto timeOf = [&](double bytes) {
    return bytes > 0 ? collectiveTime(cluster, CollectiveKind::Permute, pair,
                                      Bytes(bytes * share))
                           .value
                     : 0;
  };
  const double least = timeOf(crossings.front());
  const size_t borders =
      std::min(static_cast<size_t>(point.stages) - 1, crossings.size());
  double sum = 0, last = least;
  for (size_t b = 0; b < borders; ++b) {
    if (b > 0 && crossings[b] != crossings[b - 1])
      last = timeOf(crossings[b]);
    sum += last;
  }
  return {least, sum / static_cast<double>(borders)};
}

/// Over the outermost link, which lies between the first and the last stage.
double MoveFloors::sharedTime(const StagePoint &point) const {
  if (point.stages == 1)
    return 0;
  const std::vector<int64_t> counts =
      levelCounts(cluster, point.stages * point.stageDevices());
  GroupShape pair;
  for (unsigned level = static_cast<unsigned>(counts.size()); level-- > 0;)
    if (counts[level] > 1) {
      pair.perLevel[level] = 2;
      break;
    }
  const auto parts = static_cast<double>(point.zero >= 2 ? point.stageDevices()
                                                         : point.tp * point.ep);
  double seconds = 0;
  for (const double bytes : atBothEnds)
    seconds += collectiveTime(cluster, CollectiveKind::AllReduce, pair,
                              Bytes(bytes / parts))
                   .value;
  return seconds;
}

double MoveFloors::gatherTime(const StagePoint &point, const Mesh &mesh,
                              const std::vector<AxisRole> &roles) const {
  AxisMask axes = 0;
  for (unsigned a = 0; a < mesh.axes.size(); ++a)
    if (roles[a] != AxisRole::Data)
      axes |= AxisMask(1) << a;
  const double crossing = crossings.empty() ? 0 : crossings.front();
  const double bytes = crossing * static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(samples * point.dp);
  return collectiveTime(cluster, CollectiveKind::AllGather,
                        groupOf(mesh, axes, cluster), Bytes(bytes))
      .value;
}

namespace {

/// What is summed or gathered over several axes takes at least as long as over
/// those on one level, if the others have divided it before; and no less than
/// its part of a payload of any size, as buckets may be large. Axes of one
/// level may be taken together, or one after the other.
class LeastRate {
public:
  LeastRate(const ClusterSpec &c, const Mesh &m, double d, CollectiveKind k)
      : cluster(c), mesh(m), devices(d), kind(k) {}

  /// Seconds for a byte of all devices, over these axes.
  double over(AxisMask axes) const {
    double most = 0;
    for (unsigned a = 0; a < mesh.axes.size(); ++a)
      if ((axes >> a & 1) != 0)
        most = std::max(most, onLevel(axes & axesOf(mesh.axes[a].level)));
    return most;
  }

private:
  AxisMask axesOf(unsigned level) const {
    AxisMask axes = 0;
    for (unsigned a = 0; a < mesh.axes.size(); ++a)
      if (mesh.axes[a].level == level)
        axes |= AxisMask(1) << a;
    return axes;
  }

  double onLevel(AxisMask axes) const {
    if (axes == 0)
      return 0;
    double size = 1;
    for (unsigned a = 0; a < mesh.axes.size(); ++a)
      if ((axes >> a & 1) != 0)
        size *= static_cast<double>(mesh.axes[a].size);
    double least = std::numeric_limits<double>::infinity();
    // All non-empty subsets come first in turn.
    for (AxisMask first = axes; first != 0; first = (first - 1) & axes) {
      const GroupShape group = groupOf(mesh, first, cluster);
      const double rate =
          collectiveTime(cluster, kind, group, Bytes(kLargest)).value /
          kLargest;
      least = std::min(least, rate * size / devices + onLevel(axes & ~first));
    }
    return least;
  }

  const ClusterSpec &cluster;
  const Mesh &mesh;
  const double devices;
  const CollectiveKind kind;
};

AxisMask axesWith(const std::vector<AxisRole> &roles, AxisRole role) {
  AxisMask axes = 0;
  for (unsigned a = 0; a < roles.size(); ++a)
    if (roles[a] == role)
      axes |= AxisMask(1) << a;
  return axes;
}

} // namespace

StepFloors MoveFloors::of(const StagePoint &point, const Mesh &mesh,
                          const std::vector<AxisRole> &roles) const {
  StepFloors floors;
  std::tie(floors.leastSend, floors.send) = sendTimes(point);
  floors.shared = sharedTime(point);
  const auto devices = static_cast<double>(point.stageDevices());
  const LeastRate scatters(cluster, mesh, devices,
                           CollectiveKind::ReduceScatter);
  const LeastRate gathers(cluster, mesh, devices, CollectiveKind::AllGather);
  const auto add = [](PassFloors &sums, const PassFloors &bytes, double each) {
    sums += {bytes.layer * each, bytes.first * each, bytes.last * each};
  };
  const AxisMask data = axesWith(roles, AxisRole::Data);
  const auto dividesAmongAll = [&](const Shape &shape) {
    return std::any_of(shape.begin(), shape.end(), [&](int64_t size) {
      return size % point.stageDevices() == 0;
    });
  };
  floors.reductionsAlong.resize(units);
  // By whether sums are over the sequence, and over samples of experts' axes.
  std::array<std::array<std::optional<std::pair<double, double>>, 2>, 2> rates;
  for (const Summed &own : gradients) {
    auto &rate = rates[own.overContext ? 1 : 0][own.overExperts ? 1 : 0];
    if (!rate) {
      AxisMask axes = data;
      if (own.overContext)
        axes |= axesWith(roles, AxisRole::Context);
      if (own.overExperts)
        axes |= axesWith(roles, AxisRole::Expert);
      rate = {scatters.over(axes), gathers.over(axes)};
    }
    // From ZeRO-2 on sums are shared out after each micro-batch.
    add(point.zero < 2 ? floors.reductions : floors.passes, own.bytes,
        rate->first);
    // Gradients are put together that all devices update alike; parameters that
    // are updated in parts are afterwards.
    const bool isAfter = point.zero >= 1 && dividesAmongAll(own.shape);
    if (point.zero < 3)
      add(isAfter ? floors.updates : floors.reductions, own.bytes,
          rate->second);
    const double each = (point.zero < 2 ? rate->first : 0) +
                        (point.zero < 3 && !isAfter ? rate->second : 0);
    for (const auto &[unit, bytes] : own.along)
      floors.reductionsAlong[unit] += bytes * each;
  }
  add(floors.updates, states,
      secondsPerState / static_cast<double>(point.zero >= 1
                                                ? point.stageDevices()
                                                : point.tp * point.ep));
  const double gather = gathers.over(data);
  for (const Shared &shared : parameters)
    if (point.zero >= 3 && dividesAmongAll(shared.shape))
      add(floors.passes, shared.reads, gather);
  return floors;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

double productRate(const OpGraph &graph, const Op &op, const DeviceSpec &device,
                   const StackSpec &stack) {
  const bool isProduct =
      op.kind == OpKind::Contraction || op.kind == OpKind::Convolution;
  if (!isProduct || op.phase == Phase::Optimizer || op.operands.empty())
    return 0;
  const DType type = graph.tensors[op.operands[0]].dtype;
  double rate = 0;
  for (bool tf32 : {false, true})
    rate = std::max(rate, device.peak(type, tf32).value);
  if (stack.kernels.narrowProducts)
    rate = std::max(rate, device.peak(*stack.kernels.narrowProducts).value);
  return rate * std::max(1.0, stack.kernels.matmul);
}

Seconds leastProductTime(const OpGraph &graph, const DeviceSpec &device,
                         const StackSpec &stack) {
  double seconds = 0;
  for (const Op &op : graph.ops)
    if (const double rate = productRate(graph, op, device, stack);
        rate > 0 && !op.isRecomputed)
      seconds += op.work.matmulFlops * graph.executions(op) / rate;
  return Seconds(seconds);
}

ProductFloors::ProductFloors(const OpGraph &graph, const LayerLine &line,
                             const DeviceSpec &device, const StackSpec &stack)
    : recompute(graph.recompute),
      samples(std::max<int64_t>(samplesAtOnce(graph), 1)) {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const double rate = productRate(graph, op, device, stack);
    if (rate <= 0)
      continue;
    const double seconds = op.work.matmulFlops * graph.executions(op) / rate /
                           static_cast<double>(samples);
    const LineSpan &span = line.ops[id];
    const double each = seconds / static_cast<double>(line.layers);
    PassFloors own;
    if (!line.isUniform || span.end <= 1)
      own.first = seconds;
    else if (span.begin >= static_cast<double>(line.layers + 1))
      own.last = seconds;
    else
      own.layer = each;
    sample += own;
    if (op.phase == Phase::Forward && !op.isRecomputed)
      sampleForward += own;
    if (own.layer > 0) {
      repeated += op.isRecomputed              ? -each
                  : op.phase == Phase::Forward ? each
                                               : 0;
    }
  }
}

PassFloors ProductFloors::again(const StagePoint &point) const {
  const bool computesAgain =
      point.recompute == Recompute::Full && recompute != Recompute::Full;
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(point.stageDevices());
  return {computesAgain ? std::max(repeated, 0.0) * share : 0, 0, 0};
}

/// Of a micro-batch, if all devices of a stage share it.
static PassFloors shared(const PassFloors &sample, const StagePoint &point) {
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(point.stageDevices());
  return {sample.layer * share, sample.first * share, sample.last * share};
}

PassFloors ProductFloors::of(const StagePoint &point) const {
  PassFloors floors = shared(sample, point);
  floors += again(point);
  return floors;
}

PassFloors ProductFloors::forward(const StagePoint &point) const {
  return shared(sampleForward, point);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Written in the forward pass, and read after it.
static bool isSaved(const OpGraph &graph, TensorId id, const Lifetime &life) {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.producer == kNone || life.persistent || life.aliasOf != kNone)
    return false;
  const Op &producer = graph.ops[tensor.producer];
  return producer.phase == Phase::Forward && producer.loop == 0 &&
         producer.kind != OpKind::Generator &&
         producer.kind != OpKind::LoopEnter &&
         producer.kind != OpKind::LoopNext &&
         std::any_of(tensor.uses.begin(), tensor.uses.end(),
                     [&](const Use &use) {
                       return graph.ops[use.op].phase == Phase::Backward;
                     });
}

MemoryFloors::MemoryFloors(const OpGraph &graph, const LayerLine &line,
                           const StackSpec &stack)
    : samples(std::max<int64_t>(samplesAtOnce(graph), 1)),
      layers(line.isUniform ? line.layers : 0) {
  const std::vector<Lifetime> lifetimes = computeLifetimes(graph);
  const double scale = std::min(
      1.0, stack.memory.activations[static_cast<size_t>(graph.recompute)]);
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    const auto bytes = static_cast<double>(tensor.bytes());
    const LineSpan &span = line.tensors[id];
    const bool isLayered =
        span.begin >= 1 && span.end <= static_cast<double>(layers + 1);
    Kinds own;
    if (isSaved(graph, id, lifetimes[id]))
      own.saved = scale * bytes / static_cast<double>(samples);
    const bool isArgument = tensor.producer == kNone;
    const bool isTrained = isArgument && tensor.role == Role::Parameter;
    if (isArgument && tensor.role == Role::OptimizerState)
      own.states = bytes;
    if (isTrained || (isArgument && tensor.role == Role::FrozenParameter))
      own.parameters = bytes;
    if (isTrained && tensor.updatedTo != kNone)
      own.sums = stack.accumulation.bytes > 0
                     ? stack.accumulation.bytes *
                           static_cast<double>(tensor.elements())
                     : bytes;
    for (Kinds *sum : {&all, &layered})
      if (sum == &all || isLayered) {
        sum->parameters += own.parameters;
        sum->states += own.states;
        sum->sums += own.sums;
        sum->saved += own.saved;
      }
  }
}

/// On a mesh of one stage, if that stage has all of it. Only ZeRO splits what
/// lies there all the time over devices that share the batch or the sequence.
double MemoryFloors::bytesOf(const Kinds &kinds, const StagePoint &point,
                             double kept) {
  const auto devices = static_cast<double>(point.stageDevices());
  const auto copies = static_cast<double>(point.tp * point.ep);
  double bytes = kinds.parameters / (point.zero >= 3 ? devices : copies) +
                 kinds.states / (point.zero >= 1 ? devices : copies);
  if (point.stages > 1 || point.microBatches > 1)
    bytes += kinds.sums / (point.zero >= 2 ? devices : copies);
  return bytes + kept * kinds.saved *
                     static_cast<double>(point.samplesAtOnce()) / devices;
}

/// Of the micro-batches that the first stage keeps at once (docs/schedule.md).
static double keptOnFirst(const StagePoint &point,
                          const ScheduleChoice &schedule) {
  const auto m = static_cast<double>(point.microBatches);
  const auto p = static_cast<double>(point.stages);
  const auto v = static_cast<double>(schedule.chunksPerStage);
  return schedule.schedule == PipelineSchedule::Interleaved
             ? std::min(m, ((p - 1) * 2 + (v - 1) * p + 1) / v)
             : std::min(m, p);
}

/// Layers of the first stage, at least: one slot is the embedding's, and in a V
/// another one the head's.
static int64_t layersOfFirst(int64_t layers, const StagePoint &point,
                             const ScheduleChoice &schedule) {
  const int64_t v = schedule.chunksPerStage, chunks = point.stages * v;
  if (layers % chunks == 0)
    return layers / point.stages;
  const bool isV = schedule.schedule == PipelineSchedule::ZBV ||
                   schedule.schedule == PipelineSchedule::DualPipeV;
  if ((layers + 2) % chunks == 0)
    return (layers + 2) / point.stages - (isV ? 2 : 1);
  return layers / chunks * v;
}

/// Some stage has at least the mean of all. Of a chain of equal layers the
/// first stage has a known part, and keeps a micro-batch for each stage. Of a
/// pipeline that is fed from both ends two stages have each parameter.
double MemoryFloors::onStage(Kinds whole, Kinds ofLayers,
                             const StagePoint &point,
                             const ScheduleChoice &schedule) const {
  if (schedule.schedule == PipelineSchedule::DualPipe)
    for (Kinds *kinds : {&whole, &ofLayers})
      for (double *bytes : {&kinds->parameters, &kinds->states, &kinds->sums})
        *bytes *= 2;
  const auto stages = static_cast<double>(point.stages);
  const double mean = bytesOf(whole, point, 1) / stages;
  if (layers == 0 || point.stages == 1)
    return mean;
  return std::max(
      mean, bytesOf(ofLayers, point, keptOnFirst(point, schedule)) *
                static_cast<double>(layersOfFirst(layers, point, schedule)) /
                static_cast<double>(layers));
}

double MemoryFloors::of(const StagePoint &point,
                        const ScheduleChoice &schedule) const {
  return onStage(all, layered, point, schedule);
}

double MemoryFloors::left(const StagePoint &point,
                          const ScheduleChoice &schedule) const {
  return onStage({0, 0, 0, all.saved}, {0, 0, 0, layered.saved}, point,
                 schedule);
}

double MemoryFloors::plain(int64_t devices) const {
  return (all.parameters + all.states +
          all.saved * static_cast<double>(samples)) /
         static_cast<double>(devices);
}

} // namespace planner
