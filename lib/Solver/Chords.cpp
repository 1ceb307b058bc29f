//===- Chords.cpp - The maximum of a concave function ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Chords.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

using namespace planner::solver;

void Chords::add(double x, double y) {
  const auto at = std::lower_bound(
      points.begin(), points.end(), x,
      [](const Point &point, double value) { return point.x < value; });
  if (at != points.end() && at->x == x)
    at->y = std::max(at->y, y);
  else
    points.insert(at, {x, y});
}

static double slopeOf(const Chords::Point &a, const Chords::Point &b) {
  return (b.y - a.y) / (b.x - a.x);
}

/// Between the point and the next one.
Chords::Point Chords::peakBetween(size_t left) const {
  const Point &a = points[left], &b = points[left + 1];
  const bool hasLeft = left > 0, hasRight = left + 2 < points.size();
  const double rise = hasLeft ? slopeOf(points[left - 1], a) : kInfinity;
  const double fall = hasRight ? slopeOf(b, points[left + 2]) : -kInfinity;
  const double middle = (a.x + b.x) / 2;
  if (rise <= 0)
    return a;
  if (fall >= 0)
    return b;
  if (!hasLeft && !hasRight)
    return {middle, kInfinity};
  // One chord alone is highest at the other end, which is known.
  if (!hasLeft)
    return {middle, b.y + fall * (a.x - b.x)};
  if (!hasRight)
    return {middle, a.y + rise * (b.x - a.x)};
  const double x = std::clamp(
      (b.y - a.y + rise * a.x - fall * b.x) / (rise - fall), a.x, b.x);
  return {x, std::max({a.y + rise * (x - a.x), a.y, b.y})};
}

/// Beyond the last point, or before the first one.
Chords::Point Chords::peakBeyond(bool right, double step) const {
  const Point &end = right ? points.back() : points.front();
  if (points.size() == 1)
    return {right ? end.x + step : std::max(end.x - step, end.x / 2),
            kInfinity};
  const Point &inner = right ? points[points.size() - 2] : points[1];
  if (end.y <= inner.y)
    return end;
  const double next = end.x + (end.x - inner.x);
  return {right ? next : std::max(next, end.x / 2), kInfinity};
}

Chords::Point Chords::peak(double step) const {
  Point best = peakBeyond(false, step);
  const auto offer = [&best](const Point &other) {
    if (other.y > best.y)
      best = other;
  };
  offer(peakBeyond(true, step));
  for (size_t i = 0; i + 1 < points.size(); ++i)
    offer(peakBetween(i));
  return best;
}
