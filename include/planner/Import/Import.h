//===- Import.h - Reading a model into an operator graph --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The border between MLIR and the rest of the planner, for callers that have a
// file. Callers that have a module use FromModule.h.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_IMPORT_H
#define PLANNER_IMPORT_IMPORT_H

#include "planner/Graph/OpGraph.h"
#include <string>
#include <utility>
#include <vector>

namespace planner {

struct ImportOptions {
  /// Sizes of dynamic dimensions (`--bind NAME=N`). NAME is `ARG.DIM`, where
  /// ARG is an argument's name or number (`tokens.0`, `arg3.1`, `3.1`) and DIM
  /// the dimension's number, or `ARG` if only one dimension of that argument
  /// is dynamic. Any other name is taken for the only dynamic dimension of the
  /// module, or for all of them if it is `*`.
  std::vector<std::pair<std::string, int64_t>> bindings;
  /// Drop the `sdy` shardings of the module instead of honouring them.
  bool ignoreShardings = false;
  /// The function to read; empty: `main`, or the only public function.
  std::string entry;
};

/// `NAME=N` as a binding; nothing unless N is a number above 0.
std::optional<std::pair<std::string, int64_t>>
parseBinding(std::string_view text);

/// Reads text or bytecode from a file, or from standard input for "-".
Expected<OpGraph> importModel(const std::string &path,
                              const ImportOptions &options);

/// The same from memory; `fileName` is used in locations.
Expected<OpGraph> importText(const std::string &text,
                             const std::string &fileName,
                             const ImportOptions &options);

/// What was understood, as the JSON of `planner import --json`: operators by
/// kind, opaque operators by name, parameters, matrix FLOPs.
std::string summariseGraph(const OpGraph &graph);

} // namespace planner

#endif // PLANNER_IMPORT_IMPORT_H
