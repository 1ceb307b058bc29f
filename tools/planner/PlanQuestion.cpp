//===- PlanQuestion.cpp - What planner MODEL --devices N asks -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanQuestion.h"
#include "planner/Graph/Passes.h"
#include "planner/Machine/Parts.h"
#include "planner/Plan/Summary.h"
#include "planner/Support/File.h"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <sched.h>
#include <thread>

namespace planner::cli {

Expected<void> checkOutput(const std::string &path, const char *what,
                           bool (*isOurs)(const std::string &)) {
  std::error_code ignored;
  if (Expected<void> ok = checkWritable(path); !ok)
    return ok;
  if (path == "-" || !std::filesystem::is_regular_file(path, ignored))
    return {};
  // Of a plan of megabytes the beginning tells.
  for (const size_t most : {size_t(1) << 16, std::string::npos}) {
    Expected<std::string> old = readFile(path, most);
    if (!old)
      return old.takeError();
    if (old->empty() || isOurs(*old))
      return {};
  }
  return makeError("'" + path + "' exists and is not a " + what, {},
                   "choose another file with -o");
}

/// Those that this process may run on, where that is told.
static unsigned numCores() {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof(cores), &cores) == 0)
    return static_cast<unsigned>(CPU_COUNT(&cores));
  return std::thread::hardware_concurrency();
}

/// As many as are asked for. By default few: more begin what is then not asked
/// for. Each has cost models of its own, of tens of megabytes.
static unsigned threadsOf(const PlanOptions &options) {
  constexpr unsigned kMost = 16, kMostByDefault = 4;
  return options.threads > 0 ? std::min(options.threads, kMost)
                             : std::clamp(numCores(), 1U, kMostByDefault);
}

static Expected<SearchOptions> searchOptions(const PlanOptions &options,
                                             PlanInputs &inputs) {
  SearchOptions search;
  search.formats = inputs.formats;
  search.devices = inputs.devices;
  search.memoryLimit = inputs.memoryLimit;
  search.solver.seed = options.seed;
  search.threads = threadsOf(options);
  if (options.meshAxes > 0)
    search.maxAxes = options.meshAxes;
  search.hosts = true;
  // What these claim is about equal meshes.
  search.stageMeshes = options.top <= 1 && !options.pareto && !options.idle &&
                       options.objective == Objective::Time &&
                       inputs.formats.empty();
  search.solver.certificate = false;
  if (options.budget > 0)
    search.solver.budget = options.budget;
  search.cancel = &interruption();
  Expected<StrategySpec> fix = readStrategy(inputs);
  if (!fix)
    return fix.takeError();
  search.fix = std::move(*fix);
  return search;
}

/// What the old plan was to have least of, unless a flag says what plans are
/// listed or compared by. A plan of least time has a claim if it might leave
/// devices idle.
static void keepObjective(PlanOptions &options, const Plan &old,
                          const CLI::App &app) {
  const bool isSaid =
      app.count("--objective") > 0 || options.top > 1 || options.pareto;
  if (isSaid || !old.claim)
    return;
  options.objective = old.claim->objective;
  options.idle |= options.objective == Objective::Time;
}

/// How the model of the question is prepared.
static Expected<std::unique_ptr<Preparation>>
prepare(const PlanOptions &options, const PlanQuestion &question,
        OpGraph imported) {
  const PlanInputs &inputs = question.inputs;
  Preparation::Needs needs;
  needs.threads = question.search.threads > 1;
  needs.again = !inputs.recompute && !question.search.fix.forbidden.recompute;
  // Who names arguments means those of the whole model; several plans are of
  // several models.
  needs.few = inputs.parameters.empty() && inputs.inputs.empty() &&
              inputs.states.empty() && options.top <= 1 && !options.pareto;
  return Preparation::make(
      std::move(imported),
      [&inputs](OpGraph &graph) { return beginModel(graph, inputs); },
      [&inputs](OpGraph &graph, const Preparation::Wish &wish) {
        PlanInputs own = inputs;
        own.recompute = wish;
        return finishModel(graph, own);
      },
      needs);
}

Expected<std::unique_ptr<PlanQuestion>> readQuestion(const CLI::App &app,
                                                     PlanOptions &options) {
  auto question = std::make_unique<PlanQuestion>();
  PlanInputs &inputs = question->inputs;
  inputs = options.inputs;
  Expected<std::optional<PreviousPlan>> previous = readPrevious(app, inputs);
  if (!previous)
    return previous.takeError();
  question->previous = std::move(*previous);
  if (question->previous)
    keepObjective(options, question->previous->plan, app);
  if (!question->previous && app.count("--devices") == 0)
    return makeError("--devices is required", {}, "see planner plan --help");
  Expected<SearchOptions> search = searchOptions(options, inputs);
  if (!search)
    return search.takeError();
  question->search = std::move(*search);
  Expected<Target> target = loadTarget(inputs);
  if (!target)
    return target.takeError();
  question->target = std::move(*target);
  question->times.finish("cluster");
  Expected<OpGraph> imported = readGraph(inputs);
  if (!imported)
    return imported.takeError();
  question->times.finish("read");
  Expected<std::unique_ptr<Preparation>> preparation =
      prepare(options, *question, std::move(*imported));
  if (!preparation)
    return preparation.takeError();
  question->preparation = std::move(*preparation);
  Expected<OpGraph> finished =
      question->preparation->finished(inputs.recompute);
  if (!finished)
    return finished.takeError();
  question->graph = std::move(*finished);
  question->times.finish("understand");
  warnOf(question->graph, inputs);
  PlanQuestion *asked = question.get();
  asked->search.prepare = [asked](const RecomputeChoice &recompute) {
    return asked->preparation->finished(recompute);
  };
  asked->search.progress = [asked,
                            quiet = options.quiet](const SearchProgress &now) {
    if (now.best) {
      asked->times.noteFirstPlan();
      asked->preparation->checkBeside();
    }
    if (!quiet)
      asked->line.show(now);
  };
  return question;
}

/// The format of a plan as a strategy string.
static std::string formatText(const SearchResult &found) {
  return "dtype=" + found.format;
}

Target targetOf(const PlanQuestion &question, const SearchResult &found,
                int64_t devices, const std::vector<int64_t> &ofParts) {
  Target target{question.target.cluster, question.target.stack};
  if (ofParts.empty())
    target.cluster = withDevices(std::move(target.cluster), devices);
  else
    useDevices(target.cluster, ofParts);
  if (!found.format.empty())
    target.stack =
        withKernels(std::move(target.stack), *parseStrategy(formatText(found)));
  return target;
}

Plan planOf(const PlanQuestion &question, SearchResult &found, int64_t devices,
            const std::vector<int64_t> &ofParts) {
  Plan plan;
  plan.inputs = question.inputs;
  if (devices != plan.inputs.devices)
    plan.inputs.partDevices = ofParts;
  plan.inputs.devices = devices;
  // As if that format had been fixed.
  std::string &fix = plan.inputs.fix;
  if (!found.format.empty())
    fix += (fix.empty() ? "" : ",") + formatText(found);
  plan.stages.push_back(std::move(found.stage));
  for (Stage &other : found.otherMeshes)
    plan.stages.push_back(std::move(other));
  plan.prediction = std::move(found.prediction);
  plan.certificate = found.certificate;
  plan.baselines = std::move(found.baselines);
  plan.interrupted = found.interrupted || interruption().requested();
  return plan;
}

std::string questionText(const PlanQuestion &question) {
  const PlanInputs &inputs = question.inputs;
  const PlanInputs defaults;
  std::string text = shellWord(inputs.modelPath);
  const auto flag = [&](const char *name, const std::string &value,
                        const std::string &usual = {}) {
    if (value != usual)
      text += " " + std::string(name) + " " + shellWord(value);
  };
  const auto size = [&](const char *name, int64_t value) {
    if (value > 0)
      flag(name, std::to_string(value));
  };
  flag("--cluster", inputs.cluster, defaults.cluster);
  flag("--stack", inputs.stack, defaults.stack);
  if (inputs.mode)
    flag("--mode", std::string(name(*inputs.mode)));
  flag("--optimizer", inputs.optimizer, defaults.optimizer);
  for (const auto &[option, names] : {std::pair("--param", &inputs.parameters),
                                      std::pair("--input", &inputs.inputs),
                                      std::pair("--state", &inputs.states)})
    for (const std::string &argument : *names)
      flag(option, argument);
  for (const auto &[symbol, value] : inputs.bindings)
    flag("--bind", symbol + "=" + std::to_string(value));
  flag("--entry", inputs.entry);
  size("--global-batch", inputs.globalBatch);
  size("--seq", inputs.sequence);
  if (inputs.ignoreShardings)
    text += " --ignore-shardings";
  flag("--fix", inputs.fix);
  flag("--forbid", inputs.forbid);
  std::string formats;
  for (const std::string &format : question.search.formats)
    formats += (formats.empty() ? "" : ",") + format;
  flag("--dtypes", formats);
  return text;
}

std::string strategyText(const SearchResult &found, const OpGraph &step) {
  if (!found.strategy.empty())
    return found.strategy;
  const std::vector<std::string> choices =
      describeChoices(step, found.stage.mesh, found.stage.assignment);
  return (found.stage.mesh.axes.empty() ? "one device"
                                        : found.stage.mesh.str()) +
         (choices.empty() ? "" : ": " + choices.front()) +
         (found.format.empty() ? "" : "; " + formatText(found));
}

Expected<std::string> verifiedText(const Plan &plan, const OpGraph &step,
                                   const Target &target) {
  std::string document = serialise(plan, step, target.cluster, target.stack);
  Expected<std::vector<std::string>> wrong =
      verifyPlan(document, step, target.cluster, target.stack);
  if (!wrong)
    return wrong.takeError();
  if (wrong->empty())
    return document;
  Diagnostic error = makeError("claims of a plan that was found do not hold");
  error.notes = std::move(*wrong);
  error.status = Status::Internal;
  return error;
}

/// What a plan that is planned again leaves fixed, its user may not see.
static void noteKept(Diagnostic &error, const PlanQuestion &question) {
  if (!question.previous)
    return;
  const PlanInputs &old = question.previous->plan.inputs;
  const PlanInputs &now = question.inputs;
  for (const auto &[flag, was, is] :
       {std::tuple("--fix", old.givenFix(), now.fix),
        std::tuple("--forbid", old.forbid, now.forbid)})
    if (!is.empty() && was == is)
      error.notes.push_back("as the plan was made with " + std::string(flag) +
                            " " + is + "; " + flag + " \"\" is without");
}

Status reportNoPlan(Diagnostic error, const PlanQuestion &question) {
  const OpGraph &graph = question.graph;
  noteKept(error, question);
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

} // namespace planner::cli
