//===- IopddlTest.cpp - Reading the contest's problems --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Iopddl.h"
#include "RandomIopddl.h"
#include "lib/Solver/IopddlText.h"
#include "planner/Support/File.h"
#include "planner/Support/Text.h"
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <unistd.h>
#include <zlib.h>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::test;
using testing::AllOf;
using testing::HasSubstr;

namespace {

/// A document around these lists of two nodes.
struct Parts {
  std::string nodeCosts = "[[1, 2], [3]]", intervals = "[[0, 2], [1, 3]]";
  std::string usages = "[[4, 5], [6]]", ends = "[[0, 1]]";
  std::string tables = "[[7, 8]]", limit = "10";
  std::string more = "";
  std::string text() const {
    return R"({"problem": {"nodes": {"costs": )" + nodeCosts +
           R"(, "intervals": )" + intervals + R"(, "usages": )" + usages +
           R"(}, "edges": {"nodes": )" + ends + R"(, "costs": )" + tables +
           R"(}, "usage_limit": )" + limit + more + "}}";
  }
};

/// The rendered message; empty if the text is a problem.
std::string message(const std::string &text) {
  auto read = readIopddlProblem(text, "p.json");
  return read ? std::string() : read.error().render();
}
std::string message(const Parts &parts) { return message(parts.text()); }

/// What an assignment costs; none if it is not allowed.
std::optional<int64_t> priceOf(const Problem &problem,
                               std::vector<uint32_t> assignment) {
  auto found = problem.evaluate(assignment);
  EXPECT_TRUE(found);
  if (!found->feasible())
    return std::nullopt;
  return int64_t(found->cost);
}

/// The message for a file of these bytes.
std::string fileMessage(const std::string &bytes) {
  const std::string path =
      testing::TempDir() + "/iopddl" + std::to_string(getpid()) + ".json";
  std::ofstream(path, std::ios::binary) << bytes;
  auto read = readIopddlFile(path);
  std::filesystem::remove(path);
  return read ? std::string() : read.error().render();
}

std::string compressed(const std::string &text) {
  z_stream stream = {};
  EXPECT_EQ(
      deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY),
      Z_OK);
  std::string result(deflateBound(&stream, text.size()), '\0');
  std::string input = text;
  stream.next_in = reinterpret_cast<Bytef *>(input.data());
  stream.avail_in = uInt(input.size());
  stream.next_out = reinterpret_cast<Bytef *>(result.data());
  stream.avail_out = uInt(result.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  result.resize(stream.total_out);
  deflateEnd(&stream);
  return result;
}

//===----------------------------------------------------------------------===//
// Meaning
//===----------------------------------------------------------------------===//

/// The reader against the tree of another parser and the definition of the
/// contest's objective, on every assignment.
TEST(Iopddl, MeansWhatTheFileSays) {
  size_t feasible = 0, infeasible = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    nlohmann::json document = randomIopddl(seed);
    auto read = readIopddlProblem(spelled(document, seed), "p.json");
    ASSERT_TRUE(read) << read.error().render() << document;
    const Problem &problem = read->problem;
    std::vector<uint32_t> assignment(problem.numVariables(), 0);
    for (bool more = true; more;) {
      auto expected = iopddlCost(document, assignment);
      EXPECT_EQ(priceOf(problem, assignment), expected) << document;
      ++(expected ? feasible : infeasible);
      more = false;
      for (size_t i = 0; i < assignment.size() && !more; ++i) {
        more = ++assignment[i] < problem.domain(VarId(i));
        if (!more)
          assignment[i] = 0;
      }
    }
  }
  // Both happen often.
  EXPECT_GT(feasible, 1000u);
  EXPECT_GT(infeasible, 1000u);
}

TEST(Iopddl, EqualTablesAreStoredOnce) {
  auto read = readIopddlProblem(
      Parts{.nodeCosts = "[[1, 2], [3, 3, 3], [4, 4]]",
            .intervals = "[[0, 0], [0, 0], [0, 0]]",
            .usages = "[[0, 0], [0, 0, 0], [0, 0]]",
            .ends = "[[0, 1], [2, 1], [1, 0], [0, 1], [1, 2]]",
            .tables = "[[0, 0, 0, 0, 0, 0], [0,0,0,0,0,0], [0, 0, 0, 0, 0, 0], "
                      "[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0]]"}
          .text(),
      "p.json");
  ASSERT_TRUE(read) << read.error().render();
  const Problem &p = read->problem;
  EXPECT_EQ(p.pair(0).table, p.pair(1).table);
  // The same list as 3 x 2 is another table.
  EXPECT_NE(p.pair(0).table, p.pair(2).table);
  EXPECT_EQ(p.pair(2).table, p.pair(4).table);
  EXPECT_NE(p.pair(0).table, p.pair(3).table);
  EXPECT_EQ(p.tableOf(p.pair(2)).rows, 3u);
  EXPECT_EQ(p.tableOf(p.pair(2)).expand().entries, std::vector<Cost>(6, 0));
}

/// An edge of node 0 alone, and one of it twice: the diagonal of [5 6; 7 8].
TEST(Iopddl, EdgesOfOneNodeAreItsCosts) {
  auto read = readIopddlProblem(Parts{.ends = "[[0], [0, 0], [0, 1]]",
                                      .tables = "[[10, 20], [5, 6, 7, 8], "
                                                "[100, 200]]"}
                                    .text(),
                                "p.json");
  ASSERT_TRUE(read) << read.error().render();
  EXPECT_EQ(read->problem.variable(0).costs,
            (std::vector<Cost>{1 + 10 + 5, 2 + 20 + 8}));
  EXPECT_EQ(read->problem.numPairs(), 1u);
  EXPECT_EQ(read->pairs, (std::vector<std::optional<PairId>>{
                             std::nullopt, std::nullopt, PairId(0)}));
}

TEST(Iopddl, NumbersHoweverTheyAreWritten) {
  auto costs = [](const std::string &list) {
    auto read =
        readIopddlProblem(R"({"problem": {"nodes": {"costs": [)" + list +
                              R"(]}, "edges": {"nodes": [], "costs": []}}})",
                          "p.json");
    return read ? read->problem.variable(0).costs : std::vector<Cost>();
  };
  EXPECT_EQ(costs("[0, -0, 7, -7, 1e3, 10.0, 2.50E+1, 120e-1, 0.0e99]"),
            (std::vector<Cost>{0, 0, 7, -7, 1000, 10, 25, 12, 0}));
  // Exact where a double is not: 2^53 + 1.
  EXPECT_EQ(costs("[9007199254740993.0, 9007199254740993]"),
            (std::vector<Cost>{9007199254740993, 9007199254740993}));
  // From 10^18 on, however large, an entry is forbidden.
  EXPECT_EQ(costs("[1000000000000000000, 1e18, 9223372036854775807, "
                  "9223372036854775808, 18446744073709551616, "
                  "123456789012345678901234567890, 1e300]"),
            std::vector<Cost>(7, kForbidden));
  EXPECT_EQ(costs("[100e-2, 0.01e2, 1000000000000000000000e-21]"),
            std::vector<Cost>(3, 1));
  EXPECT_EQ(costs("[999999999999999999]"),
            std::vector<Cost>{999999999999999999});
}

TEST(Iopddl, WithoutALimitNothingIsLimited) {
  auto read = readIopddlProblem(
      R"({"problem": {"nodes": {"costs": [[1]], "usages": [[5]],
          "intervals": [[0, 9]]}, "edges": {"nodes": [], "costs": []}}})",
      "p.json");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->problem.capacity(0), kUnlimited);
  auto empty = readIopddlProblem(
      R"({"problem": {"nodes": {"costs": []}, "edges": {"nodes": [],
          "costs": []}}} )",
      "p.json");
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->problem.numVariables(), 0u);
}

//===----------------------------------------------------------------------===//
// What is wrong
//===----------------------------------------------------------------------===//

TEST(Iopddl, SaysWhatIsWrongWithTheProblem) {
  EXPECT_EQ(message(Parts()), "");
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 2], []]"}),
              HasSubstr("node 1 has no strategies, expected at least one"));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 2.5], [3]]"}),
              AllOf(HasSubstr("costs of node 0: expected an integer, got 2.5"),
                    HasSubstr("p.json:1:")));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 1e-400], [3]]"}),
              HasSubstr("costs of node 0: expected an integer, got 1e-400"));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 1e400], [3]]"}),
              AllOf(HasSubstr("a number is too large: 1e400"),
                    HasSubstr("hint: 10^18 and more forbid")));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 1" + std::string(5000, '0') +
                                         "e-5000], [3]]"}),
              HasSubstr("a number has more than 4096 characters"));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, null], [3]]"}),
              HasSubstr("costs of node 0 holds null, expected integers"));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 2], 3]"}),
              HasSubstr("costs of node 1: expected a list, got 3"));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, -1e18], [3]]"}),
              HasSubstr("costs of node 0: entry 1 is -1000000000000000000, "
                        "expected more than -10^18"));
  // 0.9 * 10^18 twice is more than 2^60.
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, 900000000000000000], "
                                         "[900000000000000000]]"}),
              AllOf(HasSubstr("the cost of an assignment can exceed 2^60"),
                    HasSubstr("p.json")));
  EXPECT_THAT(message(Parts{.ends = "[[0, 1], [0, 0]]",
                            .tables = "[[7, 8], [900000000000000000, 0, 0, "
                                      "9]]"}),
              testing::IsEmpty());
  EXPECT_THAT(message(Parts{.nodeCosts = "[[900000000000000000, 2], [3]]",
                            .ends = "[[0, 1], [0, 0]]",
                            .tables = "[[7, 8], [900000000000000000, 0, 0, "
                                      "9]]"}),
              HasSubstr("node 0, strategy 0, costs 1800000000000000000 with "
                        "edge 1"));
  EXPECT_THAT(message(Parts{.intervals = "[[5, 3], [1, 3]]"}),
              HasSubstr("interval of node 0 is not [start, end] with start <= "
                        "end: [5, 3]"));
  EXPECT_THAT(message(Parts{.intervals = "[[0, 2], [1, 2, 3]]"}),
              HasSubstr("interval of node 1 is not [start, end]"));
  EXPECT_THAT(message(Parts{.intervals = "[[0, 2]]"}),
              HasSubstr("must be lists of 2, one per node, got 2 and 1"));
  EXPECT_THAT(message(Parts{.usages = "[[4], [6]]"}),
              HasSubstr("usages of node 0 are 1, expected 2"));
  EXPECT_THAT(message(Parts{.usages = "[[4, -5], [6]]"}),
              HasSubstr("usages of node 0: strategy 1 uses -5, expected 0 to"));
  // What is clamped would be another problem.
  for (const char *far : {"9223372036854775808", "-9223372036854775809", "1e19",
                          "-1e19", "1e300"}) {
    const std::string holds =
        " holds " + std::string(far) + ", expected integers of 64 bits";
    EXPECT_THAT(
        message(Parts{.usages = "[[4, " + std::string(far) + "], [6]]"}),
        HasSubstr("usages of node 0" + holds));
    EXPECT_THAT(
        message(Parts{.intervals = "[[0, " + std::string(far) + "], [1, 3]]"}),
        HasSubstr("interval of node 0" + holds));
  }
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1, -9223372036854775809], [3]]"}),
              HasSubstr("costs of node 0 holds -9223372036854775809"));
  EXPECT_THAT(message(Parts{.limit = "-1"}),
              HasSubstr("'usage_limit' is -1, expected at least 0"));
  // 2^63 and beyond.
  EXPECT_THAT(message(Parts{.limit = "-9223372036854775808"}),
              HasSubstr("'usage_limit' is -9223372036854775808, expected at "
                        "least 0"));
  EXPECT_EQ(message(Parts{.limit = "9223372036854775808"}), "");
  EXPECT_EQ(message(Parts{.limit = "1e30"}), "");
  EXPECT_THAT(message(Parts{.nodeCosts = "[[-9223372036854775808, 2], [3]]"}),
              HasSubstr("costs of node 0: entry 0 is -9223372036854775808, "
                        "expected more than -10^18"));
  EXPECT_THAT(message(Parts{.limit = "\"10\""}),
              HasSubstr("'usage_limit' is \"10\", expected an integer"));
  EXPECT_THAT(message(Parts{.more = R"(, "usage_limit": 3)"}),
              HasSubstr("there is more than one 'usage_limit'"));
  EXPECT_THAT(message(Parts{.more = R"(, "nodes": {})"}),
              HasSubstr("there is more than one 'nodes'"));
}

TEST(Iopddl, SaysWhatIsWrongWithEdges) {
  EXPECT_THAT(message(Parts{.ends = "[[0, 2]]"}),
              HasSubstr("edge 0 must join two nodes below 2, got 0 and 2"));
  EXPECT_THAT(message(Parts{.ends = "[[-1, 1]]"}),
              HasSubstr("edge 0 must join two nodes below 2, got -1 and 1"));
  EXPECT_THAT(message(Parts{.ends = "[[4294967296, 1]]"}),
              HasSubstr("edge 0 must join two nodes below 2"));
  EXPECT_THAT(message(Parts{.ends = "[[]]"}),
              HasSubstr("edge 0 joins 0 nodes, expected one or two"));
  EXPECT_THAT(message(Parts{.ends = "[[0, 1, 0]]"}),
              AllOf(HasSubstr("edge 0 joins 3 nodes, expected one or two"),
                    HasSubstr("hint: replace it by a node")));
  EXPECT_THAT(message(Parts{.tables = "[[7]]"}),
              HasSubstr("edge 0 has 1 costs, expected 2 x 1"));
  EXPECT_THAT(message(Parts{.tables = "[[7, 8], [9]]"}),
              HasSubstr("'edges' has 1 'nodes' and 2 'costs'"));
  EXPECT_THAT(message(Parts{.tables = "[[7, true]]"}),
              HasSubstr("costs of edge 0 holds true, expected integers"));
}

TEST(Iopddl, SaysWhatIsMissing) {
  EXPECT_THAT(message("5"), HasSubstr("expected an object, got 5"));
  // Longer as it is shown than as it is written.
  EXPECT_THAT(message("-1" + std::string(39, '0')),
              HasSubstr("p.json:1:1: error: there is no object 'problem'"));
  EXPECT_THAT(message("\"" + std::string(25, 'a') + "\""),
              HasSubstr("p.json:1:1: error: there is no object 'problem'"));
  EXPECT_THAT(message("{}"), HasSubstr("no object 'problem'"));
  EXPECT_THAT(message(R"({"problem": {}})"),
              HasSubstr("no 'nodes' or no 'edges'"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {}, "edges": {}}})"),
              HasSubstr("'nodes' has no list 'costs'"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {"costs": []}, "edges": {}}})"),
              HasSubstr("'edges' has no list 'nodes' or no list 'costs'"));
  EXPECT_THAT(message(R"({"problem": {"nodes": {"costs": [[1]], "usages":
                          [[1]]}, "edges": {"nodes": [], "costs": []}}})"),
              HasSubstr("must be lists of 1, one per node, got 1 and 0"));
}

TEST(Iopddl, SaysWhereTheTextIsNotJson) {
  EXPECT_THAT(
      message(""),
      AllOf(HasSubstr("p.json:1:1: error: not valid JSON: the text ends at "
                      "byte 0"),
            HasSubstr("hint: the file is empty")));
  EXPECT_THAT(
      message("{\n  \"problem\" 5"),
      AllOf(HasSubstr("p.json:2:13: error: not valid JSON at byte 14: "),
            HasSubstr("expected ':'")));
  EXPECT_THAT(message(Parts{.nodeCosts = "[[1 2], [3]]"}),
              HasSubstr("expected ']'"));
  for (const char *number : {"01", "+1", "1.", ".5", "1e", "-", "0x10", "1e+"})
    EXPECT_THAT(message(Parts{.limit = number}), HasSubstr("not valid JSON"))
        << number;
  for (const char *number : {"01", "-01", "--1", "1-1", "NaN"})
    EXPECT_THAT(
        message(Parts{.nodeCosts = std::string("[[1, ") + number + "], [3]]"}),
        HasSubstr("not valid JSON"))
        << number;
  for (const char *value :
       {"tru", "nul", "\"a\nb\"", "\"\\x\"", "\"\\u12g4\"", "[1,]", "{\"a\"}",
        "{\"a\": 1,}", "[1 2]", "{a: 1}", "'a'", "-", "truefalse"})
    EXPECT_THAT(message(Parts{.more = std::string(", \"x\": ") + value}),
                HasSubstr("not valid JSON"))
        << value;
  for (const char *value :
       {"true", "null", "\"a\\n\\u00e9\\\"\"", "[]", "{}",
        "[[], {\"a\": -1.5e9}]", "{\"usage_limit\": [[0.5]]}"})
    EXPECT_EQ(message(Parts{.more = std::string(", \"x\": ") + value}), "")
        << value;
  EXPECT_THAT(message(Parts().text() + " {}"),
              HasSubstr("expected end of input"));
  EXPECT_THAT(message(std::string("{\"problem\" 5\0", 13)),
              HasSubstr("expected ':'"));
  EXPECT_THAT(message(std::string("{\"problem\0\"", 11)),
              HasSubstr("got byte 0x00 at byte 9"));
  EXPECT_THAT(message(std::string(9, '\0')),
              HasSubstr("got byte 0x00 at byte 0"));
  const std::string whole = Parts().text();
  for (size_t zeros : {1, 2})
    EXPECT_THAT(
        message(whole + std::string(zeros, '\0')),
        HasSubstr("got byte 0x00 at byte " + std::to_string(whole.size())));
  EXPECT_THAT(message(Parts{.more = ", \"x\": \"\xff\""}),
              HasSubstr("ill-formed UTF-8"));
  EXPECT_EQ(message("\xef\xbb\xbf" + Parts().text()), "");
  const std::string deep(100000, '[');
  EXPECT_THAT(message(Parts{.more = ", \"x\": " + deep}),
              HasSubstr("nested deeper than 64"));
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

TEST(Iopddl, EveryTruncationIsSaid) {
  const std::string text = Parts().text();
  for (size_t size = 0; size < text.size(); ++size)
    EXPECT_THAT(message(text.substr(0, size)),
                HasSubstr("the text ends at byte " + std::to_string(size)))
        << text.substr(0, size);
  const std::string gzip = compressed(text);
  for (size_t size = 2; size < gzip.size(); ++size)
    EXPECT_THAT(fileMessage(gzip.substr(0, size)),
                HasSubstr("the gzip stream ends in its middle"))
        << size;
}

TEST(Iopddl, GzipByItsFirstBytes) {
  const std::string text = Parts().text(), gzip = compressed(text);
  EXPECT_EQ(fileMessage(text), "");
  EXPECT_EQ(fileMessage(gzip), "");
  // Streams in a row are one text, and zeros behind them padding.
  EXPECT_EQ(fileMessage(compressed(text.substr(0, 40)) +
                        compressed(text.substr(40)) + std::string(700, '\0')),
            "");
  EXPECT_THAT(fileMessage(gzip + gzip), HasSubstr("expected end of input"));
  for (size_t at = 10; at < gzip.size(); ++at) {
    std::string damaged = gzip;
    damaged[at] ^= 0x10;
    EXPECT_NE(fileMessage(damaged), "") << at;
  }
  // The check sum is at the end, behind the text.
  std::string damaged = gzip;
  damaged[gzip.size() - 7] ^= 1;
  EXPECT_THAT(fileMessage(damaged),
              HasSubstr("the gzip stream is damaged: incorrect data check"));
}

TEST(Iopddl, FilesOfAllKinds) {
  auto messageOf = [](const std::string &path) {
    auto read = readIopddlFile(path);
    return read ? std::string() : read.error().render();
  };
  const std::string folder =
      testing::TempDir() + "/iopddl" + std::to_string(getpid());
  std::filesystem::create_directory(folder);
  // The content counts, not the name.
  ASSERT_TRUE(writeFileAtomically(folder + "/plain.json.gz", Parts().text()));
  ASSERT_TRUE(
      writeFileAtomically(folder + "/gzip.json", compressed(Parts().text())));
  EXPECT_EQ(messageOf(folder + "/plain.json.gz"), "");
  EXPECT_EQ(messageOf(folder + "/gzip.json"), "");
  EXPECT_THAT(messageOf(folder), HasSubstr("Is a directory"));
  EXPECT_THAT(messageOf(folder + "/none.json"),
              HasSubstr("No such file or directory"));
  EXPECT_THAT(messageOf("/dev/null"), HasSubstr("the file is empty"));
  EXPECT_THAT(messageOf("/dev/zero"), HasSubstr("got byte 0x00"));
  std::filesystem::remove_all(folder);
}

TEST(Iopddl, KeepsToTheMemoryGiven) {
  std::string zeros = "0";
  for (int i = 1; i < 5000; ++i)
    zeros += ", 0";
  const std::string text =
      Parts{.nodeCosts = "[[1, 2], [" + zeros + "]]"}.text();
  IopddlOptions options;
  options.maxBytes = 20'000;
  auto read = readIopddlProblem(text, "p.json", options);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message,
              HasSubstr("the problem takes more than 19.5 KiB of memory"));
  // A list is stopped while it grows: this text has no end in sight.
  read = readIopddlProblem(text.substr(0, text.size() / 2), "p.json", options);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message, HasSubstr("more than 19.5 KiB of memory"));
  // Spaces need none, but they end.
  EXPECT_TRUE(readIopddlProblem(Parts{.more = std::string(1 << 20, ' ')}.text(),
                                "p.json", options));
}

TEST(Iopddl, NothingButSpaceAndBracketsEnds) {
  const std::string spaces(size_t(17) << 20, ' ');
  std::string empties = "[[]";
  for (int i = 0; i < 7'000'000; ++i)
    empties += ",[]";
  for (const std::string &value :
       {spaces + "1", empties + "]", "\"" + spaces + "\""})
    EXPECT_THAT(message(Parts{.more = ", \"x\": " + value}),
                HasSubstr("no number or string ends within 16.0 MiB"));
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

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

std::string messageOf(ByteSource &source) {
  auto read = readIopddlText(source, "p.json", {});
  return read ? std::string() : read.error().render();
}

TEST(Iopddl, MessagesDoNotDependOnThePieces) {
  std::vector<std::string> texts;
  const std::string whole = Parts().text();
  for (size_t size = 0; size <= whole.size(); ++size)
    texts.push_back(whole.substr(0, size));
  for (const char *costs :
       {"[[1, x2345], [3]]", "[[1, 2.5\n], [3]]", "[[1, 2]\n, 3\n]", "{}",
        "[[1 \"b\"], [3]]", "[[1, 1e999], [3]]", "[[1, [2]], [3]]"})
    texts.push_back(Parts{.nodeCosts = costs}.text());
  for (const std::string &text : texts)
    for (size_t piece : {1, 2, 3, 5, 7, 32}) {
      Pieces pieces(text, piece);
      EXPECT_EQ(messageOf(pieces), message(text)) << text;
    }
}

/// The place of a fraction somewhere in a list over several buffers.
TEST(Iopddl, SaysWhereAlsoFarBehind) {
  std::string text = R"({"problem": {"nodes": {"costs": [[0)";
  for (int i = 1; i < 100'000; ++i)
    text += (i % 7 == 0 ? ",\n" : ", ") + std::to_string(int64_t(i) * i);
  ASSERT_GT(text.size(), size_t(4) << 18);
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 60; ++trial) {
    // Around the ends of buffers, and elsewhere.
    size_t at = trial < 40 ? ((size_t(1) + trial % 4) << 18) - random() % 24
                           : random() % text.size();
    at = text.find(',', at);
    ASSERT_NE(at, std::string::npos);
    std::string wrong = text;
    wrong.insert(at, ",\n 1.5");
    EXPECT_THAT(message(wrong + "\n]]"),
                HasSubstr("p.json:" + positionOf(wrong, at + 3).str() +
                          ": error: costs of node 0: expected an integer, got "
                          "1.5"));
  }
}

TEST(Iopddl, BuffersCutNumbers) {
  constexpr int64_t kCount = 200'000;
  std::string list = "[0";
  for (int64_t i = 1; i < kCount; ++i)
    list += "," + std::to_string(i * i);
  ASSERT_GT(list.size(), size_t(4) << 18);
  auto read = readIopddlProblem(R"({"problem": {"nodes": {"costs": [)" + list +
                                    R"(]]}, "edges": {"nodes": [], "costs":
                                       []}}})",
                                "p.json");
  ASSERT_TRUE(read) << read.error().render();
  const std::vector<Cost> &costs = read->problem.variable(0).costs;
  ASSERT_EQ(costs.size(), size_t(kCount));
  for (int64_t i = 0; i < kCount; ++i)
    ASSERT_EQ(costs[size_t(i)], i * i);
}

TEST(Iopddl, AFailureToReadIsTheMessage) {
  const std::string text = Parts().text();
  for (size_t size = 0; size <= text.size(); ++size) {
    Pieces source(std::string_view(text).substr(0, size), 3, true);
    EXPECT_EQ(messageOf(source), "p.json: error: the disk is gone\n") << size;
  }
}

TEST(Iopddl, ReadingCanBeInterrupted) {
  Cancellation cancel;
  cancel.cancel();
  IopddlOptions options;
  options.cancel = &cancel;
  auto read = readIopddlProblem(Parts().text(), "p.json", options);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message, HasSubstr("interrupted"));
}

} // namespace
