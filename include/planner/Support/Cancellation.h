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
#include <optional>

namespace planner {

/// Asked by long loops: an interrupt of the user or a deadline. Only these two
/// may change the bytes of a plan, and the plan then says so.
class Cancellation {
public:
  using Clock = std::chrono::steady_clock;
  void cancel() { flag.store(true, std::memory_order_relaxed); }
  void setDeadline(Clock::time_point when) { deadline = when; }
  bool interrupted() const { return flag.load(std::memory_order_relaxed); }
  bool expired() const { return deadline && Clock::now() >= *deadline; }
  bool requested() const { return interrupted() || expired(); }

private:
  std::atomic<bool> flag{false};
  std::optional<Clock::time_point> deadline;
};

} // namespace planner

#endif // PLANNER_SUPPORT_CANCELLATION_H
