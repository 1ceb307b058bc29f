//===- Read.h - Readers of data files shared inside Machine -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_READ_H
#define PLANNER_LIB_MACHINE_READ_H

#include "Json.h"
#include "planner/Machine/Cluster.h"

namespace planner {

/// Reads a device object; mistakes stay in the reader's document.
DeviceSpec readDevice(JsonReader &reader);
/// The same of a host.
HostSpec readHost(JsonReader &reader);

} // namespace planner

#endif // PLANNER_LIB_MACHINE_READ_H
