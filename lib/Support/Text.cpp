//===- Text.cpp - Text of others, and what they may have meant ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Text.h"
#include <algorithm>
#include <numeric>

namespace planner {

/// Levenshtein distance.
static size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view> &known) {
  // No word that is meant is longer, and the distance takes their product.
  word = word.substr(0, 64);
  const auto nearest = std::min_element(
      known.begin(), known.end(), [&](std::string_view a, std::string_view b) {
        return editDistance(word, a) < editDistance(word, b);
      });
  return nearest == known.end() ? std::string_view() : *nearest;
}

bool isSlip(std::string_view a, std::string_view b) {
  const size_t most = std::min(a.size(), b.size()) < 6 ? 1 : 2;
  return std::max(a.size(), b.size()) <= 64 && editDistance(a, b) <= most;
}

static bool continuesCharacter(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

std::string shownText(std::string_view text, size_t most) {
  std::string shown(text);
  if (text.size() > most) {
    // Not in the middle of a character.
    size_t head = most / 2, tail = text.size() - most / 2;
    while (head > 0 && continuesCharacter(text[head]))
      --head;
    while (tail < text.size() && continuesCharacter(text[tail]))
      ++tail;
    shown = std::string(text.substr(0, head)) + "..." +
            std::string(text.substr(tail));
  }
  for (char &c : shown)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
      c = '?';
  return shown;
}

std::optional<size_t> tooDeepAt(std::string_view json) {
  size_t depth = 0;
  bool inText = false;
  for (size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (inText && c == '\\')
      ++i;
    else if (c == '"')
      inText = !inText;
    else if (!inText && (c == '{' || c == '[') && ++depth > kMaxJsonDepth)
      return i;
    else if (!inText && (c == '}' || c == ']') && depth > 0)
      --depth;
  }
  return std::nullopt;
}

std::string TextPosition::str() const {
  return std::to_string(line) + ":" + std::to_string(column);
}

std::string TextPosition::words() const {
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

TextPosition positionOf(std::string_view text, size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto lines = std::count(before.begin(), before.end(), '\n');
  // npos + 1 is 0, the start of the first line.
  const size_t start = before.rfind('\n') + 1;
  return {static_cast<size_t>(lines) + 1, before.size() - start + 1};
}

} // namespace planner
