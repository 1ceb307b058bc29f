//===- Json.cpp - Reading data files with exact complaints ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "planner/Support/File.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cmath>

namespace planner {

using nlohmann::json;

namespace {

/// Walks well-formed JSON text to find where a value starts; the parser does
/// not keep positions.
class Locator {
public:
  explicit Locator(std::string_view source) : text(source) {}

  /// The offset of the value at `pointer`, or of the last ancestor found.
  size_t find(std::string_view pointer) {
    skipSpace();
    size_t best = at;
    while (!pointer.empty() && enter(nextToken(pointer)))
      best = at;
    return best;
  }

private:
  static std::string nextToken(std::string_view &pointer) {
    pointer.remove_prefix(1);
    size_t end = std::min(pointer.find('/'), pointer.size());
    std::string token(pointer.substr(0, end));
    pointer.remove_prefix(end);
    return token;
  }
  void skipSpace() {
    while (at < text.size() &&
           (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' ||
            text[at] == '\r' || text[at] == ',' || text[at] == ':'))
      ++at;
  }
  std::string string() {
    size_t start = ++at;
    while (at < text.size() && text[at] != '"')
      at += text[at] == '\\' ? 2 : 1;
    return std::string(text.substr(start, at++ - start));
  }
  void skipValue() {
    int depth = 0;
    do {
      skipSpace();
      if (at >= text.size())
        return;
      if (text[at] == '"') {
        string();
      } else if (text[at] == '{' || text[at] == '[') {
        ++depth;
        ++at;
      } else if (text[at] == '}' || text[at] == ']') {
        --depth;
        ++at;
      } else {
        at = std::min(text.find_first_of(",]} \n\t\r", at), text.size());
      }
    } while (depth > 0);
  }
  bool enter(const std::string &token) {
    if (at >= text.size() || (text[at] != '{' && text[at] != '['))
      return false;
    bool isObject = text[at++] == '{';
    for (size_t index = 0;; ++index) {
      skipSpace();
      if (at >= text.size() || text[at] == '}' || text[at] == ']')
        return false;
      std::string key = isObject ? string() : std::to_string(index);
      skipSpace();
      if (key == token)
        return true;
      skipValue();
    }
  }

  std::string_view text;
  size_t at = 0;
};

std::string typeOf(const json &value) {
  if (value.is_number() || value.is_boolean() || value.is_null())
    return value.dump();
  if (value.is_string())
    return "the text \"" + shownText(value.get_ref<const std::string &>()) +
           '"';
  return value.is_array() ? "a list" : "an object";
}

std::string joined(const std::vector<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : ", ") + word;
  return text;
}

} // namespace

Expected<JsonDocument> JsonDocument::parse(std::string path, std::string text) {
  JsonDocument document{std::move(path), std::move(text), {}, {}, {}, {}};
  if (document.text.find_first_not_of(" \t\r\n") == std::string::npos)
    return makeError("the file is empty, expected JSON", document.path);
  if (std::optional<size_t> deep = tooDeepAt(document.text))
    return makeError("expected at most " + std::to_string(kMaxJsonDepth) +
                         " brackets inside each other, got more",
                     document.path + ":" +
                         positionOf(document.text, *deep).str());
  try {
    document.root = json::parse(document.text);
  } catch (const json::parse_error &error) {
    size_t offset = error.byte == 0 ? 0 : error.byte - 1;
    return makeError("expected JSON, got a syntax error",
                     document.path + ":" +
                         positionOf(document.text, offset).str(),
                     "check commas, quotes and brackets before this place");
  } catch (const json::exception &error) {
    return makeError(std::string("expected JSON: ") + error.what(),
                     document.path);
  }
  if (!document.root.is_object())
    return makeError("expected a JSON object, got " + typeOf(document.root),
                     document.path + ":1:1");
  return document;
}

std::string JsonDocument::locate(const std::string &pointer) const {
  return path + ":" + positionOf(text, Locator(text).find(pointer)).str();
}

void JsonReader::fail(const std::string &key, const std::string &message,
                      const std::string &fix) {
  if (document->error)
    return;
  std::string where = pointer + (key.empty() ? "" : "/" + key);
  document->error = makeError("'" + (where.empty() ? "/" : shownText(where)) +
                                  "': " + message,
                              document->locate(where), fix);
}

const json *JsonReader::find(const char *key) {
  known.insert(key);
  if (!value)
    return nullptr;
  auto it = value->find(key);
  if (it != value->end())
    return &*it;
  std::string fix = "add the field '" + std::string(key) + "'";
  for (const auto &item : value->items())
    if (!known.count(item.key()) && isSlip(item.key(), key))
      fix = "rename '" + item.key() + "' to '" + key + "'";
  fail(key, "missing", fix);
  return nullptr;
}

bool JsonReader::has(const char *key) const {
  return value && value->contains(key);
}

bool JsonReader::mentions(const char *key) {
  known.insert(key);
  return has(key);
}

bool JsonReader::isString(const char *key) const {
  return has(key) && (*value)[key].is_string();
}

JsonReader JsonReader::object(const char *key) {
  const json *member = find(key);
  if (member && !member->is_object()) {
    fail(key, "expected an object, got " + typeOf(*member));
    member = nullptr;
  }
  return {*document, member, pointer + "/" + key};
}

std::vector<JsonReader> JsonReader::array(const char *key, bool mayBeEmpty) {
  std::vector<JsonReader> elements;
  const json *member = find(key);
  if (!member)
    return elements;
  if (!member->is_array() || (member->empty() && !mayBeEmpty)) {
    fail(key, "expected a list of objects, got " +
                  (member->is_array() ? "an empty one" : typeOf(*member)));
    return elements;
  }
  for (size_t i = 0; i < member->size(); ++i) {
    std::string where = std::string(key) + "/" + std::to_string(i);
    if (!(*member)[i].is_object()) {
      fail(where, "expected an object, got " + typeOf((*member)[i]));
      return {};
    }
    elements.push_back({*document, &(*member)[i], pointer + "/" + where});
  }
  return elements;
}

std::string JsonReader::string(const char *key) {
  const json *member = find(key);
  if (!member)
    return {};
  if (member->is_string() && !member->get_ref<const std::string &>().empty())
    return member->get<std::string>();
  fail(key, "expected a text that is not empty, got " + typeOf(*member));
  return {};
}

std::vector<std::string> JsonReader::strings(const char *key) {
  const json *member = find(key);
  if (!member)
    return {};
  if (member->is_array() &&
      std::all_of(member->begin(), member->end(),
                  [](const json &text) { return text.is_string(); }))
    return member->get<std::vector<std::string>>();
  fail(key, "expected a list of texts, got " + typeOf(*member));
  return {};
}

unsigned JsonReader::choice(const char *key,
                            const std::vector<std::string> &choices) {
  std::string text = string(key);
  auto it = std::find(choices.begin(), choices.end(), text);
  if (it != choices.end())
    return it - choices.begin();
  fail(key, "expected one of " + joined(choices) + ", got '" + shownText(text) +
                "'");
  return 0;
}

int64_t JsonReader::integer(const char *key, int64_t least, int64_t most) {
  const json *member = find(key);
  if (!member)
    return least;
  bool fits = member->is_number_integer() &&
              !(member->is_number_unsigned() &&
                member->get<uint64_t>() > static_cast<uint64_t>(most));
  if (fits && member->get<int64_t>() >= least && member->get<int64_t>() <= most)
    return member->get<int64_t>();
  std::string range = "of at least " + std::to_string(least);
  if (most != std::numeric_limits<int64_t>::max())
    range = "from " + std::to_string(least) + " to " + std::to_string(most);
  fail(key, "expected an integer " + range + ", got " + typeOf(*member));
  return least;
}

std::vector<int64_t> JsonReader::integers(const char *key, int64_t least,
                                          int64_t most) {
  const json *member = find(key);
  if (!member)
    return {};
  const auto fits = [&](const json &number) {
    return number.is_number_integer() && number >= least && number <= most;
  };
  if (member->is_array() && std::all_of(member->begin(), member->end(), fits))
    return member->get<std::vector<int64_t>>();
  fail(key, "expected a list of integers from " + std::to_string(least) +
                " to " + std::to_string(most));
  return {};
}

bool JsonReader::boolean(const char *key) {
  const json *member = find(key);
  if (!member)
    return false;
  if (member->is_boolean())
    return member->get<bool>();
  fail(key, "expected true or false, got " + typeOf(*member));
  return false;
}

bool JsonReader::inRange(double number, Range range, const std::string &key) {
  // Above 1e30 no quantity of a machine is meant, and products could overflow.
  bool valid = std::isfinite(number) && number <= 1e30 &&
               (range == Range::NonNegative ? number >= 0 : number > 0) &&
               (range != Range::Fraction || number <= 1);
  if (valid)
    return true;
  const char *expected = range == Range::Positive ? "a number above 0"
                         : range == Range::NonNegative
                             ? "a number of at least 0"
                             : "a fraction above 0 and at most 1";
  fail(key,
       std::string("expected ") + expected + ", got " + json(number).dump());
  return false;
}

void JsonReader::provenance(const char *unit) {
  std::string given = string("unit");
  if (!given.empty() && given != unit)
    fail("unit",
         std::string("expected the unit '") + unit + "', got '" + given + "'");
  const unsigned kind =
      choice("kind", {"measured", "datasheet", "fitted", "assumed"});
  const std::string source = string("source");
  if (kind == 0)
    document->measured.insert(source);
  if (kind == 2)
    document->fitted.insert(source);
  string("date");
}

static std::string listed(const std::set<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : "; ") + word;
  return text;
}

std::string JsonReader::fits() const { return listed(document->fitted); }

std::string JsonReader::ownFits() const {
  std::set<std::string> own;
  for (const auto *sources : {&document->measured, &document->fitted})
    for (const std::string &source : *sources)
      // As `planner calibrate` names logs, and bench/accuracy/fit.py rows.
      if (source.find("(sha256 ") != std::string::npos ||
          source.starts_with("bench/accuracy/"))
        own.insert(source);
  return listed(own);
}

double JsonReader::quantity(const char *key, const char *unit, Range range) {
  JsonReader member = object(key);
  const json *number = member.find("value");
  double result = 1;
  if (number && !number->is_number())
    member.fail("value", "expected a number, got " + typeOf(*number));
  else if (number && member.inRange(number->get<double>(), range, "value"))
    result = number->get<double>();
  member.provenance(unit);
  member.finish();
  return result;
}

std::vector<std::vector<double>>
JsonReader::points(const char *key, unsigned columns, bool ordered) {
  std::vector<std::vector<double>> rows;
  const json *member = find(key);
  if (!member)
    return rows;
  if (!member->is_array() || member->empty()) {
    fail(key, "expected a list of points, got " + typeOf(*member));
    return rows;
  }
  for (size_t i = 0; i < member->size(); ++i) {
    const json &row = (*member)[i];
    std::string where = std::string(key) + "/" + std::to_string(i);
    bool valid = row.is_array() && row.size() == columns;
    for (size_t j = 0; valid && j < columns; ++j)
      valid = row[j].is_number();
    if (!valid) {
      fail(where, "expected " + std::to_string(columns) + " numbers, got " +
                      (row.is_array() ? shownText(row.dump()) : typeOf(row)));
      return {};
    }
    auto numbers = row.get<std::vector<double>>();
    for (double number : numbers)
      if (!inRange(number, Range::Positive, where))
        return {};
    if (ordered && !rows.empty() && numbers[0] <= rows.back()[0]) {
      fail(where, "expected points in increasing order");
      return {};
    }
    rows.push_back(std::move(numbers));
  }
  return rows;
}

void JsonReader::failUnknown(const std::string &key) {
  // What is there already is not what was meant.
  std::vector<std::string_view> missing;
  for (const std::string &field : known)
    if (!has(field.c_str()))
      missing.push_back(field);
  std::string fix = "known fields are " + joined({known.begin(), known.end()});
  if (!missing.empty())
    fix =
        "did you mean '" + std::string(nearestWord(key, missing)) + "'? " + fix;
  fail(key, "unknown field", fix);
}

void JsonReader::finish() {
  if (!value)
    return;
  for (const auto &item : value->items())
    if (!known.count(item.key()) && item.key() != "$schema")
      return failUnknown(item.key());
}

std::optional<std::string_view> embeddedText(std::string_view folder,
                                             std::string_view name) {
  std::string path(folder);
  path.append("/").append(name).append(".json");
  const EmbeddedFile *end = kEmbeddedFiles + kEmbeddedFileCount;
  const EmbeddedFile *it =
      std::lower_bound(kEmbeddedFiles, end, path,
                       [](const EmbeddedFile &file, const std::string &wanted) {
                         return file.path < wanted;
                       });
  if (it == end || it->path != path)
    return std::nullopt;
  return it->text;
}

std::vector<std::string> embeddedNames(std::string_view folder) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    std::string_view path = kEmbeddedFiles[i].path;
    if (path.size() > folder.size() &&
        path.substr(0, folder.size()) == folder && path[folder.size()] == '/') {
      path.remove_prefix(folder.size() + 1);
      path.remove_suffix(std::string_view(".json").size());
      names.emplace_back(path);
    }
  }
  return names;
}

Expected<JsonDocument> embeddedDocument(const std::string &folder,
                                        const std::string &what,
                                        const std::string &name) {
  if (std::optional<std::string_view> text = embeddedText(folder, name))
    return JsonDocument::parse("cost-models/" + folder + "/" + name + ".json",
                               std::string(*text));
  return makeError("unknown " + what + " '" + name + "'", {},
                   "known are " + joined(embeddedNames(folder)));
}

static bool isPath(const std::string &name) {
  return name.find('/') != std::string::npos ||
         (name.size() > 5 && name.ends_with(".json"));
}

Expected<JsonDocument> openDocument(const std::string &folder,
                                    const std::string &what,
                                    const std::string &nameOrPath) {
  if (!isPath(nameOrPath))
    return embeddedDocument(folder, what, nameOrPath);
  Expected<std::string> text = readFile(nameOrPath);
  if (!text)
    return text.takeError();
  return JsonDocument::parse(nameOrPath, std::move(*text));
}

} // namespace planner
