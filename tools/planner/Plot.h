//===- Plot.h - Points in a picture -----------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_PLOT_H
#define PLANNER_TOOLS_PLANNER_PLOT_H

#include <string>
#include <vector>

namespace planner::cli {

struct PlotPoint {
  double x = 0, y = 0;
  /// What a viewer shows at the point.
  std::string title;
};

/// Points that are joined by steps, from left to right.
struct PlotSeries {
  std::string name;
  std::vector<PlotPoint> points;
};

struct Plot {
  std::string title, xLabel, yLabel;
  std::vector<PlotSeries> series;
};

/// As SVG 1.1, the same bytes for the same plot; axes begin at 0. All values
/// are finite and none is negative.
std::string svgText(const Plot &plot);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_PLOT_H
