//===- MatmulTable.cpp - Tables of matrix products, and what a log is -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LogText.h"
#include "planner/Machine/MeasurementLog.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cmath>

namespace planner {

static constexpr std::string_view kSeparators = ", ;\t";

/// Comments and empty lines of tables.
static bool isBlank(std::string_view line) {
  size_t at = line.find_first_not_of(kSeparators);
  return at == std::string_view::npos || line[at] == '#';
}

static bool isTableHeader(std::string_view line) {
  std::vector<std::string_view> words = wordsOf(line, kSeparators);
  auto has = [&](std::string_view name) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return lowerCase(word) == name;
    });
  };
  return has("m") && has("n") && has("k");
}

Expected<LogKind> logKind(const LogFile &file) {
  const std::string_view text = file.text;
  size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos)
    return makeError("the log is empty", file.path);
  const size_t line = positionOf(text, start).line;
  if (text[start] == '{' &&
      text.find("\"out_of_place\"") != std::string_view::npos)
    return makeError("this is the JSON of nccl-tests, expected their text",
                     file.at(line), "give what nccl-tests print without -J");
  if (text[start] == '{')
    return LogKind::Device;
  for (std::string_view mark :
       {"nThread", "# Using devices", "out-of-place", "nccl-tests version"})
    if (text.find(mark) != std::string_view::npos)
      return LogKind::Nccl;
  const std::vector<std::string_view> lines = linesOf(text);
  for (size_t i = 0; i < lines.size(); ++i)
    if (!isBlank(lines[i])) {
      if (isTableHeader(lines[i]))
        return LogKind::MatmulTable;
      return makeError(
          "expected the log of bench/device, the output of nccl-tests or a "
          "table of matrix products, got " +
              shownText(lines[i], 60),
          file.at(i + 1),
          "a table begins with the names of its columns, as in "
          "m,n,k,dtype,tflops");
    }
  return makeError("the log has nothing but comments", file.at(line));
}

std::optional<MathFormat> mathFormatNamed(std::string_view text) {
  struct Name {
    std::string_view text;
    MathFormat format;
  };
  using enum MathFormat;
  constexpr Name kNames[] = {{"float64", Fp64},  {"double", Fp64},
                             {"f64", Fp64},      {"float32", Fp32},
                             {"float", Fp32},    {"f32", Fp32},
                             {"bfloat16", Bf16}, {"float16", Fp16},
                             {"half", Fp16},     {"f16", Fp16},
                             {"fp8_e4m3", Fp8},  {"fp8_e5m2", Fp8},
                             {"e4m3", Fp8},      {"float8_e4m3fn", Fp8},
                             {"f8e4m3fn", Fp8},  {"i8", Int8},
                             {"s8", Int8}};
  std::string lower = lowerCase(text);
  for (unsigned i = 0; i < kMathFormats; ++i)
    if (lower == name(static_cast<MathFormat>(i)))
      return static_cast<MathFormat>(i);
  for (const Name &known : kNames)
    if (lower == known.text)
      return known.format;
  return std::nullopt;
}

namespace {

struct TableColumns {
  std::optional<size_t> m, n, k, batch, format, result;
  /// The result is a rate in so many FLOP/s, or a time in so many seconds.
  bool isRate = false;
  double unit = 1;
  size_t count = 0;
};

class TableReader {
public:
  explicit TableReader(const LogFile &log) : file(log) {}

  Expected<std::vector<MatmulSample>> read() {
    const std::vector<std::string_view> lines = linesOf(file.text);
    size_t header = 0;
    while (header < lines.size() && isBlank(lines[header]))
      ++header;
    if (header == lines.size())
      return makeError("the log is empty", file.path);
    readHeader(lines[header], header + 1);
    for (size_t i = header + 1; i < lines.size() && !error; ++i)
      if (!isBlank(lines[i]))
        readRow(lines[i], i + 1);
    if (!error && samples.empty())
      fail(header + 1, "expected rows of matrix products after this, got none");
    if (error)
      return *error;
    return samples;
  }

private:
  void fail(size_t line, std::string message, std::string fix = {}) {
    if (!error)
      error = makeError(std::move(message), file.at(line), std::move(fix));
  }

  void readHeader(std::string_view line, size_t number) {
    struct Result {
      std::string_view name;
      bool isRate;
      double unit;
    };
    constexpr Result kResults[] = {
        {"tflops", true, 1e12},      {"tflop/s", true, 1e12},
        {"tflops/s", true, 1e12},    {"gflops", true, 1e9},
        {"time_s", false, 1},        {"seconds", false, 1},
        {"time_ms", false, 1e-3},    {"ms", false, 1e-3},
        {"latency_ms", false, 1e-3}, {"time_us", false, 1e-6},
        {"us", false, 1e-6},         {"latency_us", false, 1e-6}};
    std::vector<std::string_view> words = wordsOf(line, kSeparators);
    columns.count = words.size();
    for (size_t i = 0; i < words.size(); ++i) {
      std::string word = lowerCase(words[i]);
      auto take = [&](std::optional<size_t> &column) {
        if (column)
          fail(number, "expected one column '" + word + "', got two");
        column = i;
      };
      if (word == "m")
        take(columns.m);
      else if (word == "n")
        take(columns.n);
      else if (word == "k")
        take(columns.k);
      else if (word == "batch" || word == "b")
        take(columns.batch);
      else if (word == "dtype" || word == "format" || word == "type")
        take(columns.format);
      for (const Result &result : kResults)
        if (word == result.name && !columns.result) {
          columns.result = i;
          columns.isRate = result.isRate;
          columns.unit = result.unit;
        }
    }
    if (!columns.format)
      return fail(number, "expected a column dtype, got " + shownText(line));
    if (!columns.result)
      fail(number,
           "expected a column tflops, gflops, time_s, time_ms or "
           "time_us, got " +
               shownText(line),
           "a time needs its unit in the column's name");
  }

  double extent(const std::vector<std::string_view> &words,
                std::optional<size_t> column, const char *what, size_t line) {
    if (!column)
      return 1;
    std::optional<double> value = numberOf(words[*column]);
    if (!value || *value < 1 || *value > 0x1p31 || *value != std::floor(*value))
      fail(line, std::string("expected a whole number above 0 for ") + what +
                     ", got " + shownText(words[*column]));
    return value.value_or(1);
  }

  void readRow(std::string_view line, size_t number) {
    std::vector<std::string_view> words = wordsOf(line, kSeparators);
    if (words.size() != columns.count)
      return fail(number, "expected " + std::to_string(columns.count) +
                              " columns, got " + std::to_string(words.size()));
    MatmulSample sample;
    sample.m = extent(words, columns.m, "m", number);
    sample.n = extent(words, columns.n, "n", number);
    sample.k = extent(words, columns.k, "k", number);
    sample.batch = extent(words, columns.batch, "batch", number);
    std::optional<MathFormat> format = mathFormatNamed(words[*columns.format]);
    if (!format)
      return fail(number,
                  "expected a number format such as fp32, tf32, bf16, fp16, "
                  "fp8 or int8, got " +
                      shownText(words[*columns.format]));
    sample.format = *format;
    std::optional<double> result = numberOf(words[*columns.result]);
    if (!result || !(*result > 0))
      return fail(number, "expected a number above 0, got " +
                              shownText(words[*columns.result]));
    double flops = 2 * sample.batch * sample.m * sample.n * sample.k;
    sample.seconds = columns.isRate ? flops / (*result * columns.unit)
                                    : *result * columns.unit;
    if (!isMeasuredTime(sample.seconds))
      return fail(number, "expected a product of 1 ns to 10 days, got " +
                              shownText(words[*columns.result]) + " for " +
                              shownText(line));
    samples.push_back(sample);
  }

  const LogFile &file;
  std::optional<Diagnostic> error;
  TableColumns columns;
  std::vector<MatmulSample> samples;
};

} // namespace

Expected<std::vector<MatmulSample>> readMatmulTable(const LogFile &file) {
  return TableReader(file).read();
}

} // namespace planner
