//===- VerifyTest.cpp - Tampered plans are rejected -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>

using namespace planner;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;
using Json = nlohmann::json;

namespace {

/// Verification with baselines that stand for what a search would find.
class Verify : public testing::Test {
protected:
  Verify() : document(Json::parse(small.text())) {
    options.priceBaseline = [known = small.plan.baselines](
                                const Baseline &stated) -> Expected<Baseline> {
      for (const Baseline &baseline : known)
        if (baseline.name == stated.name &&
            baseline.strategy == stated.strategy)
          return baseline;
      return makeError("no such strategy: " + stated.strategy);
    };
  }

  Expected<std::vector<std::string>> verify(const Json &changed) const {
    return verifyPlan(changed.dump(), small.graph, small.cluster, small.stack,
                      options);
  }
  /// Whether a document is found wrong in any way.
  bool isRejected(const Json &changed) const {
    auto lines = verify(changed);
    return !lines || !lines->empty();
  }
  std::vector<std::string> linesOf(const Json &changed) const {
    auto lines = verify(changed);
    EXPECT_TRUE(lines) << (lines ? "" : lines.error().render());
    return lines ? *lines : std::vector<std::string>();
  }

  SmallPlan small;
  VerifyOptions options;
  Json document;
};

/// Every way in which one leaf is changed to another value of its type.
std::vector<Json> mutations(const Json &leaf) {
  if (leaf.is_boolean())
    return {!leaf.get<bool>()};
  if (leaf.is_number_integer())
    return {leaf.get<int64_t>() + 1, leaf.get<int64_t>() - 1};
  if (leaf.is_number())
    return {leaf.get<double>() * 1.0001 + 1e-9, leaf.get<double>() * 0.5};
  if (leaf.is_string())
    return {leaf.get<std::string>() + "x", ""};
  return {0};
}

/// What no one can recompute from the model: where files lie and what was asked
/// of the search (its answer is checked), which function was read, whether
/// shardings that this model does not have would have been ignored, and what
/// the certificate's space has beside the plan. Strategy strings must still
/// parse.
bool isFreeText(const std::string &pointer) {
  static const std::set<std::string> exempt = {
      "/inputs/model",
      "/inputs/entry",
      "/inputs/fix",
      "/inputs/forbid",
      "/interrupted",
      "/inputs/ignore_shardings",
      "/prediction/certificate/mesh_axes",
      "/prediction/certificate/stages"};
  return exempt.count(pointer) || pointer.ends_with("/location");
}

} // namespace

TEST_F(Verify, AcceptsAnUntouchedPlan) {
  EXPECT_THAT(linesOf(document), IsEmpty());
  // However it is laid out.
  auto lines =
      verifyPlan(document.dump(8), small.graph, small.cluster, small.stack);
  ASSERT_TRUE(lines);
  EXPECT_THAT(*lines, IsEmpty());
}

TEST_F(Verify, RejectsEveryChangedLeaf) {
  const Json flat = document.flatten();
  size_t tried = 0;
  for (const auto &[pointer, leaf] : flat.items()) {
    if (isFreeText(pointer) || leaf.is_structured())
      continue;
    const Json::json_pointer where(pointer);
    for (Json value : mutations(leaf)) {
      if (value == leaf)
        continue;
      // Bound to space_size by its two digits only.
      if (pointer == "/prediction/certificate/log10_space_size")
        value = leaf.get<double>() + 0.05;
      Json changed = document;
      changed[where] = value;
      EXPECT_TRUE(isRejected(changed))
          << pointer << ": " << leaf << " -> " << value;
      ++tried;
    }
  }
  EXPECT_GT(tried, 1000u);
}

TEST_F(Verify, RejectsEveryLeafOfAnotherType) {
  const Json flat = document.flatten();
  for (const auto &[pointer, leaf] : flat.items()) {
    Json changed = document;
    changed[Json::json_pointer(pointer)] =
        leaf.is_string() ? Json(17) : Json("17");
    EXPECT_TRUE(isRejected(changed)) << pointer;
  }
}

TEST_F(Verify, RejectsEveryMissingMember) {
  // Optional ones too: a plan without what it should say claims less.
  std::vector<std::string> pointers = {""};
  for (size_t i = 0; i < pointers.size(); ++i) {
    const std::string at = pointers[i];
    const Json &node = document[Json::json_pointer(at)];
    for (const auto &[key, child] : node.items()) {
      const std::string pointer = at + "/" + key;
      if (child.is_structured())
        pointers.push_back(pointer);
      if (key == "location")
        continue;
      Json changed = document;
      if (node.is_object())
        changed[Json::json_pointer(at)].erase(key);
      else
        changed[Json::json_pointer(at)].erase(std::stoul(key));
      // What the user gave and a baseline less make no claim.
      if (pointer.starts_with("/inputs/param/") ||
          (pointer.starts_with("/baselines/") && child.is_structured()))
        continue;
      EXPECT_TRUE(isRejected(changed)) << pointer;
    }
  }
}

TEST_F(Verify, RejectsAddedMembers) {
  const Json flat = document.flatten();
  std::set<std::string> parents = {""};
  for (const auto &[pointer, leaf] : flat.items())
    parents.insert(Json::json_pointer(pointer).parent_pointer().to_string());
  for (const std::string &parent : parents) {
    Json changed = document;
    Json &node = changed[Json::json_pointer(parent)];
    if (node.is_object())
      node["colour"] = 1;
    else
      node.push_back(node.empty() ? Json(1) : node.front());
    // One more mention of the same argument's role is still true.
    if (parent == "/inputs/param")
      continue;
    EXPECT_TRUE(isRejected(changed)) << parent;
  }
}

TEST_F(Verify, RejectsSwappedEntries) {
  for (const char *list :
       {"/stages/0/tensors", "/stages/0/operators", "/stages/0/mesh",
        "/stages/0/layout_changes", "/rules"}) {
    Json changed = document;
    Json &entries = changed[Json::json_pointer(list)];
    ASSERT_GE(entries.size(), 2u) << list;
    std::swap(entries[0], entries[1]);
    EXPECT_TRUE(isRejected(changed)) << list;
  }
}

TEST_F(Verify, NamesTheClaim) {
  Json changed = document;
  changed["prediction"]["step_time_s"] = 1.5;
  EXPECT_THAT(linesOf(changed),
              Contains(StartsWith(
                  "/prediction/step_time_s: plan says 1.5, recomputed ")));
  changed = document;
  changed["stages"][0]["tensors"][3]["name"] = "w9";
  EXPECT_THAT(linesOf(changed),
              testing::ElementsAre(
                  "/stages/0/tensors/3/name: plan says \"w9\", recomputed "
                  "\"layers/1/w1\""));
  changed = document;
  changed["prediction"].erase("mfu");
  auto lines = verify(changed);
  ASSERT_FALSE(lines);
  EXPECT_EQ(lines.error().location, "/prediction/mfu");
}

TEST_F(Verify, ToleratesRoundingOfReals) {
  Json changed = document;
  double &time = changed["prediction"]["step_time_s"].get_ref<double &>();
  time *= 1 + 1e-14;
  EXPECT_THAT(linesOf(changed), IsEmpty());
  time *= 1 + 1e-10;
  EXPECT_FALSE(linesOf(changed).empty());
}

TEST_F(Verify, RejectsAnotherStrategyUnderTheSamePrices) {
  // A legal strategy: the second operator copied over nvlink0 instead of split.
  Json changed = document;
  changed["stages"][0]["operators"][1]["configuration"]["nvlink0"] = "-";
  auto lines = verify(changed);
  ASSERT_TRUE(lines);
  EXPECT_THAT(*lines, testing::Not(IsEmpty()));
}

TEST_F(Verify, RejectsIllegalStrategies) {
  Json changed = document;
  // 4096 hidden over 2^20 devices on one axis.
  changed["stages"][0]["mesh"][1]["size"] = 1 << 20;
  EXPECT_THAT(linesOf(changed), SizeIs(testing::Ge(1u)));
  changed = document;
  changed["stages"][0]["mesh"][1]["level"] = 3;
  EXPECT_THAT(linesOf(changed), SizeIs(testing::Ge(1u)));
}

/// Text that is hardly a plan any more is answered, not followed.
TEST_F(Verify, SurvivesDamagedText) {
  const std::string text = small.text();
  uint32_t state = 1;
  auto random = [&](size_t bound) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % bound;
  };
  const std::string bytes = "0123456789-.eE\"{}[],: truefalsnl\\\xff";
  size_t rejected = 0;
  constexpr size_t rounds = 400;
  for (size_t i = 0; i < rounds; ++i) {
    std::string damaged = text;
    for (size_t hits = 1 + random(3); hits > 0; --hits)
      damaged[random(damaged.size())] = bytes[random(bytes.size())];
    auto lines =
        verifyPlan(damaged, small.graph, small.cluster, small.stack, options);
    rejected += !lines || !lines->empty();
  }
  // The others hit spaces or free text.
  EXPECT_GT(rejected, rounds / 2);
}

TEST_F(Verify, ChecksTheCertificate) {
  Json changed = document;
  Json &certificate = changed["prediction"]["certificate"];
  const double step = changed["prediction"]["step_time_s"];
  certificate["lower_bound_s"] = step * 1.1;
  certificate["gap"] = 0;
  certificate["proven"] = true;
  EXPECT_THAT(linesOf(changed),
              Contains(HasSubstr("/prediction/certificate/lower_bound_s")));
  certificate["lower_bound_s"] = step * 0.9;
  EXPECT_THAT(linesOf(changed),
              Contains(HasSubstr("/prediction/certificate/proven")));
  certificate["lower_bound_s"] = step;
  EXPECT_THAT(linesOf(changed), IsEmpty());
  certificate["lower_bound_s"] = -1;
  EXPECT_FALSE(linesOf(changed).empty());
}

TEST_F(Verify, ChecksBaselinesAlsoWithoutPrices) {
  options.priceBaseline = nullptr;
  Json changed = document;
  changed["baselines"][0]["fits"] = true;
  EXPECT_THAT(linesOf(changed), Contains(HasSubstr("/baselines/0/fits")));
  changed = document;
  // Its ratio to the plan's, and nothing else, is known without a price.
  changed["baselines"][0]["step_time_s"] = 7;
  EXPECT_THAT(linesOf(changed), Each(HasSubstr("/baselines/0/ratio")));
  EXPECT_FALSE(linesOf(changed).empty());
}

TEST_F(Verify, ChecksWhatWasAskedAgainstTheModel) {
  auto rejects = [&](const char *pointer, const Json &value) {
    Json changed = document;
    changed[Json::json_pointer(pointer)] = value;
    EXPECT_THAT(linesOf(changed), Contains(HasSubstr(pointer)));
  };
  rejects("/inputs/fix", "tp=eight");
  rejects("/inputs/forbid", "colour=red");
  rejects("/inputs/param/0", "x");
  rejects("/inputs/mode", "decode");
  rejects("/inputs/optimizer", "adam");
  rejects("/inputs/devices", 8);
  rejects("/inputs/global_batch", 4096);
  rejects("/inputs/sequence", 128);
  InputSharding constraint;
  constraint.dims.resize(2);
  constraint.open.resize(2, true);
  small.graph.tensors[0].constraint = constraint;
  rejects("/inputs/ignore_shardings", true);
}

TEST_F(Verify, MemoryLimitBindsThePlan) {
  small.plan.inputs.memoryLimit = small.plan.prediction.memory.totalPeak - 1;
  small.price();
  EXPECT_FALSE(small.plan.prediction.fits);
  // The baseline that fitted does not fit either.
  small.plan.baselines.clear();
  Json limited = Json::parse(small.text());
  EXPECT_THAT(linesOf(limited), IsEmpty());
  limited["prediction"]["fits"] = true;
  EXPECT_THAT(linesOf(limited), Contains(HasSubstr("/prediction/fits")));
}

TEST_F(Verify, AnotherClusterOrStackIsReported) {
  auto cluster = loadCluster("a100-80g-sxm", 16);
  ASSERT_TRUE(cluster);
  auto lines = verifyPlan(document.dump(), small.graph, *cluster, small.stack);
  ASSERT_TRUE(lines);
  EXPECT_THAT(*lines, Contains(HasSubstr("/cluster/identity")));
  EXPECT_THAT(*lines, Contains(HasSubstr("/prediction/step_time_s")));
  auto stack = loadStack("ideal");
  ASSERT_TRUE(stack);
  lines = verifyPlan(document.dump(), small.graph, small.cluster, *stack);
  ASSERT_TRUE(lines);
  EXPECT_THAT(*lines, Contains(HasSubstr("/inputs/stack")));
}
