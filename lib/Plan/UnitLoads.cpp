//===- UnitLoads.cpp - What units of a model take on a stage --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "UnitLoads.h"
#include <algorithm>
#include <numeric>

namespace planner {

/// Every stage has a layer: what is before and after layers is one unit with
/// the layer next to it.
static void joinEnds(UnitLoads &loads) {
  const auto sum = [](double a, double b) { return a + b; };
  const auto most = [](double a, double b) { return std::max(a, b); };
  const auto join = [](std::vector<double> &list, auto combine) {
    list[1] = combine(list[0], list[1]);
    list.erase(list.begin());
    const double last = list.back();
    list.pop_back();
    list.back() = combine(list.back(), last);
  };
  for (std::vector<double> *list : {&loads.seconds, &loads.fixed, &loads.kept, &loads.sums})
    join(*list, sum);
  for (std::vector<double> *list : {&loads.working, &loads.updating})
    join(*list, most);
}

/// Of one chunk for each unit, all on one stage, so that nothing is sent.
Expected<UnitLoads> loadsOfUnits(const CostModel &model,
                                 const Assignment &assignment,
                                 const PricedStrategy &priced,
                                 const LayerLine &line,
                                 const StageRequest &request) {
  const auto units = static_cast<size_t>(line.length);
  StageCuts each;
  each.at.resize(units + 1);
  std::iota(each.at.begin(), each.at.end(), 0.0);
  StageRequest own = request;
  own.chunks = units;
  own.cuts = &each;
  own.tellsMemory = true;
  own.mixed = nullptr;
  own.parts.clear();
  own.stages.assign(1, {});
  for (size_t u = 0; u < units; ++u)
    own.stages[0].push_back({u, 1});
  Expected<StagedPrice> price = priceStages(model, assignment, priced, own);
  if (!price)
    return price.takeError();
  UnitLoads loads;
  for (const ChunkPrice &unit : price->chunks) {
    const auto sum = [](const ChunkBytes::Classes &classes) {
      return std::accumulate(classes.begin(), classes.end(), 0.0);
    };
    loads.seconds.push_back((unit.forward.time() + unit.backward.time()).value);
    loads.fixed.push_back(sum(unit.memory.persistent));
    loads.kept.push_back(sum(unit.memory.saved));
    loads.working.push_back(
        std::max(0.0, sum(unit.memory.pass) - sum(unit.memory.saved)));
    loads.updating.push_back(sum(unit.memory.update));
  }
  // Gradients take as long as there are parameters.
  const double bytes =
      std::accumulate(loads.fixed.begin(), loads.fixed.end(), 0.0);
  for (const double unit : loads.fixed)
    loads.sums.push_back(bytes > 0
                             ? price->stages[0].exposedReduction.value * unit /
                                   bytes
                             : 0);
  if (line.isUniform)
    joinEnds(loads);
  return loads;
}

std::vector<double> keptMicroBatches(const PipelineSpec &spec) {
  PipelineSpec even = spec;
  for (ChunkTimes &chunk : even.chunks)
    chunk = {Seconds(1), Seconds(2), Seconds(1), Seconds(), Seconds()};
  std::vector<double> list;
  for (const StageTime &stage : simulate(even).stages)
    list.push_back(stage.keptMicroBatches);
  return list;
}


} // namespace planner
