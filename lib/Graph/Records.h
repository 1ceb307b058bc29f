//===- Records.h - Tensors and operators as records -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_RECORDS_H
#define PLANNER_LIB_GRAPH_RECORDS_H

#include "Growth.h"
#include "planner/Graph/OpGraph.h"

namespace planner {

/// A location in a file without its column, which depends on how many digits
/// the numbers before it have: records say nothing of it.
std::string_view withoutColumn(std::string_view location);

/// Whether an operator takes so many scalars that they may be something of
/// every layer: these and its members are lists of their own, below.
bool takesMany(const Op &op);

/// Numbers are what it refers to, and those in texts.
void addRecord(const Tensor &tensor, Records &records);
/// The last number is the operator that it is folded into.
void addRecord(const Op &op, OpId foldedInto, Records &records);
void addRecord(const DimClass &dimClass, Records &records);
/// The number is the operand.
void addOperands(const Op &op, Records &records);
void addMembers(const Op &op, Records &records);

/// Sets what the numbers of its record are. Expects a copy of what had as many.
void setNumbers(Tensor &tensor, std::span<const int64_t> numbers);
void setNumbers(Op &op, std::span<const int64_t> numbers);
void setNumbers(DimClass &dimClass, std::span<const int64_t> numbers);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_RECORDS_H
