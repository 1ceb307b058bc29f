//===- StageSites.h - Where stages of any size may lie ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGESITES_H
#define PLANNER_LIB_SEARCH_STAGESITES_H

#include "planner/Cost/Stages.h"

namespace planner {

/// Where stages with meshes of their own may lie, one after the other: on the
/// devices of a cluster, or on those of its parts, in one of several orders. A
/// cluster of one kind counts as one part.
class StageSites {
public:
  StageSites(const ClusterSpec &cluster, int64_t devices);

  size_t parts() const { return list.size(); }
  const ClusterSpec &part(size_t k) const { return list[k]; }
  /// Of stages on that part: few devices in any number; of many, those that
  /// divide them, powers of two, and as many whole nodes. Never all devices
  /// there are.
  std::vector<int64_t> sizes(size_t part) const;

  using Order = std::vector<size_t>;
  const std::vector<Order> &orders() const { return allOrders; }
  /// The part of the device at that place, if parts follow each other so.
  size_t partAt(const Order &order, int64_t device) const;
  /// Whether a stage of so many devices of that part may begin there.
  bool mayBegin(const Order &order, size_t part, int64_t devices,
                int64_t first) const;

  /// Over which stages of one part are handed something: a level of links.
  struct Link {
    const ClusterSpec *links = nullptr;
    unsigned level = 0;
  };
  /// Those of the part, and then one from each part.
  const std::vector<Link> &links(size_t part) const { return allLinks[part]; }
  /// Which of these what comes from the stage beside it takes.
  size_t linkOf(const Order &order, size_t part, const StagePlace &to,
                const StagePlace &from) const;

private:
  int64_t firstOf(const Order &order, size_t part) const;

  const int64_t all;
  std::vector<ClusterSpec> list;
  /// By part, the link to each.
  std::vector<std::vector<ClusterSpec>> between;
  std::vector<std::vector<Link>> allLinks;
  std::vector<Order> allOrders;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGESITES_H
