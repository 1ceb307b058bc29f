//===- LogText.h - Lines, words and numbers of a log ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_LOGTEXT_H
#define PLANNER_LIB_MACHINE_LOGTEXT_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// The lines, without their ends.
std::vector<std::string_view> linesOf(std::string_view text);

/// The parts between separators; empty parts are left out.
std::vector<std::string_view> wordsOf(std::string_view line,
                                      std::string_view separators = " \t");

/// The whole word as a finite number, whatever the locale.
std::optional<double> numberOf(std::string_view word);

/// What a measurement may be: 1 ns to 10 days, and bytes that fit 62 bits.
bool isMeasuredTime(double seconds);
constexpr double kMostBytes = 0x1p62;

bool isDigits(std::string_view word);
std::string lowerCase(std::string_view text);

} // namespace planner

#endif // PLANNER_LIB_MACHINE_LOGTEXT_H
