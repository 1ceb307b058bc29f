//===- Parallel.h - Independent pieces of work on threads -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_PARALLEL_H
#define PLANNER_SUPPORT_PARALLEL_H

#include <cstddef>
#include <functional>

namespace planner {

/// Calls work(0) to work(count - 1), each once, on up to `threads` threads, and
/// returns when all are done. The calls must not depend on one another: where
/// each writes a place of its own, the outcome does not depend on `threads`.
/// The exception of the lowest number that throws is thrown again here; then
/// not all may have been called.
void parallelFor(unsigned threads, size_t count,
                 const std::function<void(size_t)> &work);

} // namespace planner

#endif // PLANNER_SUPPORT_PARALLEL_H
