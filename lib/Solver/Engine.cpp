//===- Engine.cpp - One run of the solver ---------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "planner/Solver/Reductions.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <map>
#include <numeric>

using namespace planner;
using namespace planner::solver;

Engine::Engine(const Problem &given, const Options &chosen)
    : problem(given), options(chosen), base(given), workLimit(chosen.budget) {
  base.recording = options.certificate;
  // base drops forbidden alternatives; remember which stayed.
  for (VarId v = 0; v < problem.numVariables(); ++v) {
    baseAlternatives.emplace_back();
    for (uint32_t a = 0; a < problem.domain(v); ++a)
      if (problem.variable(v).costs[a] != kForbidden)
        baseAlternatives[v].push_back(a);
  }
  if (options.start.size() == problem.numVariables())
    offer(options.start);
}

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

bool Engine::cancelled() {
  if (options.cancel && options.cancel->requested())
    stats.cancelled = true;
  return stats.cancelled;
}

bool Engine::stopped() {
  if (stats.work >= workLimit)
    stats.budgetSpent = true;
  return cancelled() || stats.budgetSpent;
}

std::optional<Cost> Engine::upper() const {
  if (bestCost != kForbidden)
    return bestCost;
  return options.upperBound;
}

int64_t Engine::gapAbove(const Reparametrisation &r) const {
  // Far above any excess, and two of them still add up.
  constexpr int64_t kOpen = int64_t(1) << 61;
  if (!upper())
    return kOpen;
  WideCost gap = ((WideCost(*upper()) - 1) << r.shift) - r.bound;
  return int64_t(std::clamp(gap, WideCost(-1), WideCost(kOpen)));
}

bool Engine::closed() const { return upper() && lower >= *upper(); }

void Engine::raise(Cost bound) {
  if (bound <= lower)
    return;
  lower = bound;
  tellProgress();
}

void Engine::tellProgress() const {
  if (options.progress)
    options.progress({bestCost, best, std::min(lower, bestCost)});
}

void Engine::offer(const std::vector<uint32_t> &assignment) {
  Expected<Evaluation> evaluation = problem.evaluate(assignment);
  if (!evaluation)
    return;
  if (evaluation->feasible()) {
    Cost cost = Cost(evaluation->cost);
    if (!upper() || cost < *upper()) {
      best = assignment;
      bestCost = cost;
      tellProgress();
    }
    return;
  }
  if (!evaluation->forbiddenVariables.empty() ||
      !evaluation->forbiddenPairs.empty())
    return;
  CapacityViolation worst = evaluation->violations.front();
  for (const CapacityViolation &violation : evaluation->violations)
    if (violation.excess() > worst.excess())
      worst = violation;
  if (!closest || worst.excess() < closest->excess())
    closest = worst;
}

void Engine::offerChoice(const Model &model, std::vector<uint32_t> choice) {
  offer(model.expand(std::move(choice)));
}

//===----------------------------------------------------------------------===//
// The dual
//===----------------------------------------------------------------------===//

/// Variables with one alternative left join nothing.
void solver::dropSettled(InteractionGraph &graph) {
  for (size_t i = 0; i < graph.vars.size(); ++i)
    std::erase_if(graph.adjacency[i], [&](uint32_t n) {
      return graph.domains[i] == 1 || graph.domains[n] == 1;
    });
}

void Engine::applyBound(Model &model, const Reparametrisation &r) {
  if (!upper())
    return;
  int64_t gap = gapAbove(r);
  if (model.recording) {
    std::shared_ptr<const ProofDual> dual = proofDual(model, r);
    model.record({dual ? ProofStep::Kind::Fix : ProofStep::Kind::Open,
                  {},
                  gap,
                  std::move(dual)});
  }
  std::vector<std::vector<char>> drop(model.vars.size());
  std::vector<std::vector<uint32_t>> kept(model.vars.size());
  for (uint32_t v : model.living())
    for (uint32_t a = 0; a < model.vars[v].domain(); ++a) {
      drop[v].push_back(r.reduced[v][a] > gap);
      if (!drop[v].back())
        kept[v].push_back(a);
    }
  model.dropAlternatives(drop);
  if (model.infeasible)
    return;
  for (uint32_t e = 0; e < model.edges.size(); ++e) {
    Model::Edge &edge = model.edges[e];
    if (!edge.alive)
      continue;
    const auto &rows = kept[edge.first], &cols = kept[edge.second];
    std::vector<size_t> forbid;
    size_t key = 0;
    // Usage only raises the excess, so that leaving it out is on the safe side,
    // and it is rare.
    for (uint32_t row : rows) {
      int64_t most =
          gap - r.excess[edge.first][row] + r.edgeMin[e] + r.toFirst[e][row];
      for (uint32_t col : cols) {
        Cost cost = edge.table->entries[key];
        if (cost != kForbidden && (cost << r.shift) - r.toSecond[e][col] +
                                          r.excess[edge.second][col] >
                                      most)
          forbid.push_back(key);
        ++key;
      }
    }
    if (forbid.empty())
      continue;
    Matrix table = *edge.table;
    for (size_t at : forbid)
      table.entries[at] = kForbidden;
    edge.table = std::make_shared<const Matrix>(std::move(table));
  }
  model.normalise();
}

void Engine::setCertificate(const Reparametrisation &r) {
  if (!options.certificate)
    return;
  certificate.kind = DualCertificate::Kind::Dual;
  certificate.shift = r.shift;
  certificate.priceShift = r.priceShift;
  certificate.prices = r.prices;
  certificate.toFirst.assign(problem.numPairs(), {});
  certificate.toSecond.assign(problem.numPairs(), {});
  for (PairId p = 0; p < problem.numPairs(); ++p) {
    const Problem::Pair &pair = problem.pair(p);
    auto spread = [&](const std::vector<int64_t> &from, VarId v) {
      std::vector<int64_t> to(problem.domain(v), 0);
      for (size_t i = 0; i < from.size(); ++i)
        to[baseAlternatives[v][i]] = from[i];
      return to;
    };
    certificate.toFirst[p] = spread(r.toFirst[p], pair.first);
    certificate.toSecond[p] = spread(r.toSecond[p], pair.second);
  }
}

bool Engine::start() {
  unprepared = !base.infeasible && cancelled();
  if (unprepared)
    return false;
  if (!base.infeasible) {
    // Arc consistency alone keeps edges and pairs in step.
    enforceArcConsistency(base);
    if (!base.infeasible) {
      // No variable is gone yet, so that all records are of alternatives.
      baseAlternatives = base.keptSince(0);
      return true;
    }
  }
  nothingAllowed = true;
  lower = kForbidden;
  certificate.kind = DualCertificate::Kind::Dual;
  dualBound = kForbidden;
  proveEnd(base, ProofStep::Kind::Infeasible);
  return false;
}

/// The dual of the problem as it was given: prices are those of the reduced
/// model, messages are found anew. After an interruption there is none if a
/// proof says more than a few sweeps could.
void Engine::certify() {
  auto leave = [this] { return cancelled() && !proof.steps.empty(); };
  if (leave())
    return;
  constexpr unsigned kSweeps = 120;
  Dual dual(base);
  if (!rootPrices.empty())
    dual.setPrices(pricesFor(base));
  double checkpoint = -std::numeric_limits<double>::infinity();
  for (unsigned i = 0; i < kSweeps && !(i > 0 && stopped()); ++i) {
    dual.sweep(i % 2 == 0);
    stats.work += dual.sweepWork();
    ++stats.passes;
    if (upper() && double(*upper()) - dual.bound() < 0.5)
      break;
    if (i % 20 != 19)
      continue;
    double scale =
        upper() ? double(*upper()) - dual.bound() : std::abs(dual.bound()) + 1;
    if (dual.bound() - checkpoint < 0.01 * scale)
      break;
    checkpoint = dual.bound();
  }
  if (leave())
    return;
  Reparametrisation root = dual.reparametrise();
  if (leave())
    return;
  dualBound = root.lowerBound();
  raise(dualBound);
  setCertificate(root);
}

//===----------------------------------------------------------------------===//
// The result
//===----------------------------------------------------------------------===//

/// The limited times, those at which variables use most at least, compared to
/// what there is, first.
static std::vector<uint32_t> tightestTimes(const Model &model) {
  std::vector<WideCost> least(model.capacity.size() + 1, 0);
  for (const Model::Var &var : model.vars) {
    if (var.usage.empty())
      continue;
    const UsageGrid grid(var.usage);
    const std::vector<int64_t> amounts = grid.least();
    for (size_t s = 0; s < amounts.size(); ++s) {
      least[grid.bounds[s]] += amounts[s];
      least[grid.bounds[s + 1]] -= amounts[s];
    }
  }
  sumUp(least);
  std::vector<uint32_t> times;
  for (uint32_t t = 0; t < model.capacity.size(); ++t)
    if (model.capacity[t] != kUnlimited)
      times.push_back(t);
  std::sort(times.begin(), times.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(model.capacity[a] - least[a], a) <
           std::pair(model.capacity[b] - least[b], b);
  });
  return times;
}

/// The model with what is used at `time` as its cost, and nothing limited.
/// `plain` is the model without usage and costs.
static Model usageAsCost(const Model &model, const Model &plain,
                         uint32_t time) {
  Model result = plain;
  for (size_t v = 0; v < model.vars.size(); ++v)
    for (size_t a = 0; a < model.vars[v].usage.size(); ++a)
      result.vars[v].cost[a] = amountAt(model.vars[v].usage[a], time);
  for (size_t e = 0; e < model.edges.size(); ++e) {
    if (model.edges[e].usage.empty())
      continue;
    Matrix table = *result.edges[e].table;
    for (const auto &[key, list] : model.edges[e].usage)
      if (table.entries[key] != kForbidden)
        table.entries[key] = amountAt(list, time);
    result.edges[e].table = std::make_shared<const Matrix>(std::move(table));
  }
  return result;
}

static Model withoutCosts(Model model) {
  model.recording = false;
  model.history = nullptr;
  model.constant = 0;
  model.capacity.clear();
  model.times.clear();
  std::map<const Matrix *, std::shared_ptr<const Matrix>> known;
  for (Model::Var &var : model.vars) {
    std::fill(var.cost.begin(), var.cost.end(), 0);
    var.usage.clear();
  }
  for (Model::Edge &edge : model.edges) {
    edge.usage.clear();
    auto &shared = known[edge.table.get()];
    if (!shared) {
      Matrix table = *edge.table;
      for (Cost &entry : table.entries)
        if (entry != kForbidden)
          entry = 0;
      shared = std::make_shared<const Matrix>(std::move(table));
    }
    edge.table = shared;
  }
  return model;
}

/// The least that can be used at some time, whatever the costs, may exceed what
/// there is: a proof that nothing fits. Returns whether forbidden entries leave
/// no assignment at all.
bool Engine::proveByUsage(Infeasibility &reason) const {
  constexpr size_t kMostTimes = 64, kFewTimes = 4, kSmall = 4000;
  std::vector<uint32_t> times = tightestTimes(base);
  const bool small = base.numAlternatives() <= kSmall;
  times.resize(std::min(times.size(), small ? kMostTimes : kFewTimes));
  if (times.empty())
    return false;
  const Model plain = withoutCosts(base);
  // Times differ in costs alone, unless the model is reduced.
  std::optional<EliminationOrder> order;
  for (uint32_t time : times) {
    if (options.cancel && options.cancel->requested())
      return false;
    Model usage = usageAsCost(base, plain, time);
    ReductionLimits limits;
    limits.cancel = options.cancel;
    if (!small)
      reduceFully(usage, limits);
    if (usage.infeasible)
      return true;
    EliminationResult r = eliminateAll(
        usage, {options.tableCap, int64_t(1) << 26, options.cancel}, order);
    if (small)
      order = r.order;
    if (r.status == EliminationResult::Status::Infeasible)
      return true;
    if (r.status != EliminationResult::Status::Optimal)
      return false;
    const WideCost missing = r.cost - base.capacity[time];
    if (missing > 0 && missing > reason.missing) {
      reason.proven = reason.everyAssignment = true;
      reason.time = time;
      reason.missing = int64_t(missing);
    }
  }
  return false;
}

void Engine::explain(Infeasibility &reason) {
  if (base.infeasible || (!cancelled() && proveByUsage(reason))) {
    reason.proven = true;
    return reason.explain(/*forbidden=*/true);
  }
  if (!reason.time && closest) {
    reason.time = closest->time;
    reason.missing = closest->excess();
  }
  reason.explain(/*forbidden=*/false);
}

Solution Engine::finish() {
  Solution solution;
  stopped();
  // Only now, when the best known cost tells how good the bound must be.
  if (options.certificate && !nothingAllowed && !unprepared)
    certify();
  solution.stats = stats;
  solution.feasible = bestCost != kForbidden;
  solution.cost = bestCost;
  solution.assignment = best;
  solution.lowerBound = solution.feasible ? std::min(lower, bestCost) : lower;
  solution.proven = lower == kForbidden || closed();
  if (options.certificate) {
    solution.dual = std::move(certificate);
    proof.claim = std::min(proof.claim, solution.lowerBound);
    solution.certifiedBound =
        std::min(std::max(proof.claim, dualBound), solution.lowerBound);
    solution.proof = std::move(proof);
  }
  if (solution.feasible || !options.explains)
    return solution;
  Infeasibility reason;
  reason.proven = lower == kForbidden;
  if (options.upperBound && !reason.proven)
    reason.reason = nothingCheaperThan(*options.upperBound);
  else
    explain(reason);
  if (reason.proven && !solution.proven) {
    solution.proven = true;
    solution.lowerBound = kForbidden;
  }
  solution.infeasibility = std::move(reason);
  return solution;
}
