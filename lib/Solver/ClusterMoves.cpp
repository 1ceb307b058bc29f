//===- ClusterMoves.cpp - Choosing among joint candidates -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ClusterMoves.h"
#include <numeric>

using namespace planner;
using namespace planner::solver;

static constexpr uint32_t kNoCluster = std::numeric_limits<uint32_t>::max();

/// Random connected clusters, breadth first with gaps.
void ClusterMoves::split(uint32_t largest, SearchRandom &random) {
  size_t n = view->domains.size();
  clusters.clear();
  clusterOf.assign(n, kNoCluster);
  placeIn.assign(n, 0);
  std::vector<uint32_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  for (size_t i = n; i > 1; --i)
    std::swap(order[i - 1], order[random.below(uint32_t(i))]);
  for (uint32_t start : order) {
    if (clusterOf[start] != kNoCluster)
      continue;
    uint32_t id = uint32_t(clusters.size());
    uint32_t size = 2 + random.below(largest - 1);
    std::vector<uint32_t> &cluster = clusters.emplace_back();
    cluster = {start};
    clusterOf[start] = id;
    for (size_t i = 0; i < cluster.size() && cluster.size() < size; ++i)
      for (uint32_t e : view->edgesOf[cluster[i]]) {
        const PairwiseView::Edge &edge = view->edges[e];
        uint32_t other = edge.first == cluster[i] ? edge.second : edge.first;
        if (clusterOf[other] != kNoCluster || cluster.size() >= size ||
            random.below(4) == 0)
          continue;
        clusterOf[other] = id;
        placeIn[other] = uint32_t(cluster.size());
        cluster.push_back(other);
      }
  }
  work += int64_t(n);
}

void ClusterMoves::propose(size_t id, uint32_t candidates,
                           SearchRandom &random) {
  const std::vector<uint32_t> &cluster = clusters[id];
  std::vector<uint32_t> &list = options[id];
  list.clear();
  for (uint32_t v : cluster)
    list.push_back((*present)[v]);
  size_t size = cluster.size();
  uint32_t seed = cluster[0], domain = view->domains[seed];
  // All alternatives of the seed, or a random stretch of a random order.
  uint32_t count = std::min(domain, candidates);
  uint32_t from = random.below(domain);
  uint32_t stride = 1;
  if (domain > candidates)
    do
      stride = 1 + random.below(domain - 1);
    while (std::gcd(stride, domain) != 1);
  for (uint32_t k = 0; k < count; ++k) {
    size_t begin = list.size();
    list.push_back((from + k * stride) % domain);
    ++round;
    stamp[seed] = round;
    bool outside = random.below(3) != 0;
    for (size_t i = 1; i < size; ++i) {
      uint32_t v = cluster[i];
      value.assign(view->unary[v], view->unary[v] + view->domains[v]);
      for (uint32_t e : view->edgesOf[v]) {
        const PairwiseView::Edge &edge = view->edges[e];
        bool first = edge.first == v;
        uint32_t other = first ? edge.second : edge.first;
        uint32_t theirs;
        if (clusterOf[other] == id) {
          if (stamp[other] != round)
            continue;
          theirs = list[begin + placeIn[other]];
        } else if (outside) {
          theirs = (*present)[other];
        } else {
          continue;
        }
        size_t cols = view->domains[edge.second];
        const double *entry =
            first ? edge.table + theirs : edge.table + theirs * cols;
        size_t step = first ? cols : 1;
        for (size_t a = 0; a < value.size(); ++a)
          value[a] += entry[a * step];
        work += int64_t(value.size());
      }
      stamp[v] = round;
      list.push_back(uint32_t(std::min_element(value.begin(), value.end()) -
                              value.begin()));
    }
    // Only new ones.
    for (size_t other = 0; other < begin; other += size)
      if (std::equal(list.begin() + ptrdiff_t(begin), list.end(),
                     list.begin() + ptrdiff_t(other))) {
        list.resize(begin);
        break;
      }
  }
}

/// The costs of all candidates, and of all pairs of candidates.
void ClusterMoves::join() {
  size_t n = clusters.size();
  small.domains.resize(n);
  small.unary.resize(n);
  small.edges.clear();
  small.edgesOf.resize(n);
  unary.resize(std::max(unary.size(), n));
  for (size_t id = 0; id < n; ++id) {
    size_t size = clusters[id].size();
    small.domains[id] = uint32_t(options[id].size() / size);
    small.edgesOf[id].clear();
    unary[id].assign(small.domains[id], 0);
    for (size_t c = 0; c < unary[id].size(); ++c)
      for (size_t i = 0; i < size; ++i)
        unary[id][c] += view->unary[clusters[id][i]][options[id][c * size + i]];
    small.unary[id] = unary[id].data();
  }
  std::vector<std::pair<uint64_t, uint32_t>> between;
  for (uint32_t e = 0; e < view->edges.size(); ++e) {
    const PairwiseView::Edge &edge = view->edges[e];
    uint32_t a = clusterOf[edge.first], b = clusterOf[edge.second];
    if (a == b) {
      size_t size = clusters[a].size();
      for (size_t c = 0; c < unary[a].size(); ++c)
        unary[a][c] +=
            edge.table[size_t(options[a][c * size + placeIn[edge.first]]) *
                           view->domains[edge.second] +
                       options[a][c * size + placeIn[edge.second]]];
      continue;
    }
    between.push_back({(uint64_t(std::min(a, b)) << 32) | std::max(a, b), e});
  }
  std::sort(between.begin(), between.end());
  size_t used = 0;
  for (size_t i = 0; i < between.size();) {
    uint64_t key = between[i].first;
    uint32_t a = uint32_t(key >> 32), b = uint32_t(key);
    if (tables.size() <= used)
      tables.emplace_back();
    std::vector<double> &table = tables[used++];
    size_t rows = small.domains[a], cols = small.domains[b];
    table.assign(rows * cols, 0);
    for (; i < between.size() && between[i].first == key; ++i) {
      const PairwiseView::Edge &edge = view->edges[between[i].second];
      bool straight = clusterOf[edge.first] == a;
      uint32_t u = straight ? edge.first : edge.second;
      uint32_t w = straight ? edge.second : edge.first;
      size_t width = view->domains[edge.second];
      for (size_t r = 0; r < rows; ++r) {
        size_t x = options[a][r * clusters[a].size() + placeIn[u]];
        for (size_t c = 0; c < cols; ++c) {
          size_t y = options[b][c * clusters[b].size() + placeIn[w]];
          table[r * cols + c] +=
              straight ? edge.table[x * width + y] : edge.table[y * width + x];
        }
      }
      work += int64_t(rows * cols);
    }
    uint32_t id = uint32_t(small.edges.size());
    small.edges.push_back({a, b, nullptr});
    small.edgesOf[a].push_back(id);
    small.edgesOf[b].push_back(id);
  }
  for (size_t id = 0; id < small.edges.size(); ++id)
    small.edges[id].table = tables[id].data();
}

int64_t ClusterMoves::run(const PairwiseView &given,
                          std::vector<uint32_t> &choice, uint32_t largest,
                          uint32_t candidates, double tableCap,
                          SearchRandom &random, const Cancellation *cancel) {
  constexpr int64_t kBetweenLooks = int64_t(1) << 20;
  // What candidates take besides their sums, which are short.
  constexpr int64_t kUnitsPerVariable = 5632;
  Lookout lookout(cancel, kBetweenLooks);
  view = &given;
  present = &choice;
  work = 0;
  stamp.resize(view->domains.size(), 0);
  split(std::max(2u, largest), random);
  if (options.size() < clusters.size())
    options.resize(clusters.size());
  for (size_t id = 0; id < clusters.size(); ++id) {
    const int64_t before = work;
    work += kUnitsPerVariable * int64_t(clusters[id].size());
    propose(id, candidates, random);
    if (lookout.stop(work - before))
      return work;
  }
  join();
  std::vector<uint32_t> chosen(clusters.size(), 0);
  work += elimination.run(small, chosen, tableCap, random, cancel);
  for (size_t id = 0; id < clusters.size(); ++id) {
    size_t size = clusters[id].size();
    for (size_t i = 0; i < size; ++i)
      choice[clusters[id][i]] = options[id][chosen[id] * size + i];
  }
  return work;
}
