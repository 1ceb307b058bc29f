//===- TaskPool.h - Work before anybody waits for it ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_TASKPOOL_H
#define PLANNER_SUPPORT_TASKPOOL_H

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace planner {

/// Threads that do what another one submits, first come, first served. That one
/// does some of it, too, while it waits.
class TaskPool {
public:
  /// A machine that has fewer threads left does the work on those it has.
  explicit TaskPool(unsigned threads);
  TaskPool(const TaskPool &) = delete;
  TaskPool &operator=(const TaskPool &) = delete;
  /// What has not begun is never done.
  ~TaskPool();

  class Task;
  using Handle = std::shared_ptr<Task>;
  /// Long: many times what the others take.
  enum class Length : uint8_t { Short, Long };
  Handle submit(std::function<void()> work, Length length = Length::Short);
  bool isDone(const Handle &task);
  /// Until it is done. Meanwhile the caller does it, or what else was submitted
  /// and is no longer than that; where there is none, it asks for `more`, which
  /// may submit some. What the task has thrown is thrown here.
  void wait(const Handle &task, const std::function<void()> &more = {});

private:
  bool addThread();
  void serve();
  void run(const Handle &task, std::unique_lock<std::mutex> &lock);

  std::mutex changing;
  std::condition_variable submitted, ended;
  std::deque<Handle> pending;
  bool isClosed = false;
  std::vector<std::thread> threads;
};

} // namespace planner

#endif // PLANNER_SUPPORT_TASKPOOL_H
