//===- BatchDims.cpp - Which tensors have the batch dimension -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "BatchDims.h"
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace planner {
namespace {

template <typename Visit> void forEachMap(const Op &op, Visit visit) {
  for (size_t i = 0; i < op.operands.size(); ++i)
    visit(op.operands[i], op.rule.operands[i], false);
  for (size_t i = 0; i < op.results.size(); ++i)
    visit(op.results[i], op.rule.results[i], true);
}

bool splitsFreely(const Factor &factor) {
  return factor.kind == FactorKind::PassThrough ||
         factor.kind == FactorKind::Reduction;
}

} // namespace

BatchDims::BatchDims(const OpGraph &g, const OpSet &forward) : graph(g) {
  Node count = 0;
  for (const Tensor &tensor : graph.tensors) {
    firstNode.push_back(count);
    count += static_cast<Node>(tensor.shape.size());
  }
  parent.resize(count);
  for (Node node = 0; node < count; ++node)
    parent[node] = node;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (forward[id])
      uniteDims(graph.ops[id]);
  while (uniteMajors(forward))
    ;
  // Of no samples there is no dimension left to see, and no other is theirs.
  if (std::none_of(
          graph.arguments.begin(), graph.arguments.end(),
          [&](TensorId t) { return graph.tensors[t].elements() == 0; }))
    choose(forward);
}

BatchDims::Node BatchDims::find(Node node) const {
  while (parent[node] != node)
    node = parent[node] = parent[parent[node]];
  return node;
}

bool BatchDims::unite(Node a, Node b) {
  a = find(a);
  b = find(b);
  if (a == b)
    return false;
  parent[std::max(a, b)] = std::min(a, b);
  return true;
}

/// Dimensions that are one and the same factor are one dimension.
void BatchDims::uniteDims(const Op &op) {
  std::vector<Node> first(op.rule.factors.size(), kNone);
  forEachMap(op, [&](TensorId t, const TensorMap &map, bool) {
    for (size_t dim = 0; dim < map.size(); ++dim) {
      if (map[dim].size() != 1)
        continue;
      const FactorId factor = map[dim][0];
      if (!splitsFreely(op.rule.factors[factor]) ||
          op.rule.factors[factor].size != graph.tensors[t].shape[dim])
        continue;
      if (first[factor] == kNone)
        first[factor] = nodeOf(t, dim);
      else
        unite(first[factor], nodeOf(t, dim));
    }
  });
}

/// Dimensions of one size that are the major part of the same merged dimension
/// are one dimension: what is merged and split again.
bool BatchDims::uniteMajors(const OpSet &forward) {
  majors.clear();
  std::map<std::pair<Node, int64_t>, Node> partOf;
  bool changed = false;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    if (!forward[id])
      continue;
    const Op &op = graph.ops[id];
    std::map<FactorId, Node> merged;
    forEachMap(op, [&](TensorId t, const TensorMap &map, bool) {
      for (size_t dim = 0; dim < map.size(); ++dim)
        if (map[dim].size() > 1)
          merged[map[dim][0]] = nodeOf(t, dim);
    });
    if (merged.empty())
      continue;
    forEachMap(op, [&](TensorId t, const TensorMap &map, bool) {
      for (size_t dim = 0; dim < map.size(); ++dim) {
        if (map[dim].size() != 1)
          continue;
        const auto whole = merged.find(map[dim][0]);
        if (whole == merged.end())
          continue;
        const Node part = nodeOf(t, dim);
        majors.emplace_back(find(whole->second), find(part));
        const auto key =
            std::pair(find(whole->second), graph.tensors[t].shape[dim]);
        const auto [it, isNew] = partOf.try_emplace(key, part);
        if (!isNew)
          changed |= unite(it->second, part);
      }
    });
  }
  return changed;
}

void BatchDims::choose(const OpSet &forward) {
  // A merged dimension counts for its major part as well.
  std::map<Node, std::set<Node>> partsOf;
  for (auto [whole, part] : majors)
    partsOf[find(whole)].insert(find(part));
  struct Score {
    int64_t through = 0;
    bool excluded = false;
  };
  std::map<Node, Score> scores;
  int64_t matrixOps = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (!forward[id] || !isMatrixOp(op))
      continue;
    ++matrixOps;
    std::set<Node> through, excluded;
    forEachMap(op, [&](TensorId t, const TensorMap &map, bool isResult) {
      for (size_t dim = 0; dim < map.size(); ++dim) {
        if (map[dim].size() != 1)
          continue;
        const Factor &factor = op.rule.factors[map[dim][0]];
        const Node node = find(nodeOf(t, dim));
        std::set<Node> all =
            partsOf.count(node) ? partsOf[node] : std::set<Node>();
        all.insert(node);
        const bool passes = factor.kind == FactorKind::PassThrough &&
                            !factor.haloLow && !factor.haloHigh;
        if (!passes)
          excluded.insert(all.begin(), all.end());
        else if (isResult)
          through.insert(all.begin(), all.end());
      }
    });
    for (Node node : through)
      ++scores[node].through;
    for (Node node : excluded)
      scores[node].excluded = true;
  }
  // Prefer what goes through most operators, then what integer arguments have
  // (token numbers, labels), then what few floating arguments have.
  std::map<Node, int64_t> integers, floats;
  for (TensorId argument : graph.arguments) {
    const Tensor &tensor = graph.tensors[argument];
    std::set<Node> nodes;
    for (size_t dim = 0; dim < tensor.shape.size(); ++dim) {
      const Node node = find(nodeOf(argument, dim));
      nodes.insert(node);
      if (partsOf.count(node))
        nodes.insert(partsOf[node].begin(), partsOf[node].end());
    }
    for (Node node : nodes)
      ++(isFloat(tensor.dtype) ? floats : integers)[node];
  }
  auto best = std::tuple<int64_t, int64_t, int64_t>(0, 0, 0);
  for (const auto &[node, score] : scores) {
    // What is in half of the operators only is a head or an expert.
    if (score.excluded || 2 * score.through < matrixOps)
      continue;
    const auto value = std::tuple(score.through, integers[node], -floats[node]);
    if (batch == kNone || value > best) {
      best = value;
      batch = node;
    }
  }
}

bool BatchDims::has(TensorId t) const {
  if (graph.tensors[t].elements() == 0)
    return true;
  if (batch == kNone)
    return false;
  const size_t rank = graph.tensors[t].shape.size();
  for (size_t dim = 0; dim < rank; ++dim) {
    const Node node = find(nodeOf(t, dim));
    if (node == batch)
      return true;
    for (auto [whole, part] : majors)
      if (find(whole) == node && find(part) == batch)
        return true;
  }
  return false;
}

} // namespace planner
