//===- File.cpp - Whole-file input and atomic output ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/File.h"
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace planner {

static Diagnostic systemError(const std::string &what,
                              const std::string &path) {
  return makeError("cannot " + what + " '" + path +
                   "': " + std::strerror(errno));
}

/// More than any model's text; what comes out of a pipe may never end.
constexpr size_t kMostFromStream = size_t(1) << 30;

/// Terminals are typed on.
static bool isDevice(std::FILE *stream, mode_t mode) {
  return S_ISBLK(mode) || (S_ISCHR(mode) && !isatty(fileno(stream)));
}

static Expected<std::string> readStream(std::FILE *stream,
                                        const std::string &path, size_t most) {
  struct stat status = {};
  const bool isKnown = fstat(fileno(stream), &status) == 0;
  const bool mayBeEndless = isKnown && !S_ISREG(status.st_mode);
  const bool isEndless = isKnown && isDevice(stream, status.st_mode);
  std::string text;
  if (isKnown && S_ISREG(status.st_mode))
    text.reserve(std::min(static_cast<size_t>(status.st_size), most));
  std::array<char, 1 << 16> buffer;
  for (size_t n; (n = std::fread(buffer.data(), 1,
                                 std::min(buffer.size(), most - text.size()),
                                 stream)) > 0;) {
    // There is nothing in the null device.
    if (isEndless)
      return makeError("cannot read '" + path + "': it is a device", {},
                       "name a file");
    text.append(buffer.data(), n);
    if (mayBeEndless && text.size() > kMostFromStream)
      return makeError("cannot read '" + path +
                           "': more than 1 GiB came out of it",
                       {}, "write it to a file, and name that");
  }
  if (std::ferror(stream))
    return systemError("read", path);
  return text;
}

Expected<std::string> readFile(const std::string &path, size_t most) {
  if (path == "-")
    return readStream(stdin, "standard input", most);
  std::FILE *stream = std::fopen(path.c_str(), "rb");
  if (!stream)
    return systemError("read", path);
  Expected<std::string> text = readStream(stream, path, most);
  std::fclose(stream);
  return text;
}

static bool writeAll(std::FILE *stream, std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size() &&
         std::fflush(stream) == 0;
}

Expected<void> writeFileAtomically(const std::string &path,
                                   std::string_view text) {
  if (path == "-") {
    if (!writeAll(stdout, text))
      return systemError("write", "standard output");
    return {};
  }
  std::error_code ignored;
  if (std::filesystem::exists(path, ignored) &&
      !std::filesystem::is_regular_file(path, ignored)) {
    // A device or a pipe cannot be replaced by renaming; write through it.
    std::FILE *stream = std::fopen(path.c_str(), "wb");
    if (!stream)
      return systemError("write", path);
    bool written = writeAll(stream, text);
    written &= std::fclose(stream) == 0;
    if (!written)
      return systemError("write", path);
    return {};
  }
  std::string temporary = path + ".tmp." + std::to_string(getpid());
  std::FILE *stream = std::fopen(temporary.c_str(), "wb");
  if (!stream)
    return systemError("write", path);
  bool written = writeAll(stream, text);
  written &= std::fclose(stream) == 0;
  if (!written || std::rename(temporary.c_str(), path.c_str()) != 0) {
    Diagnostic error = systemError("write", path);
    std::remove(temporary.c_str());
    return error;
  }
  return {};
}

} // namespace planner
