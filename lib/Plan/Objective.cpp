//===- Objective.cpp - What a plan has least of ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Objective.h"
#include "ObjectiveClaim.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cstdio>

namespace planner {

constexpr double kSecondsPerHour = 3600;

std::string_view name(Objective objective) {
  constexpr std::array<std::string_view, 3> names = {"time", "memory", "cost"};
  return names[static_cast<size_t>(objective)];
}

std::optional<Objective> objectiveNamed(std::string_view text) {
  for (Objective known : kObjectives)
    if (name(known) == text)
      return known;
  return std::nullopt;
}

std::string_view unitOf(Objective objective) {
  constexpr std::array<std::string_view, 3> units = {"s", "B", "USD"};
  return units[static_cast<size_t>(objective)];
}

std::string valueText(Objective objective, double value) {
  if (objective == Objective::Time)
    return formatSeconds(Seconds(value));
  if (objective == Objective::Memory)
    return formatBytes(static_cast<int64_t>(value));
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "$%.3g", value);
  return text.data();
}

double objectiveValue(Objective objective, const Prediction &prediction,
                      int64_t devices, const ClusterSpec &cluster) {
  switch (objective) {
  case Objective::Time:
    return prediction.stepTime.value;
  case Objective::Memory:
    return static_cast<double>(prediction.memory.totalPeak);
  case Objective::Cost:
    return cluster.pricePerDeviceHour.value_or(0) *
           static_cast<double>(devices) * prediction.stepTime.value /
           kSecondsPerHour;
  }
  __builtin_unreachable();
}

ObjectiveGap gapOf(double value, double lowerBound) {
  ObjectiveGap result;
  result.gap = value > 0 ? std::max(0.0, (value - lowerBound) / value) : 0;
  result.proven = result.gap <= kIntegerScale;
  if (result.proven)
    result.gap = 0;
  return result;
}

void writeObjective(JsonWriter &out, const Plan &plan,
                    const ClusterSpec &cluster) {
  if (!plan.claim)
    return;
  const ObjectiveClaim &claim = *plan.claim;
  const double value = objectiveValue(claim.objective, plan.prediction,
                                      plan.inputs.devices, cluster);
  const ObjectiveGap gap = gapOf(value, claim.lowerBound);
  out.key("objective").beginObject().field("least", name(claim.objective));
  out.field("unit", unitOf(claim.objective)).field("value", value);
  out.field("lower_bound", claim.lowerBound).field("gap", gap.gap);
  out.field("proven", gap.proven).field("devices_given", claim.devicesGiven);
  out.key("device_counts").beginArray();
  for (int64_t count : claim.deviceCounts)
    out.value(count);
  out.end();
  if (!claim.deviceSets.empty()) {
    out.key("device_sets").beginArray();
    for (const std::vector<int64_t> &set : claim.deviceSets) {
      out.beginArray();
      for (int64_t count : set)
        out.value(count);
      out.end();
    }
    out.end();
  }
  out.end();
}

ObjectiveClaim readObjective(const JsonNode &node) {
  ObjectiveClaim claim;
  const JsonNode least = node.at("least");
  if (const auto known = objectiveNamed(least.text()))
    claim.objective = *known;
  else
    least.fail("expected time, memory or cost, got " +
               shownValue(least.json()));
  claim.lowerBound = node.at("lower_bound").real();
  claim.devicesGiven = node.at("devices_given").integer(1, INT64_MAX);
  const JsonNode counts = node.at("device_counts");
  for (size_t i = 0; i < counts.size(); ++i)
    claim.deviceCounts.push_back(counts.at(i).integer(1, INT64_MAX));
  if (const auto sets = node.find("device_sets"))
    for (size_t i = 0; i < sets->size(); ++i) {
      const JsonNode set = sets->at(i);
      std::vector<int64_t> &own = claim.deviceSets.emplace_back();
      for (size_t k = 0; k < set.size(); ++k)
        own.push_back(set.at(k).integer(0, INT64_MAX));
    }
  return claim;
}

void checkObjective(const Plan &plan, const ClusterSpec &cluster,
                    std::vector<std::string> &lines) {
  if (!plan.claim)
    return;
  const ObjectiveClaim &claim = *plan.claim;
  const auto wrong = [&](const char *key, const std::string &why) {
    lines.push_back(std::string("/objective/") + key + ": " + why);
  };
  if (claim.objective == Objective::Cost && !cluster.pricePerDeviceHour)
    wrong("least", "plan says cost, but cluster " + cluster.name +
                       " has no price_per_device_hour");
  const double value = objectiveValue(claim.objective, plan.prediction,
                                      plan.inputs.devices, cluster);
  if (!(claim.lowerBound >= 0 && claim.lowerBound <= value))
    wrong("lower_bound", "plan says " + shownValue(Json(claim.lowerBound)) +
                             ", expected at least 0 and at most " +
                             shownValue(Json(value)));
  const std::vector<int64_t> &counts = claim.deviceCounts;
  if (std::find(counts.begin(), counts.end(), plan.inputs.devices) ==
      counts.end())
    wrong("device_counts", "expected the plan's own " +
                               std::to_string(plan.inputs.devices) +
                               " devices among them");
  const auto &sets = claim.deviceSets;
  const std::vector<int64_t> &own = plan.inputs.partDevices;
  if (!own.empty() && std::find(sets.begin(), sets.end(), own) == sets.end())
    wrong("device_sets", "expected the plan's own part_devices among them");
  if (std::any_of(counts.begin(), counts.end(),
                  [&](int64_t n) { return n > claim.devicesGiven; }))
    wrong("device_counts", "plan says more than the " +
                               std::to_string(claim.devicesGiven) +
                               " devices given");
}

} // namespace planner
