//===- SdyTest.cpp - A plan survives its export as shardings --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Sdy.h"
#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include "planner/Support/File.h"
#include "test/SourceDir.h"
#include <algorithm>
#include <gtest/gtest.h>

namespace planner {
namespace {

/// A model, a plan for it, and what an export of the plan is read back as.
struct RoundTrip {
  TracedModel model;
  Plan plan;
  ExportedText exported;
  OpGraph again;
};

std::optional<RoundTrip> roundTrip(const std::string &text,
                                   const SearchOptions &options,
                                   std::optional<Mode> mode = std::nullopt) {
  auto model = readTraced(text, "model.mlir", {});
  EXPECT_TRUE(model) << model.error().render();
  if (!model)
    return std::nullopt;
  PrepareOptions prepare;
  prepare.mode = mode;
  EXPECT_TRUE(prepareGraph(model->graph, prepare));
  auto cluster = loadCluster("h100-80g-sxm", options.devices);
  auto stack = loadStack("megatron");
  auto found = search(model->graph, *cluster, *stack, options);
  EXPECT_TRUE(found) << found.error().render();
  if (!found)
    return std::nullopt;
  Plan plan;
  plan.stages.push_back(std::move(found->stage));
  auto exported = exportSdy(*model, plan);
  EXPECT_TRUE(exported) << exported.error().render();
  if (!exported)
    return std::nullopt;
  auto again = importText(exported->text, "exported.mlir", {});
  EXPECT_TRUE(again) << again.error().render();
  if (!again)
    return std::nullopt;
  EXPECT_TRUE(prepareGraph(*again, prepare));
  return RoundTrip{std::move(*model), std::move(plan), std::move(*exported),
                   std::move(*again)};
}

/// Every configuration and every storage layout of the plan is among those that
/// the exported shardings leave.
void expectInSpace(const RoundTrip &trip) {
  const Stage &stage = trip.plan.stages[0];
  size_t lost = 0;
  for (OpId id = 0; id < trip.again.ops.size() && lost < 5; ++id) {
    if (trip.again.ops[id].kind == OpKind::Generator)
      continue;
    const auto configs = enumerateConfigs(trip.again, id, stage.mesh, {});
    if (std::find(configs.begin(), configs.end(), stage.assignment.ops[id]) !=
        configs.end())
      continue;
    ++lost;
    const Op &op = trip.again.ops[id];
    std::string text;
    for (int8_t axis : stage.assignment.ops[id].axes)
      text += " " + std::to_string(axis);
    for (const InnerValue &value : op.inner)
      if (value.constraint) {
        text += "; value " + std::to_string(value.origin) + " (" +
                std::to_string(value.operand) + ")";
        for (size_t d = 0; d < value.map.size(); ++d) {
          text += " [";
          for (FactorId factor : value.map[d])
            text += std::to_string(factor) + " ";
          text += "] in {";
          for (const auto &axis : value.constraint->dims[d])
            text += axis.name + " ";
          text += "}";
        }
      }
    ADD_FAILURE() << "operator " << id << " (" << op.mnemonic << ", "
                  << name(op.phase) << ") lost its configuration" << text
                  << ", rule " << toString(op.rule);
  }
  for (TensorId id : trip.again.arguments) {
    const auto layouts = enumerateStorage(trip.again, id, stage.mesh, {});
    EXPECT_NE(
        std::find(layouts.begin(), layouts.end(), stage.assignment.storage[id]),
        layouts.end())
        << "argument " << trip.again.tensors[id].argument << " stored as "
        << toString(stage.assignment.storage[id], stage.mesh);
  }
}

std::string readModel(const std::string &file) {
  auto text =
      readFile(std::string(PLANNER_SOURCE_DIR) + "/test/models/" + file);
  EXPECT_TRUE(text);
  return text ? *text : std::string();
}

struct Case {
  const char *model;
  int64_t devices;
};
/// For the names of the tests, which would have addresses in them.
void PrintTo(const Case &one, std::ostream *os) {
  *os << one.model << " on " << one.devices;
}

class RealModel : public testing::TestWithParam<Case> {};

TEST_P(RealModel, keepsItsPlan) {
  SearchOptions options;
  options.devices = GetParam().devices;
  options.baselines = false;
  options.ignoreMemory = true;
  auto trip =
      roundTrip(readModel(std::string(GetParam().model) + ".mlir"), options);
  ASSERT_TRUE(trip);
  // The annotated module is the same graph.
  ASSERT_EQ(graphIdentity(trip->model.graph), graphIdentity(trip->again));
  expectInSpace(*trip);
}

INSTANTIATE_TEST_SUITE_P(
    Export, RealModel,
    testing::Values(Case{"gpt_block_8", 8}, Case{"gpt2", 8},
                    Case{"gpt2_train", 8}, Case{"gpt2_train", 64},
                    Case{"linalg_block", 64}, Case{"lstm_lm", 8},
                    Case{"llama3_8b", 8}, Case{"llama3_8b_train", 8},
                    Case{"moe", 8}, Case{"resnet50", 8},
                    Case{"resnet50_train", 8}, Case{"resnet50_train", 512},
                    Case{"vit_b16", 8}, Case{"vocab100k", 64}),
    [](const auto &tested) {
      return std::string(tested.param.model) + "_on_" +
             std::to_string(tested.param.devices);
    });

} // namespace
} // namespace planner
