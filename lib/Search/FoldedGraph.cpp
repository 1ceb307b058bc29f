//===- FoldedGraph.cpp - Grouping operators and tensors -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/FoldedGraph.h"
#include <algorithm>
#include <map>
#include <numeric>

namespace planner {

namespace {

class Folder {
public:
  Folder(const OpGraph &g, Adjoints a) : graph(g), adjoints(a) {}

  FoldedGraph run() {
    chooseRepresentatives();
    tieOperators();
    numberGroups();
    classifyTensors();
    linkStates();
    return std::move(folded);
  }

private:
  void chooseRepresentatives();
  void tieOperators();
  void numberGroups();
  void classifyTensors();
  void linkStates();
  std::vector<uint32_t> signature(TensorId id) const;
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
  FoldedGraph folded;
  std::vector<OpId> parent;
  /// By TensorId: the argument whose next value this is.
  std::vector<TensorId> replaced;
};

} // namespace

void Folder::chooseRepresentatives() {
  size_t n = graph.ops.size();
  folded.representative.resize(n);
  std::iota(folded.representative.begin(), folded.representative.end(), 0);
  if (graph.foldClass.size() == n)
    folded.representative = graph.foldClass;
  folded.occurrences.assign(n, 0);
  for (OpId op = 0; op < n; ++op)
    ++folded.occurrences[folded.representative[op]];
}

/// A contraction and its adjoints iterate over the same factors, under the same
/// numbers. Splitting them alike keeps saved operands where they are.
bool Folder::canTie(const Op &forward, const Op &adjoint) const {
  if (forward.kind == OpKind::Vector || forward.kind == OpKind::Layout ||
      forward.rule.factors.size() != adjoint.rule.factors.size())
    return false;
  for (size_t f = 0; f < forward.rule.factors.size(); ++f)
    if (forward.rule.factors[f].size != adjoint.rule.factors[f].size)
      return false;
  return true;
}

void Folder::tieOperators() {
  parent.resize(graph.ops.size());
  std::iota(parent.begin(), parent.end(), 0);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    unite(id, folded.representative[id]);
    if (op.tiedTo != kNone)
      unite(id, op.tiedTo);
    if (adjoints == Adjoints::Tied && op.adjointOf != kNone &&
        canTie(graph.ops[op.adjointOf], op))
      unite(id, op.adjointOf);
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
    if (folded.representative[id] == id)
      folded.groups[group].leads.push_back(id);
  }
}

/// What two tensors must agree in to be of one class. Arguments have no
/// producer; their name for it is their shape, type and role. What replaces
/// arguments must be stored as they are, so these must agree too.
std::vector<uint32_t> Folder::signature(TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  std::vector<uint32_t> key;
  if (tensor.producer != kNone) {
    key = {1, folded.representative[tensor.producer], tensor.resultIndex};
  } else {
    key = {0, static_cast<uint32_t>(tensor.role),
           static_cast<uint32_t>(tensor.dtype), tensor.constraint ? id : kNone};
    for (int64_t size : tensor.shape) {
      key.push_back(static_cast<uint32_t>(size));
      key.push_back(static_cast<uint32_t>(size >> 32));
    }
  }
  key.push_back(static_cast<uint32_t>(tensor.outputs.size()));
  key.push_back(replaced[id] == kNone ? kNone : folded.classOf[replaced[id]]);
  size_t start = key.size();
  for (const Use &use : tensor.uses)
    key.push_back(folded.representative[use.op] * 64 + use.operand);
  std::sort(key.begin() + static_cast<ptrdiff_t>(start), key.end());
  return key;
}

void Folder::classifyTensors() {
  folded.classOf.assign(graph.tensors.size(), kNone);
  replaced.assign(graph.tensors.size(), kNone);
  for (TensorId argument : graph.arguments)
    if (TensorId next = graph.tensors[argument].updatedTo;
        next != kNone && next != argument)
      replaced[next] = argument;
  // Arguments first: others refer to their classes.
  std::vector<TensorId> order;
  for (bool arguments : {true, false})
    for (TensorId id = 0; id < graph.tensors.size(); ++id)
      if ((graph.tensors[id].producer == kNone) == arguments)
        order.push_back(id);
  std::map<std::vector<uint32_t>, TensorClassId> known;
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
    folded.classes[entry->second].tensors.push_back(id);
  }
}

void Folder::linkStates() {
  for (TensorId argument : graph.arguments) {
    TensorId next = graph.tensors[argument].updatedTo;
    if (next != kNone && next != argument && folded.classOf[next] != kNone)
      folded.classes[folded.classOf[next]].replaces = folded.classOf[argument];
  }
}

FoldedGraph foldGraph(const OpGraph &graph, Adjoints adjoints) {
  return Folder(graph, adjoints).run();
}

} // namespace planner
