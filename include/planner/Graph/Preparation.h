//===- Preparation.h - A model that is prepared in several ways -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A search asks for a model as it is when nothing, something or all of its
// layers are computed again. All of them begin alike (beginGraph), and a model
// of many equal layers is one of few, over and over: three models of few layers
// are soon prepared, and tell what the whole one is. Passes that compare sums
// over a model may still decide otherwise of the whole one: it is prepared,
// too, beside the search, and compared.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_PREPARATION_H
#define PLANNER_GRAPH_PREPARATION_H

#include "planner/Graph/OpGraph.h"
#include <array>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace planner {

/// May be asked by several threads at once.
class Preparation {
public:
  /// What is computed again; nothing said is the least.
  using Wish = std::optional<RecomputeChoice>;
  /// Change a graph, or say why they cannot.
  using Begin = std::function<Expected<void>(OpGraph &)>;
  using Finish = std::function<Expected<void>(OpGraph &, const Wish &)>;

  struct Needs {
    /// Other threads may do some of it.
    bool threads = false;
    /// Models that compute layers again are likely asked for.
    bool again = false;
    /// Models of few layers may stand for the whole one until isConfirmed().
    bool few = false;
  };

  static Expected<std::unique_ptr<Preparation>>
  make(OpGraph imported, Begin begin, Finish finish, const Needs &needs);

  Expected<OpGraph> finished(const Wish &wish);

  /// Begins to compare what was said of the model without a wish, and what is
  /// needed next, if another thread may: best not before there is a plan.
  void checkBeside();

  /// Whether what was said of the model without a wish and with this one is
  /// what it is if it is prepared whole. If not, it is from now on.
  bool isConfirmed(const Wish &wish);

private:
  using FewGraphs = std::array<OpGraph, 3>;
  /// The whole model, begun.
  struct Whole {
    Expected<void> done;
    OpGraph graph;
  };

  Preparation() = default;
  std::launch launch() const;
  template <typename Change>
  bool changeAll(FewGraphs &graphs, Change &&change) const;
  bool beginFew();
  void noteLocations();
  std::optional<OpGraph> grown(const FewGraphs &graphs) const;
  std::optional<OpGraph> finishFew(const Wish &wish);
  Expected<OpGraph> finishWhole(const Wish &wish) const;
  bool isAsWhole(const FewGraphs &graphs, const Wish &wish) const;

  OpGraph imported;
  Begin begin;
  Finish finish;
  Needs needs;
  /// Models of few layers, begun, with their blocks, and how many layers more
  /// than the first the whole one has.
  std::optional<FewGraphs> few;
  int64_t more = 0;
  /// Of the imported model, by what they are without their columns.
  std::unordered_map<std::string, std::string> locations;
  // What is made beside reads what stands before it, and ends before that does.
  std::shared_future<Whole> whole;
  /// What repeats in it.
  std::shared_future<BlockStructure> blocks;
  std::mutex checking;
  bool areTelling = true;
  /// Whether models of few layers told what the whole one is, by what was
  /// wished.
  std::map<Wish, std::shared_future<bool>> checks;
  std::future<void> beside;
};

} // namespace planner

#endif // PLANNER_GRAPH_PREPARATION_H
