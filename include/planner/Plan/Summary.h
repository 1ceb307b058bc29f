//===- Summary.h - A plan in a few lines ------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_SUMMARY_H
#define PLANNER_PLAN_SUMMARY_H

#include "planner/Plan/Plan.h"

namespace planner {

/// What each repeated block, and the rest of the model, is split by: "gpt x12:
/// batch over fabric0; attention heads over nvlink0". One line each, in the
/// model's own words; operators without matrix work appear only where there are
/// no others.
std::vector<std::string> describeChoices(const OpGraph &graph, const Mesh &mesh,
                                         const Assignment &assignment);

/// What the loops of a training graph stack for the backward pass, and the
/// alternative, as a strategy says it. Only where there is one.
std::string describeStacks(const OpGraph &graph);
/// Of how many layers parameters lie split, where it is not all.
std::string describeZeroLayers(const PipelineShape &shape);
/// It says that of attention alone.
bool computesOnlyScores(const OpGraph &graph);

/// The text as a shell reads it back as one word, without control characters.
std::string shellWord(const std::string &text);

struct SummaryOptions {
  /// As the user would name the plan's file. Empty for a strategy that was
  /// given and priced: there is no certificate and nothing to verify.
  std::string planPath = "plan.json";
  /// Another global batch, and what a plan for it reaches at least; none if no
  /// such plan is known.
  struct LargerBatch {
    int64_t globalBatch = 0;
    double tokensPerSecondPerDevice = 0;
  };
  std::optional<LargerBatch> largerBatch;
  /// No plan without stages and micro-batches takes less, if that is known: it
  /// may be close where the bound of the whole space is not.
  std::optional<Seconds> plainBound = std::nullopt;
  /// From the plan that this one started from (describeDifference).
  std::vector<std::string> changes = {};
};

/// " (all stages with equal meshes)" where a stack that can have others was
/// searched without them; else empty.
std::string_view equalMeshesOnly(const Certificate &certificate,
                                 const StackSpec &stack);

/// About 15 lines for a person (docs/cli.md, "First contact"). Only from a plan
/// whose stages are priced or that was read back: prices of stages are not
/// used.
std::string summarise(const Plan &plan, const OpGraph &graph,
                      const ClusterSpec &cluster, const StackSpec &stack,
                      const SummaryOptions &options = {});

} // namespace planner

#endif // PLANNER_PLAN_SUMMARY_H
