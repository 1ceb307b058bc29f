//===- PartSearch.cpp - Pipelines over parts of a cluster -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartSearch.h"
#include "FewestLayers.h"
#include "PartStrategy.h"
#include "PointPricer.h"
#include "StageStrategy.h"
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <queue>
#include <set>

namespace planner {

namespace {

class PartSearcher {
public:
  PartSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
               const SearchOptions &o)
      : graph(g), cluster(c), stack(s), options(overlapping(o, s)),
        pricer(g, c, s, options) {}

  Expected<SearchResult> run(Expected<SearchResult> alike,
                             const EmptySearch &empty);

private:
  /// What a bound is of: products, or whole passes.
  enum class Level : uint8_t { Listed, Bounded };
  struct Entry {
    double bound;
    size_t family;
    Level level = Level::Listed;
    friend auto operator<=>(const Entry &, const Entry &) = default;
  };
  using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;
  struct Winner {
    size_t family, schedule;
    StageForm form;
    /// What was priced: the family's, or that with some layers computed again.
    StagePoint point;
    StagedPrediction staged;
  };
  /// A strategy that would be better if it fitted.
  struct Lack {
    /// What the device that lacks most does, and what layers leave there.
    int64_t bytes = 0, activations = 0;
  };

  using Runs = std::shared_ptr<RunsOnParts>;

  Expected<void> list();
  Expected<void> priceVisibleOfBest();
  Expected<void> search();
  Expected<void> bound(const Entry &entry);
  Expected<double> boundOfUnits(size_t family);
  Expected<double> boundOfPasses(size_t family, const LayerLine &line);
  Expected<void> price(const Entry &entry);
  Expected<void> priceSchedules(size_t family, std::map<StageForm, Runs> &runs);
  Expected<std::optional<Lack>> priceSchedule(size_t family, size_t schedule,
                                              StageForm form,
                                              const StagePoint &point,
                                              Runs runs = nullptr);
  Expected<void> priceSome(size_t family, size_t schedule, StageForm form,
                           const Lack &lack);
  bool mayKeepSome(const StagePoint &point) const;
  bool isAdmitted(StagePoint point, const ScheduleChoice &schedule,
                  const RecomputeChoice &recompute) const {
    point.recompute = recompute;
    return !options.admits || options.admits({point, schedule, {}});
  }
  bool liesOnAllParts(const StagePoint &point) const;
  bool passesAreWhole(size_t family) const;
  double boundOf(size_t family, const std::vector<double> &passes) const;
  double shareOf(const std::vector<PartRun> &order, double microBatches,
                 bool isWhole, const std::vector<double> &passes) const;
  double meanUsable() const;
  bool isOverParts(OuterFamily &family) const;
  void tellChunksApart();
  bool hasChunks(size_t family) const {
    return families[family].schedules.front().chunksPerStage > 1;
  }
  Queue &queueOf(size_t family) { return hasChunks(family) ? chunked : simple; }
  Queue *next();
  std::optional<double> leastBound() const;
  int64_t stagesOn(size_t part, const StagePoint &point) const {
    return cluster.parts[part]->devices / point.stageDevices();
  }
  double unitsTime(const StagePoint &point,
                   const std::vector<MeshLoads> &parts) const;
  double chargedTime(const StagePoint &point,
                     const std::vector<MeshLoads> &parts) const;
  Expected<SearchResult> finishWinner(SearchResult *alike);
  Certificate certify(const SearchResult *alike, const EmptySearch &empty,
                      Seconds stepTime) const;
  Expected<SearchResult> finish(Expected<SearchResult> alike,
                                const EmptySearch &empty);
  double toBeat() const {
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    return std::min(best.value_or(kInfinite),
                    options.incumbent ? options.incumbent->value : kInfinite);
  }
  bool isBetter(double seconds) const { return seconds < toBeat(); }
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions options;
  /// As if all devices were the slowest, and on the links of each part.
  PointPricer pricer;
  std::vector<std::unique_ptr<PointPricer>> partPricers;
  std::vector<ProductFloors> products;
  std::vector<OuterFamily> families;
  /// By family, the same with several chunks a stage, if it has one.
  std::map<size_t, size_t> withChunks;
  /// By family, what is priced: of a stage on all devices, one replica.
  std::vector<StagePoint> points;
  /// Of one chunk a stage, and of several: their bounds are less, so that all
  /// others come first.
  Queue simple, chunked;
  /// Families with chunks that were priced together with the others.
  std::set<size_t> areDone;
  std::optional<double> best;
  std::optional<Winner> winner;
  /// No pipeline over parts takes less.
  double least = 0;
  JointOutcome outcome;
};

} // namespace

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

/// Of a device, over all parts.
double PartSearcher::meanUsable() const {
  double sum = 0;
  for (const auto &part : cluster.parts) {
    auto usable = static_cast<double>(
        std::max<int64_t>(0, part->device.usableBytes - stack.reservedBytes));
    if (options.memoryLimit > 0)
      usable = std::min(usable, static_cast<double>(options.memoryLimit));
    sum += usable * static_cast<double>(part->devices);
  }
  return sum / static_cast<double>(cluster.devices);
}

/// Whether some layers may be computed again instead of none. Of several stages
/// it is not known before they are priced which are the first of each.
bool PartSearcher::mayKeepSome(const StagePoint &point) const {
  const LayerLine &line = pricer.knownVariant(graph.recompute)->line;
  return !options.ignoreMemory && point.stages == 1 &&
         point.recompute == graph.recompute && line.layers > 1 &&
         canComputeSome(graph, line, options);
}

/// With the mesh of one stage.
bool PartSearcher::liesOnAllParts(const StagePoint &point) const {
  return std::all_of(partPricers.begin(), partPricers.end(),
                     [&](const auto &own) { return own->canPlace(point); });
}

/// Leaves the schedules that are looked at.
bool PartSearcher::isOverParts(OuterFamily &family) const {
  const StagePoint &point = family.stage;
  std::erase_if(family.schedules, [&](const ScheduleChoice &choice) {
    return !isAdmitted(point, choice, point.recompute) &&
           !(mayKeepSome(point) &&
             isAdmitted(point, choice, {Recompute::Full, 1, 1}));
  });
  if (point.stages == 1) {
    const std::optional<StagePoint> replica = replicaOf(cluster, point);
    return !family.schedules.empty() && replica && liesOnAllParts(*replica);
  }
  std::erase_if(family.schedules, [](const ScheduleChoice &choice) {
    return choice.schedule == PipelineSchedule::DualPipe;
  });
  return !family.schedules.empty() && liesOnAllParts(point) &&
         !partOrders(cluster, point.stages, point.stageDevices()).empty();
}

/// Of several chunks a stage much less is known before they are priced.
void PartSearcher::tellChunksApart() {
  for (size_t f = 0, all = families.size(); f < all; ++f) {
    const auto hasOne = [](const ScheduleChoice &choice) {
      return choice.chunksPerStage == 1;
    };
    OuterFamily other = families[f];
    std::erase_if(other.schedules, hasOne);
    std::erase_if(families[f].schedules, std::not_fn(hasOne));
    if (other.schedules.empty())
      continue;
    if (families[f].schedules.empty()) {
      families[f] = std::move(other);
      continue;
    }
    withChunks[f] = families.size();
    families.push_back(std::move(other));
  }
}

Expected<void> PartSearcher::list() {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  const LayerLine &line = (*own)->line;
  for (const auto &part : cluster.parts) {
    partPricers.push_back(
        std::make_unique<PointPricer>(graph, *part, stack, options, &cluster));
    products.emplace_back(graph, line, part->device, stack);
  }
  families = enumerateFamilies({graph, line, cluster, stack, options.devices,
                                options.fix, recomputesOf(graph, options),
                                options.namedOnly});
  std::erase_if(families,
                [&](OuterFamily &family) { return !isOverParts(family); });
  tellChunksApart();
  for (size_t f = 0; f < families.size(); ++f) {
    const StagePoint &all = families[f].stage;
    points.push_back(all.stages == 1 ? *replicaOf(cluster, all) : all);
    const StagePoint &point = points.back();
    const size_t listed =
        families[f].schedules.size() * (mayKeepSome(point) ? 2 : 1);
    outcome.points += listed;
    if (!options.ignoreMemory &&
        (*own)->memory.withoutActivations(point) > meanUsable()) {
      outcome.tooLarge += listed;
      continue;
    }
    const double steps = static_cast<double>(point.stages) /
                         static_cast<double>(point.microBatches);
    std::vector<double> passes;
    for (const ProductFloors &floors : products)
      passes.push_back(stepBound(point, line, floors.of(point)).value * steps);
    queueOf(f).push({boundOf(f, passes), f});
  }
  return {};
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

/// Whatever units each stage has, it has whole ones: of those that take least
/// on its part no more than there is time for.
double PartSearcher::unitsTime(const StagePoint &point,
                               const std::vector<MeshLoads> &parts) const {
  const auto units = static_cast<int64_t>(parts.front().loads.seconds.size());
  std::vector<double> shortest;
  std::vector<int64_t> stages;
  for (size_t k = 0; k < parts.size(); ++k) {
    const std::vector<double> &seconds = parts[k].loads.seconds;
    shortest.push_back(*std::min_element(seconds.begin(), seconds.end()));
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
                                           static_cast<double>(units)));
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

/// Of pipelines, over all cuts: what is faster on one part by how much differs
/// between units, so that passes of the whole model tell too little.
Expected<double> PartSearcher::boundOfUnits(size_t family) {
  const StagePoint &point = points[family];
  std::vector<MeshLoads> parts;
  for (const auto &own : partPricers) {
    auto loads = own->leastLoads(point, StageForm::LeastWork);
    if (!loads)
      return loads.takeError();
    if (!*loads)
      return 0;
    parts.push_back(std::move(**loads));
    parts.back().devices = 1;
  }
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
  double bound = toBeat();
  for (const auto &order :
       partOrders(cluster, point.stages, point.stageDevices())) {
    request.order.clear();
    for (const PartRun &run : order)
      request.order.insert(request.order.end(), static_cast<size_t>(run.stages),
                           run.part);
    if (const auto cuts = cutForMeshes(parts, request, bound))
      bound = cuts->seconds;
  }
  return bound;
}

/// Of one stage, from the passes on each part, and what these move.
Expected<double> PartSearcher::boundOfPasses(size_t family,
                                             const LayerLine &line) {
  const StagePoint &point = points[family];
  std::vector<double> passes;
  for (const auto &own : partPricers) {
    Expected<StepFloors> floors = own->floors(point);
    if (!floors)
      return floors.takeError();
    passes.push_back(stepBound(point, line, floors->passes).value /
                     static_cast<double>(point.microBatches));
  }
  return boundOf(family, passes);
}

Expected<void> PartSearcher::bound(const Entry &entry) {
  const StagePoint &point = points[entry.family];
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return model.takeError();
  if (!*model) {
    outcome.points -= families[entry.family].schedules.size();
    return {};
  }
  Entry next = entry;
  next.level = Level::Bounded;
  Expected<double> own = point.stages == 1
                             ? boundOfPasses(entry.family, (*model)->line)
                             : boundOfUnits(entry.family);
  if (!own)
    return own.takeError();
  next.bound = std::max(next.bound, *own);
  if (isBetter(next.bound))
    queueOf(next.family).push(next);
  return {};
}

/// What it lacks, if it would be better.
Expected<std::optional<PartSearcher::Lack>>
PartSearcher::priceSchedule(size_t family, size_t schedule, StageForm form,
                            const StagePoint &point, Runs runs) {
  const std::optional<Lack> nothing;
  Expected<SolvedStage *> stage = pricer.solve(point, form);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  if (!*stage)
    return nothing;
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> strategy =
      stageStrategy(strategyOf(point, families[family].schedules[schedule],
                               stack, options.fix),
                    whole, stack, point.stages * point.stageDevices());
  if (!strategy)
    return strategy.takeError();
  const SolvedStage &own = **stage;
  Expected<StagedPrediction> priced = predictOnParts({*own.model,
                                                      own.assignment,
                                                      own.priced,
                                                      whole,
                                                      strategy->pipeline,
                                                      &(*model)->line,
                                                      {},
                                                      std::move(runs)},
                                                     options.memoryLimit);
  if (!priced)
    return priced.takeError();
  ++outcome.priced;
  const Prediction &p = priced->prediction;
  if (!isBetter(p.stepTime.value))
    return nothing;
  if (!options.ignoreMemory && !p.fits)
    return std::optional(
        Lack{p.memory.totalPeak - p.memory.usable,
             p.memory.atPeak[static_cast<size_t>(MemoryClass::Activations)]});
  if (!isAdmitted(families[family].stage, families[family].schedules[schedule],
                  point.recompute))
    return nothing;
  best = p.stepTime.value;
  winner = {family, schedule, form, point, std::move(*priced)};
  return nothing;
}

/// With as few layers computed again as suffice, of which none frees more than
/// its part of what all leave.
Expected<void> PartSearcher::priceSome(size_t family, size_t schedule,
                                       StageForm form, const Lack &lack) {
  const int64_t layers = pricer.knownVariant(graph.recompute)->line.layers;
  const double each =
      static_cast<double>(std::max<int64_t>(lack.activations, 1)) /
      static_cast<double>(layers);
  const double first =
      std::clamp(std::ceil(static_cast<double>(lack.bytes) / each), 1.0,
                 static_cast<double>(layers));
  FewestLayers fewest(static_cast<int64_t>(first), layers, each);
  while (!fewest.isFound() && !isCancelled()) {
    StagePoint point = points[family];
    point.recompute = {Recompute::Full, fewest.toTry(), 1};
    const std::optional<double> before = best;
    Expected<std::optional<Lack>> over =
        priceSchedule(family, schedule, form, point);
    if (!over)
      return over.takeError();
    if (*over)
      fewest.isOver((*over)->bytes);
    else if (best != before)
      fewest.suffices();
    else
      fewest.isTooSlow();
    if (best == before)
      pricer.forget(point, form);
  }
  return {};
}

/// What stages do is known then, also with several chunks.
Expected<void> PartSearcher::price(const Entry &entry) {
  const StagePoint &point = points[entry.family];
  std::map<StageForm, Runs> runs;
  for (StageForm form : formsOf(point))
    runs[form] = makeRunsOnParts();
  if (auto done = priceSchedules(entry.family, runs); !done)
    return done;
  if (const auto at = withChunks.find(entry.family); at != withChunks.end()) {
    Expected<double> bound = boundOfUnits(at->second);
    if (!bound)
      return bound.takeError();
    if (isBetter(*bound))
      if (auto done = priceSchedules(at->second, runs); !done)
        return done;
    // What was not looked at whole keeps its bound.
    if (!isCancelled())
      areDone.insert(at->second);
  }
  // Stages take megabytes, and nobody asks for these again.
  for (StageForm form : formsOf(point))
    if (!winner || winner->form != form || winner->point != point)
      pricer.forget(point, form);
  return {};
}

Expected<void> PartSearcher::priceSchedules(size_t index,
                                            std::map<StageForm, Runs> &runs) {
  const StagePoint &point = points[index];
  const OuterFamily &family = families[index];
  for (size_t s = 0; s < family.schedules.size(); ++s) {
    std::optional<Lack> last;
    for (StageForm form : formsOf(point)) {
      auto lack = priceSchedule(index, s, form, point, runs[form]);
      if (!lack)
        return lack.takeError();
      last = *lack;
    }
    // With tensor parallelism, of column-row pairs, which keep less.
    if (last && mayKeepSome(point) &&
        isAdmitted(family.stage, family.schedules[s], {Recompute::Full, 1, 1}))
      if (auto done = priceSome(index, s, formsOf(point).back(), *last); !done)
        return done;
  }
  return {};
}

/// Of the best point alone also the strategy that waits for least, where
/// anything may be hidden.
Expected<void> PartSearcher::priceVisibleOfBest() {
  if (!winner || isCancelled() || winner->point.recompute.isPartial() ||
      winner->point.stageDevices() == 1 || !pricer.hidesAny())
    return {};
  const StagePoint point = winner->point;
  auto lack = priceSchedule(winner->family, winner->schedule,
                            StageForm::LeastVisible, point);
  return lack ? Expected<void>() : lack.takeError();
}

/// What has what may be better; null if nothing does.
PartSearcher::Queue *PartSearcher::next() {
  for (Queue *queue : {&simple, &chunked})
    if (!queue->empty() && isBetter(queue->top().bound))
      return queue;
  return nullptr;
}

/// Of what is left.
std::optional<double> PartSearcher::leastBound() const {
  std::optional<double> left;
  for (const Queue *queue : {&simple, &chunked})
    if (!queue->empty())
      left = std::min(left.value_or(queue->top().bound), queue->top().bound);
  return left;
}

/// What was begun when the time was up may not have been looked at whole.
Expected<void> PartSearcher::search() {
  while (Queue *queue = isCancelled() ? nullptr : next()) {
    const Entry entry = queue->top();
    queue->pop();
    if (areDone.contains(entry.family))
      continue;
    if (auto done = entry.level == Level::Listed ? bound(entry) : price(entry);
        !done)
      return done;
    if (isCancelled())
      queue->push(entry);
    if (options.progress)
      options.progress({best ? std::optional(Seconds(*best)) : std::nullopt,
                        Seconds(std::min(leastBound().value_or(toBeat()),
                                         best.value_or(1e300)))});
  }
  if (auto done = priceVisibleOfBest(); !done)
    return done;
  const std::optional<double> left = leastBound();
  least = left.value_or(best.value_or(0));
  if (options.incumbent)
    least = !left && !best ? options.incumbent->value
                           : std::min(least, options.incumbent->value);
  return {};
}

/// The best pipeline, with what the search among alike devices has found.
Expected<SearchResult> PartSearcher::finishWinner(SearchResult *alike) {
  const OuterFamily &family = families[winner->family];
  const StagePoint &point = winner->point;
  Expected<SolvedStage *> stage = pricer.solve(point, winner->form);
  if (!stage)
    return stage.takeError();
  SearchResult result;
  if (alike) {
    // Baselines compute again what the plan does.
    if (alike->recompute == point.recompute)
      result.baselines = std::move(alike->baselines);
    result.meshes = std::move(alike->meshes);
    result.interrupted = alike->interrupted;
  }
  result.stage = {(*stage)->mesh, std::move((*stage)->assignment),
                  std::move((*stage)->priced)};
  result.stepGraph = (*pricer.variant(point.recompute))->owned;
  result.recompute = point.recompute;
  result.prediction = std::move(winner->staged.prediction);
  StagePoint all = family.stage;
  all.recompute = point.recompute;
  StrategySpec strategy =
      strategyOf(all, family.schedules[winner->schedule], stack, options.fix);
  nameLayers(strategy, result.prediction.pipeline);
  result.strategy = toString(strategy);
  result.warnings = std::move(winner->staged.warnings);
  return result;
}

/// The least of both spaces' bounds.
Certificate PartSearcher::certify(const SearchResult *alike,
                                  const EmptySearch &empty,
                                  Seconds stepTime) const {
  Certificate parts;
  double bound = outcome.points > 0 ? least : stepTime.value;
  double space =
      std::log10(static_cast<double>(std::max<size_t>(outcome.points, 1)));
  if (alike) {
    parts = alike->certificate;
    bound = std::min(bound, parts.lowerBound.value);
    space = std::max(space, parts.log10SpaceSize);
  } else {
    parts.meshAxes = options.maxAxes.value_or(parts.meshAxes);
    if (!empty.isProven)
      bound = std::min(bound, empty.lowerBound.value);
  }
  Certificate both = makeCertificate(stepTime, Seconds(bound), space);
  both.meshAxes = parts.meshAxes;
  both.stages = parts.stages || outcome.points > 0;
  return both;
}

Expected<SearchResult> PartSearcher::finish(Expected<SearchResult> alike,
                                            const EmptySearch &empty) {
  outcome.solved = pricer.numSolved();
  for (const auto &own : partPricers)
    outcome.floors += own->numFloors();
  if (!winner && !alike) {
    Diagnostic error = alike.takeError();
    // How much less would be enough is not known of parts.
    if (options.empty)
      *options.empty = {false, std::min(empty.lowerBound, Seconds(least)), 0};
    if (outcome.points > 0)
      error.notes.push_back("nor does any of " +
                            std::to_string(outcome.points) +
                            " pipelines over the cluster's parts");
    return error;
  }
  SearchResult *const other = alike ? &*alike : nullptr;
  if (other)
    outcome.plainBound = other->joint.plainBound;
  if (winner) {
    outcome.taken = {families[winner->family].stage,
                     families[winner->family].schedules[winner->schedule],
                     {}};
    outcome.taken->stage.recompute = winner->point.recompute;
  } else {
    outcome.taken = other->joint.taken;
  }
  const Seconds stepTime =
      winner ? winner->staged.prediction.stepTime : other->prediction.stepTime;
  const Certificate certificate = certify(other, empty, stepTime);
  Expected<SearchResult> result =
      winner ? finishWinner(other) : std::move(alike);
  if (!result)
    return result;
  result->certificate = certificate;
  result->interrupted = result->interrupted || isCancelled();
  result->joint = outcome;
  return result;
}

Expected<SearchResult> PartSearcher::run(Expected<SearchResult> alike,
                                         const EmptySearch &empty) {
  if (alike)
    best = alike->prediction.stepTime.value;
  else if (alike.error().status != Status::NothingFits)
    return alike;
  if (auto ok = list(); !ok)
    return ok.takeError();
  if (auto ok = search(); !ok)
    return ok.takeError();
  return finish(std::move(alike), empty);
}

Expected<SearchResult>
searchParts(const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack, const SearchOptions &options,
            Expected<SearchResult> alike, const EmptySearch &empty) {
  return PartSearcher(graph, cluster, stack, options)
      .run(std::move(alike), empty);
}

} // namespace planner
