//===- MeshTest.cpp - Enumerating meshes ----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Machine/Machine.h"
#include <algorithm>
#include <gmock/gmock.h>
#include <map>
#include <set>

using namespace planner;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

namespace {

std::vector<std::string> texts(const std::vector<Mesh> &meshes) {
  std::vector<std::string> result;
  result.reserve(meshes.size());
  for (const Mesh &mesh : meshes)
    result.push_back(mesh.str());
  return result;
}

/// The multiset of axis sizes of each level.
using Key = std::map<unsigned, std::multiset<int64_t>>;
Key keyOf(const Mesh &mesh) {
  Key key;
  for (const MeshAxis &axis : mesh.axes)
    key[axis.level].insert(axis.size);
  return key;
}

/// Every tuple of sizes, by trial division, without regard to order or repeats.
void allTuples(int64_t number, std::vector<int64_t> &prefix,
               std::set<std::multiset<int64_t>> &out) {
  if (number == 1)
    out.insert({prefix.begin(), prefix.end()});
  for (int64_t factor = 2; factor <= number; ++factor)
    if (number % factor == 0) {
      prefix.push_back(factor);
      allTuples(number / factor, prefix, out);
      prefix.pop_back();
    }
}

/// Whether the factors of `coarse` can be split into those of `fine`.
bool refines(const std::multiset<int64_t> &fine, std::vector<int64_t> coarse) {
  if (coarse.empty())
    return fine.empty();
  int64_t target = coarse.back();
  coarse.pop_back();
  std::vector<int64_t> parts(fine.begin(), fine.end());
  for (uint32_t mask = 1; mask < 1u << parts.size(); ++mask) {
    int64_t product = 1;
    std::multiset<int64_t> rest;
    for (size_t i = 0; i < parts.size(); ++i) {
      if (mask >> i & 1)
        product *= parts[i];
      else
        rest.insert(parts[i]);
    }
    if (product == target && refines(rest, coarse))
      return true;
  }
  return false;
}

bool refines(const Mesh &fine, const Mesh &coarse) {
  Key a = keyOf(fine), b = keyOf(coarse);
  for (unsigned level = 0; level < kMaxLevels; ++level)
    if (!refines(a[level], {b[level].begin(), b[level].end()}))
      return false;
  return true;
}

} // namespace

TEST(Mesh, PlacesDevicesEvenly) {
  ClusterSpec spec = cluster();
  EXPECT_THAT(levelCounts(spec, 1), ElementsAre(1, 1));
  EXPECT_THAT(levelCounts(spec, 7), ElementsAre(7, 1));
  EXPECT_THAT(levelCounts(spec, 8), ElementsAre(8, 1));
  EXPECT_THAT(levelCounts(spec, 12), ElementsAre(6, 2));
  EXPECT_THAT(levelCounts(spec, 13), ElementsAre(1, 13));
  EXPECT_THAT(levelCounts(spec, 20), ElementsAre(5, 4));
  EXPECT_THAT(levelCounts(spec, 4096), ElementsAre(8, 512));
  // Dies in packages of 2, 4 packages in a node.
  EXPECT_THAT(levelCounts(cluster("frontier"), 48), ElementsAre(2, 4, 6));
  EXPECT_THAT(levelCounts(cluster("frontier"), 6), ElementsAre(2, 3, 1));
  EXPECT_THAT(levelCounts(cluster("gb200-nvl72"), 144), ElementsAre(72, 2));
}

TEST(Mesh, ListsEveryMeshOfSmallCounts) {
  ClusterSpec spec = cluster();
  EXPECT_THAT(texts(enumerateAllMeshes(spec, 1, 4)), ElementsAre(""));
  EXPECT_THAT(texts(enumerateAllMeshes(spec, 7, 4)), ElementsAre("nvlink0=7"));
  EXPECT_THAT(texts(enumerateAllMeshes(spec, 8, 3)),
              UnorderedElementsAre("nvlink0=8", "nvlink0=4,nvlink1=2",
                                   "nvlink0=2,nvlink1=2,nvlink2=2"));
  EXPECT_THAT(texts(enumerateAllMeshes(spec, 12, 2)),
              UnorderedElementsAre("fabric0=2,nvlink0=6"));
  EXPECT_THAT(texts(enumerateAllMeshes(spec, 12, 3)),
              UnorderedElementsAre("fabric0=2,nvlink0=6",
                                   "fabric0=2,nvlink0=3,nvlink1=2"));
}

TEST(Mesh, GivesEachLevelAnAxisWhateverTheLimit) {
  EXPECT_THAT(texts(enumerateMeshes(cluster(), 64, 1)),
              ElementsAre("fabric0=8,nvlink0=8"));
}

// Against a brute force over all tuples of both levels.
TEST(Mesh, IsCompleteAndCanonical) {
  ClusterSpec spec = cluster();
  for (int64_t devices : {1, 2, 6, 8, 12, 16, 24, 30, 64, 96, 128}) {
    std::vector<int64_t> counts = levelCounts(spec, devices);
    std::set<std::multiset<int64_t>> inner, outer;
    std::vector<int64_t> prefix;
    allTuples(counts[0], prefix, inner);
    allTuples(counts[1], prefix, outer);
    for (unsigned limit = 2; limit <= 6; ++limit) {
      std::set<Key> expected;
      for (const auto &a : inner)
        for (const auto &b : outer)
          if (a.size() + b.size() <= limit) {
            Key key;
            if (!a.empty())
              key[0] = a;
            if (!b.empty())
              key[1] = b;
            expected.insert(key);
          }
      std::vector<Mesh> meshes = enumerateAllMeshes(spec, devices, limit);
      std::set<Key> got;
      for (const Mesh &mesh : meshes) {
        EXPECT_EQ(mesh.devices(), devices);
        EXPECT_TRUE(std::is_sorted(mesh.axes.begin(), mesh.axes.end(),
                                   [](const MeshAxis &a, const MeshAxis &b) {
                                     return std::pair(a.level, a.size) >
                                            std::pair(b.level, b.size);
                                   }));
        EXPECT_TRUE(got.insert(keyOf(mesh)).second) << mesh.str();
      }
      EXPECT_EQ(got, expected) << devices << " devices, " << limit << " axes";
    }
  }
}

// What is dropped is refined by something kept, and nothing kept is refined by
// anything.
TEST(Mesh, DropsExactlyTheRefinedOnes) {
  ClusterSpec spec = cluster();
  for (int64_t devices : {1, 7, 8, 12, 16, 64, 96, 128, 512})
    for (unsigned limit = 2; limit <= 5; ++limit) {
      std::vector<Mesh> all = enumerateAllMeshes(spec, devices, limit);
      std::vector<Mesh> kept = enumerateMeshes(spec, devices, limit);
      for (const Mesh &mesh : all) {
        bool refined = std::any_of(all.begin(), all.end(), [&](const Mesh &m) {
          return !(m == mesh) && refines(m, mesh);
        });
        bool isKept = std::find(kept.begin(), kept.end(), mesh) != kept.end();
        EXPECT_EQ(isKept, !refined) << mesh.str() << " limit " << limit;
      }
    }
}

TEST(Mesh, GroupsCountParticipantsPerLevel) {
  ClusterSpec spec = cluster();
  Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 4, 0}, {"nvlink1", 2, 0}}};
  EXPECT_THAT(groupOf(mesh, 0b111, spec).perLevel, ElementsAre(8, 4, 1, 1));
  EXPECT_THAT(groupOf(mesh, 0b100, spec).perLevel, ElementsAre(2, 1, 1, 1));
  EXPECT_THAT(groupOf(mesh, 0b001, spec).perLevel, ElementsAre(1, 4, 1, 1));
  EXPECT_EQ(groupOf(mesh, 0, spec).size(), 1);
  EXPECT_EQ(mesh.devices(), 32);
}

TEST(Mesh, ManyAndHighlyCompositeDeviceCountsAreEnumerated) {
  ClusterSpec spec = cluster();
  // 4096 is 8 x 2^9: of the partitions of 3 and 9 into at most 8 parts in
  // total; 2^20 / 8 and the highly composite 720,720 are harder.
  EXPECT_GT(enumerateAllMeshes(spec, 4096, 8).size(), 50u);
  EXPECT_GT(enumerateAllMeshes(spec, 1 << 20, 8).size(), 200u);
  EXPECT_GT(enumerateMeshes(spec, 720720, 5).size(), 10u);
}
