//===- ChordsTest.cpp - The maximum of a concave function -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Solver/Chords.h"
#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace planner::solver;

namespace {

/// The least of some lines.
struct Concave {
  std::vector<std::pair<double, double>> lines;
  double operator()(double x) const {
    double least = std::numeric_limits<double>::infinity();
    for (auto [height, slope] : lines)
      least = std::min(least, height + slope * (x - 1));
    return least;
  }
  /// Where two lines meet.
  double maximum() const {
    double best = (*this)(1);
    for (auto [a, s] : lines)
      for (auto [b, t] : lines)
        if (s != t)
          best = std::max(best, (*this)(1 + (b - a) / (s - t)));
    return best;
  }
};

} // namespace

TEST(Chords, FindsTheKinkOfTwoLines) {
  // 3 + 2 (x - 1) and 2.8 - 6 (x - 1) meet at x = 0.975, at 2.95.
  const Concave roof{{{3, 2}, {2.8, -6}}};
  Chords chords;
  chords.add(1, roof(1));
  double best = roof(1);
  for (int i = 0; i < 6; ++i) {
    const Chords::Point peak = chords.peak(0.1);
    EXPECT_GE(peak.y, 2.95 - 1e-12);
    chords.add(peak.x, roof(peak.x));
    best = std::max(best, roof(peak.x));
  }
  EXPECT_NEAR(best, 2.95, 1e-9);
  EXPECT_NEAR(chords.peak(0.1).y, 2.95, 1e-9);
}

/// What it says of the maximum is never too little, and what it finds comes
/// near.
TEST(Chords, BoundTheMaximum) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> height(0, 0.2), slope(0.1, 10);
  for (int round = 0; round < 500; ++round) {
    Concave function{
        {{height(random), slope(random)}, {height(random), -slope(random)}}};
    for (auto more = random() % 4; more > 0; --more)
      function.lines.emplace_back(height(random),
                                  slope(random) * (random() % 2 ? 1 : -1));
    // Only positive numbers are looked at; the lines meet there.
    const double maximum = function.maximum();
    Chords chords;
    chords.add(1, function(1));
    double best = function(1);
    for (int i = 0; i < 16; ++i) {
      const Chords::Point peak = chords.peak(0.1);
      ASSERT_GT(peak.x, 0);
      ASSERT_GE(peak.y, maximum - 1e-9);
      chords.add(peak.x, function(peak.x));
      best = std::max(best, function(peak.x));
    }
    EXPECT_NEAR(best, maximum, 1e-3);
  }
}
