//===- Pins.cpp - What a plan says of the values of a module --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Pins.h"
#include "Partials.h"
#include <algorithm>
#include <cmath>

using namespace mlir;

namespace planner {

static constexpr const char *kReducedEarly =
    "partial sums that pass through further operators are reduced before";

Pins::Pins(const TracedModel &tracedModel, const Stage &planStage)
    : model(tracedModel), graph(tracedModel.graph), stage(planStage) {
  changesOf.resize(graph.tensors.size());
  for (const PricedChange &change : stage.priced.changes)
    changesOf[change.tensor].push_back(&change);
  collectValues();
  pinTensors();
  pinUses();
  settlePartials();
  keepWindowsWhole();
  pinResults();
}

void Pins::collectValues() {
  OriginId most = 0;
  for (const auto &[value, origin] : model.origins)
    most = std::max(most, origin + 1);
  valueLists.resize(most);
  tensorOf.assign(most, kNone);
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    if (graph.tensors[id].origin < most)
      tensorOf[graph.tensors[id].origin] = id;
  makers.resize(most);
  mergedInto.assign(most, kNone);
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
    mergedInto[from] = into;
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

/// The change that makes a partial result whole. Changes from one partial
/// layout to another come before it, one after the other.
const PricedChange *Pins::reduction(TensorId id) const {
  TensorSharding layout = producedLayout(id);
  for (size_t hops = 0; hops <= changesOf[id].size(); ++hops) {
    const PricedChange *next = nullptr;
    for (const PricedChange *change : changesOf[id])
      if (change->from == layout && (!next || next->to.partial != 0))
        next = change;
    if (!next || next->to.partial == 0)
      return next;
    layout = next->to;
  }
  return nullptr;
}

/// What a partial result is reduced to first: from there it goes on to the
/// layouts in which it is read. An operator can make it so, with the reduction,
/// in the configuration that it has.
std::optional<TensorSharding> Pins::reducedLayout(TensorId id) const {
  const PricedChange *change = reduction(id);
  if (!change)
    return std::nullopt;
  return reducedTo(change->to, change->change.steps, change->from);
}

/// The tensor's layout in the module, which knows no partial sums: as it is
/// made, or what partial results are reduced to first.
std::optional<TensorSharding> Pins::wholeLayout(TensorId id) const {
  TensorSharding produced = producedLayout(id);
  if (produced.partial == 0)
    return produced;
  if (auto first = reducedLayout(id))
    return first;
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
      const auto layout = wholeLayout(result);
      const auto sliced = slicedLayout(result);
      if (sliced || staysPartial(result)) {
        pin(origin, producedLayout(result), id);
        if (layout)
          for (Value value : valuesOf(origin))
            reduced.try_emplace(value, Reduction{*layout, sliced});
      } else if (layout) {
        pin(origin, *layout, id);
      } else {
        leaveOpen(origin);
      }
    }
    pinInner(id);
  }
}

Pins::OpenValue Pins::openValue(const TensorMap &map, const OpConfig &config) {
  OpenValue entry{replicated(map.size()), 0};
  for (AxisId axis = 0; axis < config.axes.size(); ++axis) {
    if (config.axes[axis] == OpConfig::kReplicated)
      continue;
    bool splits = false;
    for (size_t d = 0; d < map.size(); ++d)
      for (FactorId factor : map[d])
        if (static_cast<int8_t>(factor) == config.axes[axis]) {
          entry.layout.dims[d].push_back(axis);
          splits = true;
        }
    if (!splits)
      entry.maybe |= AxisMask(1) << axis;
  }
  return entry;
}

void Pins::pinInner(OpId id) {
  const Op &op = graph.ops[id];
  const OpConfig &config = stage.assignment.ops[id];
  for (const InnerValue &value : op.inner) {
    if (value.operand >= 0)
      continue;
    if (auto layout = innerSharding(op, value, config, stage.mesh)) {
      pin(value.origin, *layout, id);
      continue;
    }
    leaveOpen(value.origin);
    openIn.try_emplace(value.origin, id);
    const OpenValue entry = openValue(value.map, config);
    for (Value inside : valuesOf(value.origin))
      maybePartial.try_emplace(inside, entry);
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
      pinUse(id, op.origin, i, operandSharding(op, i, config, stage.mesh));
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
        pinUse(id,
               argument.getOwner()->getParentOp()->getOpOperand(
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
        pinUse(id, end->getOpOperand(result.getResultNumber()), layout);
    } else if (operand < owner->getNumOperands() &&
               owner->getNumRegions() <= 1) {
      pinUse(id, owner->getOpOperand(operand), layout);
    }
  }
}

/// The phase of the reader, if a layout is made for each phase again.
Phase Pins::phaseOf(OpId id, Value value, const TensorSharding &layout) const {
  const auto origin = model.origins.find(value);
  if (origin == model.origins.end() || tensorOf[origin->second] == kNone)
    return Phase::Forward;
  const auto &copies = stage.assignment.materialised[tensorOf[origin->second]];
  const bool isRedone =
      std::any_of(copies.begin(), copies.end(), [&](const Materialised &copy) {
        return copy.layout == layout && copy.redoneEachPhase;
      });
  return isRedone ? graph.ops[id].phase : Phase::Forward;
}

void Pins::pinUse(OpId id, OpOperand &use, const TensorSharding &layout) {
  Value value = use.get();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || static_cast<size_t>(type.getRank()) != layout.dims.size() ||
      layout.dims.empty() || !isMade(value))
    return;
  auto it = values.find(value);
  if (it == values.end()) {
    if (!open.contains(value) && layout.partial == 0)
      values.try_emplace(value, layout);
    return;
  }
  if (it->second == layout)
    return;
  // Of several operators that read through it, the first.
  if (useAt.try_emplace(&use, uses.size()).second)
    uses.push_back({&use, layout, phaseOf(id, value, layout), {}});
}

//===----------------------------------------------------------------------===//
// Partial sums
//===----------------------------------------------------------------------===//

bool Pins::staysPartial(TensorId id) const {
  const TensorSharding produced = producedLayout(id);
  if (produced.partial == 0 || produced.partialOp != ReduceOp::Sum)
    return false;
  // A sum of partial sums is reduced afterwards, not before.
  const OpConfig &maker = stage.assignment.ops[graph.tensors[id].producer];
  if (std::any_of(maker.axes.begin(), maker.axes.end(), [](int8_t entry) {
        return entry < 0 && entry != OpConfig::kReplicated;
      }))
    return true;
  return llvm::any_of(graph.tensors[id].uses, [&](const Use &use) {
    return operandSharding(graph.ops[use.op], use.operand,
                           stage.assignment.ops[use.op], stage.mesh)
               .partial != 0;
  });
}

std::optional<TensorSharding> Pins::layoutAt(OpOperand &use) const {
  const auto it = values.find(use.get());
  if (it == values.end())
    return std::nullopt;
  const auto at = useAt.find(&use);
  if (at == useAt.end())
    return it->second;
  const TensorSharding &layout = uses[at->second].layout;
  const bool lacks = (layout.partial & ~it->second.partial) != 0;
  return lacks ? it->second : layout;
}

/// XLA has no partial sums that are split unevenly.
bool splitsEvenly(Value value, const TensorSharding &layout, const Mesh &mesh) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  for (size_t d = 0; type && d < layout.dims.size(); ++d)
    if (type.getDimSize(static_cast<unsigned>(d)) %
            axisProduct(mesh, layout.dims[d]) !=
        0)
      return false;
  return true;
}

/// Nor are sums over what is: the padding would be among them.
bool Pins::readsEvenly(Operation *op) const {
  return llvm::all_of(op->getOpOperands(), [this](OpOperand &use) {
    const auto layout = layoutAt(use);
    return !layout || splitsEvenly(use.get(), *layout, stage.mesh);
  });
}

/// Whether a value is partial over just these axes by what its operation reads.
bool Pins::isImplied(Value value, const TensorSharding &layout) {
  Operation *op = value.getDefiningOp();
  if (!op || layout.partialOp != ReduceOp::Sum ||
      !splitsEvenly(value, layout, stage.mesh) || !readsEvenly(op))
    return false;
  for (AxisId axis = 0; axis < stage.mesh.axes.size(); ++axis)
    if ((layout.partial >> axis & 1) &&
        partialityOf(op, axis, [this](OpOperand &use) {
          return layoutAt(use);
        }) != Partiality::Partial)
      return false;
  return true;
}

/// The operator that has a value, or makes it inside.
OpId Pins::makerOf(OriginId origin) const {
  for (const auto *owners : {&pinnedBy, &openIn})
    if (auto by = owners->find(origin); by != owners->end())
      return by->second;
  return kNone;
}

/// Bytes of one device's piece of a value, uneven splits rounded up.
static double pieceBytes(Value value, const TensorSharding &layout,
                         const Mesh &mesh) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return 0;
  double bytes = type.getElementTypeBitWidth() / 8.0;
  for (auto [size, axes] : llvm::zip(type.getShape(), layout.dims))
    bytes *= std::ceil(static_cast<double>(size) /
                       static_cast<double>(axisProduct(mesh, axes)));
  return bytes;
}

/// A partial sum that a reader wants whole, and that the plan reduces later,
/// perhaps once after a loop.
void Pins::noteEarly(Value value, const TensorSharding &layout) {
  ++surprises[kReducedEarly];
  if (!early.insert(value).second)
    return;
  const auto origin = model.origins.find(value);
  if (origin == model.origins.end())
    return;
  const OpId by = makerOf(origin->second);
  if (by == kNone)
    return;
  // Inside an operator whose result is reduced it is that reduction, sooner.
  if (tensorOf[origin->second] == kNone &&
      llvm::any_of(graph.ops[by].results,
                   [this](TensorId result) { return reduction(result); }))
    return;
  const double bytes =
      pieceBytes(value, layout, stage.mesh) * graph.executions(graph.ops[by]);
  earlyBytes += bytes;
  largestEarly = std::max(largestEarly, {bytes, locationText(value.getLoc())});
}

void Pins::settle(Value value) {
  if (auto it = values.find(value); it != values.end()) {
    if (it->second.partial == 0 || isImplied(value, it->second))
      return;
    if (auto whole = reduced.find(value); whole != reduced.end()) {
      it->second = whole->second.layout;
      return;
    }
    ++surprises[kReducedEarly];
    values.erase(it);
    open.insert(value);
    return;
  }
  const auto it = maybePartial.find(value);
  if (it == maybePartial.end() || !value.getDefiningOp())
    return;
  TensorSharding layout = it->second.layout;
  for (AxisId axis = 0; axis < stage.mesh.axes.size(); ++axis) {
    if (!(it->second.maybe >> axis & 1))
      continue;
    const Partiality is =
        partialityOf(value.getDefiningOp(), axis,
                     [this](OpOperand &use) { return layoutAt(use); });
    if (is == Partiality::Unknown)
      return;
    if (is == Partiality::Partial)
      layout.partial |= AxisMask(1) << axis;
  }
  if (layout.partial == 0 || (splitsEvenly(value, layout, stage.mesh) &&
                              readsEvenly(value.getDefiningOp())))
    values.try_emplace(value, layout);
}

/// Who does not hand on the sum as it is reads it reduced.
void Pins::closeUses(Value value) {
  const TensorSharding layout = values.find(value)->second;
  for (OpOperand &use : value.getUses()) {
    if (auto at = layoutAt(use); at && at->partial == 0)
      continue;
    TensorSharding whole = layout;
    if (use.getOwner()->getNumResults() == 0)
      whole.partial = 0;
    for (Value result : use.getOwner()->getResults()) {
      const auto it = values.find(result);
      whole.partial &= it == values.end() ? 0 : it->second.partial;
    }
    if (whole.partial == layout.partial)
      continue;
    if (!useAt.contains(&use) && !isa<func::ReturnOp>(use.getOwner()))
      noteEarly(value, layout);
    if (auto it = reduced.find(value);
        it != reduced.end() && whole.partial == 0)
      whole = it->second.layout;
    if (auto [at, isNew] = useAt.try_emplace(&use, uses.size()); isNew)
      uses.push_back({&use, whole, Phase::Forward, {}});
    else
      uses[at->second].layout = whole;
  }
}

/// Keeps as partial what the operations imply, from the first to the last; all
/// else is reduced where it is made.
void Pins::settlePartials() {
  std::vector<Value> inOrder;
  model.entry->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (mlir::Block &block : region)
        llvm::append_range(inOrder, block.getArguments());
    llvm::append_range(inOrder, op->getResults());
  });
  for (Value value : inOrder)
    settle(value);
  // A use that asks for a partial sum of what is none, or for one that cannot
  // be.
  for (PinnedUse &use : uses) {
    const Value value = use.use->get();
    const auto it = values.find(value);
    if (it != values.end() &&
        ((use.layout.partial & ~it->second.partial) != 0 ||
         (use.layout.partial != 0 &&
          !splitsEvenly(value, use.layout, stage.mesh))))
      use.layout = it->second;
  }
  for (Value value : inOrder)
    if (auto it = values.find(value);
        it != values.end() && it->second.partial != 0)
      closeUses(value);
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
  for (const auto &[text, count] : surprises) {
    lines.push_back(count ? text + " (" + std::to_string(count) + ")" : text);
    if (text == kReducedEarly && earlyBytes >= 1)
      lines.back() += ": " + std::to_string(std::llround(earlyBytes / 1024)) +
                      " KiB of reductions a device and step, which the plan "
                      "has no time for; the largest, " +
                      std::to_string(std::llround(largestEarly.first / 1024)) +
                      " KiB, at " + largestEarly.second;
  }
  if (graph.mode == Mode::Train && !graph.isTrainStep)
    lines.push_back("the plan is for training, the module is a forward pass: "
                    "the layouts of gradients and optimizer states are not "
                    "exported");
  if (graph.recompute.kind == Recompute::Selective)
    lines.push_back(
        "the plan has recompute=selective, the module's loops stack what its "
        "derivative stacks: for the plan's memory wrap what is scanned in "
        "jax.checkpoint with a policy that saves what products make, such as "
        "jax.checkpoint_policies.dots_saveable (docs/interop.md)");
  if (graph.recompute.kind == Recompute::Full)
    lines.push_back(
        "the plan has " + toString(graph.recompute) +
        ", the module's backward pass reads what its derivative saves: for the "
        "plan's memory wrap " +
        (graph.recompute.isPartial()
             ? "the first " + std::to_string(graph.recompute.layers) +
                   " of the layers of each chunk"
             : std::string("each repeated layer")) +
        " in jax.checkpoint (docs/interop.md)");
  return lines;
}

Expected<void> checkOneStage(const Plan &plan) {
  const PipelineShape &shape = plan.prediction.pipeline;
  if (shape.offload.any())
    return makeError("the plan keeps " + std::string(name(shape.offload)) +
                         " on hosts, expected all on devices: neither sdy nor "
                         "JAX says what is copied when",
                     {}, "plan with --forbid offload");
  if (shape.splitsBatch())
    return makeError("the plan gives the parts of its cluster micro-batches of "
                     "their own: neither sdy nor JAX can say so",
                     {}, "plan for one kind of nodes");
  if (!shape.isPipeline())
    return {};
  return makeError("the plan has " + std::to_string(shape.stages) +
                       " pipeline stages, expected one: neither sdy nor JAX "
                       "can say more",
                   {}, "plan with --fix pp=1");
}

void warnOfMicroBatches(ExportedText &exported, const Plan &plan,
                        const OpGraph &graph) {
  const PipelineShape &shape = plan.prediction.pipeline;
  const bool isTrained = plan.inputs.mode ? plan.inputs.mode == Mode::Train
                                          : graph.hasLoss || graph.isTrainStep;
  if (shape.microBatches > 1)
    exported.warnings.push_back(
        "the plan runs " + std::to_string(shape.microBatches) +
        " micro-batches of " + std::to_string(shape.microBatchSamples) +
        " samples one after the other, the module all samples at once: for "
        "the plan's memory call it for each" +
        (isTrained ? " and add up the gradients" : "") + " (docs/interop.md)");
}

} // namespace planner
