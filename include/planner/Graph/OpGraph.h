//===- OpGraph.h - A model as operators and tensors -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The planner's only view of a model. It knows no MLIR, device or cost. The
// graph passes through these states:
//
//   raw         Import: one operator for each operation of the module
//   with roles  inferRoles
//   training    buildTraining: adjoint operators and optimizer, for a forward
//               module with a loss; a train-step module already has them
//   planned     recogniseAttention, fuseOperators, inferDimClasses, findBlocks:
//               few, large operators that keep their members
//
// Operators are stored in a topological order; a loop's operators are
// contiguous. Dead operators do not exist (the passes rebuild the graph).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_OPGRAPH_H
#define PLANNER_GRAPH_OPGRAPH_H

#include "planner/Graph/LayerChunks.h"
#include "planner/Graph/ShardingRule.h"
#include "planner/Support/AttentionForm.h"
#include "planner/Support/Boxed.h"
#include "planner/Support/DType.h"
#include "planner/Support/Diagnostic.h"
#include "planner/Support/Shared.h"
#include "planner/Support/SharedList.h"
#include "planner/Support/Units.h"
#include <optional>
#include <string>
#include <vector>

namespace planner {

using TensorId = uint32_t;
using OpId = uint32_t;
using LoopId = uint32_t;
/// Number of a tensor as it was imported: what Import knows the values of the
/// module by. Passes renumber tensors, origins stay.
using OriginId = uint32_t;
constexpr uint32_t kNone = ~0u;
using Shape = SmallVec<int64_t, 4>;

/// What an argument of the module is. Everything else is an Activation or, on
/// the backward path, a Gradient.
enum class Role : uint8_t {
  Parameter,
  FrozenParameter,
  Input,
  /// Carried from step to step, but not optimised: KV cache, batch statistics.
  State,
  OptimizerState,
  Activation,
  Gradient
};
std::string_view name(Role role);

enum class OpKind : uint8_t {
  /// Multiply-accumulate over factors: dot, einsum.
  Contraction,
  Convolution,
  Attention,
  AttentionBackward,
  /// One elementwise function, or after fusion a group of them, possibly with
  /// reductions along some factors inside (normalisation, softmax, loss).
  Vector,
  /// A reduction to fewer dimensions.
  Reduce,
  /// Moves or renames elements only: reshape, transpose, slice, concatenate,
  /// ...
  Layout,
  /// Makes a tensor from nothing: constant, iota.
  Generator,
  Gather,
  Scatter,
  /// Window reduction (pooling) and its gradient.
  Pool,
  /// sort, top_k: one dimension is needed whole.
  Sort,
  Rng,
  /// The entry of a loop-carried value, and its update at the end of the body.
  /// Both have elementwise rules; one configuration serves both (tiedTo).
  LoopEnter,
  LoopNext,
  /// A custom call with a sharding rule, fft, cholesky: cost by bytes.
  Custom,
  /// Not understood: replicated.
  Opaque
};
std::string_view name(OpKind kind);

enum class Phase : uint8_t { Forward, Backward, Optimizer };
std::string_view name(Phase phase);

/// A user's sharding of a value: for each dimension the axes of the named mesh,
/// major to minor. Open dimensions may be split further.
struct InputSharding {
  struct Axis {
    std::string name;
    int64_t size = 1;
    friend bool operator==(const Axis &, const Axis &) = default;
  };
  std::vector<std::vector<Axis>> dims;
  std::vector<bool> open;
  std::string location;
  /// Of a constraint in the module, not of a value: the layout may change
  /// there.
  bool isPlace = false;
  /// Wherever it is written.
  friend bool operator==(const InputSharding &a, const InputSharding &b) {
    return a.dims == b.dims && a.open == b.open;
  }
};

struct Use {
  OpId op;
  uint32_t operand;
};

/// lib/Graph/Records.cpp lists what tensors and operators have.
struct Tensor {
  /// Argument or result name as the user knows it (location or pytree path), or
  /// the SSA name.
  std::string name;
  Shape shape;
  DType dtype = DType::F32;
  Role role = Role::Activation;
  /// kNone for an argument of the module.
  OpId producer = kNone;
  uint32_t resultIndex = 0;
  /// In topological order of the users.
  SmallVec<Use, 2> uses;
  /// Position among the entry function's arguments; -1 for other tensors.
  int32_t argument = -1;
  /// Positions among the entry function's results.
  SmallVec<int32_t, 1> outputs;
  /// Of a state argument: the tensor that replaces it in the next step
  /// (donation, or matched by type and place). Both have the same sharding.
  TensorId updatedTo = kNone;
  /// An argument whose buffer a result of its type may take, but the module
  /// does not say which one (`jax.buffer_donor`).
  bool isDonated = false;
  /// All elements equal this, for constants and their broadcasts.
  std::optional<double> splat;
  Boxed<InputSharding> constraint;
  /// The `planner.role` attribute of an argument, as written; else empty.
  std::string roleAttribute;
  /// The value of the imported module that this is (OriginId); kNone for what a
  /// pass made.
  OriginId origin = kNone;

  /// Product of the dimensions; saturates.
  int64_t elements() const;
  /// Bytes of the whole tensor; saturates.
  int64_t bytes() const;
};

/// Work of one execution of an operator on the whole (unsharded) tensors.
struct Work {
  /// Multiply-add work for matrix units, 2 per multiply-add.
  double matmulFlops = 0;
  /// Elementwise and reduction arithmetic, 1 per element and function.
  double vectorFlops = 0;

  Work &operator+=(const Work &other) {
    matmulFlops += other.matmulFlops;
    vectorFlops += other.vectorFlops;
    return *this;
  }
};

/// One original operation inside a fused operator. Factor ids are those of the
/// fused operator's rule.
struct Member {
  /// The operation's name without its dialect ("add", "dot_general").
  std::string mnemonic;
  /// In the size that the operator was made in (workOf()).
  Work work;
  /// Iteration space: the member's work is divided by the axes on these.
  SmallVec<FactorId, 4> factors;
  /// Reduced here and needed whole by later members: if one of these is split,
  /// the group all-reduces the member's result.
  SmallVec<FactorId, 2> internalReduction;
  /// Factors of the member's result: the all-reduced payload.
  SmallVec<FactorId, 4> resultFactors;
  DType dtype = DType::F32;
  ReduceOp reduce = ReduceOp::Sum;
  /// Internal reductions that must be complete before this one, in a row.
  /// Those of one round wait for each other anyway: one collective.
  uint32_t round = 0;
};

/// A value of the module that lies within an operator, or how one of the
/// operations inside reads an operand, in the factors of the operator's rule.
struct InnerValue {
  /// The value; for an operand, the first result of the operation that reads
  /// it.
  OriginId origin = kNone;
  /// Of that operation; -1 for the value itself.
  int32_t operand = -1;
  TensorMap map;
  /// The user's, if it has one.
  Boxed<InputSharding> constraint;
};

/// A user's sharding of one use of a value (`sdy.sharding_constraint`).
struct OperandConstraint {
  uint32_t operand = 0;
  InputSharding sharding;
  friend bool operator==(const OperandConstraint &,
                         const OperandConstraint &) = default;
};

struct AttentionInfo {
  /// Keys per query that the mask leaves, as a share of all: 0.5 if causal.
  double density = 1;
  bool causal = false;
  /// A mask or bias is an operand.
  bool masked = false;
  /// Query heads for each key/value head.
  int64_t queryGroups = 1;
  /// Weights are dropped at random: multiplied by a mask of the scores' shape.
  /// Fused kernels make the mask again from its seed.
  bool dropout = false;
  AttentionForm form = AttentionForm::Flash;
};

struct Op {
  OpKind kind = OpKind::Opaque;
  /// The operation's name without its dialect ("add", "dot_general",
  /// "compare.GE", "attention"). For elementwise operators of any dialect: the
  /// StableHLO name of the function.
  std::string mnemonic;
  SmallVec<TensorId, 3> operands;
  SmallVec<TensorId, 1> results;
  Shared<ShardingRule> rule;
  Work work;
  /// Share of each operand (result) that an execution reads (writes); empty
  /// means all of everything. A slice of one layer reads 1/layers.
  std::vector<double> operandTouched, resultTouched;
  LoopId loop = 0;
  Phase phase = Phase::Forward;
  /// The forward operator whose adjoint this is (or part of it).
  OpId adjointOf = kNone;
  /// In the backward pass, but part of the forward pass executed once more: the
  /// strategy says recompute=full (docs/training.md).
  bool isRecomputed = false;
  /// Executed although nothing may read its results: what is computed again is
  /// computed to its end.
  bool alwaysRuns = false;
  /// Of one that isRecomputed: the operator of the forward pass that it
  /// repeats; kNone if that has no other use, and is gone.
  OpId recomputes = kNone;
  /// Of products where only some layers are computed again, which differ in
  /// what surrounds products: the same number for the same product of each
  /// layer, of blocks or of loops.
  uint32_t alike = kNone;
  /// Must take the same configuration as that operator, whose factors have the
  /// same numbers and meaning (LoopNext and its LoopEnter).
  OpId tiedTo = kNone;
  /// iota: the counted dimension. Otherwise -1.
  int32_t axis = -1;
  /// Set for Attention and AttentionBackward.
  Boxed<AttentionInfo> attention;
  /// Empty unless fused.
  SharedList<Member> members;
  /// By member, once the operator has another size than it was made in.
  std::vector<Work> memberWork;
  /// Origin of the first result of the imported operation that this operator
  /// is; kNone for several, or none.
  OriginId origin = kNone;
  /// What became part of the operator; of values that have no constraint only
  /// in graphs that trace origins.
  std::vector<InnerValue> inner;
  std::vector<OperandConstraint> operandConstraints;
  std::string location;
};

/// Of a member.
inline const Work &workOf(const Op &op, size_t member) {
  return op.memberWork.empty() ? op.members[member].work
                               : op.memberWork[member];
}

struct Loop {
  LoopId parent = 0;
  int64_t tripCount = 1;
  std::string location;
  /// Of a loop over some of the layers, beside one over the others: by layer,
  /// whether it is among its iterations. Else empty.
  std::vector<bool> layers = {};
};

enum class DimClassKind : uint8_t {
  Batch,
  Sequence,
  Expert,
  Vocabulary,
  Other
};
std::string_view name(DimClassKind kind);

/// Factors that are the same dimension throughout the model.
struct DimClass {
  std::string name;
  DimClassKind kind = DimClassKind::Other;
  int64_t size = 1;
  /// Of a dimension that others are merged into (tokens of all sequences in one
  /// dimension): their classes, major to minor. Else empty.
  SmallVec<DimClassId, 2> parts = {};
};

/// A repeated isomorphic subgraph: occurrences[i][j] corresponds to
/// occurrences[0][j], operator by operator.
struct Block {
  std::string name;
  std::vector<std::vector<OpId>> occurrences;
};

/// The repeated blocks of a graph; empty until they are looked for.
struct BlockStructure {
  std::vector<Block> blocks;
  /// By OpId: the operator whose configuration this one takes, its counterpart
  /// in the first occurrence of its block; itself otherwise.
  std::vector<OpId> foldClass;
};

/// Whether the module is a forward pass or a whole step.
enum class Mode : uint8_t { Train, Prefill, Decode };
std::string_view name(Mode mode);

/// What the backward pass computes again rather than reads (docs/training.md,
/// "What is kept").
enum class Recompute : uint8_t {
  /// Nothing: loops stack what the derivative stacks.
  None,
  /// What elementwise functions make again, and attention scores.
  Selective,
  /// Repeated blocks, from what crosses their borders.
  Full
};
/// All of them.
inline constexpr Recompute kRecomputes[] = {
    Recompute::None, Recompute::Selective, Recompute::Full};
std::string_view name(Recompute recompute);

/// The same, of which layers.
struct RecomputeChoice {
  Recompute kind = Recompute::None;
  /// With Full: only the first so many layers of each chunk; 0: all of them.
  int64_t layers = 0;
  LayerChunks chunks;

  RecomputeChoice(Recompute k = Recompute::None) : kind(k) {}
  RecomputeChoice(Recompute k, int64_t l, LayerChunks c)
      : kind(k), layers(l), chunks(std::move(c)) {}
  bool isPartial() const { return layers > 0; }
  friend auto operator<=>(const RecomputeChoice &,
                          const RecomputeChoice &) = default;
};
/// As a strategy string says it, without what says how many chunks there are.
std::string toString(const RecomputeChoice &choice);

struct OpGraph : BlockStructure {
  std::string name;
  std::vector<Tensor> tensors;
  std::vector<Op> ops;
  /// loops[0] is the function's body, with trip count 1.
  std::vector<Loop> loops = {Loop{}};
  std::vector<TensorId> arguments;
  /// In the order of the entry function's results; a tensor may occur twice.
  std::vector<TensorId> results;
  std::vector<DimClass> dimClasses;
  /// One line per kind of surprise, for the user ("unknown operation ...").
  std::vector<std::string> warnings;
  Mode mode = Mode::Prefill;
  /// The module contains backward and update; nothing is to be added.
  bool isTrainStep = false;
  /// The results are a loss only: training needs adjoints.
  bool hasLoss = false;
  /// The mesh of the model's own shardings, outermost axis first; the first one
  /// if they are over several.
  std::vector<InputSharding::Axis> inputMesh;
  /// Fused operators note where the module's values are (Op::inner).
  bool tracesOrigins = false;
  /// Values that were merged into equal ones: (which, into which).
  std::vector<std::pair<OriginId, OriginId>> mergedOrigins;
  /// Optimizer assumed by buildTraining; empty if the module brings its own.
  std::string assumedOptimizer;
  /// The model accumulates gradients over this many micro-batches, each of the
  /// batch class's size (inferDimClasses).
  int64_t microBatches = 1;
  /// What this graph does: Selective and Full only if it makes a difference.
  RecomputeChoice recompute;
  /// How it computes attention.
  AttentionForm attention = AttentionForm::Flash;
  /// Bytes of what loops stack for the backward pass of a step: as the
  /// derivative does, and under Recompute::Selective.
  int64_t stackedBytes = 0, leastStackedBytes = 0;

  void setBlocks(BlockStructure found) {
    static_cast<BlockStructure &>(*this) = std::move(found);
  }
  /// Operators have other numbers now.
  void forgetBlocks() { setBlocks({}); }

  TensorId addTensor(Tensor &&tensor);
  TensorId addTensor(const Tensor &tensor) { return addTensor(Tensor(tensor)); }
  /// Appends an operator whose operands exist; sets producers and uses of the
  /// operands and results.
  OpId addOp(Op &&op);
  OpId addOp(const Op &op) { return addOp(Op(op)); }

  /// Executions per step: the product of the trip counts around the operator.
  double executions(const Op &op) const;
  /// Totals over a step.
  double modelMatmulFlops() const;
  int64_t parameterCount() const;
  size_t opaqueOps() const;
  /// The model has shardings of its own.
  bool hasConstraints() const;

  /// Every reference is in range, uses match operands, order is topological,
  /// rules match ranks and sizes. For tests and after every pass in debug
  /// builds.
  Expected<void> verify() const;
};

/// The graph as text, one line an operator, for `planner import --print=graph`.
std::string printGraph(const OpGraph &graph);
std::string printRules(const OpGraph &graph);
std::string printBlocks(const OpGraph &graph);
std::string printDimClasses(const OpGraph &graph);

} // namespace planner

#endif // PLANNER_GRAPH_OPGRAPH_H
