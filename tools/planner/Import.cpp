//===- Import.cpp - planner import MODEL ----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Import/Import.h"
#include "Commands.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace planner::cli {

namespace {

struct ImportCommandOptions {
  PlanInputs inputs;
  std::string print = "graph";
  bool json = false;
};

} // namespace

static Status runImport(const ImportCommandOptions &options) {
  Expected<OpGraph> graph = loadGraph(options.inputs);
  if (!graph)
    return report(graph.error());
  warn(graph->warnings);
  if (options.json)
    std::cout << summariseGraph(*graph) << "\n";
  else if (options.print == "rules")
    std::cout << printRules(*graph);
  else if (options.print == "blocks")
    std::cout << printBlocks(*graph);
  else if (options.print == "classes")
    std::cout << printDimClasses(*graph);
  else
    std::cout << printGraph(*graph);
  return Status::Done;
}

Command addImport(CLI::App &app) {
  auto options = std::make_shared<ImportCommandOptions>();
  addModelOptions(app, options->inputs);
  app.add_option("--print", options->print, "graph, rules, blocks or classes")
      ->check(oneOf({"graph", "rules", "blocks", "classes"}))
      ->capture_default_str();
  app.add_flag(
      "--json", options->json,
      "counts as JSON: operators, opaque operators, parameters, FLOPs");
  return [options] { return runImport(*options); };
}

} // namespace planner::cli
