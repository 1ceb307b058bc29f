//===- FactoredDual.h - Messages over classes of alternatives ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The dual of Dual.h for a FactoredProblem. Variables with at most two
// neighbours are eliminated, and messages are sent between the others, over
// classes of alternatives. A price on a time changes one number for each usage
// term; the order of elimination and the messages stay when prices move or
// alternatives are dropped, so that a step is a pass over small tables.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_FACTOREDDUAL_H
#define PLANNER_SOLVER_FACTOREDDUAL_H

#include "planner/Solver/Factored.h"
#include <optional>

namespace planner::solver {

/// Per time, cost per unit of usage; none negative.
using Prices = std::vector<double>;

class FactoredDual {
public:
  explicit FactoredDual(const FactoredProblem &problem);

  /// Takes over usage terms that the problem got since.
  void addUsage();
  /// What usage costs from now on. Without `withCosts` the problem's own costs
  /// count nothing, so that the bound is one on usage alone.
  void setPrices(const Prices &prices, bool withCosts = true);
  /// One pass over all variables.
  void sweep(bool ascending);
  /// By link, what is sent to its ends' classes, those dropped included. For
  /// another dual of a problem with the same pairs, or to come back to.
  Messages messages() const;
  void setMessages(const Messages &messages);
  /// What the last sweep found, approximately.
  double approximateBound() const { return lastBound; }

  /// Drops alternatives without a finite partner. False if nothing is left.
  bool propagate();
  /// Drops alternatives and entries for which the capacities have no room
  /// beside the least that all others use. False if nothing is left.
  bool dropOverfull();
  /// Whether that was anything.
  bool droppedOverfull() const { return overfull; }

  /// The bound of the present messages and prices, and what choosing an
  /// alternative adds to it at least.
  struct Reduced {
    /// In integers of 2^-shift.
    unsigned shift = 0;
    WideCost bound = 0;
    /// By variable and living alternative, in units of cost.
    std::vector<std::vector<double>> excess;
    Cost lowerBound() const {
      return Cost((bound + (WideCost(1) << shift) - 1) >> shift);
    }
    /// `upper` - 1 above the bound.
    double gapBelow(Cost upper) const;
  };
  Reduced reduce();
  /// The same for all variables, those eliminated included.
  std::vector<std::vector<double>> excesses(const Reduced &reduced) const;
  /// Drops what is in no assignment cheaper than `upper` that fits. `reduced`
  /// must be the result of the last call of reduce(). False if nothing is left.
  bool fix(const Reduced &reduced, Cost upper);

  /// By variable, the problem's alternatives that are left, ascending.
  const std::vector<std::vector<uint32_t>> &kept() const { return alive; }
  size_t numAlternatives() const;
  /// Variables that messages are sent between, and their neighbours by number
  /// in this list.
  const std::vector<uint32_t> &core() const { return coreVars; }
  const std::vector<std::vector<uint32_t>> &coreNeighbours() const {
    return coreAdjacency;
  }
  /// Priced costs of the core, without the refund, over the alternatives whose
  /// excess is at most `most`; `chosen` tells which those are.
  Problem pricedCore(const Reduced &reduced, double most,
                     std::vector<std::vector<uint32_t>> &chosen) const;
  /// Completes a choice of living alternatives for the core (by its list) by
  /// the best for the others; gives the problem's alternatives.
  std::vector<uint32_t> complete(const std::vector<uint32_t> &choice) const;
  /// What the prices are worth in all, rounded up.
  Cost refund() const;
  /// Part of every priced assignment's cost beside the core.
  Cost constant() const { return Cost(settled); }
  /// Entries that one sweep touches.
  int64_t sweepWork() const;

private:
  struct Var {
    std::vector<Cost> cost;
    /// Terms on it, with amounts of the living alternatives.
    std::vector<uint32_t> terms;
    /// Priced cost, with what eliminated leaves add.
    std::vector<double> own;
    /// Living links of the core.
    std::vector<uint32_t> links;
    bool inCore = true;
    /// Of the last reduce(): above the least, without the links.
    std::vector<int64_t> excess;
  };
  struct Link {
    uint32_t first, second;
    std::vector<uint32_t> rowOf, colOf;
    uint32_t rows, cols;
    /// Living classes by their numbers at first, which are the problem's.
    std::vector<uint32_t> rowIds, colIds;
    /// Of the problem's pairs: costs and usage terms.
    std::vector<Cost> entries;
    std::vector<uint32_t> terms;
    /// Every class has an entry that is not forbidden.
    bool isSupported = false;
    /// Priced costs, integers.
    std::vector<double> table;
    std::vector<double> toFirst, toSecond;
    /// By first number, the last messages to classes that were dropped.
    std::array<std::vector<double>, 2> dropped;
    bool inCore = true;
    /// Of the last reduce(): by class, its least excess in the table, and the
    /// entries' minimum.
    std::vector<int64_t> rowExcess, colExcess, intFirst, intSecond;
    int64_t least = 0;
    uint32_t other(uint32_t var) const { return var == first ? second : first; }
  };
  struct Term {
    std::vector<int64_t> amounts;
    double price = 0;
  };
  /// How a link or a variable's costs come about, in this order.
  struct Step {
    /// Leaf: `a` goes into its other end. Middle: `a` and `b` become `out`.
    /// Sum: the parallel links `a` and `b` become `out`.
    enum Kind { Isolated, Leaf, Middle, Sum } kind;
    uint32_t var = 0, a = 0, b = 0, out = 0;
  };
  /// A link seen from one of its ends: value(near class, far class).
  struct View {
    const Link &link;
    bool fromFirst;
    uint32_t near() const { return fromFirst ? link.rows : link.cols; }
    uint32_t far() const { return fromFirst ? link.cols : link.rows; }
    const std::vector<uint32_t> &nearOf() const {
      return fromFirst ? link.rowOf : link.colOf;
    }
    const std::vector<uint32_t> &farOf() const {
      return fromFirst ? link.colOf : link.rowOf;
    }
    size_t key(uint32_t n, uint32_t f) const {
      return fromFirst ? size_t(n) * link.cols + f : size_t(f) * link.cols + n;
    }
    double at(uint32_t n, uint32_t f) const { return link.table[key(n, f)]; }
  };
  View view(uint32_t link, uint32_t var) const {
    return {links[link], links[link].first == var};
  }
  /// Least excess known of every entry, by link.
  using Excesses = std::vector<std::vector<double>>;

  void plan();
  bool planVariable(uint32_t var, std::vector<std::vector<uint32_t>> &at);
  void sumParallel(uint32_t var, std::vector<std::vector<uint32_t>> &at);
  uint32_t addLink(uint32_t first, uint32_t second, std::vector<uint32_t> rowOf,
                   std::vector<uint32_t> colOf, uint32_t rows, uint32_t cols);
  void derive();
  void deriveLeaf(const Step &step);
  void deriveMiddle(const Step &step);
  void deriveSum(const Step &step);
  /// By class of the far end and of the near one, the least of own.
  std::vector<double> leastOwn(uint32_t var, const View &a,
                               const View &b) const;
  void excessOfLeaf(const Step &step, Reduced &r, Excesses &entries) const;
  void excessOfMiddle(const Step &step, Reduced &r, Excesses &entries) const;
  void excessOfSum(const Step &step, Excesses &entries) const;
  Excesses coreExcesses(const Reduced &r) const;
  Excesses allExcesses(Reduced &r) const;

  void pull(Link &link, bool intoFirst) const;
  void visit(uint32_t var, bool ascending);
  template <typename Function>
  void pay(const std::vector<uint32_t> &list, Function &&add) const;
  void refresh(Var &var) const;
  void refresh(Link &link) const;
  Cost counted(Cost cost) const {
    return withCosts || cost == kForbidden ? cost : 0;
  }
  void addFromLinks(uint32_t v, std::vector<WideCost> &sum,
                    std::vector<int64_t> Link::*ofRows,
                    std::vector<int64_t> Link::*ofCols) const;
  void reduceLink(Link &link, double unit, unsigned shift) const;
  std::optional<std::vector<int64_t>> mostOfTerms() const;
  bool dropUnsupported(bool inCore);
  void dropAlternatives(const std::vector<std::vector<char>> &drop);
  void shrinkLink(Link &link, const std::vector<uint32_t> *rows,
                  const std::vector<uint32_t> *cols);
  unsigned freeBits() const;

  const FactoredProblem &problem;
  std::vector<Var> vars;
  /// The problem's pairs, then what is made of them.
  std::vector<Link> links;
  std::vector<Term> terms;
  std::vector<Step> steps;
  std::vector<std::vector<uint32_t>> alive;
  /// In which sweeps go, and each variable's place in it.
  std::vector<uint32_t> order, place;
  std::vector<uint32_t> coreVars;
  std::vector<std::vector<uint32_t>> coreAdjacency;
  Prices prices;
  bool withCosts = true, overfull = false;
  double lastBound = 0;
  /// Of eliminated variables without neighbours.
  double settled = 0;
  /// What one priced amount may come to, so that sums stay exact.
  double mostPaid;
  /// Of the variable that a sweep visits, by alternative and by class.
  std::vector<double> marginals, classMarginals;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_FACTOREDDUAL_H
