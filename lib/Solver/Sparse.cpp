//===- Sparse.cpp - Elimination over what a bound leaves ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Sparse.h"
#include <algorithm>
#include <set>

using namespace planner;
using namespace planner::solver;

namespace {

/// Entries that a bound leaves of a term over `scope`. A key is the mixed radix
/// number of the choices, the last of the scope moving fastest.
struct Term {
  std::vector<uint32_t> scope;
  std::vector<uint64_t> keys;
  std::vector<int64_t> excess;
  /// Per variable of the scope and choice: how many entries have it, and the
  /// least of their excess.
  std::vector<std::vector<uint32_t>> counts;
  std::vector<std::vector<int64_t>> least;
  bool used = false;

  size_t place(uint32_t v) const {
    return size_t(std::find(scope.begin(), scope.end(), v) - scope.begin());
  }
};

/// The table that an elimination makes: per key the least excess and the choice
/// of the eliminated variable that gives it.
class Minima {
public:
  explicit Minima(uint64_t space) {
    constexpr uint64_t kDirect = 1 << 16;
    direct = space <= kDirect;
    slots.assign(direct ? space : 1024, 0);
  }
  void offer(uint64_t key, int64_t value, uint32_t x) {
    size_t slot = find(key);
    if (uint32_t at = slots[slot]) {
      if (value < excess[at - 1]) {
        excess[at - 1] = value;
        arg[at - 1] = x;
      }
      return;
    }
    keys.push_back(key);
    excess.push_back(value);
    arg.push_back(x);
    slots[slot] = uint32_t(keys.size());
    if (!direct && keys.size() * 2 > slots.size())
      grow();
  }
  uint32_t argOf(uint64_t key) const { return arg[slots[find(key)] - 1]; }

  std::vector<uint64_t> keys;
  std::vector<int64_t> excess;
  std::vector<uint32_t> arg;

private:
  size_t find(uint64_t key) const {
    if (direct)
      return key;
    size_t mask = slots.size() - 1;
    size_t slot = (key * 0x9E3779B97F4A7C15u >> 20) & mask;
    while (slots[slot] && keys[slots[slot] - 1] != key)
      slot = (slot + 1) & mask;
    return slot;
  }
  void grow() {
    slots.assign(slots.size() * 4, 0);
    for (size_t i = 0; i < keys.size(); ++i)
      slots[find(keys[i])] = uint32_t(i + 1);
  }

  bool direct;
  /// Position of the entry plus one, by key or by hash.
  std::vector<uint32_t> slots;
};

/// A term's entries with one choice of the eliminated variable, for joining.
struct PartialSum {
  /// The choices not yet made, as a part of the result's key.
  uint64_t key;
  /// The choices already made, by which it is looked up.
  uint64_t shared;
  int64_t excess;
  /// The excess plus what the new choices cost outside at least.
  int64_t total;
};
struct Partial {
  uint64_t key;
  int64_t excess;
  int64_t total;
};

class SparseElimination {
public:
  SparseElimination(const Model &source, const Reparametrisation &dual,
                    const SparseLimits &given)
      : model(source), r(dual), limits(given),
        lookout(given.cancel, kBetweenLooks), gap(given.gap) {}

  SparseResult run() {
    if (!loadVariables() || !loadPairs()) {
      result.status = SparseResult::Status::Complete;
      return std::move(result);
    }
    estimates.resize(domains.size());
    for (uint32_t v = 0; v < domains.size(); ++v) {
      estimates[v] = estimate(v);
      left.emplace(estimates[v], v);
    }
    while (!left.empty()) {
      const uint32_t v = left.begin()->second;
      left.erase(left.begin());
      if (estimates[v] > 64.0 * double(limits.workCap) || !eliminate(v))
        return std::move(result);
      if (gap < 0)
        break;
    }
    result.status = SparseResult::Status::Complete;
    result.found = gap >= 0;
    if (result.found)
      trace();
    return std::move(result);
  }

private:
  //===--------------------------------------------------------------------===//
  // Terms
  //===--------------------------------------------------------------------===//

  bool loadVariables() {
    index.assign(model.vars.size(), 0);
    for (uint32_t id : model.living()) {
      index[id] = uint32_t(vars.size());
      vars.push_back(id);
      kept.emplace_back();
      unary.emplace_back();
      for (uint32_t a = 0; a < model.vars[id].domain(); ++a)
        if (r.reduced[id][a] <= gap) {
          kept.back().push_back(a);
          unary.back().push_back(r.excess[id][a]);
        }
      if (kept.back().empty())
        return false;
      domains.push_back(uint32_t(kept.back().size()));
    }
    termsOf.resize(vars.size());
    made.resize(vars.size());
    return true;
  }
  bool loadPairs() {
    for (uint32_t e = 0; e < model.edges.size(); ++e) {
      const Model::Edge &edge = model.edges[e];
      if (!edge.alive)
        continue;
      Term term;
      term.scope = {index[edge.first], index[edge.second]};
      const auto &rows = kept[term.scope[0]], &cols = kept[term.scope[1]];
      for (uint32_t i = 0; i < rows.size(); ++i) {
        int64_t most = gap - unary[term.scope[0]][i];
        const Cost *line =
            edge.table->entries.data() + size_t(rows[i]) * edge.table->cols;
        int64_t base = -r.toFirst[e][rows[i]] - r.edgeMin[e];
        for (uint32_t j = 0; j < cols.size(); ++j) {
          if (line[cols[j]] == kForbidden)
            continue;
          int64_t excess =
              edge.usage.empty()
                  ? (line[cols[j]] << r.shift) + base - r.toSecond[e][cols[j]]
                  : r.edgeExcess(model, e, rows[i], cols[j]);
          if (excess > most - unary[term.scope[1]][j])
            continue;
          term.keys.push_back(uint64_t(i) * cols.size() + j);
          term.excess.push_back(excess);
        }
      }
      result.work += int64_t(rows.size() * cols.size()) / 8;
      if (term.keys.empty())
        return false;
      addTerm(std::move(term));
    }
    return true;
  }
  void addTerm(Term term) {
    size_t rank = term.scope.size();
    term.counts.resize(rank);
    term.least.resize(rank);
    for (size_t d = 0; d < rank; ++d) {
      term.counts[d].assign(domains[term.scope[d]], 0);
      term.least[d].assign(domains[term.scope[d]], kForbidden);
    }
    for (size_t i = 0; i < term.keys.size(); ++i) {
      uint64_t key = term.keys[i];
      for (size_t d = rank; d-- > 0;) {
        uint32_t domain = domains[term.scope[d]];
        uint32_t x = uint32_t(key % domain);
        key /= domain;
        ++term.counts[d][x];
        term.least[d][x] = std::min(term.least[d][x], term.excess[i]);
      }
    }
    result.work += int64_t(term.keys.size() * rank) / 2;
    for (uint32_t v : term.scope)
      termsOf[v].push_back(uint32_t(terms.size()));
    terms.push_back(std::move(term));
  }
  /// How far one step of the variable moves a key of the scope.
  uint64_t strideOf(const std::vector<uint32_t> &scope, uint32_t v) const {
    uint64_t stride = 1;
    for (size_t i = scope.size(); scope[--i] != v;)
      stride *= domains[scope[i]];
    return stride;
  }

  static constexpr double kMostSpace = 0x1p62;
  static constexpr int64_t kBetweenLooks = int64_t(1) << 18;

  /// About how many partial assignments eliminating v looks at.
  double estimate(uint32_t v) const {
    std::vector<double> product(domains[v], 1.0);
    std::vector<uint32_t> scope;
    double space = domains[v];
    for (uint32_t id : termsOf[v]) {
      if (terms[id].used)
        continue;
      double shared = 1;
      for (uint32_t u : terms[id].scope) {
        if (u == v)
          continue;
        if (std::find(scope.begin(), scope.end(), u) != scope.end()) {
          shared *= domains[u];
          continue;
        }
        scope.push_back(u);
        space *= domains[u];
      }
      const auto &counts = terms[id].counts[terms[id].place(v)];
      for (uint32_t x = 0; x < domains[v]; ++x)
        product[x] *= double(counts[x]) / shared;
    }
    double sum = 0;
    for (double value : product)
      sum += value;
    // A key must fit into 64 bits.
    if (space > kMostSpace)
      return std::numeric_limits<double>::infinity();
    // Every entry has as many digits as the scope has variables.
    return std::min(sum, space) * double(scope.size() + 1);
  }

  //===--------------------------------------------------------------------===//
  // One elimination
  //===--------------------------------------------------------------------===//

  /// One term of the bucket, its items by choice of the eliminated variable.
  struct Operand {
    std::vector<PartialSum> items;
    std::vector<size_t> begin;
    /// Per choice, the least total of an item.
    std::vector<int64_t> least;
    /// Variables of the result that are chosen by operands before this.
    std::vector<uint32_t> shared;
  };

  bool eliminate(uint32_t v) {
    std::vector<uint32_t> bucket;
    for (uint32_t id : termsOf[v])
      if (!terms[id].used)
        bucket.push_back(id);
    // Large scopes first: those after them are filters.
    std::sort(bucket.begin(), bucket.end(), [&](uint32_t a, uint32_t b) {
      if (terms[a].scope.size() != terms[b].scope.size())
        return terms[a].scope.size() > terms[b].scope.size();
      return std::pair(terms[a].keys.size(), a) <
             std::pair(terms[b].keys.size(), b);
    });
    std::vector<uint32_t> scope;
    for (uint32_t id : bucket)
      for (uint32_t u : terms[id].scope)
        if (u != v && std::find(scope.begin(), scope.end(), u) == scope.end())
          scope.push_back(u);
    std::sort(scope.begin(), scope.end());
    result.width = std::max(result.width, scope.size());
    double space = 1;
    for (uint32_t u : scope)
      space *= domains[u];
    std::vector<std::vector<int64_t>> outside = leastOutside(scope, v);

    std::vector<Operand> operands;
    operands.reserve(bucket.size());
    std::vector<uint32_t> chosen;
    for (uint32_t id : bucket)
      operands.push_back(prepare(terms[id], v, scope, chosen, outside));
    for (uint32_t id : bucket)
      result.work += int64_t(terms[id].keys.size() * terms[id].scope.size());

    auto table = std::make_unique<Minima>(uint64_t(space));
    for (uint32_t x = 0; x < domains[v]; ++x)
      if (!join(v, x, scope, operands, *table))
        return false;
    for (uint32_t id : bucket) {
      terms[id].used = true;
      terms[id].keys = {};
      terms[id].excess = {};
    }
    finish(v, scope, std::move(table));
    return true;
  }

  /// What each choice of a scope's variable costs in terms that the bucket does
  /// not hold, at least: its own excess and that of its pairs with others.
  std::vector<std::vector<int64_t>>
  leastOutside(const std::vector<uint32_t> &scope, uint32_t v) const {
    std::vector<std::vector<int64_t>> result_;
    for (uint32_t u : scope) {
      std::vector<int64_t> sum = unary[u];
      for (uint32_t id : termsOf[u]) {
        const Term &term = terms[id];
        // No pair may count for two variables of the scope.
        if (term.used ||
            std::any_of(term.scope.begin(), term.scope.end(), [&](uint32_t w) {
              return w == v || (w != u && std::binary_search(scope.begin(),
                                                             scope.end(), w));
            }))
          continue;
        const std::vector<int64_t> &least = term.least[term.place(u)];
        for (uint32_t a = 0; a < domains[u]; ++a)
          sum[a] = least[a] > gap || sum[a] > gap ? gap + 1 : sum[a] + least[a];
      }
      result_.push_back(std::move(sum));
    }
    return result_;
  }

  Operand prepare(const Term &term, uint32_t v,
                  const std::vector<uint32_t> &scope,
                  std::vector<uint32_t> &chosen,
                  const std::vector<std::vector<int64_t>> &outside) const {
    struct Digit {
      uint64_t from, domain, to;
      bool shared;
      const std::vector<int64_t> *outside;
    };
    Operand operand;
    std::vector<Digit> digits;
    uint64_t ownStride = strideOf(term.scope, v);
    for (uint32_t u : term.scope)
      if (u != v && std::find(chosen.begin(), chosen.end(), u) != chosen.end())
        operand.shared.push_back(u);
    for (uint32_t u : term.scope) {
      if (u == v)
        continue;
      bool shared = std::find(operand.shared.begin(), operand.shared.end(),
                              u) != operand.shared.end();
      auto at = std::lower_bound(scope.begin(), scope.end(), u);
      digits.push_back(
          {strideOf(term.scope, u), domains[u],
           shared ? strideOf(operand.shared, u) : strideOf(scope, u), shared,
           &outside[size_t(at - scope.begin())]});
      if (!shared)
        chosen.push_back(u);
    }
    std::vector<std::vector<PartialSum>> byChoice(domains[v]);
    for (size_t i = 0; i < term.keys.size(); ++i) {
      PartialSum item{0, 0, term.excess[i], term.excess[i]};
      for (const Digit &digit : digits) {
        uint64_t x = term.keys[i] / digit.from % digit.domain;
        (digit.shared ? item.shared : item.key) += x * digit.to;
        if (!digit.shared)
          item.total += (*digit.outside)[x];
        if (item.total > gap)
          break;
      }
      if (item.total <= gap)
        byChoice[term.keys[i] / ownStride % domains[v]].push_back(item);
    }
    for (auto &list : byChoice) {
      std::sort(list.begin(), list.end(),
                [](const PartialSum &a, const PartialSum &b) {
                  if (a.shared != b.shared)
                    return a.shared < b.shared;
                  return std::pair(a.total, a.key) < std::pair(b.total, b.key);
                });
      int64_t least = kForbidden;
      for (const PartialSum &item : list)
        least = std::min(least, item.total);
      operand.begin.push_back(operand.items.size());
      operand.least.push_back(least);
      operand.items.insert(operand.items.end(), list.begin(), list.end());
    }
    operand.begin.push_back(operand.items.size());
    return operand;
  }

  uint64_t sharedOf(uint64_t key, const std::vector<uint32_t> &scope,
                    const std::vector<uint32_t> &shared) const {
    uint64_t at = 0;
    for (uint32_t u : shared)
      at = at * domains[u] + key / strideOf(scope, u) % domains[u];
    return at;
  }

  /// Joins the items of one choice x of v and offers what is within the gap.
  bool join(uint32_t v, uint32_t x, const std::vector<uint32_t> &scope,
            const std::vector<Operand> &operands, Minima &table) {
    // What the operands after each one add at least.
    std::vector<int64_t> rest(operands.size() + 1, 0);
    for (size_t k = operands.size(); k-- > 0;) {
      if (operands[k].least[x] > gap - rest[k + 1])
        return true;
      rest[k] = rest[k + 1] + operands[k].least[x];
    }
    if (unary[v][x] > gap - rest[0])
      return true;
    std::vector<Partial> &now = scratch[0], &next = scratch[1];
    now.assign(1, {0, unary[v][x], unary[v][x]});
    if (operands.empty())
      table.offer(0, unary[v][x], x);
    for (size_t k = 0; k < operands.size(); ++k) {
      const Operand &operand = operands[k];
      bool last = k + 1 == operands.size();
      const PartialSum *first = operand.items.data() + operand.begin[x];
      const PartialSum *end = operand.items.data() + operand.begin[x + 1];
      next.clear();
      for (const Partial &partial : now) {
        int64_t most = gap - partial.total - rest[k + 1];
        const PartialSum *item = first;
        uint64_t shared = 0;
        if (!operand.shared.empty()) {
          shared = sharedOf(partial.key, scope, operand.shared);
          item = std::lower_bound(
              first, end, shared,
              [](const PartialSum &i, uint64_t s) { return i.shared < s; });
        }
        const PartialSum *from = item;
        for (; item != end && item->shared == shared && item->total <= most;
             ++item) {
          if (last)
            table.offer(partial.key + item->key, partial.excess + item->excess,
                        x);
          else
            next.push_back({partial.key + item->key,
                            partial.excess + item->excess,
                            partial.total + item->total});
        }
        result.work += item - from + 1;
        if (result.work > limits.workCap || lookout.stop(item - from + 1))
          return false;
      }
      std::swap(now, next);
    }
    return true;
  }

  /// Keeps the table as a term, its minimum taken off the gap: nothing is
  /// negative, so that every assignment has at least that excess.
  void finish(uint32_t v, const std::vector<uint32_t> &scope,
              std::unique_ptr<Minima> table) {
    order.push_back(v);
    result.entries += table->keys.size();
    if (table->keys.empty()) {
      gap = -1;
      return;
    }
    int64_t least =
        *std::min_element(table->excess.begin(), table->excess.end());
    gap -= least;
    result.excess += least;
    if (gap < 0)
      return;
    made[v] = {scope, std::move(table)};
    if (scope.empty())
      return;
    Term term;
    term.scope = scope;
    term.keys = made[v].table->keys;
    term.excess = made[v].table->excess;
    for (int64_t &excess : term.excess)
      excess -= least;
    addTerm(std::move(term));
    for (uint32_t u : scope) {
      left.erase({estimates[u], u});
      estimates[u] = estimate(u);
      left.emplace(estimates[u], u);
    }
  }

  void trace() {
    std::vector<uint32_t> choice(vars.size(), 0);
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
      uint64_t key = 0;
      for (uint32_t u : made[*v].scope)
        key = key * domains[u] + choice[u];
      choice[*v] = made[*v].table->argOf(key);
    }
    result.choice.assign(model.vars.size(), 0);
    for (uint32_t v = 0; v < vars.size(); ++v)
      result.choice[vars[v]] = kept[v][choice[v]];
  }

  struct Made {
    std::vector<uint32_t> scope;
    std::unique_ptr<Minima> table;
  };

  const Model &model;
  const Reparametrisation &r;
  const SparseLimits &limits;
  Lookout lookout;
  /// What is left of it after the minima of all tables made.
  int64_t gap;
  SparseResult result;
  std::vector<uint32_t> vars, index, domains;
  /// Per variable, the alternatives within the gap and their own excess.
  std::vector<std::vector<uint32_t>> kept;
  std::vector<std::vector<int64_t>> unary;
  std::vector<Term> terms;
  std::vector<std::vector<uint32_t>> termsOf;
  std::vector<double> estimates;
  /// What is to be eliminated, the least estimate first.
  std::set<std::pair<double, uint32_t>> left;
  std::vector<uint32_t> order;
  std::vector<Made> made;
  std::vector<Partial> scratch[2];
};

} // namespace

SparseResult solver::eliminateWithin(const Model &model,
                                     const Reparametrisation &r,
                                     const SparseLimits &limits) {
  return SparseElimination(model, r, limits).run();
}
