//===- LayoutGraph.cpp - Layouts of a tensor and moves between them -------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayoutGraph.h"
#include <algorithm>

namespace planner::detail {

LayoutKey Layout::key() const {
  LayoutKey key = 0;
  for (size_t d = 0; d < dims.size(); ++d)
    for (size_t i = 0; i < dims[d].size(); ++i)
      key |= LayoutKey(16 * (d + 1) + i) << (8 * dims[d][i]);
  for (unsigned axis = 0; axis < kMaxLayoutAxes; ++axis)
    if (partial >> axis & 1)
      key |= LayoutKey(1) << (8 * axis);
  return key;
}

AxisMask Layout::split() const {
  AxisMask mask = 0;
  for (unsigned d = 0; d < dims.size(); ++d)
    mask |= dimMask(d);
  return mask;
}

AxisMask Layout::dimMask(unsigned dim) const {
  AxisMask mask = 0;
  for (AxisId axis : dims[dim])
    mask |= AxisMask(1) << axis;
  return mask;
}

LayoutGraph::LayoutGraph(const Mesh &mesh, unsigned rank)
    : mesh(mesh), rank(rank) {}

uint32_t LayoutGraph::intern(const Layout &layout) {
  const LayoutKey key = layout.key();
  const auto [entry, added] =
      ids.try_emplace(key, static_cast<uint32_t>(nodes.size()));
  if (added)
    nodes.push_back({layout, key, layout.split(), false, {}, {}});
  return entry->second;
}

const std::vector<LayoutMove> &LayoutGraph::moves(uint32_t id) {
  if (!nodes[id].expanded) {
    nodes[id].expanded = true;
    const Layout layout = nodes[id].layout;
    addSlices(id, layout);
    addGathers(id, layout);
    addExchanges(id, layout);
    addReductions(id, layout);
    addPermutes(id, layout);
  }
  return nodes[id].moves;
}

void LayoutGraph::addMove(uint32_t from, const Layout &to, LayoutMove move) {
  move.to = intern(to);
  nodes[from].moves.push_back(move);
  nodes[from].edges.push_back({move.to, priceOf(move, from)});
}

void LayoutGraph::addSlices(uint32_t from, const Layout &layout) {
  const AxisMask used = layout.partial | layout.split();
  for (unsigned axis = 0; axis < mesh.axes.size(); ++axis) {
    if (used >> axis & 1)
      continue;
    for (unsigned d = 0; d < rank; ++d) {
      Layout to = layout;
      to.dims[d].push_back(static_cast<AxisId>(axis));
      LayoutMove move;
      move.isSlice = true;
      move.axes = AxisMask(1) << axis;
      move.dim = static_cast<int8_t>(d);
      addMove(from, to, move);
    }
  }
}

/// Only the minor axes of a dimension can be gathered: what is left must be
/// contiguous pieces. Several at once are one collective on the joint group.
void LayoutGraph::addGathers(uint32_t from, const Layout &layout) {
  for (unsigned d = 0; d < rank; ++d) {
    Layout to = layout;
    LayoutMove move;
    move.kind = CollectiveKind::AllGather;
    move.dim = static_cast<int8_t>(d);
    while (!to.dims[d].empty()) {
      move.axes |= AxisMask(1) << to.dims[d].back();
      to.dims[d].pop_back();
      addMove(from, to, move);
    }
  }
}

void LayoutGraph::addExchanges(uint32_t from, const Layout &layout) {
  for (unsigned d = 0; d < rank; ++d)
    for (size_t count = 1; count <= layout.dims[d].size(); ++count)
      for (unsigned e = 0; e < rank; ++e) {
        if (d == e)
          continue;
        Layout to = layout;
        LayoutMove move;
        move.kind = CollectiveKind::AllToAll;
        move.dim = static_cast<int8_t>(d);
        move.toDim = static_cast<int8_t>(e);
        const auto begin = layout.dims[d].end() - count;
        to.dims[d].resize(layout.dims[d].size() - count);
        for (auto axis = begin; axis != layout.dims[d].end(); ++axis) {
          to.dims[e].push_back(*axis);
          move.axes |= AxisMask(1) << *axis;
        }
        addMove(from, to, move);
      }
}

void LayoutGraph::addReductions(uint32_t from, const Layout &layout) {
  for (AxisMask set = layout.partial; set != 0;
       set = (set - 1) & layout.partial) {
    Layout to = layout;
    to.partial &= ~set;
    LayoutMove move;
    move.axes = set;
    move.kind = CollectiveKind::AllReduce;
    addMove(from, to, move);
    move.kind = CollectiveKind::ReduceScatter;
    SmallVec<AxisId, 4> order;
    for (unsigned axis = 0; axis < mesh.axes.size(); ++axis)
      if (set >> axis & 1)
        order.push_back(static_cast<AxisId>(axis));
    // The pieces may be dealt out in any order of the axes.
    do {
      for (unsigned d = 0; d < rank; ++d) {
        Layout scattered = to;
        scattered.dims[d].insert(scattered.dims[d].end(), order.begin(),
                                 order.end());
        move.dim = static_cast<int8_t>(d);
        addMove(from, scattered, move);
      }
    } while (order.size() <= 3 &&
             std::next_permutation(order.begin(), order.end()));
  }
}

/// The devices among which the pieces of a dimension are exchanged when its
/// axes become others. Where the sizes of the places change too, the axes
/// between them count the pieces differently.
AxisMask LayoutGraph::exchangedAxes(const AxisList &before,
                                    const AxisList &after) const {
  AxisMask changed = 0, span = 0;
  bool sameSizes = true;
  for (size_t i = 0; i < before.size(); ++i) {
    const AxisMask both = AxisMask(1) << before[i] | AxisMask(1) << after[i];
    sameSizes &= mesh.axes[before[i]].size == mesh.axes[after[i]].size;
    if (before[i] != after[i])
      changed |= both;
  }
  size_t first = 0, last = before.size();
  while (first < last && before[first] == after[first])
    ++first;
  while (last > first && before[last - 1] == after[last - 1])
    --last;
  for (size_t i = first; i < last; ++i)
    span |= AxisMask(1) << before[i] | AxisMask(1) << after[i];
  return sameSizes ? changed : span;
}

/// Every device sends its whole shard to one other: any rearrangement of the
/// axes that leaves each dimension as many axes and as many pieces as it had.
/// On meshes of many axes only exchanges of two.
void LayoutGraph::addPermutes(uint32_t from, const Layout &layout) {
  SmallVec<AxisId, 8> slots;
  for (const auto &dim : layout.dims)
    slots.insert(slots.end(), dim.begin(), dim.end());
  const AxisMask used = layout.partial | layout.split();
  const size_t splitSlots = slots.size();
  if (splitSlots == 0)
    return;
  for (unsigned axis = 0; axis < mesh.axes.size(); ++axis)
    if (!(used >> axis & 1))
      slots.push_back(static_cast<AxisId>(axis));
  SmallVec<AxisId, 8> moved = slots;
  const auto tryOrder = [&] {
    Layout to = layout;
    LayoutMove move;
    move.kind = CollectiveKind::Permute;
    bool samePieces = true;
    size_t slot = 0;
    for (auto &dim : to.dims) {
      const AxisList before = dim;
      for (AxisId &axis : dim)
        axis = moved[slot++];
      samePieces &= axisProduct(mesh, before) == axisProduct(mesh, dim);
      move.axes |= exchangedAxes(before, dim);
    }
    if (samePieces && move.axes != 0)
      addMove(from, to, move);
  };
  if (slots.size() > kMaxPermutedAxes) {
    for (size_t i = 0; i < splitSlots; ++i)
      for (size_t j = i + 1; j < slots.size(); ++j) {
        std::swap(moved[i], moved[j]);
        tryOrder();
        std::swap(moved[i], moved[j]);
      }
    return;
  }
  std::sort(moved.begin(), moved.end());
  do {
    // Replicated axes have no order.
    if (std::is_sorted(moved.begin() + splitSlots, moved.end()))
      tryOrder();
  } while (std::next_permutation(moved.begin(), moved.end()));
}

} // namespace planner::detail
