//===- Purpose.h - What a collective serves ---------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_PURPOSE_H
#define PLANNER_COST_PURPOSE_H

#include "planner/Cost/Evaluate.h"

namespace planner {

/// Activations where axes split operators, the sequence, or experts; gradients,
/// parameters, and reductions over a split batch.
enum class Purpose : uint8_t { Tensor, Context, Expert, Data };
constexpr size_t kPurposes = 4;

/// Of what an operator does itself: reductions, halos and rings serve the
/// factor that their axes split there.
Purpose purposeOf(const OpGraph &graph, const Op &op, const OpConfig &config,
                  const CollectiveStep &step);

/// An operator's compute and communication, if of that for tensor parallelism
/// only a part counts.
Seconds timeWith(double tensorShare, const OpGraph &graph, const Op &op,
                 const OpConfig &config, const OpCost &cost);

/// Those that do matrix work.
std::vector<OpId> matrixOpsOf(const OpGraph &graph);
/// By mesh axis: of most of the matrix work that it splits.
std::vector<Purpose> purposesOfAxes(const CostModel &model,
                                    const Assignment &assignment,
                                    const std::vector<OpId> &matrixOps);

/// Of an assignment's collectives.
class PurposeFinder {
public:
  PurposeFinder(const CostModel &model, const Assignment &a)
      : graph(model.graph()), assignment(a),
        axisPurposes(purposesOfAxes(model, a, matrixOpsOf(graph))) {}

  Purpose ofOperator(OpId id, const CollectiveStep &step) const;
  Purpose ofChange(const PricedChange &change,
                   const CollectiveStep &step) const;
  const std::vector<Purpose> &ofAxes() const { return axisPurposes; }

private:
  bool hasBatch(const Tensor &tensor) const;
  bool servesParameters(const Tensor &tensor) const;

  const OpGraph &graph;
  const Assignment &assignment;
  std::vector<Purpose> axisPurposes;
};

} // namespace planner

#endif // PLANNER_COST_PURPOSE_H
