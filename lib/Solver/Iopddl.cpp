//===- Iopddl.cpp - Problems in the IOPDDL contest's JSON
//------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Iopddl.h"
#include <map>
#include <nlohmann/json.hpp>

using namespace planner;
using namespace planner::solver;
using nlohmann::json;

namespace {

/// The contest's cost of an entry that must not be chosen.
constexpr int64_t kContestForbidden = 1'000'000'000'000'000'000;

class Reader {
public:
  explicit Reader(const std::string &source) : where(source) {}

  Expected<Problem> run(std::string_view text) {
    json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
    if (document.is_discarded())
      return makeError("not valid JSON", where);
    const json *problem = member(document, "problem");
    if (!problem)
      return makeError("no object 'problem'", where);
    const json *nodes = member(*problem, "nodes");
    const json *edges = member(*problem, "edges");
    if (!nodes || !edges)
      return makeError("'problem' has no 'nodes' or no 'edges'", where);
    if (auto ok = readNodes(*nodes); !ok)
      return ok.error();
    if (auto ok = readUsages(*nodes, *problem); !ok)
      return ok.error();
    if (auto ok = readEdges(*edges); !ok)
      return ok.error();
    if (auto ok = result.check(); !ok) {
      Diagnostic error = ok.takeError();
      error.location = where;
      return error;
    }
    return std::move(result);
  }

private:
  static const json *member(const json &object, const char *name) {
    if (!object.is_object())
      return nullptr;
    auto at = object.find(name);
    return at == object.end() ? nullptr : &*at;
  }
  Diagnostic error(std::string message) const {
    return makeError(std::move(message), where);
  }
  /// An integer within 64 bits; numbers beyond forbid, as does 10^18.
  static std::optional<int64_t> integer(const json &value) {
    if (value.is_number_unsigned())
      return int64_t(std::min<uint64_t>(value.get<uint64_t>(), kForbidden));
    if (value.is_number_integer())
      return value.get<int64_t>();
    if (value.is_number_float()) {
      double number = value.get<double>();
      if (number >= double(kContestForbidden))
        return kForbidden;
      if (number > -9e18 && number == double(int64_t(number)))
        return int64_t(number);
    }
    return std::nullopt;
  }
  Expected<std::vector<int64_t>> integers(const json &list,
                                          const std::string &what) const {
    if (!list.is_array())
      return error(what + " is not a list");
    std::vector<int64_t> values;
    values.reserve(list.size());
    for (const json &item : list) {
      auto value = integer(item);
      if (!value)
        return error(what + " holds " + item.dump().substr(0, 40) +
                     ", expected integers");
      values.push_back(*value);
    }
    return values;
  }
  static std::vector<Cost> costs(std::vector<int64_t> values) {
    for (int64_t &value : values)
      if (value >= kContestForbidden)
        value = kForbidden;
    return values;
  }

  Expected<void> readNodes(const json &nodes) {
    const json *list = member(nodes, "costs");
    if (!list || !list->is_array())
      return error("'nodes' has no list 'costs'");
    for (size_t i = 0; i < list->size(); ++i) {
      auto values = integers((*list)[i], "costs of node " + std::to_string(i));
      if (!values)
        return values.takeError();
      result.addVariable(costs(std::move(*values)));
    }
    return {};
  }

  Expected<void> readUsages(const json &nodes, const json &problem) {
    const json *usages = member(nodes, "usages");
    if (!usages)
      return {};
    const json *intervals = member(nodes, "intervals");
    const json *limit = member(problem, "usage_limit");
    size_t n = result.numVariables();
    if (!usages->is_array() || usages->size() != n || !intervals ||
        !intervals->is_array() || intervals->size() != n)
      return error("'usages' and 'intervals' must be lists of " +
                   std::to_string(n) + ", one per node");
    std::vector<std::pair<int64_t, int64_t>> alive;
    for (size_t i = 0; i < n; ++i) {
      std::string what = "interval of node " + std::to_string(i);
      auto ends = integers((*intervals)[i], what);
      if (!ends)
        return ends.takeError();
      if (ends->size() != 2 || (*ends)[1] < (*ends)[0])
        return error(what + " is not [start, end] with start <= end");
      alive.push_back({(*ends)[0], (*ends)[1]});
    }
    TimeSegments segments = compressTimes(alive);
    for (size_t i = 0; i < n; ++i) {
      std::string what = "usages of node " + std::to_string(i);
      auto amounts = integers((*usages)[i], what);
      if (!amounts)
        return amounts.takeError();
      if (amounts->size() != result.domain(VarId(i)))
        return error(what + " are " + std::to_string(amounts->size()) +
                     ", expected " + std::to_string(result.domain(VarId(i))));
      auto [begin, end] = segments.ranges[i];
      if (begin == end)
        continue;
      for (uint32_t a = 0; a < amounts->size(); ++a)
        result.addUsage(VarId(i), a, begin, end, (*amounts)[a]);
    }
    std::optional<int64_t> capacity =
        limit ? integer(*limit) : std::optional(kUnlimited);
    if (!capacity)
      return error("'usage_limit' is not an integer");
    result.setCapacities(
        std::vector<int64_t>(segments.times.size(), *capacity));
    return {};
  }

  Expected<void> readEdges(const json &edges) {
    const json *ends = member(edges, "nodes");
    const json *tables = member(edges, "costs");
    if (!ends || !tables || !ends->is_array() || !tables->is_array() ||
        ends->size() != tables->size())
      return error("'edges' must have lists 'nodes' and 'costs' of one length");
    // Equal tables are stored once.
    std::map<std::pair<uint32_t, std::vector<Cost>>, TableId> known;
    for (size_t i = 0; i < ends->size(); ++i) {
      std::string what = "edge " + std::to_string(i);
      auto pair = integers((*ends)[i], "nodes of " + what);
      if (!pair)
        return pair.takeError();
      auto values = integers((*tables)[i], "costs of " + what);
      if (!values)
        return values.takeError();
      int64_t n = int64_t(result.numVariables());
      if (pair->size() != 2 || (*pair)[0] < 0 || (*pair)[0] >= n ||
          (*pair)[1] < 0 || (*pair)[1] >= n)
        return error(what + " must join two nodes below " + std::to_string(n));
      VarId first = VarId((*pair)[0]), second = VarId((*pair)[1]);
      uint32_t rows = uint32_t(result.domain(first));
      uint32_t cols = uint32_t(result.domain(second));
      if (values->size() != size_t(rows) * cols)
        return error(what + " has " + std::to_string(values->size()) +
                     " costs, expected " + std::to_string(rows) + " x " +
                     std::to_string(cols));
      std::vector<Cost> entries = costs(std::move(*values));
      auto [at, inserted] = known.try_emplace({rows, entries}, 0);
      if (inserted)
        at->second = result.addTable(rows, cols, std::move(entries));
      result.addPair(first, second, at->second);
    }
    return {};
  }

  const std::string &where;
  Problem result;
};

} // namespace

Expected<Problem> solver::readIopddl(std::string_view text,
                                     const std::string &where) {
  return Reader(where).run(text);
}
