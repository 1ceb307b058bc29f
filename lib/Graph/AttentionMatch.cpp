//===- AttentionMatch.cpp - Finding attention in a raw graph --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "AttentionMatch.h"
#include <algorithm>

namespace planner {

using Nodes = AttentionMatch::Nodes;
using Dims = AttentionMatch::Dims;

/// No softmax with masks and dropout takes more functions than this.
static constexpr size_t kMaxInner = 160;

bool AttentionMatch::includes(const Nodes &nodes, Nodes::value_type node) {
  return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

bool AttentionMatch::reducesByFactors(const Op &op) {
  return std::all_of(op.rule->factors.begin(), op.rule->factors.end(),
                     [](const Factor &factor) {
                       return factor.kind == FactorKind::Reduction ||
                              factor.kind == FactorKind::PassThrough;
                     });
}

bool AttentionMatch::isSubset(const Nodes &part, const Nodes &whole) {
  return std::all_of(part.begin(), part.end(), [&](Nodes::value_type node) {
    return includes(whole, node);
  });
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

uint32_t AttentionMatch::addNodes(OpId op) {
  uint32_t base = kNone;
  for (const Factor &factor : graph.ops[op].rule->factors) {
    // Attention decides itself what may be split.
    const uint32_t node = space.add(factor.size, false, true);
    if (base == kNone)
      base = node;
  }
  return base;
}

Dims AttentionMatch::mapNodes(OpId op, uint32_t base, const TensorMap &map,
                              TensorId tensor) const {
  Dims dims(map.size());
  for (size_t d = 0; d < map.size(); ++d)
    if (describesDim(graph.ops[op].rule, map[d],
                     graph.tensors[tensor].shape[d]))
      for (FactorId factor : map[d])
        dims[d].push_back(base + factor);
  return dims;
}

Dims AttentionMatch::resultDims(const Inner &op, uint32_t result) const {
  const Op &o = graph.ops[op.op];
  return mapNodes(op.op, op.base, o.rule->results[result], o.results[result]);
}

Nodes AttentionMatch::atomsOf(const Dims &dims) const {
  Nodes atoms;
  for (const Nodes &nodes : dims)
    for (Nodes::value_type node : nodes)
      space.expand(node, atoms);
  return atoms;
}

const AttentionMatch::Inner *AttentionMatch::find(OpId op) const {
  for (const Inner &entry : inner)
    if (entry.op == op)
      return &entry;
  return nullptr;
}

const AttentionMatch::Inner *AttentionMatch::findTensor(TensorId tensor) const {
  const OpId producer = graph.tensors[tensor].producer;
  return producer == kNone ? nullptr : find(producer);
}

/// The tensor whose values an operand has, up to their arrangement and number
/// format; its dimensions in `dims`, if given.
TensorId AttentionMatch::origin(TensorId tensor, Dims *dims) {
  for (unsigned step = 0; step < kMaxSteps; ++step) {
    const OpId producer = graph.tensors[tensor].producer;
    if (producer == kNone ||
        (!analysis.isView(tensor) && graph.ops[producer].mnemonic != "convert"))
      break;
    const Op &op = graph.ops[producer];
    if (dims) {
      const uint32_t base = addNodes(producer);
      const Dims made = mapNodes(producer, base, op.rule->results[0], tensor);
      for (size_t d = 0; d < dims->size(); ++d)
        if (!space.unify((*dims)[d], made[d]))
          return kNone;
      *dims = mapNodes(producer, base, op.rule->operands[0], op.operands[0]);
    }
    tensor = op.operands[0];
  }
  return tensor;
}

bool AttentionMatch::sameData(TensorId a, TensorId b) {
  return origin(a, nullptr) == origin(b, nullptr);
}

/// Two products take the same data: their dimensions are the same.
bool AttentionMatch::unifyOuter(OpId a, uint32_t aOperand, OpId b,
                                uint32_t bOperand) {
  Dims aDims = operandDims(a, aOperand), bDims = operandDims(b, bOperand);
  const TensorId tensor = origin(graph.ops[a].operands[aOperand], &aDims);
  if (tensor == kNone ||
      tensor != origin(graph.ops[b].operands[bOperand], &bDims))
    return false;
  for (size_t d = 0; d < aDims.size(); ++d)
    if (!space.unify(aDims[d], bDims[d]))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Forward
//===----------------------------------------------------------------------===//

/// Walks from a function of the scores back to the contraction that made them.
OpId AttentionMatch::findScores(TensorId tensor, unsigned steps) const {
  const OpId producer = graph.tensors[tensor].producer;
  if (producer == kNone || steps > kMaxSteps)
    return kNone;
  const Op &op = graph.ops[producer];
  if (op.kind == OpKind::Contraction && op.operands.size() == 2)
    return producer;
  if (op.kind != OpKind::Vector && op.kind != OpKind::Layout)
    return kNone;
  const int64_t size = graph.tensors[tensor].elements();
  for (TensorId operand : op.operands) {
    if (analysis.isFree(operand) ||
        graph.tensors[analysis.source(operand)].elements() != size)
      continue;
    if (OpId found = findScores(operand, steps + 1); found != kNone)
      return found;
  }
  return kNone;
}

/// Everything that depends on the scores, up to contractions, in order.
std::vector<OpId> AttentionMatch::dependents(OpId from) const {
  std::vector<OpId> found, work = {from};
  while (!work.empty()) {
    const OpId id = work.back();
    work.pop_back();
    for (TensorId result : graph.ops[id].results)
      for (const Use &use : graph.tensors[result].uses) {
        if (std::find(found.begin(), found.end(), use.op) != found.end())
          continue;
        found.push_back(use.op);
        if (found.size() > kMaxInner)
          return {};
        const OpKind kind = graph.ops[use.op].kind;
        if (kind == OpKind::Vector || kind == OpKind::Layout ||
            kind == OpKind::Reduce)
          work.push_back(use.op);
      }
  }
  std::sort(found.begin(), found.end());
  return found;
}

bool AttentionMatch::addInner(OpId op, State state) {
  const uint32_t base = addNodes(op);
  const Op &o = graph.ops[op];
  for (uint32_t i = 0; i < o.operands.size(); ++i) {
    if (analysis.isFree(o.operands[i]))
      continue;
    const Dims dims = mapNodes(op, base, o.rule->operands[i], o.operands[i]);
    if (const Inner *producer = findTensor(o.operands[i])) {
      const Dims made =
          resultDims(*producer, graph.tensors[o.operands[i]].resultIndex);
      for (size_t d = 0; d < dims.size(); ++d)
        if (!space.unify(dims[d], made[d]))
          return false;
    }
  }
  inner.push_back({op, base, state});
  return true;
}

/// A tensor from outside that a function of the scores takes.
void AttentionMatch::addOuter(OpId op, uint32_t operand, uint32_t base) {
  const Op &o = graph.ops[op];
  TensorId tensor = o.operands[operand];
  Dims dims = mapNodes(op, base, o.rule->operands[operand], tensor);
  while (analysis.isView(tensor)) {
    const OpId view = graph.tensors[tensor].producer;
    const Op &v = graph.ops[view];
    const FactorSpace::Mark mark = space.mark();
    const uint32_t viewBase = addNodes(view);
    const Dims made = mapNodes(view, viewBase, v.rule->results[0], tensor);
    bool fits = true;
    for (size_t d = 0; d < dims.size() && fits; ++d)
      fits = space.unify(dims[d], made[d]);
    if (!fits) {
      space.rollback(mark);
      break;
    }
    tensor = v.operands[0];
    dims = mapNodes(view, viewBase, v.rule->operands[0], tensor);
  }
  for (const Outer &mask : masks)
    if (mask.tensor == tensor)
      return;
  // A mask of dropout is no operand: kernels make it from its seed.
  if (isRandom(tensor)) {
    drops = true;
    return;
  }
  if (graph.tensors[tensor].elements() > 1)
    masks.push_back({tensor, dims});
}

/// Made element by element from random numbers, or by the shifts of a generator
/// that is written out (JAX's threefry).
bool AttentionMatch::isRandom(TensorId tensor) const {
  constexpr size_t kMaxSeen = 64;
  std::vector<TensorId> seen = {tensor};
  for (size_t i = 0; i < seen.size() && i < kMaxSeen; ++i) {
    const OpId producer = graph.tensors[seen[i]].producer;
    if (producer == kNone)
      continue;
    const Op &op = graph.ops[producer];
    if (op.kind == OpKind::Rng || op.mnemonic == "shift_right_logical")
      return true;
    if (op.kind != OpKind::Vector && op.kind != OpKind::Layout)
      continue;
    for (TensorId operand : op.operands)
      if (!analysis.isFree(operand) &&
          std::find(seen.begin(), seen.end(), operand) == seen.end())
        seen.push_back(operand);
  }
  return false;
}

/// What a function of tensors in known states makes; nothing if it has no place
/// in a softmax.
std::optional<AttentionMatch::State>
AttentionMatch::stateOf(const Op &op) const {
  SmallVec<State, 4> states;
  for (TensorId operand : op.operands)
    if (const Inner *producer = findTensor(operand))
      states.push_back(producer->state);
  auto all = [&](State state) {
    return std::all_of(states.begin(), states.end(),
                       [&](State s) { return s == state; });
  };
  auto is = [&](State a, State b) {
    return states.size() == 2 && states[0] == a && states[1] == b &&
           op.operands.size() == 2;
  };
  if (states.empty())
    return std::nullopt;
  if (op.kind == OpKind::Reduce) {
    ReduceOp how = ReduceOp::Other;
    for (const Factor &factor : op.rule->factors)
      if (factor.kind == FactorKind::Reduction)
        how = factor.reduce;
    if (states[0] == State::Scores && how == ReduceOp::Max)
      return State::RowMax;
    if (states[0] == State::Exponential && how == ReduceOp::Sum)
      return State::RowSum;
    return std::nullopt;
  }
  if (op.kind == OpKind::Layout)
    return all(states[0]) ? std::optional<State>(states[0]) : std::nullopt;
  if (op.kind != OpKind::Vector)
    return std::nullopt;
  const std::string_view name = op.mnemonic;
  if (name == "exponential") {
    if (states[0] == State::LogProbability)
      return State::Probability;
    return states[0] == State::Scores || states[0] == State::Shifted
               ? std::optional<State>(State::Exponential)
               : std::nullopt;
  }
  if (name == "subtract") {
    if (is(State::Scores, State::RowMax))
      return State::Shifted;
    if (is(State::Shifted, State::RowSum) || is(State::Scores, State::RowSum))
      return State::LogProbability;
  }
  if (name == "divide" && is(State::Exponential, State::RowSum))
    return State::Probability;
  if (name == "divide" && is(State::Unnormalised, State::RowSum))
    return State::Output;
  if (name == "multiply") {
    if (is(State::Exponential, State::RowSum) ||
        is(State::RowSum, State::Exponential))
      return State::Probability;
    if (is(State::Unnormalised, State::RowSum) ||
        is(State::RowSum, State::Unnormalised))
      return State::Output;
  }
  // log(sum) + max is still a property of the row.
  if (std::all_of(states.begin(), states.end(), [](State s) {
        return s == State::RowMax || s == State::RowSum;
      }))
    return all(State::RowMax) ? State::RowMax : State::RowSum;
  if (!all(states[0]))
    return std::nullopt;
  switch (states[0]) {
  case State::Scores:
  case State::Exponential:
  case State::Probability:
  case State::Unnormalised:
    return states[0];
  case State::Shifted:
  case State::LogProbability:
    return name == "convert" || name == "select"
               ? std::optional<State>(states[0])
               : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// A function of the scores that also takes something that is no mask: part of
/// the backward pass.
bool AttentionMatch::takesGradient(const Op &op, State state,
                                   const std::vector<OpId> &order) const {
  for (TensorId operand : op.operands) {
    if (findTensor(operand) || analysis.isFree(operand))
      continue;
    const OpId producer = graph.tensors[operand].producer;
    if (producer != kNone &&
        std::binary_search(order.begin(), order.end(), producer))
      return true;
    if (state == State::RowMax || state == State::RowSum)
      return true;
    if (state != State::Scores && findScores(operand, 0) != kNone)
      return true;
  }
  return false;
}

bool AttentionMatch::addForward(const std::vector<OpId> &order) {
  for (OpId id : order) {
    if (find(id))
      continue;
    const Op &op = graph.ops[id];
    if (op.loop != graph.ops[scoreProduct].loop || op.results.size() != 1)
      continue;
    if (op.kind == OpKind::Contraction) {
      if (valueProduct == kNone)
        addValueProduct(id);
      continue;
    }
    const std::optional<State> state = stateOf(op);
    if (!state || takesGradient(op, *state, order) ||
        (op.kind == OpKind::Reduce && !reducesByFactors(op)))
      continue;
    if (!addInner(id, *state))
      return false;
    if (*state == State::RowSum && op.kind == OpKind::Reduce && key.empty()) {
      const Inner &added = inner.back();
      for (size_t f = 0; f < op.rule->factors.size(); ++f)
        if (op.rule->factors[f].kind == FactorKind::Reduction)
          space.expand(added.base + static_cast<uint32_t>(f), key);
      if (key.size() != 1)
        return false;
    }
    if (*state == State::Output && output == kNone)
      output = op.results[0];
  }
  return true;
}

bool AttentionMatch::buildForward(const std::vector<OpId> &order) {
  inner.push_back({scoreProduct, addNodes(scoreProduct), State::Scores});
  // The second time for what comes before the row sums that it needs.
  for (int round = 0; round < 2; ++round)
    if (!addForward(order))
      return false;

  if (key.size() != 1)
    return false;
  noteMasks();
  return true;
}

/// The product of probabilities (or exponentials) and values.
void AttentionMatch::addValueProduct(OpId id) {
  const Op &op = graph.ops[id];
  if (op.operands.size() != 2 || key.size() != 1)
    return;
  for (uint32_t i = 0; i < 2; ++i) {
    const Inner *weights = findTensor(op.operands[i]);
    if (!weights || findTensor(op.operands[1 - i]) ||
        (weights->state != State::Probability &&
         weights->state != State::Exponential))
      continue;
    const bool isNormalised = weights->state == State::Probability;
    const FactorSpace::Mark mark = space.mark();
    const bool added =
        addInner(id, isNormalised ? State::Output : State::Unnormalised);
    if (!added || summedBy(inner.back()) != canonical(key)) {
      if (added)
        inner.pop_back();
      space.rollback(mark);
      continue;
    }
    valueProduct = id;
    valueOperand = 1 - i;
    if (isNormalised)
      output = op.results[0];
    return;
  }
}

Nodes AttentionMatch::canonical(const Nodes &nodes) const {
  Nodes atoms = space.expand(nodes);
  std::sort(atoms.begin(), atoms.end());
  return atoms;
}

Nodes AttentionMatch::summedBy(const Inner &op) const {
  const ShardingRule &rule = graph.ops[op.op].rule;
  Nodes summed;
  for (size_t f = 0; f < rule.factors.size(); ++f)
    if (rule.factors[f].kind == FactorKind::Reduction)
      summed.push_back(op.base + static_cast<uint32_t>(f));
  return canonical(summed);
}

/// Masks and biases of the scores and probabilities: counters give a band,
/// everything else becomes an operand.
void AttentionMatch::noteMasks() {
  const size_t count = inner.size();
  for (size_t i = 0; i < count; ++i) {
    const Inner entry = inner[i];
    const Op &op = graph.ops[entry.op];
    if (op.kind != OpKind::Vector)
      continue;
    for (uint32_t operand = 0; operand < op.operands.size(); ++operand) {
      if (findTensor(op.operands[operand]))
        continue;
      if (!analysis.isFree(op.operands[operand]))
        addOuter(entry.op, operand, entry.base);
      else if (entry.state == State::Scores)
        noteBand(entry, operand);
    }
  }
}

void AttentionMatch::noteBand(const Inner &entry, uint32_t operand) {
  const Op &op = graph.ops[entry.op];
  const bool isSelect = op.mnemonic == "select" && operand == 0;
  const bool isBias = op.mnemonic == "add";
  if (!isSelect && !isBias)
    return;
  const bool whenTrue = findTensor(op.operands[1]) != nullptr;
  const TensorMap &map = op.rule->results[0];
  for (size_t column = 0; column < map.size(); ++column) {
    Nodes atoms;
    for (FactorId factor : map[column])
      space.expand(entry.base + factor, atoms);
    if (canonical(atoms) != canonical(key))
      continue;
    for (size_t row = 0; row < map.size(); ++row) {
      if (row == column || map[row].empty())
        continue;
      const int i = static_cast<int>(row), j = static_cast<int>(column);
      const TensorId mask = op.operands[operand];
      const auto found = isSelect ? bandOf(graph, mask, i, j, whenTrue)
                                  : bandOfBias(graph, mask, i, j);
      if (!found || found->isWhole())
        continue;
      band = band & *found;
      for (FactorId factor : map[row])
        query.push_back(entry.base + factor);
      return;
    }
  }
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// Nothing inside is used outside.
bool AttentionMatch::isClosed() const {
  for (const Inner &entry : inner) {
    const bool isGradient = entry.op == queryGradient ||
                            entry.op == keyGradient ||
                            entry.op == valueGradient;
    for (TensorId result : graph.ops[entry.op].results) {
      if (result == output || isGradient)
        continue;
      const Tensor &tensor = graph.tensors[result];
      if (!tensor.outputs.empty())
        return false;
      for (const Use &use : tensor.uses)
        if (!find(use.op))
          return false;
    }
  }
  return true;
}

Dims AttentionMatch::operandDims(OpId op, uint32_t operand) const {
  const Inner *entry = find(op);
  const Op &o = graph.ops[op];
  return mapNodes(op, entry->base, o.rule->operands[operand],
                  o.operands[operand]);
}

bool AttentionMatch::findKeys() {
  // Which operand of the scores has the keys.
  for (uint32_t i = 0; i < 2; ++i) {
    const Nodes atoms = atomsOf(operandDims(scoreProduct, i));
    if (includes(atoms, canonical(key)[0])) {
      keyOperand = i;
      return !includes(atomsOf(operandDims(scoreProduct, 1 - i)),
                       canonical(key)[0]);
    }
  }
  return false;
}

bool AttentionMatch::classifyFactors() {
  const Nodes q = atomsOf(operandDims(scoreProduct, 1 - keyOperand));
  const Nodes k = atomsOf(operandDims(scoreProduct, keyOperand));
  key = canonical(key);
  const Nodes masked = canonical(query);
  query.clear();
  const Nodes summed = summedBy(*find(scoreProduct));
  for (Nodes::value_type atom : q)
    if (includes(summed, atom))
      dim.push_back(atom);
    else if (includes(k, atom))
      batch.push_back(atom);
    else if (includes(masked, atom))
      query.push_back(atom);
    else
      group.push_back(atom);
  for (Nodes::value_type atom : k)
    if (!includes(q, atom) && !includes(key, atom))
      return false;
  const OpId product = valueProduct != kNone ? valueProduct : scoreGradient;
  if (product == kNone)
    return false;
  for (Nodes::value_type atom : atomsOf(operandDims(product, valueOperand)))
    if (!includes(batch, atom) && !includes(key, atom)) {
      if (includes(group, atom) || includes(query, atom))
        return false;
      valueDim.push_back(atom);
    }
  chooseQuery();
  // Every other tensor must be made of these.
  const Nodes all = order();
  for (const Inner &entry : inner)
    for (size_t r = 0; r < graph.ops[entry.op].results.size(); ++r)
      if (!isSubset(atomsOf(resultDims(entry, static_cast<uint32_t>(r))), all))
        return false;
  return true;
}

/// Which of the factors that only the queries have counts them; the others are
/// the query heads of one key head. A mask has told it, or the size equals that
/// of the keys, or the other is part of a dimension with the heads.
void AttentionMatch::chooseQuery() {
  if (query.empty() && !group.empty()) {
    size_t best = group.size();
    for (size_t i = 0; i < group.size() && best == group.size(); ++i)
      if (space.size(group[i]) == space.size(key[0]))
        best = i;
    const Nodes joined = joinedInSource();
    for (size_t i = 0; i < group.size() && best == group.size(); ++i)
      if (!includes(joined, group[i]))
        best = i;
    if (best < group.size()) {
      query.push_back(group[best]);
      group.erase(group.begin() + static_cast<std::ptrdiff_t>(best));
    }
  }
}

/// Atoms of the queries that share a dimension of the tensor they come from
/// with another one.
Nodes AttentionMatch::joinedInSource() {
  const Op &op = graph.ops[scoreProduct];
  const uint32_t operand = 1 - keyOperand;
  TensorId tensor = op.operands[operand];
  Dims dims = operandDims(scoreProduct, operand);
  while (analysis.isView(tensor)) {
    const OpId view = graph.tensors[tensor].producer;
    const Op &v = graph.ops[view];
    const uint32_t base = addNodes(view);
    const Dims made = mapNodes(view, base, v.rule->results[0], tensor);
    for (size_t d = 0; d < dims.size(); ++d)
      if (!space.unify(dims[d], made[d]))
        return {};
    tensor = v.operands[0];
    dims = mapNodes(view, base, v.rule->operands[0], tensor);
  }
  Nodes joined;
  for (const Nodes &nodes : dims) {
    const Nodes atoms = space.expand(nodes);
    if (atoms.size() > 1)
      joined.insert(joined.end(), atoms.begin(), atoms.end());
  }
  return joined;
}

/// The output is kept in the layout that its only reader sees; the backward
/// pass reads that one, too.
void AttentionMatch::followOutput() {
  while (output != kNone) {
    const Tensor &tensor = graph.tensors[output];
    if (tensor.uses.size() != 1 || !tensor.outputs.empty())
      return;
    const OpId view = tensor.uses[0].op;
    const Op &op = graph.ops[view];
    if (analysis.classes[view] != FuseClass::View || op.operands.size() != 1 ||
        op.loop != graph.ops[scoreProduct].loop ||
        graph.tensors[op.results[0]].elements() != tensor.elements())
      return;
    const FactorSpace::Mark mark = space.mark();
    if (!addInner(view, State::Output)) {
      space.rollback(mark);
      return;
    }
    output = op.results[0];
  }
}

bool AttentionMatch::match(OpId exponential) {
  if (graph.ops[exponential].operands.empty())
    return false;
  const TensorId argument = graph.ops[exponential].operands[0];
  scoreProduct = findScores(argument, 0);
  if (scoreProduct == kNone)
    return false;
  const std::vector<OpId> users = dependents(scoreProduct);
  if (!std::binary_search(users.begin(), users.end(), exponential) ||
      !buildForward(users) || !findKeys())
    return false;
  if (valueProduct != kNone && output == kNone)
    return false;
  // What depends on the scores through the output is not part of this.
  if (!buildBackward(users))
    return false;
  if (scoreGradient != kNone && queryGradient == kNone && keyGradient == kNone)
    return false;
  if (valueProduct == kNone && scoreGradient == kNone)
    return false;
  followOutput();
  return classifyFactors() && isClosed();
}

OpId AttentionMatch::gradientPlace() const {
  OpId place = 0;
  for (OpId op : {queryGradient, keyGradient, valueGradient})
    if (op != kNone)
      place = std::max(place, op);
  return place;
}

std::vector<OpId> AttentionMatch::replaced() const {
  std::vector<OpId> ops;
  for (const Inner &entry : inner)
    ops.push_back(entry.op);
  return ops;
}

} // namespace planner
