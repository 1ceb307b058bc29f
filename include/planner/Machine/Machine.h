//===- Machine.h - Everything that Machine offers ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_MACHINE_H
#define PLANNER_MACHINE_MACHINE_H

#include "planner/Machine/Cluster.h"
#include "planner/Machine/Collective.h"
#include "planner/Machine/Device.h"
#include "planner/Machine/Kernel.h"
#include "planner/Machine/Mesh.h"
#include "planner/Machine/Parts.h"
#include "planner/Machine/Stack.h"

#endif // PLANNER_MACHINE_MACHINE_H
