//===- ChunkWork.cpp - What pieces of a model do in a pass ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/ChunkWork.h"
#include <algorithm>
#include <cmath>

namespace planner {

void Hideable::add(AxisMask axes, Seconds duration, double elements,
                   double devices) {
  for (Part &part : parts)
    if (part.axes == axes) {
      part.time += duration;
      part.elements += elements;
      return;
    }
  parts.push_back({axes, duration, elements, devices});
}

Hideable &Hideable::operator+=(const Hideable &other) {
  for (const Part &part : other.parts)
    add(part.axes, part.time, part.elements, part.devices);
  return *this;
}

Seconds Hideable::time() const {
  Seconds all;
  for (const Part &part : parts)
    all += part.time;
  return all;
}

Seconds Hideable::besideCompute(const StackSpec &stack, double bucket) const {
  if (!stack.overlap.leavesBucket)
    return time();
  Seconds beside;
  for (const Part &part : parts) {
    const double size =
        std::max({bucket, stack.buckets.perDevice * part.devices, 1.0});
    beside += part.time * (1 - 1 / std::max(1.0, part.elements / size));
  }
  return beside;
}

/// What sums lose that parts are taken out of and put back.
constexpr double kLost = 1e-12;

static bool isNoLess(double value, double other) {
  return value >= other - kLost * (std::abs(other) + kLost);
}
static bool isNoLess(Seconds value, Seconds other) {
  return isNoLess(value.value, other.value);
}

bool Hideable::takesNoLess(const Hideable &other) const {
  return std::all_of(
      other.parts.begin(), other.parts.end(), [&](const Part &theirs) {
        const auto own =
            std::find_if(parts.begin(), parts.end(), [&](const Part &part) {
              return part.axes == theirs.axes;
            });
        return own != parts.end()
                   ? isNoLess(own->time, theirs.time) &&
                         isNoLess(own->time.value * theirs.elements,
                                  theirs.time.value * own->elements)
                   : isNoLess(Seconds(), theirs.time);
      });
}

template <typename List>
static bool areNoLess(const List &list, const List &other) {
  for (size_t i = 0; i < list.size(); ++i)
    if (!isNoLess(list[i], other[i]))
      return false;
  return true;
}

static bool takesNoLess(const ChunkWork::Pass &work,
                        const ChunkWork::Pass &other) {
  return isNoLess(work.compute, other.compute) &&
         isNoLess(work.recompute, other.recompute) &&
         areNoLess(work.communication, other.communication) &&
         work.gathers.takesNoLess(other.gathers) &&
         isNoLess(work.issue, other.issue) &&
         areNoLess(work.carries, other.carries);
}

/// What schedules put off is no advantage.
bool takesNoLess(const ChunkWork &work, const ChunkWork &other) {
  return takesNoLess(work.forward, other.forward) &&
         takesNoLess(work.backward, other.backward) &&
         isNoLess(work.backward.compute - work.weightGradient,
                  other.backward.compute - other.weightGradient) &&
         isNoLess(work.weightGradient, other.weightGradient) &&
         work.reductions.takesNoLess(other.reductions) &&
         work.updateReductions.takesNoLess(other.updateReductions) &&
         work.updateGathers.takesNoLess(other.updateGathers) &&
         isNoLess(work.optimizer, other.optimizer) &&
         isNoLess(work.updateNorms, other.updateNorms) &&
         areNoLess(work.carriesReductions, other.carriesReductions) &&
         areNoLess(work.carriesGathers, other.carriesGathers);
}

template <size_t N>
static void addAll(std::array<Seconds, N> &sum,
                   const std::array<Seconds, N> &other) {
  for (size_t i = 0; i < N; ++i)
    sum[i] += other[i];
}

PassPrice &PassPrice::operator+=(const PassPrice &other) {
  compute += other.compute;
  recompute += other.recompute;
  addAll(communication, other.communication);
  hideable += other.hideable;
  exposed += other.exposed;
  offload += other.offload;
  copies += other.copies;
  addAll(carries, other.carries);
  return *this;
}

ChunkWork &ChunkWork::operator+=(const ChunkWork &other) {
  const auto addPass = [&](Pass &sum, const Pass &own) {
    sum.compute += own.compute;
    sum.recompute += own.recompute;
    addAll(sum.communication, own.communication);
    sum.gathers += own.gathers;
    sum.issue += own.issue;
    addAll(sum.carries, own.carries);
  };
  addPass(forward, other.forward);
  addPass(backward, other.backward);
  reductions += other.reductions;
  weightGradient += other.weightGradient;
  updateReductions += other.updateReductions;
  updateGathers += other.updateGathers;
  optimizer += other.optimizer;
  updateNorms += other.updateNorms;
  addAll(updateCommunication, other.updateCommunication);
  addAll(carriesReductions, other.carriesReductions);
  addAll(carriesGathers, other.carriesGathers);
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
  pass.carries = work.carries;
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

static LeastPass leastPass(const ChunkWork::Pass &work, const StackSpec &stack,
                           const ChunkOverlap &overlap, Seconds beside) {
  Seconds all;
  for (Seconds time : work.communication)
    all += time;
  Seconds hideable = beside;
  if (overlap.tensor)
    hideable += work.communication[static_cast<size_t>(Purpose::Tensor)] *
                stack.overlap.tensor;
  if (overlap.data && stack.overlap.parameters)
    hideable += work.gathers.time();
  return {work.compute + work.recompute + std::max(Seconds(), all - hideable),
          all, work.issue};
}

LeastPass leastForward(const ChunkWork &work, const StackSpec &stack,
                       const ChunkOverlap &overlap) {
  return leastPass(work.forward, stack, overlap, Seconds());
}

LeastPass leastBackward(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap) {
  const bool hides = overlap.data && stack.overlap.gradients;
  return leastPass(work.backward, stack, overlap,
                   hides ? work.reductions.time() : Seconds());
}

/// How much longer than the pass links are busy with its communication and
/// with `once`.
static Seconds beyond(const PassPrice &pass, const LevelTimes &once,
                      double share) {
  Seconds most;
  for (size_t level = 0; level < once.size(); ++level)
    if (once[level] > Seconds())
      most = std::max(most, pass.carries[level] + once[level] * share);
  return most - pass.time();
}

UpdatePrice updatePrice(const ChunkWork &work, const StackSpec &stack,
                        const ChunkOverlap &overlap, const PassPrice &forward,
                        const PassPrice &backward) {
  const auto beside = [&](const Hideable &list, bool hides, double bucket) {
    return overlap.data && hides ? list.besideCompute(stack, bucket)
                                 : Seconds();
  };
  const auto exposed = [&](const Hideable &list, Seconds hideable,
                           Seconds compute) {
    return list.time() - hideable + waitFor(stack, compute, hideable);
  };
  // Where some parameters are gathered in the forward pass itself, others are
  // beside what these leave.
  const Seconds forwardCompute = std::max(
      Seconds(), forward.compute + forward.recompute -
                     beside(work.forward.gathers, stack.overlap.parameters,
                            stack.buckets.parameters));
  UpdatePrice update;
  update.optimizer = work.optimizer;
  update.communication = work.updateCommunication;
  update.reduction = work.updateReductions.time();
  const Seconds reduces = beside(work.updateReductions, stack.overlap.gradients,
                                 stack.buckets.gradients);
  if (update.reduction > Seconds())
    update.besidePass = reduces / update.reduction;
  update.exposedReduction =
      std::max(exposed(work.updateReductions, reduces,
                       backward.compute + backward.recompute),
               beyond(backward, work.carriesReductions, update.besidePass));
  update.gathering = work.updateGathers.time() + work.updateNorms;
  update.exposedGathering =
      std::max(exposed(work.updateGathers,
                       beside(work.updateGathers, stack.overlap.parameters,
                              stack.buckets.parameters),
                       forwardCompute),
               beyond(forward, work.carriesGathers, 1)) +
      work.updateNorms;
  return update;
}

} // namespace planner
