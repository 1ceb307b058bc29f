//===- DeviceLog.cpp - The log of bench/device ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "LogText.h"
#include "planner/Machine/MeasurementLog.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cmath>

namespace planner {

using nlohmann::json;

namespace {

/// A row's way to its values by the names of the columns.
class Row {
public:
  Row(JsonDocument &doc, const json &table, size_t tableIndex, size_t rowIndex)
      : document(doc), columns(table["columns"]),
        values(table["rows"][rowIndex]),
        pointer("/tables/" + std::to_string(tableIndex) + "/rows/" +
                std::to_string(rowIndex)) {}

  void fail(const std::string &where, std::string message) {
    if (!document.error)
      document.error = makeError("'" + where + "': " + std::move(message),
                                 document.locate(where));
  }

  /// A number above 0.
  double number(const char *column) {
    const std::string where = at(column);
    const json *value = find(column);
    if (!value || document.error)
      return 1;
    if (!value->is_number() || !std::isfinite(value->get<double>()) ||
        !(value->get<double>() > 0)) {
      fail(where, "expected a number above 0, got " +
                      shownText(value->dump(-1, ' ', false,
                                            json::error_handler_t::replace)));
      return 1;
    }
    return value->get<double>();
  }

  double seconds(const char *column) {
    double value = number(column);
    if (!document.error && !isMeasuredTime(value))
      fail(at(column),
           "expected 1 ns to 10 days in seconds, got " + json(value).dump());
    return value;
  }

  /// A count of bytes or elements.
  double amount(const char *column, double most) {
    double value = number(column);
    if (!document.error && (value < 1 || value > most))
      fail(at(column), "expected 1 to " + json(most).dump() + ", got " +
                           json(value).dump());
    return value;
  }

  double count(const char *column, double most) {
    double value = amount(column, most);
    if (!document.error && value != std::floor(value))
      fail(at(column), "expected a whole number, got " + json(value).dump());
    return value;
  }

  /// Whether the text is the second of the two that are allowed.
  bool isSecond(const char *column, const std::string &first,
                const std::string &second) {
    const std::string value = text(column);
    if (!document.error && value != first && value != second)
      fail(at(column), "expected \"" + first + "\" or \"" + second +
                           "\", got " + shownText(value));
    return value == second;
  }

  std::string text(const char *column) {
    const json *value = find(column);
    if (!value || document.error)
      return {};
    if (!value->is_string()) {
      fail(at(column), "expected a text");
      return {};
    }
    return value->get<std::string>();
  }

  std::string at(const char *column) const {
    return pointer + "/" + std::to_string(index(column));
  }

private:
  size_t index(const char *column) const {
    return std::find(columns.begin(), columns.end(), column) - columns.begin();
  }

  const json *find(const char *column) {
    if (!values.is_array() || values.size() != columns.size()) {
      fail(pointer,
           "expected a list of " + std::to_string(columns.size()) + " values");
      return nullptr;
    }
    return &values[index(column)];
  }

  JsonDocument &document;
  const json &columns;
  const json &values;
  std::string pointer;
};

struct Column {
  const char *name;
  const char *unit;
};

class DeviceLogReader {
public:
  explicit DeviceLogReader(JsonDocument &doc) : document(doc) {}

  DeviceLog read() {
    const json &root = document.root;
    if (!root.is_object() || !root.contains("format") ||
        root["format"] != "planner device log") {
      fail("/format", "expected \"planner device log\"",
           "give a log that bench/device has written");
      return log;
    }
    if (!root.contains("version") || root["version"] != 1)
      fail("/version", "expected 1");
    log.device = text("/device/name");
    log.date = text("/date");
    if (!document.error && !isDate(log.date))
      fail("/date", "expected YYYY-MM-DD, got " + shownText(log.date));
    const json *tables = list("/tables");
    for (size_t i = 0; tables && i < tables->size() && !document.error; ++i)
      readTable((*tables)[i], i);
    if (const json *skipped = list("/skipped"))
      for (const json &entry : *skipped)
        if (entry.is_object() && entry.contains("table") &&
            entry["table"].is_string() && entry.contains("reason") &&
            entry["reason"].is_string())
          log.skipped.push_back(entry["table"].get<std::string>() + ": " +
                                entry["reason"].get<std::string>());
    if (!document.error && root.contains("invented"))
      fail("/invented", "the times of this log are invented, not measured",
           "run bench/device without --invent, where a GPU is");
    return log;
  }

private:
  void fail(const std::string &where, std::string message,
            std::string fix = {}) {
    if (!document.error)
      document.error = makeError("'" + where + "': " + std::move(message),
                                 document.locate(where), std::move(fix));
  }

  static bool isDate(const std::string &date) {
    return date.size() == 10 && date[4] == '-' && date[7] == '-' &&
           isDigits(date.substr(0, 4)) && isDigits(date.substr(5, 2)) &&
           isDigits(date.substr(8, 2));
  }

  const json *find(const std::string &where) {
    json::json_pointer pointer(where);
    if (document.error)
      return nullptr;
    if (!document.root.contains(pointer)) {
      fail(where, "missing", "is the log cut off, or of another program?");
      return nullptr;
    }
    return &document.root[pointer];
  }

  std::string text(const std::string &where) {
    const json *value = find(where);
    if (value && !value->is_string())
      fail(where, "expected a text");
    return value && value->is_string() ? value->get<std::string>() : "";
  }

  const json *list(const std::string &where) {
    const json *value = find(where);
    if (value && !value->is_array()) {
      fail(where, "expected a list");
      return nullptr;
    }
    return value;
  }

  void readTable(const json &table, size_t index) {
    const std::string here = "/tables/" + std::to_string(index);
    std::string name = text(here + "/name");
    const json *columns = list(here + "/columns");
    const json *units = list(here + "/units");
    const json *rows = list(here + "/rows");
    if (document.error)
      return;
    if (units->size() != columns->size())
      return fail(here + "/units", "expected a unit for each of the " +
                                       std::to_string(columns->size()) +
                                       " columns, got " +
                                       std::to_string(units->size()));
    auto has = [&](std::initializer_list<Column> wanted) {
      for (const Column &column : wanted) {
        auto found = std::find(columns->begin(), columns->end(), column.name);
        if (found == columns->end())
          return fail(here + "/columns",
                      std::string("expected a column \"") + column.name + '"');
        size_t at = found - columns->begin();
        if ((*units)[at] != column.unit)
          fail(here + "/units/" + std::to_string(at),
               std::string("expected \"") + column.unit + "\" for \"" +
                   column.name + "\", got " +
                   shownText((*units)[at].dump(
                       -1, ' ', false, json::error_handler_t::replace)));
      }
    };
    auto transfers = [&](std::vector<TransferSample> &samples) {
      has({{"kernel", ""}, {"bytes", "B"}, {"time", "s"}});
      for (size_t i = 0; i < rows->size() && !document.error; ++i) {
        Row row(document, table, index, i);
        samples.push_back({row.text("kernel"), row.amount("bytes", kMostBytes),
                           row.seconds("time")});
      }
    };
    if (name == "matmul") {
      has({{"m", "1"}, {"n", "1"}, {"k", "1"}, {"format", ""}, {"time", "s"}});
      for (size_t i = 0; i < rows->size() && !document.error; ++i)
        readProduct(Row(document, table, index, i));
    } else if (name == "attention") {
      has({{"head_dim", "1"},
           {"mask", ""},
           {"pass", ""},
           {"batch", "1"},
           {"heads", "1"},
           {"sequence", "1"},
           {"time", "s"}});
      for (size_t i = 0; i < rows->size() && !document.error; ++i)
        readAttention(Row(document, table, index, i));
    } else if (name == "memory") {
      transfers(log.memory);
    } else if (name == "elementwise") {
      transfers(log.elementwise);
    } else if (name == "host_copy") {
      transfers(log.hostCopies);
    } else if (name == "launch") {
      has({{"way", ""}, {"time", "s"}});
      for (size_t i = 0; i < rows->size() && !document.error; ++i) {
        Row row(document, table, index, i);
        log.launches.emplace_back(row.text("way"), row.seconds("time"));
      }
    }
    // What a later version measures is of no use here, but no mistake.
  }

  void readProduct(Row row) {
    MatmulSample sample;
    sample.m = row.amount("m", 0x1p31);
    sample.n = row.amount("n", 0x1p31);
    sample.k = row.amount("k", 0x1p31);
    sample.seconds = row.seconds("time");
    std::string format = row.text("format");
    if (std::optional<MathFormat> known = mathFormatNamed(format))
      sample.format = *known;
    else
      row.fail(row.at("format"),
               "expected a number format, got " + shownText(format));
    log.matmul.push_back(sample);
  }

  void readAttention(Row row) {
    AttentionSample sample;
    sample.headDim = row.count("head_dim", 1 << 16);
    sample.causal = row.isSecond("mask", "full", "causal");
    sample.backward = row.isSecond("pass", "forward", "backward");
    sample.batch = row.count("batch", 0x1p31);
    sample.heads = row.count("heads", 0x1p31);
    sample.sequence = row.count("sequence", 0x1p31);
    sample.seconds = row.seconds("time");
    log.attention.push_back(sample);
  }

  JsonDocument &document;
  DeviceLog log;
};

} // namespace

Expected<DeviceLog> readDeviceLog(const LogFile &file) {
  Expected<JsonDocument> document = JsonDocument::parse(file.path, file.text);
  if (!document)
    return document.takeError();
  DeviceLog log = DeviceLogReader(*document).read();
  if (document->error)
    return *document->error;
  return log;
}

} // namespace planner
