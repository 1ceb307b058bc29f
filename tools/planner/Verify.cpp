//===- Verify.cpp - planner verify PLAN.json MODEL ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Certify/Certify.h"
#include "planner/Search/Search.h"
#include "planner/Support/File.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace planner::cli {

/// A line for each kind of strategies that were tried.
static void printTried(const CertifyReport &report, const Plan &plan) {
  std::cout << "bound " << formatSeconds(plan.certificate.lowerBound)
            << ", step " << formatSeconds(plan.prediction.stepTime) << "\n";
  for (const CertifyPart &part : report.parts) {
    if (part.tried == 0)
      continue;
    std::cout << "  " << part.what << ": " << part.tried << " tried";
    if (part.least)
      std::cout << ", the fastest that fits takes "
                << formatSeconds(*part.least) << " (" << part.leastName << ")";
    if (part.below > 0)
      std::cout << "; " << part.below << " below the bound"
                << (part.inSpace ? "" : ", not of its space");
    std::cout << "\n";
  }
}

/// Tries to refute the bound, with what the plan says of its space.
static Status runCertify(const std::string &planPath, const PlanInputs &inputs,
                         const std::string &text, const OpGraph &imported,
                         const OpGraph &graph, const Target &target) {
  Expected<Plan> plan = readPlan(text, graph);
  if (!plan)
    return report(inPlan(plan.takeError(), planPath));
  if (auto ok = priceAgain(*plan, graph, target); !ok)
    return report(inPlan(ok.takeError(), planPath));
  const auto prepare = [&](const std::optional<RecomputeChoice> &recompute)
      -> Expected<OpGraph> {
    PlanInputs other = inputs;
    other.recompute = recompute;
    OpGraph again = imported;
    if (Expected<void> done = prepareModel(again, other); !done)
      return done.takeError();
    return again;
  };
  Expected<CertifyReport> tried = certify(
      {*plan, graph, target.cluster, target.stack, prepare, &interruption()});
  if (!tried)
    return report(tried.error());
  printTried(*tried, *plan);
  if (!tried->refutations.empty())
    return report(wrongClaims("the bound is refuted: ",
                              std::move(tried->refutations), planPath, inputs));
  if (tried->interrupted) {
    Diagnostic error = makeError("interrupted before everything was tried");
    error.status = Status::Interrupted;
    return report(error);
  }
  std::cout << planPath << ": nothing tried is below the bound\n";
  return Status::Done;
}

static Status runVerify(const std::string &planPath,
                        const std::string &modelPath, bool certificate) {
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
  const Expected<OpGraph> imported = readGraph(*inputs);
  if (!imported)
    return report(imported.error());
  OpGraph graph = *imported;
  if (Expected<void> done = prepareModel(graph, *inputs); !done)
    return report(done.error());
  VerifyOptions options;
  options.priceBaseline = [&](const Baseline &stated) {
    return priceBaseline(graph, target->cluster, target->stack, stated.name,
                         stated.strategy, inputs->devices, inputs->memoryLimit);
  };
  Expected<std::vector<std::string>> wrong =
      verifyPlan(*text, graph, target->cluster, target->stack, options);
  if (!wrong)
    return report(inPlan(wrong.takeError(), planPath));
  if (wrong->empty()) {
    std::cout << planPath << ": every claim holds\n";
    return certificate
               ? runCertify(planPath, *inputs, *text, *imported, graph, *target)
               : Status::Done;
  }
  return report(wrongClaims("", std::move(*wrong), planPath, *inputs));
}

Command addVerify(CLI::App &app) {
  auto planPath = std::make_shared<std::string>();
  auto modelPath = std::make_shared<std::string>();
  app.add_option("PLAN", *planPath, "plan file")->required();
  app.add_option("MODEL", *modelPath,
                 "the model it is for (default: the path in the plan)");
  auto certificate = std::make_shared<bool>(false);
  app.add_flag("--certificate", *certificate,
               "also try to find strategies of the certificate's space that "
               "take less than its bound");
  return [=] { return runVerify(*planPath, *modelPath, *certificate); };
}

} // namespace planner::cli
