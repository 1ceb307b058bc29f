//===- ReplicasTest.cpp - Micro-batches of unequal replicas ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Replicas.h"
#include <algorithm>
#include <gmock/gmock.h>
#include <random>

using namespace planner;
using testing::ElementsAre;

static double timeOf(const std::vector<ReplicaKind> &kinds,
                     const std::vector<int64_t> &split) {
  double most = 0;
  for (size_t k = 0; k < kinds.size(); ++k)
    most = std::max(most, static_cast<double>(split[k]) * kinds[k].microBatch +
                              kinds[k].once);
  return most;
}

/// The least of all splits; nothing if there is none.
static std::optional<double> leastOf(const std::vector<ReplicaKind> &kinds,
                                     int64_t total) {
  std::optional<double> least;
  std::vector<int64_t> split(kinds.size());
  const auto descend = [&](auto self, size_t k, int64_t left) -> void {
    if (k == kinds.size()) {
      if (left == 0 && (!least || timeOf(kinds, split) < *least))
        least = timeOf(kinds, split);
      return;
    }
    for (split[k] = 1; split[k] * kinds[k].replicas <= left; ++split[k])
      self(self, k + 1, left - split[k] * kinds[k].replicas);
  };
  descend(descend, 0, total);
  return least;
}

/// Twice as fast runs twice as many: 4 and 8 of 12.
TEST(ReplicasTest, MicroBatchesGoBySpeed) {
  EXPECT_THAT(*splitMicroBatches({{1, 2, 0}, {1, 1, 0}}, 12),
              ElementsAre(4, 8));
  // Two slow replicas: 3 each, 6 on the fast one.
  EXPECT_THAT(*splitMicroBatches({{2, 2, 0}, {1, 1, 0}}, 12),
              ElementsAre(3, 6));
  // What is done once counts, too: 2 + 4 * 1 and 6 * 1.
  EXPECT_THAT(*splitMicroBatches({{1, 1, 2}, {1, 1, 0}}, 10),
              ElementsAre(4, 6));
  EXPECT_FALSE(splitMicroBatches({{2, 1, 0}, {2, 1, 0}}, 7));
  EXPECT_FALSE(splitMicroBatches({{1, 1, 0}, {1, 1, 0}}, 1));
}

TEST(ReplicasTest, NothingIsBetterAmongAllSplits) {
  std::mt19937 random(5);
  const auto real = [&](double most) {
    return std::uniform_real_distribution<double>(0, most)(random);
  };
  int none = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<ReplicaKind> kinds(1 + random() % 3);
    for (ReplicaKind &kind : kinds)
      kind = {1 + static_cast<int64_t>(random() % 4),
              random() % 4 ? real(2) : 1, random() % 2 ? real(3) : 0};
    const auto total = static_cast<int64_t>(1 + random() % 24);
    const auto split = splitMicroBatches(kinds, total);
    const auto least = leastOf(kinds, total);
    ASSERT_EQ(split.has_value(), least.has_value()) << round;
    none += !split;
    if (!split)
      continue;
    int64_t sum = 0;
    for (size_t k = 0; k < kinds.size(); ++k) {
      EXPECT_GE((*split)[k], 1);
      sum += (*split)[k] * kinds[k].replicas;
    }
    EXPECT_EQ(sum, total);
    EXPECT_NEAR(timeOf(kinds, *split), *least, 1e-9) << round;
  }
  EXPECT_GT(none, 100);
}
