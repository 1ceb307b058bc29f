//===- FuseEmit.cpp - Clusters as operators -------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseEmit.h"
#include "FuseRule.h"
#include "planner/Graph/Constraints.h"
#include <algorithm>
#include <numeric>
#include <optional>

namespace planner {

using Nodes = FactorSpace::Nodes;

namespace {

class Emitter {
public:
  Emitter(OpGraph &g, const FuseAnalysis &a, const Clustering &c,
          const Crossing &x)
      : graph(g), analysis(a), clustering(c), crossing(x),
        instanceOf(g.ops.size(), 0), stamp(g.ops.size(), 0),
        isWanted(g.tensors.size(), false) {}

  void run() {
    for (TensorId id : graph.results)
      want(id);
    // Operators are large: growing moves them all.
    emitted.reserve(graph.ops.size());
    for (ClusterId id = 0; id < clustering.clusters.size(); ++id)
      if (!clustering.clusters[id].ops.empty())
        emit(clustering.clusters[id]);
    emitWanted();
    finish();
  }

private:
  OpGraph &graph;
  const FuseAnalysis &analysis;
  const Clustering &clustering;
  const Crossing &crossing;

  /// With the raw operator whose place it takes, to order by, and the raw
  /// operators that it stands for.
  struct Emitted {
    Op op;
    uint64_t key;
    ClusterId cluster;
  };
  std::vector<Emitted> emitted;

  FusedRule fused;
  const Cluster *cluster = nullptr;
  bool isAnchor = false;
  /// Looks through views from outside that the user says something of, and
  /// whether it did.
  bool seesConstraints = true, hidesConstraint = false;
  /// Of these, the ones that other operators look through, too.
  std::vector<OriginId> sharedViews;
  std::vector<OpId> inside;
  /// By raw OpId: its instance in the cluster at hand, if the stamp is `now`.
  std::vector<uint32_t> instanceOf, stamp;
  uint32_t now = 0;

  /// Views and free tensors that have to exist as such.
  std::vector<TensorId> wanted;
  std::vector<bool> isWanted;

  void want(TensorId tensor) {
    if ((!analysis.isView(tensor) && !analysis.isFree(tensor)) ||
        isWanted[tensor])
      return;
    isWanted[tensor] = true;
    wanted.push_back(tensor);
  }

  bool isInside(TensorId tensor) const {
    const OpId producer = graph.tensors[tensor].producer;
    return producer != kNone && stamp[producer] == now;
  }

  void push(Op &&op, OpId place, bool before, ClusterId from) {
    emitted.push_back({std::move(op),
                       2 * static_cast<uint64_t>(place) + (before ? 0 : 1),
                       from});
  }

  //===--------------------------------------------------------------------===//
  // Clusters
  //===--------------------------------------------------------------------===//

  void emit(const Cluster &c) {
    cluster = &c;
    isAnchor = c.kind == FuseClass::Anchor;
    if (isPlain(c)) {
      // Nobody looks at it again: only views and what is made again are shared.
      push(std::move(graph.ops[c.ops[0]]), c.ops[0], false,
           clustering.clusterOf(c.ops[0]));
      return;
    }
    if (c.ops.size() > 1 && areParallelSlices(graph, c.ops[0], c.ops[1])) {
      emitSlices(c);
      return;
    }
    gather();
    seesConstraints = true;
    std::optional<Op> op = build(c);
    // Views that the user has elsewhere than this operator are operators.
    if (op && hidesConstraint && !agrees(*op)) {
      seesConstraints = false;
      op = build(c);
    }
    if (!op)
      return;
    op->phase = graph.ops[c.ops[0]].phase;
    op->isRecomputed = c.phase == FusePhase::Recomputed;
    op->alwaysRuns = std::any_of(c.ops.begin(), c.ops.end(), [&](OpId id) {
      return graph.ops[id].alwaysRuns;
    });
    op->loop = c.loop;
    push(std::move(*op), c.ops.back(), false, clustering.clusterOf(c.ops[0]));
  }

  std::optional<Op> build(const Cluster &c) {
    hidesConstraint = false;
    sharedViews.clear();
    fused.start(graph, analysis, inside, isAnchor);
    for (uint32_t i = 0; i < inside.size(); ++i) {
      const Op &op = graph.ops[inside[i]];
      fused.addInstance(i);
      for (uint32_t operand = 0; operand < op.operands.size(); ++operand)
        connect(i, operand);
    }
    for (uint32_t i = 0; i < inside.size(); ++i) {
      const Op &op = graph.ops[inside[i]];
      if (clustering.clusterOf(inside[i]) != clustering.clusterOf(c.ops[0]))
        continue;
      for (uint32_t r = 0; r < op.results.size(); ++r)
        if (crossing.exported[op.results[r]] ||
            (isAnchor && i == 0 && c.ops.size() == 1))
          fused.addResult(i, r);
    }
    if (fused.resultCount() == 0)
      return std::nullopt;
    // What is computed again lies here as this operator wants it.
    for (uint32_t i = 0; i < inside.size(); ++i)
      if (isMember(inside[i]))
        fused.noteInstance(i);
    return fused.build();
  }

  /// How a view of several readers is read is how the first of them does.
  bool agrees(const Op &op) const {
    Op asked = op;
    for (InnerValue &value : asked.inner)
      if (value.operand >= 0 &&
          std::find(sharedViews.begin(), sharedViews.end(), value.origin) !=
              sharedViews.end())
        value.constraint.reset();
    const bool isLinear =
        std::all_of(inside.begin(), inside.end(),
                    [&](OpId id) { return analysis.isLinear(graph.ops[id]); });
    return constraintsAgree(graph, asked, isLinear);
  }

  void emitSlices(const Cluster &c) {
    Op op = graph.ops[c.ops[0]];
    const TensorMap map = op.rule->results[0];
    double touched = op.operandTouched.empty() ? 1 : op.operandTouched[0];
    for (size_t i = 1; i < c.ops.size(); ++i) {
      const Op &other = graph.ops[c.ops[i]];
      op.results.push_back(other.results[0]);
      op.rule.edit().results.push_back(map);
      op.work += other.work;
      touched += other.operandTouched.empty() ? 1 : other.operandTouched[0];
    }
    op.operandTouched.assign(1, std::min(1.0, touched));
    want(op.operands[0]);
    push(std::move(op), c.ops.front(), false, clustering.clusterOf(c.ops[0]));
  }

  /// Nothing to look through, to drop or to merge.
  bool isPlain(const Cluster &c) {
    if (c.ops.size() > 1)
      return false;
    const Op &op = graph.ops[c.ops[0]];
    const bool tied =
        op.kind == OpKind::LoopEnter || op.kind == OpKind::LoopNext;
    for (size_t i = 0; i < op.operands.size(); ++i) {
      const TensorId operand = op.operands[i];
      if (tied && (analysis.isView(operand) || analysis.isFree(operand)))
        want(operand);
      if (!tied && (analysis.isView(operand) || analysis.isFree(operand)))
        return false;
      if (!isAnchor && (isMadeHere(operand) ||
                        std::find(op.operands.begin(), op.operands.begin() + i,
                                  operand) != op.operands.begin() + i))
        return false;
    }
    if (!isAnchor)
      for (TensorId result : op.results)
        if (!crossing.exported[result] || crossing.cloned[result])
          return false;
    return true;
  }

  /// The cluster makes the value again. Of a value that its phase hands over
  /// that is for later phases.
  bool isMadeHere(TensorId tensor) const {
    return crossing.cloned[tensor] &&
           (!crossing.exported[tensor] ||
            cluster->phase >
                fusePhase(graph.ops[graph.tensors[tensor].producer]));
  }

  void gather() {
    ++now;
    inside = cluster->ops;
    for (OpId op : inside)
      stamp[op] = now;
    if (cluster->kind == FuseClass::Normal ||
        cluster->kind == FuseClass::PartialReduce)
      for (size_t i = 0; i < inside.size(); ++i)
        for (TensorId operand : graph.ops[inside[i]].operands) {
          const TensorId source = analysis.source(operand);
          if (analysis.isFree(operand) || !isMadeHere(source))
            continue;
          const OpId producer = graph.tensors[source].producer;
          if (stamp[producer] == now)
            continue;
          stamp[producer] = now;
          inside.push_back(producer);
        }
    if (!isAnchor)
      std::sort(inside.begin(), inside.end());
    for (uint32_t i = 0; i < inside.size(); ++i)
      instanceOf[inside[i]] = i;
  }

  void connect(uint32_t instance, uint32_t operand) {
    const Op &op = graph.ops[inside[instance]];
    TensorId tensor = op.operands[operand];
    const bool ownOperand = isAnchor && instance == 0;
    double touched =
        operand < op.operandTouched.size() ? op.operandTouched[operand] : 1.0;
    if (analysis.isFree(tensor)) {
      // The position of an update, the initial value of a window's sum.
      const bool isScalar =
          graph.tensors[tensor].elements() <= 1 && operand > 0 &&
          (op.kind == OpKind::Layout || op.kind == OpKind::Pool ||
           op.kind == OpKind::Scatter);
      if (ownOperand && !isScalar)
        fused.addOperand(freeCopy(tensor), instance, operand,
                         fused.operandDims(instance, operand), touched, true,
                         tensor);
      return;
    }
    FusedRule::Dims dims = fused.operandDims(instance, operand);
    const bool internal = isInside(analysis.source(tensor));
    // What is read where only a part of the tensor is.
    TensorId part = touched < 1 ? op.results[0] : kNone;
    // What the module says is not about operators that it does not have.
    const bool isAdded =
        !graph.isTrainStep && cluster->phase != FusePhase::Forward;
    bool isOwn =
        isAdded || !isMember(inside[instance]) || hasConstraint(op, operand);
    while (analysis.isView(tensor)) {
      const OpId view = graph.tensors[tensor].producer;
      const FusedRule::Dims made = dims;
      const bool isAsked = !internal && !isOwn && saysWhere(graph.ops[view]);
      if ((isAsked && !seesConstraints) ||
          !fused.lookThrough(view, dims, internal))
        break;
      hidesConstraint |= isAsked;
      if (isAsked && graph.tensors[graph.ops[view].results[0]].uses.size() > 1)
        sharedViews.push_back(graph.ops[view].origin);
      noteView(view, made, dims, isOwn);
      isOwn |= hasConstraint(graph.ops[view], 0);
      if (!graph.ops[view].operandTouched.empty()) {
        touched *= graph.ops[view].operandTouched[0];
        part = part == kNone ? tensor : part;
      }
      tensor = graph.ops[view].operands[0];
    }
    if (isInside(tensor)) {
      const Tensor &t = graph.tensors[tensor];
      fused.connect(dims, instanceOf[t.producer], t.resultIndex, instance,
                    operand);
      return;
    }
    want(tensor);
    fused.addOperand(tensor, instance, operand, dims, touched, ownOperand,
                     part == kNone ? tensor : part);
  }

  /// Not computed again.
  bool isMember(OpId op) const {
    return clustering.clusterOf(op) == clustering.clusterOf(cluster->ops[0]);
  }

  bool saysWhere(const Op &view) const {
    return graph.tensors[view.results[0]].constraint || hasConstraint(view, 0);
  }

  static bool hasConstraint(const Op &op, uint32_t operand) {
    return std::any_of(
        op.operandConstraints.begin(), op.operandConstraints.end(),
        [&](const OperandConstraint &c) { return c.operand == operand; });
  }

  /// A view that became part of the cluster. The constraints on its result and
  /// on what it reads are not for a use that has another one.
  void noteView(OpId view, const FusedRule::Dims &made,
                const FusedRule::Dims &read, bool isUsedOtherwise) {
    const Op &op = graph.ops[view];
    const Tensor &result = graph.tensors[op.results[0]];
    if (graph.tracesOrigins || (result.constraint && !isUsedOtherwise))
      fused.note(result.origin, -1, made,
                 isUsedOtherwise ? std::nullopt : result.constraint);
    const OperandConstraint *constraint =
        isUsedOtherwise || op.operandConstraints.empty()
            ? nullptr
            : &op.operandConstraints[0];
    if (constraint || graph.tracesOrigins)
      fused.note(op.origin, 0, read,
                 constraint ? std::optional(constraint->sharding)
                            : std::nullopt);
  }

  //===--------------------------------------------------------------------===//
  // Views and free tensors
  //===--------------------------------------------------------------------===//

  Op generator(TensorId tensor, TensorId result) const {
    const Tensor &t = graph.tensors[tensor];
    const Op &maker = graph.ops[t.producer];
    Op op;
    op.kind = OpKind::Generator;
    op.mnemonic = maker.mnemonic;
    op.axis = maker.axis;
    op.location = maker.location;
    op.results.push_back(result);
    TensorMap map(t.shape.size());
    for (size_t dim = 0; dim < t.shape.size(); ++dim)
      if (t.shape[dim] > 1)
        map[dim].push_back(op.rule.edit().addFactor(t.shape[dim]));
    op.rule.edit().results.push_back(std::move(map));
    return op;
  }

  /// A tensor of the cluster's own.
  TensorId freeCopy(TensorId tensor) {
    Tensor copy = graph.tensors[tensor];
    copy.uses.clear();
    copy.outputs.clear();
    const TensorId result = graph.addTensor(std::move(copy));
    Op op = generator(tensor, result);
    op.phase = graph.ops[cluster->ops[0]].phase;
    op.isRecomputed = cluster->phase == FusePhase::Recomputed;
    op.loop = cluster->loop;
    push(std::move(op), cluster->ops.back(), true, kNone);
    return result;
  }

  bool isKept(TensorId tensor) const {
    const TensorId source = analysis.source(tensor);
    return analysis.isFree(source) || graph.tensors[source].producer == kNone ||
           crossing.exported[source];
  }

  /// A view is one of its first operand. The scalars that say where are not
  /// its concern: a cluster may have kept them to itself.
  void dropLostPositions(Op &op) const {
    if (std::all_of(op.operands.begin() + 1, op.operands.end(),
                    [&](TensorId scalar) { return isKept(scalar); }))
      return;
    op.operands.resize(1);
    ShardingRule &rule = op.rule.edit();
    rule.operands.resize(1);
    op.operandTouched.resize(std::min<size_t>(op.operandTouched.size(), 1));
    auto named = [](const auto &set) {
      return std::any_of(set.begin(), set.end(), [](auto i) { return i > 0; });
    };
    auto &linear = rule.linear;
    linear.erase(std::remove_if(linear.begin(), linear.end(), named),
                 linear.end());
  }

  void emitWanted() {
    for (size_t i = 0; i < wanted.size(); ++i) {
      const TensorId tensor = wanted[i];
      const OpId producer = graph.tensors[tensor].producer;
      Op op;
      if (analysis.isFree(tensor)) {
        op = generator(tensor, tensor);
        op.phase = graph.ops[producer].phase;
        op.isRecomputed = graph.ops[producer].isRecomputed;
        op.loop = graph.ops[producer].loop;
      } else {
        op = graph.ops[producer];
        dropLostPositions(op);
        for (TensorId operand : op.operands)
          want(operand);
      }
      push(std::move(op), producer, false, kNone);
    }
  }

  void finish() {
    std::vector<uint32_t> order(emitted.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(emitted[a].key, a) < std::pair(emitted[b].key, b);
    });
    std::vector<OpId> newOf(clustering.clusters.size(), kNone);
    for (OpId id = 0; id < order.size(); ++id)
      if (emitted[order[id]].cluster != kNone)
        newOf[emitted[order[id]].cluster] = id;
    auto renamed = [&](OpId raw) {
      const ClusterId from = raw == kNone ? kNone : clustering.clusterOf(raw);
      return from == kNone ? kNone : newOf[from];
    };
    graph.ops.resize(order.size());
    for (OpId id = 0; id < order.size(); ++id) {
      Emitted &e = emitted[order[id]];
      e.op.adjointOf = renamed(e.op.adjointOf);
      e.op.recomputes = renamed(e.op.recomputes);
      e.op.tiedTo = renamed(e.op.tiedTo);
      graph.ops[id] = std::move(e.op);
    }
  }
};

} // namespace

void emitClusters(OpGraph &graph, const FuseAnalysis &analysis,
                  const Clustering &clustering, const Crossing &crossing) {
  Emitter(graph, analysis, clustering, crossing).run();
}

} // namespace planner
