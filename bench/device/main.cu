//===- main.cu - Rates of one NVIDIA GPU ----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//     device [--output FILE | --directory DIR] [--date YYYY-MM-DD] [--invent]
//
// Exit status 77 without a device, as test drivers expect of what is skipped.
//
//===----------------------------------------------------------------------===//

#include "Bench.h"
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>

namespace bench {

namespace {

constexpr int kSkipped = 77;
constexpr unsigned kLaunches = 1000;

__global__ void empty() {}

/// Cycles while a good part of a millisecond passes.
__global__ void countCycles(long long *cycles, long long *nanoseconds) {
  long long begin = 0, now = 0;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(begin));
  const long long first = clock64();
  do
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
  while (now - begin < 2000000);
  *cycles = clock64() - first;
  *nanoseconds = now - begin;
}

} // namespace

/// Of an empty kernel: between two on a stream, between two of a graph, and
/// what the host takes to issue one.
void measureLaunch(Machine &machine, Log &log) {
  Table table{"launch", {{"way", ""}, {"time", "s"}}, {}};
  auto issue = [&] {
    for (unsigned i = 0; i < kLaunches; ++i)
      empty<<<1, 32, 0, machine.stream>>>();
    BENCH_CHECK_LAUNCH();
  };
  double stream = machine.secondsOf(2e-6 * kLaunches, [&](size_t) { issue(); });
  table.rows.push_back({std::string("stream"), stream / kLaunches});
  double graph = 1e-6 * kLaunches, host = 2e-6 * kLaunches;
  if (!machine.invent) {
    cudaGraph_t captured = nullptr;
    cudaGraphExec_t instance = nullptr;
    BENCH_CHECK(cudaStreamBeginCapture(machine.stream,
                                       cudaStreamCaptureModeThreadLocal));
    issue();
    BENCH_CHECK(cudaStreamEndCapture(machine.stream, &captured));
    BENCH_CHECK(cudaGraphInstantiate(&instance, captured, 0));
    graph = machine.secondsOf(0, [&](size_t) {
      BENCH_CHECK(cudaGraphLaunch(instance, machine.stream));
    });
    BENCH_CHECK(cudaGraphExecDestroy(instance));
    BENCH_CHECK(cudaGraphDestroy(captured));
    BENCH_CHECK(cudaStreamSynchronize(machine.stream));
    host = 1;
    for (int i = 0; i < 7; ++i) {
      auto begin = std::chrono::steady_clock::now();
      issue();
      std::chrono::duration<double> taken =
          std::chrono::steady_clock::now() - begin;
      BENCH_CHECK(cudaStreamSynchronize(machine.stream));
      host = taken.count() < host ? taken.count() : host;
    }
  }
  table.rows.push_back({std::string("graph"), graph / kLaunches});
  table.rows.push_back({std::string("host"), host / kLaunches});
  log.tables.push_back(std::move(table));
}

namespace {

std::string version(int number) {
  return std::to_string(number / 1000) + "." +
         std::to_string(number % 1000 / 10);
}

double attribute(cudaDeviceAttr which, int device) {
  int value = 0;
  BENCH_CHECK(cudaDeviceGetAttribute(&value, which, device));
  return value;
}

void describe(Log &log) {
  int device = 0, driver = 0, runtime = 0;
  BENCH_CHECK(cudaGetDevice(&device));
  BENCH_CHECK(cudaDriverGetVersion(&driver));
  BENCH_CHECK(cudaRuntimeGetVersion(&runtime));
  cudaDeviceProp properties{};
  BENCH_CHECK(cudaGetDeviceProperties(&properties, device));
  long long *counts = nullptr;
  long long seenCounts[2] = {};
  BENCH_CHECK(cudaMalloc(&counts, sizeof(seenCounts)));
  for (int i = 0; i < 3; ++i) {
    countCycles<<<1, 1>>>(counts, counts + 1);
    BENCH_CHECK_LAUNCH();
    BENCH_CHECK(cudaDeviceSynchronize());
  }
  BENCH_CHECK(cudaMemcpy(seenCounts, counts, sizeof(seenCounts),
                         cudaMemcpyDeviceToHost));
  BENCH_CHECK(cudaFree(counts));
  const double seen = 1e9 * static_cast<double>(seenCounts[0]) /
                      static_cast<double>(seenCounts[1]);
  log.device = {
      {"name", std::string(properties.name)},
      {"compute_capability", std::to_string(properties.major) + "." +
                                 std::to_string(properties.minor)},
      {"multiprocessors", double(properties.multiProcessorCount)},
      {"memory_B", double(properties.totalGlobalMem)},
      {"l2_B", double(properties.l2CacheSize)},
      {"sm_clock_max_Hz", 1e3 * attribute(cudaDevAttrClockRate, device)},
      {"sm_clock_seen_Hz", seen},
      {"memory_clock_max_Hz",
       1e3 * attribute(cudaDevAttrMemoryClockRate, device)}};
  log.software = {{"driver", version(driver)},
                  {"cuda", version(runtime)},
                  {"cublaslt", double(cublasLtGetVersion())}};
}

std::string today() {
  std::time_t now = std::time(nullptr);
  char text[16] = "";
  std::strftime(text, sizeof(text), "%Y-%m-%d", std::gmtime(&now));
  return text;
}

/// "NVIDIA H100 80GB HBM3" is nvidia-h100-80gb-hbm3.
std::string fileName(const std::string &device) {
  std::string name;
  for (char c : device)
    if (std::isalnum(static_cast<unsigned char>(c)))
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (!name.empty() && name.back() != '-')
      name += '-';
  return "device-" + name + ".json";
}

struct Options {
  std::string output, directory = ".", date;
  bool invent = false;
};

bool isDate(const std::string &date) {
  if (date.size() != 10)
    return false;
  for (size_t i = 0; i < date.size(); ++i)
    if (i == 4 || i == 7 ? date[i] != '-'
                         : !std::isdigit(static_cast<unsigned char>(date[i])))
      return false;
  return true;
}

Options parse(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string flag = argv[i];
    if (flag == "--invent") {
      options.invent = true;
      continue;
    }
    std::string *value = flag == "--output"      ? &options.output
                         : flag == "--directory" ? &options.directory
                         : flag == "--date"      ? &options.date
                                                 : nullptr;
    if (!value || i + 1 == argc)
      throw Failure("usage: device [--output FILE | --directory DIR] [--date "
                    "YYYY-MM-DD] [--invent]");
    *value = argv[++i];
  }
  if (options.date.empty())
    options.date = today();
  if (!isDate(options.date))
    throw Failure("--date: expected YYYY-MM-DD, got " + options.date);
  return options;
}

int run(const Options &options) {
  Log log;
  log.date = options.date;
  log.invented = options.invent;
  std::string name = "invented";
  if (options.invent) {
    log.device = {{"name", name}};
  } else {
    int count = 0;
    cudaError_t status = cudaGetDeviceCount(&count);
    if (status == cudaErrorNoDevice || status == cudaErrorInsufficientDriver ||
        status == cudaErrorStubLibrary ||
        (status == cudaSuccess && count == 0)) {
      std::fprintf(stderr, "skipped: no CUDA device (%s)\n",
                   cudaGetErrorString(status));
      return kSkipped;
    }
    BENCH_CHECK(status);
    BENCH_CHECK(cudaSetDevice(0));
    describe(log);
    name = std::get<std::string>(log.device[0].second);
  }
  log.method = {
      {"time", std::string("median of 7 rows of runs of about 2 ms, back to "
                           "back on one stream, by events, after a warm-up")},
      {"cache", std::string("each run uses the next part of a pool of four "
                            "times the L2 cache: operands are in memory")},
      {"matmul", std::string("cuBLASLt, first choice of its heuristic, 64 MiB "
                             "of workspace, D = A^T B, random values; fp8 is "
                             "e4m3 with results in bf16, int8 in int32")},
      {"elementwise", std::string("bf16; bytes of operands and result")},
      {"attention", std::string("cuDNN, first choice of its heuristic, bf16, "
                                "random values, forward with the statistics "
                                "that the backward pass reads")}};
  Machine machine(options.invent);
  measureLaunch(machine, log);
  measureMemory(machine, log);
  measureElementwise(machine, log);
  measureMatmul(machine, log);
  measureAttention(machine, log);
  measureHostCopies(machine, log);
  const std::string path = options.output.empty()
                               ? options.directory + "/" + fileName(name)
                               : options.output;
  if (std::string reason = writeWhole(path, log.json()); !reason.empty())
    throw Failure(reason);
  std::printf("wrote %s\n", path.c_str());
  return 0;
}

} // namespace

} // namespace bench

int main(int argc, char **argv) {
  try {
    return bench::run(bench::parse(argc, argv));
  } catch (const std::exception &error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
}
