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
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <map>
#include <numeric>

namespace planner {

/// Between layouts of a list: those that follow are made after those before.
static constexpr uint32_t kThen = kNone;

static std::vector<uint32_t> sortedUnique(std::vector<uint32_t> list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  return list;
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

/// A set in the order in which it is made: what is saved, then the rest.
static LayoutSet inOrder(const LayoutSet &saved, const LayoutSet &made) {
  LayoutSet list = saved;
  list.push_back(kThen);
  for (uint32_t layout : made)
    if (std::find(saved.begin(), saved.end(), layout) == saved.end())
      list.push_back(layout);
  return list;
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
  targets = sortedUnique(std::move(targets));
  const double weight =
      changeCount(id, uses) * model.changeScale(tensorClass.lead).executions;
  const auto inOnePhase = [](const Endpoint &one) {
    return std::all_of(one.phases.begin(), one.phases.end(),
                       [&](Phase phase) { return phase == one.phases[0]; });
  };
  const bool isOnePair = consumers.size() == 1 && inOnePhase(consumers[0]);
  // One reader's one layout is made of nothing but what the producer makes.
  std::vector<uint32_t> sources(layouts.size());
  if (isOnePair && consumers[0].uses.size() == 1)
    sources = sortedUnique(produced);
  else
    std::iota(sources.begin(), sources.end(), 0);
  layouts.price(model, tensorClass.lead, weight, sources, targets, mostChange);
  const bool onlyFree = forbidsGathers(id, uses);
  if (isOnePair) {
    Classes made = classify(produced), used = classify(consumers[0].needed);
    uint32_t pair =
        connect(producer, made, consumers[0].variable, used, layouts, onlyFree);
    addResidence(id, uses, producer, std::move(made), consumers[0].variable,
                 std::move(used), pair, layouts);
    return;
  }
  KeptChoices choice = keptChoices(id, consumers, produced, layouts);
  const uint32_t variable =
      addVariable("layouts of " + lead.name, std::move(choice.again));
  for (size_t i = 0; i < choice.made.size(); ++i)
    if (choice.savedFirst[i])
      choice.made[i] = inOrder(choice.saved[i], choice.made[i]);
  Classes made = classify(produced), used = classify(choice.made);
  uint32_t pair = connect(producer, made, variable, used, layouts, onlyFree);
  for (LayoutSet &set : used.layouts) {
    set.erase(std::remove(set.begin(), set.end(), kThen), set.end());
    std::sort(set.begin(), set.end());
  }
  // What later phases find need not be made at once.
  std::map<SmallVec<uint32_t, 2>, uint32_t> numbers;
  for (uint32_t i = 0; i < used.layouts.size(); ++i)
    numbers.emplace(used.layouts[i], i);
  const auto numberOf = [&](const SmallVec<uint32_t, 2> &set) {
    auto [at, isNew] =
        numbers.try_emplace(set, static_cast<uint32_t>(used.layouts.size()));
    if (isNew)
      used.layouts.push_back(set);
    return at->second;
  };
  std::vector<uint32_t> laterOf, savedOf;
  for (size_t i = 0; i < choice.later.size(); ++i) {
    laterOf.push_back(numberOf(choice.later[i]));
    savedOf.push_back(numberOf(choice.saved[i]));
  }
  std::vector<Reader> readers =
      join(variable, used, laterOf, consumers, phaseOf(id), layouts, onlyFree);
  const bool spans = spansPhases(id, consumers);
  addResidence(id, uses, producer, std::move(made), variable, std::move(used),
               pair, layouts);
  residences.back().readers = std::move(readers);
  if (spans) {
    residences.back().laterOf = std::move(laterOf);
    residences.back().savedOf = std::move(savedOf);
  }
}

/// The least over the phases in which the changes may be made.
double InnerProblem::changeCount(TensorClassId id,
                                 const std::vector<Use> &uses) const {
  const TensorClass &tensorClass = folded.classes[id];
  const auto of = [&](Phase phase) {
    return tensorClass.counts[static_cast<size_t>(phase)];
  };
  double least = tensorClass.isArgument && !uses.empty() ? kInfinity
                 : tensorClass.isArgument                ? of(Phase::Optimizer)
                                                         : of(phaseOf(id));
  for (const Use &use : uses)
    least = std::min(least, of(model.graph().ops[use.op].phase));
  if (tensorClass.replaces != kNone)
    least = std::min(least, of(Phase::Optimizer));
  return least;
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
  // What named axes may do their names say, and the strategy's ZeRO level: a
  // ban leaves out strategies, and changes none of those it leaves.
  if (!spec.roles.empty() && std::find(spec.roles.begin(), spec.roles.end(),
                                       AxisRole::Any) == spec.roles.end())
    return false;
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

/// The layouts before the first kThen, then those after it, which are made of
/// them.
static double orderedSeconds(const LayoutTable &layouts, uint32_t from,
                             const LayoutSet &needed) {
  // Most are alone, which asks for no lists.
  if (needed.size() == 1 && needed[0] != kThen)
    return needed[0] == from ? 0 : layouts.seconds(from, needed[0]);
  const auto then = std::find(needed.begin(), needed.end(), kThen);
  const LayoutSet first(needed.begin(), then);
  double seconds = layouts.treeSeconds({from}, first);
  if (then == needed.end())
    return seconds;
  LayoutSet there = first;
  there.push_back(from);
  return seconds +
         layouts.treeSeconds(there, LayoutSet(then + 1, needed.end()));
}

uint32_t InnerProblem::connect(uint32_t producer, const Classes &made,
                               uint32_t consumer, const Classes &used,
                               const LayoutTable &layouts, bool onlyFree) {
  const auto price = [&](uint32_t from, const SmallVec<uint32_t, 2> &needed) {
    const double seconds = orderedSeconds(layouts, from, needed);
    return onlyFree && seconds > 0 ? kInfinity : seconds;
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
  Residence residence{};
  residence.tensorClass = id;
  residence.uses = uses;
  residence.producer = producer;
  residence.consumer = consumer;
  residence.pair = pair;
  residence.layouts = layouts.all();
  residence.madeOf = std::move(made.of);
  residence.usedOf = std::move(used.of);
  for (const auto &layout : made.layouts)
    residence.made.push_back(layout[0]);
  for (const auto &needed : used.layouts) {
    SmallVec<uint32_t, 2> &set = residence.used.emplace_back();
    for (uint32_t layout : needed)
      if (std::find(set.begin(), set.end(), layout) == set.end())
        set.push_back(layout);
  }
  residences.push_back(std::move(residence));
}

//===----------------------------------------------------------------------===//
// Kept layouts
//===----------------------------------------------------------------------===//

/// In which tensors of the class are made.
Phase InnerProblem::phaseOf(TensorClassId id) const {
  const OpGraph &graph = model.graph();
  const OpId producer = graph.tensors[folded.classes[id].lead].producer;
  return producer == kNone ? Phase::Forward : graph.ops[producer].phase;
}

/// Whether memory depends on what later phases find: not of parameters, which
/// are there all the time, nor where something stays to the end.
bool InnerProblem::spansPhases(TensorClassId id,
                               const std::vector<Endpoint> &uses) const {
  const TensorClass &tensorClass = folded.classes[id];
  if ((detail == Detail::Cost && !savesLeast()) || tensorClass.isArgument)
    return false;
  bool spans = false;
  for (const Endpoint &use : uses)
    for (size_t i = 0; i < use.uses.size(); ++i) {
      if (use.uses[i].op == kNone)
        return false;
      spans |= use.phases[i] != phaseOf(id);
    }
  return spans;
}

/// Megatron's sequence parallelism saves what is split by sequence, and gathers
/// it once more in the backward pass.
bool InnerProblem::savesLeast() const {
  return spec.pattern && spec.sp.value_or(false);
}

/// Leaves the alternatives that save the fewest bytes.
static void keepLeast(KeptChoices &choices, const std::vector<int64_t> &bytes) {
  std::vector<int64_t> saved;
  for (const LayoutSet &set : choices.saved) {
    saved.push_back(0);
    for (uint32_t layout : set)
      saved.back() = saturatingAdd(saved.back(), bytes[layout]);
  }
  if (saved.empty())
    return;
  const int64_t least = *std::min_element(saved.begin(), saved.end());
  KeptChoices left;
  for (size_t i = 0; i < saved.size(); ++i) {
    if (saved[i] > least)
      continue;
    left.made.push_back(choices.made[i]);
    left.later.push_back(choices.later[i]);
    left.saved.push_back(choices.saved[i]);
    left.savedFirst.push_back(choices.savedFirst[i]);
    left.again.push_back(choices.again[i]);
  }
  choices = std::move(left);
}

/// Of all those, what the strategy nearby makes.
LayoutSet InnerProblem::layoutsNear(TensorClassId id,
                                    const std::vector<uint32_t> &all,
                                    const LayoutTable &layouts) const {
  const TensorId lead = folded.classes[id].lead;
  const Tensor &tensor = model.graph().tensors[lead];
  const auto &materialised = near->materialised[lead];
  const TensorSharding made =
      tensor.producer == kNone
          ? near->storage[lead]
          : resultSharding(model.graph().ops[tensor.producer],
                           tensor.resultIndex, near->ops[tensor.producer],
                           model.mesh());
  LayoutSet list;
  for (const uint32_t layout : all)
    if (layouts.layout(layout) == made ||
        std::any_of(materialised.begin(), materialised.end(),
                    [&](const Materialised &one) {
                      return one.layout == layouts.layout(layout);
                    }))
      list.push_back(layout);
  return list;
}

KeptChoices InnerProblem::keptChoices(TensorClassId id,
                                      const std::vector<Endpoint> &uses,
                                      const std::vector<uint32_t> &produced,
                                      const LayoutTable &layouts) const {
  const Phase early = phaseOf(id);
  KeptQuestion question{layouts, model.mesh().axes.size()};
  question.tellsMemory = detail == Detail::Memory;
  question.spans = spansPhases(id, uses);
  std::vector<Phase> later;
  for (const Endpoint &use : uses) {
    for (Phase phase : use.phases) {
      ++(phase == early ? question.earlyUses : question.laterUses);
      if (phase != early &&
          std::find(later.begin(), later.end(), phase) == later.end())
        later.push_back(phase);
    }
    for (const auto &needed : use.needed)
      question.wanted.insert(question.wanted.end(), needed.begin(),
                             needed.end());
  }
  question.laterPhases = later.size();
  question.all = produced;
  question.all.insert(question.all.end(), question.wanted.begin(),
                      question.wanted.end());
  question.wanted = sortedUnique(std::move(question.wanted));
  question.all = sortedUnique(std::move(question.all));
  const Tensor &lead = model.graph().tensors[folded.classes[id].lead];
  question.bytes.resize(layouts.size());
  for (uint32_t layout : question.all)
    question.bytes[layout] =
        localBytes(lead, layouts.layout(layout), model.mesh());
  if (near)
    question.near = layoutsNear(id, question.all, layouts);
  KeptChoices choices = listKept(question);
  if (question.spans && savesLeast())
    keepLeast(choices, question.bytes);
  return choices;
}

/// What a reader pays that needs these layouts of a tensor in each of its
/// phases, by use: what it does not find each phase makes for itself.
static double readSeconds(const SmallVec<uint32_t, 2> &found,
                          const SmallVec<uint32_t, 2> &later,
                          const SmallVec<uint32_t, 2> &needed,
                          const std::vector<Phase> &phases, Phase early,
                          const LayoutTable &layouts) {
  if (needed.size() == 1)
    return layouts.seconds(phases[0] == early ? found : later, needed[0]);
  double total = 0;
  for (Phase phase : {Phase::Forward, Phase::Backward, Phase::Optimizer}) {
    SmallVec<uint32_t, 2> now;
    for (size_t i = 0; i < needed.size(); ++i)
      if (phases[i] == phase)
        now.push_back(needed[i]);
    if (!now.empty())
      total += layouts.treeSeconds(phase == early ? found : later, now);
  }
  return total;
}

/// Making the kept layouts is paid once, by the pair with the producer.
std::vector<InnerProblem::Reader>
InnerProblem::join(uint32_t choice, const Classes &used,
                   const std::vector<uint32_t> &laterOf,
                   const std::vector<Endpoint> &uses, Phase early,
                   const LayoutTable &layouts, bool onlyFree) {
  std::vector<Reader> readers;
  for (const Endpoint &use : uses) {
    bool readsEarly = false, readsLater = false;
    for (Phase phase : use.phases)
      (phase == early ? readsEarly : readsLater) = true;
    // Alternatives in which the reader finds the same are one class.
    std::map<std::pair<uint32_t, uint32_t>, uint32_t> numbers;
    std::vector<uint32_t> rowOf;
    for (size_t i = 0; i < laterOf.size(); ++i) {
      const uint32_t now = readsEarly ? used.of[i] : kNone;
      const uint32_t then = readsLater ? laterOf[i] : kNone;
      rowOf.push_back(
          numbers
              .try_emplace({now, then}, static_cast<uint32_t>(numbers.size()))
              .first->second);
    }
    std::vector<std::pair<uint32_t, uint32_t>> rows(numbers.size());
    for (const auto &[sets, number] : numbers)
      rows[number] = sets;
    Classes needs = classify(use.needed);
    Pair pair{choice,
              use.variable,
              std::move(rowOf),
              std::move(needs.of),
              static_cast<uint32_t>(rows.size()),
              static_cast<uint32_t>(needs.layouts.size()),
              {}};
    pair.seconds.reserve(rows.size() * needs.layouts.size());
    Reader reader{static_cast<uint32_t>(pairs.size()), use.uses, {}, {}};
    for (const auto &[now, then] : rows) {
      static const SmallVec<uint32_t, 2> nothing;
      const auto &found = now == kNone ? nothing : used.layouts[now];
      const auto &later = then == kNone ? nothing : used.layouts[then];
      for (const auto &needed : needs.layouts) {
        const double seconds =
            readSeconds(found, later, needed, use.phases, early, layouts);
        pair.seconds.push_back(onlyFree && seconds > 0 ? kInfinity : seconds);
      }
      reader.found.emplace_back();
      for (Phase phase : use.phases)
        reader.found.back().push_back(phase == early ? now : then);
    }
    reader.needed = std::move(needs.layouts);
    readers.push_back(std::move(reader));
    pairs.push_back(std::move(pair));
  }
  return readers;
}

} // namespace planner
