//===- SharedList.h - A list that its copies share --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// For what is made once, copied often and hardly ever changed: a copy takes a
// pointer, until one of both is edited. Several threads may copy the same list
// and read it; none may edit one that another copies meanwhile.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_SHAREDLIST_H
#define PLANNER_SUPPORT_SHAREDLIST_H

#include <initializer_list>
#include <memory>
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
      items = std::make_shared<std::vector<T>>(std::move(list));
  }
  SharedList(std::initializer_list<T> list)
      : SharedList(std::vector<T>(list)) {}

  size_t size() const { return all().size(); }
  bool empty() const { return !items || items->empty(); }
  const_iterator begin() const { return all().begin(); }
  const_iterator end() const { return all().end(); }
  const T &operator[](size_t i) const { return all()[i]; }

  /// Of this list alone.
  std::vector<T> &edit() {
    if (!items)
      items = std::make_shared<std::vector<T>>();
    else if (items.use_count() > 1)
      items = std::make_shared<std::vector<T>>(*items);
    return *items;
  }

private:
  const std::vector<T> &all() const {
    static const std::vector<T> none;
    return items ? *items : none;
  }

  std::shared_ptr<std::vector<T>> items;
};

} // namespace planner

#endif // PLANNER_SUPPORT_SHAREDLIST_H
