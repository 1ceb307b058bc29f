//===- Memory.cu - Streams through device memory, and copies --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Bench.h"
#include <cstring>

namespace bench {

namespace {

constexpr unsigned kThreads = 512;

__global__ void copyKernel(float4 *to, const float4 *from, size_t count) {
  size_t step = size_t(gridDim.x) * blockDim.x;
  for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += step)
    to[i] = from[i];
}

__global__ void addKernel(float4 *to, const float4 *a, const float4 *b,
                          size_t count) {
  size_t step = size_t(gridDim.x) * blockDim.x;
  for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += step) {
    float4 x = a[i], y = b[i];
    to[i] = make_float4(x.x + y.x, x.y + y.y, x.z + y.z, x.w + y.w);
  }
}

/// The sum is never what it is compared with, which the compiler cannot know.
__global__ void readKernel(float4 *to, const float4 *from, size_t count) {
  size_t step = size_t(gridDim.x) * blockDim.x;
  float sum = 0;
  for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += step) {
    float4 x = from[i];
    sum += x.x + x.y + x.z + x.w;
  }
  if (sum == 1e38f)
    to[0] = make_float4(sum, sum, sum, sum);
}

enum class Stream { Copy, Add, Read };

void launch(const Machine &machine, Stream kind, char *memory, size_t count) {
  const size_t wanted = (count + kThreads - 1) / kThreads;
  const size_t most = static_cast<size_t>(machine.multiprocessors) * 16;
  const unsigned blocks = static_cast<unsigned>(wanted < most ? wanted : most);
  float4 *first = reinterpret_cast<float4 *>(memory);
  switch (kind) {
  case Stream::Copy:
    copyKernel<<<blocks, kThreads, 0, machine.stream>>>(first, first + count,
                                                        count);
    break;
  case Stream::Add:
    addKernel<<<blocks, kThreads, 0, machine.stream>>>(
        first, first + count, first + 2 * count, count);
    break;
  case Stream::Read:
    readKernel<<<blocks, kThreads, 0, machine.stream>>>(first, first, count);
    break;
  }
  BENCH_CHECK_LAUNCH();
}

} // namespace

void measureMemory(Machine &machine, Log &log) {
  struct Kind {
    Stream stream;
    const char *name;
    /// Arrays read and written.
    size_t arrays;
  };
  constexpr Kind kKinds[] = {{Stream::Copy, "copy", 2},
                             {Stream::Add, "add", 3},
                             {Stream::Read, "read", 1}};
  Table table{"memory", {{"kernel", ""}, {"bytes", "B"}, {"time", "s"}}, {}};
  if (!machine.invent)
    BENCH_CHECK(
        cudaMemsetAsync(machine.pool, 0, machine.poolBytes, machine.stream));
  for (const Kind &kind : kKinds)
    for (size_t size = size_t(64) << 10; size <= size_t(1) << 30; size *= 2) {
      const size_t count = size / (kind.arrays * sizeof(float4));
      const size_t bytes = count * kind.arrays * sizeof(float4);
      if (!machine.fits(bytes))
        continue;
      double seconds =
          machine.secondsOf(3e-6 + double(bytes) * 1e-12, [&](size_t index) {
            launch(machine, kind.stream, machine.slot(index, bytes), count);
          });
      table.rows.push_back({std::string(kind.name), double(bytes), seconds});
    }
  log.tables.push_back(std::move(table));
}

void measureHostCopies(Machine &machine, Log &log) {
  struct Kind {
    const char *name;
    cudaMemcpyKind direction;
    bool pinned;
  };
  constexpr Kind kKinds[] = {{"h2d", cudaMemcpyHostToDevice, true},
                             {"d2h", cudaMemcpyDeviceToHost, true},
                             {"h2d_pageable", cudaMemcpyHostToDevice, false}};
  constexpr size_t kMost = size_t(256) << 20;
  Table table{"host_copy", {{"kernel", ""}, {"bytes", "B"}, {"time", "s"}}, {}};
  void *pinned = nullptr;
  std::vector<char> pageable;
  if (!machine.invent) {
    BENCH_CHECK(cudaMallocHost(&pinned, kMost));
    std::memset(pinned, 1, kMost);
    pageable.assign(kMost, 1);
  }
  for (const Kind &kind : kKinds)
    for (size_t bytes = size_t(64) << 10; bytes <= kMost; bytes *= 4) {
      if (!machine.fits(bytes))
        continue;
      double seconds =
          machine.secondsOf(1e-5 + double(bytes) * 2e-11, [&](size_t index) {
            void *host = kind.pinned ? pinned : pageable.data();
            void *device = machine.slot(index, bytes);
            bool up = kind.direction == cudaMemcpyHostToDevice;
            BENCH_CHECK(cudaMemcpyAsync(up ? device : host, up ? host : device,
                                        bytes, kind.direction, machine.stream));
          });
      table.rows.push_back({std::string(kind.name), double(bytes), seconds});
    }
  if (pinned)
    BENCH_CHECK(cudaFreeHost(pinned));
  log.tables.push_back(std::move(table));
}

} // namespace bench
