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

static bool isSame(const InputSharding &a, const InputSharding &b) {
  if (a.open != b.open || a.dims.size() != b.dims.size())
    return false;
  for (size_t dim = 0; dim < a.dims.size(); ++dim) {
    if (a.dims[dim].size() != b.dims[dim].size())
      return false;
    for (size_t i = 0; i < a.dims[dim].size(); ++i)
      if (a.dims[dim][i].name != b.dims[dim][i].name ||
          a.dims[dim][i].size != b.dims[dim][i].size)
        return false;
  }
  return true;
}

void Importer::constrain(TensorId &tensor, Attribute attr, Operation *from,
                         bool isOwnValue) {
  if (options.ignoreShardings)
    return;
  auto sharding = dyn_cast_or_null<sdy::TensorShardingAttr>(attr);
  // Meshes are symbols of the module.
  if (!sharding)
    return;
  auto constraint =
      toConstraint(sharding, module, graph.tensors[tensor].shape.size());
  if (!constraint)
    return;
  constraint->location = locationText(from->getLoc());
  if (!sharding.getUnreducedAxes().empty())
    warn("unreduced axes of an sdy sharding are ignored", from->getLoc());
  const auto &present = graph.tensors[tensor].constraint;
  if (present && isSame(*present, *constraint))
    return;
  if (present || !isOwnValue) {
    // Other uses keep theirs.
    const Tensor &source = graph.tensors[tensor];
    OpDescription description = describe({tensor}, source.shape, source.dtype);
    RuleBuilder builder(description, OpKind::Layout);
    builder.elementwise();
    builder.linear({0});
    description.op.mnemonic = "sharding_constraint";
    description.splat = source.splat;
    tensor = emitSingle(description, {tensor}, from->getLoc());
  }
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
