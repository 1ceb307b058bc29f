//===- Bench.h - What is measured, and how ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Each measurement works on the next part of a pool of memory that is several
// times the L2 cache, so that it finds its operands in device memory.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_BENCH_DEVICE_BENCH_H
#define PLANNER_BENCH_DEVICE_BENCH_H

#include "Check.h"
#include "Log.h"
#include <cstddef>
#include <functional>

namespace bench {

/// Device memory, a stream and two events, for as long as the program runs.
class Machine {
public:
  /// Does nothing if times are invented.
  explicit Machine(bool invent);
  ~Machine();
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  /// Seconds of one run: after some to warm up, the median of several rows of
  /// runs, each long enough for the clock. `run` gets the number of the run and
  /// puts it on the stream. Without a device the `guess`.
  double secondsOf(double guess, const std::function<void(size_t)> &run);

  /// The part of the pool for run `index` of runs that use `bytes` each.
  char *slot(size_t index, size_t bytes) const {
    return part(index, bytes, 0, poolBytes);
  }
  bool fits(size_t bytes) const { return bytes <= poolBytes; }

  /// The same in two regions, one of which is only read: operands stay what
  /// they are.
  char *operands(size_t index, size_t bytes) const {
    return part(index, bytes, 0, operandBytes());
  }
  char *results(size_t index, size_t bytes) const {
    return part(index, bytes, operandBytes(), poolBytes - operandBytes());
  }
  bool fits(size_t operandSize, size_t resultSize) const {
    return operandSize <= operandBytes() &&
           resultSize <= poolBytes - operandBytes();
  }

  const bool invent;
  cudaStream_t stream = nullptr;
  char *pool = nullptr;
  size_t poolBytes = size_t(2) << 30;
  size_t cacheBytes = size_t(64) << 20;
  int multiprocessors = 0;

private:
  size_t operandBytes() const { return poolBytes / 4096 * 3 * 1024; }
  char *part(size_t index, size_t bytes, size_t begin, size_t length) const;
  double rowOf(size_t runs, const std::function<void(size_t)> &run);

  cudaEvent_t begin = nullptr, end = nullptr;
  size_t runIndex = 0;
};

/// Random values in the whole pool.
void fillWithBf16(Machine &machine);

void measureMatmul(Machine &machine, Log &log);
void measureAttention(Machine &machine, Log &log);
void measureMemory(Machine &machine, Log &log);
void measureElementwise(Machine &machine, Log &log);
void measureLaunch(Machine &machine, Log &log);
void measureHostCopies(Machine &machine, Log &log);

} // namespace bench

#endif // PLANNER_BENCH_DEVICE_BENCH_H
