//===- UnlikeRefiner.cpp - Single choices of unlike stages ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "UnlikeRefiner.h"
#include <algorithm>

namespace planner {

namespace {

/// Divisions of layers that are priced whatever the effort.
constexpr size_t kLeastCuts = 64;

class UnlikeRefiner {
public:
  UnlikeRefiner(PointPricer &p, const UnlikeQuestion &q)
      : pricer(p), asked(q), shape(q.strategy.pipeline) {
    found.staged = asked.priced;
    for (size_t m = 0; m < asked.meshes.size(); ++m)
      meshes.push_back(asked.strategy.onMesh(m));
  }

  Expected<UnlikeRefinement> run();

private:
  StagedStrategy now() const {
    return stagedOn(meshes, asked.strategy.graph, shape, asked.strategy.line);
  }
  Seconds step() const { return found.staged.prediction.stepTime; }
  RefineEffort left() const;
  Expected<bool> refine(size_t mesh);
  bool mayCutMore() const;
  bool isShorter(const LayerSplit &layers, std::shared_ptr<RunsOnParts> runs);
  bool cut();

  PointPricer &pricer;
  const UnlikeQuestion &asked;
  PipelineShape shape;
  std::vector<MeshStrategy> meshes;
  UnlikeRefinement found;
  size_t cutsPriced = 0;
};

} // namespace

RefineEffort UnlikeRefiner::left() const {
  const auto less = [&](size_t all) {
    return all - std::min(all, found.effort);
  };
  const auto &[entries, below, entriesBelow] = asked.effort;
  return {less(entries), below, less(entriesBelow)};
}

/// Whether that made it shorter.
Expected<bool> UnlikeRefiner::refine(size_t mesh) {
  const auto &[point, form] = asked.meshes[mesh];
  auto changed = pricer.refine(point, form, now(), mesh, found.staged, left());
  if (!changed)
    return changed.takeError();
  if (!*changed)
    return false;
  found.effort += (*changed)->effort;
  found.lowerBound = std::min(found.lowerBound, (*changed)->lowerBound);
  if (!(*changed)->stage)
    return false;
  RefinedStage &own = found.changed[mesh] = std::move(*(*changed)->stage);
  meshes[mesh] = {meshes[mesh].model, &own.assignment, &own.priced};
  found.staged = own.prediction;
  return true;
}

bool UnlikeRefiner::mayCutMore() const {
  const RefineEffort more = left();
  return !(asked.cancel && asked.cancel->requested()) &&
         (cutsPriced < kLeastCuts ||
          (step() < more.below ? more.entriesBelow : more.entries) > 0);
}

/// If so, layers are divided like that.
bool UnlikeRefiner::isShorter(const LayerSplit &layers,
                              std::shared_ptr<RunsOnParts> runs) {
  StagedStrategy other = now();
  other.pipeline.layers = layers;
  other.runs = std::move(runs);
  if (++cutsPriced > kLeastCuts)
    found.effort += entriesOfPrice(asked.strategy.graph);
  Expected<StagedPrediction> priced = predictStages(other, asked.memoryLimit);
  if (!priced || !priced->prediction.fits ||
      priced->prediction.stepTime >= step())
    return false;
  found.staged = std::move(*priced);
  shape = found.staged.prediction.pipeline;
  return true;
}

/// By what stages take now; then each border moves on as long as that helps.
bool UnlikeRefiner::cut() {
  if (!asked.mayCut || shape.layers.counts.empty() || !mayCutMore())
    return false;
  const std::shared_ptr<RunsOnParts> runs = makeRunsOnParts();
  bool any = isShorter({}, runs);
  for (size_t border = 1; border < shape.layers.counts.size(); ++border)
    for (const auto &[less, more] :
         {std::pair(border - 1, border), std::pair(border, border - 1)})
      while (mayCutMore() && shape.layers.counts[less] > 1) {
        LayerSplit moved = shape.layers;
        --moved.counts[less];
        ++moved.counts[more];
        if (!isShorter(moved, runs))
          break;
        any = true;
      }
  return any;
}

Expected<UnlikeRefinement> UnlikeRefiner::run() {
  bool isShorter = true;
  while (isShorter) {
    isShorter = false;
    found.lowerBound = step();
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh) {
      Expected<bool> own = refine(mesh);
      if (!own)
        return own.takeError();
      isShorter |= *own;
    }
    isShorter |= cut();
  }
  return std::move(found);
}

Expected<UnlikeRefinement> refineUnlike(PointPricer &pricer,
                                        const UnlikeQuestion &asked) {
  return UnlikeRefiner(pricer, asked).run();
}

} // namespace planner
