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
#include "planner/Plan/Objective.h"
#include "planner/Plan/Prediction.h"
#include <functional>

namespace planner {

/// How the model was read: enough to read it the same way again.
struct PlanInputs {
  std::string modelPath;
  std::string cluster = "h100-80g-sxm";
  int64_t devices = 1;
  /// Of each part of a cluster that has parts, how many of them; empty: those
  /// of the first part before those of the next.
  std::vector<int64_t> partDevices;
  std::string stack = "megatron";
  /// The user's mode; the graph knows what was inferred without one.
  std::optional<Mode> mode;
  std::string optimizer = "adamw";
  std::vector<std::string> parameters, inputs, states;
  std::vector<std::pair<std::string, int64_t>> bindings;
  /// The function to read; empty: `main`, or the only public function.
  std::string entry;
  /// Sizes that replace the module's batch and sequence; 0 keeps them.
  int64_t globalBatch = 0, sequence = 0;
  bool ignoreShardings = false;
  int64_t memoryLimit = 0;
  /// Strategy strings of --fix and --forbid. Of a plan that is the best of
  /// several formats, `fix` names its own, as if it had been fixed.
  std::string fix, forbid;
  /// Number formats that may be searched; empty for the model's own.
  std::vector<std::string> formats;
  /// What loops stack. Not given: what a search takes (PrepareOptions). Of a
  /// plan: what it has, which is part of its strategy.
  std::optional<RecomputeChoice> recompute;

  /// What --fix said: `fix` without the format that is the best of several.
  std::string givenFix() const;
};

struct Stage {
  Mesh mesh;
  Assignment assignment;
  /// What evaluate() says of the assignment. Empty in a plan that was read.
  PricedStrategy priced;
};

/// What another strategy would cost.
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
  /// Absent if the plan is the fastest one found on the devices given.
  std::optional<ObjectiveClaim> claim;
  std::vector<Baseline> baselines;
  /// The search was stopped before it was done.
  bool interrupted = false;
};

/// Hexadecimal hash of everything about the graph that a price depends on.
std::string graphIdentity(const OpGraph &graph);

/// The document. A pure function of its arguments: equal plans give equal
/// bytes. Every stage must be priced.
std::string serialise(const Plan &plan, const OpGraph &graph,
                      const ClusterSpec &cluster, const StackSpec &stack);

/// The value of `prediction` in the document by itself, on one line: what
/// `evaluate --json` prints. Without a certificate unless `isPlan`.
std::string serialisePrediction(const Plan &plan, const OpGraph &graph,
                                const ClusterSpec &cluster,
                                const StackSpec &stack, bool isPlan);

/// Whether a file's text is a plan, well-formed or not; such a file may be
/// overwritten.
bool isPlanText(const std::string &text);

/// What is needed to read the model again. Fails if the text is no plan or of
/// another format version, naming the JSON pointer (Diagnostic::location).
Expected<PlanInputs> readPlanInputs(const std::string &text);

/// The plan for the given graph, without prices. Fails if the plan is of
/// another model, saying where they differ, or malformed, naming the JSON
/// pointer. Whether a configuration is legal is for evaluate() to say.
Expected<Plan> readPlan(const std::string &text, const OpGraph &graph);

/// Fails if the cluster has no such meshes, or the model and the stack have no
/// such stages and micro-batches, with what is wrong in notes.
Expected<void> checkPlacement(const Plan &plan, const OpGraph &graph,
                              const ClusterSpec &cluster,
                              const StackSpec &stack);

struct VerifyOptions {
  /// Prices a baseline again, from its name and strategy. Without it only the
  /// consistency of the baselines with the plan is checked.
  std::function<Expected<Baseline>(const Baseline &)> priceBaseline;
};

/// Recomputes every claim: the strategy is read from the document, priced from
/// scratch, and the document that follows must equal the given one: integers
/// and strings exactly, real numbers to 1e-12. Returns one line for each claim
/// that does not hold ("/prediction/step_time_s: plan says 1.2, recomputed
/// 1.3"); empty if all hold. Fails if the text is malformed or of another
/// model.
///
/// Cannot be recomputed from these arguments, and are checked for consistency
/// only: the certificate's bound and size of space (planner verify
/// --certificate), `interrupted`, and of `inputs` the model's and the cluster's
/// path, bindings, the entry function and the strings of --fix and --forbid.
/// An operator's `location` is text for people and not compared.
Expected<std::vector<std::string>>
verifyPlan(const std::string &text, const OpGraph &graph,
           const ClusterSpec &cluster, const StackSpec &stack,
           const VerifyOptions &options = {});

} // namespace planner

#endif // PLANNER_PLAN_PLAN_H
