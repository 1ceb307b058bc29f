//===- SdyVerify.cpp - Checks of shardings --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/Sdy/SdyDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/CheckedArithmetic.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::sdy;

//===----------------------------------------------------------------------===//
// One sharding
//===----------------------------------------------------------------------===//

namespace {
/// Checks one sharding of a value of `op`, which `what` names in messages.
class ShardingVerifier {
public:
  ShardingVerifier(Operation *user, const Twine &value, TensorShardingAttr attr)
      : op(user), what(value.str()), sharding(attr), mesh(attr.getMesh(user)) {}

  LogicalResult verify(Type type);

private:
  InFlightDiagnostic error() { return op->emitOpError() << what << ": "; }

  LogicalResult verifyAxes(ArrayRef<AxisRefAttr> axes);
  LogicalResult verifyOverlap(AxisRefAttr axis);
  LogicalResult verifySubAxis(AxisRefAttr axis, int64_t size);
  LogicalResult verifySorted(StringRef kind, ArrayRef<AxisRefAttr> axes);
  LogicalResult verifyDim(size_t dim, DimensionShardingAttr dimSharding);
  LogicalResult verifyManual(AxisRefAttr axis);

  Operation *op;
  std::string what;
  TensorShardingAttr sharding;
  MeshAttr mesh;
  /// What the sharding uses so far.
  SmallVector<AxisRefAttr> used;
};
} // namespace

/// The range [begin, end) of an axis that a reference takes, where an axis is
/// seen as the product of its parts: pre-size to pre-size times size.
static std::pair<int64_t, int64_t> rangeOf(AxisRefAttr axis, int64_t size) {
  SubAxisInfoAttr part = axis.getSubAxisInfo();
  if (!part)
    return {1, size};
  return {part.getPreSize(), part.getPreSize() * part.getSize()};
}

LogicalResult ShardingVerifier::verifySubAxis(AxisRefAttr axis, int64_t size) {
  SubAxisInfoAttr part = axis.getSubAxisInfo();
  std::optional<int64_t> end =
      llvm::checkedMul(part.getPreSize(), part.getSize());
  if (part.getPreSize() < 1 || part.getSize() < 2 || !end || size % *end != 0)
    return error() << "(" << part.getPreSize() << ")" << part.getSize()
                   << " is not a part of axis \"" << axis.getName()
                   << "\" of size " << size;
  if (part.getSize() == size)
    return error() << "the part is all of axis \"" << axis.getName() << "\"";
  return success();
}

LogicalResult ShardingVerifier::verifyOverlap(AxisRefAttr axis) {
  int64_t size = *mesh.getAxisSize(axis.getName());
  auto [begin, end] = rangeOf(axis, size);
  for (AxisRefAttr other : used) {
    if (other.getName() != axis.getName())
      continue;
    auto [otherBegin, otherEnd] = rangeOf(other, size);
    // A full axis of size 1 is an empty range, but still used.
    if (other == axis || (begin < otherEnd && otherBegin < end))
      return error() << "axis \"" << axis.getName() << "\" is used twice";
  }
  used.push_back(axis);
  return success();
}

LogicalResult ShardingVerifier::verifyManual(AxisRefAttr axis) {
  for (auto parent = op->getParentOfType<ManualComputationOp>(); parent;
       parent = parent->getParentOfType<ManualComputationOp>())
    for (StringAttr manual : parent.getManualAxes().getValue())
      if (manual == axis.getName())
        return error() << "axis \"" << axis.getName()
                       << "\" is manual in a parent";
  return success();
}

LogicalResult ShardingVerifier::verifyAxes(ArrayRef<AxisRefAttr> axes) {
  AxisRefAttr previous;
  for (AxisRefAttr axis : axes) {
    std::optional<int64_t> size = mesh.getAxisSize(axis.getName());
    if (!size)
      return error() << "the mesh has no axis \"" << axis.getName() << "\"";
    SubAxisInfoAttr part = axis.getSubAxisInfo();
    if ((part && failed(verifySubAxis(axis, *size))) ||
        failed(verifyOverlap(axis)) || failed(verifyManual(axis)))
      return failure();
    bool continues = previous && part && previous.getSubAxisInfo() &&
                     previous.getName() == axis.getName() &&
                     rangeOf(previous, *size).second == part.getPreSize();
    if (continues)
      return error() << "adjacent parts of axis \"" << axis.getName()
                     << "\" must be written as one";
    previous = axis;
  }
  return success();
}

LogicalResult ShardingVerifier::verifySorted(StringRef kind,
                                             ArrayRef<AxisRefAttr> axes) {
  auto key = [&](AxisRefAttr axis) {
    SubAxisInfoAttr part = axis.getSubAxisInfo();
    return std::pair(mesh.getAxisIndex(axis.getName()),
                     part ? part.getPreSize() : 0);
  };
  if (!llvm::is_sorted(
          axes, [&](AxisRefAttr a, AxisRefAttr b) { return key(a) < key(b); }))
    return error() << "expected " << kind << " axes in the order of the mesh";
  return verifyAxes(axes);
}

LogicalResult ShardingVerifier::verifyDim(size_t dim,
                                          DimensionShardingAttr dimSharding) {
  if (dimSharding.getPriority() && dimSharding.getIsClosed() &&
      dimSharding.getAxes().empty())
    return error() << "dimension " << dim
                   << " has a priority, but is closed and has no axes";
  return verifyAxes(dimSharding.getAxes());
}

/// The tensor that a sharding of a value of this type is for; null if none.
static ShapedType shardedType(Type type) {
  if (auto tuple = dyn_cast_or_null<TupleType>(type))
    return tuple.size() == 1 ? dyn_cast<ShapedType>(tuple.getType(0))
                             : ShapedType();
  return dyn_cast_or_null<ShapedType>(type);
}

LogicalResult ShardingVerifier::verify(Type type) {
  if (!mesh)
    return error() << "there is no mesh " << sharding.getMeshOrRef();
  ShapedType tensor = shardedType(type);
  if (!tensor || mesh.isMaximal()) {
    if (sharding.getRank() != 0 || !sharding.getReplicatedAxes().empty() ||
        !sharding.getUnreducedAxes().empty())
      return error() << "expected a sharding without dimensions and axes, got "
                     << sharding;
    return success();
  }
  if (!tensor.hasRank() || tensor.getRank() != sharding.getRank())
    return error() << "expected a sharding for " << type << ", got one of "
                   << sharding.getRank() << " dimensions";
  for (auto [dim, dimSharding] : llvm::enumerate(sharding.getDimShardings()))
    if (failed(verifyDim(dim, dimSharding)))
      return failure();
  return success(
      succeeded(verifySorted("replicated", sharding.getReplicatedAxes())) &&
      succeeded(verifySorted("unreduced", sharding.getUnreducedAxes())));
}

static LogicalResult verifySharding(Operation *op, const Twine &what,
                                    TensorShardingAttr sharding, Type type) {
  return ShardingVerifier(op, what, sharding).verify(type);
}

static LogicalResult verifyShardings(Operation *op, StringRef what,
                                     TensorShardingPerValueAttr attr,
                                     TypeRange types) {
  ArrayRef<TensorShardingAttr> shardings = attr.getShardings();
  // An operation without results may carry the device that it runs on.
  if (types.empty() && shardings.size() == 1)
    return verifySharding(op, what, shardings.front(), Type());
  if (shardings.size() != types.size())
    return op->emitOpError() << "expected " << types.size() << " shardings of "
                             << what << "s, got " << shardings.size();
  for (auto [index, sharding, type] : llvm::enumerate(shardings, types))
    if (failed(verifySharding(op, what + " " + Twine(index), sharding, type)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Sharding rules
//===----------------------------------------------------------------------===//

static LogicalResult verifyMappings(Operation *op, StringRef what,
                                    ArrayRef<TensorMappingAttr> mappings,
                                    TypeRange types, size_t factorCount) {
  if (mappings.size() != types.size())
    return op->emitOpError() << "expected a sharding rule of " << types.size()
                             << " " << what << "s, got " << mappings.size();
  for (auto [index, mapping, type] : llvm::enumerate(mappings, types)) {
    auto tensor = dyn_cast<ShapedType>(type);
    if (!tensor || !tensor.hasRank() ||
        static_cast<size_t>(tensor.getRank()) !=
            mapping.getDimMappings().size())
      return op->emitOpError() << "sharding rule of " << what << " " << index
                               << " has " << mapping.getDimMappings().size()
                               << " dimensions, its type is " << type;
    SmallVector<bool> seen(factorCount);
    for (DimMappingAttr dim : mapping.getDimMappings())
      for (int64_t factor : dim.getFactorIndices()) {
        if (factor < 0 || static_cast<size_t>(factor) >= factorCount)
          return op->emitOpError() << "sharding rule of " << what << " "
                                   << index << " has a factor without a size";
        if (seen[factor])
          return op->emitOpError() << "sharding rule of " << what << " "
                                   << index << " has a factor twice";
        seen[factor] = true;
      }
  }
  return success();
}

static LogicalResult verifyRule(Operation *op, OpShardingRuleAttr rule) {
  size_t count = rule.getFactorSizes().size();
  for (ArrayRef<int64_t> factors :
       {rule.getReductionFactors(), rule.getNeedReplicationFactors(),
        rule.getPermutationFactors(), rule.getBlockedPropagationFactors()})
    for (int64_t factor : factors)
      if (static_cast<size_t>(factor) >= count)
        return op->emitOpError("sharding rule has a factor without a size");
  for (int64_t size : rule.getFactorSizes())
    if (size < 0)
      return op->emitOpError("sharding rule has a factor of negative size");
  if (failed(verifyMappings(op, "operand", rule.getOperandMappings(),
                            op->getOperandTypes(), count)))
    return failure();
  return verifyMappings(op, "result", rule.getResultMappings(),
                        op->getResultTypes(), count);
}

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attr) {
  if (attr.getName() == kShardingAttr) {
    if (isa<FunctionOpInterface>(op))
      return op->emitOpError()
             << "expected `" << kShardingAttr << "` on arguments and results";
    if (auto shardings = dyn_cast<TensorShardingPerValueAttr>(attr.getValue()))
      return verifyShardings(op, "result", shardings, op->getResultTypes());
    return op->emitOpError()
           << "expected `" << kShardingAttr
           << "` to be a sharding per value, got " << attr.getValue();
  }
  if (attr.getName() == kShardingRuleAttr) {
    if (auto rule = dyn_cast<OpShardingRuleAttr>(attr.getValue()))
      return verifyRule(op, rule);
    return op->emitOpError()
           << "expected `" << kShardingRuleAttr
           << "` to be a sharding rule, got " << attr.getValue();
  }
  return success();
}

static LogicalResult verifyFunctionAttribute(Operation *op, StringRef kind,
                                             unsigned index,
                                             NamedAttribute attr,
                                             TypeRange types) {
  if (attr.getName() != kShardingAttr || index >= types.size())
    return success();
  auto sharding = dyn_cast<TensorShardingAttr>(attr.getValue());
  if (!sharding)
    return op->emitOpError()
           << "expected `" << kShardingAttr << "` of " << kind << " " << index
           << " to be a sharding, got " << attr.getValue();
  return verifySharding(op, kind + " " + Twine(index), sharding, types[index]);
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned argIndex,
                                                   NamedAttribute attr) {
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return verifyFunctionAttribute(op, "argument", argIndex, attr,
                                   function.getArgumentTypes());
  return success();
}

LogicalResult SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                      unsigned resultIndex,
                                                      NamedAttribute attr) {
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return verifyFunctionAttribute(op, "result", resultIndex, attr,
                                   function.getResultTypes());
  return success();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult ShardingConstraintOp::verify() {
  return verifySharding(*this, "sharding", getSharding(), getType());
}

LogicalResult ReshardOp::verify() {
  return verifySharding(*this, "sharding", getSharding(), getType());
}

LogicalResult DataFlowEdgeOp::verify() {
  return getSharding()
             ? verifySharding(*this, "sharding", *getSharding(), getType())
             : success();
}

/// As many block arguments as operands, as many values returned as results.
static LogicalResult verifyBody(Operation *op, Region &body) {
  if (body.getNumArguments() != op->getNumOperands())
    return op->emitOpError() << "expected a body of " << op->getNumOperands()
                             << " arguments, got " << body.getNumArguments();
  unsigned returned = body.front().getTerminator()->getNumOperands();
  if (returned != op->getNumResults())
    return op->emitOpError() << "expected a body of " << op->getNumResults()
                             << " results, got " << returned;
  return success();
}

/// The local type is the global one with sizes divided by the manual axes.
static LogicalResult verifyLocalType(ManualComputationOp op, const Twine &what,
                                     TensorShardingAttr sharding, Type global,
                                     Type local) {
  auto from = dyn_cast<RankedTensorType>(global);
  auto to = dyn_cast<RankedTensorType>(local);
  MeshAttr mesh = sharding.getMesh(op);
  if (!from || !to || !mesh || from.getRank() != sharding.getRank())
    return success();
  SmallVector<int64_t> expected(from.getShape());
  for (auto [dim, size] : llvm::enumerate(expected)) {
    if (ShapedType::isDynamic(size))
      continue;
    for (AxisRefAttr axis : sharding.getDimShardings()[dim].getAxes()) {
      bool isManual =
          llvm::any_of(op.getManualAxes().getValue(),
                       [&](StringAttr name) { return name == axis.getName(); });
      if (!isManual)
        continue;
      int64_t parts = axis.getSize(mesh);
      if (size % parts != 0)
        return op.emitOpError()
               << what << ": dimension " << dim << " of size "
               << from.getDimSize(dim) << " does not divide by its manual axes";
      size /= parts;
    }
  }
  if (failed(verifyCompatibleShape(to.getShape(), expected)))
    return op.emitOpError() << what << ": expected the local type "
                            << from.clone(expected) << ", got " << to;
  return success();
}

/// Manual axes exist in the meshes and come before free ones in a dimension.
static LogicalResult verifyManualAxes(ManualComputationOp op,
                                      TensorShardingPerValueAttr attr) {
  auto isManual = [&](StringRef axis) {
    return llvm::is_contained(
        llvm::map_range(op.getManualAxes().getValue(),
                        [](StringAttr name) { return name.getValue(); }),
        axis);
  };
  for (TensorShardingAttr sharding : attr.getShardings()) {
    MeshAttr mesh = sharding.getMesh(op);
    for (StringAttr axis : op.getManualAxes().getValue())
      if (!mesh.isMaximal() && !mesh.getAxisSize(axis))
        return op.emitOpError() << "the mesh has no manual axis " << axis;
    for (DimensionShardingAttr dim : sharding.getDimShardings())
      if (!std::is_partitioned(
              dim.getAxes().begin(), dim.getAxes().end(),
              [&](AxisRefAttr axis) { return isManual(axis.getName()); }))
        return op.emitOpError()
               << "expected manual axes before free ones in " << sharding;
  }
  return success();
}

LogicalResult ManualComputationOp::verify() {
  if (failed(verifyShardings(*this, "operand", getInShardings(),
                             getOperandTypes())))
    return failure();
  if (failed(verifyShardings(*this, "result", getOutShardings(),
                             getResultTypes())) ||
      failed(verifyManualAxes(*this, getInShardings())))
    return failure();
  return verifyManualAxes(*this, getOutShardings());
}

LogicalResult ManualComputationOp::verifyRegions() {
  if (failed(verifyBody(*this, getBody())))
    return failure();
  ArrayRef<TensorShardingAttr> in = getInShardings().getShardings();
  ArrayRef<TensorShardingAttr> out = getOutShardings().getShardings();
  for (unsigned i = 0; i < getNumOperands(); ++i)
    if (failed(verifyLocalType(*this, "operand " + Twine(i), in[i],
                               getOperand(i).getType(),
                               getBody().getArgument(i).getType())))
      return failure();
  OperandRange returned = getBody().front().getTerminator()->getOperands();
  for (unsigned i = 0; i < getNumResults(); ++i)
    if (failed(verifyLocalType(*this, "result " + Twine(i), out[i],
                               getResult(i).getType(), returned[i].getType())))
      return failure();
  return success();
}

LogicalResult NamedComputationOp::verify() {
  if (getInShardings() &&
      failed(verifyShardings(*this, "operand", *getInShardings(),
                             getOperandTypes())))
    return failure();
  return getOutShardings()
             ? verifyShardings(*this, "result", *getOutShardings(),
                               getResultTypes())
             : success();
}

LogicalResult NamedComputationOp::verifyRegions() {
  if (failed(verifyBody(*this, getBody())))
    return failure();
  TypeRange returned = getBody().front().getTerminator()->getOperandTypes();
  if (getBody().getArgumentTypes() != getOperandTypes() ||
      returned != getResultTypes())
    return emitOpError(
        "expected the body's types to be those of operands and results");
  return success();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// The sharding of the result, and one axis list for each dimension.
static LogicalResult verifyCollective(Operation *op,
                                      TensorShardingAttr sharding,
                                      ArrayRef<AxisRefListAttr> lists) {
  if (lists.size() != static_cast<size_t>(sharding.getRank()))
    return op->emitOpError() << "expected axes for " << sharding.getRank()
                             << " dimensions, got them for " << lists.size();
  return verifySharding(op, "result", sharding, op->getResult(0).getType());
}

LogicalResult AllGatherOp::verify() {
  return verifyCollective(*this, getOutSharding(),
                          getGatheringAxes().getValue());
}

LogicalResult AllSliceOp::verify() {
  return verifyCollective(*this, getOutSharding(), getSlicingAxes().getValue());
}

LogicalResult ReduceScatterOp::verify() {
  return verifyCollective(*this, getOutSharding(),
                          getReduceScatterAxes().getValue());
}

LogicalResult ShardedToUnreducedOp::verify() {
  return verifyCollective(*this, getOutSharding(), getAxes().getValue());
}

LogicalResult AllToAllOp::verify() {
  int64_t rank = getOutSharding().getRank();
  if (getParams().getValue().empty())
    return emitOpError("expected at least one move of axes");
  for (AllToAllParamAttr param : getParams().getValue())
    for (int64_t dim : {param.getSrcDim(), param.getTgtDim()})
      if (dim < 0 || dim >= rank)
        return emitOpError()
               << "dimension " << dim
               << " is out of range for a tensor of rank " << rank;
  return verifySharding(*this, "result", getOutSharding(), getType());
}

LogicalResult CollectivePermuteOp::verify() {
  return verifySharding(*this, "result", getOutSharding(), getType());
}

LogicalResult AllReduceOp::verify() {
  return verifySharding(*this, "result", getOutSharding(), getType());
}

LogicalResult ReplicatedToUnreducedOp::verify() {
  return verifySharding(*this, "result", getOutSharding(), getType());
}
