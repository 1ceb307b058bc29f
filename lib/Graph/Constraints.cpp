//===- Constraints.cpp - The model's own shardings as text ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Constraints.h"

namespace planner {

std::string toText(const InputSharding &sharding) {
  std::string text = "[";
  for (size_t d = 0; d < sharding.dims.size(); ++d) {
    text += d ? ", {" : "{";
    for (size_t i = 0; i < sharding.dims[d].size(); ++i)
      text += (i ? ", " : "") + sharding.dims[d][i].name;
    if (d < sharding.open.size() && sharding.open[d])
      text += sharding.dims[d].empty() ? "?" : ", ?";
    text += "}";
  }
  return text + "]";
}

} // namespace planner
