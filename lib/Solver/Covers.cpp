//===- Covers.cpp - Cover inequalities of capacities ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Covers.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

namespace {

/// What a variable's alternatives use at a time beyond the least of them.
struct Item {
  uint32_t var;
  std::vector<int64_t> beyond;
  /// Of the alternatives that the dual favours, the most.
  int64_t favoured = 0;
};

} // namespace

/// Of the variables, the largest first; takes the least of all off `room`.
static std::vector<Item> itemsAt(const Model &model, const Reparametrisation &r,
                                 uint32_t time, int64_t excess, int64_t &room) {
  std::vector<Item> items;
  for (uint32_t v : model.living()) {
    Item item{v, {}, 0};
    for (const Usage &usage : model.vars[v].usage)
      item.beyond.push_back(amountAt(usage, time));
    if (item.beyond.empty())
      continue;
    const int64_t least =
        *std::min_element(item.beyond.begin(), item.beyond.end());
    room -= least;
    for (uint32_t a = 0; a < item.beyond.size(); ++a) {
      item.beyond[a] -= least;
      if (r.reduced[v][a] <= excess)
        item.favoured = std::max(item.favoured, item.beyond[a]);
    }
    items.push_back(std::move(item));
  }
  std::sort(items.begin(), items.end(), [](const Item &a, const Item &b) {
    return std::pair(-a.favoured, a.var) < std::pair(-b.favoured, b.var);
  });
  return items;
}

/// Those at the front that exceed the room, and of the others whatever is as
/// large as the largest of these.
static std::optional<Cover> coverOf(const std::vector<Item> &items,
                                    uint32_t time, int64_t room) {
  size_t size = 0;
  for (int64_t left = room; left >= 0; ++size) {
    if (size == items.size() || items[size].favoured == 0)
      return std::nullopt;
    left -= items[size].favoured;
  }
  // What exceeds it alone is no alternative for long.
  if (size < 2)
    return std::nullopt;
  Cover cover{time, uint32_t(size - 1), {}};
  for (size_t i = 0; i < items.size(); ++i) {
    const int64_t least = items[i < size ? i : 0].favoured;
    std::vector<uint32_t> alternatives;
    for (uint32_t a = 0; a < items[i].beyond.size(); ++a)
      if (items[i].beyond[a] >= least)
        alternatives.push_back(a);
    if (!alternatives.empty())
      cover.members.push_back({items[i].var, std::move(alternatives)});
  }
  return cover;
}

std::vector<Cover> solver::coversOf(const Model &model,
                                    const Reparametrisation &r,
                                    int64_t excess) {
  std::vector<Cover> covers;
  for (uint32_t time = 0; time < model.capacity.size(); ++time) {
    if (model.capacity[time] == kUnlimited || r.prices[time] <= 0 ||
        model.isCover(time))
      continue;
    int64_t room = model.capacity[time];
    const std::vector<Item> items = itemsAt(model, r, time, excess, room);
    if (std::optional<Cover> cover = coverOf(items, time, room))
      covers.push_back(std::move(*cover));
  }
  return covers;
}

void solver::addCover(Model &model, const Cover &cover) {
  const uint32_t at = uint32_t(model.capacity.size());
  std::vector<uint32_t> list{cover.time, cover.rank};
  for (const auto &[var, alternatives] : cover.members) {
    for (uint32_t a : alternatives)
      appendInterval(model.vars[var].usage[a], at, at + 1, 1);
    list.insert(list.end(), {var, uint32_t(alternatives.size())});
    list.insert(list.end(), alternatives.begin(), alternatives.end());
  }
  model.capacity.push_back(cover.rank);
  model.times.push_back(model.nextTime++);
  model.record(ProofStep::Kind::Cover, std::move(list));
}
