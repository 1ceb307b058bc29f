//===- AlignAdjoints.cpp - Adjoints count factors as their operators do ---===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The adjoints of a product iterate over the same factors as the product: the
// saved operand shows some of them, the cotangent, shaped like the product's
// result, the others. Where that settles all factors they get the numbers that
// they have in the forward operator, so that one configuration means the same
// for both.
//
//===----------------------------------------------------------------------===//

#include "FuseEmit.h"
#include <algorithm>

namespace planner {
namespace {

class FactorMatch {
public:
  FactorMatch(const ShardingRule &f, const ShardingRule &a)
      : forward(f), adjoint(a), forwardOf(a.factors.size(), kNoFactor),
        taken(f.factors.size(), false) {}

  /// The two maps describe the same dimensions. Nothing is noted of those that
  /// contradict.
  void add(const TensorMap &x, const TensorMap &y) {
    if (x.size() != y.size())
      return;
    for (size_t dim = 0; dim < x.size(); ++dim)
      if (x[dim].size() == y[dim].size())
        for (size_t i = 0; i < x[dim].size(); ++i)
          pair(x[dim][i], y[dim][i]);
  }

  /// Of the factors left, those of a size that no other has.
  void addBySize() {
    for (FactorId y = 0; y < forwardOf.size(); ++y) {
      if (forwardOf[y] != kNoFactor)
        continue;
      const int64_t size = adjoint.factors[y].size;
      SmallVec<FactorId, 4> same, candidates;
      for (FactorId other = 0; other < forwardOf.size(); ++other)
        if (forwardOf[other] == kNoFactor &&
            adjoint.factors[other].size == size)
          same.push_back(other);
      for (FactorId x = 0; x < taken.size(); ++x)
        if (!taken[x] && forward.factors[x].size == size)
          candidates.push_back(x);
      if (same.size() == 1 && candidates.size() == 1)
        pair(candidates[0], y);
    }
  }

  bool isComplete() const {
    return std::find(forwardOf.begin(), forwardOf.end(), kNoFactor) ==
           forwardOf.end();
  }
  FactorId operator[](FactorId factor) const { return forwardOf[factor]; }

private:
  const ShardingRule &forward, &adjoint;
  std::vector<FactorId> forwardOf;
  std::vector<bool> taken;

  void pair(FactorId x, FactorId y) {
    if (forwardOf[y] != kNoFactor || taken[x] ||
        forward.factors[x].size != adjoint.factors[y].size)
      return;
    forwardOf[y] = x;
    taken[x] = true;
  }
};

void renumber(Op &op, const FactorMatch &match) {
  auto apply = [&](auto &list) {
    for (FactorId &factor : list)
      factor = match[factor];
  };
  SmallVec<Factor, 4> factors(op.rule->factors.size());
  for (size_t i = 0; i < factors.size(); ++i)
    factors[match[static_cast<FactorId>(i)]] = op.rule->factors[i];
  op.rule.edit().factors = std::move(factors);
  for (TensorMap &map : op.rule.edit().operands)
    for (DimFactors &dim : map)
      apply(dim);
  for (TensorMap &map : op.rule.edit().results)
    for (DimFactors &dim : map)
      apply(dim);
  for (InnerValue &value : op.inner)
    for (DimFactors &dim : value.map)
      apply(dim);
  if (op.members.empty())
    return;
  for (Member &member : op.members.edit()) {
    apply(member.factors);
    apply(member.internalReduction);
    apply(member.resultFactors);
  }
}

} // namespace

void alignAdjoints(OpGraph &graph) {
  for (Op &op : graph.ops) {
    if (op.adjointOf == kNone || op.kind != OpKind::Contraction)
      continue;
    const Op &forward = graph.ops[op.adjointOf];
    if (forward.kind != OpKind::Contraction ||
        forward.rule->factors.size() != op.rule->factors.size())
      continue;
    FactorMatch match(forward.rule, op.rule);
    uint32_t cotangent = kNone;
    for (uint32_t i = 0; i < op.operands.size(); ++i) {
      const auto saved = std::find(forward.operands.begin(),
                                   forward.operands.end(), op.operands[i]);
      if (saved != forward.operands.end())
        match.add(forward.rule->operands[saved - forward.operands.begin()],
                  op.rule->operands[i]);
      else
        cotangent = i;
    }
    if (cotangent != kNone)
      match.add(forward.rule->results[0], op.rule->operands[cotangent]);
    match.addBySize();
    if (match.isComplete())
      renumber(op, match);
    else
      // What counts otherwise must not be taken for the same.
      op.adjointOf = kNone;
  }
}

} // namespace planner
