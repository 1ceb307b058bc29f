//===- StageTables.h - Layout changes that points share ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGETABLES_H
#define PLANNER_LIB_SEARCH_STAGETABLES_H

#include "planner/Cost/CostModel.h"
#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace planner {

/// The cost models of a micro-batch on a stage's mesh that were used last, one
/// a thread, with what they remember of layout changes: all forms of a point
/// look up the same ones. They take megabytes, which lie in the way of what is
/// allocated after them: to keep more of them, for other ZeRO levels, takes
/// longer. Several threads may ask at once.
class StageTables {
public:
  /// Names, sizes and levels.
  using AxisKeys = std::vector<std::tuple<std::string, int64_t, unsigned>>;
  struct Key {
    RecomputeChoice recompute;
    int64_t samples;
    AxisKeys axes;
    friend bool operator==(const Key &, const Key &) = default;
  };

  explicit StageTables(unsigned threads) : most(std::max(threads, 1U)) {}

  /// Null if there is none.
  std::unique_ptr<CostModel> take(const Key &key) {
    std::lock_guard guard(changing);
    const auto at =
        std::find_if(kept.begin(), kept.end(),
                     [&](const auto &each) { return each.first == key; });
    if (at == kept.end())
      return nullptr;
    std::unique_ptr<CostModel> model = std::move(at->second);
    kept.erase(at);
    return model;
  }
  void giveBack(Key key, std::unique_ptr<CostModel> own) {
    std::lock_guard guard(changing);
    if (kept.size() == most)
      kept.erase(kept.begin());
    kept.emplace_back(std::move(key), std::move(own));
  }

private:
  std::mutex changing;
  const size_t most;
  /// The oldest first.
  std::vector<std::pair<Key, std::unique_ptr<CostModel>>> kept;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGETABLES_H
