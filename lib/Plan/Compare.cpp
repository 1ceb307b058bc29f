//===- Compare.cpp - Whether one strategy beats another -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Compare.h"

namespace planner {

std::string_view name(Verdict verdict) {
  switch (verdict) {
  case Verdict::Faster:
    return "faster";
  case Verdict::Slower:
    return "slower";
  case Verdict::WithinNoise:
    return "within noise";
  }
  return {};
}

Comparison compareStepTimes(Seconds thisOne, Seconds other,
                            const StackSpec &stack) {
  Comparison result;
  if (thisOne.value > 0)
    result.ratio = other / thisOne;
  result.low = result.ratio / stack.interval.ratio;
  result.high = result.ratio * stack.interval.ratio;
  if (result.low > 1)
    result.verdict = Verdict::Faster;
  if (result.high < 1)
    result.verdict = Verdict::Slower;
  return result;
}

} // namespace planner
