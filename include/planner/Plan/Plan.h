//===- Plan.h - A plan, its JSON form, and its verification -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A plan knows what was chosen and what that is claimed to cost, not how it was
// found. Its JSON form (docs/plan.schema.json) is complete: the strategy can be
// read back and every claim recomputed.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_PLAN_H
#define PLANNER_PLAN_PLAN_H

#include "planner/Cost/Evaluate.h"
#include "planner/Plan/Prediction.h"
#include <nlohmann/json_fwd.hpp>

namespace planner {

/// How the model was read: enough to read it the same way again.
struct PlanInputs {
  std::string modelPath;
  std::string cluster = "h100-80g-sxm";
  int64_t devices = 1;
  std::string stack = "megatron";
  /// The user's mode; the graph knows what was inferred without one.
  std::optional<Mode> mode;
  std::string optimizer = "adamw";
  std::vector<std::string> parameters, inputs, states;
  std::vector<std::pair<std::string, int64_t>> bindings;
  bool ignoreShardings = false;
  int64_t memoryLimit = 0;
  /// Strategy strings of --fix and --forbid.
  std::string fix, forbid;
};

struct Stage {
  Mesh mesh;
  Assignment assignment;
};

struct Baseline {
  std::string name, strategy;
  Seconds stepTime;
  int64_t memoryBytes = 0;
  bool fits = false;
};

struct Plan {
  PlanInputs inputs;
  std::vector<Stage> stages;
  Prediction prediction;
  Certificate certificate;
  std::vector<Baseline> baselines;
  /// The search was stopped before it was done.
  bool interrupted = false;
};

/// Hexadecimal hash of everything about the graph that a price depends on.
std::string graphIdentity(const OpGraph &graph);

/// Builds the document. Deterministic: equal plans give equal bytes.
nlohmann::ordered_json toJson(const Plan &plan, const OpGraph &graph,
                              const ClusterSpec &cluster,
                              const StackSpec &stack);
std::string serialise(const nlohmann::ordered_json &document);

/// Whether a file's text looks like a plan; such a file may be overwritten.
bool isPlanText(const std::string &text);

/// What is needed to read the model again. Fails if the text is no plan, naming
/// the JSON pointer.
Expected<PlanInputs> readPlanInputs(const std::string &text);

/// The strategy that the plan states, for the given graph. Fails if the plan is
/// of another model, saying where they differ.
Expected<Plan> readPlan(const std::string &text, const OpGraph &graph);

/// Recomputes every claim: the strategy is read from the document, priced from
/// scratch, and the document that follows must equal the given one. Returns one
/// line for each claim that does not hold ("/prediction/step_time_s: plan says
/// 1.2, recomputed 1.3"); empty if all hold.
Expected<std::vector<std::string>> verifyPlan(const std::string &text,
                                              const OpGraph &graph,
                                              const ClusterSpec &cluster,
                                              const StackSpec &stack);

} // namespace planner

#endif // PLANNER_PLAN_PLAN_H
