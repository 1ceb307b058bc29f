//===- BatchNorm.cpp - Batch normalisation in its parts -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// StableHLO's batch normalisations are taken apart into what frameworks print
// who have none: sums over all dimensions but that of the features, and
// elementwise functions. A split batch then costs an all-reduce of the
// statistics, and adjoints follow from those of the parts.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"

using namespace mlir;

namespace planner {
namespace {

/// Numbers are those of the specification's definitions.
class BatchNorm {
public:
  /// Makes an operator of a function of operands of one shape.
  using Emit =
      llvm::function_ref<TensorId(llvm::StringRef, llvm::ArrayRef<TensorId>)>;
  using Unary = llvm::function_ref<TensorId(TensorId)>;
  using Number = llvm::function_ref<TensorId(double)>;

  BatchNorm(Emit emitFunction, Unary spreadFeatures, Unary sumToFeatures,
            Number featureConstant, double elementsOfAFeature, double eps)
      : emit(emitFunction), spread(spreadFeatures), sum(sumToFeatures),
        constant(featureConstant), count(elementsOfAFeature), epsilon(eps) {}

  TensorId mean(TensorId x) {
    return emit("divide", {sum(x), constant(count)});
  }
  TensorId centred(TensorId x, TensorId average) {
    return emit("subtract", {x, spread(average)});
  }
  TensorId inverseDeviation(TensorId variance) {
    return emit("rsqrt", {emit("add", {variance, constant(epsilon)})});
  }
  TensorId scaled(TensorId x, TensorId perFeature) {
    return emit("multiply", {x, spread(perFeature)});
  }

  TensorId inference(llvm::ArrayRef<TensorId> in) {
    const TensorId factor = emit("multiply", {inverseDeviation(in[4]), in[1]});
    return emit("add", {scaled(centred(in[0], in[3]), factor), spread(in[2])});
  }

  /// Output, mean and variance.
  TensorIds training(llvm::ArrayRef<TensorId> in) {
    const TensorId average = mean(in[0]);
    const TensorId rest = centred(in[0], average);
    const TensorId variance = mean(emit("multiply", {rest, rest}));
    const TensorId factor =
        emit("multiply", {inverseDeviation(variance), in[1]});
    return {emit("add", {scaled(rest, factor), spread(in[2])}), average,
            variance};
  }

  /// Gradients of the operand, the scale and the offset, from operand, scale,
  /// mean, variance and the gradient of the output.
  TensorIds gradient(llvm::ArrayRef<TensorId> in) {
    const TensorId inverse = inverseDeviation(in[3]);
    const TensorId normal = scaled(centred(in[0], in[2]), inverse);
    const TensorId offset = sum(in[4]);
    const TensorId scale = sum(emit("multiply", {in[4], normal}));
    auto perElement = [&](TensorId x) {
      return emit("divide", {x, constant(count)});
    };
    // What does not change the mean and the variance.
    const TensorId free =
        emit("subtract", {emit("subtract", {in[4], spread(perElement(offset))}),
                          scaled(normal, perElement(scale))});
    return {scaled(free, emit("multiply", {in[1], inverse})), scale, offset};
  }

private:
  Emit emit;
  Unary spread, sum;
  Number constant;
  double count, epsilon;
};

} // namespace

LogicalResult Importer::convertBatchNorm(Operation *op) {
  TensorIds in;
  if (failed(lookUp(op->getOperands(), in)))
    return failure();
  const Shape shape = graph.tensors[in[0]].shape;
  const DType dtype = graph.tensors[in[0]].dtype;
  const auto feature = static_cast<size_t>(getInt(op, "feature_index", 0));
  if (feature >= shape.size())
    return fail(op->getLoc(), "feature " + std::to_string(feature) +
                                  " of a tensor of rank " +
                                  std::to_string(shape.size()));
  const Shape features = {shape[feature]};
  llvm::SmallVector<unsigned, 4> others;
  double count = 1;
  for (unsigned dim = 0; dim < shape.size(); ++dim)
    if (dim != feature) {
      others.push_back(dim);
      count *= static_cast<double>(shape[dim]);
    }
  auto broadcast = [&](TensorId x, const Shape &to,
                       llvm::ArrayRef<int64_t> dims) {
    OpDescription description = describe({x}, to, dtype);
    describeBroadcast(dims, description);
    return emitSingle(description, {x}, op->getLoc());
  };
  auto emitFunction = [&](llvm::StringRef name, llvm::ArrayRef<TensorId> x) {
    return emitElementwise(name, x, graph.tensors[x[0]].shape, dtype,
                           op->getLoc());
  };
  auto spread = [&](TensorId x) {
    return broadcast(x, shape, {static_cast<int64_t>(feature)});
  };
  auto sum = [&](TensorId x) {
    return emitReduce(x, 0.0, others, ReduceOp::Sum, dtype, op->getLoc());
  };
  auto constant = [&](double value) {
    return broadcast(emitGenerator("constant", {}, dtype, value, op->getLoc()),
                     features, {});
  };
  double epsilon = 0;
  if (auto attr = op->getAttrOfType<FloatAttr>("epsilon"))
    epsilon = attr.getValueAsDouble();
  BatchNorm norm(emitFunction, spread, sum, constant, count, epsilon);
  const llvm::StringRef name = op->getName().stripDialect();
  TensorIds results;
  if (name == "batch_norm_inference")
    results = {norm.inference(in)};
  else if (name == "batch_norm_training")
    results = norm.training(in);
  else
    results = norm.gradient(in);
  for (auto [value, id] : llvm::zip_equal(op->getResults(), results))
    define(value, id);
  applyShardings(op);
  return success();
}

} // namespace planner
