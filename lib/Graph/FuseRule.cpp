//===- FuseRule.cpp - The rule of a group of operators --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseRule.h"
#include <algorithm>

namespace planner {

using Nodes = FusedRule::Nodes;
using Dims = FusedRule::Dims;

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

void FusedRule::start(const OpGraph &g, const FuseAnalysis &a,
                      const std::vector<OpId> &ops, bool anchored) {
  graph = &g;
  analysis = &a;
  hasAnchor = anchored;
  space.clear();
  instances.clear();
  operands.clear();
  results.clear();
  noted.clear();
  for (OpId op : ops) {
    Instance instance;
    instance.op = op;
    instances.push_back(std::move(instance));
  }
}

uint32_t FusedRule::addNodes(OpId id, bool keepPermutation) {
  const Op &op = graph->ops[id];
  SmallVec<bool, 16> whole(op.rule->factors.size(), false);
  auto visit = [&](TensorId tensor, const TensorMap &map) {
    for (size_t dim = 0; dim < map.size(); ++dim)
      if (map[dim].size() == 1 &&
          analysis->whole[analysis->dimBase[tensor] + dim])
        whole[map[dim][0]] = true;
  };
  for (size_t i = 0; i < op.operands.size(); ++i)
    visit(op.operands[i], op.rule->operands[i]);
  for (size_t i = 0; i < op.results.size(); ++i)
    visit(op.results[i], op.rule->results[i]);
  uint32_t base = kNone;
  for (size_t i = 0; i < op.rule->factors.size(); ++i) {
    const Factor &factor = op.rule->factors[i];
    const bool replicate =
        factor.kind == FactorKind::NeedReplication ||
        (!keepPermutation && factor.kind == FactorKind::Permutation);
    const uint32_t node = space.add(factor.size, replicate, whole[i]);
    if (i == 0)
      base = node;
  }
  return base;
}

Nodes FusedRule::dimNodes(OpId op, uint32_t base, const TensorMap &map,
                          TensorId tensor, size_t dim) const {
  Nodes nodes;
  if (describesDim(graph->ops[op].rule, map[dim],
                   graph->tensors[tensor].shape[dim]))
    for (FactorId factor : map[dim])
      nodes.push_back(base + factor);
  return nodes;
}

Dims FusedRule::mapNodes(OpId op, uint32_t base, const TensorMap &map,
                         TensorId tensor) const {
  Dims dims;
  for (size_t dim = 0; dim < map.size(); ++dim)
    dims.push_back(dimNodes(op, base, map, tensor, dim));
  return dims;
}

void FusedRule::addInstance(uint32_t index) {
  Instance &instance = instances[index];
  const Op &op = graph->ops[instance.op];
  const bool alone = instances.size() == 1 || (hasAnchor && index == 0);
  instance.base = addNodes(instance.op, alone);
  instance.from.assign(op.operands.size(), kNone);
  instance.isExternal.assign(op.operands.size(), false);
  instance.seen.resize(op.operands.size());
}

Dims FusedRule::operandDims(uint32_t index, uint32_t operand) {
  const Instance &instance = instances[index];
  const Op &op = graph->ops[instance.op];
  return mapNodes(instance.op, instance.base, op.rule->operands[operand],
                  op.operands[operand]);
}

/// Attention keeps its meaning when heads become groups of heads; a
/// contraction would only get more ways to do the same.
bool FusedRule::cutsAnchor() const {
  const Op &op = graph->ops[instances.front().op];
  if (!hasAnchor || op.kind == OpKind::Attention ||
      op.kind == OpKind::AttentionBackward)
    return false;
  for (size_t i = 0; i < op.rule->factors.size(); ++i)
    if (space.isCut(instances.front().base + static_cast<uint32_t>(i)))
      return true;
  return false;
}

bool FusedRule::lookThrough(OpId view, Dims &dims, bool must) {
  const Op &op = graph->ops[view];
  const FactorSpace::Mark mark = space.mark();
  const uint32_t base = addNodes(view, false);
  const Dims made = mapNodes(view, base, op.rule->results[0], op.results[0]);
  bool fits = true;
  for (size_t dim = 0; dim < dims.size() && fits; ++dim) {
    if (must)
      space.unifyOrReplicate(dims[dim], made[dim]);
    else
      fits = space.unify(dims[dim], made[dim]);
  }
  if (!must && (!fits || cutsAnchor())) {
    space.rollback(mark);
    return false;
  }
  dims = mapNodes(view, base, op.rule->operands[0], op.operands[0]);
  return true;
}

void FusedRule::connect(const Dims &dims, uint32_t producer, uint32_t result,
                        uint32_t user, uint32_t operand) {
  const Dims made = resultDims({producer, result});
  for (size_t dim = 0; dim < dims.size(); ++dim)
    space.unifyOrReplicate(dims[dim], made[dim]);
  instances[user].from[operand] = producer;
  instances[user].seen[operand] = dims;
}

void FusedRule::addOperand(TensorId tensor, uint32_t user, uint32_t userOperand,
                           const Dims &dims, double touched, bool own,
                           TensorId part) {
  Instance &instance = instances[user];
  instance.isExternal[userOperand] = true;
  instance.seen[userOperand] = dims;
  if (!own)
    for (uint32_t i = 0; i < operands.size(); ++i) {
      Operand &other = operands[i];
      if (other.tensor != tensor || other.own)
        continue;
      const FactorSpace::Mark mark = space.mark();
      bool fits = true;
      for (size_t dim = 0; dim < dims.size() && fits; ++dim)
        fits = space.unify(dims[dim], other.dims[dim]);
      if (!fits) {
        space.rollback(mark);
        continue;
      }
      if (std::find(other.parts.begin(), other.parts.end(), part) ==
          other.parts.end()) {
        other.touched = std::min(1.0, other.touched + touched);
        other.parts.push_back(part);
      }
      instance.from[userOperand] = i;
      return;
    }
  instance.from[userOperand] = static_cast<uint32_t>(operands.size());
  const bool keepsMap = user == 0 && (hasAnchor || instances.size() == 1) &&
                        graph->ops[instance.op].operands[userOperand] == tensor;
  operands.push_back({tensor,
                      dims,
                      std::min(1.0, touched),
                      own,
                      keepsMap ? userOperand : kNone,
                      {part}});
}

void FusedRule::addResult(uint32_t instance, uint32_t result) {
  results.push_back({instance, result});
}

void FusedRule::note(OriginId origin, int32_t operand, Dims dims,
                     Boxed<InputSharding> constraint) {
  noted.push_back({origin, operand, std::move(dims), std::move(constraint)});
}

/// All factors of a map, as the operator has them: also those that are smaller
/// than the dimension, or larger, as with windows.
Dims FusedRule::ownNodes(uint32_t base, const TensorMap &map) {
  Dims dims(map.size());
  for (size_t dim = 0; dim < map.size(); ++dim)
    for (FactorId factor : map[dim])
      dims[dim].push_back(base + factor);
  return dims;
}

void FusedRule::noteInstance(uint32_t index) {
  const Instance &instance = instances[index];
  const Op &op = graph->ops[instance.op];
  // An anchor keeps its maps.
  const bool keepsMaps = index == 0 && (hasAnchor || instances.size() == 1);
  for (uint32_t i = 0; i < op.results.size(); ++i) {
    const Tensor &tensor = graph->tensors[op.results[i]];
    if (graph->tracesOrigins || tensor.constraint)
      note(tensor.origin, -1,
           keepsMaps ? ownNodes(instance.base, op.rule->results[i])
                     : resultDims({index, i}),
           tensor.constraint);
  }
  for (uint32_t i = 0; i < op.operands.size(); ++i) {
    const auto at = std::find_if(
        op.operandConstraints.begin(), op.operandConstraints.end(),
        [&](const OperandConstraint &c) { return c.operand == i; });
    const bool isConstrained = at != op.operandConstraints.end();
    if (isConstrained || (graph->tracesOrigins && op.origin != kNone))
      note(op.origin, static_cast<int32_t>(i),
           keepsMaps ? ownNodes(instance.base, op.rule->operands[i])
                     : operandDims(index, i),
           isConstrained ? Boxed(at->sharding) : Boxed<InputSharding>());
  }
  // An operator that was built before: its values in its factors.
  for (const InnerValue &value : op.inner)
    note(value.origin, value.operand, ownNodes(instance.base, value.map),
         value.constraint);
}

void FusedRule::setInner(Op &op) const {
  for (const Noted &value : noted)
    op.inner.push_back(
        {value.origin, value.operand, toMap(value.dims), value.constraint});
}

Dims FusedRule::resultDims(const Result &result) const {
  const Instance &instance = instances[result.instance];
  const Op &op = graph->ops[instance.op];
  return mapNodes(instance.op, instance.base, op.rule->results[result.result],
                  op.results[result.result]);
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

void FusedRule::collectAtoms() {
  atoms.clear();
  if (!hasAnchor && instances.size() > 1)
    for (const Result &result : results)
      for (const Nodes &nodes : resultDims(result))
        for (Nodes::value_type node : nodes)
          space.expand(node, atoms);
  for (const Instance &instance : instances)
    for (size_t i = 0; i < graph->ops[instance.op].rule->factors.size(); ++i)
      space.expand(instance.base + static_cast<uint32_t>(i), atoms);
  for (const Operand &operand : operands)
    for (const Nodes &nodes : operand.dims)
      for (Nodes::value_type node : nodes)
        space.expand(node, atoms);
  // First appearances, in order.
  Nodes unique;
  idOf.assign(space.mark().entries, kNoFactor);
  for (Nodes::value_type atom : atoms)
    if (idOf[atom] == kNoFactor && unique.size() + 1 < kNoFactor) {
      idOf[atom] = static_cast<FactorId>(unique.size());
      unique.push_back(atom);
    }
  atoms = unique;
}

/// A factor that occurs twice in one tensor cannot split it.
void FusedRule::removeDiagonals(std::vector<Dims> &tensors) {
  std::vector<bool> seen(idOf.size());
  for (const Dims &dims : tensors) {
    Nodes parts;
    for (const Nodes &nodes : dims)
      for (Nodes::value_type node : nodes)
        space.expand(node, parts);
    for (Nodes::value_type part : parts) {
      if (seen[part])
        idOf[part] = kNoFactor;
      seen[part] = true;
    }
    for (Nodes::value_type part : parts)
      seen[part] = false;
  }
  // Renumber what is left.
  Nodes left;
  for (Nodes::value_type atom : atoms)
    if (idOf[atom] != kNoFactor) {
      idOf[atom] = static_cast<FactorId>(left.size());
      left.push_back(atom);
    }
  atoms = left;
}

TensorMap FusedRule::toMap(const Dims &dims) const {
  TensorMap map(dims.size());
  for (size_t dim = 0; dim < dims.size(); ++dim) {
    const Nodes parts = space.expand(dims[dim]);
    const bool known =
        std::all_of(parts.begin(), parts.end(), [&](Nodes::value_type part) {
          return idOf[part] != kNoFactor;
        });
    if (known)
      for (Nodes::value_type part : parts)
        map[dim].push_back(idOf[part]);
  }
  return map;
}

/// A map of the first instance as it was: dimensions of windows and slices have
/// other sizes than their factors.
TensorMap FusedRule::rawMap(const TensorMap &map) const {
  TensorMap mapped(map.size());
  for (size_t dim = 0; dim < map.size(); ++dim)
    for (FactorId factor : map[dim]) {
      SmallVec<FactorId, 4> parts;
      addPart({instances.front().base + factor}, parts);
      for (FactorId part : parts)
        mapped[dim].push_back(part);
    }
  return mapped;
}

void FusedRule::addPart(const Nodes &nodes, SmallVec<FactorId, 4> &list) const {
  for (Nodes::value_type part : space.expand(nodes)) {
    const FactorId id = idOf[part];
    if (id != kNoFactor &&
        std::find(list.begin(), list.end(), id) == list.end())
      list.push_back(id);
  }
}

bool FusedRule::contains(uint32_t index, Nodes::value_type atom,
                         FactorKind kind) const {
  const Instance &instance = instances[index];
  const ShardingRule &rule = graph->ops[instance.op].rule;
  for (size_t i = 0; i < rule.factors.size(); ++i) {
    if (rule.factors[i].kind != kind)
      continue;
    Nodes parts;
    space.expand(instance.base + static_cast<uint32_t>(i), parts);
    if (std::find(parts.begin(), parts.end(), atom) != parts.end())
      return true;
  }
  return false;
}

bool FusedRule::iterates(uint32_t index, Nodes::value_type atom) const {
  return contains(index, atom, FactorKind::PassThrough) ||
         contains(index, atom, FactorKind::Reduction) ||
         contains(index, atom, FactorKind::NeedReplication);
}

SmallVec<bool, 8>
FusedRule::partialOperands(const Instance &instance,
                           const std::vector<Flow> &flows,
                           const std::vector<bool> &external) const {
  SmallVec<bool, 8> partial(instance.from.size(), false);
  for (size_t i = 0; i < instance.from.size(); ++i)
    if (instance.from[i] != kNone)
      partial[i] = instance.isExternal[i]
                       ? static_cast<bool>(external[instance.from[i]])
                       : flows[instance.from[i]] == Flow::Partial;
  return partial;
}

/// Some linear set holds all partial operands, and nothing else but zeros.
bool FusedRule::flowsLinearly(const Instance &instance,
                              const SmallVec<bool, 8> &partial) const {
  const Op &op = graph->ops[instance.op];
  const auto wanted = std::count(partial.begin(), partial.end(), true);
  for (const auto &set : op.rule->linear) {
    auto found = wanted - wanted;
    bool extra = false;
    for (uint8_t operand : set) {
      const auto &splat = graph->tensors[op.operands[operand]].splat;
      if (partial[operand])
        ++found;
      else
        extra |= !(splat && *splat == 0);
    }
    if (!extra && found == wanted)
      return true;
  }
  return false;
}

/// Every result is a sum over the factor that nothing in the group needs
/// complete: the factor may leave all results partial.
bool FusedRule::isDeferred(Nodes::value_type atom, ReduceOp &reduce) const {
  std::vector<Flow> flows(instances.size(), Flow::Whole);
  const std::vector<bool> external(operands.size(), false);
  bool any = false;
  for (uint32_t i = 0; i < instances.size(); ++i) {
    const Instance &instance = instances[i];
    const SmallVec<bool, 8> partial =
        partialOperands(instance, flows, external);
    const bool takesPartial =
        std::find(partial.begin(), partial.end(), true) != partial.end();
    if (contains(i, atom, FactorKind::Reduction)) {
      ReduceOp own = ReduceOp::Other;
      for (const Factor &factor : graph->ops[instance.op].rule->factors)
        if (factor.kind == FactorKind::Reduction)
          own = factor.reduce;
      if (takesPartial || (own != ReduceOp::Sum && instances.size() > 1))
        return false;
      reduce = own;
      flows[i] = Flow::Partial;
      any = true;
    } else if (takesPartial) {
      if (iterates(i, atom) || !flowsLinearly(instance, partial))
        return false;
      flows[i] = Flow::Partial;
    }
  }
  for (const Result &result : results)
    any &= flows[result.instance] == Flow::Partial;
  return any;
}

void FusedRule::setKinds(Op &op) {
  deferred.assign(atoms.size(), false);
  std::vector<bool> isReduced(atoms.size(), false), isMade(atoms.size(), false);
  std::vector<bool> isPermuted(atoms.size(), false);
  std::vector<ReduceOp> how(atoms.size(), ReduceOp::Sum);
  std::vector<std::pair<int32_t, int32_t>> halo(atoms.size());
  for (const Instance &instance : instances) {
    const ShardingRule &rule = graph->ops[instance.op].rule;
    for (size_t i = 0; i < rule.factors.size(); ++i) {
      SmallVec<FactorId, 4> parts;
      addPart({instance.base + static_cast<uint32_t>(i)}, parts);
      const Factor &factor = rule.factors[i];
      for (FactorId part : parts) {
        if (factor.kind == FactorKind::Reduction) {
          isReduced[part] = true;
          how[part] = factor.reduce;
        }
        if (factor.kind == FactorKind::Permutation)
          isPermuted[part] = true;
        if (factor.haloLow || factor.haloHigh)
          halo[part] = {factor.haloLow, factor.haloHigh};
      }
    }
  }
  for (const TensorMap &map : op.rule->results)
    for (const DimFactors &factors : map)
      for (FactorId factor : factors)
        isMade[factor] = true;
  for (size_t i = 0; i < atoms.size(); ++i) {
    Factor &factor = op.rule.edit().factors[i];
    factor.size = space.size(atoms[i]);
    factor.haloLow = halo[i].first;
    factor.haloHigh = halo[i].second;
    if (space.mustReplicate(atoms[i]))
      factor.kind = FactorKind::NeedReplication;
    else if (isPermuted[i])
      factor.kind = FactorKind::Permutation;
    // The scores that an attention keeps are no reason not to split the keys.
    else if (isReduced[i] && (!isMade[i] || op.kind == OpKind::Attention) &&
             (hasAnchor || isDeferred(atoms[i], how[i]))) {
      factor.kind = FactorKind::Reduction;
      factor.reduce = how[i];
      deferred[i] = true;
    }
  }
}

void FusedRule::nameFactors(Op &op) {
  const Op &anchor = graph->ops[instances.front().op];
  if (!hasAnchor)
    return;
  for (size_t i = 0; i < anchor.rule->factors.size(); ++i) {
    SmallVec<FactorId, 4> parts;
    addPart({instances.front().base + static_cast<uint32_t>(i)}, parts);
    const std::string_view factorName = anchor.rule->factors[i].name;
    for (size_t part = 0; part < parts.size(); ++part)
      op.rule.edit().factors[parts[part]].name =
          part == 0 ? factorName
                    : (factorName == "head" ? std::string_view("group")
                                            : std::string_view());
  }
}

void FusedRule::setLinear(Op &op) const {
  if (instances.size() == 1 || hasAnchor) {
    // The operator's own sets; a constant that is not zero cannot be dropped.
    const Instance &own = instances.front();
    const Op &raw = graph->ops[own.op];
    for (const auto &set : raw.rule->linear) {
      ByteList kept;
      bool valid = true;
      for (uint8_t operand : set) {
        if (own.isExternal[operand]) {
          const auto at = static_cast<uint8_t>(own.from[operand]);
          if (std::find(kept.begin(), kept.end(), at) == kept.end())
            kept.push_back(at);
        } else {
          const auto &splat = graph->tensors[raw.operands[operand]].splat;
          valid &= splat && *splat == 0;
        }
      }
      // x * x is linear in neither.
      for (size_t i = 0; i < own.from.size(); ++i)
        if (own.isExternal[i] &&
            std::find(set.begin(), set.end(), i) == set.end() &&
            std::find(kept.begin(), kept.end(), own.from[i]) != kept.end())
          valid = false;
      if (valid && !kept.empty())
        op.rule.edit().linear.push_back(std::move(kept));
    }
    return;
  }
  // Jointly in all operands that carry data.
  std::vector<bool> external(operands.size(), false);
  ByteList set;
  bool scalar = true;
  for (const Operand &operand : operands)
    scalar &= graph->tensors[operand.tensor].elements() <= 1;
  for (size_t i = 0; i < operands.size(); ++i)
    if (scalar || graph->tensors[operands[i].tensor].elements() > 1) {
      external[i] = true;
      set.push_back(static_cast<uint8_t>(i));
    }
  if (operands.size() > kMostLinear)
    return;
  std::vector<Flow> flows(instances.size(), Flow::Whole);
  for (uint32_t i = 0; i < instances.size(); ++i) {
    const SmallVec<bool, 8> partial =
        partialOperands(instances[i], flows, external);
    if (std::find(partial.begin(), partial.end(), true) == partial.end())
      continue;
    if (!flowsLinearly(instances[i], partial))
      return;
    flows[i] = Flow::Partial;
  }
  for (const Result &result : results)
    if (flows[result.instance] != Flow::Partial)
      return;
  for (const Member &member : op.members)
    if (!member.internalReduction.empty() && member.reduce != ReduceOp::Sum)
      return;
  op.rule.edit().linear.push_back(std::move(set));
}

/// `lastOf` says for the instances before this one which of the members is
/// their last.
uint32_t FusedRule::roundOf(const Instance &instance,
                            const std::vector<Member> &members,
                            const std::vector<size_t> &lastOf) {
  uint32_t round = 0;
  for (size_t i = 0; i < instance.from.size(); ++i)
    if (!instance.isExternal[i] && instance.from[i] < lastOf.size()) {
      const Member &before = members[lastOf[instance.from[i]]];
      round = std::max(round, before.round +
                                  (before.internalReduction.empty() ? 0 : 1));
    }
  return round;
}

/// An operator as a member.
Member FusedRule::memberOf(const Instance &instance) const {
  const Op &raw = graph->ops[instance.op];
  Member member;
  member.mnemonic = raw.mnemonic;
  member.work = raw.work;
  for (size_t i = 0; i < raw.rule->factors.size(); ++i) {
    const Factor &factor = raw.rule->factors[i];
    SmallVec<FactorId, 4> parts;
    addPart({instance.base + static_cast<uint32_t>(i)}, parts);
    for (FactorId part : parts)
      if (std::find(member.factors.begin(), member.factors.end(), part) ==
          member.factors.end())
        member.factors.push_back(part);
    if (raw.kind != OpKind::Reduce || factor.kind != FactorKind::Reduction)
      continue;
    member.reduce = factor.reduce;
    for (FactorId part : parts)
      if (!deferred[part])
        member.internalReduction.push_back(part);
  }
  if (!raw.results.empty()) {
    member.dtype = graph->tensors[raw.results[0]].dtype;
    for (const DimFactors &factors : raw.rule->results[0])
      for (FactorId factor : factors)
        addPart({instance.base + factor}, member.resultFactors);
  }
  return member;
}

/// A member of an operator that was built before, in the factors of this one.
Member FusedRule::renumbered(const Instance &instance, Member member) const {
  auto renumber = [&](auto &list) {
    SmallVec<FactorId, 4> parts;
    for (FactorId factor : list)
      addPart({instance.base + factor}, parts);
    list.assign(parts.begin(), parts.end());
  };
  renumber(member.factors);
  renumber(member.internalReduction);
  renumber(member.resultFactors);
  return member;
}

void FusedRule::setMembers(Op &op) const {
  if (instances.size() == 1 &&
      (hasAnchor || graph->ops[instances[0].op].members.empty()))
    return;
  std::vector<Member> members;
  members.reserve(instances.size());
  std::vector<size_t> lastOf;
  lastOf.reserve(instances.size());
  for (const Instance &instance : instances) {
    const uint32_t round = roundOf(instance, members, lastOf);
    const Op &raw = graph->ops[instance.op];
    for (size_t i = 0; i < raw.members.size(); ++i) {
      members.push_back(renumbered(instance, raw.members[i]));
      members.back().work = workOf(raw, i);
      members.back().round += round;
    }
    if (raw.members.empty()) {
      members.push_back(memberOf(instance));
      members.back().round = round;
    }
    lastOf.push_back(members.size() - 1);
  }
  op.members = std::move(members);
}

/// The three functions that do most of the work, or the anchor's name.
std::string FusedRule::mnemonic(const SharedList<Member> &members) const {
  if (hasAnchor || instances.size() == 1)
    return graph->ops[instances.front().op].mnemonic;
  std::vector<std::pair<double, std::string_view>> work;
  for (const Member &member : members) {
    auto it = std::find_if(work.begin(), work.end(), [&](const auto &entry) {
      return entry.second == member.mnemonic;
    });
    if (it == work.end())
      work.push_back({member.work.vectorFlops, member.mnemonic});
    else
      it->first += member.work.vectorFlops;
  }
  std::sort(work.begin(), work.end(), [](const auto &a, const auto &b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  std::string text;
  for (size_t i = 0; i < work.size() && i < 3; ++i)
    text += (i ? "+" : "") + std::string(work[i].second);
  return text;
}

Op FusedRule::build() {
  collectAtoms();
  std::vector<Dims> tensors;
  for (const Operand &operand : operands)
    tensors.push_back(operand.dims);
  for (const Result &result : results)
    tensors.push_back(resultDims(result));
  removeDiagonals(tensors);

  const Op &first = graph->ops[instances.front().op];
  const Op &last = graph->ops[instances.back().op];
  Op op;
  const bool single = instances.size() == 1;
  op.kind = hasAnchor || single ? first.kind : OpKind::Vector;
  op.location = hasAnchor ? first.location : last.location;
  op.adjointOf = hasAnchor ? first.adjointOf : last.adjointOf;
  op.recomputes = hasAnchor ? first.recomputes : last.recomputes;
  op.tiedTo = first.tiedTo;
  if (hasAnchor || single)
    op.alike = first.alike;
  op.axis = single ? first.axis : -1;
  op.attention = first.attention;
  op.rule.edit().factors.resize(atoms.size());
  bool touchesAll = true;
  for (size_t i = 0; i < operands.size(); ++i) {
    op.operands.push_back(operands[i].tensor);
    op.rule.edit().operands.push_back(
        operands[i].direct != kNone
            ? rawMap(first.rule->operands[operands[i].direct])
            : toMap(tensors[i]));
    op.operandTouched.push_back(operands[i].touched);
    touchesAll &= operands[i].touched == 1;
  }
  if (touchesAll)
    op.operandTouched.clear();
  for (size_t i = 0; i < results.size(); ++i) {
    op.results.push_back(graph->ops[instances[results[i].instance].op]
                             .results[results[i].result]);
    const bool keepsMap = results[i].instance == 0 && (hasAnchor || single);
    op.rule.edit().results.push_back(
        keepsMap ? rawMap(first.rule->results[results[i].result])
                 : toMap(tensors[operands.size() + i]));
  }
  if (single)
    op.resultTouched = first.resultTouched;
  setKinds(op);
  nameFactors(op);
  if (op.attention) {
    // Heads whose keys turned out to be repeated are groups now.
    op.attention->queryGroups = 1;
    for (const Factor &factor : op.rule->factors)
      if (factor.name == "group")
        op.attention->queryGroups *= factor.size;
  }
  setMembers(op);
  op.mnemonic = mnemonic(op.members);
  setLinear(op);
  setInner(op);
  for (const Instance &instance : instances)
    op.work += graph->ops[instance.op].work;
  return op;
}

} // namespace planner
