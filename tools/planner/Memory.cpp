//===- Memory.cpp - How the allocator treats a planner --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#endif
#ifdef PLANNER_MIMALLOC
#include <mimalloc.h>
#endif

namespace planner::cli {

/// Reading and planning a large model fills and drops arrays of tens of
/// megabytes. By default the allocator maps each of them anew, and a fifth of
/// the time goes into the kernel's clearing of small pages. Huge pages are not
/// asked for: where a hypervisor has taken free memory back, the first process
/// that touches them waits half a second for a quarter of a gigabyte, and all
/// they save later processes is a tenth of that. Mimalloc, where it takes the
/// place of that allocator, gives back what has not been used for a moment.
void keepMemory() {
#if defined(PLANNER_MIMALLOC) && MI_MALLOC_VERSION < 210
  mi_option_disable(mi_option_allow_decommit);
#endif
#if defined(__linux__) && defined(__GLIBC__)
  constexpr int kReserve = 256 << 20;
  mallopt(M_MMAP_THRESHOLD, kReserve);
  mallopt(M_TRIM_THRESHOLD, 4 * kReserve - 1);
  mallopt(M_TOP_PAD, kReserve / 4);
#endif
}

/// The number in a file of the system's; none if there is none, or "max".
static std::optional<int64_t> numberIn(const std::string &path) {
  std::ifstream file(path);
  int64_t value = 0;
  if (file >> value)
    return value;
  return std::nullopt;
}

int64_t availableMemory() {
  int64_t least = std::numeric_limits<int64_t>::max();
  std::ifstream file("/proc/meminfo");
  std::string name;
  int64_t kibibytes = 0;
  for (std::string unit; file >> name >> kibibytes; std::getline(file, unit))
    if (name == "MemAvailable:")
      least = kibibytes * 1024;
  // Of a container.
  const std::string group = "/sys/fs/cgroup/memory";
  for (auto [limit, used] :
       {std::pair{".max", ".current"},
        std::pair{"/memory.limit_in_bytes", "/memory.usage_in_bytes"}})
    if (auto most = numberIn(group + limit), now = numberIn(group + used);
        most && now)
      least = std::min(least, std::max<int64_t>(0, *most - *now));
  return least;
}

} // namespace planner::cli
