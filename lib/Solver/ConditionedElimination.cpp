//===- ConditionedElimination.cpp - Nearly all variables at once ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ConditionedElimination.h"
#include "MinPlus.h"
#include "PortableMath.h"
#include <functional>

using namespace planner;
using namespace planner::solver;

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

void ConditionedElimination::load() {
  size_t n = view->domains.size();
  factors.clear();
  scopes.clear();
  arena.clear();
  order.clear();
  queue.clear();
  buckets.resize(std::max(buckets.size(), n));
  neighbours.resize(std::max(neighbours.size(), n));
  gone.assign(n, 0);
  held.assign(n, 0);
  keys.resize(n);
  for (const PairwiseView::Edge &edge : view->edges) {
    factors.push_back({uint32_t(scopes.size()), 2, edge.table, 0});
    scopes.push_back(edge.first);
    scopes.push_back(edge.second);
  }
  dead.assign(factors.size(), 0);
  for (uint32_t v = 0; v < n; ++v) {
    buckets[v] = view->edgesOf[v];
    neighbours[v].clear();
    for (uint32_t id : view->edgesOf[v]) {
      const PairwiseView::Edge &edge = view->edges[id];
      neighbours[v].push_back(edge.first == v ? edge.second : edge.first);
    }
    std::sort(neighbours[v].begin(), neighbours[v].end());
    neighbours[v].erase(std::unique(neighbours[v].begin(), neighbours[v].end()),
                        neighbours[v].end());
  }
}

double ConditionedElimination::tableSize(uint32_t var) const {
  double size = 1;
  for (uint32_t n : neighbours[var])
    size *= view->domains[n];
  return size;
}

void ConditionedElimination::update(uint32_t var) {
  keys[var] = tableSize(var) * noise[var];
  queue.emplace_back(keys[var], var);
  std::push_heap(queue.begin(), queue.end(), std::greater<>());
}

/// Takes the variable out of its neighbours' lists.
void ConditionedElimination::unlink(uint32_t var) {
  gone[var] = 1;
  for (uint32_t n : neighbours[var]) {
    auto &list = neighbours[n];
    list.erase(std::lower_bound(list.begin(), list.end(), var));
  }
}

/// Holds a variable that makes the table of `near` large.
void ConditionedElimination::hold(uint32_t near) {
  uint32_t best = near;
  double most = -1;
  for (uint32_t n : neighbours[near]) {
    const double degree = double(neighbours[n].size());
    const double weight = portableExp(preference * portableLog(degree)) *
                          portableLog(double(view->domains[n]) + 1) * luck[n];
    if (weight > most) {
      most = weight;
      best = n;
    }
  }
  held[best] = 1;
  unlink(best);
  for (uint32_t n : neighbours[best])
    update(n);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// The factor's entries at the choices of held variables, with the position of
/// each variable of the scope, of `var` and of the scope's last one, along
/// which entries are made contiguous if they are not.
const double *ConditionedElimination::arranged(
    const Factor &factor, uint32_t var, const std::vector<uint32_t> &into,
    std::vector<size_t> &step, size_t &varStep, bool &line) {
  const double *data = dataOf(factor);
  step.assign(into.size(), 0);
  varStep = 0;
  size_t position = 1;
  for (uint32_t i = factor.length; i-- > 0;) {
    uint32_t u = scopes[factor.begin + i];
    if (u == var)
      varStep = position;
    else if (held[u])
      data += position * (*choice)[u];
    else
      step[size_t(std::find(into.begin(), into.end(), u) - into.begin())] =
          position;
    position *= view->domains[u];
  }
  line = !into.empty() && step.back() != 0;
  if (!line || step.back() == 1)
    return data;
  // With the last variable of the scope contiguous, `var` next.
  std::vector<double> &copy = permuted[copies++];
  size_t inner = view->domains[into.back()], middle = view->domains[var];
  size_t outer = 1;
  for (size_t d = 0; d + 1 < into.size(); ++d)
    if (step[d])
      outer *= view->domains[into[d]];
  copy.resize(outer * middle * inner);
  digit.assign(into.size(), 0);
  const double *from = data;
  double *out = copy.data();
  for (size_t block = 0; block < outer; ++block) {
    for (size_t x = 0; x < middle; ++x)
      for (size_t l = 0; l < inner; ++l)
        *out++ = from[x * varStep + l * step.back()];
    for (size_t d = into.size() - 1; d-- > 0;) {
      if (!step[d])
        continue;
      from += step[d];
      if (++digit[d] < view->domains[into[d]])
        break;
      from -= step[d] * view->domains[into[d]];
      digit[d] = 0;
    }
  }
  work += int64_t(copy.size());
  size_t block = middle * inner;
  for (size_t d = into.size() - 1; d-- > 0;)
    if (step[d]) {
      step[d] = block;
      block *= view->domains[into[d]];
    }
  step.back() = 1;
  varStep = inner;
  return copy.data();
}

/// The operands of the bucket; those without a free variable but `var` go
/// straight into `base`.
void ConditionedElimination::gather(uint32_t var,
                                    const std::vector<uint32_t> &into) {
  size_t domain = view->domains[var];
  base.assign(view->unary[var], view->unary[var] + domain);
  operands.clear();
  copies = 0;
  // The copies are pointed at: no moves.
  if (permuted.size() < buckets[var].size())
    permuted.resize(buckets[var].size());
  steps.resize(std::max(steps.size(), buckets[var].size()));
  for (uint32_t id : buckets[var]) {
    dead[id] = 1;
    size_t varStep = 0;
    bool line = false;
    std::vector<size_t> &step = steps[operands.size()];
    const double *data = arranged(factors[id], var, into, step, varStep, line);
    if (std::find_if(step.begin(), step.end(),
                     [](size_t s) { return s != 0; }) == step.end()) {
      for (size_t x = 0; x < domain; ++x)
        base[x] += data[x * varStep];
      continue;
    }
    operands.push_back({data, varStep, line});
  }
}

void ConditionedElimination::eliminate(uint32_t var) {
  order.push_back(var);
  std::erase_if(buckets[var], [&](uint32_t id) { return dead[id] != 0; });
  scope = neighbours[var];
  if (scope.size() > 1) {
    auto largest = std::max_element(
        scope.begin(), scope.end(), [&](uint32_t a, uint32_t b) {
          return view->domains[a] < view->domains[b];
        });
    std::swap(*largest, scope.back());
  }
  if (scope.empty()) {
    // Nothing depends on it: trace() chooses.
    for (uint32_t id : buckets[var])
      dead[id] = 1;
    return;
  }
  gather(var, scope);
  size_t domain = view->domains[var];
  size_t length = view->domains[scope.back()], total = length;
  for (size_t d = 0; d + 1 < scope.size(); ++d)
    total *= view->domains[scope[d]];
  // Tables of the view do not move when the arena grows; those in it do.
  std::vector<size_t> inArena(operands.size(), SIZE_MAX);
  for (size_t i = 0; i < operands.size(); ++i)
    if (!arena.empty() && operands[i].data >= arena.data() &&
        operands[i].data < arena.data() + arena.size())
      inArena[i] = size_t(operands[i].data - arena.data());
  size_t result = arena.size();
  arena.resize(result + total);
  at.clear();
  std::vector<size_t> &lineSteps = stride;
  lineSteps.clear();
  for (size_t i = 0; i < operands.size(); ++i) {
    at.push_back(inArena[i] == SIZE_MAX ? operands[i].data
                                        : arena.data() + inArena[i]);
    if (operands[i].line)
      lineSteps.push_back(operands[i].variable);
  }
  digit.assign(scope.size(), 0);
  offsets.resize(domain);
  for (size_t block = 0; block < total; block += length) {
    lines.clear();
    std::copy(base.begin(), base.end(), offsets.begin());
    for (size_t i = 0; i < operands.size(); ++i) {
      if (operands[i].line) {
        lines.push_back(at[i]);
        continue;
      }
      for (size_t x = 0; x < domain; ++x)
        offsets[x] += at[i][x * operands[i].variable];
    }
    minPlus(arena.data() + result + block, length, domain, lines, lineSteps,
            offsets);
    for (size_t d = scope.size() - 1; d-- > 0;) {
      for (size_t i = 0; i < operands.size(); ++i)
        at[i] += steps[i][d];
      if (++digit[d] < view->domains[scope[d]])
        break;
      for (size_t i = 0; i < operands.size(); ++i)
        at[i] -= steps[i][d] * view->domains[scope[d]];
      digit[d] = 0;
    }
  }
  work += int64_t(total * domain);

  uint32_t id = uint32_t(factors.size());
  factors.push_back(
      {uint32_t(scopes.size()), uint32_t(scope.size()), nullptr, result});
  scopes.insert(scopes.end(), scope.begin(), scope.end());
  dead.push_back(0);
  for (uint32_t u : scope)
    buckets[u].push_back(id);

  unlink(var);
  const std::vector<uint32_t> &around = neighbours[var];
  for (uint32_t u : around) {
    if (around.size() > 1) {
      merged.clear();
      std::set_union(neighbours[u].begin(), neighbours[u].end(), around.begin(),
                     around.end(), std::back_inserter(merged));
      merged.erase(std::lower_bound(merged.begin(), merged.end(), u));
      neighbours[u].swap(merged);
    }
  }
  for (uint32_t u : around)
    update(u);
}

/// Chooses alternatives in reverse order; the present one stays if it is as
/// good as any.
void ConditionedElimination::trace() {
  std::vector<uint32_t> &x = *choice;
  for (size_t i = order.size(); i-- > 0;) {
    uint32_t v = order[i];
    size_t domain = view->domains[v];
    base.assign(view->unary[v], view->unary[v] + domain);
    for (uint32_t id : buckets[v]) {
      const Factor &factor = factors[id];
      const double *data = dataOf(factor);
      size_t position = 1, varStep = 0;
      for (uint32_t k = factor.length; k-- > 0;) {
        uint32_t u = scopes[factor.begin + k];
        if (u == v)
          varStep = position;
        else
          data += position * x[u];
        position *= view->domains[u];
      }
      for (size_t a = 0; a < domain; ++a)
        base[a] += data[a * varStep];
    }
    uint32_t best = x[v];
    for (uint32_t a = 0; a < domain; ++a)
      if (base[a] < base[best])
        best = a;
    x[v] = best;
    work += int64_t(domain);
  }
}

int64_t ConditionedElimination::run(const PairwiseView &given,
                                    std::vector<uint32_t> &present,
                                    double tableCap, SearchRandom &random,
                                    const Cancellation *cancel) {
  constexpr int64_t kBetweenLooks = int64_t(1) << 20;
  // What a variable takes besides its table: lists, queue, layout.
  constexpr int64_t kUnitsPerVariable = 4096;
  Lookout lookout(cancel, kBetweenLooks);
  view = &given;
  choice = &present;
  work = 0;
  load();
  size_t n = view->domains.size();
  // Orders differ a little from one call to the next.
  noise.resize(n);
  for (double &factor : noise)
    factor = 0.7 + 0.6 * random.real();
  // Drawn once for each variable: what is drawn again at every table in the way
  // would hold a variable with hundreds of neighbours in every call.
  luck.resize(n);
  for (double &factor : luck)
    factor = random.real();
  preference = random.real();
  for (uint32_t v = 0; v < n; ++v) {
    keys[v] = tableSize(v) * noise[v];
    queue.emplace_back(keys[v], v);
  }
  std::make_heap(queue.begin(), queue.end(), std::greater<>());
  while (!queue.empty()) {
    std::pop_heap(queue.begin(), queue.end(), std::greater<>());
    auto [key, v] = queue.back();
    queue.pop_back();
    if (gone[v] || key != keys[v])
      continue;
    if (key > tableCap * noise[v]) {
      hold(v);
      if (!gone[v])
        update(v);
      continue;
    }
    // buckets of eliminated variables keep what trace() reads.
    gone[v] = 1;
    const int64_t before = work;
    work += kUnitsPerVariable;
    eliminate(v);
    if (lookout.stop(work - before))
      return work;
  }
  trace();
  return work;
}
