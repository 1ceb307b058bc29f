//===- Frontier.h - Time against memory and devices -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_FRONTIER_H
#define PLANNER_SEARCH_FRONTIER_H

#include "planner/Search/Search.h"

namespace planner {

/// The fastest plan found on so many devices within so many bytes of each.
struct FrontierPoint {
  int64_t devices = 1;
  /// 0: what a device has.
  int64_t memoryLimit = 0;
  SearchResult search;
};

struct Frontier {
  /// None is as good as another in time, memory and devices, and better in one.
  /// The most devices first, then the most memory.
  std::vector<FrontierPoint> points;
  /// Numbers of devices that were looked at, the most first.
  std::vector<int64_t> deviceCounts;
  bool interrupted = false;
};

/// On all devices, half of them, a quarter, ... (docs/search-objectives.md,
/// "The frontier"): the fastest plan, then the fastest with less memory than
/// that by `kFrontierStep`, and so on until nothing fits. Fails like
/// jointSearch() on all devices where nothing fits at all.
Expected<Frontier> searchFrontier(const OpGraph &graph,
                                  const ClusterSpec &cluster,
                                  const StackSpec &stack,
                                  const SearchOptions &options);

/// Of a point's memory: the next point with as many devices needs less by that
/// much or more.
constexpr double kFrontierStep = 1.0 / 16;

/// In GiB, with three digits, no more than so many bytes; and what
/// `--memory-limit` of that text is.
std::string limitText(int64_t bytes);
int64_t bytesOfLimit(double gib);

} // namespace planner

#endif // PLANNER_SEARCH_FRONTIER_H
