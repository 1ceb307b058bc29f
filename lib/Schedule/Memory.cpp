//===- Memory.cpp - Memory of a pipeline's stages over time ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Schedule/Memory.h"
#include <algorithm>
#include <span>

namespace planner {

namespace {

/// What a stage keeps as its works run, in their order: those of a pair begin
/// together, and what one of them lets go of makes room for the other.
class KeptCounter {
public:
  KeptCounter(const PipelineSpec &s, const std::vector<double> &l)
      : spec(s), left(l) {}

  std::vector<KeptStep> run(std::span<const TimedWork> works);

private:
  double leftBy(const StageWork &work) const {
    return left.empty() ? 1 : left[size_t(work.chunk)];
  }
  double wholeOf(std::span<const TimedWork> works) const;

  const PipelineSpec &spec;
  const std::vector<double> &left;
};

} // namespace

/// What one micro-batch leaves in all chunks of the stage.
double KeptCounter::wholeOf(std::span<const TimedWork> works) const {
  if (left.empty())
    return double(spec.chunksPerStage);
  double whole = 0;
  for (const TimedWork &each : works)
    if (each.work.kind == WorkKind::Forward)
      whole += leftBy(each.work) / double(spec.microBatches);
  return whole;
}

std::vector<KeptStep> KeptCounter::run(std::span<const TimedWork> works) {
  const double whole = wholeOf(works);
  const auto share = [&](double kept) { return whole > 0 ? kept / whole : 0; };
  std::vector<KeptStep> steps;
  double now = 0;
  while (!works.empty()) {
    auto together = works.first(works[0].work.paired ? 2 : 1);
    double most = now;
    for (const TimedWork &each : together) {
      if (each.work.kind == WorkKind::Forward)
        most = std::max(most, now += leftBy(each.work));
      else if (each.work.kind != WorkKind::InputGradient)
        now -= leftBy(each.work);
    }
    steps.push_back({works[0], share(most), share(now)});
    works = works.subspan(together.size());
  }
  return steps;
}

std::vector<std::vector<KeptStep>>
keptOverTime(const PipelineSpec &spec, const PipelineTimeline &timeline,
             const std::vector<double> &left) {
  std::vector<std::vector<KeptStep>> stages;
  for (const std::vector<TimedWork> &works : timeline.stages)
    stages.push_back(KeptCounter(spec, left).run(works));
  return stages;
}

StageMemory memoryOverTime(const std::vector<KeptStep> &steps,
                           const KeptBytes &bytes) {
  StageMemory memory;
  memory.steps.push_back({Seconds(0), bytes.between(0)});
  memory.peak = memory.steps.back().bytes;
  const auto add = [&](Seconds at, int64_t now) {
    // Several changes at one time are one step, or none.
    if (memory.steps.back().at == at && memory.steps.size() > 1)
      memory.steps.pop_back();
    if (memory.steps.back().at == at)
      memory.steps.back().bytes = now;
    else if (memory.steps.back().bytes != now)
      memory.steps.push_back({at, now});
  };
  for (const KeptStep &step : steps) {
    const int64_t now = bytes.during(step.during);
    add(step.timed.begin, now);
    add(step.timed.end, bytes.between(step.after));
    if (now <= memory.peak)
      continue;
    memory.peak = now;
    memory.peakAt = step.timed.begin;
    memory.peakWork = step.timed.work;
  }
  return memory;
}

} // namespace planner
