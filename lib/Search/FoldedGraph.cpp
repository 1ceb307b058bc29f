//===- FoldedGraph.cpp - Grouping operators and tensors -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/FoldedGraph.h"
#include "planner/Graph/Recompute.h"
#include <algorithm>
#include <map>
#include <numeric>

namespace planner {

namespace {

class Folder {
public:
  Folder(const OpGraph &g, Adjoints a, const ZeroLayers *z)
      : graph(g), adjoints(a), gathered(z) {}

  FoldedGraph run() {
    chooseRepresentatives();
    tieOperators();
    numberGroups();
    classifyTensors();
    linkStates();
    nameKinds();
    return std::move(folded);
  }

private:
  void chooseRepresentatives();
  void tieOperators();
  void numberGroups();
  void classifyTensors();
  void linkStates();
  void nameKinds();
  void splitByConstraints();
  void splitByStates();
  std::vector<uint32_t> constraintsOf(const Op &op);
  uint32_t constraintKey(const Boxed<InputSharding> &constraint);
  std::vector<uint32_t> signature(TensorId id);
  bool canTie(const Op &forward, const Op &adjoint) const;

  OpId find(OpId op) {
    while (parent[op] != op)
      op = parent[op] = parent[parent[op]];
    return op;
  }
  void unite(OpId a, OpId b) {
    a = find(a), b = find(b);
    // The earlier operator leads, so that groups do not depend on visit order.
    parent[std::max(a, b)] = std::min(a, b);
  }

  const OpGraph &graph;
  Adjoints adjoints;
  const ZeroLayers *gathered;
  FoldedGraph folded;
  std::vector<OpId> parent;
  /// The model's own shardings, each once.
  std::vector<InputSharding> constraints;
  /// By TensorId: the argument whose next value this is.
  std::vector<TensorId> replaces;
};

} // namespace

void Folder::chooseRepresentatives() {
  size_t n = graph.ops.size();
  folded.kinds.ops.resize(n);
  std::iota(folded.kinds.ops.begin(), folded.kinds.ops.end(), 0);
  if (graph.foldClass.size() == n)
    folded.kinds.ops = graph.foldClass;
  if (graph.hasConstraints())
    splitByConstraints();
  if (gathered)
    splitByStates();
  folded.occurrences.assign(n, 0);
  for (OpId op = 0; op < n; ++op)
    ++folded.occurrences[folded.kinds.ops[op]];
}

uint32_t Folder::constraintKey(const Boxed<InputSharding> &constraint) {
  if (!constraint)
    return kNone;
  const auto it =
      std::find(constraints.begin(), constraints.end(), *constraint);
  if (it != constraints.end())
    return static_cast<uint32_t>(it - constraints.begin());
  constraints.push_back(*constraint);
  return static_cast<uint32_t>(constraints.size() - 1);
}

/// What the user asked of an operator. Without the values' names, which differ
/// from one occurrence to the next.
std::vector<uint32_t> Folder::constraintsOf(const Op &op) {
  std::vector<uint32_t> key;
  for (TensorId result : op.results)
    key.push_back(constraintKey(graph.tensors[result].constraint));
  for (const OperandConstraint &constraint : op.operandConstraints) {
    key.push_back(constraint.operand);
    key.push_back(constraintKey(constraint.sharding));
  }
  for (const InnerValue &value : op.inner) {
    if (!value.constraint)
      continue;
    key.push_back(constraintKey(value.constraint));
    for (const DimFactors &dim : value.map) {
      key.push_back(kNone - static_cast<uint32_t>(dim.size()));
      key.insert(key.end(), dim.begin(), dim.end());
    }
  }
  return key;
}

/// Occurrences of which the user asks different things are not one.
void Folder::splitByConstraints() {
  std::map<std::pair<OpId, std::vector<uint32_t>>, OpId> first;
  for (OpId op = 0; op < graph.ops.size(); ++op) {
    OpId &representative = folded.kinds.ops[op];
    representative =
        first.try_emplace({representative, constraintsOf(graph.ops[op])}, op)
            .first->second;
  }
}

/// Of layers with ZeRO-3 and of others, what works on parameters and states.
void Folder::splitByStates() {
  std::map<std::pair<OpId, bool>, OpId> first;
  for (OpId op = 0; op < graph.ops.size(); ++op) {
    OpId &representative = folded.kinds.ops[op];
    representative = first.try_emplace({representative, gathered->ops[op]}, op)
                         .first->second;
  }
}

/// A contraction and its adjoints iterate over the same factors, under the same
/// numbers. Splitting them alike keeps saved operands where they are.
bool Folder::canTie(const Op &forward, const Op &adjoint) const {
  if (forward.kind == OpKind::Vector || forward.kind == OpKind::Layout ||
      forward.rule->factors.size() != adjoint.rule->factors.size())
    return false;
  for (size_t f = 0; f < forward.rule->factors.size(); ++f)
    if (forward.rule->factors[f].size != adjoint.rule->factors[f].size)
      return false;
  return true;
}

void Folder::tieOperators() {
  parent.resize(graph.ops.size());
  std::iota(parent.begin(), parent.end(), 0);
  // Of the loops that share the layers of a model.
  std::map<uint32_t, OpId> firstAlike;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    unite(id, folded.kinds.ops[id]);
    if (op.tiedTo != kNone)
      unite(id, op.tiedTo);
    if (adjoints == Adjoints::Tied && op.adjointOf != kNone &&
        canTie(graph.ops[op.adjointOf], op))
      unite(id, op.adjointOf);
    if (op.recomputes != kNone && repeatsExactly(graph.ops[op.recomputes], op))
      unite(id, op.recomputes);
    if (op.alike == kNone || op.loop == 0)
      continue;
    const OpId other = firstAlike.try_emplace(op.alike, id).first->second;
    if (repeatsExactly(graph.ops[other], op))
      unite(id, other);
  }
}

void Folder::numberGroups() {
  folded.groupOf.assign(graph.ops.size(), kNone);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    if (graph.ops[id].kind == OpKind::Generator)
      continue;
    OpId root = find(id);
    if (folded.groupOf[root] == kNone) {
      folded.groupOf[root] = static_cast<GroupId>(folded.groups.size());
      folded.groups.emplace_back();
    }
    GroupId group = folded.groupOf[id] = folded.groupOf[root];
    if (folded.kinds.ops[id] == id)
      folded.groups[group].leads.push_back(id);
  }
}

/// What two tensors must agree in to be of one class. Arguments have no
/// producer; their name for it is their shape, type and role.
std::vector<uint32_t> Folder::signature(TensorId id) {
  const Tensor &tensor = graph.tensors[id];
  std::vector<uint32_t> key;
  if (tensor.producer != kNone) {
    key = {1, folded.kinds.ops[tensor.producer], tensor.resultIndex};
  } else {
    key = {0, static_cast<uint32_t>(tensor.role),
           static_cast<uint32_t>(tensor.dtype),
           constraintKey(tensor.constraint),
           gathered && gathered->tensors[id] ? 1U : 0U};
    for (int64_t size : tensor.shape) {
      key.push_back(static_cast<uint32_t>(size));
      key.push_back(static_cast<uint32_t>(size >> 32));
    }
  }
  key.push_back(static_cast<uint32_t>(tensor.outputs.size()));
  // What replaces an argument lies as that is stored, which its own uses say.
  const TensorId replaced = replaces[id];
  key.push_back(replaced == kNone ? kNone : folded.classOf[replaced]);
  std::vector<std::pair<OpId, uint32_t>> uses;
  for (const Use &use : tensor.uses)
    uses.emplace_back(folded.kinds.ops[use.op], use.operand);
  std::sort(uses.begin(), uses.end());
  for (auto [op, operand] : uses) {
    key.push_back(op);
    key.push_back(operand);
  }
  return key;
}

void Folder::classifyTensors() {
  folded.classOf.assign(graph.tensors.size(), kNone);
  replaces.assign(graph.tensors.size(), kNone);
  for (TensorId argument : graph.arguments) {
    const TensorId next = graph.tensors[argument].updatedTo;
    if (next != kNone && next != argument)
      replaces[next] = argument;
  }
  std::map<std::vector<uint32_t>, TensorClassId> known;
  // Arguments first: their classes tell apart what replaces them.
  std::vector<TensorId> order = graph.arguments;
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    if (graph.tensors[id].producer != kNone)
      order.push_back(id);
  for (TensorId id : order) {
    const Tensor &tensor = graph.tensors[id];
    bool generated = tensor.producer != kNone &&
                     graph.ops[tensor.producer].kind == OpKind::Generator;
    if (generated)
      continue;
    auto [entry, isNew] = known.try_emplace(
        signature(id), static_cast<TensorClassId>(folded.classes.size()));
    folded.classOf[id] = entry->second;
    if (isNew) {
      TensorClass tensorClass;
      tensorClass.lead = id;
      tensorClass.isArgument = tensor.producer == kNone;
      if (!tensorClass.isArgument)
        tensorClass.producer = folded.groupOf[tensor.producer];
      for (const Use &use : tensor.uses)
        if (folded.groupOf[use.op] != kNone)
          tensorClass.uses.push_back(use);
      folded.classes.push_back(std::move(tensorClass));
    }
    TensorClass &own = folded.classes[entry->second];
    own.tensors.push_back(id);
    for (double &count : own.counts)
      ++count;
  }
}

void Folder::linkStates() {
  for (TensorId argument : graph.arguments) {
    TensorId next = graph.tensors[argument].updatedTo;
    if (next != kNone && next != argument && folded.classOf[next] != kNone)
      folded.classes[folded.classOf[next]].replaces = folded.classOf[argument];
  }
}

void Folder::nameKinds() {
  folded.kinds.tensors.resize(graph.tensors.size());
  std::iota(folded.kinds.tensors.begin(), folded.kinds.tensors.end(), 0);
  for (const TensorClass &own : folded.classes)
    for (const TensorId id : own.tensors)
      folded.kinds.tensors[id] = own.lead;
}

FoldedGraph foldGraph(const OpGraph &graph, Adjoints adjoints,
                      const ZeroLayers *gathered) {
  return Folder(graph, adjoints, gathered).run();
}

FoldedGraph weighted(FoldedGraph folded, const StepWeights &weights) {
  folded.tensorShare = weights.tensorShare;
  folded.occurrences.assign(weights.ops.size(), 0);
  for (OpId op = 0; op < weights.ops.size(); ++op)
    folded.occurrences[folded.kinds.ops[op]] += weights.ops[op];
  for (TensorClass &tensorClass : folded.classes) {
    tensorClass.counts = {};
    for (TensorId tensor : tensorClass.tensors)
      for (size_t phase = 0; phase < tensorClass.counts.size(); ++phase)
        tensorClass.counts[phase] += weights.changes[tensor][phase];
  }
  return folded;
}

} // namespace planner
