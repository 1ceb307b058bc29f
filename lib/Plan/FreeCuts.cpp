//===- FreeCuts.cpp - Where any model is cut ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FreeCuts.h"
#include "UnitLoads.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace planner {

/// How often LineCutter is to repeat a chunk's passes. Where other chunks are
/// run on its stage meanwhile, what is before it does not count.
static double repetitions(const PipelineSpec &spec) {
  constexpr double kMany = 1e6;
  return hasWholeStages(spec.schedule) ? static_cast<double>(spec.microBatches)
                                       : kMany;
}

LineDivider::LineDivider(const StagedStrategy &s, const StageRequest &r,
                         PipelineSpec p, UnitPrices prices,
                         const StagedPrice &price, int64_t bytes)
    : strategy(s), request(r), spec(std::move(p)), usable(bytes),
      cutter(std::move(prices), s.model.stack(),
             {r.overlapsData, r.overlapsTensor},
             {repetitions(spec), spec.overlapsSends,
              spec.schedule == PipelineSchedule::OneForwardOneBackward}) {
  for (size_t c = 0; c < price.cuts.chunks(); ++c)
    even.push_back(std::llround(price.cuts.at[c + 1] - price.cuts.at[c]));
  const std::vector<double> kept = keptMicroBatches(spec);
  for (size_t stage = 0; stage < kept.size(); ++stage)
    rooms.push_back(
        {request.stages[stage], kept[stage], static_cast<double>(bytes)});
}

Expected<LineDivider> LineDivider::make(const StagedStrategy &strategy,
                                        const StageRequest &request,
                                        const PipelineSpec &spec,
                                        const StagedPrice &price,
                                        int64_t usable) {
  Expected<UnitPrices> prices =
      priceUnits(strategy.model, strategy.assignment, strategy.priced, request);
  if (!prices)
    return prices.takeError();
  LineDivider divider(strategy, request, spec, std::move(*prices), price,
                      usable);
  if (request.offload.any())
    divider.cutter.copy(HostCopies(strategy.model, request, price.place));
  return divider;
}

void LineDivider::setTimes(const Cuts &cuts) {
  const size_t chunks = spec.chunks.size();
  for (size_t c = 0; c < chunks; ++c) {
    const LinePiece &piece = cutter.piece(cuts[c], cuts[c + 1]);
    ChunkTimes &chunk = spec.chunks[c];
    chunk.forward = Seconds(piece.forward);
    chunk.backward = Seconds(piece.backward);
    chunk.weightGradient = Seconds(piece.weights);
    if (c + 1 < chunks)
      chunk.sendForward = Seconds(cutter.sendTo(c + 1, cuts[c + 1]));
    if (c > 0)
      chunk.sendBackward = Seconds(cutter.sendTo(c, cuts[c]));
  }
}

TimedStep LineDivider::timeOf(const Cuts &cuts) {
  setTimes(cuts);
  std::vector<double> sums(rooms.size()), updates(rooms.size());
  for (size_t s = 0; s < rooms.size(); ++s)
    for (const HostedChunk &hosted : rooms[s].chunks) {
      const LinePiece &piece =
          cutter.piece(cuts[hosted.chunk], cuts[hosted.chunk + 1]);
      sums[s] += piece.sums;
      updates[s] += piece.update;
    }
  return timedStep(spec, sums, updates);
}

/// As stageMemory() adds up a stage.
double LineDivider::bytesOn(const Room &room, const Cuts &cuts) {
  LinePiece all;
  for (const HostedChunk &hosted : room.chunks) {
    const LinePiece &piece =
        cutter.piece(cuts[hosted.chunk], cuts[hosted.chunk + 1]);
    all.fixed += piece.fixed;
    all.kept += hosted.part * piece.kept;
    all.working = std::max(all.working, piece.working);
    all.updating = std::max(all.updating, piece.updating);
  }
  return all.bytes(room.kept);
}

double LineDivider::excessOf(const Cuts &cuts) {
  double most = 0;
  if (countsMemory)
    for (const Room &room : rooms)
      most = std::max(most, bytesOn(room, cuts) / room.limit - 1);
  return most;
}

LineDivider::Timed LineDivider::timed(Cuts cuts) {
  Timed own;
  own.step = timeOf(cuts);
  own.excess = excessOf(cuts);
  own.cuts = std::move(cuts);
  return own;
}

/// Borders with places one unit, two, four and so on, to either side.
LineDivider::Places LineDivider::movesOfOne(const Timed &from) const {
  /// Of more chunks only the borders of those on the stages that make the step
  /// long.
  const size_t few = isWhole() ? 16 : 32;
  std::vector<bool> isLong(spec.chunks.size(), spec.chunks.size() <= few);
  for (const size_t stage : from.step.longest)
    for (const HostedChunk &hosted : rooms[stage].chunks)
      isLong[hosted.chunk] = true;
  const Cuts &cuts = from.cuts;
  Places moves;
  for (size_t border = 1; border + 1 < cuts.size(); ++border) {
    if (!isLong[border - 1] && !isLong[border])
      continue;
    const size_t at = cuts[border];
    for (size_t step = 1; at + step < cuts[border + 1]; step *= 2)
      moves.emplace_back(border, at + step);
    for (size_t step = 1; cuts[border - 1] + step < at; step *= 2)
      moves.emplace_back(border, at - step);
  }
  return moves;
}

std::vector<LineDivider::Places>
LineDivider::movesOfTwo(const Timed &from) const {
  const Places places = movesOfOne(from);
  std::vector<Places> moves;
  for (const auto &first : places)
    for (const auto &second : places) {
      const size_t before = second.first == first.first + 1
                                ? first.second
                                : from.cuts[second.first - 1];
      if (second.first > first.first && second.second > before)
        moves.push_back({first, second});
    }
  return moves;
}

std::vector<LineDivider::Places>
LineDivider::movesOfRuns(const Timed &from) const {
  constexpr size_t kLongest = 8;
  const Cuts &cuts = from.cuts;
  std::vector<Places> moves;
  for (size_t begin = 1; begin + 2 < cuts.size(); ++begin)
    for (const bool isBack : {true, false}) {
      if (isBack && cuts[begin - 1] + 1 == cuts[begin])
        continue;
      Places run;
      for (size_t border = begin;
           border + 1 < cuts.size() && run.size() < kLongest; ++border) {
        run.emplace_back(border, isBack ? cuts[border] - 1 : cuts[border] + 1);
        if (run.size() > 1 && (isBack || cuts[border] + 1 < cuts[border + 1]))
          moves.push_back(run);
      }
    }
  return moves;
}

/// The least first that the pipeline takes with each.
std::vector<LineDivider::Move> LineDivider::movesOf(const Timed &from,
                                                    Moving moving) {
  std::vector<Places> list;
  switch (moving) {
  case Moving::One:
    for (const auto &place : movesOfOne(from))
      list.push_back({place});
    break;
  case Moving::Two:
    list = movesOfTwo(from);
    break;
  case Moving::Run:
    list = movesOfRuns(from);
    break;
  }
  Cuts cuts = from.cuts;
  std::vector<Move> moves;
  for (Places &places : list) {
    for (const auto &[border, place] : places)
      cuts[border] = place;
    setTimes(cuts);
    for (const auto &[border, place] : places)
      cuts[border] = from.cuts[border];
    moves.push_back({lowerBound(spec).value, std::move(places)});
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::optional<LineDivider::Timed>
LineDivider::moved(const Timed &from, size_t &tried, Moving moving) {
  /// Less is no gain.
  constexpr double kLeast = 1e-9;
  /// What is better by then is good enough, where a look takes long; and
  /// divisions that are timed at most.
  constexpr size_t kEnough = 16;
  constexpr size_t kMostOfOne = 256, kMostOfTwo = 4096, kMostOfRuns = 512;
  /// Passes of a pipeline above which each look takes milliseconds.
  constexpr size_t kLong = 8192;
  const size_t passes = rooms.size() * static_cast<size_t>(spec.microBatches);
  const size_t most = (moving == Moving::One   ? kMostOfOne
                       : moving == Moving::Two ? kMostOfTwo
                                               : kMostOfRuns) /
                      std::max<size_t>(1, passes / kLong);
  const bool takesLong = !isWhole() || moving == Moving::Run || passes > kLong;
  std::optional<Timed> best;
  double least = from.step.seconds * (1 - kLeast), excess = from.excess;
  const size_t before = tried;
  for (const Move &move : movesOf(from, moving)) {
    if ((excess == 0 && move.least >= least) ||
        (takesLong && ((best && tried - before >= kEnough) || tried >= most)))
      break;
    Cuts cuts = from.cuts;
    for (const auto &[border, place] : move.places)
      cuts[border] = place;
    ++tried;
    Timed own = timed(std::move(cuts));
    if (own.excess > excess ||
        (own.excess == excess && own.step.seconds >= least))
      continue;
    least = own.step.seconds;
    excess = own.excess;
    best = std::move(own);
  }
  return best;
}

void LineDivider::limit() {
  std::vector<ChunkSite> sites;
  for (const Room &room : rooms)
    sites.push_back({0, room.kept, room.limit});
  cutter.limit(std::move(sites));
}

/// What the cutter minimises leaves out that stages wait for others more than
/// once: where these are longer, cuts with stages more alike are faster, as for
/// more micro-batches.
LineDivider::Timed LineDivider::fasterStart(Timed best, double most) {
  /// Nearer is not worth the time.
  constexpr double kClose = 1e-2;
  /// A choice: of 1 to 10 and many more these had the fastest cuts of deep
  /// pipelines of ResNet-152, Inception-v3 and DenseNet-161.
  constexpr double kShares[] = {1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5, 7};
  /// So far from what is to be beaten no other cuts make up: a choice, by 100
  /// layers that differ, of which none that began so far came near.
  constexpr double kFar = 0.25;
  if (best.excess == 0 && best.step.seconds > most * (1 + kFar))
    return best;
  const double microBatches = repetitions(spec);
  const Cuts first = best.cuts;
  PipelineCuts found{first, 0};
  for (const double share : kShares) {
    cutter.repeat(share * microBatches);
    // For more micro-batches none takes less.
    const double least = found.seconds * (1 - kClose);
    const bool isFirst = cutter.timeOf(first) < cutter.timeOf(found.at);
    found = cutter.faster(isFirst ? first : found.at, kClose, least);
    if (Timed own = timed(found.at); own.isBetterThan(best))
      best = std::move(own);
  }
  cutter.repeat(microBatches);
  return best;
}

/// Exact but for what stages wait for besides.
std::optional<LineDivider::Start> LineDivider::startWhole(double most) {
  /// What a stage needs is not known so well that nothing fits if none does by
  /// that.
  constexpr double kMore = 1.05;
  constexpr int kSteps = 4;
  auto found = cutter.run(most);
  for (int step = 0; step < kSteps && !found && countsMemory; ++step) {
    for (Room &room : rooms)
      room.limit *= kMore;
    limit();
    found = cutter.run(most);
  }
  if (!found)
    return std::nullopt;
  return Start{fasterStart(timed(std::move(found->at)), most), found->seconds};
}

/// The best of three: the cut by compute, that in which no chunk takes longer
/// with its sends than it must, and chunks about as long as each other.
LineDivider::Start LineDivider::startChunks() {
  Cuts compute(1, 0);
  for (const int64_t count : even)
    compute.push_back(compute.back() + static_cast<size_t>(count));
  std::vector<Cuts> list = {cutter.nearEven()};
  if (auto found = cutter.run(cutter.timeOf(compute)))
    list.push_back(std::move(found->at));
  Start start{timed(std::move(compute)), 0};
  for (Cuts &cuts : list)
    if (Timed own = timed(std::move(cuts)); own.isBetterThan(start.timed))
      start.timed = std::move(own);
  return start;
}

std::optional<LayerSplit> LineDivider::next(std::optional<Seconds> most) {
  /// To the least that any cuts may take: nearer is not worth the time.
  constexpr double kClose = 1e-3;
  /// What a stage needs is not known better.
  constexpr double kNear = 0.05;
  /// Where several chunks a stage begin so far from what is to be beaten,
  /// borders that are moved make up no more: a choice, by ResNet-152 and
  /// Inception-v3 under `ideal`, whose plans are the same with it.
  constexpr double kFar = 0.5;
  /// Where no border alone is better elsewhere, several may be. Of more chunks
  /// there are too many pairs.
  constexpr size_t kFewChunks = 8;
  std::optional<Start> start =
      isWhole()
          ? startWhole(most ? most->value : std::numeric_limits<double>::max())
          : startChunks();
  if (!start)
    return std::nullopt;
  Timed best = std::move(start->timed);
  const bool areFew =
      !isWhole() && !countsMemory && spec.chunks.size() <= kFewChunks;
  const auto mayMoveMore = [&] {
    return (isWhole() || areFew) &&
           (!most || best.step.seconds <= most->value * (1 + kNear));
  };
  const Moving more = isWhole() ? Moving::Run : Moving::Two;
  size_t ofOne = 0, ofMore = 0;
  const bool isHopeless = !isWhole() && most && best.excess == 0 &&
                          best.step.seconds > most->value * (1 + kFar);
  while (!isHopeless &&
         (best.excess > 0 || best.step.seconds > start->least * (1 + kClose))) {
    std::optional<Timed> other = moved(best, ofOne, Moving::One);
    if (!other && mayMoveMore())
      other = moved(best, ofMore, more);
    if (!other)
      break;
    best = std::move(*other);
  }
  if (best.excess > kNear)
    return std::nullopt;
  LayerSplit split;
  for (size_t c = 0; c + 1 < best.cuts.size(); ++c)
    split.counts.push_back(
        static_cast<int64_t>(best.cuts[c + 1] - best.cuts[c]));
  last = std::move(best.cuts);
  return split;
}

Expected<void> LineDivider::tooLarge(const std::vector<StageShare> &stages) {
  if (!std::exchange(countsMemory, true)) {
    Expected<UnitLoads> loads =
        loadsOfUnits(strategy.model, strategy.assignment, strategy.priced,
                     *request.line, request);
    if (!loads)
      return loads.takeError();
    cutter.count(std::move(*loads));
  }
  for (size_t s = 0; s < rooms.size(); ++s)
    rooms[s].limit =
        bytesOn(rooms[s], last) * static_cast<double>(usable) /
        static_cast<double>(std::max<int64_t>(1, stages[s].memoryBytes));
  if (isWhole())
    limit();
  return {};
}

} // namespace planner
