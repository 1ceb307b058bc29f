//===- TensorPattern.cpp - Column and row splits of products --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/TensorPattern.h"
#include <algorithm>
#include <array>
#include <numeric>

namespace planner {

namespace {

/// A set of factors, by the number of its representative.
using Features = uint32_t;

/// A forward product with weights, or a lookup.
struct Product {
  OpId op = kNone;
  /// What it sums over and what it makes.
  Features in = kNone, out = kNone;
  /// Elements of a step that are read and made along these, weights apart.
  double read = 0, made = 0;
};

enum class Split : uint8_t { Unknown, Whole, Split };

class PatternFinder {
public:
  explicit PatternFinder(const OpGraph &g) : graph(g), base(g.ops.size()) {
    Features count = 0;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      base[id] = count;
      count += static_cast<Features>(graph.ops[id].rule->factors.size());
    }
    parent.resize(count);
    std::iota(parent.begin(), parent.end(), Features(0));
    splits.resize(count, Split::Unknown);
  }

  TensorPattern run() {
    unify();
    unifyUpdates();
    collectProducts();
    for (const Product &product : products)
      if (splits[product.in] == Split::Unknown)
        decide(product.in);
    return pattern();
  }

private:
  Features find(Features node) {
    while (parent[node] != node)
      node = parent[node] = parent[parent[node]];
    return node;
  }
  Features of(OpId op, FactorId factor) { return find(base[op] + factor); }
  /// The smaller number wins, whatever the order.
  void unite(Features a, Features b) {
    a = find(a);
    b = find(b);
    parent[std::max(a, b)] = std::min(a, b);
  }

  /// Constants lie between what is not related.
  bool isConstant(TensorId id) const {
    const OpId producer = graph.tensors[id].producer;
    return producer != kNone && graph.ops[producer].kind == OpKind::Generator;
  }

  /// A dimension of several factors is split by the major one.
  void uniteDims(OpId a, const TensorMap &left, OpId b,
                 const TensorMap &right) {
    for (size_t d = 0; d < std::min(left.size(), right.size()); ++d) {
      const size_t count =
          left[d].size() == right[d].size()
              ? left[d].size()
              : std::min<size_t>({left[d].size(), right[d].size(), 1});
      for (size_t i = 0; i < count; ++i)
        unite(base[a] + left[d][i], base[b] + right[d][i]);
    }
  }

  /// A new value lies as the old one does, whatever it is made from: a master
  /// of more bits, say.
  void unifyUpdates() {
    for (TensorId id : graph.arguments) {
      const Tensor &tensor = graph.tensors[id];
      if (tensor.updatedTo == kNone || tensor.uses.empty())
        continue;
      const Tensor &next = graph.tensors[tensor.updatedTo];
      if (next.producer == kNone || isConstant(tensor.updatedTo))
        continue;
      const Use &use = tensor.uses.front();
      uniteDims(use.op, graph.ops[use.op].rule->operands[use.operand],
                next.producer,
                graph.ops[next.producer].rule->results[next.resultIndex]);
    }
  }

  void unify() {
    for (TensorId id = 0; id < graph.tensors.size(); ++id) {
      const Tensor &tensor = graph.tensors[id];
      if (isConstant(id))
        continue;
      OpId first = tensor.producer;
      const TensorMap *map =
          first == kNone ? nullptr
                         : &graph.ops[first].rule->results[tensor.resultIndex];
      for (const Use &use : tensor.uses) {
        const TensorMap &here = graph.ops[use.op].rule->operands[use.operand];
        if (map)
          uniteDims(first, *map, use.op, here);
        else {
          first = use.op;
          map = &here;
        }
      }
    }
  }

  bool isFeature(const Factor &factor) const {
    if (factor.size <= 1 || factor.kind == FactorKind::NeedReplication)
      return false;
    if (factor.dimClass >= graph.dimClasses.size())
      return true;
    const DimClassKind kind = graph.dimClasses[factor.dimClass].kind;
    return kind != DimClassKind::Batch && kind != DimClassKind::Sequence &&
           kind != DimClassKind::Expert;
  }

  static bool occursIn(const TensorMap &map, FactorId factor) {
    return std::any_of(map.begin(), map.end(), [&](const DimFactors &dim) {
      return std::find(dim.begin(), dim.end(), factor) != dim.end();
    });
  }

  bool hasData(const Op &op, const TensorMap &map) const {
    for (const DimFactors &dim : map)
      for (FactorId id : dim) {
        const Factor &factor = op.rule->factors[id];
        if (factor.dimClass >= graph.dimClasses.size())
          continue;
        const DimClassKind kind = graph.dimClasses[factor.dimClass].kind;
        if (kind == DimClassKind::Batch || kind == DimClassKind::Sequence)
          return true;
      }
    return false;
  }

  /// The operand that holds weights, or a lookup's table; -1 for none.
  int weightsOf(const Op &op) const {
    if (op.phase != Phase::Forward || op.results.empty() ||
        op.operands.size() < 2)
      return -1;
    if (op.kind == OpKind::Gather)
      return hasData(op, op.rule->operands[0]) ? -1 : 0;
    if (op.kind != OpKind::Contraction && op.kind != OpKind::Convolution)
      return -1;
    const bool left = hasData(op, op.rule->operands[0]);
    const bool right = hasData(op, op.rule->operands[1]);
    return left == right ? -1 : left ? 1 : 0;
  }

  void collectProducts() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      const int weights = weightsOf(op);
      if (weights < 0)
        continue;
      Product product{id, kNone, kNone, 0, 0};
      const TensorMap &data = op.rule->operands[1 - weights];
      for (const DimFactors &dim : op.rule->operands[weights])
        for (FactorId factor : dim) {
          if (!isFeature(op.rule->factors[factor]))
            continue;
          const bool made = occursIn(op.rule->results[0], factor);
          const bool read = occursIn(data, factor);
          if (made && !read && product.out == kNone)
            product.out = of(id, factor);
          else if (!made && product.in == kNone &&
                   op.rule->factors[factor].kind == FactorKind::Reduction)
            product.in = of(id, factor);
        }
      if (product.in == kNone || product.out == kNone)
        continue;
      const double times = graph.executions(op);
      product.read =
          times * static_cast<double>(
                      graph.tensors[op.operands[1 - weights]].elements());
      product.made =
          times * static_cast<double>(graph.tensors[op.results[0]].elements());
      products.push_back(product);
    }
  }

  /// Elements that are reduced, over the forward and the backward pass. Work
  /// that is not divided at all counts as two reductions each way.
  double reduced(const Product &product, const std::vector<Split> &how) const {
    const bool in = how[product.in] == Split::Split;
    const bool out = how[product.out] == Split::Split;
    if (in && out)
      return product.read + product.made;
    if (in)
      return product.made;
    if (out)
      return graph.mode == Mode::Train ? product.read : 0;
    return 2 * (product.read + product.made);
  }

  /// Gives `root` the value, and all that hangs together with it the opposite
  /// of their neighbours'. Returns what products of these reduce.
  double spread(Features root, Split value, std::vector<Split> &how) const {
    how[root] = value;
    // Products are in topological order; passes repeat until nothing changes.
    std::vector<bool> known(products.size());
    double total = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t i = 0; i < products.size(); ++i) {
        Split &in = how[products[i].in], &out = how[products[i].out];
        if (known[i] || (in == Split::Unknown && out == Split::Unknown))
          continue;
        known[i] = changed = true;
        if (in == Split::Unknown)
          in = out == Split::Split ? Split::Whole : Split::Split;
        if (out == Split::Unknown)
          out = in == Split::Split ? Split::Whole : Split::Split;
      }
    }
    for (size_t i = 0; i < products.size(); ++i)
      if (known[i])
        total += reduced(products[i], how);
    return total;
  }

  /// The first product of the part splits its columns, unless the other way
  /// reduces less.
  void decide(Features root) {
    std::vector<Split> columns = splits, rows = splits;
    const double byColumns = spread(root, Split::Whole, columns);
    const double byRows = spread(root, Split::Split, rows);
    splits = byColumns <= byRows ? std::move(columns) : std::move(rows);
  }

  TensorPattern pattern() {
    TensorPattern result;
    result.factors.resize(graph.ops.size());
    result.isSplit.resize(graph.ops.size());
    std::vector<bool> isProduct(graph.ops.size());
    for (const Product &product : products)
      isProduct[product.op] = true;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      for (size_t f = 0; f < op.rule->factors.size(); ++f)
        if (const auto factor = static_cast<FactorId>(f);
            isFeature(op.rule->factors[f]) &&
            splits[of(id, factor)] == Split::Split)
          result.factors[id].push_back(factor);
      result.isSplit[id] =
          !result.factors[id].empty() &&
          (isProduct[id] || op.kind == OpKind::Contraction ||
           op.kind == OpKind::Convolution || op.kind == OpKind::Attention ||
           op.kind == OpKind::AttentionBackward);
    }
    return result;
  }

  const OpGraph &graph;
  /// By OpId: the number of its first factor.
  std::vector<Features> base;
  std::vector<Features> parent;
  /// By representative.
  std::vector<Split> splits;
  std::vector<Product> products;
};

} // namespace

bool TensorPattern::any() const {
  return std::find(isSplit.begin(), isSplit.end(), true) != isSplit.end();
}

bool TensorPattern::has(OpId op, FactorId factor) const {
  const auto &own = factors[op];
  return std::find(own.begin(), own.end(), factor) != own.end();
}

bool TensorPattern::hasDim(const OpGraph &graph, const Tensor &tensor,
                           size_t dim) const {
  return std::any_of(tensor.uses.begin(), tensor.uses.end(),
                     [&](const Use &use) {
                       const DimFactors &own =
                           graph.ops[use.op].rule->operands[use.operand][dim];
                       return !own.empty() && has(use.op, own.front());
                     });
}

TensorPattern tensorPattern(const OpGraph &graph) {
  return PatternFinder(graph).run();
}

} // namespace planner
