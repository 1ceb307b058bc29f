//===- Chords.h - The maximum of a concave function -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A concave function of one number, known at some points. Between two of them
// it lies below the chords that are drawn through the points on either side and
// extended: where these meet highest is where to look next. Where the function
// is made of lines, a few looks find its maximum.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_CHORDS_H
#define PLANNER_SOLVER_CHORDS_H

#include <cstddef>
#include <vector>

namespace planner::solver {

class Chords {
public:
  struct Point {
    double x = 0, y = 0;
  };
  void add(double x, double y);
  /// Where the function may be greatest, and how much it may be there, which is
  /// no less than its maximum over positive x. A first look to either side goes
  /// as far as `step`. There must be a point.
  Point peak(double step) const;

private:
  Point peakBetween(size_t left) const;
  Point peakBeyond(bool right, double step) const;
  /// By ascending x.
  std::vector<Point> points;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_CHORDS_H
