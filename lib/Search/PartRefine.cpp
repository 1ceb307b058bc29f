//===- PartRefine.cpp - Single choices of the best on parts ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartSearcher.h"
#include "UnlikeRefiner.h"
#include <algorithm>

namespace planner {

/// What it has that form of, priced so; what that took. If it becomes the best,
/// what its single choices may take counts.
Expected<size_t> PartSearcher::refine(const Choice &choice, StageForm form,
                                      StagedPrediction priced,
                                      RefineEffort effort) {
  Expected<SolvedStage *> stage = pricer.solve(choice.point, form);
  auto model = pricer.variant(choice.point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  const double before = priced.prediction.stepTime.value;
  const PipelineShape &shape = priced.prediction.pipeline;
  const StagedStrategy strategy{*(*stage)->model,
                                (*stage)->assignment,
                                (*stage)->priced,
                                *(*model)->graph,
                                shape,
                                &(*model)->line};
  auto found = refineUnlike(
      pricer, {{{choice.point, form}},
               strategy,
               std::move(priced),
               !choice.point.recompute.isPartial() &&
                   options.fix.layers.value_or(LayerSplit()).counts.empty(),
               options.memoryLimit,
               effort,
               options.cancel});
  if (!found)
    return found.takeError();
  const double seconds = found->staged.prediction.stepTime.value;
  gains.add(form, before, seconds);
  const bool isWinner = winner && !winner->refined &&
                        winner->choice == choice && winner->form == form;
  if (isWinner || isBetter(seconds)) {
    best = seconds;
    winner = Winner{choice, form, std::move(found->staged)};
    if (!found->changed.empty())
      winner->refined = std::move(found->changed.begin()->second);
    leastChanged = found->lowerBound.value;
  }
  return found->effort;
}

/// First of the best, then of what may become faster than that.
Expected<void> PartSearcher::refineBest() {
  size_t share = pricer.effortToRefineUnlike();
  if (winner && !isCancelled()) {
    const Choice choice = winner->choice;
    forget({*best, choice, winner->form});
    auto spent = refine(choice, winner->form, winner->staged, {share, {}, 0});
    if (!spent)
      return spent.takeError();
    // The best leaves something to others.
    share = std::max(share - std::min(share, *spent), share / 4);
  }
  return refineContenders(share);
}

/// Of those that were not asked, if any may become the best.
std::optional<Contender<PartSearcher::Choice>> PartSearcher::nextContender() {
  std::erase_if(contenders, [&](const auto &one) {
    return !isBetter(one.seconds / pricer.mostRefined());
  });
  const auto first = std::min_element(
      contenders.begin(), contenders.end(), [&](const auto &a, const auto &b) {
        return std::pair(gains.expected(a.seconds, a.form), a) <
               std::pair(gains.expected(b.seconds, b.form), b);
      });
  if (first == contenders.end())
    return std::nullopt;
  Contender<Choice> next = *first;
  forget(next);
  return next;
}

/// Nor others that take as long at the same point: they are the same.
void PartSearcher::forget(const Contender<Choice> &known) {
  std::erase_if(contenders, [&](const auto &one) {
    return one.entry == known.entry &&
           (one.form == known.form || one.seconds == known.seconds);
  });
}

Expected<void> PartSearcher::refineContenders(size_t share) {
  while (share > 0 && !isCancelled()) {
    const auto next = nextContender();
    if (!next)
      break;
    const auto &[seconds, choice, form] = *next;
    const size_t before = pricer.numEntries();
    auto priced = priceOn(choice, form);
    if (!priced)
      return priced.takeError();
    share -= std::min(share, pricer.numEntries() - before);
    if (!*priced)
      continue;
    // Some choices may have to change before it is faster than the best.
    auto spent = refine(choice, form, std::move(**priced),
                        {share / 8, Seconds(toBeat()), share});
    if (!spent)
      return spent.takeError();
    share -= std::min(share, *spent);
    if (!winner || winner->choice != choice || winner->form != form)
      pricer.forget(choice.point, form);
  }
  return {};
}

} // namespace planner
