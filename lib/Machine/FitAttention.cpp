//===- FitAttention.cpp - Rates of fused attention from times -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/FitAttention.h"
#include "planner/Machine/Kernel.h"
#include "planner/Machine/Stack.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace planner {

/// Two products forward and five backward, of 2 d FLOP for each score of which
/// a causal kernel computes half.
static double executedFlops(const AttentionSample &sample) {
  const double scores = sample.batch * sample.heads * sample.sequence *
                        sample.sequence * (sample.causal ? 0.5 : 1);
  return (sample.backward ? 5 : 2) * 2 * sample.headDim * scores;
}

std::string_view name(AttentionKernel kernel) {
  return kernel == AttentionKernel::Flash2 ? "flash2" : "flash3";
}

AttentionKernel newestKernel(const DeviceSpec &device) {
  AttentionKernel newest = AttentionKernel::Flash2;
  for (const AttentionRate &rate : device.attention)
    newest = std::max(newest, rate.kernel);
  return newest;
}

double sampleTime(const DeviceSpec &device, AttentionKernel kernel,
                  const AttentionSample &sample) {
  KernelShape shape;
  shape.kind = KernelClass::Attention;
  shape.dtype = DType::BF16;
  shape.flops = Flops(executedFlops(sample));
  shape.headDim = sample.headDim;
  shape.sequence = sample.sequence;
  shape.causal = sample.causal;
  shape.backward = sample.backward;
  shape.attention = kernel;
  StackSpec alone;
  alone.launch = 1;
  return kernelTime(device, alone, shape).value;
}

std::vector<AttentionRate>
fitAttention(const DeviceSpec &device, AttentionKernel kernel,
             std::span<const AttentionSample> samples) {
  struct LogMean {
    double sum = 0;
    double count = 0;
  };
  std::map<std::tuple<int64_t, bool, bool>, std::map<double, LogMean>> rates;
  for (const AttentionSample &sample : samples) {
    // What is over before a launch is cannot be told from one.
    const double seconds = std::max(sample.seconds - device.kernelLaunch.value,
                                    sample.seconds / 2);
    LogMean &mean = rates[{static_cast<int64_t>(sample.headDim), sample.causal,
                           sample.backward}][sample.sequence];
    mean.sum += std::log(executedFlops(sample) / seconds);
    mean.count += 1;
  }
  std::vector<AttentionRate> result;
  for (const auto &[shape, bySequence] : rates) {
    AttentionRate rate;
    rate.kernel = kernel;
    std::tie(rate.headDim, rate.causal, rate.backward) = shape;
    for (const auto &[sequence, mean] : bySequence)
      rate.rate.points.push_back({sequence, std::exp(mean.sum / mean.count)});
    result.push_back(std::move(rate));
  }
  return result;
}

} // namespace planner
