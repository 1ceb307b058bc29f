//===- FuseCrossing.cpp - Which values clusters hand over -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseEmit.h"
#include "KeptValues.h"
#include <algorithm>
#include <map>

namespace planner {
namespace {

class CrossingChooser {
public:
  CrossingChooser(const OpGraph &g, const FuseAnalysis &a, const Clustering &c)
      : graph(g), analysis(a), clustering(c), values(g, a, c) {}

  Crossing run() {
    const size_t count = graph.tensors.size();
    crossing.exported.assign(count, false);
    crossing.cloned = values.again;
    savedLate.assign(count, false);
    for (TensorId id = 0; id < count; ++id) {
      const KeptValues::Uses &uses = values.uses[id];
      const OpId producer = graph.tensors[id].producer;
      crossing.exported[id] =
          uses.now || uses.laterWhole || values.kept[id] ||
          (producer != kNone && graph.ops[producer].alwaysRuns);
      savedLate[id] = uses.later || values.kept[id] || values.again[id];
    }
    for (ClusterId id = 0; id < clustering.clusters.size(); ++id) {
      if (!isVector(id))
        continue;
      if (isCheapOfArguments(id)) {
        cloneAll(id);
        continue;
      }
      remake(id);
      if (!isComputing(clustering.clusters[id].phase))
        recompute(id);
    }
    return std::move(crossing);
  }

private:
  const OpGraph &graph;
  const FuseAnalysis &analysis;
  const Clustering &clustering;
  const KeptValues values;
  Crossing crossing;
  /// There for operators of later phases, kept or made again.
  std::vector<bool> savedLate;
  static constexpr size_t kMaxClones = 48;

  bool isVector(ClusterId id) const {
    return isVectorCluster(graph, clustering, id);
  }

  /// Users, with the tensor as they see it.
  template <typename Visit> void forUsers(TensorId id, const Visit &visit) {
    for (const Use &use : graph.tensors[id].uses) {
      if (analysis.classes[use.op] == FuseClass::View) {
        if (use.operand == 0) {
          const TensorId result = graph.ops[use.op].results[0];
          if (!graph.tensors[result].outputs.empty())
            visit(kNone, result);
          forUsers(result, visit);
        }
      } else {
        visit(use.op, id);
      }
    }
  }

  /// A conversion of a small parameter, say, or the one-hot matrix of integer
  /// labels: every user, those of later phases too, makes its own.
  bool isCheapOfArguments(ClusterId id) {
    const Cluster &cluster = clustering.clusters[id];
    if (cluster.ops.size() > 4)
      return false;
    bool fits = true;
    for (OpId op : cluster.ops) {
      fits &= graph.ops[op].kind == OpKind::Vector;
      for (TensorId operand : graph.ops[op].operands) {
        const TensorId source = analysis.source(operand);
        if (analysis.isFree(operand) ||
            clustering.clusterOfTensor(source) == id)
          continue;
        fits &= graph.tensors[source].argument >= 0;
      }
      for (TensorId result : graph.ops[op].results) {
        fits &=
            graph.tensors[result].outputs.empty() && !clustering.isCut(result);
        forUsers(result, [&](OpId user, TensorId) {
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
    return fits;
  }

  void cloneAll(ClusterId id) {
    for (OpId op : clustering.clusters[id].ops)
      for (TensorId result : graph.ops[op].results) {
        crossing.exported[result] = false;
        crossing.cloned[result] = true;
      }
  }

  /// What moves fewer bytes if every user makes it itself: a one-hot matrix,
  /// the f32 copy of a 16-bit value, what follows from kept values.
  void remake(ClusterId id) {
    for (OpId op : clustering.clusters[id].ops)
      for (TensorId result : graph.ops[op].results) {
        const Tensor &tensor = graph.tensors[result];
        if (!crossing.exported[result] || values.kept[result] ||
            tensor.elements() <= 1)
          continue;
        const auto users = static_cast<int64_t>(vectorUsers(id, result));
        Remake how;
        if (users == 0 || !followRemake(id, result, how))
          continue;
        const int64_t apart = saturatingMul(tensor.bytes(), users + 1);
        const int64_t again = saturatingMul(how.read, users);
        if (how.isFromKept ? again >= apart : again > apart / 2)
          continue;
        crossing.exported[result] = false;
        for (TensorId inner : how.inner)
          crossing.cloned[inner] = true;
        for (TensorId sum : how.sums)
          crossing.exported[sum] = true;
      }
  }

  /// The number of clusters that use the tensor; 0 if one of them cannot make
  /// it, or reads it in two ways, as in x + transpose(x).
  size_t vectorUsers(ClusterId id, TensorId tensor) {
    bool fits =
        graph.tensors[tensor].outputs.empty() && !clustering.isCut(tensor);
    std::map<ClusterId, TensorId> seenAs;
    forUsers(tensor, [&](OpId user, TensorId seen) {
      const ClusterId to = user == kNone ? kNone : clustering.clusterOf(user);
      fits &= to != kNone && isVector(to) &&
              graph.ops[user].kind != OpKind::Layout &&
              clustering.clusters[to].loop == clustering.clusters[id].loop;
      if (to != id)
        fits &= seenAs.try_emplace(to, seen).first->second == seen;
    });
    return fits ? seenAs.size() : 0;
  }

  /// How a user of a tensor makes it itself.
  struct Remake {
    /// The values on the way, and the reductions that are taken as they are.
    std::vector<TensorId> inner, sums;
    /// Bytes of what it is made from.
    int64_t read = 0;
    /// All that is there anyway: arguments, values of earlier phases or other
    /// loops.
    bool isFromKept = true;
  };

  bool followRemake(ClusterId id, TensorId tensor, Remake &how) const {
    const Cluster &cluster = clustering.clusters[id];
    std::vector<TensorId> work = {tensor}, seen;
    while (!work.empty()) {
      const TensorId t = work.back();
      work.pop_back();
      const Op &op = graph.ops[graph.tensors[t].producer];
      if (op.kind == OpKind::Reduce && t != tensor && !crossing.cloned[t]) {
        how.sums.push_back(t);
        how.isFromKept = false;
        how.read = saturatingAdd(how.read, graph.tensors[t].bytes());
        continue;
      }
      if (!crossing.cloned[t]) {
        if (op.kind != OpKind::Vector || op.results.size() != 1 ||
            how.inner.size() >= kMaxClones)
          return false;
        how.inner.push_back(t);
      }
      for (TensorId operand : op.operands) {
        const TensorId source = analysis.source(operand);
        if (analysis.isFree(operand) ||
            std::find(seen.begin(), seen.end(), source) != seen.end())
          continue;
        seen.push_back(source);
        const ClusterId from = clustering.clusterOfTensor(source);
        if (from == id || crossing.cloned[source]) {
          work.push_back(source);
          continue;
        }
        how.isFromKept &= from == kNone ||
                          clustering.clusters[from].phase < cluster.phase ||
                          clustering.clusters[from].loop != cluster.loop;
        how.read = saturatingAdd(how.read, graph.tensors[operand].bytes());
      }
    }
    return true;
  }

  bool isLate(TensorId id) {
    bool any = false;
    forUsers(id, [&](OpId user, TensorId) {
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
          graph.ops[graph.tensors[tensor].producer].kind != OpKind::Rng &&
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
