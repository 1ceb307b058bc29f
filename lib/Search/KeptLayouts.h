//===- KeptLayouts.h - In which layouts a tensor may be kept ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_KEPTLAYOUTS_H
#define PLANNER_LIB_SEARCH_KEPTLAYOUTS_H

#include "LayoutTable.h"

namespace planner {

/// Layouts as numbers in a table, ascending.
using LayoutSet = SmallVec<uint32_t, 2>;

/// The uses of one tensor.
struct KeptQuestion {
  const LayoutTable &layouts;
  /// Of the mesh.
  size_t axes;
  /// What its users need; that and what its producer makes. Ascending.
  std::vector<uint32_t> wanted = {}, all = {};
  /// Beside which any other one may be kept.
  LayoutSet near = {};
  /// By layout.
  std::vector<int64_t> bytes = {};
  /// In the phase that makes it, and in how many phases after it.
  size_t earlyUses = 0, laterUses = 0, laterPhases = 0;
  /// Whether alternatives of equal time may need different memory.
  bool tellsMemory = false;
  /// Whether to tell what is saved for later phases.
  bool spans = false;
};

/// By alternative, the layouts that are made with the tensor, for the users in
/// its own phase to find; what the later phases find; what is saved until then;
/// and the seconds that it takes to make the rest again.
struct KeptChoices {
  std::vector<LayoutSet> made, later, saved;
  /// Whether the rest of `made` is made again later: then it is made of what is
  /// saved, not the other way round.
  std::vector<bool> savedFirst;
  std::vector<double> again;
};

/// The alternatives depend on the mesh and the layouts alone, so that fewer
/// layouts, or a coarser mesh, have fewer of them (docs/search-space.md).
KeptChoices listKept(const KeptQuestion &question);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_KEPTLAYOUTS_H
