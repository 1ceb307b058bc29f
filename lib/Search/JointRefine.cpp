//===- JointRefine.cpp - Single choices of a joint search's best points ---===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include <algorithm>

namespace planner {

Expected<std::optional<Refinement>>
JointSearcher::refine(const Entry &entry, StageForm form,
                      const StagedPrediction &priced, size_t share) {
  /// All may be priced as a whole so often, whatever the share.
  constexpr size_t kLeastPrices = 4;
  return pricer.refine(
      pointOf(entry), families[entry.family].schedules[entry.schedule], form,
      priced, std::max(share, kLeastPrices * entriesOfPrice(graph)));
}

/// A step is not what forms are least of: first of the best plan, then of what
/// may become faster than that, also where it has no stages.
Expected<void> JointSearcher::refineBest() {
  // A part of what the search took; of small models that takes next to nothing.
  constexpr size_t kPart = 16, kLeastShare = 700000;
  const size_t share = std::max(pricer.numEntries() / kPart, kLeastShare);
  size_t spent = 0;
  if (winner && !isOnHosts && !isCancelled()) {
    auto found =
        refine(*winner, winningForm, *prediction, pricer.numEntries() / kPart);
    if (!found)
      return found.takeError();
    if (*found) {
      spent = (*found)->effort;
      leastChanged = (*found)->lowerBound.value;
    }
    if (*found && (*found)->stage) {
      refined = std::move((*found)->stage);
      prediction = refined->prediction;
      best = prediction->prediction.stepTime.value;
    }
  }
  return spent < share ? refineContenders(share - spent) : Expected<void>();
}

/// The fastest of the forms of a point that fit, those asked that are not on
/// many devices; nothing if that is not near to the best plan.
Expected<std::optional<JointSearcher::PricedForm>>
JointSearcher::fastestForm(const Entry &entry, StageForm known) {
  const StagePoint point = pointOf(entry);
  const ScheduleChoice &schedule =
      families[entry.family].schedules[entry.schedule];
  std::vector<StageForm> forms = {known};
  if (pricer.mayKeepMore(point) && known != StageForm::LeastPairs)
    forms.push_back(StageForm::LeastPairs);
  if (point.stageDevices() > 1 && pricer.hidesAny() && !isVisible(known))
    forms.push_back(StageForm::LeastVisible);
  std::optional<PricedForm> fastest;
  for (const StageForm form : forms) {
    Expected<SolvedStage *> stage = pricer.solve(point, form);
    if (!stage)
      return stage.takeError();
    if (!*stage)
      continue;
    hold(entry.family, form, *stage);
    const Seconds most = fastest ? fastest->second.prediction.stepTime
                                 : Seconds(*toBeat() * mostRefined());
    auto priced = pricer.priceFaster(point, schedule, most, form);
    if (!priced)
      return priced.takeError();
    if (*priced && (*priced)->prediction.fits)
      fastest.emplace(form, std::move(**priced));
  }
  return fastest;
}

/// What was a little slower may become faster than the best.
Expected<void> JointSearcher::refineContenders(size_t share) {
  std::sort(contenders.begin(), contenders.end());
  std::set<std::pair<size_t, size_t>> seen;
  if (winner)
    seen.insert({winner->family, winner->schedule});
  for (size_t spent = 0; const auto &[seconds, entry, known] : contenders) {
    if (!isBetter(seconds / mostRefined()) || spent >= share || isCancelled())
      break;
    if (!isAdmitted(pointOf(entry),
                    families[entry.family].schedules[entry.schedule]) ||
        !seen.insert({entry.family, entry.schedule}).second)
      continue;
    const size_t before = pricer.numEntries();
    auto fastest = fastestForm(entry, known);
    if (!fastest)
      return fastest.takeError();
    spent += pricer.numEntries() - before;
    if (!*fastest)
      continue;
    const auto &[form, priced] = **fastest;
    auto found = refine(entry, form, priced, 0);
    if (!found)
      return found.takeError();
    if (!*found)
      continue;
    spent += (*found)->effort;
    std::optional<RefinedStage> &own = (*found)->stage;
    if (!own || !isBetter(own->prediction.prediction.stepTime.value))
      continue;
    take(entry, form, own->prediction);
    refined = std::move(own);
    leastChanged = (*found)->lowerBound.value;
  }
  forgetStages();
  return {};
}

} // namespace planner
