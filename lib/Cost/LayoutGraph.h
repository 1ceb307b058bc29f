//===- LayoutGraph.h - Layouts of a tensor and moves between them -*-
// C++-*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Nodes are layouts: each mesh axis is replicated, partial, or at a position in
// the list of a dimension. Edges are single collectives, and the free slice. A
// graph depends on the mesh and on the number of dimensions only, and serves
// all tensors; what a move costs depends on the tensor (LayoutSearch.h).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_LAYOUTGRAPH_H
#define PLANNER_LIB_COST_LAYOUTGRAPH_H

#include "planner/Cost/CostModel.h"
#include <array>
#include <unordered_map>

namespace planner::detail {

/// The most axes and dimensions that a Layout can describe.
constexpr unsigned kMaxLayoutAxes = 8;
constexpr unsigned kMaxLayoutDims = 8;
/// Up to here a permute may rearrange all axes at once.
constexpr unsigned kMaxPermutedAxes = 5;

/// One byte an axis: 0 replicated, 1 partial, else 16 * (dimension + 1) +
/// position in the dimension's list.
using LayoutKey = uint64_t;

struct Layout {
  SmallVec<AxisList, 4> dims;
  AxisMask partial = 0;

  LayoutKey key() const;
  AxisMask split() const;
  AxisMask dimMask(unsigned dim) const;
};

struct LayoutMove {
  uint32_t to = 0;
  /// Nothing for a slice.
  bool isSlice = false;
  CollectiveKind kind = CollectiveKind::Permute;
  int8_t dim = -1, toDim = -1;
  AxisMask axes = 0;
};

/// What a search needs of a move, in eight bytes.
struct LayoutEdge {
  uint32_t to = 0;
  /// Number of the price among all of the mesh; 0 is nothing, for slices.
  uint32_t price = 0;
};

class LayoutGraph {
public:
  LayoutGraph(const Mesh &mesh, unsigned rank);

  uint32_t intern(const Layout &layout);
  const Layout &layout(uint32_t id) const { return nodes[id].layout; }
  LayoutKey key(uint32_t id) const { return nodes[id].key; }
  AxisMask split(uint32_t id) const { return nodes[id].split; }
  size_t size() const { return nodes.size(); }
  /// All moves out of a layout, made at the first call.
  const std::vector<LayoutMove> &moves(uint32_t id);
  /// The same moves, in the same order.
  const std::vector<LayoutEdge> &edges(uint32_t id) {
    (void)moves(id);
    return nodes[id].edges;
  }

  /// One price for each collective, group and set of split axes before it.
  size_t priceCount() const {
    return 1 + (size_t(kCollectiveKinds) << 2 * mesh.axes.size());
  }
  uint32_t priceOf(const LayoutMove &move, uint32_t from) const {
    if (move.isSlice)
      return 0;
    const auto axes = static_cast<unsigned>(mesh.axes.size());
    const auto kind = static_cast<uint32_t>(move.kind);
    return 1 + (((kind << axes | move.axes) << axes) | split(from));
  }

private:
  struct Node {
    Layout layout;
    LayoutKey key = 0;
    AxisMask split = 0;
    bool expanded = false;
    std::vector<LayoutMove> moves;
    std::vector<LayoutEdge> edges;
  };

  void addMove(uint32_t from, const Layout &to, LayoutMove move);
  void addSlices(uint32_t from, const Layout &layout);
  void addGathers(uint32_t from, const Layout &layout);
  void addExchanges(uint32_t from, const Layout &layout);
  void addReductions(uint32_t from, const Layout &layout);
  AxisMask exchangedAxes(const AxisList &before, const AxisList &after) const;
  void addPermutes(uint32_t from, const Layout &layout);

  const Mesh mesh;
  unsigned rank;
  std::vector<Node> nodes;
  std::unordered_map<LayoutKey, uint32_t> ids;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_LAYOUTGRAPH_H
