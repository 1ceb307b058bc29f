//===- Formats.cpp - Searches over number formats -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A joint search looks at one format after the other, each of them for what is
// faster than the best so far (docs/search-objectives.md, "Number formats").
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "JointSearcher.h"
#include "OffloadSearch.h"
#include "OuterBound.h"
#include "Relaxation.h"
#include "StageStrategy.h"
#include "planner/Cost/Offload.h"
#include <algorithm>
#include <limits>

namespace planner {

static Expected<FormatSpace> formatSpace(const std::string &name,
                                         const OpGraph &graph,
                                         const StackSpec &stack,
                                         const SearchOptions &options) {
  Expected<StrategySpec> own = parseStrategy("dtype=" + name);
  if (!own)
    return own.takeError();
  FormatSpace space{name, withKernels(stack, *own), options};
  if (auto ok = checkStrategy(*own, graph, space.stack, options.devices); !ok)
    return ok.takeError();
  space.options.formats.clear();
  space.options.fix.named.push_back(own->named.front());
  return space;
}

Expected<std::vector<FormatSpace>> formatSpaces(const OpGraph &graph,
                                                const StackSpec &stack,
                                                const SearchOptions &options) {
  const std::vector<std::string> &names = options.formats;
  if (names.empty())
    return std::vector{FormatSpace{"", stack, options}};
  for (const auto &[key, value] : options.fix.named)
    if (key == "dtype")
      return makeError("the strategy fixes dtype=" + value +
                           ", and several number formats are to be searched",
                       {}, "leave one of them out");
  std::vector<FormatSpace> spaces;
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (std::find(names.begin(), name, *name) != name)
      return makeError("number format " + *name + " is given twice");
    Expected<FormatSpace> space = formatSpace(*name, graph, stack, options);
    if (!space)
      return space.takeError();
    spaces.push_back(std::move(*space));
  }
  return spaces;
}

void warnOfUnits(SearchResult &result, const ClusterSpec &cluster,
                 const StackSpec &stack) {
  if (!stack.kernels.narrowProducts)
    return;
  const MathFormat format = mathFormatOf(*stack.kernels.narrowProducts);
  if (cluster.device.hasUnits(format))
    return;
  const char *const lacks =
      cluster.device.kinds.empty()
          ? " has no units for them, and multiplies what is rounded"
          : " has devices without units for them, which multiply what is "
            "rounded";
  std::string warning = std::string(name(format)) +
                        " products: " + cluster.device.name + lacks +
                        " in the model's own format";
  // A strategy that was taken as it is has it from its price.
  if (std::find(result.warnings.begin(), result.warnings.end(), warning) ==
      result.warnings.end())
    result.warnings.push_back(std::move(warning));
}

namespace {

class FormatSearcher {
public:
  FormatSearcher(const OpGraph &g, const ClusterSpec &c, const SearchOptions &o,
                 const std::vector<FormatSpace> &list)
      : graph(g), cluster(c), options(o), spaces(list) {
    for (const FormatSpace &space : spaces)
      floors.push_back(leastStepTime(graph, cluster, space.stack));
  }

  Expected<SearchResult> run();

private:
  /// Strategies that keep something on hosts alone, or others.
  enum class Place : uint8_t { Devices, Hosts };

  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  std::optional<Seconds> toBeat() const;
  void report(size_t index, SearchProgress now) const;
  Expected<void> checkFixedOffload() const;
  Expected<void> searchAll(Place place);
  Expected<void> searchIn(size_t index, Place place);
  void take(SearchResult found, const FormatSpace &space);
  SearchResult finish();

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const SearchOptions &options;
  const std::vector<FormatSpace> &spaces;
  /// In each format no strategy is faster.
  std::vector<Seconds> floors;
  std::optional<SearchResult> best;
  /// Of the formats that were looked at, whether or not something was found.
  EmptySearch shown;
  double log10SpaceSize = 0;
  /// In the first format, if nothing fits.
  std::optional<Diagnostic> failure;
};

} // namespace

/// What is not faster need not be found.
std::optional<Seconds> FormatSearcher::toBeat() const {
  if (!best || options.leastMemory ||
      (options.incumbent && *options.incumbent < best->prediction.stepTime))
    return options.incumbent;
  return best->prediction.stepTime;
}

/// What is known of all formats.
void FormatSearcher::report(size_t index, SearchProgress now) const {
  if (best && (!now.best || best->prediction.stepTime < *now.best))
    now.best = best->prediction.stepTime;
  now.lowerBound = std::min(now.lowerBound, shown.lowerBound);
  for (size_t next = index + 1; next < floors.size(); ++next)
    now.lowerBound = std::min(now.lowerBound, floors[next]);
  options.progress(now);
}

void FormatSearcher::take(SearchResult found, const FormatSpace &space) {
  shown.lowerBound = std::min(shown.lowerBound, found.certificate.lowerBound);
  log10SpaceSize = std::max(log10SpaceSize, found.certificate.log10SpaceSize);
  const auto rank = [&](const Prediction &p) {
    return std::pair(options.leastMemory ? p.memory.totalPeak : 0, p.stepTime);
  };
  if (best && rank(best->prediction) <= rank(found.prediction))
    return;
  best = std::move(found);
  best->format = space.name;
  warnOfUnits(*best, cluster, space.stack);
}

Expected<void> FormatSearcher::searchIn(size_t index, Place place) {
  const FormatSpace &space = spaces[index];
  std::vector<OffloadChoice> choices;
  if (place == Place::Hosts)
    choices = offloadChoices(graph, cluster, space.stack, space.options.fix);
  // Stages with meshes of their own are on devices.
  const bool areUnlike =
      !options.fix.stageDegrees.empty() ||
      (options.stageMeshes && space.stack.pipeline.stageMeshes &&
       options.devices % options.fix.pp.value_or(1) != 0);
  if (place == Place::Hosts && (choices.empty() || areUnlike))
    return {};
  SearchOptions own = space.options;
  own.hints = options.hints && index == 0;
  EmptySearch empty;
  own.empty = &empty;
  own.incumbent = toBeat();
  if (options.progress)
    own.progress = [this, index](const SearchProgress &now) {
      report(index, now);
    };
  Expected<SearchResult> found =
      place == Place::Hosts
          ? searchOffload(graph, cluster, space.stack, own, std::move(choices))
          : searchDevices(graph, cluster, space.stack, own);
  if (found) {
    take(std::move(*found), space);
    return {};
  }
  if (found.error().status != Status::NothingFits)
    return found.takeError();
  if (!empty.isProven)
    shown.lowerBound =
        std::min(shown.lowerBound, std::max(floors[index], empty.lowerBound));
  else if (own.incumbent)
    shown.lowerBound = std::min(shown.lowerBound, *own.incumbent);
  shown.isProven &= empty.isProven;
  shown.leastBytes = std::min(shown.leastBytes, empty.leastBytes);
  if (!failure)
    failure = found.takeError();
  else if (index == 0)
    failure->notes.push_back(found.error().notes.front());
  return {};
}

Expected<void> FormatSearcher::searchAll(Place place) {
  shown = {true, Seconds(std::numeric_limits<double>::infinity()),
           std::numeric_limits<int64_t>::max()};
  for (size_t i = 0; i < spaces.size(); ++i) {
    const bool isSlower =
        best && !options.leastMemory && floors[i] >= best->prediction.stepTime;
    if (isSlower || (best && isCancelled()))
      shown.lowerBound = std::min(shown.lowerBound, floors[i]);
    else if (auto ok = searchIn(i, place); !ok)
      return ok;
  }
  return {};
}

/// What is fixed on hosts is searched, or refused.
Expected<void> FormatSearcher::checkFixedOffload() const {
  const OffloadChoice fixed = options.fix.offload();
  const std::string what = "strategy: offload=" + std::string(name(fixed));
  if (auto ok = checkOffload(fixed, cluster, spaces.front().stack); !ok)
    return ok;
  if (auto ok = checkAlike(options.fix, cluster); !ok)
    return ok;
  if (graph.mode != Mode::Train || !mayHaveStages(graph))
    return makeError(what + ": expected a model that is trained, and has no "
                            "shardings of its own",
                     {}, "leave offload out");
  return {};
}

/// The bound is that of all formats.
SearchResult FormatSearcher::finish() {
  if (spaces.size() > 1) {
    best->certificate.log10SpaceSize = log10SpaceSize;
    best->certificate = restated(best->certificate, best->prediction.stepTime,
                                 shown.lowerBound);
  }
  return std::move(*best);
}

/// Hosts that are not asked with the rest are where devices alone do not
/// suffice, and where that is fixed.
Expected<SearchResult> FormatSearcher::run() {
  if (auto ok = checkForbidden(options.fix); !ok)
    return ok.takeError();
  const bool isFixed = options.fix.offload().any();
  if (isFixed)
    if (auto ok = checkFixedOffload(); !ok)
      return ok.takeError();
  if (auto ok = searchAll(isFixed ? Place::Hosts : Place::Devices); !ok)
    return ok.takeError();
  if (best)
    return finish();
  if (options.empty)
    *options.empty = shown;
  const bool goesOn = isFixed || (options.hints && !isCancelled());
  if (goesOn && !isFixed &&
      !asksHosts(graph, cluster, spaces.front().stack, options))
    if (auto ok = searchAll(Place::Hosts); !ok)
      return ok.takeError();
  if (best)
    return finish();
  const FormatSpace &first = spaces.front();
  if (goesOn && options.explains)
    explainNothingFits(*failure, {graph, cluster, first.stack, first.options});
  return std::move(*failure);
}

/// The layers of a chunk are counted before it is known what is searched.
static Expected<void> checkChunks(const StrategySpec &fix) {
  const bool isKnown = fix.pp && (*fix.pp == 1 || fix.vpp);
  for (const auto &[key, count] :
       {std::pair("recompute_layers", fix.recomputeLayers),
        std::pair("zero_layers", fix.zeroLayers)})
    if (count && !isKnown)
      return makeError("strategy: " + std::string(key) + "=" +
                           std::to_string(*count) +
                           " is of each chunk of a stage, expected to know how "
                           "many there are",
                       {}, "fix pp and vpp, too");
  return {};
}

Expected<SearchResult> jointSearch(const OpGraph &graph,
                                   const ClusterSpec &cluster,
                                   const StackSpec &stack,
                                   const SearchOptions &options) {
  if (auto ok = checkChunks(options.fix); !ok)
    return ok.takeError();
  if (mayHaveStages(graph) && !cluster.parts.empty() &&
      cluster.devices != options.devices)
    return jointSearch(graph, withDevices(cluster, options.devices), stack,
                       options);
  const Expected<std::vector<FormatSpace>> spaces =
      formatSpaces(graph, stack, options);
  if (!spaces)
    return spaces.error();
  return FormatSearcher(graph, cluster, options, *spaces).run();
}

} // namespace planner
