//===- Simulation.h - Events of a pipeline ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SCHEDULE_SIMULATION_H
#define PLANNER_LIB_SCHEDULE_SIMULATION_H

#include "Orders.h"
#include <span>

namespace planner {

/// When a work begins and ends, and when what it sends is there.
struct Event {
  Seconds begin, end, arrives;
};

struct Simulated {
  /// As the orders of the stages.
  std::vector<std::vector<Event>> events;
  /// The stage of each step of the simulation, a work or a pair: no step waits
  /// for a later one.
  std::vector<size_t> steps;
};

Simulated simulateOrders(const PipelineSpec &spec,
                         const std::vector<StageOrder> &orders);

/// The times of the stages, from the first to the last event.
PipelineTime timesOf(const PipelineSpec &spec,
                     const std::vector<StageOrder> &orders,
                     const Simulated &simulated);

/// timesOf() of 1F1B, to the last digit, a tenth as long.
PipelineTime simulateOneForwardOneBackward(const PipelineSpec &spec);

/// StageTime::reduced.
Seconds whenReduced(const PipelineSpec &spec, int64_t stage,
                    const StageOrder &order, const std::vector<Event> &events);

/// The work or the pair that begins there.
inline std::span<const StageWork> worksAt(const StageOrder &order, size_t i) {
  return {&order[i], size_t(order[i].paired ? 2 : 1)};
}

/// Sets `total` and `bubble` from the stages.
void finish(PipelineTime &time);
/// A bound of `total` that is not one of a single stage.
void raiseTotal(PipelineTime &time, Seconds atLeast);

} // namespace planner

#endif // PLANNER_LIB_SCHEDULE_SIMULATION_H
