//===- LineCuts.cpp - Cutting any model for a pipeline --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/LineCuts.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace planner {

/// A unit that is heavier than a chunk should be has one to itself, and the
/// others share what is left.
static std::vector<double> clipped(std::vector<double> weights, size_t chunks) {
  constexpr int kRounds = 8;
  for (int round = 0; round < kRounds; ++round) {
    const double each = std::accumulate(weights.begin(), weights.end(), 0.0) /
                        static_cast<double>(chunks);
    for (double &weight : weights)
      weight = std::min(weight, each);
  }
  return weights;
}

std::vector<size_t>
cutNearEvenly(std::vector<double> weights, size_t chunks,
              const std::function<double(size_t, size_t)> &sent) {
  constexpr double kNear = 0.25;
  weights = clipped(std::move(weights), chunks);
  const double each = std::accumulate(weights.begin(), weights.end(), 0.0) /
                      static_cast<double>(chunks);
  std::vector<size_t> cuts = {0};
  // Before the unit that is looked at.
  double before = 0;
  size_t unit = 0;
  for (size_t chunk = 1; chunk < chunks; ++chunk) {
    const double target = static_cast<double>(chunk) * each;
    const size_t last = weights.size() - (chunks - chunk);
    std::optional<std::tuple<bool, double, double, size_t>> best;
    while (unit <= last) {
      const double off = std::abs(before - target);
      const bool isFar = off > kNear * each;
      if (unit > cuts.back()) {
        const std::tuple key(isFar, isFar ? off : sent(chunk, unit), off, unit);
        if (!best || key < *best)
          best = key;
      }
      if (before > target + kNear * each || unit == last)
        break;
      before += weights[unit++];
    }
    cuts.push_back(best ? std::get<3>(*best) : cuts.back() + 1);
    while (unit > cuts.back())
      before -= weights[--unit];
    while (unit < cuts.back())
      before += weights[unit++];
  }
  cuts.push_back(weights.size());
  return cuts;
}

double LineSchedule::underWay(size_t stagesLeft) const {
  return alternates ? std::min(static_cast<double>(stagesLeft), microBatches)
                    : microBatches;
}

double LineSchedule::waits(size_t stagesLeft, double forward,
                           double backward) const {
  return (microBatches - 1) * std::max(forward, backward) +
         (microBatches - underWay(stagesLeft)) * std::min(forward, backward);
}

double LineSchedule::idle(size_t stagesLeft, double forward, double backward,
                          double after) const {
  if (!alternates)
    return after;
  const auto behind = static_cast<double>(stagesLeft) - 1;
  if (microBatches <= behind + 1)
    return 0;
  return std::max(0.0, after - behind * forward) +
         std::max(0.0, after - behind * backward);
}

double LineSchedule::shareOf(size_t stagesLeft) const {
  return 1 - std::pow(1 - 1 / microBatches, static_cast<double>(stagesLeft));
}

LineCutter::LineCutter(UnitPrices p, const StackSpec &s, ChunkOverlap o,
                       LineSchedule of)
    : prices(std::move(p)), stack(s), overlap(o), schedule(of),
      rows(prices.units.size()), leastBefore(prices.units.size() + 1, 0) {
  addLeast(leastForward);
  addLeast(leastBackward);
  findLeastSends();
}

/// Of a pass, that part which is most of the whole line.
void LineCutter::addLeast(LeastPass (*of)(const ChunkWork &, const StackSpec &,
                                          const ChunkOverlap &)) {
  std::vector<LeastPass> list;
  std::array<double, std::tuple_size_v<LeastPass>> totals{};
  for (const ChunkWork &unit : prices.units) {
    list.push_back(of(unit, stack, overlap));
    for (size_t part = 0; part < totals.size(); ++part)
      totals[part] += list.back()[part].value;
  }
  const auto most = static_cast<size_t>(
      std::max_element(totals.begin(), totals.end()) - totals.begin());
  double before = 0;
  for (size_t unit = 0; unit < list.size(); ++unit) {
    before += list[unit][most].value;
    leastBefore[unit + 1] += before;
  }
}

void LineCutter::count(UnitLoads own) {
  bytes = std::move(own);
  rows.assign(units(), {});
}

void LineCutter::limit(std::vector<ChunkSite> list) { sites = std::move(list); }

/// A piece is made of one that is a unit shorter.
const LinePiece &LineCutter::piece(size_t begin, size_t end) {
  Row &row = rows[begin];
  while (row.pieces.size() < end - begin) {
    const size_t unit = begin + row.pieces.size();
    row.work += prices.units[unit];
    PassPrice forward = forwardPrice(row.work, stack, overlap);
    PassPrice backward = backwardPrice(row.work, stack, overlap);
    UpdatePrice update =
        updatePrice(row.work, stack, overlap, forward, backward);
    if (copies) {
      row.onHost += prices.onHost[unit];
      for (const LeftBefore &left : prices.leftBefore[unit])
        row.onHost.saved -= left.unit >= begin ? left.bytes : 0;
      copies->addTo(forward, backward, row.onHost, row.work.optimizer);
      copies->addTo(update, row.onHost);
    }
    LinePiece own;
    own.forward = forward.time().value;
    own.backward = backward.time().value;
    own.weights = std::min(own.backward, row.work.weightGradient.value);
    own.sums = update.exposedReduction.value;
    own.update =
        (update.optimizer + update.exposedGathering + update.offload).value;
    if (bytes) {
      const LinePiece before =
          row.pieces.empty() ? LinePiece() : row.pieces.back();
      own.fixed = before.fixed + bytes->fixed[unit];
      own.kept = before.kept + bytes->kept[unit];
      own.working = std::max(before.working, bytes->working[unit]);
      own.updating = std::max(before.updating, bytes->updating[unit]);
    }
    row.pieces.push_back(own);
  }
  return row.pieces[end - begin - 1];
}

bool LineCutter::fits(const LinePiece &own, size_t stage) const {
  return sites.empty() ||
         own.bytes(sites[stage].microBatches) <= sites[stage].limit;
}

double LineCutter::busySends(size_t stage, size_t begin, size_t end) const {
  if (schedule.sendsBeside)
    return 0;
  return (stage > 0 ? sendTo(stage, begin) : 0) +
         (stage + 1 < prices.levels.size() ? sendTo(stage + 1, end) : 0);
}

/// Sends of the backward pass are under way to the stage if they run beside
/// compute, and else part of what the next stage has to do.
double LineCutter::waySends(size_t stage, size_t begin, size_t end) const {
  const double forward =
      stage + 1 < prices.levels.size() ? sendTo(stage + 1, end) : 0;
  if (schedule.sendsBeside)
    return 2 * forward;
  return forward + (stage > 0 ? sendTo(stage, begin) : 0);
}

void LineCutter::findLeastSends() {
  const size_t stages = prices.levels.size();
  if (stages == 0 || stages > units())
    return;
  leastSends.assign(stages, std::vector<double>(units() + 1, kInfinity));
  leastSends.back().assign(units() + 1, 0);
  for (size_t stage = stages - 1; stage-- > 0;) {
    double least = kInfinity;
    // Each stage that follows has a unit.
    for (size_t border = units() - (stages - 1 - stage); border > stage;
         --border) {
      least = std::min(least, sendTo(stage + 1, border) +
                                  leastSends[stage + 1][border]);
      leastSends[stage][border - 1] = least;
    }
  }
}

/// Of all stages. Beside compute micro-batches pass a link one after the other.
double LineCutter::tripOn(size_t stage, size_t begin, size_t end, double path) {
  const LinePiece &own = piece(begin, end);
  const bool isLast = stage + 1 == prices.levels.size();
  const double next = isLast ? 0 : sendTo(stage + 1, end);
  const double before = stage == 0 ? 0 : sendTo(stage, begin);
  const double forward = own.forward + (schedule.sendsBeside ? 0 : next);
  const double backward = own.backward + (schedule.sendsBeside ? 0 : before);
  const double waits = schedule.waits(stagesFrom(stage), forward, backward);
  const double after =
      leastAfter(end) + 2 * (isLast ? 0 : leastSends[stage + 1][end]);
  const double trip = path + own.passes() + waySends(stage, begin, end) +
                      (schedule.sendsBeside ? 0 : next) + after;
  return std::max(waits, schedule.sendsBeside
                             ? (schedule.microBatches - 1) * next
                             : 0) +
         trip + (stage == 0 ? own.sums : 0) + own.update;
}

double LineCutter::busyOn(size_t stage, size_t begin, size_t end, double path) {
  const LinePiece &own = piece(begin, end);
  const double busy = own.passes() + busySends(stage, begin, end);
  return schedule.microBatches * busy + std::max(path, own.sums) + own.update;
}

double LineCutter::timeOn(size_t stage, size_t begin, size_t end, double path) {
  return std::max(busyOn(stage, begin, end, path),
                  tripOn(stage, begin, end, path));
}

double LineCutter::wayOver(size_t stage, size_t begin, size_t end,
                           double path) {
  const LinePiece &own = piece(begin, end);
  return path + own.passes() + waySends(stage, begin, end) +
         (stage == 0 ? own.sums : 0);
}

/// Of the chunks that begin there, the shortest that may leave the stages
/// behind it time for what is behind it (suffices()).
size_t LineCutter::firstEnd(size_t begin, double path, double most,
                            double share) const {
  const auto leavesTooMuch = [&](double before) {
    const double after = leastBefore.back() - before;
    const double reached = path + (before - leastBefore[begin]);
    return after > (most - reached) * share;
  };
  const auto from = leastBefore.begin() + static_cast<ptrdiff_t>(begin) + 1;
  return static_cast<size_t>(
      std::partition_point(from, leastBefore.end(), leavesTooMuch) -
      leastBefore.begin());
}

/// All chunks that begin there, if what is before takes so long on the way of a
/// micro-batch.
void LineCutter::extend(size_t stage, size_t begin, double path, double most,
                        double shareBehind, std::vector<double> &next) {
  const size_t last = units() - (prices.levels.size() - 1 - stage);
  for (size_t end = firstEnd(begin, path, most, shareBehind); end <= last;
       ++end) {
    const LinePiece &own = piece(begin, end);
    const double least = leastBefore[end] - leastBefore[begin];
    if (schedule.microBatches * least + path > most || !fits(own, stage))
      return;
    // What is told soonest comes first.
    const double way = wayOver(stage, begin, end, path);
    if (way >= next[end] || busyOn(stage, begin, end, path) > most ||
        tripOn(stage, begin, end, path) > most)
      continue;
    next[end] = way;
    begins[stage][end] = begin;
  }
}

/// The least that a micro-batch needs to come to each border and back is known
/// after each stage: of what is before a stage no more counts.
bool LineCutter::suffices(double most) {
  const size_t stages = prices.levels.size();
  std::vector<double> reached(units() + 1, kInfinity), next;
  reached[0] = 0;
  begins.assign(stages, std::vector<size_t>(units() + 1, units()));
  double share = schedule.shareOf(stages);
  for (size_t stage = 0; stage < stages; ++stage) {
    next.assign(units() + 1, kInfinity);
    const double shareBehind = schedule.shareOf(stagesFrom(stage + 1));
    for (size_t begin = stage; begin < units(); ++begin)
      if (leastAfter(begin) <= (most - reached[begin]) * share)
        extend(stage, begin, reached[begin], most, shareBehind, next);
    share = shareBehind;
    reached.swap(next);
  }
  return reached[units()] < kInfinity;
}

std::vector<size_t> LineCutter::cutsFound() const {
  std::vector<size_t> cuts(begins.size() + 1, units());
  for (size_t stage = begins.size(); stage-- > 0;)
    cuts[stage] = begins[stage][cuts[stage + 1]];
  return cuts;
}

std::vector<size_t> LineCutter::nearEven() {
  std::vector<double> passes;
  for (size_t u = 0; u < units(); ++u)
    passes.push_back(piece(u, u + 1).passes());
  return cutNearEvenly(
      passes, prices.levels.size(),
      [&](size_t chunk, size_t border) { return sendTo(chunk, border); });
}

double LineCutter::timeOf(const std::vector<size_t> &cuts) {
  double path = 0, longest = 0;
  for (size_t stage = 0; stage + 1 < cuts.size(); ++stage) {
    const size_t begin = cuts[stage], end = cuts[stage + 1];
    longest = std::max(longest, timeOn(stage, begin, end, path));
    path = wayOver(stage, begin, end, path);
  }
  return longest;
}

std::optional<PipelineCuts> LineCutter::run(double most, double close) {
  if (prices.levels.empty() || units() < prices.levels.size())
    return std::nullopt;
  // Where memory counts, these may not fit.
  if (sites.empty()) {
    std::vector<size_t> even = nearEven();
    if (timeOf(even) <= most)
      return faster(std::move(even), close);
  }
  if (!suffices(most))
    return std::nullopt;
  return faster(cutsFound(), close);
}

PipelineCuts LineCutter::faster(std::vector<size_t> cuts, double close,
                                double least) {
  // More than sums of doubles lose.
  constexpr double kRounding = 1e-9;
  PipelineCuts best{std::move(cuts), 0};
  best.seconds = timeOf(best.at);
  double low = std::max(least, leastAfter(0) / schedule.shareOf(stagesFrom(0)) *
                                   (1 - kRounding));
  while (best.seconds > low + close * best.seconds) {
    const double middle = (low + best.seconds) / 2;
    if (!suffices(middle)) {
      low = middle;
      continue;
    }
    best.at = cutsFound();
    best.seconds = std::min(middle, timeOf(best.at));
  }
  return best;
}

} // namespace planner
