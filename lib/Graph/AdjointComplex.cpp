//===- AdjointComplex.cpp - Adjoints of complex numbers -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Cotangents of complex values as JAX has them: products are linear in both
// sides, without conjugation, so that a Fourier transform is its own adjoint.
//
//   y = fft(x)     dx = fft(dy)
//   y = rfft(x)    dx = n irfft(conj(dy) / m)
//   y = irfft(x)   dx = conj(m rfft(dy)) / n
//
// where n is the number of elements transformed together and m is 2 for
// frequencies whose mirror images are left out, 1 for the others.
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
      operand[dim].push_back(op.rule.edit().addFactor(b.shape(x)[dim], kind));
    if (!whole)
      result[dim] = operand[dim];
    else if (shape[dim] > 1)
      result[dim].push_back(op.rule.edit().addFactor(shape[dim], kind));
  }
  op.rule.edit().operands.push_back(operand);
  op.rule.edit().results.push_back(result);
  double elements = 1;
  for (int64_t size : shape)
    elements *= static_cast<double>(size);
  op.work.vectorFlops = elements;
  return b.insertFor(std::move(op), shape, type);
}

/// How often each frequency of a half spectrum stands for one of the whole: the
/// first and, of an even length, the last are their own mirror images.
TensorId Differentiator::mirrorCount(TensorId spectrum, bool isEven) {
  const Shape shape = b.shape(spectrum);
  Op op;
  op.kind = OpKind::Generator;
  op.mnemonic = "iota";
  op.axis = static_cast<int32_t>(shape.size() - 1);
  TensorMap map;
  addDimFactors(op.rule.edit(), shape, map);
  op.rule.edit().results.push_back(map);
  const TensorId place = b.insertFor(std::move(op), shape, DType::I32);
  const auto isAt = [&](int64_t position) {
    return b.compare("EQ", place,
                     b.splat(static_cast<double>(position), shape, DType::I32));
  };
  TensorId alone = isAt(0);
  if (isEven)
    alone = b.pointwise("or", {alone, isAt(shape.back() - 1)});
  const DType type = b.dtype(spectrum);
  return b.pointwise("select",
                     {alone, b.splat(1, shape, type), b.splat(2, shape, type)});
}

void Differentiator::transposeFourier(OpId id) {
  const TensorId x = graph.ops[id].operands[0];
  const TensorId y = graph.ops[id].results[0];
  const int64_t length = b.shape(x).back();
  const DType from = b.dtype(x), to = b.dtype(y);
  const TensorId ct = cotangent(y);
  if (!isFloat(from) && !isFloat(to)) {
    give(x, fourier(id, ct, length, from));
    return;
  }
  const TensorId real = isFloat(from) ? x : y;
  const ShardingRule &rule = graph.ops[id].rule;
  double count = 1;
  for (size_t dim = 0; dim < b.shape(real).size(); ++dim)
    for (FactorId factor : rule.results[0][dim])
      if (rule.factors[factor].kind == FactorKind::NeedReplication)
        count *= static_cast<double>(b.shape(real)[dim]);
  const bool isEven = b.shape(real).back() % 2 == 0;
  const auto scaled = [&](double scale, TensorId t) {
    return b.pointwise("multiply", {b.splat(scale, b.shape(t), b.dtype(t)), t});
  };
  if (isFloat(from)) {
    const TensorId half =
        b.pointwise("divide", {conjugate(ct), mirrorCount(ct, isEven)});
    give(x, scaled(count, fourier(id, half, length, from)));
    return;
  }
  const TensorId half = fourier(id, ct, length, from);
  give(x,
       conjugate(b.pointwise(
           "multiply", {scaled(1 / count, mirrorCount(half, isEven)), half})));
}

} // namespace planner
