//===- Prediction.h - What a plan claims about a step -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_PREDICTION_H
#define PLANNER_PLAN_PREDICTION_H

#include "planner/Cost/Evaluate.h"

namespace planner {

/// The six parts of the critical path; they add up to the step time.
struct TimeBreakdown {
  Seconds compute, recompute, optimizer, exposedComm, exposedOffload, bubble;
};

/// All communication, hidden or not, by what it serves. Inside an operator:
/// the class of the factor that is split. Changes of layout: gradients and
/// parameters are `data`; activations go by what their axes mostly split.
struct CommunicationTotals {
  /// Activations where axes split operators.
  Seconds tensor;
  /// Where they split the sequence; where they split experts.
  Seconds context, expert;
  /// Gradients and parameters, and reductions over a split batch.
  Seconds data;
  Seconds pipeline;
};

struct Prediction {
  Seconds stepTime;
  Seconds intervalLow, intervalHigh;
  double tokensPerSecondPerDevice = 0;
  FlopsPerSecond modelFlopsPerDevice, hardwareFlopsPerDevice;
  double mfu = 0, hfu = 0;
  TimeBreakdown breakdown;
  CommunicationTotals communication;
  MemoryReport memory;
  bool fits = false;
};

/// Prices are rounded to integers before they are solved; a bound this close to
/// the step time, relatively, equals it.
constexpr double kIntegerScale = 1e-6;

/// A bound on the step time over the stated space (docs/search.md).
struct Certificate {
  Seconds lowerBound;
  /// (step time - lower bound) / step time; 0 if proven.
  double gap = 1;
  double log10SpaceSize = 0;
  /// No strategy of the space is faster, up to kIntegerScale.
  bool proven = false;
};

/// Fills in what follows from a step time and a bound.
Certificate makeCertificate(Seconds stepTime, Seconds lowerBound,
                            double log10SpaceSize);

/// Prediction of a plan of one stage from its price. `memoryLimit` lowers the
/// usable memory of a device; 0 means no limit but the device's own.
Prediction predict(const CostModel &model, const Assignment &assignment,
                   const PricedStrategy &priced, int64_t memoryLimit = 0);

} // namespace planner

#endif // PLANNER_PLAN_PREDICTION_H
