//===- FoldedGraph.h - The quotient of a graph by its repetitions ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Operators that share a configuration form a group. Tensors that join the same
// groups in the same way form a class. The inner problem is stated over groups
// and classes, so its size does not depend on how often a block repeats.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_FOLDEDGRAPH_H
#define PLANNER_SEARCH_FOLDEDGRAPH_H

#include "planner/Cost/Evaluate.h"
#include "planner/Strategy/ZeroLayers.h"
#include <array>

namespace planner {

using GroupId = uint32_t;
using TensorClassId = uint32_t;

/// Operators with one configuration. `leads[0]` enumerates it; the others are
/// the representatives of the further operator classes tied to it.
struct OpGroup {
  std::vector<OpId> leads;
};

struct TensorClass {
  TensorId lead = kNone;
  std::vector<TensorId> tensors;
  /// kNone for an argument.
  GroupId producer = kNone;
  /// Uses of the lead by operators that have a group.
  std::vector<Use> uses;
  /// Of a state's new value: the class of the argument that it replaces.
  TensorClassId replaces = kNone;
  bool isArgument = false;
  /// How often a change of its layout counts, by the phase that it is made in:
  /// once for each tensor.
  std::array<double, 3> counts{};
};

struct FoldedGraph {
  /// By OpId: its group, kNone for generators, which cost nothing anywhere.
  std::vector<GroupId> groupOf;
  /// By OpId of a representative: how many operators it stands for.
  std::vector<double> occurrences;
  /// Of what these communicate themselves for tensor parallelism, the part that
  /// counts.
  double tensorShare = 1;
  std::vector<OpGroup> groups;
  std::vector<TensorClass> classes;
  /// By TensorId; kNone for tensors made by generators.
  std::vector<TensorClassId> classOf;
  /// Representatives of all operators, and the first tensors of all classes.
  StrategyKinds kinds;
};

enum class Adjoints {
  /// Choose their configurations freely.
  Free,
  /// Share that of their forward contraction, convolution or attention: a
  /// smaller problem, whose optimum is usually near.
  Tied
};

/// What is `gathered` and what is not are no occurrences of each other.
FoldedGraph foldGraph(const OpGraph &graph, Adjoints adjoints,
                      const ZeroLayers *gathered = nullptr);

/// How often operators, and changes of tensors' layouts, count in what is
/// minimised.
struct StepWeights {
  /// By OpId.
  std::vector<double> ops;
  /// Of what operators communicate themselves for tensor parallelism, the part
  /// that counts.
  double tensorShare = 1;
  /// By TensorId, by the phase that a change is made in.
  std::vector<std::array<double, 3>> changes;
};

/// The same graph with other counts: those of an operator or of a class are the
/// sums over what it stands for.
FoldedGraph weighted(FoldedGraph folded, const StepWeights &weights);

} // namespace planner

#endif // PLANNER_SEARCH_FOLDEDGRAPH_H
