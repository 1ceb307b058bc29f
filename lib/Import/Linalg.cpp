//===- Linalg.cpp - Structured operations ---------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A structured operation is taken apart into the vocabulary of StableHLO: the
// inputs are brought to the iteration space (broadcast_in_dim, transpose), each
// scalar operation of the body becomes an elementwise operator there, and
// reductions and contractions become operators of their own. Later passes then
// see one form of every model. What does not fit is kept as one operator with
// the rule that the indexing maps give.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "LinalgBody.h"
#include "Models.h"
#include "RuleBuilder.h"

using namespace mlir;

namespace planner {
namespace {

/// The factor of each iterator, with its size from the operands' shapes.
struct IterationSpace {
  llvm::SmallVector<int64_t, 6> sizes;
  llvm::SmallVector<bool, 6> isReduction;

  IterationSpace(linalg::LinalgOp op, llvm::ArrayRef<Shape> shapes) {
    const auto maps = op.getIndexingMapsArray();
    sizes.assign(op.getNumLoops(), 1);
    for (utils::IteratorType type : op.getIteratorTypesArray())
      isReduction.push_back(type == utils::IteratorType::reduction);
    for (size_t i = 0; i < maps.size() && i < shapes.size(); ++i)
      for (unsigned dim = 0; dim < maps[i].getNumResults(); ++dim)
        if (auto expr = dyn_cast<AffineDimExpr>(maps[i].getResult(dim));
            expr && dim < shapes[i].size())
          sizes[expr.getPosition()] =
              std::max(sizes[expr.getPosition()], shapes[i][dim]);
  }
};

/// `d_a * stride + d_b * dilation`, the index of a window.
struct WindowExpr {
  unsigned position[2] = {0, 0};
  int64_t scale[2] = {1, 1};
  bool valid = false;

  explicit WindowExpr(AffineExpr expr) {
    auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!sum || sum.getKind() != AffineExprKind::Add)
      return;
    valid = term(sum.getLHS(), 0) && term(sum.getRHS(), 1);
  }
  bool term(AffineExpr expr, unsigned which) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      position[which] = dim.getPosition();
      return true;
    }
    auto product = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!product || product.getKind() != AffineExprKind::Mul)
      return false;
    auto dim = dyn_cast<AffineDimExpr>(product.getLHS());
    auto factor = dyn_cast<AffineConstantExpr>(product.getRHS());
    if (!dim || !factor)
      return false;
    position[which] = dim.getPosition();
    scale[which] = factor.getValue();
    return true;
  }
};

bool hasWindow(linalg::LinalgOp op) {
  for (AffineMap map : op.getIndexingMapsArray())
    for (AffineExpr expr : map.getResults())
      if (!isa<AffineDimExpr, AffineConstantExpr>(expr))
        return true;
  return false;
}

size_t arithmeticOps(linalg::LinalgOp op) {
  size_t count = 0;
  for (Operation &inner : op.getBlock()->without_terminator())
    count += inner.getNumResults() == 1 &&
             !inner.hasTrait<OpTrait::ConstantLike>() &&
             !isa<linalg::IndexOp>(inner);
  return count;
}

/// The rule that iterator types and indexing maps give, for the operation as a
/// whole; operands are inputs and initial values.
void describeLinalg(Operation *operation, OpDescription &description) {
  auto op = dyn_cast<linalg::LinalgOp>(operation);
  if (!op || description.operands.size() < operation->getNumOperands())
    return;
  llvm::SmallVector<Shape> shapes;
  for (unsigned i = 0; i < operation->getNumOperands(); ++i)
    shapes.push_back(description.operands[i].shape);
  const IterationSpace space(op, shapes);
  const bool reduces = llvm::is_contained(space.isReduction, true);
  const bool isProduct = isMultiplyAdd(op);
  const bool isWindow = hasWindow(op);
  RuleBuilder builder(description, isProduct  ? (isWindow ? OpKind::Convolution
                                                          : OpKind::Contraction)
                                   : isWindow ? OpKind::Pool
                                   : reduces  ? OpKind::Reduce
                                              : OpKind::Vector);
  description.op.mnemonic = isProduct && isWindow ? "convolution"
                            : isProduct           ? "dot_general"
                            : isWindow
                                ? "reduce_window"
                                : operation->getName().stripDialect().str();
  const ReduceOp combine = isProduct                  ? ReduceOp::Sum
                           : op.getNumDpsInits() == 1 ? combinerOf(op, 0)
                                                      : ReduceOp::Other;
  double iterations = 1;
  llvm::SmallVector<FactorId, 6> ids;
  for (size_t i = 0; i < space.sizes.size(); ++i) {
    iterations *= static_cast<double>(space.sizes[i]);
    ids.push_back(space.isReduction[i]
                      ? builder.reduction(space.sizes[i], combine)
                      : builder.factor(space.sizes[i]));
  }
  const auto maps = op.getIndexingMapsArray();
  const size_t inputs = op.getNumDpsInputs();
  for (size_t i = 0; i < maps.size(); ++i) {
    for (unsigned dim = 0; dim < maps[i].getNumResults(); ++dim) {
      FactorId id = kNoFactor;
      const AffineExpr expr = maps[i].getResult(dim);
      if (auto plain = dyn_cast<AffineDimExpr>(expr)) {
        id = ids[plain.getPosition()];
      } else if (const WindowExpr window(expr); window.valid) {
        // The longer loop splits the image; the shorter one is the overlap.
        const unsigned major =
            space.sizes[window.position[0]] >= space.sizes[window.position[1]]
                ? 0
                : 1;
        id = ids[window.position[major]];
        const int64_t reach = (space.sizes[window.position[1 - major]] - 1) *
                                  window.scale[1 - major] +
                              1;
        builder.halo(id, 0, reach - window.scale[major]);
      }
      if (i < description.operands.size() && dim < shapes[i].size())
        builder.operand(i, dim, id);
      if (i >= inputs && i - inputs < description.results.size() &&
          id != kNoFactor &&
          builder.rule.factors[id].kind != FactorKind::Reduction)
        builder.result(i - inputs, dim, id);
    }
  }
  if (isProduct) {
    builder.linear({0});
    builder.linear({1});
    description.op.work.matmulFlops = 2 * iterations;
  } else {
    description.op.work.vectorFlops =
        iterations *
        static_cast<double>(std::max<size_t>(1, arithmeticOps(op)));
  }
}

void attachLinalg(MLIRContext *context) {
  for (RegisteredOperationName name :
       context->getRegisteredOperationsByDialect("linalg"))
    if (name.hasInterface<linalg::LinalgOp>())
      name.attachInterface<RuleModel<describeLinalg>>();
}

} // namespace

void registerLinalgModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attachLinalg(context);
  });
}

/// `out + a * b` with conversions anywhere, over two inputs.
bool isMultiplyAdd(linalg::LinalgOp op) {
  mlir::Block *body = op.getBlock();
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      body->getNumArguments() != 3)
    return false;
  const auto strip = [](Value value) {
    while (Operation *def = value.getDefiningOp()) {
      if (stablehloName(def) != "convert")
        break;
      value = def->getOperand(0);
    }
    return value;
  };
  const auto binary = [&](Value value, llvm::StringRef name) -> Operation * {
    Operation *def = strip(value).getDefiningOp();
    return def && def->getNumOperands() == 2 && stablehloName(def) == name
               ? def
               : nullptr;
  };
  Operation *sum = binary(body->getTerminator()->getOperand(0), "add");
  if (!sum)
    return false;
  for (unsigned side : {0u, 1u}) {
    if (strip(sum->getOperand(side)) != body->getArgument(2))
      continue;
    Operation *product = binary(sum->getOperand(1 - side), "multiply");
    if (!product)
      continue;
    const Value a = strip(product->getOperand(0));
    const Value b = strip(product->getOperand(1));
    if ((a == body->getArgument(0) && b == body->getArgument(1)) ||
        (a == body->getArgument(1) && b == body->getArgument(0)))
      return true;
  }
  return false;
}

/// Whether a value of the body is computed from an accumulator.
static bool readsAccumulator(linalg::LinalgOp op, Value value) {
  const size_t inputs = op.getNumDpsInputs();
  llvm::SmallVector<Value, 8> work = {value};
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!work.empty()) {
    const Value next = work.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(next)) {
      if (argument.getOwner() == op.getBlock() &&
          argument.getArgNumber() >= inputs)
        return true;
      continue;
    }
    Operation *def = next.getDefiningOp();
    if (def->getBlock() == op.getBlock() && seen.insert(def).second)
      work.append(def->operand_begin(), def->operand_end());
  }
  return false;
}

ReduceOp combinerOf(linalg::LinalgOp op, size_t output, Value *combined) {
  mlir::Block *body = op.getBlock();
  const Value accumulator =
      body->getArgument(static_cast<unsigned>(op.getNumDpsInputs() + output));
  Operation *combiner = body->getTerminator()
                            ->getOperand(static_cast<unsigned>(output))
                            .getDefiningOp();
  if (!combiner || combiner->getNumOperands() != 2)
    return ReduceOp::Other;
  for (unsigned side : {0u, 1u}) {
    const Value other = combiner->getOperand(1 - side);
    if (combiner->getOperand(side) != accumulator ||
        readsAccumulator(op, other))
      continue;
    if (combined)
      *combined = other;
    return reduceOpOf(stablehloName(combiner));
  }
  return ReduceOp::Other;
}

LogicalResult Importer::convertLinalg(Operation *operation) {
  auto op = cast<linalg::LinalgOp>(operation);
  if (!op.hasPureTensorSemantics())
    return fail(operation->getLoc(),
                operation->getName().getStringRef().str() +
                    " works on buffers, expected tensors",
                "give the module before bufferization");
  if (isa<linalg::FillOp>(operation)) {
    TensorIds operands;
    if (failed(lookUp(operation->getOperands(), operands)))
      return failure();
    const Tensor &target = graph.tensors[operands[1]];
    OpDescription description =
        describe({operands[0]}, target.shape, target.dtype);
    describeBroadcast({}, description);
    define(operation->getResult(0),
           emitSingle(description, {operands[0]}, operation->getLoc()));
    return success();
  }
  TensorIds operands;
  if (failed(lookUp(operation->getOperands(), operands)))
    return failure();
  BodyConverter converter(*this, op, operands);
  if (converter.run())
    return success();
  if (firstProblem)
    return failure();
  return convertLinalgWhole(op, operands);
}

/// One operator for the operation; an initial value of zero is no operand.
LogicalResult Importer::convertLinalgWhole(Operation *operation,
                                           llvm::ArrayRef<TensorId> operands) {
  auto op = cast<linalg::LinalgOp>(operation);
  OpDescription description;
  for (TensorId id : operands)
    description.operands.push_back(viewOf(id));
  for (unsigned i = 0; i < operation->getNumResults(); ++i) {
    const Tensor &init = graph.tensors[operands[op.getNumDpsInputs() + i]];
    TensorView view;
    view.shape = init.shape;
    view.dtype = init.dtype;
    description.results.push_back(std::move(view));
  }
  describeLinalg(operation, description);
  const bool isProduct = description.op.work.matmulFlops > 0;
  TensorIds kept(operands.begin(), operands.end());
  TensorId init = kNone;
  if (isProduct) {
    init = kept.back();
    kept.pop_back();
    description.op.rule.edit().operands.pop_back();
    description.operands.pop_back();
  }
  TensorIds results;
  emit(description, kept, operation->getLoc(), results);
  if (isProduct && !(graph.tensors[init].splat == 0.0)) {
    const Tensor &sum = graph.tensors[init];
    results[0] = emitElementwise("add", {init, results[0]}, sum.shape,
                                 sum.dtype, operation->getLoc());
  }
  for (auto [value, id] : llvm::zip_equal(operation->getResults(), results))
    define(value, id);
  return success();
}

} // namespace planner
