//===- MinimumCut.cpp - The fewest bytes to keep --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MinimumCut.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boykov_kolmogorov_max_flow.hpp>
#include <cmath>

namespace planner {
namespace {

using Traits =
    boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;

struct Arc {
  int64_t capacity = 0, residual = 0;
  Traits::edge_descriptor reverse = {};
};

using Network =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS,
                          boost::no_property, Arc>;

/// Above every sum of bytes.
constexpr int64_t kUnlimited = int64_t{1} << 60;

/// Each value is two vertices with an arc of its bytes between them.
class CutFinder {
public:
  explicit CutFinder(const std::vector<Recomputable> &v)
      : values(v), kept(v.size(), false), vertexOf(v.size(), 0) {}

  std::vector<bool> run() {
    collect();
    if (chosen.empty())
      return std::move(kept);
    build();
    solve();
    return std::move(kept);
  }

private:
  using Vertex = Network::vertex_descriptor;
  static constexpr Vertex kFrom = 0, kTo = 1;

  /// What is wanted and cannot be made again is kept; of the rest only that
  /// from which something wanted is made takes part.
  void collect() {
    std::vector<bool> seen(values.size(), false);
    for (uint32_t i = 0; i < values.size(); ++i) {
      kept[i] = values[i].isWanted && values[i].isSource;
      if (values[i].isWanted && !values[i].isSource) {
        seen[i] = true;
        chosen.push_back(i);
      }
    }
    for (size_t i = 0; i < chosen.size(); ++i) {
      const Recomputable &value = values[chosen[i]];
      if (value.isSource)
        continue;
      for (uint32_t operand : value.operands)
        if (!kept[operand] && !seen[operand]) {
          seen[operand] = true;
          chosen.push_back(operand);
        }
    }
  }

  void addArc(Vertex from, Vertex to, int64_t capacity) {
    const auto there = boost::add_edge(from, to, network).first;
    const auto back = boost::add_edge(to, from, network).first;
    network[there].capacity = capacity;
    network[there].reverse = back;
    network[back].reverse = there;
  }

  void build() {
    // Sums stay far below the limit; of sizes that are too large for that the
    // lowest bits are dropped.
    double total = 0;
    for (uint32_t i : chosen)
      total += static_cast<double>(values[i].bytes);
    int shift = 0;
    while (std::ldexp(total, -shift) >= static_cast<double>(kUnlimited))
      ++shift;
    for (uint32_t i : chosen) {
      vertexOf[i] = 2 + 2 * count++;
      addArc(vertexOf[i], vertexOf[i] + 1,
             std::max<int64_t>(1, values[i].bytes >> shift));
    }
    for (uint32_t i : chosen) {
      const Recomputable &value = values[i];
      if (value.isWanted)
        addArc(vertexOf[i] + 1, kTo, kUnlimited);
      if (value.isSource)
        addArc(kFrom, vertexOf[i], kUnlimited);
      else
        for (uint32_t operand : value.operands)
          if (!kept[operand])
            addArc(vertexOf[operand] + 1, vertexOf[i], kUnlimited);
    }
  }

  void solve() {
    boost::boykov_kolmogorov_max_flow(
        network, boost::get(&Arc::capacity, network),
        boost::get(&Arc::residual, network), boost::get(&Arc::reverse, network),
        boost::get(boost::vertex_index, network), kFrom, kTo);
    // What still reaches the wanted end lies behind the last of all minimum
    // cuts.
    std::vector<bool> isBehind(boost::num_vertices(network), false);
    std::vector<Vertex> work = {kTo};
    isBehind[kTo] = true;
    while (!work.empty()) {
      const Vertex to = work.back();
      work.pop_back();
      const auto [first, last] = boost::out_edges(to, network);
      for (auto arc = first; arc != last; ++arc) {
        const Vertex from = boost::target(*arc, network);
        if (isBehind[from] || network[network[*arc].reverse].residual == 0)
          continue;
        isBehind[from] = true;
        work.push_back(from);
      }
    }
    for (uint32_t i : chosen)
      if (!isBehind[vertexOf[i]] && isBehind[vertexOf[i] + 1])
        kept[i] = true;
  }

  const std::vector<Recomputable> &values;
  std::vector<bool> kept;
  std::vector<uint32_t> chosen;
  std::vector<Vertex> vertexOf;
  Vertex count = 0;
  Network network;
};

} // namespace

std::vector<bool> minimumCut(const std::vector<Recomputable> &values) {
  return CutFinder(values).run();
}

} // namespace planner
