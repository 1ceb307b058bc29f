//===- PipelineCuts.cpp - Cutting a model for a fast pipeline -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/UnevenCuts.h"
#include <algorithm>
#include <numeric>

namespace planner {

namespace {

/// A stage that begins later has more before it and takes no longer for what it
/// has, nor does it hold more. So whatever time is allowed, stages that take as
/// much as they may, one after the other from either end, take the most.
class PipelineCutter {
public:
  PipelineCutter(const UnitLoads &l, const std::vector<ChunkSite> &s, double m)
      : loads(l), sites(s), microBatches(m), units(l.seconds.size()),
        before(sumsOf(l.seconds)), sums(sumsOf(l.sums)) {}

  std::optional<PipelineCuts> run() const;

private:
  /// Of the units before each one, and of all.
  static std::vector<double> sumsOf(const std::vector<double> &list) {
    std::vector<double> total(list.size() + 1, 0);
    std::partial_sum(list.begin(), list.end(), total.begin() + 1);
    return total;
  }
  /// Of so many units and chunks.
  double again(size_t count, size_t chunks = 1) const {
    return loads.again.seconds *
           static_cast<double>(std::min(
               count, static_cast<size_t>(loads.again.count) * chunks));
  }
  double timeOf(size_t stage, size_t begin, size_t end) const {
    const ChunkSite &site = sites[stage];
    return microBatches * (before[end] - before[begin] + again(end - begin) +
                           site.sending) +
           std::max(before[begin] + again(begin, stage) + site.way,
                    sums[end] - sums[begin]);
  }
  bool fits(size_t stage, size_t begin, size_t end) const {
    return bytesOfUnits(loads, sites[stage], begin, end) <= sites[stage].limit;
  }
  bool suffices(double most) const;
  std::vector<size_t> cut(double most) const;

  const UnitLoads &loads;
  const std::vector<ChunkSite> &sites;
  const double microBatches;
  const size_t units;
  const std::vector<double> before, sums;
};

} // namespace

/// Whether stages that take as much as they may from the front take all.
bool PipelineCutter::suffices(double most) const {
  size_t begin = 0;
  for (size_t s = 0; s < sites.size(); ++s) {
    const size_t last = units - (sites.size() - 1 - s);
    size_t end = begin;
    while (end < last && timeOf(s, begin, end + 1) <= most &&
           fits(s, begin, end + 1))
      ++end;
    if (end == begin)
      return false;
    begin = end;
  }
  return begin == units;
}

/// As much as they may from the back.
std::vector<size_t> PipelineCutter::cut(double most) const {
  std::vector<size_t> cuts(sites.size() + 1, units);
  cuts[0] = 0;
  for (size_t s = sites.size(); --s > 0;) {
    size_t begin = cuts[s + 1] - 1;
    while (begin > s && timeOf(s, begin - 1, cuts[s + 1]) <= most &&
           fits(s, begin - 1, cuts[s + 1]))
      --begin;
    cuts[s] = begin;
  }
  return cuts;
}

std::optional<PipelineCuts> PipelineCutter::run() const {
  if (sites.empty() || units < sites.size())
    return std::nullopt;
  double low = 0, high = 0;
  for (size_t s = 0; s < sites.size(); ++s)
    high = std::max(high, timeOf(s, 0, units) + before[units] +
                              again(units, sites.size()) + sites[s].way);
  if (!suffices(high))
    return std::nullopt;
  constexpr int kHalvings = 40;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (suffices(middle) ? high : low) = middle;
  }
  return PipelineCuts{cut(high), high};
}

std::optional<PipelineCuts> cutForPipeline(const UnitLoads &loads,
                                           const std::vector<ChunkSite> &sites,
                                           double microBatches) {
  return PipelineCutter(loads, sites, microBatches).run();
}

} // namespace planner
