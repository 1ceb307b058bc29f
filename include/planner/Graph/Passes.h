//===- Passes.h - From a raw graph to one worth planning --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_PASSES_H
#define PLANNER_GRAPH_PASSES_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Overrides of what inferRoles would decide, by argument name or number.
struct RoleOverrides {
  std::vector<std::string> parameters, inputs, states;
};

/// Gives every argument its role from donation, dtypes and use, in this order
/// of strength: overrides and attributes, donation, use. Sets
/// isTrainStep, hasLoss and, unless `mode` is given, the mode (docs/cli.md).
/// Fails if an override names no argument.
Expected<void> inferRoles(OpGraph &graph, const RoleOverrides &overrides,
                          std::optional<Mode> mode);

/// What buildTraining adds after the adjoints.
struct TrainingOptions {
  /// adam, adamw, sgd, momentum.
  std::string optimizer = "adamw";
  bool clipGlobalNorm = true;
  /// Keep an f32 copy of parameters of 16 bits or less.
  bool masterWeights = true;
  /// Updates that are alike, and squares of gradients, are fused once, and not
  /// operator by operator with the rest of the graph: what fuseOperators makes
  /// of it is the same.
  bool fuseUpdates = false;
};

/// Appends to a forward graph with a loss: adjoint operators by rule, gradient
/// reductions, global-norm clipping, and the optimizer with its states (fp32
/// master weights and moments for 16-bit parameters). Fails for an operator
/// that has no adjoint rule, naming it.
Expected<void> buildTraining(OpGraph &graph, const TrainingOptions &options);

/// Phase of every operator of a train-step graph: backward is what depends on a
/// loss cotangent, optimizer what produces updated parameters and states from
/// gradients. Pairs each adjoint with its forward operator where that is found.
void inferPhases(OpGraph &graph);

/// Merges equal operators on equal operands, as every compiler does before it
/// fuses: elementwise functions, reductions, renamings and generators. Their
/// rules and names say all there is to know about them.
void mergeCommonSubexpressions(OpGraph &graph);

/// In training graphs with loops: attention scores and what softmax makes of
/// them, if the forward loop stacks them for the reverse loop, are computed
/// again there from queries and keys, as attention's backward kernels do.
/// recogniseAttention then finds both passes inside their loops.
void recomputeStackedScores(OpGraph &graph);

/// In training graphs with loops: the forward loop stacks for the reverse loop
/// the fewest bytes from which the rest follows elementwise; the reverse loop
/// makes the rest again.
void reduceStacks(OpGraph &graph);

/// In training graphs: decides what the backward pass computes again, and notes
/// it in the graph, with what loops stack and what they would have to. Without
/// a wish it is the least that loops can stack for a backward pass that was
/// built here, and what is stacked for a train step. A graph that repeats no
/// block has nothing to compute again, and notes that it does not. Fails if the
/// layers cannot be cut as the wish says.
Expected<void> chooseStacks(OpGraph &graph,
                            std::optional<RecomputeChoice> wish);

/// In training graphs where attention is not one kernel: the forward pass keeps
/// what the backward pass of separate kernels reads, probabilities and what
/// dropout makes of them; with Recompute::Selective the backward pass computes
/// them again from queries and keys.
void keepScores(OpGraph &graph, AttentionForm form,
                std::optional<Recompute> wish);

/// Replaces every scaled-dot-product attention (any mask, grouped query, causal
/// detection; forward, and backward in training graphs) by one operator.
void recogniseAttention(OpGraph &graph);

/// Fuses elementwise and layout operators into groups, reductions inside a
/// group becoming members with internal reductions; cheap generators are cloned
/// into their consumers. Contractions, convolutions, attention, gathers and
/// scatters stay operators of their own.
void fuseOperators(OpGraph &graph);

/// Puts copies where one operator cannot have all that constraints in the
/// module say of its operands and results. Shardings of values stay: those may
/// contradict each other.
void separateConstraints(OpGraph &graph);

/// Moves operators of the backward pass that stand among those of the forward
/// pass to their first user, where that keeps no more bytes for longer.
void sinkEarlyBackward(OpGraph &graph);

/// Unifies factors that are the same dimension throughout the graph.
void inferDimClasses(OpGraph &graph);

/// Finds repeated isomorphic subgraphs by structural hashing.
BlockStructure blocksOf(const OpGraph &graph);
void findBlocks(OpGraph &graph);

/// All of the above, in the order that planning wants. Training is added if the
/// mode is Train and the graph is not already a train step.
struct PrepareOptions {
  RoleOverrides roles;
  std::optional<Mode> mode;
  TrainingOptions training;
  /// What loops stack for the backward pass. Not given: the least in a backward
  /// pass that is built here, where nothing is decided yet; the loops of a
  /// train step stack what they stack.
  std::optional<RecomputeChoice> recompute;
  /// How attention is computed.
  AttentionForm attention = AttentionForm::Flash;
};
Expected<void> prepareGraph(OpGraph &graph, const PrepareOptions &options);
/// What of that comes first, and is the same whatever is computed again; and
/// the rest of it, which need not find the blocks of what was begun if they are
/// known.
Expected<void> beginGraph(OpGraph &graph, const PrepareOptions &options);
Expected<void> finishGraph(OpGraph &graph, const PrepareOptions &options);

} // namespace planner

#endif // PLANNER_GRAPH_PASSES_H
