//===- Offload.h - What is kept in the memory of hosts ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_MACHINE_OFFLOAD_H
#define PLANNER_MACHINE_OFFLOAD_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// The key `offload` of a strategy.
struct OffloadChoice {
  /// Optimizer states, which the host updates, and gradients.
  bool optimizer = false;
  /// Parameters, fetched layer by layer in each pass.
  bool parameters = false;
  /// What the forward pass leaves to the backward pass.
  bool activations = false;
  /// Parameters and states, with all micro-batches through one layer before the
  /// next one is fetched.
  bool relay = false;

  bool any() const { return optimizer || parameters || activations || relay; }
  bool movesStates() const { return optimizer || relay; }
  bool movesParameters() const { return parameters || relay; }
  /// Whether gradients are sent to the host as layers make them, rather than
  /// summed on the device until the end of the step: where each device keeps
  /// only its part of the sum, and where all micro-batches of a layer follow
  /// each other.
  bool sendsGradientsAtOnce(int zero) const {
    return relay || (optimizer && zero >= 2);
  }
  friend auto operator<=>(const OffloadChoice &,
                          const OffloadChoice &) = default;
};

/// "none", "optimizer+params", "relay+acts", ...: all there are, the least
/// first.
const std::vector<std::pair<std::string_view, OffloadChoice>> &offloadNames();
std::string_view name(const OffloadChoice &choice);
std::optional<OffloadChoice> offloadNamed(std::string_view text);

} // namespace planner

#endif // PLANNER_MACHINE_OFFLOAD_H
