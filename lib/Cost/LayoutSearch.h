//===- LayoutSearch.h - Cheapest layout changes -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_LAYOUTSEARCH_H
#define PLANNER_LIB_COST_LAYOUTSEARCH_H

#include "Buckets.h"
#include "LayoutGraph.h"
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace planner::detail {

/// All that the price of a layout change depends on besides the layouts.
/// Tensors that agree in this share one table.
struct TensorClass {
  /// Of the whole tensor, with the padding of uneven splits.
  double bytes = 0;
  /// Bytes that a reduction moves for each byte of the tensor: more than one
  /// where statistics travel along (ReduceOp::LogSumExp).
  double reductionFactor = 1;
  /// What its collectives are a share of.
  Bucket bucket;
  /// [dimension][axis mask]: whether these axes split the dimension evenly.
  std::vector<std::vector<bool>> allowed;

  friend auto operator<=>(const TensorClass &, const TensorClass &) = default;
};

using CollectivePrice =
    std::function<double(CollectiveKind kind, AxisMask axes, double bytes)>;

/// Dijkstra's algorithm over a LayoutGraph, one resumable run a source, for one
/// class of tensors. Among equally fast sequences one of the fewest collectives
/// wins, then the smaller layout keys: the answer does not depend on what was
/// asked before.
class LayoutSearch {
public:
  LayoutSearch(LayoutGraph &graph, const Mesh &mesh, TensorClass tensor,
               CollectivePrice price);

  /// Infinity if there is no way that takes at most `most`.
  double time(uint32_t from, uint32_t to,
              double most = std::numeric_limits<double>::infinity());
  /// The collectives, slices left out.
  std::vector<CollectiveStep> steps(uint32_t from, uint32_t to);

private:
  /// Distances alone: for tables.
  struct Distances {
    std::vector<double> time;
    std::vector<bool> settled;
    /// (time, layout), the nearest in front.
    std::vector<std::pair<double, uint32_t>> heap;
  };
  /// A move's end and what it takes.
  struct Arc {
    uint32_t to;
    double time;
  };
  /// Distances with the moves that lead there.
  struct Label {
    double time = std::numeric_limits<double>::infinity();
    uint32_t steps = 0;
    uint32_t previous = kNone;
    uint32_t move = 0;
    bool settled = false;
  };
  struct Entry {
    double time;
    uint32_t steps;
    LayoutKey key;
    uint32_t id;
    /// Reversed: std::push_heap keeps the largest in front.
    bool operator<(const Entry &other) const {
      return std::tie(other.time, other.steps, other.key) <
             std::tie(time, steps, key);
    }
  };
  struct Paths {
    std::vector<Label> labels;
    std::vector<Entry> heap;
  };

  const std::vector<Arc> &arcsOf(uint32_t id);
  void settle(Distances &run, uint32_t id);
  const Paths &pathsTo(uint32_t from, uint32_t to);
  void expand(Paths &run, uint32_t id);
  bool allows(uint32_t id);
  double payload(const LayoutMove &move, uint32_t from) const;
  double priceOf(uint32_t from, uint32_t move);
  double localBytes(AxisMask split) const;

  LayoutGraph &graph;
  TensorClass tensor;
  CollectivePrice price;
  /// By axis mask: the product of the sizes.
  std::vector<double> ways;
  /// As LayoutGraph numbers them; negative if not priced yet.
  std::vector<double> prices;
  /// By layout: whether the tensor can lie so; -1 if not known yet.
  std::vector<int8_t> allowed;
  /// By layout, what leads out of it, to each other one once: distances are
  /// asked from many sources.
  std::vector<std::optional<std::vector<Arc>>> arcs;
  /// By source.
  std::vector<Distances> distances;
  std::vector<Paths> paths;
  /// Layouts settled but not expanded, while zero-cost moves are followed.
  std::vector<uint32_t> stack;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_LAYOUTSEARCH_H
