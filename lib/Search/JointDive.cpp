//===- JointDive.cpp - Better plans before the proof ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What has the least bound need not be fast, or fit. A search that takes long
// prices now and then what is more likely to.
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include <algorithm>
#include <limits>
#include <map>

namespace planner {

/// Nearer to the bound there is little to gain.
static constexpr double kNearBound = 0.05;

/// Whether a strategy of the point may be expected to fit. Bounds of memory
/// have layers lie where least is kept, and know nothing of what a pass works
/// on: strategies need a tenth more, and more, than stages with equal numbers
/// of layers leave and store (of Llama-3 70B on 256 H100 1.13 to 2.4 times as
/// much).
bool JointSearcher::shouldFit(const StagePoint &point, ScheduleChoice schedule,
                              const ModelVariant &model) const {
  constexpr double kMore = 1.1;
  schedule.freeLayers = false;
  return mayFit(kMore * model.memory.of(point, schedule));
}

/// Whether what takes that at least may be better by more than a little.
bool JointSearcher::isWorthDive(double least) const {
  return isBetter(least / (1 - kNearBound));
}

bool JointSearcher::mayDive() const {
  return likely && isWorthDive(likely->bound);
}

/// Prices what has the least of the best bounds, though others have less: a
/// search that gives up should have a good plan. Not for one that is hardly
/// better.
Expected<void> JointSearcher::dive() {
  if (!mayDive())
    return {};
  return solveBounded(*std::exchange(likely, std::nullopt));
}

/// Of each kind of mesh, what has the least bound of all that should fit,
/// whatever is in the queue before it; the best few of them, of models that are
/// made. Of a kind of which something was priced, only what would be better if
/// its bound told as much.
Expected<std::vector<JointSearcher::Entry>> JointSearcher::likelyOfKinds() {
  constexpr size_t kMostKinds = 8;
  std::map<MeshKind, Entry> kinds;
  for (size_t f = 0; f < families.size() && !isCancelled(); ++f) {
    const StagePoint &point = families[f].stage;
    const ModelVariant *model = pricer.knownVariant(point.recompute);
    if (!model)
      continue;
    const MeshKind kind = meshKindOf(point);
    const auto excess = excesses.find(kind);
    std::optional<StepFloors> floors;
    for (size_t s = 0; s < families[f].schedules.size(); ++s) {
      const ScheduleChoice &schedule = families[f].schedules[s];
      if (asked.contains({f, s}) || !isAdmitted(point, schedule) ||
          !shouldFit(point, schedule, *model))
        continue;
      if (!floors) {
        Expected<StepFloors> own = pricer.leastWork(point);
        if (!own)
          return own.takeError();
        floors = std::move(*own);
      }
      Entry entry{0, f, s};
      entry.bound = boundOf(entry, *model, *floors);
      if (!isBetter(entry.bound *
                    (excess == excesses.end() ? 1 : excess->second)))
        continue;
      const auto [known, isNew] = kinds.try_emplace(kind, entry);
      if (!isNew && entry < known->second)
        known->second = entry;
    }
  }
  std::vector<Entry> list;
  for (const auto &[kind, entry] : kinds)
    list.push_back(entry);
  std::sort(list.begin(), list.end());
  list.resize(std::min(list.size(), kMostKinds));
  return list;
}

/// Where much of what has the least bounds does not fit, and the best plan is
/// far from them. Unless that is more than twice as slow, for a quarter of the
/// work so far: what will be proven is so without.
Expected<void> JointSearcher::diveWhereItFits() {
  constexpr double kVeryFar = 0.5, kShare = 1.25;
  if (!best || missing == 0 || leastBound() >= *best * (1 - kNearBound))
    return {};
  Expected<std::vector<Entry>> likelyOnes = likelyOfKinds();
  if (!likelyOnes)
    return likelyOnes.takeError();
  const double most = leastBound() < *best * kVeryFar
                          ? std::numeric_limits<double>::infinity()
                          : kShare * static_cast<double>(pricer.numEntries());
  for (size_t i = 0; i < likelyOnes->size() && !isCancelled(); ++i) {
    const Entry &entry = (*likelyOnes)[i];
    if (static_cast<double>(pricer.numEntries()) > most ||
        !isWorthDive(entry.bound))
      break;
    if (i + 1 < likelyOnes->size())
      beginDive((*likelyOnes)[i + 1]);
    if (auto done = diveAt(entry); !done)
      return done;
  }
  return {};
}

/// What diveAt() will ask, by other threads.
void JointSearcher::beginDive(const Entry &entry) {
  const auto &[point, schedules] = families[entry.family];
  const ScheduleChoice &schedule = schedules[entry.schedule];
  if (pricer.mayLookAhead())
    pricer.lookAhead(
        {point, schedule, std::nullopt, true,
         enoughOf(point, schedule, *pricer.knownVariant(point.recompute),
                  1 - kNearBound),
         formsOf(point)});
}

/// Unless its passes take too long, which is sooner told than what a strategy
/// takes.
Expected<void> JointSearcher::diveAt(Entry entry) {
  Expected<double> least = boundWithPasses(entry, 1 - kNearBound);
  if (!least)
    return least.takeError();
  const double listed = entry.bound;
  entry.bound = std::max(listed, *least);
  leastSolved.reset();
  if (isWorthDive(entry.bound))
    if (auto done = solve(entry); !done)
      return done;
  const double took = leastSolved.value_or(entry.bound) / listed;
  const auto [excess, isNew] =
      excesses.try_emplace(meshKindOf(families[entry.family].stage), took);
  excess->second = std::min(excess->second, took);
  return {};
}

/// A search that gives up far from its bound has gone where bounds are loosest.
/// So of each kind of mesh the best points are solved, as long as the next one
/// would be better if its bound told as much as those of the others, and in all
/// three times as much work is done as before. Where the sequence and experts
/// have axes of their own there are too many alternatives for that.
Expected<void> JointSearcher::diveEverywhere() {
  constexpr int kMostOfKind = 8;
  constexpr size_t kMore = 4;
  if (!best || leastBound() >= *best * (1 - kNearBound))
    return {};
  std::map<MeshKind, Queue> kinds;
  for (; !queue.empty(); queue.pop())
    kinds[meshKindOf(families[queue.top().family].stage)].push(queue.top());
  std::multimap<double, Queue *> order;
  for (auto &[kind, own] : kinds)
    if (const StagePoint &point = families[own.top().family].stage;
        point.cp == 1 || point.ep == 1)
      order.emplace(own.top().bound, &own);
  const size_t most = kMore * pricer.numEntries();
  for (auto &[least, own] : order) {
    queue.swap(*own);
    double excess = 1;
    for (int i = 0; i < kMostOfKind && pricer.numEntries() < most; ++i) {
      Expected<std::optional<double>> found = diveOnce(excess);
      if (!found)
        return found.takeError();
      if (!*found)
        break;
      excess = i == 0 ? **found : std::min(excess, **found);
    }
    queue.swap(*own);
  }
  for (auto &[kind, own] : kinds)
    for (; !own.empty(); own.pop())
      queue.push(own.top());
  return {};
}

/// Solves the best point that would be better, if it took `excess` times its
/// bound: how many times that its strategies take; nothing if there is none.
Expected<std::optional<double>> JointSearcher::diveOnce(double excess) {
  while (!queue.empty() && !isCancelled()) {
    const Entry entry = queue.top();
    const bool isLast = entry.level == Level::Bounded && !entry.isOfSome();
    if (!isBetter(entry.bound * (isLast ? excess : 1)))
      break;
    queue.pop();
    leastSolved.reset();
    if (auto done = lookAt(entry); !done)
      return done.takeError();
    if (isCancelled())
      queue.push(entry);
    if (isLast && leastSolved)
      return std::optional(std::max(1.0, *leastSolved / entry.bound));
  }
  return std::optional<double>();
}

} // namespace planner
