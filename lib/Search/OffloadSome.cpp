//===- OffloadSome.cpp - Hosts, and some layers that are computed again ---===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// As SomeLayers.cpp does it with nothing on hosts.
//
//===----------------------------------------------------------------------===//

#include "OffloadSearch.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// Whether some layers of a point that keeps what the graph keeps may be
/// computed again instead. What moves to hosts needs no room on devices.
bool OffloadSearcher::mayKeepSome(const Entry &kept,
                                  const LayerLine &line) const {
  return !options.ignoreMemory && !choices[kept.choice].activations &&
         pointOf(kept).recompute == graph.recompute &&
         canComputeSome(graph, line, options) &&
         chunksOf(kept, line).sizes.most > 1;
}

PointChunks OffloadSearcher::chunksOf(const Entry &some,
                                      const LayerLine &line) const {
  return {families[some.family].stage, scheduleOf(some), options.fix,
          line.layers};
}

double OffloadSearcher::timeOf(const Entry &some, const TooLarge &kept,
                               const PointChunks &chunks) const {
  return timeComputingAgain(kept, some.count, chunks,
                            families[some.family].stage.microBatches, stack);
}

/// With the fewest layers of each chunk of which the memory's bound does not
/// tell that they do not suffice.
Expected<void> OffloadSearcher::listSome(const Entry &kept,
                                         const ModelVariant &own) {
  if (!mayKeepSome(kept, own.line))
    return {};
  Entry some = kept;
  some.evenly = scheduleOf(kept).freeLayers;
  const int64_t most = chunksOf(kept, own.line).sizes.most - 1;
  some.count = std::min(most, leastThatMayFit(1, most, [&](int64_t count) {
                          some.count = count;
                          return mayFit(own, some);
                        }));
  return listPoint(some, own);
}

/// That without, divided as it is.
OffloadSearcher::Entry OffloadSearcher::keptOf(const Entry &some) {
  Entry kept = some;
  kept.count = 0;
  return kept;
}

Expected<void> OffloadSearcher::countSome(const Entry &some) {
  for (StageForm form : pricer.formsOfSome(pointOf(keptOf(some))))
    if (auto done = countForm(some, form); !done)
      return done;
  return {};
}

/// The point without is priced first.
Expected<void> OffloadSearcher::countForm(const Entry &some, StageForm form) {
  Expected<std::optional<TooLarge>> large = priceOnce(keptOf(some), form);
  if (!large)
    return large.takeError();
  if (!*large)
    return {};
  const PointChunks chunks =
      chunksOf(some, pricer.knownVariant(graph.recompute)->line);
  const int64_t most = chunks.sizes.most - 1;
  const double least = std::ceil(static_cast<double>((*large)->bytes - limit) /
                                 bytesOfLayerAgain(**large, chunks));
  Entry next = some;
  next.count = std::clamp(
      static_cast<int64_t>(std::min(least, static_cast<double>(most + 1))),
      some.count, most + 1);
  next.level = Level::Counted;
  next.form = form;
  next.bound = std::max(some.bound, timeOf(next, **large, chunks));
  if (next.count > most || !isNear(next, next.bound))
    return {};
  queue.push(next);
  if (options.threads > 1)
    toSolve.push(next);
  if (isAskedSoon(next.bound, queue.top().bound) && pricer.mayLookAhead())
    if (const auto question = questionOf(next))
      pricer.lookAhead(*question);
  return {};
}

/// With as few layers as suffice.
Expected<void> OffloadSearcher::solveSome(const Entry &some) {
  const StageForm form = some.form;
  const TooLarge kept = *priced.at({keyOf(keptOf(some)), form});
  const PointChunks chunks =
      chunksOf(some, pricer.knownVariant(graph.recompute)->line);
  FewestLayers fewest(some.count, chunks.sizes.most,
                      bytesOfLayerAgain(kept, chunks));
  Entry next = some;
  while (!fewest.isFound() && !isCancelled()) {
    next.count = fewest.toTry();
    if (!isNear(next, timeOf(next, kept, chunks))) {
      fewest.isTooSlow();
      continue;
    }
    const size_t before = contenders.size();
    Expected<std::optional<TooLarge>> large = priceForm(next, form);
    if (!large)
      return large.takeError();
    const bool isBest = winner && *winner == next;
    const bool isContender = pricer.isSmall() && contenders.size() > before;
    if (*large)
      fewest.isOver((*large)->bytes - limit);
    else if (isBest || isContender)
      fewest.suffices();
    else
      fewest.isTooSlow();
    // Other copies may have the same.
    if (!winner || winningForm != form || pointOf(*winner) != pointOf(next))
      pricer.forget(pointOf(next), form);
  }
  return {};
}

Expected<void> OffloadSearcher::solveSomeNear(std::optional<double> most) {
  toBeat = most;
  if (!pricer.isSmall() || (!queue.empty() && isBetter(queue.top().bound)))
    return {};
  const size_t last = pricer.numSolved() + PointPricer::kMostSolvedNear;
  for (; !queue.empty() && isNear(queue.top(), queue.top().bound) &&
         pricer.numSolved() < last && !isCancelled();
       queue.pop())
    if (queue.top().level == Level::Counted)
      if (auto done = solveSome(Entry(queue.top())); !done)
        return done;
  return {};
}

} // namespace planner
