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

static Status runVerify(const std::string &planPath,
                        const std::string &modelPath) {
  Expected<std::string> text = readFile(planPath);
  if (!text)
    return report(text.error());
  Expected<PlanInputs> inputs = readPlanInputs(*text);
  if (!inputs)
    return report(inPlan(inputs.takeError(), planPath));
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
    return report(inPlan(wrong.takeError(), planPath));
  if (wrong->empty()) {
    std::cout << planPath << ": every claim holds\n";
    return Status::Done;
  }
  return report(wrongClaims("", std::move(*wrong), planPath, *inputs));
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
