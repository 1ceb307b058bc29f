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
#include "planner/Cost/LineCuts.h"
#include "planner/Cost/Stages.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

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
  AlongLine passes(line), forward(line), inputGradients(line);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase == Phase::Optimizer || folded.groupOf[id] == kNone)
      continue;
    const double time =
        times[folded.kinds.ops[id]].seconds * graph.executions(op);
    passes.add(line.ops[id], time);
    if (op.phase == Phase::Forward)
      forward.add(line.ops[id], time);
    else if (!isWeightGradient(model, id))
      inputGradients.add(line.ops[id], time);
  }
  floors.passes = passes.all();
  floors.forward = forward.all();
  floors.inputGradients = inputGradients.all();
  return floors;
}

namespace {

/// What is before each border of a line, added up.
class Along {
public:
  explicit Along(const std::vector<double> &units) : before(1, 0) {
    before.reserve(units.size() + 1);
    for (const double unit : units)
      before.push_back(before.back() + unit);
  }
  double between(size_t begin, size_t end) const {
    return before[end] - before[begin];
  }
  double all() const { return before.back(); }
  double to(size_t end) const { return before[end]; }

private:
  std::vector<double> before;
};

/// What a stage does once a step. Sums of gradients run beside a backward pass,
/// gathers of parameters beside a forward pass: where these are longer than is
/// known, so is the step, and no less than they hide.
class Once {
public:
  Once(const UnitFloors &u, const StepFloors &m, int64_t stages)
      : passes(u.passes), forward(u.forward), units(u), moves(m),
        sums(m.reductionsAlong), hideableSums(m.hideable.reductionsAlong),
        updates(m.updatesAlong), hideableUpdates(m.hideable.updatesAlong),
        meanUpdate((m.updates.first + m.updates.last) /
                   static_cast<double>(stages)) {}

  double summed(size_t begin, size_t end) const {
    return sums.between(begin, end) +
           beyond(hideableSums.between(begin, end),
                  passes.between(begin, end) - forward.between(begin, end));
  }
  /// At least the mean of all stages: the longest update counts.
  double updated(size_t begin, size_t end) const {
    const double hidden = units.knowsForward
                              ? beyond(hideableUpdates.between(begin, end),
                                       forward.between(begin, end))
                              : 0;
    return std::max(meanUpdate, updates.between(begin, end) + hidden);
  }

  const Along passes, forward;

private:
  double beyond(double hideable, double compute) const {
    return (1 - moves.contention) * std::max(0.0, hideable - compute);
  }

  const UnitFloors &units;
  const StepFloors &moves;
  const Along sums, hideableSums, updates, hideableUpdates;
  const double meanUpdate;
};

class CutFinder {
public:
  CutFinder(const StagePoint &p, PipelineSchedule schedule, const UnitFloors &u,
            const StepFloors &f, const BorderSends &s, double most)
      : point(p), repeats{static_cast<double>(p.microBatches), s.areBeside,
                          schedule == PipelineSchedule::OneForwardOneBackward},
        units(u), moves(f), sends(s), count(u.passes.size()),
        stages(static_cast<size_t>(p.stages)), seconds(most),
        micros(repeats.microBatches), once(u, f, p.stages) {}

  bool exists();

private:
  /// One that begins somewhere. What is sent over its first border and those
  /// before, in one direction, is told.
  class Stage {
  public:
    Stage(const CutFinder &f, size_t n, size_t begin, double sent);
    /// Whether it is if it ends there, or later.
    bool isTooLong(size_t end) const {
      return finder.micros * own(end) + rest(end) > finder.seconds;
    }
    /// Whether it may end there, if it is not too long.
    bool mayEnd(size_t end) const;

  private:
    double own(size_t end) const {
      return firstSend + finder.once.passes.between(begin, end);
    }
    /// What follows all passes.
    double rest(size_t end) const {
      return std::max(path, finder.once.summed(begin, end) - firstSend) +
             finder.once.updated(begin, end);
    }

    const CutFinder &finder;
    const size_t number, begin;
    const double sentBefore, firstSend, path;
  };
  double leastFirstSum() const;
  bool isFullCut() const;
  bool mayExist();
  void extend(size_t begin, size_t phase);
  void findLeastAfter();
  void extendExactly(size_t number, size_t begin, double sent,
                     std::vector<double> &next) const;
  bool hasRoom(double share, size_t begin, double sent) const;
  bool existsExactly() const;
  /// What of a send takes the stage's time.
  double ownSend(size_t stage, size_t border) const {
    return sends.areBeside ? 0 : sends.at(stage, border);
  }
  /// The least over the borders after the stage that ends there, in one
  /// direction; wherever it ends, as long as borders are not told apart.
  double sentAfter(size_t stage, size_t end) const {
    return knowsBorders ? leastFrom[stage][end]
                        : leastSent.back() - leastSent[stage];
  }

  /// What a micro-batch's way takes there and back behind a stage that ends
  /// there, what that sends itself apart. Borders that are not told apart may
  /// be those of later stages.
  double leastAfter(size_t stage, size_t end) const {
    const double passes = once.passes.between(end, count);
    return knowsBorders && stage + 1 < stages
               ? passes + 2 * sentAfter(stage, end) - ownSend(stage + 1, end)
               : passes;
  }

  const StagePoint &point;
  const LineSchedule repeats;
  const UnitFloors &units;
  const StepFloors &moves;
  const BorderSends &sends;
  const size_t count, stages;
  const double seconds, micros;
  const Once once;
  /// Both passes of a micro-batch through all of the line.
  double way = 0;
  /// What the first stage sums.
  double firstSum = 0;
  /// Links between stages are the same after so many of them.
  size_t period = 1;
  /// The least and the greatest number of stages before each border, by what is
  /// left when they are divided by the period: of those between, some may be
  /// none, which makes the bound no greater.
  struct Reached {
    int64_t least = 0, greatest = -1;
  };
  std::vector<std::vector<Reached>> reached;
  /// By stage, the least that it and those before it may send in one direction
  /// over their first borders.
  std::vector<double> leastSent;
  /// By stage and border where it ends, the least that is sent over it and
  /// those after it.
  std::vector<std::vector<double>> leastFrom;
  bool knowsBorders = false;
};

} // namespace

/// With more units the first stage may have more to hide sums beside than these
/// take.
double CutFinder::leastFirstSum() const {
  double sum = kInfinity;
  for (size_t end = 1; end <= count; ++end)
    sum = std::min(sum, once.summed(0, end));
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

/// A stage waits for what is before it to fill the pipeline, and the first one
/// for what is before that to drain, before it sums its gradients. What the
/// stage itself sends back is its own time, unless it runs beside compute.
CutFinder::Stage::Stage(const CutFinder &f, size_t n, size_t b, double sent)
    : finder(f), number(n), begin(b), sentBefore(sent),
      firstSend(n > 0 ? f.ownSend(n, b) : 0),
      path(f.once.passes.to(b) + f.firstSum + 2 * sent - firstSend) {}

bool CutFinder::Stage::mayEnd(size_t end) const {
  const CutFinder &f = finder;
  const bool isLast = number + 1 == f.stages;
  const double next = isLast ? 0 : f.ownSend(number + 1, end);
  // Where it is not known what is forward, at least half of both is in one
  // direction. Beside compute, micro-batches pass a link one after the other.
  const double both = own(end) + next;
  const double there = f.units.knowsForward
                           ? f.once.forward.between(begin, end) + next
                           : both / 2;
  const size_t left = f.stages - number;
  const double idle =
      f.repeats.idle(left, there, both - there, f.leastAfter(number, end));
  if (f.micros * both + idle + rest(end) > f.seconds)
    return false;
  const double waited = f.repeats.waits(left, there, both - there);
  const double sent =
      f.sends.areBeside && !isLast ? f.sends.at(number + 1, end) : 0;
  const double trip =
      f.way + 2 * (sentBefore + f.sentAfter(number, end)) + f.firstSum;
  // With another unit there may be more to hide beside.
  return std::max(waited, (f.micros - 1) * sent) + trip +
             f.once.updated(begin, end) <=
         f.seconds;
}

/// All stages that begin there, of a phase of the period.
void CutFinder::extend(size_t begin, size_t phase) {
  const Reached from = reached[begin][phase];
  if (from.greatest < from.least || from.least >= point.stages)
    return;
  const auto number = static_cast<size_t>(from.least);
  Stage stage(*this, number, begin, leastSent[number]);
  for (size_t end = begin + 1; end <= count; ++end) {
    Reached &to = reached[end][(phase + 1) % period];
    if (to.greatest > from.greatest && to.least <= from.least + 1)
      continue;
    if (stage.isTooLong(end))
      return;
    if (!stage.mayEnd(end))
      continue;
    to.least =
        to.greatest < 0 ? from.least + 1 : std::min(to.least, from.least + 1);
    to.greatest = std::max(to.greatest, from.greatest + 1);
  }
}

/// Whether stages that take as much as they may, one after the other, are such
/// a cut: nearly always, if any is.
bool CutFinder::isFullCut() const {
  double sent = 0;
  size_t begin = 0;
  for (size_t number = 0; number < stages; ++number) {
    Stage stage(*this, number, begin, sent);
    const size_t last = count - (stages - 1 - number);
    size_t best = begin;
    for (size_t end = begin + 1; end <= last && !stage.isTooLong(end); ++end)
      if (stage.mayEnd(end))
        best = end;
    if (best == begin)
      return false;
    begin = best;
    if (number + 1 < stages)
      sent += sends.at(number + 1, begin);
  }
  return begin == count;
}

/// With the least that is sent over any border.
bool CutFinder::mayExist() {
  period = periodOf(sends.levels);
  reached.assign(count + 1, std::vector<Reached>(period));
  reached[0][0].greatest = 0;
  for (size_t begin = 0; begin < count; ++begin)
    for (size_t phase = 0; phase < period; ++phase)
      extend(begin, phase);
  const Reached all = reached[count][stages % period];
  return all.least <= point.stages && point.stages <= all.greatest;
}

void CutFinder::findLeastAfter() {
  leastFrom.assign(stages, {});
  leastFrom.back().assign(count + 1, 0);
  std::vector<double> after(count + 1, 0);
  for (size_t stage = stages - 1; stage-- > 0;) {
    std::vector<double> &from = leastFrom[stage];
    from.assign(count + 1, kInfinity);
    // Each stage has a unit.
    for (size_t end = count - (stages - 1 - stage); end > stage; --end)
      from[end] = sends.at(stage + 1, end) + after[end];
    // The least of a border that is further on.
    double least = kInfinity;
    for (size_t begin = count + 1; begin-- > 0;) {
      after[begin] = least;
      least = std::min(least, from[begin]);
    }
  }
}

/// Whether stages that may take such a share of the time that is left
/// (LineSchedule::shareOf()) may have all units from there on.
bool CutFinder::hasRoom(double share, size_t begin, double sent) const {
  const double path =
      once.passes.to(begin) + firstSum + (sends.areBeside ? 2 * sent : sent);
  return once.passes.between(begin, count) <= (seconds - path) * share;
}

/// All stages that begin there. Of what is before a stage no more counts than
/// how much is sent.
void CutFinder::extendExactly(size_t number, size_t begin, double sent,
                              std::vector<double> &next) const {
  const bool isLast = number + 1 == stages;
  Stage stage(*this, number, begin, sent);
  const size_t last = count - (stages - 1 - number);
  for (size_t end = begin + 1; end <= last; ++end) {
    const double over = sent + (isLast ? 0 : sends.at(number + 1, end));
    // Another one that ends there does as well.
    if (over >= next[end])
      continue;
    if (stage.isTooLong(end))
      return;
    if (stage.mayEnd(end))
      next[end] = over;
  }
}

/// With what is sent over each border.
bool CutFinder::existsExactly() const {
  std::vector<double> sent(count + 1, kInfinity), next;
  sent[0] = 0;
  for (size_t number = 0; number < stages; ++number) {
    next.assign(count + 1, kInfinity);
    const double share = repeats.shareOf(stages - number);
    for (size_t begin = number; begin < count; ++begin)
      if (sent[begin] < kInfinity && hasRoom(share, begin, sent[begin]))
        extendExactly(number, begin, sent[begin], next);
    sent.swap(next);
  }
  return sent[count] < kInfinity;
}

bool CutFinder::exists() {
  firstSum = leastFirstSum();
  way = std::max(once.passes.all(), moves.passes.first + moves.passes.last);
  leastSent.assign(stages, 0);
  for (size_t stage = 1; stage < stages; ++stage)
    leastSent[stage] = leastSent[stage - 1] + sends.least[sends.levels[stage]];
  findLeastAfter();
  knowsBorders = true;
  if (isFullCut())
    return true;
  knowsBorders = false;
  if (!mayExist())
    return false;
  knowsBorders = true;
  return existsExactly();
}

bool takesLonger(const StagePoint &point, const ScheduleChoice &schedule,
                 const UnitFloors &units, const StepFloors &moves,
                 const BorderSends &sends, double seconds) {
  // More than sums of doubles lose.
  constexpr double kRounding = 1e-9;
  const double most = seconds * (1 + kRounding);
  if (!hasWholeStages(schedule.schedule))
    return chunksTakeLonger(point, schedule, units, moves, sends, most);
  return !CutFinder(point, schedule.schedule, units, moves, sends, most)
              .exists();
}

} // namespace planner
