//===- Buckets.h - What stacks reduce and gather together -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_BUCKETS_H
#define PLANNER_LIB_COST_BUCKETS_H

#include "planner/Cost/CostModel.h"

namespace planner::detail {

/// What tensors serve, and how much serves alike.
struct Services {
  /// By TensorId. Equal for all occurrences of a tensor of a repeated block.
  std::vector<Service> of;
  /// By TensorId: the norms that are summed with this one, itself included.
  std::vector<uint32_t> norms;
  /// Of all parameters.
  double parameterElements = 0;

  explicit Services(const OpGraph &graph);
};

/// The collectives that a tensor's shares one with. The default has its own.
struct Bucket {
  /// The stack's bucket, in bytes of the tensor's type.
  double bytes = 0;
  double bytesPerDevice = 0;
  /// What all of the model's gradients (parameters) are of this tensor: there
  /// is no more to fill a bucket with.
  double share = 0;

  /// Of a collective of `group` that moves `payload` bytes of the tensor.
  Bytes around(const GroupShape &group, Bytes payload) const;

  friend auto operator<=>(const Bucket &, const Bucket &) = default;
};

/// Of `fraction` of a tensor.
Bucket bucketOf(const StackSpec &stack, const OpGraph &graph,
                const Services &services, TensorId tensor, double fraction);

/// Whether collectives of this kind are bucketed; exchanges are not.
bool isBucketed(CollectiveKind kind);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_BUCKETS_H
