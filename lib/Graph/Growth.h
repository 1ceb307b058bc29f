//===- Growth.h - How lists grow with the layers of a model -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What is made of a model with another layer has the same records as before,
// and at some places one copy more of those that the last layers have. Numbers
// in them (other records, places in the module) are sums of a constant, a
// multiple of how many layers there are, and one of which copy it is. So three
// lists, each with a layer more than the one before, tell all longer ones: two
// determine the sums, and the third has to agree.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_GROWTH_H
#define PLANNER_LIB_GRAPH_GROWTH_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace planner {

/// Each record is of a kind (a hash of all that is not a number), and has
/// numbers: as many as others of its kind.
struct Records {
  std::vector<size_t> kinds;
  std::vector<int64_t> numbers;
  /// By record, its first number, and at last how many there are.
  std::vector<size_t> begins = {0};

  size_t size() const { return kinds.size(); }
  /// Of the numbers added since the last one.
  void finish(size_t kind) {
    kinds.push_back(kind);
    begins.push_back(numbers.size());
  }
  std::span<const int64_t> of(size_t i) const {
    return std::span(numbers).subspan(begins[i], begins[i + 1] - begins[i]);
  }
};

/// Of lists of a model with some layers, one more, and two more.
using GrowingRecords = std::array<Records, 3>;

class Growth {
public:
  /// Nothing unless the lists grow as said above. They have to live as long.
  static std::optional<Growth> find(const GrowingRecords &lists);

  /// Calls take(i, numbers) for each record of the list with `more` layers more
  /// than the first list, of which i is a record like it.
  template <typename Take> void forEach(int64_t more, Take &&take) const;

  /// How many records that list has.
  size_t size(int64_t more) const;

  /// How much later record i of the first list stands in the second; nothing if
  /// it is one of those with more copies.
  std::optional<size_t> ahead(size_t i) const;

private:
  /// Of the first list. What is copied stands there twice.
  struct Part {
    size_t begin, size;
    bool isCopied;
  };

  explicit Growth(const GrowingRecords &l) : lists(&l) {}
  /// A place of the first list, and how many records more each layer brings
  /// there.
  struct Place {
    size_t end, size;
  };
  std::optional<std::vector<Place>> findPlaces() const;
  std::optional<size_t> findPeriod(size_t i, size_t j) const;
  bool addPlace(const Place &place, size_t ahead);
  bool repeats(size_t list, size_t begin, size_t end, size_t period) const;
  bool grows(const Part &part, size_t ahead) const;
  bool isAlike(const Part &part, size_t list, size_t shift) const;
  size_t end() const {
    return parts.empty() ? 0
                         : parts.back().begin +
                               parts.back().size * copiesOf(parts.back());
  }
  static size_t copiesOf(const Part &part) { return part.isCopied ? 2 : 1; }

  const GrowingRecords *lists;
  std::vector<Part> parts;
};

template <typename Take> void Growth::forEach(int64_t more, Take &&take) const {
  const auto &[few, some, many] = *lists;
  std::vector<int64_t> numbers;
  // By how much the second list is ahead of the first.
  size_t ahead = 0;
  for (const Part &part : parts) {
    const int64_t copies = part.isCopied ? 2 + more : 1;
    for (int64_t copy = 0; copy < copies; ++copy)
      for (size_t i = part.begin; i < part.begin + part.size; ++i) {
        const std::span<const int64_t> own = few.of(i),
                                       next = some.of(i + ahead);
        numbers.resize(own.size());
        for (size_t n = 0; n < own.size(); ++n)
          numbers[n] = own[n] + more * (next[n] - own[n]);
        if (copy > 0) {
          const std::span<const int64_t> second = few.of(i + part.size);
          for (size_t n = 0; n < own.size(); ++n)
            numbers[n] += copy * (second[n] - own[n]);
        }
        take(i, std::span<const int64_t>(numbers));
      }
    ahead += part.isCopied ? part.size : 0;
  }
}

} // namespace planner

#endif // PLANNER_LIB_GRAPH_GROWTH_H
