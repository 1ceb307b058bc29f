//===- JointSearch.cpp - Stages, micro-batches and meshes at once ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include "MeshSearch.h"
#include "PartSearch.h"
#include "StageStrategy.h"
#include "StagedProbe.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace planner {

/// Whether the stack and the model can have it, on whatever axes it leaves
/// open.
Expected<void> JointSearcher::checkFixedZeroLayers() {
  StrategySpec fix = plainOptions.fix;
  int64_t devices = options.devices;
  if (fix.stageDegrees.empty()) {
    fix.dp = fix.dp.value_or(fix.dpShard.value_or(1));
    devices = 1;
    for (const auto &degree : {fix.dp, fix.tp, fix.cp, fix.ep, fix.pp})
      devices = saturatingMul(devices, degree.value_or(1));
  }
  if (auto read = stageStrategy(fix, graph, stack, devices); !read)
    return read.takeError();
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  return checkZeroLayers(graph, (*own)->line, fix.layerChunks(),
                         *fix.zeroLayers);
}

/// What is fixed is priced or refused, also where no point has it.
Expected<void> JointSearcher::checkFix() {
  StrategySpec rest = plainOptions.fix;
  rest.pp.reset();
  rest.vpp.reset();
  rest.microBatch.reset();
  rest.zero.reset();
  rest.dpShard.reset();
  rest.zeroLayers.reset();
  rest.layers.reset();
  std::erase_if(rest.named, [](const auto &entry) {
    return entry.first == "schedule" || entry.first == "overlap";
  });
  if (auto ok = checkStrategy(rest, graph, stack, options.devices); !ok)
    return ok;
  // One stage runs under any schedule of one chunk.
  if (plainOptions.fix.pp == 1 && !plainOptions.fix.vpp &&
      plainOptions.fix.chunks() > 1)
    return makeError("strategy: schedule=" +
                         std::string(plainOptions.fix.choiceOf("schedule")) +
                         ": expected more than one stage",
                     {}, "leave pp=1 out, or schedule");
  if (plainOptions.fix.zeroLayers)
    if (auto ok = checkFixedZeroLayers(); !ok)
      return ok;
  if (!families.empty())
    return {};
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  return checkFixedChunks((*own)->line, plainOptions.fix, graph, stack,
                          options.devices);
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

void JointSearcher::keepAdmitted(const LayerLine &line) {
  if (!options.admits)
    return;
  for (OuterFamily &family : families)
    std::erase_if(family.schedules, [&](const ScheduleChoice &schedule) {
      const auto kinds = someKinds(family.stage, schedule, line);
      return !isAdmitted(family.stage, schedule) &&
             std::none_of(kinds.begin(), kinds.end(), [&](SomeKind kind) {
               return isAdmitted(withSome(family.stage, schedule, kind, 1),
                                 schedule);
             });
    });
  std::erase_if(families, [](const OuterFamily &family) {
    return family.schedules.empty();
  });
}

/// What hosts could take of a step, in bytes: parameters and states, and what
/// the forward pass leaves, if the stack can have that there.
static double hostableBytes(const OpGraph &graph, bool withActivations) {
  double bytes = 0;
  for (const Tensor &tensor : graph.tensors) {
    const bool lasts = tensor.role == Role::Parameter ||
                       tensor.role == Role::FrozenParameter ||
                       tensor.role == Role::OptimizerState;
    const auto isBackward = [&](const Use &use) {
      return graph.ops[use.op].phase == Phase::Backward;
    };
    const bool isSaved =
        withActivations && tensor.producer != kNone &&
        graph.ops[tensor.producer].phase == Phase::Forward &&
        std::any_of(tensor.uses.begin(), tensor.uses.end(), isBackward);
    if ((lasts && tensor.argument >= 0) || isSaved)
      bytes += static_cast<double>(tensor.bytes());
  }
  return bytes;
}

/// No host updates faster than the devices, so that without a relay, which
/// hides the update, hosts are of use only for what they make room for. Where
/// that is little they are not looked at.
bool asksHosts(const OpGraph &graph, const ClusterSpec &cluster,
               const StackSpec &stack, const SearchOptions &options) {
  if (!options.hosts || options.fix.zeroLayers || graph.mode != Mode::Train ||
      !mayHaveStages(graph))
    return false;
  const std::vector<OffloadChoice> &sets = stack.offload.sets;
  if (std::any_of(sets.begin(), sets.end(),
                  [](const OffloadChoice &set) { return set.relay; }))
    return true;
  const bool withActivations =
      std::any_of(sets.begin(), sets.end(),
                  [](const OffloadChoice &set) { return set.activations; });
  return hostableBytes(graph, withActivations) /
             static_cast<double>(options.devices) >=
         kLargePart * static_cast<double>(
                          usableMemory(cluster, stack, options.memoryLimit));
}

Expected<void> JointSearcher::listHosts() {
  auto choices = asksHosts(graph, cluster, stack, options)
                     ? offloadChoices(graph, cluster, stack, plainOptions.fix)
                     : std::vector<OffloadChoice>();
  if (choices.empty())
    return {};
  hosts.emplace(graph, cluster, stack, plainOptions, std::move(choices),
                pricer);
  return hosts->list(toBeat());
}

/// Whether strategies of one stage and one micro-batch are also looked at on
/// named axes. Which of these have so many samples at once is soon said; of
/// meshes with a few axes that may do anything, few have.
bool JointSearcher::isPlainNamed() const {
  const StrategySpec &fix = options.fix;
  return overlapOf(fix, stack).any() || (fix.microBatch && !fix.dp) ||
         !mayBePlain(graph, cluster, stack, plainOptions);
}

OuterSpaceRequest JointSearcher::space(const LayerLine &line) const {
  return {graph,
          line,
          cluster,
          stack,
          options.devices,
          options.fix,
          recomputesOf(graph, options),
          isPlainNamed(),
          /*withHosts=*/false,
          limit};
}

Expected<void> JointSearcher::listFamilies() {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  families = enumerateFamilies(space((*own)->line));
  keepAdmitted((*own)->line);
  for (size_t f = 0; f < families.size(); ++f) {
    const OuterFamily &family = families[f];
    size_t points = 0;
    double least = (*own)->memory.withoutActivations(family.stage);
    for (const ScheduleChoice &schedule : family.schedules) {
      points += 1 + someKinds(family.stage, schedule, (*own)->line).size();
      if (mayGatherSome(family.stage, schedule, (*own)->line))
        least = std::min(least, (*own)->memory.withoutActivations(withSome(
                                    family.stage, schedule, SomeKind::Gathered,
                                    (*own)->line.layers)));
    }
    outcome.points += points;
    if (!mayFit(least)) {
      outcome.tooLarge += points;
      continue;
    }
    PassFloors floors = (*own)->kernels.of(family.stage);
    floors += (*own)->products.again(family.stage);
    queue.push({stepBound(family.stage, (*own)->line, floors).value, f});
  }
  return {};
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// What users would take: of the points with one sample at once, and no axes
/// but data and tensor parallelism inside a node, the one with the least bound
/// among those that leave memory for what their bound of it does not know. If
/// there is none, of those with context or expert parallelism, too: of nearly
/// the same bound the one with least of it, as bounds do not know what that
/// communicates.
Expected<std::optional<JointSearcher::Entry>> JointSearcher::usualPoint() {
  /// A choice, by Llama-3 405B on 16,384 devices: a first plan of 14 s a step,
  /// with the least bound of all 23 s.
  constexpr double kNear = 1.15;
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  for (const bool isLarge : {false, true}) {
    std::vector<Entry> usual;
    for (size_t f = 0; f < families.size(); ++f) {
      const OuterFamily &family = families[f];
      if ((family.stage.cp * family.stage.ep > 1) != isLarge ||
          !isUsual(family, **own))
        continue;
      Expected<StepFloors> floors = pricer.leastWork(family.stage);
      if (!floors)
        return floors.takeError();
      const double least = boundOf({0, f}, **own, *floors);
      if (isBetter(least))
        usual.push_back({least, f});
    }
    const auto least = std::min_element(usual.begin(), usual.end());
    if (least == usual.end())
      continue;
    const double most = least->bound * (isLarge ? kNear : 1);
    std::erase_if(usual, [&](const Entry &one) { return one.bound > most; });
    return std::optional(*std::min_element(
        usual.begin(), usual.end(), [&](const Entry &a, const Entry &b) {
          const auto key = [&](const Entry &one) {
            const StagePoint &point = families[one.family].stage;
            return std::tuple(point.cp * point.ep, one.bound);
          };
          return key(a) < key(b);
        }));
  }
  return std::optional<Entry>();
}

bool JointSearcher::isUsual(const OuterFamily &family,
                            const ModelVariant &own) const {
  constexpr double kMemory = 0.75;
  const StagePoint &point = family.stage;
  return point.recompute == graph.recompute && point.microBatch == 1 &&
         point.tp <= levelCounts(cluster, options.devices).front() &&
         (options.ignoreMemory || own.memory.of(point, family.schedules[0]) <=
                                      kMemory * static_cast<double>(limit));
}

/// Whether strategies without stages take longer to be searched than the usual
/// strategy to be priced: their meshes have an axis for each link level, and
/// two for one that the batch cannot be split over. With three axes there are
/// many alternatives.
bool JointSearcher::takesLongPlain() const {
  const int64_t batch = dimClassSize(graph, DimClassKind::Batch).value_or(1);
  int axes = 0;
  for (const int64_t count : levelCounts(cluster, options.devices))
    axes += count == 1 ? 0 : batch % count == 0 ? 1 : 2;
  return axes > 2;
}

/// While strategies without stages are searched.
Expected<void> JointSearcher::beginUsual() {
  if (options.threads < 2)
    return {};
  Expected<std::optional<Entry>> usual = usualPoint();
  if (!usual)
    return usual.takeError();
  if (*usual)
    beginForms(**usual, formsOf(families[(*usual)->family].stage),
               std::nullopt);
  return {};
}

/// Before any other bound is refined, so that there is a plan early.
Expected<void> JointSearcher::priceUsual() {
  Expected<std::optional<Entry>> usual = usualPoint();
  if (!usual)
    return usual.takeError();
  if (!*usual)
    return {};
  const StagePoint &point = families[(*usual)->family].stage;
  if (best) {
    Expected<const ModelVariant *> own = pricer.variant(point.recompute);
    Expected<StepFloors> floors = pricer.floors(point);
    if (!own || !floors)
      return own ? floors.takeError() : own.takeError();
    if (!isBetter(boundOf(**usual, **own, *floors)))
      return {};
  }
  usualFamily = (*usual)->family;
  asked.insert({(*usual)->family, (*usual)->schedule});
  // Column-row pairs keep less: with them it is sooner a plan.
  const auto forms = formsOf(point);
  beginForms(**usual, forms.first(forms.size() - 1), std::nullopt);
  for (auto form = forms.rbegin(); form != forms.rend(); ++form)
    if (auto done = priceForm(**usual, *form); !done)
      return done;
  return {};
}

/// Where the usual strategy does not fit, nor any without stages or on hosts
/// that is known: one that fits by what is known of memory, so that there is a
/// plan early. It may be far from the best.
Expected<void> JointSearcher::priceAnyThatFits() {
  if (best || options.incumbent || options.admits || families.empty() ||
      !cluster.parts.empty() || isCancelled())
    return {};
  const std::optional<ProbedStrategy> found =
      StagedProbe(graph, cluster, stack, plainOptions, pricer)
          .fitting({OffloadChoice()});
  if (!found)
    return {};
  const auto family =
      std::find_if(families.begin(), families.end(), [&](const auto &own) {
        return own.stage == found->point &&
               own.schedules.front() == found->schedule;
      });
  if (family == families.end())
    return {};
  const Entry entry{0, static_cast<size_t>(family - families.begin())};
  if (auto done = priceForm(entry, found->form); !done || !best)
    return done;
  usualFamily = entry.family;
  Expected<const ModelVariant *> model = pricer.variant(found->point.recompute);
  Expected<StepFloors> floors = pricer.floors(found->point);
  if (!model || !floors)
    return model ? floors.takeError() : model.takeError();
  boundOfProbed = boundOf(entry, **model, *floors);
  return {};
}

/// Of what is left, and of plans without stages.
double JointSearcher::leastBound() const {
  double least = leastLeft().value_or(best.value_or(0));
  if (best)
    least = std::min(least, *best);
  if (plain && *plain)
    least = std::min(least, (*plain)->certificate.lowerBound.value);
  else if (plain && !empty.isProven)
    least = std::min(least, empty.lowerBound.value);
  return std::min(least, boundOfAgain());
}

void JointSearcher::report() const {
  if (options.progress)
    options.progress({best ? std::optional(Seconds(*best)) : std::nullopt,
                      Seconds(leastBound())});
}

/// Whether to go on where nothing that is left takes less. Without a plan there
/// is no choice, and until one that was taken for its memory would have been
/// found.
bool JointSearcher::isWorthwhile(double least) {
  if ((!best && !options.incumbent) ||
      (boundOfProbed && least < *boundOfProbed))
    return true;
  const double target = best ? *best : options.incumbent->value;
  gaveUp = effort.isSpent(pricer.numEntries(), pricer.numSolved(),
                          1 - least / target, isStaged());
  return !gaveUp;
}

/// Hosts are asked where nothing else is known to fit.
void JointSearcher::priceOnHosts() {
  if (!hosts || toBeat())
    return;
  hosts->priceUsual();
  best = hosts->best();
  isOnHosts = best.has_value();
}

/// Of strategies that have not been looked at; nothing if all were.
std::optional<double> JointSearcher::leastLeft() const {
  const auto onHosts = hosts ? hosts->leastBound() : std::nullopt;
  if (queue.empty())
    return onHosts;
  return std::min(queue.top().bound, onHosts.value_or(queue.top().bound));
}

/// What was begun when the time was up may not have been looked at whole.
Expected<void> JointSearcher::lookAtNext() {
  const Entry entry = queue.top();
  queue.pop();
  lookAhead(entry);
  if (auto done = lookAt(entry); !done)
    return done;
  const size_t work = pricer.numEntries();
  if (effort.isDiveDue(work)) {
    if (auto done = dive(); !done)
      return done;
    if (effort.isLong(work))
      if (auto done = diveWhereItFits(); !done)
        return done;
  }
  if (isCancelled())
    queue.push(entry);
  return {};
}

Expected<void> JointSearcher::lookAtHosts() {
  if (auto done = hosts->lookAtNext(toBeat(), [&] { beginNext(); }); !done)
    return done;
  takeFromHosts();
  return {};
}

/// If what was found there is faster.
void JointSearcher::takeFromHosts() {
  if (!hosts->best() || (best && *best <= *hosts->best()))
    return;
  best = hosts->best();
  isOnHosts = true;
  forgetRefined();
}

/// Whichever has the least bound is looked at, on hosts or not.
Expected<void> JointSearcher::searchStages() {
  if (!isCancelled())
    priceOnHosts();
  if (auto done = priceAnyThatFits(); !done)
    return done;
  while (const std::optional<double> least = leastLeft()) {
    if (!isBetter(*least) || isCancelled() || !isWorthwhile(*least))
      break;
    beginAgain(*least);
    // Without any plan, not all that use hosts are looked at.
    const auto onHosts = hosts && (toBeat() || !hosts->isExhausted())
                             ? hosts->leastBound()
                             : std::nullopt;
    const bool areHosts =
        onHosts && (queue.empty() || queue.top().bound > *onHosts);
    if (queue.empty() && !areHosts)
      break;
    if (auto done = areHosts ? lookAtHosts() : lookAtNext(); !done)
      return done;
    if (isRefineDue()) {
      if (auto done = priceOthersOfBest(); !done)
        return done;
      if (auto done = refineWinner(pricer.effortToRefineAll()); !done)
        return done;
    }
    report();
  }
  if (gaveUp)
    if (auto done = diveEverywhere(); !done)
      return done;
  if (auto done = priceOthersOfBest(); !done)
    return done;
  if (auto done = refineBest(); !done)
    return done;
  std::optional<double> left = leastLeft();
  if (const auto onHosts = hosts ? hosts->provenBound() : std::nullopt)
    left = std::min(left.value_or(*onHosts), *onHosts);
  bound = left.value_or(best.value_or(0));
  if (leastChanged)
    bound = std::min(bound, *leastChanged);
  if (options.incumbent)
    bound = !left && !best ? options.incumbent->value
                           : std::min(bound, options.incumbent->value);
  if (isCancelled() && toBeat())
    bound = std::min(bound, pricer.leastUnrefined(Seconds(*toBeat())).value);
  return {};
}

//===----------------------------------------------------------------------===//
// The result
//===----------------------------------------------------------------------===//

Expected<SearchResult> JointSearcher::finishStaged() {
  const OuterFamily &family = families[winner->family];
  const StagePoint point = pointOf(*winner);
  Expected<SolvedStage *> stage = pricer.solveTaken(point, winningForm);
  if (!stage)
    return stage.takeError();
  SearchResult result;
  // Pipelines over different meshes may ask for it again.
  result.stage = {(*stage)->mesh, (*stage)->assignment, (*stage)->priced};
  if (refined) {
    result.stage.assignment = std::move(refined->assignment);
    result.stage.priced = std::move(refined->priced);
  }
  result.stepGraph = (*pricer.variant(point.recompute))->owned;
  result.recompute = point.recompute;
  StrategySpec strategy = withForm(
      strategyOf(point, family.schedules[winner->schedule], stack, options.fix),
      winningForm);
  result.prediction = std::move(prediction->prediction);
  nameLayers(strategy, result.prediction.pipeline);
  result.strategy = toString(strategy);
  result.warnings = std::move(prediction->warnings);
  return result;
}

Expected<SearchResult> JointSearcher::finishBest() {
  if (isPlain()) {
    Expected<SearchResult> found = std::move(*plain);
    if (found)
      found->recompute = graph.recompute;
    return found;
  }
  Expected<SearchResult> found = plainAgain  ? std::move(*plainAgain)
                                 : isOnHosts ? hosts->take()
                                             : finishStaged();
  if (found)
    keepPlain(*found);
  return found;
}

/// Of a space without strategies.
static EmptySearch noneAtAll() {
  EmptySearch none;
  none.lowerBound = Seconds(std::numeric_limits<double>::infinity());
  none.isNone = true;
  return none;
}

/// What the search has shown if it found nothing.
void JointSearcher::noteEmpty() const {
  if (!options.empty)
    return;
  // Without any plan, not all that use hosts may have been looked at.
  const auto onHosts = hosts ? hosts->provenBound() : std::nullopt;
  const bool areAllHosts = !onHosts || (toBeat() && *onHosts >= *toBeat());
  EmptySearch all{!isCancelled() && !gaveUp && areAllHosts, Seconds(bound),
                  limit + 1};
  if (plain && families.empty() && !hosts) {
    all = empty;
  } else if (plain) {
    all.isProven &= empty.isProven;
    all.lowerBound = std::min(all.lowerBound, empty.lowerBound);
  }
  const double others = boundOfAgain();
  if (!toBeat() ? std::isfinite(others) : others < *toBeat()) {
    all.isProven = false;
    all.lowerBound = std::min(all.lowerBound, Seconds(others));
  }
  *options.empty = all;
}

Diagnostic JointSearcher::nothingFits() {
  const std::string what = std::to_string(outcome.points) +
                           " strategies with stages or micro-batches" +
                           std::string(options.among);
  const std::string nearest =
      missing > 0 ? "; the nearest needs " + formatBytes(missing) + " more"
                  : "";
  if (plain) {
    Diagnostic error = families.empty() ? nothingFitsAgain(plain->takeError())
                                        : plain->takeError();
    if (outcome.points > 0)
      error.notes.push_back("nor does any of " + what + nearest);
    if (hosts)
      error.notes.push_back(hosts->whyNone());
    return error;
  }
  Diagnostic error =
      makeError("nothing fits: a device can hold " + formatBytes(limit) +
                    ", and none of " + what + " does with less" + nearest,
                {}, "leave --fix out, or use more devices");
  error.status = Status::NothingFits;
  if (hosts)
    error.notes.push_back(hosts->whyNone());
  return error;
}

/// The least of both spaces' bounds.
Certificate JointSearcher::certify(const SearchResult &result) const {
  const bool areStaged = !families.empty() || hosts;
  double least = areStaged ? bound : result.prediction.stepTime.value;
  least = std::min(least, boundOfAgain());
  double space =
      std::log10(static_cast<double>(std::max<size_t>(outcome.points, 1)));
  if (plainAgain)
    space = std::max(space, result.certificate.log10SpaceSize);
  if (plain && (isPlain() || *plain)) {
    const Certificate &own =
        isPlain() ? result.certificate : (*plain)->certificate;
    least = std::min(least, own.lowerBound.value);
    space = std::max(space, own.log10SpaceSize);
  } else if (plain && !empty.isProven) {
    least = std::min(least, empty.lowerBound.value);
  }
  // That none of them is faster than a plan says something of them all.
  if (plain && plainIncumbent)
    space = std::max(space, empty.log10SpaceSize);
  Certificate certificate =
      makeCertificate(result.prediction.stepTime, Seconds(least), space);
  if (options.maxAxes)
    certificate.meshAxes = *options.maxAxes;
  certificate.stages = areStaged;
  certificate.offload = hosts.has_value();
  return certificate;
}

Expected<SearchResult> JointSearcher::finish() {
  const bool mayPlain = mayBePlain(graph, cluster, stack, plainOptions);
  const bool hasHosts = hosts && hosts->outcome().points > 0;
  const bool isNone = families.empty() && !mayPlain && !hasHosts &&
                      !options.namedOnly && !options.admits;
  if (isNone && options.empty)
    *options.empty = noneAtAll();
  if (isNone)
    if (auto why =
            whyNoPoint(space(pricer.knownVariant(graph.recompute)->line)))
      return std::move(*why);
  // What nothing fits needs, or why nothing is as it was fixed, is for a search
  // without stages to say.
  if (isPlain() && !plain && !options.namedOnly &&
      (families.empty() || mayPlain))
    if (auto ok = searchPlain(); !ok)
      return ok.takeError();
  if (isPlain() && !(plain && *plain)) {
    if (!isNone)
      noteEmpty();
    return nothingFits();
  }
  Expected<SearchResult> result = finishBest();
  if (!result)
    return result;
  outcome.plainBound = plainBound(*result);
  result->certificate = certify(*result);
  result->interrupted |= isCancelled();
  takeByHand(*result);
  outcome.floors = pricer.numFloors();
  outcome.solved = pricer.numSolved();
  if (isOnHosts)
    outcome.taken = hosts->bestPoint();
  else if (winner)
    outcome.taken = {pointOf(*winner),
                     families[winner->family].schedules[winner->schedule],
                     {}};
  result->joint = outcome;
  return result;
}

Expected<SearchResult> JointSearcher::run() {
  const auto start = std::chrono::steady_clock::now();
  // What the usual strategy needs (usualPoint()), while families are listed.
  if (graph.mode == Mode::Train)
    pricer.lookAhead(1);
  if (auto ok = listFamilies(); !ok)
    return ok.takeError();
  if (auto ok = checkFix(); !ok)
    return ok.takeError();
  if (auto ok = boundPlain(); !ok)
    return ok.takeError();
  const bool isFirst = takesLongPlain();
  if (isFirst && !isCancelled())
    if (auto ok = priceUsual(); !ok)
      return ok.takeError();
  if (!isFirst && !isCancelled())
    if (auto ok = beginUsual(); !ok)
      return ok.takeError();
  if (mayBePlain(graph, cluster, stack, plainOptions)) {
    Expected<bool> mayFit = plainMayFit();
    if (!mayFit)
      return mayFit.takeError();
    if (*mayFit)
      if (auto ok = searchPlain(); !ok)
        return ok.takeError();
  }
  if (!isFirst && !isCancelled())
    if (auto ok = priceUsual(); !ok)
      return ok.takeError();
  if (auto ok = listHosts(); !ok)
    return ok.takeError();
  pricer.whileWaiting([&] { beginWhileWaiting(); });
  Expected<void> searched = searchStages();
  pricer.whileWaiting({});
  if (!searched)
    return searched.takeError();
  if (auto ok = searchAgain(); !ok)
    return ok.takeError();
  if (hosts) {
    outcome.points += hosts->outcome().points;
    outcome.tooLarge += hosts->outcome().tooLarge;
    outcome.priced += hosts->outcome().priced;
  }
  outcome.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  return finish();
}

/// Stages that are to have different meshes are none with equal ones.
static Expected<SearchResult> noneAlike(const SearchOptions &options,
                                        EmptySearch &empty) {
  empty = noneAtAll();
  return nothingUnlikeFits(options);
}

/// Whether equal stages cannot be what is asked for.
static bool asksUnlike(const SearchOptions &options) {
  const int64_t stages = options.fix.pp.value_or(1);
  return !options.fix.stageDegrees.empty() ||
         (stages <= options.devices && options.devices % stages != 0);
}

/// On all devices; of several kinds of nodes also on each by itself.
static Expected<SearchResult> searchAlike(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const SearchOptions &options,
                                          JointSearcher &searcher) {
  if (cluster.parts.empty())
    return searcher.run();
  const EmptySearch *const empty = options.empty;
  Expected<SearchResult> slowest = searcher.run();
  return searchParts(graph, cluster, stack, options, std::move(slowest),
                     *empty);
}

Expected<SearchResult> searchDevices(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const SearchOptions &options) {
  if (auto ok = checkFixedMeshes(graph, cluster, stack, options); !ok)
    return ok.takeError();
  if (!mayHaveStages(graph)) {
    if (graph.mode == Mode::Train && !recomputesOf(graph, options).empty())
      return JointSearcher(graph, cluster, stack, options).run();
    Expected<SearchResult> found = search(graph, cluster, stack, options);
    if (found)
      found->recompute = graph.recompute;
    return found;
  }
  if (auto ok = checkAlike(options.fix, cluster); !ok)
    return ok.takeError();
  const bool mayBeUnlike = mayHaveMeshes(graph, cluster, stack, options);
  if (!mayBeUnlike && cluster.parts.empty())
    return JointSearcher(graph, cluster, stack, options).run();
  EmptySearch empty;
  SearchOptions own = options;
  own.empty = &empty;
  if (mayBeUnlike)
    own.among = " with equal meshes";
  JointSearcher searcher(graph, cluster, stack, own);
  Expected<SearchResult> alike =
      mayBeUnlike && asksUnlike(options)
          ? noneAlike(options, empty)
          : searchAlike(graph, cluster, stack, own, searcher);
  if (!alike && options.empty)
    *options.empty = empty;
  if (!mayBeUnlike)
    return alike;
  return searchMeshes(graph, cluster, stack, options, searcher.pointPricer(),
                      std::move(alike), empty);
}

} // namespace planner
