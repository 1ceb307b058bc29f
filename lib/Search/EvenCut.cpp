//===- EvenCut.cpp - What cuts of even compute take at least --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A model that is no chain of equal layers is cut so that its heaviest stage
// computes as little as can be (cutLine()). So no stage computes more than the
// heaviest of the cut that is best if every unit computes the most that it may,
// whatever the operators choose.
//
//===----------------------------------------------------------------------===//

#include "EvenCut.h"
#include "planner/Cost/Purpose.h"
#include "planner/Cost/Stages.h"
#include "planner/Schedule/Pipeline.h"
#include <algorithm>
#include <limits>
#include <numeric>

namespace planner {

/// Of operators that share their configuration; false if they have none.
static bool findRanges(const OpGroup &group, const CostModel &model,
                       const StrategySpec &spec, bool accumulates,
                       double visible, std::vector<OpRange> &ranges,
                       size_t &entries) {
  const OpGraph &graph = model.graph();
  std::vector<OpConfig> configs =
      enumerateConfigs(graph, group.leads[0], model.mesh(), spec);
  std::erase_if(configs, [&](const OpConfig &config) {
    return std::any_of(group.leads.begin() + 1, group.leads.end(),
                       [&](OpId lead) {
                         return !checkConfig(graph, lead, model.mesh(), config);
                       });
  });
  for (OpId lead : group.leads) {
    if (graph.ops[lead].phase == Phase::Optimizer)
      continue;
    OpRange &range = ranges[lead] = {};
    for (const OpConfig &config : configs) {
      const OpCost cost = model.opCost(lead, config);
      Seconds time = timeWith(visible, graph, graph.ops[lead], config, cost);
      if (accumulates)
        time += accumulationTime(model, lead, config, cost.compute);
      range.time = std::min(range.time, time.value);
      range.least = std::min(range.least, cost.compute.value);
      range.most = std::max(range.most, cost.compute.value);
    }
    entries += configs.size();
  }
  return !configs.empty();
}

std::optional<UnitFloors>
unitFloors(const CostModel &model, const FoldedGraph &folded,
           const LayerLine &line, const StrategySpec &spec,
           int64_t microBatches, double visible,
           const std::vector<uint32_t> &kinds, KnownRanges &known) {
  const OpGraph &graph = model.graph();
  std::vector<OpRange> ranges(graph.ops.size());
  UnitFloors floors;
  for (const OpGroup &group : folded.groups) {
    const auto all = [&](auto holds) {
      return std::all_of(group.leads.begin(), group.leads.end(), holds);
    };
    if (all([&](OpId lead) {
          return graph.ops[lead].phase == Phase::Optimizer;
        }))
      continue;
    const auto take = [&](OpId lead) {
      const auto at = known.find(kinds[lead]);
      if (at != known.end())
        ranges[lead] = at->second;
      return at != known.end();
    };
    if (!all(take)) {
      if (!findRanges(group, model, spec, microBatches > 1, visible, ranges,
                      floors.entries))
        return std::nullopt;
      if (all([&](OpId lead) { return hasSamples(graph, graph.ops[lead]); }))
        for (OpId lead : group.leads)
          known[kinds[lead]] = ranges[lead];
    }
    floors.isExact &= all([&](OpId lead) {
      return graph.ops[lead].phase == Phase::Optimizer ||
             ranges[lead].least == ranges[lead].most;
    });
  }
  AlongLine passes(line), forward(line), least(line), most(line);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase == Phase::Optimizer || folded.groupOf[id] == kNone)
      continue;
    const OpRange &range = ranges[folded.representative[id]];
    const double times = graph.executions(op);
    passes.add(line.ops[id], range.time * times);
    if (op.phase == Phase::Forward)
      forward.add(line.ops[id], range.time * times);
    least.add(line.ops[id], range.least * times);
    most.add(line.ops[id], range.most * times);
  }
  floors.passes = passes.all();
  floors.forward = forward.all();
  floors.leastCompute = least.all();
  floors.mostCompute = most.all();
  return floors;
}

namespace {

/// What a stage does once a step. Sums of gradients run beside a backward pass,
/// gathers of parameters beside a forward pass: where these are longer than is
/// known, so is the step, and no less than they hide.
class Once {
public:
  Once(const UnitFloors &u, const StepFloors &m, int64_t stages)
      : units(u), moves(m), meanUpdate((m.updates.first + m.updates.last) /
                                       static_cast<double>(stages)) {}

  void add(size_t unit) {
    sums += moves.reductionsAlong[unit];
    hideableSums += moves.hideable.reductionsAlong[unit];
    updates += moves.updatesAlong[unit];
    hideableUpdates += moves.hideable.updatesAlong[unit];
    forward += units.forward[unit];
    backward += units.passes[unit] - units.forward[unit];
  }
  double summed() const { return sums + beyond(hideableSums, backward); }
  /// At least the mean of all stages: the longest update counts.
  double updated() const {
    return std::max(
        meanUpdate,
        updates + (units.splitsPasses ? beyond(hideableUpdates, forward) : 0));
  }

private:
  double beyond(double hideable, double compute) const {
    return (1 - moves.contention) * std::max(0.0, hideable - compute);
  }

  const UnitFloors &units;
  const StepFloors &moves;
  const double meanUpdate;
  double sums = 0, hideableSums = 0, updates = 0, hideableUpdates = 0;
  double forward = 0, backward = 0;
};

class EvenCut {
public:
  EvenCut(const StagePoint &p, const UnitFloors &u, const StepFloors &f,
          const BorderSends &s, double most)
      : point(p), units(u), moves(f), sends(s), count(u.passes.size()),
        seconds(most) {}

  bool exists();

private:
  double mostComputed() const;
  double leastFirstSum() const;
  void extend(size_t begin, size_t phase, double before);
  /// What of a send takes the stage's time.
  double ownSend(size_t stage, size_t border) const {
    return sends.areBeside ? 0 : sends.at(stage, border);
  }

  const StagePoint &point;
  const UnitFloors &units;
  const StepFloors &moves;
  const BorderSends &sends;
  const size_t count;
  const double seconds;
  /// What the heaviest stage computes; what the first one sums.
  double heaviest = 0, firstSum = 0;
  /// Links between stages are the same after so many of them.
  size_t period = 1;
  /// The least and the greatest number of stages before each border, by what is
  /// left when they are divided by the period: of those between, some may be
  /// none, which makes the bound no greater.
  struct Reached {
    int64_t least = 0, greatest = -1;
  };
  std::vector<std::vector<Reached>> reached;
  /// By stage, what those before it send forward, and it and those before it
  /// backward, but for its own.
  std::vector<double> sent;
};

} // namespace

/// Rounded up by more than halving leaves.
double EvenCut::mostComputed() const {
  constexpr double kRounding = 1e-9;
  const std::vector<double> &weights = units.mostCompute;
  LayerLine line;
  line.length = static_cast<int64_t>(count);
  const Expected<StageCuts> cuts =
      cutLine(line, static_cast<size_t>(point.stages), weights);
  double most = 0;
  for (size_t c = 0; cuts && c < cuts->chunks(); ++c)
    most = std::max(
        most,
        std::accumulate(
            weights.begin() + static_cast<std::ptrdiff_t>(cuts->at[c]),
            weights.begin() + static_cast<std::ptrdiff_t>(cuts->at[c + 1]),
            0.0));
  const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
  return cuts ? most + kRounding * total : total;
}

/// The first stage has what the others cannot. With more units it may have more
/// to hide sums beside than these take.
double EvenCut::leastFirstSum() const {
  const double total = std::accumulate(units.leastCompute.begin(),
                                       units.leastCompute.end(), 0.0);
  const double least = total - static_cast<double>(point.stages - 1) * heaviest;
  double computed = 0, sum = std::numeric_limits<double>::infinity();
  Once once(units, moves, point.stages);
  for (size_t u = 0; u <= count; ++u) {
    if (computed >= least)
      sum = std::min(sum, once.summed());
    if (u == count)
      break;
    computed += units.mostCompute[u];
    once.add(u);
  }
  return std::min(sum, once.summed());
}

static size_t periodOf(const std::vector<unsigned> &levels) {
  size_t period = 1;
  // Nothing is before the first stage.
  while (period + 1 < levels.size() &&
         !std::equal(levels.begin() + 1 + static_cast<std::ptrdiff_t>(period),
                     levels.end(), levels.begin() + 1))
    ++period;
  return period;
}

/// All stages that begin there, of a phase of the period. A stage waits for
/// what is before it to fill the pipeline, and the first one for what is before
/// that to drain, before it sums its gradients.
void EvenCut::extend(size_t begin, size_t phase, double before) {
  const Reached from = reached[begin][phase];
  if (from.greatest < from.least || from.least >= point.stages)
    return;
  const auto m = static_cast<double>(point.microBatches);
  const auto stage = static_cast<size_t>(from.least);
  const bool isLast = from.least + 1 == point.stages;
  const double path = before + firstSum + sent[stage];
  const double firstSend = ownSend(stage, begin);
  double own = firstSend, computed = 0;
  Once once(units, moves, point.stages);
  for (size_t end = begin; end < count; ++end) {
    own += units.passes[end];
    computed += units.leastCompute[end];
    once.add(end);
    if (computed > heaviest || m * own + path > seconds)
      return;
    const double rest =
        std::max(path, once.summed() - firstSend) + once.updated();
    if (m * own + rest > seconds)
      return;
    const double next = isLast ? 0 : ownSend(stage + 1, end + 1);
    if (m * (own + next) + rest > seconds)
      continue;
    Reached &to = reached[end + 1][(phase + 1) % period];
    to.least =
        to.greatest < 0 ? from.least + 1 : std::min(to.least, from.least + 1);
    to.greatest = std::max(to.greatest, from.greatest + 1);
  }
}

bool EvenCut::exists() {
  heaviest = mostComputed();
  firstSum = leastFirstSum();
  const auto stages = static_cast<size_t>(point.stages);
  sent.assign(stages, 0);
  double before = 0;
  for (size_t stage = 1; stage < stages; ++stage) {
    const double each = sends.least[sends.levels[stage]];
    sent[stage] = before + each;
    before += 2 * each;
  }
  period = periodOf(sends.levels);
  reached.assign(count + 1, std::vector<Reached>(period));
  reached[0][0].greatest = 0;
  before = 0;
  for (size_t begin = 0; begin < count; ++begin) {
    for (size_t phase = 0; phase < period; ++phase)
      extend(begin, phase, before);
    before += units.passes[begin];
  }
  const Reached all = reached[count][stages % period];
  return all.least <= point.stages && point.stages <= all.greatest;
}

/// With the cut that is known.
static double timeOfCut(const StageCuts &cuts, const StagePoint &point,
                        PipelineSchedule schedule, const UnitFloors &units,
                        const StepFloors &moves, const BorderSends &sends) {
  const auto within = [&](const std::vector<double> &along, size_t stage) {
    return std::accumulate(
        along.begin() + static_cast<std::ptrdiff_t>(cuts.at[stage]),
        along.begin() + static_cast<std::ptrdiff_t>(cuts.at[stage + 1]), 0.0);
  };
  PipelineSpec spec;
  spec.schedule = schedule;
  spec.overlapsSends = sends.areBeside;
  spec.stages = point.stages;
  spec.microBatches = point.microBatches;
  spec.chunks.resize(cuts.chunks());
  for (size_t s = 0; s < cuts.chunks(); ++s) {
    ChunkTimes &chunk = spec.chunks[s];
    chunk.forward = Seconds(within(units.forward, s));
    chunk.backward = Seconds(within(units.passes, s)) - chunk.forward;
    if (s > 0)
      chunk.sendBackward =
          Seconds(sends.at(s, static_cast<size_t>(cuts.at[s])));
    if (s + 1 < cuts.chunks())
      chunk.sendForward =
          Seconds(sends.at(s + 1, static_cast<size_t>(cuts.at[s + 1])));
  }
  const PipelineTime time = simulate(spec);
  double end = 0;
  for (size_t s = 0; s < cuts.chunks(); ++s) {
    Once once(units, moves, point.stages);
    for (auto u = static_cast<size_t>(cuts.at[s]);
         u < static_cast<size_t>(cuts.at[s + 1]); ++u)
      once.add(u);
    end = std::max(end,
                   time.stages[s].end.value + once.summed() + once.updated());
  }
  return end;
}

bool takesLonger(const StagePoint &point, PipelineSchedule schedule,
                 const UnitFloors &units, const StepFloors &moves,
                 const BorderSends &sends, double seconds) {
  // More than sums of doubles lose.
  constexpr double kRounding = 1e-9;
  const double most = seconds * (1 + kRounding);
  if (units.isExact) {
    LayerLine line;
    line.length = static_cast<int64_t>(units.passes.size());
    const Expected<StageCuts> cuts =
        cutLine(line, static_cast<size_t>(point.stages), units.mostCompute);
    return cuts &&
           timeOfCut(*cuts, point, schedule, units, moves, sends) > most;
  }
  return !EvenCut(point, units, moves, sends, most).exists();
}

} // namespace planner
