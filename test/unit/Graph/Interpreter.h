//===- Interpreter.h - Runs raw graphs on doubles, for tests ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Evaluates operators by what their sharding rules say of dimensions, so that a
// wrong rule gives wrong numbers. The offset of a slice, which a graph does not
// keep, is the number in the operator's location.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_GRAPH_INTERPRETER_H
#define PLANNER_TEST_UNIT_GRAPH_INTERPRETER_H

#include "planner/Graph/OpGraph.h"
#include <map>
#include <vector>

namespace planner::test {

using Values = std::vector<double>;

class Interpreter {
public:
  explicit Interpreter(const OpGraph &g) : graph(g), values(g.tensors.size()) {}

  /// Values of arguments by name; missing ones are zero.
  void run(const std::map<std::string, Values> &arguments);
  const Values &operator[](TensorId t) const { return values[t]; }

private:
  using Index = std::vector<int64_t>;
  void runRange(OpId first, OpId last, LoopId loop);
  void runLoop(OpId first, OpId last, LoopId loop);
  void runOp(OpId id);
  void runByFactors(const Op &op);
  void runPointwise(const Op &op);
  void runWindow(const Op &op);
  void runConcatenate(const Op &op);
  void runGather(const Op &op);
  void runScatter(const Op &op);
  void runTopK(const Op &op);
  void runCholesky(const Op &op);
  void runTriangularSolve(const Op &op);
  int64_t offset(TensorId t, const Index &index) const;
  /// The indices of a tensor's dimensions, from those of the factors.
  Index dims(const TensorMap &map, const Shape &shape, const ShardingRule &rule,
             const Index &factors) const;
  double indexValue(const Op &op, const TensorMap &indexMap,
                    const Index &factors) const;
  Values &make(TensorId t, double fill = 0);

  const OpGraph &graph;
  std::vector<Values> values;
  std::map<LoopId, int64_t> iteration;
};

/// Calls `body` with every index of a space.
template <typename Sizes, typename Body>
void forEachIndex(const Sizes &sizes, Body body) {
  std::vector<int64_t> index(sizes.size(), 0);
  for (int64_t size : sizes)
    if (size == 0)
      return;
  while (true) {
    body(index);
    size_t dim = index.size();
    while (dim > 0 && ++index[dim - 1] == sizes[dim - 1])
      index[--dim] = 0;
    if (dim == 0)
      return;
  }
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_GRAPH_INTERPRETER_H
