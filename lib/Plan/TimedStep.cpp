//===- TimedStep.cpp - A step of one division of a model ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TimedStep.h"

namespace planner {

/// What a stage reduces after its last pass waits for its last send, if that
/// takes the same links. Of several chunks the sums of each are more than those
/// of the stage already.
static double waitForSend(const PipelineSpec &spec, size_t stage) {
  if (stage == 0 || !spec.overlapsSends || !hasWholeStages(spec.schedule))
    return 0;
  const ChunkTimes &chunk = spec.chunks[stage];
  const size_t stream = chunk.backwardStream;
  const bool reduces =
      chunk.reductions[stream] + chunk.lateReductions[stream] > Seconds();
  return reduces ? chunk.sendBackward.value : 0;
}

TimedStep timedStep(const PipelineSpec &spec, const std::vector<double> &sums,
                    const std::vector<double> &updates) {
  const PipelineTime time = closedForm(spec);
  const auto reduced = [&](size_t s) {
    return time.stages[s].end.value + sums[s] +
           (sums[s] > 0 ? waitForSend(spec, s) : 0);
  };
  size_t summed = 0, updated = 0, busiest = 0;
  for (size_t s = 1; s < sums.size(); ++s) {
    if (reduced(s) > reduced(summed))
      summed = s;
    if (updates[s] > updates[updated])
      updated = s;
    if (time.stages[s].busy > time.stages[busiest].busy)
      busiest = s;
  }
  return {reduced(summed) + updates[updated], {summed, updated, busiest}};
}

} // namespace planner
