//===- Sharding.cpp - Shardings in the module as constraints --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"
#include "dialects/Sdy/SdyDialect.h"

using namespace mlir;

namespace planner {

static constexpr const char *kConstraintCopy = "sharding_constraint";

/// Nothing if the sharding leaves everything open, or its mesh is unknown.
static std::optional<InputSharding> toConstraint(sdy::TensorShardingAttr attr,
                                                 Operation *from, size_t rank) {
  sdy::MeshAttr mesh = attr.getMesh(from);
  if (!mesh || mesh.isMaximal() || attr.getDimShardings().size() != rank)
    return std::nullopt;
  InputSharding sharding;
  bool says = false;
  for (sdy::DimensionShardingAttr dim : attr.getDimShardings()) {
    auto &axes = sharding.dims.emplace_back();
    for (sdy::AxisRefAttr axis : dim.getAxes()) {
      InputSharding::Axis entry;
      entry.name = axis.getName().str();
      // A part of an axis is called as sdy writes it.
      if (auto part = axis.getSubAxisInfo())
        entry.name += ":(" + std::to_string(part.getPreSize()) + ")" +
                      std::to_string(part.getSize());
      entry.size = axis.getSize(mesh);
      axes.push_back(std::move(entry));
    }
    sharding.open.push_back(!dim.getIsClosed());
    says |= dim.getIsClosed() || !axes.empty();
  }
  if (!says && rank > 0)
    return std::nullopt;
  return sharding;
}

/// An axis has one size, whatever mesh it is of.
LogicalResult Importer::checkAxes(const InputSharding &sharding,
                                  Operation *from) {
  for (const auto &dim : sharding.dims)
    for (const InputSharding::Axis &axis : dim) {
      auto [seen, isNew] = axesSeen.try_emplace(
          axis.name, AxisSeen{axis.size, sharding.location});
      if (isNew || seen->second.size == axis.size)
        continue;
      planner::Diagnostic problem = makeError(
          "axis '" + axis.name + "' of the model's shardings has size " +
              std::to_string(axis.size) + " here and " +
              std::to_string(seen->second.size) + " elsewhere",
          locationText(from->getLoc()),
          "write the shardings over one mesh, or drop them with "
          "--ignore-shardings");
      problem.notes.push_back("size " + std::to_string(seen->second.size) +
                              " at " + seen->second.location);
      return fail(std::move(problem));
    }
  return success();
}

std::optional<InputSharding> Importer::readSharding(Attribute attr, size_t rank,
                                                    Operation *from) {
  auto sharding = dyn_cast_or_null<sdy::TensorShardingAttr>(attr);
  if (options.ignoreShardings || !sharding)
    return std::nullopt;
  // Meshes are symbols of the module.
  auto constraint = toConstraint(sharding, module, rank);
  if (!constraint)
    return std::nullopt;
  constraint->location = locationText(from->getLoc());
  // Where sums are partial is for the search; borders cannot be.
  if (!sharding.getUnreducedAxes().empty() && isa<func::FuncOp>(from))
    warn("unreduced axes of an sdy sharding are ignored", from->getLoc());
  if (llvm::failed(checkAxes(*constraint, from)))
    return std::nullopt;
  if (graph.inputMesh.empty())
    for (sdy::MeshAxisAttr axis : sharding.getMesh(module).getAxes())
      graph.inputMesh.push_back({axis.getName().str(), axis.getSize()});
  return constraint;
}

/// The tensor under another constraint.
TensorId Importer::constrainedCopy(TensorId source, InputSharding sharding,
                                   Location location) {
  const Tensor &tensor = graph.tensors[source];
  OpDescription description = describe({source}, tensor.shape, tensor.dtype);
  RuleBuilder builder(description, OpKind::Layout);
  builder.elementwise();
  builder.linear({0});
  description.op.mnemonic = kConstraintCopy;
  description.splat = tensor.splat;
  const TensorId copy = emitSingle(description, {source}, location);
  graph.tensors[copy].constraint = std::move(sharding);
  return copy;
}

/// An operation that reads the value through its constraint, and is no operator
/// that could note it, reads a copy.
TensorId Importer::copyForUses(Value value) {
  InputSharding sharding = std::move(useShardings[value]);
  useShardings.erase(value);
  const TensorId copy = constrainedCopy(values.lookup(value),
                                        std::move(sharding), value.getLoc());
  define(value, copy);
  return copy;
}

/// Operators that are made of parts of an operation, or together with others,
/// read copies, as no one knew at once which of them would read the value. They
/// note the sharding, too: the graph is then the one without constraints.
void Importer::dissolveCopies() {
  std::vector<OpId> copyOf(graph.tensors.size(), kNone);
  bool any = false;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.kind != OpKind::Layout || op.mnemonic != kConstraintCopy)
      continue;
    const Tensor &result = graph.tensors[op.results[0]];
    if (!result.constraint || !result.outputs.empty())
      continue;
    copyOf[op.results[0]] = id;
    any = true;
  }
  if (!any)
    return;
  for (Op &op : graph.ops)
    for (uint32_t i = 0; i < op.operands.size(); ++i)
      for (OpId copy = copyOf[op.operands[i]]; copy != kNone;
           copy = copyOf[op.operands[i]]) {
        const auto says = [&](const OperandConstraint &c) {
          return c.operand == i;
        };
        if (llvm::none_of(op.operandConstraints, says))
          op.operandConstraints.push_back(
              {i, *graph.tensors[op.operands[i]].constraint});
        op.operands[i] = graph.ops[copy].operands[0];
      }
}

void Importer::noteUses(OpId op, ValueRange operands) {
  if (useShardings.empty())
    return;
  for (auto [index, value] : llvm::enumerate(operands))
    if (auto it = useShardings.find(value); it != useShardings.end())
      graph.ops[op].operandConstraints.push_back(
          {static_cast<uint32_t>(index), it->second});
}

void Importer::constrain(TensorId &tensor, Attribute attr, Operation *from,
                         bool isOwnValue) {
  auto constraint =
      readSharding(attr, graph.tensors[tensor].shape.size(), from);
  if (!constraint)
    return;
  const auto &present = graph.tensors[tensor].constraint;
  if (present && *present == *constraint)
    return;
  // Other uses keep theirs.
  if (present || !isOwnValue)
    tensor = constrainedCopy(tensor, std::move(*constraint), from->getLoc());
  else
    graph.tensors[tensor].constraint = std::move(*constraint);
}

void Importer::applyShardings(Operation *op) {
  if (options.ignoreShardings)
    return;
  auto list = op->getDiscardableAttr("sdy.sharding");
  auto shardings = dyn_cast_or_null<sdy::TensorShardingPerValueAttr>(list);
  if (!shardings)
    return;
  for (auto [result, sharding] :
       llvm::zip(op->getResults(), shardings.getShardings())) {
    TensorId id = lookUp(result);
    if (id == kNone)
      continue;
    constrain(id, sharding, op, true);
    define(result, id);
  }
}

} // namespace planner
