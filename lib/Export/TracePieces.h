//===- TracePieces.h - One pass through a model, layer by layer -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_TRACEPIECES_H
#define PLANNER_LIB_EXPORT_TRACEPIECES_H

#include "TraceStreams.h"

namespace planner::detail {

/// A layer, or what lies before or after the layers, in one pass.
struct TracePiece {
  std::string name;
  Seconds recompute, compute, exposed;
  RunCollectives runs;
  /// The most while it runs.
  double bytes = 0;

  Seconds time() const { return recompute + compute + exposed; }
};

/// The pieces of a model's line, few enough to be shown.
class TracePieces {
public:
  /// `bytes`: by OpId.
  TracePieces(const CostModel &model, const Assignment &assignment,
              const PricedStrategy &priced, StageRequest request,
              const std::vector<double> &bytes);

  /// In the order in which a pass runs them. They take as long as the pass: its
  /// compute by what they compute, its waits by what they communicate.
  std::vector<TracePiece> forward(const PassPrice &pass) const;
  std::vector<TracePiece> backward(const PassPrice &pass) const;
  /// While the optimizer runs.
  double updateBytes() const { return mostInUpdate; }

private:
  void addBytes(const CostModel &model, const LayerLine &line,
                const std::vector<double> &bytes);
  std::vector<TracePiece> passOf(const PassPrice &pass, bool isForward) const;

  StageCuts cuts;
  std::vector<std::string> names;
  std::vector<ChunkDetail> details;
  /// By piece; negative where nothing is known.
  std::vector<double> inForward, inBackward;
  double mostInUpdate = -1;
};

} // namespace planner::detail

#endif // PLANNER_LIB_EXPORT_TRACEPIECES_H
