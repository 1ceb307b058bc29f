//===- main.cpp - The planner's command line ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Support/Text.h"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <csignal>
#include <filesystem>
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
    {"lint", "say whether a strategy is legal, and which are if not", addLint},
    {"verify", "recompute every claim of a plan", addVerify},
    {"solve", "solve a problem of choices: the solver alone", addSolve},
    {"emit", "write a plan as what other programs read", addEmit},
    {"import", "show what the planner understood of a model", addImport},
    {"clusters", "list the known clusters, or print one", addClusters},
    {"zoo", "list the built-in models, or write one", addZoo},
    {"calibrate", "make a cluster file from measurements", addCalibrate},
};

} // namespace

static bool isSubcommand(std::string_view word) {
  return std::any_of(
      std::begin(kSubcommands), std::end(kSubcommands),
      [&](const Subcommand &command) { return word == command.name; });
}

/// What the first word is if it is neither a command nor a model.
static std::optional<Diagnostic> unknownCommand(const std::string &word) {
  std::error_code ignored;
  if (std::filesystem::exists(word, ignored))
    return std::nullopt;
  if (std::optional<Diagnostic> planned = notYet(word))
    return planned;
  for (const Subcommand &command : kSubcommands)
    if (isSlip(word, command.name))
      return makeError("there is no command or file '" + word + "'", {},
                       "did you mean planner " + std::string(command.name) +
                           "?");
  return std::nullopt;
}

/// The option that a slip of the pen meant; empty if there is none.
static std::string nearestOption(const CLI::App &app, std::string_view word) {
  if (!word.starts_with("--"))
    return {};
  word.remove_prefix(2);
  word = word.substr(0, word.find('='));
  for (const CLI::Option *option : app.get_options())
    for (const std::string &known : option->get_lnames())
      if (word != known && isSlip(word, known))
        return "--" + known;
  return {};
}

/// CLI11's message as ours. `name` is the subcommand that `app` is, if one was
/// given.
static Diagnostic explained(const CLI::ParseError &error, const CLI::App &app,
                            const std::string &name) {
  const std::string fix =
      "see planner " + name + (name.empty() ? "" : " ") + "--help";
  std::string message = error.what();
  const std::string what = message.substr(0, message.find(':'));
  if (dynamic_cast<const CLI::ArgumentMismatch *>(&error))
    return makeError(message.find("received") != std::string::npos
                         ? what + " is given more than once"
                         : what + ": expected a value, got none",
                     {}, fix);
  // What was misspelt is missing too.
  const std::vector<std::string> extras = app.remaining();
  for (const std::string &extra : extras)
    if (std::string meant = nearestOption(app, extra); !meant.empty())
      return makeError("unexpected argument " + shownText(extra), {},
                       "did you mean " + meant + "?");
  if (dynamic_cast<const CLI::ExtrasError *>(&error) && !extras.empty())
    return makeError("unexpected argument " + shownText(extras.front()), {},
                     fix);
  // MODEL stays MODEL.
  if (message.size() > 1 &&
      std::islower(static_cast<unsigned char>(message[1])))
    message[0] =
        static_cast<char>(std::tolower(static_cast<unsigned char>(message[0])));
  return makeError(shownText(message, 400), {}, fix);
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
  if (!arguments.empty() && arguments[0] == "help")
    arguments[0] = "--help";
  // `planner explain` is no model.
  if (!arguments.empty() && !isSubcommand(arguments[0]))
    if (std::optional<Diagnostic> missing = unknownCommand(arguments[0]))
      return report(*missing);
  bool bare = !arguments.empty() && !isSubcommand(arguments[0]) &&
              arguments[0] != "--help" && arguments[0] != "-h" &&
              arguments[0] != "--version";
  if (bare)
    arguments.insert(arguments.begin(), "plan");
  const std::string command = arguments.empty() ? "" : arguments[0];
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError &error) {
    if (error.get_exit_code() == 0)
      return app.exit(error) == 0 ? Status::Done : Status::BadInput;
    const bool named = isSubcommand(command);
    return report(explained(error,
                            *app.get_subcommand(named ? command : "plan"),
                            named ? command : ""));
  }
  for (auto &[sub, runCommand] : commands)
    if (sub->parsed())
      return runCommand();
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
  } catch (const std::bad_alloc &) {
    std::cerr << "error: out of memory\nhint: the input or the search is too "
                 "large for this machine\n";
    return static_cast<int>(Status::Internal);
  } catch (const std::exception &error) {
    std::cerr << "internal error: " << error.what()
              << "\nhint: this is a mistake in the planner; please report it "
                 "with the model and the command line\n";
    return static_cast<int>(Status::Internal);
  }
}
