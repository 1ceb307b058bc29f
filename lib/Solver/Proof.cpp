//===- Proof.cpp - Following a proof --------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Proof.h"
#include "ProofModel.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::proof;

using Kind = ProofStep::Kind;

size_t Proof::size() const {
  size_t numbers = 0;
  for (const ProofStep &step : steps)
    numbers +=
        1 + step.list.size() +
        (step.dual ? step.dual->messages.size() + 2 * step.dual->prices.size()
                   : 0);
  return numbers;
}

namespace {

class Follower {
public:
  Follower(const Proof &given, const ProofLimits &bounds)
      : proof(given), limits(bounds) {}

  Expected<ProofVerdict> run(ProofModel model) {
    if (auto ok = node(std::move(model), 0); !ok) {
      if (tooLarge)
        return ProofVerdict::TooLarge;
      return ok.takeError();
    }
    if (at < proof.steps.size())
      return makeError("the proof goes on after its end");
    return ProofVerdict::Holds;
  }

private:
  /// One node and all below it.
  Expected<void> node(ProofModel model, unsigned depth) {
    constexpr unsigned kDeepest = 1000;
    if (depth > kDeepest)
      return makeError("the proof is deeper than " + std::to_string(kDeepest));
    while (at < proof.steps.size()) {
      const ProofStep &step = proof.steps[at++];
      if (step.kind == Kind::Infeasible && model.infeasible)
        return {};
      // What was done before that was seen.
      if (model.infeasible && step.kind < Kind::Bound)
        continue;
      if (step.kind == Kind::Infeasible || model.infeasible)
        return makeError("the proof and what its steps do to the problem "
                         "differ");
      switch (step.kind) {
      case Kind::Fix:
        if (auto ok = fix(model, step); !ok)
          return ok;
        break;
      case Kind::SolveComponents:
        if (auto ok = solveComponents(model, step); !ok)
          return ok;
        break;
      case Kind::Bound:
      case Kind::Enumerate:
        return end(std::move(model), step);
      case Kind::Split:
        return split(std::move(model), step, depth);
      default:
        if (auto ok = model.apply(step); !ok)
          return ok;
      }
    }
    return makeError("the proof breaks off");
  }

  /// Whatever costs less than the claim has at most this excess.
  WideCost gapOf(const DualValues &values) const {
    return (WideCost(proof.claim) - 1) * (WideCost(1) << values.shift) -
           values.bound;
  }

  Expected<void> fix(ProofModel &model, const ProofStep &step) const {
    Expected<DualValues> values = model.evaluate(step.dual);
    if (!values)
      return values.takeError();
    if (proof.claim == kForbidden || step.gap < gapOf(*values))
      return makeError("the proof drops what may cost less than it claims");
    model.fix(*values, step.gap);
    return {};
  }

  /// That they cost at least so much is enumerated.
  Expected<void> solveComponents(ProofModel &model, const ProofStep &step) {
    Expected<ProofModel> part = model.takeComponents(step.list);
    if (!part)
      return part.takeError();
    // What each costs at least is no matter of the step.
    model.constant += part->constant;
    part->constant = 0;
    model.infeasible = step.gap == kForbidden;
    if (!model.infeasible)
      model.constant += step.gap;
    Expected<DualValues> values = part->evaluate(nullptr);
    if (!values)
      return values.takeError();
    return enumerate(std::move(*part), *values, step.gap, limits, tooLarge);
  }

  Expected<void> end(ProofModel model, const ProofStep &step) {
    Expected<DualValues> values = model.evaluate(step.dual);
    if (!values)
      return values.takeError();
    if (step.kind == Kind::Enumerate)
      return enumerate(std::move(model), *values, proof.claim, limits,
                       tooLarge);
    if (proof.claim == kForbidden || gapOf(*values) >= 0)
      return makeError("a dual's bound is below what the proof claims");
    return {};
  }

  Expected<void> split(ProofModel model, const ProofStep &step,
                       unsigned depth) {
    const std::vector<uint32_t> &list = step.list;
    const Diagnostic malformed =
        makeError("a split does not share out a variable's alternatives");
    if (list.size() < 2 || list[0] >= model.vars.size() ||
        !model.vars[list[0]].alive || list[1] > list.size() - 2)
      return malformed;
    const auto middle = list.begin() + 2 + ptrdiff_t(list[1]);
    std::vector<uint32_t> parts[2] = {{list.begin() + 2, middle},
                                      {middle, list.end()}};
    std::vector<char> taken(model.vars[list[0]].domain(), 0);
    for (const auto &part : parts) {
      if (!std::is_sorted(part.begin(), part.end()) || part.empty())
        return malformed;
      for (uint32_t a : part) {
        if (a >= taken.size() || taken[a])
          return malformed;
        taken[a] = 1;
      }
    }
    if (std::count(taken.begin(), taken.end(), 0) > 0)
      return malformed;
    ProofModel child = model;
    child.restrict(list[0], parts[0]);
    if (auto ok = node(std::move(child), depth + 1); !ok)
      return ok;
    model.restrict(list[0], parts[1]);
    return node(std::move(model), depth + 1);
  }

  const Proof &proof;
  const ProofLimits &limits;
  size_t at = 0;
  bool tooLarge = false;
};

} // namespace

Expected<ProofVerdict> solver::checkProof(const Problem &problem,
                                          const Proof &proof,
                                          const ProofLimits &limits) {
  if (auto ok = problem.check(); !ok)
    return ok.takeError();
  return Follower(proof, limits).run(ProofModel(problem));
}
