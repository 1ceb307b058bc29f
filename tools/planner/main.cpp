//===- main.cpp - The planner's command line ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <iostream>

using namespace planner;
using namespace planner::cli;

namespace {

struct Subcommand {
  const char *name;
  const char *description;
  Command (*add)(CLI::App &);
};

constexpr Subcommand kSubcommands[] = {
    {"plan", "find the fastest way to run a model that fits (the default)",
     addPlan},
    {"evaluate", "price one given strategy, without a search", addEvaluate},
    {"verify", "recompute every claim of a plan", addVerify},
    {"emit", "write a plan as what other programs read", addEmit},
    {"import", "show what the planner understood of a model", addImport},
    {"clusters", "list the known clusters, or print one", addClusters},
};

} // namespace

static bool isSubcommand(std::string_view word) {
  return std::any_of(
      std::begin(kSubcommands), std::end(kSubcommands),
      [&](const Subcommand &command) { return word == command.name; });
}

static Status run(int argc, char **argv) {
  CLI::App app("Automatic parallelization planning: reads a model as MLIR, "
               "finds the fastest way to run it on a cluster, proves how good "
               "that is, and writes a sharding plan.",
               "planner");
  app.set_version_flag("--version", "planner " PLANNER_VERSION);
  app.require_subcommand(0, 1);
  app.footer("planner MODEL --devices N [OPTIONS] is short for planner plan; "
             "planner plan --help lists its options.");
  app.failure_message(CLI::FailureMessage::simple);
  std::vector<std::pair<CLI::App *, Command>> commands;
  for (const Subcommand &subcommand : kSubcommands) {
    CLI::App *sub = app.add_subcommand(subcommand.name, subcommand.description);
    commands.emplace_back(sub, subcommand.add(*sub));
  }

  // `planner MODEL ...` is `planner plan MODEL ...`.
  std::vector<std::string> arguments(argv + 1, argv + argc);
  bool bare = !arguments.empty() && !isSubcommand(arguments[0]) &&
              arguments[0] != "--help" && arguments[0] != "-h" &&
              arguments[0] != "--version";
  if (bare)
    arguments.insert(arguments.begin(), "plan");
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError &error) {
    if (error.get_exit_code() == 0)
      return app.exit(error) == 0 ? Status::Done : Status::BadInput;
    return report(makeError(error.what(), {}, "see planner --help"));
  }
  for (auto &[sub, command] : commands)
    if (sub->parsed())
      return command();
  std::cout << app.help();
  return Status::Done;
}

/// The first signal asks for the best plan so far, the second ends the process.
static void onInterrupt(int signal) {
  interruption().cancel();
  std::signal(signal, SIG_DFL);
}

int main(int argc, char **argv) {
  interruption(); // Made here, not in the handler.
  std::signal(SIGINT, onInterrupt);
  std::signal(SIGTERM, onInterrupt);
  // A closed pipe is an error of writing, not a reason to die silently.
  std::signal(SIGPIPE, SIG_IGN);
  try {
    Status status = run(argc, argv);
    if (!std::cout.flush())
      return static_cast<int>(
          report(makeError("cannot write to standard output")));
    return static_cast<int>(status);
  } catch (const std::exception &error) {
    std::cerr << "internal error: " << error.what()
              << "\nhint: this is a mistake in the planner; please report it "
                 "with the model and the command line\n";
    return static_cast<int>(Status::Internal);
  }
}
