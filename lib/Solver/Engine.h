//===- Engine.h - One run of the solver -------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_ENGINE_H
#define PLANNER_SOLVER_ENGINE_H

#include "WarmMessages.h"
#include "planner/Solver/Dual.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Solve.h"

namespace planner::solver {

/// Units of work that one label counts for, with usage at many times.
constexpr int64_t kLabelUnits = 32;

/// Why there is no solution where Options::upperBound was given.
std::string nothingCheaperThan(Cost bound);

class LargeSearch;
class SearchModel;
struct GenerationSearch;

/// A dual as proofs hold it.
std::shared_ptr<const ProofDual> proofDual(const Model &model,
                                           const Reparametrisation &r);

/// Takes variables without a choice out of the graph.
void dropSettled(InteractionGraph &graph);

/// The state of one run: the best assignment, the bound, the work done. Stages
/// are called in the order of the algorithm chosen; each leaves a valid state.
class Engine {
public:
  Engine(const Problem &problem, const Options &options);

  /// Drops what is never allowed. False if nothing is left.
  bool start();
  /// After start(): reduces and solves exactly as far as limits and `workCap`
  /// go. Returns whether the optimum is still open.
  bool solveExactly(int64_t workCap);
  /// After start(): whether solveExactly() has a chance.
  bool exactnessPays();
  /// After start(): bound and assignments by messages, prices and large
  /// neighbourhoods, until the budget is spent or the bound is met. Without
  /// `primal` only until the bound no longer rises.
  void searchLarge(bool primal);
  Solution finish();

private:
  enum class Sweeps { Root, Node };

  /// Whether somebody asked to stop, and whether that or the budget says so.
  bool cancelled();
  bool stopped();
  int64_t budgetLeft() const { return workLimit - stats.work; }
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

  /// Messages and prices until they no longer pay, and a short search with
  /// them; offers what that finds. None if cancelled.
  std::optional<Reparametrisation> boundLimited(const Model &model, Sweeps kind,
                                                WarmMessages &warm);
  /// Drops alternatives and pairs that the bound excludes.
  void applyBound(Model &model, const Reparametrisation &r);
  /// The dual bound of the problem as it was given, and its certificate.
  void certify();
  void setCertificate(const Reparametrisation &r);
  /// Finds the best assignment of the model below upper(), if the limits allow.
  /// Returns a lower bound of what is left: at least upper() if solved.
  /// Messages are those of a model that this one was made from.
  Cost solveNode(Model model, unsigned depth, Cost known,
                 WarmMessages warm = {});
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
  /// Adds covers as long as they raise the bound, known, by a share of the
  /// gap; whether there are any.
  bool addCovers(Model &model, Reparametrisation &r, Cost &known,
                 WarmMessages &warm);
  /// Drops what the bound excludes and reduces; false, with the model as it
  /// was, if that removes less than a tenth.
  bool shrink(Model &model, const Reparametrisation &r);
  /// One elimination with labels; raises `known` if labels were lost.
  LabelResult::Status eliminateLabels(const Model &model,
                                      const Reparametrisation &r, uint32_t cap,
                                      Cost &known);
  /// `labelled` is the bound that elimination with labels raised.
  Cost branch(const Model &model, const Reparametrisation &r, unsigned depth,
              Cost known, const WarmMessages &warm, Cost labelled);
  /// solveNode() of a whole tree, whose proof is kept if it is complete.
  Cost solveRoot(const Model &model, WarmMessages warm = {});

  /// Writes what was done to the model since its node began, and one step more.
  void writeNode(const Model &model, ProofStep last);
  /// Writes the end of a node in which nothing below upper() is left, which it
  /// returns.
  Cost endNode(const Model &model, ProofStep::Kind kind,
               const Reparametrisation *r = nullptr);
  Cost endBounded(const Model &model, const Reparametrisation &r,
                  Cost labelled = -kMaxTotalCost);
  /// Keeps the proof if it proves more than the last one.
  void keepProof(Cost claim, std::vector<ProofStep> steps);
  /// The same for the steps of a model and an end, or a dual's bound.
  void proveEnd(const Model &model, ProofStep::Kind kind);
  void proveBound(const Model &model, const Reparametrisation &r);
  enum class SearchEnd { Done, Smaller };
  /// Searches one model; makes it smaller when the bound excludes enough.
  SearchEnd searchGeneration(Model &model, unsigned generation, bool primal,
                             WarmMessages &warm);
  void searchOnce(const Model &model, GenerationSearch &g);
  void boundNow(const Model &model, GenerationSearch &g);
  bool branchBelow(const Model &model, GenerationSearch &g);
  bool shrinkBelow(Model &model, GenerationSearch &g, WarmMessages &warm);
  /// The best assignment in a reduced model, if it is still in it.
  std::optional<std::vector<uint32_t>> project(const Model &model) const;
  const Model &reduce();
  void noteReduced(const Model &model);
  void noteExhausted(const Model &model);
  std::vector<double> pricesFor(const Model &model) const;
  void keepPrices(const Model &model, const std::vector<double> &prices);
  void offerFound(const Model &model, const SearchModel &flat,
                  const LargeSearch &search);
  /// Which time, how much, and whether that is proven.
  void explain(Infeasibility &reason);
  bool proveByUsage(Infeasibility &reason) const;

  const Problem &problem;
  const Options &options;
  Model base;
  std::optional<Model> reduced;
  Stats stats;
  std::vector<uint32_t> best;
  Cost bestCost = kForbidden;
  Cost lower = -kMaxTotalCost;
  /// Whether alternatives of base correspond to those of the problem by this.
  std::vector<std::vector<uint32_t>> baseAlternatives;
  DualCertificate certificate;
  /// What the certificate's dual proves.
  Cost dualBound = -kMaxTotalCost;
  Proof proof;
  /// The proof of the tree under way, the numbers in it, and whether they got
  /// too many.
  std::vector<ProofStep> trace;
  size_t traceSize = 0;
  bool traceLost = false;
  /// The largest excess over capacity of the assignment that came closest.
  std::optional<CapacityViolation> closest;
  int64_t nodeWorkCap = 0;
  /// The budget, or where the present stage must stop.
  int64_t workLimit;
  /// The best prices known, by time of the problem, and by cover.
  std::vector<double> rootPrices;
  /// Those of whole models without covers.
  std::vector<double> plainPrices;
  /// start() found that every assignment is forbidden.
  bool nothingAllowed = false;
  /// start() was cancelled: base is not arc consistent, messages cannot work on
  /// it.
  bool unprepared = false;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_ENGINE_H
