//===- UnitBytes.h - Bytes by unit of a model's line ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_UNITBYTES_H
#define PLANNER_LIB_COST_UNITBYTES_H

#include "StageMemory.h"

namespace planner::detail {

/// What the units of a chunk have of something that comes and goes layer by
/// layer. A chunk has at least one.
class UnitBytes {
public:
  UnitBytes(const StageCuts &cuts, size_t chunk);

  /// Evenly over the part of the span that lies in the chunk.
  void add(const LineSpan &span, double bytes);
  double largest() const;
  /// Of two units that follow each other: one that is worked on, one that is
  /// copied.
  double largestPair() const;
  double sum() const;

private:
  double first;
  std::vector<double> bytes;
};

/// Whether gradients are sent to the host as layers make them, rather than
/// summed on the device until the end of the step: where each device keeps only
/// its part of the sum, and where all micro-batches of a layer follow each
/// other.
bool sendsGradientsAtOnce(const OffloadChoice &offload, int zero);

/// What an offloading step is made of.
struct HostQuestion {
  const CostModel &model;
  const Assignment &assignment;
  const LayerLine &line;
  const StageCuts &cuts;
  const ChunkRequest &request;
};

/// Adds what parameters, gradients and states have on the host, and the units
/// of parameters and gradients that are on the device meanwhile.
void addHostBytes(std::vector<ChunkBytes> &chunks,
                  const HostQuestion &question);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_UNITBYTES_H
