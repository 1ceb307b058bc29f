//===- Diagnostic.h - What went wrong, where, and how to fix it -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Library code never prints, exits or throws across a part boundary. It returns
// Expected<T>, which holds either a value or a Diagnostic.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_DIAGNOSTIC_H
#define PLANNER_SUPPORT_DIAGNOSTIC_H

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace planner {

/// Exit statuses of the command line (docs/cli.md).
enum class Status : int {
  Done = 0,
  BadInput = 1,
  NothingFits = 2,
  Internal = 3,
  Interrupted = 130
};

/// One message for the user: lower case, no trailing period, expected vs got.
struct Diagnostic {
  std::string message;
  /// "file:line:column" or an operation's location; empty if there is none.
  std::string location;
  /// What to change; empty if there is nothing to suggest.
  std::string fix;
  /// Further places that the message is about, each already formatted.
  std::vector<std::string> notes;
  Status status = Status::BadInput;

  /// "location: error: message", then the notes and the fix, a line each.
  std::string render() const;
};

inline Diagnostic makeError(std::string message, std::string location = {},
                            std::string fix = {}) {
  return {std::move(message), std::move(location), std::move(fix), {}};
}

/// Either a value or the Diagnostic that says why there is none.
template <typename T> class [[nodiscard]] Expected {
public:
  Expected(T value) : storage(std::in_place_index<0>, std::move(value)) {}
  Expected(Diagnostic error)
      : storage(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return storage.index() == 0; }
  T &operator*() {
    assert(*this && "no value: check the Expected first");
    return std::get<0>(storage);
  }
  const T &operator*() const {
    assert(*this && "no value: check the Expected first");
    return std::get<0>(storage);
  }
  T *operator->() { return &**this; }
  const T *operator->() const { return &**this; }
  const Diagnostic &error() const { return std::get<1>(storage); }
  Diagnostic takeError() { return std::move(std::get<1>(storage)); }

private:
  std::variant<T, Diagnostic> storage;
};

/// Success, or a Diagnostic.
template <> class [[nodiscard]] Expected<void> {
public:
  Expected() = default;
  Expected(Diagnostic error) : failure{std::move(error)} {}

  explicit operator bool() const { return failure.empty(); }
  const Diagnostic &error() const { return failure.front(); }
  Diagnostic takeError() { return std::move(failure.front()); }

private:
  std::vector<Diagnostic> failure;
};

} // namespace planner

#endif // PLANNER_SUPPORT_DIAGNOSTIC_H
