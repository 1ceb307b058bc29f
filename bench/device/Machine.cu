//===- Machine.cu - Timing on one device ----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Bench.h"
#include <algorithm>
#include <cmath>
#include <vector>

namespace bench {

Machine::Machine(bool invented) : invent(invented) {
  if (invent)
    return;
  int device = 0, cache = 0;
  BENCH_CHECK(cudaGetDevice(&device));
  BENCH_CHECK(cudaDeviceGetAttribute(&cache, cudaDevAttrL2CacheSize, device));
  BENCH_CHECK(cudaDeviceGetAttribute(&multiprocessors,
                                     cudaDevAttrMultiProcessorCount, device));
  cacheBytes = std::max<size_t>(static_cast<size_t>(cache), size_t(1) << 20);
  size_t free = 0, total = 0;
  BENCH_CHECK(cudaMemGetInfo(&free, &total));
  poolBytes = std::min(poolBytes, free / 2);
  BENCH_CHECK(cudaMalloc(&pool, poolBytes));
  BENCH_CHECK(cudaMemset(pool, 0, poolBytes));
  BENCH_CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  BENCH_CHECK(cudaEventCreate(&begin));
  BENCH_CHECK(cudaEventCreate(&end));
  BENCH_CHECK(cudaDeviceSynchronize());
}

// The process ends here; a status would have nobody to tell.
Machine::~Machine() {
  if (begin)
    (void)cudaEventDestroy(begin);
  if (end)
    (void)cudaEventDestroy(end);
  if (stream)
    (void)cudaStreamDestroy(stream);
  if (pool)
    (void)cudaFree(pool);
}

char *Machine::part(size_t index, size_t bytes, size_t begin,
                    size_t length) const {
  const size_t aligned = (bytes + 1023) / 1024 * 1024;
  // Four caches' worth of others in between, where there is room.
  const size_t enough = 4 * cacheBytes / aligned + 2;
  const size_t parts =
      std::max<size_t>(1, std::min<size_t>(length / aligned, enough));
  return pool + begin + index % parts * aligned;
}

double Machine::rowOf(size_t runs, const std::function<void(size_t)> &run) {
  BENCH_CHECK(cudaEventRecord(begin, stream));
  for (size_t i = 0; i < runs; ++i)
    run(runIndex++);
  BENCH_CHECK(cudaEventRecord(end, stream));
  BENCH_CHECK(cudaEventSynchronize(end));
  float milliseconds = 0;
  BENCH_CHECK(cudaEventElapsedTime(&milliseconds, begin, end));
  return milliseconds * 1e-3 / static_cast<double>(runs);
}

double Machine::secondsOf(double guess,
                          const std::function<void(size_t)> &run) {
  if (invent)
    return guess;
  constexpr double kRowSeconds = 2e-3;
  constexpr int kRows = 7;
  rowOf(2, run);
  double once = rowOf(3, run);
  size_t runs = static_cast<size_t>(
      std::clamp(kRowSeconds / std::max(once, 1e-7), 1.0, 500.0));
  rowOf(runs, run);
  std::vector<double> rows;
  for (int i = 0; i < kRows; ++i)
    rows.push_back(rowOf(runs, run));
  std::nth_element(rows.begin(), rows.begin() + kRows / 2, rows.end());
  return rows[kRows / 2];
}

} // namespace bench
