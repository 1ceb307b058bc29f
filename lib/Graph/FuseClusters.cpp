//===- FuseClusters.cpp - Which operators become one ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseClusters.h"
#include <algorithm>

namespace planner {

using Nodes = FactorSpace::Nodes;

/// As many as the scalars that a step adds of all gradients. Looking for an
/// operand among those before it takes a second beyond that.
static constexpr size_t kMaxOps = 32768;
/// Factors are numbered in a byte.
static constexpr uint32_t kMaxFactors = 48;

Clustering::Clustering(const OpGraph &g, const FuseAnalysis &a)
    : graph(g), analysis(a) {
  run();
}

bool areParallelSlices(const OpGraph &graph, OpId first, OpId second) {
  const Op &a = graph.ops[first], &b = graph.ops[second];
  if (a.kind != OpKind::Layout || b.kind != OpKind::Layout ||
      a.mnemonic != b.mnemonic || a.operands.size() != 1 ||
      a.operands != b.operands || a.results.size() != 1 ||
      b.results.size() != 1 || a.rule->operands != b.rule->operands ||
      a.rule->results != b.rule->results ||
      a.rule->factors.size() != b.rule->factors.size())
    return false;
  bool permutes = false;
  for (size_t i = 0; i < a.rule->factors.size(); ++i) {
    const Factor &x = a.rule->factors[i], &y = b.rule->factors[i];
    if (x.size != y.size || x.kind != y.kind)
      return false;
    permutes |= x.kind == FactorKind::Permutation;
  }
  return permutes;
}

ClusterId Clustering::find(ClusterId cluster) const {
  while (parent[cluster] != cluster)
    cluster = parent[cluster] = parent[parent[cluster]];
  return cluster;
}

ClusterId Clustering::clusterOf(OpId op) const {
  return owner[op] == kNone ? kNone : find(owner[op]);
}

ClusterId Clustering::clusterOfTensor(TensorId tensor) const {
  const OpId producer = graph.tensors[tensor].producer;
  return producer == kNone ? kNone : clusterOf(producer);
}

/// Constraints hinder nothing that they agree with: only what they contradict
/// in is taken apart, at the places where they do.
void Clustering::run() {
  hasConstraints = graph.hasConstraints();
  apart.assign(hasConstraints ? graph.ops.size() : 0, false);
  cut.assign(hasConstraints ? graph.tensors.size() : 0, false);
  form();
  // Merges that were not possible before may contradict, too.
  for (int round = 0; round < 4 && hasConstraints && takeApart(); ++round)
    form();
}

void Clustering::form() {
  space.clear();
  size_t factors = 0;
  for (const Op &op : graph.ops)
    factors += op.rule->factors.size();
  space.reserve(factors);
  clusters.clear();
  parent.clear();
  owner.assign(graph.ops.size(), kNone);
  nodeBase.assign(graph.ops.size(), kNone);
  loopBase.assign(graph.loops.size(), 0);
  loopDepth.assign(graph.loops.size(), 0);
  cut.assign(cut.size(), false);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    enterLoops(id);
    if (analysis.classes[id] != FuseClass::Free &&
        analysis.classes[id] != FuseClass::View)
      place(id);
  }
  absorbIntoUsers();
  foldEpilogues();
  mergeSiblings();
  for (Cluster &cluster : clusters)
    std::sort(cluster.ops.begin(), cluster.ops.end());
}

/// A loop is one step for what is around it: its operators lie above all that
/// it uses, and its results above all its operators.
void Clustering::enterLoops(OpId op) {
  const LoopId loop = graph.ops[op].loop;
  const bool entered = op > 0 && graph.ops[op - 1].loop == loop;
  if (loop == 0 || entered || loopDepth[loop] > 0)
    return;
  // Loops are contiguous: look ahead to the end once for each loop.
  auto inside = [&](LoopId inner) {
    while (inner > loop)
      inner = graph.loops[inner].parent;
    return inner == loop;
  };
  uint32_t base = 0;
  for (LoopId outer = graph.loops[loop].parent; outer != 0;
       outer = graph.loops[outer].parent)
    base = std::max(base, loopBase[outer]);
  for (OpId id = op; id < graph.ops.size() && inside(graph.ops[id].loop); ++id)
    for (TensorId operand : graph.ops[id].operands) {
      const TensorId source = analysis.source(operand);
      const OpId producer = graph.tensors[source].producer;
      if (producer != kNone && producer < op && owner[producer] != kNone)
        base = std::max(base, producerDepth(producer));
    }
  loopBase[loop] = base;
  loopDepth[loop] = base + 1;
}

/// The depth that users outside the producer's loop see.
uint32_t Clustering::producerDepth(OpId op) const {
  const uint32_t depth = clusters[clusterOf(op)].depth;
  const Op &producer = graph.ops[op];
  return producer.kind == OpKind::LoopNext
             ? std::max(depth, loopDepth[producer.loop])
             : depth;
}

void Clustering::addNodes(OpId op) {
  const Op &o = graph.ops[op];
  nodeBase[op] = kNone;
  std::vector<bool> whole(o.rule->factors.size(), false);
  auto visit = [&](TensorId tensor, const TensorMap &map) {
    for (size_t dim = 0; dim < map.size(); ++dim)
      if (map[dim].size() == 1 &&
          analysis.whole[analysis.dimBase[tensor] + dim])
        whole[map[dim][0]] = true;
  };
  for (size_t i = 0; i < o.operands.size(); ++i)
    visit(o.operands[i], o.rule->operands[i]);
  for (size_t i = 0; i < o.results.size(); ++i)
    visit(o.results[i], o.rule->results[i]);
  for (size_t i = 0; i < o.rule->factors.size(); ++i) {
    const Factor &factor = o.rule->factors[i];
    const auto node = space.add(factor.size,
                                factor.kind == FactorKind::NeedReplication ||
                                    factor.kind == FactorKind::Permutation,
                                whole[i]);
    if (i == 0)
      nodeBase[op] = node;
  }
}

Nodes Clustering::dimNodes(OpId op, const TensorMap &map, TensorId tensor,
                           size_t dim) {
  Nodes nodes;
  const ShardingRule &rule = graph.ops[op].rule;
  if (describesDim(rule, map[dim], graph.tensors[tensor].shape[dim]))
    for (FactorId factor : map[dim])
      nodes.push_back(nodeBase[op] + factor);
  return nodes;
}

bool Clustering::compatible(const Cluster &cluster, OpId op) const {
  return cluster.kind == analysis.classes[op] &&
         cluster.kind != FuseClass::Anchor &&
         cluster.phase == fusePhase(graph.ops[op]) &&
         cluster.loop == graph.ops[op].loop &&
         cluster.cone == analysis.cone[op] && cluster.ops.size() < kMaxOps;
}

bool Clustering::compatible(const Cluster &a, const Cluster &b) const {
  return a.kind == b.kind && a.kind != FuseClass::Anchor &&
         a.phase == b.phase && a.loop == b.loop && a.cone == b.cone &&
         a.ops.size() + b.ops.size() <= kMaxOps &&
         a.factors + b.factors <= kMaxFactors;
}

/// Unifies an operand's dimensions with its source's, through views.
bool Clustering::alignOperand(OpId user, uint32_t operand) {
  const Op &op = graph.ops[user];
  TensorId tensor = op.operands[operand];
  std::vector<Nodes> dims;
  for (size_t dim = 0; dim < op.rule->operands[operand].size(); ++dim)
    dims.push_back(dimNodes(user, op.rule->operands[operand], tensor, dim));
  bool isUsedOtherwise = hasConstraints && saysItself(user, operand);
  while (analysis.isView(tensor)) {
    const OpId view = graph.tensors[tensor].producer;
    const Op &v = graph.ops[view];
    const std::vector<Nodes> made = dims;
    addNodes(view);
    for (size_t dim = 0; dim < dims.size(); ++dim)
      if (!space.unify(dims[dim],
                       dimNodes(view, v.rule->results[0], tensor, dim)))
        return false;
    tensor = v.operands[0];
    dims.clear();
    for (size_t dim = 0; dim < v.rule->operands[0].size(); ++dim)
      dims.push_back(dimNodes(view, v.rule->operands[0], tensor, dim));
    if (hasConstraints)
      askOfView(view, made, dims, isUsedOtherwise);
  }
  const Tensor &source = graph.tensors[tensor];
  const Op &producer = graph.ops[source.producer];
  const TensorMap &map = producer.rule->results[source.resultIndex];
  for (size_t dim = 0; dim < dims.size(); ++dim)
    if (!space.unify(dims[dim], dimNodes(source.producer, map, tensor, dim)))
      return false;
  return true;
}

/// Two factors of one operator that became one mean a diagonal: x + x^T.
static bool hasDiagonal(const FactorSpace &space, uint32_t base, size_t count) {
  Nodes parts;
  for (size_t i = 0; i < count; ++i)
    space.expand(base + static_cast<uint32_t>(i), parts);
  std::sort(parts.begin(), parts.end());
  return std::adjacent_find(parts.begin(), parts.end()) != parts.end();
}

ClusterId Clustering::merge(ClusterId into, ClusterId from) {
  if (clusters[into].ops.size() < clusters[from].ops.size()) {
    std::swap(clusters[into].ops, clusters[from].ops);
  }
  Cluster &a = clusters[into], &b = clusters[from];
  a.ops.insert(a.ops.end(), b.ops.begin(), b.ops.end());
  a.factors += b.factors;
  a.asked.insert(a.asked.end(), b.asked.begin(), b.asked.end());
  b.asked.clear();
  b.ops.clear();
  b.ops.shrink_to_fit();
  parent[from] = into;
  return into;
}

void Clustering::place(OpId id) {
  space.keep();
  const Op &op = graph.ops[id];
  addNodes(id);
  uint32_t depth = loopBase[op.loop];
  std::vector<ClusterId> candidates;
  bool blocked = false;
  for (TensorId operand : op.operands) {
    const TensorId source = analysis.source(operand);
    const OpId producer = graph.tensors[source].producer;
    if (producer == kNone || owner[producer] == kNone)
      continue;
    const ClusterId cluster = clusterOf(producer);
    const uint32_t d = graph.ops[producer].loop == op.loop
                           ? clusters[cluster].depth
                           : producerDepth(producer);
    if (d < depth || (d == depth && blocked && candidates.empty()))
      continue;
    if (d > depth) {
      candidates.clear();
      blocked = false;
      depth = d;
    }
    // A scalar that scales many tensors is no reason to merge these.
    const bool isScalar = graph.tensors[source].elements() <= 1 &&
                          graph.tensors[op.results[0]].elements() > 1;
    if (isScalar || !compatible(clusters[cluster], id))
      blocked = true;
    else if (std::find(candidates.begin(), candidates.end(), cluster) ==
             candidates.end())
      candidates.push_back(cluster);
  }
  if (blocked || depth == loopBase[op.loop])
    candidates.clear();
  if (!candidates.empty() && join(id, candidates, depth))
    return;
  if (joinSlices(id))
    return;

  Cluster cluster;
  cluster.ops = {id};
  cluster.depth = depth + 1;
  cluster.kind = analysis.classes[id];
  cluster.phase = fusePhase(op);
  cluster.loop = op.loop;
  cluster.cone = analysis.cone[id];
  cluster.factors = static_cast<uint32_t>(op.rule->factors.size());
  cluster.asked = askedOf(id);
  owner[id] = static_cast<ClusterId>(clusters.size());
  parent.push_back(owner[id]);
  clusters.push_back(std::move(cluster));
  for (LoopId loop = op.loop; loop != 0; loop = graph.loops[loop].parent)
    loopDepth[loop] = std::max(loopDepth[loop], depth + 1);
}

/// Cuts of one tensor, by the same rule, are one operator with several results.
bool Clustering::joinSlices(OpId id) {
  const Op &op = graph.ops[id];
  if (op.kind != OpKind::Layout || op.operands.size() != 1)
    return false;
  for (const Use &use : graph.tensors[op.operands[0]].uses) {
    if (use.op >= id)
      return false;
    const Op &other = graph.ops[use.op];
    if (owner[use.op] == kNone)
      continue;
    Cluster &cluster = clusters[clusterOf(use.op)];
    if (!areParallelSlices(graph, cluster.ops.front(), id) ||
        !compatible(cluster, id) || cluster.ops.front() != use.op ||
        other.loop != op.loop || !agreesAsSlice(cluster, id))
      continue;
    cluster.ops.push_back(id);
    owner[id] = clusterOf(use.op);
    return true;
  }
  return false;
}

bool Clustering::join(OpId id, const std::vector<ClusterId> &candidates,
                      uint32_t depth) {
  const Op &op = graph.ops[id];
  size_t ops = 1;
  uint32_t factors = 0;
  for (ClusterId candidate : candidates) {
    ops += clusters[candidate].ops.size();
    factors += clusters[candidate].factors;
  }
  if (ops > kMaxOps || factors > kMaxFactors)
    return false;
  const FactorSpace::Mark mark = space.mark();
  askedOfViews.clear();
  // Nodes of views come and go with a trial.
  std::vector<TensorId> read;
  for (uint32_t i = 0; i < op.operands.size(); ++i) {
    const TensorId source = analysis.source(op.operands[i]);
    const OpId producer = graph.tensors[source].producer;
    if (producer == kNone || owner[producer] == kNone ||
        clusters[clusterOf(producer)].depth != depth ||
        graph.ops[producer].loop != op.loop)
      continue;
    read.push_back(source);
    if (!alignOperand(id, i)) {
      space.rollback(mark);
      return false;
    }
  }
  if (!op.rule->factors.empty() &&
      hasDiagonal(space, nodeBase[id], op.rule->factors.size())) {
    space.rollback(mark);
    return false;
  }
  std::vector<AskedSharding> asked = askedOf(id);
  if (!agrees(candidates, id, asked)) {
    for (TensorId source : read)
      cut[source] = true;
    space.rollback(mark);
    return false;
  }
  ClusterId into = candidates.front();
  for (ClusterId candidate : candidates)
    if (candidate != into)
      into = merge(into, candidate);
  clusters[into].ops.push_back(id);
  clusters[into].asked.insert(clusters[into].asked.end(), asked.begin(),
                              asked.end());
  // Factors that the producers do not have.
  for (size_t i = 0; i < op.rule->factors.size(); ++i)
    if (space.find(nodeBase[id] + static_cast<uint32_t>(i)) == nodeBase[id] + i)
      ++clusters[into].factors;
  owner[id] = into;
  return true;
}

/// The cluster that alone uses the results of this one, none of which leaves
/// the graph; kNone if there is no such cluster.
ClusterId Clustering::onlyUser(ClusterId cluster, bool throughViews) const {
  ClusterId user = kNone;
  std::vector<TensorId> work;
  for (OpId op : clusters[cluster].ops)
    for (TensorId result : graph.ops[op].results)
      work.push_back(result);
  while (!work.empty()) {
    const Tensor &tensor = graph.tensors[work.back()];
    work.pop_back();
    if (!tensor.outputs.empty())
      return kNone;
    for (const Use &use : tensor.uses) {
      if (analysis.classes[use.op] == FuseClass::View) {
        if (!throughViews)
          return kNone;
        if (use.operand == 0)
          work.push_back(graph.ops[use.op].results[0]);
        continue;
      }
      const ClusterId other = clusterOf(use.op);
      if (other == cluster || other == user)
        continue;
      if (user != kNone || other == kNone)
        return kNone;
      user = other;
    }
  }
  return user;
}

bool Clustering::alignUses(const Cluster &producer, const Cluster &user) {
  const ClusterId id = clusterOf(producer.ops.front());
  for (OpId op : user.ops)
    for (uint32_t i = 0; i < graph.ops[op].operands.size(); ++i)
      if (clusterOfTensor(analysis.source(graph.ops[op].operands[i])) == id &&
          !alignOperand(op, i))
        return false;
  return true;
}

/// Latest first, so chains fold all the way.
void Clustering::absorbIntoUsers() {
  std::vector<ClusterId> order;
  for (ClusterId id = 0; id < clusters.size(); ++id)
    if (!clusters[id].ops.empty() && clusters[id].kind != FuseClass::Anchor)
      order.push_back(id);
  std::sort(order.begin(), order.end(), [&](ClusterId a, ClusterId b) {
    return std::pair(clusters[b].depth, a) < std::pair(clusters[a].depth, b);
  });
  for (ClusterId id : order) {
    const ClusterId user = onlyUser(id, true);
    if (user == kNone || !compatible(clusters[id], clusters[user]))
      continue;
    const FactorSpace::Mark mark = space.mark();
    askedOfViews.clear();
    if (!alignUses(clusters[id], clusters[user])) {
      space.rollback(mark);
      continue;
    }
    if (!agrees({id, user})) {
      cutBetween(id, user);
      space.rollback(mark);
      continue;
    }
    merge(user, id);
  }
}

/// All elements of what is seen through views are used here, and only here.
bool Clustering::isOnlyRead(TensorId tensor) const {
  const int64_t size = graph.tensors[tensor].elements();
  while (true) {
    const Tensor &t = graph.tensors[tensor];
    if (t.uses.size() != 1 || !t.outputs.empty() || t.elements() != size)
      return false;
    if (!analysis.isView(tensor))
      return true;
    tensor = graph.ops[t.producer].operands[0];
  }
}

/// Conversions and changes of sign of a contraction's result are made as it is
/// written, and keep a partial sum one.
void Clustering::foldEpilogues() {
  for (ClusterId id = 0; id < clusters.size(); ++id) {
    Cluster &cluster = clusters[id];
    if (cluster.ops.empty() || cluster.kind != FuseClass::Linear)
      continue;
    ClusterId anchor = kNone;
    bool simple = true;
    std::sort(cluster.ops.begin(), cluster.ops.end());
    for (OpId op : cluster.ops)
      for (uint32_t i = 0; i < graph.ops[op].operands.size(); ++i) {
        const TensorId operand = graph.ops[op].operands[i];
        if (analysis.isFree(operand))
          continue;
        const TensorId source = analysis.source(operand);
        const ClusterId from = clusterOfTensor(source);
        if (from == id)
          continue;
        simple &=
            i == 0 && from != kNone && anchor == kNone && isOnlyRead(operand);
        anchor = from;
      }
    if (!simple || anchor == kNone)
      continue;
    const Cluster &target = clusters[anchor];
    const OpKind kind = graph.ops[target.ops.front()].kind;
    const bool takes = kind == OpKind::Contraction ||
                       kind == OpKind::Convolution ||
                       target.kind == FuseClass::PartialReduce;
    if (!takes || target.phase != cluster.phase || target.loop != cluster.loop)
      continue;
    if (!agreesAsEpilogue(anchor, id))
      continue;
    merge(anchor, id);
    std::sort(clusters[anchor].ops.begin(), clusters[anchor].ops.end());
  }
}

/// What a cluster's reductions sum over.
Nodes Clustering::reducedBy(const Cluster &cluster) {
  Nodes reduced;
  for (OpId op : cluster.ops) {
    const ShardingRule &rule = graph.ops[op].rule;
    for (size_t f = 0; f < rule.factors.size(); ++f)
      if (rule.factors[f].kind == FactorKind::Reduction)
        space.expand(nodeBase[op] + static_cast<uint32_t>(f), reduced);
  }
  std::sort(reduced.begin(), reduced.end());
  reduced.erase(std::unique(reduced.begin(), reduced.end()), reduced.end());
  return reduced;
}

/// Reductions of one depth that read the same tensor and sum over the same
/// factors are made in one pass over it: the gradients of a scale and a shift.
void Clustering::mergeSiblings() {
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    if (graph.tensors[id].producer == kNone || analysis.isView(id) ||
        clusterOfTensor(id) == kNone)
      continue;
    // Readers, with the operand by which they read.
    std::vector<std::pair<ClusterId, Use>> readers;
    std::vector<TensorId> seen = {id};
    for (size_t i = 0; i < seen.size(); ++i)
      for (const Use &use : graph.tensors[seen[i]].uses) {
        if (analysis.classes[use.op] == FuseClass::View && use.operand == 0)
          seen.push_back(graph.ops[use.op].results[0]);
        else if (analysis.classes[use.op] == FuseClass::PartialReduce)
          readers.push_back({clusterOf(use.op), use});
      }
    for (size_t i = 1; i < readers.size(); ++i)
      mergePair(readers[0], readers[i]);
  }
}

void Clustering::mergePair(const std::pair<ClusterId, Use> &first,
                           const std::pair<ClusterId, Use> &second) {
  const ClusterId x = find(first.first), y = find(second.first);
  const Cluster &a = clusters[x], &b = clusters[y];
  if (x == y || a.kind != FuseClass::PartialReduce || a.kind != b.kind ||
      a.depth != b.depth || a.phase != b.phase || a.loop != b.loop ||
      a.ops.size() + b.ops.size() > kMaxOps ||
      a.factors + b.factors > kMaxFactors)
    return;
  const FactorSpace::Mark mark = space.mark();
  askedOfViews.clear();
  if (alignOperand(first.second.op, first.second.operand) &&
      alignOperand(second.second.op, second.second.operand) &&
      reducedBy(a) == reducedBy(b) && agrees({x, y})) {
    merge(x, y);
    return;
  }
  space.rollback(mark);
}

} // namespace planner
