//===- Boxed.h - A rare value behind one pointer ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// std::optional for members that few objects have: an absent value takes a
// pointer's room, a copy copies the value.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_BOXED_H
#define PLANNER_SUPPORT_BOXED_H

#include <cassert>
#include <memory>
#include <optional>
#include <utility>

namespace planner {

template <typename T> class Boxed {
public:
  Boxed() = default;
  Boxed(T v) : box(std::make_unique<T>(std::move(v))) {}
  Boxed(std::optional<T> v) {
    if (v)
      box = std::make_unique<T>(std::move(*v));
  }
  Boxed(std::nullopt_t) {}
  Boxed(const Boxed &other)
      : box(other.box ? std::make_unique<T>(*other.box) : nullptr) {}
  Boxed(Boxed &&other) noexcept = default;
  Boxed &operator=(const Boxed &other) {
    if (this != &other)
      box = other.box ? std::make_unique<T>(*other.box) : nullptr;
    return *this;
  }
  Boxed &operator=(Boxed &&other) noexcept = default;
  ~Boxed() = default;

  bool has_value() const { return box != nullptr; }
  explicit operator bool() const { return has_value(); }
  void reset() { box.reset(); }
  T &operator*() {
    assert(box && "no value");
    return *box;
  }
  const T &operator*() const {
    assert(box && "no value");
    return *box;
  }
  T *operator->() { return &**this; }
  const T *operator->() const { return &**this; }
  friend bool operator==(const Boxed &a, const Boxed &b) {
    return a.box && b.box ? *a.box == *b.box : !a.box && !b.box;
  }
  T value_or(T fallback) const { return box ? *box : std::move(fallback); }

private:
  std::unique_ptr<T> box;
};

} // namespace planner

#endif // PLANNER_SUPPORT_BOXED_H
