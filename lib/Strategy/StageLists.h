//===- StageLists.h - Degrees of each stage in a strategy -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_STRATEGY_STAGELISTS_H
#define PLANNER_LIB_STRATEGY_STAGELISTS_H

#include "planner/Strategy/StrategySpec.h"

namespace planner {

using Count = std::optional<int64_t> StrategySpec::*;

/// The keys of a strategy string whose values are said of each stage by itself,
/// while it is read.
class StageLists {
public:
  /// Whether the key may have such a value, and that is one.
  static bool isList(std::string_view key, std::string_view value);
  /// Sets the key's value to that of the first stage.
  Expected<void> add(StrategySpec &spec, std::string_view key,
                     std::string_view value);
  /// All keys are read. What stages have alike is a key as any other.
  Expected<void> finish(StrategySpec &spec) const;

private:
  struct List {
    std::string_view key;
    std::vector<int64_t> values;
  };
  Expected<void> setSamples(StrategySpec &spec) const;

  std::vector<List> lists;
};

} // namespace planner

#endif // PLANNER_LIB_STRATEGY_STAGELISTS_H
