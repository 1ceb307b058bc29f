//===- Units.cpp - Quantities for people ----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Units.h"
#include <array>
#include <cstdio>

namespace planner {

static std::string format(double value, const char *unit) {
  std::array<char, 64> text;
  const char *pattern = std::fabs(value) < 9.995   ? "%.2f%s"
                        : std::fabs(value) < 99.95 ? "%.1f%s"
                                                   : "%.0f%s";
  std::snprintf(text.data(), text.size(), pattern, value, unit);
  return text.data();
}

std::string formatBytes(int64_t bytes) {
  static constexpr std::array<const char *, 7> units = {
      " B", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB"};
  double value = static_cast<double>(bytes);
  size_t step = 0;
  for (; std::fabs(value) >= 1024 && step + 1 < units.size(); ++step)
    value /= 1024;
  return step == 0 ? std::to_string(bytes) + units[0]
                   : format(value, units[step]);
}

std::string formatSeconds(Seconds seconds) {
  double value = seconds.value;
  if (std::fabs(value) >= 1 || value == 0)
    return format(value, " s");
  if (std::fabs(value) >= 1e-3)
    return format(value * 1e3, " ms");
  return format(value * 1e6, " us");
}

std::string formatCount(double count) {
  static constexpr std::array<const char *, 8> units = {"",  "k", "M", "G",
                                                        "T", "P", "E", "Z"};
  size_t step = 0;
  for (; std::fabs(count) >= 999.5 && step + 1 < units.size(); ++step)
    count /= 1000;
  if (step == 0 && count == std::floor(count))
    return std::to_string(static_cast<int64_t>(count));
  return format(count, units[step]);
}

} // namespace planner
