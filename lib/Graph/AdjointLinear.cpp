//===- AdjointLinear.cpp - Adjoints of linear operators -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The adjoint of an operator that is linear in an operand has the operator's
// own factors: the maps of that operand and of the result change places, and a
// factor is a reduction if only operands have it.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include "PoolAdjoints.h"
#include <algorithm>

namespace planner {

TensorId Differentiator::swapped(OpId id, size_t operand, TensorId ct) {
  const Op &from = graph.ops[id];
  const TensorId x = from.operands[operand];
  Op op;
  op.kind = from.kind;
  op.mnemonic = from.mnemonic;
  op.rule.edit().factors = from.rule->factors;
  op.operands.assign(1, ct);
  op.rule.edit().operands.push_back(from.rule->results[0]);
  op.rule.edit().results.push_back(from.rule->operands[operand]);
  op.rule.edit().linear = {{0}};
  recomputeKinds(op.rule.edit());
  return b.insertFor(std::move(op), b.shape(x), b.dtype(ct));
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

namespace {

bool contains(const TensorMap &map, FactorId factor) {
  for (const DimFactors &dim : map)
    if (std::find(dim.begin(), dim.end(), factor) != dim.end())
      return true;
  return false;
}

/// Every dimension is one factor.
bool isPlain(const TensorMap &map) {
  return std::all_of(map.begin(), map.end(),
                     [](const DimFactors &dim) { return dim.size() == 1; });
}

/// The dimensions of the product of the cotangent and the other operand, in the
/// order of a dot product: batch, what the cotangent keeps, what the other
/// operand keeps. Empty if a factor is missing.
TensorMap productMap(const ShardingRule &rule, size_t target, size_t other) {
  TensorMap map;
  const TensorMap &wanted = rule.operands[target];
  auto append = [&](const TensorMap &from, auto accept) {
    for (const DimFactors &dim : from)
      if (accept(dim[0]))
        map.push_back(dim);
  };
  const TensorMap &ct = rule.results[0], &second = rule.operands[other];
  append(ct, [&](FactorId f) {
    return contains(wanted, f) && contains(second, f);
  });
  append(ct, [&](FactorId f) {
    return contains(wanted, f) && !contains(second, f);
  });
  append(second,
         [&](FactorId f) { return contains(wanted, f) && !contains(ct, f); });
  return map.size() == wanted.size() ? map : TensorMap();
}

} // namespace

void Differentiator::transposeContraction(OpId id, size_t target) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  Op op;
  op.kind = OpKind::Contraction;
  op.mnemonic = graph.ops[id].mnemonic;
  op.work = graph.ops[id].work;
  op.rule.edit().factors = rule.factors;
  op.operands.assign(1, ct);
  op.rule.edit().operands.push_back(rule.results[0]);
  for (size_t i = 0; i < in.size(); ++i) {
    if (i == target)
      continue;
    op.operands.push_back(saved(in[i]));
    op.rule.edit().operands.push_back(rule.operands[i]);
  }
  op.rule.edit().linear = {{0}, {1}};
  const TensorMap &wanted = rule.operands[target];
  TensorMap made = wanted;
  if (in.size() == 2 && isPlain(rule.results[0]) && isPlain(wanted) &&
      isPlain(rule.operands[1 - target]))
    if (TensorMap map = productMap(rule, target, 1 - target); !map.empty())
      made = map;
  // permutation[i]: where dimension i of the operand is in the product.
  SmallVec<int64_t, 4> permutation;
  Shape shape = b.shape(in[target]);
  for (size_t i = 0; i < wanted.size(); ++i) {
    const auto it = made == wanted
                        ? made.begin() + static_cast<ptrdiff_t>(i)
                        : std::find(made.begin(), made.end(), wanted[i]);
    permutation.push_back(it - made.begin());
    shape[permutation.back()] = b.shape(in[target])[i];
  }
  op.rule.edit().results.push_back(made);
  recomputeKinds(op.rule.edit());
  const DType type = b.dtype(in[target]);
  const TensorId product = b.insertFor(std::move(op), shape, type);
  give(in[target], b.transpose(product, permutation));
}

void Differentiator::transposeConvolution(OpId id, size_t target) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const size_t other = 1 - target;
  TensorId second = saved(in[other]);
  if (target == 0) {
    // The kernel's spatial dimensions turn around.
    Op reverse;
    reverse.kind = OpKind::Layout;
    reverse.mnemonic = "reverse";
    reverse.operands.assign(1, second);
    TensorMap map;
    addDimFactors(reverse.rule.edit(), b.shape(second), map);
    for (size_t dim = 0; dim < map.size(); ++dim)
      for (FactorId factor : rule.operands[1][dim])
        if (!contains(rule.operands[0], factor) &&
            !contains(rule.results[0], factor) && !map[dim].empty())
          reverse.rule.edit().factors[map[dim][0]].kind =
              FactorKind::Permutation;
    reverse.rule.edit().operands.push_back(map);
    reverse.rule.edit().results.push_back(map);
    reverse.rule.edit().linear = {{0}};
    second = b.insertFor(std::move(reverse), b.shape(second), b.dtype(second));
  }
  Op op;
  op.kind = OpKind::Convolution;
  op.mnemonic = graph.ops[id].mnemonic;
  op.work = graph.ops[id].work;
  op.rule.edit().factors = rule.factors;
  if (target == 0) {
    op.operands.assign({ct, second});
    op.rule.edit().operands.push_back(rule.results[0]);
    op.rule.edit().operands.push_back(rule.operands[1]);
  } else {
    op.operands.assign({second, ct});
    op.rule.edit().operands.push_back(rule.operands[0]);
    op.rule.edit().operands.push_back(rule.results[0]);
  }
  op.rule.edit().results.push_back(rule.operands[target]);
  op.rule.edit().linear = {{0}, {1}};
  recomputeKinds(op.rule.edit());
  if (target == 0)
    turnHalos(op.rule.edit(), rule, b.shape(in[0]), b.shape(ct));
  give(in[target],
       b.insertFor(std::move(op), b.shape(in[target]), b.dtype(in[target])));
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

void Differentiator::transposeBroadcast(OpId id) {
  const Op &op = graph.ops[id];
  const TensorId x = op.operands[0];
  give(x, sumToOperand(id, cotangent(op.results[0])));
}

/// The sum of a tensor of the broadcast's result shape over what it repeats.
TensorId Differentiator::sumToOperand(OpId broadcast, TensorId ct) {
  const Op &op = graph.ops[broadcast];
  // Dimensions of the result that repeat: those without a factor of x. A
  // dimension of size 1 repeats nothing but goes away if x lacks it.
  const TensorMap &in = op.rule->operands[0], &out = op.rule->results[0];
  const Shape target = b.shape(op.operands[0]);
  SmallVec<int64_t, 4> reduced;
  for (size_t dim = 0; dim < out.size(); ++dim)
    if (out[dim].empty() || !contains(in, out[dim][0]))
      reduced.push_back(static_cast<int64_t>(dim));
  const TensorId sum = reduced.empty() ? ct : b.reduceSum(ct, reduced);
  return b.reshapeUnits(sum, target);
}

void Differentiator::findSliceGroups() {
  for (TensorId t = 0; t < graph.tensors.size(); ++t) {
    if (!active[t])
      continue;
    SliceGroup group;
    group.dim = -1;
    int64_t covered = 0;
    bool alike = true;
    for (const Use &use : graph.tensors[t].uses) {
      const Op &op = graph.ops[use.op];
      if (op.mnemonic != "slice")
        continue;
      const Shape &from = b.shape(t), &to = b.shape(op.results[0]);
      int64_t changed = -1, count = 0;
      for (size_t dim = 0; dim < from.size(); ++dim)
        if (from[dim] != to[dim]) {
          changed = static_cast<int64_t>(dim);
          ++count;
        }
      alike &= count == 1 && active[op.results[0]] &&
               (group.slices.empty() ||
                (changed == group.dim &&
                 op.loop == graph.ops[group.slices[0]].loop));
      if (!alike)
        break;
      group.dim = changed;
      group.slices.push_back(use.op);
      covered += to[changed];
    }
    if (!alike || group.slices.size() < 2 || covered != b.shape(t)[group.dim])
      continue;
    for (OpId slice : group.slices)
      groupOf[slice] = groups.size();
    groups.push_back(std::move(group));
  }
}

/// Slices that make up their operand have one concatenation as adjoint, as a
/// split has; a single slice is padded with zeros.
void Differentiator::transposeSlice(OpId id) {
  const TensorId x = graph.ops[id].operands[0];
  if (auto it = groupOf.find(id); it != groupOf.end()) {
    const SliceGroup group = groups[it->second];
    const bool complete =
        std::all_of(group.slices.begin(), group.slices.end(), [&](OpId s) {
          return cotangent(graph.ops[s].results[0]) != kNone;
        });
    if (complete && id != group.slices.front())
      return;
    if (complete) {
      Op op;
      op.kind = OpKind::Layout;
      op.mnemonic = "concatenate";
      const Shape shape = b.shape(x);
      TensorMap map;
      addDimFactors(op.rule.edit(), shape, map);
      for (FactorId factor : map[group.dim])
        op.rule.edit().factors[factor].kind = FactorKind::Permutation;
      ByteList all;
      for (OpId slice : group.slices) {
        const TensorId part = cotangent(graph.ops[slice].results[0]);
        op.operands.push_back(part);
        TensorMap partMap = map;
        if (b.shape(part)[group.dim] <= 1)
          partMap[group.dim].clear();
        op.rule.edit().operands.push_back(partMap);
        all.push_back(static_cast<uint8_t>(all.size()));
      }
      op.rule.edit().results.push_back(map);
      op.rule.edit().linear = {all};
      const DType type = b.dtype(op.operands[0]);
      give(x, b.insertFor(std::move(op), shape, type));
      return;
    }
  }
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const TensorId zero = b.splat(0, {}, b.dtype(ct));
  const TensorId padded = swapped(id, 0, ct);
  Op &pad = graph.ops.back();
  pad.mnemonic = "pad";
  pad.operands.push_back(zero);
  pad.rule.edit().operands.emplace_back();
  graph.tensors[zero].uses.push_back(
      {static_cast<OpId>(graph.ops.size() - 1), 1});
  for (Factor &factor : pad.rule.edit().factors)
    if (factor.kind == FactorKind::NeedReplication)
      factor.kind = FactorKind::PassThrough;
  give(x, padded);
}

Expected<void> Differentiator::transposeLayout(OpId id) {
  const std::string f = graph.ops[id].mnemonic;
  if (isBroadcast(graph.ops[id])) {
    transposeBroadcast(id);
    return {};
  }
  if (f == "slice") {
    transposeSlice(id);
    return {};
  }
  if (f == "dynamic_slice") {
    transposeDynamicSlice(id);
    return {};
  }
  if (f == "dynamic_update_slice") {
    transposeDynamicUpdate(id);
    return {};
  }
  // Rearrangements, one operand at a time: reshape, transpose, reverse, pad,
  // concatenate.
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  for (size_t i = 0; i < in.size(); ++i) {
    if (!active[in[i]])
      continue;
    if (f == "pad" && i > 0)
      return noRule(id);
    const TensorId part = swapped(id, i, ct);
    if (f == "pad" || f == "concatenate") {
      Op &slice = graph.ops.back();
      slice.mnemonic = "slice";
      const double whole = static_cast<double>(graph.tensors[ct].elements());
      slice.operandTouched.assign(
          1, whole > 0
                 ? static_cast<double>(graph.tensors[part].elements()) / whole
                 : 1);
    }
    give(in[i], part);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The dimensions that a reduction removes, found by matching what is left.
static SmallVec<int64_t, 4> keptDims(const Shape &in, const ShardingRule &rule,
                                     const Shape &out) {
  // A dimension with a factor of the result is kept; one of size 1 is kept if
  // the result still expects a 1 there.
  SmallVec<int64_t, 4> kept;
  size_t next = 0;
  for (size_t dim = 0; dim < in.size() && next < out.size(); ++dim) {
    const bool unit = in[dim] <= 1;
    const bool matches =
        unit ? out[next] == in[dim] && in.size() - dim >= out.size() - next
             : !rule.operands[0][dim].empty() &&
                   contains(rule.results[0], rule.operands[0][dim][0]);
    if (!matches)
      continue;
    kept.push_back(static_cast<int64_t>(dim));
    ++next;
  }
  return kept;
}

Expected<void> Differentiator::transposeReduce(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  if (graph.ops[id].results.size() != 1)
    return noRule(id);
  const TensorId x = in[0], y = graph.ops[id].results[0];
  const Shape shape = b.shape(x);
  const SmallVec<int64_t, 4> kept = keptDims(shape, rule, b.shape(y));
  ReduceOp combine = ReduceOp::Sum;
  for (const Factor &factor : rule.factors)
    if (factor.kind != FactorKind::PassThrough)
      combine = factor.kind == FactorKind::Reduction ? factor.reduce
                                                     : ReduceOp::Other;
  const TensorId ct = cotangent(y);
  auto spread = [&](TensorId t) { return b.broadcast(t, shape, kept); };
  switch (combine) {
  case ReduceOp::Sum:
    give(x, spread(ct));
    return {};
  case ReduceOp::Max:
  case ReduceOp::Min: {
    // Elements that attain the extremum share the cotangent.
    const TensorId mask = residual(y, "extremum", [&](TensorId v) {
      return b.convert(b.compare("EQ", x, b.broadcast(v, shape, kept)),
                       b.dtype(x));
    });
    SmallVec<int64_t, 4> reduced;
    for (int64_t dim = 0; dim < static_cast<int64_t>(shape.size()); ++dim)
      if (std::find(kept.begin(), kept.end(), dim) == kept.end())
        reduced.push_back(dim);
    const TensorId count = residual(y, "attained", [&](TensorId v) {
      const TensorId again = b.convert(
          b.compare("EQ", x, b.broadcast(v, shape, kept)), b.dtype(x));
      return b.reduceSum(again, reduced);
    });
    const TensorId share = b.pointwise("divide", {ct, count});
    give(x, b.pointwise("multiply", {spread(share), mask}));
    return {};
  }
  case ReduceOp::Prod: {
    const TensorId scaled = b.pointwise("multiply", {ct, saved(y)});
    give(x, b.pointwise("divide", {spread(scaled), saved(x)}));
    return {};
  }
  default:
    return noRule(id);
  }
}

} // namespace planner
