//===- Shared.h - A value that its copies share -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// For what is large, copied often and hardly ever changed: a copy takes a
// pointer, until one of both is edited. Several threads may copy the same
// object and read it; none may edit one that another copies meanwhile.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_SHARED_H
#define PLANNER_SUPPORT_SHARED_H

#include <atomic>
#include <cstdint>
#include <utility>

namespace planner {

template <typename T> class Shared {
public:
  Shared() = default;
  Shared(T value) : held(new Held{std::move(value)}) {}
  Shared(const Shared &other) noexcept : held(other.held) {
    if (held)
      held->owners.fetch_add(1, std::memory_order_relaxed);
  }
  Shared(Shared &&other) noexcept : held(std::exchange(other.held, nullptr)) {}
  Shared &operator=(Shared other) noexcept {
    std::swap(held, other.held);
    return *this;
  }
  ~Shared() {
    // Whoever is the last to let go has seen what the others did.
    if (held && held->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
      delete held;
  }

  const T &operator*() const { return held ? held->value : none(); }
  const T *operator->() const { return &**this; }
  operator const T &() const { return **this; }

  /// Of this object alone.
  T &edit() {
    if (!held)
      held = new Held{};
    // Pairs with the release of who owned it before.
    else if (held->owners.load(std::memory_order_acquire) > 1)
      *this = Shared(held->value);
    return held->value;
  }

private:
  struct Held {
    T value = {};
    std::atomic<uint32_t> owners = 1;
  };

  static const T &none() {
    static const T value;
    return value;
  }

  Held *held = nullptr;
};

} // namespace planner

#endif // PLANNER_SUPPORT_SHARED_H
