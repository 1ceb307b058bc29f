//===- StageChanges.cpp - Stages with a few choices changed ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/StageChanges.h"
#include "HostSums.h"
#include "SavedSums.h"
#include "WorkSums.h"
#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace planner {

using namespace detail;

struct StageChanges::State {
  State(const CostModel &m, Assignment a, const PricedStrategy &p,
        const StageRequest &r, const StrategyKinds &k,
        ResolvedStrategy resolved)
      : model(m), graph(m.graph()), request(r), line(*r.line), cuts(*r.cuts),
        kinds(k), matrixOps(matrixOpsOf(graph)), current(std::move(a)),
        sums(m, current, r, line, cuts.chunks()),
        tensors(m, current, std::move(resolved)) {
    readKinds();
    sums.addAll(p, cuts);
    base = sums.work;
    costs = p.ops;
    for (const PricedChange &change : p.changes)
      if (kinds.tensors[change.tensor] == change.tensor)
        changes[change.tensor].push_back(change);
    crossings = findCrossings(model, current, tensors.resolved(), line, cuts);
    findCrossing();
    if (request.offload.any())
      readHosts();
  }

  void readKinds();
  void findCrossing();
  void readHosts();
  const Spread &spreadOf(OpId kind);
  const Spread &spreadOf(const PricedChange &change);
  void add(const PricedChange &change, double sign);
  void addOp(OpId kind, double sign);
  void begin(const std::vector<OpId> &ops, const OpConfig &config,
             const std::vector<TensorId> &touched);
  bool take();
  void takeArgument(TensorId kind);
  void takeHosts();
  void takeSaved();
  std::vector<HostBytes> onHosts() const;
  bool mayWaitLess() const;
  bool mayHideMore() const;
  void resolveOthers();
  bool sendsOtherwise();
  bool mayShareOtherwise() const;
  void layOutAll();
  bool keep();
  void undo();

  const CostModel &model;
  const OpGraph &graph;
  const StageRequest &request;
  const LayerLine &line;
  const StageCuts &cuts;
  const StrategyKinds &kinds;
  const std::vector<OpId> matrixOps;
  /// By the first of a kind: all of it.
  std::vector<std::vector<OpId>> opsOf;
  std::vector<std::vector<TensorId>> tensorsOf;
  /// By the first of a kind: whether one of it is sent between chunks.
  std::vector<bool> crosses;
  Assignment current;
  WorkSums sums;
  TensorPricer tensors;
  /// What chunks do and send without the change.
  std::vector<ChunkWork> base;
  std::vector<Crossing> crossings;
  /// By the first of a kind.
  std::vector<OpCost> costs;
  std::map<TensorId, std::vector<PricedChange>> changes;
  std::map<OpId, Spread> opSpreads;
  /// Of what is changed before operators of a kind, or after its producer.
  std::map<std::tuple<TensorId, OpId, bool>, Spread> changeSpreads;

  /// Of what is kept on hosts: what of it chunks have, and without the change;
  /// of kinds of arguments, one; and by the first of a kind of operators, the
  /// kinds of parameters that they update.
  std::optional<HostSums> hosts, baseHosts;
  /// And of what forward passes leave there.
  std::optional<SavedSums> saved;
  std::map<TensorId, ArgumentOnHost> argumentsOnHost;
  std::map<OpId, std::set<TensorId>> updates;

  /// The change: kinds with what they were.
  struct Before {
    OpConfig config;
    OpCost cost;
  };
  std::vector<std::pair<OpId, Before>> changedOps;
  struct LaidOut {
    TensorSharding storage;
    SmallVec<Materialised, 1> layouts;
    std::vector<PricedChange> changes;
  };
  std::vector<std::pair<TensorId, LaidOut>> changedTensors;
  std::vector<Crossing> changedCrossings;
  std::vector<std::pair<TensorId, ArgumentOnHost>> changedOnHost;
  bool isWhole = false, isLaidOut = false, crossesOtherwise = false;
};

void StageChanges::State::readKinds() {
  opsOf.resize(graph.ops.size());
  for (OpId id = 0; id < graph.ops.size(); ++id)
    opsOf[kinds.ops[id]].push_back(id);
  tensorsOf.resize(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    tensorsOf[kinds.tensors[id]].push_back(id);
}

void StageChanges::State::findCrossing() {
  crosses.resize(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    if (!line.sent[id] || tensor.producer == kNone)
      continue;
    const size_t made = cuts.chunksOf(line.ops[tensor.producer]).second;
    for (const Use &use : tensor.uses)
      if (cuts.chunksOf(line.ops[use.op]).second > made)
        crosses[kinds.tensors[id]] = true;
  }
}

void StageChanges::State::readHosts() {
  hosts.emplace(model, line, cuts, request.offload, request.zero);
  for (const TensorId id : graph.arguments) {
    const TensorId kind = kinds.tensors[id];
    if (id == kind)
      argumentsOnHost[kind] = hosts->of(kind, current);
    hosts->add(id, argumentsOnHost[kind]);
    if (const TensorId next = graph.tensors[id].updatedTo;
        next != kNone && graph.tensors[next].producer != kNone)
      updates[kinds.ops[graph.tensors[next].producer]].insert(kind);
  }
  baseHosts = hosts;
  if (!request.offload.activations)
    return;
  saved.emplace(model, line, cuts, request.offload, current,
                tensors.resolved());
}

static void addTo(Spread &sum, const Spread &more) {
  for (const auto &[chunk, share] : more) {
    const auto at = std::find_if(sum.begin(), sum.end(), [&](const auto &own) {
      return own.first == chunk;
    });
    if (at == sum.end())
      sum.push_back({chunk, share});
    else
      at->second += share;
  }
}

const Spread &StageChanges::State::spreadOf(OpId kind) {
  const auto [at, isNew] = opSpreads.try_emplace(kind);
  if (isNew)
    for (const OpId id : opsOf[kind])
      addTo(at->second, WorkSums::spreadOf(cuts, line.ops[id]));
  return at->second;
}

/// Of those of the tensor's kind, each where it is changed itself.
const Spread &StageChanges::State::spreadOf(const PricedChange &change) {
  const TensorId kind = change.tensor;
  const OpId before = change.before;
  const bool isMade = before != kNone && before == graph.tensors[kind].producer;
  const auto [at, isNew] = changeSpreads.try_emplace(
      {kind, before == kNone ? kNone : kinds.ops[before], isMade});
  if (!isNew)
    return at->second;
  for (const TensorId id : tensorsOf[kind]) {
    PricedChange own = change;
    own.tensor = id;
    const Tensor &tensor = graph.tensors[id];
    if (isMade)
      own.before = tensor.producer;
    else if (before != kNone)
      for (const Use &use : tensor.uses)
        if (kinds.ops[use.op] == kinds.ops[before]) {
          own.before = use.op;
          break;
        }
    addTo(at->second, WorkSums::spreadOf(cuts, spanOf(graph, line, own)));
  }
  return at->second;
}

static Spread times(Spread spread, double factor) {
  for (auto &[chunk, share] : spread)
    share *= factor;
  return spread;
}

void StageChanges::State::add(const PricedChange &change, double sign) {
  sums.addChange(change, times(spreadOf(change), sign));
}

void StageChanges::State::addOp(OpId kind, double sign) {
  const Spread spread = times(spreadOf(kind), sign);
  sums.addOp(kind, costs[kind], spread);
  sums.addAccumulation(kind, current.ops[kind], costs[kind].compute, spread);
}

void StageChanges::State::begin(const std::vector<OpId> &ops,
                                const OpConfig &config,
                                const std::vector<TensorId> &touched) {
  sums.work = base;
  changedOps.clear();
  changedTensors.clear();
  changedOnHost.clear();
  isWhole = isLaidOut = crossesOtherwise = false;
  for (const TensorId kind : touched) {
    for (const PricedChange &change : changes[kind])
      add(change, -1);
    changedTensors.emplace_back(kind, LaidOut{current.storage[kind],
                                              current.materialised[kind],
                                              std::move(changes[kind])});
  }
  for (const OpId kind : ops) {
    addOp(kind, -1);
    changedOps.emplace_back(kind,
                            Before{current.ops[kind], std::move(costs[kind])});
    for (const OpId id : opsOf[kind])
      current.ops[id] = config;
  }
}

/// Prices what was changed; false if that is none.
bool StageChanges::State::take() {
  for (auto &[kind, before] : changedOps) {
    costs[kind] = model.opCost(kind, current.ops[kind]);
    addOp(kind, 1);
  }
  for (auto &[kind, before] : changedTensors) {
    Expected<std::vector<PricedChange>> priced = tensors.changesOf(kind);
    if (!priced)
      return false;
    for (const PricedChange &change : *priced)
      add(change, 1);
    changes[kind] = std::move(*priced);
  }
  if (hosts)
    takeHosts();
  if (saved)
    takeSaved();
  // What axes are for says what hides: it is told by products.
  if (std::any_of(changedOps.begin(), changedOps.end(), [&](const auto &one) {
        return graph.ops[one.first].work.matmulFlops > 0;
      }))
    isWhole |=
        purposesOfAxes(model, current, matrixOps) != sums.purposes.ofAxes();
  return true;
}

/// One that may lie otherwise, and all of its kind.
void StageChanges::State::takeArgument(TensorId kind) {
  ArgumentOnHost &known = argumentsOnHost[kind];
  const ArgumentOnHost now = hosts->of(kind, current);
  if (now == known)
    return;
  for (const TensorId id : tensorsOf[kind]) {
    hosts->add(id, known, -1);
    hosts->add(id, now);
  }
  changedOnHost.emplace_back(kind, std::exchange(known, now));
}

void StageChanges::State::takeHosts() {
  for (const auto &[kind, before] : changedTensors)
    if (argumentsOnHost.contains(kind))
      takeArgument(kind);
  for (const auto &[kind, before] : changedOps)
    if (const auto at = updates.find(kind); at != updates.end())
      for (const TensorId parameter : at->second)
        takeArgument(parameter);
}

/// Of each tensor by itself: those of a kind need not share buffers alike.
void StageChanges::State::takeSaved() {
  layOutAll();
  resolveOthers();
  std::vector<TensorId> touched;
  for (const auto &[kind, before] : changedTensors)
    touched.insert(touched.end(), tensorsOf[kind].begin(),
                   tensorsOf[kind].end());
  std::vector<OpId> ops;
  for (const auto &[kind, before] : changedOps)
    ops.insert(ops.end(), opsOf[kind].begin(), opsOf[kind].end());
  saved->change(touched, ops);
}

std::vector<HostBytes> StageChanges::State::onHosts() const {
  std::vector<HostBytes> bytes;
  for (size_t c = 0; hosts && c < cuts.chunks(); ++c) {
    bytes.push_back(hosts->of(c));
    if (saved)
      bytes.back().saved = saved->bytes()[c];
  }
  return bytes;
}

/// For hosts.
bool StageChanges::State::mayWaitLess() const {
  for (size_t c = 0; !changedOnHost.empty() && c < cuts.chunks(); ++c)
    if (!hasNoLess(hosts->of(c), baseHosts->of(c)))
      return true;
  return saved && saved->hasLess();
}

void StageChanges::State::layOutAll() {
  if (isLaidOut)
    return;
  isLaidOut = true;
  for (const auto &[kind, before] : changedTensors)
    for (const TensorId id : tensorsOf[kind]) {
      current.storage[id] = current.storage[kind];
      current.materialised[id] = current.materialised[kind];
    }
}

/// Of what is sent, or left on hosts, it matters who reads which layout, of
/// each of a kind.
void StageChanges::State::resolveOthers() {
  for (const auto &[kind, before] : changedTensors)
    if (saved || crosses[kind])
      for (const TensorId id : tensorsOf[kind])
        (void)tensors.changesOf(id);
}

bool StageChanges::State::sendsOtherwise() {
  if (cuts.chunks() == 1 ||
      std::none_of(changedTensors.begin(), changedTensors.end(),
                   [&](const auto &one) { return bool(crosses[one.first]); }))
    return false;
  if (!saved) {
    layOutAll();
    resolveOthers();
  }
  changedCrossings =
      findCrossings(model, current, tensors.resolved(), line, cuts);
  for (size_t c = 0; c < crossings.size(); ++c)
    crossesOtherwise |= changedCrossings[c].bytes != crossings[c].bytes ||
                        changedCrossings[c].copies != crossings[c].copies;
  return crossesOtherwise;
}

/// The first and the last stage may sum gradients of what both have.
bool StageChanges::State::mayShareOtherwise() const {
  if (line.shared.empty() || request.stages.size() == 1)
    return false;
  return std::any_of(changedOps.begin(), changedOps.end(),
                     [&](const auto &one) {
                       return graph.ops[one.first].phase == Phase::Optimizer;
                     }) ||
         std::any_of(changedTensors.begin(), changedTensors.end(),
                     [&](const auto &one) {
                       return current.storage[one.first] != one.second.storage;
                     });
}

bool StageChanges::State::keep() {
  layOutAll();
  base = sums.work;
  if (crossesOtherwise)
    crossings = std::move(changedCrossings);
  if (!changedOnHost.empty())
    baseHosts = hosts;
  if (saved)
    saved->keep();
  return !isWhole;
}

void StageChanges::State::undo() {
  for (auto &[kind, before] : changedOps) {
    costs[kind] = std::move(before.cost);
    for (const OpId id : opsOf[kind])
      current.ops[id] = before.config;
  }
  for (auto &[kind, before] : changedTensors) {
    changes[kind] = std::move(before.changes);
    current.storage[kind] = before.storage;
    current.materialised[kind] = std::move(before.layouts);
  }
  for (const auto &[kind, before] : changedOnHost)
    argumentsOnHost[kind] = before;
  if (!changedOnHost.empty())
    hosts = baseHosts;
  if (std::exchange(isLaidOut, false))
    layOutAll();
  resolveOthers();
  if (saved)
    saved->undo();
}

StageChanges::StageChanges(std::unique_ptr<State> s) : state(std::move(s)) {}
StageChanges::StageChanges(StageChanges &&) noexcept = default;
StageChanges::~StageChanges() = default;

Expected<StageChanges> StageChanges::make(const CostModel &model,
                                          Assignment assignment,
                                          const PricedStrategy &priced,
                                          const StageRequest &request,
                                          const StrategyKinds &kinds) {
  auto resolved = resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  return StageChanges(std::make_unique<State>(
      model, std::move(assignment), priced, request, kinds, **resolved));
}

const Assignment &StageChanges::assignment() const { return state->current; }

void StageChanges::begin(const std::vector<OpId> &ops, const OpConfig &config,
                         const std::vector<TensorId> &tensors) {
  state->begin(ops, config, tensors);
}

void StageChanges::store(TensorId kind, const TensorSharding &layout) {
  state->current.storage[kind] = layout;
}

void StageChanges::layOut(TensorId kind, SmallVec<Materialised, 1> layouts) {
  state->current.materialised[kind] = std::move(layouts);
}

/// Where a pass waits for kernels to be issued, links or copies, others wait
/// for the less of it.
static bool putsOffMore(const ChunkWork &work, const ChunkWork &other) {
  constexpr double kRounding = 1e-12;
  return work.weightGradient > other.weightGradient * (1 + kRounding);
}

/// Compute that is more may hide more of what is moved once a step, and take no
/// longer: where a stage has nothing else to do meanwhile, or where it hides
/// communication of its pass, too. Of that there is none to hide where all
/// communication together takes less than compute.
bool StageChanges::State::mayHideMore() const {
  const auto mayIn = [&](const std::vector<HostedChunk> &stage,
                         ChunkWork::Pass ChunkWork::*pass,
                         Hideable ChunkWork::*once) {
    bool isMore = false;
    Seconds compute, moved, atOnce;
    for (const HostedChunk &hosted : stage) {
      const ChunkWork::Pass &now = sums.work[hosted.chunk].*pass;
      const ChunkWork::Pass &before = base[hosted.chunk].*pass;
      const Seconds own = before.compute + before.recompute;
      isMore |= now.compute + now.recompute > own;
      compute += own;
      for (const Seconds each : before.communication)
        moved += each;
      moved += before.gathers.time();
      atOnce += (base[hosted.chunk].*once).time();
    }
    return isMore && atOnce > Seconds() && moved + atOnce > compute;
  };
  return request.overlapsData &&
         std::any_of(request.stages.begin(), request.stages.end(),
                     [&](const auto &stage) {
                       return mayIn(stage, &ChunkWork::forward,
                                    &ChunkWork::updateGathers) ||
                              mayIn(stage, &ChunkWork::backward,
                                    &ChunkWork::updateReductions);
                     });
}

bool StageChanges::mayBeFaster() {
  if (!state->take())
    return false;
  if (state->isWhole || state->sendsOtherwise() || state->mayShareOtherwise() ||
      state->mayWaitLess() || state->mayHideMore())
    return true;
  const std::vector<ChunkWork> &work = state->sums.work;
  for (size_t c = 0; c < work.size(); ++c)
    if (!takesNoLess(work[c], state->base[c]) ||
        (state->request.splitsBackward && putsOffMore(work[c], state->base[c])))
      return true;
  return false;
}

Expected<StagedPrice> StageChanges::price() {
  State &own = *state;
  if (!own.isWhole)
    return priceWork(own.model, own.current, own.request, own.sums.work,
                     own.crossesOtherwise ? own.changedCrossings
                                          : own.crossings,
                     own.onHosts());
  own.layOutAll();
  Expected<PricedStrategy> priced = evaluate(own.model, own.current, false);
  if (!priced)
    return priced.takeError();
  StageRequest request = own.request;
  request.tellsMemory = false;
  return priceStages(own.model, own.current, *priced, request);
}

void StageChanges::layOutAll() { state->layOutAll(); }
bool StageChanges::keep() { return state->keep(); }
void StageChanges::undo() { state->undo(); }

} // namespace planner
