//===- Training.cpp - The training graph of a forward module --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include "CommonSubexpressions.h"
#include "Optimizer.h"
#include "planner/Graph/Passes.h"

namespace planner {

/// The only result that is a floating scalar and no updated state.
static Expected<TensorId> findLoss(const OpGraph &graph) {
  std::vector<bool> isState(graph.tensors.size());
  for (TensorId argument : graph.arguments)
    if (graph.tensors[argument].updatedTo != kNone)
      isState[graph.tensors[argument].updatedTo] = true;
  TensorId loss = kNone;
  for (TensorId result : graph.results) {
    if (isState[result])
      continue;
    const Tensor &tensor = graph.tensors[result];
    if (loss != kNone || !tensor.shape.empty() || !isFloat(tensor.dtype))
      return makeError("training needs a loss, expected one floating scalar "
                       "result, got " +
                           std::to_string(graph.results.size()) + " results",
                       {}, "plan the forward pass with --mode prefill");
    loss = result;
  }
  if (loss == kNone || graph.tensors[loss].producer == kNone)
    return makeError("training needs a loss, expected one floating scalar "
                     "result, got none",
                     {}, "plan the forward pass with --mode prefill");
  return loss;
}

static void nameGradients(OpGraph &graph,
                          const std::vector<ParameterGradient> &gradients) {
  for (const auto &[parameter, gradient] : gradients) {
    Tensor &tensor = graph.tensors[gradient];
    tensor.role = Role::Gradient;
    // One cotangent may serve several parameters that are added.
    if (tensor.name.empty())
      tensor.name = "grad(" + graph.tensors[parameter].name + ")";
  }
}

/// Appends the adjoints; the gradient of every parameter that has one.
static Expected<std::vector<ParameterGradient>>
differentiate(OpBuilder &builder, TensorId loss) {
  OpGraph &graph = builder.graph;
  Differentiator differentiator(builder, findActivity(graph, loss));
  if (auto ok = differentiator.run(loss); !ok)
    return ok.takeError();
  std::vector<ParameterGradient> gradients;
  for (TensorId argument : graph.arguments) {
    if (graph.tensors[argument].role != Role::Parameter ||
        !isFloat(graph.tensors[argument].dtype))
      continue;
    const TensorId gradient = differentiator.gradient(argument);
    if (gradient == kNone) {
      graph.warnings.push_back("the loss does not depend on parameter '" +
                               graph.tensors[argument].name +
                               "', which is not updated");
      continue;
    }
    gradients.push_back({argument, gradient});
  }
  if (gradients.empty())
    return makeError("the loss depends on no parameter", {},
                     "name the parameters with --param");
  return gradients;
}

Expected<void> buildTraining(OpGraph &graph, const TrainingOptions &options) {
  auto loss = findLoss(graph);
  if (!loss)
    return loss.takeError();
  if (auto ok = checkOptimizer(options.optimizer); !ok)
    return ok;
  // About what the adjoints and the optimizer add; moving operators is dear.
  graph.ops.reserve(5 * graph.ops.size() +
                    (options.fuseUpdates ? 4 : 24) * graph.arguments.size());
  graph.tensors.reserve(graph.ops.capacity());
  OpBuilder builder(graph);
  auto gradients = differentiate(builder, *loss);
  if (!gradients)
    return gradients.takeError();
  nameGradients(graph, *gradients);
  if (options.fuseUpdates) {
    // It shows which updates share their gradient.
    const std::vector<TensorId> first =
        replaceEqual(graph, builder.programOrder());
    for (ParameterGradient &pair : *gradients)
      pair.gradient = first[pair.gradient];
  }
  addOptimizer(builder, *gradients, options);
  builder.finish();
  graph.assumedOptimizer = options.optimizer;
  return {};
}

} // namespace planner
