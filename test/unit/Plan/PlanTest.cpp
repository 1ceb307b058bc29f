//===- PlanTest.cpp - Writing and reading plans ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

using namespace planner;
using testing::HasSubstr;
using testing::IsEmpty;
using Json = nlohmann::json;

static std::string replaced(std::string text, std::string_view from,
                            std::string_view to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Plan, EqualPlansHaveEqualBytes) {
  EXPECT_EQ(SmallPlan().text(), SmallPlan().text());
}

TEST(Plan, ReadingBringsTheStrategyBack) {
  SmallPlan small;
  auto read = readPlan(small.text(), small.graph);
  ASSERT_TRUE(read) << read.error().render();
  const Assignment &before = small.plan.stages.front().assignment;
  const Assignment &after = read->stages.front().assignment;
  EXPECT_EQ(read->stages.front().mesh, small.plan.stages.front().mesh);
  EXPECT_EQ(after.ops, before.ops);
  EXPECT_EQ(after.storage, before.storage);
  for (TensorId id = 0; id < small.graph.tensors.size(); ++id) {
    ASSERT_EQ(after.materialised[id].size(), before.materialised[id].size());
    for (size_t i = 0; i < after.materialised[id].size(); ++i)
      EXPECT_EQ(after.materialised[id][i].layout,
                before.materialised[id][i].layout);
  }
  // Prices are not read, but follow from what is.
  Plan again = *read;
  auto priced = evaluate(small.model(), again.stages.front().assignment);
  ASSERT_TRUE(priced);
  again.stages.front().priced = *priced;
  EXPECT_EQ(serialise(again, small.graph, small.cluster, small.stack),
            small.text());
}

TEST(Plan, ReadingBringsTheInputsBack) {
  SmallPlan small;
  PlanInputs &inputs = small.plan.inputs;
  inputs.modelPath = "a \"quoted\"\n\xff model.mlir";
  inputs.mode.reset();
  inputs.bindings = {{"N", 7}, {"B", int64_t(1) << 62}};
  inputs.states = {"a", "b"};
  inputs.entry = "step";
  inputs.globalBatch = 4096;
  inputs.sequence = int64_t(1) << 40;
  inputs.ignoreShardings = true;
  inputs.memoryLimit = 123456789012345;
  inputs.forbid = "tp=2";
  auto read = readPlanInputs(small.text());
  ASSERT_TRUE(read) << read.error().render();
  // What is not UTF-8 cannot be in JSON.
  EXPECT_EQ(read->modelPath, "a \"quoted\"\n\xef\xbf\xbd model.mlir");
  EXPECT_EQ(read->mode, inputs.mode);
  EXPECT_EQ(read->bindings, inputs.bindings);
  EXPECT_EQ(read->states, inputs.states);
  EXPECT_EQ(read->entry, "step");
  EXPECT_EQ(read->globalBatch, 4096);
  EXPECT_EQ(read->sequence, int64_t(1) << 40);
  EXPECT_TRUE(read->ignoreShardings);
  EXPECT_EQ(read->memoryLimit, inputs.memoryLimit);
  EXPECT_EQ(read->forbid, "tp=2");
  EXPECT_EQ(read->devices, 16);
}

TEST(Plan, RecognisesPlans) {
  const std::string text = SmallPlan().text();
  EXPECT_TRUE(isPlanText(text));
  EXPECT_TRUE(isPlanText(Json::parse(text).dump(4)));
  EXPECT_TRUE(isPlanText(text.substr(0, text.size() / 2)));
  EXPECT_FALSE(isPlanText(""));
  EXPECT_FALSE(isPlanText("{}"));
  EXPECT_FALSE(isPlanText("module { \"format\": \"planner-plan\" }"));
  EXPECT_FALSE(isPlanText(R"({"format": "other", "a": "planner-plan"})"));
}

TEST(Plan, OtherModelIsNamedByItsArguments) {
  auto read = readPlan(SmallPlan(4096).text(), SmallPlan(1024).graph);
  ASSERT_FALSE(read);
  // Arguments: x, then w1 and w2 of each layer.
  EXPECT_THAT(read.error().message,
              HasSubstr("argument 1 is 1024x1024 bf16, the plan says "
                        "1024x4096 bf16"));
  EXPECT_THAT(read.error().notes.front(),
              HasSubstr("argument 2 is 1024x1024 bf16, the plan says "
                        "4096x1024 bf16"));
  EXPECT_FALSE(read.error().fix.empty());
}

TEST(Plan, OtherWorkIsAnotherModel) {
  SmallPlan small;
  const std::string text = small.text();
  small.graph.ops[0].work.matmulFlops *= 2;
  auto read = readPlan(text, small.graph);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().location, "/model/identity");
}

TEST(Plan, OtherOperatorsAreNamed) {
  SmallPlan small;
  const std::string text = small.text();
  small.graph.ops[1].mnemonic = "tanh";
  auto read = readPlan(text, small.graph);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message,
              HasSubstr("operator 1 is tanh, the plan says maximum"));
}

TEST(Plan, MalformedTextIsLocated) {
  SmallPlan small;
  const std::string text = small.text();
  auto located = [&](const std::string &bad) {
    auto read = readPlan(bad, small.graph);
    EXPECT_FALSE(read);
    return read ? std::string() : read.error().location;
  };
  EXPECT_EQ(located(replaced(text, "\"devices\": 16", "\"devices\": \"16\"")),
            "/inputs/devices");
  EXPECT_EQ(located(replaced(text, "\"devices\": 16", "\"devices\": -16")),
            "/inputs/devices");
  EXPECT_EQ(located(replaced(text, "\"devices\": 16", "\"other\": 16")),
            "/inputs/devices");
  EXPECT_EQ(located(replaced(text, "\"devices\": 16",
                             "\"devices\": 99999999999999999999")),
            "/inputs/devices");
  EXPECT_EQ(located(replaced(text, "\"devices\": 16",
                             "\"devices\": 16, \"devices\": 16")),
            "/inputs/devices");
  EXPECT_EQ(located(replaced(text, "\"size\": 2", "\"size\": 0")),
            "/stages/0/mesh/0/size");
  EXPECT_EQ(located(replaced(text, "{\"name\": \"fabric0\"",
                             "{\"name\": \"nvlink0\"")),
            "/stages/0/mesh/1/name");
  EXPECT_EQ(
      located(replaced(text, "{\"fabric0\": \"i\"", "{\"fabric0\": \"q\"")),
      "/stages/0/operators/0/configuration/fabric0");
  EXPECT_EQ(located(replaced(text, "\"sharding\": 0", "\"sharding\": 999")),
            "/stages/0/tensors/0/sharding");
  EXPECT_EQ(located(replaced(text, "[[\"fabric0\"]", "[[\"fabric9\"]")),
            "/stages/0/shardings/0/dims/0/0");
}

TEST(Plan, TruncatedTextFails) {
  SmallPlan small;
  const std::string text = small.text();
  for (size_t size = 0; size + 2 < text.size(); size += 97) {
    auto read = readPlan(text.substr(0, size), small.graph);
    ASSERT_FALSE(read) << size;
    EXPECT_FALSE(read.error().message.empty());
  }
  auto read = readPlan(text.substr(0, text.size() / 2), small.graph);
  EXPECT_THAT(read.error().message, HasSubstr("line "));
}

TEST(Plan, OtherVersionsAndFilesAreRefused) {
  SmallPlan small;
  auto read = readPlanInputs(
      replaced(small.text(), "\"format_version\": 3", "\"format_version\": 2"));
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message, HasSubstr("version 2"));
  for (const char *text : {"[]", "3", "{}", "null", "{\"format\": 1}"}) {
    read = readPlanInputs(text);
    ASSERT_FALSE(read) << text;
    EXPECT_THAT(read.error().message, HasSubstr("not a plan"));
  }
}

TEST(Plan, PredictionAddsUp) {
  SmallPlan small;
  const Json prediction = Json::parse(small.text())["prediction"];
  double sum = 0;
  for (const Json &part : prediction["breakdown_s"])
    sum += part.get<double>();
  EXPECT_NEAR(sum, prediction["step_time_s"].get<double>(), 1e-15);
  int64_t memory = 0;
  const Json &bytes = prediction["memory_bytes"];
  for (const auto &[key, value] : bytes.items())
    if (key != "total_peak" && key != "usable")
      memory += value.get<int64_t>();
  EXPECT_EQ(memory, bytes["total_peak"].get<int64_t>());
  // 8 matrix products of 2 * 2048 * 1024 * 4096 FLOPs (forward 4, gradients
  // 4) over 16 devices.
  const double flops = 8 * 2.0 * 2048 * 1024 * 4096;
  EXPECT_NEAR(prediction["model_tflops_per_device"].get<double>(),
              flops / 16 / prediction["step_time_s"].get<double>() / 1e12,
              1e-9);
  // Row-split products are summed over nvlink0, gradients over fabric0.
  EXPECT_GT(prediction["comm_total_s"]["tp"], 0);
  EXPECT_GT(prediction["comm_total_s"]["dp"], 0);
  EXPECT_EQ(prediction["comm_total_s"]["ep"], 0);
}

TEST(Plan, CertificateIsConsistent) {
  Certificate c = makeCertificate(Seconds(2), Seconds(1.5), 10);
  EXPECT_DOUBLE_EQ(c.gap, 0.25);
  EXPECT_FALSE(c.proven);
  c = makeCertificate(Seconds(2), Seconds(2 - 1e-9), 10);
  EXPECT_EQ(c.gap, 0);
  EXPECT_TRUE(c.proven);
  // A bound that rounding put above the step time.
  c = makeCertificate(Seconds(2), Seconds(2.0000001), 10);
  EXPECT_EQ(c.lowerBound, Seconds(2));
  EXPECT_TRUE(c.proven);
}

TEST(Plan, IdentityIgnoresNamesOnly) {
  SmallPlan small;
  const std::string identity = graphIdentity(small.graph);
  small.graph.tensors[1].name = "other";
  small.graph.ops[0].location = "elsewhere";
  EXPECT_EQ(graphIdentity(small.graph), identity);
  auto differs = [&](auto change) {
    OpGraph graph = small.graph;
    change(graph);
    return graphIdentity(graph) != identity;
  };
  EXPECT_TRUE(differs([](OpGraph &g) { g.ops[0].work.vectorFlops += 1; }));
  EXPECT_TRUE(differs([](OpGraph &g) { g.ops[0].rule.edit().linear.clear(); }));
  EXPECT_TRUE(differs([](OpGraph &g) { g.ops[0].operandTouched = {0.5, 1}; }));
  EXPECT_TRUE(differs([](OpGraph &g) { g.tensors[1].role = Role::State; }));
  EXPECT_TRUE(differs([](OpGraph &g) { g.tensors[1].updatedTo = kNone; }));
  EXPECT_TRUE(differs([](OpGraph &g) { g.loops.push_back({0, 4, {}}); }));
  EXPECT_TRUE(differs([](OpGraph &g) { g.mode = Mode::Decode; }));
}
