//===- JointSearcher.h - Stages, micro-batches and meshes at once -*- C++
//-*-==//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Best first: what is looked at next is what has the least bound, and gets a
// better one, or its price. What has a bound of at least the best price is
// not looked at, but for what single choices may make better in the end
// (docs/search.md, "Order"; docs/search-refine.md).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_JOINTSEARCHER_H
#define PLANNER_LIB_SEARCH_JOINTSEARCHER_H

#include "Baseline.h"
#include "FewestLayers.h"
#include "OffloadSearch.h"
#include "PointPricer.h"
#include "SearchEffort.h"
#include "planner/Support/Infinity.h"
#include <queue>
#include <set>
#include <tuple>

namespace planner {

/// Of plans without stages, and of all staged strategies.
class JointSearcher {
public:
  JointSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
                const SearchOptions &o)
      : graph(g), cluster(c), stack(s), plainOptions(o),
        options(overlapping(o, s)), limit(usableMemory(c, s, o.memoryLimit)),
        pricer(g, c, s, options), effort(o.solver.budget) {}

  Expected<SearchResult> run();
  /// With all that was asked of it.
  PointPricer &pointPricer() { return pricer; }

private:
  /// What a bound is of; each is dearer than the one before.
  enum class Level : uint8_t {
    /// All schedules of a family: its products.
    Listed,
    /// One schedule: its products, and what must be moved.
    Scheduled,
    /// What its passes take on the mesh if they computed nothing again, and the
    /// products of what they do. Without equal layers, if that is sooner told,
    /// where it is cut with the cheapest alternatives of all operators.
    Kept,
    /// What its passes take on the mesh.
    Bounded,
    /// Of points with some layers: what the family's point takes, and what
    /// these layers add.
    Counted
  };
  /// What some layers of each chunk do, and the family's points do not.
  enum class SomeKind : uint8_t {
    None,
    /// They are computed again.
    ComputedAgain,
    /// They are, and layers are divided freely.
    Divided,
    /// They have ZeRO-3, where the points have ZeRO-2.
    Gathered
  };
  struct Entry {
    double bound;
    size_t family, schedule = 0;
    Level level = Level::Listed;
    SomeKind kind = SomeKind::None;
    /// Of each chunk, how many layers do that.
    int64_t count = 0;
    /// Of which form of the point, if its layers were counted.
    StageForm form = StageForm::LeastWork;
    /// Layers of each chunk, once they are divided; none if evenly.
    std::vector<int64_t> division = {};
    friend auto operator<=>(const Entry &, const Entry &) = default;
    bool isOfSome() const { return kind != SomeKind::None; }
  };
  /// Best first.
  using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;

  StagePoint withSome(StagePoint point, const ScheduleChoice &schedule,
                      SomeKind kind, int64_t layers,
                      const std::vector<int64_t> &division = {}) const;
  StagePoint pointOf(const Entry &entry) const;
  bool isAdmitted(const StagePoint &point,
                  const ScheduleChoice &schedule) const {
    return !options.admits || options.admits({point, schedule, {}});
  }
  Expected<void> checkFixedZeroLayers();
  Expected<void> checkFix();
  Expected<bool> plainMayFit();
  Expected<void> searchPlain();
  StagePoint wholeStep(const RecomputeChoice &recompute) const;
  SearchOptions againOptions(EmptySearch &none) const;
  Expected<void> boundPlain();
  Expected<void> searchAgain(const RecomputeChoice &recompute, double &least);
  Expected<void> searchAgain();
  void beginAgain(double least);
  double boundOfAgain() const;
  const Baseline *fasterByHand(const std::vector<Baseline> &baselines,
                               const SearchResult &found) const;
  void takeByHand(SearchResult &found);
  Seconds refineByHand(SearchResult &found, const StrategySpec &spec);
  Expected<void> listHosts();
  void priceOnHosts();
  Expected<void> searchStages();
  Expected<void> lookAtNext();
  Expected<void> lookAtHosts();
  void takeFromHosts();
  std::optional<double> leastLeft() const;
  void report() const;
  double leastBound() const;
  Expected<std::optional<Entry>> usualPoint();
  bool isUsual(const OuterFamily &family, const ModelVariant &own) const;
  bool takesLongPlain() const;
  Expected<void> priceUsual();
  Expected<void> priceAnyThatFits();
  bool isPlainNamed() const;
  Expected<void> listFamilies();
  void keepAdmitted(const LayerLine &line);
  std::optional<PointPricer::Question> questionOf(const Entry &entry);
  PointPricer::Enough enoughOf(const StagePoint &point,
                               const ScheduleChoice &schedule,
                               const ModelVariant &model,
                               double share = 1) const;
  void lookAhead(const Entry &entry);
  /// Bounds of what follows in the queue; if that is nothing, what is most
  /// likely asked last.
  void beginNext();
  void beginWhileWaiting();
  AheadInQueue::Step beginFloors(const Entry &entry);
  void beginForms(const Entry &entry, std::span<const StageForm> forms,
                  std::optional<double> most);
  Expected<void> beginUsual();
  bool mayDive() const;
  Expected<void> lookAt(const Entry &entry);
  Expected<void> expand(const Entry &entry);
  bool mayKeepSome(const StagePoint &point, const ScheduleChoice &schedule,
                   const LayerLine &line) const;
  bool mayDivideSome(const StagePoint &point, const ScheduleChoice &schedule,
                     const LayerLine &line) const;
  bool mayGatherSome(const StagePoint &point, const ScheduleChoice &schedule,
                     const LayerLine &line) const;
  std::vector<SomeKind> someKinds(const StagePoint &point,
                                  const ScheduleChoice &schedule,
                                  const LayerLine &line) const;
  int64_t mostOf(const Entry &some) const;
  std::optional<Entry> leastSome(const Entry &some,
                                 const ModelVariant &model) const;
  Expected<void> pushSome(const Entry &kept, const ModelVariant &own,
                          const StepFloors &floors);
  void pushDivided(Entry some, const ModelVariant &own,
                   const StepFloors &floors);
  PointChunks chunksOf(const Entry &some) const;
  double timeOf(const Entry &some, const TooLarge &kept) const;
  double bytesOfLayer(const Entry &some, const TooLarge &kept) const;
  Expected<TooLarge> tooLargeOf(const Entry &entry, StageForm form,
                                const StagedPrediction &priced);
  Entry withLeast(const Entry &some, const TooLarge &kept) const;
  Expected<void> countSome(const Entry &some);
  Expected<void> countForm(const Entry &some, StageForm form);
  Expected<void> solveSome(const Entry &some);
  Expected<void> solveSomeNear();
  bool isTaken(const StagePoint &point, StageForm form) const;
  bool mayKeepDivider(const Entry &kept, StageForm form) const;
  Expected<void> keepDivider(const Entry &kept, StageForm form,
                             std::optional<SomeAgainDivider> divider,
                             std::optional<Seconds> own);
  Expected<void> solveDivided(const Entry &some, StageForm form);
  Expected<const ModelVariant *> modelOf(const Entry &entry);
  Expected<bool> isBeaten(const Entry &entry, StageForm form);
  StagePoint againOf(const Entry &entry) const;
  Expected<void> boundKept(const Entry &entry);
  Expected<void> boundPasses(const Entry &entry);
  double boundOf(const Entry &entry, const ModelVariant &model,
                 const StepFloors &floors) const;
  void push(const Entry &entry, Level level, const ModelVariant &model,
            const StepFloors &floors);
  Expected<bool> isCutTooLong(const Entry &entry);
  std::optional<Entry> firstOf(const Entry &listed);
  bool mayFit(const Entry &entry, const ModelVariant &own) const;
  /// Sums of bytes round.
  bool mayFit(double bytes) const {
    return options.ignoreMemory || bytes <= static_cast<double>(limit) + 1;
  }
  bool isBoundedEnough(const Entry &entry) const;
  Expected<double> boundWithPasses(const Entry &entry, double share);
  Expected<void> solveBounded(const Entry &entry);
  Expected<void> solve(const Entry &entry);
  void hold(size_t family, StageForm form, const SolvedStage *stage);
  void forgetStages();
  Expected<void> priceForm(const Entry &entry, StageForm form);
  void noteKept(const Entry &entry, StageForm form);
  bool isInVain(const Entry &entry) const;
  Expected<void> priceLeastPairs(const Entry &entry);
  bool asksOthersSoon(const StagePoint &point) const;
  bool hidesIn(const StagePoint &point) const;
  void beginVisible(const Entry &entry);
  Expected<void> priceOthers(const Entry &entry);
  Expected<void> priceFitting(const Entry &entry, StageForm form,
                              StageForm fitting);
  Expected<void> priceOthersOfBest();
  void forgetRefined();
  bool isRefineDue() const;
  Expected<void> refineWinner(size_t within);
  Expected<void> refineBest();
  using PricedForm = std::pair<StageForm, StagedPrediction>;
  Expected<std::optional<PricedForm>> fastestForm(const Entry &entry,
                                                  StageForm known);
  void orderContenders();
  Expected<void> refineContenders(size_t &share);
  Expected<void> refineHosts(size_t share);
  Expected<std::optional<StagedPrediction>>
  priceNear(const Entry &entry, StageForm form,
            std::optional<SomeAgainDivider> *divider = nullptr);
  bool isTooLarge(const Prediction &p);
  void noteMissing(int64_t over) {
    missing = missing == 0 ? over : std::min(missing, over);
  }
  void take(const Entry &entry, StageForm form, StagedPrediction priced);
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  bool isWorthwhile(double least);
  Expected<void> dive();
  bool shouldFit(const StagePoint &point, ScheduleChoice schedule,
                 const ModelVariant &model) const;
  /// Of meshes that split layers and sequences alike, and compute the same
  /// again.
  using MeshKind = std::tuple<int64_t, int64_t, int64_t, RecomputeChoice>;
  static MeshKind meshKindOf(const StagePoint &point) {
    return {point.tp, point.cp, point.ep, point.recompute};
  }
  Expected<std::vector<Entry>> likelyOfKinds();
  bool isWorthDive(double least) const;
  void beginDive(const Entry &entry);
  Expected<void> diveAt(Entry entry);
  Expected<void> diveWhereItFits();
  Expected<void> diveEverywhere();
  Expected<std::optional<double>> diveOnce(double excess);
  /// What a form has to take less than to be priced, if anything: single
  /// choices may make it faster than the best plan, as they did with that.
  double mostOfForm() const {
    const double most = pricer.mostRefined() * toBeat().value_or(kInfinity);
    return std::max(most, winningFormTook.value_or(0));
  }
  /// The same of what treats some of its layers otherwise.
  double mostOfSome() const {
    return pricer.isSmall() ? mostOfForm() : toBeat().value_or(kInfinity);
  }
  bool isBetter(double seconds) const {
    return (!best || seconds < *best) &&
           (!options.incumbent || seconds < options.incumbent->value);
  }
  /// Whether the best plan is a staged strategy, on hosts or not.
  bool isStaged() const { return winner || isOnHosts; }
  /// Whether it is one without stages that does as the model.
  bool isPlain() const { return !isStaged() && !plainAgain; }
  std::optional<double> toBeat() const {
    if (!options.incumbent)
      return best;
    return best ? std::min(*best, options.incumbent->value)
                : options.incumbent->value;
  }
  std::optional<Seconds> secondsToBeat() const {
    const auto seconds = toBeat();
    return seconds ? std::optional(Seconds(*seconds)) : std::nullopt;
  }
  void noteEmpty() const;
  Expected<SearchResult> finish();
  Expected<SearchResult> finishStaged();
  void keepPlain(SearchResult &result);
  Expected<SearchResult> finishBest();
  std::optional<Seconds> plainBound(const SearchResult &result) const;
  Certificate certify(const SearchResult &result) const;
  Diagnostic nothingFits();
  Diagnostic nothingFitsAgain(Diagnostic kept);
  OuterSpaceRequest space(const LayerLine &line) const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  /// Of strategies without stages.
  const SearchOptions &plainOptions;
  /// Of staged ones.
  const SearchOptions options;
  const int64_t limit;
  PointPricer pricer;
  SearchEffort effort;

  std::vector<OuterFamily> families;
  Queue queue;
  /// Strategies with something on hosts, if these are looked at, too; and
  /// whether the best plan is one of them.
  std::optional<OffloadSearcher> hosts;
  bool isOnHosts = false;
  /// Families and schedules that solve() has priced, or need not price: they
  /// are still in the queue where others had less.
  std::set<std::pair<size_t, size_t>> asked;
  /// Of these, those of which LeastPairs was priced, or need not be.
  std::set<std::pair<size_t, size_t>> askedPairs;
  /// And the forms after it.
  std::set<std::pair<size_t, size_t>> askedOthers;
  std::map<std::tuple<size_t, size_t, StageForm>, TooLarge> tooLarge;
  /// Of those that compute again what the model does: with more there is
  /// nothing to gain.
  std::set<std::pair<StagePoint, ScheduleChoice>> keptEnough;
  /// Of those that may be faster with layers divided freely, and some computed
  /// again; with what they take if they fit.
  std::map<std::tuple<size_t, size_t, StageForm>,
           std::pair<SomeAgainDivider, std::optional<Seconds>>>
      dividers;
  /// Priced for what they become with some layers.
  std::set<std::tuple<size_t, size_t, StageForm>> counted;
  /// Families whose stages are solved and not forgotten.
  std::vector<std::tuple<size_t, StageForm, const SolvedStage *>> held;
  /// What lookAhead() has come across, and what it has not: of those at the
  /// last level.
  std::set<std::tuple<size_t, size_t, Level, SomeKind>> begun;
  /// What cuts may do in less, by all that is known without bounds of passes.
  std::map<std::pair<size_t, size_t>, double> cutShorter;
  AheadInQueue ahead{options.threads};
  /// Families that were looked at while waiting.
  std::set<size_t> expandedAhead;
  Queue toSolve;
  /// The least that strategies of the point that was looked at last take.
  std::optional<double> leastSolved;
  /// How many times their bounds strategies take, at least, by what dives have
  /// priced.
  std::map<MeshKind, double> excesses;
  /// With the least bound of those at the last level that no dive has priced.
  std::optional<Entry> likely;
  /// Of the best plan so far.
  std::optional<double> best;
  std::optional<Expected<SearchResult>> plain;
  /// What the kernels of a plan without stages take if all devices share them.
  Seconds plainFloor;
  /// Those without stages that compute again what the model does not: none of
  /// them is faster than that; and the best one, if it is the best of all.
  std::vector<std::pair<RecomputeChoice, double>> again;
  std::optional<SearchResult> plainAgain;
  EmptySearch empty;
  /// What plans without stages had to be faster than.
  std::optional<Seconds> plainIncumbent = options.incumbent;
  std::optional<Entry> winner;
  StageForm winningForm = StageForm::LeastWork;
  std::optional<StagedPrediction> prediction;
  /// What its strategy became, if single choices made it faster, and what it
  /// takes at least with any other one.
  std::optional<RefinedStage> refined;
  /// What its form took before.
  std::optional<double> winningFormTook;
  /// What the search had looked at when it was found.
  size_t takenAt = 0;
  /// Of the usual strategy.
  std::optional<size_t> usualFamily;
  /// Of the best plan's point, if it was taken for its memory: where a search
  /// would have come across it.
  std::optional<double> boundOfProbed;
  std::optional<double> leastChanged;
  /// What looking at its single choices took, if that was done.
  std::optional<size_t> winnersEffort;
  std::vector<Contender<Entry>> contenders;
  /// No staged strategy that fits takes less.
  double bound = 0;
  /// Whether what is left was given up.
  bool gaveUp = false;
  /// Of the staged strategy that came nearest to fitting; 0 if none was priced.
  int64_t missing = 0;
  JointOutcome outcome;
};

/// Whether a strategy without stages can be what is fixed, and is asked for.
bool mayBePlain(const OpGraph &graph, const ClusterSpec &cluster,
                const StackSpec &stack, const SearchOptions &options);

/// Whether hosts are asked with the rest: where there is much that they could
/// take. What one part of a cluster leaves to its hosts is not priced.
bool asksHosts(const OpGraph &graph, const ClusterSpec &cluster,
               const StackSpec &stack, const SearchOptions &options);

/// A joint search in one number format; of strategies that keep nothing on
/// hosts, unless these are asked with the rest. Of a cluster with parts it is
/// on all devices.
Expected<SearchResult> searchDevices(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const SearchOptions &options);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_JOINTSEARCHER_H
