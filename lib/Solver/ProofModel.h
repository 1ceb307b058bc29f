//===- ProofModel.h - A problem as a checker reduces it ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Repeats the steps of a proof, each of which keeps an assignment that fits and
// costs less than the claim, if there is one. Shares nothing with Model.h and
// Reductions.h, which the solvers use: what a step does is defined by Proof.h
// and docs/solver.md, and done here in the plainest way that is fast enough.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PROOFMODEL_H
#define PLANNER_SOLVER_PROOFMODEL_H

#include "ProofUsage.h"
#include "planner/Solver/Proof.h"

namespace planner::solver::proof {

constexpr WideCost kInfinite = WideCost(1) << 120;

/// What a dual says of a model, in units of 2^-shift.
struct DualValues {
  WideCost bound = 0;
  /// By variable and alternative: the excess of its own term over the least,
  /// and with the least excess of every pair at it.
  std::vector<std::vector<WideCost>> excess, reduced;
  /// By pair, the least of its entries.
  std::vector<WideCost> pairLeast;
  /// By pair, where its messages begin, and the messages.
  std::vector<size_t> messagesAt;
  std::shared_ptr<const ProofDual> dual;
  /// The sum of the prices of all earlier times, by time of the model.
  std::vector<WideCost> pricesBefore;
  unsigned shift = 0;
  unsigned priceShift = 0;

  /// Rounded down.
  WideCost priceOf(const Changes &usage) const;
};

class ProofModel {
public:
  struct Variable {
    std::vector<Cost> costs;
    /// By alternative; empty if it uses nothing.
    std::vector<Changes> usage;
    /// Pairs at it.
    std::vector<uint32_t> pairs;
    bool alive = true;
    uint32_t domain() const { return uint32_t(costs.size()); }
  };
  struct Pair {
    /// first < second.
    uint32_t first = 0, second = 0;
    /// Shared until it changes.
    std::shared_ptr<const Matrix> table;
    /// By entry, ascending.
    std::vector<std::pair<uint64_t, Changes>> usage;
    bool alive = true;
    const Changes *usageAt(uint64_t key) const;
    uint32_t other(uint32_t v) const { return v == first ? second : first; }
    Cost at(uint32_t v, uint32_t own, uint32_t theirs) const {
      return v == first ? table->at(own, theirs) : table->at(theirs, own);
    }
  };

  explicit ProofModel(const Problem &problem);

  std::vector<Variable> vars;
  std::vector<Pair> pairs;
  WideCost constant = 0;
  /// What is left at each time, and the problem's number of it, or a cover's.
  std::vector<int64_t> capacity;
  std::vector<uint32_t> times;
  /// The number of the next cover.
  uint32_t nextTime = 0;
  /// A variable has no alternative left, or a time no room.
  bool infeasible = false;

  /// One that needs no dual; Split and the other ends are none.
  Expected<void> apply(const ProofStep &step);
  Expected<DualValues>
  evaluate(const std::shared_ptr<const ProofDual> &dual) const;
  /// Drops what exceeds the gap.
  void fix(const DualValues &values, WideCost gap);
  /// Takes variables out that use nothing and are in no pair with others.
  /// Returns the model of them alone, whose constant is the sum of the least of
  /// every variable and every pair, alone, which is 0 now.
  Expected<ProofModel> takeComponents(const std::vector<uint32_t> &list);
  /// Keeps only the alternatives `kept` (ascending).
  void restrict(uint32_t v, const std::vector<uint32_t> &kept);
  /// The same of all living variables.
  void keepOnly(const std::vector<std::vector<uint32_t>> &kept);

private:
  void arcConsistency();
  void sumParallel();
  void mergeBijections();
  void foldSeparable();
  void takeCommonUsage();
  Expected<void> compressTimes(const std::vector<uint32_t> &covered);
  Expected<void> addCover(const std::vector<uint32_t> &list);
  void filterByCapacity();
  Expected<void> dropDominated(const std::vector<uint32_t> &list);
  Expected<void> eliminateAll(const std::vector<uint32_t> &list);

  void drop(const std::vector<std::vector<char>> &flags);
  void shrinkPair(Pair &pair, const std::vector<uint32_t> *rows,
                  const std::vector<uint32_t> *cols);
  void addPair(Pair pair);
  void removePair(uint32_t id);
  void foldPair(uint32_t id);
  void addCost(uint32_t v, const std::vector<Cost> &more);
  static bool uses(const Pair &pair);
  bool uses(uint32_t v) const;
  bool dominates(uint32_t v, uint32_t good, uint32_t bad) const;
  std::vector<std::vector<const Changes *>> usageLists() const;
  std::vector<const Changes *> usagesOf(const Pair &pair) const;
  void forgetTimes(const std::vector<char> &forget);
  std::vector<char> coveredByNeighbours() const;
  bool covers(uint32_t more, uint32_t less) const;
  template <typename Function> void eachUsage(Function function);
  void tidyUsage();
};

/// Whether nothing that is within the dual's gap fits and costs less than
/// `claim`; fails if something does, or beyond the limits, when it sets
/// `tooLarge`.
Expected<void> enumerate(ProofModel model, const DualValues &values, Cost claim,
                         const ProofLimits &limits, bool &tooLarge);

} // namespace planner::solver::proof

#endif // PLANNER_SOLVER_PROOFMODEL_H
