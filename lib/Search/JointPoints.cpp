//===- JointPoints.cpp - Bounds and prices of a joint search's points -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include <algorithm>
#include <limits>

namespace planner {

double JointSearcher::boundOf(const Entry &entry, const ModelVariant &model,
                              const StepFloors &floors) const {
  const OuterFamily &family = families[entry.family];
  return stepBound(family.stage, family.schedules[entry.schedule], model.line,
                   floors, model.kernels.issue)
      .value;
}

/// Whether where the model is cut shows that it is no better, as long as no
/// more is known of its passes. That takes as long as many bounds, so that only
/// what is looked at is asked: most is not.
Expected<bool> JointSearcher::isCutTooLong(const Entry &entry) {
  const std::optional<double> target = toBeat();
  const OuterFamily &family = families[entry.family];
  const ScheduleChoice &schedule = family.schedules[entry.schedule];
  const ModelVariant *own = pricer.knownVariant(graph.recompute);
  if (!target || !own || !isCutAnywhere(family.stage, schedule, own->line))
    return false;
  const auto [shorter, isNew] =
      cutShorter.try_emplace({entry.family, entry.schedule}, *target);
  if (!isNew && shorter->second == *target)
    return false;
  Expected<StepFloors> floors = pricer.leastWork(family.stage);
  if (!floors)
    return floors.takeError();
  if (pricer.takesAsLong(family.stage, schedule, *floors, *target)) {
    cutShorter.erase(shorter);
    return true;
  }
  shorter->second = *target;
  return false;
}

/// With the bound that follows, if it may still be the best.
void JointSearcher::push(const Entry &entry, Level level,
                         const ModelVariant &model, const StepFloors &floors) {
  const double least = boundOf(entry, model, floors);
  if (!isBetter(least))
    return;
  Entry next = entry;
  next.bound = std::max(entry.bound, least);
  next.level = level;
  queue.push(next);
  if (level != Level::Bounded || next.isOfSome())
    return;
  if (!likely || next < *likely)
    likely = next;
  if (options.threads > 1)
    toSolve.push(next);
}

/// A family's schedules.
Expected<void> JointSearcher::expand(const Entry &entry) {
  const OuterFamily &family = families[entry.family];
  const StagePoint &point = family.stage;
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  Expected<StepFloors> floors = pricer.leastWork(point);
  if (!floors)
    return floors.takeError();
  Entry next = entry;
  for (; next.schedule < family.schedules.size(); ++next.schedule) {
    const ScheduleChoice &schedule = family.schedules[next.schedule];
    if (auto done = pushSome(next, **own, *floors); !done)
      return done;
    if (!isAdmitted(point, schedule))
      continue;
    if (mayFit(next, **own))
      push(next, Level::Scheduled, **own, *floors);
    else
      ++outcome.tooLarge;
  }
  return {};
}

/// As far as the model tells that computes nothing more again.
bool JointSearcher::mayFit(const Entry &entry, const ModelVariant &own) const {
  const OuterFamily &family = families[entry.family];
  return mayFit(
      family.stage.recompute != graph.recompute
          ? own.memory.withoutActivations(family.stage)
          : own.memory.of(family.stage, family.schedules[entry.schedule]));
}

/// The first that expand() will make of a family that may be the best.
std::optional<JointSearcher::Entry>
JointSearcher::firstOf(const Entry &listed) {
  const OuterFamily &family = families[listed.family];
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  Expected<StepFloors> floors = pricer.leastWork(family.stage);
  if (!own || !floors)
    return std::nullopt;
  Entry next = listed;
  next.level = Level::Scheduled;
  for (; next.schedule < family.schedules.size(); ++next.schedule)
    if (isAdmitted(family.stage, family.schedules[next.schedule]) &&
        mayFit(next, **own) && isBetter(boundOf(next, **own, *floors)))
      return next;
  return std::nullopt;
}

/// As it computes again what the point does; null if the graph has nothing of
/// that, or if it is too large, which counts.
Expected<const ModelVariant *> JointSearcher::modelOf(const Entry &entry) {
  const OuterFamily &family = families[entry.family];
  const StagePoint point = pointOf(entry);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return model;
  if (!*model) {
    --outcome.points;
    return model;
  }
  if (point.recompute == graph.recompute ||
      mayFit((*model)->memory.of(point, family.schedules[entry.schedule])))
    return model;
  ++outcome.tooLarge;
  return static_cast<const ModelVariant *>(nullptr);
}

/// Whether its strategies of that form are known to be no better, by where the
/// model is cut.
Expected<bool> JointSearcher::isBeaten(const Entry &entry, StageForm form) {
  const auto target = toBeat();
  const OuterFamily &family = families[entry.family];
  return target ? pricer.takesAsLong(family.stage,
                                     family.schedules[entry.schedule], *target,
                                     form)
                : Expected<bool>(false);
}

/// What the point's bound is of, from the one that keeps all: layers that are
/// divided freely say themselves how many are computed again.
StagePoint JointSearcher::againOf(const Entry &entry) const {
  StagePoint point = pointOf(entry);
  if (entry.kind == SomeKind::Divided)
    point.recompute = Recompute::Full;
  return point;
}

/// Of equal layers before the model is made that computes again what the point
/// does.
Expected<void> JointSearcher::boundKept(const Entry &entry) {
  const StagePoint point = againOf(entry);
  Entry next = entry;
  next.level = Level::Kept;
  // All that is asked of points that compute some layers again.
  const bool isDivided = entry.kind == SomeKind::Divided;
  const Level level = isDivided || entry.kind == SomeKind::ComputedAgain
                          ? Level::Bounded
                          : Level::Kept;
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  if (!(*own)->line.isUniform) {
    Expected<const ModelVariant *> model = modelOf(entry);
    if (!model)
      return model.takeError();
    if (!*model)
      return {};
    Expected<bool> beaten = pricer.asksCutsFirst()
                                ? isBeaten(entry, StageForm::LeastWork)
                                : Expected<bool>(false);
    if (!beaten)
      return beaten.takeError();
    if (!*beaten)
      queue.push(next);
    return {};
  }
  if (point.recompute == graph.recompute)
    return boundPasses(next);
  Expected<std::optional<StepFloors>> floors = pricer.floorsOfKept(
      point, (*own)->products.again(point), isDivided ? entry.count : 0,
      [&](const StepFloors &known) {
        return !isBetter(boundOf(next, **own, known));
      });
  if (!floors)
    return floors.takeError();
  if (*floors)
    push(next, level, **own, **floors);
  else
    queue.push(next);
  return {};
}

/// A point's passes.
Expected<void> JointSearcher::boundPasses(const Entry &entry) {
  Expected<const ModelVariant *> model = modelOf(entry);
  if (!model)
    return model.takeError();
  if (!*model)
    return {};
  Entry next = entry;
  // Of a model that computes again it was not known how much fits.
  if (entry.isOfSome()) {
    const std::optional<Entry> some = leastSome(entry, **model);
    if (!some) {
      ++outcome.tooLarge;
      return {};
    }
    next = *some;
  }
  Expected<StepFloors> floors =
      pricer.floors(pointOf(next), [&](const StepFloors &known) {
        return !isBetter(boundOf(next, **model, known));
      });
  if (!floors)
    return floors.takeError();
  push(next, Level::Bounded, **model, *floors);
  return {};
}

/// Whether bounds of its passes were looked for only as far as the best plan
/// then asked.
bool JointSearcher::isBoundedEnough(const Entry &entry) const {
  return entry.level == Level::Bounded && !entry.isOfSome() &&
         !pricer.knownVariant(graph.recompute)->line.isUniform &&
         !asked.contains({entry.family, entry.schedule});
}

/// What the point takes at least with what its passes do, of a model that is
/// made, as far as shows that it takes that share of the best plan's time.
Expected<double> JointSearcher::boundWithPasses(const Entry &entry,
                                                double share) {
  const OuterFamily &family = families[entry.family];
  const ModelVariant &model = *pricer.knownVariant(family.stage.recompute);
  Expected<StepFloors> floors = pricer.floors(
      family.stage,
      enoughOf(family.stage, family.schedules[entry.schedule], model, share));
  if (!floors)
    return floors.takeError();
  return boundOf(entry, model, *floors);
}

/// Unless less suffices now.
Expected<void> JointSearcher::solveBounded(const Entry &entry) {
  if (isBoundedEnough(entry)) {
    Expected<double> least = boundWithPasses(entry, 1);
    if (!least || !isBetter(*least))
      return least ? Expected<void>() : least.takeError();
  }
  return solve(entry);
}

/// A point's own strategies, and their prices.
Expected<void> JointSearcher::solve(const Entry &entry) {
  const StagePoint &point = families[entry.family].stage;
  if (!asked.insert({entry.family, entry.schedule}).second)
    return priceLeastPairs(entry);
  for (StageForm form : formsOf(point)) {
    Expected<bool> beaten = isBeaten(entry, form);
    if (!beaten)
      return beaten.takeError();
    // What no strategy does, none of this form does.
    if (*beaten && form == StageForm::LeastWork)
      return {};
    if (*beaten)
      continue;
    if (form == StageForm::LeastWork)
      beginForms(entry, formsOf(point).subspan(1), toBeat());
    if (auto done = priceForm(entry, form); !done)
      return done;
  }
  return priceLeastPairs(entry);
}

/// After the other forms: where those that save least do not fit, these do not,
/// and where nothing is hidden, what does least is fastest if it fits. Of the
/// usual point not before its passes are bounded. On many devices only of what
/// is the best plan: of all points they would take a sixth of a search's time.
Expected<void> JointSearcher::priceLeastPairs(const Entry &entry) {
  const auto isLarge = [&](StageForm form) {
    return tooLarge.contains({entry.family, entry.schedule, form});
  };
  const auto isAsked = [&] {
    return options.devices <= kFewDevices ||
           (winner && winner->family == entry.family &&
            winner->schedule == entry.schedule);
  };
  const bool mayHelp =
      isAsked() && pricer.mayKeepMore(families[entry.family].stage) &&
      isBetter(entry.bound) && !isLarge(StageForm::ColumnRow) &&
      (pricer.hidesTensors() || isLarge(StageForm::LeastWork));
  const bool asksOthers =
      isAsked() && asksOthersSoon(families[entry.family].stage);
  if (asksOthers)
    beginVisible(entry);
  if (mayHelp && askedPairs.insert({entry.family, entry.schedule}).second) {
    Expected<bool> beaten = isBeaten(entry, StageForm::ColumnRow);
    if (!beaten)
      return beaten.takeError();
    if (!*beaten)
      if (auto done = priceForm(entry, StageForm::LeastPairs); !done)
        return done;
  }
  if (isAsked() && asksOthersSoon(families[entry.family].stage))
    if (auto done = priceOthers(entry); !done)
      return done;
  forgetStages();
  return {};
}

bool JointSearcher::hidesIn(const StagePoint &point) const {
  return point.stageDevices() > 1 && pricer.hidesAny();
}

/// What priceOthers() asks for first.
void JointSearcher::beginVisible(const Entry &entry) {
  constexpr StageForm kVisible[] = {StageForm::LeastVisible};
  if (hidesIn(families[entry.family].stage) &&
      !askedOthers.contains({entry.family, entry.schedule}))
    beginForms(entry, kVisible, std::nullopt);
}

/// After all others, and as seldom. What may be hidden the first form counts;
/// and where that does not fit, others with the same axes may.
Expected<void> JointSearcher::priceOthers(const Entry &entry) {
  const StagePoint &point = families[entry.family].stage;
  if (!isBetter(entry.bound) ||
      !askedOthers.insert({entry.family, entry.schedule}).second)
    return {};
  Expected<bool> beaten = isBeaten(entry, StageForm::LeastWork);
  if (!beaten || *beaten)
    return beaten ? Expected<void>() : beaten.takeError();
  const bool mayHide = hidesIn(point);
  if (mayHide)
    if (auto done = priceForm(entry, StageForm::LeastVisible); !done)
      return done;
  // Strategies that must fit take longest to find.
  const bool areFew = options.devices <= kFewDevices;
  if (mayHide && areFew)
    if (auto done = priceFitting(entry, StageForm::LeastVisible,
                                 StageForm::LeastVisibleFitting);
        !done)
      return done;
  return asksOthersSoon(point) ? priceFitting(entry, StageForm::LeastWork,
                                              StageForm::LeastFitting)
                               : Expected<void>();
}

/// Without tensor parallelism they differ little: on many devices the end of
/// the search is soon enough.
bool JointSearcher::asksOthersSoon(const StagePoint &point) const {
  return options.devices <= kFewDevices || point.tp > 1;
}

/// Where `form` needs more than there is, whatever it takes: what fits may hide
/// more.
Expected<void> JointSearcher::priceFitting(const Entry &entry, StageForm form,
                                           StageForm fitting) {
  const StagePoint &point = families[entry.family].stage;
  if (point.stages > 1 || point.microBatches > 1 || options.ignoreMemory)
    return {};
  Expected<SolvedStage *> free = pricer.solve(point, form);
  if (!free || !*free)
    return free ? Expected<void>() : free.takeError();
  const int64_t over = (*free)->priced.memory.totalPeak - limit;
  if (over <= 0)
    return {};
  noteMissing(over);
  return priceForm(entry, fitting);
}

/// On many devices no other point without tensor parallelism is asked for
/// these.
Expected<void> JointSearcher::priceOthersOfBest() {
  if (!winner || isOnHosts || winner->isOfSome() || isCancelled())
    return {};
  return priceOthers(Entry(*winner));
}

/// Unless what the strategy takes shows that it is no better.
Expected<void> JointSearcher::priceForm(const Entry &entry, StageForm form) {
  const StagePoint &point = families[entry.family].stage;
  Expected<SolvedStage *> stage = pricer.solve(point, form);
  if (!stage)
    return stage.takeError();
  if (!*stage)
    return {};
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return model.takeError();
  hold(entry.family, form, *stage);
  StepFloors takes = (*stage)->takes;
  // By how much it is too large tells how many of its layers must be otherwise.
  const ModelVariant &own = *pricer.knownVariant(graph.recompute);
  const ScheduleChoice &schedule =
      families[entry.family].schedules[entry.schedule];
  if (!someKinds(point, schedule, own.line).empty())
    takes.layerBytes.reset();
  const double least = boundOf(entry, **model, takes);
  leastSolved = std::min(leastSolved.value_or(least), least);
  if (least >= mostOfForm()) {
    noteKept(entry, form);
    return {};
  }
  const bool mayDivide = mayKeepDivider(entry, form);
  std::optional<SomeAgainDivider> divider;
  Expected<std::optional<StagedPrediction>> priced =
      priceNear(entry, form, mayDivide ? &divider : nullptr);
  if (!priced)
    return priced.takeError();
  std::optional<Seconds> fits;
  const bool isLarge = *priced && isTooLarge((*priced)->prediction);
  if (isLarge && (*priced)->prediction.stepTime.value < mostOfSome()) {
    Expected<TooLarge> large = tooLargeOf(entry, form, **priced);
    if (!large)
      return large.takeError();
    tooLarge[{entry.family, entry.schedule, form}] = *large;
  }
  const bool isFaster =
      *priced && isBetter((*priced)->prediction.stepTime.value);
  if (!isLarge || !isFaster)
    noteKept(entry, form);
  if (!isLarge && isFaster) {
    fits = (*priced)->prediction.stepTime;
    take(entry, form, std::move(**priced));
  }
  return mayDivide ? keepDivider(entry, form, std::move(divider), fits)
                   : Expected<void>();
}

/// That what does least there fits, or is no better.
void JointSearcher::noteKept(const Entry &entry, StageForm form) {
  const OuterFamily &family = families[entry.family];
  if (form == StageForm::LeastWork && !entry.isOfSome() &&
      family.stage.recompute == graph.recompute)
    keptEnough.insert({family.stage, family.schedules[entry.schedule]});
}

/// Whether the same was looked at that computes again only what the model does:
/// where what does least of these fits, or is no better, more work is in vain.
bool JointSearcher::isInVain(const Entry &entry) const {
  if (entry.level == Level::Listed || entry.isOfSome())
    return false;
  const OuterFamily &family = families[entry.family];
  StagePoint kept = family.stage;
  kept.recompute = graph.recompute;
  return family.stage.recompute != graph.recompute &&
         keptEnough.contains({kept, family.schedules[entry.schedule]});
}

void JointSearcher::hold(size_t family, StageForm form,
                         const SolvedStage *stage) {
  const std::tuple entry(family, form, stage);
  if (std::find(held.begin(), held.end(), entry) == held.end())
    held.push_back(entry);
}

/// Stages of which nobody asks again take megabytes each: all but the best
/// plan's, and those with another schedule that what they take leaves better.
void JointSearcher::forgetStages() {
  std::erase_if(held, [&](const auto &entry) {
    const auto &[f, form, stage] = entry;
    const OuterFamily &family = families[f];
    bool isAsked = winner && winner->family == f && !winner->isOfSome() &&
                   winningForm == form;
    for (size_t s = 0; s < family.schedules.size() && !isAsked; ++s)
      isAsked = !asked.contains({f, s}) &&
                isBetter(boundOf({0, f, s},
                                 *pricer.knownVariant(family.stage.recompute),
                                 stage->takes));
    if (!isAsked)
      pricer.forget(family.stage, form);
    return !isAsked;
  });
}

/// Nothing if single choices are not thought to make it better.
Expected<std::optional<StagedPrediction>>
JointSearcher::priceNear(const Entry &entry, StageForm form,
                         std::optional<SomeAgainDivider> *divider) {
  Expected<std::optional<StagedPrediction>> priced = pricer.priceFaster(
      pointOf(entry), families[entry.family].schedules[entry.schedule],
      Seconds(mostOfForm()), form, divider);
  if (!priced)
    return priced.takeError();
  ++outcome.priced;
  if (*priced && (*priced)->prediction.fits &&
      (pricer.isSmall() || !entry.isOfSome()))
    contenders.push_back({(*priced)->prediction.stepTime.value, entry, form});
  return priced;
}

/// Of what would be better notes by how much.
bool JointSearcher::isTooLarge(const Prediction &p) {
  const int64_t over = p.memory.totalPeak - limit;
  if (options.ignoreMemory || over <= 0)
    return false;
  if (isBetter(p.stepTime.value))
    noteMissing(over);
  return true;
}

/// It is the best plan, unless it was priced for what it becomes with some
/// layers computed again.
void JointSearcher::take(const Entry &entry, StageForm form,
                         StagedPrediction priced) {
  if (!isAdmitted(pointOf(entry),
                  families[entry.family].schedules[entry.schedule]))
    return;
  const bool isFirst = !best;
  best = priced.prediction.stepTime.value;
  winner = entry;
  isOnHosts = false;
  winningForm = form;
  prediction = std::move(priced);
  takenAt = pricer.numEntries();
  forgetRefined();
  winningFormTook = best;
  if (isFirst)
    report();
}

Expected<void> JointSearcher::lookAt(const Entry &entry) {
  if (isInVain(entry))
    return {};
  switch (entry.level) {
  case Level::Listed:
    return expand(entry);
  case Level::Scheduled: {
    Expected<bool> isLonger = isCutTooLong(entry);
    if (!isLonger || *isLonger)
      return isLonger ? Expected<void>() : isLonger.takeError();
    return boundKept(entry);
  }
  case Level::Kept:
    return boundPasses(entry);
  case Level::Bounded:
    return entry.isOfSome() ? countSome(entry) : solveBounded(entry);
  case Level::Counted:
    return solveSome(entry);
  }
  __builtin_unreachable();
}

//===----------------------------------------------------------------------===//
// Other threads
//===----------------------------------------------------------------------===//

/// What lookAt() asks the pricer, if that is work that can be done ahead.
std::optional<PointPricer::Question>
JointSearcher::questionOf(const Entry &entry) {
  const OuterFamily &family = families[entry.family];
  PointPricer::Question question{
      family.stage, family.schedules[entry.schedule], toBeat(), true, {}};
  if (isInVain(entry))
    return std::nullopt;
  if (entry.level == Level::Counted) {
    question.point = pointOf(entry);
    question.asksFloors = false;
    question.asksModel = true;
    return question;
  }
  if (entry.level >= Level::Bounded) {
    if (entry.isOfSome() || asked.contains({entry.family, entry.schedule}))
      return std::nullopt;
    question.asksFloors = isBoundedEnough(entry);
    if (question.asksFloors)
      question.isEnough =
          enoughOf(family.stage, question.schedule,
                   *pricer.knownVariant(family.stage.recompute));
    question.forms = formsOf(family.stage);
    question.bound = entry.bound;
    return question;
  }
  const ModelVariant *own = pricer.knownVariant(graph.recompute);
  if (entry.level == Level::Listed || !own)
    return std::nullopt;
  if (entry.level == Level::Scheduled) {
    const Expected<bool> isLonger = isCutTooLong(entry);
    if (!isLonger || *isLonger)
      return std::nullopt;
  }
  const StagePoint point = pointOf(entry);
  const RecomputeChoice recompute = point.recompute;
  const bool isAlike = recompute == graph.recompute;
  if (entry.level == Level::Scheduled && own->line.isUniform && !isAlike) {
    // boundKept() asks for the point that keeps what this one computes again.
    if (recompute.kind != Recompute::Full)
      return std::nullopt;
    question.point.recompute = graph.recompute;
    const StagePoint bounded = againOf(entry);
    Expected<PointPricer::WithAgain> ofKept =
        pricer.withAgain(bounded, own->products.again(bounded),
                         entry.kind == SomeKind::Divided ? entry.count : 0);
    if (ofKept)
      question.isEnough = PointPricer::enoughOfKept(
          *ofKept, enoughOf(point, question.schedule, *own));
    return question;
  }
  if (entry.level != Level::Scheduled || !pricer.asksCutsFirst())
    question.toBeat.reset();
  const ModelVariant *model = pricer.knownVariant(family.stage.recompute);
  if (!model ||
      (!isAlike && !mayFit(model->memory.of(point, question.schedule))))
    return std::nullopt;
  question.isEnough = enoughOf(family.stage, question.schedule, *model);
  return question;
}

/// Whether the point is no better, or takes that share of the best at least,
/// also for other threads.
PointPricer::Enough JointSearcher::enoughOf(const StagePoint &point,
                                            const ScheduleChoice &schedule,
                                            const ModelVariant &model,
                                            double share) const {
  return [point, schedule, &model, share,
          target = toBeat()](const StepFloors &known) {
    return target &&
           stepBound(point, schedule, model.line, known, model.kernels.issue)
                   .value >= share * *target;
  };
}

/// While something else is looked at.
void JointSearcher::beginForms(const Entry &entry,
                               std::span<const StageForm> forms,
                               std::optional<double> most) {
  const OuterFamily &family = families[entry.family];
  if (!forms.empty() && pricer.mayLookAhead())
    pricer.lookAhead({family.stage,
                      family.schedules[entry.schedule],
                      most,
                      false,
                      {},
                      forms});
}

/// While an entry is looked at, other threads begin with what follows it in the
/// queue, stages first: these take longest. That changes nothing but the time:
/// whether and when it is looked at is decided as if nobody had begun.
void JointSearcher::lookAhead(const Entry &entry) {
  const auto begin = [&](const Entry &next) {
    if (const auto question = questionOf(next))
      pricer.lookAhead(*question);
  };
  if (effort.isDiveNear(pricer.numEntries()) && mayDive() &&
      pricer.mayLookAhead())
    begin(*likely);
  if (hosts && (toSolve.empty() || hosts->isSolvedBefore(toSolve.top().bound)))
    hosts->beginNext(/*areSolved=*/false);
  const bool isNext = entry.level == Level::Bounded;
  for (;
       !toSolve.empty() && (isNext ? pricer.mayLookAhead()
                                   : pricer.maySolveAhead(toSolve.top().bound));
       toSolve.pop())
    if (isBetter(toSolve.top().bound))
      begin(toSolve.top());
  beginNext();
  if (hosts)
    hosts->beginNext(/*areSolved=*/false);
}

void JointSearcher::beginNext() {
  ahead.beginAlong(queue, [&](const Entry &next) {
    if (!isBetter(next.bound) || !pricer.mayLookAhead())
      return AheadInQueue::Step::Stop;
    return beginFloors(next);
  });
  if (pricer.isIdle())
    beginAgain(toBeat().value_or(0));
}

/// Who waits for a strategy has time to look farther.
void JointSearcher::beginWhileWaiting() {
  constexpr size_t kEach = 256;
  AheadInQueue(options.threads, kEach)
      .beginAlong(queue, [&](const Entry &next) {
        if (!isBetter(next.bound) || !pricer.mayLookAhead())
          return AheadInQueue::Step::Stop;
        if (next.level > Level::Listed)
          return beginFloors(next);
        if (expandedAhead.insert(next.family).second)
          if (const std::optional<Entry> first = firstOf(next))
            return beginFloors(*first);
        return AheadInQueue::Step::Passed;
      });
}

AheadInQueue::Step JointSearcher::beginFloors(const Entry &entry) {
  if (entry.level >= Level::Bounded ||
      !begun.insert({entry.family, entry.schedule, entry.level, entry.kind})
           .second)
    return AheadInQueue::Step::Passed;
  if (const auto question = questionOf(entry))
    pricer.lookAhead(*question);
  return AheadInQueue::Step::Begun;
}

} // namespace planner
