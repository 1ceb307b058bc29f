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

/// All communication, hidden or not, by what it serves.
struct CommunicationTotals {
  /// Activations over axes that split operators.
  Seconds tensor;
  /// Over axes that split the sequence; over those that split experts.
  Seconds context, expert;
  /// Gradients and parameters.
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

/// A bound on the step time over the stated space (docs/search.md).
struct Certificate {
  Seconds lowerBound;
  /// (step time - lower bound) / step time.
  double gap = 1;
  double log10SpaceSize = 0;
  bool proven = false;
};

/// Prediction of a plan of one stage from its price.
Prediction predict(const CostModel &model, const ClusterSpec &cluster,
                   const PricedStrategy &priced);

} // namespace planner

#endif // PLANNER_PLAN_PREDICTION_H
