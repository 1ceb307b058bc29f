//===- CutBound.cpp - What any cut of a line takes at least ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A model that is no chain of equal layers may be cut between any two of its
// units. What each of them takes at least is known before operators have
// chosen, and what crosses each border, so that a walk over the borders finds
// whether some cut may be as fast as is asked.
//
//===----------------------------------------------------------------------===//

#include "CutBound.h"
#include "planner/Cost/Stages.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <numeric>

namespace planner {

/// Of operators that share their configuration, by lead; false if they have
/// none.
static bool findTimes(const OpGroup &group, const CostModel &model,
                      const StrategySpec &spec, bool accumulates,
                      double visible, std::vector<LeastTime> &times) {
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
    double least = kInfinity;
    for (const OpConfig &config : configs) {
      const OpCost cost = model.opCost(lead, config);
      Seconds time = timeWith(visible, graph, graph.ops[lead], config, cost);
      if (accumulates)
        time += accumulationTime(model, lead, config, cost.compute);
      least = std::min(least, time.value);
    }
    times[lead] = {least, configs.size()};
  }
  return !configs.empty();
}

std::optional<UnitFloors>
unitFloors(const CostModel &model, const FoldedGraph &folded,
           const LayerLine &line, const StrategySpec &spec,
           int64_t microBatches, double visible,
           const std::vector<uint32_t> &kinds, LeastTimes &known) {
  const OpGraph &graph = model.graph();
  std::vector<LeastTime> times(graph.ops.size());
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
        times[lead] = at->second;
      return at != known.end();
    };
    if (!all(take)) {
      if (!findTimes(group, model, spec, microBatches > 1, visible, times))
        return std::nullopt;
      if (all([&](OpId lead) { return hasSamples(graph, graph.ops[lead]); }))
        for (OpId lead : group.leads)
          known[kinds[lead]] = times[lead];
    }
    for (OpId lead : group.leads)
      floors.entries += times[lead].entries;
  }
  AlongLine passes(line), forward(line);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase == Phase::Optimizer || folded.groupOf[id] == kNone)
      continue;
    const double time =
        times[folded.representative[id]].seconds * graph.executions(op);
    passes.add(line.ops[id], time);
    if (op.phase == Phase::Forward)
      forward.add(line.ops[id], time);
  }
  floors.passes = passes.all();
  floors.forward = forward.all();
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
        updates + (units.knowsForward ? beyond(hideableUpdates, forward) : 0));
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

class CutFinder {
public:
  CutFinder(const StagePoint &p, const UnitFloors &u, const StepFloors &f,
            const BorderSends &s, double most)
      : point(p), units(u), moves(f), sends(s), count(u.passes.size()),
        seconds(most), micros(static_cast<double>(p.microBatches)) {}

  bool exists();

private:
  /// Whether a stage may end there; never: nor with more units.
  enum class Ending { Here, NotHere, Never };
  /// One that begins somewhere, unit by unit; `before`: the passes before it.
  class Stage {
  public:
    Stage(const CutFinder &f, size_t n, size_t begin, double before)
        : finder(f), number(n), end(begin),
          path(before + f.firstSum + f.sent[n]), firstSend(f.ownSend(n, begin)),
          own(firstSend), once(f.units, f.moves, f.point.stages) {}
    Ending add();

  private:
    const CutFinder &finder;
    const size_t number;
    size_t end;
    const double path, firstSend;
    double own, forward = 0;
    Once once;
  };
  double leastFirstSum() const;
  bool isEvenCut() const;
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
  const double seconds, micros;
  /// What the first stage sums; a micro-batch through all stages and back.
  double firstSum = 0, trip = 0;
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

/// With more units the first stage may have more to hide sums beside than these
/// take.
double CutFinder::leastFirstSum() const {
  double sum = kInfinity;
  Once once(units, moves, point.stages);
  for (size_t u = 0; u < count; ++u) {
    once.add(u);
    sum = std::min(sum, once.summed());
  }
  return sum;
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

/// The stage of that number and of the units from `begin` on, with one more
/// unit. A stage waits for what is before it to fill the pipeline, and the
/// first one for what is before that to drain, before it sums its gradients.
CutFinder::Ending CutFinder::Stage::add() {
  const CutFinder &f = finder;
  const bool isLast = number + 1 == static_cast<size_t>(f.point.stages);
  own += f.units.passes[end];
  forward += f.units.forward[end];
  once.add(end++);
  if (f.micros * own + path > f.seconds)
    return Ending::Never;
  const double rest =
      std::max(path, once.summed() - firstSend) + once.updated();
  if (f.micros * own + rest > f.seconds)
    return Ending::Never;
  const double next = isLast ? 0 : f.ownSend(number + 1, end);
  if (f.micros * (own + next) + rest > f.seconds)
    return Ending::NotHere;
  // All forward passes come before the rest of the last one's way, and all
  // backward passes after that of the first one.
  const double passes = own - firstSend;
  const double longer =
      f.units.knowsForward ? std::max(forward, passes - forward) : passes / 2;
  // With another unit there may be more to hide beside.
  if ((f.micros - 1) * longer + f.trip + f.firstSum + once.updated() >
      f.seconds)
    return Ending::NotHere;
  // Beside compute, micro-batches pass a link one after the other.
  if (f.sends.areBeside && !isLast &&
      f.micros * f.sends.at(number + 1, end) + own + path > f.seconds)
    return Ending::NotHere;
  return Ending::Here;
}

/// All stages that begin there, of a phase of the period.
void CutFinder::extend(size_t begin, size_t phase, double before) {
  const Reached from = reached[begin][phase];
  if (from.greatest < from.least || from.least >= point.stages)
    return;
  Stage stage(*this, static_cast<size_t>(from.least), begin, before);
  for (size_t end = begin + 1; end <= count; ++end) {
    const Ending ending = stage.add();
    if (ending == Ending::Never)
      return;
    if (ending == Ending::NotHere)
      continue;
    Reached &to = reached[end][(phase + 1) % period];
    to.least =
        to.greatest < 0 ? from.least + 1 : std::min(to.least, from.least + 1);
    to.greatest = std::max(to.greatest, from.greatest + 1);
  }
}

/// Whether stages that are about as long as each other are such a cut: where
/// there are many, that is soon seen.
bool CutFinder::isEvenCut() const {
  const auto stages = static_cast<size_t>(point.stages);
  const double all =
      std::accumulate(units.passes.begin(), units.passes.end(), 0.0);
  double before = 0;
  size_t begin = 0;
  for (size_t number = 0; number < stages; ++number) {
    Stage stage(*this, number, begin, before);
    const double until =
        all * static_cast<double>(number + 1) / static_cast<double>(stages);
    Ending ending = Ending::NotHere;
    do {
      if (begin == count)
        return false;
      before += units.passes[begin++];
      ending = stage.add();
    } while (ending != Ending::Never &&
             (number + 1 == stages ? begin < count : before < until));
    if (ending != Ending::Here)
      return false;
  }
  return true;
}

bool CutFinder::exists() {
  firstSum = leastFirstSum();
  const auto stages = static_cast<size_t>(point.stages);
  sent.assign(stages, 0);
  double before = 0;
  for (size_t stage = 1; stage < stages; ++stage) {
    const double each = sends.least[sends.levels[stage]];
    sent[stage] = before + each;
    before += 2 * each;
  }
  trip = std::accumulate(units.passes.begin(), units.passes.end(), before);
  if (isEvenCut())
    return true;
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

bool takesLonger(const StagePoint &point, const ScheduleChoice &schedule,
                 const UnitFloors &units, const StepFloors &moves,
                 const BorderSends &sends, double seconds) {
  // More than sums of doubles lose.
  constexpr double kRounding = 1e-9;
  const double most = seconds * (1 + kRounding);
  if (schedule.chunksPerStage > 1)
    return chunksTakeLonger(point, schedule, units, moves, sends, most);
  return !CutFinder(point, units, moves, sends, most).exists();
}

} // namespace planner
