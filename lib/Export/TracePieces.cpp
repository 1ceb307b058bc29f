//===- TracePieces.cpp - One pass through a model, layer by layer ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TracePieces.h"
#include "TraceStreams.h"
#include <algorithm>
#include <cmath>

namespace planner::detail {

/// Units of a line that are shown as one piece where there are more of them;
/// and collectives of a step that are shown one by one.
constexpr int64_t kMostPieces = 128;
constexpr double kMostCollectives = 1e5;

/// Units from `first` to `last`, where a line of layers has one before and one
/// after them.
static std::string pieceName(const LayerLine &line, int64_t first,
                             int64_t last) {
  const auto range = [](const std::string &what, int64_t from, int64_t to) {
    return from == to
               ? what + " " + std::to_string(from)
               : what + "s " + std::to_string(from) + "-" + std::to_string(to);
  };
  if (!line.isUniform)
    return range("unit", first, last);
  if (last == 0)
    return "before the layers";
  if (first == line.length - 1)
    return "after the layers";
  return range("layer", std::max<int64_t>(0, first - 1),
               std::min(line.layers - 1, last - 1));
}

TracePieces::TracePieces(const LayerLine &l, const StageCuts &chunks,
                         bool isFine)
    : line(l) {
  cuts.at = chunks.at;
  const int64_t pieces = std::clamp<int64_t>(line.length, 1, kMostPieces);
  for (int64_t i = 1; isFine && i < pieces; ++i) {
    const int64_t unit = i * line.length / pieces;
    cuts.at.push_back(static_cast<double>(unit));
  }
  std::sort(cuts.at.begin(), cuts.at.end());
  cuts.at.erase(std::unique(cuts.at.begin(), cuts.at.end()), cuts.at.end());
  for (const double begin : chunks.at)
    begins.push_back(static_cast<size_t>(
        std::lower_bound(cuts.at.begin(), cuts.at.end(), begin) -
        cuts.at.begin()));
}

TracePieces TracePieces::make(const PlanModels &models, const Plan &plan,
                              const std::vector<size_t> &meshOfChunk,
                              const StageRequest &request) {
  TracePieces pieces(*request.line, *request.cuts, true);
  pieces.addDetails(models, plan, meshOfChunk, request);
  if (pieces.collectives() * static_cast<double>(request.microBatches) <=
      kMostCollectives)
    return pieces;
  // Those of a pass alike as one.
  TracePieces coarse(*request.line, *request.cuts, false);
  coarse.addDetails(models, plan, meshOfChunk, request);
  for (ChunkDetail &detail : coarse.details)
    for (auto list : {&ChunkDetail::forward, &ChunkDetail::backward}) {
      RunCollectives sums;
      for (const RunCollective &run : detail.*list)
        addTo(sums, run);
      detail.*list = std::move(sums);
    }
  return coarse;
}

double TracePieces::collectives() const {
  double count = 0;
  for (const ChunkDetail &detail : details)
    for (auto list : {&ChunkDetail::forward, &ChunkDetail::backward})
      for (const RunCollective &run : detail.*list)
        count += std::max(1.0, run.executions);
  return count;
}

void TracePieces::addDetails(const PlanModels &models, const Plan &plan,
                             const std::vector<size_t> &meshOfChunk,
                             StageRequest request) {
  request.cuts = &cuts;
  details.resize(cuts.chunks());
  for (size_t mesh = 0; mesh < plan.stages.size(); ++mesh) {
    const Stage &stage = plan.stages[mesh];
    std::vector<ChunkDetail> own =
        detailChunks(models.of(mesh), stage.assignment, stage.priced, request);
    for (size_t c = 0; c < meshOfChunk.size(); ++c)
      for (size_t i = begins[c]; meshOfChunk[c] == mesh && i < begins[c + 1];
           ++i)
        details[i] = std::move(own[i]);
  }
  inForward.assign(cuts.chunks(), -1);
  inBackward.assign(cuts.chunks(), -1);
}

void TracePieces::addBytes(const CostModel &model,
                           const std::vector<double> &bytes) {
  const OpGraph &graph = model.graph();
  for (OpId op = 0; op < graph.ops.size(); ++op) {
    if (graph.ops[op].phase == Phase::Optimizer) {
      mostInUpdate = std::max(mostInUpdate, bytes[op]);
      continue;
    }
    std::vector<double> &most =
        graph.ops[op].phase == Phase::Forward ? inForward : inBackward;
    const auto [first, last] = cuts.chunksOf(line.ops[op]);
    for (size_t i = first; i < last; ++i)
      if (cuts.share(line.ops[op], i) > 0)
        most[i] = std::max(most[i], bytes[op]);
  }
}

RunCollectives TracePieces::once(const std::vector<HostedChunk> &chunks,
                                 RunCollectives ChunkDetail::*list) const {
  RunCollectives all;
  for (const HostedChunk &hosted : chunks)
    for (size_t i = begins[hosted.chunk]; i < begins[hosted.chunk + 1]; ++i)
      for (const RunCollective &run : details[i].*list)
        addTo(all, run);
  return all;
}

/// Divides a time by what pieces have of something; evenly if they have none.
template <typename Of>
static void divide(std::vector<TracePiece> &pieces, Seconds time,
                   Seconds TracePiece::*part, Of of) {
  Seconds all;
  for (size_t i = 0; i < pieces.size(); ++i)
    all += of(i);
  for (size_t i = 0; i < pieces.size(); ++i)
    pieces[i].*part = all > Seconds(0)
                          ? time * (of(i) / all)
                          : time / static_cast<double>(pieces.size());
}

std::vector<TracePiece> TracePieces::passOf(size_t chunk, const PassPrice &pass,
                                            bool isForward) const {
  const size_t first = begins[chunk];
  std::vector<TracePiece> pieces(begins[chunk + 1] - first);
  const auto workOf = [&](size_t i) -> const ChunkWork::Pass & {
    const ChunkWork &work = details[first + i].work;
    return isForward ? work.forward : work.backward;
  };
  RunCollectives all;
  for (size_t i = 0; i < pieces.size(); ++i) {
    const ChunkDetail &detail = details[first + i];
    pieces[i].runs = isForward ? detail.forward : detail.backward;
    all.insert(all.end(), pieces[i].runs.begin(), pieces[i].runs.end());
  }
  const std::array<double, kPurposes> scale = scaleTo(all, pass.communication);
  divide(pieces, pass.compute, &TracePiece::compute,
         [&](size_t i) { return workOf(i).compute; });
  divide(pieces, pass.recompute, &TracePiece::recompute,
         [&](size_t i) { return workOf(i).recompute; });
  divide(pieces, pass.exposed, &TracePiece::exposed,
         [&](size_t i) { return timeOf(pieces[i].runs); });
  for (size_t i = 0; i < pieces.size(); ++i) {
    for (RunCollective &run : pieces[i].runs)
      run.time = run.time * scale[static_cast<size_t>(run.purpose)];
    pieces[i].name =
        pieceName(line, static_cast<int64_t>(cuts.at[first + i]),
                  static_cast<int64_t>(std::ceil(cuts.at[first + i + 1])) - 1);
    pieces[i].bytes = (isForward ? inForward : inBackward)[first + i];
  }
  return pieces;
}

std::vector<TracePiece> TracePieces::forward(size_t chunk,
                                             const PassPrice &pass) const {
  return passOf(chunk, pass, true);
}

std::vector<TracePiece> TracePieces::backward(size_t chunk,
                                              const PassPrice &pass) const {
  std::vector<TracePiece> pieces = passOf(chunk, pass, false);
  std::reverse(pieces.begin(), pieces.end());
  return pieces;
}

} // namespace planner::detail
