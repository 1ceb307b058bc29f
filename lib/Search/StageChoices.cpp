//===- StageChoices.cpp - What a stage's strategy may be instead ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageChoices.h"
#include "InnerProblem.h"
#include <algorithm>
#include <set>

namespace planner {

StageChoices::StageChoices(const CostModel &m, const FoldedGraph &f,
                           const StrategySpec &s)
    : model(m), graph(m.graph()), folded(f), spec(s),
      aroundGroup(f.groups.size()), configs(f.groups.size()),
      layouts(f.classes.size()) {
  std::vector<std::set<TensorClassId>> classes(folded.groups.size());
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const GroupId group = folded.groupOf[id];
    if (group == kNone)
      continue;
    const auto add = [&](TensorId tensor) {
      if (folded.classOf[tensor] != kNone)
        classes[group].insert(folded.classOf[tensor]);
    };
    const Op &op = graph.ops[id];
    std::for_each(op.operands.begin(), op.operands.end(), add);
    std::for_each(op.results.begin(), op.results.end(), add);
  }
  for (size_t g = 0; g < classes.size(); ++g)
    aroundGroup[g].assign(classes[g].begin(), classes[g].end());
}

/// The tensors whose layouts follow from a choice.
std::vector<TensorClassId>
StageChoices::around(const StageChoice &choice) const {
  std::vector<TensorClassId> classes;
  if (choice.group != kNone)
    classes = aroundGroup[choice.group];
  for (const auto &[id, layout] : choice.stored) {
    classes.push_back(id);
    for (const TensorId tensor : folded.classes[id].tensors)
      if (const TensorId next = graph.tensors[tensor].updatedTo;
          next != kNone && folded.classOf[next] != kNone &&
          folded.classOf[next] != classes.back())
        classes.push_back(folded.classOf[next]);
  }
  std::sort(classes.begin(), classes.end());
  classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
  return classes;
}

const std::vector<TensorSharding> &StageChoices::layoutsOf(TensorClassId id) {
  if (!layouts[id])
    layouts[id] =
        enumerateStorage(graph, folded.classes[id].lead, model.mesh(), spec);
  return *layouts[id];
}

/// Whether an argument may lie so: states as their update reads them.
bool StageChoices::mayStore(TensorClassId id, const TensorSharding &layout) {
  if (graph.tensors[folded.classes[id].lead].role == Role::OptimizerState)
    return true;
  const std::vector<TensorSharding> &all = layoutsOf(id);
  return std::find(all.begin(), all.end(), layout) != all.end();
}

/// The same with the arguments that its operators read stored as they read
/// them.
std::optional<StageChoice> StageChoices::storedAsRead(const StageChoice &choice,
                                                      const Assignment &now) {
  StageChoice other = choice;
  for (const OpId id : folded.groups[choice.group].leads)
    for (unsigned i = 0; i < graph.ops[id].operands.size(); ++i) {
      const TensorId operand = graph.ops[id].operands[i];
      const TensorClassId own = folded.classOf[operand];
      if (own == kNone || !folded.classes[own].isArgument)
        continue;
      const TensorSharding read =
          operandSharding(graph.ops[id], i, choice.config, model.mesh());
      if (read.partial == 0 && now.storage[operand] != read &&
          mayStore(own, read))
        other.stored.emplace_back(own, read);
    }
  return other.stored.empty() ? std::nullopt : std::optional(std::move(other));
}

std::vector<StageChoice> StageChoices::ofGroup(GroupId group,
                                               const Assignment &now) {
  if (!configs[group])
    configs[group] = alternativesOf(model, folded.groups[group], spec);
  std::vector<StageChoice> choices;
  for (const OpConfig &config : *configs[group]) {
    if (config == now.ops[folded.groups[group].leads.front()])
      continue;
    choices.push_back({group, config, {}});
    if (auto other = storedAsRead(choices.back(), now))
      choices.push_back(std::move(*other));
  }
  return choices;
}

std::vector<StageChoice> StageChoices::ofStorage(TensorClassId id,
                                                 const Assignment &now) {
  const TensorClass &own = folded.classes[id];
  if (!own.isArgument)
    return {};
  std::vector<StageChoice> choices;
  for (const TensorSharding &layout : layoutsOf(id))
    if (layout != now.storage[own.lead])
      choices.push_back({kNone, {}, {{id, layout}}});
  return choices;
}

void StageChoices::begin(const StageChoice &choice,
                         const LayoutChooser &chooser,
                         StrategyChanges &changes) const {
  std::vector<TensorId> tensors;
  for (const TensorClassId id : around(choice))
    tensors.push_back(folded.classes[id].lead);
  std::vector<OpId> ops;
  if (choice.group != kNone)
    ops = folded.groups[choice.group].leads;
  changes.begin(ops, choice.config, tensors);
  for (const auto &[id, layout] : choice.stored)
    changes.store(folded.classes[id].lead, layout);
  for (const TensorId id : tensors)
    changes.layOut(id, chooser.layoutsOf(id));
}

/// Of one tensor: what later phases read, or make what they read of.
double StageChoices::keptBytes(TensorId id, const Assignment &now) const {
  const Tensor &tensor = graph.tensors[id];
  const Op &producer = graph.ops[tensor.producer];
  const auto &copies = now.materialised[id];
  SmallVec<int32_t, 4> kept;
  for (const Use &use : tensor.uses) {
    const Op &user = graph.ops[use.op];
    if (user.phase == producer.phase || user.kind == OpKind::Generator)
      continue;
    const TensorSharding read =
        operandSharding(user, use.operand, now.ops[use.op], model.mesh());
    int32_t from = -1;
    for (size_t k = 0; k < copies.size(); ++k)
      if (copies[k].layout == read)
        from = copies[k].redoneEachPhase ? copies[k].source
                                         : static_cast<int32_t>(k);
    if (std::find(kept.begin(), kept.end(), from) == kept.end())
      kept.push_back(from);
  }
  double bytes = 0;
  for (const int32_t from : kept)
    bytes += static_cast<double>(localBytes(
        tensor,
        from < 0 ? resultSharding(producer, tensor.resultIndex,
                                  now.ops[tensor.producer], model.mesh())
                 : copies[static_cast<size_t>(from)].layout,
        model.mesh()));
  return bytes;
}

double StageChoices::bytesAround(const StageChoice &choice,
                                 const Assignment &now, double microBatches,
                                 const OffloadChoice &offload) const {
  double sum = 0;
  for (const TensorClassId id : around(choice)) {
    const TensorClass &own = folded.classes[id];
    const Role role = graph.tensors[own.lead].role;
    const bool isParameter =
        role == Role::Parameter || role == Role::FrozenParameter;
    if (role == Role::OptimizerState ? offload.movesStates()
                                     : isParameter && offload.movesParameters())
      continue;
    if (!own.isArgument && offload.activations)
      continue;
    const double each =
        own.isArgument
            ? static_cast<double>(localBytes(
                  graph.tensors[own.lead], now.storage[own.lead], model.mesh()))
            : keptBytes(own.lead, now) * microBatches;
    sum += each * static_cast<double>(own.tensors.size());
  }
  return sum;
}

} // namespace planner
