//===- EngineProof.cpp - What a run did, for others to follow -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The part of Engine that keeps the proof. A model carries the steps since its
// node began (Model::history), so that attempts that are given up leave no
// trace; the nodes of a tree write theirs, in preorder, when they end.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

using Kind = ProofStep::Kind;

/// Numbers that a proof may hold: 8 bytes each here, about as many in a file.
static constexpr size_t kMostNumbers = size_t(1) << 24;

/// In the order that Proof.h asks for; none if the model has parallel pairs.
std::shared_ptr<const ProofDual> solver::proofDual(const Model &model,
                                                   const Reparametrisation &r) {
  auto dual = std::make_shared<ProofDual>();
  dual->shift = r.shift;
  dual->priceShift = r.priceShift;
  for (size_t t = 0; t < r.prices.size(); ++t)
    if (r.prices[t] > 0)
      dual->prices.push_back({model.times[t], r.prices[t]});
  std::vector<std::pair<std::pair<uint32_t, uint32_t>, uint32_t>> order;
  for (uint32_t e = 0; e < model.edges.size(); ++e)
    if (model.edges[e].alive)
      order.push_back(
          {std::minmax(model.edges[e].first, model.edges[e].second), e});
  std::sort(order.begin(), order.end());
  for (size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && order[i].first == order[i - 1].first)
      return nullptr;
    const uint32_t e = order[i].second;
    const bool turn = model.edges[e].first > model.edges[e].second;
    for (const auto *list : {turn ? &r.toSecond[e] : &r.toFirst[e],
                             turn ? &r.toFirst[e] : &r.toSecond[e]})
      dual->messages.insert(dual->messages.end(), list->begin(), list->end());
  }
  return dual;
}

/// The model's steps in the order in which they were done.
static std::vector<ProofStep> stepsOf(const Model &model) {
  std::vector<ProofStep> steps;
  for (const Model::History *at = model.history.get(); at;
       at = at->before.get())
    steps.push_back(at->step);
  std::reverse(steps.begin(), steps.end());
  return steps;
}

void Engine::writeNode(const Model &model, ProofStep last) {
  if (!model.recording || traceLost)
    return;
  auto write = [this](ProofStep step) {
    traceSize += 1 + step.list.size();
    if (step.dual)
      traceSize += step.dual->messages.size() + 2 * step.dual->prices.size();
    trace.push_back(std::move(step));
  };
  for (ProofStep &step : stepsOf(model))
    write(std::move(step));
  write(std::move(last));
  if (traceSize > kMostNumbers) {
    traceLost = true;
    trace.clear();
  }
}

/// The end of a node, given what its bound and its labels say.
static Kind endBy(const Reparametrisation &r, Cost labelled, Cost upper) {
  if (r.lowerBound() >= upper)
    return Kind::Bound;
  // Else it is a node above that has the bound.
  return labelled >= upper ? Kind::Enumerate : Kind::Open;
}

Cost Engine::endNode(const Model &model, ProofStep::Kind kind,
                     const Reparametrisation *r) {
  if (model.recording) {
    ProofStep last;
    last.kind = kind;
    // Without a cost to stay below a dual excludes nothing.
    if (r && (kind == Kind::Bound || (kind == Kind::Enumerate && upper()))) {
      last.dual = proofDual(model, *r);
      if (!last.dual)
        last.kind = Kind::Open;
    }
    writeNode(model, std::move(last));
  }
  // Nothing below the present best is left.
  return upper().value_or(kForbidden);
}

Cost Engine::endBounded(const Model &model, const Reparametrisation &r,
                        Cost labelled) {
  return endNode(model, endBy(r, labelled, upper().value_or(kForbidden)), &r);
}

void Engine::keepProof(Cost claim, std::vector<ProofStep> steps) {
  if (claim <= proof.claim ||
      std::any_of(steps.begin(), steps.end(), [](const ProofStep &step) {
        return step.kind == Kind::Open;
      }))
    return;
  proof.claim = claim;
  proof.steps = std::move(steps);
}

void Engine::proveEnd(const Model &model, ProofStep::Kind kind) {
  if (!model.recording)
    return;
  std::vector<ProofStep> steps = stepsOf(model);
  steps.push_back({kind, {}, 0, nullptr});
  keepProof(upper().value_or(kForbidden), std::move(steps));
}

void Engine::proveBound(const Model &model, const Reparametrisation &r) {
  const Cost claim = std::min(r.lowerBound(), upper().value_or(kForbidden));
  if (!model.recording || claim <= proof.claim)
    return;
  std::vector<ProofStep> steps = stepsOf(model);
  std::shared_ptr<const ProofDual> dual = proofDual(model, r);
  if (!dual)
    return;
  steps.push_back({Kind::Bound, {}, 0, std::move(dual)});
  keepProof(claim, std::move(steps));
}

Cost Engine::solveRoot(const Model &model, WarmMessages warm) {
  trace.clear();
  traceSize = 0;
  traceLost = false;
  const Cost found = solveNode(model, 0, lower, std::move(warm));
  // A tree that was left early is none.
  if (found >= upper().value_or(kForbidden) && !traceLost && !trace.empty())
    keepProof(upper().value_or(kForbidden), std::move(trace));
  trace.clear();
  // What parts of the tree were priced at is of no use to the whole.
  rootPrices = plainPrices;
  return found;
}
