//===- Collective.cpp - Time of a collective ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Collective.h"
#include "Fabric.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace planner {

std::string_view name(CollectiveKind kind) {
  constexpr std::string_view kNames[kCollectiveKinds] = {
      "all-reduce", "all-gather", "reduce-scatter", "all-to-all", "permute"};
  return kNames[static_cast<unsigned>(kind)];
}

namespace {

/// The part of a group on one level, and what lies inside it.
struct LevelGroup {
  const LinkLevel *level = nullptr;
  const FabricRates *rates = nullptr;
  /// Participating devices of one domain of the level below.
  double lanes = 1;
  /// Participating domains of the level below.
  double participants = 1;
  /// Participants of the group up to this level.
  double size() const { return lanes * participants; }
};

/// The curves for the largest measured number of lanes that the group fills, or
/// else for the smallest one: NICs are driven alike by fewer devices.
std::span<const RateCurve> curvesFor(const std::vector<RateCurve> &curves,
                                     double lanes) {
  size_t begin = 0;
  for (size_t i = 0; i < curves.size(); ++i)
    if (curves[i].lanes != curves[begin].lanes &&
        static_cast<double>(curves[i].lanes) <= lanes)
      begin = i;
  size_t end = begin;
  while (end < curves.size() && curves[end].lanes == curves[begin].lanes)
    ++end;
  return std::span(curves).subspan(begin, end - begin);
}

/// bytes / busbw, interpolated between the curves on logarithmic axes.
double tau(std::span<const RateCurve> curves, double logBytes,
           double participants) {
  auto count = [](const RateCurve &curve) {
    return static_cast<double>(curve.participants);
  };
  if (participants <= count(curves.front()))
    return std::exp(curves.front().logTau(logBytes));
  if (participants >= count(curves.back()))
    return std::exp(curves.back().logTau(logBytes));
  size_t right = 1;
  while (count(curves[right]) < participants)
    ++right;
  const RateCurve &a = curves[right - 1], &b = curves[right];
  double part =
      std::log(participants / count(a)) / std::log(count(b) / count(a));
  double left = a.logTau(logBytes);
  return std::exp(left + part * (b.logTau(logBytes) - left));
}

double doublings(std::span<const RateCurve> curves, double participants) {
  double largest = static_cast<double>(curves.back().participants);
  return std::max(0.0, std::log2(participants / largest));
}

/// A ring through all devices: (n - 1) steps, of which those between two
/// domains of the level below take this level's time. `steps` is 1 for an
/// all-gather and 2 for an all-reduce.
double ringTime(const LevelGroup &group, double bytes, double innerHops,
                double steps) {
  double n = group.size();
  double bandwidth = group.level->bandwidth.value * group.rates->ringEfficiency;
  return group.rates->launch +
         steps *
             (innerHops + (group.participants - 1) * group.rates->hopLatency +
              (n - 1) / n * bytes / group.lanes / bandwidth);
}

/// Steps of the ring inside the levels below `group`.
double innerHops(std::span<const LevelGroup> inner, double participants) {
  double hops = 0;
  for (size_t i = 0; i < inner.size(); ++i) {
    double outside = participants;
    for (size_t j = i + 1; j < inner.size(); ++j)
      outside *= inner[j].participants;
    hops += outside * (inner[i].participants - 1) * inner[i].rates->hopLatency;
  }
  return hops;
}

/// What the bytes of one lane would be on the links of the curves.
double referenceLogBytes(const LevelGroup &group, double bytes) {
  return std::log(bytes / group.lanes * group.rates->referenceBandwidth /
                  group.level->bandwidth.value);
}

double reduceTime(const LevelGroup &group, std::span<const LevelGroup> inner,
                  double bytes) {
  const std::vector<RateCurve> &all =
      group.rates->curves[static_cast<unsigned>(CollectiveKind::AllReduce)];
  if (all.empty())
    return ringTime(group, bytes, innerHops(inner, group.participants), 2);
  std::span<const RateCurve> curves = curvesFor(all, group.lanes);
  double n = group.size();
  return 2 * (n - 1) / n *
             tau(curves, referenceLogBytes(group, bytes), group.participants) +
         doublings(curves, group.participants) * group.rates->doublingLatency;
}

double gatherTime(const LevelGroup &group, std::span<const LevelGroup> inner,
                  CollectiveKind kind, double bytes) {
  // Gathers and scatters have no tree: long rings are bound by their hops.
  double ring = ringTime(group, bytes, innerHops(inner, group.participants), 1);
  const std::vector<RateCurve> &own =
      group.rates->curves[static_cast<unsigned>(kind)];
  const std::vector<RateCurve> &reduce =
      group.rates->curves[static_cast<unsigned>(CollectiveKind::AllReduce)];
  if (own.empty() && reduce.empty())
    return ring;
  double n = group.size();
  std::span<const RateCurve> curves =
      curvesFor(own.empty() ? reduce : own, group.lanes);
  double measured =
      (n - 1) / n *
      tau(curves, referenceLogBytes(group, bytes), group.participants);
  // An all-reduce is a reduce-scatter and an all-gather with one launch.
  if (own.empty())
    measured += group.rates->launch / 2;
  return std::max(measured, ring);
}

double exchangeTime(const LevelGroup &group, std::span<const LevelGroup> inner,
                    double bytes) {
  double n = group.size();
  double messages = (n - group.lanes) * group.rates->messageLatency;
  for (const LevelGroup &level : inner)
    messages += (level.size() - level.lanes) * level.rates->messageLatency;
  return group.rates->launch + messages +
         (n - group.lanes) / n * bytes /
             (group.level->bandwidth.value *
              group.rates->pointToPointEfficiency);
}

double permuteTime(const LevelGroup &group, double bytes) {
  return group.rates->launch + group.level->latency.value +
         bytes / (group.level->bandwidth.value *
                  group.rates->pointToPointEfficiency);
}

} // namespace

static Seconds leastCharged(const ClusterSpec &cluster, CollectiveKind kind,
                            const GroupShape &group, Bytes bytes) {
  Seconds least(kInfinity);
  for (const ChargedCluster &own : cluster.charged)
    least = std::min(least, collectiveTime(*own.cluster, kind, group, bytes) *
                                own.charge);
  return least;
}

Seconds collectiveTime(const ClusterSpec &cluster, CollectiveKind kind,
                       const GroupShape &group, Bytes bytes) {
  if (!(bytes.value > 0))
    return Seconds(0);
  if (!cluster.charged.empty())
    return leastCharged(cluster, kind, group, bytes);
  // The phases on the levels are pipelined; the slowest one counts.
  std::array<LevelGroup, kMaxLevels> levels;
  size_t depth = 0;
  double time = 0, lanes = 1;
  for (size_t i = 0; i < cluster.levels.size() && i < kMaxLevels; ++i) {
    double participants = static_cast<double>(group.perLevel[i]);
    if (participants <= 1)
      continue;
    LevelGroup here{&cluster.levels[i], cluster.levels[i].rates.get(), lanes,
                    participants};
    std::span<const LevelGroup> inner(levels.data(), depth);
    switch (kind) {
    case CollectiveKind::AllReduce:
      time = std::max(time, reduceTime(here, inner, bytes.value));
      break;
    case CollectiveKind::AllGather:
    case CollectiveKind::ReduceScatter:
      time = std::max(time, gatherTime(here, inner, kind, bytes.value));
      break;
    case CollectiveKind::AllToAll:
      time = std::max(time, exchangeTime(here, inner, bytes.value));
      break;
    case CollectiveKind::Permute:
      time = std::max(time, permuteTime(here, bytes.value));
      break;
    }
    lanes *= participants;
    levels[depth++] = here;
  }
  return Seconds(time);
}

Seconds bucketedTime(const ClusterSpec &cluster, CollectiveKind kind,
                     const GroupShape &group, Bytes bytes, Bytes bucket) {
  if (!(bytes < bucket))
    return collectiveTime(cluster, kind, group, bytes);
  return collectiveTime(cluster, kind, group, bucket) *
         (bytes.value / bucket.value);
}

} // namespace planner
