//===- Stages.h - The price of a strategy in pipeline stages ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The graph is that of one micro-batch, the mesh that of one stage; all stages
// that are priced at once have equal meshes and share one assignment. Its price
// is split among the chunks into which the model is cut (docs/cost-model.md,
// "Stages"). How chunks and micro-batches follow each other is for Schedule to
// say.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_STAGES_H
#define PLANNER_COST_STAGES_H

#include "planner/Cost/ChunkWork.h"
#include "planner/Cost/Evaluate.h"
#include "planner/Cost/LayerLine.h"
#include "planner/Cost/Offload.h"
#include "planner/Machine/Parts.h"
#include "planner/Strategy/LayerSplit.h"

namespace planner {

/// The line cut into chunks.
struct StageCuts {
  /// One more than there are chunks, rising from 0 to the line's length.
  std::vector<double> at;
  std::vector<std::string> warnings;

  size_t chunks() const { return at.size() - 1; }
  /// Part of a span that lies in a chunk.
  double share(const LineSpan &span, size_t chunk) const;
  /// The chunks that a span meets: from .first to before .second.
  std::pair<size_t, size_t> chunksOf(const LineSpan &span) const;
};

/// Fails if there are fewer layers than chunks.
Expected<void> checkCuts(const LayerLine &line, size_t chunks);

/// Layers evenly (LayerChunks). A line that is no chain of equal layers is cut
/// so that the heaviest chunk is as light as can be, of `weights`, one for each
/// unit. Fails as checkCuts() does.
Expected<StageCuts> cutLine(const LayerLine &line, size_t chunks,
                            const std::vector<double> &weights);

/// The cuts that make chunks of these numbers of layers, the ends of the model
/// with the first and the last one; of these numbers of units, if the model is
/// no chain of equal layers. Fails unless it has as many.
Expected<StageCuts> cutLayers(const LayerLine &line, const LayerSplit &split);
/// The numbers for which that makes those cuts, between units.
LayerSplit splitAt(const LayerLine &line, const StageCuts &cuts);

/// A chunk that a stage runs, and for what part of the micro-batches.
struct HostedChunk {
  size_t chunk = 0;
  double part = 1;
};

/// The devices of a stage among all, which follow each other.
struct StagePlace {
  int64_t first = 0, devices = 1;
};

/// The innermost link level over which all devices of two stages reach each
/// other.
unsigned levelBetween(const ClusterSpec &cluster, const StagePlace &a,
                      const StagePlace &b);

/// What passes a cut of the model, on one device.
struct Crossing {
  double bytes = 0;
  /// Axes over which tensor-parallel devices hold the same, and the bytes that
  /// each sends if they share the work.
  AxisMask copies = 0;
  double partBytes = 0;
};

/// Over that level of `links`.
Seconds sendTime(const CostModel &model, const Crossing &crossing,
                 const ClusterSpec &links, unsigned level);

class HostCopies;

struct StageRequest {
  int64_t microBatches = 1;
  /// By stage.
  std::vector<std::vector<HostedChunk>> stages = {{{0, 1}}};
  size_t chunks = 1;
  /// The strategy's ZeRO level. From 2 on gradients are reduced after each
  /// micro-batch, below once a step.
  int zero = 0;
  /// What the strategy wants to run beside compute, as far as the stack can.
  bool overlapsData = false, overlapsTensor = false;
  /// Whether the schedule puts off the part of backward passes that no other
  /// operator waits for.
  bool splitsBackward = false;
  /// What the strategy keeps on hosts, which the cluster describes.
  OffloadChoice offload;
  /// How that is copied, if not as by these stages.
  const HostCopies *copies = nullptr;
  /// The model's, if it is known.
  const LayerLine *line = nullptr;
  /// Whether chunks' bytes are asked for, if times do not depend on them.
  bool tellsMemory = true;
  /// Where to cut; as cutLine() says if null.
  const StageCuts *cuts = nullptr;
  /// Of a pipeline over parts of a cluster, that cluster, and the parts in the
  /// order of the stages. The cost model is of one of the parts.
  const ClusterSpec *mixed = nullptr;
  std::vector<PartRun> parts;
  /// By stage, where stages have different meshes. The cost model is of one of
  /// these: what its stages do, and what is sent to them, is what it says.
  std::vector<StagePlace> places;
};

/// Bytes of a chunk on one device, by MemoryClass.
struct ChunkBytes {
  using Classes = std::array<double, 6>;
  /// The whole step: parameters, states, sums of gradients, buffers of sends.
  Classes persistent{};
  /// From one micro-batch's forward pass to its backward pass.
  Classes saved{};
  /// At the peak of one micro-batch, and of the optimizer, beside the
  /// persistent.
  Classes pass{}, update{};
  OpId passOp = kNone, updateOp = kNone;
  /// On the host instead.
  HostBytes host;
};

struct ChunkPrice {
  PassPrice forward, backward;
  /// Part of the backward pass's compute that no other operator waits for.
  Seconds weightGradient;
  /// By level of links, how long it carries what is reduced once a step: beside
  /// the last backward pass, and after it.
  LevelTimes reductions{}, lateReductions{};
  Seconds sendForward, sendBackward;
  /// Levels of the links of the chunk's stage that these leave over.
  unsigned forwardLevel = 0, backwardLevel = 0;
  double layers = 0;
  ChunkBytes memory;
};

struct StagedPrice {
  std::vector<ChunkPrice> chunks;
  std::vector<UpdatePrice> stages;
  OffloadPlace place;
  std::vector<std::string> warnings;
  /// Where the line was cut, and what each chunk has to send.
  StageCuts cuts;
  std::vector<double> sendBytes;
  /// By chunk, what passes its end on the way forward, whoever runs the next.
  std::vector<Crossing> crossings;
  /// Whether chunks' bytes are known.
  bool hasMemory = false;
};

/// Where on the line a change of layout is made: where it is needed, of a stack
/// where it lies.
const LineSpan &spanOf(const OpGraph &graph, const LayerLine &line,
                       const PricedChange &change);

/// Whether that is a product of a backward pass whose result no other operator
/// of the pass waits for: what zero-bubble schedules put off (Qi et al. 2024).
bool isWeightGradient(const CostModel &model, OpId op);

/// With several micro-batches: what one execution of an operator of that
/// compute takes longer because its gradients are added to their sums; 0 of
/// other operators.
Seconds accumulationTime(const CostModel &model, OpId op,
                         const OpConfig &config, Seconds compute);

/// `priced` is evaluate()'s price of the assignment.
Expected<StagedPrice> priceStages(const CostModel &model,
                                  const Assignment &assignment,
                                  const PricedStrategy &priced,
                                  const StageRequest &request);

/// Adds chunks' bytes to such a price, if it has none.
Expected<void> addMemory(StagedPrice &price, const CostModel &model,
                         const Assignment &assignment,
                         const PricedStrategy &priced,
                         const StageRequest &request);

/// Bytes of one device of a stage that keeps the activations of so many
/// micro-batches: between works, while the chunk that needs most runs, and
/// while the optimizer does.
struct StageBytes {
  int64_t between = 0, pass = 0, update = 0;
};
StageBytes stageBytes(const StagedPrice &price,
                      const std::vector<HostedChunk> &chunks, double kept);

/// Peak of one device of a stage that keeps the activations of so many
/// micro-batches (PipelineTime), and what is alive then.
MemoryReport stageMemory(const CostModel &model, const StagedPrice &price,
                         const std::vector<HostedChunk> &chunks, double kept);

} // namespace planner

#endif // PLANNER_COST_STAGES_H
