//===- FitAttention.h - Rates of fused attention from times -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_FITATTENTION_H
#define PLANNER_MACHINE_FITATTENTION_H

#include "planner/Machine/Device.h"
#include "planner/Machine/MeasurementLog.h"
#include <span>
#include <string_view>
#include <vector>

namespace planner {

/// As device files call it.
std::string_view name(AttentionKernel kernel);

/// The newest kernel that the device has rates of, which a library of the
/// vendor's is taken for; FlashAttention 2 where it has none.
AttentionKernel newestKernel(const DeviceSpec &device);

/// The time that the device's rates of a kernel give it, with a launch.
double sampleTime(const DeviceSpec &device, AttentionKernel kernel,
                  const AttentionSample &sample);

/// Executed FLOP/s of each head size, mask and pass by sequence, beyond a
/// launch: geometric means of what is measured of one sequence. In the order of
/// head size, mask and pass.
std::vector<AttentionRate>
fitAttention(const DeviceSpec &device, AttentionKernel kernel,
             std::span<const AttentionSample> samples);

} // namespace planner

#endif // PLANNER_MACHINE_FITATTENTION_H
