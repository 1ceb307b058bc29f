//===- Lint.cpp - planner lint MODEL --strategy S -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "EvaluatePlan.h"
#include "planner/Search/Legal.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace planner::cli {

namespace {

struct LintOptions {
  PlanInputs inputs;
  bool json = false, quiet = false;
};

/// What is to be said of a strategy.
struct Findings {
  /// The strategy, in the form in which it was given.
  std::string strategy;
  std::vector<Diagnostic> errors;
  std::vector<std::string> warnings;
  std::vector<StrategySpec> nearest;
};

} // namespace

static void warnIfTooLarge(Findings &findings, const Prediction &prediction) {
  if (!prediction.fits)
    findings.warnings.push_back(
        "does not fit: " + formatBytes(prediction.memory.totalPeak) + " of " +
        formatBytes(prediction.memory.usable) + " a device");
}

/// A plan's strategy has no others near it: what does not hold is an error of
/// the plan.
static Expected<Findings> findingsOfPlan(const CLI::App &app,
                                         const PlanInputs &inputs) {
  Expected<EvaluatedPlan> found = evaluatePlan(app, inputs);
  if (!found)
    return found.takeError();
  warn(found->graph.warnings);
  Findings findings;
  findings.strategy = inputs.fix;
  findings.warnings = std::move(found->warnings);
  warnIfTooLarge(findings, found->plan.prediction);
  return findings;
}

/// The price of a legal strategy says what is wrong with it all the same.
static Expected<Findings> findingsOf(const CLI::App &app, PlanInputs &inputs) {
  if (inputs.fix.starts_with("@"))
    return findingsOfPlan(app, inputs);
  Expected<GivenStrategy> loaded = loadStrategy(inputs);
  if (!loaded)
    return loaded.takeError();
  const GivenStrategy &given = *loaded;
  const LegalStrategies legal(given.graph, given.target.cluster,
                              given.target.stack, inputs.devices);
  Findings findings;
  findings.strategy = toString(given.spec);
  findings.errors = legal.errors(given.spec);
  if (!findings.errors.empty()) {
    findings.nearest = legal.nearest(given.spec);
    if (!findings.nearest.empty())
      findings.errors.back().fix = nearestText(given.spec, findings.nearest);
    return findings;
  }
  Expected<SearchResult> found =
      priceStrategy(given.graph, given.target.cluster, given.target.stack,
                    given.spec, inputs.devices, inputs.memoryLimit);
  if (!found)
    return found.takeError();
  findings.warnings = std::move(found->warnings);
  warnIfTooLarge(findings, found->prediction);
  return findings;
}

static void printJson(const Findings &findings) {
  nlohmann::ordered_json document = {{"strategy", findings.strategy},
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

static Status runLint(const CLI::App &app, LintOptions &options) {
  const Expected<Findings> findings = findingsOf(app, options.inputs);
  if (!findings)
    return report(findings.error());
  if (options.json)
    printJson(*findings);
  if (findings->errors.empty() && !options.json && !options.quiet) {
    std::cout << "legal: " << findings->strategy << "\n";
    for (const std::string &warning : findings->warnings)
      std::cout << "warning: " << warning << "\n";
  }
  for (const Diagnostic &error : findings->errors)
    report(error);
  return findings->errors.empty() ? Status::Done : Status::BadInput;
}

Command addLint(CLI::App &app) {
  auto options = std::make_shared<LintOptions>();
  addModelOptions(app, options->inputs);
  addTargetOptions(app, options->inputs);
  app.add_option("--strategy", options->inputs.fix,
                 "strategy string, e.g. tp=8,sp=1,dp=8,zero=1, or @PLAN.json "
                 "for that of a plan")
      ->required();
  app.add_flag("--json", options->json,
               "print errors, warnings and the nearest legal strategies as "
               "JSON");
  app.add_flag("--quiet,-q", options->quiet,
               "say nothing of a legal strategy: exit 0");
  return [options, &app] { return runLint(app, *options); };
}

} // namespace planner::cli
