//===- PartBounds.cpp - What pipelines over parts take at least -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartSearcher.h"
#include "PartStrategy.h"
#include "planner/Cost/Replicas.h"
#include "planner/Graph/Rescale.h"
#include "planner/Support/Infinity.h"
#include "planner/Support/Parallel.h"
#include <algorithm>
#include <numeric>

namespace planner {

/// The most of the model's work in a step that stages on the parts can do in a
/// second, if its passes for one micro-batch take so long on each part. If a
/// schedule passes all of a stage's micro-batches one after the other,
/// m L_s + sum of L_i for i < s is at most the step for each stage s, where L_s
/// is its time for its share of the model: a linear program along the pipeline,
/// in which each stage takes all that it can or nothing.
double PartSearcher::shareOf(const std::vector<PartRun> &order,
                             double microBatches, bool isWhole,
                             const std::vector<double> &passes) const {
  const double m = microBatches;
  double share = 0;
  for (auto run = order.rbegin(); run != order.rend(); ++run)
    for (int64_t s = 0; s < run->stages; ++s) {
      const double own = 1 / (m * passes[run->part]);
      share =
          isWhole ? std::max(share, own + (1 - 1 / m) * share) : share + own;
    }
  return share;
}

/// Whether all of a stage's micro-batches pass one after the other.
bool PartSearcher::passesAreWhole(size_t family) const {
  const auto &schedules = families[family].schedules;
  return std::all_of(schedules.begin(), schedules.end(),
                     [](const ScheduleChoice &choice) {
                       return hasWholeStages(choice.schedule);
                     });
}

/// No cut, and no split of the batch, is faster.
double PartSearcher::boundOf(size_t family,
                             const std::vector<double> &passes) const {
  const StagePoint &point = points[family];
  if (std::any_of(passes.begin(), passes.end(),
                  [](double seconds) { return seconds <= 0; }))
    return 0;
  const auto m = static_cast<double>(point.microBatches);
  if (point.stages == 1) {
    double share = 0;
    for (size_t k = 0; k < passes.size(); ++k) {
      const int64_t replicas = cluster.parts[k]->devices / point.stageDevices();
      share += static_cast<double>(replicas) / (m * passes[k]);
    }
    return 1 / share;
  }
  const bool isWhole = passesAreWhole(family);
  double share = 0;
  for (const auto &order :
       partOrders(cluster, point.stages, point.stageDevices()))
    share = std::max(share, shareOf(order, m, isWhole, passes));
  return 1 / share;
}

/// Whatever units each stage has. If a part's stages are charged for their
/// time, no unit is charged less than where it is charged least, and stages
/// that all take as long as the slowest are charged no less: by the duality of
/// linear programs no division is faster, whatever the charges. These are the
/// best where one part does all units faster than another by the same factor.
double PartSearcher::chargedTime(const StagePoint &point,
                                 const std::vector<MeshLoads> &parts) const {
  std::vector<double> charges;
  double all = 0;
  for (size_t k = 0; k < parts.size(); ++k) {
    const std::vector<double> &seconds = parts[k].loads.seconds;
    const double whole = std::accumulate(seconds.begin(), seconds.end(), 0.0);
    if (whole <= 0)
      return 0;
    charges.push_back(1 / whole);
    all += charges.back() * static_cast<double>(stagesOn(k, point));
  }
  double charged = 0;
  for (size_t unit = 0; unit < parts.front().loads.seconds.size(); ++unit) {
    double own = std::numeric_limits<double>::infinity();
    for (size_t k = 0; k < parts.size(); ++k)
      own = std::min(own, charges[k] * parts[k].loads.seconds[unit]);
    charged += own;
  }
  return static_cast<double>(point.microBatches) * charged / all;
}

/// Of units alike, those that a device of a stage can hold.
static int64_t mostUnits(const MeshLoads &loads) {
  const std::vector<double> &fixed = loads.loads.fixed;
  const auto units = static_cast<int64_t>(fixed.size());
  const double each = *std::min_element(fixed.begin(), fixed.end());
  return each * static_cast<double>(units) > loads.limit
             ? static_cast<int64_t>(loads.limit / each)
             : units;
}

/// Whatever units each stage has, it has whole ones: of those that take least
/// on its part no more than there is time and memory for.
double PartSearcher::unitsTime(const StagePoint &point,
                               const std::vector<MeshLoads> &parts) const {
  const auto units = static_cast<int64_t>(parts.front().loads.seconds.size());
  std::vector<double> shortest;
  std::vector<int64_t> stages, most;
  for (size_t k = 0; k < parts.size(); ++k) {
    const std::vector<double> &seconds = parts[k].loads.seconds;
    shortest.push_back(*std::min_element(seconds.begin(), seconds.end()));
    most.push_back(mostUnits(parts[k]));
    stages.push_back(stagesOn(k, point));
    if (shortest.back() <= 0)
      return 0;
  }
  constexpr double kRounding = 1e-9;
  const auto room = [&](double seconds) {
    int64_t sum = 0;
    for (size_t k = 0; k < parts.size(); ++k)
      sum += stages[k] *
             static_cast<int64_t>(std::min(seconds / shortest[k] + kRounding,
                                           static_cast<double>(most[k])));
    return sum;
  };
  double longest = std::numeric_limits<double>::infinity();
  for (const double each : shortest)
    for (int64_t count = 1; count <= units; ++count)
      if (const double seconds = each * static_cast<double>(count);
          room(seconds) >= units) {
        longest = std::min(longest, seconds);
        break;
      }
  return static_cast<double>(point.microBatches) * longest;
}

/// As much as a part is faster with all kernels of a device's share of the
/// batch: then no part is charged much less than others for what the model
/// does.
Expected<void> PartSearcher::chargeParts() {
  StagePoint point;
  point.microBatch =
      std::max<int64_t>(1, samplesAtOnce(graph) / cluster.devices);
  for (const auto &own : partPricers) {
    Expected<const ModelVariant *> model = own->variant(graph.recompute);
    if (!model)
      return model.takeError();
    const double seconds = totalOf((*model)->line, (*model)->kernels.of(point));
    if (seconds <= 0)
      return {};
    partCharges.push_back(1 / seconds);
  }
  const double first = partCharges.front();
  for (double &charge : partCharges)
    charge /= first;
  chargedCluster = chargedUniform(cluster, partCharges);
  if (chargedCluster)
    chargedPricer = std::make_unique<PointPricer>(graph, *chargedCluster, stack,
                                                  options, &cluster);
  return {};
}

namespace {

/// The stages of one order of the parts, and what weights of them bound. Where
/// each stage s takes at least T_s, the step takes y_s T_s summed over y_s, for
/// any weights: linear programs are dual. Of T_s = m W_s and what lies on the
/// way to s, each second of work on stage i adds up to some c_i; and if that is
/// no less than its part is charged, work adds up to what it costs where it is
/// charged least.
struct ChargedStages {
  /// By stage, of its part.
  std::vector<double> charges;
  double microBatches;

  double all() const {
    return std::accumulate(charges.begin(), charges.end(), 0.0);
  }
  /// The sum of all weights.
  double way(const ScheduleChoice &schedule) const {
    if (hasWholeStages(schedule.schedule))
      return wholeWay();
    return schedule.schedule == PipelineSchedule::Interleaved
               ? groupedWay(static_cast<double>(schedule.chunksPerStage))
               : kInfinity;
  }
  double wholeWay() const;
  double groupedWay(double chunks) const;
};

} // namespace

/// Of whole passes T_s = m W_s + W_i for all i < s, so that c_i = m y_i and the
/// weights of all stages that follow.
double ChargedStages::wholeWay() const {
  double after = 0;
  for (size_t i = charges.size(); i-- > 0;)
    after += std::max(0.0, (charges[i] - after) / microBatches);
  return after;
}

/// Of interleaved chunks the way to chunk j of stage s is that to all chunks
/// before it, less what p micro-batches take on those of the stage itself
/// (docs/schedule.md, "Bounds"). Of the mean over j, work in chunk l of stage i
/// adds up to
///   c_il = m y_i + (v - 1 - l) / v (Y - p y_i) + 1 / v of all y that follow,
/// where Y are all of them. Weights are so that the least c_il is the charge.
double ChargedStages::groupedWay(double chunks) const {
  const auto p = static_cast<double>(charges.size());
  // Weights that suffice are better, but any are right.
  constexpr int kRounds = 8;
  const double share = (chunks - 1) / chunks;
  std::vector<double> weights;
  for (const double charge : charges)
    weights.push_back(charge / microBatches);
  double best = kInfinity;
  for (int round = 0; round < kRounds; ++round) {
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    double after = 0, least = kInfinity;
    std::vector<double> next(weights.size());
    for (size_t i = weights.size(); i-- > 0;) {
      const double way =
          after / chunks + share * std::min(0.0, sum - p * weights[i]);
      least = std::min(least, (microBatches * weights[i] + way) / charges[i]);
      next[i] = std::max(0.0, (charges[i] - way) / microBatches);
      after += weights[i];
    }
    if (least > 0)
      best = std::min(best, sum / least);
    weights = std::move(next);
  }
  return best;
}

/// Of pipelines, with what a point costs where it is charged least, wherever
/// the model is cut and whichever part does what.
double PartSearcher::boundOfCharges(size_t family, const LayerLine &line,
                                    const StepFloors &floors) const {
  const StagePoint &point = points[family];
  const double passes = totalOf(line, floors.passes);
  const auto m = static_cast<double>(point.microBatches);
  double bound = kInfinity;
  for (const auto &order :
       partOrders(cluster, point.stages, point.stageDevices())) {
    ChargedStages stages = {{}, m};
    for (const PartRun &run : order)
      stages.charges.insert(stages.charges.end(),
                            static_cast<size_t>(run.stages),
                            partCharges[run.part]);
    const double all = stages.all();
    const double mean = (m * passes + totalOf(line, floors.reductions)) / all;
    for (const ScheduleChoice &schedule : families[family].schedules)
      bound = std::min(bound, std::max(mean, passes / stages.way(schedule)) +
                                  totalOf(line, floors.updates) / all);
  }
  return bound;
}

/// From what passes cost with changes of layout, as far as that is wanted.
Expected<double> PartSearcher::boundOfCharges(size_t family,
                                              const LayerLine &line,
                                              Level level) {
  const StagePoint &point = points[family];
  if (!chargedPricer || !chargedPricer->canPlace(point))
    return 0;
  const auto isEnough = [&](const StepFloors &known) {
    return !isBetter(boundOfCharges(family, line, known));
  };
  Expected<StepFloors> floors = level == Level::Bounded
                                    ? chargedPricer->floors(point, isEnough)
                                    : chargedPricer->leastWork(point);
  if (!floors)
    return floors.takeError();
  return boundOfCharges(family, line, *floors);
}

/// What is told sooner first.
Expected<double> PartSearcher::boundOfPipeline(size_t family,
                                               const LayerLine &line,
                                               Level level) {
  Expected<double> charged = boundOfCharges(family, line, level);
  if (!charged || !isBetter(*charged) || level != Level::Bounded)
    return charged;
  Expected<double> units = boundOfUnits(family);
  if (!units)
    return units;
  return std::max(*charged, *units);
}

/// What equal layers hold at least; what they leave unless some may be computed
/// again.
void PartSearcher::addMemory(size_t family, std::vector<MeshLoads> &parts) {
  const StagePoint &point = points[family];
  const auto &schedules = families[family].schedules;
  const bool areKept = std::none_of(schedules.begin(), schedules.end(),
                                    [&](const ScheduleChoice &schedule) {
                                      return mayKeepSome(point, schedule);
                                    });
  for (size_t k = 0; k < parts.size(); ++k) {
    const double limit = usableOn(k);
    const auto layer =
        pricer.knownVariant(point.recompute)->memory.bytesOfLayer(point, limit);
    if (!layer || limit == kInfinity)
      return;
    UnitLoads &loads = parts[k].loads;
    loads.fixed.assign(loads.seconds.size(), layer->fixed);
    if (areKept)
      loads.kept.assign(loads.seconds.size(), layer->kept);
    parts[k].limit = limit;
  }
}

/// Of pipelines, over all cuts: what is faster on one part by how much differs
/// between units, so that passes of the whole model tell too little.
Expected<double> PartSearcher::boundOfUnits(size_t family) {
  const StagePoint &point = points[family];
  std::vector<std::optional<Expected<std::optional<MeshLoads>>>> loads(
      partPricers.size());
  parallelFor(options.threads, loads.size(), [&](size_t k) {
    loads[k] = partPricers[k]->leastLoads(point, StageForm::LeastWork);
  });
  std::vector<MeshLoads> parts;
  for (auto &own : loads) {
    if (!*own)
      return own->takeError();
    if (!**own)
      return 0;
    parts.push_back(std::move(***own));
    parts.back().devices = 1;
  }
  addMemory(family, parts);
  if (hasChunks(family))
    return std::max(chargedTime(point, parts), unitsTime(point, parts));
  MeshCutRequest request;
  request.devices = point.stages;
  request.microBatches = static_cast<double>(point.microBatches);
  request.leastStages = static_cast<size_t>(point.stages);
  request.mostStages = request.leastStages;
  request.countsWay = passesAreWhole(family);
  request.isInside = [](size_t, int64_t) { return true; };
  // What takes as long as the best plan is as good as known.
  const auto orders = partOrders(cluster, point.stages, point.stageDevices());
  std::vector<double> bounds(orders.size(), toBeat());
  parallelFor(options.threads, orders.size(), [&](size_t i) {
    MeshCutRequest own = request;
    for (const PartRun &run : orders[i])
      own.order.insert(own.order.end(), static_cast<size_t>(run.stages),
                       run.part);
    if (own.countsWay)
      bounds[i] = leastForMeshes(parts, own, bounds[i]);
    else if (const auto cuts = cutForMeshes(parts, own, bounds[i]))
      bounds[i] = cuts->seconds;
  });
  return *std::min_element(bounds.begin(), bounds.end());
}

/// What a replica takes for a micro-batch and for its sums, and its update, at
/// least.
static std::pair<ReplicaKind, double> replicaTimes(const LayerLine &line,
                                                   const StepFloors &floors,
                                                   int64_t replicas) {
  const auto hidden = [&](const PassFloors &each, const PassFloors &pass) {
    return beyondCompute(floors, totalOf(line, each),
                         totalOf(line, floors.passes) - totalOf(line, pass));
  };
  const double sums = totalOf(line, floors.reductions) +
                      hidden(floors.hideable.reductions, floors.forward);
  const double update = totalOf(line, floors.updates) +
                        hidden(floors.hideable.updates, floors.backward);
  return {{replicas, totalOf(line, floors.passes), sums}, update};
}

/// Of one stage, whose replicas on the parts share the micro-batches, each of
/// which one of them has whole.
Expected<double> PartSearcher::boundOfReplicas(size_t family,
                                               const ModelVariant &model,
                                               Level level) {
  const StagePoint &point = points[family];
  std::vector<ReplicaKind> kinds;
  std::vector<size_t> parts;
  double updated = 0;
  int64_t replicas = 0;
  for (size_t k = 0; k < partPricers.size(); ++k) {
    Expected<StepFloors> floors = level == Level::Bounded
                                      ? partPricers[k]->floors(point)
                                      : partPricers[k]->leastWork(point);
    if (!floors)
      return floors.takeError();
    const auto [kind, update] =
        replicaTimes(model.line, *floors, stagesOn(k, point));
    kinds.push_back(kind);
    parts.push_back(k);
    replicas += kind.replicas;
    updated = std::max(updated, update);
  }
  const auto split = splitMicroBatches(kinds, point.microBatches);
  if (!split)
    return kInfinity;
  double reduced = 0;
  for (size_t k = 0; k < kinds.size(); ++k)
    reduced = std::max(reduced,
                       static_cast<double>((*split)[k]) * kinds[k].microBatch +
                           kinds[k].once);
  const Seconds sum = replicaSumTime(cluster, parts, replicas,
                                     Bytes(model.memory.gradients(point)));
  return reduced + sum.value + updated;
}

} // namespace planner
