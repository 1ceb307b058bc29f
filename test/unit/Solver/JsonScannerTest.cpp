//===- JsonScannerTest.cpp - JSON in pieces of any size -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Solver/JsonScanner.h"
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::solver;
using testing::HasSubstr;

namespace {

/// Gives so many bytes at a time, and fails in the end if it is to.
class Pieces : public ByteSource {
public:
  Pieces(std::string_view given, size_t most, bool breaks = false)
      : text(given), piece(most), fails(breaks) {}
  Expected<size_t> read(char *to, size_t size) override {
    size_t count = std::min({size, piece, text.size()});
    if (count == 0 && fails)
      return makeError("the disk is gone");
    text.copy(to, count);
    text.remove_prefix(count);
    return count;
  }

private:
  std::string_view text;
  size_t piece;
  bool fails;
};

/// The lists of {"a": [[...], ...], ...} in a row, or what is wrong.
struct Scanned {
  std::vector<std::vector<int64_t>> lists;
  std::vector<std::string> keys;
  std::string error;
};

Scanned scan(ByteSource &source) {
  JsonScanner json(source, "t", nullptr);
  Scanned result;
  std::vector<int64_t> values;
  bool ok = json.object({"all"}, [&](const std::string &key) {
    result.keys.push_back(key);
    if (key != "a")
      return json.skip();
    return json.list({"a"}, [&](size_t i) {
      if (!json.integers(values, {"list", i}))
        return false;
      result.lists.push_back(values);
      return true;
    });
  });
  if (!ok || !json.finish())
    result.error = json.takeError().render();
  return result;
}

const std::string kText =
    "{ \"x\" : [ null,true , false,-1.5e+3, \"a\\\"b\\u0041 c\", {\"y\":{}} "
    "],\n"
    "  \"a\":[[1,22 , -333,4e3],[ ],[1000000000000000000,9223372036854775807,"
    "-9223372036854775808, 12345678901234567890123]] }\r\n";

TEST(JsonScanner, PiecesOfAnySize) {
  for (size_t piece : {1, 2, 3, 5, 7, 31, 32, 33, 1000}) {
    Pieces source(kText, piece);
    Scanned found = scan(source);
    EXPECT_EQ(found.error, "") << piece;
    EXPECT_THAT(found.keys, testing::ElementsAre("x", "a"));
    using Limits = std::numeric_limits<int64_t>;
    EXPECT_EQ(found.lists, (std::vector<std::vector<int64_t>>{
                               {1, 22, -333, 4000},
                               {},
                               {1'000'000'000'000'000'000, Limits::max(),
                                Limits::min(), Limits::max()}}))
        << piece;
  }
}

/// A list over several buffers: the numbers in it are cut at every digit.
TEST(JsonScanner, BuffersCutNumbers) {
  constexpr int64_t kCount = 200'000;
  std::string text = "{\"a\": [[0";
  for (int64_t i = 1; i < kCount; ++i)
    text += "," + std::to_string(i * i);
  text += "]]}";
  ASSERT_GT(text.size(), size_t(4) << 18);
  Pieces source(text, text.size());
  Scanned found = scan(source);
  ASSERT_EQ(found.error, "");
  ASSERT_EQ(found.lists[0].size(), size_t(kCount));
  for (int64_t i = 0; i < kCount; ++i)
    ASSERT_EQ(found.lists[0][size_t(i)], i * i);
}

TEST(JsonScanner, MessagesDoNotDependOnThePieces) {
  for (size_t size = 0; size < kText.size() - 2; ++size) {
    std::string_view cut = std::string_view(kText).substr(0, size);
    Pieces whole(cut, 1000), pieces(cut, 1);
    EXPECT_EQ(scan(whole).error, scan(pieces).error);
  }
  for (const char *text : {"{\"a\": [[1, x2345]]}", "{\"a\": [[1, 2.5]]}",
                           "{\"a\" \"b\"}", "{\"a\": {\"b\": 1}}"}) {
    Pieces whole(text, 1000), pieces(text, 1);
    std::string message = scan(whole).error;
    EXPECT_THAT(message, HasSubstr("t:1:"));
    EXPECT_EQ(message, scan(pieces).error);
  }
}

TEST(JsonScanner, AFailureToReadIsTheMessage) {
  for (size_t size : {size_t(0), size_t(5), size_t(20), size_t(110)}) {
    Pieces source(std::string_view(kText).substr(0, size), 3, true);
    EXPECT_EQ(scan(source).error, "t: error: the disk is gone\n") << size;
  }
}

} // namespace
