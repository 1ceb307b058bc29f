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
    visit(op.operands[i], op.rule->operands[i], false);
  for (size_t i = 0; i < op.results.size(); ++i)
    visit(op.results[i], op.rule->results[i], true);
}

bool splitsFreely(const Factor &factor) {
  return factor.kind == FactorKind::PassThrough ||
         factor.kind == FactorKind::Reduction;
}

} // namespace

BatchDims::BatchDims(const OpGraph &g, const OpSet &forward,
                     const std::vector<TensorId> &noData)
    : graph(g) {
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
  findParts(forward);
  while (uniteMajors())
    ;
  for (const Part &part : parts)
    partsOf[find(part.whole)].insert(find(part.part));
  // Of no samples there is no dimension left to see, and no other is theirs.
  const auto empty = std::count_if(
      graph.arguments.begin(), graph.arguments.end(),
      [&](TensorId t) { return graph.tensors[t].elements() == 0; });
  hasNoSamples =
      empty > 0 && empty < static_cast<int64_t>(graph.arguments.size());
  if (empty == 0)
    choose(forward, noData);
  if (empty == 0 && batch == kNone)
    findOnlySamples(forward, noData);
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
  std::vector<Node> first(op.rule->factors.size(), kNone);
  forEachMap(op, [&](TensorId t, const TensorMap &map, bool) {
    for (size_t dim = 0; dim < map.size(); ++dim) {
      if (map[dim].size() != 1)
        continue;
      const FactorId factor = map[dim][0];
      if (!splitsFreely(op.rule->factors[factor]) ||
          op.rule->factors[factor].size != graph.tensors[t].shape[dim])
        continue;
      if (first[factor] == kNone)
        first[factor] = nodeOf(t, dim);
      else
        unite(first[factor], nodeOf(t, dim));
    }
  });
}

void BatchDims::findParts(const OpSet &forward) {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    if (!forward[id])
      continue;
    const Op &op = graph.ops[id];
    // The merged dimension, and whether the factor is its major part.
    std::map<FactorId, std::pair<Node, bool>> merged;
    forEachMap(op, [&](TensorId t, const TensorMap &map, bool) {
      for (size_t dim = 0; dim < map.size(); ++dim)
        for (size_t i = 0; map[dim].size() > 1 && i < map[dim].size(); ++i)
          merged[map[dim][i]] = {nodeOf(t, dim), i == 0};
    });
    if (merged.empty())
      continue;
    forEachMap(op, [&](TensorId t, const TensorMap &map, bool) {
      for (size_t dim = 0; dim < map.size(); ++dim) {
        if (map[dim].size() != 1)
          continue;
        const auto whole = merged.find(map[dim][0]);
        if (whole != merged.end())
          parts.push_back({whole->second.first, nodeOf(t, dim),
                           graph.tensors[t].shape[dim], whole->second.second});
      }
    });
  }
}

/// Dimensions of one size that are the major part of the same merged dimension
/// are one dimension: what is merged and split again.
bool BatchDims::uniteMajors() {
  std::map<std::pair<Node, int64_t>, Node> partOf;
  bool changed = false;
  for (const Part &part : parts) {
    if (!part.isMajor)
      continue;
    const auto key = std::pair(find(part.whole), part.size);
    const auto [it, isNew] = partOf.try_emplace(key, part.part);
    if (!isNew)
      changed |= unite(it->second, part.part);
  }
  return changed;
}

std::set<BatchDims::Node> BatchDims::nodesOf(TensorId t) const {
  std::set<Node> nodes;
  for (size_t dim = 0; dim < graph.tensors[t].shape.size(); ++dim) {
    const Node node = find(nodeOf(t, dim));
    nodes.insert(node);
    if (const auto merged = partsOf.find(node); merged != partsOf.end())
      nodes.insert(merged->second.begin(), merged->second.end());
  }
  return nodes;
}

void BatchDims::choose(const OpSet &forward,
                       const std::vector<TensorId> &noData) {
  // A merged dimension counts for its major part as well.
  std::map<Node, std::set<Node>> majorsOf;
  for (const Part &part : parts)
    if (part.isMajor)
      majorsOf[find(part.whole)].insert(find(part.part));
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
        const Factor &factor = op.rule->factors[map[dim][0]];
        const Node node = find(nodeOf(t, dim));
        std::set<Node> all =
            majorsOf.count(node) ? majorsOf[node] : std::set<Node>();
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
  for (TensorId t : noData)
    for (Node node : nodesOf(t))
      scores[node].excluded = true;
  // Prefer what goes through most operators, then what integer arguments have
  // (token numbers, labels), then what few floating arguments have (not the
  // positions of an embedding), then what leads in them.
  std::map<Node, int64_t> integers, floats, leading;
  for (TensorId argument : graph.arguments) {
    const Tensor &tensor = graph.tensors[argument];
    for (Node node : nodesOf(argument))
      ++(isFloat(tensor.dtype) ? floats : integers)[node];
    if (!tensor.shape.empty())
      ++leading[find(nodeOf(argument, 0))];
  }
  std::tuple<int64_t, int64_t, int64_t, int64_t> best;
  for (const auto &[node, score] : scores) {
    // What is in half of the operators only is a head or an expert; what no
    // argument has is made by the model (points along a ray).
    if (score.excluded || 2 * score.through < matrixOps ||
        integers[node] + floats[node] == 0)
      continue;
    const auto value =
        std::tuple(score.through, integers[node], -floats[node], leading[node]);
    if (batch == kNone || value > best) {
      best = value;
      batch = node;
    }
  }
}

/// Whether a product follows, by operator.
static std::vector<bool> leadToProducts(const OpGraph &graph,
                                        const OpSet &forward) {
  std::vector<bool> leads(graph.ops.size());
  for (size_t id = graph.ops.size(); id-- > 0;)
    for (TensorId result : graph.ops[id].results)
      for (const Use &use : graph.tensors[result].uses)
        if (forward[use.op] && (leads[use.op] || isMatrixOp(graph.ops[use.op])))
          leads[id] = true;
  return leads;
}

/// Whether a difference is squared, or its absolute value taken, as by a loss.
static bool isLoss(const OpGraph &graph, const OpSet &forward, TensorId id) {
  const auto &uses = graph.tensors[id].uses;
  return std::any_of(uses.begin(), uses.end(), [&](const Use &use) {
    const Op &op = graph.ops[use.op];
    if (!forward[use.op])
      return false;
    if (op.mnemonic == "convert")
      return isLoss(graph, forward, op.results[0]);
    return op.mnemonic == "abs" ||
           (op.mnemonic == "multiply" &&
            std::all_of(op.operands.begin(), op.operands.end(),
                        [&](TensorId operand) { return operand == id; }));
  });
}

/// The largest of the arguments that the operands are made of; none if two are
/// as large.
TensorId BatchDims::largestOf(const Op &op,
                              const std::vector<TensorId> &madeOf) const {
  TensorId largest = kNone;
  int64_t most = 0;
  for (TensorId operand : op.operands) {
    const TensorId made = madeOf[operand];
    const int64_t elements = made == kNone ? 0 : graph.tensors[made].elements();
    if (made != largest && elements == most)
      largest = kNone;
    else if (elements > most)
      largest = made;
    most = std::max(most, elements);
  }
  return largest;
}

/// Floating arguments of which the first dimension is one and that are the
/// first operand of a product before they meet data, or that a loss compares
/// results with. What else is added to data, or broadcast to it, is no sample
/// (positions). Numbers of tokens are data; those of several samples say that
/// the batch is not one.
void BatchDims::findOnlySamples(const OpSet &forward,
                                const std::vector<TensorId> &noData) {
  // The argument that a tensor is made of, if it has not met data yet.
  std::vector<TensorId> madeOf(graph.tensors.size(), kNone);
  std::vector<bool> isData(graph.tensors.size());
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    const bool isOne = !tensor.shape.empty() && tensor.shape[0] == 1;
    if (isFloat(tensor.dtype))
      madeOf[id] = isOne ? id : kNone;
    else if (!tensor.shape.empty() && bitWidth(tensor.dtype) > 8) {
      if (!isOne && isRead(id, forward))
        return;
      isData[id] = true;
    }
  }
  for (TensorId id : noData)
    madeOf[id] = kNone;
  const std::vector<bool> leads = leadToProducts(graph, forward);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (!forward[id] || op.operands.empty())
      continue;
    const bool meetsData =
        std::any_of(op.operands.begin(), op.operands.end(),
                    [&](TensorId operand) { return isData[operand]; });
    TensorId made = largestOf(op, madeOf);
    // A vector is multiplied by weights, which are the first operand then.
    if (isMatrixOp(op))
      made = op.operands.size() > 1 &&
                     graph.tensors[op.operands[1]].shape.size() > 1 &&
                     !meetsData
                 ? madeOf[op.operands[0]]
                 : kNone;
    const bool isCompared = meetsData && op.mnemonic == "subtract" &&
                            !leads[id] && isLoss(graph, forward, op.results[0]);
    if (made != kNone && (isMatrixOp(op) || isCompared))
      onlySamples.insert(made);
    const bool isNowData = meetsData || isMatrixOp(op);
    for (TensorId result : op.results) {
      isData[result] = isNowData;
      madeOf[result] = isNowData ? kNone : made;
    }
  }
}

bool BatchDims::isRead(TensorId t, const OpSet &forward) const {
  const auto &uses = graph.tensors[t].uses;
  return std::any_of(uses.begin(), uses.end(),
                     [&](const Use &use) { return forward[use.op]; });
}

bool BatchDims::has(TensorId t) const {
  if (hasNoSamples && graph.tensors[t].elements() == 0)
    return true;
  if (onlySamples.contains(t))
    return true;
  if (batch == kNone)
    return false;
  const size_t rank = graph.tensors[t].shape.size();
  for (size_t dim = 0; dim < rank; ++dim) {
    const Node node = find(nodeOf(t, dim));
    if (node == batch)
      return true;
    if (const auto merged = partsOf.find(node);
        merged != partsOf.end() && merged->second.contains(batch))
      return true;
  }
  return false;
}

} // namespace planner
