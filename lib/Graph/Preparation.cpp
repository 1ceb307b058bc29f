//===- Preparation.cpp - A model that is prepared in several ways ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Preparation.h"
#include "FewerLayers.h"
#include "MoreLayers.h"
#include "planner/Graph/Passes.h"

namespace planner {

/// The first and the last layers are not as those between, and of these there
/// have to be a few to tell how they follow each other.
constexpr size_t kFewestLayers = 5;
/// With less the models of few layers have about as many in all.
constexpr size_t kManyLayers = 40;

Expected<std::unique_ptr<Preparation>>
Preparation::make(OpGraph imported, Step begin, bool ahead) {
  std::unique_ptr<Preparation> made(new Preparation);
  made->whole = std::move(imported);
  made->beginStep = std::move(begin);
  if (made->beginFew())
    return made;
  if (auto done = made->beginWhole(ahead); !done)
    return done.takeError();
  return made;
}

bool Preparation::beginFew() {
  const auto run = findLayerRun(whole, kManyLayers);
  if (!run)
    return false;
  std::array<OpGraph, 3> begun;
  for (size_t i = 0; i < begun.size(); ++i) {
    auto less = withFewerLayers(whole, *run, kFewestLayers + i);
    if (!less || !beginStep(*less))
      return false;
    begun[i] = std::move(*less);
    findBlocks(begun[i]);
  }
  few = std::move(begun);
  more = static_cast<int64_t>(run->layers - kFewestLayers);
  return true;
}

Expected<void> Preparation::beginWhole(bool ahead) {
  if (std::optional<OpGraph> grown =
          few ? withMoreLayers(*few, more) : std::nullopt) {
    whole = std::move(*grown);
    std::promise<BlockStructure> known;
    known.set_value(whole);
    blocks = known.get_future().share();
  } else {
    if (auto done = beginStep(whole); !done)
      return done;
    // Deferred, too, where no thread can be begun.
    blocks = std::async(ahead ? std::launch::async | std::launch::deferred
                              : std::launch::deferred,
                        [this] { return blocksOf(whole); })
                 .share();
  }
  isBegun = true;
  return {};
}

std::optional<OpGraph> Preparation::finishFew(const Step &finish,
                                              bool needsBlocks) const {
  std::array<OpGraph, 3> done = *few;
  for (OpGraph &graph : done) {
    if (!needsBlocks)
      graph.forgetBlocks();
    if (!finish(graph))
      return std::nullopt;
  }
  return withMoreLayers(done, more);
}

Expected<OpGraph> Preparation::finish(const Step &finish, bool needsBlocks,
                                      bool perLayer) {
  if (few && !perLayer)
    if (std::optional<OpGraph> grown = finishFew(finish, needsBlocks))
      return std::move(*grown);
  {
    const std::lock_guard lock(beginning);
    if (!isBegun)
      if (auto done = beginWhole(false); !done)
        return done.takeError();
  }
  OpGraph graph = whole;
  if (needsBlocks)
    graph.setBlocks(std::shared_future(blocks).get());
  else
    graph.forgetBlocks();
  if (auto done = finish(graph); !done)
    return done.takeError();
  return graph;
}

} // namespace planner
