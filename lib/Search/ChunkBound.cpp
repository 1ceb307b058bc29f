//===- ChunkBound.cpp - What any cut into several chunks a stage takes ----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Chunks of a stage are not next to each other, so that no walk over the
// borders knows what a stage does. But a step has time for a micro-batch's way
// through all chunks, and for all others to pass one of them meanwhile. So
// chunks are short, borders many, and what is sent over these is on the way.
// The same holds of one chunk a stage where backward passes are split.
//
//===----------------------------------------------------------------------===//

#include "CutBound.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <deque>
#include <numeric>

namespace planner {

namespace {

class ChunkFinder {
public:
  ChunkFinder(const StagePoint &p, const ScheduleChoice &c, const UnitFloors &u,
              const StepFloors &f, const BorderSends &s, double most);

  bool exists();

private:
  /// Time that a chunk has.
  struct Limit {
    double all, each;
  };
  void findCosts(const BorderSends &sends);
  bool isTooLong(double oneWay) const;
  Limit limitWith(double oneWay) const;
  bool isWithin(size_t begin, size_t end, const Limit &limit) const;
  double leastSends(const Limit &limit) const;

  const StagePoint &point;
  const ScheduleChoice &schedule;
  const size_t count;
  const double seconds, served;
  const bool isWhole, areBeside;
  /// Before each border: passes, of these what is known to be forward and what
  /// backward; and of the latter what the unit before waits for.
  std::vector<double> passes, forward, backward, inputGradients;
  /// Both passes of a micro-batch through all of the line.
  const double way;
  /// Of each border, at least; and once a step, of the mean stage.
  std::vector<double> costs;
  double sums = 0, updates = 0;
};

} // namespace

static std::vector<double> addUp(const std::vector<double> &list) {
  std::vector<double> before(1, 0);
  for (const double each : list)
    before.push_back(before.back() + each);
  return before;
}

ChunkFinder::ChunkFinder(const StagePoint &p, const ScheduleChoice &c,
                         const UnitFloors &u, const StepFloors &f,
                         const BorderSends &s, double most)
    : point(p), schedule(c), count(u.passes.size()), seconds(most),
      served(servedBatches(p, c)), isWhole(!splitsBackward(c.schedule)),
      areBeside(s.areBeside), passes(addUp(u.passes)), forward(count + 1),
      backward(count + 1), inputGradients(addUp(u.inputGradients)),
      way(std::max(passes.back(), f.passes.first + f.passes.last)) {
  if (u.knowsForward) {
    forward = addUp(u.forward);
    for (size_t border = 0; border <= count; ++border)
      backward[border] = passes[border] - forward[border];
  }
  const auto mean = [&](const PassFloors &floors) {
    return (floors.first + floors.last) / static_cast<double>(p.stages);
  };
  sums = mean(f.reductions);
  updates = mean(f.updates);
  findCosts(s);
}

/// Over any link between stages that has time for all micro-batches.
void ChunkFinder::findCosts(const BorderSends &sends) {
  std::vector<unsigned> levels(sends.levels.begin() + 1, sends.levels.end());
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  costs.assign(count + 1, kInfinity);
  costs[count] = 0;
  for (const unsigned level : levels)
    for (size_t border = 1; border < count; ++border)
      costs[border] = std::min(costs[border], sends.onLevel[level][border]);
  for (double &cost : costs)
    if (served * cost > seconds)
      cost = kInfinity;
}

/// With so much sent one way over all borders.
bool ChunkFinder::isTooLong(double oneWay) const {
  if (oneWay == kInfinity)
    return true;
  const double mean = static_cast<double>(point.microBatches) /
                      static_cast<double>(point.stages) *
                      (way + (areBeside ? 0 : 2 * oneWay));
  return std::max(chunkedStep(point, schedule,
                              {way, forward[count], backward[count],
                               inputGradients[count], oneWay, areBeside}),
                  mean + sums) +
             updates >
         seconds;
}

/// All micro-batches run through a chunk one after the other in either pass,
/// the first one on its way there, and the last one on its way from there. The
/// two chunks of a V on one stage share its time.
ChunkFinder::Limit ChunkFinder::limitWith(double oneWay) const {
  const double trip = isWhole ? way : forward[count] + inputGradients[count];
  Limit limit{seconds - updates, kInfinity};
  if (served > 1)
    limit.each = (seconds - updates - trip - 2 * oneWay) / (served - 1);
  return limit;
}

/// Nothing of the chunk is done before a micro-batch has come to it.
bool ChunkFinder::isWithin(size_t begin, size_t end, const Limit &limit) const {
  const double own = passes[end] - passes[begin];
  const auto &back = isWhole ? backward : inputGradients;
  return served * own + forward[begin] <= limit.all &&
         (!isWhole || own / 2 <= limit.each) &&
         forward[end] - forward[begin] <= limit.each &&
         back[end] - back[begin] <= limit.each;
}

/// One way, over the borders of any number of chunks that are not too long.
double ChunkFinder::leastSends(const Limit &limit) const {
  std::vector<double> least(count + 1);
  // Borders from which a chunk may reach the next one, each with less than all
  // before it.
  std::deque<size_t> from;
  for (size_t border = 1; border <= count; ++border) {
    while (!from.empty() && least[from.back()] >= least[border - 1])
      from.pop_back();
    from.push_back(border - 1);
    while (!from.empty() && !isWithin(from.front(), border, limit))
      from.pop_front();
    if (from.empty())
      return kInfinity;
    least[border] = least[from.front()] + costs[border];
  }
  return least[count];
}

/// What is sent leaves less time for a chunk, and that needs more borders.
bool ChunkFinder::exists() {
  constexpr int kRounds = 8;
  double oneWay = 0;
  for (int round = 0; round < kRounds; ++round) {
    if (isTooLong(oneWay))
      return false;
    const double more = leastSends(limitWith(oneWay));
    if (more <= oneWay)
      return true;
    oneWay = more;
  }
  return !isTooLong(oneWay);
}

bool chunksTakeLonger(const StagePoint &point, const ScheduleChoice &schedule,
                      const UnitFloors &units, const StepFloors &moves,
                      const BorderSends &sends, double seconds) {
  return !ChunkFinder(point, schedule, units, moves, sends, seconds).exists();
}

} // namespace planner
