//===- Solve.cpp - planner solve PROBLEM.json -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SolveRun.h"
#include "planner/Support/File.h"
#include "planner/Support/Text.h"
#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <thread>

using namespace planner::solver;

namespace planner::cli {

namespace {

/// Of the memory that is left, for the problem; the rest is for solving it.
constexpr double kShareOfMemory = 0.5;

} // namespace

/// Whether there is nothing in the file, or a solution.
static bool mayBeReplaced(const std::string &path) {
  constexpr std::string_view kBegin = "{\"cost\":";
  std::string begin(kBegin.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(begin.data(), std::streamsize(begin.size()));
  return file.gcount() == 0 || begin == kBegin;
}

/// Before any work: a file that is not a solution is never overwritten.
static Expected<void> checkOutput(const std::string &path) {
  std::error_code ignored;
  if (path.empty())
    return {};
  if (Expected<void> ok = checkWritable(path); !ok)
    return ok;
  if (path != "-" && std::filesystem::is_regular_file(path, ignored) &&
      !mayBeReplaced(path))
    return makeError("'" + path + "' exists and is not a solution", {},
                     "choose another file with -o");
  return {};
}

/// A timeout or an interrupt ended the work before there was an assignment.
static Status reportNothingYet() {
  if (!interruption().interrupted())
    return report(makeError("no assignment was found before the timeout", {},
                            "raise --timeout"));
  Diagnostic interrupted = makeError(
      "interrupted before an assignment was found; nothing is written");
  interrupted.status = Status::Interrupted;
  return report(interrupted);
}

/// Why there is no assignment, in the file's own times.
static Status reportInfeasible(const SolveRun &run, const Solution &solution) {
  if (interruption().requested() &&
      !(solution.infeasibility && solution.infeasibility->proven))
    return reportNothingYet();
  const IopddlProblem &read = *run.read;
  const Infeasibility why = solution.infeasibility.value_or(Infeasibility());
  const std::string claim =
      why.proven || why.everyAssignment ? "nothing fits: " : "";
  Diagnostic error;
  error.status = Status::NothingFits;
  if (why.time && *why.time < read.times.size()) {
    const int64_t limit = read.problem.capacity(*why.time);
    size_t alive = 0;
    for (const auto &[begin, end] : read.alive)
      alive += begin <= *why.time && *why.time < end;
    const int64_t needed = saturatingAdd(limit, why.missing);
    error.message =
        claim +
        std::string(why.everyAssignment ? "" : why.reason + "; at best ") +
        "time " + std::to_string(read.times[*why.time]) + " needs " +
        (why.everyAssignment ? "at least " : "") + std::to_string(needed) +
        ", " + std::to_string(why.missing) + " more than the limit of " +
        std::to_string(limit);
    error.notes.push_back(std::to_string(alive) +
                          " nodes that use something are alive at this time");
    error.fix = std::string("raise 'usage_limit' to ") +
                (why.everyAssignment ? "at least " : "about ") +
                std::to_string(needed);
  } else {
    error.message = claim + why.reason;
  }
  error.notes.push_back(why.proven
                            ? "it is proven that no assignment fits"
                            : "it is not proven that no assignment fits");
  if (!why.proven)
    error.fix += (error.fix.empty() ? "" : ", or ") +
                 std::string("raise --budget or --timeout");
  return report(error);
}

/// Whether it could have become better.
static bool wasInterrupted(const Solution &solution) {
  return interruption().requested() && !solution.proven;
}

std::string solutionFile(const SolveOptions &options, const SolveRun &run,
                         const Solution &solution) {
  if (options.output.empty() || !solution.feasible)
    return {};
  return writeIopddlSolution(*run.read, solution,
                             {run.secondsRead, run.seconds() - run.secondsRead,
                              wasInterrupted(solution)});
}

Status finishSolve(const SolveOptions &options, const SolveRun &run,
                   const Solution &solution, const std::string &fileText) {
  if (!solution.feasible)
    return reportInfeasible(run, solution);
  if (!fileText.empty())
    if (Expected<void> ok = writeFileAtomically(options.output, fileText); !ok)
      return report(ok.error());
  // Standard output carries results only; a solution there moves the rest.
  std::ostream &os = options.output == "-" ? std::cerr : std::cout;
  if (!options.quiet) {
    os << "cost " << solution.cost << "\n";
    os << "bound " << shownBound(solution.cost, solution.lowerBound) << "\n";
    if (wasInterrupted(solution))
      os << "interrupted: the best found so far\n";
  }
  std::cout << assignmentText(solution.assignment) << "\n";
  return interruption().interrupted() ? Status::Interrupted : Status::Done;
}

static Options solverOptions(const SolveOptions &options) {
  Options solver;
  solver.algorithm = options.algorithm;
  solver.seed = options.seed;
  // With a time limit alone, time is the limit.
  constexpr int64_t kEndless = int64_t(1) << 60;
  if (options.budget > 0)
    solver.budget = options.budget;
  else if (options.timeoutSeconds > 0)
    solver.budget = kEndless;
  // Whoever gives a limit wants it used.
  if (options.budget > 0 || options.timeoutSeconds > 0)
    solver.patience = 0;
  solver.threads = options.threads;
  // What a budget buys is the same however many threads there are; by the clock
  // nothing is. Each lane keeps assignments and tables of its own.
  constexpr unsigned kMostLanes = 64;
  if (options.budget == 0 && options.timeoutSeconds > 0)
    solver.lanes = std::clamp(options.threads, solver.lanes, kMostLanes);
  solver.cancel = &interruption();
  solver.certificate = !options.output.empty();
  return solver;
}

static Status checkSolution(const SolveOptions &options, const SolveRun &run) {
  Expected<std::string> text = readFile(options.check);
  if (!text)
    return report(text.error());
  // It has no best so far to end with.
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  Expected<CheckedSolution> found =
      checkIopddlSolution(*run.read, *text, options.check);
  if (!found)
    return report(found.error());
  for (const std::string &claim : found->unproven)
    std::cerr << "warning: not proven: " << claim << "\n";
  std::cout << options.check << ": the assignment fits and costs "
            << found->cost;
  if (found->bound)
    std::cout << ", none costs less than " << *found->bound;
  std::cout << "\n";
  return Status::Done;
}

[[noreturn]] static void waitForTheEnd() {
  for (;;)
    std::this_thread::sleep_for(std::chrono::hours(1));
}

static Status runSolve(const SolveOptions &options) {
  SolveRun run(options);
  setDeadline(options.timeoutSeconds);
  if (Expected<void> ok = checkOutput(options.output); !ok)
    return report(ok.error());
  // Prints progress, and has the last word if the solver is late.
  SolveWatch watch(options, run);
  IopddlOptions reading;
  reading.maxBytes = int64_t(kShareOfMemory * double(availableMemory()));
  reading.cancel = &interruption();
  Expected<IopddlProblem> read = readIopddlFile(options.problem, reading);
  if (!read) {
    watch.stop();
    return interruption().requested() ? reportNothingYet()
                                      : report(read.error());
  }
  run.setProblem(std::make_shared<const IopddlProblem>(std::move(*read)));
  if (!options.check.empty()) {
    watch.stop();
    return checkSolution(options, run);
  }
  Options solver = solverOptions(options);
  solver.progress = [&](const Progress &progress) { run.note(progress); };
  Expected<Solution> solution = solve(run.read->problem, solver);
  watch.hush();
  const std::string fileText =
      solution ? solutionFile(options, run, *solution) : std::string();
  // If the watch has it, it ends the process.
  if (!run.takeLastWord())
    waitForTheEnd();
  if (!solution)
    return report(solution.error());
  if (options.stats)
    run.printStats(*solution, /*ended=*/true);
  return finishSolve(options, run, *solution, fileText);
}

Command addSolve(CLI::App &app) {
  auto options = std::make_shared<SolveOptions>();
  app.add_option("PROBLEM", options->problem,
                 "problem in the IOPDDL format, as JSON or gzip; - for "
                 "standard input")
      ->required();
  addPositiveOption(
      app, "--timeout",
      "seconds, reading included, after which the best assignment so far is "
      "taken",
      [options](double seconds) { options->timeoutSeconds = seconds; });
  static const std::map<std::string, Algorithm> algorithms = {
      {"auto", Algorithm::Auto},
      {"exact", Algorithm::Exact},
      {"dual", Algorithm::Dual},
      {"lns", Algorithm::Lns},
      {"exhaustive", Algorithm::Exhaustive}};
  app.add_option_function<std::string>(
         "--algorithm",
         [options](const std::string &name) {
           options->algorithm = algorithms.at(name);
         },
         "auto, exact, dual, lns or exhaustive (default: auto)")
      ->check(oneOf(keysOf(algorithms)));
  app.add_option("--budget", options->budget,
                 "effort in deterministic units, not seconds (default: " +
                     std::to_string(Options().budget) +
                     ", and no limit with --timeout)")
      ->check(integerFrom(1));
  app.add_option("--seed", options->seed, "of the local search")
      ->check(integerFrom(0))
      ->capture_default_str();
  app.add_option("--threads", options->threads, "threads that may work at once")
      ->check(integerFrom(1))
      ->capture_default_str();
  app.add_option("-o,--output", options->output,
                 "solution file; - for standard output");
  CLI::Option *check = app.add_option(
      "--check", options->check,
      "check this solution file of the problem instead of solving");
  app.add_flag("--quiet,-q", options->quiet,
               "no progress, and nothing but the assignment");
  app.add_flag("--stats", options->stats,
               "progress and figures as JSON, a line each, on standard error");
  for (const char *name : {"--timeout", "--algorithm", "--budget", "--seed",
                           "--threads", "--output", "--stats"})
    check->excludes(app.get_option(name));
  return [options, &app] {
    // An empty name is no request for no file.
    if (app.count("--output") > 0 && options->output.empty())
      return report(checkWritable(options->output).error());
    return runSolve(*options);
  };
}

} // namespace planner::cli
