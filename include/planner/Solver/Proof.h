//===- Proof.h - What a search did, to be followed --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// "No feasible assignment costs less than `claim`", step by step. A proof is a
// tree in preorder: each node reduces the problem by steps that keep an
// assignment below the claim if there is one, and ends in a reason why there is
// none, or splits a variable's alternatives, upon which the proofs of the parts
// follow. Whoever checks it repeats the steps with code of his own; those that
// a rule determines need no data, the others name what they remove and why.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PROOF_H
#define PLANNER_SOLVER_PROOF_H

#include "planner/Solver/Problem.h"

namespace planner::solver {

/// Prices and messages of the problem as reduced so far, in integers. Messages
/// are in units of 2^-shift cost, prices of 2^-(shift + priceShift).
struct ProofDual {
  unsigned shift = 0;
  unsigned priceShift = 0;
  /// Times of the problem, or of covers, with prices above 0, ascending.
  std::vector<std::pair<uint32_t, int64_t>> prices;
  /// Pairs by their two variables, the smaller number first, ascending; of each
  /// what goes to every alternative of the first, then of the second.
  std::vector<int64_t> messages;
};

struct ProofStep {
  enum class Kind : uint8_t {
    // Determined by a rule.
    ArcConsistency,
    SumParallel,
    MergeBijections,
    FoldSeparable,
    TakeCommonUsage,
    FilterByCapacity,
    /// Times that cannot be exceeded and those that a neighbour covers; then
    /// `list`: (time, the one that covers it), by their present numbers.
    CompressTimes,
    /// `list`: variable, how many, and so many (alternative, the one that is
    /// never worse), by their present numbers; any number of times.
    Dominated,
    /// `list`: variables with at most two neighbours, in this order.
    Eliminate,
    /// Drops alternatives and entries whose excess over the dual's bound is
    /// more than `gap`.
    Fix,
    /// `list`: a time, a number k, then of variables: variable, how many, and
    /// so many alternatives, all by their present numbers. More than k
    /// variables that choose one of theirs exceed the time's capacity, whatever
    /// others do. A time is added after all others, of capacity k, which these
    /// alternatives use by one; its number is the next after all that were.
    Cover,
    /// `list`: variables without usage that are in no pair with others; `gap`:
    /// what they cost at least beyond the least of each variable and of each
    /// pair alone, kForbidden if nothing is allowed. They go.
    SolveComponents,
    // The ends of a node.
    /// The dual's bound reaches the claim.
    Bound,
    /// Of what is within the dual's gap nothing fits and is below the claim: to
    /// be enumerated by elimination.
    Enumerate,
    /// A variable has no alternative left, or a time no room.
    Infeasible,
    /// `list`: a variable, how many alternatives are in the first part, both
    /// parts.
    Split,
    /// Not proven.
    Open,
  };
  Kind kind = Kind::Open;
  std::vector<uint32_t> list;
  int64_t gap = 0;
  std::shared_ptr<const ProofDual> dual;
};

struct Proof {
  Cost claim = -kMaxTotalCost;
  /// Empty: nothing is proven.
  std::vector<ProofStep> steps;

  /// Numbers in it: about what it takes to keep and to write.
  size_t size() const;
};

struct ProofLimits {
  /// Entries of one table, times the eliminated variable's alternatives, and
  /// labels of one table, when something is enumerated.
  int64_t maxTable = int64_t(1) << 24;
  int64_t maxLabels = int64_t(1) << 22;
  /// Numbers in all labels of one enumeration at once, and comparisons of
  /// labels in it: 1 GiB, and about a minute.
  int64_t maxNumbers = int64_t(1) << 27;
  int64_t maxCompared = int64_t(1) << 36;
};

enum class ProofVerdict {
  Holds,
  /// An enumeration would exceed the limits: unknown.
  TooLarge,
};

/// Follows the proof, from the problem and the proof alone, by code that no
/// solver uses. Fails if a step does not hold.
Expected<ProofVerdict> checkProof(const Problem &problem, const Proof &proof,
                                  const ProofLimits &limits = {});

} // namespace planner::solver

#endif // PLANNER_SOLVER_PROOF_H
