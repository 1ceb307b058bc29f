//===- Table.h - Rows of text in columns ------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_TABLE_H
#define PLANNER_TOOLS_PLANNER_TABLE_H

#include <string>
#include <vector>

namespace planner::cli {

/// Each column as wide as its widest entry, two spaces between; rows have as
/// many entries as the first.
std::string tableText(const std::vector<std::vector<std::string>> &rows);

/// "+3.1%".
std::string percentAbove(double value, double reference);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_TABLE_H
