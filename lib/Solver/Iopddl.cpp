//===- Iopddl.cpp - Problems in the IOPDDL contest's JSON -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Iopddl.h"
#include "JsonScanner.h"
#include "planner/Support/Text.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

using namespace planner;
using namespace planner::solver;

namespace {

/// The contest's cost of an entry that must not be chosen.
constexpr int64_t kContestForbidden = 1'000'000'000'000'000'000;

std::string numbered(const char *what, size_t number) {
  return std::string(what) + " " + std::to_string(number);
}

/// Lists of costs, each stored once.
class CostLists {
public:
  /// The number of a list equal to this one.
  uint32_t find(const std::vector<Cost> &list) {
    std::vector<uint32_t> &alike = byHash[hash(list)];
    for (uint32_t id : alike)
      if (lists[id] == list)
        return id;
    alike.push_back(uint32_t(lists.size()));
    // A copy, because the scratch list has room to spare.
    lists.push_back(std::vector<Cost>(list.begin(), list.end()));
    return alike.back();
  }
  size_t size() const { return lists.size(); }
  std::vector<Cost> &operator[](size_t id) { return lists[id]; }

private:
  static uint64_t hash(const std::vector<Cost> &list) {
    uint64_t sum = list.size();
    for (Cost cost : list) {
      sum = (sum ^ uint64_t(cost)) * 0x9e3779b97f4a7c15;
      sum ^= sum >> 29;
    }
    return sum;
  }
  /// Only looked up, never walked through.
  std::unordered_map<uint64_t, std::vector<uint32_t>> byHash;
  std::vector<std::vector<Cost>> lists;
};

/// What the file says, before anything is known of its order.
struct Document {
  bool hasProblem = false, hasNodes = false, hasEdges = false;
  bool hasCosts = false, hasIntervals = false, hasUsages = false;
  bool hasEnds = false, hasTables = false, hasLimit = false;
  std::vector<std::vector<Cost>> costs;
  std::vector<std::pair<int64_t, int64_t>> intervals;
  std::vector<std::vector<int64_t>> usages;
  /// An edge of one node has it twice, and is marked below.
  std::vector<std::array<int64_t, 2>> ends;
  std::vector<bool> single;
  CostLists lists;
  std::vector<uint32_t> tableOfEdge;
  int64_t limit = kUnlimited;
};

/// From text to Document.
class Parser {
public:
  Parser(JsonScanner &json, const IopddlOptions &given, Document &result)
      : scan(json), options(given), document(result) {}

  bool run() {
    // A list that grows may take twice its room.
    scan.limitItems(size_t(options.maxBytes) / (2 * sizeof(int64_t)) + 1,
                    [this] { return tooMuch(); });
    if (!scan.object({"there is no object 'problem'"},
                     [&](const std::string &key) {
                       return key == "problem"
                                  ? once(document.hasProblem, key) && problem()
                                  : scan.skip();
                     }))
      return false;
    return scan.finish();
  }

private:
  bool once(bool &seen, const std::string &key) {
    if (seen)
      return scan.fail("there is more than one '" + key + "'",
                       "leave one of them out");
    return seen = true;
  }
  bool problem() {
    return scan.object({"'problem'"}, [&](const std::string &key) {
      if (key == "nodes")
        return once(document.hasNodes, key) && nodes();
      if (key == "edges")
        return once(document.hasEdges, key) && edges();
      if (key == "usage_limit")
        return once(document.hasLimit, key) && limit();
      return scan.skip();
    });
  }
  bool limit() {
    if (!scan.integer(document.limit, {"'usage_limit'"}))
      return false;
    return document.limit >= 0 ||
           scan.fail("'usage_limit' is " + std::to_string(document.limit) +
                     ", expected at least 0");
  }
  bool nodes() {
    return scan.object({"'nodes'"}, [&](const std::string &key) {
      if (key == "costs")
        return once(document.hasCosts, key) &&
               scan.list({"'costs' of the nodes"},
                         [&](size_t i) { return nodeCosts(i); });
      if (key == "intervals")
        return once(document.hasIntervals, key) &&
               scan.list({"'intervals'"},
                         [&](size_t i) { return interval(i); });
      if (key == "usages")
        return once(document.hasUsages, key) &&
               scan.list({"'usages'"}, [&](size_t i) { return usages(i); });
      return scan.skip();
    });
  }
  bool edges() {
    return scan.object({"'edges'"}, [&](const std::string &key) {
      if (key == "nodes")
        return once(document.hasEnds, key) &&
               scan.list({"'nodes' of the edges"},
                         [&](size_t i) { return ends(i); });
      if (key == "costs")
        return once(document.hasTables, key) &&
               scan.list({"'costs' of the edges"},
                         [&](size_t i) { return table(i); });
      return scan.skip();
    });
  }

  bool tooMuch() {
    return scan.fail("the problem takes more than " +
                         formatBytes(options.maxBytes) + " of memory",
                     "use a machine with more memory");
  }
  /// Stops what would fill the memory.
  bool charge(size_t bytes) {
    stored += int64_t(bytes);
    return stored <= options.maxBytes || tooMuch();
  }
  bool costs(const Place &place) {
    if (!scan.integers(values, place))
      return false;
    for (size_t i = 0; i < values.size(); ++i) {
      if (values[i] >= kContestForbidden)
        values[i] = kForbidden;
      else if (values[i] <= -kContestForbidden)
        return scan.fail(place.str() + ": entry " + std::to_string(i) + " is " +
                             std::to_string(values[i]) +
                             ", expected more than -10^18",
                         "use a larger unit of cost");
    }
    return true;
  }
  bool nodeCosts(size_t node) {
    if (!costs({"costs of node", node}))
      return false;
    if (values.empty())
      return scan.fail(numbered("node", node) +
                       " has no strategies, expected at least one");
    document.costs.emplace_back(values.begin(), values.end());
    return charge(sizeof(Problem::Variable) + values.size() * sizeof(Cost));
  }
  bool interval(size_t node) {
    const Place place{"interval of node", node};
    if (!scan.integers(values, place))
      return false;
    if (values.size() != 2 || values[1] < values[0]) {
      std::string found;
      for (size_t i = 0; i < std::min<size_t>(values.size(), 4); ++i)
        found += (i == 0 ? "" : ", ") + std::to_string(values[i]);
      return scan.fail(place.str() +
                       " is not [start, end] with start <= end: [" + found +
                       (values.size() > 4 ? ", ..." : "") + "]");
    }
    document.intervals.push_back({values[0], values[1]});
    return charge(sizeof(document.intervals.back()));
  }
  bool usages(size_t node) {
    const Place place{"usages of node", node};
    if (!scan.integers(values, place))
      return false;
    for (size_t i = 0; i < values.size(); ++i)
      if (values[i] < 0 || values[i] > kMaxTotalCost)
        return scan.fail(place.str() + ": strategy " + std::to_string(i) +
                         " uses " + std::to_string(values[i]) +
                         ", expected 0 to 2^60");
    document.usages.emplace_back(values.begin(), values.end());
    return charge(sizeof(std::vector<int64_t>) +
                  values.size() * sizeof(int64_t));
  }
  bool ends(size_t edge) {
    if (!scan.integers(values, {"nodes of edge", edge}))
      return false;
    if (values.empty() || values.size() > 2)
      return scan.fail(numbered("edge", edge) + " joins " +
                           std::to_string(values.size()) +
                           " nodes, expected one or two",
                       values.empty() ? ""
                                      : "replace it by a node whose strategies "
                                        "are the tuples, and an edge to each");
    document.single.push_back(values.size() == 1);
    document.ends.push_back({values.front(), values.back()});
    return charge(sizeof(Problem::Pair));
  }
  bool table(size_t edge) {
    if (!costs({"costs of edge", edge}))
      return false;
    const size_t before = document.lists.size();
    document.tableOfEdge.push_back(document.lists.find(values));
    const bool isNew = document.lists.size() > before;
    return charge(isNew ? sizeof(Problem::Table) + values.size() * sizeof(Cost)
                        : sizeof(uint32_t));
  }

  JsonScanner &scan;
  const IopddlOptions &options;
  Document &document;
  std::vector<int64_t> values;
  int64_t stored = 0;
};

/// From Document to problem.
class Builder {
public:
  Builder(Document &from, const std::string &source)
      : document(from), where(source) {}

  Expected<IopddlProblem> run() {
    if (auto ok = checkMembers(); !ok)
      return ok.takeError();
    // Folding edges changes costs of nodes.
    if (auto ok = checkEdges(); !ok)
      return ok.takeError();
    for (std::vector<Cost> &costs : document.costs)
      result.problem.addVariable(std::move(costs));
    addEdges();
    if (auto ok = addUsages(); !ok)
      return ok.takeError();
    if (auto ok = result.problem.check(); !ok) {
      Diagnostic problem = ok.takeError();
      problem.location = where;
      return problem;
    }
    return std::move(result);
  }

private:
  Diagnostic error(std::string message) const {
    return makeError(std::move(message), where);
  }
  Expected<void> checkMembers() const {
    if (!document.hasProblem)
      return makeError("no object 'problem'", where,
                       "give a problem in the format of google/iopddl");
    if (!document.hasNodes || !document.hasEdges)
      return error("'problem' has no 'nodes' or no 'edges'");
    if (!document.hasCosts)
      return error("'nodes' has no list 'costs'");
    if (!document.hasEnds || !document.hasTables)
      return error("'edges' has no list 'nodes' or no list 'costs'");
    if (document.ends.size() != document.tableOfEdge.size())
      return error("'edges' has " + std::to_string(document.ends.size()) +
                   " 'nodes' and " +
                   std::to_string(document.tableOfEdge.size()) +
                   " 'costs', expected as many of both");
    return {};
  }

  Expected<void> checkEdges() {
    const int64_t n = int64_t(document.costs.size());
    for (size_t edge = 0; edge < document.ends.size(); ++edge) {
      const auto [first, second] = document.ends[edge];
      if (first < 0 || first >= n || second < 0 || second >= n)
        return error(numbered("edge", edge) + " must join two nodes below " +
                     std::to_string(n) + ", got " + std::to_string(first) +
                     " and " + std::to_string(second));
      const size_t rows = document.costs[size_t(first)].size();
      const size_t cols =
          document.single[edge] ? 1 : document.costs[size_t(second)].size();
      const std::vector<Cost> &list =
          document.lists[document.tableOfEdge[edge]];
      if (list.size() != rows * cols)
        return error(numbered("edge", edge) + " has " +
                     std::to_string(list.size()) + " costs, expected " +
                     std::to_string(rows) + " x " + std::to_string(cols) +
                     ", the strategies of nodes " + std::to_string(first) +
                     " and " + std::to_string(second));
      if (first == second)
        if (auto ok = fold(edge, size_t(first), list); !ok)
          return ok;
    }
    return {};
  }
  /// An edge of one node costs what its diagonal says.
  Expected<void> fold(size_t edge, size_t node, const std::vector<Cost> &list) {
    std::vector<Cost> &costs = document.costs[node];
    const size_t step = document.single[edge] ? 1 : costs.size() + 1;
    for (size_t i = 0; i < costs.size(); ++i) {
      const Cost more = list[i * step];
      if (costs[i] == kForbidden || more == kForbidden)
        costs[i] = kForbidden;
      else if (WideCost sum = WideCost(costs[i]) + more;
               sum > kMaxTotalCost || sum < -kMaxTotalCost)
        return error("node " + std::to_string(node) + ", strategy " +
                     std::to_string(i) + ", costs " + toString(sum) +
                     " with edge " + std::to_string(edge) +
                     ", expected at most 2^60");
      else
        costs[i] = Cost(sum);
    }
    return {};
  }
  void addEdges() {
    Problem &problem = result.problem;
    // One list may serve tables of several shapes; the first takes it.
    std::vector<std::map<uint32_t, TableId>> idOfRows(document.lists.size());
    for (size_t edge = 0; edge < document.ends.size(); ++edge) {
      const auto [first, second] = document.ends[edge];
      result.pairs.push_back(std::nullopt);
      if (first == second)
        continue;
      const uint32_t rows = uint32_t(problem.domain(VarId(first)));
      const uint32_t cols = uint32_t(problem.domain(VarId(second)));
      const uint32_t list = document.tableOfEdge[edge];
      std::map<uint32_t, TableId> &ids = idOfRows[list];
      if (ids.empty())
        ids[rows] =
            problem.addTable(rows, cols, std::move(document.lists[list]));
      else if (!ids.count(rows))
        ids[rows] = problem.addTable(
            rows, cols, problem.table(ids.begin()->second).entries);
      result.pairs.back() =
          problem.addPair(VarId(first), VarId(second), ids[rows]);
    }
  }

  Expected<void> addUsages() {
    Problem &problem = result.problem;
    const size_t n = problem.numVariables();
    if (!document.hasUsages)
      return {};
    if (document.usages.size() != n || document.intervals.size() != n)
      return error("'usages' and 'intervals' must be lists of " +
                   std::to_string(n) + ", one per node, got " +
                   std::to_string(document.usages.size()) + " and " +
                   std::to_string(document.intervals.size()));
    for (size_t i = 0; i < n; ++i) {
      const std::vector<int64_t> &amounts = document.usages[i];
      if (amounts.size() != problem.domain(VarId(i)))
        return error(numbered("usages of node", i) + " are " +
                     std::to_string(amounts.size()) + ", expected " +
                     std::to_string(problem.domain(VarId(i))));
      // Who uses nothing does not tell times apart.
      if (std::all_of(amounts.begin(), amounts.end(),
                      [](int64_t amount) { return amount == 0; }))
        document.intervals[i].second = document.intervals[i].first;
    }
    TimeSegments segments = compressTimes(document.intervals);
    for (size_t i = 0; i < n; ++i) {
      const auto [begin, end] = segments.ranges[i];
      if (begin == end)
        continue;
      for (uint32_t a = 0; a < document.usages[i].size(); ++a)
        if (document.usages[i][a] > 0)
          problem.addUsage(VarId(i), a, begin, end, document.usages[i][a]);
    }
    problem.setCapacities(
        std::vector<int64_t>(segments.times.size(), document.limit));
    result.times = std::move(segments.times);
    result.alive = std::move(segments.ranges);
    return {};
  }

  Document &document;
  const std::string &where;
  IopddlProblem result;
};

Expected<IopddlProblem> readFrom(ByteSource &source, const std::string &where,
                                 const IopddlOptions &options) {
  JsonScanner scan(source, where, options.cancel);
  Document document;
  if (!Parser(scan, options, document).run())
    return scan.takeError();
  Expected<IopddlProblem> result = Builder(document, where).run();
  if (result)
    result->textBytes = scan.offset();
  return result;
}

} // namespace

Expected<IopddlProblem>
solver::readIopddlProblem(std::string_view text, const std::string &where,
                          const IopddlOptions &options) {
  auto source = decompressed(readMemory(text), where);
  if (!source)
    return source.takeError();
  return readFrom(**source, where, options);
}

Expected<IopddlProblem> solver::readIopddlFile(const std::string &path,
                                               const IopddlOptions &options) {
  auto source = openFile(path);
  if (!source)
    return source.takeError();
  return readFrom(**source, path == "-" ? "standard input" : path, options);
}

Expected<Problem> solver::readIopddl(std::string_view text,
                                     const std::string &where) {
  Expected<IopddlProblem> read = readIopddlProblem(text, where);
  if (!read)
    return read.takeError();
  return std::move(read->problem);
}
