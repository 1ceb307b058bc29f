//===- Exhaust.h - A joint search against all of its space ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_EXHAUST_H
#define PLANNER_TEST_UNIT_SEARCH_EXHAUST_H

#include "JointCase.h"
#include "SomeLayers.h"
#include <gtest/gtest.h>
#include <limits>

namespace planner::test {

/// All of the space, priced one by one by code that knows of no search.
struct Exhausted {
  double best = std::numeric_limits<double>::infinity();
  std::string strategy;
  size_t points = 0, fitting = 0;
};
inline Exhausted exhaust(Asked &asked) {
  Exhausted all;
  const auto add = [&](const StagePoint &point, const ScheduleChoice &schedule,
                       StageForm form) {
    const Expected<SearchResult> priced = asked.price(point, schedule, form);
    EXPECT_TRUE(priced) << priced.error().render();
    if (!priced)
      return;
    all.fitting += priced->prediction.fits ? 1 : 0;
    const double seconds = priced->prediction.stepTime.value;
    if (!priced->prediction.fits || seconds >= all.best)
      return;
    all.best = seconds;
    all.strategy = asked.name(point, schedule);
  };
  const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
  for (const OuterFamily &family : asked.families(true))
    for (const ScheduleChoice &schedule : family.schedules) {
      for (StageForm form : Asked::forms(family.stage))
        add(family.stage, schedule, form);
      ++all.points;
      for (const std::vector<StagePoint> &some :
           {asked.options.fix.recompute()
                ? std::vector<StagePoint>{}
                : computingSome(asked.graph, line, asked.options.fix,
                                family.stage, schedule),
            gatheringSome(asked.graph, line, asked.stack, asked.options.fix,
                          family.stage, schedule)}) {
        for (const StagePoint &point : some)
          add(point, schedule, Asked::forms(point).back());
        all.points += some.empty() ? 0 : 1;
      }
    }
  return all;
}

/// Nothing of the space is faster than what is found, nor below the bound; with
/// limits that leave all, some or none of it.
inline void compare(const Case &c, size_t &compared) {
  Asked asked(c);
  const Exhausted all = exhaust(asked);
  const Expected<SearchResult> found =
      jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
  double best = all.best;
  std::vector<RecomputeChoice> recomputes =
      recomputesOf(asked.graph, asked.options);
  recomputes.push_back(asked.graph.recompute);
  for (const RecomputeChoice &recompute : recomputes)
    if (const auto plain = search(asked.graphOf(recompute), asked.cluster,
                                  asked.stack, asked.options))
      best = std::min(best, plain->prediction.stepTime.value);
  if (!found) {
    EXPECT_EQ(best, std::numeric_limits<double>::infinity())
        << found.error().render() << all.strategy;
    return;
  }
  ++compared;
  EXPECT_TRUE(found->prediction.fits);
  EXPECT_NEAR(found->prediction.stepTime.value, best, 1e-9 * best)
      << "found '" << found->strategy << "', best '" << all.strategy << "' of "
      << all.points;
  EXPECT_LE(found->certificate.lowerBound.value, best * (1 + 1e-9));
  EXPECT_EQ(found->joint.points, all.points);
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_EXHAUST_H
