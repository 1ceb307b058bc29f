//===- DType.h - Element types ----------------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_DTYPE_H
#define PLANNER_SUPPORT_DTYPE_H

#include <cstdint>
#include <optional>
#include <string_view>

namespace planner {

/// Element types of tensors, named as MLIR prints them (f32, bf16, ui8, ...).
/// Other is a type without numbers (a token); it occupies no memory.
enum class DType : uint8_t {
  F64,
  F32,
  BF16,
  F16,
  F8E5M2,
  F8E4M3,
  F8E4M3FN,
  F8E4M3FNUZ,
  F8E4M3B11FNUZ,
  F8E5M2FNUZ,
  F8E3M4,
  F8E8M0FNU,
  F6E2M3FN,
  F6E3M2FN,
  F4E2M1FN,
  I64,
  I32,
  I16,
  I8,
  I4,
  I2,
  U64,
  U32,
  U16,
  U8,
  U4,
  U2,
  I1,
  C64,
  C128,
  Other
};

/// Bits that one element occupies in device memory. Predicates (i1) take a
/// byte.
int64_t bitWidth(DType type);
std::string_view name(DType type);
/// The inverse of name(); nothing for an unknown name.
std::optional<DType> dtypeFromName(std::string_view text);
/// Real floating point: what can carry a gradient and be a parameter.
bool isFloat(DType type);
inline bool isInteger(DType type) {
  return type >= DType::I64 && type <= DType::U2;
}

} // namespace planner

#endif // PLANNER_SUPPORT_DTYPE_H
