//===- Check.h - Every call's status ----------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_BENCH_DEVICE_CHECK_H
#define PLANNER_BENCH_DEVICE_CHECK_H

#include <cublasLt.h>
#include <cuda_runtime.h>
#include <stdexcept>
#include <string>

namespace bench {

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline void check(cudaError_t status, const char *call, const char *file,
                  int line) {
  if (status != cudaSuccess)
    throw Failure(std::string(file) + ":" + std::to_string(line) + ": " + call +
                  ": " + cudaGetErrorString(status));
}

inline void check(cublasStatus_t status, const char *call, const char *file,
                  int line) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw Failure(std::string(file) + ":" + std::to_string(line) + ": " + call +
                  ": " + cublasLtGetStatusString(status));
}

} // namespace bench

#define BENCH_CHECK(CALL) ::bench::check((CALL), #CALL, __FILE__, __LINE__)
/// After a kernel launch, which has no status of its own.
#define BENCH_CHECK_LAUNCH()                                                   \
  ::bench::check(cudaGetLastError(), "kernel launch", __FILE__, __LINE__)

#endif // PLANNER_BENCH_DEVICE_CHECK_H
