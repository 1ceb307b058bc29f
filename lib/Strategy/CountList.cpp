//===- CountList.cpp - Lists of numbers in a strategy string --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "CountList.h"
#include <algorithm>
#include <charconv>

namespace planner {

/// More than layers of any model.
static constexpr int64_t kMostCounts = 1 << 20;

static std::optional<int64_t> countOf(std::string_view text) {
  int64_t value = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 1 ||
      value > kMostCounts)
    return std::nullopt;
  return value;
}

/// "9" or "3x9".
static bool addRun(std::vector<int64_t> &counts, std::string_view text) {
  const size_t cross = text.find('x');
  const auto times = cross == std::string_view::npos
                         ? std::optional<int64_t>(1)
                         : countOf(text.substr(0, cross));
  const auto count =
      countOf(text.substr(cross == std::string_view::npos ? 0 : cross + 1));
  if (!times || !count ||
      static_cast<int64_t>(counts.size()) + *times > kMostCounts)
    return false;
  counts.insert(counts.end(), static_cast<size_t>(*times), *count);
  return true;
}

std::optional<std::vector<int64_t>> parseCounts(std::string_view text) {
  std::vector<int64_t> counts;
  for (std::string_view rest = text;;) {
    const size_t end = std::min(rest.find('/'), rest.size());
    if (!addRun(counts, rest.substr(0, end)))
      return std::nullopt;
    if (end == rest.size())
      return counts;
    rest.remove_prefix(end + 1);
  }
}

std::string countsText(const std::vector<int64_t> &counts) {
  std::string text;
  for (size_t i = 0; i < counts.size();) {
    size_t end = i;
    while (end < counts.size() && counts[end] == counts[i])
      ++end;
    text += text.empty() ? "" : "/";
    if (end - i > 1)
      text += std::to_string(end - i) + "x";
    text += std::to_string(counts[i]);
    i = end;
  }
  return text;
}

} // namespace planner
