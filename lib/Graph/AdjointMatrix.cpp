//===- AdjointMatrix.cpp - Adjoints of factorisations and solves ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// On the last two dimensions, with s(.) a triangular solve and t(.) the lower
// triangle with half the diagonal:
//
//   L = cholesky(A)   dA = (S + S^T) / 2, S = L^-T t(L^T dL) L^-1
//   op(A) X = B       dB = op(A)^-T dX, dA = -dB X^T on A's triangle
//   X op(A) = B       dB = dX op(A)^-T, dA = -X^T dB on A's triangle
//
// and dA transposed if op is the transposition.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"

namespace planner {

namespace {

/// What the name of a solve says: op(A) X = B (left) or X op(A) = B.
struct Solve {
  bool left, lower, transposed, unit;

  explicit Solve(std::string_view mnemonic)
      : left(has(mnemonic, ".left")), lower(has(mnemonic, ".lower")),
        transposed(has(mnemonic, ".transposed")), unit(has(mnemonic, ".unit")) {
  }
  static bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
  }
  std::string mnemonic() const {
    return std::string("triangular_solve") + (left ? ".left" : ".right") +
           (lower ? ".lower" : ".upper") + (transposed ? ".transposed" : "") +
           (unit ? ".unit" : "");
  }
};

} // namespace

bool Differentiator::transposeMatrix(OpId id) {
  const std::string name = graph.ops[id].mnemonic;
  if (name == "cholesky" || name == "cholesky.upper")
    transposeCholesky(id, name == "cholesky");
  else if (name.starts_with("triangular_solve."))
    transposeSolve(id);
  else
    return false;
  return true;
}

TensorId Differentiator::matrixTransposed(TensorId x) {
  SmallVec<int64_t, 4> permutation;
  for (size_t dim = 0; dim < b.shape(x).size(); ++dim)
    permutation.push_back(static_cast<int64_t>(dim));
  std::swap(permutation[permutation.size() - 2], permutation.back());
  return b.transpose(x, permutation);
}

/// Sums x[.., i, k] y[.., k, j] over k.
TensorId Differentiator::matrixProduct(TensorId x, TensorId y) {
  const size_t rank = b.shape(x).size();
  Shape shape = b.shape(x);
  const int64_t inner = shape.back();
  shape.back() = b.shape(y).back();
  Op op;
  op.kind = OpKind::Contraction;
  op.mnemonic = "dot_general";
  op.operands = {x, y};
  TensorMap result;
  addDimFactors(op.rule.edit(), shape, result);
  TensorMap left = result, right = result;
  left[rank - 1].clear();
  right[rank - 2].clear();
  if (inner > 1) {
    const FactorId k = op.rule.edit().addFactor(inner);
    left[rank - 1].push_back(k);
    right[rank - 2].push_back(k);
  }
  op.rule.edit().operands = {left, right};
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}, {1}};
  recomputeKinds(op.rule.edit());
  double elements = 2 * static_cast<double>(inner);
  for (int64_t size : shape)
    elements *= static_cast<double>(size);
  op.work.matmulFlops = elements;
  return b.insertFor(std::move(op), shape, b.dtype(x));
}

/// Batches may be split, matrices may not.
TensorId Differentiator::triangularSolve(const std::string &mnemonic,
                                         TensorId a, TensorId y) {
  const Shape shape = b.shape(y);
  Op op;
  op.kind = OpKind::Custom;
  op.mnemonic = mnemonic;
  op.operands = {a, y};
  TensorMap batch(shape.size());
  for (size_t dim = 0; dim + 2 < shape.size(); ++dim)
    if (shape[dim] > 1)
      batch[dim].push_back(op.rule.edit().addFactor(shape[dim]));
  auto whole = [&](const Shape &sizes) {
    TensorMap map = batch;
    for (size_t dim = sizes.size() - 2; dim < sizes.size(); ++dim)
      if (sizes[dim] > 1)
        map[dim].push_back(
            op.rule.edit().addFactor(sizes[dim], FactorKind::NeedReplication));
    return map;
  };
  op.rule.edit().operands.push_back(whole(b.shape(a)));
  op.rule.edit().operands.push_back(whole(shape));
  op.rule.edit().results.push_back(whole(shape));
  op.work.vectorFlops = static_cast<double>(graph.tensors[y].elements());
  return b.insertFor(std::move(op), shape, b.dtype(y));
}

/// Chooses by the row and the column of each matrix element.
TensorId Differentiator::chooseByPlace(std::string_view comparison, TensorId x,
                                       TensorId otherwise) {
  const Shape shape = b.shape(x);
  auto counted = [&](size_t dim) {
    Op op;
    op.kind = OpKind::Generator;
    op.mnemonic = "iota";
    op.axis = static_cast<int32_t>(dim);
    TensorMap map;
    addDimFactors(op.rule.edit(), shape, map);
    op.rule.edit().results.push_back(map);
    return b.insertFor(std::move(op), shape, DType::I32);
  };
  const TensorId row = counted(shape.size() - 2);
  const TensorId column = counted(shape.size() - 1);
  return b.pointwise("select",
                     {b.compare(comparison, row, column), x, otherwise});
}

void Differentiator::transposeCholesky(OpId id, bool isLower) {
  const TensorId a = graph.ops[id].operands[0];
  TensorId factor = saved(graph.ops[id].results[0]);
  TensorId ct = cotangent(graph.ops[id].results[0]);
  b.point.adjointOf = kNone;
  if (!isLower) {
    factor = matrixTransposed(factor);
    ct = matrixTransposed(ct);
  }
  const TensorId product = matrixProduct(matrixTransposed(factor), ct);
  const TensorId half = b.splat(0.5, b.shape(a), b.dtype(a));
  const TensorId zero = b.splat(0, b.shape(a), b.dtype(a));
  const TensorId halved = b.pointwise("multiply", {product, half});
  const TensorId triangle =
      chooseByPlace("GT", product, chooseByPlace("EQ", halved, zero));
  const TensorId left = triangularSolve(
      "triangular_solve.left.lower.transposed", factor, triangle);
  const TensorId both =
      triangularSolve("triangular_solve.right.lower", factor, left);
  const TensorId sum = b.pointwise("add", {both, matrixTransposed(both)});
  give(a, b.pointwise("multiply", {sum, half}));
}

void Differentiator::transposeSolve(OpId id) {
  const TensorId a = graph.ops[id].operands[0], y = graph.ops[id].operands[1];
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  const Solve solve(graph.ops[id].mnemonic);
  Solve reverse = solve;
  reverse.transposed = !solve.transposed;
  const TensorId right = triangularSolve(reverse.mnemonic(), saved(a), ct);
  if (active[y])
    give(y, right);
  if (!active[a])
    return;
  b.point.adjointOf = kNone;
  const TensorId x = saved(graph.ops[id].results[0]);
  TensorId product = solve.left ? matrixProduct(right, matrixTransposed(x))
                                : matrixProduct(matrixTransposed(x), right);
  if (solve.transposed)
    product = matrixTransposed(product);
  const TensorId zero = b.splat(0, b.shape(a), b.dtype(a));
  const char *place =
      solve.lower ? (solve.unit ? "GT" : "GE") : (solve.unit ? "LT" : "LE");
  give(a, chooseByPlace(place, b.pointwise("negate", {product}), zero));
}

} // namespace planner
