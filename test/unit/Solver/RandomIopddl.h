//===- RandomIopddl.h - Small random documents of the format ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_SOLVER_RANDOMIOPDDL_H
#define PLANNER_TEST_SOLVER_RANDOMIOPDDL_H

#include "RandomProblem.h"
#include <nlohmann/json.hpp>
#include <optional>

namespace planner::solver::test {

inline nlohmann::json randomIopddl(uint64_t seed) {
  using nlohmann::json;
  Random random(seed);
  const int64_t n = random.in(1, 5);
  auto cost = [&](double forbidden) {
    return random.chance(forbidden) ? 1'000'000'000'000'000'000
                                    : random.in(-5, 30);
  };
  std::vector<int64_t> domains;
  json costs = json::array(), intervals = costs, usages = costs, ends = costs,
       tables = costs;
  for (int64_t i = 0; i < n; ++i) {
    domains.push_back(random.in(1, 3));
    json own = json::array(), used = json::array();
    for (int64_t a = 0; a < domains.back(); ++a) {
      own.push_back(cost(0.05));
      used.push_back(random.in(0, 9));
    }
    costs.push_back(own);
    usages.push_back(used);
    const int64_t start = random.in(0, 8);
    intervals.push_back({start, start + random.in(0, 6)});
  }
  for (int64_t e = random.in(0, 2 * n); e > 0; --e) {
    const int64_t first = random.in(0, n - 1), second = random.in(0, n - 1);
    json table = json::array();
    if (random.chance(0.1)) {
      ends.push_back(json::array({first}));
      for (int64_t a = 0; a < domains[size_t(first)]; ++a)
        table.push_back(cost(0.1));
    } else {
      ends.push_back({first, second});
      for (int64_t a = 0; a < domains[size_t(first)] * domains[size_t(second)];
           ++a)
        table.push_back(cost(0.1));
    }
    tables.push_back(table);
  }
  return {{"problem",
           {{"name", "r\"\\\n" + std::to_string(seed)},
            {"nodes",
             {{"costs", costs}, {"intervals", intervals}, {"usages", usages}}},
            {"edges", {{"nodes", ends}, {"costs", tables}}},
            {"usage_limit", random.in(5, 25)}}}};
}

/// A document as text: dense, or with line breaks; members in reverse order for
/// odd seeds.
inline std::string spelled(const nlohmann::json &document, uint64_t seed) {
  if (seed % 2 == 0)
    return document.dump(seed % 4 == 0 ? -1 : 3);
  nlohmann::ordered_json reversed;
  auto reverse = [](const nlohmann::json &object) {
    nlohmann::ordered_json result = nlohmann::ordered_json::object();
    for (auto it = object.end(); it != object.begin();) {
      --it;
      result[it.key()] = nlohmann::ordered_json::parse(it.value().dump());
    }
    return result;
  };
  const nlohmann::json &problem = document["problem"];
  reversed["more"] = {{"list", {1, 2.5, "x"}}};
  reversed["problem"]["usage_limit"] = problem["usage_limit"].get<int64_t>();
  reversed["problem"]["nodes"] = reverse(problem["nodes"]);
  reversed["problem"]["edges"] = reverse(problem["edges"]);
  return reversed.dump(1, '\t') + "\n";
}

/// The objective by its definition, from the document alone; none if a
/// forbidden entry is chosen or the limit is exceeded at some time.
inline std::optional<int64_t>
iopddlCost(const nlohmann::json &document,
           const std::vector<uint32_t> &assignment) {
  const nlohmann::json &problem = document["problem"];
  const nlohmann::json &nodes = problem["nodes"], &edges = problem["edges"];
  int64_t sum = 0;
  bool allowed = true;
  auto add = [&](int64_t cost) {
    allowed &= cost < 1'000'000'000'000'000'000;
    sum += allowed ? cost : 0;
  };
  for (size_t i = 0; i < assignment.size(); ++i)
    add(nodes["costs"][i][assignment[i]]);
  for (size_t e = 0; e < edges["nodes"].size(); ++e) {
    size_t at = 0;
    for (size_t node : edges["nodes"][e])
      at = at * nodes["costs"][node].size() + assignment[node];
    add(edges["costs"][e][at]);
  }
  for (int64_t time = 0; time < 20; ++time) {
    int64_t usage = 0;
    for (size_t i = 0; i < assignment.size(); ++i)
      if (nodes["intervals"][i][0] <= time && time < nodes["intervals"][i][1])
        usage += nodes["usages"][i][assignment[i]].get<int64_t>();
    allowed &= usage <= problem["usage_limit"].get<int64_t>();
  }
  return allowed ? std::optional(sum) : std::nullopt;
}

} // namespace planner::solver::test

#endif // PLANNER_TEST_SOLVER_RANDOMIOPDDL_H
