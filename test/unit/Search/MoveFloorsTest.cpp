//===- MoveFloorsTest.cpp - Bounds of what moves, part by part ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What bounds say of sums of gradients and of gathers of parameters against
// what these take in the point's strategy: a sum of both may hold where its
// parts do not, until something hides them.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/Overlap.h"
#include "../../../lib/Search/PointPricer.h"
#include "LayeredModel.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;

namespace {

/// Two square layers whose gradients are large beside what they are made of.
LayeredModel twoLayers(int64_t features) {
  LayeredModel shape;
  shape.layers = 2;
  shape.hidden = shape.ffn = features;
  shape.dtype = DType::BF16;
  shape.batch = 32;
  shape.sequence = 16;
  return shape;
}

struct Parts {
  StepFloors bound, taken;
};

Parts partsOf(const LayeredModel &shape, const std::string &strategy,
              int64_t devices) {
  const OpGraph graph = shape.build();
  const ClusterSpec cluster = *loadCluster("h100-80g-sxm", devices);
  const StackSpec stack = *loadStack("torchtitan");
  SearchOptions options;
  options.devices = devices;
  options.fix = *parseStrategy(strategy + ",recompute=selective,mbs=1");
  PointPricer pricer(graph, cluster, stack, options);
  const auto families = enumerateFamilies({graph,
                                           layersOf(graph, cluster, stack),
                                           cluster,
                                           stack,
                                           devices,
                                           options.fix,
                                           {}});
  EXPECT_EQ(families.size(), 1u);
  if (families.size() != 1)
    return {};
  const auto bound = pricer.moves(families[0].stage);
  const auto solved = pricer.solve(families[0].stage, StageForm::LeastWork);
  EXPECT_TRUE(bound && solved && *solved);
  return {*bound, (*solved)->takes};
}

/// No more than is taken, and most of it; of a ring over two nodes bounds count
/// what passes from one to the other after all else is divided, which is half.
void expectClose(double bound, double taken) {
  EXPECT_LE(bound, taken * (1 + 1e-9));
  EXPECT_GE(bound, taken * 0.45);
}

/// Switches sum gradients in less than a scatter and a gather take.
TEST(MoveFloors, SumsInSwitches) {
  const Parts parts = partsOf(twoLayers(8192), "overlap=none,dp=8,zero=0", 8);
  expectClose(parts.bound.reductions.layer, parts.taken.reductions.layer);
}

/// 16,000 features divide among 32 devices, and 16,100 do not: each has 504 of
/// them. All the same they are scattered beside the backward pass, and what is
/// updated in parts is gathered beside the next forward pass.
TEST(MoveFloors, StatesThatPadAreShared) {
  for (const int64_t features : {16000, 16100}) {
    SCOPED_TRACE(features);
    LayeredModel shape = twoLayers(features);
    shape.batch = 64;
    const Parts parts = partsOf(shape, "overlap=dp,dp=32,zero=1", 32);
    expectClose(parts.bound.hideable.reductions.layer,
                parts.taken.hideable.reductions.layer);
    expectClose(parts.bound.hideable.updates.layer,
                parts.taken.hideable.updates.layer);
  }
}

/// ZeRO-3 gathers in each pass, among those that share the parameters alone;
/// gradients are summed over all.
TEST(MoveFloors, HybridsGatherAmongTheirs) {
  LayeredModel shape = twoLayers(16384);
  shape.batch = 64;
  for (const char *shard : {"32", "16", "8", "2"}) {
    SCOPED_TRACE(shard);
    const Parts parts = partsOf(
        shape, std::string("overlap=dp,dp=32,zero=3,dp_shard=") + shard, 32);
    // A scatter inside of a node, before the sum over nodes, is in no bound.
    expectClose(parts.bound.hideable.passes.layer,
                parts.taken.hideable.passes.layer);
  }
}

} // namespace
