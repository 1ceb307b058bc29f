//===- OffloadSearch.cpp - Strategies that use the memory of hosts --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OffloadSearch.h"
#include "Baseline.h"
#include "StageStrategy.h"
#include "StagedProbe.h"
#include <algorithm>
#include <chrono>
#include <cmath>

namespace planner {

/// Passes that are bounded and stages that are solved at most where nothing was
/// found: what is left counts in the gap.
static constexpr size_t kMostFloors = 128, kMostSolved = 8;
/// More of a model of few operators: that divided by their number, of stages. A
/// choice: so most are proven in a second or two.
static constexpr size_t kMoreSolved = 100000;

/// The points of the space are those of strategies that need no hosts.
static SearchOptions withoutOffload(SearchOptions given) {
  std::erase_if(given.fix.named,
                [](const auto &entry) { return entry.first == "offload"; });
  return given;
}

OffloadSearcher::OffloadSearcher(const OpGraph &g, const ClusterSpec &c,
                                 const StackSpec &s, const SearchOptions &o,
                                 std::vector<OffloadChoice> list,
                                 PointPricer &p)
    : graph(g), cluster(c), stack(s),
      options(overlapping(withoutOffload(o), s)), choices(std::move(list)),
      limit(usableMemory(c, s, o.memoryLimit)), floors(g, c, s, o.devices),
      pricer(p) {}

bool OffloadSearcher::isExhausted() const {
  const size_t more = kMoreSolved / std::max<size_t>(graph.ops.size(), 1);
  return solved > kMostSolved + more || bounded > kMostFloors + 10 * more;
}

StagePoint OffloadSearcher::pointOf(const Entry &entry) const {
  StagePoint point = families[entry.family].stage;
  if (entry.count > 0)
    point.recompute = {
        Recompute::Full, entry.count,
        planner::chunksOf(point, scheduleOf(entry), options.fix)};
  return point;
}

/// What is known of memory, on the device and on its host.
bool OffloadSearcher::mayFit(const ModelVariant &model,
                             const Entry &entry) const {
  return options.ignoreMemory ||
         floors.bytesOf(model.memory, pointOf(entry), scheduleOf(entry),
                        choices[entry.choice]) <=
             static_cast<double>(limit) + 1;
}

/// Before any bound is refined, so that there is a plan early.
void OffloadSearcher::priceUsual() {
  std::optional<ProbedStrategy> usual =
      StagedProbe(graph, cluster, stack, options, pricer).fitting(choices);
  if (!usual || !isAdmitted({usual->point, usual->schedule, usual->offload}))
    return;
  for (size_t f = 0; f < families.size(); ++f)
    for (size_t s = 0; s < families[f].schedules.size(); ++s)
      for (size_t c = 0; c < choices.size(); ++c)
        if (families[f].stage == usual->point &&
            families[f].schedules[s] == usual->schedule &&
            choices[c] == usual->offload)
          winner = Entry{0, Level::Bounded, f, s, c};
  winningForm = usual->form;
  found = usual->staged.prediction.stepTime.value;
  prediction = std::move(usual->staged);
}

Expected<void> OffloadSearcher::list(std::optional<double> most) {
  toBeat = most;
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  families =
      enumerateFamilies({graph, (*own)->line, cluster, stack, options.devices,
                         options.fix, recomputesOf(graph, options),
                         /*plain=*/false, /*withHosts=*/true});
  for (size_t f = 0; f < families.size(); ++f)
    for (size_t s = 0; s < families[f].schedules.size(); ++s)
      for (size_t c = 0; c < choices.size(); ++c) {
        const Entry entry{0, Level::Listed, f, s, c};
        if (!mayOffload(families[f].stage, choices[c], stack))
          continue;
        if (auto ok = listPoint(entry, **own); !ok)
          return ok;
        if (auto ok = listSome(entry, **own); !ok)
          return ok;
      }
  return {};
}

/// Unless it is known not to fit.
Expected<void> OffloadSearcher::listPoint(const Entry &entry,
                                          const ModelVariant &own) {
  const StagePoint point = pointOf(entry);
  const OffloadChoice &choice = choices[entry.choice];
  if (!isAdmitted({point, scheduleOf(entry), choice}))
    return {};
  ++seen.points;
  const bool isKnown = point.recompute == graph.recompute || entry.count > 0;
  if (isKnown ? !mayFit(own, entry)
              : floors.deviceBytes(point, choice) >
                    static_cast<double>(limit) + 1) {
    ++seen.tooLarge;
    return {};
  }
  StepFloors step;
  step.passes = own.kernels.of(point);
  step.passes += own.products.again(point);
  return push(entry, Level::Listed, step);
}

/// What a pipeline takes whose passes are copies: of equal layers what these
/// leave, of other models all of it, wherever they are cut.
StepFloors OffloadSearcher::copiesAlong(const StagePoint &point,
                                        const OffloadChoice &choice,
                                        const ModelVariant &own,
                                        const StepFloors &step,
                                        const HostUse &use) const {
  StepFloors copying;
  copying.sendsBeside = step.sendsBeside;
  copying.layers = step.layers;
  copying.layerBytes = step.layerBytes;
  copying.send = step.send;
  copying.leastSend = step.leastSend;
  const bool isUniform = own.line.isUniform;
  const double all =
      static_cast<double>(point.stages) *
      floors.copying(point, isUniform ? OffloadChoice() : choice, use)
          .both()
          .value;
  (isUniform ? copying.passes.layer : copying.passes.first) =
      isUniform ? all / static_cast<double>(own.line.layers) : all;
  return copying;
}

/// What moves for an update on the device, the host does, which takes no less;
/// of a relay beside the backward pass.
double OffloadSearcher::boundOf(const Entry &entry, const ModelVariant &own,
                                StepFloors step) const {
  const StagePoint point = pointOf(entry);
  const OffloadChoice &choice = choices[entry.choice];
  const auto takes = [&] {
    return stepBound(point, scheduleOf(entry), own.line, step);
  };
  const ModelVariant *model = pricer.knownVariant(point.recompute);
  const MemoryFloors &memory = (model ? *model : own).memory;
  if (step.layerBytes)
    step.layerBytes =
        memory.layerBytes(point, static_cast<double>(limit), choice);
  Seconds onDevice;
  if (choice.movesStates()) {
    if (!choice.relay)
      onDevice = takes();
    step.updates = step.hideable.updates = {};
  }
  HostUse use = memory.onHost(point, scheduleOf(entry), choice);
  // Then it need not fit.
  if (options.ignoreMemory)
    use.all = 0;
  const HostFloors::Copies copies = floors.copying(point, choice, use);
  Seconds copying = copies.both() * static_cast<double>(point.microBatches);
  // Where along a pipeline passes wait is not known.
  if (point.stages > 1) {
    copying = std::max(copying,
                       stepBound(point, scheduleOf(entry), own.line,
                                 copiesAlong(point, choice, own, step, use)));
  } else {
    const double passes = totalOf(own.line, step.passes);
    step.passes.first +=
        HostFloors::withCopies(passes, totalOf(own.line, step.forward),
                               totalOf(own.line, step.backward), copies) -
        passes;
  }
  const Seconds onHost =
      std::max(takes(), copying) + floors.updating(point, choice, use);
  return std::max(onDevice, onHost).value;
}

/// With the bound that follows, if it may still be the best.
Expected<void> OffloadSearcher::push(Entry entry, Level level,
                                     const StepFloors &step) {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  entry.bound = std::max(entry.bound, boundOf(entry, **own, step));
  entry.level = level;
  if (!isWorth(entry, entry.bound))
    return {};
  queue.push(entry);
  if (level == Level::Bounded && options.threads > 1)
    toSolve.push(entry);
  return {};
}

StrategySpec OffloadSearcher::specOf(const Entry &entry) const {
  StrategySpec spec =
      strategyOf(pointOf(entry), scheduleOf(entry), stack, options.fix);
  spec.named.emplace_back("offload", name(choices[entry.choice]));
  return spec;
}

/// Nothing if no single choice is thought to make it faster.
Expected<std::optional<StagedPrediction>>
OffloadSearcher::priceOf(const Entry &entry, StageForm form) {
  const StagePoint point = pointOf(entry);
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
  auto taken = predictFaster({*own.model, own.assignment, own.priced, whole,
                              staged->pipeline, &(*model)->line},
                             options.memoryLimit,
                             leastToBeat() * pricer.mostRefinedOnHosts());
  if (taken && *taken)
    pricer.nameCuts(**taken, (*model)->line);
  return taken;
}

Expected<void> OffloadSearcher::price(const Entry &entry) {
  const StagePoint point = pointOf(entry);
  for (StageForm form : formsOf(point))
    if (auto done = priceUnbeaten(entry, form); !done)
      return done;
  // Where those that save least do not fit, these do not.
  const auto least = priced.find({keyOf(entry), StageForm::ColumnRow});
  const bool mayFit = least == priced.end() || !least->second;
  if (options.devices > kFewDevices)
    return {};
  if (mayFit && pricer.mayKeepMore(point))
    if (auto done = priceUnbeaten(entry, StageForm::LeastPairs); !done)
      return done;
  if (!pricer.mayKeepOtherwise(point))
    return {};
  if (mayFit)
    if (auto done = priceUnbeaten(entry, StageForm::PairsWithoutSp); !done)
      return done;
  return priceUnbeaten(entry, StageForm::LeastWorkWithoutSp);
}

Expected<void> OffloadSearcher::priceUnbeaten(const Entry &entry,
                                              StageForm form) {
  Expected<bool> beaten = isBeaten(entry, boundedAs(form));
  if (!beaten || *beaten)
    return beaten ? Expected<void>() : beaten.takeError();
  auto done = priceOnce(entry, form);
  return done ? Expected<void>() : done.takeError();
}

/// Whether its strategies of that form are known to be no better, by where the
/// model is cut: no faster than with nothing on hosts.
Expected<bool> OffloadSearcher::isBeaten(const Entry &entry, StageForm form) {
  const Seconds least = leastToBeat();
  return least.value < std::numeric_limits<double>::infinity()
             ? pricer.takesAsLong(pointOf(entry), scheduleOf(entry),
                                  least.value, form)
             : Expected<bool>(false);
}

ScheduleChoice OffloadSearcher::scheduleOf(const Entry &entry) const {
  ScheduleChoice schedule = families[entry.family].schedules[entry.schedule];
  schedule.freeLayers &= !entry.evenly;
  return schedule;
}

/// For itself, or for what it becomes with some layers computed again.
Expected<std::optional<TooLarge>> OffloadSearcher::priceOnce(const Entry &entry,
                                                             StageForm form) {
  const std::pair key(keyOf(entry), form);
  if (const auto known = priced.find(key); known != priced.end())
    return known->second;
  Expected<std::optional<TooLarge>> large = priceForm(entry, form);
  if (large)
    priced.emplace(key, *large);
  return large;
}

/// If the point has that strategy, and if what that takes does not show that it
/// is no faster. What of it does not fit on devices, if with some layers
/// computed again it may be better, and does so on hosts.
Expected<std::optional<TooLarge>> OffloadSearcher::priceForm(const Entry &entry,
                                                             StageForm form) {
  const std::optional<TooLarge> nothing;
  const StagePoint point = pointOf(entry);
  const size_t before = pricer.numSolved();
  Expected<SolvedStage *> stage = pricer.solve(point, form);
  if (!stage)
    return stage.takeError();
  solved += pricer.numSolved() - before;
  if (!*stage || !isBetter(boundOf(entry, *pricer.knownVariant(graph.recompute),
                                   (*stage)->takes) /
                           pricer.mostRefinedOnHosts()))
    return nothing;
  Expected<std::optional<StagedPrediction>> taken = priceOf(entry, form);
  if (!taken)
    return taken.takeError();
  ++seen.priced;
  if (*taken && (*taken)->prediction.fits)
    contenders.push_back({(*taken)->prediction.stepTime.value, entry, form});
  if (!*taken)
    return nothing;
  const Prediction &p = (*taken)->prediction;
  const bool isFaster = isBetter(p.stepTime.value);
  if (!isFaster && (p.fits || !isNear(entry, p.stepTime.value)))
    return nothing;
  if (!options.ignoreMemory && !p.fits) {
    const int64_t over = std::max<int64_t>(0, p.memory.totalPeak - limit);
    if (isFaster)
      lacking = lacking == 0 ? over : std::min(lacking, over);
    if (over == 0 || !p.host || !p.host->fits())
      return nothing;
    return std::optional(tooLargeOf(**stage,
                                    *pricer.knownVariant(point.recompute),
                                    point, scheduleOf(entry), **taken, stack));
  }
  // It is priced for what it becomes with some layers computed again.
  if (!isFaster ||
      !isAdmitted({point, scheduleOf(entry), choices[entry.choice]}))
    return nothing;
  found = p.stepTime.value;
  winner = entry;
  refined.reset();
  winningForm = form;
  prediction = std::move(**taken);
  return nothing;
}

/// A point that computes layers again, from what it takes that does not.
Expected<void> OffloadSearcher::boundKept(const Entry &entry) {
  const StagePoint point = pointOf(entry);
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  Expected<std::optional<StepFloors>> step = pricer.floorsOfKept(
      point, (*own)->products.again(point), 0, [&](const StepFloors &known) {
        return !isBetter(boundOf(entry, **own, known));
      });
  if (!step)
    return step.takeError();
  // All that is asked of points that compute some layers again.
  return push(entry, entry.count > 0 ? Level::Bounded : Level::Kept,
              *step ? **step : StepFloors());
}

Expected<void> OffloadSearcher::boundPasses(const Entry &entry) {
  const StagePoint point = pointOf(entry);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return model.takeError();
  // There is nothing to compute again.
  if (!*model) {
    --seen.points;
    return {};
  }
  if (!mayFit(**model, entry)) {
    ++seen.tooLarge;
    return {};
  }
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  Expected<StepFloors> step =
      pricer.floors(point, [&](const StepFloors &known) {
        return !isBetter(boundOf(entry, **own, known));
      });
  if (!step)
    return step.takeError();
  return push(entry, Level::Bounded, *step);
}

Expected<void> OffloadSearcher::lookAt(const Entry &entry) {
  switch (entry.level) {
  case Level::Listed: {
    Expected<StepFloors> step = pricer.leastWork(pointOf(entry));
    if (!step)
      return step.takeError();
    return push(entry, Level::Moved, *step);
  }
  case Level::Moved:
    if (pointOf(entry).recompute != graph.recompute)
      return boundKept(entry);
    return boundPasses(entry);
  case Level::Kept:
    return boundPasses(entry);
  case Level::Bounded:
    return entry.count > 0 ? countSome(entry) : price(entry);
  case Level::Counted:
    return solveSome(entry);
  }
  __builtin_unreachable();
}

Expected<void>
OffloadSearcher::lookAtNext(std::optional<double> most,
                            const std::function<void()> &beginOthers) {
  toBeat = most;
  const Entry entry = queue.top();
  queue.pop();
  // There may be a better plan than when it was begun.
  if (!isWorth(entry, entry.bound))
    return {};
  lookAhead(entry);
  beginOthers();
  const size_t before = pricer.numFloors();
  if (auto done = lookAt(entry); !done)
    return done;
  bounded += pricer.numFloors() - before;
  // What was begun may not have been looked at whole.
  if (isCancelled())
    queue.push(entry);
  return {};
}

/// What lookAt() asks the pricer, if that is work that can be done ahead.
std::optional<PointPricer::Question>
OffloadSearcher::questionOf(const Entry &entry) const {
  Entry kept = entry;
  kept.count = 0;
  PointPricer::Question question{
      pointOf(kept), scheduleOf(entry), std::nullopt, false, {}};
  question.bound = entry.bound;
  switch (entry.level) {
  case Level::Listed:
    return std::nullopt;
  case Level::Moved:
    // boundKept() asks for the point that keeps what this one computes again.
    question.point.recompute = graph.recompute;
    question.asksFloors = true;
    break;
  case Level::Kept:
    if (!pricer.knownVariant(question.point.recompute))
      return std::nullopt;
    question.asksFloors = true;
    break;
  case Level::Bounded:
    question.forms = entry.count > 0 ? pricer.formsOfSome(question.point)
                                     : formsOf(question.point);
    break;
  case Level::Counted:
    question.point = pointOf(entry);
    question.asksModel = true;
    break;
  }
  // Of others it matters what is enough.
  const bool isUniform = pricer.knownVariant(graph.recompute)->line.isUniform;
  return isUniform ? std::optional(question) : std::nullopt;
}

/// As JointSearcher::lookAhead().
void OffloadSearcher::lookAhead(const Entry &entry) {
  beginNext(entry.level >= Level::Bounded);
}

void OffloadSearcher::beginNext(bool areSolved) {
  const auto begin = [&](const Entry &next) {
    if (const auto question = questionOf(next))
      pricer.lookAhead(*question);
  };
  for (; !toSolve.empty() &&
         (areSolved ? pricer.mayLookAhead()
                    : pricer.maySolveAhead(toSolve.top().bound));
       toSolve.pop())
    if (isBetter(toSolve.top().bound))
      begin(toSolve.top());
  ahead.beginAlong(queue, [&](const Entry &next) {
    if (!isBetter(next.bound) || !pricer.mayLookAhead())
      return AheadInQueue::Step::Stop;
    if (next.level >= Level::Bounded ||
        !begun.emplace(next.family, next.level).second)
      return AheadInQueue::Step::Passed;
    begin(next);
    return AheadInQueue::Step::Begun;
  });
}

std::string OffloadSearcher::whyNone() const {
  return queue.empty()
             ? "nor does anything with optimizer states, parameters or "
               "activations on hosts, as far as the stack " +
                   stack.name + " can"
             : "of strategies with optimizer states, parameters or activations "
               "on hosts none was found that fits; not all were priced";
}

Expected<SearchResult> OffloadSearcher::take() {
  const StagePoint point = pointOf(*winner);
  Expected<SolvedStage *> stage = pricer.solveTaken(point, winningForm);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  SearchResult result;
  result.strategy = toString(withForm(specOf(*winner), winningForm));
  // Pipelines over different meshes may ask for it again.
  result.stage = {(*stage)->mesh, (*stage)->assignment, (*stage)->priced};
  if (refined) {
    result.stage.assignment = std::move(refined->assignment);
    result.stage.priced = std::move(refined->priced);
  }
  result.stepGraph = (*model)->owned;
  result.recompute = point.recompute;
  result.prediction = std::move(prediction->prediction);
  result.warnings = std::move(prediction->warnings);
  return result;
}

//===----------------------------------------------------------------------===//
// Of these strategies alone
//===----------------------------------------------------------------------===//

namespace {

class OffloadOnly {
public:
  OffloadOnly(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
              const SearchOptions &o, std::vector<OffloadChoice> choices)
      : graph(g), cluster(c), stack(s), options(o),
        staged(overlapping(withoutOffload(o), s)), pricer(g, c, s, staged),
        searcher(g, c, s, o, std::move(choices), pricer) {}

  Expected<SearchResult> run();

private:
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  Expected<void> search();
  Expected<void> refine();
  void noteEmpty() const;
  Diagnostic nothingFits() const;
  void report() const;
  Certificate certify(Seconds step) const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions &options;
  const SearchOptions staged;
  PointPricer pricer;
  OffloadSearcher searcher;
  /// What a step takes at least with any other single choice.
  std::optional<Seconds> leastChanged;
};

} // namespace

void OffloadOnly::report() const {
  const auto least = searcher.leastBound();
  const auto best = searcher.best();
  if (options.progress && least)
    options.progress({best ? std::optional(Seconds(*best)) : std::nullopt,
                      Seconds(best ? std::min(*best, *least) : *least)});
}

Diagnostic OffloadOnly::nothingFits() const {
  const int64_t missing = searcher.missing();
  Diagnostic error = makeError(
      "nothing fits: a device can hold " +
          formatBytes(usableMemory(cluster, stack, options.memoryLimit)) +
          ", and none of " + std::to_string(searcher.outcome().points) +
          " strategies that keep something on hosts does with that and with "
          "what the hosts have" +
          (missing > 0 ? "; the nearest needs " + formatBytes(missing) + " more"
                       : ""),
      {}, "leave --fix out, or use more devices");
  error.status = Status::NothingFits;
  error.notes.push_back(searcher.whyNone());
  return error;
}

Certificate OffloadOnly::certify(Seconds step) const {
  Seconds least =
      std::min({step, Seconds(searcher.provenBound().value_or(step.value)),
                leastChanged.value_or(step)});
  if (isCancelled())
    least = std::min(least, pricer.leastUnrefined(step));
  Certificate certificate =
      makeCertificate(step, least,
                      std::log10(static_cast<double>(
                          std::max<size_t>(searcher.outcome().points, 1))));
  if (options.maxAxes)
    certificate.meshAxes = *options.maxAxes;
  certificate.stages = certificate.offload = true;
  return certificate;
}

/// What is not faster than an incumbent need not be found.
Expected<void> OffloadOnly::search() {
  const auto target = options.incumbent
                          ? std::optional(options.incumbent->value)
                          : std::nullopt;
  if (auto ok = searcher.list(target); !ok)
    return ok;
  if (!target)
    searcher.priceUsual();
  while (const auto least = searcher.leastBound()) {
    if ((searcher.best() && *least >= *searcher.best()) ||
        (target && *least >= *target) || isCancelled() ||
        searcher.isExhausted())
      break;
    if (auto done = searcher.lookAtNext(target, [] {}); !done)
      return done;
    report();
  }
  return {};
}

Expected<void> OffloadOnly::refine() {
  if (auto done = searcher.solveSomeNear(std::nullopt); !done)
    return done;
  auto changed = searcher.refine(pricer.effortToRefine());
  if (!changed)
    return changed.takeError();
  size_t share = pricer.effortToRefineOthers(searcher.missing() > 0);
  if (*changed) {
    leastChanged = (*changed)->lowerBound;
    share -= std::min(share, (*changed)->effort);
  }
  auto other = searcher.refineContenders(share, std::nullopt);
  if (!other)
    return other.takeError();
  leastChanged = *other ? *other : leastChanged;
  return {};
}

/// What the search has shown if it found nothing.
void OffloadOnly::noteEmpty() const {
  if (!options.empty)
    return;
  const auto left = searcher.provenBound();
  const bool isDone =
      !left || (options.incumbent && *left >= options.incumbent->value);
  *options.empty = {isDone && !isCancelled(), Seconds(left.value_or(0)),
                    usableMemory(cluster, stack, options.memoryLimit) + 1};
}

Expected<SearchResult> OffloadOnly::run() {
  const auto start = std::chrono::steady_clock::now();
  if (auto done = search(); !done)
    return done.takeError();
  if (searcher.outcome().points == 0) {
    Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
    if (!own)
      return own.takeError();
    if (auto ok = checkFixedChunks((*own)->line, options.fix, graph, stack,
                                   options.devices);
        !ok)
      return ok.takeError();
  }
  if (!searcher.best()) {
    noteEmpty();
    return nothingFits();
  }
  if (!isCancelled())
    if (auto done = refine(); !done)
      return done.takeError();
  const OuterPoint taken = searcher.bestPoint();
  Expected<SearchResult> result = searcher.take();
  if (!result)
    return result;
  result->certificate = certify(result->prediction.stepTime);
  result->interrupted = isCancelled();
  result->joint = searcher.outcome();
  result->joint.taken = taken;
  result->joint.floors = pricer.numFloors();
  result->joint.solved = pricer.numSolved();
  result->joint.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return result;
}

std::vector<OffloadChoice> offloadChoices(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const StrategySpec &fix) {
  if (fix.forbidden.offload || fix.zeroLayers || !cluster.host ||
      graph.mode != Mode::Train || !mayHaveStages(graph))
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
  return OffloadOnly(graph, cluster, stack, options, std::move(choices)).run();
}

} // namespace planner
