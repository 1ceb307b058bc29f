//===- TaskPool.cpp - Work before anybody waits for it --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/TaskPool.h"
#include <algorithm>
#include <exception>
#include <system_error>
#include <utility>

namespace planner {

class TaskPool::Task {
public:
  std::function<void()> work;
  Length length = Length::Short;
  std::exception_ptr thrown;
  bool isDone = false;
};

TaskPool::TaskPool(unsigned count) {
  while (threads.size() < count && addThread())
    ;
}

/// False if the machine has none left.
bool TaskPool::addThread() {
  try {
    threads.emplace_back([this] { serve(); });
    return true;
  } catch (const std::system_error &) {
    return false;
  }
}

TaskPool::~TaskPool() {
  {
    std::lock_guard guard(changing);
    isClosed = true;
    pending.clear();
  }
  submitted.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

TaskPool::Handle TaskPool::submit(std::function<void()> work, Length length) {
  auto task = std::make_shared<Task>();
  task->work = std::move(work);
  task->length = length;
  {
    std::lock_guard guard(changing);
    pending.push_back(task);
  }
  submitted.notify_one();
  return task;
}

void TaskPool::run(const Handle &task, std::unique_lock<std::mutex> &lock) {
  lock.unlock();
  try {
    task->work();
  } catch (...) {
    task->thrown = std::current_exception();
  }
  task->work = nullptr;
  lock.lock();
  task->isDone = true;
  ended.notify_all();
}

void TaskPool::serve() {
  std::unique_lock lock(changing);
  while (true) {
    submitted.wait(lock, [&] { return isClosed || !pending.empty(); });
    if (isClosed)
      return;
    const Handle task = std::move(pending.front());
    pending.pop_front();
    run(task, lock);
  }
}

bool TaskPool::isDone(const Handle &task) {
  std::lock_guard guard(changing);
  return task->isDone;
}

void TaskPool::wait(const Handle &task, const std::function<void()> &more) {
  std::unique_lock lock(changing);
  bool mayBeMore = static_cast<bool>(more);
  while (!task->isDone) {
    auto next = std::find(pending.begin(), pending.end(), task);
    if (next == pending.end())
      next = std::find_if(
          pending.begin(), pending.end(),
          [&](const Handle &other) { return other->length <= task->length; });
    if (next == pending.end() && std::exchange(mayBeMore, false)) {
      lock.unlock();
      more();
      lock.lock();
      continue;
    }
    mayBeMore = static_cast<bool>(more);
    if (next == pending.end()) {
      ended.wait(lock);
      continue;
    }
    const Handle taken = std::move(*next);
    pending.erase(next);
    run(taken, lock);
  }
  if (task->thrown)
    std::rethrow_exception(task->thrown);
}

} // namespace planner
