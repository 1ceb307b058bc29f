//===- FitMatmul.h - Constants of matrix products from times ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_FITMATMUL_H
#define PLANNER_MACHINE_FITMATMUL_H

#include "planner/Machine/Device.h"
#include "planner/Machine/MeasurementLog.h"
#include <array>
#include <optional>
#include <span>

namespace planner {

/// How far a model is from what was measured: |model / measured - 1|.
struct FitError {
  size_t rows = 0;
  double mean = 0;
  double worst = 0;

  void add(double model, double measured);

private:
  double sum = 0;
};

/// The time that the device's constants give a product by itself: operands and
/// result through memory, and a launch.
double sampleTime(const DeviceSpec &device, const MatmulSample &sample);

struct MatmulFit {
  struct Format {
    double efficiency = 1;
    double kHalf = 0;
    /// False where the rows have too few lengths of the reduction to tell, and
    /// k_half is the device's own.
    bool kHalfFitted = false;
  };
  std::array<std::optional<Format>, kMathFormats> formats;
  double tileRestart = 0;
  bool tileRestartFitted = false;

  void applyTo(DeviceSpec &device) const;
};

/// The efficiency and k_half of each format that has rows, and the tile_restart
/// of all, with the least sum of squares of log(model / measured). Formats that
/// the device has no unit for are left out.
MatmulFit fitMatmul(const DeviceSpec &device,
                    std::span<const MatmulSample> samples);

} // namespace planner

#endif // PLANNER_MACHINE_FITMATMUL_H
