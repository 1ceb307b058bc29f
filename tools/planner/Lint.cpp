//===- Lint.cpp - planner lint MODEL --strategy S -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Search/Legal.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace planner::cli {

namespace {

struct LintOptions {
  PlanInputs inputs;
  bool json = false;
};

/// What is to be said of a strategy.
struct Findings {
  std::vector<Diagnostic> errors;
  std::vector<std::string> warnings;
  std::vector<StrategySpec> nearest;
};

} // namespace

/// The price of a legal strategy says what is wrong with it all the same.
static Expected<Findings> findingsOf(const GivenStrategy &given,
                                     const PlanInputs &inputs) {
  const LegalStrategies legal(given.graph, given.target.cluster,
                              given.target.stack, inputs.devices);
  Findings findings;
  findings.errors = legal.errors(given.spec);
  if (!findings.errors.empty()) {
    findings.nearest = legal.nearest(given.spec);
    return findings;
  }
  Expected<SearchResult> found =
      priceStrategy(given.graph, given.target.cluster, given.target.stack,
                    given.spec, inputs.devices, inputs.memoryLimit);
  if (!found)
    return found.takeError();
  findings.warnings = std::move(found->warnings);
  const MemoryReport &memory = found->prediction.memory;
  if (!found->prediction.fits)
    findings.warnings.push_back(
        "does not fit: " + formatBytes(memory.totalPeak) + " of " +
        formatBytes(memory.usable) + " a device");
  return findings;
}

static void printJson(const StrategySpec &spec, const Findings &findings) {
  nlohmann::ordered_json document = {{"strategy", toString(spec)},
                                     {"legal", findings.errors.empty()},
                                     {"errors", nlohmann::json::array()},
                                     {"warnings", findings.warnings},
                                     {"nearest", nlohmann::json::array()}};
  for (const Diagnostic &error : findings.errors)
    document["errors"].push_back(error.message);
  for (const StrategySpec &nearest : findings.nearest)
    document["nearest"].push_back(toString(nearest));
  std::cout << document.dump() << "\n";
}

static Status runLint(LintOptions &options) {
  Expected<GivenStrategy> given = loadStrategy(options.inputs);
  if (!given)
    return report(given.error());
  Expected<Findings> findings = findingsOf(*given, options.inputs);
  if (!findings)
    return report(findings.error());
  if (options.json)
    printJson(given->spec, *findings);
  if (findings->errors.empty() && !options.json) {
    std::cout << "legal: " << toString(given->spec) << "\n";
    for (const std::string &warning : findings->warnings)
      std::cout << "warning: " << warning << "\n";
  }
  for (Diagnostic &error : findings->errors) {
    if (&error == &findings->errors.back() && !findings->nearest.empty())
      error.fix = nearestText(given->spec, findings->nearest);
    report(error);
  }
  return findings->errors.empty() ? Status::Done : Status::BadInput;
}

Command addLint(CLI::App &app) {
  auto options = std::make_shared<LintOptions>();
  addModelOptions(app, options->inputs);
  addTargetOptions(app, options->inputs);
  app.add_option("--strategy", options->inputs.fix,
                 "strategy string, e.g. tp=8,sp=1,dp=8,zero=1")
      ->required();
  app.add_flag("--json", options->json,
               "print errors, warnings and the nearest legal strategies as "
               "JSON");
  return [options] { return runLint(*options); };
}

} // namespace planner::cli
