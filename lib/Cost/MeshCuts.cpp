//===- MeshCuts.cpp - Cutting a model for different meshes ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/MeshCuts.h"
#include <algorithm>
#include <limits>
#include <numeric>

namespace planner {

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// More than that, neighbours that take little are one.
constexpr size_t kMostUnits = 128;

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
  MeshCutter(const std::vector<MeshLoads> &m, const MeshCutRequest &r,
             double most)
      : meshes(m), request(r), seconds(most) {
    group();
    grain = request.devices;
    for (const MeshLoads &mesh : meshes)
      grain = std::gcd(grain, mesh.devices);
    grains = static_cast<size_t>(request.devices / grain);
  }

  std::optional<MeshCuts> run();

private:
  /// How the last stages of a pipeline begin best, from a border on.
  struct Choice {
    double value = kInfinite;
    size_t mesh = 0, end = 0;
  };
  /// By border between groups, and by grains of devices that are left.
  using Layer = std::vector<Choice>;

  void group();
  Choice &at(Layer &layer, size_t begin, size_t left) const {
    return layer[begin * (grains + 1) + left];
  }
  void extend(size_t mesh, double kept, Layer &rest, Layer &layer);
  MeshCuts cutsFrom(std::vector<Layer> &layers, size_t stages);

  const std::vector<MeshLoads> &meshes;
  const MeshCutRequest &request;
  const double seconds;
  int64_t grain = 1;
  size_t grains = 1;
  /// Of units, from 0 to their number.
  std::vector<size_t> borders;
};

} // namespace

/// By what they take on all meshes together.
void MeshCutter::group() {
  const size_t units = meshes.front().loads.seconds.size();
  std::vector<double> takes(units, 0);
  for (const MeshLoads &mesh : meshes)
    for (size_t u = 0; u < units; ++u)
      takes[u] +=
          mesh.loads.seconds[u] * static_cast<double>(mesh.devices);
  const double each = units <= kMostUnits
                          ? 0
                          : std::accumulate(takes.begin(), takes.end(), 0.0) /
                                static_cast<double>(kMostUnits);
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

/// All stages on that mesh which other stages may follow.
void MeshCutter::extend(size_t mesh, double kept, Layer &rest, Layer &layer) {
  const MeshLoads &own = meshes[mesh];
  const auto needs = static_cast<size_t>(own.devices / grain);
  const size_t count = borders.size() - 1;
  for (size_t begin = 0; begin < count; ++begin) {
    MeshChunk chunk(own.loads, kept);
    for (size_t end = begin + 1; end <= count; ++end) {
      for (size_t u = borders[end - 1]; u < borders[end]; ++u)
        chunk.add(u);
      const double alone =
          request.microBatches * chunk.seconds + chunk.once;
      if (alone >= seconds || chunk.bytes() > request.limit)
        break;
      for (size_t left = needs; left <= grains; ++left) {
        const Choice &then = at(rest, end, left - needs);
        const double value =
            std::max(alone,
                     then.value + (request.countsWay ? chunk.seconds : 0));
        Choice &best = at(layer, begin, left);
        if (value >= seconds || value >= best.value ||
            !request.isInside(request.devices -
                                  static_cast<int64_t>(left) * grain,
                              own.devices))
          continue;
        best = {value, mesh, end};
      }
    }
  }
}

MeshCuts MeshCutter::cutsFrom(std::vector<Layer> &layers, size_t stages) {
  MeshCuts cuts;
  size_t begin = 0, left = grains;
  cuts.seconds = at(layers[stages], begin, left).value;
  for (size_t s = stages; s > 0; --s) {
    const Choice &choice = at(layers[s], begin, left);
    cuts.at.push_back(borders[begin]);
    cuts.meshes.push_back(choice.mesh);
    begin = choice.end;
    left -= static_cast<size_t>(meshes[choice.mesh].devices / grain);
  }
  cuts.at.push_back(borders[begin]);
  return cuts;
}

std::optional<MeshCuts> MeshCutter::run() {
  const size_t most =
      std::min({request.mostStages, borders.size() - 1, grains});
  std::vector<Layer> layers(1, Layer(borders.size() * (grains + 1)));
  at(layers[0], borders.size() - 1, 0).value = 0;
  size_t best = 0;
  for (size_t stages = 1; stages <= most; ++stages) {
    layers.emplace_back(borders.size() * (grains + 1));
    const double kept =
        request.keepsAll ? request.microBatches
                         : std::min(request.microBatches,
                                    static_cast<double>(stages));
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
      if (request.order.empty() ||
          (stages <= request.order.size() &&
           request.order[request.order.size() - stages] == mesh))
        extend(mesh, kept, layers[stages - 1], layers[stages]);
    const double value = at(layers[stages], 0, grains).value;
    if (stages >= request.leastStages && value < kInfinite &&
        (best == 0 || value < at(layers[best], 0, grains).value))
      best = stages;
  }
  if (best == 0)
    return std::nullopt;
  return cutsFrom(layers, best);
}

std::optional<MeshCuts> cutForMeshes(const std::vector<MeshLoads> &meshes,
                                     const MeshCutRequest &request,
                                     double most) {
  if (meshes.empty())
    return std::nullopt;
  return MeshCutter(meshes, request, most).run();
}

} // namespace planner
