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
  /// Of layers divided freely, some of them computed again.
  double divided = std::numeric_limits<double>::infinity();
  /// In forms that no strategy string says.
  double others = std::numeric_limits<double>::infinity();
  std::string strategy, divides, otherwise;
  size_t points = 0, fitting = 0;
};
inline Exhausted exhaust(Asked &asked) {
  Exhausted all;
  const auto add = [&](const StagePoint &point, const ScheduleChoice &schedule,
                       StageForm form, double &best, std::string &strategy) {
    const Expected<SearchResult> priced = asked.price(point, schedule, form);
    EXPECT_TRUE(priced) << priced.error().render();
    if (!priced)
      return;
    all.fitting += priced->prediction.fits ? 1 : 0;
    const double seconds = priced->prediction.stepTime.value;
    if (!priced->prediction.fits || seconds >= best)
      return;
    best = seconds;
    strategy = asked.name(point, schedule);
  };
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  const auto addOthers = [&](const StagePoint &point,
                             const ScheduleChoice &schedule) {
    for (StageForm form : {StageForm::LeastVisible, StageForm::LeastFitting,
                           StageForm::LeastVisibleFitting}) {
      if (isFitting(form) && (point.stages > 1 || point.microBatches > 1))
        continue;
      const auto solved = pricer.solve(point, form);
      EXPECT_TRUE(solved);
      if (!solved || !*solved)
        continue;
      const auto priced = pricer.price(point, schedule, form);
      EXPECT_TRUE(priced) << priced.error().render();
      if (!priced || !priced->prediction.fits ||
          priced->prediction.stepTime.value >= all.others)
        continue;
      all.others = priced->prediction.stepTime.value;
      all.otherwise = asked.name(point, schedule);
    }
  };
  const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
  for (const OuterFamily &family : asked.families(true))
    for (const ScheduleChoice &schedule : family.schedules) {
      for (StageForm form : Asked::forms(family.stage))
        add(family.stage, schedule, form, all.best, all.strategy);
      addOthers(family.stage, schedule);
      ++all.points;
      if (dividesSome(asked.graph, line, asked.stack, asked.options.fix,
                      family.stage, schedule)) {
        ++all.points;
        // What fits with all kept is no slower.
        if (asked.asked.limit > 0)
          for (const StagePoint &point :
               dividingSome(line, family.stage, schedule))
            add(point, schedule, Asked::forms(point).back(), all.divided,
                all.divides);
      }
      for (const std::vector<StagePoint> &some :
           {asked.options.fix.recompute() || !asked.asked.shape.trained
                ? std::vector<StagePoint>{}
                : computingSome(asked.graph, line, asked.options.fix,
                                family.stage, schedule),
            gatheringSome(asked.graph, line, asked.stack, asked.options.fix,
                          family.stage, schedule)}) {
        for (const StagePoint &point : some)
          add(point, schedule, Asked::forms(point).back(), all.best,
              all.strategy);
        all.points += some.empty() ? 0 : 1;
      }
    }
  return all;
}

/// How far from the best a division may be that is chosen with what layers take
/// by themselves, some of them computed again.
constexpr double kNearOfDivided = 0.1;

/// By how much less single choices make a step than forms do, at most, of
/// models whose layers differ so that one stage is the slowest
/// (StageRefinerTest).
constexpr double kRefined = 0.4;

/// Nothing of the space is faster than what is found, nor below the bound; with
/// limits that leave all, some or none of it. Of layers divided freely, some of
/// them computed again, nothing is much faster.
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
    EXPECT_EQ(std::min(best, all.divided),
              std::numeric_limits<double>::infinity())
        << found.error().render() << all.strategy << all.divides;
    return;
  }
  ++compared;
  EXPECT_TRUE(found->prediction.fits);
  const double near = all.divided < best ? kNearOfDivided : 1e-9;
  const double step = found->prediction.stepTime.value;
  EXPECT_LE(step, best * (1 + 1e-9)) << all.strategy;
  EXPECT_LE(step, all.divided * (1 + near)) << all.divides;
  EXPECT_LE(step, all.others * (1 + 1e-9)) << all.otherwise;
  EXPECT_GE(step, std::min({best, all.divided, all.others}) * (1 - kRefined))
      << "found '" << found->strategy << "', best '" << all.strategy << "' or '"
      << all.divides << "' of " << all.points;
  EXPECT_EQ(asked.priced(*found), step) << found->strategy;
  EXPECT_LE(found->certificate.lowerBound.value,
            std::min(best, all.divided * (1 + near)) * (1 + 1e-9));
  EXPECT_EQ(found->joint.points, all.points);
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_EXHAUST_H
