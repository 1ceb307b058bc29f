//===- Pins.cpp - What a plan says of the values of a module --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Pins.h"
#include <algorithm>

using namespace mlir;

namespace planner {

Pins::Pins(const TracedModel &tracedModel, const Stage &planStage)
    : model(tracedModel), graph(tracedModel.graph), stage(planStage) {
  collectValues();
  pinTensors();
  pinUses();
  pinResults();
}

void Pins::collectValues() {
  OriginId most = 0;
  for (const auto &[value, origin] : model.origins)
    most = std::max(most, origin + 1);
  valueLists.resize(most);
  makers.resize(most);
  auto visit = [&](Value value) {
    auto it = model.origins.find(value);
    if (it == model.origins.end())
      return;
    if (valueLists[it->second].empty())
      makers[it->second].push_back(value);
    valueLists[it->second].push_back(value);
  };
  func::FuncOp entry = model.entry;
  for (BlockArgument argument : entry.getArguments())
    visit(argument);
  entry.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    // Before the results: what a loop hands on is first seen inside.
    for (Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (BlockArgument argument : block.getArguments())
          visit(argument);
    for (Value result : op->getResults())
      visit(result);
  });
  for (const auto &[from, into] : graph.mergedOrigins) {
    if (from >= most || into >= most || from == into)
      continue;
    makers[into].insert(makers[into].end(), makers[from].begin(),
                        makers[from].end());
    valueLists[into].insert(valueLists[into].end(), valueLists[from].begin(),
                            valueLists[from].end());
  }
}

const std::vector<Value> &Pins::valuesOf(OriginId origin) const {
  static const std::vector<Value> none;
  return origin < valueLists.size() ? valueLists[origin] : none;
}

/// Depends on an argument: not a constant, nor computed from constants only,
/// which is there in every layout.
bool Pins::isMade(Value value) {
  if (auto it = made.find(value); it != made.end())
    return it->second;
  Operation *op = value.getDefiningOp();
  bool result = !op || op->getNumRegions() > 0;
  // Deep chains of constants do not occur; a cycle cannot.
  if (op && !result)
    result = llvm::any_of(op->getOperands(),
                          [&](Value operand) { return isMade(operand); });
  made[value] = result;
  return result;
}

void Pins::pin(OriginId origin, const TensorSharding &layout, OpId by) {
  pinnedBy.try_emplace(origin, by);
  for (Value value : valuesOf(origin)) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (type && static_cast<size_t>(type.getRank()) == layout.dims.size() &&
        isMade(value))
      values.try_emplace(value, layout);
  }
}

TensorSharding Pins::producedLayout(TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.producer == kNone)
    return stage.assignment.storage[id];
  return resultSharding(graph.ops[tensor.producer], tensor.resultIndex,
                        stage.assignment.ops[tensor.producer], stage.mesh);
}

void Pins::leaveOpen(OriginId origin) {
  const std::vector<Value> &list = valuesOf(origin);
  open.insert(list.begin(), list.end());
}

/// Reductions come first, in the operator's own layout, and everything else
/// after them: where a partial result lies over the axes that it is partial
/// over. Reduced without being scattered where the change moves it first.
static TensorSharding reducedTo(const TensorSharding &target,
                                const std::vector<CollectiveStep> &steps,
                                TensorSharding layout) {
  for (const CollectiveStep &step : steps) {
    if (step.kind == CollectiveKind::ReduceScatter && step.dim >= 0)
      for (AxisId axis = 0; axis < 8 * sizeof(AxisMask); ++axis)
        if (step.axes >> axis & 1)
          layout.dims[step.dim].push_back(axis);
    if (step.kind != CollectiveKind::ReduceScatter &&
        step.kind != CollectiveKind::AllReduce)
      break;
    layout.partial &= ~step.axes;
  }
  for (size_t d = 0; d < layout.dims.size(); ++d)
    for (AxisId axis : target.dims[d])
      if (layout.partial >> axis & 1) {
        layout.dims[d].push_back(axis);
        layout.partial &= ~(AxisMask(1) << axis);
      }
  layout.partial = 0;
  return layout;
}

/// What a partial result is reduced to first: from there it goes on to the
/// layouts in which it is read. An operator can make it so, with the reduction,
/// in the configuration that it has.
std::optional<TensorSharding> Pins::reducedLayout(TensorId id) const {
  TensorSharding layout = producedLayout(id);
  // Changes from one partial layout to another come one after the other.
  for (size_t hops = 0; hops <= stage.priced.changes.size(); ++hops) {
    const PricedChange *next = nullptr;
    for (const PricedChange &change : stage.priced.changes)
      if (change.tensor == id && change.from == layout &&
          (!next || next->to.partial != 0))
        next = &change;
    if (!next)
      return std::nullopt;
    if (next->to.partial == 0)
      return reducedTo(next->to, next->change.steps, layout);
    layout = next->to;
  }
  return std::nullopt;
}

/// The tensor's layout in the module, which knows no partial sums: as it is
/// made, or what partial results are reduced to first.
std::optional<TensorSharding> Pins::wholeLayout(TensorId id) const {
  TensorSharding produced = producedLayout(id);
  if (produced.partial == 0)
    return produced;
  if (auto reduced = reducedLayout(id))
    return reduced;
  const auto &copies = stage.assignment.materialised[id];
  for (const Materialised &copy : copies)
    if (copy.source == -1 && copy.layout.partial == 0)
      return copy.layout;
  for (const Materialised &copy : copies)
    if (copy.layout.partial == 0)
      return copy.layout;
  return std::nullopt;
}

void Pins::pinTensors() {
  for (TensorId id : graph.arguments)
    pin(graph.tensors[id].origin, stage.assignment.storage[id], kNone);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    for (TensorId result : op.results) {
      const OriginId origin = graph.tensors[result].origin;
      if (origin == kNone)
        continue;
      // A carried value lies as what leaves the loop.
      if (auto layout = wholeLayout(result)) {
        pin(origin, *layout, id);
      } else {
        leaveOpen(origin);
        ++surprises["partial sums that pass through further operators are "
                    "reduced where XLA chooses"];
      }
    }
    pinInner(id);
  }
}

void Pins::pinInner(OpId id) {
  const Op &op = graph.ops[id];
  const OpConfig &config = stage.assignment.ops[id];
  for (const InnerValue &value : op.inner) {
    if (value.operand >= 0)
      continue;
    if (auto layout = innerSharding(op, value, config, stage.mesh))
      pin(value.origin, *layout, id);
    else
      leaveOpen(value.origin);
  }
}

void Pins::pinUses() {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const OpConfig &config = stage.assignment.ops[id];
    for (const InnerValue &value : op.inner)
      if (auto layout = innerSharding(op, value, config, stage.mesh);
          layout && value.operand >= 0)
        pinUse(id, value.origin, static_cast<unsigned>(value.operand), *layout);
    if (op.origin == kNone)
      continue;
    for (unsigned i = 0; i < op.operands.size(); ++i) {
      const TensorSharding layout = operandSharding(op, i, config, stage.mesh);
      if (layout.partial == 0)
        pinUse(id, op.origin, i, layout);
    }
  }
}

void Pins::pinUse(OpId id, OriginId user, unsigned operand,
                  const TensorSharding &layout) {
  const Op &op = graph.ops[id];
  // A view lies, and reads, as the first operator that looks through it wants.
  const auto by = pinnedBy.find(user);
  if (user >= makers.size() || (by != pinnedBy.end() && by->second != id))
    return;
  for (Value value : makers[user]) {
    if (op.kind == OpKind::LoopEnter) {
      // The argument of a loop's body: read by the loop.
      auto argument = dyn_cast<BlockArgument>(value);
      if (argument)
        pinUse(argument.getOwner()->getParentOp()->getOpOperand(
                   argument.getArgNumber()),
               layout);
      continue;
    }
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      continue;
    Operation *owner = result.getOwner();
    if (op.kind == OpKind::LoopNext) {
      Operation *end = owner->getRegions().back().front().getTerminator();
      if (result.getResultNumber() < end->getNumOperands())
        pinUse(end->getOpOperand(result.getResultNumber()), layout);
    } else if (operand < owner->getNumOperands() &&
               owner->getNumRegions() <= 1) {
      pinUse(owner->getOpOperand(operand), layout);
    }
  }
}

void Pins::pinUse(OpOperand &use, const TensorSharding &layout) {
  Value value = use.get();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || static_cast<size_t>(type.getRank()) != layout.dims.size() ||
      layout.dims.empty() || !isMade(value))
    return;
  auto it = values.find(value);
  if (it == values.end()) {
    if (!open.contains(value))
      values.try_emplace(value, layout);
    return;
  }
  if (it->second == layout)
    return;
  uses.push_back({&use, layout});
}

void Pins::pinResults() {
  std::vector<TensorId> replaces(graph.tensors.size(), kNone);
  for (TensorId id : graph.arguments)
    if (graph.tensors[id].updatedTo != kNone)
      replaces[graph.tensors[id].updatedTo] = id;
  for (TensorId id : graph.results) {
    if (replaces[id] != kNone)
      results.push_back(stage.assignment.storage[replaces[id]]);
    else
      results.push_back(
          wholeLayout(id).value_or(replicated(graph.tensors[id].shape.size())));
  }
}

TensorSharding Pins::even(TensorSharding layout, Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  bool isTrimmed = false;
  for (size_t d = 0; ranked && d < layout.dims.size(); ++d) {
    const int64_t size = ranked.getDimSize(static_cast<unsigned>(d));
    auto &axes = layout.dims[d];
    while (!axes.empty() && size % axisProduct(stage.mesh, axes) != 0) {
      axes.pop_back();
      isTrimmed = true;
    }
  }
  if (isTrimmed)
    ++surprises["arguments and results that the plan splits unevenly are whole "
                "in these dimensions, which takes more memory than planned"];
  return layout;
}

std::vector<std::string> Pins::warnings() const {
  std::vector<std::string> lines;
  for (const auto &[text, count] : surprises)
    lines.push_back(count ? text + " (" + std::to_string(count) + ")" : text);
  if (graph.mode == Mode::Train && !graph.isTrainStep)
    lines.push_back("the plan is for training, the module is a forward pass: "
                    "the layouts of gradients and optimizer states are not "
                    "exported");
  return lines;
}

Expected<void> checkOneStage(const Plan &plan) {
  if (plan.stages.size() == 1)
    return {};
  return makeError("the plan has " + std::to_string(plan.stages.size()) +
                       " pipeline stages, expected one: neither sdy nor JAX "
                       "can say more",
                   {}, "plan with --fix pp=1");
}

} // namespace planner
