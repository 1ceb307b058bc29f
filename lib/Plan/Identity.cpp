//===- Identity.cpp - Hash of a graph -------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Plan.h"
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

namespace planner {

namespace {

/// A 64-bit hash of the fields that a price depends on, a word at a time. Lists
/// carry their lengths, so that no two graphs read as the same sequence.
class Hasher {
public:
  void add(uint64_t value) {
    // The finaliser of splitmix64 over a running state.
    hash += value + 0x9e3779b97f4a7c15ull;
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9ull;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebull;
    hash ^= hash >> 31;
  }
  void add(double value) {
    uint64_t bits = 0;
    static_assert(sizeof bits == sizeof value);
    std::memcpy(&bits, &value, sizeof bits);
    add(bits);
  }
  void add(std::string_view text) {
    add(uint64_t(text.size()));
    for (; !text.empty();
         text.remove_prefix(std::min<size_t>(8, text.size()))) {
      // Byte by byte, so that every machine sees the same word.
      uint64_t word = 0;
      for (size_t i = 0; i < std::min<size_t>(8, text.size()); ++i)
        word |= uint64_t(static_cast<unsigned char>(text[i])) << (8 * i);
      add(word);
    }
  }
  template <typename List> void addList(const List &list) {
    add(uint64_t(list.size()));
    for (const auto &entry : list)
      addEntry(entry);
  }

  uint64_t hash = 0;

private:
  void addEntry(double value) { add(value); }
  void addEntry(int64_t value) { add(static_cast<uint64_t>(value)); }
  void addEntry(int32_t value) { add(static_cast<uint64_t>(value)); }
  void addEntry(uint32_t value) { add(uint64_t(value)); }
  void addEntry(uint8_t value) { add(uint64_t(value)); }
  template <typename List> void addEntry(const List &list) { addList(list); }
};

} // namespace

static void addRule(Hasher &hasher, const OpGraph &graph,
                    const ShardingRule &rule) {
  hasher.add(uint64_t(rule.factors.size()));
  for (const Factor &factor : rule.factors) {
    hasher.add(static_cast<uint64_t>(factor.size));
    hasher.add(name(factor.kind));
    hasher.add(name(factor.reduce));
    hasher.add(static_cast<uint64_t>(factor.haloLow));
    hasher.add(static_cast<uint64_t>(factor.haloHigh));
    // A price does not depend on the class, but communication totals do.
    if (factor.dimClass < graph.dimClasses.size())
      hasher.add(name(graph.dimClasses[factor.dimClass].kind));
  }
  hasher.addList(rule.operands);
  hasher.addList(rule.results);
  hasher.addList(rule.linear);
}

static void addTensor(Hasher &hasher, const Tensor &tensor) {
  hasher.add(name(tensor.dtype));
  hasher.add(name(tensor.role));
  hasher.addList(tensor.shape);
  hasher.add(static_cast<uint64_t>(tensor.argument));
  hasher.add(uint64_t(tensor.updatedTo));
  hasher.addList(tensor.outputs);
  hasher.add(tensor.splat.value_or(-1));
}

static void addMember(Hasher &hasher, const Op &op, size_t index) {
  const Member &member = op.members[index];
  const Work &work = workOf(op, index);
  hasher.add(member.mnemonic);
  hasher.add(work.matmulFlops);
  hasher.add(work.vectorFlops);
  hasher.addList(member.factors);
  hasher.addList(member.internalReduction);
  hasher.addList(member.resultFactors);
  hasher.add(name(member.dtype));
  hasher.add(name(member.reduce));
  hasher.add(uint64_t(member.round));
}

static void addOp(Hasher &hasher, const OpGraph &graph, const Op &op) {
  hasher.add(op.mnemonic);
  hasher.add(name(op.kind));
  hasher.add(name(op.phase));
  hasher.addList(op.operands);
  hasher.addList(op.results);
  hasher.add(op.work.matmulFlops);
  hasher.add(op.work.vectorFlops);
  hasher.addList(op.operandTouched);
  hasher.addList(op.resultTouched);
  hasher.add(uint64_t(op.loop));
  hasher.add(uint64_t(op.adjointOf));
  hasher.add(uint64_t(op.tiedTo));
  // Most graphs have none.
  if (op.isRecomputed)
    hasher.add(uint64_t(op.recomputes) + 1);
  if (op.attention) {
    hasher.add(op.attention->density);
    hasher.add(uint64_t(op.attention->causal));
    hasher.add(uint64_t(op.attention->masked));
    hasher.add(static_cast<uint64_t>(op.attention->queryGroups));
  }
  addRule(hasher, graph, op.rule);
  hasher.add(uint64_t(op.members.size()));
  for (size_t i = 0; i < op.members.size(); ++i)
    addMember(hasher, op, i);
}

std::string graphIdentity(const OpGraph &graph) {
  Hasher hasher;
  hasher.add(uint64_t(graph.tensors.size()));
  for (const Tensor &tensor : graph.tensors)
    addTensor(hasher, tensor);
  hasher.add(uint64_t(graph.ops.size()));
  for (const Op &op : graph.ops)
    addOp(hasher, graph, op);
  for (const Loop &loop : graph.loops) {
    hasher.add(uint64_t(loop.parent));
    hasher.add(static_cast<uint64_t>(loop.tripCount));
    for (const bool isOwn : loop.layers)
      hasher.add(uint64_t(isOwn));
  }
  hasher.add(name(graph.mode));
  std::array<char, 20> text;
  std::snprintf(text.data(), text.size(), "%016llx",
                static_cast<unsigned long long>(hasher.hash));
  return text.data();
}

} // namespace planner
