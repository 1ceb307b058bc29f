//===- SearchEffortTest.cpp - How much a joint search may do --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/SearchEffort.h"
#include "AskedModel.h"

using namespace planner;
using planner::test::AskedModel;
using planner::test::LayeredModel;

namespace {

TEST(SearchEffortTest, GivesUpEarlyOnlyWhereStagesDoNotHelp) {
  SearchEffort effort(1 << 20);
  EXPECT_FALSE(effort.isSpent(1 << 10, 16, 0.9, false));
  EXPECT_TRUE(effort.isSpent(1 << 12, 16, 0.9, false));
  EXPECT_FALSE(effort.isSpent(1 << 12, 16, 0.9, true));
  EXPECT_FALSE(effort.isSpent(1 << 11, 16, 0.6, false));
  EXPECT_TRUE(effort.isSpent(1 << 12, 16, 0.6, false));
  EXPECT_FALSE(effort.isSpent(1 << 12, 16, 0.4, false));
  // That none is better is known once some were found.
  EXPECT_FALSE(effort.isSpent(1 << 12, 15, 0.9, false));
  EXPECT_TRUE(effort.isSpent(1 << 16, 15, 0.9, false));
  EXPECT_TRUE(effort.isSpent(1 << 16, 16, 0.001, true));
}

/// Each time when the work has doubled, however much comes at once.
TEST(SearchEffortTest, DivesEachTimeTheWorkHasDoubled) {
  SearchEffort effort(1 << 20);
  EXPECT_FALSE(effort.isDiveNear(700));
  EXPECT_TRUE(effort.isDiveNear(1000));
  EXPECT_FALSE(effort.isDiveDue(1000));
  EXPECT_TRUE(effort.isDiveDue(1100));
  EXPECT_FALSE(effort.isDiveDue(1100));
  EXPECT_FALSE(effort.isDiveNear(1100));
  EXPECT_TRUE(effort.isDiveDue(9000));
  EXPECT_FALSE(effort.isDiveDue(16000));
  EXPECT_TRUE(effort.isDiveDue(16384));
}

/// Counted from when the plan was found, whatever was done before.
TEST(SearchEffortTest, RefinesOnceAsMuchWasDoneAsThatTakes) {
  const SearchEffort effort(1 << 20);
  EXPECT_FALSE(effort.isRefineDue(2000, 0));
  EXPECT_TRUE(effort.isRefineDue(2048, 0));
  EXPECT_FALSE(effort.isRefineDue(7000, 5000));
  EXPECT_TRUE(effort.isRefineDue(7048, 5000));
}

/// Also where the strategy that users would take does not fit: one is tried
/// that does by what is known of memory.
TEST(SearchEffortTest, ThereIsAPlanBeforeAnythingElseIsLookedAt) {
  for (const auto &[stack, part] :
       {std::pair("torchtitan", 4), std::pair("megatron", 5),
        std::pair("ideal", 5)}) {
    SCOPED_TRACE(stack);
    AskedModel asked(LayeredModel(), 16);
    asked.stack = *loadStack(stack);
    asked.options.fix.forbidden = *parseForbidden("offload");
    const Expected<SearchResult> roomy = asked.search(16, asked.options);
    ASSERT_TRUE(roomy) << roomy.error().render();
    asked.options.memoryLimit = roomy->prediction.memory.totalPeak / part;
    Cancellation cancel;
    asked.options.cancel = &cancel;
    std::optional<SearchProgress> first;
    asked.options.progress = [&](const SearchProgress &now) {
      if (!first)
        first = now;
      cancel.cancel();
    };
    const Expected<SearchResult> found = asked.search(16, asked.options);
    ASSERT_TRUE(found) << found.error().render();
    ASSERT_TRUE(first && first->best);
    EXPECT_TRUE(found->prediction.fits);
  }
}

} // namespace
