//===- PortableArtifact.h - Recognising what is not plain MLIR --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_PORTABLEARTIFACT_H
#define PLANNER_DIALECTS_PORTABLEARTIFACT_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace planner {

/// `jax.export` and `stablehlo-translate --serialize` write bytecode of a
/// versioned dialect that MLIR's reader cannot take apart. If `bytes` is such a
/// portable artifact: one line that names the version and says how to convert
/// it to text.
std::optional<std::string> portableArtifactHint(llvm::StringRef bytes);

} // namespace planner

#endif // PLANNER_DIALECTS_PORTABLEARTIFACT_H
