//===- FitFabric.cpp - Rates of collectives from times --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FitFabric.h"
#include "Minimise.h"
#include <map>
#include <set>
#include <span>

namespace planner {

std::string PlacedRun::str() const {
  std::string text(name(run.collective));
  text += ", ";
  bool first = true;
  for (size_t i = level + 1; i-- > 0;) {
    if (group.perLevel[i] == 1 && i != level)
      continue;
    text += (first ? "" : " x ") + std::to_string(group.perLevel[i]);
    first = false;
  }
  // One rank of each node is another group than the ranks of one node.
  if (level > 0 && lanes() == 1)
    text += " x 1";
  return text + " ranks";
}

bool FabricFit::has(CollectiveKind kind) const {
  return std::any_of(
      curves.begin(), curves.end(),
      [&](const MeasuredCurve &curve) { return curve.kind == kind; });
}

namespace {

bool isRing(CollectiveKind kind) {
  return kind == CollectiveKind::AllGather ||
         kind == CollectiveKind::ReduceScatter;
}

/// time / tau of a collective.
double timePerTau(CollectiveKind kind, double n) {
  return (n - 1) / n * (kind == CollectiveKind::AllReduce ? 2 : 1);
}

void addSource(std::string &sources, const std::string &source) {
  if (sources.find(source) == std::string::npos)
    sources += (sources.empty() ? "" : ", ") + source;
}

double size(const RateCurve &curve) {
  return static_cast<double>(curve.participants * curve.lanes);
}

/// Curves of one collective and number of lanes, by participants. Interpolated
/// between two numbers of participants in the logarithm, the time rises with
/// them iff log tau falls by no more than (n - 1) / n rises; that is slowest at
/// the larger of the two.
double leastSlope(const RateCurve &a, const RateCurve &b) {
  return std::log(size(b) / size(a)) / (size(b) - 1);
}

/// Pools what contradicts: a group that is faster than a smaller one. Where
/// nothing does, the curves stay as they were measured.
void poolGroups(std::span<MeasuredCurve> curves) {
  std::set<double> grid;
  for (const MeasuredCurve &measured : curves)
    for (const RateCurve::Point &point : measured.curve.points)
      grid.insert(point.logBytes);
  // log tau, plus what it may fall from curve to curve: rising in both
  // directions.
  std::vector<std::vector<double>> rows;
  double allowed = 0;
  for (size_t i = 0; i < curves.size(); ++i) {
    if (i > 0)
      allowed += leastSlope(curves[i - 1].curve, curves[i].curve);
    rows.emplace_back();
    for (double logBytes : grid)
      rows.back().push_back(curves[i].curve.logTau(logBytes) + allowed);
  }
  auto column = [&](size_t x) {
    std::vector<double> values;
    for (const std::vector<double> &row : rows)
      values.push_back(row[x]);
    return values;
  };
  auto contradicts = [&] {
    for (size_t x = 0; x < grid.size(); ++x)
      if (std::vector<double> values = column(x);
          !std::is_sorted(values.begin(), values.end()))
        return true;
    return false;
  };
  if (!contradicts())
    return;
  for (int round = 0; round < 50; ++round) {
    for (size_t x = 0; x < grid.size(); ++x) {
      std::vector<double> values = column(x);
      makeRising(values);
      for (size_t i = 0; i < rows.size(); ++i)
        rows[i][x] = values[i];
    }
    for (std::vector<double> &row : rows)
      makeRising(row);
  }
  // What is left is rounding.
  for (size_t i = 0; i < rows.size(); ++i)
    for (size_t x = 0; x < grid.size(); ++x) {
      if (i > 0)
        rows[i][x] = std::max(rows[i][x], rows[i - 1][x]);
      if (x > 0)
        rows[i][x] = std::max(rows[i][x], rows[i][x - 1]);
    }
  allowed = 0;
  for (size_t i = 0; i < curves.size(); ++i) {
    if (i > 0)
      allowed += leastSlope(curves[i - 1].curve, curves[i].curve);
    std::vector<RateCurve::Point> points;
    size_t x = 0;
    for (double logBytes : grid)
      points.push_back({logBytes, rows[i][x++] - allowed});
    for (const RateCurve::Point &before : curves[i].curve.points)
      for (const RateCurve::Point &after : points)
        if (before.logBytes == after.logBytes &&
            std::abs(before.logTau - after.logTau) > 1e-9)
          curves[i].pooled = true;
    curves[i].curve.points = std::move(points);
  }
}

/// log tau of a fabric's curves of one number of lanes, by participants.
double logTauOf(const std::vector<const RateCurve *> &curves, double logBytes,
                double participants) {
  auto count = [](const RateCurve *curve) {
    return static_cast<double>(curve->participants);
  };
  if (participants <= count(curves.front()))
    return curves.front()->logTau(logBytes);
  size_t right = 1;
  while (right < curves.size() && count(curves[right]) < participants)
    ++right;
  if (right == curves.size())
    return curves.back()->logTau(logBytes);
  const RateCurve *a = curves[right - 1], *b = curves[right];
  double part =
      std::log(participants / count(a)) / std::log(count(b) / count(a));
  double left = a->logTau(logBytes);
  return left + part * (b->logTau(logBytes) - left);
}

/// What the fabric's own curves say of groups larger than the largest measured
/// one, in proportion to that.
std::vector<MeasuredCurve> extensionOf(const MeasuredCurve &largest,
                                       const LinkLevel &level) {
  std::vector<const RateCurve *> own;
  for (const RateCurve &curve :
       level.rates->curves[static_cast<unsigned>(largest.kind)])
    if (curve.lanes == largest.curve.lanes)
      own.push_back(&curve);
  const double logRatio =
      std::log(level.bandwidth.value / level.rates->referenceBandwidth);
  std::vector<MeasuredCurve> extension;
  for (const RateCurve *curve : own) {
    if (curve->participants <= largest.curve.participants)
      continue;
    MeasuredCurve longer = largest;
    longer.extended = true;
    longer.curve.participants = curve->participants;
    longer.curve.points.clear();
    std::vector<double> taus;
    for (const RateCurve::Point &point : curve->points)
      taus.push_back(point.logTau -
                     logTauOf(own, point.logBytes,
                              static_cast<double>(largest.curve.participants)) +
                     largest.curve.logTau(point.logBytes + logRatio));
    makeRising(taus);
    for (size_t i = 0; i < taus.size(); ++i)
      longer.curve.points.push_back(
          {curve->points[i].logBytes + logRatio, taus[i]});
    extension.push_back(std::move(longer));
  }
  return extension;
}

/// Several runs of one collective and group give one curve.
std::vector<MeasuredCurve> curvesOf(const std::vector<const PlacedRun *> &runs,
                                    const LinkLevel &level) {
  struct Key {
    CollectiveKind kind;
    int64_t lanes, participants;
    auto operator<=>(const Key &) const = default;
  };
  struct Samples {
    /// By bytes: sum of logarithms of seconds, and how many.
    std::map<double, std::pair<double, double>> byBytes;
    std::string source, date;
  };
  std::map<Key, Samples> groups;
  for (const PlacedRun *run : runs) {
    CollectiveKind kind = run->run.collective;
    if (kind != CollectiveKind::AllReduce && !isRing(kind))
      continue;
    Samples &samples = groups[{kind, run->lanes(), run->participants()}];
    addSource(samples.source, run->source);
    samples.date = std::max(samples.date, run->date);
    for (const NcclRun::Point &point : run->run.points) {
      auto &[sum, count] = samples.byBytes[point.bytes];
      sum += std::log(point.seconds);
      count += 1;
    }
  }
  std::vector<MeasuredCurve> curves;
  for (auto &[key, samples] : groups) {
    MeasuredCurve measured{key.kind, {}, samples.source, samples.date, false};
    measured.curve.participants = key.participants;
    measured.curve.lanes = key.lanes;
    const double logFactor =
        std::log(timePerTau(key.kind, size(measured.curve)));
    std::vector<double> taus;
    for (const auto &[bytes, logs] : samples.byBytes)
      taus.push_back(logs.first / logs.second - logFactor);
    std::vector<double> rising = taus;
    makeRising(rising);
    size_t i = 0;
    for (const auto &[bytes, logs] : samples.byBytes) {
      measured.pooled |= std::abs(taus[i] - rising[i]) > 1e-9;
      measured.curve.points.push_back(
          {std::log(bytes / static_cast<double>(key.lanes)), rising[i++]});
    }
    curves.push_back(std::move(measured));
  }
  // The map has them by collective, lanes, participants.
  std::vector<MeasuredCurve> result;
  for (size_t begin = 0, end = 0; begin < curves.size(); begin = end) {
    while (end < curves.size() && curves[end].kind == curves[begin].kind &&
           curves[end].curve.lanes == curves[begin].curve.lanes)
      ++end;
    std::vector<MeasuredCurve> family(
        curves.begin() + static_cast<ptrdiff_t>(begin),
        curves.begin() + static_cast<ptrdiff_t>(end));
    for (MeasuredCurve &longer : extensionOf(family.back(), level))
      family.push_back(std::move(longer));
    bool mayFall = level.rates->inSwitchReduction &&
                   family[0].kind == CollectiveKind::AllReduce;
    if (!mayFall)
      poolGroups(family);
    result.insert(result.end(), family.begin(), family.end());
  }
  return result;
}

/// Fits the formulas of an all-to-all and of a message between neighbours.
void fitExchange(const ClusterSpec &cluster, size_t level,
                 const std::vector<const PlacedRun *> &runs,
                 std::vector<FabricFit> &fits) {
  FabricFit &fit = fits[level];
  struct Row {
    bool exchange;
    /// Messages to peers on this level, and the time of those inside.
    double messages, inside;
    double bytes, seconds;
  };
  std::vector<Row> rows;
  double shortestExchange = std::numeric_limits<double>::infinity();
  double shortestMessage = shortestExchange;
  for (const PlacedRun *run : runs) {
    const bool exchange = run->run.collective == CollectiveKind::AllToAll;
    if (!exchange && run->run.collective != CollectiveKind::Permute)
      continue;
    addSource(fit.exchangeSource, run->source);
    fit.date = std::max(fit.date, run->date);
    double n = static_cast<double>(run->group.size());
    double lanes = static_cast<double>(run->lanes());
    double inside = 0, below = 1;
    for (size_t i = 0; i < level; ++i) {
      double count = below * static_cast<double>(run->group.perLevel[i]);
      inside += (count - below) * fits[i].messageLatency;
      below = count;
    }
    for (const NcclRun::Point &point : run->run.points) {
      rows.push_back({exchange, n - lanes, inside,
                      exchange ? (n - lanes) / n * point.bytes : point.bytes,
                      point.seconds});
      double &shortest = exchange ? shortestExchange : shortestMessage;
      shortest = std::min(shortest, point.seconds);
    }
  }
  if (rows.empty())
    return;
  // What starts a collective cannot take longer than a whole one.
  fit.launch =
      std::min({fit.launch, 0.9 * shortestExchange, 0.9 * shortestMessage});
  const double bandwidth = cluster.levels[level].bandwidth.value;
  const double launch = fit.launch;
  auto squares = [&](const std::vector<double> &logs) {
    double sum = 0;
    for (const Row &row : rows) {
      double start =
          row.exchange ? launch + row.inside + row.messages * std::exp(logs[2])
                       : std::exp(logs[1]);
      double model = start + row.bytes / (bandwidth * std::exp(logs[0]));
      double ratio = std::log(model / row.seconds);
      sum += ratio * ratio;
    }
    return sum;
  };
  double rate = 0;
  for (const Row &row : rows)
    rate = std::max(rate, row.bytes / row.seconds);
  double start =
      std::isfinite(shortestMessage) ? shortestMessage : launch + fit.latency;
  std::vector<double> best =
      leastNear({std::log(std::min(1.0, rate / bandwidth)), std::log(start),
                 std::log(std::max(fit.messageLatency, 1e-9))},
                0.5, squares);
  fit.pointToPointEfficiency = std::min(1.0, std::exp(best[0]));
  if (std::isfinite(shortestMessage)) {
    fit.launch = std::min(fit.launch, std::exp(best[1]));
    fit.latency = std::exp(best[1]) - fit.launch;
    // A ring through several levels waits for the slowest of its messages.
    for (size_t i = 0; i < level; ++i) {
      double inner = fits[i].launch + fits[i].latency;
      if (double most = std::exp(best[1]); inner > most) {
        fits[i].launch *= most / inner;
        fits[i].latency *= most / inner;
        fits[i].exchangeSource = fit.exchangeSource;
        fits[i].date = std::max(fits[i].date, fit.date);
        fits[i].used = true;
      }
    }
  }
  if (std::isfinite(shortestExchange))
    fit.messageLatency = std::exp(best[2]);
}

/// No gather or scatter is faster than its ring: where one was measured to be,
/// the ring's constants are less than they were taken for.
void boundRing(const ClusterSpec &cluster, size_t level,
               const std::vector<const PlacedRun *> &runs,
               std::vector<FabricFit> &fits) {
  FabricFit &fit = fits[level];
  const double bandwidth = cluster.levels[level].bandwidth.value;
  struct Row {
    double bytes, seconds, participants, innerHops;
  };
  std::vector<Row> rows;
  const FabricFit before = fit;
  for (const PlacedRun *run : runs) {
    if (!isRing(run->run.collective))
      continue;
    double hops = 0, outside = static_cast<double>(run->participants());
    for (size_t i = level; i-- > 0;) {
      double here = static_cast<double>(run->group.perLevel[i]);
      hops += outside * (here - 1) * fits[i].hopLatency;
      outside *= here;
    }
    // The curve of this run, which may have been pooled.
    for (const MeasuredCurve &measured : fit.curves) {
      if (measured.kind != run->run.collective ||
          measured.curve.lanes != run->lanes() ||
          measured.curve.participants != run->participants())
        continue;
      double n = size(measured.curve);
      for (const RateCurve::Point &point : measured.curve.points)
        rows.push_back({(n - 1) / n * std::exp(point.logBytes),
                        (n - 1) / n * std::exp(point.logTau),
                        static_cast<double>(run->participants()), hops});
    }
    addSource(fit.boundSource, run->source);
  }
  for (const Row &row : rows)
    fit.ringEfficiency = std::clamp(1.02 * row.bytes / row.seconds / bandwidth,
                                    fit.ringEfficiency, 1.0);
  double shrink = 1;
  for (const Row &row : rows) {
    double left = row.seconds - row.bytes / (bandwidth * fit.ringEfficiency);
    double steps = row.participants - 1;
    fit.hopLatency = std::clamp((left - fit.launch - row.innerHops) / steps,
                                0.0, fit.hopLatency);
    if (fit.launch + row.innerHops > 0)
      shrink = std::clamp(left / (fit.launch + row.innerHops), 0.0, shrink);
  }
  if (shrink < 1) {
    fit.launch *= shrink;
    // A message still takes what was measured.
    if (!fit.exchangeSource.empty())
      fit.latency += before.launch - fit.launch;
    for (size_t i = 0; i < level; ++i) {
      fits[i].hopLatency *= shrink;
      fits[i].boundSource = fit.boundSource;
      fits[i].date = std::max(fits[i].date, fit.date);
      fits[i].used = true;
    }
  }
  if (fit.launch == before.launch && fit.hopLatency == before.hopLatency &&
      fit.ringEfficiency == before.ringEfficiency)
    fit.boundSource.clear();
}

} // namespace

std::vector<FabricFit> fitFabrics(const ClusterSpec &cluster,
                                  const std::vector<PlacedRun> &runs) {
  std::vector<FabricFit> fits;
  for (const LinkLevel &level : cluster.levels) {
    FabricFit fit;
    fit.launch = level.rates->launch;
    fit.hopLatency = level.rates->hopLatency;
    fit.messageLatency = level.rates->messageLatency;
    fit.pointToPointEfficiency = level.rates->pointToPointEfficiency;
    fit.ringEfficiency = level.rates->ringEfficiency;
    fit.latency = level.latency.value;
    fits.push_back(std::move(fit));
  }
  // Inner levels first: what they cost is part of the outer ones' times.
  for (size_t level = 0; level < fits.size(); ++level) {
    std::vector<const PlacedRun *> here;
    for (const PlacedRun &run : runs)
      if (run.level == level)
        here.push_back(&run);
    if (here.empty())
      continue;
    FabricFit &fit = fits[level];
    fit.used = true;
    for (const PlacedRun *run : here)
      fit.date = std::max(fit.date, run->date);
    fit.curves = curvesOf(here, cluster.levels[level]);
    fitExchange(cluster, level, here, fits);
    boundRing(cluster, level, here, fits);
  }
  return fits;
}

} // namespace planner
