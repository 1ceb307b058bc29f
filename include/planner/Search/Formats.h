//===- Formats.h - Searches over number formats -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_FORMATS_H
#define PLANNER_SEARCH_FORMATS_H

#include "planner/Search/Search.h"

namespace planner {

struct FormatsResult {
  /// Its certificate is that of all formats together.
  SearchResult search;
  /// Of its products, as the strategy's `dtype` names it.
  std::string format;
};

/// The best of jointSearch() with the model's products in each of the formats,
/// the first of equally good ones. Fails before it searches where `options.fix`
/// names a format, and for a format that is unknown, given twice or none that
/// the model can have; where nothing fits like the search in the first one.
Expected<FormatsResult> searchFormats(const OpGraph &graph,
                                      const ClusterSpec &cluster,
                                      const StackSpec &stack,
                                      const SearchOptions &options,
                                      const std::vector<std::string> &formats);

} // namespace planner

#endif // PLANNER_SEARCH_FORMATS_H
