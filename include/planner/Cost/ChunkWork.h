//===- ChunkWork.h - What pieces of a model do in a pass --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_CHUNKWORK_H
#define PLANNER_COST_CHUNKWORK_H

#include "planner/Cost/Purpose.h"
#include "planner/Machine/Stack.h"
#include "planner/Support/SmallVec.h"

namespace planner {

/// By level of links.
using LevelTimes = std::array<Seconds, kMaxLevels>;

/// One micro-batch through one chunk in one direction.
struct PassPrice {
  Seconds compute, recompute;
  /// By Purpose; whether waited for or not.
  std::array<Seconds, kPurposes> communication;
  /// Of that, what may run beside compute.
  Seconds hideable;
  /// What compute waits for, and what it loses to communication beside it.
  Seconds exposed;
  /// What all that waits for copies between device and host.
  Seconds offload;
  /// These copies, whether waited for or not.
  Seconds copies;
  /// By level of links, the outermost that it crosses: its communication,
  /// whether waited for or not.
  LevelTimes carries = {};

  Seconds time() const { return compute + recompute + exposed + offload; }
  /// One after the other.
  PassPrice &operator+=(const PassPrice &other);
};

/// What a stage does once a step, after its last backward pass.
struct UpdatePrice {
  /// Reductions of gradients; norms and gathers of parameters.
  Seconds reduction, gathering;
  Seconds exposedReduction, exposedGathering;
  /// Compute, of the device or of the host.
  Seconds optimizer;
  /// What the update waits for copies, and those before the first layer and
  /// after the last one.
  Seconds offload;
  /// Those beside it, whether waited for or not.
  Seconds copies;
  std::array<Seconds, kPurposes> communication;
  /// Between stages: gradients of parameters that two of them hold.
  Seconds pipeline;
  /// The part of reductions that may run beside the last backward pass.
  double besidePass = 0;
};

/// Communication that may run beside compute, all but its first or last bucket.
/// What is reduced or gathered over different axes is in different buckets.
class Hideable {
public:
  /// A collective over these axes, which joins so many devices, and the
  /// elements that it moves.
  void add(AxisMask axes, Seconds duration, double elements, double devices);
  Hideable &operator+=(const Hideable &other);
  Seconds time() const;
  /// Without a bucket for each of the axes, that nothing can hide.
  Seconds besideCompute(const StackSpec &stack, double bucket) const;
  /// Whether over no axes less is moved, nor elements in less time each.
  bool takesNoLess(const Hideable &other) const;

private:
  struct Part {
    AxisMask axes;
    Seconds time;
    double elements, devices;
  };
  SmallVec<Part, 2> parts;
};

/// What the operators and layout changes of a chunk take before anything
/// overlaps. Of the pieces of a chunk these add up.
struct ChunkWork {
  struct Pass {
    Seconds compute, recompute;
    std::array<Seconds, kPurposes> communication;
    Hideable gathers;
    /// For the host to issue the kernels.
    Seconds issue;
    LevelTimes carries = {};
  };
  Pass forward, backward;
  /// Of the backward pass, and part of its compute that no other operator waits
  /// for.
  Hideable reductions;
  Seconds weightGradient;
  /// Once a step.
  Hideable updateReductions, updateGathers;
  Seconds optimizer, updateNorms;
  std::array<Seconds, kPurposes> updateCommunication;
  /// How long each level carries these reductions and gathers.
  LevelTimes carriesReductions = {}, carriesGathers = {};

  ChunkWork &operator+=(const ChunkWork &other);
};

/// Whether no part of one is less than the same part of the other, so that no
/// stage is faster with it, but for rounding.
bool takesNoLess(const ChunkWork &work, const ChunkWork &other);

/// What runs beside compute, as far as the stack can.
struct ChunkOverlap {
  bool data = false, tensor = false;
};

PassPrice forwardPrice(const ChunkWork &work, const StackSpec &stack,
                       const ChunkOverlap &overlap);
PassPrice backwardPrice(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap);

/// What the passes take no less than, whatever else is in the chunk: what they
/// compute, with what never runs beside it; all of their communication; and
/// what the host needs for their kernels. Each adds up over the pieces of a
/// chunk.
using LeastPass = std::array<Seconds, 3>;
LeastPass leastForward(const ChunkWork &work, const StackSpec &stack,
                       const ChunkOverlap &overlap);
LeastPass leastBackward(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap);

/// Of a stage with all that work. Reductions run beside the last micro-batch's
/// backward pass, gathers beside the first one's forward pass of the next step,
/// which take what all chunks of the stage do together: beside what gathers of
/// the pass itself leave, and in turns with what the pass moves over the same
/// links.
UpdatePrice updatePrice(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap, const PassPrice &forward,
                        const PassPrice &backward);

} // namespace planner

#endif // PLANNER_COST_CHUNKWORK_H
