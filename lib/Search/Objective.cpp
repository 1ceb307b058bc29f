//===- Objective.cpp - Plans with least time, memory or cost --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Objective.h"
#include "DeviceSets.h"
#include "Formats.h"
#include "OffloadSearch.h"
#include "OuterBound.h"
#include "PointPricer.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cassert>
#include <cmath>

namespace planner {

namespace {

/// Between a limit that is too small and a peak that is known, limits are tried
/// until they differ by less than this, relatively.
constexpr double kMemoryResolution = 1e-3;
/// Then limits just below the last peak, as long as that helps, so often.
constexpr int kMostDescents = 8;
/// Further sets of devices that are searched: each costs a search.
constexpr int kMostFurther = 64;

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
  int64_t leastBytes() const;
  /// What a second on all devices of a cluster counts.
  double weightOf(const ClusterSpec &cluster) const;
  /// No step on them is faster, in whatever format.
  Seconds floorOf(const ClusterSpec &cluster) const;
  double floorValue(const ClusterSpec &cluster) const {
    return weightOf(cluster) * floorOf(cluster).value;
  }
  DeviceSets setsInOrder() const;
  void sortByFloor(std::vector<DeviceSet> &sets) const;
  bool isNoBetter(const ClusterSpec &cluster) const {
    return floorValue(cluster) >= bestValue;
  }
  Expected<void> searchAll();
  Expected<void> searchOn(const DeviceSet &set, const ClusterSpec &cluster);
  void take(SearchResult found, const DeviceSet &set, double weight);
  Expected<bool> searchWithin(int64_t limit);
  Expected<void> priceWithAll(SearchResult &found) const;

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
  /// Where plans were looked for.
  std::vector<DeviceSet> looked;
};

} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Whether anything that needs no more was found. The fastest such plan is also
/// the fastest that needs no more than itself; of several formats it is the one
/// that needs least, as single choices may have made the fastest need more than
/// what another is known to fit in.
Expected<bool> ObjectiveSearcher::searchWithin(int64_t limit) {
  SearchOptions options = request.options;
  options.memoryLimit = limit;
  options.hints = false;
  options.leastMemory = true;
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

/// Parameters and states are somewhere on the devices, unless hosts may have
/// them, so that some device has as much as all on the average.
int64_t ObjectiveSearcher::leastBytes() const {
  int64_t bytes = 0;
  for (TensorId id : request.graph.arguments) {
    const Tensor &tensor = request.graph.tensors[id];
    const bool lasts = tensor.role == Role::Parameter ||
                       tensor.role == Role::FrozenParameter ||
                       tensor.role == Role::OptimizerState;
    bytes = saturatingAdd(bytes, lasts ? tensor.bytes() : 0);
  }
  const bool mayLeave = std::any_of(
      formats.begin(), formats.end(), [&](const FormatSpace &format) {
        return !offloadChoices(request.graph, request.cluster, format.stack,
                               format.options.fix)
                    .empty();
      });
  return mayLeave ? 1 : std::max<int64_t>(1, bytes / request.options.devices);
}

/// A plan that was found with less memory than there is. Which of devices with
/// different memories is the fullest, whose memory is reported, depends on
/// that.
Expected<void> ObjectiveSearcher::priceWithAll(SearchResult &found) const {
  const auto format =
      std::find_if(formats.begin(), formats.end(), [&](const FormatSpace &own) {
        return own.name == found.format;
      });
  assert(format != formats.end());
  const OpGraph &graph = found.stepGraph ? *found.stepGraph : request.graph;
  Plan plan;
  plan.inputs.memoryLimit = request.options.memoryLimit;
  plan.stages.push_back(found.stage);
  for (const Stage &other : found.otherMeshes)
    plan.stages.push_back(other);
  plan.prediction.pipeline = found.prediction.pipeline;
  if (auto ok = pricePlan(plan, graph, request.cluster, format->stack); !ok)
    return ok;
  found.prediction = std::move(plan.prediction);
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
  best = ObjectiveResult{std::move(*first), options.devices, {}, {}};
  least = std::max(least, leastBytes());
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
  if (auto ok = priceWithAll(result); !ok)
    return ok.takeError();
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
  for (Baseline &baseline : result.baselines)
    baseline.fits = baseline.memoryBytes <= result.prediction.memory.usable;
  best->claim = {Objective::Memory,
                 options.devices,
                 {options.devices},
                 static_cast<double>(std::min(least, peak()))};
  return std::move(*best);
}

//===----------------------------------------------------------------------===//
// Numbers of devices
//===----------------------------------------------------------------------===//

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

void ObjectiveSearcher::take(SearchResult found, const DeviceSet &set,
                             double weight) {
  bound = std::min(bound, weight * found.certificate.lowerBound.value);
  const double value = weight * found.prediction.stepTime.value;
  if (value >= bestValue)
    return;
  bestValue = value;
  best = ObjectiveResult{std::move(found), set.devices, set.parts, {}};
}

/// What is not better than the best so far need not be found.
Expected<void> ObjectiveSearcher::searchOn(const DeviceSet &set,
                                           const ClusterSpec &cluster) {
  const double weight = weightOf(cluster);
  const bool isAll = set.devices == request.options.devices;
  SearchOptions options = request.options;
  options.devices = set.devices;
  EmptySearch empty;
  options.empty = &empty;
  options.hints = isAll && !best;
  if (best)
    options.incumbent = Seconds(bestValue / weight);
  Expected<SearchResult> found =
      jointSearch(request.graph, cluster, request.stack, options);
  // What --fix says, or the model's shardings, may be no mesh of so many
  // devices, but of others.
  if (!found && found.error().status != Status::NothingFits) {
    if (isAll)
      failure = found.takeError();
    return {};
  }
  looked.push_back(set);
  if (found) {
    take(std::move(*found), set, weight);
    return {};
  }
  const double seconds =
      empty.isProven ? options.incumbent.value_or(Seconds(kInfinity)).value
                     : empty.lowerBound.value;
  bound = std::min(bound, weight * seconds);
  if (isAll)
    failure = found.takeError();
  return {};
}

void ObjectiveSearcher::sortByFloor(std::vector<DeviceSet> &sets) const {
  std::vector<std::pair<double, size_t>> order;
  for (size_t i = 0; i < sets.size(); ++i)
    order.emplace_back(floorValue(withDevices(request.cluster, sets[i])), i);
  std::sort(order.begin(), order.end());
  std::vector<DeviceSet> sorted;
  for (const auto &[floor, i] : order)
    sorted.push_back(std::move(sets[i]));
  sets = std::move(sorted);
}

/// Few devices cost least where they hold the model, many are the fastest; of
/// several kinds the best by what products take.
DeviceSets ObjectiveSearcher::setsInOrder() const {
  DeviceSets sets = deviceSets(
      request.graph, request.cluster,
      layersOf(request.graph, request.cluster, request.stack).layers);
  if (!request.cluster.parts.empty()) {
    sortByFloor(sets.usual);
    sortByFloor(sets.further);
  } else if (request.objective == Objective::Cost) {
    std::reverse(sets.usual.begin(), sets.usual.end());
  }
  return sets;
}

/// A set that may be better than the best costs a search; one that products
/// rule out nothing. Of what is neither the claim says nothing.
Expected<void> ObjectiveSearcher::searchAll() {
  const DeviceSets sets = setsInOrder();
  int searches = 0;
  for (const auto *list : {&sets.usual, &sets.further})
    for (const DeviceSet &set : *list) {
      if (isCancelled() && best) {
        bound = 0;
        return {};
      }
      const ClusterSpec cluster = withDevices(request.cluster, set);
      if (isNoBetter(cluster)) {
        looked.push_back(set);
        continue;
      }
      if (list == &sets.further && ++searches > kMostFurther)
        continue;
      if (auto ok = searchOn(set, cluster); !ok)
        return ok;
    }
  return {};
}

Expected<ObjectiveResult> ObjectiveSearcher::leastOfCounts() {
  if (auto ok = findFormats(); !ok)
    return ok.takeError();
  if (auto ok = searchAll(); !ok)
    return ok.takeError();
  if (!best)
    return std::move(*failure);
  best->search.interrupted |= isCancelled();
  ObjectiveClaim &claim = best->claim;
  claim.objective = request.objective;
  claim.devicesGiven = request.options.devices;
  claim.lowerBound = std::clamp(bound, 0.0, bestValue);
  std::vector<int64_t> &counts = claim.deviceCounts;
  for (DeviceSet &set : looked) {
    counts.push_back(set.devices);
    if (!set.parts.empty())
      claim.deviceSets.push_back(std::move(set.parts));
  }
  std::sort(counts.begin(), counts.end(), std::greater<>());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
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
