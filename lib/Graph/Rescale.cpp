//===- Rescale.cpp - The same model at another batch ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Rescale.h"
#include <algorithm>

namespace planner {

namespace {

class Resizer {
public:
  Resizer(OpGraph &g, DimClassId c, int64_t s)
      : graph(g), dimClass(c), size(s), old(g.dimClasses[c].size),
        ratio(static_cast<double>(s) / static_cast<double>(old)),
        follows(g.dimClasses.size(), false), resized(g.tensors.size(), false) {
    follows[c] = true;
    findProducts();
  }

  Expected<void> resize(Op &op);
  void finish();

private:
  void findProducts();
  bool inClass(const Factor &factor) const {
    return factor.dimClass < follows.size() && follows[factor.dimClass];
  }
  /// Share of the work that follows from the factors in the class.
  double scaleOf(const ShardingRule &rule,
                 const SmallVec<FactorId, 4> &factors) const;
  void resizeOp(Op &op);
  Expected<void> resizeTensor(const Op &op, TensorId id, const TensorMap &map);

  OpGraph &graph;
  DimClassId dimClass;
  int64_t size, old;
  double ratio;
  /// By class: it is resized, or a product with it.
  std::vector<bool> follows;
  std::vector<bool> resized;
};

} // namespace

/// Products of products are few and small; a round finds at least one more.
void Resizer::findProducts() {
  for (bool changed = true; changed;) {
    changed = false;
    for (DimClassId id = 0; id < follows.size(); ++id)
      if (!follows[id])
        for (DimClassId part : graph.dimClasses[id].parts)
          if (follows[part])
            follows[id] = changed = true;
  }
}

double Resizer::scaleOf(const ShardingRule &rule,
                        const SmallVec<FactorId, 4> &factors) const {
  double scale = 1;
  for (FactorId f : factors)
    if (inClass(rule.factors[f]))
      scale *= ratio;
  return scale;
}

void Resizer::resizeOp(Op &op) {
  SmallVec<FactorId, 4> all;
  for (FactorId f = 0; f < op.rule->factors.size(); ++f)
    all.push_back(f);
  double scale = scaleOf(op.rule, all);
  if (op.members.empty()) {
    op.work.matmulFlops *= scale;
    op.work.vectorFlops *= scale;
  } else {
    op.work = {};
    std::vector<Work> works;
    works.reserve(op.members.size());
    for (size_t i = 0; i < op.members.size(); ++i) {
      const double memberScale = scaleOf(op.rule, op.members[i].factors);
      Work work = workOf(op, i);
      work.matmulFlops *= memberScale;
      work.vectorFlops *= memberScale;
      op.work += work;
      works.push_back(work);
    }
    op.memberWork = std::move(works);
  }
  // Other rules stay those that copies of the graph share.
  const auto &factors = op.rule->factors;
  if (std::none_of(factors.begin(), factors.end(),
                   [&](const Factor &factor) { return inClass(factor); }))
    return;
  for (Factor &factor : op.rule.edit().factors)
    if (inClass(factor))
      factor.size = saturatingMul(factor.size / old, size);
}

Expected<void> Resizer::resizeTensor(const Op &op, TensorId id,
                                     const TensorMap &map) {
  Tensor &tensor = graph.tensors[id];
  for (size_t d = 0; d < map.size(); ++d) {
    bool isResized = std::any_of(map[d].begin(), map[d].end(), [&](FactorId f) {
      return inClass(op.rule->factors[f]);
    });
    if (!isResized)
      continue;
    int64_t extent = 1;
    for (FactorId f : map[d])
      extent = saturatingMul(extent, op.rule->factors[f].size);
    if (resized[id] && tensor.shape[d] != extent)
      return makeError("cannot resize the " + graph.dimClasses[dimClass].name +
                           " dimension: a value of " + op.mnemonic +
                           " would be " + std::to_string(extent) + " and " +
                           std::to_string(tensor.shape[d]),
                       op.location, "export the model at that size");
    tensor.shape[d] = extent;
  }
  resized[id] = true;
  return {};
}

Expected<void> Resizer::resize(Op &op) {
  resizeOp(op);
  for (size_t i = 0; i < op.operands.size(); ++i)
    if (Expected<void> ok =
            resizeTensor(op, op.operands[i], op.rule->operands[i]);
        !ok)
      return ok;
  for (size_t i = 0; i < op.results.size(); ++i)
    if (Expected<void> ok =
            resizeTensor(op, op.results[i], op.rule->results[i]);
        !ok)
      return ok;
  return {};
}

void Resizer::finish() {
  for (DimClassId id = 0; id < follows.size(); ++id)
    if (follows[id])
      graph.dimClasses[id].size =
          saturatingMul(graph.dimClasses[id].size / old, size);
  // Nearly all that loops stack belongs to samples and to their tokens.
  for (int64_t *bytes : {&graph.stackedBytes, &graph.leastStackedBytes})
    *bytes =
        static_cast<int64_t>(std::min(static_cast<double>(*bytes) * ratio,
                                      static_cast<double>(kSaturated) / 2));
}

static std::optional<DimClassId> classOfKind(const OpGraph &graph,
                                             DimClassKind kind) {
  for (DimClassId id = 0; id < graph.dimClasses.size(); ++id)
    if (graph.dimClasses[id].kind == kind)
      return id;
  return std::nullopt;
}

/// Pieces that a step goes through one by one.
static int64_t piecesOf(const OpGraph &graph, DimClassKind kind) {
  return kind == DimClassKind::Batch ? graph.microBatches : 1;
}

std::optional<int64_t> dimClassSize(const OpGraph &graph, DimClassKind kind) {
  if (std::optional<DimClassId> id = classOfKind(graph, kind))
    return saturatingMul(graph.dimClasses[*id].size, piecesOf(graph, kind));
  return std::nullopt;
}

int64_t stepSamples(const OpGraph &graph) {
  return dimClassSize(graph, DimClassKind::Batch).value_or(1);
}

int64_t samplesAtOnce(const OpGraph &graph) {
  const auto id = classOfKind(graph, DimClassKind::Batch);
  return id ? graph.dimClasses[*id].size : 1;
}

static bool hasSamples(const OpGraph &graph, DimClassId id) {
  if (id >= graph.dimClasses.size())
    return false;
  const DimClass &own = graph.dimClasses[id];
  return own.kind == DimClassKind::Batch ||
         std::any_of(own.parts.begin(), own.parts.end(),
                     [&](DimClassId part) { return hasSamples(graph, part); });
}

static bool hasSamples(const OpGraph &graph, const Op &op,
                       const TensorMap &map) {
  return std::any_of(map.begin(), map.end(), [&](const DimFactors &factors) {
    return std::any_of(factors.begin(), factors.end(), [&](FactorId f) {
      return hasSamples(graph, op.rule->factors[f].dimClass);
    });
  });
}

bool isOfSamples(const OpGraph &graph, TensorId tensor) {
  const Tensor &own = graph.tensors[tensor];
  if (own.producer != kNone) {
    const Op &op = graph.ops[own.producer];
    return hasSamples(graph, op, op.rule->results[own.resultIndex]);
  }
  return std::any_of(own.uses.begin(), own.uses.end(), [&](const Use &use) {
    const Op &op = graph.ops[use.op];
    return hasSamples(graph, op, op.rule->operands[use.operand]);
  });
}

/// All operators, or those that are given.
static Expected<void> resizeOps(OpGraph &graph, DimClassKind kind, int64_t size,
                                const std::vector<OpId> *ops) {
  std::optional<DimClassId> id = classOfKind(graph, kind);
  if (!id && kind == DimClassKind::Batch && size == 1)
    return {};
  if (!id)
    return makeError("the model has no " + std::string(name(kind)) +
                     " dimension that could be resized");
  if (size < 1)
    return makeError("expected a " + std::string(name(kind)) +
                     " size of at least 1, got " + std::to_string(size));
  const int64_t pieces = piecesOf(graph, kind);
  if (size % pieces != 0)
    return makeError("expected a " + std::string(name(kind)) +
                     " size that the model's " + std::to_string(pieces) +
                     " micro-batches divide, got " + std::to_string(size));
  if (graph.dimClasses[*id].size == size / pieces)
    return {};
  Resizer resizer(graph, *id, size / pieces);
  const size_t count = ops ? ops->size() : graph.ops.size();
  for (size_t i = 0; i < count; ++i)
    if (auto ok = resizer.resize(graph.ops[ops ? (*ops)[i] : i]); !ok)
      return ok;
  resizer.finish();
  return {};
}

Expected<void> resizeDimClass(OpGraph &graph, DimClassKind kind, int64_t size) {
  return resizeOps(graph, kind, size, nullptr);
}

Expected<void> resizePart(OpGraph &graph, DimClassKind kind, int64_t size,
                          const std::vector<OpId> &ops) {
  return resizeOps(graph, kind, size, &ops);
}

} // namespace planner
