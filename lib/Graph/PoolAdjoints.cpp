//===- PoolAdjoints.cpp - The adjoints of pooling as one operator ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A train step writes the adjoint of a padded window maximum as a pad of what
// was pooled, select_and_scatter on that, and a slice of what was there before
// the padding; the adjoint of a window sum as a pad (between elements too) of
// the cotangent, and a window sum. The padded sizes split over devices in other
// ways than the pooled tensor does, and padding and slicing would move elements
// between them. Compilers pad inside the window operation. So does this pass:
// the adjoint has the factors of the forward operator, with their sizes, as
// buildTraining makes it.
//
//===----------------------------------------------------------------------===//

#include "PoolAdjoints.h"
#include "Rebuild.h"
#include "planner/Graph/Passes.h"
#include <algorithm>

namespace planner {

void turnHalos(ShardingRule &adjoint, const ShardingRule &forward,
               const Shape &x, const Shape &y) {
  const auto dividedUp = [](int32_t halo, int64_t stride) {
    return static_cast<int32_t>((halo + stride - 1) / stride);
  };
  for (size_t to = 0; to < y.size(); ++to)
    for (FactorId id : forward.results[0][to])
      for (size_t from = 0; from < x.size(); ++from) {
        const DimFactors &dim = forward.operands[0][from];
        if (std::find(dim.begin(), dim.end(), id) == dim.end())
          continue;
        const int64_t stride = std::max<int64_t>(
            1, (x[from] + y[to] / 2) / std::max<int64_t>(1, y[to]));
        const Factor &factor = forward.factors[id];
        adjoint.factors[id].haloLow = dividedUp(factor.haloHigh, stride);
        adjoint.factors[id].haloHigh = dividedUp(factor.haloLow, stride);
      }
}

void returnHalos(ShardingRule &rule) {
  for (Factor &factor : rule.factors)
    factor.haloLow = factor.haloHigh = factor.haloLow + factor.haloHigh;
}

namespace {

class PoolAdjoints {
public:
  explicit PoolAdjoints(OpGraph &g) : graph(g) {}

  void run() {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (isWindow(id, "reduce_window") &&
          graph.ops[id].phase == Phase::Forward)
        pools.push_back(id);
    if (pools.empty())
      return;
    dead.assign(graph.ops.size(), false);
    bool changed = false;
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].phase == Phase::Backward)
        changed |= selects(id) || sums(id);
    if (changed)
      rebuild(graph, dead);
  }

private:
  OpGraph &graph;
  std::vector<OpId> pools;
  std::vector<bool> dead;

  bool isWindow(OpId id, std::string_view mnemonic) const {
    const Op &op = graph.ops[id];
    return op.kind == OpKind::Pool && op.mnemonic == mnemonic &&
           op.results.size() == 1;
  }
  const Shape &shape(TensorId t) const { return graph.tensors[t].shape; }

  OpId padOf(const Op &op) const;
  OpId poolOf(TensorId x, const Shape &from, const Shape &to) const;
  bool selects(OpId id);
  bool sums(OpId id);
  void noteValue(Op &op, TensorId value, const TensorMap &map) const;
  void noteRead(Op &op, OpId part, const TensorMap &map) const;
};

/// The pad that makes the first operand for this operator alone; kNone if none
/// does.
OpId PoolAdjoints::padOf(const Op &op) const {
  const Tensor &tensor = graph.tensors[op.operands[0]];
  if (tensor.producer == kNone || tensor.uses.size() != 1 ||
      !tensor.outputs.empty())
    return kNone;
  const Op &pad = graph.ops[tensor.producer];
  return pad.mnemonic == "pad" && pad.loop == op.loop ? tensor.producer : kNone;
}

/// The forward operator that pools `x` (any tensor if kNone) between these
/// shapes. Nothing if several do that differ.
OpId PoolAdjoints::poolOf(TensorId x, const Shape &from,
                          const Shape &to) const {
  OpId found = kNone;
  for (OpId id : pools) {
    const Op &op = graph.ops[id];
    if ((x != kNone && op.operands[0] != x) || shape(op.operands[0]) != from ||
        shape(op.results[0]) != to)
      continue;
    if (found != kNone && toString(graph.ops[found].rule) != toString(op.rule))
      return kNone;
    found = id;
  }
  return found;
}

/// Where a value is that now lies inside the operator.
void PoolAdjoints::noteValue(Op &op, TensorId value,
                             const TensorMap &map) const {
  const Tensor &tensor = graph.tensors[value];
  if (graph.tracesOrigins || tensor.constraint)
    op.inner.push_back({tensor.origin, -1, map, tensor.constraint});
}

/// How an operator that is now inside reads its first operand.
void PoolAdjoints::noteRead(Op &op, OpId part, const TensorMap &map) const {
  const Op &inside = graph.ops[part];
  const auto at = std::find_if(
      inside.operandConstraints.begin(), inside.operandConstraints.end(),
      [](const OperandConstraint &c) { return c.operand == 0; });
  const bool isConstrained = at != inside.operandConstraints.end();
  if (inside.origin != kNone && (graph.tracesOrigins || isConstrained))
    op.inner.push_back(
        {inside.origin, 0, map,
         isConstrained ? Boxed(at->sharding) : Boxed<InputSharding>()});
}

/// select_and_scatter on a padded tensor, of whose result the part that is not
/// padding is used.
bool PoolAdjoints::selects(OpId id) {
  if (!isWindow(id, "select_and_scatter"))
    return false;
  Op &op = graph.ops[id];
  const OpId pad = padOf(op);
  const TensorId x = pad == kNone ? op.operands[0] : graph.ops[pad].operands[0];
  const OpId pool = poolOf(x, shape(x), shape(op.operands[1]));
  if (pool == kNone)
    return false;
  if (pad == kNone) {
    op.adjointOf = pool;
    return false;
  }
  const TensorId made = op.results[0];
  if (graph.tensors[made].uses.size() != 1 ||
      !graph.tensors[made].outputs.empty())
    return false;
  const OpId slice = graph.tensors[made].uses[0].op;
  const Op &part = graph.ops[slice];
  if (part.mnemonic != "slice" || part.loop != op.loop ||
      shape(part.results[0]) != shape(x))
    return false;
  const ShardingRule &forward = graph.ops[pool].rule;
  const TensorMap &map = forward.operands[0];
  noteRead(op, pad, map);
  noteValue(op, op.operands[0], map);
  noteValue(op, made, map);
  noteRead(op, slice, map);
  op.operands[0] = x;
  op.results[0] = part.results[0];
  op.adjointOf = pool;
  op.work = graph.ops[pool].work;
  op.rule.edit().factors = forward.factors;
  op.rule.edit().operands[0] = op.rule.edit().results[0] = map;
  op.rule.edit().operands[1] = forward.results[0];
  returnHalos(op.rule.edit());
  dead[pad] = dead[slice] = true;
  return true;
}

/// A window sum of a padded cotangent.
bool PoolAdjoints::sums(OpId id) {
  if (!isWindow(id, "reduce_window"))
    return false;
  Op &op = graph.ops[id];
  const OpId pad = padOf(op);
  if (pad == kNone || graph.tensors[graph.ops[pad].operands[1]].splat != 0.0)
    return false;
  const TensorId ct = graph.ops[pad].operands[0];
  const OpId pool = poolOf(kNone, shape(op.results[0]), shape(ct));
  if (pool == kNone || graph.ops[pool].rule->linear != op.rule->linear)
    return false;
  const ShardingRule &forward = graph.ops[pool].rule;
  noteRead(op, pad, forward.results[0]);
  noteValue(op, op.operands[0], forward.results[0]);
  op.operands[0] = ct;
  op.adjointOf = pool;
  op.work = graph.ops[pool].work;
  op.rule.edit().factors = forward.factors;
  op.rule.edit().operands[0] = forward.results[0];
  op.rule.edit().results[0] = forward.operands[0];
  turnHalos(op.rule.edit(), forward, shape(op.results[0]), shape(ct));
  dead[pad] = true;
  return true;
}

} // namespace

void absorbPadding(OpGraph &graph) {
  if (graph.isTrainStep)
    PoolAdjoints(graph).run();
}

} // namespace planner
