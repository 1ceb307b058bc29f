//===- LoopStacks.h - What loops save row by row ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A differentiated scan hands values from its forward to its reverse loop in
// stacks: the forward loop writes a row in each iteration, the reverse loop
// reads it.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_LOOPSTACKS_H
#define PLANNER_LIB_GRAPH_LOOPSTACKS_H

#include "OpBuilder.h"
#include <optional>

namespace planner {

/// A value of which a loop writes one row in each iteration, and the operators
/// that read rows of it in other loops.
struct Stack {
  TensorId value, final;
  LoopId loop;
  std::vector<OpId> reads;
  /// Writes the row.
  OpId write = kNone;
};

/// The stacks of a graph whose operators are still in the order of their
/// numbers.
class LoopStacks {
public:
  explicit LoopStacks(OpBuilder &builder);

  /// The stack that saves the value in its loop; nothing if none does.
  const Stack *find(TensorId value, LoopId loop) const;
  /// The stack of which the operator reads a row.
  const Stack *readBy(OpId op) const;
  /// A new one, written at the end of the loop.
  const Stack &add(TensorId value, LoopId loop);
  /// Gives the readers of a row, which has a leading 1, the value instead.
  void replaceRead(OpId read, TensorId value);

  /// Only ever grows at its end.
  std::vector<Stack> all;

private:
  std::optional<Stack> stackOf(const Op &next) const;
  TensorId withoutUnits(TensorId t) const;

  OpBuilder &b;
  OpGraph &graph;
  /// The operators that were there before.
  OpId count;
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_LOOPSTACKS_H
