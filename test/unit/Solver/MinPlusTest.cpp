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
