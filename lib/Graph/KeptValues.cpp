//===- KeptValues.cpp - What is kept for later phases ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "KeptValues.h"
#include "MinimumCut.h"
#include <algorithm>

namespace planner {

bool isVectorCluster(const OpGraph &graph, const Clustering &clustering,
                     ClusterId id) {
  const Cluster &cluster = clustering.clusters[id];
  if (cluster.ops.size() > 1 &&
      areParallelSlices(graph, cluster.ops[0], cluster.ops[1]))
    return false;
  return !cluster.ops.empty() && (cluster.kind == FuseClass::Normal ||
                                  cluster.kind == FuseClass::PartialReduce);
}

KeptValues::KeptValues(const OpGraph &g, const FuseAnalysis &a,
                       const Clustering &c, const std::vector<Stack> *stacks)
    : uses(g.tensors.size()), kept(g.tensors.size(), false),
      again(g.tensors.size(), false), graph(g), analysis(a), clustering(c),
      prepares(c.clusters.size()) {
  if (stacks)
    for (const Stack &stack : *stacks)
      if (stack.write != kNone)
        readsOf[stack.write] = stack.reads;
  for (const Op &op : graph.ops)
    if (op.kind == OpKind::LoopNext && op.tiedTo != kNone) {
      const Op &enter = graph.ops[op.tiedTo];
      if (op.operands[0] == enter.results[0])
        unchanged[enter.results[0]] = enter.operands[0];
    }
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    scanUses(id);
  chooseKept();
}

TensorId KeptValues::resolve(TensorId tensor) const {
  for (auto it = unchanged.find(tensor); it != unchanged.end();
       it = unchanged.find(tensor))
    tensor = it->second;
  return tensor;
}

/// Visits the operators that read the tensor, through views; kNone for a result
/// of the graph. Rows of a stack are read where the reverse loop reads them.
void KeptValues::forUsers(TensorId id, bool isRow, const Visit &visit) const {
  if (!graph.tensors[id].outputs.empty())
    visit(kNone, isRow);
  for (const Use &use : graph.tensors[id].uses) {
    const auto rows = readsOf.find(use.op);
    if (analysis.classes[use.op] == FuseClass::View) {
      if (use.operand == 0)
        forUsers(graph.ops[use.op].results[0], isRow, visit);
    } else if (rows != readsOf.end() && use.operand == 1) {
      for (OpId read : rows->second)
        forUsers(graph.ops[read].results[0], true, visit);
    } else {
      visit(use.op, isRow);
    }
  }
}

/// The cluster reads only values of earlier phases, and makes of them what an
/// operator that fuses with nothing reads: the padded input of a pooling's
/// adjoint, the first layer that a module computes again. What such a cluster
/// reads is as good as read by that operator.
bool KeptValues::onlyPrepares(ClusterId id) {
  if (!prepares[id])
    prepares[id] = findWhetherPrepares(id);
  return *prepares[id];
}

bool KeptValues::findWhetherPrepares(ClusterId id) const {
  const Cluster &cluster = clustering.clusters[id];
  bool isRead = false;
  for (OpId op : cluster.ops) {
    for (TensorId operand : graph.ops[op].operands) {
      const ClusterId from =
          clustering.clusterOfTensor(analysis.source(operand));
      if (from != kNone && from != id &&
          clustering.clusters[from].phase >= cluster.phase)
        return false;
    }
    for (TensorId result : graph.ops[op].results)
      forUsers(result, false, [&](OpId user, bool) {
        isRead |= user != kNone && !isVectorCluster(graph, clustering,
                                                    clustering.clusterOf(user));
      });
  }
  return isRead;
}

void KeptValues::scanUses(TensorId id) {
  if (analysis.isView(id) || analysis.isFree(id))
    return;
  const ClusterId from = clustering.clusterOfTensor(id);
  Uses &of = uses[id];
  forUsers(id, false, [&](OpId user, bool isRow) {
    if (user == kNone) {
      of.now = true;
      return;
    }
    const ClusterId to = clustering.clusterOf(user);
    if (to == from)
      return;
    const bool isElsewhere =
        from == kNone || !isVectorCluster(graph, clustering, from) ||
        !isVectorCluster(graph, clustering, to) ||
        (!isRow && clustering.clusters[from].loop != graph.ops[user].loop);
    if (from != kNone &&
        fusePhase(graph.ops[user]) > clustering.clusters[from].phase) {
      of.later = true;
      of.laterWhole |= isElsewhere || onlyPrepares(to);
      return;
    }
    // A gradient's reduction reads what its sources are made of, too.
    const bool reduces =
        from != kNone && !isElsewhere &&
        clustering.clusters[to].kind == FuseClass::PartialReduce &&
        clustering.clusters[from].kind == FuseClass::Normal &&
        !isComputing(clustering.clusters[from].phase);
    of.now |= !reduces;
  });
}

/// The tensors that a value is computed from, seen through views, without
/// constants and arguments.
SmallVec<TensorId, 3> KeptValues::sourcesOf(TensorId id) const {
  SmallVec<TensorId, 3> sources;
  for (TensorId operand : graph.ops[graph.tensors[id].producer].operands) {
    if (analysis.isFree(operand))
      continue;
    const TensorId source = analysis.source(resolve(analysis.source(operand)));
    if (!analysis.isFree(source) && graph.tensors[source].producer != kNone)
      sources.push_back(source);
  }
  return sources;
}

/// What another operator of the forward pass reads is written to memory there.
/// It is made again only by a single function of one value: through a sum, say,
/// a whole residual stream would be made again from its parts. Random numbers
/// would be others the second time.
bool KeptValues::isSource(TensorId id) const {
  const Op &op = graph.ops[graph.tensors[id].producer];
  const Uses &of = uses[id];
  return !isVectorCluster(graph, clustering, clustering.clusterOfTensor(id)) ||
         op.kind == OpKind::Reduce || op.kind == OpKind::Rng ||
         op.results.size() != 1 || of.laterWhole ||
         (of.now && sourcesOf(id).size() > 1);
}

/// Of a value in a loop every iteration keeps its own. What the forward pass
/// writes to memory anyway is kept rather than a little less of other values.
int64_t KeptValues::weightOf(TensorId id) const {
  const Op &op = graph.ops[graph.tensors[id].producer];
  const double bytes = static_cast<double>(graph.tensors[id].bytes()) *
                       (readsOf.empty() ? 1 : graph.executions(op));
  const bool isWritten =
      uses[id].now ||
      !isVectorCluster(graph, clustering, clustering.clusterOfTensor(id));
  const double weight = bytes * (isWritten ? 16 : 17);
  return weight < 0x1p62 ? static_cast<int64_t>(weight) : int64_t{1} << 62;
}

void KeptValues::chooseKept() {
  std::vector<TensorId> tensors;
  std::vector<uint32_t> numberOf(graph.tensors.size(), kNone);
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const ClusterId cluster = clustering.clusterOfTensor(id);
    if (cluster == kNone || !isComputing(clustering.clusters[cluster].phase))
      continue;
    numberOf[id] = static_cast<uint32_t>(tensors.size());
    tensors.push_back(id);
  }
  std::vector<Recomputable> values(tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    Recomputable &value = values[i];
    value.bytes = weightOf(tensors[i]);
    value.isWanted = uses[tensors[i]].later;
    value.isSource = isSource(tensors[i]);
    if (value.isSource)
      continue;
    for (TensorId source : sourcesOf(tensors[i]))
      if (numberOf[source] != kNone)
        value.operands.push_back(numberOf[source]);
  }
  const std::vector<bool> cut = minimumCut(values);
  for (size_t i = 0; i < tensors.size(); ++i)
    kept[tensors[i]] = cut[i];
  for (size_t i = 0; i < tensors.size(); ++i)
    if (values[i].isWanted)
      markAgain(tensors[i]);
}

void KeptValues::markAgain(TensorId id) {
  std::vector<TensorId> work = {id};
  while (!work.empty()) {
    const TensorId t = work.back();
    work.pop_back();
    const ClusterId cluster = clustering.clusterOfTensor(t);
    if (kept[t] || again[t] || cluster == kNone ||
        !isComputing(clustering.clusters[cluster].phase))
      continue;
    again[t] = true;
    for (TensorId source : sourcesOf(t))
      work.push_back(source);
  }
}

} // namespace planner
