//===- SchemaTest.cpp - Plans against docs/plan.schema.json ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The validator knows the drafts up to 7. The schema uses only keywords that
// mean the same there and in 2020-12; a reference by JSON pointer is one.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include "test/SourceDir.h"
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

using namespace planner;
using Json = nlohmann::json;

namespace {

class PlanSchema : public testing::Test {
protected:
  PlanSchema() {
    std::ifstream file(PLANNER_SOURCE_DIR "/docs/plan.schema.json");
    source = Json::parse(file);
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    valijson::adapters::NlohmannJsonAdapter adapter(source);
    parser.populateSchema(adapter, schema);
  }

  /// The first violation; empty if there is none.
  std::string violation(const Json &document) const {
    valijson::Validator validator;
    valijson::ValidationResults results;
    valijson::adapters::NlohmannJsonAdapter target(document);
    if (validator.validate(schema, target, &results))
      return {};
    valijson::ValidationResults::Error error;
    results.popError(error);
    std::string where;
    for (const std::string &step : error.context)
      where += step;
    return where + ": " + error.description;
  }

  Json source;
  valijson::Schema schema;
};

/// Calls visit(schema, pointer) for every subschema.
template <typename Visit>
void walk(const Json &node, const std::string &pointer, Visit visit) {
  if (!node.is_object())
    return;
  visit(node, pointer);
  for (const char *key : {"properties", "$defs"})
    if (node.contains(key))
      for (const auto &[name, child] : node[key].items())
        walk(child, pointer + "/" + key + "/" + name, visit);
  for (const char *key : {"items", "additionalProperties"})
    if (node.contains(key))
      walk(node[key], pointer + "/" + key, visit);
}

} // namespace

TEST_F(PlanSchema, PlansAreValid) {
  SmallPlan small;
  EXPECT_EQ(violation(Json::parse(small.text())), "");
  // All optional parts.
  small.plan.inputs.mode.reset();
  small.plan.inputs.bindings = {{"N", 3}};
  small.plan.inputs.states = {"s"};
  small.plan.interrupted = true;
  small.plan.claim = {Objective::Memory, 32, {32, 16}, 5};
  small.plan.prediction.memory.peakOp = kNone;
  small.graph.assumedOptimizer.clear();
  small.graph.warnings = {"unknown operation"};
  Stage &stage = small.plan.stages.front();
  stage.priced.ops[0].temporaryBytes = 5;
  for (auto &layouts : stage.assignment.materialised)
    for (Materialised &m : layouts)
      m.late = m.redoneEachPhase = true;
  EXPECT_EQ(violation(Json::parse(small.text())), "");
}

TEST_F(PlanSchema, SingleDevicePlanIsValid) {
  SmallPlan small;
  Stage &stage = small.plan.stages.front();
  stage.mesh.axes.clear();
  for (OpConfig &config : stage.assignment.ops)
    config.axes.clear();
  for (TensorSharding &storage : stage.assignment.storage)
    for (auto &dim : storage.dims)
      dim.clear();
  small.plan.inputs.devices = 1;
  small.materialise();
  small.price();
  EXPECT_EQ(violation(Json::parse(small.text())), "");
}

TEST_F(PlanSchema, HugeNumbersStayNumbers) {
  SmallPlan small;
  small.plan.prediction.stepTime =
      Seconds(std::numeric_limits<double>::infinity());
  small.plan.prediction.memory.totalPeak = kSaturated;
  Stage &stage = small.plan.stages.front();
  stage.priced.changes.front().change.steps.front().bytes = Bytes(1e30);
  EXPECT_EQ(violation(Json::parse(small.text())), "");
}

TEST_F(PlanSchema, EverythingIsDescribedAndClosed) {
  walk(source, "", [](const Json &node, const std::string &pointer) {
    if (node.contains("$ref"))
      return;
    EXPECT_TRUE(node.contains("description")) << pointer;
    if (node.value("type", "") != "object")
      return;
    EXPECT_TRUE(node.contains("additionalProperties")) << pointer;
    if (node.contains("properties")) {
      EXPECT_EQ(node["additionalProperties"], false) << pointer;
      EXPECT_TRUE(node.contains("required")) << pointer;
    }
  });
}

TEST_F(PlanSchema, UnitsAreNamed) {
  walk(source, "", [](const Json &node, const std::string &pointer) {
    const std::string name = pointer.substr(pointer.rfind('/') + 1);
    const std::string text = node.value("description", "");
    if (name.ends_with("_s") && node.value("type", "") == "number") {
      EXPECT_NE(text.find("second"), std::string::npos) << pointer;
    }
    if (name.ends_with("bytes") && node.value("type", "") == "integer") {
      EXPECT_NE(text.find("yte"), std::string::npos) << pointer;
    }
  });
}

TEST_F(PlanSchema, MistakesAreFound) {
  const Json good = Json::parse(SmallPlan().text());
  // Without any one member that the schema requires.
  std::vector<std::string> pointers = {""};
  const std::set<std::string> optional = {
      "argument",        "materialised", "partial", "reduce",   "dim",
      "to_dim",          "before",       "serves",  "location", "collectives",
      "communication_s", "fabric0",      "nvlink0"};
  size_t tried = 0;
  for (size_t i = 0; i < pointers.size(); ++i) {
    const Json::json_pointer at(pointers[i]);
    for (const auto &[key, child] : good[at].items()) {
      if (child.is_structured() && (good[at].is_object() || key == "0"))
        pointers.push_back(pointers[i] + "/" + key);
      if (!good[at].is_object() || optional.count(key))
        continue;
      Json bad = good;
      bad[at].erase(key);
      EXPECT_NE(violation(bad), "") << pointers[i] << "/" << key;
      ++tried;
    }
    if (good[at].is_object() && !pointers[i].ends_with("/configuration")) {
      Json bad = good;
      bad[at]["colour"] = "red";
      EXPECT_NE(violation(bad), "") << pointers[i];
    }
  }
  EXPECT_GT(tried, 90u);
  auto rejects = [&](const char *pointer, const Json &value) {
    Json bad = good;
    bad[Json::json_pointer(pointer)] = value;
    EXPECT_NE(violation(bad), "") << pointer;
  };
  rejects("/format_version", 2);
  rejects("/model/identity", "xyz");
  rejects("/stages", Json::array());
  rejects("/stages/0/mesh/0/size", 0);
  rejects("/stages/0/tensors/0/local_bytes", 1.5);
  rejects("/stages/0/tensors/0/role", "king");
  rejects("/stages/0/shardings/0/sbp/0", "Q");
  rejects("/prediction/step_time_s", -1);
  rejects("/prediction/certificate/gap", 1.5);
}
