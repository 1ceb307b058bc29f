//===- CuttingPlanes.h - Where to look for better prices --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The bound as a function of the prices is concave, and every assignment that
// is allowed, of cost c and usage u, lies above it: bound(p) <= c + p.(u -
// capacity). The least of these planes is a model of the bound; its maximum is
// where to look next, and no bound exceeds it.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_CUTTINGPLANES_H
#define PLANNER_SOLVER_CUTTINGPLANES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace planner::solver {

class CuttingPlanes {
public:
  explicit CuttingPlanes(std::vector<int64_t> capacities);

  /// `usage` by time. False if the plane is known.
  bool add(double cost, const std::vector<int64_t> &usage);
  std::size_t size() const { return planes.size(); }

  /// The model's value there; infinite without planes.
  double at(const std::vector<double> &prices) const;

  struct Maximum {
    double value = 0;
    /// Per time.
    std::vector<double> prices;
    /// Whether a price lies at its limit.
    bool atLimit = false;
  };
  /// The maximum of the model over prices at which the whole capacity of a time
  /// costs at most `worth`.
  Maximum maximise(double worth) const;

private:
  struct Plane {
    double cost;
    /// (usage - capacity) / capacity, by time.
    std::vector<double> slope;
  };
  std::vector<int64_t> capacity;
  std::vector<Plane> planes;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_CUTTINGPLANES_H
