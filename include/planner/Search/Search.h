//===- Search.h - The fastest plan on a cluster -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_SEARCH_H
#define PLANNER_SEARCH_SEARCH_H

#include "planner/Plan/Plan.h"
#include "planner/Search/Inner.h"
#include "planner/Search/OuterPoint.h"
#include <functional>

namespace planner {

/// What a search has shown where it found nothing.
struct EmptySearch {
  /// Nothing of the space fits.
  /// (With an incumbent: or nothing that fits is faster.)
  bool isProven = false;
  /// No strategy of the space is faster.
  Seconds lowerBound;
  /// If proven without an incumbent: no strategy needs less of a device.
  int64_t leastBytes = 0;
  /// What is fixed leaves no strategy, fitting or not.
  bool isNone = false;
  /// As a result and its certificate have them.
  std::vector<Baseline> baselines = {};
  double log10SpaceSize = 0;
};

/// Where a search stands.
struct SearchProgress {
  /// Of the best plan so far.
  std::optional<Seconds> best;
  /// No strategy is faster; 0 as long as nothing is known.
  Seconds lowerBound;
};

struct SearchOptions {
  /// What --fix pins and --forbid rules out. Axes of given size that split
  /// given dimension classes.
  StrategySpec fix;
  /// Number formats of products (values of `dtype`), of which a joint search
  /// takes the best; without any, what the stack and `fix` say.
  std::vector<std::string> formats;
  int64_t devices = 1;
  /// Bytes a device may hold; the device's usable bytes if 0.
  int64_t memoryLimit = 0;
  /// Price what is found even if it does not fit.
  bool ignoreMemory = false;
  /// Of a mesh in a free search. By default two, and three where the batch
  /// cannot be split over the whole of a link level.
  std::optional<unsigned> maxAxes;
  solver::Options solver;
  const Cancellation *cancel = nullptr;
  /// Whether to price what users would do by hand.
  bool baselines = true;
  /// What these run beside compute: a value of `overlap`, empty for nothing.
  std::string baselineOverlap;
  /// A good strategy will do: no proof, and no more effort on a mesh than to
  /// find one.
  bool quick = false;
  /// Only plans faster than this are of interest. Others need not be found, and
  /// count as if they did not fit.
  std::optional<Seconds> incumbent;
  /// Whether to look for what would fit where nothing does: other numbers of
  /// devices and, of a joint search, strategies with something on hosts.
  bool hints = true;
  /// Whether a joint search goes through strategies with something on hosts
  /// together with the others, where parameters and states take much of the
  /// memory; else it asks for them only where nothing else fits, if it may give
  /// hints.
  bool hosts = false;
  /// How many threads may work at once. The result does not depend on it.
  unsigned threads = 1;
  /// The model computing again what is said instead of what it does; without
  /// it, a joint search knows the graph as it is. Several threads may ask.
  std::function<Expected<OpGraph>(const RecomputeChoice &)> prepare;
  /// Written where nothing that fits is found.
  EmptySearch *empty = nullptr;
  /// Which staged strategies a joint search looks at, in each format; all
  /// without it.
  std::function<bool(const OuterPoint &)> admits;
  /// Whether a joint search looks at strategies of one stage and one
  /// micro-batch only on named axes, as at staged ones, and on no other mesh.
  bool namedOnly = false;
  /// Whether pipelines whose stages have different meshes are looked at, where
  /// the stack can have these.
  bool stageMeshes = false;
  /// Where nothing fits, whether a joint search says which strategy lacks least
  /// and looks for changes with which something fits.
  bool explains = true;
  /// Of plans in several formats, whether the one that needs least is taken,
  /// and not the fastest.
  bool leastMemory = false;
  /// Where nothing fits, of which strategies of its own a search speaks, if
  /// there are others: as in "every strategy without stages".
  std::string_view among;
  /// Called whenever the search knows more.
  std::function<void(const SearchProgress &)> progress;
};

/// What became of one mesh.
struct MeshOutcome {
  Mesh mesh;
  Seconds lowerBound;
  std::optional<Seconds> stepTime;
  size_t variables = 0, alternatives = 0;
  double solveSeconds = 0;
};

/// What became of the staged strategies.
struct JointOutcome {
  /// Strategies, and those of which it is known without solving them that they
  /// need too much memory.
  size_t points = 0, tooLarge = 0;
  /// Bounds found, stages solved and strategies priced.
  size_t floors = 0, solved = 0, priced = 0;
  /// The strategy that was taken, if it is one of them.
  std::optional<OuterPoint> taken;
  /// No strategy without stages in the plan's format, on whatever mesh, is
  /// faster; absent if none fits.
  std::optional<Seconds> plainBound;
  double seconds = 0;
};

struct SearchResult {
  /// Of one micro-batch on the mesh of one stage; prediction.pipeline says how
  /// many stages there are, and which mesh each has.
  Stage stage;
  /// Where stages have different meshes, those after the first one.
  std::vector<Stage> otherMeshes;
  /// The graph of the whole step, if the plan computes again what the graph
  /// that was searched does not; else null.
  std::shared_ptr<const OpGraph> stepGraph;
  /// What the plan computes again.
  RecomputeChoice recompute;
  /// As a strategy string; empty if no axis has a name.
  std::string strategy;
  /// Of `SearchOptions::formats` the one that it is in; empty without any.
  std::string format;
  JointOutcome joint;
  Prediction prediction;
  Certificate certificate;
  std::vector<Baseline> baselines;
  std::vector<MeshOutcome> meshes;
  /// About shardings of the model that the plan does not have.
  std::vector<std::string> warnings;
  bool interrupted = false;
};

/// The mesh that a strategy names: an axis (or one for each link level it
/// spans) for tp, cp, ep and dp, innermost in that order, with their roles in
/// `spec.roles`; devices that the strategy leaves open become axes for
/// anything. Fails, naming the nearest legal sizes, if the sizes do not divide
/// the devices or the link levels.
Expected<Mesh> meshForStrategy(const ClusterSpec &cluster, int64_t devices,
                               StrategySpec &spec);

/// Fails for what a strategy names and prices do not know (micro-batches,
/// recompute, offload, ...), and for what contradicts the model or itself: a
/// key is priced or refused, never ignored. Keys that say what is priced anyway
/// (offload=none) and those that mean nothing at these sizes (sp=1 with tp=1)
/// are legal.
Expected<void> checkStrategy(const StrategySpec &spec, const OpGraph &graph,
                             const StackSpec &stack, int64_t devices);

/// Fails for what is fixed and forbidden at once.
Expected<void> checkForbidden(const StrategySpec &spec);

/// The mesh in which the model's own shardings are written, if it has any:
/// their axes by name, outermost first in the order in which they appear, and
/// axes for anything where they leave devices over. Fails if the sizes do not
/// divide the devices, or an axis would lie on two link levels.
Expected<std::optional<Mesh>> meshOfConstraints(const OpGraph &graph,
                                                const ClusterSpec &cluster,
                                                int64_t devices);

/// Solves the inner problem on every mesh of the devices (or on the one that
/// `fix` names) and takes the best. Fails with Status::NothingFits if no
/// strategy fits, naming the operator at which memory binds, the missing bytes
/// and the smallest number of devices on which something fits.
Expected<SearchResult> search(const OpGraph &graph, const ClusterSpec &cluster,
                              const StackSpec &stack,
                              const SearchOptions &options);

/// The best of search() and of all staged strategies (OuterPoint.h): pipelines,
/// micro-batches, and what is computed again; in each of `options.formats` the
/// best of all, the first of equally good ones, with a certificate for all.
/// Fails before it searches where `options.fix` names a format, too, and for a
/// format that is unknown, given twice or none that the model can have; where
/// nothing fits like search(), in the first format.
Expected<SearchResult> jointSearch(const OpGraph &graph,
                                   const ClusterSpec &cluster,
                                   const StackSpec &stack,
                                   const SearchOptions &options);

/// Prices one given strategy: its mesh, stages and micro-batches, with what it
/// leaves open per operator resolved by the inner problem; under a stack of
/// column-row pairs, tensor-parallel axes split these (tensorPattern()). Does
/// not fail when it does not fit in `memoryLimit` bytes (0: what a device has);
/// the prediction says so. Fails if no axis has a size.
Expected<SearchResult> priceStrategy(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const StrategySpec &strategy,
                                     int64_t devices, int64_t memoryLimit = 0);

/// A strategy string that users would choose by hand, and what it is called.
/// Of several with one name, users would choose the fastest that fits.
struct UsualStrategy {
  std::string name, strategy;
};
/// Those that the stack can run; none for one device. Tensor-parallel axes
/// split column-row pairs (tensorPattern()). Where there are fewer `samples`
/// than data-parallel devices, tensor parallelism goes as far as it can. What
/// loops stack is not theirs to say: it is the plan's.
std::vector<UsualStrategy>
usualStrategies(const ClusterSpec &cluster, const StackSpec &stack,
                int64_t devices, int64_t samples,
                const RecomputeChoice &recompute = {},
                const std::string &overlap = {});

/// What one of the usual strategies costs, with what it leaves open resolved by
/// the inner problem. It fits if it needs no more than `memoryLimit` bytes of a
/// device (0: what a device has). Fails if it is none of them.
Expected<Baseline> priceBaseline(const OpGraph &graph,
                                 const ClusterSpec &cluster,
                                 const StackSpec &stack,
                                 const std::string &name,
                                 const std::string &strategy, int64_t devices,
                                 int64_t memoryLimit);

} // namespace planner

#endif // PLANNER_SEARCH_SEARCH_H
