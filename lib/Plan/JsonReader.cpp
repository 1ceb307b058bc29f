//===- JsonReader.cpp - Reading JSON that may be wrong --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JsonReader.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <set>

namespace planner {

namespace {

/// Where a parser is: the keys and indices that lead there. Finds what a tree
/// of values cannot show: syntax errors and keys that occur twice.
class Position final : public Json::json_sax_t {
public:
  bool null() override { return advance(); }
  bool boolean(bool) override { return advance(); }
  bool number_integer(int64_t) override { return advance(); }
  bool number_unsigned(uint64_t) override { return advance(); }
  bool number_float(double, const std::string &) override { return advance(); }
  bool string(std::string &) override { return advance(); }
  bool binary(Json::binary_t &) override { return advance(); }
  bool start_object(size_t) override { return enter(false); }
  bool start_array(size_t) override { return enter(true); }
  bool end_object() override { return leave(); }
  bool end_array() override { return leave(); }
  bool key(std::string &name) override {
    Frame &frame = frames.back();
    frame.key = name;
    const bool isNew = frame.keys.insert(name).second;
    if (!isNew)
      duplicate = pointer();
    return isNew;
  }
  bool parse_error(size_t byte, const std::string &,
                   const Json::exception &) override {
    errorByte = byte;
    return false;
  }

  std::string pointer() const {
    std::string path;
    for (const Frame &frame : frames)
      if (frame.isArray)
        path = joinPointer(path, frame.index);
      else if (!frame.keys.empty())
        path = joinPointer(path, frame.key);
    return path;
  }

  std::optional<std::string> duplicate;
  size_t errorByte = 0;

private:
  struct Frame {
    bool isArray;
    std::string key;
    size_t index;
    /// So far.
    std::set<std::string> keys;
  };

  bool enter(bool isArray) {
    frames.push_back({isArray, {}, 0, {}});
    return true;
  }
  bool leave() {
    frames.pop_back();
    return advance();
  }
  bool advance() {
    if (!frames.empty() && frames.back().isArray)
      ++frames.back().index;
    return true;
  }

  std::vector<Frame> frames;
};

} // namespace

Expected<Json> parseJson(const std::string &text) {
  if (text.find_first_not_of(" \t\r\n") == std::string::npos)
    return makeError("the file is empty, expected JSON");
  if (std::optional<size_t> deep = tooDeepAt(text))
    return makeError("expected at most " + std::to_string(kMaxJsonDepth) +
                     " brackets inside each other, got more at " +
                     positionOf(text, *deep).words());
  Position position;
  try {
    if (Json::sax_parse(text, &position))
      return Json::parse(text);
  } catch (const Json::exception &error) {
    return makeError(std::string("malformed JSON: ") + error.what(),
                     shownText(position.pointer()));
  }
  if (position.duplicate)
    return makeError("the key occurs twice", shownText(*position.duplicate));
  const std::string where = shownText(position.pointer());
  // The parser counts bytes from 1.
  const size_t at = position.errorByte == 0 ? 0 : position.errorByte - 1;
  return makeError("malformed JSON at " + positionOf(text, at).words() +
                       (where.empty() ? "" : ", at or after " + where),
                   where, "the file may have been cut off or edited");
}

std::string joinPointer(std::string_view pointer, std::string_view key) {
  std::string joined(pointer);
  joined += '/';
  for (char c : key)
    if (c == '~')
      joined += "~0";
    else if (c == '/')
      joined += "~1";
    else
      joined += c;
  return joined;
}

std::string joinPointer(std::string_view pointer, size_t index) {
  return std::string(pointer) + "/" + std::to_string(index);
}

std::string shownValue(const Json &value) {
  return shownText(value.dump(-1, ' ', false, Json::error_handler_t::replace),
                   60);
}

static const Json &nothing() {
  static const Json null;
  return null;
}

void JsonNode::fail(std::string message) const {
  if (!*failure)
    *failure =
        makeError(std::move(message), path.empty() ? "/" : shownText(path));
}

void JsonNode::expected(std::string_view what) const {
  fail("expected " + std::string(what) + ", got " +
       (value->is_structured() ? std::string("an ") + value->type_name()
                               : shownValue(*value)));
}

JsonNode JsonNode::at(std::string_view key) const {
  JsonNode child(&nothing(), joinPointer(path, key), failure);
  if (failed())
    return child;
  if (!value->is_object()) {
    expected("an object");
    return child;
  }
  auto member = value->find(key);
  if (member == value->end())
    child.fail("missing");
  else
    child.value = &*member;
  return child;
}

std::optional<JsonNode> JsonNode::find(std::string_view key) const {
  if (failed())
    return std::nullopt;
  if (!value->is_object()) {
    expected("an object");
    return std::nullopt;
  }
  auto member = value->find(key);
  if (member == value->end() || member->is_null())
    return std::nullopt;
  return JsonNode(&*member, joinPointer(path, key), failure);
}

JsonNode JsonNode::at(size_t index) const {
  JsonNode child(&nothing(), joinPointer(path, index), failure);
  if (failed())
    return child;
  if (!value->is_array())
    expected("an array");
  else if (index >= value->size())
    child.fail("missing");
  else
    child.value = &(*value)[index];
  return child;
}

size_t JsonNode::size() const {
  if (failed())
    return 0;
  if (!value->is_array()) {
    expected("an array");
    return 0;
  }
  return value->size();
}

std::vector<std::pair<std::string, JsonNode>> JsonNode::members() const {
  std::vector<std::pair<std::string, JsonNode>> result;
  if (failed())
    return result;
  if (!value->is_object()) {
    expected("an object");
    return result;
  }
  for (const auto &[key, member] : value->items())
    result.emplace_back(key,
                        JsonNode(&member, joinPointer(path, key), failure));
  return result;
}

std::string JsonNode::text() const {
  if (failed())
    return {};
  if (const auto *string = value->get_ptr<const std::string *>())
    return *string;
  expected("a string");
  return {};
}

bool JsonNode::boolean() const {
  if (failed())
    return false;
  if (value->is_boolean())
    return value->get<bool>();
  expected("true or false");
  return false;
}

double JsonNode::real() const {
  if (failed())
    return 0;
  if (value->is_number())
    return value->get<double>();
  expected("a number");
  return 0;
}

int64_t JsonNode::integer(int64_t least, int64_t most) const {
  if (failed())
    return least;
  const bool tooLarge =
      value->is_number_unsigned() && value->get<uint64_t>() >> 63 != 0;
  if (value->is_number_integer() && !tooLarge) {
    const auto number = value->get<int64_t>();
    if (number >= least && number <= most)
      return number;
  }
  expected("an integer of at least " + std::to_string(least) +
           (most == INT64_MAX ? "" : " and at most " + std::to_string(most)));
  return least;
}

uint32_t JsonNode::index(size_t count, std::string_view what) const {
  if (failed())
    return 0;
  if (value->is_number_unsigned() && value->get<uint64_t>() < count)
    return value->get<uint32_t>();
  expected("one of " + std::to_string(count) + " " + std::string(what));
  return 0;
}

std::vector<std::string> JsonNode::texts() const {
  std::vector<std::string> result;
  result.reserve(size());
  for (size_t i = 0; i < size(); ++i)
    result.push_back(at(i).text());
  return result;
}

} // namespace planner
