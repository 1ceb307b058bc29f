//===- GraphMaker.cpp - Small raw graphs for tests ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include <algorithm>

namespace planner::test {

TensorId GraphMaker::clamp(TensorId low, TensorId x, TensorId high) {
  Op op;
  op.kind = OpKind::Vector;
  op.mnemonic = "clamp";
  op.operands.assign({low, x, high});
  TensorMap map;
  addDimFactors(op.rule.edit(), made.tensors[x].shape, map);
  op.rule.edit().operands.assign({TensorMap(), map, TensorMap()});
  op.rule.edit().results.push_back(map);
  return builder().insertFor(std::move(op), made.tensors[x].shape, DType::F32);
}

TensorId GraphMaker::dot(TensorId x, TensorId y,
                         std::vector<std::pair<size_t, size_t>> batch,
                         std::vector<std::pair<size_t, size_t>> contracted) {
  Op op;
  op.kind = OpKind::Contraction;
  op.mnemonic = "dot_general";
  op.operands.assign({x, y});
  const Shape in[] = {made.tensors[x].shape, made.tensors[y].shape};
  TensorMap maps[] = {TensorMap(in[0].size()), TensorMap(in[1].size())};
  std::vector<bool> used[] = {std::vector<bool>(in[0].size()),
                              std::vector<bool>(in[1].size())};
  TensorMap result;
  Shape shape;
  double iterations = 1;
  auto factor = [&](int64_t size) {
    DimFactors dim;
    iterations *= static_cast<double>(size);
    if (size > 1)
      dim.push_back(op.rule.edit().addFactor(size));
    return dim;
  };
  auto pair = [&](std::pair<size_t, size_t> dims) {
    const DimFactors dim = factor(in[0][dims.first]);
    maps[0][dims.first] = maps[1][dims.second] = dim;
    used[0][dims.first] = used[1][dims.second] = true;
    return dim;
  };
  for (auto dims : batch) {
    result.push_back(pair(dims));
    shape.push_back(in[0][dims.first]);
  }
  for (auto dims : contracted)
    pair(dims);
  for (size_t side : {0, 1})
    for (size_t dim = 0; dim < in[side].size(); ++dim) {
      if (used[side][dim])
        continue;
      maps[side][dim] = factor(in[side][dim]);
      result.push_back(maps[side][dim]);
      shape.push_back(in[side][dim]);
    }
  op.rule.edit().operands.assign({maps[0], maps[1]});
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}, {1}};
  recomputeKinds(op.rule.edit());
  op.work.matmulFlops = 2 * iterations;
  return builder().insertFor(std::move(op), shape, made.tensors[x].dtype);
}

TensorId GraphMaker::reduceMax(TensorId x, size_t dim) {
  const TensorId sum = builder().reduceSum(x, {static_cast<int64_t>(dim)});
  Op &op = made.ops[made.tensors[sum].producer];
  for (Factor &factor : op.rule.edit().factors)
    if (factor.kind == FactorKind::Reduction)
      factor.reduce = ReduceOp::Max;
  op.rule.edit().linear.clear();
  return sum;
}

TensorId GraphMaker::iota(Shape shape, int32_t axis) {
  Op op;
  op.kind = OpKind::Generator;
  op.mnemonic = "iota";
  op.axis = axis;
  TensorMap map;
  addDimFactors(op.rule.edit(), shape, map);
  op.rule.edit().results.push_back(map);
  return builder().insertFor(std::move(op), shape, DType::I32);
}

TensorId GraphMaker::matrix(std::string mnemonic,
                            std::initializer_list<TensorId> operands) {
  const TensorId like = *(operands.end() - 1);
  Op op;
  op.kind = OpKind::Custom;
  op.mnemonic = std::move(mnemonic);
  op.operands.assign(operands.begin(), operands.end());
  auto whole = [&](TensorId x) {
    TensorMap map;
    for (int64_t size : made.tensors[x].shape)
      map.push_back(
          {op.rule.edit().addFactor(size, FactorKind::NeedReplication)});
    return map;
  };
  for (TensorId operand : operands)
    op.rule.edit().operands.push_back(whole(operand));
  op.rule.edit().results.push_back(whole(like));
  return builder().insertFor(std::move(op), made.tensors[like].shape,
                             made.tensors[like].dtype);
}

TensorId GraphMaker::mergeLast(TensorId x) {
  Shape shape = made.tensors[x].shape;
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "reshape";
  op.operands.assign(1, x);
  TensorMap map;
  addDimFactors(op.rule.edit(), shape, map);
  op.rule.edit().operands.push_back(map);
  const DimFactors last = map.back();
  map.pop_back();
  map.back().insert(map.back().end(), last.begin(), last.end());
  op.rule.edit().results.push_back(map);
  op.rule.edit().linear = {{0}};
  const int64_t size = shape.back();
  shape.pop_back();
  shape.back() *= size;
  return builder().insertFor(std::move(op), shape, made.tensors[x].dtype);
}

TensorId GraphMaker::slice(TensorId x, size_t dim, int64_t start,
                           int64_t size) {
  Shape shape = made.tensors[x].shape;
  shape[dim] = size;
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "slice";
  op.operands.assign(1, x);
  TensorMap map;
  addDimFactors(op.rule.edit(), shape, map);
  for (FactorId factor : map[dim])
    op.rule.edit().factors[factor].kind = FactorKind::Permutation;
  op.rule.edit().operands.push_back(map);
  op.rule.edit().results.push_back(map);
  op.rule.edit().linear = {{0}};
  builder().point.location = std::to_string(start);
  const TensorId result =
      builder().insertFor(std::move(op), shape, made.tensors[x].dtype);
  builder().point.location.clear();
  return result;
}

TensorId GraphMaker::gatherRows(TensorId table, TensorId ids) {
  Op op;
  op.kind = OpKind::Gather;
  op.mnemonic = "gather";
  op.operands.assign({table, ids});
  const int64_t rows = made.tensors[table].shape[0];
  const int64_t width = made.tensors[table].shape[1];
  const int64_t count = made.tensors[ids].shape[0];
  const FactorId n = op.rule.edit().addFactor(count);
  const FactorId v = op.rule.edit().addFactor(rows, FactorKind::Reduction);
  const FactorId d = op.rule.edit().addFactor(width);
  op.rule.edit().operands.assign({TensorMap{{v}, {d}}, TensorMap{{n}}});
  op.rule.edit().results.push_back(TensorMap{{n}, {d}});
  op.rule.edit().linear = {{0}};
  return builder().insertFor(std::move(op), {count, width},
                             made.tensors[table].dtype);
}

TensorId GraphMaker::topK(TensorId x, int64_t k) {
  Op op;
  op.kind = OpKind::Sort;
  op.mnemonic = "top_k";
  op.operands.assign(1, x);
  Shape shape = made.tensors[x].shape;
  TensorMap map;
  addDimFactors(op.rule.edit(), shape, map);
  op.rule.edit().factors[map.back()[0]].kind = FactorKind::NeedReplication;
  op.rule.edit().operands.push_back(map);
  shape.back() = k;
  map.back() = {op.rule.edit().addFactor(k, FactorKind::NeedReplication)};
  op.rule.edit().results.assign({map, map});
  for (DType dtype : {DType::F32, DType::I32}) {
    Tensor tensor;
    tensor.shape = shape;
    tensor.dtype = dtype;
    op.results.push_back(made.addTensor(std::move(tensor)));
  }
  const TensorId best = op.results[0];
  builder().insert(std::move(op));
  return best;
}

TensorId GraphMaker::meanOfLast(TensorId x) {
  const Shape shape = made.tensors[x].shape;
  const int64_t last = static_cast<int64_t>(shape.size()) - 1;
  const TensorId sum = builder().reduceSum(x, {last});
  const TensorId mean =
      apply("divide", {sum, constant(static_cast<double>(shape.back()),
                                     made.tensors[sum].shape)});
  SmallVec<int64_t, 4> dims;
  for (int64_t dim = 0; dim < last; ++dim)
    dims.push_back(dim);
  return builder().broadcast(mean, shape, dims);
}

TensorId GraphMaker::dropout(TensorId x) {
  const Shape shape = builder().shape(x);
  Op op;
  op.kind = OpKind::Rng;
  op.mnemonic = "rng";
  ShardingRule &rule = op.rule.edit();
  rule.results.emplace_back();
  addDimFactors(rule, shape, rule.results[0]);
  const TensorId noise = builder().insertFor(std::move(op), shape, DType::F32);
  const TensorId kept = builder().compare("LT", noise, constant(0.9, shape));
  return apply("select", {kept, x, constant(0, shape, builder().dtype(x))});
}

TensorId GraphMaker::rmsNorm(TensorId x, TensorId scale) {
  OpBuilder &b = builder();
  const TensorId wide = convert(x, DType::F32);
  const TensorId mean = meanOfLast(apply("multiply", {wide, wide}));
  const TensorId factor =
      apply("rsqrt", {apply("add", {mean, constant(1e-5, b.shape(wide))})});
  const TensorId normal = apply("multiply", {wide, factor});
  const TensorId repeated =
      b.broadcast(convert(scale, DType::F32), b.shape(wide), {1});
  return convert(apply("multiply", {normal, repeated}), DType::BF16);
}

TensorId GraphMaker::softmax(TensorId x) {
  const Shape shape = made.tensors[x].shape;
  const size_t last = shape.size() - 1;
  SmallVec<int64_t, 4> dims;
  for (size_t dim = 0; dim < last; ++dim)
    dims.push_back(static_cast<int64_t>(dim));
  const TensorId most = reduceMax(x, last);
  const TensorId shifted =
      apply("subtract", {x, builder().broadcast(most, shape, dims)});
  const TensorId e = apply("exponential", {shifted});
  const TensorId sum = builder().reduceSum(e, {static_cast<int64_t>(last)});
  return apply("divide", {e, builder().broadcast(sum, shape, dims)});
}

TensorId GraphMaker::meanOfSquares(TensorId x) {
  const Shape shape = made.tensors[x].shape;
  const TensorId difference = apply("subtract", {x, constant(0.3, shape)});
  const TensorId square = apply("square", {difference});
  const double count = static_cast<double>(made.tensors[x].elements());
  return apply("divide", {builder().reduceAll(square), constant(count, {})});
}

std::vector<TensorId> GraphMaker::scan(
    int64_t trips, std::vector<TensorId> initial,
    const std::function<std::vector<TensorId>(std::vector<TensorId>, TensorId)>
        &body) {
  const LoopId outer = builder().point.loop;
  Loop loop;
  loop.parent = outer;
  loop.tripCount = trips;
  made.loops.push_back(loop);
  std::vector<TensorId> entered, final;
  for (TensorId t : initial)
    entered.push_back(builder().enterLoop(t));
  builder().point.loop = static_cast<LoopId>(made.loops.size() - 1);
  const TensorId counter = builder().loopCounter();
  const std::vector<TensorId> updated = body(entered, counter);
  for (size_t i = 0; i < entered.size(); ++i)
    final.push_back(builder().nextLoop(entered[i], updated[i]));
  builder().point.loop = outer;
  return final;
}

void GraphMaker::addResult(TensorId result, TensorId updates) {
  made.tensors[result].outputs.push_back(
      static_cast<int32_t>(made.results.size()));
  made.results.push_back(result);
  if (updates != kNone)
    made.tensors[updates].updatedTo = result;
}

OpGraph GraphMaker::finish(TensorId result) {
  addResult(result);
  return finish();
}

OpGraph GraphMaker::finish() {
  builder().finish();
  return made;
}

} // namespace planner::test
