//===- LogText.cpp - Lines, words and numbers of a log --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LogText.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>

namespace planner {

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
      line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::vector<std::string_view> wordsOf(std::string_view line,
                                      std::string_view separators) {
  std::vector<std::string_view> words;
  while (true) {
    size_t begin = line.find_first_not_of(separators);
    if (begin == std::string_view::npos)
      return words;
    line.remove_prefix(begin);
    size_t end = std::min(line.find_first_of(separators), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

std::optional<double> numberOf(std::string_view word) {
  double value = 0;
  const char *begin = std::to_address(word.begin());
  const char *end = begin + word.size();
  auto [stop, error] = std::from_chars(begin, end, value);
  if (error != std::errc() || stop != end || !std::isfinite(value))
    return std::nullopt;
  return value;
}

bool isMeasuredTime(double seconds) {
  return seconds >= 1e-9 && seconds <= 1e6;
}

bool isDigits(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
    return c >= '0' && c <= '9';
  });
}

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char &c : lower)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

} // namespace planner
