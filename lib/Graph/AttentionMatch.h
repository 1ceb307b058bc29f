//===- AttentionMatch.h - Finding attention in a raw graph ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// An attention is found from an exponential whose sums are used: backwards to
// the contraction that made the scores, then forwards over all that depends on
// the scores. What each of these tensors is (scores, row maximum, probability,
// ...) follows from the functions on the way; any function that does not fit
// ends the attempt. The backward pass is whatever else depends on the scores,
// as long as it is elementwise, sums over keys, and ends in the three products
// that give the gradients of query, key and value.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_ATTENTIONMATCH_H
#define PLANNER_LIB_GRAPH_ATTENTIONMATCH_H

#include "FactorSpace.h"
#include "FuseAnalysis.h"
#include "MaskAnalysis.h"

namespace planner {

class AttentionMatch {
public:
  using Nodes = FactorSpace::Nodes;
  using Dims = SmallVec<Nodes, 4>;

  AttentionMatch(const OpGraph &g, const FuseAnalysis &a)
      : graph(g), analysis(a) {}

  /// Tries the scores that `exponential` is applied to.
  bool match(OpId exponential);

  bool hasForward() const { return valueProduct != kNone; }
  bool hasBackward() const { return scoreGradient != kNone; }

  /// The operators, with results[0] of the forward one the attention's output;
  /// `lse` is the tensor of the rows' log-sum-exp, kNone without backward.
  Op forwardOp(TensorId lse) const;
  Op backwardOp(TensorId lse) const;
  Shape lseShape() const;
  /// Operators that the new ones replace.
  std::vector<OpId> replaced() const;
  /// Where the new operators belong among the old ones.
  OpId outputPlace() const { return graph.tensors[output].producer; }
  OpId gradientPlace() const;

private:
  enum class State : uint8_t {
    Scores,
    RowMax,
    Shifted,
    Exponential,
    RowSum,
    /// Log-probabilities.
    LogProbability,
    Probability,
    /// Of the output not yet divided by the row sums.
    Unnormalised,
    Output,
    Backward
  };
  struct Inner {
    OpId op;
    uint32_t base;
    State state;
  };
  struct Outer {
    TensorId tensor;
    Dims dims;
  };

  const OpGraph &graph;
  const FuseAnalysis &analysis;
  FactorSpace space;

  OpId scoreProduct = kNone, valueProduct = kNone;
  TensorId output = kNone;
  std::vector<Inner> inner;
  std::vector<Outer> masks;
  /// Some of the weights are dropped at random.
  bool drops = false;
  Band band;
  // Position of the other operand in each product.
  uint32_t keyOperand = 0, valueOperand = 0;

  // Backward.
  OpId scoreGradient = kNone, queryGradient = kNone, keyGradient = kNone,
       valueGradient = kNone;
  uint32_t outputGradientOperand = 0;

  // Factors of both operators, in their order.
  Nodes batch, group, query, key, dim, valueDim;

  static constexpr unsigned kMaxSteps = 24;
  static bool includes(const Nodes &nodes, Nodes::value_type node);
  static bool isSubset(const Nodes &part, const Nodes &whole);
  /// A reduction whose factors say what it does.
  static bool reducesByFactors(const Op &op);

  const Inner *find(OpId op) const;
  const Inner *findTensor(TensorId tensor) const;
  OpId findScores(TensorId tensor, unsigned steps) const;
  std::vector<OpId> dependents(OpId from) const;
  uint32_t addNodes(OpId op);
  Dims mapNodes(OpId op, uint32_t base, const TensorMap &map,
                TensorId tensor) const;
  Dims resultDims(const Inner &op, uint32_t result = 0) const;
  bool addInner(OpId op, State state);
  void addOuter(OpId op, uint32_t operand, uint32_t base);
  bool isRandom(TensorId tensor) const;
  std::optional<State> stateOf(const Op &op) const;
  bool takesGradient(const Op &op, State state,
                     const std::vector<OpId> &order) const;
  bool addForward(const std::vector<OpId> &order);
  bool buildForward(const std::vector<OpId> &order);
  void addValueProduct(OpId op);
  void noteMasks();
  void noteBand(const Inner &entry, uint32_t operand);
  bool buildBackward(const std::vector<OpId> &order);
  bool followsOutput(const Op &op, const std::vector<OpId> &after) const;
  bool isInScoreSpace(const Inner &op) const;
  bool addScoreGradient(TensorId tensor, unsigned steps);
  bool addGradientProduct(OpId op);
  bool findKeys();
  bool classifyFactors();
  void chooseQuery();
  Nodes joinedInSource();
  void followOutput();
  bool isClosed() const;
  Nodes atomsOf(const Dims &dims) const;
  /// The parts, sorted.
  Nodes canonical(const Nodes &nodes) const;
  Nodes summedBy(const Inner &op) const;
  TensorId origin(TensorId tensor, Dims *dims);
  bool sameData(TensorId a, TensorId b);
  bool unifyOuter(OpId a, uint32_t aOperand, OpId b, uint32_t bOperand);
  TensorMap mapOf(const Dims &dims) const;
  Nodes order() const;
  ShardingRule baseRule() const;
  AttentionInfo info() const;
  Op operatorAt(OpId from, OpKind kind, std::string_view mnemonic) const;
  void addOperand(Op &op, OpId product, uint32_t operand) const;
  void addMasks(Op &op) const;
  Dims operandDims(OpId op, uint32_t operand) const;
  void noteInner(Op &op, bool backward) const;
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_ATTENTIONMATCH_H
