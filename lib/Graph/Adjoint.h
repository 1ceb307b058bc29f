//===- Adjoint.h - Reverse-mode differentiation of a graph ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Appends to a raw forward graph the adjoint operators of a scalar, in the way
// of JAX's reverse mode: each operator is linearised where it stands (what the
// adjoint needs and is not a value of the forward pass is computed there), and
// the linear operators are transposed in reverse order. Rules are in
// docs/training.md.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_ADJOINT_H
#define PLANNER_LIB_GRAPH_ADJOINT_H

#include "OpBuilder.h"
#include <functional>
#include <map>

namespace planner {

/// Which tensors the loss depends on differentiably and depend on a parameter.
struct Activity {
  std::vector<bool> active;
  bool operator[](TensorId t) const { return t < active.size() && active[t]; }
};
Activity findActivity(const OpGraph &graph, TensorId loss);

/// The loop-carried values of one loop: `entered` is the value in the body,
/// `updated` the next iteration's, `final` the one behind the loop.
struct Carry {
  OpId enter, next;
  TensorId initial, entered, updated, final;
  bool isInvariant() const { return updated == entered; }
};
std::vector<Carry> carriesOf(const OpGraph &graph, LoopId loop);

class Differentiator {
public:
  Differentiator(OpBuilder &builder, Activity activity);

  /// Appends the adjoints. Fails for an operator without a rule.
  Expected<void> run(TensorId loss);

  /// The cotangent of a tensor outside all loops; kNone if it has none.
  TensorId gradient(TensorId tensor) const;

private:
  /// The backward pass of the function's body or of one loop.
  struct Scope {
    Scope *parent = nullptr;
    LoopId forward = 0, reverse = 0;
    /// In a reverse loop: the iteration of the forward loop, counted down.
    TensorId index = kNone;
    OpId firstOp = kNone;
    std::map<TensorId, TensorId> cotangents;
    /// Of tensors outside the loop that the loop reads a slice of in each
    /// iteration: the slices' cotangents.
    std::map<TensorId, SmallVec<TensorId, 2>> slices;
    /// Cotangents of the stacked results, by the operator that writes them.
    std::map<OpId, TensorId> stackCotangents;
    std::map<TensorId, TensorId> fetched, hoisted;
  };
  /// One slice operator of several that together make up their operand.
  struct SliceGroup {
    SmallVec<OpId, 4> slices;
    int64_t dim = 0;
  };
  using Unary = std::function<TensorId(TensorId)>;

  // Adjoint.cpp
  Expected<void> transposeScope(Scope &scope, OpId first, OpId last);
  Expected<void> transposeOp(OpId id);
  Expected<void> transposeKind(OpId id);
  Diagnostic noRule(OpId id) const;
  TensorId cotangent(TensorId t) const;
  void give(TensorId t, TensorId ct);
  void giveIn(Scope &scope, TensorId t, TensorId ct);
  TensorId resolve(TensorId t) const;
  LoopId loopOf(TensorId t) const { return b.loopOf(t); }
  OpBuilder::Point pointIn(const Scope &scope) const;

  // AdjointSaved.cpp
  /// The forward value, where the backward pass stands.
  TensorId saved(TensorId t);
  /// A function of a forward value, computed in the forward pass, before the
  /// value is broadcast if it is.
  TensorId residual(TensorId t, const std::string &tag, const Unary &function);
  TensorId fetchIn(Scope &scope, TensorId t);
  TensorId cloneInto(Scope &scope, OpId id);
  TensorId hoist(Scope &scope, TensorId t);
  TensorId stackOf(TensorId t, LoopId loop);
  TensorId counterOf(LoopId loop);
  bool isCounter(TensorId t, LoopId loop) const;
  bool isInvariant(TensorId t, LoopId loop) const;
  bool isReread(TensorId t, LoopId loop) const;

  // AdjointElementwise.cpp
  Expected<void> transposeElementwise(OpId id);
  bool transposeArithmetic(OpId id);
  bool transposeCube(OpId id);
  bool transposeLogistic(OpId id);
  void giveLogistic(TensorId x, TensorId y);
  bool transposeUnary(OpId id);
  bool transposeBinary(OpId id);

  // AdjointLinear.cpp
  TensorId swapped(OpId id, size_t operand, TensorId ct);
  void transposeContraction(OpId id, size_t target);
  void transposeConvolution(OpId id, size_t target);
  void transposeBroadcast(OpId id);
  TensorId sumToOperand(OpId broadcast, TensorId ct);
  void transposeSlice(OpId id);
  Expected<void> transposeLayout(OpId id);
  Expected<void> transposeReduce(OpId id);
  void findSliceGroups();

  // AdjointIndexed.cpp
  Expected<void> transposeGather(OpId id);
  Expected<void> transposeScatter(OpId id);
  void transposeDynamicSlice(OpId id);
  void transposeDynamicUpdate(OpId id);
  Expected<void> transposePool(OpId id);
  Expected<void> transposeSort(OpId id);
  void transposeAttention(OpId id);

  // AdjointMatrix.cpp
  /// False if there is no rule.
  bool transposeMatrix(OpId id);
  void transposeCholesky(OpId id, bool isLower);
  void transposeSolve(OpId id);
  TensorId matrixTransposed(TensorId x);
  TensorId matrixProduct(TensorId x, TensorId y);
  TensorId triangularSolve(const std::string &mnemonic, TensorId a, TensorId y);
  TensorId chooseByPlace(std::string_view comparison, TensorId x,
                         TensorId otherwise);

  // AdjointComplex.cpp
  bool transposeComplex(OpId id);
  void transposeFourier(OpId id);
  TensorId fourier(OpId like, TensorId x, int64_t last, DType type);
  TensorId mirrorCount(TensorId spectrum, bool isEven);
  TensorId toComplex(TensorId real, TensorId imaginary, DType type);
  TensorId conjugate(TensorId x);

  // AdjointLoop.cpp
  Expected<void> transposeLoop(Scope &outer, LoopId loop);
  bool isStackedResult(const Carry &carry) const;
  void openReverseLoop(Scope &scope, LoopId forward);
  TensorId enterWith(const Scope &scope, TensorId initial);
  TensorId enterWithZeros(const Scope &scope, TensorId like);

  OpBuilder &b;
  OpGraph &graph;
  Activity active;
  Scope top;
  Scope *current = &top;
  /// The forward operators of a loop, by number; first..last are contiguous.
  std::vector<OpId> loopFirst, loopLast;
  OpId forwardOps;
  std::map<TensorId, TensorId> alias;
  std::map<std::pair<TensorId, std::string>, TensorId> residuals;
  std::map<TensorId, TensorId> stacks;
  std::map<LoopId, TensorId> counters;
  std::map<OpId, size_t> groupOf;
  std::vector<SliceGroup> groups;
};

/// Real and complex numbers.
bool isDifferentiable(DType type);
/// Whether the operator only repeats elements of its operand.
bool isBroadcast(const Op &op);
/// The broadcast that makes the tensor from fewer elements; kNone if it is made
/// otherwise.
OpId expandingBroadcast(const OpGraph &graph, TensorId t);
/// The loop is the ancestor or inside it.
bool isLoopInside(const OpGraph &graph, LoopId loop, LoopId ancestor);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_ADJOINT_H
