//===- Minimise.h - The least value of a function ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Small and deterministic: no start values drawn, no stopping by the clock.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_MINIMISE_H
#define PLANNER_LIB_MACHINE_MINIMISE_H

#include <algorithm>
#include <cmath>
#include <vector>

namespace planner {

/// Where `function` is least on [low, high]: on a grid of `points`, then by
/// golden sections around the best of them.
template <typename Function>
double leastOn(double low, double high, unsigned points, unsigned sections,
               Function function) {
  const double step = (high - low) / (points - 1);
  double best = low, least = function(low);
  for (unsigned i = 1; i < points; ++i) {
    double x = low + i * step;
    if (double value = function(x); value < least)
      least = value, best = x;
  }
  const double ratio = (std::sqrt(5.0) - 1) / 2;
  double a = std::max(low, best - step), b = std::min(high, best + step);
  double c = b - ratio * (b - a), d = a + ratio * (b - a);
  double atC = function(c), atD = function(d);
  for (unsigned i = 0; i < sections; ++i) {
    if (atC < atD) {
      b = d, d = c, atD = atC;
      c = b - ratio * (b - a), atC = function(c);
    } else {
      a = c, c = d, atC = atD;
      d = a + ratio * (b - a), atD = function(d);
    }
  }
  for (auto [x, value] : {std::pair(c, atC), std::pair(d, atD)})
    if (value < least)
      least = value, best = x;
  return best;
}

/// Where `function` is least near `start`: steps along one variable at a time,
/// halved when none of them helps.
template <typename Function>
std::vector<double> leastNear(std::vector<double> start, double step,
                              Function function) {
  double least = function(start);
  for (unsigned rounds = 0; rounds < 4000 && step > 1e-7; ++rounds) {
    bool better = false;
    for (double &x : start)
      for (double sign : {1.0, -1.0}) {
        const double before = x;
        x = before + sign * step;
        if (double value = function(start); value < least) {
          least = value, better = true;
          break;
        }
        x = before;
      }
    if (!better)
      step /= 2;
  }
  return start;
}

/// The closest sequence that never falls, by pooling adjacent violators.
inline void makeRising(std::vector<double> &values) {
  struct Pool {
    double sum;
    size_t count;
    double mean() const { return sum / static_cast<double>(count); }
  };
  std::vector<Pool> pools;
  for (double value : values) {
    pools.push_back({value, 1});
    while (pools.size() > 1 &&
           pools.back().mean() < pools[pools.size() - 2].mean()) {
      Pool last = pools.back();
      pools.pop_back();
      pools.back().sum += last.sum;
      pools.back().count += last.count;
    }
  }
  size_t next = 0;
  for (const Pool &pool : pools)
    for (size_t i = 0; i < pool.count; ++i)
      values[next++] = pool.mean();
}

} // namespace planner

#endif // PLANNER_LIB_MACHINE_MINIMISE_H
