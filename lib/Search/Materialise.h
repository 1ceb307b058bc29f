//===- Materialise.h - Layouts that given configurations need ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MATERIALISE_H
#define PLANNER_LIB_SEARCH_MATERIALISE_H

#include "planner/Cost/Evaluate.h"
#include "planner/Search/FoldedGraph.h"

namespace planner {

/// Layouts of a tensor that its phase saves for later ones.
using KeptLayouts = SmallVec<TensorSharding, 2>;

/// By TensorId: the further layouts in which each tensor must exist for the
/// assignment's configurations and storage, each made in the cheapest way.
/// Parameters that are not stored as they are used are made again each phase.
/// Other layouts are kept, unless `saved` (by TensorId; null for all if empty)
/// says which are: then later phases make what they lack of these.
std::vector<SmallVec<Materialised, 1>>
chooseMaterialised(const CostModel &model, const Assignment &assignment,
                   const std::vector<const KeptLayouts *> &saved = {});

/// The same where the assignment and `saved` (by TensorClassId) do not tell the
/// tensors of a class apart: they are laid out like their lead.
std::vector<SmallVec<Materialised, 1>>
chooseMaterialised(const CostModel &model, const Assignment &assignment,
                   const FoldedGraph &folded,
                   const std::vector<const KeptLayouts *> &saved);

/// The same of one tensor after the other, of an assignment that may become
/// another one in between.
class LayoutChooser {
public:
  /// Both must outlive this.
  LayoutChooser(const CostModel &model, const Assignment &assignment);
  ~LayoutChooser();
  SmallVec<Materialised, 1> layoutsOf(TensorId id) const;

private:
  class Materialiser;
  std::unique_ptr<const Materialiser> materialiser;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MATERIALISE_H
