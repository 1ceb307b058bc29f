//===- FitMatmul.cpp - Constants of matrix products from times ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// For a given tile_restart the formats are apart, and for a given k_half the
// efficiency is nearly a common factor of the times. So three searches of one
// variable lie inside each other, the innermost by Gauss-Newton steps.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/FitMatmul.h"
#include "Minimise.h"
#include "planner/Machine/Kernel.h"
#include <set>

namespace planner {

void FitError::add(double model, double measured) {
  double error = std::abs(model / measured - 1);
  sum += error;
  worst = std::max(worst, error);
  mean = sum / static_cast<double>(++rows);
}

/// Bytes of an element of the operands, and of the result.
static std::pair<double, double> elementBytes(MathFormat format) {
  using enum MathFormat;
  switch (format) {
  case Fp64:
    return {8, 8};
  case Fp32:
  case Tf32:
    return {4, 4};
  case Bf16:
  case Fp16:
    return {2, 2};
  case Fp8:
    return {1, 2};
  case Fp6:
    return {0.75, 2};
  case Fp4:
    return {0.5, 2};
  case Int8:
    return {1, 4};
  case Int4:
    return {0.5, 4};
  }
  return {4, 4};
}

double sampleTime(const DeviceSpec &device, const MatmulSample &sample) {
  auto [in, out] = elementBytes(sample.format);
  double bytes = sample.batch * ((sample.m + sample.n) * sample.k * in +
                                 sample.m * sample.n * out);
  double matrix = matmulTime(device, sample.format, sample.batch, sample.m,
                             sample.n, sample.k)
                      .value;
  return std::max(matrix, streamTime(device, Bytes(bytes)).value) +
         device.kernelLaunch.value;
}

void MatmulFit::applyTo(DeviceSpec &device) const {
  for (unsigned i = 0; i < kMathFormats; ++i)
    if (formats[i]) {
      device.matmul[i].efficiency = formats[i]->efficiency;
      device.matmul[i].kHalf = formats[i]->kHalf;
    }
  device.tileRestart = tileRestart;
}

namespace {

/// The rows of one format.
class FormatFitter {
public:
  FormatFitter(const DeviceSpec &spec, MathFormat of,
               std::vector<MatmulSample> rows)
      : device(spec), format(of), samples(std::move(rows)) {
    std::set<double> lengths;
    for (const MatmulSample &sample : samples)
      lengths.insert(sample.k);
    fitsLength = samples.size() >= 4 && lengths.size() >= 3;
  }

  bool fitsLength;

  /// The best constants for a tile_restart; returns the sum of squares.
  double fit(double tileRestart) {
    device.tileRestart = tileRestart;
    if (!fitsLength)
      return fitEfficiency();
    // From a single step of a tensor core to a whole reduction.
    double best = leastOn(0, std::log(2e4), 14, 26, [this](double logLength) {
      rate().kHalf = std::exp(logLength);
      return fitEfficiency();
    });
    rate().kHalf = std::exp(best);
    return fitEfficiency();
  }

  const MatmulRate &result() { return rate(); }

  /// Whether the restarts of waves can be seen.
  size_t rowsOfSeveralWaves() const {
    double largest = 0;
    for (const MatmulTile &tile : device.tiles)
      largest = std::max(largest, static_cast<double>(tile.m * tile.n));
    size_t count = 0;
    for (const MatmulSample &sample : samples)
      count += sample.batch * sample.m * sample.n / largest >
               2 * static_cast<double>(device.multiprocessors);
    return count;
  }

private:
  MatmulRate &rate() { return device.matmul[static_cast<unsigned>(format)]; }

  double logRatio(const MatmulSample &sample) const {
    return std::log(sampleTime(device, sample) / sample.seconds);
  }

  double fitEfficiency() {
    constexpr double kStep = 1e-4;
    double squares = 0;
    for (int round = 0; round < 6; ++round) {
      const double before = rate().efficiency;
      double numerator = 0, denominator = 0;
      squares = 0;
      std::vector<double> ratios;
      for (const MatmulSample &sample : samples)
        ratios.push_back(logRatio(sample));
      rate().efficiency = before * std::exp(-kStep);
      for (size_t i = 0; i < samples.size(); ++i) {
        double slope = (logRatio(samples[i]) - ratios[i]) / kStep;
        squares += ratios[i] * ratios[i];
        numerator += slope * ratios[i];
        denominator += slope * slope;
      }
      double change =
          denominator > 0 ? std::clamp(numerator / denominator, -2.0, 2.0) : 0;
      rate().efficiency = std::clamp(before * std::exp(change), 1e-4, 1.0);
      if (std::abs(rate().efficiency / before - 1) < 1e-9)
        break;
    }
    return squares;
  }

  DeviceSpec device;
  MathFormat format;
  std::vector<MatmulSample> samples;
};

} // namespace

MatmulFit fitMatmul(const DeviceSpec &device,
                    std::span<const MatmulSample> samples) {
  std::vector<std::pair<unsigned, FormatFitter>> fitters;
  size_t waves = 0;
  for (unsigned i = 0; i < kMathFormats; ++i) {
    std::vector<MatmulSample> rows;
    for (const MatmulSample &sample : samples)
      if (static_cast<unsigned>(sample.format) == i)
        rows.push_back(sample);
    if (rows.empty() || !(device.matmul[i].peak.value > 0))
      continue;
    fitters.emplace_back(
        i, FormatFitter(device, static_cast<MathFormat>(i), std::move(rows)));
    if (fitters.back().second.fitsLength)
      waves += fitters.back().second.rowsOfSeveralWaves();
  }
  MatmulFit fit;
  fit.tileRestart = device.tileRestart;
  fit.tileRestartFitted = waves >= 4;
  auto squares = [&](double tileRestart) {
    double sum = 0;
    for (auto &[format, fitter] : fitters)
      sum += fitter.fit(tileRestart);
    return sum;
  };
  if (fit.tileRestartFitted)
    fit.tileRestart = leastOn(0, 1, 6, 16, squares);
  squares(fit.tileRestart);
  for (auto &[format, fitter] : fitters) {
    const MatmulRate &rate = fitter.result();
    fit.formats[format] = {rate.efficiency, rate.kHalf, fitter.fitsLength};
  }
  return fit;
}

} // namespace planner
