//===- Problem.cpp - The problem, its check and its evaluation ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Problem.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <string_view>

using namespace planner;
using namespace planner::solver;

std::string solver::toString(WideCost cost) {
  if (cost == 0)
    return "0";
  bool negative = cost < 0;
  std::string digits;
  for (; cost != 0; cost /= 10) {
    int digit = int(cost % 10);
    digits.push_back(char('0' + (digit < 0 ? -digit : digit)));
  }
  if (negative)
    digits.push_back('-');
  std::reverse(digits.begin(), digits.end());
  return digits;
}

namespace {

WideCost magnitude(Cost cost) {
  return cost == kForbidden ? 0 : cost < 0 ? -WideCost(cost) : WideCost(cost);
}

std::string quoted(std::string_view name, size_t id, const char *kind) {
  std::string text = std::string(kind) + " " + std::to_string(id);
  if (!name.empty())
    text += " '" + std::string(name) + "'";
  return text;
}

} // namespace

VarId Problem::addVariable(std::vector<Cost> costs, std::string name) {
  variables.push_back({std::move(name), std::move(costs), {}});
  return VarId(variables.size() - 1);
}

/// The sum of the intervals; remembers what is wrong with them.
Usage Problem::checkedUsage(const std::vector<UsageInterval> &usage,
                            const std::string &where) {
  for (const UsageInterval &interval : usage) {
    if (!misuse.empty())
      break;
    if (interval.end < interval.begin)
      misuse = where + " uses interval [" + std::to_string(interval.begin) +
               ", " + std::to_string(interval.end) +
               "), which ends before it begins";
    else if (interval.amount < 0)
      misuse = where + " uses " + std::to_string(interval.amount) +
               " at time " + std::to_string(interval.begin) +
               ", expected at least 0";
  }
  if (!misuse.empty())
    return {};
  Usage sum = sumOfIntervals(usage);
  if (!sum.empty() && sum.back().end > capacities.size())
    capacities.resize(sum.back().end, kUnlimited);
  return sum;
}

void Problem::setUsage(VarId id, uint32_t alternative,
                       const std::vector<UsageInterval> &usage) {
  if (id >= variables.size() || alternative >= variables[id].costs.size()) {
    if (misuse.empty())
      misuse = "usage set on alternative " + std::to_string(alternative) +
               " of variable " + std::to_string(id) + ", which does not exist";
    return;
  }
  Variable &variable = variables[id];
  variable.usage.resize(variable.costs.size());
  variable.usage[alternative] =
      checkedUsage(usage, quoted(variable.name, id, "variable"));
}

void Problem::addUsage(VarId id, uint32_t alternative, uint32_t begin,
                       uint32_t end, int64_t amount) {
  std::vector<UsageInterval> usage;
  if (id < variables.size() && alternative < variables[id].usage.size())
    usage = variables[id].usage[alternative];
  usage.push_back({begin, end, amount});
  setUsage(id, alternative, usage);
}

TableId Problem::addTable(Table table) {
  const size_t size = size_t(table.rows) * table.cols;
  if (table.entries->size() != size && misuse.empty())
    misuse = "table " + std::to_string(tables.size()) + " has " +
             std::to_string(table.entries->size()) + " entries, expected " +
             std::to_string(table.rows) + " x " + std::to_string(table.cols) +
             " = " + std::to_string(size);
  tables.push_back(std::move(table));
  return TableId(tables.size() - 1);
}

TableId Problem::addTable(uint32_t rows, uint32_t cols,
                          const std::vector<Cost> &entries) {
  return addTable({rows, cols, std::make_shared<const CostList>(entries)});
}

PairId Problem::addPair(VarId first, VarId second, TableId table, Cost scale) {
  pairs.push_back({first, second, table, scale, {}});
  return PairId(pairs.size() - 1);
}

void Problem::setPairUsage(PairId id, uint32_t row, uint32_t col,
                           const std::vector<UsageInterval> &usage) {
  const Table *t = nullptr;
  if (id < pairs.size() && pairs[id].table < tables.size())
    t = &tables[pairs[id].table];
  if (!t || row >= t->rows || col >= t->cols) {
    if (misuse.empty())
      misuse = "usage set on entry (" + std::to_string(row) + ", " +
               std::to_string(col) + ") of pair " + std::to_string(id) +
               ", which does not exist";
    return;
  }
  Usage sum = checkedUsage(usage, "pair " + std::to_string(id));
  auto &entries = pairs[id].usage;
  uint64_t key = uint64_t(row) * t->cols + col;
  auto at = std::lower_bound(
      entries.begin(), entries.end(), key,
      [](const auto &entry, uint64_t k) { return entry.first < k; });
  if (at != entries.end() && at->first == key)
    at->second = std::move(sum);
  else
    entries.insert(at, {key, std::move(sum)});
}

void Problem::setCapacity(uint32_t time, int64_t capacity) {
  if (time >= capacities.size())
    capacities.resize(size_t(time) + 1, kUnlimited);
  capacities[time] = capacity;
}

void Problem::setCapacities(std::vector<int64_t> perTime) {
  if (perTime.size() < capacities.size())
    perTime.resize(capacities.size(), kUnlimited);
  capacities = std::move(perTime);
}

//===----------------------------------------------------------------------===//
// check
//===----------------------------------------------------------------------===//

namespace {

/// The most that all terms together can use, by time.
class UsageTotals {
public:
  explicit UsageTotals(size_t numTimes) : differences(numTimes + 1) {}

  /// The alternatives or entries of one term, of which one is chosen.
  void add(const std::vector<const Usage *> &list) {
    if (list.empty())
      return;
    UsageGrid grid(list);
    std::vector<int64_t> most = grid.most();
    for (size_t s = 0; s < most.size(); ++s) {
      differences[grid.bounds[s]] += most[s];
      differences[grid.bounds[s + 1]] -= most[s];
    }
  }
  Expected<void> check() const {
    WideCost total = 0;
    for (size_t time = 0; time < differences.size(); ++time) {
      total += differences[time];
      if (total > WideCost(kMaxTotalCost))
        return makeError("usage at time " + std::to_string(time) +
                             " can exceed 2^60",
                         {}, "use a larger unit of usage");
    }
    return {};
  }

private:
  std::vector<WideCost> differences;
};

} // namespace

Expected<void> Problem::check() const {
  if (!misuse.empty())
    return makeError(misuse);
  WideCost total = 0;
  UsageTotals totals(capacities.size());
  for (size_t id = 0; id < variables.size(); ++id) {
    const Variable &v = variables[id];
    std::string where = quoted(v.name, id, "variable");
    if (v.costs.empty())
      return makeError(where + " has no alternatives, expected at least one");
    if (v.costs.size() > std::numeric_limits<uint32_t>::max())
      return makeError(where + " has more than 2^32 alternatives");
    WideCost largest = 0;
    for (Cost cost : v.costs)
      largest = std::max(largest, magnitude(cost));
    total += largest;
    std::vector<const Usage *> list;
    for (const Usage &usage : v.usage)
      list.push_back(&usage);
    totals.add(list);
  }
  std::vector<WideCost> largestEntry(tables.size());
  for (size_t id = 0; id < tables.size(); ++id)
    largestEntry[id] = tables[id].entries->largestMagnitude();
  for (size_t id = 0; id < pairs.size(); ++id) {
    const Pair &p = pairs[id];
    std::string where = "pair " + std::to_string(id);
    if (p.first >= variables.size() || p.second >= variables.size())
      return makeError(where + " joins variables " + std::to_string(p.first) +
                       " and " + std::to_string(p.second) +
                       ", expected below " + std::to_string(variables.size()));
    if (p.first == p.second)
      return makeError(where + " joins variable " + std::to_string(p.first) +
                           " with itself, expected two different variables",
                       {}, "add the diagonal to the variable's costs");
    if (p.table >= tables.size())
      return makeError(where + " names table " + std::to_string(p.table) +
                       ", expected below " + std::to_string(tables.size()));
    const Table &t = tables[p.table];
    if (t.rows != domain(p.first) || t.cols != domain(p.second))
      return makeError(where + " has a " + std::to_string(t.rows) + " x " +
                       std::to_string(t.cols) + " table, expected " +
                       std::to_string(domain(p.first)) + " x " +
                       std::to_string(domain(p.second)));
    if (p.scale < 0)
      return makeError(where + " has scale " + std::to_string(p.scale) +
                       ", expected at least 0");
    total +=
        std::min(largestEntry[p.table] * p.scale, WideCost(kMaxTotalCost) + 1);
    std::vector<const Usage *> list;
    for (const auto &[key, usage] : p.usage)
      list.push_back(&usage);
    totals.add(list);
  }
  if (auto ok = totals.check(); !ok)
    return ok;
  if (total > WideCost(kMaxTotalCost))
    return makeError("the cost of an assignment can exceed 2^60 (costs add up "
                     "to " +
                         toString(total) + " in magnitude)",
                     {}, "use a larger unit of cost");
  return {};
}

//===----------------------------------------------------------------------===//
// evaluate
//===----------------------------------------------------------------------===//

Expected<Evaluation>
Problem::evaluate(const std::vector<uint32_t> &assignment) const {
  if (assignment.size() != variables.size())
    return makeError("assignment has " + std::to_string(assignment.size()) +
                     " entries, expected " + std::to_string(variables.size()));
  Evaluation result;
  std::vector<WideCost> used(capacities.size() + 1);
  for (VarId id = 0; id < variables.size(); ++id) {
    const Variable &v = variables[id];
    uint32_t choice = assignment[id];
    if (choice >= v.costs.size())
      return makeError("assignment chooses alternative " +
                       std::to_string(choice) + " of " +
                       quoted(v.name, id, "variable") + ", expected below " +
                       std::to_string(v.costs.size()));
    if (v.costs[choice] == kForbidden)
      result.forbiddenVariables.push_back(id);
    else
      result.cost += v.costs[choice];
    if (!v.usage.empty())
      addDifferences(used, v.usage[choice]);
  }
  for (PairId id = 0; id < pairs.size(); ++id) {
    const Pair &p = pairs[id];
    const Table &t = tables[p.table];
    const uint64_t key =
        uint64_t(assignment[p.first]) * t.cols + assignment[p.second];
    const Cost cost = (*t.entries)[key];
    if (cost == kForbidden)
      result.forbiddenPairs.push_back(id);
    else
      result.cost += WideCost(cost) * p.scale;
    auto uses = std::lower_bound(
        p.usage.begin(), p.usage.end(), key,
        [](const auto &entry, uint64_t k) { return entry.first < k; });
    if (uses != p.usage.end() && uses->first == key)
      addDifferences(used, uses->second);
  }
  sumUp(used);
  for (WideCost amount : used)
    result.usage.push_back(int64_t(
        std::min(amount, WideCost(std::numeric_limits<int64_t>::max()))));
  for (uint32_t time = 0; time < capacities.size(); ++time)
    if (result.usage[time] > capacities[time])
      result.violations.push_back({time, result.usage[time], capacities[time]});
  return result;
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

TimeSegments solver::compressTimes(
    const std::vector<std::pair<int64_t, int64_t>> &intervals) {
  // The set alive grows at begins and shrinks at ends, so it is maximal exactly
  // at a begin that is followed by an end before the next begin.
  std::vector<int64_t> begins, ends;
  for (const auto &[begin, end] : intervals)
    if (begin < end) {
      begins.push_back(begin);
      ends.push_back(end);
    }
  std::sort(begins.begin(), begins.end());
  begins.erase(std::unique(begins.begin(), begins.end()), begins.end());
  std::sort(ends.begin(), ends.end());
  TimeSegments result;
  for (size_t i = 0; i < begins.size(); ++i) {
    auto end = std::upper_bound(ends.begin(), ends.end(), begins[i]);
    if (i + 1 == begins.size() || (end != ends.end() && *end <= begins[i + 1]))
      result.times.push_back(begins[i]);
  }
  for (const auto &[begin, end] : intervals) {
    auto from =
        std::lower_bound(result.times.begin(), result.times.end(), begin);
    auto to = std::lower_bound(result.times.begin(), result.times.end(), end);
    result.ranges.push_back(
        {uint32_t(from - result.times.begin()),
         uint32_t(std::max(from, to) - result.times.begin())});
  }
  return result;
}
