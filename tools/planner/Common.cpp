//===- Common.cpp - What the subcommands share ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <map>

namespace planner::cli {

Status report(const Diagnostic &diagnostic) {
  std::cerr << diagnostic.render();
  return diagnostic.status;
}

void warn(const std::vector<std::string> &warnings) {
  for (const std::string &warning : warnings)
    std::cerr << "warning: " << warning << "\n";
}

Cancellation &interruption() {
  // Signal handlers can reach nothing but statics.
  static Cancellation cancellation;
  return cancellation;
}

void addModelOptions(CLI::App &app, PlanInputs &inputs) {
  app.add_option("MODEL", inputs.modelPath,
                 "model as MLIR text or bytecode; - for standard input")
      ->required();
  static const std::map<std::string, Mode> modes = {{"train", Mode::Train},
                                                    {"prefill", Mode::Prefill},
                                                    {"decode", Mode::Decode}};
  app.add_option_function<std::string>(
         "--mode",
         [&inputs](const std::string &text) { inputs.mode = modes.at(text); },
         "train, prefill or decode (default: inferred from the module)")
      ->check(CLI::IsMember(modes));
  app.add_option("--optimizer", inputs.optimizer,
                 "optimizer assumed when the module has none")
      ->check(CLI::IsMember({"adam", "adamw", "sgd", "momentum"}))
      ->capture_default_str();
  // One value each, so that MODEL may follow.
  app.add_option("--param", inputs.parameters,
                 "argument that is a trained parameter, by name or number")
      ->allow_extra_args(false);
  app.add_option("--input", inputs.inputs, "argument that is an input")
      ->allow_extra_args(false);
  app.add_option("--state", inputs.states,
                 "argument that is carried from step to step")
      ->allow_extra_args(false);
  app.add_option_function<std::vector<std::string>>(
         "--bind",
         [&inputs](const std::vector<std::string> &texts) {
           for (const std::string &text : texts) {
             auto binding = parseBinding(text);
             if (!binding)
               throw CLI::ValidationError(
                   "--bind: expected NAME=N with N > 0, got '" + text + "'");
             inputs.bindings.push_back(std::move(*binding));
           }
         },
         "NAME=N: size of a dynamic dimension")
      ->allow_extra_args(false)
      ->delimiter(',');
  app.add_option("--entry", inputs.entry,
                 "function to read (default: main, or the only public one)");
  app.add_option("--global-batch", inputs.globalBatch,
                 "batch of the whole step (default: the module's)")
      ->check(CLI::PositiveNumber);
  app.add_option("--seq", inputs.sequence,
                 "length of the sequences (default: the module's)")
      ->check(CLI::PositiveNumber);
  app.add_flag("--ignore-shardings", inputs.ignoreShardings,
               "drop the module's own sdy shardings");
}

void PhaseTimes::finish(const char *phase) {
  auto now = Cancellation::Clock::now();
  phases.emplace_back(phase,
                      std::chrono::duration<double>(now - start).count());
  start = now;
}

void PhaseTimes::print(std::ostream &os) const {
  for (const auto &[phase, seconds] : phases)
    os << phase << ": " << formatSeconds(Seconds(seconds)) << "\n";
}

ImportOptions importOptions(const PlanInputs &inputs) {
  ImportOptions import;
  import.bindings = inputs.bindings;
  import.ignoreShardings = inputs.ignoreShardings;
  import.entry = inputs.entry;
  return import;
}

Expected<void> prepareModel(OpGraph &graph, const PlanInputs &inputs) {
  PrepareOptions prepare;
  prepare.mode = inputs.mode;
  prepare.roles = {inputs.parameters, inputs.inputs, inputs.states};
  prepare.training.optimizer = inputs.optimizer;
  if (Expected<void> done = prepareGraph(graph, prepare); !done)
    return done;
  for (auto [kind, size] : {std::pair{DimClassKind::Batch, inputs.globalBatch},
                            std::pair{DimClassKind::Sequence, inputs.sequence}})
    if (size > 0)
      if (Expected<void> done = resizeDimClass(graph, kind, size); !done)
        return done;
  return {};
}

Expected<OpGraph> loadGraph(const PlanInputs &inputs, PhaseTimes *times) {
  keepMemory();
  Expected<OpGraph> graph =
      importModel(inputs.modelPath, importOptions(inputs));
  if (!graph)
    return graph;
  if (times)
    times->finish("read");
  if (Expected<void> done = prepareModel(*graph, inputs); !done)
    return done.takeError();
  if (times)
    times->finish("understand");
  return graph;
}

Expected<StrategySpec> readStrategy(PlanInputs &inputs) {
  Expected<StrategySpec> spec = parseStrategy(inputs.fix);
  if (!spec)
    return spec;
  Expected<StrategyBan> ban = parseForbidden(inputs.forbid);
  if (!ban)
    return ban.takeError();
  spec->forbidden = *ban;
  const int64_t batch = spec->globalBatch.value_or(inputs.globalBatch);
  if (inputs.globalBatch > 0 && batch != inputs.globalBatch)
    return makeError("gbs=" + std::to_string(batch) + " and --global-batch " +
                         std::to_string(inputs.globalBatch) +
                         " are not the same",
                     {}, "leave one of them out");
  inputs.globalBatch = batch;
  return spec;
}

Expected<Target> loadTarget(const PlanInputs &inputs) {
  Expected<ClusterSpec> cluster = loadCluster(inputs.cluster, inputs.devices);
  if (!cluster)
    return cluster.takeError();
  Expected<StackSpec> stack = loadStack(inputs.stack);
  if (!stack)
    return stack.takeError();
  return Target{std::move(*cluster), std::move(*stack)};
}

} // namespace planner::cli
