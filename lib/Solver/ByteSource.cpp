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
#include <fcntl.h>
#include <unistd.h>
#include <vector>
#include <zlib.h>

using namespace planner;
using namespace planner::solver;

namespace {

class MemorySource : public ByteSource {
public:
  explicit MemorySource(std::string_view given) : text(given) {}
  Expected<size_t> read(char *to, size_t size) override {
    size_t count = std::min(size, text.size());
    std::memcpy(to, text.data(), count);
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
  FileSource(int file, std::string name)
      : descriptor(file), path(std::move(name)) {}
  FileSource(const FileSource &) = delete;
  FileSource &operator=(const FileSource &) = delete;
  ~FileSource() override {
    if (descriptor != STDIN_FILENO)
      ::close(descriptor);
  }
  Expected<size_t> read(char *to, size_t size) override {
    for (;;) {
      ssize_t count = ::read(descriptor, to, size);
      if (count >= 0)
        return size_t(count);
      if (errno != EINTR)
        return cannotRead(path);
    }
  }

private:
  int descriptor;
  std::string path;
};

/// The first bytes of a source, then the rest of it.
class PrefixedSource : public ByteSource {
public:
  PrefixedSource(std::string bytes, std::unique_ptr<ByteSource> others)
      : first(std::move(bytes)), rest(std::move(others)) {}
  Expected<size_t> read(char *to, size_t size) override {
    if (taken == first.size())
      return rest->read(to, size);
    size_t count = std::min(size, first.size() - taken);
    std::memcpy(to, first.data() + taken, count);
    taken += count;
    return count;
  }

private:
  std::string first;
  size_t taken = 0;
  std::unique_ptr<ByteSource> rest;
};

constexpr size_t kCompressedBuffer = size_t(1) << 16;

/// One gzip stream or several in a row, as RFC 1952 has it. Zeros behind the
/// last one are padding.
class GzipSource : public ByteSource {
public:
  GzipSource(std::unique_ptr<ByteSource> bytes, std::string name)
      : source(std::move(bytes)), where(std::move(name)),
        input(kCompressedBuffer) {}
  GzipSource(const GzipSource &) = delete;
  GzipSource &operator=(const GzipSource &) = delete;
  ~GzipSource() override { inflateEnd(&stream); }

  /// False if there is no memory for it.
  bool start() {
    // 15 bits of window, and the gzip format alone.
    return inflateInit2(&stream, 15 + 16) == Z_OK;
  }

  Expected<size_t> read(char *to, size_t size) override {
    constexpr size_t kMost = size_t(1) << 30;
    stream.next_out = reinterpret_cast<Bytef *>(to);
    stream.avail_out = uInt(std::min(size, kMost));
    const uInt wanted = stream.avail_out;
    while (stream.avail_out == wanted && !finished) {
      if (stream.avail_in == 0) {
        Expected<bool> more = fill();
        if (!more)
          return more.takeError();
        if (!*more)
          return cutShort();
      }
      if (Expected<void> ok = step(); !ok)
        return ok.takeError();
    }
    return size_t(wanted - stream.avail_out);
  }

private:
  /// Whether there are more bytes.
  Expected<bool> fill() {
    Expected<size_t> count = source->read(input.data(), input.size());
    if (!count)
      return count.takeError();
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = uInt(*count);
    consumed += *count;
    return *count > 0;
  }
  Expected<void> step() {
    int status = inflate(&stream, Z_NO_FLUSH);
    if (status == Z_STREAM_END)
      return nextMember();
    if (status == Z_OK || status == Z_BUF_ERROR)
      return {};
    return makeError("the gzip stream is damaged at byte " +
                         std::to_string(consumed - stream.avail_in) + ": " +
                         (stream.msg ? stream.msg : "unknown error"),
                     where, "get the file again");
  }
  /// Behind the end of a stream: another one, padding, or the end.
  Expected<void> nextMember() {
    for (;;) {
      while (stream.avail_in > 0 && *stream.next_in == 0) {
        ++stream.next_in;
        --stream.avail_in;
      }
      if (stream.avail_in > 0)
        break;
      Expected<bool> more = fill();
      if (!more)
        return more.takeError();
      if (!*more) {
        finished = true;
        return {};
      }
    }
    if (*stream.next_in != 0x1f)
      return makeError("there is something else behind the gzip stream, at "
                       "byte " +
                           std::to_string(consumed - stream.avail_in),
                       where, "get the file again");
    inflateReset(&stream);
    return {};
  }
  Diagnostic cutShort() const {
    return makeError("the gzip stream ends in its middle, after " +
                         std::to_string(consumed) + " bytes",
                     where, "the file is truncated: get it again");
  }

  std::unique_ptr<ByteSource> source;
  std::string where;
  std::vector<char> input;
  z_stream stream = {};
  size_t consumed = 0;
  bool finished = false;
};

} // namespace

std::unique_ptr<ByteSource> solver::readMemory(std::string_view text) {
  return std::make_unique<MemorySource>(text);
}

Expected<std::unique_ptr<ByteSource>>
solver::decompressed(std::unique_ptr<ByteSource> source,
                     const std::string &where) {
  std::string first(2, '\0');
  size_t have = 0;
  while (have < first.size()) {
    Expected<size_t> count =
        source->read(first.data() + have, first.size() - have);
    if (!count)
      return count.takeError();
    if (*count == 0)
      break;
    have += *count;
  }
  first.resize(have);
  const bool gzip = first == "\x1f\x8b";
  auto whole = std::make_unique<PrefixedSource>(first, std::move(source));
  if (!gzip)
    return std::unique_ptr<ByteSource>(std::move(whole));
  auto inflated = std::make_unique<GzipSource>(std::move(whole), where);
  if (!inflated->start())
    return makeError("no memory to decompress '" + where + "'");
  return std::unique_ptr<ByteSource>(std::move(inflated));
}

Expected<std::unique_ptr<ByteSource>>
solver::openFile(const std::string &path) {
  const bool standard = path == "-";
  int descriptor =
      standard ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return cannotRead(path);
  const std::string where = standard ? "standard input" : path;
  return decompressed(std::make_unique<FileSource>(descriptor, where), where);
}
