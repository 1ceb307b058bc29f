//===- StageTables.h - Layout changes that points share ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGETABLES_H
#define PLANNER_LIB_SEARCH_STAGETABLES_H

#include "planner/Cost/CostModel.h"
#include "planner/Graph/OpGraph.h"
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

namespace planner {

/// Cost models of micro-batches on stages' meshes, each with what it remembers
/// of layout changes: points that differ in their ZeRO level alone, and both
/// forms of a point, look up the same ones. They take megabytes, so only the
/// last ones are kept. Several threads may ask at once.
class StageTables {
public:
  /// Names, sizes and levels.
  using AxisKeys = std::vector<std::tuple<std::string, int64_t, unsigned>>;
  struct Key {
    Recompute recompute;
    int64_t samples;
    AxisKeys axes;
    friend bool operator==(const Key &, const Key &) = default;
  };

  /// Null if there is none.
  std::unique_ptr<CostModel> take(const Key &key) {
    std::lock_guard guard(changing);
    for (auto at = known.begin(); at != known.end(); ++at)
      if (at->first == key) {
        std::unique_ptr<CostModel> model = std::move(at->second);
        known.erase(at);
        return model;
      }
    return nullptr;
  }
  void giveBack(Key key, std::unique_ptr<CostModel> model) {
    std::lock_guard guard(changing);
    known.emplace_front(std::move(key), std::move(model));
    if (known.size() > kMost)
      known.pop_back();
  }

private:
  static constexpr size_t kMost = 8;
  std::mutex changing;
  std::deque<std::pair<Key, std::unique_ptr<CostModel>>> known;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGETABLES_H
