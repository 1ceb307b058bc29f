//===- OpBuilder.cpp - Appends standard operators with their rules --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OpBuilder.h"
#include "Rebuild.h"
#include <algorithm>

namespace planner {

void addDimFactors(ShardingRule &rule, const Shape &shape, TensorMap &map) {
  map.resize(shape.size());
  for (size_t dim = 0; dim < shape.size(); ++dim)
    if (shape[dim] > 1)
      map[dim].push_back(rule.addFactor(shape[dim]));
}

void recomputeKinds(ShardingRule &rule) {
  std::vector<bool> inResult(rule.factors.size());
  for (const TensorMap &map : rule.results)
    for (const DimFactors &dim : map)
      for (FactorId factor : dim)
        inResult[factor] = true;
  for (size_t i = 0; i < rule.factors.size(); ++i) {
    Factor &factor = rule.factors[i];
    if (factor.kind != FactorKind::PassThrough &&
        factor.kind != FactorKind::Reduction)
      continue;
    factor.kind = inResult[i] ? FactorKind::PassThrough : FactorKind::Reduction;
    factor.reduce = ReduceOp::Sum;
  }
}

OpBuilder::OpBuilder(OpGraph &g) : graph(g) {
  where.reserve(graph.ops.size());
  for (OpId id = 0; id < graph.ops.size(); ++id)
    where.push_back(order.insert(order.end(), id));
  for (const Op &op : graph.ops)
    if (op.kind == OpKind::LoopNext && op.tiedTo != kNone)
      bodyOf[op.tiedTo] = op.loop;
  point.before = order.end();
}

LoopId OpBuilder::loopOf(TensorId tensor) const {
  const OpId producer = graph.tensors[tensor].producer;
  if (producer == kNone)
    return 0;
  const Op &op = graph.ops[producer];
  if (op.kind == OpKind::LoopNext)
    return graph.loops[op.loop].parent;
  const auto it = bodyOf.find(producer);
  return it == bodyOf.end() ? op.loop : it->second;
}

bool OpBuilder::isInside(OpId op, LoopId loop) const {
  LoopId at = graph.ops[op].loop;
  while (at != 0 && at != loop)
    at = graph.loops[at].parent;
  return at == loop;
}

OpBuilder::Position OpBuilder::beginOf(LoopId loop, OpId inside) {
  Position position = where[inside];
  while (position != order.begin() && isInside(*std::prev(position), loop))
    --position;
  return position;
}

void OpBuilder::setPointAfter(TensorId tensor) {
  const OpId producer = graph.tensors[tensor].producer;
  point.loop = loopOf(tensor);
  point.before = order.begin();
  if (producer == kNone)
    return;
  const Op &op = graph.ops[producer];
  point.before = std::next(where[producer]);
  point.location = op.location;
  // A value that a loop enters with is known at the beginning of the body, a
  // final value behind all of the loop's operators.
  if (op.kind == OpKind::LoopEnter)
    while (point.before != order.end() && !isInside(*point.before, point.loop))
      ++point.before;
  if (op.kind == OpKind::LoopNext)
    while (point.before != order.end() && isInside(*point.before, op.loop))
      ++point.before;
}

OpId OpBuilder::insert(Op &&op) {
  op.loop = point.loop;
  op.phase = point.phase;
  op.adjointOf = point.adjointOf;
  op.isRecomputed = point.isRecomputed;
  op.location = point.location;
  const OpId id = graph.addOp(std::move(op));
  where.push_back(order.insert(point.before, id));
  return id;
}

TensorId OpBuilder::insertFor(Op &&op, Shape shape, DType dtype) {
  Tensor tensor;
  tensor.shape = std::move(shape);
  tensor.dtype = dtype;
  const TensorId result = graph.addTensor(std::move(tensor));
  op.results.assign(1, result);
  insert(std::move(op));
  return result;
}

/// What `from` does, to other operands.
static Op alike(const Op &from, const SmallVec<TensorId, 3> &operands) {
  Op op;
  op.kind = from.kind;
  op.mnemonic = from.mnemonic;
  op.rule = from.rule;
  op.work = from.work;
  op.operandTouched = from.operandTouched;
  op.resultTouched = from.resultTouched;
  op.axis = from.axis;
  op.operands = operands;
  return op;
}

TensorId OpBuilder::clone(OpId id, const SmallVec<TensorId, 3> &operands) {
  const Op &from = graph.ops[id];
  Op op = alike(from, operands);
  // A rearrangement of another tensor has that one's type and constant.
  const bool moves = from.kind == OpKind::Layout;
  const TensorId like = moves ? operands[0] : from.results[0];
  const std::optional<double> splatValue = graph.tensors[like].splat;
  const DType type = dtype(like);
  const TensorId result =
      insertFor(std::move(op), shape(from.results[0]), type);
  graph.tensors[result].splat = splatValue;
  return result;
}

OpId OpBuilder::cloneWhole(OpId id, const SmallVec<TensorId, 3> &operands) {
  const SmallVec<TensorId, 1> given = graph.ops[id].results;
  SmallVec<TensorId, 1> results;
  for (TensorId result : given) {
    Tensor tensor;
    tensor.shape = shape(result);
    tensor.dtype = dtype(result);
    tensor.splat = graph.tensors[result].splat;
    results.push_back(graph.addTensor(std::move(tensor)));
  }
  const Op &from = graph.ops[id];
  Op op = alike(from, operands);
  op.attention = from.attention;
  op.results = results;
  op.recomputes = point.isRecomputed ? id : kNone;
  return insert(std::move(op));
}

TensorId OpBuilder::makeConstant(double value, DType type) {
  Op op;
  op.kind = OpKind::Generator;
  op.mnemonic = "constant";
  op.rule.edit().results.emplace_back();
  const TensorId scalar = insertFor(std::move(op), {}, type);
  graph.tensors[scalar].splat = value;
  return scalar;
}

TensorId OpBuilder::splat(double value, Shape resultShape, DType type) {
  auto make = [&] {
    if (resultShape.empty())
      return makeConstant(value, type);
    return broadcast(splat(value, {}, type), resultShape, {});
  };
  if (point.phase == Phase::Forward)
    return make();
  const ConstantKey key(point.phase, point.loop, type, value, resultShape);
  if (auto it = constants.find(key); it != constants.end())
    return it->second;
  const TensorId made = make();
  return constants[key] = made;
}

static void setLinear(Op &op) {
  const std::string &f = op.mnemonic;
  if (f == "add" || f == "subtract")
    op.rule.edit().linear = {{0, 1}};
  else if (f == "multiply")
    op.rule.edit().linear = {{0}, {1}};
  else if (f == "divide" || f == "negate")
    op.rule.edit().linear = {{0}};
}

/// A number format keeps sums if it is of the same sort; a choice between
/// partial sums and zero leaves partial sums.
static void setLinearByTensors(const OpGraph &graph, Op &op, DType result) {
  auto isZero = [&](size_t operand) {
    return graph.tensors[op.operands[operand]].splat == 0.0;
  };
  if (op.mnemonic == "convert") {
    const DType from = graph.tensors[op.operands[0]].dtype;
    if ((isFloat(from) && isFloat(result)) ||
        (isInteger(from) && isInteger(result)))
      op.rule.edit().linear = {{0}};
  } else if (op.mnemonic == "select") {
    op.rule.edit().linear = {{1, 2}};
    if (isZero(2))
      op.rule.edit().linear.push_back({1});
    if (isZero(1))
      op.rule.edit().linear.push_back({2});
  }
}

TensorId OpBuilder::pointwise(std::string mnemonic,
                              std::initializer_list<TensorId> operands,
                              DType resultType) {
  Op op;
  op.kind = OpKind::Vector;
  op.mnemonic = std::move(mnemonic);
  op.operands.assign(operands.begin(), operands.end());
  Shape resultShape = shape(op.operands.back());
  TensorMap map;
  addDimFactors(op.rule.edit(), resultShape, map);
  for (TensorId operand : operands)
    op.rule.edit().operands.push_back(shape(operand).empty() ? TensorMap()
                                                             : map);
  op.rule.edit().results.push_back(map);
  setLinear(op);
  setLinearByTensors(graph, op, resultType);
  const double elements =
      static_cast<double>(graph.tensors[op.operands.back()].elements());
  op.work.vectorFlops = elements;
  const TensorId splatOf = op.operands.front();
  const bool keepsSplat = op.mnemonic == "convert";
  const TensorId result = insertFor(std::move(op), resultShape, resultType);
  if (keepsSplat)
    graph.tensors[result].splat = graph.tensors[splatOf].splat;
  return result;
}

TensorId OpBuilder::pointwise(std::string mnemonic,
                              std::initializer_list<TensorId> operands) {
  return pointwise(std::move(mnemonic), operands, dtype(*(operands.end() - 1)));
}

TensorId OpBuilder::compare(std::string_view direction, TensorId a,
                            TensorId b) {
  return pointwise("compare." + std::string(direction), {a, b}, DType::I1);
}

TensorId OpBuilder::convert(TensorId x, DType type) {
  return dtype(x) == type ? x : pointwise("convert", {x}, type);
}

TensorId OpBuilder::broadcast(TensorId x, Shape resultShape,
                              const SmallVec<int64_t, 4> &dims) {
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "broadcast_in_dim";
  op.operands.assign(1, x);
  TensorMap result, operand(dims.size());
  addDimFactors(op.rule.edit(), resultShape, result);
  for (size_t i = 0; i < dims.size(); ++i)
    if (shape(x)[i] == resultShape[dims[i]])
      operand[i] = result[dims[i]];
  op.rule.edit().operands.push_back(operand);
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}};
  const TensorId broadcasted = insertFor(std::move(op), resultShape, dtype(x));
  graph.tensors[broadcasted].splat = graph.tensors[x].splat;
  return broadcasted;
}

TensorId OpBuilder::broadcastScalar(TensorId x, const Shape &resultShape) {
  return resultShape.empty() ? x : broadcast(x, resultShape, {});
}

TensorId OpBuilder::reduceSum(TensorId x, const SmallVec<int64_t, 4> &dims) {
  Op op;
  op.kind = OpKind::Reduce;
  op.mnemonic = "reduce";
  op.operands.assign({x, splat(0, {}, dtype(x))});
  TensorMap operand, result;
  addDimFactors(op.rule.edit(), shape(x), operand);
  Shape resultShape;
  for (size_t i = 0; i < operand.size(); ++i) {
    if (std::find(dims.begin(), dims.end(), static_cast<int64_t>(i)) !=
        dims.end())
      continue;
    resultShape.push_back(shape(x)[i]);
    result.push_back(operand[i]);
  }
  op.rule.edit().operands.push_back(operand);
  op.rule.edit().operands.emplace_back();
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}};
  recomputeKinds(op.rule.edit());
  op.work.vectorFlops = static_cast<double>(graph.tensors[x].elements());
  return insertFor(std::move(op), resultShape, dtype(x));
}

TensorId OpBuilder::reduceAll(TensorId x) {
  SmallVec<int64_t, 4> dims;
  for (size_t i = 0; i < shape(x).size(); ++i)
    dims.push_back(static_cast<int64_t>(i));
  return dims.empty() ? x : reduceSum(x, dims);
}

TensorId OpBuilder::reshapeUnits(TensorId x, Shape resultShape) {
  if (shape(x) == resultShape)
    return x;
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "reshape";
  op.operands.assign(1, x);
  TensorMap operand, result(resultShape.size());
  addDimFactors(op.rule.edit(), shape(x), operand);
  size_t from = 0;
  for (size_t i = 0; i < resultShape.size(); ++i) {
    if (resultShape[i] == 1)
      continue;
    while (from < operand.size() && operand[from].empty())
      ++from;
    if (from < operand.size())
      result[i] = operand[from++];
  }
  op.rule.edit().operands.push_back(operand);
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}};
  return insertFor(std::move(op), resultShape, dtype(x));
}

TensorId OpBuilder::transpose(TensorId x,
                              const SmallVec<int64_t, 4> &permutation) {
  if (std::is_sorted(permutation.begin(), permutation.end()))
    return x;
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "transpose";
  op.operands.assign(1, x);
  TensorMap operand, result;
  addDimFactors(op.rule.edit(), shape(x), operand);
  Shape resultShape;
  for (int64_t dim : permutation) {
    resultShape.push_back(shape(x)[dim]);
    result.push_back(operand[dim]);
  }
  op.rule.edit().operands.push_back(operand);
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}};
  return insertFor(std::move(op), resultShape, dtype(x));
}

/// Operands of a dynamic (update) slice behind the tensors: `index` for the
/// first dimension, zero for the others.
static void addIndices(OpBuilder &builder, Op &op, size_t rank,
                       TensorId index) {
  op.operands.push_back(index);
  op.rule.edit().operands.emplace_back();
  if (rank < 2)
    return;
  const TensorId zero = builder.splat(0, {}, builder.dtype(index));
  for (size_t i = 1; i < rank; ++i) {
    op.operands.push_back(zero);
    op.rule.edit().operands.emplace_back();
  }
}

TensorId OpBuilder::readSlice(TensorId x, TensorId index) {
  const Shape whole = shape(x);
  Shape one = whole;
  one[0] = 1;
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "dynamic_slice";
  op.operands.assign(1, x);
  TensorMap map;
  addDimFactors(op.rule.edit(), one, map);
  op.rule.edit().results.push_back(map);
  if (whole[0] > 1)
    map[0].push_back(
        op.rule.edit().addFactor(whole[0], FactorKind::NeedReplication));
  op.rule.edit().operands.push_back(map);
  op.rule.edit().linear = {{0}};
  addIndices(*this, op, whole.size(), index);
  op.operandTouched.assign(op.operands.size(), 1);
  op.operandTouched[0] =
      1.0 / static_cast<double>(std::max<int64_t>(whole[0], 1));
  const TensorId slice = insertFor(std::move(op), one, dtype(x));
  return reshapeUnits(slice, Shape(whole.begin() + 1, whole.end()));
}

TensorId OpBuilder::writeSlice(TensorId x, TensorId slice, TensorId index) {
  const Shape whole = shape(x);
  Shape one = whole;
  one[0] = 1;
  TensorId update = slice;
  if (shape(slice).size() + 1 == whole.size()) {
    SmallVec<int64_t, 4> dims;
    for (size_t i = 1; i < whole.size(); ++i)
      dims.push_back(static_cast<int64_t>(i));
    update = broadcast(slice, one, dims);
  }
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "dynamic_update_slice";
  op.operands.assign({x, update});
  TensorMap wholeMap, map;
  addDimFactors(op.rule.edit(), whole, wholeMap);
  map = wholeMap;
  map[0].clear();
  op.rule.edit().operands.push_back(wholeMap);
  op.rule.edit().operands.push_back(map);
  op.rule.edit().results.push_back(wholeMap);
  op.rule.edit().linear = {{0, 1}};
  addIndices(*this, op, whole.size(), index);
  const double share =
      1.0 / static_cast<double>(std::max<int64_t>(whole[0], 1));
  op.operandTouched.assign(op.operands.size(), 1);
  // Written in place.
  op.operandTouched[0] = 0;
  op.resultTouched.assign(1, share);
  return insertFor(std::move(op), whole, dtype(x));
}

static Op loopOp(const OpBuilder &builder, OpKind kind, TensorId operand) {
  Op op;
  op.kind = kind;
  op.mnemonic = kind == OpKind::LoopEnter ? "loop_enter" : "loop_next";
  op.operands.assign(1, operand);
  TensorMap map;
  addDimFactors(op.rule.edit(), builder.shape(operand), map);
  op.rule.edit().operands.push_back(map);
  op.rule.edit().results.push_back(map);
  op.rule.edit().linear = {{0}};
  return op;
}

TensorId OpBuilder::enterLoop(TensorId initial) {
  return insertFor(loopOp(*this, OpKind::LoopEnter, initial), shape(initial),
                   dtype(initial));
}

TensorId OpBuilder::nextLoop(TensorId entered, TensorId updated) {
  Op op = loopOp(*this, OpKind::LoopNext, updated);
  op.tiedTo = graph.tensors[entered].producer;
  bodyOf[op.tiedTo] = point.loop;
  return insertFor(std::move(op), shape(entered), dtype(entered));
}

TensorId OpBuilder::loopCounter() {
  Op op;
  op.kind = OpKind::Generator;
  op.mnemonic = "counter";
  op.rule.edit().results.emplace_back();
  return insertFor(std::move(op), {}, DType::I32);
}

void OpBuilder::finish() { rebuildOps(graph, programOrder()); }

//===----------------------------------------------------------------------===//
// rebuildOps
//===----------------------------------------------------------------------===//

namespace {

/// Marks the operators that results or updated states depend on. A live
/// loop-carried value keeps its update at the end of the body alive.
class Liveness {
public:
  explicit Liveness(const OpGraph &g)
      : graph(g), live(g.ops.size(), false), next(g.ops.size()) {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].kind == OpKind::LoopNext &&
          graph.ops[id].tiedTo != kNone)
        next[graph.ops[id].tiedTo].push_back(id);
  }

  std::vector<bool> run() {
    for (TensorId result : graph.results)
      mark(result);
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].alwaysRuns)
        markOp(id);
    while (!work.empty()) {
      const OpId id = work.back();
      work.pop_back();
      for (TensorId operand : graph.ops[id].operands)
        mark(operand);
      if (graph.ops[id].tiedTo != kNone)
        markOp(graph.ops[id].tiedTo);
      for (OpId update : next[id])
        markOp(update);
    }
    return live;
  }

private:
  void mark(TensorId tensor) {
    if (graph.tensors[tensor].producer != kNone)
      markOp(graph.tensors[tensor].producer);
  }
  void markOp(OpId id) {
    if (!live[id])
      work.push_back(id);
    live[id] = true;
  }

  const OpGraph &graph;
  std::vector<bool> live;
  std::vector<std::vector<OpId>> next;
  std::vector<OpId> work;
};

/// Removes tensors that nothing produces, but keeps arguments.
void dropTensors(OpGraph &graph) {
  std::vector<TensorId> renamed(graph.tensors.size(), kNone);
  TensorId count = 0;
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone && tensor.argument < 0)
      continue;
    if (count != id)
      graph.tensors[count] = std::move(tensor);
    renamed[id] = count++;
  }
  if (count == graph.tensors.size())
    return;
  graph.tensors.resize(count);
  for (Tensor &tensor : graph.tensors)
    if (tensor.updatedTo != kNone)
      tensor.updatedTo = renamed[tensor.updatedTo];
  for (Op &op : graph.ops) {
    for (TensorId &operand : op.operands)
      operand = renamed[operand];
    for (TensorId &result : op.results)
      result = renamed[result];
  }
  for (TensorId &argument : graph.arguments)
    argument = renamed[argument];
  for (TensorId &result : graph.results)
    result = renamed[result];
}

} // namespace

void rebuildOps(OpGraph &graph, const std::vector<OpId> &order) {
  const std::vector<bool> live = Liveness(graph).run();
  std::vector<OpId> renamed(graph.ops.size(), kNone), kept;
  kept.reserve(order.size());
  for (OpId id : order)
    if (live[id]) {
      renamed[id] = static_cast<OpId>(kept.size());
      kept.push_back(id);
    }
  keepInOrder(graph.ops, kept);
  for (Tensor &tensor : graph.tensors) {
    tensor.uses.clear();
    tensor.producer = kNone;
  }
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    Op &op = graph.ops[id];
    if (op.adjointOf != kNone)
      op.adjointOf = renamed[op.adjointOf];
    if (op.recomputes != kNone)
      op.recomputes = renamed[op.recomputes];
    if (op.tiedTo != kNone)
      op.tiedTo = renamed[op.tiedTo];
    for (uint32_t i = 0; i < op.operands.size(); ++i)
      graph.tensors[op.operands[i]].uses.push_back({id, i});
    for (TensorId result : op.results)
      graph.tensors[result].producer = id;
  }
  graph.forgetBlocks();
  dropTensors(graph);
}

} // namespace planner
