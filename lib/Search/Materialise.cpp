//===- Materialise.cpp - Layouts that given configurations need -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Materialise.h"
#include <algorithm>

namespace planner {

namespace {

class Materialiser {
public:
  Materialiser(const CostModel &m, const Assignment &a)
      : model(m), graph(m.graph()), assignment(a),
        replaces(graph.tensors.size(), kNone) {
    for (TensorId argument : graph.arguments)
      if (TensorId next = graph.tensors[argument].updatedTo; next != kNone)
        replaces[next] = argument;
  }

  SmallVec<Materialised, 1> layoutsOf(TensorId id) const;

private:
  SmallVec<Materialised, 1> layoutsByPhase(TensorId id) const;
  TensorSharding produced(const Tensor &tensor, TensorId id) const;
  /// By all uses, or by those of one phase.
  std::vector<TensorSharding>
  needed(const Tensor &tensor, TensorId id, const TensorSharding &made,
         std::optional<Phase> phase = std::nullopt) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  /// By TensorId: the argument whose next value this is.
  std::vector<TensorId> replaces;
};

} // namespace

TensorSharding Materialiser::produced(const Tensor &tensor, TensorId id) const {
  if (tensor.producer == kNone)
    return assignment.storage[id];
  return resultSharding(graph.ops[tensor.producer], tensor.resultIndex,
                        assignment.ops[tensor.producer], model.mesh());
}

std::vector<TensorSharding>
Materialiser::needed(const Tensor &tensor, TensorId id,
                     const TensorSharding &made,
                     std::optional<Phase> phase) const {
  std::vector<TensorSharding> layouts;
  auto add = [&](const TensorSharding &layout) {
    if (layout != made &&
        std::find(layouts.begin(), layouts.end(), layout) == layouts.end())
      layouts.push_back(layout);
  };
  for (const Use &use : tensor.uses)
    if (graph.ops[use.op].kind != OpKind::Generator &&
        (!phase || graph.ops[use.op].phase == *phase))
      add(operandSharding(graph.ops[use.op], use.operand,
                          assignment.ops[use.op], model.mesh()));
  if (replaces[id] != kNone) {
    add(assignment.storage[replaces[id]]);
  } else if (!tensor.outputs.empty() && made.partial != 0) {
    TensorSharding whole = made;
    whole.partial = 0;
    add(whole);
  }
  return layouts;
}

/// A parameter that is not stored as it is used is gathered for each phase, and
/// what one phase has made is gone in the next: a layout of the backward pass
/// that is a slice of a forward one is made from what is stored.
SmallVec<Materialised, 1> Materialiser::layoutsByPhase(TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding made = produced(tensor, id);
  SmallVec<Materialised, 1> all;
  const auto find = [&](const TensorSharding &layout) {
    return static_cast<int32_t>(std::find_if(all.begin(), all.end(),
                                             [&](const Materialised &m) {
                                               return m.layout == layout;
                                             }) -
                                all.begin());
  };
  for (Phase phase : {Phase::Forward, Phase::Backward, Phase::Optimizer}) {
    const std::vector<TensorSharding> layouts = needed(tensor, id, made, phase);
    if (layouts.empty())
      continue;
    const auto best = bestMaterialisation(model, id, made, layouts);
    if (!best)
      return {};
    // A source comes before what is made from it, or is made from storage in
    // another phase: there are no cycles.
    const size_t known = all.size();
    for (const Materialised &layout : best->layouts)
      if (find(layout.layout) == static_cast<int32_t>(all.size()))
        all.push_back({layout.layout, -1, true, false});
    for (const Materialised &layout : best->layouts) {
      const int32_t at = find(layout.layout);
      if (layout.source >= 0 && at >= static_cast<int32_t>(known))
        all[at].source = find(best->layouts[layout.source].layout);
    }
  }
  return all;
}

SmallVec<Materialised, 1> Materialiser::layoutsOf(TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.role == Role::Parameter || tensor.role == Role::FrozenParameter)
    return layoutsByPhase(id);
  if (tensor.producer != kNone &&
      graph.ops[tensor.producer].kind == OpKind::Generator)
    return {};
  TensorSharding made = produced(tensor, id);
  std::vector<TensorSharding> layouts = needed(tensor, id, made);
  if (layouts.empty())
    return {};
  std::optional<MaterialisationCost> best =
      bestMaterialisation(model, id, made, layouts);
  if (!best)
    return {};
  return std::move(best->layouts);
}

std::vector<SmallVec<Materialised, 1>>
chooseMaterialised(const CostModel &model, const Assignment &assignment) {
  Materialiser materialiser(model, assignment);
  std::vector<SmallVec<Materialised, 1>> all;
  all.reserve(model.graph().tensors.size());
  for (TensorId id = 0; id < model.graph().tensors.size(); ++id)
    all.push_back(materialiser.layoutsOf(id));
  return all;
}

} // namespace planner
