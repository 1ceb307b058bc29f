//===- Objective.cpp - Plans with least time, memory or cost --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Objective.h"
#include "Formats.h"
#include "OuterBound.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <cmath>
#include <limits>

namespace planner {

namespace {

/// Between a limit that is too small and a peak that is known, limits are tried
/// until they differ by less than this, relatively.
constexpr double kMemoryResolution = 1e-3;
/// Then limits just below the last peak, as long as that helps, so often.
constexpr int kMostDescents = 8;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

class ObjectiveSearcher {
public:
  explicit ObjectiveSearcher(const ObjectiveRequest &r) : request(r) {}

  Expected<ObjectiveResult> leastMemory();
  Expected<ObjectiveResult> leastOfCounts();

private:
  bool isCancelled() const {
    return request.options.cancel && request.options.cancel->requested();
  }
  Expected<void> findFormats();
  /// What a second on all devices of a cluster counts.
  double weightOf(const ClusterSpec &cluster) const;
  /// No step on them is faster, in whatever format.
  Seconds floorOf(const ClusterSpec &cluster) const;
  Expected<void> searchOn(int64_t devices);
  Expected<bool> searchWithin(int64_t limit);

  ObjectiveRequest request;
  /// That the plan may be in.
  std::vector<FormatSpace> formats;
  std::optional<ObjectiveResult> best;
  double bestValue = kInfinity, bound = kInfinity;
  /// Of a search on all devices, if that found nothing.
  std::optional<Diagnostic> failure;
  /// No strategy needs less; a plan is not known to exist with less than
  /// `untried`, which is no less.
  int64_t least = 1, untried = 1;
  std::vector<int64_t> counts;
};

} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Whether anything that needs no more was found. The fastest such plan is also
/// the fastest that needs no more than itself.
Expected<bool> ObjectiveSearcher::searchWithin(int64_t limit) {
  SearchOptions options = request.options;
  options.memoryLimit = limit;
  options.hints = false;
  EmptySearch empty;
  options.empty = &empty;
  Expected<SearchResult> found =
      jointSearch(request.graph, request.cluster, request.stack, options);
  if (found) {
    best->search = std::move(*found);
    return true;
  }
  if (found.error().status != Status::NothingFits)
    return found.takeError();
  untried = limit + 1;
  if (empty.isProven)
    least = std::max(least, std::max(empty.leastBytes, limit + 1));
  return false;
}

Expected<void> ObjectiveSearcher::findFormats() {
  Expected<std::vector<FormatSpace>> spaces =
      formatSpaces(request.graph, request.stack, request.options);
  if (!spaces)
    return spaces.takeError();
  formats = std::move(*spaces);
  return {};
}

Expected<ObjectiveResult> ObjectiveSearcher::leastMemory() {
  if (auto ok = findFormats(); !ok)
    return ok.takeError();
  const SearchOptions &options = request.options;
  Expected<SearchResult> first =
      jointSearch(request.graph, request.cluster, request.stack, options);
  if (!first)
    return first.takeError();
  Certificate certificate = first->certificate;
  const int64_t usable = first->prediction.memory.usable;
  best = ObjectiveResult{std::move(*first), options.devices, {}};
  const auto peak = [&] { return best->search.prediction.memory.totalPeak; };
  while (!isCancelled()) {
    const int64_t from = std::max(least, untried);
    const auto step =
        static_cast<int64_t>(kMemoryResolution * static_cast<double>(peak()));
    if (peak() - from <= step)
      break;
    Expected<bool> found = searchWithin(from + (peak() - 1 - from) / 2);
    if (!found)
      return found.takeError();
  }
  // Whether something needs a little less decides what is proven.
  for (int i = 0; i < kMostDescents && peak() > std::max(least, untried); ++i) {
    if (isCancelled())
      break;
    Expected<bool> found = searchWithin(peak() - 1);
    if (!found)
      return found.takeError();
  }
  SearchResult &result = best->search;
  // What is said of the step time is said of all that fits. Where hosts were
  // asked with less memory alone, that is what products take.
  if (result.prediction.pipeline.offload.any() && !certificate.offload) {
    certificate.offload = true;
    certificate.lowerBound =
        std::min(certificate.lowerBound, floorOf(request.cluster));
  }
  result.certificate =
      restated(certificate, result.prediction.stepTime, certificate.lowerBound);
  result.interrupted |= isCancelled();
  result.prediction.memory.usable = usable;
  for (Baseline &baseline : result.baselines)
    baseline.fits = baseline.memoryBytes <= usable;
  best->claim = {Objective::Memory,
                 options.devices,
                 {options.devices},
                 static_cast<double>(std::min(least, peak()))};
  return std::move(*best);
}

//===----------------------------------------------------------------------===//
// Numbers of devices
//===----------------------------------------------------------------------===//

std::vector<int64_t> deviceCounts(const OpGraph &graph,
                                  const ClusterSpec &cluster, int64_t devices) {
  const int64_t batch = dimClassSize(graph, DimClassKind::Batch).value_or(1);
  const int64_t node =
      cluster.levels.size() > 1 ? cluster.levels.front().devices : 1;
  std::vector<int64_t> counts;
  for (int64_t power = 1; power < devices; power *= 2)
    counts.push_back(power);
  for (int64_t d = 1; d <= devices / d; ++d)
    if (devices % d == 0) {
      counts.push_back(d);
      counts.push_back(devices / d);
    }
  for (int64_t nodes = 1; node > 1 && nodes < devices / node + 1; ++nodes)
    if (batch % nodes == 0 && nodes * node <= devices)
      counts.push_back(nodes * node);
  std::sort(counts.begin(), counts.end(), std::greater<>());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

Expected<void> checkPrice(const ClusterSpec &cluster) {
  if (cluster.pricePerDeviceHour && *cluster.pricePerDeviceHour > 0)
    return {};
  if (!cluster.parts.empty())
    return makeError("cluster '" + cluster.name +
                         "' does not say what its devices cost: a part has no "
                         "price_per_device_hour",
                     {}, "make each part a cluster that has one");
  return makeError(
      "cluster '" + cluster.name +
          "' does not say what a device costs: price_per_device_hour is " +
          (cluster.pricePerDeviceHour ? "0" : "missing"),
      {},
      "write the cluster to a file (planner clusters " + cluster.name +
          " > my.json), add \"price_per_device_hour\": {\"value\": 2.5, "
          "\"unit\": \"USD/h\", \"kind\": \"assumed\", \"source\": \"our "
          "contract\", \"date\": \"2026-11\"}, and pass --cluster ./my.json");
}

double ObjectiveSearcher::weightOf(const ClusterSpec &cluster) const {
  Prediction second;
  second.stepTime = Seconds(1);
  return objectiveValue(request.objective, second, cluster.devices, cluster);
}

Seconds ObjectiveSearcher::floorOf(const ClusterSpec &cluster) const {
  Seconds floor(kInfinity);
  for (const FormatSpace &format : formats)
    floor =
        std::min(floor, leastStepTime(request.graph, cluster, format.stack));
  return floor;
}

/// What is not better than the best so far need not be found.
Expected<void> ObjectiveSearcher::searchOn(int64_t devices) {
  const ClusterSpec cluster = withDevices(request.cluster, devices);
  const double weight = weightOf(cluster);
  const bool isAll = devices == request.options.devices;
  if (weight * floorOf(cluster).value >= bestValue) {
    counts.push_back(devices);
    return {};
  }
  SearchOptions options = request.options;
  options.devices = devices;
  EmptySearch empty;
  options.empty = &empty;
  options.hints = isAll && !best;
  if (best)
    options.incumbent = Seconds(bestValue / weight);
  Expected<SearchResult> found =
      jointSearch(request.graph, cluster, request.stack, options);
  // What --fix says, or the model's shardings, is no mesh of fewer devices.
  if (!found && found.error().status != Status::NothingFits && !isAll)
    return {};
  if (!found && found.error().status != Status::NothingFits)
    return found.takeError();
  counts.push_back(devices);
  if (!found) {
    const double seconds =
        empty.isProven ? options.incumbent.value_or(Seconds(kInfinity)).value
                       : empty.lowerBound.value;
    bound = std::min(bound, weight * seconds);
    if (isAll)
      failure = found.takeError();
    return {};
  }
  bound = std::min(bound, weight * found->certificate.lowerBound.value);
  const double value = weight * found->prediction.stepTime.value;
  if (value < bestValue) {
    bestValue = value;
    best = ObjectiveResult{std::move(*found), devices, {}};
  }
  return {};
}

/// Few devices cost least where they hold the model, many are the fastest.
Expected<ObjectiveResult> ObjectiveSearcher::leastOfCounts() {
  if (auto ok = findFormats(); !ok)
    return ok.takeError();
  const int64_t given = request.options.devices;
  std::vector<int64_t> order =
      deviceCounts(request.graph, request.cluster, given);
  if (request.objective == Objective::Cost)
    std::reverse(order.begin(), order.end());
  for (int64_t devices : order) {
    if (isCancelled() && best) {
      bound = 0;
      break;
    }
    if (auto ok = searchOn(devices); !ok)
      return ok.takeError();
  }
  if (!best)
    return std::move(*failure);
  best->search.interrupted |= isCancelled();
  std::sort(counts.begin(), counts.end(), std::greater<>());
  best->claim = {request.objective, given, std::move(counts),
                 std::clamp(bound, 0.0, bestValue)};
  return std::move(*best);
}

Expected<ObjectiveResult> searchObjective(const ObjectiveRequest &request) {
  if (request.objective == Objective::Memory)
    return ObjectiveSearcher(request).leastMemory();
  if (request.objective == Objective::Cost)
    if (auto ok = checkPrice(request.cluster); !ok)
      return ok.takeError();
  return ObjectiveSearcher(request).leastOfCounts();
}

} // namespace planner
