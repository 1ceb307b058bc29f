//===- Components.cpp - Connected components, and solving them apart ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Components.h"
#include "planner/Solver/Elimination.h"
#include "planner/Solver/Reductions.h"
#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>

using namespace planner;
using namespace planner::solver;

std::vector<Component>
solver::componentsOf(const std::vector<std::vector<uint32_t>> &adjacency,
                     const std::vector<uint32_t> &domains) {
  boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> graph(
      adjacency.size());
  for (uint32_t v = 0; v < adjacency.size(); ++v)
    for (uint32_t n : adjacency[v])
      if (v < n)
        boost::add_edge(v, n, graph);
  std::vector<uint32_t> number(adjacency.size()), index(adjacency.size());
  std::vector<Component> components(
      size_t(boost::connected_components(graph, number.data())));
  for (uint32_t v = 0; v < adjacency.size(); ++v) {
    Component &component = components[number[v]];
    index[v] = uint32_t(component.vertices.size());
    component.vertices.push_back(v);
    component.domains.push_back(domains[v]);
  }
  for (Component &component : components)
    for (uint32_t v : component.vertices) {
      auto &list = component.adjacency.emplace_back();
      for (uint32_t n : adjacency[v])
        list.push_back(index[n]);
    }
  return components;
}

/// The variables of the components that use nothing and can be eliminated with
/// so much work each, ascending; none if there is only one component.
static std::vector<uint32_t> solvableApart(const Model &model,
                                           int64_t workCap) {
  const InteractionGraph graph = interactionGraph(model);
  const std::vector<Component> components =
      componentsOf(graph.adjacency, graph.domains);
  std::vector<uint32_t> apart;
  if (components.size() < 2)
    return apart;
  for (const Component &component : components) {
    const bool uses = std::any_of(
        component.vertices.begin(), component.vertices.end(),
        [&](uint32_t i) { return model.usesCapacity(graph.vars[i]); });
    if (uses || !greedyOrder(component.adjacency, component.domains,
                             OrderRule::MinTable, double(workCap)))
      continue;
    for (uint32_t i : component.vertices)
      apart.push_back(graph.vars[i]);
  }
  std::sort(apart.begin(), apart.end());
  return apart;
}

/// The model of these variables alone, which are in no pair with others.
static Model partOf(const Model &model, const std::vector<uint32_t> &vars) {
  Model part = model;
  part.recording = false;
  part.constant = 0;
  std::vector<char> inside(model.vars.size(), 0);
  for (uint32_t v : vars)
    inside[v] = 1;
  for (uint32_t v = 0; v < part.vars.size(); ++v)
    part.vars[v].alive = part.vars[v].alive && inside[v];
  for (Model::Edge &edge : part.edges)
    edge.alive = edge.alive && inside[edge.first];
  return part;
}

/// The sum over their pairs of the least entry of each.
static WideCost leastOfPairs(const Model &model,
                             const std::vector<uint32_t> &vars) {
  WideCost sum = 0;
  for (uint32_t v : vars)
    for (uint32_t e : model.vars[v].edges)
      if (const Model::Edge &edge = model.edges[e]; edge.first == v)
        sum += *std::min_element(edge.table->entries.begin(),
                                 edge.table->entries.end());
  return sum;
}

bool solver::solveComponents(Model &model, int64_t workCap,
                             const Cancellation *cancel) {
  std::vector<uint32_t> apart = solvableApart(model, workCap);
  if (apart.empty())
    return false;
  // So that costs are beyond the least of every variable.
  model.normalise();
  EliminationLimits limits;
  limits.cancel = cancel;
  const EliminationResult found = eliminateAll(partOf(model, apart), limits);
  using Status = EliminationResult::Status;
  if (found.status != Status::Optimal && found.status != Status::Infeasible)
    return false;
  model.infeasible = found.status == Status::Infeasible;
  if (model.infeasible) {
    model.record({ProofStep::Kind::SolveComponents, std::move(apart),
                  kForbidden, nullptr});
    return true;
  }
  model.constant += found.cost;
  const WideCost beyond = found.cost - leastOfPairs(model, apart);
  for (uint32_t v : apart) {
    for (uint32_t edge : std::vector<uint32_t>(model.vars[v].edges))
      model.removeEdge(edge);
    model.eliminate(v, {}, {found.choice[v]});
  }
  model.record({ProofStep::Kind::SolveComponents, std::move(apart),
                int64_t(beyond), nullptr});
  return true;
}
