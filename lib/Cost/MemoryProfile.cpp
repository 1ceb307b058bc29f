//===- MemoryProfile.cpp - Bytes per device over a step -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Resolved.h"
#include "planner/Cost/StepDetail.h"
#include <algorithm>
#include <numeric>
#include <utility>

namespace planner::detail {
namespace {

/// Sums of saturated sizes need more than 64 bits.
__extension__ using Wide = __int128;

using Buffer = ProfiledBuffer;

struct Interval {
  OpId begin = kNone, end = 0;
  bool empty() const { return begin == kNone; }
  void include(OpId first, OpId last) {
    begin = std::min(begin, first);
    end = std::max(end, last);
  }
};

class MemoryProfile {
public:
  MemoryProfile(const CostModel &model, const Assignment &assignment,
                const ResolvedStrategy &resolved,
                const std::vector<Lifetime> &lifetimes)
      : model(model), graph(model.graph()), assignment(assignment),
        resolved(resolved), loops(graph), lifetimes(lifetimes),
        produced(graph.tensors.size(), kNone), copies(graph.tensors.size()) {}

  MemoryReport run(const std::vector<OpCost> &ops) {
    addTensors();
    return peak(ops);
  }

  /// By OpId, what is alive while the operator runs.
  std::vector<double> overOps(const std::vector<OpCost> &ops) {
    addTensors();
    std::vector<double> bytes;
    walk(ops, [&](size_t, const Classes &, Wide total) {
      bytes.push_back(static_cast<double>(total));
    });
    return bytes;
  }

  std::vector<Buffer> takeBuffers() {
    addTensors();
    return std::move(buffers);
  }
  /// Of tensors that share buffers with no others.
  std::vector<Buffer> buffersOf(const std::vector<TensorId> &group) {
    buffers.clear();
    for (const TensorId id : group) {
      produced[id] = kNone;
      copies[id].clear();
      addTensor(id);
    }
    return std::move(buffers);
  }

private:
  OpId lastOp() const {
    return graph.ops.empty() ? 0 : static_cast<OpId>(graph.ops.size() - 1);
  }

  int64_t bytesOf(TensorId id, int32_t copy) const {
    return localBytes(graph.tensors[id], resolved.layout(assignment, id, copy),
                      model.mesh());
  }

  uint32_t addBuffer(TensorId tensor, int64_t bytes, OpId begin, OpId end,
                     MemoryClass kind, bool isSlice = false) {
    buffers.push_back({bytes, begin, end, kind, tensor, isSlice});
    return static_cast<uint32_t>(buffers.size() - 1);
  }

  /// When a copy is used, by Phase: by operators, and to make later copies of.
  std::array<Interval, 3> usedIn(TensorId id, int32_t copy) const {
    std::array<Interval, 3> used;
    const CopyUses users = usesOfCopy(graph, assignment, resolved, id, copy);
    for (const Use &use : users.uses) {
      const LoopRange range = loops.useRange(id, use.op);
      used[static_cast<size_t>(graph.ops[use.op].phase)].include(range.first,
                                                                 range.last);
    }
    for (int32_t derived : users.derived) {
      if (isMadeAtOnce(model, assignment, resolved, id, derived)) {
        if (copy >= 0)
          includeFirst(used, usedIn(id, derived));
        continue;
      }
      const auto later = usedIn(id, derived);
      const bool again = assignment.materialised[id][derived].redoneEachPhase;
      for (size_t p = 0; p < later.size(); ++p) {
        if (later[p].empty())
          continue;
        used[p].include(later[p].begin, later[p].begin);
        if (!again)
          break;
      }
    }
    const ResolvedTensor &entry = resolved.tensors[id];
    const auto atEnd = static_cast<size_t>(Phase::Optimizer);
    if (!graph.tensors[id].outputs.empty() && entry.outputSource == copy)
      used[atEnd].include(lastOp(), lastOp());
    return used;
  }

  /// A copy is there when what is made of it at once is first used, even if it
  /// is itself used later.
  static void includeFirst(std::array<Interval, 3> &used,
                           const std::array<Interval, 3> &derived) {
    const OpId first = joined(derived).begin;
    for (size_t p = 0; p < used.size() && first < joined(used).begin; ++p)
      if (derived[p].begin == first)
        used[p].include(first, first);
  }

  static Interval joined(const std::array<Interval, 3> &parts) {
    Interval all;
    for (const Interval &part : parts)
      if (!part.empty())
        all.include(part.begin, part.end);
    return all;
  }

  void addTensors() {
    for (TensorId id : graph.arguments)
      addTensor(id);
    for (const Op &op : graph.ops)
      for (TensorId id : op.results)
        addTensor(id);
  }

  void addTensor(TensorId id) {
    if (resolved.tensors[id].generated)
      return;
    addProduced(id);
    copies[id].resize(assignment.materialised[id].size());
    for (size_t k = 0; k < copies[id].size(); ++k)
      addCopy(id, static_cast<int32_t>(k));
  }

  void addProduced(TensorId id) {
    const Tensor &tensor = graph.tensors[id];
    const Lifetime &life = lifetimes[id];
    const int64_t bytes = bytesOf(id, -1);
    if (tensor.producer == kNone) {
      produced[id] = addBuffer(id, bytes, 0, lastOp(), life.memoryClass);
      return;
    }
    Interval live = joined(usedIn(id, -1));
    live.include(tensor.producer, tensor.producer);
    const Op &producer = graph.ops[tensor.producer];
    if (producer.kind == OpKind::LoopEnter)
      live.include(tensor.producer,
                   loops.range(loops.enteredBy(tensor.producer)).last);
    const uint32_t shared = sharedBuffer(id);
    if (shared != kNone && buffers[shared].bytes == bytes) {
      buffers[shared].end = std::max(buffers[shared].end, live.end);
      produced[id] = shared;
      return;
    }
    produced[id] =
        addBuffer(id, bytes, tensor.producer, live.end, life.memoryClass);
  }

  /// The buffer that a tensor is made in instead of one of its own.
  uint32_t sharedBuffer(TensorId id) const {
    const Tensor &tensor = graph.tensors[id];
    const ResolvedTensor &entry = resolved.tensors[id];
    if (entry.replaces != kNone)
      return entry.updateSource == -1 ? produced[entry.replaces] : kNone;
    const TensorId other = lifetimes[id].aliasOf;
    if (other == kNone)
      return kNone;
    const Op &op = graph.ops[tensor.producer];
    for (uint32_t i = 0; i < op.operands.size(); ++i)
      if (op.operands[i] == other && op.kind != OpKind::LoopNext)
        return readBy(other, tensor.producer, i);
    // Loop-carried: both ends are laid out alike.
    return produced[other];
  }

  /// The buffer of a tensor that an operator reads.
  uint32_t readBy(TensorId id, OpId op, uint32_t operand) const {
    const Tensor &tensor = graph.tensors[id];
    for (size_t u = 0; u < tensor.uses.size(); ++u) {
      if (tensor.uses[u].op != op || tensor.uses[u].operand != operand)
        continue;
      const int32_t copy = resolved.tensors[id].useSource[u];
      if (copy < 0)
        return produced[id];
      for (uint32_t buffer : copies[id][copy])
        if (buffers[buffer].begin <= op && op <= buffers[buffer].end)
          return buffer;
    }
    return kNone;
  }

  void addCopy(TensorId id, int32_t copy) {
    const Tensor &tensor = graph.tensors[id];
    const Materialised &made = assignment.materialised[id][copy];
    const ResolvedTensor &entry = resolved.tensors[id];
    // Written where the argument lies.
    if (entry.replaces != kNone && entry.updateSource == copy)
      return;
    const int64_t sourceBytes = bytesOf(id, made.source);
    int64_t bytes = bytesOf(id, copy);
    const bool isArgument = tensor.producer == kNone;
    const MemoryClass kind = bytes > sourceBytes
                                 ? MemoryClass::CommunicationBuffers
                                 : (isArgument ? MemoryClass::Temporaries
                                               : lifetimes[id].memoryClass);
    const auto used = usedIn(id, copy);
    auto &list = copies[id][copy];
    const double fraction = model.changeScale(id).fraction;
    if (fraction < 1 || (isArgument && bytes < sourceBytes)) {
      // One slice at a time; and what costs nothing is made for each user.
      bytes = static_cast<int64_t>(static_cast<double>(bytes) * fraction);
      OpId last = kNone;
      for (const Use &use :
           usesOfCopy(graph, assignment, resolved, id, copy).uses)
        if (std::exchange(last, use.op) != use.op)
          list.push_back(
              addBuffer(id, bytes, use.op, use.op, kind, fraction < 1));
      return;
    }
    if (made.redoneEachPhase) {
      for (const Interval &part : used)
        if (!part.empty())
          list.push_back(addBuffer(id, bytes, part.begin, part.end, kind));
      return;
    }
    Interval live = joined(used);
    if (isMadeAtOnce(model, assignment, resolved, id, copy))
      live.include(beginOf(id, made.source), beginOf(id, made.source));
    if (!live.empty())
      list.push_back(addBuffer(id, bytes, live.begin, live.end, kind));
  }

  /// When a copy is first there.
  OpId beginOf(TensorId id, int32_t copy) const {
    if (copy < 0)
      return graph.tensors[id].producer;
    if (isMadeAtOnce(model, assignment, resolved, id, copy))
      return beginOf(id, assignment.materialised[id][copy].source);
    const Interval live = joined(usedIn(id, copy));
    return live.empty() ? graph.tensors[id].producer : live.begin;
  }

  using Classes = std::array<Wide, 6>;

  /// Visits operators in order with what is then alive.
  template <typename Visit>
  void walk(const std::vector<OpCost> &ops, Visit visit) const {
    const size_t count = std::max<size_t>(1, graph.ops.size());
    std::vector<Classes> change(count + 1);
    for (const Buffer &buffer : buffers) {
      const auto kind = static_cast<size_t>(buffer.memoryClass);
      change[buffer.begin][kind] += buffer.bytes;
      change[buffer.end + 1][kind] -= buffer.bytes;
    }
    Classes live{};
    for (size_t op = 0; op < count; ++op) {
      for (size_t kind = 0; kind < live.size(); ++kind)
        live[kind] += change[op][kind];
      Classes now = live;
      if (op < ops.size())
        now[static_cast<size_t>(MemoryClass::Temporaries)] +=
            ops[op].temporaryBytes;
      Wide total = 0;
      for (Wide bytes : now)
        total += bytes;
      visit(op, now, total);
    }
  }

  MemoryReport peak(const std::vector<OpCost> &ops) const {
    MemoryReport report;
    report.usable = std::max<int64_t>(0, model.cluster().device.usableBytes -
                                             model.stack().reservedBytes);
    Classes best{};
    Wide bestTotal = -1;
    walk(ops, [&](size_t op, const Classes &now, Wide total) {
      if (total <= bestTotal)
        return;
      bestTotal = total;
      best = now;
      report.peakOp = static_cast<OpId>(op);
    });
    // Saturated, the classes still add up to the total.
    Wide room = kSaturated;
    for (size_t kind = 0; kind < best.size(); ++kind) {
      const Wide bytes = std::min(best[kind], room);
      report.atPeak[kind] = static_cast<int64_t>(bytes);
      room -= bytes;
    }
    report.totalPeak = static_cast<int64_t>(Wide(kSaturated) - room);
    return report;
  }

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const ResolvedStrategy &resolved;
  const LoopNest loops;
  const std::vector<Lifetime> &lifetimes;
  std::vector<Buffer> buffers;
  /// By TensorId: the buffer of what the producer makes, and those of the
  /// further layouts.
  std::vector<uint32_t> produced;
  std::vector<std::vector<std::vector<uint32_t>>> copies;
};

} // namespace

std::vector<ProfiledBuffer>
profileBuffers(const CostModel &model, const Assignment &assignment,
               const ResolvedStrategy &resolved,
               const std::vector<Lifetime> &lifetimes) {
  return MemoryProfile(model, assignment, resolved, lifetimes).takeBuffers();
}

class BufferGroups::Profile : public MemoryProfile {
  using MemoryProfile::MemoryProfile;
};

BufferGroups::BufferGroups(const CostModel &model, const Assignment &assignment,
                           const ResolvedStrategy &resolved,
                           const std::vector<Lifetime> &lifetimes)
    : profile(
          std::make_unique<Profile>(model, assignment, resolved, lifetimes)) {
  const OpGraph &graph = model.graph();
  std::vector<TensorId> root(graph.tensors.size());
  std::iota(root.begin(), root.end(), 0);
  const auto find = [&](TensorId id) {
    while (root[id] != id)
      id = root[id] = root[root[id]];
    return id;
  };
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    for (const TensorId other :
         {lifetimes[id].aliasOf, graph.tensors[id].updatedTo})
      if (other != kNone)
        root[find(id)] = find(other);
  std::vector<size_t> numbers(graph.tensors.size(), groups.max_size());
  ofTensor.resize(graph.tensors.size());
  const auto add = [&](TensorId id) {
    size_t &number = numbers[find(id)];
    if (number == groups.max_size()) {
      number = groups.size();
      groups.emplace_back();
    }
    ofTensor[id] = number;
    groups[number].push_back(id);
  };
  std::for_each(graph.arguments.begin(), graph.arguments.end(), add);
  for (const Op &op : graph.ops)
    std::for_each(op.results.begin(), op.results.end(), add);
}

BufferGroups::~BufferGroups() = default;

std::vector<ProfiledBuffer> BufferGroups::buffersOf(size_t group) {
  return profile->buffersOf(groups[group]);
}

MemoryReport reportMemory(const CostModel &model, const Assignment &assignment,
                          const ResolvedStrategy &resolved,
                          const std::vector<OpCost> &ops) {
  const std::vector<Lifetime> lifetimes = computeLifetimes(model.graph());
  return MemoryProfile(model, assignment, resolved, lifetimes).run(ops);
}

} // namespace planner::detail

namespace planner {

Expected<std::vector<double>> bytesOverOps(const CostModel &model,
                                           const Assignment &assignment,
                                           const PricedStrategy &priced) {
  auto resolved = detail::resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  const std::vector<Lifetime> lifetimes = computeLifetimes(model.graph());
  return detail::MemoryProfile(model, assignment, **resolved, lifetimes)
      .overOps(priced.ops);
}

} // namespace planner
