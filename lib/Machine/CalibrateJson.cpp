//===- CalibrateJson.cpp - Cluster files as text --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "CalibrateJson.h"
#include <algorithm>
#include <cmath>
#include <cstdio>

namespace planner {

Json quantity(double value, const char *unit, const char *kind,
              const std::string &source, const std::string &date) {
  // More digits than any measurement has.
  char digits[32];
  std::snprintf(digits, sizeof(digits), "%.6g", value);
  return Json{{"value", Json::parse(digits)},
              {"unit", unit},
              {"kind", kind},
              {"source", source},
              {"date", date}};
}

Json attentionJson(const AttentionRate &rate, const std::string &source,
                   const std::string &date) {
  Json points = Json::array();
  for (const SizeCurve::Point &point : rate.rate.points)
    points.push_back({static_cast<int64_t>(point.size), point.value});
  return Json{{"kernel", name(rate.kernel)},
              {"head_dim", rate.headDim},
              {"causal", rate.causal},
              {"pass", rate.backward ? "backward" : "forward"},
              {"unit", "1 -> FLOP/s"},
              {"kind", "measured"},
              {"source", source},
              {"date", date},
              {"points", points}};
}

Json writtenOut(const Json &field, const char *folder) {
  if (!field.is_string())
    return field;
  std::string_view text =
      embeddedText(folder, field.get<std::string>()).value_or("{}");
  Json object = Json::parse(text);
  object.erase("$schema");
  return object;
}

/// The curves of the file on links of `ratio` times the bandwidth of their own:
/// a ratio of the bytes in the same time.
static Json rescaled(Json curve, double ratio) {
  if (ratio == 1)
    return curve;
  for (Json &point : curve["points"])
    point = {point[0].get<double>() * ratio, point[1].get<double>() * ratio};
  curve["kind"] = "fitted";
  curve["source"] =
      curve["source"].get<std::string>() + "; scaled to this level's line rate";
  return curve;
}

static Json curveJson(const MeasuredCurve &measured,
                      const std::string &fabric) {
  Json points = Json::array();
  const double lanes = static_cast<double>(measured.curve.lanes);
  for (const RateCurve::Point &point : measured.curve.points) {
    double bytes = std::max(1.0, std::round(std::exp(point.logBytes) * lanes));
    // Points of several curves may be the same but for rounding.
    if (!points.empty() && bytes <= points.back()[0].get<double>())
      continue;
    points.push_back({bytes, bytes / std::exp(point.logTau)});
  }
  std::string source = "nccl-tests, out of place: " + measured.source;
  if (measured.extended)
    source = "as much slower than the largest measured group as in " + fabric +
             "; " + source;
  if (measured.pooled)
    source += "; times that fall where bytes or participants grow are pooled "
              "to their mean";
  return Json{
      {"collective", name(measured.kind)},
      {"participants", measured.curve.participants},
      {"lanes", measured.curve.lanes},
      {"unit", "B -> B/s"},
      {"kind", measured.pooled || measured.extended ? "fitted" : "measured"},
      {"source", source},
      {"date", measured.date},
      {"points", points}};
}

void writeFabric(Json &level, const LinkLevel &before, const FabricFit &fit) {
  const FabricRates &rates = *before.rates;
  Json fabric = writtenOut(level["fabric"], "fabrics");
  const double ratio = before.bandwidth.value / rates.referenceBandwidth;
  Json curves = Json::array();
  for (const Json &curve : fabric["curves"]) {
    bool measured = false;
    for (const MeasuredCurve &own : fit.curves)
      measured |= curve["collective"] == name(own.kind);
    if (!measured)
      curves.push_back(rescaled(curve, ratio));
  }
  for (const MeasuredCurve &own : fit.curves)
    curves.push_back(curveJson(own, rates.name));
  fabric["curves"] = curves;
  fabric["reference_bandwidth"] = level["bandwidth"];
  auto put = [&](Json &object, const char *key, double was, double value,
                 const char *unit, const std::string &source) {
    if (value != was)
      object[key] = quantity(value, unit, "fitted", source, fit.date);
  };
  const std::string exchange =
      "least squares of log(time), nccl-tests: " +
      (fit.exchangeSource.empty() ? fit.boundSource : fit.exchangeSource);
  const std::string bound =
      "a ring no slower than the gathers of nccl-tests: " +
      (fit.boundSource.empty() ? fit.exchangeSource : fit.boundSource);
  put(fabric, "launch", rates.launch, fit.launch, "s", exchange);
  put(fabric, "hop_latency", rates.hopLatency, fit.hopLatency, "s", bound);
  put(fabric, "message_latency", rates.messageLatency, fit.messageLatency, "s",
      exchange);
  put(fabric, "point_to_point_efficiency", rates.pointToPointEfficiency,
      fit.pointToPointEfficiency, "1", exchange);
  put(fabric, "ring_efficiency", rates.ringEfficiency, fit.ringEfficiency, "1",
      bound);
  put(level, "latency", before.latency.value, fit.latency, "s", exchange);
  level["fabric"] = fabric;
}

/// Whether a value is written on one line.
static bool isFlat(const Json &value) {
  return std::all_of(value.begin(), value.end(), [](const Json &part) {
    return !part.is_structured() ||
           (part.is_array() && part.size() <= 3 &&
            std::none_of(part.begin(), part.end(),
                         [](const Json &p) { return p.is_structured(); }));
  });
}

static void print(const Json &value, size_t indent, std::string &text) {
  if (!value.is_structured()) {
    text += value.dump();
    return;
  }
  const bool flat = isFlat(value) && (value.is_array() || value.size() <= 5);
  const std::string gap = flat ? "" : "\n" + std::string(2 * (indent + 1), ' ');
  text += value.is_array() ? '[' : '{';
  bool first = true;
  for (const auto &item : value.items()) {
    if (!first)
      text += flat ? ", " : ",";
    first = false;
    text += gap;
    if (value.is_object())
      text += Json(item.key()).dump() + ": ";
    print(item.value(), indent + 1, text);
  }
  if (!flat)
    text += "\n" + std::string(2 * indent, ' ');
  text += value.is_array() ? ']' : '}';
}

std::string fileText(const Json &value) {
  std::string text;
  print(value, 0, text);
  return text + "\n";
}

} // namespace planner
