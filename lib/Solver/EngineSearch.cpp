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
#include <unordered_map>

using namespace planner;
using namespace planner::solver;

/// Work of one lane between two exchanges: some dozens of passes of the dual.
static int64_t roundWork(const SearchModel &model) {
  return std::clamp(model.entries * 128, int64_t(1) << 16, int64_t(1) << 28);
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

/// Prices by time of the model.
std::vector<double> Engine::pricesFor(const Model &model) const {
  std::vector<double> prices(model.times.size(), 0);
  if (!rootPrices.empty())
    for (size_t t = 0; t < prices.size(); ++t)
      prices[t] = rootPrices[model.times[t]];
  return prices;
}

void Engine::keepPrices(const Model &model, const std::vector<double> &prices) {
  rootPrices.resize(problem.numTimes(), 0);
  for (size_t t = 0; t < prices.size(); ++t)
    rootPrices[model.times[t]] = prices[t];
}

Reparametrisation Engine::boundLimited(const Model &model, Sweeps kind) {
  SearchModel flat(model);
  LargeSearch search(flat, options.seed, 1, options.cancel);
  if (auto known = project(model))
    search.offer(flat.searchChoice(*known));
  search.setPrices(pricesFor(model));
  if (upper())
    search.setTarget(double(WideCost(*upper()) - model.constant));
  const int64_t most = flat.entries * (kind == Sweeps::Root ? 2048 : 256);
  search.bound(std::min(most, budgetLeft()), kind == Sweeps::Root);
  offerFound(model, flat, search);
  stats.work += search.workDone();
  stats.passes += search.dual().passes();
  keepPrices(model, search.dual().prices());
  return reparametrised(model, flat, search.dual());
}

void Engine::offerFound(const Model &model, const SearchModel &flat,
                        const LargeSearch &search) {
  if (search.feasible())
    offerChoice(model, flat.modelChoice(search.bestChoice()));
}

void Engine::searchLarge(bool primal) {
  Model model = reduce();
  for (unsigned generation = 0;; ++generation) {
    if (model.infeasible || closed()) {
      noteExhausted(model);
      return;
    }
    if (searchGeneration(model, generation, primal) == SearchEnd::Done)
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
  raise(upper().value_or(kForbidden));
}

/// Branching is for models with at most so many alternatives.
static constexpr size_t kMostBranched = 4000;

/// Without improvement a search goes on for at least so much work.
static constexpr int64_t kLeastWork = int64_t(1) << 24;

Engine::SearchEnd Engine::searchGeneration(Model &model, unsigned generation,
                                           bool primal) {
  if (model.living().empty()) {
    offerChoice(model, std::vector<uint32_t>(model.vars.size(), 0));
    noteExhausted(model);
    return SearchEnd::Done;
  }
  SearchModel flat(model);
  LargeSearch search(flat, options.seed * 1000 + generation, options.threads,
                     options.cancel);
  int64_t counted = 0;
  auto count = [&] {
    stats.work += search.workDone() - counted;
    counted = search.workDone();
  };
  if (auto known = project(model))
    search.offer(flat.searchChoice(*known));
  search.setPrices(pricesFor(model));

  std::optional<Reparametrisation> r;
  double offered = std::numeric_limits<double>::infinity();
  Cost costAtBound = kForbidden;
  int64_t improvedAt = stats.work, nextFinish = 0;
  auto bound = [&] {
    search.settle();
    r = reparametrised(model, flat, search.dual());
    Cost found = r->lowerBound();
    raise(upper() ? std::min(found, *upper()) : found);
    keepPrices(model, search.dual().prices());
  };
  while (!stopped() && !closed()) {
    if (upper())
      search.setTarget(double(WideCost(*upper()) - model.constant));
    bool bounding = !r;
    if (!bounding && !primal)
      return SearchEnd::Done;
    search.round(std::min(roundWork(flat), budgetLeft()), bounding);
    count();
    if (search.feasible() && search.bestCost() < offered) {
      offered = search.bestCost();
      improvedAt = stats.work;
      offerFound(model, flat, search);
    }
    bool met = upper() && search.dual().best() > double(*upper()) - 0.5;
    if (!r && (search.dual().converged() || met)) {
      bound();
      stats.passes += search.dual().passes();
    }
    // What a new assignment excludes may be a lot.
    if (r && primal && !closed() && bestCost != costAtBound) {
      costAtBound = bestCost;
      if (shrinkBelow(model, *r))
        return SearchEnd::Smaller;
    }
    // Branching gets as much work as the search, in growing pieces.
    if (r && primal && !closed() && search.feasible() &&
        model.numAlternatives() <= kMostBranched && stats.work >= nextFinish) {
      const int64_t share = std::max(stats.work, kLeastWork);
      finishExactly(model, share);
      nextFinish = stats.work + share;
      if (!closed() && bestCost != costAtBound) {
        costAtBound = bestCost;
        if (shrinkBelow(model, *r))
          return SearchEnd::Smaller;
      }
    }
    // Nothing was found that fits, and there is nowhere to start from.
    if (r && !search.feasible()) {
      if (primal && bestCost == kForbidden)
        finishExactly(model, budgetLeft() / 2);
      break;
    }
    if (r && options.patience > 0 &&
        stats.work - improvedAt > options.patience * improvedAt + kLeastWork)
      break;
  }
  if (!r)
    bound();
  return SearchEnd::Done;
}

/// Labels and branching on what is left, where that is little.
void Engine::finishExactly(const Model &model, int64_t share) {
  share = std::min(share, budgetLeft());
  workLimit = stats.work + share;
  nodeWorkCap = share;
  Cost found = solveNode(model, 0, lower);
  raise(found);
  workLimit = options.budget;
  stats.budgetSpent = false;
}

/// shrink() that keeps assignments as good as the best one, to go on from.
bool Engine::shrinkBelow(Model &model, const Reparametrisation &r) {
  Model smaller = model;
  Reparametrisation loose = r;
  // One unit of cost more in the gap.
  loose.bound -= WideCost(1) << r.shift;
  applyBound(smaller, loose);
  ReductionLimits limits;
  limits.cancel = options.cancel;
  reduceFully(smaller, limits);
  if (getenv("SOLVER_DEBUG"))
    fprintf(stderr,
            "fix: cost %ld lower %ld: vars %zu -> %zu alts %zu -> %zu times "
            "%zu -> %zu\n",
            long(bestCost), long(lower), model.living().size(),
            smaller.living().size(), model.numAlternatives(),
            smaller.numAlternatives(), model.capacity.size(),
            smaller.capacity.size());
  if (!smaller.infeasible &&
      smaller.numAlternatives() * 10 > model.numAlternatives() * 9)
    return false;
  model = std::move(smaller);
  return true;
}
