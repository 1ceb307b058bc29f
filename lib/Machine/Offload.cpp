//===- Offload.cpp - What is kept in the memory of hosts ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Offload.h"

namespace planner {

const std::vector<std::pair<std::string_view, OffloadChoice>> &offloadNames() {
  static const std::vector<std::pair<std::string_view, OffloadChoice>> names = {
      {"none", {}},
      {"optimizer", {.optimizer = true}},
      {"params", {.parameters = true}},
      {"acts", {.activations = true}},
      {"optimizer+params", {.optimizer = true, .parameters = true}},
      {"optimizer+acts", {.optimizer = true, .activations = true}},
      {"params+acts", {.parameters = true, .activations = true}},
      {"optimizer+params+acts",
       {.optimizer = true, .parameters = true, .activations = true}},
      {"relay", {.relay = true}},
      {"relay+acts", {.activations = true, .relay = true}}};
  return names;
}

std::string_view name(const OffloadChoice &choice) {
  for (const auto &[text, known] : offloadNames())
    if (known == choice)
      return text;
  return "none";
}

std::optional<OffloadChoice> offloadNamed(std::string_view text) {
  for (const auto &[known, choice] : offloadNames())
    if (known == text)
      return choice;
  return std::nullopt;
}

} // namespace planner
