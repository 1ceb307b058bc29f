//===- Top.cpp - The fastest plans that differ ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// In each number format, each search leaves out what those before it have
// found, so that its bound is one on all that is left
// (docs/search-objectives.md, "The best plans that differ").
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Top.h"
#include "Formats.h"
#include "JointSearcher.h"
#include "Overlap.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <set>

namespace planner {

PlanKind::PlanKind(const OuterPoint &point)
    : stage(point.stage), schedule(point.schedule), offload(point.offload) {
  stage.microBatch = stage.microBatches = 1;
  if (stage.recompute.isPartial())
    stage.recompute = {Recompute::Full, 1, 1};
  if (stage.zeroLayers > 0)
    stage.zeroLayers = 1, stage.zeroChunks = 1;
}

namespace {

class TopSearcher {
public:
  TopSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
              const SearchOptions &o, size_t k)
      : graph(g), cluster(c), stack(s), options(o), count(k) {}

  Expected<TopPlans> run();

private:
  /// The plans in one format.
  struct Line {
    FormatSpace space;
    std::set<PlanKind> known;
    /// The fastest of a kind that is not known, if it was looked for.
    std::optional<SearchResult> next;
    /// No staged strategy of another kind than those before the last one is
    /// faster.
    Seconds left;
    bool isExhausted = false;
  };

  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  bool isListed(const SearchResult &found) const;
  void list(SearchResult found);
  void noteOther(Seconds bound) {
    result.othersBound =
        result.othersBound ? std::min(*result.othersBound, bound) : bound;
  }
  Expected<void> addLines(const SearchResult &first);
  Expected<void> addFree(const Line &line, const SearchResult &first);
  void finish(const Certificate &whole);
  Expected<void> lookForNext(Line &line);
  Expected<Line *> fastestNext();
  Expected<void> searchStaged();
  Expected<void> searchNamedMeshes(const Line &line);
  std::vector<StrategySpec> namedMeshes(const FormatSpace &space) const;

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions &options;
  const size_t count;
  TopPlans result;
  std::vector<Line> lines;
};

} // namespace

/// What has the same price in the same format is the same plan: an axis that
/// changes nothing makes no other.
bool TopSearcher::isListed(const SearchResult &found) const {
  return std::any_of(
      result.plans.begin(), result.plans.end(), [&](const SearchResult &plan) {
        return plan.format == found.format &&
               plan.prediction.stepTime == found.prediction.stepTime &&
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

Expected<void> TopSearcher::lookForNext(Line &line) {
  SearchOptions own = line.space.options;
  own.namedOnly = true;
  own.baselines = false;
  own.hints = false;
  own.admits = [&line](const OuterPoint &point) {
    return !line.known.contains(PlanKind(point));
  };
  EmptySearch empty;
  own.empty = &empty;
  Expected<SearchResult> found =
      jointSearch(graph, cluster, line.space.stack, own);
  if (!found && found.error().status != Status::NothingFits)
    return found.takeError();
  line.isExhausted = !found;
  if (!found && !empty.isProven)
    noteOther(empty.lowerBound);
  if (!found)
    return {};
  line.left = found->certificate.lowerBound;
  line.next = std::move(*found);
  line.next->format = line.space.name;
  return {};
}

/// The format whose next kind is the fastest; none if there is no other kind.
Expected<TopSearcher::Line *> TopSearcher::fastestNext() {
  Line *fastest = nullptr;
  for (Line &line : lines) {
    if (!line.next && !line.isExhausted)
      if (auto ok = lookForNext(line); !ok)
        return ok.takeError();
    if (line.next && (!fastest || line.next->prediction.stepTime <
                                      fastest->next->prediction.stepTime))
      fastest = &line;
  }
  return fastest;
}

/// Best first, each without those of its format before it: kinds that are left
/// have the bounds of the formats' last searches.
Expected<void> TopSearcher::searchStaged() {
  // One of the plans in each format may be of no named kind, and slower than
  // all others.
  while (result.plans.size() < count + lines.size() && !isCancelled()) {
    Expected<Line *> fastest = fastestNext();
    if (!fastest)
      return fastest.takeError();
    if (!*fastest)
      return {};
    Line &line = **fastest;
    line.known.emplace(*line.next->joint.taken);
    list(std::move(*line.next));
    line.next.reset();
  }
  for (const Line &line : lines)
    if (!line.isExhausted)
      noteOther(line.left);
  return {};
}

/// The meshes that a strategy may name, of a model that has no stages.
std::vector<StrategySpec>
TopSearcher::namedMeshes(const FormatSpace &space) const {
  std::vector<StrategySpec> list;
  const auto degree = [](int64_t size) {
    return size > 1 ? std::optional(size) : std::nullopt;
  };
  const auto agrees = [](const std::optional<int64_t> &fixed, int64_t size) {
    return !fixed || *fixed == size;
  };
  const StrategySpec &fix = space.options.fix;
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
        if (checkStrategy(spec, graph, space.stack, n) &&
            meshForStrategy(cluster, n, placed))
          list.push_back(std::move(spec));
      }
  return list;
}

Expected<void> TopSearcher::searchNamedMeshes(const Line &line) {
  if (graph.hasConstraints())
    return {};
  SearchOptions own = line.space.options;
  own.baselines = false;
  own.hints = false;
  for (const StrategySpec &spec : namedMeshes(line.space)) {
    own.fix = spec;
    EmptySearch empty;
    own.empty = &empty;
    Expected<SearchResult> plan = search(graph, cluster, line.space.stack, own);
    if (plan) {
      plan->recompute = graph.recompute;
      plan->strategy = toString(spec);
      plan->format = line.space.name;
      list(std::move(*plan));
    } else if (plan.error().status == Status::NothingFits && !empty.isProven) {
      noteOther(empty.lowerBound);
    }
  }
  return {};
}

/// The fastest plan of those whose meshes have no names, if that is not the
/// fastest of all.
Expected<void> TopSearcher::addFree(const Line &line,
                                    const SearchResult &first) {
  const FormatSpace &space = line.space;
  if (first.format == space.name &&
      (!first.joint.taken || !first.joint.plainBound))
    return {};
  // On axes that are named it is of the kinds of staged strategies, unless
  // these are all with stages.
  SearchOptions own = space.options;
  if (own.fix.namesMesh() &&
      overlapOf(withOverlap(own.fix, space.stack), space.stack).any())
    return {};
  if (!mayBePlain(graph, cluster, space.stack, own))
    return {};
  own.baselines = own.hints = own.explains = own.hosts = false;
  own.admits = [](const OuterPoint &) { return false; };
  EmptySearch empty;
  own.empty = &empty;
  Expected<SearchResult> found =
      mayHaveStages(graph)
          ? JointSearcher(graph, cluster, space.stack, own).run()
          : search(graph, cluster, space.stack, own);
  if (!found && found.error().status != Status::NothingFits)
    return found.takeError();
  if (!found && !empty.isProven)
    noteOther(empty.lowerBound);
  if (!found)
    return {};
  found->format = space.name;
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
    plan.certificate =
        restated(whole, plan.prediction.stepTime, whole.lowerBound);
    plan.interrupted |= isCancelled();
  }
  if (isCancelled())
    noteOther(whole.lowerBound);
  if (result.othersBound)
    result.othersBound = std::max(*result.othersBound, whole.lowerBound);
}

Expected<void> TopSearcher::addLines(const SearchResult &first) {
  Expected<std::vector<FormatSpace>> spaces =
      formatSpaces(graph, stack, options);
  if (!spaces)
    return spaces.takeError();
  for (FormatSpace &space : *spaces) {
    Line line{std::move(space), {}, {}, {}};
    if (const auto &taken = first.joint.taken;
        taken && line.space.name == first.format)
      line.known.emplace(*taken);
    lines.push_back(std::move(line));
  }
  return {};
}

Expected<TopPlans> TopSearcher::run() {
  Expected<SearchResult> first = jointSearch(graph, cluster, stack, options);
  if (!first)
    return first.takeError();
  const Certificate whole = first->certificate;
  if (auto ok = addLines(*first); !ok)
    return ok.takeError();
  for (const Line &line : lines)
    if (auto ok = addFree(line, *first); !ok)
      return ok.takeError();
  list(std::move(*first));
  if (mayHaveStages(graph)) {
    if (auto ok = searchStaged(); !ok)
      return ok.takeError();
  } else {
    for (const Line &line : lines)
      if (auto ok = searchNamedMeshes(line); !ok)
        return ok.takeError();
  }
  finish(whole);
  return std::move(result);
}

Expected<TopPlans> searchTop(const OpGraph &graph, const ClusterSpec &cluster,
                             const StackSpec &stack,
                             const SearchOptions &options, size_t count) {
  return TopSearcher(graph, cluster, stack, options, count).run();
}

} // namespace planner
