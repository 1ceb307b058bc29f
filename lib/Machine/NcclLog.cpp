//===- NcclLog.cpp - The text that nccl-tests print -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A log holds one or more runs. Each has a line for every rank ("# Rank 0 Group
// 0 Pid 7 on HOST device 0 [...] NAME"; old versions have no group), the names
// and the units of the columns, and a row for every size. Other programs write
// in between, and mpirun and srun may label every line.
//
//===----------------------------------------------------------------------===//

#include "LogText.h"
#include "planner/Machine/MeasurementLog.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

namespace planner {

namespace {

struct Program {
  std::string_view name;
  /// Nothing if the planner has no such collective.
  std::optional<CollectiveKind> kind;
};

constexpr Program kPrograms[] = {
    {"all_reduce_perf", CollectiveKind::AllReduce},
    {"all_gather_perf", CollectiveKind::AllGather},
    {"reduce_scatter_perf", CollectiveKind::ReduceScatter},
    {"alltoall_perf", CollectiveKind::AllToAll},
    {"sendrecv_perf", CollectiveKind::Permute},
    {"broadcast_perf", std::nullopt},
    {"reduce_perf", std::nullopt},
    {"gather_perf", std::nullopt},
    {"scatter_perf", std::nullopt},
    {"hypercube_perf", std::nullopt},
    {"alltoallv_perf", std::nullopt},
};

/// The program that a text names first. "all_reduce_perf" holds "reduce_perf",
/// so that of several at one place the longest counts.
const Program *programIn(std::string_view text) {
  const Program *found = nullptr;
  size_t end = std::string_view::npos, begin = 0;
  for (const Program &program : kPrograms) {
    size_t at = text.find(program.name);
    if (at == std::string_view::npos)
      continue;
    size_t stop = at + program.name.size();
    if (!found || stop < end || (stop == end && at < begin))
      found = &program, end = stop, begin = at;
  }
  return found;
}

/// busbw / algbw of a collective among n ranks, as nccl-tests define it.
double busFactor(CollectiveKind kind, double n) {
  switch (kind) {
  case CollectiveKind::AllReduce:
    return 2 * (n - 1) / n;
  case CollectiveKind::Permute:
    return 1;
  default:
    return (n - 1) / n;
  }
}

/// "[1,0]<stdout>:" of mpirun and "0: " of srun.
std::string_view withoutLabel(std::string_view line) {
  constexpr std::string_view kStdout = "<stdout>:";
  if (line.starts_with('['))
    if (size_t at = line.find(kStdout); at != std::string_view::npos)
      return line.substr(at + kStdout.size());
  size_t digits = 0;
  while (digits < line.size() && isDigits(line.substr(digits, 1)))
    ++digits;
  if (digits > 0 && line.substr(digits).starts_with(": "))
    return line.substr(digits + 2);
  return line;
}

struct Rank {
  int64_t group = 0;
  std::string host;
  size_t line = 0;
};

/// Where the columns of a run's table are.
struct Columns {
  size_t count = 0;
  size_t time = 0, algbw = 0, busbw = 0;
  std::optional<size_t> wrong;
};

class NcclReader {
public:
  explicit NcclReader(const LogFile &log)
      : file(log), lines(linesOf(log.text)) {}

  Expected<std::vector<NcclRun>> read() {
    std::string name = std::filesystem::path(file.path).filename().string();
    if (const Program *named = programIn(file.text))
      program = named;
    else
      program = programIn(name);
    for (; number < lines.size() && !error; ++number)
      readLine(withoutLabel(lines[number]));
    if (!error)
      finishRun();
    if (!error && runs.empty())
      fail(std::max<size_t>(lines.size(), 1),
           "expected a table of nccl-tests, found none: the log ends before "
           "its first row",
           "run nccl-tests again and keep all of its output");
    if (error)
      return *error;
    return runs;
  }

private:
  void fail(size_t line, std::string message, std::string fix = {}) {
    if (!error)
      error = makeError(std::move(message), file.at(line), std::move(fix));
  }

  void readLine(std::string_view line) {
    std::vector<std::string_view> words = wordsOf(line);
    if (words.empty())
      return;
    if (!words[0].starts_with('#')) {
      if (columns && isDigits(words[0]) &&
          (words.size() == 1 || isDigits(words[1])))
        readRow(words);
      else if (concluded || (!columns && ranks.empty()))
        readCommand(line);
      return;
    }
    // "#" may stand apart or not.
    if (words[0] == "#")
      words.erase(words.begin());
    else
      words[0].remove_prefix(1);
    if (words.empty())
      return;
    // Either line begins a run.
    if (words[0] == "nThread" || words[0] == "nccl-tests")
      return startRun();
    if (words[0] == "Collective" && line.find("starting:") != line.npos) {
      if (const Program *named = programIn(line))
        program = named;
      return;
    }
    if (words[0] == "Avg" || words[0] == "Out")
      concluded = true;
    if (words[0] == "Rank")
      return readRank(words, line);
    if (words[0] == "size")
      return readColumns(words);
    if (words[0] == "(B)")
      return readUnits(words);
  }

  /// A command line between two runs says what the next one is.
  void readCommand(std::string_view line) {
    const Program *named = programIn(line);
    if (!named)
      return;
    finishRun();
    program = named;
  }

  void startRun() {
    // The version comes before the options.
    if (!columns && ranks.empty())
      return;
    finishRun();
  }

  void readRank(const std::vector<std::string_view> &words,
                std::string_view line) {
    if (columns)
      finishRun();
    auto after = [&](std::string_view key) -> std::string_view {
      auto found = std::find(words.begin(), words.end(), key);
      return found == words.end() || found + 1 == words.end() ? "" : found[1];
    };
    auto integer = [&](std::string_view word) -> std::optional<int64_t> {
      std::optional<double> value = numberOf(word);
      if (!isDigits(word) || !value || *value > 1 << 24)
        return std::nullopt;
      return static_cast<int64_t>(*value);
    };
    std::optional<int64_t> rank = integer(after("Rank"));
    std::string_view group = after("Group"), host = after("on");
    std::optional<int64_t> groupNumber =
        group.empty() ? std::optional<int64_t>(0) : integer(group);
    if (!rank || !groupNumber || host.empty() || after("device").empty())
      return fail(number + 1,
                  "expected 'Rank N Group N Pid N on HOST device N', got " +
                      shownText(line),
                  "is a part of the line missing?");
    auto [place, isNew] = ranks.try_emplace(
        *rank, Rank{*groupNumber, std::string(host), number + 1});
    if (!isNew)
      return fail(number + 1,
                  "rank " + std::to_string(*rank) +
                      " appears twice, first in line " +
                      std::to_string(place->second.line),
                  "each process took itself for the only one: build "
                  "nccl-tests with MPI=1");
    if (size_t bracket = line.rfind("] "); bracket != line.npos) {
      std::string name(line.substr(bracket + 2));
      if (!device.empty() && device != name)
        return fail(number + 1,
                    "expected the devices of a run to be alike, got '" +
                        device + "' and '" + name + "'");
      device = std::move(name);
    }
  }

  void readColumns(const std::vector<std::string_view> &words) {
    Columns found;
    auto find = [&](std::string_view name) -> std::optional<size_t> {
      auto at = std::find(words.begin(), words.end(), name);
      if (at == words.end())
        return std::nullopt;
      return at - words.begin();
    };
    std::optional<size_t> time = find("time"), algbw = find("algbw"),
                          busbw = find("busbw");
    if (find("cputime"))
      return fail(number + 1,
                  "expected the time of the devices, got that of the host",
                  "run nccl-tests without -C");
    if (!time || !algbw || !busbw)
      return fail(number + 1,
                  "expected the columns size, time, algbw and busbw of "
                  "nccl-tests");
    found.time = *time, found.algbw = *algbw, found.busbw = *busbw;
    found.wrong = find("#wrong");
    if (!found.wrong)
      found.wrong = find("error");
    // A timestamp has two words, and may be absent.
    found.count = words.size() - (words.back() == "timestamp" ? 1 : 0);
    if (columns && points.empty())
      return; // The names again, as some versions print for each process.
    if (columns)
      finishRun();
    columns = found;
    columnsLine = number + 1;
  }

  void readUnits(const std::vector<std::string_view> &words) {
    if (std::find(words.begin(), words.end(), "(us)") == words.end() ||
        std::find(words.begin(), words.end(), "(GB/s)") == words.end())
      fail(number + 1, "expected times in (us) and rates in (GB/s)",
           "the columns are in units that nccl-tests do not print");
  }

  void readRow(const std::vector<std::string_view> &words) {
    if (words.size() < columns->count)
      return fail(number + 1,
                  "expected " + std::to_string(columns->count) +
                      " columns, got " + std::to_string(words.size()),
                  "the log is cut off: run the rest again, or delete the row");
    auto positive = [&](size_t column,
                        const char *what) -> std::optional<double> {
      std::optional<double> value = numberOf(words[column]);
      if (!value || *value < 0)
        fail(number + 1, std::string("expected ") + what +
                             " of at least 0, got " + shownText(words[column]));
      return value;
    };
    std::optional<double> bytes = positive(0, "a size"),
                          time = positive(columns->time, "a time"),
                          algbw = positive(columns->algbw, "an algbw"),
                          busbw = positive(columns->busbw, "a busbw");
    if (error || *bytes == 0)
      return;
    if (*bytes > kMostBytes || !isMeasuredTime(*time * 1e-6))
      return fail(number + 1,
                  "expected a time of 1 ns to 10 days and at most 2^62 bytes, "
                  "got " +
                      shownText(words[columns->time]) + " us and " +
                      shownText(words[0]) + " B");
    if (columns->wrong && words[*columns->wrong] != "N/A") {
      std::optional<double> wrong = numberOf(words[*columns->wrong]);
      if (!wrong || *wrong < 0 || (*wrong >= 1 && isInteger(*wrong)))
        return fail(number + 1,
                    "expected no wrong values, got " +
                        shownText(words[*columns->wrong]),
                    "what computes wrong results says nothing about time: "
                    "repair it, or delete the row");
    }
    // Rates are printed with two digits, times with three and more.
    double rate = *bytes / *time / 1e3;
    if (std::abs(*algbw - rate) > 0.02 * rate + 0.02)
      return fail(number + 1,
                  "size and time give an algbw of " + rounded(rate) +
                      " GB/s, the column has " + rounded(*algbw),
                  "expected times in us and rates in GB/s");
    points.push_back({*bytes, *time * 1e-6});
    if (*algbw >= 1)
      factors.push_back({*busbw / *algbw, number + 1});
  }

  static bool isInteger(double value) { return value == std::floor(value); }

  static std::string rounded(double value) {
    char text[32];
    std::snprintf(text, sizeof(text), "%.4g", value);
    return text;
  }

  /// Checks what the run says of itself, and forgets it.
  void finishRun() {
    if (error || (!columns && ranks.empty()))
      return;
    if (!columns || points.empty())
      return fail(columns ? columnsLine : ranks.begin()->second.line,
                  "expected rows of sizes and times after this, got none",
                  "the log is cut off: run nccl-tests again and keep all of "
                  "its output");
    NcclRun run;
    if (!program)
      return fail(columnsLine, "nothing says which collective this is",
                  "keep the line of the command in the log, or name the file "
                  "after the program, as in all_gather_perf.txt");
    if (!program->kind)
      return fail(columnsLine,
                  "expected all_reduce_perf, all_gather_perf, "
                  "reduce_scatter_perf, alltoall_perf or sendrecv_perf, got " +
                      std::string(program->name));
    run.collective = *program->kind;
    placeRanks(run);
    if (error)
      return;
    for (const auto &[factor, line] : factors) {
      double expected =
          busFactor(run.collective, static_cast<double>(run.ranks));
      if (std::abs(factor / expected - 1) > 0.03)
        return fail(line,
                    "busbw / algbw is " + rounded(factor) + ", expected " +
                        rounded(expected) + " for " +
                        std::string(name(run.collective)) + " of " +
                        std::to_string(run.ranks) + " ranks",
                    "is this another collective, or are rank lines missing?");
    }
    run.device = device;
    run.points = std::move(points);
    runs.push_back(std::move(run));
    ranks.clear(), points.clear(), factors.clear(), device.clear();
    columns.reset();
    concluded = false;
  }

  void placeRanks(NcclRun &run) {
    if (ranks.empty())
      return fail(columnsLine,
                  "expected the lines 'Rank N ... on HOST' before "
                  "the table, got none",
                  "keep all of nccl-tests' output in the log");
    std::map<int64_t, std::map<std::string, int64_t>> groups;
    int64_t next = 0;
    for (const auto &[rank, info] : ranks) {
      if (rank != next++)
        return fail(info.line,
                    "rank " + std::to_string(next - 1) +
                        " is missing before rank " + std::to_string(rank),
                    "keep the lines of all ranks: they say how many nodes "
                    "there are");
      ++groups[info.group][info.host];
    }
    const std::map<std::string, int64_t> &first = groups.begin()->second;
    const size_t line = ranks.begin()->second.line;
    const int64_t perHost = first.begin()->second;
    for (const auto &[group, hosts] : groups)
      for (const auto &[host, count] : hosts)
        if (count != perHost || hosts.size() != first.size())
          return fail(line, "expected equally many ranks of each group on each "
                            "host, got " +
                                std::to_string(count) + " on " + host +
                                " and " + std::to_string(perHost) + " on " +
                                first.begin()->first);
    run.hosts = static_cast<int64_t>(first.size());
    run.ranks = run.hosts * perHost;
    if (run.ranks < 2)
      fail(line, "expected at least 2 ranks in a group, got 1",
           "a collective of one rank sends nothing");
  }

  const LogFile &file;
  std::vector<std::string_view> lines;
  size_t number = 0;
  std::optional<Diagnostic> error;
  const Program *program = nullptr;
  std::vector<NcclRun> runs;

  std::map<int64_t, Rank> ranks;
  std::string device;
  std::optional<Columns> columns;
  size_t columnsLine = 0;
  /// The lines after the table are there.
  bool concluded = false;
  std::vector<NcclRun::Point> points;
  /// busbw / algbw, and the line.
  std::vector<std::pair<double, size_t>> factors;
};

} // namespace

Expected<std::vector<NcclRun>> readNcclLog(const LogFile &file) {
  return NcclReader(file).read();
}

} // namespace planner
