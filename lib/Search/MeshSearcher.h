//===- MeshSearcher.h - A search over different meshes ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MESHSEARCHER_H
#define PLANNER_LIB_SEARCH_MESHSEARCHER_H

#include "FormGains.h"
#include "MeshSearch.h"
#include "Overlap.h"
#include "PointPricer.h"
#include "StageSites.h"
#include "planner/Cost/MeshCuts.h"
#include "planner/Support/Infinity.h"

namespace planner {

/// Meshes that stages may have, with what is known of them.
struct MeshOptions {
  std::vector<StagePoint> points;
  /// On which each lies; those of several parts are different meshes.
  std::vector<size_t> parts;
  std::vector<MeshLoads> loads;
  std::vector<bool> isSolved;
};

/// What all stages of a pipeline have alike.
struct MeshFamily {
  RecomputeChoice recompute;
  int zero = 0;
  StageForm form = StageForm::LeastWork;
  friend auto operator<=>(const MeshFamily &, const MeshFamily &) = default;
};

class MeshSearcher {
public:
  MeshSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
               const SearchOptions &o, PointPricer &p)
      : graph(g), cluster(c), stack(s), options(overlapping(o, s)), pricer(p),
        sites(c, o.devices), entriesBefore(p.numEntries()) {
    for (const auto &part : cluster.parts)
      partPricers.push_back(std::make_unique<PointPricer>(graph, *part, stack,
                                                          options, &cluster));
  }

  Expected<SearchResult> run(Expected<SearchResult> alike,
                             const EmptySearch &empty);

private:
  struct Winner {
    std::vector<StagePoint> points;
    StageForm form;
    StrategySpec strategy;
    StagedPrediction staged;
    /// By mesh, its strategy, if that is not the form's.
    std::map<size_t, RefinedStage> refined = {};
    double seconds() const { return staged.prediction.stepTime.value; }
  };
  /// By family, the meshes of so many samples at once.
  using Families = std::map<MeshFamily, std::vector<StagePoint>>;

  Expected<bool> mayFit();
  Expected<void> list();
  static void shareLevels(Families &families);
  std::set<int64_t> allSizes() const;
  void listMeshes(const LayerLine &line, int64_t devices, StrategySpec fix);
  Expected<void> boundSamples(int64_t samples);
  Expected<MeshLoads> loadsOf(const StagePoint &point, size_t part,
                              StageForm form);
  Expected<MeshOptions> optionsOf(const std::vector<StagePoint> &points,
                                  StageForm form);
  std::optional<MeshCutRequest> request(const MeshOptions &list,
                                        const StageSites::Order &order) const;
  bool sendsOccupy() const;
  std::optional<MeshCuts> cut(MeshOptions &list, double room,
                              const std::vector<size_t> &meshes = {}) const;
  Expected<void> search(const Families &families);
  Expected<std::optional<MeshCuts>> refine(MeshOptions &list, StageForm form,
                                           double room);
  Expected<bool> price(const MeshOptions &list, const MeshCuts &cuts,
                       StageForm form);
  Expected<bool> priceOrders(MeshOptions &list, MeshCuts cuts, StageForm form,
                             double room);
  Expected<bool> priceLayers(const std::vector<StagePoint> &points,
                             StageForm form, const LayerSplit &layers);
  PipelineSchedule schedule() const;
  StrategySpec specOf(const std::vector<StagePoint> &points,
                      const LayerSplit &layers) const;
  Certificate certify(const SearchResult *alike,
                      const EmptySearch &empty) const;
  /// Without tensor parallelism there are no pairs to be split.
  static StageForm formOf(const StagePoint &point, StageForm form);
  Expected<std::vector<SolvedStage *>> solvedMeshes(const Winner &of);
  Expected<double> refine(Winner &own, const RefineEffort &within,
                          size_t &spent);
  Expected<void> refineBest();
  Expected<void> refineContenders(size_t share, size_t spent);
  Expected<std::vector<Stage>> stagesOfWinner();
  Expected<SearchResult> finishWinner(SearchResult *alike,
                                      const EmptySearch &empty);
  Expected<SearchResult> finish(Expected<SearchResult> alike,
                                const EmptySearch &empty);
  double toBeat() const {
    return std::min(best.value_or(kInfinity),
                    options.incumbent ? options.incumbent->value : kInfinity);
  }
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  /// Whether it has looked at all that it may, or is told to end.
  bool isOver() const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions options;
  /// As if all devices were the slowest, and on each part.
  PointPricer &pricer;
  std::vector<std::unique_ptr<PointPricer>> partPricers;
  const StageSites sites;
  /// By samples at once.
  std::map<int64_t, Families> all;
  /// The same, with the least that any pipeline takes, best first.
  std::vector<std::pair<double, int64_t>> queue;
  std::optional<double> best;
  std::optional<Winner> winner;
  /// What fits and was little slower than the best then.
  std::vector<Winner> contenders;
  FormGains gains{pricer.mostRefined()};
  /// No pipeline over different meshes takes less; nor the best with one choice
  /// changed.
  double least = kInfinity, leastChanged = kInfinity;
  /// MeshCutRequest::looks of all.
  mutable size_t looks = 0;
  /// What others have looked at.
  const size_t entriesBefore;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MESHSEARCHER_H
