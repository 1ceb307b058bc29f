//===- Device.h - One accelerator ------------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What a device file (cost-models/devices) says, in SI units. The formulas that
// use these numbers are in docs/cost-model.md.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_DEVICE_H
#define PLANNER_MACHINE_DEVICE_H

#include "planner/Support/DType.h"
#include "planner/Support/Units.h"
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// The number formats that matrix units know. Several element types share one:
/// all 8-bit floats are Fp8.
enum class MathFormat : uint8_t {
  Fp64,
  Fp32,
  Tf32,
  Bf16,
  Fp16,
  Fp8,
  Fp6,
  Fp4,
  Int8,
  Int4
};
constexpr unsigned kMathFormats = 10;

/// "fp64", "tf32", ...: the keys of device files.
std::string_view name(MathFormat format);

/// The format a matrix product of `type` is computed in: f32 goes to Tf32 if
/// `tf32` is set. Integers wider than 8 bits and everything else without a
/// matrix unit use Fp32.
MathFormat mathFormatOf(DType type, bool tf32 = false);

/// Matrix products of one number format.
struct MatmulRate {
  /// Dense peak; 0 if the device has no unit for the format.
  FlopsPerSecond peak;
  /// Fraction of the peak that a full wave of long (k >> kHalf) tiles reaches.
  double efficiency = 1;
  /// Reduction length that costs as much as starting and ending a tile.
  double kHalf = 0;
  friend bool operator==(const MatmulRate &, const MatmulRate &) = default;
};

/// An output tile that a matrix kernel may use, with its rate relative to the
/// best one.
struct MatmulTile {
  int64_t m = 0;
  int64_t n = 0;
  double efficiency = 1;
  friend bool operator==(const MatmulTile &, const MatmulTile &) = default;
};

/// A function of one size, interpolated between points on logarithmic axes and
/// constant outside of them.
struct SizeCurve {
  struct Point {
    double size = 0;
    double value = 0;
    friend bool operator==(const Point &, const Point &) = default;
  };
  std::vector<Point> points;
  double at(double size) const;
  friend bool operator==(const SizeCurve &, const SizeCurve &) = default;
};

enum class AttentionKernel : uint8_t { Flash2, Flash3 };

/// Measured rate of a fused attention kernel by sequence length.
struct AttentionRate {
  AttentionKernel kernel = AttentionKernel::Flash2;
  int64_t headDim = 0;
  bool causal = false;
  bool backward = false;
  /// sequence -> executed FLOP/s
  SizeCurve rate;
  friend bool operator==(const AttentionRate &,
                         const AttentionRate &) = default;
};

struct DeviceSpec {
  std::string name;
  /// What the driver reports, and what of it a program can allocate.
  int64_t memoryBytes = 0;
  int64_t usableBytes = 0;
  BytesPerSecond memoryBandwidth;
  /// Fraction of memoryBandwidth that a kernel moving `bytes` reaches.
  SizeCurve streamEfficiency;
  int64_t multiprocessors = 0;
  /// Vector units (fp32), and the fraction that elementwise kernels reach.
  FlopsPerSecond vectorPeak;
  double vectorEfficiency = 1;
  std::array<MatmulRate, kMathFormats> matmul;
  std::vector<MatmulTile> tiles;
  /// Part of kHalf that each wave of tiles after the first pays again.
  double tileRestart = 1;
  /// Rate of a convolution relative to the matrix product of its extents.
  double convolutionEfficiency = 1;
  std::vector<AttentionRate> attention;
  /// Time between the starts of two empty kernels on one stream.
  Seconds kernelLaunch;
  /// Host link, one direction.
  BytesPerSecond hostBandwidth;
  /// Several kinds of devices that this one stands for (Parts.h): each kernel
  /// takes as long as on the slowest of them; or, with what each is charged for
  /// a second, what it costs where that is least. Empty of a device of a file.
  std::vector<DeviceSpec> kinds;
  std::vector<double> charges;

  /// Dense peak of the matrix product of `type`; formats without a unit run in
  /// the narrowest wider format that has one. MFU is relative to this.
  FlopsPerSecond peak(DType type, bool tf32 = false) const;
  const MatmulRate &matmulRate(MathFormat format) const;
  /// Whether matrix products of the format have a rate of their own; of several
  /// kinds of devices, on all of them.
  bool hasUnits(MathFormat format) const;

  friend bool operator==(const DeviceSpec &, const DeviceSpec &) = default;
};

} // namespace planner

#endif // PLANNER_MACHINE_DEVICE_H
