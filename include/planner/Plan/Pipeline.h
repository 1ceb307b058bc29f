//===- Pipeline.h - A step of many micro-batches and stages -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_PIPELINE_H
#define PLANNER_PLAN_PIPELINE_H

#include "planner/Cost/Stages.h"
#include "planner/Cost/UnevenCuts.h"
#include "planner/Plan/Plan.h"
#include <memory>

namespace planner {

/// What stages do on a mesh of their own: a strategy for the whole model, of
/// which each does its part.
struct MeshStrategy {
  const CostModel *model = nullptr;
  const Assignment *assignment = nullptr;
  const PricedStrategy *priced = nullptr;
};

/// The same on one part of the cluster that it is of, with the part's devices
/// and links.
struct StageOnPart {
  /// As it is if there is no part, which must outlive this. Fails if the mesh
  /// does not lie along the part's links.
  static Expected<StageOnPart> make(const MeshStrategy &alike,
                                    const ClusterSpec *part);

  MeshStrategy strategy;
  /// Of a part.
  std::unique_ptr<CostModel> model;
  std::unique_ptr<PricedStrategy> priced;
};

/// What strategies are on parts of a cluster, whatever the order of these.
class RunsOnParts;
class SomeAgainDivider;
std::shared_ptr<RunsOnParts> makeRunsOnParts();

/// A strategy on one stage's mesh, run as a pipeline.
struct StagedStrategy {
  /// Of one micro-batch, on the mesh of one stage.
  const CostModel &model;
  const Assignment &assignment;
  const PricedStrategy &priced;
  /// The whole step: its batch is what throughput counts.
  const OpGraph &graph;
  PipelineShape pipeline;
  /// The model's layers, if they are known.
  const LayerLine *line = nullptr;
  /// Where stages have different meshes, those after the first one.
  std::vector<MeshStrategy> others = {};
  /// Shared by those that differ in the order of parts and in what a
  /// ScheduleChoice says alone.
  std::shared_ptr<RunsOnParts> runs = nullptr;

  /// What runs on one of the meshes.
  MeshStrategy onMesh(size_t mesh) const {
    return mesh == 0 ? MeshStrategy{&model, &assignment, &priced}
                     : others[mesh - 1];
  }
  /// Of all stages.
  int64_t devices() const;
};

/// Of what runs on each mesh, the first one's first, which must outlive it.
StagedStrategy stagedOn(const std::vector<MeshStrategy> &meshes,
                        const OpGraph &graph, PipelineShape pipeline,
                        const LayerLine *line = nullptr);

/// The devices of each stage, where stages have different meshes, which follow
/// each other.
std::vector<StagePlace> placesOf(const PipelineShape &shape,
                                 const std::vector<int64_t> &meshDevices);

/// What the stages of one part do where parts split the batch.
struct ReplicaRun {
  PipelineSpec schedule;
  StagedPrice price;
};

/// The prediction, what it is made of, and what is to be said about it.
struct StagedPrediction {
  Prediction prediction;
  /// What is simulated, and the prices of its chunks and stages.
  PipelineSpec schedule;
  StagedPrice price;
  std::vector<std::string> warnings;
  /// By stage, the chunks that it runs; and what keptOfUnequal() takes, if
  /// memory is counted so.
  std::vector<std::vector<HostedChunk>> hosted = {{{0, 1}}};
  std::vector<double> left = {};
  /// By part, where parts split the batch, and how long they sum gradients.
  std::vector<ReplicaRun> replicas = {};
  Seconds replicaSum = {};
};

/// When a stage of a simulated pipeline has reduced its gradients: what it
/// waits for after its last pass, and no sooner than its streams have carried
/// them.
Seconds reducedAt(const StageTime &time, const UpdatePrice &update);

/// What a shape says of its stages: not which chunks these run, nor where the
/// model is cut.
StageRequest requestOf(const PipelineShape &shape);

/// What is simulated of chunks of that price.
void setTimes(PipelineSpec &spec, const StagedPrice &price);

/// A step, and the stages that reduce gradients last, and update longest.
struct StepEnd {
  Seconds step;
  size_t last = 0, updater = 0;
};
/// No less with the time of simulate() than with that of closedForm().
StepEnd endOf(const PipelineTime &time, const StagedPrice &price);

/// Whether predictStages() takes memory from evaluate(), which looks at the
/// operators one after the other, and does not put it together from what chunks
/// keep and take.
bool tellsMemoryByOperator(const PipelineShape &shape, const StackSpec &stack);

/// Fails if the schedule cannot run, or the model has too few layers. A
/// pipeline over parts of the model's cluster is priced on each of them.
/// `memoryLimit` as for predict(). Layers that are left free are divided so
/// that the step is fastest, among those with which it fits; the prediction's
/// pipeline says how.
Expected<StagedPrediction> predictStages(const StagedStrategy &strategy,
                                         int64_t memoryLimit = 0);
/// The same; nothing of a strategy whose step takes longer than `most`. What
/// SomeAgainDivider::make() makes of it, of stages alike, goes to `again` if it
/// is made anyway.
Expected<std::optional<StagedPrediction>>
predictFaster(const StagedStrategy &strategy, int64_t memoryLimit, Seconds most,
              std::optional<SomeAgainDivider> *again = nullptr);

/// Whether devices that follow each other lie along the links as the same
/// number of devices from the first one on do.
bool liesInside(const ClusterSpec &cluster, const StagePlace &place);

/// What each unit of the line takes on stages with that mesh, and holds.
Expected<UnitLoads> unitLoads(const MeshStrategy &strategy,
                              const PipelineShape &shape,
                              const LayerLine &line);

/// Fails unless the stages' meshes lie along the cluster's links, one after the
/// other (on each part in the order of `shape.parts`, if there are parts), and
/// nothing has them share devices.
Expected<void> checkMeshes(const ClusterSpec &cluster,
                           const PipelineShape &shape,
                           const std::vector<int64_t> &meshDevices);

/// Fails unless the shape has each part of the cluster once, with stages on all
/// of its devices; a stage is on as many as its mesh has.
Expected<void> checkParts(const ClusterSpec &cluster,
                          const PipelineShape &shape,
                          const std::vector<int64_t> &meshDevices);

/// The graph of what a stage runs at once: `graph`, resized to one micro-batch
/// if there are more.
class MicroBatchGraph {
public:
  /// Fails if a dimension cannot follow.
  static Expected<MicroBatchGraph> make(const OpGraph &graph,
                                        const PipelineShape &shape);
  const OpGraph &get() const { return resized ? *resized : *whole; }

private:
  explicit MicroBatchGraph(const OpGraph &graph) : whole(&graph) {}

  /// Must outlive this.
  const OpGraph *whole;
  std::optional<OpGraph> resized;
};

/// A plan with a cost model for each of its meshes. `micro` is its
/// MicroBatchGraph; all must outlive this.
class PlanModels {
public:
  PlanModels(const Plan &plan, const OpGraph &graph, const OpGraph &micro,
             const ClusterSpec &cluster, const StackSpec &stack);

  const CostModel &of(size_t mesh) const { return *models[mesh]; }
  /// As it is priced, if its stages are.
  StagedStrategy staged() const;

private:
  const Plan &plan;
  const OpGraph &graph;
  std::vector<std::unique_ptr<CostModel>> models;
};

/// A plan's price, made anew: fills in the price of its stage and its
/// prediction, whatever these were. `micro` is its MicroBatchGraph. Fails if
/// the plan is no strategy for the graph, or its schedule cannot run.
Expected<void> pricePlan(Plan &plan, const OpGraph &graph, const OpGraph &micro,
                         const ClusterSpec &cluster, const StackSpec &stack);
/// The same where that micro-batch is of no other use.
Expected<void> pricePlan(Plan &plan, const OpGraph &graph,
                         const ClusterSpec &cluster, const StackSpec &stack);

} // namespace planner

#endif // PLANNER_PLAN_PIPELINE_H
