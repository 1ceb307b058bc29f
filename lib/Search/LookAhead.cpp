//===- LookAhead.cpp - Answers before they are asked for ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What several threads share is made by the one that asks, before another one
// begins, but for micro-batches and ModelFolds, which the first to come makes.
// The other one answers with cost models of its own, into a place of its own,
// which is looked at once it is done.
//
//===----------------------------------------------------------------------===//

#include "PointPricer.h"
#include "StageStrategy.h"
#include <algorithm>
#include <atomic>

namespace planner {

/// What is found, and from what.
struct PointPricer::Ahead {
  struct Units {
    UnitQuestion asked;
    double toBeat = 0;
    /// If they are known already.
    const std::optional<UnitFloors> *known = nullptr;
    LeastTimes times;
    std::optional<std::optional<UnitFloors>> found;
  };
  struct Floors {
    FloorKey key;
    PassBounds::Question asked;
    const PassBounds *bounds = nullptr;
    EnoughPasses isEnough;
    PassBounds::Known known;
  };
  struct Stage {
    StageAsked asked;
    double bound = 0;
    std::optional<Solving> found;
  };
  struct Model {
    RecomputeChoice recompute;
    std::optional<std::unique_ptr<ModelVariant>> found;
  };
  std::optional<Units> units;
  std::optional<Floors> floors;
  std::optional<Stage> stage;
  std::optional<Model> model;
  /// Of the model as it is.
  Micro *micro = nullptr;
  /// The units or the floors tell that nothing more will be asked.
  std::atomic<bool> isBeaten = false;
  /// Of the same point: what its units tell of this one, too.
  std::shared_ptr<const Ahead> first;
  TaskPool::Handle task;

  bool isEmpty() const { return !floors && !model && !stage && !micro; }
};

PointPricer::~PointPricer() { stopAhead.cancel(); }

const ModelVariant *
PointPricer::knownVariant(const RecomputeChoice &recompute) const {
  const auto known = variants.find(recompute);
  return known == variants.end() ? nullptr : known->second.get();
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// Each thread has another question when it is done.
bool PointPricer::mayLookAhead() {
  if (options.threads < 2)
    return false;
  for (size_t i = 0; i < begun.size();) {
    if (!pool->isDone(begun[i]->task)) {
      ++i;
      continue;
    }
    const std::shared_ptr<Ahead> ended = std::move(begun[i]);
    begun.erase(begun.begin() + static_cast<std::ptrdiff_t>(i));
    keep(*ended);
  }
  return begun.size() < size_t(2) * options.threads;
}

bool PointPricer::maySolveAhead(double bound) {
  if (!mayLookAhead())
    return false;
  const auto solving =
      std::count_if(begun.begin(), begun.end(), [&](const auto &ahead) {
        return ahead->model || (ahead->stage && ahead->stage->bound <= bound);
      });
  const auto found = std::count_if(
      stagesAhead.begin(), stagesAhead.end(),
      [&](const auto &entry) { return entry.second.bound <= bound; });
  return solving + found < 2 * static_cast<std::ptrdiff_t>(options.threads);
}

/// False if it cannot be told, or if others find it.
bool PointPricer::askUnits(Ahead &ahead, const Question &question,
                           StageForm form) {
  const ModelVariant *model = knownVariant(question.point.recompute);
  if (!question.toBeat || !model ||
      !isCutAnywhere(question.point, question.schedule, model->line))
    return true;
  Expected<UnitQuestion> asked =
      unitQuestion(question.point, question.schedule, form);
  if (!asked)
    return false;
  const auto known = knownUnits.find(asked->key);
  const auto isAlike = [&](const std::shared_ptr<Ahead> &other) {
    return other->units && !other->units->known &&
           other->units->asked.alike == asked->alike;
  };
  // Most of it would be done twice.
  if (known == knownUnits.end() &&
      (unitsAhead.contains(asked->key) ||
       std::any_of(begun.begin(), begun.end(), isAlike)))
    return false;
  ahead.units.emplace(Ahead::Units{
      std::move(*asked), *question.toBeat, nullptr, {}, std::nullopt});
  if (known != knownUnits.end())
    ahead.units->known = &known->second;
  else
    ahead.units->times = leastTimes[ahead.units->asked.alike];
  return true;
}

bool PointPricer::askFloors(Ahead &ahead, const Question &question) {
  Expected<PassQuestion> asked = passQuestion(question.point);
  if (!asked)
    return false;
  const Expected<StepFloors> beside = floorsBesidePasses(question.point);
  const Expected<PassBounds *> bounds = passBounds(*asked);
  if (!beside || !bounds)
    return false;
  EnoughPasses isEnough = enoughPasses(*beside, question.isEnough);
  const auto known = knownFloors.find(asked->key);
  const bool isBegun =
      std::any_of(begun.begin(), begun.end(), [&](const auto &other) {
        return other->floors && other->floors->key == asked->key;
      });
  if (isBegun ||
      (known != knownFloors.end() && known->second.answers(isEnough)))
    return false;
  auto before = floorsAhead.extract(asked->key);
  if (before && known == knownFloors.end() &&
      (before.mapped().whole || before.mapped().aimed)) {
    floorsAhead.insert(std::move(before));
    return false;
  }
  asked->question.solver.cancel = &stopAhead;
  ahead.floors = {asked->key, asked->question, *bounds, std::move(isEnough),
                  before ? before.mapped() : PassBounds::Known()};
  return true;
}

/// One at a time: each takes as long as to read the model.
bool PointPricer::askModel(Ahead &ahead, const Question &question) const {
  const RecomputeChoice &recompute = question.point.recompute;
  if (variants.contains(recompute) || !variantsAhead.empty() ||
      std::any_of(begun.begin(), begun.end(),
                  [](const auto &other) { return !!other->model; }))
    return false;
  ahead.model = {recompute, std::nullopt};
  return true;
}

bool PointPricer::askStage(Ahead &ahead, const Question &question,
                           StageForm form) {
  const std::optional<StagePoint> other = otherLevel(question.point);
  const auto isIt = [&](const StagePoint &point) {
    return point == question.point || (other && point == *other);
  };
  const bool isBegun =
      std::any_of(begun.begin(), begun.end(), [&](const auto &own) {
        return own->stage && own->stage->asked.form == form &&
               isIt(own->stage->asked.point);
      });
  const std::pair key(question.point, form);
  if (isBegun || solved.contains(key) || stagesAhead.contains(key) ||
      recentOf(other, form) || (other && stagesAhead.contains({*other, form})))
    return true;
  Expected<StageAsked> asked = stageAsked(question.point, form);
  if (!asked || !askUnits(ahead, question, form))
    return false;
  ahead.stage = {std::move(*asked), question.bound, std::nullopt};
  return true;
}

void PointPricer::begin(const std::shared_ptr<Ahead> &ahead) {
  if (ahead->isEmpty())
    return;
  if (!pool)
    pool = std::make_unique<TaskPool>(options.threads - 1);
  ahead->task =
      pool->submit([this, &own = *ahead] { answer(own); },
                   ahead->model || ahead->stage ? TaskPool::Length::Long
                                                : TaskPool::Length::Short);
  begun.push_back(ahead);
}

void PointPricer::lookAhead(const Question &question) {
  auto first = std::make_shared<Ahead>();
  if (question.asksModel && !askModel(*first, question))
    return;
  // What units tell is asked with the forms, if there are any.
  if (question.asksFloors && question.forms.empty() &&
      !askUnits(*first, question, StageForm::LeastWork))
    return;
  if (question.asksFloors && !askFloors(*first, question) &&
      question.forms.empty())
    return;
  begin(first);
  for (const StageForm form : question.forms) {
    const auto ahead = std::make_shared<Ahead>();
    ahead->first = first;
    if (!askStage(*ahead, question, form))
      return;
    begin(ahead);
    // What no strategy does, none of another form does.
    if (form == StageForm::LeastWork)
      first = ahead;
  }
}

void PointPricer::lookAhead(int64_t samples) {
  if (options.threads < 2)
    return;
  const auto ahead = std::make_shared<Ahead>();
  ahead->micro = &micros.try_emplace({graph.recompute, samples}, graph, samples)
                      .first->second;
  begin(ahead);
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

/// Whether what follows will not be asked.
bool PointPricer::isBeaten(Ahead &ahead) const {
  const auto isKnown = [&] {
    return stopAhead.requested() || (ahead.first && ahead.first->isBeaten);
  };
  if (!ahead.units || isKnown())
    return isKnown();
  Ahead::Units &units = *ahead.units;
  if (!units.known)
    units.found = findUnits(units.asked, units.times);
  ahead.isBeaten = takesAsLong(
      units.asked, units.known ? *units.known : *units.found, units.toBeat);
  return ahead.isBeaten || isKnown();
}

/// As they are asked for, as far as the answers leave it open.
void PointPricer::answer(Ahead &ahead) {
  if (ahead.micro) {
    ownFolds->folds();
    ownFolds->pattern();
    // What fails does so again when it is asked for.
    static_cast<void>(static_cast<bool>(make(*ahead.micro)));
    return;
  }
  if (ahead.model)
    if (auto made = makeVariant(ahead.model->recompute))
      ahead.model->found = std::move(*made);
  if (isBeaten(ahead))
    return;
  if (ahead.floors) {
    Ahead::Floors &own = *ahead.floors;
    if (auto found = own.bounds->of(own.asked, own.isEnough, own.known))
      ahead.isBeaten = own.isEnough && own.isEnough(found->floors);
  }
  if (ahead.stage)
    if (Expected<Solving> found = findStage(ahead.stage->asked, &stopAhead))
      ahead.stage->found = std::move(*found);
}

/// Once it is done, for who asks.
void PointPricer::keep(Ahead &ahead, const std::function<void()> &more) {
  pool->wait(ahead.task, more);
  if (auto &units = ahead.units; units && units->found) {
    leastTimes[units->asked.alike].insert(units->times.begin(),
                                          units->times.end());
    unitsAhead.try_emplace(units->asked.key, std::move(*units->found));
  }
  if (ahead.floors)
    floorsAhead[ahead.floors->key] = ahead.floors->known;
  if (ahead.model && ahead.model->found)
    variantsAhead.try_emplace(ahead.model->recompute,
                              std::move(*ahead.model->found));
  if (auto &stage = ahead.stage; stage && stage->found) {
    stage->found->bound = stage->bound;
    stagesAhead.try_emplace({stage->asked.point, stage->asked.form},
                            std::move(*stage->found));
  }
}

void PointPricer::takeAhead(const std::function<bool(const Ahead &)> &holds,
                            const std::function<void()> &more) {
  const auto at = std::find_if(
      begun.begin(), begun.end(),
      [&](const std::shared_ptr<Ahead> &ahead) { return holds(*ahead); });
  if (at == begun.end())
    return;
  const std::shared_ptr<Ahead> ahead = std::move(*at);
  begun.erase(at);
  keep(*ahead, more);
}

void PointPricer::takeModelAhead(const RecomputeChoice &recompute) {
  takeAhead([&](const Ahead &ahead) {
    return ahead.model && ahead.model->recompute == recompute;
  });
}

void PointPricer::takeUnitsAhead(const UnitKey &key) {
  takeAhead([&](const Ahead &ahead) {
    return ahead.units && !ahead.units->known && ahead.units->asked.key == key;
  });
}

void PointPricer::takeFloorsAhead(const FloorKey &key) {
  takeAhead([&](const Ahead &ahead) {
    return ahead.floors && ahead.floors->key == key;
  });
}

/// Here more may be begun: who asks for a strategy has nothing half made that
/// other threads read, as who asks for units has.
void PointPricer::takeStageAhead(const StagePoint &point, StageForm form) {
  takeAhead(
      [&](const Ahead &ahead) {
        return ahead.stage && ahead.stage->asked.form == form &&
               ahead.stage->asked.point == point;
      },
      beginMore);
}

} // namespace planner
