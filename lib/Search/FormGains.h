//===- FormGains.h - What single choices gain, by form ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_FORMGAINS_H
#define PLANNER_LIB_SEARCH_FORMGAINS_H

#include "PointPricer.h"
#include <algorithm>
#include <map>

namespace planner {

/// How much shorter single choices may make a step: strategies of one form
/// leave alike to them, and there is not the time to ask for those of all.
class FormGains {
public:
  /// How many times as long as after them a step takes at most.
  explicit FormGains(double m) : most(m) {}

  /// What a strategy may take with them, if it gains as much as the best of its
  /// form; the most where none was asked for.
  double expected(double seconds, StageForm form) const {
    const auto known = gains.find(form);
    return seconds / (known == gains.end() ? most : known->second);
  }
  void add(StageForm form, double before, double after) {
    const double gain = before / after;
    const auto [known, isNew] = gains.try_emplace(form, gain);
    known->second = std::max(known->second, gain);
  }

private:
  const double most;
  std::map<StageForm, double> gains;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_FORMGAINS_H
