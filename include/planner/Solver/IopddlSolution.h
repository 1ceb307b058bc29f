//===- IopddlSolution.h - Solutions of IOPDDL problems as JSON --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// {"cost", "lower_bound", "certified_lower_bound", "gap", "optimal",
// "interrupted", "seconds_read", "seconds_solve", "assignment", "dual",
// "proof"} (docs/cli.md). "dual" speaks of the file's own edges and times, so
// that a program that knows nothing but the problem's file can add its bound up
// again; "proof" is what the solver did beyond that (docs/solver.md,
// "Certificate" and "Proof").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_IOPDDLSOLUTION_H
#define PLANNER_SOLVER_IOPDDLSOLUTION_H

#include "planner/Solver/Iopddl.h"
#include "planner/Solver/Solve.h"

namespace planner::solver {

struct IopddlRun {
  double secondsRead = 0;
  double secondsSolve = 0;
  /// By the user or a timeout.
  bool interrupted = false;
};

/// (cost - lowerBound) / |cost|, 0 if they are equal, infinity if there is no
/// bound. Cost 0 counts as 1.
double relativeGap(Cost cost, Cost lowerBound);

/// "[0, 3, 1]".
std::string assignmentText(const std::vector<uint32_t> &assignment);

/// The solution must be feasible.
std::string writeIopddlSolution(const IopddlProblem &read,
                                const Solution &solution, const IopddlRun &run);

/// What a solution file was found to say.
struct CheckedSolution {
  Cost cost = 0;
  /// What the file's dual or its proof proves, by checkCertificate() and
  /// checkProof(); none if there is neither.
  std::optional<Cost> bound;
  /// What the file says without proof.
  std::vector<std::string> unproven;
};

/// Recomputes every claim of a solution file. Fails with the first that does
/// not hold. `where` names the file in messages.
Expected<CheckedSolution> checkIopddlSolution(const IopddlProblem &read,
                                              std::string_view text,
                                              const std::string &where,
                                              const ProofLimits &limits = {});

} // namespace planner::solver

#endif // PLANNER_SOLVER_IOPDDLSOLUTION_H
