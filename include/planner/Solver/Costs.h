//===- Costs.h - Costs, lists and tables of them ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_COSTS_H
#define PLANNER_SOLVER_COSTS_H

#include <cstdint>
#include <limits>
#include <span>
#include <variant>
#include <vector>

namespace planner::solver {

using Cost = int64_t;
/// Holds any sum of costs.
__extension__ typedef __int128 WideCost;

/// The cost of an alternative or table entry that must not be chosen.
constexpr Cost kForbidden = std::numeric_limits<Cost>::max();

/// A table as algorithms work on it.
struct Matrix {
  uint32_t rows = 0;
  uint32_t cols = 0;
  /// Row-major.
  std::vector<Cost> entries;
  Cost at(uint32_t row, uint32_t col) const {
    return entries[size_t(row) * cols + col];
  }
};

/// Costs that stay as they are, in a code of 1, 2, 4 or 8 bytes each: what they
/// exceed the least of them by or, if few of them differ, which of the
/// different ones they are.
class CostList {
public:
  explicit CostList(std::span<const Cost> costs);

  size_t size() const;
  Cost operator[](size_t index) const {
    return std::visit([&](const auto &own) { return decode(own[index]); },
                      codes);
  }
  std::vector<Cost> expand() const;
  bool equals(std::span<const Cost> costs) const;
  /// The largest |cost| of those that are not forbidden; 0 if there is none.
  WideCost largestMagnitude() const;
  /// What the list takes beside the object itself.
  size_t bytes() const;

private:
  template <typename Code> Cost decode(Code code) const {
    if (!different.empty())
      return different[size_t(code)];
    if (code == std::numeric_limits<Code>::max())
      return kForbidden;
    return Cost(uint64_t(least) + code);
  }
  bool encodeFewDifferent(std::span<const Cost> costs);

  /// The least cost, which code 0 means if codes are distances, and the largest
  /// that is not forbidden; in no order if there is none.
  Cost least = kForbidden;
  Cost most = std::numeric_limits<Cost>::min();
  /// By code, if codes are positions.
  std::vector<Cost> different;
  std::variant<std::vector<uint8_t>, std::vector<uint16_t>,
               std::vector<uint32_t>, std::vector<uint64_t>>
      codes;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_COSTS_H
