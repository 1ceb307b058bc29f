//===- RandomProblem.h - Small random problems ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_SOLVER_RANDOMPROBLEM_H
#define PLANNER_TEST_SOLVER_RANDOMPROBLEM_H

#include "planner/Solver/Problem.h"
#include <algorithm>
#include <random>

namespace planner::solver::test {

struct Shape {
  uint32_t minVariables = 2;
  uint32_t maxVariables = 7;
  uint32_t maxDomain = 4;
  double pairProbability = 0.5;
  double forbidden = 0.15;
  Cost maxCost = 20;
  /// 0: nothing is limited.
  uint32_t maxTimes = 0;
  bool pairUsage = false;
  /// Limits are this share of the most that can be used, roughly.
  double tightness = 0.6;
};

class Random {
public:
  explicit Random(uint64_t seed) : engine(seed) {}
  // Not std::uniform_int_distribution, whose values differ between libraries.
  int64_t in(int64_t low, int64_t high) {
    return low + int64_t(engine() % uint64_t(high - low + 1));
  }
  bool chance(double p) { return double(engine() >> 11) * 0x1p-53 < p; }

private:
  std::mt19937_64 engine;
};

/// Intervals that may overlap, touch and be empty.
inline std::vector<UsageInterval> randomUsage(Random &random, uint32_t times) {
  std::vector<UsageInterval> usage;
  for (uint32_t t = 0; t < times; ++t)
    if (random.chance(0.6))
      usage.push_back({t, uint32_t(random.in(t, times)), random.in(0, 9)});
  return usage;
}

inline Problem randomProblem(uint64_t seed, const Shape &shape) {
  Random random(seed);
  Problem problem;
  uint32_t n = uint32_t(random.in(shape.minVariables, shape.maxVariables));
  uint32_t times = shape.maxTimes ? uint32_t(random.in(1, shape.maxTimes)) : 0;
  std::vector<int64_t> most(times, 0);
  auto noteMost = [&](const std::vector<std::vector<UsageInterval>> &usages) {
    std::vector<int64_t> largest(times, 0);
    for (const auto &usage : usages) {
      std::vector<int64_t> sum(times, 0);
      for (const UsageInterval &interval : usage)
        for (uint32_t t = interval.begin; t < interval.end; ++t)
          sum[t] += interval.amount;
      for (uint32_t t = 0; t < times; ++t)
        largest[t] = std::max(largest[t], sum[t]);
    }
    for (uint32_t t = 0; t < times; ++t)
      most[t] += largest[t];
  };
  auto randomCost = [&](double forbidden) {
    return random.chance(forbidden)
               ? kForbidden
               : random.in(-shape.maxCost / 4, shape.maxCost);
  };
  for (uint32_t i = 0; i < n; ++i) {
    std::vector<Cost> costs(size_t(random.in(1, shape.maxDomain)));
    for (Cost &cost : costs)
      cost = randomCost(shape.forbidden / 3);
    VarId v = problem.addVariable(std::move(costs));
    if (times && random.chance(0.7)) {
      std::vector<std::vector<UsageInterval>> usages;
      for (uint32_t a = 0; a < problem.domain(v); ++a) {
        usages.push_back(randomUsage(random, times));
        problem.setUsage(v, a, usages.back());
      }
      noteMost(usages);
    }
  }
  for (VarId i = 0; i < n; ++i)
    for (VarId j = 0; j < n; ++j) {
      if (i == j || !random.chance(shape.pairProbability / 2))
        continue;
      uint32_t rows = uint32_t(problem.domain(i));
      uint32_t cols = uint32_t(problem.domain(j));
      std::vector<Cost> entries(size_t(rows) * cols);
      int kind = int(random.in(0, 5));
      if (kind == 0 && rows == cols) {
        // A bijection: equal positions, shifted by one.
        for (uint32_t a = 0; a < rows; ++a)
          for (uint32_t b = 0; b < cols; ++b)
            entries[a * cols + b] =
                b == (a + 1) % cols ? random.in(0, 5) : kForbidden;
      } else if (kind == 1) {
        // Separable.
        std::vector<Cost> row(rows), col(cols);
        for (Cost &c : row)
          c = random.in(0, shape.maxCost);
        for (Cost &c : col)
          c = random.in(0, shape.maxCost);
        for (uint32_t a = 0; a < rows; ++a)
          for (uint32_t b = 0; b < cols; ++b)
            entries[a * cols + b] = row[a] + col[b];
      } else {
        for (Cost &cost : entries)
          cost = randomCost(shape.forbidden);
      }
      TableId table = problem.addTable(rows, cols, entries);
      PairId pair = problem.addPair(i, j, table, random.in(1, 3));
      if (times && shape.pairUsage && random.chance(0.5)) {
        std::vector<std::vector<UsageInterval>> usages;
        for (uint32_t a = 0; a < rows; ++a)
          for (uint32_t b = 0; b < cols; ++b)
            if (random.chance(0.4)) {
              usages.push_back(randomUsage(random, times));
              problem.setPairUsage(pair, a, b, usages.back());
            }
        noteMost(usages);
      }
    }
  for (uint32_t t = 0; t < times; ++t)
    problem.setCapacity(t, int64_t(double(most[t]) * shape.tightness *
                                   (0.5 + double(random.in(0, 100)) / 100)));
  return problem;
}

/// Variables that are kept or made again, of two sizes, at some of four times;
/// three tenths of them can be kept. Each is paired with a few others.
inline Problem equalTensors(uint64_t seed, uint32_t n) {
  Random random(seed);
  constexpr uint32_t kTimes = 4;
  Problem problem;
  std::vector<int64_t> total(kTimes, 0);
  for (VarId v = 0; v < n; ++v) {
    const int64_t size = random.chance(0.33) ? 64 : 100;
    problem.addVariable({0, size * random.in(60, 140)});
    const uint32_t begin = uint32_t(random.in(0, kTimes - 1));
    const uint32_t end = uint32_t(random.in(begin + 1, kTimes));
    problem.setUsage(v, 0, {{begin, end, size}});
    for (uint32_t t = begin; t < end; ++t)
      total[t] += size;
  }
  for (uint32_t v = 0; v < n; ++v)
    for (uint32_t step : {1, 4, 9, 16}) {
      const uint32_t other = (v + step) % n;
      if (other == v || random.chance(0.5))
        continue;
      std::vector<Cost> entries;
      for (int i = 0; i < 4; ++i)
        entries.push_back(random.in(0, 4000));
      problem.addPair(v, other, problem.addTable(2, 2, entries));
    }
  for (uint32_t t = 0; t < kTimes; ++t)
    problem.setCapacity(t, total[t] * 3 / 10);
  return problem;
}

/// Adds four variables of three alternatives, each paired with every other and
/// with none before: no elimination of few neighbours takes them apart.
inline void addClique(Problem &problem, uint64_t seed) {
  Random random(seed + 1000);
  constexpr unsigned kVariables = 4, kDomain = 3;
  auto costs = [&](size_t size, double never) {
    std::vector<Cost> list;
    for (size_t i = 0; i < size; ++i)
      list.push_back(random.chance(never) ? kForbidden : random.in(0, 20));
    return list;
  };
  std::vector<VarId> vars;
  for (unsigned i = 0; i < kVariables; ++i) {
    vars.push_back(problem.addVariable(costs(kDomain, 0)));
    for (unsigned before = 0; before < i; ++before)
      problem.addPair(
          vars[before], vars[i],
          problem.addTable(kDomain, kDomain, costs(kDomain * kDomain, 0.1)));
  }
}

/// A ladder with chords: wide enough that small tables do not do.
inline Problem ladder(uint64_t seed, uint32_t length, bool limited) {
  Random random(seed);
  Problem problem;
  const uint32_t n = 2 * length;
  std::vector<int64_t> most(length, 0);
  for (VarId v = 0; v < n; ++v) {
    std::vector<Cost> costs(4);
    for (Cost &cost : costs)
      cost = random.in(0, 40);
    problem.addVariable(costs);
    if (!limited)
      continue;
    // What is cheap uses much, for some of the times after it.
    uint32_t begin = v / 2, end = std::min(length, begin + 1 + v % 5);
    int64_t largest = 0;
    for (uint32_t a = 0; a < 4; ++a) {
      int64_t amount = 50 - costs[a] + random.in(0, 5);
      problem.setUsage(v, a, {{begin, end, amount}});
      largest = std::max(largest, amount);
    }
    for (uint32_t t = begin; t < end; ++t)
      most[t] += largest;
  }
  auto join = [&](VarId a, VarId b) {
    std::vector<Cost> entries(16);
    for (Cost &entry : entries)
      entry = random.chance(0.1) ? kForbidden : random.in(0, 30);
    entries[random.in(0, 15)] = 0;
    for (uint32_t k = 0; k < 4; ++k)
      entries[5 * k] = random.in(0, 30);
    problem.addPair(a, b, problem.addTable(4, 4, entries));
  };
  for (VarId v = 0; v + 2 < n; ++v) {
    join(v, v + 2);
    if (v % 2 == 0)
      join(v, v + 1);
    if (v % 3 == 0 && v + 9 < n)
      join(v, v + 9);
  }
  for (uint32_t t = 0; limited && t < length; ++t)
    problem.setCapacity(t, most[t] * 7 / 10);
  return problem;
}

} // namespace planner::solver::test

#endif // PLANNER_TEST_SOLVER_RANDOMPROBLEM_H
