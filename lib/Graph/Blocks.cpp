//===- Blocks.cpp - Repeated isomorphic subgraphs -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A deep model maps onto itself by a shift: each operator of a layer to its
// counterpart in the next one. The shift is found from seeds, operators with
// matrix work whose surroundings look alike (colour refinement to a small
// radius), and grown along operands and users as long as both sides match. It
// follows saved activations into the backward pass and gradients into the
// optimizer, and ends where the first and the last layer meet the rest of the
// model. The chains of the shift are what shares a configuration.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include <algorithm>
#include <boost/container_hash/hash.hpp>
#include <map>
#include <numeric>

namespace planner {
namespace {

using Colour = size_t;

void addMap(Colour &seed, const TensorMap &map) {
  boost::hash_combine(seed, map.size());
  for (const DimFactors &factors : map) {
    boost::hash_combine(seed, factors.size());
    for (FactorId factor : factors)
      boost::hash_combine(seed, factor);
  }
}

/// What a tensor is to its users. The first layer may read the model's input
/// where the others read a layer's output.
Role roleOf(const Tensor &tensor) {
  return tensor.role == Role::Input || tensor.role == Role::Gradient
             ? Role::Activation
             : tensor.role;
}

void addTensor(Colour &seed, const Tensor &tensor) {
  boost::hash_combine(seed, static_cast<int>(tensor.dtype));
  boost::hash_combine(seed, static_cast<int>(roleOf(tensor)));
  for (int64_t size : tensor.shape)
    boost::hash_combine(seed, size);
}

Colour colourOf(const OpGraph &graph, const Op &op) {
  Colour seed = static_cast<size_t>(op.kind);
  boost::hash_combine(seed, op.mnemonic);
  boost::hash_combine(seed, static_cast<int>(op.phase));
  boost::hash_combine(seed, op.isRecomputed);
  boost::hash_combine(seed, op.loop);
  boost::hash_combine(seed, op.axis);
  boost::hash_combine(seed, op.work.matmulFlops);
  boost::hash_combine(seed, op.work.vectorFlops);
  boost::hash_combine(seed, op.members.size());
  for (const Factor &factor : op.rule->factors) {
    boost::hash_combine(seed, factor.size);
    boost::hash_combine(seed, static_cast<int>(factor.kind));
    boost::hash_combine(seed, static_cast<int>(factor.reduce));
  }
  for (size_t i = 0; i < op.operands.size(); ++i) {
    addMap(seed, op.rule->operands[i]);
    addTensor(seed, graph.tensors[op.operands[i]]);
  }
  for (size_t i = 0; i < op.results.size(); ++i) {
    addMap(seed, op.rule->results[i]);
    addTensor(seed, graph.tensors[op.results[i]]);
    boost::hash_combine(seed, graph.tensors[op.results[i]].outputs.size());
  }
  if (op.attention) {
    boost::hash_combine(seed, op.attention->density);
    boost::hash_combine(seed, op.attention->masked);
  }
  return seed;
}

bool sameTensor(const Tensor &a, const Tensor &b) {
  return a.dtype == b.dtype && roleOf(a) == roleOf(b) && a.shape == b.shape &&
         a.outputs.size() == b.outputs.size();
}

bool sameRule(const ShardingRule &a, const ShardingRule &b) {
  return a.operands == b.operands && a.results == b.results &&
         a.linear == b.linear &&
         std::equal(a.factors.begin(), a.factors.end(), b.factors.begin(),
                    b.factors.end(), [](const Factor &x, const Factor &y) {
                      return x.size == y.size && x.kind == y.kind &&
                             x.reduce == y.reduce && x.haloLow == y.haloLow &&
                             x.haloHigh == y.haloHigh;
                    });
}

/// Equal but for which tensors they work on.
bool sameOp(const OpGraph &graph, const Op &a, const Op &b) {
  if (a.kind != b.kind || a.mnemonic != b.mnemonic || a.phase != b.phase ||
      a.isRecomputed != b.isRecomputed || a.loop != b.loop ||
      a.operands.size() != b.operands.size() ||
      a.results.size() != b.results.size() ||
      a.members.size() != b.members.size() ||
      a.operandTouched != b.operandTouched ||
      a.resultTouched != b.resultTouched ||
      a.work.matmulFlops != b.work.matmulFlops ||
      a.work.vectorFlops != b.work.vectorFlops || !sameRule(a.rule, b.rule))
    return false;
  for (size_t i = 0; i < a.operands.size(); ++i)
    if (!sameTensor(graph.tensors[a.operands[i]], graph.tensors[b.operands[i]]))
      return false;
  for (size_t i = 0; i < a.results.size(); ++i)
    if (!sameTensor(graph.tensors[a.results[i]], graph.tensors[b.results[i]]))
      return false;
  return true;
}

class BlockFinder {
public:
  explicit BlockFinder(const OpGraph &g) : graph(g) {}

  BlockStructure run() {
    const size_t count = graph.ops.size();
    next.assign(count, kNone);
    previous.assign(count, kNone);
    component.assign(count, kNone);
    colours.resize(count);
    for (OpId id = 0; id < count; ++id)
      colours[id] = colourOf(graph, graph.ops[id]);
    const std::vector<Colour> own = colours;
    // Large surroundings first: they tell apart the products of a layer. Small
    // ones find what is left, of short models.
    std::vector<std::vector<Colour>> rounds;
    for (unsigned round = 0; round < kRadius; ++round) {
      refine();
      rounds.push_back(colours);
    }
    nearby = rounds.front();
    colours = own;
    for (auto it = rounds.rbegin(); it != rounds.rend(); ++it)
      for (const std::vector<OpId> &seeds : chooseSeeds(*it))
        grow(seeds);
    setFoldClasses();
    makeBlocks();
    addLoops();
    return std::move(found);
  }

private:
  /// Small enough to leave inner layers that look like their neighbours.
  static constexpr unsigned kRadius = 3;

  const OpGraph &graph;
  BlockStructure found;
  std::vector<Colour> colours;
  /// Of the operators with their neighbours.
  std::vector<Colour> nearby;
  std::vector<OpId> next, previous;
  std::vector<uint32_t> component;
  uint32_t components = 0;
  std::vector<std::pair<OpId, OpId>> work;

  /// Whatever surrounds it.
  static Colour alikeColour(const Op &op) {
    Colour seed = op.alike;
    boost::hash_combine(seed, static_cast<int>(op.phase));
    boost::hash_combine(seed, op.isRecomputed);
    return seed;
  }

  void refine() {
    std::vector<Colour> result(colours.size());
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      Colour seed = colours[id];
      for (TensorId operand : op.operands) {
        const Tensor &tensor = graph.tensors[operand];
        if (tensor.producer == kNone)
          boost::hash_combine(seed, static_cast<int>(tensor.role));
        else
          boost::hash_combine(seed,
                              colours[tensor.producer] + tensor.resultIndex);
      }
      // Users as a multiset: their order is no property of the model.
      Colour users = 0;
      for (TensorId output : op.results)
        for (const Use &use : graph.tensors[output].uses) {
          Colour user = colours[use.op];
          boost::hash_combine(user, use.operand);
          boost::hash_combine(user, graph.tensors[output].resultIndex);
          users += user;
        }
      boost::hash_combine(seed, users);
      result[id] = op.alike == kNone ? seed : alikeColour(op);
    }
    colours = std::move(result);
  }

  /// Operators with matrix work by refined colour, most work first.
  std::vector<std::vector<OpId>>
  chooseSeeds(const std::vector<Colour> &refined) const {
    std::map<Colour, size_t> index;
    std::vector<std::vector<OpId>> groups;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (graph.ops[id].work.matmulFlops <= 0 || component[id] != kNone)
        continue;
      auto [it, isNew] = index.try_emplace(refined[id], groups.size());
      if (isNew)
        groups.emplace_back();
      groups[it->second].push_back(id);
    }
    std::erase_if(groups, [](const auto &group) { return group.size() < 2; });
    // The backward pass meets the last layer first.
    for (std::vector<OpId> &group : groups)
      if (graph.ops[group.front()].phase == Phase::Backward)
        std::reverse(group.begin(), group.end());
    std::sort(groups.begin(), groups.end(), [&](const auto &a, const auto &b) {
      const double x =
          graph.ops[a[0]].work.matmulFlops * static_cast<double>(a.size());
      const double y =
          graph.ops[b[0]].work.matmulFlops * static_cast<double>(b.size());
      return x != y ? x > y : a[0] < b[0];
    });
    return groups;
  }

  void grow(const std::vector<OpId> &seeds) {
    const uint32_t id = components;
    bool any = false;
    for (size_t i = 0; i + 1 < seeds.size(); ++i) {
      if (component[seeds[i]] != kNone && component[seeds[i]] != id)
        continue;
      any |= match(seeds[i], seeds[i + 1], id);
    }
    while (!work.empty()) {
      const auto [a, b] = work.back();
      work.pop_back();
      spread(a, b, id);
    }
    components += any;
  }

  bool match(OpId a, OpId b, uint32_t id) {
    if (a == b || next[a] != kNone || previous[b] != kNone ||
        colours[a] != colours[b] || !sameOp(graph, graph.ops[a], graph.ops[b]))
      return false;
    for (OpId op : {a, b})
      if (component[op] != kNone && component[op] != id)
        return false;
    component[a] = component[b] = id;
    next[a] = b;
    previous[b] = a;
    work.push_back({a, b});
    return true;
  }

  void spread(OpId a, OpId b, uint32_t id) {
    const Op &x = graph.ops[a], &y = graph.ops[b];
    for (size_t i = 0; i < x.operands.size(); ++i) {
      const TensorId s = x.operands[i], t = y.operands[i];
      if (s == t)
        continue;
      const OpId p = graph.tensors[s].producer, q = graph.tensors[t].producer;
      if (p != kNone && q != kNone &&
          graph.tensors[s].resultIndex == graph.tensors[t].resultIndex)
        match(p, q, id);
      spreadUsers(s, t, id);
    }
    for (size_t i = 0; i < x.results.size(); ++i)
      spreadUsers(x.results[i], y.results[i], id);
  }

  /// Users that are the only ones of their kind on both sides. Those of one
  /// kind (the products of a gated MLP) may be told apart by their neighbours.
  void spreadUsers(TensorId s, TensorId t, uint32_t id) {
    matchUsers(s, t, id, colours);
    matchUsers(s, t, id, nearby);
  }

  void matchUsers(TensorId s, TensorId t, uint32_t id,
                  const std::vector<Colour> &kinds) {
    const auto &ofS = graph.tensors[s].uses, &ofT = graph.tensors[t].uses;
    if (ofS.size() == 1 && ofT.size() == 1) {
      if (kinds[ofS[0].op] == kinds[ofT[0].op] &&
          ofS[0].operand == ofT[0].operand)
        match(ofS[0].op, ofT[0].op, id);
      return;
    }
    std::vector<std::pair<std::pair<Colour, uint32_t>, OpId>> left, right;
    for (const Use &use : ofS)
      left.push_back({{kinds[use.op], use.operand}, use.op});
    for (const Use &use : ofT)
      right.push_back({{kinds[use.op], use.operand}, use.op});
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    auto isSingle = [](const auto &list, size_t i) {
      return (i == 0 || list[i - 1].first != list[i].first) &&
             (i + 1 == list.size() || list[i + 1].first != list[i].first);
    };
    size_t j = 0;
    for (size_t i = 0; i < left.size(); ++i) {
      while (j < right.size() && right[j].first < left[i].first)
        ++j;
      if (j < right.size() && right[j].first == left[i].first &&
          isSingle(left, i) && isSingle(right, j))
        match(left[i].second, right[j].second, id);
    }
  }

  void setFoldClasses() {
    found.foldClass.resize(graph.ops.size());
    std::iota(found.foldClass.begin(), found.foldClass.end(), 0u);
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (previous[id] != kNone)
        continue;
      for (OpId other = next[id]; other != kNone; other = next[other])
        found.foldClass[other] = id;
    }
  }

  using Chain = std::vector<OpId>;

  /// The chains of the shift, by component.
  std::vector<std::vector<Chain>> findChains() const {
    std::vector<std::vector<Chain>> chains(components);
    for (OpId op = 0; op < graph.ops.size(); ++op) {
      if (component[op] == kNone || previous[op] != kNone || next[op] == kNone)
        continue;
      Chain chain = {op};
      while (next[chain.back()] != kNone)
        chain.push_back(next[chain.back()]);
      chains[component[op]].push_back(std::move(chain));
    }
    return chains;
  }

  /// An operator that every layer has is in a chain as long as there are
  /// layers. At the ends of the model a layer may lack some, or have them fused
  /// with what is no layer: their chains are shorter. So the layers are as many
  /// as the chains that do most of the matrix work are long, and each of these
  /// chains has one operator in each layer.
  size_t countLayers(const std::vector<Chain> &chains) const {
    std::map<size_t, std::pair<double, size_t>> weight;
    for (const Chain &chain : chains) {
      auto &[flops, ops] = weight[chain.size()];
      for (OpId op : chain)
        flops += graph.ops[op].work.matmulFlops;
      ops += chain.size();
    }
    return std::max_element(
               weight.begin(), weight.end(),
               [](const auto &a, const auto &b) { return a.second < b.second; })
        ->first;
  }

  void makeBlocks() {
    for (const std::vector<Chain> &own : findChains()) {
      if (own.empty())
        continue;
      Block block;
      block.occurrences.resize(countLayers(own));
      for (const Chain &chain : own)
        if (chain.size() == block.occurrences.size())
          for (size_t i = 0; i < chain.size(); ++i)
            block.occurrences[i].push_back(chain[i]);
      if (isInSeries(block) && !joinsLayers(block))
        found.blocks.push_back(std::move(block));
    }
    for (size_t i = 0; i < found.blocks.size(); ++i)
      found.blocks[i].name = "block" + std::to_string(i);
  }

  /// A layer works on what the one before it has made. Equal operators side by
  /// side (the projections of a single layer) are no layers, even if they share
  /// a configuration.
  bool isInSeries(const Block &block) const {
    std::vector<bool> follows(graph.ops.size());
    auto reads = [&](OpId id) {
      const Op &op = graph.ops[id];
      return op.phase == Phase::Forward &&
             std::any_of(
                 op.operands.begin(), op.operands.end(), [&](TensorId operand) {
                   const OpId producer = graph.tensors[operand].producer;
                   return producer != kNone && follows[producer];
                 });
    };
    for (size_t i = 0; i + 1 < block.occurrences.size(); ++i) {
      const OpId first = forwardRange(block, block, i).first;
      const OpId end = forwardRange(block, block, i + 1).second;
      for (OpId op : block.occurrences[i])
        follows[op] = true;
      bool reached = false;
      for (OpId id = first; id <= end && first != kNone; ++id)
        follows[id] = follows[id] || reads(id);
      for (OpId op : block.occurrences[i + 1])
        reached |= graph.ops[op].phase == Phase::Forward && follows[op];
      if (!reached)
        return false;
      for (OpId op : block.occurrences[i])
        follows[op] = false;
      std::fill(follows.begin() + first, follows.begin() + end + 1, false);
    }
    return true;
  }

  /// The first and the last forward operator of occurrence i of both blocks.
  std::pair<OpId, OpId> forwardRange(const Block &a, const Block &b,
                                     size_t i) const {
    OpId first = kNone, last = 0;
    for (const Block *block : {&a, &b})
      for (OpId op : block->occurrences[i])
        if (graph.ops[op].phase == Phase::Forward) {
          first = std::min(first, op);
          last = std::max(last, op);
        }
    return {first, last};
  }

  /// The shift may not find its way through the whole of a layer, if something
  /// inside differs from layer to layer. Blocks that occur in turns are parts
  /// of one.
  bool joinsLayers(const Block &block) {
    for (Block &other : found.blocks) {
      if (other.occurrences.size() != block.occurrences.size())
        continue;
      bool inTurns = true;
      for (size_t i = 0; i + 1 < block.occurrences.size() && inTurns; ++i)
        inTurns = forwardRange(block, other, i).second <
                  forwardRange(block, other, i + 1).first;
      if (!inTurns)
        continue;
      for (size_t i = 0; i < block.occurrences.size(); ++i) {
        std::vector<OpId> &ops = other.occurrences[i];
        ops.insert(ops.end(), block.occurrences[i].begin(),
                   block.occurrences[i].end());
      }
      return true;
    }
    return false;
  }

  /// The body of a loop is a block that occurs once in the graph and is run
  /// again and again.
  void addLoops() {
    for (LoopId loop = 1; loop < graph.loops.size(); ++loop) {
      Block block;
      block.name = "loop" + std::to_string(loop);
      block.occurrences.emplace_back();
      for (OpId op = 0; op < graph.ops.size(); ++op)
        if (graph.ops[op].loop == loop)
          block.occurrences[0].push_back(op);
      if (!block.occurrences[0].empty())
        found.blocks.push_back(std::move(block));
    }
  }
};

} // namespace

BlockStructure blocksOf(const OpGraph &graph) {
  return BlockFinder(graph).run();
}

void findBlocks(OpGraph &graph) { graph.setBlocks(blocksOf(graph)); }

} // namespace planner
