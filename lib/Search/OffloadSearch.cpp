//===- OffloadSearch.cpp - Strategies that use the memory of hosts --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Best first, as the search of strategies that need no hosts: what has the
// least bound gets a better one, or its price (docs/search.md, "Offload").
//
//===----------------------------------------------------------------------===//

#include "OffloadSearch.h"
#include "Baseline.h"
#include "StageStrategy.h"
#include "StagedProbe.h"
#include "planner/Cost/Offload.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <queue>

namespace planner {

namespace {

/// Passes that are bounded and stages that are solved at most: what is left
/// counts in the gap.
constexpr size_t kMostFloors = 128, kMostSolved = 8;
/// More of a model of few operators: that divided by their number, of stages.
constexpr size_t kMoreSolved = 6000;

class OffloadSearcher {
public:
  OffloadSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
                  const SearchOptions &o, std::vector<OffloadChoice> list)
      : graph(g), cluster(c), stack(s),
        options(overlapping(withoutOffload(o), s)), choices(std::move(list)),
        limit(usableMemory(c, s, o.memoryLimit)), floors(g, c, s, o.devices),
        pricer(g, c, s, options) {}

  Expected<SearchResult> run();

private:
  enum class Level : uint8_t { Listed, Moved, Bounded };
  struct Entry {
    double bound;
    Level level = Level::Listed;
    size_t family, schedule, choice;
    friend auto operator<=>(const Entry &, const Entry &) = default;
  };

  /// The points of the space are those of strategies that need no hosts, with
  /// layers that are divided evenly unless it is said how.
  static SearchOptions withoutOffload(SearchOptions given) {
    if (given.fix.layers.value_or(LayerSplit{true, {}}).isFree)
      given.fix.layers = LayerSplit();
    std::erase_if(given.fix.named,
                  [](const auto &entry) { return entry.first == "offload"; });
    return given;
  }
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  bool isExhausted() const {
    const size_t more = kMoreSolved / std::max<size_t>(graph.ops.size(), 1);
    return pricer.numSolved() > kMostSolved + more ||
           pricer.numFloors() > kMostFloors + 10 * more;
  }
  bool isBetter(double seconds) const { return !best || seconds < *best; }
  const StagePoint &pointOf(const Entry &entry) const {
    return families[entry.family].stage;
  }
  const ScheduleChoice &scheduleOf(const Entry &entry) const {
    return families[entry.family].schedules[entry.schedule];
  }
  bool mayFit(const ModelVariant &model, const Entry &entry) const;
  void priceUsual();
  Expected<void> list();
  Expected<void> push(Entry entry, Level level, StepFloors step);
  Expected<void> lookAt(const Entry &entry);
  Expected<StagedPrediction> priceOf(const Entry &entry, StageForm form);
  Expected<void> price(const Entry &entry);
  Expected<void> priceForm(const Entry &entry, StageForm form);
  StrategySpec specOf(const Entry &entry) const;
  void report() const;
  Expected<SearchResult> finish();
  Diagnostic nothingFits() const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions options;
  const std::vector<OffloadChoice> choices;
  const int64_t limit;
  const HostFloors floors;
  PointPricer pricer;

  std::vector<OuterFamily> families;
  std::optional<ProductFloors> products;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  std::optional<double> best;
  std::optional<Entry> winner;
  StageForm winningForm = StageForm::LeastWork;
  std::optional<StagedPrediction> prediction;
  double bound = 0;
  int64_t missing = 0;
  JointOutcome outcome;
};

} // namespace

/// What stays on the device the whole step, and what passes leave there.
bool OffloadSearcher::mayFit(const ModelVariant &model,
                             const Entry &entry) const {
  const StagePoint &point = pointOf(entry);
  const OffloadChoice &choice = choices[entry.choice];
  double bytes = floors.deviceBytes(point, choice);
  if (!choice.activations)
    bytes += model.memory.left(point, scheduleOf(entry)) *
             (choice.relay ? static_cast<double>(point.microBatches) : 1);
  return options.ignoreMemory || bytes <= static_cast<double>(limit);
}

/// Before any bound is refined, so that there is a plan early.
void OffloadSearcher::priceUsual() {
  std::optional<ProbedStrategy> found =
      StagedProbe(graph, cluster, stack, options, pricer).fitting(choices);
  if (!found)
    return;
  for (size_t f = 0; f < families.size(); ++f)
    for (size_t s = 0; s < families[f].schedules.size(); ++s)
      for (size_t c = 0; c < choices.size(); ++c)
        if (families[f].stage == found->point &&
            families[f].schedules[s] == found->schedule &&
            choices[c] == found->offload)
          winner = Entry{0, Level::Bounded, f, s, c};
  best = found->staged.prediction.stepTime.value;
  prediction = std::move(found->staged);
}

Expected<void> OffloadSearcher::list() {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  families =
      enumerateFamilies({graph, (*own)->line, cluster, stack, options.devices,
                         options.fix, recomputesOf(graph, options),
                         /*plain=*/false, /*withHosts=*/true});
  products.emplace(graph, (*own)->line, cluster.device, stack);
  for (size_t f = 0; f < families.size(); ++f)
    for (size_t s = 0; s < families[f].schedules.size(); ++s)
      for (size_t c = 0; c < choices.size(); ++c) {
        const StagePoint &point = families[f].stage;
        if (!mayOffload(point, choices[c], stack))
          continue;
        ++outcome.points;
        const bool isOwn = point.recompute == graph.recompute;
        if (isOwn ? !mayFit(**own, {0, Level::Listed, f, s, c})
                  : floors.deviceBytes(point, choices[c]) >
                        static_cast<double>(limit)) {
          ++outcome.tooLarge;
          continue;
        }
        StepFloors step;
        step.passes = products->of(point);
        if (auto ok = push({0, Level::Listed, f, s, c}, Level::Listed, step);
            !ok)
          return ok;
      }
  return {};
}

/// With the bound that follows, if it may still be the best. What moves for an
/// update on the device, the host does.
Expected<void> OffloadSearcher::push(Entry entry, Level level,
                                     StepFloors step) {
  const StagePoint &point = pointOf(entry);
  const OffloadChoice &choice = choices[entry.choice];
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  if (choice.movesStates())
    step.updates = step.hideable.updates = {};
  const Seconds passes =
      stepBound(point, scheduleOf(entry), (*own)->line, step);
  const Seconds least =
      std::max(passes, floors.copying(point, choice)) + floors.updating(choice);
  entry.bound = std::max(entry.bound, least.value);
  entry.level = level;
  if (isBetter(entry.bound))
    queue.push(entry);
  return {};
}

StrategySpec OffloadSearcher::specOf(const Entry &entry) const {
  StrategySpec spec =
      strategyOf(pointOf(entry), scheduleOf(entry), stack, options.fix);
  spec.named.emplace_back("offload", name(choices[entry.choice]));
  return spec;
}

Expected<StagedPrediction> OffloadSearcher::priceOf(const Entry &entry,
                                                    StageForm form) {
  const StagePoint &point = pointOf(entry);
  Expected<SolvedStage *> stage = pricer.solve(point, form);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> staged =
      stageStrategy(specOf(entry), whole, stack, options.devices);
  if (!staged)
    return staged.takeError();
  const SolvedStage &own = **stage;
  return predictStages({*own.model, own.assignment, own.priced, whole,
                        staged->pipeline, &(*model)->line},
                       options.memoryLimit);
}

Expected<void> OffloadSearcher::price(const Entry &entry) {
  for (StageForm form : formsOf(pointOf(entry)))
    if (auto done = priceForm(entry, form); !done)
      return done;
  return {};
}

/// If the point has that strategy.
Expected<void> OffloadSearcher::priceForm(const Entry &entry, StageForm form) {
  Expected<SolvedStage *> stage = pricer.solve(pointOf(entry), form);
  if (!stage)
    return stage.takeError();
  if (!*stage)
    return {};
  Expected<StagedPrediction> priced = priceOf(entry, form);
  if (!priced)
    return priced.takeError();
  ++outcome.priced;
  const Prediction &p = priced->prediction;
  if (!options.ignoreMemory && !p.fits) {
    const int64_t over = std::max<int64_t>(0, p.memory.totalPeak - limit);
    missing = missing == 0 ? over : std::min(missing, over);
    return {};
  }
  if (!isBetter(p.stepTime.value))
    return {};
  best = p.stepTime.value;
  winner = entry;
  winningForm = form;
  prediction = std::move(*priced);
  return {};
}

Expected<void> OffloadSearcher::lookAt(const Entry &entry) {
  const StagePoint &point = pointOf(entry);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return model.takeError();
  // There is nothing to compute again.
  if (!*model)
    return {};
  if (!mayFit(**model, entry)) {
    ++outcome.tooLarge;
    return {};
  }
  if (entry.level < Level::Bounded) {
    const bool isMoved = entry.level == Level::Listed;
    Expected<StepFloors> step =
        isMoved ? pricer.moves(point) : pricer.floors(point);
    if (!step)
      return step.takeError();
    if (isMoved)
      step->passes += products->of(point);
    return push(entry, isMoved ? Level::Moved : Level::Bounded, *step);
  }
  return price(entry);
}

void OffloadSearcher::report() const {
  if (options.progress && !queue.empty())
    options.progress({best ? std::optional(Seconds(*best)) : std::nullopt,
                      Seconds(best ? std::min(*best, queue.top().bound)
                                   : queue.top().bound)});
}

Diagnostic OffloadSearcher::nothingFits() const {
  Diagnostic error = makeError(
      "nothing fits: a device can hold " + formatBytes(limit) +
          ", and none of " + std::to_string(outcome.points) +
          " strategies that keep something on hosts does with that and with "
          "what the hosts have" +
          (missing > 0 ? "; the nearest needs " + formatBytes(missing) + " more"
                       : ""),
      {}, "leave --fix out, or use more devices");
  error.status = Status::NothingFits;
  if (!queue.empty())
    error.notes.push_back("of strategies with optimizer states, parameters or "
                          "activations on hosts none was found that fits; not "
                          "all were priced");
  else
    error.notes.push_back("nor does anything with optimizer states, parameters "
                          "or activations on hosts, as far as the stack " +
                          stack.name + " can");
  return error;
}

Expected<SearchResult> OffloadSearcher::finish() {
  const StagePoint &point = pointOf(*winner);
  Expected<SolvedStage *> stage = pricer.solve(point, winningForm);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  SearchResult result;
  result.strategy = toString(specOf(*winner));
  result.stage = {(*stage)->mesh, std::move((*stage)->assignment),
                  std::move((*stage)->priced)};
  result.stepGraph = (*model)->owned;
  result.recompute = point.recompute;
  result.prediction = std::move(prediction->prediction);
  result.warnings = std::move(prediction->warnings);
  result.certificate = makeCertificate(
      result.prediction.stepTime, Seconds(bound),
      std::log10(static_cast<double>(std::max<size_t>(outcome.points, 1))));
  if (options.maxAxes)
    result.certificate.meshAxes = *options.maxAxes;
  result.certificate.stages = true;
  result.certificate.offload = true;
  result.interrupted = isCancelled();
  outcome.floors = pricer.numFloors();
  outcome.solved = pricer.numSolved();
  result.joint = outcome;
  return result;
}

Expected<SearchResult> OffloadSearcher::run() {
  const auto start = std::chrono::steady_clock::now();
  if (auto ok = list(); !ok)
    return ok.takeError();
  priceUsual();
  while (!queue.empty()) {
    const Entry entry = queue.top();
    if (!isBetter(entry.bound) || isCancelled() || isExhausted())
      break;
    queue.pop();
    if (auto done = lookAt(entry); !done)
      return done.takeError();
    if (isCancelled())
      queue.push(entry);
    report();
  }
  bound = queue.empty() ? best.value_or(0) : queue.top().bound;
  outcome.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (!winner)
    return nothingFits();
  return finish();
}

std::vector<OffloadChoice> offloadChoices(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const StrategySpec &fix) {
  if (fix.forbidden.offload || !cluster.host || !mayHaveStages(graph))
    return {};
  for (const auto &[key, value] : fix.named)
    if (key == "offload")
      return fix.offload().any() ? std::vector{fix.offload()}
                                 : std::vector<OffloadChoice>{};
  return stack.offload.sets;
}

Expected<SearchResult> searchOffload(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const SearchOptions &options,
                                     std::vector<OffloadChoice> choices) {
  return OffloadSearcher(graph, cluster, stack, options, std::move(choices))
      .run();
}

} // namespace planner
