//===- Prediction.cpp - From prices to claims -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Prediction.h"
#include <algorithm>
#include <map>

namespace planner {

namespace {

/// What the axes of a collective split in the operator it serves.
enum class Purpose { Tensor, Context, Expert, Data };

} // namespace

static bool servesParameters(const Tensor &tensor) {
  return tensor.role == Role::Parameter || tensor.role == Role::Gradient ||
         tensor.role == Role::FrozenParameter ||
         tensor.role == Role::OptimizerState;
}

static Purpose purposeOf(const OpGraph &graph, const Factor &factor) {
  if (factor.dimClass == kNoDimClass)
    return Purpose::Tensor;
  switch (graph.dimClasses[factor.dimClass].kind) {
  case DimClassKind::Batch:
    return Purpose::Data;
  case DimClassKind::Sequence:
    return Purpose::Context;
  case DimClassKind::Expert:
    return Purpose::Expert;
  default:
    return Purpose::Tensor;
  }
}

static void charge(CommunicationTotals &totals, Purpose purpose, Seconds time) {
  switch (purpose) {
  case Purpose::Tensor:
    totals.tensor += time;
    break;
  case Purpose::Context:
    totals.context += time;
    break;
  case Purpose::Expert:
    totals.expert += time;
    break;
  case Purpose::Data:
    totals.data += time;
    break;
  }
}

static CommunicationTotals communicationTotals(const OpGraph &graph,
                                               const PricedStrategy &priced) {
  CommunicationTotals totals;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    // Internal collectives serve the factors of the first member reduction.
    const Op &op = graph.ops[id];
    Purpose purpose = Purpose::Tensor;
    for (const Member &member : op.members)
      if (!member.internalReduction.empty()) {
        purpose =
            purposeOf(graph, op.rule.factors[member.internalReduction.front()]);
        break;
      }
    charge(totals, purpose,
           priced.ops[id].communication * graph.executions(op));
  }
  for (const PricedChange &change : priced.changes) {
    const Tensor &tensor = graph.tensors[change.tensor];
    Purpose purpose = Purpose::Tensor;
    if (servesParameters(tensor) || tensor.updatedTo != kNone)
      purpose = Purpose::Data;
    charge(totals, purpose, change.change.time * change.executions);
  }
  return totals;
}

/// Positions of the batch: tokens, images, whatever the module's inputs count.
static double itemsPerStep(const OpGraph &graph) {
  double batch = 1, sequence = 1;
  for (const DimClass &dimClass : graph.dimClasses) {
    if (dimClass.kind == DimClassKind::Batch)
      batch = std::max(batch, static_cast<double>(dimClass.size));
    if (dimClass.kind == DimClassKind::Sequence)
      sequence = std::max(sequence, static_cast<double>(dimClass.size));
  }
  return batch * sequence;
}

/// The type of most matrix work: its peak is what MFU refers to.
static DType matmulType(const OpGraph &graph) {
  std::map<DType, double> work;
  for (const Op &op : graph.ops)
    if (op.work.matmulFlops > 0 && !op.operands.empty())
      work[graph.tensors[op.operands[0]].dtype] +=
          op.work.matmulFlops * graph.executions(op);
  DType best = DType::F32;
  double most = 0;
  for (auto [type, flops] : work)
    if (flops > most)
      best = type, most = flops;
  return best;
}

Prediction predict(const CostModel &model, const ClusterSpec &cluster,
                   const PricedStrategy &priced) {
  const OpGraph &graph = model.graph();
  Prediction p;
  p.stepTime = priced.stepTime;
  p.intervalLow = p.intervalHigh = priced.stepTime;
  p.breakdown.optimizer = priced.optimizer;
  p.breakdown.exposedComm = priced.communication;
  p.breakdown.compute =
      priced.stepTime - priced.optimizer - priced.communication;
  p.communication = communicationTotals(graph, priced);
  p.memory = priced.memory;
  p.fits = priced.fits;

  double devices = static_cast<double>(model.mesh().devices());
  double perDevice = priced.stepTime.value * devices;
  if (perDevice > 0) {
    p.tokensPerSecondPerDevice = itemsPerStep(graph) / perDevice;
    double flops = graph.modelMatmulFlops() / perDevice;
    p.modelFlopsPerDevice = p.hardwareFlopsPerDevice = FlopsPerSecond(flops);
    double peak = cluster.device.peak(matmulType(graph)).value;
    p.mfu = p.hfu = peak > 0 ? flops / peak : 0;
  }
  return p;
}

} // namespace planner
