//===- NearestStages.cpp - The nearest legal degrees of stages ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "NearestLegal.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <queue>
#include <tuple>

namespace planner {

namespace {

/// Degrees that are made, of which the nearest are looked at first, and of
/// these strategies that are read as a whole. Choices: a hint takes a moment,
/// and a pipeline of 64 stages some ten megabytes.
constexpr size_t kMostMade = 20000, kMostRead = 200;

struct DegreeKey {
  int64_t StageDegrees::*own;
  std::optional<int64_t> StrategySpec::*whole;
};
/// In the order in which they are changed.
constexpr std::array kDegrees = {
    DegreeKey{&StageDegrees::tp, &StrategySpec::tp},
    DegreeKey{&StageDegrees::cp, &StrategySpec::cp},
    DegreeKey{&StageDegrees::ep, &StrategySpec::ep},
    DegreeKey{&StageDegrees::dp, &StrategySpec::dp}};

/// Stages some changes away, of degrees before `next` alone.
struct StagesCandidate {
  double distance = 0;
  /// Of equal ones the first made.
  size_t order = 0;
  size_t next = 0;
  std::vector<StageDegrees> stages;

  bool operator<(const StagesCandidate &other) const {
    return std::tie(distance, order) > std::tie(other.distance, other.order);
  }
};

class StagesFinder {
public:
  StagesFinder(const StrategySpec &s, int64_t n) : spec(s), devices(n) {}

  std::vector<StrategySpec>
  run(size_t count, const std::function<bool(const StrategySpec &)> &accepts) {
    std::vector<StrategySpec> found;
    queue.push({0, made++, 0, spec.stageDegrees});
    size_t read = 0;
    while (!queue.empty()) {
      const StagesCandidate best = queue.top();
      queue.pop();
      if (fills(best.stages)) {
        const StrategySpec other = with(best.stages);
        if (accepts(other))
          found.push_back(other);
        if (found.size() == count || ++read == kMostRead)
          break;
      }
      for (size_t at = best.next; at < best.stages.size() * kDegrees.size();
           ++at)
        change(best, at);
    }
    return found;
  }

private:
  bool fills(const std::vector<StageDegrees> &stages) const {
    int64_t sum = 0;
    for (const StageDegrees &stage : stages)
      sum = saturatingAdd(sum, stage.devices());
    return sum == devices;
  }

  /// What all stages have alike is no list.
  StrategySpec with(const std::vector<StageDegrees> &stages) const {
    StrategySpec other = spec;
    other.stageDegrees = stages;
    const StageDegrees &first = stages.front();
    other.microBatch = first.microBatch;
    for (const DegreeKey &degree : kDegrees)
      if (other.*degree.whole ||
          std::any_of(stages.begin(), stages.end(),
                      [&](const auto &own) { return own.*degree.own != 1; }))
        other.*degree.whole = first.*degree.own;
    if (std::all_of(stages.begin(), stages.end(),
                    [&](const StageDegrees &own) { return own == first; }))
      other.stageDegrees.clear();
    return other;
  }

  /// One degree of one stage to each power of two. What a stage hands on are
  /// the same samples still.
  void change(const StagesCandidate &from, size_t at) {
    const size_t stage = at / kDegrees.size();
    const auto &[degree, whole] = kDegrees[at % kDegrees.size()];
    const StageDegrees &old = from.stages[stage];
    for (int64_t value = 1; value <= devices && made < kMostMade; value *= 2) {
      if (value == old.*degree)
        continue;
      StagesCandidate next = from;
      StageDegrees &own = next.stages[stage];
      own.*degree = value;
      own.microBatch = old.samplesAtOnce() / own.dataDevices();
      if (own.samplesAtOnce() != old.samplesAtOnce())
        continue;
      next.distance += kChangedKey + (spec.*whole ? 0 : kNewKey) +
                       std::abs(std::log2(static_cast<double>(value)) -
                                std::log2(static_cast<double>(old.*degree)));
      next.order = made++;
      next.next = at + 1;
      queue.push(std::move(next));
    }
  }

  const StrategySpec &spec;
  const int64_t devices;
  std::priority_queue<StagesCandidate> queue;
  size_t made = 0;
};

} // namespace

std::vector<StrategySpec>
nearestStages(const StrategySpec &spec, int64_t devices, size_t count,
              const std::function<bool(const StrategySpec &)> &accepts) {
  return StagesFinder(spec, devices).run(count, accepts);
}

} // namespace planner
