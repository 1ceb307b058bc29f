//===- Search.cpp - The fastest plan on a cluster -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "FreeMeshes.h"
#include "SearchEffort.h"
#include "planner/Graph/Rescale.h"
#include "planner/Strategy/Constraints.h"
#include "planner/Strategy/TensorPattern.h"
#include "planner/Support/Parallel.h"
#include "planner/Support/TaskPool.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <list>
#include <numeric>
#include <tuple>

namespace planner {

namespace {

/// How far "the smallest number of devices that fits" is looked for.
constexpr int64_t kMaxDevicesTried = 1 << 16;
/// Effort for each of them: a hint may miss a strategy that only just fits.
constexpr int64_t kHintBudget = int64_t(1) << 26;

/// What is faster than the incumbent on a mesh.
struct MeshQuestion {
  Mesh mesh;
  std::optional<Seconds> incumbent;
  /// Beside the layouts of which all may be kept.
  std::optional<Assignment> near;
};

struct MeshAnswer {
  Expected<InnerResult> solved;
  double seconds = 0;
};

class Searcher {
public:
  Searcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
           const SearchOptions &o)
      : graph(g), cluster(c), stack(s), options(o),
        folded(foldGraph(g, Adjoints::Free)),
        tied(foldGraph(g, Adjoints::Tied)),
        limit(usableMemory(c, s, o.memoryLimit)), spec(o.fix) {}
  Searcher(const Searcher &) = delete;
  Searcher &operator=(const Searcher &) = delete;
  ~Searcher() { forgetAhead(); }

  Expected<SearchResult> run();

private:
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  bool isFixed() const { return namesMeshOrStages(options.fix); }
  /// Whether strategies of other meshes, or of no constraints, are no plans.
  bool isConstrained() const {
    return isFixed() || options.fix.microBatch ||
           options.fix.forbidden.forbidsAnything() || graph.hasConstraints();
  }
  bool isHardFor(const std::optional<Seconds> &known,
                 const InnerResult &solved) const;
  MeshAnswer answer(const MeshQuestion &question,
                    const Cancellation *cancel) const;
  void lookAhead(MeshQuestion question);
  void forgetAhead();
  Expected<void> keep(const MeshQuestion &question, MeshAnswer answer);
  Expected<void> tryMesh(const MeshQuestion &question,
                         std::optional<MeshQuestion> next = std::nullopt);
  std::optional<MeshQuestion> keepingMore() const;
  Expected<void> tryMeshes();
  Expected<void> keepMore();
  Expected<void> takeAny();
  /// Keeps what was found if it is the best so far.
  void offer(const Mesh &mesh, InnerResult &found);
  Expected<void> checkConstraints();
  Diagnostic nothingFits() const;
  Expected<InnerResult> solveAny(const ClusterSpec &machine, const Mesh &mesh,
                                 StrategySpec within) const;
  bool anythingFits(int64_t devices) const;
  /// Meshes that are left may hold anything.
  void report() const {
    if (options.progress && best)
      options.progress({best->stepTime, Seconds()});
  }
  /// What is not faster is of no interest.
  std::optional<Seconds> incumbent() const {
    if (best && options.incumbent)
      return std::min(best->stepTime, *options.incumbent);
    return best ? std::optional(best->stepTime) : options.incumbent;
  }
  void priceBaselines();
  void addBaseline(Baseline found);
  void certify();

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions &options;
  FoldedGraph folded, tied;
  int64_t limit;

  StrategySpec spec;
  std::vector<Mesh> candidates;
  SearchResult result;
  std::optional<PricedStrategy> best;
  std::optional<double> lowerBound;
  /// Every mesh has its part in the bound.
  bool isBounded = true;
  double space = 0;
  /// Of the mesh that came nearest to fitting.
  int64_t missing = 0;
  OpId bindingOp = kNone;
  /// Whether every strategy of every mesh lacks at least that.
  bool missingIsProven = true;
  /// Whether it is known of every mesh what its strategies lack.
  bool missingIsKnown = true;

  /// What is asked next if the mesh that is looked at has nothing faster:
  /// another thread answers it meanwhile.
  struct Ahead {
    explicit Ahead(MeshQuestion q, const Cancellation *also)
        : question(std::move(q)), cancel(also) {}
    MeshQuestion question;
    Cancellation cancel;
    std::optional<MeshAnswer> found;
    TaskPool::Handle task;
  };
  /// All that were begun, of which one may be asked.
  std::list<Ahead> begun;
  Ahead *ahead = nullptr;
  /// Ends before what its work is of.
  std::optional<TaskPool> pool;
};

} // namespace

void Searcher::offer(const Mesh &mesh, InnerResult &found) {
  if (found.assignment) {
    if (!best || found.priced.stepTime < best->stepTime) {
      best = std::move(found.priced);
      result.stage = {mesh, std::move(*found.assignment), {}};
    }
  } else if (found.missingBytes > 0 &&
             (missing == 0 || found.missingBytes < missing)) {
    missing = found.missingBytes;
    bindingOp = found.bindingOp;
  }
}

/// Where memory is tight, what an incumbent leaves of a problem may be harder
/// to solve than all of it: nothing was found, far below the incumbent. On many
/// devices all of it is too large.
bool Searcher::isHardFor(const std::optional<Seconds> &known,
                         const InnerResult &solved) const {
  constexpr double kFar = 0.05;
  return known && options.devices <= kFewDevices && !solved.assignment &&
         !solved.proven && !isCancelled() &&
         solved.lowerBound < *known * (1 - kFar);
}

MeshAnswer Searcher::answer(const MeshQuestion &question,
                            const Cancellation *cancel) const {
  const auto start = std::chrono::steady_clock::now();
  const CostModel model(graph, cluster, stack, question.mesh);
  InnerOptions inner;
  inner.spec = spec;
  inner.memoryLimit = options.ignoreMemory ? kSaturated : limit;
  inner.solver = options.solver;
  inner.solver.cancel = cancel;
  // Where no bound is asked for, a strategy that ties adjoints is good enough.
  const FoldedGraph &problem = options.quick ? tied : folded;
  if (tied.groups.size() < problem.groups.size())
    inner.tied = &tied;
  const bool isTight =
      !result.baselines.empty() &&
      std::none_of(result.baselines.begin(), result.baselines.end(),
                   [](const Baseline &b) { return b.fits; });
  // That nothing is faster than a plan that is known is sooner said without.
  inner.memoryIsTight = isTight && !options.incumbent;
  inner.incumbent = question.incumbent;
  inner.near = question.near ? &*question.near : nullptr;
  Expected<InnerResult> solved = solveInner(model, problem, inner);
  if (solved && isHardFor(question.incumbent, *solved)) {
    inner.incumbent.reset();
    inner.memoryIsTight = isTight;
    Expected<InnerResult> whole = solveInner(model, problem, inner);
    if (whole) {
      whole->lowerBound = std::max(whole->lowerBound, solved->lowerBound);
      // What is no better than the incumbent is of no interest, either.
      if (whole->assignment && whole->time >= *question.incumbent)
        whole->assignment.reset();
    }
    solved = std::move(whole);
  }
  return {std::move(solved), std::chrono::duration<double>(
                                 std::chrono::steady_clock::now() - start)
                                 .count()};
}

Expected<void> Searcher::keep(const MeshQuestion &question, MeshAnswer answer) {
  if (!answer.solved)
    return answer.solved.takeError();
  InnerResult &solved = *answer.solved;
  isBounded &= !options.quick;
  // A solver that was stopped early may know nothing, in integers.
  solved.lowerBound.value = std::max(solved.lowerBound.value, 0.0);
  MeshOutcome outcome{question.mesh,    solved.lowerBound,   {},
                      solved.variables, solved.alternatives, answer.seconds};
  // A mesh without anything of interest is bounded by the incumbent.
  const bool isNone = solved.infeasible && solved.proven;
  double meshBound = solved.lowerBound.value;
  if (isNone && question.incumbent)
    meshBound = std::max(meshBound, question.incumbent->value);
  missingIsProven &= isNone;
  missingIsKnown &= solved.missingBytes > 0;
  if (!isNone || question.incumbent)
    lowerBound = lowerBound ? std::min(*lowerBound, meshBound) : meshBound;
  space = std::max(space, solved.log10Space);
  offer(question.mesh, solved);
  if (best && result.stage.mesh == question.mesh)
    outcome.stepTime = best->stepTime;
  result.meshes.push_back(std::move(outcome));
  return {};
}

void Searcher::lookAhead(MeshQuestion question) {
  if (!pool)
    pool.emplace(1);
  Ahead &own = begun.emplace_back(std::move(question), options.cancel);
  own.task = pool->submit(
      [this, &own] { own.found = answer(own.question, &own.cancel); });
  ahead = &own;
}

void Searcher::forgetAhead() {
  if (ahead)
    ahead->cancel.cancel();
  ahead = nullptr;
}

/// `next` is what is asked next unless this mesh has something faster, as the
/// first of several nearly always has: what other threads find so is what one
/// finds.
Expected<void> Searcher::tryMesh(const MeshQuestion &question,
                                 std::optional<MeshQuestion> next) {
  Ahead *const own = std::exchange(ahead, nullptr);
  if (next && options.threads > 1)
    lookAhead(std::move(*next));
  if (own)
    pool->wait(own->task);
  const auto before = best ? std::optional(best->stepTime) : std::nullopt;
  if (auto done = keep(question, own ? std::move(*own->found)
                                     : answer(question, options.cancel));
      !done)
    return done;
  if (best && (!before || best->stepTime < *before))
    forgetAhead();
  return {};
}

/// On meshes of many axes few pairs of layouts of a tensor may be kept, so that
/// there are few: beside those of the best strategy all may, then.
std::optional<MeshQuestion> Searcher::keepingMore() const {
  /// A choice: of so many each round takes ten seconds and more.
  constexpr size_t kMostAlternatives = 100000;
  const Mesh &mesh = result.stage.mesh;
  const bool isLarge =
      std::any_of(result.meshes.begin(), result.meshes.end(),
                  [&](const MeshOutcome &outcome) {
                    return outcome.alternatives > kMostAlternatives;
                  });
  if (!best || options.quick || isLarge || mesh.axes.size() <= kQuickAxes ||
      std::find(candidates.begin(), candidates.end(), mesh) == candidates.end())
    return std::nullopt;
  return MeshQuestion{mesh, incumbent(), result.stage.assignment};
}

Expected<void> Searcher::keepMore() {
  // Two are the rule: one that finds something, and one that finds no more.
  constexpr int kRounds = 4;
  for (int round = 0; round < kRounds && !isCancelled(); ++round) {
    const std::optional<MeshQuestion> question = keepingMore();
    if (!question)
      return {};
    const Seconds before = best->stepTime;
    const std::optional<double> known = lowerBound;
    if (auto done = tryMesh(*question); !done)
      return done;
    // Cut short it knows nothing of these, and as much as before of all else.
    if (isCancelled())
      lowerBound = known;
    if (best->stepTime >= before)
      return {};
    report();
  }
  return {};
}

Expected<void> Searcher::tryMeshes() {
  for (size_t i = 0; i < candidates.size(); ++i) {
    if (isCancelled()) {
      result.interrupted = true;
      isBounded = false;
      return {};
    }
    const bool isLast = i + 1 == candidates.size();
    if (auto done =
            tryMesh({candidates[i], incumbent(), {}},
                    isLast ? keepingMore()
                           : MeshQuestion{candidates[i + 1], incumbent(), {}});
        !done)
      return done;
    report();
  }
  return {};
}

/// Where nothing was found that fits, though something may, anything will do.
Expected<void> Searcher::takeAny() {
  for (const Mesh &mesh : candidates) {
    if (best || missingIsProven || options.incumbent || isCancelled())
      return {};
    Expected<InnerResult> any = solveAny(cluster, mesh, spec);
    if (!any)
      return any.takeError();
    offer(mesh, *any);
  }
  return {};
}

/// Meshes hold alternatives of each other; the sum over meshes would count some
/// strategies twice, so the size of the largest one is what is claimed.
void Searcher::certify() {
  Seconds step = result.prediction.stepTime;
  double bound = isBounded ? lowerBound.value_or(0) : 0;
  // Every strategy issues the same kernels.
  Seconds issued;
  for (Seconds time : result.stage.priced.issueByPhase)
    issued += time;
  bound = std::min(std::max(bound, issued.value), step.value);
  result.certificate = makeCertificate(step, Seconds(bound), space);
  result.certificate.meshAxes = options.maxAxes.value_or(kQuickAxes);
}

/// The first that fits there, with little effort.
Expected<InnerResult> Searcher::solveAny(const ClusterSpec &machine,
                                         const Mesh &mesh,
                                         StrategySpec within) const {
  const CostModel model(graph, machine, stack, mesh);
  InnerOptions inner;
  inner.memoryLimit = limit;
  inner.anyWillDo = true;
  inner.spec = std::move(within);
  inner.solver = options.solver;
  inner.solver.budget = std::min(inner.solver.budget, kHintBudget);
  inner.solver.cancel = options.cancel;
  return solveInner(model, tied, inner);
}

bool Searcher::anythingFits(int64_t devices) const {
  StrategySpec allowed;
  allowed.forbidden = options.fix.forbidden;
  const ClusterSpec larger = withDevices(cluster, devices);
  for (const Mesh &mesh : usualMeshes(graph, larger, devices)) {
    Expected<InnerResult> solved = solveAny(larger, mesh, allowed);
    if (solved && solved->assignment)
      return true;
  }
  return false;
}

Diagnostic Searcher::nothingFits() const {
  const std::string atLeast = missingIsProven && missing > 0 ? "at least " : "";
  const std::string more =
      atLeast + (missing > 0 ? formatBytes(missing) + " more" : "more");
  Diagnostic error = makeError(
      missingIsProven ? "nothing fits: a device can hold " +
                            formatBytes(limit) + ", and every strategy" +
                            std::string(options.among) + " needs " + more
                      : "nothing that fits was found: a device can hold " +
                            formatBytes(limit) +
                            ", and the nearest strategy found needs " + more);
  error.status = Status::NothingFits;
  if (!missingIsProven)
    error.notes.push_back("that nothing fits is not proven; a larger --budget "
                          "or --mesh-axes may find something");
  if (bindingOp != kNone)
    error.notes.push_back("memory binds at operator " +
                          std::to_string(bindingOp) + " (" +
                          graph.ops[bindingOp].mnemonic + ", " +
                          std::string(name(graph.ops[bindingOp].phase)) + ")");
  if (isFixed()) {
    error.fix = "leave --fix out, or raise its sizes";
    return error;
  }
  // A search that was cut short has not shown that anything is needed.
  if (isCancelled() || !options.hints)
    return error;
  error.fix = "use devices with more memory, or a smaller --global-batch";
  // What else is fixed than how the model is made is not looked at there.
  StrategySpec other = options.fix;
  std::erase_if(other.named, [](const auto &entry) {
    return entry.first != "schedule" && entry.first != "offload";
  });
  if (!toString(other).empty())
    return error;
  int64_t most = std::min(cluster.maxDevices, kMaxDevicesTried);
  // Twice the devices need no less than half as much each.
  double least = missingIsProven && missing > 0
                     ? static_cast<double>(limit) + static_cast<double>(missing)
                     : 0;
  double total = least * static_cast<double>(options.devices);
  for (int64_t n = options.devices * 2; n <= most; n *= 2)
    if (total <= static_cast<double>(limit) * static_cast<double>(n) &&
        anythingFits(n)) {
      error.fix = "fits with --devices " + std::to_string(n);
      return error;
    }
  return error;
}

void Searcher::priceBaselines() {
  std::vector<UsualStrategy> usual =
      usualStrategies(cluster, stack, options.devices, samplesAtOnce(graph),
                      graph.recompute, options.baselineOverlap);
  const auto pattern =
      std::make_shared<const TensorPattern>(tensorPattern(graph));
  if (!pattern->any())
    std::erase_if(usual,
                  [](const UsualStrategy &u) { return u.name == "megatron"; });
  std::vector<std::optional<HandStrategy>> solved(usual.size());
  parallelFor(options.threads, usual.size(), [&](size_t i) {
    Expected<HandStrategy> found =
        solveByHand(graph, folded, cluster, stack, usual[i].strategy, pattern,
                    options.devices, options.cancel);
    if (found)
      solved[i] = std::move(*found);
  });
  for (size_t i = 0; i < usual.size(); ++i) {
    if (!solved[i])
      continue;
    Expected<Baseline> priced = priceByHand(graph, cluster, stack, usual[i],
                                            *solved[i], options.devices, limit);
    if (!priced)
      continue;
    const bool fits = priced->fits;
    addBaseline(std::move(*priced));
    if (fits && !isConstrained())
      offer(solved[i]->mesh, solved[i]->solved);
  }
}

/// Of those with one name the fastest that fits, or the one that needs least.
void Searcher::addBaseline(Baseline found) {
  const auto same = std::find_if(
      result.baselines.begin(), result.baselines.end(),
      [&](const Baseline &other) { return other.name == found.name; });
  if (same == result.baselines.end())
    return result.baselines.push_back(std::move(found));
  const bool better = found.fits != same->fits ? found.fits
                      : found.fits ? found.stepTime < same->stepTime
                                   : found.memoryBytes < same->memoryBytes;
  if (better)
    *same = std::move(found);
}

/// The model's own shardings bind the search if they can.
Expected<void> Searcher::checkConstraints() {
  if (!graph.hasConstraints() || candidates.size() != 1)
    return {};
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    // Those of the same block ask for the same.
    if (folded.kinds.ops[id] != id)
      continue;
    const auto conflict = findConflict(graph, id, candidates[0], options.fix);
    if (!conflict)
      continue;
    const std::string where =
        "operator " + std::to_string(id) + " (" + op.mnemonic + ")";
    if (!conflict->isContradiction()) {
      result.warnings.push_back(where + " cannot have the sharding " +
                                conflict->first + ", which is left out");
      continue;
    }
    Diagnostic error = makeError(
        "the model's shardings contradict each other at " + where, op.location,
        "change one of them, or drop all with --ignore-shardings");
    error.notes = {conflict->first, conflict->second};
    return error;
  }
  return {};
}

Expected<SearchResult> Searcher::run() {
  Expected<std::vector<Mesh>> meshes =
      searchedMeshes(graph, cluster, options, spec);
  if (!meshes)
    return meshes.takeError();
  candidates = std::move(*meshes);
  if (Expected<void> ok = checkConstraints(); !ok)
    return ok.takeError();
  // What users would do by hand is a start, and prunes what is no better.
  if (options.baselines)
    priceBaselines();
  report();
  if (auto done = tryMeshes(); !done)
    return done.takeError();
  if (auto done = keepMore(); !done)
    return done.takeError();
  if (auto done = takeAny(); !done)
    return done.takeError();
  if (!best && options.empty)
    *options.empty = {missingIsProven && !result.interrupted,
                      Seconds(isBounded ? lowerBound.value_or(0) : 0),
                      limit + (missingIsKnown ? missing : 1),
                      false,
                      std::move(result.baselines),
                      space};
  if (!best)
    return nothingFits();
  CostModel model(graph, cluster, stack, result.stage.mesh);
  result.prediction =
      predict(model, result.stage.assignment, *best, options.memoryLimit);
  result.stage.priced = std::move(*best);
  certify();
  return std::move(result);
}

Expected<SearchResult> search(const OpGraph &graph, const ClusterSpec &cluster,
                              const StackSpec &stack,
                              const SearchOptions &options) {
  if (Expected<void> ok =
          checkStrategy(options.fix, graph, stack, options.devices);
      !ok)
    return ok.takeError();
  return Searcher(graph, cluster, stack, options).run();
}

} // namespace planner
