//===- IopddlSolutionTest.cpp - Solution files and their check ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/IopddlSolution.h"
#include "RandomIopddl.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::test;
using nlohmann::json;
using testing::HasSubstr;

namespace {

/// A random problem that has a solution, and the file of the best one.
struct Solved {
  IopddlProblem read;
  Solution solution;
  std::string text;
};

std::optional<Solved> solved(uint64_t seed,
                             Algorithm algorithm = Algorithm::Auto) {
  auto read = readIopddlProblem(randomIopddl(seed).dump(), "p.json");
  EXPECT_TRUE(read);
  Options options;
  options.algorithm = algorithm;
  auto solution = solve(read->problem, options);
  EXPECT_TRUE(solution);
  if (!solution->feasible)
    return std::nullopt;
  std::string text = writeIopddlSolution(*read, *solution, {0.5, 1.5, false});
  return Solved{std::move(*read), std::move(*solution), std::move(text)};
}

std::string checkMessage(const Solved &s, const json &document) {
  auto found = checkIopddlSolution(s.read, document.dump(), "s.json");
  return found ? std::string() : found.error().message;
}

TEST(IopddlSolution, HoldsWhenReadAgain) {
  size_t count = 0;
  for (uint64_t seed = 0; seed < 200; ++seed)
    for (Algorithm algorithm : {Algorithm::Auto, Algorithm::Dual}) {
      auto s = solved(seed, algorithm);
      if (!s)
        continue;
      ++count;
      json document = json::parse(s->text);
      EXPECT_EQ(document["cost"], s->solution.cost);
      EXPECT_EQ(document["lower_bound"], s->solution.lowerBound);
      EXPECT_EQ(document["optimal"], s->solution.proven);
      EXPECT_EQ(document["assignment"], json(s->solution.assignment));
      EXPECT_EQ(document["seconds_read"], 0.5);
      EXPECT_EQ(document["gap"] == 0, s->solution.proven);
      auto found = checkIopddlSolution(s->read, s->text, "s.json");
      ASSERT_TRUE(found) << found.error().message << s->text;
      EXPECT_EQ(found->cost, s->solution.cost);
      ASSERT_TRUE(found->bound);
      EXPECT_GE(*found->bound, s->solution.lowerBound);
      EXPECT_TRUE(found->unproven.empty());
    }
  EXPECT_GT(count, 100u);
}

TEST(IopddlSolution, WhatIsTamperedIsFound) {
  auto s = solved(4);
  ASSERT_TRUE(s);
  const json honest = json::parse(s->text);
  ASSERT_EQ(checkMessage(*s, honest), "");
  auto changed = [&](const char *path, json value) {
    json document = honest;
    document[json::json_pointer(path)] = std::move(value);
    return checkMessage(*s, document);
  };
  const Cost cost = s->solution.cost;
  EXPECT_THAT(changed("/cost", cost - 1), HasSubstr("the assignment costs"));
  EXPECT_THAT(changed("/lower_bound", cost + 1), HasSubstr("above the cost"));
  EXPECT_THAT(changed("/lower_bound", cost - 1),
              HasSubstr("'optimal' is true, but 'lower_bound' is"));
  EXPECT_THAT(changed("/assignment/0", 99), HasSubstr("alternative 99"));
  EXPECT_THAT(changed("/assignment/0", -1), HasSubstr("no list 'assignment'"));
  EXPECT_THAT(changed("/assignment", json::array()),
              HasSubstr("assignment has 0 entries"));
  EXPECT_THAT(changed("/dual/messages", json::array()),
              HasSubstr("'dual' is malformed"));
  EXPECT_THAT(changed("/dual/shift", "other"),
              HasSubstr("'dual' is malformed"));
  EXPECT_THAT(changed("/proof/claim", cost + 1), testing::Not(""));
  EXPECT_THAT(changed("/proof/claim", "x"), HasSubstr("'proof' is malformed"));
  EXPECT_THAT(changed("/proof/steps/0/0", "x"),
              HasSubstr("'proof' is malformed"));
  EXPECT_THAT(changed("/proof/steps", json::array()), HasSubstr("breaks off"));
  EXPECT_THAT(changed("/dual/prices", {{-77, 1}}),
              HasSubstr("'dual' prices time -77"));
  EXPECT_THAT(changed("/dual/prices", {{1}}), HasSubstr("[time, price]"));
}

TEST(IopddlSolution, WhatIsStatedTwiceMustAgree) {
  auto s = solved(4);
  ASSERT_TRUE(s);
  auto changed = [&](const char *key, const json &value) {
    json document = json::parse(s->text);
    document[key] = value;
    return checkMessage(*s, document);
  };
  EXPECT_THAT(changed("gap", 0.5), HasSubstr("'gap' is 0.5, expected 0"));
  EXPECT_THAT(changed("gap", "none"), HasSubstr("'gap' is \"none\""));
  EXPECT_THAT(changed("optimal", false), HasSubstr("'optimal' is false, but"));
  EXPECT_THAT(changed("lower_bound", nullptr),
              HasSubstr("'optimal' is true, but 'lower_bound' is null"));
}

/// Tensors of one size, alive to the last time there is: covers' prices stand
/// apart from those of times.
TEST(IopddlSolution, CoversAreRead) {
  unsigned covered = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    json costs, usages, intervals, ends, tables;
    const int64_t last = std::numeric_limits<int64_t>::max() - 1;
    constexpr int kNodes = 30;
    for (int v = 0; v < kNodes; ++v) {
      const int64_t size = random.chance(0.33) ? 64 : 100;
      costs.push_back({0, size * random.in(60, 140)});
      usages.push_back({size, 0});
      const int64_t begin = random.in(0, 3);
      intervals.push_back(
          {last - 4 + begin, last - 4 + random.in(begin + 1, 4)});
      for (int step : {1, 4, 9, 16})
        if (random.chance(0.5)) {
          ends.push_back({v, (v + step) % kNodes});
          tables.push_back({random.in(0, 4000), random.in(0, 4000),
                            random.in(0, 4000), random.in(0, 4000)});
        }
    }
    const json problem = {
        {"problem",
         {{"nodes",
           {{"costs", costs}, {"usages", usages}, {"intervals", intervals}}},
          {"edges", {{"nodes", ends}, {"costs", tables}}},
          {"usage_limit", 486}}}};
    auto read = readIopddlProblem(problem.dump(), "p.json");
    ASSERT_TRUE(read) << read.error().message;
    auto solution = solve(read->problem);
    ASSERT_TRUE(solution && solution->feasible);
    const std::string text = writeIopddlSolution(*read, *solution, {});
    auto found = checkIopddlSolution(*read, text, "s.json");
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->bound, solution->certifiedBound);
    json broken = json::parse(text);
    for (json &step : broken["proof"]["steps"])
      for (json &part : step)
        if (part.is_object() && part.contains("cover_prices"))
          part["cover_prices"][0][0] = -1;
    if (broken != json::parse(text)) {
      ++covered;
      EXPECT_FALSE(checkIopddlSolution(*read, broken.dump(), "s.json"));
    }
  }
  EXPECT_GT(covered, 2u);
}

/// A bound without its proof is told apart from a proven one.
TEST(IopddlSolution, SaysWhatIsNotProven) {
  auto s = solved(4);
  ASSERT_TRUE(s);
  json document = json::parse(s->text);
  document["dual"] = document["proof"] = nullptr;
  EXPECT_THAT(checkMessage(*s, document),
              HasSubstr("'certified_lower_bound' is"));
  document["certified_lower_bound"] = nullptr;
  auto found = checkIopddlSolution(s->read, document.dump(), "s.json");
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->bound);
  EXPECT_EQ(found->unproven.size(), 1u);
  document["lower_bound"] = nullptr;
  document["optimal"] = false;
  found = checkIopddlSolution(s->read, document.dump(), "s.json");
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->unproven.empty());
}

TEST(IopddlSolution, AFalseClaimIsRefuted) {
  // Two strategies of cost 3 and 5; a file that takes 5 and calls it optimal.
  auto read = readIopddlProblem(
      R"({"problem": {"nodes": {"costs": [[3, 5]]},
          "edges": {"nodes": [], "costs": []}}})",
      "p.json");
  ASSERT_TRUE(read);
  auto found = checkIopddlSolution(
      *read,
      R"({"cost": 5, "lower_bound": 5, "optimal": true, "assignment": [1],
          "dual": null, "proof": {"claim": 5, "steps": [["enumerate", null]]}})",
      "s.json");
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().message, HasSubstr("but an assignment costs 3"));
}

TEST(IopddlSolution, ComponentsSolvedApartAreRead) {
  // 3 + 1: beyond the least of each, node 0 costs nothing.
  auto read = readIopddlProblem(
      R"({"problem": {"nodes": {"costs": [[3, 5], [1, 2]]},
          "edges": {"nodes": [], "costs": []}}})",
      "p.json");
  ASSERT_TRUE(read);
  auto check = [&](const std::string &step) {
    auto found = checkIopddlSolution(
        *read,
        R"({"cost": 4, "lower_bound": 4, "optimal": true, "assignment": [0, 0],
            "dual": null, "proof": {"claim": 4, "steps": [)" +
            step + R"(, ["bound", null]]}})",
        "s.json");
    return found ? std::string() : found.error().message;
  };
  EXPECT_EQ(check(R"(["solve_components", [0], 0])"), "");
  EXPECT_THAT(check(R"(["solve_components", [0], 1])"),
              HasSubstr("but an assignment costs"));
  for (const char *malformed :
       {R"(["solve_components", [0]])", R"(["solve_components", 0])",
        R"(["solve_components", [0], null])",
        R"(["solve_components", [0], 0, null])"})
    EXPECT_THAT(check(malformed), HasSubstr("malformed")) << malformed;
}

TEST(IopddlSolution, MalformedFilesAreRefused) {
  auto s = solved(4);
  ASSERT_TRUE(s);
  for (const std::string &text :
       {std::string(), std::string("[1]"), std::string("{\"cost\": 1e99}"),
        std::string(100000, '['), std::string("{\"cost\": 3}"),
        s->text.substr(0, s->text.size() / 2)})
    EXPECT_FALSE(checkIopddlSolution(s->read, text, "s.json")) << text;
}

TEST(IopddlSolution, Gap) {
  EXPECT_DOUBLE_EQ(relativeGap(200, 150), 0.25);
  EXPECT_DOUBLE_EQ(relativeGap(-200, -250), 0.25);
  EXPECT_EQ(relativeGap(0, 0), 0);
  EXPECT_EQ(relativeGap(0, -3), 3);
  EXPECT_TRUE(std::isinf(relativeGap(5, -kMaxTotalCost)));
}

} // namespace
