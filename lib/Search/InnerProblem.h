//===- InnerProblem.h - The inner problem as a solver::Problem --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_INNERPROBLEM_H
#define PLANNER_LIB_SEARCH_INNERPROBLEM_H

#include "KeptLayouts.h"
#include "Materialise.h"
#include "planner/Search/FoldedGraph.h"
#include "planner/Search/Inner.h"
#include "planner/Solver/Factored.h"
#include "planner/Support/Cancellation.h"

namespace planner {

/// What the operators of a group may be configured as.
std::vector<OpConfig> alternativesOf(const CostModel &model,
                                     const OpGroup &group,
                                     const StrategySpec &spec);

/// The problem's variables and pairs, in seconds, before they become integers.
class InnerProblem {
public:
  /// What a choice of kept layouts says.
  enum class Detail {
    /// Which layouts there are: enough to price a strategy.
    Cost,
    /// Also which of them the phases after the one that makes the tensor find:
    /// what memory depends on, and nothing that costs less.
    Memory
  };
  /// Alternatives that no strategy faster than the options' incumbent can
  /// contain are left out.
  InnerProblem(const CostModel &model, const FoldedGraph &folded,
               const InnerOptions &options, Detail detail);
  /// False if it was cancelled before everything was there.
  bool isComplete() const { return complete; }
  /// Whether the cheapest alternatives of all operators take longer than the
  /// incumbent. Then that is all that is there.
  bool beatsNone() const { return isBeaten; }

  /// In ticks, rounded down, so that bounds of the problem bound the seconds.
  /// Without usage.
  solver::FactoredProblem build();
  double secondsPerTick() const { return tick; }

  /// The whole graph's assignment for a choice of alternatives.
  Assignment expand(const std::vector<uint32_t> &choice) const;
  /// Seconds that gradients are added to their sums in, as they count.
  double accumulation(const std::vector<uint32_t> &choice) const;
  double log10Space() const;
  size_t numVariables() const { return variables.size(); }
  size_t numAlternatives() const;
  /// Costs of alternatives and of pairs of their classes.
  size_t numEntries() const;

  struct Variable {
    std::string name;
    /// Seconds per step of each alternative.
    std::vector<double> seconds;
  };
  /// Alternatives that make (need) the same layouts are one class.
  struct Pair {
    uint32_t first, second;
    /// By alternative, its class.
    std::vector<uint32_t> rowOf, colOf;
    uint32_t rows, cols;
    /// Row-major seconds per step, infinite where forbidden.
    std::vector<double> seconds;
  };
  /// A variable whose alternatives read a tensor of which some layouts are
  /// kept.
  struct Reader {
    /// Of `pairs`: the kept layouts first, then the reader.
    uint32_t pair;
    std::vector<Use> uses;
    /// By class of the kept layouts, by use: which of Residence::used it finds.
    std::vector<SmallVec<uint32_t, 2>> found;
    /// By class of the reader's alternatives, by use, which of
    /// Residence::layouts it needs.
    std::vector<SmallVec<uint32_t, 2>> needed;
  };
  /// Where a tensor class's bytes are decided, for MemoryUsage: by the variable
  /// that makes it and the one whose alternatives say which layouts are used.
  struct Residence {
    TensorClassId tensorClass;
    std::vector<Use> uses;
    uint32_t producer, consumer;
    /// Of `pairs`; kNone if producer and consumer are one variable.
    uint32_t pair;
    /// All that the tensor is made or needed in. What follows counts in it.
    std::vector<TensorSharding> layouts;
    /// By alternative of the producer, its class; by class, the layout.
    std::vector<uint32_t> madeOf, made;
    /// By alternative of the consumer, its class; by class, the layouts.
    std::vector<uint32_t> usedOf;
    std::vector<SmallVec<uint32_t, 2>> used;
    /// If the consumer is a choice of layouts that are kept: those who read
    /// them, or make of them what they need for themselves.
    std::vector<Reader> readers;
    /// If that says what later phases find: by alternative, which of `used`
    /// they find, and which are saved until then.
    std::vector<uint32_t> laterOf, savedOf;
  };
  std::vector<Variable> variables;
  std::vector<Pair> pairs;
  std::vector<Residence> residences;

  /// How a tensor class is stored or laid out, for memory.
  struct GroupVariable {
    uint32_t variable;
    std::vector<OpConfig> configs;
    /// By alternative, what of its seconds adds to sums; empty: nothing.
    std::vector<double> accumulation = {};
  };
  /// By GroupId.
  std::vector<GroupVariable> groups;
  /// Of an argument class: its own variable, or the group whose configuration
  /// decides (`boundUse`).
  struct StorageVariable {
    uint32_t variable = kNone;
    std::vector<TensorSharding> layouts;
    Use boundUse = {kNone, 0};
  };
  /// By TensorClassId; meaningful for arguments.
  std::vector<StorageVariable> storage;

  /// The layout that an argument class is stored in, by alternative of the
  /// variable that decides.
  uint32_t storageVariable(TensorClassId id) const;
  TensorSharding storageLayout(TensorClassId id, uint32_t alternative) const;

  const CostModel &model;
  const FoldedGraph &folded;

private:
  /// One consumer variable of a tensor class: the layouts it needs, by
  /// alternative, for each of its uses, as numbers in a LayoutTable.
  struct Endpoint {
    uint32_t variable;
    std::vector<SmallVec<uint32_t, 2>> needed;
    /// By use, the operator (kNone if there is none) and the phase.
    std::vector<Use> uses;
    std::vector<Phase> phases;
  };
  void addGroups(bool accumulates);
  void pruneGroups(Seconds incumbent);
  void addStorage();
  void addTensorClass(TensorClassId id);
  void addUses(TensorClassId id, const std::vector<Use> &uses,
               bool withReplacement);
  double changeCount(TensorClassId id, const std::vector<Use> &uses) const;
  bool bindStorage(TensorClassId id);
  std::vector<Endpoint> endpoints(TensorClassId id,
                                  const std::vector<Use> &uses,
                                  bool withReplacement, LayoutTable &layouts);
  std::vector<uint32_t> producedLayouts(TensorClassId id,
                                        LayoutTable &layouts) const;
  /// Alternatives by what they make or need.
  struct Classes {
    std::vector<uint32_t> of;
    std::vector<SmallVec<uint32_t, 2>> layouts;
  };
  static Classes classify(const std::vector<SmallVec<uint32_t, 2>> &needed);
  static Classes classify(const std::vector<uint32_t> &produced);
  /// Whether the strategy forbids that copies of this tensor, stored or used in
  /// parts, are put together (ZeRO).
  bool forbidsGathers(TensorClassId id, const std::vector<Use> &uses) const;
  /// Pays for the changes from the producer's layouts to the consumer's sets,
  /// or forbids all that are not free. Returns the pair; kNone if producer and
  /// consumer are one variable.
  uint32_t connect(uint32_t producer, const Classes &made, uint32_t consumer,
                   const Classes &used, const LayoutTable &layouts,
                   bool onlyFree);
  KeptChoices keptChoices(TensorClassId id, const std::vector<Endpoint> &uses,
                          const std::vector<uint32_t> &produced,
                          const LayoutTable &layouts) const;
  LayoutSet layoutsNear(TensorClassId id, const std::vector<uint32_t> &all,
                        const LayoutTable &layouts) const;
  Phase phaseOf(TensorClassId id) const;
  bool spansPhases(TensorClassId id, const std::vector<Endpoint> &uses) const;
  bool savesLeast() const;
  /// Joins it to all consumers, which find sets of `used`.
  std::vector<Reader> join(uint32_t choice, const Classes &used,
                           const std::vector<uint32_t> &laterOf,
                           const std::vector<Endpoint> &uses, Phase early,
                           const LayoutTable &layouts, bool onlyFree);
  void addResidence(TensorClassId id, const std::vector<Use> &uses,
                    uint32_t producer, Classes made, uint32_t consumer,
                    Classes used, uint32_t pair, const LayoutTable &layouts);
  uint32_t addVariable(std::string name, std::vector<double> seconds);

  const StrategySpec &spec;
  const Assignment *near;
  const Detail detail;
  double tick = 1e-12;
  /// Seconds that all layout changes may take in a strategy of interest.
  double mostChange = std::numeric_limits<double>::infinity();
  bool complete = true, isBeaten = false;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_INNERPROBLEM_H
