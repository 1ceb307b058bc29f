//===- ReadStage.cpp - A stage's strategy from its document ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Read.h"
#include <algorithm>

namespace planner {

namespace {

class StageReader {
public:
  StageReader(const OpGraph &g, const RuleTable &r, Stage &s)
      : graph(g), rules(r), stage(s) {}

  void read(const JsonNode &node);

private:
  void mesh(const JsonNode &node);
  std::optional<AxisId> axis(const JsonNode &node) const;
  TensorSharding sharding(const JsonNode &node) const;
  OpConfig configuration(const JsonNode &node, OpId op) const;
  /// An entry of the table, with as many dimensions as the tensor.
  TensorSharding layout(const JsonNode &node, TensorId tensor) const;
  SmallVec<Materialised, 1> materialised(const JsonNode &node,
                                         TensorId tensor) const;

  const OpGraph &graph;
  const RuleTable &rules;
  Stage &stage;
  std::vector<TensorSharding> shardings;
};

} // namespace

void StageReader::mesh(const JsonNode &node) {
  if (node.size() > kMaxAxes)
    node.fail("expected at most " + std::to_string(kMaxAxes) + " axes, got " +
              std::to_string(node.size()));
  int64_t devices = 1;
  for (size_t i = 0; i < node.size(); ++i) {
    JsonNode entry = node.at(i);
    MeshAxis axis;
    axis.name = entry.at("name").text();
    axis.size = entry.at("size").integer(1, INT32_MAX);
    axis.level = static_cast<unsigned>(
        entry.at("level").integer(0, int64_t(kMaxLevels) - 1));
    devices = saturatingMul(devices, axis.size);
    for (const MeshAxis &other : stage.mesh.axes)
      if (other.name == axis.name)
        entry.at("name").fail("two axes are called " + axis.name);
    stage.mesh.axes.push_back(std::move(axis));
  }
  if (devices > INT32_MAX)
    node.fail("the mesh has too many devices");
}

std::optional<AxisId> StageReader::axis(const JsonNode &node) const {
  const std::string text = node.text();
  const auto &axes = stage.mesh.axes;
  for (size_t a = 0; a < axes.size(); ++a)
    if (axes[a].name == text)
      return static_cast<AxisId>(a);
  node.fail("expected an axis of the mesh " + stage.mesh.str() + ", got " +
            shownValue(node.json()));
  return std::nullopt;
}

static std::optional<ReduceOp> reduceFromName(std::string_view text) {
  for (ReduceOp op :
       {ReduceOp::Sum, ReduceOp::Max, ReduceOp::Min, ReduceOp::Prod,
        ReduceOp::And, ReduceOp::Or, ReduceOp::LogSumExp, ReduceOp::Other})
    if (name(op) == text)
      return op;
  return std::nullopt;
}

TensorSharding StageReader::sharding(const JsonNode &node) const {
  TensorSharding result;
  AxisMask seen = 0;
  auto once = [&](const JsonNode &entry) {
    std::optional<AxisId> a = axis(entry);
    if (a && (seen >> *a & 1))
      entry.fail("axis " + stage.mesh.axes[*a].name + " is used twice");
    if (a)
      seen |= AxisMask(1) << *a;
    return a;
  };
  JsonNode dims = node.at("dims");
  result.dims.resize(dims.size());
  for (size_t d = 0; d < dims.size(); ++d) {
    JsonNode list = dims.at(d);
    for (size_t i = 0; i < list.size(); ++i)
      if (auto a = once(list.at(i)))
        result.dims[d].push_back(*a);
  }
  if (auto partial = node.find("partial")) {
    for (size_t i = 0; i < partial->size(); ++i)
      if (auto a = once(partial->at(i)))
        result.partial |= AxisMask(1) << *a;
    JsonNode reduce = node.at("reduce");
    std::optional<ReduceOp> op = reduceFromName(reduce.text());
    if (!op)
      reduce.fail("expected a reduction, got " + shownValue(reduce.json()));
    result.partialOp = op.value_or(ReduceOp::Sum);
  }
  return result;
}

OpConfig StageReader::configuration(const JsonNode &node, OpId op) const {
  OpConfig config;
  const auto &axes = stage.mesh.axes;
  for (const MeshAxis &axis : axes) {
    JsonNode entry = node.at(axis.name);
    const std::string text = entry.text();
    std::optional<int8_t> choice = configEntryFromName(rules.of(op), text);
    if (!choice)
      entry.fail("expected \"-\" or a factor of " + rules.of(op).text +
                 ", got " + shownValue(entry.json()));
    config.axes.push_back(choice.value_or(OpConfig::kReplicated));
  }
  if (!node.failed() && node.json().size() != axes.size())
    node.fail("expected one entry for each axis of the mesh " +
              stage.mesh.str());
  return config;
}

TensorSharding StageReader::layout(const JsonNode &node,
                                   TensorId tensor) const {
  const uint32_t entry = node.index(shardings.size(), "shardings");
  if (node.failed())
    return {};
  const size_t rank = graph.tensors[tensor].shape.size();
  if (shardings[entry].dims.size() != rank)
    node.fail("expected a sharding of " + std::to_string(rank) +
              " dimensions, got one of " +
              std::to_string(shardings[entry].dims.size()));
  return shardings[entry];
}

SmallVec<Materialised, 1> StageReader::materialised(const JsonNode &node,
                                                    TensorId tensor) const {
  SmallVec<Materialised, 1> result;
  const auto count = static_cast<int64_t>(node.size());
  for (size_t i = 0; i < node.size(); ++i) {
    JsonNode entry = node.at(i);
    Materialised m;
    m.layout = layout(entry.at("sharding"), tensor);
    m.source = static_cast<int32_t>(entry.at("source").integer(-1, count - 1));
    if (auto flag = entry.find("redone_each_phase"))
      m.redoneEachPhase = flag->boolean();
    if (auto flag = entry.find("late"))
      m.late = flag->boolean();
    result.push_back(std::move(m));
  }
  // Following the sources must end at the producer's layout.
  for (size_t i = 0; i < result.size() && !node.failed(); ++i) {
    size_t steps = 0;
    for (int32_t at = static_cast<int32_t>(i); at >= 0; ++steps) {
      if (steps > result.size()) {
        node.at(i).fail("is made from itself");
        break;
      }
      at = result[static_cast<size_t>(at)].source;
    }
  }
  return result;
}

void StageReader::read(const JsonNode &node) {
  mesh(node.at("mesh"));
  JsonNode table = node.at("shardings");
  for (size_t i = 0; i < table.size(); ++i)
    shardings.push_back(sharding(table.at(i)));

  Assignment &assignment = stage.assignment;
  assignment.storage.resize(graph.tensors.size());
  assignment.materialised.resize(graph.tensors.size());
  JsonNode tensors = node.at("tensors");
  if (tensors.size() != graph.tensors.size())
    tensors.fail("expected " + std::to_string(graph.tensors.size()) +
                 " tensors, got " + std::to_string(tensors.size()));
  for (TensorId id = 0; id < graph.tensors.size() && !node.failed(); ++id) {
    JsonNode entry = tensors.at(size_t(id));
    TensorSharding own = layout(entry.at("sharding"), id);
    if (graph.tensors[id].producer == kNone)
      assignment.storage[id] = std::move(own);
    if (auto further = entry.find("materialised"))
      assignment.materialised[id] = materialised(*further, id);
  }
  JsonNode ops = node.at("operators");
  if (ops.size() != graph.ops.size())
    ops.fail("expected " + std::to_string(graph.ops.size()) +
             " operators, got " + std::to_string(ops.size()));
  for (OpId id = 0; id < graph.ops.size() && !node.failed(); ++id)
    assignment.ops.push_back(
        configuration(ops.at(size_t(id)).at("configuration"), id));
}

Stage readStage(const JsonNode &node, const OpGraph &graph,
                const RuleTable &rules) {
  Stage stage;
  StageReader(graph, rules, stage).read(node);
  return stage;
}

} // namespace planner
