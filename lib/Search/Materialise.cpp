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

  SmallVec<Materialised, 1> layoutsOf(TensorId id,
                                      const KeptLayouts *kept) const;

private:
  bool isMadeAgain(TensorId id, const TensorSharding &layout,
                   const KeptLayouts &kept) const;
  void makeAgain(TensorId id, const TensorSharding &made,
                 const KeptLayouts &kept,
                 const std::vector<TensorSharding> &again,
                 SmallVec<Materialised, 1> &all) const;
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

static bool contains(const KeptLayouts &list, const TensorSharding &layout) {
  return std::find(list.begin(), list.end(), layout) != list.end();
}

/// What is not kept, and used in several phases, is made again if that saves
/// memory: if it is larger than all that is kept. What leaves the model or
/// replaces an argument stays.
bool Materialiser::isMadeAgain(TensorId id, const TensorSharding &layout,
                               const KeptLayouts &kept) const {
  const Tensor &tensor = graph.tensors[id];
  if (contains(kept, layout) || tensor.producer == kNone)
    return false;
  if (replaces[id] != kNone && assignment.storage[replaces[id]] == layout)
    return false;
  std::array<bool, 3> used{};
  for (const Use &use : tensor.uses)
    if (graph.ops[use.op].kind != OpKind::Generator &&
        operandSharding(graph.ops[use.op], use.operand, assignment.ops[use.op],
                        model.mesh()) == layout)
      used[static_cast<size_t>(graph.ops[use.op].phase)] = true;
  const int64_t bytes = localBytes(tensor, layout, model.mesh());
  return std::count(used.begin(), used.end(), true) > 1 &&
         std::all_of(kept.begin(), kept.end(),
                     [&](const TensorSharding &other) {
                       return localBytes(tensor, other, model.mesh()) < bytes;
                     });
}

/// Each from the nearest of those that are kept, which are made if they are
/// not there.
void Materialiser::makeAgain(TensorId id, const TensorSharding &made,
                             const KeptLayouts &kept,
                             const std::vector<TensorSharding> &again,
                             SmallVec<Materialised, 1> &all) const {
  for (const TensorSharding &layout : again) {
    const TensorSharding *nearest = nullptr;
    Seconds least;
    for (const TensorSharding &source : kept) {
      const Seconds time = model.layoutChangeTime(id, source, layout);
      if (time.isFinite() && (!nearest || time < least))
        nearest = &source, least = time;
    }
    if (!nearest)
      nearest = &made;
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const Materialised &m) {
          return m.layout == *nearest;
        });
    const auto source =
        *nearest == made ? -1 : static_cast<int32_t>(at - all.begin());
    all.push_back({layout, source, true, false});
  }
}

SmallVec<Materialised, 1>
Materialiser::layoutsOf(TensorId id, const KeptLayouts *kept) const {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.role == Role::Parameter || tensor.role == Role::FrozenParameter)
    return layoutsByPhase(id);
  if (tensor.producer != kNone &&
      graph.ops[tensor.producer].kind == OpKind::Generator)
    return {};
  TensorSharding made = produced(tensor, id);
  std::vector<TensorSharding> layouts = needed(tensor, id, made);
  std::vector<TensorSharding> again;
  if (kept && kept->size() > 0)
    for (const TensorSharding &layout : layouts)
      if (isMadeAgain(id, layout, *kept))
        again.push_back(layout);
  if (!again.empty()) {
    std::erase_if(layouts, [&](const TensorSharding &layout) {
      return std::find(again.begin(), again.end(), layout) != again.end();
    });
    for (const TensorSharding &layout : *kept)
      if (layout != made &&
          std::find(layouts.begin(), layouts.end(), layout) == layouts.end())
        layouts.push_back(layout);
  }
  SmallVec<Materialised, 1> all;
  if (!layouts.empty()) {
    std::optional<MaterialisationCost> best =
        bestMaterialisation(model, id, made, layouts);
    if (!best)
      return {};
    all = std::move(best->layouts);
  }
  if (!again.empty())
    makeAgain(id, made, *kept, again, all);
  return all;
}

std::vector<SmallVec<Materialised, 1>>
chooseMaterialised(const CostModel &model, const Assignment &assignment,
                   const std::vector<const KeptLayouts *> &kept) {
  Materialiser materialiser(model, assignment);
  std::vector<SmallVec<Materialised, 1>> all;
  all.reserve(model.graph().tensors.size());
  for (TensorId id = 0; id < model.graph().tensors.size(); ++id)
    all.push_back(
        materialiser.layoutsOf(id, id < kept.size() ? kept[id] : nullptr));
  return all;
}

} // namespace planner
