//===- Points.cpp - Random strategy strings of the space ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Points.h"
#include "Random.h"
#include "planner/Graph/Recompute.h"
#include "planner/Graph/Rescale.h"
#include "planner/Search/Search.h"
#include <algorithm>
#include <bit>

namespace planner {

RandomPoints::RandomPoints(const PointRequest &r)
    : request(r), batch(stepSamples(r.graph)),
      sequence(dimClassSize(r.graph, DimClassKind::Sequence).value_or(1)),
      experts(dimClassSize(r.graph, DimClassKind::Expert).value_or(1)),
      line(findLayers(CostModel(r.graph, r.cluster, r.stack, Mesh{}))) {}

static int64_t divisor(std::mt19937_64 &random, int64_t number) {
  std::vector<int64_t> list;
  for (int64_t d = 1; d <= number; ++d)
    if (number % d == 0)
      list.push_back(d);
  return list[below(random, list.size())];
}

/// Tensor parallelism splits a factor outside of the batch, the sequence and
/// the experts of every attention, and of operators with half of the products.
bool RandomPoints::splitsTensors(int64_t tp) const {
  const OpGraph &graph = request.graph;
  double all = 0, split = 0;
  for (const Op &op : graph.ops) {
    if (op.phase != Phase::Forward)
      continue;
    const bool splits = std::any_of(
        op.rule->factors.begin(), op.rule->factors.end(), [&](const Factor &f) {
          const DimClassKind kind = f.dimClass < graph.dimClasses.size()
                                        ? graph.dimClasses[f.dimClass].kind
                                        : DimClassKind::Other;
          const bool isTensor =
              kind == DimClassKind::Other || kind == DimClassKind::Vocabulary;
          return isTensor && f.kind != FactorKind::NeedReplication &&
                 f.size % tp == 0;
        });
    if (op.kind == OpKind::Attention && !splits)
      return false;
    const double flops = op.work.matmulFlops * graph.executions(op);
    all += flops;
    split += splits ? flops : 0;
  }
  return all > 0 && 2 * split >= all;
}

/// Whether some devices of one stage may have fewer samples than others, all at
/// once. (Of points with context parallelism, which data parallelism may make
/// needless, only those that are asked for.)
bool RandomPoints::mayShareUnevenly(const Degrees &degrees) const {
  return degrees.pp == 1 && request.cluster.parts.empty() &&
         (degrees.cp == 1 || !maySplitSamples()) &&
         splitsSamples(request.graph, degrees.dp) &&
         splitsSamples(request.graph, degrees.dp * degrees.ep);
}

std::optional<RandomPoints::Degrees>
RandomPoints::drawDegrees(std::mt19937_64 &random) const {
  const StackFeatures &can = request.stack.features;
  Degrees d;
  int64_t left = request.devices;
  const auto take = [&](int64_t limit) {
    const int64_t size = divisor(random, left);
    if (limit % size != 0)
      return int64_t(1);
    left /= size;
    return size;
  };
  if (request.stages && below(random, 4) != 0)
    d.pp = take(left);
  if (can.tensor != StackFeatures::Tensor::None)
    d.tp = take(left);
  if (below(random, 4) == 0)
    d.cp = take(sequence);
  if (experts > 1)
    d.ep = take(experts);
  d.dp = left;
  if (d.pp > (line.isUniform ? line.layers : line.length) ||
      (d.tp > 1 && !splitsTensors(d.tp)) ||
      (batch % (d.dp * d.ep) != 0 && !mayShareUnevenly(d)))
    return std::nullopt;
  return d;
}

bool RandomPoints::fixesSchedule() const {
  return !request.fix.choiceOf("schedule").empty();
}

/// What is fixed is so, and nothing of it is forbidden.
bool RandomPoints::isAllowed(const StrategySpec &spec) const {
  const StrategySpec &fix = request.fix;
  const StrategyBan &ban = fix.forbidden;
  const auto agrees = [](const auto &fixed, int64_t value, bool forbidden) {
    return fixed ? *fixed == value : !forbidden || value == 1;
  };
  const int zero = spec.zero.value_or(0);
  if (spec.pp.value_or(1) > 1 && !fixesSchedule() &&
      ban.hasSchedule(spec.vpp.value_or(1) > 1 ? "interleaved" : "1f1b"))
    return false;
  if (fix.zeroLayers && spec.zeroLayers != fix.zeroLayers)
    return false;
  // Who shares states is of staged strategies where it is fixed.
  if (fix.dpShard ? spec.dpShard.value_or(*spec.dp) != *fix.dpShard || zero == 0
                  : ban.dpShard && spec.dpShard)
    return false;
  return agrees(fix.pp, spec.pp.value_or(1), ban.pp) &&
         agrees(fix.vpp, spec.vpp.value_or(1), ban.vpp) &&
         agrees(fix.tp, spec.tp.value_or(1), ban.tp) &&
         agrees(fix.cp, spec.cp.value_or(1), ban.cp) &&
         agrees(fix.ep, spec.ep.value_or(1), ban.ep) &&
         agrees(fix.dp, spec.dp.value_or(1), ban.dp) &&
         (!fix.microBatch || fix.microBatch == spec.microBatch) &&
         (fix.zero ? *fix.zero == zero : zero < ban.zero);
}

/// What is fixed, or something that the stack can.
std::vector<std::string> RandomPoints::overlapsOf() const {
  if (request.fix.forbidden.overlap)
    return {"none"};
  if (const std::string_view fixed = request.fix.choiceOf("overlap");
      !fixed.empty())
    return {std::string(fixed)};
  const StackOverlap &can = request.stack.overlap;
  std::vector<std::string> list = {"none"};
  if (can.gradients || can.parameters)
    list.emplace_back("dp");
  if (can.tensor > 0)
    list.emplace_back("tp");
  if (list.size() > 1 || can.sends != StackOverlap::Sends::Never)
    list.emplace_back("all");
  return list;
}

/// With ZeRO-3, some layers of each chunk may have it, where the stack can and
/// neither level is ruled out. With tensor parallelism, of column-row pairs.
std::optional<int64_t>
RandomPoints::drawZeroLayers(std::mt19937_64 &random,
                             const StrategySpec &spec) const {
  const StrategySpec &fix = request.fix;
  const StackFeatures &can = request.stack.features;
  const auto sizes = spec.layerChunks().sizes(line.layers);
  if (fix.zeroLayers)
    return spec.zero == 3 ? fix.zeroLayers : std::nullopt;
  if (spec.zero != 3 || !can.zeroLayers || fix.zero ||
      fix.forbidden.zeroLayers || spec.recomputeLayers || !line.isUniform ||
      request.graph.loops.size() > 1 || !sizes ||
      (spec.tp.value_or(1) > 1 &&
       can.tensor != StackFeatures::Tensor::ColumnRow) ||
      (spec.dpShard && !can.mayBeHybrid(2)) || below(random, 2) == 0)
    return std::nullopt;
  return 1 +
         static_cast<int64_t>(below(random, static_cast<size_t>(sizes->most)));
}

/// Whether it may be some layers that are computed again.
bool RandomPoints::computesSome() const {
  return line.isUniform && mayComputeSome(request.graph) &&
         !request.fix.recompute() && !request.fix.forbidden.recomputeLayers;
}

/// Whether stages may have several chunks, which is for interleaved schedules
/// unless another one is fixed.
bool RandomPoints::mayInterleave() const {
  return request.fix.vpp || fixesSchedule() ||
         request.stack.pipeline.runs(PipelineSchedule::Interleaved);
}

/// Whether stages may have so many chunks: on parts of a cluster numbers with
/// factors of two, and three, to eight on one node or two, and else to two.
bool RandomPoints::isOnParts(int64_t chunks) const {
  constexpr int64_t kFew = 16;
  return request.cluster.parts.empty() || request.fix.vpp || chunks <= 2 ||
         (request.devices <= kFew && chunks <= 8 && chunks % 5 != 0 &&
          chunks % 7 != 0);
}

/// Whether stages may have so many chunks of different numbers of layers each:
/// interleaved two, or the most that have two, four, eight .. layers at least,
/// if no number from half to twice as many makes them equal. Others have two.
bool RandomPoints::mayBeUneven(int64_t stages, int64_t chunks) const {
  if (request.fix.vpp || (request.fix.layers && !request.fix.layers->isFree))
    return request.fix.vpp || !request.fix.layers->counts.empty();
  if (!request.stack.pipeline.unevenLayers || request.fix.forbidden.layers)
    return false;
  const auto least = [&](int64_t count) {
    return line.layers / (stages * count);
  };
  for (const auto &[key, value] : request.fix.named)
    if (key == "schedule" && value != "interleaved")
      return true;
  for (int64_t other = 2; other <= 2 * chunks; ++other)
    if (2 * other >= chunks && layersOfChunk(line.layers, stages * other))
      return false;
  const auto smallest = static_cast<uint64_t>(least(chunks));
  return chunks == 2 || (smallest > 1 && std::has_single_bit(smallest) &&
                         least(chunks + 1) < least(chunks));
}

/// Whether the products before all layers, or after them, are those of a layer
/// or more.
bool RandomPoints::isHeavyAtEnd() const {
  if (!line.isUniform)
    return false;
  std::vector<double> products(3);
  for (OpId id = 0; id < request.graph.ops.size(); ++id) {
    const Op &op = request.graph.ops[id];
    const bool isLast =
        line.ops[id].begin >= static_cast<double>(line.length - 1);
    products[line.ops[id].end <= 1 ? 0
             : isLast              ? 2
                                   : 1] +=
        op.work.matmulFlops * request.graph.executions(op);
  }
  const double layer = products[1] / static_cast<double>(line.layers);
  return products[0] >= layer || products[2] >= layer;
}

std::optional<StrategySpec>
RandomPoints::drawStaged(std::mt19937_64 &random,
                         const Degrees &degrees) const {
  const OpGraph &graph = request.graph;
  StrategySpec spec;
  const int64_t devices = degrees.dp * degrees.ep;
  const bool isUneven = batch % devices != 0;
  if (!isUneven)
    spec.microBatch = divisor(random, batch / devices);
  const int64_t count =
      isUneven ? 1 : batch / (devices * spec.microBatch.value_or(1));
  RecomputeChoice recompute = graph.recompute;
  if (!request.fix.recompute() && graph.mode == Mode::Train &&
      !graph.isTrainStep && below(random, 2) == 0)
    recompute = Recompute::Full;
  const std::vector<std::string> overlaps = overlapsOf();
  const std::string &overlap = overlaps[below(random, overlaps.size())];
  // Where something may run beside compute it does, of one stage and one
  // micro-batch.
  const bool isPlain = degrees.pp == 1 && count == 1 && overlap == "none" &&
                       (recompute == graph.recompute || overlaps.size() > 1);
  if ((degrees.cp > 1 && spec.microBatch.value_or(1) > 1 &&
       maySplitSamples()) ||
      (count > 1 && request.fix.forbidden.microBatches) || isPlain ||
      (isUneven && overlap == "none"))
    return std::nullopt;
  if (degrees.pp > 1 && line.isUniform && mayInterleave() &&
      below(random, 2) == 0) {
    const auto most = static_cast<size_t>(line.layers / degrees.pp);
    spec.vpp = 1 + static_cast<int64_t>(below(random, most));
    if (!isOnParts(*spec.vpp))
      return std::nullopt;
  }
  const int64_t chunks = degrees.pp * spec.vpp.value_or(1);
  if (spec.vpp.value_or(1) > 1 && !layersOfChunk(line.layers, chunks) &&
      !mayBeUneven(degrees.pp, *spec.vpp))
    return std::nullopt;
  if (spec.vpp == 1)
    spec.vpp.reset();
  if (degrees.pp > 1)
    spec.pp = degrees.pp;
  if (request.fix.layers)
    spec.layers = request.fix.layers;
  else if (degrees.pp > 1 && request.stack.pipeline.unevenLayers &&
           !request.fix.forbidden.layers &&
           (spec.vpp.value_or(1) == 1 || isHeavyAtEnd() ||
            !layersOfChunk(line.layers, chunks)) &&
           below(random, 2) == 0)
    spec.layers = LayerSplit{true, {}};
  const int64_t each =
      spec.layerChunks().sizes(line.layers).value_or(LayerChunks::Sizes()).most;
  // With tensor parallelism, of column-row pairs.
  if (recompute == Recompute::Full && computesSome() && each > 1 &&
      (degrees.pp == 1 || request.cluster.parts.empty()) &&
      (degrees.tp == 1 ||
       request.stack.features.tensor == StackFeatures::Tensor::ColumnRow) &&
      below(random, 2) == 0)
    spec.recomputeLayers =
        1 + static_cast<int64_t>(below(random, static_cast<size_t>(each - 1)));
  spec.named.emplace_back("recompute", name(recompute.kind));
  spec.named.emplace_back("overlap", overlap);
  return spec;
}

/// An eighth of the memory, if they lie whole.
bool RandomPoints::hasLargeParameters(const Degrees &degrees) const {
  int64_t bytes = 0;
  for (const TensorId id : request.graph.arguments)
    if (request.graph.tensors[id].role == Role::Parameter)
      bytes += request.graph.tensors[id].bytes();
  return bytes / (degrees.pp * degrees.tp * degrees.ep) >= request.memory / 8;
}

/// Of large parameters any part of the data-parallel devices may share them
/// with ZeRO-3, and of all what is fixed, at levels that the stack can; nothing
/// is all of these devices.
std::optional<int64_t> RandomPoints::drawShards(std::mt19937_64 &random,
                                                int zero,
                                                const Degrees &degrees) const {
  const std::vector<int> &levels = request.stack.features.hybridZero;
  const std::optional<int64_t> &fixed = request.fix.dpShard;
  const int64_t dp = degrees.dp;
  if (std::find(levels.begin(), levels.end(), zero) == levels.end() ||
      !request.cluster.parts.empty())
    return std::nullopt;
  if (fixed)
    return *fixed != dp && dp % *fixed == 0 ? fixed : std::nullopt;
  if (zero < 3 || !hasLargeParameters(degrees) || below(random, 2) == 0)
    return std::nullopt;
  const int64_t shard = divisor(random, dp);
  return shard > 1 && shard < dp ? std::optional(shard) : std::nullopt;
}

std::optional<StrategySpec> RandomPoints::draw(std::mt19937_64 &random) const {
  const std::optional<Degrees> degrees = drawDegrees(random);
  if (!degrees)
    return std::nullopt;
  StrategySpec spec;
  const bool isUneven = batch % (degrees->dp * degrees->ep) != 0;
  const bool isStaged =
      request.stages && (degrees->pp > 1 || isUneven || below(random, 4) != 0);
  if (isUneven && !isStaged)
    return std::nullopt;
  if (isStaged) {
    std::optional<StrategySpec> staged = drawStaged(random, *degrees);
    if (!staged)
      return std::nullopt;
    spec = std::move(*staged);
  } else if (degrees->pp > 1) {
    return std::nullopt;
  } else {
    spec.named.emplace_back("recompute", name(request.graph.recompute.kind));
  }
  spec.dp = degrees->dp;
  spec.tp = degrees->tp;
  spec.cp = degrees->cp;
  spec.ep = degrees->ep;
  spec.zero = static_cast<int>(
      below(random, static_cast<size_t>(request.stack.features.zero) + 1));
  // Nobody's states are shared among no one.
  if (isStaged && !request.fix.zero && !spec.offload().any() &&
      degrees->dp * degrees->cp * degrees->ep == 1)
    spec.zero = 0;
  if (isStaged)
    spec.dpShard = drawShards(random, *spec.zero, *degrees);
  if (isStaged && !isUneven)
    spec.zeroLayers = drawZeroLayers(random, spec);
  if (spec.zeroLayers && ((spec.layers && spec.layers->isFree) ||
                          (spec.dpShard && !request.fix.dpShard)))
    return std::nullopt;
  if (degrees->tp > 1 && request.stack.features.sequence &&
      !request.fix.forbidden.sp)
    spec.sp = request.fix.sp.value_or(isStaged || below(random, 2) == 0);
  if (!isAllowed(spec))
    return std::nullopt;
  for (const auto &entry : request.fix.named)
    if (entry.first == "schedule" || (entry.first == "overlap" && !isStaged))
      spec.named.push_back(entry);
  StrategySpec copy = spec;
  if (const auto mesh =
          meshForStrategy(request.cluster, request.devices / degrees->pp, copy);
      !mesh || (!isStaged && mesh->axes.size() > request.meshAxes))
    return std::nullopt;
  return spec;
}

std::optional<StrategySpec>
RandomPoints::drawUnlike(std::mt19937_64 &random) const {
  const StrategySpec &fix = request.fix;
  const StrategyBan &ban = fix.forbidden;
  if (request.devices < 3 || fix.namesMesh() || fix.microBatch || fix.layers ||
      ban.dp || ban.tp || ban.zero < 4 || ban.microBatches)
    return std::nullopt;
  StrategySpec spec;
  const int64_t stages = fix.pp.value_or(std::min<int64_t>(
      request.devices, 2 + static_cast<int64_t>(below(random, 3))));
  const int64_t samples = divisor(random, batch);
  int64_t left = request.devices;
  for (int64_t s = 0; s < stages; ++s) {
    const int64_t most = left - (stages - 1 - s);
    const int64_t own = s + 1 == stages
                            ? left
                            : 1 + static_cast<int64_t>(
                                      below(random, static_cast<size_t>(most)));
    // Of many devices stages have powers of two, and some other numbers.
    constexpr int64_t kFewDevices = 16;
    if (request.devices > kFewDevices && (own & (own - 1)) != 0)
      return std::nullopt;
    const int64_t tp = divisor(random, own);
    left -= own;
    if (samples % (own / tp) != 0 || (tp > 1 && !splitsTensors(tp)))
      return std::nullopt;
    spec.stageDegrees.push_back({own / tp, tp, 1, 1, samples / (own / tp)});
  }
  const std::vector<StageDegrees> &all = spec.stageDegrees;
  if (std::adjacent_find(all.begin(), all.end(), std::not_equal_to<>()) ==
      all.end())
    return std::nullopt;
  spec.pp = stages;
  spec.dp = all.front().dp;
  spec.tp = all.front().tp;
  spec.microBatch = all.front().microBatch;
  spec.zero = fix.zero.value_or(static_cast<int>(
      below(random, static_cast<size_t>(request.stack.pipeline.zero) + 1)));
  if (request.stack.features.sequence && !ban.sp)
    spec.sp = fix.sp.value_or(true);
  spec.named = {{"schedule", below(random, 2) == 0 ? "1f1b" : "gpipe"},
                {"recompute", std::string(name(request.graph.recompute.kind))},
                {"overlap", "all"}};
  for (const auto &[key, value] : fix.named)
    for (auto &entry : spec.named)
      if (entry.first == key)
        entry.second = value;
  if (ban.hasSchedule(spec.named.front().second))
    return std::nullopt;
  if (ban.overlap)
    spec.named.pop_back();
  return spec;
}

} // namespace planner
