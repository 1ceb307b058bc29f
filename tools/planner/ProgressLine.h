//===- ProgressLine.h - How far a search is -------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_PROGRESSLINE_H
#define PLANNER_TOOLS_PLANNER_PROGRESSLINE_H

#include "planner/Search/Search.h"
#include <chrono>

namespace planner::cli {

/// One line on standard error that changes while a search goes on; only on a
/// terminal, and not for what takes no time.
class ProgressLine {
public:
  ProgressLine();
  ~ProgressLine() { clear(); }
  void show(const SearchProgress &progress);
  void clear();

private:
  using Clock = std::chrono::steady_clock;
  const bool isTerminal;
  const Clock::time_point start = Clock::now();
  Clock::time_point next;
  bool isShown = false;
};

/// "best 1.51 s, bound 1.49 s, gap 1.3%", as far as it is known.
std::string describe(const SearchProgress &progress);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_PROGRESSLINE_H
