//===- StagedProbe.cpp - A staged strategy that fits, quickly -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StagedProbe.h"
#include "Baseline.h"
#include "PartStrategy.h"
#include "StageStrategy.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace planner {

/// Strategies that leave most memory and are tried.
constexpr size_t kMostSmall = 3;

bool mayOffload(const StagePoint &point, const OffloadChoice &choice,
                const StackSpec &stack) {
  if (choice.relay && point.stages > 1)
    return false;
  return !choice.movesParameters() || point.dp * point.ep * point.cp == 1 ||
         point.zero >= stack.offload.parameterZero;
}

StagedProbe::StagedProbe(const OpGraph &g, const ClusterSpec &c,
                         const StackSpec &s, const SearchOptions &o,
                         PointPricer &p)
    : graph(g), cluster(c), stack(s), options(overlapping(o, s)),
      limit(static_cast<double>(usableMemory(c, s, o.memoryLimit))),
      hosts(g, c, s, o.devices), pricer(p) {}

/// False if there is nothing to price.
bool StagedProbe::prepare(bool withHosts) {
  const Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return false;
  families =
      enumerateFamilies({graph, (*own)->line, cluster, stack, options.devices,
                         options.fix, recomputesOf(graph, options),
                         /*plain=*/false, withHosts,
                         usableMemory(cluster, stack, options.memoryLimit)});
  products.emplace(graph, (*own)->line, cluster.device, stack);
  return !families.empty();
}

bool StagedProbe::isUsual(const StagePoint &point) const {
  return point.cp * point.ep == 1 &&
         point.tp <= levelCounts(cluster, options.devices).front();
}

/// Those that need at most so many bytes, under their first schedule. The model
/// is asked for what it leaves to its backward pass only where that decides.
std::vector<StagedProbe::Candidate>
StagedProbe::candidates(const Choices &choices, bool usual, double most) {
  std::vector<Candidate> list;
  const Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return list;
  for (size_t f = 0; f < families.size(); ++f) {
    const StagePoint &point = families[f].stage;
    const ScheduleChoice &schedule = families[f].schedules[0];
    if (isUsual(point) != usual)
      continue;
    std::optional<StepFloors> moved;
    for (size_t c = 0; c < choices.size(); ++c) {
      const OffloadChoice &choice = choices[c];
      if (!mayOffload(point, choice, stack) ||
          (choice.any() ? hosts.deviceBytes(point, choice)
                        : (*own)->memory.withoutActivations(point)) > most)
        continue;
      const Expected<const ModelVariant *> model =
          pricer.variant(point.recompute);
      if (!model || !*model)
        continue;
      const MemoryFloors &memory = (*model)->memory;
      const double bytes = choice.any()
                               ? hosts.bytesOf(memory, point, schedule, choice)
                               : memory.of(point, schedule);
      if (bytes > most)
        continue;
      if (!moved) {
        Expected<StepFloors> found = pricer.moves(point);
        if (!found)
          break;
        moved = *found;
        moved->passes += products->of(point);
      }
      StepFloors step = *moved;
      if (choice.movesStates())
        step.updates = step.hideable.updates = {};
      const Seconds passes = stepBound(point, schedule, (*own)->line, step);
      const Seconds copying = hosts.copying(point, choice).both() *
                              static_cast<double>(point.microBatches);
      const Seconds seconds =
          std::max(passes, copying) + hosts.updating(point, choice);
      list.push_back({seconds.value, bytes, f, c});
    }
  }
  return list;
}

/// Of the point's strategies the fastest that fits, or the one that needs
/// least.
std::optional<ProbedStrategy> StagedProbe::price(const Candidate &candidate,
                                                 const OffloadChoice &choice) {
  const OuterFamily &family = families[candidate.family];
  const StagePoint &point = family.stage;
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return std::nullopt;
  const OpGraph &whole = *(*model)->graph;
  StrategySpec spec =
      strategyOf(point, family.schedules[0], stack, options.fix);
  if (choice.any())
    spec.named.emplace_back("offload", name(choice));
  Expected<StageStrategy> staged =
      stageStrategy(spec, whole, stack, options.devices);
  if (!staged)
    return std::nullopt;
  std::optional<ProbedStrategy> best;
  for (StageForm form : formsOf(point)) {
    Expected<SolvedStage *> stage = pricer.solve(point, form);
    if (!stage || !*stage)
      continue;
    const SolvedStage &own = **stage;
    Expected<StagedPrediction> priced =
        predictOnParts({*own.model, own.assignment, own.priced, whole,
                        staged->pipeline, &(*model)->line},
                       options.memoryLimit);
    if (!priced)
      continue;
    const auto rank = [](const Prediction &p) {
      return std::tuple(!p.fits, p.fits ? 0 : p.memory.totalPeak,
                        p.stepTime.value);
    };
    if (best && rank(priced->prediction) >= rank(best->staged.prediction))
      continue;
    StrategySpec said = spec;
    nameLayers(said, priced->prediction.pipeline);
    best = {point,          family.schedules[0], choice,   form,
            toString(said), std::move(*priced),  own.micro};
  }
  return best;
}

std::optional<ProbedStrategy> StagedProbe::least() {
  if (!prepare(/*withHosts=*/false))
    return std::nullopt;
  std::vector<Candidate> list = candidates({OffloadChoice()}, true, kInfinity);
  if (list.empty())
    list = candidates({OffloadChoice()}, false, kInfinity);
  const auto best = std::min_element(list.begin(), list.end(), leavesMore());
  return best == list.end() ? std::nullopt : price(*best, {});
}

/// What a pass works on, which bounds do not know, grows with the samples of a
/// device at once.
std::function<bool(const StagedProbe::Candidate &,
                   const StagedProbe::Candidate &)>
StagedProbe::leavesMore() const {
  return [this](const Candidate &a, const Candidate &b) {
    const auto rank = [this](const Candidate &c) {
      const StagePoint &point = families[c.family].stage;
      return std::tuple(c.bytes, point.microBatch, -point.tp, c.seconds);
    };
    return rank(a) < rank(b);
  };
}

/// What bounds of memory do not know takes a part of it: first the strategies
/// that leave a quarter, then half, then three quarters, then those that leave
/// most, of all and of each kind.
std::optional<ProbedStrategy>
StagedProbe::firstThatFits(std::vector<Candidate> list,
                           const Choices &choices) {
  std::sort(list.begin(), list.end(),
            [](const Candidate &a, const Candidate &b) {
              return std::tuple(a.seconds, a.family, a.choice) <
                     std::tuple(b.seconds, b.family, b.choice);
            });
  std::vector<size_t> tries;
  const auto offer = [&](size_t next) {
    if (next < list.size() &&
        std::find(tries.begin(), tries.end(), next) == tries.end())
      tries.push_back(next);
  };
  for (double part : {0.75, 0.5, 0.25}) {
    size_t next = 0;
    while (next < list.size() && list[next].bytes > part * limit)
      ++next;
    offer(next);
  }
  std::vector<size_t> order(list.size());
  std::iota(order.begin(), order.end(), 0);
  const auto more = leavesMore();
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return more(list[a], list[b]) || (!more(list[b], list[a]) && a < b);
  });
  for (size_t i = 0; i < std::min(order.size(), kMostSmall); ++i)
    offer(order[i]);
  // What a layer needs while it is worked on depends on how it is split, and on
  // what of it is computed again.
  std::set<std::tuple<int64_t, Recompute, bool>> kinds;
  for (const size_t i : order) {
    const StagePoint &point = families[list[i].family].stage;
    if (kinds
            .emplace(point.tp, point.recompute.kind,
                     choices[list[i].choice].relay)
            .second)
      offer(i);
  }
  for (size_t next : tries) {
    if (isCancelled())
      return std::nullopt;
    std::optional<ProbedStrategy> found =
        price(list[next], choices[list[next].choice]);
    if (found && found->staged.prediction.fits)
      return found;
  }
  return std::nullopt;
}

std::optional<ProbedStrategy> StagedProbe::fitting(const Choices &choices) {
  const bool hasHosts = !choices.empty() && choices.back().any();
  if (choices.empty() || !prepare(hasHosts))
    return std::nullopt;
  for (bool usual : {true, false}) {
    std::vector<Candidate> list = candidates(choices, usual, limit);
    if (auto found = firstThatFits(std::move(list), choices))
      return found;
  }
  return std::nullopt;
}

} // namespace planner
