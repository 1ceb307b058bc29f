//===- JointCase.h - A model, a machine, and what is asked ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_JOINTCASE_H
#define PLANNER_TEST_UNIT_SEARCH_JOINTCASE_H

#include "../../../lib/Search/Baseline.h"
#include "../../../lib/Search/Overlap.h"
#include "../../../lib/Search/PointPricer.h"
#include "LayeredModel.h"
#include "PricedAnew.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Search.h"
#include <map>
#include <random>

namespace planner::test {

/// By less than doubles lose in a sum.
inline constexpr double kRounding = 1e-9;

struct Case {
  LayeredModel shape;
  std::string cluster = "a100-80g-sxm", stack = "ideal";
  int64_t devices = 4;
  /// Bytes; 0: the device's.
  int64_t limit = 0;
  std::string fix, forbid;
};

/// A model, a machine, and what is asked of them.
class Asked {
public:
  explicit Asked(const Case &c)
      : asked(c), cluster(*loadCluster(c.cluster, c.devices)),
        stack(*loadStack(c.stack)) {
    // The search splits operators as it likes; so must what it is held against.
    stack.features.tensor = StackFeatures::Tensor::Any;
    options.fix = *parseStrategy(c.fix);
    graph =
        c.shape.build(options.fix.recompute().value_or(Recompute::Selective));
    options.fix.forbidden = *parseForbidden(c.forbid);
    // Hosts are OffloadSearchTest's.
    options.fix.forbidden.offload = true;
    options.devices = c.devices;
    options.memoryLimit = c.limit;
    options.baselines = false;
    options.prepare =
        [this](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      return asked.shape.build(recompute);
    };
    staged = options;
    staged.fix = withOverlap(options.fix, stack);
  }

  /// Those that a search lists, or, where memory is no matter, hybrids of small
  /// models, too.
  std::vector<OuterFamily> families(bool areSearched) const {
    return enumerateFamilies(
        {graph, layersOf(graph, cluster, stack), cluster, stack, asked.devices,
         staged.fix,
         options.fix.recompute() || !asked.shape.trained
             ? std::vector<RecomputeChoice>{}
             : std::vector<RecomputeChoice>{Recompute::Full},
         overlapOf(staged.fix, stack).any() || staged.fix.dpShard,
         /*withHosts=*/false,
         areSearched ? usableMemory(cluster, stack, asked.limit) : 0});
  }
  const OpGraph &graphOf(const RecomputeChoice &recompute) {
    if (recompute == graph.recompute)
      return graph;
    auto [at, isNew] = variants.try_emplace(recompute);
    if (isNew)
      at->second = asked.shape.build(recompute);
    return at->second;
  }
  std::string name(const StagePoint &point,
                   const ScheduleChoice &schedule) const {
    return toString(strategyOf(point, schedule, stack, staged.fix));
  }
  Expected<SearchResult> price(const StagePoint &point,
                               const ScheduleChoice &schedule, StageForm form) {
    StackSpec own = stack;
    if (form == StageForm::ColumnRow)
      own.features.tensor = StackFeatures::Tensor::ColumnRow;
    return priceStrategy(graphOf(point.recompute), cluster, own,
                         strategyOf(point, schedule, stack, staged.fix),
                         asked.devices, asked.limit);
  }
  /// The step of what was found, priced anew from its assignment.
  double priced(const SearchResult &found) {
    const OpGraph &own = graphOf(found.recompute);
    return stepAnew(found, own, cluster, stack, asked.limit);
  }
  static std::vector<StageForm> forms(const StagePoint &point) {
    std::vector<StageForm> forms = {StageForm::LeastWork};
    if (point.tp > 1)
      forms.push_back(StageForm::ColumnRow);
    return forms;
  }

  Case asked;
  ClusterSpec cluster;
  StackSpec stack;
  OpGraph graph;
  /// What a search is asked for, and what it asks of staged strategies.
  SearchOptions options, staged;

private:
  std::map<RecomputeChoice, OpGraph> variants;
};

inline Case randomCase(std::mt19937 &random) {
  const auto pick = [&](std::vector<int64_t> values) {
    return values[random() % values.size()];
  };
  Case c;
  c.shape.layers = pick({2, 3, 4, 6});
  c.shape.hidden = pick({64, 256, 1024});
  c.shape.ffn = pick({256, 2048});
  c.shape.input = pick({16, 64});
  c.shape.output = pick({64, 1024});
  c.shape.batch = pick({4, 6, 8, 16});
  c.shape.sequence = pick({16, 256});
  c.shape.scanned = random() % 4 == 0;
  c.shape.tied =
      !c.shape.scanned && random() % 4 == 0 && c.shape.input == c.shape.output;
  c.devices = pick({2, 4, 8});
  c.cluster = std::vector<std::string>{"a100-80g-sxm", "pase-1080ti",
                                       "h100-80g-sxm"}[random() % 3];
  c.stack = std::vector<std::string>{"ideal", "torchtitan",
                                     "deepspeed"}[random() % 3];
  return c;
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_JOINTCASE_H
