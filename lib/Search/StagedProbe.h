//===- StagedProbe.h - A staged strategy that fits, quickly -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// No search: of what users would choose, tensor parallelism inside a node and
// no context or expert parallelism, a few strategies are priced of which cheap
// bounds say that they should fit, the fastest by its bound first. Only where
// there are no such the others are asked.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGEDPROBE_H
#define PLANNER_LIB_SEARCH_STAGEDPROBE_H

#include "HostFloors.h"
#include "PointPricer.h"

namespace planner {

/// A strategy and its price.
struct ProbedStrategy {
  StagePoint point;
  ScheduleChoice schedule;
  OffloadChoice offload;
  StageForm form;
  std::string strategy;
  StagedPrediction staged;
  /// Of one micro-batch.
  std::shared_ptr<const OpGraph> micro;
};

/// As stageStrategy() reads them: relays run on one stage, and parameters that
/// are shared need the stack's level of ZeRO.
bool mayOffload(const StagePoint &point, const OffloadChoice &choice,
                const StackSpec &stack);

class StagedProbe {
public:
  /// Keeps references to all it is given. `options` fix no offload.
  StagedProbe(const OpGraph &graph, const ClusterSpec &cluster,
              const StackSpec &stack, const SearchOptions &options,
              PointPricer &pricer);

  /// The strategy with the least bound of memory, whether it fits or not.
  std::optional<ProbedStrategy> least();
  /// One that fits, with one of these choices on hosts.
  std::optional<ProbedStrategy>
  fitting(const std::vector<OffloadChoice> &choices);

private:
  struct Candidate {
    double seconds = 0, bytes = 0;
    size_t family = 0, choice = 0;
  };
  using Choices = std::vector<OffloadChoice>;
  bool prepare(bool withHosts);
  std::function<bool(const Candidate &, const Candidate &)> leavesMore() const;
  bool isUsual(const StagePoint &point) const;
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  std::vector<Candidate> candidates(const Choices &choices, bool usual,
                                    double most);
  std::optional<ProbedStrategy> firstThatFits(std::vector<Candidate> list,
                                              const Choices &choices);
  std::optional<ProbedStrategy> price(const Candidate &candidate,
                                      const OffloadChoice &choice);

  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions options;
  const double limit;
  const HostFloors hosts;
  PointPricer &pricer;
  std::vector<OuterFamily> families;
  std::optional<ProductFloors> products;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGEDPROBE_H
