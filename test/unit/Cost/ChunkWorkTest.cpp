//===- ChunkWorkTest.cpp - What a stage waits for once a step -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/ChunkWork.h"
#include "TestGraphs.h"

using namespace planner;
using namespace planner::test;

namespace {

/// Compute of 4 s a pass, beside as long a tensor-parallel collective on level
/// 0; reductions of 3 s, and gathers of 2 s.
ChunkWork workOnLevel(size_t once) {
  ChunkWork work;
  const auto tensor = static_cast<size_t>(Purpose::Tensor);
  for (ChunkWork::Pass *pass : {&work.forward, &work.backward}) {
    pass->compute = Seconds(4);
    pass->communication[tensor] = pass->carries[0] = Seconds(4);
  }
  work.updateReductions.add(1, Seconds(3), 1e9, 8);
  work.updateGathers.add(1, Seconds(2), 1e9, 8);
  work.carriesReductions[once] = Seconds(3);
  work.carriesGathers[once] = Seconds(2);
  work.updateNorms = Seconds(1);
  return work;
}

UpdatePrice priced(const ChunkWork &work, const ChunkOverlap &overlap) {
  const StackSpec stack = ideal();
  return updatePrice(work, stack, overlap, forwardPrice(work, stack, overlap),
                     backwardPrice(work, stack, overlap));
}

} // namespace

/// More that is moved, over whatever links, is no less to wait for.
TEST(Hideable, WhatIsAddedIsNoLessToWaitFor) {
  StackSpec stack = *loadStack("megatron");
  constexpr double kBucket = 1e8;
  const auto visible = [&](const Hideable &list) {
    return list.time() - list.besideCompute(stack, kBucket);
  };
  Hideable slow;
  slow.add(1, Seconds(3), 1e9, 8);
  EXPECT_NEAR(visible(slow).value, 0.3, 1e-12);
  Hideable both = slow;
  both.add(2, Seconds(0.1), 1e9, 8);
  EXPECT_NEAR(visible(both).value, 0.31, 1e-12);
  // What does not fill a bucket is waited for whole.
  both.add(4, Seconds(0.2), 1e6, 8);
  EXPECT_NEAR(visible(both).value, 0.51, 1e-12);
  // In parts or at once.
  Hideable parts;
  for (int i = 0; i < 4; ++i)
    parts.add(1, Seconds(0.75), 2.5e8, 8);
  EXPECT_NEAR(visible(parts).value, visible(slow).value, 1e-12);
  EXPECT_TRUE(both.takesNoLess(slow));
  EXPECT_FALSE(slow.takesNoLess(both));
}

/// Links that the pass fills carry nothing else meanwhile; others do.
TEST(UpdatePrice, SharesLinksWithThePassBesideIt) {
  const ChunkOverlap all{true, true};
  const UpdatePrice apart = priced(workOnLevel(1), all);
  EXPECT_EQ(apart.exposedReduction, Seconds(0));
  EXPECT_EQ(apart.exposedGathering, Seconds(1));
  const UpdatePrice shared = priced(workOnLevel(0), all);
  EXPECT_EQ(shared.exposedReduction, Seconds(3));
  EXPECT_EQ(shared.exposedGathering, Seconds(3));
  EXPECT_EQ(shared.besidePass, 1);
}

/// Where compute waits for the pass's collectives, links are free beside it.
TEST(UpdatePrice, LinksAreFreeBesideCompute) {
  const UpdatePrice waiting = priced(workOnLevel(0), {true, false});
  EXPECT_EQ(waiting.exposedReduction, Seconds(0));
  EXPECT_EQ(waiting.exposedGathering, Seconds(1));
  const UpdatePrice none = priced(workOnLevel(0), {});
  EXPECT_EQ(none.exposedReduction, Seconds(3));
  EXPECT_EQ(none.exposedGathering, Seconds(3));
  EXPECT_EQ(none.besidePass, 0);
}
