//===- MinPlusTest.cpp - The inner loops against plain ones ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Solver/MinPlus.h"
#include "RandomProblem.h"
#include <gtest/gtest.h>

using namespace planner::solver;
using namespace planner::solver::test;

namespace {

/// Lengths around the widths of vectors, some entries infinite.
template <typename T> void expectPlainMinima(uint64_t seed) {
  using A = Arithmetic<T>;
  Random random(seed);
  const size_t length = size_t(random.in(1, 19));
  const size_t domain = size_t(random.in(1, 7));
  const size_t numLines = size_t(random.in(0, 5));
  auto entries = [&](size_t count) {
    std::vector<T> list(count);
    for (T &entry : list)
      entry = random.chance(0.2) ? A::infinity : T(random.in(0, 9));
    return list;
  };
  const std::vector<T> offsets = entries(domain);
  std::vector<std::vector<T>> tables;
  std::vector<const T *> lines;
  std::vector<size_t> steps;
  for (size_t i = 0; i < numLines; ++i) {
    steps.push_back(length + size_t(random.in(0, 3)));
    tables.push_back(entries(steps.back() * domain));
  }
  for (const auto &table : tables)
    lines.push_back(table.data());
  std::vector<T> out(length);
  minPlus(out.data(), length, domain, lines, steps, offsets);
  for (size_t l = 0; l < length; ++l) {
    T least = A::infinity;
    for (size_t x = 0; x < domain; ++x) {
      T sum = offsets[x];
      for (size_t i = 0; i < numLines; ++i)
        sum = A::add(sum, tables[i][x * steps[i] + l]);
      least = std::min(least, sum);
    }
    EXPECT_EQ(out[l], least);
  }
}

/// Messages of pairs: tables are finite or infinite, messages finite.
TEST(MinPlus, GivesThePlainMessages) {
  using A = Arithmetic<double>;
  for (uint64_t seed = 0; seed < 2000 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const size_t rows = size_t(random.in(1, 19));
    const size_t cols = size_t(random.in(1, 19));
    std::vector<double> table(rows * cols), ofRows(rows), ofCols(cols);
    for (double &entry : table)
      entry = random.chance(0.2) ? A::infinity : double(random.in(0, 99));
    for (std::vector<double> *list : {&ofRows, &ofCols})
      for (double &message : *list)
        message = double(random.in(-50, 50));
    std::vector<double> toRows(rows), toCols(cols);
    leastOfRows(toRows.data(), table.data(), rows, cols, ofCols.data());
    leastOfColumns(toCols.data(), table.data(), rows, cols, ofRows.data());
    for (size_t row = 0; row < rows; ++row) {
      double least = A::infinity;
      for (size_t col = 0; col < cols; ++col)
        least = std::min(least, table[row * cols + col] - ofCols[col]);
      EXPECT_EQ(toRows[row], least);
    }
    for (size_t col = 0; col < cols; ++col) {
      double least = A::infinity;
      for (size_t row = 0; row < rows; ++row)
        least = std::min(least, table[row * cols + col] - ofRows[row]);
      EXPECT_EQ(toCols[col], least);
    }
  }
}

TEST(MinPlus, GivesThePlainMinima) {
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE(seed);
    expectPlainMinima<double>(seed);
    expectPlainMinima<int64_t>(seed);
    if (HasFailure())
      return;
  }
}

TEST(MinPlus, TellsTheFirstOfEqualOnes) {
  constexpr double kInfinity = Arithmetic<double>::infinity;
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const size_t length = size_t(random.in(1, 19));
    const size_t domain = size_t(random.in(1, 7));
    std::vector<double> offsets(domain), table(domain * length);
    for (auto *list : {&offsets, &table})
      for (double &entry : *list)
        entry = random.chance(0.3) ? kInfinity : double(random.in(-3, 3));
    std::vector<double> out(length), first(length);
    minPlusFirst(out.data(), first.data(), length, offsets, table.data());
    for (size_t l = 0; l < length; ++l) {
      double least = kInfinity, at = 0;
      for (size_t x = domain; x-- > 0;) {
        const double sum = offsets[x] + table[x * length + l];
        if (sum < kInfinity && sum <= least) {
          least = sum;
          at = double(x);
        }
      }
      EXPECT_EQ(out[l], least);
      EXPECT_EQ(first[l], at);
    }
    if (HasFailure())
      return;
  }
}

} // namespace
