//===- ByteSource.h - Text in pieces, from memory or a file -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SOLVER_BYTESOURCE_H
#define PLANNER_LIB_SOLVER_BYTESOURCE_H

#include "planner/Support/Diagnostic.h"
#include <memory>
#include <string>
#include <string_view>

namespace planner::solver {

class ByteSource {
public:
  virtual ~ByteSource() = default;
  /// Fills at most `size` bytes; 0 only at the end.
  virtual Expected<size_t> read(char *to, size_t size) = 0;
};

/// The text as it is. It must outlive the source.
std::unique_ptr<ByteSource> readMemory(std::string_view text);

/// The bytes of a file, or of standard input for "-". What begins as gzip does
/// is decompressed, whatever its name; the whole is never in memory.
Expected<std::unique_ptr<ByteSource>> openFile(const std::string &path);

/// The bytes of `source`, decompressed if they begin as gzip does. `where`
/// names them in messages.
Expected<std::unique_ptr<ByteSource>>
decompressed(std::unique_ptr<ByteSource> source, const std::string &where);

} // namespace planner::solver

#endif // PLANNER_LIB_SOLVER_BYTESOURCE_H
