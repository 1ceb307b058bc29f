//===- Stack.h - What the software on the cluster can do --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A stack prices; it never prescribes how an operator is split.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_STACK_H
#define PLANNER_MACHINE_STACK_H

#include "planner/Machine/Device.h"
#include "planner/Machine/Offload.h"
#include "planner/Schedule/Pipeline.h"
#include "planner/Support/AttentionForm.h"
#include "planner/Support/Diagnostic.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// Elements that one collective takes together. Tensors larger than a bucket
/// have their own collective.
struct StackBuckets {
  double gradients = 0;
  double parameters = 0;
  /// A bucket has at least this many elements for each device of its group.
  double perDevice = 0;
};

/// What a stack can make of a strategy. The search does not depend on it: it
/// says which baselines there are, and how `evaluate` reads a strategy.
struct StackFeatures {
  enum class Tensor : uint8_t {
    /// No tensor parallelism.
    None,
    /// Of any operator, as its user says.
    Any,
    /// Column-row pairs (tensorPattern()).
    ColumnRow
  };
  Tensor tensor = Tensor::None;
  /// Tensor-parallel axes may split the sequence between the pairs.
  bool sequence = false;
  /// The highest ZeRO level.
  int zero = 0;
  /// The levels at which a part of the data-parallel devices may share states,
  /// and the others hold copies; ascending.
  std::vector<int> hybridZero;
  bool mayBeHybrid(int level) const {
    return std::find(hybridZero.begin(), hybridZero.end(), level) !=
           hybridZero.end();
  }
  /// Whether some layers may have ZeRO-3, and all else ZeRO-2's parameters.
  bool zeroLayers = false;
};

/// What the kernel of `attn=fused` takes; other scores are scaled and masked by
/// kernels of their own, as all are with `attn=eager`.
struct FusedSoftmax {
  /// Samples times heads on a device are a multiple of this.
  int64_t batch = 1;
  /// At most so many keys.
  int64_t keys = std::numeric_limits<int64_t>::max();
  /// Where it does not take the scores, what replaces it works on 32 bits, and
  /// casts them there and back. `attn=eager` does not.
  bool castsOthers = false;
};

/// How the stack's kernels compare with those that the device was measured
/// with.
struct StackKernels {
  /// Rates relative to the device's: matrix products, fused attention, and
  /// kernels that are bound by memory.
  double matmul = 1;
  double attention = 1;
  double elementwise = 1;
  /// What the host needs to issue a kernel. It runs ahead of the device.
  Seconds issue;
  FusedSoftmax fusedSoftmax;
  /// Training drops attention probabilities also where the model does not say
  /// so; only separate kernels take time for it.
  bool dropsProbabilities = false;
  /// Products of two 16-bit operands are computed in this format, which they
  /// are rounded to on the way (`dtype` of a strategy).
  std::optional<DType> narrowProducts;
};

/// Measured / predicted, nine times out of ten; 1 and 1 if that is not known.
struct ErrorInterval {
  double low = 1, high = 1;
};

/// How far predictions are off, on measurements that constants were not fitted
/// to.
struct StackInterval {
  /// Of step times, by what a step makes of the device: HFU. Steps that make
  /// little of it wait for hosts and for links, and are harder to predict.
  SizeCurve timeLow, timeHigh;
  ErrorInterval memory;
  /// Of the step times of two strategies for one model on one machine: nine
  /// times out of ten their measured ratio is at most this factor more or less
  /// than the predicted one.
  double ratio = 1;
};

/// How gradients of several micro-batches are summed.
struct StackAccumulation {
  /// Of an element of the sum; 0: as the gradient itself.
  double bytes = 0;
  /// The product that makes a gradient adds it to the sum.
  bool fused = false;
};

/// What a stack can do beside compute; `overlap` in a strategy asks for it.
struct StackOverlap {
  enum class Sends : uint8_t { Never, Interleaved, Always };
  /// Buckets of gradients beside the backward pass, all but the last; gathers
  /// of parameters beside the pass that uses them, all but the first.
  bool gradients = false, parameters = false;
  /// That one bucket remains that nothing hides.
  bool leavesBucket = true;
  /// Share of the tensor-parallel communication that runs beside products.
  double tensor = 0;
  /// Between pipeline stages: beside compute under interleaved schedules, or
  /// under all.
  Sends sends = Sends::Never;
  /// Time that compute loses for each second of communication beside it.
  double contention = 0;

  bool overlapsSends(bool isInterleaved) const {
    return sends == Sends::Always ||
           (sends == Sends::Interleaved && isInterleaved);
  }
};

struct StackPipeline {
  /// The highest ZeRO level with more than one stage.
  int zero = 0;
  /// That it can run; of those that take as long the first is taken.
  std::vector<PipelineSchedule> schedules;
  bool runs(PipelineSchedule schedule) const {
    return std::find(schedules.begin(), schedules.end(), schedule) !=
           schedules.end();
  }
  /// Tensor-parallel devices that hold the same tensor each send a part of it
  /// to the next stage, which gathers it.
  bool scatterGather = false;
  /// Whether chunks may have any numbers of layers.
  bool unevenLayers = false;
  /// Whether stages may have different meshes.
  bool stageMeshes = false;
};

/// What a device holds beside the tensors of the graph. Steps of several
/// micro-batches or stages are counted with it.
struct StackMemory {
  /// For each element of a parameter of 16 bits, by its type.
  struct PerElement {
    double bf16 = 0, fp16 = 0;
    double of(DType dtype) const {
      return dtype == DType::BF16 ? bf16 : dtype == DType::F16 ? fp16 : 0;
    }
  };
  /// All that its gradients take; 0: their sum alone (StackAccumulation).
  PerElement gradients;
  /// What the optimizer copies of the part that the device updates. The
  /// allocator keeps it from the passes.
  PerElement update;
  /// What kernels of a loss write for each logit, beside what the graph has:
  /// of whole rows, and of rows that tensor parallelism splits.
  double wholeLoss = 0, splitLoss = 0;
  /// Logits that tensor parallelism splits are gathered for the loss.
  bool wholeLogits = false;
  /// What layers leave and work on, relative to what fused kernels do, by
  /// Recompute.
  std::array<double, 3> activations = {1, 1, 1};
  /// What the allocator has reserved for what passes leave and work on,
  /// relative to what of it is in use.
  double pool = 1;
  /// What a normalisation keeps beside its operand and its result, for each
  /// element of them: where it is one kernel, and where it is not.
  double fusedNorm = 0, eagerNorm = 0;
  /// What a stage sends stays there until its gradient comes back.
  bool keepsSent = false;

  /// Whether the graph's own profile is not what a step needs.
  bool changesActivations() const {
    return fusedNorm > 0 || eagerNorm > 0 || pool != 1 ||
           activations != std::array<double, 3>{1, 1, 1};
  }
};

/// What the stack keeps in the memory of hosts.
struct StackOffload {
  /// Choices that it has, beside none.
  std::vector<OffloadChoice> sets;
  /// The lowest ZeRO level at which parameters are offloaded.
  int parameterZero = 0;
  /// Of an element of a gradient that waits on the host for the optimizer; 0:
  /// as the sum on the device.
  double gradientBytes = 0;
  /// Host memory that states, gradients and parameters take, relative to their
  /// bytes.
  double buffers = 1;

  bool has(const OffloadChoice &choice) const {
    return std::find(sets.begin(), sets.end(), choice) != sets.end();
  }
};

struct StackSpec {
  std::string name;
  std::string description;
  /// Fraction of DeviceSpec::kernelLaunch that each kernel pays.
  double launch = 0;
  StackKernels kernels;
  StackInterval interval;
  /// Where its fitted constants come from; empty if none is fitted.
  std::string calibration;
  StackBuckets buckets;
  /// Device memory that the framework and its libraries take.
  int64_t reservedBytes = 0;
  StackMemory memory;
  /// f32 matrix products may run in TF32 where the device has it.
  bool tf32 = false;
  /// Nothing: the fastest that the device has.
  std::optional<AttentionKernel> attention = AttentionKernel::Flash2;
  /// Separate kernels take no fused one.
  AttentionForm attentionForm = AttentionForm::Flash;
  /// A normalisation is one kernel; otherwise each of its functions is one.
  bool fusedNorm = true;
  StackFeatures features;
  StackAccumulation accumulation;
  StackOverlap overlap;
  StackPipeline pipeline;
  StackOffload offload;
};

/// A stack of cost-models/stacks, or a file of that form. An unknown name is
/// answered with the known ones.
Expected<StackSpec> loadStack(const std::string &nameOrPath);
std::vector<std::string> stackNames();

} // namespace planner

#endif // PLANNER_MACHINE_STACK_H
