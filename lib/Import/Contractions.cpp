//===- Contractions.cpp - Rules of dot products ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "RuleBuilder.h"
#include "dialects/Chlo/ChloDialect.h"
#include "dialects/StableHLO/StableHLODialect.h"

#include <map>

using namespace mlir;

namespace planner {
namespace {

/// Which dimensions of both sides are what in a product.
struct ProductDims {
  llvm::ArrayRef<int64_t> lhsBatch, rhsBatch, lhsContracted, rhsContracted;
  /// Of the right side: groups, of which each row of the left side meets one.
  llvm::ArrayRef<int64_t> groups = {};
};

/// The loops of a product: batch, what is left of both sides, and contracted.
/// Result dimensions are batch, lhs, rhs, in this order, from `resultDim` on.
void addLoops(RuleBuilder &builder, const ProductDims &dims, size_t resultDim) {
  const Shape &lhs = builder.description.operands[0].shape;
  const Shape &rhs = builder.description.operands[1].shape;
  builder.linear({0});
  builder.linear({1});
  llvm::SmallVector<bool, 8> lhsUsed(lhs.size()), rhsUsed(rhs.size());
  for (auto [left, right] : llvm::zip_equal(dims.lhsBatch, dims.rhsBatch)) {
    const FactorId id = builder.factor(lhs[left]);
    builder.operand(0, left, id);
    builder.operand(1, right, id);
    builder.result(0, resultDim++, id);
    lhsUsed[left] = rhsUsed[right] = true;
  }
  for (auto [left, right] :
       llvm::zip_equal(dims.lhsContracted, dims.rhsContracted))
    lhsUsed[left] = rhsUsed[right] = true;
  for (size_t dim = 0; dim < lhs.size(); ++dim)
    if (!lhsUsed[dim])
      builder.pass(0, dim, 0, resultDim++);
  // A shard of the groups multiplies the rows of its own ones, and the shards'
  // results, zero elsewhere, add up.
  for (int64_t dim : dims.groups) {
    rhsUsed[dim] = true;
    builder.operand(1, dim, builder.reduction(rhs[dim]));
  }
  for (size_t dim = 0; dim < rhs.size(); ++dim)
    if (!rhsUsed[dim])
      builder.pass(1, dim, 0, resultDim++);
  for (auto [left, right] :
       llvm::zip_equal(dims.lhsContracted, dims.rhsContracted)) {
    const FactorId id = builder.reduction(lhs[left]);
    builder.operand(0, left, id);
    builder.operand(1, right, id);
  }
}

void describeProduct(const ProductDims &dims, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Contraction);
  addLoops(builder, dims, 0);
  description.op.work.matmulFlops =
      description.operands[0].elements() == 0 ||
              description.operands[1].elements() == 0
          ? 0
          : 2 * builder.iterations();
}

} // namespace

void describeDotGeneral(Operation *op, OpDescription &description) {
  auto numbers = op->getAttrOfType<stablehlo::DotDimensionNumbersAttr>(
      "dot_dimension_numbers");
  if (!numbers)
    return;
  description.op.mnemonic = "dot_general";
  describeProduct({numbers.getLhsBatchingDimensions(),
                   numbers.getRhsBatchingDimensions(),
                   numbers.getLhsContractingDimensions(),
                   numbers.getRhsContractingDimensions()},
                  description);
}

void describeDot(Operation *op, OpDescription &description) {
  (void)op;
  if (description.operands[0].shape.empty() ||
      description.operands[1].shape.empty())
    return;
  description.op.mnemonic = "dot_general";
  const int64_t last =
      static_cast<int64_t>(description.operands[0].shape.size()) - 1;
  const int64_t first = 0;
  describeProduct({{}, {}, last, first}, description);
}

/// `ij,jk->ik`: letters are factors; those that the result lacks are summed.
void describeEinsum(Operation *op, OpDescription &description) {
  auto config = op->getAttrOfType<StringAttr>("einsum_config");
  if (!config)
    return;
  const auto [inputs, output] = config.strref().split("->");
  llvm::SmallVector<llvm::StringRef, 2> terms;
  inputs.split(terms, ',');
  // Ellipses, repeated letters and other abbreviations are not taken apart.
  if (terms.size() != description.operands.size() || output.contains('.') ||
      output.size() != description.results[0].shape.size())
    return;
  for (auto [term, operand] : llvm::zip_equal(terms, description.operands))
    if (term.size() != operand.shape.size() || term.contains('.'))
      return;
  const bool isProduct = terms.size() == 2;
  RuleBuilder builder(description,
                      isProduct ? OpKind::Contraction : OpKind::Reduce);
  std::map<char, FactorId> ids;
  for (auto [index, letter] : llvm::enumerate(output)) {
    ids[letter] = builder.factor(description.results[0].shape[index]);
    builder.result(0, index, ids[letter]);
  }
  for (auto [operand, term] : llvm::enumerate(terms))
    for (auto [dim, letter] : llvm::enumerate(term)) {
      if (!ids.count(letter))
        ids[letter] =
            builder.reduction(description.operands[operand].shape[dim]);
      builder.operand(operand, dim, ids[letter]);
    }
  for (size_t i = 0; i < terms.size(); ++i)
    builder.linear({i});
  description.op.mnemonic = isProduct ? "dot_general" : "einsum";
  if (isProduct)
    description.op.work.matmulFlops = 2 * builder.iterations();
  else
    description.op.work.vectorFlops = builder.iterations();
}

/// Grouped matrix product of rows that are sorted by group. The rows (or the
/// contracted dimension, when that is the ragged one) belong to groups by their
/// position, so a shard of them finds its groups from the group sizes.
void describeRaggedDot(Operation *op, OpDescription &description) {
  auto numbers = op->getAttrOfType<chlo::RaggedDotDimensionNumbersAttr>(
      "ragged_dot_dimension_numbers");
  if (!numbers || description.operands.size() < 3)
    return;
  RuleBuilder builder(description, OpKind::Contraction);
  description.op.mnemonic = "ragged_dot";
  const auto lhsContracted = numbers.getLhsContractingDimensions();
  const auto ragged = numbers.getLhsRaggedDimensions();
  const Shape &sizes = description.operands[2].shape;
  double groupCount = 1;
  if (!sizes.empty())
    groupCount = static_cast<double>(std::max<int64_t>(1, sizes.back()));
  // With a ragged contraction the groups lead the result.
  const bool contractsRagged =
      !ragged.empty() && llvm::is_contained(lhsContracted, ragged[0]);
  if (contractsRagged)
    builder.resultOnly(0, 0, FactorKind::PassThrough);
  addLoops(builder,
           {numbers.getLhsBatchingDimensions(),
            numbers.getRhsBatchingDimensions(), lhsContracted,
            numbers.getRhsContractingDimensions(),
            numbers.getRhsGroupDimensions()},
           contractsRagged ? 1 : 0);
  // Each row meets one group only.
  description.op.work.matmulFlops = 2 * builder.iterations() / groupCount;
}

} // namespace planner
