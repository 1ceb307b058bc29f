//===- MeshCutsTest.cpp - Cutting a model for different meshes ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/MeshCuts.h"
#include "planner/Schedule/Pipeline.h"
#include "planner/Support/Infinity.h"
#include <bit>
#include <gmock/gmock.h>
#include <random>

using namespace planner;
using testing::ElementsAre;

namespace {

MeshLoads meshOf(int64_t devices, std::vector<double> seconds) {
  const std::vector<double> none(seconds.size(), 0);
  MeshLoads mesh;
  mesh.devices = devices;
  mesh.loads = {std::move(seconds), none, none, none, none};
  return mesh;
}

MeshCutRequest requestOf(int64_t devices, double microBatches) {
  MeshCutRequest request;
  request.devices = devices;
  request.microBatches = microBatches;
  request.isInside = [](size_t, int64_t) { return true; };
  return request;
}

/// Of a stage, of one micro-batch.
struct StageSends {
  double forward = 0, backward = 0, waits = 0;
};

/// By stage, what each sends to its neighbours, and what a micro-batch waits
/// for behind it.
std::vector<StageSends> sendsOf(const std::vector<MeshLoads> &meshes,
                                const MeshCutRequest &request,
                                const MeshCuts &cuts) {
  std::vector<StageSends> sends(cuts.meshes.size());
  int64_t first = 0;
  for (size_t s = 0; s + 1 < sends.size(); ++s) {
    const MeshLoads &own = meshes[cuts.meshes[s]];
    const MeshLoads &next = meshes[cuts.meshes[s + 1]];
    const MeshPlace here{cuts.meshes[s], first};
    const MeshPlace behind{cuts.meshes[s + 1], first + own.devices};
    first = behind.first;
    const auto handed = [&](const MeshLoads &to, const MeshLoads &from,
                            size_t link) {
      const double each =
          to.sends.empty() ? 0 : to.sends[link][cuts.at[s + 1] - 1];
      return to.devices > from.devices
                 ? each * static_cast<double>(to.devices) /
                       static_cast<double>(from.devices)
                 : each;
    };
    if (!request.linkOf)
      continue;
    sends[s].forward = handed(next, own, request.linkOf(behind, here));
    sends[s + 1].backward = handed(own, next, request.linkOf(here, behind));
    sends[s].waits = sends[s].forward + sends[s + 1].backward;
  }
  return sends;
}

/// What the cuts are said to take, summed again.
double timeOf(const std::vector<MeshLoads> &meshes,
              const MeshCutRequest &request, const MeshCuts &cuts) {
  const double m = request.microBatches;
  const std::vector<StageSends> sends = sendsOf(meshes, request, cuts);
  double way = 0, time = 0;
  for (size_t s = 0; s < cuts.meshes.size(); ++s) {
    const UnitLoads &loads = meshes[cuts.meshes[s]].loads;
    double own = 0, once = 0;
    for (size_t u = cuts.at[s]; u < cuts.at[s + 1]; ++u) {
      own += loads.seconds[u];
      if (!loads.sums.empty())
        once += loads.sums[u] + loads.updates[u];
    }
    const double sent = sends[s].forward + sends[s].backward;
    const double busy = m * (own + (request.sendsOccupy ? sent : 0)) + once;
    const double back = s + 1 < sends.size() ? sends[s + 1].backward : 0;
    const double sending = m * std::max(sends[s].forward, back);
    time = std::max(time, way + std::max(busy, sending));
    if (request.countsWay)
      way += own + sends[s].waits;
  }
  return time;
}

/// All pipelines, one stage after the other from the first.
class AllPipelines {
public:
  AllPipelines(const std::vector<MeshLoads> &m, const MeshCutRequest &r)
      : meshes(m), request(r), units(m.front().loads.seconds.size()) {}

  double best() {
    descend(0, request.devices);
    return least;
  }

private:
  struct Stage {
    size_t mesh, begin, end;
  };

  void descend(size_t begin, int64_t left) {
    if (begin == units && left == 0)
      return judge();
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
      for (size_t end = begin + 1; end <= units; ++end) {
        const int64_t devices = meshes[mesh].devices;
        if (devices > left || !request.isInside(mesh, request.devices - left))
          continue;
        stages.push_back({mesh, begin, end});
        descend(end, left - devices);
        stages.pop_back();
      }
  }

  void judge() {
    if (stages.size() < request.leastStages ||
        stages.size() > request.mostStages.value_or(units))
      return;
    MeshCuts cuts;
    for (size_t s = 0; s < stages.size(); ++s) {
      const auto &[mesh, begin, end] = stages[s];
      if (!request.order.empty() && request.order[s] != mesh)
        return;
      const double kept =
          request.keepsAll ? request.microBatches
                           : std::min(request.microBatches,
                                      static_cast<double>(stages.size() - s));
      if (bytesOfUnits(meshes[mesh].loads, {0, kept, 0}, begin, end) >
          meshes[mesh].limit)
        return;
      cuts.meshes.push_back(mesh);
      cuts.at.push_back(begin);
    }
    cuts.at.push_back(units);
    least = std::min(least, timeOf(meshes, request, cuts));
  }

  const std::vector<MeshLoads> &meshes;
  const MeshCutRequest &request;
  const size_t units;
  std::vector<Stage> stages;
  double least = kInfinity;
};

class RandomMeshes {
public:
  explicit RandomMeshes(unsigned seed) : random(seed) {}

  std::vector<MeshLoads> meshes(size_t units, int64_t devices) {
    std::vector<MeshLoads> list;
    for (int64_t n = 1; n < devices; n *= 2)
      for (int form = 0; form < 2; ++form) {
        std::vector<double> seconds;
        for (size_t u = 0; u < units; ++u)
          seconds.push_back(real(0.5, 2) / static_cast<double>(n));
        MeshLoads mesh = meshOf(n, std::move(seconds));
        UnitLoads &loads = mesh.loads;
        for (size_t u = 0; u < units; ++u) {
          loads.fixed[u] = real(0, 4) / static_cast<double>(n);
          loads.kept[u] = real(0, 2) / static_cast<double>(n);
          loads.working[u] = real(0, 1);
          loads.updating[u] = real(0, 3);
          loads.sums.push_back(real(0, 0.5));
          loads.updates.push_back(real(0, 0.2));
        }
        list.push_back(std::move(mesh));
      }
    return list;
  }
  double real(double low, double high) {
    return std::uniform_real_distribution(low, high)(random);
  }
  int64_t whole(int64_t low, int64_t high) {
    return std::uniform_int_distribution(low, high)(random);
  }

private:
  std::mt19937 random;
};

/// The cuts, if there are any: no pipeline takes less, and they take what they
/// say.
std::optional<MeshCuts> bestCuts(const std::vector<MeshLoads> &meshes,
                                 const MeshCutRequest &request) {
  const double best = AllPipelines(meshes, request).best();
  auto cuts = cutForMeshes(meshes, request, kInfinity);
  EXPECT_EQ(cuts.has_value(), best < kInfinity);
  if (!cuts)
    return cuts;
  EXPECT_NEAR(timeOf(meshes, request, *cuts), cuts->seconds, 1e-9);
  EXPECT_NEAR(cuts->seconds, best, 1e-9);
  EXPECT_FALSE(cutForMeshes(meshes, request, best * 0.999));
  return cuts;
}

/// The shortest step of all cuts under 1F1B and GPipe, with any part of each
/// unit's passes forward that is not known.
double leastStep(const std::vector<MeshLoads> &meshes,
                 const MeshCutRequest &request, RandomMeshes &random) {
  const size_t stages = request.order.size();
  const size_t units = meshes.front().loads.seconds.size();
  double least = kInfinity;
  for (unsigned cut = 0; cut < 1U << (units - 1); ++cut) {
    if (static_cast<size_t>(std::popcount(cut)) + 1 != stages)
      continue;
    PipelineSpec spec;
    spec.stages = request.devices;
    spec.microBatches = static_cast<int64_t>(request.microBatches);
    spec.chunks.resize(stages);
    size_t stage = 0;
    for (size_t u = 0; u < units; ++u) {
      const UnitLoads &loads = meshes[request.order[stage]].loads;
      const Seconds both(loads.seconds[u]);
      const Seconds forward = loads.forward.empty() ? both * random.real(0, 1)
                                                    : Seconds(loads.forward[u]);
      spec.chunks[stage].forward += forward;
      spec.chunks[stage].backward += both - forward;
      stage += cut >> u & 1;
    }
    for (const PipelineSchedule schedule :
         {PipelineSchedule::OneForwardOneBackward, PipelineSchedule::GPipe}) {
      spec.schedule = schedule;
      least = std::min(least, simulate(spec).total.value);
    }
  }
  return least;
}

} // namespace

/// The first half is fast on two devices, the second where one does it alone.
TEST(MeshCutsTest, EachHalfTakesItsMesh) {
  const std::vector<MeshLoads> meshes = {meshOf(1, {4, 4, 1, 1}),
                                         meshOf(2, {1, 1, 4, 4})};
  const auto cuts = cutForMeshes(meshes, requestOf(3, 4), kInfinity);
  ASSERT_TRUE(cuts);
  EXPECT_THAT(cuts->meshes, ElementsAre(1, 0));
  EXPECT_THAT(cuts->at, ElementsAre(0, 2, 4));
  // Four micro-batches of 2 s on the second stage, after one on the first.
  EXPECT_DOUBLE_EQ(cuts->seconds, 10);
}

TEST(MeshCutsTest, NothingIsBetter) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomMeshes random(seed);
    const int64_t devices = random.whole(2, 5);
    const auto units = static_cast<size_t>(random.whole(2, 6));
    std::vector<MeshLoads> meshes = random.meshes(units, devices);
    MeshCutRequest request =
        requestOf(devices, static_cast<double>(random.whole(1, 8)));
    if (seed % 3 != 0)
      for (MeshLoads &mesh : meshes)
        mesh.limit = random.real(4, 20);
    request.keepsAll = seed % 2 != 0;
    request.countsWay = seed % 5 != 0;
    if (seed % 7 == 0)
      request.mostStages = request.leastStages;
    else if (seed % 7 == 1)
      request.mostStages = static_cast<size_t>(devices);
    // Two devices of a stage are neighbours of a pair.
    if (seed % 4 == 0)
      request.isInside = [&](size_t mesh, int64_t first) {
        return meshes[mesh].devices == 1 || first % 2 == 0;
      };
    SCOPED_TRACE(seed);
    const auto cuts = bestCuts(meshes, request);
    if (!cuts)
      continue;
    // As soon as less than that is asked for the same is found.
    const auto near = cutForMeshes(meshes, request, cuts->seconds * 1.001);
    ASSERT_TRUE(near) << seed;
    EXPECT_EQ(near->at, cuts->at) << seed;
    EXPECT_EQ(near->meshes, cuts->meshes) << seed;
  }
}

/// What a mesh is handed, and over which link, is known of all meshes but some.
TEST(MeshCutsTest, NothingIsBetterWithSends) {
  size_t different = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    RandomMeshes random(seed);
    const int64_t devices = random.whole(3, 5);
    const auto units = static_cast<size_t>(random.whole(3, 6));
    std::vector<MeshLoads> meshes = random.meshes(units, devices);
    MeshCutRequest request =
        requestOf(devices, static_cast<double>(random.whole(1, 6)));
    const double slow = random.real(0.01, 1);
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh) {
      meshes[mesh].part = seed % 3 == 0 ? mesh % 2 : 0;
      for (int link = 0; link < 2 && random.whole(0, 4) > 0; ++link) {
        std::vector<double> &sends = meshes[mesh].sends.emplace_back();
        for (size_t u = 0; u < units; ++u)
          sends.push_back(random.real(0, slow));
      }
      if (meshes[mesh].sends.size() == 1)
        meshes[mesh].sends.clear();
      if (seed % 4 == 1)
        meshes[mesh].limit = random.real(6, 20);
    }
    request.linkOf = [](const MeshPlace &to, const MeshPlace &from) {
      return static_cast<size_t>(std::max(to.first, from.first) % 2);
    };
    request.sendsOccupy = seed % 2 != 0;
    request.countsWay = seed % 5 != 0;
    SCOPED_TRACE(seed);
    const auto cuts = bestCuts(meshes, request);
    if (!cuts)
      continue;
    const std::vector<MeshLoads> all = meshes;
    for (MeshLoads &mesh : meshes)
      mesh.sends.clear();
    const auto without = cutForMeshes(meshes, request, kInfinity);
    ASSERT_TRUE(without) << seed;
    different += timeOf(all, request, *without) > cuts->seconds * 1.01;
  }
  // Sends are no matter of rounding.
  EXPECT_GT(different, 100U);
}

TEST(MeshCutsTest, TheOrderMayBeGiven) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    RandomMeshes random(seed);
    const std::vector<MeshLoads> meshes = random.meshes(5, 4);
    MeshCutRequest request = requestOf(4, 3);
    request.order = {2, 1, 0};
    request.leastStages = 3;
    request.mostStages = 3;
    const auto cuts = cutForMeshes(meshes, request, kInfinity);
    ASSERT_TRUE(cuts);
    EXPECT_THAT(cuts->meshes, ElementsAre(2, 1, 0));
    EXPECT_NEAR(cuts->seconds, AllPipelines(meshes, request).best(), 1e-9);
  }
}

/// What a whole trip takes bounds all pipelines of whole passes, and often says
/// more than without it.
TEST(MeshCutsTest, NoPipelineTakesLessThanTrips) {
  size_t greater = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomMeshes random(seed);
    const auto units = static_cast<size_t>(random.whole(4, 7));
    std::vector<MeshLoads> meshes;
    for (const double speed : {1.0, random.real(1, 3)}) {
      meshes.push_back(meshOf(1, {}));
      const double forward = random.real(0.1, 0.9);
      for (size_t u = 0; u < units; ++u) {
        const double both = random.real(0.5, 1) / speed;
        meshes.back().loads.seconds.push_back(both);
        if (seed % 2 == 0)
          meshes.back().loads.forward.push_back(both * forward);
      }
      const std::vector<double> none(units, 0);
      UnitLoads &loads = meshes.back().loads;
      loads.fixed = loads.kept = loads.working = loads.updating = none;
    }
    MeshCutRequest request =
        requestOf(random.whole(2, 4), static_cast<double>(random.whole(1, 12)));
    request.leastStages = static_cast<size_t>(request.devices);
    request.mostStages = request.leastStages;
    const int64_t first = random.whole(0, request.devices);
    for (int64_t s = 0; s < request.devices; ++s)
      request.order.push_back((s < first) == (seed % 2 == 0));
    const auto way = cutForMeshes(meshes, request, kInfinity);
    ASSERT_TRUE(way) << seed;
    const double trip = leastForMeshes(meshes, request, kInfinity);
    EXPECT_GE(trip, way->seconds) << seed;
    greater += trip > way->seconds * 1.01;
    const double least = leastStep(meshes, request, random);
    EXPECT_LE(trip, least * (1 + 1e-9)) << seed;
    EXPECT_EQ(leastForMeshes(meshes, request, way->seconds), way->seconds);
  }
  EXPECT_GT(greater, 60U);
}

/// Of a thousand units that take next to nothing, and four that do not, each
/// may still be on a stage of its own; all units by themselves take no longer.
TEST(MeshCutsTest, ManyUnitsMayBeKeptTogether) {
  std::vector<double> seconds(1000, 1e-6);
  for (const size_t heavy : {100, 200, 300, 400})
    seconds[heavy] = 1;
  MeshCutRequest request = requestOf(4, 8);
  const auto exact = cutForMeshes({meshOf(1, seconds)}, request, kInfinity);
  request.mostUnits = 128;
  const auto cuts = cutForMeshes({meshOf(1, seconds)}, request, kInfinity);
  ASSERT_TRUE(exact && cuts);
  EXPECT_EQ(cuts->meshes.size(), 4U);
  EXPECT_LE(exact->seconds, cuts->seconds);
  EXPECT_NEAR(cuts->seconds, 8 + 3, 0.02);
}
