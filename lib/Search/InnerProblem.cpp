//===- InnerProblem.cpp - The inner problem as a solver::Problem ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "InnerProblem.h"
#include "Materialise.h"
#include "planner/Cost/Purpose.h"
#include "planner/Cost/Stages.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <map>

namespace planner {

InnerProblem::InnerProblem(const CostModel &m, const FoldedGraph &f,
                           const InnerOptions &options, Detail d)
    : model(m), folded(f), spec(options.spec), near(options.near), detail(d) {
  const Cancellation *cancel = options.solver.cancel;
  addGroups(options.accumulates);
  if (options.incumbent)
    pruneGroups(*options.incumbent);
  if (isBeaten)
    return;
  addStorage();
  for (TensorClassId id = 0; id < folded.classes.size() && complete; ++id) {
    addTensorClass(id);
    complete = !cancel || !cancel->requested();
  }
}

uint32_t InnerProblem::addVariable(std::string variableName,
                                   std::vector<double> seconds) {
  variables.push_back({std::move(variableName), std::move(seconds)});
  return static_cast<uint32_t>(variables.size() - 1);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// An argument comes whole, in whatever parts: nothing adds it up.
static bool needsPartialArgument(const OpGraph &graph, OpId id,
                                 const OpConfig &config, const Mesh &mesh) {
  const Op &op = graph.ops[id];
  for (uint32_t i = 0; i < op.operands.size(); ++i)
    if (graph.tensors[op.operands[i]].producer == kNone &&
        operandSharding(op, i, config, mesh).partial != 0)
      return true;
  return false;
}

std::vector<OpConfig> alternativesOf(const CostModel &model,
                                     const OpGroup &group,
                                     const StrategySpec &spec) {
  const OpGraph &graph = model.graph();
  std::vector<OpConfig> configs =
      enumerateConfigs(graph, group.leads[0], model.mesh(), spec);
  // An adjoint's linear sets are not its forward operator's. Layers that are
  // computed again hand on no partial sums, but of numbers.
  const Op &first = graph.ops[group.leads[0]];
  const auto passesAlike = [&](OpId lead) {
    return first.rule->factors.empty() &&
           graph.ops[lead].rule->linear == first.rule->linear;
  };
  if (first.kind != OpKind::LoopEnter &&
      !std::all_of(group.leads.begin() + 1, group.leads.end(), passesAlike))
    std::erase_if(configs,
                  [](const OpConfig &one) { return one.passesPartial(); });
  std::erase_if(configs, [&](const OpConfig &config) {
    return needsPartialArgument(graph, group.leads[0], config, model.mesh()) ||
           std::any_of(group.leads.begin() + 1, group.leads.end(),
                       [&](OpId lead) {
                         return !checkConfig(graph, lead, model.mesh(), config);
                       });
  });
  return configs;
}

void InnerProblem::addGroups(bool accumulates) {
  const OpGraph &graph = model.graph();
  for (const OpGroup &group : folded.groups) {
    GroupVariable variable;
    variable.configs = alternativesOf(model, group, spec);
    std::vector<double> seconds(variable.configs.size(), 0);
    std::vector<double> sums(accumulates ? seconds.size() : 0, 0);
    for (OpId lead : group.leads) {
      double times =
          folded.occurrences[lead] * graph.executions(graph.ops[lead]);
      for (size_t i = 0; i < seconds.size(); ++i) {
        OpCost cost = model.opCost(lead, variable.configs[i]);
        seconds[i] +=
            times * timeWith(folded.tensorShare, graph, graph.ops[lead],
                             variable.configs[i], cost)
                        .value;
        if (accumulates)
          sums[i] += times * accumulationTime(model, lead, variable.configs[i],
                                              cost.compute)
                                 .value;
      }
    }
    for (size_t i = 0; i < sums.size(); ++i)
      seconds[i] += sums[i];
    if (std::any_of(sums.begin(), sums.end(), [](double s) { return s > 0; }))
      variable.accumulation = std::move(sums);
    variable.variable =
        addVariable(graph.ops[group.leads[0]].mnemonic, std::move(seconds));
    groups.push_back(std::move(variable));
  }
}

/// A strategy costs at least its operators. Where one alternative alone exceeds
/// what the incumbent leaves over the cheapest alternatives of all others, it
/// is in no strategy of interest.
void InnerProblem::pruneGroups(Seconds incumbent) {
  double least = 0;
  for (const GroupVariable &group : groups) {
    const std::vector<double> &seconds = variables[group.variable].seconds;
    least += *std::min_element(seconds.begin(), seconds.end());
  }
  // Rounding must not lose the incumbent itself.
  const double rounding = 1e-9 * least + tick;
  isBeaten = least > incumbent.value + rounding;
  mostChange = std::max(incumbent.value - least, 0.0) * (1 + 1e-9) + rounding;
  for (GroupVariable &group : groups) {
    std::vector<double> &seconds = variables[group.variable].seconds;
    double cheapest = *std::min_element(seconds.begin(), seconds.end());
    double most = mostChange + cheapest;
    size_t kept = 0;
    for (size_t i = 0; i < seconds.size(); ++i)
      if (seconds[i] <= most || seconds[i] == cheapest) {
        seconds[kept] = seconds[i];
        if (!group.accumulation.empty())
          group.accumulation[kept] = group.accumulation[i];
        if (kept != i)
          group.configs[kept] = std::move(group.configs[i]);
        ++kept;
      }
    seconds.resize(kept);
    group.configs.resize(kept);
  }
}

/// An optimizer state that one operator reads and replaces lies as that
/// operator wants it, which may split it as it likes.
bool InnerProblem::bindStorage(TensorClassId id) {
  const OpGraph &graph = model.graph();
  const TensorClass &tensorClass = folded.classes[id];
  const Tensor &lead = graph.tensors[tensorClass.lead];
  if (lead.role != Role::OptimizerState || tensorClass.uses.size() != 1 ||
      lead.constraint)
    return false;
  Use use = tensorClass.uses.front();
  if (lead.updatedTo == kNone ||
      graph.tensors[lead.updatedTo].producer != use.op)
    return false;
  storage[id].boundUse = use;
  return true;
}

void InnerProblem::addStorage() {
  const OpGraph &graph = model.graph();
  storage.resize(folded.classes.size());
  for (TensorClassId id = 0; id < folded.classes.size(); ++id) {
    const TensorClass &tensorClass = folded.classes[id];
    if (!tensorClass.isArgument || bindStorage(id))
      continue;
    StorageVariable &variable = storage[id];
    variable.layouts =
        enumerateStorage(graph, tensorClass.lead, model.mesh(), spec);
    variable.variable =
        addVariable("storage of " + graph.tensors[tensorClass.lead].name,
                    std::vector<double>(variable.layouts.size(), 0));
  }
}

uint32_t InnerProblem::storageVariable(TensorClassId id) const {
  const StorageVariable &s = storage[id];
  return s.variable != kNone ? s.variable
                             : groups[folded.groupOf[s.boundUse.op]].variable;
}

TensorSharding InnerProblem::storageLayout(TensorClassId id,
                                           uint32_t alternative) const {
  const StorageVariable &s = storage[id];
  if (s.variable != kNone)
    return s.layouts[alternative];
  const Op &op = model.graph().ops[s.boundUse.op];
  return operandSharding(
      op, s.boundUse.operand,
      groups[folded.groupOf[s.boundUse.op]].configs[alternative], model.mesh());
}

//===----------------------------------------------------------------------===//
// Integers and back
//===----------------------------------------------------------------------===//

/// Costs of assignments must stay far below the solver's limit, also for models
/// of absurd size: the tick grows with them.
static constexpr double kMaxTicks = 1e17;
static constexpr double kFinestTick = 1e-12;

solver::FactoredProblem InnerProblem::build() {
  double worst = 0;
  auto add = [&worst](const std::vector<double> &seconds) {
    double most = 0;
    for (double s : seconds)
      if (s != kInfinity)
        most = std::max(most, s);
    worst += most;
  };
  for (const Variable &variable : variables)
    add(variable.seconds);
  for (const Pair &pair : pairs)
    add(pair.seconds);
  tick = std::max(kFinestTick, worst / kMaxTicks);

  auto ticks = [this](const std::vector<double> &seconds) {
    std::vector<solver::Cost> costs;
    costs.reserve(seconds.size());
    for (double s : seconds)
      costs.push_back(s == kInfinity ? solver::kForbidden
                                     : static_cast<solver::Cost>(s / tick));
    return costs;
  };
  solver::FactoredProblem problem;
  for (const Variable &variable : variables)
    problem.variables.push_back({variable.name, ticks(variable.seconds)});
  for (const Pair &pair : pairs)
    problem.pairs.push_back({pair.first, pair.second, pair.rowOf, pair.colOf,
                             pair.rows, pair.cols, ticks(pair.seconds)});
  return problem;
}

double InnerProblem::accumulation(const std::vector<uint32_t> &choice) const {
  double sum = 0;
  for (const GroupVariable &group : groups)
    if (!group.accumulation.empty())
      sum += group.accumulation[choice[group.variable]];
  return sum;
}

double InnerProblem::log10Space() const {
  double sum = 0;
  for (const Variable &variable : variables)
    sum += std::log10(static_cast<double>(variable.seconds.size()));
  return sum;
}

size_t InnerProblem::numAlternatives() const {
  size_t sum = 0;
  for (const Variable &variable : variables)
    sum += variable.seconds.size();
  return sum;
}

size_t InnerProblem::numEntries() const {
  size_t sum = numAlternatives();
  for (const Pair &pair : pairs)
    sum += pair.seconds.size();
  return sum;
}

Assignment InnerProblem::expand(const std::vector<uint32_t> &choice) const {
  const OpGraph &graph = model.graph();
  Assignment assignment;
  OpConfig replicated;
  replicated.axes.assign(model.mesh().axes.size(), OpConfig::kReplicated);
  assignment.ops.assign(graph.ops.size(), replicated);
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (GroupId group = folded.groupOf[id]; group != kNone)
      assignment.ops[id] =
          groups[group].configs[choice[groups[group].variable]];
  assignment.storage.resize(graph.tensors.size());
  for (TensorId id : graph.arguments)
    assignment.storage[id] = storageLayout(
        folded.classOf[id], choice[storageVariable(folded.classOf[id])]);
  std::vector<KeptLayouts> layouts(folded.classes.size());
  std::vector<const KeptLayouts *> saved(folded.classes.size(), nullptr);
  for (const Residence &residence : residences) {
    if (residence.savedOf.empty())
      continue;
    for (uint32_t layout :
         residence.used[residence.savedOf[choice[residence.consumer]]])
      layouts[residence.tensorClass].push_back(residence.layouts[layout]);
    saved[residence.tensorClass] = &layouts[residence.tensorClass];
  }
  assignment.materialised =
      chooseMaterialised(model, assignment, folded, saved);
  return assignment;
}

} // namespace planner
