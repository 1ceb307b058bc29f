//===- Convert.cpp - Operations to operators ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"
#include "dialects/Sdy/SdyDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace planner {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

TensorId Importer::newTensor(Shape shape, DType dtype) {
  Tensor tensor;
  tensor.shape = std::move(shape);
  tensor.dtype = dtype;
  tensor.origin = static_cast<OriginId>(graph.tensors.size());
  counted.push_back(-1);
  return graph.addTensor(std::move(tensor));
}

void Importer::define(Value value, TensorId tensor) { values[value] = tensor; }

TensorId Importer::lookUp(Value value) {
  if (!useShardings.empty() && useShardings.count(value))
    return copyForUses(value);
  auto it = values.find(value);
  return it == values.end() ? kNone : it->second;
}

LogicalResult Importer::lookUp(ValueRange range, TensorIds &tensors) {
  if (!useShardings.empty())
    for (Value value : range)
      if (useShardings.count(value))
        copyForUses(value);
  return lookUpUses(range, tensors);
}

LogicalResult Importer::lookUpUses(ValueRange range, TensorIds &tensors) {
  tensors.reserve(range.size());
  for (Value value : range) {
    if (auto it = values.find(value); it != values.end()) {
      tensors.push_back(it->second);
      continue;
    }
    auto tuple = tuples.find(value);
    if (tuple == tuples.end())
      return fail(value.getLoc(),
                  "a value is used that the planner could not follow");
    tensors.append(tuple->second.begin(), tuple->second.end());
  }
  return success();
}

TensorView Importer::viewOf(TensorId id) const {
  const Tensor &tensor = graph.tensors[id];
  TensorView view;
  view.shape = tensor.shape;
  view.dtype = tensor.dtype;
  view.splat = tensor.splat;
  view.countedAlong = counted[id];
  return view;
}

static bool isStatic(const Shape &shape) {
  return llvm::none_of(shape, ShapedType::isDynamic);
}

LogicalResult Importer::viewOfResult(OpResult result,
                                     const OpDescription &description,
                                     TensorView &view) {
  const Type type = result.getType();
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked) {
    if (isa<ShapedType>(type))
      return fail(result.getLoc(),
                  "result " + std::to_string(result.getResultNumber()) +
                      " of " +
                      result.getOwner()->getName().getStringRef().str() +
                      " is no ranked tensor",
                  "export the model on ranked tensors, before bufferization");
    view.dtype = dtypeOf(type);
    return success();
  }
  view.dtype = dtypeOf(ranked.getElementType());
  view.shape = shapeOf(ranked);
  if (isStatic(view.shape))
    return success();
  if (inferShape(result, description, view.shape))
    return success();
  return fail(result.getLoc(),
              "the shape of a result of " +
                  result.getOwner()->getName().getStringRef().str() +
                  " does not follow from the shapes of its operands",
              "export the model with static shapes");
}

OpId Importer::emit(OpDescription &description,
                    llvm::ArrayRef<TensorId> operands, Location location,
                    TensorIds &results) {
  Op &op = description.op;
  op.operands.assign(operands.begin(), operands.end());
  op.loop = loop;
  op.location = locationText(location);
  for (TensorView &view : description.results) {
    const TensorId id = newTensor(std::move(view.shape), view.dtype);
    graph.tensors[id].splat = description.splat;
    counted[id] = description.countedAlong;
    graph.tensors[id].producer = static_cast<OpId>(graph.ops.size());
    graph.tensors[id].resultIndex = static_cast<uint32_t>(op.results.size());
    op.results.push_back(id);
    results.push_back(id);
  }
  if (!op.results.empty())
    op.origin = op.results.front();
  // Uses are entered when the dead operators are gone.
  graph.ops.push_back(std::move(op));
  return static_cast<OpId>(graph.ops.size() - 1);
}

TensorId Importer::emitSingle(OpDescription &description,
                              llvm::ArrayRef<TensorId> operands,
                              Location location) {
  TensorIds results;
  emit(description, operands, location, results);
  return results.front();
}

OpDescription Importer::describe(llvm::ArrayRef<TensorId> operands,
                                 Shape resultShape, DType resultType) {
  OpDescription description;
  for (TensorId id : operands)
    description.operands.push_back(viewOf(id));
  TensorView result;
  result.shape = std::move(resultShape);
  result.dtype = resultType;
  description.results.push_back(std::move(result));
  return description;
}

TensorId Importer::emitElementwise(llvm::StringRef mnemonic,
                                   llvm::ArrayRef<TensorId> operands,
                                   Shape shape, DType dtype,
                                   Location location) {
  OpDescription description = describe(operands, std::move(shape), dtype);
  if (!describeElementwise(mnemonic, description)) {
    RuleBuilder builder(description, OpKind::Vector);
    builder.elementwise();
    description.op.mnemonic = mnemonic.str();
    description.op.work.vectorFlops = elementsOf(description.results.front());
  }
  return emitSingle(description, operands, location);
}

TensorId Importer::emitGenerator(llvm::StringRef mnemonic, Shape shape,
                                 DType dtype, std::optional<double> splat,
                                 Location location) {
  OpDescription description = describe({}, std::move(shape), dtype);
  RuleBuilder builder(description, OpKind::Generator);
  builder.elementwise();
  description.op.mnemonic = mnemonic.str();
  description.splat = splat;
  return emitSingle(description, {}, location);
}

TensorId Importer::emitReduce(TensorId input, std::optional<double> start,
                              llvm::ArrayRef<unsigned> dims, ReduceOp combine,
                              DType dtype, Location location) {
  const Shape &whole = graph.tensors[input].shape;
  Shape shape;
  for (unsigned dim = 0; dim < whole.size(); ++dim)
    if (!llvm::is_contained(dims, dim))
      shape.push_back(whole[dim]);
  const TensorId first = emitGenerator("constant", {}, dtype, start, location);
  OpDescription description = describe({input, first}, std::move(shape), dtype);
  RuleBuilder builder(description, OpKind::Reduce);
  description.op.mnemonic = "reduce";
  size_t resultDim = 0;
  for (unsigned dim = 0; dim < description.operands[0].shape.size(); ++dim) {
    const int64_t size = description.operands[0].shape[dim];
    if (llvm::is_contained(dims, dim))
      builder.operand(0, dim, builder.reduction(size, combine));
    else
      builder.pass(0, dim, 0, resultDim++);
  }
  if (combine == ReduceOp::Sum) {
    if (start == 0.0)
      builder.linear({0});
    else
      builder.linear({0, 1});
  }
  description.op.work.vectorFlops = elementsOf(description.operands.front());
  return emitSingle(description, {input, first}, location);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Importer::Handling Importer::handlingOf(Operation *op) {
  auto [it, isNew] = handlings.try_emplace(op->getName(), Handling::Describe);
  if (!isNew)
    return it->second;
  const llvm::StringRef dialect = op->getName().getDialectNamespace();
  const llvm::StringRef name = op->getName().getStringRef();
  Handling handling =
      llvm::StringSwitch<Handling>(name)
          .Cases({"stablehlo.constant", "chlo.constant", "sdy.constant",
                  "arith.constant", "tosa.const", "complex.constant"},
                 Handling::Constant)
          .Cases({"func.call", "call"}, Handling::Call)
          .Case("stablehlo.composite", Handling::Composite)
          .Case("stablehlo.custom_call", Handling::CustomCall)
          .Case("stablehlo.while", Handling::While)
          .Case("scf.for", Handling::For)
          .Cases({"stablehlo.batch_norm_training",
                  "stablehlo.batch_norm_inference",
                  "stablehlo.batch_norm_grad"},
                 Handling::BatchNorm)
          .Cases({"stablehlo.case", "stablehlo.if", "scf.if"},
                 Handling::Branches)
          .Case("sdy.named_computation", Handling::NamedComputation)
          .Case("sdy.manual_computation", Handling::ManualComputation)
          .Cases({"stablehlo.optimization_barrier", "sdy.propagation_barrier",
                  "sdy.data_flow_edge", "sdy.func_data_flow_edge",
                  "tensor.cast", "builtin.unrealized_conversion_cast"},
                 Handling::Identity)
          .Cases({"sdy.sharding_constraint", "sdy.reshard", "sdy.all_gather",
                  "sdy.all_slice", "sdy.all_to_all", "sdy.collective_permute",
                  "sdy.all_reduce", "sdy.reduce_scatter",
                  "sdy.sharded_to_unreduced", "sdy.replicated_to_unreduced"},
                 Handling::Constraint)
          .Case("stablehlo.tuple", Handling::Tuple)
          .Case("stablehlo.get_tuple_element", Handling::TupleElement)
          .Cases({"stablehlo.get_dimension_size", "tensor.dim"},
                 Handling::Dimension)
          .Cases({"sdy.mesh", "sdy.sharding_group", "cf.assert"},
                 Handling::Nothing)
          .Default(Handling::Describe);
  if (handling == Handling::Describe) {
    if (isCrossDevice(op))
      handling = Handling::CrossDevice;
    else if (isa<linalg::LinalgOp>(op))
      handling = Handling::Linalg;
    else if (dialect == "tensor")
      handling = Handling::TensorOp;
    else if (dialect == "arith" || dialect == "math" || dialect == "complex")
      handling = Handling::Elementwise;
  }
  it->second = handling;
  return handling;
}

LogicalResult Importer::convertBlock(mlir::Block &block, TensorIds &yielded,
                                     bool notesUses) {
  for (Operation &op : block) {
    if (op.hasTrait<OpTrait::IsTerminator>() || &op == &block.back())
      return notesUses ? lookUpUses(op.getOperands(), yielded)
                       : lookUp(op.getOperands(), yielded);
    if (failed(convertOp(&op)))
      return failure();
  }
  return success();
}

LogicalResult Importer::convertOp(Operation *op) {
  // What nobody uses is not worth an operator; unknown operations are, for the
  // warning.
  if (op->use_empty() && handlingOf(op) == Handling::Describe &&
      isa<ShardingRuleOpInterface>(op))
    return success();
  switch (handlingOf(op)) {
  case Handling::Describe:
    return convertDescribed(op);
  case Handling::Constant:
    return convertConstant(op);
  case Handling::Call:
    return convertCall(op, cast<func::CallOp>(op).getCallee());
  case Handling::Composite:
    if (auto callee = op->getAttrOfType<FlatSymbolRefAttr>("decomposition"))
      return convertCall(op, callee.getValue());
    return convertOpaque(op);
  case Handling::CustomCall:
    return convertCustomCall(op);
  case Handling::While:
    return convertWhile(op);
  case Handling::For:
    return convertFor(op);
  case Handling::BatchNorm:
    return convertBatchNorm(op);
  case Handling::Branches:
    return convertBranches(op);
  case Handling::NamedComputation:
    return convertRegionInline(op, op->getRegion(0));
  case Handling::ManualComputation:
    return convertManualComputation(op);
  case Handling::CrossDevice:
    warn("the module is already partitioned (stablehlo.all_reduce, "
         "partition_id and the like): it is planned as the program of one "
         "device, its collectives as opaque, replicated operators; give the "
         "module as it is before partitioning to plan it across devices",
         op->getLoc());
    return convertDescribed(op);
  case Handling::Identity:
    return convertIdentity(op);
  case Handling::Constraint:
    return convertConstraint(op);
  case Handling::Tuple:
    return convertTuple(op);
  case Handling::TupleElement:
    return convertTupleElement(op);
  case Handling::Elementwise:
    return convertElementwise(op);
  case Handling::Linalg:
    return convertLinalg(op);
  case Handling::TensorOp:
    return convertTensorOp(op);
  case Handling::Dimension:
    return convertDimension(op);
  case Handling::Nothing:
    return success();
  }
  return convertOpaque(op);
}

LogicalResult Importer::convertDescribed(Operation *op) {
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model)
    return convertOpaque(op);
  TensorIds operands, results;
  if (failed(lookUpUses(op->getOperands(), operands)))
    return failure();
  OpDescription description;
  for (TensorId id : operands)
    description.operands.push_back(viewOf(id));
  description.results.resize(op->getNumResults());
  for (OpResult result : op->getResults())
    if (failed(viewOfResult(result, description,
                            description.results[result.getResultNumber()])))
      return failure();
  model.describe(description);
  // A model that does not understand this form leaves the rule empty.
  if (description.op.mnemonic.empty())
    return convertOpaque(op);
  noteKnownInts(op, operands);
  const OpId id = emit(description, operands, op->getLoc(), results);
  if (operands.size() == op->getNumOperands())
    noteUses(id, op->getOperands());
  for (size_t i = 0; i < results.size(); ++i)
    define(op->getResult(static_cast<unsigned>(i)), results[i]);
  if (!pendingInts.empty() && results.size() == 1)
    knownInts[results.front()] = std::move(pendingInts);
  pendingInts.clear();
  applyShardings(op);
  return success();
}

/// Exporters store weights in the resources of a file; they are arguments in
/// all but form.
void Importer::convertWeight(Operation *op,
                             DenseResourceElementsAttr resource) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  const llvm::StringRef key = resource.getRawHandle().getKey();
  const bool isElided = key == "__elided__";
  const TensorId id = newTensor(shapeOf(type), dtypeOf(type.getElementType()));
  Tensor &tensor = graph.tensors[id];
  tensor.argument = static_cast<int32_t>(graph.arguments.size());
  tensor.name =
      isElided ? "constant" + std::to_string(tensor.argument) : key.str();
  tensor.roleAttribute = isElided ? "frozen-parameter" : "parameter";
  graph.arguments.push_back(id);
  define(op->getResult(0), id);
  warn("constants stored as resources are planned as further arguments "
       "(weights)",
       op->getLoc());
}

LogicalResult Importer::convertConstant(Operation *op) {
  const Value value = op->getResult(0);
  Attribute attr = op->getAttr("value");
  if (!attr)
    attr = op->getAttr("values");
  if (auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(attr))
    if (isa<RankedTensorType>(value.getType()) &&
        isFloat(dtypeOf(resource.getElementType()))) {
      convertWeight(op, resource);
      applyShardings(op);
      return success();
    }
  Shape shape;
  DType dtype = dtypeOf(value.getType());
  if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
    shape.assign(type.getShape().begin(), type.getShape().end());
    dtype = dtypeOf(type.getElementType());
  }
  const TensorId id = emitGenerator("constant", std::move(shape), dtype,
                                    splatOf(attr), op->getLoc());
  define(value, id);
  if (isInteger(dtype) && graph.tensors[id].elements() <= 16) {
    if (auto dense = dyn_cast_or_null<DenseIntElementsAttr>(attr)) {
      auto &list = knownInts[id];
      for (const llvm::APInt &element : dense)
        list.push_back(element.getSExtValue());
    } else if (auto integer = dyn_cast_or_null<IntegerAttr>(attr)) {
      knownInts[id].push_back(integer.getValue().getSExtValue());
    }
  }
  applyShardings(op);
  return success();
}

LogicalResult Importer::convertElementwise(Operation *op) {
  const std::string name = stablehloName(op);
  if (name.empty() || op->getNumResults() != 1)
    return convertDescribed(op);
  TensorIds operands;
  if (failed(lookUp(op->getOperands(), operands)))
    return failure();
  OpDescription description;
  for (TensorId id : operands)
    description.operands.push_back(viewOf(id));
  TensorView result;
  if (failed(viewOfResult(op->getResult(0), description, result)))
    return failure();
  const TensorId id = emitElementwise(name, operands, std::move(result.shape),
                                      result.dtype, op->getLoc());
  define(op->getResult(0), id);
  return success();
}

LogicalResult Importer::convertIdentity(Operation *op) {
  if (op->getNumOperands() != op->getNumResults())
    return convertOpaque(op);
  for (auto [operand, result] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    if (auto tuple = tuples.find(operand); tuple != tuples.end()) {
      const TensorIds parts = tuple->second;
      tuples[result] = parts;
      continue;
    }
    const TensorId id = lookUp(operand);
    if (id == kNone)
      return fail(op->getLoc(),
                  "a value is used that the planner could not follow");
    define(result, id);
  }
  return success();
}

LogicalResult Importer::convertConstraint(Operation *op) {
  const Value operand = op->getOperand(0);
  if (!values.count(operand))
    return fail(op->getLoc(),
                "a value is used that the planner could not follow");
  // The constraint of a constraint's result replaces that one for its uses.
  TensorId id = values.lookup(operand);
  // Collectives of sdy are on whole tensors: the value stays what it is.
  Attribute attr = op->getAttr(kPlannedShardingAttr);
  for (llvm::StringRef name : {"sharding", "out_sharding"})
    if (!attr)
      attr = op->getAttr(name);
  // Without uses the constraint is on the operand itself.
  const bool isOwnValue = graph.tensors[id].argument < 0 &&
                          !graph.tensors[id].constraint &&
                          (operand.hasOneUse() || op->use_empty());
  if (isOwnValue || op->use_empty()) {
    constrain(id, attr, op, isOwnValue);
    if (graph.tensors[id].constraint)
      graph.tensors[id].constraint->isPlace = true;
    define(op->getResult(0), id);
    if (op->use_empty())
      define(operand, id);
    return success();
  }
  define(op->getResult(0), id);
  const Tensor &tensor = graph.tensors[id];
  auto sharding = readSharding(attr, tensor.shape.size(), op);
  if (auto read = dyn_cast_or_null<sdy::TensorShardingAttr>(attr);
      read && !read.getUnreducedAxes().empty())
    return success();
  // How an argument is stored does not say how its readers lie.
  if (sharding && (tensor.constraint != sharding || tensor.argument >= 0))
    useShardings[op->getResult(0)] = std::move(*sharding);
  return success();
}

LogicalResult Importer::convertTuple(Operation *op) {
  TensorIds parts;
  if (failed(lookUp(op->getOperands(), parts)))
    return failure();
  tuples[op->getResult(0)] = std::move(parts);
  return success();
}

LogicalResult Importer::convertTupleElement(Operation *op) {
  auto tuple = tuples.find(op->getOperand(0));
  const int64_t index = getInt(op, "index", 0);
  if (tuple == tuples.end() || index < 0 ||
      index >= static_cast<int64_t>(tuple->second.size()))
    return fail(op->getLoc(), "a tuple is used that the planner could not "
                              "follow (nested tuples are not supported)");
  define(op->getResult(0), tuple->second[static_cast<size_t>(index)]);
  return success();
}

LogicalResult Importer::convertDimension(Operation *op) {
  const TensorId id = lookUp(op->getOperand(0));
  if (id == kNone)
    return fail(op->getLoc(),
                "a value is used that the planner could not follow");
  int64_t dim = getInt(op, "dimension", 0);
  if (op->getNumOperands() > 1) {
    const TensorId index = lookUp(op->getOperand(1));
    if (index == kNone || !graph.tensors[index].splat)
      return convertOpaque(op);
    dim = static_cast<int64_t>(*graph.tensors[index].splat);
  }
  const Shape &shape = graph.tensors[id].shape;
  if (dim < 0 || dim >= static_cast<int64_t>(shape.size()))
    return fail(op->getLoc(), "dimension " + std::to_string(dim) +
                                  " of a tensor of rank " +
                                  std::to_string(shape.size()));
  const int64_t size = shape[static_cast<size_t>(dim)];
  Type type = op->getResult(0).getType();
  if (auto ranked = dyn_cast<RankedTensorType>(type))
    type = ranked.getElementType();
  const TensorId result = emitGenerator(
      "constant", {}, dtypeOf(type), static_cast<double>(size), op->getLoc());
  knownInts[result] = {size};
  define(op->getResult(0), result);
  return success();
}

LogicalResult Importer::convertOpaque(Operation *op) {
  // Results of an operation without results matter to nobody.
  if (op->getNumResults() == 0)
    return success();
  TensorIds operands, results;
  if (failed(lookUp(op->getOperands(), operands)))
    return failure();
  OpDescription description;
  for (TensorId id : operands)
    description.operands.push_back(viewOf(id));
  llvm::SmallVector<unsigned, 4> parts;
  for (OpResult result : op->getResults()) {
    auto tuple = dyn_cast<TupleType>(result.getType());
    parts.push_back(tuple ? static_cast<unsigned>(tuple.size()) : 1);
    if (!tuple) {
      TensorView view;
      if (failed(viewOfResult(result, description, view)))
        return failure();
      description.results.push_back(std::move(view));
      continue;
    }
    for (Type type : tuple.getTypes()) {
      TensorView view;
      auto ranked = dyn_cast<RankedTensorType>(type);
      if (ranked)
        view.shape = shapeOf(ranked);
      view.dtype = dtypeOf(ranked ? ranked.getElementType() : type);
      description.results.push_back(std::move(view));
    }
  }
  RuleBuilder builder(description, OpKind::Opaque);
  std::string name = op->getName().stripDialect().str();
  std::string shown = op->getName().getStringRef().str();
  if (auto target = op->getAttrOfType<StringAttr>("call_target_name")) {
    name = target.str();
    shown += " @" + name;
  }
  description.op.mnemonic = name;
  // A token or the like costs nothing; it is not worth a warning.
  const bool matters =
      llvm::any_of(description.results, [](const TensorView &view) {
        return view.dtype != DType::Other;
      });
  if (!matters)
    description.op.kind = OpKind::Generator;
  else if (shown != "sdy.manual_computation" && !isCrossDevice(op))
    warn("unknown operation " + shown +
             ": kept as an opaque, replicated "
             "operator",
         op->getLoc());
  emit(description, operands, op->getLoc(), results);
  size_t next = 0;
  for (auto [result, count] : llvm::zip_equal(op->getResults(), parts)) {
    if (isa<TupleType>(result.getType()))
      tuples[result] =
          TensorIds(results.begin() + next, results.begin() + next + count);
    else
      define(result, results[next]);
    next += count;
  }
  return success();
}

} // namespace planner
