//===- AdjointComplex.cpp - Adjoints of complex numbers -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Cotangents of complex values as JAX has them: products are linear in both
// sides, without conjugation, so that a Fourier transform is its own adjoint.
//
//   y = fft(x)     dx = fft(dy)
//   y = rfft(x)    dx = real(fft(dy, padded to the length of x))
//   y = irfft(x)   dx = conj(rfft(dy)) / n, twice for frequencies whose mirror
//                  images are left out
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"

namespace planner {

bool isDifferentiable(DType type) {
  return isFloat(type) || type == DType::C64 || type == DType::C128;
}

static DType partOf(DType type) {
  return type == DType::C128 ? DType::F64 : DType::F32;
}

TensorId Differentiator::toComplex(TensorId real, TensorId imaginary,
                                   DType type) {
  return b.pointwise("complex", {real, imaginary}, type);
}

TensorId Differentiator::conjugate(TensorId x) {
  const DType part = partOf(b.dtype(x));
  const TensorId imaginary = b.pointwise("imag", {x}, part);
  return toComplex(b.pointwise("real", {x}, part),
                   b.pointwise("negate", {imaginary}), b.dtype(x));
}

/// False for functions of real numbers.
bool Differentiator::transposeComplex(OpId id) {
  const std::string f = graph.ops[id].mnemonic;
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const bool ofComplex = !isFloat(b.dtype(in[0]));
  if (f == "complex") {
    const DType part = b.dtype(in[0]);
    if (active[in[0]])
      give(in[0], b.pointwise("real", {ct}, part));
    if (active[in[1]])
      give(in[1], b.pointwise("negate", {b.pointwise("imag", {ct}, part)}));
    return true;
  }
  if (!ofComplex || (f != "real" && f != "imag" && f != "abs"))
    return false;
  const TensorId zeros = b.splat(0, b.shape(ct), b.dtype(ct));
  const DType type = b.dtype(in[0]);
  if (f == "real")
    give(in[0], toComplex(ct, zeros, type));
  else if (f == "imag")
    give(in[0], toComplex(zeros, b.pointwise("negate", {ct}), type));
  else
    // conj(x) / |x|.
    give(in[0],
         b.pointwise("multiply",
                     {toComplex(ct, zeros, type),
                      residual(in[0], "conj(x)/|x|", [&](TensorId x) {
                        const DType part = partOf(type);
                        const TensorId size = b.pointwise("abs", {x}, part);
                        const TensorId none = b.splat(0, b.shape(x), part);
                        return b.pointwise(
                            "divide",
                            {conjugate(x), toComplex(size, none, type)});
                      })}));
  return true;
}

/// The same transform of a tensor with another last dimension and type.
TensorId Differentiator::fourier(OpId like, TensorId x, int64_t last,
                                 DType type) {
  Shape shape = b.shape(x);
  shape.back() = last;
  Op op;
  op.kind = OpKind::Custom;
  op.mnemonic = "fft";
  op.operands = {x};
  // Batches may be split; the transformed dimensions, which have a factor of
  // their own on each side, are needed whole.
  const ShardingRule &rule = graph.ops[like].rule;
  TensorMap operand(shape.size()), result(shape.size());
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const DimFactors &from = rule.results[0][dim];
    const bool whole = dim + 1 == shape.size() ||
                       (!from.empty() && rule.factors[from[0]].kind ==
                                             FactorKind::NeedReplication);
    const FactorKind kind =
        whole ? FactorKind::NeedReplication : FactorKind::PassThrough;
    if (b.shape(x)[dim] > 1)
      operand[dim].push_back(op.rule.addFactor(b.shape(x)[dim], kind));
    if (!whole)
      result[dim] = operand[dim];
    else if (shape[dim] > 1)
      result[dim].push_back(op.rule.addFactor(shape[dim], kind));
  }
  op.rule.operands.push_back(operand);
  op.rule.results.push_back(result);
  double elements = 1;
  for (int64_t size : shape)
    elements *= static_cast<double>(size);
  op.work.vectorFlops = elements;
  return b.insertFor(std::move(op), shape, type);
}

TensorId Differentiator::padLast(TensorId x, int64_t size) {
  Shape shape = b.shape(x);
  shape.back() = size;
  const TensorId zero = b.splat(0, {}, b.dtype(x));
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "pad";
  op.operands = {x, zero};
  TensorMap whole;
  addDimFactors(op.rule, shape, whole);
  TensorMap part = whole;
  if (!whole.back().empty()) {
    const bool isOne = b.shape(x).back() == 1;
    if (isOne)
      part.back().clear();
    else
      op.rule.factors[whole.back()[0]].kind = FactorKind::Permutation;
  }
  op.rule.operands = {part, TensorMap()};
  op.rule.results.push_back(whole);
  op.rule.linear = {{0}};
  return b.insertFor(std::move(op), shape, b.dtype(x));
}

void Differentiator::transposeFourier(OpId id) {
  const TensorId x = graph.ops[id].operands[0];
  const TensorId y = graph.ops[id].results[0];
  const int64_t length = b.shape(x).back();
  const DType from = b.dtype(x), to = b.dtype(y);
  TensorId ct = cotangent(y);
  if (isFloat(from)) {
    if (length != b.shape(ct).back())
      ct = padLast(ct, length);
    give(x, b.pointwise("real", {fourier(id, ct, length, to)}, from));
    return;
  }
  if (!isFloat(to)) {
    give(x, fourier(id, ct, length, from));
    return;
  }
  const TensorId spectrum = fourier(id, ct, length, from);
  // The first frequency and, of an even length, the last one are their own
  // mirror images.
  const TensorId place = [&] {
    Op op;
    op.kind = OpKind::Generator;
    op.mnemonic = "iota";
    op.axis = static_cast<int32_t>(b.shape(spectrum).size() - 1);
    TensorMap map;
    addDimFactors(op.rule, b.shape(spectrum), map);
    op.rule.results.push_back(map);
    return b.insertFor(std::move(op), b.shape(spectrum), DType::I32);
  }();
  const auto constant = [&](double value, DType type) {
    return b.splat(value, b.shape(spectrum), type);
  };
  const int64_t n = b.shape(y).back();
  TensorId alone = b.compare("EQ", place, constant(0, DType::I32));
  if (n % 2 == 0)
    alone = b.pointwise(
        "or", {alone, b.compare("EQ", place,
                                constant(static_cast<double>(length - 1),
                                         DType::I32))});
  const double scale = 1 / static_cast<double>(n);
  const TensorId weights = b.pointwise(
      "select", {alone, constant(scale, from), constant(2 * scale, from)});
  give(x, conjugate(b.pointwise("multiply", {spectrum, weights})));
}

} // namespace planner
