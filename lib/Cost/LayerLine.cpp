//===- LayerLine.cpp - Where operators stand along the model --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/LayerLine.h"
#include "LayerLoops.h"
#include <algorithm>
#include <optional>
#include <set>

namespace planner {

using namespace detail;

namespace {

/// A model of which this share of the forward pass's products is in one chain
/// of equal layers is that chain, with something before and after it.
constexpr double kLeastChain = 0.25;

class LineBuilder {
public:
  explicit LineBuilder(const CostModel &m)
      : graph(m.graph()), loops(m), nest(graph),
        unitOf(graph.ops.size(), kNone), isPlaced(graph.ops.size(), false),
        isFree(graph.ops.size(), false), loopBegin(graph.loops.size(), -1),
        unitsOf(graph.loops.size()) {
    line.ops.resize(graph.ops.size());
    line.tensors.resize(graph.tensors.size());
    line.stacked.resize(graph.tensors.size(), false);
    line.sent.resize(graph.tensors.size(), false);
  }

  LayerLine run() {
    findData();
    findChain();
    placeForward();
    placeFree(Phase::Forward, false);
    placeParameters();
    placeBackward();
    placeOptimizer();
    for (Phase phase : {Phase::Optimizer, Phase::Backward, Phase::Forward})
      placeFree(phase, true);
    placeTensors();
    findLayerSpans();
    return std::move(line);
  }

private:
  void findData();
  bool areEndsLong(const Block &block, double work, double total) const;
  void findChain();
  void placeForward();
  void placeFree(Phase phase, bool isLast);
  void placeParameters();
  void placeBackward();
  void placeRepeated();
  void placeOptimizer();
  void placeTensors();
  void findLayerSpans();

  void place(OpId id, LineSpan span) {
    line.ops[id] = span;
    isPlaced[id] = true;
  }
  static LineSpan unit(double begin) { return {begin, begin + 1}; }
  int64_t layersOf(LoopId loop) const {
    const std::vector<bool> &some = graph.loops[loop].layers;
    return some.empty() ? loops.trips(loop) : static_cast<int64_t>(some.size());
  }
  /// Of all layers, those of another loop that it shares them with included.
  LineSpan allOf(LoopId loop) const {
    const auto begin = static_cast<double>(loopBegin[loop]);
    return {begin, begin + static_cast<double>(layersOf(loop))};
  }
  LineSpan spanOf(LoopId loop) const;
  LineSpan stackSpan(TensorId stack) const {
    const LoopId loop = loops.stackOf(stack);
    return loops.isOfAll(stack) ? allOf(loop) : spanOf(loop);
  }
  void beginLoop(LoopId loop);
  bool goesOn(TensorId entered) const;

  std::optional<LineSpan> boundSpan(OpId id) const;
  std::optional<LineSpan> stackSpan(const Op &op) const;
  LineSpan forwardSpan(OpId id);
  LineSpan backwardSpan(OpId id) const;
  LineSpan optimizerSpan(OpId id) const;
  LineSpan parameterSpan(TensorId id) const;
  std::optional<double> firstUse(TensorId id, Phase phase) const;
  double chainWork(const Block &block) const;

  const OpGraph &graph;
  const LayerLoops loops;
  const LoopNest nest;
  LayerLine line;
  /// By OpId: the occurrence of the chain's block that it is in.
  std::vector<uint32_t> unitOf;
  std::vector<bool> isPlaced;
  /// By OpId: made of parameters alone, or of inputs alone.
  std::vector<bool> isFree;
  /// By LoopId, of forward loops over layers: their first unit.
  std::vector<int64_t> loopBegin;
  /// By LoopId, of those that share layers: their units.
  std::vector<std::shared_ptr<const UnitSet>> unitsOf;
  int64_t cursor = 0;
};

} // namespace

double LineSpan::within(double from, double to) const {
  const double first = std::max(begin, from), last = std::min(end, to);
  if (!units || last <= first)
    return std::max(0.0, last - first);
  return static_cast<double>((*units)[static_cast<size_t>(last)] -
                             (*units)[static_cast<size_t>(first)]);
}

LineSpan LineBuilder::spanOf(LoopId loop) const {
  LineSpan span = allOf(loop);
  if (!unitsOf[loop])
    return span;
  span.units = unitsOf[loop].get();
  while (!span.has(static_cast<size_t>(span.begin)))
    ++span.begin;
  while (!span.has(static_cast<size_t>(span.end) - 1))
    --span.end;
  return span;
}

/// Two loops that share the layers begin with the same one.
void LineBuilder::beginLoop(LoopId loop) {
  const std::vector<bool> &some = graph.loops[loop].layers;
  for (LoopId other = 1; other < loop && !some.empty(); ++other)
    if (loopBegin[other] >= 0 && !graph.loops[other].layers.empty())
      loopBegin[loop] = loopBegin[other];
  if (loopBegin[loop] < 0) {
    loopBegin[loop] = line.isUniform ? 1 : cursor;
    cursor += layersOf(loop);
  }
  if (some.empty())
    return;
  UnitSet before(static_cast<size_t>(loopBegin[loop]) + 1, 0);
  for (const bool has : some)
    before.push_back(before.back() + (has ? 1 : 0));
  unitsOf[loop] = std::make_shared<const UnitSet>(std::move(before));
  line.unitSets.push_back(unitsOf[loop]);
}

/// What depends on parameters and on data is handed from stage to stage.
void LineBuilder::findData() {
  std::vector<bool> ofParameters(graph.tensors.size()), ofData = ofParameters;
  for (TensorId id : graph.arguments) {
    const Role role = graph.tensors[id].role;
    const bool isParameter =
        role == Role::Parameter || role == Role::FrozenParameter;
    ofParameters[id] = isParameter;
    ofData[id] = role == Role::Input || role == Role::State;
  }
  // What a loop carries depends on what its iterations put there.
  for (int round = 0; round < 2; ++round)
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      bool parameters = false, data = false;
      for (TensorId operand : op.operands) {
        parameters = parameters || ofParameters[operand];
        data = data || ofData[operand];
      }
      isFree[id] = !data || !parameters;
      const auto mark = [&](TensorId tensor) {
        ofParameters[tensor] = ofParameters[tensor] || parameters;
        ofData[tensor] = ofData[tensor] || data;
        line.sent[tensor] = ofParameters[tensor] && ofData[tensor] &&
                            op.phase == Phase::Forward &&
                            isFloat(graph.tensors[tensor].dtype);
      };
      for (TensorId result : op.results)
        mark(result);
      if (op.kind == OpKind::LoopNext && op.tiedTo != kNone)
        for (TensorId carried : graph.ops[op.tiedTo].results)
          mark(carried);
    }
}

/// Forward matrix work of a block outside of loops.
double LineBuilder::chainWork(const Block &block) const {
  double work = 0;
  for (const auto &ops : block.occurrences)
    for (OpId id : ops)
      if (graph.ops[id].phase == Phase::Forward && graph.ops[id].loop == 0)
        work += graph.ops[id].work.matmulFlops;
  return work;
}

/// Whether what is before and after the layers of a block would be several
/// stages itself: it is more than two layers, and many products of them.
bool LineBuilder::areEndsLong(const Block &block, double work,
                              double total) const {
  constexpr double kLayers = 2, kShare = 0.25;
  constexpr int kProducts = 4;
  const double layer = work / static_cast<double>(block.occurrences.size());
  std::vector<bool> isOfLayers(graph.ops.size());
  for (const std::vector<OpId> &ops : block.occurrences)
    for (OpId id : ops)
      isOfLayers[id] = true;
  int products = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    products +=
        op.phase == Phase::Forward && !isOfLayers[id] &&
                op.work.matmulFlops * graph.executions(op) >= kShare * layer
            ? 1
            : 0;
  }
  return products > kProducts && total - work > kLayers * layer;
}

void LineBuilder::findChain() {
  double total = 0, work = 0;
  std::vector<double> inLoops(graph.loops.size());
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase != Phase::Forward)
      continue;
    const double flops = op.work.matmulFlops * graph.executions(op);
    total += flops;
    if (loops.of(id) != kNone)
      inLoops[loops.of(id)] += flops;
  }
  size_t chains = 0;
  const Block *chain = nullptr;
  for (const Block &block : graph.blocks)
    if (block.occurrences.size() > 1)
      if (const double own = chainWork(block); own > 0) {
        ++chains;
        work = own;
        chain = &block;
      }
  double shared = 0;
  for (LoopId loop = 1; loop < graph.loops.size(); ++loop)
    if (inLoops[loop] > 0) {
      const bool isShared = !graph.loops[loop].layers.empty();
      chains += isShared && shared > 0 ? 0 : 1;
      work = inLoops[loop] + (isShared ? shared : 0);
      shared = isShared ? work : shared;
      chain = nullptr;
      line.layers = layersOf(loop);
    }
  line.isUniform = chains == 1 && work >= kLeastChain * total &&
                   !(chain && areEndsLong(*chain, work, total));
  if (!line.isUniform)
    return;
  if (chain) {
    line.layers = static_cast<int64_t>(chain->occurrences.size());
    for (uint32_t i = 0; i < chain->occurrences.size(); ++i)
      for (OpId id : chain->occurrences[i])
        unitOf[id] = i;
  }
  line.length = line.layers + 2;
}

/// Of operators whose place does not depend on others.
std::optional<LineSpan> LineBuilder::boundSpan(OpId id) const {
  const Op &op = graph.ops[id];
  const LoopId loop = loops.of(id);
  if (loop != kNone) {
    const bool isEnter = op.kind == OpKind::LoopEnter;
    const bool isEnd = (isEnter || op.kind == OpKind::LoopNext) &&
                       !op.results.empty() &&
                       loops.isOutermost(nest.enteredBy(id));
    if (!isEnd)
      return spanOf(loop);
    if (loops.stackOf(op.results[0]) != kNone)
      return stackSpan(op.results[0]);
    const LineSpan all = allOf(loop);
    return isEnter == (op.phase == Phase::Forward) ? unit(all.begin)
                                                   : unit(all.end - 1);
  }
  if (line.isUniform && unitOf[id] != kNone)
    return unit(1 + static_cast<double>(unitOf[id]));
  return std::nullopt;
}

LineSpan LineBuilder::forwardSpan(OpId id) {
  if (line.isUniform) {
    double last = 0;
    for (TensorId operand : graph.ops[id].operands)
      if (const OpId producer = graph.tensors[operand].producer;
          producer != kNone && isPlaced[producer])
        last = std::max(last, line.ops[producer].end);
    const auto end = static_cast<double>(line.length);
    return last >= end - 1 ? unit(end - 1) : unit(std::max(last - 1, 0.0));
  }
  // A loop of another kind is one unit.
  const Op &op = graph.ops[id];
  if (id > 0 && op.loop != 0 && graph.ops[id - 1].loop != 0 &&
      loops.of(id - 1) == kNone && isPlaced[id - 1])
    return line.ops[id - 1];
  return unit(static_cast<double>(cursor++));
}

void LineBuilder::placeForward() {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase != Phase::Forward)
      continue;
    if (const LoopId loop = loops.of(id); loop != kNone && loopBegin[loop] < 0)
      beginLoop(loop);
    if (const auto span = boundSpan(id))
      place(id, *span);
    else if (!isFree[id])
      place(id, forwardSpan(id));
  }
  if (!line.isUniform)
    line.length = std::max<int64_t>(cursor, 1);
}

/// Where a stack among the operands or results lies.
std::optional<LineSpan> LineBuilder::stackSpan(const Op &op) const {
  for (TensorId id : op.results)
    if (loops.stackOf(id) != kNone)
      return stackSpan(id);
  for (TensorId id : op.operands)
    if (loops.stackOf(id) != kNone)
      return stackSpan(id);
  return std::nullopt;
}

std::optional<double> LineBuilder::firstUse(TensorId id, Phase phase) const {
  std::optional<double> first;
  for (const Use &use : graph.tensors[id].uses)
    if (graph.ops[use.op].phase == phase && isPlaced[use.op]) {
      const double begin = line.ops[use.op].begin;
      first = first ? std::min(*first, begin) : begin;
    }
  return first;
}

/// Constants, masks, labels and casts of parameters stand where they are first
/// used. Those with no place yet wait for the last call.
void LineBuilder::placeFree(Phase phase, bool isLast) {
  for (size_t i = graph.ops.size(); i-- > 0;) {
    const auto id = static_cast<OpId>(i);
    const Op &op = graph.ops[id];
    if (op.phase != phase || isPlaced[id])
      continue;
    if (const auto span = stackSpan(op)) {
      place(id, *span);
      continue;
    }
    std::optional<double> first;
    for (TensorId result : op.results)
      for (Phase user : {Phase::Forward, Phase::Backward, Phase::Optimizer})
        if (!first)
          first = firstUse(result, user);
    if (first || isLast)
      place(id, unit(first.value_or(0)));
  }
}

LineSpan LineBuilder::parameterSpan(TensorId id) const {
  if (loops.stackOf(id) != kNone)
    return stackSpan(id);
  std::optional<double> first = firstUse(id, Phase::Forward);
  return unit(first ? *first : firstUse(id, Phase::Backward).value_or(0));
}

/// Where a parameter is used, through casts, beside its first place.
void LineBuilder::placeParameters() {
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.role != Role::Parameter && tensor.role != Role::FrozenParameter)
      continue;
    line.tensors[id] = parameterSpan(id);
    if (loops.stackOf(id) != kNone)
      continue;
    std::vector<double> places;
    // Each form once, however many ways lead to it.
    std::vector<TensorId> forms = {id};
    std::set<TensorId> known = {id};
    for (size_t i = 0; i < forms.size(); ++i)
      for (const Use &use : graph.tensors[forms[i]].uses) {
        const Op &op = graph.ops[use.op];
        if (op.phase != Phase::Forward)
          continue;
        if (!isFree[use.op]) {
          places.push_back(line.ops[use.op].begin);
          continue;
        }
        for (TensorId result : op.results)
          if (known.insert(result).second)
            forms.push_back(result);
      }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (double begin : places)
      if (begin != line.tensors[id].begin)
        line.shared.emplace_back(id, unit(begin));
  }
}

/// With its forward operator; else, as gradients flow backward, where the first
/// of the gradients stands that it reads.
LineSpan LineBuilder::backwardSpan(OpId id) const {
  const Op &op = graph.ops[id];
  if (const auto span = stackSpan(op))
    return *span;
  if (op.adjointOf != kNone && isPlaced[op.adjointOf])
    return line.ops[op.adjointOf];
  std::optional<double> first;
  double last = 1;
  for (TensorId operand : op.operands) {
    const OpId producer = graph.tensors[operand].producer;
    if (producer == kNone || !isPlaced[producer])
      continue;
    const LineSpan &span = line.ops[producer];
    if (graph.ops[producer].phase == Phase::Backward)
      first = std::min(first.value_or(span.begin), span.begin);
    else
      last = std::max(last, span.end);
  }
  return unit(first.value_or(last - 1));
}

/// What is computed again is where it was computed first; where that is gone,
/// with what reads it.
void LineBuilder::placeRepeated() {
  for (size_t i = graph.ops.size(); i-- > 0;) {
    const auto id = static_cast<OpId>(i);
    const Op &op = graph.ops[id];
    if (!op.isRecomputed || isPlaced[id])
      continue;
    if (const auto span = boundSpan(id)) {
      place(id, *span);
    } else if (op.recomputes != kNone && isPlaced[op.recomputes]) {
      place(id, line.ops[op.recomputes]);
    } else {
      std::optional<double> last;
      for (TensorId result : op.results)
        for (const Use &use : graph.tensors[result].uses)
          if (const OpId forward = graph.ops[use.op].adjointOf;
              forward != kNone && isPlaced[forward])
            last = std::max(last.value_or(0), line.ops[forward].begin);
          else if (isPlaced[use.op])
            last = std::max(last.value_or(0), line.ops[use.op].begin);
      if (last)
        place(id, unit(*last));
    }
  }
}

void LineBuilder::placeBackward() {
  placeRepeated();
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase != Phase::Backward || op.kind == OpKind::Generator ||
        isPlaced[id])
      continue;
    const auto span = boundSpan(id);
    place(id, span ? *span : backwardSpan(id));
  }
}

/// With the parameter that it updates, or the gradient that it reads.
LineSpan LineBuilder::optimizerSpan(OpId id) const {
  const Op &op = graph.ops[id];
  if (const auto span = stackSpan(op))
    return *span;
  std::optional<LineSpan> best;
  for (TensorId operand : op.operands) {
    const Tensor &tensor = graph.tensors[operand];
    if (tensor.elements() <= 1)
      continue;
    if (tensor.producer == kNone) {
      if (tensor.role == Role::Parameter)
        return line.tensors[operand];
    } else if (isPlaced[tensor.producer] &&
               (!best || line.ops[tensor.producer].begin < best->begin)) {
      best = line.ops[tensor.producer];
    }
  }
  return best.value_or(LineSpan{});
}

void LineBuilder::placeOptimizer() {
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].phase == Phase::Optimizer &&
        graph.ops[id].kind != OpKind::Generator) {
      const auto span = boundSpan(id);
      place(id, span ? *span : optimizerSpan(id));
    }
}

/// Whether a loop takes it from one that it shares the layers with: each chunk
/// hands what both carry to the next one once, and the first loop says so.
bool LineBuilder::goesOn(TensorId entered) const {
  const OpId enter = graph.tensors[entered].producer;
  if (enter == kNone || graph.ops[enter].kind != OpKind::LoopEnter)
    return false;
  const OpId before = graph.tensors[graph.ops[enter].operands[0]].producer;
  return before != kNone && graph.ops[before].kind == OpKind::LoopNext &&
         !graph.loops[graph.ops[before].loop].layers.empty() &&
         !graph.loops[nest.enteredBy(enter)].layers.empty();
}

void LineBuilder::placeTensors() {
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    line.stacked[id] = loops.stackOf(id) != kNone;
    if (tensor.producer != kNone)
      line.tensors[id] = line.ops[tensor.producer];
    else if (line.stacked[id])
      line.tensors[id] = stackSpan(id);
    else if (tensor.role != Role::Parameter &&
             tensor.role != Role::FrozenParameter && !tensor.uses.empty())
      line.tensors[id] = unit(line.ops[tensor.uses[0].op].begin);
    line.sent[id] = line.sent[id] && !line.stacked[id] && !goesOn(id);
  }
}

/// Iterations of loops over layers, and occurrences of blocks.
void LineBuilder::findLayerSpans() {
  for (LoopId loop = 1; loop < graph.loops.size(); ++loop) {
    const LineSpan span = loopBegin[loop] >= 0 ? spanOf(loop) : LineSpan{0, 0};
    for (auto at = static_cast<size_t>(span.begin);
         static_cast<double>(at) < span.end; ++at)
      if (span.has(at))
        line.layerSpans.push_back(unit(static_cast<double>(at)));
  }
  for (const Block &block : graph.blocks) {
    if (block.occurrences.size() < 2 || chainWork(block) == 0)
      continue;
    for (const auto &ops : block.occurrences) {
      LineSpan span{static_cast<double>(line.length), 0};
      for (OpId id : ops)
        if (graph.ops[id].phase == Phase::Forward &&
            graph.ops[id].work.matmulFlops > 0) {
          span.begin = std::min(span.begin, line.ops[id].begin);
          span.end = std::max(span.end, line.ops[id].end);
        }
      line.layerSpans.push_back(span);
    }
  }
}

LayerLine findLayers(const CostModel &model) {
  return LineBuilder(model).run();
}

} // namespace planner
