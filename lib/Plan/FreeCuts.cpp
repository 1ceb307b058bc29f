//===- FreeCuts.cpp - Where any model is cut ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FreeCuts.h"
#include "UnitLoads.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace planner {

LineDivider::LineDivider(const StagedStrategy &s, const StageRequest &r,
                         PipelineSpec p, UnitPrices prices,
                         const StagedPrice &price, int64_t bytes)
    : strategy(s), request(r), spec(std::move(p)), usable(bytes),
      cutter(std::move(prices), s.model.stack(),
             {r.overlapsData, r.overlapsTensor},
             static_cast<double>(spec.microBatches), spec.overlapsSends) {
  for (size_t c = 0; c < price.cuts.chunks(); ++c)
    even.push_back(std::llround(price.cuts.at[c + 1] - price.cuts.at[c]));
  for (const double kept : keptMicroBatches(spec))
    sites.push_back({0, kept, static_cast<double>(bytes)});
}

Expected<LineDivider> LineDivider::make(const StagedStrategy &strategy,
                                        const StageRequest &request,
                                        const PipelineSpec &spec,
                                        const StagedPrice &price,
                                        int64_t usable) {
  Expected<UnitPrices> prices =
      priceUnits(strategy.model, strategy.assignment, strategy.priced, request);
  if (!prices)
    return prices.takeError();
  return LineDivider(strategy, request, spec, std::move(*prices), price,
                     usable);
}

TimedStep LineDivider::timeOf(const Cuts &cuts) {
  const size_t stages = sites.size();
  std::vector<double> sums, updates;
  for (size_t s = 0; s < stages; ++s) {
    const LinePiece &piece = cutter.piece(cuts[s], cuts[s + 1]);
    ChunkTimes &chunk = spec.chunks[s];
    chunk = {Seconds(piece.forward), Seconds(piece.backward), Seconds(),
             Seconds(), Seconds()};
    if (s + 1 < stages)
      chunk.sendForward = Seconds(cutter.sendTo(s + 1, cuts[s + 1]));
    if (s > 0)
      chunk.sendBackward = Seconds(cutter.sendTo(s, cuts[s]));
    sums.push_back(piece.sums);
    updates.push_back(piece.update);
  }
  return timedStep(spec, sums, updates);
}

bool LineDivider::fits(const Cuts &cuts, size_t stage) {
  return cutter.fits(cutter.piece(cuts[stage], cuts[stage + 1]), stage);
}

/// By one unit, two, four and so on, to either side.
std::optional<LineDivider::Cuts> LineDivider::moved(const Cuts &cuts,
                                                    const TimedStep &timed) {
  /// Less is no gain.
  constexpr double kLeast = 1e-9;
  /// Of more stages only the borders of those that make the step long.
  constexpr size_t kFew = 16;
  std::optional<Cuts> best;
  double least = timed.seconds * (1 - kLeast);
  const auto isLong = [&](size_t stage) {
    return std::find(timed.longest.begin(), timed.longest.end(), stage) !=
           timed.longest.end();
  };
  const auto look = [&](size_t border, size_t to) {
    Cuts other = cuts;
    other[border] = to;
    const double own = timeOf(other).seconds;
    if (own >= least || !fits(other, border - 1) || !fits(other, border))
      return;
    least = own;
    best = std::move(other);
  };
  for (size_t border = 1; border + 1 < cuts.size(); ++border) {
    if (sites.size() > kFew && !isLong(border - 1) && !isLong(border))
      continue;
    for (size_t step = 1; cuts[border] + step < cuts[border + 1]; step *= 2)
      look(border, cuts[border] + step);
    for (size_t step = 1; cuts[border - 1] + step < cuts[border]; step *= 2)
      look(border, cuts[border] - step);
  }
  return best;
}

std::optional<LayerSplit> LineDivider::next(std::optional<Seconds> most) {
  /// To the least that any cuts may take: nearer is not worth the time.
  constexpr double kClose = 1e-3;
  /// What a stage needs is not known so well that nothing fits if none does by
  /// that.
  constexpr double kMore = 1.05;
  constexpr int kSteps = 4;
  const double seconds =
      most ? most->value : std::numeric_limits<double>::max();
  auto found = cutter.run(seconds);
  for (int step = 0; step < kSteps && !found && countsMemory; ++step) {
    for (ChunkSite &site : sites)
      site.limit *= kMore;
    cutter.limit(sites);
    found = cutter.run(seconds);
  }
  if (!found)
    return std::nullopt;
  Cuts best = std::move(found->at);
  TimedStep timed = timeOf(best);
  while (timed.seconds > found->seconds * (1 + kClose)) {
    std::optional<Cuts> other = moved(best, timed);
    if (!other)
      break;
    best = std::move(*other);
    timed = timeOf(best);
  }
  LayerSplit split;
  for (size_t s = 0; s + 1 < best.size(); ++s)
    split.counts.push_back(static_cast<int64_t>(best[s + 1] - best[s]));
  last = std::move(best);
  return split;
}

Expected<void> LineDivider::tooLarge(const std::vector<StageShare> &stages) {
  if (!std::exchange(countsMemory, true)) {
    Expected<UnitLoads> loads =
        loadsOfUnits(strategy.model, strategy.assignment, strategy.priced,
                     *request.line, request);
    if (!loads)
      return loads.takeError();
    cutter.count(std::move(*loads));
  }
  for (size_t s = 0; s < sites.size(); ++s) {
    const double known =
        cutter.piece(last[s], last[s + 1]).bytes(sites[s].microBatches);
    sites[s].limit =
        known * static_cast<double>(usable) /
        static_cast<double>(std::max<int64_t>(1, stages[s].memoryBytes));
  }
  cutter.limit(sites);
  return {};
}

} // namespace planner
