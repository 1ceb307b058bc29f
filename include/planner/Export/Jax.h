//===- Jax.h - A plan as a Python file for JAX ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_EXPORT_JAX_H
#define PLANNER_EXPORT_JAX_H

#include "planner/Export/Sdy.h"

namespace planner {

/// A Python file with `make_mesh`, `in_shardings`, `out_shardings` and `apply`
/// for the function that the model was lowered from, and the places at which
/// the plan changes or fixes layouts inside of it.
Expected<ExportedText> exportJax(const TracedModel &model, const Plan &plan);

/// A Python string literal in ASCII, whatever the bytes.
std::string pythonString(std::string_view text);

} // namespace planner

#endif // PLANNER_EXPORT_JAX_H
