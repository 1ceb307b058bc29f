//===- LookAhead.cpp - Answers before they are asked for ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What several threads share is made first, by one of them. Then each answers
// questions of its own, with cost models of its own, into a place of its own.
//
//===----------------------------------------------------------------------===//

#include "PointPricer.h"
#include "planner/Support/Parallel.h"

namespace planner {

const ModelVariant *
PointPricer::knownVariant(const RecomputeChoice &recompute) const {
  const auto known = variants.find(recompute);
  return known == variants.end() ? nullptr : known->second.get();
}

bool PointPricer::isAnswered(const Question &question) {
  if (question.asksStage)
    return solved.contains({question.point, StageForm::LeastWork}) ||
           stagesAhead.contains(question.point);
  const Expected<PassQuestion> asked = passQuestion(question.point);
  if (!asked)
    return true;
  const auto known = knownFloors.find(asked->key);
  const auto ahead = floorsAhead.find(asked->key);
  const bool isKnown = known != knownFloors.end();
  if ((isKnown && known->second.answers({})) ||
      (ahead != floorsAhead.end() && ahead->second.whole))
    return true;
  const bool isBegun = ahead != floorsAhead.end() && ahead->second.least;
  if ((!isKnown && !isBegun) || !question.isEnough)
    return false;
  const Expected<StepFloors> beside = floorsBesidePasses(question.point);
  if (!beside)
    return true;
  const EnoughPasses isEnough = enoughPasses(*beside, question.isEnough);
  return (isKnown && known->second.answers(isEnough)) ||
         (isBegun && isEnough(ahead->second.least->floors));
}

bool PointPricer::isSame(const Question &a, const Question &b) const {
  if (a.asksStage != b.asksStage)
    return false;
  if (a.asksStage || a.point == b.point)
    return a.point == b.point;
  const Expected<PassQuestion> one = passQuestion(a.point);
  const Expected<PassQuestion> other = passQuestion(b.point);
  return one && other && one->key == other->key;
}

PointPricer::Task PointPricer::stageTask(const StagePoint &point) {
  if (isAnswered({point, true, {}}) || !prepareStage(point))
    return {};
  return [this, point, &place = stagesAhead[point]] {
    if (Expected<Solving> found = findStage(point, StageForm::LeastWork))
      place = std::move(*found);
  };
}

PointPricer::Task PointPricer::floorsTask(const Question &question,
                                          std::set<FloorKey> &begun) {
  const Expected<PassQuestion> asked = passQuestion(question.point);
  if (!asked || isAnswered(question) || !begun.insert(asked->key).second)
    return {};
  const Expected<StepFloors> beside = floorsBesidePasses(question.point);
  const Expected<PassBounds *> bounds = passBounds(*asked);
  if (!beside || !bounds)
    return {};
  return [own = asked->question, of = *bounds,
          isEnough = enoughPasses(*beside, question.isEnough),
          &known = floorsAhead[asked->key]] {
    // What fails does so again when it is asked for.
    static_cast<void>(static_cast<bool>(of->of(own, isEnough, known)));
  };
}

void PointPricer::lookAhead(const std::vector<Question> &questions,
                            unsigned threads) {
  std::set<FloorKey> begun;
  std::vector<Task> tasks;
  for (const Question &question : questions)
    if (Task task = question.asksStage ? stageTask(question.point)
                                       : floorsTask(question, begun))
      tasks.push_back(std::move(task));
  parallelFor(threads, tasks.size(), [&](size_t i) { tasks[i](); });
}

} // namespace planner
