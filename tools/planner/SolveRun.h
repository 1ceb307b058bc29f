//===- SolveRun.h - What planner solve knows while it works -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_SOLVERUN_H
#define PLANNER_TOOLS_PLANNER_SOLVERUN_H

#include "Commands.h"
#include "planner/Solver/IopddlSolution.h"
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <sys/resource.h>
#include <thread>

namespace planner::cli {

struct SolveOptions {
  std::string problem, output, check;
  double timeoutSeconds = 0;
  solver::Algorithm algorithm = solver::Algorithm::Auto;
  /// 0: the default.
  int64_t budget = 0;
  uint64_t seed = 1;
  unsigned threads = 1;
  bool quiet = false, stats = false;
};

/// "217039: optimal", "210000: gap 3.24 %".
std::string shownBound(solver::Cost cost, solver::Cost bound);

/// Shared between the thread that works and the one that watches.
class SolveRun {
public:
  using Clock = Cancellation::Clock;
  explicit SolveRun(const SolveOptions &given) : options(given) {}

  /// Since the command began.
  double seconds() const {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }
  void setProblem(std::shared_ptr<const solver::IopddlProblem> problem);
  /// Called by the solver.
  void note(const solver::Progress &progress);
  /// `ended`: the solver did, and left figures.
  void printStats(const solver::Solution &solution, bool ended) const;
  /// The best so far as a solution without a certificate.
  solver::Solution soFar();
  /// Whether the caller is the first, who ends the command: the thread that
  /// works, or the one that watches if the other is late.
  bool takeLastWord() { return !lastWordTaken.exchange(true); }

  std::shared_ptr<const solver::IopddlProblem> read;
  std::atomic<double> secondsRead = 0;
  /// What the process had used when the problem was read.
  rusage atRead = {};

private:
  friend class SolveWatch;
  const SolveOptions &options;
  const Clock::time_point start = Clock::now();
  std::atomic<bool> lastWordTaken = false;
  std::mutex mutex;
  /// Guarded by the mutex.
  std::vector<uint32_t> assignment;
  solver::Cost cost = solver::kForbidden;
  solver::Cost bound = -solver::kMaxTotalCost;
};

/// A thread that prints progress. If the work goes on for too long after an
/// interrupt or the deadline, it writes the best so far and ends the process:
/// the limit is kept whatever the solver is at, or however long its proof is.
class SolveWatch {
public:
  SolveWatch(const SolveOptions &options, SolveRun &run);
  SolveWatch(const SolveWatch &) = delete;
  SolveWatch &operator=(const SolveWatch &) = delete;
  ~SolveWatch() { stop(); }
  /// Prints nothing more.
  void hush();
  void stop();

private:
  void watch();
  void show();
  void clearLine();

  const SolveOptions &options;
  SolveRun &run;
  const bool terminal;
  std::string shown;
  double shownAt = 0;
  std::mutex mutex;
  std::condition_variable woken;
  bool done = false, hushed = false;
  std::thread thread;
};

/// The solution file; empty if there is nothing to write.
std::string solutionFile(const SolveOptions &options, const SolveRun &run,
                         const solver::Solution &solution);

/// Writes the file's text and prints the result; its exit status.
Status finishSolve(const SolveOptions &options, const SolveRun &run,
                   const solver::Solution &solution,
                   const std::string &fileText);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_SOLVERUN_H
