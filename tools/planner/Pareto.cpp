//===- Pareto.cpp - planner MODEL --devices N --pareto --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanRuns.h"
#include "Plot.h"
#include "Table.h"
#include "planner/Plan/Summary.h"
#include "planner/Search/Frontier.h"
#include "planner/Support/File.h"
#include <cstdio>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

namespace planner::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *kFormat = "planner-pareto";

/// A point, and what is said of it.
struct ParetoPoint {
  int64_t devices = 1, memoryLimit = 0;
  Prediction prediction;
  double gap = 0;
  bool proven = false;
  /// Dollars of a step, if the devices have a price.
  std::optional<double> cost;
  std::string strategy, command;
};

/// Where the frontier is written.
struct ParetoFiles {
  std::string json, svg;
};

} // namespace

static bool isParetoText(const std::string &text) {
  return text.find(kFormat) != std::string::npos;
}

static ParetoFiles filesOf(const std::string &output) {
  const std::string name = output.empty() ? "pareto" : output;
  for (const char *ending : {".json", ".svg"})
    if (name.ends_with(ending)) {
      const std::string stem =
          name.substr(0, name.size() - std::string(ending).size());
      return {stem + ".json", stem + ".svg"};
    }
  return {name + ".json", name + ".svg"};
}

/// Priced again from its document.
static Expected<ParetoPoint> describePoint(const PlanQuestion &question,
                                           FrontierPoint &point) {
  const Target target = targetOf(question, point.search, point.devices);
  const OpGraph &step = stepOf(question, point.search);
  ParetoPoint described;
  described.devices = point.devices;
  described.memoryLimit = point.memoryLimit;
  described.strategy = strategyText(point.search, step);
  Plan plan = planOf(question, point.search, point.devices);
  plan.inputs.memoryLimit = point.memoryLimit;
  if (Expected<std::string> text = verifiedText(plan, step, target); !text)
    return text.takeError();
  described.prediction = plan.prediction;
  if (target.cluster.pricePerDeviceHour)
    described.cost = objectiveValue(Objective::Cost, plan.prediction,
                                    point.devices, target.cluster);
  described.gap = plan.certificate.gap;
  described.proven = plan.certificate.proven;
  described.command = "--devices " + std::to_string(point.devices);
  if (point.memoryLimit > 0)
    described.command += " --memory-limit " + limitText(point.memoryLimit);
  return described;
}

/// Of the fastest with as many devices.
static std::map<int64_t, double>
fastestOf(const std::vector<ParetoPoint> &points) {
  std::map<int64_t, double> fastest;
  for (const ParetoPoint &point : points) {
    const double seconds = point.prediction.stepTime.value;
    const auto [known, isNew] = fastest.try_emplace(point.devices, seconds);
    known->second = std::min(known->second, seconds);
  }
  return fastest;
}

static void printTable(const std::vector<ParetoPoint> &points,
                       const PlanQuestion &question) {
  const std::map<int64_t, double> fastest = fastestOf(points);
  std::vector<std::vector<std::string>> rows = {{"devices", "memory", "step",
                                                 "slower", "gap", "cost",
                                                 "flags", "strategy"}};
  for (const ParetoPoint &point : points) {
    const double seconds = point.prediction.stepTime.value;
    const double least = fastest.at(point.devices);
    std::array<char, 32> gap;
    std::snprintf(gap.data(), gap.size(), "%.1f%%", point.gap * 100);
    rows.push_back({std::to_string(point.devices),
                    formatBytes(point.prediction.memory.totalPeak),
                    formatSeconds(point.prediction.stepTime),
                    seconds > least ? percentAbove(seconds, least) : "",
                    point.proven ? "0" : gap.data(),
                    point.cost ? valueText(Objective::Cost, *point.cost) : "-",
                    point.command, point.strategy});
  }
  std::cout << tableText(rows);
  std::cout << "each is the plan of: planner " << questionText(question)
            << " FLAGS\n";
}

static std::string documentOf(const std::vector<ParetoPoint> &points,
                              const Frontier &frontier,
                              const PlanQuestion &question) {
  Json document = {{"format", kFormat},
                   {"format_version", 1},
                   {"interrupted", frontier.interrupted},
                   {"model", question.inputs.modelPath},
                   {"cluster", question.inputs.cluster},
                   {"stack", question.inputs.stack},
                   {"devices_given", question.inputs.devices},
                   {"device_counts", frontier.deviceCounts},
                   {"points", Json::array()}};
  for (const ParetoPoint &point : points) {
    const Prediction &p = point.prediction;
    Json entry = {
        {"devices", point.devices},
        {"step_time_s", p.stepTime.value},
        {"memory_bytes", p.memory.totalPeak},
        {"memory_limit_bytes", point.memoryLimit},
        {"gap", point.gap},
        {"proven", point.proven},
        {"strategy", point.strategy},
        {"command", "planner " + questionText(question) + " " + point.command}};
    if (point.cost)
      entry["cost_usd"] = *point.cost;
    document["points"].push_back(std::move(entry));
  }
  return document.dump(2) + "\n";
}

/// Steps in the unit that the longest of them is said in.
static std::string pictureOf(const std::vector<ParetoPoint> &points,
                             const PlanQuestion &question) {
  double longest = 0;
  for (const ParetoPoint &point : points)
    longest = std::max(longest, point.prediction.stepTime.value);
  const auto [unit, scale] = longest >= 1      ? std::pair("s", 1.0)
                             : longest >= 1e-3 ? std::pair("ms", 1e3)
                                               : std::pair("us", 1e6);
  Plot plot;
  plot.title = question.inputs.modelPath + " on " +
               question.target.cluster.name + " (" + kFormat + ")";
  plot.xLabel = "memory of a device, GiB";
  plot.yLabel = "step, " + std::string(unit);
  for (const ParetoPoint &point : points) {
    const std::string name = std::to_string(point.devices) +
                             (point.devices == 1 ? " device" : " devices");
    if (plot.series.empty() || plot.series.back().name != name)
      plot.series.push_back({name, {}});
    plot.series.back().points.push_back(
        {static_cast<double>(point.prediction.memory.totalPeak) / 0x1p30,
         point.prediction.stepTime.value * scale,
         formatSeconds(point.prediction.stepTime) + ", " +
             formatBytes(point.prediction.memory.totalPeak) + ", " +
             point.strategy});
  }
  return svgText(plot);
}

Status runPareto(const CLI::App &app, PlanOptions &options) {
  if (options.output == "-")
    return report(makeError("--pareto writes two files, and a table to "
                            "standard output",
                            {}, "name them with -o FILE.json"));
  const ParetoFiles files = filesOf(options.output);
  for (const std::string &file : {files.json, files.svg})
    if (Expected<void> ok = checkOutput(file, "frontier", isParetoText); !ok)
      return report(ok.error());
  Expected<std::unique_ptr<PlanQuestion>> read = readQuestion(app, options);
  if (!read)
    return report(read.error());
  PlanQuestion &question = **read;
  Expected<Frontier> found =
      searchFrontier(question.graph, question.target.cluster,
                     question.target.stack, question.search);
  question.line.clear();
  if (!found)
    return reportNoPlan(found.takeError(), question);
  question.times.finish("search");
  std::vector<ParetoPoint> points;
  for (FrontierPoint &point : found->points) {
    Expected<ParetoPoint> described = describePoint(question, point);
    if (!described)
      return report(described.error());
    points.push_back(std::move(*described));
  }
  const std::string document = documentOf(points, *found, question);
  if (Expected<void> ok = writeFileAtomically(files.json, document); !ok)
    return report(ok.error());
  if (Expected<void> ok =
          writeFileAtomically(files.svg, pictureOf(points, question));
      !ok)
    return report(ok.error());
  question.times.finish("write");
  if (options.json)
    std::cout << document;
  else if (!options.quiet)
    printTable(points, question);
  if (options.stats)
    question.times.print(std::cerr);
  return interruption().interrupted() ? Status::Interrupted : Status::Done;
}

} // namespace planner::cli
