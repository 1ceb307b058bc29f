//===- Diagnostic.cpp - Rendering diagnostics -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Diagnostic.h"

namespace planner {

std::string Diagnostic::render() const {
  std::string text = location.empty() ? "" : location + ": ";
  text += "error: " + message + "\n";
  for (const std::string &note : notes)
    text += "note: " + note + "\n";
  if (!fix.empty())
    text += "hint: " + fix + "\n";
  return text;
}

} // namespace planner
