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
  const bool isWinner = winner && !winner->refined && winner->choice == choice;
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
    auto spent = refine(choice, winner->form, winner->staged, {share, {}, 0});
    if (!spent)
      return spent.takeError();
    // The best leaves something to others.
    share = std::max(share - std::min(share, *spent), share / 4);
  }
  return refineContenders(share);
}

Expected<void> PartSearcher::refineContenders(size_t share) {
  std::sort(contenders.begin(), contenders.end());
  std::set<Choice> seen;
  if (winner)
    seen.insert(winner->choice);
  for (const auto &[seconds, choice, form] : contenders) {
    if (!isBetter(seconds / pricer.mostRefined()) || share == 0 ||
        isCancelled())
      break;
    if (!seen.insert(choice).second)
      continue;
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
