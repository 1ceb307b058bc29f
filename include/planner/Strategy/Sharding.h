//===- Sharding.h - How a tensor lies on a mesh -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_SHARDING_H
#define PLANNER_STRATEGY_SHARDING_H

#include "planner/Graph/OpGraph.h"
#include "planner/Machine/Mesh.h"
#include <compare>
#include <string>

namespace planner {

using AxisId = uint8_t;
using AxisList = ByteList;

/// For each dimension the mesh axes that split it, major to minor, plus the
/// axes over which the tensor is partial: an unreduced sum or maximum. Axes in
/// neither hold copies. These are OneFlow's S, P and B.
struct TensorSharding {
  SmallVec<AxisList, 4> dims;
  AxisMask partial = 0;
  ReduceOp partialOp = ReduceOp::Sum;

  AxisMask splitAxes() const;
  friend bool operator==(const TensorSharding &, const TensorSharding &);
  friend std::strong_ordering operator<=>(const TensorSharding &,
                                          const TensorSharding &);
};

/// For hash tables.
struct TensorShardingHash {
  size_t operator()(const TensorSharding &sharding) const;
};

/// Product of the sizes of axes.
int64_t axisProduct(const Mesh &mesh, const AxisList &axes);
int64_t axisProduct(const Mesh &mesh, AxisMask axes);

/// A replicated sharding of a tensor with `rank` dimensions.
TensorSharding replicated(size_t rank);

/// "[{fabric0}, {nvlink0}, {}] partial={nvlink1}".
std::string toString(const TensorSharding &sharding, const Mesh &mesh);

/// Shape of one device's shard; uneven splits round up.
Shape localShape(const Shape &shape, const TensorSharding &sharding,
                 const Mesh &mesh);
/// Bytes of one device's shard; saturates.
int64_t localBytes(const Tensor &tensor, const TensorSharding &sharding,
                   const Mesh &mesh);
/// Of so many elements; saturates.
int64_t bytesOf(int64_t elements, DType dtype);

/// Whether a user's sharding names axes that this mesh has, whole.
bool expressible(const InputSharding &constraint, const Mesh &mesh);
/// Whether `sharding` splits the closed dimensions by exactly the axes that the
/// user gave, and the open ones by these first. A partial tensor satisfies
/// nothing.
bool satisfies(const TensorSharding &sharding, const InputSharding &constraint,
               const Mesh &mesh);
/// The same for a tensor as its producer makes it: partial results satisfy a
/// constraint if reducing them, scattered or not, gives what the user asked
/// for.
bool satisfiesReduced(const TensorSharding &sharding,
                      const InputSharding &constraint, const Mesh &mesh);

} // namespace planner

#endif // PLANNER_STRATEGY_SHARDING_H
