//===- LargeSearch.cpp - Dual and primal side by side ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LargeSearch.h"
#include "planner/Support/Parallel.h"
#include <algorithm>
#include <cmath>

using namespace planner;
using namespace planner::solver;

LargeSearch::LargeSearch(const SearchModel &source, uint64_t seed,
                         unsigned numLanes, unsigned numThreads,
                         const Cancellation *cancellation)
    : model(source), threads(numThreads), cancel(cancellation), bounds(source) {
  numLanes = std::max(numLanes, 2U);
  lanes.reserve(numLanes);
  for (uint64_t lane = 0; lane < numLanes; ++lane)
    lanes.emplace_back(model, seed * numLanes + lane);
}

LargeSearch::LargeSearch(const SearchModel &source, uint64_t seed,
                         const Cancellation *cancellation)
    : model(source), threads(1), cancel(cancellation), bounds(source) {
  lanes.emplace_back(model, seed);
}

void LargeSearch::offer(const std::vector<uint32_t> &choice) {
  for (PrimalSearch &lane : lanes)
    lane.offer(choice);
}

void LargeSearch::setPrices(const std::vector<double> &prices) {
  bounds.setPrices(prices);
  for (PrimalSearch &lane : lanes)
    lane.setPrices(prices);
}

/// With the model's constant, as bounds are.
std::optional<double> LargeSearch::goal() const {
  std::optional<double> cost = target;
  if (lanes[0].feasible() && (!cost || lanes[0].bestCost() < *cost))
    cost = lanes[0].bestCost();
  if (cost)
    *cost += double(model.model.constant);
  return cost;
}

void LargeSearch::keepDecoded() {
  const double gap = bounds.decodedValue() - bounds.bound();
  if (!std::isfinite(gap) || (!decoded.empty() && gap >= decodedGap))
    return;
  decoded = bounds.decoded();
  decodedGap = gap;
}

/// Passes of the dual; what they decode goes to the first lane.
void LargeSearch::raiseBound(int64_t quota) {
  // A pass takes a few times as long per entry as elimination does.
  constexpr int64_t kUnits = 2;
  // Odd, for passes of both directions.
  constexpr unsigned kDecodeEvery = 5;
  for (int64_t done = 0; done < quota && !bounds.converged();
       done += kUnits * bounds.passWork()) {
    if (bounds.passes() > 0 && cancel && cancel->requested())
      return;
    std::optional<double> cost = goal();
    bounds.advance(cost);
    dualWork += kUnits * bounds.passWork();
    keepDecoded();
    if (bounds.decodedFits() || bounds.passes() % kDecodeEvery == 0)
      lanes[0].offer(bounds.decoded());
    if (cost && bounds.best() >= *cost)
      return;
  }
}

void LargeSearch::bound(int64_t quota, bool seek) {
  if (seek && !lanes[0].feasible())
    lanes[0].findFeasible(cancel);
  raiseBound(quota);
  passOn();
  if (std::optional<double> cost = goal(); !cost || bounds.best() < *cost)
    lanes[0].run(dualWork / 2, cancel);
  settle();
}

void LargeSearch::round(int64_t quota, bool bounding) {
  constexpr unsigned kAttempts = 3;
  if (!lanes[0].feasible() && attempts++ < kAttempts)
    lanes[0].findFeasible(cancel);
  exchange();
  parallelFor(threads, lanes.size(), [&](size_t lane) {
    if (lane == 0 && bounding)
      raiseBound(quota);
    else
      lanes[lane].run(quota, cancel);
  });
  exchange();
}

/// The best assignment, to those who have none as good.
void LargeSearch::exchange() {
  auto worse = [](const PrimalSearch &a, const PrimalSearch &b) {
    return b.feasible() && (!a.feasible() || b.bestCost() < a.bestCost());
  };
  const PrimalSearch *best = &lanes.front();
  for (const PrimalSearch &lane : lanes)
    if (worse(*best, lane))
      best = &lane;
  for (PrimalSearch &lane : lanes)
    if (worse(lane, *best))
      lane.offer(best->bestChoice());
  passOn();
}

/// What the dual knows, to those who walk.
void LargeSearch::passOn() {
  for (PrimalSearch &lane : lanes) {
    lane.setPrices(bounds.bestPrices());
    if (!decoded.empty())
      lane.setStart(decoded);
  }
  decoded.clear();
}

void LargeSearch::settle() {
  bounds.returnToPrices();
  for (int i = 0; i < 2; ++i)
    bounds.pass();
  dualWork += 2 * bounds.passWork();
}

int64_t LargeSearch::workDone() const {
  int64_t work = dualWork;
  for (const PrimalSearch &lane : lanes)
    work += lane.workDone();
  return work;
}
