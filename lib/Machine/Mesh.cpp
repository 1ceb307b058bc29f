//===- Mesh.cpp - Enumerating meshes --------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Mesh.h"
#include <algorithm>
#include <cassert>

namespace planner {

int64_t Mesh::devices() const {
  int64_t product = 1;
  for (const MeshAxis &axis : axes)
    product = saturatingMul(product, axis.size);
  return product;
}

std::string Mesh::str() const {
  std::string text;
  for (const MeshAxis &axis : axes)
    text +=
        (text.empty() ? "" : ",") + axis.name + "=" + std::to_string(axis.size);
  return text;
}

int64_t GroupShape::size() const {
  int64_t product = 1;
  for (int64_t count : perLevel)
    product = saturatingMul(product, count);
  return product;
}

unsigned outermostLevel(const GroupShape &group) {
  unsigned level = 0;
  for (unsigned l = 0; l < group.perLevel.size(); ++l)
    if (group.perLevel[l] > 1)
      level = l;
  return level;
}

GroupShape groupOf(const Mesh &mesh, AxisMask axes,
                   const ClusterSpec &cluster) {
  GroupShape group;
  for (size_t i = 0; i < mesh.axes.size(); ++i) {
    if (!(axes >> i & 1))
      continue;
    const MeshAxis &axis = mesh.axes[i];
    assert(axis.level < cluster.levels.size() && "axis on no level");
    group.perLevel[axis.level] =
        saturatingMul(group.perLevel[axis.level], axis.size);
  }
  (void)cluster;
  return group;
}

static int64_t largestDivisor(int64_t number, int64_t limit) {
  if (number <= limit)
    return number;
  int64_t best = 1;
  for (int64_t i = 1; i * i <= number; ++i) {
    if (number % i != 0)
      continue;
    if (i <= limit)
      best = std::max(best, i);
    if (number / i <= limit)
      best = std::max(best, number / i);
  }
  return best;
}

std::vector<int64_t> levelCounts(const ClusterSpec &cluster, int64_t devices) {
  std::vector<int64_t> counts(cluster.levels.size(), 1);
  int64_t outer = std::max<int64_t>(devices, 1);
  for (size_t i = cluster.levels.size(); i-- > 1;) {
    int64_t inner = largestDivisor(outer, cluster.levels[i - 1].devices);
    counts[i] = outer / inner;
    outer = inner;
  }
  if (!counts.empty())
    counts[0] = outer;
  return counts;
}

std::optional<Mesh> placedOn(const ClusterSpec &cluster, const Mesh &mesh) {
  std::vector<int64_t> left = levelCounts(cluster, mesh.devices());
  Mesh placed = mesh;
  for (auto axis = placed.axes.rbegin(); axis != placed.axes.rend(); ++axis) {
    const auto level =
        std::find_if(left.begin(), left.end(), [&](int64_t count) {
          return count > 1 && count % axis->size == 0;
        });
    if (level == left.end())
      return std::nullopt;
    *level /= axis->size;
    axis->level = static_cast<unsigned>(level - left.begin());
  }
  return placed;
}

namespace {

using Factors = std::vector<int64_t>;

/// Every multiset of at most `most` factors of `number`, each from 2 to
/// `limit`, largest first; lexicographically decreasing.
void factorise(int64_t number, int64_t limit, unsigned most, Factors &prefix,
               std::vector<Factors> &out) {
  if (number == 1) {
    out.push_back(prefix);
    return;
  }
  if (most == 0)
    return;
  std::vector<int64_t> divisors;
  for (int64_t i = 1; i * i <= number; ++i) {
    if (number % i != 0)
      continue;
    divisors.push_back(i);
    if (i * i != number)
      divisors.push_back(number / i);
  }
  std::sort(divisors.begin(), divisors.end(), std::greater<>());
  for (int64_t factor : divisors) {
    if (factor < 2 || factor > limit)
      continue;
    prefix.push_back(factor);
    factorise(number / factor, factor, most - 1, prefix, out);
    prefix.pop_back();
  }
}

bool isPrime(int64_t number) {
  for (int64_t i = 2; i * i <= number; ++i)
    if (number % i == 0)
      return false;
  return true;
}

class Enumerator {
public:
  Enumerator(const ClusterSpec &spec, int64_t devices, unsigned axes)
      : cluster(spec), counts(levelCounts(spec, devices)) {
    unsigned needed = std::count_if(counts.begin(), counts.end(),
                                    [](int64_t count) { return count > 1; });
    maxAxes = std::clamp(axes, needed, kMaxAxes);
    for (size_t i = 0; i < counts.size(); ++i) {
      Factors prefix;
      choices.emplace_back();
      factorise(counts[i], counts[i], maxAxes, prefix, choices.back());
    }
  }

  std::vector<Mesh> run() {
    descend(counts.size());
    return std::move(meshes);
  }
  unsigned limit() const { return maxAxes; }

private:
  /// Chooses the factors of level `level` - 1 and of those inside it.
  void descend(size_t level) {
    if (level == 0) {
      meshes.push_back(mesh);
      return;
    }
    for (const Factors &factors : choices[level - 1]) {
      if (mesh.axes.size() + factors.size() > maxAxes)
        continue;
      size_t before = mesh.axes.size();
      for (size_t i = 0; i < factors.size(); ++i)
        mesh.axes.push_back({cluster.levels[level - 1].name + std::to_string(i),
                             factors[i], static_cast<unsigned>(level - 1)});
      descend(level - 1);
      mesh.axes.resize(before);
    }
  }

  const ClusterSpec &cluster;
  std::vector<int64_t> counts;
  unsigned maxAxes;
  std::vector<std::vector<Factors>> choices;
  Mesh mesh;
  std::vector<Mesh> meshes;
};

} // namespace

std::vector<Mesh> enumerateAllMeshes(const ClusterSpec &cluster,
                                     int64_t devices, unsigned maxAxes) {
  return Enumerator(cluster, devices, maxAxes).run();
}

std::vector<Mesh> enumerateMeshes(const ClusterSpec &cluster, int64_t devices,
                                  unsigned maxAxes) {
  Enumerator enumerator(cluster, devices, maxAxes);
  unsigned limit = enumerator.limit();
  std::vector<Mesh> meshes = enumerator.run();
  // A mesh with an axis to spare and one that can be split is refined by
  // another mesh of the list; no other is.
  std::erase_if(meshes, [&](const Mesh &mesh) {
    return mesh.axes.size() < limit &&
           std::any_of(
               mesh.axes.begin(), mesh.axes.end(),
               [](const MeshAxis &axis) { return !isPrime(axis.size); });
  });
  return meshes;
}

} // namespace planner
