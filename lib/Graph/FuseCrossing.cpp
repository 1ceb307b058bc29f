//===- FuseCrossing.cpp - Which values clusters hand over -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseEmit.h"
#include <algorithm>

namespace planner {
namespace {

class CrossingChooser {
public:
  CrossingChooser(const OpGraph &g, const FuseAnalysis &a, const Clustering &c)
      : graph(g), analysis(a), clustering(c) {}

  Crossing run() {
    const size_t count = graph.tensors.size();
    crossing.exported.assign(count, false);
    crossing.cloned.assign(count, false);
    savedLate.assign(count, false);
    for (TensorId id = 0; id < count; ++id)
      scanUsers(id);
    for (ClusterId id = 0; id < clustering.clusters.size(); ++id) {
      if (isVector(id) && isCheapOfArguments(id))
        cloneAll(id);
      else if (isVector(id))
        recompute(id);
    }
    return std::move(crossing);
  }

private:
  const OpGraph &graph;
  const FuseAnalysis &analysis;
  const Clustering &clustering;
  Crossing crossing;
  /// Some operator of a later phase uses the tensor.
  std::vector<bool> savedLate;
  /// Of each tensor that is not exported: used by clusters of a later phase.
  std::vector<TensorId> late;
  static constexpr size_t kMaxClones = 48;

  /// Makes what it reads itself, if that is not handed over. The cuts of one
  /// tensor do not: they are one operator of that tensor.
  bool isVector(ClusterId id) const {
    const Cluster &cluster = clustering.clusters[id];
    if (cluster.ops.size() > 1 &&
        areParallelSlices(graph, cluster.ops[0], cluster.ops[1]))
      return false;
    return !cluster.ops.empty() && (cluster.kind == FuseClass::Normal ||
                                    cluster.kind == FuseClass::PartialReduce);
  }

  template <typename Visit> void forUsers(TensorId id, const Visit &visit) {
    for (const Use &use : graph.tensors[id].uses) {
      if (analysis.classes[use.op] == FuseClass::View) {
        if (use.operand == 0) {
          const TensorId result = graph.ops[use.op].results[0];
          if (!graph.tensors[result].outputs.empty())
            visit(kNone);
          forUsers(result, visit);
        }
      } else {
        visit(use.op);
      }
    }
  }

  void scanUsers(TensorId id) {
    const Tensor &tensor = graph.tensors[id];
    if (analysis.isView(id) || analysis.isFree(id))
      return;
    const ClusterId from = clustering.clusterOfTensor(id);
    bool firm = !tensor.outputs.empty();
    forUsers(id, [&](OpId user) {
      if (user == kNone) {
        firm = true;
        return;
      }
      const ClusterId to = clustering.clusterOf(user);
      if (to == from)
        return;
      const bool later = from != kNone && graph.ops[user].phase >
                                              clustering.clusters[from].phase;
      if (later)
        savedLate[id] = true;
      // A gradient's reduction reads what its sources are made of, too.
      const bool reduces =
          to != kNone && from != kNone &&
          clustering.clusters[to].kind == FuseClass::PartialReduce &&
          clustering.clusters[from].kind == FuseClass::Normal &&
          clustering.clusters[from].phase != Phase::Forward;
      firm |= (!later && !reduces) || !isVector(to) || !isVector(from) ||
              clustering.clusters[from].loop != graph.ops[user].loop;
    });
    crossing.exported[id] = firm;
  }

  /// A conversion of a small parameter, say: every user makes its own.
  bool isCheapOfArguments(ClusterId id) {
    const Cluster &cluster = clustering.clusters[id];
    if (cluster.ops.size() > 4)
      return false;
    int64_t read = 0, written = 0;
    bool fits = true;
    for (OpId op : cluster.ops) {
      fits &= graph.ops[op].kind == OpKind::Vector;
      for (TensorId operand : graph.ops[op].operands) {
        const TensorId source = analysis.source(operand);
        if (analysis.isFree(operand) ||
            clustering.clusterOfTensor(source) == id)
          continue;
        fits &= graph.tensors[source].argument >= 0;
        read = std::max(read, graph.tensors[source].elements());
      }
      for (TensorId result : graph.ops[op].results) {
        fits &= graph.tensors[result].outputs.empty();
        written = std::max(written, graph.tensors[result].elements());
        forUsers(result, [&](OpId user) {
          if (user == kNone) {
            fits = false;
            return;
          }
          const ClusterId to = clustering.clusterOf(user);
          fits &= to == id || (isVector(to) &&
                               clustering.clusters[to].loop == cluster.loop);
        });
      }
    }
    return fits && written <= read;
  }

  void cloneAll(ClusterId id) {
    for (OpId op : clustering.clusters[id].ops)
      for (TensorId result : graph.ops[op].results) {
        crossing.exported[result] = false;
        crossing.cloned[result] = true;
      }
  }

  bool isLate(TensorId id) {
    bool any = false;
    forUsers(id, [&](OpId user) {
      any |= user != kNone &&
             clustering.clusterOf(user) != clustering.clusterOfTensor(id);
    });
    return any;
  }

  void recompute(ClusterId id) {
    std::vector<TensorId> wanted;
    int64_t gain = 0;
    for (OpId op : clustering.clusters[id].ops)
      for (TensorId result : graph.ops[op].results)
        if (!crossing.exported[result] && isLate(result)) {
          wanted.push_back(result);
          gain = saturatingAdd(gain, graph.tensors[result].bytes());
        }
    if (wanted.empty())
      return;
    std::vector<TensorId> leaves, inner;
    const bool possible = close(id, wanted, leaves, inner);
    int64_t price = 0;
    for (TensorId leaf : leaves)
      if (!savedLate[leaf] && graph.tensors[leaf].argument < 0)
        price = saturatingAdd(price, graph.tensors[leaf].bytes());
    if (!possible || price > gain || inner.empty()) {
      for (TensorId tensor : wanted)
        crossing.exported[tensor] = true;
      return;
    }
    for (TensorId tensor : inner)
      crossing.cloned[tensor] = true;
    for (TensorId leaf : leaves) {
      savedLate[leaf] = true;
      if (clustering.clusterOfTensor(leaf) == id)
        crossing.exported[leaf] = true;
    }
  }

  /// What the wanted tensors follow from. False if that takes too much.
  bool close(ClusterId id, const std::vector<TensorId> &wanted,
             std::vector<TensorId> &leaves, std::vector<TensorId> &inner) {
    std::vector<TensorId> work = wanted, seen;
    while (!work.empty()) {
      const TensorId tensor = work.back();
      work.pop_back();
      if (std::find(seen.begin(), seen.end(), tensor) != seen.end())
        continue;
      seen.push_back(tensor);
      const bool own = clustering.clusterOfTensor(tensor) == id;
      if (own && !crossing.exported[tensor] &&
          graph.ops[graph.tensors[tensor].producer].kind != OpKind::Reduce &&
          graph.ops[graph.tensors[tensor].producer].results.size() == 1) {
        inner.push_back(tensor);
        if (inner.size() > kMaxClones)
          return false;
        for (TensorId operand :
             graph.ops[graph.tensors[tensor].producer].operands)
          if (!analysis.isFree(operand))
            work.push_back(analysis.source(operand));
      } else {
        leaves.push_back(tensor);
      }
    }
    return true;
  }
};

} // namespace

Crossing chooseCrossing(const OpGraph &graph, const FuseAnalysis &analysis,
                        const Clustering &clustering) {
  return CrossingChooser(graph, analysis, clustering).run();
}

} // namespace planner
