//===- EngineExact.cpp - What one run solves exactly --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The part of Engine that eliminates, with and without limits, and branches.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "LocalSearch.h"
#include "Sparse.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Reductions.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <bit>
#include <numeric>

using namespace planner;
using namespace planner::solver;

/// Partial assignments of one sparse elimination, at most.
static constexpr int64_t kMostSparse = int64_t(1) << 25;
/// Units of work that one of them counts for.
static constexpr int64_t kSparseUnits = 8;

static EliminationOrder bestOrderOf(const Model &model) {
  InteractionGraph graph = interactionGraph(model);
  return bestOrder(graph.adjacency, graph.domains);
}

bool Engine::solveExactly(int64_t workCap) {
  nodeWorkCap = workCap;
  Model model = base;
  // Where nothing is limited and elimination is cheap, that is all it takes.
  ReductionLimits light;
  light.dominance = light.lowDegree = false;
  reduceFully(model, light);
  if (!model.infeasible &&
      (countLimitedTimes(model) > 0 ||
       bestOrderOf(model).work > double(options.cheapWork)))
    reduceFully(model);
  if (!model.infeasible) {
    stats.reducedVariables = model.living().size();
    stats.reducedAlternatives = model.numAlternatives();
    stats.keptTimes = countLimitedTimes(model);
    for (const Model::Edge &edge : model.edges)
      stats.reducedPairs += edge.alive;
  }
  Cost found = solveNode(std::move(model), 0, lower);
  raise(found);
  return !closed() && lower != kForbidden && !stopped();
}

/// Nothing below the present best is left.
static Cost exhausted(std::optional<Cost> upper) {
  return upper.value_or(kForbidden);
}

Cost Engine::solveNode(Model model, unsigned depth, Cost known) {
  if (model.infeasible) {
    if (model.infeasibleTime && depth == 0 && !upper() && !closest)
      closest = {*model.infeasibleTime, model.missing, 0};
    return exhausted(upper());
  }
  if (stopped())
    return known;
  if (countLimitedTimes(model) == 0)
    return solveUnlimited(std::move(model), depth, known);
  // Bound, reduce, and again while that shrinks the model. The first
  // elimination keeps few labels: it tends to find what makes the rest cheap.
  constexpr uint32_t kFewLabels = 16;
  Reparametrisation r;
  uint32_t cap = std::max(1u, std::min(options.labelCap, kFewLabels));
  for (unsigned round = 0;; ++round) {
    if (countLimitedTimes(model) == 0)
      return solveUnlimited(std::move(model), depth, known);
    r = improveDual(model, depth == 0 ? Sweeps::Root : Sweeps::Node);
    known = std::max(known, r.lowerBound());
    if (upper() && known >= *upper())
      return exhausted(upper());
    if (stopped())
      return known;
    if (round < 4 && shrink(model, r)) {
      if (model.infeasible)
        return exhausted(upper());
      continue;
    }
    bool few = cap < options.labelCap;
    std::optional<Cost> before = upper();
    LabelResult::Status status = eliminateLabels(model, r, cap, known);
    if (status == LabelResult::Status::Complete ||
        (upper() && known >= *upper()))
      return exhausted(upper());
    if (status != LabelResult::Status::Truncated || !few || stopped())
      break;
    cap = options.labelCap;
    if (upper() != before && shrink(model, r)) {
      if (model.infeasible)
        return exhausted(upper());
      round = std::min(round, 3u);
      continue;
    }
    status = eliminateLabels(model, r, cap, known);
    if (status == LabelResult::Status::Complete ||
        (upper() && known >= *upper()))
      return exhausted(upper());
    break;
  }
  if (stopped())
    return known;
  return branch(model, r, depth, known);
}

Cost Engine::solveUnlimited(Model model, unsigned depth, Cost known) {
  if (model.infeasible ||
      eliminateTables(model, std::min(nodeWorkCap, options.cheapWork)))
    return exhausted(upper());
  auto dual = std::make_unique<Dual>(model);
  double checkpoint = -std::numeric_limits<double>::infinity();
  double tried = std::numeric_limits<double>::infinity();
  const unsigned most = depth == 0 ? 512 : 64;
  for (unsigned sweeps = 0, check = 8;;) {
    for (; sweeps < check; ++sweeps) {
      if (stats.passes > 0 && stopped())
        return known;
      dual->sweep(sweeps % 2 == 0);
      stats.work += dual->sweepWork();
      ++stats.passes;
    }
    std::vector<uint32_t> choice = dual->decoded();
    stats.work += improveLocally(model, choice, 8);
    offerChoice(model, std::move(choice));
    Reparametrisation r = dual->reparametrise();
    known = std::max(known, r.lowerBound());
    if ((upper() && known >= *upper()) ||
        eliminateCore(model, r, options.cheapWork / 4, known))
      return exhausted(upper());
    // About as much work as went into the sweeps, and only where the gap is
    // clearly smaller than the last time; a wide gap leaves too much.
    int64_t gap = gapAbove(r);
    int64_t cap = dual->sweepWork() * int64_t(sweeps) / (2 * kSparseUnits);
    if (double(gap) < 0.6 * tried &&
        WideCost(gap) * 12 < (r.bound < 0 ? -r.bound : r.bound)) {
      if (eliminateWithinGap(model, r, std::max(cap, int64_t(1) << 18)))
        return exhausted(upper());
      tried = double(gap);
    }
    double progress = dual->bound() - checkpoint;
    checkpoint = dual->bound();
    bool converged =
        upper() && progress < 0.05 * (double(*upper()) - checkpoint);
    if (converged || check >= most) {
      if (shrink(model, r))
        return solveUnlimited(std::move(model), depth, known);
      if (eliminateWithinGap(model, r, std::min(nodeWorkCap, kMostSparse)) ||
          eliminateTables(model, nodeWorkCap))
        return exhausted(upper());
      return stopped() ? known : branch(model, r, depth, known);
    }
    // Later sweeps grow in number; those over fewer alternatives are cheaper.
    check += std::max(8u, check / 2);
    size_t mark = model.records();
    Model smaller = model;
    applyBound(smaller, r);
    if (!smaller.infeasible)
      enforceArcConsistency(smaller);
    if (smaller.infeasible)
      return exhausted(upper());
    if (smaller.numAlternatives() * 10 > model.numAlternatives() * 9)
      continue;
    model = std::move(smaller);
    dual = std::make_unique<Dual>(model, *dual, model.keptSince(mark));
  }
}

/// Eliminates exactly over the alternatives that the bound favours, as many as
/// are affordable. Whatever else there is has a larger excess than those left
/// out have at least, so that this may even prove the optimum.
bool Engine::eliminateCore(const Model &model, const Reparametrisation &r,
                           int64_t workCap, Cost &known) {
  const int64_t full = gapAbove(r);
  if (full < 0)
    return true;
  InteractionGraph graph = interactionGraph(model);
  auto affordable = [&](int64_t gap) {
    InteractionGraph core = graph;
    for (size_t i = 0; i < graph.vars.size(); ++i) {
      const auto &reduced = r.reduced[graph.vars[i]];
      core.domains[i] =
          uint32_t(std::count_if(reduced.begin(), reduced.end(),
                                 [gap](int64_t e) { return e <= gap; }));
      if (core.domains[i] == 0)
        return false;
    }
    dropSettled(core);
    return greedyOrder(core.adjacency, core.domains, OrderRule::MinTable,
                       double(workCap))
        .has_value();
  };
  // The largest power of two, or all.
  int64_t gap = full;
  while (gap > 0 && !affordable(gap))
    gap /= 2;
  if (gap == 0)
    return false;
  std::vector<std::vector<char>> drop(model.vars.size());
  for (uint32_t v : graph.vars)
    for (int64_t excess : r.reduced[v])
      drop[v].push_back(excess > gap);
  Model core = model;
  core.dropAlternatives(drop);
  ReductionLimits light;
  light.dominance = light.lowDegree = false;
  if (!core.infeasible)
    core.normalise();
  reduceFully(core, light);
  if (!core.infeasible && !eliminateTables(core, workCap))
    return false;
  // Anything better takes an alternative that was left out.
  if (gap == full)
    return true;
  Reparametrisation raised;
  raised.shift = r.shift;
  raised.bound = r.bound + gap + 1;
  Cost bound = raised.lowerBound();
  known = std::max(known, upper() ? std::min(bound, *upper()) : bound);
  return upper() && known >= *upper();
}

bool Engine::eliminateWithinGap(const Model &model, const Reparametrisation &r,
                                int64_t workCap) {
  SparseLimits limits;
  limits.gap = gapAbove(r);
  limits.workCap = std::min(workCap, budgetLeft() / kSparseUnits);
  limits.cancel = options.cancel;
  if (limits.gap < 0)
    return true;
  if (!upper())
    return false;
  SparseResult found = eliminateWithin(model, r, limits);
  stats.work += found.work * kSparseUnits;
  stats.tableEntries += double(found.entries);
  stats.width = std::max(stats.width, found.width);
  if (found.found)
    offerChoice(model, found.choice);
  return found.status == SparseResult::Status::Complete;
}

bool Engine::eliminateTables(const Model &model, int64_t workCap) {
  EliminationResult r =
      eliminateAll(model, {options.tableCap, std::min(workCap, budgetLeft()),
                           options.cancel});
  stats.work += r.work;
  stats.width = std::max(stats.width, r.order.width);
  stats.tableEntries += r.order.work;
  if (r.status == EliminationResult::Status::Optimal)
    offerChoice(model, r.choice);
  return r.status == EliminationResult::Status::Optimal ||
         r.status == EliminationResult::Status::Infeasible;
}

bool Engine::shrink(Model &model, const Reparametrisation &r) {
  Model smaller = model;
  applyBound(smaller, r);
  reduceFully(smaller);
  if (!smaller.infeasible &&
      smaller.numAlternatives() * 10 > model.numAlternatives() * 9)
    return false;
  model = std::move(smaller);
  return true;
}

LabelResult::Status Engine::eliminateLabels(const Model &model,
                                            const Reparametrisation &r,
                                            uint32_t cap, Cost &known) {
  LabelLimits limits;
  limits.labelCap = cap;
  limits.tableCap = std::min(options.tableCap, int64_t(1) << 22);
  limits.workCap = std::min(nodeWorkCap, budgetLeft()) / kLabelUnits;
  limits.gap = gapAbove(r);
  limits.cancel = options.cancel;
  LabelResult labels = eliminateWithLabels(model, r, limits);
  stats.work += labels.work * kLabelUnits;
  stats.labels += labels.labels;
  stats.width = std::max(stats.width, labels.width);
  stats.tableEntries += labels.tableEntries;
  if (labels.found)
    offerChoice(model, labels.choice);
  if (labels.status == LabelResult::Status::Truncated) {
    Reparametrisation lost = r;
    lost.bound += labels.lostExcess;
    // Below the cost found nothing is left but what was lost.
    Cost bound = lost.lowerBound();
    known = std::max(known, upper() ? std::min(bound, *upper()) : bound);
  }
  return labels.status;
}

Cost Engine::branch(const Model &model, const Reparametrisation &r,
                    unsigned depth, Cost known) {
  constexpr unsigned kDeepest = 200;
  std::optional<uint32_t> chosen;
  size_t most = 0;
  for (uint32_t v : model.living()) {
    const Model::Var &var = model.vars[v];
    // Splitting a variable that many others see simplifies most.
    size_t weight =
        var.domain() < 2 ? 0 : (var.edges.size() + 1) * var.domain();
    if (weight > most) {
      most = weight;
      chosen = v;
    }
  }
  if (!chosen || depth >= kDeepest || stopped())
    return known;
  ++stats.branches;
  std::vector<uint32_t> order(model.vars[*chosen].domain());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(r.reduced[*chosen][a], a) <
           std::pair(r.reduced[*chosen][b], b);
  });
  size_t half = (order.size() + 1) / 2;
  Cost least = kForbidden;
  for (bool low : {true, false}) {
    std::vector<uint32_t> part(
        low ? order.begin() : order.begin() + ptrdiff_t(half),
        low ? order.begin() + ptrdiff_t(half) : order.end());
    std::sort(part.begin(), part.end());
    Model child = model;
    child.restrict(*chosen, part);
    child.normalise();
    reduceFully(child);
    least = std::min(least, solveNode(std::move(child), depth + 1, known));
  }
  return std::max(known, least);
}
