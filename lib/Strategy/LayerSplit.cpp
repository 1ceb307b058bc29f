//===- LayerSplit.cpp - Layers of each chunk of a pipeline ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/LayerSplit.h"
#include "planner/Support/Text.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>

namespace planner {

/// More than any model has.
static constexpr int64_t kMostLayers = 1 << 20;

int64_t LayerSplit::total() const {
  return std::accumulate(counts.begin(), counts.end(), int64_t(0));
}

static std::optional<int64_t> countOf(std::string_view text) {
  int64_t value = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 1 ||
      value > kMostLayers)
    return std::nullopt;
  return value;
}

/// "9" or "3x9".
static bool addRun(LayerSplit &split, std::string_view text) {
  const size_t cross = text.find('x');
  const auto times = cross == std::string_view::npos
                         ? std::optional<int64_t>(1)
                         : countOf(text.substr(0, cross));
  const auto layers =
      countOf(text.substr(cross == std::string_view::npos ? 0 : cross + 1));
  if (!times || !layers ||
      static_cast<int64_t>(split.counts.size()) + *times > kMostLayers)
    return false;
  split.counts.insert(split.counts.end(), static_cast<size_t>(*times), *layers);
  return true;
}

Expected<LayerSplit> parseLayerSplit(std::string_view text) {
  LayerSplit split;
  if (text == "even")
    return split;
  if (text == "free") {
    split.isFree = true;
    return split;
  }
  for (std::string_view rest = text;;) {
    const size_t end = std::min(rest.find('/'), rest.size());
    if (!addRun(split, rest.substr(0, end)))
      return makeError("strategy: expected even, free, or the number of layers "
                       "of each chunk for 'layers', got '" +
                           shownText(text) + "'",
                       {}, "as in layers=9/9/9/5, or layers=3x9/5");
    if (end == rest.size())
      return split;
    rest.remove_prefix(end + 1);
  }
}

std::string toString(const LayerSplit &split) {
  if (split.isFree)
    return "free";
  if (split.counts.empty())
    return "even";
  std::string text;
  for (size_t i = 0; i < split.counts.size();) {
    const int64_t layers = split.counts[i];
    size_t end = i;
    while (end < split.counts.size() && split.counts[end] == layers)
      ++end;
    text += text.empty() ? "" : "/";
    if (end - i > 1)
      text += std::to_string(end - i) + "x";
    text += std::to_string(layers);
    i = end;
  }
  return text;
}

} // namespace planner
