//===- StageRefiner.cpp - A strategy that no single choice helps ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageRefiner.h"
#include "StageChoices.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <span>
#include <tuple>

namespace planner {

namespace {

/// What is shorter by less is rounding.
constexpr double kLeastGain = 1e-9;
/// In costs of the problems that strategies are found by, what it takes to
/// price an operator where all is priced as a whole, and a work of a schedule.
constexpr size_t kEntriesPerOp = 16;
constexpr size_t kWorksPerEntry = 2;
/// To look at a choice, and by chunk.
constexpr size_t kEntriesPerChoice = 200;
constexpr size_t kEntriesPerChunk = 3;
/// Of the memory of a device, what choices may seem to need beyond what there
/// is before that is checked.
constexpr double kUnchecked = 1.0 / 256;

class StageRefiner {
public:
  explicit StageRefiner(const RefineQuestion &q)
      : asked(q), model(q.strategy.model), choices(model, q.folded, q.spec),
        schedule(q.predicted.schedule) {}

  Expected<Refinement> run();

private:
  using Choices = std::span<const StageChoice>;
  /// What a step takes with it at least.
  struct Candidate {
    Seconds least;
    size_t order = 0;
    StageChoice choice;
  };
  using Candidates = std::vector<Candidate>;
  const StagedPrediction &now() const {
    return refined ? refined->prediction : asked.predicted;
  }
  bool isShorter(Seconds time) const {
    return time.value < best.value * (1 - kLeastGain);
  }
  size_t entriesPerStep() const {
    return schedule.chunks.size() * static_cast<size_t>(schedule.microBatches) /
           kWorksPerEntry;
  }
  bool mayTakeMore() const { return spent < asked.effort && !isCancelled(); }
  bool isCancelled() const { return asked.cancel && asked.cancel->requested(); }

  Expected<void> begin();
  bool takePrice(const StagedPrice &changed, Seconds atMost);
  Seconds leastStep(const StagedPrice &changed);
  bool isKnownTooLarge(const StageChoice &choice);
  std::optional<Seconds> leastTime(const StageChoice &choice);
  Seconds timeOf(const StageChoice &choice, Seconds least);
  double moreBytes(const StageChoice &choice);
  Expected<bool> check();
  Expected<bool> takeLarge(const StageChoice &choice, double more);
  Expected<bool> keep(const StageChoice &choice);
  Expected<void> settle();
  Expected<void> retake(Choices list);
  Expected<bool> take(const StageChoice &choice);
  Candidates candidates();
  Expected<bool> improve(const Candidates &list);

  const RefineQuestion &asked;
  const CostModel &model;
  StageChoices choices;
  StageRequest request;
  StageCuts cuts;
  /// What check() has seen last.
  std::optional<RefinedStage> refined;
  /// What was taken since then, with which the step takes that.
  std::vector<StageChoice> pending;
  Seconds best;
  std::optional<StageChanges> changes;
  std::optional<LayoutChooser> chooser;
  /// The way to the end of the stage that reduces last.
  PipelineSpec schedule;
  size_t last = 0;
  std::vector<ChunkCounts> path;
  /// Bytes that a device has left.
  double room = 0;
  /// Whether what check() has looked at does.
  bool fits = true;
  /// With the room that there was, and how much more it may have needed; 0 if
  /// that is not why it was not taken.
  struct TooLarge {
    StageChoice choice;
    double room, more;
  };
  std::vector<TooLarge> tooLarge;
  /// Of the effort; and beside it, as all choices are looked at.
  size_t spent = 0, looked = 0;
};

} // namespace

/// From what check() has seen last.
Expected<void> StageRefiner::begin() {
  const PipelineShape &shape = asked.strategy.pipeline;
  cuts = now().price.cuts;
  request = requestOf(shape);
  request.stages = now().hosted;
  request.line = asked.strategy.line;
  request.cuts = &cuts;
  auto made = StageChanges::make(
      model, refined ? refined->assignment : asked.strategy.assignment,
      refined ? refined->priced : asked.strategy.priced, request,
      asked.folded.kinds);
  if (!made)
    return made.takeError();
  changes.emplace(std::move(*made));
  chooser.emplace(model, changes->assignment());
  pending.clear();
  room = static_cast<double>(now().prediction.memory.usable -
                             now().prediction.memory.totalPeak);
  takePrice(now().price, Seconds(kInfinity));
  return {};
}

/// Nothing if that makes the step no shorter than `most`.
bool StageRefiner::takePrice(const StagedPrice &changed, Seconds atMost) {
  spent += entriesPerStep();
  setTimes(schedule, changed);
  const PipelineTimeline timeline = simulateTimeline(schedule);
  const StepEnd end = endOf(timeline.time, changed);
  if (end.step > atMost)
    return false;
  best = end.step;
  last = end.last;
  path = criticalPath(timeline, schedule, last);
  return true;
}

/// No step is shorter than its way through the schedule would be.
Seconds StageRefiner::leastStep(const StagedPrice &changed) {
  setTimes(schedule, changed);
  Seconds updates;
  for (const UpdatePrice &update : changed.stages)
    updates = std::max(updates, update.optimizer + update.exposedGathering);
  return planner::timeOf(path, schedule) +
         changed.stages[last].exposedReduction + updates;
}

/// Whether it did not fit where there was as much room, or another choice of
/// its group did not that needs no more.
bool StageRefiner::isKnownTooLarge(const StageChoice &choice) {
  return std::any_of(tooLarge.begin(), tooLarge.end(), [&](const auto &known) {
    return known.choice.group == choice.group && room <= known.room &&
           (known.choice == choice ||
            (choice.group != kNone && known.more > 0 &&
             moreBytes(choice) >= known.more));
  });
}

/// What a step that may be shorter takes at least.
std::optional<Seconds> StageRefiner::leastTime(const StageChoice &choice) {
  looked += kEntriesPerChoice + kEntriesPerChunk * schedule.chunks.size();
  choices.begin(choice, *chooser, *changes);
  std::optional<Seconds> time;
  if (changes->mayBeFaster())
    if (Expected<StagedPrice> changed = changes->price())
      time = leastStep(*changed);
  changes->undo();
  return time && isShorter(*time) ? time : std::nullopt;
}

/// How much more a device may need.
double StageRefiner::moreBytes(const StageChoice &choice) {
  const PipelineShape &shape = asked.strategy.pipeline;
  const auto kept =
      static_cast<double>(std::min(shape.microBatches, shape.stages));
  const double before =
      choices.bytesAround(choice, changes->assignment(), kept);
  choices.begin(choice, *chooser, *changes);
  const double after = choices.bytesAround(choice, changes->assignment(), kept);
  changes->undo();
  return (after - before) / static_cast<double>(request.stages.size());
}

/// What there is now, as evaluate() has it: whether it fits, and is faster than
/// what was seen last.
Expected<bool> StageRefiner::check() {
  spent += entriesOfPrice(model.graph());
  fits = true;
  RefinedStage own;
  own.assignment = changes->assignment();
  const StagedStrategy &strategy = asked.strategy;
  Expected<PricedStrategy> whole =
      evaluate(model, own.assignment, strategy.pipeline.microBatches == 1,
               &asked.folded.kinds);
  if (!whole)
    return false;
  own.priced = std::move(*whole);
  Expected<StagedPrediction> predicted =
      predictStages({model, own.assignment, own.priced, strategy.graph,
                     strategy.pipeline, strategy.line},
                    asked.memoryLimit);
  if (!predicted)
    return predicted.takeError();
  own.prediction = std::move(*predicted);
  best = now().prediction.stepTime;
  fits = own.prediction.prediction.fits;
  if (!fits || !isShorter(own.prediction.prediction.stepTime))
    return false;
  refined = std::move(own);
  // What was no shorter then may be now.
  std::erase_if(tooLarge,
                [](const TooLarge &known) { return known.more == 0; });
  return true;
}

/// What may need more than there is room for is checked by itself.
Expected<bool> StageRefiner::takeLarge(const StageChoice &choice, double more) {
  choices.begin(choice, *chooser, *changes);
  changes->layOutAll();
  Expected<bool> isBetter = check();
  if (isBetter && *isBetter) {
    if (auto done = begin(); !done)
      return done.takeError();
    return true;
  }
  changes->undo();
  tooLarge.push_back({choice, room, fits ? 0 : more});
  return isBetter;
}

/// If the step is shorter so.
Expected<bool> StageRefiner::keep(const StageChoice &choice) {
  choices.begin(choice, *chooser, *changes);
  bool isKept = false;
  if (changes->mayBeFaster())
    if (Expected<StagedPrice> changed = changes->price())
      isKept = takePrice(*changed, best * (1 - kLeastGain));
  if (!isKept) {
    changes->undo();
    return false;
  }
  pending.push_back(choice);
  if (!changes->keep())
    if (auto done = settle(); !done)
      return done.takeError();
  return true;
}

/// Checks what was taken. Where that is not better as a whole, parts of it are
/// looked at.
Expected<void> StageRefiner::settle() {
  if (pending.empty())
    return {};
  Expected<bool> isBetter = check();
  if (!isBetter)
    return isBetter.takeError();
  const std::vector<StageChoice> taken = std::move(pending);
  if (auto done = begin(); !done || *isBetter)
    return done;
  if (taken.size() == 1) {
    tooLarge.push_back({taken.front(), room, 0});
    return {};
  }
  const Choices all(taken);
  const size_t half = all.size() / 2;
  if (auto done = retake(all.first(half)); !done)
    return done;
  return retake(all.subspan(half));
}

Expected<void> StageRefiner::retake(Choices list) {
  if (!mayTakeMore())
    return {};
  for (const StageChoice &choice : list)
    if (auto kept = keep(choice); !kept)
      return kept.takeError();
  return settle();
}

/// Whether the step is shorter so, and fits as far as is known.
Expected<bool> StageRefiner::take(const StageChoice &choice) {
  const double more = moreBytes(choice);
  const auto usable = static_cast<double>(now().prediction.memory.usable);
  if (more <= std::max(0.0, room) + usable * kUnchecked) {
    Expected<bool> kept = keep(choice);
    if (kept && *kept)
      room -= std::max(0.0, more);
    return kept;
  }
  // What does not fit is to be nothing that was taken before.
  if (auto done = settle(); !done)
    return done.takeError();
  return leastTime(choice) ? takeLarge(choice, more) : Expected<bool>(false);
}

/// Of the step with a choice, which takes at least `least`.
Seconds StageRefiner::timeOf(const StageChoice &choice, Seconds least) {
  if (spent > asked.effort + asked.effort / 4)
    return least;
  spent += entriesPerStep();
  choices.begin(choice, *chooser, *changes);
  (void)changes->mayBeFaster();
  Expected<StagedPrice> changed = changes->price();
  changes->undo();
  if (!changed)
    return best;
  setTimes(schedule, *changed);
  return endOf(simulate(schedule), *changed).step;
}

/// Those with which a step may be shorter, shortest first.
StageRefiner::Candidates StageRefiner::candidates() {
  Candidates list;
  const auto add = [&](const std::vector<StageChoice> &some) {
    for (const StageChoice &choice : some)
      if (const auto time = leastTime(choice))
        list.push_back({*time, list.size(), choice});
  };
  for (GroupId g = 0; g < choices.numGroups() && !isCancelled(); ++g)
    add(choices.ofGroup(g, changes->assignment()));
  for (TensorClassId id = 0; id < choices.numClasses() && !isCancelled(); ++id)
    add(choices.ofStorage(id, changes->assignment()));
  std::sort(list.begin(), list.end(), [](const auto &a, const auto &b) {
    return std::tie(a.least, a.order) < std::tie(b.least, b.order);
  });
  return list;
}

/// Whether any of them was taken, or may be: where the effort has ended before
/// all were asked for.
Expected<bool> StageRefiner::improve(const Candidates &list) {
  bool any = false;
  for (const auto &[time, order, choice] : list) {
    if (!mayTakeMore()) {
      any = true;
      break;
    }
    if ((any && !leastTime(choice)) || isKnownTooLarge(choice))
      continue;
    Expected<bool> taken = take(choice);
    if (!taken)
      return taken;
    any |= *taken;
  }
  auto done = settle();
  return done ? Expected<bool>(any) : done.takeError();
}

/// Round by round, until no choice is left; what choices are left then may take
/// tells the bound.
Expected<Refinement> StageRefiner::run() {
  if (auto done = begin(); !done)
    return done.takeError();
  Candidates left = candidates();
  while (!left.empty() && mayTakeMore()) {
    Expected<bool> any = improve(left);
    if (!any)
      return any.takeError();
    left = *any ? candidates() : Candidates();
  }
  Seconds least = best;
  for (const auto &[time, order, choice] : left)
    if (!isKnownTooLarge(choice))
      least = std::min(least, timeOf(choice, time));
  return Refinement{std::move(refined), least, spent + looked};
}

size_t entriesOfPrice(const OpGraph &graph) {
  return kEntriesPerOp * graph.ops.size();
}

Expected<Refinement> refineStage(const RefineQuestion &asked) {
  return StageRefiner(asked).run();
}

} // namespace planner
