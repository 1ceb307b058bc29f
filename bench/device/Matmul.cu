//===- Matmul.cu - Matrix products with cuBLASLt --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Bench.h"
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <vector>

namespace bench {

namespace {

struct Format {
  const char *name;
  cudaDataType_t in, out;
  cublasComputeType_t compute;
  cudaDataType_t scale;
  size_t inBytes, outBytes;
  /// Least compute capability, 10 * major + minor.
  int capability;
};

constexpr Format kFormats[] = {
    {"fp32", CUDA_R_32F, CUDA_R_32F, CUBLAS_COMPUTE_32F, CUDA_R_32F, 4, 4, 0},
    {"tf32", CUDA_R_32F, CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32, CUDA_R_32F,
     4, 4, 80},
    {"bf16", CUDA_R_16BF, CUDA_R_16BF, CUBLAS_COMPUTE_32F, CUDA_R_32F, 2, 2,
     80},
    {"fp16", CUDA_R_16F, CUDA_R_16F, CUBLAS_COMPUTE_32F, CUDA_R_32F, 2, 2, 0},
    {"fp8", CUDA_R_8F_E4M3, CUDA_R_16BF, CUBLAS_COMPUTE_32F, CUDA_R_32F, 1, 2,
     89},
    {"int8", CUDA_R_8I, CUDA_R_32I, CUBLAS_COMPUTE_32I, CUDA_R_32I, 1, 4, 75}};

struct Shape {
  size_t m, n, k;
};

/// Layers of several widths and token counts with short and long reductions,
/// and squares, whose saw-tooth shows the tiles.
std::vector<Shape> shapes() {
  std::vector<Shape> all;
  for (size_t m : {256, 1024, 2048, 8192})
    for (size_t n : {512, 1024, 4096, 14336})
      for (size_t k : {128, 256, 512, 1024, 2048, 4096, 8192})
        all.push_back({m, n, k});
  for (size_t side : {512, 768, 1024, 1280, 1536, 1792, 2048, 2304, 2560, 3072,
                      4096, 5120, 6144, 8192})
    all.push_back({side, side, side});
  return all;
}

__device__ unsigned scrambled(unsigned long long index) {
  unsigned x = static_cast<unsigned>(index * 2654435761ull >> 7);
  x ^= x >> 15;
  x *= 0x2c1b3c6du;
  x ^= x >> 12;
  return x * 0x297a2d39u;
}

__device__ void set(float &to, unsigned bits) {
  to = static_cast<float>(static_cast<int>(bits >> 8) - (1 << 23)) / (1 << 24);
}
__device__ void set(__nv_bfloat16 &to, unsigned bits) {
  float value = 0;
  set(value, bits);
  to = __float2bfloat16(value);
}
__device__ void set(__half &to, unsigned bits) {
  float value = 0;
  set(value, bits);
  to = __float2half(value);
}
__device__ void set(__nv_fp8_e4m3 &to, unsigned bits) {
  float value = 0;
  set(value, bits);
  to = __nv_fp8_e4m3(value);
}
__device__ void set(signed char &to, unsigned bits) {
  to = static_cast<signed char>(static_cast<int>(bits >> 24) % 16 - 8);
}

/// Random values: multiplying zeros takes less power, and runs faster.
template <typename T> __global__ void fill(T *values, size_t count) {
  size_t step = size_t(gridDim.x) * blockDim.x;
  for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += step)
    set(values[i], scrambled(i));
}

template <typename T> void fillPool(Machine &machine) {
  fill<<<static_cast<unsigned>(machine.multiprocessors) * 8, 256, 0,
         machine.stream>>>(reinterpret_cast<T *>(machine.pool),
                           machine.poolBytes / sizeof(T));
  BENCH_CHECK_LAUNCH();
  BENCH_CHECK(cudaStreamSynchronize(machine.stream));
}

void fillPool(Machine &machine, const Format &format) {
  switch (format.in) {
  case CUDA_R_16BF:
    return fillPool<__nv_bfloat16>(machine);
  case CUDA_R_16F:
    return fillPool<__half>(machine);
  case CUDA_R_8F_E4M3:
    return fillPool<__nv_fp8_e4m3>(machine);
  case CUDA_R_8I:
    return fillPool<signed char>(machine);
  default:
    return fillPool<float>(machine);
  }
}

/// The library and its workspace.
struct Library {
  static constexpr size_t kWorkspace = size_t(64) << 20;

  Library() {
    BENCH_CHECK(cublasLtCreate(&handle));
    BENCH_CHECK(cudaMalloc(&workspace, kWorkspace));
  }
  ~Library() {
    (void)cublasLtDestroy(handle);
    (void)cudaFree(workspace);
  }
  Library(const Library &) = delete;
  Library &operator=(const Library &) = delete;

  cublasLtHandle_t handle = nullptr;
  void *workspace = nullptr;
};

/// D = A^T B with A k x m, B k x n and D m x n, all by columns: the one
/// arrangement that every format has.
class Product {
public:
  Product(const Format &f, const Shape &s) : format(f), shape(s) {
    BENCH_CHECK(
        cublasLtMatmulDescCreate(&operation, format.compute, format.scale));
    const cublasOperation_t transposed = CUBLAS_OP_T;
    BENCH_CHECK(
        cublasLtMatmulDescSetAttribute(operation, CUBLASLT_MATMUL_DESC_TRANSA,
                                       &transposed, sizeof(transposed)));
    BENCH_CHECK(cublasLtMatrixLayoutCreate(&a, format.in, shape.k, shape.m,
                                           static_cast<int64_t>(shape.k)));
    BENCH_CHECK(cublasLtMatrixLayoutCreate(&b, format.in, shape.k, shape.n,
                                           static_cast<int64_t>(shape.k)));
    BENCH_CHECK(cublasLtMatrixLayoutCreate(&d, format.out, shape.m, shape.n,
                                           static_cast<int64_t>(shape.m)));
  }
  ~Product() {
    (void)cublasLtMatrixLayoutDestroy(d);
    (void)cublasLtMatrixLayoutDestroy(b);
    (void)cublasLtMatrixLayoutDestroy(a);
    (void)cublasLtMatmulDescDestroy(operation);
  }
  Product(const Product &) = delete;
  Product &operator=(const Product &) = delete;

  static size_t operandBytes(const Format &format, const Shape &shape) {
    return aligned(shape.m * shape.k * format.inBytes) +
           aligned(shape.n * shape.k * format.inBytes);
  }
  static size_t resultBytes(const Format &format, const Shape &shape) {
    return shape.m * shape.n * format.outBytes;
  }

  /// False if the library has no kernel for it.
  bool choose(const Library &library) {
    cublasLtMatmulPreference_t preference = nullptr;
    BENCH_CHECK(cublasLtMatmulPreferenceCreate(&preference));
    const size_t limit = Library::kWorkspace;
    BENCH_CHECK(cublasLtMatmulPreferenceSetAttribute(
        preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &limit,
        sizeof(limit)));
    int found = 0;
    cublasStatus_t status = cublasLtMatmulAlgoGetHeuristic(
        library.handle, operation, a, b, d, d, preference, 1, &chosen, &found);
    BENCH_CHECK(cublasLtMatmulPreferenceDestroy(preference));
    if (status == CUBLAS_STATUS_NOT_SUPPORTED)
      return false;
    BENCH_CHECK(status);
    return found > 0;
  }

  void run(const Library &library, const char *first, char *result,
           cudaStream_t stream) const {
    const char *second = first + aligned(shape.k * shape.m * format.inBytes);
    const float one = 1, zero = 0;
    const int32_t oneInteger = 1, zeroInteger = 0;
    const bool integer = format.scale == CUDA_R_32I;
    const void *alpha = integer ? static_cast<const void *>(&oneInteger) : &one;
    const void *beta =
        integer ? static_cast<const void *>(&zeroInteger) : &zero;
    BENCH_CHECK(cublasLtMatmul(library.handle, operation, alpha, first, a,
                               second, b, beta, result, d, result, d,
                               &chosen.algo, library.workspace,
                               Library::kWorkspace, stream));
  }

private:
  static size_t aligned(size_t size) { return (size + 1023) / 1024 * 1024; }

  const Format &format;
  const Shape shape;
  cublasLtMatmulDesc_t operation = nullptr;
  cublasLtMatrixLayout_t a = nullptr, b = nullptr, d = nullptr;
  cublasLtMatmulHeuristicResult_t chosen{};
};

int capability() {
  int device = 0, major = 0, minor = 0;
  BENCH_CHECK(cudaGetDevice(&device));
  BENCH_CHECK(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor,
                                     device));
  BENCH_CHECK(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor,
                                     device));
  return 10 * major + minor;
}

void measureFormat(Machine &machine, const Library &library,
                   const Format &format, Table &table, Log &log) {
  fillPool(machine, format);
  size_t tooLarge = 0, unknown = 0;
  for (const Shape &shape : shapes()) {
    const size_t operands = Product::operandBytes(format, shape);
    const size_t result = Product::resultBytes(format, shape);
    if (!machine.fits(operands, result)) {
      ++tooLarge;
      continue;
    }
    Product product(format, shape);
    if (!product.choose(library)) {
      ++unknown;
      continue;
    }
    double seconds = machine.secondsOf(0, [&](size_t index) {
      product.run(library, machine.operands(index, operands),
                  machine.results(index, result), machine.stream);
    });
    table.rows.push_back({double(shape.m), double(shape.n), double(shape.k),
                          std::string(format.name), seconds});
  }
  if (unknown > 0)
    log.skipped.push_back(
        {std::string("matmul ") + format.name,
         std::to_string(unknown) + " products without a kernel in cuBLASLt"});
  if (tooLarge > 0)
    log.skipped.push_back(
        {std::string("matmul ") + format.name,
         std::to_string(tooLarge) + " products larger than the free memory"});
}

} // namespace

void fillWithBf16(Machine &machine) { fillPool<__nv_bfloat16>(machine); }

void measureMatmul(Machine &machine, Log &log) {
  Table table{
      "matmul",
      {{"m", "1"}, {"n", "1"}, {"k", "1"}, {"format", ""}, {"time", "s"}},
      {}};
  if (machine.invent) {
    for (const Format &format : kFormats)
      for (const Shape &s : shapes())
        table.rows.push_back({double(s.m), double(s.n), double(s.k),
                              std::string(format.name),
                              3e-6 + 1e-14 * double(s.m) * double(s.n) *
                                         double(s.k) * double(format.inBytes)});
  } else {
    const Library library;
    const int has = capability();
    for (const Format &format : kFormats)
      if (has < format.capability)
        log.skipped.push_back({std::string("matmul ") + format.name,
                               "the device has no unit for it"});
      else
        measureFormat(machine, library, format, table, log);
  }
  log.tables.push_back(std::move(table));
}

} // namespace bench
