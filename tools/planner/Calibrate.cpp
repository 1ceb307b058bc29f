//===- Calibrate.cpp - planner calibrate LOG... -o cluster.json -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Calibrate.h"
#include "Commands.h"
#include "planner/Support/File.h"
#include "planner/Support/Text.h"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>

namespace planner::cli {

namespace {

struct Inputs {
  std::vector<std::string> logs;
  std::string output, cluster, date;
  int64_t hostsPerDomain = 1;
};

std::string thisMonth() {
  const std::chrono::year_month_day today(
      std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
  char text[16];
  std::snprintf(text, sizeof(text), "%04d-%02u", static_cast<int>(today.year()),
                static_cast<unsigned>(today.month()));
  return text;
}

bool isMonth(const std::string &date) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return date.size() == 7 && date[4] == '-' &&
         std::all_of(date.begin(), date.begin() + 4, isDigit) &&
         std::all_of(date.begin() + 5, date.end(), isDigit) &&
         date.substr(5) >= "01" && date.substr(5) <= "12";
}

/// Before anything is read: whether the result can be written, and is no input.
Expected<void> checkOutput(const Inputs &inputs) {
  if (Expected<void> writable = checkWritable(inputs.output); !writable)
    return writable;
  std::error_code ignored;
  for (const std::string &log : inputs.logs)
    if (log == inputs.output ||
        std::filesystem::equivalent(log, inputs.output, ignored))
      return makeError("'" + inputs.output + "' is a log to read", {},
                       "name another file with -o");
  return {};
}

std::string percent(double part) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f%%", part * 100);
  return text;
}

void printTable(std::ostream &os, const Calibration &calibration) {
  size_t wide = 8;
  for (const CalibrationRow &row : calibration.rows)
    wide = std::max(wide, row.what.size());
  const auto columns = [&](const std::string &what, const std::string &rows,
                           const std::string &before, const std::string &worst,
                           const std::string &after,
                           const std::string &worstAfter,
                           const std::string &fitted) {
    os << std::left << std::setw(static_cast<int>(wide)) << what << std::right
       << std::setw(6) << rows << std::setw(9) << before << std::setw(9)
       << worst << std::setw(9) << after << std::setw(9) << worstAfter << "  "
       << (fitted.empty() ? "compared only" : fitted) << "\n";
  };
  os << "error of the predicted times, before (" << calibration.base
     << ") and after\n";
  columns("measured", "rows", "before", "worst", "after", "worst", "fitted");
  for (const CalibrationRow &row : calibration.rows)
    columns(row.what, std::to_string(row.after.rows), percent(row.before.mean),
            percent(row.before.worst), percent(row.after.mean),
            percent(row.after.worst), row.fitted);
}

Status run(const Inputs &inputs) {
  if (!inputs.date.empty() && !isMonth(inputs.date))
    return report(
        makeError("--date: expected YYYY-MM, got " + shownText(inputs.date)));
  if (Expected<void> possible = checkOutput(inputs); !possible)
    return report(possible.error());
  std::vector<LogFile> logs;
  for (const std::string &path : inputs.logs) {
    Expected<std::string> text = readFile(path);
    if (!text)
      return report(text.error());
    logs.push_back({path, std::move(*text)});
  }
  CalibrationOptions options;
  if (!inputs.cluster.empty())
    options.base = inputs.cluster;
  options.date = inputs.date.empty() ? thisMonth() : inputs.date;
  options.hostsPerDomain = inputs.hostsPerDomain;
  Expected<Calibration> calibration = calibrate(logs, options);
  if (!calibration)
    return report(calibration.error());
  warn(calibration->warnings);
  if (Expected<void> written =
          writeFileAtomically(inputs.output, calibration->clusterJson);
      !written)
    return report(written.error());
  const bool piped = inputs.output == "-";
  std::ostream &os = piped ? std::cerr : std::cout;
  printTable(os, *calibration);
  if (!piped)
    os << "wrote " << inputs.output << "; use it with --cluster "
       << (inputs.output.find('/') == std::string::npos &&
                   !inputs.output.ends_with(".json")
               ? "./"
               : "")
       << inputs.output << "\n";
  return Status::Done;
}

} // namespace

Command addCalibrate(CLI::App &app) {
  auto inputs = std::make_shared<Inputs>();
  app.add_option("LOG", inputs->logs,
                 "logs of bench/device and nccl-tests, tables of matrix "
                 "products")
      ->required();
  app.add_option("-o,--output", inputs->output,
                 "cluster file to write; - for standard output")
      ->required();
  app.add_option("--cluster", inputs->cluster,
                 "cluster to start from, by name or file (default: that of the "
                 "device the logs name)");
  app.add_option("--date", inputs->date,
                 "YYYY-MM of logs that do not say (default: this month)");
  app.add_option("--hosts-per-domain", inputs->hostsPerDomain,
                 "hosts that share the inner links, as in a rack of NVLink")
      ->check(integerFrom(1))
      ->capture_default_str();
  return [inputs] { return run(*inputs); };
}

} // namespace planner::cli
