//===- Buckets.cpp - What stacks reduce and gather together ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Buckets.h"
#include <algorithm>

namespace planner::detail {

namespace {

bool isParameterRole(Role role) {
  return role == Role::Parameter || role == Role::FrozenParameter;
}

class ServiceFinder {
public:
  explicit ServiceFinder(const OpGraph &g)
      : graph(g), services(g.tensors.size(), Service::None),
        replaces(g.tensors.size(), kNone) {}

  std::vector<Service> run(const std::vector<uint32_t> &norms) {
    findParameters();
    findGradients();
    for (TensorId id = 0; id < services.size(); ++id)
      if (norms[id] > 1)
        services[id] = Service::Norm;
    shareAmongOccurrences();
    return std::move(services);
  }

  /// By TensorId: the fewest norms among the operands of a user; 0 if the
  /// tensor is none.
  std::vector<uint32_t> findNorms() const {
    std::vector<uint32_t> norms(graph.tensors.size(), 0);
    std::vector<uint32_t> byUser(graph.ops.size(), 0);
    for (TensorId id = 0; id < norms.size(); ++id)
      if (isNorm(id)) {
        norms[id] = kNone;
        for (const Use &use : graph.tensors[id].uses)
          ++byUser[use.op];
      }
    for (TensorId id = 0; id < norms.size(); ++id)
      if (norms[id] != 0)
        for (const Use &use : graph.tensors[id].uses)
          norms[id] = std::min(norms[id], byUser[use.op]);
    return norms;
  }

private:
  /// Constants, counters and scalars stand in no relation to the data.
  bool isNeutral(TensorId id) const {
    const Tensor &tensor = graph.tensors[id];
    return tensor.elements() <= 1 ||
           (tensor.producer != kNone &&
            graph.ops[tensor.producer].kind == OpKind::Generator);
  }

  /// Casts, transposes and slices of parameters.
  bool derivesParameter(const Op &op) const {
    if ((op.kind != OpKind::Vector && op.kind != OpKind::Layout) ||
        op.phase == Phase::Optimizer)
      return false;
    bool derives = false;
    for (TensorId operand : op.operands) {
      const bool isParameter = services[operand] == Service::Parameter;
      if (!isParameter && !isNeutral(operand))
        return false;
      derives |= isParameter;
    }
    return derives;
  }

  void findParameters() {
    for (TensorId id : graph.arguments) {
      const Tensor &tensor = graph.tensors[id];
      if (tensor.updatedTo != kNone)
        replaces[tensor.updatedTo] = id;
      if (!isParameterRole(tensor.role))
        continue;
      services[id] = Service::Parameter;
      if (tensor.updatedTo != kNone)
        services[tensor.updatedTo] = Service::Parameter;
    }
    for (const Op &op : graph.ops)
      if (derivesParameter(op))
        for (TensorId result : op.results)
          services[result] = Service::Parameter;
  }

  /// The batch, the sequence, or one dimension of both.
  bool isData(DimClassId id) const {
    if (id >= graph.dimClasses.size())
      return false;
    const DimClass &dimClass = graph.dimClasses[id];
    return dimClass.kind == DimClassKind::Batch ||
           dimClass.kind == DimClassKind::Sequence ||
           std::any_of(dimClass.parts.begin(), dimClass.parts.end(),
                       [&](DimClassId part) { return isData(part); });
  }

  bool lacksData(const Tensor &tensor) const {
    const Op &op = graph.ops[tensor.producer];
    for (const DimFactors &dim : op.rule->results[tensor.resultIndex])
      for (FactorId factor : dim)
        if (isData(op.rule->factors[factor].dimClass))
          return false;
    return true;
  }

  /// The optimizer's own reductions (the norm of all gradients) are waited for.
  bool keepsElements(const Op &op, const Tensor &result) const {
    return std::none_of(
        op.operands.begin(), op.operands.end(), [&](TensorId operand) {
          return graph.tensors[operand].elements() > result.elements();
        });
  }

  bool mayBeGradient(TensorId id) const {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone || services[id] != Service::None ||
        replaces[id] != kNone || isNeutral(id) ||
        (tensor.uses.empty() && tensor.outputs.empty()))
      return false;
    const Op &op = graph.ops[tensor.producer];
    return (op.phase == Phase::Backward ||
            (op.phase == Phase::Optimizer && keepsElements(op, tensor))) &&
           lacksData(tensor);
  }

  /// Whether every user leads to the optimizer only.
  bool leadsToUpdate(TensorId id) const {
    for (const Use &use : graph.tensors[id].uses) {
      const Op &op = graph.ops[use.op];
      if (op.phase == Phase::Optimizer)
        continue;
      for (TensorId result : op.results)
        if (services[result] != Service::Gradient)
          return false;
    }
    return true;
  }

  /// A sum that keeps one element, for the optimizer alone.
  bool isNorm(TensorId id) const {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone || tensor.elements() != 1 ||
        tensor.uses.empty() || !tensor.outputs.empty())
      return false;
    const Op &op = graph.ops[tensor.producer];
    return op.phase != Phase::Forward && !keepsElements(op, tensor) &&
           std::all_of(tensor.uses.begin(), tensor.uses.end(),
                       [&](const Use &use) {
                         return graph.ops[use.op].phase == Phase::Optimizer;
                       });
  }

  /// All that may be one, less what leads elsewhere, until nothing changes:
  /// gradients that loops accumulate lead to themselves.
  void findGradients() {
    for (TensorId id = 0; id < services.size(); ++id)
      if (mayBeGradient(id))
        services[id] = Service::Gradient;
    bool changed = true;
    while (changed) {
      changed = false;
      for (size_t i = services.size(); i-- > 0;)
        if (const auto id = static_cast<TensorId>(i);
            services[id] == Service::Gradient && !leadsToUpdate(id)) {
          services[id] = Service::None;
          changed = true;
        }
    }
  }

  /// Occurrences of a block share their prices.
  void shareAmongOccurrences() {
    if (graph.foldClass.size() != graph.ops.size())
      return;
    const auto leadOf = [&](const Tensor &tensor) {
      const Op &lead = graph.ops[graph.foldClass[tensor.producer]];
      return tensor.resultIndex < lead.results.size()
                 ? lead.results[tensor.resultIndex]
                 : kNone;
    };
    for (TensorId id = 0; id < services.size(); ++id)
      if (const Tensor &tensor = graph.tensors[id]; tensor.producer != kNone)
        if (const TensorId lead = leadOf(tensor);
            lead != kNone && services[lead] != services[id])
          services[lead] = Service::None;
    for (TensorId id = 0; id < services.size(); ++id)
      if (const Tensor &tensor = graph.tensors[id]; tensor.producer != kNone)
        if (const TensorId lead = leadOf(tensor); lead != kNone)
          services[id] = services[lead];
  }

  const OpGraph &graph;
  std::vector<Service> services;
  /// By TensorId: the argument whose next value this is.
  std::vector<TensorId> replaces;
};

} // namespace

Services::Services(const OpGraph &graph) {
  ServiceFinder finder(graph);
  norms = finder.findNorms();
  of = finder.run(norms);
  for (TensorId id : graph.arguments)
    if (isParameterRole(graph.tensors[id].role))
      parameterElements += static_cast<double>(graph.tensors[id].elements());
}

Bytes Bucket::around(const GroupShape &group, Bytes payload) const {
  const double devices = static_cast<double>(group.size());
  return Bytes(std::min(std::max(bytes, bytesPerDevice * devices),
                        payload.value * share));
}

Bucket bucketOf(const StackSpec &stack, const OpGraph &graph,
                const Services &services, TensorId id, double fraction) {
  const Tensor &tensor = graph.tensors[id];
  const double elements = static_cast<double>(tensor.elements()) * fraction;
  const double width = static_cast<double>(bitWidth(tensor.dtype)) / 8;
  const Service service = services.of[id];
  Bucket bucket;
  if (service == Service::None || !(elements > 0))
    return bucket;
  bucket.bytes =
      width * (service == Service::Parameter ? stack.buckets.parameters
                                             : stack.buckets.gradients);
  bucket.bytesPerDevice = width * stack.buckets.perDevice;
  bucket.share = service == Service::Norm
                     ? static_cast<double>(services.norms[id])
                     : services.parameterElements / elements;
  return bucket;
}

bool isBucketed(CollectiveKind kind) {
  return kind == CollectiveKind::AllReduce ||
         kind == CollectiveKind::AllGather ||
         kind == CollectiveKind::ReduceScatter;
}

} // namespace planner::detail
