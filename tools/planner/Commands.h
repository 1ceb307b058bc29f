//===- Commands.h - The subcommands of the planner --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Each add* function registers one subcommand and its options. Running it means
// calling the returned function, whose value is the exit status (docs/cli.md).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_COMMANDS_H
#define PLANNER_TOOLS_PLANNER_COMMANDS_H

#include "planner/Import/Import.h"
#include "planner/Plan/Plan.h"
#include "planner/Support/Cancellation.h"
#include <functional>
#include <iosfwd>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace CLI {
class App;
class Validator;
} // namespace CLI

namespace planner::cli {

using Command = std::function<Status()>;

Command addPlan(CLI::App &app);
Command addImport(CLI::App &app);
Command addVerify(CLI::App &app);
Command addEmit(CLI::App &app);
Command addEvaluate(CLI::App &app);
Command addLint(CLI::App &app);
Command addSolve(CLI::App &app);
Command addClusters(CLI::App &app);
Command addZoo(CLI::App &app);
Command addCalibrate(CLI::App &app);

/// Options that say how a model is read; shared by several commands.
void addModelOptions(CLI::App &app, PlanInputs &inputs);
/// Options that say what is planned for: devices, cluster, stack, memory.
void addTargetOptions(CLI::App &app, PlanInputs &inputs);
/// A whole number from `least` to `most`, in 64 bits. CLI11's own checks let
/// other things through, and print all digits of the largest double.
CLI::Validator integerFrom(int64_t least,
                           int64_t most = std::numeric_limits<int64_t>::max());
/// One of these words, of which there is one.
CLI::Validator oneOf(std::vector<std::string> names);
template <typename Value>
std::vector<std::string> keysOf(const std::map<std::string, Value> &values) {
  std::vector<std::string> keys;
  for (const auto &entry : values)
    keys.push_back(entry.first);
  return keys;
}
/// An option that is a number above 0, and no "nan".
void addPositiveOption(CLI::App &app, const std::string &name,
                       const std::string &description,
                       std::function<void(double)> set);

/// What `word` is instead of a model, if nothing of that name can be read: a
/// command or a kind of input that does not exist yet.
std::optional<Diagnostic> notYet(const std::string &word);

/// Prints the diagnostic to standard error; returns its status.
Status report(const Diagnostic &diagnostic);
/// A Diagnostic about a place in a plan, with the file's name.
Diagnostic inPlan(Diagnostic error, const std::string &planPath);
/// That claims of a plan do not hold, the first of them as notes.
Diagnostic wrongClaims(const std::string &what, std::vector<std::string> wrong,
                       const std::string &planPath, const PlanInputs &inputs);

/// Prints warnings to standard error.
void warn(const std::vector<std::string> &warnings);
/// Prints what is to be said of the model, and whether it has nothing of what
/// it was asked to compute again. That is no warning of a plan's model, which
/// says `none`.
void warnOf(const OpGraph &graph, const PlanInputs &inputs);

/// How these inputs say that a model is read.
ImportOptions importOptions(const PlanInputs &inputs);
/// From the imported graph to the one that is planned.
Expected<void> prepareModel(OpGraph &graph, const PlanInputs &inputs);
/// What of that is the same whatever is computed again, and the rest of it.
Expected<void> beginModel(OpGraph &graph, const PlanInputs &inputs);
Expected<void> finishModel(OpGraph &graph, const PlanInputs &inputs);

/// Wall-clock times of the phases of a command, for --stats.
class PhaseTimes {
public:
  /// Everything since the phase before belongs to this one.
  void finish(const char *phase);
  /// There is a plan; the first time counts.
  void noteFirstPlan();
  void print(std::ostream &os) const;

private:
  using Clock = Cancellation::Clock;
  static double secondsSince(Clock::time_point begin);
  const Clock::time_point begun = Clock::now();
  Clock::time_point start = begun;
  std::optional<double> firstPlan;
  std::vector<std::pair<const char *, double>> phases;
};

/// The imported graph, before it is prepared.
Expected<OpGraph> readGraph(const PlanInputs &inputs);
/// The model as the planner plans it. The phases are "read" and "understand".
Expected<OpGraph> loadGraph(const PlanInputs &inputs,
                            PhaseTimes *times = nullptr);

/// The strategy of --fix and --forbid. Its global batch becomes the input's;
/// fails if both are given and differ.
Expected<StrategySpec> readStrategy(PlanInputs &inputs);

/// What a plan is made for.
struct Target {
  ClusterSpec cluster;
  StackSpec stack;
};
Expected<Target> loadTarget(const PlanInputs &inputs);

/// Prices a plan that was read, anew. Fails if it does not go with the graph
/// and the target.
Expected<void> priceAgain(Plan &plan, const OpGraph &graph,
                          const Target &target);

/// A strategy that is given whole, and what it is for.
struct GivenStrategy {
  StrategySpec spec;
  Target target;
  OpGraph graph;
};
/// Reads all of it from `inputs.fix` and the others, and prints the model's
/// warnings.
Expected<GivenStrategy> loadStrategy(PlanInputs &inputs);

/// Tells the allocator what to expect. For commands that read a model.
void keepMemory();

/// Whether a file may be written there, before any work; "-" always.
Expected<void> checkWritable(const std::string &path);

/// Bytes that this process may still take, as far as the system says.
int64_t availableMemory();

/// Set by an interrupt (Ctrl-C).
Cancellation &interruption();
/// interruption() requests so many seconds from now; never for 0.
void setDeadline(double seconds);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_COMMANDS_H
