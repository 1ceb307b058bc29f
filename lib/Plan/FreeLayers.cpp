//===- FreeLayers.cpp - How many layers each chunk has --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Stages".
//
//===----------------------------------------------------------------------===//

#include "FreeLayers.h"
#include "planner/Cost/HostCopies.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace planner {

/// Divisions that are timed at most.
static constexpr size_t kMostTried = 256;

LayerDivider::LayerDivider(std::vector<UnitLoads> l, PipelineSpec s,
                           const StagedPrice &price, std::vector<Room> r)
    : loads(std::move(l)), spec(std::move(s)), rooms(std::move(r)),
      stagesOf(spec.chunks.size()) {
  for (UnitLoads &own : loads) {
    own.again.seconds = own.forward[1];
    own.again.bytes = std::max(0.0, own.kept[1] - price.sendBytes.front());
  }
  for (const ChunkPrice &chunk : price.chunks)
    asPriced.push_back(std::llround(chunk.layers));
  for (size_t stage = 0; stage < rooms.size(); ++stage)
    for (const HostedChunk &hosted : rooms[stage].chunks)
      stagesOf[hosted.chunk].push_back(stage);
}

Expected<LayerDivider> LayerDivider::make(const StagedStrategy &strategy,
                                          const StageRequest &request,
                                          const PipelineSpec &spec,
                                          const StagedPrice &price,
                                          int64_t usable) {
  // Whoever has a layer copies as all stages do.
  const HostCopies copies(strategy.model, request, price.place);
  StageRequest own = request;
  own.copies = request.offload.any() ? &copies : nullptr;
  Expected<UnitLoads> loads = loadsOfUnits(strategy.model, strategy.assignment,
                                           strategy.priced, *own.line, own);
  if (!loads)
    return loads.takeError();
  const std::vector<double> kept = keptMicroBatches(spec);
  std::vector<Room> rooms;
  for (size_t s = 0; s < kept.size(); ++s)
    rooms.push_back({request.stages[s], kept[s], usable});
  return LayerDivider({std::move(*loads)}, spec, price, std::move(rooms));
}

Expected<LayerDivider> LayerDivider::make(UnlikeStages &stages,
                                          const StageRequest &request,
                                          const PipelineSpec &spec,
                                          const StagedPrice &price) {
  Expected<std::vector<UnitLoads>> loads = stages.loadsOfRuns(request);
  if (!loads)
    return loads.takeError();
  const std::vector<double> kept = keptMicroBatches(spec);
  std::vector<Room> rooms;
  for (size_t s = 0; s < kept.size(); ++s) {
    rooms.push_back({request.stages[s], kept[s], stages.usable(s)});
    rooms.back().loads = stages.runOf(s);
  }
  return LayerDivider(std::move(*loads), spec, price, std::move(rooms));
}

void LayerDivider::computeAgain(int64_t count) {
  for (UnitLoads &own : loads)
    own.again.count = count;
}

/// Layers are alike but for the first and the last one, with what is before and
/// after all.
double LayerDivider::amountOf(Amounts of, size_t chunk, double layers) const {
  const std::vector<double> &list = loadsOf(chunk).*of;
  double amount = layers * list[1];
  if (chunk == 0)
    amount += list.front() - list[1];
  if (chunk + 1 == spec.chunks.size())
    amount += list.back() - list[1];
  return amount;
}

/// Of the layer that has most, as if there were three.
double LayerDivider::mostOf(Amounts of, size_t chunk) const {
  const std::vector<double> &list = loadsOf(chunk).*of;
  double most = list[1];
  if (chunk == 0)
    most = std::max(most, list.front());
  if (chunk + 1 == spec.chunks.size())
    most = std::max(most, list.back());
  return most;
}

/// As stageMemory() adds up a stage. A layer that is computed again needs no
/// more for that than what others of the chunk have kept until then, if there
/// are such.
double LayerDivider::bytesOn(const Room &room, const Counts &counts) const {
  const UnitsAgain &again = loads[room.loads].again;
  double fixed = 0, kept = 0, working = 0, updating = 0;
  for (const HostedChunk &hosted : room.chunks) {
    const size_t c = hosted.chunk;
    const auto layers = static_cast<double>(counts[c]);
    const bool isWholeAgain = again.count > 0 && counts[c] <= again.count;
    fixed += amountOf(&UnitLoads::fixed, c, layers);
    kept += hosted.part * (amountOf(&UnitLoads::kept, c, layers) -
                           again.of(layers) * again.bytes);
    working = std::max(working, mostOf(&UnitLoads::working, c) +
                                    (isWholeAgain ? again.bytes : 0));
    updating = std::max(updating, mostOf(&UnitLoads::updating, c));
  }
  return fixed + std::max(room.kept * kept + working, updating);
}

bool LayerDivider::fits(const Counts &counts) const {
  return std::all_of(rooms.begin(), rooms.end(),
                     [&](const Room &room) { return fits(room, counts); });
}

/// Borders between layers are alike, so that what a chunk sends does not depend
/// on how many layers it has.
PipelineSpec LayerDivider::specOf(const std::vector<double> &layers) const {
  PipelineSpec own = spec;
  for (size_t c = 0; c < layers.size(); ++c) {
    const auto of = [&](Amounts list) {
      return Seconds(std::max(0.0, amountOf(list, c, layers[c])));
    };
    const UnitsAgain &again = loadsOf(c).again;
    ChunkTimes &chunk = own.chunks[c];
    chunk.forward = of(&UnitLoads::forward);
    chunk.backward =
        std::max(Seconds(), of(&UnitLoads::seconds) - chunk.forward) +
        Seconds(again.of(layers[c]) * again.seconds);
    chunk.weightGradient = std::min(of(&UnitLoads::weights), chunk.backward);
  }
  return own;
}

TimedStep LayerDivider::timeOf(const Counts &counts) const {
  std::vector<double> sum(rooms.size()), update(rooms.size());
  for (size_t s = 0; s < rooms.size(); ++s)
    for (const HostedChunk &hosted : rooms[s].chunks) {
      const auto layers = static_cast<double>(counts[hosted.chunk]);
      sum[s] += amountOf(&UnitLoads::sums, hosted.chunk, layers);
      update[s] += amountOf(&UnitLoads::updates, hosted.chunk, layers);
    }
  return timedStep(specOf(std::vector<double>(counts.begin(), counts.end())),
                   sum, update);
}

/// The least first that the pipeline takes with each.
std::vector<LayerDivider::Move>
LayerDivider::movesOf(const Counts &counts, const TimedStep &timed) const {
  /// Of more chunks only those hand on a layer that make the step long.
  const size_t few = isWhole() ? 16 : 32;
  std::vector<bool> givers(counts.size(), counts.size() <= few);
  for (const size_t stage : timed.longest)
    for (const HostedChunk &hosted : rooms[stage].chunks)
      givers[hosted.chunk] = true;
  std::vector<double> layers(counts.begin(), counts.end());
  std::vector<Move> moves;
  for (size_t from = 0; from < counts.size(); ++from)
    for (size_t to = 0; to < counts.size(); ++to) {
      if (from == to || counts[from] == 1 || !givers[from])
        continue;
      --layers[from];
      ++layers[to];
      const double least = lowerBound(specOf(layers)).value;
      ++layers[from];
      --layers[to];
      if (least < timed.seconds)
        moves.push_back({least, from, to});
    }
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::optional<LayerDivider::Counts> LayerDivider::moved(const Counts &counts,
                                                        const TimedStep &timed,
                                                        size_t &tried) const {
  /// Less is no gain.
  constexpr double kLeast = 1e-9;
  /// What is better by then is good enough, where a look takes long.
  constexpr size_t kEnough = 16;
  std::optional<Counts> best;
  double least = timed.seconds * (1 - kLeast);
  const size_t before = tried;
  for (const Move &move : movesOf(counts, timed)) {
    if (move.least >= least ||
        (!isWhole() &&
         ((best && tried - before >= kEnough) || tried >= kMostTried)))
      break;
    Counts other = counts;
    --other[move.from];
    ++other[move.to];
    ++tried;
    const double own = timeOf(other).seconds;
    if (own >= least || !fits(other))
      continue;
    least = own;
    best = std::move(other);
  }
  return best;
}

/// Of one chunk on each stage, with whole passes, on devices alike.
std::optional<LayerDivider::Counts> LayerDivider::cut(double &least) const {
  std::vector<ChunkSite> sites;
  double way = 0;
  for (size_t s = 0; s < spec.chunks.size(); ++s) {
    const ChunkTimes &chunk = spec.chunks[s];
    ChunkSite site{0, rooms[s].kept, rooms[s].limit};
    if (!spec.overlapsSends)
      site.sending = (chunk.sendForward + chunk.sendBackward).value;
    if (s > 0)
      way += (spec.chunks[s - 1].sendForward + chunk.sendBackward).value;
    site.way = way;
    sites.push_back(site);
  }
  const auto cuts = cutForPipeline(loads.front(), sites,
                                   static_cast<double>(spec.microBatches));
  if (!cuts)
    return std::nullopt;
  Counts counts;
  for (size_t s = 0; s < sites.size(); ++s)
    counts.push_back(static_cast<int64_t>(cuts->at[s + 1] - cuts->at[s]));
  const std::vector<double> &each = loads.front().updates;
  const double updates = std::accumulate(each.begin(), each.end(), 0.0);
  least = cuts->seconds + updates / static_cast<double>(sites.size());
  return counts;
}

/// So that the slowest chunk is as fast as can be.
std::optional<LayerDivider::Counts> LayerDivider::cutUnalike() const {
  std::vector<ChunkSite> sites(spec.chunks.size());
  for (const Room &room : rooms)
    for (const HostedChunk &hosted : room.chunks)
      sites[hosted.chunk] = {room.loads, room.kept,
                             room.limit /
                                 static_cast<double>(room.chunks.size())};
  const auto cuts = cutUnevenly(loads, sites);
  if (!cuts)
    return std::nullopt;
  Counts counts;
  for (size_t c = 0; c < sites.size(); ++c)
    counts.push_back(static_cast<int64_t>((*cuts)[c + 1] - (*cuts)[c]));
  return counts;
}

/// What one more layer takes the stages of a chunk of so many in a step. Two
/// stages share a chunk alike.
double LayerDivider::layerMore(size_t chunk, int64_t layers) const {
  const UnitLoads &own = loadsOf(chunk);
  const double each =
      own.seconds[1] + (layers < own.again.count ? own.again.seconds : 0);
  return static_cast<double>(spec.microBatches) * each /
         static_cast<double>(stagesOf[chunk].size());
}

/// A layer for each chunk, and then one by one for the chunk that then takes
/// least, or whose stages are then the first to end, if ways are those of equal
/// chunks; of equal ones for the one with the fewest layers, and then the last,
/// for which others need not wait. So the heaviest chunk, or stage, is as light
/// as can be. Nothing if not all layers fit.
std::optional<LayerDivider::Counts> LayerDivider::filled(bool byStage) const {
  const size_t chunks = spec.chunks.size();
  const auto all = static_cast<size_t>(layers());
  Counts counts(chunks, 1);
  std::vector<StageFloor> stages =
      stageFloors(specOf(std::vector<double>(chunks, 1)));
  const std::vector<StageFloor> ways = stageFloors(specOf(std::vector<double>(
      chunks, static_cast<double>(all) / static_cast<double>(chunks))));
  const auto layer = [&](size_t c) { return Seconds(layerMore(c, counts[c])); };
  const auto takes = [&](size_t c) {
    const auto more = static_cast<double>(counts[c] + 1);
    const UnitsAgain &again = loadsOf(c).again;
    if (!byStage)
      return Seconds(amountOf(&UnitLoads::seconds, c, more) +
                     again.of(more) * again.seconds);
    Seconds last;
    for (const size_t s : stagesOf[c])
      last = std::max(last, ways[s].reach + stages[s].work + ways[s].home);
    return last + layer(c);
  };
  const auto hasRoom = [&](size_t c) {
    ++counts[c];
    const bool has =
        std::all_of(stagesOf[c].begin(), stagesOf[c].end(),
                    [&](size_t s) { return fits(rooms[s], counts); });
    --counts[c];
    return has;
  };
  for (size_t left = all - chunks; left > 0; --left) {
    std::optional<std::tuple<Seconds, int64_t, size_t>> best;
    for (size_t c = chunks; c-- > 0;) {
      const std::tuple key(takes(c), counts[c], chunks - c);
      if ((!best || key < *best) && hasRoom(c))
        best = key;
    }
    if (!best)
      return std::nullopt;
    const size_t to = chunks - std::get<2>(*best);
    for (const size_t s : stagesOf[to])
      stages[s].work += layer(to);
    ++counts[to];
  }
  return counts;
}

/// However layers are divided, if each chunk takes what its layers do: on the
/// stages that are then the first to end, with ways of one layer a chunk.
double LayerDivider::leastTime() const {
  const size_t chunks = spec.chunks.size();
  Counts counts(chunks, 1);
  std::vector<double> ends;
  for (const StageFloor &stage :
       stageFloors(specOf(std::vector<double>(chunks, 1))))
    ends.push_back((stage.reach + stage.work + stage.home).value);
  const auto last = [&](size_t c) {
    double most = 0;
    for (const size_t s : stagesOf[c])
      most = std::max(most, ends[s]);
    return most + layerMore(c, counts[c]);
  };
  for (size_t left = static_cast<size_t>(layers()) - chunks; left > 0; --left) {
    size_t to = 0;
    for (size_t c = 1; c < chunks; ++c)
      if (last(c) < last(to))
        to = c;
    for (const size_t s : stagesOf[to])
      ends[s] += layerMore(to, counts[to]);
    ++counts[to];
  }
  return *std::max_element(ends.begin(), ends.end());
}

/// What is known to be good of its kind.
std::vector<LayerDivider::Counts> LayerDivider::starts(double &least) const {
  std::vector<Counts> list;
  const bool areAlike = loads.size() == 1;
  if (isWhole() && areAlike) {
    if (auto counts = cut(least))
      list.push_back(std::move(*counts));
  } else {
    least = leastTime();
    if (!areAlike)
      if (auto counts = cutUnalike())
        list.push_back(std::move(*counts));
    for (const bool byStage : {true, false})
      if (auto counts = filled(byStage))
        list.push_back(std::move(*counts));
  }
  if (!list.empty() && fits(asPriced))
    list.push_back(asPriced);
  return list;
}

std::optional<LayerDivider::Timed>
LayerDivider::start(std::optional<Seconds> most) const {
  Timed best;
  std::vector<Counts> list = starts(best.least);
  if (list.empty() || (most && best.least > most->value))
    return std::nullopt;
  for (Counts &counts : list)
    if (TimedStep own = timeOf(counts);
        best.counts.empty() || own.seconds <= best.step.seconds) {
      best.counts = std::move(counts);
      best.step = std::move(own);
    }
  return best;
}

void LayerDivider::improve(Timed &found) const {
  /// To the least that any division may take: nearer is not worth the time.
  constexpr double kClose = 1e-3;
  size_t tried = 0;
  while (found.step.seconds > found.least * (1 + kClose)) {
    std::optional<Counts> other = moved(found.counts, found.step, tried);
    if (!other)
      return;
    found.counts = std::move(*other);
    found.step = timeOf(found.counts);
  }
}

std::optional<LayerSplit>
LayerDivider::next(std::optional<Seconds> most) const {
  /// So far from what chunks take may be what their layers take.
  constexpr double kExact = 0.02;
  if (most)
    *most = *most / (1 - kExact);
  std::optional<Timed> found = start(most);
  if (!found)
    return std::nullopt;
  improve(*found);
  return LayerSplit{false, std::move(found->counts)};
}

Expected<void> LayerDivider::tooLarge(const std::vector<StageShare> &stages) {
  for (size_t s = 0; s < rooms.size(); ++s)
    rooms[s].limit -= static_cast<double>(
        std::max<int64_t>(0, stages[s].memoryBytes - rooms[s].usable));
  return {};
}

bool LayerDivider::mayTakeLess(std::optional<Seconds> most) {
  computeAgain(1);
  const bool may = !most || leastTime() < most->value;
  computeAgain(0);
  return may;
}

/// More layers of each chunk take longer, and make room for more divisions: any
/// number may be the best. Layers are moved of that alone which begins best.
std::optional<SomeAgain> LayerDivider::nextAgain(std::optional<Seconds> most) {

  std::optional<Timed> best;
  int64_t again = 0;
  const auto chunks = static_cast<int64_t>(asPriced.size());
  for (int64_t count = 1; count <= layers() - chunks; ++count) {
    computeAgain(count);
    const std::optional<Seconds> less =
        best && (!most || best->step.seconds < most->value)
            ? Seconds(best->step.seconds)
            : most;
    // Nor with more layers, whatever fits.
    if (less && leastTime() >= less->value)
      break;
    auto found = start(less);
    if (!found || (best && found->step.seconds >= best->step.seconds) ||
        count >= *std::max_element(found->counts.begin(), found->counts.end()))
      continue;
    best = std::move(found);
    again = count;
  }
  computeAgain(again);
  if (best)
    improve(*best);
  computeAgain(0);
  if (!best || (most && best->step.seconds >= most->value))
    return std::nullopt;
  const bool isEven = loads.size() == 1 && best->counts == asPriced;
  return SomeAgain{again, isEven ? Counts() : best->counts,
                   Seconds(best->step.seconds)};
}

/// With so much that the estimate of what was priced is what it needs.
void LayerDivider::correct(const SomeAgain &priced,
                           const std::vector<StageShare> &stages) {
  const Counts &counts = priced.layers.empty() ? asPriced : priced.layers;
  computeAgain(priced.count);
  for (size_t s = 0; s < rooms.size(); ++s)
    rooms[s].limit =
        static_cast<double>(rooms[s].usable - stages[s].memoryBytes) +
        bytesOn(rooms[s], counts);
  computeAgain(0);
}

} // namespace planner
