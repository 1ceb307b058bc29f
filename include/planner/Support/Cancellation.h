//===- Cancellation.h - Stopping a search early -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_CANCELLATION_H
#define PLANNER_SUPPORT_CANCELLATION_H

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace planner {

/// Asked by long loops: an interrupt of the user or a deadline. Only these two
/// may change the bytes of a plan, and the plan then says so.
class Cancellation {
public:
  using Clock = std::chrono::steady_clock;
  Cancellation() = default;
  /// Requested whenever the other one is, too.
  explicit Cancellation(const Cancellation *other) : also(other) {}
  void cancel() { flag.store(true, std::memory_order_relaxed); }
  void setDeadline(Clock::time_point when) { deadline = when; }
  bool interrupted() const { return flag.load(std::memory_order_relaxed); }
  bool expired() const { return deadline && Clock::now() >= *deadline; }
  /// Requested from the given look on, counted from 1: an interruption that is
  /// the same in every run of one thread.
  void cancelAtLook(uint64_t look) { lastLook = look; }
  bool requested() const {
    return lookedEnough() || interrupted() || expired() ||
           (also && also->requested());
  }

private:
  bool lookedEnough() const {
    return lastLook > 0 &&
           looks.fetch_add(1, std::memory_order_relaxed) + 1 >= lastLook;
  }

  const Cancellation *also = nullptr;
  std::atomic<bool> flag{false};
  std::optional<Clock::time_point> deadline;
  uint64_t lastLook = 0;
  mutable std::atomic<uint64_t> looks{0};
};

/// Looks at a cancellation once for so many units of work: between looks there
/// is little time, and looks take next to none of it.
class Lookout {
public:
  explicit Lookout(const Cancellation *watched, int64_t unitsBetweenLooks)
      : cancel(watched), between(unitsBetweenLooks), left(unitsBetweenLooks) {}

  /// Whether to stop, after some more work; true from then on.
  bool stop(int64_t units) {
    left -= units;
    if (left > 0 || stopped)
      return stopped;
    left = between;
    stopped = cancel && cancel->requested();
    return stopped;
  }

private:
  const Cancellation *cancel;
  int64_t between, left;
  bool stopped = false;
};

} // namespace planner

#endif // PLANNER_SUPPORT_CANCELLATION_H
