//===- MeasurementLogTest.cpp - Reading measurements ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/MeasurementLog.h"
#include <gmock/gmock.h>

using namespace planner;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

/// A run of two nodes with two devices each, as nccl-tests print it.
const std::string kRanks =
    "# Using devices\n"
    "#  Rank  0 Group  0 Pid   1887 on   worker-1 device  0 [0x8d] NVIDIA "
    "H200\n"
    "#  Rank  1 Group  0 Pid   1888 on   worker-1 device  1 [0x91] NVIDIA "
    "H200\n"
    "#  Rank  2 Group  0 Pid   1889 on   worker-2 device  0 [0x8d] NVIDIA "
    "H200\n"
    "#  Rank  3 Group  0 Pid   1890 on   worker-2 device  1 [0x91] "
    "NVIDIA H200\n#\n";
const std::string kHeader =
    "#                                         out-of-place            "
    "in-place\n"
    "#       size         count      type   redop    root     time   algbw   "
    "busbw #wrong     time   algbw   busbw #wrong\n"
    "#        (B)    (elements)                               (us)  (GB/s)  "
    "(GB/s)            (us)  (GB/s)  (GB/s)       \n";
// 2 (n - 1) / n = 1.5.
const std::string kRow =
    "     1048576        262144     float     sum      -1   "
    " 52.43   20.00   30.00      0    50.00   20.97   "
    "31.46      0\n";
const std::string kCommand = "$ mpirun -np 4 all_reduce_perf -b 1M -e 1M\n";

Expected<std::vector<NcclRun>> readText(const std::string &text,
                                        const std::string &path = "log.txt") {
  return readNcclLog({path, text});
}

std::string errorOf(const std::string &text,
                    const std::string &path = "log.txt") {
  auto runs = readText(text, path);
  return runs ? "no error" : runs.error().render();
}

std::string replaced(std::string text, const std::string &from,
                     const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string tableError(const std::string &text) {
  auto samples = readMatmulTable({"gemm.csv", text});
  return samples ? "no error" : samples.error().render();
}

/// The smallest device log.
std::string deviceLog(const std::string &tables) {
  return "{\"format\": \"planner device log\", \"version\": 1, \"date\": "
         "\"2026-11-22\",\n \"device\": {\"name\": \"NVIDIA H200\"}, "
         "\"skipped\": [{\"table\": \"attention\", \"reason\": \"none\"}],\n"
         " \"tables\": [\n" +
         tables + "]}";
}

std::string deviceError(const std::string &text) {
  auto log = readDeviceLog({"device.json", text});
  return log ? "no error" : log.error().render();
}

} // namespace

TEST(NcclLog, ReadsRanksAndRows) {
  auto runs = readText(kCommand + kRanks + kHeader + kRow);
  ASSERT_TRUE(runs) << runs.error().render();
  ASSERT_EQ(runs->size(), 1u);
  const NcclRun &run = runs->front();
  EXPECT_EQ(run.collective, CollectiveKind::AllReduce);
  EXPECT_EQ(run.ranks, 4);
  EXPECT_EQ(run.hosts, 2);
  EXPECT_EQ(run.device, "NVIDIA H200");
  ASSERT_EQ(run.points.size(), 1u);
  EXPECT_EQ(run.points[0].bytes, 1048576);
  EXPECT_DOUBLE_EQ(run.points[0].seconds, 52.43e-6);
}

// What comes between: labels of mpirun and srun, NCCL's own messages, rows of
// no bytes, Windows' line ends.
TEST(NcclLog, ReadsPastWhatIsNotItsOwn) {
  std::string noisy =
      kCommand + "worker-1:1887:1887 [0] NCCL INFO Bootstrap : Using eth0\n" +
      kRanks + "worker-1:1887:1887 [0] NCCL INFO of all_gather_perf\n" +
      kHeader +
      "           0             0     float     sum      -1     5.70    0.00   "
      " 0.00      0     5.54    0.00    0.00      0\n"
      "worker-2:1889:1890 [1] NCCL INFO comm 0x7f rank 3 nranks 4\n" +
      kRow + "# Out of bounds values : 0 OK\n# Avg bus bandwidth    : 30.7\n";
  for (const char *label : {"", "[1,0]<stdout>:", "0: "}) {
    std::string labelled;
    for (size_t at = 0; at < noisy.size();) {
      size_t end = noisy.find('\n', at);
      labelled += label + noisy.substr(at, end - at) + "\r\n";
      at = end + 1;
    }
    auto runs = readText(labelled);
    ASSERT_TRUE(runs) << label << runs.error().render();
    ASSERT_EQ(runs->size(), 1u) << label;
    EXPECT_EQ(runs->front().points.size(), 1u);
    EXPECT_EQ(runs->front().device, "NVIDIA H200");
  }
}

// Versions before 2.13 print no group and an error instead of #wrong, and no
// redop where there is none.
TEST(NcclLog, ReadsOldVersions) {
  std::string old =
      "# nThread 1 nGpus 2 minBytes 1 maxBytes 1 step: 1(bytes)\n"
      "#   Rank  0 Pid   1320 on       host device  0 [0x00] Tesla V100\n"
      "#   Rank  1 Pid   1320 on       host device  1 [0x00] Tesla V100\n"
      "#       size         count      type     time   algbw   busbw  error    "
      " "
      "time   algbw   busbw  error\n"
      "#        (B)    (elements)               (us)  (GB/s)  (GB/s)           "
      " "
      "(us)  (GB/s)  (GB/s)\n"
      "     1048576        262144     float    52.43   20.00   10.00  0e+00    "
      "52.43   20.00   10.00  0e+00\n";
  auto runs = readText(old, "dir/all_gather_perf.log");
  ASSERT_TRUE(runs) << runs.error().render();
  EXPECT_EQ(runs->front().collective, CollectiveKind::AllGather);
  EXPECT_EQ(runs->front().hosts, 1);
  EXPECT_THAT(errorOf(old),
              AllOf(HasSubstr("log.txt:4: error: nothing says which"),
                    HasSubstr("all_gather_perf.txt")));
}

// Several runs, one after the other, each with its own command or its program.
TEST(NcclLog, ReadsSeveralRunsOfOneFile) {
  std::string gather = replaced(
      replaced(kRow, "20.00   30.00", "20.00   15.00"), "31.46", "15.73");
  std::string tail = "# Out of bounds values : 0 OK\n# Avg bus bandwidth : 1\n";
  auto runs = readText(kCommand + kRanks + kHeader + kRow + tail +
                       "$ mpirun -np 4 reduce_scatter_perf\n" + kRanks +
                       kHeader + gather + tail +
                       "# nccl-tests version 2.17.6\n# Collective test "
                       "starting: alltoall_perf\n# nThread 1 nGpus 1\n" +
                       kRanks + kHeader + gather);
  ASSERT_TRUE(runs) << runs.error().render();
  ASSERT_EQ(runs->size(), 3u);
  EXPECT_EQ((*runs)[0].collective, CollectiveKind::AllReduce);
  EXPECT_EQ((*runs)[1].collective, CollectiveKind::ReduceScatter);
  EXPECT_EQ((*runs)[2].collective, CollectiveKind::AllToAll);
}

// One device of each node: two groups at the same time.
TEST(NcclLog, ReadsSplitRuns) {
  std::string ranks = kRanks;
  for (const char *rank : {"Rank  1 Group  0", "Rank  3 Group  0"})
    ranks = replaced(ranks, rank, replaced(rank, "Group  0", "Group  1"));
  // 2 (n - 1) / n = 1 for two ranks.
  std::string row = replaced(replaced(kRow, "20.00   30.00", "20.00   20.00"),
                             "31.46", "20.97");
  auto runs = readText(kCommand + ranks + kHeader + row);
  ASSERT_TRUE(runs) << runs.error().render();
  EXPECT_EQ(runs->front().ranks, 2);
  EXPECT_EQ(runs->front().hosts, 2);
}

TEST(NcclLog, SaysWhereItIsWrong) {
  const std::string good = kCommand + kRanks + kHeader + kRow;
  EXPECT_THAT(errorOf(kCommand + kRanks + kHeader),
              StartsWith("log.txt:9: error: expected rows"));
  EXPECT_THAT(errorOf(kCommand + kRanks), HasSubstr("expected rows"));
  EXPECT_THAT(errorOf(kCommand), HasSubstr("expected a table of nccl-tests"));
  EXPECT_THAT(errorOf(good.substr(0, good.size() - 40)),
              AllOf(StartsWith("log.txt:11: error: expected 13 columns, got"),
                    HasSubstr("cut off")));
  EXPECT_THAT(errorOf(replaced(good, "   52.43", "     nan")),
              StartsWith("log.txt:11: error: expected a time of at least 0, "
                         "got nan"));
  EXPECT_THAT(errorOf(replaced(good, "   52.43", "  -52.43")),
              HasSubstr("got -52.43"));
  EXPECT_THAT(errorOf(replaced(good, "   52.43", "       0")),
              HasSubstr("expected a time of 1 ns to 10 days"));
  // Milliseconds.
  EXPECT_THAT(errorOf(replaced(good, "   52.43", " 0.05243")),
              AllOf(StartsWith("log.txt:11: error: size and time give"),
                    HasSubstr("us and rates in GB/s")));
  EXPECT_THAT(errorOf(replaced(good, "(us)", "(ms)")
                          .replace(good.rfind("(us)"), 4, "(ms)")),
              HasSubstr("expected times in (us)"));
  EXPECT_THAT(errorOf(replaced(good, "   20.00   30.00      0",
                               "   20.00   30.00     17")),
              HasSubstr("expected no wrong values, got 17"));
  EXPECT_THAT(errorOf(replaced(good, "all_reduce", "all_gather")),
              HasSubstr("busbw / algbw is 1.5, expected 0.75"));
  EXPECT_THAT(errorOf(replaced(good, "all_reduce", "broadcast")),
              HasSubstr("got broadcast_perf"));
}

TEST(NcclLog, RanksMustAgree) {
  const std::string good = kCommand + kRanks + kHeader + kRow;
  EXPECT_THAT(errorOf(replaced(good, "Rank  3", "Rank  0")),
              AllOf(StartsWith("log.txt:6: error: rank 0 appears twice, first "
                               "in line 3"),
                    HasSubstr("MPI=1")));
  EXPECT_THAT(errorOf(replaced(good, "Rank  3", "Rank  7")),
              HasSubstr("rank 3 is missing before rank 7"));
  EXPECT_THAT(errorOf(replaced(good, "worker-2", "worker-1")),
              HasSubstr("expected equally many ranks"));
  EXPECT_THAT(errorOf(replaced(good, "NVIDIA H200", "NVIDIA H100")),
              HasSubstr("'NVIDIA H100' and 'NVIDIA H200'"));
  EXPECT_THAT(errorOf(replaced(good, "Rank  3 Group", "Rank  x Group")),
              HasSubstr("expected 'Rank N Group N"));
  EXPECT_THAT(errorOf(kCommand + kHeader + kRow),
              HasSubstr("expected the lines 'Rank N"));
}

// Any prefix of a log is read, or complained about with a place.
TEST(NcclLog, SurvivesEveryCut) {
  const std::string good = kCommand + kRanks + kHeader + kRow + kRow;
  for (size_t length = 0; length < good.size(); ++length) {
    auto runs = readText(good.substr(0, length));
    if (!runs)
      EXPECT_THAT(runs.error().location, StartsWith("log.txt:")) << length;
  }
}

TEST(MatmulTable, ReadsRatesAndTimes) {
  auto rates =
      readMatmulTable({"gemm.csv", "# comment\n\nM, N, K, dtype, "
                                   "TFLOPS\n4096,4096,4096,bf16,700\n"
                                   "1024, 2048, 512, fp8_e4m3, 90.5\n"});
  ASSERT_TRUE(rates) << rates.error().render();
  ASSERT_EQ(rates->size(), 2u);
  // 2 * 4096^3 / 700e12.
  EXPECT_DOUBLE_EQ((*rates)[0].seconds, 137438953472.0 / 700e12);
  EXPECT_EQ((*rates)[0].format, MathFormat::Bf16);
  EXPECT_EQ((*rates)[1].format, MathFormat::Fp8);
  EXPECT_EQ((*rates)[1].n, 2048);
  auto times = readMatmulTable(
      {"gemm.txt", "batch m n k dtype time_us gpu\n16 1 2 3 float32 12.5 0\n"});
  ASSERT_TRUE(times) << times.error().render();
  EXPECT_EQ((*times)[0].batch, 16);
  EXPECT_DOUBLE_EQ((*times)[0].seconds, 12.5e-6);
}

TEST(MatmulTable, SaysWhereItIsWrong) {
  const std::string header = "m,n,k,dtype,time_us\n";
  EXPECT_THAT(tableError(header),
              StartsWith("gemm.csv:1: error: expected rows"));
  EXPECT_THAT(tableError("m,n,k,dtype,time\n1,1,1,bf16,1\n"),
              HasSubstr("needs its unit"));
  EXPECT_THAT(tableError("m,n,k,tflops\n1,1,1,1\n"),
              HasSubstr("expected a column dtype"));
  EXPECT_THAT(tableError("m,m,n,k,dtype,tflops\n"), HasSubstr("got two"));
  EXPECT_THAT(tableError(header + "1,2,3,bf16\n"),
              StartsWith("gemm.csv:2: error: expected 5 columns, got 4"));
  EXPECT_THAT(tableError(header + "1,2,0,bf16,1\n"), HasSubstr("for k, got 0"));
  EXPECT_THAT(tableError(header + "1,2.5,3,bf16,1\n"),
              HasSubstr("for n, got 2.5"));
  EXPECT_THAT(tableError(header + "1,2,3,bf17,1\n"), HasSubstr("got bf17"));
  for (const char *bad : {"nan", "inf", "-1", "0", "1e-400", "1us", ""})
    EXPECT_NE(tableError(header + "1,2,3,bf16," + bad + "\n"), "no error")
        << bad;
}

TEST(DeviceLog, ReadsItsTables) {
  auto log = readDeviceLog(
      {"device.json",
       deviceLog(
           "{\"name\": \"matmul\", \"columns\": [\"m\", \"n\", \"k\", "
           "\"format\", \"time\"], \"units\": [\"1\", \"1\", \"1\", \"\", "
           "\"s\"], \"rows\": [[64, 32, 16, \"tf32\", 1e-5]]},\n"
           "{\"name\": \"memory\", \"columns\": [\"kernel\", \"bytes\", "
           "\"time\"], \"units\": [\"\", \"B\", \"s\"], \"rows\": [[\"copy\", "
           "1024, 2e-6], [\"read\", 4096, 3e-6]]},\n"
           "{\"name\": \"launch\", \"columns\": [\"way\", \"time\"], "
           "\"units\": [\"\", \"s\"], \"rows\": [[\"graph\", 1e-6]]},\n"
           "{\"name\": \"of tomorrow\", \"columns\": [], \"units\": [], "
           "\"rows\": []}")});
  ASSERT_TRUE(log) << log.error().render();
  EXPECT_EQ(log->device, "NVIDIA H200");
  EXPECT_EQ(log->date, "2026-11-22");
  ASSERT_EQ(log->matmul.size(), 1u);
  EXPECT_EQ(log->matmul[0].format, MathFormat::Tf32);
  EXPECT_EQ(log->matmul[0].k, 16);
  ASSERT_EQ(log->memory.size(), 2u);
  EXPECT_EQ(log->memory[1].bytes, 4096);
  ASSERT_EQ(log->launches.size(), 1u);
  EXPECT_EQ(log->launches[0].first, "graph");
  EXPECT_THAT(log->skipped, testing::ElementsAre("attention: none"));
}

TEST(DeviceLog, SaysWhereItIsWrong) {
  auto memory = [](const std::string &unit, const std::string &row) {
    return deviceLog("{\"name\": \"memory\", \"columns\": [\"kernel\", "
                     "\"bytes\", \"time\"], \"units\": [\"\", \"B\", \"" +
                     unit + "\"],\n\"rows\": [" + row + "]}");
  };
  EXPECT_EQ(deviceError(memory("s", "[\"copy\", 1, 1]")), "no error");
  EXPECT_THAT(deviceError(memory("us", "[\"copy\", 1, 1]")),
              AllOf(StartsWith("device.json:4:"),
                    HasSubstr("expected \"s\" for \"time\", got \"us\"")));
  EXPECT_THAT(deviceError(memory("s", "[\"copy\", 1, null]")),
              AllOf(StartsWith("device.json:5:"),
                    HasSubstr("'/tables/0/rows/0/2': expected a number above "
                              "0, got null")));
  EXPECT_THAT(deviceError(memory("s", "[\"copy\", 1]")),
              HasSubstr("expected a list of 3 values"));
  EXPECT_THAT(deviceError(memory("s", "[1, 1, 1]")),
              HasSubstr("expected a text"));
  EXPECT_THAT(deviceError(memory("s", "7")), HasSubstr("expected a list"));
  EXPECT_THAT(deviceError("{\"format\": \"other\"}"),
              HasSubstr("expected \"planner device log\""));
  EXPECT_THAT(deviceError("{}"), HasSubstr("planner device log"));
  EXPECT_THAT(deviceError("[]"), HasSubstr("expected a JSON object"));
  std::string good = memory("s", "[\"copy\", 1, 1]");
  EXPECT_THAT(deviceError(replaced(good, "2026-11-22", "yesterday")),
              HasSubstr("expected YYYY-MM-DD"));
  EXPECT_THAT(deviceError(replaced(good, "\"version\": 1", "\"version\": 2")),
              HasSubstr("'/version': expected 1"));
  EXPECT_THAT(deviceError(replaced(good, "\"version\"",
                                   "\"invented\": true, \"version\"")),
              HasSubstr("invented"));
  for (size_t length = 0; length + 1 < good.size(); ++length)
    EXPECT_NE(deviceError(good.substr(0, length)), "no error") << length;
}

TEST(DeviceLog, ReadsAttention) {
  const auto table = [](const std::string &row) {
    return deviceLog("{\"name\": \"attention\", \"columns\": [\"head_dim\", "
                     "\"mask\", \"pass\", \"batch\", \"heads\", "
                     "\"sequence\", \"time\"], \"units\": [\"1\", \"\", "
                     "\"\", \"1\", \"1\", \"1\", \"s\"],\n\"rows\": [" +
                     row + "]}");
  };
  const std::string good =
      table("[64, \"full\", \"backward\", 8, 32, 2048, 1e-3], [128, "
            "\"causal\", \"forward\", 1, 16, 16384, 2e-3]");
  auto log = readDeviceLog({"device.json", good});
  ASSERT_TRUE(log) << log.error().render();
  ASSERT_EQ(log->attention.size(), 2u);
  const AttentionSample &first = log->attention[0], &last = log->attention[1];
  EXPECT_EQ(first.headDim, 64);
  EXPECT_TRUE(!first.causal && first.backward);
  EXPECT_EQ(first.batch, 8);
  EXPECT_EQ(first.heads, 32);
  EXPECT_EQ(first.seconds, 1e-3);
  EXPECT_TRUE(last.causal && !last.backward);
  EXPECT_EQ(last.sequence, 16384);
  EXPECT_THAT(deviceError(replaced(good, "\"full\"", "\"half\"")),
              HasSubstr("rows/0/1': expected \"full\" or \"causal\", got"));
  EXPECT_THAT(deviceError(replaced(good, "\"backward\"", "1")),
              HasSubstr("rows/0/2': expected a text"));
  EXPECT_THAT(deviceError(replaced(good, "2048", "2048.5")),
              HasSubstr("rows/0/5': expected a whole number, got 2048.5"));
  EXPECT_THAT(deviceError(replaced(good, "1e-3", "0")),
              HasSubstr("rows/0/6': expected a number above 0, got 0"));
  EXPECT_THAT(deviceError(replaced(good, "\"sequence\"", "\"length\"")),
              HasSubstr("expected a column \"sequence\""));
}

TEST(LogKind, KnowsTheKindsApart) {
  auto kind = [](const std::string &text) { return logKind({"log", text}); };
  EXPECT_EQ(*kind("  {\"format\": 1}"), LogKind::Device);
  EXPECT_EQ(*kind(kRanks + kHeader), LogKind::Nccl);
  EXPECT_EQ(*kind("# of a GPU\nm;n;k;dtype;tflops\n"), LogKind::MatmulTable);
  EXPECT_THAT(kind("").error().render(), HasSubstr("the log is empty"));
  EXPECT_THAT(kind(" \n").error().render(), HasSubstr("the log is empty"));
  EXPECT_THAT(kind("hello\n").error().render(),
              AllOf(StartsWith("log:1: error: expected the log of"),
                    HasSubstr("got hello")));
  EXPECT_THAT(kind("{\"results\": [{\"out_of_place\": {}}]}").error().render(),
              HasSubstr("without -J"));
}
