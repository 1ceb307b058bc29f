//===- JaxTest.cpp - Text of a model in Python ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Jax.h"
#include <gtest/gtest.h>
#include <random>

namespace planner {
namespace {

TEST(PythonString, EscapesEverythingButPrintableAscii) {
  EXPECT_EQ(pythonString("w"), "\"w\"");
  EXPECT_EQ(pythonString("a\"b\\c\nd"), R"("a\"b\\c\nd")");
  EXPECT_EQ(pythonString("\t\x7F"), R"("\x09\x7f")");
  EXPECT_EQ(pythonString("\xC3\xBC\xE4\xB8\xAD\xF0\x9F\x98\x80"),
            R"("\xfc\u4e2d\U0001f600")");
  // No UTF-8: a lone continuation, a sequence that is cut off.
  EXPECT_EQ(pythonString("\x80z"), R"("\ufffdz")");
  EXPECT_EQ(pythonString("\xE4\xB8"), R"("\ufffd\ufffd")");
}

/// Whatever the bytes, the literal ends at its last character only.
TEST(PythonString, EndsWhereItEnds) {
  std::mt19937 random(1);
  const std::string nasty = "\"'\\\n\r\0#{}$`\xC3\xBC\xF0\x9F\xFF";
  for (int round = 0; round < 2000; ++round) {
    std::string text;
    for (size_t i = random() % 12; i > 0; --i)
      text += random() % 2 ? static_cast<char>(random() % 256)
                           : nasty[random() % nasty.size()];
    const std::string literal = pythonString(text);
    ASSERT_GE(literal.size(), 2u);
    bool isEscaped = false;
    for (size_t i = 1; i < literal.size(); ++i) {
      const auto byte = static_cast<unsigned char>(literal[i]);
      ASSERT_TRUE(byte >= 0x20 && byte < 0x7F) << literal;
      if (byte == '"' && !isEscaped) {
        ASSERT_EQ(i, literal.size() - 1) << literal;
      }
      isEscaped = byte == '\\' && !isEscaped;
    }
  }
}

} // namespace
} // namespace planner
