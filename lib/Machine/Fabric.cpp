//===- Fabric.cpp - Reading collective rate tables ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fabric.h"
#include "Minimise.h"
#include <algorithm>
#include <cmath>

namespace planner {

double RateCurve::logTau(double logBytes) const {
  if (logBytes <= points.front().logBytes)
    return points.front().logTau;
  if (logBytes >= points.back().logBytes)
    return points.back().logTau + (logBytes - points.back().logBytes);
  auto upper = std::upper_bound(points.begin(), points.end(), logBytes,
                                [](double wanted, const Point &point) {
                                  return wanted < point.logBytes;
                                });
  const Point &right = *upper, &left = *(upper - 1);
  double part = (logBytes - left.logBytes) / (right.logBytes - left.logBytes);
  return left.logTau + part * (right.logTau - left.logTau);
}

/// Measured times may fall a little where the bytes grow (a change of protocol,
/// noise): the closest sequence that does not.
static void makeMonotone(std::vector<RateCurve::Point> &points) {
  std::vector<double> times;
  for (const RateCurve::Point &point : points)
    times.push_back(point.logTau);
  makeRising(times);
  for (size_t i = 0; i < points.size(); ++i)
    points[i].logTau = times[i];
}

static void readCurve(JsonReader &reader, FabricRates &rates) {
  unsigned kind = reader.choice("collective",
                                {"all-reduce", "all-gather", "reduce-scatter"});
  RateCurve curve;
  curve.participants = reader.integer("participants", 2, int64_t(1) << 24);
  curve.lanes = reader.integer("lanes", 1, 1 << 16);
  // Rows of payload bytes and busbw (as nccl-tests define it).
  for (const std::vector<double> &row : reader.points("points", 2))
    curve.points.push_back({std::log(row[0] / static_cast<double>(curve.lanes)),
                            std::log(row[0] / row[1])});
  reader.provenance("B -> B/s");
  reader.finish();
  makeMonotone(curve.points);
  if (!curve.points.empty())
    rates.curves[kind].push_back(std::move(curve));
}

FabricRates readFabric(JsonReader &reader) {
  FabricRates rates;
  rates.name = reader.string("name");
  reader.string("description");
  rates.referenceBandwidth =
      reader.quantity("reference_bandwidth", "B/s", Range::Positive);
  rates.launch = reader.quantity("launch", "s", Range::NonNegative);
  rates.hopLatency = reader.quantity("hop_latency", "s", Range::NonNegative);
  rates.messageLatency =
      reader.quantity("message_latency", "s", Range::NonNegative);
  rates.doublingLatency =
      reader.quantity("doubling_latency", "s", Range::NonNegative);
  rates.pointToPointEfficiency =
      reader.quantity("point_to_point_efficiency", "1", Range::Fraction);
  rates.ringEfficiency =
      reader.quantity("ring_efficiency", "1", Range::Fraction);
  rates.inSwitchReduction = reader.boolean("in_switch_reduction");
  for (JsonReader &curve : reader.array("curves", /*mayBeEmpty=*/true))
    readCurve(curve, rates);
  reader.finish();
  for (std::vector<RateCurve> &curves : rates.curves)
    std::sort(curves.begin(), curves.end(),
              [](const RateCurve &a, const RateCurve &b) {
                return std::pair(a.lanes, a.participants) <
                       std::pair(b.lanes, b.participants);
              });
  return rates;
}

Expected<FabricRates> loadFabric(const std::string &name) {
  Expected<JsonDocument> document = embeddedDocument("fabrics", "fabric", name);
  if (!document)
    return document.takeError();
  JsonReader reader(*document);
  FabricRates rates = readFabric(reader);
  if (document->error)
    return *document->error;
  return rates;
}

} // namespace planner
