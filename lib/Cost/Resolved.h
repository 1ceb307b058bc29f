//===- Resolved.h - Which copy of a tensor each user reads ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_RESOLVED_H
#define PLANNER_LIB_COST_RESOLVED_H

#include "planner/Cost/Evaluate.h"
#include "planner/Cost/Memory.h"

namespace planner::detail {

/// A tensor under an assignment. Copies are numbered as in
/// Assignment::materialised; -1 is what the producer makes.
struct ResolvedTensor {
  TensorSharding produced;
  /// Made by a generator: there in every layout.
  bool generated = false;
  /// By use: the copy that it reads.
  SmallVec<int32_t, 2> useSource;
  /// The argument that this tensor replaces, and the copy that does.
  TensorId replaces = kNone;
  int32_t updateSource = -1;
  /// The copy that leaves the model.
  int32_t outputSource = -1;
};

/// A copy's uses: the operators that read it, and the copies made from it.
struct CopyUses {
  SmallVec<Use, 2> uses;
  SmallVec<int32_t, 2> derived;
};

/// Everything that pricing and memory agree on.
struct ResolvedStrategy {
  std::vector<ResolvedTensor> tensors;

  const TensorSharding &layout(const Assignment &assignment, TensorId tensor,
                               int32_t copy) const {
    return copy < 0 ? tensors[tensor].produced
                    : assignment.materialised[tensor][copy].layout;
  }
};

CopyUses usesOfCopy(const OpGraph &graph, const Assignment &assignment,
                    const ResolvedStrategy &resolved, TensorId tensor,
                    int32_t copy);

/// Whether a copy is made as soon as its source is there: it is smaller, and
/// nothing else wants the source to stay.
bool isMadeAtOnce(const CostModel &model, const Assignment &assignment,
                  const ResolvedStrategy &resolved, TensorId tensor,
                  int32_t copy);

/// Phases in which a copy is used, by Phase.
std::array<bool, 3> phasesOf(const OpGraph &graph, const Assignment &assignment,
                             const ResolvedStrategy &resolved, TensorId tensor,
                             int32_t copy);

/// What is allocated on a device: from the operator at `begin` up to and
/// including `end`.
struct ProfiledBuffer {
  int64_t bytes = 0;
  OpId begin = 0, end = 0;
  MemoryClass memoryClass = MemoryClass::Activations;
  TensorId tensor = kNone;
  /// One slice at a time of a tensor that a loop stacks.
  bool isSlice = false;
};
std::vector<ProfiledBuffer>
profileBuffers(const CostModel &model, const Assignment &assignment,
               const ResolvedStrategy &resolved,
               const std::vector<Lifetime> &lifetimes);

/// Which copy each user reads, of an assignment that evaluate() accepts; what
/// its price says of that, if it does.
/// The same of a few tensors at a time, as the strategy is then: of those that
/// may lie in one buffer, which are a group.
class BufferGroups {
public:
  /// All must outlive this.
  BufferGroups(const CostModel &model, const Assignment &assignment,
               const ResolvedStrategy &resolved,
               const std::vector<Lifetime> &lifetimes);
  ~BufferGroups();

  size_t size() const { return groups.size(); }
  size_t groupOf(TensorId id) const { return ofTensor[id]; }
  std::vector<ProfiledBuffer> buffersOf(size_t group);

private:
  std::vector<size_t> ofTensor;
  /// In the order in which they are made.
  std::vector<std::vector<TensorId>> groups;
  class Profile;
  std::unique_ptr<Profile> profile;
};

Expected<std::shared_ptr<const ResolvedStrategy>>
resolveStrategy(const CostModel &model, const Assignment &assignment,
                const PricedStrategy &priced);

/// Layout changes of one tensor after the other, of an assignment that may
/// become another one in between, as evaluate() has them.
class TensorPricer {
public:
  /// All must outlive this. `resolved` is of the assignment.
  TensorPricer(const CostModel &model, const Assignment &assignment,
               ResolvedStrategy resolved);
  ~TensorPricer();

  /// Fails as evaluate() does.
  Expected<std::vector<PricedChange>> changesOf(TensorId tensor);
  /// Of each tensor, what the assignment was when it was asked for last.
  const ResolvedStrategy &resolved() const;

private:
  struct State;
  std::unique_ptr<State> state;
};

MemoryReport reportMemory(const CostModel &model, const Assignment &assignment,
                          const ResolvedStrategy &resolved,
                          const std::vector<OpCost> &ops);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_RESOLVED_H
