//===- NoPoint.cpp - Why no staged strategy has what is fixed -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/OuterPoint.h"
#include <set>
#include <tuple>

namespace planner {

/// What the points of a space have that agree with `fix` instead.
static std::set<int64_t> degreesWith(const OuterSpaceRequest &request,
                                     const StrategySpec &fix,
                                     int64_t StagePoint::*degree) {
  std::set<int64_t> values;
  for (const OuterFamily &family : enumerateFamilies(
           {request.graph, request.line, request.cluster, request.stack,
            request.devices, fix, request.recomputes, /*plain=*/true,
            request.withHosts, request.memory}))
    values.insert(family.stage.*degree);
  return values;
}

/// "1, 2 or 4".
static std::string listed(const std::set<int64_t> &values) {
  std::string text;
  for (auto at = values.begin(); at != values.end(); ++at)
    text += (at == values.begin()            ? ""
             : std::next(at) == values.end() ? " or "
                                             : ", ") +
            std::to_string(*at);
  return text;
}

std::string textOfFix(StrategySpec spec) {
  std::erase_if(spec.named,
                [](const auto &entry) { return entry.first == "overlap"; });
  return toString(spec);
}

std::optional<Diagnostic> whyNoPoint(const OuterSpaceRequest &request) {
  using Fixed = std::optional<int64_t> StrategySpec::*;
  const std::tuple<std::string, Fixed, int64_t StagePoint::*> degrees[] = {
      {"tp", &StrategySpec::tp, &StagePoint::tp},
      {"cp", &StrategySpec::cp, &StagePoint::cp},
      {"ep", &StrategySpec::ep, &StagePoint::ep},
      {"dp", &StrategySpec::dp, &StagePoint::dp},
      {"mbs", &StrategySpec::microBatch, &StagePoint::microBatch},
      {"pp", &StrategySpec::pp, &StagePoint::stages}};
  const std::string on = " on " + std::to_string(request.devices) + " devices";
  StrategySpec anySchedule = request.fix;
  anySchedule.forbidden.schedules.clear();
  if (!request.fix.forbidden.schedules.empty() &&
      !degreesWith(request, anySchedule, &StagePoint::stages).empty())
    return makeError("strategy: no pipeline" + on + " has " +
                         textOfFix(request.fix) +
                         " and a schedule that is not forbidden",
                     {}, "leave an entry schedule=NAME of --forbid out");
  for (const auto &[key, fixed, degree] : degrees) {
    const std::optional<int64_t> asked = request.fix.*fixed;
    StrategySpec rest = request.fix;
    (rest.*fixed).reset();
    const std::set<int64_t> values =
        asked ? degreesWith(request, rest, degree) : std::set<int64_t>();
    if (values.empty())
      continue;
    std::string what = "strategy: " + key + "=" + std::to_string(*asked);
    what += ": expected " + listed(values) + on;
    if (const std::string others = textOfFix(rest); !others.empty())
      what += " with " + others;
    return makeError(std::move(what), {}, "leave " + key + " out");
  }
  if (request.fix.pp.value_or(1) == 1 && request.fix.vpp.value_or(1) == 1)
    return std::nullopt;
  return makeError("strategy: no pipeline" + on + " has " +
                       textOfFix(request.fix),
                   {}, "leave --fix out");
}

} // namespace planner
