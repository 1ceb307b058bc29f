//===- StageCost.cpp - The price of a strategy in pipeline stages ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Kinds.h"
#include "StageMemory.h"
#include "StageSends.h"
#include "planner/Cost/LineCuts.h"
#include "planner/Cost/StepDetail.h"
#include "planner/Graph/Recompute.h"
#include "planner/Machine/Kernel.h"
#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace planner {

using namespace detail;

namespace {

class StagePricer {
public:
  StagePricer(const CostModel &m, const Assignment &a, const PricedStrategy &p,
              const StageRequest &r)
      : model(m), graph(m.graph()), assignment(a), priced(p), request(r),
        purposes(m, a) {
    const Mesh &mesh = model.mesh();
    for (unsigned axis = 0; axis < mesh.axes.size(); ++axis)
      levelOfAxis.push_back(
          outermostLevel(groupOf(mesh, AxisMask(1) << axis, model.cluster())));
  }

  Expected<StagedPrice> run();
  Expected<UnitPrices> priceUnits();
  std::vector<ChunkDetail> detail();

private:
  void addWork();
  Expected<void> cut();
  void addOps();
  void addChanges();
  void addAccumulation();
  void addSends(const ResolvedStrategy &resolved);
  void overlapPasses();
  ChunkOverlap overlap() const {
    return {request.overlapsData, request.overlapsTensor};
  }
  void addUpdates();
  void addShared();
  void addCopies();
  void addHostUpdates(const HostRates &rates);

  template <typename Add> void forShares(const LineSpan &span, Add add) const {
    const auto [first, last] = cuts.chunksOf(span);
    for (size_t c = first; c < last; ++c)
      if (const double share = cuts.share(span, c); share > 0)
        add(c, share);
  }
  ChunkWork::Pass &passOf(size_t chunk, Phase phase) {
    return phase == Phase::Forward ? work[chunk].forward : work[chunk].backward;
  }
  void addChange(const PricedChange &change, const LineSpan &span);
  /// Of the links that a collective over these axes crosses, the outermost.
  unsigned levelOf(AxisMask axes) const {
    unsigned level = 0;
    for (unsigned axis = 0; axis < levelOfAxis.size(); ++axis)
      if (axes >> axis & 1)
        level = std::max(level, levelOfAxis[axis]);
    return level;
  }
  /// Where collectives are asked for one by one.
  void note(size_t chunk, RunCollectives ChunkDetail::*list,
            const CollectiveStep &step, size_t purpose, double executions);
  void noteInPass(size_t chunk, Phase phase, size_t position, TensorId tensor,
                  const CollectiveStep &step, size_t purpose,
                  double executions);
  bool isOncePerStep(const PricedChange &change) const;
  size_t stageOf(size_t chunk) const;
  std::pair<size_t, size_t> stagesBetween(size_t a, size_t b) const;
  template <typename Transfer>
  Seconds timeBetween(size_t a, size_t b, Transfer transfer) const;
  double sendersShare(size_t to, size_t from) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const PricedStrategy &priced;
  const StageRequest &request;
  const PurposeFinder purposes;
  LayerLine line;
  std::vector<unsigned> levelOfAxis;
  std::vector<ChunkWork> work;
  StagedPrice result;
  StageCuts &cuts = result.cuts;
  /// By chunk, if it is asked for; and collectives of forward and backward
  /// passes with where in a pass they are.
  std::vector<ChunkDetail> details;
  using InPass = std::multimap<size_t, RunCollective>;
  std::vector<std::array<InPass, 2>> inPass;
};

} // namespace

/// What an iteration hands to the next, or takes from the one before, is
/// changed in each of them, not only in the one that the end of the loop stands
/// for, or its begin.
const LineSpan &spanOf(const OpGraph &graph, const LayerLine &line,
                       const PricedChange &change) {
  if (line.stacked[change.tensor] || change.before == kNone)
    return line.tensors[change.tensor];
  const Tensor &tensor = graph.tensors[change.tensor];
  const OpId producer = tensor.producer;
  const Op &before = graph.ops[change.before];
  const bool isHandedOn = before.kind == OpKind::LoopNext;
  if (before.kind == OpKind::LoopEnter && producer == change.before &&
      change.executions > graph.executions(before))
    for (const Use &use : tensor.uses)
      if (graph.ops[use.op].loop != before.loop)
        return line.ops[use.op];
  return line.ops[isHandedOn && producer != kNone ? producer : change.before];
}

/// Weights of units: the compute of a micro-batch.
Expected<void> StagePricer::cut() {
  if (request.cuts) {
    cuts = *request.cuts;
    return {};
  }
  std::vector<double> weights(static_cast<size_t>(line.length), 0);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase == Phase::Optimizer)
      continue;
    const LineSpan &span = line.ops[id];
    const double each =
        priced.ops[id].compute.value * graph.executions(op) / span.length();
    for (auto u = static_cast<size_t>(span.begin);
         u < weights.size() && static_cast<double>(u) < span.end; ++u)
      weights[u] += span.has(u) ? each : 0;
  }
  Expected<StageCuts> found = cutLine(line, request.chunks, weights);
  if (!found)
    return found.takeError();
  cuts = std::move(*found);
  return {};
}

void addTo(RunCollectives &runs, RunCollective more) {
  more.executions = 1;
  more.tensor = kNone;
  for (RunCollective &run : runs)
    if (run.kind == more.kind && run.purpose == more.purpose &&
        run.level == more.level) {
      run.time += more.time;
      return;
    }
  runs.push_back(more);
}

void StagePricer::note(size_t chunk, RunCollectives ChunkDetail::*list,
                       const CollectiveStep &step, size_t purpose,
                       double executions) {
  if (!details.empty())
    addTo(details[chunk].*list, {step.kind, static_cast<Purpose>(purpose),
                                 levelOf(step.axes), step.time * executions});
}

void StagePricer::noteInPass(size_t chunk, Phase phase, size_t position,
                             TensorId tensor, const CollectiveStep &step,
                             size_t purpose, double executions) {
  if (details.empty())
    return;
  inPass[chunk][phase == Phase::Forward ? 0 : 1].emplace(
      position, RunCollective{step.kind, static_cast<Purpose>(purpose),
                              levelOf(step.axes), step.time * executions,
                              executions, tensor});
}

/// Changes come before the operator that needs them.
static size_t positionOf(const PricedChange &change) {
  return change.before == kNone ? std::numeric_limits<size_t>::max()
                                : 2 * static_cast<size_t>(change.before);
}
static size_t positionAfter(OpId op) { return 2 * static_cast<size_t>(op) + 1; }

bool isWeightGradient(const CostModel &model, OpId id) {
  return model.graph().ops[id].work.matmulFlops > 0 && makesGradient(model, id);
}

void StagePricer::addOps() {
  const std::vector<bool> recomputed = recomputedOps(graph);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const OpCost &cost = priced.ops[id];
    const double times = graph.executions(op);
    forShares(line.ops[id], [&](size_t c, double share) {
      const double count = times * share;
      if (op.phase == Phase::Optimizer) {
        work[c].optimizer += cost.compute * count;
        for (const CollectiveStep &step : cost.collectives) {
          const auto purpose =
              static_cast<size_t>(purposes.ofOperator(id, step));
          work[c].updateCommunication[purpose] += step.time * count;
          work[c].updateNorms += step.time * count;
          note(c, &ChunkDetail::norms, step, purpose, count);
        }
        return;
      }
      ChunkWork::Pass &pass = passOf(c, op.phase);
      (recomputed[id] ? pass.recompute : pass.compute) += cost.compute * count;
      pass.issue += (cost.issue + cost.ownIssue) * count;
      for (const CollectiveStep &step : cost.collectives) {
        const auto purpose = static_cast<size_t>(purposes.ofOperator(id, step));
        pass.communication[purpose] += step.time * count;
        pass.carries[levelOf(step.axes)] += step.time * count;
        noteInPass(c, op.phase, positionAfter(id),
                   op.results.empty() ? kNone : op.results[0], step, purpose,
                   count);
      }
      if (isWeightGradient(model, id))
        work[c].weightGradient += cost.compute * count;
    });
  }
}

/// A gradient that is summed over micro-batches is reduced when it is complete,
/// unless each device keeps only its part of the sum. Then that part is of what
/// is reduced, also where the first to ask for it is the optimizer.
bool StagePricer::isOncePerStep(const PricedChange &change) const {
  if (change.phase == Phase::Optimizer)
    return !change.isGradient || request.zero < 2;
  return model.service(change.tensor) == Service::Gradient && request.zero < 2;
}

void StagePricer::addChange(const PricedChange &change, const LineSpan &span) {
  if (!isOncePerStep(change))
    forShares(span, [&](size_t c, double share) {
      passOf(c, change.phase).issue += change.issue * change.executions * share;
    });
  const auto width =
      static_cast<double>(bitWidth(graph.tensors[change.tensor].dtype)) / 8;
  for (const CollectiveStep &step : change.change.steps) {
    const Seconds time = step.time * change.executions;
    const auto purpose = static_cast<size_t>(purposes.ofChange(change, step));
    const double elements =
        width > 0 ? step.bytes.value * change.executions / width : 0;
    const auto group = static_cast<double>(
        groupOf(model.mesh(), step.axes, model.cluster()).size());
    const unsigned level = levelOf(step.axes);
    forShares(span, [&](size_t c, double share) {
      ChunkWork &own = work[c];
      if (isOncePerStep(change)) {
        own.updateCommunication[purpose] += time * share;
        const bool reduces = model.service(change.tensor) == Service::Gradient;
        note(c,
             reduces              ? &ChunkDetail::reductions
             : change.isParameter ? &ChunkDetail::gathers
                                  : &ChunkDetail::norms,
             step, purpose, change.executions * share);
        if (reduces) {
          own.updateReductions.add(step.axes, time * share, elements * share, group);
          own.carriesReductions[level] += time * share;
        } else if (change.isParameter) {
          own.updateGathers.add(step.axes, time * share, elements * share, group);
          own.carriesGathers[level] += time * share;
        } else {
          own.updateNorms += time * share;
        }
        return;
      }
      ChunkWork::Pass &pass = passOf(c, change.phase);
      pass.communication[purpose] += time * share;
      pass.carries[level] += time * share;
      noteInPass(c, change.phase, positionOf(change), change.tensor, step,
                 purpose, change.executions * share);
      if (change.isParameter)
        pass.gathers.add(step.axes, time * share, elements * share, group);
      else if (change.isGradient)
        own.reductions.add(step.axes, time * share, elements * share, group);
    });
  }
}

void StagePricer::addChanges() {
  for (const PricedChange &change : priced.changes) {
    addChange(change, spanOf(graph, line, change));
  }
}

/// Bytes that one execution reads and writes.
static double movedBytes(const CostModel &model, OpId id,
                         const OpConfig &config) {
  const OpGraph &graph = model.graph();
  const Op &op = graph.ops[id];
  double bytes = 0;
  for (unsigned i = 0; i < op.operands.size(); ++i)
    bytes += static_cast<double>(localBytes(
                 graph.tensors[op.operands[i]],
                 operandSharding(op, i, config, model.mesh()), model.mesh())) *
             (i < op.operandTouched.size() ? op.operandTouched[i] : 1);
  for (unsigned i = 0; i < op.results.size(); ++i)
    bytes += static_cast<double>(localBytes(
                 graph.tensors[op.results[i]],
                 resultSharding(op, i, config, model.mesh()), model.mesh())) *
             (i < op.resultTouched.size() ? op.resultTouched[i] : 1);
  return bytes;
}

/// A product that adds to the sum itself reads and writes it instead of writing
/// the gradient, beside its arithmetic.
Seconds accumulationTime(const CostModel &model, OpId id,
                         const OpConfig &config, Seconds compute) {
  if (!makesGradient(model, id))
    return {};
  const OpGraph &graph = model.graph();
  const Op &op = graph.ops[id];
  const StackSpec &stack = model.stack();
  const DeviceSpec &device = model.cluster().device;
  double gradient = 0, sum = 0;
  for (unsigned i = 0; i < op.results.size(); ++i) {
    const Tensor &tensor = graph.tensors[op.results[i]];
    const auto bytes = static_cast<double>(localBytes(
        tensor, resultSharding(op, i, config, model.mesh()), model.mesh()));
    gradient += bytes;
    if (const int64_t bits = bitWidth(tensor.dtype); bits > 0)
      sum += bytes * 8 / static_cast<double>(bits) *
             accumulatorBytes(stack, tensor.dtype);
  }
  if (!stack.accumulation.fused || op.work.matmulFlops == 0)
    return streamTime(device, Bytes(gradient + 2 * sum)) +
           device.kernelLaunch * stack.launch;
  const Seconds moving = streamTime(
      device, Bytes(movedBytes(model, id, config) - gradient + 2 * sum));
  return std::max(Seconds(), moving - compute);
}

void StagePricer::addAccumulation() {
  if (request.microBatches <= 1)
    return;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Seconds time = accumulationTime(model, id, assignment.ops[id],
                                          priced.ops[id].compute) *
                         graph.executions(graph.ops[id]);
    forShares(line.ops[id], [&](size_t c, double share) {
      work[c].backward.compute += time * share;
      work[c].weightGradient += time * share;
    });
  }
}

size_t StagePricer::stageOf(size_t chunk) const {
  for (size_t s = 0; s < request.stages.size(); ++s)
    for (const HostedChunk &hosted : request.stages[s])
      if (hosted.chunk == chunk)
        return s;
  return 0;
}

/// Where a chunk runs and where another one does, for the same micro-batch.
/// Two chunks with copies on the same two stages are never on one.
std::pair<size_t, size_t> StagePricer::stagesBetween(size_t a, size_t b) const {
  const size_t from = stageOf(a), to = stageOf(b);
  if (from != to)
    return {from, to};
  for (size_t s = to + 1; s < request.stages.size(); ++s)
    for (const HostedChunk &hosted : request.stages[s])
      if (hosted.chunk == b)
        return {from, s};
  return {from, to};
}

/// What `transfer` takes over the link, a level of a cluster, between the
/// stages of two chunks, and over which levels these have it leave. What leaves
/// a part shares its outermost links.
template <typename Transfer>
Seconds StagePricer::timeBetween(size_t a, size_t b, Transfer transfer) const {
  const auto levelInside = [&](int64_t from, int64_t to, int64_t first,
                               int64_t stages) {
    if (request.places.empty())
      return levelBetween(model.cluster(), stages, model.mesh().devices(),
                          from - first, to - first);
    const auto place = [&](int64_t stage) {
      StagePlace own = request.places[static_cast<size_t>(stage)];
      own.first -= request.places[static_cast<size_t>(first)].first;
      return own;
    };
    return levelBetween(model.cluster(), place(from), place(to));
  };
  int64_t stages = static_cast<int64_t>(request.stages.size()), first = 0;
  const auto [here, there] = stagesBetween(a, b);
  const auto from = static_cast<int64_t>(here);
  const auto to = static_cast<int64_t>(there);
  for (auto run = request.parts.begin(); run != request.parts.end(); ++run) {
    stages = run->stages;
    if (std::min(from, to) >= first + stages) {
      first += stages;
      continue;
    }
    int64_t end = first + stages;
    if (std::max(from, to) < end)
      break;
    auto other = run;
    while (std::max(from, to) >= end)
      end += (++other)->stages;
    ClusterSpec links;
    links.levels = {linkBetween(*request.mixed, run->part, other->part)};
    const auto outermost = [&](size_t part) {
      return static_cast<unsigned>(request.mixed->parts[part]->levels.size() -
                                   1);
    };
    return transfer(
        links, 0U,
        from < to ? std::pair(outermost(run->part), outermost(other->part))
                  : std::pair(outermost(other->part), outermost(run->part)));
  }
  const unsigned level = levelInside(from, to, first, stages);
  return transfer(model.cluster(), level, std::pair(level, level));
}

/// What each device of a stage is handed by another one, fewer devices have to
/// send more often.
double StagePricer::sendersShare(size_t to, size_t from) const {
  if (request.places.empty())
    return 1;
  const auto devices = [&](size_t chunk) {
    return static_cast<double>(request.places[stageOf(chunk)].devices);
  };
  return std::max(1.0, devices(to) / devices(from));
}

void StagePricer::addSends(const ResolvedStrategy &resolved) {
  const std::vector<Crossing> crossings =
      findCrossings(model, assignment, resolved, line, cuts);
  result.sendBytes.assign(cuts.chunks(), 0);
  const bool isTraining = graph.mode == Mode::Train;
  for (size_t c = 0; c + 1 < cuts.chunks(); ++c) {
    if (const auto [from, to] = stagesBetween(c, c + 1); from == to)
      continue;
    const Seconds time =
        timeBetween(c, c + 1,
                    [&](const ClusterSpec &links, unsigned level,
                        std::pair<unsigned, unsigned> own) {
                      result.chunks[c].forwardLevel = own.first;
                      result.chunks[c + 1].backwardLevel = own.second;
                      return sendTime(model, crossings[c], links, level);
                    });
    result.chunks[c].sendForward = time * sendersShare(c + 1, c);
    if (isTraining)
      result.chunks[c + 1].sendBackward = time * sendersShare(c, c + 1);
    result.sendBytes[c] = crossings[c].bytes * (isTraining ? 2 : 1);
  }
}

void StagePricer::overlapPasses() {
  for (size_t c = 0; c < result.chunks.size(); ++c) {
    ChunkPrice &chunk = result.chunks[c];
    chunk.forward = forwardPrice(work[c], model.stack(), overlap());
    chunk.backward = backwardPrice(work[c], model.stack(), overlap());
    chunk.weightGradient = work[c].weightGradient;
  }
}

void StagePricer::addUpdates() {
  for (size_t s = 0; s < request.stages.size(); ++s) {
    ChunkWork own;
    PassPrice forward, backward;
    for (const HostedChunk &hosted : request.stages[s]) {
      own += work[hosted.chunk];
      forward += result.chunks[hosted.chunk].forward;
      backward += result.chunks[hosted.chunk].backward;
    }
    const UpdatePrice &update = result.stages[s] =
        updatePrice(own, model.stack(), overlap(), forward, backward);
    for (const HostedChunk &hosted : request.stages[s]) {
      ChunkPrice &chunk = result.chunks[hosted.chunk];
      const LevelTimes &all = work[hosted.chunk].carriesReductions;
      for (size_t level = 0; level < all.size(); ++level) {
        chunk.reductions[level] = all[level] * update.besidePass;
        chunk.lateReductions[level] = all[level] - chunk.reductions[level];
      }
    }
  }
  addShared();
}

/// The first and the last stage sum the gradients of what both have.
void StagePricer::addShared() {
  for (const auto &[id, span] : line.shared) {
    const size_t here = cuts.chunksOf(line.tensors[id]).first;
    const size_t there = cuts.chunksOf(span).first;
    const size_t a = stageOf(here), b = stageOf(there);
    if (a == b || graph.tensors[id].updatedTo == kNone)
      continue;
    const double bytes =
        gradientElements(model, assignment, id, request.zero) *
        accumulatorBytes(model.stack(), graph.tensors[id].dtype);
    const Seconds time =
        timeBetween(here, there,
                    [&](const ClusterSpec &links, unsigned level,
                        std::pair<unsigned, unsigned>) {
                      GroupShape pair;
                      pair.perLevel[level] = 2;
                      return collectiveTime(links, CollectiveKind::AllReduce,
                                            pair, Bytes(bytes));
                    });
    for (const auto &[s, own, other] :
         {std::tuple(a, here, there), std::tuple(b, there, here)}) {
      const Seconds each = time * sendersShare(own, other);
      result.stages[s].pipeline += each;
      result.stages[s].reduction += each;
      result.stages[s].exposedReduction += each;
    }
  }
}

/// Copies run beside the pass, layer by layer with one ahead: layers are alike,
/// so a pass takes as long as what is slowest. What one micro-batch does for a
/// layer that all of them relay through counts once for all.
void StagePricer::addCopies() {
  const int64_t devices = saturatingMul(
      static_cast<int64_t>(request.stages.size()), model.mesh().devices());
  const HostRates rates(model.cluster(), devices);
  HostBytes most;
  for (const auto &hosted : request.stages) {
    HostBytes stage;
    for (const HostedChunk &chunk : hosted)
      stage += result.chunks[chunk.chunk].memory.host;
    if (stage.states + stage.parameters > most.states + most.parameters)
      most = stage;
  }
  result.place = placeOffload(model.cluster(), model.stack(), most, devices);
  const double relayed =
      request.offload.relay ? static_cast<double>(request.microBatches) : 1;
  for (size_t c = 0; c < result.chunks.size(); ++c) {
    ChunkPrice &chunk = result.chunks[c];
    const HostBytes &host = chunk.memory.host;
    const double fetched = host.parameters / relayed;
    const auto wait = [&](PassPrice &pass, double down, double up,
                          Seconds beside) {
      pass.copies = rates.copying(down, up);
      Seconds copying = std::max(pass.copies, beside);
      if (result.place.parametersOnNvme)
        copying = std::max(copying, rates.reading(fetched));
      pass.offload = std::max(Seconds(), copying - pass.time());
    };
    wait(chunk.forward, fetched, host.saved, Seconds());
    const Seconds update =
        std::max(work[c].optimizer, hostUpdate(rates, result.place, host));
    wait(chunk.backward, fetched + host.saved, host.passGradients / relayed,
         request.offload.relay ? update / relayed : Seconds());
  }
  addHostUpdates(rates);
}

/// Gradients come, the host updates, parameters go back, layer by layer. With
/// the relay that runs beside the backward pass, but for the last layer. What
/// issues a kernel for each parameter on a device takes no less to update it
/// itself, so that no host updates faster than the device would.
void StagePricer::addHostUpdates(const HostRates &rates) {
  const OffloadChoice &offload = request.offload;
  for (size_t s = 0; s < request.stages.size(); ++s) {
    UpdatePrice &stage = result.stages[s];
    HostBytes host;
    for (const HostedChunk &hosted : request.stages[s])
      host += result.chunks[hosted.chunk].memory.host;
    const bool returns = !offload.movesParameters();
    // Before the first layer, and after the last one.
    Seconds ends;
    if (offload.movesParameters())
      ends += rates.copying(host.unitParameters, 0);
    if (offload.movesStates())
      ends += rates.copying(0, host.unitGradients);
    if (offload.movesStates())
      stage.optimizer =
          std::max(stage.optimizer, hostUpdate(rates, result.place, host));
    if (offload.relay) {
      stage.optimizer = stage.optimizer * host.unitShare;
    } else if (offload.movesStates()) {
      stage.copies =
          rates.copying(returns ? host.updated : 0, host.stepGradients);
      ends += std::max(Seconds(), stage.copies - stage.optimizer);
      if (returns)
        ends += rates.copying(host.unitUpdated, 0);
    } else if (offload.parameters) {
      stage.copies = rates.copying(host.read, host.updated);
      ends += std::max(Seconds(), stage.copies - stage.optimizer) +
              rates.copying(0, host.unitUpdated);
    }
    stage.offload = ends;
  }
}

/// Of each chunk by itself.
void StagePricer::addWork() {
  work.resize(cuts.chunks());
  addOps();
  addChanges();
  addAccumulation();
}

/// Each unit is a chunk.
Expected<UnitPrices> StagePricer::priceUnits() {
  line = request.line ? *request.line : findLayers(model);
  for (int64_t u = 0; u <= line.length; ++u)
    cuts.at.push_back(static_cast<double>(u));
  auto resolved = resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  addWork();
  UnitPrices prices;
  const std::vector<Crossing> crossings =
      findCrossings(model, assignment, **resolved, line, cuts);
  const auto stages = static_cast<int64_t>(request.stages.size());
  const auto none = static_cast<unsigned>(model.cluster().levels.size());
  prices.sends.assign(none + 1, {});
  prices.sends[none].assign(work.size() + 1, 0);
  prices.levels.assign(request.chunks, none);
  const bool sendsBack = graph.mode == Mode::Train;
  for (size_t c = 1; c < request.chunks; ++c) {
    const auto [from, to] = stagesBetween(c - 1, c);
    if (from == to)
      continue;
    const unsigned level =
        levelBetween(model.cluster(), stages, model.mesh().devices(),
                     static_cast<int64_t>(from), static_cast<int64_t>(to));
    prices.levels[c] = level;
    std::vector<double> &sends = prices.sends[level];
    if (!sends.empty())
      continue;
    sends.assign(work.size() + 1, 0);
    for (size_t u = 0; sendsBack && u + 1 < work.size(); ++u)
      sends[u + 1] =
          sendTime(model, crossings[u], model.cluster(), level).value;
  }
  prices.units = std::move(work);
  return prices;
}

std::vector<ChunkDetail> StagePricer::detail() {
  line = *request.line;
  cuts = *request.cuts;
  details.resize(cuts.chunks());
  inPass.resize(cuts.chunks());
  addWork();
  for (size_t c = 0; c < details.size(); ++c) {
    details[c].work = work[c];
    for (const auto &[of, list] : {std::pair(0, &ChunkDetail::forward),
                                   std::pair(1, &ChunkDetail::backward)}) {
      for (const auto &[position, run] : inPass[c][of])
        (details[c].*list).push_back(run);
    }
  }
  return std::move(details);
}

Expected<StagedPrice> StagePricer::run() {
  line = request.line ? *request.line : findLayers(model);
  if (auto ok = cut(); !ok)
    return ok.takeError();
  auto resolved = resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  result.chunks.resize(cuts.chunks());
  result.stages.resize(request.stages.size());
  result.warnings = cuts.warnings;
  for (const LineSpan &layer : line.layerSpans)
    forShares(layer, [&](size_t c, double share) {
      result.chunks[c].layers += share;
    });
  addWork();
  addSends(**resolved);
  overlapPasses();
  addUpdates();
  if (request.tellsMemory || request.offload.any())
    if (auto ok = addMemory(result, model, assignment, priced, request); !ok)
      return ok.takeError();
  if (request.offload.any())
    addCopies();
  return std::move(result);
}

Expected<StagedPrice> priceStages(const CostModel &model,
                                  const Assignment &assignment,
                                  const PricedStrategy &priced,
                                  const StageRequest &request) {
  return StagePricer(model, assignment, priced, request).run();
}

std::vector<ChunkDetail> detailChunks(const CostModel &model,
                                      const Assignment &assignment,
                                      const PricedStrategy &priced,
                                      const StageRequest &request) {
  return StagePricer(model, assignment, priced, request).detail();
}

Expected<UnitPrices> priceUnits(const CostModel &model,
                                const Assignment &assignment,
                                const PricedStrategy &priced,
                                const StageRequest &request) {
  return StagePricer(model, assignment, priced, request).priceUnits();
}

Expected<void> addMemory(StagedPrice &price, const CostModel &model,
                         const Assignment &assignment,
                         const PricedStrategy &priced,
                         const StageRequest &request) {
  if (std::exchange(price.hasMemory, true))
    return {};
  const LayerLine found = request.line ? LayerLine() : findLayers(model);
  Expected<std::vector<ChunkBytes>> memory = chunkBytes(
      model, assignment, priced, request.line ? *request.line : found,
      price.cuts,
      {request.microBatches, request.zero, request.offload, price.sendBytes});
  if (!memory)
    return memory.takeError();
  for (size_t c = 0; c < memory->size(); ++c)
    price.chunks[c].memory = (*memory)[c];
  return {};
}

} // namespace planner
