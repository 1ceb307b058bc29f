//===- OuterSpace.cpp - All staged strategies of a model on a cluster -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/search-space.md.
//
//===----------------------------------------------------------------------===//

#include "Overlap.h"
#include "ProductCuts.h"
#include "SearchEffort.h"
#include "planner/Graph/Rescale.h"
#include "planner/Search/OuterPoint.h"
#include "planner/Search/Search.h"
#include "planner/Strategy/Configuration.h"
#include <algorithm>
#include <map>
#include <tuple>

namespace planner {

namespace {

/// Of the products, the share that tensor-parallel axes must be able to split.
constexpr double kLeastSplit = 0.5;

/// Of a step; and what divides a number is looked for up to this, with what it
/// leaves of the number.
constexpr int64_t kMostMicroBatches = 1 << 16;

std::vector<int64_t> divisorsOf(int64_t number) {
  std::vector<int64_t> small, large;
  for (int64_t d = 1; d <= std::min(number / d, kMostMicroBatches); ++d)
    if (number % d == 0) {
      small.push_back(d);
      if (d != number / d)
        large.push_back(number / d);
    }
  small.insert(small.end(), large.rbegin(), large.rend());
  return small;
}

std::optional<int64_t> classSize(const OpGraph &graph, DimClassKind kind) {
  for (const DimClass &dim : graph.dimClasses)
    if (dim.kind == kind)
      return dim.size;
  return std::nullopt;
}

/// Whether one factor outside of the batch, sequence and expert classes divides
/// among so many devices.
bool splitsEvenly(const OpGraph &graph, const Op &op, int64_t ways) {
  return std::any_of(
      op.rule->factors.begin(), op.rule->factors.end(), [&](const Factor &f) {
        const DimClassKind kind = f.dimClass < graph.dimClasses.size()
                                      ? graph.dimClasses[f.dimClass].kind
                                      : DimClassKind::Other;
        return f.kind != FactorKind::NeedReplication && f.size % ways == 0 &&
               (kind == DimClassKind::Other ||
                kind == DimClassKind::Vocabulary);
      });
}

class SpaceLister {
public:
  explicit SpaceLister(const OuterSpaceRequest &r)
      : request(r), graph(r.graph), fix(r.fix), batch(stepSamples(r.graph)) {
    for (TensorId id : graph.arguments)
      if (graph.tensors[id].role == Role::Parameter)
        parameterBytes += static_cast<double>(graph.tensors[id].bytes());
    isHeavyAtEnd = r.line.isUniform && hasHeavyEnd();
    if (!r.line.isUniform)
      cutter.emplace(r);
  }

  std::vector<OuterFamily> run();

private:
  void addMeshes(int64_t stages);
  void addMesh(StagePoint point);
  void addUneven(StagePoint point);
  bool mayShare(int64_t parts);
  bool mayBeUneven() const;
  void addPoint(const StagePoint &point);
  bool isPlaced(const StagePoint &point) const;
  bool isLarge(const StagePoint &point) const;
  bool splitsTensors(int64_t tp);
  std::vector<int> zeroLevels(const StagePoint &point) const;
  std::vector<int64_t> hybridsOf(StagePoint point) const;
  std::vector<int64_t> replicas(const StagePoint &point, int zero) const;
  std::vector<RecomputeChoice> recomputes() const;
  std::vector<PipelineSchedule> scheduleNames() const;
  std::vector<ScheduleChoice> schedules(const StagePoint &point);
  bool canCut(int64_t chunks, bool evenly) const;
  bool canRun(const StagePoint &point, const ScheduleChoice &schedule);
  /// So few that there are no more points with several chunks a stage than can
  /// be looked at.
  bool areFewDevices() const { return request.devices <= kFewDevices; }
  std::vector<int64_t> chunkNumbers(int64_t stages) const;
  bool mayHelp(const StagePoint &point, const ScheduleChoice &schedule);
  bool mayInterleave(int64_t stages, int64_t v) const;
  bool mayBeUnequal(int64_t stages, const ScheduleChoice &schedule) const;
  bool mayDivide(const StagePoint &point, const ScheduleChoice &schedule) const;
  bool hasHeavyEnd() const;
  bool hasNamedChunks(int64_t chunks) const;
  std::optional<PipelineSchedule> fixedSchedule() const;

  /// Whether data parallelism may split, with less communication, the samples
  /// that devices with context parallelism have at once.
  bool maySplitSamples() const { return !fix.cp && !fix.dp; }
  static bool allows(const std::optional<int64_t> &fixed, bool forbidden,
                     int64_t value) {
    return fixed ? *fixed == value : !forbidden || value == 1;
  }

  const OuterSpaceRequest &request;
  const OpGraph &graph;
  const StrategySpec &fix;
  const int64_t batch;
  double parameterBytes = 0;
  bool isHeavyAtEnd = false;
  /// Of a model that is no chain of equal layers.
  std::optional<ProductCuts> cutter;
  /// Of the mesh whose points are listed.
  std::vector<int64_t> hybrids;
  /// By degree, whether tensor parallelism of it splits the model.
  std::vector<std::pair<int64_t, bool>> knownSplits;
  /// By number of devices, whether they may share the samples of a step.
  std::map<int64_t, bool> knownShares;
  /// By schedule, stages, chunks a stage and micro-batches, whether that runs.
  std::map<std::tuple<PipelineSchedule, int64_t, int64_t, int64_t>, bool>
      knownRuns;
  std::vector<OuterFamily> families;
};

} // namespace

bool mayHaveStages(const OpGraph &graph) {
  return graph.microBatches == 1 && !graph.hasConstraints();
}

bool SpaceLister::splitsTensors(int64_t tp) {
  if (tp == 1)
    return true;
  for (const auto &[degree, splits] : knownSplits)
    if (degree == tp)
      return splits;
  double all = 0, split = 0;
  bool attention = true;
  for (const Op &op : graph.ops) {
    if (op.phase != Phase::Forward)
      continue;
    if (op.kind == OpKind::Attention)
      attention = attention && splitsEvenly(graph, op, tp);
    const double flops = op.work.matmulFlops * graph.executions(op);
    all += flops;
    if (splitsEvenly(graph, op, tp))
      split += flops;
  }
  const bool splits = attention && all > 0 && split >= kLeastSplit * all;
  knownSplits.emplace_back(tp, splits);
  return splits;
}

/// Whether the axes lie along the links.
bool SpaceLister::isPlaced(const StagePoint &point) const {
  StrategySpec spec = strategyOf(point, {}, request.stack, fix);
  return static_cast<bool>(
      meshForStrategy(request.cluster, point.stageDevices(), spec));
}

std::vector<int> SpaceLister::zeroLevels(const StagePoint &point) const {
  const int can = point.stages > 1 ? request.stack.pipeline.zero
                                   : request.stack.features.zero;
  // Nobody's states are shared among no one.
  const int64_t others = point.cp * point.ep * point.dp;
  const bool hasStates = graph.mode == Mode::Train;
  std::vector<int> levels;
  for (int zero = 0; zero <= can; ++zero)
    if (fix.zero
            ? *fix.zero == zero
            : zero < fix.forbidden.zero && (hasStates || zero % 3 == 0) &&
                  (zero == 0 || others > 1 || (zero == 2 && request.withHosts)))
      levels.push_back(zero);
  return levels;
}

/// In how many copies the data-parallel devices may hold the states, beside
/// one: those whose axes lie along the links, or what is fixed.
std::vector<int64_t> SpaceLister::hybridsOf(StagePoint point) const {
  std::vector<int64_t> list;
  const bool isNone = request.stack.features.hybridZero.empty() ||
                      fix.forbidden.dpShard || !request.cluster.parts.empty() ||
                      (request.withHosts && !fix.dpShard);
  for (const int64_t copies :
       isNone ? std::vector<int64_t>() : divisorsOf(point.dp)) {
    const int64_t shard = point.dp / copies;
    point.replicas = copies;
    if (copies > 1 && (fix.dpShard ? *fix.dpShard == shard : shard > 1) &&
        isPlaced(point))
      list.push_back(copies);
  }
  return list;
}

/// Whether so much of the memory is at stake that copies of ZeRO-3's parts are
/// compared with parameters that lie whole, of which no pass gathers anything.
bool SpaceLister::isLarge(const StagePoint &point) const {
  return parameterBytes /
             static_cast<double>(point.stages * point.tp * point.ep) >=
         kLargePart * static_cast<double>(request.memory);
}

/// Below ZeRO-3 a hybrid moves no less than all devices do that share states:
/// what it sums over copies is as much as these sum and gather there, and more
/// is updated. So it is listed only where it is fixed.
std::vector<int64_t> SpaceLister::replicas(const StagePoint &point,
                                           int zero) const {
  std::vector<int64_t> list;
  if (!fix.dpShard || (zero > 0 && *fix.dpShard == point.dp))
    list.push_back(1);
  if ((fix.dpShard || (zero == 3 && isLarge(point))) &&
      request.stack.features.mayBeHybrid(zero))
    list.insert(list.end(), hybrids.begin(), hybrids.end());
  return list;
}

std::vector<RecomputeChoice> SpaceLister::recomputes() const {
  std::vector<RecomputeChoice> list = {graph.recompute};
  for (const RecomputeChoice &other : request.recomputes)
    if (other != graph.recompute)
      list.push_back(other);
  std::sort(list.begin(), list.end());
  return list;
}

/// Into that many chunks; evenly if all layers, or these with the ends as two
/// more, divide among them.
bool SpaceLister::canCut(int64_t chunks, bool evenly) const {
  const LayerLine &line = request.line;
  if (chunks > (line.isUniform ? line.layers : line.length))
    return false;
  return !evenly || chunks == 1 ||
         (line.isUniform && layersOfChunk(line.layers, chunks));
}

/// Whether interleaved stages may have so many chunks each that are not equal:
/// two, which send least, or the most that leave two, four, eight and so on
/// layers to the smallest one. What stages wait is in proportion to a chunk, so
/// that little is missed between two such numbers; nor where half as many to
/// twice as many chunks can be equal. All stages wait for the longest chunk
/// that they run at once, so that chunks of one and two layers are slow.
bool SpaceLister::mayInterleave(int64_t stages, int64_t v) const {
  const int64_t layers = request.line.layers;
  const int64_t each = layers / (stages * v);
  const bool isPower = (each & (each - 1)) == 0;
  if (v > 2 && (each < 2 || !isPower || layers / (stages * each) != v))
    return false;
  for (int64_t near = std::max<int64_t>(2, ceilDiv(v, 2)); near <= 2 * v;
       ++near)
    if (layersOfChunk(layers, stages * near))
      return false;
  return true;
}

/// How many chunks each stage may have, at most as many as there are layers or
/// units for. Of a model that is no chain of equal layers, and on a cluster of
/// several kinds of nodes, one, two, four and so on, on few devices also three
/// and six, and no more than eight: what stages wait is in proportion to a
/// chunk, so that little is missed between two such numbers, and beyond. On
/// parts each is priced by itself, so that it is one or two on many devices.
std::vector<int64_t> SpaceLister::chunkNumbers(int64_t stages) const {
  constexpr int64_t kMostOnFew = 8, kMostOnParts = 2;
  const LayerLine &line = request.line;
  int64_t most = (line.isUniform ? line.layers + 2 : line.length) / stages;
  if (fix.vpp)
    return *fix.vpp <= most ? std::vector<int64_t>{*fix.vpp}
                            : std::vector<int64_t>{};
  const bool isAny = (line.isUniform && request.cluster.parts.empty()) ||
                     (fix.layers && !fix.layers->counts.empty());
  if (!isAny && areFewDevices())
    most = std::min(most, kMostOnFew);
  else if (!isAny && !request.cluster.parts.empty())
    most = std::min(most, kMostOnParts);
  std::vector<int64_t> list;
  for (int64_t v = 1; v <= most; ++v) {
    const int64_t odd = v / (v & -v);
    if (isAny || odd == 1 || (odd == 3 && areFewDevices()))
      list.push_back(v);
    if (fix.forbidden.vpp)
      break;
  }
  return list;
}

/// Whether chunks may have different numbers of layers.
bool SpaceLister::mayBeUnequal(int64_t stages,
                               const ScheduleChoice &schedule) const {
  const int64_t v = schedule.chunksPerStage;
  if (!request.line.isUniform || v == 1 || fix.vpp ||
      stages * v > request.line.layers ||
      (fix.layers && !fix.layers->counts.empty()))
    return true;
  return divisionOf(fix, request.stack).isFree &&
         (schedule.schedule != PipelineSchedule::Interleaved ||
          mayInterleave(stages, v));
}

/// Whether what is before or after all layers has as many products as one.
bool SpaceLister::hasHeavyEnd() const {
  double before = 0, after = 0, layers = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const LineSpan &span = request.line.ops[id];
    const bool isBefore = span.end <= 1;
    const bool isAfter =
        span.begin >= static_cast<double>(request.line.layers + 1);
    (isBefore  ? before
     : isAfter ? after
               : layers) += op.work.matmulFlops * graph.executions(op);
  }
  return std::max(before, after) * static_cast<double>(request.line.layers) >=
         layers;
}

/// Among several equal chunks a stage each, layers lie well where neither end
/// takes as long as one: with a layer less, a stage gives one to another, which
/// then takes longer than any did.
bool SpaceLister::mayDivide(const StagePoint &point,
                            const ScheduleChoice &schedule) const {
  const int64_t v = schedule.chunksPerStage;
  return dividesFreely(point, request.stack, fix) &&
         (v == 1 || !request.line.isUniform || isHeavyAtEnd ||
          (fix.layers && fix.layers->isFree) ||
          !layersOfChunk(request.line.layers, point.stages * v));
}

/// Whether as many as the numbers of layers that are fixed, of all layers.
bool SpaceLister::hasNamedChunks(int64_t chunks) const {
  const LayerLine &line = request.line;
  return !fix.layers || fix.layers->counts.empty() ||
         (chunks == static_cast<int64_t>(fix.layers->counts.size()) &&
          fix.layers->total() == (line.isUniform ? line.layers : line.length));
}

std::optional<PipelineSchedule> SpaceLister::fixedSchedule() const {
  return scheduleNamed(fix.choiceOf("schedule"));
}

/// The one that is fixed; else those of the stack, and what fixed chunks need,
/// that are not forbidden.
/// Without backward passes all of whole stages are the same, and all others as
/// the interleaved one.
std::vector<PipelineSchedule> SpaceLister::scheduleNames() const {
  if (const std::optional<PipelineSchedule> fixed = fixedSchedule())
    return {*fixed};
  std::vector<PipelineSchedule> list = request.stack.pipeline.schedules;
  if (fix.vpp.value_or(1) > 1 &&
      !request.stack.pipeline.runs(PipelineSchedule::Interleaved))
    list.push_back(PipelineSchedule::Interleaved);
  std::erase_if(list, [&](PipelineSchedule schedule) {
    return fix.forbidden.hasSchedule(name(schedule));
  });
  if (graph.mode != Mode::Train) {
    std::erase_if(list, splitsBackward);
    if (const auto whole =
            std::find_if(list.begin(), list.end(), hasWholeStages);
        whole != list.end())
      list.erase(std::remove_if(whole + 1, list.end(), hasWholeStages),
                 list.end());
  }
  return list;
}

/// On many devices, whether chunks of a model that is no chain of equal layers
/// may be equal, and a step shorter with so many than with half as many, as far
/// as that is known, unless they are asked for.
bool SpaceLister::mayHelp(const StagePoint &point,
                          const ScheduleChoice &schedule) {
  const int64_t v = schedule.chunksPerStage;
  const bool isAsked = fix.vpp || (fix.layers && !fix.layers->counts.empty()) ||
                       (v == 2 && fixedSchedule());
  if (!cutter || v == 1 || isAsked || areFewDevices())
    return true;
  if (!splitsBackward(schedule.schedule) &&
      !cutter->mayBeEven(point.stages * v))
    return false;
  ScheduleChoice half{PipelineSchedule::OneForwardOneBackward, v / 2};
  if (v > 3)
    half.schedule = schedule.schedule;
  return cutter->stepOf(point, schedule) < cutter->stepOf(point, half);
}

bool SpaceLister::canRun(const StagePoint &point,
                         const ScheduleChoice &schedule) {
  const auto [known, isNew] =
      knownRuns.try_emplace({schedule.schedule, point.stages,
                             schedule.chunksPerStage, point.microBatches});
  if (isNew) {
    PipelineSpec spec;
    spec.schedule = schedule.schedule;
    spec.stages = point.stages;
    spec.chunksPerStage = schedule.chunksPerStage;
    spec.microBatches = point.microBatches;
    spec.chunks.resize(
        static_cast<size_t>(point.stages * schedule.chunksPerStage));
    known->second = static_cast<bool>(checkPipeline(spec));
  }
  return known->second;
}

std::vector<ScheduleChoice> SpaceLister::schedules(const StagePoint &point) {
  if (point.stages == 1)
    return fix.vpp.value_or(1) == 1 && hasNamedChunks(1)
               ? std::vector<ScheduleChoice>{{}}
               : std::vector<ScheduleChoice>{};
  std::vector<ScheduleChoice> choices;
  const std::vector<int64_t> numbers = chunkNumbers(point.stages);
  for (PipelineSchedule schedule : scheduleNames())
    for (const int64_t v : numbers) {
      if (!hasNamedChunks(point.stages * v))
        continue;
      if (canCut(point.stages * v,
                 !mayBeUnequal(point.stages, {schedule, v})) &&
          canRun(point, {schedule, v}) && mayHelp(point, {schedule, v}))
        choices.push_back({schedule, v, mayDivide(point, {schedule, v})});
    }
  return choices;
}

void SpaceLister::addPoint(const StagePoint &point) {
  std::vector<ScheduleChoice> choices = schedules(point);
  if (choices.empty())
    return;
  for (const RecomputeChoice &recompute : recomputes()) {
    if (!request.plain && !request.withHosts && point.stages == 1 &&
        point.microBatches == 1 && recompute == graph.recompute)
      continue;
    for (int zero : zeroLevels(point))
      for (int64_t copies : replicas(point, zero)) {
        StagePoint full = point;
        full.recompute = recompute;
        full.zero = zero;
        full.replicas = copies;
        if (fix.zeroLayers) {
          full.zeroLayers = *fix.zeroLayers;
          full.zeroChunks = fix.layerChunks();
        }
        families.push_back({full, choices});
      }
  }
}

bool SpaceLister::mayShare(int64_t parts) {
  const auto [known, isNew] = knownShares.try_emplace(parts);
  if (isNew)
    known->second = splitsSamples(graph, parts);
  return known->second;
}

/// Whether strategies may be there whose samples do not divide: they are priced
/// in one micro-batch on one stage, with something beside compute, and nothing
/// on hosts.
bool SpaceLister::mayBeUneven() const {
  const OverlapChoice overlap = overlapOf(fix, request.stack);
  return (overlap.data || overlap.tensor ||
          (overlap.sends && request.stack.overlap.overlapsSends(false))) &&
         !fix.microBatch && !fix.zeroLayers && !fix.offload().any() &&
         !request.withHosts && request.cluster.parts.empty();
}

/// All samples at once, where no device is without any.
void SpaceLister::addUneven(StagePoint point) {
  const int64_t together = point.dp * point.ep;
  if (point.stages > 1 || !mayBeUneven() || !mayShare(point.dp) ||
      !mayShare(together) ||
      (point.cp > 1 && maySplitSamples() && mayShare(together * point.cp)) ||
      !isPlaced(point))
    return;
  hybrids = hybridsOf(point);
  point.microBatch = ceilDiv(batch, together);
  point.unevenSamples = batch;
  addPoint(point);
}

void SpaceLister::addMesh(StagePoint point) {
  const int64_t together = point.dp * point.ep;
  if (batch % together != 0)
    return addUneven(point);
  if (!isPlaced(point))
    return;
  hybrids = hybridsOf(point);
  for (int64_t samples : divisorsOf(batch / together)) {
    if ((point.cp > 1 && samples > 1 && maySplitSamples()) ||
        !allows(fix.microBatch, false, samples))
      continue;
    point.microBatch = samples;
    point.microBatches = batch / together / samples;
    if (point.microBatches <=
        (fix.forbidden.microBatches ? 1 : kMostMicroBatches))
      addPoint(point);
  }
}

void SpaceLister::addMeshes(int64_t stages) {
  const int64_t devices = request.devices / stages;
  const int64_t experts = classSize(graph, DimClassKind::Expert).value_or(1);
  const int64_t sequence = classSize(graph, DimClassKind::Sequence).value_or(1);
  const StrategyBan &ban = fix.forbidden;
  const bool tensor =
      request.stack.features.tensor != StackFeatures::Tensor::None;
  for (int64_t tp : divisorsOf(devices)) {
    if (!allows(fix.tp, ban.tp || !tensor, tp) || !splitsTensors(tp))
      continue;
    for (int64_t cp : divisorsOf(devices / tp)) {
      if (!allows(fix.cp, ban.cp, cp) || sequence % cp != 0)
        continue;
      for (int64_t ep : divisorsOf(devices / tp / cp)) {
        if (!allows(fix.ep, ban.ep, ep) || experts % ep != 0)
          continue;
        StagePoint point;
        point.stages = stages;
        point.tp = tp;
        point.cp = cp;
        point.ep = ep;
        point.dp = devices / tp / cp / ep;
        if (allows(fix.dp, ban.dp, point.dp))
          addMesh(point);
      }
    }
  }
}

std::vector<OuterFamily> SpaceLister::run() {
  if (!mayHaveStages(graph))
    return {};
  // Hosts of several kinds are for what all devices do alike (checkAlike()).
  const bool isOneStage = request.withHosts && !request.cluster.parts.empty();
  for (int64_t stages :
       isOneStage ? std::vector<int64_t>{1} : divisorsOf(request.devices))
    if (allows(fix.pp, fix.forbidden.pp, stages) && canCut(stages, false))
      addMeshes(stages);
  std::sort(families.begin(), families.end(),
            [](const OuterFamily &a, const OuterFamily &b) {
              return a.stage < b.stage;
            });
  return std::move(families);
}

std::vector<OuterFamily> enumerateFamilies(const OuterSpaceRequest &request) {
  return SpaceLister(request).run();
}

LayerSplit divisionOf(const StrategySpec &fix, const StackSpec &stack) {
  if (fix.layers)
    return *fix.layers;
  return {stack.pipeline.unevenLayers && !fix.forbidden.layers, {}};
}

LayerSplit divisionOf(const StagePoint &stage, const StackSpec &stack,
                      const StrategySpec &fix) {
  if (stage.recompute.isPartial() && !stage.recompute.chunks.counts.empty())
    return {false, stage.recompute.chunks.counts};
  LayerSplit split = divisionOf(fix, stack);
  return split.isFree && !dividesFreely(stage, stack, fix) ? LayerSplit()
                                                           : split;
}

LayerChunks chunksOf(const StagePoint &stage, const ScheduleChoice &schedule,
                     const StrategySpec &fix) {
  const int64_t chunks = stage.stages * schedule.chunksPerStage;
  return chunks > 1 && fix.layers && !fix.layers->counts.empty()
             ? LayerChunks(fix.layers->counts)
             : LayerChunks(chunks);
}

bool dividesFreely(const StagePoint &stage, const StackSpec &stack,
                   const StrategySpec &fix) {
  return stage.stages > 1 && !stage.recompute.isPartial() &&
         stage.zeroLayers == 0 && divisionOf(fix, stack).isFree;
}

StrategySpec strategyOf(const StagePoint &stage, const ScheduleChoice &schedule,
                        const StackSpec &stack, const StrategySpec &fix) {
  StrategySpec spec = fix;
  spec.stageDegrees.clear();
  const auto degree = [](int64_t size) {
    return size > 1 ? std::optional(size) : std::nullopt;
  };
  spec.dp = stage.dp;
  spec.dpShard = stage.replicas > 1 ? std::optional(stage.dp / stage.replicas)
                                    : std::nullopt;
  spec.tp = degree(stage.tp);
  spec.cp = degree(stage.cp);
  spec.ep = degree(stage.ep);
  spec.pp = degree(stage.stages);
  spec.vpp = degree(schedule.chunksPerStage);
  spec.microBatch =
      stage.unevenSamples > 0 ? std::nullopt : std::optional(stage.microBatch);
  spec.zero = stage.zero;
  spec.zeroLayers =
      stage.zeroLayers > 0 ? std::optional(stage.zeroLayers) : std::nullopt;
  if (!spec.sp)
    spec.sp = stage.tp > 1 && stack.features.sequence && !spec.forbidden.sp;
  std::erase_if(spec.named, [](const auto &entry) {
    return entry.first == "schedule" || entry.first == "recompute";
  });
  if (stage.stages > 1)
    spec.named.emplace_back("schedule", name(schedule.schedule));
  spec.named.emplace_back("recompute", name(stage.recompute.kind));
  spec.recomputeLayers.reset();
  if (stage.recompute.isPartial())
    spec.recomputeLayers = stage.recompute.layers;
  // They are of each chunk, and --fix is to know how many there are.
  if (stage.stages > 1 && (spec.recomputeLayers || spec.zeroLayers))
    spec.vpp = schedule.chunksPerStage;
  const LayerSplit split = divisionOf(stage, stack, fix);
  spec.layers.reset();
  if (stage.stages > 1 &&
      (split.isFree ? schedule.freeLayers : !split.isEven()))
    spec.layers = split;
  return spec;
}

} // namespace planner
