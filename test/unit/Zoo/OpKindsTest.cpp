//===- OpKindsTest.cpp - What operators that are alike take ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/OpKinds.h"
#include "../../../lib/Search/CutBound.h"
#include "../../../lib/Search/PointPricer.h"
#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Zoo/Zoo.h"
#include <gmock/gmock.h>
#include <numeric>

namespace planner {
namespace {

constexpr int64_t kDevices = 16, kMicroBatches = 4;

/// A model that computes again what it says, in two sizes.
struct Variant {
  Variant(const std::string &model, Recompute recompute, const ClusterSpec &c,
          const StackSpec &s)
      : graph(prepared(model, recompute)), line(layersOf(graph, c, s)),
        folds(graph),
        pattern(std::make_shared<const TensorPattern>(tensorPattern(graph))),
        micro(graph) {
    EXPECT_TRUE(resizeDimClass(micro, DimClassKind::Batch, 64));
    alike = std::make_unique<CostModel>(micro, c, s, Mesh{});
  }

  static OpGraph prepared(const std::string &model, Recompute recompute) {
    Expected<OpGraph> read = importZoo(model, {});
    EXPECT_TRUE(read);
    PrepareOptions options;
    options.recompute = recompute;
    EXPECT_TRUE(prepareGraph(*read, options));
    return std::move(*read);
  }

  std::optional<UnitFloors> floors(const Mesh &mesh, const StrategySpec &spec,
                                   const std::vector<uint32_t> &kinds,
                                   LeastTimes &known) const {
    return unitFloors(CostModel(*alike, mesh), folds.free, line, spec,
                      kMicroBatches, 0.5, kinds, known);
  }

  OpGraph graph;
  LayerLine line;
  StageFolds folds;
  std::shared_ptr<const TensorPattern> pattern;
  OpGraph micro;
  std::unique_ptr<CostModel> alike;
};

/// What was found of one operator is what looking at another one of its number
/// finds, in the same model and in one that computes layers again.
TEST(OpKinds, TakeTheSame) {
  const ClusterSpec cluster = *loadCluster("a100-80g-sxm", kDevices);
  const StackSpec stack = *loadStack("megatron");
  for (const std::string model :
       {"inception-v3,batch=256", "resnet152,batch=256", "unet,batch=256",
        "gpt,layers=2,hidden=96,heads=12,vocab=64,seq=32,batch=256"}) {
    std::vector<std::unique_ptr<Variant>> variants;
    for (Recompute recompute : {Recompute::None, Recompute::Full})
      variants.push_back(
          std::make_unique<Variant>(model, recompute, cluster, stack));
    for (const char *strategy : {"dp=1,tp=16", "dp=4,tp=4,zero=1", "dp=16"})
      for (bool isColumnRow : {false, true}) {
        SCOPED_TRACE(model + " " + strategy + (isColumnRow ? " pairs" : ""));
        OpKinds numbers;
        LeastTimes known;
        size_t alone = 0;
        for (const auto &own : variants) {
          StrategySpec spec = *parseStrategy(strategy);
          if (isColumnRow)
            spec.pattern = own->pattern;
          const Expected<Mesh> mesh = meshForStrategy(cluster, kDevices, spec);
          ASSERT_TRUE(mesh);
          const auto with = own->floors(
              *mesh, spec,
              numbers.of(own->graph, *own->alike, own->folds.free,
                         isColumnRow ? own->pattern.get() : nullptr),
              known);
          std::vector<uint32_t> each(own->graph.ops.size());
          std::iota(each.begin(), each.end(), 0);
          LeastTimes none;
          const auto without = own->floors(*mesh, spec, each, none);
          ASSERT_TRUE(with && without);
          EXPECT_EQ(with->passes, without->passes);
          EXPECT_EQ(with->forward, without->forward);
          EXPECT_EQ(with->entries, without->entries);
          alone += none.size();
        }
        EXPECT_LT(known.size(), alone);
      }
  }
}

} // namespace
} // namespace planner
