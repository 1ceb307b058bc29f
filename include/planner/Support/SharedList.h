//===- SharedList.h - A list that its copies share --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Shared.h, read like a vector.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_SHAREDLIST_H
#define PLANNER_SUPPORT_SHAREDLIST_H

#include "planner/Support/Shared.h"
#include <initializer_list>
#include <utility>
#include <vector>

namespace planner {

template <typename T> class SharedList {
public:
  using value_type = T;
  using const_iterator = typename std::vector<T>::const_iterator;

  SharedList() = default;
  SharedList(std::vector<T> list) {
    if (!list.empty())
      items = std::move(list);
  }
  SharedList(std::initializer_list<T> list)
      : SharedList(std::vector<T>(list)) {}

  size_t size() const { return items->size(); }
  bool empty() const { return items->empty(); }
  const_iterator begin() const { return items->begin(); }
  const_iterator end() const { return items->end(); }
  const T &operator[](size_t i) const { return (*items)[i]; }

  /// Of this list alone.
  std::vector<T> &edit() { return items.edit(); }

private:
  Shared<std::vector<T>> items;
};

} // namespace planner

#endif // PLANNER_SUPPORT_SHAREDLIST_H
