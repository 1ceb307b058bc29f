//===- CertifyTest.cpp - Bounds that hold, and bounds that do not ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Certify/Certify.h"
#include "../Search/LayeredModel.h"
#include "../Search/RandomGraph.h"
#include "planner/Search/Search.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

/// A search, and what is tried against its certificate.
class Certified {
public:
  Certified(const std::string &machine, const std::string &software,
            int64_t devices, int64_t limit, const std::string &forbid = {})
      : cluster(*loadCluster(machine, devices)), stack(*loadStack(software)) {
    plan.inputs.cluster = machine;
    plan.inputs.stack = software;
    plan.inputs.devices = devices;
    plan.inputs.memoryLimit = limit;
    plan.inputs.forbid = forbid;
  }

  /// False if nothing fits.
  bool find(const OpGraph &graph,
            const std::function<Expected<OpGraph>(const RecomputeChoice &)>
                &prepare = {}) {
    base = graph;
    SearchOptions options;
    options.devices = plan.inputs.devices;
    options.memoryLimit = plan.inputs.memoryLimit;
    options.fix = *parseStrategy(plan.inputs.fix);
    options.fix.forbidden = *parseForbidden(plan.inputs.forbid);
    options.baselines = false;
    options.prepare = prepare;
    again = prepare;
    Expected<SearchResult> found = jointSearch(base, cluster, stack, options);
    if (!found)
      return false;
    step = found->stepGraph ? *found->stepGraph : base;
    plan.stages = {std::move(found->stage)};
    plan.prediction = found->prediction;
    plan.certificate = found->certificate;
    return true;
  }

  CertifyReport tried() const {
    const auto prepare = [&](const std::optional<RecomputeChoice> &recompute)
        -> Expected<OpGraph> {
      if (!recompute || *recompute == base.recompute || !again)
        return base;
      return again(*recompute);
    };
    Expected<CertifyReport> report =
        certify({plan, step, cluster, stack, prepare});
    EXPECT_TRUE(report) << report.error().render();
    return report ? std::move(*report) : CertifyReport();
  }

  ClusterSpec cluster;
  StackSpec stack;
  OpGraph base, step;
  Plan plan;

private:
  std::function<Expected<OpGraph>(const RecomputeChoice &)> again;
};

/// Of the space, where something fits.
size_t countTried(const CertifyReport &report) {
  size_t sum = 0;
  for (const CertifyPart &part : report.parts)
    sum += part.inSpace && part.least ? part.tried : 0;
  return sum;
}

/// Graphs, machines and limits: no bound is refuted, whether it is proven or
/// not, and where it is above nothing it could have been.
TEST(CertifyTest, NothingIsBelowTheBoundOfRandomGraphs) {
  std::mt19937 random(9);
  size_t plans = 0, tried = 0;
  for (int i = 0; i < 12; ++i) {
    OpGraph graph = i % 2 == 0 ? randomGraph(random) : randomFan(random);
    inferDimClasses(graph);
    const std::string machine = std::vector<std::string>{
        "a100-80g-sxm", "pase-1080ti", "h100-80g-sxm"}[random() % 3];
    const int64_t devices = int64_t(2) << random() % 4;
    Certified whole(machine, "ideal", devices, 0);
    ASSERT_TRUE(whole.find(graph)) << printGraph(graph);
    for (const int percent : {0, 85, 70}) {
      Certified limited(machine, "ideal", devices,
                        whole.plan.prediction.memory.totalPeak * percent / 100);
      if (!limited.find(graph))
        continue;
      const CertifyReport report = limited.tried();
      EXPECT_THAT(report.refutations, IsEmpty())
          << printGraph(graph) << machine << " " << devices << " " << percent;
      ++plans;
      tried += countTried(report);
    }
  }
  EXPECT_GE(plans, 20u);
  EXPECT_GE(tried, 20u * 1000);
}

/// With stages, micro-batches and recomputation in the space.
TEST(CertifyTest, NothingIsBelowTheBoundOfLayers) {
  size_t staged = 0;
  for (const int percent : {100, 60, 35}) {
    LayeredModel shape;
    shape.layers = 4;
    shape.hidden = 256;
    shape.ffn = 1024;
    shape.batch = 16;
    const auto prepare =
        [&](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      return shape.build(recompute);
    };
    Certified whole("a100-80g-sxm", "torchtitan", 8, 0);
    ASSERT_TRUE(whole.find(shape.build(), prepare));
    Certified limited("a100-80g-sxm", "torchtitan", 8,
                      whole.plan.prediction.memory.totalPeak * percent / 100);
    if (!limited.find(shape.build(), prepare))
      continue;
    EXPECT_TRUE(limited.plan.certificate.stages);
    staged += !limited.plan.prediction.pipeline.isPlain();
    const CertifyReport report = limited.tried();
    EXPECT_THAT(report.refutations, IsEmpty()) << percent;
    // With something on hosts there are no strategies on free meshes.
    EXPECT_GT(countTried(report),
              limited.plan.certificate.offload ? 100u : 300u)
        << percent;
  }
  EXPECT_GE(staged, 1u);
}

/// Two layers that need tensor parallelism as their weights are large, and a
/// plan that may not use it, whose bound is said to hold for all.
TEST(CertifyTest, BoundsOfASmallerSpaceAreRefuted) {
  GraphBuilder b;
  const TensorId x = b.argument({64, 8192}, Role::Input);
  const TensorId up = b.argument({8192, 8192}, Role::Parameter);
  const TensorId down = b.argument({8192, 8192}, Role::Parameter);
  b.output(b.matmul(b.elementwise({b.matmul(x, up)}, false), down));
  OpGraph graph = std::move(b.graph);
  inferDimClasses(graph);
  Certified part("a100-80g-sxm", "ideal", 8, 0, "tp");
  ASSERT_TRUE(part.find(graph));
  EXPECT_THAT(part.tried().refutations, IsEmpty());
  part.plan.inputs.forbid.clear();
  const CertifyReport report = part.tried();
  ASSERT_THAT(report.refutations, Not(IsEmpty()));
  EXPECT_THAT(report.refutations.front(), HasSubstr("less than the bound"));
  // Each kind of strategies finds some, without the help of another one.
  size_t kinds = 0;
  for (const CertifyPart &p : report.parts)
    kinds += p.below > 0;
  EXPECT_GE(kinds, 2u);
}

/// A bound that is only a little too high.
TEST(CertifyTest, BoundsAboveThePlanAreRefuted) {
  std::mt19937 random(2);
  OpGraph graph = randomGraph(random);
  inferDimClasses(graph);
  Certified found("a100-80g-sxm", "ideal", 4, 0);
  ASSERT_TRUE(found.find(graph));
  const double step = found.plan.prediction.stepTime.value;
  found.plan.certificate.lowerBound = Seconds(step * 1.0001);
  EXPECT_THAT(found.tried().refutations, Not(IsEmpty()));
}

/// With samples at once alone fixed, a mesh is the same one whatever its axes
/// are called: what operators may do there is of the space.
TEST(CertifyTest, NamedAxesOfFixedSamplesAreFree) {
  LayeredModel shape;
  shape.layers = 2;
  Certified found("a100-80g-sxm", "ideal", 4, 0);
  found.plan.inputs.fix = "dp=2,tp=2,mbs=16,overlap=none";
  ASSERT_TRUE(found.find(shape.build()));
  ASSERT_TRUE(found.plan.prediction.pipeline.isPlain());
  found.plan.inputs.fix = "mbs=16,overlap=none";
  found.plan.certificate.lowerBound = found.plan.prediction.stepTime * 1.05;
  const CertifyReport report = found.tried();
  for (const std::string &what :
       {"one operator changed", "one argument stored otherwise",
        "random strategies"}) {
    const auto part =
        std::find_if(report.parts.begin(), report.parts.end(),
                     [&](const CertifyPart &p) { return p.what == what; });
    ASSERT_NE(part, report.parts.end()) << what;
    EXPECT_TRUE(part->inSpace) << what;
    EXPECT_GT(part->tried, 0u) << what;
  }
  EXPECT_GT(report.parts.front().below, 0u);
}

/// Where a ZeRO level is fixed, none included, and no data parallelism named,
/// there are no plans whose operators use the axes as they like.
TEST(CertifyTest, LevelsOfZeROLeaveNoFreeAxes) {
  LayeredModel shape;
  shape.layers = 2;
  for (const char *text : {"tp=1,zero=0", "tp=1,zero=1", "tp=1"}) {
    Certified found("a100-80g-sxm", "ideal", 4, 0);
    found.plan.inputs.fix = text;
    ASSERT_TRUE(found.find(shape.build()));
    const CertifyReport report = found.tried();
    EXPECT_THAT(report.refutations, IsEmpty()) << text;
    const bool isTried = std::any_of(
        report.parts.begin(), report.parts.end(), [](const CertifyPart &p) {
          return p.what == "random strategies" && p.tried > 0;
        });
    EXPECT_EQ(isTried, std::string(text) == "tp=1") << text;
  }
}

TEST(CertifyTest, SaysTheSameTwice) {
  std::mt19937 random(4);
  OpGraph graph = randomGraph(random);
  inferDimClasses(graph);
  Certified found("a100-80g-sxm", "ideal", 4, 0);
  ASSERT_TRUE(found.find(graph));
  const CertifyReport a = found.tried(), b = found.tried();
  ASSERT_EQ(a.parts.size(), b.parts.size());
  for (size_t i = 0; i < a.parts.size(); ++i) {
    EXPECT_EQ(a.parts[i].tried, b.parts[i].tried);
    EXPECT_EQ(a.parts[i].least, b.parts[i].least);
    EXPECT_EQ(a.parts[i].leastName, b.parts[i].leastName);
  }
}

} // namespace
