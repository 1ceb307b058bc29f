//===- Identity.cpp - Hash of a graph -------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanFormat.h"
#include "planner/Plan/Plan.h"
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace planner {

namespace {

/// 64-bit FNV-1a over the fields that a price depends on.
class Hasher {
public:
  void add(uint64_t value) {
    for (int i = 0; i < 8; ++i, value >>= 8)
      hash = (hash ^ (value & 0xFF)) * 0x100000001b3ull;
  }
  void add(double value) {
    uint64_t bits = 0;
    static_assert(sizeof bits == sizeof value);
    std::memcpy(&bits, &value, sizeof bits);
    add(bits);
  }
  void add(std::string_view text) {
    add(uint64_t(text.size()));
    for (char c : text)
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
  }
  uint64_t hash = 0xcbf29ce484222325ull;
};

} // namespace

static void addRule(Hasher &hasher, const ShardingRule &rule) {
  for (const Factor &factor : rule.factors) {
    hasher.add(static_cast<uint64_t>(factor.size));
    hasher.add(static_cast<uint64_t>(factor.kind));
    hasher.add(static_cast<uint64_t>(factor.reduce));
    hasher.add(static_cast<uint64_t>(factor.haloLow + factor.haloHigh));
  }
  auto addMap = [&](const TensorMap &map) {
    for (const DimFactors &dim : map) {
      hasher.add(uint64_t(dim.size()));
      for (FactorId f : dim)
        hasher.add(uint64_t(f));
    }
  };
  for (const TensorMap &map : rule.operands)
    addMap(map);
  for (const TensorMap &map : rule.results)
    addMap(map);
}

std::string graphIdentity(const OpGraph &graph) {
  Hasher hasher;
  for (const Tensor &tensor : graph.tensors) {
    hasher.add(name(tensor.dtype));
    hasher.add(name(tensor.role));
    for (int64_t size : tensor.shape)
      hasher.add(static_cast<uint64_t>(size));
    hasher.add(uint64_t(tensor.updatedTo));
    hasher.add(uint64_t(tensor.outputs.size()));
  }
  for (const Op &op : graph.ops) {
    hasher.add(op.mnemonic);
    hasher.add(name(op.kind));
    hasher.add(name(op.phase));
    for (TensorId t : op.operands)
      hasher.add(uint64_t(t));
    for (TensorId t : op.results)
      hasher.add(uint64_t(t));
    hasher.add(op.work.matmulFlops);
    hasher.add(op.work.vectorFlops);
    hasher.add(graph.executions(op));
    addRule(hasher, op.rule);
  }
  std::array<char, 20> text;
  std::snprintf(text.data(), text.size(), "%016llx",
                static_cast<unsigned long long>(hasher.hash));
  return text.data();
}

std::string spaceSizeText(double log10Size) {
  double exponent = std::floor(log10Size);
  double mantissa = std::pow(10.0, log10Size - exponent);
  std::array<char, 48> text;
  if (log10Size < 15)
    std::snprintf(text.data(), text.size(), "%.0f", std::pow(10.0, log10Size));
  else
    std::snprintf(text.data(), text.size(), "%.1fe%.0f", mantissa, exponent);
  return text.data();
}

} // namespace planner
