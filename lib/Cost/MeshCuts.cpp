//===- MeshCuts.cpp - Cutting a model for different meshes ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/MeshCuts.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace planner {

namespace {

/// A stage's chunk on one mesh, which grows by a group of units at a time.
class MeshChunk {
public:
  MeshChunk(const UnitLoads &l, double k) : loads(l), keptTimes(k) {}

  void add(size_t unit) {
    const auto of = [&](const std::vector<double> &list) {
      return list.empty() ? 0 : list[unit];
    };
    seconds += loads.seconds[unit];
    once += of(loads.sums) + of(loads.updates);
    fixed += loads.fixed[unit];
    kept += loads.kept[unit];
    working = std::max(working, loads.working[unit]);
    updating = std::max(updating, loads.updating[unit]);
  }
  double bytes() const {
    return fixed + std::max(keptTimes * kept + working, updating);
  }

  double seconds = 0, once = 0;

private:
  const UnitLoads &loads;
  const double keptTimes;
  double fixed = 0, kept = 0, working = 0, updating = 0;
};

class MeshCutter {
public:
  MeshCutter(const std::vector<MeshLoads> &m, const MeshCutRequest &r)
      : meshes(m), request(r) {
    group();
    grain = request.devices;
    for (const MeshLoads &mesh : meshes)
      grain = std::gcd(grain, mesh.devices);
    grains = static_cast<size_t>(request.devices / grain);
    findPlaces();
  }

  /// In less than that.
  std::optional<MeshCuts> run(double most);

private:
  /// How the last stages of a pipeline begin best, from a border on.
  struct Choice {
    double value = kInfinity;
    size_t mesh = 0, end = 0;
  };
  /// By border between groups, and by grains of devices that are left.
  using Layer = std::vector<Choice>;

  void group();
  void findPlaces();
  void findNeeds();
  std::span<const size_t> placesFrom(size_t begin, size_t mesh) const;
  Layer emptyLayer() const { return Layer(borders.size() * (grains + 1)); }
  Choice &at(Layer &layer, size_t begin, size_t left) const {
    return layer[begin * (grains + 1) + left];
  }
  size_t grainsOf(size_t mesh) const {
    return static_cast<size_t>(meshes[mesh].devices / grain);
  }
  bool isOpen() const;
  void extend(size_t begin, size_t mesh, std::span<const size_t> lefts,
              double kept, Layer &rest, Layer &layer);
  void fill(size_t stages, Layer &rest, Layer &layer);
  void fillOrdered(size_t stages, double kept, Layer &rest, Layer &layer);
  std::optional<MeshCuts> runOpen();
  std::optional<MeshCuts> runCounted();
  void take(MeshCuts &cuts, const Choice &choice, size_t &begin,
            size_t &left) const;

  const std::vector<MeshLoads> &meshes;
  const MeshCutRequest &request;
  double seconds = kInfinity;
  int64_t grain = 1;
  size_t grains = 1;
  /// Of units, from 0 to their number.
  std::vector<size_t> borders;
  /// By mesh, with how many grains left a stage may have it.
  std::vector<std::vector<size_t>> places;
  /// By border, the grains of devices that what is before it needs at least to
  /// be done in time, and what is behind it.
  std::vector<size_t> needsBefore, needsBehind;
};

} // namespace

void MeshCutter::findPlaces() {
  places.resize(meshes.size());
  for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
    for (size_t left = grainsOf(mesh); left <= grains; ++left)
      if (request.isInside(mesh, request.devices -
                                     static_cast<int64_t>(left) * grain))
        places[mesh].push_back(left);
}

/// Of each unit, the least of all devices' time that it takes in a step.
static std::vector<double> leastShares(const std::vector<MeshLoads> &meshes,
                                       double microBatches) {
  std::vector<double> shares(meshes.front().loads.seconds.size(), kInfinity);
  for (const MeshLoads &mesh : meshes)
    for (size_t u = 0; u < shares.size(); ++u)
      shares[u] = std::min(shares[u], microBatches * mesh.loads.seconds[u] *
                                          static_cast<double>(mesh.devices));
  return shares;
}

double sharedTime(const std::vector<MeshLoads> &meshes, double microBatches,
                  int64_t devices) {
  const std::vector<double> shares = leastShares(meshes, microBatches);
  return std::accumulate(shares.begin(), shares.end(), 0.0) /
         static_cast<double>(devices);
}

/// No stage is busy for longer than there is time.
void MeshCutter::findNeeds() {
  const std::vector<double> shares = leastShares(meshes, request.microBatches);
  needsBefore.clear();
  needsBehind.clear();
  // More than sums of doubles lose.
  constexpr double kRounding = 1e-9;
  const auto needs = [&](double share) {
    return static_cast<size_t>(
        std::min(std::ceil(share / (seconds * static_cast<double>(grain)) *
                           (1 - kRounding)),
                 static_cast<double>(grains + 1)));
  };
  const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
  double before = 0;
  for (size_t b = 0; b < borders.size(); ++b) {
    for (size_t u = b == 0 ? 0 : borders[b - 1]; u < borders[b]; ++u)
      before += shares[u];
    needsBefore.push_back(needs(before));
    needsBehind.push_back(needs(std::max(0.0, all - before)));
  }
}

/// With how many grains left a stage on that mesh may begin there.
std::span<const size_t> MeshCutter::placesFrom(size_t begin,
                                               size_t mesh) const {
  const std::vector<size_t> &all = places[mesh];
  if (needsBefore[begin] > grains)
    return {};
  const auto first =
      std::lower_bound(all.begin(), all.end(), needsBehind[begin]);
  const auto last =
      std::upper_bound(first, all.end(), grains - needsBefore[begin]);
  return {first, last};
}

/// By what they take on all meshes together.
void MeshCutter::group() {
  const size_t units = meshes.front().loads.seconds.size();
  std::vector<double> takes(units, 0);
  for (const MeshLoads &mesh : meshes)
    for (size_t u = 0; u < units; ++u)
      takes[u] += mesh.loads.seconds[u] * static_cast<double>(mesh.devices);
  const double each = units <= request.mostUnits
                          ? 0
                          : std::accumulate(takes.begin(), takes.end(), 0.0) /
                                static_cast<double>(request.mostUnits);
  borders = {0};
  double sum = 0;
  for (size_t u = 0; u < units; ++u) {
    sum += takes[u];
    if (sum < each && u + 1 < units)
      continue;
    borders.push_back(u + 1);
    sum = 0;
  }
}

/// All stages on that mesh which begin there, with so many grains left. None
/// that takes longer by itself than what is known for all of these is better.
void MeshCutter::extend(size_t begin, size_t mesh,
                        std::span<const size_t> lefts, double kept, Layer &rest,
                        Layer &layer) {
  const MeshLoads &own = meshes[mesh];
  const size_t needs = grainsOf(mesh), count = borders.size() - 1;
  MeshChunk chunk(own.loads, kept);
  for (size_t end = begin + 1; end <= count; ++end) {
    for (size_t u = borders[end - 1]; u < borders[end]; ++u)
      chunk.add(u);
    if (request.looks)
      *request.looks += lefts.size();
    const double alone = request.microBatches * chunk.seconds + chunk.once;
    double most = 0;
    for (const size_t left : lefts)
      most = std::max(most, at(layer, begin, left).value);
    if (alone >= std::min(seconds, most) || chunk.bytes() > own.limit)
      return;
    const double way = request.countsWay ? chunk.seconds : 0;
    for (const size_t left : lefts) {
      if (left < needs + needsBehind[end])
        continue;
      const double value =
          std::max(alone, at(rest, end, left - needs).value + way);
      Choice &best = at(layer, begin, left);
      if (value < seconds && value < best.value)
        best = {value, mesh, end};
    }
  }
}

/// With so many stages from there to the end.
void MeshCutter::fill(size_t stages, Layer &rest, Layer &layer) {
  const double kept = request.keepsAll ? request.microBatches
                                       : std::min(request.microBatches,
                                                  static_cast<double>(stages));
  if (!request.order.empty())
    return fillOrdered(stages, kept, rest, layer);
  for (size_t begin = borders.size() - 1; begin-- > 0;)
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
      if (const auto lefts = placesFrom(begin, mesh); !lefts.empty())
        extend(begin, mesh, lefts, kept, rest, layer);
}

/// Where the meshes of the stages are given, so is what they leave.
void MeshCutter::fillOrdered(size_t stages, double kept, Layer &rest,
                             Layer &layer) {
  if (stages > request.order.size())
    return;
  const auto first = request.order.end() - static_cast<ptrdiff_t>(stages);
  size_t left = 0;
  for (auto mesh = first; mesh != request.order.end(); ++mesh)
    left += grainsOf(*mesh);
  const std::vector<size_t> &own = places[*first];
  if (std::find(own.begin(), own.end(), left) == own.end())
    return;
  for (size_t begin = borders.size() - 1; begin-- > 0;)
    extend(begin, *first, {&left, 1}, kept, rest, layer);
}

void MeshCutter::take(MeshCuts &cuts, const Choice &choice, size_t &begin,
                      size_t &left) const {
  cuts.at.push_back(borders[begin]);
  cuts.meshes.push_back(choice.mesh);
  begin = choice.end;
  left -= grainsOf(choice.mesh);
}

/// Whether it is no matter how many stages there are: no mesh is of all
/// devices.
bool MeshCutter::isOpen() const {
  return request.order.empty() && request.leastStages <= 2 &&
         request.mostStages.value_or(grains) >= grains &&
         std::all_of(meshes.begin(), meshes.end(), [](const MeshLoads &mesh) {
           return mesh.limit == kInfinity;
         });
}

std::optional<MeshCuts> MeshCutter::runOpen() {
  Layer layer = emptyLayer();
  size_t begin = 0, left = grains;
  at(layer, borders.size() - 1, 0).value = 0;
  fill(1, layer, layer);
  MeshCuts cuts;
  cuts.seconds = at(layer, begin, left).value;
  if (cuts.seconds == kInfinity)
    return std::nullopt;
  while (begin + 1 < borders.size())
    take(cuts, at(layer, begin, left), begin, left);
  cuts.at.push_back(borders[begin]);
  return cuts;
}

std::optional<MeshCuts> MeshCutter::runCounted() {
  const size_t most = std::min({request.mostStages.value_or(kMostLimitedStages),
                                borders.size() - 1, grains});
  std::vector<Layer> layers(1, emptyLayer());
  at(layers[0], borders.size() - 1, 0).value = 0;
  size_t best = 0;
  const auto value = [&](size_t stages) {
    return at(layers[stages], 0, grains).value;
  };
  for (size_t stages = 1; stages <= most; ++stages) {
    layers.push_back(emptyLayer());
    fill(stages, layers[stages - 1], layers[stages]);
    if (stages >= request.leastStages && value(stages) < kInfinity &&
        (best == 0 || value(stages) < value(best)))
      best = stages;
    if (std::all_of(layers[stages].begin(), layers[stages].end(),
                    [](const Choice &own) { return own.value == kInfinity; }))
      break;
  }
  if (best == 0)
    return std::nullopt;
  MeshCuts cuts;
  cuts.seconds = value(best);
  size_t begin = 0, left = grains;
  for (size_t s = best; s > 0; --s)
    take(cuts, at(layers[s], begin, left), begin, left);
  cuts.at.push_back(borders[begin]);
  return cuts;
}

std::optional<MeshCuts> MeshCutter::run(double most) {
  seconds = most;
  findNeeds();
  return isOpen() ? runOpen() : runCounted();
}

std::optional<MeshCuts> cutForMeshes(const std::vector<MeshLoads> &meshes,
                                     const MeshCutRequest &request,
                                     double most) {
  if (meshes.empty())
    return std::nullopt;
  // With less time there is less to look at, and what is found is the best.
  constexpr double kFirst = 1.5, kMore = 2;
  constexpr int kRounds = 6;
  MeshCutter cutter(meshes, request);
  double limit =
      kFirst * sharedTime(meshes, request.microBatches, request.devices);
  for (int round = 0; round < kRounds && limit > 0 && limit < most; ++round) {
    if (auto cuts = cutter.run(limit))
      return cuts;
    limit *= kMore;
  }
  return cutter.run(most);
}

} // namespace planner
