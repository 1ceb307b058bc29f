//===- Sdy.cpp - A plan as shardings in the model -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Sdy.h"
#include "Pins.h"
#include "dialects/Sdy/SdyDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace planner {
namespace {

constexpr llvm::StringLiteral kMeshName = "mesh";

class SdyWriter {
public:
  SdyWriter(TracedModel &tracedModel, const Plan &plan)
      : model(tracedModel), context(*tracedModel.context),
        stage(plan.stages.front()), pins(tracedModel, plan.stages.front()) {}

  Expected<ExportedText> run() {
    dropShardings();
    writeValues();
    writeUses();
    dropUnreadSplats();
    writeLocalOperations();
    writeEntry();
    if (Expected<void> ok = writeMesh(); !ok)
      return ok.takeError();
    if (failed(verify(*model.module))) {
      Diagnostic error = makeError("the annotated module is not valid");
      error.status = Status::Internal;
      return error;
    }
    return ExportedText{print(), pins.warnings()};
  }

private:
  TracedModel &model;
  MLIRContext &context;
  const Stage &stage;
  Pins pins;
  llvm::DenseMap<std::pair<Value, Attribute>, Value> changed;
  llvm::DenseMap<std::pair<Value, int>, Value> barriers;
  /// Made again.
  llvm::SetVector<Value> splats;

  sdy::TensorShardingAttr attrOf(const TensorSharding &layout) {
    llvm::SmallVector<sdy::DimensionShardingAttr> dims;
    for (const auto &axes : layout.dims) {
      llvm::SmallVector<sdy::AxisRefAttr> refs;
      for (AxisId axis : axes)
        refs.push_back(
            sdy::AxisRefAttr::get(&context, stage.mesh.axes[axis].name, {}));
      dims.push_back(sdy::DimensionShardingAttr::get(&context, refs, true, {}));
    }
    llvm::SmallVector<sdy::AxisRefAttr> unreduced;
    for (AxisId axis = 0; axis < stage.mesh.axes.size(); ++axis)
      if (layout.partial >> axis & 1)
        unreduced.push_back(
            sdy::AxisRefAttr::get(&context, stage.mesh.axes[axis].name, {}));
    return sdy::TensorShardingAttr::get(
        &context, FlatSymbolRefAttr::get(&context, kMeshName), dims, {},
        unreduced, sdy::ReductionOp::SUM);
  }

  /// The plan obeys what was there, and says all of it.
  void dropShardings() {
    model.module->walk([](Operation *op) {
      op->removeDiscardableAttr(sdy::kShardingAttr);
      op->removeDiscardableAttr(kPlannedShardingAttr);
      if (op->hasAttr("mhlo.sharding"))
        op->removeAttr("mhlo.sharding");
    });
    func::FuncOp entry = model.entry;
    for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
      entry.removeArgAttr(i, sdy::kShardingAttr);
      entry.removeArgAttr(i, "mhlo.sharding");
      entry.removeArgAttr(i, kPlannedShardingAttr);
    }
    for (unsigned i = 0; i < entry.getNumResults(); ++i) {
      entry.removeResultAttr(
          i, StringAttr::get(&context, llvm::StringRef(sdy::kShardingAttr)));
      for (llvm::StringRef name : {llvm::StringRef("mhlo.sharding"),
                                   llvm::StringRef(kPlannedShardingAttr)})
        entry.removeResultAttr(i, StringAttr::get(&context, name));
    }
  }

  Value constrain(Value value, sdy::TensorShardingAttr attr) {
    mlir::OpBuilder builder(&context);
    builder.setInsertionPointAfterValue(value);
    return sdy::ShardingConstraintOp::create(builder, value.getLoc(),
                                             value.getType(), value, attr);
  }

  /// XLA keeps shardings of arguments, results and constraints; those of other
  /// operations are lost on the way through HLO.
  void writeValues() {
    std::vector<Value> values;
    for (BlockArgument argument : model.entry.getArguments())
      if (isUneven(argument))
        values.push_back(argument);
    model.entry.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<sdy::ShardingConstraintOp, sdy::ReshardOp>(op)) {
        auto it = pins.values.find(op->getResult(0));
        if (it != pins.values.end())
          op->setAttr("sharding", attrOf(it->second));
        return;
      }
      for (Region &region : op->getRegions())
        for (mlir::Block &block : region)
          llvm::append_range(values, block.getArguments());
      llvm::append_range(values, op->getResults());
    });
    for (Value value : values) {
      auto it = pins.values.find(value);
      if (it == pins.values.end() || value.use_empty())
        continue;
      const Value pinned = constrain(value, attrOf(it->second));
      value.replaceAllUsesExcept(pinned, pinned.getDefiningOp());
    }
  }

  /// A value is changed to a layout once, where it is made.
  Value changedTo(Value value, const TensorSharding &layout) {
    const sdy::TensorShardingAttr attr = attrOf(layout);
    Value &copy = changed[{value, attr}];
    if (!copy)
      copy = constrain(value, attr);
    return copy;
  }

  /// For one reader, and not what the plan says, which the way back has to
  /// know.
  Value changedInstead(Value value, const PinnedUse &pinned) {
    const Value copy = constrain(value, attrOf(pinned.layout));
    copy.getDefiningOp()->setAttr(kPlannedShardingAttr,
                                  attrOf(*pinned.planned));
    return copy;
  }

  /// The value for readers of a later phase. Compilers would keep what is
  /// computed twice from the same, unless a barrier is in between.
  Value again(Value value, Phase phase) {
    if (phase == Phase::Forward)
      return value;
    Value &copy = barriers[{value, static_cast<int>(phase)}];
    if (copy)
      return copy;
    mlir::OpBuilder builder(&context);
    builder.setInsertionPointAfterValue(value);
    OperationState state(value.getLoc(), "stablehlo.optimization_barrier",
                         value, value.getType());
    copy = builder.create(state)->getResult(0);
    return copy;
  }

  /// A partial sum as it is reduced, before it goes on to another layout.
  Value reduced(Value value, const Pins::Reduction &how,
                const TensorSharding &target) {
    if (how.sliced)
      return changedTo(value, *how.sliced);
    return how.layout == target ? value : changedTo(value, how.layout);
  }

  /// Where the way to other layouts begins: partial sums are reduced first.
  TensorSharding startOf(Value source, const TensorSharding &pinned) {
    const auto first = pins.reduced.find(source);
    return pinned.partial != 0 && first != pins.reduced.end() &&
                   !first->second.sliced
               ? first->second.layout
               : pinned;
  }

  /// One number everywhere: there in every layout, once that is pinned. What is
  /// equal is one value in the plan, which operators make for themselves.
  static bool isSplat(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getName().stripDialect() != "broadcast_in_dim")
      return false;
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    return type && type.hasStaticShape() && type.getNumElements() == 1;
  }

  /// Made again for readers that have it in another layout.
  Value splatIn(Value splat, const TensorSharding &layout) {
    const sdy::TensorShardingAttr attr = attrOf(layout);
    Value &copy = changed[{splat, attr}];
    if (copy)
      return copy;
    mlir::OpBuilder builder(&context);
    builder.setInsertionPoint(splat.getDefiningOp());
    copy = constrain(builder.clone(*splat.getDefiningOp())->getResult(0), attr);
    splats.insert(splat);
    return copy;
  }

  /// Those that nobody reads as they were.
  void dropUnreadSplats() {
    for (Value splat : splats) {
      if (!splat.hasOneUse())
        continue;
      Operation *pin = *splat.getUsers().begin();
      if (!isa<sdy::ShardingConstraintOp>(pin) || !pin->use_empty())
        continue;
      Operation *op = splat.getDefiningOp();
      pin->erase();
      op->erase();
    }
  }

  void writeUses() {
    for (const PinnedUse &pinned : pins.uses) {
      Value value = pinned.use->get();
      // The value, where it is pinned by a constraint already.
      Value source = value;
      if (auto pin = value.getDefiningOp<sdy::ShardingConstraintOp>())
        source = pin.getInput();
      const auto it = pins.values.find(source);
      if (it != pins.values.end() && it->second == pinned.layout)
        continue;
      const auto first = pins.reduced.find(source);
      if (it != pins.values.end() && it->second.partial != 0 &&
          pinned.layout.partial == 0 && first != pins.reduced.end())
        value = reduced(value, first->second, pinned.layout);
      if (isSplat(source)) {
        pinned.use->set(splatIn(source, pinned.layout));
        continue;
      }
      value = again(value, pinned.madeIn);
      if (it != pins.values.end())
        for (const TensorSharding &layout :
             pins.between(source, startOf(source, it->second), pinned.layout))
          value = changedTo(value, layout);
      pinned.use->set(pinned.planned ? changedInstead(value, pinned)
                                     : changedTo(value, pinned.layout));
    }
  }

  /// The layout of a value that has one, if pieces of whole rows are all that a
  /// device needs.
  sdy::TensorShardingAttr rowsOf(Value value) {
    auto pin = value.getDefiningOp<sdy::ShardingConstraintOp>();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!pin || !type || !type.hasStaticShape() || type.getRank() < 2)
      return {};
    const sdy::TensorShardingAttr attr = pin.getSharding();
    const bool isWhole =
        !attr.getUnreducedAxes().empty() ||
        !attr.getDimShardings().back().getAxes().empty() ||
        llvm::all_of(attr.getDimShardings(), [](sdy::DimensionShardingAttr d) {
          return d.getAxes().empty();
        });
    return isWhole || pin->hasAttr(kPlannedShardingAttr)
               ? sdy::TensorShardingAttr()
               : attr;
  }

  /// One device's piece; nothing if the layout does not divide the tensor.
  std::optional<RankedTensorType> pieceOf(Type type,
                                          sdy::TensorShardingAttr attr) {
    auto whole = cast<RankedTensorType>(type);
    llvm::SmallVector<int64_t> sizes(whole.getShape());
    for (auto [size, dim] : llvm::zip_equal(sizes, attr.getDimShardings()))
      for (sdy::AxisRefAttr axis : dim.getAxes())
        for (const MeshAxis &known : stage.mesh.axes)
          if (known.name == axis.getName()) {
            if (size % known.size != 0)
              return std::nullopt;
            size /= known.size;
          }
    return whole.clone(sizes);
  }

  /// XLA runs a top_k on its whole operand, however that lies; not if it is
  /// written for one device.
  void writeLocalOperations() {
    llvm::SmallVector<Operation *> rows;
    model.entry->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "chlo.top_k")
        rows.push_back(op);
    });
    for (Operation *op : rows)
      if (const auto attr = rowsOf(op->getOperand(0)))
        writeLocal(op, attr);
  }

  void writeLocal(Operation *op, sdy::TensorShardingAttr attr) {
    llvm::SmallVector<Type> inside;
    for (Type type : op->getResultTypes())
      if (auto piece = pieceOf(type, attr))
        inside.push_back(*piece);
    const auto operand = pieceOf(op->getOperand(0).getType(), attr);
    if (!operand || inside.size() != op->getNumResults())
      return;
    for (Value result : op->getResults())
      if (auto it = pins.values.find(result);
          it == pins.values.end() || attrOf(it->second) != attr)
        return;
    llvm::SmallVector<StringAttr> axes;
    for (const MeshAxis &axis : stage.mesh.axes)
      axes.push_back(StringAttr::get(&context, axis.name));
    const auto shardings = [&](size_t count) {
      return sdy::TensorShardingPerValueAttr::get(
          &context, llvm::SmallVector<sdy::TensorShardingAttr>(count, attr));
    };
    mlir::OpBuilder builder(op);
    auto local = sdy::ManualComputationOp::create(
        builder, op->getLoc(), op->getResultTypes(), op->getOperands(),
        shardings(1), shardings(inside.size()),
        sdy::ManualAxesAttr::get(&context, axes));
    local->setAttr(kLocalOperationAttr, builder.getUnitAttr());
    mlir::Block &body = local.getBody().emplaceBlock();
    builder.setInsertionPointToStart(&body);
    OperationState state(op->getLoc(), op->getName(),
                         body.addArgument(*operand, op->getLoc()), inside,
                         op->getAttrs());
    Operation *inner = builder.create(state);
    sdy::ReturnOp::create(builder, op->getLoc(), inner->getResults());
    op->replaceAllUsesWith(local);
    op->erase();
  }

  bool isUneven(BlockArgument argument) {
    auto it = pins.values.find(argument);
    auto ranked = dyn_cast<RankedTensorType>(argument.getType());
    if (it == pins.values.end() || !ranked)
      return false;
    for (auto [size, axes] : llvm::zip(ranked.getShape(), it->second.dims))
      if (size % axisProduct(stage.mesh, axes) != 0)
        return true;
    return false;
  }

  void writeEntry() {
    func::FuncOp entry = model.entry;
    for (BlockArgument argument : entry.getArguments()) {
      auto ranked = dyn_cast<RankedTensorType>(argument.getType());
      if (!ranked)
        continue;
      auto it = pins.values.find(argument);
      const TensorSharding layout =
          it == pins.values.end()
              ? replicated(static_cast<size_t>(ranked.getRank()))
              : it->second;
      const TensorSharding kept = pins.even(layout, ranked);
      entry.setArgAttr(argument.getArgNumber(), sdy::kShardingAttr,
                       attrOf(kept));
      if (kept != layout)
        entry.setArgAttr(argument.getArgNumber(), kPlannedShardingAttr,
                         attrOf(layout));
    }
    for (unsigned i = 0; i < entry.getNumResults(); ++i) {
      const Type type = entry.getResultTypes()[i];
      if (i >= pins.results.size() || !isa<RankedTensorType>(type))
        continue;
      const TensorSharding kept = pins.even(pins.results[i], type);
      entry.setResultAttr(i, sdy::kShardingAttr, attrOf(kept));
      if (kept != pins.results[i])
        entry.setResultAttr(i, kPlannedShardingAttr, attrOf(pins.results[i]));
    }
  }

  Expected<void> writeMesh() {
    for (auto mesh :
         llvm::make_early_inc_range(model.module->getOps<sdy::MeshOp>())) {
      bool isUsed = false;
      if (mesh.getSymName() != kMeshName)
        isUsed = !SymbolTable::symbolKnownUseEmpty(mesh, *model.module);
      if (isUsed)
        return makeError(
            "the model has a manual computation (shard_map) over mesh @" +
                mesh.getSymName().str() + ", which a plan cannot change",
            {}, "export the model without shard_map");
      mesh.erase();
    }
    llvm::SmallVector<sdy::MeshAxisAttr> axes;
    for (const MeshAxis &axis : stage.mesh.axes)
      axes.push_back(sdy::MeshAxisAttr::get(&context, axis.name, axis.size));
    auto builder = mlir::OpBuilder::atBlockBegin(model.module->getBody());
    sdy::MeshOp::create(builder, builder.getUnknownLoc(), kMeshName,
                        sdy::MeshAttr::get(&context, axes, {}));
    const auto count = static_cast<int32_t>(stage.mesh.devices());
    (*model.module)
        ->setAttr("mhlo.num_partitions", builder.getI32IntegerAttr(count));
    (*model.module)->setAttr("mhlo.num_replicas", builder.getI32IntegerAttr(1));
    return {};
  }

  Location withoutOwnPlaces(Location location) {
    const Location unknown = UnknownLoc::get(&context);
    if (auto place = dyn_cast<FileLineColLoc>(location))
      return place.getFilename() == model.fileName ? unknown : location;
    if (auto named = dyn_cast<NameLoc>(location))
      return NameLoc::get(named.getName(),
                          withoutOwnPlaces(named.getChildLoc()));
    auto call = dyn_cast<CallSiteLoc>(location);
    if (!call)
      return location;
    const Location callee = withoutOwnPlaces(call.getCallee());
    const Location caller = withoutOwnPlaces(call.getCaller());
    return callee == unknown || caller == unknown
               ? callee
               : Location(CallSiteLoc::get(callee, caller));
  }

  /// Places in the file that was read say nothing in the one that is written.
  void dropOwnPlaces() {
    model.module->walk([&](Operation *op) {
      op->setLoc(withoutOwnPlaces(op->getLoc()));
      for (Region &region : op->getRegions())
        for (mlir::Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setLoc(withoutOwnPlaces(argument.getLoc()));
    });
  }

  /// Versions of MLIR differ in how they pack predicates in hexadecimal.
  bool hasLargePredicates() {
    bool has = false;
    model.module->walk([&](Operation *op) {
      for (NamedAttribute attr : op->getAttrs())
        if (auto dense = dyn_cast<DenseElementsAttr>(attr.getValue()))
          has |= !dense.isSplat() && dense.getElementType().isInteger(1);
    });
    return has;
  }

  std::string print() {
    std::string text;
    llvm::raw_string_ostream os(text);
    OpPrintingFlags flags;
    if (model.hasLocations) {
      dropOwnPlaces();
      flags.enableDebugInfo(true, false);
    }
    if (hasLargePredicates())
      flags.printLargeElementsAttrWithHex(-1);
    model.module->print(os, flags);
    os << "\n";
    return text;
  }
};

} // namespace

Expected<ExportedText> exportSdy(TracedModel &model, const Plan &plan) {
  if (Expected<void> ok = checkOneStage(plan); !ok)
    return ok.takeError();
  model.context->getOrLoadDialect<sdy::SdyDialect>();
  Expected<ExportedText> exported = SdyWriter(model, plan).run();
  if (exported)
    warnOfMicroBatches(*exported, plan, model.graph);
  return exported;
}

} // namespace planner
