//===- ModelBuilder.h - Modules written op by op ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Writes one function whose result is a loss. Shapes follow from operands, as
// in the array library whose exported modules these resemble: constants are
// broadcast scalars, normalisation and softmax are computed in f32, weights are
// arguments that are named as leaves of a tree of parameters.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_ZOO_MODELBUILDER_H
#define PLANNER_LIB_ZOO_MODELBUILDER_H

#include "dialects/StableHLO/StableHLODialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "planner/Support/Diagnostic.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace planner {

using Sizes = llvm::ArrayRef<int64_t>;
using SizeList = llvm::SmallVector<int64_t, 6>;

class ModelBuilder {
public:
  /// `place` stands for the model in messages.
  ModelBuilder(mlir::MLIRContext &context, llvm::StringRef name,
               llvm::StringRef place, mlir::Type computeType);

  /// The finished module, or what was wrong with a size.
  Expected<mlir::OwningOpRef<mlir::ModuleOp>> finish(mlir::Value loss);
  /// Elements of all parameters.
  int64_t parameterCount() const { return parameters; }

  mlir::Type computeType() const { return compute; }
  mlir::Type f32() { return builder.getF32Type(); }
  mlir::Type i32() { return builder.getI32Type(); }

  //===--------------------------------------------------------------------===//
  // Arguments and layers
  //===--------------------------------------------------------------------===//

  /// A trained tensor of the model, or of the layer that is being written; of
  /// the type of the computation unless told.
  mlir::Value parameter(llvm::StringRef name, Sizes shape,
                        mlir::Type element = {});
  mlir::Value input(llvm::StringRef name, Sizes shape, mlir::Type element);

  /// Parameters that are made during its life are below this name, and
  /// operations have it in their locations.
  class Scope {
  public:
    Scope(ModelBuilder &b, const llvm::Twine &name);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    ModelBuilder &builder;
    size_t length;
    mlir::Location outer;
  };

  using Values = llvm::SmallVector<mlir::Value, 2>;
  using Layer = llvm::function_ref<Values(const Values &)>;
  /// `count` equal layers, one after the other: written out, or as a loop over
  /// stacked parameters.
  Values layers(llvm::StringRef name, int64_t count, bool asLoop,
                Values carried, Layer layer);
  /// The same where a layer maps one tensor to another.
  mlir::Value layers(llvm::StringRef name, int64_t count, bool asLoop,
                     mlir::Value carried,
                     llvm::function_ref<mlir::Value(mlir::Value)> layer);
  /// A loop that takes a slice of `sequence` along its first dimension in each
  /// step. The step gives the new carried values and then its output; the
  /// result is all outputs.
  mlir::Value
  overSteps(mlir::Value sequence, Values carried,
            llvm::function_ref<Values(mlir::Value, const Values &)> step);

  //===--------------------------------------------------------------------===//
  // Shapes
  //===--------------------------------------------------------------------===//

  static mlir::RankedTensorType typeOf(mlir::Value value) {
    return mlir::cast<mlir::RankedTensorType>(value.getType());
  }
  static Sizes shapeOf(mlir::Value value) { return typeOf(value).getShape(); }
  static mlir::Type elementOf(mlir::Value value) {
    return typeOf(value).getElementType();
  }

  mlir::Value scalar(double value, mlir::Type element);
  mlir::Value splat(double value, Sizes shape, mlir::Type element);
  /// Repeated along dimensions; dimension i of `value` becomes `dims[i]`.
  mlir::Value broadcast(mlir::Value value, Sizes dims, Sizes shape);
  /// Broadcast to the shape of `like`, its last dimension last.
  mlir::Value broadcastLast(mlir::Value value, mlir::Value like);
  mlir::Value convert(mlir::Value value, mlir::Type element);
  mlir::Value reshape(mlir::Value value, Sizes shape);
  mlir::Value transpose(mlir::Value value, Sizes permutation);
  mlir::Value slice(mlir::Value value, size_t dim, int64_t start,
                    int64_t limit);
  mlir::Value concatenate(mlir::ValueRange values, int64_t dim);
  mlir::Value iota(Sizes shape, int64_t dim, mlir::Type element);

  //===--------------------------------------------------------------------===//
  // Element by element
  //===--------------------------------------------------------------------===//

  template <typename OpTy> mlir::Value unary(mlir::Value x) {
    return OpTy::create(builder, location, x);
  }
  template <typename OpTy> mlir::Value binary(mlir::Value x, mlir::Value y) {
    return OpTy::create(builder, location, x, y);
  }
  mlir::Value add(mlir::Value x, mlir::Value y);
  mlir::Value subtract(mlir::Value x, mlir::Value y);
  mlir::Value multiply(mlir::Value x, mlir::Value y);
  mlir::Value divide(mlir::Value x, mlir::Value y);
  mlir::Value scale(mlir::Value x, double factor);
  mlir::Value addScalar(mlir::Value x, double term);
  mlir::Value compare(mlir::stablehlo::ComparisonDirection direction,
                      mlir::Value x, mlir::Value y);
  mlir::Value select(mlir::Value predicate, mlir::Value x, mlir::Value y);
  /// Uniform in [0, 1).
  mlir::Value random(Sizes shape);

  //===--------------------------------------------------------------------===//
  // Contractions, reductions, windows
  //===--------------------------------------------------------------------===//

  struct DotDims {
    SizeList lhsBatch, rhsBatch, lhsContract, rhsContract;
  };
  mlir::Value dot(mlir::Value lhs, mlir::Value rhs, const DotDims &dims,
                  mlir::Type element = {});
  /// The last dimension of x with the first one of the weight.
  mlir::Value matmul(mlir::Value x, mlir::Value weight);

  mlir::Value sum(mlir::Value x, Sizes dims);
  mlir::Value maximum(mlir::Value x, Sizes dims);
  mlir::Value mean(mlir::Value x, Sizes dims);

  /// Rows of a table.
  mlir::Value gatherRows(mlir::Value table, mlir::Value indices);
  /// The same with a table for each index of the first dimension, which both
  /// have. Rows of a table without further dimensions are numbers.
  mlir::Value gatherBatched(mlir::Value tables, mlir::Value indices);
  /// Both, by the keys along the last dimension; equal keys keep their order.
  Values sortByKey(mlir::Value keys, mlir::Value values);

  struct Window {
    SizeList size, stride;
    /// Before and after, by spatial dimension.
    llvm::SmallVector<std::pair<int64_t, int64_t>, 2> padding;

    /// Equal in both spatial dimensions.
    static Window square(int64_t size, int64_t stride, int64_t padding);
    /// As much padding as keeps ceil(size / stride) positions.
    static Window same(Sizes size, int64_t stride, Sizes image);
  };
  /// Images are batch, height, width, features; kernels are height, width,
  /// input features of a group, output features.
  mlir::Value convolve(mlir::Value image, mlir::Value kernel,
                       const Window &window, int64_t groups = 1);
  mlir::Value maxPool(mlir::Value image, const Window &window);
  mlir::Value averagePool(mlir::Value image, const Window &window);
  /// Sums from the first element to each along a dimension.
  mlir::Value runningSum(mlir::Value x, int64_t dim);
  /// Largest `count` along the last dimension: values, indices.
  Values topK(mlir::Value x, int64_t count);

private:
  struct Argument {
    std::string name;
    mlir::Type type;
  };
  /// A loop over layers whose body is being written.
  struct Loop {
    int64_t count;
    mlir::Block *body;
    mlir::Value counter;
    /// Stacked arguments, in the order of their values in the body.
    Values stacks;
  };

  mlir::RankedTensorType tensor(Sizes shape, mlir::Type element);
  /// Operations that follow are at the path.
  void locate();
  mlir::Value constant(double value, mlir::RankedTensorType type);
  mlir::Value addParameter(std::string name, Sizes shape, mlir::Type element);
  mlir::Value sliceOfStack(mlir::Value stack, mlir::Value counter);
  Values closeLoop(Loop &loop, const Values &carried, const Values &next);
  template <typename OpTy>
  mlir::Value reduce(mlir::Value x, Sizes dims, double start);
  template <typename OpTy>
  mlir::Value reduceWindow(mlir::Value x, Sizes sizes, Sizes strides,
                           llvm::ArrayRef<std::pair<int64_t, int64_t>> padding,
                           double start);
  mlir::DenseIntElementsAttr
  paddingAttr(llvm::ArrayRef<std::pair<int64_t, int64_t>> padding);

  mlir::OpBuilder builder;
  mlir::Location location;
  mlir::Type compute;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  mlir::Block *entry;
  llvm::SmallVector<std::string> names;
  /// Parameters come before inputs.
  unsigned parameterArguments = 0;
  int64_t parameters = 0;
  std::string path;
  Loop *loop = nullptr;
  std::optional<Diagnostic> problem;
};

} // namespace planner

#endif // PLANNER_LIB_ZOO_MODELBUILDER_H
