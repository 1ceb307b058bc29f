//===- FreeMeshes.cpp - The meshes of strategies without stages -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FreeMeshes.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <numeric>
#include <tuple>

namespace planner {

bool namesMeshOrStages(const StrategySpec &fix) {
  return fix.namesMesh() || fix.pp.value_or(1) > 1;
}

/// Links do not tell axes of one level apart, but factors do, which take axes
/// in the order of the mesh: experts on 4 devices can be the minor part of a
/// batch on 8 of them if these are 2 x 4, and not if they are 4 x 2. Meshes as
/// they are given come first.
static std::vector<Mesh> inAllOrders(std::vector<Mesh> list) {
  const size_t given = list.size();
  for (size_t i = 0; i < given; ++i) {
    const std::vector<MeshAxis> axes = list[i].axes;
    std::vector<size_t> order(axes.size());
    std::iota(order.begin(), order.end(), 0);
    while (std::next_permutation(order.begin(), order.end())) {
      Mesh other = list[i];
      bool staysOnLevels = true;
      for (size_t a = 0; a < axes.size(); ++a) {
        other.axes[a].size = axes[order[a]].size;
        staysOnLevels &= axes[order[a]].level == axes[a].level;
      }
      if (staysOnLevels &&
          std::find(list.begin(), list.end(), other) == list.end())
        list.push_back(std::move(other));
    }
  }
  return list;
}

/// The axis that `fine` has two of instead: its size in `coarse` and the larger
/// of the two; nothing if the meshes differ otherwise.
static std::optional<std::pair<int64_t, int64_t>> splitAxis(const Mesh &coarse,
                                                            const Mesh &fine) {
  if (fine.axes.size() != coarse.axes.size() + 1)
    return std::nullopt;
  size_t at = 0;
  while (at < coarse.axes.size() && fine.axes[at].size == coarse.axes[at].size)
    ++at;
  if (at == coarse.axes.size() ||
      fine.axes[at].level != fine.axes[at + 1].level ||
      fine.axes[at].size * fine.axes[at + 1].size != coarse.axes[at].size)
    return std::nullopt;
  for (size_t i = at + 1; i < coarse.axes.size(); ++i)
    if (fine.axes[i + 1].size != coarse.axes[i].size)
      return std::nullopt;
  return std::pair(coarse.axes[at].size, fine.axes[at].size);
}

std::vector<Mesh> usualMeshes(const OpGraph &graph, const ClusterSpec &cluster,
                              int64_t devices) {
  std::vector<Mesh> list = enumerateMeshes(cluster, devices, kQuickAxes);
  const int64_t samples = samplesAtOnce(graph);
  if (list.size() != 1 || samples == 1)
    return list;
  const Mesh *chosen = nullptr;
  std::tuple<int64_t, bool, int64_t> chosenRank;
  const std::vector<Mesh> finer =
      enumerateMeshes(cluster, devices, kQuickAxes + 1);
  for (const Mesh &mesh : finer) {
    const auto split = splitAxis(list[0], mesh);
    if (!split || samples % split->first == 0)
      continue;
    const auto [whole, larger] = *split;
    const bool takesBatch =
        samples % larger == 0 || samples % (whole / larger) == 0;
    const auto rank = std::tuple(whole, takesBatch, -larger);
    if (!chosen || rank > chosenRank) {
      chosen = &mesh;
      chosenRank = rank;
    }
  }
  if (chosen)
    return {*chosen};
  return list;
}

/// Meshes of few axes are solved in no time, and what they give prunes the
/// alternatives of the larger ones, which contain them.
static std::vector<Mesh> allMeshes(const OpGraph &graph,
                                   const ClusterSpec &cluster,
                                   const SearchOptions &options) {
  if (!options.maxAxes)
    return inAllOrders(usualMeshes(graph, cluster, options.devices));
  std::vector<Mesh> list =
      enumerateMeshes(cluster, options.devices, kQuickAxes);
  if (*options.maxAxes > kQuickAxes)
    for (Mesh &mesh :
         enumerateMeshes(cluster, options.devices, *options.maxAxes))
      if (std::find(list.begin(), list.end(), mesh) == list.end())
        list.push_back(std::move(mesh));
  return inAllOrders(std::move(list));
}

/// Whether axes from there on that may split samples are so many devices
/// together.
static bool splitsSamples(const Mesh &mesh, const StrategySpec &spec,
                          int64_t parts, unsigned axis = 0) {
  if (axis == mesh.axes.size())
    return parts == 1;
  const AxisRole role = spec.role(axis);
  const bool mayTake = role != AxisRole::Tensor && role != AxisRole::Context &&
                       !(role == AxisRole::Any && spec.forbidden.dp);
  return splitsSamples(mesh, spec, parts, axis + 1) ||
         (mayTake && parts % mesh.axes[axis].size == 0 &&
          splitsSamples(mesh, spec, parts / mesh.axes[axis].size, axis + 1));
}

/// Of whose strategies each device has the samples at once that are fixed,
/// whichever axes split them; all if none are fixed.
static void keepWithSamples(std::vector<Mesh> &list, const StrategySpec &spec) {
  if (spec.batchParts)
    std::erase_if(list, [&](const Mesh &mesh) {
      return !splitsSamples(mesh, spec, *spec.batchParts);
    });
}

/// Meshes of one axis more where those with few do not split the samples so.
static std::vector<Mesh> freeMeshes(const OpGraph &graph,
                                    const ClusterSpec &cluster,
                                    const SearchOptions &options,
                                    const StrategySpec &spec) {
  std::vector<Mesh> list = allMeshes(graph, cluster, options);
  keepWithSamples(list, spec);
  if (!list.empty() || options.maxAxes)
    return list;
  list = inAllOrders(enumerateMeshes(cluster, options.devices, kQuickAxes + 1));
  keepWithSamples(list, spec);
  return list;
}

Expected<std::vector<Mesh>> searchedMeshes(const OpGraph &graph,
                                           const ClusterSpec &cluster,
                                           const SearchOptions &options,
                                           StrategySpec &spec) {
  Expected<std::optional<Mesh>> given =
      meshOfConstraints(graph, cluster, options.devices);
  if (!given)
    return given.takeError();
  const bool isFixed = namesMeshOrStages(options.fix);
  if (*given && isFixed)
    return makeError("the strategy names a mesh, and the model's shardings are "
                     "over another one: " +
                         (*given)->str(),
                     {}, "drop the shardings with --ignore-shardings");
  if (*given)
    return std::vector<Mesh>{std::move(**given)};
  if (spec.microBatch && !spec.dp)
    spec.batchParts = samplesAtOnce(graph) / *spec.microBatch;
  std::vector<Mesh> list;
  if (isFixed) {
    Expected<Mesh> mesh = meshForStrategy(cluster, options.devices, spec);
    if (!mesh)
      return mesh.takeError();
    list.push_back(std::move(*mesh));
    keepWithSamples(list, spec);
  } else {
    list = freeMeshes(graph, cluster, options, spec);
  }
  if (list.empty())
    return makeError("strategy: mbs=" + std::to_string(*spec.microBatch) +
                         ": no axes of the meshes that are searched split " +
                         std::to_string(samplesAtOnce(graph)) +
                         " samples among " + std::to_string(*spec.batchParts) +
                         " devices",
                     {}, "leave mbs out");
  return list;
}

} // namespace planner
