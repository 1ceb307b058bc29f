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

#include "Covers.h"
#include "Engine.h"
#include "LocalSearch.h"
#include "Sparse.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Reductions.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

using namespace planner;
using namespace planner::solver;

/// Partial assignments of one sparse elimination, at most.
static constexpr int64_t kMostSparse = int64_t(1) << 25;
/// Units of work that one of them counts for.
static constexpr int64_t kSparseUnits = 8;

/// Labels carry usage at every time that can bind: beyond so many, branching is
/// better.
static constexpr size_t kMostLabelTimes = 64;

namespace {
/// The alternatives of one variable in two parts, the more promising first.
struct Split {
  uint32_t var;
  std::array<std::vector<uint32_t>, 2> parts;
};
} // namespace

static bool eliminatesWithin(const Model &model, int64_t work) {
  InteractionGraph graph = interactionGraph(model);
  return bestOrder(graph.adjacency, graph.domains, double(work)).work <=
         double(work);
}

/// Where nothing is limited and elimination is cheap, dominance and low degrees
/// are not worth looking for.
const Model &Engine::reduce() {
  if (reduced)
    return *reduced;
  reduced = base;
  ReductionLimits light;
  light.dominance = light.lowDegree = false;
  light.cancel = options.cancel;
  reduceFully(*reduced, light);
  ReductionLimits all;
  all.cancel = options.cancel;
  if (!reduced->infeasible && (countLimitedTimes(*reduced) > 0 ||
                               !eliminatesWithin(*reduced, options.cheapWork)))
    reduceFully(*reduced, all);
  noteReduced(*reduced);
  return *reduced;
}

bool Engine::exactnessPays() {
  constexpr size_t kMostAlternatives = 1500, kMostTimes = 64;
  const Model &model = reduce();
  size_t times = countLimitedTimes(model);
  return model.infeasible || times == 0 ||
         (times <= kMostTimes && model.numAlternatives() <= kMostAlternatives);
}

bool Engine::solveExactly(int64_t workCap) {
  nodeWorkCap = workCap;
  workLimit = std::min(options.budget, stats.work + workCap);
  Cost found = solveRoot(reduce());
  raise(found);
  workLimit = options.budget;
  stats.budgetSpent = false;
  return !closed() && lower != kForbidden && !stopped();
}

Cost Engine::solveNode(Model model, unsigned depth, Cost known,
                       WarmMessages warm) {
  using End = ProofStep::Kind;
  if (model.infeasible) {
    if (model.infeasibleTime && depth == 0 && !upper() && !closest)
      closest = {*model.infeasibleTime, model.missing, 0};
    return endNode(model, End::Infeasible);
  }
  if (stopped())
    return known;
  if (countLimitedTimes(model) == 0)
    return solveUnlimited(std::move(model), depth, known);
  // Bound, reduce, and again while that shrinks the model. The first
  // elimination keeps few labels: it tends to find what makes the rest cheap.
  constexpr uint32_t kFewLabels = 16;
  Reparametrisation r;
  // Elimination with labels proves it again, of this model or a smaller one.
  Cost labelled = -kMaxTotalCost;
  uint32_t cap = std::max(1u, std::min(options.labelCap, kFewLabels));
  auto met = [&] { return upper() && known >= *upper(); };
  auto eliminate = [&] {
    LabelResult::Status status = eliminateLabels(model, r, cap, labelled);
    known = std::max(known, labelled);
    return status;
  };
  for (unsigned round = 0;; ++round) {
    if (countLimitedTimes(model) == 0)
      return solveUnlimited(std::move(model), depth, known);
    auto bounded =
        boundLimited(model, depth == 0 ? Sweeps::Root : Sweeps::Node, warm);
    if (!bounded)
      return known;
    r = std::move(*bounded);
    known = std::max(known, r.lowerBound());
    if (depth == 0)
      proveBound(model, r);
    if (met())
      return endBounded(model, r, labelled);
    if (stopped())
      return known;
    if (round < 4 && shrink(model, r)) {
      if (model.infeasible)
        return endNode(model, End::Infeasible);
      continue;
    }
    if (model.capacity.size() > kMostLabelTimes)
      break;
    bool few = cap < options.labelCap;
    std::optional<Cost> before = upper();
    LabelResult::Status status = eliminate();
    if (status == LabelResult::Status::Complete)
      return endNode(model, End::Enumerate, &r);
    if (met())
      return endBounded(model, r, labelled);
    if (status != LabelResult::Status::Truncated || !few || stopped())
      break;
    cap = options.labelCap;
    bool tighter = depth == 0 && addCovers(model, r, known, warm);
    if (met())
      return endBounded(model, r, labelled);
    if ((tighter || upper() != before) && shrink(model, r)) {
      if (model.infeasible)
        return endNode(model, End::Infeasible);
      round = std::min(round, 3u);
      continue;
    }
    status = eliminate();
    if (status == LabelResult::Status::Complete)
      return endNode(model, End::Enumerate, &r);
    if (met())
      return endBounded(model, r, labelled);
    break;
  }
  if (stopped())
    return known;
  return branch(model, r, depth, known, warm, labelled);
}

Cost Engine::solveUnlimited(Model model, unsigned depth, Cost known) {
  using End = ProofStep::Kind;
  if (model.infeasible)
    return endNode(model, End::Infeasible);
  if (eliminateTables(model, std::min(nodeWorkCap, options.cheapWork)))
    return endNode(model, End::Enumerate);
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
    if (depth == 0)
      proveBound(model, r);
    if (upper() && known >= *upper())
      return endBounded(model, r);
    if (eliminateCore(model, r, options.cheapWork / 4, known))
      return endNode(model, End::Enumerate, &r);
    // About as much work as went into the sweeps, and only where the gap is
    // clearly smaller than the last time; a wide gap leaves too much.
    int64_t gap = gapAbove(r);
    int64_t cap = dual->sweepWork() * int64_t(sweeps) / (2 * kSparseUnits);
    if (double(gap) < 0.6 * tried &&
        WideCost(gap) * 12 < (r.bound < 0 ? -r.bound : r.bound)) {
      if (eliminateWithinGap(model, r, std::max(cap, int64_t(1) << 18)))
        return endNode(model, End::Enumerate, &r);
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
        return endNode(model, End::Enumerate, &r);
      return stopped() ? known
                       : branch(model, r, depth, known, {}, -kMaxTotalCost);
    }
    // Later sweeps grow in number; those over fewer alternatives are cheaper.
    check += std::max(8u, check / 2);
    size_t mark = model.records();
    Model smaller = model;
    applyBound(smaller, r);
    if (!smaller.infeasible)
      enforceArcConsistency(smaller);
    if (smaller.infeasible)
      return endNode(smaller, End::Infeasible);
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
  while (gap > 0 && !cancelled() && !affordable(gap))
    gap /= 2;
  if (gap == 0 || stats.cancelled)
    return false;
  std::vector<std::vector<char>> drop(model.vars.size());
  for (uint32_t v : graph.vars)
    for (int64_t excess : r.reduced[v])
      drop[v].push_back(excess > gap);
  Model core = model;
  core.recording = false;
  core.dropAlternatives(drop);
  ReductionLimits light;
  light.dominance = light.lowDegree = false;
  light.cancel = options.cancel;
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
  ReductionLimits limits;
  limits.cancel = options.cancel;
  reduceFully(smaller, limits);
  if (!smaller.infeasible && (cancelled() || smaller.numAlternatives() * 10 >
                                                 model.numAlternatives() * 9))
    return false;
  model = std::move(smaller);
  return true;
}

/// Of the shares that were tried (docs/solver.md, "Covers") none was better on
/// all problems.
bool Engine::addCovers(Model &model, Reparametrisation &r, Cost &known,
                       WarmMessages &warm) {
  constexpr double kFavoured = 0.02, kLeastRise = 0.05;
  bool any = false;
  while (upper() && known < *upper() && !stopped()) {
    const double gap = double(gapAbove(r));
    const std::vector<Cover> covers =
        coversOf(model, r, int64_t(kFavoured * gap));
    if (covers.empty() ||
        model.capacity.size() + covers.size() > kMostLabelTimes)
      break;
    Model cut = model;
    for (const Cover &cover : covers)
      addCover(cut, cover);
    // Prices at these numbers are those of other covers.
    rootPrices.resize(std::min(rootPrices.size(), size_t(model.nextTime)));
    WarmMessages own = warm;
    const std::vector<double> prices = rootPrices;
    std::optional<Reparametrisation> bounded =
        boundLimited(cut, Sweeps::Node, own);
    if (!bounded)
      break;
    known = std::max(known, bounded->lowerBound());
    const double before =
        std::ldexp(double(r.bound), int(bounded->shift) - int(r.shift));
    const double least =
        std::ldexp(kLeastRise * gap, int(bounded->shift) - int(r.shift));
    if (known < *upper() && double(bounded->bound) < before + least) {
      rootPrices = prices;
      break;
    }
    any = true;
    model = std::move(cut);
    r = std::move(*bounded);
    warm = std::move(own);
    proveBound(model, r);
  }
  return any;
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

/// Splitting a variable that many others see simplifies most.
static std::optional<Split> splitByNeighbours(const Model &model,
                                              const Reparametrisation &r) {
  std::optional<uint32_t> chosen;
  size_t most = 0;
  for (uint32_t v : model.living()) {
    const Model::Var &var = model.vars[v];
    size_t weight =
        var.domain() < 2 ? 0 : (var.edges.size() + 1) * var.domain();
    if (weight > most) {
      most = weight;
      chosen = v;
    }
  }
  if (!chosen)
    return std::nullopt;
  Split split{*chosen, {}};
  std::vector<uint32_t> order(model.vars[*chosen].domain());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(r.reduced[*chosen][a], a) <
           std::pair(r.reduced[*chosen][b], b);
  });
  size_t half = (order.size() + 1) / 2;
  split.parts[0].assign(order.begin(), order.begin() + ptrdiff_t(half));
  split.parts[1].assign(order.begin() + ptrdiff_t(half), order.end());
  return split;
}

/// Where prices leave a gap, alternatives of like excess use very different
/// amounts: the split is where the price of usage makes its largest step.
static std::optional<Split>
splitByUsage(const Model &model, const Reparametrisation &r, int64_t gap) {
  std::optional<Split> split;
  double most = 0;
  std::vector<std::pair<double, uint32_t>> list;
  for (uint32_t v : model.living()) {
    const Model::Var &var = model.vars[v];
    if (var.usage.empty() || var.domain() < 2)
      continue;
    list.clear();
    for (uint32_t a = 0; a < var.domain(); ++a)
      list.push_back({double(r.priceOf(var.usage[a])), a});
    std::sort(list.begin(), list.end());
    // The least excess on either side of a step tells how likely both are.
    std::vector<int64_t> above(list.size() + 1, kForbidden);
    for (size_t i = list.size(); i-- > 0;)
      above[i] = std::min(above[i + 1], r.reduced[v][list[i].second]);
    int64_t below = kForbidden;
    for (size_t i = 0; i + 1 < list.size(); ++i) {
      below = std::min(below, r.reduced[v][list[i].second]);
      double worse = double(std::max(below, above[i + 1]));
      double score = (list[i + 1].first - list[i].first) *
                     std::max(0.0, 1 - worse / (double(gap) + 1));
      if (score <= most)
        continue;
      most = score;
      split = Split{v, {}};
      for (size_t k = 0; k < list.size(); ++k)
        split->parts[k <= i ? 0 : 1].push_back(list[k].second);
      if (above[i + 1] < below)
        std::swap(split->parts[0], split->parts[1]);
    }
  }
  return split;
}

Cost Engine::branch(const Model &model, const Reparametrisation &r,
                    unsigned depth, Cost known, const WarmMessages &warm,
                    Cost labelled) {
  constexpr unsigned kDeepest = 200;
  if (depth >= kDeepest || stopped())
    return known;
  std::optional<Split> split;
  if (countLimitedTimes(model) > 0)
    split = splitByUsage(model, r, gapAbove(r));
  if (!split)
    split = splitByNeighbours(model, r);
  if (!split)
    return known;
  ++stats.branches;
  const size_t mark = trace.size(), markSize = traceSize;
  ProofStep step;
  step.kind = ProofStep::Kind::Split;
  step.list = {split->var, uint32_t(split->parts[0].size())};
  for (std::vector<uint32_t> &part : split->parts) {
    std::sort(part.begin(), part.end());
    step.list.insert(step.list.end(), part.begin(), part.end());
  }
  writeNode(model, std::move(step));
  Cost least = kForbidden;
  for (const std::vector<uint32_t> &part : split->parts) {
    Model child = model;
    child.history = nullptr;
    child.restrict(split->var, part);
    child.normalise();
    ReductionLimits limits;
    limits.cancel = options.cancel;
    reduceFully(child, limits);
    least =
        std::min(least, solveNode(std::move(child), depth + 1, known, warm));
    // What was found on the way may be all that there is.
    if (upper() && known >= *upper()) {
      trace.resize(std::min(trace.size(), mark));
      traceSize = markSize;
      return endBounded(model, r, labelled);
    }
  }
  return std::max(known, least);
}
