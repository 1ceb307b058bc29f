//===- FreeLayers.cpp - How many layers each stage has --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FreeLayers.h"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace planner {

/// Borders between layers are alike, so that what a stage sends does not depend
/// on how many layers it has.
static std::vector<ChunkSite> sitesOf(const PipelineSpec &spec,
                                      int64_t usable) {
  const std::vector<double> kept = keptMicroBatches(spec);
  std::vector<ChunkSite> sites;
  double way = 0;
  for (size_t s = 0; s < spec.chunks.size(); ++s) {
    const ChunkTimes &chunk = spec.chunks[s];
    ChunkSite site{0, kept[s], static_cast<double>(usable)};
    if (!spec.overlapsSends)
      site.sending = (chunk.sendForward + chunk.sendBackward).value;
    if (s > 0)
      way += (spec.chunks[s - 1].sendForward + chunk.sendBackward).value;
    site.way = way;
    sites.push_back(site);
  }
  return sites;
}

static std::vector<double> sumsOf(const std::vector<double> &list) {
  std::vector<double> total(list.size() + 1, 0);
  std::partial_sum(list.begin(), list.end(), total.begin() + 1);
  return total;
}

LayerDivider::LayerDivider(UnitLoads l, PipelineSpec s, Counts e, int64_t bytes)
    : loads(std::move(l)), spec(std::move(s)), even(std::move(e)),
      usable(bytes), sites(sitesOf(spec, bytes)),
      seconds(sumsOf(loads.seconds)), forward(sumsOf(loads.forward)),
      sums(sumsOf(loads.sums)), updates(sumsOf(loads.updates)) {}

Expected<LayerDivider> LayerDivider::make(const StagedStrategy &strategy,
                                          const StageRequest &request,
                                          const PipelineSpec &spec,
                                          const StagedPrice &price,
                                          int64_t usable) {
  Expected<UnitLoads> loads =
      loadsOfUnits(strategy.model, strategy.assignment, strategy.priced,
                   *request.line, request);
  if (!loads)
    return loads.takeError();
  Counts even;
  for (const ChunkPrice &chunk : price.chunks)
    even.push_back(std::llround(chunk.layers));
  return LayerDivider(std::move(*loads), spec, std::move(even), usable);
}

bool LayerDivider::fits(const Counts &counts) const {
  size_t begin = 0;
  for (size_t s = 0; s < counts.size(); ++s) {
    const size_t end = begin + static_cast<size_t>(counts[s]);
    if (bytesOfUnits(loads, sites[s], begin, end) > sites[s].limit)
      return false;
    begin = end;
  }
  return true;
}

LayerDivider::Timed LayerDivider::timeOf(const Counts &counts) const {
  PipelineSpec own = spec;
  size_t begin = 0, summed = 0, updated = 0, busiest = 0;
  std::vector<double> sum(counts.size()), update(counts.size());
  for (size_t s = 0; s < counts.size(); ++s) {
    const size_t end = begin + static_cast<size_t>(counts[s]);
    own.chunks[s].forward = Seconds(forward[end] - forward[begin]);
    own.chunks[s].backward =
        Seconds(seconds[end] - seconds[begin]) - own.chunks[s].forward;
    own.chunks[s].weightGradient = Seconds();
    sum[s] = sums[end] - sums[begin];
    update[s] = updates[end] - updates[begin];
    begin = end;
  }
  const PipelineTime time = closedForm(own);
  const auto reduced = [&](size_t s) {
    return time.stages[s].end.value + sum[s];
  };
  for (size_t s = 1; s < counts.size(); ++s) {
    if (reduced(s) > reduced(summed))
      summed = s;
    if (update[s] > update[updated])
      updated = s;
    if (time.stages[s].busy > time.stages[busiest].busy)
      busiest = s;
  }
  return {reduced(summed) + update[updated], {summed, updated, busiest}};
}

std::optional<LayerDivider::Counts>
LayerDivider::moved(const Counts &counts, const Timed &timed) const {
  /// Less is no gain.
  constexpr double kLeast = 1e-9;
  /// Of more stages only those that make the step long hand on a layer.
  constexpr size_t kFew = 16;
  std::optional<Counts> best;
  double least = timed.seconds * (1 - kLeast);
  const auto look = [&](size_t from, size_t to) {
    if (from == to || counts[from] == 1)
      return;
    Counts other = counts;
    --other[from];
    ++other[to];
    const double own = timeOf(other).seconds;
    if (own >= least || !fits(other))
      return;
    least = own;
    best = std::move(other);
  };
  for (size_t from = 0; from < counts.size(); ++from)
    for (size_t to = 0; to < counts.size(); ++to)
      if (counts.size() <= kFew ||
          std::find(timed.longest.begin(), timed.longest.end(), from) !=
              timed.longest.end())
        look(from, to);
  return best;
}

std::optional<LayerSplit>
LayerDivider::next(std::optional<Seconds> /*most*/) const {
  /// To the least that any division may take: nearer is not worth the time.
  constexpr double kClose = 1e-3;
  const auto cuts =
      cutForPipeline(loads, sites, static_cast<double>(spec.microBatches));
  if (!cuts)
    return std::nullopt;
  Counts best;
  for (size_t s = 0; s < sites.size(); ++s)
    best.push_back(static_cast<int64_t>(cuts->at[s + 1] - cuts->at[s]));
  Timed timed = timeOf(best);
  if (const Timed evenly = timeOf(even);
      evenly.seconds <= timed.seconds && fits(even)) {
    best = even;
    timed = evenly;
  }
  const double least =
      cuts->seconds + updates.back() / static_cast<double>(sites.size());
  while (timed.seconds > least * (1 + kClose)) {
    std::optional<Counts> other = moved(best, timed);
    if (!other)
      break;
    best = std::move(*other);
    timed = timeOf(best);
  }
  return LayerSplit{false, std::move(best)};
}

Expected<void> LayerDivider::tooLarge(const std::vector<StageShare> &stages) {
  for (size_t s = 0; s < sites.size(); ++s)
    sites[s].limit -= static_cast<double>(
        std::max<int64_t>(0, stages[s].memoryBytes - usable));
  return {};
}

} // namespace planner
