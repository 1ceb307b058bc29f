//===- InnerProblem.cpp - The inner problem as a solver::Problem ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "InnerProblem.h"
#include "Materialise.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace planner {

static constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// A tensor with this many distinct layouts among its consumers may be
/// materialised in two of them at once; with fewer than the second number in
/// three. Beyond, in one beside the producer's (docs/search.md, "Space").
static constexpr size_t kMaxLayoutsForPairs = 24;
static constexpr size_t kMaxLayoutsForTriples = 8;

InnerProblem::InnerProblem(const CostModel &m, const FoldedGraph &f,
                           const StrategySpec &s,
                           std::optional<Seconds> incumbent)
    : model(m), folded(f), spec(s) {
  addGroups();
  if (incumbent)
    pruneGroups(*incumbent);
  addStorage();
  for (TensorClassId id = 0; id < folded.classes.size(); ++id)
    addTensorClass(id);
}

uint32_t InnerProblem::addVariable(std::string variableName,
                                   std::vector<double> seconds) {
  variables.push_back({std::move(variableName), std::move(seconds)});
  return static_cast<uint32_t>(variables.size() - 1);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static bool passesPartial(const OpConfig &config) {
  return std::any_of(config.axes.begin(), config.axes.end(), [](int8_t entry) {
    return entry < OpConfig::kReplicated;
  });
}

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

void InnerProblem::addGroups() {
  const OpGraph &graph = model.graph();
  for (const OpGroup &group : folded.groups) {
    GroupVariable variable;
    variable.configs =
        enumerateConfigs(graph, group.leads[0], model.mesh(), spec);
    // An adjoint's linear sets are not its forward operator's.
    if (group.leads.size() > 1 &&
        graph.ops[group.leads[0]].kind != OpKind::LoopEnter)
      std::erase_if(variable.configs, passesPartial);
    std::erase_if(variable.configs, [&](const OpConfig &config) {
      return needsPartialArgument(graph, group.leads[0], config,
                                  model.mesh()) ||
             std::any_of(
                 group.leads.begin() + 1, group.leads.end(), [&](OpId lead) {
                   return !checkConfig(graph, lead, model.mesh(), config);
                 });
    });
    std::vector<double> seconds(variable.configs.size(), 0);
    for (OpId lead : group.leads) {
      double times =
          folded.occurrences[lead] * graph.executions(graph.ops[lead]);
      for (size_t i = 0; i < seconds.size(); ++i) {
        OpCost cost = model.opCost(lead, variable.configs[i]);
        seconds[i] += times * (cost.compute + cost.communication).value;
      }
    }
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
  for (GroupVariable &group : groups) {
    std::vector<double> &seconds = variables[group.variable].seconds;
    double cheapest = *std::min_element(seconds.begin(), seconds.end());
    // Rounding must not lose the incumbent itself.
    double most = (incumbent.value - least) * (1 + 1e-9) + cheapest + 1e-12;
    size_t kept = 0;
    for (size_t i = 0; i < seconds.size(); ++i)
      if (seconds[i] <= most || seconds[i] == cheapest) {
        seconds[kept] = seconds[i];
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
// Layout changes
//===----------------------------------------------------------------------===//

std::vector<uint32_t>
InnerProblem::producedLayouts(TensorClassId id, LayoutTable &layouts) const {
  const TensorClass &tensorClass = folded.classes[id];
  std::vector<uint32_t> produced;
  if (tensorClass.isArgument) {
    size_t domain = variables[storageVariable(id)].seconds.size();
    for (uint32_t i = 0; i < domain; ++i)
      produced.push_back(layouts.number(storageLayout(id, i)));
    return produced;
  }
  const Tensor &lead = model.graph().tensors[tensorClass.lead];
  const Op &op = model.graph().ops[lead.producer];
  for (const OpConfig &config : groups[tensorClass.producer].configs)
    produced.push_back(layouts.number(
        resultSharding(op, lead.resultIndex, config, model.mesh())));
  return produced;
}

std::vector<InnerProblem::Endpoint>
InnerProblem::endpoints(TensorClassId id, const std::vector<Use> &uses,
                        bool withReplacement, LayoutTable &layouts) {
  std::vector<Endpoint> result;
  auto endpointOf = [&](uint32_t variable) -> Endpoint & {
    for (Endpoint &endpoint : result)
      if (endpoint.variable == variable)
        return endpoint;
    result.push_back({variable, {}});
    result.back().needed.resize(variables[variable].seconds.size());
    return result.back();
  };
  auto need = [](SmallVec<uint32_t, 2> &set, uint32_t layout) {
    if (std::find(set.begin(), set.end(), layout) == set.end())
      set.push_back(layout);
  };
  for (const Use &use : uses) {
    const GroupVariable &group = groups[folded.groupOf[use.op]];
    const Op &op = model.graph().ops[use.op];
    Endpoint &endpoint = endpointOf(group.variable);
    for (size_t i = 0; i < group.configs.size(); ++i)
      need(endpoint.needed[i],
           layouts.number(operandSharding(op, use.operand, group.configs[i],
                                          model.mesh())));
  }
  TensorClassId replaced = folded.classes[id].replaces;
  if (withReplacement && replaced != kNone) {
    Endpoint &endpoint = endpointOf(storageVariable(replaced));
    for (uint32_t i = 0; i < endpoint.needed.size(); ++i)
      need(endpoint.needed[i], layouts.number(storageLayout(replaced, i)));
  }
  return result;
}

void InnerProblem::addTensorClass(TensorClassId id) {
  const TensorClass &tensorClass = folded.classes[id];
  if (tensorClass.isArgument && storage[id].variable == kNone)
    return;
  const OpGraph &graph = model.graph();
  Role role = graph.tensors[tensorClass.lead].role;
  if (!tensorClass.isArgument ||
      (role != Role::Parameter && role != Role::FrozenParameter)) {
    addUses(id, tensorClass.uses, true);
    return;
  }
  // A parameter that is not stored as it is used is gathered for each phase.
  for (Phase phase : {Phase::Forward, Phase::Backward, Phase::Optimizer}) {
    std::vector<Use> uses;
    for (const Use &use : tensorClass.uses)
      if (graph.ops[use.op].phase == phase)
        uses.push_back(use);
    addUses(id, uses, false);
  }
}

void InnerProblem::addUses(TensorClassId id, const std::vector<Use> &uses,
                           bool withReplacement) {
  const TensorClass &tensorClass = folded.classes[id];
  const Tensor &lead = model.graph().tensors[tensorClass.lead];
  LayoutTable layouts;
  std::vector<uint32_t> produced = producedLayouts(id, layouts);
  uint32_t producer = tensorClass.isArgument
                          ? storageVariable(id)
                          : groups[tensorClass.producer].variable;
  std::vector<Endpoint> consumers =
      endpoints(id, uses, withReplacement, layouts);
  // A result that leaves the model must not be partial.
  bool leaves =
      withReplacement && !lead.outputs.empty() && tensorClass.replaces == kNone;
  if (leaves) {
    Endpoint whole{producer, {}};
    for (uint32_t layout : produced) {
      TensorSharding reduced = layouts.layout(layout);
      reduced.partial = 0;
      whole.needed.push_back({layouts.number(reduced)});
    }
    consumers.push_back(std::move(whole));
  }
  // Own uses that take the tensor as it is made never change it.
  std::erase_if(consumers, [&](const Endpoint &use) {
    if (use.variable != producer)
      return false;
    for (size_t i = 0; i < produced.size(); ++i)
      for (uint32_t layout : use.needed[i])
        if (layout != produced[i])
          return false;
    return true;
  });
  if (consumers.empty())
    return;
  std::vector<uint32_t> targets;
  for (const Endpoint &use : consumers)
    for (const auto &needed : use.needed)
      targets.insert(targets.end(), needed.begin(), needed.end());
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  double weight = static_cast<double>(tensorClass.tensors.size()) *
                  model.changeScale(tensorClass.lead).executions;
  layouts.price(model, tensorClass.lead, weight, targets);
  Endpoint use = consumers.size() == 1 ? std::move(consumers[0])
                                       : addLayouts(id, consumers);
  Classes made = classify(produced), used = classify(use.needed);
  uint32_t pair = connect(producer, made, use.variable, used, layouts,
                          forbidsGathers(id, uses));
  addResidence(id, uses, producer, std::move(made), use.variable,
               std::move(used), pair, layouts);
}

InnerProblem::Classes
InnerProblem::classify(const std::vector<SmallVec<uint32_t, 2>> &needed) {
  Classes classes;
  classes.of.reserve(needed.size());
  std::map<SmallVec<uint32_t, 2>, uint32_t> numbers;
  for (const auto &layouts : needed) {
    auto [at, isNew] = numbers.try_emplace(
        layouts, static_cast<uint32_t>(classes.layouts.size()));
    if (isNew)
      classes.layouts.push_back(layouts);
    classes.of.push_back(at->second);
  }
  return classes;
}

InnerProblem::Classes
InnerProblem::classify(const std::vector<uint32_t> &produced) {
  std::vector<SmallVec<uint32_t, 2>> sets;
  sets.reserve(produced.size());
  for (uint32_t layout : produced)
    sets.push_back({layout});
  return classify(sets);
}

bool InnerProblem::forbidsGathers(TensorClassId id,
                                  const std::vector<Use> &uses) const {
  const OpGraph &graph = model.graph();
  const TensorClass &tensorClass = folded.classes[id];
  const auto isParameter = [&](TensorId tensor) {
    const Role role = graph.tensors[tensor].role;
    return role == Role::Parameter || role == Role::FrozenParameter;
  };
  if (tensorClass.isArgument)
    return spec.forbidden.zero <= 3 && isParameter(tensorClass.lead) &&
           !uses.empty() && graph.ops[uses[0].op].phase != Phase::Optimizer;
  return spec.forbidden.zero <= 1 && tensorClass.replaces != kNone &&
         isParameter(folded.classes[tensorClass.replaces].lead);
}

uint32_t InnerProblem::connect(uint32_t producer, const Classes &made,
                               uint32_t consumer, const Classes &used,
                               const LayoutTable &layouts, bool onlyFree) {
  const auto price = [&](uint32_t from, const SmallVec<uint32_t, 2> &needed) {
    const double seconds = layouts.treeSeconds(from, needed);
    return onlyFree && seconds > 0 ? kInfinite : seconds;
  };
  if (consumer == producer) {
    for (size_t i = 0; i < made.of.size(); ++i)
      variables[producer].seconds[i] +=
          price(made.layouts[made.of[i]][0], used.layouts[used.of[i]]);
    return kNone;
  }
  Pair pair{producer,
            consumer,
            made.of,
            used.of,
            static_cast<uint32_t>(made.layouts.size()),
            static_cast<uint32_t>(used.layouts.size()),
            {}};
  pair.seconds.reserve(made.layouts.size() * used.layouts.size());
  for (const auto &from : made.layouts)
    for (const auto &needed : used.layouts)
      pair.seconds.push_back(price(from[0], needed));
  pairs.push_back(std::move(pair));
  return static_cast<uint32_t>(pairs.size() - 1);
}

void InnerProblem::addResidence(TensorClassId id, const std::vector<Use> &uses,
                                uint32_t producer, Classes made,
                                uint32_t consumer, Classes used, uint32_t pair,
                                const LayoutTable &layouts) {
  Residence residence{id, uses, producer, consumer, pair, {}, {}, {}, {}};
  residence.madeOf = std::move(made.of);
  residence.usedOf = std::move(used.of);
  for (const auto &layout : made.layouts)
    residence.made.push_back(layouts.layout(layout[0]));
  for (const auto &needed : used.layouts) {
    residence.used.emplace_back();
    for (uint32_t layout : needed)
      residence.used.back().push_back(layouts.layout(layout));
  }
  residences.push_back(std::move(residence));
}

/// Sets of at most three of `layouts`.
static std::vector<SmallVec<uint32_t, 2>>
layoutSets(const std::vector<uint32_t> &layouts, size_t consumers) {
  std::vector<SmallVec<uint32_t, 2>> sets;
  size_t n = layouts.size();
  bool pairsToo = n <= kMaxLayoutsForPairs;
  bool triplesToo = n <= kMaxLayoutsForTriples && consumers > 2;
  for (size_t i = 0; i < n; ++i) {
    sets.push_back({layouts[i]});
    for (size_t j = i + 1; pairsToo && j < n; ++j) {
      sets.push_back({layouts[i], layouts[j]});
      for (size_t k = j + 1; triplesToo && k < n; ++k)
        sets.push_back({layouts[i], layouts[j], layouts[k]});
    }
  }
  return sets;
}

/// Making the layouts is paid once, by the pair with the producer.
InnerProblem::Endpoint
InnerProblem::addLayouts(TensorClassId id, const std::vector<Endpoint> &uses) {
  std::vector<uint32_t> wanted;
  for (const Endpoint &use : uses)
    for (const auto &needed : use.needed)
      wanted.insert(wanted.end(), needed.begin(), needed.end());
  std::sort(wanted.begin(), wanted.end());
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  Endpoint made{0, layoutSets(wanted, uses.size())};
  made.variable = addVariable(
      "layouts of " + model.graph().tensors[folded.classes[id].lead].name,
      std::vector<double>(made.needed.size(), 0));
  Classes sets = classify(made.needed);
  for (const Endpoint &use : uses) {
    Classes used = classify(use.needed);
    Pair choice{made.variable,
                use.variable,
                sets.of,
                std::move(used.of),
                static_cast<uint32_t>(sets.layouts.size()),
                static_cast<uint32_t>(used.layouts.size()),
                {}};
    choice.seconds.reserve(sets.layouts.size() * used.layouts.size());
    for (const auto &set : sets.layouts)
      for (const auto &needed : used.layouts) {
        bool all = std::all_of(needed.begin(), needed.end(), [&](uint32_t l) {
          return std::find(set.begin(), set.end(), l) != set.end();
        });
        choice.seconds.push_back(all ? 0 : kInfinite);
      }
    pairs.push_back(std::move(choice));
  }
  return made;
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
      if (s != kInfinite)
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
      costs.push_back(s == kInfinite ? solver::kForbidden
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
  assignment.materialised = chooseMaterialised(model, assignment);
  return assignment;
}

} // namespace planner
