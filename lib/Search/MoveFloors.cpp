//===- MoveFloors.cpp - What moves, whatever a strategy does --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OuterBound.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Kernel.h"
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <tuple>

namespace planner {

/// The parts of what is so much and lies there.
static void addAlong(PassFloors &sums, const LayerLine &line,
                     const LineSpan &span, double amount) {
  if (!line.isUniform) {
    sums.first += amount;
    return;
  }
  const auto end = static_cast<double>(line.layers + 1);
  const double each = amount / span.length();
  sums.first += each * span.within(0, 1);
  sums.layer += each * span.within(1, end) / static_cast<double>(line.layers);
  sums.last += each * span.within(end, end + 1);
}

/// Bytes of a payload at which nothing gets faster any more.
constexpr double kLargest = 0x1p40;

/// Gradients may be of narrower elements than their parameters.
static double leastBytes(const Tensor &tensor) {
  constexpr double kNarrow = 2;
  const auto elements = static_cast<double>(tensor.elements());
  return std::min(static_cast<double>(tensor.bytes()), kNarrow * elements);
}

/// The bytes that cross each border of units, but for the ends: made before,
/// and read after it.
static std::vector<double> allCrossings(const OpGraph &graph,
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
  return crossing;
}

/// Of equal layers the least of them alone, else all, the least first.
static std::vector<double> leastCrossings(std::vector<double> crossing,
                                          const LayerLine &line) {
  std::sort(crossing.begin(), crossing.end());
  if (line.isUniform && !crossing.empty())
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
        const DimClassKind kind = kindOf(op.rule->factors[factor]);
        if (kind == DimClassKind::Batch || kind == DimClassKind::Sequence)
          return true;
      }
    return false;
  }

  void addOp(const Op &op) {
    bool sumsSequence = false, sumsBatch = false, hasExperts = false;
    for (const Factor &factor : op.rule->factors) {
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
      if (hasData(op, op.rule->results[i]))
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

/// Whether an operator that reads it iterates over a dimension of it as over
/// the sequence.
static bool hasSequence(const OpGraph &graph, const Tensor &tensor) {
  const auto isSequence = [&](const Factor &factor) {
    return factor.dimClass < graph.dimClasses.size() &&
           graph.dimClasses[factor.dimClass].kind == DimClassKind::Sequence;
  };
  return std::any_of(
      tensor.uses.begin(), tensor.uses.end(), [&](const Use &use) {
        const ShardingRule &rule = graph.ops[use.op].rule;
        const TensorMap &dims = rule.operands[use.operand];
        return std::any_of(
            dims.begin(), dims.end(), [&](const DimFactors &dim) {
              return std::any_of(dim.begin(), dim.end(), [&](FactorId factor) {
                return isSequence(rule.factors[factor]);
              });
            });
      });
}

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
      layers(line.layers), crossingsAlong(allCrossings(graph, line)),
      crossings(leastCrossings(crossingsAlong, line)),
      samples(samplesAtOnce(graph)), sendsBack(graph.mode == Mode::Train) {
  // Read and written, in kernels of any size.
  secondsPerState = 2 * streamTime(c.device, Bytes(kLargest)).value / kLargest /
                    std::max(1.0, stack.kernels.elementwise);
  const SumFinder sums(graph);
  AlongLine allStates(line);
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.updatedTo == kNone)
      continue;
    if (tensor.role == Role::OptimizerState) {
      const auto bytes = static_cast<double>(tensor.bytes());
      addAlong(states, line, line.tensors[id], bytes);
      allStates.add(line.tensors[id], bytes);
    }
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
    const bool sequence = hasSequence(graph, tensor);
    auto at = std::find_if(
        parameters.begin(), parameters.end(), [&](const Shared &known) {
          return known.shape == tensor.shape && known.hasSequence == sequence;
        });
    if (at == parameters.end())
      at = parameters.insert(at, {tensor.shape, sequence, {}});
    const bool isInOnePlace =
        std::none_of(line.shared.begin(), line.shared.end(),
                     [&](const auto &known) { return known.first == id; });
    for (Phase phase : {Phase::Forward, Phase::Backward})
      if (isReadIn(phase)) {
        at->reads += bytes;
        at->ofLayers += isInOnePlace ? bytes.layer : 0;
      }
  }
  statesAlong = allStates.notZero();
}

/// Over the innermost link that two stages next to each other may share.
GroupShape MoveFloors::neighbours(const StagePoint &point) const {
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
  return pair;
}

double MoveFloors::sendTime(const StagePoint &point, const GroupShape &pair,
                            double bytes) const {
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(samples * point.stageDevices());
  return bytes > 0 && sendsBack
             ? collectiveTime(cluster, CollectiveKind::Permute, pair,
                              Bytes(bytes * share))
                   .value
             : 0;
}

/// By stage, between it and the one before. As a plan's stages are placed: next
/// to each other, from the innermost level.
std::vector<unsigned> MoveFloors::levelsBetween(const StagePoint &point) const {
  const int64_t devices = point.stageDevices();
  const std::vector<int64_t> counts =
      levelCounts(cluster, point.stages * devices);
  std::vector<unsigned> levels = {0};
  for (int64_t stage = 1; stage < point.stages; ++stage) {
    const int64_t first = (stage - 1) * devices,
                  last = (stage + 1) * devices - 1;
    unsigned level = 0;
    for (int64_t domain = counts[0];
         level + 1 < counts.size() && first / domain != last / domain;
         domain *= counts[++level])
      ;
    levels.push_back(level);
  }
  return levels;
}

BorderSends MoveFloors::sendsAlong(const StagePoint &point) const {
  BorderSends sends;
  if (units == 0)
    return sends;
  sends.levels = levelsBetween(point);
  const size_t count =
      levelCounts(cluster, point.stages * point.stageDevices()).size();
  for (unsigned level = 0; level < count; ++level) {
    std::vector<double> &along = sends.onLevel.emplace_back(units + 1);
    double &least = sends.least.emplace_back(0);
    if (std::find(sends.levels.begin() + 1, sends.levels.end(), level) ==
        sends.levels.end())
      continue;
    GroupShape pair;
    pair.perLevel[level] = 2;
    for (size_t border = 1; border < units; ++border) {
      const double bytes = crossingsAlong[border - 1];
      along[border] = border > 1 && bytes == crossingsAlong[border - 2]
                          ? along[border - 1]
                          : sendTime(point, pair, bytes);
    }
    if (units > 1)
      least = *std::min_element(along.begin() + 1, along.end() - 1);
  }
  return sends;
}

/// From the last stage a chunk is handed to the first, or, in a V, back to the
/// stage that had it; on one stage for free.
double MoveFloors::sendsOver(const StagePoint &point,
                             const ScheduleChoice &schedule,
                             const std::vector<size_t> &borders) const {
  const std::vector<unsigned> levels = levelsBetween(point);
  const bool isV = schedule.schedule != PipelineSchedule::Interleaved;
  const size_t stages = levels.size();
  double all = 0;
  for (size_t chunk = 1; chunk <= borders.size(); ++chunk) {
    const size_t place = chunk % stages;
    if (place == 0 && isV)
      continue;
    GroupShape pair;
    pair.perLevel[place == 0 ? *std::max_element(levels.begin(), levels.end())
                  : isV && chunk > stages ? levels[stages - place]
                                          : levels[place]] = 2;
    all += sendTime(point, pair, crossingsAlong[borders[chunk - 1] - 1]);
  }
  return all;
}

/// The least of a border, and the mean of as many as there are between stages.
std::pair<double, double> MoveFloors::sendTimes(const StagePoint &point) const {
  if (point.stages == 1 || crossings.empty())
    return {0, 0};
  const GroupShape pair = neighbours(point);
  const auto timeOf = [&](double bytes) {
    return sendTime(point, pair, bytes);
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
  const auto parts = static_cast<double>(point.zero >= 2 ? point.stateDevices()
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
    if (roles[a] != AxisRole::Data && roles[a] != AxisRole::Replica)
      axes |= AxisMask(1) << a;
  const double crossing = crossings.empty() ? 0 : crossings.front();
  const double bytes = crossing * static_cast<double>(point.paddedSamples()) /
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
  /// Of an all-reduce the rate of a scatter and a gather, too.
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
  double rateOf(CollectiveKind of, const GroupShape &group) const {
    return collectiveTime(cluster, of, group, Bytes(kLargest)).value / kLargest;
  }

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
      double rate = rateOf(kind, group);
      if (kind == CollectiveKind::AllReduce)
        rate = std::min(rate, rateOf(CollectiveKind::ReduceScatter, group) +
                                  rateOf(CollectiveKind::AllGather, group));
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

/// Whether those axes can all split dimensions as states lie that ZeRO splits
/// (enumerateStorage()), which pad by an eighth at most.
static bool isSharedOver(const Mesh &mesh, AxisMask axes, const Shape &shape,
                         std::vector<int64_t> &ways) {
  if (axes == 0) {
    for (size_t d = 0; d < shape.size(); ++d)
      if (ceilDiv(shape[d], ways[d]) * ways[d] - shape[d] > shape[d] / 8)
        return false;
    return true;
  }
  const int64_t size = mesh.axes[std::countr_zero(axes)].size;
  for (size_t d = 0; d < shape.size(); ++d) {
    if (saturatingMul(ways[d], size) > shape[d])
      continue;
    ways[d] *= size;
    const bool does = isSharedOver(mesh, axes & (axes - 1), shape, ways);
    ways[d] /= size;
    if (does)
      return true;
  }
  return false;
}

StepFloors MoveFloors::of(const StagePoint &point, const Mesh &mesh,
                          const std::vector<AxisRole> &roles,
                          const VisibleShares &visible) const {
  StepFloors floors;
  floors.contention = visible.contention;
  std::tie(floors.leastSend, floors.send) = sendTimes(point);
  floors.shared = sharedTime(point);
  const auto devices = static_cast<double>(point.stageDevices());
  const LeastRate scatters(cluster, mesh, devices,
                           CollectiveKind::ReduceScatter);
  const LeastRate reduces(cluster, mesh, devices, CollectiveKind::AllReduce);
  // Of what axes for copies never divide.
  const LeastRate sharedGathers(cluster, mesh,
                                static_cast<double>(point.stateDevices()),
                                CollectiveKind::AllGather);
  const auto add = [](PassFloors &sums, const PassFloors &bytes, double each) {
    sums += {bytes.layer * each, bytes.first * each, bytes.last * each};
  };
  const auto move = [&](PassFloors &sums, PassFloors &hideable,
                        const PassFloors &bytes, double each, double share) {
    add(sums, bytes, each * share);
    if (share < 1)
      add(hideable, bytes, each);
  };
  using Along = std::vector<double>;
  const auto moveAlong = [](Along &sums, Along &hideable, const Summed &own,
                            double each, double share) {
    for (const auto &[unit, bytes] : own.along) {
      sums[unit] += bytes * each * share;
      hideable[unit] += share < 1 ? bytes * each : 0;
    }
  };
  const AxisMask data = axesWith(roles, AxisRole::Data);
  const AxisMask replicas = axesWith(roles, AxisRole::Replica);
  // What a device that shares states has is summed over its copies.
  const double copies = reduces.over(replicas);
  const AxisMask sharing = data | axesWith(roles, AxisRole::Context) |
                           axesWith(roles, AxisRole::Expert);
  const auto isShared = [&](const Shape &shape) {
    std::vector<int64_t> ways(shape.size(), 1);
    return isSharedOver(mesh, sharing, shape, ways);
  };
  for (Along *along :
       {&floors.reductionsAlong, &floors.updatesAlong,
        &floors.hideable.reductionsAlong, &floors.hideable.updatesAlong})
    along->resize(units);
  // By whether sums are over the sequence, and over samples of experts' axes.
  struct Rates {
    /// Of gradients, of which each device has a part, or all; of parameters.
    double scatter, reduce, gather;
  };
  std::array<std::array<std::optional<Rates>, 2>, 2> rates;
  // Of ZeRO-3 of some layers.
  const bool isPartial = point.zero >= 3 && point.zeroLayers > 0;
  const GatheredShares shares =
      isPartial ? gatheredShares(point, layers) : GatheredShares();
  const bool isGathered = point.zero >= 3 && !isPartial;
  for (const Summed &own : gradients) {
    auto &rate = rates[own.overContext ? 1 : 0][own.overExperts ? 1 : 0];
    if (!rate) {
      AxisMask axes = data;
      if (own.overContext)
        axes |= axesWith(roles, AxisRole::Context);
      if (own.overExperts)
        axes |= axesWith(roles, AxisRole::Expert);
      const double scatter = scatters.over(axes | replicas);
      rate = {scatter, std::max(scatter, reduces.over(axes | replicas)),
              sharedGathers.over(axes)};
    }
    // Gradients are put together that all devices update alike; parameters that
    // are updated in parts are afterwards.
    const bool isAfter = point.zero >= 1 && isShared(own.shape);
    double sum = point.zero == 0 ? rate->reduce : rate->scatter;
    if (isAfter || isGathered)
      sum = std::max(sum, copies);
    // From ZeRO-2 on sums are shared out after each micro-batch.
    const bool isOnce = point.zero < 2;
    move(isOnce ? floors.reductions : floors.passes,
         isOnce ? floors.hideable.reductions : floors.hideable.passes,
         own.bytes, sum, visible.gradients);
    if (isAfter && !isGathered) {
      PassFloors whole = own.bytes;
      if (isPartial)
        whole.layer *= shares.whole;
      move(floors.updates, floors.hideable.updates, whole, rate->gather,
           visible.parameters);
      moveAlong(floors.updatesAlong, floors.hideable.updatesAlong, own,
                rate->gather, visible.parameters);
    } else if (point.zero < 3) {
      // Of what is updated in fewer parts than there are devices, some is put
      // together before and some after: beside which compute is not known.
      const double rest = (rate->reduce - sum) *
                          std::min(visible.gradients, visible.parameters);
      add(floors.reductions, own.bytes, rest);
      for (const auto &[unit, bytes] : own.along)
        floors.reductionsAlong[unit] += bytes * rest;
    }
    if (isOnce)
      moveAlong(floors.reductionsAlong, floors.hideable.reductionsAlong, own,
                sum, visible.gradients);
  }
  const double perState =
      secondsPerState / static_cast<double>(point.zero >= 1
                                                ? point.stateDevices()
                                                : point.tp * point.ep);
  add(floors.updates, states, perState);
  for (const auto &[unit, bytes] : statesAlong)
    floors.updatesAlong[unit] += bytes * perState;
  // Samples and sequence are split where parameters are read.
  const double gather = sharedGathers.over(data),
               contextGather = sharedGathers.over(
                   data | axesWith(roles, AxisRole::Context));
  const auto readsOf = [&](const Shared &shared) {
    return isPartial ? PassFloors{shared.ofLayers * shares.gathered, 0, 0}
                     : shared.reads;
  };
  for (const Shared &shared : parameters)
    if (point.zero >= 3 && isShared(shared.shape))
      move(floors.passes, floors.hideable.passes, readsOf(shared),
           shared.hasSequence ? gather : contextGather, visible.parameters);
  return floors;
}

} // namespace planner
