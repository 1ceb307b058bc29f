//===- Text.h - Text of others, and what they may have meant ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_TEXT_H
#define PLANNER_SUPPORT_TEXT_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// The known word with the least edits from `word`; empty if there are none.
std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view> &known);
/// Whether one may be a slip for the other: an edit, or two in a long word.
bool isSlip(std::string_view a, std::string_view b);

/// Text from a file as a message shows it: on one line, without control
/// characters, with the middle left out if it is longer than `most` bytes.
std::string shownText(std::string_view text, size_t most = 160);

/// No data file and no plan nests deeper.
constexpr size_t kMaxJsonDepth = 64;
/// The offset of the first bracket of a JSON text that is nested deeper than
/// kMaxJsonDepth. Parsers and printers of such a text may run out of stack.
std::optional<size_t> tooDeepAt(std::string_view json);

/// Where an offset is, both from 1.
struct TextPosition {
  size_t line = 1, column = 1;
  /// "3:14".
  std::string str() const;
  /// "line 3, column 14".
  std::string words() const;
};
TextPosition positionOf(std::string_view text, size_t offset);

} // namespace planner

#endif // PLANNER_SUPPORT_TEXT_H
