//===- SavedSums.cpp - Activations that chunks have on hosts --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SavedSums.h"
#include <utility>

namespace planner::detail {

SavedSums::SavedSums(const CostModel &m, const LayerLine &l, const StageCuts &c,
                     const OffloadChoice &o, const Assignment &a,
                     const ResolvedStrategy &resolved)
    : line(l), cuts(c), offload(o), assignment(a),
      lifetimes(computeLifetimes(m.graph())), in(m, l, c, lifetimes),
      groups(m, a, resolved, lifetimes), saved(groups.size()),
      norms(m.graph().ops.size()), sums(c.chunks(), 0) {
  for (size_t group = 0; group < groups.size(); ++group)
    add(saved[group] = ofGroup(group));
  for (OpId id = 0; id < norms.size(); ++id)
    add(norms[id] = ofNorm(id));
  before = sums;
}

/// Chunks that leave a buffer, one after the other, and bytes of it.
template <typename See>
static void forLeft(const ChunkBuffers &in, const LayerLine &line,
                    const OffloadChoice &offload, const ProfiledBuffer &buffer,
                    See see) {
  const TensorId id = buffer.tensor;
  if (in.isArgument(buffer) || in.isSummed(id) ||
      !leavesDevice(offload, line, id))
    return;
  std::set<size_t> chunks;
  in.forChunks(id, [&](size_t c) { chunks.insert(c); });
  for (const size_t c : chunks)
    if (const auto kept = in.keptIn(buffer, c); kept.saves)
      see(c, kept.bytes);
}

SavedSums::Spread SavedSums::ofGroup(size_t group) {
  Spread all;
  for (const ProfiledBuffer &buffer : groups.buffersOf(group))
    forLeft(in, line, offload, buffer,
            [&](size_t c, double bytes) { all.emplace_back(c, bytes); });
  return all;
}

SavedSums::Spread SavedSums::ofNorm(OpId id) const {
  Spread all;
  if (const double bytes = in.normBytes(id, assignment); bytes > 0)
    for (size_t c = 0; c < cuts.chunks(); ++c)
      if (const double share = cuts.share(line.ops[id], c); share > 0)
        all.emplace_back(c, bytes * share);
  return all;
}

void SavedSums::add(const Spread &spread, double sign) {
  for (const auto &[chunk, bytes] : spread)
    sums[chunk] += sign * bytes;
}

void SavedSums::replace(Spread &known, Spread now, size_t at, Before &list) {
  if (now == known)
    return;
  add(known, -1);
  add(now);
  list.emplace_back(at, std::exchange(known, std::move(now)));
}

void SavedSums::change(const std::vector<TensorId> &tensors,
                       const std::vector<OpId> &ops) {
  std::set<size_t> touched;
  for (const TensorId id : tensors)
    touched.insert(groups.groupOf(id));
  for (const size_t group : touched)
    replace(saved[group], ofGroup(group), group, changedGroups);
  for (const OpId id : ops)
    replace(norms[id], ofNorm(id), id, changedNorms);
}

bool SavedSums::hasLess() const {
  for (size_t c = 0; c < sums.size(); ++c)
    if (sums[c] < before[c])
      return true;
  return false;
}

void SavedSums::undo() {
  for (auto &[group, known] : changedGroups)
    saved[group] = std::move(known);
  for (auto &[id, known] : changedNorms)
    norms[id] = std::move(known);
  sums = before;
  changedGroups.clear();
  changedNorms.clear();
}

void SavedSums::keep() {
  before = sums;
  changedGroups.clear();
  changedNorms.clear();
}

std::vector<std::vector<LeftBefore>>
leftBefore(const CostModel &model, const LayerLine &line, const StageCuts &cuts,
           const OffloadChoice &offload, const Assignment &assignment,
           const ResolvedStrategy &resolved) {
  std::vector<std::vector<LeftBefore>> left(cuts.chunks());
  if (!offload.activations)
    return left;
  const std::vector<Lifetime> lifetimes = computeLifetimes(model.graph());
  const ChunkBuffers in(model, line, cuts, lifetimes);
  BufferGroups groups(model, assignment, resolved, lifetimes);
  for (size_t group = 0; group < groups.size(); ++group)
    for (const ProfiledBuffer &buffer : groups.buffersOf(group)) {
      std::optional<size_t> last;
      forLeft(in, line, offload, buffer, [&](size_t unit, double bytes) {
        if (last)
          left[unit].push_back({*last, bytes});
        last = unit;
      });
    }
  return left;
}

} // namespace planner::detail
