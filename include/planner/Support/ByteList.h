//===- ByteList.h - A short list of bytes in 16 bytes -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Sharding rules are made of very many lists of one or two small numbers. A
// general small vector spends 32 bytes on each; this one spends 16 and holds
// four elements in place.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_BYTELIST_H
#define PLANNER_SUPPORT_BYTELIST_H

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

namespace planner {

/// At most 65535 elements.
class ByteList {
public:
  using value_type = uint8_t;
  using size_type = size_t;
  using difference_type = std::ptrdiff_t;
  using reference = uint8_t &;
  using const_reference = const uint8_t &;
  using iterator = uint8_t *;
  using const_iterator = const uint8_t *;
  static constexpr bool kMovesAsBytes = true;

  ByteList() = default;
  ByteList(std::initializer_list<uint8_t> items) {
    append(items.begin(), items.end());
  }
  template <typename Iterator> ByteList(Iterator first, Iterator last) {
    append(first, last);
  }
  ByteList(const ByteList &other) {
    if (other.heap)
      append(other.begin(), other.end());
    else
      copyInPlace(other);
  }
  ByteList(ByteList &&other) noexcept { swap(other); }
  ByteList &operator=(const ByteList &other) {
    if (this == &other)
      return *this;
    if (heap || other.heap)
      assign(other.begin(), other.end());
    else
      copyInPlace(other);
    return *this;
  }
  ByteList &operator=(ByteList &&other) noexcept {
    swap(other);
    return *this;
  }
  ~ByteList() { delete[] heap; }

  uint8_t *data() { return heap ? heap : local; }
  const uint8_t *data() const { return heap ? heap : local; }
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  iterator begin() { return data(); }
  iterator end() { return data() + count; }
  const_iterator begin() const { return data(); }
  const_iterator end() const { return data() + count; }
  uint8_t &operator[](size_t i) {
    assert(i < count && "out of range");
    return data()[i];
  }
  const uint8_t &operator[](size_t i) const {
    assert(i < count && "out of range");
    return data()[i];
  }
  uint8_t &front() { return (*this)[0]; }
  const uint8_t &front() const { return (*this)[0]; }
  uint8_t &back() { return (*this)[size() - 1]; }
  const uint8_t &back() const { return (*this)[size() - 1]; }

  void clear() { count = 0; }
  void push_back(uint8_t item) {
    reserve(size() + 1);
    data()[count++] = item;
  }
  void pop_back() {
    assert(count > 0 && "empty");
    --count;
  }
  template <typename Iterator> void append(Iterator first, Iterator last) {
    for (; first != last; ++first)
      push_back(static_cast<uint8_t>(*first));
  }
  /// The range is none of this list's own.
  template <typename Iterator> void assign(Iterator first, Iterator last) {
    count = 0;
    append(first, last);
  }
  void assign(size_t n, uint8_t item) {
    count = 0;
    resize(n, item);
  }
  void resize(size_t n, uint8_t item = 0) {
    reserve(n);
    for (size_t i = size(); i < n; ++i)
      data()[i] = item;
    count = static_cast<uint16_t>(n);
  }
  void reserve(size_t n) {
    if (n <= capacity)
      return;
    assert(n <= 0xFFFF && "too many elements");
    const size_t room =
        std::min<size_t>(std::max<size_t>(n, 2 * capacity), 0xFFFF);
    auto *larger = new uint8_t[room];
    std::copy(begin(), end(), larger);
    delete[] heap;
    heap = larger;
    capacity = static_cast<uint16_t>(room);
  }
  iterator insert(const_iterator where, uint8_t item) {
    const auto at = where - begin();
    push_back(item);
    std::rotate(begin() + at, end() - 1, end());
    return begin() + at;
  }
  template <typename Iterator>
  iterator insert(const_iterator where, Iterator first, Iterator last) {
    const auto at = where - begin();
    const auto old = static_cast<difference_type>(size());
    append(first, last);
    std::rotate(begin() + at, begin() + old, end());
    return begin() + at;
  }
  iterator erase(const_iterator where) { return erase(where, where + 1); }
  iterator erase(const_iterator first, const_iterator last) {
    const auto at = first - begin();
    std::copy(begin() + (last - begin()), end(), begin() + at);
    count = static_cast<uint16_t>(count - (last - first));
    return begin() + at;
  }
  void swap(ByteList &other) noexcept {
    std::swap(heap, other.heap);
    std::swap(count, other.count);
    std::swap(capacity, other.capacity);
    std::swap(local, other.local);
  }

  // The library's functions are for longer lists.
  friend bool operator==(const ByteList &a, const ByteList &b) {
    if (a.count != b.count)
      return false;
    const uint8_t *x = a.data(), *y = b.data();
    for (size_t i = 0; i < a.count; ++i)
      if (x[i] != y[i])
        return false;
    return true;
  }
  friend std::strong_ordering operator<=>(const ByteList &a,
                                          const ByteList &b) {
    const uint8_t *x = a.data(), *y = b.data();
    for (size_t i = 0; i < std::min(a.count, b.count); ++i)
      if (x[i] != y[i])
        return x[i] <=> y[i];
    return a.count <=> b.count;
  }

private:
  static constexpr uint16_t kInPlace = 4;

  /// Neither list is on the heap.
  void copyInPlace(const ByteList &other) {
    count = other.count;
    std::copy_n(other.local, kInPlace, local);
  }

  uint8_t *heap = nullptr;
  uint16_t count = 0, capacity = kInPlace;
  uint8_t local[kInPlace] = {};
};

static_assert(sizeof(ByteList) == 16);

} // namespace planner

#endif // PLANNER_SUPPORT_BYTELIST_H
