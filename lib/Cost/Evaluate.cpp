//===- Evaluate.cpp - The price of a whole strategy -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Evaluate.h"
#include "Loops.h"
#include "Resolved.h"
#include <algorithm>

namespace planner {

using namespace detail;

CopyUses detail::usesOfCopy(const OpGraph &graph, const Assignment &assignment,
                            const ResolvedStrategy &resolved, TensorId id,
                            int32_t copy) {
  CopyUses result;
  const Tensor &tensor = graph.tensors[id];
  for (size_t u = 0; u < tensor.uses.size(); ++u)
    if (resolved.tensors[id].useSource[u] == copy)
      result.uses.push_back(tensor.uses[u]);
  const auto &copies = assignment.materialised[id];
  for (size_t k = 0; k < copies.size(); ++k)
    if (copies[k].source == copy)
      result.derived.push_back(static_cast<int32_t>(k));
  return result;
}

bool detail::isMadeAtOnce(const CostModel &model, const Assignment &assignment,
                          const ResolvedStrategy &resolved, TensorId id,
                          int32_t copy) {
  const Tensor &tensor = model.graph().tensors[id];
  const Materialised &made = assignment.materialised[id][copy];
  return tensor.producer != kNone && !made.late && !made.redoneEachPhase &&
         localBytes(tensor, made.layout, model.mesh()) <=
             localBytes(tensor, resolved.layout(assignment, id, made.source),
                        model.mesh());
}

std::array<bool, 3> detail::phasesOf(const OpGraph &graph,
                                     const Assignment &assignment,
                                     const ResolvedStrategy &resolved,
                                     TensorId id, int32_t copy) {
  std::array<bool, 3> phases{};
  const CopyUses users = usesOfCopy(graph, assignment, resolved, id, copy);
  for (const Use &use : users.uses)
    phases[static_cast<size_t>(graph.ops[use.op].phase)] = true;
  for (int32_t derived : users.derived) {
    const auto more = phasesOf(graph, assignment, resolved, id, derived);
    for (size_t p = 0; p < 3; ++p)
      phases[p] |= more[p];
  }
  const ResolvedTensor &tensor = resolved.tensors[id];
  if (tensor.replaces != kNone && tensor.updateSource == copy)
    phases[static_cast<size_t>(Phase::Optimizer)] = true;
  return phases;
}

namespace {

class Evaluator {
public:
  Evaluator(const CostModel &model, const Assignment &assignment,
            const StrategyKinds *kinds = nullptr)
      : model(model), graph(model.graph()), assignment(assignment),
        kinds(kinds) {}

  Expected<PricedStrategy> run(bool tellsMemory) {
    if (auto ok = checkOps(); !ok)
      return ok.takeError();
    if (auto ok = resolve(); !ok)
      return ok.takeError();
    priceOps();
    priced.changes.reserve(countCopies());
    if (auto ok = priceAllChanges(); !ok)
      return ok.takeError();
    sumUp();
    if (tellsMemory)
      priced.memory = reportMemory(model, assignment, resolved, priced.ops);
    priced.fits = priced.memory.totalPeak <= priced.memory.usable;
    priced.resolved =
        std::make_shared<const ResolvedStrategy>(std::move(resolved));
    return std::move(priced);
  }

  Expected<ResolvedStrategy> resolveOnly() {
    if (auto ok = checkSizes(); !ok)
      return ok.takeError();
    if (auto ok = resolve(); !ok)
      return ok.takeError();
    return std::move(resolved);
  }

  /// Of one tensor; of others it is known which layout each user reads.
  Expected<std::vector<PricedChange>> changesOf(TensorId id) {
    priced.changes.clear();
    if (auto ok = resolveTensor(id); !ok)
      return ok.takeError();
    if (auto ok = priceChanges(id); !ok)
      return ok.takeError();
    return std::move(priced.changes);
  }
  void resolveAs(ResolvedStrategy known) { resolved = std::move(known); }
  const ResolvedStrategy &known() const { return resolved; }

  /// Without what is the same as elsewhere.
  Expected<Seconds> timeOf(const std::vector<double> &ops,
                           const std::vector<std::array<double, 3>> &tensors) {
    if (auto ok = checkSizes(); !ok)
      return ok.takeError();
    findReplaced();
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (ops[id] == 0)
        continue;
      const OpConfig &config = assignment.ops[id];
      if (auto ok = checkConfig(graph, id, model.mesh(), config); !ok)
        return ok.takeError();
      addOp(id, model.opCost(id, config), ops[id]);
    }
    for (TensorId id = 0; id < graph.tensors.size(); ++id) {
      if (tensors[id] == std::array<double, 3>{})
        continue;
      priced.changes.clear();
      if (auto ok = resolveTensor(id); !ok)
        return ok.takeError();
      if (auto ok = priceChanges(id); !ok)
        return ok.takeError();
      for (const PricedChange &change : priced.changes)
        addChange(change, tensors[id][static_cast<size_t>(change.phase)]);
    }
    addTotals();
    return priced.stepTime;
  }

  Seconds timeOf(const PricedStrategy &other, const std::vector<double> &ops,
                 const std::vector<std::array<double, 3>> &tensors) {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      addOp(id, other.ops[id], ops[id]);
    for (const PricedChange &change : other.changes)
      addChange(change,
                tensors[change.tensor][static_cast<size_t>(change.phase)]);
    addTotals();
    return priced.stepTime;
  }

private:
  Diagnostic opError(OpId id, const std::string &what) const {
    const Op &op = graph.ops[id];
    return makeError("operator " + std::to_string(id) + " (" + op.mnemonic +
                         "): " + what,
                     op.location);
  }

  Diagnostic tensorError(TensorId id, const std::string &what) const {
    const Tensor &tensor = graph.tensors[id];
    return makeError(
        "tensor " + std::to_string(id) + " (" + tensor.name + "): " + what,
        tensor.producer == kNone ? std::string()
                                 : graph.ops[tensor.producer].location);
  }

  std::string text(const TensorSharding &sharding) const {
    return toString(sharding, model.mesh());
  }

  Expected<void> checkSizes() const {
    if (assignment.ops.size() != graph.ops.size() ||
        assignment.storage.size() != graph.tensors.size() ||
        assignment.materialised.size() != graph.tensors.size())
      return makeError("an assignment for another graph: expected " +
                       std::to_string(graph.ops.size()) + " operators and " +
                       std::to_string(graph.tensors.size()) + " tensors, got " +
                       std::to_string(assignment.ops.size()) + " and " +
                       std::to_string(assignment.storage.size()));
    return {};
  }

  Expected<void> checkOps() {
    if (auto ok = checkSizes(); !ok)
      return ok;
    alikeOps.reserve(graph.ops.size());
    for (OpId id = 0; id < graph.ops.size(); ++id)
      alikeOps.push_back(alikeOp(id));
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (alikeOps[id] == id)
        if (auto ok = checkConfig(graph, id, model.mesh(), assignment.ops[id]);
            !ok)
          return ok;
      const OpId tied = graph.ops[id].tiedTo;
      if (tied != kNone && assignment.ops[tied] != assignment.ops[id])
        return opError(id, "its configuration is not that of operator " +
                               std::to_string(tied) + ", to which it is tied");
    }
    return {};
  }

  /// A layout of storage, or one that a plan asks for.
  Expected<void> checkLayout(TensorId id, const TensorSharding &layout) const {
    const Tensor &tensor = graph.tensors[id];
    if (layout.dims.size() != tensor.shape.size())
      return tensorError(
          id, "expected a layout of " + std::to_string(tensor.shape.size()) +
                  " dimensions, got " + std::to_string(layout.dims.size()));
    AxisMask seen = layout.partial;
    for (size_t d = 0; d < layout.dims.size(); ++d) {
      for (AxisId axis : layout.dims[d]) {
        if (axis >= model.mesh().axes.size())
          return tensorError(id, "a layout names an axis that does not exist");
        if (seen >> axis & 1)
          return tensorError(id, "a layout uses axis " +
                                     model.mesh().axes[axis].name + " twice");
        seen |= AxisMask(1) << axis;
      }
      if (!layout.dims[d].empty() &&
          axisProduct(model.mesh(), layout.dims[d]) > tensor.shape[d])
        return tensorError(id, "dimension " + std::to_string(d) +
                                   " is too small for the layout " +
                                   text(layout));
    }
    return {};
  }

  Expected<void> checkCopies(TensorId id) const {
    const auto &copies = assignment.materialised[id];
    for (size_t k = 0; k < copies.size(); ++k) {
      if (auto ok = checkLayout(id, copies[k].layout); !ok)
        return ok;
      size_t hops = 0;
      for (int32_t at = static_cast<int32_t>(k); at != -1;
           at = copies[at].source)
        if (at < -1 || at >= static_cast<int32_t>(copies.size()) ||
            ++hops > copies.size())
          return tensorError(id, "a layout is made from none that exists");
    }
    return {};
  }

  std::optional<int32_t> findCopy(TensorId id,
                                  const TensorSharding &wanted) const {
    if (resolved.tensors[id].produced == wanted)
      return -1;
    const auto &copies = assignment.materialised[id];
    for (size_t k = 0; k < copies.size(); ++k)
      if (copies[k].layout == wanted)
        return static_cast<int32_t>(k);
    return std::nullopt;
  }

  bool isGenerated(TensorId id) const {
    const OpId producer = graph.tensors[id].producer;
    return producer != kNone && graph.ops[producer].kind == OpKind::Generator;
  }

  /// An earlier operator that costs the same, or itself.
  OpId alikeOp(OpId id) const {
    const OpId first = kinds ? kinds->ops[id] : id;
    const Op &own = graph.ops[id], &other = graph.ops[first];
    const auto areAlike = [&](TensorId a, TensorId b) {
      return kinds->tensors[a] == kinds->tensors[b] ||
             (isGenerated(a) && isGenerated(b) &&
              kinds->ops[graph.tensors[a].producer] ==
                  kinds->ops[graph.tensors[b].producer]);
    };
    return first < id && assignment.ops[id] == assignment.ops[first] &&
                   std::equal(own.operands.begin(), own.operands.end(),
                              other.operands.begin(), other.operands.end(),
                              areAlike) &&
                   std::equal(own.results.begin(), own.results.end(),
                              other.results.begin(), other.results.end(),
                              areAlike)
               ? first
               : id;
  }

  /// An earlier tensor whose makers and users are of the same kinds, or itself.
  TensorId alikeTensor(TensorId id) const {
    const TensorId first = kinds ? kinds->tensors[id] : id;
    if (first >= id)
      return id;
    const Tensor &own = graph.tensors[id], &other = graph.tensors[first];
    const auto kindOf = [&](OpId op) {
      return op == kNone ? kNone : kinds->ops[op];
    };
    return kindOf(own.producer) == kindOf(other.producer) &&
                   own.resultIndex == other.resultIndex &&
                   own.outputs.empty() == other.outputs.empty() &&
                   (own.producer != kNone ||
                    assignment.storage[id] == assignment.storage[first]) &&
                   assignment.materialised[id] ==
                       assignment.materialised[first] &&
                   std::equal(own.uses.begin(), own.uses.end(),
                              other.uses.begin(), other.uses.end(),
                              [&](const Use &a, const Use &b) {
                                return a.operand == b.operand &&
                                       kindOf(a.op) == kindOf(b.op);
                              })
               ? first
               : id;
  }

  void findReplaced() {
    resolved.tensors.resize(graph.tensors.size());
    for (TensorId id : graph.arguments)
      if (graph.tensors[id].updatedTo != kNone)
        resolved.tensors[graph.tensors[id].updatedTo].replaces = id;
  }

  Expected<void> resolve() {
    findReplaced();
    alikeTensors.reserve(graph.tensors.size());
    for (TensorId id = 0; id < graph.tensors.size(); ++id) {
      const TensorId first = alikeTensor(id);
      alikeTensors.push_back(first);
      if (first != id && resolveAlike(id, first))
        continue;
      alikeTensors.back() = id;
      if (auto ok = resolveTensor(id); !ok)
        return ok;
    }
    return {};
  }

  /// As that one, unless they replace arguments of which only one is so stored.
  bool resolveAlike(TensorId id, TensorId first) {
    const TensorId replaced = resolved.tensors[id].replaces;
    const TensorId other = resolved.tensors[first].replaces;
    if ((replaced == kNone) != (other == kNone) ||
        (replaced != kNone &&
         assignment.storage[replaced] != assignment.storage[other]))
      return false;
    resolved.tensors[id] = resolved.tensors[first];
    resolved.tensors[id].replaces = replaced;
    return true;
  }

  Expected<void> resolveTensor(TensorId id) {
    const Tensor &tensor = graph.tensors[id];
    ResolvedTensor &entry = resolved.tensors[id];
    if (tensor.producer == kNone) {
      entry.produced = assignment.storage[id];
      if (entry.produced.partial != 0)
        return tensorError(id, "an argument cannot be partial");
      if (auto ok = checkLayout(id, entry.produced); !ok)
        return ok;
    } else {
      const Op &producer = graph.ops[tensor.producer];
      entry.produced =
          resultSharding(producer, tensor.resultIndex,
                         assignment.ops[tensor.producer], model.mesh());
      entry.generated = producer.kind == OpKind::Generator;
    }
    if (auto ok = checkCopies(id); !ok)
      return ok;
    entry.useSource.assign(tensor.uses.size(), -1);
    if (!entry.generated)
      for (size_t u = 0; u < tensor.uses.size(); ++u)
        if (auto ok = resolveUse(id, u); !ok)
          return ok;
    return resolveEnds(id);
  }

  Expected<void> resolveUse(TensorId id, size_t index) {
    const Use use = graph.tensors[id].uses[index];
    const TensorSharding wanted = operandSharding(
        graph.ops[use.op], use.operand, assignment.ops[use.op], model.mesh());
    const auto copy = findCopy(id, wanted);
    if (!copy) {
      std::string what = "operator " + std::to_string(use.op) + " (" +
                         graph.ops[use.op].mnemonic + ") needs the layout " +
                         text(wanted) + ", which is neither the producer's " +
                         text(resolved.tensors[id].produced) +
                         " nor materialised";
      return tensorError(id, what);
    }
    resolved.tensors[id].useSource[index] = *copy;
    return {};
  }

  /// What replaces an argument lies as the argument does; what leaves the model
  /// is not partial.
  Expected<void> resolveEnds(TensorId id) {
    ResolvedTensor &entry = resolved.tensors[id];
    if (entry.replaces != kNone && !entry.generated) {
      const TensorSharding &stored = assignment.storage[entry.replaces];
      const auto copy = findCopy(id, stored);
      if (!copy)
        return tensorError(id, "replaces argument " +
                                   graph.tensors[entry.replaces].name +
                                   ", stored as " + text(stored) +
                                   ", but is not made in this layout");
      entry.updateSource = *copy;
    }
    if (graph.tensors[id].outputs.empty() || entry.produced.partial == 0)
      return {};
    if (entry.replaces != kNone) {
      entry.outputSource = entry.updateSource;
      return {};
    }
    const auto &copies = assignment.materialised[id];
    for (size_t k = 0; k < copies.size(); ++k)
      if (copies[k].layout.partial == 0) {
        entry.outputSource = static_cast<int32_t>(k);
        return {};
      }
    return tensorError(id, "leaves the model as partial results only");
  }

  void priceOps() {
    priced.ops.reserve(graph.ops.size());
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const OpId first = alikeOps[id];
      priced.ops.push_back(first == id ? model.opCost(id, assignment.ops[id])
                                       : priced.ops[first]);
    }
  }

  /// Only what is made again is listed more than once.
  size_t countCopies() const {
    size_t count = 0;
    for (const auto &copies : assignment.materialised)
      for (const Materialised &copy : copies)
        count += copy.redoneEachPhase ? 2 : 1;
    return count;
  }

  Expected<void> priceAllChanges() {
    // By tensor, which of the changes are its.
    std::vector<std::pair<size_t, size_t>> own(graph.tensors.size());
    for (TensorId id = 0; id < graph.tensors.size(); ++id) {
      const TensorId first = alikeTensors[id];
      own[id].first = priced.changes.size();
      const auto [begin, end] = own[first];
      if (first != id && areChangedAlike(id, first))
        addAlike(id, first, begin, end);
      else if (auto ok = priceChanges(id); !ok)
        return ok;
      own[id].second = priced.changes.size();
    }
    return {};
  }

  bool areChangedAlike(TensorId a, TensorId b) const {
    return assignment.materialised[a].empty() ||
           (model.service(a) == model.service(b) &&
            model.changeScale(a).fraction == model.changeScale(b).fraction);
  }

  /// What changes of an earlier tensor take.
  void addAlike(TensorId id, TensorId first, size_t begin, size_t end) {
    const Tensor &own = graph.tensors[id], &other = graph.tensors[first];
    const double executions = model.changeScale(id).executions;
    for (size_t i = begin; i < end; ++i) {
      PricedChange change = priced.changes[i];
      change.tensor = id;
      change.executions = executions;
      if (change.before == other.producer)
        change.before = own.producer;
      else
        for (size_t u = 0; u < own.uses.size(); ++u)
          if (other.uses[u].op == change.before) {
            change.before = own.uses[u].op;
            break;
          }
      priced.changes.push_back(std::move(change));
    }
  }

  Expected<void> priceChanges(TensorId id) {
    const auto &copies = assignment.materialised[id];
    if (copies.empty() || resolved.tensors[id].generated)
      return {};
    const ChangeScale scale = model.changeScale(id);
    for (size_t k = 0; k < copies.size(); ++k) {
      PricedChange change;
      change.tensor = id;
      change.from = resolved.layout(assignment, id, copies[k].source);
      change.to = copies[k].layout;
      auto steps = model.layoutChange(id, change.from, change.to);
      if (!steps)
        return tensorError(id, "cannot be changed from " + text(change.from) +
                                   " to " + text(change.to));
      change.change = std::move(*steps);
      change.executions = scale.executions;
      change.isParameter = model.service(id) == Service::Parameter;
      if (model.service(id) == Service::None)
        change.issue = model.stack().kernels.issue *
                       static_cast<double>(change.change.steps.size());
      change.isGradient =
          model.service(id) == Service::Gradient && change.from.partial != 0;
      addForPhases(std::move(change), id, static_cast<int32_t>(k));
    }
    return {};
  }

  void addForPhases(PricedChange change, TensorId id, int32_t copy) {
    const Tensor &tensor = graph.tensors[id];
    const CopyUses users = usesOfCopy(graph, assignment, resolved, id, copy);
    const auto phases = phasesOf(graph, assignment, resolved, id, copy);
    const auto firstUse = [&](std::optional<Phase> phase) {
      OpId first = kNone;
      for (const Use &use : users.uses)
        if (!phase || graph.ops[use.op].phase == *phase)
          first = std::min(first, use.op);
      return first;
    };
    if (assignment.materialised[id][copy].redoneEachPhase) {
      for (size_t p = 0; p < phases.size(); ++p) {
        if (!phases[p])
          continue;
        change.phase = static_cast<Phase>(p);
        change.before = firstUse(change.phase);
        priced.changes.push_back(change);
      }
      return;
    }
    const bool atOnce = isMadeAtOnce(model, assignment, resolved, id, copy);
    change.before = atOnce ? tensor.producer : firstUse(std::nullopt);
    const auto first = std::find(phases.begin(), phases.end(), true);
    if (atOnce || first == phases.end())
      change.phase = tensor.producer == kNone
                         ? Phase::Forward
                         : graph.ops[tensor.producer].phase;
    else
      change.phase = static_cast<Phase>(first - phases.begin());
    priced.changes.push_back(std::move(change));
  }

  void addOp(OpId id, const OpCost &cost, double count) {
    const Op &op = graph.ops[id];
    const double times = graph.executions(op) * count;
    const auto phase = static_cast<size_t>(op.phase);
    priced.computeByPhase[phase] += cost.compute * times;
    priced.issueByPhase[phase] += cost.issue * times;
    priced.ownIssueByPhase[phase] += cost.ownIssue * times;
    priced.communicationByPhase[phase] += cost.communication * times;
  }

  void addChange(const PricedChange &change, double count) {
    const auto phase = static_cast<size_t>(change.phase);
    priced.communicationByPhase[phase] += change.perStep() * count;
    priced.ownIssueByPhase[phase] += change.issue * change.executions * count;
  }

  /// The device waits where the host issues kernels for longer than they run.
  void addTotals() {
    const auto optimizer = static_cast<size_t>(Phase::Optimizer);
    for (size_t p = 0; p < priced.computeByPhase.size(); ++p) {
      Seconds &compute = priced.computeByPhase[p];
      const Seconds busy = compute + priced.communicationByPhase[p];
      const Seconds issue = priced.issueByPhase[p] + priced.ownIssueByPhase[p];
      compute += std::max(Seconds(), issue - busy);
      (p == optimizer ? priced.optimizer : priced.compute) += compute;
      priced.communication += priced.communicationByPhase[p];
    }
    priced.stepTime = priced.compute + priced.optimizer + priced.communication;
  }

  void sumUp() {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      addOp(id, priced.ops[id], 1);
    for (const PricedChange &change : priced.changes)
      addChange(change, 1);
    addTotals();
  }

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const StrategyKinds *kinds;
  ResolvedStrategy resolved;
  /// By operator, the earlier one that costs the same, or itself.
  std::vector<OpId> alikeOps;
  /// By tensor, the earlier one that is resolved and laid out as it is.
  std::vector<TensorId> alikeTensors;
  PricedStrategy priced;
};

} // namespace

struct TensorPricer::State {
  Evaluator evaluator;
};

TensorPricer::TensorPricer(const CostModel &model, const Assignment &assignment,
                           ResolvedStrategy resolved)
    : state(new State{Evaluator(model, assignment)}) {
  state->evaluator.resolveAs(std::move(resolved));
}
TensorPricer::~TensorPricer() = default;

Expected<std::vector<PricedChange>> TensorPricer::changesOf(TensorId tensor) {
  return state->evaluator.changesOf(tensor);
}

const ResolvedStrategy &TensorPricer::resolved() const {
  return state->evaluator.known();
}

Expected<std::shared_ptr<const ResolvedStrategy>>
detail::resolveStrategy(const CostModel &model, const Assignment &assignment,
                        const PricedStrategy &priced) {
  if (priced.resolved)
    return priced.resolved;
  Expected<ResolvedStrategy> resolved =
      Evaluator(model, assignment).resolveOnly();
  if (!resolved)
    return resolved.takeError();
  return std::make_shared<const ResolvedStrategy>(std::move(*resolved));
}

Expected<PricedStrategy> evaluate(const CostModel &model,
                                  const Assignment &assignment,
                                  bool tellsMemory,
                                  const StrategyKinds *kinds) {
  return Evaluator(model, assignment, kinds).run(tellsMemory);
}

Expected<Seconds>
stepTimeOf(const CostModel &model, const Assignment &assignment,
           const std::vector<double> &ops,
           const std::vector<std::array<double, 3>> &tensors) {
  return Evaluator(model, assignment).timeOf(ops, tensors);
}

Seconds weightedTime(const CostModel &model, const PricedStrategy &other,
                     const std::vector<double> &ops,
                     const std::vector<std::array<double, 3>> &tensors) {
  const Assignment none;
  return Evaluator(model, none).timeOf(other, ops, tensors);
}

} // namespace planner
