//===- PortableMathTest.cpp - Against the C library's ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Solver/PortableMath.h"
#include <gtest/gtest.h>

using namespace planner::solver;

namespace {

TEST(PortableMath, IsAsAccurateAsItSays) {
  for (double x = -20; x <= 20; x += 0.0137)
    EXPECT_NEAR(portableExp(x) / std::exp(x), 1, 1e-12) << x;
  for (double x = 1e-9; x < 1e12; x *= 1.0371)
    EXPECT_NEAR(portableLog(x), std::log(x),
                1e-12 * (1 + std::abs(std::log(x))))
        << x;
  EXPECT_EQ(portableExp(0), 1);
  EXPECT_NEAR(portableLog(1), 0, 1e-15);
}

/// Bits, which a compiler that joins multiplications and additions would
/// change.
TEST(PortableMath, GivesTheSameBitsAnywhere) {
  volatile double x = 0.7, y = 50;
  EXPECT_EQ(portableExp(x), 0x1.01c2a61268abp+1);
  EXPECT_EQ(portableLog(y), 0x1.f4bd2b7ac1bafp+1);
}

} // namespace
