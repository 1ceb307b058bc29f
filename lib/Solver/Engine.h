//===- Engine.h - One run of the solver -------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_ENGINE_H
#define PLANNER_SOLVER_ENGINE_H

#include "planner/Solver/Dual.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Solve.h"
#include <random>

namespace planner::solver {

/// Units of work that one label counts for, with usage at many times.
constexpr int64_t kLabelUnits = 32;

/// Takes variables without a choice out of the graph.
void dropSettled(InteractionGraph &graph);

/// The state of one run: the best assignment, the bound, the work done. Stages
/// are called in the order of the algorithm chosen; each leaves a valid state.
class Engine {
public:
  Engine(const Problem &problem, const Options &options);

  /// Drops what is never allowed. False if nothing is left.
  bool start();
  /// start(), and the dual bound. Returns whether the optimum is still open.
  bool bound();
  /// After start(): reduces and solves exactly as far as limits and `workCap`
  /// go. Returns whether the optimum is still open.
  bool solveExactly(int64_t workCap);
  /// Re-optimises regions until the budget is spent or the bound is met.
  void searchNeighbourhoods();
  Solution finish();

private:
  enum class Sweeps { Root, Node };

  bool stopped();
  int64_t budgetLeft() const { return options.budget - stats.work; }
  /// Assignments of this cost or more are of no interest; none means all are.
  std::optional<Cost> upper() const;
  /// `upper() - 1` above `r.bound`, in units of r.
  int64_t gapAbove(const Reparametrisation &r) const;
  void offer(const std::vector<uint32_t> &assignment);
  void offerChoice(const Model &model, std::vector<uint32_t> choice);
  bool closed() const;
  /// No feasible assignment costs less than `bound`.
  void raise(Cost bound);
  void tellProgress() const;

  /// Message passing with prices until it no longer pays; offers what it
  /// decodes.
  Reparametrisation improveDual(const Model &model, Sweeps kind);
  bool eliminationPays(const Model &model, const Dual &dual,
                       unsigned sweeps) const;
  /// Drops alternatives and pairs that the bound excludes.
  void applyBound(Model &model, const Reparametrisation &r);
  /// The dual bound of the problem as it was given, and its certificate.
  void certify();
  void setCertificate(const Reparametrisation &r);
  /// Finds the best assignment of the model below upper(), if the limits allow.
  /// Returns a lower bound of what is left: at least upper() if solved.
  Cost solveNode(Model model, unsigned depth, Cost known);
  /// solveNode() where nothing is limited.
  Cost solveUnlimited(Model model, unsigned depth, Cost known);
  /// Elimination over what is below upper(); whether it found the optimum.
  bool eliminateWithinGap(const Model &model, const Reparametrisation &r,
                          int64_t workCap);
  /// Elimination over the alternatives that the bound favours; whether that is
  /// the optimum. Raises `known` as far as it got.
  bool eliminateCore(const Model &model, const Reparametrisation &r,
                     int64_t workCap, Cost &known);
  /// Elimination without regard to capacity; whether it found the optimum.
  bool eliminateTables(const Model &model, int64_t workCap);
  /// Drops what the bound excludes and reduces; false, with the model as it
  /// was, if that removes less than a tenth.
  bool shrink(Model &model, const Reparametrisation &r);
  /// One elimination with labels; raises `known` if labels were lost.
  LabelResult::Status eliminateLabels(const Model &model,
                                      const Reparametrisation &r, uint32_t cap,
                                      Cost &known);
  Cost branch(const Model &model, const Reparametrisation &r, unsigned depth,
              Cost known);
  bool improveRegion(std::mt19937_64 &random, uint32_t size);
  void explain(Infeasibility &reason);

  const Problem &problem;
  const Options &options;
  Model base;
  Stats stats;
  std::vector<uint32_t> best;
  Cost bestCost = kForbidden;
  Cost lower = -kMaxTotalCost;
  /// Whether alternatives of base correspond to those of the problem by this.
  std::vector<std::vector<uint32_t>> baseAlternatives;
  DualCertificate certificate;
  /// The largest excess over capacity of the assignment that came closest.
  std::optional<CapacityViolation> closest;
  int64_t nodeWorkCap = 0;
  /// start() found that every assignment is forbidden.
  bool nothingAllowed = false;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_ENGINE_H
