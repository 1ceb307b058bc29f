//===- ChunkWork.cpp - What pieces of a model do in a pass ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/ChunkWork.h"
#include <algorithm>

namespace planner {

void Hideable::add(Seconds duration, double count, double group) {
  time += duration;
  elements += count;
  devices = std::max(devices, group);
}

Seconds Hideable::besideCompute(const StackSpec &stack, double bucket) const {
  if (!stack.overlap.leavesBucket)
    return time;
  const double size =
      std::max({bucket, stack.buckets.perDevice * devices, 1.0});
  return time * (1 - 1 / std::max(1.0, elements / size));
}

static void addAll(std::array<Seconds, kPurposes> &sum,
                   const std::array<Seconds, kPurposes> &other) {
  for (size_t i = 0; i < kPurposes; ++i)
    sum[i] += other[i];
}

ChunkWork &ChunkWork::operator+=(const ChunkWork &other) {
  const auto addHideable = [](Hideable &sum, const Hideable &own) {
    sum.add(own.time, own.elements, own.devices);
  };
  const auto addPass = [&](Pass &sum, const Pass &own) {
    sum.compute += own.compute;
    sum.recompute += own.recompute;
    addAll(sum.communication, own.communication);
    addHideable(sum.gathers, own.gathers);
    sum.issue += own.issue;
  };
  addPass(forward, other.forward);
  addPass(backward, other.backward);
  addHideable(reductions, other.reductions);
  weightGradient += other.weightGradient;
  addHideable(updateReductions, other.updateReductions);
  addHideable(updateGathers, other.updateGathers);
  optimizer += other.optimizer;
  updateNorms += other.updateNorms;
  addAll(updateCommunication, other.updateCommunication);
  return *this;
}

/// What communication beside compute costs: what does not fit beside it, and
/// what compute loses meanwhile.
static Seconds waitFor(const StackSpec &stack, Seconds compute,
                       Seconds hideable) {
  return std::max(Seconds(), hideable - compute) +
         std::min(compute, hideable) * stack.overlap.contention;
}

/// `beside`: what may run beside compute besides tensor parallelism.
static PassPrice passPrice(const ChunkWork::Pass &work, const StackSpec &stack,
                           const ChunkOverlap &overlap, Seconds beside) {
  PassPrice pass;
  pass.compute = work.compute;
  pass.recompute = work.recompute;
  pass.communication = work.communication;
  Seconds all;
  for (Seconds time : pass.communication)
    all += time;
  if (overlap.tensor)
    pass.hideable += pass.communication[static_cast<size_t>(Purpose::Tensor)] *
                     stack.overlap.tensor;
  if (overlap.data && stack.overlap.parameters)
    pass.hideable +=
        work.gathers.besideCompute(stack, stack.buckets.parameters);
  pass.hideable += beside;
  pass.exposed = std::max(Seconds(), all - pass.hideable) +
                 waitFor(stack, pass.compute + pass.recompute, pass.hideable);
  // The device waits where the host issues kernels for longer.
  pass.compute += std::max(Seconds(), work.issue - pass.time());
  return pass;
}

PassPrice forwardPrice(const ChunkWork &work, const StackSpec &stack,
                       const ChunkOverlap &overlap) {
  return passPrice(work.forward, stack, overlap, Seconds());
}

PassPrice backwardPrice(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap) {
  const bool hides = overlap.data && stack.overlap.gradients;
  return passPrice(
      work.backward, stack, overlap,
      hides ? work.reductions.besideCompute(stack, stack.buckets.gradients)
            : Seconds());
}

UpdatePrice updatePrice(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap, Seconds forwardCompute,
                        Seconds backwardCompute) {
  const auto exposed = [&](const Hideable &list, bool hides, double bucket,
                           Seconds compute) {
    if (!overlap.data || !hides)
      return list.time;
    const Seconds beside = list.besideCompute(stack, bucket);
    return list.time - beside + waitFor(stack, compute, beside);
  };
  // Where some parameters are gathered in the forward pass itself, others are
  // beside what these leave.
  if (overlap.data && stack.overlap.parameters)
    forwardCompute = std::max(
        Seconds(), forwardCompute - work.forward.gathers.besideCompute(
                                        stack, stack.buckets.parameters));
  UpdatePrice update;
  update.optimizer = work.optimizer;
  update.communication = work.updateCommunication;
  update.reduction = work.updateReductions.time;
  update.exposedReduction =
      exposed(work.updateReductions, stack.overlap.gradients,
              stack.buckets.gradients, backwardCompute);
  update.gathering = work.updateGathers.time + work.updateNorms;
  update.exposedGathering =
      exposed(work.updateGathers, stack.overlap.parameters,
              stack.buckets.parameters, forwardCompute) +
      work.updateNorms;
  return update;
}

} // namespace planner
