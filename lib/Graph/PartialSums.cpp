//===- PartialSums.cpp - Where partial sums can come from -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/PartialSums.h"
#include <algorithm>

namespace planner {
namespace {

class Walk {
public:
  explicit Walk(const OpGraph &g) : graph(g) {}

  bool from(TensorId tensor) {
    const OpId producer = graph.tensors[tensor].producer;
    if (producer == kNone)
      return false;
    const auto known =
        std::find_if(seen.begin(), seen.end(), [&](const auto &entry) {
          return entry.first == producer;
        });
    if (known != seen.end())
      return known->second;
    // Too far to look.
    if (seen.size() == kMaxSeen)
      return true;
    const bool answer = makesSums(graph.ops[producer]);
    seen.push_back({producer, answer});
    return answer;
  }

  /// One operand that cannot be partial, and is not zero, is enough to say no.
  bool through(const Op &op, size_t set) {
    for (uint8_t operand : op.rule->linear[set]) {
      const TensorId tensor = op.operands[operand];
      if (graph.tensors[tensor].splat != 0.0 && !from(tensor))
        return false;
    }
    return true;
  }

private:
  bool makesSums(const Op &op) {
    // The gradients of keys are sums over the queries.
    if (op.kind == OpKind::LoopEnter || op.kind == OpKind::AttentionBackward)
      return true;
    // Zero is a sum of zeros.
    if (op.kind == OpKind::Generator)
      return graph.tensors[op.results[0]].splat == 0.0;
    for (const Factor &factor : op.rule->factors)
      if (factor.kind == FactorKind::Reduction && factor.size > 1 &&
          factor.reduce == ReduceOp::Sum)
        return true;
    for (size_t set = 0; set < op.rule->linear.size(); ++set)
      if (through(op, set))
        return true;
    return false;
  }

  static constexpr size_t kMaxSeen = 256;
  const OpGraph &graph;
  /// Whether what the operator makes may be partial.
  std::vector<std::pair<OpId, bool>> seen;
};

} // namespace

bool mayBePartial(const OpGraph &graph, TensorId tensor) {
  return Walk(graph).from(tensor);
}

bool mayBePartial(const OpGraph &graph, const Op &op, size_t set) {
  return set >= op.rule->linear.size() || Walk(graph).through(op, set);
}

} // namespace planner
