//===- Roles.cpp - What the arguments of a module are ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Decided by what the module does with an argument, never by its position:
//
//   updated in place by slices             state (key/value cache)
//   updated, and the loss depends on it    parameter; frozen if its update
//                                          only follows other parameters (a
//                                          target network), state if a scalar's
//                                          does not (a loss scale)
//   updated, and other updates depend on
//   it, or its update on a parameter       optimizer state
//   updated otherwise                      state (batch statistics)
//   integers, and what has the batch or is
//   one sample                             input
//   other floating tensors                 parameter; frozen in a train step
//
//===----------------------------------------------------------------------===//

#include "BatchDims.h"
#include "Reach.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <deque>
#include <map>

namespace planner {
namespace {

class RoleInference {
public:
  explicit RoleInference(OpGraph &g) : graph(g) {}

  void run() {
    matchUpdates();
    OpSet cone = lossCone(graph);
    // A step that returns no loss has a forward pass all the same.
    const OpId turn = firstBackward(graph);
    const bool hasLoss = findLossResult(graph) != kNone;
    if (!hasLoss)
      std::fill(cone.begin() + turn, cone.end(), false);
    std::vector<TensorId> apart;
    if (hasLoss || turn < graph.ops.size())
      apart = updatedApart(cone);
    BatchDims batchDims(graph, cone, apart);
    dropDoubtfulMatches(cone, batchDims);
    graph.isTrainStep = false;
    for (TensorId argument : graph.arguments)
      graph.isTrainStep |= isTrained(argument, cone, batchDims);
    for (TensorId argument : graph.arguments)
      graph.tensors[argument].role = roleOf(argument, cone, batchDims);
    findLoss();
  }

private:
  bool isUpdated(TensorId t) const {
    return graph.tensors[t].updatedTo != kNone;
  }
  bool isIn(const OpSet &set, TensorId t) const {
    const auto &uses = graph.tensors[t].uses;
    return std::any_of(uses.begin(), uses.end(),
                       [&](const Use &use) { return set[use.op]; });
  }

  void matchUpdates();
  void match(TensorId argument, TensorId result, std::vector<bool> &isTaken);
  void matchNearest(const std::vector<TensorId> &candidates,
                    std::vector<bool> &isTaken);
  void matchRoundedCopies(const std::vector<TensorId> &candidates,
                          std::vector<bool> &isTaken);
  void matchByType(const std::vector<TensorId> &candidates,
                   std::vector<bool> &isTaken);
  bool isSameType(TensorId a, TensorId b) const;
  std::vector<TensorId> updatedApart(const OpSet &cone) const;
  void dropDoubtfulMatches(const OpSet &cone, const BatchDims &batchDims);
  std::map<TensorId, int> updateSources(TensorId result) const;
  bool choosesByElement(const Op &select) const;
  bool isCacheUpdate(TensorId argument) const;
  bool isTrained(TensorId argument, const OpSet &cone,
                 const BatchDims &batchDims) const;
  bool isTaught(TensorId argument, const OpSet &cone) const;
  bool servesOtherUpdates(TensorId argument) const;
  bool isTrainedAlone(TensorId t) const;
  bool meetsParametersOnly(TensorId argument, const OpSet &cone) const;
  Role roleOf(TensorId argument, const OpSet &cone,
              const BatchDims &batchDims) const;
  Role updatedRole(TensorId argument, const OpSet &cone,
                   const BatchDims &batchDims) const;
  void findLoss();

  OpGraph &graph;
  /// Arguments whose update was matched here, not given by the module.
  std::vector<TensorId> matched;
};

bool isDataOp(const Op &op) {
  return isMatrixOp(op) || op.kind == OpKind::Gather ||
         op.kind == OpKind::Scatter;
}

/// Operands through which an operator hands on an old version of a value: the
/// buffer that is written into, both sides of a choice, what a loop carries.
SmallVec<TensorId, 3> bufferOperands(const Op &op) {
  if (op.kind == OpKind::Scatter || op.mnemonic == "dynamic_update_slice" ||
      op.kind == OpKind::LoopEnter || op.kind == OpKind::LoopNext ||
      op.mnemonic == "convert" || op.mnemonic == "reshape")
    return {op.operands[0]};
  if (op.mnemonic == "dynamic_slice")
    return {op.operands[0]};
  if (op.mnemonic == "select" && op.operands.size() == 3)
    return {op.operands[1], op.operands[2]};
  return {};
}

/// Arguments of the result's type that it is made from element by element or by
/// writing into, with the number of operators between.
std::map<TensorId, int> RoleInference::updateSources(TensorId result) const {
  std::map<TensorId, int> distance = {{result, 0}}, sources;
  std::deque<TensorId> work = {result};
  constexpr int farthest = 24;
  const Tensor &wanted = graph.tensors[result];
  while (!work.empty()) {
    const TensorId t = work.front();
    work.pop_front();
    const Tensor &tensor = graph.tensors[t];
    const int steps = distance[t];
    if (tensor.producer == kNone) {
      if (tensor.shape == wanted.shape && tensor.dtype == wanted.dtype)
        sources[t] = steps;
      continue;
    }
    if (steps == farthest)
      continue;
    const Op &op = graph.ops[tensor.producer];
    SmallVec<TensorId, 3> operands = bufferOperands(op);
    if (op.kind == OpKind::Vector)
      operands = op.operands;
    for (TensorId operand : operands)
      if (graph.tensors[operand].shape == wanted.shape &&
          distance.try_emplace(operand, steps + 1).second)
        work.push_back(operand);
  }
  return sources;
}

bool RoleInference::isSameType(TensorId a, TensorId b) const {
  return graph.tensors[a].shape == graph.tensors[b].shape &&
         graph.tensors[a].dtype == graph.tensors[b].dtype;
}

/// Without donation, results replace the nearest argument of the same type from
/// which they are made. The same tells which result a donated argument is for,
/// if the module does not; then only these are matched.
void RoleInference::matchUpdates() {
  bool hasDonors = false, isTold = false;
  std::vector<bool> isTaken(graph.tensors.size());
  for (TensorId argument : graph.arguments) {
    hasDonors |= graph.tensors[argument].isDonated && !isUpdated(argument);
    if (!isUpdated(argument))
      continue;
    isTold = true;
    isTaken[graph.tensors[argument].updatedTo] = true;
  }
  if (isTold && !hasDonors)
    return;
  std::vector<TensorId> candidates;
  for (TensorId argument : graph.arguments)
    if (!isUpdated(argument) &&
        (!hasDonors || graph.tensors[argument].isDonated))
      candidates.push_back(argument);
  matchNearest(candidates, isTaken);
  matchRoundedCopies(candidates, isTaken);
  if (!hasDonors)
    return;
  matchByType(candidates, isTaken);
  // What is donated is no guess.
  matched.clear();
}

void RoleInference::match(TensorId argument, TensorId result,
                          std::vector<bool> &isTaken) {
  isTaken[result] = true;
  graph.tensors[argument].updatedTo = result;
  matched.push_back(argument);
}

void RoleInference::matchNearest(const std::vector<TensorId> &candidates,
                                 std::vector<bool> &isTaken) {
  std::vector<bool> isCandidate(graph.tensors.size());
  for (TensorId argument : candidates)
    isCandidate[argument] = true;
  std::vector<std::tuple<int, size_t, TensorId>> pairs;
  for (size_t i = 0; i < graph.results.size(); ++i)
    for (auto [argument, steps] : updateSources(graph.results[i]))
      if (isCandidate[argument])
        pairs.emplace_back(steps, i, argument);
  std::sort(pairs.begin(), pairs.end());
  for (auto [steps, i, argument] : pairs)
    if (steps > 0 && !isTaken[graph.results[i]] && !isUpdated(argument))
      match(argument, graph.results[i], isTaken);
}

/// A parameter of few bits is made from its updated master, not from itself: a
/// result that is only a conversion of one replaces an argument of its type.
void RoleInference::matchRoundedCopies(const std::vector<TensorId> &candidates,
                                       std::vector<bool> &isTaken) {
  std::vector<bool> isMaster(graph.tensors.size());
  for (TensorId argument : matched)
    isMaster[graph.tensors[argument].updatedTo] = true;
  for (TensorId id : graph.results) {
    const Tensor &result = graph.tensors[id];
    if (isTaken[id] || result.producer == kNone)
      continue;
    const Op &op = graph.ops[result.producer];
    if (op.mnemonic != "convert" || !isMaster[op.operands[0]])
      continue;
    for (TensorId argument : candidates)
      if (!isUpdated(argument) && isSameType(argument, id)) {
        match(argument, id, isTaken);
        break;
      }
  }
}

/// The order of arguments and results is the last hint.
void RoleInference::matchByType(const std::vector<TensorId> &candidates,
                                std::vector<bool> &isTaken) {
  for (TensorId id : graph.results)
    for (TensorId argument : candidates)
      if (!isTaken[id] && !isUpdated(argument) && isSameType(argument, id))
        match(argument, id, isTaken);
}

/// What is replaced by something that the loss does not depend on is trained,
/// or serves what is. (The state of a recurrent model is on the loss's way.)
std::vector<TensorId> RoleInference::updatedApart(const OpSet &cone) const {
  std::vector<TensorId> apart;
  for (TensorId argument : graph.arguments) {
    if (!isUpdated(argument) || !isFloat(graph.tensors[argument].dtype))
      continue;
    const OpId producer =
        graph.tensors[graph.tensors[argument].updatedTo].producer;
    if (producer != kNone && !cone[producer] && !isCacheUpdate(argument))
      apart.push_back(argument);
  }
  return apart;
}

/// A hidden state that a residual connection hands on is no update of itself,
/// nor is a function of data in a module that trains nothing.
void RoleInference::dropDoubtfulMatches(const OpSet &cone,
                                        const BatchDims &batchDims) {
  const bool hasParameterUpdate =
      std::any_of(matched.begin(), matched.end(),
                  [&](TensorId t) { return isTrained(t, cone, batchDims); });
  for (TensorId t : matched)
    if (!isCacheUpdate(t) && (batchDims.has(t) || !hasParameterUpdate))
      graph.tensors[t].updatedTo = kNone;
}

/// Not between all of the new and all of the old value (a step that is skipped
/// where gradients overflow).
bool RoleInference::choosesByElement(const Op &select) const {
  TensorId predicate = select.operands[0];
  while (graph.tensors[predicate].elements() != 1) {
    const OpId producer = graph.tensors[predicate].producer;
    if (producer == kNone || graph.ops[producer].mnemonic != "broadcast_in_dim")
      return true;
    predicate = graph.ops[producer].operands[0];
  }
  return false;
}

/// The update only writes into the old value.
bool RoleInference::isCacheUpdate(TensorId argument) const {
  TensorWalk walk(graph, graph.tensors[argument].updatedTo);
  bool writes = false, reaches = false;
  for (TensorId t; walk.next(t);) {
    reaches |= t == argument;
    if (graph.tensors[t].producer == kNone)
      continue;
    const Op &op = graph.ops[graph.tensors[t].producer];
    writes |= op.kind == OpKind::Scatter ||
              op.mnemonic == "dynamic_update_slice" ||
              (op.mnemonic == "select" && choosesByElement(op));
    walk.addAll(bufferOperands(op));
  }
  return writes && reaches;
}

/// A floating argument without batch that the forward pass uses and that is
/// replaced by arithmetic.
bool RoleInference::isTrained(TensorId argument, const OpSet &cone,
                              const BatchDims &batchDims) const {
  return isUpdated(argument) && isFloat(graph.tensors[argument].dtype) &&
         graph.tensors[argument].updatedTo != argument &&
         !batchDims.has(argument) && isIn(cone, argument) &&
         !isCacheUpdate(argument);
}

/// Its gradient, or anything else that was computed from data, goes into its
/// new value by floating arithmetic. Not so for a loss scale, which only looks
/// whether gradients are finite, and for a copy that follows other parameters:
/// what these have learnt is in their new values.
bool RoleInference::isTaught(TensorId argument, const OpSet &cone) const {
  TensorWalk walk(graph, graph.tensors[argument].updatedTo);
  for (TensorId other : graph.arguments)
    if (isUpdated(other) && isIn(cone, other) &&
        isFloat(graph.tensors[other].dtype))
      walk.skip(graph.tensors[other].updatedTo);
  for (TensorId t; walk.next(t);) {
    const Tensor &tensor = graph.tensors[t];
    if (t == argument || !isFloat(tensor.dtype))
      continue;
    if (tensor.producer == kNone) {
      if (!isUpdated(t) && !tensor.shape.empty())
        return true;
      continue;
    }
    const Op &op = graph.ops[tensor.producer];
    if (isMatrixOp(op) || (cone[tensor.producer] && !op.operands.empty()))
      return true;
    walk.addAll(op.operands);
  }
  return false;
}

/// Moments go into the update of their parameter, a moving average of weights
/// is made from the parameter; batch statistics do and are neither.
bool RoleInference::servesOtherUpdates(TensorId argument) const {
  const OpSet after = descendantsOf(graph, {argument});
  const TensorId own = graph.tensors[argument].updatedTo;
  for (TensorId other : graph.arguments) {
    const TensorId updated = graph.tensors[other].updatedTo;
    if (other == argument || updated == kNone || updated == own ||
        graph.tensors[updated].producer == kNone)
      continue;
    if (after[graph.tensors[updated].producer])
      return true;
  }
  if (graph.tensors[argument].shape.empty())
    return false;
  const std::map<TensorId, int> sources = updateSources(own);
  return std::any_of(sources.begin(), sources.end(), [&](const auto &source) {
    return source.first != argument && isUpdated(source.first);
  });
}

/// Made of arguments that are updated, and of nothing else.
bool RoleInference::isTrainedAlone(TensorId t) const {
  bool any = false;
  TensorWalk walk(graph, t);
  for (TensorId at; walk.next(at);) {
    const Tensor &tensor = graph.tensors[at];
    if (tensor.argument >= 0 && !isUpdated(at))
      return false;
    any |= tensor.argument >= 0;
    if (tensor.producer == kNone)
      continue;
    walk.addAll(graph.ops[tensor.producer].operands);
  }
  return any;
}

/// The products it goes into first have trained weights as their other operand:
/// data, where a frozen weight meets data. A table is looked up by data.
bool RoleInference::meetsParametersOnly(TensorId argument,
                                        const OpSet &cone) const {
  bool any = false;
  TensorWalk walk(graph, argument);
  for (TensorId t; walk.next(t);)
    for (const Use &use : graph.tensors[t].uses) {
      const Op &op = graph.ops[use.op];
      if (!cone[use.op])
        continue;
      if (op.kind == OpKind::Gather && use.operand == 0)
        return false;
      if (!isMatrixOp(op)) {
        walk.addAll(op.results);
        continue;
      }
      any = true;
      if (op.operands.size() < 2 ||
          !isTrainedAlone(op.operands[1 - use.operand]))
        return false;
    }
  return any;
}

Role RoleInference::updatedRole(TensorId argument, const OpSet &cone,
                                const BatchDims &batchDims) const {
  const Tensor &tensor = graph.tensors[argument];
  // What is carried from batch to batch is no parameter either.
  if (!graph.isTrainStep || isCacheUpdate(argument) || batchDims.has(argument))
    return Role::State;
  if (isIn(cone, argument)) {
    if (!isFloat(tensor.dtype))
      return Role::State;
    if (isTaught(argument, cone))
      return Role::Parameter;
    return tensor.shape.empty() ? Role::State : Role::FrozenParameter;
  }
  return servesOtherUpdates(argument) ? Role::OptimizerState : Role::State;
}

Role RoleInference::roleOf(TensorId argument, const OpSet &cone,
                           const BatchDims &batchDims) const {
  const Tensor &tensor = graph.tensors[argument];
  if (isUpdated(argument))
    return updatedRole(argument, cone, batchDims);
  if (!isFloat(tensor.dtype)) {
    // Weights of few bits; token numbers and labels have more.
    const bool isQuantised =
        isInteger(tensor.dtype) && bitWidth(tensor.dtype) <= 8 &&
        tensor.shape.size() >= 2 && !batchDims.has(argument);
    return isQuantised ? Role::FrozenParameter : Role::Input;
  }
  // What only goes through elementwise functions has no batch to be told by;
  // without a loss nothing is trained.
  if (tensor.shape.empty() || batchDims.has(argument) ||
      (!graph.isTrainStep &&
       std::none_of(graph.ops.begin(), graph.ops.end(), isDataOp) &&
       findLossResult(graph) == kNone))
    return Role::Input;
  if (graph.isTrainStep)
    return isIn(cone, argument) && !meetsParametersOnly(argument, cone)
               ? Role::FrozenParameter
               : Role::Input;
  return Role::Parameter;
}

void RoleInference::findLoss() {
  size_t others = 0;
  std::vector<bool> isState(graph.tensors.size());
  for (TensorId argument : graph.arguments)
    if (isUpdated(argument))
      isState[graph.tensors[argument].updatedTo] = true;
  for (TensorId result : graph.results)
    others += !isState[result];
  const TensorId loss = findLossResult(graph);
  // Of nothing that could be trained, a number is a result like any other.
  const bool mayTrain = std::any_of(graph.arguments.begin(),
                                    graph.arguments.end(), [&](TensorId t) {
                                      return isFloat(graph.tensors[t].dtype) &&
                                             !graph.tensors[t].shape.empty();
                                    });
  graph.hasLoss = !graph.isTrainStep && mayTrain && others == 1 &&
                  loss != kNone && graph.tensors[loss].shape.empty();
}

//===----------------------------------------------------------------------===//
// Overrides
//===----------------------------------------------------------------------===//

std::optional<Role> roleFromText(std::string_view text) {
  for (Role role : {Role::Parameter, Role::FrozenParameter, Role::Input,
                    Role::State, Role::OptimizerState})
    if (text == name(role))
      return role;
  return std::nullopt;
}

/// "3", "arg3", "%arg3" or the argument's name.
bool isNamed(const OpGraph &graph, size_t number, std::string_view text) {
  if (text == graph.tensors[graph.arguments[number]].name)
    return true;
  for (std::string_view prefix : {"%", "arg"})
    if (text.substr(0, prefix.size()) == prefix)
      text.remove_prefix(prefix.size());
  return text == std::to_string(number);
}

Expected<void> applyNames(OpGraph &graph, const std::vector<std::string> &names,
                          Role role, const char *flag) {
  for (const std::string &text : names) {
    bool found = false;
    for (size_t i = 0; i < graph.arguments.size(); ++i)
      if (isNamed(graph, i, text)) {
        graph.tensors[graph.arguments[i]].role = role;
        found = true;
      }
    if (!found)
      return makeError(std::string(flag) + " names no argument: '" + text +
                           "', expected a name or a number below " +
                           std::to_string(graph.arguments.size()),
                       {}, "planner import MODEL --print=graph lists them");
  }
  return {};
}

Expected<void> applyOverrides(OpGraph &graph, const RoleOverrides &overrides) {
  for (TensorId argument : graph.arguments) {
    Tensor &tensor = graph.tensors[argument];
    if (tensor.roleAttribute.empty())
      continue;
    const std::optional<Role> role = roleFromText(tensor.roleAttribute);
    if (!role)
      return makeError("argument '" + tensor.name + "' has the role '" +
                       tensor.roleAttribute +
                       "', expected parameter, frozen-parameter, input, state "
                       "or optimizer-state");
    tensor.role = *role;
  }
  if (auto ok =
          applyNames(graph, overrides.parameters, Role::Parameter, "--param");
      !ok)
    return ok;
  if (auto ok = applyNames(graph, overrides.inputs, Role::Input, "--input");
      !ok)
    return ok;
  return applyNames(graph, overrides.states, Role::State, "--state");
}

/// Decode steps write into caches.
bool updatesCache(const OpGraph &graph) {
  return std::any_of(
      graph.arguments.begin(), graph.arguments.end(), [&](TensorId argument) {
        const Tensor &tensor = graph.tensors[argument];
        return tensor.role == Role::State && tensor.updatedTo != kNone &&
               isFloat(tensor.dtype) && tensor.shape.size() >= 2;
      });
}

} // namespace

Expected<void> inferRoles(OpGraph &graph, const RoleOverrides &overrides,
                          std::optional<Mode> mode) {
  RoleInference(graph).run();
  if (auto ok = applyOverrides(graph, overrides); !ok)
    return ok;
  if (mode)
    graph.mode = *mode;
  else if (graph.hasLoss || graph.isTrainStep)
    graph.mode = Mode::Train;
  else
    graph.mode = updatesCache(graph) ? Mode::Decode : Mode::Prefill;
  return {};
}

} // namespace planner
