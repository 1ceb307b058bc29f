//===- Parallel.cpp - Independent pieces of work on threads ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Parallel.h"
#include "planner/Support/TaskPool.h"
#include <algorithm>

namespace planner {

void parallelFor(unsigned threads, size_t count,
                 const std::function<void(size_t)> &work) {
  const size_t wanted = std::min<size_t>(threads, count);
  TaskPool pool(wanted > 0 ? static_cast<unsigned>(wanted - 1) : 0);
  std::vector<TaskPool::Handle> tasks;
  for (size_t i = 0; i < count; ++i)
    tasks.push_back(pool.submit([&work, i] { work(i); }));
  for (const TaskPool::Handle &task : tasks)
    pool.wait(task);
}

} // namespace planner
