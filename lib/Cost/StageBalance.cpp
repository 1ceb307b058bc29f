//===- StageBalance.cpp - Cuts for stages of several chunks ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/UnevenCuts.h"
#include <numeric>
#include <utility>

namespace planner {

namespace {

class StageBalancer {
public:
  StageBalancer(const std::vector<UnitLoads> &l,
                const std::vector<ChunkSite> &s,
                const std::vector<std::vector<size_t>> &c,
                std::vector<size_t> a)
      : loads(l), sites(s), chunksOfStage(c), cuts(std::move(a)) {
    for (const UnitLoads &own : loads) {
      std::vector<double> &sums = before.emplace_back(1, 0.0);
      for (const double seconds : own.seconds)
        sums.push_back(sums.back() + seconds);
    }
  }

  std::vector<size_t> run();

private:
  /// Of the slowest stage, and of all: what is less is better balanced.
  using Balance = std::pair<double, double>;
  double secondsOf(size_t stage) const;
  Balance balance() const;
  bool fits() const;
  size_t slowest() const;
  void move(size_t from, size_t to);
  bool improve();

  const std::vector<UnitLoads> &loads;
  const std::vector<ChunkSite> &sites;
  const std::vector<std::vector<size_t>> &chunksOfStage;
  /// By loads and unit, all units before it.
  std::vector<std::vector<double>> before;
  std::vector<size_t> cuts;
};

} // namespace

double StageBalancer::secondsOf(size_t stage) const {
  double sum = 0;
  for (const size_t c : chunksOfStage[stage]) {
    const std::vector<double> &sums = before[sites[c].loads];
    sum += sums[cuts[c + 1]] - sums[cuts[c]];
  }
  return sum;
}

StageBalancer::Balance StageBalancer::balance() const {
  Balance all;
  for (size_t s = 0; s < chunksOfStage.size(); ++s) {
    const double own = secondsOf(s);
    all.first = std::max(all.first, own);
    all.second += own * own;
  }
  return all;
}

bool StageBalancer::fits() const {
  return std::all_of(chunksOfStage.begin(), chunksOfStage.end(),
                     [&](const auto &chunks) {
                       double bytes = 0, limit = 0;
                       for (const size_t c : chunks) {
                         bytes += bytesOfUnits(loads[sites[c].loads], sites[c],
                                               cuts[c], cuts[c + 1]);
                         limit += sites[c].limit;
                       }
                       return bytes <= limit;
                     });
}

size_t StageBalancer::slowest() const {
  size_t most = 0;
  for (size_t s = 1; s < chunksOfStage.size(); ++s)
    if (secondsOf(s) > secondsOf(most))
      most = s;
  return most;
}

/// One unit; chunks between them keep their numbers.
void StageBalancer::move(size_t from, size_t to) {
  for (size_t c = from; c < to; ++c)
    --cuts[c + 1];
  for (size_t c = to; c < from; ++c)
    ++cuts[c + 1];
}

/// What the slowest stage has less, any other chunk may have. In squares of
/// chunks for each unit that moves: of these there are few, and less is priced.
bool StageBalancer::improve() {
  constexpr double kLeastGain = 1e-12;
  const Balance now = balance();
  for (const size_t from : chunksOfStage[slowest()])
    for (size_t to = 0; to < sites.size(); ++to) {
      if (to == from || cuts[from + 1] - cuts[from] < 2)
        continue;
      move(from, to);
      const Balance other = balance();
      const bool isSlower = other.first > now.first * (1 + kLeastGain);
      if (!isSlower &&
          (other.first < now.first * (1 - kLeastGain) ||
           other.second < now.second * (1 - kLeastGain)) &&
          fits())
        return true;
      move(to, from);
    }
  return false;
}

std::vector<size_t> StageBalancer::run() {
  while (improve())
    ;
  return std::move(cuts);
}

std::optional<std::vector<size_t>>
cutForStages(const std::vector<UnitLoads> &loads,
             const std::vector<ChunkSite> &sites,
             const std::vector<std::vector<size_t>> &chunksOfStage) {
  auto cuts = cutUnevenly(loads, sites);
  if (!cuts || chunksOfStage.size() == sites.size())
    return cuts;
  return StageBalancer(loads, sites, chunksOfStage, std::move(*cuts)).run();
}

} // namespace planner
