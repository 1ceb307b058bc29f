//===- SmallVec.h - A vector with room for a few elements -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// std::vector whose first N elements lie in the object. Unlike others of its
// kind it never throws when it is moved, so that vectors of what contains it
// grow without copies; and it copies few small elements as a block.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_SMALLVEC_H
#define PLANNER_SUPPORT_SMALLVEC_H

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace planner {

/// An object whose bytes may be moved elsewhere, where the old place is then
/// forgotten and not destroyed.
template <typename T>
concept MovesAsBytes = requires { requires T::kMovesAsBytes; };

/// Less than 2^32 elements.
template <typename T, unsigned N> class SmallVec {
  static_assert(N > 0 && std::is_nothrow_move_constructible_v<T> &&
                alignof(T) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);

public:
  using value_type = T;
  using size_type = size_t;
  using difference_type = std::ptrdiff_t;
  using reference = T &;
  using const_reference = const T &;
  using iterator = T *;
  using const_iterator = const T *;

  SmallVec() noexcept {}
  explicit SmallVec(size_t n) { resize(n); }
  SmallVec(size_t n, const T &item) { resize(n, item); }
  SmallVec(std::initializer_list<T> items) {
    append(items.begin(), items.end());
  }
  template <std::input_iterator Iterator> SmallVec(Iterator from, Iterator to) {
    append(from, to);
  }
  SmallVec(const SmallVec &other) {
    if constexpr (kIsBlock)
      if (other.isInPlace()) {
        copyBlock(other);
        return;
      }
    append(other.begin(), other.end());
  }
  SmallVec(SmallVec &&other) noexcept { take(other); }
  SmallVec &operator=(const SmallVec &other) {
    if (this == &other)
      return *this;
    if constexpr (kIsBlock)
      if (isInPlace() && other.isInPlace()) {
        copyBlock(other);
        return *this;
      }
    assign(other.begin(), other.end());
    return *this;
  }
  SmallVec &operator=(SmallVec &&other) noexcept {
    if (this == &other)
      return *this;
    release();
    first = inPlace();
    count = 0;
    room = N;
    take(other);
    return *this;
  }
  SmallVec &operator=(std::initializer_list<T> items) {
    assign(items.begin(), items.end());
    return *this;
  }
  ~SmallVec() { release(); }

  T *data() { return first; }
  const T *data() const { return first; }
  size_t size() const { return count; }
  size_t capacity() const { return room; }
  bool empty() const { return count == 0; }
  iterator begin() { return first; }
  iterator end() { return first + count; }
  const_iterator begin() const { return first; }
  const_iterator end() const { return first + count; }
  auto rbegin() { return std::reverse_iterator(end()); }
  auto rend() { return std::reverse_iterator(begin()); }
  auto rbegin() const { return std::reverse_iterator(end()); }
  auto rend() const { return std::reverse_iterator(begin()); }
  T &operator[](size_t i) {
    assert(i < count && "out of range");
    return first[i];
  }
  const T &operator[](size_t i) const {
    assert(i < count && "out of range");
    return first[i];
  }
  T &front() { return (*this)[0]; }
  const T &front() const { return (*this)[0]; }
  T &back() { return (*this)[size() - 1]; }
  const T &back() const { return (*this)[size() - 1]; }

  void clear() noexcept {
    std::destroy_n(first, count);
    count = 0;
  }
  template <typename... Args> T &emplace_back(Args &&...args) {
    if (count == room)
      return growBy(std::forward<Args>(args)...);
    T *const at = std::construct_at(first + count, std::forward<Args>(args)...);
    ++count;
    return *at;
  }
  void push_back(const T &item) { emplace_back(item); }
  void push_back(T &&item) { emplace_back(std::move(item)); }
  void pop_back() {
    assert(count > 0 && "empty");
    std::destroy_at(first + --count);
  }
  /// The range is none of this vector's own, here and below.
  template <std::input_iterator Iterator>
  void append(Iterator from, Iterator to) {
    if constexpr (std::forward_iterator<Iterator>) {
      const auto more = static_cast<size_t>(std::distance(from, to));
      reserve(count + more);
      std::uninitialized_copy(from, to, first + count);
      count += static_cast<uint32_t>(more);
    } else {
      for (; from != to; ++from)
        emplace_back(*from);
    }
  }
  template <std::input_iterator Iterator>
  void assign(Iterator from, Iterator to) {
    clear();
    append(from, to);
  }
  void assign(std::initializer_list<T> items) {
    assign(items.begin(), items.end());
  }
  /// The item may be one of this list's own.
  void assign(size_t n, const T &item) { *this = SmallVec(n, item); }
  void resize(size_t n) {
    shrink(n);
    reserve(n);
    std::uninitialized_value_construct(first + count, first + n);
    count = static_cast<uint32_t>(n);
  }
  /// The item may be one of this list's own.
  void resize(size_t n, const T &item) {
    shrink(n);
    if (n > room) {
      const SmallVec copy(1, item);
      reserve(n);
      std::uninitialized_fill(first + count, first + n, copy.front());
    } else {
      std::uninitialized_fill(first + count, first + n, item);
    }
    count = static_cast<uint32_t>(n);
  }
  void reserve(size_t n) {
    if (n > room)
      moveTo(larger(n));
  }
  iterator insert(const_iterator where, T item) {
    const auto at = where - begin();
    emplace_back(std::move(item));
    std::rotate(begin() + at, end() - 1, end());
    return begin() + at;
  }
  template <std::input_iterator Iterator>
  iterator insert(const_iterator where, Iterator from, Iterator to) {
    const auto at = where - begin();
    const auto old = static_cast<difference_type>(size());
    append(from, to);
    std::rotate(begin() + at, begin() + old, end());
    return begin() + at;
  }
  iterator erase(const_iterator where) { return erase(where, where + 1); }
  iterator erase(const_iterator from, const_iterator to) {
    const auto at = from - begin();
    if (from != to)
      shrink(static_cast<size_t>(
          std::move(begin() + (to - begin()), end(), begin() + at) - begin()));
    return begin() + at;
  }
  void swap(SmallVec &other) noexcept { std::swap(*this, other); }

  friend bool operator==(const SmallVec &a, const SmallVec &b) {
    return a.count == b.count && std::equal(a.begin(), a.end(), b.begin());
  }
  friend auto operator<=>(const SmallVec &a, const SmallVec &b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(),
                                                  b.end());
  }

private:
  /// Copying all of the room is cheaper than to ask how much of it is used.
  static constexpr bool kIsBlock =
      std::is_trivially_copyable_v<T> && sizeof(T) * N <= 64;
  static constexpr bool kMovesAsBytes =
      kIsBlock || (MovesAsBytes<T> && sizeof(T) * N <= 64);

  T *inPlace() { return reinterpret_cast<T *>(local); }
  bool isInPlace() const { return first == reinterpret_cast<const T *>(local); }
  /// Both vectors are in place.
  void copyBlock(const SmallVec &other) {
    std::memcpy(static_cast<void *>(local), other.local, sizeof(local));
    count = other.count;
  }
  void release() {
    std::destroy_n(first, count);
    if (!isInPlace())
      ::operator delete(first);
  }
  void shrink(size_t n) {
    if (n >= count)
      return;
    std::destroy(first + n, first + count);
    count = static_cast<uint32_t>(n);
  }
  size_t larger(size_t n) const { return std::max(n, size_t(room) * 2); }
  static T *allocate(size_t n) {
    return static_cast<T *>(::operator new(n * sizeof(T)));
  }
  void moveTo(size_t n) { settle(allocate(n), n); }
  /// Moves all elements.
  void settle(T *to, size_t n) {
    assert(n <= 0xFFFFFFFF && "too many elements");
    std::uninitialized_move_n(first, count, to);
    release();
    first = to;
    room = static_cast<uint32_t>(n);
  }
  /// The new element may be made of an old one.
  template <typename... Args> T &growBy(Args &&...args) {
    const size_t n = larger(size_t(count) + 1);
    T *const to = allocate(n);
    T *const at = std::construct_at(to + count, std::forward<Args>(args)...);
    settle(to, n);
    ++count;
    return *at;
  }
  /// This vector is empty and in place; the other one is then.
  void take(SmallVec &other) noexcept {
    if (other.isInPlace()) {
      if constexpr (kMovesAsBytes) {
        copyBlock(other);
      } else {
        std::uninitialized_move_n(other.first, other.count, first);
        count = other.count;
        std::destroy_n(other.first, other.count);
      }
      other.count = 0;
      return;
    }
    first = std::exchange(other.first, other.inPlace());
    count = std::exchange(other.count, 0);
    room = std::exchange(other.room, N);
  }

  T *first = inPlace();
  uint32_t count = 0, room = N;
  alignas(T) std::byte local[sizeof(T) * N];
};

} // namespace planner

#endif // PLANNER_SUPPORT_SMALLVEC_H
