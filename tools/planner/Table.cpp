//===- Table.cpp - Rows of text in columns --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Table.h"
#include <algorithm>
#include <array>
#include <cstdio>

namespace planner::cli {

std::string tableText(const std::vector<std::vector<std::string>> &rows) {
  if (rows.empty())
    return {};
  std::vector<size_t> widths(rows.front().size());
  for (const std::vector<std::string> &row : rows)
    for (size_t c = 0; c < row.size(); ++c)
      widths[c] = std::max(widths[c], row[c].size());
  std::string text;
  for (const std::vector<std::string> &row : rows) {
    std::string line;
    for (size_t c = 0; c < row.size(); ++c) {
      line += row[c];
      line.resize(line.size() + widths[c] - row[c].size() + 2, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string percentAbove(double value, double reference) {
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "%+.1f%%",
                reference > 0 ? (value / reference - 1) * 100 : 0);
  return text.data();
}

} // namespace planner::cli
