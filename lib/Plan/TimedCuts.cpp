//===- TimedCuts.cpp - Cuts by the time of a step -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TimedCuts.h"
#include <algorithm>

namespace planner {

/// Cuts that are timed at most: about what it takes to price one.
static constexpr size_t kMostTried = 128;

static std::vector<double> sumsBefore(const std::vector<double> &list) {
  std::vector<double> sums(1, 0.0);
  for (const double each : list)
    sums.push_back(sums.back() + each);
  return sums;
}

/// What collectives and sends cost each other depends on the cuts.
TimedCuts::TimedCuts(const std::vector<UnitLoads> &l,
                     const std::vector<ChunkSite> &c,
                     const std::vector<std::vector<HostedChunk>> &s,
                     std::vector<size_t> f, PipelineSpec p)
    : loads(l), sites(c), stages(s), first(std::move(f)),
      firstSpec(std::move(p)), spec(firstSpec) {
  for (const UnitLoads &own : loads)
    before.push_back({sumsBefore(own.forward), sumsBefore(own.seconds),
                      sumsBefore(own.weights), sumsBefore(own.sums),
                      sumsBefore(own.updates)});
  spec.waits.clear();
  for (ChunkTimes &chunk : spec.chunks)
    chunk.forwardCarries = chunk.backwardCarries = {};
}

/// As much longer as more passes there.
void TimedCuts::setSends(const std::vector<size_t> &cuts) {
  const std::vector<Crossing> &crossing = loads.front().crossing;
  for (size_t c = 0; c + 1 < sites.size(); ++c) {
    const double was = crossing[first[c + 1] - 1].bytes;
    const double now = crossing[cuts[c + 1] - 1].bytes;
    const double more = was > 0 ? now / was : 1;
    spec.chunks[c].sendForward = firstSpec.chunks[c].sendForward * more;
    spec.chunks[c + 1].sendBackward =
        firstSpec.chunks[c + 1].sendBackward * more;
  }
}

void TimedCuts::setTimes(const std::vector<size_t> &cuts) {
  for (size_t c = 0; c < sites.size(); ++c) {
    const Sums &own = before[sites[c].loads];
    const auto of = [&](const std::vector<double> &list) {
      return Seconds(list[cuts[c + 1]] - list[cuts[c]]);
    };
    ChunkTimes &chunk = spec.chunks[c];
    chunk.forward = of(own.forward);
    chunk.backward = of(own.seconds) - chunk.forward;
    chunk.weightGradient = std::min(of(own.weights), chunk.backward);
  }
  setSends(cuts);
}

TimedStep TimedCuts::timeOf(const std::vector<size_t> &cuts) {
  ++tried;
  std::vector<double> sums(stages.size()), updates(stages.size());
  for (size_t s = 0; s < stages.size(); ++s)
    for (const HostedChunk &hosted : stages[s]) {
      const size_t c = hosted.chunk;
      const Sums &own = before[sites[c].loads];
      sums[s] += own.sums[cuts[c + 1]] - own.sums[cuts[c]];
      updates[s] += own.updates[cuts[c + 1]] - own.updates[cuts[c]];
    }
  setTimes(cuts);
  return timedStep(spec, sums, updates);
}

bool TimedCuts::fits(const std::vector<size_t> &cuts) const {
  return std::all_of(stages.begin(), stages.end(), [&](const auto &chunks) {
    double bytes = 0, limit = 0;
    for (const HostedChunk &hosted : chunks) {
      const size_t c = hosted.chunk;
      bytes +=
          bytesOfUnits(loads[sites[c].loads], sites[c], cuts[c], cuts[c + 1]);
      limit += sites[c].limit;
    }
    return bytes <= limit;
  });
}

/// Chunks between them keep their numbers. False if too few would be left.
bool TimedCuts::move(std::vector<size_t> &cuts, size_t from, size_t to,
                     size_t units) const {
  if (cuts[from + 1] - cuts[from] <= units)
    return false;
  for (size_t c = from; c < to; ++c)
    cuts[c + 1] -= units;
  for (size_t c = to; c < from; ++c)
    cuts[c + 1] += units;
  return true;
}

/// One unit, two, four and so on to any chunk; of many chunks from those alone
/// whose stages make the step long. First what the pipeline takes least with.
std::vector<TimedCuts::Move> TimedCuts::movesOf(const std::vector<size_t> &cuts,
                                                const TimedStep &timed) {
  /// A choice: of more there are too many pairs.
  constexpr size_t kFew = 8;
  std::vector<bool> givers(sites.size(), sites.size() <= kFew);
  for (const size_t stage : timed.longest)
    for (const HostedChunk &hosted : stages[stage])
      givers[hosted.chunk] = true;
  std::vector<Move> moves;
  for (size_t from = 0; from < sites.size(); ++from)
    for (size_t to = 0; to < sites.size(); ++to)
      for (size_t units = 1; givers[from] && to != from; units *= 2) {
        std::vector<size_t> other = cuts;
        if (!move(other, from, to, units))
          break;
        setTimes(other);
        const double least = lowerBound(spec).value;
        if (least < timed.seconds)
          moves.push_back({least, from, to, units});
      }
  std::sort(moves.begin(), moves.end());
  return moves;
}

bool TimedCuts::improve(std::vector<size_t> &cuts, TimedStep &timed) {
  /// Less is no gain.
  constexpr double kLeast = 1e-9;
  for (const Move &next : movesOf(cuts, timed)) {
    if (tried >= kMostTried)
      return false;
    std::vector<size_t> other = cuts;
    move(other, next.from, next.to, next.units);
    TimedStep own = timeOf(other);
    if (own.seconds >= timed.seconds * (1 - kLeast) || !fits(other))
      continue;
    cuts = std::move(other);
    timed = std::move(own);
    return true;
  }
  return false;
}

std::vector<size_t> TimedCuts::shorten() {
  std::vector<size_t> cuts = first;
  TimedStep timed = timeOf(cuts);
  while (improve(cuts, timed))
    ;
  return cuts;
}

} // namespace planner
