//===- GrowthTest.cpp - How lists grow with the layers of a model ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Graph/Growth.h"
#include <gmock/gmock.h>
#include <random>

namespace planner {
namespace {

using Numbers = std::vector<int64_t>;
using List = std::vector<std::pair<size_t, Numbers>>;

Records recordsOf(const List &list) {
  Records records;
  for (const auto &[kind, numbers] : list) {
    records.numbers.insert(records.numbers.end(), numbers.begin(),
                           numbers.end());
    records.finish(kind);
  }
  return records;
}

/// The list of so many layers more than the first of these; nothing if they do
/// not tell it.
std::optional<List> grown(const std::array<List, 3> &lists, int64_t more) {
  const GrowingRecords records = {recordsOf(lists[0]), recordsOf(lists[1]),
                                  recordsOf(lists[2])};
  const auto growth = Growth::find(records);
  if (!growth)
    return std::nullopt;
  List list;
  growth->forEach(more, [&](size_t i, std::span<const int64_t> numbers) {
    list.emplace_back(lists[0][i].first,
                      Numbers(numbers.begin(), numbers.end()));
  });
  EXPECT_EQ(list.size(), growth->size(more));
  return list;
}

/// A model of an input, layers of two operators, the second of which reads the
/// first, and a head; then the layers once more, from the last to the first.
List model(int64_t layers) {
  List list = {{1, {-1}}};
  for (int64_t layer = 0; layer < layers; ++layer) {
    const int64_t before = 2 * layer;
    list.push_back({2, {before, 100 + layer}});
    list.push_back({3, {before + 1}});
  }
  list.push_back({4, {2 * layers}});
  for (int64_t layer = layers; layer-- > 0;)
    list.push_back({5, {static_cast<int64_t>(list.size()) - 1, 2 * layer + 1}});
  list.push_back({6, {static_cast<int64_t>(list.size()) - 1}});
  return list;
}

TEST(Growth, TellsLongerLists) {
  for (int64_t fewest : {4, 5, 9})
    for (int64_t more : {0, 1, 2, 3, 50})
      EXPECT_EQ(
          grown({model(fewest), model(fewest + 1), model(fewest + 2)}, more),
          model(fewest + more))
          << fewest << " and " << more;
}

TEST(Growth, OfOneKind) {
  const auto list = [](int64_t layers) {
    List own;
    for (int64_t layer = 0; layer < layers; ++layer) {
      own.push_back({7, {5 * layer}});
      own.push_back({7, {5 * layer + 3}});
    }
    return own;
  };
  EXPECT_EQ(grown({list(5), list(6), list(7)}, 20), list(25));
}

TEST(Growth, WhatStays) {
  const List list = {{1, {2, 3}}, {2, {}}, {1, {4, 4}}};
  EXPECT_EQ(grown({list, list, list}, 10), list);
  EXPECT_EQ(grown({List(), List(), List()}, 10), List());
}

/// Which of the three says otherwise does not matter.
TEST(Growth, OneThatDiffersTellsNothing) {
  for (size_t which = 0; which < 3; ++which)
    for (size_t record = 0; record < model(5).size(); ++record)
      for (const bool isKind : {true, false}) {
        std::array<List, 3> lists = {model(5), model(6), model(7)};
        auto &[kind, numbers] = lists[which][record];
        if (isKind)
          kind = 99;
        else
          ++numbers[0];
        EXPECT_EQ(grown(lists, 3), std::nullopt)
            << "list " << which << ", record " << record;
      }
}

/// Each layer brings a record more than the one before it.
TEST(Growth, NotByTheSame) {
  const auto list = [](int64_t layers) {
    List own = {{1, {}}};
    for (int64_t layer = 0; layer < layers; ++layer)
      own.insert(own.end(), static_cast<size_t>(layer), {2, {layer}});
    return own;
  };
  EXPECT_EQ(grown({list(5), list(6), list(7)}, 3), std::nullopt);
}

/// Several places, each with records that have numbers of several forms, with
/// others at both ends of the layers.
class RandomModel {
public:
  explicit RandomModel(unsigned seed) : random(seed) {
    const int numPlaces = pick(1, 4);
    for (int place = 0; place < numPlaces; ++place) {
      fixed.push_back(records(pick(0, 4)));
      copied.push_back(records(pick(1, 6)));
    }
    fixed.push_back(records(pick(0, 4)));
  }

  List list(int64_t layers) const {
    List own;
    for (size_t place = 0; place < copied.size(); ++place) {
      add(fixed[place], layers, 0, own);
      for (int64_t copy = 0; copy < layers; ++copy)
        // The first and the last layer have numbers of their own.
        add(copied[place], layers,
            copy == 0            ? 1000
            : copy == layers - 1 ? -1000
                                 : copy,
            own);
    }
    add(fixed.back(), layers, 0, own);
    return own;
  }

private:
  struct Number {
    int64_t constant, perLayers, perCopy;
  };
  struct Made {
    size_t kind;
    std::vector<Number> numbers;
  };
  std::mt19937 random;
  std::vector<std::vector<Made>> fixed, copied;
  size_t nextKind = 0;

  int pick(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random);
  }

  /// Kinds may be the same; no two places bring the same ones.
  std::vector<Made> records(int count) {
    std::vector<Made> own;
    nextKind += 10;
    for (int i = 0; i < count; ++i) {
      Made made = {nextKind + static_cast<size_t>(pick(0, 2)), {}};
      for (size_t n = 0; n < made.kind % 4; ++n)
        made.numbers.push_back({pick(-9, 9), pick(-2, 2), pick(-3, 3)});
      own.push_back(std::move(made));
    }
    return own;
  }

  static void add(const std::vector<Made> &records, int64_t layers,
                  int64_t copy, List &own) {
    for (const Made &made : records) {
      Numbers numbers;
      for (const Number &number : made.numbers)
        numbers.push_back(number.constant + layers * number.perLayers +
                          copy * number.perCopy);
      own.emplace_back(made.kind, std::move(numbers));
    }
  }
};

TEST(Growth, TellsRandomModels) {
  for (unsigned seed = 0; seed < 500; ++seed) {
    const RandomModel random(seed);
    const auto longer =
        grown({random.list(7), random.list(8), random.list(9)}, 30);
    EXPECT_EQ(longer, random.list(37)) << "seed " << seed;
  }
}

} // namespace
} // namespace planner
