//===- Frontier.cpp - Time against memory and devices ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Frontier.h"
#include "planner/Search/Objective.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace planner {

constexpr double kGiB = 1024.0 * 1024 * 1024;

int64_t bytesOfLimit(double gib) {
  return static_cast<int64_t>(
      std::min(std::ceil(gib * kGiB), static_cast<double>(kSaturated) / 2));
}

std::string limitText(int64_t bytes) {
  const double gib = static_cast<double>(bytes) / kGiB;
  // The third digit, so that the text is what a person would write.
  const double digit = std::pow(10, std::floor(std::log10(gib)) - 2);
  for (double units = std::floor(gib / digit);; units -= 1) {
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.3g", units * digit);
    if (bytesOfLimit(std::strtod(text.data(), nullptr)) <= bytes)
      return text.data();
  }
}

namespace {

class FrontierSearcher {
public:
  FrontierSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
                   const SearchOptions &o)
      : graph(g), cluster(c), stack(s), options(o) {}

  Expected<Frontier> run();

private:
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  Expected<bool> sweep(int64_t devices);
  bool isDominated(const FrontierPoint &point) const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions &options;
  Frontier frontier;
  std::optional<Diagnostic> failure;
};

} // namespace

/// Whether anything fits. What --fix says may be no mesh of fewer devices.
Expected<bool> FrontierSearcher::sweep(int64_t devices) {
  const ClusterSpec own = withDevices(cluster, devices);
  const bool isAll = devices == options.devices;
  int64_t limit = options.memoryLimit;
  for (bool isFirst = true;; isFirst = false) {
    SearchOptions asked = options;
    asked.devices = devices;
    asked.memoryLimit = limit;
    asked.hints = isFirst && isAll;
    Expected<SearchResult> found = jointSearch(graph, own, stack, asked);
    if (!found && found.error().status != Status::NothingFits && isAll)
      return found.takeError();
    if (!found && isFirst && isAll)
      failure = found.takeError();
    if (!found)
      return !isFirst;
    if (isFirst)
      frontier.deviceCounts.push_back(devices);
    const int64_t peak = found->prediction.memory.totalPeak;
    frontier.points.push_back({devices, limit, std::move(*found)});
    if (isCancelled())
      return true;
    const auto next =
        static_cast<int64_t>(static_cast<double>(peak) * (1 - kFrontierStep));
    if (next < 1)
      return true;
    limit = bytesOfLimit(std::strtod(limitText(next).c_str(), nullptr));
  }
}

bool FrontierSearcher::isDominated(const FrontierPoint &point) const {
  const auto rank = [](const FrontierPoint &p) {
    return std::array{p.search.prediction.stepTime.value,
                      static_cast<double>(p.search.prediction.memory.totalPeak),
                      static_cast<double>(p.devices)};
  };
  const auto own = rank(point);
  return std::any_of(frontier.points.begin(), frontier.points.end(),
                     [&](const FrontierPoint &other) {
                       const auto theirs = rank(other);
                       return theirs != own && theirs[0] <= own[0] &&
                              theirs[1] <= own[1] && theirs[2] <= own[2];
                     });
}

/// Halves of the devices, or the next smaller number that may be of use, until
/// nothing fits.
Expected<Frontier> FrontierSearcher::run() {
  int64_t most = options.devices;
  for (int64_t devices : deviceCounts(graph, cluster, options.devices)) {
    if (devices > most || isCancelled())
      continue;
    most = devices / 2;
    Expected<bool> fits = sweep(devices);
    if (!fits)
      return fits.takeError();
    if (!*fits)
      break;
  }
  if (frontier.points.empty())
    return std::move(*failure);
  std::vector<FrontierPoint> kept;
  std::vector<bool> dominated;
  for (const FrontierPoint &point : frontier.points)
    dominated.push_back(isDominated(point));
  for (size_t i = 0; i < dominated.size(); ++i)
    if (!dominated[i])
      kept.push_back(std::move(frontier.points[i]));
  frontier.points = std::move(kept);
  frontier.interrupted = isCancelled();
  return std::move(frontier);
}

Expected<Frontier> searchFrontier(const OpGraph &graph,
                                  const ClusterSpec &cluster,
                                  const StackSpec &stack,
                                  const SearchOptions &options) {
  return FrontierSearcher(graph, cluster, stack, options).run();
}

} // namespace planner
