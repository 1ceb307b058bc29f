//===- SmallVecTest.cpp - SmallVec does what std::vector does -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/SmallVec.h"
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

using namespace planner;

namespace {

static_assert(std::is_nothrow_move_constructible_v<SmallVec<std::string, 2>>);
static_assert(std::is_nothrow_move_assignable_v<SmallVec<int, 4>>);

int elementOf(int number, int) { return number; }
/// Longer than what a string holds in place, so that lost ones show as leaks.
std::string elementOf(int number, const std::string &) {
  return std::string(20, 'x') + std::to_string(number);
}

/// Does the same to both, at random.
template <typename T, unsigned N> void compare(unsigned seed) {
  std::mt19937 random(seed);
  SmallVec<T, N> own;
  std::vector<T> known;
  const auto below = [&](size_t n) { return random() % n; };
  for (int step = 0; step < 400; ++step) {
    const T item = elementOf(step, T());
    const size_t at = below(known.size() + 1);
    const auto where = static_cast<std::ptrdiff_t>(at);
    switch (below(9)) {
    case 0:
      own.push_back(item);
      known.push_back(item);
      break;
    case 1:
      // Of itself, also where that makes it grow.
      if (!known.empty()) {
        own.push_back(own.front());
        known.push_back(T(known.front()));
      }
      break;
    case 2:
      own.insert(own.begin() + where, item);
      known.insert(known.begin() + where, item);
      break;
    case 3: {
      const std::vector<T> list(below(4), item);
      own.insert(own.begin() + where, list.begin(), list.end());
      known.insert(known.begin() + where, list.begin(), list.end());
      break;
    }
    case 4:
      own.erase(own.begin() + where, own.end());
      known.erase(known.begin() + where, known.end());
      break;
    case 5: {
      const size_t size = below(8);
      own.resize(size, item);
      known.resize(size, item);
      break;
    }
    case 6: {
      SmallVec<T, N> moved = std::move(own);
      own.clear();
      own = std::move(moved);
      break;
    }
    case 7: {
      const SmallVec<T, N> copy = own;
      own = {item, item};
      EXPECT_EQ(own.back(), item);
      own = copy;
      break;
    }
    default:
      if (!known.empty()) {
        own.pop_back();
        known.pop_back();
      }
    }
    ASSERT_EQ(std::vector<T>(own.begin(), own.end()), known) << step;
    ASSERT_GE(own.capacity(), own.size());
  }
}

TEST(SmallVec, AsVector) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    compare<int, 4>(seed);
    compare<int, 40>(seed);
    compare<std::string, 2>(seed);
  }
}

TEST(SmallVec, Order) {
  const SmallVec<int, 2> shorter{1, 2}, longer{1, 2, 3}, other{1, 3};
  EXPECT_LT(shorter, longer);
  EXPECT_LT(longer, other);
  EXPECT_EQ(shorter, (SmallVec<int, 2>{1, 2}));
}

} // namespace
