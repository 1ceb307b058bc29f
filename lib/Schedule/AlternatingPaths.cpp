//===- AlternatingPaths.cpp - Longest paths of 1F1B -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// With w(i) = p - 1 - i warm-up passes, stage i runs F(0) ... F(w), B(0),
// F(w+1), B(1), ..., F(m-1), B(m-1-w), ..., B(m-1). The edges of the graph are
// those of this order, F(i,k) -> F(i+1,k) and B(i+1,k) -> B(i,k).
//
//===----------------------------------------------------------------------===//

#include "AlternatingPaths.h"
#include <algorithm>
#include <cmath>

namespace planner {

AlternatingPaths::AlternatingPaths(const PassTimes &times, int64_t count)
    : stages(int64_t(times.forward.size())), microBatches(count),
      forward(times.forward), backward(times.backward),
      forwardLatency(times.forwardLatency),
      backwardLatency(times.backwardLatency) {
  Seconds down, up, most;
  for (int64_t i = 0; i < stages; ++i) {
    down += forward[at(i)];
    up += backwardLatency[at(i)] + backward[at(i)];
    forwardTo.push_back(down);
    backwardTo.push_back(up);
    most = std::max(most, forward[at(i)]);
    // The path has p - 1 steps to stage i's F(w): i down, the others along the
    // stage where they cost most.
    warmUpTo.push_back(down + double(stages - 1 - i) * most);
    down += forwardLatency[at(i)];
    if (passes(i) > passes(slowest))
      slowest = i;
  }
}

Seconds AlternatingPaths::firstBackward(int64_t stage) const {
  Seconds latest;
  for (int64_t turn = stage; turn < stages; ++turn)
    latest = std::max(latest, warmUpTo[at(turn)] + backwardTo[at(turn)] -
                                  backwardTo[at(stage)]);
  return latest;
}

/// To the begin of the home's first pair of a backward pass and the forward
/// pass after it. Turning back before the home skips pairs: they are deducted.
Seconds AlternatingPaths::arrive(int64_t home) const {
  Seconds latest = firstBackward(home);
  for (int64_t turn = 0; turn < home; ++turn)
    latest =
        std::max(latest, warmUpTo[at(turn)] + passes(turn) +
                             forwardTo[at(home)] - forwardTo[at(turn)] -
                             passes(home) - double(home - turn) * passes(home));
  return latest;
}

/// From the end of the home's last such pair to the end of the stage's last
/// backward pass: as above, backwards in time.
Seconds AlternatingPaths::leave(int64_t home, int64_t stage) const {
  Seconds latest = Seconds(0), most;
  for (int64_t turn = stage; turn < stages; ++turn) {
    most = std::max(most, backward[at(turn)]);
    Seconds out = backwardTo[at(turn)] - backwardTo[at(stage)] +
                  backward[at(stage)] + double(stages - 1 - turn) * most;
    if (turn >= home)
      out += forwardTo[at(turn)] - forwardTo[at(home)];
    else
      out += passes(turn) + backwardTo[at(home)] - backwardTo[at(turn)] -
             passes(home) - double(home - turn) * passes(home);
    latest = std::max(latest, out);
  }
  return latest;
}

/// The pairs at home; instead of some of them, round trips to a later stage
/// and back, which take as many micro-batches as they visit stages. The last
/// pair stays: the path may leave from it.
Seconds AlternatingPaths::atHome(int64_t home) const {
  double pairs = double(microBatches - stages + home);
  Seconds extra, trip;
  for (int64_t turn = home + 1; turn < stages; ++turn) {
    trip += passes(turn) - passes(home) + forwardLatency[at(turn - 1)] +
            backwardLatency[at(turn)];
    double trips = std::floor((pairs - 1) / double(turn - home + 1));
    extra = std::max(extra, trips * trip);
  }
  return pairs * passes(home) + extra;
}

Seconds AlternatingPaths::through(int64_t home, int64_t stage) const {
  return std::max(arrive(home) +
                      double(microBatches - stages + home) * passes(home),
                  firstBackward(home) + atHome(home)) +
         leave(home, stage);
}

/// Every micro-batch over the slowest link, one after the other.
Seconds AlternatingPaths::throughLinks(int64_t stage) const {
  Seconds slowestLink;
  for (int64_t i = stage; i < stages; ++i) {
    slowestLink = std::max(slowestLink, forwardLatency[at(i)]);
    if (i > stage)
      slowestLink = std::max(slowestLink, backwardLatency[at(i)]);
  }
  return forwardTo[at(stages - 1)] + backwardTo[at(stages - 1)] -
         backwardTo[at(stage)] + backward[at(stage)] +
         double(microBatches - 1) * slowestLink;
}

Seconds AlternatingPaths::end(int64_t stage) const {
  Seconds latest = throughLinks(stage);
  for (int64_t home = 0; home < stages; ++home)
    if (stage == 0 || home == stage || home == slowest || home == stages - 1)
      latest = std::max(latest, through(home, stage));
  return latest;
}

} // namespace planner
