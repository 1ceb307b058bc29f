//===- FuseCuts.cpp - Where the user's shardings cut fused operators ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseClusters.h"
#include <algorithm>
#include <map>

namespace planner {

using Nodes = FactorSpace::Nodes;

static const OperandConstraint *constraintOn(const Op &op, uint32_t operand) {
  for (const OperandConstraint &constraint : op.operandConstraints)
    if (constraint.operand == operand)
      return &constraint;
  return nullptr;
}

/// What the user says of the operator's results and operands, and of what
/// became part of it before. It has nodes.
std::vector<AskedSharding> Clustering::askedOf(OpId id) {
  std::vector<AskedSharding> list;
  if (!hasConstraints)
    return list;
  const Op &op = graph.ops[id];
  auto add = [&](const InputSharding &sharding, const TensorMap &map,
                 TensorId tensor, bool maySum) {
    SmallVec<Nodes, 4> dims;
    for (size_t dim = 0; dim < map.size(); ++dim)
      dims.push_back(dimNodes(id, map, tensor, dim));
    list.push_back(
        AskedSharding::make(space, sharding, std::move(dims), maySum));
  };
  for (size_t i = 0; i < op.results.size(); ++i)
    if (const auto &sharding = graph.tensors[op.results[i]].constraint)
      add(*sharding, op.rule->results[i], op.results[i], true);
  for (const OperandConstraint &constraint : op.operandConstraints)
    add(constraint.sharding, op.rule->operands[constraint.operand],
        op.operands[constraint.operand],
        analysis.capable[op.operands[constraint.operand]]);
  for (const InnerValue &value : op.inner) {
    if (!value.constraint)
      continue;
    SmallVec<Nodes, 4> dims;
    for (const DimFactors &factors : value.map) {
      Nodes nodes;
      for (FactorId factor : factors)
        nodes.push_back(nodeBase[id] + factor);
      dims.push_back(nodes);
    }
    list.push_back(
        AskedSharding::make(space, *value.constraint, std::move(dims), true));
  }
  return list;
}

/// Of a use that has its own constraint, or that is not in the module, those of
/// views before it are not.
bool Clustering::saysItself(OpId op, uint32_t operand) const {
  return (!graph.isTrainStep && graph.ops[op].phase != Phase::Forward) ||
         constraintOn(graph.ops[op], operand);
}

/// As the emitter notes it.
void Clustering::askOfView(OpId view, const std::vector<Nodes> &made,
                           const std::vector<Nodes> &read,
                           bool &isUsedOtherwise) {
  const Op &op = graph.ops[view];
  auto add = [&](const InputSharding &sharding,
                 const std::vector<Nodes> &nodes) {
    askedOfViews.push_back(
        AskedSharding::make(space, sharding, {nodes.begin(), nodes.end()},
                            analysis.capable[op.results[0]]));
  };
  const OperandConstraint *constraint = constraintOn(op, 0);
  if (!isUsedOtherwise) {
    if (const auto &sharding = graph.tensors[op.results[0]].constraint)
      add(*sharding, made);
    if (constraint && graph.tensors[op.results[0]].uses.size() == 1)
      add(constraint->sharding, read);
  }
  isUsedOtherwise |= constraint != nullptr;
}

/// One operator of the clusters, and `op` if there is one, can have what the
/// user says. Takes what was asked of views on the way into `asked`.
bool Clustering::agrees(const std::vector<ClusterId> &together, OpId op,
                        std::vector<AskedSharding> &asked) {
  if (!hasConstraints)
    return true;
  asked.insert(asked.end(), askedOfViews.begin(), askedOfViews.end());
  std::vector<AskedSharding> all = asked;
  std::vector<OpId> ops;
  if (op != kNone)
    ops.push_back(op);
  for (ClusterId cluster : together) {
    const Cluster &c = clusters[cluster];
    all.insert(all.end(), c.asked.begin(), c.asked.end());
    ops.insert(ops.end(), c.ops.begin(), c.ops.end());
  }
  std::sort(ops.begin(), ops.end());
  return !isApart(ops) || agreesAsOne(ops, all);
}

bool Clustering::isApart(const std::vector<OpId> &ops) const {
  return std::any_of(ops.begin(), ops.end(),
                     [&](OpId op) { return static_cast<bool>(apart[op]); });
}

bool Clustering::agreesAsOne(const std::vector<OpId> &ops,
                             const std::vector<AskedSharding> &asked) {
  if (asked.size() < 2)
    return true;
  AskedFactors factors;
  factors.isLinear = std::all_of(ops.begin(), ops.end(), [&](OpId op) {
    return analysis.isLinear(graph.ops[op]);
  });
  const FactorSpace::Mark mark = space.mark();
  alignInside(ops);
  alignReads(ops);
  factors.summed = summedBy(ops);
  const bool answer = agree(space, asked, factors);
  space.rollback(mark);
  return answer;
}

/// Marks the operators of clusters that the constraints contradict in; whether
/// there are any that were not marked before.
bool Clustering::takeApart() {
  bool any = false;
  for (const Cluster &cluster : clusters) {
    if (cluster.ops.size() < 2 || agreesAsOne(cluster.ops, cluster.asked))
      continue;
    for (OpId op : cluster.ops) {
      any |= !apart[op];
      apart[op] = true;
    }
  }
  return any;
}

/// What joins without being aligned: epilogues, siblings.
void Clustering::alignInside(const std::vector<OpId> &ops) {
  for (OpId id : ops)
    for (uint32_t i = 0; i < graph.ops[id].operands.size(); ++i) {
      const TensorId source = analysis.source(graph.ops[id].operands[i]);
      const OpId producer = graph.tensors[source].producer;
      if (!std::binary_search(ops.begin(), ops.end(), producer))
        continue;
      const FactorSpace::Mark mark = space.mark();
      if (!alignOperand(id, i))
        space.rollback(mark);
    }
}

/// As the operator that is made of them will read.
void Clustering::alignReads(const std::vector<OpId> &ops) {
  std::map<TensorId, std::vector<std::vector<Nodes>>> seen;
  for (OpId id : ops)
    for (uint32_t i = 0; i < graph.ops[id].operands.size(); ++i) {
      TensorId tensor = graph.ops[id].operands[i];
      const OpId producer = graph.tensors[analysis.source(tensor)].producer;
      if (analysis.isFree(tensor) ||
          std::binary_search(ops.begin(), ops.end(), producer))
        continue;
      const std::vector<Nodes> dims = seeThrough(id, i, tensor);
      auto &readings = seen[tensor];
      if (std::none_of(
              readings.begin(), readings.end(),
              [&](const auto &other) { return unifyAll(dims, other); }))
        readings.push_back(dims);
    }
}

/// An operand's dimensions in the tensor that it is a view of, as far as that
/// can be followed.
std::vector<Nodes> Clustering::seeThrough(OpId op, uint32_t operand,
                                          TensorId &tensor) {
  auto dimsOf = [&](OpId id, const TensorMap &map) {
    std::vector<Nodes> dims;
    for (size_t dim = 0; dim < map.size(); ++dim)
      dims.push_back(dimNodes(id, map, tensor, dim));
    return dims;
  };
  std::vector<Nodes> dims = dimsOf(op, graph.ops[op].rule->operands[operand]);
  while (analysis.isView(tensor)) {
    const OpId view = graph.tensors[tensor].producer;
    addNodes(view);
    if (!unifyAll(dims, dimsOf(view, graph.ops[view].rule->results[0])))
      break;
    tensor = graph.ops[view].operands[0];
    dims = dimsOf(view, graph.ops[view].rule->operands[0]);
  }
  return dims;
}

bool Clustering::unifyAll(const std::vector<Nodes> &a,
                          const std::vector<Nodes> &b) {
  const FactorSpace::Mark mark = space.mark();
  for (size_t dim = 0; dim < a.size(); ++dim)
    if (!space.unify(a[dim], b[dim])) {
      space.rollback(mark);
      return false;
    }
  return true;
}

/// Parts of what sums among the operators, in order, are over, and no one after
/// them needs whole.
Nodes Clustering::summedBy(const std::vector<OpId> &ops) const {
  Nodes summed;
  auto has = [&](OpId op, const TensorMap &map, Nodes::value_type part) {
    Nodes parts;
    for (const DimFactors &factors : map)
      for (FactorId factor : factors)
        space.expand(nodeBase[op] + factor, parts);
    return std::find(parts.begin(), parts.end(), part) != parts.end();
  };
  auto isKept = [&](size_t from, Nodes::value_type part) {
    std::vector<TensorId> sums = {graph.ops[ops[from]].results[0]};
    for (size_t i = from + 1; i < ops.size(); ++i) {
      const Op &op = graph.ops[ops[i]];
      const bool reads =
          std::any_of(op.operands.begin(), op.operands.end(), [&](TensorId t) {
            return std::find(sums.begin(), sums.end(), analysis.source(t)) !=
                   sums.end();
          });
      if (!reads)
        continue;
      if (!analysis.isLinear(op) || has(ops[i], op.rule->results[0], part))
        return false;
      sums.insert(sums.end(), op.results.begin(), op.results.end());
    }
    return true;
  };
  for (size_t i = 0; i < ops.size(); ++i) {
    const ShardingRule &rule = graph.ops[ops[i]].rule;
    for (size_t f = 0; f < rule.factors.size(); ++f) {
      if (rule.factors[f].kind != FactorKind::Reduction)
        continue;
      Nodes parts;
      space.expand(nodeBase[ops[i]] + static_cast<uint32_t>(f), parts);
      for (Nodes::value_type part : parts)
        if (isKept(i, part))
          summed.push_back(part);
    }
  }
  return summed;
}

bool Clustering::agrees(const std::vector<ClusterId> &together) {
  std::vector<AskedSharding> asked;
  if (!agrees(together, kNone, asked))
    return false;
  auto &list = clusters[together.front()].asked;
  list.insert(list.end(), asked.begin(), asked.end());
  return true;
}

/// Parallel slices have the same factors, and one operand.
bool Clustering::agreesAsSlice(const Cluster &cluster, OpId op) const {
  if (!hasConstraints)
    return true;
  Op both = graph.ops[cluster.ops.front()];
  std::vector<OpId> others(cluster.ops.begin() + 1, cluster.ops.end());
  others.push_back(op);
  for (OpId other : others) {
    const Op &slice = graph.ops[other];
    if (const auto &sharding = graph.tensors[slice.results[0]].constraint)
      both.inner.push_back({kNone, -1, both.rule->results[0], sharding});
    for (const OperandConstraint &asked : slice.operandConstraints)
      both.inner.push_back(
          {kNone, 0, both.rule->operands[asked.operand], asked.sharding});
  }
  return constraintsAgree(graph, both);
}

bool Clustering::agreesAsEpilogue(ClusterId anchor, ClusterId epilogue) {
  askedOfViews.clear();
  return agrees({anchor, epilogue});
}

void Clustering::cutBetween(ClusterId producer, ClusterId user) {
  for (OpId op : clusters[user].ops)
    for (TensorId operand : graph.ops[op].operands) {
      const TensorId source = analysis.source(operand);
      if (clusterOfTensor(source) == producer)
        cut[source] = true;
    }
}

} // namespace planner
