//===- Plan.cpp - planner MODEL --devices N -------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanRuns.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Difference.h"
#include "planner/Plan/Summary.h"
#include "planner/Search/Objective.h"
#include "planner/Support/File.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace planner::cli {

/// With fewer samples than devices, what a batch that occupies all of them
/// would reach at least, if that is more than the plan `reached`. The plan is
/// for the user's batch all the same.
static std::optional<SummaryOptions::LargerBatch>
tryLargerBatch(const OpGraph &graph, const Target &target,
               const SearchOptions &search, double reached) {
  std::optional<int64_t> batch = dimClassSize(graph, DimClassKind::Batch);
  const int64_t devices = saturatingMul(search.devices, graph.microBatches);
  if (!batch || *batch < 1 || *batch >= devices || interruption().requested())
    return std::nullopt;
  int64_t wanted = saturatingMul((devices + *batch - 1) / *batch, *batch);
  OpGraph larger = graph;
  if (!resizeDimClass(larger, DimClassKind::Batch, wanted))
    return std::nullopt;
  SearchOptions options = search;
  options.quick = true;
  options.progress = nullptr;
  options.fix.globalBatch.reset();
  options.fix.microBatch.reset();
  Expected<SearchResult> found =
      planner::search(larger, target.cluster, target.stack, options);
  if (!found || found->prediction.tokensPerSecondPerDevice <= reached)
    return std::nullopt;
  return SummaryOptions::LargerBatch{
      wanted, found->prediction.tokensPerSecondPerDevice};
}

static void printStages(const JointOutcome &joint) {
  std::cerr << "staged: " << joint.points << " strategies, " << joint.tooLarge
            << " too large, " << joint.floors << " bounds, " << joint.solved
            << " stages solved, " << joint.priced << " strategies priced, "
            << formatSeconds(Seconds(joint.seconds)) << "\n";
}

static void printMeshes(const SearchResult &result) {
  for (const MeshOutcome &mesh : result.meshes)
    std::cerr << "mesh " << mesh.mesh.str() << ": " << mesh.variables
              << " variables, " << mesh.alternatives << " alternatives, bound "
              << formatSeconds(mesh.lowerBound) << ", "
              << (mesh.stepTime ? formatSeconds(*mesh.stepTime)
                                : std::string("nothing better"))
              << ", " << formatSeconds(Seconds(mesh.solveSeconds)) << "\n";
}

/// Flags that contradict each other.
static Expected<void> checkFlags(const PlanOptions &options) {
  if (options.idle && options.objective == Objective::Memory)
    return makeError("--idle: a plan of least memory needs all devices", {},
                     "leave it out");
  if (options.top == 1 && !options.pareto)
    return {};
  const std::string many = options.pareto ? "--pareto" : "--top";
  if (options.objective != Objective::Time)
    return makeError(many + " lists plans by step time, not by --objective " +
                         std::string(name(options.objective)),
                     {}, "leave one of them out");
  if (options.idle)
    return makeError(many + " and --idle do not go together", {},
                     options.pareto
                         ? "leave --idle out: the frontier has fewer devices"
                         : "leave one of them out");
  if (options.pareto && options.top > 1)
    return makeError("--pareto and --top do not go together", {},
                     "leave one of them out");
  return {};
}

/// The plan with least of what is asked for; what it claims of that if that is
/// not its time on all devices.
static Expected<ObjectiveResult> findPlan(const PlanOptions &options,
                                          const PlanQuestion &question) {
  const auto &[cluster, stack] = question.target;
  if (options.objective != Objective::Time || options.idle)
    return searchObjective({question.graph, cluster, stack, question.search,
                            options.objective, options.idle});
  Expected<SearchResult> found =
      jointSearch(question.graph, cluster, stack, question.search);
  if (!found)
    return found.takeError();
  return ObjectiveResult{std::move(*found), question.search.devices, {}, {}};
}

/// Again, where the search was of a model that is not the one that was asked
/// for.
static Expected<ObjectiveResult> findConfirmed(const PlanOptions &options,
                                               PlanQuestion &question) {
  Expected<ObjectiveResult> found = findPlan(options, question);
  Preparation::Wish wish = question.inputs.recompute;
  if (found && found->search.stepGraph)
    wish = found->search.recompute;
  if (question.preparation->isConfirmed(wish))
    return found;
  Expected<OpGraph> whole =
      question.preparation->finished(question.inputs.recompute);
  if (!whole)
    return whole.takeError();
  question.graph = std::move(*whole);
  return findPlan(options, question);
}

static Status runPlan(const CLI::App &app, PlanOptions &options) {
  setDeadline(options.timeoutSeconds);
  if (Expected<void> ok = checkFlags(options); !ok)
    return report(ok.error());
  // An empty name is no request for the default.
  if (app.count("--output") > 0)
    if (Expected<void> ok = checkWritable(options.output); !ok)
      return report(ok.error());
  const std::string output =
      options.output.empty() ? "plan.json" : options.output;
  if (options.pareto)
    return runPareto(app, options);
  if (options.top > 1)
    return runTop(app, options);
  if (Expected<void> ok = checkOutput(output, "plan", isPlanText); !ok)
    return report(ok.error());
  Expected<std::unique_ptr<PlanQuestion>> read = readQuestion(app, options);
  if (!read)
    return report(read.error());
  if (Expected<void> ok = checkFlags(options); !ok)
    return report(ok.error());
  PlanQuestion &question = **read;
  PhaseTimes &times = question.times;
  Expected<ObjectiveResult> found = findConfirmed(options, question);
  question.line.clear();
  if (!found)
    return reportNoPlan(found.takeError(), question);
  SearchResult &result = found->search;
  warn(result.warnings);
  times.finish("search");
  if (options.stats) {
    printMeshes(result);
    printStages(result.joint);
  }
  const OpGraph &step = stepOf(question, result);
  const bool claims = !found->claim.deviceCounts.empty();
  const Target target =
      targetOf(question, result, found->devices, found->parts);
  Plan plan = planOf(question, result, found->devices, found->parts);
  if (claims)
    plan.claim = std::move(found->claim);
  std::string document = serialise(plan, step, target.cluster, target.stack);
  if (Expected<void> ok = writeFileAtomically(output, document); !ok)
    return report(ok.error());
  times.finish("write");

  // Standard output carries results only; a plan there moves the summary.
  std::ostream &os = output == "-" ? std::cerr : std::cout;
  SummaryOptions summary;
  summary.planPath = output;
  // That is known of one format only.
  if (question.inputs.formats.size() < 2)
    summary.plainBound = result.joint.plainBound;
  if (question.previous)
    summary.changes = describeDifference(
        {question.previous->plan, question.previous->graph,
         question.previous->target.cluster, question.previous->target.stack},
        {plan, step, target.cluster, target.stack});
  if (!options.json && !options.quiet && !claims)
    summary.largerBatch =
        tryLargerBatch(step, target, question.search,
                       plan.prediction.tokensPerSecondPerDevice);
  times.finish("larger batch");
  if (options.json && output != "-")
    os << serialisePrediction(plan, step, target.cluster, target.stack, true)
       << "\n";
  else if (!options.quiet)
    os << summarise(plan, step, target.cluster, target.stack, summary);
  times.finish("summary");
  if (options.stats)
    times.print(std::cerr);
  return plan.interrupted && interruption().interrupted() ? Status::Interrupted
                                                          : Status::Done;
}

Command addPlan(CLI::App &app) {
  auto options = std::make_shared<PlanOptions>();
  PlanInputs &inputs = options->inputs;
  addModelOptions(app, inputs);
  addTargetOptions(app, inputs);
  // A plan that is given says how many there were.
  app.get_option("--devices")->required(false);
  app.add_option("--fix", inputs.fix,
                 "strategy string: pin parts of the strategy");
  app.add_option(
      "--forbid", inputs.forbid,
      "what no part of the strategy may use: dp, tp, sp, cp, ep, "
      "zero, zero=1, zero=3, zero_layers, dp_shard, pp, vpp, schedule=NAME, "
      "mbs, layers, stage_meshes, recompute, recompute_layers, offload, "
      "overlap");
  addPositiveOption(
      app, "--timeout", "seconds after which the best plan so far is taken",
      [options](double seconds) { options->timeoutSeconds = seconds; });
  app.add_option(
         "--budget", options->budget,
         "search effort in deterministic units, not seconds (default: " +
             std::to_string(solver::Options().budget) + ")")
      ->check(integerFrom(1));
  app.add_option("--seed", options->seed,
                 "of the solver's local search: another one may find another "
                 "plan where the optimum is not proven")
      ->check(integerFrom(0))
      ->capture_default_str();
  app.add_option(
         "--threads", options->threads,
         "threads that may work at once; the plan does not depend on it "
         "(default: as many as there are cores, up to 4; 16 at most work)")
      ->check(integerFrom(1));
  app.add_option("--mesh-axes", options->meshAxes,
                 "axes that a mesh of the search may have: more find finer "
                 "splits, and take longer (default: 2, and 3 where the batch "
                 "does not divide over a link level)")
      ->check(integerFrom(1, 4));
  app.add_option_function<std::string>(
         "--objective",
         [options](const std::string &text) {
           options->objective = *objectiveNamed(text);
         },
         "what a plan has least of: time (of a step), memory (of a device), or "
         "cost (of a step, in dollars; may leave devices idle) (default: time)")
      ->check(oneOf({"time", "memory", "cost"}));
  app.add_option("--dtypes", inputs.formats,
                 "number formats of products that may be searched, as in "
                 "bf16,fp8 (default: the model's own)")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_flag("--idle", options->idle,
               "leave devices idle where that is faster");
  app.add_option("--top", options->top,
                 "how many plans that differ to write, the fastest first")
      ->check(integerFrom(1, 100))
      ->capture_default_str();
  app.add_flag("--pareto", options->pareto,
               "the fastest plans with less memory and on fewer devices, as "
               "a table, JSON and a plot");
  app.add_option("-o,--output", options->output,
                 "plan file; - for standard output (default: plan.json; with "
                 "--pareto: pareto.json, and pareto.svg beside it)");
  app.add_flag("--json", options->json,
               "print the prediction as JSON instead of the summary");
  app.add_flag("--quiet,-q", options->quiet, "no summary");
  app.add_flag("--stats", options->stats, "meshes tried and time spent");
  return [options, &app] { return runPlan(app, *options); };
}

} // namespace planner::cli
