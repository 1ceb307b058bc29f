//===- JsonWriter.cpp - Writing JSON as it comes --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JsonWriter.h"
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace planner {

static bool isPlain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
  });
}

static void appendQuoted(std::string &out, std::string_view text) {
  if (isPlain(text)) {
    out += '"';
    out += text;
    out += '"';
    return;
  }
  // Text from a model may hold any bytes; those that are not UTF-8 become
  // replacement characters.
  out += nlohmann::json(text).dump(-1, ' ', false,
                                   nlohmann::json::error_handler_t::replace);
}

void JsonWriter::newLine() {
  out += '\n';
  out.append(frames.size(), ' ');
}

void JsonWriter::separate() {
  if (afterKey) {
    afterKey = false;
    return;
  }
  if (frames.empty())
    return;
  Frame &frame = frames.back();
  if (!frame.empty)
    out += ',';
  if (frame.style == Style::Lines)
    newLine();
  else if (!frame.empty)
    out += ' ';
  frame.empty = false;
}

JsonWriter &JsonWriter::begin(char open, char close, Style style) {
  separate();
  out += open;
  frames.push_back({close, style});
  return *this;
}

JsonWriter &JsonWriter::end() {
  const Frame frame = frames.back();
  frames.pop_back();
  if (frame.style == Style::Lines && !frame.empty)
    newLine();
  out += frame.close;
  return *this;
}

JsonWriter &JsonWriter::key(std::string_view name) {
  separate();
  out += '"';
  out += name;
  out += "\": ";
  afterKey = true;
  return *this;
}

JsonWriter &JsonWriter::dataKey(std::string_view name) {
  separate();
  appendQuoted(out, name);
  out += ": ";
  afterKey = true;
  return *this;
}

JsonWriter &JsonWriter::value(std::string_view content) {
  separate();
  appendQuoted(out, content);
  return *this;
}

JsonWriter &JsonWriter::value(bool flag) {
  separate();
  out += flag ? "true" : "false";
  return *this;
}

JsonWriter &JsonWriter::value(double number) {
  separate();
  // JSON has no infinity. What overflows is too large whatever it is.
  constexpr double most = std::numeric_limits<double>::max();
  number = std::isnan(number) ? most : std::clamp(number, -most, most);
  std::array<char, 32> digits;
  // The shortest text that reads back as the same number.
  auto result =
      std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), result.ptr);
  return *this;
}

JsonWriter &JsonWriter::integer(int64_t number) {
  separate();
  std::array<char, 24> digits;
  auto result =
      std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), result.ptr);
  return *this;
}

JsonWriter &JsonWriter::null() {
  separate();
  out += "null";
  return *this;
}

} // namespace planner
