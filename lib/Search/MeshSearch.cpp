//===- MeshSearch.cpp - Pipelines over different meshes -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What a mesh takes is asked in two steps: first the least of all alternatives
// of each operator, then what its strategy of least work takes. The dynamic
// program over (cut, mesh) runs with what is known, and only meshes that it has
// chosen are asked again: where it chooses none of which more could be known,
// its pipeline is the best for what all of them take.
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "MeshSearcher.h"
#include "PartStrategy.h"
#include "SearchEffort.h"
#include "StageMeshes.h"
#include "planner/Plan/Pipeline.h"
#include <algorithm>
#include <limits>

namespace planner {

namespace {

/// Lines of more units are cut between groups of neighbours, so that a program
/// takes some milliseconds.
constexpr size_t kMostUnits = 128;
/// Stages that are looked at for bounds, and in all, and costs that strategies
/// of stages look at (PointPricer::numEntries()) until a pipeline is better,
/// and in all. Each is a few seconds; what is left counts in the gap. Without
/// any plan it goes on.
constexpr size_t kMostBounding = 250'000'000, kMostLooks = 1'000'000'000;
constexpr size_t kMostWithoutPlan = 4 * kMostLooks;
constexpr size_t kFirstEntries = 4'000'000, kMostEntries = 16'000'000;

StageDegrees degreesOf(const StagePoint &point) {
  return {point.dp, point.tp, point.cp, point.ep, point.microBatch};
}

} // namespace

/// With equal meshes all others are searched. GPipe takes as long as 1F1B, and
/// more memory. Nothing if both are forbidden.
static std::optional<PipelineSchedule> scheduleOf(const StrategySpec &fix,
                                                  const StackSpec &stack) {
  if (const std::string_view fixed = fix.choiceOf("schedule"); !fixed.empty())
    return scheduleNamed(fixed);
  const auto isForbidden = [&](PipelineSchedule schedule) {
    return fix.forbidden.hasSchedule(name(schedule));
  };
  if (stack.pipeline.runs(PipelineSchedule::OneForwardOneBackward) &&
      !isForbidden(PipelineSchedule::OneForwardOneBackward))
    return PipelineSchedule::OneForwardOneBackward;
  if (isForbidden(PipelineSchedule::GPipe))
    return std::nullopt;
  return PipelineSchedule::GPipe;
}

bool mayHaveMeshes(const OpGraph &graph, const ClusterSpec &cluster,
                   const StackSpec &stack, const SearchOptions &options) {
  const StrategySpec &fix = options.fix;
  if (!options.stageMeshes || !stack.pipeline.stageMeshes ||
      fix.forbidden.stageMeshes || options.ignoreMemory || options.admits ||
      options.namedOnly || graph.mode != Mode::Train || !mayHaveStages(graph))
    return false;
  if (!scheduleOf(fix, stack))
    return false;
  if (!fix.stageDegrees.empty())
    return true;
  const auto isOther = [](const auto &entry) {
    return entry.first == "schedule" && entry.second != "1f1b" &&
           entry.second != "gpipe";
  };
  const bool asksOthers =
      std::any_of(fix.named.begin(), fix.named.end(), isOther) ||
      fix.offload().any() || fix.dpShard || fix.zeroLayers || fix.layers ||
      fix.recomputeLayers || fix.vpp.value_or(1) > 1 || fix.pp == 1;
  if (asksOthers || fix.forbidden.pp || options.devices < 3)
    return false;
  // What mesh is best for one layer of a chain of equal ones is for all, as far
  // as numbers of devices divide, and devices are alike.
  return options.devices <= kFewDevices || !cluster.parts.empty() ||
         !layersOf(graph, cluster, stack).isUniform;
}

Expected<void> checkFixedMeshes(const OpGraph &graph,
                                const ClusterSpec &cluster,
                                const StackSpec &stack,
                                const SearchOptions &options) {
  if (options.fix.stageDegrees.empty())
    return {};
  if (auto ok = checkForbidden(options.fix); !ok)
    return ok;
  const auto refused = [](const std::string &why) {
    return makeError("strategy: stages with different meshes: " + why, {},
                     "say one value for all stages");
  };
  if (!stack.pipeline.stageMeshes)
    return refused("the stack " + stack.name + " has stages with equal meshes");
  if (graph.mode != Mode::Train || !mayHaveStages(graph))
    return refused("the model is not trained in stages");
  if (!scheduleOf(options.fix, stack))
    return refused("expected schedule 1f1b or gpipe, which are forbidden");
  if (!mayHaveMeshes(graph, cluster, stack, options))
    return refused("expected a search for one plan");
  const StrategySpec &fix = options.fix;
  if (fix.offload().any() || fix.zeroLayers || fix.recomputeLayers ||
      fix.chunks() != fix.pp)
    return refused("expected one chunk a stage, nothing on hosts, and all "
                   "layers alike");
  auto meshes =
      stageMeshes(options.fix, graph, stack, cluster, options.devices);
  return meshes ? Expected<void>() : meshes.takeError();
}

bool MeshSearcher::isOver() const {
  if (isCancelled() || toBeat() == kInfinity)
    return isCancelled() || looks > kMostWithoutPlan;
  const size_t entries = pricer.numEntries() - entriesBefore;
  return looks > kMostLooks ||
         (options.fix.stageDegrees.empty() &&
          entries > (winner ? kMostEntries : kFirstEntries));
}

/// As if all stages, of which there are two, had so many.
void MeshSearcher::listMeshes(const LayerLine &line, int64_t devices,
                              StrategySpec fix) {
  fix.pp = 2;
  fix.layers.reset();
  for (const OuterFamily &family :
       enumerateFamilies({graph, line, cluster, stack, 2 * devices, fix,
                          recomputesOf(graph, options)})) {
    const StagePoint &point = family.stage;
    if (point.stages != 2 || point.replicas > 1 || point.zeroLayers > 0 ||
        point.recompute.isPartial())
      continue;
    for (const StageForm form : {StageForm::LeastWork, StageForm::ColumnRow})
      all[point.samplesAtOnce()][{point.recompute, point.zero, form}].push_back(
          point);
  }
}

/// A stage in which nobody shares states may be in a pipeline whose others do.
void MeshSearcher::shareLevels(Families &families) {
  Families alone;
  for (const auto &[family, points] : families)
    for (const StagePoint &point : points)
      if (family.zero == 0 && point.dp * point.cp * point.ep == 1)
        alone[family].push_back(point);
  for (auto &[family, points] : families) {
    const auto own = alone.find(MeshFamily{family.recompute, 0, family.form});
    if (family.zero == 0 || own == alone.end())
      continue;
    for (StagePoint point : own->second) {
      point.zero = family.zero;
      if (std::find(points.begin(), points.end(), point) == points.end())
        points.push_back(point);
    }
  }
}

/// Whether all devices together hold what is there the whole step.
Expected<bool> MeshSearcher::mayFit() {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  int64_t most = 0;
  for (size_t part = 0; part < sites.parts(); ++part)
    most = std::max(most,
                    usableMemory(sites.part(part), stack, options.memoryLimit));
  return options.ignoreMemory || (*own)->memory.pipeline(options.devices) <=
                                     static_cast<double>(most) + 1;
}

Expected<void> MeshSearcher::list() {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  const LayerLine &line = (*own)->line;
  if (const auto &asked = options.fix.stageDegrees; asked.empty())
    for (const int64_t devices : allSizes())
      listMeshes(line, devices, options.fix);
  else
    for (size_t s = 0; s < asked.size(); ++s)
      if (std::find(asked.begin(), asked.begin() + static_cast<long>(s),
                    asked[s]) == asked.begin() + static_cast<long>(s))
        listMeshes(line, asked[s].devices(), strategyOfStage(options.fix, s));
  for (auto &[samples, families] : all)
    shareLevels(families);
  for (const auto &[samples, families] : all) {
    if (isCancelled())
      return {};
    if (auto ok = boundSamples(samples); !ok)
      return ok;
  }
  std::sort(queue.begin(), queue.end());
  return {};
}

/// On any part.
std::set<int64_t> MeshSearcher::allSizes() const {
  std::set<int64_t> known;
  for (size_t part = 0; part < sites.parts(); ++part)
    for (const int64_t devices : sites.sizes(part))
      known.insert(devices);
  return known;
}

/// Without what is known of memory, and of what is done once a step. Where the
/// program has looked at much already, as if stages could be cut anywhere.
Expected<void> MeshSearcher::boundSamples(int64_t samples) {
  double bound = kInfinity;
  std::set<RecomputeChoice> known;
  Families &families = all[samples];
  for (auto at = families.begin(); at != families.end();) {
    Expected<const ModelVariant *> model = pricer.variant(at->first.recompute);
    if (!model)
      return model.takeError();
    // It has nothing to compute again in that way.
    at = *model ? std::next(at) : families.erase(at);
  }
  for (const auto &[family, points] : families) {
    if (family.form != StageForm::LeastWork ||
        !known.insert(family.recompute).second)
      continue;
    auto list = optionsOf(points, family.form);
    if (!list)
      return list.takeError();
    if (list->points.empty())
      continue;
    const auto microBatches =
        static_cast<double>(list->points.front().microBatches);
    if (const double shared =
            sharedTime(list->loads, microBatches, options.devices);
        shared >= toBeat() || looks > kMostBounding) {
      bound = std::min(bound, shared);
      continue;
    }
    for (const StageSites::Order &order : sites.orders()) {
      auto asked = request(*list, order);
      if (!asked)
        continue;
      asked->mostUnits = std::numeric_limits<size_t>::max();
      if (const auto cuts = cutForMeshes(list->loads, *asked, toBeat()))
        bound = std::min(bound, cuts->seconds);
    }
  }
  if (bound < kInfinity)
    queue.emplace_back(bound, samples);
  return {};
}

Expected<MeshLoads> MeshSearcher::loadsOf(const StagePoint &point, size_t part,
                                          StageForm form) {
  Expected<SolvedStage *> stage = pricer.solve(point, form);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  if (!*stage)
    return makeError("the search was cancelled");
  const SolvedStage &alike = **stage;
  Expected<StageStrategy> strategy =
      stageStrategy(strategyOf(point, {}, stack, options.fix), *(*model)->graph,
                    stack, point.stages * point.stageDevices());
  if (!strategy)
    return strategy.takeError();
  Expected<StageOnPart> own = StageOnPart::make(
      {alike.model.get(), &alike.assignment, &alike.priced},
      cluster.parts.empty() ? nullptr : cluster.parts[part].get());
  if (!own)
    return own.takeError();
  Expected<UnitLoads> loads =
      unitLoads(own->strategy, strategy->pipeline, (*model)->line);
  if (!loads)
    return loads.takeError();
  MeshLoads made{std::move(*loads), point.stageDevices()};
  made.part = part;
  for (const auto &[links, level] : sites.links(part)) {
    std::vector<double> &seconds = made.sends.emplace_back();
    for (const Crossing &crossing : made.loads.crossing)
      seconds.push_back(
          sendTime(*own->strategy.model, crossing, *links, level).value);
  }
  return made;
}

StageForm MeshSearcher::formOf(const StagePoint &point, StageForm form) {
  const auto forms = formsOf(point);
  return std::find(forms.begin(), forms.end(), form) != forms.end()
             ? form
             : forms.front();
}

Expected<MeshOptions>
MeshSearcher::optionsOf(const std::vector<StagePoint> &points, StageForm form) {
  MeshOptions list;
  for (size_t part = 0; part < sites.parts(); ++part) {
    const std::vector<int64_t> sizes = sites.sizes(part);
    PointPricer &own = partPricers.empty() ? pricer : *partPricers[part];
    for (const StagePoint &point : points) {
      if (!std::binary_search(sizes.begin(), sizes.end(),
                              point.stageDevices()) ||
          !own.canPlace(point))
        continue;
      auto floors = own.leastLoads(point, formOf(point, form));
      if (!floors)
        return floors.takeError();
      if (!*floors)
        continue;
      list.points.push_back(point);
      list.parts.push_back(part);
      list.loads.push_back(std::move(**floors));
      list.loads.back().part = part;
      list.isSolved.push_back(false);
    }
  }
  return list;
}

/// Nothing if a mesh is missing that a stage is to have.
std::optional<MeshCutRequest>
MeshSearcher::request(const MeshOptions &list,
                      const StageSites::Order &order) const {
  if (list.points.empty())
    return std::nullopt;
  MeshCutRequest request;
  request.devices = options.devices;
  request.microBatches = static_cast<double>(list.points.front().microBatches);
  request.keepsAll = schedule() == PipelineSchedule::GPipe;
  request.countsWay = hasWholeStages(schedule());
  request.leastStages = static_cast<size_t>(options.fix.pp.value_or(2));
  if (options.fix.pp)
    request.mostStages = request.leastStages;
  request.mostUnits = kMostUnits;
  request.looks = &looks;
  request.isInside = [&](size_t mesh, int64_t first) {
    return sites.mayBegin(order, list.parts[mesh],
                          list.points[mesh].stageDevices(), first);
  };
  request.linkOf = [&](const MeshPlace &to, const MeshPlace &from) {
    return sites.linkOf(order, list.parts[to.mesh],
                        {to.first, list.points[to.mesh].stageDevices()},
                        {from.first, list.points[from.mesh].stageDevices()});
  };
  request.sendsOccupy = sendsOccupy();
  int64_t first = 0;
  for (const StageDegrees &stage : options.fix.stageDegrees) {
    size_t mesh = 0;
    while (mesh < list.points.size() &&
           (degreesOf(list.points[mesh]) != stage ||
            list.parts[mesh] != sites.partAt(order, first)))
      ++mesh;
    if (mesh == list.points.size())
      return std::nullopt;
    request.order.push_back(mesh);
    first += stage.devices();
  }
  return request;
}

bool MeshSearcher::sendsOccupy() const {
  return !overlapOf(options.fix, stack).sends ||
         !stack.overlap.overlapsSends(/*isInterleaved=*/false);
}

/// With these meshes in their order, if there are any.
std::optional<MeshCuts>
MeshSearcher::cut(MeshOptions &list, double room,
                  const std::vector<size_t> &meshes) const {
  for (size_t mesh = 0; mesh < list.loads.size(); ++mesh)
    list.loads[mesh].limit =
        room == kInfinity
            ? kInfinity
            : room *
                  static_cast<double>(usableMemory(sites.part(list.parts[mesh]),
                                                   stack, options.memoryLimit));
  std::optional<MeshCuts> fastest;
  for (const StageSites::Order &order : sites.orders()) {
    auto asked = request(list, order);
    if (!asked)
      continue;
    if (!meshes.empty()) {
      asked->order = meshes;
      asked->leastStages = meshes.size();
      asked->mostStages = meshes.size();
    }
    const double most =
        fastest ? fastest->seconds : toBeat() * pricer.mostAsUnlike();
    if (auto cuts = cutForMeshes(list.loads, *asked, most))
      fastest = std::move(cuts);
  }
  return fastest;
}

/// What is chosen has been solved.
Expected<std::optional<MeshCuts>>
MeshSearcher::refine(MeshOptions &list, StageForm form, double room) {
  while (!isOver()) {
    std::optional<MeshCuts> cuts = cut(list, room);
    if (!cuts)
      return cuts;
    bool isKnown = true;
    for (const size_t mesh : cuts->meshes) {
      if (list.isSolved[mesh])
        continue;
      list.isSolved[mesh] = true;
      isKnown = false;
      const StagePoint &point = list.points[mesh];
      Expected<MeshLoads> loads =
          loadsOf(point, list.parts[mesh], formOf(point, form));
      if (!loads)
        return loads.takeError();
      list.loads[mesh] = std::move(*loads);
    }
    if (isKnown)
      return cuts;
  }
  return std::optional<MeshCuts>();
}

/// More that is computed again takes less memory, and no less time: it is
/// looked at where nothing fits without. Units hold together less than each
/// does by itself, of which something is counted twice: the program may have
/// more room than there is, less of it each time that a pipeline turns out not
/// to fit.
Expected<void> MeshSearcher::search(const Families &families) {
  std::optional<RecomputeChoice> fitting;
  for (const auto &[family, points] : families) {
    if (fitting && family.recompute != *fitting)
      return {};
    auto list = optionsOf(points, family.form);
    if (!list)
      return list.takeError();
    for (const double room : {kInfinity, 1.5, 1.2, 1.0}) {
      auto cuts = refine(*list, family.form, room);
      if (!cuts)
        return cuts.takeError();
      if (!*cuts)
        break;
      Expected<bool> fits = priceOrders(*list, **cuts, family.form, room);
      if (!fits)
        return fits.takeError();
      if (isOver())
        return {};
      if (*fits && room == kInfinity)
        fitting = family.recompute;
      if (*fits)
        break;
    }
  }
  return {};
}

PipelineSchedule MeshSearcher::schedule() const {
  return *scheduleOf(options.fix, stack);
}

StrategySpec MeshSearcher::specOf(const std::vector<StagePoint> &points,
                                  const LayerSplit &layers) const {
  StagePoint first = points.front();
  first.stages = static_cast<int64_t>(points.size());
  StrategySpec spec =
      strategyOf(first, {schedule(), 1, false}, stack, options.fix);
  spec.sp.reset();
  for (const StagePoint &point : points) {
    const StrategySpec own = strategyOf(point, {}, stack, options.fix);
    spec.sp = spec.sp.value_or(false) || own.sp.value_or(false);
    spec.stageDegrees.push_back(degreesOf(point));
  }
  const auto total = [&](int64_t StageDegrees::*degree) {
    int64_t most = 1;
    for (const StageDegrees &own : spec.stageDegrees)
      most = std::max(most, own.*degree);
    return most > 1 ? std::optional(spec.stageDegrees.front().*degree)
                    : std::nullopt;
  };
  spec.tp = total(&StageDegrees::tp);
  spec.cp = total(&StageDegrees::cp);
  spec.ep = total(&StageDegrees::ep);
  spec.layers.reset();
  if (!layers.counts.empty())
    spec.layers = layers;
  return spec;
}

/// Whether that fits.
Expected<bool> MeshSearcher::price(const MeshOptions &list,
                                   const MeshCuts &cuts, StageForm form) {
  std::vector<StagePoint> points;
  for (const size_t mesh : cuts.meshes)
    points.push_back(list.points[mesh]);
  LayerSplit layers;
  for (size_t s = 0; s + 1 < cuts.at.size(); ++s)
    layers.counts.push_back(static_cast<int64_t>(cuts.at[s + 1] - cuts.at[s]));
  const auto &asked = options.fix.layers;
  if (asked && !asked->counts.empty())
    return priceLayers(points, form, *asked);
  // As the cuts say, and as they are best for what the stages turn out to do.
  bool fits = false;
  for (const LayerSplit &split : {layers, LayerSplit()}) {
    Expected<bool> own = priceLayers(points, form, split);
    if (!own)
      return own;
    fits |= *own;
  }
  return fits;
}

/// In another order meshes may take as long in the program, and less in truth:
/// two stages that follow each other change places as long as that is better.
Expected<bool> MeshSearcher::priceOrders(MeshOptions &list, MeshCuts cuts,
                                         StageForm form, double room) {
  if (std::adjacent_find(cuts.meshes.begin(), cuts.meshes.end(),
                         [&](size_t a, size_t b) {
                           return list.points[a] != list.points[b];
                         }) == cuts.meshes.end())
    return false;
  Expected<bool> fits = price(list, cuts, form);
  bool isBetter = options.fix.stageDegrees.empty();
  while (fits && isBetter && !isOver()) {
    isBetter = false;
    for (size_t s = 0; s + 1 < cuts.meshes.size(); ++s) {
      const double before = toBeat();
      std::vector<size_t> order = cuts.meshes;
      std::swap(order[s], order[s + 1]);
      auto other = order == cuts.meshes ? std::nullopt : cut(list, room, order);
      if (!other)
        continue;
      Expected<bool> own = price(list, *other, form);
      if (!own)
        return own;
      if (toBeat() < before) {
        cuts = std::move(*other);
        isBetter = true;
      }
    }
  }
  return fits;
}

Expected<bool> MeshSearcher::priceLayers(const std::vector<StagePoint> &points,
                                         StageForm form,
                                         const LayerSplit &layers) {
  Expected<const ModelVariant *> model =
      pricer.variant(points.front().recompute);
  if (!model)
    return model.takeError();
  const OpGraph &whole = *(*model)->graph;
  StrategySpec spec = specOf(points, layers);
  Expected<StageMeshes> meshes =
      stageMeshes(spec, whole, stack, cluster, options.devices);
  if (!meshes)
    return meshes.takeError();
  std::vector<MeshStrategy> solved(meshes->strategies.size());
  for (size_t s = 0; s < points.size(); ++s) {
    auto stage = pricer.solve(points[s], formOf(points[s], form));
    if (!stage)
      return stage.takeError();
    solved[meshes->pipeline.meshes[s]] = {
        (*stage)->model.get(), &(*stage)->assignment, &(*stage)->priced};
  }
  Expected<StagedPrediction> found =
      predictOnParts(stagedOn(solved, whole, meshes->pipeline, &(*model)->line),
                     options.memoryLimit);
  if (!found)
    return found.takeError();
  const Prediction &p = found->prediction;
  const double seconds = p.stepTime.value;
  if (!p.fits || seconds >= toBeat() * pricer.mostRefined())
    return p.fits;
  const bool isBest = seconds < toBeat();
  Winner own{points, form, std::move(spec), std::move(*found)};
  if (isBest) {
    best = seconds;
    if (winner)
      contenders.push_back(std::move(*winner));
    winner = std::move(own);
  } else {
    contenders.push_back(std::move(own));
  }
  return true;
}

/// Of the whole space, if the plan is one over different meshes.
Certificate MeshSearcher::certify(const SearchResult *alike,
                                  const EmptySearch &empty) const {
  const Certificate other = alike ? alike->certificate : Certificate();
  double bound =
      std::min({least, leastChanged,
                (alike ? other.lowerBound : empty.lowerBound).value});
  if (isCancelled())
    bound = std::min(bound,
                     pricer.leastUnrefined(Seconds(winner->seconds())).value);
  Certificate whole =
      makeCertificate(winner->staged.prediction.stepTime, Seconds(bound),
                      alike ? other.log10SpaceSize : 0);
  whole.meshAxes = other.meshAxes;
  whole.stages = true;
  whole.offload = other.offload;
  whole.stageMeshes = true;
  return whole;
}

/// The best pipeline, with what the search among equal meshes has found.
Expected<SearchResult> MeshSearcher::finishWinner(SearchResult *alike,
                                                  const EmptySearch &empty) {
  const RecomputeChoice &recompute = winner->points.front().recompute;
  SearchResult result;
  result.certificate = certify(alike, empty);
  result.interrupted = isCancelled();
  if (alike) {
    if (alike->recompute == recompute)
      result.baselines = std::move(alike->baselines);
    result.meshes = std::move(alike->meshes);
    result.interrupted |= alike->interrupted;
    result.joint = alike->joint;
    result.joint.taken.reset();
  }
  Expected<std::vector<Stage>> stages = stagesOfWinner();
  if (!stages)
    return stages.takeError();
  setMeshes(result, std::move(*stages));
  result.stepGraph = (*pricer.variant(recompute))->owned;
  result.recompute = recompute;
  result.prediction = std::move(winner->staged.prediction);
  result.strategy = toString(winner->strategy);
  result.warnings = std::move(winner->staged.warnings);
  return result;
}

Diagnostic nothingUnlikeFits(const SearchOptions &options) {
  Diagnostic error =
      makeError("nothing fits: of " + textOfFix(options.fix) +
                    " no pipeline whose stages have different meshes was found",
                {}, "leave --fix out, or use more devices");
  error.status = Status::NothingFits;
  return error;
}

Expected<SearchResult> MeshSearcher::finish(Expected<SearchResult> alike,
                                            const EmptySearch &empty) {
  if (auto done = refineBest(); !done)
    return done.takeError();
  if (winner)
    return finishWinner(alike ? &*alike : nullptr, empty);
  if (alike || !options.fix.stageDegrees.empty())
    return alike;
  // That equal stages cannot be so is no reason where others might.
  if (empty.isNone && !queue.empty())
    return nothingUnlikeFits(options);
  if (alike.error().status != Status::NothingFits || empty.isNone)
    return alike;
  Diagnostic error = alike.takeError();
  error.notes.emplace_back("nor was a pipeline found that does and whose "
                           "stages have different meshes");
  return error;
}

Expected<SearchResult> MeshSearcher::run(Expected<SearchResult> alike,
                                         const EmptySearch &empty) {
  if (alike)
    best = alike->prediction.stepTime.value;
  else if (alike.error().status != Status::NothingFits && !empty.isNone)
    return alike;
  Expected<bool> fits = mayFit();
  if (!fits)
    return fits.takeError();
  if (!*fits)
    return finish(std::move(alike), empty);
  if (auto ok = list(); !ok)
    return ok.takeError();
  // With any memory.
  const bool isNone = queue.empty() && !isCancelled() && !options.incumbent;
  if (!alike && empty.isNone && isNone)
    return makeError("strategy: no pipeline on " +
                         std::to_string(options.devices) + " devices has " +
                         textOfFix(options.fix) +
                         " and stages that have different meshes",
                     {}, "leave --fix out");
  for (const auto &[bound, samples] : queue) {
    least = std::min(least, bound);
    if (bound < toBeat() && !isOver())
      if (auto ok = search(all[samples]); !ok && !isCancelled())
        return ok.takeError();
  }
  return finish(std::move(alike), empty);
}

Expected<SearchResult>
searchMeshes(const OpGraph &graph, const ClusterSpec &cluster,
             const StackSpec &stack, const SearchOptions &options,
             PointPricer &pricer, Expected<SearchResult> alike,
             const EmptySearch &empty) {
  return MeshSearcher(graph, cluster, stack, options, pricer)
      .run(std::move(alike), empty);
}

} // namespace planner
