//===- Placement.cpp - Names, legal values, where chunks lie --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Schedule/Pipeline.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <array>
#include <string>

namespace planner {

constexpr std::array<std::string_view, 7> kNames = {
    "gpipe", "1f1b", "interleaved", "zb-h1", "zbv", "dualpipe", "dualpipev"};

std::string_view name(PipelineSchedule schedule) {
  return kNames[size_t(schedule)];
}

std::optional<PipelineSchedule> scheduleNamed(std::string_view name) {
  const auto *found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end())
    return std::nullopt;
  return PipelineSchedule(found - kNames.begin());
}

static Diagnostic expected(const PipelineSpec &spec, const std::string &what,
                           int64_t got, std::string fix) {
  return makeError(std::string(name(spec.schedule)) + ": expected " + what +
                       ", got " + std::to_string(got),
                   {}, std::move(fix));
}

/// "use 8 or 16 micro-batches": the multiples of `step` around `value`.
static std::string nearestMultiples(int64_t value, int64_t step,
                                    const std::string &of) {
  int64_t below = value / step * step;
  std::string text = "use ";
  if (below > 0)
    text += std::to_string(below) + " or ";
  return text + std::to_string(saturatingAdd(below, step)) + " " + of;
}

static Expected<void> checkChunks(const PipelineSpec &spec) {
  int64_t v = spec.chunksPerStage;
  switch (spec.schedule) {
  case PipelineSchedule::GPipe:
  case PipelineSchedule::OneForwardOneBackward:
  case PipelineSchedule::ZBH1:
  case PipelineSchedule::DualPipe:
    if (v != 1)
      return expected(spec, "1 chunk per stage", v,
                      "use 1 chunk per stage, or schedule=interleaved");
    break;
  case PipelineSchedule::Interleaved:
    if (v < 2)
      return expected(spec, "at least 2 chunks per stage", v,
                      "use 2 chunks per stage, or schedule=1f1b");
    break;
  case PipelineSchedule::ZBV:
  case PipelineSchedule::DualPipeV:
    if (v != 2)
      return expected(spec, "2 chunks per stage", v, "use 2 chunks per stage");
    break;
  }
  int64_t chunks = saturatingMul(spec.stages, v);
  if (int64_t(spec.chunks.size()) != chunks)
    return expected(spec, "the times of " + std::to_string(chunks) + " chunks",
                    int64_t(spec.chunks.size()),
                    "give one for each of " + std::to_string(spec.stages) +
                        " stages and " + std::to_string(v) +
                        (v == 1 ? " chunk" : " chunks") + " per stage");
  return {};
}

static Expected<void> checkMicroBatches(const PipelineSpec &spec) {
  int64_t p = spec.stages, m = spec.microBatches;
  if (spec.schedule == PipelineSchedule::Interleaved && m % p != 0)
    return expected(
        spec, "micro-batches divisible by " + std::to_string(p) + " stages", m,
        nearestMultiples(m, p, "micro-batches"));
  bool isDual = spec.schedule == PipelineSchedule::DualPipe;
  if (!isDual && spec.schedule != PipelineSchedule::DualPipeV)
    return {};
  if (isDual && p % 2 != 0)
    return expected(spec, "an even number of stages", p,
                    nearestMultiples(p, 2, "stages"));
  int64_t least = saturatingMul(2, p);
  if (m < least)
    return expected(spec,
                    "at least " + std::to_string(least) +
                        " micro-batches, twice the stages",
                    m, "use " + std::to_string(least) + " micro-batches");
  if (isDual && m % 2 != 0)
    return expected(spec, "an even number of micro-batches", m,
                    nearestMultiples(m, 2, "micro-batches"));
  return {};
}

/// Sums of more micro-batches than there will ever be stay finite.
constexpr Seconds kLongest{1e100};

static Expected<void> checkTimes(const PipelineSpec &spec) {
  for (size_t c = 0; c < spec.chunks.size(); ++c) {
    const ChunkTimes &times = spec.chunks[c];
    std::string which = "chunk " + std::to_string(c) + ": expected ";
    for (Seconds each :
         {times.forward, times.backward, times.weightGradient,
          times.sendForward, times.sendBackward, times.pairSaving})
      if (!(each >= Seconds(0) && each <= kLongest))
        return makeError(which + "times of at least 0 s, got " +
                         formatSeconds(each));
    if (times.weightGradient > times.backward)
      return makeError(which +
                       "a weight gradient within the backward pass of " +
                       formatSeconds(times.backward) + ", got " +
                       formatSeconds(times.weightGradient));
  }
  return {};
}

Expected<void> checkPipeline(const PipelineSpec &spec) {
  for (auto [value, what] : {std::pair{spec.stages, "stage"},
                             {spec.chunksPerStage, "chunk per stage"},
                             {spec.microBatches, "micro-batch"}})
    if (value < 1)
      return expected(spec, std::string("at least 1 ") + what, value,
                      std::string("use 1 ") + what);
  for (auto *check : {checkChunks, checkMicroBatches, checkTimes})
    if (Expected<void> checked = check(spec); !checked)
      return checked;
  return {};
}

int64_t stageOf(const PipelineSpec &spec, int64_t chunk, int64_t microBatch) {
  int64_t round = chunk / spec.stages, place = chunk % spec.stages;
  int64_t back = spec.stages - 1 - place;
  if (spec.schedule == PipelineSchedule::ZBV ||
      spec.schedule == PipelineSchedule::DualPipeV)
    return round % 2 == 0 ? place : back;
  // Half of the micro-batches run through a second copy of the model, which
  // lies the other way round.
  if (spec.schedule == PipelineSchedule::DualPipe)
    return microBatch < spec.microBatches / 2 ? place : back;
  return place;
}

std::vector<int64_t> chunksOn(const PipelineSpec &spec, int64_t stage) {
  std::vector<int64_t> chunks;
  const int64_t last = spec.microBatches - 1, back = spec.stages - 1 - stage;
  const auto count = int64_t(spec.chunks.size());
  for (int64_t first = 0; first < count; first += spec.stages)
    for (const int64_t place : {std::min(stage, back), std::max(stage, back)}) {
      const int64_t c = first + place;
      if ((chunks.empty() || chunks.back() != c) &&
          (stageOf(spec, c, 0) == stage || stageOf(spec, c, last) == stage))
        chunks.push_back(c);
    }
  return chunks;
}

} // namespace planner
