//===- Verify.cpp - planner verify PLAN.json MODEL ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Search/Search.h"
#include "planner/Support/File.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace planner::cli {

/// A Diagnostic about a place in the plan, with the file's name.
static Status reportInPlan(Diagnostic error, const std::string &planPath) {
  error.location =
      planPath + (error.location.empty() ? "" : ": " + error.location);
  return report(error);
}

static Status runVerify(const std::string &planPath,
                        const std::string &modelPath) {
  Expected<std::string> text = readFile(planPath);
  if (!text)
    return report(text.error());
  Expected<PlanInputs> inputs = readPlanInputs(*text);
  if (!inputs)
    return reportInPlan(inputs.takeError(), planPath);
  if (!modelPath.empty())
    inputs->modelPath = modelPath;
  Expected<Target> target = loadTarget(*inputs);
  if (!target)
    return report(target.error());
  Expected<OpGraph> graph = loadGraph(*inputs);
  if (!graph)
    return report(graph.error());
  VerifyOptions options;
  options.priceBaseline = [&](const Baseline &stated) {
    return priceBaseline(*graph, target->cluster, target->stack, stated.name,
                         stated.strategy, inputs->devices, inputs->memoryLimit);
  };
  Expected<std::vector<std::string>> wrong =
      verifyPlan(*text, *graph, target->cluster, target->stack, options);
  if (!wrong)
    return reportInPlan(wrong.takeError(), planPath);
  if (wrong->empty()) {
    std::cout << planPath << ": every claim holds\n";
    return Status::Done;
  }
  Diagnostic error = makeError(
      std::to_string(wrong->size()) +
          (wrong->size() == 1 ? " claim does" : " claims do") + " not hold",
      planPath, "plan again with planner " + inputs->modelPath);
  error.notes = std::move(*wrong);
  return report(error);
}

Command addVerify(CLI::App &app) {
  auto planPath = std::make_shared<std::string>();
  auto modelPath = std::make_shared<std::string>();
  app.add_option("PLAN", *planPath, "plan file")->required();
  app.add_option("MODEL", *modelPath,
                 "the model it is for (default: the path in the plan)");
  return [=] { return runVerify(*planPath, *modelPath); };
}

} // namespace planner::cli
