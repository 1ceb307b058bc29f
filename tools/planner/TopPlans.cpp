//===- TopPlans.cpp - planner MODEL --devices N --top K -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanRuns.h"
#include "Table.h"
#include "planner/Plan/Summary.h"
#include "planner/Search/Top.h"
#include "planner/Support/File.h"
#include <iostream>
#include <nlohmann/json.hpp>

namespace planner::cli {

/// "plan.json" for the first, "plan-2.json" for the second.
static std::string fileOf(const std::string &output, size_t rank) {
  if (rank == 1)
    return output;
  const size_t slash = output.find_last_of('/');
  const size_t dot = output.find_last_of('.');
  const bool hasEnding =
      dot != std::string::npos && (slash == std::string::npos || dot > slash);
  const std::string stem = output.substr(0, hasEnding ? dot : output.size());
  return stem + "-" + std::to_string(rank) + output.substr(stem.size());
}

namespace {

/// A plan that was written.
struct WrittenPlan {
  Plan plan;
  std::string file, strategy;
  /// As `evaluate --json` prints it.
  std::string prediction;
};

} // namespace

static Expected<WrittenPlan> writePlan(const PlanQuestion &question,
                                       SearchResult &found,
                                       const std::string &file) {
  const Target target = targetOf(question, found, question.inputs.devices);
  const OpGraph &step = stepOf(question, found);
  WrittenPlan written;
  written.file = file;
  written.strategy = strategyText(found, step);
  written.plan = planOf(question, found, question.inputs.devices);
  Expected<std::string> document = verifiedText(written.plan, step, target);
  if (!document)
    return document.takeError();
  if (Expected<void> ok = writeFileAtomically(file, *document); !ok)
    return ok.takeError();
  written.prediction = serialisePrediction(written.plan, step, target.cluster,
                                           target.stack, true);
  return written;
}

static void printTable(const std::vector<WrittenPlan> &plans,
                       const TopPlans &top, size_t wanted,
                       const StackSpec &stack) {
  const double fastest = plans.front().plan.prediction.stepTime.value;
  std::vector<std::vector<std::string>> rows = {
      {"", "step", "slower", "memory", "file", "strategy"}};
  for (size_t i = 0; i < plans.size(); ++i) {
    const Prediction &prediction = plans[i].plan.prediction;
    rows.push_back(
        {std::to_string(i + 1), formatSeconds(prediction.stepTime),
         i == 0 ? "" : percentAbove(prediction.stepTime.value, fastest),
         formatBytes(prediction.memory.totalPeak), plans[i].file,
         plans[i].strategy});
  }
  std::cout << tableText(rows);
  if (top.othersBound)
    std::cout << "no plan of another kind"
              << equalMeshesOnly(plans.front().plan.certificate, stack)
              << " is faster than " << formatSeconds(*top.othersBound) << "\n";
  else
    std::cout << "no plan of another kind fits"
              << (plans.size() < wanted ? ": these are all" : "") << "\n";
}

static void printJson(const std::vector<WrittenPlan> &plans,
                      const TopPlans &top) {
  nlohmann::ordered_json document = {{"plans", nlohmann::ordered_json::array()},
                                     {"others_lower_bound_s", nullptr}};
  for (const WrittenPlan &plan : plans)
    document["plans"].push_back(
        {{"file", plan.file},
         {"strategy", plan.strategy},
         {"prediction", nlohmann::ordered_json::parse(plan.prediction)}});
  if (top.othersBound)
    document["others_lower_bound_s"] = top.othersBound->value;
  std::cout << document.dump() << "\n";
}

Status runTop(const CLI::App &app, PlanOptions &options) {
  const std::string output =
      options.output.empty() ? "plan.json" : options.output;
  if (output == "-")
    return report(makeError("--top: several plans are several files", {},
                            "name the first of them with -o FILE"));
  for (size_t rank = 1; rank <= options.top; ++rank)
    if (Expected<void> ok =
            checkOutput(fileOf(output, rank), "plan", isPlanText);
        !ok)
      return report(ok.error());
  Expected<std::unique_ptr<PlanQuestion>> read = readQuestion(app, options);
  if (!read)
    return report(read.error());
  PlanQuestion &question = **read;
  const auto &[cluster, stack] = question.target;
  Expected<TopPlans> top =
      searchTop(question.graph, cluster, stack, question.search, options.top);
  question.line.clear();
  if (!top)
    return reportNoPlan(top.takeError(), question);
  question.times.finish("search");
  std::vector<WrittenPlan> plans;
  for (SearchResult &found : top->plans) {
    warn(found.warnings);
    Expected<WrittenPlan> written =
        writePlan(question, found, fileOf(output, plans.size() + 1));
    if (!written)
      return report(written.error());
    plans.push_back(std::move(*written));
  }
  question.times.finish("write");
  if (options.json)
    printJson(plans, *top);
  else if (!options.quiet)
    printTable(plans, *top, options.top, stack);
  if (options.stats)
    question.times.print(std::cerr);
  return interruption().interrupted() ? Status::Interrupted : Status::Done;
}

} // namespace planner::cli
