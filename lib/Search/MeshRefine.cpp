//===- MeshRefine.cpp - Single choices of the best over meshes ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MeshSearcher.h"
#include "UnlikeRefiner.h"
#include <algorithm>

namespace planner {

/// By mesh, the first stage that has it.
static std::vector<size_t> firstStages(const PipelineShape &shape) {
  std::vector<size_t> stages;
  for (size_t s = 0; s < shape.meshes.size(); ++s)
    if (shape.meshes[s] == stages.size())
      stages.push_back(s);
  return stages;
}

/// What the form is on each mesh.
Expected<std::vector<SolvedStage *>>
MeshSearcher::solvedMeshes(const Winner &of) {
  std::vector<SolvedStage *> list;
  for (const size_t s : firstStages(of.staged.prediction.pipeline)) {
    auto stage = pricer.solve(of.points[s], formOf(of.points[s], of.form));
    if (!stage)
      return stage.takeError();
    list.push_back(*stage);
  }
  return list;
}

/// What it then takes at least with one choice changed.
Expected<double> MeshSearcher::refine(Winner &own, const RefineEffort &within,
                                      size_t &spent) {
  Expected<std::vector<SolvedStage *>> solved = solvedMeshes(own);
  auto model = pricer.variant(own.points.front().recompute);
  if (!solved || !model)
    return solved ? model.takeError() : solved.takeError();
  std::vector<MeshStrategy> meshes;
  for (const SolvedStage *stage : *solved)
    meshes.push_back({stage->model.get(), &stage->assignment, &stage->priced});
  const PipelineShape &shape = own.staged.prediction.pipeline;
  UnlikeQuestion asked{
      {},
      stagedOn(meshes, *(*model)->graph, shape, &(*model)->line),
      std::move(own.staged),
      options.fix.layers.value_or(LayerSplit()).counts.empty(),
      options.memoryLimit,
      within,
      options.cancel};
  for (const size_t s : firstStages(asked.strategy.pipeline))
    asked.meshes.emplace_back(own.points[s], formOf(own.points[s], own.form));
  const double before = asked.priced.prediction.stepTime.value;
  auto found = refineUnlike(pricer, asked);
  if (!found)
    return found.takeError();
  spent += found->effort;
  gains.add(own.form, before, found->staged.prediction.stepTime.value);
  own.staged = std::move(found->staged);
  own.refined = std::move(found->changed);
  return found->lowerBound.value;
}

/// First the best, then what may become faster than that.
Expected<void> MeshSearcher::refineBest() {
  size_t share = pricer.effortToRefineUnlike(), spent = 0;
  if (winner && !isCancelled()) {
    auto changed = refine(*winner, {share, {}, 0}, spent);
    if (!changed)
      return changed.takeError();
    best = winner->seconds();
    leastChanged = *changed;
    // The best leaves something to others.
    share = std::max(share, spent + share / 4);
  }
  return refineContenders(share, spent);
}

Expected<void> MeshSearcher::refineContenders(size_t share, size_t spent) {
  const auto isOut = [&](const Winner &own) {
    return own.seconds() >= toBeat() * pricer.mostRefined();
  };
  const auto isFirst = [&](const Winner &a, const Winner &b) {
    return gains.expected(a.seconds(), a.form) <
           gains.expected(b.seconds(), b.form);
  };
  while (spent < share && !isCancelled()) {
    std::erase_if(contenders, isOut);
    const auto first =
        std::min_element(contenders.begin(), contenders.end(), isFirst);
    if (first == contenders.end())
      break;
    Winner own = std::move(*first);
    contenders.erase(first);
    auto changed = refine(own, {0, Seconds(toBeat()), share - spent}, spent);
    if (!changed)
      return changed.takeError();
    if (own.seconds() >= toBeat())
      continue;
    best = own.seconds();
    leastChanged = *changed;
    winner = std::move(own);
  }
  return {};
}

/// By mesh.
Expected<std::vector<Stage>> MeshSearcher::stagesOfWinner() {
  Expected<std::vector<SolvedStage *>> solved = solvedMeshes(*winner);
  if (!solved)
    return solved.takeError();
  std::vector<Stage> stages;
  for (size_t mesh = 0; mesh < solved->size(); ++mesh) {
    const SolvedStage &stage = *(*solved)[mesh];
    const auto own = winner->refined.find(mesh);
    stages.push_back(own == winner->refined.end()
                         ? Stage{stage.mesh, stage.assignment, stage.priced}
                         : Stage{stage.mesh, std::move(own->second.assignment),
                                 std::move(own->second.priced)});
  }
  return stages;
}

} // namespace planner
