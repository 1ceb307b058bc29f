//===- RegionProposals.cpp - What follows from mending one pair -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RegionProposals.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

int64_t RegionProposals::setPresent(const PairwiseView &given,
                                    const std::vector<uint32_t> &choice) {
  view = &given;
  present = &choice;
  dearness.resize(view->edges.size());
  double sum = 0;
  for (size_t e = 0; e < dearness.size(); ++e) {
    const PairwiseView::Edge &edge = view->edges[e];
    const size_t row = choice[edge.first];
    sum += std::max(
        0.0,
        edge.table[row * view->domains[edge.second] + choice[edge.second]]);
    dearness[e] = sum;
  }
  // The entries are far apart.
  constexpr int64_t kUnitsPerPair = 16;
  return kUnitsPerPair * int64_t(dearness.size());
}

/// The best alternative given the neighbours that are decided, and the others
/// with less weight, which stay where they are.
uint32_t RegionProposals::respond(uint32_t var,
                                  const std::vector<uint32_t> &proposal,
                                  double inertia) {
  const size_t domain = view->domains[var];
  sums.assign(view->unary[var], view->unary[var] + domain);
  for (uint32_t id : view->edgesOf[var]) {
    const PairwiseView::Edge &edge = view->edges[id];
    const bool first = edge.first == var;
    const uint32_t other = first ? edge.second : edge.first;
    const double weight = decided[other] ? 1 : inertia;
    if (weight == 0)
      continue;
    const uint32_t theirs = proposal[other];
    const size_t cols = view->domains[edge.second];
    const double *entry =
        first ? edge.table + theirs : edge.table + size_t(theirs) * cols;
    for (size_t a = 0; a < domain; ++a)
      sums[a] += weight * entry[first ? a * cols : a];
    work += int64_t(domain);
  }
  uint32_t best = (*present)[var];
  for (uint32_t a = 0; a < domain; ++a)
    if (sums[a] < sums[best])
      best = a;
  return best;
}

int64_t RegionProposals::propose(SearchRandom &random,
                                 std::vector<uint32_t> &proposal) {
  work = 0;
  proposal = *present;
  if (dearness.empty() || dearness.back() <= 0)
    return work;
  const double at = random.real() * dearness.back();
  const size_t id =
      size_t(std::upper_bound(dearness.begin(), dearness.end(), at) -
             dearness.begin());
  const PairwiseView::Edge &edge =
      view->edges[std::min(id, dearness.size() - 1)];
  uint32_t start = edge.first, stays = edge.second;
  if (random.below(2) == 0)
    std::swap(start, stays);
  decided.assign(present->size(), 0);
  queued.assign(present->size(), 0);
  decided[stays] = queued[stays] = queued[start] = 1;
  queue.assign(1, start);
  // What those who were not asked yet weigh: most often little.
  const double inertia = random.real() * random.real();
  for (size_t i = 0; i < queue.size(); ++i) {
    const uint32_t v = queue[i];
    proposal[v] = respond(v, proposal, i == 0 ? 0 : inertia);
    decided[v] = 1;
    if (proposal[v] == (*present)[v])
      continue;
    for (uint32_t e : view->edgesOf[v]) {
      const PairwiseView::Edge &pair = view->edges[e];
      const uint32_t other = pair.first == v ? pair.second : pair.first;
      if (queued[other])
        continue;
      queued[other] = 1;
      queue.push_back(other);
    }
  }
  return work;
}
