//===- PrimalSearch.h - Better assignments under prices ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// One seed of large-neighbourhood search: a walk under prices. Moves minimise
// cost plus priced usage, by conditioned elimination over all variables or over
// random clusters, or let whole regions follow where one pair is mended. The
// walk may use too much: then prices rise where it does, and fall where there
// is room, so that it keeps near the limits, on either side. What it passes
// through is recombined with the best assignment known, which always fits;
// where rounds end is fused with it.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PRIMALSEARCH_H
#define PLANNER_SOLVER_PRIMALSEARCH_H

#include "ClusterMoves.h"
#include "Fusion.h"
#include "Recombination.h"
#include "RegionProposals.h"
#include "planner/Support/Cancellation.h"

namespace planner::solver {

class PrimalSearch {
public:
  PrimalSearch(const SearchModel &model, uint64_t seed);

  /// Looks for an assignment that fits, without regard to costs.
  void findFeasible(const Cancellation *cancel);
  bool feasible() const { return !best.empty(); }
  const std::vector<uint32_t> &bestChoice() const { return best; }
  /// Without the model's constant.
  double bestCost() const { return cost; }
  /// Takes an assignment if it fits and is cheaper; tries to mend it with what
  /// is known if it does not fit.
  void offer(const std::vector<uint32_t> &choice);
  /// The dual's.
  void setPrices(const std::vector<double> &dual) { given = dual; }
  /// Where to walk from the next time the walk begins anew; need not fit, but
  /// must be allowed.
  void setStart(const std::vector<uint32_t> &choice) { start = choice; }

  /// Moves until so much work is done.
  void run(int64_t quota, const Cancellation *cancel);
  int64_t workDone() const { return work; }

private:
  /// A kind of move, and what it gains for its work.
  struct Arm {
    enum class Kind { Variables, Clusters, Regions } kind;
    /// The most variables of a cluster.
    uint32_t cluster;
    double tableCap;
    double credit = 1;
    /// Of a move, in rounds that walk and in those that fuse; 1 before the
    /// first.
    double effort[2] = {1, 1};
  };
  void accept(const std::vector<uint32_t> &choice);
  void recombine(const std::vector<uint32_t> &proposal);
  void begin();
  void beginFusion();
  void beginWalk();
  void move(const Cancellation *cancel);
  size_t chooseArm();
  void runArm(const Arm &arm, const Cancellation *cancel);
  void moveRegions(double tableCap, const Cancellation *cancel);
  void price(const std::vector<double> &at);
  double walkValue() const;
  double takeFromWalk();
  void movePrices();

  const SearchModel &model;
  SearchRandom random;
  PricedCosts priced;
  PairwiseView view;
  ConditionedElimination elimination;
  ClusterMoves clusters;
  RegionProposals regions;
  /// Of a move of regions, and of a round that fuses.
  Fusion proposed, fused;
  Recombination recombination;
  std::vector<uint32_t> best;
  std::vector<int64_t> bestUsage;
  double cost = std::numeric_limits<double>::infinity();
  /// Where the walk stands, and where it begins next.
  std::vector<uint32_t> walk, start;
  /// Of the walk.
  std::vector<int64_t> usage;
  /// The dual's, the walk's, and the same with noise.
  std::vector<double> given, prices, varied;
  /// Moves since the round began, and how many there will be; of rounds that
  /// walk, the length of the last one and how many there were.
  unsigned step = 0, length = 0, walkLength = 0, numWalks = 0;
  /// Whether this round chooses among what others came to.
  bool fusing = false;
  /// Where the last rounds that walked ended.
  std::vector<std::vector<uint32_t>> ends;
  /// How much prices vary at first, and how fast they move.
  double noise = 0, pace = 1;
  /// Whether the walk fitted when prices were last moved.
  bool fitted = false;
  std::vector<Arm> arms;
  int64_t work = 0;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_PRIMALSEARCH_H
