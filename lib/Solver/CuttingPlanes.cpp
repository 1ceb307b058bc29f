//===- CuttingPlanes.cpp - Where to look for better prices ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "CuttingPlanes.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace planner::solver;

CuttingPlanes::CuttingPlanes(std::vector<int64_t> capacities)
    : capacity(std::move(capacities)) {}

bool CuttingPlanes::add(double cost, const std::vector<int64_t> &usage) {
  Plane plane{cost, std::vector<double>(capacity.size())};
  for (size_t t = 0; t < capacity.size(); ++t)
    plane.slope[t] = (double(usage[t]) - double(capacity[t])) /
                     std::max(double(capacity[t]), 1.0);
  for (const Plane &known : planes)
    if (known.cost == cost && known.slope == plane.slope)
      return false;
  planes.push_back(std::move(plane));
  return true;
}

namespace {

/// Maximises objective.x subject to A x <= b, x >= 0 with b >= 0, by the
/// simplex method from the origin (Bland's rule, so that it ends).
class Simplex {
public:
  Simplex(size_t unknowns, std::vector<double> objective)
      : n(unknowns), goal(std::move(objective)) {}
  void addRow(std::vector<double> row, double right) {
    rows.push_back(std::move(row));
    rhs.push_back(right);
  }
  std::vector<double> solve() {
    size_t m = rows.size();
    for (size_t i = 0; i < m; ++i) {
      rows[i].resize(n + m, 0);
      rows[i][n + i] = 1;
      basis.push_back(n + i);
    }
    goal.resize(n + m, 0);
    for (int step = 0; step < kMostSteps; ++step) {
      size_t enter = 0;
      while (enter < n + m && goal[enter] <= kTiny)
        ++enter;
      if (enter == n + m || !pivotOn(enter))
        break;
    }
    std::vector<double> x(n, 0);
    for (size_t i = 0; i < m; ++i)
      if (basis[i] < n)
        x[basis[i]] = rhs[i];
    return x;
  }

private:
  static constexpr double kTiny = 1e-11;
  static constexpr int kMostSteps = 2000;

  bool pivotOn(size_t enter) {
    size_t leave = rows.size();
    double least = 0;
    for (size_t i = 0; i < rows.size(); ++i) {
      if (rows[i][enter] <= kTiny)
        continue;
      double ratio = rhs[i] / rows[i][enter];
      if (leave == rows.size() || ratio < least ||
          (ratio == least && basis[i] < basis[leave]))
        least = ratio, leave = i;
    }
    if (leave == rows.size())
      return false;
    double pivot = rows[leave][enter];
    for (double &entry : rows[leave])
      entry /= pivot;
    rhs[leave] /= pivot;
    auto reduce = [&](std::vector<double> &row, double &right) {
      double factor = row[enter];
      if (factor == 0)
        return;
      for (size_t j = 0; j < row.size(); ++j)
        row[j] -= factor * rows[leave][j];
      right -= factor * rhs[leave];
    };
    for (size_t i = 0; i < rows.size(); ++i)
      if (i != leave) {
        reduce(rows[i], rhs[i]);
        rhs[i] = std::max(rhs[i], 0.0);
      }
    reduce(goal, value);
    basis[leave] = enter;
    return true;
  }

  size_t n;
  std::vector<double> goal;
  std::vector<std::vector<double>> rows;
  std::vector<double> rhs;
  std::vector<size_t> basis;
  double value = 0;
};

} // namespace

double CuttingPlanes::at(const std::vector<double> &prices) const {
  double least = std::numeric_limits<double>::infinity();
  for (const Plane &plane : planes) {
    double value = plane.cost;
    for (size_t t = 0; t < prices.size(); ++t)
      value += prices[t] * plane.slope[t] * std::max(double(capacity[t]), 1.0);
    least = std::min(least, value);
  }
  return least;
}

CuttingPlanes::Maximum CuttingPlanes::maximise(double worth) const {
  Maximum result;
  result.prices.assign(capacity.size(), 0);
  if (planes.empty())
    return result;
  // A price helps only where a plane exceeds the capacity, and most where it
  // does so most.
  std::vector<size_t> times;
  for (const Plane &plane : planes) {
    auto most = std::max_element(plane.slope.begin(), plane.slope.end());
    auto time = size_t(most - plane.slope.begin());
    if (most != plane.slope.end() && *most > 0 &&
        std::find(times.begin(), times.end(), time) == times.end())
      times.push_back(time);
  }
  // Unknowns: the value above the cheapest plane's cost (it is at least that at
  // prices of 0), then what the capacity of each time is worth; all in units
  // of `worth`.
  double base = planes[0].cost;
  for (const Plane &plane : planes)
    base = std::min(base, plane.cost);
  std::vector<double> objective(times.size() + 1, 0);
  objective[0] = 1;
  Simplex simplex(times.size() + 1, std::move(objective));
  for (const Plane &plane : planes) {
    std::vector<double> row(times.size() + 1);
    row[0] = 1;
    for (size_t i = 0; i < times.size(); ++i)
      row[i + 1] = -plane.slope[times[i]];
    simplex.addRow(std::move(row), (plane.cost - base) / worth);
  }
  for (size_t i = 0; i < times.size(); ++i) {
    std::vector<double> row(times.size() + 1, 0);
    row[i + 1] = 1;
    simplex.addRow(std::move(row), 1);
  }
  std::vector<double> x = simplex.solve();
  result.value = base + x[0] * worth;
  for (size_t i = 0; i < times.size(); ++i) {
    result.prices[times[i]] =
        x[i + 1] * worth / std::max(double(capacity[times[i]]), 1.0);
    result.atLimit |= x[i + 1] > 1 - 1e-9;
  }
  return result;
}
