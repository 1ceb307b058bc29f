//===- PointPricer.h - What a point of the outer space takes ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Everything that several points share is made once: the model as it computes
// things again, one micro-batch of it, bounds of its passes on a mesh without
// data parallelism, the strategy on a stage's mesh.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_POINTPRICER_H
#define PLANNER_LIB_SEARCH_POINTPRICER_H

#include "CutBound.h"
#include "OpKinds.h"
#include "PassBounds.h"
#include "SearchEffort.h"
#include "StageRefiner.h"
#include "StageSolve.h"
#include "StageTables.h"
#include "StatisticsFloors.h"
#include "planner/Cost/MeshCuts.h"
#include "planner/Plan/SomeAgain.h"
#include "planner/Search/Search.h"
#include "planner/Support/TaskPool.h"
#include <array>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <span>

namespace planner {

struct StageStrategy;

/// A model that computes again what it says.
struct ModelVariant {
  const OpGraph *graph = nullptr;
  /// Of what was prepared for the search.
  std::shared_ptr<const OpGraph> owned;
  LayerLine line;
  MemoryFloors memory;
  MoveFloors moves;
  KernelFloors kernels;
  ProductFloors products;
  StatisticsFloors statistics;
  std::shared_ptr<const ModelFolds> shared;
  /// Once asked for, by StageForm.
  std::array<std::vector<uint32_t>, kStageForms> kinds;
  /// Where no communication counts as tensor parallelism's, and where some may:
  /// axes that split the sequence alone serve that, while those for experts, or
  /// for samples, also split other operators (PurposeFinder), and only what
  /// counts as tensor parallelism's runs beside compute.
  std::array<std::unique_ptr<PassBounds>, 2> passes;
};

/// A strategy on one stage's mesh.
struct SolvedStage {
  std::shared_ptr<const OpGraph> micro;
  std::unique_ptr<CostModel> model;
  Mesh mesh;
  Assignment assignment;
  PricedStrategy priced;
  /// If nothing waits for the host, for other stages or for the kernels that
  /// add gradients up.
  StepFloors takes;
};

/// An entry of a search's queue of which that form fits and took so long, when
/// that was not much longer than the best plan.
template <typename Entry> struct Contender {
  double seconds;
  Entry entry;
  StageForm form;
  friend auto operator<=>(const Contender &, const Contender &) = default;
};

class PointPricer {
public:
  /// Of a part of a cluster, with the meshes of `meshesOf`, which is the
  /// whole cluster.
  PointPricer(const OpGraph &graph, const ClusterSpec &cluster,
              const StackSpec &stack, const SearchOptions &options,
              const ClusterSpec *meshesOf = nullptr);
  ~PointPricer();

  /// Whether the point's mesh lies along the links.
  bool canPlace(const StagePoint &point) const {
    return static_cast<bool>(place(point));
  }
  /// What the model is, and its layers; null if it has nothing to compute again
  /// in that way.
  Expected<const ModelVariant *> variant(const RecomputeChoice &recompute);
  /// What the point takes at least beside its compute.
  Expected<StepFloors> moves(const StagePoint &point);
  /// With what its kernels take, and statistics of samples.
  Expected<StepFloors> leastWork(const StagePoint &point);
  /// Whether so much is all that is to be shown; none: never.
  using Enough = std::function<bool(const StepFloors &)>;
  /// With bounds of the passes, which hold for all degrees of data parallelism
  /// unless these compute statistics of samples.
  Expected<StepFloors> floors(const StagePoint &point,
                              const Enough &isEnough = {});
  /// The same of a point that computes layers again, from what the point takes
  /// that does as the graph; nothing where that tells nothing. If layers are
  /// divided in any way, and at least so many of each chunk computed again, of
  /// the point that computes all of them again: LayerBytes says which are.
  Expected<std::optional<StepFloors>> floorsOfKept(const StagePoint &point,
                                                   const PassFloors &again,
                                                   int64_t divided = 0,
                                                   const Enough &isEnough = {});
  /// What the point takes, from what the one takes that keeps all and what the
  /// products of a layer's forward pass take there; none where that tells
  /// nothing.
  using WithAgain = std::function<StepFloors(StepFloors kept, double products)>;
  Expected<WithAgain> withAgain(const StagePoint &point,
                                const PassFloors &again, int64_t divided = 0);
  /// What floorsOfKept() asks of the point that keeps all.
  static Enough enoughOfKept(const WithAgain &withAgain,
                             const Enough &isEnough);
  /// How layers may be divided, and some computed again, of a point that keeps
  /// all of them and has that strategy.
  Expected<SomeAgainDivider> divider(const StagePoint &point,
                                     const ScheduleChoice &schedule,
                                     StageForm form);
  /// What is going to be asked of a point.
  struct Question {
    StagePoint point;
    ScheduleChoice schedule;
    /// takesAsLong(), of such a time: of its strategies, and of each form
    /// before that is solved. Where it does, nothing more is asked.
    std::optional<double> toBeat;
    /// floors(), with that.
    bool asksFloors = false;
    Enough isEnough;
    /// solve(), for each of these.
    std::span<const StageForm> forms = {};
    /// variant(), of what the point computes again.
    bool asksModel = false;
    /// What has less is asked first.
    double bound = 0;
  };
  /// Whether there is a thread that could answer a question before it is asked.
  bool mayLookAhead();
  /// While it waits for a strategy of a stage that another thread finds, `more`
  /// may lookAhead().
  void whileWaiting(std::function<void()> more) { beginMore = std::move(more); }
  /// Whether all questions that were begun are answered.
  bool isIdle() const { return begun.empty(); }
  /// Whether one could solve what has that bound, and will not be asked for
  /// soon. What is solved takes megabytes: of what is asked for before it there
  /// is twice as much as there are threads.
  bool maySolveAhead(double bound);
  /// Begins that, unless it takes no work, or somebody does it. Answers are the
  /// same as without, and count when they are asked for; what fails fails then.
  /// Forms are found by several threads.
  void lookAhead(const Question &question);
  /// Begins what all strategies of the model as it is share, and that of so
  /// many samples at once.
  void lookAhead(int64_t samples);
  /// variant(), if somebody has asked for it.
  const ModelVariant *knownVariant(const RecomputeChoice &recompute) const;

  /// Whether the point is known to take at least that long in seconds, wherever
  /// a model that is no chain of equal layers is cut. `least` is its
  /// leastWork().
  bool takesAsLong(const StagePoint &point, const ScheduleChoice &schedule,
                   const StepFloors &least, double seconds) const;
  /// Whether the point's strategies of that form, of least work: of any, are
  /// known to take at least that long, by where a model that is no chain of
  /// equal layers is cut; with several chunks a stage, however that is.
  Expected<bool> takesAsLong(const StagePoint &point,
                             const ScheduleChoice &schedule, double seconds,
                             StageForm form = StageForm::LeastWork);
  /// What each unit that a chunk may begin or end with takes at least in a
  /// micro-batch's passes on the point's mesh, wherever the model is cut;
  /// nothing if some operator has no alternative there.
  Expected<std::optional<MeshLoads>> leastLoads(const StagePoint &point,
                                                StageForm form);
  /// Whether where a point is cut is sooner told than what its passes take:
  /// that is the same for few other points.
  bool asksCutsFirst() const { return hasStatistics; }
  /// Whether its tensor-parallel axes may split the sequence, and need not:
  /// the forms without that are other strategies than those of formsOf().
  bool mayKeepOtherwise(const StagePoint &point) const;
  /// Whether LeastPairs may be another strategy than those of formsOf(), once
  /// these are solved: nothing says whether the sequence is split, and the one
  /// of least work splits no pairs itself.
  bool mayKeepMore(const StagePoint &point) const;
  /// The forms of which a point treats some of its layers otherwise: with
  /// tensor parallelism column-row pairs, which keep least, and on few devices
  /// also those that keep what is fastest.
  std::span<const StageForm> formsOfSome(const StagePoint &point) const;
  /// Whether communication of tensor parallelism may be hidden.
  bool hidesTensors() const { return visible.tensor < 1; }
  /// Whether any communication of a stage's devices may be: gathers of
  /// parameters and sums of gradients are over any axes.
  bool hidesAny() const {
    return hidesTensors() || visible.gradients < 1 || visible.parameters < 1;
  }
  /// What strategies are compared by that are to wait for least: of what is
  /// hidden a little counts.
  VisibleShares leastVisible() const;
  /// One of the point's strategies; null if the search was cancelled.
  Expected<SolvedStage *> solve(const StagePoint &point,
                                StageForm form = StageForm::LeastWork);
  /// What a plan has, also after that: it may have been forgotten.
  Expected<SolvedStage *> solveTaken(const StagePoint &point, StageForm form);
  /// Whoever asks for it again waits for it again.
  void forget(const StagePoint &point, StageForm form) {
    solved.erase({point, form});
  }
  /// What the point, which has that strategy, takes and needs, and what is to
  /// be said of it.
  Expected<StagedPrediction> price(const StagePoint &point,
                                   const ScheduleChoice &schedule,
                                   StageForm form = StageForm::LeastWork);
  /// The same; nothing if it takes longer than `most`. What divider() makes of
  /// it goes to `again` if it is made anyway.
  Expected<std::optional<StagedPrediction>>
  priceFaster(const StagePoint &point, const ScheduleChoice &schedule,
              Seconds most, StageForm form = StageForm::LeastWork,
              std::optional<SomeAgainDivider> *again = nullptr);

  /// Of a model that is no chain of equal layers: a plan says where stages end,
  /// also where that follows from what its operators take, as these may change.
  void nameCuts(StagedPrediction &priced, const LayerLine &line) const;

  /// That strategy, which price() has priced so or as it is with something on
  /// hosts, or `from`, which it has become, changed choice by choice until none
  /// makes it faster. The effort is that, or what some prices of the whole
  /// take; nothing where it is not known how.
  Expected<std::optional<Refinement>>
  refine(const StagePoint &point, const ScheduleChoice &schedule,
         StageForm form, const StagedPrediction &priced, RefineEffort effort,
         const RefinedStage *from = nullptr);
  /// The same of a strategy, priced so, in which stages with one of its meshes
  /// do what the point may.
  Expected<std::optional<Refinement>>
  refine(const StagePoint &point, StageForm form,
         const StagedStrategy &strategy, size_t mesh,
         const StagedPrediction &priced, RefineEffort effort);

  /// That to make the best of strategies faster: a part of what was looked at.
  /// Of small models it is no less than what is next to nothing, so that a
  /// restricted search looks at its best as well as the whole one.
  size_t effortToRefine() const {
    return std::max(entries / 16,
                    graph.ops.size() <= kFewOps ? kLittleEffort : 0);
  }
  /// Of any model at least that.
  size_t effortToRefineAll() const {
    return std::max(entries / 16, kLittleEffort);
  }
  /// And all that are hardly slower, too. Of small models, or on few devices,
  /// several may become the best, and where some strategy did not fit, the
  /// fastest that does is often one of these, of any point. Eight times as much
  /// is a choice: it suffices for the examples in docs/search-refine.md, and
  /// takes a tenth of such a search's time.
  size_t effortToRefineOthers(bool isTight) const {
    const bool isFew =
        graph.ops.size() <= kFewOps || options.devices <= kFewDevices;
    return std::max(effortToRefineAll(),
                    isTight || isFew ? 8 * kLittleEffort : 0);
  }
  /// Of stages that are not alike, whose searches take seconds: a second, or of
  /// large searches about what all strategies of stages took to be found.
  size_t effortToRefineUnlike() const { return 20 * effortToRefineAll(); }
  /// By how much less single choices are thought to make the steps of points
  /// that are not the best: of small models that is soon asked of many, of
  /// large ones the best takes all the effort.
  double mostRefined() const {
    const size_t ops = graph.ops.size();
    return ops <= kFewOps ? 1.1 : ops <= 4096 ? 1.03 : 1;
  }
  /// The same with something on hosts, of which forms know nothing: where what
  /// moves to and fro is waited for, choices save much of it.
  double mostRefinedOnHosts() const { return isSmall() ? 1.3 : mostRefined(); }
  /// The same of pipelines over different meshes, by what the program that cuts
  /// them counts, which knows nothing of overlap. A choice: an LSTM is counted
  /// a quarter above the best plan, and becomes a fifth faster than that
  /// (docs/search-stages.md).
  double mostAsUnlike() const {
    return graph.ops.size() <= kFewOps ? 1.3 : mostRefined();
  }
  /// What a plan of an interrupted search may have become: its single choices,
  /// or those of points a little slower, may not all have been looked at. An
  /// allowance and no proof: the most that they gained on any zoo model is a
  /// seventh (Inception-v3 on 256 A100).
  Seconds leastUnrefined(Seconds step) const {
    constexpr double kMost = 1.2;
    return step / std::max(kMost, mostRefinedOnHosts());
  }
  /// Whether other models of it, that treat some layers otherwise, are soon
  /// made, and many points soon refined.
  bool isSmall() const {
    return graph.ops.size() <= kFewOps && options.devices <= kFewDevices;
  }
  /// What it may take until single choices make a strategy the best, of the
  /// effort that is left: of small models some first take a few that leave it
  /// slower than that.
  size_t effortToRefineOther(size_t left) const {
    return isSmall() ? left / 8 : 0;
  }
  /// Of how many strategies with some layers treated otherwise stages are found
  /// that by themselves are no better than the best: a second at most, a
  /// choice.
  static constexpr size_t kMostSolvedNear = 32;

  /// A tenth of a second at most.
  static constexpr size_t kLittleEffort = 700000;

  size_t numSolved() const { return stagesFound; }
  size_t numFloors() const { return knownFloors.size(); }
  /// Costs that all of these looked at (InnerResult::entries): what they took,
  /// whatever the machine.
  size_t numEntries() const { return entries; }

private:
  using AxisKeys = StageTables::AxisKeys;
  static AxisKeys axisKeys(const Mesh &mesh);
  struct FloorKey {
    RecomputeChoice recompute;
    int64_t samples;
    AxisKeys axes;
    /// Of floors: whether there are several micro-batches, whose gradients are
    /// added.
    bool accumulates = false;
    friend auto operator<=>(const FloorKey &, const FloorKey &) = default;
  };
  /// One micro-batch, and a model of it on no mesh, once they are made.
  struct Micro {
    Micro(const OpGraph &g, int64_t s) : whole(g), samples(s) {}
    const OpGraph &whole;
    const int64_t samples;
    std::once_flag isMade;
    std::shared_ptr<const OpGraph> graph;
    std::unique_ptr<CostModel> alike;
    /// Why it cannot be.
    std::optional<Diagnostic> fault;
  };
  Expected<ModelVariant *> findVariant(const RecomputeChoice &recompute);
  std::unique_ptr<ModelVariant>
  makeVariant(std::shared_ptr<const OpGraph> owned,
              std::shared_ptr<const ModelFolds> shared,
              const OpGraph &model) const;
  /// Null if there is nothing to compute again in that way. Several threads may
  /// ask.
  Expected<std::unique_ptr<ModelVariant>>
  makeVariant(const RecomputeChoice &recompute) const;
  struct Placed {
    Mesh mesh;
    /// With the roles of the mesh's axes.
    StrategySpec spec;
  };
  Expected<Mesh> meshOf(const StagePoint &point, StrategySpec &spec) const;
  Expected<Placed> place(const StagePoint &point) const;
  /// moves() there, of what the graph is.
  StepFloors movesOf(const StagePoint &point, const Placed &placed,
                     const ModelVariant &own) const;
  /// The bound of a point's passes as PassBounds is asked for it.
  struct PassQuestion {
    FloorKey key;
    bool splitsTensors = false;
    PassBounds::Question question;
  };
  /// Between stages, over each border of units.
  BorderSends sendsAlong(const ModelVariant &model, const StagePoint &point,
                         const ScheduleChoice &schedule) const;
  struct UnitKey {
    FloorKey key;
    int zero;
    StageForm form;
    friend auto operator<=>(const UnitKey &, const UnitKey &) = default;
  };
  const std::vector<uint32_t> &kindsOf(ModelVariant &model, StageForm form,
                                       const CostModel &alike);
  /// Operators that are alike have the same alternatives, whatever is computed
  /// again.
  using AlikeKey = std::tuple<int64_t, AxisKeys, StageForm>;
  /// What is known of a point's units, and what that rests on.
  struct UnitQuestion {
    StagePoint point;
    ScheduleChoice schedule;
    StageForm form;
    const ModelVariant *model;
    const Micro *micro;
    Placed placed;
    UnitKey key;
    AlikeKey alike;
    /// What passes are known to take on the whole line.
    PassFloors passes;
  };
  Expected<UnitQuestion> unitQuestion(const StagePoint &point,
                                      const ScheduleChoice &schedule,
                                      StageForm form);
  /// Nothing if some operator has no alternative. Several threads may ask.
  std::optional<UnitFloors> findUnits(const UnitQuestion &asked,
                                      LeastTimes &known) const;
  const std::optional<UnitFloors> &unitsOf(const UnitQuestion &asked);
  bool takesAsLong(const UnitQuestion &asked,
                   const std::optional<UnitFloors> &units,
                   double seconds) const;
  Expected<PassQuestion> passQuestion(const StagePoint &point) const;
  /// Ready for it.
  Expected<PassBounds *> passBounds(const PassQuestion &asked);
  Expected<PassFloors> passes(const StagePoint &point,
                              const EnoughPasses &isEnough);
  /// How many layers the stages of a point that computes again what the model
  /// does can hold.
  void limitLayers(StepFloors &floors, const ModelVariant &model,
                   const StagePoint &point) const;
  /// What floors() adds the bound of the passes to.
  Expected<StepFloors> floorsBesidePasses(const StagePoint &point);
  static EnoughPasses enoughPasses(const StepFloors &beside,
                                   const Enough &isEnough);
  Expected<Micro *> micro(const RecomputeChoice &recompute, int64_t samples);
  /// Unless it is. Several threads may ask.
  Expected<void> make(Micro &micro) const;
  Expected<StagedStrategy> staged(const StagePoint &point,
                                  const ScheduleChoice &schedule,
                                  StageForm form);
  /// A stage that was looked for, and what that took.
  struct Solving {
    std::shared_ptr<SolvedStage> stage;
    size_t entries = 0;
    /// If it is one that LeastPairs leaves.
    bool splitsPairs = false;
    /// Question::bound, if it was found ahead.
    double bound = 0;
  };
  /// All that it rests on.
  struct StageAsked {
    StagePoint point;
    StageForm form;
    /// As it computes again, and as the graph does.
    const ModelVariant *model, *kept;
    Micro *micro;
  };
  Expected<StageAsked> stageAsked(const StagePoint &point, StageForm form);
  Expected<StageQuestion> stageQuestion(const StageAsked &asked,
                                        const Cancellation *cancel) const;
  Expected<InnerResult> solveOn(const Mesh &mesh, const StageAsked &asked,
                                const StageQuestion &question);
  /// Several threads may ask.
  Expected<Solving> findStage(const StageAsked &asked,
                              const Cancellation *cancel);
  /// A strategy that was found, as that stage's.
  Expected<std::shared_ptr<SolvedStage>> stageWith(const StageAsked &asked,
                                                   Mesh mesh,
                                                   Assignment assignment,
                                                   PricedStrategy priced) const;
  /// The same stage at the ZeRO level that has the same strategies, if one has.
  static std::optional<StagePoint> otherLevel(const StagePoint &point);
  const Solving *recentOf(const std::optional<StagePoint> &point,
                          StageForm form) const;
  void keepRecent(const StagePoint &point, StageForm form,
                  const Solving &found);
  /// What was found ahead.
  std::optional<Solving> takeSolving(const StagePoint &point, StageForm form);
  Expected<Solving> takeOrFind(const StageAsked &asked);
  Expected<StageStrategy> stageOf(const StagePoint &point,
                                  const OpGraph &whole) const;
  struct Ahead;
  void begin(const std::shared_ptr<Ahead> &ahead);
  bool askModel(Ahead &ahead, const Question &question) const;
  bool askUnits(Ahead &ahead, const Question &question, StageForm form);
  bool askFloors(Ahead &ahead, const Question &question);
  bool askStage(Ahead &ahead, const Question &question, StageForm form);
  bool isBeaten(Ahead &ahead) const;
  void answer(Ahead &ahead);
  void keep(Ahead &ahead, const std::function<void()> &more = {});
  /// Waits for what is found ahead and holds that, and keeps it.
  void takeAhead(const std::function<bool(const Ahead &)> &holds,
                 const std::function<void()> &more = {});
  void takeModelAhead(const RecomputeChoice &recompute);
  void takeUnitsAhead(const UnitKey &key);
  void takeFloorsAhead(const FloorKey &key);
  void takeStageAhead(const StagePoint &point, StageForm form);

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const ClusterSpec *const meshesOf;
  const StackSpec &stack;
  const SearchOptions &options;
  const OverlapChoice overlap;
  const VisibleShares visible;
  const bool hasStatistics;
  /// Of `graph`.
  const std::shared_ptr<const ModelFolds> ownFolds;
  std::map<RecomputeChoice, std::unique_ptr<ModelVariant>> variants;
  std::map<std::pair<RecomputeChoice, int64_t>, Micro> micros;
  std::map<FloorKey, PassBounds::Found> knownFloors;
  std::map<UnitKey, std::optional<UnitFloors>> knownUnits;
  OpKinds kinds;
  std::map<AlikeKey, LeastTimes> leastTimes;
  /// Whose alternatives were counted.
  std::set<AlikeKey> countedUnits;
  /// StatisticsFloors::timesOn(), by mesh.
  std::map<AxisKeys, std::vector<double>> statisticsTimes;
  std::map<std::pair<StagePoint, StageForm>, std::shared_ptr<SolvedStage>>
      solved;
  /// The last whose strategies another ZeRO level has, too.
  struct Recent {
    StagePoint point;
    StageForm form;
    Solving found;
  };
  std::deque<Recent> recent;
  /// Whose strategy of least work splits pairs.
  std::set<StagePoint> pairPoints;
  /// What nobody has asked for yet, or not all of it.
  std::map<FloorKey, PassBounds::Known> floorsAhead;
  std::map<UnitKey, std::optional<UnitFloors>> unitsAhead;
  std::map<std::pair<StagePoint, StageForm>, Solving> stagesAhead;
  std::map<RecomputeChoice, std::unique_ptr<ModelVariant>> variantsAhead;
  StageTables tables;
  size_t entries = 0, stagesFound = 0;
  /// What other threads do, who end before all of the above.
  std::vector<std::shared_ptr<Ahead>> begun;
  Cancellation stopAhead;
  std::function<void()> beginMore;
  std::unique_ptr<TaskPool> pool;
};

/// Whether the least that each unit takes tells what a step does: of a model
/// that is no chain of equal layers, with passes that are whole or several
/// chunks a stage.
bool isCutAnywhere(const StagePoint &point, const ScheduleChoice &schedule,
                   const LayerLine &line);

/// With withOverlap() of what is fixed.
SearchOptions overlapping(SearchOptions options, const StackSpec &stack);

/// Without tensor parallelism there are no pairs to be split.
std::span<const StageForm> formsOf(const StagePoint &point);

/// What a search may compute again other than what the graph does. What loops
/// stack it has decided already; scores are kept only where attention is not
/// one kernel.
std::vector<RecomputeChoice> recomputesOf(const OpGraph &graph,
                                          const SearchOptions &options);

/// Whether it may be some of the layers: these are one chain, or the iterations
/// of one loop.
bool canComputeSome(const OpGraph &graph, const LayerLine &line,
                    const SearchOptions &options);

/// Whether ZeRO-3 may be of some layers alone, where the stack can and both
/// that level and ZeRO-2 are in the space.
bool canGatherSome(const OpGraph &graph, const LayerLine &line,
                   const StackSpec &stack, const StrategySpec &fix);

/// The layers of a model, which do not depend on the mesh.
LayerLine layersOf(const OpGraph &graph, const ClusterSpec &cluster,
                   const StackSpec &stack);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_POINTPRICER_H
