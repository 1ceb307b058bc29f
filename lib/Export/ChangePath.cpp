//===- ChangePath.cpp - Layouts between the steps of a change -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ChangePath.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace planner {
namespace {

/// More layouts than this are not looked at.
constexpr size_t kMostLayouts = 20000;
/// A permute of more axes is not taken apart.
constexpr size_t kMostPermuted = 5;

/// A layout, and how many steps are done.
struct Place {
  TensorSharding layout;
  size_t done = 0;
  friend auto operator<=>(const Place &, const Place &) = default;
};

/// The steps that move something else than they say, what was moved until here,
/// relative to the tensor's size, and the number of slices.
struct Effort {
  size_t unlike = 0;
  double moved = 0;
  size_t slices = 0;
  friend auto operator<=>(const Effort &, const Effort &) = default;
};

struct Reached {
  Effort effort;
  Place previous;
  bool isSlice = false;
};

class PathSearch {
public:
  PathSearch(const TensorSharding &from, const TensorSharding &to,
             const std::vector<CollectiveStep> &steps, const Mesh &mesh,
             double bytes)
      : start{from, 0}, goal{to, steps.size()}, steps(steps), mesh(mesh),
        bytes(bytes) {}

  std::vector<TensorSharding> run() {
    reached[start] = {};
    queue.insert({{}, start});
    while (!queue.empty() && reached.size() < kMostLayouts) {
      const auto [effort, place] = *queue.begin();
      queue.erase(queue.begin());
      if (place == goal)
        return path();
      slice(place, effort);
      if (place.done < steps.size())
        step(place, effort);
    }
    return {};
  }

private:
  const Place start, goal;
  const std::vector<CollectiveStep> &steps;
  const Mesh &mesh;
  double bytes;
  std::map<Place, Reached> reached;
  std::set<std::pair<Effort, Place>> queue;

  void reach(Place place, const Effort &effort, const Place &previous,
             bool isSlice) {
    auto [at, isNew] = reached.try_emplace(place);
    if (!isNew) {
      if (at->second.effort <= effort)
        return;
      queue.erase({at->second.effort, place});
    }
    at->second = {effort, previous, isSlice};
    queue.insert({effort, std::move(place)});
  }

  void slice(const Place &place, Effort effort) {
    ++effort.slices;
    const AxisMask used = place.layout.splitAxes() | place.layout.partial;
    for (AxisId axis = 0; axis < mesh.axes.size(); ++axis)
      for (size_t d = 0; d < place.layout.dims.size(); ++d) {
        if (used >> axis & 1)
          break;
        Place next = place;
        next.layout.dims[d].push_back(axis);
        reach(std::move(next), effort, place, true);
      }
  }

  void step(const Place &place, Effort effort) {
    const CollectiveStep &how = steps[place.done];
    const double share =
        1 / static_cast<double>(axisProduct(mesh, place.layout.splitAxes()));
    effort.moved += share;
    effort.unlike += isLike(how, share) ? 0 : 1;
    const auto add = [&](TensorSharding layout) {
      reach({std::move(layout), place.done + 1}, effort, place, false);
    };
    switch (how.kind) {
    case CollectiveKind::AllGather:
      if (TensorSharding layout = place.layout; !take(layout, how).empty())
        add(std::move(layout));
      return;
    case CollectiveKind::AllToAll: {
      TensorSharding layout = place.layout;
      const auto moved = take(layout, how);
      if (moved.empty() || how.toDim < 0)
        return;
      auto &target = layout.dims[static_cast<size_t>(how.toDim)];
      target.insert(target.end(), moved.begin(), moved.end());
      add(std::move(layout));
      return;
    }
    case CollectiveKind::AllReduce:
    case CollectiveKind::ReduceScatter:
      return reduce(place.layout, how, add);
    case CollectiveKind::Permute:
      return permute(place.layout, add);
    }
  }

  /// A gather's payload is what it makes.
  bool isLike(const CollectiveStep &how, double share) const {
    double payload = bytes * share;
    if (how.kind == CollectiveKind::AllGather)
      payload *= static_cast<double>(axisProduct(mesh, how.axes));
    return std::abs(payload - how.bytes.value) <= 1e-6 * payload;
  }

  /// Takes the step's axes from the end of its dimension; empty if they are not
  /// there.
  static AxisList take(TensorSharding &layout, const CollectiveStep &how) {
    AxisList taken;
    if (how.dim < 0 || static_cast<size_t>(how.dim) >= layout.dims.size())
      return taken;
    auto &dim = layout.dims[static_cast<size_t>(how.dim)];
    AxisMask left = how.axes;
    size_t kept = dim.size();
    while (left != 0 && kept > 0 && (left >> dim[kept - 1] & 1))
      left &= ~(AxisMask(1) << dim[--kept]);
    if (left != 0)
      return taken;
    taken.insert(taken.end(), dim.begin() + static_cast<ptrdiff_t>(kept),
                 dim.end());
    dim.resize(kept);
    return taken;
  }

  template <typename Add>
  void reduce(const TensorSharding &before, const CollectiveStep &how,
              Add add) const {
    if ((how.axes & ~before.partial) != 0)
      return;
    TensorSharding layout = before;
    layout.partial &= ~how.axes;
    if (layout.partial == 0)
      layout.partialOp = goal.layout.partialOp;
    if (how.kind == CollectiveKind::AllReduce)
      return add(layout);
    std::vector<AxisId> order;
    for (AxisId axis = 0; axis < mesh.axes.size(); ++axis)
      if (how.axes >> axis & 1)
        order.push_back(axis);
    if (how.dim < 0 || order.size() > kMostPermuted)
      return;
    do {
      TensorSharding scattered = layout;
      auto &dim = scattered.dims[static_cast<size_t>(how.dim)];
      dim.insert(dim.end(), order.begin(), order.end());
      add(std::move(scattered));
    } while (std::next_permutation(order.begin(), order.end()));
  }

  /// Each dimension keeps as many axes and as many pieces as it had.
  template <typename Add>
  void permute(const TensorSharding &before, Add add) const {
    std::vector<AxisId> order;
    for (AxisId axis = 0; axis < mesh.axes.size(); ++axis)
      if (!(before.partial >> axis & 1))
        order.push_back(axis);
    if (order.size() > kMostPermuted)
      return;
    do {
      TensorSharding layout = before;
      size_t next = 0;
      bool isSame = true;
      for (size_t d = 0; d < layout.dims.size(); ++d) {
        for (AxisId &axis : layout.dims[d])
          axis = order[next++];
        isSame &= axisProduct(mesh, before.dims[d]) ==
                  axisProduct(mesh, layout.dims[d]);
      }
      if (isSame && layout != before)
        add(std::move(layout));
    } while (std::next_permutation(order.begin(), order.end()));
  }

  std::vector<TensorSharding> path() const {
    std::vector<TensorSharding> layouts;
    for (Place place = goal; !(place == start);) {
      const Reached &how = reached.find(place)->second;
      place = how.previous;
      if (!how.isSlice)
        layouts.push_back(place.layout);
    }
    std::reverse(layouts.begin(), layouts.end());
    return layouts;
  }
};

} // namespace

std::vector<TensorSharding>
layoutsBetween(const TensorSharding &from, const TensorSharding &to,
               const std::vector<CollectiveStep> &steps, const Mesh &mesh,
               double bytes) {
  if (steps.empty() || from.dims.size() != to.dims.size())
    return {};
  return PathSearch(from, to, steps, mesh, bytes).run();
}

} // namespace planner
