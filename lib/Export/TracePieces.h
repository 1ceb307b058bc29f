//===- TracePieces.h - One pass through a model, layer by layer -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_TRACEPIECES_H
#define PLANNER_LIB_EXPORT_TRACEPIECES_H

#include "planner/Cost/StepDetail.h"
#include "planner/Plan/Pipeline.h"

namespace planner::detail {

/// A layer, or what lies before or after the layers, in one pass.
struct TracePiece {
  std::string name;
  Seconds recompute, compute, exposed;
  RunCollectives runs;
  /// The most while it runs, if it is known; else negative.
  double bytes = -1;

  Seconds time() const { return recompute + compute + exposed; }
};

/// The pieces of a model's line, each in one chunk, and few enough to be shown.
class TracePieces {
public:
  /// Of all chunks, whatever their meshes. `request` has the line and the cuts
  /// of the chunks, and must outlive this.
  static TracePieces make(const PlanModels &models, const Plan &plan,
                          const std::vector<size_t> &meshOfChunk,
                          const StageRequest &request);

  /// By OpId, of models of one mesh: what is shown as the pieces' bytes.
  void addBytes(const CostModel &model, const std::vector<double> &bytes);

  /// In the order in which a pass runs them. They take as long as the pass: its
  /// compute by what they compute, its waits by what they communicate.
  std::vector<TracePiece> forward(size_t chunk, const PassPrice &pass) const;
  std::vector<TracePiece> backward(size_t chunk, const PassPrice &pass) const;
  /// What is one of the lists of collectives once a step, all chunks alike.
  RunCollectives once(const std::vector<HostedChunk> &chunks,
                      RunCollectives ChunkDetail::*list) const;
  /// While the optimizer runs.
  double updateBytes() const { return mostInUpdate; }

private:
  TracePieces(const LayerLine &l, const StageCuts &chunks, bool isFine);

  /// Collectives of a micro-batch, there and back.
  double collectives() const;
  void addDetails(const PlanModels &models, const Plan &plan,
                  const std::vector<size_t> &meshOfChunk, StageRequest request);
  std::vector<TracePiece> passOf(size_t chunk, const PassPrice &pass,
                                 bool isForward) const;

  const LayerLine &line;
  StageCuts cuts;
  /// The first piece of each chunk, and how many there are.
  std::vector<size_t> begins;
  std::vector<ChunkDetail> details;
  /// By piece; negative where nothing is known.
  std::vector<double> inForward, inBackward;
  double mostInUpdate = -1;
};

} // namespace planner::detail

#endif // PLANNER_LIB_EXPORT_TRACEPIECES_H
