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
#include "planner/Support/AttentionForm.h"
#include "planner/Support/Diagnostic.h"
#include "planner/Support/Units.h"
#include <cstdint>
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
  /// Products of two 16-bit operands are computed in this format, which they
  /// are rounded to on the way (`dtype` of a strategy).
  std::optional<DType> narrowProducts;
};

/// Measured / predicted, nine times out of ten, on measurements that the
/// stack's constants were not fitted to; 1 and 1 if that is not known.
struct StackInterval {
  double low = 1, high = 1;
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
  /// Tensor-parallel devices that hold the same tensor each send a part of it
  /// to the next stage, which gathers it.
  bool scatterGather = false;
};

struct StackSpec {
  std::string name;
  std::string description;
  /// Fraction of DeviceSpec::kernelLaunch that each kernel pays.
  double launch = 0;
  StackKernels kernels;
  /// Of step times.
  StackInterval interval;
  StackBuckets buckets;
  /// Device memory that the framework and its libraries take.
  int64_t reservedBytes = 0;
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
};

/// A stack of cost-models/stacks, or a file of that form. An unknown name is
/// answered with the known ones.
Expected<StackSpec> loadStack(const std::string &nameOrPath);
std::vector<std::string> stackNames();

} // namespace planner

#endif // PLANNER_MACHINE_STACK_H
