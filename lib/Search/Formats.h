//===- Formats.h - Searches over number formats -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_FORMATS_H
#define PLANNER_LIB_SEARCH_FORMATS_H

#include "planner/Search/Search.h"

namespace planner {

/// What a search looks at in one number format.
struct FormatSpace {
  /// As the strategy's `dtype` names it; empty: as the strategy has it.
  std::string name;
  /// With the kernels of the format.
  StackSpec stack;
  /// With the format fixed, and no others to search.
  SearchOptions options;
};

/// One for each of `options.formats`, in their order, or the only one. Fails
/// where `options.fix` names a format, too, and for a format that is unknown,
/// given twice or none that the model can have.
Expected<std::vector<FormatSpace>> formatSpaces(const OpGraph &graph,
                                                const StackSpec &stack,
                                                const SearchOptions &options);

/// Of products in a format that the devices have no units for.
void warnOfUnits(SearchResult &result, const ClusterSpec &cluster,
                 const StackSpec &stack);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_FORMATS_H
