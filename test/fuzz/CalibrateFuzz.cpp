//===- CalibrateFuzz.cpp - Any bytes as a log of measurements -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A log is refused as bad input, or makes a cluster file that can be read,
// whose prices are finite and grow with the bytes.
//
//===----------------------------------------------------------------------===//

#include "Require.h"
#include "planner/Machine/Calibrate.h"
#include "planner/Machine/Collective.h"
#include <cmath>

using namespace planner;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  CalibrationOptions options;
  options.base = "a100-80g-sxm";
  options.date = "2026-11";
  std::string text(reinterpret_cast<const char *>(data), size);
  Expected<Calibration> result =
      calibrate({{"all_reduce_perf", text}}, options);
  if (!result) {
    require(result.error().status == Status::BadInput, "the log is at fault");
    return 0;
  }
  for (unsigned kind = 0; kind < kCollectiveKinds; ++kind) {
    double before = 0;
    for (double bytes = 1; bytes < 1e12; bytes *= 8) {
      double time =
          collectiveTime(result->cluster, static_cast<CollectiveKind>(kind),
                         {{8, 4, 1, 1}}, Bytes(bytes))
              .value;
      require(std::isfinite(time) && time >= before * (1 - 1e-9),
              "time grows with the bytes");
      before = time;
    }
  }
  return 0;
}
