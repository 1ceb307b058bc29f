//===- Kinds.h - A device that stands for several kinds ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_KINDS_H
#define PLANNER_LIB_MACHINE_KINDS_H

#include "planner/Machine/Device.h"
#include <algorithm>

namespace planner {

/// What something takes on the slowest of the kinds of a device, or costs on
/// that which is charged least for it.
template <typename TimeOf>
Seconds timeOfKinds(const DeviceSpec &device, TimeOf timeOf) {
  const bool isCharged = !device.charges.empty();
  const auto of = [&](size_t k) {
    return timeOf(device.kinds[k]) * (isCharged ? device.charges[k] : 1);
  };
  Seconds time = of(0);
  for (size_t k = 1; k < device.kinds.size(); ++k)
    time = isCharged ? std::min(time, of(k)) : std::max(time, of(k));
  return time;
}

/// The rate that goes with it.
template <typename RateOf>
auto rateOfKinds(const DeviceSpec &device, RateOf rateOf) {
  const bool isCharged = !device.charges.empty();
  const auto of = [&](size_t k) {
    return rateOf(device.kinds[k]) / (isCharged ? device.charges[k] : 1);
  };
  auto rate = of(0);
  for (size_t k = 1; k < device.kinds.size(); ++k)
    rate = isCharged ? std::max(rate, of(k)) : std::min(rate, of(k));
  return rate;
}

} // namespace planner

#endif // PLANNER_LIB_MACHINE_KINDS_H
