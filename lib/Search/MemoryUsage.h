//===- MemoryUsage.h - Memory of the inner problem over time ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MEMORYUSAGE_H
#define PLANNER_LIB_SEARCH_MEMORYUSAGE_H

#include "InnerProblem.h"

namespace planner {

/// Usage of the alternatives of an InnerProblem at the operators where memory
/// may peak. Between equal positions of consecutive occurrences of a block the
/// live bytes change by the same amount each time, so the peak over all
/// occurrences lies at the first or the last one; only those become times.
///
/// Exact for a tensor that exists in at most one layout beside its producer's;
/// otherwise rounded as asked, since the problem does not know which consumer
/// reads which layout.
class MemoryUsage {
public:
  enum class Rounding {
    /// Never more than what evaluate() counts: bounds stay bounds.
    Down,
    /// What fits by this count also fits by evaluate()'s, but for rare cases.
    Up
  };
  explicit MemoryUsage(const InnerProblem &inner);

  /// What everything uses, by time.
  std::vector<solver::UsageTerm> terms(Rounding rounding) const;
  /// Capacity at every time.
  std::vector<int64_t> capacities(int64_t bytes) const;
  /// The operator that a time of the problem stands for.
  OpId opAt(uint32_t time) const { return positions[time]; }
  /// The time of an operator, if it is one of them.
  std::optional<uint32_t> timeOf(OpId op) const;

private:
  /// How many tensors of a class live, by time, in ascending order.
  using Counts = std::vector<std::pair<uint32_t, int64_t>>;
  struct Interval {
    OpId begin, end;
  };
  using Terms = std::vector<solver::UsageTerm>;
  /// When the tensors of a residence are there: what depends on no rounding.
  struct Times {
    /// When they are made, lie between that and their first use, and are first
    /// used; the uses, or those of the phase that makes them.
    Counts making, gap, first, early;
    /// Between the phases, and from the first use of a later one.
    Counts saved, later;
    /// Of an argument: from the first to the last of the residence's uses.
    Counts used;
    /// By reader and use.
    std::vector<std::vector<Counts>> reads;
  };
  /// A residence with that, and the bytes of its layouts.
  struct Placed {
    const InnerProblem::Residence &residence;
    std::vector<int64_t> bytes;
    /// By set of `used`, the smallest layout and all together.
    std::vector<int64_t> least, all;
    Times times;
  };

  void choosePositions();
  Placed place(const InnerProblem::Residence &residence) const;
  void findPhases(const InnerProblem::Residence &residence, Times &times) const;
  template <typename Function>
  Counts count(TensorClassId id, Function &&interval) const;
  static void add(Terms &terms, bool ofPair, uint32_t id,
                  std::vector<int64_t> amounts, const Counts &counts);
  void addStorage(Terms &terms) const;
  void addUnused(Terms &terms) const;
  void addTemporaries(Terms &terms) const;
  bool isShared(const TensorClass &tensorClass) const;
  void addResidence(const Placed &placed, Rounding rounding,
                    Terms &terms) const;
  void addCopies(const Placed &placed, Rounding rounding, Terms &terms) const;
  void addReaders(const Placed &placed, Rounding rounding,
                  const std::vector<int64_t> &least, Terms &terms) const;
  static void addSaved(const Placed &placed, Rounding rounding, Terms &terms);
  void addPairTerms(const Placed &placed, Rounding rounding,
                    Terms &terms) const;
  Interval usesOf(TensorId id, const std::vector<Use> &uses) const;
  Interval usesOf(TensorId id, const Use &use) const;
  Interval usesIn(TensorId id, bool early) const;

  const InnerProblem &inner;
  const OpGraph &graph;
  std::vector<Lifetime> lifetimes;
  /// Ascending OpIds; the times of the problem.
  std::vector<OpId> positions;
  std::vector<Placed> placements;
  /// What both roundings have: storage, temporaries, what never changes.
  Terms fixed;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MEMORYUSAGE_H
