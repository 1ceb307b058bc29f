//===- PortableArtifact.cpp - Recognising what is not plain MLIR ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/PortableArtifact.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

/// Drops a number of MLIR's bytecode: as many bytes as the first has trailing
/// zero bits, and one (nine for a first byte of zero).
static bool consumeVarInt(StringRef &bytes) {
  if (bytes.empty())
    return false;
  auto first = static_cast<unsigned char>(bytes.front());
  size_t length = first == 0 ? 9 : 1;
  while (first != 0 && (first & 1) == 0) {
    first >>= 1;
    ++length;
  }
  if (bytes.size() < length)
    return false;
  bytes = bytes.drop_front(length);
  return true;
}

std::optional<std::string> planner::portableArtifactHint(StringRef bytes) {
  // Magic, bytecode version, then the producer as a terminated string.
  if (!bytes.consume_front("ML\xefR") || !consumeVarInt(bytes))
    return std::nullopt;
  if (!bytes.consume_front("StableHLO_v"))
    return std::nullopt;
  StringRef version =
      bytes.take_while([](char c) { return llvm::isDigit(c) || c == '.'; });
  return "this is a StableHLO portable artifact (v" + version.str() +
         "); convert it to text with: python -c 'import jax.export as e,sys; "
         "print(e.deserialize(bytearray(open(sys.argv[1],\"rb\").read()))"
         ".mlir_module())' FILE (or stablehlo-translate --deserialize)";
}
