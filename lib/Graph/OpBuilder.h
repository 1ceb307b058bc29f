//===- OpBuilder.h - Appends standard operators with their rules *- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Passes that add operators (adjoints, residuals, optimizer) make them here,
// with the names and sharding rules that Import gives to the same operations,
// so that later passes see no difference.
//
// Operators are appended to the graph in any order, while the builder keeps
// their program order as a list; finish() renumbers them and drops what is
// dead.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_OPBUILDER_H
#define PLANNER_LIB_GRAPH_OPBUILDER_H

#include "planner/Graph/OpGraph.h"
#include <list>
#include <map>
#include <tuple>

namespace planner {

/// A factor for each dimension of the shape that is not 1; `map` receives the
/// dimensions' factors.
void addDimFactors(ShardingRule &rule, const Shape &shape, TensorMap &map);

/// Makes a factor a reduction if no result has it, else a pass-through, unless
/// it must not or cannot simply be split (need-replication, permutation).
void recomputeKinds(ShardingRule &rule);

class OpBuilder {
public:
  using Position = std::list<OpId>::iterator;

  /// Where the next operators go and what they are part of.
  struct Point {
    Position before;
    LoopId loop = 0;
    Phase phase = Phase::Forward;
    OpId adjointOf = kNone;
    bool isRecomputed = false;
    std::string location;
  };

  explicit OpBuilder(OpGraph &g);

  OpGraph &graph;
  Point point;

  Position positionOf(OpId op) const { return where[op]; }
  Position begin() { return order.begin(); }
  Position end() { return order.end(); }
  std::vector<OpId> programOrder() const {
    return {order.begin(), order.end()};
  }

  /// Sets the point to where a tensor is first known: behind its producer, at
  /// the beginning for an argument and for the value that a loop enters with.
  void setPointAfter(TensorId tensor);
  /// The first operator of the loop, of which `inside` is one.
  Position beginOf(LoopId loop, OpId inside);
  /// The loop in whose body the tensor has its value.
  LoopId loopOf(TensorId tensor) const;

  /// Inserts the operator at the point and gives it the point's loop, phase,
  /// adjointOf, isRecomputed and location.
  OpId insert(Op &&op);
  /// The operator's only result, of this shape and type.
  TensorId insertFor(Op &&op, Shape shape, DType dtype);

  const Shape &shape(TensorId t) const { return graph.tensors[t].shape; }
  DType dtype(TensorId t) const { return graph.tensors[t].dtype; }

  /// The same operator as `id`, which has one result, on other operands of the
  /// same shapes.
  TensorId clone(OpId id, const SmallVec<TensorId, 3> &operands);

  /// The same for any number of results. Where the point says isRecomputed it
  /// repeats `id`.
  OpId cloneWhole(OpId id, const SmallVec<TensorId, 3> &operands);

  /// A constant tensor, all elements equal: a scalar and its broadcast. Behind
  /// the forward pass, where operators only follow one another, an earlier one
  /// of the same loop and phase serves again.
  TensorId splat(double value, Shape shape, DType dtype);
  /// Operands of the result's shape, or scalars where the function takes them
  /// (the predicate of select).
  TensorId pointwise(std::string mnemonic,
                     std::initializer_list<TensorId> operands, DType dtype);
  /// The same with the last operand's type.
  TensorId pointwise(std::string mnemonic,
                     std::initializer_list<TensorId> operands);
  TensorId compare(std::string_view direction, TensorId a, TensorId b);
  /// The tensor itself if it has the type already.
  TensorId convert(TensorId x, DType dtype);
  /// Dimension i of `x` becomes dimension dims[i]; sizes 1 may be expanded.
  TensorId broadcast(TensorId x, Shape shape, const SmallVec<int64_t, 4> &dims);
  /// A scalar to a shape.
  TensorId broadcastScalar(TensorId x, const Shape &shape);
  TensorId reduceSum(TensorId x, const SmallVec<int64_t, 4> &dims);
  TensorId reduceAll(TensorId x);
  /// To a shape that differs only in dimensions of size 1.
  TensorId reshapeUnits(TensorId x, Shape shape);
  TensorId transpose(TensorId x, const SmallVec<int64_t, 4> &permutation);
  /// `x[index]` of the first dimension, which is dropped.
  TensorId readSlice(TensorId x, TensorId index);
  /// `x` with `x[index]` replaced by `slice`.
  TensorId writeSlice(TensorId x, TensorId slice, TensorId index);

  /// Enters a loop-carried value; the point must be before the loop.
  TensorId enterLoop(TensorId initial);
  /// Ends the loop-carried value that `entered` began: its final value. The
  /// point must be inside the loop.
  TensorId nextLoop(TensorId entered, TensorId updated);
  /// The number of the iteration: 0, 1, 2, ...
  TensorId loopCounter();

  /// Renumbers the operators in program order, without the dead ones.
  void finish();

private:
  using ConstantKey = std::tuple<Phase, LoopId, DType, double, Shape>;
  bool isInside(OpId op, LoopId loop) const;
  TensorId makeConstant(double value, DType dtype);

  std::map<ConstantKey, TensorId> constants;
  std::list<OpId> order;
  std::vector<Position> where;
  /// By LoopEnter: the loop.
  std::map<OpId, LoopId> bodyOf;
};

/// Keeps only operators that a result, or a live loop-carried value, needs, in
/// the given order; renumbers them and every reference. Blocks are dropped.
void rebuildOps(OpGraph &graph, const std::vector<OpId> &order);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_OPBUILDER_H
