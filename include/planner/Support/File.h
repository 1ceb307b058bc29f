//===- File.h - Whole-file input and atomic output --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_FILE_H
#define PLANNER_SUPPORT_FILE_H

#include "planner/Support/Diagnostic.h"
#include <string>
#include <string_view>

namespace planner {

/// The whole file, or its first bytes, `most` of them; standard input for "-".
/// Fails with a Diagnostic that names the path and the system's reason; for a
/// device, and for a pipe that does not end (1 GiB).
Expected<std::string> readFile(const std::string &path,
                               size_t most = std::string::npos);

/// Writes to a temporary file beside `path` and renames it, so that a reader
/// sees the old bytes or the new ones, never half. "-" writes to standard
/// output.
Expected<void> writeFileAtomically(const std::string &path,
                                   std::string_view text);

} // namespace planner

#endif // PLANNER_SUPPORT_FILE_H
