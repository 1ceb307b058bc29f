//===- SolutionFuzz.cpp - Any bytes as a solution -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// No solution file gets a bound above the optimum past the check, or a cost
// that is not its assignment's.
//
//===----------------------------------------------------------------------===//

#include "Require.h"
#include "planner/Solver/IopddlSolution.h"
#include "planner/Support/File.h"
#include "test/SourceDir.h"

using namespace planner;
using namespace planner::solver;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const Expected<IopddlProblem> read = readIopddlFile(
      PLANNER_SOURCE_DIR "/test/unit/Solver/Inputs/iopddl-example.json");
  require(bool(read), "the example is a problem");
  /// By trying every assignment.
  constexpr Cost kOptimum = 445;
  auto found = checkIopddlSolution(
      *read, {reinterpret_cast<const char *>(data), size}, "fuzz");
  if (found) {
    require(found->cost >= kOptimum, "no assignment is cheaper");
    require(!found->bound || *found->bound <= kOptimum, "the bound is one");
  }
  return 0;
}
