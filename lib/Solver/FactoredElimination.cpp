//===- FactoredElimination.cpp - Variables with few neighbours ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The part of FactoredDual that eliminates variables with at most two
// neighbours: what is done in which order, the tables that come of it at the
// present prices, and the way back from excesses of what is left to those of
// what was eliminated.
//
//===----------------------------------------------------------------------===//

#include "FactoredDual.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace planner;
using namespace planner::solver;

//===----------------------------------------------------------------------===//
// The order
//===----------------------------------------------------------------------===//

/// Variables by number, but those that were only added to join others after
/// the first of what they join.
static std::vector<uint32_t>
sweepOrder(const std::vector<std::vector<uint32_t>> &adjacency) {
  std::vector<double> key(adjacency.size());
  for (uint32_t v = 0; v < adjacency.size(); ++v) {
    key[v] = v;
    auto [least, most] =
        std::minmax_element(adjacency[v].begin(), adjacency[v].end());
    if (least != adjacency[v].end() && *most < v)
      key[v] = *least + 0.5;
  }
  std::vector<uint32_t> order(adjacency.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(key[a], a) < std::pair(key[b], b);
  });
  return order;
}

/// Two alternatives are one class of the sum if they are in both links. Also
/// says how many classes there are.
static std::pair<std::vector<uint32_t>, uint32_t>
refine(const std::vector<uint32_t> &a, const std::vector<uint32_t> &b) {
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> numbers;
  std::vector<uint32_t> result;
  result.reserve(a.size());
  for (size_t i = 0; i < a.size(); ++i)
    result.push_back(numbers.try_emplace({a[i], b[i]}, uint32_t(numbers.size()))
                         .first->second);
  return {std::move(result), uint32_t(numbers.size())};
}

void FactoredDual::sumParallel(uint32_t var,
                               std::vector<std::vector<uint32_t>> &at) {
  for (size_t i = 0; i < at[var].size(); ++i)
    for (size_t j = i + 1; j < at[var].size(); ++j) {
      uint32_t a = at[var][i], b = at[var][j];
      uint32_t other = links[a].other(var);
      if (links[b].other(var) != other)
        continue;
      bool same = links[a].first == links[b].first;
      auto [rowOf, rows] =
          refine(links[a].rowOf, same ? links[b].rowOf : links[b].colOf);
      auto [colOf, cols] =
          refine(links[a].colOf, same ? links[b].colOf : links[b].rowOf);
      uint32_t out = addLink(links[a].first, links[a].second, std::move(rowOf),
                             std::move(colOf), rows, cols);
      links[a].inCore = links[b].inCore = false;
      steps.push_back({Step::Sum, var, a, b, out});
      for (uint32_t end : {var, other}) {
        std::erase_if(at[end], [&](uint32_t l) { return l == a || l == b; });
        at[end].push_back(out);
      }
      return sumParallel(var, at);
    }
}

bool FactoredDual::planVariable(uint32_t var,
                                std::vector<std::vector<uint32_t>> &at) {
  constexpr size_t kMostWork = 1 << 17;
  sumParallel(var, at);
  std::vector<uint32_t> list = at[var];
  if (list.size() > 2)
    return false;
  Step step{list.empty()       ? Step::Isolated
            : list.size() == 1 ? Step::Leaf
                               : Step::Middle,
            var};
  if (!list.empty())
    step.a = list[0];
  if (list.size() == 2) {
    step.b = list[1];
    View a = view(step.a, var), b = view(step.b, var);
    size_t least = std::min(a.near(), b.near());
    if (size_t(a.far()) * b.far() * least > kMostWork)
      return false;
    uint32_t n = links[step.a].other(var), m = links[step.b].other(var);
    step.out = addLink(n, m, a.farOf(), b.farOf(), a.far(), b.far());
    at[n].push_back(step.out);
    at[m].push_back(step.out);
  }
  for (uint32_t id : list) {
    links[id].inCore = false;
    std::erase(at[links[id].other(var)], id);
  }
  at[var].clear();
  vars[var].inCore = false;
  steps.push_back(step);
  return true;
}

void FactoredDual::plan() {
  std::vector<std::vector<uint32_t>> at(vars.size());
  for (uint32_t id = 0; id < links.size(); ++id) {
    at[links[id].first].push_back(id);
    at[links[id].second].push_back(id);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t v = 0; v < vars.size(); ++v)
      if (vars[v].inCore)
        changed |= planVariable(v, at);
  }
  std::vector<uint32_t> number(vars.size(), 0);
  std::vector<std::vector<uint32_t>> adjacency(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    if (!vars[v].inCore)
      continue;
    number[v] = uint32_t(coreVars.size());
    coreVars.push_back(v);
    vars[v].links = at[v];
    for (uint32_t id : at[v])
      adjacency[v].push_back(links[id].other(v));
    std::sort(adjacency[v].begin(), adjacency[v].end());
  }
  for (uint32_t v : coreVars) {
    coreAdjacency.emplace_back();
    for (uint32_t n : adjacency[v])
      coreAdjacency.back().push_back(number[n]);
  }
  order = sweepOrder(adjacency);
  std::erase_if(order, [&](uint32_t v) { return !vars[v].inCore; });
  for (uint32_t i = 0; i < order.size(); ++i)
    place[order[i]] = i;
}

/// Values stay integers below 2^53, which doubles add exactly; beyond they are
/// rounded down by more than what rounding can do.
static double lessRounding(double value) {
  return value < 0x1p52 || value == kInfinity ? value : value * (1 - 1e-14);
}

void FactoredDual::derive() {
  settled = 0;
  for (const Step &step : steps)
    switch (step.kind) {
    case Step::Isolated: {
      const std::vector<double> &own = vars[step.var].own;
      settled += *std::min_element(own.begin(), own.end());
      break;
    }
    case Step::Leaf:
      deriveLeaf(step);
      break;
    case Step::Middle:
      deriveMiddle(step);
      break;
    case Step::Sum:
      deriveSum(step);
      break;
    }
}

void FactoredDual::deriveLeaf(const Step &step) {
  View a = view(step.a, step.var);
  const std::vector<double> &own = vars[step.var].own;
  std::vector<double> least(a.near(), kInfinity), out(a.far(), kInfinity);
  for (size_t i = 0; i < own.size(); ++i)
    least[a.nearOf()[i]] = std::min(least[a.nearOf()[i]], own[i]);
  for (uint32_t n = 0; n < a.near(); ++n)
    for (uint32_t f = 0; f < a.far(); ++f)
      out[f] = std::min(out[f], least[n] + a.at(n, f));
  std::vector<double> &target = vars[links[step.a].other(step.var)].own;
  for (size_t i = 0; i < target.size(); ++i)
    target[i] = lessRounding(target[i] + out[a.farOf()[i]]);
}

std::vector<double> FactoredDual::leastOwn(uint32_t var, const View &a,
                                           const View &b) const {
  const std::vector<double> &own = vars[var].own;
  std::vector<double> least(size_t(a.near()) * b.near(), kInfinity);
  for (size_t i = 0; i < own.size(); ++i) {
    double &entry = least[size_t(a.nearOf()[i]) * b.near() + b.nearOf()[i]];
    entry = std::min(entry, own[i]);
  }
  return least;
}

/// out[i][j] = min over k of left(i, k) + right[k][j], right row-major.
template <typename Left>
static std::vector<double> minPlusProduct(size_t rows, size_t inner,
                                          size_t cols, Left &&left,
                                          const std::vector<double> &right) {
  std::vector<double> result(rows * cols, kInfinity);
  for (size_t i = 0; i < rows; ++i) {
    double *__restrict out = result.data() + i * cols;
    for (size_t k = 0; k < inner; ++k) {
      double offset = left(i, k);
      if (offset == kInfinity)
        continue;
      const double *line = right.data() + k * cols;
      for (size_t j = 0; j < cols; ++j)
        out[j] = std::min(out[j], offset + line[j]);
    }
  }
  return result;
}

/// The link's table with the near class first.
template <typename View>
static std::vector<double> nearFirst(const View &view) {
  if (view.fromFirst)
    return view.link.table;
  std::vector<double> result;
  result.reserve(view.link.table.size());
  for (uint32_t n = 0; n < view.near(); ++n)
    for (uint32_t f = 0; f < view.far(); ++f)
      result.push_back(view.at(n, f));
  return result;
}

void FactoredDual::deriveMiddle(const Step &step) {
  View a = view(step.a, step.var), b = view(step.b, step.var);
  std::vector<double> least = leastOwn(step.var, a, b);
  // far a x near b, then far a x far b.
  std::vector<double> half = minPlusProduct(
      a.far(), a.near(), b.near(),
      [&](size_t f, size_t n) { return a.at(uint32_t(n), uint32_t(f)); },
      least);
  std::vector<double> table = minPlusProduct(
      a.far(), b.near(), b.far(),
      [&](size_t f, size_t n) { return half[f * b.near() + n]; }, nearFirst(b));
  for (double &value : table)
    value = lessRounding(value);
  links[step.out].table = std::move(table);
}

void FactoredDual::deriveSum(const Step &step) {
  const Link &a = links[step.a], &b = links[step.b];
  Link &out = links[step.out];
  bool same = a.first == b.first;
  const auto &bRowOf = same ? b.rowOf : b.colOf;
  const auto &bColOf = same ? b.colOf : b.rowOf;
  std::vector<uint32_t> row(out.rows), col(out.cols);
  for (uint32_t i = 0; i < out.rowOf.size(); ++i)
    row[out.rowOf[i]] = i;
  for (uint32_t i = 0; i < out.colOf.size(); ++i)
    col[out.colOf[i]] = i;
  out.table.resize(size_t(out.rows) * out.cols);
  size_t key = 0;
  for (uint32_t i : row)
    for (uint32_t j : col) {
      uint32_t r = bRowOf[i], c = bColOf[j];
      out.table[key++] = lessRounding(
          a.table[size_t(a.rowOf[i]) * a.cols + a.colOf[j]] +
          b.table[same ? size_t(r) * b.cols + c : size_t(c) * b.cols + r]);
    }
}

//===----------------------------------------------------------------------===//
// Excesses of what was eliminated
//===----------------------------------------------------------------------===//

FactoredDual::Excesses FactoredDual::coreExcesses(const Reduced &r) const {
  Excesses entries(links.size());
  const double unit = std::ldexp(1.0, -int(r.shift));
  std::vector<int64_t> byRow, byCol;
  for (uint32_t id = 0; id < links.size(); ++id) {
    const Link &link = links[id];
    if (!link.inCore)
      continue;
    byRow.assign(link.rows, kForbidden);
    byCol.assign(link.cols, kForbidden);
    const auto &first = vars[link.first].excess;
    const auto &second = vars[link.second].excess;
    for (size_t a = 0; a < first.size(); ++a)
      byRow[link.rowOf[a]] = std::min(byRow[link.rowOf[a]], first[a]);
    for (size_t b = 0; b < second.size(); ++b)
      byCol[link.colOf[b]] = std::min(byCol[link.colOf[b]], second[b]);
    entries[id].reserve(link.table.size());
    size_t key = 0;
    for (uint32_t row = 0; row < link.rows; ++row)
      for (uint32_t col = 0; col < link.cols; ++col, ++key) {
        if (link.table[key] == kInfinity) {
          entries[id].push_back(kInfinity);
          continue;
        }
        WideCost value = (WideCost(int64_t(link.table[key])) << r.shift) -
                         link.intFirst[row] - link.intSecond[col] - link.least +
                         byRow[row] + byCol[col];
        entries[id].push_back(double(value) * unit);
      }
  }
  return entries;
}

void FactoredDual::excessOfLeaf(const Step &step, Reduced &r,
                                Excesses &entries) const {
  View a = view(step.a, step.var);
  const std::vector<double> &own = vars[step.var].own;
  std::vector<double> least(a.near(), kInfinity);
  for (size_t i = 0; i < own.size(); ++i)
    least[a.nearOf()[i]] = std::min(least[a.nearOf()[i]], own[i]);
  // What the far class exceeds by, less what this variable added to it.
  std::vector<double> rest(a.far(), kInfinity);
  const std::vector<double> &far = r.excess[links[step.a].other(step.var)];
  for (size_t i = 0; i < far.size(); ++i)
    rest[a.farOf()[i]] = std::min(rest[a.farOf()[i]], far[i]);
  for (uint32_t f = 0; f < a.far(); ++f) {
    double added = kInfinity;
    for (uint32_t n = 0; n < a.near(); ++n)
      added = std::min(added, least[n] + a.at(n, f));
    rest[f] = added == kInfinity ? kInfinity : rest[f] - added;
  }
  std::vector<double> best(a.near(), kInfinity);
  entries[step.a].assign(links[step.a].table.size(), kInfinity);
  for (uint32_t n = 0; n < a.near(); ++n)
    for (uint32_t f = 0; f < a.far(); ++f) {
      double value = rest[f] + a.at(n, f);
      best[n] = std::min(best[n], value);
      entries[step.a][a.key(n, f)] = value + least[n];
    }
  r.excess[step.var].resize(own.size());
  for (size_t i = 0; i < own.size(); ++i)
    r.excess[step.var][i] = own[i] + best[a.nearOf()[i]];
}

void FactoredDual::excessOfMiddle(const Step &step, Reduced &r,
                                  Excesses &entries) const {
  View a = view(step.a, step.var), b = view(step.b, step.var);
  const Link &out = links[step.out];
  std::vector<double> least = leastOwn(step.var, a, b);
  // far a x far b, less what this variable added.
  std::vector<double> rest(out.table.size(), kInfinity);
  for (size_t i = 0; i < rest.size(); ++i)
    if (out.table[i] != kInfinity)
      rest[i] = entries[step.out][i] - out.table[i];
  // far b x near b and near a x far a, row-major.
  std::vector<double> byFarB;
  byFarB.reserve(b.link.table.size());
  for (uint32_t f = 0; f < b.far(); ++f)
    for (uint32_t n = 0; n < b.near(); ++n)
      byFarB.push_back(b.at(n, f));
  // far a x near b: the least over the far classes of b.
  std::vector<double> half = minPlusProduct(
      a.far(), b.far(), b.near(),
      [&](size_t f, size_t g) { return rest[f * b.far() + g]; }, byFarB);
  // near a x near b.
  std::vector<double> both = minPlusProduct(
      a.near(), a.far(), b.near(),
      [&](size_t n, size_t f) { return a.at(uint32_t(n), uint32_t(f)); }, half);
  const std::vector<double> &own = vars[step.var].own;
  r.excess[step.var].resize(own.size());
  for (size_t i = 0; i < own.size(); ++i)
    r.excess[step.var][i] =
        own[i] + both[size_t(a.nearOf()[i]) * b.near() + b.nearOf()[i]];
  // Entries of a: near a x far a.
  entries[step.a].assign(a.link.table.size(), kInfinity);
  for (uint32_t n = 0; n < a.near(); ++n)
    for (uint32_t f = 0; f < a.far(); ++f) {
      double value = kInfinity;
      for (uint32_t m = 0; m < b.near(); ++m)
        value = std::min(value, least[size_t(n) * b.near() + m] +
                                    half[size_t(f) * b.near() + m]);
      entries[step.a][a.key(n, f)] = value + a.at(n, f);
    }
  // Entries of b: near b x far b, over near b x far a.
  std::vector<double> other = minPlusProduct(
      b.near(), a.near(), a.far(),
      [&](size_t m, size_t n) { return least[n * b.near() + m]; },
      nearFirst(a));
  std::vector<double> ends = minPlusProduct(
      b.near(), a.far(), b.far(),
      [&](size_t m, size_t f) { return other[m * a.far() + f]; }, rest);
  entries[step.b].assign(b.link.table.size(), kInfinity);
  for (uint32_t m = 0; m < b.near(); ++m)
    for (uint32_t g = 0; g < b.far(); ++g)
      entries[step.b][b.key(m, g)] = ends[size_t(m) * b.far() + g] + b.at(m, g);
}

void FactoredDual::excessOfSum(const Step &step, Excesses &entries) const {
  const Link &out = links[step.out];
  for (uint32_t id : {step.a, step.b}) {
    const Link &part = links[id];
    bool same = part.first == out.first;
    const auto &rowOf = same ? part.rowOf : part.colOf;
    const auto &colOf = same ? part.colOf : part.rowOf;
    std::vector<uint32_t> row(out.rows), col(out.cols);
    for (uint32_t i = 0; i < out.rowOf.size(); ++i)
      row[out.rowOf[i]] = rowOf[i];
    for (uint32_t i = 0; i < out.colOf.size(); ++i)
      col[out.colOf[i]] = colOf[i];
    std::vector<double> &target = entries[id];
    target.assign(part.table.size(), kInfinity);
    size_t key = 0;
    for (uint32_t r : row)
      for (uint32_t c : col) {
        double &entry = target[same ? size_t(r) * part.cols + c
                                    : size_t(c) * part.cols + r];
        entry = std::min(entry, entries[step.out][key++]);
      }
  }
}

/// Completes the excesses of alternatives; returns those of entries, by link.
FactoredDual::Excesses FactoredDual::allExcesses(Reduced &r) const {
  Excesses entries = coreExcesses(r);
  for (auto step = steps.rbegin(); step != steps.rend(); ++step)
    switch (step->kind) {
    case Step::Isolated: {
      const std::vector<double> &own = vars[step->var].own;
      double least = *std::min_element(own.begin(), own.end());
      for (double value : own)
        r.excess[step->var].push_back(value - least);
      break;
    }
    case Step::Leaf:
      excessOfLeaf(*step, r, entries);
      break;
    case Step::Middle:
      excessOfMiddle(*step, r, entries);
      break;
    case Step::Sum:
      excessOfSum(*step, entries);
      break;
    }
  return entries;
}
