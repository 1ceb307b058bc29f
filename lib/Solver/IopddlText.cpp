//===- IopddlText.cpp - The lists of the contest's JSON -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "IopddlText.h"
#include "planner/Support/Text.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <istream>
#include <nlohmann/json.hpp>
#include <streambuf>

using namespace planner;
using namespace planner::solver;
using nlohmann::json;

uint32_t CostLists::find(const std::vector<Cost> &list) {
  uint64_t hash = list.size();
  for (Cost cost : list) {
    hash = (hash ^ uint64_t(cost)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  const auto [begin, end] = byHash.equal_range(hash);
  for (auto alike = begin; alike != end; ++alike)
    if (lists[alike->second]->equals(list))
      return alike->second;
  const auto id = uint32_t(lists.size());
  byHash.emplace(hash, id);
  lists.push_back(std::make_shared<const CostList>(list));
  return id;
}

namespace {

constexpr size_t kBuffer = size_t(1) << 18;
/// The parser keeps the text behind the last number or string for its messages;
/// no file has so much of brackets and space in a row.
constexpr uint64_t kMostBetweenTokens = uint64_t(1) << 24;
/// A number of more characters than this is no number.
constexpr size_t kLongestNumber = 4096;
/// The contest's cost of an entry that must not be chosen.
constexpr int64_t kContestForbidden = 1'000'000'000'000'000'000;

/// The text as the parser takes it, and where it is. After the first failure
/// the text ends.
class Text final : public std::streambuf {
public:
  Text(ByteSource &bytes, std::string name, const Cancellation *cancellation)
      : source(bytes), where(std::move(name)), cancel(cancellation),
        buffer(kBuffer) {}

  /// Fails at this byte of the present piece, or in the token that led to it.
  bool fail(uint64_t offset, std::string message, std::string fix = {}) {
    if (failure)
      return false;
    advanceLines(offset > passed ? size_t(offset - passed) : 0);
    failure = makeError(std::move(message),
                        where + ":" + std::to_string(line) + ":" +
                            std::to_string(offset - lineStart + 1),
                        std::move(fix));
    return false;
  }
  /// Of what was taken.
  uint64_t offset() const { return passed + uint64_t(gptr() - eback()); }
  /// Whether the parser saw the end.
  bool atEnd() const { return ended; }
  /// Whether a zero was taken last, which the parser takes for the end.
  bool tookZero() const { return gptr() > eback() && gptr()[-1] == '\0'; }
  bool failAtZero() {
    return fail(offset() - 1, "not valid JSON: got byte 0x00 at byte " +
                                  std::to_string(offset() - 1));
  }
  /// The parser has read a number or string.
  void tokenRead() { progress = true; }

  std::optional<Diagnostic> failure;

protected:
  int_type underflow() override {
    const size_t size = size_t(egptr() - eback());
    between = progress ? 0 : between + size;
    progress = false;
    if (cancel && cancel->requested())
      fail(offset(), "reading was interrupted");
    if (between > kMostBetweenTokens)
      fail(offset(), "no number or string ends within " +
                         formatBytes(int64_t(kMostBetweenTokens)));
    advanceLines(size);
    passed += size;
    setg(buffer.data(), buffer.data(), buffer.data() + (ended ? 0 : fill()));
    ended = gptr() == egptr();
    return ended ? traits_type::eof() : traits_type::to_int_type(*gptr());
  }

private:
  size_t fill() {
    if (failure)
      return 0;
    Expected<size_t> count = source.read(buffer.data(), buffer.size());
    if (count)
      return *count;
    failure = count.takeError();
    if (failure->location.empty())
      failure->location = where;
    return 0;
  }
  void advanceLines(size_t size) {
    const std::string_view piece(eback(), size);
    for (size_t at = 0; (at = piece.find('\n', at)) != piece.npos;) {
      ++line;
      lineStart = passed + ++at;
    }
  }

  ByteSource &source;
  std::string where;
  const Cancellation *cancel;
  std::vector<char> buffer;
  /// Bytes before the buffer.
  uint64_t passed = 0;
  uint64_t lineStart = 0;
  uint64_t between = 0;
  size_t line = 1;
  bool progress = false;
  bool ended = false;
};

/// What may come next.
enum class Want : uint8_t { Anything, Object, Lists, List, Integers, Integer };

struct Member {
  IopddlMember parent;
  std::string_view key;
  Want want;
  const char *what;
  /// An item of it.
  const char *item = nullptr;
};
constexpr Member kMembers[kNumMembers] = {
    {kNumMembers, "", Want::Object, "there is no object 'problem'"},
    {kRoot, "problem", Want::Object, "'problem'"},
    {kProblem, "nodes", Want::Object, "'nodes'"},
    {kNodes, "costs", Want::Lists, "'costs' of the nodes", "costs of node"},
    {kNodes, "intervals", Want::Lists, "'intervals'", "interval of node"},
    {kNodes, "usages", Want::Lists, "'usages'", "usages of node"},
    {kProblem, "edges", Want::Object, "'edges'"},
    {kEdges, "nodes", Want::Lists, "'nodes' of the edges", "nodes of edge"},
    {kEdges, "costs", Want::Lists, "'costs' of the edges", "costs of edge"},
    {kProblem, "usage_limit", Want::Integer, "'usage_limit'"},
};

/// The value of a number of JSON's grammar: none if it has a fraction, some one
/// beyond 64 bits if that is where it is.
std::optional<WideCost> toInteger(const std::string &text) {
  // Digits that 64 bits hold, whatever they are.
  constexpr int64_t kMostDigits = 19;
  // Beyond this it makes no difference, and nothing overflows.
  constexpr long long kFar = 1'000'000;
  const size_t mantissa = std::min(text.find_first_of("eE"), text.size());
  int64_t exponent = 0;
  if (mantissa < text.size())
    exponent =
        std::clamp(std::strtoll(&text[mantissa + 1], nullptr, 10), -kFar, kFar);
  std::string digits = text.substr(0, mantissa);
  const bool negative = digits[0] == '-';
  digits.erase(0, negative);
  // Whatever the locale's point is.
  if (size_t point = digits.find_first_not_of("0123456789");
      point != std::string::npos) {
    exponent -= int64_t(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  digits.erase(0, digits.find_first_not_of('0'));
  if (digits.empty())
    return 0;
  for (; exponent < 0 && digits.back() == '0'; ++exponent)
    digits.pop_back();
  if (exponent < 0)
    return std::nullopt;
  uint64_t magnitude = std::numeric_limits<uint64_t>::max();
  if (int64_t(digits.size()) + exponent <= kMostDigits)
    magnitude = std::stoull(digits.append(size_t(exponent), '0'));
  return negative ? -WideCost(magnitude) : WideCost(magnitude);
}

/// Takes the parser's events. Knows which member it is in and how deep in its
/// lists; hands over each list when it ends.
class Reader final : public json::json_sax_t {
public:
  Reader(Text &source, const IopddlOptions &given, IopddlDocument &result)
      : text(source), options(given), document(result),
        // A list that grows may take twice its room.
        mostItems(size_t(options.maxBytes) / (2 * sizeof(int64_t)) + 1) {}

  bool null() override { return word("null", 4); }
  bool boolean(bool value) override {
    return value ? word("true", 4) : word("false", 5);
  }
  bool string(std::string &value) override {
    text.tokenRead();
    return word("\"" + shownText(value, 24) + "\"", value.size() + 2);
  }
  bool binary(json::binary_t &) override { return false; }
  bool number_integer(int64_t value) override { return number(value); }
  bool number_unsigned(uint64_t value) override {
    constexpr uint64_t kMost = std::numeric_limits<int64_t>::max();
    if (value > kMost && !mayBeHuge())
      return tooFar(std::to_string(value));
    return number(int64_t(std::min(value, kMost)));
  }
  bool number_float(double, const std::string &written) override {
    if (want == Want::Integer || want == Want::Integers) {
      if (written.size() > kLongestNumber)
        return fail("a number has more than " + std::to_string(kLongestNumber) +
                    " characters");
      if (std::optional<WideCost> value = toInteger(written)) {
        const int64_t nearest = int64_t(
            std::clamp<WideCost>(*value, std::numeric_limits<int64_t>::min(),
                                 std::numeric_limits<int64_t>::max()));
        const bool counts = nearest == *value || (*value > 0 && mayBeHuge());
        return counts ? number(nearest) : tooFar(written);
      }
      return fail(
          place() + ": expected an integer, got " + shownText(written, 40),
          "multiply all of them by a power of ten", written.size() + ahead());
    }
    text.tokenRead();
    return word(shownText(written, 40), written.size() + ahead());
  }

  bool start_object(size_t) override {
    if (want == Want::Anything)
      return pass();
    if (want != Want::Object)
      return unexpected("{", 1);
    scope = member;
    return true;
  }
  bool key(std::string &name) override {
    text.tokenRead();
    if (passing > 0)
      return true;
    want = Want::Anything;
    for (size_t i = 0; i < kNumMembers; ++i) {
      if (kMembers[i].parent != scope || kMembers[i].key != name)
        continue;
      if (document.has[i])
        return fail("there is more than one '" + name + "'",
                    "leave one of them out");
      document.has[i] = true;
      member = IopddlMember(i);
      want = kMembers[i].want;
    }
    return true;
  }
  bool end_object() override {
    if (passing > 0)
      --passing;
    else
      scope = kMembers[scope].parent;
    return true;
  }
  bool start_array(size_t) override {
    if (want == Want::Anything)
      return pass();
    if (want != Want::Lists && want != Want::List)
      return unexpected("[", 1);
    if (want == Want::Lists)
      index = 0;
    else
      values.clear();
    want = want == Want::Lists ? Want::List : Want::Integers;
    return true;
  }
  bool end_array() override {
    if (passing > 0) {
      --passing;
    } else if (want == Want::Integers) {
      want = Want::List;
      const bool ok = list();
      ++index;
      return ok;
    }
    return true;
  }

  bool parse_error(size_t position, const std::string &token,
                   const json::exception &error) override;

private:
  bool fail(std::string message, std::string fix = {}, size_t back = 0) {
    return text.fail(text.offset() - back, std::move(message), std::move(fix));
  }
  /// The parser takes the character behind a number to see its end.
  size_t ahead() const { return text.atEnd() ? 0 : 1; }

  bool pass() {
    return ++passing <= kMaxJsonDepth ||
           fail("nested deeper than " + std::to_string(kMaxJsonDepth));
  }
  bool number(int64_t value) {
    text.tokenRead();
    if (want == Want::Integers) {
      values.push_back(value);
      return values.size() <= mostItems || tooMuch();
    }
    if (want == Want::Integer)
      return limit(value);
    if (want == Want::Anything)
      return true;
    const std::string shown = std::to_string(value);
    return unexpected(shown, shown.size() + ahead());
  }
  /// Costs forbid far below 2^63, and no usage reaches such a limit.
  bool mayBeHuge() const {
    return (want != Want::Integers && want != Want::Integer) ||
           member == kNodeCosts || member == kEdgeCosts ||
           member == kUsageLimit;
  }
  bool tooFar(const std::string &written) {
    return fail(place() + " holds " + shownText(written, 40) +
                    ", expected integers of 64 bits",
                {}, written.size() + ahead());
  }
  /// Neither a list nor an object, that began at most so many bytes ago.
  bool word(const std::string &shown, size_t back) {
    return want == Want::Anything || unexpected(shown, back);
  }
  bool unexpected(const std::string &shown, size_t back) {
    switch (want) {
    case Want::Integers:
      return fail(place() + " holds " + shown + ", expected integers", {},
                  back);
    case Want::Integer:
      return fail(place() + " is " + shown + ", expected an integer", {}, back);
    default:
      return fail(place() + ": expected " +
                      (want == Want::Object ? "an object" : "a list") +
                      ", got " + shown,
                  {}, back);
    }
  }
  std::string place() const {
    const Member &of = kMembers[member];
    return want == Want::List || want == Want::Integers ? numbered(of.item)
                                                        : of.what;
  }
  std::string numbered(const char *what) const {
    return what + (" " + std::to_string(index));
  }

  bool tooMuch() {
    return fail("the problem takes more than " + formatBytes(options.maxBytes) +
                    " of memory",
                "use a machine with more memory");
  }
  /// Stops what would fill the memory.
  bool charge(size_t bytes) {
    stored += int64_t(bytes);
    return stored <= options.maxBytes || tooMuch();
  }

  bool list() {
    switch (member) {
    case kNodeCosts:
      return nodeCosts();
    case kIntervals:
      return interval();
    case kUsages:
      return usages();
    case kEdgeNodes:
      return ends();
    default:
      return table();
    }
  }
  bool limit(int64_t value) {
    document.limit = value;
    return value >= 0 || fail("'usage_limit' is " + std::to_string(value) +
                              ", expected at least 0");
  }
  bool costs() {
    for (size_t i = 0; i < values.size(); ++i) {
      if (values[i] >= kContestForbidden)
        values[i] = kForbidden;
      else if (values[i] <= -kContestForbidden)
        return fail(place() + ": entry " + std::to_string(i) + " is " +
                        std::to_string(values[i]) +
                        ", expected more than -10^18",
                    "use a larger unit of cost");
    }
    return true;
  }
  bool nodeCosts() {
    if (!costs())
      return false;
    if (values.empty())
      return fail(numbered("node") +
                  " has no strategies, expected at least one");
    document.costs.emplace_back(values.begin(), values.end());
    return charge(sizeof(Problem::Variable) + values.size() * sizeof(Cost));
  }
  bool interval() {
    if (values.size() != 2 || values[1] < values[0]) {
      std::string found;
      for (size_t i = 0; i < std::min<size_t>(values.size(), 4); ++i)
        found += (i == 0 ? "" : ", ") + std::to_string(values[i]);
      return fail(place() + " is not [start, end] with start <= end: [" +
                  found + (values.size() > 4 ? ", ..." : "") + "]");
    }
    document.intervals.push_back({values[0], values[1]});
    return charge(sizeof(document.intervals.back()));
  }
  bool usages() {
    for (size_t i = 0; i < values.size(); ++i)
      if (values[i] < 0 || values[i] > kMaxTotalCost)
        return fail(place() + ": strategy " + std::to_string(i) + " uses " +
                    std::to_string(values[i]) + ", expected 0 to 2^60");
    document.usages.emplace_back(values.begin(), values.end());
    return charge(sizeof(std::vector<int64_t>) +
                  values.size() * sizeof(int64_t));
  }
  bool ends() {
    if (values.empty() || values.size() > 2)
      return fail(numbered("edge") + " joins " + std::to_string(values.size()) +
                      " nodes, expected one or two",
                  values.empty() ? ""
                                 : "replace it by a node whose strategies are "
                                   "the tuples, and an edge to each");
    document.single.push_back(values.size() == 1);
    document.ends.push_back({values.front(), values.back()});
    return charge(sizeof(Problem::Pair));
  }
  bool table() {
    if (!costs())
      return false;
    const size_t before = document.lists.size();
    document.tableOfEdge.push_back(document.lists.find(values));
    const bool isNew = document.lists.size() > before;
    // Algorithms work on matrices.
    return charge(isNew ? sizeof(Problem::Table) + values.size() * sizeof(Cost)
                        : sizeof(uint32_t));
  }

  Text &text;
  const IopddlOptions &options;
  IopddlDocument &document;
  const size_t mostItems;
  /// The member whose value comes or is being read, and the object it is in.
  IopddlMember member = kRoot, scope = kNumMembers;
  Want want = Want::Object;
  /// Brackets that are open in a value that is passed over.
  size_t passing = 0;
  /// The list that is being read, and its number.
  std::vector<int64_t> values;
  size_t index = 0;
  int64_t stored = 0;
};

bool Reader::parse_error(size_t position, const std::string &token,
                         const json::exception &error) {
  // The parser counts from 1, and the end as a character.
  const uint64_t offset = position == 0 ? 0 : position - 1;
  const std::string at = " at byte " + std::to_string(offset);
  if (dynamic_cast<const json::out_of_range *>(&error))
    return fail("a number is too large: " + shownText(token, 40),
                "10^18 and more forbid", token.size() + ahead());
  if (offset >= text.offset())
    return text.fail(offset, "not valid JSON: the text ends" + at,
                     offset == 0 ? "the file is empty"
                                 : "the file is truncated: get it again");
  if (offset + 1 == text.offset() && text.tookZero())
    return text.failAtZero();
  // "... while parsing object - unexpected ...; expected ..."
  std::string_view why = error.what();
  if (size_t dash = why.find(" - "); dash != why.npos)
    why.remove_prefix(dash + 3);
  why = why.substr(0, why.find("; last read"));
  return text.fail(offset, "not valid JSON" + at + ": " + shownText(why));
}

} // namespace

Expected<IopddlDocument> solver::readIopddlText(ByteSource &source,
                                                const std::string &where,
                                                const IopddlOptions &options) {
  Text text(source, where, options.cancel);
  std::istream stream(&text);
  IopddlDocument document;
  Reader reader(text, options, document);
  if (json::sax_parse(stream, &reader) && !text.atEnd())
    text.failAtZero();
  if (text.failure)
    return std::move(*text.failure);
  document.textBytes = text.offset();
  return document;
}
