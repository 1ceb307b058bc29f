//===- Ways.cpp - How values get to the layouts in which they are read ----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ChangePath.h"
#include "Pins.h"
#include <algorithm>

using namespace mlir;

namespace planner {

/// The tensor that a value is; kNone for what lies within operators.
TensorId Pins::tensorFor(Value value) const {
  const auto it = model.origins.find(value);
  if (it == model.origins.end())
    return kNone;
  OriginId origin = it->second;
  // Merged into what may have been merged itself.
  for (size_t hops = 0; hops < mergedInto.size(); ++hops) {
    if (tensorOf[origin] != kNone || mergedInto[origin] == kNone)
      break;
    origin = mergedInto[origin];
  }
  return tensorOf[origin];
}

static double wholeBytes(const Tensor &tensor) {
  double bytes = static_cast<double>(bitWidth(tensor.dtype)) / 8;
  for (int64_t size : tensor.shape)
    bytes *= static_cast<double>(size);
  return bytes;
}

/// Each device may take its piece of a partial sum before that is reduced,
/// along axes that hold copies, and perhaps gather the pieces again afterwards.
std::optional<TensorSharding> Pins::slicedLayout(TensorId id) const {
  const PricedChange *change = reduction(id);
  if (!change || change->from.partialOp != ReduceOp::Sum)
    return std::nullopt;
  const Tensor &tensor = graph.tensors[id];
  const auto path =
      layoutsBetween(change->from, change->to, change->change.steps, stage.mesh,
                     wholeBytes(tensor));
  if (path.empty() || path.front() == change->from)
    return std::nullopt;
  // XLA has no partial sums that are split unevenly.
  for (size_t d = 0; d < tensor.shape.size(); ++d)
    if (tensor.shape[d] % axisProduct(stage.mesh, path.front().dims[d]) != 0)
      return std::nullopt;
  return path.front();
}

/// All layouts after `pinned` and before `target`; nothing if the plan has no
/// change that leads there from what is pinned.
std::optional<std::vector<TensorSharding>>
Pins::wayTo(TensorId id, const TensorSharding &pinned,
            const TensorSharding &target, size_t hops) const {
  if (target == pinned)
    return std::vector<TensorSharding>();
  if (hops > changesOf[id].size())
    return std::nullopt;
  for (const PricedChange *change : changesOf[id]) {
    if (change->to != target)
      continue;
    std::vector<TensorSharding> layouts =
        layoutsBetween(change->from, target, change->change.steps, stage.mesh,
                       wholeBytes(graph.tensors[id]));
    if (layouts.empty() || layouts.front() != change->from)
      layouts.insert(layouts.begin(), change->from);
    // Pinned on the way: partial sums are reduced where they are made.
    auto at = std::find(layouts.begin(), layouts.end(), pinned);
    if (at != layouts.end()) {
      layouts.erase(layouts.begin(), at + 1);
      return layouts;
    }
    if (auto before = wayTo(id, pinned, change->from, hops + 1)) {
      before->insert(before->end(), layouts.begin(), layouts.end());
      return before;
    }
  }
  return std::nullopt;
}

std::vector<TensorSharding> Pins::between(Value value,
                                          const TensorSharding &pinned,
                                          const TensorSharding &target) const {
  const TensorId id = tensorFor(value);
  if (id == kNone)
    return {};
  auto way = wayTo(id, pinned, target, 0);
  if (!way)
    return {};
  // Sums are reduced as their pins say, and XLA pads what is split unevenly.
  const auto isNoPlace = [&](const TensorSharding &layout) {
    return layout.partial != 0 || !splitsEvenly(value, layout, stage.mesh);
  };
  std::erase_if(*way, isNoPlace);
  return *way;
}

} // namespace planner
