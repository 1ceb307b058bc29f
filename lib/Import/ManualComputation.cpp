//===- ManualComputation.cpp - Code that is written for one device --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The body of `sdy.manual_computation` (shard_map) works on the shards of one
// device. If no shard is smaller than its tensor, it is like any other code.
// Otherwise it is one operator that is split as its shardings say, or not at
// all: each axis over which something is sharded is a factor.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"
#include "dialects/Sdy/SdyDialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace planner {

bool isCrossDevice(Operation *op) {
  return llvm::StringSwitch<bool>(op->getName().getStringRef())
      .Cases({"stablehlo.all_reduce", "stablehlo.all_gather",
              "stablehlo.reduce_scatter", "stablehlo.all_to_all",
              "stablehlo.collective_permute", "stablehlo.collective_broadcast",
              "stablehlo.collective_reduce", "stablehlo.cross-replica-sum",
              "stablehlo.partition_id", "stablehlo.replica_id"},
             true)
      .Default(false);
}

bool Importer::hasCollectives(Region &region,
                              llvm::SmallVectorImpl<llvm::StringRef> &entered) {
  return region
      .walk([&](Operation *op) {
        if (isCrossDevice(op))
          return WalkResult::interrupt();
        auto call = dyn_cast<func::CallOp>(op);
        if (!call || llvm::is_contained(entered, call.getCallee()))
          return WalkResult::advance();
        entered.push_back(call.getCallee());
        auto callee = functions.find(call.getCallee());
        return callee != functions.end() &&
                       hasCollectives(callee->second.getBody(), entered)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Operands and results are whole on every device, and the body asks for no
/// other device: the same code without the region.
static bool isWhole(sdy::ManualComputationOp op) {
  mlir::Block &body = op.getBody().front();
  const bool sums = llvm::any_of(op.getOutShardings().getShardings(),
                                 [](sdy::TensorShardingAttr sharding) {
                                   return !sharding.getUnreducedAxes().empty();
                                 });
  return !sums && llvm::equal(body.getArgumentTypes(), op.getOperandTypes()) &&
         llvm::equal(body.getTerminator()->getOperandTypes(),
                     op.getResultTypes());
}

/// The axes of each dimension that are manual, as factors, and the rest of the
/// dimension, which stays on one device. False if the sizes do not fit.
bool Importer::describeShards(Operation *operation, OpDescription &description,
                              double &shards) {
  auto op = cast<sdy::ManualComputationOp>(operation);
  RuleBuilder builder(description, OpKind::Custom);
  description.op.mnemonic = "manual_computation";
  llvm::StringMap<FactorId> factors;
  auto isManual = [&](sdy::AxisRefAttr axis) {
    return llvm::any_of(op.getManualAxes().getValue(), [&](StringAttr manual) {
      return manual.getValue() == axis.getName();
    });
  };
  auto addDim = [&](sdy::DimensionShardingAttr dim, sdy::MeshAttr mesh,
                    int64_t size, const auto &append) {
    int64_t rest = size;
    for (sdy::AxisRefAttr axis : dim.getAxes()) {
      const int64_t parts = axis.getSize(mesh);
      if (!isManual(axis) || parts == 1)
        continue;
      if (rest % parts != 0)
        return false;
      rest /= parts;
      std::string name = axis.getName().str();
      if (auto part = axis.getSubAxisInfo())
        name += ":" + std::to_string(part.getPreSize()) + ":" +
                std::to_string(part.getSize());
      auto [it, isNew] = factors.try_emplace(name, kNoFactor);
      if (isNew) {
        it->second = builder.factor(parts);
        shards *= static_cast<double>(parts);
      }
      append(it->second);
    }
    if (rest > 1)
      append(builder.factor(rest, FactorKind::NeedReplication));
    return true;
  };
  auto addAll = [&](sdy::TensorShardingPerValueAttr shardings,
                    llvm::ArrayRef<TensorView> views, const auto &append) {
    if (shardings.getShardings().size() != views.size())
      return false;
    for (auto [index, sharding] : llvm::enumerate(shardings.getShardings())) {
      sdy::MeshAttr mesh = sharding.getMesh(module);
      const Shape &shape = views[index].shape;
      if (!mesh || sharding.getDimShardings().size() != shape.size())
        return false;
      for (auto [dim, dimSharding] :
           llvm::enumerate(sharding.getDimShardings()))
        if (!addDim(dimSharding, mesh, shape[dim],
                    [&](FactorId id) { append(index, dim, id); }))
          return false;
    }
    return true;
  };
  return addAll(op.getInShardings(), description.operands,
                [&](size_t i, size_t dim, FactorId id) {
                  builder.operand(i, dim, id);
                }) &&
         addAll(op.getOutShardings(), description.results,
                [&](size_t i, size_t dim, FactorId id) {
                  builder.result(i, dim, id);
                });
}

/// The work of one execution of a body on its own, by converting it for a
/// trial. Nothing if it cannot be converted.
std::optional<Work> Importer::workOf(Region &body) {
  const size_t ops = graph.ops.size(), tensors = graph.tensors.size();
  const size_t loops = graph.loops.size(), arguments = graph.arguments.size();
  const auto surprisesBefore = surprises;
  for (BlockArgument argument : body.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || !type.hasStaticShape())
      return std::nullopt;
    define(argument, newTensor(shapeOf(type), dtypeOf(type.getElementType())));
  }
  TensorIds yielded;
  const bool converted = succeeded(convertBlock(body.front(), yielded));
  std::optional<Work> work;
  if (converted && graph.arguments.size() == arguments) {
    work.emplace();
    Op here;
    here.loop = loop;
    for (size_t id = ops; id < graph.ops.size(); ++id) {
      const double times =
          graph.executions(graph.ops[id]) / graph.executions(here);
      work->matmulFlops += graph.ops[id].work.matmulFlops * times;
      work->vectorFlops += graph.ops[id].work.vectorFlops * times;
    }
  }
  firstProblem.reset();
  surprises = surprisesBefore;
  graph.ops.resize(ops);
  graph.tensors.resize(tensors);
  graph.loops.resize(loops);
  graph.arguments.resize(arguments);
  counted.resize(tensors);
  pendingInts.clear();
  for (auto it = knownInts.begin(); it != knownInts.end(); ++it)
    if (it->first >= tensors)
      knownInts.erase(it);
  return work;
}

/// The one operation of the body, if it reads what the body is given and makes
/// what the body gives.
static Operation *onlyOperation(sdy::ManualComputationOp op) {
  mlir::Block &body = op.getBody().front();
  if (body.getOperations().size() != 2)
    return nullptr;
  Operation *inner = &body.front();
  const bool isAll =
      inner->getNumRegions() == 0 &&
      llvm::equal(inner->getOperands(), body.getArguments()) &&
      llvm::equal(inner->getResults(), body.getTerminator()->getOperands());
  return isAll ? inner : nullptr;
}

void joinLocalOperations(ModuleOp module) {
  llvm::SmallVector<sdy::ManualComputationOp> locals;
  module.walk([&](sdy::ManualComputationOp op) {
    if (op->hasAttr(kLocalOperationAttr))
      locals.push_back(op);
  });
  for (sdy::ManualComputationOp op : locals) {
    Operation *inner = onlyOperation(op);
    if (!inner)
      continue;
    mlir::OpBuilder builder(op);
    OperationState state(inner->getLoc(), inner->getName(), op->getOperands(),
                         op->getResultTypes(), inner->getAttrs());
    op->replaceAllUsesWith(builder.create(state));
    op->erase();
  }
}

LogicalResult Importer::convertManualComputation(Operation *operation) {
  auto op = cast<sdy::ManualComputationOp>(operation);
  llvm::SmallVector<llvm::StringRef, 4> entered;
  const bool communicates = hasCollectives(op.getBody(), entered);
  if (!communicates && isWhole(op))
    return convertRegionInline(op, op.getBody());
  TensorIds operands, results;
  if (failed(lookUp(op->getOperands(), operands)))
    return failure();
  if (operands.size() != op->getNumOperands())
    return convertOpaque(op);
  for (auto [id, sharding] :
       llvm::zip(operands, op.getInShardings().getShardings()))
    constrain(id, sharding, op, false);
  OpDescription description;
  for (TensorId id : operands)
    description.operands.push_back(viewOf(id));
  for (OpResult result : op->getResults()) {
    TensorView view;
    if (failed(viewOfResult(result, description, view)))
      return failure();
    description.results.push_back(std::move(view));
  }
  double shards = 1;
  if (!describeShards(op, description, shards)) {
    warn("a manual computation (shard_map) whose shardings do not fit its "
         "tensors is planned as one opaque, replicated operator",
         op->getLoc());
    return convertOpaque(op);
  }
  const std::optional<Work> work = workOf(op.getBody());
  if (work) {
    description.op.work.matmulFlops = work->matmulFlops * shards;
    description.op.work.vectorFlops = work->vectorFlops * shards;
  }
  warn("a manual computation (shard_map) is planned as one operator that only "
       "its own axes split" +
           std::string(communicates
                           ? "; the communication inside it is not priced"
                           : "") +
           (work ? "" : "; its work is not known"),
       op->getLoc());
  emit(description, operands, op->getLoc(), results);
  for (auto [index, id] : llvm::enumerate(results)) {
    constrain(id, op.getOutShardings().getShardings()[index], op, true);
    define(op->getResult(static_cast<unsigned>(index)), id);
  }
  return success();
}

} // namespace planner
