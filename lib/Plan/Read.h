//===- Read.h - From a document to a plan -----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_READ_H
#define PLANNER_LIB_PLAN_READ_H

#include "JsonReader.h"
#include "PlanFormat.h"
#include "planner/Plan/Plan.h"

namespace planner {

/// Parses the text and checks that it says to be a plan of our version.
Expected<Json> parsePlan(const std::string &text);

/// How the plan's model was read.
Expected<PlanInputs> readInputs(const Json &document);

/// How the plan's step runs through stages.
Expected<PipelineShape> readPipeline(const Json &document);

/// Everything but prices. `micro` is the graph of one micro-batch. Fails if the
/// identity is not the graph's and the structure differs; whether the identity
/// is right is not asked otherwise.
Expected<Plan> readPlanDocument(const Json &document, const OpGraph &graph,
                                const OpGraph &micro);

Stage readStage(const JsonNode &node, const OpGraph &graph,
                const RuleTable &rules);
Prediction readPrediction(const JsonNode &node);
Certificate readCertificate(const JsonNode &node);

/// The model's identity as the plan states it; empty if it does not.
std::string documentIdentity(const Json &document);

/// What differs, in words, and where in the document.
struct Difference {
  std::string text, pointer;
};

/// Where the plan's model differs from the graph in arguments, operators and
/// their connections, at most `most` of them; empty if nowhere, as far as the
/// document can be understood.
std::vector<Difference> structuralDifferences(const Json &document,
                                              const OpGraph &graph,
                                              const RuleTable &rules,
                                              size_t most);

} // namespace planner

#endif // PLANNER_LIB_PLAN_READ_H
