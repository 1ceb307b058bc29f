//===- AttentionOps.cpp - The operators that replace an attention ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "AttentionMatch.h"
#include "AttentionPairs.h"
#include "Rebuild.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <numeric>

namespace planner {

using Nodes = AttentionMatch::Nodes;

Nodes AttentionMatch::order() const {
  Nodes all;
  for (const Nodes *part : {&batch, &group, &query, &key, &dim, &valueDim})
    all.insert(all.end(), part->begin(), part->end());
  return all;
}

TensorMap AttentionMatch::mapOf(const Dims &dims) const {
  const Nodes all = order();
  TensorMap map(dims.size());
  for (size_t d = 0; d < dims.size(); ++d)
    for (Nodes::value_type atom : space.expand(dims[d])) {
      const auto it = std::find(all.begin(), all.end(), atom);
      if (it == all.end()) {
        map[d].clear();
        break;
      }
      map[d].push_back(static_cast<FactorId>(it - all.begin()));
    }
  return map;
}

ShardingRule AttentionMatch::baseRule() const {
  ShardingRule rule;
  auto add = [&](const Nodes &nodes, std::string_view factorName,
                 FactorKind kind) {
    for (Nodes::value_type node : nodes)
      rule.addFactor(space.size(node), kind, factorName);
  };
  // The last dimension that queries, keys and values have in common is that of
  // the heads, if there are several.
  Nodes outer = batch, head;
  if (outer.size() > 1) {
    head.push_back(outer.back());
    outer.pop_back();
  }
  add(outer, "batch", FactorKind::PassThrough);
  add(head, "head", FactorKind::PassThrough);
  add(group, "group", FactorKind::PassThrough);
  add(query, "query", FactorKind::PassThrough);
  add(key, "key", FactorKind::PassThrough);
  // Splitting these would need sums of scores, or scores computed again.
  add(dim, "dim", FactorKind::NeedReplication);
  add(valueDim, "vdim", FactorKind::NeedReplication);
  return rule;
}

AttentionInfo AttentionMatch::info() const {
  AttentionInfo result;
  int64_t queries = 1, groups = 1;
  for (Nodes::value_type node : query)
    queries = saturatingMul(queries, space.size(node));
  for (Nodes::value_type node : group)
    groups = saturatingMul(groups, space.size(node));
  if (!band.isWhole())
    result.density = band.density(queries, space.size(key[0]));
  result.causal = band.isCausal();
  result.masked = !masks.empty();
  result.queryGroups = groups;
  result.dropout = drops;
  return result;
}

Shape AttentionMatch::lseShape() const {
  Shape shape;
  for (const Nodes *part : {&batch, &group, &query})
    for (Nodes::value_type node : *part)
      shape.push_back(space.size(node));
  return shape;
}

/// The map of the log-sum-exp: batch, head, group and query, each a dimension.
static TensorMap lseMap(size_t rank) {
  TensorMap map(rank);
  for (size_t d = 0; d < rank; ++d)
    map[d].push_back(static_cast<FactorId>(d));
  return map;
}

/// Where the values of one pass are in its operator.
void AttentionMatch::noteInner(Op &op, bool backward) const {
  for (const Inner &entry : inner) {
    if ((entry.state == State::Backward) != backward)
      continue;
    const Op &raw = graph.ops[entry.op];
    for (uint32_t r = 0; r < raw.results.size(); ++r) {
      const Tensor &tensor = graph.tensors[raw.results[r]];
      if (graph.tracesOrigins || tensor.constraint)
        op.inner.push_back({tensor.origin, -1, mapOf(resultDims(entry, r)),
                            tensor.constraint});
    }
    if (raw.origin == kNone)
      continue;
    for (uint32_t i = 0; i < raw.operands.size(); ++i) {
      const auto at = std::find_if(
          raw.operandConstraints.begin(), raw.operandConstraints.end(),
          [&](const OperandConstraint &c) { return c.operand == i; });
      const bool isConstrained = at != raw.operandConstraints.end();
      if (!graph.tracesOrigins && !isConstrained)
        continue;
      op.inner.push_back(
          {raw.origin, static_cast<int32_t>(i),
           mapOf(mapNodes(entry.op, entry.base, raw.rule->operands[i],
                          raw.operands[i])),
           isConstrained ? Boxed(at->sharding) : Boxed<InputSharding>()});
    }
  }
}

/// What both operators have in common: the place is that of `from`.
Op AttentionMatch::operatorAt(OpId from, OpKind kind,
                              std::string_view mnemonic) const {
  Op op;
  op.kind = kind;
  op.mnemonic = mnemonic;
  op.loop = graph.ops[from].loop;
  op.phase = graph.ops[from].phase;
  op.location = graph.ops[from].location;
  op.attention = info();
  op.rule = baseRule();
  const uint32_t queryOperand = 1 - keyOperand;
  addOperand(op, scoreProduct, queryOperand);
  addOperand(op, scoreProduct, keyOperand);
  addOperand(op, hasForward() ? valueProduct : scoreGradient, valueOperand);
  return op;
}

/// The operand of a product, as it is.
void AttentionMatch::addOperand(Op &op, OpId product, uint32_t operand) const {
  op.operands.push_back(graph.ops[product].operands[operand]);
  op.rule.edit().operands.push_back(mapOf(operandDims(product, operand)));
}

void AttentionMatch::addMasks(Op &op) const {
  for (const Outer &mask : masks) {
    op.operands.push_back(mask.tensor);
    op.rule.edit().operands.push_back(mapOf(mask.dims));
  }
}

Op AttentionMatch::forwardOp(TensorId lse) const {
  Op op = operatorAt(valueProduct, OpKind::Attention, "attention");
  for (size_t i = 0; i < key.size(); ++i) {
    Factor &factor =
        op.rule.edit().factors[batch.size() + group.size() + query.size() + i];
    factor.kind = FactorKind::Reduction;
    factor.reduce = ReduceOp::LogSumExp;
  }
  addMasks(op);
  op.results.push_back(output);
  op.rule.edit().results.push_back(mapOf(resultDims(*findTensor(output))));
  if (lse != kNone) {
    op.results.push_back(lse);
    op.rule.edit().results.push_back(
        lseMap(batch.size() + group.size() + query.size()));
  }
  for (const Inner &entry : inner)
    if (entry.state != State::Backward)
      op.work += graph.ops[entry.op].work;
  op.work.matmulFlops *= op.attention->density;
  op.work.vectorFlops *= op.attention->density;
  noteInner(op, false);
  return op;
}

/// Flash attention's backward pass computes the scores again, so five products
/// where the forward pass has two.
Op AttentionMatch::backwardOp(TensorId lse) const {
  Op op = operatorAt(scoreGradient, OpKind::AttentionBackward,
                     "attention_backward");
  if (hasForward()) {
    op.operands.push_back(output);
    op.rule.edit().operands.push_back(mapOf(resultDims(*findTensor(output))));
  }
  addOperand(op, scoreGradient, outputGradientOperand);
  if (lse != kNone) {
    op.operands.push_back(lse);
    op.rule.edit().operands.push_back(
        lseMap(batch.size() + group.size() + query.size()));
  }
  addMasks(op);

  const double density = op.attention->density;
  auto member = [&](OpId id, std::string_view what) {
    const Inner *entry = find(id);
    Member result;
    result.mnemonic = what;
    result.work = graph.ops[id].work;
    result.work.matmulFlops *= density;
    for (FactorId f = 0; f < op.rule->factors.size(); ++f)
      if (op.rule->factors[f].name != "vdim")
        result.factors.push_back(f);
    const TensorMap map = mapOf(resultDims(*entry));
    for (const DimFactors &factors : map)
      for (FactorId factor : factors)
        result.resultFactors.push_back(factor);
    result.dtype = graph.tensors[graph.ops[id].results[0]].dtype;
    return result;
  };
  std::vector<Member> members;
  members.push_back(member(scoreProduct, "scores"));
  members.push_back(member(scoreGradient, "probability_gradient"));
  for (OpId id : {queryGradient, keyGradient, valueGradient}) {
    if (id == kNone)
      continue;
    op.results.push_back(graph.ops[id].results[0]);
    op.rule.edit().results.push_back(mapOf(resultDims(*find(id))));
    Member part = member(id, id == queryGradient ? "query_gradient"
                             : id == keyGradient ? "key_gradient"
                                                 : "value_gradient");
    // Shards of queries each have a part of the gradients of keys and values,
    // and the other way round.
    for (FactorId f = 0; f < op.rule->factors.size(); ++f) {
      const std::string_view factor = op.rule->factors[f].name;
      const bool summed = id == queryGradient
                              ? factor == "key"
                              : factor == "query" || factor == "group";
      if (summed &&
          std::find(part.resultFactors.begin(), part.resultFactors.end(), f) ==
              part.resultFactors.end())
        part.internalReduction.push_back(f);
    }
    members.push_back(std::move(part));
  }
  Member softmax = member(scoreProduct, "softmax");
  softmax.work = {};
  for (const Inner &entry : inner)
    if (entry.state == State::Backward)
      softmax.work.vectorFlops +=
          graph.ops[entry.op].work.vectorFlops * density;
  members.push_back(std::move(softmax));
  for (const Member &part : members)
    op.work += part.work;
  op.members = std::move(members);
  noteInner(op, true);
  return op;
}

void recogniseAttention(OpGraph &graph) {
  const FuseAnalysis analysis(graph, FuseAnalysis::ViewsOnly);
  std::vector<bool> dead(graph.ops.size(), false);
  std::vector<bool> tried(graph.ops.size(), false);
  const auto count = static_cast<OpId>(graph.ops.size());
  std::vector<Op> added;
  std::vector<OpId> place(graph.ops.size());
  std::iota(place.begin(), place.end(), 0u);
  for (OpId id = 0; id < count; ++id) {
    if (dead[id] || graph.ops[id].mnemonic != "exponential" ||
        graph.ops[id].kind != OpKind::Vector)
      continue;
    AttentionMatch match(graph, analysis);
    if (!match.match(id))
      continue;
    TensorId lse = kNone;
    // A backward pass, in the graph or still to be built, reads the
    // log-sum-exp.
    bool willTrain = graph.mode == Mode::Train && !graph.isTrainStep;
    if (match.hasForward() && (match.hasBackward() || willTrain)) {
      Tensor tensor;
      tensor.name = "lse";
      tensor.shape = match.lseShape();
      lse = graph.addTensor(std::move(tensor));
    }
    OpId forward = kNone;
    if (match.hasForward()) {
      forward = static_cast<OpId>(graph.ops.size() + added.size());
      added.push_back(match.forwardOp(lse));
      place.push_back(match.outputPlace());
    }
    if (match.hasBackward()) {
      added.push_back(match.backwardOp(lse));
      added.back().adjointOf = forward;
      place.push_back(match.gradientPlace());
    }
    for (OpId op : match.replaced())
      dead[op] = true;
  }
  if (added.empty())
    return;
  for (Op &op : added)
    graph.ops.push_back(std::move(op));
  dead.resize(graph.ops.size(), false);
  rebuild(graph, dead, place);
  pairAttentions(graph);
}

} // namespace planner
