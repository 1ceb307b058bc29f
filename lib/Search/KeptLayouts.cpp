//===- KeptLayouts.cpp - In which layouts a tensor may be kept
//-------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "KeptLayouts.h"
#include <algorithm>
#include <limits>

namespace planner {

/// On meshes of more axes only pairs that split them in two are listed.
static constexpr size_t kMaxAxesForPairs = 2;

/// How many axes a mesh needs for a set of layouts: in how many ways the axes
/// of this one lie in them.
static size_t axesTold(const LayoutTable &table, const LayoutSet &set,
                       size_t axes) {
  const auto place = [&](uint32_t layout, size_t axis) {
    const TensorSharding &sharding = table.layout(layout);
    for (size_t d = 0; d < sharding.dims.size(); ++d)
      for (AxisId id : sharding.dims[d])
        if (id == axis)
          return static_cast<int>(d);
    return sharding.partial >> axis & 1 ? -2 : -1;
  };
  size_t told = 0;
  for (size_t axis = 0; axis < axes; ++axis) {
    bool isNew = true;
    for (size_t other = 0; other < axis && isNew; ++other)
      isNew = std::any_of(set.begin(), set.end(), [&](uint32_t layout) {
        return place(layout, axis) != place(layout, other);
      });
    told += isNew;
  }
  return told;
}

namespace {

class Lister {
public:
  explicit Lister(const KeptQuestion &q) : question(q), table(q.layouts) {
    for (uint32_t layout : q.wanted)
      if (axesTold(table, {layout}, q.axes) <= 1)
        coarse.push_back(layout);
  }

  KeptChoices run() {
    listSets();
    if (!question.spans)
      return std::move(choices);
    for (uint32_t saved : question.all)
      for (uint32_t other : question.all)
        if (saved != other && mayPair(saved, other)) {
          list({saved}, &other, nullptr);
          list({saved}, nullptr, &other);
          list({saved}, &other, &other);
        }
    // Where the mesh is used as one axis there are few layouts.
    for (size_t i = 0; i < coarse.size(); ++i) {
      listCoarse({coarse[i]});
      for (size_t j = i + 1; j < coarse.size(); ++j)
        listCoarse({coarse[i], coarse[j]});
    }
    return std::move(choices);
  }

private:
  bool mayPair(uint32_t a, uint32_t b) const {
    const auto isNear = [&](uint32_t layout) {
      return std::find(question.near.begin(), question.near.end(), layout) !=
             question.near.end();
    };
    return question.axes <= kMaxAxesForPairs || isNear(a) || isNear(b) ||
           axesTold(table, {a, b}, question.axes) <= kMaxAxesForPairs;
  }

  /// Where only time counts, two are kept if neither is a part of the other,
  /// and if more than two read them: of two readers' layouts, one is made of
  /// the other or both are made of a third, which is kept alone.
  bool isWorthPairing(uint32_t a, uint32_t b) const {
    if (!mayPair(a, b))
      return false;
    return question.tellsMemory ||
           (question.earlyUses + question.laterUses > 2 &&
            table.seconds(a, b) > 0 && table.seconds(b, a) > 0);
  }

  /// What is kept for all: one of any that is made or needed; two of those
  /// needed; as many as there are uses of those that use all axes as one.
  void listSets() {
    for (uint32_t layout : question.all)
      listForAll({layout});
    for (size_t i = 0; i < question.wanted.size(); ++i)
      for (size_t j = i + 1; j < question.wanted.size(); ++j)
        if (isWorthPairing(question.wanted[i], question.wanted[j]))
          listForAll({question.wanted[i], question.wanted[j]});
    LayoutSet chosen;
    listLarger(0, chosen);
  }

  void listLarger(size_t from, LayoutSet &chosen) {
    if (chosen.size() > 2)
      listForAll(chosen);
    if (chosen.size() == question.earlyUses + question.laterUses)
      return;
    for (size_t i = from; i < coarse.size(); ++i) {
      chosen.push_back(coarse[i]);
      listLarger(i + 1, chosen);
      chosen.pop_back();
    }
  }

  void add(const LayoutSet &made, const LayoutSet &later,
           const LayoutSet &saved, double again, bool savedFirst) {
    choices.made.push_back(made);
    choices.later.push_back(later);
    choices.saved.push_back(saved);
    choices.again.push_back(again);
    choices.savedFirst.push_back(savedFirst);
  }

  /// One later user alone needs no more than one of two to be saved for it.
  void listForAll(const LayoutSet &set) {
    if (!question.spans || set.size() != 2 || question.laterUses > 1)
      add(set, set, set, 0, false);
  }

  static LayoutSet with(LayoutSet set, const uint32_t *layout) {
    if (layout)
      set.push_back(*layout);
    std::sort(set.begin(), set.end());
    return set;
  }

  /// Beside what is saved there is one for the tensor's own phase, which is
  /// gone when later ones begin, and one that these make for several users.
  void list(const LayoutSet &saved, const uint32_t *early,
            const uint32_t *later) {
    if (early && question.earlyUses < (early == later ? 2u : 1u))
      return;
    // One user alone reads what is saved, or takes its part of it.
    if (early && question.earlyUses == 1 &&
        table.treeSeconds(saved, {*early}) == 0)
      return;
    double again = 0;
    if (later) {
      if (question.laterUses < 2)
        return;
      for (uint32_t layout : saved)
        if (question.bytes[*later] <= question.bytes[layout])
          return;
      again = table.treeSeconds(saved, {*later}) *
              static_cast<double>(question.laterPhases);
      if (again == std::numeric_limits<double>::infinity())
        return;
    }
    add(with(saved, early), with(saved, later), saved, again,
        early && early == later);
  }

  void listCoarse(const LayoutSet &saved) {
    std::vector<const uint32_t *> others = {nullptr};
    for (const uint32_t &layout : coarse)
      if (std::find(saved.begin(), saved.end(), layout) == saved.end())
        others.push_back(&layout);
    if (saved.size() > 1 && question.laterUses < 2)
      return;
    for (const uint32_t *early : others)
      for (const uint32_t *later : others) {
        const bool listed =
            saved.size() == 1 && (!early || !later || early == later);
        if ((early || later) && !listed)
          list(saved, early, later);
      }
  }

  const KeptQuestion &question;
  const LayoutTable &table;
  /// Of those that are needed, those that use all axes as one.
  std::vector<uint32_t> coarse;
  KeptChoices choices;
};

} // namespace

KeptChoices listKept(const KeptQuestion &question) {
  return Lister(question).run();
}

} // namespace planner
