//===- DType.cpp - Element types ------------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/DType.h"
#include <array>

namespace planner {

namespace {
struct Entry {
  std::string_view name;
  int64_t bits;
};
} // namespace

/// In the order of the enumeration.
static constexpr std::array<Entry, static_cast<size_t>(DType::Other) + 1>
    kTypes = {{{"f64", 64},
               {"f32", 32},
               {"bf16", 16},
               {"f16", 16},
               {"f8E5M2", 8},
               {"f8E4M3", 8},
               {"f8E4M3FN", 8},
               {"f8E4M3FNUZ", 8},
               {"f8E4M3B11FNUZ", 8},
               {"f8E5M2FNUZ", 8},
               {"f8E3M4", 8},
               {"f8E8M0FNU", 8},
               {"f6E2M3FN", 6},
               {"f6E3M2FN", 6},
               {"f4E2M1FN", 4},
               {"i64", 64},
               {"i32", 32},
               {"i16", 16},
               {"i8", 8},
               {"i4", 4},
               {"i2", 2},
               {"ui64", 64},
               {"ui32", 32},
               {"ui16", 16},
               {"ui8", 8},
               {"ui4", 4},
               {"ui2", 2},
               {"i1", 8},
               {"complex<f32>", 64},
               {"complex<f64>", 128},
               {"other", 0}}};

int64_t bitWidth(DType type) { return kTypes[static_cast<size_t>(type)].bits; }

std::string_view name(DType type) {
  return kTypes[static_cast<size_t>(type)].name;
}

std::optional<DType> dtypeFromName(std::string_view text) {
  for (size_t i = 0; i < kTypes.size(); ++i)
    if (kTypes[i].name == text)
      return static_cast<DType>(i);
  return std::nullopt;
}

bool isFloat(DType type) { return type <= DType::F4E2M1FN; }

} // namespace planner
