//===- Certify.h - Trying to refute a plan's bound --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A certificate says that no strategy of its space is faster than its bound.
// Here strategies of that space are made without any of the code that found the
// bound, and priced as evaluate() prices them. One that fits and is below the
// bound refutes it; that there is none among those tried is no proof.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_CERTIFY_CERTIFY_H
#define PLANNER_CERTIFY_CERTIFY_H

#include "planner/Plan/Plan.h"
#include "planner/Support/Cancellation.h"
#include <functional>

namespace planner {

struct CertifyRequest {
  /// Priced (pricePlan()).
  const Plan &plan;
  /// The step as the plan computes it.
  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  /// The model computing again what is said; without a value, what a search
  /// takes.
  std::function<Expected<OpGraph>(const std::optional<RecomputeChoice> &)>
      prepare;
  const Cancellation *cancel = nullptr;
  /// Of what is random.
  uint64_t seed = 1;
};

/// What came of one kind of strategies.
struct CertifyPart {
  std::string what;
  /// Whether the bound claims to hold for them: of the strategies with one
  /// choice of stages and micro-batches, the space has one
  /// (docs/search-space.md).
  bool inSpace = true;
  /// Strategies priced, and those below the bound that fit.
  size_t tried = 0, below = 0;
  /// Of those that fit.
  std::optional<Seconds> least;
  std::string leastName;
};

struct CertifyReport {
  std::vector<CertifyPart> parts;
  /// One line for each strategy of the space below the bound, at most
  /// kMostRefutations of each part.
  std::vector<std::string> refutations;
  bool interrupted = false;
};

/// How many random strategies are priced.
constexpr size_t kRandomStrategies = 2000;
constexpr size_t kMostRefutations = 10;
/// What sums of doubles may lose.
constexpr double kPriceRounding = 1e-9;

/// Prices all changes of one choice of the plan, kRandomStrategies random
/// strategies of the certificate's space, and what searches find that may not
/// use what the plan uses. Deterministic. Fails if the plan is of no strategy.
Expected<CertifyReport> certify(const CertifyRequest &request);

} // namespace planner

#endif // PLANNER_CERTIFY_CERTIFY_H
