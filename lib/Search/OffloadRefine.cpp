//===- OffloadRefine.cpp - Single choices of strategies with hosts --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OffloadSearch.h"
#include <algorithm>

namespace planner {

void OffloadSearcher::take(const Entry &entry, StageForm form,
                           RefinedStage faster) {
  winner = entry;
  winningForm = form;
  prediction = faster.prediction;
  found = prediction->prediction.stepTime.value;
  refined = std::move(faster);
}

Expected<std::optional<Refinement>> OffloadSearcher::refine(size_t effort) {
  auto changed = pricer.refine(pointOf(*winner), scheduleOf(*winner),
                               winningForm, *prediction, {effort, {}, 0});
  if (changed && *changed && (*changed)->stage)
    take(Entry(*winner), winningForm, *(*changed)->stage);
  return changed;
}

/// As JointSearcher::refineContenders(), but fastest first; those that leave
/// activations on hosts, of which a choice takes longest to look at, after all
/// others.
Expected<std::optional<Seconds>>
OffloadSearcher::refineContenders(size_t share, std::optional<double> most) {
  toBeat = most;
  std::optional<Seconds> leastChanged;
  const auto leaves = [&](const Contender<Entry> &one) {
    return choices[one.entry.choice].activations;
  };
  std::sort(contenders.begin(), contenders.end(),
            [&](const auto &a, const auto &b) {
              return leaves(a) != leaves(b) ? leaves(b) : a < b;
            });
  // Whatever number of layers each form has.
  const auto pointKey = [](Entry entry) {
    entry.count = std::min<int64_t>(entry.count, 1);
    return std::pair(keyOf(entry), entry.form);
  };
  std::set<std::pair<EntryKey, StageForm>> asked;
  if (winner)
    asked.insert(pointKey(*winner));
  for (size_t spent = 0; const auto &[seconds, entry, form] : contenders) {
    if (spent >= share || isCancelled())
      break;
    if (!isBetter(seconds / pricer.mostRefinedOnHosts()))
      continue;
    const size_t before = pricer.numEntries();
    const bool isNew = isAdmitted({pointOf(entry), scheduleOf(entry),
                                   choices[entry.choice]}) &&
                       asked.insert(pointKey(entry)).second;
    auto changed = isNew ? refineContender(entry, form, share - spent)
                         : std::optional<Refinement>();
    if (!changed)
      return changed.takeError();
    spent += pricer.numEntries() - before;
    if (!*changed)
      continue;
    spent += (*changed)->effort;
    std::optional<RefinedStage> &own = (*changed)->stage;
    if (!own || !isBetter(own->prediction.prediction.stepTime.value))
      continue;
    take(entry, form, std::move(*own));
    leastChanged = (*changed)->lowerBound;
  }
  return leastChanged;
}

/// Nothing if it is too slow after all.
Expected<std::optional<Refinement>>
OffloadSearcher::refineContender(const Entry &entry, StageForm form,
                                 size_t share) {
  Expected<SolvedStage *> stage = pricer.solve(pointOf(entry), form);
  if (!stage)
    return stage.takeError();
  if (!*stage)
    return std::optional<Refinement>();
  auto taken = priceOf(entry, form);
  if (!taken)
    return taken.takeError();
  if (!*taken || !(*taken)->prediction.fits)
    return std::optional<Refinement>();
  return pricer.refine(
      pointOf(entry), scheduleOf(entry), form, **taken,
      {pricer.effortToRefineOther(share), leastToBeat(), share});
}

} // namespace planner
