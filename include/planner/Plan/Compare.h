//===- Compare.h - Whether one strategy beats another -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Most of what is wrong with a prediction is wrong alike with all strategies
// for the same model on the same machine, so a ratio of two is better known
// than either (docs/accuracy.md, "Ratios").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_COMPARE_H
#define PLANNER_PLAN_COMPARE_H

#include "planner/Machine/Stack.h"
#include "planner/Support/Units.h"
#include <string_view>

namespace planner {

enum class Verdict : uint8_t { Faster, Slower, WithinNoise };
/// "faster", "slower", "within noise".
std::string_view name(Verdict verdict);

struct Comparison {
  /// Predicted: the other's step time over this one's; 1 if neither takes any.
  double ratio = 1;
  /// Where nine of ten measured ratios are.
  double low = 1, high = 1;
  /// Of this one: what holds wherever in the interval the truth is.
  Verdict verdict = Verdict::WithinNoise;
};

/// Of two strategies for one model on one machine, as the stack runs them.
Comparison compareStepTimes(Seconds thisOne, Seconds other,
                            const StackSpec &stack);

} // namespace planner

#endif // PLANNER_PLAN_COMPARE_H
