//===- IopddlFuzz.cpp - Any bytes as a problem ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Whatever the bytes are, they are a problem or a message. What is read is
// valid JSON; the meaning of small problems is what the contest's definition
// says; and the solver's answers hold.
//
//===----------------------------------------------------------------------===//

#include "Require.h"
#include "planner/Solver/Iopddl.h"
#include "planner/Solver/Solve.h"
#include "test/unit/Solver/RandomIopddl.h"

using namespace planner;
using namespace planner::solver;

/// The whole text at once, against the reader's pieces. The parser takes a zero
/// for the end, the reader does not.
static void checkSyntax(std::string_view text,
                        const Expected<IopddlProblem> &read) {
  const bool valid =
      text.find('\0') == text.npos && nlohmann::json::accept(text);
  if (read)
    require(valid, "what was read is JSON");
  else if (read.error().message.starts_with("not valid JSON"))
    require(!valid, "what was refused as JSON is none");
}

static Options quick(Algorithm algorithm) {
  Options options;
  options.algorithm = algorithm;
  options.budget = 1 << 16;
  options.tableCap = 1 << 12;
  options.labelCap = 64;
  return options;
}

static void checkSolutions(const IopddlProblem &read) {
  const Problem &problem = read.problem;
  auto oracle = solve(problem, quick(Algorithm::Exhaustive));
  require(bool(oracle), "a problem that was read is well formed");
  for (Algorithm algorithm : {Algorithm::Auto, Algorithm::Dual}) {
    auto found = solve(problem, quick(algorithm));
    require(bool(found), "a problem that was read is well formed");
    if (found->feasible) {
      auto price = problem.evaluate(found->assignment);
      require(price && price->feasible() && price->cost == found->cost,
              "the cost is the assignment's");
    }
    require(!oracle->feasible || found->lowerBound <= oracle->cost,
            "the bound is one");
    if (oracle->proven && found->proven)
      require(oracle->feasible == found->feasible &&
                  (!found->feasible || oracle->cost == found->cost),
              "what is proven optimal is");
    auto bound = checkCertificate(problem, found->dual);
    require(!bound || !oracle->feasible || *bound <= oracle->cost,
            "a certificate proves what is true");
    auto verdict = checkProof(problem, found->proof, {1 << 12, 1 << 8});
    require(!verdict || *verdict != ProofVerdict::Holds || !oracle->feasible ||
                found->proof.claim <= oracle->cost,
            "a proof proves what is true");
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string_view text(reinterpret_cast<const char *>(data), size);
  IopddlOptions options;
  options.maxBytes = 64 << 20;
  Expected<IopddlProblem> read = readIopddlProblem(text, "fuzz", options);
  checkSyntax(text, read);
  if (!read)
    require(!read.error().message.empty(), "an error has a message");
  else if (read->problem.numVariables() <= 12 && read->problem.numPairs() <= 24)
    checkSolutions(*read);
  return 0;
}
