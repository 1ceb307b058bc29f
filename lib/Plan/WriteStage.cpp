//===- WriteStage.cpp - A stage of a plan as JSON -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "WriteStage.h"
#include <cmath>

namespace planner {

using Style = JsonWriter::Style;

namespace {

class StageWriter {
public:
  StageWriter(JsonWriter &w, const OpGraph &g, const RuleTable &r,
              const Stage &s)
      : out(w), graph(g), rules(r), mesh(s.mesh), assignment(s.assignment),
        priced(s.priced) {
    intern();
  }

  void write();

private:
  struct TensorLayouts {
    uint32_t own;
    SmallVec<uint32_t, 1> further;
  };

  void intern();
  TensorSharding produced(TensorId id) const;
  void axes(AxisMask mask);
  void meshAxes();
  void sharding(const TensorSharding &s);
  void tensor(TensorId id);
  void op(OpId id);
  void steps(const std::vector<CollectiveStep> &list);
  void change(const PricedChange &c, std::pair<uint32_t, uint32_t> ends);

  JsonWriter &out;
  const OpGraph &graph;
  const RuleTable &rules;
  const Mesh &mesh;
  const Assignment &assignment;
  const PricedStrategy &priced;

  ShardingTable shardings;
  std::vector<TensorLayouts> tensors;
  /// Of all operands of all operators, in order.
  std::vector<uint32_t> operands;
  size_t nextOperand = 0;
  std::vector<std::pair<uint32_t, uint32_t>> changes;
};

} // namespace

/// The layout in which a tensor comes into being.
TensorSharding StageWriter::produced(TensorId id) const {
  const Tensor &t = graph.tensors[id];
  if (t.producer == kNone)
    return assignment.storage[id];
  return resultSharding(graph.ops[t.producer], t.resultIndex,
                        assignment.ops[t.producer], mesh);
}

/// The table of shardings is written before what refers to it, so everything is
/// visited twice.
void StageWriter::intern() {
  tensors.reserve(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    TensorLayouts layouts{shardings.intern(produced(id)), {}};
    for (const Materialised &m : assignment.materialised[id])
      layouts.further.push_back(shardings.intern(m.layout));
    tensors.push_back(std::move(layouts));
  }
  for (OpId id = 0; id < graph.ops.size(); ++id)
    for (unsigned i = 0; i < graph.ops[id].operands.size(); ++i)
      operands.push_back(shardings.intern(
          operandSharding(graph.ops[id], i, assignment.ops[id], mesh)));
  for (const PricedChange &c : priced.changes) {
    const uint32_t from = shardings.intern(c.from);
    changes.push_back({from, shardings.intern(c.to)});
  }
}

void StageWriter::axes(AxisMask mask) {
  out.beginArray();
  for (size_t a = 0; a < mesh.axes.size(); ++a)
    if (mask >> a & 1)
      out.value(mesh.axes[a].name);
  out.end();
}

void StageWriter::meshAxes() {
  out.key("mesh").beginArray(Style::Lines);
  for (const MeshAxis &axis : mesh.axes)
    out.beginObject()
        .field("name", axis.name)
        .field("size", axis.size)
        .field("level", axis.level)
        .end();
  out.end();
}

/// Dimensions as lists of axes, and the same by axis in OneFlow's terms.
void StageWriter::sharding(const TensorSharding &s) {
  std::vector<std::string> byAxis(mesh.axes.size(), "B");
  out.beginObject().key("dims").beginArray();
  for (size_t d = 0; d < s.dims.size(); ++d) {
    out.beginArray();
    for (AxisId axis : s.dims[d]) {
      out.value(mesh.axes[axis].name);
      byAxis[axis] = "S(" + std::to_string(d) + ")";
    }
    out.end();
  }
  out.end();
  if (s.partial != 0) {
    out.key("partial");
    axes(s.partial);
    out.field("reduce", name(s.partialOp));
    for (size_t a = 0; a < mesh.axes.size(); ++a)
      if (s.partial >> a & 1)
        byAxis[a] = "P(" + std::string(name(s.partialOp)) + ")";
  }
  out.key("sbp").beginArray();
  for (const std::string &text : byAxis)
    out.value(text);
  out.end().end();
}

void StageWriter::tensor(TensorId id) {
  const Tensor &t = graph.tensors[id];
  const TensorLayouts &layouts = tensors[id];
  out.beginObject().field("id", id).field("name", t.name);
  out.key("shape").beginArray();
  for (int64_t size : t.shape)
    out.value(size);
  out.end().field("dtype", name(t.dtype)).field("role", name(t.role));
  if (t.argument >= 0)
    out.field("argument", t.argument);
  out.field("sharding", layouts.own);
  out.field("local_bytes",
            localBytes(t, *shardings.entries()[layouts.own], mesh));
  if (!layouts.further.empty()) {
    out.key("materialised").beginArray();
    for (size_t i = 0; i < layouts.further.size(); ++i) {
      const Materialised &m = assignment.materialised[id][i];
      out.beginObject().field("sharding", layouts.further[i]);
      out.field("source", m.source);
      if (m.redoneEachPhase)
        out.field("redone_each_phase", true);
      if (m.late)
        out.field("late", true);
      out.end();
    }
    out.end();
  }
  out.end();
}

/// Payloads are whole bytes, except those that an uneven split computes.
static int64_t wholeBytes(Bytes bytes) {
  constexpr double most = 9.2e18;
  return static_cast<int64_t>(std::ceil(std::min(bytes.value, most)));
}

void StageWriter::steps(const std::vector<CollectiveStep> &list) {
  out.beginArray();
  for (const CollectiveStep &step : list) {
    out.beginObject().field("collective", name(step.kind));
    out.key("axes");
    axes(step.axes);
    if (step.dim >= 0)
      out.field("dim", step.dim);
    if (step.toDim >= 0)
      out.field("to_dim", step.toDim);
    if (step.kind == CollectiveKind::AllReduce ||
        step.kind == CollectiveKind::ReduceScatter)
      out.field("reduce", name(step.reduce));
    out.field("bytes", wholeBytes(step.bytes));
    out.field("time_s", step.time.value).end();
  }
  out.end();
}

void StageWriter::op(OpId id) {
  const Op &o = graph.ops[id];
  const OpConfig &config = assignment.ops[id];
  const OpCost &cost = priced.ops[id];
  out.beginObject().field("id", id).field("name", o.mnemonic);
  out.field("kind", name(o.kind)).field("phase", name(o.phase));
  out.field("rule", rules.indexOf(id));
  out.key("configuration").beginObject();
  for (size_t a = 0; a < mesh.axes.size(); ++a)
    out.dataKey(mesh.axes[a].name)
        .value(configEntryName(rules.of(id), config.axes[a]));
  out.end().key("operands").beginArray();
  for (TensorId t : o.operands)
    out.value(t);
  out.end().key("operand_shardings").beginArray();
  for (size_t i = 0; i < o.operands.size(); ++i)
    out.value(operands[nextOperand++]);
  out.end().key("results").beginArray();
  for (TensorId t : o.results)
    out.value(t);
  out.end().field("executions", graph.executions(o));
  out.field("compute_s", cost.compute.value);
  if (!cost.collectives.empty()) {
    out.field("communication_s", cost.communication.value);
    out.key("collectives");
    steps(cost.collectives);
  }
  if (cost.temporaryBytes != 0)
    out.field("temporary_bytes", cost.temporaryBytes);
  if (!o.location.empty())
    out.field("location", o.location);
  out.end();
}

void StageWriter::change(const PricedChange &c,
                         std::pair<uint32_t, uint32_t> ends) {
  out.beginObject().field("tensor", c.tensor);
  out.field("from", ends.first).field("to", ends.second);
  out.field("phase", name(c.phase));
  if (c.before != kNone)
    out.field("before", c.before);
  if (c.isGradient || c.isParameter)
    out.field("serves", c.isGradient ? "gradient" : "parameter");
  out.field("executions", c.executions);
  out.field("time_s", c.change.time.value).key("steps");
  steps(c.change.steps);
  out.end();
}

void StageWriter::write() {
  out.beginObject(Style::Lines);
  meshAxes();
  out.key("shardings").beginArray(Style::Lines);
  for (const TensorSharding *entry : shardings.entries())
    sharding(*entry);
  out.end().key("tensors").beginArray(Style::Lines);
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    tensor(id);
  out.end().key("operators").beginArray(Style::Lines);
  for (OpId id = 0; id < graph.ops.size(); ++id)
    op(id);
  out.end().key("layout_changes").beginArray(Style::Lines);
  for (size_t i = 0; i < changes.size(); ++i)
    change(priced.changes[i], changes[i]);
  out.end().end();
}

void writeStage(JsonWriter &writer, const OpGraph &graph,
                const RuleTable &rules, const Stage &stage) {
  StageWriter(writer, graph, rules, stage).write();
}

} // namespace planner
