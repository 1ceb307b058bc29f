//===- TracePieces.cpp - One pass through a model, layer by layer ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TracePieces.h"
#include <algorithm>

namespace planner::detail {

/// Units of a line that are shown as one piece where there are more of them.
constexpr int64_t kMostPieces = 128;

static StageCuts cutsOf(const LayerLine &line) {
  StageCuts cuts;
  const int64_t pieces = std::clamp<int64_t>(line.length, 1, kMostPieces);
  for (int64_t i = 0; i <= pieces; ++i) {
    const int64_t unit = i * line.length / pieces;
    cuts.at.push_back(static_cast<double>(unit));
  }
  return cuts;
}

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

TracePieces::TracePieces(const CostModel &model, const Assignment &assignment,
                         const PricedStrategy &priced, StageRequest request,
                         const std::vector<double> &bytes)
    : cuts(cutsOf(*request.line)) {
  const LayerLine &line = *request.line;
  request.cuts = &cuts;
  details = detailChunks(model, assignment, priced, request);
  for (size_t i = 0; i < cuts.chunks(); ++i)
    names.push_back(pieceName(line, static_cast<int64_t>(cuts.at[i]),
                              static_cast<int64_t>(cuts.at[i + 1]) - 1));
  addBytes(model, line, bytes);
}

void TracePieces::addBytes(const CostModel &model, const LayerLine &line,
                           const std::vector<double> &bytes) {
  inForward.assign(cuts.chunks(), -1);
  inBackward.assign(cuts.chunks(), -1);
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

std::vector<TracePiece> TracePieces::passOf(const PassPrice &pass,
                                            bool isForward) const {
  std::vector<TracePiece> pieces(details.size());
  const auto workOf = [&](size_t i) -> const ChunkWork::Pass & {
    return isForward ? details[i].work.forward : details[i].work.backward;
  };
  const auto runsOf = [&](size_t i) -> const RunCollectives & {
    return isForward ? details[i].forward : details[i].backward;
  };
  divide(pieces, pass.compute, &TracePiece::compute,
         [&](size_t i) { return workOf(i).compute; });
  divide(pieces, pass.recompute, &TracePiece::recompute,
         [&](size_t i) { return workOf(i).recompute; });
  divide(pieces, pass.exposed, &TracePiece::exposed,
         [&](size_t i) { return timeOf(runsOf(i)); });
  for (size_t i = 0; i < pieces.size(); ++i) {
    pieces[i].name = names[i];
    pieces[i].runs = runsOf(i);
    pieces[i].bytes = isForward ? inForward[i] : inBackward[i];
  }
  return pieces;
}

std::vector<TracePiece> TracePieces::forward(const PassPrice &pass) const {
  return passOf(pass, true);
}

std::vector<TracePiece> TracePieces::backward(const PassPrice &pass) const {
  std::vector<TracePiece> pieces = passOf(pass, false);
  std::reverse(pieces.begin(), pieces.end());
  return pieces;
}

} // namespace planner::detail
