//===- Preparation.h - A model that is prepared in several ways -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A search asks for a model as it is when nothing, something or all of its
// layers are computed again. All of them begin alike (beginGraph), and a model
// of many equal layers is one of few, over and over: three models of few layers
// are prepared, and tell what the whole one is.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_PREPARATION_H
#define PLANNER_GRAPH_PREPARATION_H

#include "planner/Graph/OpGraph.h"
#include <array>
#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace planner {

/// May be asked by several threads at once.
class Preparation {
public:
  /// Changes a graph, or says why it cannot.
  using Step = std::function<Expected<void>(OpGraph &)>;

  struct Needs {
    /// What will be asked for is made beside, where a thread can be had.
    bool ahead = false;
    /// `begin` knows some of the arguments by their names or numbers.
    bool arguments = false;
  };

  /// `imported` is begun with `begin`.
  static Expected<std::unique_ptr<Preparation>>
  make(OpGraph imported, Step begin, const Needs &needs);

  /// What was begun, with `finish` applied. `needsBlocks`: that reads what
  /// repeats. `perLayer`: it treats some layers as others.
  Expected<OpGraph> finish(const Step &finish, bool needsBlocks,
                           bool perLayer = false);

private:
  Preparation() = default;
  bool beginFew();
  Expected<void> beginWhole();
  void noteLocations();
  std::optional<OpGraph> grown(const std::array<OpGraph, 3> &graphs) const;
  std::optional<OpGraph> finishFew(const Step &finish, bool needsBlocks) const;

  Step beginStep;
  bool ahead = false;
  /// As imported until it is begun, which is when it is needed.
  OpGraph whole;
  bool isBegun = false;
  std::mutex beginning;
  /// Of what was begun.
  std::shared_future<BlockStructure> blocks;
  /// Models of few layers, begun, with their blocks, and how many layers more
  /// than the first the whole one has.
  std::optional<std::array<OpGraph, 3>> few;
  int64_t more = 0;
  /// Of the imported model, by what they are without their columns.
  std::unordered_map<std::string, std::string> locations;
  /// Whether they told what the whole one is, each time that they were asked.
  std::atomic<bool> areTelling = true;
};

} // namespace planner

#endif // PLANNER_GRAPH_PREPARATION_H
