//===- StrategyMesh.cpp - The mesh that a strategy names ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Search.h"
#include <algorithm>
#include <numeric>

namespace planner {

namespace {

/// Hands out devices from the innermost link level outwards.
class AxisPlacer {
public:
  AxisPlacer(const ClusterSpec &cluster, int64_t devices)
      : left(levelCounts(cluster, devices)) {}

  /// Places an axis of `size`, one piece a level; false if the levels' fan-outs
  /// do not divide it.
  bool place(const std::string &axisName, int64_t size, AxisRole role) {
    size_t first = axes.size();
    for (unsigned level = 0; level < left.size() && size > 1; ++level) {
      int64_t piece = std::gcd(size, left[level]);
      if (piece == 1)
        continue;
      left[level] /= piece;
      size /= piece;
      axes.push_back({axisName, piece, level});
      roles.push_back(role);
    }
    if (axes.size() > first + 1)
      for (size_t i = first; i < axes.size(); ++i)
        axes[i].name += std::to_string(i - first);
    return size == 1;
  }
  int64_t unplaced() const {
    return std::accumulate(left.begin(), left.end(), int64_t(1),
                           std::multiplies<>());
  }

  /// Innermost first.
  std::vector<MeshAxis> axes;
  std::vector<AxisRole> roles;

private:
  std::vector<int64_t> left;
};

} // namespace

static std::string listOfDivisors(int64_t devices) {
  std::string text;
  for (int64_t d = 1; d <= devices && d <= 4096; ++d)
    if (devices % d == 0)
      text += (text.empty() ? "" : ", ") + std::to_string(d);
  return text;
}

static Diagnostic doesNotDivide(const char *key, int64_t size,
                                int64_t devices) {
  return makeError("strategy does not fit the devices: " + std::string(key) +
                       "=" + std::to_string(size) + " does not divide " +
                       std::to_string(devices) + " devices along its links",
                   {}, "sizes that divide: " + listOfDivisors(devices));
}

Expected<Mesh> meshForStrategy(const ClusterSpec &cluster, int64_t devices,
                               StrategySpec &spec) {
  AxisPlacer placer(cluster, devices);
  struct Request {
    const char *key;
    std::optional<int64_t> size;
    AxisRole role;
  };
  std::vector<Request> requests = {{"tp", spec.tp, AxisRole::Tensor},
                                   {"cp", spec.cp, AxisRole::Context},
                                   {"ep", spec.ep, AxisRole::Expert}};
  // States are shared by the data-parallel devices that are closest.
  if (spec.isHybrid()) {
    if (auto ok = checkShards(spec); !ok)
      return ok.takeError();
    const int64_t shard = *spec.dpShard;
    requests.push_back({"dp_shard", shard, AxisRole::Data});
    requests.push_back(
        {"dp_replicate", spec.dp.value_or(1) / shard, AxisRole::Replica});
  } else {
    requests.push_back({"dp", spec.dp, AxisRole::Data});
  }
  int64_t named = 1;
  for (const Request &request : requests)
    named = saturatingMul(named, request.size.value_or(1));
  if (devices % named != 0 || named > devices)
    return makeError("strategy uses " + std::to_string(named) +
                         " devices, expected a divisor of " +
                         std::to_string(devices),
                     {}, "divisors: " + listOfDivisors(devices));
  // All sizes given: what they leave over stays idle in no mesh of this one.
  bool open = !spec.dp && named < devices;
  if (!open && named < devices)
    return makeError(
        "strategy uses " + std::to_string(named) + " of " +
            std::to_string(devices) + " devices",
        {}, "set dp=" + std::to_string(devices / named * spec.dp.value_or(1)));
  for (const Request &request : requests)
    if (request.size && !placer.place(request.key, *request.size, request.role))
      return doesNotDivide(request.key, *request.size, devices);
  if (open)
    placer.place("free", placer.unplaced(), AxisRole::Any);
  Mesh mesh;
  mesh.axes.assign(placer.axes.rbegin(), placer.axes.rend());
  spec.roles.assign(placer.roles.rbegin(), placer.roles.rend());
  return mesh;
}

/// The axes of the model's mesh, and those of other meshes in order of
/// appearance, each once.
static std::vector<InputSharding::Axis> constraintAxes(const OpGraph &graph) {
  std::vector<InputSharding::Axis> axes = graph.inputMesh;
  for (const Tensor &tensor : graph.tensors) {
    if (!tensor.constraint)
      continue;
    for (const auto &dim : tensor.constraint->dims)
      for (const InputSharding::Axis &axis : dim)
        if (std::none_of(axes.begin(), axes.end(),
                         [&](const auto &a) { return a.name == axis.name; }))
          axes.push_back(axis);
  }
  return axes;
}

Expected<std::optional<Mesh>> meshOfConstraints(const OpGraph &graph,
                                                const ClusterSpec &cluster,
                                                int64_t devices) {
  std::vector<InputSharding::Axis> axes = constraintAxes(graph);
  if (axes.empty())
    return std::optional<Mesh>();
  int64_t named = 1;
  for (const InputSharding::Axis &axis : axes)
    named = saturatingMul(named, axis.size);
  const char *fix =
      "give --devices a multiple of the model's mesh, or drop its "
      "shardings with --ignore-shardings";
  if (named > devices || devices % named != 0)
    return makeError("the model's shardings are over " + std::to_string(named) +
                         " devices, expected a divisor of " +
                         std::to_string(devices),
                     {}, fix);
  AxisPlacer placer(cluster, devices);
  for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis) {
    size_t before = placer.axes.size();
    bool placed = placer.place(axis->name, axis->size, AxisRole::Any);
    if (!placed || placer.axes.size() > before + 1)
      return makeError(
          "axis '" + axis->name + "' of the model's mesh, of size " +
              std::to_string(axis->size) +
              ", does not lie on one link level of " + cluster.name,
          {}, fix);
  }
  placer.place("free", placer.unplaced(), AxisRole::Any);
  Mesh mesh;
  mesh.axes.assign(placer.axes.rbegin(), placer.axes.rend());
  return std::optional<Mesh>(std::move(mesh));
}

} // namespace planner
