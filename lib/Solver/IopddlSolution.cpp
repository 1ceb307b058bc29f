//===- IopddlSolution.cpp - Solutions of IOPDDL problems as JSON ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/IopddlSolution.h"
#include "IopddlProof.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

using namespace planner;
using namespace planner::solver;
using nlohmann::json;

namespace {

template <typename Number>
void append(std::string &text, const std::vector<Number> &list) {
  text += '[';
  for (size_t i = 0; i < list.size(); ++i)
    (text += i == 0 ? "" : ", ") += std::to_string(list[i]);
  text += ']';
}

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", value);
  return std::isfinite(value) ? text : "null";
}

bool isBound(Cost bound) { return bound > -kMaxTotalCost; }

std::string dualText(const IopddlProblem &read, const DualCertificate &dual) {
  if (dual.kind == DualCertificate::Kind::None)
    return "null";
  std::string text = "{\"shift\": " + std::to_string(dual.shift) +
                     ", \"price_shift\": " + std::to_string(dual.priceShift) +
                     ",\n  \"prices\": [";
  bool first = true;
  for (size_t t = 0; t < dual.prices.size(); ++t) {
    if (dual.prices[t] == 0)
      continue;
    text += (first ? "" : ", ");
    append(text, std::vector<int64_t>{read.times[t], dual.prices[t]});
    first = false;
  }
  text += "],\n  \"messages\": [";
  const std::vector<int64_t> none;
  for (size_t edge = 0; edge < read.pairs.size(); ++edge) {
    text += edge == 0 ? "[" : ",\n    [";
    for (const auto *side : {&dual.toFirst, &dual.toSecond}) {
      text += side == &dual.toSecond ? ", " : "";
      append(text, read.pairs[edge] && !side->empty()
                       ? (*side)[*read.pairs[edge]]
                       : none);
    }
    text += ']';
  }
  return text + "]}";
}

} // namespace

double solver::relativeGap(Cost cost, Cost lowerBound) {
  if (cost == lowerBound)
    return 0;
  if (!isBound(lowerBound))
    return std::numeric_limits<double>::infinity();
  return double(WideCost(cost) - lowerBound) /
         std::max(1.0, std::abs(double(cost)));
}

std::string solver::assignmentText(const std::vector<uint32_t> &assignment) {
  std::string text;
  append(text, assignment);
  return text;
}

std::string solver::writeIopddlSolution(const IopddlProblem &read,
                                        const Solution &solution,
                                        const IopddlRun &run) {
  const Cost bound = solution.lowerBound;
  std::string text = "{\"cost\": " + std::to_string(solution.cost);
  text += ",\n \"lower_bound\": " +
          (isBound(bound) ? std::to_string(bound) : "null");
  const Cost certified = solution.certifiedBound;
  text += ",\n \"certified_lower_bound\": " +
          (isBound(certified) ? std::to_string(certified) : "null");
  text += ",\n \"gap\": " + decimal(relativeGap(solution.cost, bound));
  text +=
      std::string(",\n \"optimal\": ") + (solution.proven ? "true" : "false");
  text += std::string(",\n \"interrupted\": ") +
          (run.interrupted ? "true" : "false");
  text += ",\n \"seconds_read\": " + decimal(run.secondsRead);
  text += ",\n \"seconds_solve\": " + decimal(run.secondsSolve);
  text += ",\n \"assignment\": " + assignmentText(solution.assignment);
  text += ",\n \"dual\": " + dualText(read, solution.dual);
  text += ",\n \"proof\": " + proofText(read, solution.proof);
  return text + "}\n";
}

//===----------------------------------------------------------------------===//
// Checking
//===----------------------------------------------------------------------===//

namespace {

class SolutionReader {
public:
  SolutionReader(const IopddlProblem &given, const std::string &source,
                 const ProofLimits &bounds)
      : read(given), where(source), limits(bounds) {}

  Expected<CheckedSolution> run(std::string_view text) {
    if (tooDeepAt(text))
      return error("nested deeper than " + std::to_string(kMaxJsonDepth));
    json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
    if (document.is_discarded() || !document.is_object())
      return makeError("not a solution: expected a JSON object", where,
                       "planner solve PROBLEM -o FILE writes one");
    if (auto ok = readCost(document); !ok)
      return ok.takeError();
    if (auto ok = readBound(document); !ok)
      return ok.takeError();
    return result;
  }

private:
  Diagnostic error(std::string message) const {
    return makeError(std::move(message), where);
  }
  template <typename Integer>
  static bool integers(const json &list, std::vector<Integer> &values) {
    values.clear();
    if (!list.is_array())
      return false;
    for (const json &item : list) {
      if (!item.is_number_integer() ||
          (item.is_number_unsigned() &&
           item.get<uint64_t>() >
               uint64_t(std::numeric_limits<Integer>::max())) ||
          (!item.is_number_unsigned() &&
           (item.get<int64_t>() < 0 && std::is_unsigned_v<Integer>)))
        return false;
      values.push_back(item.get<Integer>());
    }
    return true;
  }
  static std::optional<int64_t> integer(const json &object, const char *key) {
    auto at = object.find(key);
    std::vector<int64_t> value;
    if (at == object.end() || !integers(json::array({*at}), value))
      return std::nullopt;
    return value[0];
  }

  Expected<void> readCost(const json &document) {
    std::optional<int64_t> cost = integer(document, "cost");
    std::vector<uint32_t> assignment;
    if (!cost || !document.contains("assignment") ||
        !integers(document["assignment"], assignment))
      return error("no integer 'cost' or no list 'assignment' of strategies");
    Expected<Evaluation> found = read.problem.evaluate(assignment);
    if (!found) {
      Diagnostic wrong = found.takeError();
      wrong.location = where;
      return wrong;
    }
    if (auto ok = checkAllowed(*found); !ok)
      return ok;
    if (found->cost != *cost)
      return error("the assignment costs " + toString(found->cost) +
                   ", 'cost' is " + std::to_string(*cost));
    result.cost = *cost;
    return {};
  }
  Expected<void> checkAllowed(const Evaluation &found) const {
    if (!found.forbiddenVariables.empty())
      return error("the assignment chooses a forbidden strategy of node " +
                   std::to_string(found.forbiddenVariables.front()));
    if (!found.forbiddenPairs.empty()) {
      size_t edge = 0;
      while (read.pairs[edge] != found.forbiddenPairs.front())
        ++edge;
      return error("the assignment chooses a forbidden entry of edge " +
                   std::to_string(edge));
    }
    if (!found.violations.empty()) {
      const CapacityViolation &first = found.violations.front();
      return error("the assignment uses " + std::to_string(first.usage) +
                   " at time " + std::to_string(read.times[first.time]) +
                   ", the limit is " + std::to_string(first.capacity));
    }
    return {};
  }

  Expected<void> readBound(json &document) {
    auto stated = document.find("lower_bound");
    if (stated == document.end())
      return error("no 'lower_bound'");
    auto optimal = document.find("optimal");
    if (stated->is_null()) {
      auto certified = document.find("certified_lower_bound");
      if (optimal != document.end() && *optimal == true)
        return error("'optimal' is true, but 'lower_bound' is null");
      if (certified != document.end() && !certified->is_null())
        return error("'certified_lower_bound' is given, but 'lower_bound' is "
                     "null");
      return {};
    }
    std::optional<int64_t> bound = integer(document, "lower_bound");
    if (!bound)
      return error("'lower_bound' is not an integer");
    if (*bound > result.cost)
      return error("'lower_bound' is " + std::to_string(*bound) +
                   ", above the cost of " + std::to_string(result.cost));
    if (optimal != document.end() && *optimal != (*bound == result.cost))
      return error("'optimal' is " + optimal->dump() +
                   ", but 'lower_bound' is " + std::to_string(*bound) +
                   " and the cost " + std::to_string(result.cost));
    if (auto gap = document.find("gap");
        gap != document.end() &&
        (!gap->is_number() || decimal(gap->get<double>()) !=
                                  decimal(relativeGap(result.cost, *bound))))
      return error("'gap' is " + shownText(gap->dump(), 40) + ", expected " +
                   decimal(relativeGap(result.cost, *bound)));
    if (auto ok = checkProofs(document); !ok)
      return ok;
    if (result.unproven.empty() && (!result.bound || *result.bound < *bound))
      result.unproven.push_back(
          "lower_bound " + std::to_string(*bound) +
          (result.bound
               ? ": what is certified is " + std::to_string(*result.bound)
               : ": there is neither 'dual' nor 'proof'"));
    return {};
  }

  /// The bound that dual and proof hold up. Their text goes as soon as it is
  /// read: it takes twice as much memory as they do.
  Expected<void> checkProofs(json &document) {
    auto dual = document.find("dual");
    if (dual != document.end() && !dual->is_null()) {
      DualCertificate certificate;
      if (auto ok = readDual(*dual, certificate); !ok)
        return ok;
      *dual = nullptr;
      Expected<Cost> found = checkCertificate(read.problem, certificate);
      if (!found)
        return error(found.error().message);
      result.bound = *found;
    }
    auto text = document.find("proof");
    if (text != document.end() && !text->is_null()) {
      std::optional<Proof> proof = readProof(read, std::move(*text));
      if (!proof)
        return error("'proof' is malformed: expected 'claim' and 'steps' as "
                     "docs/solver.md describes them");
      Expected<ProofVerdict> verdict = checkProof(read.problem, *proof, limits);
      if (!verdict)
        return error(verdict.error().message);
      if (*verdict == ProofVerdict::Holds)
        result.bound =
            std::max(result.bound.value_or(proof->claim), proof->claim);
      else
        result.unproven.push_back("lower_bound " +
                                  std::to_string(proof->claim) +
                                  ": its proof is too large to be followed");
    }
    std::optional<int64_t> certified =
        integer(document, "certified_lower_bound");
    if (certified && result.unproven.empty() &&
        *certified > result.bound.value_or(-kForbidden))
      return error("'certified_lower_bound' is " + std::to_string(*certified) +
                   ", more than 'dual' and 'proof' prove");
    return {};
  }

  Expected<void> readDual(const json &dual, DualCertificate &certificate) {
    const Diagnostic malformed =
        makeError("'dual' is malformed: expected 'shift', "
                  "'price_shift', 'prices' and 'messages', one for each of " +
                      std::to_string(read.pairs.size()) + " edges",
                  where);
    if (!dual.is_object())
      return malformed;
    std::optional<int64_t> shift = integer(dual, "shift");
    std::optional<int64_t> priceShift = integer(dual, "price_shift");
    auto prices = dual.find("prices"), messages = dual.find("messages");
    if (!shift || *shift < 0 || *shift > 127 || !priceShift ||
        *priceShift < 0 || *priceShift > 127 || prices == dual.end() ||
        !prices->is_array() || messages == dual.end() ||
        !messages->is_array() || messages->size() != read.pairs.size())
      return malformed;
    certificate.kind = DualCertificate::Kind::Dual;
    certificate.shift = unsigned(*shift);
    certificate.priceShift = unsigned(*priceShift);
    if (auto ok = readPrices(*prices, certificate); !ok)
      return ok;
    certificate.toFirst.resize(read.problem.numPairs());
    certificate.toSecond.resize(read.problem.numPairs());
    for (size_t edge = 0; edge < messages->size(); ++edge) {
      const json &both = (*messages)[edge];
      std::vector<int64_t> first, second;
      if (!both.is_array() || both.size() != 2 || !integers(both[0], first) ||
          !integers(both[1], second))
        return malformed;
      if (read.pairs[edge]) {
        certificate.toFirst[*read.pairs[edge]] = std::move(first);
        certificate.toSecond[*read.pairs[edge]] = std::move(second);
      }
    }
    return {};
  }
  Expected<void> readPrices(const json &prices, DualCertificate &certificate) {
    certificate.prices.assign(read.times.size(), 0);
    for (const json &item : prices) {
      std::vector<int64_t> pair;
      if (!integers(item, pair) || pair.size() != 2)
        return error(
            "'prices' of 'dual' holds " +
            shownText(item.dump(-1, ' ', false, json::error_handler_t::replace),
                      40) +
            ", expected [time, price]");
      auto at = std::lower_bound(read.times.begin(), read.times.end(), pair[0]);
      if (at == read.times.end() || *at != pair[0])
        return error("'dual' prices time " + std::to_string(pair[0]) +
                     ", expected times at which an interval begins and no "
                     "further one before one ends");
      certificate.prices[size_t(at - read.times.begin())] = pair[1];
    }
    return {};
  }

  const IopddlProblem &read;
  const std::string &where;
  const ProofLimits &limits;
  CheckedSolution result;
};

} // namespace

Expected<CheckedSolution>
solver::checkIopddlSolution(const IopddlProblem &read, std::string_view text,
                            const std::string &where,
                            const ProofLimits &limits) {
  return SolutionReader(read, where, limits).run(text);
}
