//===- Elementwise.cu - Fused kernels bound by memory ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// bf16 in and out, fp32 inside, one block for each row, eight elements at a
// time: what a compiler makes of them. Bytes are those of the operands and the
// result, each once.
//
//===----------------------------------------------------------------------===//

#include "Bench.h"
#include <cuda_bf16.h>

namespace bench {

namespace {

constexpr unsigned kThreads = 256;
/// Vectors of a thread; rows have at most kThreads * kMost * 8 elements.
constexpr unsigned kMost = 8;

struct Vector {
  float x[8];
};

__device__ Vector load(const uint4 *from) {
  uint4 bits = *from;
  Vector vector;
  const __nv_bfloat162 *pairs = reinterpret_cast<const __nv_bfloat162 *>(&bits);
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    float2 pair = __bfloat1622float2(pairs[i]);
    vector.x[2 * i] = pair.x;
    vector.x[2 * i + 1] = pair.y;
  }
  return vector;
}

__device__ void store(uint4 *to, const Vector &vector) {
  uint4 bits;
  __nv_bfloat162 *pairs = reinterpret_cast<__nv_bfloat162 *>(&bits);
#pragma unroll
  for (int i = 0; i < 4; ++i)
    pairs[i] = __floats2bfloat162_rn(vector.x[2 * i], vector.x[2 * i + 1]);
  *to = bits;
}

struct Sum {
  static __device__ float neutral() { return 0; }
  static __device__ float join(float a, float b) { return a + b; }
};
struct Greatest {
  static __device__ float neutral() { return -3.4e38f; }
  static __device__ float join(float a, float b) { return fmaxf(a, b); }
};

template <typename Join> __device__ float overBlock(float value) {
  __shared__ float partial[kThreads / 32];
  for (int offset = 16; offset > 0; offset /= 2)
    value = Join::join(value, __shfl_xor_sync(~0u, value, offset));
  __syncthreads();
  if (threadIdx.x % 32 == 0)
    partial[threadIdx.x / 32] = value;
  __syncthreads();
  float all = Join::neutral();
#pragma unroll
  for (unsigned i = 0; i < kThreads / 32; ++i)
    all = Join::join(all, partial[i]);
  return all;
}

__device__ float gelu(float x) {
  return 0.5f * x * (1 + erff(x * 0.70710678f));
}

__global__ void biasGelu(uint4 *to, const uint4 *from, const uint4 *bias,
                         unsigned vectors) {
  const size_t row = size_t(blockIdx.x) * vectors;
  for (unsigned i = threadIdx.x; i < vectors; i += kThreads) {
    Vector x = load(from + row + i), b = load(bias + i);
#pragma unroll
    for (int j = 0; j < 8; ++j)
      x.x[j] = gelu(x.x[j] + b.x[j]);
    store(to + row + i, x);
  }
}

__global__ void layerNorm(uint4 *to, const uint4 *from, const uint4 *scale,
                          unsigned vectors) {
  const size_t row = size_t(blockIdx.x) * vectors;
  const float count = 8.0f * static_cast<float>(vectors);
  Vector held[kMost];
  float sum = 0, squares = 0;
#pragma unroll
  for (unsigned v = 0; v < kMost; ++v)
    if (unsigned i = threadIdx.x + v * kThreads; i < vectors) {
      held[v] = load(from + row + i);
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        sum += held[v].x[j];
        squares += held[v].x[j] * held[v].x[j];
      }
    }
  const float mean = overBlock<Sum>(sum) / count;
  const float inverse =
      rsqrtf(overBlock<Sum>(squares) / count - mean * mean + 1e-5f);
#pragma unroll
  for (unsigned v = 0; v < kMost; ++v)
    if (unsigned i = threadIdx.x + v * kThreads; i < vectors) {
      Vector s = load(scale + i);
#pragma unroll
      for (int j = 0; j < 8; ++j)
        held[v].x[j] = (held[v].x[j] - mean) * inverse * s.x[j];
      store(to + row + i, held[v]);
    }
}

__global__ void softmax(uint4 *to, const uint4 *from, const uint4 *,
                        unsigned vectors) {
  const size_t row = size_t(blockIdx.x) * vectors;
  Vector held[kMost];
  float greatest = Greatest::neutral();
#pragma unroll
  for (unsigned v = 0; v < kMost; ++v)
    if (unsigned i = threadIdx.x + v * kThreads; i < vectors) {
      held[v] = load(from + row + i);
#pragma unroll
      for (int j = 0; j < 8; ++j)
        greatest = fmaxf(greatest, held[v].x[j]);
    }
  greatest = overBlock<Greatest>(greatest);
  float sum = 0;
#pragma unroll
  for (unsigned v = 0; v < kMost; ++v)
    if (threadIdx.x + v * kThreads < vectors) {
#pragma unroll
      for (int j = 0; j < 8; ++j)
        sum += held[v].x[j] = __expf(held[v].x[j] - greatest);
    }
  const float inverse = 1 / overBlock<Sum>(sum);
#pragma unroll
  for (unsigned v = 0; v < kMost; ++v)
    if (unsigned i = threadIdx.x + v * kThreads; i < vectors) {
#pragma unroll
      for (int j = 0; j < 8; ++j)
        held[v].x[j] *= inverse;
      store(to + row + i, held[v]);
    }
}

using Kernel = void (*)(uint4 *, const uint4 *, const uint4 *, unsigned);

} // namespace

void measureElementwise(Machine &machine, Log &log) {
  struct Kind {
    const char *name;
    Kernel kernel;
    /// Reads a vector of the row's length.
    bool vector;
  };
  const Kind kinds[] = {{"bias_gelu", biasGelu, true},
                        {"layer_norm", layerNorm, true},
                        {"softmax", softmax, false}};
  Table table{"elementwise",
              {{"kernel", ""},
               {"rows", "1"},
               {"columns", "1"},
               {"bytes", "B"},
               {"time", "s"}},
              {}};
  if (!machine.invent)
    BENCH_CHECK(
        cudaMemsetAsync(machine.pool, 0, machine.poolBytes, machine.stream));
  for (const Kind &kind : kinds)
    for (size_t rows : {512, 4096, 16384})
      for (size_t columns : {1024, 2048, 4096, 8192, 16384}) {
        const size_t matrix = rows * columns * sizeof(__nv_bfloat16);
        const size_t vector = columns * sizeof(__nv_bfloat16);
        const size_t bytes = 2 * matrix + vector;
        if (!machine.fits(bytes))
          continue;
        double seconds =
            machine.secondsOf(4e-6 + double(bytes) * 1e-12, [&](size_t index) {
              char *memory = machine.slot(index, bytes);
              kind.kernel<<<static_cast<unsigned>(rows), kThreads, 0,
                            machine.stream>>>(
                  reinterpret_cast<uint4 *>(memory),
                  reinterpret_cast<const uint4 *>(memory + matrix),
                  reinterpret_cast<const uint4 *>(memory + 2 * matrix),
                  static_cast<unsigned>(columns / 8));
              BENCH_CHECK_LAUNCH();
            });
        table.rows.push_back(
            {std::string(kind.name), double(rows), double(columns),
             double(kind.vector ? bytes : 2 * matrix), seconds});
      }
  log.tables.push_back(std::move(table));
}

} // namespace bench
