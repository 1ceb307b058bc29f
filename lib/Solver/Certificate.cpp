//===- Certificate.cpp - Adding a dual up again
//----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Independent of the solvers: it reads Problem only, sums in 128 bits, and its
// dynamic program is the plain one. Meant to be trusted by reading.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Certificate.h"
#include <algorithm>
#include <map>

using namespace planner;
using namespace planner::solver;

namespace {

constexpr WideCost kNone = WideCost(1) << 120;
/// Keeps sums of price * usage within 128 bits.
constexpr int64_t kLargestPrice = int64_t(1) << 44;

/// The quotient rounded down, for either sign.
WideCost divideDown(WideCost value, unsigned bits) {
  WideCost unit = WideCost(1) << bits;
  WideCost quotient = value / unit;
  return value % unit < 0 ? quotient - 1 : quotient;
}
WideCost divideUp(WideCost value, unsigned bits) {
  return -divideDown(-value, bits);
}

class Checker {
public:
  Checker(const Problem &given, const DualCertificate &dual,
          const CertificateLimits &bounds)
      : problem(given), certificate(dual), limits(bounds) {}

  Expected<Cost> run() {
    if (certificate.kind == DualCertificate::Kind::None)
      return makeError("the certificate makes no claim");
    if (auto ok = checkShape(); !ok)
      return ok.error();
    alive.resize(problem.numVariables());
    for (VarId v = 0; v < problem.numVariables(); ++v)
      for (Cost cost : problem.variable(v).costs)
        alive[v].push_back(cost != kForbidden);
    if (!dropUnsupported())
      return kForbidden;
    sumUp();
    if (certificate.kind == DualCertificate::Kind::Dual)
      return Cost(std::clamp(divideUp(bound, certificate.shift),
                             -WideCost(kForbidden), WideCost(kForbidden)));
    return checkClaim();
  }

private:
  //===--------------------------------------------------------------------===//
  // The certificate's form
  //===--------------------------------------------------------------------===//

  Expected<void> checkShape() const {
    if (certificate.shift > 30 || certificate.priceShift > 100)
      return makeError("the certificate's shifts are " +
                       std::to_string(certificate.shift) + " and " +
                       std::to_string(certificate.priceShift) +
                       ", expected at most 30 and 100");
    if (certificate.prices.size() > problem.numTimes())
      return makeError("the certificate prices " +
                       std::to_string(certificate.prices.size()) +
                       " times, expected at most " +
                       std::to_string(problem.numTimes()));
    for (uint32_t t = 0; t < certificate.prices.size(); ++t)
      if (certificate.prices[t] < 0 || certificate.prices[t] > kLargestPrice ||
          (certificate.prices[t] > 0 && problem.capacity(t) == kUnlimited))
        return makeError("the price of time " + std::to_string(t) + " is " +
                         std::to_string(certificate.prices[t]) +
                         ", expected 0 to 2^44, and 0 where nothing is "
                         "limited");
    for (const auto *side : {&certificate.toFirst, &certificate.toSecond})
      if (!side->empty() && side->size() != problem.numPairs())
        return makeError("the certificate has messages for " +
                         std::to_string(side->size()) + " pairs, expected " +
                         std::to_string(problem.numPairs()));
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      const Problem::Table &table = problem.tableOf(problem.pair(p));
      if (auto ok = checkMessages(certificate.toFirst, p, table.rows); !ok)
        return ok;
      if (auto ok = checkMessages(certificate.toSecond, p, table.cols); !ok)
        return ok;
    }
    return {};
  }
  static Expected<void>
  checkMessages(const std::vector<std::vector<int64_t>> &side, PairId p,
                size_t expected) {
    if (side.empty() || side[p].empty() || side[p].size() == expected)
      return {};
    return makeError("pair " + std::to_string(p) + " has " +
                     std::to_string(side[p].size()) + " messages, expected " +
                     std::to_string(expected));
  }
  static WideCost message(const std::vector<std::vector<int64_t>> &side,
                          PairId p, uint32_t at) {
    return side.empty() || side[p].empty() ? 0 : WideCost(side[p][at]);
  }

  //===--------------------------------------------------------------------===//
  // The dual bound
  //===--------------------------------------------------------------------===//

  /// Drops alternatives without an allowed partner; false if a variable has
  /// none left.
  bool dropUnsupported() {
    for (bool changed = true; changed;) {
      changed = false;
      for (PairId p = 0; p < problem.numPairs(); ++p) {
        const Problem::Pair &pair = problem.pair(p);
        const Problem::Table &table = problem.tableOf(pair);
        std::vector<char> row(table.rows, 0), col(table.cols, 0);
        for (uint32_t a = 0; a < table.rows; ++a)
          for (uint32_t b = 0; b < table.cols; ++b)
            if (alive[pair.first][a] && alive[pair.second][b] &&
                table.at(a, b) != kForbidden)
              row[a] = col[b] = 1;
        for (uint32_t a = 0; a < table.rows; ++a)
          if (alive[pair.first][a] && !row[a]) {
            alive[pair.first][a] = 0;
            changed = true;
          }
        for (uint32_t b = 0; b < table.cols; ++b)
          if (alive[pair.second][b] && !col[b]) {
            alive[pair.second][b] = 0;
            changed = true;
          }
      }
    }
    for (const auto &flags : alive)
      if (std::find(flags.begin(), flags.end(), 1) == flags.end())
        return false;
    return true;
  }

  WideCost priced(const Usage &usage) const {
    // Times beyond the last price cost nothing.
    auto before = [&](uint32_t time) {
      return priceSums[std::min(size_t(time), certificate.prices.size())];
    };
    WideCost sum = 0;
    for (const UsageInterval &interval : usage)
      sum += (before(interval.end) - before(interval.begin)) * interval.amount;
    return divideDown(sum, certificate.priceShift);
  }
  const Usage *pairUsage(const Problem::Pair &pair, uint32_t a,
                         uint32_t b) const {
    uint64_t key = uint64_t(a) * problem.tableOf(pair).cols + b;
    auto at = std::lower_bound(
        pair.usage.begin(), pair.usage.end(), key,
        [](const auto &entry, uint64_t k) { return entry.first < k; });
    return at != pair.usage.end() && at->first == key ? &at->second : nullptr;
  }
  /// A pair's entry after messages and prices.
  WideCost pairTerm(PairId p, uint32_t a, uint32_t b) const {
    const Problem::Pair &pair = problem.pair(p);
    Cost cost = problem.tableOf(pair).at(a, b);
    if (cost == kForbidden)
      return kNone;
    WideCost term =
        (WideCost(cost) * pair.scale) * (WideCost(1) << certificate.shift);
    if (const auto *usage = pairUsage(pair, a, b))
      term += priced(*usage);
    return term - message(certificate.toFirst, p, a) -
           message(certificate.toSecond, p, b);
  }

  void sumUp() {
    priceSums.assign(1, 0);
    for (int64_t price : certificate.prices)
      priceSums.push_back(priceSums.back() + price);
    WideCost refund = 0;
    for (uint32_t t = 0; t < certificate.prices.size(); ++t)
      if (certificate.prices[t] > 0)
        refund += WideCost(certificate.prices[t]) * problem.capacity(t);
    bound = -divideUp(refund, certificate.priceShift);

    varTerm.resize(problem.numVariables());
    for (VarId v = 0; v < problem.numVariables(); ++v) {
      const Problem::Variable &var = problem.variable(v);
      for (size_t a = 0; a < var.costs.size(); ++a) {
        WideCost term = alive[v][a] ? WideCost(var.costs[a]) *
                                          (WideCost(1) << certificate.shift)
                                    : kNone;
        if (alive[v][a] && !var.usage.empty())
          term += priced(var.usage[a]);
        varTerm[v].push_back(term);
      }
    }
    pairMin.assign(problem.numPairs(), kNone);
    std::vector<std::vector<WideCost>> extra(problem.numVariables());
    for (VarId v = 0; v < problem.numVariables(); ++v)
      extra[v].assign(problem.domain(v), 0);
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      const Problem::Pair &pair = problem.pair(p);
      size_t rows = problem.domain(pair.first);
      size_t cols = problem.domain(pair.second);
      std::vector<WideCost> rowMin(rows, kNone), colMin(cols, kNone);
      for (uint32_t a = 0; a < rows; ++a) {
        if (!alive[pair.first][a])
          continue;
        varTerm[pair.first][a] += message(certificate.toFirst, p, a);
        for (uint32_t b = 0; b < cols; ++b) {
          if (!alive[pair.second][b])
            continue;
          WideCost term = pairTerm(p, a, b);
          rowMin[a] = std::min(rowMin[a], term);
          colMin[b] = std::min(colMin[b], term);
        }
        pairMin[p] = std::min(pairMin[p], rowMin[a]);
      }
      for (uint32_t b = 0; b < cols; ++b)
        if (alive[pair.second][b])
          varTerm[pair.second][b] += message(certificate.toSecond, p, b);
      bound += pairMin[p];
      for (uint32_t a = 0; a < rows; ++a)
        if (alive[pair.first][a])
          extra[pair.first][a] += rowMin[a] - pairMin[p];
      for (uint32_t b = 0; b < cols; ++b)
        if (alive[pair.second][b])
          extra[pair.second][b] += colMin[b] - pairMin[p];
    }
    least.resize(problem.numVariables());
    reduced.resize(problem.numVariables());
    for (VarId v = 0; v < problem.numVariables(); ++v) {
      least[v] = kNone;
      for (size_t a = 0; a < varTerm[v].size(); ++a)
        if (alive[v][a])
          least[v] = std::min(least[v], varTerm[v][a]);
      bound += least[v];
      for (size_t a = 0; a < varTerm[v].size(); ++a)
        reduced[v].push_back(varTerm[v][a] - least[v] + extra[v][a]);
    }
  }

  //===--------------------------------------------------------------------===//
  // The claim: no feasible assignment costs less
  //===--------------------------------------------------------------------===//

  /// A set of partial assignments that agree outside: excess over the bound,
  /// true cost, usage at the times that can bind.
  struct Label {
    WideCost excess = 0;
    WideCost cost = 0;
    std::vector<int64_t> usage;
  };
  struct Table {
    std::vector<VarId> scope;
    std::vector<std::vector<Label>> entries;
  };

  Expected<Cost> checkClaim() {
    // Any assignment below the claim has at most this excess over the bound.
    gap = certificate.claim == kForbidden
              ? kNone
              : (WideCost(certificate.claim) - 1) *
                        (WideCost(1) << certificate.shift) -
                    bound;
    if (gap < 0)
      return certificate.claim;
    for (VarId v = 0; v < problem.numVariables(); ++v)
      for (size_t a = 0; a < alive[v].size(); ++a)
        if (reduced[v][a] > gap)
          alive[v][a] = 0;
    do {
      if (!dropUnsupported())
        return certificate.claim;
    } while (dropOverCapacity());
    for (const auto &flags : alive)
      if (std::find(flags.begin(), flags.end(), 1) == flags.end())
        return certificate.claim;
    return eliminate();
  }

  /// The least (most) that a list of usages needs at each time, as
  /// differences: what it changes by, by time.
  template <typename Better>
  static std::map<uint32_t, WideCost>
  envelope(const std::vector<const Usage *> &list, Better better) {
    std::vector<uint32_t> ends;
    for (const Usage *usage : list)
      for (const UsageInterval &interval : *usage) {
        ends.push_back(interval.begin);
        ends.push_back(interval.end);
      }
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    std::map<uint32_t, WideCost> changes;
    std::vector<size_t> next(list.size(), 0);
    WideCost before = 0;
    for (uint32_t time : ends) {
      WideCost value = 0;
      for (size_t i = 0; i < list.size(); ++i) {
        WideCost amount = amountAt(*list[i], next[i], time);
        value = i == 0 ? amount : better(value, amount);
      }
      if (value != before)
        changes[time] = value - before;
      before = value;
    }
    return changes;
  }
  /// `next` is a position that only goes on, as the times asked for ascend.
  static WideCost amountAt(const Usage &usage, size_t &next, uint32_t time) {
    while (next < usage.size() && usage[next].end <= time)
      ++next;
    bool inside = next < usage.size() && usage[next].begin <= time;
    return inside ? WideCost(usage[next].amount) : 0;
  }
  std::vector<const Usage *> livingUsages(VarId v) const {
    std::vector<const Usage *> list;
    const auto &usage = problem.variable(v).usage;
    for (size_t a = 0; a < usage.size(); ++a)
      if (alive[v][a])
        list.push_back(&usage[a]);
    return list;
  }
  std::map<uint32_t, WideCost> leastUsage(VarId v) const {
    return envelope(livingUsages(v),
                    [](WideCost a, WideCost b) { return std::min(a, b); });
  }

  /// Drops alternatives that exceed a capacity though all other variables use
  /// their least.
  bool dropOverCapacity() {
    // What is left at each time; least[k][t] over the 2^k times from t on.
    std::vector<WideCost> changes(problem.numTimes() + 1, 0);
    for (VarId v = 0; v < alive.size(); ++v)
      for (const auto &[t, change] : leastUsage(v))
        changes[t] += change;
    std::vector<std::vector<WideCost>> room(1);
    WideCost total = 0;
    for (uint32_t t = 0; t < problem.numTimes(); ++t) {
      total += changes[t];
      room[0].push_back(problem.capacity(t) == kUnlimited
                            ? kNone
                            : problem.capacity(t) - total);
    }
    for (size_t length = 2; length <= room[0].size(); length *= 2) {
      const auto &half = room.back();
      std::vector<WideCost> level;
      for (size_t t = 0; t + length <= room[0].size(); ++t)
        level.push_back(std::min(half[t], half[t + length / 2]));
      room.push_back(std::move(level));
    }
    auto roomIn = [&room](uint32_t begin, uint32_t end) {
      size_t k = 0;
      while ((size_t(2) << k) <= end - begin)
        ++k;
      return std::min(room[k][begin], room[k][end - (size_t(1) << k)]);
    };
    bool changed = false;
    for (VarId v = 0; v < alive.size(); ++v) {
      const auto &usage = problem.variable(v).usage;
      std::map<uint32_t, WideCost> own = leastUsage(v);
      for (size_t a = 0; a < usage.size(); ++a) {
        if (!alive[v][a])
          continue;
        WideCost common = 0;
        auto change = own.begin();
        bool fits = true;
        for (const UsageInterval &interval : usage[a]) {
          for (uint32_t t = interval.begin; t < interval.end && fits;) {
            for (; change != own.end() && change->first <= t; ++change)
              common += change->second;
            uint32_t end = change == own.end()
                               ? interval.end
                               : std::min(interval.end, change->first);
            fits = interval.amount - common <= roomIn(t, end);
            t = end;
          }
        }
        if (!fits) {
          alive[v][a] = 0;
          changed = true;
        }
      }
      if (std::find(alive[v].begin(), alive[v].end(), 1) == alive[v].end())
        return false;
    }
    return changed;
  }

  /// Times at which the largest usages of what is left exceed the capacity.
  void chooseTimes() {
    std::vector<WideCost> changes(problem.numTimes() + 1, 0);
    auto add = [&](const std::vector<const Usage *> &list) {
      auto larger = [](WideCost a, WideCost b) { return std::max(a, b); };
      for (const auto &[t, change] : envelope(list, larger))
        changes[t] += change;
    };
    for (VarId v = 0; v < alive.size(); ++v)
      add(livingUsages(v));
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      std::vector<const Usage *> list;
      for (const auto &[key, usage] : problem.pair(p).usage)
        list.push_back(&usage);
      add(list);
    }
    WideCost most = 0;
    for (uint32_t t = 0; t < problem.numTimes(); ++t) {
      most += changes[t];
      if (problem.capacity(t) != kUnlimited && most > problem.capacity(t)) {
        times.push_back(t);
        capacity.push_back(problem.capacity(t));
      }
    }
  }

  bool use(Label &label, const Usage &usage) const {
    for (const UsageInterval &interval : usage)
      for (auto t =
               std::lower_bound(times.begin(), times.end(), interval.begin);
           t != times.end() && *t < interval.end; ++t) {
        size_t at = size_t(t - times.begin());
        label.usage[at] += interval.amount;
        if (label.usage[at] > capacity[at])
          return false;
      }
    return true;
  }

  Expected<Cost> eliminate() {
    chooseTimes();
    size_t n = alive.size();
    choices.resize(n);
    for (VarId v = 0; v < n; ++v)
      for (uint32_t a = 0; a < alive[v].size(); ++a)
        if (alive[v][a])
          choices[v].push_back(a);
    std::vector<char> done(n, 0);
    std::vector<char> pairDone(problem.numPairs(), 0);
    std::vector<std::vector<PairId>> pairsOf(n);
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      pairsOf[problem.pair(p).first].push_back(p);
      pairsOf[problem.pair(p).second].push_back(p);
    }
    // The variable whose elimination makes the smallest table comes first.
    std::vector<Table> tables;
    for (size_t step = 0; step < n; ++step) {
      double best = 0;
      std::optional<VarId> next;
      std::vector<VarId> scope;
      for (VarId v = 0; v < n; ++v) {
        if (done[v])
          continue;
        std::vector<VarId> around = neighbours(v, pairsOf, pairDone, tables);
        double size = double(choices[v].size());
        for (VarId u : around)
          size *= double(choices[u].size());
        if (next && size >= best)
          continue;
        best = size;
        next = v;
        scope = std::move(around);
      }
      if (best > double(limits.maxTable))
        return makeError("checking the claim needs a table of more than " +
                         std::to_string(limits.maxTable) + " entries");
      std::vector<PairId> pairs;
      for (PairId p : pairsOf[*next])
        if (!pairDone[p]) {
          pairs.push_back(p);
          pairDone[p] = 1;
        }
      std::vector<Table> inside, outside;
      for (Table &table : tables)
        (std::count(table.scope.begin(), table.scope.end(), *next) ? inside
                                                                   : outside)
            .push_back(std::move(table));
      auto made = eliminateOne(*next, scope, pairs, inside);
      if (!made)
        return made.error();
      tables = std::move(outside);
      tables.push_back(std::move(*made));
      done[*next] = 1;
    }
    return concludeFrom(tables);
  }

  std::vector<VarId> neighbours(VarId v,
                                const std::vector<std::vector<PairId>> &pairsOf,
                                const std::vector<char> &pairDone,
                                const std::vector<Table> &tables) const {
    std::vector<VarId> around;
    for (PairId p : pairsOf[v])
      if (!pairDone[p])
        around.push_back(problem.pair(p).first == v ? problem.pair(p).second
                                                    : problem.pair(p).first);
    for (const Table &table : tables)
      if (std::count(table.scope.begin(), table.scope.end(), v))
        around.insert(around.end(), table.scope.begin(), table.scope.end());
    std::sort(around.begin(), around.end());
    around.erase(std::unique(around.begin(), around.end()), around.end());
    std::erase(around, v);
    return around;
  }

  Expected<Table> eliminateOne(VarId v, const std::vector<VarId> &scope,
                               const std::vector<PairId> &pairs,
                               const std::vector<Table> &inside) {
    Table made;
    made.scope = scope;
    size_t size = 1;
    for (VarId u : scope)
      size *= choices[u].size();
    std::map<VarId, size_t> at;
    for (size_t i = 0; i < size; ++i) {
      size_t rest = i;
      for (size_t d = scope.size(); d-- > 0; rest /= choices[scope[d]].size())
        at[scope[d]] = rest % choices[scope[d]].size();
      std::vector<Label> labels;
      for (size_t x = 0; x < choices[v].size(); ++x) {
        at[v] = x;
        std::vector<Label> some = ownLabels(v, pairs, at);
        for (const Table &table : inside)
          some = joined(some, entryOf(table, at));
        labels.insert(labels.end(), std::make_move_iterator(some.begin()),
                      std::make_move_iterator(some.end()));
        if (int64_t(labels.size()) > limits.maxLabels)
          return makeError("checking the claim needs more than " +
                           std::to_string(limits.maxLabels) + " labels");
      }
      made.entries.push_back(undominated(std::move(labels)));
    }
    return made;
  }
  std::vector<Label> ownLabels(VarId v, const std::vector<PairId> &pairs,
                               const std::map<VarId, size_t> &at) const {
    auto chosen = [&](VarId u) { return choices[u][at.at(u)]; };
    const Problem::Variable &var = problem.variable(v);
    uint32_t x = chosen(v);
    Label label;
    label.usage.assign(capacity.size(), 0);
    label.cost = var.costs[x];
    label.excess = varTerm[v][x] - least[v];
    if (!var.usage.empty() && !use(label, var.usage[x]))
      return {};
    for (PairId p : pairs) {
      const Problem::Pair &pair = problem.pair(p);
      uint32_t a = chosen(pair.first), b = chosen(pair.second);
      Cost cost = problem.tableOf(pair).at(a, b);
      if (cost == kForbidden)
        return {};
      label.cost += WideCost(cost) * pair.scale;
      label.excess += pairTerm(p, a, b) - pairMin[p];
      const auto *usage = pairUsage(pair, a, b);
      if (usage && !use(label, *usage))
        return {};
    }
    if (label.excess > gap)
      return {};
    return {label};
  }
  const std::vector<Label> &entryOf(const Table &table,
                                    const std::map<VarId, size_t> &at) const {
    size_t index = 0;
    for (VarId u : table.scope)
      index = index * choices[u].size() + at.at(u);
    return table.entries[index];
  }
  std::vector<Label> joined(const std::vector<Label> &left,
                            const std::vector<Label> &right) const {
    std::vector<Label> result;
    for (const Label &a : left)
      for (const Label &b : right) {
        Label sum = a;
        sum.excess += b.excess;
        sum.cost += b.cost;
        bool fits = sum.excess <= gap;
        for (size_t t = 0; t < capacity.size() && fits; ++t) {
          sum.usage[t] += b.usage[t];
          fits = sum.usage[t] <= capacity[t];
        }
        if (fits)
          result.push_back(std::move(sum));
      }
    return undominated(std::move(result));
  }
  static std::vector<Label> undominated(std::vector<Label> labels) {
    std::sort(labels.begin(), labels.end(), [](const Label &a, const Label &b) {
      return a.cost != b.cost ? a.cost < b.cost : a.usage < b.usage;
    });
    std::vector<Label> kept;
    for (Label &label : labels) {
      bool beaten = false;
      for (size_t i = 0; i < kept.size() && !beaten; ++i) {
        beaten = true;
        for (size_t t = 0; t < label.usage.size() && beaten; ++t)
          beaten = kept[i].usage[t] <= label.usage[t];
      }
      if (!beaten)
        kept.push_back(std::move(label));
    }
    return kept;
  }

  Expected<Cost> concludeFrom(const std::vector<Table> &tables) const {
    std::vector<Label> all(1);
    all[0].usage.assign(capacity.size(), 0);
    for (const Table &table : tables)
      all = joined(all, table.entries[0]);
    if (!all.empty() &&
        (certificate.claim == kForbidden || all[0].cost < certificate.claim))
      return makeError("the certificate claims that nothing costs less than " +
                       (certificate.claim == kForbidden
                            ? std::string("infinity")
                            : std::to_string(certificate.claim)) +
                       ", but an assignment costs " + toString(all[0].cost));
    return certificate.claim;
  }

  const Problem &problem;
  const DualCertificate &certificate;
  const CertificateLimits &limits;
  std::vector<std::vector<char>> alive;
  /// In units of 2^-shift.
  WideCost bound = 0;
  std::vector<std::vector<WideCost>> varTerm, reduced;
  std::vector<WideCost> pairMin, least;
  WideCost gap = 0;
  std::vector<std::vector<uint32_t>> choices;
  std::vector<WideCost> priceSums;
  /// The times that can bind, ascending, and their capacities.
  std::vector<uint32_t> times;
  std::vector<int64_t> capacity;
};

} // namespace

Expected<Cost> solver::checkCertificate(const Problem &problem,
                                        const DualCertificate &certificate,
                                        const CertificateLimits &limits) {
  if (auto ok = problem.check(); !ok)
    return ok.error();
  return Checker(problem, certificate, limits).run();
}
