//===- StrategyChanges.cpp - A step with a few choices changed ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/StrategyChanges.h"
#include "PartReplicas.h"
#include "planner/Cost/Replicas.h"

namespace planner {

struct StrategyChanges::Base {
  Base(const StagedStrategy &s, const StagedPrediction &priced, size_t m,
       const StrategyKinds &k)
      : strategy(s), cuts(priced.price.cuts), mesh(m), kinds(k) {
    request = requestOf(strategy.pipeline);
    request.stages = priced.hosted;
    request.line = strategy.line;
    request.cuts = &cuts;
  }

  /// On alike stages all is one run.
  struct Run {
    MeshStrategy strategy;
    StageRequest request;
    /// If it does not change.
    StagedPrice price = {};
  };

  Expected<void> findRuns();
  bool splitsBatch() const { return strategy.pipeline.splitsBatch(); }

  const StagedStrategy strategy;
  const StageCuts cuts;
  const size_t mesh;
  const StrategyKinds &kinds;
  StageRequest request;
  std::unique_ptr<UnlikeStages> unlike;
  std::vector<Run> runs;
  /// Of the runs, those that change.
  std::vector<size_t> changing;
};

Expected<void> StrategyChanges::Base::findRuns() {
  const PipelineShape &shape = strategy.pipeline;
  if (shape.parts.empty() && shape.meshes.empty()) {
    runs = {{strategy.onMesh(mesh), request}};
    changing = {0};
    return {};
  }
  auto made = UnlikeStages::make(strategy, /*memoryLimit=*/0);
  if (!made)
    return made.takeError();
  unlike = std::move(*made);
  request = unlike->placed(std::move(request));
  for (size_t r = 0; r < unlike->numRuns(); ++r) {
    Run &run = runs.emplace_back(unlike->strategyOfRun(r), request);
    if (splitsBatch()) {
      run.request = unlike->requestOfReplica(shape.parts[r].microBatches);
      run.request.cuts = &cuts;
    }
    run.request.tellsMemory = false;
    if (unlike->meshOfRun(r) == mesh) {
      changing.push_back(r);
      continue;
    }
    Expected<StagedPrice> price = unlike->priceRun(r, run.request);
    if (!price)
      return price.takeError();
    run.price = std::move(*price);
  }
  return {};
}

StrategyChanges::StrategyChanges(std::shared_ptr<const Base> b)
    : base(std::move(b)) {}
StrategyChanges::StrategyChanges(StrategyChanges &&) noexcept = default;
StrategyChanges &
StrategyChanges::operator=(StrategyChanges &&) noexcept = default;
StrategyChanges::~StrategyChanges() = default;

/// With the base's models, or as another thread's on alike stages is.
Expected<void> StrategyChanges::begin(const CostModel *other) {
  for (const size_t r : base->changing) {
    const Base::Run &run = base->runs[r];
    const CostModel *model = run.strategy.model;
    if (other && base->unlike) {
      models.push_back(std::make_unique<CostModel>(*model, model->mesh()));
      model = models.back().get();
    } else if (other) {
      model = other;
    }
    auto made =
        StageChanges::make(*model, *run.strategy.assignment,
                           *run.strategy.priced, run.request, base->kinds);
    if (!made)
      return made.takeError();
    runs.push_back(std::move(*made));
  }
  if (base->splitsBatch())
    gradientBytes = gradientBytesOf(base->strategy.model, assignment());
  return {};
}

Expected<StrategyChanges> StrategyChanges::make(const StagedStrategy &strategy,
                                                const StagedPrediction &priced,
                                                size_t mesh,
                                                const StrategyKinds &kinds) {
  auto base = std::make_shared<Base>(strategy, priced, mesh, kinds);
  if (auto done = base->findRuns(); !done)
    return done.takeError();
  StrategyChanges changes(std::move(base));
  if (auto done = changes.begin(nullptr); !done)
    return done.takeError();
  return changes;
}

Expected<StrategyChanges>
StrategyChanges::another(const CostModel &model) const {
  StrategyChanges changes(base);
  if (auto done = changes.begin(&model); !done)
    return done.takeError();
  return changes;
}

size_t StrategyChanges::numRuns() const { return runs.size(); }

const Assignment &StrategyChanges::assignment() const {
  return runs.front().assignment();
}

void StrategyChanges::layOutAll() {
  for (StageChanges &run : runs)
    run.layOutAll();
}

void StrategyChanges::begin(const std::vector<OpId> &ops,
                            const OpConfig &config,
                            const std::vector<TensorId> &tensors) {
  for (StageChanges &run : runs)
    run.begin(ops, config, tensors);
}

void StrategyChanges::store(TensorId kind, const TensorSharding &layout) {
  for (StageChanges &run : runs)
    run.store(kind, layout);
}

void StrategyChanges::layOut(TensorId kind,
                             const SmallVec<Materialised, 1> &layouts) {
  for (StageChanges &run : runs)
    run.layOut(kind, layouts);
}

/// Each is asked, so that each is ready for price().
bool StrategyChanges::mayBeFaster() {
  bool may = false;
  for (StageChanges &run : runs)
    may |= run.mayBeFaster();
  if (may || !base->splitsBatch())
    return may;
  layOutAll();
  return gradientBytesOf(base->strategy.model, assignment()) < gradientBytes;
}

Expected<ChangedPrice> StrategyChanges::price() {
  std::vector<StagedPrice> changed;
  for (StageChanges &run : runs) {
    Expected<StagedPrice> price = run.price();
    if (!price)
      return price.takeError();
    changed.push_back(std::move(*price));
  }
  if (!base->unlike)
    return ChangedPrice{std::move(changed.front()), std::nullopt};
  std::vector<const StagedPrice *> all;
  for (const Base::Run &run : base->runs)
    all.push_back(&run.price);
  for (size_t i = 0; i < changed.size(); ++i)
    all[base->changing[i]] = &changed[i];
  if (!base->splitsBatch())
    return ChangedPrice{base->unlike->compose(all, base->request),
                        std::nullopt};
  layOutAll();
  return ChangedPrice{{}, stepOfReplicas(base->strategy, assignment(), all)};
}

bool StrategyChanges::keep() {
  bool isKnown = true;
  for (StageChanges &run : runs)
    isKnown &= run.keep();
  if (base->splitsBatch())
    gradientBytes = gradientBytesOf(base->strategy.model, assignment());
  return isKnown;
}

void StrategyChanges::undo() {
  for (StageChanges &run : runs)
    run.undo();
}

} // namespace planner
