//===- LineCuts.h - Cutting any model for a pipeline ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Of a model that is no chain of equal layers each unit of the line may take
// something else, and hand something else to the next (docs/cost-model.md,
// "Stages").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_LINECUTS_H
#define PLANNER_COST_LINECUTS_H

#include "planner/Cost/HostCopies.h"
#include "planner/Cost/UnevenCuts.h"
#include <algorithm>
#include <functional>

namespace planner {

/// Bytes that a unit leaves on its host, and another one does, too: a chunk of
/// both leaves them once.
struct LeftBefore {
  size_t unit = 0;
  double bytes = 0;
};

/// What one micro-batch does in each unit of a line, and hands over each border
/// between units, under one strategy, on stages alike.
struct UnitPrices {
  std::vector<ChunkWork> units;
  /// By link level, and by border from 0 to the number of units: the seconds
  /// for which it is under way in one direction, and as long in the other; 0
  /// where nothing comes back. Nothing passes the ends, nor does anything in
  /// the last row, which is of chunks on one stage.
  std::vector<std::vector<double>> sends;
  /// By chunk, the row between it and the one before.
  std::vector<unsigned> levels;
  /// If hosts keep something, what each unit has there, as a chunk of its own;
  /// and what of that the last unit before it that leaves it has left, too.
  std::vector<HostBytes> onHost = {};
  std::vector<std::vector<LeftBefore>> leftBefore = {};
};

/// `priced` is evaluate()'s price of the assignment; of `request` the number of
/// stages counts, not what they host. Not for clusters of several parts.
Expected<UnitPrices> priceUnits(const CostModel &model,
                                const Assignment &assignment,
                                const PricedStrategy &priced,
                                const StageRequest &request);

/// A piece of the line on one stage: seconds of the passes of one micro-batch,
/// if nothing is sent, and what is waited for once a step.
struct LinePiece {
  double forward = 0, backward = 0, sums = 0, update = 0;
  /// Of the backward pass, what no other operator waits for.
  double weights = 0;
  /// As UnitLoads has them, once memory counts.
  double fixed = 0, kept = 0, working = 0, updating = 0;

  double passes() const { return forward + backward; }
  /// With the activations of so many micro-batches.
  double bytes(double microBatches) const {
    return fixed + std::max(microBatches * kept + working, updating);
  }
};

/// Cuts a line of at least so many units into chunks about as heavy as each
/// other: each ends, within a quarter of a chunk from where equal ones would,
/// where least is sent. `sent` takes the chunk that begins at a border, and the
/// border.
std::vector<size_t>
cutNearEvenly(std::vector<double> weights, size_t chunks,
              const std::function<double(size_t, size_t)> &sent);

/// How the stages of a pipeline that is cut repeat their passes.
struct LineSchedule {
  double microBatches = 1;
  bool sendsBeside = false;
  /// 1F1B: a stage has no more micro-batches between their passes than there
  /// are stages from it on.
  bool alternates = false;

  /// Micro-batches between their passes on a stage that so many are left from,
  /// at most.
  double underWay(size_t stagesLeft) const;
  /// What one micro-batch's trip leaves of both passes of all others on such a
  /// stage: forward passes come before the rest of the last one's way, backward
  /// passes after that of the first one, and those of the other direction too,
  /// but for as many as there are under way.
  double waits(size_t stagesLeft, double forward, double backward) const;
  /// How long such a stage has no passes to do while the first micro-batch and
  /// the last one are behind it, which takes each of them `after` seconds. Of
  /// 1F1B, unless these two are under way together, a stage has meanwhile no
  /// more forward (backward) passes than there are stages behind it. Of GPipe
  /// all forward passes come before the last one's way, and all backward passes
  /// after.
  double idle(size_t stagesLeft, double forward, double backward,
              double after) const;
  /// What so many stages may take of a micro-batch, as a share of the time that
  /// is left beside what is before them: each leaves the others a share of
  /// 1 - 1/m of that.
  double shareOf(size_t stagesLeft) const;
};

/// Cuts the line among the stages of a 1F1B or GPipe pipeline, one chunk on
/// each, by dynamic programming over (stage, border) and halving over the time.
///
/// What is made as short as can be is, of all stages s, the longest of
///   m w(s) + max(sum of w(i) + sends over i < s, with the first stage's sums
///                of gradients, own sums) + own update,
/// w being both passes of one micro-batch with what the stage sends, as
/// `overlap` has them, and m the number of micro-batches; and of
///   (m - u) w(s) + (u - 1) longer pass + trip + sums of the first stage
///                + own update,
/// u being the micro-batches that the stage has under way at most (all under
/// GPipe), and the trip the way of one through all stages and back, of which
/// that behind s is as short as it may be; where sends run beside compute, also
/// m - 1 of them instead of the passes. No step with these cuts is shorter.
class LineCutter {
public:
  LineCutter(UnitPrices prices, const StackSpec &stack, ChunkOverlap overlap,
             LineSchedule schedule);

  /// What units have on their hosts is copied so, beside their passes and their
  /// updates.
  void copy(const HostCopies &own) { copies.emplace(own); }
  /// From now on memory counts: what each unit needs as a chunk of its own.
  void count(UnitLoads bytes);
  /// Where memory counts, chunks hold no more than their sites' limits.
  void limit(std::vector<ChunkSite> sites);

  /// From now on there are so many micro-batches.
  void repeat(double microBatches) { schedule.microBatches = microBatches; }

  /// The best cuts within a relative `close`, if they take no longer than
  /// `most`; nothing otherwise. Takes O(stages * units of a chunk * units) for
  /// each halving, where a chunk is no larger than what `most` leaves it.
  std::optional<PipelineCuts> run(double most, double close = 1e-4);
  /// The best cuts within `close` from such ones, which fit, if none takes less
  /// than `least`.
  PipelineCuts faster(std::vector<size_t> cuts, double close, double least = 0);
  /// What is minimised, of cuts that are given.
  double timeOf(const std::vector<size_t> &cuts);

  /// Units from `begin` to before `end`.
  const LinePiece &piece(size_t begin, size_t end);
  /// Cuts about as long as each other into a chunk for each level.
  std::vector<size_t> nearEven();

  size_t units() const { return prices.units.size(); }
  double sendTo(size_t stage, size_t border) const {
    return prices.sends[prices.levels[stage]][border];
  }

private:
  bool fits(const LinePiece &piece, size_t stage) const;
  /// Pieces that begin at the row's unit.
  struct Row {
    ChunkWork work;
    HostBytes onHost;
    std::vector<LinePiece> pieces;
  };
  /// Which busy the stage, and which a micro-batch waits for on its way from
  /// there to the next stage and back.
  double busySends(size_t stage, size_t begin, size_t end) const;
  double waySends(size_t stage, size_t begin, size_t end) const;
  void addLeast(LeastPass (*of)(const ChunkWork &, const StackSpec &,
                                const ChunkOverlap &));
  void findLeastSends();
  double leastAfter(size_t unit) const {
    return leastBefore.back() - leastBefore[unit];
  }
  double tripOn(size_t stage, size_t begin, size_t end, double path);
  double busyOn(size_t stage, size_t begin, size_t end, double path);
  /// What is minimised is the longest of these: the greater of both.
  double timeOn(size_t stage, size_t begin, size_t end, double path);
  /// What a micro-batch needs to come to the next stage and back, if that is
  /// `path` for the stage.
  double wayOver(size_t stage, size_t begin, size_t end, double path);
  size_t firstEnd(size_t begin, double path, double most, double share) const;
  void extend(size_t stage, size_t begin, double path, double most,
              double shareBehind, std::vector<double> &next);
  size_t stagesFrom(size_t stage) const { return prices.levels.size() - stage; }
  bool suffices(double most);
  std::vector<size_t> cutsFound() const;

  const UnitPrices prices;
  const StackSpec &stack;
  const ChunkOverlap overlap;
  LineSchedule schedule;
  std::optional<HostCopies> copies;
  std::optional<UnitLoads> bytes;
  std::vector<ChunkSite> sites;
  std::vector<Row> rows;
  /// Both passes of all units before each one, and of all, at least.
  std::vector<double> leastBefore;
  /// By stage and by border where it begins, the least that is sent in one
  /// direction over the borders after it.
  std::vector<std::vector<double>> leastSends;
  /// By stage and by border where it ends, where it begins.
  std::vector<std::vector<size_t>> begins;
};

} // namespace planner

#endif // PLANNER_COST_LINECUTS_H
