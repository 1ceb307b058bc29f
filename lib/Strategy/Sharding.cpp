//===- Sharding.cpp - How a tensor lies on a mesh -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/Sharding.h"
#include <algorithm>
#include <boost/container_hash/hash.hpp>

namespace planner {

AxisMask TensorSharding::splitAxes() const {
  AxisMask mask = 0;
  for (const auto &dim : dims)
    for (AxisId axis : dim)
      mask |= AxisMask(1) << axis;
  return mask;
}

bool operator==(const TensorSharding &a, const TensorSharding &b) {
  return a.partial == b.partial &&
         (a.partial == 0 || a.partialOp == b.partialOp) && a.dims == b.dims;
}

std::strong_ordering operator<=>(const TensorSharding &a,
                                 const TensorSharding &b) {
  if (auto order = a.dims.size() <=> b.dims.size(); order != 0)
    return order;
  for (size_t d = 0; d < a.dims.size(); ++d)
    if (auto order = std::lexicographical_compare_three_way(
            a.dims[d].begin(), a.dims[d].end(), b.dims[d].begin(),
            b.dims[d].end());
        order != 0)
      return order;
  if (auto order = a.partial <=> b.partial; order != 0)
    return order;
  return a.partial == 0 ? std::strong_ordering::equal
                        : a.partialOp <=> b.partialOp;
}

size_t TensorShardingHash::operator()(const TensorSharding &sharding) const {
  size_t seed = sharding.partial;
  for (const AxisList &dim : sharding.dims) {
    boost::hash_combine(seed, dim.size());
    for (AxisId axis : dim)
      boost::hash_combine(seed, axis);
  }
  return seed;
}

int64_t axisProduct(const Mesh &mesh, const AxisList &axes) {
  int64_t product = 1;
  for (AxisId axis : axes)
    product = saturatingMul(product, mesh.axes[axis].size);
  return product;
}

int64_t axisProduct(const Mesh &mesh, AxisMask axes) {
  int64_t product = 1;
  for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
    if (axes >> axis & 1)
      product = saturatingMul(product, mesh.axes[axis].size);
  return product;
}

TensorSharding replicated(size_t rank) {
  TensorSharding sharding;
  sharding.dims.resize(rank);
  return sharding;
}

std::string toString(const TensorSharding &sharding, const Mesh &mesh) {
  std::string text = "[";
  for (size_t d = 0; d < sharding.dims.size(); ++d) {
    text += d ? ", {" : "{";
    for (size_t i = 0; i < sharding.dims[d].size(); ++i)
      text += (i ? ", " : "") + mesh.axes[sharding.dims[d][i]].name;
    text += "}";
  }
  text += "]";
  if (sharding.partial == 0)
    return text;
  text += " partial={";
  bool first = true;
  for (size_t axis = 0; axis < mesh.axes.size(); ++axis) {
    if (!(sharding.partial >> axis & 1))
      continue;
    text += (first ? "" : ", ") + mesh.axes[axis].name;
    first = false;
  }
  text += "}";
  if (sharding.partialOp != ReduceOp::Sum)
    text += " " + std::string(name(sharding.partialOp));
  return text;
}

Shape localShape(const Shape &shape, const TensorSharding &sharding,
                 const Mesh &mesh) {
  Shape local = shape;
  for (size_t d = 0; d < shape.size() && d < sharding.dims.size(); ++d)
    if (!sharding.dims[d].empty())
      local[d] = ceilDiv(shape[d], axisProduct(mesh, sharding.dims[d]));
  return local;
}

int64_t bytesOf(int64_t elements, DType dtype) {
  const int64_t bits = bitWidth(dtype);
  if (bits % 8 == 0)
    return saturatingMul(elements, bits / 8);
  // Whole bytes first, so that only what truly exceeds 64 bits saturates.
  return saturatingAdd(saturatingMul(elements / 8, bits),
                       ceilDiv(elements % 8 * bits, 8));
}

int64_t localBytes(const Tensor &tensor, const TensorSharding &sharding,
                   const Mesh &mesh) {
  int64_t elements = 1;
  for (int64_t size : localShape(tensor.shape, sharding, mesh))
    elements = saturatingMul(elements, size);
  return bytesOf(elements, tensor.dtype);
}

namespace {
const MeshAxis *findAxis(const Mesh &mesh, const std::string &axisName) {
  for (const MeshAxis &axis : mesh.axes)
    if (axis.name == axisName)
      return &axis;
  return nullptr;
}
} // namespace

bool expressible(const InputSharding &constraint, const Mesh &mesh) {
  for (const auto &dim : constraint.dims)
    for (const InputSharding::Axis &axis : dim) {
      const MeshAxis *found = findAxis(mesh, axis.name);
      if (!found || found->size != axis.size)
        return false;
    }
  return true;
}

bool satisfies(const TensorSharding &sharding, const InputSharding &constraint,
               const Mesh &mesh) {
  if (sharding.partial != 0 || sharding.dims.size() != constraint.dims.size())
    return false;
  for (size_t d = 0; d < sharding.dims.size(); ++d) {
    const auto &have = sharding.dims[d];
    const auto &want = constraint.dims[d];
    const bool open = d < constraint.open.size() && constraint.open[d];
    if (have.size() < want.size() || (have.size() > want.size() && !open))
      return false;
    for (size_t i = 0; i < want.size(); ++i)
      if (mesh.axes[have[i]].name != want[i].name ||
          mesh.axes[have[i]].size != want[i].size)
        return false;
  }
  return true;
}

bool satisfiesReduced(const TensorSharding &sharding,
                      const InputSharding &constraint, const Mesh &mesh) {
  if (sharding.partial == 0)
    return satisfies(sharding, constraint, mesh);
  if (sharding.dims.size() != constraint.dims.size())
    return false;
  for (size_t d = 0; d < sharding.dims.size(); ++d) {
    const auto &have = sharding.dims[d];
    const auto &want = constraint.dims[d];
    const bool open = d < constraint.open.size() && constraint.open[d];
    for (size_t i = 0; i < std::max(have.size(), want.size()); ++i) {
      if (i >= want.size()) {
        if (!open)
          return false;
        break;
      }
      const auto isWanted = [&](const MeshAxis &axis) {
        return axis.name == want[i].name && axis.size == want[i].size;
      };
      const auto at =
          std::find_if(mesh.axes.begin(), mesh.axes.end(), isWanted);
      if (at == mesh.axes.end())
        return false;
      const auto axis = static_cast<AxisId>(at - mesh.axes.begin());
      if (i < have.size() ? have[i] != axis : !(sharding.partial >> axis & 1))
        return false;
    }
  }
  return true;
}

} // namespace planner
