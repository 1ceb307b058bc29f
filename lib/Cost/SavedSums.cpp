//===- SavedSums.cpp - Activations that chunks have on hosts --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SavedSums.h"

namespace planner::detail {

SavedSums::SavedSums(const CostModel &m, const LayerLine &l, const StageCuts &c,
                     const OffloadChoice &o, const Assignment &a,
                     const ResolvedStrategy &resolved)
    : line(l), cuts(c), offload(o), assignment(a),
      lifetimes(computeLifetimes(m.graph())), in(m, l, c, lifetimes),
      groups(m, a, resolved, lifetimes), saved(groups.size()),
      norms(m.graph().ops.size()), sums(c.chunks(), 0) {
  for (size_t group = 0; group < groups.size(); ++group)
    replace(saved[group], ofGroup(group));
  for (OpId id = 0; id < norms.size(); ++id)
    replace(norms[id], ofNorm(id));
  before = sums;
}

SavedSums::Spread SavedSums::ofGroup(size_t group) {
  Spread all;
  for (const ProfiledBuffer &buffer : groups.buffersOf(group)) {
    const TensorId id = buffer.tensor;
    if (in.isArgument(buffer) || in.isSummed(id) ||
        !leavesDevice(offload, line, id))
      continue;
    std::set<size_t> chunks;
    in.forChunks(id, [&](size_t c) { chunks.insert(c); });
    for (const size_t c : chunks)
      if (const auto kept = in.keptIn(buffer, c); kept.saves)
        all.emplace_back(c, kept.bytes);
  }
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

void SavedSums::replace(Spread &known, Spread now) {
  for (const auto &[chunk, bytes] : known)
    sums[chunk] -= bytes;
  for (const auto &[chunk, bytes] : now)
    sums[chunk] += bytes;
  known = std::move(now);
}

void SavedSums::change(const std::vector<TensorId> &tensors,
                       const std::vector<OpId> &ops) {
  std::set<size_t> touched;
  for (const TensorId id : tensors)
    touched.insert(groups.groupOf(id));
  for (const size_t group : touched) {
    Spread now = ofGroup(group);
    if (now == saved[group])
      continue;
    changedGroups.emplace_back(group, saved[group]);
    replace(saved[group], std::move(now));
  }
  for (const OpId id : ops) {
    Spread now = ofNorm(id);
    if (now == norms[id])
      continue;
    changedNorms.emplace_back(id, norms[id]);
    replace(norms[id], std::move(now));
  }
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

} // namespace planner::detail
