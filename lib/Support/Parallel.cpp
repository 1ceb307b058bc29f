//===- Parallel.cpp - Independent pieces of work on threads ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Parallel.h"
#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace planner {

void parallelFor(unsigned threads, size_t count,
                 const std::function<void(size_t)> &work) {
  std::vector<std::exception_ptr> thrown(count);
  std::atomic<size_t> next{0};
  auto run = [&] {
    for (size_t i = next++; i < count; i = next++)
      try {
        work(i);
      } catch (...) {
        thrown[i] = std::current_exception();
      }
  };
  std::vector<std::thread> others;
  const size_t wanted = std::min<size_t>(threads, count);
  // A machine that has no thread left does the work on those it has.
  try {
    while (others.size() + 1 < wanted)
      others.emplace_back(run);
  } catch (const std::system_error &) {
  }
  run();
  for (std::thread &thread : others)
    thread.join();
  for (const std::exception_ptr &exception : thrown)
    if (exception)
      std::rethrow_exception(exception);
}

} // namespace planner
