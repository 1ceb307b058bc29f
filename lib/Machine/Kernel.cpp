//===- Kernel.cpp - Time of one kernel on one device ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Kernel.h"
#include "Kinds.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <functional>

namespace planner {

/// One choice of tile, with the reduction cut into `parts`.
static double tiledTime(const DeviceSpec &device, const MatmulRate &rate,
                        const MatmulTile &tile, double tiles, double k,
                        double parts) {
  double processors = static_cast<double>(device.multiprocessors);
  double waves = std::ceil(tiles * parts / processors);
  double length =
      waves * k / parts + rate.kHalf * (1 + device.tileRestart * (waves - 1));
  double perProcessor =
      rate.peak.value / processors * rate.efficiency * tile.efficiency;
  return 2.0 * static_cast<double>(tile.m) * static_cast<double>(tile.n) *
         length / perProcessor;
}

Seconds matmulTime(const DeviceSpec &device, MathFormat format, double batch,
                   double m, double n, double k) {
  const MatmulRate &rate = device.matmulRate(format);
  if (!(batch > 0 && m > 0 && n > 0 && k > 0))
    return Seconds(0);
  double best = std::numeric_limits<double>::infinity();
  for (const MatmulTile &tile : device.tiles) {
    double tiles = batch * std::ceil(m / static_cast<double>(tile.m)) *
                   std::ceil(n / static_cast<double>(tile.n));
    // Cutting the reduction pays while there are too few tiles; the fp32
    // partial results are written and read once more.
    double processors = static_cast<double>(device.multiprocessors);
    double parts = 1, reduction = 0;
    do {
      best = std::min(best, tiledTime(device, rate, tile, tiles, k, parts) +
                                reduction);
      parts *= 2;
      reduction = 2 * parts * batch * m * n * 4 / device.memoryBandwidth.value;
    } while (tiles * parts < 2 * processors);
  }
  return Seconds(best);
}

/// Of w waves of tiles the reductions take w k, and starting and ending them at
/// least w times what each after the first does.
static double bestRate(const DeviceSpec &device, const MatmulRate &rate,
                       double length) {
  double tile = 1;
  for (const MatmulTile &one : device.tiles)
    tile = std::max(tile, one.efficiency);
  const double restarts = rate.kHalf * std::min(device.tileRestart, 1.0);
  return rate.peak.value * rate.efficiency * tile / (1 + restarts / length);
}

FlopsPerSecond bestProductRate(const DeviceSpec &device, const StackSpec &stack,
                               DType type, double length) {
  if (!device.kinds.empty())
    return rateOfKinds(device, [&](const DeviceSpec &kind) {
      return bestProductRate(kind, stack, type, length);
    });
  double rate = 0;
  for (const bool tf32 : {false, true})
    rate = std::max(
        rate,
        bestRate(device, device.matmulRate(mathFormatOf(type, tf32)), length));
  if (const auto narrow = stack.kernels.narrowProducts;
      narrow && device.hasUnits(mathFormatOf(*narrow)))
    rate = std::max(
        rate,
        bestRate(device, device.matmulRate(mathFormatOf(*narrow)), length));
  return FlopsPerSecond(rate * stack.kernels.matmul);
}

FlopsPerSecond bestConvolutionRate(const DeviceSpec &device,
                                   const StackSpec &stack, DType type) {
  if (!device.kinds.empty())
    return rateOfKinds(device, [&](const DeviceSpec &kind) {
      return bestConvolutionRate(kind, stack, type);
    });
  return bestProductRate(device, stack, type, kInfinity) *
         device.convolutionEfficiency;
}

FlopsPerSecond bestAttentionRate(const DeviceSpec &device,
                                 const StackSpec &stack, DType type,
                                 bool causal, bool backward) {
  if (!device.kinds.empty())
    return rateOfKinds(device, [&](const DeviceSpec &kind) {
      return bestAttentionRate(kind, stack, type, causal, backward);
    });
  double rate = 0;
  bool isMeasured = false;
  for (const AttentionRate &one : device.attention) {
    if (one.causal != causal || one.backward != backward)
      continue;
    isMeasured |= one.kernel == AttentionKernel::Flash2;
    for (const SizeCurve::Point &point : one.rate.points)
      rate = std::max(rate, point.value);
  }
  if (!isMeasured) {
    const MatmulRate &matmul = device.matmulRate(mathFormatOf(type));
    rate = std::max(rate, matmul.peak.value * matmul.efficiency);
  }
  return FlopsPerSecond(rate * stack.kernels.attention);
}

Seconds streamTime(const DeviceSpec &device, Bytes bytes) {
  if (!device.kinds.empty())
    return timeOfKinds(device, [&](const DeviceSpec &kind) {
      return streamTime(kind, bytes);
    });
  if (!(bytes.value > 0))
    return Seconds(0);
  return bytes /
         (device.memoryBandwidth * device.streamEfficiency.at(bytes.value));
}

/// Executed FLOP/s of the fused kernel, between the head sizes measured; zero
/// if the device file has no table for it.
static double attentionRate(const DeviceSpec &device, AttentionKernel kernel,
                            const KernelShape &shape) {
  SizeCurve byHeadDim;
  for (const AttentionRate &rate : device.attention)
    if (rate.kernel == kernel && rate.causal == shape.causal &&
        rate.backward == shape.backward)
      byHeadDim.points.push_back(
          {static_cast<double>(rate.headDim), rate.rate.at(shape.sequence)});
  if (byHeadDim.points.empty())
    return 0;
  std::sort(byHeadDim.points.begin(), byHeadDim.points.end(),
            [](const SizeCurve::Point &a, const SizeCurve::Point &b) {
              return a.size < b.size;
            });
  return byHeadDim.at(shape.headDim);
}

static Seconds attentionTime(const DeviceSpec &device, const StackSpec &stack,
                             const KernelShape &shape) {
  const std::optional<AttentionKernel> kernel =
      shape.attention ? shape.attention : stack.attention;
  double rate = kernel ? attentionRate(device, *kernel, shape) : 0;
  if (rate == 0)
    rate = attentionRate(device, AttentionKernel::Flash2, shape);
  // Between measured sizes the newer kernel may be the slower one.
  if (!kernel)
    rate =
        std::max(rate, attentionRate(device, AttentionKernel::Flash3, shape));
  if (rate == 0) {
    const MatmulRate &matmul = device.matmulRate(mathFormatOf(shape.dtype));
    rate = matmul.peak.value * matmul.efficiency;
  }
  return Seconds(shape.flops.value / rate) / stack.kernels.attention;
}

static Seconds productTime(const DeviceSpec &device, const StackSpec &stack,
                           const KernelShape &shape) {
  MathFormat format = mathFormatOf(shape.dtype, shape.tf32 || stack.tf32);
  double dense = 2 * shape.batch * shape.m * shape.n * shape.k;
  Seconds time =
      matmulTime(device, format, shape.batch, shape.m, shape.n, shape.k);
  // TF32 is allowed, not demanded: short reductions are faster without.
  if (MathFormat own = mathFormatOf(shape.dtype); own != format)
    time = std::min(
        time, matmulTime(device, own, shape.batch, shape.m, shape.n, shape.k));
  if (!(dense > 0)) {
    const MatmulRate &rate = device.matmulRate(format);
    time = Seconds(shape.flops.value / (rate.peak.value * rate.efficiency));
  } else if (shape.flops.value > 0) {
    // A complex product does more work per element than a real one.
    time = time * (shape.flops.value / dense);
  }
  return shape.kind == KernelClass::Convolution
             ? time / device.convolutionEfficiency
             : time;
}

static bool isNarrowed(const StackSpec &stack, const KernelShape &shape) {
  return stack.kernels.narrowProducts && shape.kind == KernelClass::Matmul &&
         shape.narrows && shape.batch == 1 && bitWidth(shape.dtype) == 16;
}

/// A product whose operands are rounded first. Whoever makes the activations
/// (the left operand) writes them once more in the narrow format; parameters
/// are rounded once for many micro-batches. Without units for it, what is
/// rounded is multiplied as it was.
static Seconds narrowTime(const DeviceSpec &device, const StackSpec &stack,
                          KernelShape shape) {
  const DType narrow = *stack.kernels.narrowProducts;
  if (device.hasUnits(mathFormatOf(narrow)))
    shape.dtype = narrow;
  const double elements = shape.m * shape.k;
  const double each = static_cast<double>(bitWidth(narrow)) / 8;
  return productTime(device, stack, shape) +
         streamTime(device, Bytes(elements * each));
}

Seconds kernelTime(const DeviceSpec &device, const StackSpec &stack,
                   const KernelShape &shape) {
  if (!device.kinds.empty())
    return timeOfKinds(device, [&](const DeviceSpec &kind) {
      return kernelTime(kind, stack, shape);
    });
  Seconds time = streamTime(device, shape.bytes);
  if (shape.vectorFlops.value > 0)
    time = std::max(time, shape.vectorFlops /
                              (device.vectorPeak * device.vectorEfficiency));
  if (shape.kind == KernelClass::Attention)
    time = std::max(time, attentionTime(device, stack, shape));
  else if (shape.kind == KernelClass::Matmul ||
           shape.kind == KernelClass::Convolution)
    time = std::max(time, (isNarrowed(stack, shape)
                               ? narrowTime(device, stack, shape)
                               : productTime(device, stack, shape)) /
                              stack.kernels.matmul);
  else if (shape.kind != KernelClass::Update)
    time = time / stack.kernels.elementwise;
  return time + device.kernelLaunch * stack.launch;
}

} // namespace planner
