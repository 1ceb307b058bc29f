//===- Plot.cpp - Points in a picture -------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Plot.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace planner::cli {

namespace {

constexpr double kWidth = 720, kHeight = 440;
constexpr double kLeft = 70, kRight = 150, kTop = 40, kBottom = 55;
/// That people with any colour vision can tell apart (Okabe and Ito).
constexpr std::array<const char *, 7> kColours = {
    "#0072b2", "#d55e00", "#009e73", "#cc79a7",
    "#e69f00", "#56b4e9", "#000000"};

/// Numbers of at most six digits, as C writes them in any locale.
std::string number(double value) {
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "%.6g", value);
  return text.data();
}

std::string escaped(const std::string &text) {
  std::string result;
  for (char c : text)
    if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '&')
      result += "&amp;";
    else if (static_cast<unsigned char>(c) < 0x20)
      result += ' ';
    else
      result += c;
  return result;
}

/// Round steps, at most six of them: 1, 2 or 5 times a power of ten.
struct Axis {
  double most = 1, step = 1;

  explicit Axis(double largest) {
    constexpr int ticks = 6;
    const double wanted = std::max(largest, 1e-12) / ticks;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    step = power;
    for (double factor : {1.0, 2.0, 5.0, 10.0})
      if (power * factor >= wanted) {
        step = power * factor;
        break;
      }
    most = std::ceil(largest / step * (1 + 1e-9)) * step;
  }
};

class Painter {
public:
  explicit Painter(const Plot &p)
      : plot(p), x(largest(&PlotPoint::x)), y(largest(&PlotPoint::y)) {}

  std::string run();

private:
  double largest(double PlotPoint::*member) const {
    double most = 0;
    for (const PlotSeries &series : plot.series)
      for (const PlotPoint &point : series.points)
        most = std::max(most, point.*member);
    return most;
  }
  double atX(double value) const {
    return kLeft + value / x.most * (kWidth - kLeft - kRight);
  }
  double atY(double value) const {
    return kHeight - kBottom - value / y.most * (kHeight - kTop - kBottom);
  }
  void line(double x1, double y1, double x2, double y2, const char *colour) {
    out += "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" +
           number(x2) + "\" y2=\"" + number(y2) + "\" stroke=\"" + colour +
           "\"/>\n";
  }
  void text(double left, double top, const char *anchor,
            const std::string &content, const std::string &more = {}) {
    out += "<text x=\"" + number(left) + "\" y=\"" + number(top) +
           "\" text-anchor=\"" + anchor + "\"" + more + ">" +
           escaped(content) + "</text>\n";
  }
  void axes();
  void draw(const PlotSeries &series, size_t index);

  const Plot &plot;
  const Axis x, y;
  std::string out;
};

void Painter::axes() {
  const double bottom = atY(0), right = atX(x.most);
  for (double value = 0; value <= x.most * (1 + 1e-9); value += x.step) {
    line(atX(value), bottom, atX(value), atY(y.most), "#e0e0e0");
    text(atX(value), bottom + 18, "middle", number(value));
  }
  for (double value = 0; value <= y.most * (1 + 1e-9); value += y.step) {
    line(atX(0), atY(value), right, atY(value), "#e0e0e0");
    text(atX(0) - 8, atY(value) + 4, "end", number(value));
  }
  line(atX(0), bottom, right, bottom, "#404040");
  line(atX(0), bottom, atX(0), atY(y.most), "#404040");
  text((atX(0) + right) / 2, kHeight - 12, "middle", plot.xLabel);
  const double middle = (bottom + atY(y.most)) / 2;
  text(18, middle, "middle", plot.yLabel,
       " transform=\"rotate(-90 18 " + number(middle) + ")\"");
  text(kLeft, 22, "start", plot.title, " font-weight=\"bold\"");
}

/// With as much on the x axis as a point has, and no more, nothing is lower
/// than it.
void Painter::draw(const PlotSeries &series, size_t index) {
  const char *colour = kColours[index % kColours.size()];
  std::vector<PlotPoint> points = series.points;
  std::sort(points.begin(), points.end(),
            [](const PlotPoint &a, const PlotPoint &b) {
              return std::pair(a.x, a.y) < std::pair(b.x, b.y);
            });
  std::string path;
  for (const PlotPoint &point : points)
    path += path.empty()
                ? "M" + number(atX(point.x)) + " " + number(atY(point.y))
                : "H" + number(atX(point.x)) + "V" + number(atY(point.y));
  out += "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour +
         "\" stroke-width=\"1.5\"/>\n";
  for (const PlotPoint &point : points)
    out += "<circle cx=\"" + number(atX(point.x)) + "\" cy=\"" +
           number(atY(point.y)) + "\" r=\"4\" fill=\"" + colour +
           "\"><title>" + escaped(point.title) + "</title></circle>\n";
  const double row = kTop + 12 + 20 * static_cast<double>(index);
  const double left = kWidth - kRight + 20;
  out += "<circle cx=\"" + number(left) + "\" cy=\"" + number(row - 4) +
         "\" r=\"4\" fill=\"" + colour + "\"/>\n";
  text(left + 10, row, "start", series.name);
}

std::string Painter::run() {
  out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(kWidth) +
        "\" height=\"" + number(kHeight) + "\" viewBox=\"0 0 " +
        number(kWidth) + " " + number(kHeight) +
        "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect "
        "width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
  axes();
  for (size_t i = 0; i < plot.series.size(); ++i)
    if (!plot.series[i].points.empty())
      draw(plot.series[i], i);
  return out + "</svg>\n";
}

} // namespace

std::string svgText(const Plot &plot) { return Painter(plot).run(); }

} // namespace planner::cli
