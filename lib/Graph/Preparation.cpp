//===- Preparation.cpp - A model that is prepared in several ways ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Preparation.h"
#include "FewerLayers.h"
#include "MoreLayers.h"
#include "Records.h"
#include "planner/Graph/Passes.h"

namespace planner {

/// The first and the last layers are not as those between, and of these there
/// have to be a few to tell how they follow each other.
constexpr size_t kFewestLayers = 5;
/// Three models of six layers, more or less, should be less than half of the
/// whole one.
constexpr double kMostShare = 0.5;
constexpr size_t kManyLayers = 36;

/// Whether these are begun beside each other, as the other models are.
static std::launch launchFor(bool ahead) {
  // Deferred, too, where no thread can be begun.
  return ahead ? std::launch::async | std::launch::deferred
               : std::launch::deferred;
}

/// Does the same with each, at once if that may be; false if it fails.
template <typename Change>
static bool changeAll(std::array<OpGraph, 3> &graphs, bool ahead,
                      Change &&change) {
  std::array<std::future<bool>, 3> done;
  for (size_t i = 0; i < graphs.size(); ++i)
    done[i] = std::async(launchFor(ahead && i > 0),
                         [&, i] { return change(graphs[i], i); });
  // All of them are waited for.
  bool ok = true;
  for (std::future<bool> &one : done)
    ok &= one.get();
  return ok;
}

Expected<std::unique_ptr<Preparation>>
Preparation::make(OpGraph imported, Step begin, const Needs &needs) {
  std::unique_ptr<Preparation> made(new Preparation);
  made->whole = std::move(imported);
  made->beginStep = std::move(begin);
  made->ahead = needs.ahead;
  if (!needs.arguments && made->beginFew())
    return made;
  if (auto done = made->beginWhole(); !done)
    return done.takeError();
  return made;
}

void Preparation::noteLocations() {
  for (const Op &op : whole.ops)
    if (const std::string_view place = withoutColumn(op.location);
        place.size() < op.location.size())
      locations.emplace(place, op.location);
}

/// The whole model from those of few layers.
std::optional<OpGraph>
Preparation::grown(const std::array<OpGraph, 3> &graphs) const {
  std::optional<OpGraph> graph = withMoreLayers(graphs, more);
  if (graph && !locations.empty())
    for (Op &op : graph->ops)
      if (const auto known =
              locations.find(std::string(withoutColumn(op.location)));
          known != locations.end())
        op.location = known->second;
  return graph;
}

bool Preparation::beginFew() {
  if (!isOfRecords(whole))
    return false;
  const auto run = findLayerRun(whole, kManyLayers);
  if (!run)
    return false;
  const size_t most =
      whole.ops.size() - (run->layers - kFewestLayers - 1) * run->size;
  if (3 * static_cast<double>(most) >
      kMostShare * static_cast<double>(whole.ops.size()))
    return false;
  std::array<OpGraph, 3> begun;
  const bool areBegun = changeAll(begun, ahead, [&](OpGraph &graph, size_t i) {
    auto less = withFewerLayers(whole, *run, kFewestLayers + i);
    if (!less || !beginStep(*less))
      return false;
    graph = std::move(*less);
    findBlocks(graph);
    return true;
  });
  if (!areBegun)
    return false;
  few = std::move(begun);
  more = static_cast<int64_t>(run->layers - kFewestLayers);
  noteLocations();
  return true;
}

Expected<void> Preparation::beginWhole() {
  if (std::optional<OpGraph> graph = few ? grown(*few) : std::nullopt) {
    whole = std::move(*graph);
    std::promise<BlockStructure> known;
    known.set_value(whole);
    blocks = known.get_future().share();
  } else {
    if (auto done = beginStep(whole); !done)
      return done;
    blocks = std::async(launchFor(ahead), [this] {
               return blocksOf(whole);
             }).share();
  }
  isBegun = true;
  return {};
}

std::optional<OpGraph> Preparation::finishFew(const Step &finish,
                                              bool needsBlocks) const {
  std::array<OpGraph, 3> done = *few;
  const bool areDone = changeAll(done, ahead, [&](OpGraph &graph, size_t) {
    if (!needsBlocks)
      graph.forgetBlocks();
    return static_cast<bool>(finish(graph));
  });
  return areDone ? grown(done) : std::nullopt;
}

Expected<OpGraph> Preparation::finish(const Step &finish, bool needsBlocks,
                                      bool perLayer) {
  if (few && areTelling && !perLayer) {
    if (std::optional<OpGraph> graph = finishFew(finish, needsBlocks))
      return std::move(*graph);
    areTelling = false;
  }
  {
    const std::lock_guard lock(beginning);
    if (!isBegun)
      if (auto done = beginWhole(); !done)
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
