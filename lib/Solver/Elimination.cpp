//===- Elimination.cpp - Bucket elimination with min-plus kernels
//----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Tables hold doubles where every sum of entries is an integer below 2^53,
// which doubles add exactly; their minimum vectorises on every x86-64 and
// infinity means forbidden. Larger ranges take 64-bit integers, saturated.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Elimination.h"
#include "MinPlus.h"
#include "planner/Support/Units.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

namespace {

/// A term over variables; the last of the scope is contiguous.
template <typename T> struct Factor {
  std::vector<uint32_t> scope;
  std::vector<T> entries;
};

template <typename T> class BucketElimination {
  using A = Arithmetic<T>;

public:
  BucketElimination(const Model &source, const InteractionGraph &interaction,
                    const EliminationLimits &given)
      : model(source), graph(interaction),
        lookout(given.cancel, kBetweenLooks) {}

  EliminationResult run(EliminationOrder order) {
    EliminationResult result;
    result.order = std::move(order);
    result.cost = model.constant;
    loadFactors(result.cost);
    bool feasible = true;
    for (uint32_t v : result.order.order) {
      feasible = eliminate(v, result);
      if (lookout.stop(kUnitsPerVariable)) {
        result.status = EliminationResult::Status::Cancelled;
        return result;
      }
      if (!feasible)
        break;
    }
    if (!feasible) {
      result.status = EliminationResult::Status::Infeasible;
      return result;
    }
    trace(result);
    result.status = EliminationResult::Status::Optimal;
    return result;
  }

private:
  static constexpr int64_t kBetweenLooks = int64_t(1) << 22;
  static constexpr int64_t kUnitsPerVariable = 256;

  /// Unary and pair terms, each with its minimum moved to `constant`.
  void loadFactors(WideCost &constant) {
    size_t n = graph.vars.size();
    buckets.resize(n);
    for (uint32_t i = 0; i < n; ++i)
      addFactor({{i}, convert(model.vars[graph.vars[i]].cost, constant)});
    for (const Model::Edge &edge : model.edges)
      if (edge.alive)
        addFactor({choosing(graph.index[edge.first], graph.index[edge.second]),
                   convert(edge.table->entries, constant)});
  }
  /// Of two variables those with a choice, one at least. The others have no
  /// part in the layout of entries, and would make scopes of hundreds where
  /// much is decided.
  std::vector<uint32_t> choosing(uint32_t first, uint32_t second) const {
    if (graph.domains[first] == 1)
      return {second};
    if (graph.domains[second] == 1)
      return {first};
    return {first, second};
  }
  static std::vector<T> convert(const std::vector<Cost> &costs,
                                WideCost &constant) {
    Cost least = *std::min_element(costs.begin(), costs.end());
    std::vector<T> entries(costs.size(), A::infinity);
    if (least == kForbidden)
      return entries;
    constant += least;
    for (size_t i = 0; i < costs.size(); ++i)
      if (costs[i] != kForbidden)
        entries[i] = T(costs[i] - least);
    return entries;
  }
  void addFactor(Factor<T> factor) {
    uint32_t id = uint32_t(factors.size());
    for (uint32_t v : factor.scope)
      buckets[v].push_back(id);
    factors.push_back(std::move(factor));
    dead.push_back(0);
  }

  /// The entries of a factor with its dimensions in the order `scope`.
  std::vector<T> permuted(const Factor<T> &factor,
                          const std::vector<uint32_t> &scope) {
    size_t rank = scope.size();
    std::vector<size_t> stride(rank), size(rank), digit(rank, 0);
    for (size_t i = 0; i < rank; ++i) {
      size[i] = graph.domains[scope[i]];
      size_t step = 1;
      for (size_t j = factor.scope.size(); factor.scope[--j] != scope[i];)
        step *= graph.domains[factor.scope[j]];
      stride[i] = step;
    }
    std::vector<T> result(factor.entries.size());
    size_t at = 0;
    size_t inner = size[rank - 1], innerStride = stride[rank - 1];
    for (size_t out = 0; out < result.size(); out += inner) {
      if (lookout.stop(int64_t(inner)))
        break;
      for (size_t i = 0; i < inner; ++i)
        result[out + i] = factor.entries[at + i * innerStride];
      for (size_t d = rank - 1; d-- > 0;) {
        at += stride[d];
        if (++digit[d] < size[d])
          break;
        at -= stride[d] * size[d];
        digit[d] = 0;
      }
    }
    return result;
  }

  /// A factor of the bucket laid out for the kernel: outer dimensions in the
  /// result's order, then the eliminated variable, then the result's last.
  struct Operand {
    std::vector<T> owned;
    const T *data = nullptr;
    bool hasLine = false;
    /// Per outer dimension of the result, how far one step moves; 0 if absent.
    std::vector<size_t> steps;
  };

  Operand prepare(const Factor<T> &factor, uint32_t v,
                  const std::vector<uint32_t> &scope) {
    Operand operand;
    std::vector<uint32_t> wanted;
    for (size_t i = 0; i + 1 < scope.size(); ++i)
      if (contains(factor.scope, scope[i]))
        wanted.push_back(scope[i]);
    wanted.push_back(v);
    operand.hasLine = !scope.empty() && contains(factor.scope, scope.back());
    if (operand.hasLine)
      wanted.push_back(scope.back());
    if (wanted != factor.scope)
      operand.owned = permuted(factor, wanted);
    operand.data =
        operand.owned.empty() ? factor.entries.data() : operand.owned.data();
    size_t step =
        graph.domains[v] * (operand.hasLine ? graph.domains[scope.back()] : 1);
    operand.steps.assign(scope.empty() ? 0 : scope.size() - 1, 0);
    for (size_t i = operand.steps.size(); i-- > 0;)
      if (contains(factor.scope, scope[i])) {
        operand.steps[i] = step;
        step *= graph.domains[scope[i]];
      }
    return operand;
  }
  static bool contains(const std::vector<uint32_t> &list, uint32_t v) {
    return std::find(list.begin(), list.end(), v) != list.end();
  }

  /// The union of the bucket's scopes without v: the largest domain last, where
  /// the kernel runs, the others by elimination order irrelevant, ascending.
  std::vector<uint32_t> resultScope(uint32_t v,
                                    const std::vector<uint32_t> &bucket) const {
    std::vector<uint32_t> scope;
    for (uint32_t id : bucket)
      for (uint32_t u : factors[id].scope)
        if (u != v && !contains(scope, u))
          scope.push_back(u);
    std::sort(scope.begin(), scope.end());
    auto largest = std::max_element(
        scope.begin(), scope.end(), [&](uint32_t a, uint32_t b) {
          return graph.domains[a] < graph.domains[b];
        });
    if (largest != scope.end())
      std::rotate(largest, largest + 1, scope.end());
    return scope;
  }

  /// Replaces the bucket of v by one table. False if nothing finite is left;
  /// means nothing if cancelled.
  bool eliminate(uint32_t v, EliminationResult &result) {
    std::vector<uint32_t> bucket;
    for (uint32_t id : buckets[v])
      if (!dead[id])
        bucket.push_back(id);
    std::vector<uint32_t> scope = resultScope(v, bucket);
    std::vector<Operand> operands;
    operands.reserve(bucket.size());
    for (uint32_t id : bucket)
      operands.push_back(prepare(factors[id], v, scope));

    size_t length = scope.empty() ? 1 : graph.domains[scope.back()];
    size_t total = length;
    for (size_t i = 0; i + 1 < scope.size(); ++i)
      total *= graph.domains[scope[i]];
    Factor<T> table{scope, std::vector<T>(total)};
    reduce(v, scope, operands, length, table.entries);
    result.work = saturatingAdd(
        result.work, saturatingMul(int64_t(total), graph.domains[v]));

    T least = *std::min_element(table.entries.begin(), table.entries.end());
    if (least >= A::infinity)
      return false;
    result.cost += WideCost(least);
    if (least != 0)
      for (T &entry : table.entries)
        if (entry < A::infinity)
          entry -= least;
    for (uint32_t id : bucket)
      dead[id] = 1;
    buckets[v] = std::move(bucket);
    if (!scope.empty())
      addFactor(std::move(table));
    return true;
  }

  void reduce(uint32_t v, const std::vector<uint32_t> &scope,
              const std::vector<Operand> &operands, size_t length,
              std::vector<T> &out) {
    size_t domain = graph.domains[v];
    size_t outer = scope.empty() ? 0 : scope.size() - 1;
    std::vector<size_t> digit(outer, 0);
    std::vector<const T *> at;
    at.reserve(operands.size());
    for (const Operand &operand : operands)
      at.push_back(operand.data);
    std::vector<const T *> lines;
    const std::vector<size_t> lineSteps(operands.size(), length);
    std::vector<T> offsets(domain);
    for (size_t base = 0; base < out.size(); base += length) {
      if (lookout.stop(int64_t(length * domain)))
        return;
      lines.clear();
      std::fill(offsets.begin(), offsets.end(), T(0));
      for (size_t i = 0; i < operands.size(); ++i) {
        if (operands[i].hasLine) {
          lines.push_back(at[i]);
          continue;
        }
        for (size_t x = 0; x < domain; ++x)
          offsets[x] = A::add(offsets[x], at[i][x]);
      }
      minPlus(out.data() + base, length, domain, lines, lineSteps, offsets);
      for (size_t d = outer; d-- > 0;) {
        for (size_t i = 0; i < operands.size(); ++i)
          at[i] += operands[i].steps[d];
        if (++digit[d] < graph.domains[scope[d]])
          break;
        for (size_t i = 0; i < operands.size(); ++i)
          at[i] -= operands[i].steps[d] * graph.domains[scope[d]];
        digit[d] = 0;
      }
    }
  }

  /// Chooses alternatives in reverse order, each the first best given those
  /// chosen before.
  void trace(EliminationResult &result) const {
    std::vector<uint32_t> choice(graph.vars.size(), 0);
    const auto &order = result.order.order;
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
      T best = A::infinity;
      uint32_t bestAt = 0;
      for (uint32_t x = 0; x < graph.domains[*v]; ++x) {
        choice[*v] = x;
        T sum = 0;
        for (uint32_t id : buckets[*v])
          sum = A::add(sum, valueAt(factors[id], choice));
        if (sum < best) {
          best = sum;
          bestAt = x;
        }
      }
      choice[*v] = bestAt;
    }
    result.choice.assign(model.vars.size(), 0);
    for (size_t i = 0; i < choice.size(); ++i)
      result.choice[graph.vars[i]] = choice[i];
  }
  T valueAt(const Factor<T> &factor,
            const std::vector<uint32_t> &choice) const {
    size_t index = 0;
    for (uint32_t u : factor.scope)
      index = index * graph.domains[u] + choice[u];
    return factor.entries[index];
  }

  const Model &model;
  const InteractionGraph &graph;
  Lookout lookout;
  std::vector<Factor<T>> factors;
  std::vector<char> dead;
  /// Factors that contain the variable; after its elimination those it used.
  std::vector<std::vector<uint32_t>> buckets;
};

/// No sum of the normalised entries of the model exceeds this.
WideCost totalRange(const Model &model) {
  WideCost total = 0;
  auto range = [](const std::vector<Cost> &costs) {
    Cost low = kForbidden, high = -kMaxTotalCost;
    for (Cost cost : costs)
      if (cost != kForbidden) {
        low = std::min(low, cost);
        high = std::max(high, cost);
      }
    return low == kForbidden ? WideCost(0) : WideCost(high) - low;
  };
  for (const Model::Var &var : model.vars)
    if (var.alive)
      total += range(var.cost);
  for (const Model::Edge &edge : model.edges)
    if (edge.alive)
      total += range(edge.table->entries);
  return total;
}

} // namespace

EliminationResult solver::eliminateAll(const Model &model,
                                       const EliminationLimits &limits,
                                       std::optional<EliminationOrder> given) {
  EliminationResult result;
  if (model.infeasible) {
    result.status = EliminationResult::Status::Infeasible;
    return result;
  }
  InteractionGraph graph = interactionGraph(model);
  EliminationOrder order =
      given ? std::move(*given)
            : bestOrder(graph.adjacency, graph.domains, double(limits.workCap));
  if (!isAffordable(order, limits.tableCap, limits.workCap)) {
    result.order = std::move(order);
    return result;
  }
  if (totalRange(model) < (WideCost(1) << 52))
    return BucketElimination<double>(model, graph, limits)
        .run(std::move(order));
  return BucketElimination<int64_t>(model, graph, limits).run(std::move(order));
}
