//===- DimClasses.cpp - Factors that are the same dimension ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Factors of two operators are the same dimension if a tensor between them has
// them in the same place. What a class of factors is follows from how it is
// used:
//
//   sequence    attention mixes it, or a product has it twice (scores)
//   expert      a product has it in both operands, one of them a parameter
//   vocabulary  a lookup in a parameter goes along it, or a loss reduces it
//               together with integer labels
//   batch       data has it, no parameter does, and no operator mixes it; among
//               several the one that is kept through most matrix work (loops
//               take the others apart), then the one that most inputs have,
//               the leading one first
//
//===----------------------------------------------------------------------===//

#include "Reach.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace planner {
namespace {

class DimClassFinder {
public:
  explicit DimClassFinder(OpGraph &g) : graph(g) {}

  void run() {
    // A module that only returns gradients has no phases.
    turn = graph.mode == Mode::Train ? static_cast<OpId>(graph.ops.size())
                                     : firstBackward(graph);
    number();
    unify();
    unifyProducts();
    collect();
    findMixed();
    findSequence();
    findExpert();
    findVocabulary();
    weighMatrixWork();
    findBatch();
    assign();
    countMicroBatches();
  }

private:
  using Node = uint32_t;
  using Nodes = SmallVec<Node, 2>;
  OpGraph &graph;
  std::vector<Node> base, parent;
  /// By root.
  std::vector<bool> inParameter, inState, isMixed;
  std::vector<uint32_t> inputs, leading;
  /// FLOPs of the forward pass's matrix operators that keep the dimension.
  std::vector<double> keptThrough;
  std::vector<DimClassKind> kinds;
  /// Tensors computed from parameters alone.
  std::vector<bool> fromParameter;
  /// Elementwise functions of inputs, among others.
  std::vector<bool> fromInput;
  /// A factor that is the product of several of another operator, major to
  /// minor.
  struct Product {
    Node whole;
    Nodes parts;
  };
  std::vector<Product> products;
  std::vector<int64_t> sizes;
  /// Where a backward pass without a phase of its own begins.
  OpId turn = 0;
  /// Whether something was unified.
  bool changed = false;

  Node find(Node node) {
    while (parent[node] != node)
      node = parent[node] = parent[parent[node]];
    return node;
  }
  Node nodeOf(OpId op, FactorId factor) { return find(base[op] + factor); }
  int64_t sizeOf(OpId op, FactorId factor) const {
    return graph.ops[op].rule->factors[factor].size;
  }

  void number() {
    base.resize(graph.ops.size());
    Node count = 0;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      base[id] = count;
      count += static_cast<Node>(graph.ops[id].rule->factors.size());
      for (const Factor &factor : graph.ops[id].rule->factors)
        sizes.push_back(factor.size);
    }
    parent.resize(count);
    for (Node node = 0; node < count; ++node)
      parent[node] = node;
    inParameter.assign(count, false);
    inState.assign(count, false);
    isMixed.assign(count, false);
    inputs.assign(count, 0);
    leading.assign(count, 0);
    keptThrough.assign(count, 0);
    kinds.assign(count, DimClassKind::Other);
  }

  struct Place {
    OpId op;
    const TensorMap *map;
  };

  void unifyPlaces(const Place &a, const Place &b) {
    for (size_t dim = 0; dim < a.map->size() && dim < b.map->size(); ++dim) {
      const DimFactors &x = (*a.map)[dim], &y = (*b.map)[dim];
      Nodes left, right;
      for (FactorId factor : x)
        left.push_back(base[a.op] + factor);
      for (FactorId factor : y)
        right.push_back(base[b.op] + factor);
      align(left, right);
    }
  }

  void unite(Node a, Node b) {
    a = find(a), b = find(b);
    changed |= a != b;
    parent[a] = b;
  }

  /// Two descriptions of one dimension, from the major side.
  void align(const Nodes &x, const Nodes &y) {
    size_t i = 0, j = 0;
    while (i < x.size() && j < y.size()) {
      const int64_t left = sizes[x[i]], right = sizes[y[j]];
      bool fits = true;
      if (left == right)
        unite(x[i++], y[j++]);
      else if (left > right)
        fits = addProduct(x[i++], y, j);
      else
        fits = addProduct(y[j++], x, i);
      if (!fits)
        return;
    }
  }

  /// Takes from `parts` as many factors as make up the whole.
  bool addProduct(Node whole, const Nodes &parts, size_t &next) {
    Product product{whole, {}};
    int64_t size = 1;
    while (next < parts.size() && size < sizes[whole]) {
      size = saturatingMul(size, sizes[parts[next]]);
      product.parts.push_back(parts[next++]);
    }
    if (size != sizes[whole])
      return false;
    products.push_back(std::move(product));
    return true;
  }

  /// Two ways to cut one dimension have the same parts as far as these have the
  /// same sizes, and what has the same parts is the same dimension.
  void unifyProducts() {
    do {
      changed = false;
      std::map<Node, Nodes> cuts;
      std::map<Nodes, Node> wholes;
      const std::vector<Product> known = std::exchange(products, {});
      for (const Product &product : known) {
        const Node whole = find(product.whole);
        Nodes parts;
        for (Node part : product.parts)
          parts.push_back(find(part));
        const auto [cut, isNewWhole] = cuts.try_emplace(whole, parts);
        if (!isNewWhole && cut->second == parts)
          continue;
        products.push_back({whole, parts});
        if (!isNewWhole)
          align(cut->second, parts);
        if (const auto it = wholes.try_emplace(parts, whole).first;
            it->second != whole)
          unite(it->second, whole);
      }
    } while (changed);
  }

  void unify() {
    for (const Tensor &tensor : graph.tensors) {
      Place first{kNone, nullptr};
      if (tensor.producer != kNone)
        first = {tensor.producer,
                 &graph.ops[tensor.producer].rule->results[tensor.resultIndex]};
      for (const Use &use : tensor.uses) {
        const Place place{use.op,
                          &graph.ops[use.op].rule->operands[use.operand]};
        if (first.op == kNone)
          first = place;
        else
          unifyPlaces(place, first);
      }
    }
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (const OpId other = graph.ops[id].tiedTo; other != kNone)
        for (size_t f = 0; f < graph.ops[id].rule->factors.size(); ++f)
          unite(base[id] + static_cast<Node>(f),
                base[other] + static_cast<Node>(f));
  }

  template <typename Visit> void forFactors(TensorId id, const Visit &visit) {
    for (const Use &use : graph.tensors[id].uses) {
      const TensorMap &map = graph.ops[use.op].rule->operands[use.operand];
      for (size_t dim = 0; dim < map.size(); ++dim)
        for (FactorId factor : map[dim])
          visit(nodeOf(use.op, factor), dim);
    }
  }

  void collect() {
    for (TensorId id : graph.arguments) {
      const Role role = graph.tensors[id].role;
      const bool isParameter = role == Role::Parameter ||
                               role == Role::FrozenParameter ||
                               role == Role::OptimizerState;
      std::vector<Node> seen;
      forFactors(id, [&](Node node, size_t dim) {
        if (isParameter)
          inParameter[node] = true;
        if (role == Role::State)
          inState[node] = true;
        if (role != Role::Input ||
            std::find(seen.begin(), seen.end(), node) != seen.end())
          return;
        seen.push_back(node);
        ++inputs[node];
        leading[node] += dim == 0;
      });
    }
    fromParameter.assign(graph.tensors.size(), false);
    for (TensorId id : graph.arguments)
      fromParameter[id] = graph.tensors[id].role == Role::Parameter ||
                          graph.tensors[id].role == Role::FrozenParameter;
    fromInput.assign(graph.tensors.size(), false);
    for (TensorId id : graph.arguments)
      fromInput[id] = graph.tensors[id].role == Role::Input ||
                      graph.tensors[id].role == Role::State;
    for (const Op &op : graph.ops) {
      const bool copies = op.kind == OpKind::Vector ||
                          op.kind == OpKind::Layout ||
                          op.kind == OpKind::LoopEnter;
      bool all = copies && !op.operands.empty();
      for (TensorId operand : op.operands)
        all &= fromParameter[operand] || graph.tensors[operand].elements() <= 1;
      for (TensorId result : op.results)
        fromParameter[result] = all;
    }
  }

  /// What a forward operator sums over, slides windows along or sorts is no
  /// batch. Statistics of a batch (normalisation, a mean loss) are sums of
  /// vector operators, which do not count.
  void findMixed() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (!isForward(id))
        continue;
      for (size_t f = 0; f < op.rule->factors.size(); ++f) {
        const Factor &factor = op.rule->factors[f];
        const bool window =
            factor.haloLow || factor.haloHigh ||
            factor.kind == FactorKind::Permutation ||
            (!onlyMoves(op) && factor.kind == FactorKind::NeedReplication);
        const bool sum = factor.kind == FactorKind::Reduction &&
                         (isMatrixOp(op) ||
                          (op.kind == OpKind::Gather && !picksOfItself(id, f)));
        if (window || sum)
          isMixed[nodeOf(id, static_cast<FactorId>(f))] = true;
      }
    }
  }

  /// Each sample picks one of all samples (a contrastive loss).
  bool picksOfItself(OpId id, size_t looked) {
    const auto &factors = graph.ops[id].rule->factors;
    for (size_t f = 0; f < factors.size(); ++f)
      if (factors[f].kind == FactorKind::PassThrough &&
          nodeOf(id, static_cast<FactorId>(f)) ==
              nodeOf(id, static_cast<FactorId>(looked)))
        return true;
    return false;
  }
  bool isForward(OpId id) const {
    return graph.ops[id].phase == Phase::Forward && id < turn;
  }
  /// Samples that are copied to places of their own (a cache's) stay samples.
  static bool onlyMoves(const Op &op) {
    return op.kind == OpKind::Vector || op.kind == OpKind::Layout ||
           op.kind == OpKind::Scatter;
  }

  void set(Node node, DimClassKind kind) {
    if (kinds[node] == DimClassKind::Other)
      kinds[node] = kind;
  }

  void findSequence() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (op.kind == OpKind::Attention ||
          op.kind == OpKind::AttentionBackward) {
        for (size_t f = 0; f < op.rule->factors.size(); ++f)
          if (op.rule->factors[f].name == "query" ||
              op.rule->factors[f].name == "key")
            set(nodeOf(id, static_cast<FactorId>(f)), DimClassKind::Sequence);
      } else if (op.kind == OpKind::Contraction && isForward(id) &&
                 op.rule->results[0].size() > 2) {
        // (Without other dimensions, samples are compared with each other.)
        std::vector<Node> seen;
        for (const DimFactors &factors : op.rule->results[0])
          for (FactorId factor : factors) {
            const Node node = nodeOf(id, factor);
            if (std::find(seen.begin(), seen.end(), node) != seen.end() &&
                inputs[node] > 0)
              set(node, DimClassKind::Sequence);
            seen.push_back(node);
          }
      }
    }
  }

  static bool has(const TensorMap &map, FactorId factor) {
    return std::any_of(map.begin(), map.end(), [&](const DimFactors &factors) {
      return std::find(factors.begin(), factors.end(), factor) != factors.end();
    });
  }

  void findExpert() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (op.kind != OpKind::Contraction || op.operands.size() < 2 ||
          fromParameter[op.operands[0]] == fromParameter[op.operands[1]])
        continue;
      for (size_t f = 0; f < op.rule->factors.size(); ++f) {
        const auto factor = static_cast<FactorId>(f);
        if (has(op.rule->operands[0], factor) &&
            has(op.rule->operands[1], factor) &&
            has(op.rule->results[0], factor))
          set(nodeOf(id, factor), DimClassKind::Expert);
      }
    }
  }

  void findVocabulary() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (op.kind == OpKind::Gather && fromParameter[op.operands[0]] &&
          op.operands.size() > 1 && fromInput[op.operands[1]])
        for (const DimFactors &factors : op.rule->operands[0])
          for (FactorId factor : factors)
            if (op.rule->factors[factor].kind == FactorKind::Reduction)
              set(nodeOf(id, factor), DimClassKind::Vocabulary);
      if (op.kind != OpKind::Vector || op.phase != Phase::Forward)
        continue;
      const bool labels =
          std::any_of(op.operands.begin(), op.operands.end(), [&](TensorId t) {
            return isInteger(graph.tensors[t].dtype);
          });
      if (!labels)
        continue;
      for (const Member &member : op.members)
        for (FactorId factor : member.internalReduction)
          if (inParameter[nodeOf(id, factor)] ||
              inputs[nodeOf(id, factor)] == 0)
            set(nodeOf(id, factor), DimClassKind::Vocabulary);
    }
  }

  /// What is merged counts for its parts.
  void addWithParts(Node node, Nodes &seen) {
    if (std::find(seen.begin(), seen.end(), node) != seen.end())
      return;
    seen.push_back(node);
    for (const Product &product : products)
      if (find(product.whole) == node)
        for (Node part : product.parts)
          addWithParts(find(part), seen);
  }

  void weighMatrixWork() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (!isForward(id) || !isMatrixOp(op))
        continue;
      Nodes kept;
      for (const DimFactors &factors : op.rule->results[0])
        for (FactorId factor : factors)
          if (op.rule->factors[factor].kind == FactorKind::PassThrough)
            addWithParts(nodeOf(id, factor), kept);
      for (Node node : kept)
        keptThrough[node] += op.work.matmulFlops * graph.executions(op);
    }
  }

  void findBatch() {
    // Of no samples there is no dimension left to see, and no other is theirs.
    const bool isEmpty = std::any_of(
        graph.arguments.begin(), graph.arguments.end(), [&](TensorId t) {
          return graph.tensors[t].role == Role::Input &&
                 graph.tensors[t].elements() == 0;
        });
    if (isEmpty)
      return;
    Node best = kNone;
    auto score = [&](Node node) {
      return std::tuple(keptThrough[node], inputs[node], leading[node]);
    };
    for (Node node = 0; node < parent.size(); ++node) {
      if (find(node) != node || inputs[node] == 0 || inParameter[node] ||
          isMixed[node] || kinds[node] != DimClassKind::Other)
        continue;
      if (best == kNone || score(node) > score(best))
        best = node;
    }
    if (best == kNone)
      return;
    kinds[best] = DimClassKind::Batch;
    // Tokens of all sequences in one dimension: the batch is its major part.
    for (const Product &product : products)
      if (find(product.parts[0]) == best && !inParameter[find(product.whole)])
        set(find(product.whole), DimClassKind::Batch);
    batch = best;
  }

  Node batch = kNone;

  /// Inputs whose batch is cut in pieces that a loop goes through one by one:
  /// no matrix operator keeps the pieces' number as a dimension.
  void countMicroBatches() {
    graph.microBatches = 1;
    if (batch == kNone || keptThrough[batch] == 0)
      return;
    for (TensorId id : graph.arguments) {
      if (graph.tensors[id].role != Role::Input)
        continue;
      for (const Use &use : graph.tensors[id].uses)
        for (const DimFactors &factors :
             graph.ops[use.op].rule->operands[use.operand])
          graph.microBatches =
              std::max(graph.microBatches, microBatchesIn(use.op, factors));
    }
  }

  int64_t microBatchesIn(OpId op, const DimFactors &factors) {
    int64_t count = 1;
    bool hasBatch = false;
    for (FactorId factor : factors) {
      const Node node = nodeOf(op, factor);
      hasBatch |= node == batch;
      if (keptThrough[node] == 0)
        count = saturatingMul(count, sizeOf(op, factor));
    }
    return hasBatch ? count : 1;
  }

  void assign() {
    graph.dimClasses.clear();
    std::vector<DimClassId> ids(parent.size(), kNoDimClass);
    std::map<std::string, int> taken;
    auto idOf = [&](Node node, OpId op, FactorId factor) {
      if (ids[node] != kNoDimClass)
        return ids[node];
      ids[node] = static_cast<DimClassId>(graph.dimClasses.size());
      DimClass dimClass;
      dimClass.kind = kinds[node];
      dimClass.size = sizeOf(op, factor);
      const std::string_view own = graph.ops[op].rule->factors[factor].name;
      std::string text = dimClass.kind != DimClassKind::Other
                             ? std::string(name(dimClass.kind))
                         : own.empty() ? "d" + std::to_string(dimClass.size)
                                       : std::string(own);
      const int times = taken[text]++;
      dimClass.name =
          times ? text + "." + std::to_string(times + 1) : std::move(text);
      graph.dimClasses.push_back(std::move(dimClass));
      return ids[node];
    };
    // The batch itself comes before dimensions that it is a part of.
    if (batch != kNone)
      for (OpId id = 0; id < graph.ops.size() && graph.dimClasses.empty(); ++id)
        for (size_t f = 0; f < graph.ops[id].rule->factors.size(); ++f)
          if (nodeOf(id, static_cast<FactorId>(f)) == batch) {
            idOf(batch, id, static_cast<FactorId>(f));
            break;
          }
    for (OpId id = 0; id < graph.ops.size(); ++id)
      for (size_t f = 0; f < graph.ops[id].rule->factors.size(); ++f) {
        const auto factor = static_cast<FactorId>(f);
        graph.ops[id].rule.edit().factors[f].dimClass =
            idOf(nodeOf(id, factor), id, factor);
      }
    for (const Product &product : products)
      assignParts(product, ids);
  }

  /// A dimension may be cut in several ways; the one whose parts mean most is
  /// kept.
  void assignParts(const Product &product, const std::vector<DimClassId> &ids) {
    DimClass &whole = graph.dimClasses[ids[find(product.whole)]];
    auto meaning = [&](const SmallVec<DimClassId, 2> &parts) {
      return std::count_if(parts.begin(), parts.end(), [&](DimClassId part) {
        return graph.dimClasses[part].kind != DimClassKind::Other;
      });
    };
    SmallVec<DimClassId, 2> parts;
    for (Node part : product.parts)
      parts.push_back(ids[find(part)]);
    if (whole.parts.empty() || meaning(parts) > meaning(whole.parts))
      whole.parts = std::move(parts);
  }
};

} // namespace

void inferDimClasses(OpGraph &graph) { DimClassFinder(graph).run(); }

} // namespace planner
