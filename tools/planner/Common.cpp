//===- Common.cpp - What the subcommands share ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Parts.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Frontier.h"
#include "planner/Support/File.h"
#include "planner/Support/Text.h"
#include "planner/Zoo/Zoo.h"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <limits>
#include <map>
#include <unistd.h>

namespace planner::cli {

static std::string joined(const std::vector<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : ", ") + word;
  return text;
}

Status report(const Diagnostic &diagnostic) {
  std::cerr << diagnostic.render();
  return diagnostic.status;
}

void warn(const std::vector<std::string> &warnings) {
  for (const std::string &warning : warnings)
    std::cerr << "warning: " << warning << "\n";
}

void warnOf(const OpGraph &graph, const PlanInputs &inputs) {
  warn(graph.warnings);
  const bool isAsked =
      inputs.recompute && inputs.recompute->kind == Recompute::Full;
  if (isAsked && graph.mode == Mode::Train && !graph.isTrainStep &&
      graph.recompute.kind != Recompute::Full)
    warn({"recompute=full does nothing: the model repeats no block"});
}

Diagnostic inPlan(Diagnostic error, const std::string &planPath) {
  error.location =
      planPath + (error.location.empty() ? "" : ": " + error.location);
  return error;
}

Diagnostic wrongClaims(const std::string &what, std::vector<std::string> wrong,
                       const std::string &planPath, const PlanInputs &inputs) {
  constexpr size_t most = 20;
  const size_t count = wrong.size();
  Diagnostic error =
      makeError(what + std::to_string(count) +
                    (count == 1 ? " claim does" : " claims do") + " not hold",
                planPath, "plan again with planner " + inputs.modelPath);
  if (count > most) {
    wrong.resize(most);
    wrong.push_back("and " + std::to_string(count - most) + " more");
  }
  error.notes = std::move(wrong);
  return error;
}

Cancellation &interruption() {
  // Signal handlers can reach nothing but statics.
  static Cancellation cancellation;
  return cancellation;
}

Expected<void> checkWritable(const std::string &path) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  if (path == "-")
    return {};
  if (path.empty())
    return makeError("cannot write '': it is no name", {},
                     "name a file with -o");
  if (fs::is_directory(path, ignored))
    return makeError("cannot write '" + path + "': it is a directory", {},
                     "name a file with -o");
  fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, ignored))
    return makeError("cannot write '" + path + "': no directory '" +
                         folder.string() + "'",
                     {}, "name a file in a directory that exists with -o");
  if (!fs::exists(path, ignored) &&
      access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
    return makeError("cannot write '" + path + "': " + std::strerror(errno), {},
                     "name a file in another directory with -o");
  return {};
}

void setDeadline(double seconds) {
  // A deadline far off may not overflow the clock.
  constexpr double kYear = 365.0 * 24 * 3600;
  if (seconds > 0)
    interruption().setDeadline(
        Cancellation::Clock::now() +
        std::chrono::duration_cast<Cancellation::Clock::duration>(
            std::chrono::duration<double>(std::min(seconds, kYear))));
}

void addModelOptions(CLI::App &app, PlanInputs &inputs) {
  app.add_option("MODEL", inputs.modelPath,
                 "model as MLIR text or bytecode; - for standard input; "
                 "zoo:NAME[,key=value...] for a built-in one (planner zoo)")
      ->required();
  static const std::map<std::string, Mode> modes = {{"train", Mode::Train},
                                                    {"prefill", Mode::Prefill},
                                                    {"decode", Mode::Decode}};
  app.add_option_function<std::string>(
         "--mode",
         [&inputs](const std::string &text) { inputs.mode = modes.at(text); },
         "train, prefill or decode (default: inferred from the module)")
      ->check(oneOf(keysOf(modes)));
  app.add_option("--optimizer", inputs.optimizer,
                 "optimizer assumed when the module has none")
      ->check(oneOf({"adam", "adamw", "sgd", "momentum"}))
      ->capture_default_str();
  // One value each, so that MODEL may follow.
  app.add_option("--param", inputs.parameters,
                 "argument that is a trained parameter, by name or number")
      ->allow_extra_args(false);
  app.add_option("--input", inputs.inputs, "argument that is an input")
      ->allow_extra_args(false);
  app.add_option("--state", inputs.states,
                 "argument that is carried from step to step")
      ->allow_extra_args(false);
  app.add_option_function<std::vector<std::string>>(
         "--bind",
         [&inputs](const std::vector<std::string> &texts) {
           for (const std::string &text : texts) {
             auto binding = parseBinding(text);
             if (!binding)
               throw CLI::ValidationError(
                   "--bind: expected NAME=N with N > 0, got '" + text + "'");
             inputs.bindings.push_back(std::move(*binding));
           }
         },
         "NAME=N: size of a dynamic dimension")
      ->allow_extra_args(false)
      ->delimiter(',');
  app.add_option("--entry", inputs.entry,
                 "function to read (default: main, or the only public one)");
  app.add_option("--global-batch", inputs.globalBatch,
                 "batch of the whole step (default: the module's)")
      ->check(integerFrom(1));
  app.add_option("--seq", inputs.sequence,
                 "length of the sequences (default: the module's)")
      ->check(integerFrom(1));
  app.add_flag("--ignore-shardings", inputs.ignoreShardings,
               "drop the module's own sdy shardings");
}

CLI::Validator oneOf(std::vector<std::string> names) {
  std::string either = names.front(), usage = "{" + names.front();
  for (size_t i = 1; i < names.size(); ++i) {
    either += (i + 1 < names.size() ? ", " : " or ") + names[i];
    usage += "," + names[i];
  }
  return CLI::Validator(
      [names = std::move(names), either](const std::string &text) {
        return std::find(names.begin(), names.end(), text) != names.end()
                   ? std::string()
                   : "expected " + either + ", got " + shownText(text);
      },
      usage + "}");
}

CLI::Validator integerFrom(int64_t least, int64_t most) {
  return CLI::Validator(
      [least, most](const std::string &text) -> std::string {
        int64_t value = 0;
        const char *const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, value);
        if (error == std::errc() && stop == end && value >= least &&
            value <= most)
          return {};
        std::string expected = "expected an integer";
        if (most < std::numeric_limits<int64_t>::max())
          expected +=
              " from " + std::to_string(least) + " to " + std::to_string(most);
        else if (least > std::numeric_limits<int64_t>::min())
          expected += " of at least " + std::to_string(least);
        if (error == std::errc::result_out_of_range)
          expected += " that fits 64 bits";
        return expected + ", got " + shownText(text);
      },
      "INTEGER");
}

void addPositiveOption(CLI::App &app, const std::string &name,
                       const std::string &description,
                       std::function<void(double)> set) {
  const CLI::Validator positive(
      [](const std::string &text) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(text, value) && value > 0)
          return {};
        return "expected a number above 0, got " + text;
      },
      "NUMBER > 0");
  app.add_option_function<double>(name, std::move(set), description)
      ->check(positive);
}

void addTargetOptions(CLI::App &app, PlanInputs &inputs) {
  app.add_option("--devices,-n", inputs.devices, "number of devices")
      ->required()
      ->check(integerFrom(std::numeric_limits<int64_t>::min()));
  app.add_option("--cluster", inputs.cluster,
                 "name (see `planner clusters`) or file")
      ->capture_default_str();
  app.add_option("--stack", inputs.stack,
                 "software stack that is priced: " + joined(stackNames()) +
                     ", or a file")
      ->capture_default_str();
  addPositiveOption(
      app, "--memory-limit",
      "GiB that a device may hold (default: what it has)",
      [&inputs](double gib) { inputs.memoryLimit = bytesOfLimit(gib); });
}

std::optional<Diagnostic> notYet(const std::string &word) {
  std::error_code ignored;
  if (std::filesystem::exists(word, ignored))
    return std::nullopt;
  const char *fix = "planner --help lists what there is";
  for (const char *command : {"explain", "compare", "report"})
    if (word == command)
      return makeError("there is no planner " + word + " yet", {}, fix);
  return std::nullopt;
}

double PhaseTimes::secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

void PhaseTimes::finish(const char *phase) {
  phases.emplace_back(phase, secondsSince(start));
  start = Clock::now();
}

void PhaseTimes::noteFirstPlan() {
  if (!firstPlan)
    firstPlan = secondsSince(begun);
}

void PhaseTimes::print(std::ostream &os) const {
  for (const auto &[phase, seconds] : phases)
    os << phase << ": " << formatSeconds(Seconds(seconds)) << "\n";
  if (firstPlan)
    os << "first plan: " << formatSeconds(Seconds(*firstPlan))
       << " from the start\n";
}

ImportOptions importOptions(const PlanInputs &inputs) {
  ImportOptions import;
  import.bindings = inputs.bindings;
  import.ignoreShardings = inputs.ignoreShardings;
  import.entry = inputs.entry;
  return import;
}

/// An argument has one role.
static Expected<void> checkRoles(const PlanInputs &inputs) {
  std::map<std::string, const char *> options;
  for (const auto &[option, names] : {std::pair{"--param", &inputs.parameters},
                                      std::pair{"--input", &inputs.inputs},
                                      std::pair{"--state", &inputs.states}})
    for (const std::string &name : *names)
      if (auto [known, isNew] = options.try_emplace(name, option); !isNew)
        return makeError("'" + shownText(name) + "' is given to " +
                             known->second + " and to " + option,
                         {}, "leave one of them out");
  return {};
}

/// The stack with the kernels of the strategy.
static Expected<StackSpec> stackOf(const PlanInputs &inputs) {
  Expected<StackSpec> stack = loadStack(inputs.stack);
  if (!stack)
    return stack;
  Expected<StrategySpec> spec = parseStrategy(inputs.fix);
  return spec ? withKernels(std::move(*stack), *spec) : stack;
}

static Expected<PrepareOptions> prepareOptions(const PlanInputs &inputs) {
  PrepareOptions prepare;
  prepare.mode = inputs.mode;
  prepare.roles = {inputs.parameters, inputs.inputs, inputs.states};
  prepare.training.optimizer = inputs.optimizer;
  prepare.recompute = inputs.recompute;
  if (Expected<StackSpec> stack = stackOf(inputs); !stack)
    return stack.takeError();
  else
    prepare.attention = stack->attentionForm;
  return prepare;
}

Expected<void> beginModel(OpGraph &graph, const PlanInputs &inputs) {
  if (Expected<void> ok = checkRoles(inputs); !ok)
    return ok;
  if (graph.ops.empty())
    return makeError("the model computes nothing, expected an operator whose "
                     "result it returns",
                     inputs.modelPath,
                     "export the model with what it computes");
  Expected<PrepareOptions> prepare = prepareOptions(inputs);
  return prepare ? beginGraph(graph, *prepare) : prepare.takeError();
}

Expected<void> finishModel(OpGraph &graph, const PlanInputs &inputs) {
  Expected<PrepareOptions> prepare = prepareOptions(inputs);
  if (!prepare)
    return prepare.takeError();
  if (Expected<void> done = finishGraph(graph, *prepare); !done)
    return done;
  for (auto [kind, size] : {std::pair{DimClassKind::Batch, inputs.globalBatch},
                            std::pair{DimClassKind::Sequence, inputs.sequence}})
    if (size > 0)
      if (Expected<void> done = resizeDimClass(graph, kind, size); !done)
        return done;
  return {};
}

Expected<void> prepareModel(OpGraph &graph, const PlanInputs &inputs) {
  if (Expected<void> done = beginModel(graph, inputs); !done)
    return done;
  return finishModel(graph, inputs);
}

/// A plan where a model is expected.
static std::optional<Diagnostic> planForModel(const std::string &path) {
  if (path == "-" || zooName(path))
    return std::nullopt;
  Expected<std::string> text = readFile(path);
  if (!text || !isPlanText(*text))
    return std::nullopt;
  Expected<PlanInputs> inputs = readPlanInputs(*text);
  return makeError("'" + path + "' is a plan, expected a model", {},
                   (inputs ? "its model is " + shownText(inputs->modelPath)
                           : std::string("give the model")));
}

Expected<OpGraph> readGraph(const PlanInputs &inputs) {
  keepMemory();
  if (std::optional<Diagnostic> missing = notYet(inputs.modelPath))
    return std::move(*missing);
  const std::optional<std::string> known = zooName(inputs.modelPath);
  Expected<OpGraph> graph =
      known ? importZoo(*known, importOptions(inputs))
            : importModel(inputs.modelPath, importOptions(inputs));
  if (!graph)
    if (std::optional<Diagnostic> plan = planForModel(inputs.modelPath))
      return std::move(*plan);
  return graph;
}

Expected<OpGraph> loadGraph(const PlanInputs &inputs, PhaseTimes *times) {
  Expected<OpGraph> graph = readGraph(inputs);
  if (!graph)
    return graph;
  if (times)
    times->finish("read");
  if (Expected<void> done = prepareModel(*graph, inputs); !done)
    return done.takeError();
  if (times)
    times->finish("understand");
  return graph;
}

Expected<StrategySpec> readStrategy(PlanInputs &inputs) {
  Expected<StrategySpec> spec = parseStrategy(inputs.fix);
  if (!spec)
    return spec;
  Expected<StrategyBan> ban = parseForbidden(inputs.forbid);
  if (!ban)
    return ban.takeError();
  spec->forbidden = *ban;
  inputs.recompute = spec->recompute();
  const int64_t batch = spec->globalBatch.value_or(inputs.globalBatch);
  if (inputs.globalBatch > 0 && batch != inputs.globalBatch)
    return makeError("gbs=" + std::to_string(batch) + " and --global-batch " +
                         std::to_string(inputs.globalBatch) +
                         " are not the same",
                     {}, "leave one of them out");
  inputs.globalBatch = batch;
  return spec;
}

/// Devices of each part as a plan says.
static Expected<ClusterSpec> loadParts(const PlanInputs &inputs) {
  Expected<ClusterSpec> cluster = loadCluster(inputs.cluster, std::nullopt);
  if (!cluster)
    return cluster;
  const std::vector<int64_t> &ofParts = inputs.partDevices;
  bool isThere = ofParts.size() <= cluster->parts.size();
  int64_t sum = 0;
  for (size_t k = 0; isThere && k < ofParts.size(); ++k) {
    isThere = ofParts[k] <= cluster->parts[k]->devices;
    sum += ofParts[k];
  }
  if (!isThere || sum != inputs.devices)
    return makeError(
        "/inputs/part_devices: expected " + std::to_string(inputs.devices) +
            " devices of the parts of cluster '" + cluster->name + "'",
        {}, "plan again");
  useDevices(*cluster, ofParts);
  return cluster;
}

Expected<Target> loadTarget(const PlanInputs &inputs) {
  Expected<ClusterSpec> cluster =
      inputs.partDevices.empty() ? loadCluster(inputs.cluster, inputs.devices)
                                 : loadParts(inputs);
  if (!cluster)
    return cluster.takeError();
  Expected<StackSpec> stack = stackOf(inputs);
  if (!stack)
    return stack.takeError();
  return Target{std::move(*cluster), std::move(*stack)};
}

Expected<void> priceAgain(Plan &plan, const OpGraph &graph,
                          const Target &target) {
  if (auto ok = checkPlacement(plan, graph, target.cluster, target.stack); !ok)
    return ok.takeError();
  return pricePlan(plan, graph, target.cluster, target.stack);
}

Expected<GivenStrategy> loadStrategy(PlanInputs &inputs) {
  Expected<StrategySpec> spec = readStrategy(inputs);
  if (!spec)
    return spec.takeError();
  // The same strategy means the same in every form of a model.
  if (!inputs.recompute)
    inputs.recompute = Recompute::None;
  Expected<Target> target = loadTarget(inputs);
  if (!target)
    return target.takeError();
  Expected<OpGraph> graph = loadGraph(inputs);
  if (!graph)
    return graph.takeError();
  warnOf(*graph, inputs);
  return GivenStrategy{std::move(*spec), std::move(*target), std::move(*graph)};
}

} // namespace planner::cli
