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

std::launch Preparation::launch() const {
  // Deferred, too, where no thread can be begun.
  return needs.threads ? std::launch::async | std::launch::deferred
                       : std::launch::deferred;
}

/// Does the same with each, at once if that may be; false if it fails.
template <typename Change>
bool Preparation::changeAll(FewGraphs &graphs, Change &&change) const {
  std::array<std::future<bool>, 3> done;
  for (size_t i = 0; i < graphs.size(); ++i)
    done[i] = std::async(i > 0 ? launch() : std::launch::deferred,
                         [&, i] { return change(graphs[i], i); });
  // All of them are waited for.
  bool ok = true;
  for (std::future<bool> &one : done)
    ok &= one.get();
  return ok;
}

Expected<std::unique_ptr<Preparation>> Preparation::make(OpGraph imported,
                                                         Begin begin,
                                                         Finish finish,
                                                         const Needs &needs) {
  std::unique_ptr<Preparation> made(new Preparation);
  made->imported = std::move(imported);
  made->begin = std::move(begin);
  made->finish = std::move(finish);
  made->needs = needs;
  const bool isFew = needs.few && made->beginFew();
  made->whole = std::async(std::launch::deferred, [own = made.get(), isFew] {
                  Whole whole{{}, {}};
                  whole.graph =
                      isFew ? own->imported : std::move(own->imported);
                  whole.done = own->begin(whole.graph);
                  return whole;
                }).share();
  bool mayRepeat = false;
  if (!isFew) {
    const Whole &whole = made->whole.get();
    if (!whole.done)
      return whole.done.error();
    mayRepeat = needs.again && whole.graph.mode == Mode::Train &&
                !whole.graph.isTrainStep;
  }
  made->blocks =
      std::async(mayRepeat ? made->launch() : std::launch::deferred,
                 [own = made.get()] {
                   return blocksOf(std::shared_future(own->whole).get().graph);
                 })
          .share();
  return made;
}

void Preparation::noteLocations() {
  for (const Op &op : imported.ops) {
    const std::string_view place = withoutColumn(op.location);
    if (place.size() == op.location.size())
      continue;
    const auto [known, isNew] = locations.emplace(place, op.location);
    // Of several operators in a line each says its own.
    if (!isNew && known->second != op.location)
      known->second.clear();
  }
}

/// The whole model from those of few layers.
std::optional<OpGraph> Preparation::grown(const FewGraphs &graphs) const {
  std::optional<OpGraph> graph = withMoreLayers(graphs, more);
  if (graph && !locations.empty())
    for (Op &op : graph->ops)
      if (const auto known =
              locations.find(std::string(withoutColumn(op.location)));
          known != locations.end() && !known->second.empty())
        op.location = known->second;
  return graph;
}

bool Preparation::beginFew() {
  if (!isOfRecords(imported))
    return false;
  const auto run = findLayerRun(imported, kManyLayers);
  if (!run)
    return false;
  const size_t most =
      imported.ops.size() - (run->layers - kFewestLayers - 1) * run->size;
  if (3 * static_cast<double>(most) >
      kMostShare * static_cast<double>(imported.ops.size()))
    return false;
  FewGraphs begun;
  const bool areBegun = changeAll(begun, [&](OpGraph &graph, size_t i) {
    auto less = withFewerLayers(imported, *run, kFewestLayers + i);
    if (!less || !begin(*less))
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

static bool readsBlocks(const Preparation::Wish &wish) {
  return wish && wish->kind == Recompute::Full;
}

Expected<OpGraph> Preparation::finishWhole(const Wish &wish) const {
  const Whole &begun = std::shared_future(whole).get();
  if (!begun.done)
    return begun.done.error();
  OpGraph graph = begun.graph;
  if (readsBlocks(wish))
    graph.setBlocks(std::shared_future(blocks).get());
  if (auto done = finish(graph, wish); !done)
    return done.takeError();
  return graph;
}

bool Preparation::isAsWhole(const FewGraphs &graphs, const Wish &wish) const {
  const std::optional<OpGraph> told = grown(graphs);
  const Expected<OpGraph> own = finishWhole(wish);
  return told && own && isSameGraph(*told, *own);
}

/// Compared with the whole one if that is asked: a plan is of few of the models
/// that its search asks for.
std::optional<OpGraph> Preparation::finishFew(const Wish &wish) {
  FewGraphs done = *few;
  const bool areDone = changeAll(done, [&](OpGraph &graph, size_t) {
    if (!readsBlocks(wish))
      graph.forgetBlocks();
    return static_cast<bool>(finish(graph, wish));
  });
  std::optional<OpGraph> graph = areDone ? grown(done) : std::nullopt;
  const std::lock_guard lock(checking);
  if (!graph)
    areTelling = false;
  else if (!checks.contains(wish))
    checks.emplace(
        wish, std::async(std::launch::deferred, [this, wish,
                                                 graphs = std::move(done)] {
                return isAsWhole(graphs, wish);
              }).share());
  return graph;
}

Expected<OpGraph> Preparation::finished(const Wish &wish) {
  bool mayGrow = few && !(wish && wish->isPartial());
  if (mayGrow) {
    const std::lock_guard lock(checking);
    mayGrow = areTelling;
  }
  if (mayGrow)
    if (std::optional<OpGraph> graph = finishFew(wish))
      return std::move(*graph);
  return finishWhole(wish);
}

void Preparation::checkBeside() {
  const std::lock_guard lock(checking);
  const auto check = checks.find(Wish());
  if (check != checks.end() && !beside.valid())
    beside = std::async(launch(), [first = check->second, again = needs.again,
                                   repeated = blocks] {
      first.wait();
      if (again)
        repeated.wait();
    });
}

bool Preparation::isConfirmed(const Wish &wish) {
  const std::lock_guard lock(checking);
  bool areAlike = true;
  for (const Wish &one : {Wish(), wish})
    if (const auto check = checks.find(one); check != checks.end())
      areAlike = areAlike && check->second.get();
  areTelling = areTelling && areAlike;
  checks.clear();
  return areAlike;
}

} // namespace planner
