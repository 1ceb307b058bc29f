//===- MeshStrategies.cpp - Strategies on one mesh, made by hand ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MeshStrategies.h"
#include "Random.h"
#include "planner/Cost/Evaluate.h"
#include "planner/Graph/Recompute.h"
#include <algorithm>
#include <numeric>

namespace planner {

MeshStrategies::MeshStrategies(const CostModel &m, const StrategySpec &s)
    : model(m), graph(m.graph()), spec(s),
      replaces(m.graph().tensors.size(), kNone) {
  for (TensorId argument : graph.arguments)
    if (const TensorId next = graph.tensors[argument].updatedTo;
        next != kNone && next != argument)
      replaces[next] = argument;
  opKind.resize(graph.ops.size());
  std::iota(opKind.begin(), opKind.end(), 0);
  if (graph.foldClass.size() == opKind.size() && !graph.hasConstraints())
    opKind = graph.foldClass;
  groupOperators();
  classifyArguments();
  classifyTensors();
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

void MeshStrategies::groupOperators() {
  const size_t n = graph.ops.size();
  std::vector<OpId> tie(n), kind = opKind;
  std::iota(tie.begin(), tie.end(), 0);
  // Operators are tied to earlier ones; a tie of kinds is one of all
  // occurrences.
  const auto rootOf = [](std::vector<OpId> &of, OpId id) {
    while (of[id] != id)
      id = of[id];
    return id;
  };
  const auto unite = [&](OpId id, OpId other) {
    for (std::vector<OpId> *of : {&tie, &kind}) {
      const OpId a = rootOf(*of, id), b = rootOf(*of, other);
      (*of)[std::max(a, b)] = std::min(a, b);
    }
  };
  for (OpId id = 0; id < n; ++id) {
    const Op &op = graph.ops[id];
    if (op.tiedTo != kNone)
      unite(id, op.tiedTo);
    if (op.recomputes != kNone && repeatsExactly(graph.ops[op.recomputes], op))
      unite(id, op.recomputes);
  }
  std::map<OpId, size_t> groupOf;
  std::map<OpId, std::pair<size_t, size_t>> occurrenceOf;
  for (OpId id = 0; id < n; ++id) {
    if (graph.ops[id].kind == OpKind::Generator)
      continue;
    const auto [group, isNew] =
        groupOf.try_emplace(rootOf(kind, id), opGroups.size());
    if (isNew)
      opGroups.push_back({id, {}});
    auto &occurrences = opGroups[group->second].occurrences;
    const auto [at, isFirst] = occurrenceOf.try_emplace(
        rootOf(tie, id), group->second, occurrences.size());
    if (isFirst)
      occurrences.emplace_back();
    occurrences[at->second.second].push_back(id);
  }
}

/// Arguments that are of one kind.
void MeshStrategies::classifyArguments() {
  std::map<std::vector<int64_t>, size_t> known;
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    std::vector<int64_t> key = {static_cast<int64_t>(tensor.role),
                                static_cast<int64_t>(tensor.dtype),
                                graph.hasConstraints() ? id : 0};
    key.insert(key.end(), tensor.shape.begin(), tensor.shape.end());
    const std::vector<int64_t> uses = usesOf(tensor);
    key.insert(key.end(), uses.begin(), uses.end());
    const auto [entry, isNew] = known.try_emplace(key, argumentClasses.size());
    if (isNew)
      argumentClasses.emplace_back();
    argumentClasses[entry->second].push_back(id);
    classOf[id] = entry->second;
  }
}

/// By kind of operator and number of operand.
std::vector<int64_t> MeshStrategies::usesOf(const Tensor &tensor) const {
  std::vector<std::pair<int64_t, int64_t>> uses;
  for (const Use &use : tensor.uses)
    uses.emplace_back(opKind[use.op], use.operand);
  std::sort(uses.begin(), uses.end());
  std::vector<int64_t> key;
  for (const auto &[op, operand] : uses) {
    key.push_back(op);
    key.push_back(operand);
  }
  return key;
}

/// What is made and read alike, and replaces what is stored alike.
void MeshStrategies::classifyTensors() {
  tensorKind.resize(graph.tensors.size());
  for (const std::vector<TensorId> &alike : argumentClasses)
    for (const TensorId id : alike)
      tensorKind[id] = alike.front();
  std::map<std::vector<int64_t>, TensorId> known;
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone)
      continue;
    std::vector<int64_t> key = {
        opKind[tensor.producer], tensor.resultIndex,
        static_cast<int64_t>(tensor.outputs.size()),
        replaces[id] == kNone ? -1 : int64_t(tensorKind[replaces[id]])};
    const std::vector<int64_t> uses = usesOf(tensor);
    key.insert(key.end(), uses.begin(), uses.end());
    tensorKind[id] = known.try_emplace(key, id).first->second;
  }
}

void MeshStrategies::tellAllApart() {
  std::iota(opKind.begin(), opKind.end(), 0);
  std::iota(tensorKind.begin(), tensorKind.end(), 0);
}

/// The first one of a kind that is not told apart stands for it.
template <typename Id, typename IsApart, typename Add>
static void standFor(const std::vector<Id> &kinds, IsApart isApart, Add add) {
  std::vector<Id> leads(kinds.size(), kNone);
  for (Id id = 0; id < kinds.size(); ++id) {
    Id &lead = leads[kinds[id]];
    if (isApart(id)) {
      add(id);
      continue;
    }
    if (lead == kNone)
      lead = id;
    add(lead);
  }
}

MeshStrategies::Weights
MeshStrategies::weights(const std::vector<OpId> &apartOps,
                        const std::set<TensorId> &apartTensors) const {
  Weights result;
  result.ops.resize(graph.ops.size());
  result.tensors.resize(graph.tensors.size());
  const std::set<OpId> apart(apartOps.begin(), apartOps.end());
  standFor(
      opKind, [&](OpId id) { return apart.count(id) > 0; },
      [&](OpId id) { ++result.ops[id]; });
  standFor(
      tensorKind, [&](TensorId id) { return apartTensors.count(id) > 0; },
      [&](TensorId id) {
        for (double &count : result.tensors[id])
          ++count;
      });
  return result;
}

const std::vector<OpConfig> &MeshStrategies::configs(size_t group) {
  const auto [entry, isNew] = knownConfigs.try_emplace(group);
  if (!isNew)
    return entry->second;
  const Group &own = opGroups[group];
  const Op &lead = graph.ops[own.lead];
  entry->second = enumerateConfigs(graph, own.lead, model.mesh(), spec);
  // What is computed again passes no partial sums on, but of numbers.
  if (own.occurrences.front().size() > 1 && lead.kind != OpKind::LoopEnter &&
      !lead.rule->factors.empty())
    std::erase_if(entry->second,
                  [](const OpConfig &one) { return one.passesPartial(); });
  return entry->second;
}

const std::vector<TensorSharding> &
MeshStrategies::layouts(size_t argumentClass) {
  const auto [entry, isNew] = knownLayouts.try_emplace(argumentClass);
  if (isNew)
    entry->second = enumerateStorage(
        graph, argumentClasses[argumentClass].front(), model.mesh(), spec);
  return entry->second;
}

bool MeshStrategies::mayStore(TensorId argument, const TensorSharding &layout) {
  if (graph.tensors[argument].role == Role::OptimizerState)
    return true;
  const std::vector<TensorSharding> &all = layouts(classOf.at(argument));
  return std::find(all.begin(), all.end(), layout) != all.end();
}

//===----------------------------------------------------------------------===//
// What follows from them
//===----------------------------------------------------------------------===//

void MeshStrategies::configure(Assignment &assignment,
                               const std::vector<OpId> &ops,
                               const OpConfig &config) {
  for (OpId id : ops)
    assignment.ops[id] = config;
}

TensorSharding MeshStrategies::made(const Assignment &assignment,
                                    TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  return tensor.producer == kNone
             ? assignment.storage[id]
             : resultSharding(graph.ops[tensor.producer], tensor.resultIndex,
                              assignment.ops[tensor.producer], model.mesh());
}

/// In one phase, or in all of them.
std::vector<TensorSharding>
MeshStrategies::needed(const Assignment &assignment, TensorId id,
                       std::optional<Phase> phase) const {
  const Tensor &tensor = graph.tensors[id];
  const TensorSharding own = made(assignment, id);
  std::set<TensorSharding> layouts;
  for (const Use &use : tensor.uses) {
    const Op &op = graph.ops[use.op];
    if (op.kind != OpKind::Generator && (!phase || op.phase == *phase))
      layouts.insert(operandSharding(op, use.operand, assignment.ops[use.op],
                                     model.mesh()));
  }
  if (replaces[id] != kNone) {
    layouts.insert(assignment.storage[replaces[id]]);
  } else if (!tensor.outputs.empty() && own.partial != 0) {
    TensorSharding whole = own;
    whole.partial = 0;
    layouts.insert(whole);
  }
  layouts.erase(own);
  return {layouts.begin(), layouts.end()};
}

/// Parameters are gathered anew in every phase; anything else is made once and
/// kept.
bool MeshStrategies::settle(Assignment &assignment, TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  auto &copies = assignment.materialised[id];
  copies.clear();
  if (tensor.producer != kNone &&
      graph.ops[tensor.producer].kind == OpKind::Generator)
    return true;
  const std::vector<TensorSharding> layouts =
      needed(assignment, id, std::nullopt);
  if (layouts.empty())
    return true;
  if (tensor.role == Role::Parameter || tensor.role == Role::FrozenParameter) {
    for (const TensorSharding &layout : layouts)
      copies.push_back({layout, -1, true, false});
    return true;
  }
  const auto best =
      bestMaterialisation(model, id, made(assignment, id), layouts);
  if (best)
    copies = best->layouts;
  return best.has_value();
}

std::set<TensorId>
MeshStrategies::around(const std::vector<OpId> &ops,
                       const std::vector<TensorId> &stored) const {
  std::set<TensorId> tensors(stored.begin(), stored.end());
  for (OpId id : ops) {
    tensors.insert(graph.ops[id].operands.begin(),
                   graph.ops[id].operands.end());
    tensors.insert(graph.ops[id].results.begin(), graph.ops[id].results.end());
  }
  for (TensorId id : stored)
    if (const TensorId next = graph.tensors[id].updatedTo; next != kNone)
      tensors.insert(next);
  return tensors;
}

bool MeshStrategies::settleKinds(Assignment &assignment,
                                 const Weights &kinds) const {
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    if (kinds.tensors[id][0] > 0 && !settle(assignment, id))
      return false;
  return true;
}

bool MeshStrategies::settleAll(Assignment &assignment) const {
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    if (!settle(assignment, id))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Random strategies
//===----------------------------------------------------------------------===//

static bool oneIn(std::mt19937_64 &random, size_t count) {
  return below(random, count) == 0;
}

Assignment MeshStrategies::empty() const {
  Assignment assignment;
  OpConfig whole;
  for (size_t axis = 0; axis < model.mesh().axes.size(); ++axis)
    whole.axes.push_back(OpConfig::kReplicated);
  assignment.ops.assign(graph.ops.size(), whole);
  for (const Tensor &tensor : graph.tensors)
    assignment.storage.push_back(replicated(tensor.shape.size()));
  assignment.materialised.resize(graph.tensors.size());
  return assignment;
}

Assignment MeshStrategies::uniform(std::mt19937_64 &random) {
  Assignment assignment = empty();
  for (size_t g = 0; g < opGroups.size(); ++g) {
    const std::vector<OpConfig> &list = configs(g);
    const OpConfig &config = list[below(random, list.size())];
    for (const std::vector<OpId> &ops : opGroups[g].occurrences)
      configure(assignment, ops, config);
  }
  for (size_t c = 0; c < argumentClasses.size(); ++c) {
    const std::vector<TensorSharding> &list = layouts(c);
    const TensorSharding &layout = list[below(random, list.size())];
    for (TensorId id : argumentClasses[c])
      assignment.storage[id] = layout;
  }
  return assignment;
}

/// By axis and dimension class, how much it is wanted to split it. An axis is
/// for the batch, the sequence, the experts, or for other dimensions in some
/// order.
std::vector<double> MeshStrategies::intentions(std::mt19937_64 &random) const {
  const size_t classes = graph.dimClasses.size();
  std::vector<double> wanted;
  for (size_t axis = 0; axis < model.mesh().axes.size(); ++axis) {
    const DimClassKind kind =
        classes == 0 ? DimClassKind::Other
                     : graph.dimClasses[below(random, classes)].kind;
    // Half of the axes are for the batch, as in most good strategies.
    const bool isBatch = oneIn(random, 2);
    const auto isOther = [](DimClassKind k) {
      return k == DimClassKind::Other || k == DimClassKind::Vocabulary;
    };
    for (const DimClass &dim : graph.dimClasses) {
      const bool fits =
          isBatch ? dim.kind == DimClassKind::Batch
                  : dim.kind == kind || (isOther(dim.kind) && isOther(kind));
      wanted.push_back(fits ? 1 + static_cast<double>(below(random, 1000)) : 0);
    }
  }
  return wanted;
}

/// What is stored lies as its first user wants it, or is split as far as can
/// be.
void MeshStrategies::storeAsUsed(Assignment &assignment,
                                 std::mt19937_64 &random) {
  const bool splitsStates = oneIn(random, 2), splitsAll = oneIn(random, 4);
  for (size_t c = 0; c < argumentClasses.size(); ++c) {
    const std::vector<TensorSharding> &list = layouts(c);
    const Tensor &lead = graph.tensors[argumentClasses[c].front()];
    const bool isState = lead.role == Role::OptimizerState;
    TensorSharding layout = list.front();
    if (oneIn(random, 50))
      layout = list[below(random, list.size())];
    else if (!lead.uses.empty() && !(isState ? splitsStates : splitsAll)) {
      const Use &use = lead.uses.front();
      const TensorSharding used = operandSharding(
          graph.ops[use.op], use.operand, assignment.ops[use.op], model.mesh());
      if (std::find(list.begin(), list.end(), used) != list.end())
        layout = used;
    }
    for (TensorId id : argumentClasses[c])
      assignment.storage[id] = layout;
  }
}

Assignment MeshStrategies::coherent(std::mt19937_64 &random) {
  Assignment assignment = empty();
  const std::vector<double> wanted = intentions(random);
  const size_t classes = graph.dimClasses.size();
  // ZeRO: updates are split over axes that nothing of them is for.
  const bool splitsUpdates = oneIn(random, 2);
  const size_t strange = oneIn(random, 2) ? 10 : 1000;
  for (size_t g = 0; g < opGroups.size(); ++g) {
    const std::vector<OpConfig> &list = configs(g);
    const Op &op = graph.ops[opGroups[g].lead];
    const auto worth = [&](const OpConfig &config) {
      double sum = 0;
      for (size_t axis = 0; axis < config.axes.size(); ++axis) {
        if (config.axes[axis] < 0)
          continue;
        const Factor &factor =
            op.rule->factors[static_cast<size_t>(config.axes[axis])];
        if (factor.dimClass < classes)
          sum += wanted[axis * classes + factor.dimClass];
        if (splitsUpdates && op.phase == Phase::Optimizer)
          sum += 1;
        // What nobody asks for is a reduction more.
        sum -= 0.5;
      }
      return sum;
    };
    const OpConfig *chosen = &list.front();
    if (oneIn(random, strange))
      chosen = &list[below(random, list.size())];
    else
      for (const OpConfig &config : list)
        if (worth(config) > worth(*chosen))
          chosen = &config;
    for (const std::vector<OpId> &ops : opGroups[g].occurrences)
      configure(assignment, ops, *chosen);
  }
  storeAsUsed(assignment, random);
  return assignment;
}

} // namespace planner
