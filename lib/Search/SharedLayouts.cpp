//===- SharedLayouts.cpp - In which layouts tensors exist
//------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The part of InnerProblem that joins producers and consumers of tensors.
//
//===----------------------------------------------------------------------===//

#include "InnerProblem.h"
#include <algorithm>
#include <limits>
#include <map>

namespace planner {

static constexpr double kInfinite = std::numeric_limits<double>::infinity();

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
    result.push_back({variable, {}, {}, {}});
    result.back().needed.resize(variables[variable].seconds.size());
    return result.back();
  };
  for (const Use &use : uses) {
    const GroupVariable &group = groups[folded.groupOf[use.op]];
    const Op &op = model.graph().ops[use.op];
    Endpoint &endpoint = endpointOf(group.variable);
    endpoint.uses.push_back(use);
    endpoint.phases.push_back(op.phase);
    for (size_t i = 0; i < group.configs.size(); ++i)
      endpoint.needed[i].push_back(layouts.number(
          operandSharding(op, use.operand, group.configs[i], model.mesh())));
  }
  TensorClassId replaced = folded.classes[id].replaces;
  if (withReplacement && replaced != kNone) {
    Endpoint &endpoint = endpointOf(storageVariable(replaced));
    endpoint.uses.push_back({kNone, 0});
    endpoint.phases.push_back(Phase::Optimizer);
    for (uint32_t i = 0; i < endpoint.needed.size(); ++i)
      endpoint.needed[i].push_back(layouts.number(storageLayout(replaced, i)));
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
    Endpoint whole{producer, {}, {{kNone, 0}}, {Phase::Optimizer}};
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
  const bool onlyFree = forbidsGathers(id, uses);
  const auto inOnePhase = [](const Endpoint &one) {
    return std::all_of(one.phases.begin(), one.phases.end(),
                       [&](Phase phase) { return phase == one.phases[0]; });
  };
  std::vector<Reader> readers;
  Endpoint use =
      consumers.size() == 1 && inOnePhase(consumers[0])
          ? std::move(consumers[0])
          : addKept(id, consumers, produced, layouts, onlyFree, readers);
  Classes made = classify(produced), used = classify(use.needed);
  uint32_t pair =
      connect(producer, made, use.variable, used, layouts, onlyFree);
  addResidence(id, uses, producer, std::move(made), use.variable,
               std::move(used), pair, layouts);
  residences.back().readers = std::move(readers);
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
    const double seconds = layouts.treeSeconds({from}, needed);
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
  Residence residence{id, uses, producer, consumer, pair, {}, {}, {}, {}, {}};
  residence.madeOf = std::move(made.of);
  residence.usedOf = std::move(used.of);
  for (const auto &layout : made.layouts)
    residence.made.push_back(layouts.layout(layout[0]));
  for (const auto &needed : used.layouts) {
    residence.used.emplace_back();
    for (size_t i = 0; i < needed.size(); ++i)
      if (std::find(needed.begin(), needed.begin() + static_cast<ptrdiff_t>(i),
                    needed[i]) == needed.begin() + static_cast<ptrdiff_t>(i))
        residence.used.back().push_back(layouts.layout(needed[i]));
  }
  residences.push_back(std::move(residence));
}

//===----------------------------------------------------------------------===//
// Kept layouts
//===----------------------------------------------------------------------===//

/// On meshes of more axes only pairs that split them in two are listed.
static constexpr size_t kMaxAxesForPairs = 2;

/// How many meshes of fewer axes a set of layouts could be written on: the
/// least number of parts of the mesh's axes that lie alike in all of them.
static size_t axesTold(const LayoutTable &table,
                       const SmallVec<uint32_t, 4> &set, size_t axes) {
  const auto place = [&](uint32_t layout, size_t axis) {
    const TensorSharding &sharding = table.layout(layout);
    for (size_t d = 0; d < sharding.dims.size(); ++d)
      for (AxisId id : sharding.dims[d])
        if (id == axis)
          return static_cast<int>(d);
    return sharding.partial >> axis & 1 ? -2 : -1;
  };
  size_t told = 0;
  for (size_t axis = 0; axis < axes; ++axis) {
    bool isNew = true;
    for (size_t other = 0; other < axis && isNew; ++other)
      isNew = std::any_of(set.begin(), set.end(), [&](uint32_t layout) {
        return place(layout, axis) != place(layout, other);
      });
    told += isNew;
  }
  return told;
}

namespace {

/// The sets of layouts in which a tensor may be kept. They depend on the mesh
/// and the layouts alone, so that fewer layouts or a coarser mesh have fewer
/// sets (docs/search.md, "Space"):
///   one of any that is made or needed;
///   two of those needed, on finer meshes if they tell only two parts of it;
///   as many as there are uses, if all axes are used as one.
class KeptSets {
public:
  KeptSets(const LayoutTable &t, size_t numAxes, size_t mostMembers)
      : table(t), axes(numAxes), most(mostMembers) {}

  std::vector<SmallVec<uint32_t, 2>>
  list(const std::vector<uint32_t> &wanted,
       const std::vector<uint32_t> &produced) {
    for (uint32_t layout : wanted)
      sets.push_back({layout});
    for (uint32_t layout : produced)
      if (!std::binary_search(wanted.begin(), wanted.end(), layout))
        sets.push_back({layout});
    for (size_t i = 0; i < wanted.size(); ++i)
      for (size_t j = i + 1; j < wanted.size(); ++j)
        if (axes <= kMaxAxesForPairs ||
            axesTold(table, {wanted[i], wanted[j]}, axes) <= kMaxAxesForPairs)
          sets.push_back({wanted[i], wanted[j]});
    std::vector<uint32_t> coarse;
    for (uint32_t layout : wanted)
      if (axesTold(table, {layout}, axes) <= 1)
        coarse.push_back(layout);
    SmallVec<uint32_t, 2> chosen;
    larger(coarse, 0, chosen);
    return std::move(sets);
  }

private:
  void larger(const std::vector<uint32_t> &coarse, size_t from,
              SmallVec<uint32_t, 2> &chosen) {
    if (chosen.size() > 2)
      sets.push_back(chosen);
    if (chosen.size() == most)
      return;
    for (size_t i = from; i < coarse.size(); ++i) {
      chosen.push_back(coarse[i]);
      larger(coarse, i + 1, chosen);
      chosen.pop_back();
    }
  }

  const LayoutTable &table;
  size_t axes, most;
  std::vector<SmallVec<uint32_t, 2>> sets;
};

} // namespace

double InnerProblem::readSeconds(const SmallVec<uint32_t, 2> &there,
                                 const SmallVec<uint32_t, 2> &needed,
                                 const std::vector<Phase> &phases,
                                 const LayoutTable &layouts) const {
  double total = 0;
  for (Phase phase : {Phase::Forward, Phase::Backward, Phase::Optimizer}) {
    SmallVec<uint32_t, 2> now;
    for (size_t i = 0; i < needed.size(); ++i)
      if (phases[i] == phase)
        now.push_back(needed[i]);
    if (!now.empty())
      total += layouts.treeSeconds(there, now);
  }
  return total;
}

/// Making the kept layouts is paid once, by the pair with the producer.
InnerProblem::Endpoint
InnerProblem::addKept(TensorClassId id, const std::vector<Endpoint> &uses,
                      const std::vector<uint32_t> &produced,
                      const LayoutTable &layouts, bool onlyFree,
                      std::vector<Reader> &readers) {
  std::vector<uint32_t> wanted;
  size_t members = 0;
  for (const Endpoint &use : uses) {
    members += use.phases.size();
    for (const auto &needed : use.needed)
      wanted.insert(wanted.end(), needed.begin(), needed.end());
  }
  std::sort(wanted.begin(), wanted.end());
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  std::vector<uint32_t> sources = produced;
  std::sort(sources.begin(), sources.end());
  sources.erase(std::unique(sources.begin(), sources.end()), sources.end());
  const size_t axes = model.mesh().axes.size();
  Endpoint made{
      0, KeptSets(layouts, axes, members).list(wanted, sources), {}, {}};
  made.variable = addVariable(
      "layouts of " + model.graph().tensors[folded.classes[id].lead].name,
      std::vector<double>(made.needed.size(), 0));
  const Role role = model.graph().tensors[folded.classes[id].lead].role;
  if (role != Role::Parameter && role != Role::FrozenParameter) {
    keptIn[id].variable = made.variable;
    for (const auto &set : made.needed) {
      keptIn[id].layouts.emplace_back();
      for (uint32_t layout : set)
        keptIn[id].layouts.back().push_back(layouts.layout(layout));
    }
  }
  const Classes sets = classify(made.needed);
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
        const double seconds = readSeconds(set, needed, use.phases, layouts);
        choice.seconds.push_back(onlyFree && seconds > 0 ? kInfinite : seconds);
      }
    Reader reader{static_cast<uint32_t>(pairs.size()), use.uses, {}};
    for (const auto &needed : used.layouts) {
      reader.needed.emplace_back();
      for (uint32_t layout : needed)
        reader.needed.back().push_back(layouts.layout(layout));
    }
    readers.push_back(std::move(reader));
    pairs.push_back(std::move(choice));
  }
  return made;
}

} // namespace planner
