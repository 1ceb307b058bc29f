//===- Stack.h - What the software on the cluster can do --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A stack prices and declares features possible or impossible; it never
// prescribes how an operator is split.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_STACK_H
#define PLANNER_MACHINE_STACK_H

#include "planner/Machine/Device.h"
#include "planner/Support/Diagnostic.h"
#include "planner/Support/Units.h"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// Which communication runs at the same time as compute.
struct StackOverlap {
  /// Gradient reductions with the backward pass.
  bool gradients = false;
  /// Gathers of sharded parameters with the preceding layer.
  bool parameters = false;
  /// Collectives of split operators with those operators.
  bool tensor = false;
  /// Ring steps of split attention with the attention of the previous step.
  bool context = false;
  /// Sends between pipeline stages.
  bool pipeline = false;
  /// Copies to and from host memory.
  bool offload = false;
  /// Fraction of a device's compute that a hidden collective takes away.
  double computeShare = 0;
};

/// Bytes kept for one trained parameter of a 16-bit model.
struct StackStateBytes {
  double gradient = 0; // the accumulated gradient
  double master = 0;   // fp32 copy of the parameter, 0 if there is none
  double moment = 0;   // each moment of the optimizer
};

struct StackSpec {
  std::string name;
  std::string description;
  /// Fraction of DeviceSpec::kernelLaunch that each kernel pays.
  double launch = 0;
  StackOverlap overlap;
  StackStateBytes state;
  /// Device memory that the framework and its libraries take.
  int64_t reservedBytes = 0;
  /// f32 matrix products run in TF32 where the device has it.
  bool tf32 = false;
  AttentionKernel attention = AttentionKernel::Flash2;
  std::string optimizer;
  /// Keys of the strategy string that this stack can run, e.g. "tp", "zero".
  std::vector<std::string> features;

  bool supports(std::string_view feature) const;
};

/// A stack of cost-models/stacks. An unknown name is answered with the known
/// ones.
Expected<StackSpec> loadStack(const std::string &name);
std::vector<std::string> stackNames();

} // namespace planner

#endif // PLANNER_MACHINE_STACK_H
