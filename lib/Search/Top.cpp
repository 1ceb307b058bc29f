//===- Top.cpp - The fastest plans that differ ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Each search leaves out what those before it have found, so that its bound is
// one on all that is left (docs/search.md, "The best plans that differ").
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Top.h"
#include "Overlap.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <set>

namespace planner {

PlanKind::PlanKind(const StagePoint &point, const ScheduleChoice &choice)
    : stage(point), schedule(choice) {
  stage.microBatch = stage.microBatches = 1;
  if (stage.recompute.isPartial())
    stage.recompute = {Recompute::Full, 1, 1};
}

namespace {

class TopSearcher {
public:
  TopSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
              const SearchOptions &o, size_t k)
      : graph(g), cluster(c), stack(s), options(o), count(k) {}

  Expected<TopPlans> run();

private:
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  bool isListed(const SearchResult &found) const;
  void list(SearchResult found);
  void noteOther(Seconds bound) {
    result.othersBound =
        result.othersBound ? std::min(*result.othersBound, bound) : bound;
  }
  Expected<void> addFree(const SearchResult &first);
  void finish(const Certificate &whole);
  Expected<void> searchStaged();
  Expected<void> searchNamedMeshes();
  std::vector<StrategySpec> namedMeshes() const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  SearchOptions options;
  const size_t count;
  TopPlans result;
  std::set<PlanKind> known;
};

} // namespace

/// What has the same price is the same plan: an axis that changes nothing makes
/// no other.
bool TopSearcher::isListed(const SearchResult &found) const {
  return std::any_of(
      result.plans.begin(), result.plans.end(), [&](const SearchResult &plan) {
        return plan.prediction.stepTime == found.prediction.stepTime &&
               plan.prediction.memory.totalPeak ==
                   found.prediction.memory.totalPeak;
      });
}

/// In order of step times.
void TopSearcher::list(SearchResult found) {
  if (isListed(found))
    return;
  const auto at =
      std::upper_bound(result.plans.begin(), result.plans.end(), found,
                       [](const SearchResult &a, const SearchResult &b) {
                         return a.prediction.stepTime < b.prediction.stepTime;
                       });
  result.plans.insert(at, std::move(found));
}

/// Best first, each without those before it: kinds that are left have the bound
/// of the last search.
Expected<void> TopSearcher::searchStaged() {
  SearchOptions own = options;
  own.namedOnly = true;
  own.baselines = false;
  own.hints = false;
  own.admits = [this](const StagePoint &stage, const ScheduleChoice &schedule) {
    return !known.contains(PlanKind(stage, schedule));
  };
  EmptySearch empty;
  own.empty = &empty;
  Seconds left;
  // One of the plans may be of no named kind, and slower than all others.
  while (result.plans.size() < count + 1 && !isCancelled()) {
    Expected<SearchResult> found = jointSearch(graph, cluster, stack, own);
    if (!found && found.error().status != Status::NothingFits)
      return found.takeError();
    if (!found) {
      if (!empty.isProven)
        noteOther(empty.lowerBound);
      return {};
    }
    known.emplace(found->joint.taken->first, found->joint.taken->second);
    left = found->certificate.lowerBound;
    list(std::move(*found));
  }
  noteOther(left);
  return {};
}

/// The meshes that a strategy may name, of a model that has no stages.
std::vector<StrategySpec> TopSearcher::namedMeshes() const {
  std::vector<StrategySpec> list;
  const auto degree = [](int64_t size) {
    return size > 1 ? std::optional(size) : std::nullopt;
  };
  const auto agrees = [](const std::optional<int64_t> &fixed, int64_t size) {
    return !fixed || *fixed == size;
  };
  const StrategySpec &fix = options.fix;
  const StrategyBan &ban = fix.forbidden;
  const int64_t n = options.devices;
  for (int64_t tp = 1; tp <= n; ++tp)
    for (int64_t cp = 1; n % tp == 0 && cp <= n / tp; ++cp)
      for (int64_t ep = 1; n / tp % cp == 0 && ep <= n / tp / cp; ++ep) {
        const int64_t dp = n / tp / cp / ep;
        if (dp * tp * cp * ep != n || !agrees(fix.tp, tp) ||
            !agrees(fix.cp, cp) || !agrees(fix.ep, ep) || !agrees(fix.dp, dp) ||
            (ban.tp && tp > 1) || (ban.cp && cp > 1) || (ban.ep && ep > 1) ||
            (ban.dp && dp > 1))
          continue;
        StrategySpec spec = fix;
        spec.tp = degree(tp);
        spec.cp = degree(cp);
        spec.ep = degree(ep);
        spec.dp = dp;
        StrategySpec placed = spec;
        if (checkStrategy(spec, graph, stack, n) &&
            meshForStrategy(cluster, n, placed))
          list.push_back(std::move(spec));
      }
  return list;
}

Expected<void> TopSearcher::searchNamedMeshes() {
  if (graph.hasConstraints())
    return {};
  SearchOptions own = options;
  own.baselines = false;
  own.hints = false;
  for (const StrategySpec &spec : namedMeshes()) {
    own.fix = spec;
    EmptySearch empty;
    own.empty = &empty;
    Expected<SearchResult> plan = search(graph, cluster, stack, own);
    if (plan) {
      plan->recompute = graph.recompute;
      plan->strategy = toString(spec);
      list(std::move(*plan));
    } else if (plan.error().status == Status::NothingFits && !empty.isProven) {
      noteOther(empty.lowerBound);
    }
  }
  return {};
}

/// The fastest plan of those whose meshes have no names, if that is not the
/// fastest of all.
Expected<void> TopSearcher::addFree(const SearchResult &first) {
  if (!first.joint.taken || !first.joint.plainBound)
    return {};
  // On axes that are named it is of the kinds of staged strategies, unless
  // these are all with stages.
  if (options.fix.namesMesh() &&
      overlapOf(withOverlap(options.fix, stack), stack).any())
    return {};
  SearchOptions own = options;
  own.baselines = false;
  own.hints = false;
  Expected<SearchResult> found = search(graph, cluster, stack, own);
  if (!found && found.error().status != Status::NothingFits)
    return found.takeError();
  if (!found) {
    noteOther(*first.joint.plainBound);
    return {};
  }
  found->recompute = graph.recompute;
  list(std::move(*found));
  return {};
}

/// What is left out is another plan; and no strategy of the whole space is
/// faster than what the first search says.
void TopSearcher::finish(const Certificate &whole) {
  std::vector<SearchResult> &plans = result.plans;
  for (size_t i = count; i < plans.size(); ++i)
    noteOther(plans[i].certificate.lowerBound);
  if (plans.size() > count)
    plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(count),
                plans.end());
  for (SearchResult &plan : plans) {
    plan.certificate = makeCertificate(plan.prediction.stepTime,
                                       whole.lowerBound, whole.log10SpaceSize);
    plan.certificate.meshAxes = whole.meshAxes;
    plan.certificate.stages = whole.stages;
    plan.interrupted |= isCancelled();
  }
  if (isCancelled())
    noteOther(whole.lowerBound);
}

Expected<TopPlans> TopSearcher::run() {
  Expected<SearchResult> first = jointSearch(graph, cluster, stack, options);
  if (!first)
    return first.takeError();
  const Certificate whole = first->certificate;
  if (const auto &taken = first->joint.taken)
    known.emplace(taken->first, taken->second);
  if (auto ok = addFree(*first); !ok)
    return ok.takeError();
  list(std::move(*first));
  if (auto ok = mayHaveStages(graph) ? searchStaged() : searchNamedMeshes();
      !ok)
    return ok.takeError();
  finish(whole);
  return std::move(result);
}

Expected<TopPlans> searchTop(const OpGraph &graph, const ClusterSpec &cluster,
                             const StackSpec &stack,
                             const SearchOptions &options, size_t count) {
  return TopSearcher(graph, cluster, stack, options, count).run();
}

} // namespace planner
