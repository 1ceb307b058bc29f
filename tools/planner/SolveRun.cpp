//===- SolveRun.cpp - What planner solve knows while it works -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SolveRun.h"
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <unistd.h>

using namespace planner::solver;

namespace planner::cli {

static std::string fixed(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string shownBound(Cost cost, Cost bound) {
  if (bound <= -kMaxTotalCost)
    return "unknown";
  std::string text = std::to_string(bound);
  if (bound == cost)
    return text + ": optimal";
  char gap[64];
  std::snprintf(gap, sizeof gap, "%.3g", 100 * relativeGap(cost, bound));
  return text + ": gap " + gap + " %";
}

/// Null for what is not known.
static std::string costOrNull(Cost cost) {
  return cost == kForbidden || cost <= -kMaxTotalCost ? "null"
                                                      : std::to_string(cost);
}

static rusage resources() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return usage;
}

static double cpuSeconds(const rusage &usage) {
  return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

void SolveRun::setProblem(std::shared_ptr<const IopddlProblem> problem) {
  std::lock_guard<std::mutex> lock(mutex);
  read = std::move(problem);
  atRead = resources();
  // Last: who sees it may look at the others.
  secondsRead = seconds();
}

void SolveRun::note(const Progress &progress) {
  std::lock_guard<std::mutex> lock(mutex);
  if (progress.cost < cost)
    assignment = progress.assignment;
  cost = progress.cost;
  bound = progress.lowerBound;
  if (options.stats)
    std::cerr << "{\"seconds\": " << fixed(seconds(), 4)
              << ", \"cpu_seconds\": " << fixed(cpuSeconds(resources()), 4)
              << ", \"cost\": " << costOrNull(cost)
              << ", \"lower_bound\": " << costOrNull(bound) << "}\n"
              << std::flush;
}

Solution SolveRun::soFar() {
  std::lock_guard<std::mutex> lock(mutex);
  Solution solution;
  solution.assignment = assignment;
  solution.feasible = cost != kForbidden;
  solution.cost = cost;
  solution.lowerBound = bound;
  solution.proven = solution.feasible && cost == bound;
  return solution;
}

void SolveRun::printStats(const Solution &solution, bool ended) const {
  const Problem &problem = read->problem;
  size_t strategies = 0;
  for (VarId v = 0; v < problem.numVariables(); ++v)
    strategies += problem.domain(v);
  const rusage usage = resources();
  const Stats &stats = solution.stats;
  const double total = seconds();
  std::cerr << "{\"nodes\": " << problem.numVariables()
            << ", \"edges\": " << read->pairs.size()
            << ", \"strategies\": " << strategies
            << ", \"times\": " << problem.numTimes()
            << ", \"text_bytes\": " << read->textBytes;
  if (ended)
    std::cerr << ", \"reduced_nodes\": " << stats.reducedVariables
              << ", \"reduced_edges\": " << stats.reducedPairs
              << ", \"reduced_strategies\": " << stats.reducedAlternatives
              << ", \"kept_times\": " << stats.keptTimes
              << ", \"width\": " << stats.width
              << ", \"table_entries\": " << fixed(stats.tableEntries, 0)
              << ", \"work\": " << stats.work
              << ", \"passes\": " << stats.passes
              << ", \"labels\": " << stats.labels
              << ", \"branches\": " << stats.branches;
  std::cerr << ", \"cost\": " << costOrNull(solution.cost)
            << ", \"lower_bound\": " << costOrNull(solution.lowerBound)
            << ", \"optimal\": " << (solution.proven ? "true" : "false")
            << ", \"seconds_read\": " << fixed(secondsRead, 4)
            << ", \"seconds_solve\": " << fixed(total - secondsRead, 4)
            << ", \"cpu_seconds\": " << fixed(cpuSeconds(usage), 4)
            << ", \"cpu_seconds_read\": " << fixed(cpuSeconds(atRead), 4)
            << ", \"peak_bytes_read\": " << atRead.ru_maxrss * 1024
            << ", \"peak_bytes\": " << usage.ru_maxrss * 1024 << "}\n"
            << std::flush;
}

//===----------------------------------------------------------------------===//
// The watch
//===----------------------------------------------------------------------===//

SolveWatch::SolveWatch(const SolveOptions &given, SolveRun &watched)
    : options(given), run(watched), terminal(isatty(STDERR_FILENO) != 0),
      thread([this] { watch(); }) {}

void SolveWatch::hush() {
  std::lock_guard<std::mutex> lock(mutex);
  clearLine();
  hushed = true;
}

void SolveWatch::stop() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    done = true;
  }
  woken.notify_all();
  if (thread.joinable())
    thread.join();
}

void SolveWatch::clearLine() {
  if (terminal && !shown.empty())
    std::cerr << "\r\033[K" << std::flush;
}

/// On a terminal one line that changes, else a line now and then.
void SolveWatch::show() {
  if (hushed || options.quiet || options.stats)
    return;
  const Solution now = run.soFar();
  std::string text;
  if (!run.secondsRead)
    text = "reading";
  else if (now.feasible)
    text = "cost " + std::to_string(now.cost) + ", bound " +
           shownBound(now.cost, now.lowerBound);
  else
    text = "no assignment yet";
  const double seconds = run.seconds();
  const double interval = terminal ? 0.2 : 5;
  if (seconds - shownAt < interval || (!terminal && text == shown))
    return;
  clearLine();
  std::cerr << fixed(seconds, 1) << " s: " << text << (terminal ? "" : "\n")
            << std::flush;
  shown = text;
  shownAt = seconds;
}

void SolveWatch::watch() {
  using namespace std::chrono_literals;
  /// What the solver and its proof may take to end. On a busy machine what
  /// comes after it takes some time, too.
  constexpr auto kGrace = 300ms;
  std::optional<Cancellation::Clock::time_point> late;
  std::unique_lock<std::mutex> lock(mutex);
  while (!woken.wait_for(lock, 50ms, [&] { return done; })) {
    show();
    if (!late && interruption().requested())
      late = Cancellation::Clock::now() + kGrace;
    if (!late || Cancellation::Clock::now() < *late)
      continue;
    if (!run.takeLastWord())
      return;
    if (!hushed)
      clearLine();
    const Solution solution = run.soFar();
    if (options.stats && run.secondsRead > 0)
      run.printStats(solution, /*ended=*/false);
    const Status status = finishSolve(options, run, solution,
                                      solutionFile(options, run, solution));
    std::cout.flush();
    std::_Exit(static_cast<int>(status));
  }
  if (!hushed)
    clearLine();
}

} // namespace planner::cli
