//===- LookAhead.cpp - Answers before they are asked for ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What several threads share is made by the one that asks, before another one
// begins. That one answers with cost models of its own, into a place of its
// own, which is looked at once it is done.
//
//===----------------------------------------------------------------------===//

#include "PointPricer.h"
#include "StageStrategy.h"
#include <algorithm>

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
    std::optional<Solving> found;
  };
  struct Model {
    RecomputeChoice recompute;
    std::optional<std::unique_ptr<ModelVariant>> found;
  };
  /// By StageForm.
  std::array<std::optional<Units>, kStageForms> units;
  std::optional<Floors> floors;
  std::array<std::optional<Stage>, kStageForms> stages;
  std::optional<Model> model;
  TaskPool::Handle task;

  bool isEmpty() const {
    return !floors && !model &&
           std::none_of(stages.begin(), stages.end(),
                        [](const auto &stage) { return !!stage; });
  }
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
    return std::any_of(other->units.begin(), other->units.end(),
                       [&](const std::optional<Ahead::Units> &units) {
                         return units && !units->known &&
                                units->asked.alike == asked->alike;
                       });
  };
  // Most of it would be done twice.
  if (known == knownUnits.end() &&
      (unitsAhead.contains(asked->key) ||
       std::any_of(begun.begin(), begun.end(), isAlike)))
    return false;
  Ahead::Units &units =
      ahead.units[static_cast<size_t>(form)].emplace(Ahead::Units{
          std::move(*asked), *question.toBeat, nullptr, {}, std::nullopt});
  if (known != knownUnits.end())
    units.known = &known->second;
  else
    units.times = leastTimes[units.asked.alike];
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
  if (before && (before.mapped().whole || before.mapped().aimed)) {
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

bool PointPricer::askStages(Ahead &ahead, const Question &question) {
  for (const StageForm form : question.forms) {
    const std::pair key(question.point, form);
    const bool isBegun =
        std::any_of(begun.begin(), begun.end(), [&](const auto &other) {
          const auto &stage = other->stages[static_cast<size_t>(form)];
          return stage && stage->asked.point == question.point;
        });
    if (isBegun || solved.contains(key) || stagesAhead.contains(key))
      continue;
    Expected<StageAsked> asked = stageAsked(question.point, form);
    if (!asked || !askUnits(ahead, question, form))
      return false;
    ahead.stages[static_cast<size_t>(form)] = {*asked, std::nullopt};
  }
  return true;
}

void PointPricer::lookAhead(const Question &question) {
  const ModelVariant *model = knownVariant(question.point.recompute);
  if (question.forms.size() < 2 || !model ||
      isCutAnywhere(question.point, question.schedule, model->line))
    return begin(question);
  for (size_t i = 0; i < question.forms.size(); ++i) {
    Question one = question;
    one.forms = question.forms.subspan(i, 1);
    begin(one);
  }
}

void PointPricer::begin(const Question &question) {
  const auto ahead = std::make_shared<Ahead>();
  if (question.asksModel && !askModel(*ahead, question))
    return;
  if (question.asksFloors &&
      (!askUnits(*ahead, question, StageForm::LeastWork) ||
       !askFloors(*ahead, question)))
    return;
  if (!askStages(*ahead, question))
    return;
  if (ahead->isEmpty())
    return;
  if (!pool)
    pool = std::make_unique<TaskPool>(options.threads - 1);
  ahead->task = pool->submit([this, &own = *ahead] { answer(own); });
  begun.push_back(ahead);
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

/// As they are asked for, as far as the answers leave it open.
void PointPricer::answer(Ahead &ahead) {
  const auto isBeaten = [&](StageForm form) {
    auto &units = ahead.units[static_cast<size_t>(form)];
    if (!units || stopAhead.requested())
      return stopAhead.requested();
    if (!units->known)
      units->found = findUnits(units->asked, units->times);
    return takesAsLong(units->asked,
                       units->known ? *units->known : *units->found,
                       units->toBeat);
  };
  if (ahead.model)
    if (auto made = makeVariant(ahead.model->recompute))
      ahead.model->found = std::move(*made);
  if (ahead.floors) {
    if (isBeaten(StageForm::LeastWork))
      return;
    // What fails does so again when it is asked for.
    Ahead::Floors &own = *ahead.floors;
    static_cast<void>(
        static_cast<bool>(own.bounds->of(own.asked, own.isEnough, own.known)));
  }
  for (size_t form = 0; form < ahead.stages.size(); ++form) {
    auto &stage = ahead.stages[form];
    if (!stage)
      continue;
    const bool isPassed = isBeaten(static_cast<StageForm>(form));
    // What no strategy does, none of another form does.
    if (isPassed && form == static_cast<size_t>(StageForm::LeastWork))
      return;
    if (isPassed)
      continue;
    if (Expected<Solving> found = findStage(stage->asked, &stopAhead))
      stage->found = std::move(*found);
  }
}

/// Once it is done, for who asks.
void PointPricer::keep(Ahead &ahead) {
  pool->wait(ahead.task);
  for (auto &units : ahead.units)
    if (units && units->found) {
      leastTimes[units->asked.alike].insert(units->times.begin(),
                                            units->times.end());
      unitsAhead.try_emplace(units->asked.key, std::move(*units->found));
    }
  if (ahead.floors)
    floorsAhead[ahead.floors->key] = ahead.floors->known;
  if (ahead.model && ahead.model->found)
    variantsAhead.try_emplace(ahead.model->recompute,
                              std::move(*ahead.model->found));
  for (auto &stage : ahead.stages)
    if (stage && stage->found)
      stagesAhead.try_emplace({stage->asked.point, stage->asked.form},
                              std::move(*stage->found));
}

void PointPricer::takeAhead(const std::function<bool(const Ahead &)> &holds) {
  const auto at = std::find_if(
      begun.begin(), begun.end(),
      [&](const std::shared_ptr<Ahead> &ahead) { return holds(*ahead); });
  if (at == begun.end())
    return;
  const std::shared_ptr<Ahead> ahead = std::move(*at);
  begun.erase(at);
  keep(*ahead);
}

void PointPricer::takeModelAhead(const RecomputeChoice &recompute) {
  takeAhead([&](const Ahead &ahead) {
    return ahead.model && ahead.model->recompute == recompute;
  });
}

void PointPricer::takeUnitsAhead(const UnitKey &key) {
  takeAhead([&](const Ahead &ahead) {
    return std::any_of(ahead.units.begin(), ahead.units.end(),
                       [&](const std::optional<Ahead::Units> &units) {
                         return units && !units->known &&
                                units->asked.key == key;
                       });
  });
}

void PointPricer::takeFloorsAhead(const FloorKey &key) {
  takeAhead([&](const Ahead &ahead) {
    return ahead.floors && ahead.floors->key == key;
  });
}

void PointPricer::takeStageAhead(const StagePoint &point, StageForm form) {
  takeAhead([&](const Ahead &ahead) {
    const auto &stage = ahead.stages[static_cast<size_t>(form)];
    return stage && stage->asked.point == point;
  });
}

} // namespace planner
