//===- Materialise.cpp - Layouts that given configurations need -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Materialise.h"
#include <algorithm>
#include <limits>

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
                                      const KeptLayouts *saved) const;

private:
  struct Readers {
    bool early = false, later = false, stays = false;
  };
  Readers readersOf(TensorId id, const TensorSharding &layout) const;
  /// Of one execution of the changes; what is made again counts each time.
  Seconds timeOf(TensorId id, const SmallVec<Materialised, 1> &all) const;
  SmallVec<Materialised, 1> layoutsFrom(TensorId id,
                                        const KeptLayouts &saved) const;
  SmallVec<Materialised, 1> layoutsWith(TensorId id,
                                        const KeptLayouts &saved) const;
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

static int32_t indexOf(const SmallVec<Materialised, 1> &all,
                       const TensorSharding &layout) {
  return static_cast<int32_t>(
      std::find_if(all.begin(), all.end(),
                   [&](const Materialised &m) { return m.layout == layout; }) -
      all.begin());
}

static bool contains(const KeptLayouts &list, const TensorSharding &layout) {
  return std::find(list.begin(), list.end(), layout) != list.end();
}

/// When a layout is read: while the tensor's own phase lasts, later, and
/// whether it must stay to the end.
Materialiser::Readers
Materialiser::readersOf(TensorId id, const TensorSharding &layout) const {
  const Tensor &tensor = graph.tensors[id];
  const Phase own = graph.ops[tensor.producer].phase;
  Readers readers;
  for (const Use &use : tensor.uses)
    if (graph.ops[use.op].kind != OpKind::Generator &&
        operandSharding(graph.ops[use.op], use.operand, assignment.ops[use.op],
                        model.mesh()) == layout)
      (graph.ops[use.op].phase == own ? readers.early : readers.later) = true;
  readers.stays =
      !tensor.outputs.empty() ||
      (replaces[id] != kNone && assignment.storage[replaces[id]] == layout);
  return readers;
}

/// What `saved` does not have, later phases make of it: again, if the first one
/// did so too, and if it is no smaller, so that this saves memory.
SmallVec<Materialised, 1>
Materialiser::layoutsFrom(TensorId id, const KeptLayouts &saved) const {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding made = produced(tensor, id);
  const auto bytes = [&](const TensorSharding &layout) {
    return localBytes(tensor, layout, model.mesh());
  };
  std::vector<TensorSharding> first, again, later;
  for (const TensorSharding &layout : needed(tensor, id, made)) {
    const Readers readers = readersOf(id, layout);
    const bool isNoSmaller =
        std::all_of(saved.begin(), saved.end(), [&](const auto &other) {
          return bytes(other) <= bytes(layout);
        });
    if (contains(saved, layout) || readers.stays || !readers.later)
      first.push_back(layout);
    else if (!readers.early)
      later.push_back(layout);
    else
      (isNoSmaller ? again : first).push_back(layout);
  }
  if (!again.empty() || !later.empty())
    for (const TensorSharding &layout : saved)
      if (layout != made &&
          std::find(first.begin(), first.end(), layout) == first.end())
        first.push_back(layout);
  SmallVec<Materialised, 1> all;
  if (!first.empty()) {
    std::optional<MaterialisationCost> best =
        bestMaterialisation(model, id, made, first);
    if (!best)
      return {};
    all = std::move(best->layouts);
  }
  // Sources, as numbers in `all`.
  SmallVec<int32_t, 4> sources;
  for (const TensorSharding &layout : saved)
    sources.push_back(layout == made ? -1 : indexOf(all, layout));
  const auto make = [&](const TensorSharding &layout, bool redone) {
    int32_t nearest = -1;
    Seconds least(std::numeric_limits<double>::infinity());
    for (int32_t source : sources) {
      const Seconds time = model.layoutChangeTime(
          id, source < 0 ? made : all[source].layout, layout);
      if (time < least)
        nearest = source, least = time;
    }
    sources.push_back(static_cast<int32_t>(all.size()));
    all.push_back({layout, nearest, redone, false});
  };
  for (const TensorSharding &layout : again)
    make(layout, true);
  for (const TensorSharding &layout : later)
    make(layout, false);
  return all;
}

Seconds Materialiser::timeOf(TensorId id,
                             const SmallVec<Materialised, 1> &all) const {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding made = produced(tensor, id);
  Seconds total;
  for (const Materialised &m : all) {
    std::array<bool, 3> read{};
    for (const Use &use : tensor.uses)
      if (operandSharding(graph.ops[use.op], use.operand,
                          assignment.ops[use.op], model.mesh()) == m.layout)
        read[static_cast<size_t>(graph.ops[use.op].phase)] = true;
    const auto times = std::count(read.begin(), read.end(), true);
    const Seconds once = model.layoutChangeTime(
        id, m.source < 0 ? made : all[m.source].layout, m.layout);
    total += once * (m.redoneEachPhase ? static_cast<double>(times) : 1.0);
  }
  return total;
}

/// What the producer makes may be saved instead, if it is no larger: a layout
/// that is made again has one source, so that it cannot be made of the
/// producer's first and of a part of itself later.
SmallVec<Materialised, 1>
Materialiser::layoutsWith(TensorId id, const KeptLayouts &saved) const {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding made = produced(tensor, id);
  SmallVec<Materialised, 1> all = layoutsFrom(id, saved);
  int64_t bytes = 0;
  for (const TensorSharding &layout : saved)
    bytes = saturatingAdd(bytes, localBytes(tensor, layout, model.mesh()));
  if (contains(saved, made) || made.partial != 0 ||
      localBytes(tensor, made, model.mesh()) > bytes)
    return all;
  SmallVec<Materialised, 1> other = layoutsFrom(id, {made});
  return timeOf(id, other) < timeOf(id, all) ? std::move(other)
                                             : std::move(all);
}

SmallVec<Materialised, 1>
Materialiser::layoutsOf(TensorId id, const KeptLayouts *saved) const {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.role == Role::Parameter || tensor.role == Role::FrozenParameter)
    return layoutsByPhase(id);
  if (tensor.producer != kNone &&
      graph.ops[tensor.producer].kind == OpKind::Generator)
    return {};
  if (saved)
    return layoutsWith(id, *saved);
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

class LayoutChooser::Materialiser : public planner::Materialiser {
public:
  using planner::Materialiser::Materialiser;
};

LayoutChooser::LayoutChooser(const CostModel &model,
                             const Assignment &assignment)
    : materialiser(new Materialiser(model, assignment)) {}
LayoutChooser::~LayoutChooser() = default;

SmallVec<Materialised, 1> LayoutChooser::layoutsOf(TensorId id) const {
  return materialiser->layoutsOf(id, nullptr);
}

std::vector<SmallVec<Materialised, 1>>
chooseMaterialised(const CostModel &model, const Assignment &assignment,
                   const std::vector<const KeptLayouts *> &saved) {
  Materialiser materialiser(model, assignment);
  std::vector<SmallVec<Materialised, 1>> all;
  all.reserve(model.graph().tensors.size());
  for (TensorId id = 0; id < model.graph().tensors.size(); ++id)
    all.push_back(
        materialiser.layoutsOf(id, id < saved.size() ? saved[id] : nullptr));
  return all;
}

std::vector<SmallVec<Materialised, 1>>
chooseMaterialised(const CostModel &model, const Assignment &assignment,
                   const FoldedGraph &folded,
                   const std::vector<const KeptLayouts *> &saved) {
  Materialiser materialiser(model, assignment);
  // What a generator makes is of no class, and there in every layout.
  std::vector<SmallVec<Materialised, 1>> all(model.graph().tensors.size());
  for (TensorClassId id = 0; id < folded.classes.size(); ++id) {
    const TensorClass &tensorClass = folded.classes[id];
    const SmallVec<Materialised, 1> layouts =
        materialiser.layoutsOf(tensorClass.lead, saved[id]);
    if (!layouts.empty())
      for (TensorId tensor : tensorClass.tensors)
        all[tensor] = layouts;
  }
  return all;
}

} // namespace planner
