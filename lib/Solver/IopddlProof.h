//===- IopddlProof.h - Proofs as JSON ---------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_IOPDDLPROOF_H
#define PLANNER_SOLVER_IOPDDLPROOF_H

#include "planner/Solver/Iopddl.h"
#include "planner/Solver/Proof.h"
#include <nlohmann/json_fwd.hpp>

namespace planner::solver {

/// In the file's own times: {"claim", "steps": [[name, ...], ...]}
/// (docs/solver.md, "Proof").
std::string proofText(const IopddlProblem &read, const Proof &proof);

/// None if the text is malformed.
std::optional<Proof> readProof(const IopddlProblem &read, nlohmann::json text);

} // namespace planner::solver

#endif // PLANNER_SOLVER_IOPDDLPROOF_H
