//===- Emit.cpp - planner emit PLAN.json MODEL --to F ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Export/Jax.h"
#include "planner/Export/Trace.h"
#include "planner/Support/File.h"
#include "planner/Zoo/Zoo.h"
#include <CLI/CLI.hpp>
#include <memory>

namespace planner::cli {

namespace {

struct EmitOptions {
  std::string plan, model, format, output;
};

} // namespace

/// The plan, priced, if every claim of it holds for the model.
static Expected<Plan> readVerified(const std::string &text,
                                   const std::string &path,
                                   const PlanInputs &inputs,
                                   const OpGraph &graph, const Target &target) {
  Expected<std::vector<std::string>> wrong =
      verifyPlan(text, graph, target.cluster, target.stack);
  if (!wrong)
    return inPlan(wrong.takeError(), path);
  if (!wrong->empty())
    return wrongClaims("the plan was edited: ", std::move(*wrong), path,
                       inputs);
  Expected<Plan> plan = readPlan(text, graph);
  if (!plan)
    return inPlan(plan.takeError(), path);
  if (auto ok = priceAgain(*plan, graph, target); !ok)
    return inPlan(ok.takeError(), path);
  return plan;
}

static Expected<ExportedText> emit(const EmitOptions &options) {
  Expected<std::string> text = readFile(options.plan);
  if (!text)
    return text.takeError();
  Expected<PlanInputs> inputs = readPlanInputs(*text);
  if (!inputs)
    return inPlan(inputs.takeError(), options.plan);
  if (!options.model.empty())
    inputs->modelPath = options.model;
  const std::optional<std::string> known = zooName(inputs->modelPath);
  Expected<std::string> modelText =
      known ? zooText(*known) : readFile(inputs->modelPath);
  if (!modelText)
    return modelText.takeError();
  Expected<TracedModel> model = readTraced(
      *modelText, inputs->modelPath == "-" ? "<stdin>" : inputs->modelPath,
      importOptions(*inputs));
  if (!model)
    return model.takeError();
  if (Expected<void> done = prepareModel(model->graph, *inputs); !done)
    return done.takeError();
  warn(model->graph.warnings);
  Expected<Target> target = loadTarget(*inputs);
  if (!target)
    return target.takeError();
  Expected<Plan> plan =
      readVerified(*text, options.plan, *inputs, model->graph, *target);
  if (!plan)
    return plan.takeError();
  if (options.format == "trace")
    return exportTrace(*plan, model->graph, target->cluster, target->stack);
  return options.format == "jax" ? exportJax(*model, *plan)
                                 : exportSdy(*model, *plan);
}

static Status runEmit(const EmitOptions &options) {
  Expected<ExportedText> exported = emit(options);
  if (!exported)
    return report(exported.error());
  warn(exported->warnings);
  if (Expected<void> ok = writeFileAtomically(options.output, exported->text);
      !ok)
    return report(ok.error());
  return Status::Done;
}

Command addEmit(CLI::App &app) {
  auto options = std::make_shared<EmitOptions>();
  app.add_option("PLAN", options->plan, "plan file")->required();
  app.add_option("MODEL", options->model,
                 "the model it is for (default: the path in the plan)");
  app.add_option("--to", options->format,
                 "sdy: the model with the plan's shardings; jax: a Python file "
                 "with the shardings of its arguments and results; trace: the "
                 "predicted step for Perfetto or chrome://tracing")
      ->required()
      ->check(oneOf({"sdy", "jax", "trace"}));
  app.add_option("-o,--output", options->output,
                 "file to write; - for standard output")
      ->required();
  return [options] { return runEmit(*options); };
}

} // namespace planner::cli
