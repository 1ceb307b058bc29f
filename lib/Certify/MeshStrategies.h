//===- MeshStrategies.h - Strategies on one mesh, made by hand --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_CERTIFY_MESHSTRATEGIES_H
#define PLANNER_LIB_CERTIFY_MESHSTRATEGIES_H

#include "planner/Cost/CostModel.h"
#include <array>
#include <map>
#include <random>
#include <set>

namespace planner {

/// What a strategy on the model's mesh chooses from, and what follows from the
/// choices. Operators that occur again, and arguments that are used alike,
/// choose once.
class MeshStrategies {
public:
  MeshStrategies(const CostModel &model, const StrategySpec &spec);

  /// Operators with one configuration: the occurrences of one, each with those
  /// that are tied to it.
  struct Group {
    OpId lead = kNone;
    std::vector<std::vector<OpId>> occurrences;
  };
  const std::vector<Group> &groups() const { return opGroups; }
  const std::vector<OpConfig> &configs(size_t group);
  /// Arguments that are stored alike.
  const std::vector<std::vector<TensorId>> &arguments() const {
    return argumentClasses;
  }
  const std::vector<TensorSharding> &layouts(size_t argumentClass);
  /// Whether an argument may lie so: states as their update reads them.
  bool mayStore(TensorId argument, const TensorSharding &layout);

  /// How many operators, and tensors by phase, each one stands for: the first
  /// of a kind for all of it, but for those that are told apart.
  struct Weights {
    std::vector<double> ops;
    std::vector<std::array<double, 3>> tensors;
  };
  Weights weights(const std::vector<OpId> &apartOps = {},
                  const std::set<TensorId> &apartTensors = {}) const;
  /// From now on everything is of a kind of its own.
  void tellAllApart();

  static void configure(Assignment &assignment, const std::vector<OpId> &ops,
                        const OpConfig &config);
  /// Tensors whose layouts follow from these operators' configurations and from
  /// how these arguments are stored.
  std::set<TensorId> around(const std::vector<OpId> &ops,
                            const std::vector<TensorId> &stored) const;
  /// Makes a tensor be there in the layouts that are needed; false if it
  /// cannot.
  bool settle(Assignment &assignment, TensorId id) const;
  bool settleAll(Assignment &assignment) const;
  /// The same for those that stand for others.
  bool settleKinds(Assignment &assignment, const Weights &kinds) const;

  /// Every choice at random; layouts do not follow yet.
  Assignment uniform(std::mt19937_64 &random);
  /// Every axis is for some dimensions of the model, wherever they occur, with
  /// a few choices at random.
  Assignment coherent(std::mt19937_64 &random);

private:
  TensorSharding made(const Assignment &assignment, TensorId id) const;
  std::vector<TensorSharding> needed(const Assignment &assignment, TensorId id,
                                     std::optional<Phase> phase) const;
  Assignment empty() const;
  void groupOperators();
  void classifyArguments();
  void classifyTensors();
  std::vector<int64_t> usesOf(const Tensor &tensor) const;
  std::vector<double> intentions(std::mt19937_64 &random) const;
  void storeAsUsed(Assignment &assignment, std::mt19937_64 &random);

  const CostModel &model;
  const OpGraph &graph;
  const StrategySpec spec;
  std::vector<Group> opGroups;
  std::vector<std::vector<TensorId>> argumentClasses;
  std::map<TensorId, size_t> classOf;
  std::map<size_t, std::vector<OpConfig>> knownConfigs;
  std::map<size_t, std::vector<TensorSharding>> knownLayouts;
  /// By OpId, and by TensorId: the first of its kind.
  std::vector<OpId> opKind;
  std::vector<TensorId> tensorKind;
  /// By TensorId: the argument whose next value this is.
  std::vector<TensorId> replaces;
};

} // namespace planner

#endif // PLANNER_LIB_CERTIFY_MESHSTRATEGIES_H
