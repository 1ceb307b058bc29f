//===- UnevenSamplesTest.cpp - Samples that do not divide -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Exhaust.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;

namespace {

/// Four layers, wide enough for devices to share them.
Case unevenCase(int64_t devices, const std::string &stack) {
  Case c;
  c.shape.layers = 4;
  c.shape.hidden = 512;
  c.shape.ffn = 1024;
  c.shape.batch = 16;
  c.shape.sequence = 64;
  c.devices = devices;
  c.stack = stack;
  return c;
}

/// Data-parallel degrees, by whether some device has fewer samples than others.
std::set<int64_t> degrees(const Case &c, bool areUneven) {
  std::set<int64_t> found;
  for (const OuterFamily &family : Asked(c).families(true))
    if ((family.stage.unevenSamples > 0) == areUneven)
      found.insert(family.stage.dp);
  return found;
}

/// On all devices, and with zero left open or not.
std::vector<std::string> unevenStrings(const Case &c, int64_t mostZero) {
  std::vector<std::string> list;
  for (int64_t dp = 2; dp <= c.shape.batch; ++dp) {
    if (c.devices % dp != 0 || c.shape.batch % dp == 0)
      continue;
    const std::string mesh =
        "dp=" + std::to_string(dp) + ",tp=" + std::to_string(c.devices / dp);
    for (const char *beside : {"", ",overlap=dp", ",overlap=all"}) {
      list.push_back(mesh + beside);
      for (int64_t zero = 0; zero <= mostZero; ++zero)
        list.push_back(mesh + ",zero=" + std::to_string(zero) + beside);
    }
  }
  return list;
}

} // namespace

/// Sixteen samples on 24 devices: three, with six on the first two and four on
/// the last, and six, with three and one; twelve would leave devices without
/// any. What is fixed of samples at once, or of what runs beside compute, and
/// anything but one stage rules them out.
TEST(UnevenSamplesTest, NoDeviceIsWithoutAny) {
  Case c = unevenCase(24, "megatron");
  EXPECT_THAT(degrees(c, true), testing::ElementsAre(3, 6));
  EXPECT_THAT(degrees(c, false), testing::ElementsAre(1, 2, 4, 8));
  for (const OuterFamily &family : Asked(c).families(true)) {
    const StagePoint &point = family.stage;
    const std::string name = Asked(c).name(point, family.schedules[0]);
    if (point.unevenSamples == 0) {
      EXPECT_THAT(name, testing::HasSubstr("mbs="));
      continue;
    }
    EXPECT_EQ(point.samplesAtOnce(), 16) << name;
    EXPECT_EQ(point.microBatch, point.dp == 3 ? 6 : 3) << name;
    EXPECT_EQ(point.stages * point.microBatches, 1) << name;
    EXPECT_THAT(name, testing::Not(testing::HasSubstr("mbs=")));
  }
  for (const char *fix : {"mbs=2", "mbs=1", "overlap=none", "pp=2"}) {
    c.fix = fix;
    EXPECT_THAT(degrees(c, true), testing::IsEmpty()) << fix;
  }
  c.fix.clear();
  c.forbid = "dp";
  EXPECT_THAT(degrees(c, true), testing::IsEmpty());
  c.forbid.clear();
  for (const int64_t batch : {24, 48}) {
    c.shape.batch = batch;
    EXPECT_THAT(degrees(c, true), testing::IsEmpty()) << batch;
  }
  // Nothing runs beside compute under it, so that they are not priced.
  c = unevenCase(24, "megatron-2021");
  EXPECT_THAT(degrees(c, true), testing::IsEmpty());
}

namespace {

/// None of what evaluate() prices is faster than the plan, nor below the bound.
void compareStrings(const Case &c, size_t &compared, size_t &refused) {
  Asked asked(c);
  const auto plan =
      jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
  ASSERT_TRUE(plan) << plan.error().render();
  for (const std::string &text : unevenStrings(c, asked.stack.features.zero)) {
    SCOPED_TRACE(text);
    const auto priced = priceStrategy(asked.graph, asked.cluster, asked.stack,
                                      *parseStrategy(text), c.devices, c.limit);
    if (!priced) {
      ++refused;
      continue;
    }
    if (!priced->prediction.fits)
      continue;
    ++compared;
    const double step = priced->prediction.stepTime.value;
    EXPECT_GE(step * (1 + kRounding), plan->prediction.stepTime.value);
    EXPECT_GE(step * (1 + kRounding), plan->certificate.lowerBound.value);
  }
}

} // namespace

/// Where devices have little to do, and where they have much.
TEST(UnevenSamplesTest, NoStringIsFaster) {
  size_t compared = 0, refused = 0;
  for (const char *stack : {"megatron", "torchtitan", "fsdp", "megatron-2021"})
    for (const int64_t devices : {6, 12, 24})
      for (const int64_t wider : {1, 4}) {
        if (wider == 1 && devices == 12)
          continue;
        SCOPED_TRACE(std::string(stack) + ", " + std::to_string(devices) +
                     " devices, " + std::to_string(wider) + " times as wide");
        Case c = unevenCase(devices, stack);
        c.shape.hidden *= wider;
        c.shape.ffn *= wider;
        c.shape.sequence *= 4 * wider;
        compareStrings(c, compared, refused);
      }
  EXPECT_GT(compared, 100u);
  EXPECT_GT(refused, 20u);
}

/// Such points are the fastest of some models, and fit where nothing divides.
TEST(UnevenSamplesTest, NothingOfTheSpaceIsBetter) {
  size_t compared = 0, uneven = 0;
  for (const auto &[devices, forbid] :
       {std::pair{3, "cp,pp"}, std::pair{3, "tp,sp,cp,pp"},
        std::pair{6, "cp,pp"}, std::pair{6, "tp,sp,cp,pp"}}) {
    SCOPED_TRACE(std::to_string(devices) + " devices, --forbid " + forbid);
    Case c = unevenCase(devices, devices == 6 ? "torchtitan" : "megatron");
    c.shape.sequence = 512;
    c.forbid = forbid;
    Asked asked(c);
    const auto plan =
        jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
    ASSERT_TRUE(plan) << plan.error().render();
    uneven += plan->joint.taken && plan->joint.taken->stage.unevenSamples > 0;
    compare(c, compared);
    c.limit = plan->prediction.memory.totalPeak * 3 / 4;
    compare(c, compared);
  }
  EXPECT_GE(compared, 6u);
  EXPECT_GE(uneven, 2u);
}
