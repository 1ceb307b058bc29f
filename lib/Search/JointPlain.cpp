//===- JointPlain.cpp - One stage, one micro-batch ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/search.md, "Plans without stages".
//
//===----------------------------------------------------------------------===//

#include "FreeMeshes.h"
#include "JointSearcher.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <limits>

namespace planner {

/// The bound of a space that has no plan.
constexpr double kNothing = std::numeric_limits<double>::infinity();

/// Who shares states is of named axes. What is fixed of a mesh may need stages,
/// or axes beside it.
bool mayBePlain(const OpGraph &graph, const ClusterSpec &cluster,
                const StackSpec &stack, const SearchOptions &options) {
  StrategySpec fix = options.fix;
  return !options.namedOnly && !fix.dpShard &&
         checkStrategy(fix, graph, stack, options.devices) &&
         (!(fix.namesMesh() || fix.microBatch) ||
          searchedMeshes(graph, cluster, options, fix));
}

/// Whether one may fit.
Expected<bool> JointSearcher::plainMayFit() {
  Expected<const ModelVariant *> model = pricer.variant(graph.recompute);
  if (!model)
    return model.takeError();
  return mayFit((*model)->memory.plain(options.devices));
}

Expected<void> JointSearcher::searchPlain() {
  SearchOptions own = plainOptions;
  own.empty = &empty;
  // There is a plan, and what is no faster is soon told.
  if (best)
    own.incumbent = plainIncumbent =
        std::min(Seconds(*best), own.incumbent.value_or(Seconds(*best)));
  // What would fit is said where nothing does; here something may.
  own.hints &= !best;
  if (!families.empty())
    own.among = " without stages and micro-batches";
  // Users would have it as staged strategies do.
  for (const auto &[key, value] : options.fix.named)
    if (key == "overlap" && value != "none")
      own.baselineOverlap = value;
  // The model that computes again is soon asked for: once there is a plan, no
  // other thread has anything else to do.
  if (!takesLongPlain())
    own.progress = [this, told = own.progress](const SearchProgress &progress) {
      if (told)
        told(progress);
      beginAgain(kNothing);
    };
  plain = search(graph, cluster, stack, own);
  // What was cut short may know less than that.
  empty.lowerBound = std::max(empty.lowerBound, plainFloor);
  if (*plain) {
    Certificate &certificate = (*plain)->certificate;
    certificate = restated(certificate, (*plain)->prediction.stepTime,
                           std::max(certificate.lowerBound, plainFloor));
    const double seconds = (*plain)->prediction.stepTime.value;
    // Of equal ones it is the one without stages.
    if (!best || seconds <= *best) {
      best = seconds;
      winner.reset();
      forgetRefined();
    }
  } else if (plain->error().status != Status::NothingFits)
    return plain->takeError();
  return {};
}

//===----------------------------------------------------------------------===//
// What computes more again than the model does
//===----------------------------------------------------------------------===//

/// As if all devices shared all of the passes.
StagePoint JointSearcher::wholeStep(const RecomputeChoice &recompute) const {
  StagePoint point;
  point.tp = options.devices;
  point.microBatch = samplesAtOnce(graph);
  point.recompute = recompute;
  return point;
}

SearchOptions JointSearcher::againOptions(EmptySearch &none) const {
  SearchOptions own = plainOptions;
  own.empty = &none;
  own.baselines = own.hints = false;
  return own;
}

Expected<void> JointSearcher::boundPlain() {
  if (!mayBePlain(graph, cluster, stack, plainOptions))
    return {};
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  const auto floorOf = [&](const StagePoint &point) {
    PassFloors floors = (*own)->kernels.of(point);
    floors += (*own)->products.again(point);
    return std::max(stepBound(point, (*own)->line, floors),
                    stepBound(point, (*own)->line, (*own)->kernels.issue))
        .value;
  };
  plainFloor = Seconds(floorOf(wholeStep(graph.recompute)));
  for (const RecomputeChoice &recompute : recomputesOf(graph, options)) {
    const StagePoint point = wholeStep(recompute);
    // What layers hand on is kept, whatever is computed again.
    if (mayFit((*own)->memory.withoutActivations(point) +
               (*own)->moves.bytesBetweenLayers(point.samplesAtOnce()) /
                   static_cast<double>(options.devices)))
      again.emplace_back(recompute, floorOf(point));
  }
  return {};
}

Expected<void> JointSearcher::searchAgain(const RecomputeChoice &recompute,
                                          double &least) {
  Expected<const ModelVariant *> model = pricer.variant(recompute);
  if (!model)
    return model.takeError();
  if (!*model || !mayFit((*model)->memory.plain(options.devices))) {
    least = kNothing;
    return {};
  }
  EmptySearch none;
  SearchOptions own = againOptions(none);
  if (const std::optional<double> most = toBeat())
    own.incumbent = Seconds(*most);
  Expected<SearchResult> found = search(*(*model)->graph, cluster, stack, own);
  if (!found && found.error().status != Status::NothingFits)
    return found.takeError();
  const Seconds known = found ? found->certificate.lowerBound
                        : !none.isProven
                            ? none.lowerBound
                            : own.incumbent.value_or(Seconds(kNothing));
  least = std::max(least, known.value);
  if (!found || !isBetter(found->prediction.stepTime.value))
    return {};
  best = found->prediction.stepTime.value;
  winner.reset();
  forgetRefined();
  isOnHosts = false;
  found->stepGraph = (*model)->owned;
  found->recompute = recompute;
  plainAgain = std::move(*found);
  return {};
}

/// What is lacking where all that can be is computed again, which needs less
/// than what is `kept`. Without stages nobody else says so.
Diagnostic JointSearcher::nothingFitsAgain(Diagnostic kept) {
  const std::vector<RecomputeChoice> recomputes = recomputesOf(graph, options);
  if (recomputes.empty() || isCancelled())
    return kept;
  const Expected<const ModelVariant *> model =
      pricer.variant(recomputes.back());
  if (!model || !*model)
    return kept;
  EmptySearch none;
  SearchOptions own = plainOptions;
  own.empty = &none;
  own.baselines = false;
  Expected<SearchResult> found = search(*(*model)->graph, cluster, stack, own);
  if (found || found.error().status != Status::NothingFits)
    return kept;
  Diagnostic error = found.takeError();
  error.notes.push_back(
      "that is with recompute=" + std::string(name(recomputes.back().kind)) +
      "; more is needed without");
  return error;
}

/// What nothing that is left is faster than, the best plan is not: it will be
/// asked for. What has less than the best plan so far, most likely.
void JointSearcher::beginAgain(double least) {
  for (const auto &[recompute, own] : again)
    if (own < least && pricer.mayLookAhead()) {
      PointPricer::Question question{wholeStep(recompute), {}, {}, false, {}};
      question.asksModel = true;
      pricer.lookAhead(question);
    }
}

/// They are looked at last, when the best plan so far leaves little of them.
Expected<void> JointSearcher::searchAgain() {
  for (auto &[recompute, least] : again) {
    if (!isBetter(least) || isCancelled())
      continue;
    if (auto ok = searchAgain(recompute, least); !ok)
      return ok;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// What users would do by hand
//===----------------------------------------------------------------------===//

/// The fastest that fits and is faster than `found`; nothing where something
/// says what plans may be.
const Baseline *
JointSearcher::fasterByHand(const std::vector<Baseline> &baselines,
                            const SearchResult &found) const {
  StrategySpec fix = plainOptions.fix;
  std::erase_if(fix.named,
                [](const auto &entry) { return entry.first == "dtype"; });
  // Theirs have one stage.
  if (fix.pp == 1)
    fix.pp.reset();
  if (!toString(fix).empty() || fix.forbidden.forbidsAnything() ||
      options.admits || options.ignoreMemory || options.incumbent)
    return nullptr;
  const Baseline *fastest = nullptr;
  for (const Baseline &one : baselines)
    if (one.fits && one.stepTime < found.prediction.stepTime &&
        (!fastest || one.stepTime < fastest->stepTime))
      fastest = &one;
  return fastest;
}

/// Users split what does not divide, and have a plan before a search that is
/// cut short: none of theirs that fits is faster than what is returned.
void JointSearcher::takeByHand(SearchResult &found) {
  const bool areKept = plain && *plain && found.baselines.empty();
  const std::vector<Baseline> &baselines =
      areKept ? (*plain)->baselines : found.baselines;
  const Baseline *byHand = fasterByHand(baselines, found);
  if (!byHand)
    return;
  Expected<StrategySpec> spec = parseStrategy(byHand->strategy);
  if (!spec)
    return;
  Expected<SearchResult> priced =
      priceStrategy(graph, cluster, stack, *spec, options.devices, limit);
  if (!priced || !priced->prediction.fits ||
      priced->prediction.stepTime >= found.prediction.stepTime)
    return;
  Seconds least = refineByHand(*priced, *spec);
  if (isCancelled())
    least = std::min(least, pricer.leastUnrefined(priced->prediction.stepTime));
  priced->strategy = byHand->strategy;
  priced->recompute = graph.recompute;
  priced->certificate = restated(found.certificate, priced->prediction.stepTime,
                                 std::min(found.certificate.lowerBound, least));
  // Where no staged strategy was among those that were searched, it is the only
  // one.
  priced->certificate.stages |= !priced->prediction.pipeline.isPlain();
  priced->baselines = baselines;
  priced->meshes = std::move(found.meshes);
  priced->interrupted = found.interrupted;
  winner.reset();
  isOnHosts = false;
  found = std::move(*priced);
}

/// What the search without stages has found beside its best plan. Baselines
/// compute again what the plan does.
void JointSearcher::keepPlain(SearchResult &result) {
  if (!plain)
    return;
  if (result.recompute == graph.recompute)
    result.baselines =
        std::move(*plain ? (*plain)->baselines : empty.baselines);
  if (*plain)
    result.meshes = std::move((*plain)->meshes);
}

double JointSearcher::boundOfAgain() const {
  double least = kNothing;
  for (const auto &[recompute, own] : again)
    least = std::min(least, own);
  return least;
}

/// No strategy without stages is faster; nothing if none fits.
std::optional<Seconds>
JointSearcher::plainBound(const SearchResult &result) const {
  const double others = boundOfAgain();
  const bool areOthers = others < kNothing;
  if (!plain)
    return areOthers ? std::optional(Seconds(others)) : std::nullopt;
  // That nothing is faster than an incumbent is all that is known then.
  std::optional<Seconds> own =
      isPlain()         ? std::optional(result.certificate.lowerBound)
      : *plain          ? std::optional((*plain)->certificate.lowerBound)
      : !empty.isProven ? std::optional(empty.lowerBound)
                        : plainIncumbent;
  if (areOthers && (!own || others < own->value))
    own = Seconds(others);
  return own;
}

} // namespace planner
