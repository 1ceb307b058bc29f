//===- Memory.cpp - How the allocator treats a planner --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include <cstdint>
#include <cstdlib>
#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace planner::cli {

/// Reading and planning a large model fills and drops arrays of tens of
/// megabytes. By default the allocator maps each of them anew, and a fifth of
/// the time goes into the kernel's clearing of small pages.
void keepMemory() {
#if defined(__linux__) && defined(__GLIBC__)
  constexpr int kReserve = 256 << 20;
  constexpr uintptr_t kHugePage = 2 << 20;
  mallopt(M_MMAP_THRESHOLD, kReserve);
  mallopt(M_TRIM_THRESHOLD, 4 * kReserve - 1);
  mallopt(M_TOP_PAD, kReserve);
  // More than what the allocator holds: the heap grows by the reserve.
  void *volatile growth = std::malloc(1 << 20);
  std::free(growth);
  mallopt(M_TOP_PAD, kReserve / 4);
  const auto end = reinterpret_cast<uintptr_t>(sbrk(0));
  const uintptr_t begin =
      (end - kReserve + kHugePage - 1) / kHugePage * kHugePage;
  // Refused where there are no huge pages, which changes nothing.
  (void)madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
#endif
}

} // namespace planner::cli
