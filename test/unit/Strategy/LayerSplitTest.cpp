//===- LayerSplitTest.cpp - Layers of each chunk of a pipeline ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/LayerSplit.h"
#include "planner/Strategy/StrategySpec.h"
#include <gmock/gmock.h>

using namespace planner;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(LayerSplitTest, NumbersAreReadAndSaidInShort) {
  for (const auto &[text, shown] :
       {std::pair{"9/9/9/5", "3x9/5"}, std::pair{"3x9/5", "3x9/5"},
        std::pair{"1x4", "4"}, std::pair{"1/2x3/1", "1/2x3/1"}}) {
    const auto split = parseLayerSplit(text);
    ASSERT_TRUE(split) << text;
    EXPECT_FALSE(split->isEven());
    EXPECT_EQ(toString(*split), shown);
    EXPECT_EQ(*parseLayerSplit(toString(*split)), *split);
  }
  const LayerSplit split = *parseLayerSplit("1/2x3/1");
  EXPECT_THAT(split.counts, ElementsAre(1, 3, 3, 1));
  EXPECT_EQ(split.total(), 8);
}

TEST(LayerSplitTest, WordsAreNoNumbers) {
  EXPECT_TRUE(parseLayerSplit("even")->isEven());
  EXPECT_EQ(toString(LayerSplit()), "even");
  const LayerSplit open = *parseLayerSplit("free");
  EXPECT_TRUE(open.isFree);
  EXPECT_TRUE(open.counts.empty());
  EXPECT_EQ(toString(open), "free");
}

TEST(LayerSplitTest, AnythingElseIsRefused) {
  for (const char *text :
       {"", "/", "9/", "/9", "0/9", "-1", "9/x", "3x", "x9", "3x0", "0x3",
        "9 /9", "fre", "9//9", "99999999999", "1048576x1/1", "2x3x4"}) {
    const auto split = parseLayerSplit(text);
    ASSERT_FALSE(split) << text;
    EXPECT_THAT(split.error().render(), HasSubstr("as in layers=9/9/9/5"));
  }
}

TEST(LayerSplitTest, IsAKeyOfStrategies) {
  const auto spec = parseStrategy("pp=4,layers=9/9/9/5");
  ASSERT_TRUE(spec);
  EXPECT_THAT(spec->layers->counts, ElementsAre(9, 9, 9, 5));
  EXPECT_EQ(toString(*spec), "pp=4,layers=3x9/5");
  EXPECT_THAT(parseStrategy("layers=even,layers=free").error().render(),
              HasSubstr("given twice"));
  EXPECT_TRUE(parseForbidden("layers")->layers);
}
