//===- FuseRule.h - The rule of a group of operators ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FUSERULE_H
#define PLANNER_LIB_GRAPH_FUSERULE_H

#include "FactorSpace.h"
#include "FuseAnalysis.h"

namespace planner {

/// Sets of operands (ShardingRule::linear) number them in bytes: what takes
/// more has none.
inline constexpr size_t kMostLinear = 255;

/// Builds one operator out of several raw ones ("instances"), whose factors are
/// unified along the tensors between them. Used again for each group.
class FusedRule {
public:
  using Nodes = FactorSpace::Nodes;
  /// The parts of each dimension of a tensor, major to minor.
  using Dims = SmallVec<Nodes, 4>;

  /// `ops` in topological order; with an anchor, the first is the anchor, whose
  /// operands keep their number and order.
  void start(const OpGraph &graph, const FuseAnalysis &analysis,
             const std::vector<OpId> &ops, bool hasAnchor);
  void addInstance(uint32_t instance);
  Dims operandDims(uint32_t instance, uint32_t operand);
  /// Follows a view to its operand. `must`: always succeeds, forbidding to
  /// split what cannot be followed; otherwise false, with nothing changed, if
  /// that would restrict the group.
  bool lookThrough(OpId view, Dims &dims, bool must);
  /// An operand that another instance makes.
  void connect(const Dims &dims, uint32_t producer, uint32_t result,
               uint32_t user, uint32_t operand);
  /// An operand from outside. Equal tensors that are read alike are one
  /// operand, except for the anchor's own. `touched` is the share that is read;
  /// of one part it counts once.
  void addOperand(TensorId tensor, uint32_t user, uint32_t userOperand,
                  const Dims &dims, double touched, bool own, TensorId part);
  void addResult(uint32_t instance, uint32_t result);
  /// Notes where a value of the module is: in the operator that is built, or as
  /// an operand (>= 0) of the instance that makes `origin`.
  void note(OriginId origin, int32_t operand, Dims dims,
            Boxed<InputSharding> constraint = std::nullopt);
  /// The same of an instance's results, operands and what lies within.
  void noteInstance(uint32_t instance);
  size_t resultCount() const { return results.size(); }

  Op build();

private:
  struct Instance {
    OpId op;
    uint32_t base = kNone;
    /// Of each operand: the instance that makes it, or the external operand.
    SmallVec<uint32_t, 4> from;
    SmallVec<bool, 4> isExternal;
    SmallVec<Dims, 2> seen;
  };
  struct Operand {
    TensorId tensor;
    Dims dims;
    double touched;
    bool own;
    /// Read by the first instance, without views: its map is the raw one.
    uint32_t direct = kNone;
    SmallVec<TensorId, 2> parts = {};
  };
  struct Result {
    uint32_t instance, result;
  };
  /// How an instance's results relate to a reduced factor.
  enum class Flow : uint8_t { Whole, Partial };

  const OpGraph *graph = nullptr;
  const FuseAnalysis *analysis = nullptr;
  bool hasAnchor = false;
  FactorSpace space;
  std::vector<Instance> instances;
  std::vector<Operand> operands;
  std::vector<Result> results;
  struct Noted {
    OriginId origin;
    int32_t operand;
    Dims dims;
    Boxed<InputSharding> constraint;
  };
  std::vector<Noted> noted;

  // While building.
  Nodes atoms;
  std::vector<FactorId> idOf;
  std::vector<bool> deferred;

  uint32_t addNodes(OpId op, bool keepPermutation);
  Nodes dimNodes(OpId op, uint32_t base, const TensorMap &map, TensorId tensor,
                 size_t dim) const;
  static Dims ownNodes(uint32_t base, const TensorMap &map);
  Dims mapNodes(OpId op, uint32_t base, const TensorMap &map,
                TensorId tensor) const;
  bool cutsAnchor() const;
  Dims resultDims(const Result &result) const;
  void collectAtoms();
  void removeDiagonals(std::vector<Dims> &tensors);
  TensorMap toMap(const Dims &dims) const;
  TensorMap rawMap(const TensorMap &map) const;
  void setKinds(Op &op);
  void nameFactors(Op &op);
  bool isDeferred(Nodes::value_type atom, ReduceOp &reduce) const;
  bool contains(uint32_t instance, Nodes::value_type atom,
                FactorKind kind) const;
  bool iterates(uint32_t instance, Nodes::value_type atom) const;
  bool flowsLinearly(const Instance &instance,
                     const SmallVec<bool, 8> &partial) const;
  SmallVec<bool, 8> partialOperands(const Instance &instance,
                                    const std::vector<Flow> &flows,
                                    const std::vector<bool> &external) const;
  void setLinear(Op &op) const;
  void setMembers(Op &op) const;
  void setInner(Op &op) const;
  static uint32_t roundOf(const Instance &instance,
                          const std::vector<Member> &members,
                          const std::vector<size_t> &lastOf);
  Member memberOf(const Instance &instance) const;
  Member renumbered(const Instance &instance, Member member) const;
  void addPart(const Nodes &nodes, SmallVec<FactorId, 4> &list) const;
  std::string mnemonic(const SharedList<Member> &members) const;
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FUSERULE_H
