//===- StageRefiner.cpp - A strategy that no single choice helps ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageRefiner.h"
#include "StageChoices.h"
#include "planner/Support/Infinity.h"
#include "planner/Support/Parallel.h"
#include <algorithm>
#include <atomic>
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

/// What a thread looks at choices with, one at a time.
struct Trial {
  Trial(const CostModel &m, const RefineQuestion &q)
      : model(m), choices(m, q.folded, q.spec), schedule(q.predicted.schedule) {
  }

  /// From what there is before all choices.
  void begin(StrategyChanges before) {
    changes.emplace(std::move(before));
    chooser.emplace(model, changes->assignment());
  }
  /// With the choice until changes->undo() or keep().
  void begin(const StageChoice &choice) {
    choices.begin(choice, *chooser, *changes);
  }

  const CostModel &model;
  StageChoices choices;
  PipelineSpec schedule;
  std::optional<StrategyChanges> changes;
  std::optional<LayoutChooser> chooser;
};

class StageRefiner {
public:
  explicit StageRefiner(const RefineQuestion &q)
      : asked(q), mesh(q.strategy.onMesh(q.mesh)), own(*mesh.model, q) {}

  Expected<Refinement> run();

private:
  using Choices = std::span<const StageChoice>;
  /// What a step takes with it at least.
  struct Candidate {
    Seconds least;
    /// Which one it is.
    std::pair<size_t, size_t> order;
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
    return own.schedule.chunks.size() *
           static_cast<size_t>(own.schedule.microBatches) / kWorksPerEntry;
  }
  size_t entriesPerLook() const {
    return own.changes->numRuns() *
           (kEntriesPerChoice + kEntriesPerChunk * own.schedule.chunks.size());
  }
  const Assignment &assignment() const {
    return refined ? refined->assignment : *mesh.assignment;
  }
  const PricedStrategy &priced() const {
    return refined ? refined->priced : *mesh.priced;
  }
  StagedStrategy strategyWith(const MeshStrategy &own) const;
  size_t effort() const {
    const auto &[entries, below, entriesBelow] = asked.effort;
    return refined && now().prediction.stepTime < below
               ? std::max(entries, entriesBelow)
               : entries;
  }
  bool mayTakeMore() const { return spent < effort() && !isCancelled(); }
  bool isCancelled() const { return asked.cancel && asked.cancel->requested(); }

  Expected<void> begin();
  bool takePrice(const ChangedPrice &changed, Seconds atMost);
  Seconds leastStep(PipelineSpec &schedule, const ChangedPrice &changed) const;
  bool isKnownTooLarge(const StageChoice &choice);
  std::optional<Seconds> leastTime(Trial &trial,
                                   const StageChoice &choice) const;
  std::optional<Seconds> leastTime(const StageChoice &choice) {
    looked += entriesPerLook();
    return leastTime(own, choice);
  }
  Seconds timeOf(const StageChoice &choice, Seconds least);
  double moreBytes(const StageChoice &choice);
  Expected<bool> check();
  Expected<bool> takeLarge(const StageChoice &choice, double more);
  Expected<bool> keep(const StageChoice &choice);
  Expected<void> settle();
  Expected<void> retake(Choices list);
  Expected<bool> take(const StageChoice &choice);
  Expected<void> beginOthers();
  size_t look(Trial &trial, std::atomic<size_t> &next, Candidates &list) const;
  Expected<Candidates> candidates();
  Expected<bool> improve(Candidates &list);

  const RefineQuestion &asked;
  /// What changes, as it was.
  const MeshStrategy mesh;
  Trial own;
  /// Of other threads, with models of their own.
  std::vector<std::unique_ptr<CostModel>> otherModels;
  std::vector<std::unique_ptr<Trial>> others;
  /// What check() has seen last.
  std::optional<RefinedStage> refined;
  /// What was taken since then, with which the step takes that.
  std::vector<StageChoice> pending;
  Seconds best;
  /// By order that the schedule may take, the way to the end of the stage that
  /// reduces last.
  struct Way {
    size_t last;
    std::vector<ChunkCounts> path;
  };
  std::vector<Way> ways;
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

/// The question's, with that on the mesh.
StagedStrategy StageRefiner::strategyWith(const MeshStrategy &now) const {
  const StagedStrategy &all = asked.strategy;
  const MeshStrategy first = asked.mesh == 0 ? now : all.onMesh(0);
  StagedStrategy whole{*first.model, *first.assignment, *first.priced,
                       all.graph,    all.pipeline,      all.line,
                       all.others};
  if (asked.mesh > 0)
    whole.others[asked.mesh - 1] = now;
  return whole;
}

/// From what check() has seen last.
Expected<void> StageRefiner::begin() {
  auto changes = StrategyChanges::make(
      strategyWith({mesh.model, &assignment(), &priced()}), now(), asked.mesh,
      asked.folded.kinds);
  if (!changes)
    return changes.takeError();
  own.begin(std::move(*changes));
  pending.clear();
  room = static_cast<double>(now().prediction.memory.usable -
                             now().prediction.memory.totalPeak);
  ChangedPrice before{now().price, {}};
  if (asked.strategy.pipeline.splitsBatch())
    before.ofReplicas = now().prediction.stepTime;
  takePrice(before, Seconds(kInfinity));
  return {};
}

/// Nothing if that makes the step no shorter than `most`.
bool StageRefiner::takePrice(const ChangedPrice &changed, Seconds atMost) {
  spent += entriesPerStep();
  if (changed.ofReplicas) {
    if (*changed.ofReplicas > atMost)
      return false;
    best = *changed.ofReplicas;
    return true;
  }
  setTimes(own.schedule, changed.stages);
  const auto timelines = simulateAllOrders(own.schedule);
  std::vector<StepEnd> ends;
  for (const PipelineTimeline &timeline : timelines)
    ends.push_back(endOf(timeline.time, changed.stages));
  const Seconds step =
      std::min_element(ends.begin(), ends.end(), [](const auto &a, auto &b) {
        return a.step < b.step;
      })->step;
  if (step > atMost)
    return false;
  best = step;
  ways.clear();
  for (size_t i = 0; i < ends.size(); ++i)
    ways.push_back(
        {ends[i].last, criticalPath(timelines[i], own.schedule, ends[i].last)});
  return true;
}

/// No step is shorter than its way through the schedule would be.
Seconds StageRefiner::leastStep(PipelineSpec &schedule,
                                const ChangedPrice &changed) const {
  if (changed.ofReplicas)
    return *changed.ofReplicas;
  const StagedPrice &price = changed.stages;
  setTimes(schedule, price);
  Seconds updates;
  for (const UpdatePrice &update : price.stages)
    updates = std::max(updates, update.optimizer + update.exposedGathering +
                                    update.offload);
  Seconds reduced(kInfinity);
  for (const Way &way : ways)
    reduced = std::min(reduced, planner::timeOf(way.path, schedule) +
                                    price.stages[way.last].exposedReduction);
  return reduced + updates;
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
std::optional<Seconds>
StageRefiner::leastTime(Trial &trial, const StageChoice &choice) const {
  trial.begin(choice);
  std::optional<Seconds> time;
  if (trial.changes->mayBeFaster())
    if (Expected<ChangedPrice> changed = trial.changes->price())
      time = leastStep(trial.schedule, *changed);
  trial.changes->undo();
  return time && isShorter(*time) ? time : std::nullopt;
}

/// How much more a device may need.
double StageRefiner::moreBytes(const StageChoice &choice) {
  const PipelineShape &shape = asked.strategy.pipeline;
  const auto kept =
      static_cast<double>(std::min(shape.microBatches, shape.stages));
  const auto bytes = [&] {
    return own.choices.bytesAround(choice, own.changes->assignment(), kept,
                                   shape.offload);
  };
  const double before = bytes();
  own.begin(choice);
  const double after = bytes();
  own.changes->undo();
  return (after - before) / static_cast<double>(now().hosted.size());
}

/// What there is now, as evaluate() has it: whether it fits, and is faster than
/// what was seen last.
Expected<bool> StageRefiner::check() {
  spent += own.changes->numRuns() * entriesOfPrice(mesh.model->graph());
  fits = true;
  RefinedStage next;
  next.assignment = own.changes->assignment();
  Expected<PricedStrategy> whole =
      evaluate(*mesh.model, next.assignment,
               asked.strategy.pipeline.microBatches == 1, &asked.folded.kinds);
  if (!whole)
    return false;
  next.priced = std::move(*whole);
  Expected<StagedPrediction> predicted =
      predictStages(strategyWith({mesh.model, &next.assignment, &next.priced}),
                    asked.memoryLimit);
  if (!predicted)
    return predicted.takeError();
  next.prediction = std::move(*predicted);
  best = now().prediction.stepTime;
  fits = next.prediction.prediction.fits;
  if (!fits || !isShorter(next.prediction.prediction.stepTime))
    return false;
  refined = std::move(next);
  // What was no shorter then may be now.
  std::erase_if(tooLarge,
                [](const TooLarge &known) { return known.more == 0; });
  return true;
}

/// What may need more than there is room for is checked by itself.
Expected<bool> StageRefiner::takeLarge(const StageChoice &choice, double more) {
  own.begin(choice);
  own.changes->layOutAll();
  Expected<bool> isBetter = check();
  if (isBetter && *isBetter) {
    if (auto done = begin(); !done)
      return done.takeError();
    return true;
  }
  own.changes->undo();
  tooLarge.push_back({choice, room, fits ? 0 : more});
  return isBetter;
}

/// If the step is shorter so.
Expected<bool> StageRefiner::keep(const StageChoice &choice) {
  own.begin(choice);
  bool isKept = false;
  if (own.changes->mayBeFaster())
    if (Expected<ChangedPrice> changed = own.changes->price())
      isKept = takePrice(*changed, best * (1 - kLeastGain));
  if (!isKept) {
    own.changes->undo();
    return false;
  }
  pending.push_back(choice);
  if (!own.changes->keep())
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
  if (spent > effort() + effort() / 4)
    return least;
  spent += entriesPerStep();
  own.begin(choice);
  (void)own.changes->mayBeFaster();
  Expected<ChangedPrice> changed = own.changes->price();
  own.changes->undo();
  if (!changed)
    return best;
  if (changed->ofReplicas)
    return *changed->ofReplicas;
  setTimes(own.schedule, changed->stages);
  return endOf(simulate(own.schedule), changed->stages).step;
}

/// As there is now, between changes.
Expected<void> StageRefiner::beginOthers() {
  if (others.empty())
    for (unsigned i = 1; i < asked.threads; ++i) {
      otherModels.push_back(
          std::make_unique<CostModel>(*mesh.model, mesh.model->mesh()));
      others.push_back(std::make_unique<Trial>(*otherModels.back(), asked));
    }
  std::vector<Expected<void>> begun(others.size());
  parallelFor(asked.threads, others.size(), [&](size_t i) {
    if (auto changes = own.changes->another(others[i]->model))
      others[i]->begin(std::move(*changes));
    else
      begun[i] = changes.takeError();
  });
  for (Expected<void> &done : begun)
    if (!done)
      return std::move(done);
  return {};
}

/// At the choices of groups and classes that no other thread has begun with;
/// how many these are.
size_t StageRefiner::look(Trial &trial, std::atomic<size_t> &next,
                          Candidates &list) const {
  const size_t groups = own.choices.numGroups();
  const size_t all = groups + own.choices.numClasses();
  size_t count = 0;
  for (size_t i = next++; i < all && !isCancelled(); i = next++) {
    const std::vector<StageChoice> some =
        i < groups ? trial.choices.ofGroup(i, assignment())
                   : trial.choices.ofStorage(i - groups, assignment());
    for (size_t k = 0; k < some.size(); ++k)
      if (const auto time = leastTime(trial, some[k]))
        list.push_back({*time, {i, k}, some[k]});
    count += some.size();
  }
  return count;
}

/// Those with which a step may be shorter, shortest first.
Expected<StageRefiner::Candidates> StageRefiner::candidates() {
  if (auto done = beginOthers(); !done)
    return done.takeError();
  std::vector<Candidates> found(others.size() + 1);
  std::vector<size_t> counts(found.size());
  std::atomic<size_t> next = 0;
  parallelFor(asked.threads, found.size(), [&](size_t part) {
    Trial &trial = part == 0 ? own : *others[part - 1];
    counts[part] = look(trial, next, found[part]);
  });
  Candidates list;
  for (size_t part = 0; part < found.size(); ++part) {
    looked += counts[part] * entriesPerLook();
    list.insert(list.end(), std::make_move_iterator(found[part].begin()),
                std::make_move_iterator(found[part].end()));
  }
  std::sort(list.begin(), list.end(), [](const auto &a, const auto &b) {
    return std::tie(a.least, a.order) < std::tie(b.least, b.order);
  });
  return list;
}

/// Whether any of them was taken; leaves those that the effort has ended
/// before.
Expected<bool> StageRefiner::improve(Candidates &list) {
  bool any = false;
  auto next = list.begin();
  for (; next != list.end() && mayTakeMore(); ++next) {
    const StageChoice &choice = next->choice;
    if ((any && !leastTime(choice)) || isKnownTooLarge(choice))
      continue;
    Expected<bool> taken = take(choice);
    if (!taken)
      return taken;
    any |= *taken;
  }
  list.erase(list.begin(), next);
  auto done = settle();
  return done ? Expected<bool>(any) : done.takeError();
}

/// Round by round, until no choice is left; what choices are left then may take
/// tells the bound.
Expected<Refinement> StageRefiner::run() {
  if (auto done = begin(); !done)
    return done.takeError();
  Expected<Candidates> left = candidates();
  while (left && !left->empty() && mayTakeMore()) {
    Expected<bool> any = improve(*left);
    if (!any)
      return any.takeError();
    if (*any)
      left = candidates();
  }
  if (!left)
    return left.takeError();
  Seconds least = best;
  for (const auto &[time, order, choice] : *left)
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
