//===- MinPlus.h - Least sums, many at once ---------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The inner loops of every elimination: for each entry of a line, the least sum
// over the alternatives of the variable that goes. Loops run over contiguous
// entries without branches, so that they vectorise; where the processor has
// wider vectors than the compiler may take for granted, those are used. Each
// entry is computed by the same operations in the same order in any case.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_MINPLUS_H
#define PLANNER_SOLVER_MINPLUS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

#if defined(__x86_64__)
#define PLANNER_AVX2 [[gnu::target("avx2")]]
#else
#define PLANNER_AVX2
#endif

namespace planner::solver {

/// Whether functions marked PLANNER_AVX2 may be called.
inline bool hasAvx2() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return true;
#endif
}

template <typename T> struct Arithmetic;
template <> struct Arithmetic<double> {
  static constexpr double infinity = std::numeric_limits<double>::infinity();
  static double add(double a, double b) { return a + b; }
};
template <> struct Arithmetic<int64_t> {
  // Two of them add without overflow, and no finite sum reaches one.
  static constexpr int64_t infinity = (int64_t(1) << 62) - 1;
  static int64_t add(int64_t a, int64_t b) {
    int64_t sum = a + b;
    return sum < infinity ? sum : infinity;
  }
};

namespace kernel {

/// Entries l to l + Width of the result, which stay in registers meanwhile;
/// offsets are added or subtracted.
template <size_t Width, bool Subtract, typename T>
[[gnu::always_inline]] inline void
minPlusBlock(T *__restrict out, size_t l, size_t domain, const T *const *lines,
             const size_t *steps, size_t numLines, const T *offsets) {
  using A = Arithmetic<T>;
  T least[Width];
  for (size_t k = 0; k < Width; ++k)
    least[k] = A::infinity;
  for (size_t x = 0; x < domain; ++x) {
    if (!Subtract && offsets[x] >= A::infinity)
      continue;
    T sum[Width];
    for (size_t k = 0; k < Width; ++k)
      sum[k] = Subtract ? -offsets[x] : offsets[x];
    for (size_t i = 0; i < numLines; ++i) {
      const T *__restrict line = lines[i] + x * steps[i] + l;
      for (size_t k = 0; k < Width; ++k)
        sum[k] = A::add(sum[k], line[k]);
    }
    for (size_t k = 0; k < Width; ++k)
      least[k] = std::min(least[k], sum[k]);
  }
  for (size_t k = 0; k < Width; ++k)
    out[l + k] = least[k];
}

template <bool Subtract, typename T>
[[gnu::always_inline]] inline void
minPlusLines(T *__restrict out, size_t length, size_t domain,
             const T *const *lines, const size_t *steps, size_t numLines,
             const T *offsets) {
  size_t l = 0;
  for (; l + 16 <= length; l += 16)
    minPlusBlock<16, Subtract>(out, l, domain, lines, steps, numLines, offsets);
  for (; l + 4 <= length; l += 4)
    minPlusBlock<4, Subtract>(out, l, domain, lines, steps, numLines, offsets);
  if (l < length && length >= 4)
    // Some entries again, rather than the last ones one by one.
    return minPlusBlock<4, Subtract>(out, length - 4, domain, lines, steps,
                                     numLines, offsets);
  for (; l < length; ++l)
    minPlusBlock<1, Subtract>(out, l, domain, lines, steps, numLines, offsets);
}

template <typename T>
[[gnu::always_inline]] inline void
minPlus(T *__restrict out, size_t length, size_t domain,
        const std::vector<const T *> &lines, const std::vector<size_t> &steps,
        const std::vector<T> &offsets) {
  // Nearly all results have one line to three.
  switch (lines.size()) {
  case 1:
    return minPlusLines<false>(out, length, domain, lines.data(), steps.data(),
                               1, offsets.data());
  case 2:
    return minPlusLines<false>(out, length, domain, lines.data(), steps.data(),
                               2, offsets.data());
  case 3:
    return minPlusLines<false>(out, length, domain, lines.data(), steps.data(),
                               3, offsets.data());
  default:
    return minPlusLines<false>(out, length, domain, lines.data(), steps.data(),
                               lines.size(), offsets.data());
  }
}

[[gnu::always_inline]] inline void
minPlusFirst(double *__restrict out, double *__restrict first, size_t length,
             const std::vector<double> &offsets, const double *table) {
  std::fill(out, out + length, Arithmetic<double>::infinity);
  std::fill(first, first + length, 0.0);
  // Two alternatives at a time, so that the result is loaded half as often.
  const size_t domain = offsets.size();
  for (size_t x = 0; x < domain; x += 2) {
    const size_t y = std::min(x + 1, domain - 1);
    const double atX = double(x), atY = double(y);
    const double offsetX = offsets[x], offsetY = offsets[y];
    const double *__restrict lineX = table + x * length;
    const double *__restrict lineY = table + y * length;
    for (size_t l = 0; l < length; ++l) {
      const double sumX = offsetX + lineX[l], sumY = offsetY + lineY[l];
      const double sum = std::min(sumX, sumY), at = sumY < sumX ? atY : atX;
      // Both are read and written whatever the comparison says.
      const double before = out[l], was = first[l];
      out[l] = std::min(before, sum);
      first[l] = sum < before ? at : was;
    }
  }
}

[[gnu::always_inline]] inline double
leastDifference(const double *a, const double *b, size_t length) {
  constexpr size_t kLanes = 4;
  if (length < kLanes) {
    double least = Arithmetic<double>::infinity;
    for (size_t l = 0; l < length; ++l)
      least = std::min(least, a[l] - b[l]);
    return least;
  }
  double lanes[2 * kLanes];
  std::fill(lanes, lanes + 2 * kLanes, Arithmetic<double>::infinity);
  size_t l = 0;
  for (; l + 2 * kLanes <= length; l += 2 * kLanes)
    for (size_t k = 0; k < 2 * kLanes; ++k)
      lanes[k] = std::min(lanes[k], a[l + k] - b[l + k]);
  if (l + kLanes < length)
    for (size_t k = 0; k < kLanes; ++k)
      lanes[k] = std::min(lanes[k], a[l + k] - b[l + k]);
  // Some entries again, rather than the last ones one by one.
  for (size_t k = 0, at = length - kLanes; k < kLanes; ++k)
    lanes[kLanes + k] = std::min(lanes[kLanes + k], a[at + k] - b[at + k]);
  for (size_t k = 0; k < kLanes; ++k)
    lanes[k] = std::min(lanes[k], lanes[kLanes + k]);
  return std::min(std::min(lanes[0], lanes[1]), std::min(lanes[2], lanes[3]));
}

[[gnu::always_inline]] inline void leastOfRows(double *out, const double *table,
                                               size_t rows, size_t cols,
                                               const double *message) {
  for (size_t row = 0; row < rows; ++row)
    out[row] = leastDifference(table + row * cols, message, cols);
}

[[gnu::always_inline]] inline void leastOfColumns(double *__restrict out,
                                                  const double *table,
                                                  size_t rows, size_t cols,
                                                  const double *message) {
  minPlusLines<true>(out, cols, rows, &table, &cols, 1, message);
}

PLANNER_AVX2 inline void leastOfRowsWide(double *out, const double *table,
                                         size_t rows, size_t cols,
                                         const double *message) {
  leastOfRows(out, table, rows, cols, message);
}
PLANNER_AVX2 inline void leastOfColumnsWide(double *out, const double *table,
                                            size_t rows, size_t cols,
                                            const double *message) {
  leastOfColumns(out, table, rows, cols, message);
}
PLANNER_AVX2 inline void minPlusWide(double *out, size_t length, size_t domain,
                                     const std::vector<const double *> &lines,
                                     const std::vector<size_t> &steps,
                                     const std::vector<double> &offsets) {
  minPlus(out, length, domain, lines, steps, offsets);
}
PLANNER_AVX2 inline void minPlusFirstWide(double *out, double *first,
                                          size_t length,
                                          const std::vector<double> &offsets,
                                          const double *table) {
  minPlusFirst(out, first, length, offsets, table);
}

} // namespace kernel

/// out[l] = min over x of offsets[x] + sum over lines of line[x * step + l].
template <typename T>
void minPlus(T *out, size_t length, size_t domain,
             const std::vector<const T *> &lines,
             const std::vector<size_t> &steps, const std::vector<T> &offsets) {
  if constexpr (std::is_same_v<T, double>)
    if (hasAvx2())
      return kernel::minPlusWide(out, length, domain, lines, steps, offsets);
  kernel::minPlus(out, length, domain, lines, steps, offsets);
}

/// out[l] = min over x of offsets[x] + table[x * length + l], and the first x
/// at which it is.
inline void minPlusFirst(double *out, double *first, size_t length,
                         const std::vector<double> &offsets,
                         const double *table) {
  hasAvx2() ? kernel::minPlusFirstWide(out, first, length, offsets, table)
            : kernel::minPlusFirst(out, first, length, offsets, table);
}

/// By row of a table, the least of its entries less the column's message.
inline void leastOfRows(double *out, const double *table, size_t rows,
                        size_t cols, const double *message) {
  hasAvx2() ? kernel::leastOfRowsWide(out, table, rows, cols, message)
            : kernel::leastOfRows(out, table, rows, cols, message);
}

/// By column, the least of its entries less the row's message.
inline void leastOfColumns(double *out, const double *table, size_t rows,
                           size_t cols, const double *message) {
  hasAvx2() ? kernel::leastOfColumnsWide(out, table, rows, cols, message)
            : kernel::leastOfColumns(out, table, rows, cols, message);
}

} // namespace planner::solver

#endif // PLANNER_SOLVER_MINPLUS_H
