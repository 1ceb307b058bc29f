//===- AttentionForm.h - Kernels that attention is made of ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_ATTENTIONFORM_H
#define PLANNER_SUPPORT_ATTENTIONFORM_H

#include <cstdint>
#include <string_view>

namespace planner {

/// By which kernels attention is computed: whether its scores are ever written
/// to memory, and how often they are read there.
enum class AttentionForm : uint8_t {
  /// One kernel that keeps them to itself, and computes them again in its
  /// backward pass.
  Flash,
  /// A product, one kernel for scale, mask and softmax, (dropout), a product.
  Fused,
  /// Each function of the scores is a kernel.
  Eager
};

inline std::string_view name(AttentionForm form) {
  switch (form) {
  case AttentionForm::Flash:
    return "flash";
  case AttentionForm::Fused:
    return "fused";
  case AttentionForm::Eager:
    return "eager";
  }
  return "?";
}

} // namespace planner

#endif // PLANNER_SUPPORT_ATTENTIONFORM_H
