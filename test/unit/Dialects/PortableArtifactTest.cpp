//===- PortableArtifactTest.cpp - Recognising portable artifacts ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/PortableArtifact.h"
#include <gmock/gmock.h>

using planner::portableArtifactHint;
using ::testing::HasSubstr;

namespace {

// A file begins with the magic, its version as one number (6 is the byte 0x0D:
// 2 * 6 + 1, the lowest bit saying that no byte follows), then the producer.
const std::string kMagic = "ML\xefR";

TEST(PortableArtifact, NamesVersionAndCommand) {
  std::string bytes = kMagic + "\x0dStableHLO_v1.14.2" + std::string(1, '\0');
  std::optional<std::string> hint = portableArtifactHint(bytes);
  ASSERT_TRUE(hint);
  EXPECT_THAT(*hint, HasSubstr("portable artifact (v1.14.2)"));
  EXPECT_THAT(*hint, HasSubstr("jax.export"));
  EXPECT_EQ(hint->find('\n'), std::string::npos);
}

// 300 takes two bytes: (300 << 2 | 0b10) = 0x04B2, lowest byte first.
TEST(PortableArtifact, LongVersionNumber) {
  EXPECT_TRUE(portableArtifactHint(kMagic + "\xb2\x04StableHLO_v1.0.0"));
}

TEST(PortableArtifact, PlainBytecodeIsNone) {
  EXPECT_FALSE(portableArtifactHint(kMagic + "\x0dMLIR22.1.8"));
}

TEST(PortableArtifact, TextIsNone) {
  EXPECT_FALSE(portableArtifactHint("module {} // StableHLO_v1.0.0"));
}

// Every prefix of an artifact is read without going beyond its end.
TEST(PortableArtifact, Truncated) {
  std::string bytes = kMagic + "\xb2\x04StableHLO_v";
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(portableArtifactHint(bytes.substr(0, size))) << size;
}

} // namespace
