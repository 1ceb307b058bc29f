//===- MeshSends.cpp - What neighbours with different meshes send ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MeshSends.h"
#include <algorithm>

namespace planner::detail {

MeshSends::MeshSends(const std::vector<MeshLoads> &m, const MeshCutRequest &r,
                     int64_t g)
    : meshes(m), request(r), grain(g) {
  for (size_t mesh = 0; mesh < meshes.size(); ++mesh) {
    isKnown |= !meshes[mesh].sends.empty();
    size_t kind = 0;
    while (kind < firstOfKind.size() &&
           (meshes[firstOfKind[kind]].part != meshes[mesh].part ||
            meshes[firstOfKind[kind]].devices != meshes[mesh].devices))
      ++kind;
    if (kind == firstOfKind.size())
      firstOfKind.push_back(mesh);
    kinds.push_back(kind);
  }
  if (!isKnown)
    return;
  links.resize(static_cast<size_t>(request.devices / grain + 1) *
               firstOfKind.size() * firstOfKind.size());
  // What a mesh is handed by one device is all that its devices are.
  for (size_t border = 1; border < meshes[0].loads.seconds.size(); ++border) {
    double seconds = 0;
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
      seconds =
          std::max(seconds, slowest(border, mesh) *
                                static_cast<double>(meshes[mesh].devices));
    mostOver.push_back(2 * seconds);
  }
}

MeshSends::LinkPair MeshSends::linksOf(size_t own, size_t left, size_t next) {
  LinkPair &pair =
      links[(left * firstOfKind.size() + kinds[own]) * firstOfKind.size() +
            kinds[next]];
  if (pair.forward >= 0)
    return pair;
  const int64_t first = request.devices - static_cast<int64_t>(left) * grain;
  const MeshPlace here{own, first}, behind{next, first + meshes[own].devices};
  pair.forward = static_cast<int16_t>(request.linkOf(behind, here));
  pair.backward = static_cast<int16_t>(request.linkOf(here, behind));
  return pair;
}

double MeshSends::secondsOf(size_t border, size_t to, int16_t link) const {
  const auto &sends = meshes[to].sends;
  return sends.empty() ? 0 : sends[static_cast<size_t>(link)][border - 1];
}

/// Fewer devices have to send more often.
SendPair MeshSends::over(size_t border, size_t own, size_t left, size_t next) {
  const LinkPair pair = linksOf(own, left, next);
  const double more = static_cast<double>(meshes[next].devices) /
                      static_cast<double>(meshes[own].devices);
  return {secondsOf(border, next, pair.forward) * std::max(1.0, more),
          secondsOf(border, own, pair.backward) * std::max(1.0, 1 / more)};
}

double MeshSends::slowest(size_t border, size_t to) const {
  double seconds = 0;
  for (const std::vector<double> &link : meshes[to].sends)
    seconds = std::max(seconds, link[border - 1]);
  return seconds;
}

bool MeshSends::isNoLater(size_t border, size_t mesh, size_t other) const {
  const auto &own = meshes[mesh].sends, &others = meshes[other].sends;
  if (own.empty())
    return true;
  if (others.empty())
    return slowest(border, mesh) <= 0;
  for (size_t link = 0; link < own.size(); ++link)
    if (own[link][border - 1] > others[link][border - 1])
      return false;
  return true;
}

} // namespace planner::detail
