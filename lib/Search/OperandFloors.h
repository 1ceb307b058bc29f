//===- OperandFloors.h - What operators read whole --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_OPERANDFLOORS_H
#define PLANNER_LIB_SEARCH_OPERANDFLOORS_H

#include "planner/Graph/OpGraph.h"
#include "planner/Search/OuterPoint.h"
#include <array>
#include <vector>

namespace planner {

/// Parameters while an operator that works on samples reads them. Axes that
/// split samples split nothing of such an operand, whatever ZeRO does with what
/// is stored, and however large a layer is: it is gathered for the operator.
class OperandFloors {
public:
  explicit OperandFloors(const OpGraph &graph);
  /// Bytes on a device of some stage, beyond those of parameters that it
  /// stores; of parameters that are `onHosts` it stores none.
  double of(const StagePoint &point, bool onHosts) const;

private:
  /// Of one operator, by whether axes for experts, and those for the sequence,
  /// split them.
  using Bytes = std::array<double, 4>;
  std::vector<Bytes> operands;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_OPERANDFLOORS_H
