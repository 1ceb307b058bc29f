//===- FormatsTest.cpp - Searches over several number formats -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What is found in several formats is held against separate searches in each of
// them, with the format fixed.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/Formats.h"
#include "../../../lib/Search/OuterBound.h"
#include "AskedModel.h"
#include "planner/Search/Frontier.h"
#include "planner/Search/Objective.h"
#include <gmock/gmock.h>
#include <random>
#include <set>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

const std::vector<std::string> kFormats = {"bf16", "fp8"};

/// A model of 16 bits on a machine whose devices cost 3.6 dollars an hour.
struct AskedInFormats : AskedModel {
  AskedInFormats(LayeredModel model, int64_t devices, const std::string &name)
      : AskedModel(inBf16(model), devices, name) {
    cluster.pricePerDeviceHour = 3.6;
    options.hints = false;
    options.formats = kFormats;
  }
  static LayeredModel inBf16(LayeredModel model) {
    model.dtype = DType::BF16;
    return model;
  }

  /// The same question in one format, as a user fixes it.
  std::unique_ptr<AskedInFormats> in(const std::string &format) const {
    auto own =
        std::make_unique<AskedInFormats>(shape, options.devices, cluster.name);
    own->stack = withKernels(stack, *parseStrategy("dtype=" + format));
    own->options.memoryLimit = options.memoryLimit;
    own->options.fix = options.fix;
    own->options.fix.named.emplace_back("dtype", format);
    own->options.formats.clear();
    return own;
  }
  std::vector<std::unique_ptr<AskedInFormats>> apart() const {
    std::vector<std::unique_ptr<AskedInFormats>> all;
    for (const std::string &format : options.formats)
      all.push_back(in(format));
    return all;
  }

  Expected<SearchResult> on(int64_t devices, int64_t memoryLimit = 0,
                            EmptySearch *empty = nullptr) const {
    SearchOptions own = options;
    own.memoryLimit = memoryLimit;
    own.empty = empty;
    return search(devices, own);
  }
  SearchResult fastest() const {
    Expected<SearchResult> found = on(options.devices);
    EXPECT_TRUE(found) << found.error().render();
    return std::move(*found);
  }
  ObjectiveResult least(Objective objective) const {
    Expected<ObjectiveResult> found =
        searchObjective({graph, cluster, stack, options, objective, /*mayIdle=*/
                         objective != Objective::Memory});
    EXPECT_TRUE(found) << found.error().render();
    return std::move(*found);
  }
  Frontier frontier() const {
    Expected<Frontier> found = searchFrontier(graph, cluster, stack, options);
    EXPECT_TRUE(found) << found.error().render();
    return std::move(*found);
  }
};

/// Of products that gain by 8 bits, or are too small to.
LayeredModel randomModel(std::mt19937 &random) {
  const auto pick = [&](std::vector<int64_t> values) {
    return values[random() % values.size()];
  };
  LayeredModel model;
  model.layers = 2;
  model.hidden = pick({64, 512, 2048});
  model.ffn = pick({256, 4096});
  model.batch = pick({4, 8});
  model.sequence = pick({16, 256});
  return model;
}

double secondsOf(const SearchResult &found) {
  return found.prediction.stepTime.value;
}
int64_t peakOf(const SearchResult &found) {
  return found.prediction.memory.totalPeak;
}

} // namespace

/// Whatever the order of the formats, and each of them wins somewhere.
TEST(Formats, TheFastestIsThatOfSeparateSearches) {
  std::mt19937 random(1);
  std::set<std::string> winners;
  for (int i = 0; i < 6; ++i) {
    LayeredModel model = randomModel(random);
    model.hidden = i < 3 ? 64 : 2048;
    model.ffn = i < 3 ? 256 : 4096;
    model.sequence = 128;
    AskedInFormats asked(model, 2, i == 5 ? "a100-80g-sxm" : "h100-80g-sxm");
    double least = std::numeric_limits<double>::infinity();
    bool isProven = true;
    for (const auto &own : asked.apart()) {
      const SearchResult found = own->fastest();
      least = std::min(least, secondsOf(found));
      isProven &= found.certificate.proven;
    }
    for (bool isTurned : {false, true}) {
      if (isTurned)
        std::reverse(asked.options.formats.begin(),
                     asked.options.formats.end());
      const SearchResult found = asked.fastest();
      EXPECT_NEAR(secondsOf(found), least, least * 1e-9);
      EXPECT_LE(found.certificate.lowerBound.value, least);
      if (isProven) {
        EXPECT_TRUE(found.certificate.proven);
      }
      EXPECT_EQ(secondsOf(asked.in(found.format)->fastest()), secondsOf(found));
      winners.insert(found.format);
    }
  }
  EXPECT_EQ(winners.size(), 2U);
}

/// What is known where nothing is found is known of every format.
TEST(Formats, NothingFitsInAny) {
  std::mt19937 random(2);
  int proven = 0;
  for (int i = 0; i < 4; ++i) {
    const AskedInFormats asked(randomModel(random), 2, "h100-80g-sxm");
    const int64_t limit = peakOf(asked.fastest()) / 64;
    EmptySearch all;
    const Expected<SearchResult> none = asked.on(2, limit, &all);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().status, Status::NothingFits);
    bool isProven = true;
    int64_t least = std::numeric_limits<int64_t>::max();
    for (const auto &own : asked.apart()) {
      EmptySearch empty;
      ASSERT_FALSE(own->on(2, limit, &empty));
      isProven &= empty.isProven;
      least = std::min(least, empty.leastBytes);
    }
    EXPECT_EQ(all.isProven, isProven);
    EXPECT_EQ(all.leastBytes, least);
    EXPECT_GT(least, limit);
    proven += isProven ? 1 : 0;
  }
  EXPECT_GT(proven, 0);
}

/// No strategy in a format is faster than the bound that leaves it out, on any
/// number of devices; that of the model's own format is none for others.
TEST(Formats, BoundsHoldInEachFormat) {
  LayeredModel model;
  model.layers = 2;
  model.hidden = model.ffn = 8192;
  model.input = model.output = 8192;
  model.batch = 64;
  const AskedInFormats asked(model, 4, "h100-80g-sxm");
  double floor = 0;
  for (int64_t devices : {1, 2, 4}) {
    const ClusterSpec cluster = withDevices(asked.cluster, devices);
    for (const auto &own : asked.apart()) {
      const Expected<SearchResult> found = own->on(devices);
      ASSERT_TRUE(found) << found.error().render();
      floor = leastStepTime(own->graph, cluster, own->stack).value;
      EXPECT_GT(floor, 0);
      EXPECT_LE(floor, secondsOf(*found));
    }
    const double own = leastStepTime(asked.graph, cluster, asked.stack).value;
    EXPECT_GT(own, floor * 1.7) << "8 bits have twice the rate, less the start";
    EXPECT_GE(secondsOf(*asked.on(devices)), floor);
  }
  // So big are the products that a bound of 16 bits would leave 8 bits out.
  const double alone = secondsOf(asked.in("bf16")->fastest());
  const double both = secondsOf(asked.fastest());
  EXPECT_LT(both, alone * 0.75);
}

/// Least memory, cost, and time where devices may be idle.
TEST(Formats, ObjectivesAreThoseOfSeparateSearches) {
  std::mt19937 random(3);
  int proven = 0;
  for (int i = 0; i < 3; ++i) {
    const AskedInFormats asked(randomModel(random), i == 0 ? 4 : 2,
                               i == 2 ? "a100-80g-sxm" : "h100-80g-sxm");
    for (Objective objective :
         {Objective::Memory, Objective::Cost, Objective::Time}) {
      const auto valueOf = [&](const ObjectiveResult &found) {
        return objectiveValue(objective, found.search.prediction, found.devices,
                              asked.cluster);
      };
      const ObjectiveResult found = asked.least(objective);
      const double value = valueOf(found);
      EXPECT_LE(found.claim.lowerBound, value);
      double least = std::numeric_limits<double>::infinity();
      double bound = least;
      for (const auto &own : asked.apart()) {
        const ObjectiveResult other = own->least(objective);
        EXPECT_LE(found.claim.lowerBound, valueOf(other) * (1 + 1e-9));
        least = std::min(least, valueOf(other));
        bound = std::min(bound, other.claim.lowerBound);
      }
      // As far as these know what is least.
      const bool isProven = bound >= least * (1 - 1e-6);
      proven += isProven ? 1 : 0;
      EXPECT_NEAR(value, least, least * (isProven ? 1e-6 : 2e-3));
      if (isProven) {
        EXPECT_GE(found.claim.lowerBound, value * (1 - 1e-6));
      }
      EXPECT_THAT(kFormats, testing::Contains(found.search.format));
    }
  }
  EXPECT_GT(proven, 4);
}

/// On six devices eight samples take as long as on three. Four are faster in 8
/// bits, and would be left out by what 16 bits take on them at least.
TEST(Formats, DevicesAreNotLeftOutByTheBoundOfAnotherFormat) {
  LayeredModel model;
  model.layers = 2;
  model.hidden = model.ffn = model.input = model.output = 8192;
  model.batch = 8;
  model.sequence = 16384;
  AskedInFormats asked(model, 6, "h100-80g-sxm");
  asked.options.fix.forbidden = *parseForbidden("tp,cp,sp,pp");
  // Four times as fast as 16 bits.
  DeviceSpec &device = asked.cluster.device;
  device.matmul[size_t(MathFormat::Fp8)].peak =
      device.matmul[size_t(MathFormat::Bf16)].peak * 4;
  const ObjectiveResult found = asked.least(Objective::Time);
  EXPECT_EQ(found.search.format, "fp8");
  EXPECT_EQ(found.devices, 4);
  const Expected<SearchResult> all = asked.on(6);
  ASSERT_TRUE(all) << all.error().render();
  EXPECT_LT(
      secondsOf(*all),
      leastStepTime(asked.graph, withDevices(asked.cluster, 4), asked.stack)
          .value);
}

/// By how much less single choices may make a step of these models.
constexpr double kRefined = 0.15;

/// The first ones of what the formats' own lists have together, in order, and
/// nothing that these have beside them is faster than the bound of the others.
TEST(Formats, TopListsFormatsAsKinds) {
  std::mt19937 random(4);
  int mixed = 0, sameKinds = 0;
  for (int i = 0; i < 4; ++i) {
    const AskedInFormats asked(randomModel(random), 4,
                               i % 2 == 0 ? "h100-80g-sxm" : "a100-80g-sxm");
    constexpr size_t kCount = 6;
    const TopPlans top = asked.top(kCount);
    std::vector<double> times;
    std::optional<Seconds> others;
    for (const std::string &format : kFormats) {
      const TopPlans own = asked.in(format)->top(kCount);
      for (const SearchResult &plan : own.plans)
        times.push_back(secondsOf(plan));
      if (own.othersBound)
        others = others ? std::min(*others, *own.othersBound) : own.othersBound;
    }
    std::sort(times.begin(), times.end());
    ASSERT_GE(times.size(), kCount);
    ASSERT_EQ(top.plans.size(), kCount);
    std::map<PlanKind, std::set<std::string>> kinds;
    std::set<std::string> formats;
    for (size_t k = 0; k < kCount; ++k) {
      const SearchResult &plan = top.plans[k];
      // Single choices make plans faster, of other points in each search.
      EXPECT_NEAR(secondsOf(plan), times[k], times[k] * kRefined) << k;
      EXPECT_LE(plan.certificate.lowerBound.value, times[0] * (1 + kRefined));
      formats.insert(plan.format);
      if (const auto &taken = plan.joint.taken) {
        EXPECT_THAT(plan.strategy, HasSubstr("dtype=" + plan.format));
        const auto [known, isNew] = kinds[PlanKind(*taken)].insert(plan.format);
        EXPECT_TRUE(isNew) << "listed twice";
      }
    }
    ASSERT_TRUE(top.othersBound && others);
    if (times.size() > kCount) {
      EXPECT_LE(top.othersBound->value, times[kCount] * (1 + kRefined));
    }
    mixed += formats.size() == 2 ? 1 : 0;
    for (const auto &[kind, found] : kinds)
      sameKinds += found.size() == 2 ? 1 : 0;
  }
  EXPECT_GT(mixed, 0);
  EXPECT_GT(sameKinds, 0);
}

/// No point is dominated. Each is the fastest within its limit in whatever
/// format, and no point of a format's own frontier is better than one with as
/// much memory, but for the step in which limits are lowered.
TEST(Formats, TheFrontierIsOfAllFormats) {
  bool isMixed = false;
  for (const int64_t hidden : {512, 1024}) {
    LayeredModel model;
    model.layers = 2;
    model.hidden = hidden;
    model.batch = 8;
    const AskedInFormats asked(model, 2, "h100-80g-sxm");
    const std::vector<FrontierPoint> points = asked.frontier().points;
    std::set<std::string> formats;
    const auto rank = [](const FrontierPoint &point) {
      return std::tuple(point.devices, secondsOf(point.search),
                        peakOf(point.search));
    };
    for (const FrontierPoint &point : points) {
      const auto [devices, seconds, peak] = rank(point);
      formats.insert(point.search.format);
      for (const FrontierPoint &other : points) {
        const auto [theirDevices, theirSeconds, theirPeak] = rank(other);
        EXPECT_TRUE(&other == &point || devices < theirDevices ||
                    seconds < theirSeconds || peak < theirPeak);
      }
      for (const auto &own : asked.apart()) {
        const Expected<SearchResult> alone =
            own->on(devices, point.memoryLimit);
        if (alone) {
          EXPECT_GE(secondsOf(*alone), seconds * (1 - 1e-6));
        }
      }
    }
    for (const auto &own : asked.apart())
      for (const FrontierPoint &alone : own->frontier().points) {
        const auto [devices, seconds, peak] = rank(alone);
        const double memory =
            static_cast<double>(peak) / (1 - kFrontierStep) * 1.01 + 2;
        EXPECT_TRUE(std::any_of(
            points.begin(), points.end(),
            [&](const FrontierPoint &point) {
              return point.devices <= devices &&
                     secondsOf(point.search) <= seconds * (1 + 1e-6) &&
                     static_cast<double>(peakOf(point.search)) <= memory;
            }))
            << seconds << " s and " << peak << " B on " << devices;
      }
    isMixed |= formats.size() == 2;
  }
  EXPECT_TRUE(isMixed);
}

/// Before anything is searched.
TEST(Formats, WhatIsNoFormatOfTheModelIsRefused) {
  AskedInFormats asked(LayeredModel{}, 2, "h100-80g-sxm");
  const auto refusal = [&](std::vector<std::string> formats) {
    asked.options.formats = std::move(formats);
    const Expected<SearchResult> found = asked.on(2);
    EXPECT_FALSE(found);
    return found ? "" : found.error().message;
  };
  EXPECT_THAT(refusal({"bf16", "fp32"}), HasSubstr("dtype=fp32"));
  EXPECT_THAT(refusal({"bf17"}), HasSubstr("bf17"));
  EXPECT_THAT(refusal({"fp8", "bf16", "fp8"}), HasSubstr("given twice"));
  asked.options.fix = *parseStrategy("dtype=bf16");
  EXPECT_THAT(refusal({"bf16", "fp8"}), HasSubstr("fixes dtype=bf16"));
}
