//===- Certificate.cpp - Adding a dual up again ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Independent of the solvers: it reads Problem only and sums in 128 bits. Meant
// to be trusted by reading.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Certificate.h"
#include "Checking.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

namespace {

constexpr WideCost kNone = WideCost(1) << 120;

WideCost divideUp(WideCost value, unsigned bits) {
  return -divideDown(-value, bits);
}

class Checker {
public:
  Checker(const Problem &given, const DualCertificate &dual)
      : problem(given), certificate(dual) {}

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
    return Cost(std::clamp(divideUp(bound, certificate.shift),
                           -WideCost(kForbidden), WideCost(kForbidden)));
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
    std::vector<std::vector<PairId>> pairsOf(problem.numVariables());
    std::vector<PairId> queue;
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      pairsOf[problem.pair(p).first].push_back(p);
      pairsOf[problem.pair(p).second].push_back(p);
      queue.push_back(p);
    }
    std::vector<char> waiting(problem.numPairs(), 1);
    for (size_t next = 0; next < queue.size(); ++next) {
      const Problem::Pair &pair = problem.pair(queue[next]);
      waiting[queue[next]] = 0;
      for (VarId v : {pair.first, pair.second}) {
        if (!dropUnsupportedAt(v, pair))
          continue;
        for (PairId p : pairsOf[v])
          if (!waiting[p]) {
            queue.push_back(p);
            waiting[p] = 1;
          }
      }
    }
    return std::all_of(alive.begin(), alive.end(), [](const auto &flags) {
      return std::find(flags.begin(), flags.end(), 1) != flags.end();
    });
  }
  bool dropUnsupportedAt(VarId v, const Problem::Pair &pair) {
    const Problem::Table &table = problem.tableOf(pair);
    const bool first = pair.first == v;
    const std::vector<char> &others = alive[first ? pair.second : pair.first];
    bool changed = false;
    for (uint32_t a = 0; a < alive[v].size(); ++a) {
      bool supported = !alive[v][a];
      for (uint32_t b = 0; b < others.size() && !supported; ++b)
        supported = others[b] &&
                    (first ? table.at(a, b) : table.at(b, a)) != kForbidden;
      if (supported)
        continue;
      alive[v][a] = 0;
      changed = true;
    }
    return changed;
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
    for (PairId p = 0; p < problem.numPairs(); ++p) {
      const Problem::Pair &pair = problem.pair(p);
      size_t rows = problem.domain(pair.first);
      size_t cols = problem.domain(pair.second);
      WideCost pairMin = kNone;
      for (uint32_t a = 0; a < rows; ++a) {
        varTerm[pair.first][a] += message(certificate.toFirst, p, a);
        for (uint32_t b = 0; b < cols; ++b)
          if (alive[pair.first][a] && alive[pair.second][b])
            pairMin = std::min(pairMin, pairTerm(p, a, b));
      }
      for (uint32_t b = 0; b < cols; ++b)
        varTerm[pair.second][b] += message(certificate.toSecond, p, b);
      bound += pairMin;
    }
    for (VarId v = 0; v < problem.numVariables(); ++v) {
      WideCost least = kNone;
      for (size_t a = 0; a < varTerm[v].size(); ++a)
        if (alive[v][a])
          least = std::min(least, varTerm[v][a]);
      bound += least;
    }
  }

  const Problem &problem;
  const DualCertificate &certificate;
  std::vector<std::vector<char>> alive;
  /// In units of 2^-shift.
  WideCost bound = 0;
  std::vector<std::vector<WideCost>> varTerm;
  std::vector<WideCost> priceSums;
};

} // namespace

Expected<Cost> solver::checkCertificate(const Problem &problem,
                                        const DualCertificate &certificate) {
  if (auto ok = problem.check(); !ok)
    return ok.error();
  return Checker(problem, certificate).run();
}
