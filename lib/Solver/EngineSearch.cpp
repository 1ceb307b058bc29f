//===- EngineSearch.cpp - Where exactness is out of reach -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The part of Engine that searches large models: bound and assignments are
// improved side by side; what the bound excludes is dropped, the rest reduced,
// and the search goes on with less.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "LargeSearch.h"
#include "planner/Solver/Reductions.h"
#include <array>
#include <map>

using namespace planner;
using namespace planner::solver;

namespace planner::solver {

/// The search of one model.
struct GenerationSearch {
  GenerationSearch(const Model &model, const Options &options, uint64_t seed)
      : flat(model),
        search(flat, seed, options.lanes, options.threads, options.cancel) {}

  SearchModel flat;
  LargeSearch search;
  /// The bound so far, and whether it is the last one.
  std::optional<Reparametrisation> r;
  bool converged = false;
  unsigned nextBound = 0;
  int64_t counted = 0, improvedAt = 0, nextBranching = 0;
  double offered = std::numeric_limits<double>::infinity();
  /// Whether the bound may exclude more than when that was last tried.
  bool tryShrinking = false;
};

} // namespace planner::solver

/// Work of one lane between two exchanges: up to 64 passes of the dual, and
/// moves enough that lanes do not wait for each other long.
static int64_t roundWork(const SearchModel &model) {
  return std::clamp(model.entries * 128, int64_t(1) << 16, int64_t(1) << 29);
}

std::optional<std::vector<uint32_t>> Engine::project(const Model &model) const {
  if (best.empty())
    return std::nullopt;
  std::vector<std::vector<uint32_t>> kept = model.keptSince(0);
  std::vector<uint32_t> choice(model.vars.size(), 0);
  for (uint32_t v : model.living()) {
    auto at = std::find(kept[v].begin(), kept[v].end(), best[v]);
    if (at == kept[v].end())
      return std::nullopt;
    choice[v] = uint32_t(at - kept[v].begin());
  }
  return choice;
}

/// The integer dual of what the messages and prices say.
static Reparametrisation reparametrised(const Model &model,
                                        const SearchModel &search,
                                        const PriceDual &bounds) {
  Dual dual(model);
  dual.setPrices(bounds.prices());
  for (size_t e = 0; e < search.edges.size(); ++e)
    dual.setMessages(e, bounds.toFirst(e), bounds.toSecond(e));
  return dual.reparametrise();
}

static WarmMessages messagesOf(const SearchModel &flat, const PriceDual &dual) {
  WarmMessages warm;
  warm.mark = flat.model.records();
  warm.step = dual.stepLength();
  // Bounds are tried less and less often.
  warm.nextBound = dual.passes() / 2 + 150;
  for (size_t e = 0; e < flat.edges.size(); ++e) {
    uint32_t a = flat.ids[flat.edges[e].first];
    uint32_t b = flat.ids[flat.edges[e].second];
    std::array<std::vector<double>, 2> lists;
    lists[0].assign(dual.toFirst(e).begin(), dual.toFirst(e).end());
    lists[1].assign(dual.toSecond(e).begin(), dual.toSecond(e).end());
    if (a > b)
      std::swap(lists[0], lists[1]);
    warm.byPair[std::minmax(a, b)] = std::move(lists);
  }
  return warm;
}

static void useMessages(const WarmMessages &warm, const SearchModel &flat,
                        LargeSearch &search) {
  search.setStep(warm.step);
  if (warm.byPair.empty())
    return;
  // Which of the alternatives are left.
  std::vector<std::vector<uint32_t>> kept = flat.model.keptSince(warm.mark);
  for (size_t e = 0; e < flat.edges.size(); ++e) {
    uint32_t a = flat.ids[flat.edges[e].first];
    uint32_t b = flat.ids[flat.edges[e].second];
    auto at = warm.byPair.find(std::minmax(a, b));
    if (at == warm.byPair.end())
      continue;
    auto take = [&](uint32_t id, const std::vector<double> &from) {
      std::vector<double> list;
      for (uint32_t alternative : kept[id])
        list.push_back(from[alternative]);
      return list;
    };
    search.setMessages(e, take(a, at->second[a > b]),
                       take(b, at->second[a < b]));
  }
}

/// Prices by time of the model.
std::vector<double> Engine::pricesFor(const Model &model) const {
  std::vector<double> prices(model.times.size(), 0);
  for (size_t t = 0; t < prices.size(); ++t)
    if (model.times[t] < rootPrices.size())
      prices[t] = rootPrices[model.times[t]];
  return prices;
}

void Engine::keepPrices(const Model &model, const std::vector<double> &prices) {
  rootPrices.resize(std::max(rootPrices.size(), size_t(model.nextTime)), 0);
  for (size_t t = 0; t < prices.size(); ++t)
    rootPrices[model.times[t]] = prices[t];
}

std::optional<Reparametrisation>
Engine::boundLimited(const Model &model, Sweeps kind, WarmMessages &warm) {
  constexpr int64_t kRootPasses = 700, kNodePasses = 80;
  constexpr unsigned kNodeStretch = 20;
  SearchModel flat(model);
  LargeSearch search(flat, options.seed, options.cancel);
  if (auto known = project(model))
    search.offer(flat.searchChoice(*known));
  search.setPrices(pricesFor(model));
  useMessages(warm, flat, search);
  if (upper())
    search.setTarget(double(WideCost(*upper()) - model.constant));
  if (cancelled())
    return std::nullopt;
  const bool root = kind == Sweeps::Root;
  if (!root)
    search.setStretch(kNodeStretch);
  const int64_t most =
      3 * search.dual().passWork() * (root ? kRootPasses : kNodePasses);
  search.bound(std::min(most, budgetLeft()), root);
  offerFound(model, flat, search);
  stats.work += search.workDone();
  stats.passes += search.dual().passes();
  if (cancelled())
    return std::nullopt;
  keepPrices(model, search.dual().prices());
  if (root && model.nextTime == model.problemTimes)
    plainPrices = rootPrices;
  warm = messagesOf(flat, search.dual());
  // Prices move more in what becomes of the model.
  constexpr double kLeastStep = 0.05;
  warm.step = std::max(warm.step, kLeastStep);
  return reparametrised(model, flat, search.dual());
}

void Engine::offerFound(const Model &model, const SearchModel &flat,
                        const LargeSearch &search) {
  if (search.feasible())
    offerChoice(model, flat.modelChoice(search.bestChoice()));
}

void Engine::searchLarge(bool primal) {
  Model model = reduce();
  // Reductions that were left early may leave what messages cannot work on.
  if (!model.infeasible && cancelled())
    return;
  WarmMessages warm;
  for (unsigned generation = 0;; ++generation) {
    if (model.infeasible || closed()) {
      noteExhausted(model);
      return;
    }
    if (searchGeneration(model, generation, primal, warm) == SearchEnd::Done)
      return;
  }
}

void Engine::noteReduced(const Model &model) {
  if (model.infeasible)
    return;
  stats.reducedVariables = model.living().size();
  stats.reducedAlternatives = model.numAlternatives();
  stats.keptTimes = countLimitedTimes(model);
  stats.reducedPairs =
      size_t(std::count_if(model.edges.begin(), model.edges.end(),
                           [](const Model::Edge &edge) { return edge.alive; }));
}

/// Nothing below upper() is left in the model.
void Engine::noteExhausted(const Model &model) {
  if (model.infeasibleTime && !upper() && !closest)
    closest = {*model.infeasibleTime, model.missing, 0};
  if (model.infeasible)
    proveEnd(model, ProofStep::Kind::Infeasible);
  else if (model.living().empty())
    proveEnd(model, ProofStep::Kind::Enumerate);
  raise(upper().value_or(kForbidden));
}

/// Branching is for models with at most so many alternatives.
static constexpr size_t kMostBranched = 32000;

/// Without improvement a search goes on for at least so much work.
static constexpr int64_t kLeastWork = int64_t(1) << 24;

Engine::SearchEnd Engine::searchGeneration(Model &model, unsigned generation,
                                           bool primal, WarmMessages &warm) {
  if (model.living().empty()) {
    offerChoice(model, std::vector<uint32_t>(model.vars.size(), 0));
    noteExhausted(model);
    return SearchEnd::Done;
  }
  GenerationSearch g(model, options, options.seed * 1000 + generation);
  g.improvedAt = stats.work;
  if (auto known = project(model))
    g.search.offer(g.flat.searchChoice(*known));
  g.search.setPrices(pricesFor(model));
  useMessages(warm, g.flat, g.search);
  g.nextBound = warm.nextBound;
  while (!stopped() && !closed() && (primal || !g.converged)) {
    searchOnce(model, g);
    if (!primal || closed() || !g.r)
      continue;
    // What a new bound or a new assignment excludes may be a lot.
    if (g.tryShrinking && shrinkBelow(model, g, warm))
      return SearchEnd::Smaller;
    // Branching gets as much work as the search, in growing pieces.
    if (g.converged && model.numAlternatives() <= kMostBranched &&
        stats.work >= g.nextBranching && branchBelow(model, g) &&
        shrinkBelow(model, g, warm))
      return SearchEnd::Smaller;
    // Nothing was found that fits, and there is nowhere to start from.
    if (g.converged && !g.search.feasible())
      break;
    if (g.converged && options.patience > 0 &&
        stats.work - g.improvedAt >
            options.patience * g.improvedAt + kLeastWork)
      break;
  }
  if (!g.converged && !closed() && g.search.dual().passes() > 0)
    boundNow(model, g);
  return SearchEnd::Done;
}

/// A round, and the bound when it is time for it.
void Engine::searchOnce(const Model &model, GenerationSearch &g) {
  LargeSearch &search = g.search;
  if (upper())
    search.setTarget(double(WideCost(*upper()) - model.constant));
  search.round(std::min(roundWork(g.flat), budgetLeft()), !g.converged);
  stats.work += search.workDone() - g.counted;
  g.counted = search.workDone();
  if (search.feasible() && search.bestCost() < g.offered) {
    g.offered = search.bestCost();
    g.improvedAt = stats.work;
    offerFound(model, g.flat, search);
    g.tryShrinking = g.converged;
  }
  if (g.converged)
    return;
  bool met = upper() && search.dual().best() > double(*upper()) - 0.5;
  g.converged = search.dual().converged() || met;
  if (!g.converged && search.dual().passes() < g.nextBound)
    return;
  // The bound of an interrupted search is its last.
  if (cancelled()) {
    g.converged = false;
    return;
  }
  g.nextBound = search.dual().passes() * 3 / 2;
  boundNow(model, g);
  g.tryShrinking = true;
  if (g.converged)
    stats.passes += search.dual().passes();
}

void Engine::boundNow(const Model &model, GenerationSearch &g) {
  g.search.settle();
  g.r = reparametrised(model, g.flat, g.search.dual());
  Cost found = g.r->lowerBound();
  proveBound(model, *g.r);
  raise(upper() ? std::min(found, *upper()) : found);
  keepPrices(model, g.search.dual().prices());
  plainPrices = rootPrices;
}

/// Labels and branching on what is left. Whether that found something better.
bool Engine::branchBelow(const Model &model, GenerationSearch &g) {
  // Branching has one thread. With two lanes it gets as much work as both did,
  // with more no longer time than that.
  const int64_t share = std::min(
      std::max(stats.work * 2 / int64_t(g.search.numLanes()), kLeastWork),
      budgetLeft());
  const Cost before = bestCost;
  workLimit = stats.work + share;
  nodeWorkCap = share;
  Cost found = solveRoot(model, messagesOf(g.flat, g.search.dual()));
  raise(found);
  workLimit = options.budget;
  stats.budgetSpent = false;
  g.nextBranching = stats.work + share;
  if (bestCost == before)
    return false;
  g.improvedAt = stats.work;
  if (auto known = project(model))
    g.search.offer(g.flat.searchChoice(*known));
  return !closed();
}

/// Drops what the bound excludes, but nothing that is as good as the best
/// assignment, to go on from it. False if that is less than a tenth.
bool Engine::shrinkBelow(Model &model, GenerationSearch &g,
                         WarmMessages &warm) {
  g.tryShrinking = false;
  if (cancelled())
    return false;
  Model smaller = model;
  Reparametrisation loose = *g.r;
  // One unit of cost more in the gap.
  loose.bound -= WideCost(1) << g.r->shift;
  applyBound(smaller, loose);
  if (!smaller.infeasible &&
      smaller.numAlternatives() * 10 > model.numAlternatives() * 9)
    return false;
  ReductionLimits limits;
  limits.cancel = options.cancel;
  reduceFully(smaller, limits);
  if (!smaller.infeasible && cancelled())
    return false;
  warm = messagesOf(g.flat, g.search.dual());
  model = std::move(smaller);
  return true;
}
