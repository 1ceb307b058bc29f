//===- StrategySpec.h - The strategy string S -------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_STRATEGYSPEC_H
#define PLANNER_STRATEGY_STRATEGYSPEC_H

#include "planner/Machine/Mesh.h"
#include "planner/Support/Diagnostic.h"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// What a mesh axis may split (docs/cli.md, "Strategy string").
enum class AxisRole : uint8_t {
  /// Anything: a free search.
  Any,
  /// dp: factors of the batch class, and stored states as `zero` says.
  Data,
  /// tp: any factor outside the batch, sequence and expert classes; with sp=1
  /// also the sequence, where a tensor-parallel operator does not need it
  /// whole.
  Tensor,
  /// cp: the sequence class.
  Context,
  /// ep: the expert class.
  Expert
};

/// The parsed strategy string. Absent values are open and left to the search.
struct StrategySpec {
  std::optional<int64_t> dp, tp, cp, ep, pp, vpp, microBatch, globalBatch;
  std::optional<int> zero;
  std::optional<bool> sp;
  /// Keys that name a choice: schedule, recompute, offload, dtype, overlap,
  /// attn, norm, cp_algo; in the order given.
  std::vector<std::pair<std::string, std::string>> named;
  /// By mesh axis; empty means Any for all.
  std::vector<AxisRole> roles;

  AxisRole role(unsigned axis) const {
    return roles.empty() ? AxisRole::Any : roles[axis];
  }
};

/// Fails for an unknown key (naming the nearest known one), a value out of
/// range, a key given twice.
Expected<StrategySpec> parseStrategy(std::string_view text);
std::string toString(const StrategySpec &spec);

} // namespace planner

#endif // PLANNER_STRATEGY_STRATEGYSPEC_H
