//===- Iopddl.cpp - Problems in the IOPDDL contest's JSON -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Iopddl.h"
#include "IopddlText.h"
#include <algorithm>
#include <map>

using namespace planner;
using namespace planner::solver;

namespace {

std::string numbered(const char *what, size_t number) {
  return std::string(what) + " " + std::to_string(number);
}

/// From the lists to a problem.
class Builder {
public:
  Builder(IopddlDocument &from, const std::string &source,
          const Cancellation *cancel)
      : document(from), where(source), lookout(cancel, kBetweenLooks) {}

  Expected<IopddlProblem> run() {
    if (auto ok = checkMembers(); !ok)
      return ok.takeError();
    // Folding edges changes costs of nodes.
    if (auto ok = checkEdges(); !ok)
      return ok.takeError();
    for (std::vector<Cost> &costs : document.costs)
      result.problem.addVariable(std::move(costs));
    if (auto ok = addEdges(); !ok)
      return ok.takeError();
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
  /// Amounts; nodes and edges count for some more.
  static constexpr int64_t kBetweenLooks = int64_t(1) << 16, kUnits = 8;

  Diagnostic error(std::string message) const {
    return makeError(std::move(message), where);
  }
  Expected<void> checkMembers() const {
    if (!document.has[kProblem])
      return makeError("no object 'problem'", where,
                       "give a problem in the format of google/iopddl");
    if (!document.has[kNodes] || !document.has[kEdges])
      return error("'problem' has no 'nodes' or no 'edges'");
    if (!document.has[kNodeCosts])
      return error("'nodes' has no list 'costs'");
    if (!document.has[kEdgeNodes] || !document.has[kEdgeCosts])
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
      const CostList &list = *document.lists[document.tableOfEdge[edge]];
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
  Expected<void> fold(size_t edge, size_t node, const CostList &list) {
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
  Expected<void> addEdges() {
    Problem &problem = result.problem;
    // One list may serve tables of several shapes, but hardly any does.
    struct Shape {
      uint32_t rows = 0;
      TableId id = 0;
    };
    std::vector<Shape> shapes(document.lists.size());
    std::map<std::pair<uint32_t, uint32_t>, TableId> others;
    for (size_t edge = 0; edge < document.ends.size(); ++edge) {
      const auto [first, second] = document.ends[edge];
      result.pairs.push_back(std::nullopt);
      if (first == second)
        continue;
      const uint32_t rows = uint32_t(problem.domain(VarId(first)));
      const uint32_t cols = uint32_t(problem.domain(VarId(second)));
      const uint32_t list = document.tableOfEdge[edge];
      const auto add = [&] {
        return problem.addTable({rows, cols, document.lists[list]});
      };
      Shape &shape = shapes[list];
      if (shape.rows == 0)
        shape = {rows, add()};
      TableId id = shape.id;
      if (shape.rows != rows) {
        auto [at, isNew] = others.try_emplace({list, rows});
        id = isNew ? (at->second = add()) : at->second;
      }
      result.pairs.back() = problem.addPair(VarId(first), VarId(second), id);
      if (lookout.stop(kUnits))
        return error("reading was interrupted");
    }
    return {};
  }

  Expected<void> addUsages() {
    Problem &problem = result.problem;
    const size_t n = problem.numVariables();
    if (!document.has[kUsages])
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
      const std::vector<int64_t> &amounts = document.usages[i];
      const auto [begin, end] = segments.ranges[i];
      if (begin == end)
        continue;
      for (uint32_t a = 0; a < amounts.size(); ++a)
        if (amounts[a] > 0)
          problem.setUsage(VarId(i), a, {{begin, end, amounts[a]}});
      if (lookout.stop(kUnits + int64_t(amounts.size())))
        return error("reading was interrupted");
      document.usages[i] = {};
    }
    problem.setCapacities(
        std::vector<int64_t>(segments.times.size(), document.limit));
    result.times = std::move(segments.times);
    result.alive = std::move(segments.ranges);
    return {};
  }

  IopddlDocument &document;
  const std::string &where;
  Lookout lookout;
  IopddlProblem result;
};

Expected<IopddlProblem> readFrom(ByteSource &source, const std::string &where,
                                 const IopddlOptions &options) {
  Expected<IopddlDocument> document = readIopddlText(source, where, options);
  if (!document)
    return document.takeError();
  Expected<IopddlProblem> result =
      Builder(*document, where, options.cancel).run();
  if (result)
    result->textBytes = document->textBytes;
  return result;
}

} // namespace

Expected<IopddlProblem>
solver::readIopddlProblem(std::string_view text, const std::string &where,
                          const IopddlOptions &options) {
  return readFrom(*readMemory(text), where, options);
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
