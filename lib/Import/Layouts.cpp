//===- Layouts.cpp - Rules of operations that move elements ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RuleBuilder.h"
#include <numeric>

namespace planner {
namespace {

__extension__ typedef unsigned __int128 Wide;
constexpr Wide kWideMax = ~Wide(0);

Wide saturatingWideMul(Wide a, Wide b) {
  if (a != 0 && b > kWideMax / a)
    return kWideMax;
  return a * b;
}

/// Walks two shapes of equal element count from the major side. A segment is a
/// run of dimensions on both sides with equal products; segments are minimal.
class Reshape {
public:
  explicit Reshape(RuleBuilder &ruleBuilder)
      : builder(ruleBuilder),
        in(ruleBuilder.description.operands.front().shape),
        out(ruleBuilder.description.results.front().shape) {}

  void run() {
    while (true) {
      const bool moreIn = loadNext(in, inDim, restIn);
      const bool moreOut = loadNext(out, outDim, restOut);
      if (!moreIn || !moreOut)
        return;
      const int64_t common = std::gcd(restIn, restOut);
      if (common > 1) {
        const FactorId id = builder.factor(common);
        builder.operand(0, inDim, id);
        builder.result(0, outDim, id);
        restIn /= common;
        restOut /= common;
      }
      if (restIn > 1 && restOut > 1)
        skipToAlignment();
    }
  }

private:
  /// Advances to a dimension of which something is left; false at the end.
  static bool loadNext(const Shape &shape, size_t &dim, int64_t &rest) {
    while (rest == 1) {
      dim = dim == kStart ? 0 : dim + 1;
      if (dim >= shape.size()) {
        dim = shape.size() - 1;
        return false;
      }
      rest = shape[dim];
    }
    return true;
  }

  /// The two rests share no divisor: no boundary of shards of one side is one
  /// of the other before the products are equal again. Until then every
  /// dimension is needed whole.
  void skipToAlignment() {
    Wide left = takeIn(), right = takeOut();
    while (left != right) {
      if (left < right) {
        if (!loadNext(in, inDim, restIn))
          return;
        left = saturatingWideMul(left, takeIn());
      } else {
        if (!loadNext(out, outDim, restOut))
          return;
        right = saturatingWideMul(right, takeOut());
      }
    }
  }

  Wide takeIn() {
    const int64_t size = restIn;
    builder.operand(0, inDim,
                    builder.factor(size, FactorKind::NeedReplication));
    restIn = 1;
    return static_cast<Wide>(size);
  }
  Wide takeOut() {
    const int64_t size = restOut;
    builder.result(0, outDim,
                   builder.factor(size, FactorKind::NeedReplication));
    restOut = 1;
    return static_cast<Wide>(size);
  }

  static constexpr size_t kStart = ~size_t(0);
  RuleBuilder &builder;
  const Shape &in, &out;
  size_t inDim = kStart, outDim = kStart;
  int64_t restIn = 1, restOut = 1;
};

} // namespace

void describeReshape(OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "reshape";
  builder.linear({0});
  description.splat = description.operands.front().splat;
  const Shape &in = description.operands.front().shape;
  const Shape &out = description.results.front().shape;
  if (description.operands.front().elements() != 0 && !in.empty() &&
      !out.empty())
    Reshape(builder).run();
  // Dimensions of size 1 that come and go leave a counted dimension one.
  const int32_t counted = description.operands.front().countedAlong;
  if (counted < 0 || builder.rule.operands[0][counted].size() != 1)
    return;
  for (size_t dim = 0; dim < out.size(); ++dim)
    if (out[dim] == in[counted] &&
        builder.rule.results[0][dim] == builder.rule.operands[0][counted])
      description.countedAlong = static_cast<int32_t>(dim);
}

void describeBroadcast(llvm::ArrayRef<int64_t> dims,
                       OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "broadcast_in_dim";
  builder.linear({0});
  description.splat = description.operands.front().splat;
  const Shape &in = description.operands.front().shape;
  const Shape &out = description.results.front().shape;
  llvm::SmallVector<int64_t, 6> source(out.size(), -1);
  for (size_t i = 0; i < dims.size() && i < in.size(); ++i)
    if (dims[i] >= 0 && static_cast<size_t>(dims[i]) < out.size())
      source[dims[i]] = static_cast<int64_t>(i);
  const int32_t counted = description.operands.front().countedAlong;
  for (size_t dim = 0; dim < out.size(); ++dim) {
    const FactorId id = builder.factor(out[dim]);
    builder.result(0, dim, id);
    if (source[dim] < 0 || in[source[dim]] != out[dim])
      continue;
    builder.operand(0, static_cast<size_t>(source[dim]), id);
    if (source[dim] == counted)
      description.countedAlong = static_cast<int32_t>(dim);
  }
}

void describeTranspose(llvm::ArrayRef<int64_t> permutation,
                       OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "transpose";
  builder.linear({0});
  description.splat = description.operands.front().splat;
  for (size_t dim = 0; dim < permutation.size(); ++dim) {
    const size_t from = static_cast<size_t>(permutation[dim]);
    builder.pass(0, from, 0, dim);
    if (description.operands.front().countedAlong == permutation[dim])
      description.countedAlong = static_cast<int32_t>(dim);
  }
}

/// Factors for the dimensions that operand 0 and the result have in full;
/// `resized` makes those of the others.
template <typename Resized>
static void passFullDims(RuleBuilder &builder, const Resized &resized) {
  const Shape &in = builder.description.operands.front().shape;
  const Shape &out = builder.description.results.front().shape;
  for (size_t dim = 0; dim < out.size() && dim < in.size(); ++dim)
    if (in[dim] == out[dim])
      builder.pass(0, dim, 0, dim);
    else
      resized(dim, in[dim], out[dim]);
}

/// A part of operand 0 is read.
template <typename Resized>
static void describePart(llvm::StringRef mnemonic, OpDescription &description,
                         const Resized &resized) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = mnemonic.str();
  builder.linear({0});
  description.splat = description.operands.front().splat;
  passFullDims(builder, [&](size_t dim, int64_t, int64_t size) {
    resized(builder, dim, size);
  });
  description.op.operandTouched.resize(description.operands.size(), 1.0);
  description.op.operandTouched[0] =
      share(elementsOf(description.results.front()),
            elementsOf(description.operands.front()));
}

void describeSlice(OpDescription &description) {
  describePart("slice", description,
               [](RuleBuilder &builder, size_t dim, int64_t size) {
                 if (size > 1)
                   builder.pass(0, dim, 0, dim, FactorKind::Permutation);
                 else
                   builder.operandOnly(0, dim, FactorKind::NeedReplication);
               });
}

void describePad(OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "pad";
  if (description.operands.size() > 1 && isZero(description.operands[1]))
    builder.linear({0});
  else
    builder.linearRange(0, description.operands.size());
  passFullDims(builder, [&](size_t dim, int64_t size, int64_t) {
    if (size > 1)
      builder.pass(0, dim, 0, dim, FactorKind::Permutation);
    else
      builder.resultOnly(0, dim, FactorKind::PassThrough);
  });
}

void describeConcatenate(size_t dimension, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "concatenate";
  builder.linearRange(0, description.operands.size());
  const Shape &out = description.results.front().shape;
  for (size_t dim = 0; dim < out.size(); ++dim) {
    const bool joined = dim == dimension;
    const FactorId id =
        builder.factor(out[dim], joined && description.operands.size() > 1
                                     ? FactorKind::Permutation
                                     : FactorKind::PassThrough);
    builder.result(0, dim, id);
    for (size_t i = 0; i < description.operands.size(); ++i)
      if (description.operands[i].shape[dim] > 1)
        builder.operand(i, dim, id);
  }
}

void describeDynamicSlice(OpDescription &description) {
  // Every shard cuts its own part out of the whole operand.
  describePart("dynamic_slice", description,
               [](RuleBuilder &builder, size_t dim, int64_t) {
                 builder.operandOnly(0, dim, FactorKind::NeedReplication);
                 builder.resultOnly(0, dim, FactorKind::PassThrough);
               });
}

void describeDynamicUpdateSlice(OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "dynamic_update_slice";
  builder.linear({0, 1});
  if (isZero(description.operands[0]))
    builder.linear({1});
  const Shape &whole = description.operands[0].shape;
  const Shape &part = description.operands[1].shape;
  for (size_t dim = 0; dim < whole.size() && dim < part.size(); ++dim) {
    const bool full = whole[dim] == part[dim];
    // A single position lies in one shard, which alone applies the update.
    const bool single = part[dim] == 1;
    const FactorId id = builder.factor(
        whole[dim],
        full || single ? FactorKind::PassThrough : FactorKind::NeedReplication);
    builder.operand(0, dim, id);
    builder.result(0, dim, id);
    if (full)
      builder.operand(1, dim, id);
    else if (!single)
      builder.operandOnly(1, dim, FactorKind::NeedReplication);
  }
  // The update is written into the operand's buffer.
  const double written = share(elementsOf(description.operands[1]),
                               elementsOf(description.operands[0]));
  description.op.operandTouched.resize(description.operands.size(), 1.0);
  description.op.operandTouched[0] = 0;
  description.op.resultTouched.resize(1, written);
}

} // namespace planner
