//===- StageTables.h - Layout changes that points share ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGETABLES_H
#define PLANNER_LIB_SEARCH_STAGETABLES_H

#include "planner/Cost/CostModel.h"
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

namespace planner {

/// The cost model of a micro-batch on a stage's mesh that was used last, with
/// what it remembers of layout changes: both forms of a point look up the same
/// ones. It takes megabytes, which lie in the way of what is allocated after
/// them: to keep more of them, for other ZeRO levels, takes longer. Several
/// threads may ask at once.
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

  /// Null if it is another one.
  std::unique_ptr<CostModel> take(const Key &key) {
    std::lock_guard guard(changing);
    return last == key ? std::move(model) : nullptr;
  }
  void giveBack(Key key, std::unique_ptr<CostModel> own) {
    std::lock_guard guard(changing);
    last = std::move(key);
    model = std::move(own);
  }

private:
  std::mutex changing;
  Key last{};
  std::unique_ptr<CostModel> model;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGETABLES_H
