//===- Replan.cpp - planner PLAN.json --devices N -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Replan.h"
#include "planner/Support/File.h"
#include "planner/Zoo/Zoo.h"
#include <CLI/CLI.hpp>

namespace planner::cli {

static bool namesFormat(const std::string &fix) {
  const Expected<StrategySpec> spec = parseStrategy(fix);
  return spec && !spec->choiceOf("dtype").empty();
}

/// What the user does not say is as it was. How the model is recomputed was the
/// plan's answer, and no question.
static void complete(PlanInputs &inputs, const Plan &plan,
                     const CLI::App &app) {
  const PlanInputs &old = plan.inputs;
  const auto take = [&](const char *flag, auto PlanInputs::*member) {
    if (app.count(flag) == 0)
      inputs.*member = old.*member;
  };
  take("--devices", &PlanInputs::devices);
  // Those that it left idle, too.
  if (app.count("--devices") == 0 && plan.claim)
    inputs.devices = plan.claim->devicesGiven;
  take("--cluster", &PlanInputs::cluster);
  take("--stack", &PlanInputs::stack);
  take("--mode", &PlanInputs::mode);
  take("--optimizer", &PlanInputs::optimizer);
  take("--param", &PlanInputs::parameters);
  take("--input", &PlanInputs::inputs);
  take("--state", &PlanInputs::states);
  take("--bind", &PlanInputs::bindings);
  take("--entry", &PlanInputs::entry);
  take("--global-batch", &PlanInputs::globalBatch);
  take("--seq", &PlanInputs::sequence);
  take("--ignore-shardings", &PlanInputs::ignoreShardings);
  take("--memory-limit", &PlanInputs::memoryLimit);
  take("--fix", &PlanInputs::fix);
  take("--forbid", &PlanInputs::forbid);
  take("--dtypes", &PlanInputs::formats);
  // Formats that are searched anew are not fixed, and one that is fixed anew is
  // the only one.
  if (app.count("--fix") == 0)
    inputs.fix = inputs.givenFix();
  else if (app.count("--dtypes") == 0 && namesFormat(inputs.fix))
    inputs.formats.clear();
  inputs.modelPath = old.modelPath;
}

static Expected<PreviousPlan> readPriced(const std::string &text,
                                         const PlanInputs &inputs) {
  Expected<Target> target = loadTarget(inputs);
  if (!target)
    return target.takeError();
  Expected<OpGraph> graph = loadGraph(inputs);
  if (!graph)
    return graph.takeError();
  Expected<Plan> plan = readPlan(text, *graph);
  if (!plan)
    return plan.takeError();
  if (auto ok = priceAgain(*plan, *graph, *target); !ok)
    return ok.takeError();
  return PreviousPlan{std::move(*plan), std::move(*graph), std::move(*target)};
}

Expected<std::optional<PreviousPlan>> readPrevious(const CLI::App &app,
                                                   PlanInputs &inputs) {
  const std::string path = inputs.modelPath;
  if (path == "-" || zooName(path))
    return std::optional<PreviousPlan>();
  Expected<std::string> text = readFile(path);
  if (!text || !isPlanText(*text))
    return std::optional<PreviousPlan>();
  Expected<PlanInputs> old = readPlanInputs(*text);
  if (!old)
    return inPlan(old.takeError(), path);
  if (old->modelPath == "-")
    return makeError("the plan is of a model from standard input, which is "
                     "gone",
                     path, "give the model instead of the plan");
  Expected<PreviousPlan> previous = readPriced(*text, *old);
  if (!previous)
    return inPlan(previous.takeError(), path);
  complete(inputs, previous->plan, app);
  return std::optional<PreviousPlan>(std::move(*previous));
}

} // namespace planner::cli
