//===- UnitBytes.cpp - Bytes by unit of a model's line --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "UnitBytes.h"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace planner::detail {

UnitBytes::UnitBytes(const StageCuts &cuts, size_t chunk)
    : first(std::floor(cuts.at[chunk])),
      bytes(static_cast<size_t>(
          std::max(1.0, std::ceil(cuts.at[chunk + 1]) - first))) {}

void UnitBytes::add(const LineSpan &span, double amount) {
  const auto last = static_cast<double>(bytes.size());
  const double begin = std::clamp(span.begin - first, 0.0, last - 1);
  const double end = std::clamp(span.end - first, begin, last);
  if (end - begin <= 1) {
    bytes[static_cast<size_t>(begin)] += amount;
    return;
  }
  const double all = span.within(first + begin, first + end);
  for (auto u = static_cast<size_t>(begin);
       u < bytes.size() && static_cast<double>(u) < end; ++u) {
    const double from = first + static_cast<double>(u);
    bytes[u] +=
        amount * span.within(from, std::min(first + end, from + 1)) / all;
  }
}

double UnitBytes::largest() const {
  return *std::max_element(bytes.begin(), bytes.end());
}

double UnitBytes::largestPair() const {
  double most = bytes[0];
  for (size_t u = 1; u < bytes.size(); ++u)
    most = std::max(most, bytes[u - 1] + bytes[u]);
  return most;
}

double UnitBytes::sum() const {
  return std::accumulate(bytes.begin(), bytes.end(), 0.0);
}

} // namespace planner::detail
