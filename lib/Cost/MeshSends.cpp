//===- MeshSends.cpp - What neighbours with different meshes send ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MeshSends.h"
#include <algorithm>
#include <functional>

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
  findShares();
  findSeconds();
}

/// Fewer devices have to send more often.
void MeshSends::findShares() {
  for (const size_t from : firstOfKind)
    for (const size_t to : firstOfKind)
      shares.push_back(
          std::max(1.0, static_cast<double>(meshes[to].devices) /
                            static_cast<double>(meshes[from].devices)));
  links.resize(static_cast<size_t>(request.devices / grain + 1) *
               firstOfKind.size() * firstOfKind.size());
}

void MeshSends::findSeconds() {
  for (const MeshLoads &mesh : meshes)
    numLinks = std::max(numLinks, mesh.sends.size());
  const size_t borders = meshes[0].loads.seconds.size() - 1;
  seconds.assign(borders * meshes.size() * numLinks, 0);
  for (size_t border = 1; border <= borders; ++border)
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
      for (size_t link = 0; link < meshes[mesh].sends.size(); ++link)
        seconds[indexOf(border, mesh) + link] =
            meshes[mesh].sends[link][border - 1];
}

MeshSends::LinkPair MeshSends::linksOf(size_t own, size_t left, size_t next) {
  LinkPair &pair =
      links[(left * firstOfKind.size() + kinds[own]) * firstOfKind.size() +
            kinds[next]];
  if (pair.isKnown)
    return pair;
  const int64_t first = request.devices - static_cast<int64_t>(left) * grain;
  const MeshPlace here{own, first}, behind{next, first + meshes[own].devices};
  pair.forward = static_cast<uint16_t>(request.linkOf(behind, here));
  pair.backward = static_cast<uint16_t>(request.linkOf(here, behind));
  pair.isKnown = true;
  return pair;
}

SendPair MeshSends::over(size_t border, size_t own, size_t left, size_t next) {
  const LinkPair pair = linksOf(own, left, next);
  const size_t count = firstOfKind.size();
  return {seconds[indexOf(border, next) + pair.forward] *
              shares[kinds[own] * count + kinds[next]],
          seconds[indexOf(border, own) + pair.backward] *
              shares[kinds[next] * count + kinds[own]]};
}

bool MeshSends::isNoLater(size_t border, size_t mesh, size_t other) const {
  const auto own = seconds.begin() + static_cast<long>(indexOf(border, mesh));
  const auto others =
      seconds.begin() + static_cast<long>(indexOf(border, other));
  return std::equal(own, own + static_cast<long>(numLinks), others,
                    std::less_equal<>());
}

} // namespace planner::detail
