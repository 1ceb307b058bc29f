//===- Attention.cpp - Fused attention with cuDNN -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// cuDNN is opened when it is asked for, so that the program runs without it.
//
//===----------------------------------------------------------------------===//

#include "Bench.h"
#include <string>
#include <vector>

#ifdef BENCH_CUDNN
#include <cmath>
#include <cstdlib>
#include <cudnn_frontend.h>
#include <dlfcn.h>
#include <memory>
#include <unordered_map>

namespace cudnn_frontend {
void *cudnn_dlhandle = nullptr;
} // namespace cudnn_frontend
#endif

namespace bench {

namespace {

/// Queries, keys and values of batch x heads x sequence x size, in bf16.
struct Shape {
  int64_t size = 0, batch = 0, heads = 0, sequence = 0;
  bool causal = false, backward = false;

  int64_t elements() const { return batch * heads * sequence * size; }
  int64_t rows() const { return batch * heads * sequence; }
};

/// FlashAttention's published shapes (Dao 2023, section 4.1): 16,384 tokens of
/// 2,048 features.
std::vector<Shape> shapes() {
  constexpr int64_t kTokens = 16384, kFeatures = 2048;
  std::vector<Shape> all;
  for (int64_t size : {64, 128})
    for (bool causal : {false, true})
      for (bool backward : {false, true})
        for (int64_t sequence = 512; sequence <= kTokens; sequence *= 2)
          all.push_back({size, kTokens / sequence, kFeatures / size, sequence,
                         causal, backward});
  return all;
}

std::vector<Value> row(const Shape &shape, double seconds) {
  return {double(shape.size),
          std::string(shape.causal ? "causal" : "full"),
          std::string(shape.backward ? "backward" : "forward"),
          double(shape.batch),
          double(shape.heads),
          double(shape.sequence),
          seconds};
}

/// Executed at 200 TFLOP/s: two products forward, five backward, of which a
/// causal kernel leaves out half.
double invented(const Shape &shape) {
  return (shape.backward ? 10 : 4) * (shape.causal ? 0.5 : 1) *
         double(shape.elements()) * double(shape.sequence) / 200e12;
}

#ifndef BENCH_CUDNN

void measure(Machine &, Table &, Log &log) {
  log.skipped.push_back({"attention", "built without cuDNN or its frontend"});
}

#else

namespace fe = cudnn_frontend;
using Tensor = std::shared_ptr<fe::graph::Tensor_attributes>;

/// Names of the tensors of a graph.
enum Uid : int64_t { Q = 1, K, V, O, Stats, GradO, GradQ, GradK, GradV };

void check(fe::error_t status, const char *what) {
  if (status.is_bad())
    throw Failure(std::string("cuDNN, ") + what + ": " + status.get_message());
}

void check(cudnnStatus_t status, const char *what) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw Failure(std::string("cuDNN, ") + what + ": " +
                  fe::detail::get_error_string(status));
}

class Library {
public:
  explicit Library(cudaStream_t stream) {
    check(fe::detail::create_handle(&handle), "create");
    check(fe::detail::set_stream(handle, stream), "set stream");
  }
  ~Library() { (void)fe::detail::destroy_handle(handle); }
  Library(const Library &) = delete;
  Library &operator=(const Library &) = delete;

  cudnnHandle_t handle = nullptr;
};

class Attention {
public:
  explicit Attention(const Shape &s) : shape(s) {
    graph.set_io_data_type(fe::DataType_t::BFLOAT16)
        .set_intermediate_data_type(fe::DataType_t::FLOAT)
        .set_compute_data_type(fe::DataType_t::FLOAT);
    const Tensor q = operand(Q), k = operand(K), v = operand(V);
    if (shape.backward)
      addBackward(q, k, v);
    else
      addForward(q, k, v);
  }

  /// Why the library has no kernel for it; nothing if it has one.
  std::string choose(const Library &library) {
    if (fe::error_t status = graph.build(library.handle, {fe::HeurMode_t::A});
        status.is_bad())
      return status.get_message().empty() ? "of a reason that cuDNN leaves out"
                                          : status.get_message();
    check(graph.get_workspace_size(workspaceBytes), "workspace");
    return {};
  }

  /// What it reads, and what it writes and works on. The backward pass reads
  /// random statistics, too: two bf16 in [-0.5, 0.5) are such an fp32, so that
  /// probabilities are finite.
  size_t operandBytes() const {
    return (shape.backward ? 5 : 3) * tensorBytes() +
           (shape.backward ? statsBytes() : 0);
  }
  size_t resultBytes() const {
    return (shape.backward ? 3 : 1) * tensorBytes() +
           (shape.backward ? 0 : statsBytes()) + workspace();
  }

  void run(const Library &library, char *operands, char *results) {
    char *work = results;
    results += workspace();
    std::unordered_map<int64_t, void *> places;
    const auto place = [&](char *&from, int64_t uid, size_t bytes) {
      places[uid] = from;
      from += bytes;
    };
    for (Uid uid : {Q, K, V})
      place(operands, uid, tensorBytes());
    if (shape.backward) {
      place(operands, O, tensorBytes());
      place(operands, GradO, tensorBytes());
      place(operands, Stats, statsBytes());
      for (Uid uid : {GradQ, GradK, GradV})
        place(results, uid, tensorBytes());
    } else {
      place(results, O, tensorBytes());
      place(results, Stats, statsBytes());
    }
    check(graph.execute(library.handle, places, work), "execute");
  }

private:
  static size_t aligned(size_t size) { return (size + 1023) / 1024 * 1024; }
  size_t tensorBytes() const { return aligned(shape.elements() * 2); }
  size_t statsBytes() const { return aligned(shape.rows() * 4); }
  size_t workspace() const { return aligned(workspaceBytes); }
  float scale() const { return 1 / std::sqrt(static_cast<float>(shape.size)); }

  std::vector<int64_t> dims(int64_t size) const {
    return {shape.batch, shape.heads, shape.sequence, size};
  }
  std::vector<int64_t> strides(int64_t size) const {
    return {shape.heads * shape.sequence * size, shape.sequence * size, size,
            1};
  }

  Tensor operand(Uid uid) {
    return graph.tensor(fe::graph::Tensor_attributes()
                            .set_uid(uid)
                            .set_dim(dims(shape.size))
                            .set_stride(strides(shape.size)));
  }
  void result(const Tensor &tensor, Uid uid) const {
    tensor->set_output(true)
        .set_uid(uid)
        .set_dim(dims(shape.size))
        .set_stride(strides(shape.size));
  }

  void addForward(const Tensor &q, const Tensor &k, const Tensor &v) {
    auto [o, stats] = graph.sdpa(q, k, v,
                                 fe::graph::SDPA_attributes()
                                     .set_generate_stats(true)
                                     .set_causal_mask(shape.causal)
                                     .set_attn_scale(scale()));
    result(o, O);
    stats->set_output(true).set_uid(Stats).set_data_type(fe::DataType_t::FLOAT);
  }

  void addBackward(const Tensor &q, const Tensor &k, const Tensor &v) {
    const Tensor stats =
        graph.tensor(fe::graph::Tensor_attributes()
                         .set_uid(Stats)
                         .set_dim(dims(1))
                         .set_stride(strides(1))
                         .set_data_type(fe::DataType_t::FLOAT));
    auto [gradQ, gradK, gradV] =
        graph.sdpa_backward(q, k, v, operand(O), operand(GradO), stats,
                            fe::graph::SDPA_backward_attributes()
                                .set_causal_mask(shape.causal)
                                .set_attn_scale(scale()));
    result(gradQ, GradQ);
    result(gradK, GradK);
    result(gradV, GradV);
  }

  const Shape shape;
  fe::graph::Graph graph;
  int64_t workspaceBytes = 0;
};

/// One CUDA runtime of this program's version: the frontend looks for several,
/// and takes the oldest.
void chooseRuntime() {
  const std::string name =
      "libcudart.so." + std::to_string(CUDART_VERSION / 1000);
  if (setenv("CUDNN_FRONTEND_CUDART_LIB_NAME", name.c_str(),
             /*overwrite=*/0) != 0)
    throw Failure("setenv: no memory");
}

void measure(Machine &machine, Table &table, Log &log) {
  fe::cudnn_dlhandle = dlopen("libcudnn.so.9", RTLD_NOW);
  if (!fe::cudnn_dlhandle) {
    log.skipped.push_back({"attention", "libcudnn.so.9 cannot be opened"});
    return;
  }
  chooseRuntime();
  const Library library(machine.stream);
  log.software.emplace_back("cudnn",
                            std::to_string(fe::detail::get_backend_version()));
  fillWithBf16(machine);
  size_t tooLarge = 0, unknown = 0;
  std::string firstReason;
  for (const Shape &shape : shapes()) {
    Attention attention(shape);
    if (std::string reason = attention.choose(library); !reason.empty()) {
      if (++unknown == 1)
        firstReason = std::move(reason);
      continue;
    }
    const size_t operands = attention.operandBytes();
    const size_t results = attention.resultBytes();
    if (!machine.fits(operands, results)) {
      ++tooLarge;
      continue;
    }
    table.rows.push_back(row(shape, machine.secondsOf(0, [&](size_t index) {
      attention.run(library, machine.operands(index, operands),
                    machine.results(index, results));
    })));
  }
  if (unknown > 0)
    log.skipped.push_back(
        {"attention",
         std::to_string(unknown) +
             " shapes without a kernel in cuDNN, the first: " + firstReason});
  if (tooLarge > 0)
    log.skipped.push_back({"attention", std::to_string(tooLarge) +
                                            " shapes larger than the free "
                                            "memory"});
}

#endif // BENCH_CUDNN

} // namespace

void measureAttention(Machine &machine, Log &log) {
  Table table{"attention",
              {{"head_dim", "1"},
               {"mask", ""},
               {"pass", ""},
               {"batch", "1"},
               {"heads", "1"},
               {"sequence", "1"},
               {"time", "s"}},
              {}};
  if (machine.invent)
    for (const Shape &shape : shapes())
      table.rows.push_back(row(shape, invented(shape)));
  else
    try {
      measure(machine, table, log);
    } catch (const std::exception &error) {
      // What else is measured is worth its log without cuDNN; a device that
      // fails altogether ends the program at its next call.
      log.skipped.push_back({"attention", error.what()});
    }
  if (!table.rows.empty())
    log.tables.push_back(std::move(table));
}

} // namespace bench
