//===- Zoo.cpp - planner zoo [NAME[,key=value...]] ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Zoo/Zoo.h"
#include "Commands.h"
#include "planner/Support/File.h"
#include "planner/Support/Units.h"
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>

namespace planner::cli {

/// 124439808 as "124.4M".
static std::string shortCount(int64_t count) {
  const std::pair<double, const char *> units[] = {
      {1e12, "T"}, {1e9, "B"}, {1e6, "M"}, {1e3, "K"}};
  std::ostringstream text;
  for (auto [size, unit] : units)
    if (static_cast<double>(count) >= size) {
      text << std::fixed << std::setprecision(1)
           << static_cast<double>(count) / size << unit;
      return text.str();
    }
  return std::to_string(count);
}

static Expected<std::string> listPresets() {
  std::ostringstream text;
  text << "Presets\n";
  for (const ZooPreset &preset : zooPresets()) {
    // The same parameters, sooner.
    Expected<int64_t> count = zooParameters(preset.name);
    if (!count)
      return count.takeError();
    text << "  " << std::left << std::setw(16) << preset.name << std::right
         << std::setw(7) << shortCount(*count) << "  " << preset.family
         << (preset.settings.empty() ? "" : ",") << preset.settings << "\n";
  }
  return text.str();
}

static Status listModels() {
  Expected<std::string> presets = listPresets();
  if (!presets)
    return report(presets.error());
  std::cout << *presets << "\nFamilies\n";
  for (const ZooFamily &family : zooFamilies()) {
    std::cout << "  " << std::left << std::setw(16) << family.name
              << family.description << "\n"
              << std::string(18, ' ');
    for (size_t i = 0; i < family.keys.size(); ++i)
      std::cout << (i ? "," : "") << family.keys[i];
    std::cout << "\n";
  }
  std::cout << "\nKeys\n";
  for (const ZooKey &key : zooKeys())
    std::cout << "  " << std::left << std::setw(16) << key.name
              << key.description << "\n";
  return Status::Done;
}

static Status writeModel(const std::string &name, const std::string &output) {
  if (Expected<void> ok = checkWritable(output); !ok)
    return report(ok.error());
  // As it is written elsewhere.
  Expected<std::string> text = zooText(zooName(name).value_or(name));
  if (!text)
    return report(text.error());
  if (Expected<void> ok = writeFileAtomically(output, *text); !ok)
    return report(ok.error());
  return Status::Done;
}

Command addZoo(CLI::App &app) {
  auto name = std::make_shared<std::string>();
  auto output = std::make_shared<std::string>("-");
  CLI::Option *named = app.add_option(
      "NAME", *name, "NAME[,key=value...]: write this model's module");
  app.add_option("-o,--output", *output,
                 "file to write (default: standard output)")
      ->needs(named);
  return [=] {
    return named->count() == 0 ? listModels() : writeModel(*name, *output);
  };
}

} // namespace planner::cli
