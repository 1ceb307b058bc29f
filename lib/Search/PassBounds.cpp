//===- PassBounds.cpp - Bounds of a micro-batch's passes ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PassBounds.h"
#include "planner/Cost/Purpose.h"
#include "planner/Cost/Stages.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>

namespace planner {

/// To state a problem, and to find a bound of it that need not be the best,
/// takes this share of what it takes to solve it.
static constexpr size_t kStatedShare = 4;
/// Bounds may exceed what is asked for by so much, if that is soon shown:
/// several points ask, of which some need a little more than others.
static constexpr double kMore = 1.05;
/// With all uses of tensors passes take at most so many times as with one use
/// of each: where that is too little the larger problem is not stated. (1.17
/// are the most that was seen.)
static constexpr double kMostOfUses = 1.18;

/// The part of a span among the layers; all of it in a model without them.
static double partInLayers(const LayerLine &line, const LineSpan &span) {
  if (!line.isUniform)
    return 1;
  return span.within(1, static_cast<double>(line.layers + 1)) / span.length();
}

/// Counts what has samples, where it is among the layers, and of what it
/// communicates what a step waits for.
static StepWeights layerWeights(const CostModel &model, const LayerLine &line,
                                double visible) {
  const OpGraph &graph = model.graph();
  StepWeights weights;
  weights.tensorShare = visible;
  weights.ops.reserve(graph.ops.size());
  for (OpId id = 0; id < graph.ops.size(); ++id)
    weights.ops.push_back(hasSamples(graph, graph.ops[id])
                              ? partInLayers(line, line.ops[id])
                              : 0);
  weights.changes.reserve(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    double part = 0;
    if (tensor.producer != kNone && model.service(id) == Service::None) {
      // Changed where it is made, or where it is needed.
      part = weights.ops[tensor.producer];
      for (const Use &use : tensor.uses)
        part = std::min(part, weights.ops[use.op]);
    }
    part *= visible;
    weights.changes.push_back({part, part, 0});
  }
  return weights;
}

namespace {

/// Leaves groups and classes that count. What is left out costs at least
/// nothing, and forbids at least nothing.
class ConstraintRelaxer {
public:
  explicit ConstraintRelaxer(FoldedGraph folded) : whole(std::move(folded)) {}

  FoldedGraph run() {
    keepGroups();
    keepClasses();
    result.kinds = std::move(whole.kinds);
    result.occurrences = std::move(whole.occurrences);
    result.tensorShare = whole.tensorShare;
    return std::move(result);
  }

private:
  void keepGroups() {
    std::vector<GroupId> number(whole.groups.size(), kNone);
    for (GroupId g = 0; g < whole.groups.size(); ++g) {
      const auto &leads = whole.groups[g].leads;
      if (std::none_of(leads.begin(), leads.end(),
                       [&](OpId lead) { return whole.occurrences[lead] > 0; }))
        continue;
      number[g] = static_cast<GroupId>(result.groups.size());
      result.groups.push_back(std::move(whole.groups[g]));
    }
    result.groupOf.reserve(whole.groupOf.size());
    for (GroupId group : whole.groupOf)
      result.groupOf.push_back(group == kNone ? kNone : number[group]);
    groupNumber = std::move(number);
  }

  void keepClasses() {
    for (TensorClass &own : whole.classes) {
      const bool counts = own.counts[0] > 0 && own.producer != kNone &&
                          groupNumber[own.producer] != kNone &&
                          own.replaces == kNone;
      std::erase_if(own.uses, [&](const Use &use) {
        return result.groupOf[use.op] == kNone;
      });
      if (!counts || own.uses.empty())
        continue;
      own.producer = groupNumber[own.producer];
      result.classes.push_back(std::move(own));
    }
  }

  FoldedGraph whole, result;
  std::vector<GroupId> groupNumber;
};

} // namespace

/// What each tensor is needed for first alone.
static FoldedGraph withoutLaterUses(FoldedGraph folded) {
  for (TensorClass &own : folded.classes)
    if (own.uses.size() > 1)
      own.uses.resize(1);
  return folded;
}

PassBounds::PassBounds(const OpGraph &g, const LayerLine &l,
                       const FoldedGraph &folded, const ClusterSpec &c,
                       const StackSpec &s, double visible)
    : line(l), graph(g), alike(g, c, s, Mesh{}),
      layers(ConstraintRelaxer(
                 weighted(folded, layerWeights(alike, line, visible)))
                 .run()),
      chains(withoutLaterUses(layers)) {
  for (OpId id = 0; line.isUniform && id < graph.ops.size(); ++id) {
    if (!hasSamples(graph, graph.ops[id]))
      continue;
    if (line.ops[id].end <= 1)
      first.push_back(id);
    else if (line.ops[id].begin >= static_cast<double>(line.layers + 1))
      last.push_back(id);
  }
  counted = countedOps();
}

/// Each once.
std::vector<OpId> PassBounds::countedOps() const {
  std::vector<OpId> ops = first;
  ops.insert(ops.end(), last.begin(), last.end());
  for (const OpGroup &group : layers.groups)
    ops.insert(ops.end(), group.leads.begin(), group.leads.end());
  for (const TensorClass &own : layers.classes) {
    ops.push_back(graph.tensors[own.lead].producer);
    for (const Use &use : own.uses)
      ops.push_back(use.op);
  }
  std::sort(ops.begin(), ops.end());
  ops.erase(std::unique(ops.begin(), ops.end()), ops.end());
  return ops;
}

/// With its cheapest alternative; 0 if it has none. Counts what it looks at.
double PassBounds::leastOf(OpId id, const CostModel &model,
                           const Question &question, size_t &entries) const {
  double least = std::numeric_limits<double>::infinity();
  for (const OpConfig &config :
       enumerateConfigs(model.graph(), id, model.mesh(), question.spec)) {
    const OpCost cost = model.opCost(id, config);
    Seconds time =
        timeWith(layers.tensorShare, graph, graph.ops[id], config, cost);
    if (question.accumulates)
      time += accumulationTime(model, id, config, cost.compute);
    least = std::min(least, time.value);
    ++entries;
  }
  return least < std::numeric_limits<double>::infinity() ? least : 0;
}

double PassBounds::leastOf(const std::vector<OpId> &ops, const CostModel &model,
                           const Question &question, size_t &entries) const {
  double sum = 0;
  for (OpId id : ops)
    sum +=
        leastOf(id, model, question, entries) * graph.executions(graph.ops[id]);
  return sum;
}

/// The kernels of each, whatever they communicate; 0 where the graph computes
/// some again itself.
double PassBounds::leastProducts(const CostModel &model,
                                 const StrategySpec &spec) const {
  double sum = 0;
  for (const OpGroup &group : layers.groups)
    for (OpId lead : group.leads) {
      const Op &op = graph.ops[lead];
      if (op.isRecomputed)
        return 0;
      if (op.phase != Phase::Forward || op.work.matmulFlops <= 0)
        continue;
      double least = std::numeric_limits<double>::infinity();
      for (const OpConfig &config :
           enumerateConfigs(model.graph(), lead, model.mesh(), spec))
        least = std::min(least, model.opCost(lead, config).compute.value);
      if (least < std::numeric_limits<double>::infinity())
        sum += least * layers.occurrences[lead] * graph.executions(op);
    }
  return sum / static_cast<double>(std::max<int64_t>(line.layers, 1));
}

/// What the inner problem's operators take if nothing is changed between them.
PassBounds::Found PassBounds::leastOfGroups(const CostModel &model,
                                            const Question &question) const {
  size_t entries = 0;
  double sum = 0;
  for (const OpGroup &group : layers.groups)
    for (OpId lead : group.leads)
      if (const double times =
              layers.occurrences[lead] * graph.executions(graph.ops[lead]);
          times > 0)
        sum += times * leastOf(lead, model, question, entries);
  Found result = around(sum, model, question, entries);
  result.isCut = true;
  return result;
}

/// With what is before and after the layers, if `passes` are those of a chain
/// of equal ones.
PassBounds::Found PassBounds::around(double passes, const CostModel &model,
                                     const Question &question,
                                     size_t entries) const {
  Found result;
  result.entries = entries;
  result.floors.first = passes;
  if (!line.isUniform)
    return result;
  result.products = leastProducts(model, question.spec);
  result.floors = {passes / static_cast<double>(line.layers),
                   leastOf(first, model, question, result.entries),
                   leastOf(last, model, question, result.entries)};
  return result;
}

Expected<PassBounds::Found> PassBounds::whole(const CostModel &model,
                                              const Question &question,
                                              std::optional<Aim> aim,
                                              const FoldedGraph &of) const {
  InnerOptions inner;
  inner.spec = question.spec;
  inner.accumulates = question.accumulates;
  inner.memoryLimit = kSaturated;
  inner.solver = question.solver;
  inner.boundOnly = true;
  if (aim) {
    inner.incumbent = Seconds(aim->most);
    // Ticks are rounded.
    constexpr double kRounding = 1e-9;
    inner.enough = Seconds(aim->enough * (1 + kRounding));
  }
  Expected<InnerResult> found = solveInner(model, of, inner);
  if (!found)
    return found.takeError();
  double bound = std::max(found->lowerBound.value, 0.0);
  const bool isCut = aim && bound >= aim->enough;
  if (isCut)
    bound = std::min(bound, aim->most);
  Found result = around(bound, model, question,
                        aim ? found->entries / kStatedShare : found->entries);
  result.isCut = isCut;
  return result;
}

/// Comes back when it is let go.
PassBounds::Lent PassBounds::lend() const {
  std::unique_ptr<OpGraph> copy;
  {
    std::lock_guard guard(lending);
    if (!spare.empty()) {
      copy = std::move(spare.back());
      spare.pop_back();
    }
  }
  if (!copy)
    copy = std::make_unique<OpGraph>(graph);
  return Lent(copy.release(), [this](OpGraph *back) {
    std::lock_guard guard(lending);
    spare.emplace_back(back);
  });
}

/// Each size from the model as it is: a bound must not depend on what was asked
/// before, not even by what rounding loses.
Expected<PassBounds::Lent> PassBounds::lend(int64_t samples) const {
  Lent copy = lend();
  copy->dimClasses = graph.dimClasses;
  for (OpId id : counted) {
    copy->ops[id] = graph.ops[id];
    for (TensorId tensor : graph.ops[id].operands)
      copy->tensors[tensor].shape = graph.tensors[tensor].shape;
    for (TensorId tensor : graph.ops[id].results)
      copy->tensors[tensor].shape = graph.tensors[tensor].shape;
  }
  if (auto ok = resizePart(*copy, DimClassKind::Batch, samples, counted); !ok)
    return ok.takeError();
  return copy;
}

/// The shortest passes that are long enough; nothing if none are.
static std::optional<double> enoughTime(const EnoughPasses &isEnough,
                                        double known) {
  constexpr double kShortest = 1e-9;
  constexpr int kDoublings = 40, kHalvings = 8;
  const auto suffices = [&](double seconds) {
    return isEnough({0, seconds, 0});
  };
  double low = std::max(known, kShortest), high = 2 * low;
  for (int i = 0; !suffices(high); ++i) {
    if (i == kDoublings)
      return std::nullopt;
    low = high;
    high *= 2;
  }
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (suffices(middle) ? high : low) = middle;
  }
  return high;
}

static bool mayShowEnough(const PassFloors &chains,
                          const EnoughPasses &isEnough) {
  return isEnough({chains.layer * kMostOfUses, chains.first * kMostOfUses,
                   chains.last * kMostOfUses});
}

bool PassBounds::Found::answers(const EnoughPasses &isEnough) const {
  if (isEnough && isEnough(floors))
    return true;
  return !isCut &&
         (!isOfChains || (isEnough && !mayShowEnough(floors, isEnough)));
}

Expected<PassBounds::Found> PassBounds::of(const Question &question,
                                           const EnoughPasses &isEnough,
                                           Known &known) const {
  // The problem of a model without equal layers is a large one.
  const bool asksAim = isEnough && !line.isUniform;
  const bool asksLeast = isEnough && !question.isSifted;
  const auto aimOf = [&] {
    return enoughTime(isEnough, asksLeast ? known.least->floors.first : 0);
  };
  const auto answer = [&]() -> std::optional<Found> {
    if (asksLeast && !known.least)
      return std::nullopt;
    if (asksLeast && isEnough(known.least->floors))
      return known.least;
    // Not what another thread has found whole: how much is known, and what it
    // took, must not depend on who has asked.
    const std::optional<double> aim = asksAim ? aimOf() : std::nullopt;
    const bool isAimed = aim && known.aimed && known.aim == *aim;
    if (aim ? !isAimed : !known.whole)
      return std::nullopt;
    Found result = isAimed ? *known.aimed : *known.whole;
    result.entries += asksLeast ? known.least->entries : 0;
    return result;
  };
  if (std::optional<Found> found = answer())
    return *found;
  Expected<Lent> resized = lend(question.samples);
  if (!resized)
    return resized.takeError();
  const CostModel model(alike, **resized, question.mesh);
  if (asksLeast && !known.least)
    known.least = leastOfGroups(model, question);
  if (std::optional<Found> found = answer())
    return *found;
  // It is smaller, and soon solved, where it is known what is enough. For most
  // that is so little that one use of each tensor shows it.
  const std::optional<double> aim = asksAim ? aimOf() : std::nullopt;
  const std::optional<Aim> both =
      aim ? std::optional(Aim{*aim, kMore * *aim}) : std::nullopt;
  Expected<Found> found = whole(model, question, both, aim ? chains : layers);
  if (found && aim && !found->isCut)
    found->isOfChains = !mayShowEnough(found->floors, isEnough);
  if (found && aim && !found->isCut && !found->isOfChains) {
    const size_t before = found->entries;
    found = whole(model, question, both, layers);
    if (found)
      found->entries += before;
  }
  if (!found)
    return found.takeError();
  if (aim) {
    known.aim = *aim;
    known.aimed = *found;
  } else {
    known.whole = *found;
  }
  return *answer();
}

} // namespace planner
