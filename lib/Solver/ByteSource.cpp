//===- ByteSource.cpp - Text in pieces, from memory or a file -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ByteSource.h"
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>
#include <zlib.h>

using namespace planner;
using namespace planner::solver;

namespace {

class MemorySource : public ByteSource {
public:
  explicit MemorySource(std::string_view given) : text(given) {}
  Expected<size_t> read(char *to, size_t size) override {
    size_t count = text.copy(to, size);
    text.remove_prefix(count);
    return count;
  }

private:
  std::string_view text;
};

Diagnostic cannotRead(const std::string &path) {
  return makeError("cannot read '" + path + "': " + std::strerror(errno), {},
                   errno == EISDIR ? "name a file in it" : "");
}

class FileSource : public ByteSource {
public:
  FileSource(gzFile opened, std::string name)
      : file(opened, gzclose_r), path(std::move(name)) {
    gzbuffer(file.get(), 1 << 16);
  }
  Expected<size_t> read(char *to, size_t size) override {
    constexpr size_t kMost = size_t(1) << 30;
    const int count = gzread(file.get(), to, unsigned(std::min(size, kMost)));
    if (count > 0)
      return size_t(count);
    int status = Z_OK;
    // Behind the name of the file.
    std::string_view why = gzerror(file.get(), &status);
    why.remove_prefix(std::min(why.size(), why.rfind(": ") + 2));
    switch (status) {
    case Z_OK:
    case Z_STREAM_END:
      return size_t(0);
    case Z_ERRNO:
      return cannotRead(path);
    case Z_BUF_ERROR:
      return makeError("the gzip stream ends in its middle", path,
                       "the file is truncated: get it again");
    default:
      return makeError("the gzip stream is damaged: " + std::string(why), path,
                       "get the file again");
    }
  }

private:
  std::unique_ptr<gzFile_s, int (*)(gzFile)> file;
  std::string path;
};

} // namespace

std::unique_ptr<ByteSource> solver::readMemory(std::string_view text) {
  return std::make_unique<MemorySource>(text);
}

Expected<std::unique_ptr<ByteSource>>
solver::openFile(const std::string &path) {
  const bool standard = path == "-";
  gzFile file = standard ? gzdopen(dup(STDIN_FILENO), "rbe")
                         : gzopen(path.c_str(), "rbe");
  if (!file)
    return cannotRead(path);
  return std::unique_ptr<ByteSource>(
      new FileSource(file, standard ? "standard input" : path));
}
