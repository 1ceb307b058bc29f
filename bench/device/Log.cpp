//===- Log.cpp - The rate tables of a device ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Log.h"
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>

namespace bench {

static std::string text(const std::string &value) {
  std::string json = "\"";
  for (char c : value) {
    if (c == '"' || c == '\\')
      json += '\\';
    if (static_cast<unsigned char>(c) < ' ') {
      char escape[8];
      std::snprintf(escape, sizeof(escape), "\\u%04x", c);
      json += escape;
    } else {
      json += c;
    }
  }
  return json + '"';
}

static std::string json(const Value &value) {
  if (const std::string *words = std::get_if<std::string>(&value))
    return text(*words);
  double number = std::get<double>(value);
  // JSON has no infinities; the reader rejects null.
  if (!std::isfinite(number))
    return "null";
  char digits[32];
  auto result = std::to_chars(digits, digits + sizeof(digits), number);
  return std::string(digits, result.ptr);
}

static std::string
object(const std::vector<std::pair<std::string, Value>> &fields) {
  std::string out = "{";
  for (const auto &[key, value] : fields)
    out += (out.size() > 1 ? ",\n    " : "\n    ") + text(key) + ": " +
           json(value);
  return out + "\n  }";
}

static std::string json(const Table &table) {
  std::string columns, units, rows;
  for (const auto &[name, unit] : table.columns) {
    columns += (columns.empty() ? "" : ", ") + text(name);
    units += (units.empty() ? "" : ", ") + text(unit);
  }
  for (const std::vector<Value> &row : table.rows) {
    rows += rows.empty() ? "\n        [" : ",\n        [";
    for (size_t i = 0; i < row.size(); ++i)
      rows += (i == 0 ? "" : ", ") + json(row[i]);
    rows += "]";
  }
  return "    {\n      \"name\": " + text(table.name) +
         ",\n      \"columns\": [" + columns + "],\n      \"units\": [" +
         units + "],\n      \"rows\": [" + rows + "\n      ]\n    }";
}

std::string Log::json() const {
  std::string out = "{\n  \"format\": \"planner device log\",\n"
                    "  \"version\": 1,\n";
  if (invented)
    out += "  \"invented\": true,\n";
  out += "  \"date\": " + text(date) + ",\n  \"device\": " + object(device) +
         ",\n  \"software\": " + object(software) +
         ",\n  \"method\": " + object(method) + ",\n  \"tables\": [";
  for (size_t i = 0; i < tables.size(); ++i)
    out += (i == 0 ? "\n" : ",\n") + bench::json(tables[i]);
  out += "\n  ],\n  \"skipped\": [";
  for (size_t i = 0; i < skipped.size(); ++i)
    out += std::string(i == 0 ? "\n" : ",\n") +
           "    {\"table\": " + text(skipped[i].first) +
           ", \"reason\": " + text(skipped[i].second) + "}";
  return out + "\n  ]\n}\n";
}

std::string writeWhole(const std::string &path, const std::string &content) {
  const std::string beside = path + ".partial";
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  file << content;
  file.close();
  if (!file || std::rename(beside.c_str(), path.c_str()) != 0) {
    std::string reason = std::strerror(errno);
    std::remove(beside.c_str());
    return "cannot write " + path + ": " + reason;
  }
  return {};
}

} // namespace bench
