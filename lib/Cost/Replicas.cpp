//===- Replicas.cpp - Copies of a model on unequal devices ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Replicas.h"
#include "StageMemory.h"
#include "planner/Machine/Collective.h"
#include "planner/Machine/Parts.h"
#include <algorithm>

namespace planner {

namespace {

/// Which numbers of micro-batches the first kinds can run in some time.
class MicroBatchSplitter {
public:
  MicroBatchSplitter(const std::vector<ReplicaKind> &k, int64_t m)
      : kinds(k), total(m) {}

  std::optional<std::vector<int64_t>> run();

private:
  int64_t mostIn(const ReplicaKind &kind, double seconds) const;
  std::optional<std::vector<int64_t>> splitIn(double seconds);

  const std::vector<ReplicaKind> &kinds;
  const int64_t total;
  /// By kind and sum of micro-batches so far: what a replica of it runs; 0 if
  /// the sum cannot be reached.
  std::vector<std::vector<int64_t>> taken;
};

} // namespace

/// Micro-batches of a replica in so much time.
int64_t MicroBatchSplitter::mostIn(const ReplicaKind &kind,
                                   double seconds) const {
  if (seconds < kind.once)
    return 0;
  const double most =
      kind.microBatch > 0 ? (seconds - kind.once) / kind.microBatch : 1e18;
  return most < static_cast<double>(total) ? static_cast<int64_t>(most) : total;
}

/// A sum is reached by what is left of it without a micro-batch more for each
/// replica, as long as there are no more than allowed.
std::optional<std::vector<int64_t>>
MicroBatchSplitter::splitIn(double seconds) {
  taken.assign(kinds.size(), {});
  std::vector<bool> before(static_cast<size_t>(total) + 1);
  before[0] = true;
  for (size_t k = 0; k < kinds.size(); ++k) {
    const int64_t most = mostIn(kinds[k], seconds), step = kinds[k].replicas;
    std::vector<int64_t> &own = taken[k];
    own.assign(static_cast<size_t>(total) + 1, 0);
    for (int64_t sum = step; sum <= total; ++sum) {
      const auto last = static_cast<size_t>(sum - step);
      // With as few of this kind as can be.
      if (before[last] && most >= 1)
        own[static_cast<size_t>(sum)] = 1;
      else if (own[last] > 0 && own[last] < most)
        own[static_cast<size_t>(sum)] = own[last] + 1;
    }
    for (int64_t sum = 0; sum <= total; ++sum)
      before[static_cast<size_t>(sum)] = own[static_cast<size_t>(sum)] > 0;
  }
  if (!before[static_cast<size_t>(total)])
    return std::nullopt;
  std::vector<int64_t> split(kinds.size());
  int64_t sum = total;
  for (size_t k = kinds.size(); k-- > 0;) {
    split[k] = taken[k][static_cast<size_t>(sum)];
    sum -= split[k] * kinds[k].replicas;
  }
  return split;
}

/// The time is bisected between what no split takes and what one does; each
/// step begins with what the split that was found really takes.
std::optional<std::vector<int64_t>> MicroBatchSplitter::run() {
  const auto timeOf = [&](const std::vector<int64_t> &split) {
    double most = 0;
    for (size_t k = 0; k < kinds.size(); ++k)
      most =
          std::max(most, static_cast<double>(split[k]) * kinds[k].microBatch +
                             kinds[k].once);
    return most;
  };
  auto best = splitIn(std::numeric_limits<double>::infinity());
  if (!best)
    return best;
  double low = 0, high = timeOf(*best);
  constexpr int kHalvings = 100;
  for (int i = 0; i < kHalvings && low < high; ++i) {
    const double middle = low + (high - low) / 2;
    if (middle <= low || middle >= high)
      break;
    if (auto found = splitIn(middle)) {
      high = std::min(middle, timeOf(*found));
      best = std::move(found);
    } else {
      low = middle;
    }
  }
  return best;
}

std::optional<std::vector<int64_t>>
splitMicroBatches(const std::vector<ReplicaKind> &kinds, int64_t microBatches) {
  if (kinds.empty() || microBatches < 1)
    return std::nullopt;
  return MicroBatchSplitter(kinds, microBatches).run();
}

double gradientBytesOf(const CostModel &model, const Assignment &assignment) {
  // As from this level of ZeRO on sums lie: as their updates do.
  constexpr int kAsUpdated = 2;
  const OpGraph &graph = model.graph();
  double bytes = 0;
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.role == Role::Parameter && tensor.updatedTo != kNone)
      bytes += detail::gradientElements(model, assignment, id, kAsUpdated) *
               detail::accumulatorBytes(model.stack(), tensor.dtype);
  }
  return bytes;
}

Seconds replicaSumTime(const ClusterSpec &cluster,
                       const std::vector<size_t> &parts, int64_t replicas,
                       Bytes bytes) {
  GroupShape group;
  group.perLevel[0] = replicas;
  Seconds time;
  for (size_t a = 0; a < parts.size(); ++a)
    for (size_t b = a + 1; b < parts.size(); ++b) {
      ClusterSpec links;
      links.levels = {linkBetween(cluster, parts[a], parts[b])};
      time = std::max(
          time, collectiveTime(links, CollectiveKind::AllReduce, group, bytes));
    }
  return time;
}

} // namespace planner
