//===- Certificate.h - Why no assignment is cheaper -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Moving cost between a variable and its pairs changes no assignment's cost,
// and paying for usage at a price and refunding price * capacity never raises
// the cost of an assignment that fits. After both, the sum of each term's own
// minimum is a lower bound (docs/solver.md). All numbers are integers, so the
// bound is exact and anybody can add it up again.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_CERTIFICATE_H
#define PLANNER_SOLVER_CERTIFICATE_H

#include "planner/Solver/Problem.h"

namespace planner::solver {

struct DualCertificate {
  enum class Kind {
    /// No claim.
    None,
    /// The bound is the sum of the terms' minima.
    Dual,
  };
  Kind kind = Kind::None;
  /// Messages are in units of 2^-shift cost.
  unsigned shift = 0;
  /// Prices are in units of 2^-(shift + priceShift) cost per unit of usage.
  unsigned priceShift = 0;
  /// Per time, none negative; empty means all zero.
  std::vector<int64_t> prices;
  /// Per pair, what moves from its table to its first (second) variable's
  /// alternatives; an empty vector means all zero.
  std::vector<std::vector<int64_t>> toFirst;
  std::vector<std::vector<int64_t>> toSecond;
};

/// The lower bound that the certificate proves, computed from the problem and
/// the certificate alone, by code that no solver uses. kForbidden means that it
/// proves infeasibility. Fails if the certificate is malformed.
Expected<Cost> checkCertificate(const Problem &problem,
                                const DualCertificate &certificate);

} // namespace planner::solver

#endif // PLANNER_SOLVER_CERTIFICATE_H
