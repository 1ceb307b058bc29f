//===- JsonScanner.cpp - JSON in one pass, without a tree -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JsonScanner.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace planner;
using namespace planner::solver;

namespace {

constexpr size_t kBuffer = size_t(1) << 18;
/// Digits that 64 bits hold, whatever they are.
constexpr ptrdiff_t kMostDigits = 19;
/// So much of a number is in the buffer when its reading begins.
constexpr ptrdiff_t kAhead = 32;
/// A number of more characters than this is no number.
constexpr size_t kLongestNumber = 4096;

bool isDigit(char c) { return unsigned(c) - '0' < 10; }
bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// Whether a value that is no number may begin so.
bool beginsOther(char c) { return c != '\0' && std::strchr("\"tfn[{", c); }

/// Of a number of JSON's grammar.
struct Decimal {
  bool negative = false;
  /// Without leading zeros, point and exponent; its last digit counts
  /// 10^exponent.
  std::string digits;
  int64_t exponent = 0;
};

/// None if the text is not a number of JSON's grammar.
std::optional<Decimal> parseDecimal(std::string_view text) {
  Decimal number;
  size_t i = 0;
  auto peek = [&] { return i < text.size() ? text[i] : '\0'; };
  if (peek() == '-') {
    number.negative = true;
    ++i;
  }
  if (!isDigit(peek()) ||
      (peek() == '0' && i + 1 < text.size() && isDigit(text[i + 1])))
    return std::nullopt;
  for (; isDigit(peek()); ++i)
    number.digits.push_back(peek());
  if (peek() == '.') {
    ++i;
    if (!isDigit(peek()))
      return std::nullopt;
    for (; isDigit(peek()); ++i, --number.exponent)
      number.digits.push_back(peek());
  }
  if (peek() == 'e' || peek() == 'E') {
    ++i;
    const bool negative = peek() == '-';
    if (peek() == '-' || peek() == '+')
      ++i;
    if (!isDigit(peek()))
      return std::nullopt;
    int64_t exponent = 0;
    // Beyond this it makes no difference, and nothing overflows.
    constexpr int64_t kMost = 1'000'000;
    for (; isDigit(peek()); ++i)
      exponent = std::min(kMost, exponent * 10 + (peek() - '0'));
    number.exponent += negative ? -exponent : exponent;
  }
  if (i != text.size())
    return std::nullopt;
  number.digits.erase(0, number.digits.find_first_not_of('0'));
  return number;
}

/// The nearest if it is beyond 64 bits.
int64_t signedInteger(bool negative, uint64_t magnitude) {
  using Limits = std::numeric_limits<int64_t>;
  if (magnitude > uint64_t(Limits::max()))
    return negative ? Limits::min() : Limits::max();
  return negative ? -int64_t(magnitude) : int64_t(magnitude);
}

/// None if it has a fraction; the nearest if it is beyond 64 bits.
std::optional<int64_t> toInteger(Decimal number) {
  if (number.digits.empty())
    return 0;
  for (; number.exponent < 0; ++number.exponent) {
    if (number.digits.empty() || number.digits.back() != '0')
      return std::nullopt;
    number.digits.pop_back();
  }
  if (int64_t(number.digits.size()) + number.exponent > kMostDigits)
    return signedInteger(number.negative, std::numeric_limits<uint64_t>::max());
  number.digits.append(size_t(number.exponent), '0');
  uint64_t value = 0;
  for (char digit : number.digits)
    value = value * 10 + uint64_t(digit - '0');
  return signedInteger(number.negative, value);
}

} // namespace

JsonScanner::JsonScanner(ByteSource &bytes, std::string name,
                         const Cancellation *cancellation)
    : source(bytes), where(std::move(name)), cancel(cancellation),
      buffer(kBuffer + 1), at(buffer.data()), end(buffer.data()) {
  // Some programs begin UTF-8 with a mark that means nothing.
  for (char c : std::string_view("\xef\xbb\xbf")) {
    if (get() != c)
      break;
    ++at;
  }
}

bool JsonScanner::more() {
  if (ended || failure)
    return false;
  if (cancel && cancel->requested()) {
    ended = true;
    return fail("reading was interrupted");
  }
  const size_t left = size_t(end - at);
  passed += uint64_t(at - begin());
  std::memmove(buffer.data(), at, left);
  at = buffer.data();
  end = at + left;
  Expected<size_t> count = source.read(buffer.data() + left, kBuffer - left);
  if (!count) {
    failure = count.takeError();
    if (failure->location.empty())
      failure->location = where;
  } else {
    end += *count;
  }
  ended = failure || *count == 0;
  // No digit, no space: fast loops stop here.
  buffer[size_t(end - begin())] = '\0';
  return !ended;
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

bool JsonScanner::fail(std::string message, std::string fix, size_t back) {
  if (!failure) {
    const uint64_t column = offset() - back - lineStart + 1;
    failure = makeError(std::move(message),
                        where + ":" + std::to_string(line) + ":" +
                            std::to_string(column),
                        std::move(fix));
  }
  return false;
}

bool JsonScanner::invalid(const std::string &expected) {
  get();
  if (failure)
    return false;
  const std::string place = "byte " + std::to_string(offset());
  if (at == end)
    return fail("not valid JSON: the text ends at " + place + ", expected " +
                    expected,
                offset() == 0 ? "the file is empty"
                              : "the file is truncated: get it again");
  return fail("not valid JSON: expected " + expected + ", got " + shown() +
              " at " + place);
}

/// What comes, up to the end of the item.
std::string JsonScanner::shown() {
  while (end - at < kAhead && more())
    continue;
  constexpr size_t kMost = 24;
  std::string text;
  for (const char *p = at; p != end && text.size() < kMost; ++p) {
    if (p != at && (isSpace(*p) || std::strchr(",:]}", *p)))
      break;
    text.push_back(*p);
    if (p == at && std::strchr(",:[]{}", *p))
      break;
  }
  if (unsigned(text[0]) - 0x20 >= 0x5f) {
    char code[16];
    std::snprintf(code, sizeof code, "byte 0x%02x",
                  unsigned(static_cast<unsigned char>(text[0])));
    return code;
  }
  return shownText(text);
}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

void JsonScanner::skipSpace() {
  for (;;) {
    while (isSpace(*at)) {
      if (*at == '\n') {
        ++line;
        lineStart = offset() + 1;
      }
      ++at;
    }
    if (at != end || !more())
      return;
  }
}

char JsonScanner::next() {
  skipSpace();
  return failure ? '\0' : get();
}

bool JsonScanner::expect(char wanted) {
  if (next() != wanted)
    return invalid(std::string("'") + wanted + "'");
  ++at;
  return true;
}

bool JsonScanner::open(char bracket, const Place &place, const char *kind) {
  const char found = next();
  if (failure)
    return false;
  if (found != bracket) {
    if (!isDigit(found) && found != '-' && !beginsOther(found))
      return invalid(kind);
    return fail(place.str() + ": expected " + kind + ", got " + shown());
  }
  if (++depth > kMaxJsonDepth)
    return fail("nested deeper than " + std::to_string(kMaxJsonDepth));
  ++at;
  return true;
}

/// Whether the object or list ends here. If not, the next value follows.
bool JsonScanner::closes(char bracket, bool first, const Place &place) {
  const char found = next();
  if (failure)
    return true;
  if (found == bracket) {
    ++at;
    return true;
  }
  if (first)
    return false;
  if (found != ',') {
    invalid(std::string("',' or '") + bracket + "' in " + place.str());
    return true;
  }
  ++at;
  return false;
}

bool JsonScanner::finish() {
  if (next() != '\0' || at != end)
    return invalid("nothing behind the problem");
  return !failure;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

bool JsonScanner::string(std::string *text) {
  if (next() != '"')
    return invalid("a string in quotes");
  ++at;
  for (;;) {
    const char c = get();
    if (failure || at == end || static_cast<unsigned char>(c) < 0x20)
      return invalid("the end of a string");
    ++at;
    if (c == '"')
      return true;
    if (c == '\\') {
      if (!escape(text))
        return false;
    } else if (text && text->size() < kLongestNumber) {
      text->push_back(c);
    }
  }
}

/// Behind a backslash. What does not matter for names is kept as it is written.
bool JsonScanner::escape(std::string *text) {
  const char c = get();
  if (at == end || !std::strchr("\"\\/bfnrtu", c) || c == '\0')
    return invalid("one of \"\\/bfnrtu behind a backslash");
  ++at;
  if (text)
    (*text += '\\') += c;
  if (c != 'u')
    return true;
  for (int i = 0; i < 4; ++i) {
    const char digit = get();
    if (at == end || digit == '\0' ||
        !std::strchr("0123456789abcdefABCDEF", digit))
      return invalid("four hexadecimal digits behind \\u");
    if (text)
      text->push_back(digit);
    ++at;
  }
  return true;
}

bool JsonScanner::word(std::string_view text) {
  for (char c : text) {
    if (get() != c || at == end)
      return invalid(std::string(text));
    ++at;
  }
  return true;
}

bool JsonScanner::anyNumber(int64_t *value, const Place *place) {
  if (end - at < kAhead)
    more();
  std::string text;
  for (char c = get();
       at != end && (isDigit(c) || std::strchr("+-.eE", c)) && c != '\0';
       c = get()) {
    if (text.size() == kLongestNumber)
      return fail("a number has more than " + std::to_string(kLongestNumber) +
                  " characters");
    text.push_back(c);
    ++at;
  }
  std::optional<Decimal> number = parseDecimal(text);
  if (!number) {
    if (failure)
      return false;
    if (text.empty() || at == end)
      return invalid("a number");
    return fail("not valid JSON: expected a number, got " +
                    shownText(text, 40) + " at byte " +
                    std::to_string(offset() - text.size()),
                {}, text.size());
  }
  if (!value)
    return true;
  std::optional<int64_t> whole = toInteger(std::move(*number));
  if (!whole)
    return fail(place->str() + ": expected an integer, got " +
                    shownText(text, 40),
                "multiply all of them by a power of ten", text.size());
  *value = *whole;
  return true;
}

bool JsonScanner::integer(int64_t &value, const Place &place) {
  const char first = next();
  if (failure)
    return false;
  if (first == '-' || isDigit(first))
    return anyNumber(&value, &place);
  if (!beginsOther(first))
    return invalid("an integer");
  return fail(place.str() + " is " + shown() + ", expected an integer");
}

bool JsonScanner::integers(std::vector<int64_t> &values, const Place &place) {
  values.clear();
  if (!open('[', place, "a list"))
    return false;
  for (bool first = true;; first = false) {
    if (closes(']', first, place))
      return leave();
    if (values.size() >= mostItems && !tooManyItems())
      return false;
    skipSpace();
    if (end - at < kAhead)
      more();
    const char *p = at;
    const bool negative = *p == '-';
    p += negative;
    const char *const digits = p;
    uint64_t value = 0;
    for (; isDigit(*p); ++p)
      value = value * 10 + uint64_t(*p - '0');
    // What is not plain, or the last of the text, goes the long way.
    if (const ptrdiff_t count = p - digits;
        count > 0 && count <= kMostDigits && (*digits != '0' || count == 1) &&
        *p != '.' && (*p | 0x20) != 'e' && p != end) {
      values.push_back(signedInteger(negative, value));
      at = p;
      continue;
    }
    int64_t any = 0;
    const char kind = get();
    if (kind != '-' && !isDigit(kind)) {
      if (!beginsOther(kind))
        return invalid("an integer in " + place.str());
      return fail(place.str() + " holds " + shown() + ", expected integers");
    }
    if (!anyNumber(&any, &place))
      return false;
    values.push_back(any);
  }
}

bool JsonScanner::skip() {
  switch (next()) {
  case '{':
    return object({"a value"}, [&](const std::string &) { return skip(); });
  case '[':
    return list({"a value"}, [&](size_t) { return skip(); });
  case '"':
    return string(nullptr);
  case 't':
    return word("true");
  case 'f':
    return word("false");
  case 'n':
    return word("null");
  default:
    return anyNumber(nullptr, nullptr);
  }
}
