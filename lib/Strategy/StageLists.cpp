//===- StageLists.cpp - Degrees of each stage in a strategy ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageLists.h"
#include "CountList.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <array>

namespace planner {

namespace {

struct DegreeKey {
  std::string_view key;
  Count whole;
  int64_t StageDegrees::*own;
};
constexpr std::array kDegrees = {
    DegreeKey{"dp", &StrategySpec::dp, &StageDegrees::dp},
    DegreeKey{"tp", &StrategySpec::tp, &StageDegrees::tp},
    DegreeKey{"cp", &StrategySpec::cp, &StageDegrees::cp},
    DegreeKey{"ep", &StrategySpec::ep, &StageDegrees::ep},
    DegreeKey{"mbs", &StrategySpec::microBatch, &StageDegrees::microBatch}};

const DegreeKey *degreeKey(std::string_view key) {
  const auto *found =
      std::find_if(kDegrees.begin(), kDegrees.end(),
                   [&](const DegreeKey &own) { return own.key == key; });
  return found == kDegrees.end() ? nullptr : found;
}

} // namespace

bool StageLists::isList(std::string_view key, std::string_view value) {
  return degreeKey(key) && value.find_first_of("/x") != std::string_view::npos;
}

Expected<void> StageLists::add(StrategySpec &spec, std::string_view key,
                               std::string_view value) {
  std::optional<std::vector<int64_t>> values = parseCounts(value);
  if (!values)
    return makeError("strategy: expected an integer of at least 1, or one for "
                     "each stage, for '" +
                         std::string(key) + "', got '" + shownText(value) + "'",
                     {}, "as in tp=8/4/4, or tp=8/2x4");
  const DegreeKey &degree = *degreeKey(key);
  spec.*degree.whole = values->front();
  lists.push_back({degree.key, std::move(*values)});
  return {};
}

/// Without a micro-batch, the least that all stages can have.
Expected<void> StageLists::setSamples(StrategySpec &spec) const {
  std::vector<StageDegrees> &stages = spec.stageDegrees;
  int64_t samples = 0;
  for (const StageDegrees &stage : stages)
    samples = std::max(samples, spec.microBatch ? stage.samplesAtOnce()
                                                : stage.dataDevices());
  std::vector<int64_t> data;
  for (StageDegrees &stage : stages) {
    data.push_back(stage.dataDevices());
    if (!spec.microBatch)
      stage.microBatch = samples / data.back();
  }
  for (const StageDegrees &stage : stages)
    if (stage.samplesAtOnce() != samples) {
      std::vector<int64_t> whole;
      for (const int64_t devices : data)
        whole.push_back(std::max<int64_t>(1, samples / devices));
      return makeError("strategy: stages with " + countsText(data) +
                           " data-parallel devices hand on the same samples, "
                           "expected as many at once in each",
                       {}, "as in mbs=" + countsText(whole));
    }
  spec.microBatch = stages.front().microBatch;
  return {};
}

Expected<void> StageLists::finish(StrategySpec &spec) const {
  if (lists.empty())
    return {};
  const size_t stages = lists.front().values.size();
  for (const List &list : lists)
    if (list.values.size() !=
        (spec.pp ? static_cast<size_t>(*spec.pp) : stages))
      return makeError(
          "strategy: " + std::string(list.key) + "=" + countsText(list.values) +
          " is for " + std::to_string(list.values.size()) +
          " stages, expected " +
          std::to_string(spec.pp.value_or(static_cast<int64_t>(stages))));
  spec.pp = static_cast<int64_t>(stages);
  spec.stageDegrees.assign(stages, {});
  for (const DegreeKey &degree : kDegrees) {
    const auto list =
        std::find_if(lists.begin(), lists.end(),
                     [&](const List &own) { return own.key == degree.key; });
    for (size_t s = 0; s < stages; ++s)
      spec.stageDegrees[s].*degree.own = list != lists.end()
                                             ? list->values[s]
                                             : (spec.*degree.whole).value_or(1);
  }
  const std::optional<int64_t> named = spec.microBatch;
  if (auto ok = setSamples(spec); !ok)
    return ok;
  if (std::adjacent_find(spec.stageDegrees.begin(), spec.stageDegrees.end(),
                         std::not_equal_to<>()) == spec.stageDegrees.end()) {
    spec.stageDegrees.clear();
    spec.microBatch = named;
  }
  return {};
}

std::optional<std::string> stageText(const StrategySpec &spec,
                                     std::string_view key) {
  const DegreeKey *degree = degreeKey(key);
  if (!degree)
    return std::nullopt;
  std::vector<int64_t> values;
  for (const StageDegrees &stage : spec.stageDegrees)
    values.push_back(stage.*degree->own);
  if (std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>()) ==
      values.end())
    return std::nullopt;
  return countsText(values);
}

} // namespace planner
