//===- PlanQuestion.h - What planner MODEL --devices N asks -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_PLANQUESTION_H
#define PLANNER_TOOLS_PLANNER_PLANQUESTION_H

#include "ProgressLine.h"
#include "Replan.h"
#include "planner/Graph/Preparation.h"
#include "planner/Search/Search.h"
#include <memory>

namespace planner::cli {

struct PlanOptions {
  PlanInputs inputs;
  /// As given; empty for the default of what is written.
  std::string output;
  Objective objective = Objective::Time;
  double timeoutSeconds = 0;
  int64_t budget = 0;
  uint64_t seed = 1;
  /// 0 for the default.
  unsigned threads = 0;
  unsigned meshAxes = 0;
  /// How many plans are wanted.
  unsigned top = 1;
  bool json = false, quiet = false, stats = false, idle = false, pareto = false;
};

/// A model and a machine, read, and what is asked of them. Does not move: the
/// search refers to it.
struct PlanQuestion {
  PlanInputs inputs;
  std::optional<PreviousPlan> previous;
  std::unique_ptr<Preparation> preparation;
  /// As it is planned.
  OpGraph graph;
  Target target;
  SearchOptions search;
  ProgressLine line;
  PhaseTimes times;

  PlanQuestion() = default;
  PlanQuestion(const PlanQuestion &) = delete;
  PlanQuestion &operator=(const PlanQuestion &) = delete;
};

/// Prints what is to be said of the model.
Expected<std::unique_ptr<PlanQuestion>> readQuestion(const CLI::App &app,
                                                     PlanOptions &options);

/// What a plan that a search found is made for: so many of the devices (of each
/// part, if that is said), with the kernels of its number format.
Target targetOf(const PlanQuestion &question, const SearchResult &found,
                int64_t devices, const std::vector<int64_t> &ofParts = {});

/// The plan that a search found, on so many of the devices. Leaves the result
/// without its stage, prediction and baselines.
Plan planOf(const PlanQuestion &question, SearchResult &found, int64_t devices,
            const std::vector<int64_t> &ofParts = {});

/// The graph of the plan's step, as the plan computes it.
inline const OpGraph &stepOf(const PlanQuestion &question,
                             const SearchResult &found) {
  return found.stepGraph ? *found.stepGraph : question.graph;
}

/// Before any work: whether a file may be written there, which is not if it
/// exists and `isOurs` does not know it.
Expected<void> checkOutput(const std::string &path, const char *what,
                           bool (*isOurs)(const std::string &));

/// Why there is no plan. A search that was cut short proves nothing.
Status reportNoPlan(Diagnostic error, const PlanQuestion &question);

/// The model and the flags that say how it is read, what it runs on and what is
/// searched, but for the number of devices and the memory limit: "zoo:gpt2
/// --cluster p4d".
std::string questionText(const PlanQuestion &question);

/// The strategy as a string, or, of a mesh without names, what most of the
/// model is split by.
std::string strategyText(const SearchResult &found, const OpGraph &step);

/// The plan's document, from which the plan was priced again: fails if not all
/// of its claims hold.
Expected<std::string> verifiedText(const Plan &plan, const OpGraph &step,
                                   const Target &target);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_PLANQUESTION_H
