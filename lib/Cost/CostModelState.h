//===- CostModelState.h - What a cost model remembers -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_COSTMODELSTATE_H
#define PLANNER_LIB_COST_COSTMODELSTATE_H

#include "LayoutSearch.h"
#include "Loops.h"
#include <unordered_map>

namespace planner {

namespace detail {

/// One kind of layout change problem: some axes of the mesh, some dimensions of
/// the tensor.
struct LayoutView {
  /// The axes that may move, in the mesh's order.
  SmallVec<AxisId, 8> axes;
  /// By axis of the mesh: its number in `axes`, or -1.
  SmallVec<int8_t, 8> axisNumber;
  /// By dimension of the tensor: its number in the view, or -1.
  SmallVec<int8_t, 4> dimNumber;
  unsigned rank = 0;
};

/// A graph for the axes of a view, with the searches on it.
struct LayoutDomain {
  Mesh mesh;
  std::unique_ptr<LayoutGraph> graph;
  std::map<TensorClass, std::unique_ptr<LayoutSearch>> searches;
};

/// A search with two layouts in it, ready to be asked.
struct PreparedChange {
  LayoutSearch *search = nullptr;
  uint32_t from = 0, to = 0;
  /// Too far apart to search.
  bool direct = false;
};

/// Of tensors that are alike.
struct PreparedChanges {
  uint32_t number(const TensorSharding &layout) {
    return numbers.try_emplace(layout, static_cast<uint32_t>(numbers.size()))
        .first->second;
  }
  /// From one layout to another, by their numbers; and whether it is new.
  std::pair<PreparedChange &, bool> change(uint32_t from, uint32_t to) {
    const auto [at, isNew] = changes.try_emplace(uint64_t(from) << 32 | to);
    return {at->second, isNew};
  }

private:
  std::unordered_map<TensorSharding, uint32_t, TensorShardingHash> numbers;
  std::unordered_map<uint64_t, PreparedChange> changes;
};

/// All that tensors alike have in common.
struct MovedKey {
  Shape shape;
  DType dtype;
  double fraction;
  Bucket bucket;
  friend bool operator<(const MovedKey &a, const MovedKey &b) {
    return std::tie(a.shape, a.dtype, a.fraction, a.bucket) <
           std::tie(b.shape, b.dtype, b.fraction, b.bucket);
  }
};

/// The view that serves all even layouts of one tensor.
struct TensorView {
  bool valid = false;
  /// Of uneven layouts, once asked for.
  PreparedChanges *changes = nullptr;
  LayoutView view;
  LayoutDomain *domain = nullptr;
  LayoutSearch *search = nullptr;
  /// For tensors partial by LogSumExp.
  LayoutSearch *statisticsSearch = nullptr;
  TensorClass tensor;
};

} // namespace detail

struct CostModel::State {
  State(const OpGraph &graph, const ClusterSpec &cluster,
        const StackSpec &stack, const Mesh &mesh);
  /// Of the same graph in another size, on another mesh.
  State(const State &alike, const OpGraph &resized, const Mesh &mesh);

  const OpGraph &graph;
  const ClusterSpec cluster;
  const StackSpec stack;
  const Mesh mesh;
  const detail::LoopNest loops;
  std::map<std::pair<AxisMask, unsigned>, detail::LayoutDomain> domains;
  std::vector<std::unique_ptr<detail::TensorView>> tensorViews;
  std::map<detail::MovedKey, detail::PreparedChanges> changes;

  const std::shared_ptr<const detail::Services> services;

  double price(CollectiveKind kind, AxisMask axes, double bytes,
               const detail::Bucket &bucket = {}) const;
  /// A priced collective; `bytes` as collectiveTime() takes it.
  CollectiveStep collective(CollectiveKind kind, AxisMask axes, double bytes,
                            const detail::Bucket &bucket = {}) const;

  detail::LayoutDomain &domainOf(const detail::LayoutView &view);
  detail::LayoutSearch &searchOf(detail::LayoutDomain &domain,
                                 const detail::LayoutView &view,
                                 detail::TensorClass tensor);
  /// Nothing if a view of the whole tensor would be too large.
  const detail::TensorView &viewOf(TensorId tensor);
};

} // namespace planner

#endif // PLANNER_LIB_COST_COSTMODELSTATE_H
