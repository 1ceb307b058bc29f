//===- CalibrateJson.h - Cluster files as text ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_CALIBRATEJSON_H
#define PLANNER_LIB_MACHINE_CALIBRATEJSON_H

#include "FitFabric.h"
#include "planner/Machine/FitAttention.h"
#include "planner/Machine/FitMatmul.h"
#include <nlohmann/json.hpp>

namespace planner {

using Json = nlohmann::ordered_json;

/// A number with provenance, as data files have it.
Json quantity(double value, const char *unit, const char *kind,
              const std::string &source, const std::string &date);

/// An entry of a device's `attention`.
Json attentionJson(const AttentionRate &rate, const std::string &source,
                   const std::string &date);

/// The object itself where a file names a built-in one of `folder`.
Json writtenOut(const Json &field, const char *folder);

/// Puts what was fitted into a level of a cluster file.
void writeFabric(Json &level, const LinkLevel &before, const FabricFit &fit);

/// JSON text as the files of cost-models/ look: what holds no object and no
/// list of lists is on one line.
std::string fileText(const Json &value);

} // namespace planner

#endif // PLANNER_LIB_MACHINE_CALIBRATEJSON_H
