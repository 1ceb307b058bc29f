//===- OffloadSearch.h - Strategies that use the memory of hosts *- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Best first, as the search of strategies that need no hosts: what has the
// least bound gets a better one, or its price (docs/search-objectives.md,
// "Offload").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_OFFLOADSEARCH_H
#define PLANNER_LIB_SEARCH_OFFLOADSEARCH_H

#include "FewestLayers.h"
#include "HostFloors.h"
#include "PointPricer.h"
#include "SearchEffort.h"
#include "planner/Search/Search.h"
#include <algorithm>
#include <array>
#include <map>
#include <queue>
#include <set>
#include <tuple>

namespace planner {

/// What a search may keep on hosts: what is fixed, or all that the stack has;
/// nothing where it is forbidden, fixed to none, the cluster says nothing of
/// its hosts, or the model has no staged strategies.
std::vector<OffloadChoice> offloadChoices(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const StrategySpec &fix);

/// The staged strategies that keep one of some choices on hosts. One search may
/// go through them together with others: whoever asks says what is to be
/// beaten.
class OffloadSearcher {
public:
  /// `pricer` is of the same model and options, and outlives this.
  OffloadSearcher(const OpGraph &graph, const ClusterSpec &cluster,
                  const StackSpec &stack, const SearchOptions &options,
                  std::vector<OffloadChoice> choices, PointPricer &pricer);

  /// All of them, but for those that are known to be no faster.
  Expected<void> list(std::optional<double> toBeat);
  /// One, before any bound is refined, so that there is a plan early.
  void priceUsual();
  /// Of what is left; nothing if that is nothing.
  std::optional<double> leastBound() const {
    return queue.empty() ? std::nullopt : std::optional(queue.top().bound);
  }
  /// The same with what was passed over, because it is no more than a little
  /// better.
  std::optional<double> provenBound() const {
    const std::optional<double> left = leastBound();
    return left && passedOver ? std::min(left, passedOver)
           : left             ? left
                              : passedOver;
  }
  /// Whether so much was looked at that a search without any plan ends.
  bool isExhausted() const;
  /// Looks at what has the least bound, when all that other threads may begin
  /// is begun.
  Expected<void> lookAtNext(std::optional<double> toBeat,
                            const std::function<void()> &beginOthers);
  /// What follows, by other threads; `areSolved` if that is what is at its last
  /// level.
  void beginNext(bool areSolved);
  /// Whether that holds of what has less than such a bound.
  bool isSolvedBefore(double bound) const {
    return !toSolve.empty() && toSolve.top().bound < bound;
  }

  /// What by itself is a little slower than the best plan, with some layers
  /// computed again, and was left because of it: single choices may make it
  /// faster. Before any was refined.
  Expected<void> solveSomeNear(std::optional<double> toBeat);

  /// Step time of the fastest one that fits, if one was found.
  std::optional<double> best() const { return found; }
  OuterPoint bestPoint() const {
    return {pointOf(*winner), scheduleOf(*winner), choices[winner->choice]};
  }
  /// Makes that one faster by single choices (StageRefiner.h); nothing if there
  /// are none of it.
  Expected<std::optional<Refinement>> refine(size_t effort);
  /// The same of others that are hardly slower, with about that effort: if one
  /// of them is best then, what a step takes at least with any other single
  /// choice.
  Expected<std::optional<Seconds>>
  refineContenders(size_t share, std::optional<double> toBeat);
  /// That one. What a certificate says is left to whoever searches.
  Expected<SearchResult> take();
  /// Of them all.
  const JointOutcome &outcome() const { return seen; }
  /// By how many bytes the nearest does not fit; 0 if none was priced.
  int64_t missing() const { return lacking; }
  /// Why none was found.
  std::string whyNone() const;

private:
  /// Counted: of points with some layers computed again what the family's point
  /// takes, and what these layers add.
  enum class Level : uint8_t { Listed, Moved, Kept, Bounded, Counted };
  struct Entry {
    double bound;
    Level level = Level::Listed;
    size_t family, schedule, choice;
    /// Of each chunk, how many layers are computed again that the family's
    /// point keeps.
    int64_t count = 0;
    /// Of layers that could be divided in any way.
    bool evenly = false;
    /// Of which form of the point, if its layers were counted.
    StageForm form = StageForm::LeastWork;
    friend auto operator<=>(const Entry &, const Entry &) = default;
  };

  /// Each number of layers that are computed again is a model of its own, which
  /// is not made for less unless it is small. A choice: the searches of
  /// bench/searches take no longer then, and prove their plans as well as they
  /// should.
  static constexpr double kLeastGain = 0.005;

  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  Seconds leastToBeat() const {
    constexpr double kAny = std::numeric_limits<double>::infinity();
    return Seconds(std::min(found.value_or(kAny), toBeat.value_or(kAny)));
  }
  bool isBetter(double seconds) const { return seconds < leastToBeat().value; }
  /// Whether a strategy that takes so long is looked at; if it may be better
  /// and is not, the proof knows.
  bool isWorth(const Entry &entry, double seconds) {
    const bool may = isBetter(seconds);
    if (entry.count == 0 || pricer.isSmall() || !may ||
        isBetter(seconds * (1 + kLeastGain)))
      return may;
    passedOver = std::min(passedOver.value_or(seconds), seconds);
    return false;
  }
  /// The same of what computes some of its layers again, or may: of small
  /// models single choices may make it better.
  bool isNear(const Entry &entry, double seconds) {
    return pricer.isSmall() ? isBetter(seconds / pricer.mostRefinedOnHosts())
                            : isWorth(entry, seconds);
  }
  StagePoint pointOf(const Entry &entry) const;
  ScheduleChoice scheduleOf(const Entry &entry) const;
  bool isAdmitted(const OuterPoint &point) const {
    return !options.admits || options.admits(point);
  }
  bool mayFit(const ModelVariant &model, const Entry &entry) const;
  bool mayKeepSome(const Entry &kept, const LayerLine &line) const;
  static Entry keptOf(const Entry &some);
  PointChunks chunksOf(const Entry &some, const LayerLine &line) const;
  /// As it counts, from what the point takes that keeps all.
  double timeOf(const Entry &some, const TooLarge &kept,
                const PointChunks &chunks) const;
  Expected<void> listPoint(const Entry &entry, const ModelVariant &own);
  Expected<void> listSome(const Entry &kept, const ModelVariant &own);
  Expected<void> countSome(const Entry &some);
  Expected<void> countForm(const Entry &some, StageForm form);
  Expected<void> solveSome(const Entry &some);
  StepFloors copiesAlong(const StagePoint &point, const OffloadChoice &choice,
                         const ModelVariant &own, const StepFloors &step,
                         const HostUse &use) const;
  double boundOf(const Entry &entry, const ModelVariant &own,
                 StepFloors step) const;
  Expected<void> push(Entry entry, Level level, const StepFloors &step);
  Expected<void> lookAt(const Entry &entry);
  std::optional<PointPricer::Question> questionOf(const Entry &entry) const;
  void lookAhead(const Entry &entry);
  Expected<void> boundKept(const Entry &entry);
  Expected<void> boundPasses(const Entry &entry);
  Expected<std::optional<StagedPrediction>> priceOf(const Entry &entry,
                                                    StageForm form);
  Expected<bool> isBeaten(const Entry &entry, StageForm form);
  Expected<void> price(const Entry &entry);
  Expected<void> priceUnbeaten(const Entry &entry, StageForm form);
  Expected<std::optional<TooLarge>> priceOnce(const Entry &entry,
                                              StageForm form);
  Expected<std::optional<TooLarge>> priceForm(const Entry &entry,
                                              StageForm form);
  StrategySpec specOf(const Entry &entry) const;
  using EntryKey = std::array<size_t, 5>;
  static EntryKey keyOf(const Entry &entry) {
    return {entry.family, entry.schedule, entry.choice,
            static_cast<size_t>(entry.count), entry.evenly};
  }
  void take(const Entry &entry, StageForm form, RefinedStage faster);
  Expected<std::optional<Refinement>>
  refineContender(const Entry &entry, StageForm form, size_t share);

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions options;
  const std::vector<OffloadChoice> choices;
  const int64_t limit;
  const HostFloors floors;
  PointPricer &pricer;

  std::vector<OuterFamily> families;
  using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;
  Queue queue;
  /// What lookAhead() has not come across: of those that are solved next.
  Queue toSolve;
  AheadInQueue ahead{options.threads};
  /// Whose bounds were begun.
  std::set<std::pair<size_t, Level>> begun;
  std::optional<double> toBeat, found, passedOver;
  std::optional<Entry> winner;
  StageForm winningForm = StageForm::LeastWork;
  std::optional<StagedPrediction> prediction;
  /// The winner's, if single choices have made it faster.
  std::optional<RefinedStage> refined;
  std::vector<Contender<Entry>> contenders;
  /// What of those that were priced does not fit.
  std::map<std::pair<EntryKey, StageForm>, std::optional<TooLarge>> priced;
  /// Passes bounded and stages solved for these strategies.
  size_t bounded = 0, solved = 0;
  int64_t lacking = 0;
  JointOutcome seen;
};

/// The fastest staged strategy that keeps one of `choices` on hosts. Fails with
/// Status::NothingFits if none fits.
Expected<SearchResult> searchOffload(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const SearchOptions &options,
                                     std::vector<OffloadChoice> choices);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_OFFLOADSEARCH_H
