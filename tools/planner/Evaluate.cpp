//===- Evaluate.cpp - planner evaluate MODEL --strategy S -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "EvaluatePlan.h"
#include "planner/Plan/Summary.h"
#include "planner/Search/Search.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace planner::cli {

namespace {

struct EvaluateOptions {
  PlanInputs inputs;
  bool json = false, quiet = false;
};

} // namespace

static void print(const EvaluateOptions &options, const Plan &plan,
                  const OpGraph &graph, const Target &target) {
  if (options.json)
    std::cout << serialisePrediction(plan, graph, target.cluster, target.stack,
                                     false)
              << "\n";
  else if (!options.quiet)
    std::cout << summarise(plan, graph, target.cluster, target.stack,
                           {.planPath = "", .largerBatch = {}});
}

/// A legal strategy that does not fit is priced all the same: the search runs
/// without a memory limit, and `fits` says what the limit would have said.
static Status runEvaluate(const CLI::App &app, EvaluateOptions &options) {
  if (options.inputs.fix.starts_with("@")) {
    Expected<EvaluatedPlan> found = evaluatePlan(app, options.inputs);
    if (!found)
      return report(found.error());
    warn(found->graph.warnings);
    warn(found->warnings);
    print(options, found->plan, found->graph, found->target);
    return Status::Done;
  }
  Expected<GivenStrategy> given = loadStrategy(options.inputs);
  if (!given)
    return report(given.error());
  const auto &[spec, target, graph] = *given;
  Expected<SearchResult> found =
      priceStrategy(graph, target.cluster, target.stack, spec,
                    options.inputs.devices, options.inputs.memoryLimit);
  if (!found)
    return report(found.error());
  warn(found->warnings);
  Plan plan;
  plan.inputs = options.inputs;
  plan.stages.push_back(std::move(found->stage));
  for (Stage &other : found->otherMeshes)
    plan.stages.push_back(std::move(other));
  plan.prediction = found->prediction;
  plan.certificate = found->certificate;
  print(options, plan, graph, target);
  return Status::Done;
}

Command addEvaluate(CLI::App &app) {
  auto options = std::make_shared<EvaluateOptions>();
  addModelOptions(app, options->inputs);
  addTargetOptions(app, options->inputs);
  app.add_option("--strategy", options->inputs.fix,
                 "strategy string, e.g. tp=8,sp=1,dp=8,zero=1, or @PLAN.json "
                 "for that of a plan")
      ->required();
  app.add_flag("--json", options->json, "print the prediction as JSON");
  app.add_flag("--quiet,-q", options->quiet, "no summary");
  return [options, &app] { return runEvaluate(app, *options); };
}

} // namespace planner::cli
