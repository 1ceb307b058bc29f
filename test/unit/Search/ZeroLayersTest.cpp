//===- ZeroLayersTest.cpp - ZeRO-3 of some layers -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Exhaust.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

Expected<SearchResult> tryPrice(const LayeredModel &shape, int64_t devices,
                                const std::string &strategy,
                                const char *software = "ideal") {
  return priceStrategy(shape.build(), *loadCluster("a100-80g-sxm", devices),
                       *loadStack(software), *parseStrategy(strategy), devices);
}

SearchResult price(const LayeredModel &shape, int64_t devices,
                   const std::string &strategy) {
  auto found = tryPrice(shape, devices, strategy);
  EXPECT_TRUE(found) << strategy << ": " << found.error().render();
  return found ? std::move(*found) : SearchResult{};
}

int64_t parametersOf(const SearchResult &found) {
  return found.prediction.memory
      .atPeak[static_cast<size_t>(MemoryClass::Parameters)];
}

/// Numbers of the layers whose two parameters lie split, of as many as the
/// model has; "E" and "O" of its ends.
std::vector<std::string> splitOf(const LayeredModel &shape,
                                 const SearchResult &found) {
  std::vector<std::string> names;
  const OpGraph graph = shape.build();
  for (const TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.role == Role::Parameter && tensor.name[0] != 'B' &&
        found.stage.assignment.storage[id].splitAxes() != 0)
      names.push_back(tensor.name);
    // B lies as A does.
    if (tensor.role == Role::Parameter && tensor.name[0] == 'B') {
      EXPECT_EQ(found.stage.assignment.storage[id].splitAxes() != 0,
                !names.empty() && names.back() == "A" + tensor.name.substr(1));
    }
  }
  return names;
}

/// Of each chunk the first ones. The ends of the model take the place of a
/// layer where layers alone do not divide.
TEST(ZeroLayersTest, AreTheFirstOfEachChunk) {
  LayeredModel shape;
  EXPECT_THAT(splitOf(shape, price(shape, 4, "dp=4,zero=3,zero_layers=3")),
              testing::ElementsAre("A0", "A1", "A2"));
  EXPECT_THAT(
      splitOf(shape, price(shape, 4, "pp=2,dp=2,mbs=4,zero=3,zero_layers=1")),
      testing::ElementsAre("A0", "A4"));
  EXPECT_THAT(
      splitOf(shape,
              price(shape, 4, "pp=2,vpp=2,dp=2,mbs=4,zero=3,zero_layers=1")),
      testing::ElementsAre("A0", "A2", "A4", "A6"));
  shape.layers = 6;
  // E,0 1,2 3,4 5,O.
  EXPECT_THAT(
      splitOf(shape, price(shape, 8, "pp=4,dp=2,mbs=4,zero=3,zero_layers=1")),
      testing::ElementsAre("A0", "A1", "A3", "A5"));
  EXPECT_THAT(
      splitOf(shape, price(shape, 8, "pp=4,dp=2,mbs=4,zero=3,zero_layers=2")),
      testing::ElementsAre("A0", "A1", "A2", "A3", "A4", "A5"));
  shape.layers = 7;
  // 2/2/2/1.
  EXPECT_THAT(
      splitOf(shape, price(shape, 8, "pp=4,dp=2,mbs=4,zero=3,zero_layers=1")),
      testing::ElementsAre("A0", "A2", "A4", "A6"));
  EXPECT_THAT(splitOf(shape, price(shape, 4,
                                   "pp=2,dp=2,mbs=4,layers=5/2,zero=3,"
                                   "zero_layers=3")),
              testing::ElementsAre("A0", "A1", "A2", "A5", "A6"));
}

/// No layer is ZeRO-2, and each more takes as many bytes less and no less time;
/// with all of them only the ends of the model are not as with ZeRO-3.
TEST(ZeroLayersTest, PricesAreBetween) {
  const LayeredModel shape;
  for (const char *strategy :
       {"dp=4", "dp=2,tp=2,mbs=4", "dp=4,mbs=2,recompute=full",
        "pp=2,dp=2,mbs=4", "pp=2,vpp=2,dp=2,mbs=4", "dp=4,mbs=4,overlap=all",
        "pp=2,dp=2,mbs=2,overlap=all"}) {
    SCOPED_TRACE(strategy);
    const StrategySpec spec = *parseStrategy(strategy);
    const int64_t each = *layersOfChunk(shape.layers, spec.chunks());
    const auto with = [&](const std::string &zero) {
      return price(shape, 4, strategy + zero).prediction;
    };
    Prediction last = with(",zero=2");
    std::optional<int64_t> bytes;
    for (int64_t count = 1; count <= each; ++count) {
      SCOPED_TRACE(count);
      const Prediction next =
          with(",zero=3,zero_layers=" + std::to_string(count));
      EXPECT_GE(next.stepTime.value, last.stepTime.value * (1 - 1e-9));
      const int64_t less = last.memory.totalPeak - next.memory.totalPeak;
      EXPECT_GT(less, 0);
      EXPECT_EQ(less, bytes.value_or(less));
      EXPECT_EQ(next.pipeline.zeroLayers, count);
      bytes = less;
      last = next;
    }
    const Prediction all = with(",zero=3");
    EXPECT_GE(all.stepTime.value, last.stepTime.value * (1 - 1e-9));
    EXPECT_LT(all.memory.totalPeak, last.memory.totalPeak);
  }
}

/// On four devices in one micro-batch, of floats: each layer has 2 x 512 x 2048
/// (8 MiB), of which a device stores a quarter; E and O, 64 x 512 each (256 KiB
/// together), lie whole but with ZeRO-3 of everything.
TEST(ZeroLayersTest, BytesOfParameters) {
  const LayeredModel shape;
  constexpr int64_t layer = int64_t(8) << 20, ends = int64_t(256) << 10;
  for (const int64_t count : {1, 5, 8})
    EXPECT_EQ(
        parametersOf(price(shape, 4,
                           "dp=4,zero=3,zero_layers=" + std::to_string(count))),
        ends + layer * (8 - count) + layer / 4 * count);
  EXPECT_EQ(parametersOf(price(shape, 4, "dp=4,zero=2")), ends + layer * 8);
  EXPECT_EQ(parametersOf(price(shape, 4, "dp=4,zero=3")),
            (ends + layer * 8) / 4);
}

std::string refusal(const LayeredModel &shape, const std::string &strategy,
                    const char *software = "ideal") {
  const auto found = tryPrice(shape, 4, strategy, software);
  EXPECT_FALSE(found) << strategy;
  return found ? std::string() : found.error().render();
}

TEST(ZeroLayersTest, RefusalsSayWhatToDo) {
  LayeredModel shape;
  const std::string many = refusal(shape, "pp=2,dp=2,zero=3,zero_layers=5");
  EXPECT_THAT(many, HasSubstr("zero_layers=5: expected at most 4, the layers "
                              "of a chunk"));
  EXPECT_THAT(many, HasSubstr("nearest legal: zero_layers=4"));
  EXPECT_THAT(refusal(shape, "dp=4,zero=3,zero_layers=2", "megatron"),
              HasSubstr("megatron has one ZeRO level for all layers"));
  EXPECT_THAT(refusal(shape, "dp=4,zero=3,zero_layers=2", "megatron"),
              HasSubstr("without zero_layers"));
  EXPECT_THAT(refusal(shape, "pp=2,dp=2,layers=5/3,zero=3,zero_layers=6"),
              HasSubstr("expected at most 5, the layers of a chunk"));
  shape.layers = 5;
  shape.scanned = true;
  EXPECT_THAT(refusal(shape, "dp=4,zero=3,zero_layers=1"),
              HasSubstr("the model has loops"));
  shape.scanned = false;
  shape.widening = true;
  EXPECT_THAT(refusal(shape, "dp=4,zero=3,zero_layers=1"),
              HasSubstr("no chain of equal layers"));
}

/// A model most of which is parameters, on a machine with little memory.
Case largeCase(std::mt19937 &random) {
  Case c = randomCase(random);
  c.shape.scanned = c.shape.widening = false;
  c.shape.layers = std::vector<int64_t>{2, 3, 4, 5, 6}[random() % 5];
  c.shape.hidden = 512;
  c.shape.ffn = 2048;
  c.shape.batch = 8;
  c.shape.sequence = 16;
  c.devices = 4;
  c.stack =
      std::vector<std::string>{"ideal", "torchtitan", "fsdp"}[random() % 3];
  return c;
}

/// Bounds of time and of memory, of any number of layers.
TEST(ZeroLayersTest, BoundsHold) {
  std::mt19937 random(3);
  size_t checked = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c = largeCase(random);
    c.forbid = "cp";
    Asked asked(c);
    PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
    const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
    for (const OuterFamily &family : asked.families(false))
      for (const ScheduleChoice &schedule : family.schedules)
        for (const StagePoint &point :
             gatheringSome(asked.graph, line, asked.stack, asked.options.fix,
                           family.stage, schedule)) {
          SCOPED_TRACE(asked.name(point, schedule));
          const auto model = pricer.variant(point.recompute);
          const auto work = pricer.leastWork(point);
          const auto floors = pricer.floors(point);
          ASSERT_TRUE(model && work && floors);
          for (const StageForm form : Asked::forms(point)) {
            const auto priced = pricer.price(point, schedule, form);
            ASSERT_TRUE(priced) << priced.error().render();
            const Prediction &p = priced->prediction;
            const auto solved = pricer.solve(point, form);
            ASSERT_TRUE(solved && *solved);
            for (const StepFloors &each : {*work, *floors, (*solved)->takes})
              EXPECT_LE(stepBound(point, schedule, (*model)->line, each,
                                  (*model)->kernels.issue)
                            .value,
                        p.stepTime.value * (1 + 1e-9));
            EXPECT_LE((*model)->memory.of(point, schedule),
                      static_cast<double>(p.memory.totalPeak) + 1);
            pricer.forget(point, form);
          }
          ++checked;
        }
  }
  EXPECT_GT(checked, 200u);
}

/// The search finds what pricing every number of layers does, also where some
/// layers are the answer; and whatever the threads.
TEST(ZeroLayersTest, NothingOfTheSpaceIsBetter) {
  std::mt19937 random(29);
  size_t compared = 0, some = 0;
  for (int round = 0; round < 12; ++round) {
    SCOPED_TRACE(round);
    Case c = largeCase(random);
    c.forbid = round % 3 == 0 ? "cp" : round % 3 == 1 ? "tp,cp" : "tp,cp,pp";
    if (round % 2 == 0)
      c.fix = "recompute=none";
    // Between what ZeRO-3 and ZeRO-2 need of two samples at once.
    Asked asked(c);
    const auto needs = [&](int zero) {
      StagePoint point;
      point.dp = c.devices;
      point.microBatch = 2;
      point.microBatches = c.shape.batch / c.devices / 2;
      point.recompute = asked.graph.recompute;
      point.zero = zero;
      return asked.price(point, {}, StageForm::LeastWork)
          ->prediction.memory.totalPeak;
    };
    c.limit = needs(3) + (needs(2) - needs(3)) *
                             static_cast<int64_t>(1 + random() % 9) / 10;
    compare(c, compared);
    const Asked limited(c);
    SearchOptions options = limited.options;
    const auto found =
        jointSearch(limited.graph, limited.cluster, limited.stack, options);
    if (!found)
      continue;
    some += found->strategy.find("zero_layers") != std::string::npos ? 1 : 0;
    options.threads = 3;
    const auto again =
        jointSearch(limited.graph, limited.cluster, limited.stack, options);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->strategy, found->strategy);
    EXPECT_EQ(again->joint.priced, found->joint.priced);
    EXPECT_EQ(again->certificate.lowerBound, found->certificate.lowerBound);
  }
  EXPECT_GE(compared, 10u);
  EXPECT_GE(some, 3u);
}

/// What is forbidden is in no plan, what is fixed in each.
TEST(ZeroLayersTest, FixedAndForbidden) {
  Case c;
  c.shape.layers = 4;
  c.fix = "pp=1,mbs=2,zero=3,zero_layers=3";
  const Asked fixed(c);
  const auto found =
      jointSearch(fixed.graph, fixed.cluster, fixed.stack, fixed.options);
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_THAT(found->strategy, HasSubstr("zero_layers=3"));
  const auto why = [&](const char *fix, const char *forbid) {
    c.fix = fix;
    c.forbid = forbid;
    const Asked asked(c);
    const auto none =
        jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
    EXPECT_FALSE(none);
    return none ? std::string() : none.error().render();
  };
  EXPECT_THAT(why("pp=1,zero=3,zero_layers=3", "zero_layers"),
              HasSubstr("is fixed and forbidden"));
  EXPECT_THAT(why("zero=3,zero_layers=3", ""), HasSubstr("fix pp and vpp"));
  EXPECT_THAT(why("pp=1,zero=3,zero_layers=9", ""),
              HasSubstr("expected at most 4"));
}

} // namespace
