//===- UnevenCuts.cpp - Cutting a model for unequal stages ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/UnevenCuts.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <numeric>

namespace planner {

namespace {

/// Sums in another order differ by less, relatively.
constexpr double kNoise = 1e-12;

/// A chunk that grows by a unit at a time.
class GrowingChunk {
public:
  GrowingChunk(const UnitLoads &l, const ChunkSite &s) : loads(l), site(s) {}

  void add(size_t unit) {
    const bool isAgain = units++ < loads.again.count;
    seconds += loads.seconds[unit] + (isAgain ? loads.again.seconds : 0);
    fixed += loads.fixed[unit];
    kept += loads.kept[unit] - (isAgain ? loads.again.bytes : 0);
    working = std::max(working, loads.working[unit]);
    updating = std::max(updating, loads.updating[unit]);
  }
  double bytes() const {
    return fixed + std::max(site.microBatches * kept + working, updating);
  }
  bool fits() const { return bytes() <= site.limit; }

  double seconds = 0;

private:
  const UnitLoads &loads;
  const ChunkSite &site;
  double fixed = 0, kept = 0, working = 0, updating = 0;
  int64_t units = 0;
};

class UnevenCutter {
public:
  UnevenCutter(const std::vector<UnitLoads> &l, const std::vector<ChunkSite> &s)
      : loads(l), sites(s), units(l.front().seconds.size()) {}

  std::optional<std::vector<size_t>> run();

private:
  /// Combines what the chunks before take with what this one takes; from what
  /// chunks may take at most.
  template <typename Combine>
  void fill(double most, Combine combine, bool remembers);
  std::optional<double> slowest(double most);

  const std::vector<UnitLoads> &loads;
  const std::vector<ChunkSite> &sites;
  const size_t units;
  /// By chunk and by unit where it ends.
  std::vector<double> before, best;
  std::vector<std::vector<size_t>> begins;
};

} // namespace

template <typename Combine>
void UnevenCutter::fill(double most, Combine combine, bool remembers) {
  begins.assign(sites.size(), {});
  best.assign(units + 1, kInfinity);
  best[0] = 0;
  for (size_t k = 0; k < sites.size(); ++k) {
    before.swap(best);
    best.assign(units + 1, kInfinity);
    if (remembers)
      begins[k].assign(units + 1, units);
    // A unit is left for each chunk that follows.
    const size_t last = units - (sites.size() - 1 - k);
    for (size_t begin = k; begin < last; ++begin) {
      if (before[begin] == kInfinity)
        continue;
      GrowingChunk chunk(loads[sites[k].loads], sites[k]);
      for (size_t end = begin + 1; end <= last; ++end) {
        chunk.add(end - 1);
        if (!(chunk.seconds <= most) || !chunk.fits())
          break;
        const double sum = combine(before[begin], chunk.seconds);
        if (!(sum < best[end] * (1 - kNoise)) &&
            !(best[end] == kInfinity && sum < kInfinity))
          continue;
        best[end] = sum;
        if (remembers)
          begins[k][end] = begin;
      }
    }
  }
}

/// The slowest chunk's time, if no chunk need take more than `most`.
std::optional<double> UnevenCutter::slowest(double most) {
  fill(most, [](double a, double b) { return std::max(a, b); }, false);
  if (best[units] == kInfinity)
    return std::nullopt;
  return best[units];
}

/// Short chunks are looked at first, so that few are that are much too long.
std::optional<std::vector<size_t>> UnevenCutter::run() {
  if (sites.empty() || units < sites.size())
    return std::nullopt;
  double total = 0, mean = kInfinity;
  for (const UnitLoads &own : loads) {
    const double sum =
        std::accumulate(own.seconds.begin(), own.seconds.end(), 0.0);
    total = std::max(total, sum);
    mean = std::min(mean, sum / static_cast<double>(sites.size()));
  }
  std::optional<double> time;
  for (double most = 2 * mean; !time; most *= 4) {
    time = slowest(most < total && most > 0 ? most : kInfinity);
    if (!time && !(most < total && most > 0))
      return std::nullopt;
  }
  fill(*time * (1 + kNoise), [](double a, double b) { return a + b; }, true);
  std::vector<size_t> cuts(sites.size() + 1, units);
  for (size_t k = sites.size(); k-- > 0;)
    cuts[k] = begins[k][cuts[k + 1]];
  return cuts;
}

std::optional<std::vector<size_t>>
cutUnevenly(const std::vector<UnitLoads> &loads,
            const std::vector<ChunkSite> &sites) {
  return UnevenCutter(loads, sites).run();
}

double bytesOfUnits(const UnitLoads &loads, const ChunkSite &site, size_t begin,
                    size_t end) {
  GrowingChunk chunk(loads, site);
  for (size_t unit = begin; unit < end; ++unit)
    chunk.add(unit);
  return chunk.bytes();
}

} // namespace planner
