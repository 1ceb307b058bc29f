//===- Costs.cpp - Lists of costs in few bytes ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Costs.h"
#include <algorithm>
#include <array>
#include <optional>

using namespace planner;
using namespace planner::solver;

namespace {

/// Numbers costs that differ in the order in which they come, up to 256.
class Numbering {
public:
  /// Nothing if there are too many.
  std::optional<uint8_t> find(Cost cost) {
    // The upper bits of a product depend on all bits of the cost.
    for (size_t at = uint64_t(cost) * 0x9e3779b97f4a7c15 >> (64 - kLog2Slots);;
         at = (at + 1) % kSlots) {
      const uint16_t number = slots[at];
      if (number == 0) {
        if (costs.size() == kMost)
          return std::nullopt;
        costs.push_back(cost);
        slots[at] = uint16_t(costs.size());
        return uint8_t(costs.size() - 1);
      }
      if (costs[number - 1] == cost)
        return uint8_t(number - 1);
    }
  }
  std::vector<Cost> costs;

private:
  static constexpr size_t kMost = 256, kLog2Slots = 10,
                          kSlots = size_t(1) << kLog2Slots;
  /// One more than the number of a cost; 0 if free.
  std::array<uint16_t, kSlots> slots{};
};

template <typename Code>
std::vector<Code> distances(std::span<const Cost> costs, Cost least) {
  std::vector<Code> result(costs.size());
  std::transform(costs.begin(), costs.end(), result.begin(), [&](Cost cost) {
    return cost == kForbidden ? std::numeric_limits<Code>::max()
                              : Code(uint64_t(cost) - uint64_t(least));
  });
  return result;
}

} // namespace

CostList::CostList(std::span<const Cost> costs) {
  for (Cost cost : costs) {
    least = std::min(least, cost);
    most = std::max(most, cost == kForbidden ? most : cost);
  }
  const uint64_t range = least > most ? 0 : uint64_t(most) - uint64_t(least);
  // The largest code stands for forbidden ones.
  auto fits = [&](auto code) {
    return range < std::numeric_limits<decltype(code)>::max();
  };
  if (fits(uint8_t())) {
    codes = distances<uint8_t>(costs, least);
    return;
  }
  if (encodeFewDifferent(costs))
    return;
  if (fits(uint16_t()))
    codes = distances<uint16_t>(costs, least);
  else if (fits(uint32_t()))
    codes = distances<uint32_t>(costs, least);
  else
    codes = distances<uint64_t>(costs, least);
}

/// False if too many differ for the list of them to pay.
bool CostList::encodeFewDifferent(std::span<const Cost> costs) {
  Numbering numbering;
  std::vector<uint8_t> positions;
  positions.reserve(costs.size());
  // Distances would take 2 bytes and more, each of the different ones takes 8.
  const size_t mostDifferent = costs.size() / sizeof(Cost);
  for (Cost cost : costs) {
    std::optional<uint8_t> position = numbering.find(cost);
    if (!position || numbering.costs.size() > mostDifferent)
      return false;
    positions.push_back(*position);
  }
  numbering.costs.shrink_to_fit();
  different = std::move(numbering.costs);
  codes = std::move(positions);
  return true;
}

size_t CostList::size() const {
  return std::visit([](const auto &own) { return own.size(); }, codes);
}

std::vector<Cost> CostList::expand() const {
  std::vector<Cost> costs(size());
  std::visit(
      [&](const auto &own) {
        std::transform(own.begin(), own.end(), costs.begin(),
                       [&](auto code) { return decode(code); });
      },
      codes);
  return costs;
}

bool CostList::equals(std::span<const Cost> costs) const {
  return std::visit(
      [&](const auto &own) {
        return std::equal(
            own.begin(), own.end(), costs.begin(), costs.end(),
            [&](auto code, Cost cost) { return decode(code) == cost; });
      },
      codes);
}

WideCost CostList::largestMagnitude() const {
  return least > most ? 0 : std::max(-WideCost(least), WideCost(most));
}

size_t CostList::bytes() const {
  return std::visit(
             [](const auto &own) { return own.size() * sizeof(own.front()); },
             codes) +
         different.size() * sizeof(Cost);
}
