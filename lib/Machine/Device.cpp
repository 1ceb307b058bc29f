//===- Device.cpp - Reading device files ----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Device.h"
#include "Kinds.h"
#include "Read.h"
#include <algorithm>
#include <cmath>

namespace planner {

static constexpr std::string_view kFormatNames[kMathFormats] = {
    "fp64", "fp32", "tf32", "bf16", "fp16",
    "fp8",  "fp6",  "fp4",  "int8", "int4"};

std::string_view name(MathFormat format) {
  return kFormatNames[static_cast<unsigned>(format)];
}

MathFormat mathFormatOf(DType type, bool tf32) {
  switch (type) {
  case DType::F64:
  case DType::C128:
    return MathFormat::Fp64;
  case DType::BF16:
    return MathFormat::Bf16;
  case DType::F16:
    return MathFormat::Fp16;
  case DType::F8E5M2:
  case DType::F8E4M3:
  case DType::F8E4M3FN:
  case DType::F8E4M3FNUZ:
  case DType::F8E4M3B11FNUZ:
  case DType::F8E5M2FNUZ:
  case DType::F8E3M4:
  case DType::F8E8M0FNU:
    return MathFormat::Fp8;
  case DType::F6E2M3FN:
  case DType::F6E3M2FN:
    return MathFormat::Fp6;
  case DType::F4E2M1FN:
    return MathFormat::Fp4;
  case DType::I8:
  case DType::U8:
  case DType::I1:
    return MathFormat::Int8;
  case DType::I4:
  case DType::U4:
  case DType::I2:
  case DType::U2:
    return MathFormat::Int4;
  default:
    return tf32 ? MathFormat::Tf32 : MathFormat::Fp32;
  }
}

double SizeCurve::at(double size) const {
  if (points.empty())
    return 1;
  if (!(size > points.front().size))
    return points.front().value;
  if (size >= points.back().size)
    return points.back().value;
  auto right = std::upper_bound(
      points.begin(), points.end(), size,
      [](double wanted, const Point &point) { return wanted < point.size; });
  auto left = right - 1;
  double part =
      std::log(size / left->size) / std::log(right->size / left->size);
  return left->value * std::pow(right->value / left->value, part);
}

const MatmulRate &DeviceSpec::matmulRate(MathFormat format) const {
  using enum MathFormat;
  auto firstOf =
      [&](std::initializer_list<MathFormat> formats) -> const MatmulRate & {
    for (MathFormat candidate : formats) {
      const MatmulRate &rate = matmul[static_cast<unsigned>(candidate)];
      if (rate.peak.value > 0)
        return rate;
    }
    return matmul[static_cast<unsigned>(Fp32)];
  };
  switch (format) {
  case Fp64:
    return firstOf({Fp64});
  case Fp32:
    return firstOf({Fp32});
  case Tf32:
    return firstOf({Tf32});
  case Bf16:
    return firstOf({Bf16});
  case Fp16:
    return firstOf({Fp16});
  case Fp8:
    return firstOf({Fp8, Bf16, Fp16});
  case Fp6:
    return firstOf({Fp6, Fp8, Bf16, Fp16});
  case Fp4:
    return firstOf({Fp4, Fp6, Fp8, Bf16, Fp16});
  case Int8:
    return firstOf({Int8, Bf16, Fp16});
  case Int4:
    return firstOf({Int4, Int8, Bf16, Fp16});
  }
  return firstOf({});
}

bool DeviceSpec::hasUnits(MathFormat format) const {
  if (kinds.empty())
    return matmul[static_cast<unsigned>(format)].peak.value > 0;
  return std::all_of(kinds.begin(), kinds.end(), [&](const DeviceSpec &kind) {
    return kind.hasUnits(format);
  });
}

FlopsPerSecond DeviceSpec::peak(DType type, bool tf32) const {
  if (!kinds.empty())
    return rateOfKinds(
        *this, [&](const DeviceSpec &kind) { return kind.peak(type, tf32); });
  return matmulRate(mathFormatOf(type, tf32)).peak;
}

static SizeCurve readCurve(JsonReader &reader, const char *unit) {
  SizeCurve curve;
  for (const std::vector<double> &row : reader.points("points", 2))
    curve.points.push_back({row[0], row[1]});
  reader.provenance(unit);
  return curve;
}

static void readMatmul(JsonReader reader, DeviceSpec &device) {
  for (unsigned i = 0; i < kMathFormats; ++i) {
    std::string key(kFormatNames[i]);
    bool required = i == static_cast<unsigned>(MathFormat::Fp64) ||
                    i == static_cast<unsigned>(MathFormat::Fp32);
    if (!reader.mentions(key.c_str()) && !required)
      continue;
    JsonReader format = reader.object(key.c_str());
    MatmulRate &rate = device.matmul[i];
    rate.peak =
        FlopsPerSecond(format.quantity("peak", "FLOP/s", Range::Positive));
    rate.efficiency = format.quantity("efficiency", "1", Range::Fraction);
    rate.kHalf = format.quantity("k_half", "1", Range::NonNegative);
    format.finish();
  }
  reader.finish();
}

static void readTiles(JsonReader reader, DeviceSpec &device) {
  for (const std::vector<double> &row :
       reader.points("points", 3, /*ordered=*/false))
    device.tiles.push_back(
        {static_cast<int64_t>(row[0]), static_cast<int64_t>(row[1]), row[2]});
  reader.provenance("1 x 1 -> 1");
  reader.finish();
}

static AttentionRate readAttention(JsonReader &reader) {
  AttentionRate rate;
  rate.kernel = static_cast<AttentionKernel>(
      reader.choice("kernel", {"flash2", "flash3"}));
  rate.headDim = reader.integer("head_dim", 1, 1 << 16);
  rate.causal = reader.boolean("causal");
  rate.backward = reader.choice("pass", {"forward", "backward"}) == 1;
  rate.rate = readCurve(reader, "1 -> FLOP/s");
  reader.finish();
  return rate;
}

DeviceSpec readDevice(JsonReader &reader) {
  DeviceSpec device;
  device.name = reader.string("name");
  reader.string("description");
  double memory = reader.quantity("memory", "B", Range::Positive);
  double reserve = reader.quantity("reserve", "B", Range::NonNegative);
  // 2^62 B: far above any device, far below what int64_t sums overflow at.
  if (memory > 0x1p62 || reserve >= memory)
    reader.fail("reserve", "expected less than the memory, got " +
                               std::to_string(reserve) + " of " +
                               std::to_string(memory) + " B");
  else
    device.usableBytes = static_cast<int64_t>(memory - reserve);
  device.memoryBytes = static_cast<int64_t>(std::min(memory, 0x1p62));
  device.memoryBandwidth = BytesPerSecond(
      reader.quantity("memory_bandwidth", "B/s", Range::Positive));
  JsonReader stream = reader.object("stream_efficiency");
  device.streamEfficiency = readCurve(stream, "B -> 1");
  stream.finish();
  device.multiprocessors = static_cast<int64_t>(std::min(
      1e9,
      std::ceil(reader.quantity("multiprocessors", "1", Range::Positive))));
  JsonReader vector = reader.object("vector");
  device.vectorPeak =
      FlopsPerSecond(vector.quantity("peak", "FLOP/s", Range::Positive));
  device.vectorEfficiency = vector.quantity("efficiency", "1", Range::Fraction);
  vector.finish();
  readMatmul(reader.object("matmul"), device);
  readTiles(reader.object("tiles"), device);
  device.tileRestart = reader.quantity("tile_restart", "1", Range::NonNegative);
  device.convolutionEfficiency =
      reader.quantity("convolution_efficiency", "1", Range::Fraction);
  for (JsonReader &rate : reader.array("attention", /*mayBeEmpty=*/true))
    device.attention.push_back(readAttention(rate));
  device.kernelLaunch =
      Seconds(reader.quantity("kernel_launch", "s", Range::NonNegative));
  device.hostBandwidth =
      BytesPerSecond(reader.quantity("host_bandwidth", "B/s", Range::Positive));
  reader.finish();
  return device;
}

Expected<DeviceSpec> loadDevice(const std::string &name) {
  Expected<JsonDocument> document = embeddedDocument("devices", "device", name);
  if (!document)
    return document.takeError();
  JsonReader reader(*document);
  DeviceSpec device = readDevice(reader);
  if (document->error)
    return *document->error;
  return device;
}

std::vector<std::string> deviceNames() { return embeddedNames("devices"); }

} // namespace planner
