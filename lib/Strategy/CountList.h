//===- CountList.h - Lists of numbers in a strategy string ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_STRATEGY_COUNTLIST_H
#define PLANNER_LIB_STRATEGY_COUNTLIST_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// "9/9/9/5", in short "3x9/5". Nothing for any other text, for a number below
/// 1, and for numbers and lists that are larger than any model's.
std::optional<std::vector<int64_t>> parseCounts(std::string_view text);
/// In its shortest form.
std::string countsText(const std::vector<int64_t> &counts);

} // namespace planner

#endif // PLANNER_LIB_STRATEGY_COUNTLIST_H
