//===- NearestLegal.cpp - The nearest legal strategies --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "NearestLegal.h"
#include "planner/Graph/Rescale.h"
#include "planner/Search/Legal.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <queue>
#include <tuple>

namespace planner {

namespace {

/// Divisors are looked for up to this, and what they leave of the whole.
constexpr int64_t kMostDivisor = 1 << 16;
/// Strategies that are looked at, nearest first.
constexpr size_t kMostTried = 50000;
/// What a change of a batch costs beside that: it is another training run.
constexpr double kOtherBatch = 2;
constexpr int64_t kMostInterleaving = 8, kMostLayers = 4096;

using Count = std::optional<int64_t> StrategySpec::*;
struct CountKey {
  std::string_view key;
  Count member;
};
/// In the order in which they are changed; the batch last, as it follows from
/// the others.
constexpr std::array kCounts = {
    CountKey{"tp", &StrategySpec::tp},
    CountKey{"cp", &StrategySpec::cp},
    CountKey{"ep", &StrategySpec::ep},
    CountKey{"pp", &StrategySpec::pp},
    CountKey{"vpp", &StrategySpec::vpp},
    CountKey{"dp", &StrategySpec::dp},
    CountKey{"dp_shard", &StrategySpec::dpShard},
    CountKey{"zero_layers", &StrategySpec::zeroLayers},
    CountKey{"mbs", &StrategySpec::microBatch},
    CountKey{"gbs", &StrategySpec::globalBatch}};

/// A strategy some changes away, of keys before `next` alone.
struct Candidate {
  double distance = 0;
  /// Of equal ones the first made.
  size_t order = 0;
  size_t next = 0;
  StrategySpec spec;

  bool operator<(const Candidate &other) const {
    return std::tie(distance, order) > std::tie(other.distance, other.order);
  }
};

class NearestFinder {
public:
  NearestFinder(const OpGraph &graph, int64_t n,
                std::function<bool(const StrategySpec &)> a)
      : devices(n), batch(dimClassSize(graph, DimClassKind::Batch).value_or(0)),
        accepts(std::move(a)) {}

  std::vector<StrategySpec> run(const StrategySpec &spec, size_t count) {
    std::vector<StrategySpec> found;
    add(0, 0, spec);
    for (size_t tried = 0; tried < kMostTried && !queue.empty(); ++tried) {
      const Candidate best = queue.top();
      queue.pop();
      if (multiplies(best.spec) && accepts(best.spec)) {
        found.push_back(best.spec);
        if (found.size() == count)
          break;
        continue;
      }
      for (size_t key = best.next; key < keys(spec); ++key)
        change(best, key, spec.named.size());
    }
    return found;
  }

private:
  /// What every legal strategy's degrees do; known without reading the rest.
  bool multiplies(const StrategySpec &spec) const {
    int64_t product = spec.pp.value_or(1);
    for (const auto &degree : {spec.tp, spec.cp, spec.ep, spec.dp})
      product = saturatingMul(product, degree.value_or(1));
    return spec.dp ? product == devices : devices % product == 0;
  }

  static size_t keys(const StrategySpec &spec) {
    return spec.named.size() + 1 + kCounts.size();
  }
  void add(double distance, size_t next, StrategySpec spec) {
    queue.push({distance, made++, next, std::move(spec)});
  }

  /// First the named keys, which are dropped, then ZeRO, then numbers.
  void change(const Candidate &from, size_t key, size_t named) {
    if (key < named) {
      // Those before it may have gone.
      StrategySpec spec = from.spec;
      const size_t gone = named - spec.named.size();
      spec.named.erase(spec.named.begin() + static_cast<ptrdiff_t>(key - gone));
      add(from.distance + kNewKey, key + 1, std::move(spec));
    } else if (key == named) {
      const int old = from.spec.zero.value_or(0);
      // Parameters on hosts may need more of it, and so may a part of the
      // data-parallel devices that shares states.
      const bool needsMore = from.spec.offload().any() || from.spec.dpShard;
      const int most = from.spec.zero && needsMore ? 3 : old;
      for (int zero = 0; zero <= most; ++zero) {
        if (zero == old)
          continue;
        StrategySpec spec = from.spec;
        spec.zero = zero;
        spec.zeroLayers.reset();
        add(from.distance + kChangedKey + std::abs(old - zero), key + 1,
            std::move(spec));
      }
    } else {
      changeCount(from, kCounts[key - named - 1], key + 1);
    }
  }

  void changeCount(const Candidate &from, const CountKey &count, size_t next) {
    const std::optional<int64_t> old = from.spec.*count.member;
    if (count.key == "zero_layers" && old) {
      StrategySpec spec = from.spec;
      spec.zeroLayers.reset();
      add(from.distance + kNewKey, next, std::move(spec));
    }
    for (int64_t value : values(from.spec, count)) {
      const int64_t before =
          old.value_or(count.key == "gbs" ? std::max<int64_t>(batch, 1) : 1);
      if (value == before)
        continue;
      StrategySpec spec = from.spec;
      spec.*count.member = value;
      const double doublings = std::abs(std::log2(static_cast<double>(value)) -
                                        std::log2(static_cast<double>(before)));
      add(from.distance + kChangedKey + doublings +
              (count.key == "gbs" ? kOtherBatch
               : old              ? 0
                                  : kNewKey),
          next, std::move(spec));
    }
  }

  std::vector<int64_t> values(const StrategySpec &spec, const CountKey &count) {
    if (count.key == "gbs")
      return batches(spec);
    if (!(spec.*count.member) && count.key != "tp" && count.key != "pp")
      return {};
    if (count.key == "vpp") {
      std::vector<int64_t> list;
      for (int64_t v = 1; v <= kMostInterleaving; ++v)
        list.push_back(v);
      return list;
    }
    if (count.key == "zero_layers") {
      std::vector<int64_t> list(
          static_cast<size_t>(std::min(*spec.zeroLayers - 1, kMostLayers)));
      std::iota(list.begin(), list.end(), 1);
      return list;
    }
    return divisors(count.key == "mbs" ? batch : devices);
  }

  /// Around the batch, what the micro-batch and the data-parallel devices
  /// divide.
  std::vector<int64_t> batches(const StrategySpec &spec) const {
    int64_t others = spec.pp.value_or(1);
    for (const auto &degree : {spec.tp, spec.cp, spec.ep})
      others = saturatingMul(others, degree.value_or(1));
    int64_t data = spec.dp.value_or(std::max<int64_t>(devices / others, 1));
    data = saturatingMul(saturatingMul(data, spec.ep.value_or(1)),
                         spec.microBatch.value_or(1));
    if (batch == 0 || data > kMostDivisor * kMostDivisor)
      return {};
    const int64_t below = batch / data * data;
    std::vector<int64_t> list;
    for (int64_t near : {below, saturatingAdd(below, data)})
      if (near > 0 && near < kSaturated)
        list.push_back(near);
    return list;
  }

  const std::vector<int64_t> &divisors(int64_t whole) {
    const auto [known, isNew] = divisorsOf.try_emplace(whole);
    std::vector<int64_t> &list = known->second;
    if (!isNew || whole < 1)
      return list;
    for (int64_t d = 1; d <= std::min(whole / d, kMostDivisor); ++d)
      if (whole % d == 0) {
        list.push_back(d);
        if (d != whole / d)
          list.push_back(whole / d);
      }
    return list;
  }

  const int64_t devices, batch;
  const std::function<bool(const StrategySpec &)> accepts;
  std::priority_queue<Candidate> queue;
  size_t made = 0;
  std::map<int64_t, std::vector<int64_t>> divisorsOf;
};

} // namespace

/// Of all stages, or of each; empty if it is not named.
static std::string valueText(const StrategySpec &spec, const CountKey &count) {
  if (std::optional<std::string> list = stageText(spec, count.key))
    return *list;
  const std::optional<int64_t> &value = spec.*count.member;
  return value ? std::to_string(*value) : "";
}

/// The changes that make one strategy of another: "tp=4,dp=2".
static std::string changesText(const StrategySpec &spec,
                               const StrategySpec &other) {
  std::string text;
  const auto append = [&](const std::string &change) {
    text += (text.empty() ? "" : ",") + change;
  };
  for (const CountKey &count : kCounts)
    if (const std::string value = valueText(other, count);
        !value.empty() && value != valueText(spec, count))
      append(std::string(count.key) + "=" + value);
  if (spec.zero != other.zero)
    append("zero=" + std::to_string(*other.zero));
  // Another level than 3 has none.
  std::string gone =
      spec.zeroLayers && !other.zeroLayers && spec.zero == other.zero
          ? "without zero_layers"
          : "";
  for (const auto &named : spec.named)
    if (std::find(other.named.begin(), other.named.end(), named) ==
        other.named.end())
      gone += (gone.empty() ? "without " : " and ") + named.first;
  return text + (text.empty() || gone.empty() ? "" : " ") + gone;
}

std::string nearestText(const StrategySpec &spec,
                        const std::vector<StrategySpec> &nearest,
                        const std::string &label) {
  std::string text;
  for (const StrategySpec &other : nearest)
    text += (text.empty() ? label + ": " : " or ") + changesText(spec, other);
  return text;
}

std::vector<StrategySpec>
LegalStrategies::closest(const StrategySpec &spec, size_t count,
                         const Accepts &accepts) const {
  if (shardings || !(spec.namesMesh() || spec.pp || spec.microBatch))
    return {};
  if (!spec.stageDegrees.empty())
    return nearestStages(spec, devices, count, accepts);
  return NearestFinder(graph, devices, accepts).run(spec, count);
}

std::vector<StrategySpec> LegalStrategies::nearest(const StrategySpec &spec,
                                                   size_t count) const {
  return closest(spec, count,
                 [&](const StrategySpec &s) { return isLegal(s); });
}

std::vector<StrategySpec>
LegalStrategies::nearestInside(const StrategySpec &spec, size_t count) const {
  const int64_t inside = levelCounts(cluster, devices).front();
  return closest(spec, count, [&](const StrategySpec &s) {
    const auto isInside = [&](int64_t tp) { return inside % tp == 0; };
    return isInside(s.tp.value_or(1)) &&
           std::all_of(
               s.stageDegrees.begin(), s.stageDegrees.end(),
               [&](const StageDegrees &own) { return isInside(own.tp); }) &&
           isLegal(s);
  });
}

std::optional<Diagnostic>
LegalStrategies::refusal(const StrategySpec &spec) const {
  std::vector<Diagnostic> all = errors(spec);
  if (all.empty())
    return std::nullopt;
  Diagnostic error = std::move(all.front());
  for (size_t i = 1; i < all.size(); ++i)
    error.notes.push_back(all[i].message);
  if (std::string text = nearestText(spec, nearest(spec)); !text.empty())
    error.fix = std::move(text);
  return error;
}

} // namespace planner
