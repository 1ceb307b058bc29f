//===- Sink.cpp - Backward operators where they are needed ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// An exported train step lists some operators of its backward pass among those
// of the forward pass: kernels reversed and activations padded where they are
// at hand. Run there, their results would wait for the whole forward pass;
// compilers run them before their first user.
//
//===----------------------------------------------------------------------===//

#include "Rebuild.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <numeric>

namespace planner {

namespace {

class Sinker {
public:
  explicit Sinker(OpGraph &g) : graph(g), place(g.ops.size()) {
    std::iota(place.begin(), place.end(), 0);
  }

  void run() {
    OpId forwardEnd = 0;
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].phase == Phase::Forward)
        forwardEnd = id;
    bool moved = false;
    // Users first.
    for (OpId id = forwardEnd; id-- > 0;) {
      const Op &op = graph.ops[id];
      if (op.phase != Phase::Backward || op.loop != 0)
        continue;
      const OpId user = firstUser(op);
      if (user == kNone || !savesMemory(op, user))
        continue;
      place[id] = user;
      moved = true;
    }
    if (moved)
      rebuild(graph, {}, place);
  }

private:
  /// Where the first user stands; kNone if a result leaves the graph, or a loop
  /// reads it.
  OpId firstUser(const Op &op) const {
    OpId first = kNone;
    for (TensorId result : op.results) {
      const Tensor &tensor = graph.tensors[result];
      if (!tensor.outputs.empty())
        return kNone;
      for (const Use &use : tensor.uses) {
        if (graph.ops[use.op].loop != 0)
          return kNone;
        first = std::min(first, place[use.op]);
      }
    }
    return first;
  }

  /// What the operator makes weighs at least as much as what must be kept for
  /// it instead.
  bool savesMemory(const Op &op, OpId until) const {
    int64_t kept = 0, made = 0;
    for (TensorId operand : op.operands) {
      const Tensor &tensor = graph.tensors[operand];
      const bool isThere =
          tensor.producer == kNone ||
          graph.ops[tensor.producer].kind == OpKind::Generator ||
          std::any_of(tensor.uses.begin(), tensor.uses.end(),
                      [&](const Use &use) { return place[use.op] > until; });
      if (!isThere)
        kept = saturatingAdd(kept, tensor.bytes());
    }
    for (TensorId result : op.results)
      made = saturatingAdd(made, graph.tensors[result].bytes());
    return made >= kept;
  }

  OpGraph &graph;
  std::vector<OpId> place;
};

} // namespace

void sinkEarlyBackward(OpGraph &graph) { Sinker(graph).run(); }

} // namespace planner
