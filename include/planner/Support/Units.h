//===- Units.h - Seconds, bytes and FLOPs as types --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A bare double never crosses a part. Quantities of unlike units do not mix; a
// quantity scales by plain numbers.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_UNITS_H
#define PLANNER_SUPPORT_UNITS_H

#include <cmath>
#include <compare>
#include <cstdint>
#include <limits>
#include <string>

namespace planner {

template <typename Tag> struct Quantity {
  double value = 0;

  constexpr Quantity() = default;
  constexpr explicit Quantity(double v) : value(v) {}

  friend constexpr Quantity operator+(Quantity a, Quantity b) {
    return Quantity(a.value + b.value);
  }
  friend constexpr Quantity operator-(Quantity a, Quantity b) {
    return Quantity(a.value - b.value);
  }
  friend constexpr Quantity operator*(Quantity a, double k) {
    return Quantity(a.value * k);
  }
  friend constexpr Quantity operator*(double k, Quantity a) { return a * k; }
  friend constexpr Quantity operator/(Quantity a, double k) {
    return Quantity(a.value / k);
  }
  friend constexpr double operator/(Quantity a, Quantity b) {
    return a.value / b.value;
  }
  friend constexpr auto operator<=>(Quantity a, Quantity b) = default;
  Quantity &operator+=(Quantity b) {
    value += b.value;
    return *this;
  }
  Quantity &operator-=(Quantity b) {
    value -= b.value;
    return *this;
  }
  bool isFinite() const { return std::isfinite(value); }
};

using Seconds = Quantity<struct SecondsTag>;
/// Bytes as a real number, for prices. Memory totals are int64_t bytes.
using Bytes = Quantity<struct BytesTag>;
using Flops = Quantity<struct FlopsTag>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;
using FlopsPerSecond = Quantity<struct FlopsPerSecondTag>;

constexpr Seconds operator/(Bytes b, BytesPerSecond r) {
  return Seconds(b.value / r.value);
}
constexpr Seconds operator/(Flops f, FlopsPerSecond r) {
  return Seconds(f.value / r.value);
}

/// Products of sizes that may exceed 64 bits saturate here instead of wrapping.
constexpr int64_t kSaturated = std::numeric_limits<int64_t>::max();
inline int64_t saturatingMul(int64_t a, int64_t b) {
  int64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? kSaturated : product;
}
inline int64_t saturatingAdd(int64_t a, int64_t b) {
  int64_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? kSaturated : sum;
}
constexpr int64_t ceilDiv(int64_t a, int64_t b) {
  return a / b + (a % b != 0 ? 1 : 0);
}

/// "1.5 GiB", "12.3 ms", "3.2 TFLOP": for people, never parsed.
std::string formatBytes(int64_t bytes);
std::string formatSeconds(Seconds seconds);
/// 1234567 as "1.23M", with SI steps.
std::string formatCount(double count);

} // namespace planner

#endif // PLANNER_SUPPORT_UNITS_H
