//===- PartSearcher.h - A search over parts of a cluster --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PARTSEARCHER_H
#define PLANNER_LIB_SEARCH_PARTSEARCHER_H

#include "FormGains.h"
#include "PartSearch.h"
#include "PointPricer.h"
#include "SearchEffort.h"
#include "planner/Plan/SomeAgain.h"
#include <limits>
#include <queue>
#include <set>

namespace planner {

class PartSearcher {
public:
  PartSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
               const SearchOptions &o)
      : graph(g), cluster(c), stack(s), options(overlapping(o, s)),
        pricer(g, c, s, options) {}

  Expected<SearchResult> run(Expected<SearchResult> alike,
                             const EmptySearch &empty);

private:
  /// What a bound is of: products, kernels and what moves, or whole passes.
  enum class Level : uint8_t { Listed, Worked, Bounded };
  struct Entry {
    double bound;
    size_t family;
    Level level = Level::Listed;
    friend auto operator<=>(const Entry &, const Entry &) = default;
  };
  using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;
  /// What was priced: a family's point, or that with some layers computed
  /// again.
  struct Choice {
    size_t family, schedule;
    StagePoint point;
    friend auto operator<=>(const Choice &, const Choice &) = default;
  };
  struct Winner {
    Choice choice;
    StageForm form;
    StagedPrediction staged;
    /// Its strategy, if that is not the form's.
    std::optional<RefinedStage> refined = {};
  };
  /// A strategy that would be better if it fitted.
  struct Lack {
    /// What the device that lacks most does, and what layers leave there.
    int64_t bytes = 0, activations = 0;
  };

  using Runs = std::shared_ptr<RunsOnParts>;

  Expected<void> list();
  Expected<void> priceVisibleOfBest();
  Expected<void> refineBest();
  std::optional<Contender<Choice>> nextContender();
  void forget(const Contender<Choice> &known);
  Expected<void> refineContenders(size_t share);
  Expected<size_t> refine(const Choice &choice, StageForm form,
                          StagedPrediction priced, RefineEffort effort);
  Expected<void> search();
  Expected<void> bound(const Entry &entry);
  Expected<void> chargeParts();
  Expected<double> boundOfPipeline(size_t family, const LayerLine &line,
                                   Level level);
  double boundOfCharges(size_t family, const LayerLine &line,
                        const StepFloors &floors) const;
  Expected<double> boundOfCharges(size_t family, const LayerLine &line,
                                  Level level);
  Expected<double> boundOfUnits(size_t family);
  void addMemory(size_t family, std::vector<MeshLoads> &parts);
  Expected<double> boundOfReplicas(size_t family, const ModelVariant &model,
                                   Level level);
  void solveAhead();
  Expected<void> price(const Entry &entry);
  Expected<void> priceSchedules(size_t family, std::map<StageForm, Runs> &runs);
  Expected<std::optional<StagedStrategy>> stagedOn(const Choice &choice,
                                                   StageForm form, Runs runs);
  Expected<std::optional<StagedPrediction>> priceOn(const Choice &choice,
                                                    StageForm form);
  std::optional<Lack> take(const Choice &choice, StageForm form,
                           StagedPrediction priced);
  Expected<std::optional<Lack>> priceSchedule(const Choice &choice,
                                              StageForm form);
  Expected<void> priceSome(const Choice &kept, StageForm form, const Runs &runs,
                           const std::optional<Lack> &lack);
  Expected<void> priceFewest(const Choice &kept, StageForm form,
                             const Lack &lack);
  Expected<void> divideSome(const Choice &kept, StageForm form,
                            const Runs &runs);
  Expected<void> divideSome(const Choice &kept, StageForm form,
                            const std::vector<PartRun> &order,
                            SomeAgainDivider divider);
  bool mayKeepSome(const StagePoint &point,
                   const ScheduleChoice &schedule) const;
  bool isAdmitted(StagePoint point, const ScheduleChoice &schedule,
                  const RecomputeChoice &recompute) const {
    point.recompute = recompute;
    return !options.admits || options.admits({point, schedule, {}});
  }
  const ScheduleChoice &scheduleOf(const Choice &choice) const {
    return families[choice.family].schedules[choice.schedule];
  }
  bool liesOnAllParts(const StagePoint &point) const;
  bool passesAreWhole(size_t family) const;
  double boundOf(size_t family, const std::vector<double> &passes) const;
  double shareOf(const std::vector<PartRun> &order, double microBatches,
                 bool isWhole, const std::vector<double> &passes) const;
  double usableOn(size_t part) const;
  double meanUsable() const;
  bool isOverParts(OuterFamily &family) const;
  void tellChunksApart();
  bool hasChunks(size_t family) const {
    return families[family].schedules.front().chunksPerStage > 1;
  }
  Queue &queueOf(size_t family) { return hasChunks(family) ? chunked : simple; }
  Queue *next();
  std::optional<double> leastBound() const;
  int64_t stagesOn(size_t part, const StagePoint &point) const {
    return cluster.parts[part]->devices / point.stageDevices();
  }
  double unitsTime(const StagePoint &point,
                   const std::vector<MeshLoads> &parts) const;
  double chargedTime(const StagePoint &point,
                     const std::vector<MeshLoads> &parts) const;
  Expected<SearchResult> finishWinner(SearchResult *alike);
  Certificate certify(const SearchResult *alike, const EmptySearch &empty,
                      Seconds stepTime) const;
  Expected<SearchResult> finish(Expected<SearchResult> alike,
                                const EmptySearch &empty);
  double toBeat() const {
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    return std::min(best.value_or(kInfinite),
                    options.incumbent ? options.incumbent->value : kInfinite);
  }
  bool isBetter(double seconds) const { return seconds < toBeat(); }
  /// What takes longer does not become the best by single choices.
  Seconds nearBest() const { return Seconds(toBeat() * pricer.mostRefined()); }
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions options;
  /// As if all devices were the slowest, and on the links of each part.
  PointPricer pricer;
  std::vector<std::unique_ptr<PointPricer>> partPricers;
  /// What a second of each part is charged, and the cluster on which nothing
  /// takes longer than any part is charged for it; null if there is none.
  std::vector<double> partCharges;
  std::optional<ClusterSpec> chargedCluster;
  std::unique_ptr<PointPricer> chargedPricer;
  std::vector<ProductFloors> products;
  std::vector<OuterFamily> families;
  /// By family, the same with several chunks a stage, if it has one.
  std::map<size_t, size_t> withChunks;
  /// By family, what is priced: of a stage on all devices, one replica.
  std::vector<StagePoint> points;
  /// Of one chunk a stage, and of several: their bounds are less, so that all
  /// others come first.
  Queue simple, chunked;
  AheadInQueue ahead{options.threads};
  /// Families with chunks that were priced together with the others.
  std::set<size_t> areDone;
  std::optional<double> best;
  std::optional<Winner> winner;
  /// What fits and was little slower than the best then.
  std::vector<Contender<Choice>> contenders;
  FormGains gains{pricer.mostRefined()};
  /// No pipeline over parts takes less; nor the best with one choice changed.
  double least = 0;
  std::optional<double> leastChanged;
  JointOutcome outcome;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PARTSEARCHER_H
