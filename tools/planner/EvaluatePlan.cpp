//===- EvaluatePlan.cpp - planner evaluate --strategy @plan.json ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "EvaluatePlan.h"
#include "planner/Graph/Rescale.h"
#include "planner/Support/File.h"
#include "planner/Support/Text.h"
#include <CLI/CLI.hpp>

namespace planner::cli {

namespace {

/// The plan's inputs with what the user says otherwise.
class Overrides {
public:
  Overrides(const CLI::App &a, const PlanInputs &g, const PlanInputs &p)
      : app(a), given(g), planned(p), result(p) {}

  /// Fails for what would be another strategy.
  Expected<PlanInputs> apply();
  /// One for each flag that differs from the plan.
  std::vector<std::string> warnings;

private:
  bool isGiven(const char *flag) const { return app.count(flag) > 0; }
  template <typename T> void take(const char *flag, T PlanInputs::*member) {
    if (!isGiven(flag) || given.*member == result.*member)
      return;
    result.*member = given.*member;
    warnings.push_back(std::string(flag) +
                       " is not the plan's: this is not its prediction");
  }

  const CLI::App &app;
  const PlanInputs &given, &planned;
  PlanInputs result;
};

} // namespace

Expected<PlanInputs> Overrides::apply() {
  if (given.devices != result.devices)
    return makeError("--devices " + std::to_string(given.devices) +
                         ": the plan is for " + std::to_string(result.devices),
                     {},
                     "say --devices " + std::to_string(result.devices) +
                         ", or plan the model again");
  // These decide what operators there are.
  for (const char *flag : {"--param", "--input", "--state", "--bind", "--entry",
                           "--ignore-shardings"})
    if (isGiven(flag))
      return makeError(std::string(flag) +
                           ": the plan says how its model is read",
                       {}, "leave it out, or plan the model again");
  take("--mode", &PlanInputs::mode);
  take("--optimizer", &PlanInputs::optimizer);
  take("--cluster", &PlanInputs::cluster);
  if (result.cluster != planned.cluster)
    result.partDevices.clear();
  take("--stack", &PlanInputs::stack);
  take("--global-batch", &PlanInputs::globalBatch);
  take("--seq", &PlanInputs::sequence);
  take("--memory-limit", &PlanInputs::memoryLimit);
  result.modelPath = given.modelPath;
  return std::move(result);
}

/// Whether what the plan says of the operators and tensors of one graph means
/// something for those of the other.
static bool areAlike(const OpGraph &a, const OpGraph &b) {
  if (a.ops.size() != b.ops.size() || a.tensors.size() != b.tensors.size())
    return false;
  for (OpId id = 0; id < a.ops.size(); ++id)
    if (a.ops[id].mnemonic != b.ops[id].mnemonic ||
        a.ops[id].operands != b.ops[id].operands ||
        a.ops[id].rule->factors.size() != b.ops[id].rule->factors.size())
      return false;
  return true;
}

/// As many samples in a micro-batch as before, of another batch.
static Expected<void> fitMicroBatches(PipelineShape &shape,
                                      const OpGraph &graph) {
  if (shape.microBatches == 1)
    return {};
  const int64_t batch = stepSamples(graph);
  if (batch % shape.microBatchSamples != 0)
    return makeError("--global-batch " + std::to_string(batch) +
                         ": expected a multiple of the plan's " +
                         std::to_string(shape.microBatchSamples) +
                         " samples of a micro-batch",
                     {}, "plan the model again");
  shape.microBatches = batch / shape.microBatchSamples;
  return {};
}

Expected<EvaluatedPlan> evaluatePlan(const CLI::App &app,
                                     const PlanInputs &given) {
  const std::string path = given.fix.substr(1);
  Expected<std::string> text = readFile(path);
  if (!text)
    return text.takeError();
  Expected<PlanInputs> stated = readPlanInputs(*text);
  if (!stated)
    return inPlan(stated.takeError(), path);
  Overrides overrides(app, given, *stated);
  Expected<PlanInputs> inputs = overrides.apply();
  if (!inputs)
    return inputs.takeError();
  stated->modelPath = inputs->modelPath;
  Expected<OpGraph> graph = loadGraph(*stated);
  if (!graph)
    return graph.takeError();
  Expected<Plan> plan = readPlan(*text, *graph);
  if (!plan)
    return inPlan(plan.takeError(), path);
  if (!overrides.warnings.empty()) {
    Expected<OpGraph> changed = loadGraph(*inputs);
    if (!changed)
      return changed.takeError();
    if (!areAlike(*graph, *changed))
      return makeError("the plan is of other operators than the model has with "
                       "these flags",
                       path, "plan the model again with them");
    *graph = std::move(*changed);
    if (auto ok = fitMicroBatches(plan->prediction.pipeline, *graph); !ok)
      return ok.takeError();
  }
  Expected<Target> target = loadTarget(*inputs);
  if (!target)
    return target.takeError();
  plan->inputs = std::move(*inputs);
  if (auto ok = priceAgain(*plan, *graph, *target); !ok)
    return inPlan(ok.takeError(), path);
  return EvaluatedPlan{std::move(*plan), std::move(*graph), std::move(*target),
                       std::move(overrides.warnings)};
}

} // namespace planner::cli
