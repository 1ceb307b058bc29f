//===- AdjointIndexed.cpp - Adjoints of operators with indices ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include "PoolAdjoints.h"
#include <algorithm>

namespace planner {
namespace {

double shareOf(const OpGraph &graph, TensorId part, TensorId whole) {
  const double all = static_cast<double>(graph.tensors[whole].elements());
  const double some = static_cast<double>(graph.tensors[part].elements());
  return all > 0 ? std::min(1.0, some / all) : 1;
}

/// scatter.add of `updates` at `indices` into zeros, with these maps.
TensorId scatterAdd(OpBuilder &b, const ShardingRule &rule, TensorId indices,
                    TensorId updates, const TensorMap &intoMap,
                    const TensorMap &indexMap, const TensorMap &updateMap,
                    const Shape &shape) {
  Op op;
  op.kind = OpKind::Scatter;
  op.mnemonic = "scatter.add";
  const TensorId zeros = b.splat(0, shape, b.dtype(updates));
  op.operands.assign({zeros, indices, updates});
  op.rule.edit().factors = rule.factors;
  op.rule.edit().operands.assign({intoMap, indexMap, updateMap});
  op.rule.edit().results.push_back(intoMap);
  op.rule.edit().linear = {{0, 2}, {2}};
  recomputeKinds(op.rule.edit());
  op.work.vectorFlops =
      static_cast<double>(b.graph.tensors[updates].elements());
  op.operandTouched.assign({shareOf(b.graph, updates, zeros), 1, 1});
  op.resultTouched.assign(1, 1);
  const DType type = b.dtype(updates);
  return b.insertFor(std::move(op), shape, type);
}

} // namespace

Expected<void> Differentiator::transposeGather(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  if (in.size() != 2)
    return noRule(id);
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const TensorId indices = saved(in[1]);
  give(in[0], scatterAdd(b, rule, indices, ct, rule.operands[0],
                         rule.operands[1], rule.results[0], b.shape(in[0])));
  return {};
}

Expected<void> Differentiator::transposeScatter(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  const bool adds = graph.ops[id].mnemonic == "scatter.add";
  if (in.size() != 3)
    return noRule(id);
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const TensorId indices = saved(in[1]);
  if (active[in[0]]) {
    TensorId through = ct;
    if (!adds) {
      // What was overwritten gets nothing.
      Op op;
      op.kind = OpKind::Scatter;
      op.mnemonic = graph.ops[id].mnemonic;
      op.operands.assign(
          {ct, indices, b.splat(0, b.shape(in[2]), b.dtype(ct))});
      op.rule = rule;
      op.rule.edit().linear = {{0}};
      op.operandTouched.assign({0, 1, 1});
      op.resultTouched.assign(1, shareOf(graph, in[2], in[0]));
      const DType type = b.dtype(ct);
      through = b.insertFor(std::move(op), b.shape(in[0]), type);
    }
    give(in[0], through);
  }
  if (active[in[2]]) {
    Op op;
    op.kind = OpKind::Gather;
    op.mnemonic = "gather";
    op.operands.assign({ct, indices});
    op.rule.edit().factors = rule.factors;
    op.rule.edit().operands.assign({rule.results[0], rule.operands[1]});
    op.rule.edit().results.push_back(rule.operands[2]);
    op.rule.edit().linear = {{0}};
    recomputeKinds(op.rule.edit());
    op.operandTouched.assign({shareOf(graph, in[2], ct), 1});
    give(in[2], b.insertFor(std::move(op), b.shape(in[2]), b.dtype(ct)));
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Dynamic slices
//===----------------------------------------------------------------------===//

void Differentiator::transposeDynamicSlice(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  const TensorId x = resolve(in[0]);
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const Shape whole = b.shape(x), part = b.shape(ct);
  // One row of a stack in each iteration: the stack of the cotangents is filled
  // row by row, not added up as a whole.
  if (current->forward != 0 && loopOf(x) != current->forward && part[0] == 1 &&
      std::equal(whole.begin() + 1, whole.end(), part.begin() + 1) &&
      whole[0] == graph.loops[current->forward].tripCount &&
      isCounter(in[1], current->forward)) {
    current->slices[x].push_back(ct);
    return;
  }
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "dynamic_update_slice";
  const TensorId zeros = b.splat(0, whole, b.dtype(ct));
  op.operands.assign({zeros, ct});
  op.rule.edit().factors = rule.factors;
  op.rule.edit().operands.assign({rule.operands[0], rule.results[0]});
  for (size_t i = 1; i < in.size(); ++i) {
    op.operands.push_back(saved(in[i]));
    op.rule.edit().operands.emplace_back();
  }
  op.rule.edit().results.push_back(rule.operands[0]);
  op.rule.edit().linear = {{0, 1}, {1}};
  op.operandTouched.assign(op.operands.size(), 1);
  op.operandTouched[0] = 0;
  op.resultTouched.assign(1, shareOf(graph, ct, x));
  const DType type = b.dtype(ct);
  give(x, b.insertFor(std::move(op), whole, type));
}

void Differentiator::transposeDynamicUpdate(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  if (auto it = current->stackCotangents.find(id);
      it != current->stackCotangents.end()) {
    const TensorId row = b.readSlice(it->second, current->index);
    give(in[1], b.reshapeUnits(row, b.shape(in[1])));
    return;
  }
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  SmallVec<TensorId, 3> indices;
  for (size_t i = 2; i < in.size(); ++i)
    indices.push_back(saved(in[i]));
  const double share = shareOf(graph, in[1], in[0]);
  if (active[in[0]]) {
    Op op;
    op.kind = OpKind::Layout;
    op.mnemonic = "dynamic_update_slice";
    op.operands.assign({ct, b.splat(0, b.shape(in[1]), b.dtype(ct))});
    op.operands.insert(op.operands.end(), indices.begin(), indices.end());
    op.rule = rule;
    op.operandTouched.assign(op.operands.size(), 1);
    op.operandTouched[0] = 0;
    op.resultTouched.assign(1, share);
    op.rule.edit().linear = {{0}};
    const DType type = b.dtype(ct);
    give(in[0], b.insertFor(std::move(op), b.shape(in[0]), type));
  }
  if (active[in[1]]) {
    Op op;
    op.kind = OpKind::Layout;
    op.mnemonic = "dynamic_slice";
    op.operands.assign(1, ct);
    op.operands.insert(op.operands.end(), indices.begin(), indices.end());
    op.rule.edit().factors = rule.factors;
    op.rule.edit().operands.assign(op.operands.size(), TensorMap());
    op.rule.edit().operands[0] = rule.results[0];
    op.rule.edit().results.push_back(rule.operands[1]);
    op.rule.edit().linear = {{0}};
    // A dimension of which one position is read is needed whole.
    recomputeKinds(op.rule.edit());
    for (Factor &factor : op.rule.edit().factors)
      if (factor.kind == FactorKind::Reduction)
        factor.kind = FactorKind::NeedReplication;
    op.operandTouched.assign(op.operands.size(), 1);
    op.operandTouched[0] = share;
    give(in[1], b.insertFor(std::move(op), b.shape(in[1]), b.dtype(ct)));
  }
}

//===----------------------------------------------------------------------===//
// Windows, sorting, attention
//===----------------------------------------------------------------------===//

/// A window sum that declares itself linear has a window sum as adjoint; a
/// window maximum sends the cotangent to the selected element.
Expected<void> Differentiator::transposePool(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  if (graph.ops[id].mnemonic != "reduce_window" ||
      graph.ops[id].results.size() != 1 || !active[in[0]])
    return noRule(id);
  const bool isSum =
      std::any_of(rule.linear.begin(), rule.linear.end(), [](const auto &set) {
        return set.size() == 1 && set[0] == 0;
      });
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const TensorId x = saved(in[0]);
  Op op;
  op.kind = OpKind::Pool;
  op.mnemonic = isSum ? "reduce_window" : "select_and_scatter";
  const TensorId zero = b.splat(0, {}, b.dtype(ct));
  op.rule.edit().factors = rule.factors;
  if (isSum) {
    op.operands.assign({ct, zero});
    op.rule.edit().operands.assign({rule.results[0], TensorMap()});
    op.rule.edit().linear = {{0}};
  } else {
    op.operands.assign({x, ct, zero});
    op.rule.edit().operands.assign(
        {rule.operands[0], rule.results[0], TensorMap()});
    op.rule.edit().linear = {{1}};
  }
  op.rule.edit().results.push_back(rule.operands[0]);
  recomputeKinds(op.rule.edit());
  if (isSum)
    turnHalos(op.rule.edit(), rule, b.shape(in[0]), b.shape(ct));
  else
    returnHalos(op.rule.edit());
  op.work = graph.ops[id].work;
  const DType type = b.dtype(ct);
  give(in[0], b.insertFor(std::move(op), b.shape(in[0]), type));
  return {};
}

/// The indices that sort or select are saved, and the cotangents scattered to
/// where their elements came from.
Expected<void> Differentiator::transposeSort(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const SmallVec<TensorId, 1> out = graph.ops[id].results;
  const ShardingRule rule = graph.ops[id].rule;
  const bool isTopK = graph.ops[id].mnemonic == "top_k";
  if (isTopK ? out.size() != 2 : out.size() != in.size())
    return noRule(id);
  TensorId indices;
  if (isTopK) {
    indices = saved(out[1]);
  } else {
    indices = residual(out[0], "permutation", [&](TensorId) {
      Op iota;
      iota.kind = OpKind::Generator;
      iota.mnemonic = "iota";
      TensorMap map;
      const Shape shape = b.shape(in[0]);
      addDimFactors(iota.rule.edit(), shape, map);
      for (size_t dim = 0; dim < shape.size(); ++dim)
        for (FactorId factor : rule.operands[0][dim])
          if (rule.factors[factor].kind == FactorKind::NeedReplication)
            iota.axis = static_cast<int32_t>(dim);
      iota.rule.edit().results.push_back(map);
      const TensorId counted = b.insertFor(std::move(iota), shape, DType::I32);
      Op sort;
      sort.kind = OpKind::Sort;
      sort.mnemonic = "sort";
      sort.operands.assign({in[0], counted});
      sort.rule.edit().factors = rule.factors;
      sort.rule.edit().operands.assign({rule.operands[0], rule.operands[0]});
      sort.rule.edit().results.assign({rule.results[0], rule.results[0]});
      sort.work = graph.ops[id].work;
      for (DType type : {b.dtype(in[0]), DType::I32}) {
        Tensor result;
        result.shape = shape;
        result.dtype = type;
        sort.results.push_back(graph.addTensor(std::move(result)));
      }
      const TensorId permutation = sort.results[1];
      b.insert(std::move(sort));
      return permutation;
    });
  }
  for (size_t i = 0; i < in.size(); ++i) {
    const TensorId result = out[i];
    if (!active[in[i]] || cotangent(result) == kNone)
      continue;
    // The sorted dimension of the updates is summed into the operand's.
    ShardingRule scatter;
    scatter.factors = rule.factors;
    for (Factor &factor : scatter.factors)
      factor.kind = FactorKind::PassThrough;
    const TensorMap into = rule.operands[0];
    TensorMap from = rule.results[0];
    if (!isTopK)
      for (size_t dim = 0; dim < from.size(); ++dim)
        for (FactorId factor : rule.operands[0][dim])
          if (rule.factors[factor].kind == FactorKind::NeedReplication)
            from[dim] = {scatter.addFactor(rule.factors[factor].size)};
    give(in[i], scatterAdd(b, scatter, indices, cotangent(result), into, from,
                           from, b.shape(in[i])));
  }
  return {};
}

/// Flash attention's backward: the scores are computed again, so five products
/// of the forward pass's two.
void Differentiator::transposeAttention(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const ShardingRule rule = graph.ops[id].rule;
  const SmallVec<TensorId, 1> out = graph.ops[id].results;
  Op op;
  op.kind = OpKind::AttentionBackward;
  op.mnemonic = "attention_backward";
  op.attention = graph.ops[id].attention;
  op.work = graph.ops[id].work;
  op.work.matmulFlops *= 2.5;
  op.rule.edit().factors = rule.factors;
  for (size_t i = 0; i < in.size(); ++i) {
    op.operands.push_back(saved(in[i]));
    op.rule.edit().operands.push_back(rule.operands[i]);
  }
  for (size_t i = 0; i < out.size(); ++i) {
    op.operands.push_back(saved(out[i]));
    op.rule.edit().operands.push_back(rule.results[i]);
  }
  op.operands.push_back(cotangent(out[0]));
  op.rule.edit().operands.push_back(rule.results[0]);
  op.rule.edit().linear = {{static_cast<uint8_t>(op.operands.size() - 1)}};
  SmallVec<TensorId, 3> targets;
  for (size_t i = 0; i < in.size(); ++i) {
    if (!active[in[i]])
      continue;
    Tensor result;
    result.shape = b.shape(in[i]);
    result.dtype = b.dtype(in[i]);
    targets.push_back(in[i]);
    op.results.push_back(graph.addTensor(std::move(result)));
    op.rule.edit().results.push_back(rule.operands[i]);
  }
  recomputeKinds(op.rule.edit());
  const SmallVec<TensorId, 1> results = op.results;
  b.insert(std::move(op));
  for (size_t i = 0; i < targets.size(); ++i)
    give(targets[i], results[i]);
}

} // namespace planner
