//===- StageMemory.cpp - Bytes of each chunk of a pipeline ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageMemory.h"
#include "ChunkBuffers.h"
#include "HostSums.h"
#include "Kinds.h"
#include "planner/Cost/Memory.h"
#include "planner/Cost/StepDetail.h"
#include "planner/Graph/Recompute.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <numeric>

namespace planner {

namespace detail {

bool makesGradient(const CostModel &model, OpId id) {
  const Op &op = model.graph().ops[id];
  const auto isGradient = [&](TensorId tensor) {
    return model.service(tensor) == Service::Gradient;
  };
  // Where a loop begins to stack gradients there are none yet.
  const bool makes = op.kind != OpKind::Generator &&
                     op.kind != OpKind::LoopEnter &&
                     op.kind != OpKind::LoopNext;
  return op.phase == Phase::Backward && makes && !op.results.empty() &&
         std::all_of(op.results.begin(), op.results.end(), isGradient) &&
         std::none_of(op.operands.begin(), op.operands.end(), isGradient);
}

double accumulatorBytes(const StackSpec &stack, DType gradient) {
  return stack.accumulation.bytes > 0
             ? stack.accumulation.bytes
             : static_cast<double>(bitWidth(gradient)) / 8;
}

double gradientElements(const CostModel &model, const Assignment &assignment,
                        TensorId parameter, int zero) {
  const OpGraph &graph = model.graph();
  const Tensor &tensor = graph.tensors[parameter];
  TensorSharding layout = assignment.storage[parameter];
  if (zero >= 2 && tensor.updatedTo != kNone) {
    const Tensor &next = graph.tensors[tensor.updatedTo];
    if (next.producer != kNone)
      layout = resultSharding(graph.ops[next.producer], next.resultIndex,
                              assignment.ops[next.producer], model.mesh());
  }
  double elements = 1;
  for (int64_t size : localShape(tensor.shape, layout, model.mesh()))
    elements *= static_cast<double>(size);
  return elements;
}

namespace {

using Classes = ChunkBytes::Classes;

class ChunkProfiler {
public:
  ChunkProfiler(const CostModel &m, const Assignment &a,
                const PricedStrategy &p, const LayerLine &l, const StageCuts &c,
                const ChunkRequest &r)
      : model(m), graph(m.graph()), assignment(a), priced(p), line(l), cuts(c),
        places(l, c), request(r), zero(r.zero), offload(r.offload),
        lifetimes(computeLifetimes(graph)), in(m, l, c, lifetimes) {}

  Expected<std::vector<ChunkBytes>> run();
  /// By OpId, of the first chunk (liveOverOps()).
  Expected<std::vector<double>> live();

private:
  Expected<void> prepare();
  void findContents();
  void addNorms(std::vector<ChunkBytes> &chunks) const;
  void addBuffer(ChunkBytes &memory, size_t chunk,
                 const ProfiledBuffer &buffer);
  double gradientBytes(const Tensor &tensor) const;
  void addGradients(std::vector<ChunkBytes> &chunks) const;
  void addSends(std::vector<ChunkBytes> &chunks) const;
  void addArgument(ChunkBytes &memory, size_t chunk,
                   const ProfiledBuffer &buffer) const;
  void findEachSample();
  void addOtherSamples(ChunkBytes &memory, size_t chunk,
                       const ProfiledBuffer &buffer) const;
  void addHeldUnits(ChunkBytes &memory) const;
  void profile(ChunkBytes &memory, size_t chunk);
  void findPeaks(ChunkBytes &memory, size_t chunk);
  void change(OpId op, size_t kind, double bytes) {
    changes[op][kind] += bytes;
    changed.push_back(op);
  }
  void addPool(ChunkBytes &memory) const;
  void addHostBytes(std::vector<ChunkBytes> &chunks) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const PricedStrategy &priced;
  const LayerLine &line;
  const StageCuts &cuts;
  const ChunkPlaces places;
  const ChunkRequest &request;
  const int zero;
  const OffloadChoice offload;
  std::vector<Lifetime> lifetimes;
  const ChunkBuffers in;
  std::vector<ProfiledBuffer> buffers;
  /// By TensorId: what lasts of each micro-batch until the step ends.
  std::vector<bool> ofEachSample;
  /// By chunk, in order: the buffers that may lie in it, and the operators of
  /// which it has a part. Most are of one chunk alone, and there are many.
  struct Contents {
    std::vector<size_t> buffers;
    std::vector<OpId> ops;
  };
  std::vector<Contents> contents;
  /// By operator, what is allocated before it, less what is freed; and the
  /// operators at which that is not nothing. Of the chunk that is profiled.
  std::vector<Classes> changes;
  std::vector<OpId> changed;
  /// Of the chunk that is profiled: what its passes leave, where that moves to
  /// the host.
  std::optional<UnitBytes> savedUnits;
  /// By OpId, if it is asked for.
  std::vector<double> *lives = nullptr;
};

} // namespace

void ChunkProfiler::findContents() {
  contents.resize(cuts.chunks());
  for (size_t i = 0; i < buffers.size(); ++i)
    in.forChunks(buffers[i].tensor, [&](size_t c) {
      std::vector<size_t> &own = contents[c].buffers;
      if (own.empty() || own.back() != i)
        own.push_back(i);
    });
  for (OpId op = 0; op < graph.ops.size(); ++op)
    places.forChunks(line.ops[op],
                     [&](size_t c) { contents[c].ops.push_back(op); });
}

void ChunkProfiler::addNorms(std::vector<ChunkBytes> &chunks) const {
  const auto kind = static_cast<size_t>(MemoryClass::Activations);
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (const double all = in.normBytes(id, assignment); all > 0)
      places.forChunks(line.ops[id], [&](size_t c) {
        const double bytes = all * cuts.share(line.ops[id], c);
        (offload.activations ? chunks[c].host.saved : chunks[c].saved[kind]) +=
            bytes;
        if (!offload.activations)
          chunks[c].pass[kind] += bytes;
      });
}

/// Of one element of a parameter.
double ChunkProfiler::gradientBytes(const Tensor &tensor) const {
  const double all = model.stack().memory.gradients.of(tensor.dtype);
  return all > 0 ? all : accumulatorBytes(model.stack(), tensor.dtype);
}

/// Gradients are summed where they stay until the optimizer, which copies what
/// it updates; what the host updates is for addHostUpdates().
void ChunkProfiler::addGradients(std::vector<ChunkBytes> &chunks) const {
  const auto sums = static_cast<size_t>(MemoryClass::Gradients);
  const auto copies = static_cast<size_t>(MemoryClass::Temporaries);
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.role != Role::Parameter || tensor.updatedTo == kNone)
      continue;
    const double bytes =
        gradientElements(model, assignment, id, zero) * gradientBytes(tensor);
    const double copied = gradientElements(model, assignment, id, 2) *
                          model.stack().memory.update.of(tensor.dtype);
    places.forChunksOf(id, [&](size_t c) {
      const double weight = places.weightOf(id, c);
      if (!offload.sendsGradientsAtOnce(zero))
        chunks[c].persistent[sums] += bytes * weight;
      if (!offload.movesStates())
        chunks[c].persistent[copies] += copied * weight;
    });
  }
}

/// Buffers on both sides; and what is sent may stay until it is read back.
void ChunkProfiler::addSends(std::vector<ChunkBytes> &chunks) const {
  const std::vector<double> &sends = request.sends;
  const auto sent = static_cast<size_t>(MemoryClass::CommunicationBuffers);
  const auto kept = static_cast<size_t>(MemoryClass::Activations);
  for (size_t c = 0; c < chunks.size(); ++c) {
    chunks[c].persistent[sent] += sends[c] + (c > 0 ? sends[c - 1] : 0);
    if (!model.stack().memory.keepsSent)
      continue;
    // The other half is the gradient that comes back.
    chunks[c].saved[kept] += sends[c] / 2;
    chunks[c].pass[kept] += sends[c] / 2;
  }
}

void ChunkProfiler::findPeaks(ChunkBytes &memory, size_t chunk) {
  Classes live{};
  double pass = -1, update = -1;
  std::sort(changed.begin(), changed.end());
  changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
  auto next = changed.begin();
  for (OpId op : contents[chunk].ops) {
    for (; next != changed.end() && *next <= op; ++next) {
      for (size_t kind = 0; kind < live.size(); ++kind)
        live[kind] += changes[*next][kind];
    }
    if (cuts.share(line.ops[op], chunk) == 0)
      continue;
    // The host updates.
    if (offload.movesStates() && graph.ops[op].phase == Phase::Optimizer)
      continue;
    Classes now = live;
    now[static_cast<size_t>(MemoryClass::Temporaries)] +=
        static_cast<double>(priced.ops[op].temporaryBytes);
    const double total = std::accumulate(now.begin(), now.end(), 0.0);
    if (lives)
      (*lives)[op] = total;
    const bool isUpdate = graph.ops[op].phase == Phase::Optimizer;
    double &most = isUpdate ? update : pass;
    if (total <= most)
      continue;
    most = total;
    (isUpdate ? memory.update : memory.pass) = now;
    (isUpdate ? memory.updateOp : memory.passOp) = op;
  }
}

/// The allocator holds more than what comes and goes needs at any time.
void ChunkProfiler::addPool(ChunkBytes &memory) const {
  for (Classes *classes : {&memory.saved, &memory.pass, &memory.update})
    for (double &bytes : *classes)
      bytes *= model.stack().memory.pool;
}

void ChunkProfiler::addBuffer(ChunkBytes &memory, size_t chunk,
                              const ProfiledBuffer &buffer) {
  const auto kind = static_cast<size_t>(buffer.memoryClass);
  const auto [bytes, end, saves] = in.keptIn(buffer, chunk);
  if (bytes == 0)
    return;
  if (saves && leavesDevice(offload, line, buffer.tensor)) {
    memory.host.saved += bytes;
    savedUnits->add(line.tensors[buffer.tensor], bytes);
    return;
  }
  if (saves)
    memory.saved[kind] += bytes;
  change(buffer.begin, kind, bytes);
  change(end + 1, kind, -bytes);
}

/// The argument itself, not a copy of it.
void ChunkProfiler::addArgument(ChunkBytes &memory, size_t chunk,
                                const ProfiledBuffer &buffer) const {
  const bool isOnHost =
      (buffer.memoryClass == MemoryClass::Parameters &&
       offload.movesParameters()) ||
      (buffer.memoryClass == MemoryClass::Optimizer && offload.movesStates());
  if (!isOnHost)
    memory.persistent[static_cast<size_t>(buffer.memoryClass)] +=
        static_cast<double>(buffer.bytes) * in.weightOf(buffer, chunk);
}

/// States of samples (caches) and results of them, which are those of all
/// micro-batches when the last one ends.
void ChunkProfiler::findEachSample() {
  ofEachSample.assign(graph.tensors.size(), false);
  if (request.microBatches <= 1)
    return;
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    const bool lasts = !tensor.outputs.empty() ||
                       (tensor.producer == kNone && tensor.role == Role::State);
    if (!lasts || !isOfSamples(graph, id))
      continue;
    TensorId root = id;
    while (lifetimes[root].aliasOf != kNone)
      root = lifetimes[root].aliasOf;
    ofEachSample[root] = true;
  }
}

/// Of one micro-batch it is counted as it comes.
void ChunkProfiler::addOtherSamples(ChunkBytes &memory, size_t chunk,
                                    const ProfiledBuffer &buffer) const {
  memory.persistent[static_cast<size_t>(buffer.memoryClass)] +=
      static_cast<double>(request.microBatches - 1) *
      static_cast<double>(buffer.bytes) * in.weightOf(buffer, chunk);
}

/// What the passes leave is there while it is made or used, and while it is
/// copied meanwhile.
void ChunkProfiler::addHeldUnits(ChunkBytes &memory) const {
  memory.pass[static_cast<size_t>(MemoryClass::Activations)] +=
      savedUnits->largestPair();
}

void ChunkProfiler::profile(ChunkBytes &memory, size_t chunk) {
  savedUnits.emplace(cuts, chunk);
  for (OpId op : changed)
    changes[op] = {};
  changed.clear();
  for (size_t i : contents[chunk].buffers) {
    const ProfiledBuffer &buffer = buffers[i];
    if (ofEachSample[buffer.tensor] && buffer.end + 1 == graph.ops.size())
      addOtherSamples(memory, chunk, buffer);
    if (in.isArgument(buffer))
      addArgument(memory, chunk, buffer);
    else if (!in.isSummed(buffer.tensor))
      addBuffer(memory, chunk, buffer);
    else if (in.isHandedOver(buffer))
      addBuffer(memory, chunk,
                {buffer.bytes, buffer.begin, buffer.begin,
                 MemoryClass::Temporaries, buffer.tensor, buffer.isSlice});
  }
  findPeaks(memory, chunk);
  if (offload.activations)
    addHeldUnits(memory);
}

Expected<void> ChunkProfiler::prepare() {
  auto resolved = resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  buffers = profileBuffers(model, assignment, **resolved, lifetimes);
  findContents();
  findEachSample();
  changes.resize(graph.ops.size() + 1);
  return {};
}

void ChunkProfiler::addHostBytes(std::vector<ChunkBytes> &chunks) const {
  HostSums sums(model, line, cuts, offload, zero);
  sums.addAll(assignment);
  for (size_t c = 0; c < chunks.size(); ++c) {
    const double saved = chunks[c].host.saved;
    chunks[c].host = sums.of(c);
    chunks[c].host.saved = saved;
    sums.addUnits(c, chunks[c]);
  }
}

Expected<std::vector<double>> ChunkProfiler::live() {
  std::vector<double> list(graph.ops.size(), -1);
  if (graph.ops.empty())
    return list;
  if (auto ok = prepare(); !ok)
    return ok.takeError();
  lives = &list;
  ChunkBytes memory;
  profile(memory, 0);
  return list;
}

Expected<std::vector<ChunkBytes>> ChunkProfiler::run() {
  std::vector<ChunkBytes> chunks(cuts.chunks());
  if (graph.ops.empty())
    return chunks;
  if (auto ok = prepare(); !ok)
    return ok.takeError();
  for (size_t c = 0; c < chunks.size(); ++c)
    profile(chunks[c], c);
  addNorms(chunks);
  addSends(chunks);
  for (ChunkBytes &memory : chunks)
    addPool(memory);
  addGradients(chunks);
  if (offload.any())
    addHostBytes(chunks);
  return chunks;
}

Expected<std::vector<ChunkBytes>>
chunkBytes(const CostModel &model, const Assignment &assignment,
           const PricedStrategy &priced, const LayerLine &line,
           const StageCuts &cuts, const ChunkRequest &request) {
  return ChunkProfiler(model, assignment, priced, line, cuts, request).run();
}

} // namespace detail

Expected<std::vector<double>> liveOverOps(const CostModel &model,
                                          const Assignment &assignment,
                                          const PricedStrategy &priced,
                                          const StagedPrice &price,
                                          const StageRequest &request) {
  const LayerLine found = request.line ? LayerLine() : findLayers(model);
  return detail::ChunkProfiler(model, assignment, priced,
                               request.line ? *request.line : found, price.cuts,
                               {request.microBatches, request.zero,
                                request.offload, price.sendBytes})
      .live();
}

static double sumOf(const ChunkBytes::Classes &classes) {
  return std::accumulate(classes.begin(), classes.end(), 0.0);
}

static int64_t wholeBytes(double bytes) {
  constexpr double kMost = 0x1p62;
  return static_cast<int64_t>(std::clamp(bytes, 0.0, kMost));
}

namespace {

using Classes = ChunkBytes::Classes;

/// What is alive at a time, and the operator that then runs.
struct Moment {
  Classes bytes{};
  OpId op = kNone;
  double total = -1;

  void offer(const Classes &other, OpId runs) {
    if (sumOf(other) > total)
      *this = {other, runs, sumOf(other)};
  }
  int64_t whole() const {
    int64_t sum = 0;
    for (double each : bytes)
      sum = saturatingAdd(sum, wholeBytes(each));
    return sum;
  }
};

/// Of a stage: between works, and at the peaks of its passes and of its update.
struct Moments {
  Moment between, pass, update;

  Moments(const StagedPrice &price, const std::vector<HostedChunk> &chunks,
          double kept);
};

} // namespace

Moments::Moments(const StagedPrice &price,
                 const std::vector<HostedChunk> &chunks, double kept) {
  Classes base{}, saved{};
  for (const HostedChunk &hosted : chunks)
    for (size_t kind = 0; kind < base.size(); ++kind) {
      const ChunkBytes &memory = price.chunks[hosted.chunk].memory;
      base[kind] += memory.persistent[kind];
      saved[kind] += kept * hosted.part * memory.saved[kind];
    }
  Classes idle = base;
  for (size_t kind = 0; kind < base.size(); ++kind)
    idle[kind] += saved[kind];
  between.offer(idle, kNone);
  for (const HostedChunk &hosted : chunks) {
    const ChunkBytes &memory = price.chunks[hosted.chunk].memory;
    Classes inPass = base, inUpdate = base;
    for (size_t kind = 0; kind < base.size(); ++kind) {
      inPass[kind] +=
          memory.pass[kind] + std::max(0.0, saved[kind] - memory.saved[kind]);
      inUpdate[kind] += memory.update[kind];
    }
    pass.offer(inPass, memory.passOp);
    update.offer(inUpdate, memory.updateOp);
  }
}

StageBytes stageBytes(const StagedPrice &price,
                      const std::vector<HostedChunk> &chunks, double kept) {
  const Moments moments(price, chunks, kept);
  return {moments.between.whole(), moments.pass.whole(),
          moments.update.whole()};
}

MemoryReport stageMemory(const CostModel &model, const StagedPrice &price,
                         const std::vector<HostedChunk> &chunks, double kept) {
  const Moments moments(price, chunks, kept);
  const Moment &most =
      moments.update.total > moments.pass.total ? moments.update : moments.pass;
  MemoryReport report;
  report.peakOp = most.op;
  for (size_t kind = 0; kind < most.bytes.size(); ++kind)
    report.atPeak[kind] = wholeBytes(most.bytes[kind]);
  report.totalPeak = most.whole();
  report.usable = std::max<int64_t>(0, model.cluster().device.usableBytes -
                                           model.stack().reservedBytes);
  return report;
}

} // namespace planner
