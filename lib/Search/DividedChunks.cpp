//===- DividedChunks.cpp - Bounds of layers divided in any way ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "DividedChunks.h"
#include <algorithm>
#include <cmath>
#include <limits>

namespace planner {

/// Of whole passes so much is forward; nobody waits for more than an unknown
/// part of the rest, which counts as weight gradients.
static void splitPasses(PipelineSpec &spec, const std::vector<double> &layers,
                        const PassFloors &forward) {
  for (size_t c = 0; c < layers.size(); ++c) {
    ChunkTimes &chunk = spec.chunks[c];
    const double ends = (c == 0 ? forward.first : 0) +
                        (c + 1 == layers.size() ? forward.last : 0);
    chunk.forward =
        std::min(Seconds(layers[c] * forward.layer + ends), chunk.backward);
    chunk.backward -= chunk.forward;
    chunk.weightGradient = chunk.backward;
  }
}

PipelineSpec pipelineOfLayers(const StagePoint &point,
                              const ScheduleChoice &schedule,
                              const StepFloors &floors,
                              const std::vector<double> &layers, double send) {
  const PassFloors &passes = floors.passes;
  PipelineSpec spec;
  // All forward passes first are no faster, and what one bounds of them needs
  // both passes.
  spec.schedule =
      std::max(schedule.schedule, PipelineSchedule::OneForwardOneBackward);
  spec.stages = point.stages;
  spec.chunksPerStage = schedule.chunksPerStage;
  spec.microBatches = point.microBatches;
  spec.overlapsSends = areSendsBeside(floors, schedule);
  spec.chunks.resize(layers.size());
  for (size_t c = 0; c < layers.size(); ++c)
    spec.chunks[c].backward = Seconds(layers[c] * passes.layer);
  spec.chunks.front().backward += Seconds(passes.first);
  spec.chunks.back().backward += Seconds(passes.last);
  if (splitsBackward(schedule.schedule))
    splitPasses(spec, layers, floors.forward);
  for (size_t c = 0; c + 1 < layers.size(); ++c) {
    const auto chunk = static_cast<int64_t>(c);
    if (stageOf(spec, chunk, 0) == stageOf(spec, chunk + 1, 0))
      continue;
    spec.chunks[c].sendForward = Seconds(send);
    spec.chunks[c + 1].sendBackward = Seconds(send);
  }
  return spec;
}

DividedChunks::DividedChunks(const StagePoint &point,
                             const ScheduleChoice &schedule,
                             const LayerLine &line, const StepFloors &f)
    : floors(f), isDual(schedule.schedule == PipelineSchedule::DualPipe),
      isSplit(splitsBackward(schedule.schedule)),
      perStage(static_cast<double>(isDual ? 2 : schedule.chunksPerStage)),
      more(static_cast<double>(line.layers -
                               point.stages * schedule.chunksPerStage)),
      times(static_cast<double>(point.microBatches) * (isDual ? 0.5 : 1)),
      each(times * f.passes.layer), again(againOf(f.layerBytes).seconds) {
  const std::vector<double> ones(
      static_cast<size_t>(point.stages * schedule.chunksPerStage), 1);
  const PipelineSpec spec =
      pipelineOfLayers(point, schedule, floors, ones, floors.leastSend);
  stages = stageFloors(spec);
  rooms = roomsOf(point, schedule, floors.layerBytes);
  least = lowerBound(spec).value;
  first = static_cast<size_t>(stageOf(spec, 0, 0));
  last = static_cast<size_t>(
      stageOf(spec, static_cast<int64_t>(ones.size()) - 1, 0));
}

/// Of all chunks of a stage. DualPipe's ends are on two.
DividedChunks::Rise DividedChunks::chunksOf(size_t stage,
                                            const PassFloors &own) const {
  Rise rise{perStage * own.layer, own.layer};
  if (stage == first || (isDual && stage == last))
    rise.base += own.first;
  if (stage == last || (isDual && stage == first))
    rise.base += own.last;
  return rise;
}

/// Until it ends.
DividedChunks::Rise DividedChunks::workOf(size_t stage) const {
  return {(stages[stage].reach + stages[stage].work).value, each,
          times * again};
}

DividedChunks::Limits DividedChunks::pipeline() const {
  Limits limits;
  for (size_t s = 0; s < stages.size(); ++s)
    limits.push_back({workOf(s) + Rise{stages[s].home.value, 0}});
  return limits;
}

double DividedChunks::run(const PassFloors &sums) const {
  Limits limits = pipeline();
  for (size_t s = 0; s < stages.size(); ++s)
    limits[s].push_back(workOf(s) + chunksOf(s, sums));
  return leastOf(limits);
}

/// Not less than nothing.
void DividedChunks::addBeyond(std::vector<Rise> &limits, Rise exposed) const {
  for (size_t i = 0, end = limits.size(); i < end; ++i)
    limits.push_back(limits[i] + (1 - floors.contention) * exposed);
}

/// Sums of gradients run beside a backward pass, gathers of parameters beside a
/// forward pass. A stage that computes for longer than is known hides more, but
/// takes that much longer for each micro-batch. What is computed again is in
/// the backward pass.
double DividedChunks::wholeStep() const {
  Limits limits = pipeline();
  for (size_t s = 0; s < stages.size(); ++s) {
    const Rise compute = chunksOf(s, floors.passes);
    std::vector<Rise> own = {workOf(s) + chunksOf(s, floors.reductions) +
                             chunksOf(s, floors.updates)};
    if (!isSplit) {
      addBeyond(own, chunksOf(s, floors.hideable.reductions) + -1 * compute +
                         chunksOf(s, floors.forward) + Rise{0, 0, -again});
      addBeyond(own, chunksOf(s, floors.hideable.updates) + -1 * compute +
                         chunksOf(s, floors.backward));
    }
    limits[s].insert(limits[s].end(), own.begin(), own.end());
  }
  return leastOf(limits);
}

/// With one in each chunk, so many more layers take no longer, some of them
/// computed again as StageRoom has it: a part of what each chunk has, and what
/// does not fit otherwise; less than 0 if none do.
double DividedChunks::layersIn(double seconds, const Rise &rise,
                               const StageRoom &room) const {
  const auto over = [](double left, double layer) {
    return layer > 0 ? std::floor(left / layer)
                     : std::numeric_limits<double>::infinity();
  };
  const double left = seconds - rise.base;
  if (rise.again == 0 || room.least == 0)
    return left < 0 ? -1 : over(left, rise.layer);
  const double ofEach = left - rise.again * perStage;
  if (ofEach < 0)
    return -1;
  const double asMany = over(ofEach, rise.layer + rise.again);
  const double fits =
      asMany < room.least
          ? asMany
          : over(ofEach - rise.again * (room.least - 1), rise.layer);
  return std::min(
      fits, over(left - rise.again * (room.slope * perStage - room.offset),
                 rise.layer + rise.again * room.slope));
}

/// So many more layers a stage may have; less than 0 if it takes longer with
/// none.
double DividedChunks::room(size_t stage, const Limits &limits,
                           double most) const {
  const StageRoom own = rooms.empty() ? StageRoom() : rooms[stage];
  double fits = rooms.empty() ? more : std::min(more, own.most - perStage);
  for (const Rise &limit : limits[stage])
    fits = std::min(fits, layersIn(most, limit, own));
  return fits;
}

bool DividedChunks::suffices(const Limits &limits, double most) const {
  double all = 0;
  const size_t count = isDual ? stages.size() / 2 : stages.size();
  for (size_t s = 0; s < count; ++s) {
    double own = room(s, limits, most);
    if (isDual)
      own = std::min(own, room(stages.size() - 1 - s, limits, most));
    if (own < 0)
      return false;
    all += own;
  }
  return all >= more;
}

double DividedChunks::leastOf(const Limits &limits) const {
  if (suffices(limits, least))
    return least;
  // What a layer takes is a whole step's for its stage: a small part of that is
  // near enough.
  constexpr int kHalvings = 12, kDoublings = 20;
  double low = least, step = std::max(each, 1e-9);
  for (int i = 0; i < kDoublings && !suffices(limits, low + step); ++i) {
    low += step;
    step *= 2;
  }
  double high = low + step;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (suffices(limits, middle) ? high : low) = middle;
  }
  return low;
}

} // namespace planner
