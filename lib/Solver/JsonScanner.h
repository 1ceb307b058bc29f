//===- JsonScanner.h - JSON in one pass, without a tree ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Reads JSON (RFC 8259) as it comes out of a ByteSource, for files that are
// lists of integers in the main. It holds one piece of the text at a time, and
// nothing of what it has passed. Every function returns whether it succeeded;
// after the first failure all do nothing and fail, and takeError() says why.
// Strings are not checked to be UTF-8.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SOLVER_JSONSCANNER_H
#define PLANNER_LIB_SOLVER_JSONSCANNER_H

#include "ByteSource.h"
#include "planner/Support/Cancellation.h"
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace planner::solver {

/// What is being read, for messages: "costs of node" 17, or a word alone.
struct Place {
  const char *what;
  std::optional<size_t> number = std::nullopt;
  std::string str() const {
    return number ? what + (" " + std::to_string(*number)) : what;
  }
};

class JsonScanner {
public:
  /// `where` names the text in messages.
  JsonScanner(ByteSource &source, std::string where,
              const Cancellation *cancel);

  /// Calls `member(key)` for each member, which must read its value.
  template <typename Function>
  bool object(const Place &place, Function member) {
    if (!open('{', place, "an object"))
      return false;
    for (bool first = true; !closes('}', first, place); first = false) {
      std::string key;
      if (failure || !string(&key) || !expect(':') || !member(key))
        return false;
    }
    return leave();
  }
  /// Calls `item(index)` for each item, which must read it.
  template <typename Function> bool list(const Place &place, Function item) {
    if (!open('[', place, "a list"))
      return false;
    size_t index = 0;
    for (; !closes(']', index == 0, place); ++index)
      if (failure || !item(index))
        return false;
    return leave();
  }
  /// Replaces `values` by a list of integers. Numbers without a fraction are
  /// integers however they are written; those beyond 64 bits become the
  /// smallest or largest one.
  bool integers(std::vector<int64_t> &values, const Place &place);
  bool integer(int64_t &value, const Place &place);
  /// For a list of more items integers() calls `refuse`, which fails.
  void limitItems(size_t most, std::function<bool()> refuse) {
    mostItems = most;
    tooManyItems = std::move(refuse);
  }
  /// Passes one value of any kind.
  bool skip();
  /// Whether nothing but space is left.
  bool finish();

  /// Whether the next value is an object, a list, ... by its first character;
  /// 0 at the end.
  char next();
  /// Fails so many bytes before the present place.
  bool fail(std::string message, std::string fix = {}, size_t back = 0);
  bool failed() const { return failure.has_value(); }
  Diagnostic takeError() { return std::move(*failure); }
  uint64_t offset() const { return passed + uint64_t(at - begin()); }

private:
  const char *begin() const { return buffer.data(); }
  /// Moves what is left to the front and adds what comes; false at the end.
  bool more();
  /// The next character, 0 at the end.
  char get() { return at != end || more() ? *at : '\0'; }
  void skipSpace();
  bool open(char bracket, const Place &place, const char *kind);
  bool closes(char bracket, bool first, const Place &place);
  bool expect(char wanted);
  bool leave() {
    --depth;
    return !failure;
  }
  bool string(std::string *text);
  bool escape(std::string *text);
  bool word(std::string_view text);
  /// A number that the fast path of integers() leaves alone.
  bool anyNumber(int64_t *value, const Place *place);
  bool invalid(const std::string &expected);
  std::string shown();

  ByteSource &source;
  std::string where;
  const Cancellation *cancel;
  std::vector<char> buffer;
  const char *at;
  const char *end;
  bool ended = false;
  /// Bytes before the buffer.
  uint64_t passed = 0;
  size_t line = 1;
  uint64_t lineStart = 0;
  size_t depth = 0;
  size_t mostItems = std::numeric_limits<size_t>::max();
  std::function<bool()> tooManyItems;
  std::optional<Diagnostic> failure;
};

} // namespace planner::solver

#endif // PLANNER_LIB_SOLVER_JSONSCANNER_H
