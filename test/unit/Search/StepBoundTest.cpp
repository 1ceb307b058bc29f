//===- StepBoundTest.cpp - What a step takes at least ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointCase.h"
#include <gtest/gtest.h>
#include <random>

using namespace planner;
using namespace planner::test;

/// On one stage in one micro-batch, passes of 1 and 2 s, of which products are
/// known to take 0.8 and 1.6, hide what moves beside them, and no more; what
/// the host does tells nothing of that.
TEST(StepBoundTest, WhatIsHiddenIsSoOnce) {
  LayerLine line;
  line.isUniform = true;
  line.layers = 1;
  StagePoint point;
  point.zero = 1;
  StepFloors floors;
  floors.contention = 0;
  floors.passes.layer = 3;
  floors.forward.layer = 0.8;
  floors.backward.layer = 1.6;
  floors.hideable.reductions.layer = floors.hideable.updates.layer = 0.9;
  const auto bound = [&] {
    return stepBound(point, {}, line, floors, PassFloors{}).value;
  };
  EXPECT_DOUBLE_EQ(bound(), 3);
  // Half a second longer than the backward pass: together with what is beside
  // the forward pass, as much longer than both as a bound knows.
  floors.hideable.reductions.layer = 2.5;
  EXPECT_NEAR(bound(), 2.5 + 0.9, 1e-12);
  EXPECT_LE(bound(), 3 + 0.5);
  floors.hideable.updates.layer = 1.5;
  EXPECT_NEAR(bound(), 3 + 0.5 + 0.5, 1e-12);
}

/// Where nothing is hidden, and there is one stage, a step takes what its
/// passes do, those that add gradients to their sums included, and what is once
/// a step.
TEST(StepBoundTest, IsTheStepOfOneStage) {
  std::mt19937 random(3);
  size_t checked = 0, exact = 0;
  for (int round = 0; round < 4; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.stack = "ideal";
    c.devices = 4;
    c.fix = "pp=1,recompute=none,overlap=none,zero=0";
    Asked asked(c);
    PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
    for (const OuterFamily &family : asked.families(false)) {
      const StagePoint &point = family.stage;
      const ScheduleChoice &schedule = family.schedules.front();
      if (point.microBatches == 1)
        continue;
      const auto stage = pricer.solve(point, StageForm::LeastWork);
      const auto priced = pricer.price(point, schedule, StageForm::LeastWork);
      const auto model = pricer.variant(point.recompute);
      ASSERT_TRUE(stage && *stage && priced && model);
      const double step = priced->prediction.stepTime.value;
      const double bound =
          stepBound(point, schedule, (*model)->line, (*stage)->takes).value;
      EXPECT_LE(bound, step * (1 + 1e-6)) << asked.name(point, schedule);
      // Each layer counts as the one that takes least.
      exact += bound >= step * (1 - 1e-6);
      ++checked;
    }
  }
  EXPECT_GT(checked, 10u);
  EXPECT_GE(exact, checked * 3 / 4);
}
