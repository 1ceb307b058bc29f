//===- Formats.cpp - Searches over number formats -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Formats.h"
#include "OuterBound.h"
#include <algorithm>
#include <limits>

namespace planner {

namespace {

class FormatSearcher {
public:
  FormatSearcher(const OpGraph &g, const ClusterSpec &c, const StackSpec &s,
                 const SearchOptions &o)
      : graph(g), cluster(c), stack(s), options(o) {}

  Expected<FormatsResult> run(const std::vector<std::string> &formats);

private:
  struct Format {
    std::string name;
    StrategySpec fix;
    StackSpec stack;
  };

  Expected<void> add(const std::string &name);
  Expected<void> searchIn(const Format &format);

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions &options;
  std::vector<Format> all;
  std::optional<FormatsResult> best;
  /// In the first format, if nothing fits.
  std::optional<Diagnostic> failure;
  /// No strategy in a format that was looked at is faster.
  Seconds bound = Seconds(std::numeric_limits<double>::infinity());
  double log10SpaceSize = 0;
};

} // namespace

Expected<void> FormatSearcher::add(const std::string &name) {
  Expected<StrategySpec> own = parseStrategy("dtype=" + name);
  if (!own)
    return own.takeError();
  if (std::any_of(all.begin(), all.end(),
                  [&](const Format &other) { return other.name == name; }))
    return makeError("number format " + name + " is given twice");
  StackSpec made = withKernels(stack, *own);
  if (auto ok = checkStrategy(*own, graph, made, options.devices); !ok)
    return ok;
  StrategySpec fix = options.fix;
  fix.named.push_back(own->named.front());
  all.push_back({name, std::move(fix), std::move(made)});
  return {};
}

/// What is not faster than the best so far need not be found.
Expected<void> FormatSearcher::searchIn(const Format &format) {
  const Seconds floor = leastStepTime(graph, cluster, format.stack);
  const bool isCancelled = options.cancel && options.cancel->requested();
  if (best && (isCancelled || floor >= best->search.prediction.stepTime)) {
    bound = std::min(bound, floor);
    return {};
  }
  SearchOptions own = options;
  own.fix = format.fix;
  own.hints = options.hints && all.front().name == format.name;
  EmptySearch empty;
  own.empty = &empty;
  if (best && !options.fix.offload().any())
    own.incumbent = best->search.prediction.stepTime;
  Expected<SearchResult> found = jointSearch(graph, cluster, format.stack, own);
  if (!found) {
    if (found.error().status != Status::NothingFits)
      return found.takeError();
    if (!empty.isProven)
      bound = std::min(bound, empty.lowerBound);
    else if (own.incumbent)
      bound = std::min(bound, *own.incumbent);
    if (!failure)
      failure = found.takeError();
    return {};
  }
  bound = std::min(bound, found->certificate.lowerBound);
  log10SpaceSize = std::max(log10SpaceSize, found->certificate.log10SpaceSize);
  if (!best || found->prediction.stepTime < best->search.prediction.stepTime)
    best = FormatsResult{std::move(*found), format.name};
  return {};
}

Expected<FormatsResult>
FormatSearcher::run(const std::vector<std::string> &formats) {
  for (const auto &[key, value] : options.fix.named)
    if (key == "dtype")
      return makeError("the strategy fixes dtype=" + value +
                           ", and several number formats are to be searched",
                       {}, "leave one of them out");
  for (const std::string &name : formats)
    if (auto ok = add(name); !ok)
      return ok.takeError();
  for (const Format &format : all)
    if (auto ok = searchIn(format); !ok)
      return ok.takeError();
  if (!best)
    return std::move(*failure);
  Certificate &own = best->search.certificate;
  Certificate whole =
      makeCertificate(best->search.prediction.stepTime, bound, log10SpaceSize);
  whole.meshAxes = own.meshAxes;
  whole.stages = own.stages;
  whole.offload = own.offload;
  own = whole;
  // That is known of one format only.
  if (all.size() > 1)
    best->search.joint.plainBound.reset();
  return std::move(*best);
}

Expected<FormatsResult> searchFormats(const OpGraph &graph,
                                      const ClusterSpec &cluster,
                                      const StackSpec &stack,
                                      const SearchOptions &options,
                                      const std::vector<std::string> &formats) {
  return FormatSearcher(graph, cluster, stack, options).run(formats);
}

} // namespace planner
