//===- FactoredDual.cpp - Messages over classes of alternatives -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FactoredDual.h"
#include "Integers.h"
#include "MinPlus.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

using namespace planner;
using namespace planner::solver;

/// Prices and their sums are rounded; what they make of usage is taken smaller
/// and the refund larger by more than that, so that bounds stay bounds.
static constexpr double kRounding = 1e-12;

//===----------------------------------------------------------------------===//
// Set-up
//===----------------------------------------------------------------------===//

FactoredDual::FactoredDual(const FactoredProblem &given)
    : problem(given), vars(given.variables.size()), alive(vars.size()),
      place(vars.size()) {
  for (VarId v = 0; v < vars.size(); ++v) {
    const std::vector<Cost> &costs = problem.variables[v].costs;
    for (uint32_t a = 0; a < costs.size(); ++a)
      if (costs[a] != kForbidden) {
        vars[v].cost.push_back(costs[a]);
        alive[v].push_back(a);
      }
  }
  for (const FactoredProblem::Pair &pair : problem.pairs) {
    std::vector<uint32_t> rowOf, colOf;
    for (uint32_t a : alive[pair.first])
      rowOf.push_back(pair.rowOf[a]);
    for (uint32_t b : alive[pair.second])
      colOf.push_back(pair.colOf[b]);
    Link &link = links[addLink(pair.first, pair.second, std::move(rowOf),
                               std::move(colOf), pair.rows, pair.cols)];
    link.entries = pair.entries;
    // Classes without an alternative go.
    shrinkLink(link, nullptr, nullptr);
  }
  mostPaid = 0x1p51 / double(vars.size() + links.size() + 1);
  plan();
  setPrices({});
}

uint32_t FactoredDual::addLink(uint32_t first, uint32_t second,
                               std::vector<uint32_t> rowOf,
                               std::vector<uint32_t> colOf, uint32_t rows,
                               uint32_t cols) {
  Link link{};
  link.first = first;
  link.second = second;
  link.rows = rows;
  link.cols = cols;
  link.rowOf = std::move(rowOf);
  link.colOf = std::move(colOf);
  link.rowIds.resize(rows);
  link.colIds.resize(cols);
  std::iota(link.rowIds.begin(), link.rowIds.end(), 0);
  std::iota(link.colIds.begin(), link.colIds.end(), 0);
  link.toFirst.assign(rows, 0);
  link.toSecond.assign(cols, 0);
  link.dropped = {link.toFirst, link.toSecond};
  link.inCore = true;
  links.push_back(std::move(link));
  return uint32_t(links.size() - 1);
}

//===----------------------------------------------------------------------===//
// Usage and prices
//===----------------------------------------------------------------------===//

void FactoredDual::addUsage() {
  for (size_t i = terms.size(); i < problem.usage.size(); ++i) {
    const UsageTerm &source = problem.usage[i];
    Term term;
    if (source.ofPair) {
      Link &link = links[source.id];
      uint32_t cols = problem.pairs[source.id].cols;
      for (uint32_t row : link.rowIds)
        for (uint32_t col : link.colIds)
          term.amounts.push_back(source.amounts[size_t(row) * cols + col]);
      link.terms.push_back(uint32_t(terms.size()));
    } else {
      for (uint32_t a : alive[source.id])
        term.amounts.push_back(source.amounts[a]);
      vars[source.id].terms.push_back(uint32_t(terms.size()));
    }
    terms.push_back(std::move(term));
  }
}

size_t FactoredDual::numAlternatives() const {
  size_t sum = 0;
  for (const auto &list : alive)
    sum += list.size();
  return sum;
}

int64_t FactoredDual::sweepWork() const {
  int64_t sum = 0;
  for (const Link &link : links)
    if (link.inCore)
      sum += int64_t(link.table.size());
  return sum + int64_t(numAlternatives());
}

/// Calls add(place, cost) for what usage costs at the present prices.
template <typename Function>
void FactoredDual::pay(const std::vector<uint32_t> &list,
                       Function &&add) const {
  for (uint32_t id : list) {
    const Term &term = terms[id];
    if (term.price <= 0)
      continue;
    double price = term.price * (1 - kRounding);
    double most = mostPaid / double(list.size());
    for (size_t i = 0; i < term.amounts.size(); ++i)
      add(i, std::floor(std::min(price * double(term.amounts[i]), most)));
  }
}

void FactoredDual::refresh(Var &var) const {
  var.own.resize(var.cost.size());
  for (size_t a = 0; a < var.own.size(); ++a)
    var.own[a] = double(counted(var.cost[a]));
  pay(var.terms, [&](size_t a, double cost) { var.own[a] += cost; });
}

void FactoredDual::refresh(Link &link) const {
  link.table.resize(link.entries.size());
  for (size_t i = 0; i < link.table.size(); ++i)
    link.table[i] = link.entries[i] == kForbidden
                        ? kInfinity
                        : double(counted(link.entries[i]));
  pay(link.terms, [&](size_t i, double cost) { link.table[i] += cost; });
}

void FactoredDual::setPrices(const Prices &given, bool costsToo) {
  prices = given;
  withCosts = costsToo;
  for (size_t i = 0; i < terms.size(); ++i) {
    terms[i].price = 0;
    for (auto [time, count] : problem.usage[i].counts)
      terms[i].price += prices[time] * double(count);
  }
  for (Var &var : vars)
    refresh(var);
  for (size_t i = 0; i < problem.pairs.size(); ++i)
    refresh(links[i]);
  derive();
}

Cost FactoredDual::refund() const {
  double sum = 0;
  for (size_t time = 0; time < prices.size(); ++time)
    sum += prices[time] * double(problem.capacities[time]);
  return Cost(std::min(std::ceil(sum * (1 + kRounding)), 0x1p57));
}

//===----------------------------------------------------------------------===//
// Sweeps
//===----------------------------------------------------------------------===//

/// Moves all that a link can give into one end: afterwards each of that end's
/// classes has an entry of reparametrised cost 0 and none below.
void FactoredDual::pull(Link &link, bool intoFirst) const {
  if (intoFirst)
    leastOfRows(link.toFirst.data(), link.table.data(), link.rows, link.cols,
                link.toSecond.data());
  else
    leastOfColumns(link.toSecond.data(), link.table.data(), link.rows,
                   link.cols, link.toFirst.data());
}

void FactoredDual::visit(uint32_t v, bool ascending) {
  Var &var = vars[v];
  size_t before = 0, after = 0;
  auto pulls = [&](const Link &link) {
    return (place[link.other(v)] < place[v]) == ascending;
  };
  marginals.assign(var.own.begin(), var.own.end());
  for (uint32_t id : var.links) {
    Link &link = links[id];
    bool first = link.first == v;
    if (pulls(link)) {
      ++before;
      pull(link, first);
    } else
      ++after;
    const std::vector<double> &message = first ? link.toFirst : link.toSecond;
    const std::vector<uint32_t> &classOf = first ? link.rowOf : link.colOf;
    for (size_t a = 0; a < marginals.size(); ++a)
      marginals[a] += message[classOf[a]];
  }
  double least = *std::min_element(marginals.begin(), marginals.end());
  lastBound += least;
  double share = 1.0 / double(std::max<size_t>({before, after, 1}));
  for (uint32_t id : var.links) {
    Link &link = links[id];
    if (pulls(link))
      continue;
    bool first = link.first == v;
    std::vector<double> &message = first ? link.toFirst : link.toSecond;
    const std::vector<uint32_t> &classOf = first ? link.rowOf : link.colOf;
    // A class gives what all of its alternatives have to spare.
    classMarginals.assign(message.size(), kInfinity);
    for (size_t a = 0; a < marginals.size(); ++a)
      classMarginals[classOf[a]] =
          std::min(classMarginals[classOf[a]], marginals[a]);
    for (size_t i = 0; i < message.size(); ++i)
      message[i] -= share * (classMarginals[i] - least);
  }
}

Messages FactoredDual::messages() const {
  Messages result;
  result.reserve(links.size());
  for (const Link &link : links) {
    result.push_back(link.dropped);
    for (uint32_t row = 0; row < link.rows; ++row)
      result.back()[0][link.rowIds[row]] = link.toFirst[row];
    for (uint32_t col = 0; col < link.cols; ++col)
      result.back()[1][link.colIds[col]] = link.toSecond[col];
  }
  return result;
}

void FactoredDual::setMessages(const Messages &messages) {
  assert(messages.size() == links.size());
  for (size_t i = 0; i < links.size(); ++i) {
    Link &link = links[i];
    link.dropped = messages[i];
    for (uint32_t row = 0; row < link.rows; ++row)
      link.toFirst[row] = messages[i][0][link.rowIds[row]];
    for (uint32_t col = 0; col < link.cols; ++col)
      link.toSecond[col] = messages[i][1][link.colIds[col]];
  }
}

void FactoredDual::sweep(bool ascending) {
  lastBound = settled - double(refund());
  for (size_t i = 0; i < order.size(); ++i)
    visit(ascending ? order[i] : order[order.size() - 1 - i], ascending);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// The largest finite magnitude, in lanes so that it vectorises.
static double mostFinite(const std::vector<double> &table) {
  constexpr size_t kLanes = 4;
  double most[kLanes] = {0, 0, 0, 0};
  const auto magnitude = [](double value) {
    return value == kInfinity ? 0 : std::abs(value);
  };
  size_t i = 0;
  for (; i + kLanes <= table.size(); i += kLanes)
    for (size_t k = 0; k < kLanes; ++k)
      most[k] = std::max(most[k], magnitude(table[i + k]));
  for (; i < table.size(); ++i)
    most[0] = std::max(most[0], magnitude(table[i]));
  return std::max(std::max(most[0], most[1]), std::max(most[2], most[3]));
}

unsigned FactoredDual::freeBits() const {
  double magnitude = 1;
  for (uint32_t v : coreVars) {
    double most = 0;
    for (double value : vars[v].own)
      most = std::max(most, std::abs(value));
    magnitude += most;
  }
  for (const Link &link : links)
    if (link.inCore)
      magnitude += mostFinite(link.table);
  unsigned bits = 0;
  while (bits < 20 && std::ldexp(magnitude, int(bits) + 3) < double(kLargest))
    ++bits;
  return bits;
}

void FactoredDual::reduceLink(Link &link, double unit, unsigned shift) const {
  link.intFirst.resize(link.rows);
  link.intSecond.resize(link.cols);
  for (uint32_t i = 0; i < link.rows; ++i)
    link.intFirst[i] = rounded(link.toFirst[i] * unit);
  for (uint32_t i = 0; i < link.cols; ++i)
    link.intSecond[i] = rounded(link.toSecond[i] * unit);
  link.rowExcess.assign(link.rows, kForbidden);
  link.colExcess.assign(link.cols, kForbidden);
  link.least = kForbidden;
  size_t key = 0;
  for (uint32_t row = 0; row < link.rows; ++row) {
    int64_t rowLeast = kForbidden;
    for (uint32_t col = 0; col < link.cols; ++col, ++key) {
      if (link.table[key] == kInfinity)
        continue;
      int64_t value = (int64_t(link.table[key]) << shift) - link.intFirst[row] -
                      link.intSecond[col];
      rowLeast = std::min(rowLeast, value);
      link.colExcess[col] = std::min(link.colExcess[col], value);
    }
    link.rowExcess[row] = rowLeast;
    link.least = std::min(link.least, rowLeast);
  }
  for (int64_t &value : link.rowExcess)
    value -= link.least;
  for (int64_t &value : link.colExcess)
    value -= link.least;
}

/// Adds to each alternative what the variable's links say of its classes.
void FactoredDual::addFromLinks(uint32_t v, std::vector<WideCost> &sum,
                                std::vector<int64_t> Link::*ofRows,
                                std::vector<int64_t> Link::*ofCols) const {
  for (uint32_t id : vars[v].links) {
    const Link &link = links[id];
    bool first = link.first == v;
    const std::vector<int64_t> &values = first ? link.*ofRows : link.*ofCols;
    const std::vector<uint32_t> &classOf = first ? link.rowOf : link.colOf;
    for (size_t a = 0; a < sum.size(); ++a)
      sum[a] += values[classOf[a]];
  }
}

FactoredDual::Reduced FactoredDual::reduce() {
  Reduced r;
  r.shift = freeBits();
  double unit = std::ldexp(1.0, int(r.shift));
  r.bound = WideCost(int64_t(settled) - refund()) << r.shift;
  for (Link &link : links)
    if (link.inCore) {
      reduceLink(link, unit, r.shift);
      r.bound += link.least;
    }
  r.excess.resize(vars.size());
  std::vector<WideCost> sum;
  for (uint32_t v : coreVars) {
    Var &var = vars[v];
    sum.assign(var.own.size(), 0);
    for (size_t a = 0; a < sum.size(); ++a)
      sum[a] = WideCost(int64_t(var.own[a])) << r.shift;
    addFromLinks(v, sum, &Link::intFirst, &Link::intSecond);
    WideCost least = *std::min_element(sum.begin(), sum.end());
    r.bound += least;
    var.excess.resize(sum.size());
    for (size_t a = 0; a < sum.size(); ++a)
      var.excess[a] = clamped(sum[a] - least);
    addFromLinks(v, sum, &Link::rowExcess, &Link::colExcess);
    r.excess[v].resize(sum.size());
    for (size_t a = 0; a < sum.size(); ++a)
      r.excess[v][a] =
          std::ldexp(double(clamped(sum[a] - least)), -int(r.shift));
  }
  return r;
}

std::vector<std::vector<double>>
FactoredDual::excesses(const Reduced &reduced) const {
  Reduced r = reduced;
  allExcesses(r);
  return std::move(r.excess);
}

double FactoredDual::Reduced::gapBelow(Cost upper) const {
  WideCost gap = ((WideCost(upper) - 1) << shift) - bound;
  return gap < 0 ? -1 : std::ldexp(double(gap), -int(shift));
}

//===----------------------------------------------------------------------===//
// Fewer alternatives
//===----------------------------------------------------------------------===//

bool FactoredDual::fix(const Reduced &given, Cost upper) {
  // Sums of doubles are off by less than this.
  double gap = given.gapBelow(upper);
  if (gap < 0)
    return false;
  gap = (gap + 1) * (1 + 1e-9);
  Reduced r = given;
  Excesses entries = allExcesses(r);
  std::vector<std::vector<char>> drop(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    bool any = false;
    for (double excess : r.excess[v]) {
      drop[v].push_back(excess > gap);
      any |= excess <= gap;
    }
    if (!any)
      return false;
  }
  for (size_t id = 0; id < problem.pairs.size(); ++id)
    for (size_t key = 0; key < links[id].entries.size(); ++key)
      if (entries[id][key] > gap) {
        links[id].entries[key] = kForbidden;
        links[id].isSupported = false;
      }
  dropAlternatives(drop);
  return propagate();
}

/// By term, the most that is left for it; nothing if the least is too much.
std::optional<std::vector<int64_t>> FactoredDual::mostOfTerms() const {
  std::vector<int64_t> most, room = problem.capacities;
  for (size_t i = 0; i < terms.size(); ++i) {
    const std::vector<int64_t> &amounts = terms[i].amounts;
    most.push_back(*std::min_element(amounts.begin(), amounts.end()));
    for (auto [time, count] : problem.usage[i].counts)
      room[time] -= most[i] * count;
  }
  if (std::any_of(room.begin(), room.end(), [](int64_t r) { return r < 0; }))
    return std::nullopt;
  for (size_t i = 0; i < terms.size(); ++i) {
    int64_t more = kForbidden - most[i];
    for (auto [time, count] : problem.usage[i].counts)
      more = std::min(more, room[time] / count);
    most[i] += more;
  }
  return most;
}

bool FactoredDual::dropOverfull() {
  const auto most = mostOfTerms();
  if (!most)
    return false;
  std::vector<std::vector<char>> drop(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    drop[v].assign(alive[v].size(), 0);
    for (uint32_t id : vars[v].terms)
      for (size_t a = 0; a < drop[v].size(); ++a)
        if (terms[id].amounts[a] > (*most)[id])
          drop[v][a] = 1, overfull = true;
  }
  for (size_t i = 0; i < problem.pairs.size(); ++i) {
    Link &link = links[i];
    for (uint32_t id : link.terms)
      for (size_t key = 0; key < link.entries.size(); ++key)
        if (terms[id].amounts[key] > (*most)[id])
          link.entries[key] = kForbidden, link.isSupported = false,
          overfull = true;
  }
  dropAlternatives(drop);
  return propagate();
}

/// Marks the rows and columns of a table that have an entry.
template <typename T>
static void markSupported(const std::vector<T> &table, T nothing,
                          std::vector<char> &row, std::vector<char> &col) {
  const size_t length = col.size();
  const T *__restrict line = table.data();
  char *__restrict columns = col.data();
  for (char &ofRow : row) {
    char any = 0;
    for (size_t c = 0; c < length; ++c) {
      const char is = line[c] != nothing;
      columns[c] |= is;
      any |= is;
    }
    ofRow = any;
    line += length;
  }
}

/// Drops alternatives without support in a link of the core, or of the problem;
/// whether there were any.
bool FactoredDual::dropUnsupported(bool inCore) {
  std::vector<std::vector<char>> drop(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    drop[v].assign(alive[v].size(), 0);
  bool changed = false;
  for (size_t id = 0; id < (inCore ? links.size() : problem.pairs.size());
       ++id) {
    Link &link = links[id];
    if (inCore ? !link.inCore : link.isSupported)
      continue;
    std::vector<char> row(link.rows, 0), col(link.cols, 0);
    if (inCore)
      markSupported(link.table, kInfinity, row, col);
    else
      markSupported(link.entries, kForbidden, row, col);
    // Classes that are not go with their alternatives.
    link.isSupported |= !inCore;
    for (size_t a = 0; a < link.rowOf.size(); ++a)
      if (!row[link.rowOf[a]])
        drop[link.first][a] = 1, changed = true;
    for (size_t b = 0; b < link.colOf.size(); ++b)
      if (!col[link.colOf[b]])
        drop[link.second][b] = 1, changed = true;
  }
  for (uint32_t v : coreVars)
    if (inCore)
      for (size_t a = 0; a < vars[v].own.size(); ++a)
        if (vars[v].own[a] == kInfinity)
          drop[v][a] = 1, changed = true;
  if (changed)
    dropAlternatives(drop);
  return changed;
}

bool FactoredDual::propagate() {
  auto something = [this] {
    return std::none_of(alive.begin(), alive.end(),
                        [](const auto &list) { return list.empty(); });
  };
  do {
    while (something() && dropUnsupported(false))
      ;
    if (!something())
      return false;
    setPrices(Prices(prices), withCosts);
  } while (dropUnsupported(true));
  return true;
}

/// The elements at `which`.
template <typename T>
static void take(std::vector<T> &list, const std::vector<uint32_t> &which) {
  for (size_t i = 0; i < which.size(); ++i)
    list[i] = list[which[i]];
  list.resize(which.size());
}

void FactoredDual::dropAlternatives(
    const std::vector<std::vector<char>> &drop) {
  std::vector<std::vector<uint32_t>> left(vars.size());
  std::vector<char> changed(vars.size(), 0);
  for (uint32_t v = 0; v < vars.size(); ++v) {
    for (uint32_t a = 0; a < drop[v].size(); ++a)
      if (!drop[v][a])
        left[v].push_back(a);
    changed[v] = left[v].size() != drop[v].size();
    if (!changed[v])
      continue;
    Var &var = vars[v];
    take(alive[v], left[v]);
    take(var.cost, left[v]);
    take(var.own, left[v]);
    for (uint32_t id : var.terms)
      take(terms[id].amounts, left[v]);
  }
  for (Link &link : links)
    if (changed[link.first] || changed[link.second])
      shrinkLink(link, changed[link.first] ? &left[link.first] : nullptr,
                 changed[link.second] ? &left[link.second] : nullptr);
}

/// Keeps the alternatives at the given places, all if none are given, and the
/// classes that they are in.
void FactoredDual::shrinkLink(Link &link, const std::vector<uint32_t> *rows,
                              const std::vector<uint32_t> *cols) {
  auto shrink = [](std::vector<uint32_t> &classOf, uint32_t classes,
                   const std::vector<uint32_t> *which) {
    if (which)
      take(classOf, *which);
    std::vector<uint32_t> number(classes, 0), left;
    for (uint32_t id : classOf)
      number[id] = 1;
    for (uint32_t id = 0; id < classes; ++id)
      if (number[id]) {
        number[id] = uint32_t(left.size());
        left.push_back(id);
      }
    for (uint32_t &id : classOf)
      id = number[id];
    return left;
  };
  std::vector<uint32_t> rowsLeft = shrink(link.rowOf, link.rows, rows);
  std::vector<uint32_t> colsLeft = shrink(link.colOf, link.cols, cols);
  if (rowsLeft.size() == link.rows && colsLeft.size() == link.cols)
    return;
  link.isSupported = false;
  std::vector<uint32_t> keys;
  keys.reserve(rowsLeft.size() * colsLeft.size());
  for (uint32_t row : rowsLeft)
    for (uint32_t col : colsLeft)
      keys.push_back(row * link.cols + col);
  for (uint32_t row = 0; row < link.rows; ++row)
    link.dropped[0][link.rowIds[row]] = link.toFirst[row];
  for (uint32_t col = 0; col < link.cols; ++col)
    link.dropped[1][link.colIds[col]] = link.toSecond[col];
  take(link.toFirst, rowsLeft);
  take(link.toSecond, colsLeft);
  take(link.rowIds, rowsLeft);
  take(link.colIds, colsLeft);
  if (!link.entries.empty())
    take(link.entries, keys);
  if (!link.table.empty())
    take(link.table, keys);
  for (uint32_t id : link.terms)
    take(terms[id].amounts, keys);
  link.rows = uint32_t(rowsLeft.size());
  link.cols = uint32_t(colsLeft.size());
}

Problem
FactoredDual::pricedCore(const Reduced &reduced, double most,
                         std::vector<std::vector<uint32_t>> &chosen) const {
  Problem result;
  chosen.assign(coreVars.size(), {});
  std::vector<uint32_t> number(vars.size(), 0);
  for (uint32_t i = 0; i < coreVars.size(); ++i) {
    uint32_t v = coreVars[i];
    number[v] = i;
    std::vector<Cost> costs;
    for (uint32_t a = 0; a < vars[v].own.size(); ++a)
      if (reduced.excess[v][a] <= most) {
        chosen[i].push_back(a);
        costs.push_back(Cost(vars[v].own[a]));
      }
    result.addVariable(std::move(costs));
  }
  for (const Link &link : links) {
    if (!link.inCore)
      continue;
    const auto &rows = chosen[number[link.first]];
    const auto &cols = chosen[number[link.second]];
    std::vector<Cost> entries;
    entries.reserve(rows.size() * cols.size());
    for (uint32_t a : rows)
      for (uint32_t b : cols) {
        double value =
            link.table[size_t(link.rowOf[a]) * link.cols + link.colOf[b]];
        entries.push_back(value == kInfinity ? kForbidden : Cost(value));
      }
    result.addPair(
        number[link.first], number[link.second],
        result.addTable(uint32_t(rows.size()), uint32_t(cols.size()), entries));
  }
  return result;
}

std::vector<uint32_t>
FactoredDual::complete(const std::vector<uint32_t> &choice) const {
  std::vector<uint32_t> result(vars.size(), 0);
  for (size_t i = 0; i < coreVars.size(); ++i)
    result[coreVars[i]] = choice[i];
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (step->kind == Step::Sum)
      continue;
    std::vector<double> sum = vars[step->var].own;
    auto add = [&](uint32_t id) {
      View near = view(id, step->var);
      uint32_t far = near.farOf()[result[links[id].other(step->var)]];
      for (size_t a = 0; a < sum.size(); ++a)
        sum[a] += near.at(near.nearOf()[a], far);
    };
    if (step->kind != Step::Isolated)
      add(step->a);
    if (step->kind == Step::Middle)
      add(step->b);
    result[step->var] =
        uint32_t(std::min_element(sum.begin(), sum.end()) - sum.begin());
  }
  for (uint32_t v = 0; v < vars.size(); ++v)
    result[v] = alive[v][result[v]];
  return result;
}
