//===- Growth.cpp - How lists grow with the layers of a model -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Growth.h"
#include <algorithm>

namespace planner {

bool Growth::repeats(size_t list, size_t begin, size_t end,
                     size_t period) const {
  const std::vector<size_t> &kinds = (*lists)[list].kinds;
  return end <= kinds.size() && begin + period <= end &&
         std::equal(kinds.begin() + begin + period, kinds.begin() + end,
                    kinds.begin() + begin);
}

/// Where the second list goes on at j with what the first one lacks at i: how
/// much that is. Before it, all of it has been there before, at least twice.
std::optional<size_t> Growth::findPeriod(size_t i, size_t j) const {
  /// What comes then may soon be another such place.
  constexpr size_t kFollow = 4;
  const std::vector<size_t> &few = (*lists)[0].kinds, &some = (*lists)[1].kinds;
  const size_t most =
      std::min(some.size() - few.size() - (j - i), std::min(i, j) / 2);
  // The longest, for where all that a layer brings is of one kind.
  for (size_t period = most; period > 0; --period) {
    if (!repeats(1, j - 2 * period, j + period, period))
      continue;
    const size_t follow = std::min({period, kFollow, few.size() - i});
    if (j + period + follow <= some.size() &&
        std::equal(few.begin() + i, few.begin() + i + follow,
                   some.begin() + j + period))
      return period;
  }
  return std::nullopt;
}

/// As late as they can be said to be.
std::optional<std::vector<Growth::Place>> Growth::findPlaces() const {
  const std::vector<size_t> &few = (*lists)[0].kinds, &some = (*lists)[1].kinds;
  std::vector<Place> places;
  size_t i = 0, j = 0;
  while (j < some.size()) {
    if (i < few.size() && few[i] == some[j]) {
      ++i;
      ++j;
      continue;
    }
    const std::optional<size_t> period = findPeriod(i, j);
    if (!period)
      return std::nullopt;
    places.push_back({i, *period});
    j += *period;
  }
  return i == few.size() ? std::optional(std::move(places)) : std::nullopt;
}

/// Whether the part stands in that list, `shift` later than in the first, with
/// the numbers that follow from the first two.
bool Growth::isAlike(const Part &part, size_t list, size_t shift) const {
  const Records &few = (*lists)[0], &some = (*lists)[1], &own = (*lists)[list];
  const size_t ahead = shift / list;
  const size_t copies = part.isCopied ? 2 + list : 1;
  if (part.begin + shift + copies * part.size > own.size())
    return false;
  for (size_t i = part.begin; i < part.begin + part.size; ++i)
    for (size_t copy = 0; copy < copies; ++copy) {
      const size_t at = i + shift + copy * part.size;
      if (own.kinds[at] != few.kinds[i])
        return false;
      const auto first = few.of(i), next = some.of(i + ahead),
                 found = own.of(at);
      for (size_t n = 0; n < first.size(); ++n) {
        const int64_t step =
            part.isCopied ? few.of(i + part.size)[n] - first[n] : 0;
        const int64_t expected =
            first[n] + static_cast<int64_t>(list) * (next[n] - first[n]) +
            static_cast<int64_t>(copy) * step;
        if (found[n] != expected)
          return false;
      }
    }
  return true;
}

/// Whether the part, which stands so much later in the second list, grows.
bool Growth::grows(const Part &part, size_t ahead) const {
  return isAlike(part, 1, ahead) && isAlike(part, 2, 2 * ahead);
}

/// The last copies may be numbered otherwise than those between, as may be the
/// first ones: so it is said to be earlier, by as many copies as it takes.
bool Growth::addPlace(const Place &place, size_t ahead) {
  for (size_t later = 1;; ++later) {
    const size_t before = (2 + later) * place.size;
    if (place.end < end() + before)
      return false;
    const Part copied = {place.end - before, place.size, true};
    if (!repeats(0, copied.begin, place.end, place.size))
      return false;
    if (!grows(copied, ahead))
      continue;
    const Part fixed = {end(), copied.begin - end(), false};
    if (!grows(fixed, ahead))
      return false;
    parts.push_back(fixed);
    parts.push_back(copied);
    return true;
  }
}

std::optional<Growth> Growth::find(const GrowingRecords &lists) {
  const auto &[few, some, many] = lists;
  if (some.size() < few.size() ||
      some.size() - few.size() != many.size() - some.size())
    return std::nullopt;
  Growth growth(lists);
  const auto places = growth.findPlaces();
  if (!places)
    return std::nullopt;
  size_t ahead = 0;
  for (const Place &place : *places) {
    if (!growth.addPlace(place, ahead))
      return std::nullopt;
    ahead += place.size;
  }
  const Part rest = {growth.end(), few.size() - growth.end(), false};
  if (!growth.grows(rest, ahead))
    return std::nullopt;
  growth.parts.push_back(rest);
  return growth;
}

size_t Growth::size(int64_t more) const {
  const size_t step = (*lists)[1].size() - (*lists)[0].size();
  return (*lists)[0].size() + static_cast<size_t>(more) * step;
}

std::optional<size_t> Growth::ahead(size_t i) const {
  size_t ahead = 0;
  for (const Part &part : parts) {
    if (i < part.begin + part.size * copiesOf(part))
      return part.isCopied ? std::nullopt : std::optional(ahead);
    ahead += part.isCopied ? part.size : 0;
  }
  return std::nullopt;
}

} // namespace planner
