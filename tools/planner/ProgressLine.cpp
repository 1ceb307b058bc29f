//===- ProgressLine.cpp - How far a search is -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"
#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace planner::cli {

using namespace std::chrono_literals;

ProgressLine::ProgressLine()
    : isTerminal(isatty(STDERR_FILENO) != 0), next(start + 500ms) {}

std::string describe(const SearchProgress &progress) {
  const Seconds bound = progress.lowerBound;
  std::string text = progress.best ? "best " + formatSeconds(*progress.best)
                                   : std::string("no plan yet");
  if (bound.value <= 0)
    return text;
  text += ", bound " + formatSeconds(bound);
  if (!progress.best)
    return text;
  char gap[32];
  std::snprintf(gap, sizeof gap, ", gap %.1f%%",
                (1 - bound / *progress.best) * 100);
  return text + gap;
}

void ProgressLine::show(const SearchProgress &progress) {
  const Clock::time_point now = Clock::now();
  if (!isTerminal || now < next)
    return;
  clear();
  const std::chrono::duration<double> seconds = now - start;
  std::cerr << formatSeconds(Seconds(seconds.count())) << ": "
            << describe(progress) << std::flush;
  isShown = true;
  next = now + 100ms;
}

void ProgressLine::clear() {
  if (isShown)
    std::cerr << "\r\033[K" << std::flush;
  isShown = false;
}

} // namespace planner::cli
