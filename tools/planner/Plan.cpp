//===- Plan.cpp - planner MODEL --devices N -------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"
#include "Replan.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Difference.h"
#include "planner/Plan/Summary.h"
#include "planner/Search/Search.h"
#include "planner/Support/File.h"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

namespace planner::cli {

namespace {

struct PlanOptions {
  PlanInputs inputs;
  std::string output = "plan.json";
  double timeoutSeconds = 0;
  int64_t budget = 0;
  uint64_t seed = 1;
  unsigned threads = 1;
  unsigned meshAxes = 0;
  bool json = false, quiet = false, stats = false, stages = false;
};

} // namespace

/// Before any work: a file that is not a plan is never overwritten.
static Expected<void> checkOutput(const std::string &path) {
  std::error_code ignored;
  if (Expected<void> ok = checkWritable(path); !ok)
    return ok;
  if (path == "-" || !std::filesystem::is_regular_file(path, ignored))
    return {};
  Expected<std::string> old = readFile(path);
  if (!old)
    return old.takeError();
  if (!old->empty() && !isPlanText(*old))
    return makeError("'" + path + "' exists and is not a plan", {},
                     "choose another file with -o");
  return {};
}

static Expected<SearchOptions> searchOptions(PlanOptions &options) {
  SearchOptions search;
  search.devices = options.inputs.devices;
  search.memoryLimit = options.inputs.memoryLimit;
  search.solver.seed = options.seed;
  search.threads = options.threads;
  search.alwaysStages = options.stages;
  if (options.meshAxes > 0)
    search.maxAxes = options.meshAxes;
  search.solver.certificate = false;
  if (options.budget > 0)
    search.solver.budget = options.budget;
  search.cancel = &interruption();
  Expected<StrategySpec> fix = readStrategy(options.inputs);
  if (!fix)
    return fix.takeError();
  search.fix = std::move(*fix);
  return search;
}

/// With fewer samples than devices, what a batch that occupies all of them
/// would reach at least. The plan is for the user's batch all the same.
static std::optional<SummaryOptions::LargerBatch>
tryLargerBatch(const OpGraph &graph, const Target &target,
               const SearchOptions &search) {
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
  if (!found)
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

/// Why there is no plan. A search that was cut short proves nothing.
static Status reportNoPlan(Diagnostic error, const OpGraph &graph) {
  if (error.status == Status::NothingFits &&
      graph.recompute == Recompute::None &&
      graph.leastStackedBytes < graph.stackedBytes)
    error.notes.push_back(describeStacks(graph) +
                          " (--fix recompute=selective)");
  if (error.status != Status::NothingFits || !interruption().requested())
    return report(error);
  if (!interruption().interrupted())
    return report(makeError("no plan was found before the timeout", {},
                            "raise --timeout"));
  Diagnostic interrupted =
      makeError("interrupted before a plan was found; nothing is written");
  interrupted.status = Status::Interrupted;
  return report(interrupted);
}

static Status runPlan(const CLI::App &app, PlanOptions &options) {
  PhaseTimes times;
  PlanInputs &inputs = options.inputs;
  setDeadline(options.timeoutSeconds);
  if (Expected<void> ok = checkOutput(options.output); !ok)
    return report(ok.error());
  Expected<std::optional<PreviousPlan>> previous = readPrevious(app, inputs);
  if (!previous)
    return report(previous.error());
  Expected<SearchOptions> search = searchOptions(options);
  if (!search)
    return report(search.error());
  Expected<Target> target = loadTarget(inputs);
  if (!target)
    return report(target.error());
  times.finish("cluster");
  Expected<OpGraph> imported = readGraph(inputs);
  if (!imported)
    return report(imported.error());
  times.finish("read");
  OpGraph graph = *imported;
  if (Expected<void> done = prepareModel(graph, inputs); !done)
    return report(done.error());
  times.finish("understand");
  warn(graph.warnings);

  search->prepare = [&](Recompute recompute) -> Expected<OpGraph> {
    PlanInputs other = inputs;
    other.recompute = recompute;
    OpGraph again = *imported;
    if (Expected<void> done = prepareModel(again, other); !done)
      return done.takeError();
    return again;
  };
  ProgressLine line;
  if (!options.quiet)
    search->progress = [&](const SearchProgress &now) { line.show(now); };
  Expected<SearchResult> found =
      jointSearch(graph, target->cluster, target->stack, *search);
  line.clear();
  if (!found)
    return reportNoPlan(found.takeError(), graph);
  warn(found->warnings);
  times.finish("search");
  if (options.stats) {
    printMeshes(*found);
    printStages(found->joint);
  }
  // The step as the plan computes it.
  const OpGraph &step = found->stepGraph ? *found->stepGraph : graph;

  Plan plan;
  plan.inputs = inputs;
  plan.stages.push_back(std::move(found->stage));
  plan.prediction = found->prediction;
  plan.certificate = found->certificate;
  plan.baselines = std::move(found->baselines);
  plan.interrupted = found->interrupted || interruption().requested();
  std::string document = serialise(plan, step, target->cluster, target->stack);
  if (Expected<void> ok = writeFileAtomically(options.output, document); !ok)
    return report(ok.error());
  times.finish("write");

  // Standard output carries results only; a plan there moves the summary.
  std::ostream &os = options.output == "-" ? std::cerr : std::cout;
  SummaryOptions summary;
  summary.planPath = options.output;
  if (*previous)
    summary.changes = describeDifference(
        {(*previous)->plan, (*previous)->graph, (*previous)->target.stack},
        {plan, step, target->stack});
  if (!options.json && !options.quiet)
    summary.largerBatch = tryLargerBatch(step, *target, *search);
  times.finish("larger batch");
  if (options.json && options.output != "-")
    os << serialisePrediction(plan, step, target->cluster, target->stack, true)
       << "\n";
  else if (!options.quiet)
    os << summarise(plan, step, target->cluster, target->stack, summary);
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
  app.add_option("--fix", inputs.fix,
                 "strategy string: pin parts of the strategy");
  app.add_option("--forbid", inputs.forbid,
                 "what no part of the strategy may use: dp, tp, sp, cp, ep, "
                 "zero, zero=3");
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
         "threads that may work at once; the plan does not depend on it")
      ->check(integerFrom(1))
      ->capture_default_str();
  app.add_option("--mesh-axes", options->meshAxes,
                 "axes that a mesh of the search may have: more find finer "
                 "splits, and take longer (default: 2, and 3 where the batch "
                 "does not divide over a link level)")
      ->check(CLI::Range(1U, 4U));
  app.add_flag("--stages", options->stages,
               "look for stages, micro-batches and recomputation also where a "
               "plan without them fits");
  app.add_option("-o,--output", options->output,
                 "plan file; - for standard output")
      ->capture_default_str();
  app.add_flag("--json", options->json,
               "print the prediction as JSON instead of the summary");
  app.add_flag("--quiet,-q", options->quiet, "no summary");
  app.add_flag("--stats", options->stats, "meshes tried and time spent");
  return [options, &app] { return runPlan(app, *options); };
}

} // namespace planner::cli
