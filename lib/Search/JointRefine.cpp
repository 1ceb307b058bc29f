//===- JointRefine.cpp - Single choices of a joint search's best points ---===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include "StageStrategy.h"
#include <algorithm>

namespace planner {

/// Where another plan is the best.
void JointSearcher::forgetRefined() {
  refined.reset();
  leastChanged.reset();
  winnersEffort.reset();
  winningFormTook.reset();
  boundOfProbed.reset();
}

/// Once as much was looked at since the best plan was found as it takes to make
/// it faster: so that takes no more than twice as long as if it had been known
/// what is the best in the end. Not of the usual strategy, which mostly is not
/// the best for long.
bool JointSearcher::isRefineDue() const {
  return winner && !isOnHosts && !winnersEffort && !isCancelled() &&
         winner->family != usualFamily &&
         effort.isRefineDue(pricer.numEntries(), takenAt);
}

/// The best plan, or what it has become.
Expected<void> JointSearcher::refineWinner(size_t within) {
  auto found =
      isOnHosts
          ? hosts->refine(within)
          : pricer.refine(pointOf(*winner),
                          families[winner->family].schedules[winner->schedule],
                          winningForm, *prediction, {within, {}, 0},
                          refined ? &*refined : nullptr);
  if (!found)
    return found.takeError();
  winnersEffort =
      winnersEffort.value_or(0) + (*found ? (*found)->effort : size_t(0));
  if (!*found)
    return {};
  leastChanged = (*found)->lowerBound.value;
  if (isOnHosts) {
    best = hosts->best();
  } else if ((*found)->stage) {
    refined = std::move((*found)->stage);
    prediction = refined->prediction;
    best = prediction->prediction.stepTime.value;
  }
  return {};
}

/// A step is not what forms are least of: first of the best plan, then of what
/// may become faster than that, also where it has no stages.
Expected<void> JointSearcher::refineBest() {
  if (auto done = solveSomeNear(); !done)
    return done;
  if (hosts) {
    if (auto done = hosts->solveSomeNear(toBeat()); !done)
      return done;
    takeFromHosts();
  }
  const bool isTight = missing > 0 || (hosts && hosts->missing() > 0);
  size_t share = pricer.effortToRefineOthers(isTight);
  // So little is left to the certificate's gap.
  constexpr double kHardly = 1 - 1e-3;
  if (isStaged() && (!leastChanged || *leastChanged < kHardly * *best) &&
      !isCancelled())
    if (auto done = refineWinner(pricer.effortToRefine()); !done)
      return done;
  // The best leaves something to others.
  share =
      std::max(share - std::min(share, winnersEffort.value_or(0)), share / 4);
  if (auto done = refineContenders(share); !done || !hosts)
    return done;
  return refineHosts(share);
}

/// What was a little slower with something on hosts.
Expected<void> JointSearcher::refineHosts(size_t share) {
  auto least = hosts->refineContenders(share, toBeat());
  if (!least)
    return least.takeError();
  if (!*least)
    return {};
  leastChanged = (*least)->value;
  best = hosts->best();
  isOnHosts = true;
  return {};
}

/// The fastest of the forms of a point that fit, those asked that are not on
/// many devices; nothing if that is not near to the best plan.
Expected<std::optional<JointSearcher::PricedForm>>
JointSearcher::fastestForm(const Entry &entry, StageForm known) {
  const StagePoint point = pointOf(entry);
  const ScheduleChoice &schedule =
      families[entry.family].schedules[entry.schedule];
  std::vector<StageForm> forms = {known};
  // Of some layers each form has as many as it needs.
  const bool asksOthers = !entry.isOfSome();
  if (asksOthers && pricer.mayKeepMore(point) && known != StageForm::LeastPairs)
    forms.push_back(StageForm::LeastPairs);
  if (asksOthers && hidesIn(point) && !isVisible(known))
    forms.push_back(StageForm::LeastVisible);
  beginForms(entry, std::span(forms).subspan(1), std::nullopt);
  std::optional<PricedForm> fastest;
  for (const StageForm form : forms) {
    Expected<SolvedStage *> stage = pricer.solve(point, form);
    if (!stage)
      return stage.takeError();
    if (!*stage)
      continue;
    if (!entry.isOfSome())
      hold(entry.family, form, *stage);
    const Seconds most =
        fastest ? fastest->second.prediction.stepTime : Seconds(mostOfForm());
    auto priced = pricer.priceFaster(point, schedule, most, form);
    if (!priced)
      return priced.takeError();
    if (*priced && (*priced)->prediction.fits)
      fastest.emplace(form, std::move(**priced));
  }
  return fastest;
}

/// Of each point the fastest form that is known, as all its forms are asked
/// then, and nothing of the best plan's; the first of each form before the
/// second of any, as single choices gain much of some forms and little of
/// others.
void JointSearcher::orderContenders() {
  std::sort(contenders.begin(), contenders.end());
  // `form` is not that of a point that treats all its layers alike.
  const auto keyOf = [](const Entry &entry) {
    return std::tuple(entry.family, entry.schedule, entry.kind, entry.form);
  };
  std::set<std::tuple<size_t, size_t, SomeKind, StageForm>> seen;
  if (winner)
    seen.insert(keyOf(*winner));
  std::map<StageForm, size_t> counts;
  std::vector<std::pair<size_t, Contender<Entry>>> ranked;
  for (const Contender<Entry> &one : contenders)
    if (isAdmitted(pointOf(one.entry),
                   families[one.entry.family].schedules[one.entry.schedule]) &&
        seen.insert(keyOf(one.entry)).second)
      ranked.emplace_back(counts[one.form]++, one);
  std::sort(ranked.begin(), ranked.end());
  contenders.clear();
  for (auto &[rank, one] : ranked)
    contenders.push_back(std::move(one));
}

/// What was a little slower may become faster than the best. Of the effort that
/// is there, leaves what remains.
Expected<void> JointSearcher::refineContenders(size_t &share) {
  orderContenders();
  size_t spent = 0;
  for (const auto &[seconds, entry, known] : contenders) {
    if (spent >= share || isCancelled())
      break;
    if (seconds >= mostOfForm())
      continue;
    const size_t before = pricer.numEntries();
    auto fastest = fastestForm(entry, known);
    if (!fastest)
      return fastest.takeError();
    spent += pricer.numEntries() - before;
    if (!*fastest)
      continue;
    const auto &[form, priced] = **fastest;
    const size_t left = share - std::min(share, spent);
    auto found = pricer.refine(
        pointOf(entry), families[entry.family].schedules[entry.schedule], form,
        priced, {pricer.effortToRefineOther(left), Seconds(*toBeat()), left});
    if (!found)
      return found.takeError();
    if (!*found)
      continue;
    spent += (*found)->effort;
    std::optional<RefinedStage> &own = (*found)->stage;
    if (!own || !isBetter(own->prediction.prediction.stepTime.value)) {
      if (entry.isOfSome() && !isTaken(pointOf(entry), form))
        pricer.forget(pointOf(entry), form);
      continue;
    }
    const double took = priced.prediction.stepTime.value;
    take(entry, form, own->prediction);
    winningFormTook = took;
    refined = std::move(own);
    leastChanged = (*found)->lowerBound.value;
  }
  forgetStages();
  share -= std::min(share, spent);
  return {};
}

/// That choice by choice, if it has stages or micro-batches, or hides anything:
/// no point has it. What it then takes at least with one changed.
Seconds JointSearcher::refineByHand(SearchResult &found,
                                    const StrategySpec &spec) {
  const Seconds before = found.prediction.stepTime;
  const PipelineShape &shape = found.prediction.pipeline;
  auto micro = MicroBatchGraph::make(graph, shape);
  auto staged = stageStrategy(spec, graph, stack, options.devices);
  if (shape.isPlain() || !shape.parts.empty() || !micro || !staged ||
      !meshForStrategy(cluster, staged->stageDevices, staged->inner))
    return before;
  const CostModel model(micro->get(), cluster, stack, found.stage.mesh);
  const LayerLine &line = pricer.knownVariant(graph.recompute)->line;
  const StagedStrategy strategy{
      model, found.stage.assignment, found.stage.priced, graph, shape, &line};
  const auto priced = predictStages(strategy, options.memoryLimit);
  if (!priced)
    return before;
  const StageFolds folds(graph);
  auto refinement = refineStage({strategy,
                                 *priced,
                                 folds.free,
                                 staged->inner,
                                 0,
                                 options.memoryLimit,
                                 {pricer.effortToRefineAll(), {}, 0},
                                 options.threads,
                                 options.cancel});
  if (!refinement)
    return before;
  if (std::optional<RefinedStage> &own = refinement->stage) {
    found.stage.assignment = std::move(own->assignment);
    found.stage.priced = std::move(own->priced);
    found.prediction = std::move(own->prediction.prediction);
  }
  return refinement->lowerBound;
}

} // namespace planner
