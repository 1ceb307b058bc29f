//===- Kernel.h - Time of one kernel on one device --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_KERNEL_H
#define PLANNER_MACHINE_KERNEL_H

#include "planner/Machine/Device.h"
#include "planner/Machine/Stack.h"
#include <cstdint>
#include <optional>

namespace planner {

/// Classes of the roofline.
enum class KernelClass : uint8_t {
  Matmul,
  Convolution,
  Attention,
  Vector,
  Copy,
  /// Of the optimizer: many tensors in one pass, at the device's rate.
  Update
};

/// What a kernel does on one device. All counts are of that device alone.
struct KernelShape {
  KernelClass kind = KernelClass::Vector;
  /// Operands of the matrix product.
  DType dtype = DType::F32;
  /// Extents of the matrix product, 0 where unknown; a convolution is the
  /// product with m = batch * output pixels, n = output channels, k = input
  /// channels * filter.
  double batch = 1, m = 0, n = 0, k = 0;
  /// FLOPs executed by the matrix units (a causal kernel executes half of the
  /// full attention) and by the vector units.
  Flops flops;
  Flops vectorFlops;
  /// Bytes read from and written to device memory.
  Bytes bytes;
  /// Attention only.
  double headDim = 0, sequence = 0;
  bool causal = false;
  bool backward = false;
  /// The stack's own kernel if not set.
  std::optional<AttentionKernel> attention;
  /// A product of a layer, which the stack may compute in a narrower format.
  bool narrows = false;
  /// f32 products run in TF32 even if the stack does not say so.
  bool tf32 = false;
};

/// Roofline: the slowest of matrix units, vector units and memory, plus the
/// launch overhead that the stack exposes. Never negative, never NaN; an empty
/// kernel costs its launch.
Seconds kernelTime(const DeviceSpec &device, const StackSpec &stack,
                   const KernelShape &shape);

/// The matrix part alone: tiles in waves over the multiprocessors.
Seconds matmulTime(const DeviceSpec &device, MathFormat format, double batch,
                   double m, double n, double k);

/// No part of a product of `type`, whose reduction has at most that `length`,
/// executes more on a device, by kernelTime(); nor of a convolution.
FlopsPerSecond bestProductRate(const DeviceSpec &device, const StackSpec &stack,
                               DType type, double length);
FlopsPerSecond bestConvolutionRate(const DeviceSpec &device,
                                   const StackSpec &stack, DType type);

/// The same of fused attention.
FlopsPerSecond bestAttentionRate(const DeviceSpec &device,
                                 const StackSpec &stack, DType type,
                                 bool causal, bool backward);

/// The memory part alone.
Seconds streamTime(const DeviceSpec &device, Bytes bytes);

} // namespace planner

#endif // PLANNER_MACHINE_KERNEL_H
